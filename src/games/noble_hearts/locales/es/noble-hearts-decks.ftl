### Deck lists of Noble Hearts: their cards, their faults, and their commands.

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Carta { $card }: { $why }
noble-hearts-deck-too-large = El archivo es más grande que cualquier lista de cartas.
noble-hearts-deck-json = La línea { $line } no se puede leer: { $why }.
noble-hearts-deck-not-a-deck-list = Esto no es una lista de cartas: le falta el campo «deck_list».
noble-hearts-deck-newer = Esta lista de cartas se guardó con una versión más nueva de Courtyard, en la versión { $value } del formato.
noble-hearts-deck-other-game = Esta lista de cartas es de otro juego, «{ $value }».
noble-hearts-deck-no-name = La lista de cartas no tiene nombre.
noble-hearts-deck-long-name = «{ $field }» tiene { $length } caracteres; caben { $most } como mucho.
noble-hearts-deck-control = «{ $value }» contiene un carácter que no se puede mostrar.
noble-hearts-deck-too-many-areas = Tienen nombre más de { $most } zonas.
noble-hearts-deck-number = «{ $print }» es { $number }; va de { $least } a { $most }.
noble-hearts-deck-blank = No tiene ningún número.
noble-hearts-deck-count = Hay { $value } iguales; puede haber de 1 a { $most }.
noble-hearts-deck-too-many-cards = Con ella son { $value } cartas; una lista de cartas tiene { $most } como mucho.

## The commands

cli-decks-none = No hay listas de cartas en { $folder }.
cli-decks-line = { $name }: { $cards } { $cards ->
    [one] carta
   *[other] cartas
  }, { $different } distintas
cli-decks-card = { $count } × { $card }
cli-decks-areas = Zonas: { $names }
cli-decks-new = { $file }: importada como { $name }
cli-decks-known = { $file }: ya está aquí como { $name }
cli-decks-learnt = { $name }: ahora { $cards } { $cards ->
    [one] carta
   *[other] cartas
  }, antes { $before }
cli-decks-learnt-nothing = { $name }: nada nuevo
cli-decks-deleted = { $name }: eliminada
cli-decks-unknown = No hay ninguna lista de cartas «{ $name }».
cli-decks-several = Varias listas de cartas se llaman «{ $name }»: indica una por su archivo, sin la extensión.
cli-decks-other-game = Este diario es de otro juego.
cli-decks-no-player = «{ $player }» no juega en esta partida: juegan { $players }.
