## The laboratory on the command line

lab-progress-precise = Gespielte Blöcke: { $done } · { $time }
lab-stopped = Abgebrochen. Gespielte Blöcke: { $blocks }.
lab-other-format = Diese Datei hat Version { $format } des Formats, die dieses Programm nicht kennt. Eine neuere Version von Courtyard kennt sie vielleicht.
lab-impossible = Kein Testlauf hat die Zahlen in „{ $field }“: Die Datei wurde verändert. Spiele diesen Testlauf noch einmal.
lab-lead = Vorsprung
lab-legend-found = auch zusammen mit allen anderen signifikant (*)
lab-legend-open = nicht signifikant
lab-legend-zone = Breite des Intervalls: so groß kann ein Unterschied sein, den der Test nicht findet

## Errors

cli-refused-by-system = Das System lehnt es ab: { $why }. Schließe andere Programme und versuche es noch einmal.
cli-unknown-game = Unbekanntes Spiel „{ $name }“. Bekannt sind: { $known }.
cli-unknown-edition = Unbekannte Edition „{ $name }“. Bekannt sind: { $known }.

## Shelves

cli-archived = Archiviert: { $path }
cli-deleted = In den Papierkorb verschoben: { $path }
cli-restored = Wiederhergestellt: { $path }
cli-renamed = Umbenannt: { $path }
cli-empty-trash = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} im Papierkorb endgültig löschen? Gib „ja“ ein:
cli-yes = ja
cli-nothing-deleted = Es wurde nichts gelöscht.
cli-trash-needs-yes = Es wurde nichts gelöscht: Ohne Terminal für die Frage bestätige mit --yes.

## A game in a terminal

play-choose = Nummer einer Aktion, oder undo, redo, help oder quit:
play-answer = Nummer, oder nur Enter für zurück:
play-number = Eine Zahl von { $from } bis { $to }, oder nur Enter für zurück:
play-note = Die Notiz, oder nur Enter für zurück:
play-enough = Das ist alles
play-none = Keine
play-unnamed = Ohne sie zu nennen
play-unknown = Gib eine der Nummern ein.
play-as-json = Gib diese Aktion als JSON ein, etwa { $example }. Die Seite des Spiels beschreibt alle Aktionen.
play-unsaved = Noch nicht gespeichert: { $why }. Das Spiel geht im Arbeitsspeicher weiter.
play-help =
    Gib die Nummer einer Aktion ein. Auch die Fragen danach beantwortest du mit Nummern.
    undo: die letzte Aktion rückgängig machen. redo: sie wiederholen. quit: beenden; nach jeder Aktion ist das Spiel gespeichert.
    Eine Zeile JSON trägt eine Aktion ein wie ein Skript: „courtyard help play“ erklärt es.
cli-script-utf-16 = Die Schritte sind UTF-16-Text. Speichere sie als UTF-8.
cli-script-stopped = Der erste Schritt wurde abgelehnt, deshalb wurde kein weiterer aus dieser Datei gelesen.
