## The laboratory on the command line

lab-progress-precise = Blocchi giocati: { $done } · { $time }
lab-stopped = Interrotto. Blocchi giocati: { $blocks }.
lab-other-format = Questo file usa la versione { $format } del formato, che questo programma non conosce. Forse la conosce una versione più recente di Courtyard.
lab-impossible = Nessun esperimento dà i numeri in «{ $field }»: il file è stato modificato. Ripeti questo esperimento.
lab-axis = Differenza in deviazioni standard di un blocco
lab-legend-found = significativa insieme a tutte le altre (*)
lab-legend-open = non significativa
lab-legend-zone = ampiezza dell’intervallo: una differenza così può sfuggire

## Errors

cli-refused-by-system = Il sistema non lo permette: { $why }. Chiudi altri programmi e riprova.
cli-unknown-game = Gioco sconosciuto: «{ $name }». Giochi conosciuti: { $known }.
cli-unknown-edition = Edizione sconosciuta: «{ $name }». Edizioni conosciute: { $known }.

## Shelves

cli-archived = Archiviata: { $path }
cli-deleted = Spostata nel cestino: { $path }
cli-restored = Ripristinata: { $path }
cli-renamed = Rinominata: { $path }
cli-empty-trash = Eliminare definitivamente { $count ->
    [one] 1 partita
   *[other] { $count } partite
} nel cestino? Scrivi sì:
cli-yes = sì
cli-nothing-deleted = Non è stato eliminato niente.
cli-trash-needs-yes = Non è stato eliminato niente: senza un terminale per la domanda, conferma con --yes.
