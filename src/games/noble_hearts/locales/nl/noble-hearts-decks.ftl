### Deck lists of Noble Hearts: their cards, their faults, and their commands.

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Kaart { $card }: { $why }
noble-hearts-deck-too-large = Het bestand is groter dan een decklijst kan zijn.
noble-hearts-deck-json = Regel { $line } kan niet worden gelezen: { $why }.
noble-hearts-deck-not-a-deck-list = Dit is geen decklijst: het veld “deck_list” ontbreekt.
noble-hearts-deck-newer = Een nieuwere versie van Courtyard heeft deze decklijst geschreven, in versie { $value } van het formaat.
noble-hearts-deck-other-game = Deze decklijst hoort bij een ander spel, “{ $value }”.
noble-hearts-deck-no-name = De decklijst heeft geen naam.
noble-hearts-deck-long-name = “{ $field }” heeft { $length } tekens; het maximum is { $most }.
noble-hearts-deck-control = “{ $value }” bevat een teken dat niet kan worden getoond.
noble-hearts-deck-too-many-areas = Meer dan { $most } zones hebben een naam.
noble-hearts-deck-number = “{ $print }” moet { $least } tot { $most } zijn; hier staat { $number }.
noble-hearts-deck-blank = Het getal ontbreekt.
noble-hearts-deck-count = Deze kaart staat er { $value } keer in; 1 tot { $most } keer is mogelijk.
noble-hearts-deck-too-many-cards = Dit zijn { $value } kaarten; in een decklijst passen er hoogstens { $most }.

## The commands

cli-decks-none = Er zijn geen decklijsten in { $folder }.
cli-decks-line = { $name }: { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
  }, waarvan { $different } verschillende
cli-decks-card = { $count } × { $card }
cli-decks-areas = Zones: { $names }
cli-decks-new = { $file }: geïmporteerd als { $name }
cli-decks-known = { $file }: was er al, als { $name }
cli-decks-learnt = { $name }: nu { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
  }, eerst { $before }
cli-decks-learnt-nothing = { $name }: niets nieuws
cli-decks-deleted = { $name }: verwijderd
cli-decks-unknown = Er is geen decklijst “{ $name }”.
cli-decks-several = Meerdere decklijsten heten “{ $name }”: geef het bestand ervan op, zonder extensie.
cli-decks-other-game = Dit partijbestand hoort bij een ander spel.
cli-decks-no-player = “{ $player }” speelt niet mee in deze partij; wel: { $players }.
