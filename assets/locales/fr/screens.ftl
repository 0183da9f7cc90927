# The screens.

back = Retour
# Same as in English.
menu = Menu
stepper-less = moins : { $what }
stepper-more = plus : { $what }
stepper-range = Saisis un nombre entier de { $least } à { $most }.

home-tagline = Tient les comptes de tes parties de cartes, calcule chaque combat et n’oublie rien.
home-new = Nouvelle partie
home-new-about = Choisir un jeu et les joueurs
home-faulty = Endommagée à la ligne { $line } ({ $code })
home-unreadable = Illisible : ligne { $line } ({ $code })
home-unknown-game = Un jeu que cette version ne connaît pas ; une version plus récente le connaît peut-être
home-in-use = { SHOWN_IN() ->
    [tab] La dernière partie est ouverte dans un autre onglet. Ouvre-la ici pour la regarder.
   *[window] La dernière partie est ouverte dans une autre fenêtre. Ouvre-la ici pour la regarder.
}
home-folder = Les parties sont enregistrées dans { $folder }
home-no-folder = Impossible d’enregistrer des parties : { $why }. Rien ne peut être noté.
home-not-kept = Les parties ne sont pas enregistrées : { $why }. Ce que tu joues maintenant sera perdu si tu fermes cette page, sauf si tu l’exportes.
home-file = Impossible d’afficher { $file }. { $why }
home-file-no-screens = Cette fenêtre ne peut pas afficher ce jeu. En ligne de commande, tu peux rejouer et exporter la partie.
home-cleared = Le navigateur avait supprimé tout ce qui était enregistré ici. Les parties que cette page avait encore en mémoire ont été réenregistrées.
home-damaged = Endommagé dans le stockage du navigateur : { $files }. Ce qui était encore lisible a été réenregistré ; le reste est intact.
home-never-copied = Aucune copie de ces parties n’a encore été exportée. Pour en exporter une : « Toutes les parties », puis « Tout exporter ».
home-copied = { $days ->
    [one] La dernière copie de toutes les parties a été exportée il y a { $days } jour. Pour en exporter une nouvelle : « Toutes les parties », puis « Tout exporter ».
   *[other] La dernière copie de toutes les parties a été exportée il y a { $days } jours. Pour en exporter une nouvelle : « Toutes les parties », puis « Tout exporter ».
}
home-in-browser = Les parties sont enregistrées dans ce navigateur, sur cet appareil seulement.
home-in-browser-for-now = Les parties sont enregistrées dans ce navigateur, sur cet appareil seulement. Il peut les supprimer si la place vient à manquer, ou après des semaines sans visite : ajoute Courtyard à l’écran d’accueil et exporte les parties que tu veux garder.
home-update-about = Une nouvelle version de Courtyard est disponible. La mise à jour ne fait rien perdre, et tu peux la faire plus tard.
home-update = Mettre à jour
home-install = Installer Courtyard
home-install-about = Installe Courtyard pour l’ouvrir comme n’importe quelle appli : en plein écran et sans connexion. Tes parties restent où elles sont.
home-install-sharing = Ajoute Courtyard à l’écran d’accueil : tu l’ouvres en plein écran, même sans connexion, et le téléphone n’efface pas ses parties après une semaine sans visite.
home-install-later = Plus tard

install-title = Sur l’écran d’accueil
install-share = Touche « Partager » dans la barre du navigateur ; il se cache peut-être derrière les trois points.
install-add = Choisis « Sur l’écran d’accueil », plus bas dans la liste.
install-done = Touche « Ajouter ». Ensuite, ouvre Courtyard depuis l’écran d’accueil.
install-games = Le téléphone range les parties de cette appli à part de celles de ce navigateur. Pour transférer des parties, exporte-les ici et importe-les là-bas.

setup-name-of = { SOUND($player) ->
    [vowel] Nom d’{ $player }
   *[other] Nom de { $player }
}
setup-earlier = Ont déjà joué
setup-how-many = Joueurs
setup-guided-edition = Une partie guidée suit l’édition { $edition }. Pour une autre édition, commence une nouvelle partie sans guide.
setup-begins = { $name } commence
setup-our-rules = { $number ->
    [1] Nos règles
   *[other] Nos règles { $number }
}
setup-evening = Aujourd’hui : { $score }
setup-read = Lire les règles
setup-house-rules-about = { $count ->
    [0] L’édition telle quelle. Touche pour changer une règle.
    [one] Une règle changée
   *[other] { $count } règles changées
}
trial-try = Essayer ces règles
trial-try-about = Des bots jouent avec, et tu vois ce qui change.
trial-begins = Les bots jouent…
trial-starter = Le premier joueur gagne { $before } parties sur 100 ; avec tes règles, { $wins } ({ $from } à { $to }).
trial-found = Tes règles changent les probabilités du premier joueur, au moins pour ces bots.
trial-played = { $games } parties jouées jusqu’ici.
trial-effect = { $name } : { $before } ; avec tes règles, { $after }
trial-stop = Arrêter les bots
trial-continue = Relancer les bots
trial-typical = Revoir une partie typique
trial-about = Les bots suivent des principes simples. Des humains joueraient peut-être autrement.

rule-default = Dans cette édition : { $value }.
phase-earlier = Avancer { $phase }

bar-set-up = Mise en place
bar-turn = Tour { $turn } · { $name }
bar-turn-only = Tour { $turn }
bar-won = { $name } a gagné
bar-several-won = { $names } ont gagné
clock-player = { $name } { $time }
clock-turn = ce tour { $time }

menu-rules = Règles
menu-actions = Ce que fait chaque action
phase-named = Phase : { $phase }
menu-log = Historique et notes
menu-players = Joueurs et corrections
menu-turn-around = Tourner la table
menu-facing = Face à face
menu-leave = Retour à l’accueil

table-not-recorded = Action non notée : { $why }.

hand-over-turn = À { $name } de jouer
hand-over-go-on = Continuer
hand-over-nothing = Rien ne s’est passé au tour précédent.
do-set-up = Préparer la table
do-undo = Annuler
undo-with-phases = { $count ->
    [one] { $action }, et la phase passée juste avant
   *[other] { $action }, et les { $count } phases passées juste avant
}
undo-with-actions = { $count ->
    [one] { $action }, et l’action précédente
   *[other] { $action }, et les { $count } actions précédentes
}
do-redo = Rétablir
do-rematch = Revanche
# Same as in English.
do-note = Note

ask-act-or-end = { $name }, choisis une action ou termine le tour.
ask-act-or-go-on = { $name }, choisis une action ou continue.
ask-end = { $name }, termine le tour.
ask-go-on = { $name }, passe à la phase suivante.

note-hint = Une note pour l’historique

series-wins = { $name } ({ $wins })
series-several = { $draws ->
    [0] { $score }
    [one] { $score }, un match nul
   *[other] { $score }, { $draws } matchs nuls
}
series-score = { $draws ->
    [0] { $a } { $wins-a } : { $wins-b } { $b }
    [one] { $a } { $wins-a } : { $wins-b } { $b }, un match nul
   *[other] { $a } { $wins-a } : { $wins-b } { $b }, { $draws } matchs nuls
}

## Settings

settings-title = Paramètres
settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-high-contrast = Contraste élevé
settings-suits = Cartes
settings-suits-two-colours = Deux couleurs
settings-suits-four-colours = Quatre couleurs
settings-preview-gold = Or : { $count }
die-shows = Un dé indique { $pips }
settings-text-size = Texte
settings-text-size-percent = Taille en pourcentage
settings-language = Langue
settings-language-system = Automatique
settings-motion = Animations
settings-motion-full = Complètes
settings-motion-reduced = Réduites
settings-dice = Dés
settings-dice-about = Les dés proposés d’abord dans un duel ; les autres restent disponibles.
settings-dice-real = Vrais dés
settings-dice-virtual = Dés de l’appli
settings-hand-over = Quand le tour passe
settings-hand-over-about = Un message pour le joueur suivant : à qui de jouer, et ce qui s’est passé au tour précédent.
settings-hand-over-wait = Jusqu’à ce qu’on le touche
settings-hand-over-brief = Le temps de le lire
settings-hand-over-off = Pas de message
settings-bots = Étapes des bots
settings-bots-about = Quand l’étape d’un bot est terminée. Une étape que tu achèves avec des dés ou des cartes t’attend toujours.
settings-bots-confirmed = Après « C’est fait »
settings-bots-after-reading = Le temps de la lire
settings-chances = Probabilités
settings-chances-about = Les probabilités d’un duel, si le jeu les calcule. Les duels rapides et « Revoir la partie » les montrent, sauf si tu choisis « Jamais ».
settings-chances-always = Toujours
settings-chances-when-asked = À la demande
settings-chances-never = Jamais
settings-screen = Écran
settings-screen-awake = Le garder allumé tant qu’une partie est ouverte
settings-screen-dim = L’assombrir après deux minutes sans y toucher
settings-clock = Montrer le temps de chaque joueur
settings-buzz = Vibrer brièvement quand une action est notée
settings-copies = Copies des parties terminées
settings-copies-about = Chaque partie qui se termine est aussi copiée dans ce dossier. S’il est synchronisé avec d’autres appareils, tes parties sont à l’abri même si tu perds celui-ci.
settings-copies-field = Dossier des copies
settings-copies-choose = Choisir un dossier…
settings-copies-use = Utiliser ce dossier
settings-copies-none = Ce dossier n’existe pas.
copies-failed = Impossible de copier la partie dans { $folder } : { $why }. La partie elle-même est enregistrée.
settings-kept = Paramètres enregistrés dans { $file }
settings-not-kept = Le système n’a pas de dossier pour les paramètres ; ils seront perdus à la fermeture de la fenêtre.
settings-in-browser = Les paramètres sont enregistrés dans ce navigateur.
settings-set-aside = Impossible de lire les paramètres. Leur fichier a été renommé en { $file }, et tous les paramètres ont été réinitialisés.
settings-in-the-way = { $file } ne peut être ni lu ni renommé : { $why }. Tous les paramètres ont été réinitialisés.
settings-not-saved = Impossible d’enregistrer les paramètres : { $why }. Ils seront perdus à la fermeture de la fenêtre.
settings-language-missing = Impossible de télécharger cette langue : { $language }. Connecte-toi à internet et choisis-la de nouveau.
settings-note-close = Fermer ce message

about-title = À propos de Courtyard
# Same as in English.
about-version = Version { $version }, pour { $system }
about-commit = Compilée à partir du commit { $commit }
about-own = Courtyard est un logiciel libre : sous la licence MIT ou la licence Apache 2.0, à ton choix, tu peux l’utiliser, le partager et le modifier.
about-inside = Licences tierces
about-inside-about = Courtyard s’appuie sur le travail de beaucoup d’autres. Chaque licence indique les composants qu’elle couvre.
about-more = { $works } et { $count } de plus

## Keys

keys-title = Raccourcis clavier
keys-everywhere = Partout
keys-table = À la table
# Same as in English.
keys-actions = Actions
keys-larger-text = Agrandir le texte
keys-smaller-text = Réduire le texte
keys-usual-text = Taille du texte par défaut
keys-move = Passer à l’élément suivant
keys-press = Activer l’élément sélectionné
keys-scroll = Faire défiler d’une page

# Same as in English.
key-ctrl = Ctrl
# Same as in English.
key-alt = Alt
key-shift = Maj
key-escape = Échap
key-backspace = Retour arrière
# Same as in English.
key-tab = Tab
key-enter = Entrée
key-space = Espace
key-page-up = Page préc.
key-page-down = Page suiv.

## Start screen and quick duel

start-go-on = { $turn ->
    [0] Continuer : { $players }
   *[other] Continuer : { $players }, tour { $turn }
}
start-sample = Partie d’exemple
start-sample-of = Partie d’exemple : { $game }
start-running = { $turn ->
    [0] À préparer
   *[other] Tour { $turn }
}
start-won = { $winner } a gagné
start-about = { $state } · { $edition } · { $when }
start-edition-of = { $game }, { $edition }
start-today = aujourd’hui, { $time }
start-yesterday = hier, { $time }

## Unsaved steps

saving-banner = { $count ->
    [0] Non enregistré : { $why }. La partie continue.
    [one] Non enregistré : { $why }. Une action attend d’être enregistrée.
   *[other] Non enregistré : { $why }. { $count } actions attendent d’être enregistrées.
}
saving-short = { $count ->
    [0] Non enregistré
    [one] Une action non enregistrée
   *[other] { $count } actions non enregistrées
}
saving-open = Que faire ?
saving-title = Non enregistré
saving-about = { $count ->
    [0] Impossible d’enregistrer cette partie dans { $file } : { $why }.
    [one] Impossible d’enregistrer une action dans { $file } : { $why }.
   *[other] Impossible d’enregistrer { $count } actions dans { $file } : { $why }.
}
saving-goes-on = Tu peux continuer à jouer. Tout reste en mémoire, dans l’ordre, et l’appli réessaie sans cesse de l’enregistrer.
saving-leaving = Si tu quittes maintenant, les actions non enregistrées seront perdues.
saving-retry = Réessayer maintenant
saving-elsewhere = Enregistrer ailleurs
saving-elsewhere-about = Toute la partie jusqu’ici, dans un fichier séparé.
saving-write = Enregistrer une copie
saving-written = Toute la partie jusqu’ici se trouve dans { $file }.
saving-not-written = Impossible d’écrire { $file } : { $why }.
saving-copy = Copier dans le presse-papiers
saving-copied = Toute la partie jusqu’ici est dans le presse-papiers. Avant de quitter, colle-la dans un fichier dont le nom se termine par .courtyard.
saving-leave = Quitter sans enregistrer
saving-leave-sure = Quitter et perdre ce qui n’est pas enregistré
saving-leave-safe = Quitter
saving-stay = Continuer à jouer
saving-done = Tout est enregistré

## Corrections

# Same as in English.
corrections-title = Corrections
corrections-about = Les cartes sur la table font foi. Corrige l’appli ici ; chaque correction est notée dans l’historique et peut être annulée.
corrections-names = Les noms des joueurs se corrigent dans « Toutes les parties ».
corrections-reason = Motif
corrections-reason-hint = Motif (facultatif)
corrections-table = La table
corrections-is = { $what } : { $value }
corrections-set = Noter maintenant : { $what }

## Looking back

look-title = Revoir la partie
look-leave = Quitter la relecture
look-log = Toutes les actions
look-first = Aller au début
look-previous = Reculer d’une action
look-next = Avancer d’une action
look-last = Aller à la fin
look-at-beginning = C’est le début.
look-at-end = C’est la dernière action pour l’instant.
look-slider = Action
look-where = { $n ->
    [0] Avant la première action (sur { $count })
   *[other] { $n } sur { $count }
}
look-beginning = La partie n’a pas encore commencé.
look-taken-back = Cette action a été annulée ensuite et ne compte pas.
look-mark-taken-back = annulée
story-show = Voir le récit
story-save-text = Enregistrer le texte…
story-save-picture = Enregistrer l’image…
story-share-text = Partager le texte
story-share-picture = Partager l’image
story-no-bots = Les probabilités de gagner sont inconnues, car les bots ne savent pas jouer à ce jeu.
stories-title = Avantages et remontées
stories-show = Calculer les avantages et les remontées
story-curve = Probabilités de gagner : { $turns }
log-hide = Masquer l’historique
log-show = Afficher l’historique
log-earlier = Les actions plus anciennes sont dans « Revoir la partie ».

onlooker-play = Aller à la table
onlooker-in-use = { SHOWN_IN() ->
    [tab] Cette partie est ouverte dans un autre onglet. Tu peux la regarder ici ; les changements apparaissent aussitôt.
   *[window] Cette partie est ouverte dans une autre fenêtre. Tu peux la regarder ici ; les changements apparaissent aussitôt.
}
onlooker-free = { SHOWN_IN() ->
    [tab] Cette partie n’est plus ouverte dans l’autre onglet.
   *[window] Cette partie n’est plus ouverte dans l’autre fenêtre.
}
onlooker-take-over = Continuer ici
onlooker-newer = Cette partie a été enregistrée par une version plus récente de Courtyard. Tu peux voir ce que cette version comprend, mais pas continuer la partie.
onlooker-foreign = Ce journal se trouve hors du dossier de Courtyard, dans { $file }. Tu peux le consulter ici ; rien n’y est écrit.
onlooker-take-in = L’importer
onlooker-damaged = { $entries ->
    [0] La ligne { $line } est endommagée. { $why }
    [one] La ligne { $line } est endommagée. { $why } La seule entrée qui précède est intacte.
   *[other] La ligne { $line } est endommagée. { $why } Les { $entries } entrées qui précèdent sont intactes.
} { $lost ->
    [one] Une ligne est perdue.
   *[other] { $lost } lignes sont perdues.
} Le fichier n’a pas été modifié.
onlooker-lost = Lignes perdues
onlooker-lost-about = { $count ->
    [one] La ligne du journal
   *[other] Les lignes du journal
}
onlooker-lost-more = { $count ->
    [one] … et une ligne de plus.
   *[other] … et { $count } lignes de plus.
}
onlooker-repair = { $entries ->
    [0] Reprendre depuis le début
   *[other] Reprendre à l’entrée { $entries }
}

## The library

home-all = { $count ->
    [0] Archives, corbeille, import
   *[other] Toutes les parties ({ $count })
}
library-sessions = Parties
library-archive = Archives
library-bin = Corbeille
library-title = { $shelf } : { $count } sur { $of }
library-filters = Filtres
library-more = Recherche et plus
library-filters-on = { $name } : { $count ->
    [one] { $count } actif
   *[other] { $count } actifs
}
library-search = Rechercher
library-search-hint = Joueurs ou nom
library-listing = { $of ->
    [0] Lecture des parties…
   *[other] Lecture des parties : { $done } sur { $of }
}
library-none = Rien ici pour l’instant.
library-none-such = Aucune partie ne correspond. Modifie la recherche ou retire un filtre.
library-more-of = Plus : { $session }
library-game-any = Tous les jeux
library-ending-any = Tous
library-ending-won = Gagnée
library-days-any = N’importe quand
library-days-month = Ce mois-ci
library-days-year = Cette année
library-days-between = Du … au …
library-since = Du
library-until = Au
library-no-day = « { $day } » n’est pas une date. Écris-la comme ceci : { $example }.
library-show = { $count ->
    [one] Afficher { $count } sur { $of }
   *[other] Afficher { $count } sur { $of }
}
library-file = Fichier : { $file }
library-open = Ouvrir
library-archive-it = Archiver
library-put-it-back = Restaurer
library-delete = Mettre à la corbeille
library-erase = Supprimer définitivement
library-erase-about = La partie sera supprimée et ne pourra pas être restaurée.
library-erase-sure = Oui, supprimer définitivement
library-name = Nom
library-name-hint = Les joueurs et la date
library-rename = Renommer
library-renamed = La partie s’appelle maintenant { $name }.
library-players = Noms des joueurs
library-players-change = Changer les noms
library-players-changed = Les joueurs s’appellent maintenant { $players }.
library-put-back = La partie a été restaurée.
library-archived = La partie a été archivée.
library-binned = La partie est maintenant dans la corbeille. Tu peux encore la restaurer.
library-erased = La partie a été supprimée définitivement.
library-empty = Vider la corbeille
library-empty-about = { $count ->
    [one] Il y a une partie dans la corbeille.
   *[other] Il y a { $count } parties dans la corbeille.
}
library-empty-ask = { $count ->
    [one] La supprimer définitivement
   *[other] Supprimer les { $count } définitivement
}
library-empty-sure = { $count ->
    [one] Cette partie sera supprimée et ne pourra pas être restaurée.
   *[other] Ces { $count } parties seront supprimées et ne pourront pas être restaurées.
}
library-empty-now = { $count ->
    [one] Oui, la supprimer
   *[other] Oui, supprimer les { $count }
}
library-keep = Tout garder
library-emptied = { $count ->
    [one] Une partie a été supprimée définitivement.
   *[other] { $count } parties ont été supprimées définitivement.
}
library-give = Exporter
library-give-all = Tout exporter
library-give-all-about = Toutes les parties, archives comprises, dans un seul fichier, sans la corbeille. Importe ce fichier sur un autre appareil pour les y retrouver toutes.
library-give-title = Exporter
# Same as in English.
library-form = Format
# Same as in English.
library-form-journal = Journal
library-form-md = Texte (Markdown)
library-form-html = Page web
library-form-csv = Tableur (CSV)
library-form-story = Avec le récit de la partie
copies-download = Télécharger
copies-share = Partager
copies-downloaded = { $file } a été téléchargé.
copies-shared = { $file } a été partagé.
copies-not-gone = { $file } n’a pas été partagé.
library-file-field = Fichier
library-choose-place = Choisir l’emplacement
library-no-dialog = Ce système n’a pas de sélecteur de fichiers. Saisis le chemin à la place.
library-write = Enregistrer
library-replace = Remplacer le fichier
library-written = Enregistré sous { $file }.
library-take = Importer des parties
library-take-about = Des journaux Courtyard, ou un fichier zip qui en contient plusieurs, venus d’un autre appareil par exemple. Tu peux aussi déposer les fichiers dans cette fenêtre.
library-choose-files = Choisir des fichiers
library-take-path = Ou saisis l’emplacement du fichier :
library-take-this = Importer ce fichier
library-taking = Import en cours…
library-taken = { $file } a été importé sous le nom { $name }.
library-taken-cut-off = { $file } a été importé sous le nom { $name }, sans la dernière ligne, qui était incomplète.
library-known = { $file } était déjà là, sous le nom { $name }.
library-not-taken = { $file } n’a pas été importé. { $why }

## Statistics

statistics-title = Statistiques
statistics-progress = { $done } parties sur { $all }
statistics-none = Il n’y a encore aucune partie à compter.
statistics-none-such = Aucune partie ne correspond. Modifie ou retire un filtre.
statistics-few = { $count ->
    [one] Une seule partie pour l’instant : les chiffres deviendront intéressants avec d’autres.
   *[other] { $count } parties pour l’instant : les chiffres deviendront intéressants avec d’autres.
}
statistics-lost = Impossible de compter les parties.
choose = Filtre
choose-everything = Toutes les parties
choose-any-player = Tous les joueurs
choose-player-search = Rechercher un joueur
choose-player-hint = Partie du nom
choose-any-edition = Toutes les éditions
choose-won = Un joueur a gagné
choose-won-by = { $player } a gagné
choose-told = { $what } : { $chosen }
person-open = Résultats de { $name }
people-export = Exporter la liste
person-export = Exporter les parties
person-side = Gagnées et perdues par { $name }.
person-strength-title = Force
person-strength-note = Les nombres entre parenthèses contiennent la vraie chance dans 95 cas sur 100.
person-names = Noms
person-join = Aussi connu sous le nom de…
person-join-about = Choisis un autre nom de { $name }. Les deux comptent alors comme une seule personne, et les parties gardent les deux.
person-join-none = Il n’y a personne d’autre ici.
person-separate = Compter { $name } à part
person-rename = Renommer partout
person-rename-about = Corrige le nom dans toutes les parties, y compris dans les archives et la corbeille.
person-new-name = Nouveau nom
person-rename-onto = Il y a déjà des parties de { $name }. Celles des deux compteront ensemble, et c’est irréversible.
person-rename-sure = Renommer quand même
table-all = Afficher les { $count } lignes
table-shown = Les { $shown } premières lignes sur { $count } sont affichées.

## A guided game, and the end of one

start-guide-of-it = Comment jouer
start-guide = Comment jouer : { $game }
lesson-picture = Image : { $title }
lesson-app = Tu joues avec tes vraies cartes. L’appli tient les comptes et annonce la suite.
lesson-start = Lancer une partie guidée
lesson-start-bot = Lancer une partie guidée contre un bot
lesson-start-bot-about = Niveau { $level } ; il explique ses coups.
hint-sample = Ceci est un exemple : joue et annule à ta guise. La partie ne compte pas.
hint-turn-around = La table a tourné : tu la vois d’un autre côté. Touche encore pour continuer à la tourner.
hint-facing = { $halves ->
    [yes] Face à face : chaque moitié de l’écran est tournée vers son joueur. Pour revenir, choisis à nouveau « Face à face » dans le menu.
   *[no] Face à face : l’écran se tourne vers le joueur qui agit. Pour revenir, choisis à nouveau « Face à face » dans le menu.
}
hint-understood = Compris
settings-hints = Conseils
settings-hints-given = Afficher des conseils à la table
ending-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
# Same as in English.
ending-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
ending-tally = { $what } : { $of }
ending-time = Temps

## A guest at a shared table

guest-connecting = Recherche de la table…
guest-who = Qui es-tu ?
guest-seat-taken = Déjà à la table
guest-seat-away = À la table, mais hors ligne
guest-you = Tu es { $player }.
guest-you-watch = Tu regardes.
guest-here = Également ici : { $names }
guest-away = Hors ligne : { $names }
guest-look = Regarder
guest-television = Vue TV
guest-television-about = En grand, visible de partout
television-missing = Pas encore là : { $names }
television-show-code = Afficher le code QR
television-hide-code = Masquer le code QR
guest-device-name = Nom de cet appareil
guest-device-hint = visible par les autres
guest-dark = Ce navigateur ne peut pas garder l’écran allumé ici. Sur un iPhone, règle Luminosité et affichage → Verrouillage automatique sur Jamais ; sur Android, règle Affichage → Mise en veille de l’écran sur la durée maximale.
guest-bye-closed = Plus personne ne peut rejoindre cette table.
guest-again = Rejoindre à nouveau
guest-reload = Recharger la page
guest-unknown-game = Cette page ne connaît pas le jeu { $game }.
guest-bye-invitation = Cette invitation n’est plus valable. Scanne à nouveau le code QR de l’hôte.
guest-bye-version = L’hôte a une autre version. Recharge la page ; si cela ne suffit pas, l’appli de l’hôte doit être mise à jour.
guest-bye-unclear = Un problème est survenu. Recharge cette page.
guest-bye-full = Il n’y a plus de place pour un autre appareil à cette table.
guest-bye-sent-away = L’hôte a retiré cet appareil de la table.
guest-bye-elsewhere = Cet appareil est à la table dans un autre onglet.
guest-bye-left = Tu as quitté la table.
guest-bye-over = L’hôte a fermé la table.
guest-lost = Connexion perdue. La table n’est peut-être plus à jour ; rien n’est noté avant le retour de la connexion.
guest-failing = L’hôte n’arrive plus à enregistrer : rien n’est noté tant que cela dure.
guest-waiting = En attente de l’hôte…
guest-your-turn = À toi de jouer
guest-others = À { $players } de jouer
guest-bots = À { $players } de jouer. L’hôte confirme l’action.
guest-phone-away = Le téléphone de { $name } n’est pas connecté.
guest-not-yours = Cet appareil n’a pas ce droit. L’hôte peut l’autoriser.
guest-not-yours-to-undo = Tu ne peux annuler que ta dernière action. L’hôte peut en annuler plus.
guest-undid = { $what } (par { $who })
guest-host = l’hôte
guest-refused = L’hôte ne l’a pas autorisé.
guest-refused-old = Un autre joueur a été plus rapide. Regarde ce qui a été fait, et touche à nouveau si tu le veux toujours.
guest-refused-too-many = Trop de notes et de corrections à la fois. Attends un instant.
guest-set-up = L’hôte prépare la table.
guest-take = Exporter le journal

## Inviting phones to the window's session

invite-title = Inviter des téléphones
invite-about-network = Les téléphones du même réseau scannent un code QR et ouvrent cette partie dans leur navigateur. Tous les joueurs jouent alors sur leur téléphone. Toute personne qui a le code peut entrer, jusqu’à ce que tu arrêtes le partage.
invite-share = Partager cette table
invite-how = Scanne ce code QR avec des téléphones du même réseau, ou saisis l’adresse. Tous les joueurs voient alors cette partie et jouent sur leur téléphone. Toute personne qui a le code peut entrer.
invite-elsewhere = Un ordinateur du même réseau peut partager une table avec des téléphones : ouvre Courtyard sur cet ordinateur, et choisis « Inviter des téléphones » dans le menu d’une partie.
invite-picture = Code QR de l’adresse
invite-address = Si les téléphones ne la trouvent pas, essaie une autre adresse de cet ordinateur :
invite-there = Appareils connectés
invite-open = Admettre d’autres appareils
invite-away = Retirer { $name }
invite-end = Arrêter le partage
invite-shared =
    { $count ->
        [0] Table partagée ; aucun appareil connecté
        [one] Table partagée avec un appareil
       *[other] Table partagée avec { $count } appareils
    }
invite-no-page = La page pour les téléphones n’est pas installée avec ce programme. Elle doit se trouver à côté de lui, dans un dossier nommé web ; { $command } la crée.
invite-no-network = Cet ordinateur n’est connecté à aucun réseau : aucun téléphone ne peut l’atteindre.
invite-no-port = Aucun téléphone ne pourrait se connecter à cet ordinateur : { $why }.
invite-unsaved = Toutes les actions doivent d’abord être enregistrées.

## Introducing phones by their codes

invite-about = Chaque téléphone invité scanne ton code et affiche une réponse, que tu scannes à ton tour. Ensuite, les téléphones jouent ensemble sans serveur : il leur faut seulement le même Wi-Fi ou le partage de connexion de l’un d’eux.
invite-begin = Afficher mon code
invite-offer = Fais scanner ce code avec l’appareil photo du téléphone suivant. Scanne ensuite la réponse qui s’y affiche.
invite-read = Scanner la réponse
invite-type = Ou colle la réponse ici :
invite-copy = Copier l’adresse du code
invite-connecting = Connexion au téléphone…
invite-connected = Connecté. L’invité suivant peut scanner le code ci-dessous.
meet-preparing = Préparation du code…
meet-answer = Montre cette réponse à l’hôte
meet-answer-about = Dès que l’hôte l’a scannée, la connexion est établie. Si l’hôte n’a pas d’appareil photo, envoie la réponse sous forme de texte.
meet-send = Envoyer le texte de la réponse
meet-copy = Copier la réponse
meet-anew = Si l’hôte affiche un nouveau code
meet-scan = Scanner le code de l’hôte
meet-scan-about = L’hôte le trouve dans le menu de la partie, sous « Inviter des téléphones ».
meet-type = Ou colle ici l’adresse du code :
meet-connect = Se connecter
meet-again = Se reconnecter
meet-camera = Dirige l’appareil photo vers le code de l’autre téléphone.
meet-no-camera = Cette page ne peut pas utiliser l’appareil photo. Colle plutôt le texte du code.
meet-bad-code = Ce n’est pas un code complet de Courtyard. Scanne à nouveau l’autre téléphone.
meet-old-code = Cette réponse correspond à un code précédent. Fais scanner le code ci-dessous.
meet-no-connection = Les téléphones n’arrivent pas à se joindre. Connecte-les au même Wi-Fi, mais pas à un réseau pour invités ; ou active le partage de connexion de l’un et connectes-y l’autre. Fais ensuite scanner le code à nouveau.
meet-no-network = Ce téléphone n’est connecté à aucun réseau. Connecte-le à un Wi-Fi, ou active son partage de connexion.

## Printing

print-open = Imprimer…
print-title = Imprimer
print-paper = Papier
print-save = Enregistrer en PDF
# Same as in English.
paper-a4 = A4
paper-letter = Lettre US
aid-reference-about = Toutes les règles sur une page, avec tes règles maison.
aid-mat-about = Une page par joueur : des emplacements pour les cartes, des pistes et des cases pour les marqueurs.
aid-sheet-about = Un tableau pour les résultats d’une soirée.

## The clock

clock-pause = Mettre en pause
clock-go-on = Reprendre la partie
clock-paused = En pause depuis { $time }
keys-pause = Mettre en pause, ou reprendre

## Spoken turns

settings-speech = Annonces vocales
settings-speech-on = Annoncer à qui de jouer et le résultat des duels
settings-speech-slow = Lent
settings-speech-usual = Normal
settings-speech-fast = Rapide
settings-speech-voice = Voix du système
settings-speech-try = Écouter
spoken-turn = À { $player } de jouer.

## Board Game Stats

ending-push = Ajouter à BG Stats
ending-push-about = Ouvre l’appli Board Game Stats avec cette partie.
