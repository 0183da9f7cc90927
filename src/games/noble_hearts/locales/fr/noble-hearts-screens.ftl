# The screens of Noble Hearts.

noble-hearts-screen-to-first = Qui commence ?
noble-hearts-screen-first = Qui commence ?
noble-hearts-screen-box = { $tracks ->
    [yes] Place la boîte ouverte au milieu, et les gentilshommes sur des cases choisies ensemble. Les cartes de charme et de talent vont de chaque côté, chaque marqueur au centre.
   *[no] Place la boîte ouverte au milieu, et les gentilshommes sur des cases choisies ensemble.
}
noble-hearts-screen-deal = Chacun mélange ses { $deck } cartes d’action et en pioche { $count }. Le reste forme sa pioche, face cachée.
noble-hearts-screen-first-which = Qui commence ? Le choix est libre.
noble-hearts-screen-begins = { $name } commence
noble-hearts-screen-areas = Noms des zones
noble-hearts-screen-areas-about = À convenir avant : le numéro de chaque image. Des noms sont possibles aussi.
noble-hearts-screen-expansion = Talents et roses
noble-hearts-screen-specials = Cartes spéciales
noble-hearts-screen-takes = { $name } regarde les cartes spéciales et en prend une.
noble-hearts-screen-takes-first = { $name } prend d’abord une carte spéciale.
noble-hearts-screen-taken-all = Les deux joueurs ont leurs cartes spéciales. Touches-en une pour la remettre.
noble-hearts-screen-has-taken = { $name } a pris
noble-hearts-screen-put-back = { $name } remet { $number } : { $special }
# Same as in English.
noble-hearts-screen-roses = Roses
noble-hearts-screen-roses-about = Le premier joueur tient les roses sur sa paume ouverte au-dessus de la boîte, et l’autre frappe la main par en dessous. Les roses tombées hors de la boîte, ou là où aucun gentilhomme ne peut se tenir, quittent la partie.
noble-hearts-screen-roses-stay = Roses qui restent
noble-hearts-screen-begin = Commencer

noble-hearts-screen-area = zone { $area }
noble-hearts-screen-printed = { $print } { $number }
noble-hearts-screen-unknown-card = une carte
noble-hearts-screen-is = { $what } : { $card }
noble-hearts-screen-place = Carte { $number } : { $card }
noble-hearts-screen-key = { $print } : { $number }
noble-hearts-screen-any-area = n’importe quelle zone

noble-hearts-screen-acts = À { $name } d’agir
noble-hearts-screen-goes-on = { $name } garde l’initiative et agit à nouveau
noble-hearts-screen-evade = { $name }, défends-toi !
noble-hearts-screen-chooses = { $name } a atteint l’épée et prend une carte spéciale
noble-hearts-screen-declines = { $name } y renonce
noble-hearts-screen-hands-over = Céder à { $name }
noble-hearts-screen-is-hit = { $name } encaisse le coup
noble-hearts-screen-known = Cartes déjà saisies : un appui saisit tous les nombres.
noble-hearts-screen-block-with = Touche une carte pour parer :
noble-hearts-screen-blocks = Parer avec { $card }
noble-hearts-screen-blocked = paré
noble-hearts-screen-coming = { $fight }, { $area } : contre { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area } : paré

noble-hearts-screen-status-acts = agit
noble-hearts-screen-status-goes-on = agit encore
noble-hearts-screen-status-evades = doit se défendre
noble-hearts-screen-status-chooses = choisit
noble-hearts-screen-status-won = a gagné
noble-hearts-screen-seat = { $name } : { $hand } en main, { $deck } dans la pioche, { $discard } dans la défausse.
noble-hearts-screen-draws = { $count ->
    [one] Pioche { $count } carte maintenant.
   *[other] Pioche { $count } cartes maintenant.
}
noble-hearts-screen-shuffles = Mélange sa défausse : c’est sa nouvelle pioche.
noble-hearts-screen-badge = pioche { $count }
noble-hearts-screen-top = Sur le dessus : { $card }.
noble-hearts-screen-raised = En hauteur.
noble-hearts-screen-special-open = La carte { $special } est face visible.
noble-hearts-screen-special-down = La carte { $special } est face cachée.

noble-hearts-screen-untell = Revenir à la réponse précédente
noble-hearts-screen-ask = { $print ->
    [fight] Quelle force ?
    [area] Quelle zone ?
    [move] Combien de cases ?
   *[redraw] Combien de cartes à piocher ?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] Quelle force (carte { $number }) ?
    [area] Quelle zone (carte { $number }) ?
    [move] Combien de cases (carte { $number }) ?
   *[redraw] Combien de cartes à piocher (carte { $number }) ?
}
noble-hearts-screen-ask-move = Combien de cases ? Au moins { $far } au total, { $sum } pour l’instant.
noble-hearts-screen-ask-redraw-of = Combien de cartes à piocher pour la carte de force { $fight } ?
noble-hearts-screen-ask-retreat = Quelle force ? Avec { $most } ou moins, Lady Isabelle avance vers { $name }.
noble-hearts-screen-ask-block = Quelle force ? Au moins { $value }, { $area }.
noble-hearts-screen-one-more = Encore une carte
noble-hearts-screen-stated = Quelle zone est visée ?
noble-hearts-ask-stroke = À quel coup répondre ?
noble-hearts-screen-stroke = Coup { $number } : { $fight }, { $area }
noble-hearts-ask-landing = Où atterrit le gentilhomme ?
noble-hearts-screen-lands-up = En hauteur
noble-hearts-screen-lands-down = Au sol
noble-hearts-screen-jump-lower = Saut vers un meuble plus bas
noble-hearts-screen-jump-lower-about = Saute sur quelque chose de plus bas, mais pas au sol.
noble-hearts-screen-run = Déplacement
noble-hearts-screen-up = Saut vers le haut
noble-hearts-screen-down = Saut vers le bas
noble-hearts-screen-long = Grand saut
noble-hearts-screen-plain = Attaque simple
noble-hearts-ask-special = Quelle carte remettre face visible ?
noble-hearts-ask-seat = Si tu ne peux pas ou ne veux pas agir, tu te rends ; l’autre joueur gagne.
noble-hearts-screen-concedes = { $name } se rend

noble-hearts-screen-pile = Défausse, carte du dessus d’abord
noble-hearts-correct-hand = Cartes en main : { $player }
noble-hearts-correct-raised = { $player } est en hauteur
noble-hearts-correct-owned = { $number }. { $special }
noble-hearts-correct-face-up = face visible
noble-hearts-correct-face-down = face cachée
noble-hearts-correct-removed = retirer
noble-hearts-correct-more = Carte spéciale pour { $player }
noble-hearts-correct-added = { $special }
# Same as in English.
noble-hearts-correct-initiative = Initiative
noble-hearts-correct-holder = { $player }
noble-hearts-correct-charm = Lady Isabelle, vers { $player }
noble-hearts-correct-skill = Talent, vers { $player }
noble-hearts-correct-roses = Roses sur le plateau

noble-hearts-screen-keys-digit = Saisir le nombre, ou choisir l’option
noble-hearts-screen-keys-ten = Ajouter dix : avec le chiffre suivant, de 10 à 19

noble-hearts-screen-decks = Listes de cartes
noble-hearts-screen-decks-about = Saisis une fois les nombres des cartes d’un vrai paquet : ensuite, chaque carte se joue d’un seul geste.
noble-hearts-screen-deck-none = Aucune
noble-hearts-screen-deck-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
noble-hearts-screen-deck-new = Nouvelle liste
noble-hearts-screen-deck-unnamed = Paquet
noble-hearts-screen-deck-take = Importer une liste
noble-hearts-screen-deck-taken = { $file } a été importé.
noble-hearts-screen-deck-not-taken = { $file } n’a pas été importé. { $why }
noble-hearts-screen-deck-title = { $name } ({ $count })
noble-hearts-screen-deck-name = Nom du paquet
noble-hearts-screen-deck-add = Ajouter une carte : ses quatre nombres
noble-hearts-screen-deck-clear = Effacer les nombres
noble-hearts-screen-deck-card = Dans le paquet : { $card }
noble-hearts-screen-deck-learns = Ajouter depuis une partie
noble-hearts-screen-deck-learn = { SOUND($name) ->
    [vowel] Cartes d’{ $name }, { $day }
   *[other] Cartes de { $name }, { $day }
}
noble-hearts-screen-deck-learnt = { $count ->
    [0] Aucune nouvelle carte.
    [one] { $count } carte a été ajoutée.
   *[other] { $count } cartes ont été ajoutées.
}
noble-hearts-screen-deck-give = Exporter
noble-hearts-screen-deck-remove = Supprimer cette liste
noble-hearts-screen-deck-remove-ask = Oui, la supprimer

## How to play

noble-hearts-lesson-aim = But du jeu
noble-hearts-lesson-aim-about = Deux gentilshommes se battent à l’épée pour Lady Isabelle. Touche ton adversaire avant qu’il ne te touche.
noble-hearts-lesson-card = Une carte
noble-hearts-lesson-card-about = Elle porte quatre nombres : sa force au combat, la zone du corps qu’elle touche, de combien elle te déplace, et combien de cartes tu pioches ensuite.
noble-hearts-lesson-initiative = L’initiative
noble-hearts-lesson-initiative-about = Le joueur qui a l’initiative agit : attaque, déplacement ou saut. Après la plupart des actions, elle passe à l’autre joueur.
noble-hearts-lesson-attack = Une attaque
noble-hearts-lesson-attack-about = Place-toi devant ton adversaire et joue une carte : sa force est celle du coup, et sa zone est l’endroit que tu vises.
noble-hearts-lesson-evade = Une parade
noble-hearts-lesson-evade-about = Réponds à un coup avec une carte de la même zone, au moins aussi forte, ou défausse une carte et recule. Sinon, c’est touché et tu perds.
noble-hearts-lesson-roses = Roses et talents
noble-hearts-lesson-roses-about = Avec des roses dans la boîte, tu peux aussi gagner le cœur de Lady Isabelle, et les cartes spéciales te permettent de faire ce qu’elles disent.
