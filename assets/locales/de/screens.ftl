# The screens.

back = Zurück
menu = Menü
stepper-less = weniger: { $what }
stepper-more = mehr: { $what }
stepper-range = Gib eine ganze Zahl von { $least } bis { $most } ein.

home-tagline = Zählt bei deinen Kartenspielen mit, rechnet jeden Kampf aus und vergisst nichts.
home-new = Neue Partie
home-new-about = Wähle, was gespielt wird und wer mitspielt
home-faulty = Beschädigt in Zeile { $line } ({ $code })
home-unreadable = Nicht lesbar: Zeile { $line } ({ $code })
home-unknown-game = Ein Spiel, das diese Version nicht kennt; eine neuere kennt es vielleicht
home-in-use = { SHOWN_IN() ->
    [tab] Die letzte Partie ist in einem anderen Tab geöffnet. Öffne sie hier, um zuzusehen.
   *[window] Die letzte Partie ist in einem anderen Fenster geöffnet. Öffne sie hier, um zuzusehen.
}
home-folder = Partien werden in { $folder } gespeichert
home-no-folder = Partien können nicht gespeichert werden: { $why }. Es kann nichts aufgezeichnet werden.
home-not-kept = Partien werden nicht gespeichert: { $why }. Was du jetzt spielst, geht beim Schließen dieser Seite verloren, wenn du es nicht exportierst.
home-file = { $file } lässt sich nicht anzeigen. { $why }
home-file-no-screens = Dieses Fenster kann das Spiel nicht anzeigen. Auf der Befehlszeile lässt sich die Partie nachspielen und exportieren.
home-cleared = Der Browser hatte alles gelöscht, was hier gespeichert war. Die Partien, die diese Seite noch im Speicher hatte, sind wieder gesichert.
home-damaged = Beschädigt im Speicher des Browsers: { $files }. Was noch lesbar war, ist wieder gesichert; alles andere ist unversehrt.
home-never-copied = Von diesen Partien wurde noch keine Kopie exportiert. Über „Alle Partien“ kommst du zu „Alle exportieren“.
home-copied = Die letzte Kopie aller Partien wurde vor { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} exportiert. Über „Alle Partien“ kommst du zu „Alle exportieren“.
home-in-browser = Partien werden in diesem Browser gespeichert, nur auf diesem Gerät.
home-in-browser-for-now = Partien werden in diesem Browser gespeichert, nur auf diesem Gerät. Er kann sie löschen, wenn der Platz knapp wird oder du wochenlang nicht hier warst: Füge Courtyard zum Home-Bildschirm hinzu, und exportiere die Partien, die du behalten möchtest.
home-update-about = Es gibt eine neue Version von Courtyard. Beim Aktualisieren geht nichts verloren, und es hat Zeit.
home-update = Aktualisieren
home-install = Courtyard installieren
home-install-about = Installiere Courtyard, um es wie jede andere App zu öffnen: im Vollbild und ohne Netz. Deine Partien bleiben, wo sie sind.
home-install-sharing = Füge Courtyard zum Home-Bildschirm hinzu: Es füllt den ganzen Bildschirm, braucht kein Netz, und das Handy löscht die Partien nicht, wenn du eine Woche nicht hier warst.
home-install-later = Nicht jetzt

install-title = Auf dem Home-Bildschirm
install-share = Tippe in der Leiste des Browsers auf „Teilen“; das kann hinter den drei Punkten stecken.
install-add = Wähle weiter unten in der Liste „Zum Home-Bildschirm“.
install-done = Tippe auf „Hinzufügen“. Öffne Courtyard von nun an vom Home-Bildschirm aus.
install-games = Das Handy speichert die Partien dieser App getrennt von denen in diesem Browser. Um sie mitzunehmen, exportiere sie hier und importiere sie dort.

setup-name-of = Name von { $player }
setup-earlier = Schon mitgespielt
setup-how-many = Spieler
setup-guided-edition = Eine geführte Partie folgt der Edition { $edition }. Für eine andere Edition beginne eine neue Partie ohne Führung.
setup-begins = { $name } beginnt
setup-our-rules = { $number ->
    [1] Unsere Regeln
   *[other] Unsere Regeln { $number }
}
setup-evening = Heute: { $score }
setup-read = Regeln lesen
setup-house-rules-about = { $count ->
    [0] Edition unverändert. Tippe, um eine Regel zu ändern.
    [one] Eine Regel geändert
   *[other] { $count } Regeln geändert
}
trial-try = Regeln ausprobieren
trial-try-about = Bots spielen danach, und du siehst, was sich ändert.
trial-begins = Die Bots spielen…
trial-starter = Der Startspieler gewinnt { $before } von 100 Partien; mit deinen Regeln { $wins } ({ $from } bis { $to }).
trial-found = Deine Regeln ändern die Chancen des Startspielers, zumindest bei diesen Bots.
trial-played = Bisher { $games } Partien gespielt.
trial-effect = { $name }: { $before }, mit deinen Regeln { $after }
trial-stop = Bots anhalten
trial-continue = Bots weiterspielen lassen
trial-typical = Typische Partie ansehen
trial-about = Die Bots folgen einfachen Faustregeln. Menschen spielen vielleicht anders.

rule-default = In dieser Edition: { $value }.
phase-earlier = { $phase } früher

bar-set-up = Aufbau
bar-turn = Zug { $turn } · { $name }
bar-turn-only = Zug { $turn }
bar-won = { $name } gewinnt
bar-several-won = { $names } gewinnen
clock-player = { $name } { $time }
clock-turn = dieser Zug { $time }

menu-rules = Regeln
menu-actions = Was jede Aktion bewirkt
# Same as in English.
phase-named = Phase: { $phase }
menu-log = Verlauf und Notizen
menu-players = Spieler und Korrekturen
menu-turn-around = Tisch drehen
menu-facing = Einander gegenüber
menu-leave = Zum Startbildschirm

table-not-recorded = Nicht aufgezeichnet: { $why }.

hand-over-turn = { $name } ist dran
hand-over-go-on = Weiter
hand-over-nothing = Im letzten Zug ist nichts passiert.
do-set-up = Spiel aufbauen
do-undo = Rückgängig
undo-with-phases = { $count ->
    [one] { $action }, samt der Phase davor
   *[other] { $action }, samt den { $count } Phasen davor
}
undo-with-actions = { $count ->
    [one] { $action }, samt der Aktion davor
   *[other] { $action }, samt den { $count } Aktionen davor
}
do-redo = Wiederholen
do-rematch = Revanche
do-note = Notiz

ask-act-or-end = { $name }, wähle eine Aktion oder beende den Zug.
ask-act-or-go-on = { $name }, wähle eine Aktion oder mache weiter.
ask-end = { $name }, beende den Zug.
ask-go-on = { $name }, gehe zur nächsten Phase.

note-hint = Eine Notiz für den Verlauf

series-wins = { $name } ({ $wins })
series-several = { $draws ->
    [0] { $score }
    [one] { $score }, ein Unentschieden
   *[other] { $score }, { $draws } Unentschieden
}
series-score = { $draws ->
    [0] { $a } { $wins-a } : { $wins-b } { $b }
    [one] { $a } { $wins-a } : { $wins-b } { $b }, ein Unentschieden
   *[other] { $a } { $wins-a } : { $wins-b } { $b }, { $draws } Unentschieden
}

## Settings

settings-title = Einstellungen
settings-theme = Design
# Same as in English.
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-high-contrast = Hoher Kontrast
settings-suits = Kartenfarben
settings-suits-two-colours = Zweifarbig
settings-suits-four-colours = Vierfarbig
# Same as in English.
settings-preview-gold = Gold: { $count }
die-shows = Ein Würfel zeigt { $pips }
# Same as in English.
settings-text-size = Text
settings-text-size-percent = Größe in Prozent
settings-language = Sprache
settings-language-system = Automatisch
settings-motion = Animationen
settings-motion-full = Alle
settings-motion-reduced = Reduziert
settings-dice = Würfel
settings-dice-about = Diese Würfel bietet ein Duell zuerst an; die anderen bleiben verfügbar.
settings-dice-real = Echte Würfel
settings-dice-virtual = Die App würfelt
settings-hand-over = Beim Zugwechsel
settings-hand-over-about = Ein Hinweis für den nächsten Spieler: wer dran ist und was im letzten Zug passiert ist.
settings-hand-over-wait = Bis zum Antippen
settings-hand-over-brief = Nur kurz zum Lesen
settings-hand-over-off = Kein Hinweis
settings-bots = Schritte der Bots
settings-bots-about = Wann der Schritt eines Bots getan ist. Ein Schritt, den du mit Würfeln oder Karten beendest, wartet immer auf dich.
settings-bots-confirmed = Nach „Erledigt“
settings-bots-after-reading = Nach der Lesezeit
settings-chances = Chancen
settings-chances-about = Die Chancen in einem Duell, wenn das Spiel sie berechnet. Schnelle Duelle und der Rückblick zeigen sie immer, außer du wählst „Nie“.
settings-chances-always = Immer
settings-chances-when-asked = Auf Wunsch
settings-chances-never = Nie
settings-screen = Bildschirm
settings-screen-awake = Anlassen, solange eine Partie geöffnet ist
settings-screen-dim = Nach zwei Minuten ohne Berührung dimmen
settings-clock = Bedenkzeiten anzeigen
settings-buzz = Beim Aufzeichnen kurz vibrieren
settings-copies = Kopien beendeter Partien
settings-copies-about = Jede beendete Partie wird zusätzlich in diesen Ordner kopiert. Wird er mit anderen Geräten synchronisiert, sind die Partien sicher, auch wenn dieses Gerät verloren geht.
settings-copies-field = Ordner für Kopien
settings-copies-choose = Ordner wählen…
settings-copies-use = Diesen Ordner verwenden
settings-copies-none = Diesen Ordner gibt es nicht.
copies-failed = Die Partie konnte nicht nach { $folder } kopiert werden: { $why }. Die Partie selbst ist gespeichert.
settings-kept = Die Einstellungen werden in { $file } gespeichert
settings-not-kept = Das System hat keinen Ordner für Einstellungen; sie gelten, bis das Fenster geschlossen wird.
settings-in-browser = Die Einstellungen werden in diesem Browser gespeichert.
settings-set-aside = Die Einstellungen waren nicht lesbar. Ihre Datei wurde in { $file } umbenannt, und alle Einstellungen wurden zurückgesetzt.
settings-in-the-way = { $file } lässt sich weder lesen noch umbenennen: { $why }. Alle Einstellungen wurden zurückgesetzt.
settings-not-saved = Die Einstellungen konnten nicht gespeichert werden: { $why }. Sie gelten, bis das Fenster geschlossen wird.
settings-language-missing = Diese Sprache konnte nicht heruntergeladen werden: { $language }. Verbinde dich mit dem Internet und wähle sie noch einmal.
settings-note-close = Meldung schließen

about-title = Über Courtyard
# Same as in English.
about-version = Version { $version }, für { $system }
about-commit = Gebaut aus dem Commit { $commit }
about-own = Courtyard ist freie Software: Du darfst es nach deiner Wahl unter der MIT-Lizenz oder der Apache-Lizenz 2.0 nutzen, weitergeben und verändern.
about-inside = Lizenzen Dritter
about-inside-about = Courtyard baut auf der Arbeit vieler anderer auf. Bei jeder Lizenz steht, wofür sie gilt.
about-more = { $works } und { $count } weitere

## Keys

keys-title = Tastenkürzel
keys-everywhere = Überall
keys-table = Am Tisch
keys-actions = Aktionen
keys-larger-text = Größerer Text
keys-smaller-text = Kleinerer Text
keys-usual-text = Standard-Textgröße
keys-move = Zum nächsten Element
keys-press = Markiertes Element aktivieren
keys-scroll = Seite scrollen

key-ctrl = Strg
# Same as in English.
key-alt = Alt
key-shift = Umschalt
# Same as in English.
key-escape = Esc
key-backspace = Rücktaste
# Same as in English.
key-tab = Tab
key-enter = Eingabe
key-space = Leertaste
key-page-up = Bild auf
key-page-down = Bild ab

## Start screen and quick duel

start-go-on = { $turn ->
    [0] Fortsetzen: { $players }
   *[other] Fortsetzen: { $players }, Zug { $turn }
}
start-sample = Beispielpartie
start-sample-of = Beispielpartie von { $game }
start-running = { $turn ->
    [0] Nicht aufgebaut
   *[other] Zug { $turn }
}
start-won = Sieg: { $winner }
start-about = { $state } · { $edition } · { $when }
start-edition-of = { $game }, { $edition }
start-today = heute, { $time }
start-yesterday = gestern, { $time }

## Unsaved steps

saving-banner = { $count ->
    [0] Nicht gespeichert: { $why }. Die Partie geht weiter.
    [one] Nicht gespeichert: { $why }. Ein Schritt muss noch gespeichert werden.
   *[other] Nicht gespeichert: { $why }. { $count } Schritte müssen noch gespeichert werden.
}
saving-short = { $count ->
    [0] Nicht gespeichert
    [one] Ein Schritt nicht gespeichert
   *[other] { $count } Schritte nicht gespeichert
}
saving-open = Was nun?
saving-title = Nicht gespeichert
saving-about = { $count ->
    [0] Diese Partie konnte nicht in { $file } gespeichert werden: { $why }.
    [one] Ein Schritt konnte nicht in { $file } gespeichert werden: { $why }.
   *[other] { $count } Schritte konnten nicht in { $file } gespeichert werden: { $why }.
}
saving-goes-on = Du kannst weiterspielen. Alles bleibt der Reihe nach im Arbeitsspeicher, und alle paar Sekunden wird das Speichern neu versucht.
saving-leaving = Wenn du die Partie jetzt verlässt, gehen ungespeicherte Schritte verloren.
saving-retry = Jetzt erneut versuchen
saving-elsewhere = Woanders speichern
saving-elsewhere-about = Die ganze bisherige Partie als eigene Datei.
saving-write = Kopie speichern
saving-written = Die ganze bisherige Partie ist in { $file }.
saving-not-written = { $file } konnte nicht geschrieben werden: { $why }.
saving-copy = In die Zwischenablage
saving-copied = Die ganze bisherige Partie ist in der Zwischenablage. Füge sie in eine Datei ein, deren Name auf .courtyard endet, bevor du die Partie verlässt.
saving-leave = Verlassen ohne Speichern
saving-leave-sure = Verlassen und Ungespeichertes verlieren
saving-leave-safe = Verlassen
saving-stay = Weiterspielen
saving-done = Alles ist gespeichert

## Corrections

corrections-title = Korrekturen
corrections-about = Es gilt, was auf dem Tisch liegt. Korrigiere hier die App; jede Korrektur steht im Verlauf und lässt sich rückgängig machen.
corrections-names = Namen korrigierst du unter „Alle Partien“.
corrections-reason = Grund
corrections-reason-hint = Grund (freiwillig)
corrections-table = Der Tisch
corrections-is = { $what }: { $value }
corrections-set = Jetzt eintragen: { $what }

## Looking back

look-title = Rückblick
look-leave = Rückblick beenden
look-log = Alle Schritte
look-first = Zum Anfang
look-previous = Ein Schritt zurück
look-next = Ein Schritt vor
look-last = Zum Ende
look-at-beginning = Das ist der Anfang.
look-at-end = Das ist der bisher letzte Schritt.
look-slider = Schritt
look-where = { $n ->
    [0] Vor Schritt 1 von { $count }
   *[other] { $n } von { $count }
}
look-beginning = Noch ist nichts passiert.
look-taken-back = Das wurde später rückgängig gemacht und zählt nicht.
look-mark-taken-back = rückgängig
story-show = Geschichte zeigen
story-save-text = Als Text speichern…
story-save-picture = Als Bild speichern…
story-share-text = Als Text teilen
story-share-picture = Als Bild teilen
story-no-bots = Die Gewinnchancen sind nicht bekannt, weil Bots dieses Spiel nicht spielen können.
stories-title = Führungen und Aufholjagden
stories-show = Führungen und Aufholjagden berechnen
story-curve = Gewinnchancen: { $turns }
log-hide = Verlauf ausblenden
log-show = Verlauf anzeigen
log-earlier = Frühere Schritte findest du unter „Rückblick“.

onlooker-play = Zum Tisch
onlooker-in-use = { SHOWN_IN() ->
    [tab] Diese Partie ist in einem anderen Tab geöffnet. Du kannst hier zusehen; Änderungen erscheinen sofort.
   *[window] Diese Partie ist in einem anderen Fenster geöffnet. Du kannst hier zusehen; Änderungen erscheinen sofort.
}
onlooker-free = { SHOWN_IN() ->
    [tab] Diese Partie ist nicht mehr in dem anderen Tab geöffnet.
   *[window] Diese Partie ist nicht mehr in dem anderen Fenster geöffnet.
}
onlooker-take-over = Hier weiterspielen
onlooker-newer = Diese Partie wurde mit einer neueren Version von Courtyard gespeichert. Du kannst den Teil ansehen, den diese Version versteht, die Partie aber nicht fortsetzen.
onlooker-foreign = Dieses Protokoll liegt außerhalb des Ordners von Courtyard, in { $file }. Du kannst es hier ansehen; es wird nichts hineingeschrieben.
onlooker-take-in = Importieren
onlooker-damaged = { $entries ->
    [0] Zeile { $line } ist beschädigt. { $why }
    [one] Zeile { $line } ist beschädigt. { $why } Der eine Eintrag davor ist in Ordnung.
   *[other] Zeile { $line } ist beschädigt. { $why } Die { $entries } Einträge davor sind in Ordnung.
} { $lost ->
    [one] Eine Zeile ist verloren.
   *[other] { $lost } Zeilen sind verloren.
} Die Datei wurde nicht verändert.
onlooker-lost = Verlorene Zeilen
onlooker-lost-about = { $count ->
    [one] Die Zeile im Protokoll
   *[other] Die Zeilen im Protokoll
}
onlooker-lost-more = { $count ->
    [one] … und eine weitere Zeile.
   *[other] … und { $count } weitere Zeilen.
}
onlooker-repair = { $entries ->
    [0] Von vorn weiterspielen
   *[other] Ab Eintrag { $entries } weiterspielen
}

## The library

home-all = { $count ->
    [0] Archiv, Papierkorb und Import
   *[other] Alle Partien ({ $count })
}
library-sessions = Partien
library-archive = Archiv
library-bin = Papierkorb
library-title = { $shelf }: { $count } von { $of }
library-filters = Filter
library-more = Suche und mehr
library-filters-on = { $name }: { $count } aktiv
library-search = Suchen
library-search-hint = Spieler oder Name
library-listing = { $of ->
    [0] Partien werden gelesen…
   *[other] Partien werden gelesen: { $done } von { $of }
}
library-none = Noch nichts da.
library-none-such = Keine Partie gefunden. Ändere die Suche, oder entferne einen Filter.
library-more-of = Mehr: { $session }
library-game-any = Alle Spiele
library-ending-any = Alle
library-ending-won = Gewonnen
library-days-any = Egal wann
library-days-month = Dieser Monat
library-days-year = Dieses Jahr
library-days-between = Von … bis …
library-since = Von
library-until = Bis
library-no-day = „{ $day }“ ist kein Datum. Schreibe es so: { $example }.
library-show = { $count ->
    [one] Eine von { $of } zeigen
   *[other] { $count } von { $of } zeigen
}
library-file = Datei: { $file }
library-open = Öffnen
library-archive-it = Archivieren
library-put-it-back = Wiederherstellen
library-delete = In den Papierkorb
library-erase = Endgültig löschen
library-erase-about = Die Partie wird gelöscht und lässt sich nicht wiederherstellen.
library-erase-sure = Wirklich endgültig löschen
# Same as in English.
library-name = Name
library-name-hint = Die Spieler und der Tag
library-rename = Umbenennen
library-renamed = Die Partie heißt jetzt { $name }.
library-players = Namen am Tisch
library-players-change = Namen ändern
library-players-changed = Die Namen sind jetzt { $players }.
library-put-back = Die Partie ist wiederhergestellt.
library-archived = Die Partie ist archiviert.
library-binned = Die Partie ist jetzt im Papierkorb. Du kannst sie von dort wiederherstellen.
library-erased = Die Partie ist endgültig gelöscht.
library-empty = Papierkorb leeren
library-empty-about = { $count ->
    [one] Im Papierkorb ist eine Partie.
   *[other] Im Papierkorb sind { $count } Partien.
}
library-empty-ask = { $count ->
    [one] Endgültig löschen
   *[other] Alle { $count } endgültig löschen
}
library-empty-sure = { $count ->
    [one] Diese Partie wird gelöscht und lässt sich nicht wiederherstellen.
   *[other] Diese { $count } Partien werden gelöscht und lassen sich nicht wiederherstellen.
}
library-empty-now = { $count ->
    [one] Wirklich löschen
   *[other] Wirklich alle { $count } löschen
}
library-keep = Alles behalten
library-emptied = { $count ->
    [one] Eine Partie ist endgültig gelöscht.
   *[other] { $count } Partien sind endgültig gelöscht.
}
library-give = Exportieren
library-give-all = Alle exportieren
library-give-all-about = Alle Partien und das Archiv in einer Datei, ohne den Papierkorb. Importiere diese Datei auf einem anderen Gerät, dann hast du sie dort alle.
library-give-title = Exportieren
# Same as in English.
library-form = Format
library-form-journal = Protokoll
# Same as in English.
library-form-md = Text (Markdown)
library-form-html = Webseite
library-form-csv = Tabelle (CSV)
library-form-story = Mit der Geschichte der Partie
copies-download = Herunterladen
copies-share = Teilen
copies-downloaded = { $file } wurde heruntergeladen.
copies-shared = { $file } wurde geteilt.
copies-not-gone = { $file } wurde nicht geteilt.
library-file-field = Datei
library-choose-place = Ort wählen
library-no-dialog = Dieses System hat keinen Dateidialog. Gib stattdessen den Pfad ein.
library-write = Speichern
library-replace = Datei ersetzen
library-written = Als { $file } gespeichert.
library-take = Partien importieren
library-take-about = Protokolle von Courtyard oder eine ZIP-Datei mit vielen davon, zum Beispiel von einem anderen Gerät. Du kannst die Dateien auch auf dieses Fenster ziehen.
library-choose-files = Dateien wählen
library-take-path = Oder gib ein, wo die Datei liegt:
library-take-this = Diese Datei importieren
library-taking = Wird importiert…
library-taken = { $file } wurde als { $name } importiert.
library-taken-cut-off = { $file } wurde als { $name } importiert. Die letzte Zeile war unvollständig und wurde weggelassen.
library-known = { $file } war schon vorhanden, als { $name }.
library-not-taken = { $file } wurde nicht importiert. { $why }

## Statistics

statistics-title = Statistik
statistics-progress = { $done } von { $all } Partien
statistics-none = Es gibt noch keine Partie zum Auswerten.
statistics-none-such = Keine Partie gefunden. Ändere oder entferne einen Filter.
statistics-few = { $count ->
    [one] Bisher eine Partie: Mit mehr Partien werden die Zahlen interessant.
   *[other] Bisher { $count } Partien: Mit mehr Partien werden die Zahlen interessant.
}
statistics-lost = Die Partien konnten nicht ausgewertet werden.
# Same as in English.
choose = Filter
choose-everything = Alle Partien
choose-any-player = Alle Spieler
choose-player-search = Spieler suchen
choose-player-hint = Teil des Namens
choose-any-edition = Alle Editionen
choose-won = Jemand hat gewonnen
choose-won-by = Sieg: { $player }
choose-told = { $what }: { $chosen }
person-open = Ergebnisse von { $name }
people-export = Liste exportieren
person-export = Partien exportieren
person-side = Gewonnen und verloren aus Sicht von { $name }.
person-strength-title = Stärke
person-strength-note = Die Zahlen in Klammern enthalten die wahre Chance in 95 von 100 Fällen.
person-names = Namen
person-join = Auch bekannt als …
person-join-about = Wähle einen anderen Namen von { $name }. Beide Namen zählen dann zusammen, in den Partien bleiben beide stehen.
person-join-none = Hier gibt es sonst niemanden.
person-separate = { $name } getrennt zählen
person-rename = Überall umbenennen
person-rename-about = Korrigiert den Namen in allen Partien, auch im Archiv und im Papierkorb.
person-new-name = Neuer Name
person-rename-onto = Es gibt schon Partien von { $name }. Beide zählen dann zusammen, und das lässt sich nicht rückgängig machen.
person-rename-sure = Trotzdem umbenennen
table-all = Alle { $count } Zeilen anzeigen
table-shown = Die ersten { $shown } von { $count } Zeilen sind zu sehen.

## A guided game, and the end of one

start-guide-of-it = Spielanleitung
start-guide = So geht { $game }
lesson-picture = Bild: { $title }
lesson-app = Du spielst mit deinen echten Karten. Die App führt Buch und sagt, was als Nächstes kommt.
lesson-start = Geführte Partie starten
lesson-start-bot = Geführte Partie gegen einen Bot starten
lesson-start-bot-about = Stufe { $level }; er erklärt seine Züge.
hint-sample = Diese Beispielpartie zählt nicht: Probiere alles aus.
hint-turn-around = Der Tisch ist gedreht und von einer anderen Seite zu sehen. Tippe noch einmal, um ihn weiterzudrehen.
hint-facing = { $halves ->
    [yes] Einander gegenüber: Jede Hälfte des Bildschirms ist dem Spieler davor zugewandt. Wähle den Menüpunkt noch einmal, um das zu beenden.
   *[no] Einander gegenüber: Der Bildschirm dreht sich zu dem Spieler, der handelt. Wähle den Menüpunkt noch einmal, um das zu beenden.
}
hint-understood = Verstanden
settings-hints = Hinweise
settings-hints-given = Hinweise am Tisch anzeigen
ending-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
ending-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
ending-tally = { $what }: { $of }
ending-time = Dauer

## A guest at a shared table

guest-connecting = Der Tisch wird gesucht…
guest-who = Wer bist du?
guest-seat-taken = Schon am Tisch
guest-seat-away = Hat einen Platz, ist aber nicht verbunden
guest-you = Du bist { $player }.
guest-you-watch = Du siehst zu.
guest-here = Auch hier: { $names }
guest-away = Nicht verbunden: { $names }
guest-look = Zusehen
guest-television = TV-Ansicht
guest-television-about = Groß, für alle zu sehen
television-missing = Noch nicht da: { $names }
television-show-code = QR-Code anzeigen
television-hide-code = QR-Code ausblenden
guest-device-name = Name dieses Geräts
guest-device-hint = für die anderen zu sehen
guest-dark = Dieser Browser kann den Bildschirm hier nicht anlassen. Stelle auf einem iPhone unter „Anzeige & Helligkeit“ → „Automatische Sperre“ die Option „Nie“ ein, unter Android bei „Display“ → „Bildschirm-Timeout“ die längste Zeit.
guest-bye-closed = Diesem Tisch kann niemand mehr beitreten.
guest-again = Wieder beitreten
guest-reload = Seite neu laden
guest-unknown-game = Diese Seite kennt das Spiel { $game } nicht.
guest-bye-invitation = Diese Einladung gilt nicht mehr. Scanne den QR-Code am Hauptgerät noch einmal.
guest-bye-version = Das Hauptgerät hat eine andere Version. Lade die Seite neu; wenn das nicht hilft, muss das Hauptgerät aktualisiert werden.
guest-bye-unclear = Etwas ist schiefgegangen. Lade diese Seite neu.
guest-bye-full = An diesem Tisch ist kein Platz für ein weiteres Gerät.
guest-bye-sent-away = Dieses Gerät wurde am Hauptgerät entfernt.
guest-bye-elsewhere = Dieses Gerät ist in einem anderen Tab am Tisch.
guest-bye-left = Du hast den Tisch verlassen.
guest-bye-over = Der Tisch wurde am Hauptgerät geschlossen.
guest-lost = Verbindung verloren. Der Tisch ist vielleicht nicht aktuell; bis die Verbindung wieder steht, wird nichts aufgezeichnet.
guest-failing = Das Hauptgerät kann nicht speichern: Bis es wieder geht, wird nichts aufgezeichnet.
guest-waiting = Warten auf das Hauptgerät…
guest-your-turn = Du bist dran
guest-others = Jetzt dran: { $players }
guest-bots = Jetzt dran: { $players }. Der Schritt wird am Hauptgerät bestätigt.
guest-phone-away = Das Handy von { $name } ist nicht verbunden.
guest-not-yours = Dieses Gerät darf das nicht. Am Hauptgerät lässt es sich erlauben.
guest-not-yours-to-undo = Du kannst nur deine eigene letzte Aktion rückgängig machen. Am Hauptgerät geht mehr.
guest-undid = { $what } ({ $who })
guest-host = Hauptgerät
guest-refused = Das Hauptgerät hat das nicht erlaubt.
guest-refused-old = Jemand war schneller. Sieh nach, was passiert ist, und tippe noch einmal, wenn du es immer noch möchtest.
guest-refused-too-many = Zu viele Notizen und Korrekturen auf einmal. Warte einen Moment.
guest-set-up = Am Hauptgerät wird gerade aufgebaut.
guest-take = Protokoll exportieren

## Inviting phones to the window's session

invite-title = Handys einladen
invite-about-network = Handys im selben Netzwerk scannen einen QR-Code und öffnen diese Partie in ihrem Browser. Dann spielen alle auf ihren eigenen Handys. Wer den Code hat, kann dazukommen, bis du die Freigabe beendest.
invite-share = Diesen Tisch freigeben
invite-how = Scanne diesen QR-Code mit Handys im selben Netzwerk, oder gib die Adresse ein. Dann sehen alle die Partie und spielen auf ihren eigenen Handys. Wer den Code hat, kann dazukommen.
invite-elsewhere = Ein Computer im selben Netzwerk kann einen Tisch mit Handys teilen: Öffne dort Courtyard, und wähle im Menü einer Partie „Handys einladen“.
invite-picture = QR-Code der Adresse
invite-address = Wenn Handys den Tisch nicht finden, versuche eine andere Adresse dieses Computers:
invite-there = Verbundene Geräte
invite-open = Andere dazukommen lassen
invite-away = { $name } entfernen
invite-end = Teilen beenden
invite-shared =
    { $count ->
        [0] Geteilt; kein Gerät verbunden
        [one] Mit einem Gerät geteilt
       *[other] Mit { $count } Geräten geteilt
    }
invite-no-page = Die Seite für Handys ist mit diesem Programm nicht installiert. Sie gehört daneben, in einen Ordner namens web; { $command } erstellt sie.
invite-no-network = Dieser Computer ist in keinem Netzwerk: Kein Handy kann ihn erreichen.
invite-no-port = Kein Handy könnte sich mit diesem Computer verbinden: { $why }.
invite-unsaved = Zuerst müssen alle Schritte gespeichert sein.

## Introducing phones by their codes

invite-about = Jedes Handy scannt deinen Code und zeigt dann eine Antwort, die du wiederum scannst. Danach spielen die Handys ohne Server zusammen: Sie brauchen nur dasselbe WLAN oder den Hotspot von einem der Handys.
invite-begin = Meinen Code zeigen
invite-offer = Lass das nächste Handy diesen Code mit der Kamera scannen. Scanne dann die Antwort, die es zeigt.
invite-read = Antwort scannen
invite-type = Oder füge die Antwort hier ein:
invite-copy = Adresse aus dem Code kopieren
invite-connecting = Das Handy wird verbunden…
invite-connected = Verbunden. Der Code unten ist für den nächsten Gast.
meet-preparing = Der Code wird erstellt…
meet-answer = Zeige dem Hauptgerät diese Antwort
meet-answer-about = Sobald das Hauptgerät sie gescannt hat, bist du verbunden. Hat es keine Kamera, sende die Antwort als Text.
meet-send = Antwort als Text senden
meet-copy = Antwort kopieren
meet-anew = Bei einem neuen Code am Hauptgerät
meet-scan = Code am Hauptgerät scannen
meet-scan-about = Du findest ihn am Hauptgerät im Menü der Partie unter „Handys einladen“.
meet-type = Oder füge hier die Adresse aus dem Code ein:
meet-connect = Verbinden
meet-again = Wieder verbinden
meet-camera = Richte die Kamera auf den Code des anderen Handys.
meet-no-camera = Diese Seite kann die Kamera nicht nutzen. Füge den Code stattdessen als Text ein.
meet-bad-code = Das ist kein vollständiger Code von Courtyard. Scanne das andere Handy noch einmal.
meet-old-code = Diese Antwort gehört zu einem früheren Code. Lass das andere Handy den Code unten scannen.
meet-no-connection = Die Handys erreichen einander nicht. Verbinde beide mit demselben WLAN, aber nicht mit einem Gäste-WLAN; oder schalte auf einem Handy den Hotspot ein, und verbinde das andere damit. Danach muss der Code noch einmal gescannt werden.
meet-no-network = Dieses Handy ist in keinem Netzwerk. Verbinde es mit einem WLAN, oder schalte seinen Hotspot ein.

## Printing

print-open = Drucken…
print-title = Drucken
print-paper = Papier
print-save = Als PDF speichern
# Same as in English.
paper-a4 = A4
paper-letter = US Letter
aid-reference-about = Alle Regeln auf einer Seite, mit deinen Hausregeln.
aid-mat-about = Eine Seite pro Spieler: Plätze für die Karten, Leisten und Felder für Marker.
aid-sheet-about = Eine Tabelle für die Ergebnisse eines Abends.

## The clock

clock-pause = Uhr anhalten
clock-go-on = Partie fortsetzen
clock-paused = Pause seit { $time }
keys-pause = Uhr anhalten oder weiterlaufen lassen

## Spoken turns

settings-speech = Sprachansagen
settings-speech-on = Ansagen, wer dran ist und wie ein Duell ausgeht
settings-speech-slow = Langsam
settings-speech-usual = Mittel
settings-speech-fast = Schnell
settings-speech-voice = Systemstandard
settings-speech-try = Anhören
spoken-turn = { $player } ist dran.

## Board Game Stats

ending-push = Zu BG Stats hinzufügen
ending-push-about = Öffnet die App Board Game Stats mit dieser Partie.
