## The laboratory on the command line

lab-progress-precise = Rozegrane bloki: { $done } · { $time }
lab-stopped = Zatrzymano. Rozegrane bloki: { $blocks }.
lab-other-format = Ten plik ma wersję { $format } formatu, której ten program nie zna. Może ją znać nowsza wersja Courtyard.
lab-impossible = Żaden eksperyment nie daje liczb z „{ $field }”: plik został zmieniony. Powtórz ten eksperyment.
lab-axis = Różnica w odchyleniach standardowych bloku
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
