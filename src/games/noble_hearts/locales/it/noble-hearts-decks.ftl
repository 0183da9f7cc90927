### Deck lists of Noble Hearts: their cards, their faults, and their commands.

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Carta { $card }: { $why }
noble-hearts-deck-too-large = Il file è più grande di qualsiasi lista di un mazzo.
noble-hearts-deck-json = Impossibile leggere la riga { $line }: { $why }.
noble-hearts-deck-not-a-deck-list = Questa non è la lista di un mazzo: manca il campo «deck_list».
noble-hearts-deck-newer = Questa lista è stata scritta da una versione più recente di Courtyard, nella versione { $value } del formato.
noble-hearts-deck-other-game = Questa lista è di un altro gioco, «{ $value }».
noble-hearts-deck-no-name = La lista non ha un nome.
noble-hearts-deck-long-name = «{ $field }» ha { $length } caratteri; il massimo è { $most }.
noble-hearts-deck-control = «{ $value }» contiene un carattere che non si può mostrare.
noble-hearts-deck-too-many-areas = Le zone con un nome sono più di { $most }.
noble-hearts-deck-number = «{ $print }» è { $number }; può andare da { $least } a { $most }.
noble-hearts-deck-blank = Non ha nessun numero.
noble-hearts-deck-count = Le copie di questa carta sono { $value }; possono essere da 1 a { $most }.
noble-hearts-deck-too-many-cards = Sono { $value } carte; la lista di un mazzo ne ha al massimo { $most }.

## The commands

cli-decks-none = Nessuna lista di mazzi in { $folder }.
cli-decks-line = { $name }: { $cards } { $cards ->
    [one] carta
   *[other] carte
  }, { $different } diverse
cli-decks-card = { $count } × { $card }
cli-decks-areas = Zone: { $names }
cli-decks-new = { $file }: importata come { $name }
cli-decks-known = { $file }: già presente come { $name }
cli-decks-learnt = { $name }: ora { $cards } { $cards ->
    [one] carta
   *[other] carte
  }, prima { $before }
cli-decks-learnt-nothing = { $name }: niente di nuovo
cli-decks-deleted = { $name }: eliminata
cli-decks-unknown = Nessuna lista di un mazzo si chiama «{ $name }».
cli-decks-several = Più liste si chiamano «{ $name }»: indicane una con il nome del suo file, senza estensione.
cli-decks-other-game = Questo diario è di un altro gioco.
cli-decks-no-player = «{ $player }» non gioca in questa partita: giocano { $players }.
