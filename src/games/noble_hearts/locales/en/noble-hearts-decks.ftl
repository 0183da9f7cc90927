### Deck lists of Noble Hearts: their cards, their faults, and their commands.

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Card { $card }: { $why }
noble-hearts-deck-too-large = The file is larger than any deck list.
noble-hearts-deck-json = Line { $line } cannot be read: { $why }.
noble-hearts-deck-not-a-deck-list = This is not a deck list: it has no field “deck_list”.
noble-hearts-deck-newer = A newer version of Courtyard wrote this deck list, in version { $value } of its format.
noble-hearts-deck-other-game = This deck list belongs to another game, “{ $value }”.
noble-hearts-deck-no-name = The deck list has no name.
noble-hearts-deck-long-name = “{ $field }” has { $length } characters; the maximum is { $most }.
noble-hearts-deck-control = “{ $value }” has a character that cannot be shown.
noble-hearts-deck-too-many-areas = More than { $most } areas have a name.
noble-hearts-deck-number = “{ $print }” is { $number }; it must be from { $least } to { $most }.
noble-hearts-deck-blank = It has no number.
noble-hearts-deck-count = There are { $value } of this card; there can be 1 to { $most }.
noble-hearts-deck-too-many-cards = These are { $value } cards; a deck list has at most { $most }.

## The commands

cli-decks-none = There are no deck lists in { $folder }.
cli-decks-line = { $name }: { $cards } { $cards ->
    [one] card
   *[other] cards
  }, { $different } different
cli-decks-card = { $count } × { $card }
cli-decks-areas = Areas: { $names }
cli-decks-new = { $file }: imported as { $name }
cli-decks-known = { $file }: already here as { $name }
cli-decks-learnt = { $name }: { $cards } { $cards ->
    [one] card
   *[other] cards
  } now, { $before } before
cli-decks-learnt-nothing = { $name }: nothing new
cli-decks-deleted = { $name }: deleted
cli-decks-unknown = There is no deck list “{ $name }”.
cli-decks-several = Several deck lists are called “{ $name }”: name one by its file, without the extension.
cli-decks-other-game = This journal is of another game.
cli-decks-no-player = “{ $player }” does not play in this game: { $players } do.
