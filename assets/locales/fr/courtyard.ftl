# Shared by all games: players, lists, entries, faults of a journal, the command line, exports.

## Words and lists

player-unnamed = Joueur { $number }
title = { $zero } contre { $one }
list-and = { $before } et { $last }
list-or = { $before } ou { $last }
list-comma = { $before }, { $next }
list-none = rien
yes = oui
no = non

## Suits and ranks

suit-spades = pique
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle
suit-card-spades = pique
suit-card-hearts = cœur
suit-card-diamonds = carreau
suit-card-clubs = trèfle
rank-ace = As
rank-jack = Valet
rank-queen = Dame
rank-king = Roi
spoken-card = { $rank } de { $suit }

## The log

turn-zero = Mise en place
turn-title = Tour { $turn } : { $player }
did-undo = { $count ->
    [one] Annulé : { $what }
   *[other] { $count } actions annulées, à partir de : { $what }
}
did-redo = { $count ->
    [one] Rétabli : { $what }
   *[other] { $count } actions rétablies, jusqu’à : { $what }
}
sum = { $who } : { $terms } = { $total }
sum-empty = { $who } : { $total }
sum-and = { $before } + { $next }
sum-term = { $value } ({ $name })
fact-game = Jeu
fact-players = Joueurs
fact-edition = Édition
fact-rules = Règles maison
fact-started = Début
fact-ended = Dernière entrée
fact-entries = Entrées
fact-turns = Tours
fact-result = Résultat
entries-undone = { $undone ->
    [0] { $count }
    [one] { $count }, dont { $undone } annulée
   *[other] { $count }, dont { $undone } annulées
}
result-won = { $count ->
    [one] { $winner } a gagné
   *[other] { $winner } ont gagné
}
result-draw = Match nul
result-open = En cours

## Messages that a game can replace by its own

# Same as in English.
kind-adjust = Correction
# Same as in English.
kind-note = Note
headline-note = Note : { $text }
then-reason = Motif : { $why }
refusal-game-over = La partie est terminée.
kind-setup = Préparer la table
kind-next-phase = Phase suivante
kind-end-turn = Terminer le tour
kind-concede = Abandonner
kind-concede-about = L’autre joueur gagne la partie.
headline-setup = { $first } joue le premier tour
headline-end-turn = { $player } termine son tour
headline-concede = { $player } abandonne
headline-adjust-hand = { $hand ->
    [one] Correction : { $player } a { $hand } carte en main
   *[other] Correction : { $player } a { $hand } cartes en main
}
event-turn-began = Tour { $turn } : à { $player } de jouer.
event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } ne pioche rien : il ne reste aucune carte.
        [one] { $player } ne pioche que { $cards } carte sur { $wanted } : il n’y en avait pas plus.
       *[other] { $player } ne pioche que { $cards } cartes sur { $wanted } : il n’y en avait pas plus.
    }
   *[equal] { $cards ->
        [one] { $player } pioche { $cards } carte.
       *[other] { $player } pioche { $cards } cartes.
    }
}
refusal-not-set-up = Il faut d’abord préparer la table.
refusal-already-set-up = La table est déjà prête.
refusal-hand-too-small = { $needs ->
    [one] Il faut une carte en main ; { $player } n’en a pas.
   *[other] Il faut { $needs } cartes en main ; { $player } en a { $has }.
}
correct-hand = Cartes en main : { $player }

## Words of several games

count-share = Part
count-times = Nombre
count-uses = Usages
setup-who-begins = Qui commence ?
table-not-set-up = La table n’est pas encore prête.
seat-has-won = a gagné
discard-top = Sur le dessus : { $card }.
discard-pile = Défausse
table-over = Après le tour { $turn } : { $result }
# Same as in English.
calculator-total = total
count-won-games = Parties gagnées
count-turns-shown = { $shown } tours sur { $all } sont affichés : ceux qu’au moins 1 partie sur 20 a atteints, { $most } au maximum.
back-to-table = Retour à la table
part-is-card = { $what } : { $card }

## Undo and redo

refusal-nothing-to-undo = { $there ->
    [0] Il n’y a rien à annuler.
    [one] On ne peut annuler que { $there } action, pas { $asked }.
   *[other] On ne peut annuler que { $there } actions, pas { $asked }.
}
refusal-nothing-to-redo = { $there ->
    [0] Il n’y a rien à rétablir.
    [one] On ne peut rétablir que { $there } action, pas { $asked }.
   *[other] On ne peut rétablir que { $there } actions, pas { $asked }.
}
refusal-long-note = Une note compte au plus { $most } caractères.
unwritable-long-line = C’est trop long pour être noté.
unwritable-journal-full = Le fichier de la partie est plein : plus rien ne peut être noté.
unwritable-no-room-for-notes = Le fichier de la partie est presque plein. La partie peut être jouée jusqu’au bout, mais les notes ne sont plus enregistrées.
unwritable-needs-bots = Un bot participe à cette partie. Elle ne continue que sur l’appareil où elle a commencé.

## Faults of a journal

fault-unreadable = Lecture impossible : { $why }.
fault-bad-header-not-a-header-empty = Ce n’est pas un journal Courtyard : il est vide.
fault-bad-header-not-a-header-endless = Ce n’est pas un journal Courtyard : sa première ligne n’a pas de fin.
fault-bad-header-not-a-header-not-text = Ce n’est pas un journal Courtyard : sa première ligne n’est pas du texte UTF-8.
fault-bad-header-not-a-header-utf-16 = Ce n’est pas un journal Courtyard : c’est du texte UTF-16. Enregistre-le en UTF-8.
fault-bad-header-not-a-header-packed = Ce n’est pas un journal Courtyard : c’est un fichier { $value }. Décompresse-le et utilise les journaux qu’il contient.
fault-bad-header-not-a-header-no-version = Ce n’est pas un journal Courtyard : sa première ligne n’a pas de champ « courtyard ».
fault-bad-header-not-a-header-json = Ce n’est pas un journal Courtyard : { $why }.
fault-bad-header-unknown-version = Ce journal utilise la version { $value } du format ; ce programme prend en charge la version { $known }. Une version plus récente de Courtyard pourra peut-être le lire.
fault-bad-header-unknown-game = Ce journal concerne un jeu que cette version ne connaît pas : « { $value } ». Une version plus récente de Courtyard le connaît peut-être.
fault-bad-header-players = { ORDER($min, $max) ->
    [equal] Ce jeu se joue à { $min ->
        [one] { $min } joueur
       *[other] { $min } joueurs
    }, pas à { $count }.
   *[other] Ce jeu se joue de { $min } à { $max } joueurs, pas à { $count }.
}
fault-unknown-edition = Édition inconnue : « { $edition } ». Éditions connues : { $known }.
fault-unknown-rule = La règle « { $rule } » n’existe pas.
fault-bad-rule = La règle « { $rule } » { $why }.
fault-bad-json-too-long = La ligne n’est pas du JSON : elle dépasse { $most } octets.
fault-bad-json-not-text = La ligne n’est pas du JSON : après l’octet { $value }, ce n’est plus du texte UTF-8.
fault-bad-json-syntax = { $column ->
    [none] La ligne n’est pas du JSON : { $why }.
   *[other] La ligne n’est pas du JSON : { $why } (caractère { $column }).
}
fault-bad-entry-shape = { $column ->
    [none] La ligne n’est pas une entrée valable ici : { $why }.
   *[other] La ligne n’est pas une entrée valable ici : { $why } (caractère { $column }).
}
fault-bad-entry-no-count = La ligne n’est pas une entrée valable ici : « { $value } » doit valoir au moins 1.
fault-bad-entry-not-one-step = La ligne n’est pas une entrée valable ici : une entrée contient soit « do », soit « undo », soit « redo ».
fault-bad-entry-out-of-order = La ligne n’est pas une entrée valable ici : « n » vaut { $n }, alors que le numéro attendu est { $next }.
fault-bad-crc-wrong = Cette ligne ou une ligne précédente a été modifiée : sa somme de contrôle indique { $written }, son texte donne { $computed }.
fault-bad-crc-missing = La ligne n’a pas de somme de contrôle : elle a été ajoutée ou modifiée à la main.
fault-bad-crc-unexpected = La ligne a une somme de contrôle là où il n’en faut pas : les lignes de ce journal n’en ont pas, ou elle n’est pas le dernier champ de la ligne.
fault-cut-off = La dernière ligne est incomplète ; les entrées précédentes sont intactes.

## Messages of the JSON parser

json-ends = la fin arrive trop tôt
json-goes-on = il y a du texte après la fin
json-field-missing = il manque le champ « { $name } »
json-field-twice = le champ « { $name } » y figure deux fois
json-field-unknown = le champ « { $name } » n’a pas lieu d’être ici
json-word-unknown = « { $name } » est inconnu
json-unfit = { $expected ->
    [number] une valeur n’est pas valide : il faut un nombre
    [text] une valeur n’est pas valide : il faut un texte
    [object] une valeur n’est pas valide : il faut un objet
    [list] une valeur n’est pas valide : il faut une liste
    [flag] une valeur n’est pas valide : il faut true ou false
   *[other] une valeur n’est pas valide
}
json-kind-lacks = il manque à « { $kind } » le champ « { $field } »
json-not-one-correction = « adjust » corrige une seule valeur : { $name }
json-not-a-card = ce n’est pas une carte ; elle s’écrit comme 10h
json-not-a-seat = cette place n’existe pas ; on compte à partir de 0
json-word-unfit = « { $name } » n’est pas valide ici
json-other = le texte est mal formé

## House rules

house-rule = { $rule } : { $value }
house-rules-and = { $before } ; { $next }
rule-value-any = sans limite
rule-value-each = { $name } { $number }
rule-value-phase = { $phase } ({ $actions })

## Requirements of a rule’s value, after the rule’s name

value-fault-number = doit être un nombre entier de { $least } à { $most }
value-fault-limit = doit être un nombre entier d’au plus { $most }, ou null pour jouer sans limite
value-fault-flag = doit être true ou false
value-fault-choice = doit être { $words }
value-fault-numbers = doit donner à chaque nom ({ $names }) un nombre entier de { $least } à { $most }
value-fault-list = doit être une liste sans doublon de mots parmi ceux-ci : { $words }
value-fault-phases = doit être une liste de { $shape }
value-fault-not-phases = doit être une liste de { $shape }, et { $why }
value-fault-no-phase = doit nommer au moins une phase
value-fault-reserved = ne peut pas avoir de phase appelée « { $phase } »
value-fault-twice = a deux phases appelées « { $phase } »
value-fault-foreign = ne peut pas mettre « { $kind } » dans une phase
value-fault-other = a une valeur non valide : { $why }

## The rules in words

rulebook-house = Tu joues l’édition « { $edition } » avec ces changements :
rulebook-house-change = { $rule } : { $value } (dans l’édition : { $usual })

## Why the system cannot read or write

io-not-found = ce fichier ou ce dossier n’existe pas
io-permission-denied = accès refusé
io-storage-full = le disque est plein
io-quota-exceeded = l’espace de stockage disponible est plein
io-file-too-large = le fichier serait trop volumineux
io-read-only-filesystem = le disque est en lecture seule
io-already-exists = ce nom est déjà pris
io-is-a-directory = c’est un dossier
io-not-a-directory = ce n’est pas un dossier
io-unexpected-eof = le fichier est plus court que prévu
io-timed-out = pas de réponse
io-unsupported = ce disque ou ce système n’en est pas capable
io-unsupported-in-browsers = c’est impossible ici (les navigateurs n’enregistrent de données que pour les pages ouvertes en https)
io-not-connected = le support de stockage n’est plus connecté
io-invalid-data = le fichier est endommagé, chiffré ou compressé d’une façon inconnue
io-other = { $why }

## Bots at a table

bot-other-seed = La graine de { $player } n’est pas celle qui a été scellée avant la partie.
bot-other-cards = { $player } ne peut pas avoir eu ces cartes : elles ne correspondent pas au paquet scellé.
bot-no-game = Les bots ne peuvent pas jouer à ce jeu à une table : l’application ne connaît pas ses cartes.
bot-no-such-seat = Il n’y a pas de place { $seat } pour un bot ; la première est la place 0.
bot-twice = Deux bots ne peuvent pas occuper la place { $seat }.
bot-no-person = Au moins une place est pour une personne.
bot-unknown = Il n’y a pas de bot « { $name } ».
bot-no-seed = Les cartes de { $player } sont sur l’appareil où la partie a commencé. Elle ne peut continuer que là.
bot-turn = { $player } est un bot et agit de lui-même.
bot-cards = L’application connaît les cartes de { $player } : on ne peut ni les modifier ni les nommer à la main.
# Same as in English.
bot-level = { $level ->
    [easy] Facile
    [normal] Normal
    [hard] Difficile
   *[expert] Expert
}
bot-with-level = { $name } ({ $level })
bot-person = Personne
# Same as in English.
bot-unnamed = Bot { $number }
# Same as in English.
bot-seat = { $name } (bot, { $level })
# Same as in English.
bots-title = Bots
bots-about = Pour les places sans joueur humain
bots-decks = Les cartes d’un bot sont dans l’application. Chaque personne a besoin de son propre jeu de cartes.
bot-thinks = { $name } réfléchit…
bot-done = C’est fait
bot-why = Pourquoi ?
bot-why-chance = { $action } : gagne { $chance } parties sur 100.
bot-why-thumb = Choisi par des règles simples.
bot-why-blunder = Choisi moins bien exprès, comme parfois à ce niveau.
bot-why-more = Jugé meilleur : { $action }.
bot-why-same = Jugé aussi bon : { $action }.
bot-why-less = Jugé moins bon : { $action }.

## The command line

# Same as in English.
cli-error = courtyard: { $message }
# Same as in English.
cli-error-file = courtyard: { $file }: { $message } [{ $code }]
# Same as in English.
cli-error-line = courtyard: { $file }, ligne { $line }: { $message } [{ $code }]
# Same as in English.
cli-failure = courtyard: { $file }: { $message }
cli-standard-input = entrée standard
cli-directory = C’est un dossier, pas un journal.
cli-no-odds = Aucune probabilité n’est calculée pour ce jeu.
cli-no-entry = { $there ->
    [0] L’entrée { $asked } n’existe pas : le journal n’en a encore aucune.
    [one] L’entrée { $asked } n’existe pas : le journal n’en a que { $there }.
   *[other] L’entrée { $asked } n’existe pas : le journal en a { $there }.
}
cli-cannot-write = Écriture impossible : { $why }.
cli-cannot-print = Impossible d’écrire sur la sortie standard : { $why }.
cli-into-the-library = Ce fichier est une partie enregistrée : seule l’appli y écrit. Choisis un autre emplacement pour l’export.
cli-over-a-journal = Un export n’écrase jamais un journal. Choisis un autre nom pour l’export.
cli-check-ok = correct
cli-check-seals-closed = Les paquets des bots sont scellés jusqu’à la fin de la partie.
cli-check-seals-respected = Les bots avaient les cartes de leurs paquets scellés.
# Same as in English.
cli-legal-yes = possible
cli-sessions-none = Aucune partie n’est enregistrée dans { $folder }.
cli-sessions-line = { $started }  { $title } : tour { $turn }. { $result }
cli-session-fault = Ce journal a un défaut à la ligne { $line } [{ $code }].

## Exports

export-taken-back = Annulé
export-chart = { $gauge }, tour par tour
export-chart-has = { $player } a { $value }
export-chart-about = À la fin, { $players } ; le maximum atteint { $count ->
    [2] par l’un des deux
   *[other] par un joueur
} au cours de la partie est de { $most }.
export-chart-turn = Tour
export-gauge-of = { $gauge } ({ $player })
# Same as in English.
export-total = Total

## The library

library-no-folder = Le système n’a pas de dossier pour les données de ce compte. Indiques-en un avec --data-dir.
library-in-use = { SHOWN_IN() ->
    [tab] Cette partie est ouverte dans un autre onglet. Ferme-la d’abord là-bas.
   *[window] Cette partie est ouverte dans une autre fenêtre. Ferme-la d’abord là-bas.
}
library-damaged = { $file } est endommagé à la ligne { $line } ({ $code }). Le fichier n’a pas été modifié.
library-newer = { $file } a été écrit par une version plus récente de Courtyard. Tu peux le consulter ici, mais pas continuer la partie.
library-newer-people = { $file } a été écrit par une version plus récente de Courtyard. Les noms ne sont donc pas modifiés ici.
library-too-large = { $file } est trop volumineux pour un journal : le maximum est de { $most } Mio.
library-changed = Entre-temps, { $file } a été modifié ailleurs. Il n’a pas été écrasé.
library-no-name = « { $name } » ne peut pas servir de nom : il ne contient ni lettre ni chiffre.
player-names-same = { $first } et { $second } : il faut deux noms différents.
player-names-alike = « { $first } » et « { $second } » comptent comme une seule personne dans les statistiques. Tu peux corriger les noms.
player-name-missing = { $player } : il faut un nom.
player-name-long = Un nom ne peut pas dépasser { $most } caractères.
player-name-letters = Certains caractères de ce nom ne peuvent pas être affichés ici.
library-trouble = L’opération a échoué : { $why }.
library-set-aside = La dernière ligne de cette partie était incomplète. Elle a été enregistrée sous { $file } ; la partie reprend à la ligne précédente.
library-moved = Un autre programme a modifié ou remplacé { $from } pendant la partie. Ce fichier est resté tel quel, et toute la partie continue dans { $to }.
library-remains = La dernière ligne de cette partie est incomplète, et il est impossible d’écrire sur le disque pour l’instant. La partie reprend à la ligne précédente.
library-repaired = { $count ->
    [one] La ligne { $line } de cette partie était endommagée. Une copie du journal endommagé a été enregistrée sous { $file } ; la partie reprend à la ligne précédente.
   *[other] Cette partie était endommagée à partir de la ligne { $line } : { $count } lignes sont inutilisables. Une copie du journal endommagé a été enregistrée sous { $file } ; la partie reprend à la ligne précédente.
}
cli-no-session = La bibliothèque ne contient pas de partie « { $name } ». La commande « courtyard sessions --shelf all » les énumère toutes.
cli-no-player = Personne ne s’appelle « { $name } » dans cette partie.
cli-rename-shape = Indique un seul nouveau nom, sans « = », pour « { $name } » : --player "{ $name }=Maria". Deux noms identiques se corrigent dans la fenêtre.
cli-repair-sound = Le journal n’est pas endommagé : il n’y a rien à réparer.
cli-bin-emptied = { $count ->
    [0] La corbeille était vide.
    [one] Une partie a été supprimée définitivement.
   *[other] { $count } parties ont été supprimées définitivement.
}

## Statistics

decimal = { $whole },{ $part }
percent = { $percent } %
percent-below-one = < 1 %
percent-above-ninety-nine = > 99 %
number-below = < { $number }
thousands = { $before } { $last }
date = { $day }/{ $month }/{ $year }
stats-row = { $row }. { $cells }.
stats-cell = { $column } : { $value }
stats-all = Toutes
stats-games = Parties
stats-won-going = { $place ->
    [1] Gagnées en jouant en 1er
    [2] Gagnées en jouant en 2e
    [3] Gagnées en jouant en 3e
    [4] Gagnées en jouant en 4e
    [5] Gagnées en jouant en 5e
    [6] Gagnées en jouant en 6e
    [7] Gagnées en jouant en 7e
   *[8] Gagnées en jouant en 8e
}
stats-drawn = Nulles
stats-running = En cours
stats-player = Joueur
stats-won = Gagnées
stats-lost = Perdues
stats-unnamed = Sans nom
stats-players-note = Selon l’ordre de jeu : parties gagnées sur parties terminées.
stats-meetings = Face-à-face
stats-wins = Victoires
stats-last-met = Dernière rencontre
people-title = Joueurs
people-note = Parties terminées, chacune une fois. Les bots et les joueurs sans nom ne comptent pas.
people-none = Personne n’a encore terminé de partie ici.
person-unknown = Il n’y a ici aucune partie terminée de « { $name } ».
person-also = Aussi connu sous le nom de { $names }.
person-joined = { $name } et { $other } comptent maintenant comme une seule personne. Les journaux gardent les deux noms.
person-met = { $name } et { $other } ont joué à la même table (parties : { $games }) : ce sont donc deux personnes.
person-separated = { $name } et { $other } comptent de nouveau comme deux personnes.
person-not-joined = { $other } n’est pas un autre nom de { $name }.
person-renamed = Le nom est maintenant { $name }. Parties corrigées : { $count }.
person-record = Parties : { $games }. Gagnées : { $won }, perdues : { $lost }, nulles : { $drawn }.
person-time = Minutes à la table : { $minutes }. Première partie : { $first }, dernière partie : { $last }.
person-streak = { $of ->
    [won] Victoires d’affilée en ce moment : { $count }.
    [lost] Défaites d’affilée en ce moment : { $count }.
   *[drawn] Nulles d’affilée en ce moment : { $count }.
}
person-longest = Plus longues séries : { $won } gagnées, { $lost } perdues.
person-latest = Dernières parties, la plus récente à la fin
person-rival = Rival : { $name } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
person-nemesis = Bête noire : { $name } (victoires : { $won } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
person-victim = Victime préférée : { $name } (victoires : { $won } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
person-conceded = Terminées par abandon : { $won } gagnées, { $lost } perdues.
person-strength = { $game } : { $name } bat un adversaire moyen dans { $mean } parties sur 100 (de { $low } à { $high }).
person-too-few = { $game } : trop peu de parties pour le dire.
person-beats = { $game } : { $name } bat { $other } dans { $mean } parties sur 100 (de { $low } à { $high }).
person-ahead-note = Gagner veut dire finir devant l’autre, quelle que soit la taille de la table.
person-by-start = Place dans l’ordre du jeu
person-start = { $place } sur { $players }
person-by-year = Année
person-by-month = Mois
person-mean-length = Durée moyenne en minutes : { $minutes }.
person-last-met = Dernière partie ensemble : { $last }.
mark-won = V
mark-lost = D
mark-drawn = N
stats-meetings-note = Parties terminées disputées par les deux.
stats-length = Durée des parties terminées
stats-shortest = Minimum
stats-median = Médiane
stats-mean = Moyenne
stats-longest = Maximum
# Same as in English.
stats-actions = Actions
# Same as in English.
stats-minutes = Minutes
stats-length-note = Les actions annulées ne comptent pas, contrairement au temps qu’elles ont pris. Le temps mis en pause et les interruptions de plus d’une demi-heure sont exclus.
stats-dice = Dés
stats-dice-virtual = Dés de l’appli
stats-dice-real = Vrais dés
stats-chi-squared = Khi-deux
stats-p-value = Valeur p
stats-dice-verdict = { $dice } : { $verdict }
stats-dice-too-few = trop peu de lancers pour conclure ; il en faut { $least }.
stats-dice-usual = avec des dés équilibrés, une répartition au moins aussi inégale se produit environ { $percent } fois sur 100. C’est normal.
stats-dice-unusual = avec des dés équilibrés, une répartition au moins aussi inégale se produit environ { $percent ->
    [one] { $percent } fois
   *[other] { $percent } fois
} sur 100. C’est inhabituel, mais cela ne prouve rien.
stats-dice-rare = avec des dés équilibrés, une répartition aussi inégale se produit moins d’une fois sur 100. Examine tes dés si tu veux, mais ce n’est peut-être que le hasard.
stats-dice-rare-virtual = avec des dés équilibrés, une répartition aussi inégale se produit moins d’une fois sur 100. C’est peut-être le hasard.
stats-not-begun = { $count ->
    [one] { $count } partie jamais commencée n’est pas comptée.
   *[other] { $count } parties jamais commencées ne sont pas comptées.
}
stats-faulty = { $count ->
    [one] { $count } journal a un défaut et n’est compté que jusque-là.
   *[other] { $count } journaux ont un défaut et ne sont comptés que jusque-là.
}
stats-unreadable = { $count ->
    [one] { $count } journal est illisible et n’est pas compté.
   *[other] { $count } journaux sont illisibles et ne sont pas comptés.
}
cli-sessions-none-fits = Aucune partie enregistrée dans { $folder } ne correspond aux critères.
figure-games = Parties gagnées, selon l’ordre de jeu
figure-players = Parties gagnées, sur les parties terminées
figure-player = { $player } · { $edition }
figure-length = Nombre de tours par partie
figure-range = { $from }–{ $to }
figure-no-winner = Pas encore de courbe : aucune partie terminée n’a de vainqueur.
figure-no-end = Pas encore de partie terminée.
figure-times = Fréquence
# Same as in English.
figure-face = Face
figure-expected = Dés équilibrés : { $count } par face
cli-stats-none = Il n’y a aucune partie à compter dans { $folder }.
cli-stats-progress = { $done } parties comptées sur { $all }

## Finished games for other programs

cli-plays-left-out = Illisible, donc laissé de côté.
plays-next = { $before } à { $next }
plays-fact = { $name } : { $value }

## Zip files, and journals from elsewhere

archive-faulty = { $file } ne pourrait pas être réimporté ; il est placé tel quel dans le dossier « faulty » du fichier zip. { $why }
archive-left-out = { $file } n’est pas dans le fichier zip. { $why }
library-fault = Ligne { $line } : { $code }.
archive-none = Ce n’est pas un fichier zip, ou il est endommagé.
archive-too-large = Le fichier zip est trop volumineux : le maximum est de { $most } Mio.
archive-too-many = Il y a trop de fichiers pour un seul fichier zip : le maximum est de { $most }.
archive-too-much = Les journaux sont trop volumineux pour un seul fichier zip : le maximum est de { $most } Mio en tout.
archive-no-journals = Il n’y a aucun journal dans ce fichier zip. S’il contient un autre fichier zip, décompresse-le et importe celui-ci.
archive-nothing = Aucune partie à exporter, ni dans les parties ni dans les archives.
archive-overlapping = Le fichier zip est piégé : les fichiers qu’il contient partagent les mêmes octets.
cli-in-archive = { $archive }, { $file }
cli-import-new = { $file } : importé sous le nom { $name }
cli-import-cut-off = { $file } : importé sous le nom { $name }, sans la dernière ligne, qui était incomplète
cli-import-known = { $file } : déjà présent sous le nom { $name }
import-place = { $name } { $place ->
    [archive] (dans les archives)
   *[trash] (dans la corbeille)
}
import-further = { $file } : déjà présent sous le nom { $name }, avec d’autres entrées
import-corrected = { $file } : déjà présent sous le nom { $name }, avec désormais les noms corrigés
import-continued = { $file } : continue { $name }, { $count ->
    [one] une entrée ajoutée
   *[other] { $count } entrées ajoutées
}
import-version = { $file } : importé sous le nom { $name }, une autre version de { $of }. Elles diffèrent à partir de l’entrée { $at }, et une seule compte.
library-at-table = La partie enregistrée est ouverte à une table, une importation ne peut donc pas la continuer. Ferme la table, puis importe de nouveau le fichier.
# Same as in English.
library-versions = { $count ->
    [one] une version
   *[other] { $count } versions
}
version-behind = { $name } diffère à partir de l’entrée { $at }.
version-part = { $name } ne contient rien de plus.
version-counts = Cette version ne compte pas. C’est { $name } qui compte.
version-entry = { $name }, entrée { $at } : { $sentence }
version-choose = Faire compter cette version
version-chosen = { $name } compte maintenant.
version-not-behind = { $name } compte déjà : aucune autre version de la partie ne compte à sa place.
versions-title = Autres versions de cette partie
cli-import-restore = Pour la restaurer : courtyard restore { $name }
cli-import-refused = Le journal n’est pas importé : il a un défaut ici.
cli-merged = Ajoutées : { $added }. Continuées : { $continued }. Déjà présentes : { $same }. Autres versions : { $versions }. Non fusionnées : { $damaged }.
cli-merged-people = Décisions sur les noms des joueurs : { $count }.
cli-merge-dry = C’était un essai : rien n’a été modifié.
cli-import-others = { $count ->
    [one] { $file } : { $count } fichier qui n’est pas un journal a été ignoré
   *[other] { $file } : { $count } fichiers qui ne sont pas des journaux ont été ignorés
}
cli-all-into-a-file = Un fichier zip ne peut pas aller sur la sortie standard ; indique un fichier avec --output.
cli-not-a-file = Ce n’est pas un fichier que l’on peut remplacer.
cli-packed = { $count ->
    [one] { $count } journal se trouve dans { $file }.
   *[other] { $count } journaux se trouvent dans { $file }.
}

## Sharing a table with phones

host-shared = Table partagée : { $players }. Les téléphones du même réseau la rejoignent avec ce code QR :
host-address = ou à cette adresse : { $address }
host-how = Commandes : list, role, away, close, open, quit. Ctrl+C met fin au partage.
host-nobody = Aucun appareil n’a rejoint la table.
host-device = { $number }  { $name }  { $player }  { $role }
host-failing = L’enregistrement échoue : rien n’est noté tant que cela dure.
host-failing-no-more = L’enregistrement fonctionne à nouveau : tout est noté.
host-no-such-line = Commande inconnue. Les commandes sont : list, role 2 everything, role 2 own, role 2 look, away 2, close, open, quit.
host-no-network = Cet ordinateur n’est connecté à aucun réseau. Pour partager uniquement avec des navigateurs de cet ordinateur : courtyard host --local
host-no-session = Il n’y a pas de partie en cours. Commences-en une, ou indiques-en une : courtyard sessions en donne la liste.
host-bots = Des bots jouent dans cette partie, et seulement dans une fenêtre. Partage-la de là.
host-no-port = { $is_port ->
    [yes] Aucun appareil ne pourrait se connecter ici : { $why }. Pour utiliser un autre port : courtyard host --port 8080
   *[no] Aucun appareil ne pourrait se connecter ici : { $why }.
}
host-no-page = La page pour les téléphones n’est pas installée avec ce programme. Indique son dossier avec --page, ou crée-la : { $command }
host-bad-page = { $file } n’est pas une page pour les téléphones : { $why }.
sharing-away = hors ligne
sharing-role-everything = peut tout faire
sharing-role-own = son côté seulement
sharing-role-look = regarde

## The laboratory
lab-left-out = Les bots ne peuvent pas jouer à { $game } : l’appli ne sait pas quelles cartes contiennent ses paquets.
lab-no-bot = Le bot « { $name } » n’existe pas. Les bots sont random, greedy, search, et search avec un nombre de simulations, par exemple search:400. Chacun peut se passer d’un type d’action, par exemple greedy-spy.
lab-players = Ce jeu ne se joue pas à { $players } { $players ->
    [one] joueur
   *[other] joueurs
}.
lab-bots = Il y a { $bots } bots pour { $players } places. Indique un bot pour toutes les places, ou un pour chacune.
lab-progress = Blocs joués : { $done } sur { $all } · { $time }
lab-no-run = Ce n’est pas le fichier d’une expérience. Indique un fichier écrit par « courtyard lab run -o FICHIER ».
lab-merge-differs = Ce n’est pas un fragment de la même expérience : « { $field } » diffère.
lab-merge-twice = Le fragment { $shard } est présent deux fois.
lab-merge-whole = Ce n’est pas un fragment d’expérience.
lab-merge-interrupted = Il a été arrêté avant la fin ; relance ce fragment.
lab-merge-missing = Fragments manquants : { $shards }.
lab-title = Laboratoire
lab-played = Parties : { $games } · Blocs : { $blocks } · Bots : { $bots }
lab-starter-wins = Le premier joueur gagne { $wins } parties sur 100 ({ $from } à { $to }).
lab-starter-changes = Le premier joueur gagne { $before } parties sur 100 ; avec les secondes règles, { $wins } ({ $from } à { $to }).
lab-found = Avec ces bots, les secondes règles changent les probabilités du premier joueur. Une expérience avec le bot search montre si cela dépend de la façon de jouer.
lab-not-found = Aucune différence constatée pour le premier joueur en { $games } parties.
lab-score-wins = { $bot } gagne { $wins } parties sur 100 ({ $from } à { $to }).
lab-interrupted = L’expérience a été arrêtée avant la fin.
lab-figure = Mesure
lab-rules = Règles { $place }
lab-difference = Différence
lab-cell = { $mean } ({ $from } à { $to })
lab-starter = Points du premier joueur, sur 100 parties
lab-score = Points du premier bot, sur 100 parties
lab-turns = Tours par partie
lab-actions = Actions par partie
lab-duels = Duels par partie
lab-comeback = Remontées, sur 100 parties
lab-unfinished = Non terminées, sur 100 parties
lab-use = { $kind } : usages par partie
lab-note-interval = Entre parenthèses : intervalles à 95 %. Ceux du tableau valent pour un nombre de parties fixé d’avance ; ceux des phrases restent valables même si tu regardes en cours de calcul.
lab-note-holm = * Cette différence est significative même en tenant compte de toutes les autres (Holm, 5 %).
lab-effects = Différences
lab-axis = Différence en écarts types d’un bloc
lab-lengths = Durée des parties en tours
lab-found-same = Les secondes règles changent les probabilités du premier joueur. Un bot plus fort le confirme.
lab-depends = L’effet dépend de la façon de jouer : un bot plus fort ne le confirme pas.
lab-other-comparison = Ce n’est pas une expérience sur le même jeu avec les mêmes règles.
lab-luck = Part des résultats expliquée par les dés, en %
lab-leads = Parties gagnées par le joueur en tête, selon l’avance à mi-partie
lab-ladder-bots = Un classement demande au moins deux bots, par exemple --bots random,greedy.
lab-ladder-progress = Paires jouées : { $pairs } · { $time }
lab-ladder-result = { $first } obtient { $score } % (± { $error }) contre { $second } en { $count ->
    [one] 1 paire
   *[other] { $pairs } paires
} de parties :
lab-ladder-stronger = plus fort.
lab-ladder-not-stronger = pas plus fort.
lab-ladder-open = résultat encore incertain.

## Story

story-progress = Calcul des probabilités : { $done } sur { $all }
story-turn = Tour { $turn } : { $chances }
story-end = À la fin : { $chances }
story-chance = { $player } { $chance }
story-title = Récit de la partie
story-chart = Probabilité de gagner
story-turning-points = Moments clés
story-no-turning-points = Aucune décision ni aucun lancer n’a beaucoup changé les chances à lui seul.
story-turning-point = Tour { $turn } : { $what } – { $player } passe de { $from } à { $to } chances sur 100.
story-in-fight = { $fight } ; { $headline }
story-passes = { $player } n’attaque pas
story-below-one = moins de 1
story-above-ninety-nine = plus de 99
story-lead-none = La partie est restée serrée.
story-lead-one = { $player } a mené { $turn ->
    [1] dès le début
   *[other] à partir du tour { $turn }
}.
story-lead-two = { $first } a mené d’abord, puis { $second } à partir du tour { $turn }.
story-lead-more = L’avantage a changé de camp { $count } fois ; { $player } a pris la tête pour de bon au tour { $turn }.
story-half-time = Le joueur en tête à mi-partie a gagné { $won } parties sur { $leads } ({ $games } parties en tout).
story-comeback = La plus belle remontée : { $player } n’était qu’à { $chance } au tour { $turn } de { $file }, et a pourtant gagné.
story-causes = À l’origine des grands changements : { $shares }.
story-share = { $cause ->
    [dice] les dés
    [card] les cartes
   *[choice] les décisions
} ({ $share })
story-one-cause = { $cause ->
    [dice] Tous les grands changements viennent des dés.
    [card] Tous les grands changements viennent des cartes.
   *[choice] Tous les grands changements viennent des décisions des joueurs.
}
story-no-causes = Il y a eu trop peu de grands changements pour dire d’où ils venaient.

## Aids to print

aid-reference = Aide de jeu
aid-mat = Plateau de joueur
aid-sheet = Feuille de score
aid-sheet-number = Partie
# Same as in English.
aid-sheet-notes = Notes

## Breaks

# Same as in English.
log-paused = { $minutes ->
    [one] Après une pause de { $minutes } minute
   *[other] Après une pause de { $minutes } minutes
}
