# The screens.

back = Vissza
menu = Menü
stepper-less = kevesebb: { $what }
stepper-more = több: { $what }
stepper-range = Írj be egy egész számot { $least } és { $most } között.

home-tagline = Számon tartja a kártyajátékaid állását, kiszámolja a harcokat, és semmit sem felejt el.
home-new = Új játszma
home-new-about = Válassz játékot és játékosokat
home-faulty = Sérült: { $line }. sor ({ $code })
home-unreadable = Nem olvasható: { $line }. sor ({ $code })
home-unknown-game = Ezt a játékot ez a verzió nem ismeri, egy újabb talán igen
home-in-use = { SHOWN_IN() ->
    [tab] Az utolsó játszma egy másik böngészőlapon van megnyitva. Itt csak nézőként nyithatod meg.
   *[window] Az utolsó játszma egy másik ablakban van megnyitva. Itt csak nézőként nyithatod meg.
}
home-folder = A játszmák mentésének helye: { $folder }
home-no-folder = A játszmák nem menthetők: { $why }. Semmit sem lehet rögzíteni.
home-not-kept = A játszmák mentése nem működik: { $why }. Amit most játszol, az oldal bezárásakor elvész, hacsak nem exportálod.
home-file = { $file } nem jeleníthető meg. { $why }
home-file-no-screens = Ez az ablak nem tudja megmutatni ezt a játszmát. A parancssorban visszajátszható és exportálható.
home-cleared = A böngésző mindent törölt, ami ide volt mentve. Az oldal memóriájában megmaradt játszmákat a Courtyard újra elmentette.
home-damaged = Megsérült a böngésző tárhelyén: { $files }. Ami még olvasható volt, újra mentve van; minden más ép.
home-never-copied = Ezekről a játszmákról még nem készült másolat. Exportálás: „Összes játszma”, majd „Összes exportálása”.
home-copied = Az összes játszmáról { $days } napja készült utoljára másolat. Exportálás: „Összes játszma”, majd „Összes exportálása”.
home-in-browser = A játszmákat ez a böngésző őrzi, csak ezen az eszközön.
home-in-browser-for-now = A játszmákat ez a böngésző őrzi, csak ezen az eszközön. Ha fogy a hely, vagy hetekig nem jársz itt, törölheti őket: tedd ki a Courtyardot a főképernyőre, és exportáld, amit meg szeretnél tartani.
home-update-about = Megjelent a Courtyard új verziója. Frissítéskor semmi sem vész el, és később is ráérsz vele.
home-update = Frissítés most
home-install = A Courtyard telepítése
home-install-about = Telepítsd a Courtyardot, hogy úgy nyithasd meg, mint bármelyik alkalmazást: kitölti az egész képernyőt, és nem kell hozzá hálózat. A játszmáid a helyükön maradnak.
home-install-sharing = Tedd ki a Courtyardot a főképernyőre: kitölti az egész képernyőt, nem kell hozzá hálózat, és a telefon egy hét kihagyás után sem törli a játszmáidat.
home-install-later = Most nem

install-title = A főképernyőn
install-share = Koppints a böngésző sávjában a „Megosztás” gombra; lehet, hogy a három pont mögött van.
install-add = A listában lejjebb válaszd a „Főképernyőhöz adás” lehetőséget.
install-done = Koppints a „Hozzáadás” gombra. Ezután a főképernyőről nyisd meg a Courtyardot.
install-games = A telefon külön tárolja az alkalmazás játszmáit és azokat, amelyek ebben a böngészőben vannak. Ha át szeretnéd vinni a játszmákat, itt exportáld, ott pedig importáld őket.

setup-name-of = Név: { $player }
setup-earlier = Korábbi játékosok
setup-how-many = Játékosok
setup-guided-edition = A vezetett játszma kiadása: { $edition }. Más kiadáshoz kezdj új játszmát vezetés nélkül.
setup-begins = { $name } kezd
setup-our-rules = { $number ->
    [1] Saját szabályaink
   *[other] Saját szabályaink { $number }
}
setup-evening = Ma: { $score }
setup-read = Szabályok elolvasása
setup-house-rules-about = { $count ->
    [0] Változtatás nélkül. Koppints, ha módosítanál egy szabályt.
    [one] Egy szabály módosítva
   *[other] { $count } szabály módosítva
}
trial-try = Szabályok kipróbálása
trial-try-about = Botok játszanak a szabályaiddal, te pedig látod, mi változik.
trial-begins = A botok játszanak…
trial-starter = A kezdő játékos a játszmák { $before }%-át nyeri meg; a szabályaiddal { $wins }%-át ({ $from }…{ $to }).
trial-found = A szabályaid megváltoztatják a kezdő játékos esélyeit, legalábbis ezeknél a botoknál.
trial-played = Eddig { $games } lejátszott játszma.
trial-effect = { $name }: { $before }, a szabályaiddal { $after }
trial-stop = Botok leállítása
trial-continue = Folytatás
trial-typical = Tipikus játszma megnézése
trial-about = A botok egyszerű ökölszabályokat követnek. Az emberek másképp is játszhatnak.

rule-default = Ebben a kiadásban: { $value }.
phase-earlier = { $phase } előrébb

bar-set-up = Előkészületek
bar-turn = { $turn }. kör · { $name }
bar-turn-only = { $turn }. kör
bar-won = { $name } nyert
bar-several-won = { $names } nyert
clock-player = { $name } { $time }
clock-turn = ez a kör { $time }

menu-rules = Szabályok
menu-actions = Mit tesznek a lépések
phase-named = Fázis: { $phase }
menu-log = Napló és jegyzetek
menu-players = Játékosok és javítások
menu-turn-around = Asztal megfordítása
menu-facing = Szemtől szemben
menu-leave = Vissza a kezdőképernyőre

table-not-recorded = Nincs rögzítve: { $why }.

hand-over-turn = { $name } következik
hand-over-go-on = Tovább
hand-over-nothing = Az előző körben nem történt semmi.
do-set-up = Asztal előkészítése
do-undo = Visszavonás
undo-with-phases = { $count ->
    [one] { $action }, és az előtte lezárt fázis
   *[other] { $action }, és az előtte lezárt { $count } fázis
}
undo-with-actions = { $count ->
    [one] { $action }, és az előző lépés
   *[other] { $action }, és az előző { $count } lépés
}
do-redo = Mégis
do-rematch = Visszavágó
do-note = Jegyzet

ask-act-or-end = { $name }, válassz lépést, vagy fejezd be a kört.
ask-act-or-go-on = { $name }, válassz lépést, vagy menj tovább.
ask-end = { $name }, fejezd be a kört.
ask-go-on = { $name }, lépj a következő fázisra.

note-hint = Jegyzet a naplóba

series-wins = { $name } ({ $wins })
series-several = { $draws ->
    [0] { $score }
   *[other] { $score }, { $draws } döntetlen
}
series-score = { $draws ->
    [0] { $a } { $wins-a } : { $wins-b } { $b }
   *[other] { $a } { $wins-a } : { $wins-b } { $b }, { $draws } döntetlen
}

## Settings

settings-title = Beállítások
settings-theme = Téma
settings-theme-system = Rendszer
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-theme-high-contrast = Nagy kontraszt
settings-suits = Kártyaszínek
settings-suits-two-colours = Kétszínű
settings-suits-four-colours = Négyszínű
settings-preview-gold = Arany: { $count }
die-shows = Kocka: { $pips }
settings-text-size = Szöveg
settings-text-size-percent = Méret százalékban
settings-language = Nyelv
settings-language-system = Automatikus
settings-motion = Animáció
settings-motion-full = Teljes
settings-motion-reduced = Csökkentett
settings-dice = Kockák
settings-dice-about = Párbajban ezt ajánlja fel először az app; a másik is elérhető marad.
settings-dice-real = Igazi kockák
settings-dice-virtual = Az app dob
settings-hand-over = Amikor más következik
settings-hand-over-about = Üzenet a következő játékosnak: ki jön, és mi történt az előző körben.
settings-hand-over-wait = Koppintásig látszik
settings-hand-over-brief = Amíg el lehet olvasni
settings-hand-over-off = Nincs üzenet
settings-bots = A botok lépései
settings-bots-about = Mikor számít megtettnek egy bot lépése. Az a lépés, amelyet te fejezel be kockával vagy lapokkal, mindig megvár.
settings-bots-confirmed = A „Kész” gombra
settings-bots-after-reading = Olvasási idő után
settings-chances = Esélyek
settings-chances-about = A párbaj esélyei, ha a játékhoz van esélyszámítás. A gyors párbajban és a visszajátszásban is láthatók, kivéve, ha a „Soha” lehetőséget választod.
settings-chances-always = Mindig
settings-chances-when-asked = Kérésre
settings-chances-never = Soha
settings-screen = Képernyő
settings-screen-awake = Ne aludjon el, amíg egy játszma nyitva van
settings-screen-dim = Sötétedjen el két perc tétlenség után
settings-clock = Mutassa, ki mennyi időt használ
settings-buzz = Rövid rezgés, ha valami bekerül a naplóba
settings-copies = Befejezett játszmák másolata
settings-copies-about = Minden befejezett játszma ebbe a mappába is bekerül. Ha a mappa más eszközökkel is szinkronizál, a játszmák akkor is megmaradnak, ha ez az eszköz elvész.
settings-copies-field = Mappa a másolatoknak
settings-copies-choose = Mappa választása…
settings-copies-use = Ez a mappa legyen
settings-copies-none = Nincs ilyen mappa.
copies-failed = A játszmát nem sikerült ide másolni: { $folder }. Az ok: { $why }. Maga a játszma el van mentve.
settings-kept = A beállítások mentésének helye: { $file }
settings-not-kept = A rendszerben nincs mappa a beállításoknak; az ablak bezárásáig érvényesek.
settings-in-browser = A beállításokat ez a böngésző őrzi.
settings-set-aside = A beállításokat nem sikerült beolvasni. A fájl új neve { $file }, és minden beállítás alaphelyzetbe került.
settings-in-the-way = { $file } nem olvasható, és átnevezni sem lehet: { $why }. Minden beállítás alaphelyzetbe került.
settings-not-saved = A beállításokat nem sikerült menteni: { $why }. Az ablak bezárásáig érvényesek.
settings-language-missing = Ezt a nyelvet nem sikerült letölteni: { $language }. Csatlakozz az internethez, és válaszd ki újra.
settings-note-close = Üzenet bezárása

about-title = A Courtyard névjegye
about-version = Verzió: { $version }, { $system }
about-commit = Ebből a commitból készült: { $commit }
about-own = A Courtyard szabad szoftver: választásod szerint az MIT-licenc vagy az Apache-licenc 2.0-s változata alapján használhatod, továbbadhatod és módosíthatod.
about-inside = Külső licencek
about-inside-about = A Courtyard sokak munkájára épül. Minden licenc felsorolja, mire vonatkozik.
about-more = { $works } és még { $count }

## Keys

keys-title = Gyorsbillentyűk
keys-everywhere = Mindenhol
keys-table = Az asztalnál
keys-actions = Lépések
keys-larger-text = Nagyobb szöveg
keys-smaller-text = Kisebb szöveg
keys-usual-text = Eredeti szövegméret
keys-move = Ugrás a következő elemre
keys-press = Kijelölt elem aktiválása
keys-scroll = Görgetés egy oldallal

# Same as in English.
key-ctrl = Ctrl
# Same as in English.
key-alt = Alt
# Same as in English.
key-shift = Shift
# Same as in English.
key-escape = Esc
# Same as in English.
key-backspace = Backspace
# Same as in English.
key-tab = Tab
# Same as in English.
key-enter = Enter
key-space = Szóköz
key-page-up = Page Up
key-page-down = Page Down

## Start screen and quick duel

start-go-on = { $turn ->
    [0] Folytatás: { $players }
   *[other] Folytatás: { $players }, { $turn }. kör
}
start-sample = Mintajátszma
start-sample-of = Mintajátszma: { $game }
start-running = { $turn ->
    [0] Nincs előkészítve
   *[other] { $turn }. kör
}
start-won = { $winner } nyert
start-about = { $state } · { $edition } · { $when }
start-edition-of = { $game }, { $edition }
start-today = ma, { $time }
start-yesterday = tegnap, { $time }

## Unsaved steps

saving-banner = { $count ->
    [0] Nincs mentve: { $why }. A játszma folytatódik.
    [one] Nincs mentve: { $why }. Egy lépés vár mentésre.
   *[other] Nincs mentve: { $why }. { $count } lépés vár mentésre.
}
saving-short = { $count ->
    [0] Nincs mentve
    [one] Egy lépés nincs mentve
   *[other] { $count } lépés nincs mentve
}
saving-open = Mi a teendő?
saving-title = Nincs mentve
saving-about = { $count ->
    [0] A játszmát nem sikerült ide menteni: { $file }. Az ok: { $why }.
    [one] Egy lépést nem sikerült ide menteni: { $file }. Az ok: { $why }.
   *[other] { $count } lépést nem sikerült ide menteni: { $file }. Az ok: { $why }.
}
saving-goes-on = Nyugodtan játssz tovább. Minden a memóriában marad, sorrendben, és az app pár másodpercenként újra megpróbálja a mentést.
saving-leaving = Ha most kilépsz, a mentetlen lépések elvesznek.
saving-retry = Újrapróbálás most
saving-elsewhere = Mentés máshova
saving-elsewhere-about = Az egész eddigi játszma, külön fájlba.
saving-write = Másolat mentése
saving-written = Az egész eddigi játszma itt van: { $file }.
saving-not-written = Nem sikerült írni ezt a fájlt: { $file }. Az ok: { $why }.
saving-copy = Másolás a vágólapra
saving-copied = Az egész eddigi játszma a vágólapon van. Mielőtt kilépsz, illeszd be egy fájlba, amelynek a neve .courtyard végű.
saving-leave = Kilépés mentés nélkül
saving-leave-sure = Igen, kilépés mentés nélkül
saving-leave-safe = Kilépés
saving-stay = Tovább játszom
saving-done = Minden el van mentve

## Corrections

corrections-title = Javítások
corrections-about = Az asztalon lévő lapok a mérvadók. Itt az appot igazíthatod hozzájuk; minden javítás bekerül a naplóba, és visszavonható.
corrections-names = A játékosok nevét az „Összes játszma” alatt javíthatod.
corrections-reason = Ok
corrections-reason-hint = Ok (nem kötelező)
corrections-table = Az asztal
corrections-is = { $what }: { $value }
corrections-set = Rögzítés most: { $what }

## Looking back

look-title = Visszajátszás
look-leave = Visszajátszás vége
look-log = Összes lépés
look-first = Az elejére
look-previous = Egy lépéssel vissza
look-next = Egy lépéssel előre
look-last = A végére
look-at-beginning = Ez az eleje.
look-at-end = Ez az eddigi utolsó lépés.
look-slider = Lépés
look-where = { $n ->
    [0] Kezdőállás ({ $count } lépés)
   *[other] { $n } / { $count }
}
look-beginning = Még nem történt semmi.
look-taken-back = Ezt később visszavonták, nem számít.
look-mark-taken-back = visszavonva
story-show = Történet megjelenítése
story-save-text = Mentés szövegként…
story-save-picture = Mentés képként…
story-share-text = Megosztás szövegként
story-share-picture = Megosztás képként
story-no-bots = A győzelmi esélyek nem ismertek, mert ezt a játékot a botok nem tudják játszani.
stories-title = Vezetések és fordítások
stories-show = Vezetések és fordítások kiszámítása
story-curve = Győzelmi esélyek: { $turns }
log-hide = Napló elrejtése
log-show = Napló megjelenítése
log-earlier = A korábbi lépéseket a „Visszajátszás” mutatja.

onlooker-play = Az asztalhoz
onlooker-in-use = { SHOWN_IN() ->
    [tab] Ez a játszma egy másik böngészőlapon van megnyitva. Itt nézheted; a változások azonnal megjelennek.
   *[window] Ez a játszma egy másik ablakban van megnyitva. Itt nézheted; a változások azonnal megjelennek.
}
onlooker-free = { SHOWN_IN() ->
    [tab] Ez a játszma már nincs megnyitva a másik böngészőlapon.
   *[window] Ez a játszma már nincs megnyitva a másik ablakban.
}
onlooker-take-over = Átvétel
onlooker-newer = Ezt a játszmát a Courtyard újabb verziója mentette. Megnézheted azt a részét, amelyet ez a verzió megért, de nem folytathatod.
onlooker-foreign = Ez a naplófájl nem a Courtyard mappájában van: { $file }. Itt megnézheted; a fájlba semmi sem íródik.
onlooker-take-in = Importálás
onlooker-damaged = { $entries ->
    [0] Sérült a naplófájl { $line }. sora. { $why }
    [one] Sérült a naplófájl { $line }. sora. { $why } Az előtte lévő egyetlen bejegyzés ép.
   *[other] Sérült a naplófájl { $line }. sora. { $why } Az előtte lévő bejegyzések épek, számuk { $entries }.
} { $lost ->
    [one] Egy sor elveszett.
   *[other] { $lost } sor elveszett.
} A fájl változatlan maradt.
onlooker-lost = Elveszett sorok
onlooker-lost-about = { $count ->
    [one] A sor a naplófájlban
   *[other] A sorok a naplófájlban
}
onlooker-lost-more = { $count ->
    [one] … és még egy sor.
   *[other] … és még { $count } sor.
}
onlooker-repair = { $entries ->
    [0] Folytatás az elejéről
   *[other] Folytatás innen: { $entries }. bejegyzés
}

## The library

home-all = { $count ->
    [0] Archívum, kuka és importálás
   *[other] Összes játszma ({ $count })
}
library-sessions = Játszmák
library-archive = Archívum
library-bin = Kuka
library-title = { $shelf }: { $count } / { $of }
library-filters = Szűrők
library-more = Keresés és egyebek
library-filters-on = { $name }: { $count } aktív
library-search = Keresés
library-search-hint = Játékosok vagy név
library-listing = { $of ->
    [0] Játszmák beolvasása…
   *[other] Játszmák beolvasása: { $done } / { $of }
}
library-none = Itt még nincs semmi.
library-none-such = Nincs találat. Módosítsd a keresést, vagy vegyél ki egy szűrőt.
library-more-of = Egyebek: { $session }
library-game-any = Összes játék
library-ending-any = Bármilyen
library-ending-won = Győzelem
library-days-any = Bármikor
library-days-month = Ebben a hónapban
library-days-year = Ebben az évben
library-days-between = Egyéni időszak
library-since = Ettől
library-until = Eddig
library-no-day = „{ $day }” nem dátum. Írd be így: { $example }
library-show = Megjelenítés: { $count } / { $of }
library-file = Fájl: { $file }
library-open = Megnyitás
library-archive-it = Archiválás
library-put-it-back = Visszaállítás
library-delete = Áthelyezés a kukába
library-erase = Végleges törlés
library-erase-about = A játszma törlődik, és nem lehet visszaállítani.
library-erase-sure = Igen, végleges törlés
library-name = Név
library-name-hint = A játékosok és a nap
library-rename = Átnevezés
library-renamed = A játszma új neve: { $name }.
library-players = A játékosok neve
library-players-change = Nevek módosítása
library-players-changed = A játékosok neve mostantól: { $players }.
library-put-back = A játszma visszaállítva.
library-archived = A játszma az archívumba került.
library-binned = A játszma a kukába került. Onnan visszaállíthatod.
library-erased = A játszma véglegesen törölve.
library-empty = Kuka ürítése
library-empty-about = { $count ->
    [one] Egy játszma van a kukában.
   *[other] { $count } játszma van a kukában.
}
library-empty-ask = { $count ->
    [one] Végleges törlés
   *[other] Összes végleges törlése ({ $count })
}
library-empty-sure = { $count ->
    [one] Ez a játszma törlődik, és nem lehet visszaállítani.
   *[other] { $count } játszma törlődik, és nem lehet visszaállítani őket.
}
library-empty-now = { $count ->
    [one] Igen, törlés
   *[other] Igen, összes törlése ({ $count })
}
library-keep = Minden maradjon
library-emptied = { $count ->
    [one] Egy játszma véglegesen törölve.
   *[other] { $count } játszma véglegesen törölve.
}
library-give = Exportálás
library-give-all = Összes exportálása
library-give-all-about = Az összes játszma és az archívum egyetlen fájlban, a kuka nélkül. Importáld a fájlt egy másik eszközön, és ott is meglesz minden.
library-give-title = Exportálás
library-form = Formátum
library-form-journal = Naplófájl
library-form-md = Szöveg (Markdown)
library-form-html = Weboldal
library-form-csv = Táblázat (CSV)
library-form-story = A játszma történetével
copies-download = Letöltés
copies-share = Megosztás
copies-downloaded = Letöltve: { $file }.
copies-shared = Megosztva: { $file }.
copies-not-gone = Nem sikerült megosztani: { $file }.
library-file-field = Fájl
library-choose-place = Hely választása
library-no-dialog = Ezen a rendszeren nincs fájlválasztó ablak. Írd be az elérési utat.
library-write = Mentés
library-replace = Fájl lecserélése
library-written = Mentve: { $file }.
library-take = Játszmák importálása
library-take-about = Courtyard-naplófájlok vagy egy több naplófájlt tartalmazó ZIP-fájl, például egy másik eszközről. A fájlokat erre az ablakra is húzhatod.
library-choose-files = Fájlok választása
library-take-path = Vagy írd be, hol van a fájl:
library-take-this = Fájl importálása
library-taking = Importálás…
library-taken = { $file } importálva { $name } néven.
library-taken-cut-off = { $file } importálva { $name } néven. Az utolsó sora hiányos volt, ezért kimaradt.
library-known = { $file } már megvolt { $name } néven.
library-not-taken = { $file } importálása nem sikerült. { $why }

## Statistics

statistics-title = Statisztika
statistics-progress = { $done } / { $all } játszma
statistics-none = Még nincs játszma a statisztikához.
statistics-none-such = Nincs találat. Módosíts vagy vegyél ki egy szűrőt.
statistics-few = { $count ->
    [one] Eddig egy játszma: a számok több játszmával lesznek érdekesek.
   *[other] Eddig { $count } játszma: a számok több játszmával lesznek érdekesek.
}
statistics-lost = A statisztikát nem sikerült elkészíteni.
choose = Szűrő
choose-everything = Összes játszma
choose-any-player = Összes játékos
choose-player-search = Játékos keresése
choose-player-hint = A név egy része
choose-any-edition = Összes kiadás
choose-won = Valaki nyert
choose-won-by = { $player } nyert
choose-told = { $what }: { $chosen }
person-open = { $name } eredményei
people-export = Lista exportálása
person-export = Játszmák exportálása
person-side = Győzelem és vereség { $name } szemszögéből.
person-strength-title = Erősség
person-strength-note = A zárójelben lévő számok 100 esetből 95-ször közrefogják a valódi esélyt.
person-names = Nevek
person-join = Más néven…
person-join-about = Válaszd ki { $name } másik nevét. A kettő ezután egy személynek számít, a játszmákban mindkét név megmarad.
person-join-none = Itt nincs más játékos.
person-separate = { $name } külön számítson
person-rename = Átnevezés mindenhol
person-rename-about = Minden játszmában kijavítja a nevet, az archívumban és a kukában is.
person-new-name = Új név
person-rename-onto = { $name } néven már vannak játszmák. A két játékos játszmái együtt fognak számítani, és ez nem vonható vissza.
person-rename-sure = Átnevezés mégis
table-all = Összes sor ({ $count })
table-shown = { $count } sorból az első { $shown } látszik.

## A guided game, and the end of one

start-guide-of-it = Így játszd
start-guide = Így játszd: { $game }
lesson-picture = Kép: { $title }
lesson-app = A saját, igazi lapjaiddal játszol. Az app számol, és megmondja, mi következik.
lesson-start = Vezetett játszma indítása
lesson-start-bot = Vezetett játszma indítása bot ellen
lesson-start-bot-about = Szint: { $level }; megmagyarázza a lépéseit.
hint-sample = Minta: próbálj ki és vonj vissza bármit. A statisztikában nem számít.
hint-turn-around = Az asztal megfordult, most másik oldalról látszik. Koppints újra a további forgatáshoz.
hint-facing = { $halves ->
    [yes] Szemtől szemben: a képernyő két fele a két játékos felé néz. Válaszd újra, ha elég volt.
   *[no] Szemtől szemben: a képernyő a soron lévő játékos felé fordul. Válaszd újra, ha elég volt.
}
hint-understood = Értem
settings-hints = Tippek
settings-hints-given = Tippek az asztalnál
ending-turns = { $turns } kör
ending-minutes = { $minutes } perc
ending-tally = { $what }: { $of }
ending-time = Idő

## A guest at a shared table

guest-connecting = Az asztal keresése…
guest-who = Ki vagy?
guest-seat-taken = Már az asztalnál ül
guest-seat-away = Van helye, de nincs csatlakozva
guest-you = Te { $player } vagy.
guest-you-watch = Nézőként vagy itt.
guest-here = Itt van még: { $names }
guest-away = Nincs csatlakozva: { $names }
guest-look = Csak nézem
guest-television = Tévés nézet
guest-television-about = Nagyban, hogy mindenki lássa
television-missing = Még nincs itt: { $names }
television-show-code = QR-kód megjelenítése
television-hide-code = QR-kód elrejtése
guest-device-name = Az eszköz neve
guest-device-hint = a többiek látják
guest-dark = Ez a böngésző itt nem tudja ébren tartani a képernyőt. iPhone-on a Kijelző és fényerő → Automatikus zárolás legyen Soha; Androidon a Kijelző → Képernyő időkorlátja legyen a lehető leghosszabb.
guest-bye-closed = Ehhez az asztalhoz már nem lehet csatlakozni.
guest-again = Újracsatlakozás
guest-reload = Oldal újratöltése
guest-unknown-game = Ez az oldal nem ismeri ezt a játékot: { $game }.
guest-bye-invitation = Ez a meghívó már nem érvényes. Olvasd be újra a QR-kódot a házigazdánál.
guest-bye-version = A házigazda verziója eltér. Töltsd újra az oldalt; ha ez nem segít, a házigazdának frissítenie kell.
guest-bye-unclear = Valami hiba történt. Töltsd újra ezt az oldalt.
guest-bye-full = Ennél az asztalnál nincs hely több eszköznek.
guest-bye-sent-away = A házigazda eltávolította ezt az eszközt.
guest-bye-elsewhere = Ez az eszköz egy másik böngészőlapon ül az asztalnál.
guest-bye-left = Felálltál az asztaltól.
guest-bye-over = A házigazda bezárta az asztalt.
guest-lost = Megszakadt a kapcsolat. Az asztal képe elavult lehet; amíg nincs kapcsolat, semmi sem kerül a naplóba.
guest-failing = A házigazda most nem tud menteni; amíg ez így van, semmi sem kerül a naplóba.
guest-waiting = Várakozás a házigazdára…
guest-your-turn = Te jössz
guest-others = { $players } jön
guest-bots = { $players } jön. A lépést a házigazda hagyja jóvá.
guest-phone-away = { $name } telefonja nincs csatlakozva.
guest-not-yours = Ezt erről az eszközről nem teheted meg. A házigazda engedélyezheti.
guest-not-yours-to-undo = Csak a saját utolsó lépésedet vonhatod vissza. A házigazda többet is visszavonhat.
guest-undid = { $what } ({ $who })
guest-host = a házigazda
guest-refused = A házigazda nem engedte.
guest-refused-old = Egy másik játékos gyorsabb volt. Nézd meg, mi történt, és ha még mindig akarod, koppints újra.
guest-refused-too-many = Egyszerre túl sok jegyzet és javítás érkezett. Várj egy kicsit.
guest-set-up = A házigazda éppen előkészíti az asztalt.
guest-take = Naplófájl exportálása

## Inviting phones to the window's session

invite-title = Telefonok meghívása
invite-about-network = Az ugyanazon a hálózaton lévő telefonok beolvasnak egy QR-kódot, és a böngészőjükben megnyitják ezt a játszmát. Ezután mindenki a saját telefonján játszik. Amíg le nem állítod a megosztást, bárki csatlakozhat, aki ismeri a kódot.
invite-share = Asztal megosztása
invite-how = Olvasd be ezt a QR-kódot ugyanazon a hálózaton lévő telefonokkal, vagy írd be a címet. Ezután minden játékos látja a játszmát, és a saját telefonján játszik. Bárki csatlakozhat, aki ismeri a kódot.
invite-elsewhere = Ugyanazon a hálózaton egy számítógép megoszthatja az asztalt a telefonokkal: nyisd meg ott a Courtyardot, és a játszma menüjében válaszd a „Telefonok meghívása” lehetőséget.
invite-picture = A cím QR-kódja
invite-address = Ha a telefonok nem találják, próbáld ki a számítógép egy másik címét:
invite-there = Csatlakozott eszközök
invite-open = Mások is csatlakozhatnak
invite-away = Eltávolítás: { $name }
invite-end = Megosztás vége
invite-shared =
    { $count ->
        [0] Megosztva; nincs eszköz
        [one] Megosztva egy eszközzel
       *[other] Megosztva { $count } eszközzel
    }
invite-no-page = A telefonoknak szóló oldal nincs telepítve a programmal. A helye egy „web” nevű mappa a program mellett; elkészítése: { $command }.
invite-no-network = Ez a számítógép nincs hálózaton: egy telefon sem éri el.
invite-no-port = Ehhez a számítógéphez egy telefon sem tudna csatlakozni: { $why }.
invite-unsaved = Előbb minden lépést menteni kell.

## Introducing phones by their codes

invite-about = Minden vendég beolvassa a kódodat, majd megmutat egy választ, amelyet te olvasol be. Ezután a telefonok kiszolgáló nélkül játszanak együtt: elég hozzá egy közös Wi-Fi-hálózat vagy az egyik telefon hotspotja.
invite-begin = Saját kód mutatása
invite-offer = A következő vendég olvassa be ezt a kódot a telefonja kamerájával. Utána te olvasd be a választ az ő telefonjáról.
invite-read = Válasz beolvasása
invite-type = Vagy illeszd be ide a választ:
invite-copy = A kódban lévő cím másolása
invite-connecting = Kapcsolódás a telefonhoz…
invite-connected = Csatlakozva. A lenti kódot már a következő vendég olvashatja be.
meet-preparing = A kód előkészítése…
meet-answer = Mutasd meg ezt a választ a házigazdának
meet-answer-about = Amint a házigazda beolvassa, létrejön a kapcsolat. Ha a házigazdának nincs kamerája, küldd el a választ szövegként.
meet-send = Válasz küldése szövegként
meet-copy = Válasz másolása
meet-anew = Ha a házigazda új kódot mutat
meet-scan = A házigazda kódjának beolvasása
meet-scan-about = A házigazda a játszma menüjében találja, a „Telefonok meghívása” alatt.
meet-type = Vagy illeszd be ide a kódban lévő címet:
meet-connect = Csatlakozás
meet-again = Újracsatlakozás
meet-camera = Irányítsd a kamerát a másik telefonon látható kódra.
meet-no-camera = Ez az oldal nem tudja használni a kamerát. Illeszd be a kódot szövegként.
meet-bad-code = Ez nem teljes Courtyard-kód. Olvasd be újra a másik telefonról.
meet-old-code = Ez a válasz egy korábbi kódhoz tartozik. A vendég olvassa be a lenti kódot.
meet-no-connection = A telefonok nem érik el egymást. Csatlakoztasd mindkettőt ugyanahhoz a Wi-Fi-hálózathoz, de ne vendéghálózathoz; vagy kapcsold be az egyik telefon hotspotját, és csatlakoztasd hozzá a másikat. Utána a vendég olvassa be újra a kódot.
meet-no-network = Ez a telefon nincs hálózaton. Csatlakoztasd egy Wi-Fi-hálózathoz, vagy kapcsold be a hotspotját.

## Printing

print-open = Nyomtatás…
print-title = Nyomtatás
print-paper = Papír
print-save = Mentés PDF-ként
# Same as in English.
paper-a4 = A4
# Same as in English.
paper-letter = Letter
aid-reference-about = Az összes szabály egy oldalon, a házi szabályaiddal együtt.
aid-mat-about = Játékosonként egy oldal: helyek a lapoknak, sávok és négyzetek a jelölőknek.
aid-sheet-about = Táblázat egy este eredményeinek.

## The clock

clock-pause = Óra megállítása
clock-go-on = Játszma folytatása
clock-paused = Szünet { $time } óta
keys-pause = Óra megállítása vagy folytatás

## Spoken turns

settings-speech = Felolvasás
settings-speech-on = Mondja ki, ki jön, és mi lett a párbaj eredménye
settings-speech-slow = Lassú
settings-speech-usual = Közepes
settings-speech-fast = Gyors
settings-speech-voice = A rendszer szerint
settings-speech-try = Meghallgatás
spoken-turn = { $player } következik.

## Board Game Stats

ending-push = Küldés: BG Stats
ending-push-about = Megnyitja a Board Game Stats alkalmazást ezzel a játszmával.
