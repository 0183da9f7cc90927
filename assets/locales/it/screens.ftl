# The screens.

back = Indietro
# Same as in English.
menu = Menu
stepper-less = meno: { $what }
stepper-more = più: { $what }
stepper-range = Inserisci un numero intero da { $least } a { $most }.

home-tagline = Tiene i conti delle tue partite a carte, somma ogni scontro e non dimentica niente.
home-new = Nuova partita
home-new-about = Scegli il gioco e i giocatori
home-faulty = Danneggiata alla riga { $line } ({ $code })
home-unreadable = Illeggibile: riga { $line } ({ $code })
home-unknown-game = Un gioco che questa versione non conosce; una versione più recente potrebbe conoscerlo
home-in-use = { SHOWN_IN() ->
    [tab] L’ultima partita è aperta in un’altra scheda. Aprila qui per guardarla.
   *[window] L’ultima partita è aperta in un’altra finestra. Aprila qui per guardarla.
}
home-folder = Le partite vengono salvate in { $folder }
home-no-folder = Impossibile salvare le partite: { $why }. Non si può registrare niente.
home-not-kept = Le partite non vengono salvate: { $why }. Quello che giochi ora va perso quando chiudi questa pagina, a meno che tu non lo esporti.
home-file = Impossibile mostrare { $file }. { $why }
home-file-no-screens = Questa finestra non può mostrare il gioco. Dalla riga di comando la partita si può riprodurre ed esportare.
home-cleared = Il browser aveva cancellato tutto ciò che era salvato qui. Le partite che questa pagina aveva ancora in memoria sono state salvate di nuovo.
home-damaged = Danneggiato nella memoria del browser: { $files }. Ciò che era ancora leggibile è stato salvato di nuovo; il resto è intatto.
home-never-copied = Non hai ancora esportato nessuna copia di queste partite. «Esporta tutto» si trova in «Tutte le partite».
home-copied = Hai esportato l’ultima copia di tutte le partite { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
} fa. «Esporta tutto» si trova in «Tutte le partite».
home-in-browser = Le partite sono salvate in questo browser, solo su questo dispositivo.
home-in-browser-for-now = Le partite sono salvate in questo browser, solo su questo dispositivo. Il browser può cancellarle se manca spazio o se non visiti la pagina per settimane: aggiungi Courtyard alla schermata Home ed esporta le partite che vuoi conservare.
home-update-about = C’è una nuova versione di Courtyard. Con l’aggiornamento non perdi niente, e puoi farlo anche più tardi.
home-update = Aggiorna ora
home-install = Installa Courtyard
home-install-about = Installa Courtyard per aprirla come qualsiasi altra app: occupa tutto lo schermo e non ha bisogno della rete. Le tue partite restano dove sono.
home-install-sharing = Aggiungi Courtyard alla schermata Home: occupa tutto lo schermo, non ha bisogno della rete e il telefono non cancella le partite dopo una settimana senza visite.
home-install-later = Non ora

install-title = Sulla schermata Home
install-share = Tocca «Condividi» nella barra del browser; può trovarsi dietro i tre puntini.
install-add = Scegli «Aggiungi alla schermata Home», più in basso nell’elenco.
install-done = Tocca «Aggiungi». D’ora in poi apri Courtyard dalla schermata Home.
install-games = Il telefono tiene le partite dell’app separate da quelle del browser. Per spostarle, esportale qui e importale nell’app.

setup-name-of = Nome di { $player }
setup-earlier = Hanno già giocato
setup-how-many = Giocatori
setup-guided-edition = Una partita guidata segue l’edizione { $edition }. Per un’altra edizione inizia una nuova partita senza guida.
setup-begins = Inizia { $name }
setup-our-rules = { $number ->
    [1] Le nostre regole
   *[other] Le nostre regole { $number }
}
setup-evening = Oggi: { $score }
setup-read = Leggi le regole
setup-house-rules-about = { $count ->
    [0] L’edizione così com’è. Tocca per cambiare una regola.
    [one] Una regola cambiata
   *[other] { $count } regole cambiate
}
trial-try = Prova queste regole
trial-try-about = I bot giocano con queste regole e tu vedi che cosa cambia.
trial-begins = I bot stanno giocando…
trial-starter = Chi inizia vince { $before } partite su 100; con le tue regole { $wins } (da { $from } a { $to }).
trial-found = Le tue regole cambiano le probabilità di chi inizia, almeno per questi bot.
trial-played = { $games ->
    [one] Finora 1 partita giocata.
   *[other] Finora { $games } partite giocate.
}
trial-effect = { $name }: { $before }, con le tue regole { $after }
trial-stop = Ferma i bot
trial-continue = Fai ripartire i bot
trial-typical = Rivedi una partita tipica
trial-about = I bot seguono regole semplici. Le persone possono giocare in modo diverso.

rule-default = In questa edizione: { $value }.
phase-earlier = Anticipa { $phase }

bar-set-up = Preparazione
bar-turn = Turno { $turn } · { $name }
bar-turn-only = Turno { $turn }
bar-won = Ha vinto { $name }
bar-several-won = Hanno vinto { $names }
clock-player = { $name } { $time }
clock-turn = questo turno { $time }

menu-rules = Regole
menu-actions = Che cosa fa ogni azione
phase-named = Fase: { $phase }
menu-log = Registro e note
menu-players = Giocatori e correzioni
menu-turn-around = Gira il tavolo
menu-facing = Faccia a faccia
menu-leave = Schermata iniziale

table-not-recorded = Non registrato: { $why }.

hand-over-turn = Turno di { $name }
hand-over-go-on = Continua
hand-over-nothing = Nell’ultimo turno non è successo niente.
do-set-up = Prepara il tavolo
do-undo = Annulla
undo-with-phases = { $count ->
    [one] { $action }, e la fase conclusa prima
   *[other] { $action }, e le { $count } fasi concluse prima
}
undo-with-actions = { $count ->
    [one] { $action }, e l’azione precedente
   *[other] { $action }, e le { $count } azioni precedenti
}
do-redo = Ripeti
do-rematch = Rivincita
do-note = Nota

ask-act-or-end = { $name }, scegli un’azione o termina il turno.
ask-act-or-go-on = { $name }, scegli un’azione o continua.
ask-end = { $name }, termina il turno.
ask-go-on = { $name }, passa alla fase successiva.

note-hint = Una nota per il registro

series-wins = { $name } ({ $wins })
series-several = { $draws ->
    [0] { $score }
    [one] { $score }, un pareggio
   *[other] { $score }, { $draws } pareggi
}
series-score = { $draws ->
    [0] { $a } { $wins-a } : { $wins-b } { $b }
    [one] { $a } { $wins-a } : { $wins-b } { $b }, un pareggio
   *[other] { $a } { $wins-a } : { $wins-b } { $b }, { $draws } pareggi
}

## Settings

settings-title = Impostazioni
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-theme-high-contrast = Contrasto elevato
settings-suits = Semi
settings-suits-two-colours = Due colori
settings-suits-four-colours = Quattro colori
settings-preview-gold = Monete: { $count }
die-shows = Un dado mostra { $pips }
settings-text-size = Testo
settings-text-size-percent = Dimensione in percentuale
settings-language = Lingua
settings-language-system = Automatica
settings-motion = Animazioni
settings-motion-full = Complete
settings-motion-reduced = Ridotte
settings-dice = Dadi
settings-dice-about = I dadi che un duello propone per primi; gli altri restano disponibili.
settings-dice-real = Dadi veri
settings-dice-virtual = Tira l’app
settings-hand-over = Al cambio di turno
settings-hand-over-about = Un avviso per chi gioca dopo: di chi è il turno e che cosa è successo in quello precedente.
settings-hand-over-wait = Finché non lo tocchi
settings-hand-over-brief = Il tempo di leggerlo
settings-hand-over-off = Nessun avviso
settings-bots = Passi dei bot
settings-bots-about = Quando il passo di un bot è fatto. Un passo che completi tu con dadi o carte ti aspetta sempre.
settings-bots-confirmed = Dopo «Fatto»
settings-bots-after-reading = Dopo il tempo di lettura
settings-chances = Probabilità
settings-chances-about = Le probabilità di un duello, se il gioco le calcola. I duelli rapidi e «Rivedi la partita» le mostrano, a meno che tu non scelga «Mai».
settings-chances-always = Sempre
settings-chances-when-asked = Su richiesta
settings-chances-never = Mai
settings-screen = Schermo
settings-screen-awake = Tienilo acceso mentre una partita è aperta
settings-screen-dim = Riduci la luminosità dopo due minuti senza tocchi
settings-clock = Mostra quanto tempo usa ogni giocatore
settings-buzz = Vibra brevemente a ogni mossa
settings-copies = Copie delle partite terminate
settings-copies-about = Ogni partita che termina viene copiata anche in questa cartella. Se la cartella è sincronizzata con altri dispositivi, le partite sono al sicuro anche se perdi questo.
settings-copies-field = Cartella per le copie
settings-copies-choose = Scegli una cartella…
settings-copies-use = Usa questa cartella
settings-copies-none = Questa cartella non esiste.
copies-failed = Impossibile copiare la partita in { $folder }: { $why }. La partita è comunque salvata.
settings-kept = Le impostazioni sono salvate in { $file }
settings-not-kept = Il sistema non ha una cartella per le impostazioni: valgono finché non chiudi la finestra.
settings-in-browser = Le impostazioni sono salvate in questo browser.
settings-set-aside = Impossibile leggere le impostazioni. Il loro file è stato rinominato in { $file } e tutte le impostazioni sono tornate ai valori predefiniti.
settings-in-the-way = Impossibile leggere o rinominare { $file }: { $why }. Tutte le impostazioni sono tornate ai valori predefiniti.
settings-not-saved = Impossibile salvare le impostazioni: { $why }. Valgono finché non chiudi la finestra.
settings-language-missing = Impossibile scaricare questa lingua: { $language }. Connettiti a internet e sceglila di nuovo.
settings-note-close = Chiudi questo messaggio

about-title = Informazioni su Courtyard
about-version = Versione { $version }, per { $system }
about-commit = Compilata dal commit { $commit }
about-own = Courtyard è software libero: con la licenza MIT o la licenza Apache 2.0, a tua scelta, puoi usarlo, distribuirlo e modificarlo.
about-inside = Licenze di terze parti
about-inside-about = Courtyard si basa sul lavoro di molte altre persone. Ogni licenza elenca le opere a cui si applica.
about-more = { $count ->
    [one] { $works } e un’altra
   *[other] { $works } e altre { $count }
}

## Keys

keys-title = Scorciatoie da tastiera
keys-everywhere = Ovunque
keys-table = Al tavolo
keys-actions = Azioni
keys-larger-text = Testo più grande
keys-smaller-text = Testo più piccolo
keys-usual-text = Dimensione del testo predefinita
keys-move = Passa all’elemento successivo
keys-press = Attiva l’elemento selezionato
keys-scroll = Scorri di una pagina

# Same as in English.
key-ctrl = Ctrl
# Same as in English.
key-alt = Alt
key-shift = Maiusc
# Same as in English.
key-escape = Esc
# Same as in English.
key-backspace = Backspace
# Same as in English.
key-tab = Tab
key-enter = Invio
key-space = Spazio
key-page-up = Pag su
key-page-down = Pag giù

## Start screen and quick duel

start-go-on = { $turn ->
    [0] Continua: { $players }
   *[other] Continua: { $players }, turno { $turn }
}
start-sample = Partita di esempio
start-sample-of = Partita di esempio: { $game }
start-running = { $turn ->
    [0] Da preparare
   *[other] Turno { $turn }
}
start-won = Ha vinto { $winner }
start-about = { $state } · { $edition } · { $when }
start-edition-of = { $game }, { $edition }
start-today = oggi, { $time }
start-yesterday = ieri, { $time }

## Unsaved steps

saving-banner = { $count ->
    [0] Non salvata: { $why }. La partita continua.
    [one] Non salvata: { $why }. Resta da salvare una mossa.
   *[other] Non salvata: { $why }. Restano da salvare { $count } mosse.
}
saving-short = { $count ->
    [0] Non salvata
    [one] 1 mossa non salvata
   *[other] { $count } mosse non salvate
}
saving-open = E adesso?
saving-title = Non salvata
saving-about = { $count ->
    [0] Impossibile salvare questa partita in { $file }: { $why }.
    [one] Impossibile salvare una mossa in { $file }: { $why }.
   *[other] Impossibile salvare { $count } mosse in { $file }: { $why }.
}
saving-goes-on = Puoi continuare a giocare. Tutto resta in memoria, nell’ordine giusto, e l’app riprova a salvare ogni pochi secondi.
saving-leaving = Se esci ora, le mosse non salvate vanno perse.
saving-retry = Riprova ora
saving-elsewhere = Salva altrove
saving-elsewhere-about = L’intera partita fin qui, in un file a parte.
saving-write = Salva una copia
saving-written = Tutta la partita fin qui è in { $file }.
saving-not-written = Impossibile scrivere { $file }: { $why }.
saving-copy = Copia negli appunti
saving-copied = Tutta la partita fin qui è negli appunti. Prima di uscire, incollala in un file con estensione .courtyard.
saving-leave = Esci senza salvare
saving-leave-sure = Esci e perdi ciò che non è salvato
saving-leave-safe = Esci
saving-stay = Continua a giocare
saving-done = Tutto salvato

## Corrections

corrections-title = Correzioni
corrections-about = Fanno fede le carte sul tavolo. Correggi qui l’app; ogni correzione finisce nel registro e si può annullare.
corrections-names = I nomi dei giocatori si correggono in «Tutte le partite».
corrections-reason = Motivo
corrections-reason-hint = Motivo (facoltativo)
corrections-table = Il tavolo
corrections-is = { $what }: { $value }
corrections-set = Registra ora: { $what }

## Looking back

look-title = Rivedi la partita
look-leave = Smetti di rivedere
look-log = Tutte le mosse
look-first = All’inizio
look-previous = Una mossa indietro
look-next = Una mossa avanti
look-last = Alla fine
look-at-beginning = Questo è l’inizio.
look-at-end = Questa è l’ultima mossa finora.
look-slider = Mossa
look-where = { $n ->
    [0] Prima della mossa 1 di { $count }
   *[other] { $n } di { $count }
}
look-beginning = Non è ancora successo niente.
look-taken-back = Questa mossa è stata poi annullata e non conta.
look-mark-taken-back = annullata
story-show = Mostra la storia
story-save-text = Salva come testo…
story-save-picture = Salva come immagine…
story-share-text = Condividi come testo
story-share-picture = Condividi come immagine
story-no-bots = Le probabilità di vittoria sono sconosciute: i bot non sanno giocare a questo gioco.
stories-title = Vantaggi e rimonte
stories-show = Calcola vantaggi e rimonte
story-curve = Probabilità di vittoria: { $turns }
log-hide = Nascondi il registro
log-show = Mostra il registro
log-earlier = Le mosse precedenti sono in «Rivedi la partita».

onlooker-play = Vai al tavolo
onlooker-in-use = { SHOWN_IN() ->
    [tab] Questa partita è aperta in un’altra scheda. Qui puoi guardarla; le novità compaiono subito.
   *[window] Questa partita è aperta in un’altra finestra. Qui puoi guardarla; le novità compaiono subito.
}
onlooker-free = { SHOWN_IN() ->
    [tab] Questa partita non è più aperta nell’altra scheda.
   *[window] Questa partita non è più aperta nell’altra finestra.
}
onlooker-take-over = Continua qui
onlooker-newer = Questa partita è stata salvata da una versione più recente di Courtyard. Puoi guardare la parte che questa versione capisce, ma non proseguire la partita.
onlooker-foreign = Questo diario si trova fuori dalla cartella di Courtyard, in { $file }. Qui puoi solo guardarlo: non viene modificato.
onlooker-take-in = Importalo
onlooker-damaged = { $entries ->
    [0] La riga { $line } è danneggiata. { $why }
    [one] La riga { $line } è danneggiata. { $why } L’unica voce precedente è integra.
   *[other] La riga { $line } è danneggiata. { $why } Le { $entries } voci precedenti sono integre.
} { $lost ->
    [one] Una riga è andata persa.
   *[other] { $lost } righe sono andate perse.
} Il file non è stato modificato.
onlooker-lost = Righe perse
onlooker-lost-about = { $count ->
    [one] La riga nel diario
   *[other] Le righe nel diario
}
onlooker-lost-more = { $count ->
    [one] … e un’altra riga.
   *[other] … e altre { $count } righe.
}
onlooker-repair = { $entries ->
    [0] Riprendi dall’inizio
   *[other] Riprendi dalla voce { $entries }
}

## The library

home-all = { $count ->
    [0] Archivio, cestino e importazione
   *[other] Tutte le partite ({ $count })
}
library-sessions = Partite
library-archive = Archivio
library-bin = Cestino
library-title = { $shelf }: { $count } di { $of }
library-filters = Filtri
library-more = Cerca e altro
library-filters-on = { $name }: { $count ->
    [one] 1 attivo
   *[other] { $count } attivi
}
library-search = Cerca
library-search-hint = Giocatori o nome
library-listing = { $of ->
    [0] Lettura delle partite…
   *[other] Lettura delle partite: { $done } di { $of }
}
library-none = Qui non c’è ancora niente.
library-none-such = Nessuna partita corrisponde. Cambia la ricerca o togli un filtro.
library-more-of = Altro: { $session }
library-game-any = Tutti i giochi
library-ending-any = Tutti
library-ending-won = Vinta
library-days-any = In qualsiasi data
library-days-month = Questo mese
library-days-year = Quest’anno
library-days-between = Dal … al …
library-since = Dal
library-until = Al
library-no-day = «{ $day }» non è una data. Scrivila così: { $example }.
library-show = { $count ->
    [one] Mostra 1 di { $of }
   *[other] Mostra { $count } di { $of }
}
# Same as in English.
library-file = File: { $file }
library-open = Apri
library-archive-it = Sposta nell’archivio
library-put-it-back = Ripristina
library-delete = Sposta nel cestino
library-erase = Elimina definitivamente
library-erase-about = Verrà eliminata e non si potrà recuperare.
library-erase-sure = Sì, elimina definitivamente
library-name = Nome
library-name-hint = I giocatori e il giorno
library-rename = Rinomina
library-renamed = La partita ora si chiama { $name }.
library-players = Nomi dei giocatori
library-players-change = Cambia i nomi
library-players-changed = Ora i giocatori si chiamano { $players }.
library-put-back = La partita è stata ripristinata.
library-archived = La partita è stata archiviata.
library-binned = La partita è ora nel cestino. Puoi ripristinarla da lì.
library-erased = La partita è stata eliminata definitivamente.
library-empty = Svuota il cestino
library-empty-about = { $count ->
    [one] C’è una partita nel cestino.
   *[other] Ci sono { $count } partite nel cestino.
}
library-empty-ask = { $count ->
    [one] Eliminala definitivamente
   *[other] Eliminale tutte e { $count } definitivamente
}
library-empty-sure = { $count ->
    [one] Questa partita verrà eliminata e non si potrà recuperare.
   *[other] Queste { $count } partite verranno eliminate e non si potranno recuperare.
}
library-empty-now = { $count ->
    [one] Sì, eliminala
   *[other] Sì, eliminale tutte e { $count }
}
library-keep = Conserva tutto
library-emptied = { $count ->
    [one] Una partita è stata eliminata definitivamente.
   *[other] { $count } partite sono state eliminate definitivamente.
}
library-give = Esporta
library-give-all = Esporta tutto
library-give-all-about = Tutte le partite e l’archivio in un solo file, senza il cestino. Importa quel file su un altro dispositivo per averle tutte anche lì.
library-give-title = Esporta
library-form = Formato
library-form-journal = Diario
library-form-md = Testo (Markdown)
library-form-html = Pagina web
library-form-csv = Foglio di calcolo (CSV)
library-form-story = Con la storia della partita
copies-download = Scarica
copies-share = Condividi
copies-downloaded = { $file } è stato scaricato.
copies-shared = { $file } è stato condiviso.
copies-not-gone = { $file } non è stato condiviso.
# Same as in English.
library-file-field = File
library-choose-place = Scegli dove
library-no-dialog = Questo sistema non ha una finestra per scegliere i file. Scrivi il percorso.
library-write = Salva
library-replace = Sostituisci il file
library-written = Salvato come { $file }.
library-take = Importa partite
library-take-about = Diari di Courtyard, o un file zip che ne contiene molti, per esempio da un altro dispositivo. Puoi anche trascinare i file su questa finestra.
library-choose-files = Scegli i file
library-take-path = Oppure scrivi dove si trova il file:
library-take-this = Importa questo file
library-taking = Importazione…
library-taken = { $file } è stato importato come { $name }.
library-taken-cut-off = { $file } è stato importato come { $name }, senza l’ultima riga, che era incompleta.
library-known = { $file } era già qui, come { $name }.
library-not-taken = { $file } non è stato importato. { $why }

## Statistics

statistics-title = Statistiche
statistics-progress = { $done } partite su { $all }
statistics-none = Non ci sono ancora partite da contare.
statistics-none-such = Nessuna partita corrisponde. Cambia o togli un filtro.
statistics-few = { $count ->
    [one] Per ora una partita: con altre i numeri diventano interessanti.
   *[other] Per ora { $count } partite: con altre i numeri diventano interessanti.
}
statistics-lost = Impossibile contare le partite.
choose = Filtro
choose-everything = Tutte le partite
choose-any-player = Tutti i giocatori
choose-player-search = Cerca un giocatore
choose-player-hint = Parte del nome
choose-any-edition = Tutte le edizioni
choose-won = Con un vincitore
choose-won-by = Ha vinto { $player }
choose-told = { $what }: { $chosen }
person-open = Risultati di { $name }
people-export = Esporta l’elenco
person-export = Esporta le partite
person-side = Vinte e perse da { $name }.
person-strength-title = Forza
person-strength-note = I numeri tra parentesi contengono la probabilità reale in 95 casi su 100.
person-names = Nomi
person-join = Compare anche come…
person-join-about = Scegli un altro nome di { $name }. I due nomi contano poi come una sola persona, e nelle partite restano entrambi.
person-join-none = Qui non c’è nessun altro.
person-separate = Conta { $name } a parte
person-rename = Rinomina ovunque
person-rename-about = Corregge il nome in tutte le partite, anche nell’archivio e nel cestino.
person-new-name = Nuovo nome
person-rename-onto = Ci sono già partite di { $name }. Quelle di entrambi conteranno insieme, e non si può annullare.
person-rename-sure = Rinomina comunque
table-all = Mostra tutte le { $count } righe
table-shown = Prime { $shown } righe su { $count }.

## A guided game, and the end of one

start-guide-of-it = Come si gioca
start-guide = Come si gioca a { $game }
lesson-picture = Immagine: { $title }
lesson-app = Giochi con le tue carte vere. L’app tiene i conti e ti dice che cosa viene dopo.
lesson-start = Inizia una partita guidata
lesson-start-bot = Inizia una partita guidata contro un bot
lesson-start-bot-about = Livello { $level }; spiega le sue mosse.
hint-sample = È una partita di esempio: gioca e annulla quanto vuoi. Non conta.
hint-turn-around = Il tavolo è girato e si vede da un altro lato. Tocca ancora per girarlo di nuovo.
hint-facing = { $halves ->
    [yes] Faccia a faccia: ogni metà dello schermo è rivolta al suo giocatore. Per tornare come prima, sceglila di nuovo dal menu.
   *[no] Faccia a faccia: lo schermo si gira verso chi agisce. Per tornare come prima, sceglila di nuovo dal menu.
}
hint-understood = Ho capito
settings-hints = Consigli
settings-hints-given = Mostra consigli al tavolo
ending-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
ending-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
ending-tally = { $what }: { $of }
ending-time = Tempo

## A guest at a shared table

guest-connecting = Ricerca del tavolo…
guest-who = Chi sei?
guest-seat-taken = Già al tavolo
guest-seat-away = Ha un posto, ma non è in linea
guest-you = Giochi come { $player }.
guest-you-watch = Stai guardando.
guest-here = Al tavolo: { $names }
guest-away = Non in linea: { $names }
guest-look = Guarda
guest-television = Vista per la TV
guest-television-about = In grande, così vedono tutti
television-missing = Mancano ancora: { $names }
television-show-code = Mostra il codice QR
television-hide-code = Nascondi il codice QR
guest-device-name = Nome di questo dispositivo
guest-device-hint = visibile agli altri
guest-dark = Qui il browser non riesce a tenere acceso lo schermo. Su un iPhone, imposta Schermo e luminosità → Blocco automatico su Mai; su Android, imposta Display → Spegnimento schermo sul tempo più lungo.
guest-bye-closed = Nessun altro può entrare a questo tavolo.
guest-again = Entra di nuovo
guest-reload = Ricarica la pagina
guest-unknown-game = Questa pagina non conosce il gioco { $game }.
guest-bye-invitation = Questo invito non è più valido. Inquadra di nuovo il codice QR di chi ospita.
guest-bye-version = Chi ospita ha un’altra versione. Ricarica la pagina; se non basta, chi ospita deve aggiornare l’app.
guest-bye-unclear = Qualcosa è andato storto. Ricarica questa pagina.
guest-bye-full = A questo tavolo non c’è posto per un altro dispositivo.
guest-bye-sent-away = Chi ospita ha rimosso questo dispositivo.
guest-bye-elsewhere = Questo dispositivo è al tavolo in un’altra scheda.
guest-bye-left = Hai lasciato il tavolo.
guest-bye-over = Chi ospita ha chiuso il tavolo.
guest-lost = Connessione persa. Il tavolo potrebbe non essere aggiornato; finché la connessione non torna, non viene registrato niente.
guest-failing = Chi ospita non riesce a salvare: per ora non viene registrato niente.
guest-waiting = In attesa di chi ospita…
guest-your-turn = Tocca a te
guest-others = Turno di { $players }
guest-bots = Turno di { $players }. Chi ospita conferma la mossa.
guest-phone-away = Il telefono di { $name } non è connesso.
guest-not-yours = Questo dispositivo non può farlo. Chi ospita può consentirlo.
guest-not-yours-to-undo = Puoi annullare solo la tua ultima azione. Chi ospita può annullarne altre.
guest-undid = { $what } ({ $who })
guest-host = chi ospita
guest-refused = Chi ospita non l’ha consentito.
guest-refused-old = Un altro giocatore è arrivato prima. Guarda che cosa è successo e tocca di nuovo se vuoi ancora farlo.
guest-refused-too-many = Troppe note e correzioni in una volta. Aspetta un momento.
guest-set-up = Chi ospita sta preparando il tavolo.
guest-take = Esporta il diario

## Inviting phones to the window's session

invite-title = Invita telefoni
invite-about-network = I telefoni sulla stessa rete inquadrano un codice QR e aprono questa partita nel browser. Così tutti giocano sul proprio telefono. Chiunque abbia il codice può entrare, finché non interrompi la condivisione.
invite-share = Condividi questo tavolo
invite-how = Inquadra questo codice QR con i telefoni sulla stessa rete, oppure scrivi l’indirizzo. Così tutti vedono la partita e giocano sul proprio telefono. Chiunque abbia il codice può entrare.
invite-elsewhere = Un computer sulla stessa rete può condividere un tavolo con i telefoni: apri lì Courtyard e scegli «Invita telefoni» nel menu di una partita.
invite-picture = Codice QR dell’indirizzo
invite-address = Se i telefoni non lo trovano, prova un altro indirizzo di questo computer:
invite-there = Dispositivi collegati
invite-open = Fai entrare altri
invite-away = Rimuovi { $name }
invite-end = Termina la condivisione
invite-shared =
    { $count ->
        [0] Condiviso; nessun dispositivo collegato
        [one] Condiviso con un dispositivo
       *[other] Condiviso con { $count } dispositivi
    }
invite-no-page = La pagina per i telefoni non è installata con questo programma. Dev’essere accanto al programma, in una cartella di nome web; { $command } la crea.
invite-no-network = Questo computer non è collegato a una rete: nessun telefono può raggiungerlo.
invite-no-port = I telefoni non possono collegarsi a questo computer: { $why }.
invite-unsaved = Prima devono essere salvate tutte le mosse.

## Introducing phones by their codes

invite-about = Ogni telefono invitato inquadra il tuo codice e mostra una risposta, che poi inquadri tu. Da quel momento i telefoni giocano insieme senza server: basta che siano sulla stessa rete Wi-Fi o sull’hotspot di uno di loro.
invite-begin = Mostra il mio codice
invite-offer = Fai inquadrare questo codice con la fotocamera del prossimo telefono. Poi inquadra la risposta su quel telefono.
invite-read = Inquadra la risposta
invite-type = Oppure incolla qui la risposta:
invite-copy = Copia l’indirizzo del codice
invite-connecting = Collegamento al telefono…
invite-connected = Connesso. Il prossimo ospite può scansionare il codice qui sotto.
meet-preparing = Preparazione del codice…
meet-answer = Mostra questa risposta a chi ospita
meet-answer-about = Appena chi ospita la inquadra, entri al tavolo. Se chi ospita non ha una fotocamera, invia la risposta come testo.
meet-send = Invia la risposta come testo
meet-copy = Copia la risposta
meet-anew = Se chi ospita mostra un altro codice
meet-scan = Inquadra il codice di chi ospita
meet-scan-about = Chi ospita lo trova nel menu della partita, alla voce «Invita telefoni».
meet-type = Oppure incolla qui l’indirizzo del codice:
meet-connect = Collegati
meet-again = Collegati di nuovo
meet-camera = Punta la fotocamera sul codice dell’altro telefono.
meet-no-camera = Questa pagina non può usare la fotocamera. Incolla il codice come testo.
meet-bad-code = Questo non è un codice completo di Courtyard. Inquadra di nuovo l’altro telefono.
meet-old-code = Questa risposta è di un codice precedente. Fai inquadrare il codice qui sotto.
meet-no-connection = I telefoni non riescono a raggiungersi. Collegali alla stessa rete Wi-Fi, ma non a una rete per ospiti; oppure attiva l’hotspot su un telefono e collega l’altro a quello. Poi fai inquadrare di nuovo il codice.
meet-no-network = Questo telefono non è collegato a una rete. Collegalo a una rete Wi-Fi o attiva il suo hotspot.

## Printing

print-open = Stampa…
print-title = Stampa
print-paper = Foglio
print-save = Salva come PDF
# Same as in English.
paper-a4 = A4
paper-letter = Lettera
aid-reference-about = Tutte le regole in una pagina, con le tue regole della casa.
aid-mat-about = Una pagina per giocatore: spazi per le carte, tracciati e caselle per i segnalini.
aid-sheet-about = Una tabella per i risultati di una serata.

## The clock

clock-pause = Ferma l’orologio
clock-go-on = Riprendi la partita
clock-paused = In pausa dalle { $time }
keys-pause = Ferma l’orologio o riprendi

## Spoken turns

settings-speech = Turni ad alta voce
settings-speech-on = Annuncia di chi è il turno e il risultato di un duello
settings-speech-slow = Lenta
settings-speech-usual = Media
settings-speech-fast = Veloce
settings-speech-voice = Voce di sistema
settings-speech-try = Ascolta
spoken-turn = È il turno di { $player }.

## Board Game Stats

ending-push = Aggiungi a BG Stats
ending-push-about = Apre l’app Board Game Stats con questa partita.
