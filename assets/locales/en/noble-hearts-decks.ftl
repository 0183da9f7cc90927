### Deck lists of Noble Hearts: their cards, what can be wrong with them, and their commands.

hearts-card-number = { $print } { $value }

## What is wrong with a deck list

hearts-deck-at-card = Card { $card }: { $why }
hearts-deck-too-large = The file is larger than any deck list.
hearts-deck-json = Line { $line } cannot be read: { $why }
hearts-deck-none = This is no deck list: it has no field “deck_list”.
hearts-deck-newer = A newer Courtyard has written this deck list, in version { $version } of its form.
hearts-deck-other-game = This deck list belongs to another game, “{ $game }”.
hearts-deck-no-name = The deck list has no name.
hearts-deck-long = “{ $field }” has { $length } characters; at most { $most } are possible.
hearts-deck-control = “{ $field }” holds a character that cannot be shown.
hearts-deck-many-areas = More than { $most } areas have a name.
hearts-deck-number = “{ $print }” is { $number }; it goes from { $least } to { $most }.
hearts-deck-blank = None of its numbers is told.
hearts-deck-count = There are { $count } of it; 1 to { $most } are possible.
hearts-deck-many-cards = That makes { $total } cards; a deck list has at most { $most }.

## The commands

cli-decks-none = There are no deck lists in { $folder }.
cli-decks-line = { $name }: { $cards } { $cards ->
    [one] card
   *[other] cards
  }, { $different } different
cli-decks-card = { $count } × { $card }
cli-decks-areas = Areas: { $names }
cli-decks-new = { $file }: imported as { $name }
cli-decks-known = { $file }: is here already as { $name }
cli-decks-learnt = { $name }: { $cards } { $cards ->
    [one] card
   *[other] cards
  } now, { $before } before
cli-decks-learnt-nothing = { $name }: nothing new
cli-decks-deleted = { $name }: deleted
cli-decks-unknown = There is no deck list “{ $name }”.
cli-decks-several = Several deck lists are called “{ $name }”: name one by its file, without the ending.
cli-decks-other-game = This journal is of another game.
cli-decks-no-player = “{ $player }” does not play in this game: { $players } do.
