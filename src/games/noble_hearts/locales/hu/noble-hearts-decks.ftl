### Deck lists of Noble Hearts: their cards, their faults, and their commands.

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = { $card }. lap: { $why }
noble-hearts-deck-too-large = A fájl túl nagy paklilistának.
noble-hearts-deck-json = A fájl { $line }. sora nem olvasható: { $why }.
noble-hearts-deck-not-a-deck-list = Ez nem paklilista: nincs „deck_list” mezője.
noble-hearts-deck-newer = Ezt a paklilistát a Courtyard újabb verziója írta, a formátum verziója { $value }.
noble-hearts-deck-other-game = Ez a paklilista egy másik játékhoz tartozik: „{ $value }”.
noble-hearts-deck-no-name = A paklilistának nincs neve.
noble-hearts-deck-long-name = „{ $field }”: { $length } karakter, pedig legfeljebb { $most } lehet.
noble-hearts-deck-control = „{ $value }”: az egyik karakter nem jeleníthető meg.
noble-hearts-deck-too-many-areas = Több mint { $most } zónának van neve.
noble-hearts-deck-number = „{ $print }” értéke { $number }; { $least } és { $most } között lehet.
noble-hearts-deck-blank = Nincs rajta szám.
noble-hearts-deck-count = Ebből a lapból { $value } van; a száma 1 és { $most } között lehet.
noble-hearts-deck-too-many-cards = Ez { $value } lap; egy paklilistában legfeljebb { $most } lehet.

## The commands

cli-decks-none = Ebben a mappában nincs paklilista: { $folder }
cli-decks-line = { $name }: { $cards } lap, ebből { $different } különböző
cli-decks-card = { $count } × { $card }
cli-decks-areas = Zónák: { $names }
cli-decks-new = { $file }: importálva { $name } néven
cli-decks-known = { $file }: már megvan { $name } néven
cli-decks-learnt = { $name }: most { $cards } lap, előtte { $before }
cli-decks-learnt-nothing = { $name }: semmi új
cli-decks-deleted = { $name }: törölve
cli-decks-unknown = Nincs „{ $name }” nevű paklilista.
cli-decks-several = Több paklilista neve is „{ $name }”: add meg a fájlja nevét, kiterjesztés nélkül.
cli-decks-other-game = Ez a naplófájl egy másik játéké.
cli-decks-no-player = „{ $player }” nem játszik ebben a játszmában; akik játszanak: { $players }.
