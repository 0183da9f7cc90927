# Shared by all games: players, lists, entries, faults of a journal, the command line, exports.

## Words and lists

player-unnamed = Speler { $number }
title = { $zero } tegen { $one }
list-and = { $before } en { $last }
list-or = { $before } of { $last }
list-comma = { $before }, { $next }
list-none = geen
yes = ja
no = nee

## Suits and ranks

suit-spades = schoppen
suit-hearts = harten
suit-diamonds = ruiten
suit-clubs = klaveren
suit-card-spades = schoppenkaart
suit-card-hearts = hartenkaart
suit-card-diamonds = ruitenkaart
suit-card-clubs = klaverenkaart
rank-ace = aas
rank-jack = boer
rank-queen = vrouw
rank-king = heer
spoken-card = { $suit } { $rank }

## The log

turn-zero = Klaarzetten
turn-title = Beurt { $turn }: { $player }
did-undo = { $count ->
    [one] Ongedaan gemaakt: { $what }
   *[other] { $count } acties ongedaan gemaakt, als eerste: { $what }
}
did-redo = { $count ->
    [one] Opnieuw uitgevoerd: { $what }
   *[other] { $count } acties opnieuw uitgevoerd, als laatste: { $what }
}
sum = { $who }: { $terms } = { $total }
sum-empty = { $who }: { $total }
sum-and = { $before } + { $next }
sum-term = { $value } ({ $name })
fact-game = Spel
fact-players = Spelers
fact-edition = Editie
fact-rules = Huisregels
fact-started = Begonnen
fact-ended = Laatste actie
fact-entries = Logregels
fact-turns = Beurten
fact-result = Uitslag
entries-undone = { $undone ->
    [0] { $count }
   *[other] { $count }, waarvan { $undone } ongedaan gemaakt
}
result-won = { $count ->
    [one] { $winner } heeft gewonnen
   *[other] { $winner } hebben gewonnen
}
result-draw = Gelijkspel
result-open = Niet afgerond

## Messages that a game can replace by its own

kind-adjust = Correctie
kind-note = Notitie
headline-note = Notitie: { $text }
then-reason = Reden: { $why }
refusal-game-over = De partij is afgelopen.
kind-setup = Klaarzetten
kind-next-phase = Volgende fase
kind-end-turn = Beurt beëindigen
kind-concede = Opgeven
kind-concede-about = De andere speler wint de partij.
headline-setup = { $first } heeft de eerste beurt
headline-end-turn = { $player } beëindigt de beurt
headline-concede = { $player } geeft op
headline-adjust-hand = { $hand ->
    [one] Correctie: { $player } heeft 1 handkaart
   *[other] Correctie: { $player } heeft { $hand } handkaarten
}
event-turn-began = Beurt { $turn }: { $player } is aan zet.
event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } trekt niets: er zijn geen kaarten meer.
        [one] { $player } trekt maar 1 van de { $wanted } kaarten: meer zijn er niet.
       *[other] { $player } trekt maar { $cards } van de { $wanted } kaarten: meer zijn er niet.
    }
   *[equal] { $cards ->
        [one] { $player } trekt 1 kaart.
       *[other] { $player } trekt { $cards } kaarten.
    }
}
refusal-not-set-up = Zet eerst het spel klaar.
refusal-already-set-up = Het spel staat al klaar.
refusal-hand-too-small = { $needs ->
    [one] Hiervoor is een handkaart nodig; { $player } heeft er geen.
   *[other] Hiervoor zijn { $needs } handkaarten nodig; { $player } heeft er { $has }.
}
correct-hand = Handkaarten van { $player }

## Words of several games

count-share = Aandeel
count-times = Keer
count-uses = Gebruikt
setup-who-begins = Wie begint er?
table-not-set-up = Het spel staat nog niet klaar.
seat-has-won = wint
discard-top = Bovenop ligt { $card }.
discard-pile = Aflegstapel
table-over = Na beurt { $turn }: { $result }
calculator-total = totaal
count-won-games = Gewonnen partijen
count-turns-shown = { $shown } van { $all } beurten zijn te zien: die in minstens 1 op de 20 partijen zijn bereikt, hoogstens { $most }.
back-to-table = Terug naar de tafel
part-is-card = { $what }: { $card }

## Undo and redo

refusal-nothing-to-undo = { $there ->
    [0] Er is niets om ongedaan te maken.
    [one] Er kan maar 1 actie ongedaan worden gemaakt, geen { $asked }.
   *[other] Er kunnen maar { $there } acties ongedaan worden gemaakt, geen { $asked }.
}
refusal-nothing-to-redo = { $there ->
    [0] Er is niets om opnieuw uit te voeren.
    [one] Er kan maar 1 actie opnieuw worden uitgevoerd, geen { $asked }.
   *[other] Er kunnen maar { $there } acties opnieuw worden uitgevoerd, geen { $asked }.
}
refusal-long-note = Een notitie heeft hoogstens { $most } tekens.
unwritable-long-line = Dit is te lang om vast te leggen.
unwritable-journal-full = Het bestand van het spel is vol; er kan niets meer worden vastgelegd.
unwritable-no-room-for-notes = Het bestand van het spel is bijna vol. Je kunt het spel nog uitspelen, maar notities worden niet meer vastgelegd.
unwritable-needs-bots = In deze partij speelt een bot mee. Ze gaat alleen verder op het apparaat waarop ze begon.

## Faults of a journal

fault-unreadable = Lezen is niet gelukt: { $why }.
fault-bad-header-not-a-header-empty = Dit is geen partijbestand van Courtyard: het is leeg.
fault-bad-header-not-a-header-endless = Dit is geen partijbestand van Courtyard: de eerste regel is niet afgesloten.
fault-bad-header-not-a-header-not-text = Dit is geen partijbestand van Courtyard: de eerste regel is geen UTF-8-tekst.
fault-bad-header-not-a-header-utf-16 = Dit is geen partijbestand van Courtyard: het is UTF-16-tekst. Sla het op als UTF-8.
fault-bad-header-not-a-header-packed = Dit is geen partijbestand van Courtyard: het is een { $value }-bestand. Pak het uit en gebruik de partijbestanden erin.
fault-bad-header-not-a-header-no-version = Dit is geen partijbestand van Courtyard: in de eerste regel ontbreekt het veld “courtyard”.
fault-bad-header-not-a-header-json = Dit is geen partijbestand van Courtyard: { $why }.
fault-bad-header-unknown-version = Dit partijbestand gebruikt versie { $value } van het bestandsformaat; dit programma kent versie { $known }. Een nieuwere versie van Courtyard kan het misschien lezen.
fault-bad-header-unknown-game = Dit partijbestand hoort bij een spel dat deze versie niet kent: “{ $value }”. Een nieuwere versie van Courtyard kent het misschien wel.
fault-bad-header-players = { ORDER($min, $max) ->
    [equal] Dit spel is voor { $min ->
        [one] 1 speler
       *[other] { $min } spelers
    }, niet voor { $count }.
   *[other] Dit spel is voor { $min } tot { $max } spelers, niet voor { $count }.
}
fault-unknown-edition = Onbekende editie “{ $edition }”. Bekend: { $known }.
fault-unknown-rule = De huisregel “{ $rule }” bestaat niet.
fault-bad-rule = De huisregel “{ $rule }” { $why }.
fault-bad-json-too-long = De regel is geen JSON: met meer dan { $most } bytes is hij te lang.
fault-bad-json-not-text = De regel is geen JSON: na byte { $value } is het geen UTF-8-tekst meer.
fault-bad-json-syntax = { $column ->
    [none] De regel is geen JSON: { $why }.
   *[other] De regel is geen JSON: { $why } (teken { $column }).
}
fault-bad-entry-shape = { $column ->
    [none] De regel is hier niet geldig: { $why }.
   *[other] De regel is hier niet geldig: { $why } (teken { $column }).
}
fault-bad-entry-no-count = De regel is hier niet geldig: “{ $value }” moet 1 of hoger zijn.
fault-bad-entry-not-one-step = De regel is hier niet geldig: een logregel bevat precies één van “do”, “undo” en “redo”.
fault-bad-entry-out-of-order = De regel is hier niet geldig: “n” is { $n }, maar het volgende nummer is { $next }.
fault-bad-crc-wrong = Deze regel of een eerdere is gewijzigd: de controlesom is { $written }, maar bij deze tekst hoort { $computed }.
fault-bad-crc-missing = De regel heeft geen controlesom: hij is met de hand toegevoegd of gewijzigd.
fault-bad-crc-unexpected = De regel heeft een controlesom die hier niet hoort: de regels van dit bestand hebben er geen, of het is niet het laatste veld van de regel.
fault-cut-off = De laatste regel is onvolledig; de regels ervoor zijn in orde.

## Messages of the JSON parser

json-ends = de tekst houdt te vroeg op
json-goes-on = de tekst loopt door na het einde
json-field-missing = het veld “{ $name }” ontbreekt
json-field-twice = het veld “{ $name }” komt twee keer voor
json-field-unknown = een veld “{ $name }” bestaat hier niet
json-word-unknown = “{ $name }” is onbekend
json-unfit = { $expected ->
    [number] een waarde is ongeldig: er is een getal nodig
    [text] een waarde is ongeldig: er is een tekst nodig
    [object] een waarde is ongeldig: er is een object nodig
    [list] een waarde is ongeldig: er is een lijst nodig
    [flag] een waarde is ongeldig: er is true of false nodig
   *[other] een waarde is ongeldig
}
json-kind-lacks = bij “{ $kind }” hoort het veld “{ $field }”
json-not-one-correction = “adjust” stelt één waarde in: { $name }
json-not-a-card = dit is geen kaart; schrijf die als 10h
json-not-a-seat = die plaats bestaat niet; er wordt vanaf 0 geteld
json-word-unfit = “{ $name }” is hier niet geldig
json-other = de tekst is niet goed opgebouwd

## House rules

house-rule = { $rule }: { $value }
house-rules-and = { $before }; { $next }
rule-value-any = onbeperkt
rule-value-each = { $name } { $number }
rule-value-phase = { $phase } ({ $actions })

## Requirements of a rule’s value, after the rule’s name

value-fault-number = moet een geheel getal van { $least } tot en met { $most } zijn
value-fault-limit = moet een geheel getal van hoogstens { $most } zijn, of null voor onbeperkt
value-fault-flag = moet true of false zijn
value-fault-choice = moet een van deze woorden zijn: { $words }
value-fault-numbers = moet voor { $names } elk een geheel getal van { $least } tot en met { $most } bevatten
value-fault-list = moet een lijst van verschillende woorden uit deze reeks zijn: { $words }
value-fault-phases = moet een lijst zijn van { $shape }
value-fault-not-phases = moet een lijst zijn van { $shape }, en { $why }
value-fault-no-phase = moet minstens één fase noemen
value-fault-reserved = kan geen fase met de naam “{ $phase }” hebben
value-fault-twice = heeft twee fasen met de naam “{ $phase }”
value-fault-foreign = kan “{ $kind }” niet in een fase zetten
value-fault-other = heeft een ongeldige waarde: { $why }

## The rules in words

rulebook-house = Je speelt “{ $edition }” met deze wijzigingen:
rulebook-house-change = { $rule }: { $value } (in deze editie: { $usual })

## Why the system cannot read or write

io-not-found = dit bestand of deze map bestaat niet
io-permission-denied = toegang geweigerd
io-storage-full = de schijf is vol
io-quota-exceeded = de beschikbare ruimte is op
io-file-too-large = het bestand zou te groot worden
io-read-only-filesystem = de schijf is alleen-lezen
io-already-exists = het bestaat al
io-is-a-directory = het is een map
io-not-a-directory = het is geen map
io-unexpected-eof = het bestand is korter dan wat erin is geschreven
io-timed-out = er komt geen antwoord
io-unsupported = deze schijf of dit systeem kan dat niet
io-unsupported-in-browsers = dat kan hier niet (browsers bewaren alleen gegevens voor pagina’s die via https zijn geopend)
io-not-connected = de opslag is niet meer verbonden
io-invalid-data = het bestand is beschadigd, versleuteld of op een onbekende manier gecomprimeerd
io-other = { $why }

## Bots at a table

bot-other-seed = De startwaarde van { $player } is niet die welke voor de partij is verzegeld.
bot-other-cards = { $player } kan deze kaarten niet gehad hebben: ze passen niet bij het verzegelde deck.
bot-no-game = Bots kunnen dit spel niet aan tafel spelen: de app kent de kaarten niet.
bot-no-such-seat = Er is geen plaats { $seat } voor een bot; de eerste plaats is 0.
bot-twice = Twee bots kunnen niet op plaats { $seat } zitten.
bot-no-person = Minstens één plaats is voor een mens.
bot-unknown = Er is geen bot „{ $name }”.
bot-no-seed = De kaarten van { $player } staan op het apparaat waarop de partij begon. Alleen daar kan ze verdergaan.
bot-turn = { $player } is een bot en handelt zelf.
bot-cards = De app kent de kaarten van { $player }; je kunt ze niet met de hand wijzigen of noemen.
# Same as in English.
bot-level = { $level ->
    [easy] Makkelijk
    [normal] Normaal
    [hard] Moeilijk
   *[expert] Expert
}
bot-with-level = { $name } ({ $level })
bot-person = Mens
# Same as in English.
bot-unnamed = Bot { $number }
# Same as in English.
bot-seat = { $name } (bot, { $level })
# Same as in English.
bots-title = Bots
bots-about = Voor plaatsen zonder mens
bots-decks = De kaarten van een bot zitten in de app. Ieder mens heeft een eigen spel kaarten nodig.
bot-thinks = { $name } denkt na…
bot-done = Klaar
bot-why = Waarom?
bot-why-chance = { $action }: wint { $chance } van de 100 partijen.
bot-why-thumb = Gekozen met vuistregels.
bot-why-blunder = Met opzet slechter gekozen, zoals soms op dit niveau.
bot-why-more = Hoger gewaardeerd: { $action }.
bot-why-same = Even hoog gewaardeerd: { $action }.
bot-why-less = Lager gewaardeerd: { $action }.

## The command line

# Same as in English.
cli-error = courtyard: { $message }
# Same as in English.
cli-error-file = courtyard: { $file }: { $message } [{ $code }]
# Same as in English.
cli-error-line = courtyard: { $file }, regel { $line }: { $message } [{ $code }]
# Same as in English.
cli-failure = courtyard: { $file }: { $message }
cli-standard-input = standaardinvoer
cli-directory = Dit is een map, geen partijbestand.
cli-no-odds = Voor dit spel worden geen kansen berekend.
cli-no-entry = { $there ->
    [0] Logregel { $asked } bestaat niet: het partijbestand heeft er nog geen.
    [one] Logregel { $asked } bestaat niet: het partijbestand heeft er maar 1.
   *[other] Logregel { $asked } bestaat niet: het partijbestand heeft er maar { $there }.
}
cli-cannot-write = Schrijven is niet gelukt: { $why }.
cli-cannot-print = De uitvoer kan niet worden geschreven: { $why }.
cli-into-the-library = Dit bestand is een van de bewaarde partijen; daarin schrijft alleen de app. Kies een andere plaats voor de export.
cli-over-a-journal = Een export overschrijft nooit een partijbestand. Kies een andere naam voor de export.
cli-check-ok = in orde
cli-check-seals-closed = De decks van de bots zijn tot het einde van de partij verzegeld.
cli-check-seals-respected = De bots hadden de kaarten van hun verzegelde decks.
cli-legal-yes = mogelijk
cli-sessions-none = In { $folder } zijn geen partijen bewaard.
cli-sessions-line = { $started }  { $title }: beurt { $turn }. { $result }
cli-session-fault = Dit partijbestand bevat een fout in regel { $line } [{ $code }].

## Exports

export-taken-back = Ongedaan gemaakt
export-chart = { $gauge }, beurt voor beurt
export-chart-has = { $player } heeft { $value }
export-chart-about = Aan het eind: { $players }; de hoogste waarde van { $count ->
    [2] beide spelers
   *[other] alle spelers
} was { $most }.
export-chart-turn = Beurt
export-gauge-of = { $gauge } ({ $player })
export-total = Totaal

## The library

library-no-folder = Het systeem heeft geen map voor de gegevens van deze gebruiker. Geef er een op met --data-dir.
library-in-use = { SHOWN_IN() ->
    [tab] Deze partij is geopend in een ander tabblad. Sluit de partij daar eerst.
   *[window] Deze partij is geopend in een ander venster. Sluit de partij daar eerst.
}
library-damaged = { $file } is beschadigd in regel { $line } ({ $code }). Het bestand is niet gewijzigd.
library-newer = { $file } is geschreven door een nieuwere versie van Courtyard. Je kunt de partij hier bekijken, maar niet voortzetten.
library-newer-people = { $file } is geschreven door een nieuwere versie van Courtyard. Daarom worden de namen hier niet gewijzigd.
library-too-large = { $file } is te groot: een partijbestand mag hoogstens { $most } MiB zijn.
library-changed = { $file } is intussen ergens anders gewijzigd. Het bestand is niet overschreven.
library-no-name = “{ $name }” kan geen naam zijn: er staat geen letter of cijfer in.
player-names-same = { $first } en { $second } moeten verschillende namen hebben.
player-names-alike = “{ $first }” en “{ $second }” tellen in de statistieken als één speler. Je kunt de namen verbeteren.
player-name-missing = { $player } heeft een naam nodig.
player-name-long = Een naam heeft hoogstens { $most } tekens.
player-name-letters = Sommige tekens in deze naam kunnen hier niet worden getoond.
library-trouble = Dit is niet gelukt: { $why }.
library-set-aside = De laatste regel van deze partij was onvolledig. Die is bewaard als { $file }; de partij gaat verder vanaf de regel ervoor.
library-moved = Een ander programma heeft { $from } tijdens de partij gewijzigd of vervangen. Dat bestand is ongewijzigd gebleven; de hele partij gaat verder in { $to }.
library-remains = De laatste regel van deze partij is onvolledig en er kan nu niet naar de schijf worden geschreven. De partij gaat verder vanaf de regel ervoor.
library-repaired = { $count ->
    [one] Regel { $line } van deze partij was beschadigd. Een kopie van het beschadigde partijbestand is bewaard als { $file }; de partij gaat verder vanaf de regel ervoor.
   *[other] Deze partij was beschadigd vanaf regel { $line }: { $count } regels zijn onbruikbaar. Een kopie van het beschadigde partijbestand is bewaard als { $file }; de partij gaat verder vanaf de regel ervoor.
}
cli-no-session = Er is geen partij “{ $name }” in de bibliotheek. De opdracht “courtyard sessions --shelf all” toont alle partijen.
cli-no-player = Niemand in deze partij heet “{ $name }”.
cli-rename-shape = Geef één nieuwe naam, zonder “=”, voor “{ $name }”, bijvoorbeeld --player "{ $name }=Maria". Twee gelijke namen kun je in het venster verbeteren.
cli-repair-sound = Het partijbestand is niet beschadigd: er valt niets te herstellen.
cli-bin-emptied = { $count ->
    [0] De prullenbak was al leeg.
    [one] Eén partij is definitief verwijderd.
   *[other] { $count } partijen zijn definitief verwijderd.
}

## Statistics

decimal = { $whole },{ $part }
percent = { $percent }%
percent-below-one = <1%
percent-above-ninety-nine = >99%
number-below = <{ $number }
thousands = { $before }.{ $last }
date = { $day }-{ $month }-{ $year }
stats-row = { $row }. { $cells }.
stats-cell = { $column }: { $value }
stats-all = Alle
stats-games = Partijen
stats-won-going = { $place ->
    [1] Winst als eerste
    [2] Winst als tweede
    [3] Winst als derde
    [4] Winst als vierde
    [5] Winst als vijfde
    [6] Winst als zesde
    [7] Winst als zevende
   *[8] Winst als achtste
}
stats-drawn = Gelijk
stats-running = Niet afgerond
stats-player = Speler
stats-won = Gewonnen
stats-lost = Verloren
stats-unnamed = Zonder naam
stats-players-note = Per plaats in de speelvolgorde: hoeveel van de afgeronde partijen zijn gewonnen.
stats-meetings = Onderling
stats-wins = Gewonnen
stats-last-met = Laatste keer
people-title = Mensen
people-note = Afgeronde partijen, elk één keer. Bots en spelers zonder naam tellen niet mee.
people-none = Hier heeft nog niemand een partij afgerond.
person-unknown = Hier is geen afgeronde partij van ‘{ $name }’.
person-also = Ook bekend als { $names }.
person-joined = { $name } en { $other } tellen nu als één persoon. In de partijbestanden blijven beide namen staan.
person-met = { $name } en { $other } zaten aan één tafel (partijen: { $games }), dus het zijn twee personen.
person-separated = { $name } en { $other } tellen weer als twee personen.
person-not-joined = { $other } is geen andere naam van { $name }.
person-renamed = De naam is nu { $name }. Gecorrigeerde partijen: { $count }.
person-record = Partijen: { $games }. Gewonnen: { $won }, verloren: { $lost }, gelijk: { $drawn }.
person-time = Minuten aan tafel: { $minutes }. Eerste partij: { $first }, laatste partij: { $last }.
person-streak = { $of ->
    [won] Nu op rij gewonnen: { $count }.
    [lost] Nu op rij verloren: { $count }.
   *[drawn] Nu op rij gelijk: { $count }.
}
person-longest = Langste reeksen: { $won } gewonnen, { $lost } verloren.
person-latest = Laatste partijen, de recentste aan het eind
person-rival = Rivaal: { $name } ({ $games ->
    [one] 1 partij
   *[other] { $games } partijen
})
person-nemesis = Angstgegner: { $name } ({ $won } van { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} gewonnen)
person-victim = Favoriete slachtoffer: { $name } ({ $won } van { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} gewonnen)
person-conceded = Geëindigd door opgave: { $won } gewonnen, { $lost } verloren.
person-strength = { $game }: { $name } wint van een gemiddelde tegenstander { $mean } van de 100 partijen ({ $low } tot { $high }).
person-too-few = { $game }: te weinig partijen om iets te zeggen.
person-beats = { $game }: { $name } wint van { $other } { $mean } van de 100 partijen ({ $low } tot { $high }).
person-ahead-note = Gewonnen betekent: vóór de ander geëindigd, aan tafels van elke grootte.
person-by-start = Plaats in de speelvolgorde
person-start = { $place } van { $players }
person-by-year = Jaar
person-by-month = Maand
person-mean-length = Gemiddelde duur in minuten: { $minutes }.
person-last-met = Laatste partij samen: { $last }.
# Same as in English.
mark-won = W
mark-lost = V
mark-drawn = G
stats-meetings-note = Afgeronde partijen waaraan beiden meededen.
stats-length = Duur van de afgeronde partijen
stats-shortest = Kortste
stats-median = Mediaan
stats-mean = Gemiddeld
stats-longest = Langste
stats-actions = Acties
stats-minutes = Minuten
stats-length-note = Acties die ongedaan zijn gemaakt, tellen niet mee, maar de tijd die ze kostten wel. Gepauzeerde tijd en onderbrekingen van meer dan een half uur zijn weggelaten.
stats-dice = Dobbelstenen
stats-dice-virtual = Dobbelstenen van de app
stats-dice-real = Echte dobbelstenen
stats-chi-squared = Chi-kwadraat
stats-p-value = p-waarde
stats-dice-verdict = { $dice }: { $verdict }
stats-dice-too-few = nog te weinig worpen om te oordelen; er zijn er { $least } nodig.
stats-dice-usual = eerlijke dobbelstenen vallen in ongeveer { $percent } van de 100 gevallen minstens zo ongelijkmatig. Dit is normaal.
stats-dice-unusual = eerlijke dobbelstenen vallen maar in ongeveer { $percent ->
    [one] 1
   *[other] { $percent }
} van de 100 gevallen zo ongelijkmatig. Dit is ongewoon, maar bewijst niets.
stats-dice-rare = eerlijke dobbelstenen vallen in minder dan 1 van de 100 gevallen zo ongelijkmatig. Bekijk je dobbelstenen eens goed, maar het kan ook toeval zijn.
stats-dice-rare-virtual = eerlijke dobbelstenen vallen in minder dan 1 van de 100 gevallen zo ongelijkmatig. Het kan toeval zijn.
stats-not-begun = { $count ->
    [one] 1 partij die nooit is begonnen, telt niet mee.
   *[other] { $count } partijen die nooit zijn begonnen, tellen niet mee.
}
stats-faulty = { $count ->
    [one] 1 partijbestand bevat een fout en telt mee tot aan die fout.
   *[other] { $count } partijbestanden bevatten een fout en tellen mee tot aan die fout.
}
stats-unreadable = { $count ->
    [one] 1 partijbestand is onleesbaar en telt niet mee.
   *[other] { $count } partijbestanden zijn onleesbaar en tellen niet mee.
}
cli-sessions-none-fits = Geen van de partijen in { $folder } voldoet.
figure-games = Gewonnen partijen naar speelvolgorde
figure-players = Gewonnen van de afgeronde partijen
figure-player = { $player } · { $edition }
figure-length = Aantal beurten per partij
figure-range = { $from }–{ $to }
figure-no-winner = Nog geen grafiek: geen enkele afgeronde partij heeft een winnaar.
figure-no-end = Nog geen afgeronde partij.
figure-times = Hoe vaak
figure-face = Ogen
figure-expected = Eerlijke dobbelstenen: elk aantal ogen { $count } keer
cli-stats-none = In { $folder } staat geen partij om te tellen.
cli-stats-progress = { $done } van { $all } partijen geteld

## Finished games for other programs

cli-plays-left-out = Dit bestand is onleesbaar en wordt overgeslagen.
plays-next = { $before } - { $next }
plays-fact = { $name }: { $value }

## Zip files, and journals from elsewhere

archive-faulty = { $file } kan later niet meer worden geïmporteerd; het bestand zit ongewijzigd in het zipbestand, in de map “faulty”. { $why }
archive-left-out = { $file } zit niet in het zipbestand. { $why }
library-fault = Regel { $line }: { $code }.
archive-none = Het is geen zipbestand, of het is beschadigd.
archive-too-large = Het zipbestand mag hoogstens { $most } MiB groot zijn.
archive-too-many = Dit zijn te veel bestanden voor één zipbestand: het maximum is { $most }.
archive-too-much = De partijbestanden zijn te groot voor één zipbestand: het maximum is samen { $most } MiB.
archive-no-journals = In dit zipbestand zit geen partijbestand. Zit er een ander zipbestand in, pak het dan uit en importeer dat.
archive-nothing = Er is geen partij om te exporteren: niet bij de partijen en niet in het archief.
archive-overlapping = Het zipbestand is niet te vertrouwen: de bestanden erin overlappen elkaar.
cli-in-archive = { $archive }, { $file }
cli-import-new = { $file }: geïmporteerd als { $name }
cli-import-cut-off = { $file }: geïmporteerd als { $name }, zonder de laatste regel, want die was onvolledig
cli-import-known = { $file }: was er al, als { $name }
import-place = { $name } { $place ->
    [archive] (in het archief)
   *[trash] (in de prullenbak)
}
import-further = { $file }: was er al, als { $name }, met meer regels
import-corrected = { $file }: was er al, als { $name }, nu met de verbeterde namen
import-continued = { $file }: gaat verder met { $name }, { $count ->
    [one] één regel toegevoegd
   *[other] { $count } regels toegevoegd
}
import-version = { $file }: geïmporteerd als { $name }, een andere versie van { $of }. Ze verschillen vanaf regel { $at }, en maar één ervan telt.
library-at-table = De opgeslagen partij is geopend aan een tafel, dus een import kan die niet voortzetten. Sluit de tafel en importeer het bestand opnieuw.
library-versions = { $count ->
    [one] één versie
   *[other] { $count } versies
}
version-behind = { $name } wijkt af vanaf regel { $at }.
version-part = { $name } bevat niets meer.
version-counts = Deze versie telt niet. { $name } telt.
version-entry = { $name }, regel { $at }: { $sentence }
version-choose = Deze versie laten tellen
version-chosen = { $name } telt nu.
version-not-behind = { $name } telt al: er telt geen andere versie van de partij.
versions-title = Andere versies van deze partij
cli-import-restore = Terugzetten: courtyard restore { $name }
cli-import-refused = Het partijbestand is niet geïmporteerd: hier staat een fout.
cli-merged = Toegevoegd: { $added }. Voortgezet: { $continued }. Was er al: { $same }. Andere versies: { $versions }. Niet samengevoegd: { $damaged }.
cli-merged-people = Overgenomen keuzes over namen: { $count }.
cli-merge-dry = Dit was een proef: er is niets veranderd.
cli-import-others = { $count ->
    [one] { $file }: 1 bestand is overgeslagen, want het is geen partijbestand
   *[other] { $file }: { $count } bestanden zijn overgeslagen, want het zijn geen partijbestanden
}
cli-all-into-a-file = Een zipbestand kan niet naar de standaarduitvoer; geef een bestand op met --output.
cli-not-a-file = Dit is geen bestand dat kan worden vervangen.
cli-packed = { $count ->
    [one] In { $file } zit 1 partijbestand.
   *[other] In { $file } zitten { $count } partijbestanden.
}

## Sharing a table with phones

host-shared = De tafel van { $players } is gedeeld. Telefoons op hetzelfde netwerk doen mee met deze QR-code:
host-address = of via dit adres: { $address }
host-how = Opdrachten: list, role, away, close, open, quit. Ctrl+C stopt het delen.
host-nobody = Er doet nog geen apparaat mee.
host-device = { $number }  { $name }  { $player }  { $role }
host-failing = Opslaan lukt niet: er wordt niets vastgelegd tot het weer werkt.
host-failing-no-more = Opslaan lukt weer: alles wordt vastgelegd.
host-no-such-line = Onbekende opdracht. De opdrachten zijn: list, role 2 everything, role 2 own, role 2 look, away 2, close, open, quit.
host-no-network = Deze computer zit niet op een netwerk. Alleen delen met browsers op deze computer: courtyard host --local
host-no-session = Er is geen lopende partij. Begin er een, of geef de naam op: courtyard sessions toont de lijst.
host-bots = In deze partij spelen bots mee, en alleen in een venster. Deel de partij daar.
host-no-port = { $is_port ->
    [yes] Hier kan geen apparaat verbinding maken: { $why }. Een andere poort gebruiken: courtyard host --port 8080
   *[no] Hier kan geen apparaat verbinding maken: { $why }.
}
host-no-page = De pagina voor telefoons is niet bij dit programma geïnstalleerd. Geef de map op met --page, of bouw de pagina: { $command }
host-bad-page = { $file } is geen pagina voor telefoons: { $why }.
sharing-away = afwezig
sharing-role-everything = mag alles
sharing-role-own = alleen eigen kant
sharing-role-look = kijkt mee

## The laboratory
lab-left-out = Bots kunnen { $game } niet spelen: de app weet niet welke kaarten er in de decks zitten.
lab-no-bot = De bot “{ $name }” bestaat niet. De bots zijn random, greedy, search en search met een aantal simulaties, zoals search:400. Elk van deze bots kan één soort actie weglaten, zoals greedy-spy.
lab-players = Dit spel is niet voor { $players } { $players ->
    [one] speler
   *[other] spelers
}.
lab-bots = Er zijn { $bots } bots voor { $players } plaatsen. Noem één bot voor alle plaatsen, of één per plaats.
lab-progress = Gespeelde blokken: { $done } van { $all } · { $time }
lab-no-run = Dit is geen bestand van een proefreeks. Noem een bestand dat “courtyard lab run -o BESTAND” heeft geschreven.
lab-merge-differs = Dit deel hoort niet bij dezelfde proefreeks: “{ $field }” verschilt.
lab-merge-twice = Deel { $shard } komt twee keer voor.
lab-merge-whole = Dit is geen deel van een proefreeks.
lab-merge-interrupted = Dit deel is voortijdig gestopt; voer het opnieuw uit.
lab-merge-missing = Ontbrekende delen: { $shards }.
lab-title = Laboratorium
lab-played = Partijen: { $games } · Blokken: { $blocks } · gespeeld door { $bots }
lab-starter-wins = De startspeler wint { $wins } van de 100 partijen ({ $from } tot { $to }).
lab-starter-changes = De startspeler wint { $before } van de 100 partijen; met de tweede set regels { $wins } ({ $from } tot { $to }).
lab-found = Bij deze bots verandert de tweede set regels de kansen van de startspeler. Een proefreeks met de bot search laat zien of dat van de speelwijze afhangt.
lab-not-found = In { $games } partijen is geen verschil gevonden voor de startspeler.
lab-score-wins = { $bot } wint { $wins } van de 100 partijen ({ $from } tot { $to }).
lab-interrupted = De proefreeks is voortijdig gestopt.
lab-figure = Kengetal
lab-rules = Regels { $place }
lab-difference = Verschil
lab-cell = { $mean } ({ $from } tot { $to })
lab-starter = Score van de startspeler, per 100 partijen
lab-score = Score van de eerste bot, per 100 partijen
lab-turns = Beurten per partij
lab-actions = Acties per partij
lab-duels = Duels per partij
lab-comeback = Comebacks, per 100 partijen
lab-unfinished = Niet afgerond, per 100 partijen
lab-use = { $kind }: gebruik per partij
lab-note-interval = Tussen haakjes: 95%-intervallen. Het interval in de tabel geldt voor een vooraf gekozen aantal partijen; dat in de zinnen blijft geldig terwijl je meekijkt.
lab-note-holm = * Dit verschil is significant, samen met alle andere (Holm, 5%).
lab-effects = Verschillen
lab-axis = Verschil in standaarddeviaties van een blok
lab-lengths = Duur van de partijen in beurten
lab-found-same = De tweede set regels verandert de kansen van de startspeler. Een sterkere bot bevestigt het.
lab-depends = Het effect hangt af van de speelwijze: een sterkere bot bevestigt het niet.
lab-other-comparison = Dit is geen proefreeks met hetzelfde spel en dezelfde regels.
lab-luck = Hoeveel van de uitslag aan de dobbelstenen ligt, in %
lab-leads = Partijen gewonnen door wie halverwege voorstond, naar grootte van de voorsprong
lab-ladder-bots = Voor een ranglijst zijn minstens twee bots nodig, zoals --bots random,greedy.
lab-ladder-progress = Gespeelde paren: { $pairs } · { $time }
lab-ladder-result = { $first } scoort { $score }% (± { $error }) tegen { $second }, gemeten over { $count ->
    [one] 1 paar
   *[other] { $pairs } paren
} partijen:
lab-ladder-stronger = sterker.
lab-ladder-not-stronger = niet sterker.
lab-ladder-open = nog niet beslist.

## Story

story-progress = Kansen berekenen: { $done } van { $all }
story-turn = Beurt { $turn }: { $chances }
story-end = Aan het eind: { $chances }
story-chance = { $player } { $chance }
story-title = Verhaal van de partij
story-chart = Winstkans
story-turning-points = Keerpunten
story-no-turning-points = Geen enkele beslissing of worp heeft de kansen sterk veranderd.
story-turning-point = Beurt { $turn }: { $what } – { $player } gaat van { $from } naar { $to } op de 100.
story-in-fight = { $fight }; { $headline }
story-passes = { $player } valt niet aan
story-below-one = minder dan 1
story-above-ninety-nine = meer dan 99
story-lead-none = Het bleef spannend.
story-lead-one = { $player } stond voor vanaf { $turn ->
    [1] het begin
   *[other] beurt { $turn }
}.
story-lead-two = Eerst stond { $first } voor, en vanaf beurt { $turn } { $second }.
story-lead-more = De leiding wisselde { $count } keer; vanaf beurt { $turn } stond { $player } voor.
story-half-time = Wie halverwege voorstond, won { $won } van de { $leads } partijen ({ $games } partijen in totaal).
story-comeback = De grootste comeback: { $player } stond in beurt { $turn } van { $file } op { $chance }, en won.
story-causes = Oorzaken van de grote omslagen: { $shares }.
story-share = { $cause ->
    [dice] dobbelstenen
    [card] kaarten
   *[choice] beslissingen
} { $share }
story-one-cause = { $cause ->
    [dice] Alle grote omslagen kwamen door de dobbelstenen.
    [card] Alle grote omslagen kwamen door de kaarten.
   *[choice] Alle grote omslagen kwamen door beslissingen van de spelers.
}
story-no-causes = Er waren te weinig grote omslagen om te zeggen waar ze vandaan kwamen.

## Aids to print

aid-reference = Spelhulp
aid-mat = Spelersbord
aid-sheet = Scoreblad
aid-sheet-number = Partij
aid-sheet-notes = Notities

## Breaks

log-paused = { $minutes ->
    [one] Na een pauze van 1 minuut
   *[other] Na een pauze van { $minutes } minuten
}
