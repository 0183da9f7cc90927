# Noble Hearts: names, rules, actions, consequences and refusals.

# Same as in English.
noble-hearts = Noble Hearts
noble-hearts-gauge = Faveur de Lady Isabelle

## Editions

noble-hearts-edition-base = Jeu de base
noble-hearts-edition-base-about = Deux gentilshommes croisent le fer dans la boîte du jeu jusqu’à ce que l’un d’eux soit touché.
noble-hearts-edition-skills-and-roses = Talents et roses
noble-hearts-edition-skills-and-roses-about = Avec l’extension : des cartes spéciales, des roses, et les cartes de charme et de talent.

## Kinds of action

noble-hearts-kind-setup = Préparer la table
noble-hearts-kind-attack = Attaque
# Same as in English.
noble-hearts-kind-charge = Charge
noble-hearts-kind-block = Parade
noble-hearts-kind-retreat = Recul
noble-hearts-kind-jump-up = Saut vers le haut
noble-hearts-kind-jump-down = Saut vers le bas
noble-hearts-kind-move = Déplacement
noble-hearts-kind-pass = Céder l’initiative
noble-hearts-kind-hit = Touché
noble-hearts-kind-long-jump = Grand saut
noble-hearts-kind-side-step = Pas de côté
noble-hearts-kind-berserk = Furie
noble-hearts-kind-saltomortale = Saut périlleux
noble-hearts-kind-feint = Feinte
noble-hearts-kind-combination = Combinaison
noble-hearts-kind-quick-block = Parade rapide
noble-hearts-kind-collect-rose = Ramasser une rose
noble-hearts-kind-turn-up = Retourner une carte
noble-hearts-kind-choose-special = Prendre une carte spéciale
noble-hearts-kind-concede = Se rendre

noble-hearts-kind-attack-about = Frappe avec une carte l’adversaire qui est devant toi.
noble-hearts-kind-charge-about = Avance jusqu’à l’adversaire avec plus de déplacement que nécessaire, ou saute, puis frappe.
noble-hearts-kind-block-about = Réponds à un coup dans la même zone, avec une carte au moins aussi forte.
noble-hearts-kind-retreat-about = Défausse une carte quelconque et recule d’une case.
noble-hearts-kind-jump-up-about = Saute sur quelque chose de plus haut avec un déplacement total d’au moins { $up }.
noble-hearts-kind-jump-down-about = Saute sur quelque chose de plus bas ; cela ne coûte aucune carte.
noble-hearts-kind-move-about = Joue une carte et avance du nombre de cases indiqué.
noble-hearts-kind-pass-about = Cède l’initiative que tu pourrais garder.
noble-hearts-kind-hit-about = Tu ne te défends pas : c’est touché, et la partie est terminée.
noble-hearts-kind-long-jump-about = { $count ->
    [one] Saute d’un point à un autre avec une carte ou plus et un déplacement total d’au moins { $far }.
   *[other] Saute d’un point à un autre avec { $count } cartes ou plus et un déplacement total d’au moins { $far }.
}
noble-hearts-kind-side-step-about = Fais un pas de côté avec { $side } cartes de même force.
noble-hearts-kind-berserk-about = Frappe avec { $berserk } cartes de la même zone et additionne leurs forces.
noble-hearts-kind-saltomortale-about = Saute derrière l’attaquant avec { $salto } cartes de la même zone.
noble-hearts-kind-feint-about = Frappe avec une carte dans la zone que tu annonces.
noble-hearts-kind-combination-about = Frappe plusieurs fois à la suite : il faut répondre à chaque coup.
noble-hearts-kind-quick-block-about = Réponds à un coup avec une carte de n’importe quelle zone, au moins aussi forte.
noble-hearts-kind-collect-rose-about = Ramasse pour Lady Isabelle une rose sur ta case ou juste à côté.
noble-hearts-kind-turn-up-about = Remets l’une de tes cartes spéciales face visible.
noble-hearts-kind-choose-special-about = Prends une carte spéciale dans la pile, ou renonces-y.
noble-hearts-kind-concede-about = L’autre joueur gagne la partie.

## The four numbers of a card

noble-hearts-print-fight = force
noble-hearts-print-area = zone
noble-hearts-print-move = déplacement
noble-hearts-print-redraw = pioche
noble-hearts-unknown = ?
noble-hearts-area-named = « { $name } »
noble-hearts-area-is = { $area } : { $name }
noble-hearts-stroke = { $fight } en zone { $area }

## House rules

noble-hearts-group-cards = Cartes
noble-hearts-group-turn = Initiative et défense
noble-hearts-group-movement = Déplacements et sauts
noble-hearts-group-specials = Cartes spéciales
noble-hearts-group-tracks = Roses, charme et talent

noble-hearts-rule-deck-cards = Cartes du paquet
noble-hearts-rule-deck-cards-about = Nombre de cartes d’action de chaque joueur.
noble-hearts-rule-opening-hand = Main de départ
noble-hearts-rule-opening-hand-about = Nombre de cartes en main au début de la partie, pour chaque joueur.
noble-hearts-rule-areas = Zones du corps
noble-hearts-rule-areas-about = Nombre de zones qu’une carte peut viser.
noble-hearts-rule-fight-most = Force maximale
noble-hearts-rule-fight-most-about = Une force plus grande est refusée comme faute de frappe.
noble-hearts-rule-move-most = Déplacement maximal
noble-hearts-rule-move-most-about = Un déplacement plus grand est refusé comme faute de frappe.
noble-hearts-rule-redraw-most = Pioche maximale
noble-hearts-rule-redraw-most-about = Une pioche plus grande est refusée comme faute de frappe.
noble-hearts-rule-reshuffle = Mélange de la défausse
noble-hearts-rule-reshuffle-about = Le moment où une défausse est mélangée pour former une nouvelle pioche.
noble-hearts-rule-redraw-tie = Cartes égales
noble-hearts-rule-redraw-tie-about = La carte qui fixe le nombre de cartes piochées, si plusieurs ont la force la plus haute.
noble-hearts-rule-keeps-initiative = Garder l’initiative
noble-hearts-rule-keeps-initiative-about = Les actions après lesquelles le joueur agit à nouveau.
noble-hearts-rule-evades = Échapper à une attaque
noble-hearts-rule-evades-about = Les actions qui permettent d’échapper à une attaque, en plus des deux parades.
noble-hearts-rule-only-when-attacked = Seulement en défense
noble-hearts-rule-only-when-attacked-about = Les actions permises seulement face à une attaque, en plus des deux parades.
noble-hearts-rule-refills = Pioche
noble-hearts-rule-refills-about = Les actions après lesquelles on pioche des cartes.
noble-hearts-rule-pass = Céder l’initiative
noble-hearts-rule-pass-about = Les moments où l’initiative peut être cédée sans action.
noble-hearts-rule-charge-move-cards = Cartes pour avancer en charge
noble-hearts-rule-charge-move-cards-about = Nombre maximal de cartes de déplacement dans une charge sans saut vers le haut ni grand saut.
noble-hearts-rule-charge-move = Déplacement d’une charge
noble-hearts-rule-charge-move-about = Le déplacement minimal d’une charge sans saut.
noble-hearts-rule-jump-up-move = Déplacement d’un saut vers le haut
noble-hearts-rule-jump-up-move-about = Le déplacement total minimal des cartes d’un saut vers le haut.
noble-hearts-rule-charge-jump-up-move = Déplacement d’une charge vers le haut
noble-hearts-rule-charge-jump-up-move-about = Le déplacement total minimal des cartes du saut.
noble-hearts-rule-charge-jump-down-move = Déplacement d’une charge vers le bas
noble-hearts-rule-charge-jump-down-move-about = Le déplacement minimal de la carte du saut.
noble-hearts-rule-long-jump-cards = Cartes d’un grand saut
noble-hearts-rule-long-jump-cards-about = Nombre minimal de cartes d’un grand saut, même en charge.
noble-hearts-rule-long-jump-move = Déplacement d’un grand saut
noble-hearts-rule-long-jump-move-about = Le déplacement total minimal des cartes d’un grand saut.
noble-hearts-rule-charge-long-jump-move = Déplacement d’une charge en grand saut
noble-hearts-rule-charge-long-jump-move-about = Le déplacement total minimal des cartes du saut.
noble-hearts-rule-charge-long-jump-refills = Pioche après une charge en grand saut
noble-hearts-rule-charge-long-jump-refills-about = L’attaque d’une telle charge fait-elle piocher des cartes ?
noble-hearts-rule-side-step-cards = Cartes d’un pas de côté
noble-hearts-rule-side-step-cards-about = Nombre de cartes de même force nécessaires.
noble-hearts-rule-berserk-cards = Cartes d’une furie
noble-hearts-rule-berserk-cards-about = Nombre de cartes de la même zone nécessaires.
noble-hearts-rule-saltomortale-cards = Cartes d’un saut périlleux
noble-hearts-rule-saltomortale-cards-about = Nombre de cartes de la même zone nécessaires.
noble-hearts-rule-charge-with = Cartes spéciales en charge
noble-hearts-rule-charge-with-about = Les cartes spéciales que l’attaque d’une charge peut utiliser.
noble-hearts-rule-turned-down = Cachées après usage
noble-hearts-rule-turned-down-about = Les cartes spéciales qu’il faut remettre face visible après chaque usage.
noble-hearts-rule-special-cards = Cartes spéciales
noble-hearts-rule-special-cards-about = Nombre de cartes spéciales dans la boîte ; aucune sans l’extension.
noble-hearts-rule-opening-specials = Cartes spéciales de départ
noble-hearts-rule-opening-specials-about = Nombre de cartes spéciales de chaque joueur au début de la partie : la moitié du total au maximum.
noble-hearts-rule-special-copies = Exemplaires
noble-hearts-rule-special-copies-about = Nombre de cartes spéciales possibles de chaque sorte.
# Same as in English.
noble-hearts-rule-roses = Roses
noble-hearts-rule-roses-about = Nombre de roses dans la boîte ; aucune sans l’extension.
noble-hearts-rule-charm-spots = Crans jusqu’au cœur
noble-hearts-rule-charm-spots-about = Distance entre le centre et chaque cœur sur la carte de charme ; 0 : sans cette carte.
noble-hearts-rule-skill-spots = Crans jusqu’à l’épée
noble-hearts-rule-skill-spots-about = Distance entre le centre et chaque épée sur la carte de talent ; 0 : sans cette carte.
noble-hearts-rule-rose-charm = Charme d’une rose
noble-hearts-rule-rose-charm-about = Nombre de crans dont une rose fait avancer Lady Isabelle.
noble-hearts-rule-retreat-charm = Charme d’un recul
noble-hearts-rule-retreat-charm-about = Nombre de crans dont un recul faible fait avancer Lady Isabelle vers l’attaquant.
noble-hearts-rule-berserk-charm = Charme d’une furie
noble-hearts-rule-berserk-charm-about = Nombre de crans dont une furie fait avancer Lady Isabelle vers l’adversaire.
noble-hearts-rule-retreat-skill = Talent d’un recul
noble-hearts-rule-retreat-skill-about = Nombre de crans dont un recul fait avancer le marqueur de talent vers l’attaquant.
noble-hearts-rule-saltomortale-skill = Talent d’un saut périlleux
noble-hearts-rule-saltomortale-skill-about = Nombre de crans dont il fait avancer le marqueur de talent vers son joueur.
noble-hearts-rule-charm-half = Un recul faible
noble-hearts-rule-charm-half-about = La valeur de la carte défaussée qui rend un recul faible : Lady Isabelle avance alors vers l’attaquant.
noble-hearts-rule-berserk-may-lose = Une furie peut faire perdre
noble-hearts-rule-berserk-may-lose-about = Une furie peut-elle amener Lady Isabelle jusqu’au cœur de l’adversaire ?

noble-hearts-value-at-once = dès que la pioche est vide
noble-hearts-value-when-drawing = quand il faut piocher une carte
noble-hearts-value-most = celle qui fait piocher le plus
noble-hearts-value-least = celle qui fait piocher le moins
noble-hearts-value-after-keeping = après une action qui permet de la garder
noble-hearts-value-always = toujours
noble-hearts-value-never = jamais
noble-hearts-value-below = moins de la moitié de l’attaque
noble-hearts-value-at-most = la moitié de l’attaque ou moins

## Actions

noble-hearts-headline-setup = { $first } commence
noble-hearts-headline-attack = { $player } attaque : { $strokes }
noble-hearts-headline-charge = { $special ->
    [none] { $jump ->
        [up] { $player } saute vers le haut et charge : { $strokes }
        [down] { $player } saute vers le bas et charge : { $strokes }
        [long] { $player } fait un grand saut et charge : { $strokes }
       *[none] { $player } charge : { $strokes }
    }
   *[other] { $jump ->
        [up] { $player } saute vers le haut et charge ({ $special }) : { $strokes }
        [down] { $player } saute vers le bas et charge ({ $special }) : { $strokes }
        [long] { $player } fait un grand saut et charge ({ $special }) : { $strokes }
       *[none] { $player } charge ({ $special }) : { $strokes }
    }
}
noble-hearts-headline-block = { $player } pare avec { $fight }
noble-hearts-headline-retreat = { $fight ->
    [none] { $player } recule
   *[other] { $player } recule et défausse { $fight }
}
noble-hearts-headline-jump-up = { $player } saute vers le haut
noble-hearts-headline-jump-down = { $player } saute vers le bas
noble-hearts-headline-move = { $player } se déplace
noble-hearts-headline-pass = { $player } cède l’initiative
noble-hearts-headline-hit = { $player } ne se défend pas
noble-hearts-headline-long-jump = { $player } fait un grand saut
noble-hearts-headline-side-step = { $player } fait un pas de côté
noble-hearts-headline-berserk = { $player } attaque avec furie : { $strokes }
noble-hearts-headline-saltomortale = Saut périlleux : { $player } passe derrière { $opponent }
noble-hearts-headline-feint = { $player } feinte : { $strokes }
noble-hearts-headline-combination = { $player } frappe en combinaison : { $strokes }
noble-hearts-headline-quick-block = Parade rapide : { $player } pare avec { $fight }
noble-hearts-headline-collect-rose = { $player } ramasse une rose
noble-hearts-headline-turn-up = { $player } remet la carte { $special } face visible
noble-hearts-headline-choose-special = { $special ->
    [none] { $player } renonce à une carte spéciale
   *[other] { $player } prend la carte { $special }
}
noble-hearts-headline-concede = { $player } se rend
noble-hearts-headline-adjust-hand = { $hand ->
    [one] Correction : { $player } a { $hand } carte en main
   *[other] Correction : { $player } a { $hand } cartes en main
}
noble-hearts-headline-adjust-discard = { $count ->
    [one] Correction : { $player } a { $count } carte dans sa défausse
   *[other] Correction : { $player } a { $count } cartes dans sa défausse
}
noble-hearts-headline-adjust-raised = { $raised ->
    [yes] Correction : le gentilhomme { SOUND($player) ->
        [vowel] d’{ $player }
       *[other] de { $player }
    } est en hauteur
   *[no] Correction : le gentilhomme { SOUND($player) ->
        [vowel] d’{ $player }
       *[other] de { $player }
    } est au sol
}
noble-hearts-headline-adjust-owns = { $owns ->
    [none] Correction : { $player } n’a pas de cartes spéciales
   *[other] Correction : { $player } a { $specials }
}
noble-hearts-headline-adjust-initiative = Correction : { $initiative } a l’initiative
noble-hearts-headline-adjust-charm = Correction : Lady Isabelle est { $place }
noble-hearts-headline-adjust-skill = Correction : le marqueur de talent est { $place }
noble-hearts-headline-adjust-roses = { $roses ->
    [one] Correction : il y a { $roses } rose sur le plateau
   *[other] Correction : il y a { $roses } roses sur le plateau
}

## Positions of markers

noble-hearts-place-centre = au centre
noble-hearts-place-towards = { $spots ->
    [one] à { $spots } cran du centre (sur { $most }), vers { $player }
   *[other] à { $spots } crans du centre (sur { $most }), vers { $player }
}

## Consequences

noble-hearts-then-specials = { $player } commence avec { $specials }.
noble-hearts-then-roses = { $count ->
    [0] Il n’y a aucune rose sur le plateau.
    [one] Il y a { $count } rose sur le plateau.
   *[other] Il y a { $count } roses sur le plateau.
}
noble-hearts-event-drew = { ORDER($cards, $wanted) ->
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
noble-hearts-event-deck-refilled = { $cards ->
    [one] { $player } retourne sa défausse : cette seule carte devient sa pioche.
   *[other] { $player } mélange sa défausse : ces { $cards } cartes deviennent sa pioche.
}
noble-hearts-event-height-changed = { $raised ->
    [yes] Le gentilhomme { SOUND($player) ->
        [vowel] d’{ $player }
       *[other] de { $player }
    } est maintenant en hauteur.
   *[no] Le gentilhomme { SOUND($player) ->
        [vowel] d’{ $player }
       *[other] de { $player }
    } est de retour au sol.
}
noble-hearts-event-special-turned = { $ready ->
    [yes] La carte { $special } ({ $player }) est de nouveau face visible.
   *[no] La carte { $special } ({ $player }) est retournée face cachée.
}
noble-hearts-event-stroke-laid = { $player } doit répondre à { $fight } en zone { $area }.
noble-hearts-event-stroke-blocked = Le coup de force { $fight } en zone { $area } est paré.
noble-hearts-event-attack-ended = { $end ->
    [hit] L’attaque { SOUND($by) ->
        [vowel] d’{ $by }
       *[other] de { $by }
    } touche.
    [concede] L’attaque { SOUND($by) ->
        [vowel] d’{ $by }
       *[other] de { $by }
    } reste sans réponse.
    [charm] L’attaque { SOUND($by) ->
        [vowel] d’{ $by }
       *[other] de { $by }
    } reste sans réponse.
   *[other] L’attaque { SOUND($by) ->
        [vowel] d’{ $by }
       *[other] de { $by }
    } est déjouée.
}
noble-hearts-event-rose-collected = { $left ->
    [0] C’était la dernière rose sur le plateau.
    [one] Il reste { $left } rose sur le plateau.
   *[other] Il reste { $left } roses sur le plateau.
}
noble-hearts-event-charm-moved = { $spots ->
    [one] Lady Isabelle avance de { $spots } cran vers { $towards } ; la voilà { $place }.
   *[other] Lady Isabelle avance de { $spots } crans vers { $towards } ; la voilà { $place }.
}
noble-hearts-event-skill-moved = { $spots ->
    [one] Le marqueur de talent avance de { $spots } cran vers { $towards } ; le voilà { $place }.
   *[other] Le marqueur de talent avance de { $spots } crans vers { $towards } ; le voilà { $place }.
}
noble-hearts-event-sword-reached = Le marqueur de talent a atteint l’épée { SOUND($player) ->
    [vowel] d’{ $player }
   *[other] de { $player }
} : remets-le au centre.
noble-hearts-event-choice-offered = { $player } peut prendre une carte spéciale dans la pile avant que la partie continue.
noble-hearts-event-initiative-kept = { $player } garde l’initiative.
noble-hearts-event-turn-began = Tour { $turn } : { $player } a l’initiative.
noble-hearts-event-game-ended = { $by ->
    [hit] Touché ! { $winner } gagne la partie et le cœur de Lady Isabelle. Beau combat, { $loser } !
    [surrender] { $winner } gagne la partie et le cœur de Lady Isabelle. Beau combat, { $loser } !
   *[charm] Lady Isabelle a atteint le cœur { SOUND($winner) ->
        [vowel] d’{ $winner }
       *[other] de { $winner }
    }, qui gagne la partie. Beau combat, { $loser } !
}

## Refusals

noble-hearts-refusal-not-set-up = Il faut d’abord préparer la table.
noble-hearts-refusal-already-set-up = La table est déjà prête.
noble-hearts-refusal-bad-setup-count = { $needed ->
    [0] Avec ces règles, la partie commence sans cartes spéciales ; { $player } en aurait { $got }.
    [one] { $player } commence avec { $needed } carte spéciale, pas { $got }.
   *[other] { $player } commence avec { $needed } cartes spéciales, pas { $got }.
}
noble-hearts-refusal-bad-setup-scarce = { $count ->
    [0] La boîte ne contient pas de carte { $special }.
    [one] La boîte ne contient que { $count } carte { $special }.
   *[other] La boîte ne contient que { $count } cartes { $special }.
}
noble-hearts-refusal-bad-setup-roses = { $most ->
    [0] Ces règles n’ont pas de roses.
   *[other] Indique combien de roses restent sur le plateau : de 0 à { $most }.
}
noble-hearts-refusal-wrong-count = { $most ->
    [none] { $least ->
        [one] Il faut au moins { $least } carte, pas { $got }.
       *[other] Il faut au moins { $least } cartes, pas { $got }.
    }
   *[other] { ORDER($least, $most) ->
        [equal] { $most ->
            [one] Il faut { $most } carte, pas { $got }.
           *[other] Il faut { $most } cartes, pas { $got }.
        }
       *[less] Il faut de { $least } à { $most } cartes, pas { $got }.
    }
}
noble-hearts-refusal-hand-too-small = { $has ->
    [0] { $player } n’a pas de carte en main.
    [one] { $player } n’a que { $has } carte en main ; il en faut { $needs }.
   *[other] { $player } n’a que { $has } cartes en main ; il en faut { $needs }.
}
noble-hearts-refusal-ability-used = La carte { $special } est face cachée ; il faut d’abord la remettre face visible.
noble-hearts-refusal-attack-pending = { $kind ->
    [adjust] Pendant une attaque, l’initiative ne peut pas être corrigée.
   *[other] Il faut d’abord répondre à l’attaque, et cette action n’y répond pas.
}
noble-hearts-refusal-no-attack = Ce n’est permis que face à une attaque, et il n’y en a pas.
noble-hearts-refusal-must-act = { $never ->
    [yes] Avec ces règles, on ne peut pas passer : le joueur qui a l’initiative doit agir.
   *[no] L’initiative ne peut être cédée qu’après une action qui permet de la garder.
}
noble-hearts-refusal-choice-pending = { $player } doit d’abord prendre une carte spéciale, ou y renoncer.
noble-hearts-refusal-no-choice = Aucun joueur ne peut choisir de carte spéciale maintenant.
noble-hearts-refusal-not-in-play = { $in_charge ->
    [none] Ces règles ne le permettent pas.
   *[other] Avec ces règles, on ne peut pas utiliser « { $in_charge } » dans une charge.
}
noble-hearts-refusal-bad-card = Aucune carte ne porte « { $print } { $number } » : il faut de { $least } à { $most }.
noble-hearts-refusal-card-incomplete = Il manque une valeur de la carte : { $print }.
noble-hearts-refusal-wrong-area-missed = Le coup vise la zone { $stroke } ; une carte de la zone { $card } ne le pare pas.
noble-hearts-refusal-wrong-area-unknown = La zone { $area } n’existe pas : elles vont de 1 à { $most }.
noble-hearts-refusal-too-weak = Le coup a une force de { $stroke } ; { $fight } est trop faible pour le parer.
noble-hearts-refusal-no-such-stroke = Aucun coup portant ce numéro n’attend de réponse.
noble-hearts-refusal-too-little-movement = Il faut un déplacement total d’au moins { $needs }, pas { $has }.
noble-hearts-refusal-not-same-area = Les cartes doivent être de la même zone.
noble-hearts-refusal-not-same-value = Les cartes doivent avoir la même force.
noble-hearts-refusal-not-raised = Le gentilhomme { SOUND($player) ->
    [vowel] d’{ $player }
   *[other] de { $player }
} est au sol.
noble-hearts-refusal-no-such-special = { $special ->
    [none] { $player } n’a pas de carte spéciale.
   *[other] { $player } n’a pas la carte { $special }.
}
noble-hearts-refusal-special-ready = { $special ->
    [none] Aucune carte spéciale n’est face cachée.
   *[other] La carte { $special } n’est pas face cachée.
}
noble-hearts-refusal-special-gone = Il ne reste pas de carte { $special } dans la pile.
noble-hearts-refusal-no-rose = Il ne reste aucune rose sur le plateau.
noble-hearts-refusal-bad-adjustment-hand = { $player } peut avoir de 0 à { $most } cartes en main : les autres sont ailleurs.
noble-hearts-refusal-bad-adjustment-discard = { $player } peut avoir de 0 à { $most } cartes dans sa défausse : les autres sont ailleurs.
noble-hearts-refusal-bad-adjustment-owns = { $most ->
    [0] Il ne reste pas de carte { $special } pour { $player }.
    [one] Il ne reste que { $most } carte { $special } pour { $player }.
   *[other] Il ne reste que { $most } cartes { $special } pour { $player }.
}
noble-hearts-refusal-bad-adjustment-owns-in-all = { $most ->
    [one] Il ne reste que { $most } carte spéciale pour { $player }.
   *[other] Il ne reste que { $most } cartes spéciales pour { $player }.
}
noble-hearts-refusal-bad-adjustment-charm = { $most ->
    [0] Pendant la partie, Lady Isabelle ne peut être qu’au centre.
    [one] Pendant la partie, Lady Isabelle peut être à { $most } cran du centre au maximum.
   *[other] Pendant la partie, Lady Isabelle peut être à { $most } crans du centre au maximum.
}
noble-hearts-refusal-bad-adjustment-skill = { $most ->
    [0] Le marqueur de talent ne peut être qu’au centre.
    [one] Le marqueur de talent peut être à { $most } cran du centre au maximum.
   *[other] Le marqueur de talent peut être à { $most } crans du centre au maximum.
}
noble-hearts-refusal-bad-adjustment-roses = Il peut y avoir de 0 à { $most } roses sur le plateau : les autres ont été ramassées.

## The table in lines

noble-hearts-table-setup = La table n’est pas encore prête.
noble-hearts-table-act = Tour { $turn } : { $player } a l’initiative.
noble-hearts-table-kept = Tour { $turn } : { $player } garde l’initiative et agit à nouveau.
noble-hearts-table-evade = Tour { $turn } : { $player } doit se défendre.
noble-hearts-table-choose = Tour { $turn } : { $player } choisit une carte spéciale.
noble-hearts-table-over = Partie terminée au tour { $turn } : { $result }
noble-hearts-table-side = { $raised ->
    [yes] { $player }, en hauteur : { $hand } en main, { $deck } dans la pioche, { $discard } dans la défausse
   *[no] { $player }, au sol : { $hand } en main, { $deck } dans la pioche, { $discard } dans la défausse
}
noble-hearts-table-special = { $special }
noble-hearts-table-special-down = { $special } (face cachée)
noble-hearts-table-specials = Cartes spéciales : { $specials }
noble-hearts-table-roses-of = Roses : { $count }
noble-hearts-table-stroke = { $player } doit répondre à { $fight } en zone { $area }
noble-hearts-table-stroke-blocked = { $fight } en zone { $area } : paré
noble-hearts-table-charm = Lady Isabelle est { $place }.
noble-hearts-table-skill = Le marqueur de talent est { $place }.
noble-hearts-table-roses = Roses sur le plateau : { $count }
noble-hearts-table-pile = Cartes spéciales dans la pile : { $count }

## Tallies and statistics

noble-hearts-tally-attacks = Attaques
noble-hearts-tally-blocks = Coups parés
noble-hearts-tally-roses = Roses ramassées
noble-hearts-ended-hit = Par une touche
noble-hearts-ended-surrender = Par reddition
noble-hearts-ended-charm = Par le cœur de Lady Isabelle
noble-hearts-count-attacks = Attaques
noble-hearts-count-attack = Attaque
noble-hearts-count-made = Lancées
noble-hearts-count-blocked = Parées
noble-hearts-count-evaded = Esquivées
noble-hearts-count-hits = Touches
noble-hearts-count-areas = Parades par zone
noble-hearts-count-area = Zone
noble-hearts-count-strokes = Coups
noble-hearts-count-share = Part
# Same as in English.
noble-hearts-count-initiative = Initiative
noble-hearts-count-initiative-note = { $count ->
    [one] { $count } action après laquelle l’initiative a été gardée ou cédée.
   *[other] { $count } actions après lesquelles l’initiative a été gardée ou cédée.
}
noble-hearts-count-kept = Gardée : { $kind }
noble-hearts-count-handed-over = Cédée
noble-hearts-count-times = Nombre
noble-hearts-count-endings = Fin des parties
noble-hearts-count-games = Parties
noble-hearts-count-specials = Cartes spéciales
noble-hearts-count-special = Carte spéciale
noble-hearts-count-uses = Usages
noble-hearts-count-length = Durée en tours
noble-hearts-count-least = Minimum
noble-hearts-count-median = Médiane
noble-hearts-count-mean = Moyenne
noble-hearts-count-most = Maximum

## A first game

noble-hearts-deal-about = Garde ta main cachée. Après la plupart des actions, tu pioches autant de cartes que l’indique la carte jouée ; l’appli affiche ce nombre.
noble-hearts-hint-guide = L’appli suit l’initiative, compare les coups et les parades et dit combien de cartes on pioche ; tu saisis les nombres de chaque carte jouée. Des conseils t’expliquent quoi faire ; ceux que tu fermes ne reviennent pas.
noble-hearts-needs = Il faut la boîte de Noble Hearts, avec un paquet de cartes d’action par joueur.
noble-hearts-hint-act = Après la plupart des actions, l’initiative passe à l’autre joueur.
noble-hearts-hint-kept = Tu gardes l’initiative : fais l’action de ton choix, ou cède-la.
noble-hearts-hint-evade = Si tu ne te défends pas, c’est touché et tu perds. Pare dans la même zone.
