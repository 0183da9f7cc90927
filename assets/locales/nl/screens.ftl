# The screens.

back = Terug
# Same as in English.
menu = Menu
stepper-less = minder: { $what }
stepper-more = meer: { $what }
stepper-range = Voer een geheel getal van { $least } tot en met { $most } in.

home-tagline = Houdt de stand van je kaartspellen bij, rekent elk gevecht uit en vergeet niets.
home-new = Nieuwe partij
home-new-about = Kies het spel en de spelers
home-faulty = Beschadigd in regel { $line } ({ $code })
home-unreadable = Onleesbaar: regel { $line } ({ $code })
home-unknown-game = Een spel dat deze versie niet kent; een nieuwere versie misschien wel
home-in-use = { SHOWN_IN() ->
    [tab] De laatste partij is geopend in een ander tabblad. Open die hier om mee te kijken.
   *[window] De laatste partij is geopend in een ander venster. Open die hier om mee te kijken.
}
home-folder = Partijen worden bewaard in { $folder }
home-no-folder = Partijen kunnen niet worden bewaard: { $why }. Er kan niets worden vastgelegd.
home-not-kept = Partijen worden niet bewaard: { $why }. Wat je nu speelt, gaat verloren als je deze pagina sluit, tenzij je het exporteert.
home-file = { $file } kan niet worden getoond. { $why }
home-file-no-screens = Dit venster kan dit spel niet tonen. Via de opdrachtregel kun je de partij wel naspelen en exporteren.
home-cleared = De browser had alles verwijderd wat hier was bewaard. De partijen die deze pagina nog in het geheugen had, zijn opnieuw bewaard.
home-damaged = Beschadigd in de opslag van de browser: { $files }. Wat nog leesbaar was, is opnieuw bewaard; de rest is onaangetast.
home-never-copied = Van deze partijen is nog nooit een kopie geëxporteerd. Via “Alle partijen” kom je bij “Alles exporteren”.
home-copied = De laatste kopie van alle partijen is { $days ->
    [one] 1 dag
   *[other] { $days } dagen
} geleden geëxporteerd. Via “Alle partijen” kom je bij “Alles exporteren”.
home-in-browser = Partijen worden bewaard in deze browser, alleen op dit apparaat.
home-in-browser-for-now = Partijen worden bewaard in deze browser, alleen op dit apparaat. De browser kan ze verwijderen als de ruimte opraakt, of als je wekenlang niet langskomt: zet Courtyard op je beginscherm en exporteer de partijen die je wilt houden.
home-update-about = Er is een nieuwe versie van Courtyard. Bij het bijwerken gaat niets verloren, en het kan ook later.
home-update = Nu bijwerken
home-install = Courtyard installeren
home-install-about = Installeer Courtyard om het te openen als elke andere app: schermvullend en zonder internet. Je partijen blijven gewoon op hun plek.
home-install-sharing = Zet Courtyard op je beginscherm: dan is het schermvullend, werkt het zonder internet en verwijdert de telefoon je partijen niet als je een week niet langskomt.
home-install-later = Niet nu

install-title = Op het beginscherm
install-share = Tik op “Deel” in de balk van de browser; soms zit die knop achter de drie puntjes.
install-add = Kies “Zet op beginscherm”, verder naar beneden in de lijst.
install-done = Tik op “Voeg toe”. Open Courtyard voortaan vanaf het beginscherm.
install-games = De telefoon bewaart de partijen van die app apart van die in deze browser. Om partijen over te zetten, exporteer je ze hier en importeer je ze daar.

setup-name-of = Naam van { $player }
setup-earlier = Eerdere spelers
setup-how-many = Spelers
setup-guided-edition = Een partij met uitleg volgt de editie { $edition }. Begin voor een andere editie een nieuwe partij zonder uitleg.
setup-begins = { $name } begint
setup-our-rules = { $number ->
    [1] Onze regels
   *[other] Onze regels { $number }
}
setup-evening = Vandaag: { $score }
setup-read = Spelregels lezen
setup-house-rules-about = { $count ->
    [0] De editie zoals die is. Tik om een regel te wijzigen.
    [one] Eén regel gewijzigd
   *[other] { $count } regels gewijzigd
}
trial-try = Deze regels testen
trial-try-about = Bots spelen ermee, en jij ziet wat er verandert.
trial-begins = De bots zijn aan het spelen…
trial-starter = De startspeler wint { $before } van de 100 partijen; met jouw regels { $wins } ({ $from } tot { $to }).
trial-found = Jouw regels veranderen de kansen van de startspeler, in elk geval bij deze bots.
trial-played = { $games } partijen gespeeld tot nu toe.
trial-effect = { $name }: { $before }, met jouw regels { $after }
trial-stop = Bots stoppen
trial-continue = Bots laten doorspelen
trial-typical = Typische partij terugkijken
trial-about = De bots volgen eenvoudige vuistregels. Mensen spelen misschien anders.

rule-default = In deze editie: { $value }.
phase-earlier = { $phase } eerder

bar-set-up = Klaarzetten
bar-turn = Beurt { $turn } · { $name }
bar-turn-only = Beurt { $turn }
bar-won = { $name } wint
bar-several-won = { $names } winnen
clock-player = { $name } { $time }
clock-turn = deze beurt { $time }

menu-rules = Spelregels
menu-actions = Wat elke actie doet
phase-named = Fase: { $phase }
menu-log = Logboek en notities
menu-players = Spelers en correcties
menu-turn-around = Tafel draaien
menu-facing = Tegenover elkaar
menu-leave = Naar het startscherm

table-not-recorded = Niet vastgelegd: { $why }.

hand-over-turn = { $name } is aan zet
hand-over-go-on = Verder
hand-over-nothing = In de vorige beurt is niets gebeurd.
do-set-up = Klaarzetten
do-undo = Ongedaan maken
undo-with-phases = { $count ->
    [one] { $action }, en de fase ervoor
   *[other] { $action }, en de { $count } fasen ervoor
}
undo-with-actions = { $count ->
    [one] { $action }, en de actie ervoor
   *[other] { $action }, en de { $count } acties ervoor
}
do-redo = Opnieuw
do-rematch = Revanche
do-note = Notitie

ask-act-or-end = { $name }, kies een actie of beëindig je beurt.
ask-act-or-go-on = { $name }, kies een actie of ga verder.
ask-end = { $name }, beëindig je beurt.
ask-go-on = { $name }, ga door naar de volgende fase.

note-hint = Schrijf een notitie

series-wins = { $name } ({ $wins })
series-several = { $draws ->
    [0] { $score }
    [one] { $score }, één keer gelijk
   *[other] { $score }, { $draws } keer gelijk
}
series-score = { $draws ->
    [0] { $a } { $wins-a } : { $wins-b } { $b }
    [one] { $a } { $wins-a } : { $wins-b } { $b }, één keer gelijk
   *[other] { $a } { $wins-a } : { $wins-b } { $b }, { $draws } keer gelijk
}

## Settings

settings-title = Instellingen
settings-theme = Thema
settings-theme-system = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-theme-high-contrast = Hoog contrast
settings-suits = Kleuren
settings-suits-two-colours = Twee kleuren
settings-suits-four-colours = Vier kleuren
settings-preview-gold = Goud: { $count }
die-shows = Een dobbelsteen toont { $pips }
settings-text-size = Tekst
settings-text-size-percent = Grootte in procenten
settings-language = Taal
settings-language-system = Automatisch
settings-motion = Beweging
settings-motion-full = Volledig
settings-motion-reduced = Beperkt
settings-dice = Dobbelstenen
settings-dice-about = Welke dobbelstenen je in een duel als eerste krijgt aangeboden; de andere blijven beschikbaar.
settings-dice-real = Echte dobbelstenen
settings-dice-virtual = De app gooit
settings-hand-over = Als de beurt wisselt
settings-hand-over-about = Een melding die zegt wie er aan zet is en wat er in de vorige beurt is gebeurd.
settings-hand-over-wait = Tot iemand erop tikt
settings-hand-over-brief = Lang genoeg om te lezen
settings-hand-over-off = Geen melding
settings-bots = Stappen van bots
settings-bots-about = Wanneer een stap van een bot gedaan is. Een stap die jij met dobbelstenen of kaarten afmaakt, wacht altijd op je.
settings-bots-confirmed = Na “Klaar”
settings-bots-after-reading = Na de leestijd
settings-chances = Kansen
settings-chances-about = De kansen in een duel, als het spel die berekent. Een snel duel en “Terugkijken” tonen ze altijd, tenzij je “Nooit” kiest.
settings-chances-always = Altijd
settings-chances-when-asked = Op verzoek
settings-chances-never = Nooit
settings-screen = Scherm
settings-screen-awake = Aan laten zolang een partij open is
settings-screen-dim = Dimmen na twee minuten zonder aanraking
settings-clock = Tonen hoelang iedereen over een beurt doet
settings-buzz = Kort trillen als er iets wordt vastgelegd
settings-copies = Kopieën van afgeronde partijen
settings-copies-about = Elke partij die eindigt, wordt ook naar deze map gekopieerd. Als die map met andere apparaten wordt gesynchroniseerd, zijn je partijen zelfs veilig als je dit apparaat kwijtraakt.
settings-copies-field = Map voor kopieën
settings-copies-choose = Map kiezen…
settings-copies-use = Deze map gebruiken
settings-copies-none = Deze map bestaat niet.
copies-failed = De partij kon niet naar { $folder } worden gekopieerd: { $why }. De partij zelf is bewaard.
settings-kept = De instellingen worden bewaard in { $file }
settings-not-kept = Het systeem heeft geen map voor instellingen; ze gelden tot je het venster sluit.
settings-in-browser = De instellingen worden in deze browser bewaard.
settings-set-aside = De instellingen waren onleesbaar. Het bestand heet nu { $file } en alle instellingen staan weer op de standaardwaarden.
settings-in-the-way = { $file } kan niet worden gelezen en niet worden hernoemd: { $why }. Alle instellingen staan weer op de standaardwaarden.
settings-not-saved = De instellingen konden niet worden bewaard: { $why }. Ze gelden tot je het venster sluit.
settings-language-missing = Deze taal kon niet worden gedownload: { $language }. Maak verbinding met internet en kies haar opnieuw.
settings-note-close = Melding sluiten

about-title = Over Courtyard
about-version = Versie { $version }, voor { $system }
about-commit = Gebouwd vanaf commit { $commit }
about-own = Courtyard is vrije software: je mag het gebruiken, doorgeven en aanpassen onder de MIT-licentie of de Apache-licentie 2.0, net wat je wilt.
about-inside = Licenties van derden
about-inside-about = Courtyard bouwt voort op het werk van vele anderen. Bij elke licentie staat voor welk werk ze geldt.
about-more = { $works } en nog { $count }

## Keys

keys-title = Sneltoetsen
keys-everywhere = Overal
keys-table = Aan tafel
keys-actions = Acties
keys-larger-text = Grotere tekst
keys-smaller-text = Kleinere tekst
keys-usual-text = Normale tekstgrootte
keys-move = Naar het volgende onderdeel
keys-press = Gekozen onderdeel activeren
keys-scroll = Per pagina scrollen

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
key-space = Spatie
# Same as in English.
key-page-up = Page up
# Same as in English.
key-page-down = Page down

## Start screen and quick duel

start-go-on = { $turn ->
    [0] Verder: { $players }
   *[other] Verder: { $players }, beurt { $turn }
}
start-sample = Voorbeeldpartij
start-sample-of = Voorbeeldpartij van { $game }
start-running = { $turn ->
    [0] Niet klaargezet
   *[other] Beurt { $turn }
}
# Same as in English.
start-won = { $winner } won
start-about = { $state } · { $edition } · { $when }
start-edition-of = { $game }, { $edition }
start-today = vandaag, { $time }
start-yesterday = gisteren, { $time }

## Unsaved steps

saving-banner = { $count ->
    [0] Niet opgeslagen: { $why }. De partij gaat door.
    [one] Niet opgeslagen: { $why }. Eén stap moet nog worden opgeslagen.
   *[other] Niet opgeslagen: { $why }. { $count } stappen moeten nog worden opgeslagen.
}
saving-short = { $count ->
    [0] Niet opgeslagen
    [one] Eén stap is niet opgeslagen
   *[other] { $count } stappen zijn niet opgeslagen
}
saving-open = Wat nu?
saving-title = Niet opgeslagen
saving-about = { $count ->
    [0] Deze partij kon niet worden opgeslagen in { $file }: { $why }.
    [one] Eén stap kon niet worden opgeslagen in { $file }: { $why }.
   *[other] { $count } stappen konden niet worden opgeslagen in { $file }: { $why }.
}
saving-goes-on = Je kunt verder spelen. Alles blijft op volgorde in het geheugen, en om de paar seconden volgt een nieuwe poging om op te slaan.
saving-leaving = Als je nu weggaat, gaan de niet-opgeslagen stappen verloren.
saving-retry = Nu opnieuw proberen
saving-elsewhere = Elders opslaan
saving-elsewhere-about = De hele partij tot nu toe, als apart bestand.
saving-write = Kopie opslaan
saving-written = De hele partij tot nu toe staat in { $file }.
saving-not-written = { $file } kon niet worden geschreven: { $why }.
saving-copy = Naar klembord kopiëren
saving-copied = De hele partij tot nu toe staat op het klembord. Plak die vóór je weggaat in een bestand waarvan de naam op .courtyard eindigt.
saving-leave = Weggaan zonder opslaan
saving-leave-sure = Weggaan en stappen verliezen
saving-leave-safe = Weggaan
saving-stay = Verder spelen
saving-done = Alles is opgeslagen

## Corrections

corrections-title = Correcties
corrections-about = De kaarten op tafel hebben altijd gelijk. Corrigeer hier de app; elke correctie komt in het logboek en kan ongedaan worden gemaakt.
corrections-names = Namen van spelers corrigeer je bij “Alle partijen”.
corrections-reason = Reden
corrections-reason-hint = Reden (optioneel)
corrections-table = De tafel
corrections-is = { $what }: { $value }
corrections-set = Nu noteren: { $what }

## Looking back

look-title = Terugkijken
look-leave = Stoppen met terugkijken
look-log = Alle zetten
look-first = Naar het begin
look-previous = Eén zet terug
look-next = Eén zet vooruit
look-last = Naar het einde
look-at-beginning = Dit is het begin.
look-at-end = Dit is tot nu toe de laatste zet.
look-slider = Zet
look-where = { $n ->
    [0] Vóór de eerste van { $count }
   *[other] { $n } van { $count }
}
look-beginning = Er is nog niets gebeurd.
look-taken-back = Deze zet is later ongedaan gemaakt en telt niet mee.
look-mark-taken-back = ongedaan
story-show = Verhaal tonen
story-save-text = Als tekst opslaan…
story-save-picture = Als afbeelding opslaan…
story-share-text = Als tekst delen
story-share-picture = Als afbeelding delen
story-no-bots = De winstkansen zijn niet bekend, want bots kunnen dit spel niet spelen.
stories-title = Voorsprong en comebacks
stories-show = Voorsprong en comebacks berekenen
story-curve = Winstkansen: { $turns }
log-hide = Logboek verbergen
log-show = Logboek tonen
log-earlier = Eerdere zetten vind je onder “Terugkijken”.

onlooker-play = Naar de tafel
onlooker-in-use = { SHOWN_IN() ->
    [tab] Deze partij is geopend in een ander tabblad. Je kunt hier meekijken; wijzigingen zie je meteen.
   *[window] Deze partij is geopend in een ander venster. Je kunt hier meekijken; wijzigingen zie je meteen.
}
onlooker-free = { SHOWN_IN() ->
    [tab] Deze partij is niet meer open in het andere tabblad.
   *[window] Deze partij is niet meer open in het andere venster.
}
onlooker-take-over = Overnemen
onlooker-newer = Deze partij is bewaard door een nieuwere versie van Courtyard. Je kunt het deel bekijken dat deze versie begrijpt, maar niet verder spelen.
onlooker-foreign = Dit partijbestand staat buiten de map van Courtyard, in { $file }. Je kunt de partij hier bekijken; er wordt niets aan gewijzigd.
onlooker-take-in = Importeren
onlooker-damaged = { $entries ->
    [0] Regel { $line } is beschadigd. { $why }
    [one] Regel { $line } is beschadigd. { $why } De logregel ervoor is in orde.
   *[other] Regel { $line } is beschadigd. { $why } De { $entries } logregels ervoor zijn in orde.
} { $lost ->
    [one] Eén regel is verloren gegaan.
   *[other] { $lost } regels zijn verloren gegaan.
} Het bestand is niet gewijzigd.
onlooker-lost = Verloren regels
onlooker-lost-about = { $count ->
    [one] De regel in het partijbestand
   *[other] De regels in het partijbestand
}
onlooker-lost-more = { $count ->
    [one] … en nog één regel.
   *[other] … en nog { $count } regels.
}
onlooker-repair = { $entries ->
    [0] Verder vanaf het begin
   *[other] Verder vanaf logregel { $entries }
}

## The library

home-all = { $count ->
    [0] Archief, prullenbak en import
   *[other] Alle partijen ({ $count })
}
library-sessions = Partijen
library-archive = Archief
library-bin = Prullenbak
library-title = { $shelf }: { $count } van { $of }
# Same as in English.
library-filters = Filters
library-more = Zoeken en meer
library-filters-on = { $name }: { $count } actief
library-search = Zoeken
library-search-hint = Spelers of naam
library-listing = { $of ->
    [0] Partijen laden…
   *[other] Partijen laden: { $done } van { $of }
}
library-none = Hier staat nog niets.
library-none-such = Geen partij gevonden. Zoek iets anders of haal een filter weg.
library-more-of = Meer: { $session }
library-game-any = Alle spellen
library-ending-any = Alle
library-ending-won = Gewonnen
library-days-any = Alle datums
library-days-month = Deze maand
library-days-year = Dit jaar
library-days-between = Van … t/m …
library-since = Van
library-until = T/m
library-no-day = “{ $day }” is geen datum. Schrijf die zo: { $example }.
library-show = { $count ->
    [one] 1 van { $of } tonen
   *[other] { $count } van { $of } tonen
}
library-file = Bestand: { $file }
library-open = Openen
library-archive-it = Archiveren
library-put-it-back = Terugzetten
library-delete = Naar prullenbak
library-erase = Definitief verwijderen
library-erase-about = De partij wordt verwijderd en is niet terug te halen.
library-erase-sure = Echt definitief verwijderen
library-name = Naam
library-name-hint = De spelers en de datum
library-rename = Hernoemen
library-renamed = De partij heet nu { $name }.
library-players = Namen van de spelers
library-players-change = Namen wijzigen
library-players-changed = De spelers heten nu { $players }.
library-put-back = De partij is teruggezet.
library-archived = De partij is gearchiveerd.
library-binned = De partij ligt nu in de prullenbak. Daar kun je die weer terugzetten.
library-erased = De partij is definitief verwijderd.
library-empty = Prullenbak legen
library-empty-about = { $count ->
    [one] Er ligt één partij in de prullenbak.
   *[other] Er liggen { $count } partijen in de prullenbak.
}
library-empty-ask = { $count ->
    [one] Definitief verwijderen
   *[other] Alle { $count } definitief verwijderen
}
library-empty-sure = { $count ->
    [one] Deze partij wordt verwijderd en is niet terug te halen.
   *[other] Deze { $count } partijen worden verwijderd en zijn niet terug te halen.
}
library-empty-now = { $count ->
    [one] Echt verwijderen
   *[other] Echt alle { $count } verwijderen
}
library-keep = Alles houden
library-emptied = { $count ->
    [one] Eén partij is definitief verwijderd.
   *[other] { $count } partijen zijn definitief verwijderd.
}
library-give = Exporteren
library-give-all = Alles exporteren
library-give-all-about = Alle partijen en het archief in één bestand, zonder de prullenbak. Importeer dat bestand op een ander apparaat om ze daar ook allemaal te hebben.
library-give-title = Exporteren
library-form = Formaat
library-form-journal = Partijbestand
library-form-md = Tekst (Markdown)
library-form-html = Webpagina
library-form-csv = Rekenblad (CSV)
library-form-story = Met het verhaal van de partij
copies-download = Downloaden
copies-share = Delen
copies-downloaded = { $file } is gedownload.
copies-shared = { $file } is gedeeld.
copies-not-gone = { $file } is niet gedeeld.
library-file-field = Bestand
library-choose-place = Plaats kiezen
library-no-dialog = Dit systeem heeft geen bestandsvenster. Typ in plaats daarvan het pad.
library-write = Opslaan
library-replace = Bestand vervangen
library-written = Opgeslagen als { $file }.
library-take = Partijen importeren
library-take-about = Partijbestanden van Courtyard, of een zipbestand vol partijen, bijvoorbeeld van een ander apparaat. Je kunt de bestanden ook naar dit venster slepen.
library-choose-files = Bestanden kiezen
library-take-path = Of typ waar het bestand staat:
library-take-this = Dit bestand importeren
library-taking = Importeren…
library-taken = { $file } is geïmporteerd als { $name }.
library-taken-cut-off = { $file } is geïmporteerd als { $name }. De laatste regel was onvolledig en is weggelaten.
library-known = { $file } was er al, als { $name }.
library-not-taken = { $file } is niet geïmporteerd. { $why }

## Statistics

statistics-title = Statistieken
statistics-progress = { $done } van { $all } partijen
statistics-none = Er zijn nog geen partijen om te tellen.
statistics-none-such = Geen partij gevonden. Wijzig een filter of haal het weg.
statistics-few = { $count ->
    [one] Tot nu toe één partij: met meer partijen worden de cijfers interessant.
   *[other] Tot nu toe { $count } partijen: met meer partijen worden de cijfers interessant.
}
statistics-lost = De partijen konden niet worden geteld.
# Same as in English.
choose = Filter
choose-everything = Alle partijen
choose-any-player = Alle spelers
choose-player-search = Speler zoeken
choose-player-hint = Deel van de naam
choose-any-edition = Alle edities
choose-won = Er is een winnaar
# Same as in English.
choose-won-by = { $player } won
choose-told = { $what }: { $chosen }
person-open = Resultaten van { $name }
people-export = Lijst exporteren
person-export = Partijen van deze speler exporteren
person-side = Gewonnen en verloren door { $name }.
person-strength-title = Sterkte
person-strength-note = De getallen tussen haakjes bevatten de werkelijke kans in 95 van de 100 gevallen.
person-names = Namen
person-join = Ook bekend als…
person-join-about = Kies een andere naam van { $name }. Beide namen tellen dan als één persoon, en in de partijen blijven ze allebei staan.
person-join-none = Hier is verder niemand.
person-separate = { $name } apart tellen
person-rename = Overal hernoemen
person-rename-about = Corrigeert de naam in alle partijen, ook in het archief en de prullenbak.
person-new-name = Nieuwe naam
person-rename-onto = Er zijn al partijen van { $name }. De partijen van beiden tellen dan samen, en dat is niet ongedaan te maken.
person-rename-sure = Toch hernoemen
table-all = Alle { $count } rijen tonen
table-shown = Je ziet de eerste { $shown } van { $count } rijen.

## A guided game, and the end of one

start-guide-of-it = Speluitleg
start-guide = Zo speel je { $game }
lesson-picture = Afbeelding: { $title }
lesson-app = Je speelt met je eigen, echte kaarten. De app houdt de stand bij en zegt wat er nu komt.
lesson-start = Partij met uitleg beginnen
lesson-start-bot = Partij met uitleg tegen een bot beginnen
lesson-start-bot-about = Niveau { $level }; hij legt zijn zetten uit.
hint-sample = Dit voorbeeld telt niet mee: speel en probeer wat je wilt.
hint-turn-around = De tafel is gedraaid en wordt nu van een andere kant getoond. Tik nog eens om verder te draaien.
hint-facing = { $halves ->
    [yes] Tegenover elkaar: elke helft van het scherm is naar één speler gericht. Kies het nog eens om ermee te stoppen.
   *[no] Tegenover elkaar: het scherm draait naar de speler die handelt. Kies het nog eens om ermee te stoppen.
}
hint-understood = Begrepen
settings-hints = Tips
settings-hints-given = Tips tonen aan tafel
ending-turns = { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
ending-minutes = { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}
ending-tally = { $what }: { $of }
ending-time = Tijd

## A guest at a shared table

guest-connecting = Verbinden met de tafel…
guest-who = Wie ben je?
guest-seat-taken = Zit al aan tafel
guest-seat-away = Heeft een plaats, maar geen verbinding
guest-you = Je bent { $player }.
guest-you-watch = Je kijkt mee.
guest-here = Ook hier: { $names }
guest-away = Geen verbinding: { $names }
guest-look = Meekijken
guest-television = Tv-weergave
guest-television-about = Groot, zodat iedereen het kan zien
television-missing = Nog niet hier: { $names }
television-show-code = QR-code tonen
television-hide-code = QR-code verbergen
guest-device-name = Naam van dit apparaat
guest-device-hint = zichtbaar voor de anderen
guest-dark = Deze browser kan het scherm hier niet aan laten. Zet op een iPhone “Scherm en helderheid → Automatisch slot” op “Nooit”; kies op Android bij “Scherm → Time-out voor scherm” de langste tijd.
guest-bye-closed = Aan deze tafel kan niemand anders meer meedoen.
guest-again = Opnieuw meedoen
guest-reload = Pagina opnieuw laden
guest-unknown-game = Deze pagina kent het spel { $game } niet.
guest-bye-invitation = Deze uitnodiging is niet meer geldig. Scan de QR-code bij de host opnieuw.
guest-bye-version = De host heeft een andere versie. Laad de pagina opnieuw; als dat niet helpt, moet de host worden bijgewerkt.
guest-bye-unclear = Er is iets misgegaan. Laad deze pagina opnieuw.
guest-bye-full = Er is aan deze tafel geen plaats voor nog een apparaat.
guest-bye-sent-away = De host heeft dit apparaat verwijderd.
guest-bye-elsewhere = Dit apparaat zit in een ander tabblad aan tafel.
guest-bye-left = Je bent van tafel gegaan.
guest-bye-over = De host heeft de tafel gesloten.
guest-lost = Verbinding verbroken. Misschien klopt de tafel niet meer; er wordt niets vastgelegd tot de verbinding terug is.
guest-failing = De host kan niet opslaan: er wordt niets vastgelegd tot dat weer lukt.
guest-waiting = Wachten op de host…
guest-your-turn = Jij bent aan zet
guest-others = Aan zet: { $players }
guest-bots = Aan zet: { $players }. De host bevestigt de stap.
guest-phone-away = De telefoon van { $name } heeft geen verbinding.
guest-not-yours = Dit apparaat mag dat niet. De host kan het toestaan.
guest-not-yours-to-undo = Je kunt alleen je eigen laatste actie ongedaan maken. De host kan meer ongedaan maken.
guest-undid = { $what } (door { $who })
guest-host = de host
guest-refused = De host stond dat niet toe.
guest-refused-old = Iemand anders was sneller. Kijk wat er is gedaan, en tik nog eens als je het nog steeds wilt.
guest-refused-too-many = Te veel notities en correcties tegelijk. Wacht even.
guest-set-up = De host zet het spel klaar.
guest-take = Partijbestand exporteren

## Inviting phones to the window's session

invite-title = Telefoons uitnodigen
invite-about-network = Telefoons op hetzelfde netwerk scannen een QR-code en openen deze partij in hun browser. Dan spelen alle spelers op hun eigen telefoon. Iedereen met de code kan meedoen, tot je stopt met delen.
invite-share = Deze tafel delen
invite-how = Scan deze QR-code met telefoons op hetzelfde netwerk, of typ het adres over. Dan zien alle spelers deze partij en spelen ze op hun eigen telefoon. Iedereen met de code kan meedoen.
invite-elsewhere = Een computer op hetzelfde netwerk kan een tafel delen met telefoons: open Courtyard daar, en kies in het menu van een partij “Telefoons uitnodigen”.
invite-picture = QR-code van het adres
invite-address = Vinden telefoons de tafel niet, probeer dan een ander adres van deze computer:
invite-there = Verbonden apparaten
invite-open = Anderen laten meedoen
invite-away = { $name } verwijderen
invite-end = Delen stoppen
invite-shared =
    { $count ->
        [0] Gedeeld; geen apparaat verbonden
        [one] Gedeeld met één apparaat
       *[other] Gedeeld met { $count } apparaten
    }
invite-no-page = De pagina voor telefoons is niet bij dit programma geïnstalleerd. Die hoort ernaast te staan, in een map met de naam web; { $command } bouwt de pagina.
invite-no-network = Deze computer zit niet op een netwerk: telefoons kunnen hem niet bereiken.
invite-no-port = Telefoons kunnen geen verbinding maken met deze computer: { $why }.
invite-unsaved = Eerst moeten alle stappen zijn opgeslagen.

## Introducing phones by their codes

invite-about = Elke andere telefoon scant jouw code en toont een antwoord, dat jij op jouw beurt scant. Daarna spelen de telefoons samen zonder server: hetzelfde wifi-netwerk of de hotspot van een van de telefoons is genoeg.
invite-begin = Mijn code tonen
invite-offer = Laat de volgende telefoon deze code met de camera scannen. Scan daarna het antwoord op die telefoon.
invite-read = Antwoord scannen
invite-type = Of plak het antwoord hier:
invite-copy = Adres uit de code kopiëren
invite-connecting = Verbinden met de telefoon…
invite-connected = Verbonden. De volgende gast kan de code hieronder scannen.
meet-preparing = De code wordt gemaakt…
meet-answer = Laat dit antwoord aan de host zien
meet-answer-about = Zodra de host het heeft gescand, ben je verbonden. Heeft de host geen camera, stuur het antwoord dan als tekst.
meet-send = Antwoord als tekst sturen
meet-copy = Antwoord kopiëren
meet-anew = Als de host een nieuwe code toont
meet-scan = Code van de host scannen
meet-scan-about = De host vindt de code in het menu van de partij, onder “Telefoons uitnodigen”.
meet-type = Of plak hier het adres uit de code:
meet-connect = Verbinden
meet-again = Opnieuw verbinden
meet-camera = Richt de camera op de code op de andere telefoon.
meet-no-camera = Deze pagina kan de camera niet gebruiken. Plak de code als tekst.
meet-bad-code = Dit is geen volledige code van Courtyard. Scan de andere telefoon opnieuw.
meet-old-code = Dit antwoord hoort bij een eerdere code. Laat de andere telefoon de code hieronder scannen.
meet-no-connection = De telefoons kunnen elkaar niet bereiken. Verbind ze met hetzelfde wifi-netwerk, maar niet met een gastnetwerk; of zet op de ene telefoon de hotspot aan en verbind de andere daarmee. Laat daarna de code opnieuw scannen.
meet-no-network = Deze telefoon zit niet op een netwerk. Maak verbinding met wifi of zet de hotspot aan.

## Printing

print-open = Afdrukken…
print-title = Afdrukken
print-paper = Papier
print-save = Opslaan als PDF
# Same as in English.
paper-a4 = A4
# Same as in English.
paper-letter = Letter
aid-reference-about = Alle regels op één pagina, met je huisregels.
aid-mat-about = Eén pagina per speler: plaatsen voor de kaarten, en sporen en vakjes voor fiches.
aid-sheet-about = Een tabel voor de uitslagen van een avond.

## The clock

clock-pause = Klok pauzeren
clock-go-on = Partij voortzetten
clock-paused = Pauze sinds { $time }
keys-pause = Klok pauzeren of weer starten

## Spoken turns

settings-speech = Beurten voorlezen
settings-speech-on = Voorlezen wie er aan zet is en hoe een duel afloopt
settings-speech-slow = Langzaam
settings-speech-usual = Normaal
settings-speech-fast = Snel
settings-speech-voice = Systeemstandaard
settings-speech-try = Luisteren
spoken-turn = { $player } is aan zet.

## Board Game Stats

ending-push = Naar BG Stats
ending-push-about = Opent de app Board Game Stats met deze partij.
