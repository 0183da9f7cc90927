### Deck lists of Noble Hearts: their cards, their faults, and their commands.

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Karte { $card }: { $why }
noble-hearts-deck-too-large = Die Datei ist größer als jede Deckliste.
noble-hearts-deck-json = Zeile { $line } ist nicht lesbar: { $why }.
noble-hearts-deck-not-a-deck-list = Das ist keine Deckliste: Das Feld „deck_list“ fehlt.
noble-hearts-deck-newer = Diese Deckliste stammt von einer neueren Version von Courtyard und hat die Formatversion { $value }.
noble-hearts-deck-other-game = Diese Deckliste gehört zu einem anderen Spiel, „{ $value }“.
noble-hearts-deck-no-name = Die Deckliste hat keinen Namen.
noble-hearts-deck-long-name = „{ $field }“ hat { $length } Zeichen; erlaubt sind höchstens { $most }.
noble-hearts-deck-control = „{ $value }“ enthält ein Zeichen, das nicht angezeigt werden kann.
noble-hearts-deck-too-many-areas = Mehr als { $most } Zonen haben einen Namen.
noble-hearts-deck-number = „{ $print }“ ist { $number }; erlaubt ist { $least } bis { $most }.
noble-hearts-deck-blank = Die Karte hat keine Zahl.
noble-hearts-deck-count = Diese Karte ist { $value }-mal dabei; erlaubt ist 1- bis { $most }-mal.
noble-hearts-deck-too-many-cards = Das sind { $value } Karten; eine Deckliste hat höchstens { $most }.

## The commands

cli-decks-none = In { $folder } gibt es keine Decklisten.
cli-decks-line = { $name }: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
  }, { $different } verschiedene
cli-decks-card = { $count } × { $card }
cli-decks-areas = Zonen: { $names }
cli-decks-new = { $file }: importiert als { $name }
cli-decks-known = { $file }: schon vorhanden als { $name }
cli-decks-learnt = { $name }: jetzt { $cards } { $cards ->
    [one] Karte
   *[other] Karten
  }, vorher { $before }
cli-decks-learnt-nothing = { $name }: nichts Neues
cli-decks-deleted = { $name }: gelöscht
cli-decks-unknown = Eine Deckliste „{ $name }“ gibt es nicht.
cli-decks-several = Mehrere Decklisten heißen „{ $name }“: Gib eine davon mit ihrem Dateinamen an, ohne die Endung.
cli-decks-other-game = Dieses Protokoll gehört zu einem anderen Spiel.
cli-decks-no-player = „{ $player }“ spielt in dieser Partie nicht mit, nur { $players }.
