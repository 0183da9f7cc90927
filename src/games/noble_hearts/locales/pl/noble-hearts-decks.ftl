### Deck lists of Noble Hearts: their cards, their faults, and their commands.

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Karta { $card }: { $why }
noble-hearts-deck-too-large = Ten plik jest za duży na spis kart.
noble-hearts-deck-json = Wiersza { $line } nie da się odczytać: { $why }.
noble-hearts-deck-not-a-deck-list = To nie jest spis kart: nie ma pola „deck_list”.
noble-hearts-deck-newer = Ten spis kart pochodzi z nowszej wersji Courtyard i ma format w wersji { $value }.
noble-hearts-deck-other-game = Ten spis kart należy do innej gry: „{ $value }”.
noble-hearts-deck-no-name = Spis kart nie ma nazwy.
noble-hearts-deck-long-name = „{ $field }” ma znaków: { $length }; limit to { $most }.
noble-hearts-deck-control = „{ $value }” zawiera znak, którego nie da się wyświetlić.
noble-hearts-deck-too-many-areas = Za dużo nazw stref: limit to { $most }.
noble-hearts-deck-number = „{ $print }” to { $number }, a musi być od { $least } do { $most }.
noble-hearts-deck-blank = Nie ma żadnej liczby.
noble-hearts-deck-count = Liczba takich kart to { $value }, a może być od 1 do { $most }.
noble-hearts-deck-too-many-cards = Kart jest łącznie { $value }, a w spisie może ich być najwyżej { $most }.

## The commands

cli-decks-none = W { $folder } nie ma spisów kart.
cli-decks-line = { $name }: { $cards } { $cards ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
  }, różnych { $different }
cli-decks-card = { $count } × { $card }
cli-decks-areas = Strefy: { $names }
cli-decks-new = { $file }: zaimportowano jako { $name }
cli-decks-known = { $file }: już tu jest jako { $name }
cli-decks-learnt = { $name }: teraz { $cards } { $cards ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
  }, przedtem { $before }
cli-decks-learnt-nothing = { $name }: nic nowego
cli-decks-deleted = { $name }: usunięto
cli-decks-unknown = Nie ma spisu kart „{ $name }”.
cli-decks-several = Kilka spisów kart nazywa się „{ $name }”: wskaż jeden nazwą pliku, bez rozszerzenia.
cli-decks-other-game = To zapis partii innej gry.
cli-decks-no-player = „{ $player }” nie gra w tej partii; grają { $players }.
