# The texts of the page before the app runs, and when it fails. Only { $percent } stands for something.

description = Die Begleit-App für Dueling Nobles, Duel und Noble Hearts, gespielt mit echten Karten und echten Würfeln.

## While it loads

loading = Wird geladen… { $percent } %
starting = Wird gestartet…
last-games = Deine letzten Partien
rules = Spielanleitung
open = Courtyard öffnen

## Without JavaScript, or if it does not load: shown in every language, one after the other

no-script = Courtyard braucht JavaScript. Schalte es für diese Seite ein und lade sie neu.
late = Das dauert ungewöhnlich lange. Prüfe die Verbindung und lade die Seite neu.

## Errors

load-title = Courtyard konnte nicht geladen werden
load-text = Die Verbindung ging verloren, oder der Server hat nicht geantwortet. Alles bisher Aufgezeichnete ist noch da.
old-title = Dieser Browser kann Courtyard nicht ausführen
old-text = Ihm fehlt WebAssembly, oder es ist ausgeschaltet. Mit einem aktuellen Chrome, Edge, Firefox oder Safari klappt es.
graphics-title = Courtyard kann hier nichts anzeigen
graphics-text = Courtyard braucht WebGL 2, das in diesem Browser fehlt oder ausgeschaltet ist. Schalte in seinen Einstellungen die Hardwarebeschleunigung ein, oder nimm einen neueren Browser.
stopped-title = Courtyard wurde unterbrochen
stopped-text = Etwas ist schiefgegangen. Alles Aufgezeichnete bleibt erhalten. Lade die Seite neu, um weiterzumachen.
lost-title = Das Bild ist weg
lost-text = Das Gerät hat seine Grafik für etwas anderes gebraucht. Alles Aufgezeichnete bleibt erhalten. Lade die Seite neu, um weiterzumachen.

try-again = Erneut versuchen
reload = Neu laden
# Same as in English.
details = Details
