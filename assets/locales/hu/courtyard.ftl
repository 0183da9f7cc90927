# Shared by all games: players, lists, entries, faults of a journal, the command line, exports.

## Words and lists

player-unnamed = { $number }. játékos
title = { $zero } – { $one }
list-and = { $before } és { $last }
list-or = { $before } vagy { $last }
list-comma = { $before }, { $next }
list-none = nincs
yes = igen
no = nem

## Suits and ranks

suit-spades = pikk
suit-hearts = kőr
suit-diamonds = káró
suit-clubs = treff
suit-card-spades = pikk
suit-card-hearts = kőr
suit-card-diamonds = káró
suit-card-clubs = treff
rank-ace = ász
rank-jack = bubi
rank-queen = dáma
rank-king = király
spoken-card = { $suit } { $rank }

## The log

turn-zero = Előkészületek
turn-title = { $turn }. kör: { $player }
did-undo = { $count ->
    [one] Visszavonva: { $what }
   *[other] { $count } lépés visszavonva, az első: { $what }
}
did-redo = { $count ->
    [one] Mégis érvényes: { $what }
   *[other] { $count } lépés mégis érvényes, az utolsó: { $what }
}
sum = { $who }: { $terms } = { $total }
sum-empty = { $who }: { $total }
sum-and = { $before } + { $next }
sum-term = { $value } ({ $name })
fact-game = Játék
fact-players = Játékosok
fact-edition = Kiadás
fact-rules = Házi szabályok
fact-started = Kezdete
fact-ended = Utolsó bejegyzés
fact-entries = Bejegyzések
fact-turns = Körök
fact-result = Eredmény
entries-undone = { $undone ->
    [0] { $count }
   *[other] { $count }, ebből visszavonva: { $undone }
}
result-won = { $count ->
    [one] { $winner } nyert
   *[other] { $winner } nyert
}
result-draw = Döntetlen
result-open = Nincs befejezve

## Messages that a game can replace by its own

kind-adjust = Javítás
kind-note = Jegyzet
headline-note = Jegyzet: { $text }
then-reason = Ok: { $why }
refusal-game-over = A játszma véget ért.
kind-setup = Előkészítés
kind-next-phase = Következő fázis
kind-end-turn = Kör vége
kind-concede = Feladás
kind-concede-about = A másik játékos nyeri a játszmát.
headline-setup = { $first } kezd
headline-end-turn = { $player } befejezi a kört
headline-concede = { $player } feladja
headline-adjust-hand = Javítás: { $player } kezében { $hand } lap van
event-turn-began = { $turn }. kör: { $player } következik.
event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } nem húz, mert elfogytak a lapok.
       *[other] { $player } csak { $cards } lapot húz { $wanted } helyett, mert nincs több.
    }
   *[equal] { $player } { $cards } lapot húz.
}
refusal-not-set-up = Előbb készítsd elő az asztalt.
refusal-already-set-up = Az asztal már elő van készítve.
refusal-hand-too-small = { $needs ->
    [one] Ehhez kell egy lap a kézben, de { $player } keze üres.
   *[other] Ehhez { $needs } lap kell a kézben, de { $player } kezében csak { $has } van.
}
correct-hand = Lapok { $player } kezében

## Words of several games

count-share = Arány
count-times = Alkalom
count-uses = Használat
setup-who-begins = Ki kezd?
table-not-set-up = Az asztal még nincs előkészítve.
seat-has-won = nyert
discard-top = Legfelül: { $card }.
discard-pile = Dobópakli
table-over = Vége, { $turn }. kör: { $result }
calculator-total = összesen
count-won-games = Nyert játszmák
count-turns-shown = { $all } körből { $shown } látszik: legfeljebb { $most }, és csak azok, amelyekig 20 játszmából legalább 1 eljutott.
back-to-table = Vissza az asztalhoz
part-is-card = { $what }: { $card }

## Undo and redo

refusal-nothing-to-undo = { $there ->
    [0] Nincs mit visszavonni.
   *[other] Csak { $there } lépés vonható vissza, nem { $asked }.
}
refusal-nothing-to-redo = { $there ->
    [0] Nincs visszavont lépés.
   *[other] Csak { $there } visszavont lépés van, nem { $asked }.
}
refusal-long-note = Egy jegyzet legfeljebb { $most } karakteres lehet.
unwritable-long-line = Ez túl hosszú ahhoz, hogy rögzíthető legyen.
unwritable-journal-full = A játék fájlja megtelt, több lépés nem rögzíthető.
unwritable-no-room-for-notes = A játék fájlja majdnem megtelt. A játék végigjátszható, de jegyzet már nem kerül a naplóba.
unwritable-needs-bots = Ebben a játszmában bot is játszik. Csak azon az eszközön folytatható, amelyiken elkezdődött.

## Faults of a journal

fault-unreadable = Nem olvasható: { $why }.
fault-bad-header-not-a-header-empty = Ez nem Courtyard-naplófájl: üres.
fault-bad-header-not-a-header-endless = Ez nem Courtyard-naplófájl: az első sora nem ér véget.
fault-bad-header-not-a-header-not-text = Ez nem Courtyard-naplófájl: az első sora nem UTF-8 kódolású szöveg.
fault-bad-header-not-a-header-utf-16 = Ez nem Courtyard-naplófájl: UTF-16 kódolású szöveg. Mentsd UTF-8 kódolással.
fault-bad-header-not-a-header-packed = Ez nem Courtyard-naplófájl, hanem { $value } típusú fájl. Csomagold ki, és a benne lévő naplófájlokat használd.
fault-bad-header-not-a-header-no-version = Ez nem Courtyard-naplófájl: az első sorában nincs „courtyard” mező.
fault-bad-header-not-a-header-json = Ez nem Courtyard-naplófájl: { $why }.
fault-bad-header-unknown-version = A naplófájl formátumának verziója { $value }, ez a program ezt támogatja: { $known }. A Courtyard újabb verziója talán el tudja olvasni.
fault-bad-header-unknown-game = Ez a verzió nem ismeri a naplófájl játékát: „{ $value }”. A Courtyard újabb verziója talán ismeri.
fault-bad-header-players = { ORDER($min, $max) ->
    [equal] Ezt a játékot { $min } játékos játszhatja, nem { $count }.
   *[other] Ezt a játékot { $min }–{ $max } játékos játszhatja, nem { $count }.
}
fault-unknown-edition = Ismeretlen kiadás: „{ $edition }”. Ismert kiadások: { $known }.
fault-unknown-rule = Nincs „{ $rule }” nevű szabály.
fault-bad-rule = Hibás szabály („{ $rule }”): { $why }.
fault-bad-json-too-long = A sor nem JSON: hosszabb { $most } bájtnál.
fault-bad-json-not-text = A sor nem JSON: { $value } bájt után már nem UTF-8 kódolású szöveg.
fault-bad-json-syntax = { $column ->
    [none] A sor nem JSON: { $why }.
   *[other] A sor nem JSON: { $why } ({ $column }. karakter).
}
fault-bad-entry-shape = { $column ->
    [none] Ez a sor itt nem érvényes bejegyzés: { $why }.
   *[other] Ez a sor itt nem érvényes bejegyzés: { $why } ({ $column }. karakter).
}
fault-bad-entry-no-count = Ez a sor itt nem érvényes bejegyzés: „{ $value }” értéke legalább 1 legyen.
fault-bad-entry-not-one-step = Ez a sor itt nem érvényes bejegyzés: egy bejegyzésben a „do”, az „undo” és a „redo” közül pontosan egy szerepel.
fault-bad-entry-out-of-order = Ez a sor itt nem érvényes bejegyzés: „n” értéke { $n }, holott a következő szám { $next }.
fault-bad-crc-wrong = Ezt vagy egy korábbi sort megváltoztattak: a beírt ellenőrzőösszeg { $written }, a szövegből számolt { $computed }.
fault-bad-crc-missing = A sornak nincs ellenőrzőösszege: kézzel írták be vagy módosították.
fault-bad-crc-unexpected = A sorban nem várt ellenőrzőösszeg van: vagy a naplófájl soraiban nincs ilyen, vagy nem ez a sor utolsó mezője.
fault-cut-off = Az utolsó sor hiányos; az előtte lévő bejegyzések épek.

## Messages of the JSON parser

json-ends = túl korán ér véget
json-goes-on = a vége után is folytatódik
json-field-missing = hiányzik a következő mező: „{ $name }”
json-field-twice = kétszer szerepel a következő mező: „{ $name }”
json-field-unknown = itt nincs ilyen mező: „{ $name }”
json-word-unknown = ismeretlen szó: „{ $name }”
json-unfit = { $expected ->
    [number] az egyik érték érvénytelen: szám kell
    [text] az egyik érték érvénytelen: szöveg kell
    [object] az egyik érték érvénytelen: objektum kell
    [list] az egyik érték érvénytelen: lista kell
    [flag] az egyik érték érvénytelen: true vagy false kell
   *[other] az egyik érték érvénytelen
}
json-kind-lacks = „{ $kind }” esetén kell a következő mező is: „{ $field }”
json-not-one-correction = az „adjust” egyetlen értéket állít be: { $name }
json-not-a-card = ez nem kártyalap; így írható: 10h
json-not-a-seat = nincs ilyen hely; a számozás 0-tól indul
json-word-unfit = itt nem érvényes: „{ $name }”
json-other = a szöveg hibás felépítésű

## House rules

house-rule = { $rule }: { $value }
house-rules-and = { $before }; { $next }
rule-value-any = tetszőleges szám
rule-value-each = { $name } { $number }
rule-value-phase = { $phase } ({ $actions })

## Requirements of a rule’s value, after the rule’s name

value-fault-number = az értéke { $least } és { $most } közötti egész szám legyen
value-fault-limit = az értéke legfeljebb { $most } lehet, egész szám, vagy null, ha nincs korlát
value-fault-flag = az értéke true vagy false legyen
value-fault-choice = az értéke a következők egyike legyen: { $words }
value-fault-numbers = mindegyikhez ({ $names }) tartozzon egy { $least } és { $most } közötti egész szám
value-fault-list = az értéke egy lista legyen ezekből a szavakból, ismétlés nélkül: { $words }
value-fault-phases = az értéke ilyenek listája legyen: { $shape }
value-fault-not-phases = az értéke ilyenek listája legyen: { $shape }; ezenkívül { $why }
value-fault-no-phase = legalább egy fázis legyen benne
value-fault-reserved = egyik fázis neve sem lehet „{ $phase }”
value-fault-twice = két fázis neve is „{ $phase }”
value-fault-foreign = fázisba nem kerülhet a következő: „{ $kind }”
value-fault-other = az értéke érvénytelen: { $why }

## The rules in words

rulebook-house = { SOUND($edition) ->
    [vowel] Az
   *[other] A
} „{ $edition }” kiadás szabályaival játszol, a következő eltérésekkel:
rulebook-house-change = { $rule }: { $value } (a kiadásban: { $usual })

## Why the system cannot read or write

io-not-found = nincs ilyen fájl vagy mappa
io-permission-denied = nincs hozzá jogosultság
io-storage-full = betelt a lemez
io-quota-exceeded = betelt a rendelkezésre álló tárhely
io-file-too-large = a fájl túl nagy lenne
io-read-only-filesystem = a lemez csak olvasható
io-already-exists = már létezik
io-is-a-directory = ez egy mappa
io-not-a-directory = ez nem mappa
io-unexpected-eof = a fájl rövidebb annál, mint amennyit beleírtak
io-timed-out = nem érkezik válasz
io-unsupported = ez a lemez vagy rendszer erre nem képes
io-unsupported-in-browsers = ez itt nem lehetséges (a böngésző csak a https-en megnyitott oldalak adatait tárolja)
io-not-connected = megszakadt a kapcsolat a tárolóval
io-invalid-data = a fájl sérült, titkosított vagy ismeretlen módon tömörített
io-other = { $why }

## Bots at a table

bot-other-seed = { $player } magja nem az, amelyet a játszma előtt lepecsételtünk.
bot-other-cards = { $player } nem kaphatta ezeket a lapokat: nem felelnek meg a lepecsételt paklinak.
bot-no-game = Ezt a játékot a botok nem tudják asztalnál játszani: az alkalmazás nem ismeri a lapjait.
bot-no-such-seat = Nincs { $seat }. hely botnak; az első hely a 0.
bot-twice = Két bot nem ülhet a { $seat }. helyen.
bot-no-person = Legalább egy hely emberé.
bot-unknown = Nincs „{ $name }” nevű bot.
bot-no-seed = { $player } lapjai azon az eszközön vannak, ahol a játszma elkezdődött. Csak ott lehet folytatni.
bot-turn = { $player } bot, és magától cselekszik.
bot-cards = { $player } lapjait az alkalmazás ismeri: kézzel nem lehet őket módosítani vagy megnevezni.
bot-level = { $level ->
    [easy] Könnyű
    [normal] Normál
    [hard] Nehéz
   *[expert] Mester
}
bot-with-level = { $name } ({ $level })
bot-person = Ember
bot-unnamed = { $number }. bot
# Same as in English.
bot-seat = { $name } (bot, { $level })
bots-title = Botok
bots-about = Azokra a helyekre, ahol nem ül ember
bots-decks = A bot lapjai az alkalmazásban vannak. Minden embernek saját pakli kell.
bot-thinks = { $name } gondolkodik…
bot-done = Kész
bot-why = Miért?
bot-why-chance = { $action }: 100 játszmából { $chance } győzelem.
bot-why-thumb = Ökölszabályok alapján választotta.
bot-why-blunder = Szándékosan rosszabbat választott, ahogy ezen a szinten néha.
bot-why-more = Többre értékelte: { $action }.
bot-why-same = Ugyanannyira értékelte: { $action }.
bot-why-less = Kevesebbre értékelte: { $action }.

## The command line

# Same as in English.
cli-error = courtyard: { $message }
# Same as in English.
cli-error-file = courtyard: { $file }: { $message } [{ $code }]
# Same as in English.
cli-error-line = courtyard: { $file }, { $line }. sor: { $message } [{ $code }]
# Same as in English.
cli-failure = courtyard: { $file }: { $message }
cli-standard-input = szabványos bemenet
cli-directory = Ez mappa, nem naplófájl.
cli-no-odds = Ehhez a játékhoz nincs esélyszámítás.
cli-no-entry = { $there ->
    [0] Nincs { $asked }. bejegyzés: a naplófájlban még egy sincs.
   *[other] Nincs { $asked }. bejegyzés: a naplófájlban csak { $there } van.
}
cli-cannot-write = Nem írható: { $why }.
cli-cannot-print = A kimenet nem írható: { $why }.
cli-into-the-library = Ez a fájl az egyik mentett játszma, abba csak az app ír. Exportálj máshova.
cli-over-a-journal = Az exportálás soha nem ír felül naplófájlt. Adj más nevet az exportált fájlnak.
cli-check-ok = rendben
cli-check-seals-closed = A botok paklija a játszma végéig le van pecsételve.
cli-check-seals-respected = A botoknál a lepecsételt paklijuk lapjai voltak.
cli-legal-yes = lehetséges
cli-sessions-none = Ebben a mappában nincs mentett játszma: { $folder }
cli-sessions-line = { $started }  { $title }: { $turn }. kör. { $result }
cli-session-fault = Ez a naplófájl hibás ({ $line }. sor) [{ $code }].

## Exports

export-taken-back = Visszavonva
export-chart = { $gauge } körről körre
export-chart-has = { $player } értéke { $value }
export-chart-about = A végén { $players }; a játszma során { $count ->
    [2] kettejük
   *[other] a játékosok
} legmagasabb értéke { $most } volt.
export-chart-turn = Kör
export-gauge-of = { $gauge } ({ $player })
export-total = Összesen

## The library

library-no-folder = A rendszerben nincs mappa a felhasználó adatainak. Adj meg egyet a --data-dir kapcsolóval.
library-in-use = { SHOWN_IN() ->
    [tab] Ez a játszma egy másik böngészőlapon van megnyitva. Előbb ott zárd be.
   *[window] Ez a játszma egy másik ablakban van megnyitva. Előbb ott zárd be.
}
library-damaged = { $file } sérült ({ $line }. sor, { $code }). A fájl változatlan maradt.
library-newer = { $file } a Courtyard újabb verziójával készült. Itt megnézheted, de nem folytathatod.
library-newer-people = { $file } a Courtyard újabb verziójával készült, ezért a nevek itt nem változnak.
library-too-large = { $file } túl nagy naplófájlnak: legfeljebb { $most } MiB lehet.
library-changed = { $file } időközben máshol megváltozott. A Courtyard nem írta felül.
library-no-name = „{ $name }” nem lehet név: nincs benne se betű, se számjegy.
player-names-same = Adj nekik különböző nevet: { $first } és { $second }.
player-names-alike = „{ $first }” és „{ $second }” a statisztikában egy játékosnak számít. A neveket kijavíthatod.
player-name-missing = Hiányzik egy név: { $player }.
player-name-long = A név legfeljebb { $most } karakter lehet.
player-name-letters = A név néhány karaktere itt nem jeleníthető meg.
library-trouble = A művelet nem sikerült: { $why }.
library-set-aside = A játszma utolsó sora hiányos volt. A sor külön fájlba került: { $file }; a játszma az előző sortól folytatódik.
library-moved = Játék közben egy másik program módosította vagy lecserélte ezt a fájlt: { $from }. A fájl érintetlen maradt, és az egész játszma itt folytatódik: { $to }.
library-remains = A játszma utolsó sora hiányos, és a lemezre most nem lehet írni. A játszma az előző sortól folytatódik.
library-repaired = { $count ->
    [one] A naplófájl { $line }. sora megsérült. A sérült naplófájl másolata itt van: { $file }; a játszma az előző sortól folytatódik.
   *[other] A naplófájl { $line }. sorától minden megsérült: { $count } sor használhatatlan. A sérült naplófájl másolata itt van: { $file }; a játszma az előző sortól folytatódik.
}
cli-no-session = Nincs „{ $name }” nevű játszma a gyűjteményben. A „courtyard sessions --shelf all” parancs mindet felsorolja.
cli-no-player = Ebben a játszmában nincs „{ $name }” nevű játékos.
cli-rename-shape = Egyetlen új nevet adj meg, „=” nélkül, a következő helyett: „{ $name }”. Például: --player "{ $name }=Maria". Két egyforma nevet az ablakban lehet kijavítani.
cli-repair-sound = A naplófájl nem sérült: nincs mit javítani.
cli-bin-emptied = { $count ->
    [0] A kuka üres volt.
   *[other] { $count } játszma véglegesen törölve.
}

## Statistics

decimal = { $whole },{ $part }
percent = { $percent }%
percent-below-one = <1%
percent-above-ninety-nine = >99%
number-below = <{ $number }
thousands = { $before } { $last }
date = { $year }. { $month }. { $day }.
stats-row = { $row }. { $cells }.
stats-cell = { $column }: { $value }
stats-all = Összes
stats-games = Játszmák
stats-won-going = { $place ->
    [1] Kezdőként nyert
    [2] 2. játékosként nyert
    [3] 3. játékosként nyert
    [4] 4. játékosként nyert
    [5] 5. játékosként nyert
    [6] 6. játékosként nyert
    [7] 7. játékosként nyert
   *[8] 8. játékosként nyert
}
stats-drawn = Döntetlen
stats-running = Nincs befejezve
stats-player = Játékos
stats-won = Győzelem
stats-lost = Vereség
stats-unnamed = Név nélkül
stats-players-note = Győzelmek a befejezett játszmákban aszerint, hogy ki hányadikként jön.
stats-meetings = Egymás ellen
stats-wins = Győzelmek
stats-last-met = Legutóbb
people-title = Emberek
people-note = Befejezett játszmák, mindegyik egyszer. A botok és a név nélküli játékosok nem számítanak.
people-none = Itt még senki sem fejezett be játszmát.
person-unknown = Itt nincs „{ $name }” nevű játékosnak befejezett játszmája.
person-also = Más néven: { $names }.
person-joined = { $name } és { $other } mostantól egy személynek számít. A naplófájlokban mindkét név megmarad.
person-met = { $name } és { $other } ültek már egy asztalnál (játszmák: { $games }), tehát két személy.
person-separated = { $name } és { $other } újra két személynek számít.
person-not-joined = { $other } nem { $name } másik neve.
person-renamed = A név mostantól { $name }. Javított játszmák: { $count }.
person-record = Játszmák: { $games }. Megnyert: { $won }, elvesztett: { $lost }, döntetlen: { $drawn }.
person-time = Percek az asztalnál: { $minutes }. Első játszma: { $first }, utolsó játszma: { $last }.
person-streak = { $of ->
    [won] Jelenlegi győzelmi sorozat: { $count }.
    [lost] Jelenlegi vereségsorozat: { $count }.
   *[drawn] Egymás utáni döntetlenek jelenleg: { $count }.
}
person-longest = Leghosszabb sorozatok: { $won } győzelem, { $lost } vereség.
person-latest = A legutóbbi játszmák, a végén a legfrissebb
person-rival = Leggyakoribb ellenfél: { $name } ({ $games } játszma)
person-nemesis = Mumus: { $name } ({ $games } játszmából { $won } győzelem)
person-victim = Kedvenc áldozat: { $name } ({ $games } játszmából { $won } győzelem)
person-conceded = Feladással ért véget: { $won } győzelem, { $lost } vereség.
person-strength = { $game }: { $name } egy átlagos ellenfelet 100 játszmából { $mean } alkalommal ver meg ({ $low }–{ $high }).
person-too-few = { $game }: túl kevés játszma, nem lehet megmondani.
person-beats = { $game }: { $name } 100 játszmából { $mean } alkalommal veri meg őt: { $other } ({ $low }–{ $high }).
person-ahead-note = A győzelem azt jelenti, hogy a másik előtt végzett, bármekkora asztalnál.
person-by-start = Hely a játéksorrendben
person-start = { $place }. hely, { $players } játékos
person-by-year = Év
person-by-month = Hónap
person-mean-length = Átlagos hossz percben: { $minutes }.
person-last-met = Utolsó közös játszma: { $last }.
mark-won = GY
mark-lost = V
# Same as in English.
mark-drawn = D
stats-meetings-note = Befejezett játszmák, amelyekben mindketten játszottak.
stats-length = A befejezett játszmák hossza
stats-shortest = Legrövidebb
stats-median = Medián
stats-mean = Átlag
stats-longest = Leghosszabb
stats-actions = Lépés
stats-minutes = Perc
stats-length-note = A visszavont lépések nem számítanak, a rájuk szánt percek igen. A szüneteltetett idő és a fél óránál hosszabb megszakítások kimaradnak.
stats-dice = Kockák
stats-dice-virtual = Az app kockái
stats-dice-real = Igazi kockák
stats-chi-squared = Khí-négyzet
stats-p-value = p-érték
stats-dice-verdict = { $dice }: { $verdict }
stats-dice-too-few = ennyi dobásból még nem derül ki semmi; legalább { $least } kell.
stats-dice-usual = a szabályos kockák 100 esetből körülbelül { $percent } alkalommal legalább ennyire egyenetlenek. Ez teljesen rendben van.
stats-dice-unusual = { $percent ->
    [one] a szabályos kockák 100 esetből körülbelül egyszer legalább ennyire egyenetlenek.
   *[other] a szabályos kockák 100 esetből körülbelül { $percent } alkalommal legalább ennyire egyenetlenek.
} Ez szokatlan, de semmit sem bizonyít.
stats-dice-rare = a szabályos kockák 100 esetből egynél is ritkábban ilyen egyenetlenek. Talán érdemes megnézni a kockákat, de lehet véletlen is.
stats-dice-rare-virtual = a szabályos kockák 100 esetből egynél is ritkábban ilyen egyenetlenek. Lehet véletlen is.
stats-not-begun = { $count } játszma el sem kezdődött, ezért kimarad.
stats-faulty = { $count } hibás naplófájl csak a hibáig számít bele.
stats-unreadable = { $count } naplófájl nem olvasható, ezért kimarad.
cli-sessions-none-fits = Ebben a mappában egyik mentett játszma sem felel meg a szűrésnek: { $folder }
figure-games = Győzelmek aszerint, hogy ki kezdett
figure-players = Győzelmek a befejezett játszmákból
figure-player = { $player } · { $edition }
figure-length = Körök száma játszmánként
figure-range = { $from }–{ $to }
figure-no-winner = Még nincs görbe: egyik befejezett játszmának sincs győztese.
figure-no-end = Még nincs befejezett játszma.
figure-times = Hányszor
figure-face = Oldal
figure-expected = Szabályos kockánál oldalanként { $count }
cli-stats-none = Ebben a mappában nincs játszma a statisztikához: { $folder }
cli-stats-progress = { $done } / { $all } játszma feldolgozva

## Finished games for other programs

cli-plays-left-out = Nem olvasható, ezért kimarad.
plays-next = { $before } : { $next }
plays-fact = { $name }: { $value }

## Zip files, and journals from elsewhere

archive-faulty = { $file } nem importálható vissza; a ZIP-fájl „faulty” mappájában van, változatlanul. { $why }
archive-left-out = { $file } nincs benne a ZIP-fájlban. { $why }
library-fault = { $line }. sor: { $code }.
archive-none = Ez nem ZIP-fájl, vagy sérült.
archive-too-large = A ZIP-fájl túl nagy: legfeljebb { $most } MiB lehet.
archive-too-many = Egy ZIP-fájlhoz ez túl sok fájl: legfeljebb { $most } lehet.
archive-too-much = A naplófájlok túl nagyok egy ZIP-fájlhoz: együtt legfeljebb { $most } MiB lehet.
archive-no-journals = Ebben a ZIP-fájlban nincs naplófájl. Ha másik ZIP-fájl van benne, csomagold ki, és azt importáld.
archive-nothing = Nincs exportálható játszma: sem a játszmák között, sem az archívumban.
archive-overlapping = Ez a ZIP-fájl kártékony: a benne lévő fájlok átfedik egymást.
cli-in-archive = { $archive }, { $file }
cli-import-new = { $file }: importálva { $name } néven
cli-import-cut-off = { $file }: importálva { $name } néven, a hiányos utolsó sor nélkül
cli-import-known = { $file }: már megvan { $name } néven
import-place = { $name } { $place ->
    [archive] (az archívumban)
   *[trash] (a kukában)
}
import-further = { $file }: már megvan { $name } néven, további bejegyzésekkel
import-corrected = { $file }: már megvan { $name } néven, most már a javított nevekkel
import-continued = { $file }: folytatja ezt: { $name }, { $count ->
    [one] egy új bejegyzés
   *[other] { $count } új bejegyzés
}
import-version = { $file }: importálva { $name } néven, mint { $of } egy másik változata. A { $at }. bejegyzéstől eltérnek, és csak az egyik számít.
library-at-table = A mentett játszma egy asztalnál meg van nyitva, ezért az importálás nem tudja folytatni. Zárd be az asztalt, majd importáld újra a fájlt.
library-versions = { $count ->
    [one] egy változat
   *[other] { $count } változat
}
version-behind = { $name } a { $at }. bejegyzéstől eltér.
version-part = { $name } nem tartalmaz többet.
version-counts = Ez a változat nem számít. Ez számít: { $name }.
version-entry = { $name }, { $at }. bejegyzés: { $sentence }
version-choose = Ez a változat számítson
version-chosen = Mostantól ez számít: { $name }.
version-not-behind = { $name } már számít: a játszmának nem másik változata számít helyette.
versions-title = A játszma más változatai
cli-import-restore = Visszaállítás: courtyard restore { $name }
cli-import-refused = Itt hiba van a naplófájlban, ezért az importálás elmaradt.
cli-merged = Hozzáadva: { $added }. Folytatva: { $continued }. Már megvolt: { $same }. Más változat: { $versions }. Kimaradt: { $damaged }.
cli-merged-people = Átvett döntések a nevekről: { $count }.
cli-merge-dry = Ez csak próba volt: semmi sem változott.
cli-import-others = { $file }: { $count } fájl nem naplófájl, ezért kimaradt
cli-all-into-a-file = A ZIP-fájl nem mehet a szabványos kimenetre; adj meg egy fájlt az --output kapcsolóval.
cli-not-a-file = Ez nem lecserélhető fájl.
cli-packed = { $count } naplófájl van itt: { $file }.

## Sharing a table with phones

host-shared = Megosztott asztal: { $players }. Az ugyanezen a hálózaton lévő telefonok ezzel a QR-kóddal csatlakozhatnak:
host-address = vagy ezen a címen: { $address }
host-how = Parancsok: list, role, away, close, open, quit. A Ctrl+C befejezi a megosztást.
host-nobody = Még nem csatlakozott eszköz.
host-device = { $number }  { $name }  { $player }  { $role }
host-failing = A mentés nem sikerül: amíg nem működik újra, semmi sem kerül a naplóba.
host-failing-no-more = A mentés újra működik: minden bekerült a naplóba.
host-no-such-line = Ismeretlen parancs. A parancsok: list, role 2 everything, role 2 own, role 2 look, away 2, close, open, quit.
host-no-network = Ez a számítógép nincs hálózaton. Megosztás csak az itteni böngészőkkel: courtyard host --local
host-no-session = Nincs félbehagyott játszma. Indíts egyet, vagy nevezz meg egyet a listából: courtyard sessions
host-bots = Ebben a játszmában botok is játszanak, de csak ablakban. Onnan oszd meg.
host-no-port = { $is_port ->
    [yes] Ide egy eszköz sem tudna csatlakozni: { $why }. Másik port használata: courtyard host --port 8080
   *[no] Ide egy eszköz sem tudna csatlakozni: { $why }.
}
host-no-page = A telefonoknak szóló oldal nincs telepítve a programmal. Add meg a mappáját a --page kapcsolóval, vagy készítsd el: { $command }
host-bad-page = { $file } nem telefonoknak szóló oldal: { $why }.
sharing-away = nincs itt
sharing-role-everything = mindent megtehet
sharing-role-own = csak a saját lépései
sharing-role-look = néző

## The laboratory
lab-left-out = { $game }: ezt a botok nem tudják játszani, mert az app nem ismeri a paklik lapjait.
lab-no-bot = Nincs „{ $name }” nevű bot. A botok: random, greedy, search, valamint search a végigjátszások számával, például search:400. Mindegyik kihagyhat egy lépésfajtát, például greedy-spy.
lab-players = { $players } játékossal ez a játék nem játszható.
lab-bots = { $bots } bot jutna { $players } helyre. Adj meg egy botot az összes helyre, vagy helyenként egyet.
lab-progress = Lejátszott blokkok: { $done } / { $all } · { $time }
lab-no-run = Ez nem egy futtatás fájlja. Olyan fájlt adj meg, amelyet a „courtyard lab run -o FÁJL” parancs írt.
lab-merge-differs = Ez nem ugyanannak a futtatásnak a része: eltér a következő: „{ $field }”.
lab-merge-twice = Kétszer szerepel ez a rész: { $shard }.
lab-merge-whole = Ez nem egy futtatás része.
lab-merge-interrupted = Idő előtt leállították; futtasd újra ezt a részt.
lab-merge-missing = Hiányzó részek: { $shards }.
lab-title = Laboratórium
lab-played = Játszmák: { $games } · Blokkok: { $blocks } · Botok: { $bots }
lab-starter-wins = A kezdő játékos a játszmák { $wins }%-át nyeri meg ({ $from }…{ $to }).
lab-starter-changes = A kezdő játékos a játszmák { $before }%-át nyeri meg; a második szabálykészlettel { $wins }%-át ({ $from }…{ $to }).
lab-found = Ezekkel a botokkal a második szabálykészlet megváltoztatja a kezdő játékos esélyeit. A search bottal futtatva kiderül, hogy ez a játékstílustól függ-e.
lab-not-found = { $games } játszmában nem mutatkozott különbség a kezdő játékosnál.
lab-score-wins = { $bot }: a játszmák { $wins }%-át nyeri meg ({ $from }…{ $to }).
lab-interrupted = A futtatást idő előtt leállították.
lab-figure = Mutató
lab-rules = Szabályok: { $place }.
lab-difference = Különbség
lab-cell = { $mean } ({ $from }…{ $to })
lab-starter = A kezdő pontszáma 100 játszmából
lab-score = Az első bot pontszáma 100 játszmából
lab-turns = Körök játszmánként
lab-actions = Lépések játszmánként
lab-duels = Párbajok játszmánként
lab-comeback = Fordítások 100 játszmából
lab-unfinished = Befejezetlen 100 játszmából
lab-use = { $kind }: használat játszmánként
lab-note-interval = Zárójelben: 95%-os intervallumok. A táblázaté előre megválasztott számú játszmára vonatkozik; a mondatoké akkor is érvényes, ha menet közben figyeled.
lab-note-holm = * Ez a különbség az összes többivel együtt is szignifikáns (Holm, 5%).
lab-effects = Különbségek
lab-axis = Különbség a blokkok szórásában mérve
lab-lengths = A játszmák hossza körökben
lab-found-same = A második szabálykészlet megváltoztatja a kezdő játékos esélyeit. Egy erősebb bot is megerősíti.
lab-depends = A hatás a játékstílustól függ: egy erősebb bot nem erősíti meg.
lab-other-comparison = Ez nem ugyanannak a játéknak a futtatása ugyanazokkal a szabályokkal.
lab-luck = Az eredmények kockákkal magyarázható része, %
lab-leads = Az élen álló játékos győzelmei a félidei előny szerint
lab-ladder-bots = A ranglétrához legalább két bot kell, például --bots random,greedy.
lab-ladder-progress = Lejátszott párok: { $pairs } · { $time }
lab-ladder-result = { $first }: { $score }% (± { $error }) ez ellen: { $second }, { $count ->
   *[other] { $pairs } játszmapárból
}:
lab-ladder-stronger = erősebb.
lab-ladder-not-stronger = nem erősebb.
lab-ladder-open = még nem dőlt el.

## Story

story-progress = Esélyek számítása: { $done } / { $all }
story-turn = { $turn }. kör: { $chances }
story-end = A végén: { $chances }
story-chance = { $player } { $chance }
story-title = A játszma története
story-chart = Győzelmi esély
story-turning-points = Fordulópontok
story-no-turning-points = Egyetlen döntés vagy dobás sem változtatott sokat az esélyeken.
story-turning-point = { $turn }. kör: { $what } – { $player } esélye százból: { $from } → { $to }.
story-in-fight = { $fight }; { $headline }
story-passes = { $player } nem támad
story-below-one = 1-nél kevesebb
story-above-ninety-nine = 99-nél több
story-lead-none = Végig szoros volt.
story-lead-one = { $turn ->
    [1] { $player } kezdettől fogva vezetett.
   *[other] { $player } vezetett a játszma { $turn }. körétől.
}
story-lead-two = Először { $first } vezetett, a játszma { $turn }. körétől pedig { $second }.
story-lead-more = A vezetés { $count } alkalommal cserélt gazdát; a játszma { $turn }. körétől { $player } vezetett.
story-half-time = Aki félidőben vezetett, { $leads } játszmából { $won } alkalommal nyert (összesen { $games } játszma).
story-comeback = A legnagyobb fordítás: { $player } esélye csak { $chance } volt ({ $turn }. kör, { $file }), mégis győzelem lett belőle.
story-causes = A nagy változások okai: { $shares }.
story-share = { $cause ->
    [dice] kockák
    [card] lapok
   *[choice] döntések
} { $share }
story-one-cause = { $cause ->
    [dice] Minden nagy változást a kockák okoztak.
    [card] Minden nagy változást a lapok okoztak.
   *[choice] Minden nagy változást a játékosok döntései okoztak.
}
story-no-causes = Túl kevés nagy változás volt ahhoz, hogy meg lehessen mondani, mi okozta őket.

## Aids to print

aid-reference = Szabályok röviden
aid-mat = Játékostábla
aid-sheet = Eredménylap
aid-sheet-number = Játszma
aid-sheet-notes = Jegyzetek

## Breaks

log-paused = { $minutes } perc szünet után
