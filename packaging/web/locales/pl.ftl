# The texts of the page before the app runs, and when it fails. Only { $percent } stands for something.

description = Pomocnik do gier Pojedynek arystokratów, Duel i Noble Hearts, w które gra się prawdziwą talią i prawdziwymi kośćmi.

## While it loads

loading = Wczytywanie… { $percent }%
starting = Uruchamianie…
last-games = Twoje ostatnie partie
rules = Jak grać
open = Otwórz Courtyard

## Without JavaScript, or if it does not load: shown in every language, one after the other

no-script = Courtyard wymaga JavaScriptu. Włącz go dla tej strony i wczytaj ją ponownie.
late = Trwa to wyjątkowo długo. Sprawdź połączenie i wczytaj stronę ponownie.

## Errors

load-title = Nie udało się wczytać Courtyard
load-text = Połączenie zostało przerwane albo serwer nie odpowiedział. Wszystko, co było zapisane, nadal jest na miejscu.
old-title = Ta przeglądarka nie uruchomi Courtyard
old-text = Nie ma WebAssembly albo ma je wyłączone. Mają je aktualne wersje przeglądarek Chrome, Edge, Firefox i Safari.
graphics-title = Courtyard nie może się tu wyświetlić
graphics-text = Potrzebuje WebGL 2, którego ta przeglądarka nie ma lub ma wyłączone. Pomoże nowsza przeglądarka albo włączenie akceleracji sprzętowej w ustawieniach.
stopped-title = Courtyard przestał działać
stopped-text = Coś poszło nie tak. Nic, co było zapisane, nie przepadło. Odśwież stronę, żeby grać dalej.
lost-title = Obraz zniknął
lost-text = System potrzebował karty graficznej do czegoś innego. Nic, co było zapisane, nie przepadło. Odśwież stronę, żeby grać dalej.

try-again = Spróbuj ponownie
reload = Odśwież
details = Szczegóły
