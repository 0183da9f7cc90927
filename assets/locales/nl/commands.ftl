## The laboratory on the command line

lab-progress-precise = Gespeelde blokken: { $done } · { $time }
lab-stopped = Gestopt. Gespeelde blokken: { $blocks }.
lab-other-format = Dit bestand heeft versie { $format } van het formaat, die dit programma niet kent. Een nieuwere versie van Courtyard kent die misschien.
lab-impossible = Geen enkele proefreeks heeft de getallen in “{ $field }”: het bestand is gewijzigd. Speel deze proefreeks opnieuw.
lab-lead = Voorsprong
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

## A game in a terminal

play-choose = Nummer van een actie, of undo, redo, help of quit:
play-answer = Nummer, of alleen Enter om terug te gaan:
play-number = Een getal van { $from } tot { $to }, of alleen Enter om terug te gaan:
play-note = De notitie, of alleen Enter om terug te gaan:
play-enough = Dat is alles
play-none = Geen
play-unnamed = Zonder hem te noemen
play-unknown = Typ een van de nummers.
play-as-json = Typ deze actie als JSON, bijvoorbeeld { $example }. De pagina van het spel beschrijft alle acties.
play-unsaved = Nog niet opgeslagen: { $why }. Het spel gaat verder in het geheugen.
play-help =
    Typ het nummer van een actie. Ook de vragen daarna beantwoord je met nummers.
    undo: de laatste actie ongedaan maken. redo: opnieuw uitvoeren. quit: stoppen; het spel wordt na elke actie opgeslagen.
    Een regel JSON legt een actie vast zoals een script: “courtyard help play” legt het uit.
cli-script-utf-16 = De stappen zijn UTF-16-tekst. Sla ze op als UTF-8.
cli-script-stopped = De eerste stap is geweigerd, dus is er geen andere stap uit dit bestand gelezen.
