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
