## The laboratory on the command line

lab-progress-precise = Gespeelde blokken: { $done } · { $time }
lab-stopped = Gestopt. Gespeelde blokken: { $blocks }.
lab-other-format = Dit bestand heeft versie { $format } van het formaat, die dit programma niet kent. Een nieuwere versie van Courtyard kent die misschien.
lab-impossible = Geen enkele proefreeks heeft de getallen in “{ $field }”: het bestand is gewijzigd. Speel deze proefreeks opnieuw.
lab-axis = Verschil in standaarddeviaties van een blok
lab-legend-found = ook samen met alle andere significant (*)
lab-legend-open = niet significant
lab-legend-zone = breedte van het interval: zo’n verschil kan onopgemerkt blijven

## Errors

cli-refused-by-system = Het systeem staat het niet toe: { $why }. Sluit andere programma’s en probeer het opnieuw.
cli-unknown-game = Onbekend spel “{ $name }”. Bekend zijn: { $known }.
cli-unknown-edition = Onbekende editie “{ $name }”. Bekend zijn: { $known }.

## Shelves

cli-archived = Gearchiveerd: { $path }
cli-deleted = Naar de prullenbak verplaatst: { $path }
cli-restored = Hersteld: { $path }
cli-renamed = Hernoemd: { $path }
cli-empty-trash = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
} in de prullenbak definitief verwijderen? Typ ja:
cli-yes = ja
cli-nothing-deleted = Er is niets verwijderd.
cli-trash-needs-yes = Er is niets verwijderd: zonder terminal voor de vraag bevestig je met --yes.
