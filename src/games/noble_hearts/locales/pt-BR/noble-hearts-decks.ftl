### Deck lists of Noble Hearts: their cards, their faults, and their commands.

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Carta { $card }: { $why }
noble-hearts-deck-too-large = O arquivo é maior do que qualquer lista de baralho.
noble-hearts-deck-json = Não foi possível ler a linha { $line }: { $why }.
noble-hearts-deck-not-a-deck-list = Isto não é uma lista de baralho: falta o campo “deck_list”.
noble-hearts-deck-newer = Uma versão mais nova do Courtyard gravou esta lista de baralho, na versão { $value } do formato.
noble-hearts-deck-other-game = Esta lista de baralho é de outro jogo, “{ $value }”.
noble-hearts-deck-no-name = A lista de baralho não tem nome.
noble-hearts-deck-long-name = “{ $field }” tem { $length } caracteres; o máximo é { $most }.
noble-hearts-deck-control = “{ $value }” tem um caractere que não pode ser mostrado.
noble-hearts-deck-too-many-areas = Mais de { $most } áreas têm nome.
noble-hearts-deck-number = “{ $print }” é { $number }; precisa ser de { $least } a { $most }.
noble-hearts-deck-blank = Não tem nenhum número.
noble-hearts-deck-count = Há { $value } desta carta; pode haver de 1 a { $most }.
noble-hearts-deck-too-many-cards = São { $value } cartas; uma lista de baralho tem no máximo { $most }.

## The commands

cli-decks-none = Não há listas de baralho em { $folder }.
cli-decks-line = { $name }: { $cards } { $cards ->
    [one] carta
   *[other] cartas
  }, { $different ->
    [one] { $different } diferente
   *[other] { $different } diferentes
  }
cli-decks-card = { $count } × { $card }
cli-decks-areas = Áreas: { $names }
cli-decks-new = { $file }: importado como { $name }
cli-decks-known = { $file }: já está aqui como { $name }
cli-decks-learnt = { $name }: agora { $cards } { $cards ->
    [one] carta
   *[other] cartas
  }, antes { $before }
cli-decks-learnt-nothing = { $name }: nada de novo
cli-decks-deleted = { $name }: lista excluída
cli-decks-unknown = A lista de baralho “{ $name }” não existe.
cli-decks-several = Várias listas de baralho se chamam “{ $name }”: indique uma pelo arquivo, sem a extensão.
cli-decks-other-game = Este diário é de outro jogo.
cli-decks-no-player = “{ $player }” não joga nesta partida; quem joga: { $players }.
