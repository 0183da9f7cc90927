# The texts of the page before the app runs, and when it fails. Only { $percent } stands for something.

description = Le compagnon de table de Nobles en duel, Duel et Noble Hearts, avec de vraies cartes et de vrais dés.

## While it loads

loading = Chargement… { $percent } %
starting = Démarrage…
last-games = Tes dernières parties
rules = Comment jouer
open = Ouvrir Courtyard

## Without JavaScript, or if it does not load: shown in every language, one after the other

no-script = Courtyard a besoin de JavaScript. Active-le pour cette page, puis recharge-la.
late = Le chargement prend plus de temps que d’habitude. Vérifie la connexion, puis recharge la page.

## Errors

load-title = Impossible de charger Courtyard
load-text = La connexion a été perdue, ou le serveur n’a pas répondu. Tout ce qui avait été noté est toujours là.
old-title = Ce navigateur ne peut pas exécuter Courtyard
old-text = WebAssembly y est absent ou désactivé. Une version récente de Chrome, Edge, Firefox ou Safari convient.
graphics-title = Courtyard ne peut pas s’afficher ici
graphics-text = Il faut WebGL 2, absent ou désactivé dans ce navigateur. Essaie un navigateur plus récent, ou active l’accélération matérielle dans ses paramètres.
stopped-title = Courtyard s’est arrêté
stopped-text = Une erreur s’est produite. Rien de ce qui a été noté n’est perdu. Recharge la page pour continuer.
lost-title = L’affichage a disparu
lost-text = L’appareil a eu besoin de sa carte graphique pour autre chose. Rien de ce qui a été noté n’est perdu. Recharge la page pour continuer.

try-again = Réessayer
reload = Recharger
details = Détails
