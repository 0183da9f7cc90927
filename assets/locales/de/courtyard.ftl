# Shared by all games: players, lists, entries, faults of a journal, the command line, exports.

## Words and lists

player-unnamed = Spieler { $number }
title = { $zero } gegen { $one }
list-and = { $before } und { $last }
list-or = { $before } oder { $last }
list-comma = { $before }, { $next }
list-none = keine
yes = ja
no = nein

## Suits and ranks

suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz
suit-card-spades = Pikkarte
suit-card-hearts = Herzkarte
suit-card-diamonds = Karokarte
suit-card-clubs = Kreuzkarte
rank-ace = Ass
rank-jack = Bube
rank-queen = Dame
rank-king = König
spoken-card = { $suit }-{ $rank }

## The log

turn-zero = Aufbau
turn-title = Zug { $turn }: { $player }
did-undo = { $count ->
    [one] Rückgängig: { $what }
   *[other] { $count } Aktionen rückgängig gemacht, die erste davon: { $what }
}
did-redo = { $count ->
    [one] Wiederholt: { $what }
   *[other] { $count } Aktionen wiederholt, die letzte davon: { $what }
}
sum = { $who }: { $terms } = { $total }
sum-empty = { $who }: { $total }
sum-and = { $before } + { $next }
sum-term = { $value } ({ $name })
fact-game = Spiel
fact-players = Spieler
# Same as in English.
fact-edition = Edition
fact-rules = Hausregeln
fact-started = Beginn
fact-ended = Letzter Eintrag
fact-entries = Einträge
fact-turns = Züge
fact-result = Ergebnis
entries-undone = { $undone ->
    [0] { $count }
   *[other] { $count }, davon { $undone } rückgängig gemacht
}
result-won = { $count ->
    [one] { $winner } hat gewonnen
   *[other] { $winner } haben gewonnen
}
result-draw = Unentschieden
result-open = Nicht beendet

## Messages that a game can replace by its own

kind-adjust = Korrektur
kind-note = Notiz
headline-note = Notiz: { $text }
then-reason = Grund: { $why }
refusal-game-over = Die Partie ist zu Ende.
kind-setup = Aufbauen
kind-next-phase = Nächste Phase
kind-end-turn = Zug beenden
kind-concede = Aufgeben
kind-concede-about = Die andere Seite gewinnt die Partie.
headline-setup = { $first } beginnt
headline-end-turn = { $player } beendet den Zug
headline-concede = { $player } gibt auf
headline-adjust-hand = { $hand ->
    [one] Korrektur: { $player } hat 1 Handkarte
   *[other] Korrektur: { $player } hat { $hand } Handkarten
}
event-turn-began = Zug { $turn }: { $player } ist dran.
event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } zieht nichts: Es sind keine Karten mehr da.
        [one] { $player } zieht nur 1 von { $wanted } Karten: Mehr sind nicht da.
       *[other] { $player } zieht nur { $cards } von { $wanted } Karten: Mehr sind nicht da.
    }
   *[equal] { $cards ->
        [one] { $player } zieht 1 Karte.
       *[other] { $player } zieht { $cards } Karten.
    }
}
refusal-not-set-up = Baue zuerst das Spiel auf.
refusal-already-set-up = Das Spiel ist schon aufgebaut.
refusal-hand-too-small = { $needs ->
    [one] Dafür braucht es eine Handkarte; { $player } hat keine.
   *[other] Dafür braucht es { $needs } Handkarten; { $player } hat { $has }.
}
correct-hand = Handkarten von { $player }

## Words of several games

count-share = Anteil
count-times = Anzahl
count-uses = Eingesetzt
setup-who-begins = Wer beginnt?
table-not-set-up = Das Spiel ist noch nicht aufgebaut.
seat-has-won = hat gewonnen
discard-top = Oben liegt { $card }.
discard-pile = Ablagestapel
table-over = Nach Zug { $turn }: { $result }
calculator-total = Summe
count-won-games = Gewonnene Partien
count-turns-shown = { $shown } von { $all } Zügen sind zu sehen: nur solche, die mindestens 1 von 20 Partien erreicht hat, und höchstens { $most }.
back-to-table = Zurück zum Tisch
part-is-card = { $what }: { $card }

## Undo and redo

refusal-nothing-to-undo = { $there ->
    [0] Es gibt nichts rückgängig zu machen.
    [one] Nur 1 Aktion lässt sich rückgängig machen, nicht { $asked }.
   *[other] Nur { $there } Aktionen lassen sich rückgängig machen, nicht { $asked }.
}
refusal-nothing-to-redo = { $there ->
    [0] Es gibt nichts zu wiederholen.
    [one] Nur 1 Aktion lässt sich wiederholen, nicht { $asked }.
   *[other] Nur { $there } Aktionen lassen sich wiederholen, nicht { $asked }.
}
refusal-long-note = Eine Notiz hat höchstens { $most } Zeichen.
unwritable-long-line = Das ist zu lang, um es aufzuzeichnen.
unwritable-journal-full = Die Datei des Spiels ist voll; es lässt sich nichts mehr aufzeichnen.
unwritable-no-room-for-notes = Die Datei des Spiels ist fast voll. Das Spiel lässt sich noch zu Ende spielen, aber Notizen werden nicht mehr aufgezeichnet.
unwritable-needs-bots = In diesem Spiel spielt ein Bot mit. Es geht nur auf dem Gerät weiter, auf dem es begann.

## Faults of a journal

fault-unreadable = Lesen nicht möglich: { $why }.
fault-bad-header-not-a-header-empty = Das ist kein Courtyard-Protokoll: Die Datei ist leer.
fault-bad-header-not-a-header-endless = Das ist kein Courtyard-Protokoll: Die erste Zeile hat kein Ende.
fault-bad-header-not-a-header-not-text = Das ist kein Courtyard-Protokoll: Die erste Zeile ist kein UTF-8-Text.
fault-bad-header-not-a-header-utf-16 = Das ist kein Courtyard-Protokoll: Es ist UTF-16-Text. Speichere es als UTF-8.
fault-bad-header-not-a-header-packed = Das ist kein Courtyard-Protokoll: Es ist eine { $value }-Datei. Entpacke sie und nimm die Protokolle darin.
fault-bad-header-not-a-header-no-version = Das ist kein Courtyard-Protokoll: In der ersten Zeile fehlt das Feld „courtyard“.
fault-bad-header-not-a-header-json = Das ist kein Courtyard-Protokoll: { $why }.
fault-bad-header-unknown-version = Das Protokoll hat die Formatversion { $value }; dieses Programm unterstützt die Version { $known }. Eine neuere Version von Courtyard kann es vielleicht lesen.
fault-bad-header-unknown-game = Diese Version kennt das Spiel des Protokolls nicht: „{ $value }“. Eine neuere Version von Courtyard kennt es vielleicht.
fault-bad-header-players = { ORDER($min, $max) ->
    [equal] Das Spiel ist für { $min ->
        [one] 1 Spieler
       *[other] { $min } Spieler
    }, nicht für { $count }.
   *[other] Das Spiel ist für { $min } bis { $max } Spieler, nicht für { $count }.
}
fault-unknown-edition = Unbekannte Edition „{ $edition }“. Bekannt: { $known }.
fault-unknown-rule = Die Regel „{ $rule }“ gibt es nicht.
fault-bad-rule = Die Regel „{ $rule }“ { $why }.
fault-bad-json-too-long = Die Zeile ist kein JSON: Sie ist länger als { $most } Bytes.
fault-bad-json-not-text = Die Zeile ist kein JSON: Nach Byte { $value } ist sie kein UTF-8-Text.
fault-bad-json-syntax = { $column ->
    [none] Die Zeile ist kein JSON: { $why }.
   *[other] Die Zeile ist kein JSON: { $why } (Zeichen { $column }).
}
fault-bad-entry-shape = { $column ->
    [none] Die Zeile ist hier kein gültiger Eintrag: { $why }.
   *[other] Die Zeile ist hier kein gültiger Eintrag: { $why } (Zeichen { $column }).
}
fault-bad-entry-no-count = Die Zeile ist hier kein gültiger Eintrag: „{ $value }“ muss mindestens 1 sein.
fault-bad-entry-not-one-step = Die Zeile ist hier kein gültiger Eintrag: Ein Eintrag enthält genau eines der Felder „do“, „undo“ und „redo“.
fault-bad-entry-out-of-order = Die Zeile ist hier kein gültiger Eintrag: „n“ ist { $n }, aber die nächste Nummer ist { $next }.
fault-bad-crc-wrong = Diese Zeile oder eine davor wurde verändert: Ihre Prüfsumme lautet { $written }, aus dem Text ergibt sich { $computed }.
fault-bad-crc-missing = Der Zeile fehlt die Prüfsumme: Sie wurde von Hand eingefügt oder geändert.
fault-bad-crc-unexpected = Die Zeile hat eine Prüfsumme, wo keine hingehört: Die Zeilen dieses Protokolls haben keine, oder sie ist nicht das letzte Feld der Zeile.
fault-cut-off = Die letzte Zeile ist unvollständig; die Einträge davor sind in Ordnung.

## Messages of the JSON parser

json-ends = Der Text endet zu früh
json-goes-on = Nach dem Ende folgt weiterer Text
json-field-missing = Das Feld „{ $name }“ fehlt
json-field-twice = Das Feld „{ $name }“ kommt zweimal vor
json-field-unknown = Ein Feld „{ $name }“ gibt es hier nicht
json-word-unknown = „{ $name }“ ist unbekannt
json-unfit = { $expected ->
    [number] Ein Wert ist ungültig: nötig ist eine Zahl
    [text] Ein Wert ist ungültig: nötig ist ein Text
    [object] Ein Wert ist ungültig: nötig ist ein Objekt
    [list] Ein Wert ist ungültig: nötig ist eine Liste
    [flag] Ein Wert ist ungültig: nötig ist true oder false
   *[other] Ein Wert ist ungültig
}
json-kind-lacks = „{ $kind }“ braucht das Feld „{ $field }“
json-not-one-correction = „adjust“ setzt genau einen Wert: { $name }
json-not-a-card = Das ist keine Karte; geschrieben wird sie wie 10h
json-not-a-seat = Diesen Platz gibt es nicht; gezählt wird ab 0
json-word-unfit = „{ $name }“ ist hier nicht gültig
json-other = Der Text ist nicht richtig aufgebaut

## House rules

house-rule = { $rule }: { $value }
house-rules-and = { $before }; { $next }
rule-value-any = beliebig viele
rule-value-each = { $name } { $number }
rule-value-phase = { $phase } ({ $actions })

## Requirements of a rule’s value, after the rule’s name

value-fault-number = muss eine ganze Zahl von { $least } bis { $most } sein
value-fault-limit = muss eine ganze Zahl bis { $most } sein, oder null für beliebig viele
value-fault-flag = muss true oder false sein
value-fault-choice = muss { $words } sein
value-fault-numbers = muss für { $names } je eine ganze Zahl von { $least } bis { $most } angeben
value-fault-list = muss eine Liste verschiedener Wörter aus dieser Auswahl sein: { $words }
value-fault-phases = muss eine Liste aus { $shape } sein
value-fault-not-phases = muss eine Liste aus { $shape } sein: { $why }
value-fault-no-phase = muss mindestens eine Phase nennen
value-fault-reserved = darf keine Phase mit dem Namen „{ $phase }“ haben
value-fault-twice = hat zwei Phasen mit dem Namen „{ $phase }“
value-fault-foreign = darf „{ $kind }“ in keiner Phase enthalten
value-fault-other = hat einen ungültigen Wert: { $why }

## The rules in words

rulebook-house = Du spielst die Edition „{ $edition }“ mit diesen Änderungen:
rulebook-house-change = { $rule }: { $value } (in der Edition: { $usual })

## Why the system cannot read or write

io-not-found = Diese Datei oder diesen Ordner gibt es nicht
io-permission-denied = Die Berechtigung fehlt
io-storage-full = Der Datenträger ist voll
io-quota-exceeded = Der verfügbare Speicher ist voll
io-file-too-large = Die Datei wäre zu groß
io-read-only-filesystem = Der Datenträger ist schreibgeschützt
io-already-exists = Das gibt es schon
io-is-a-directory = Das ist ein Ordner
io-not-a-directory = Das ist kein Ordner
io-unexpected-eof = Die Datei ist kürzer als das, was hineingeschrieben wurde
io-timed-out = Es kommt keine Antwort
io-unsupported = Dieser Datenträger oder dieses System kann das nicht
io-unsupported-in-browsers = Das ist hier nicht möglich (Browser speichern Daten nur für Seiten, die über https geöffnet sind)
io-not-connected = Der Speicher ist nicht mehr verbunden
io-invalid-data = die Datei ist beschädigt, verschlüsselt oder auf unbekannte Weise komprimiert
io-other = { $why }

## Bots at a table

bot-other-seed = Der Startwert von { $player } ist nicht der, der vor der Partie versiegelt wurde.
bot-other-cards = { $player } kann diese Karten nicht gehabt haben: Sie passen nicht zum versiegelten Deck.
bot-no-game = Bots können dieses Spiel nicht am Tisch spielen: Die App kennt seine Karten nicht.
bot-no-such-seat = Es gibt keinen Platz { $seat } für einen Bot; der erste Platz ist 0.
bot-twice = Zwei Bots können nicht auf Platz { $seat } sitzen.
bot-no-person = Mindestens ein Platz ist für einen Menschen.
bot-unknown = Es gibt keinen Bot „{ $name }“.
bot-no-seed = Die Karten von { $player } sind auf dem Gerät, auf dem die Partie begann. Nur dort lässt sie sich fortsetzen.
bot-turn = { $player } ist ein Bot und handelt selbst.
bot-cards = Die App kennt die Karten von { $player }; sie lassen sich nicht von Hand ändern oder nennen.
# Same as in English.
bot-level = { $level ->
    [easy] Leicht
    [normal] Normal
    [hard] Schwer
   *[expert] Experte
}
bot-with-level = { $name } ({ $level })
bot-person = Mensch
# Same as in English.
bot-unnamed = Bot { $number }
bot-seat = { $name } (Bot, { $level })
# Same as in English.
bots-title = Bots
bots-about = Für Plätze ohne Menschen
bots-decks = Die Karten eines Bots sind in der App. Jeder Mensch braucht ein eigenes Deck.
bot-thinks = { $name } überlegt …
bot-done = Erledigt
bot-why = Warum?
bot-why-chance = { $action }: gewinnt { $chance } von 100 Partien.
bot-why-thumb = Nach Faustregeln gewählt.
bot-why-blunder = Absichtlich schlechter gewählt, wie manchmal auf dieser Stufe.
bot-why-more = Höher bewertet: { $action }.
bot-why-same = Gleich bewertet: { $action }.
bot-why-less = Geringer bewertet: { $action }.

## The command line

# Same as in English.
cli-error = courtyard: { $message }
# Same as in English.
cli-error-file = courtyard: { $file }: { $message } [{ $code }]
# Same as in English.
cli-error-line = courtyard: { $file }, Zeile { $line }: { $message } [{ $code }]
# Same as in English.
cli-failure = courtyard: { $file }: { $message }
cli-standard-input = Standardeingabe
cli-directory = Das ist ein Ordner, kein Protokoll.
cli-no-odds = Für dieses Spiel werden keine Chancen berechnet.
cli-no-entry = { $there ->
    [0] Den Eintrag { $asked } gibt es nicht: Das Protokoll hat noch keinen.
    [one] Den Eintrag { $asked } gibt es nicht: Das Protokoll hat nur einen.
   *[other] Den Eintrag { $asked } gibt es nicht: Das Protokoll hat nur { $there }.
}
cli-cannot-write = Schreiben nicht möglich: { $why }.
cli-cannot-print = Die Ausgabe kann nicht geschrieben werden: { $why }.
cli-into-the-library = Diese Datei ist eine der gespeicherten Partien, und dort schreibt nur die App. Wähle einen anderen Ort für den Export.
cli-over-a-journal = Ein Export überschreibt nie ein Protokoll. Wähle einen anderen Namen für den Export.
cli-check-ok = in Ordnung
cli-check-seals-closed = Die Decks der Bots sind bis zum Ende der Partie versiegelt.
cli-check-seals-respected = Die Bots hatten die Karten ihrer versiegelten Decks.
cli-legal-yes = möglich
cli-sessions-none = In { $folder } sind keine Partien gespeichert.
cli-sessions-line = { $started }  { $title }: Zug { $turn }. { $result }
cli-session-fault = Dieses Protokoll hat einen Fehler in Zeile { $line } [{ $code }].

## Exports

export-taken-back = Rückgängig gemacht
export-chart = { $gauge }, Zug für Zug
export-chart-has = { $player } hat { $value }
export-chart-about = Am Ende: { $players }. Der höchste Stand { $count ->
    [2] einer der beiden Seiten
   *[other] überhaupt
} war { $most }.
export-chart-turn = Zug
export-gauge-of = { $gauge } ({ $player })
export-total = Gesamt

## The library

library-no-folder = Das System hat für dieses Konto keinen Ordner für Daten. Gib mit --data-dir einen an.
library-in-use = { SHOWN_IN() ->
    [tab] Diese Partie ist in einem anderen Tab geöffnet. Schließe sie zuerst dort.
   *[window] Diese Partie ist in einem anderen Fenster geöffnet. Schließe sie zuerst dort.
}
library-damaged = { $file } ist in Zeile { $line } beschädigt ({ $code }). Die Datei wurde nicht verändert.
library-newer = { $file } stammt von einer neueren Version von Courtyard. Du kannst die Partie hier ansehen, aber nicht fortsetzen.
library-newer-people = { $file } stammt von einer neueren Version von Courtyard. Deshalb werden die Namen hier nicht geändert.
library-too-large = { $file } ist zu groß für ein Protokoll: Erlaubt sind höchstens { $most } MiB.
library-changed = { $file } wurde inzwischen anderswo geändert. Die Datei wurde nicht überschrieben.
library-no-name = „{ $name }“ kann kein Name sein: Es ist weder ein Buchstabe noch eine Ziffer darin.
player-names-same = { $first } und { $second } brauchen verschiedene Namen.
player-names-alike = „{ $first }“ und „{ $second }“ zählen in der Statistik als derselbe Name. Du kannst die Namen der Spieler berichtigen.
player-name-missing = { $player } braucht einen Namen.
player-name-long = Ein Name hat höchstens { $most } Zeichen.
player-name-letters = Einige Zeichen dieses Namens lassen sich hier nicht anzeigen.
library-trouble = Fehler: { $why }.
library-set-aside = Die letzte Zeile dieser Partie war unvollständig. Sie wurde als { $file } gespeichert; die Partie geht ab der Zeile davor weiter.
library-moved = Ein anderes Programm hat { $from } während der Partie verändert oder ersetzt. Courtyard hat diese Datei nicht angerührt; die ganze Partie geht in { $to } weiter.
library-remains = Die letzte Zeile dieser Partie ist unvollständig, und auf den Datenträger kann gerade nicht geschrieben werden. Die Partie geht ab der Zeile davor weiter.
library-repaired = { $count ->
    [one] Zeile { $line } dieser Partie war beschädigt. Eine Kopie des beschädigten Protokolls wurde als { $file } gespeichert; die Partie geht ab der Zeile davor weiter.
   *[other] Diese Partie war ab Zeile { $line } beschädigt: { $count } Zeilen sind unbrauchbar. Eine Kopie des beschädigten Protokolls wurde als { $file } gespeichert; die Partie geht ab der Zeile davor weiter.
}
cli-no-session = Unter den gespeicherten Partien gibt es keine namens „{ $name }“. Der Befehl „courtyard sessions --shelf all“ listet alle auf.
cli-no-player = Niemand in dieser Partie heißt „{ $name }“.
cli-rename-shape = Gib für „{ $name }“ genau einen neuen Namen ohne „=“ an: --player "{ $name }=Maria". Zwei gleiche Namen lassen sich im Fenster berichtigen.
cli-repair-sound = Das Protokoll ist nicht beschädigt: Es gibt nichts zu reparieren.
cli-bin-emptied = { $count ->
    [0] Der Papierkorb war leer.
    [one] Eine Partie wurde endgültig gelöscht.
   *[other] { $count } Partien wurden endgültig gelöscht.
}

## Statistics

decimal = { $whole },{ $part }
percent = { $percent } %
percent-below-one = <1 %
percent-above-ninety-nine = >99 %
number-below = <{ $number }
thousands = { $before }.{ $last }
date = { $day }.{ $month }.{ $year }
stats-row = { $row }. { $cells }.
stats-cell = { $column }: { $value }
stats-all = Alle
stats-games = Partien
stats-won-going = { $place ->
    [1] Siege als 1.
    [2] Siege als 2.
    [3] Siege als 3.
    [4] Siege als 4.
    [5] Siege als 5.
    [6] Siege als 6.
    [7] Siege als 7.
   *[8] Siege als 8.
}
stats-drawn = Unentschieden
stats-running = Nicht beendet
stats-player = Spieler
stats-won = Gewonnen
stats-lost = Verloren
stats-unnamed = Ohne Namen
stats-players-note = Nach dem Platz in der Zugreihenfolge: gewonnene von beendeten Partien.
stats-meetings = Direkter Vergleich
stats-wins = Siege
stats-last-met = Zuletzt
people-title = Leute
people-note = Beendete Partien, jede einmal. Bots und Spieler ohne Namen zählen nicht.
people-none = Hier hat noch niemand eine Partie beendet.
person-unknown = Von „{ $name }“ gibt es hier keine beendete Partie.
person-also = Auch bekannt als { $names }.
person-joined = { $name } und { $other } zählen jetzt zusammen. In den Protokollen bleiben beide Namen.
person-met = { $name } und { $other } saßen schon an einem Tisch (Partien: { $games }), sind also zwei verschiedene Leute.
person-separated = { $name } und { $other } zählen wieder getrennt.
person-not-joined = { $other } ist kein anderer Name von { $name }.
person-renamed = Der Name ist jetzt { $name }. Korrigierte Partien: { $count }.
person-record = Partien: { $games }. Gewonnen: { $won }, verloren: { $lost }, unentschieden: { $drawn }.
person-time = Minuten am Tisch: { $minutes }. Erste Partie: { $first }, letzte Partie: { $last }.
person-streak = { $of ->
    [won] Zurzeit in Folge gewonnen: { $count }.
    [lost] Zurzeit in Folge verloren: { $count }.
   *[drawn] Zurzeit in Folge unentschieden: { $count }.
}
person-longest = Längste Serien: { $won } gewonnen, { $lost } verloren.
person-latest = Die letzten Partien, die jüngste am Ende
person-rival = Häufigster Gegner: { $name } ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
})
person-nemesis = Angstgegner: { $name } ({ $won } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} gewonnen)
person-victim = Lieblingsgegner: { $name } ({ $won } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} gewonnen)
person-conceded = Durch Aufgabe beendet: { $won } gewonnen, { $lost } verloren.
person-strength = { $game }: { $name } gewinnt gegen einen durchschnittlichen Gegner { $mean } von 100 Partien ({ $low } bis { $high }).
person-too-few = { $game }: zu wenige Partien für eine Aussage.
person-beats = { $game }: { $name } gewinnt gegen { $other } { $mean } von 100 Partien ({ $low } bis { $high }).
person-ahead-note = Gewonnen heißt: vor dem anderen, an Tischen jeder Größe.
person-by-start = Platz in der Zugfolge
person-start = { $place } von { $players }
person-by-year = Jahr
person-by-month = Monat
person-mean-length = Mittlere Dauer in Minuten: { $minutes }.
person-last-met = Letzte gemeinsame Partie: { $last }.
mark-won = S
mark-lost = N
mark-drawn = U
stats-meetings-note = Beendete Partien, an denen beide teilgenommen haben.
stats-length = Dauer der beendeten Partien
stats-shortest = Kürzeste
# Same as in English.
stats-median = Median
stats-mean = Mittelwert
stats-longest = Längste
stats-actions = Aktionen
stats-minutes = Minuten
stats-length-note = Rückgängig gemachte Aktionen zählen nicht, die Minuten dafür schon. Mit „Pause“ angehaltene Zeit und Unterbrechungen von mehr als einer halben Stunde bleiben außen vor.
stats-dice = Würfe
stats-dice-virtual = Würfel der App
stats-dice-real = Echte Würfel
stats-chi-squared = Chi-Quadrat
stats-p-value = p-Wert
stats-dice-verdict = { $dice }: { $verdict }
stats-dice-too-few = Für ein Urteil sind es noch zu wenige Würfe; nötig sind { $least }.
stats-dice-usual = Faire Würfel fallen in etwa { $percent } von 100 Fällen mindestens so ungleichmäßig. Das ist normal.
stats-dice-unusual = Faire Würfel fallen nur in etwa { $percent ->
    [one] einem
   *[other] { $percent }
} von 100 Fällen so ungleichmäßig. Das ist ungewöhnlich, beweist aber nichts.
stats-dice-rare = Faire Würfel fallen in weniger als einem von 100 Fällen so ungleichmäßig. Vielleicht lohnt ein Blick auf deine Würfel, es kann aber auch Zufall sein.
stats-dice-rare-virtual = Faire Würfel fallen in weniger als einem von 100 Fällen so ungleichmäßig. Das kann Zufall sein.
stats-not-begun = { $count ->
    [one] 1 Partie, die nie begonnen wurde, ist nicht mitgezählt.
   *[other] { $count } Partien, die nie begonnen wurden, sind nicht mitgezählt.
}
stats-faulty = { $count ->
    [one] 1 Protokoll hat einen Fehler und zählt bis dorthin.
   *[other] { $count } Protokolle haben einen Fehler und zählen bis dorthin.
}
stats-unreadable = { $count ->
    [one] 1 Protokoll ist nicht lesbar und nicht mitgezählt.
   *[other] { $count } Protokolle sind nicht lesbar und nicht mitgezählt.
}
cli-sessions-none-fits = In { $folder } wurde keine passende Partie gefunden.
figure-games = Gewonnene Partien nach Zugreihenfolge
figure-players = Gewonnene von beendeten Partien
figure-player = { $player } · { $edition }
figure-length = Anzahl der Züge je Partie
figure-range = { $from }–{ $to }
figure-no-winner = Noch keine Kurve: Bisher wurde keine Partie gewonnen.
figure-no-end = Noch keine beendete Partie.
figure-times = Häufigkeit
figure-face = Augenzahl
figure-expected = Faire Würfel: je { $count }
cli-stats-none = In { $folder } gibt es keine Partie zum Auswerten.
cli-stats-progress = { $done } von { $all } Partien ausgewertet

## Finished games for other programs

cli-plays-left-out = Das Protokoll ist nicht lesbar und wird ausgelassen.
plays-next = { $before } zu { $next }
plays-fact = { $name }: { $value }

## Zip files, and journals from elsewhere

archive-faulty = { $file } ließe sich nicht wieder importieren; die Datei liegt unverändert in der ZIP-Datei, im Ordner „faulty“. { $why }
archive-left-out = { $file } ist nicht in der ZIP-Datei. { $why }
library-fault = Zeile { $line }: { $code }.
archive-none = Das ist keine ZIP-Datei, oder sie ist beschädigt.
archive-too-large = Die ZIP-Datei ist zu groß: Erlaubt sind höchstens { $most } MiB.
archive-too-many = Für eine ZIP-Datei sind es zu viele Dateien: Erlaubt sind höchstens { $most }.
archive-too-much = Für eine ZIP-Datei sind die Protokolle zu groß: Erlaubt sind zusammen höchstens { $most } MiB.
archive-no-journals = In dieser ZIP-Datei ist kein Journal. Enthält sie eine weitere ZIP-Datei, dann entpacke sie und importiere diese.
archive-nothing = Es gibt keine Partie zum Exportieren, weder unter den Partien noch im Archiv.
archive-overlapping = Die ZIP-Datei ist manipuliert: Mehrere Dateien darin teilen sich dieselben Bytes.
cli-in-archive = { $archive }, { $file }
cli-import-new = { $file }: importiert als { $name }
cli-import-cut-off = { $file }: importiert als { $name }, ohne die unvollständige letzte Zeile
cli-import-known = { $file }: schon vorhanden als { $name }
import-place = { $name } { $place ->
    [archive] (im Archiv)
   *[trash] (im Papierkorb)
}
import-further = { $file }: schon vorhanden als { $name }, mit weiteren Einträgen
import-corrected = { $file }: schon vorhanden als { $name }, jetzt mit den berichtigten Namen
import-continued = { $file }: setzt { $name } fort, { $count ->
    [one] ein Eintrag hinzugefügt
   *[other] { $count } Einträge hinzugefügt
}
import-version = { $file }: importiert als { $name }, eine andere Fassung von { $of }. Ab Eintrag { $at } weichen sie voneinander ab, und nur eine davon zählt.
library-at-table = Die gespeicherte Partie ist an einem Tisch geöffnet, deshalb kann ein Import sie nicht fortsetzen. Schließe den Tisch und importiere die Datei dann noch einmal.
library-versions = { $count ->
    [one] eine Fassung
   *[other] { $count } Fassungen
}
version-behind = { $name } weicht ab Eintrag { $at } ab.
version-part = { $name } enthält nicht mehr.
version-counts = Diese Fassung zählt nicht. Es zählt { $name }.
version-entry = { $name }, Eintrag { $at }: { $sentence }
version-choose = Diese Fassung zählen lassen
version-chosen = { $name } zählt jetzt.
version-not-behind = { $name } zählt schon: Keine andere Fassung der Partie zählt stattdessen.
versions-title = Andere Fassungen dieser Partie
cli-import-restore = Wiederherstellen: courtyard restore { $name }
cli-import-refused = Das Protokoll wird nicht importiert: Es hat hier einen Fehler.
cli-merged = Hinzugefügt: { $added }. Fortgesetzt: { $continued }. Schon vorhanden: { $same }. Andere Fassungen: { $versions }. Nicht zusammengeführt: { $damaged }.
cli-merged-people = Übernommene Angaben zu Namen: { $count }.
cli-merge-dry = Das war ein Probelauf: Nichts wurde geändert.
cli-import-others = { $count ->
    [one] { $file }: 1 Datei, die kein Protokoll ist, wurde ignoriert
   *[other] { $file }: { $count } Dateien, die keine Protokolle sind, wurden ignoriert
}
cli-all-into-a-file = Eine ZIP-Datei kann nicht in die Standardausgabe geschrieben werden; gib mit --output eine Datei an.
cli-not-a-file = Das ist keine Datei, die ersetzt werden kann.
cli-packed = { $count ->
    [one] 1 Protokoll ist in { $file }.
   *[other] { $count } Protokolle sind in { $file }.
}

## Sharing a table with phones

host-shared = Der Tisch von { $players } ist geteilt. Handys im selben Netzwerk kommen mit diesem QR-Code dazu:
host-address = oder mit dieser Adresse: { $address }
host-how = Befehle: list, role, away, close, open, quit. Strg+C beendet das Teilen.
host-nobody = Noch kein Gerät ist dabei.
host-device = { $number }  { $name }  { $player }  { $role }
host-failing = Das Speichern schlägt fehl: Bis es wieder klappt, wird nichts aufgezeichnet.
host-failing-no-more = Das Speichern klappt wieder: Alles ist aufgezeichnet.
host-no-such-line = Unbekannter Befehl. Die Befehle sind: list, role 2 everything, role 2 own, role 2 look, away 2, close, open, quit.
host-no-network = Dieser Computer ist in keinem Netzwerk. Nur für Browser auf diesem Computer: courtyard host --local
host-no-session = Es gibt keine unbeendete Partie. Beginne eine, oder gib eine an: courtyard sessions zeigt sie alle.
host-bots = In dieser Partie spielen Bots mit, und das nur in einem Fenster. Teile sie dort.
host-no-port = { $is_port ->
    [yes] Hier könnte sich kein Gerät verbinden: { $why }. Anderer Port: courtyard host --port 8080
   *[no] Hier könnte sich kein Gerät verbinden: { $why }.
}
host-no-page = Die Seite für Handys ist mit diesem Programm nicht installiert. Gib ihren Ordner mit --page an, oder erstelle sie: { $command }
host-bad-page = { $file } ist keine Seite für Handys: { $why }.
sharing-away = nicht verbunden
sharing-role-everything = darf alles
sharing-role-own = nur die eigene Seite
sharing-role-look = sieht zu

## The laboratory
lab-left-out = Bots können { $game } nicht spielen: Die App weiß nicht, welche Karten in den Decks sind.
lab-no-bot = Den Bot „{ $name }“ gibt es nicht. Die Bots sind random, greedy, search und search mit einer Anzahl von Simulationen, etwa search:400. Jeder kann auf eine Art von Aktion verzichten, etwa greedy-spy.
lab-players = Dieses Spiel lässt sich nicht mit { $players ->
    [one] einem Spieler
   *[other] { $players } Spielern
} spielen.
lab-bots = Es gibt { $bots } Bots für { $players } Plätze. Gib einen Bot für alle Plätze an oder einen für jeden.
lab-progress = Gespielte Blöcke: { $done } von { $all } · { $time }
lab-no-run = Das ist keine Datei eines Testlaufs. Gib eine Datei an, die „courtyard lab run -o DATEI“ geschrieben hat.
lab-merge-differs = Das ist kein Teil desselben Testlaufs: „{ $field }“ weicht ab.
lab-merge-twice = Teil { $shard } ist doppelt vorhanden.
lab-merge-whole = Das ist kein Teil eines Testlaufs.
lab-merge-interrupted = Dieser Teil wurde vorzeitig abgebrochen; starte ihn noch einmal.
lab-merge-missing = Fehlende Teile: { $shards }.
lab-title = Labor
lab-played = Partien: { $games } · Blöcke: { $blocks } · gespielt von { $bots }
lab-starter-wins = Der Startspieler gewinnt { $wins } von 100 Partien ({ $from } bis { $to }).
lab-starter-changes = Der Startspieler gewinnt { $before } von 100 Partien; mit den zweiten Regeln { $wins } ({ $from } bis { $to }).
lab-found = Mit diesen Bots ändern die zweiten Regeln die Chancen des Startspielers. Ob das von der Spielweise abhängt, zeigt ein Testlauf mit dem Bot search.
lab-not-found = In { $games } Partien hat sich für den Startspieler kein Unterschied gezeigt.
lab-score-wins = { $bot } gewinnt { $wins } von 100 Partien ({ $from } bis { $to }).
lab-interrupted = Der Testlauf wurde vorzeitig abgebrochen.
lab-figure = Kennzahl
lab-rules = Regeln { $place }
lab-difference = Unterschied
lab-cell = { $mean } ({ $from } bis { $to })
lab-starter = Punkte des Startspielers, je 100 Partien
lab-score = Punkte des ersten Bots, je 100 Partien
lab-turns = Züge je Partie
lab-actions = Aktionen je Partie
lab-duels = Duelle je Partie
lab-comeback = Aufholjagden, je 100 Partien
lab-unfinished = Nicht beendet, je 100 Partien
lab-use = { $kind }: Anzahl je Partie
lab-note-interval = In Klammern stehen 95-%-Intervalle. Die in der Tabelle gelten für eine vorher festgelegte Anzahl von Partien; die in den Sätzen bleiben auch dann gültig, wenn du zwischendurch nachsiehst.
lab-note-holm = * Dieser Unterschied ist auch zusammen mit allen anderen signifikant (Holm, 5 %).
lab-effects = Unterschiede
lab-axis = Unterschied in Standardabweichungen eines Blocks
lab-lengths = Dauer der Partien in Zügen
lab-found-same = Die zweiten Regeln ändern die Chancen des Startspielers. Ein stärkerer Bot bestätigt das.
lab-depends = Der Effekt hängt von der Spielweise ab: Ein stärkerer Bot bestätigt ihn nicht.
lab-other-comparison = Das ist kein Testlauf desselben Spiels mit denselben Regeln.
lab-luck = Anteil der Ergebnisse, den die Würfel erklären, in %
lab-leads = Siege aus der Führung heraus, nach dem Vorsprung zur Halbzeit
lab-ladder-bots = Eine Rangliste braucht mindestens zwei Bots, etwa --bots random,greedy.
lab-ladder-progress = Gespielte Paare: { $pairs } · { $time }
lab-ladder-result = { $first } holt { $score } % (± { $error }) gegen { $second }, gespielt über { $count ->
    [one] 1 Partienpaar
   *[other] { $pairs } Partienpaare
}:
lab-ladder-stronger = stärker.
lab-ladder-not-stronger = nicht stärker.
lab-ladder-open = noch nicht entschieden.

## Story

story-progress = Chancen werden berechnet: { $done } von { $all }
story-turn = Zug { $turn }: { $chances }
story-end = Am Ende: { $chances }
story-chance = { $player } { $chance }
story-title = Die Geschichte der Partie
story-chart = Gewinnchance
story-turning-points = Wendepunkte
story-no-turning-points = Keine einzelne Entscheidung und kein Wurf hat die Chancen stark verändert.
story-turning-point = Zug { $turn }: { $what } – die Chancen von { $player } steigen von { $from } auf { $to } von 100.
story-in-fight = { $fight }; { $headline }
story-passes = { $player } greift nicht an
story-below-one = unter 1
story-above-ninety-nine = über 99
story-lead-none = Es blieb eng.
story-lead-one = { $player } lag { $turn ->
    [1] von Anfang an
   *[other] ab Zug { $turn }
} vorn.
story-lead-two = Zuerst lag { $first } vorn, ab Zug { $turn } dann { $second }.
story-lead-more = Die Führung wechselte { $count }-mal; ab Zug { $turn } lag { $player } vorn.
story-half-time = Wer zur Halbzeit vorn lag, gewann { $won } von { $leads } Partien ({ $games } Partien insgesamt).
story-comeback = Die größte Aufholjagd: { $player } hatte in Zug { $turn } von { $file } nur noch { $chance } Gewinnchance und gewann doch.
story-causes = Ursachen der großen Umschwünge: { $shares }.
story-share = { $cause ->
    [dice] Würfel
    [card] Karten
   *[choice] Entscheidungen
} { $share }
story-one-cause = { $cause ->
    [dice] Alle großen Umschwünge gehen auf die Würfel zurück.
    [card] Alle großen Umschwünge gehen auf die Karten zurück.
   *[choice] Alle großen Umschwünge gehen auf Entscheidungen der Spieler zurück.
}
story-no-causes = Es gab zu wenige große Umschwünge, um zu sagen, woher sie kamen.

## Aids to print

aid-reference = Kurzübersicht
aid-mat = Spieltableau
aid-sheet = Ergebnisblatt
aid-sheet-number = Partie
aid-sheet-notes = Notizen

## Breaks

log-paused = { $minutes ->
    [one] Nach einer Pause von 1 Minute
   *[other] Nach einer Pause von { $minutes } Minuten
}
