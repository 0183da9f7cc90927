# The texts of the page before the app runs, and when it fails. Only { $percent } stands for something.

description = L’app che accompagna Dueling Nobles, Duel e Noble Hearts, giocati con carte e dadi veri.

## While it loads

loading = Caricamento… { $percent }%
starting = Avvio…
last-games = Le tue ultime partite
rules = Come si gioca
open = Apri Courtyard

## Without JavaScript, or if it does not load: shown in every language, one after the other

no-script = Courtyard ha bisogno di JavaScript. Attivalo per questa pagina e ricaricala.
late = Ci vuole più tempo del solito. Controlla la connessione e ricarica la pagina.

## Errors

load-title = Impossibile caricare Courtyard
load-text = La connessione si è interrotta, oppure il server non ha risposto. Tutto ciò che era già registrato c’è ancora.
old-title = Questo browser non può eseguire Courtyard
old-text = Non ha WebAssembly, oppure è disattivato. Usa una versione attuale di Chrome, Edge, Firefox o Safari.
graphics-title = Courtyard non può mostrarsi qui
graphics-text = Ha bisogno di WebGL 2, che in questo browser manca o è disattivato. Prova un browser più recente, oppure attiva l’accelerazione hardware nelle impostazioni di questo browser.
stopped-title = Courtyard si è fermata
stopped-text = Qualcosa è andato storto. Niente di ciò che era registrato è andato perso. Ricarica la pagina per continuare.
lost-title = L’immagine è scomparsa
lost-text = Il dispositivo aveva bisogno della grafica per altro. Niente di ciò che era registrato è andato perso. Ricarica la pagina per continuare.

try-again = Riprova
reload = Ricarica
details = Dettagli
