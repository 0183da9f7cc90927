## The laboratory on the command line

lab-progress-precise = Blocchi giocati: { $done } · { $time }
lab-stopped = Interrotto. Blocchi giocati: { $blocks }.
lab-other-format = Questo file usa la versione { $format } del formato, che questo programma non conosce. Forse la conosce una versione più recente di Courtyard.
lab-impossible = Nessun esperimento dà i numeri in «{ $field }»: il file è stato modificato. Ripeti questo esperimento.
lab-lead = Vantaggio
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

## A game in a terminal

play-choose = Numero di un’azione, oppure undo, redo, help o quit:
play-answer = Numero, o solo Invio per tornare indietro:
play-number = Un numero da { $from } a { $to }, o solo Invio per tornare indietro:
play-note = La nota, o solo Invio per tornare indietro:
play-enough = È tutto
play-none = Nessuno
play-unnamed = Senza nominarla
play-unknown = Scrivi uno dei numeri.
play-as-json = Scrivi questa azione come JSON, per esempio { $example }. La pagina del gioco descrive tutte le azioni.
play-unsaved = Non ancora salvato: { $why }. La partita continua in memoria.
play-help =
    Scrivi il numero di un’azione. Anche alle domande che seguono si risponde con numeri.
    undo: annulla l’ultima azione. redo: la ripete. quit: esce; la partita è salvata dopo ogni azione.
    Una riga di JSON registra un’azione come in uno script: lo spiega “courtyard help play”.
cli-script-utf-16 = I passi sono testo UTF-16. Salvali come UTF-8.
cli-script-stopped = Il primo passo è stato rifiutato, quindi non ne è stato letto nessun altro da questo file.
