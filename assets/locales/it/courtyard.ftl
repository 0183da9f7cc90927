# Shared by all games: players, lists, entries, faults of a journal, the command line, exports.

## Words and lists

player-unnamed = Giocatore { $number }
title = { $zero } contro { $one }
list-and = { $before } e { $last }
list-or = { $before } o { $last }
list-comma = { $before }, { $next }
list-none = niente
yes = sì
# Same as in English.
no = no

## Suits and ranks

suit-spades = picche
suit-hearts = cuori
suit-diamonds = quadri
suit-clubs = fiori
suit-card-spades = carta di picche
suit-card-hearts = carta di cuori
suit-card-diamonds = carta di quadri
suit-card-clubs = carta di fiori
rank-ace = Asso
rank-jack = Fante
rank-queen = Regina
rank-king = Re
spoken-card = { $rank } di { $suit }

## The log

turn-zero = Preparazione
turn-title = Turno { $turn }: { $player }
did-undo = { $count ->
    [one] Annullato: { $what }
   *[other] { $count } azioni annullate, a partire da: { $what }
}
did-redo = { $count ->
    [one] Ripetuto: { $what }
   *[other] { $count } azioni ripetute, fino a: { $what }
}
sum = { $who }: { $terms } = { $total }
sum-empty = { $who }: { $total }
sum-and = { $before } + { $next }
sum-term = { $value } ({ $name })
fact-game = Gioco
fact-players = Giocatori
fact-edition = Edizione
fact-rules = Regole della casa
fact-started = Inizio
fact-ended = Ultima voce
fact-entries = Voci
fact-turns = Turni
fact-result = Risultato
entries-undone = { $undone ->
    [0] { $count }
    [one] { $count }, di cui 1 annullata
   *[other] { $count }, di cui { $undone } annullate
}
result-won = { $count ->
    [one] Ha vinto { $winner }
   *[other] Hanno vinto { $winner }
}
result-draw = Pareggio
result-open = Non terminata

## Messages that a game can replace by its own

kind-adjust = Correzione
kind-note = Nota
headline-note = Nota: { $text }
then-reason = Motivo: { $why }
refusal-game-over = La partita è finita.
kind-setup = Prepara il tavolo
kind-next-phase = Fase successiva
kind-end-turn = Termina il turno
kind-concede = Arrenditi
kind-concede-about = La partita va all’avversario.
headline-setup = { $first } gioca il primo turno
headline-end-turn = { $player } termina il turno
headline-concede = { $player } si arrende
headline-adjust-hand = { $hand ->
    [one] Correzione: { $player } ha 1 carta in mano
   *[other] Correzione: { $player } ha { $hand } carte in mano
}
event-turn-began = Turno { $turn }: gioca { $player }.
event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } non pesca niente: le carte sono finite.
        [one] { $player } pesca solo 1 carta su { $wanted }: non ce ne sono altre.
       *[other] { $player } pesca solo { $cards } carte su { $wanted }: non ce ne sono altre.
    }
   *[equal] { $cards ->
        [one] { $player } pesca 1 carta.
       *[other] { $player } pesca { $cards } carte.
    }
}
refusal-not-set-up = Prima prepara il tavolo.
refusal-already-set-up = Il tavolo è già pronto.
refusal-hand-too-small = { $needs ->
    [one] Serve una carta in mano; { $player } non ne ha.
   *[other] Servono { $needs } carte in mano; { $player } ne ha { $has }.
}
correct-hand = Carte in mano di { $player }

## Words of several games

count-share = Percentuale
count-times = Volte
count-uses = Usi
setup-who-begins = Chi inizia?
table-not-set-up = Il tavolo non è ancora pronto.
seat-has-won = ha vinto
discard-top = In cima c’è { $card }.
discard-pile = Pila degli scarti
table-over = Dopo il turno { $turn }: { $result }
calculator-total = totale
count-won-games = Partite vinte
count-turns-shown = Turni mostrati: { $shown } di { $all }, quelli a cui è arrivata almeno 1 partita su 20, al massimo { $most }.
back-to-table = Torna al tavolo
part-is-card = { $what }: { $card }

## Undo and redo

refusal-nothing-to-undo = { $there ->
    [0] Non c’è niente da annullare.
    [one] Si può annullare solo 1 azione, non { $asked }.
   *[other] Si possono annullare solo { $there } azioni, non { $asked }.
}
refusal-nothing-to-redo = { $there ->
    [0] Non c’è niente da ripetere.
    [one] Si può ripetere solo 1 azione, non { $asked }.
   *[other] Si possono ripetere solo { $there } azioni, non { $asked }.
}
refusal-long-note = Una nota ha al massimo { $most } caratteri.
unwritable-long-line = È troppo lungo per essere registrato.
unwritable-journal-full = Il file della partita è pieno: non si può registrare altro.
unwritable-no-room-for-notes = Il file della partita è quasi pieno. Potete finire la partita, ma non vengono più registrate note.
unwritable-needs-bots = In questa partita gioca un bot. Continua solo sul dispositivo su cui è iniziata.

## Faults of a journal

fault-unreadable = Impossibile leggerlo: { $why }.
fault-bad-header-not-a-header-empty = Questo non è un diario di Courtyard: è vuoto.
fault-bad-header-not-a-header-endless = Questo non è un diario di Courtyard: la prima riga non finisce.
fault-bad-header-not-a-header-not-text = Questo non è un diario di Courtyard: la prima riga non è testo UTF-8.
fault-bad-header-not-a-header-utf-16 = Questo non è un diario di Courtyard: è testo UTF-16. Salvalo come UTF-8.
fault-bad-header-not-a-header-packed = Questo non è un diario di Courtyard: è un file { $value }. Estrailo e usa i diari che contiene.
fault-bad-header-not-a-header-no-version = Questo non è un diario di Courtyard: nella prima riga manca il campo «courtyard».
fault-bad-header-not-a-header-json = Questo non è un diario di Courtyard: { $why }.
fault-bad-header-unknown-version = Il diario usa la versione { $value } del formato, ma questo programma legge la versione { $known }. Una versione più recente di Courtyard potrebbe leggerlo.
fault-bad-header-unknown-game = Il diario è di un gioco che questa versione non conosce: «{ $value }». Una versione più recente di Courtyard potrebbe conoscerlo.
fault-bad-header-players = { ORDER($min, $max) ->
    [equal] Il gioco è per { $min ->
        [one] 1 giocatore
       *[other] { $min } giocatori
    }, non per { $count }.
   *[other] Il gioco è per { $min }–{ $max } giocatori, non per { $count }.
}
fault-unknown-edition = Edizione sconosciuta: «{ $edition }». Edizioni note: { $known }.
fault-unknown-rule = La regola «{ $rule }» non esiste.
fault-bad-rule = La regola «{ $rule }» { $why }.
fault-bad-json-too-long = La riga non è JSON: supera i { $most } byte.
fault-bad-json-not-text = La riga non è JSON: dopo il byte { $value } non è testo UTF-8.
fault-bad-json-syntax = { $column ->
    [none] La riga non è JSON: { $why }.
   *[other] La riga non è JSON: { $why } (carattere { $column }).
}
fault-bad-entry-shape = { $column ->
    [none] Qui la riga non è una voce valida: { $why }.
   *[other] Qui la riga non è una voce valida: { $why } (carattere { $column }).
}
fault-bad-entry-no-count = Qui la riga non è una voce valida: «{ $value }» deve essere almeno 1.
fault-bad-entry-not-one-step = Qui la riga non è una voce valida: una voce contiene uno solo tra «do», «undo» e «redo».
fault-bad-entry-out-of-order = Qui la riga non è una voce valida: «n» è { $n }, ma il numero successivo è { $next }.
fault-bad-crc-wrong = Questa riga o una precedente è stata modificata: la somma di controllo indica { $written }, ma dal testo risulta { $computed }.
fault-bad-crc-missing = Manca la somma di controllo: la riga è stata aggiunta o modificata a mano.
fault-bad-crc-unexpected = La riga ha una somma di controllo fuori posto: le righe di questo diario non ne hanno, oppure non è l’ultimo campo della riga.
fault-cut-off = L’ultima riga è incompleta; le voci precedenti sono integre.

## Messages of the JSON parser

json-ends = finisce troppo presto
json-goes-on = continua dopo la fine
json-field-missing = manca il campo «{ $name }»
json-field-twice = contiene due volte il campo «{ $name }»
json-field-unknown = qui non è previsto il campo «{ $name }»
json-word-unknown = «{ $name }» è sconosciuto
json-unfit = { $expected ->
    [number] un valore non è valido: serve un numero
    [text] un valore non è valido: serve un testo
    [object] un valore non è valido: serve un oggetto
    [list] un valore non è valido: serve una lista
    [flag] un valore non è valido: serve true o false
   *[other] un valore non è valido
}
json-kind-lacks = «{ $kind }» richiede il campo «{ $field }»
json-not-one-correction = «adjust» deve correggere un solo valore: { $name }
json-not-a-card = questa non è una carta; si scrive come 10h
json-not-a-seat = questo posto non esiste; si conta da 0
json-word-unfit = «{ $name }» qui non è valido
json-other = il testo non è ben formato

## House rules

house-rule = { $rule }: { $value }
house-rules-and = { $before }; { $next }
rule-value-any = senza limite
rule-value-each = { $name } { $number }
rule-value-phase = { $phase } ({ $actions })

## Requirements of a rule’s value, after the rule’s name

value-fault-number = deve essere un numero intero da { $least } a { $most }
value-fault-limit = deve essere un numero intero non superiore a { $most }, oppure null per nessun limite
value-fault-flag = deve essere true o false
value-fault-choice = deve essere { $words }
value-fault-numbers = deve dare a ciascun nome ({ $names }) un numero intero da { $least } a { $most }
value-fault-list = deve essere un elenco di parole diverse tra queste: { $words }
value-fault-phases = deve essere un elenco di { $shape }
value-fault-not-phases = deve essere un elenco di { $shape }, e { $why }
value-fault-no-phase = deve contenere almeno una fase
value-fault-reserved = non può avere una fase chiamata «{ $phase }»
value-fault-twice = ha due fasi chiamate «{ $phase }»
value-fault-foreign = non può mettere «{ $kind }» in una fase
value-fault-other = ha un valore non valido: { $why }

## The rules in words

rulebook-house = Si gioca con l’edizione «{ $edition }» e queste modifiche:
rulebook-house-change = { $rule }: { $value } (nell’edizione: { $usual })

## Why the system cannot read or write

io-not-found = il file o la cartella non esiste
io-permission-denied = permesso negato
io-storage-full = il disco è pieno
io-quota-exceeded = lo spazio disponibile è esaurito
io-file-too-large = il file sarebbe troppo grande
io-read-only-filesystem = il disco è di sola lettura
io-already-exists = esiste già
io-is-a-directory = è una cartella
io-not-a-directory = non è una cartella
io-unexpected-eof = il file finisce prima del previsto
io-timed-out = nessuna risposta
io-unsupported = questo disco o sistema non lo consente
io-unsupported-in-browsers = qui non è possibile (i browser salvano dati solo per le pagine aperte tramite https)
io-not-connected = la memoria non è più collegata
io-invalid-data = il file è danneggiato, cifrato o compresso in un modo sconosciuto
io-other = { $why }

## Bots at a table

bot-other-seed = Il seme di { $player } non è quello sigillato prima della partita.
bot-other-cards = { $player } non può aver avuto queste carte: non corrispondono al mazzo sigillato.
bot-no-game = I bot non possono giocare a questo gioco al tavolo: l’app non conosce le sue carte.
bot-no-such-seat = Non c’è un posto { $seat } per un bot; il primo posto è 0.
bot-twice = Due bot non possono sedere al posto { $seat }.
bot-no-person = Almeno un posto è per una persona.
bot-unknown = Non c’è nessun bot «{ $name }».
bot-no-seed = Le carte di { $player } sono sul dispositivo su cui è iniziata la partita. Si può continuare solo lì.
bot-turn = { $player } è un bot e agisce da solo.
bot-cards = L’app conosce le carte di { $player }: non si possono cambiare né indicare a mano.
bot-level = { $level ->
    [easy] Facile
    [normal] Normale
    [hard] Difficile
   *[expert] Esperto
}
bot-with-level = { $name } ({ $level })
bot-person = Persona
# Same as in English.
bot-unnamed = Bot { $number }
# Same as in English.
bot-seat = { $name } (bot, { $level })
bots-title = Bot
bots-about = Per i posti senza una persona
bots-decks = Le carte di un bot sono nell’app. Ogni persona ha bisogno di un proprio mazzo.
bot-thinks = { $name } sta pensando…
bot-done = Fatto
bot-why = Perché?
bot-why-chance = { $action }: vince { $chance } partite su 100.
bot-why-thumb = Scelto con regole pratiche.
bot-why-blunder = Scelto peggio di proposito, come a volte a questo livello.
bot-why-more = Valutato di più: { $action }.
bot-why-same = Valutato allo stesso modo: { $action }.
bot-why-less = Valutato meno: { $action }.

## The command line

# Same as in English.
cli-error = courtyard: { $message }
# Same as in English.
cli-error-file = courtyard: { $file }: { $message } [{ $code }]
# Same as in English.
cli-error-line = courtyard: { $file }, riga { $line }: { $message } [{ $code }]
# Same as in English.
cli-failure = courtyard: { $file }: { $message }
cli-standard-input = input standard
cli-directory = È una cartella, non un diario.
cli-no-odds = Per questo gioco non si calcolano probabilità.
cli-no-entry = { $there ->
    [0] La voce { $asked } non esiste: il diario non ne contiene ancora.
    [one] La voce { $asked } non esiste: il diario ne contiene 1.
   *[other] La voce { $asked } non esiste: il diario ne contiene { $there }.
}
cli-cannot-write = Impossibile scrivere: { $why }.
cli-cannot-print = Impossibile scrivere l’output: { $why }.
cli-into-the-library = Questo file è una partita salvata, e nelle partite salvate scrive solo l’app. Scegli un’altra destinazione per l’esportazione.
cli-over-a-journal = Un’esportazione non sovrascrive mai un diario. Scegli un altro nome.
# Same as in English.
cli-check-ok = ok
cli-check-seals-closed = I mazzi dei bot restano sigillati fino alla fine della partita.
cli-check-seals-respected = I bot avevano le carte dei loro mazzi sigillati.
cli-legal-yes = possibile
cli-sessions-none = Nessuna partita salvata in { $folder }.
cli-sessions-line = { $started }  { $title }: turno { $turn }. { $result }
cli-session-fault = Questo diario ha un errore alla riga { $line } [{ $code }].

## Exports

export-taken-back = Annullate
export-chart = { $gauge }, turno per turno
export-chart-has = { $player } ha { $value }
export-chart-about = Alla fine { $players }; il massimo raggiunto da { $count ->
    [2] uno dei due
   *[other] un giocatore
} è { $most }.
export-chart-turn = Turno
export-gauge-of = { $gauge } ({ $player })
export-total = Totale

## The library

library-no-folder = Il sistema non ha una cartella per i dati di questo utente. Indicane una con --data-dir.
library-in-use = { SHOWN_IN() ->
    [tab] Questa partita è aperta in un’altra scheda. Prima chiudila lì.
   *[window] Questa partita è aperta in un’altra finestra. Prima chiudila lì.
}
library-damaged = { $file } è danneggiato alla riga { $line } ({ $code }). Il file non è stato modificato.
library-newer = { $file } è stato scritto da una versione più recente di Courtyard. Qui puoi guardarlo, ma non proseguire la partita.
library-newer-people = { $file } è stato scritto da una versione più recente di Courtyard, quindi qui i nomi non cambiano.
library-too-large = { $file } è troppo grande per un diario: sono ammessi { $most } MiB al massimo.
library-changed = Nel frattempo { $file } è stato modificato altrove. Non è stato sovrascritto.
library-no-name = «{ $name }» non può essere un nome: non contiene né lettere né cifre.
player-names-same = { $first } e { $second }: servono nomi diversi.
player-names-alike = «{ $first }» e «{ $second }» contano come la stessa persona nelle statistiche. Puoi correggere i nomi.
player-name-missing = { $player }: serve un nome.
player-name-long = Un nome può avere al massimo { $most } caratteri.
player-name-letters = Alcuni caratteri di questo nome non si possono mostrare qui.
library-trouble = Operazione non riuscita: { $why }.
library-set-aside = L’ultima riga di questa partita era incompleta. È stata salvata come { $file }; la partita riprende dalla riga precedente.
library-moved = Durante la partita un altro programma ha modificato o sostituito { $from }. Quel file è rimasto intatto e l’intera partita continua in { $to }.
library-remains = L’ultima riga di questa partita è incompleta e al momento non si può scrivere sul disco. La partita riprende dalla riga precedente.
library-repaired = { $count ->
    [one] La riga { $line } di questa partita era danneggiata. Una copia del diario danneggiato è stata salvata come { $file }; la partita riprende dalla riga precedente.
   *[other] Questa partita era danneggiata dalla riga { $line } in poi: { $count } righe sono inutilizzabili. Una copia del diario danneggiato è stata salvata come { $file }; la partita riprende dalla riga precedente.
}
cli-no-session = Non c’è nessuna partita salvata «{ $name }». Il comando «courtyard sessions --shelf all» le elenca tutte.
cli-no-player = In questa partita nessuno si chiama «{ $name }».
cli-rename-shape = Scrivi un solo nome nuovo, senza «=», per «{ $name }»: --player "{ $name }=Maria". Due nomi uguali si possono correggere nella finestra.
cli-repair-sound = Il diario non è danneggiato: non c’è niente da riparare.
cli-bin-emptied = { $count ->
    [0] Il cestino era già vuoto.
    [one] Una partita è stata eliminata definitivamente.
   *[other] { $count } partite sono state eliminate definitivamente.
}

## Statistics

decimal = { $whole },{ $part }
percent = { $percent }%
percent-below-one = <1%
percent-above-ninety-nine = >99%
number-below = <{ $number }
thousands = { $before }.{ $last }
date = { $day }/{ $month }/{ $year }
stats-row = { $row }. { $cells }.
stats-cell = { $column }: { $value }
stats-all = Tutte
stats-games = Partite
stats-won-going = { $place ->
    [1] Vinte iniziando
    [2] Vinte giocando in 2ª posizione
    [3] Vinte giocando in 3ª posizione
    [4] Vinte giocando in 4ª posizione
    [5] Vinte giocando in 5ª posizione
    [6] Vinte giocando in 6ª posizione
    [7] Vinte giocando in 7ª posizione
   *[8] Vinte giocando in 8ª posizione
}
stats-drawn = Pareggiate
stats-running = Non terminate
stats-player = Giocatore
stats-won = Vinte
stats-lost = Perse
stats-unnamed = Senza nome
stats-players-note = Secondo l’ordine di gioco: partite vinte su partite terminate.
stats-meetings = Scontri diretti
stats-wins = Vittorie
stats-last-met = Ultimo incontro
people-title = Persone
people-note = Partite concluse, ognuna una volta. Bot e giocatori senza nome non contano.
people-none = Qui nessuno ha ancora concluso una partita.
person-unknown = Qui non c’è nessuna partita conclusa di «{ $name }».
person-also = Compare anche come { $names }.
person-joined = { $name } e { $other } ora contano come una sola persona. Nei diari restano entrambi i nomi.
person-met = { $name } e { $other } si sono seduti allo stesso tavolo (partite: { $games }), quindi sono due persone.
person-separated = { $name } e { $other } contano di nuovo come due persone.
person-not-joined = { $other } non è un altro nome di { $name }.
person-renamed = Il nome ora è { $name }. Partite corrette: { $count }.
person-record = Partite: { $games }. Vinte: { $won }, perse: { $lost }, pareggiate: { $drawn }.
person-time = Minuti al tavolo: { $minutes }. Prima partita: { $first }, ultima partita: { $last }.
person-streak = { $of ->
    [won] Vittorie di fila al momento: { $count }.
    [lost] Sconfitte di fila al momento: { $count }.
   *[drawn] Pareggi di fila al momento: { $count }.
}
person-longest = Serie più lunghe: { $won } vinte, { $lost } perse.
person-latest = Ultime partite, la più recente alla fine
person-rival = Rivale: { $name } ({ $games ->
    [one] 1 partita
   *[other] { $games } partite
})
person-nemesis = Bestia nera: { $name } (vittorie: { $won } su { $games ->
    [one] 1 partita
   *[other] { $games } partite
})
person-victim = Vittima preferita: { $name } (vittorie: { $won } su { $games ->
    [one] 1 partita
   *[other] { $games } partite
})
person-conceded = Concluse per abbandono: { $won } vinte, { $lost } perse.
person-strength = { $game }: { $name } batte un avversario medio { $mean } volte su 100 (da { $low } a { $high }).
person-too-few = { $game }: troppo poche partite per dirlo.
person-beats = { $game }: { $name } batte { $other } { $mean } volte su 100 (da { $low } a { $high }).
person-ahead-note = Vinto significa davanti all’altro giocatore, a tavoli di qualsiasi dimensione.
person-by-start = Posto nell’ordine di gioco
person-start = { $place } di { $players }
person-by-year = Anno
person-by-month = Mese
person-mean-length = Durata media in minuti: { $minutes }.
person-last-met = Ultima partita insieme: { $last }.
mark-won = V
mark-lost = S
mark-drawn = P
stats-meetings-note = Partite terminate a cui hanno partecipato entrambi.
stats-length = Durata delle partite terminate
stats-shortest = Minimo
stats-median = Mediana
stats-mean = Media
stats-longest = Massimo
stats-actions = Azioni
stats-minutes = Minuti
stats-length-note = Le azioni annullate non contano, ma il loro tempo sì. Il tempo in pausa e le interruzioni di oltre mezz’ora sono esclusi.
stats-dice = Dadi
stats-dice-virtual = Dadi dell’app
stats-dice-real = Dadi veri
stats-chi-squared = Chi quadrato
stats-p-value = Valore p
stats-dice-verdict = { $dice }: { $verdict }
stats-dice-too-few = troppo pochi tiri per giudicare; ne servono { $least }.
stats-dice-usual = con dadi equilibrati, risultati almeno così irregolari capitano circa { $percent } volte su 100. È normale.
stats-dice-unusual = con dadi equilibrati, risultati almeno così irregolari capitano circa { $percent ->
    [one] una volta
   *[other] { $percent } volte
} su 100. È insolito, ma non dimostra niente.
stats-dice-rare = con dadi equilibrati, risultati così irregolari capitano meno di una volta su 100. Forse vale la pena di controllare i dadi, ma può anche essere un caso.
stats-dice-rare-virtual = con dadi equilibrati, risultati così irregolari capitano meno di una volta su 100. Può essere un caso.
stats-not-begun = { $count ->
    [one] 1 partita mai iniziata è esclusa.
   *[other] { $count } partite mai iniziate sono escluse.
}
stats-faulty = { $count ->
    [one] 1 diario ha un errore e viene contato fino a quel punto.
   *[other] { $count } diari hanno un errore e vengono contati fino a quel punto.
}
stats-unreadable = { $count ->
    [one] 1 diario è illeggibile ed è escluso.
   *[other] { $count } diari sono illeggibili e sono esclusi.
}
cli-sessions-none-fits = Nessuna partita salvata in { $folder } corrisponde.
figure-games = Partite vinte, in base a chi ha iniziato
figure-players = Partite vinte su partite terminate
figure-player = { $player } · { $edition }
figure-length = Numero di turni per partita
figure-range = { $from }–{ $to }
figure-no-winner = Ancora nessuna curva: nessuna partita terminata ha un vincitore.
figure-no-end = Ancora nessuna partita terminata.
figure-times = Quante volte
figure-face = Faccia
figure-expected = Dadi equilibrati: { $count } per faccia
cli-stats-none = Non ci sono partite da contare in { $folder }.
cli-stats-progress = { $done } partite contate su { $all }

## Finished games for other programs

cli-plays-left-out = È illeggibile ed è escluso.
plays-next = { $before } a { $next }
plays-fact = { $name }: { $value }

## Zip files, and journals from elsewhere

archive-faulty = { $file } non si può reimportare; nel file zip si trova così com’è, nella cartella «faulty». { $why }
archive-left-out = { $file } non è nel file zip. { $why }
library-fault = Riga { $line }: { $code }.
archive-none = Non è un file zip, oppure è danneggiato.
archive-too-large = Il file zip è troppo grande: sono ammessi { $most } MiB al massimo.
archive-too-many = Ci sono troppi file per un solo zip: il massimo è { $most }.
archive-too-much = I diari sono troppo grandi per un solo file zip: il massimo è { $most } MiB in tutto.
archive-no-journals = In questo file zip non c’è nessun diario. Se contiene un altro file zip, estrailo e importa quello.
archive-nothing = Non c’è nessuna partita da esportare, né tra le partite né nell’archivio.
archive-overlapping = Il file zip è dannoso: i file che contiene condividono gli stessi byte.
cli-in-archive = { $archive }, { $file }
cli-import-new = { $file }: importato come { $name }
cli-import-cut-off = { $file }: importato come { $name }, senza l’ultima riga, che era incompleta
cli-import-known = { $file }: già presente come { $name }
import-place = { $name } { $place ->
    [archive] (nell’archivio)
   *[trash] (nel cestino)
}
import-further = { $file }: già presente come { $name }, con altre voci
import-corrected = { $file }: già presente come { $name }, ora con i nomi corretti
import-continued = { $file }: continua { $name }, { $count ->
    [one] una voce aggiunta
   *[other] { $count } voci aggiunte
}
import-version = { $file }: importato come { $name }, un’altra versione di { $of }. Differiscono dalla voce { $at } in poi, e ne conta una sola.
library-at-table = La partita salvata è aperta a un tavolo, quindi un’importazione non può continuarla. Chiudi il tavolo, poi importa di nuovo il file.
library-versions = { $count ->
    [one] una versione
   *[other] { $count } versioni
}
version-behind = { $name } differisce dalla voce { $at } in poi.
version-part = { $name } non contiene altro.
version-counts = Questa versione non conta. Conta { $name }.
version-entry = { $name }, voce { $at }: { $sentence }
version-choose = Fai contare questa versione
version-chosen = Ora conta { $name }.
version-not-behind = { $name } conta già: nessun’altra versione della partita conta al suo posto.
versions-title = Altre versioni di questa partita
cli-import-restore = Per ripristinarla: courtyard restore { $name }
cli-import-refused = Il diario non viene importato: qui c’è un errore.
cli-merged = Aggiunte: { $added }. Continuate: { $continued }. Già presenti: { $same }. Altre versioni: { $versions }. Non unite: { $damaged }.
cli-merged-people = Decisioni sui nomi delle persone: { $count }.
cli-merge-dry = Era una prova: non è cambiato nulla.
cli-import-others = { $count ->
    [one] { $file }: 1 file che non è un diario è stato ignorato
   *[other] { $file }: { $count } file che non sono diari sono stati ignorati
}
cli-all-into-a-file = Un file zip non può andare sull’output standard; indica un file con --output.
cli-not-a-file = Non è un file che si possa sostituire.
cli-packed = { $count ->
    [one] 1 diario salvato in { $file }.
   *[other] { $count } diari salvati in { $file }.
}

## Sharing a table with phones

host-shared = Il tavolo di { $players } è condiviso. I telefoni sulla stessa rete entrano con questo codice QR:
host-address = oppure con questo indirizzo: { $address }
host-how = Comandi: list, role, away, close, open, quit. Ctrl+C termina la condivisione.
host-nobody = Nessun dispositivo è entrato.
host-device = { $number }  { $name }  { $player }  { $role }
host-failing = Il salvataggio non riesce: finché non funziona di nuovo, non viene registrato niente.
host-failing-no-more = Il salvataggio funziona di nuovo: tutto è registrato.
host-no-such-line = Comando sconosciuto. I comandi sono: list, role 2 everything, role 2 own, role 2 look, away 2, close, open, quit.
host-no-network = Questo computer non è collegato a una rete. Per condividere solo con i browser di questo computer: courtyard host --local
host-no-session = Non ci sono partite in corso. Iniziane una o indicala: courtyard sessions le elenca.
host-bots = In questa partita giocano dei bot, e solo in una finestra. Condividila da lì.
host-no-port = { $is_port ->
    [yes] Qui i dispositivi non possono collegarsi: { $why }. Per usare un’altra porta: courtyard host --port 8080
   *[no] Qui i dispositivi non possono collegarsi: { $why }.
}
host-no-page = La pagina per i telefoni non è installata con questo programma. Indica la sua cartella con --page oppure creala: { $command }
host-bad-page = { $file } non è una pagina per i telefoni: { $why }.
sharing-away = assente
sharing-role-everything = può fare tutto
sharing-role-own = solo il proprio lato
sharing-role-look = guarda

## The laboratory
lab-left-out = I bot non sanno giocare a { $game }: l’app non conosce le carte dei mazzi.
lab-no-bot = Il bot «{ $name }» non esiste. Ci sono random, greedy, search e search con un numero di simulazioni, come search:400. A ognuno si può togliere un tipo di azione, come in greedy-spy.
lab-players = Questo gioco non è per { $players } { $players ->
    [one] giocatore
   *[other] giocatori
}.
lab-bots = Ci sono { $bots } bot per { $players } posti. Indica un bot per tutti i posti, oppure uno per ciascuno.
lab-progress = Blocchi giocati: { $done } su { $all } · { $time }
lab-no-run = Non è il file di un esperimento. Indica un file scritto da «courtyard lab run -o FILE».
lab-merge-differs = Non è una parte dello stesso esperimento: «{ $field }» è diverso.
lab-merge-twice = La parte { $shard } c’è due volte.
lab-merge-whole = Non è una parte di un esperimento.
lab-merge-interrupted = È stato interrotto prima della fine; esegui di nuovo questa parte.
lab-merge-missing = Parti mancanti: { $shards }.
lab-title = Laboratorio
lab-played = Partite: { $games } · Blocchi: { $blocks } · Bot: { $bots }
lab-starter-wins = Chi inizia vince { $wins } partite su 100 (da { $from } a { $to }).
lab-starter-changes = Con le prime regole chi inizia vince { $before } partite su 100; con le seconde { $wins } (da { $from } a { $to }).
lab-found = Con questi bot, le seconde regole cambiano le probabilità di chi inizia. Un esperimento con il bot search mostra se dipende da come si gioca.
lab-not-found = In { $games } partite non risulta nessuna differenza per chi inizia.
lab-score-wins = { $bot } vince { $wins } partite su 100 (da { $from } a { $to }).
lab-interrupted = L’esperimento è stato interrotto prima della fine.
lab-figure = Dato
lab-rules = Regole { $place }
lab-difference = Differenza
lab-cell = { $mean } (da { $from } a { $to })
lab-starter = Punti di chi inizia, su 100 partite
lab-score = Punti del primo bot, su 100 partite
lab-turns = Turni per partita
lab-actions = Azioni per partita
lab-duels = Duelli per partita
lab-comeback = Rimonte, su 100 partite
lab-unfinished = Non terminate, su 100 partite
lab-use = { $kind }: usi per partita
lab-note-interval = Tra parentesi: intervalli al 95%. Quello della tabella vale per un numero di partite scelto in anticipo; quello delle frasi resta valido anche se guardi i risultati strada facendo.
lab-note-holm = * Questa differenza è significativa insieme a tutte le altre (Holm, 5%).
lab-effects = Differenze
lab-axis = Differenza in deviazioni standard di un blocco
lab-lengths = Durata delle partite in turni
lab-found-same = Le seconde regole cambiano le probabilità di chi inizia. Un bot più forte lo conferma.
lab-depends = L’effetto dipende da come si gioca: un bot più forte non lo conferma.
lab-other-comparison = Non è un esperimento sullo stesso gioco con le stesse regole.
lab-luck = Parte dei risultati dovuta ai dadi, in %
lab-leads = Partite vinte da chi è in testa, in base al vantaggio a metà partita
lab-ladder-bots = Per una classifica servono almeno due bot, come --bots random,greedy.
lab-ladder-progress = Coppie giocate: { $pairs } · { $time }
lab-ladder-result = { $first } contro { $second }, { $count ->
    [one] 1 coppia
   *[other] { $pairs } coppie
} di partite, { $score }% (± { $error }):
lab-ladder-stronger = il primo è più forte.
lab-ladder-not-stronger = il primo non è più forte.
lab-ladder-open = ancora indeciso.

## Story

story-progress = Calcolo delle probabilità: { $done } di { $all }
story-turn = Turno { $turn }: { $chances }
story-end = Alla fine: { $chances }
story-chance = { $player } { $chance }
story-title = Storia della partita
story-chart = Probabilità di vittoria
story-turning-points = Momenti decisivi
story-no-turning-points = Nessuna decisione e nessun lancio ha cambiato molto le probabilità da solo.
story-turning-point = Turno { $turn }: { $what } – { $player } passa da { $from } a { $to } su 100.
story-in-fight = { $fight }; { $headline }
story-passes = { $player } non attacca
story-below-one = meno di 1
story-above-ninety-nine = più di 99
story-lead-none = La partita è rimasta in equilibrio.
story-lead-one = { $player } ha condotto { $turn ->
    [1] fin dall’inizio
   *[other] dal turno { $turn }
}.
story-lead-two = Prima ha condotto { $first }, poi, dal turno { $turn }, { $second }.
story-lead-more = Il comando è passato di mano { $count } volte; dal turno { $turn } ha condotto { $player }.
story-half-time = Chi era in testa a metà partita ha vinto { $won } partite su { $leads } ({ $games } in tutto).
story-comeback = La rimonta più grande: { $player } ha vinto dopo il { $turn }º turno di { $file }, con probabilità { $chance }.
story-causes = Cause dei grandi cambiamenti: { $shares }.
story-share = { $cause ->
    [dice] dadi
    [card] carte
   *[choice] decisioni
} { $share }
story-one-cause = { $cause ->
    [dice] Tutti i grandi cambiamenti sono venuti dai dadi.
    [card] Tutti i grandi cambiamenti sono venuti dalle carte.
   *[choice] Tutti i grandi cambiamenti sono venuti dalle decisioni dei giocatori.
}
story-no-causes = Ci sono stati troppo pochi grandi cambiamenti per dire da che cosa sono venuti.

## Aids to print

aid-reference = Riepilogo delle regole
aid-mat = Plancia giocatore
aid-sheet = Segnapunti
aid-sheet-number = Partita
aid-sheet-notes = Note

## Breaks

log-paused = { $minutes ->
    [one] Dopo una pausa di 1 minuto
   *[other] Dopo una pausa di { $minutes } minuti
}
