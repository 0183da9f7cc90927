# The screens.

back = Wstecz
# Same as in English.
menu = Menu
stepper-less = mniej: { $what }
stepper-more = więcej: { $what }
stepper-range = Wpisz liczbę całkowitą od { $least } do { $most }.

home-tagline = Prowadzi wynik twoich gier karcianych, podlicza starcia i o niczym nie zapomina.
home-new = Nowa partia
home-new-about = Wybierz grę i graczy
home-faulty = Uszkodzenie w wierszu { $line } ({ $code })
home-unreadable = Nie da się odczytać: wiersz { $line } ({ $code })
home-unknown-game = Gra, której ta wersja nie zna; być może zna ją nowsza
home-in-use = { SHOWN_IN() ->
    [tab] Ostatnia partia jest otwarta w innej karcie. Otwórz ją tutaj, żeby oglądać.
   *[window] Ostatnia partia jest otwarta w innym oknie. Otwórz ją tutaj, żeby oglądać.
}
home-folder = Partie są zapisywane w { $folder }
home-no-folder = Nie można zapisywać partii: { $why }. Nic nie da się zanotować.
home-not-kept = Partie nie są zapisywane: { $why }. To, co teraz rozegrasz, przepadnie po zamknięciu tej strony, chyba że to wyeksportujesz.
home-file = Nie można pokazać pliku { $file }. { $why }
home-file-no-screens = To okno nie może pokazać tej gry. W wierszu poleceń można ją odtworzyć i wyeksportować.
home-cleared = Przeglądarka skasowała wszystko, co było tu zapisane. Partie, które ta strona miała jeszcze w pamięci, zapisano ponownie.
home-damaged = Uszkodzone w pamięci przeglądarki: { $files }. To, co dało się odczytać, zapisano ponownie; reszta jest nienaruszona.
home-never-copied = Nie masz jeszcze kopii tych partii. Wybierz „Wszystkie partie”, a potem „Eksportuj wszystko”.
home-copied = { $days ->
    [one] Ostatnia kopia wszystkich partii powstała 1 dzień temu. Wybierz „Wszystkie partie”, a potem „Eksportuj wszystko”.
    [few] Ostatnia kopia wszystkich partii powstała { $days } dni temu. Wybierz „Wszystkie partie”, a potem „Eksportuj wszystko”.
    [many] Ostatnia kopia wszystkich partii powstała { $days } dni temu. Wybierz „Wszystkie partie”, a potem „Eksportuj wszystko”.
   *[other] Ostatnia kopia wszystkich partii powstała { $days } dnia temu. Wybierz „Wszystkie partie”, a potem „Eksportuj wszystko”.
}
home-in-browser = Partie są zapisywane w tej przeglądarce, tylko na tym urządzeniu.
home-in-browser-for-now = Partie są zapisywane w tej przeglądarce, tylko na tym urządzeniu. Przeglądarka może je skasować, gdy zabraknie miejsca albo po kilku tygodniach bez odwiedzin: dodaj Courtyard do ekranu początkowego i wyeksportuj partie, które chcesz zachować.
home-update-about = Jest nowa wersja Courtyard. Aktualizacja niczego nie usunie; możesz ją też odłożyć na później.
home-update = Aktualizuj teraz
home-install = Zainstaluj Courtyard
home-install-about = Zainstaluj Courtyard, żeby otwierać go jak każdą inną aplikację: na całym ekranie i bez sieci. Twoje partie zostaną tam, gdzie są.
home-install-sharing = Dodaj Courtyard do ekranu początkowego: zajmie cały ekran, nie będzie potrzebować sieci, a telefon nie skasuje partii po tygodniu bez odwiedzin.
home-install-later = Nie teraz

install-title = Na ekranie początkowym
install-share = Stuknij „Udostępnij” na pasku przeglądarki; może się kryć za trzema kropkami.
install-add = Wybierz „Do ekranu początkowego”, niżej na liście.
install-done = Stuknij „Dodaj”. Od tej pory otwieraj Courtyard z ekranu początkowego.
install-games = Telefon przechowuje partie tej aplikacji osobno od partii w tej przeglądarce. Żeby je przenieść, wyeksportuj je tutaj i zaimportuj tam.

setup-name-of = Imię: { $player }
setup-earlier = Poprzedni gracze
setup-how-many = Gracze
setup-guided-edition = Partia ze wskazówkami ma edycję { $edition }. Jeśli chcesz innej edycji, zacznij nową partię bez wskazówek.
setup-begins = Zaczyna { $name }
setup-our-rules = { $number ->
    [1] Nasze zasady
   *[other] Nasze zasady { $number }
}
setup-evening = Dzisiaj: { $score }
setup-read = Przeczytaj zasady
setup-house-rules-about = { $count ->
    [0] Edycja bez zmian. Stuknij, żeby zmienić zasadę.
    [one] Zmieniono 1 zasadę
    [few] Zmieniono { $count } zasady
    [many] Zmieniono { $count } zasad
   *[other] Zmieniono { $count } zasady
}
trial-try = Wypróbuj te zasady
trial-try-about = Boty zagrają według nich, a ty zobaczysz, co się zmienia.
trial-begins = Boty grają…
trial-starter = Gracz rozpoczynający wygrywa { $before } na 100 partii, a z twoimi zasadami { $wins } (od { $from } do { $to }).
trial-found = Twoje zasady zmieniają szanse gracza rozpoczynającego, przynajmniej dla tych botów.
trial-played = Rozegrane dotąd partie: { $games }.
trial-effect = { $name }: { $before }, z twoimi zasadami { $after }
trial-stop = Zatrzymaj boty
trial-continue = Wznów boty
trial-typical = Obejrzyj typową partię
trial-about = Boty trzymają się prostych reguł. Ludzie mogą grać inaczej.

rule-default = W tej edycji: { $value }.
phase-earlier = { $phase }: wcześniej

bar-set-up = Początek
bar-turn = Tura { $turn } · { $name }
bar-turn-only = Tura { $turn }
bar-won = Wygrywa { $name }
bar-several-won = Wygrywają { $names }
clock-player = { $name } { $time }
clock-turn = ta tura { $time }

menu-rules = Zasady
menu-actions = Co robi każda akcja
phase-named = Faza: { $phase }
menu-log = Dziennik i notatki
menu-players = Gracze i korekty
menu-turn-around = Obróć stół
menu-facing = Twarzą w twarz
menu-leave = Ekran startowy

table-not-recorded = Nie zanotowano: { $why }.

hand-over-turn = Teraz gra { $name }
hand-over-go-on = Dalej
hand-over-nothing = W ostatniej turze nic się nie wydarzyło.
do-set-up = Przygotuj stół
do-undo = Cofnij
undo-with-phases = { $count ->
    [one] { $action } oraz faza zakończona przedtem
    [few] { $action } oraz fazy zakończone przedtem: { $count }
    [many] { $action } oraz fazy zakończone przedtem: { $count }
   *[other] { $action } oraz fazy zakończone przedtem: { $count }
}
undo-with-actions = { $count ->
    [one] { $action } oraz poprzednia akcja
    [few] { $action } oraz poprzednie akcje: { $count }
    [many] { $action } oraz poprzednie akcje: { $count }
   *[other] { $action } oraz poprzednie akcje: { $count }
}
do-redo = Ponów
do-rematch = Rewanż
do-note = Notatka

ask-act-or-end = { $name }, wybierz akcję albo zakończ turę.
ask-act-or-go-on = { $name }, wybierz akcję albo przejdź dalej.
ask-end = { $name }, zakończ turę.
ask-go-on = { $name }, przejdź do następnej fazy.

note-hint = Notatka do dziennika

series-wins = { $name } ({ $wins })
series-several = { $draws ->
    [0] { $score }
    [one] { $score }, 1 remis
    [few] { $score }, { $draws } remisy
    [many] { $score }, { $draws } remisów
   *[other] { $score }, { $draws } remisu
}
series-score = { $draws ->
    [0] { $a } { $wins-a } : { $wins-b } { $b }
    [one] { $a } { $wins-a } : { $wins-b } { $b }, 1 remis
    [few] { $a } { $wins-a } : { $wins-b } { $b }, { $draws } remisy
    [many] { $a } { $wins-a } : { $wins-b } { $b }, { $draws } remisów
   *[other] { $a } { $wins-a } : { $wins-b } { $b }, { $draws } remisu
}

## Settings

settings-title = Ustawienia
settings-theme = Motyw
settings-theme-system = Systemowy
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-theme-high-contrast = Wysoki kontrast
settings-suits = Kolory
settings-suits-two-colours = Dwie barwy
settings-suits-four-colours = Cztery barwy
settings-preview-gold = Złoto: { $count }
die-shows = Kość pokazuje { $pips }
settings-text-size = Tekst
settings-text-size-percent = Rozmiar w procentach
settings-language = Język
settings-language-system = Automatycznie
settings-motion = Animacje
settings-motion-full = Pełne
settings-motion-reduced = Ograniczone
settings-dice = Kości
settings-dice-about = Te kości są w pojedynku proponowane najpierw; drugie też możesz wybrać.
settings-dice-real = Prawdziwe kości
settings-dice-virtual = Rzuca aplikacja
settings-hand-over = Zmiana gracza
settings-hand-over-about = Komunikat dla następnego gracza: kto teraz gra i co się stało w poprzedniej turze.
settings-hand-over-wait = Do stuknięcia
settings-hand-over-brief = Na czas czytania
settings-hand-over-off = Bez komunikatu
settings-bots = Kroki botów
settings-bots-about = Kiedy krok bota jest wykonany. Krok, który kończysz kośćmi lub kartami, zawsze na ciebie czeka.
settings-bots-confirmed = Po „Gotowe”
settings-bots-after-reading = Po czasie na przeczytanie
settings-chances = Szanse
settings-chances-about = Szanse w pojedynku, jeśli gra je oblicza. Szybki pojedynek i „Przegląd partii” pokazują je, chyba że wybierzesz „Nigdy”.
settings-chances-always = Zawsze
settings-chances-when-asked = Na żądanie
settings-chances-never = Nigdy
settings-screen = Ekran
settings-screen-awake = Nie wygaszaj podczas partii
settings-screen-dim = Przyciemnij po dwóch minutach bez dotyku
settings-clock = Pokazuj czas gry każdego gracza
settings-buzz = Krótko wibruj po każdym wpisie
settings-copies = Kopie ukończonych partii
settings-copies-about = Każda ukończona partia jest też kopiowana do tego folderu. Jeśli jest on synchronizowany z innymi urządzeniami, partie przetrwają nawet utratę tego urządzenia.
settings-copies-field = Folder na kopie
settings-copies-choose = Wybierz folder…
settings-copies-use = Użyj tego folderu
settings-copies-none = Nie ma takiego folderu.
copies-failed = Nie udało się skopiować partii do { $folder }: { $why }. Sama partia jest zapisana.
settings-kept = Ustawienia są zapisywane w { $file }
settings-not-kept = System nie ma folderu na ustawienia; obowiązują do zamknięcia okna.
settings-in-browser = Ustawienia są zapisywane w tej przeglądarce.
settings-set-aside = Nie udało się odczytać ustawień. Ich plik ma teraz nazwę { $file }, a wszystkie ustawienia zresetowano.
settings-in-the-way = Pliku { $file } nie da się ani odczytać, ani przemianować: { $why }. Wszystkie ustawienia zresetowano.
settings-not-saved = Nie udało się zapisać ustawień: { $why }. Obowiązują do zamknięcia okna.
settings-language-missing = Nie udało się pobrać tego języka: { $language }. Połącz się z internetem i wybierz go ponownie.
settings-note-close = Zamknij ten komunikat

about-title = O programie Courtyard
about-version = Wersja { $version }, { $system }
about-commit = Zbudowano z commita { $commit }
about-own = Courtyard to wolne oprogramowanie: możesz go używać, przekazywać dalej i zmieniać na licencji MIT albo na licencji Apache 2.0, jak wolisz.
about-inside = Licencje zewnętrzne
about-inside-about = Courtyard opiera się na pracy wielu innych osób. Przy każdej licencji podano, czego dotyczy.
about-more = { $works } i jeszcze { $count }

## Keys

keys-title = Skróty klawiszowe
keys-everywhere = Wszędzie
keys-table = Przy stole
keys-actions = Akcje
keys-larger-text = Większy tekst
keys-smaller-text = Mniejszy tekst
keys-usual-text = Domyślny rozmiar tekstu
keys-move = Przejdź do następnego elementu
keys-press = Użyj zaznaczonego elementu
keys-scroll = Przewiń o stronę

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
key-space = Spacja
key-page-up = Page Up
key-page-down = Page Down

## Start screen and quick duel

start-go-on = { $turn ->
    [0] Graj dalej: { $players }
   *[other] Graj dalej: { $players }, tura { $turn }
}
start-sample = Przykładowa partia
start-sample-of = Przykładowa partia: { $game }
start-running = { $turn ->
    [0] Nierozpoczęta
   *[other] Tura { $turn }
}
start-won = Wygrywa { $winner }
start-about = { $state } · { $edition } · { $when }
start-edition-of = { $game }, { $edition }
start-today = dzisiaj, { $time }
start-yesterday = wczoraj, { $time }

## Unsaved steps

saving-banner = { $count ->
    [0] Nie zapisano: { $why }. Gra toczy się dalej.
    [one] Nie zapisano: { $why }. 1 ruch czeka na zapis.
    [few] Nie zapisano: { $why }. { $count } ruchy czekają na zapis.
    [many] Nie zapisano: { $why }. { $count } ruchów czeka na zapis.
   *[other] Nie zapisano: { $why }. { $count } ruchu czeka na zapis.
}
saving-short = { $count ->
    [0] Nie zapisano
    [one] Nie zapisano 1 ruchu
    [few] Nie zapisano { $count } ruchów
    [many] Nie zapisano { $count } ruchów
   *[other] Nie zapisano { $count } ruchu
}
saving-open = Co teraz?
saving-title = Nie zapisano
saving-about = { $count ->
    [0] Nie udało się zapisać tej partii w { $file }: { $why }.
    [one] Nie udało się zapisać 1 ruchu w { $file }: { $why }.
    [few] Nie udało się zapisać { $count } ruchów w { $file }: { $why }.
    [many] Nie udało się zapisać { $count } ruchów w { $file }: { $why }.
   *[other] Nie udało się zapisać { $count } ruchu w { $file }: { $why }.
}
saving-goes-on = Możesz grać dalej. Wszystko zostaje po kolei w pamięci, a zapis jest ponawiany co kilka sekund.
saving-leaving = Jeśli teraz wyjdziesz, niezapisane ruchy przepadną.
saving-retry = Spróbuj ponownie
saving-elsewhere = Zapisz gdzie indziej
saving-elsewhere-about = Cała dotychczasowa partia w osobnym pliku.
saving-write = Zapisz kopię
saving-written = Cała dotychczasowa partia jest w { $file }.
saving-not-written = Nie udało się zapisać { $file }: { $why }.
saving-copy = Skopiuj do schowka
saving-copied = Cała dotychczasowa partia jest w schowku. Zanim wyjdziesz, wklej ją do pliku z rozszerzeniem .courtyard.
saving-leave = Wyjdź bez zapisywania
saving-leave-sure = Wyjdź i strać to, co niezapisane
saving-leave-safe = Wyjdź
saving-stay = Graj dalej
saving-done = Wszystko jest zapisane

## Corrections

corrections-title = Korekty
corrections-about = Liczy się to, co leży na stole. Tu poprawisz stan w aplikacji; każda korekta trafia do dziennika i można ją cofnąć.
corrections-names = Imiona graczy poprawisz w „Wszystkie partie”.
corrections-reason = Powód
corrections-reason-hint = Powód (nieobowiązkowy)
corrections-table = Stół
corrections-is = { $what }: { $value }
corrections-set = Zapisz teraz: { $what }

## Looking back

look-title = Przegląd partii
look-leave = Zakończ przegląd
look-log = Wszystkie ruchy
look-first = Na początek
look-previous = Ruch wstecz
look-next = Ruch dalej
look-last = Na koniec
look-at-beginning = To jest początek.
look-at-end = To jest na razie ostatni ruch.
look-slider = Ruch
look-where = { $n ->
    [0] Przed pierwszym z { $count }
   *[other] { $n } z { $count }
}
look-beginning = Jeszcze nic się nie wydarzyło.
look-taken-back = To zostało później cofnięte i się nie liczy.
look-mark-taken-back = cofnięte
story-show = Pokaż historię
story-save-text = Zapisz jako tekst…
story-save-picture = Zapisz jako obraz…
story-share-text = Udostępnij jako tekst
story-share-picture = Udostępnij jako obraz
story-no-bots = Szanse na wygraną nie są znane, bo boty nie umieją grać w tę grę.
stories-title = Prowadzenie i zwroty akcji
stories-show = Sprawdź prowadzenie i zwroty akcji
story-curve = Szanse na wygraną: { $turns }
log-hide = Ukryj dziennik
log-show = Pokaż dziennik
log-earlier = Wcześniejsze ruchy są w „Przeglądzie partii”.

onlooker-play = Do stołu
onlooker-in-use = { SHOWN_IN() ->
    [tab] Ta partia jest otwarta w innej karcie. Tu możesz ją oglądać; zmiany widać od razu.
   *[window] Ta partia jest otwarta w innym oknie. Tu możesz ją oglądać; zmiany widać od razu.
}
onlooker-free = { SHOWN_IN() ->
    [tab] Ta partia nie jest już otwarta w innej karcie.
   *[window] Ta partia nie jest już otwarta w innym oknie.
}
onlooker-take-over = Graj tutaj
onlooker-newer = Tę partię zapisała nowsza wersja Courtyard. Możesz obejrzeć to, co ta wersja rozumie, ale nie możesz grać dalej.
onlooker-foreign = Ten zapis leży poza folderem Courtyard, w { $file }. Możesz go tu obejrzeć; nic nie zostanie do niego dopisane.
onlooker-take-in = Zaimportuj
onlooker-damaged = { $entries ->
    [0] Wiersz { $line } jest uszkodzony. { $why }
    [one] Wiersz { $line } jest uszkodzony. { $why } Jedyny wcześniejszy wpis jest w porządku.
    [few] Wiersz { $line } jest uszkodzony. { $why } { $entries } wcześniejsze wpisy są w porządku.
    [many] Wiersz { $line } jest uszkodzony. { $why } { $entries } wcześniejszych wpisów jest w porządku.
   *[other] Wiersz { $line } jest uszkodzony. { $why } { $entries } wcześniejszego wpisu jest w porządku.
} { $lost ->
    [one] Przepadł 1 wiersz.
    [few] Przepadły { $lost } wiersze.
    [many] Przepadło { $lost } wierszy.
   *[other] Przepadło { $lost } wiersza.
} Pliku nie zmieniono.
onlooker-lost = Utracone wiersze
onlooker-lost-about = { $count ->
    [one] Wiersz w zapisie partii
    [few] Wiersze w zapisie partii
    [many] Wiersze w zapisie partii
   *[other] Wiersze w zapisie partii
}
onlooker-lost-more = { $count ->
    [one] … i jeszcze 1 wiersz.
    [few] … i jeszcze { $count } wiersze.
    [many] … i jeszcze { $count } wierszy.
   *[other] … i jeszcze { $count } wiersza.
}
onlooker-repair = { $entries ->
    [0] Graj od początku
   *[other] Graj od wpisu { $entries }
}

## The library

home-all = { $count ->
    [0] Archiwum, kosz i import
   *[other] Wszystkie partie ({ $count })
}
library-sessions = Partie
library-archive = Archiwum
library-bin = Kosz
library-title = { $shelf }: { $count } z { $of }
library-filters = Filtry
library-more = Szukaj i inne
library-filters-on = { $name }, aktywne: { $count }
library-search = Szukaj
library-search-hint = Gracze lub nazwa
library-listing = { $of ->
    [0] Wczytywanie partii…
   *[other] Wczytywanie partii: { $done } z { $of }
}
library-none = Jeszcze nic tu nie ma.
library-none-such = Żadna partia nie pasuje. Zmień wyszukiwanie albo usuń filtr.
library-more-of = Więcej: { $session }
library-game-any = Wszystkie gry
library-ending-any = Dowolny
library-ending-won = Wygrana
library-days-any = Kiedykolwiek
library-days-month = W tym miesiącu
library-days-year = W tym roku
library-days-between = Od … do …
library-since = Od
library-until = Do
library-no-day = „{ $day }” to nie data. Wpisz ją na przykład tak: { $example }.
library-show = { $count ->
    [one] Pokaż 1 z { $of }
    [few] Pokaż { $count } z { $of }
    [many] Pokaż { $count } z { $of }
   *[other] Pokaż { $count } z { $of }
}
library-file = Plik: { $file }
library-open = Otwórz
library-archive-it = Przenieś do archiwum
library-put-it-back = Przywróć
library-delete = Przenieś do kosza
library-erase = Usuń trwale
library-erase-about = Partia zostanie usunięta i nie da się jej przywrócić.
library-erase-sure = Tak, usuń trwale
library-name = Nazwa
library-name-hint = Gracze i data
library-rename = Zmień nazwę
library-renamed = Partia nazywa się teraz { $name }.
library-players = Imiona graczy
library-players-change = Zmień imiona
library-players-changed = Gracze nazywają się teraz: { $players }.
library-put-back = Przywrócono partię.
library-archived = Partia jest w archiwum.
library-binned = Partia jest teraz w koszu. Możesz ją stamtąd przywrócić.
library-erased = Trwale usunięto partię.
library-empty = Opróżnij kosz
library-empty-about = { $count ->
    [one] W koszu jest 1 partia.
    [few] W koszu są { $count } partie.
    [many] W koszu jest { $count } partii.
   *[other] W koszu jest { $count } partii.
}
library-empty-ask = { $count ->
    [one] Usuń ją trwale
    [few] Usuń trwale wszystkie { $count }
    [many] Usuń trwale wszystkie { $count }
   *[other] Usuń trwale wszystkie { $count }
}
library-empty-sure = { $count ->
    [one] Ta partia zostanie usunięta i nie da się jej przywrócić.
    [few] Te { $count } partie zostaną usunięte i nie da się ich przywrócić.
    [many] Tych { $count } partii nie da się przywrócić po usunięciu.
   *[other] Tych { $count } partii nie da się przywrócić po usunięciu.
}
library-empty-now = { $count ->
    [one] Tak, usuń ją
    [few] Tak, usuń wszystkie { $count }
    [many] Tak, usuń wszystkie { $count }
   *[other] Tak, usuń wszystkie { $count }
}
library-keep = Zachowaj wszystko
library-emptied = { $count ->
    [one] Trwale usunięto 1 partię.
    [few] Trwale usunięto { $count } partie.
    [many] Trwale usunięto { $count } partii.
   *[other] Trwale usunięto { $count } partii.
}
library-give = Eksportuj
library-give-all = Eksportuj wszystko
library-give-all-about = Wszystkie partie razem z archiwum w jednym pliku, bez kosza. Zaimportuj ten plik na innym urządzeniu, żeby mieć je tam wszystkie.
library-give-title = Eksport
# Same as in English.
library-form = Format
library-form-journal = Zapis partii
library-form-md = Tekst (Markdown)
library-form-html = Strona WWW
library-form-csv = Arkusz (CSV)
library-form-story = Z historią partii
copies-download = Pobierz
copies-share = Udostępnij
copies-downloaded = Pobrano { $file }.
copies-shared = Udostępniono { $file }.
copies-not-gone = Nie udostępniono { $file }.
library-file-field = Plik
library-choose-place = Wybierz miejsce
library-no-dialog = Ten system nie ma okna wyboru plików. Wpisz ścieżkę ręcznie.
library-write = Zapisz
library-replace = Zastąp plik
library-written = Zapisano jako { $file }.
library-take = Importuj partie
library-take-about = Zapisy partii z Courtyard albo plik zip z wieloma zapisami, na przykład z innego urządzenia. Możesz też upuścić pliki na to okno.
library-choose-files = Wybierz pliki
library-take-path = Albo wpisz ścieżkę do pliku:
library-take-this = Importuj ten plik
library-taking = Importowanie…
library-taken = Zaimportowano { $file } jako { $name }.
library-taken-cut-off = Zaimportowano { $file } jako { $name }. Ostatni wiersz był niepełny, więc go pominięto.
library-known = Plik { $file } już tu jest, jako { $name }.
library-not-taken = Nie zaimportowano { $file }. { $why }

## Statistics

statistics-title = Statystyki
statistics-progress = Partie: { $done } z { $all }
statistics-none = Nie ma jeszcze partii do policzenia.
statistics-none-such = Żadna partia nie pasuje. Zmień lub usuń filtr.
statistics-few = { $count ->
    [one] Na razie jedna partia: liczby staną się ciekawe, gdy będzie ich więcej.
    [few] Na razie { $count } partie: liczby staną się ciekawe, gdy będzie ich więcej.
    [many] Na razie { $count } partii: liczby staną się ciekawe, gdy będzie ich więcej.
   *[other] Na razie { $count } partii: liczby staną się ciekawe, gdy będzie ich więcej.
}
statistics-lost = Nie udało się policzyć partii.
choose = Filtr
choose-everything = Wszystkie partie
choose-any-player = Wszyscy gracze
choose-player-search = Szukaj gracza
choose-player-hint = Część imienia
choose-any-edition = Wszystkie edycje
choose-won = Wygrana gracza
choose-won-by = Wygrywa { $player }
choose-told = { $what }: { $chosen }
person-open = Wyniki: { $name }
people-export = Eksportuj listę
person-export = Eksportuj partie
person-side = Wygrane i przegrane z punktu widzenia: { $name }.
person-strength-title = Siła
person-strength-note = Liczby w nawiasie obejmują prawdziwą szansę w 95 na 100 przypadków.
person-names = Imiona
person-join = Inne imię…
person-join-about = Wybierz inne imię tej osoby: { $name }. Oba będą liczone jako jedna osoba, a w partiach zostaną oba.
person-join-none = Nie ma tu nikogo innego.
person-separate = Licz osobno: { $name }
person-rename = Zmień imię wszędzie
person-rename-about = Poprawia imię we wszystkich partiach, także w archiwum i w koszu.
person-new-name = Nowe imię
person-rename-onto = Są już partie gracza { $name }. Partie obu będą liczone razem i nie da się tego cofnąć.
person-rename-sure = Zmień mimo to
table-all = Pokaż wszystkie ({ $count })
table-shown = Widać pierwsze wiersze: { $shown } z { $count }.

## A guided game, and the end of one

start-guide-of-it = Jak grać
start-guide = Jak grać w { $game }
lesson-picture = Obrazek: { $title }
lesson-app = Grasz prawdziwymi kartami. Aplikacja liczy wszystko za ciebie i mówi, co dalej.
lesson-start = Zagraj ze wskazówkami
lesson-start-bot = Zagraj ze wskazówkami przeciw botowi
lesson-start-bot-about = Poziom: { $level }; objaśnia swoje ruchy.
hint-sample = To tylko przykład: graj i cofaj, co chcesz. Ta partia się nie liczy.
hint-turn-around = Stół jest obrócony i widać go z innej strony. Stuknij ponownie, żeby obrócić go dalej.
hint-facing = { $halves ->
    [yes] Twarzą w twarz: każda połowa ekranu jest zwrócona do swojego gracza. Wybierz to ponownie, żeby wyłączyć.
   *[no] Twarzą w twarz: ekran obraca się do gracza, który działa. Wybierz to ponownie, żeby wyłączyć.
}
hint-understood = Rozumiem
settings-hints = Wskazówki
settings-hints-given = Pokazuj wskazówki przy stole
ending-turns = { $turns ->
    [one] 1 tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
ending-minutes = { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
ending-tally = { $what }: { $of }
ending-time = Czas

## A guest at a shared table

guest-connecting = Szukanie stołu…
guest-who = Kim jesteś?
guest-seat-taken = Już przy stole
guest-seat-away = Ma miejsce, ale nie ma połączenia
guest-you = Grasz jako { $player }.
guest-you-watch = Oglądasz.
guest-here = Są tu też: { $names }
guest-away = Bez połączenia: { $names }
guest-look = Oglądaj
guest-television = Tryb telewizora
guest-television-about = Duży obraz, żeby każdy widział
television-missing = Czekamy na: { $names }
television-show-code = Pokaż kod QR
television-hide-code = Ukryj kod QR
guest-device-name = Nazwa tego urządzenia
guest-device-hint = widoczna dla innych
guest-dark = Ta przeglądarka nie może tu blokować wygaszania ekranu. Na iPhonie ustaw Ekran i jasność → Autoblokada na Nigdy; na Androidzie Wyświetlacz → Wygaszanie ekranu na najdłuższy czas.
guest-bye-closed = Nikt więcej nie może dołączyć do tego stołu.
guest-again = Dołącz ponownie
guest-reload = Odśwież stronę
guest-unknown-game = Ta strona nie zna tej gry: { $game }.
guest-bye-invitation = To zaproszenie już nie działa. Zeskanuj kod QR u gospodarza jeszcze raz.
guest-bye-version = Gospodarz ma inną wersję. Odśwież stronę; jeśli to nie pomoże, gospodarz musi zaktualizować aplikację.
guest-bye-unclear = Coś poszło nie tak. Odśwież tę stronę.
guest-bye-full = Przy tym stole nie ma miejsca na kolejne urządzenie.
guest-bye-sent-away = Gospodarz odłączył to urządzenie.
guest-bye-elsewhere = To urządzenie jest przy stole w innej karcie.
guest-bye-left = Nie ma cię już przy stole.
guest-bye-over = Gospodarz zamknął stół.
guest-lost = Utracono połączenie. Widok stołu może być nieaktualny; dopóki połączenie nie wróci, nic nie jest notowane.
guest-failing = Gospodarz nie może teraz zapisywać: na razie nic nie jest notowane.
guest-waiting = Czekanie na gospodarza…
guest-your-turn = Twoja kolej
guest-others = Kolej na: { $players }
guest-bots = Kolej na: { $players }. Ruch potwierdza gospodarz.
guest-phone-away = Telefon nie jest połączony: { $name }.
guest-not-yours = Temu urządzeniu tego nie wolno. Gospodarz może na to pozwolić.
guest-not-yours-to-undo = Możesz cofnąć tylko swoją ostatnią akcję. Gospodarz może cofnąć więcej.
guest-undid = { $what } ({ $who })
guest-host = gospodarz
guest-refused = Gospodarz na to nie pozwolił.
guest-refused-old = Ktoś inny był szybszy. Zobacz, co się stało, i stuknij jeszcze raz, jeśli nadal tego chcesz.
guest-refused-too-many = Za dużo notatek i poprawek naraz. Poczekaj chwilę.
guest-set-up = Gospodarz przygotowuje stół.
guest-take = Eksportuj zapis partii

## Inviting phones to the window's session

invite-title = Zaproś telefony
invite-about-network = Telefony z tej samej sieci skanują kod QR i otwierają tę partię w przeglądarce. Wtedy każdy gra na własnym telefonie. Dołączyć może każdy, kto ma ten kod, dopóki nie zakończysz udostępniania.
invite-share = Udostępnij ten stół
invite-how = Zeskanuj ten kod QR telefonami z tej samej sieci albo wpisz adres. Wtedy każdy gracz widzi tę partię i gra na własnym telefonie. Dołączyć może każdy, kto ma ten kod.
invite-elsewhere = Komputer w tej samej sieci może udostępnić stół telefonom: otwórz na nim Courtyard i wybierz „Zaproś telefony” w menu partii.
invite-picture = Kod QR z adresem
invite-address = Jeśli telefony go nie znajdują, wypróbuj inny adres tego komputera:
invite-there = Podłączone urządzenia
invite-open = Pozwól dołączać innym
invite-away = Odłącz: { $name }
invite-end = Zakończ udostępnianie
invite-shared =
    { $count ->
        [0] Udostępniono, brak urządzeń
        [one] Udostępniono 1 urządzeniu
        [few] Udostępniono { $count } urządzeniom
        [many] Udostępniono { $count } urządzeniom
       *[other] Udostępniono { $count } urządzenia
    }
invite-no-page = Z tym programem nie zainstalowano strony dla telefonów. Powinna być obok niego, w folderze o nazwie web; zbuduje ją { $command }.
invite-no-network = Ten komputer nie jest w żadnej sieci: żaden telefon się z nim nie połączy.
invite-no-port = Żaden telefon nie mógłby się połączyć z tym komputerem: { $why }.
invite-unsaved = Najpierw muszą się zapisać wszystkie ruchy.

## Introducing phones by their codes

invite-about = Każdy gość skanuje twój kod i pokazuje odpowiedź, którą skanujesz ty. Potem telefony grają razem bez serwera: wystarczy im ta sama sieć Wi-Fi albo hotspot jednego z nich.
invite-begin = Pokaż mój kod
invite-offer = Niech kolejny gość zeskanuje ten kod aparatem telefonu. Potem zeskanuj odpowiedź z tamtego telefonu.
invite-read = Zeskanuj odpowiedź
invite-type = Albo wklej tu odpowiedź:
invite-copy = Kopiuj adres z kodu
invite-connecting = Łączenie z telefonem…
invite-connected = Połączono. Kolejny gość może zeskanować kod poniżej.
meet-preparing = Przygotowywanie kodu…
meet-answer = Pokaż tę odpowiedź gospodarzowi
meet-answer-about = Gdy gospodarz ją zeskanuje, telefony się połączą. Jeśli gospodarz nie ma aparatu, wyślij odpowiedź jako tekst.
meet-send = Wyślij odpowiedź jako tekst
meet-copy = Kopiuj odpowiedź
meet-anew = Jeśli gospodarz pokazuje nowy kod
meet-scan = Zeskanuj kod gospodarza
meet-scan-about = Gospodarz znajdzie go w menu partii, wybierając „Zaproś telefony”.
meet-type = Albo wklej tu adres z kodu:
meet-connect = Połącz
meet-again = Połącz ponownie
meet-camera = Skieruj aparat na kod na drugim telefonie.
meet-no-camera = Ta strona nie może używać aparatu. Wklej kod jako tekst.
meet-bad-code = To nie jest pełny kod Courtyard. Zeskanuj drugi telefon jeszcze raz.
meet-old-code = Ta odpowiedź należy do wcześniejszego kodu. Niech gość zeskanuje kod poniżej.
meet-no-connection = Telefony nie mogą się ze sobą połączyć. Podłącz oba do tej samej sieci Wi-Fi, ale nie do sieci dla gości, albo włącz hotspot na jednym telefonie i podłącz do niego drugi. Potem niech gość zeskanuje kod jeszcze raz.
meet-no-network = Ten telefon nie jest w żadnej sieci. Podłącz go do Wi-Fi albo włącz na nim hotspot.

## Printing

print-open = Drukuj…
print-title = Drukowanie
print-paper = Papier
print-save = Zapisz jako PDF
# Same as in English.
paper-a4 = A4
# Same as in English.
paper-letter = Letter
aid-reference-about = Wszystkie zasady na jednej stronie, razem z twoimi zasadami domowymi.
aid-mat-about = Po jednej stronie dla każdego gracza: miejsca na karty oraz tory i pola na znaczniki.
aid-sheet-about = Tabela na wyniki całego wieczoru.

## The clock

clock-pause = Zatrzymaj zegar
clock-go-on = Wznów partię
clock-paused = Pauza od { $time }
keys-pause = Zatrzymaj zegar lub wznów partię

## Spoken turns

settings-speech = Komunikaty głosowe
settings-speech-on = Mów, kto teraz gra i jak skończył się pojedynek
settings-speech-slow = Wolno
settings-speech-usual = Średnio
settings-speech-fast = Szybko
settings-speech-voice = Głos systemowy
settings-speech-try = Posłuchaj
spoken-turn = Teraz gra { $player }.

## Board Game Stats

ending-push = Dodaj do BG Stats
ending-push-about = Otwiera tę partię w aplikacji Board Game Stats.
