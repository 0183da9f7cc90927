# Shared by all games: players, lists, entries, faults of a journal, the command line, exports.

## Words and lists

player-unnamed = Gracz { $number }
title = { $zero } kontra { $one }
list-and = { $before } i { $last }
list-or = { $before } lub { $last }
list-comma = { $before }, { $next }
list-none = brak
yes = tak
no = nie

## Suits and ranks

suit-spades = pik
suit-hearts = kier
suit-diamonds = karo
suit-clubs = trefl
suit-card-spades = karty pik
suit-card-hearts = karty kier
suit-card-diamonds = karty karo
suit-card-clubs = karty trefl
rank-ace = as
rank-jack = walet
rank-queen = dama
rank-king = król
spoken-card = { $rank } { $suit }

## The log

turn-zero = Przygotowanie gry
turn-title = Tura { $turn }: { $player }
did-undo = { $count ->
    [one] Cofnięto: { $what }
    [few] Cofnięto { $count } akcje, pierwsza z nich: { $what }
    [many] Cofnięto { $count } akcji, pierwsza z nich: { $what }
   *[other] Cofnięto { $count } akcji, pierwsza z nich: { $what }
}
did-redo = { $count ->
    [one] Ponowiono: { $what }
    [few] Ponowiono { $count } akcje, ostatnia z nich: { $what }
    [many] Ponowiono { $count } akcji, ostatnia z nich: { $what }
   *[other] Ponowiono { $count } akcji, ostatnia z nich: { $what }
}
sum = { $who }: { $terms } = { $total }
sum-empty = { $who }: { $total }
sum-and = { $before } + { $next }
sum-term = { $value } ({ $name })
fact-game = Gra
fact-players = Gracze
fact-edition = Edycja
fact-rules = Zasady domowe
fact-started = Początek
fact-ended = Ostatni wpis
fact-entries = Wpisy
fact-turns = Tury
fact-result = Wynik
entries-undone = { $undone ->
    [0] { $count }
   *[other] { $count }, w tym cofnięte: { $undone }
}
result-won = { $count ->
    [one] Wygrywa { $winner }
    [few] Wygrywają { $winner }
    [many] Wygrywają { $winner }
   *[other] Wygrywają { $winner }
}
result-draw = Remis
result-open = Nieukończona

## Messages that a game can replace by its own

kind-adjust = Korekta
kind-note = Notatka
headline-note = Notatka: { $text }
then-reason = Powód: { $why }
refusal-game-over = Partia jest skończona.
kind-setup = Przygotuj grę
kind-next-phase = Następna faza
kind-end-turn = Zakończ turę
kind-concede = Poddaj się
kind-concede-about = Partię wygrywa przeciwnik.
headline-setup = { $first } zaczyna
headline-end-turn = { $player } kończy turę
headline-concede = { $player } się poddaje
headline-adjust-hand = { $hand ->
    [one] Korekta: { $player } ma 1 kartę na ręce
    [few] Korekta: { $player } ma { $hand } karty na ręce
    [many] Korekta: { $player } ma { $hand } kart na ręce
   *[other] Korekta: { $player } ma { $hand } karty na ręce
}
event-turn-began = Tura { $turn }: gra { $player }.
event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } nic nie dobiera: nie ma już kart.
        [one] { $player } dobiera tylko 1 kartę z { $wanted }: więcej nie ma.
        [few] { $player } dobiera tylko { $cards } karty z { $wanted }: więcej nie ma.
        [many] { $player } dobiera tylko { $cards } kart z { $wanted }: więcej nie ma.
       *[other] { $player } dobiera tylko { $cards } karty z { $wanted }: więcej nie ma.
    }
   *[equal] { $cards ->
        [one] { $player } dobiera 1 kartę.
        [few] { $player } dobiera { $cards } karty.
        [many] { $player } dobiera { $cards } kart.
       *[other] { $player } dobiera { $cards } karty.
    }
}
refusal-not-set-up = Najpierw przygotuj stół.
refusal-already-set-up = Stół jest już przygotowany.
refusal-hand-too-small = { $needs ->
    [one] Potrzeba karty na ręce, a { $player } nie ma żadnej.
    [few] Potrzeba { $needs } kart na ręce, a { $player } ma { $has }.
    [many] Potrzeba { $needs } kart na ręce, a { $player } ma { $has }.
   *[other] Potrzeba { $needs } karty na ręce, a { $player } ma { $has }.
}
correct-hand = Karty na ręce ({ $player })

## Words of several games

count-share = Udział
count-times = Ile razy
count-uses = Użycia
setup-who-begins = Kto zaczyna?
table-not-set-up = Stół nie jest jeszcze przygotowany.
seat-has-won = wygrywa
discard-top = Na wierzchu: { $card }.
discard-pile = Stos kart odrzuconych
table-over = Po turze { $turn }: { $result }
calculator-total = razem
count-won-games = Partie wygrane
count-turns-shown = Widać { $shown } z { $all } tur: te, do których dotrwała co najmniej 1 partia na 20, najwyżej { $most }.
back-to-table = Wróć do stołu
part-is-card = { $what }: { $card }

## Undo and redo

refusal-nothing-to-undo = { $there ->
    [0] Nie ma czego cofnąć.
    [one] Można cofnąć tylko 1 akcję, a nie { $asked }.
    [few] Można cofnąć tylko { $there } akcje, a nie { $asked }.
    [many] Można cofnąć tylko { $there } akcji, a nie { $asked }.
   *[other] Można cofnąć tylko { $there } akcji, a nie { $asked }.
}
refusal-nothing-to-redo = { $there ->
    [0] Nie ma czego ponowić.
    [one] Można ponowić tylko 1 akcję, a nie { $asked }.
    [few] Można ponowić tylko { $there } akcje, a nie { $asked }.
    [many] Można ponowić tylko { $there } akcji, a nie { $asked }.
   *[other] Można ponowić tylko { $there } akcji, a nie { $asked }.
}
refusal-long-note = Notatka może mieć najwyżej { $most } znaków.
unwritable-long-line = To jest za długie, żeby to zanotować.
unwritable-journal-full = Plik gry jest pełny, nic więcej nie da się zanotować.
unwritable-no-room-for-notes = Plik gry jest prawie pełny. Grę można dokończyć, ale notatki nie są już zapisywane.
unwritable-needs-bots = W tej partii gra bot. Można ją kontynuować tylko na urządzeniu, na którym się zaczęła.

## Faults of a journal

fault-unreadable = Nie można odczytać: { $why }.
fault-bad-header-not-a-header-empty = To nie jest zapis partii z Courtyard: plik jest pusty.
fault-bad-header-not-a-header-endless = To nie jest zapis partii z Courtyard: pierwszy wiersz się nie kończy.
fault-bad-header-not-a-header-not-text = To nie jest zapis partii z Courtyard: pierwszy wiersz nie jest tekstem UTF-8.
fault-bad-header-not-a-header-utf-16 = To nie jest zapis partii z Courtyard: to tekst UTF-16. Zapisz go jako UTF-8.
fault-bad-header-not-a-header-packed = To nie jest zapis partii z Courtyard: to plik { $value }. Rozpakuj go i użyj zapisów, które zawiera.
fault-bad-header-not-a-header-no-version = To nie jest zapis partii z Courtyard: w pierwszym wierszu nie ma pola „courtyard”.
fault-bad-header-not-a-header-json = To nie jest zapis partii z Courtyard: { $why }.
fault-bad-header-unknown-version = Zapis używa wersji { $value } formatu, a ten program obsługuje wersję { $known }. Być może odczyta go nowsza wersja Courtyard.
fault-bad-header-unknown-game = To zapis gry, której ta wersja nie zna: „{ $value }”. Być może zna ją nowsza wersja Courtyard.
fault-bad-header-players = { ORDER($min, $max) ->
    [equal] Ta gra jest dla { $min ->
        [one] 1 gracza
        [few] { $min } graczy
        [many] { $min } graczy
       *[other] { $min } graczy
    }, a nie dla { $count }.
   *[other] W tę grę gra od { $min } do { $max } graczy, a nie { $count }.
}
fault-unknown-edition = Nieznana edycja „{ $edition }”. Znane: { $known }.
fault-unknown-rule = Nie ma zasady „{ $rule }”.
fault-bad-rule = Zasada „{ $rule }” { $why }.
fault-bad-json-too-long = Wiersz nie jest w formacie JSON: zajmuje ponad { $most } bajtów.
fault-bad-json-not-text = Wiersz nie jest w formacie JSON: po bajcie { $value } tekst nie jest już w UTF-8.
fault-bad-json-syntax = { $column ->
    [none] Wiersz nie jest w formacie JSON: { $why }.
   *[other] Wiersz nie jest w formacie JSON: { $why } (znak { $column }).
}
fault-bad-entry-shape = { $column ->
    [none] Wiersz nie jest tu prawidłowym wpisem: { $why }.
   *[other] Wiersz nie jest tu prawidłowym wpisem: { $why } (znak { $column }).
}
fault-bad-entry-no-count = Wiersz nie jest tu prawidłowym wpisem: „{ $value }” musi wynosić co najmniej 1.
fault-bad-entry-not-one-step = Wiersz nie jest tu prawidłowym wpisem: wpis musi mieć dokładnie jedno z pól „do”, „undo” i „redo”.
fault-bad-entry-out-of-order = Wiersz nie jest tu prawidłowym wpisem: „n” wynosi { $n }, a następny numer to { $next }.
fault-bad-crc-wrong = Ten lub wcześniejszy wiersz został zmieniony: zapisana suma kontrolna to { $written }, a z tekstu wychodzi { $computed }.
fault-bad-crc-missing = Wiersz nie ma sumy kontrolnej: ktoś dodał go lub zmienił ręcznie.
fault-bad-crc-unexpected = Wiersz ma sumę kontrolną tam, gdzie jej nie powinno być: albo wiersze tego zapisu jej nie mają, albo nie jest ona ostatnim polem wiersza.
fault-cut-off = Ostatni wiersz jest niepełny; wcześniejsze wpisy są w porządku.

## Messages of the JSON parser

json-ends = kończy się zbyt wcześnie
json-goes-on = po końcu ma coś jeszcze
json-field-missing = brakuje pola „{ $name }”
json-field-twice = pole „{ $name }” występuje dwa razy
json-field-unknown = pole „{ $name }” nie ma tu zastosowania
json-word-unknown = słowo „{ $name }” jest nieznane
json-unfit = { $expected ->
    [number] jedna z wartości jest nieprawidłowa: potrzebna jest liczba
    [text] jedna z wartości jest nieprawidłowa: potrzebny jest tekst
    [object] jedna z wartości jest nieprawidłowa: potrzebny jest obiekt
    [list] jedna z wartości jest nieprawidłowa: potrzebna jest lista
    [flag] jedna z wartości jest nieprawidłowa: potrzebne jest true albo false
   *[other] jedna z wartości jest nieprawidłowa
}
json-kind-lacks = „{ $kind }” wymaga pola „{ $field }”
json-not-one-correction = „adjust” zmienia jedną wartość: { $name }
json-not-a-card = to nie jest karta; zapisuje się ją jak 10h
json-not-a-seat = nie ma takiego miejsca; liczy się od 0
json-word-unfit = „{ $name }” jest tu nieprawidłowe
json-other = tekst jest źle zbudowany

## House rules

house-rule = { $rule }: { $value }
house-rules-and = { $before }; { $next }
rule-value-any = bez ograniczeń
rule-value-each = { $name } { $number }
rule-value-phase = { $phase } ({ $actions })

## Requirements of a rule’s value, after the rule’s name

value-fault-number = musi być liczbą całkowitą od { $least } do { $most }
value-fault-limit = musi być liczbą całkowitą nie większą niż { $most } albo null (bez ograniczeń)
value-fault-flag = musi mieć wartość true albo false
value-fault-choice = musi mieć jedną z wartości: { $words }
value-fault-numbers = musi dla każdej z nazw ({ $names }) podawać liczbę całkowitą od { $least } do { $most }
value-fault-list = musi być listą różnych słów spośród: { $words }
value-fault-phases = musi być listą o postaci { $shape }
value-fault-not-phases = musi być listą o postaci { $shape }, tymczasem { $why }
value-fault-no-phase = musi wymieniać co najmniej jedną fazę
value-fault-reserved = nie może mieć fazy o nazwie „{ $phase }”
value-fault-twice = ma dwie fazy o nazwie „{ $phase }”
value-fault-foreign = nie może umieścić „{ $kind }” w fazie
value-fault-other = ma nieprawidłową wartość: { $why }

## The rules in words

rulebook-house = Obowiązuje edycja „{ $edition }” z następującymi zmianami:
rulebook-house-change = { $rule }: { $value } (w edycji: { $usual })

## Why the system cannot read or write

io-not-found = nie ma takiego pliku ani folderu
io-permission-denied = brak uprawnień
io-storage-full = dysk jest pełny
io-quota-exceeded = skończyło się dostępne miejsce
io-file-too-large = plik byłby za duży
io-read-only-filesystem = dysk jest tylko do odczytu
io-already-exists = już istnieje
io-is-a-directory = to folder
io-not-a-directory = to nie folder
io-unexpected-eof = plik jest krótszy niż to, co w nim zapisano
io-timed-out = brak odpowiedzi
io-unsupported = ten dysk lub system tego nie potrafi
io-unsupported-in-browsers = tutaj to niemożliwe (przeglądarki przechowują dane tylko dla stron otwartych przez https)
io-not-connected = pamięć nie jest już podłączona
io-invalid-data = plik jest uszkodzony, zaszyfrowany albo skompresowany w nieznany sposób
io-other = { $why }

## Bots at a table

bot-other-seed = Ziarno gracza { $player } nie jest tym, które zapieczętowano przed grą.
bot-other-cards = { $player } nie może mieć tych kart: nie zgadzają się z zapieczętowaną talią.
bot-no-game = Boty nie mogą grać w tę grę przy stole: aplikacja nie zna jej kart.
bot-no-such-seat = Nie ma miejsca { $seat } dla bota; pierwsze miejsce ma numer 0.
bot-twice = Dwa boty nie mogą zająć miejsca { $seat }.
bot-no-person = Co najmniej jedno miejsce jest dla człowieka.
bot-unknown = Nie ma bota „{ $name }”.
bot-no-seed = Karty gracza { $player } są na urządzeniu, na którym zaczęto grę. Tylko tam można ją kontynuować.
bot-turn = { $player } to bot i gra samodzielnie.
bot-cards = Aplikacja zna karty gracza { $player }: nie można ich zmieniać ani wymieniać ręcznie.
bot-level = { $level ->
    [easy] Łatwy
    [normal] Normalny
    [hard] Trudny
   *[expert] Ekspert
}
bot-with-level = { $name } ({ $level })
bot-person = Człowiek
# Same as in English.
bot-unnamed = Bot { $number }
# Same as in English.
bot-seat = { $name } (bot, { $level })
bots-title = Boty
bots-about = Na miejsca, na których nie siedzi człowiek
bots-decks = Karty bota są w aplikacji. Każdy człowiek potrzebuje własnej talii.
bot-thinks = { $name } myśli…
bot-done = Gotowe
bot-why = Dlaczego?
bot-why-chance = { $action }: wygrywa { $chance } na 100 partii.
bot-why-thumb = Wybrane według prostych zasad.
bot-why-blunder = Celowo wybrane gorzej, jak czasem na tym poziomie.
bot-why-more = Ocenione wyżej: { $action }.
bot-why-same = Ocenione tak samo: { $action }.
bot-why-less = Ocenione niżej: { $action }.

## The command line

# Same as in English.
cli-error = courtyard: { $message }
# Same as in English.
cli-error-file = courtyard: { $file }: { $message } [{ $code }]
# Same as in English.
cli-error-line = courtyard: { $file }, wiersz { $line }: { $message } [{ $code }]
# Same as in English.
cli-failure = courtyard: { $file }: { $message }
cli-standard-input = standardowe wejście
cli-directory = To folder, a nie zapis partii.
cli-no-odds = Dla tej gry nie oblicza się szans.
cli-no-entry = { $there ->
    [0] Nie ma wpisu { $asked }: zapis nie ma jeszcze żadnego.
    [one] Nie ma wpisu { $asked }: zapis ma tylko 1 wpis.
    [few] Nie ma wpisu { $asked }: zapis ma { $there } wpisy.
    [many] Nie ma wpisu { $asked }: zapis ma { $there } wpisów.
   *[other] Nie ma wpisu { $asked }: zapis ma { $there } wpisu.
}
cli-cannot-write = Nie można zapisać: { $why }.
cli-cannot-print = Nie można wypisać wyniku: { $why }.
cli-into-the-library = Ten plik to jedna z zapisanych partii, a zmieniać je może tylko aplikacja. Wyeksportuj partię w inne miejsce.
cli-over-a-journal = Eksport nigdy nie nadpisuje zapisu partii. Wybierz inną nazwę.
cli-check-ok = w porządku
cli-check-seals-closed = Talie botów są zapieczętowane do końca gry.
cli-check-seals-respected = Boty miały karty ze swoich zapieczętowanych talii.
cli-legal-yes = możliwe
cli-sessions-none = W { $folder } nie ma zapisanych partii.
cli-sessions-line = { $started }  { $title }: tura { $turn }. { $result }
cli-session-fault = Ten zapis ma błąd w wierszu { $line } [{ $code }].

## Exports

export-taken-back = Cofnięte
export-chart = { $gauge } w kolejnych turach
export-chart-has = { $player } ma { $value }
export-chart-about = Na końcu { $players }; najwyższa wartość w całej partii { $count ->
    [2] u obu stron
   *[other] wśród wszystkich
} to { $most }.
export-chart-turn = Tura
export-gauge-of = { $gauge } ({ $player })
export-total = Razem

## The library

library-no-folder = System nie ma folderu na dane tego użytkownika. Wskaż folder opcją --data-dir.
library-in-use = { SHOWN_IN() ->
    [tab] Ta partia jest otwarta w innej karcie. Najpierw zamknij ją tam.
   *[window] Ta partia jest otwarta w innym oknie. Najpierw zamknij ją tam.
}
library-damaged = Plik { $file } jest uszkodzony w wierszu { $line } ({ $code }). Nic w nim nie zmieniono.
library-newer = Plik { $file } pochodzi z nowszej wersji Courtyard. Możesz go tu obejrzeć, ale nie możesz kontynuować tej partii.
library-newer-people = Plik { $file } pochodzi z nowszej wersji Courtyard, więc imiona się tu nie zmienią.
library-too-large = Plik { $file } jest za duży na zapis partii (limit: { $most } MiB).
library-changed = Plik { $file } zmieniono tymczasem gdzie indziej. Nie został nadpisany.
library-no-name = „{ $name }” nie może być nazwą: nie ma w niej ani litery, ani cyfry.
player-names-same = { $first } i { $second } muszą mieć różne imiona.
player-names-alike = „{ $first }” i „{ $second }” liczą się w statystykach jako jedna osoba. Możesz poprawić imiona graczy.
player-name-missing = { $player }: brakuje imienia.
player-name-long = Imię może mieć najwyżej { $most } znaków.
player-name-letters = Niektórych znaków tego imienia nie da się tu wyświetlić.
library-trouble = Nie udało się: { $why }.
library-set-aside = Ostatni wiersz tej partii był niepełny. Zachowano go jako { $file }; partia toczy się dalej od poprzedniego wiersza.
library-moved = W trakcie partii inny program zmienił lub zastąpił { $from }. Tamten plik pozostał nietknięty, a cała partia toczy się dalej w { $to }.
library-remains = Ostatni wiersz tej partii jest niepełny, a na dysku nie da się teraz zapisywać. Partia toczy się dalej od poprzedniego wiersza.
library-repaired = { $count ->
    [one] Wiersz { $line } tej partii był uszkodzony. Kopię uszkodzonego zapisu zachowano jako { $file }; partia toczy się dalej od poprzedniego wiersza.
    [few] Ta partia była uszkodzona od wiersza { $line }: { $count } wiersze są nie do użycia. Kopię uszkodzonego zapisu zachowano jako { $file }; partia toczy się dalej od poprzedniego wiersza.
    [many] Ta partia była uszkodzona od wiersza { $line }: { $count } wierszy jest nie do użycia. Kopię uszkodzonego zapisu zachowano jako { $file }; partia toczy się dalej od poprzedniego wiersza.
   *[other] Ta partia była uszkodzona od wiersza { $line }: { $count } wiersza jest nie do użycia. Kopię uszkodzonego zapisu zachowano jako { $file }; partia toczy się dalej od poprzedniego wiersza.
}
cli-no-session = W bibliotece nie ma partii „{ $name }”. Polecenie „courtyard sessions --shelf all” wypisuje wszystkie.
cli-no-player = W tej partii nie ma gracza „{ $name }”.
cli-rename-shape = Podaj jedno nowe imię, bez „=”, dla gracza „{ $name }”, na przykład --player "{ $name }=Maria". Dwa takie same imiona można poprawić w oknie.
cli-repair-sound = Zapis nie jest uszkodzony: nie ma czego naprawiać.
cli-bin-emptied = { $count ->
    [0] Kosz był pusty.
    [one] Trwale usunięto 1 partię.
    [few] Trwale usunięto { $count } partie.
    [many] Trwale usunięto { $count } partii.
   *[other] Trwale usunięto { $count } partii.
}

## Statistics

decimal = { $whole },{ $part }
percent = { $percent }%
percent-below-one = <1%
percent-above-ninety-nine = >99%
number-below = <{ $number }
thousands = { $before } { $last }
date = { $day }.{ $month }.{ $year }
stats-row = { $row }. { $cells }.
stats-cell = { $column }: { $value }
stats-all = Wszystkie
stats-games = Partie
stats-won-going = { $place ->
    [1] Wygrane 1. gracza
    [2] Wygrane 2. gracza
    [3] Wygrane 3. gracza
    [4] Wygrane 4. gracza
    [5] Wygrane 5. gracza
    [6] Wygrane 6. gracza
    [7] Wygrane 7. gracza
   *[8] Wygrane 8. gracza
}
stats-drawn = Remisy
stats-running = Nieukończone
stats-player = Gracz
stats-won = Wygrane
stats-lost = Przegrane
stats-unnamed = Bez imienia
stats-players-note = Według miejsca w kolejności gry: partie wygrane spośród ukończonych.
stats-meetings = Bezpośrednie starcia
stats-wins = Wygrane
stats-last-met = Ostatnio
people-title = Gracze
people-note = Zakończone partie, każda raz. Boty i gracze bez imienia się nie liczą.
people-none = Nikt tu jeszcze nie zakończył partii.
person-unknown = Nie ma tu zakończonej partii gracza „{ $name }”.
person-also = Inne imiona: { $names }.
person-joined = { $name } i { $other } to teraz jedna osoba. W zapisach partii zostają oba imiona.
person-met = { $name } i { $other } siedzieli przy jednym stole (partie: { $games }), więc to dwie osoby.
person-separated = { $name } i { $other } to znowu dwie osoby.
person-not-joined = { $other } to nie inne imię tej osoby: { $name }.
person-renamed = Imię to teraz { $name }. Poprawione partie: { $count }.
person-record = Partie: { $games }. Wygrane: { $won }, przegrane: { $lost }, remisy: { $drawn }.
person-time = Minuty przy stole: { $minutes }. Pierwsza partia: { $first }, ostatnia partia: { $last }.
person-streak = { $of ->
    [won] Obecna seria wygranych: { $count }.
    [lost] Obecna seria przegranych: { $count }.
   *[drawn] Obecna seria remisów: { $count }.
}
person-longest = Najdłuższe serie: wygrane { $won }, przegrane { $lost }.
person-latest = Ostatnie partie, najnowsza na końcu
person-rival = Najczęstszy rywal: { $name } ({ $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
})
person-nemesis = Najtrudniejszy rywal: { $name } (wygrane: { $won } z { $games } partii)
person-victim = Ulubiona ofiara: { $name } (wygrane: { $won } z { $games } partii)
person-conceded = Zakończone poddaniem: wygrane { $won }, przegrane { $lost }.
person-strength = { $game }: { $name } pokonuje przeciętnego rywala w { $mean } na 100 partii (od { $low } do { $high }).
person-too-few = { $game }: za mało partii, by to ocenić.
person-beats = { $game }: { $name } kontra { $other }: { $mean } wygranych na 100 partii (od { $low } do { $high }).
person-ahead-note = Wygrana oznacza wyższe miejsce niż druga osoba, przy stole dowolnej wielkości.
person-by-start = Miejsce w kolejności gry
person-start = { $place } z { $players }
person-by-year = Rok
person-by-month = Miesiąc
person-mean-length = Średnia długość w minutach: { $minutes }.
person-last-met = Ostatnia wspólna partia: { $last }.
# Same as in English.
mark-won = W
mark-lost = P
mark-drawn = R
stats-meetings-note = Ukończone partie, w których grały obie osoby.
stats-length = Długość ukończonych partii
stats-shortest = Najkrótsza
stats-median = Mediana
stats-mean = Średnia
stats-longest = Najdłuższa
stats-actions = Akcje
stats-minutes = Minuty
stats-length-note = Cofnięte akcje się nie liczą, ale ich minuty tak. Czas wstrzymania i przerwy dłuższe niż pół godziny są pomijane.
stats-dice = Kości
stats-dice-virtual = Kości aplikacji
stats-dice-real = Prawdziwe kości
stats-chi-squared = Chi-kwadrat
stats-p-value = Wartość p
stats-dice-verdict = { $dice }: { $verdict }
stats-dice-too-few = za mało rzutów, żeby to ocenić; potrzeba co najmniej { $least }.
stats-dice-usual = uczciwe kości dają co najmniej tak nierówny rozkład około { $percent } razy na 100. To normalne.
stats-dice-unusual = uczciwe kości dają co najmniej tak nierówny rozkład około { $percent ->
    [one] 1 raz
    [few] { $percent } razy
    [many] { $percent } razy
   *[other] { $percent } raza
} na 100. To nietypowe, ale niczego nie dowodzi.
stats-dice-rare = uczciwe kości dają tak nierówny rozkład rzadziej niż raz na 100. Może warto przyjrzeć się kościom, ale może to być też przypadek.
stats-dice-rare-virtual = uczciwe kości dają tak nierówny rozkład rzadziej niż raz na 100. Może to być przypadek.
stats-not-begun = { $count ->
    [one] Pominięto 1 partię, która się nie rozpoczęła.
    [few] Pominięto { $count } partie, które się nie rozpoczęły.
    [many] Pominięto { $count } partii, które się nie rozpoczęły.
   *[other] Pominięto { $count } partii, które się nie rozpoczęły.
}
stats-faulty = { $count ->
    [one] W 1 zapisie jest błąd: liczy się tylko to, co jest przed nim.
    [few] W { $count } zapisach jest błąd: liczy się tylko to, co jest przed nim.
    [many] W { $count } zapisach jest błąd: liczy się tylko to, co jest przed nim.
   *[other] W { $count } zapisu jest błąd: liczy się tylko to, co jest przed nim.
}
stats-unreadable = { $count ->
    [one] Pominięto 1 zapis, którego nie da się odczytać.
    [few] Pominięto { $count } zapisy, których nie da się odczytać.
    [many] Pominięto { $count } zapisów, których nie da się odczytać.
   *[other] Pominięto { $count } zapisu, których nie da się odczytać.
}
cli-sessions-none-fits = Żadna partia zapisana w { $folder } nie spełnia warunków.
figure-games = Wygrane według kolejności gry
figure-players = Partie wygrane spośród ukończonych
figure-player = { $player } · { $edition }
figure-length = Liczba tur w partii
figure-range = { $from }–{ $to }
figure-no-winner = Nie ma jeszcze krzywej: żadna ukończona partia nie ma zwycięzcy.
figure-no-end = Nie ma jeszcze ukończonych partii.
figure-times = Ile razy
figure-face = Ścianka
figure-expected = Uczciwe kości: po { $count }
cli-stats-none = W { $folder } nie ma partii do policzenia.
cli-stats-progress = Policzono partie: { $done } z { $all }

## Finished games for other programs

cli-plays-left-out = Nie da się go odczytać, więc zostaje pominięty.
plays-next = { $before } do { $next }
plays-fact = { $name }: { $value }

## Zip files, and journals from elsewhere

archive-faulty = Pliku { $file } nie dałoby się zaimportować z powrotem; jest w pliku zip bez zmian, w folderze „faulty”. { $why }
archive-left-out = Pliku { $file } nie ma w pliku zip. { $why }
library-fault = Wiersz { $line }: { $code }.
archive-none = To nie jest plik zip albo jest on uszkodzony.
archive-too-large = Plik zip jest za duży (limit: { $most } MiB).
archive-too-many = Za dużo plików na jeden plik zip: limit to { $most }.
archive-too-much = Zapisy są za duże na jeden plik zip: limit to { $most } MiB łącznie.
archive-no-journals = W tym pliku zip nie ma zapisu partii. Jeśli zawiera inny plik zip, rozpakuj go i zaimportuj tamten.
archive-nothing = Nie ma partii do wyeksportowania: ani wśród partii, ani w archiwum.
archive-overlapping = Plik zip jest spreparowany: zawarte w nim pliki zajmują te same bajty.
cli-in-archive = { $archive }, { $file }
cli-import-new = { $file }: zaimportowano jako { $name }
cli-import-cut-off = { $file }: zaimportowano jako { $name }, bez ostatniego wiersza, który był niepełny
cli-import-known = { $file }: już tu jest jako { $name }
import-place = { $name } { $place ->
    [archive] (w archiwum)
   *[trash] (w koszu)
}
import-further = { $file }: już tu jest jako { $name }, z dalszymi wpisami
import-corrected = { $file }: już tu jest jako { $name }, teraz z poprawionymi imionami
import-continued = { $file }: kontynuuje { $name }, { $count ->
    [one] dodano jeden wpis
    [few] dodano { $count } wpisy
    [many] dodano { $count } wpisów
   *[other] dodano { $count } wpisu
}
import-version = { $file }: zaimportowano jako { $name }, inną wersję { $of }. Różnią się od wpisu { $at } i liczy się tylko jedna z nich.
library-at-table = Zapisana partia jest otwarta przy stole, więc import nie może jej kontynuować. Zamknij stół i zaimportuj plik jeszcze raz.
library-versions = { $count ->
    [one] jedna wersja
    [few] { $count } wersje
    [many] { $count } wersji
   *[other] { $count } wersji
}
version-behind = { $name } różni się od wpisu { $at }.
version-part = { $name } nie zawiera nic więcej.
version-counts = Ta wersja się nie liczy. Liczy się { $name }.
version-entry = { $name }, wpis { $at }: { $sentence }
version-choose = Licz tę wersję
version-chosen = Teraz liczy się { $name }.
version-not-behind = { $name } już się liczy: nie zastępuje go inna wersja partii.
versions-title = Inne wersje tej partii
cli-import-restore = Aby przywrócić: courtyard restore { $name }
cli-import-refused = Zapisu nie zaimportowano: w tym miejscu jest błąd.
cli-merged = Dodane: { $added }. Kontynuowane: { $continued }. Już tu były: { $same }. Inne wersje: { $versions }. Niepołączone: { $damaged }.
cli-merged-people = Decyzje o imionach graczy: { $count }.
cli-merge-dry = To była próba: nic się nie zmieniło.
cli-import-others = { $count ->
    [one] { $file }: pominięto 1 plik, który nie jest zapisem partii
    [few] { $file }: pominięto { $count } pliki, które nie są zapisami partii
    [many] { $file }: pominięto { $count } plików, które nie są zapisami partii
   *[other] { $file }: pominięto { $count } pliku, które nie są zapisami partii
}
cli-all-into-a-file = Pliku zip nie można wypisać na standardowe wyjście; podaj plik opcją --output.
cli-not-a-file = To nie jest plik, który można zastąpić.
cli-packed = { $count ->
    [one] W { $file } jest 1 zapis.
    [few] W { $file } są { $count } zapisy.
    [many] W { $file } jest { $count } zapisów.
   *[other] W { $file } jest { $count } zapisu.
}

## Sharing a table with phones

host-shared = Stół jest udostępniony (grają: { $players }). Telefony z tej samej sieci dołączą tym kodem QR:
host-address = albo tym adresem: { $address }
host-how = Polecenia: list, role, away, close, open, quit. Ctrl+C kończy udostępnianie.
host-nobody = Żadne urządzenie nie dołączyło.
host-device = { $number }  { $name }  { $player }  { $role }
host-failing = Zapis nie działa: na razie nic nie jest notowane.
host-failing-no-more = Zapis znów działa: wszystko jest zanotowane.
host-no-such-line = Nieznane polecenie. Polecenia to: list, role 2 everything, role 2 own, role 2 look, away 2, close, open, quit.
host-no-network = Ten komputer nie jest w żadnej sieci. Aby udostępnić stół tylko przeglądarkom na tym komputerze: courtyard host --local
host-no-session = Nie ma nieukończonej partii. Rozpocznij nową albo wskaż partię z listy, którą pokaże courtyard sessions.
host-bots = W tej partii grają boty, a te działają tylko w oknie. Udostępnij ją stamtąd.
host-no-port = { $is_port ->
    [yes] Żadne urządzenie nie mogłoby się tu połączyć: { $why }. Aby użyć innego portu: courtyard host --port 8080
   *[no] Żadne urządzenie nie mogłoby się tu połączyć: { $why }.
}
host-no-page = Z tym programem nie zainstalowano strony dla telefonów. Wskaż jej folder opcją --page albo ją zbuduj: { $command }
host-bad-page = { $file } nie jest stroną dla telefonów: { $why }.
sharing-away = rozłączone
sharing-role-everything = może wszystko
sharing-role-own = tylko swoja strona
sharing-role-look = tylko ogląda

## The laboratory
lab-left-out = Boty nie umieją grać w { $game }: aplikacja nie wie, jakie karty są w taliach tej gry.
lab-no-bot = Nie ma bota „{ $name }”. Są boty random, greedy, search oraz search z liczbą symulacji, na przykład search:400. Każdemu można zabronić jednego rodzaju akcji, na przykład greedy-spy.
lab-players = Tylu graczy nie może grać w tę grę: { $players }.
lab-bots = Liczba botów ({ $bots }) nie pasuje do liczby miejsc ({ $players }). Podaj jednego bota dla wszystkich miejsc albo po jednym dla każdego.
lab-progress = Rozegrane bloki: { $done } z { $all } · { $time }
lab-no-run = To nie jest plik eksperymentu. Podaj plik zapisany przez „courtyard lab run -o PLIK”.
lab-merge-differs = To nie jest część tego samego eksperymentu: różni się „{ $field }”.
lab-merge-twice = Część { $shard } jest podana dwa razy.
lab-merge-whole = To nie jest część eksperymentu.
lab-merge-interrupted = Tę część przerwano przed końcem; uruchom ją jeszcze raz.
lab-merge-missing = Brakujące części: { $shards }.
lab-title = Laboratorium
lab-played = Partie: { $games } · Bloki: { $blocks } · Boty: { $bots }
lab-starter-wins = Gracz rozpoczynający wygrywa { $wins } na 100 partii (od { $from } do { $to }).
lab-starter-changes = Gracz rozpoczynający wygrywa { $before } na 100 partii, a przy drugich zasadach { $wins } (od { $from } do { $to }).
lab-found = Przy tych botach drugie zasady zmieniają szanse gracza rozpoczynającego. Eksperyment z botem search pokaże, czy zależy to od sposobu gry.
lab-not-found = Po { $games } partiach nie widać różnicy dla gracza rozpoczynającego.
lab-score-wins = { $bot } wygrywa { $wins } na 100 partii (od { $from } do { $to }).
lab-interrupted = Eksperyment przerwano przed końcem.
lab-figure = Wielkość
lab-rules = Zasady { $place }
lab-difference = Różnica
lab-cell = { $mean } (od { $from } do { $to })
lab-starter = Wynik gracza rozpoczynającego na 100 partii
lab-score = Wynik pierwszego bota na 100 partii
lab-turns = Tury na partię
lab-actions = Akcje na partię
lab-duels = Pojedynki na partię
lab-comeback = Odrobione straty na 100 partii
lab-unfinished = Nieukończone na 100 partii
lab-use = { $kind }: użycia na partię
lab-note-interval = W nawiasach są 95-procentowe przedziały ufności. Te w tabeli zakładają, że liczbę partii ustalono z góry; te w zdaniach są poprawne także wtedy, gdy wyniki podgląda się w trakcie.
lab-note-holm = * Ta różnica jest istotna także po uwzględnieniu wszystkich pozostałych (Holm, 5%).
lab-effects = Różnice
lab-axis = Różnica w odchyleniach standardowych bloku
lab-lengths = Długość partii w turach
lab-found-same = Drugie zasady zmieniają szanse gracza rozpoczynającego. Silniejszy bot to potwierdza.
lab-depends = Efekt zależy od sposobu gry: silniejszy bot go nie potwierdza.
lab-other-comparison = To nie jest eksperyment z tą samą grą i tymi samymi zasadami.
lab-luck = Część wyników, którą tłumaczą kości, w %
lab-leads = Wygrane tego, kto prowadził w połowie partii, według przewagi
lab-ladder-bots = Ranking wymaga co najmniej dwóch botów, na przykład --bots random,greedy.
lab-ladder-progress = Rozegrane pary: { $pairs } · { $time }
lab-ladder-result = { $first } zdobywa { $score }% (± { $error }) przeciwko { $second } w { $count ->
    [one] 1 parze
   *[other] { $pairs } parach
} partii:
lab-ladder-stronger = to silniejszy bot.
lab-ladder-not-stronger = to nie jest silniejszy bot.
lab-ladder-open = jeszcze nie wiadomo.

## Story

story-progress = Obliczanie szans: { $done } z { $all }
story-turn = Tura { $turn }: { $chances }
story-end = Na końcu: { $chances }
story-chance = { $player } { $chance }
story-title = Historia partii
story-chart = Szansa na wygraną
story-turning-points = Punkty zwrotne
story-no-turning-points = Żadna pojedyncza decyzja ani rzut nie zmieniły szans znacząco.
story-turning-point = Tura { $turn }: { $what } – { $player }, szanse na 100: { $from } → { $to }.
story-in-fight = { $fight }; { $headline }
story-passes = { $player } nie atakuje
story-below-one = mniej niż 1
story-above-ninety-nine = ponad 99
story-lead-none = Partia była wyrównana do końca.
story-lead-one = { $turn ->
    [1] Od początku
   *[other] Od tury { $turn }
} prowadzi { $player }.
story-lead-two = Najpierw prowadzi { $first }, a od tury { $turn } { $second }.
story-lead-more = Zmiany prowadzenia: { $count }. Od tury { $turn } prowadzi { $player }.
story-half-time = Kto prowadził w połowie, wygrał { $won } z { $leads } partii (wszystkich partii: { $games }).
story-comeback = Największy zwrot akcji: { $player } ma w turze { $turn } tylko { $chance } szans ({ $file }), a mimo to wygrywa.
story-causes = Przyczyny dużych zmian: { $shares }.
story-share = { $cause ->
    [dice] kości
    [card] karty
   *[choice] decyzje
} { $share }
story-one-cause = { $cause ->
    [dice] Wszystkie duże zmiany spowodowały kości.
    [card] Wszystkie duże zmiany spowodowały karty.
   *[choice] Wszystkie duże zmiany spowodowały decyzje graczy.
}
story-no-causes = Dużych zmian było zbyt mało, by powiedzieć, skąd się wzięły.

## Aids to print

aid-reference = Skrót zasad
aid-mat = Plansza gracza
aid-sheet = Arkusz wyników
aid-sheet-number = Partia
aid-sheet-notes = Notatki

## Breaks

log-paused = { $minutes ->
    [one] Po 1 minucie przerwy
    [few] Po { $minutes } minutach przerwy
    [many] Po { $minutes } minutach przerwy
   *[other] Po { $minutes } minuty przerwy
}
