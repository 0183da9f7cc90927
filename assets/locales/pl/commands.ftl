## The laboratory on the command line

lab-progress-precise = Rozegrane bloki: { $done } · { $time }
lab-stopped = Zatrzymano. Rozegrane bloki: { $blocks }.
lab-other-format = Ten plik ma wersję { $format } formatu, której ten program nie zna. Może ją znać nowsza wersja Courtyard.
lab-impossible = Żaden eksperyment nie daje liczb z „{ $field }”: plik został zmieniony. Powtórz ten eksperyment.
lab-lead = Przewaga
lab-legend-found = istotna także razem z pozostałymi (*)
lab-legend-open = nieistotna
lab-legend-zone = szerokość przedziału: taka różnica może pozostać niezauważona

## Errors

cli-refused-by-system = System odmawia: { $why }. Zamknij inne programy i spróbuj ponownie.
cli-unknown-game = Nieznana gra „{ $name }”. Znane gry: { $known }.
cli-unknown-edition = Nieznana edycja „{ $name }”. Znane edycje: { $known }.

## Shelves

cli-archived = Zarchiwizowano: { $path }
cli-deleted = Przeniesiono do kosza: { $path }
cli-restored = Przywrócono: { $path }
cli-renamed = Zmieniono nazwę: { $path }
cli-empty-trash = Trwale usunąć z kosza partie ({ $count ->
   *[other] { $count }
})? Wpisz tak:
cli-yes = tak
cli-nothing-deleted = Nic nie usunięto.
cli-trash-needs-yes = Nic nie usunięto: bez terminala, w którym można zapytać, potwierdź opcją --yes.

## A game in a terminal

play-choose = Numer akcji albo undo, redo, help lub quit:
play-answer = Numer albo sam Enter, aby wrócić:
play-number = Liczba od { $from } do { $to } albo sam Enter, aby wrócić:
play-note = Notatka albo sam Enter, aby wrócić:
play-enough = To wszystko
play-none = Brak
play-unnamed = Bez nazywania
play-unknown = Wpisz jeden z numerów.
play-as-json = Wpisz tę akcję jako JSON, na przykład { $example }. Strona gry opisuje wszystkie akcje.
play-unsaved = Jeszcze nie zapisano: { $why }. Gra toczy się dalej w pamięci.
play-help =
    Wpisz numer akcji. Na następne pytania też odpowiadasz numerami.
    undo: cofnij ostatnią akcję. redo: ponów ją. quit: zakończ; gra jest zapisywana po każdej akcji.
    Wiersz JSON zapisuje akcję tak jak skrypt: wyjaśnia to „courtyard help play”.
cli-script-utf-16 = Kroki są tekstem UTF-16. Zapisz je jako UTF-8.
cli-script-stopped = Pierwszy krok został odrzucony, więc nie odczytano innych kroków z tego pliku.
