# The messages of Noble Hearts.

# Same as in English.
noble-hearts-title = Noble Hearts
noble-hearts-gauge = Faveur de Lady Isabelle

## Editions

noble-hearts-edition-base = Jeu de base
noble-hearts-edition-base-about = Deux gentilshommes croisent le fer dans la boîte du jeu jusqu’à ce que l’un d’eux soit touché.
noble-hearts-edition-skills-and-roses = Talents et roses
noble-hearts-edition-skills-and-roses-about = Avec l’extension : des cartes spéciales, des roses, et les cartes de charme et de talent.

## Kinds of action

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
noble-hearts-kind-retreat-about = Défausse une carte quelconque et recule d’une case.{ $retreat_skill ->
    [0] {""}
   *[other] {" "}Le marqueur de talent avance vers l’attaquant.
}{ $retreat_charm ->
    [0] {""}
   *[other] { $charm_half ->
        [always] {" "}Lady Isabelle avance vers l’attaquant.
       *[other] {" "}Si la carte est faible, Lady Isabelle avance vers l’attaquant.
    }
}
noble-hearts-kind-jump-up-about = Saute sur quelque chose de plus haut avec un déplacement total d’au moins { $jump_up_move }.
noble-hearts-kind-jump-down-about = Saute sur quelque chose de plus bas ; cela ne coûte aucune carte.
noble-hearts-kind-move-about = Joue une carte et avance du nombre de cases indiqué.
noble-hearts-kind-pass-about = Cède l’initiative que tu pourrais garder.
noble-hearts-kind-hit-about = Tu ne te défends pas : c’est touché, et la partie est terminée.
noble-hearts-kind-long-jump-about = { $long_jump_cards ->
    [one] Saute d’un point à un autre avec une carte ou plus et un déplacement total d’au moins { $long_jump_move }.
   *[other] Saute d’un point à un autre avec { $long_jump_cards } cartes ou plus et un déplacement total d’au moins { $long_jump_move }.
}
noble-hearts-kind-side-step-about = Fais un pas de côté avec { $side_step_cards } cartes de même force.
noble-hearts-kind-berserk-about = Frappe avec { $berserk_cards } cartes de la même zone et additionne leurs forces.{ $berserk_charm ->
    [0] {""}
   *[other] {" "}Lady Isabelle avance vers l’adversaire.
}
noble-hearts-kind-saltomortale-about = Saute derrière l’attaquant avec { $saltomortale_cards } cartes de la même zone.{ $saltomortale_skill ->
    [0] {""}
   *[other] {" "}Le marqueur de talent avance vers toi.
}
noble-hearts-kind-feint-about = Frappe avec une carte dans la zone que tu annonces.
noble-hearts-kind-combination-about = Frappe avec deux cartes à la suite, et une de plus par autre carte Combinaison que tu possèdes : il faut répondre à chaque coup.
noble-hearts-kind-quick-block-about = Réponds à un coup avec une carte de n’importe quelle zone, au moins aussi forte.
noble-hearts-kind-collect-rose-about = Ramasse pour Lady Isabelle une rose sur ta case ou juste à côté.
noble-hearts-kind-turn-up-about = Remets l’une de tes cartes spéciales face visible.
noble-hearts-kind-choose-special-about = Prends une carte spéciale dans la pile, ou renonces-y.

noble-hearts-kind-evades = Permet d’échapper à une attaque.
noble-hearts-kind-keeps = Tu gardes l’initiative.
noble-hearts-kind-turns-down = La carte spéciale est ensuite retournée face cachée.

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
noble-hearts-rule-evaded-strokes = Coups évités
noble-hearts-rule-evaded-strokes-about = À combien de coups d’une combinaison une de ces actions permet d’échapper.
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
noble-hearts-value-all = tous les coups restants
noble-hearts-value-one = le plus fort des coups restants
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
    [none] { $player } recule et défausse une carte
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
noble-hearts-event-stroke-evaded = Le coup de force { $fight } en zone { $area } est évité.
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
noble-hearts-table-stroke-evaded = { $fight } en zone { $area } : évité
noble-hearts-table-charm = Lady Isabelle est { $place }.
noble-hearts-table-skill = Le marqueur de talent est { $place }.
noble-hearts-table-roses = Roses sur le plateau : { $count }
noble-hearts-table-pile = Cartes spéciales dans la pile : { $count }

## Tallies and statistics

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
# Same as in English.
noble-hearts-count-initiative = Initiative
noble-hearts-count-initiative-note = { $count ->
    [one] { $count } action après laquelle l’initiative a été gardée ou cédée.
   *[other] { $count } actions après lesquelles l’initiative a été gardée ou cédée.
}
noble-hearts-count-kept = Gardée : { $kind }
noble-hearts-count-handed-over = Cédée
noble-hearts-count-endings = Fin des parties
noble-hearts-count-specials = Cartes spéciales
noble-hearts-count-special = Carte spéciale
noble-hearts-count-length = Durée en tours
noble-hearts-count-least = Minimum
noble-hearts-count-most = Maximum

## A first game

noble-hearts-deal-about = Garde ta main cachée. Après la plupart des actions, tu pioches autant de cartes que l’indique la carte jouée ; l’appli affiche ce nombre.
noble-hearts-hint-guide = L’appli suit l’initiative, compare les coups et les parades et dit combien de cartes on pioche ; tu saisis les nombres de chaque carte jouée. Des conseils t’expliquent quoi faire ; ceux que tu fermes ne reviennent pas.
noble-hearts-needs = Il faut la boîte de Noble Hearts, avec un paquet de cartes d’action par joueur.
noble-hearts-hint-act = Après la plupart des actions, l’initiative passe à l’autre joueur.
noble-hearts-hint-kept = Tu gardes l’initiative : fais l’action de ton choix, ou cède-la.
noble-hearts-hint-evade = Si tu ne te défends pas, c’est touché et tu perds. Pare dans la même zone.

## The screens

noble-hearts-screen-box = { $tracks ->
    [yes] Place la boîte ouverte au milieu, et les gentilshommes sur des cases choisies ensemble. Les cartes de charme et de talent vont de chaque côté, chaque marqueur au centre.
   *[no] Place la boîte ouverte au milieu, et les gentilshommes sur des cases choisies ensemble.
}
noble-hearts-screen-deal = Chacun mélange ses { $deck } cartes d’action et en pioche { $count }. Le reste forme sa pioche, face cachée.
noble-hearts-screen-first-which = Qui commence ? Le choix est libre.
noble-hearts-screen-areas = Noms des zones
noble-hearts-screen-areas-about = À convenir avant : le numéro de chaque image. Des noms sont possibles aussi.
noble-hearts-screen-expansion = Talents et roses
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
noble-hearts-screen-place = Carte { $number } : { $card }
noble-hearts-screen-key = { $print } : { $number }
noble-hearts-screen-any-area = n’importe quelle zone

noble-hearts-screen-acts = À { $name } d’agir
noble-hearts-screen-goes-on = { $name } a l’initiative et peut agir
noble-hearts-screen-evade = { $name }, défends-toi !
noble-hearts-screen-chooses = { $name } a atteint l’épée et prend une carte spéciale
noble-hearts-screen-declines = { $name } y renonce
noble-hearts-screen-hands-over = Laisser agir { $name }
noble-hearts-screen-is-hit = { $name } encaisse le coup : { $winner } gagne
noble-hearts-screen-wins = { $action } : { $winner } gagne
noble-hearts-screen-known = Cartes connues : un appui saisit tous les nombres.
noble-hearts-screen-block-with = Cartes connues qui pareraient, si elles sont en main :
noble-hearts-screen-no-card = Qui ne peut jouer aucune carte abandonne.
noble-hearts-screen-blocks = Parer avec { $card }
noble-hearts-screen-blocked = paré
noble-hearts-screen-evaded = évité
noble-hearts-screen-coming = { $fight }, { $area } : contre { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area } : paré
noble-hearts-screen-coming-evaded = { $fight }, { $area } : évité

noble-hearts-screen-status-acts = agit
noble-hearts-screen-status-goes-on = peut agir
noble-hearts-screen-status-evades = doit se défendre
noble-hearts-screen-status-chooses = choisit
noble-hearts-screen-seat = { $name } : { $hand } en main, { $deck } dans la pioche, { $discard } dans la défausse.
noble-hearts-screen-draws = { $count ->
    [one] Pioche { $count } carte maintenant.
   *[other] Pioche { $count } cartes maintenant.
}
noble-hearts-screen-shuffles = Mélange sa défausse : c’est sa nouvelle pioche.
noble-hearts-screen-badge = pioche { $count }
noble-hearts-screen-raised = En hauteur.
noble-hearts-screen-special-open = La carte { $special } est face visible.
noble-hearts-screen-special-down = La carte { $special } est face cachée.

noble-hearts-screen-ask = { $print ->
    [fight] Quelle force ?
    [area] Quelle zone ?
    [move] Combien de cases sur la carte ?
   *[redraw] Combien de cartes à piocher ?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] Quelle force (carte { $number }) ?
    [area] Quelle zone (carte { $number }) ?
    [move] Combien de cases (carte { $number }) ?
   *[redraw] Combien de cartes à piocher (carte { $number }) ?
}
noble-hearts-screen-ask-strike = Quelle est la force de la carte qui frappe ?
noble-hearts-screen-ask-move = Combien de cases ? Au moins { $far } au total, { $sum } pour l’instant.
noble-hearts-screen-ask-jump = Quelle force (carte { $number }) ? La plus forte décide combien tu pioches.
noble-hearts-screen-ask-redraw-of = { $tie ->
    [most] Parmi les cartes de force { $fight }, celle qui fait piocher le plus compte : combien ?
    [least] Parmi les cartes de force { $fight }, celle qui fait piocher le moins compte : combien ?
   *[none] Combien de cartes à piocher pour la carte de force { $fight } ?
}
noble-hearts-screen-ask-retreat = { $loses ->
    [yes] Quelle est la force de la carte défaussée ? Avec { $most } ou moins, la partie est perdue : Lady Isabelle atteint le cœur { SOUND($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
    }.
   *[no] Quelle est la force de la carte défaussée ? Avec { $most } ou moins, Lady Isabelle avance vers { $name }.
}
noble-hearts-screen-loses = La partie est alors perdue : Lady Isabelle atteint le cœur { SOUND($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}.
noble-hearts-screen-ask-block = Quelle force ? Au moins { $value }, { $area }.
noble-hearts-screen-one-more = Encore une carte
noble-hearts-screen-stated = Quelle zone est visée ?
noble-hearts-ask-stroke = À quel coup répondre ?
noble-hearts-screen-stroke = Coup { $number } : { $fight }, { $area }
noble-hearts-ask-landing = Où atterrit le gentilhomme ?
noble-hearts-screen-lands-up = En hauteur
noble-hearts-screen-lands-down = Au sol
noble-hearts-screen-jump-floor = Saut au sol
noble-hearts-screen-jump-floor-about = Saute au sol ; cela ne coûte aucune carte.
noble-hearts-screen-jump-lower = Saut vers un meuble plus bas
noble-hearts-screen-jump-lower-about = Saute sur quelque chose de plus bas, mais pas au sol ; cela ne coûte aucune carte.
noble-hearts-screen-run = Déplacement
noble-hearts-screen-up = Saut vers le haut
noble-hearts-screen-down = Saut vers le bas
noble-hearts-screen-plain = Attaque simple
noble-hearts-ask-special = Quelle carte remettre face visible ?
noble-hearts-ask-seat = Si tu ne peux pas ou ne veux pas agir, tu te rends ; l’autre joueur gagne.
noble-hearts-screen-concedes = { $name } se rend

noble-hearts-screen-pile = Défausse, carte du dessus d’abord
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

noble-hearts-keys-number = Saisir le nombre, ou choisir l’option
noble-hearts-keys-ten = Ajouter dix : avec le chiffre suivant, de 10 à 19

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

## Deck lists

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Carte { $card } : { $why }
noble-hearts-deck-too-large = Le fichier est trop volumineux pour une liste de cartes.
noble-hearts-deck-utf-16 = Le fichier est du texte UTF-16. Enregistre-le en UTF-8.
noble-hearts-deck-json = La ligne { $line } est illisible : { $why }.
noble-hearts-deck-not-a-deck-list = Ce n’est pas une liste de cartes : il manque le champ « deck_list ».
noble-hearts-deck-newer = Une version plus récente de Courtyard a écrit cette liste de cartes, dans la version { $value } de son format.
noble-hearts-deck-other-game = Cette liste de cartes est pour un autre jeu, « { $value } ».
noble-hearts-deck-no-name = La liste de cartes n’a pas de nom.
noble-hearts-deck-long-name = « { $field } » a { $length } caractères ; le maximum est de { $most }.
noble-hearts-deck-control = « { $value } » contient un caractère impossible à afficher.
noble-hearts-deck-too-many-areas = Plus de { $most } zones ont un nom.
noble-hearts-deck-number = « { $print } » vaut { $number } ; la valeur doit aller de { $least } à { $most }.
noble-hearts-deck-blank = Cette carte n’a aucun nombre.
noble-hearts-deck-count = Il y a { $value } exemplaires de cette carte ; il en faut de 1 à { $most }.
noble-hearts-deck-too-many-cards = Cela fait { $value } cartes ; une liste de cartes en a { $most } au maximum.

## The commands

cli-decks-none = Il n’y a aucune liste de cartes dans { $folder }.
cli-decks-line = { $name } : { $cards } { $cards ->
    [one] carte
   *[other] cartes
  }, dont { $different ->
    [one] { $different } différente
   *[other] { $different } différentes
  }
cli-decks-card = { $count } × { $card }
cli-decks-areas = Zones : { $names }
cli-decks-new = { $file } : importée sous le nom { $name }
cli-decks-known = { $file } : déjà présente sous le nom { $name }
cli-decks-learnt = { $name } : { $cards } { $cards ->
    [one] carte
   *[other] cartes
  } maintenant, { $before } avant
cli-decks-learnt-nothing = { $name } : rien de nouveau
cli-decks-deleted = { $name } : supprimée
cli-decks-unknown = La liste de cartes « { $name } » n’existe pas.
cli-decks-several = Plusieurs listes de cartes s’appellent « { $name } » : indique le nom du fichier de l’une d’elles, sans l’extension.
cli-decks-other-game = Ce journal est celui d’un autre jeu.
cli-decks-no-player = « { $player } » ne joue pas dans cette partie : les joueurs sont { $players }.

## The rules for a player who does not know the game

noble-hearts-rulebook-aim = But du jeu
    Deux gentilshommes aiment Lady Isabelle et règlent l’affaire à l’épée. Touche ton adversaire avant qu’il ne te touche.
    { $charm_spots ->
        [0] {""}
       *[other] Ou gagne son cœur : si Lady Isabelle atteint ton cœur sur la carte de charme, tu gagnes aussi.
    }

noble-hearts-rulebook-table = La table
    La boîte du jeu est la pièce où l’on se bat. Ses cases, ses meubles et l’orientation des gentilshommes se gèrent à la table ; l’appli suit seulement lequel est en hauteur.
    Chaque joueur a un paquet de { $deck_cards } cartes d’action. Ses cartes utilisées vont dans sa propre défausse, face visible.
    Une carte porte quatre nombres : sa force au combat, laquelle des { $areas } zones du corps elle touche, de combien elle déplace, et combien de cartes elle fait piocher.
    { $pile ->
        [0] {""}
       *[other] Il y a { $pile } cartes spéciales. Les tiennes sont posées face visible devant toi : chacune te permet de faire ce que dit son nom. Une carte face cachée doit être remise face visible avant de servir à nouveau.
    }
    { $charm_spots ->
        [0] {""}
       *[other] Sur la carte de charme, Lady Isabelle se tient au centre, à { $charm_spots ->
            [one] { $charm_spots } cran
           *[other] { $charm_spots } crans
        } de chaque cœur.
    }
    { $skill_spots ->
        [0] {""}
       *[other] Sur la carte de talent, un marqueur est posé au centre, à { $skill_spots ->
            [one] { $skill_spots } cran
           *[other] { $skill_spots } crans
        } de chaque épée.
    }

noble-hearts-rulebook-setup = Mise en place
    { $opening_hand ->
        [0] Mélange ton paquet : c’est ta pioche. Tu commences sans carte en main.
        [one] Mélange ton paquet et pioche { $opening_hand } carte. Le reste forme ta pioche.
       *[other] Mélange ton paquet et pioche { $opening_hand } cartes. Le reste forme ta pioche.
    }
    Le choix du premier joueur est libre.
    { $opening ->
        [0] {""}
        [one] Chaque joueur prend { $opening } carte spéciale de son choix, le premier joueur d’abord.
       *[other] Chaque joueur prend { $opening } cartes spéciales de son choix, le premier joueur d’abord.
    }
    { $roses ->
        [0] {""}
        [one] Lance la rose au-dessus de la boîte. Si elle tombe là où un gentilhomme ne peut pas aller, elle quitte la partie.
       *[other] Lance les { $roses } roses au-dessus de la boîte. Celles qui tombent là où aucun gentilhomme ne peut aller quittent la partie.
    }

noble-hearts-rulebook-turn = L’initiative
    L’un des joueurs a l’initiative et doit agir. La plupart des actions la font passer à l’autre ; après certaines, on la garde et on agit à nouveau.
    À chaque action, tu peux tourner ton gentilhomme d’un huitième de tour, avant, pendant ou après.
    { $keeps_initiative ->
        [none] Avec ces règles, aucune action ne permet de garder l’initiative.
       *[other] On garde l’initiative après : { $keeps_initiative }.
    }
    { $pass ->
        [after-keeping] Si tu la gardes, tu peux aussi la céder sans autre action.
        [always] Sauf face à une attaque, tu peux la céder sans action à tout moment.
       *[never] Tu ne peux pas la céder sans action.
    }

noble-hearts-rulebook-attacks = Les attaques
    Tu peux frapper ton adversaire s’il est juste devant toi ; peu importe dans quel sens il est tourné. S’il se trouve à une autre hauteur, mieux vaut convenir d’avance si on peut l’atteindre. Une attaque comprend un ou plusieurs coups ; chacun a une force et une zone.
    Les cartes d’une attaque restent visibles jusqu’à ce qu’elle soit terminée. Tu pioches tout de suite.
    { $attack }
    { $charge }
    Une charge peut comprendre un saut. Vers le haut : une carte ou plus, avec un déplacement total d’au moins { $charge_jump_up_move }. Vers le bas : { $charge_move_cards ->
        [one] une carte avec un déplacement d’au moins { $charge_jump_down_move }
       *[other] de 1 à { $charge_move_cards } cartes avec un déplacement total d’au moins { $charge_jump_down_move }
    }.
    { $pile ->
        [0] {""}
       *[other] { $long_jump_cards ->
            [one] En grand saut : une carte ou plus
           *[other] En grand saut : { $long_jump_cards } cartes ou plus
        } avec un déplacement total d’au moins { $charge_long_jump_move }. { $charge_long_jump_refills ->
            [yes] L’attaque fait piocher comme d’habitude.
           *[no] Une telle charge ne fait rien piocher.
        }
    }
    { $charge_with ->
        [none] {""}
       *[other] L’attaque d’une charge peut aussi être : { $charge_with }.
    }
    { $berserk }
    { $feint }
    { $combination }

noble-hearts-rulebook-evading = Face à une attaque
    Il faut répondre à chaque coup, sinon c’est touché et tu perds.
    { $block }
    { $quick-block }
    { $evades ->
        [none] Avec ces règles, seule une parade permet d’échapper à une attaque.
       *[other] { $evaded_strokes ->
            [one] Chacune de ces actions permet d’échapper au plus fort des coups restants : { $evades }.
           *[all] Ces actions permettent d’échapper en une fois à tous les coups restants : { $evades }.
        }
    }
    { $retreat }
    La réponse au dernier coup décide qui a l’initiative.

noble-hearts-rulebook-moving = Se déplacer
    { $move }
    { $jump-up }
    { $jump-down }
    { $long-jump }
    { $side-step }
    { $saltomortale }

## The actions in these sections

noble-hearts-rulebook-attack = joue une carte. Sa force est celle du coup, et sa zone est la zone visée.
noble-hearts-rulebook-charge = { $charge_move_cards ->
    [one] joue une carte pour avancer, d’au moins { $charge_move }, puis une carte pour frapper.
   *[other] joue de 1 à { $charge_move_cards } cartes pour avancer, d’au moins { $charge_move } au total, puis une carte pour frapper.
} Il te faut plus de déplacement que le chemin n’en demande.
noble-hearts-rulebook-berserk = joue { $berserk_cards } cartes de la même zone en un seul coup, dont les forces s’additionnent.
noble-hearts-rulebook-feint = joue une carte et annonce la zone qu’elle vise, n’importe laquelle.
noble-hearts-rulebook-combination = joue deux cartes, chacune comme un coup à part ; chaque autre carte Combinaison que tu possèdes en permet un de plus.
noble-hearts-rulebook-block = tourne-toi vers l’attaquant et joue une carte de la zone du coup, au moins aussi forte que lui.
noble-hearts-rulebook-quick-block = joue une carte de n’importe quelle zone, au moins aussi forte que le coup.
noble-hearts-rulebook-retreat = défausse une carte quelconque et recule d’une case.

noble-hearts-rulebook-move = joue une carte et avance du nombre de cases indiqué, dans n’importe quelle direction. Tu restes à la même hauteur.
noble-hearts-rulebook-jump-up = joue une carte ou plus, avec un déplacement total d’au moins { $jump_up_move }, et saute sur quelque chose à côté de toi ou devant toi. Tu choisis librement ton orientation.
noble-hearts-rulebook-jump-down = descends de ta hauteur sur n’importe quelle case voisine. Cela ne coûte aucune carte.
noble-hearts-rulebook-long-jump = { $long_jump_cards ->
    [one] joue une carte ou plus
   *[other] joue { $long_jump_cards } cartes ou plus
} avec un déplacement total d’au moins { $long_jump_move }, et saute d’un point à un autre. On ne peut rien franchir en sautant.
noble-hearts-rulebook-side-step = joue { $side_step_cards } cartes de même force et fais un pas de côté, sans changer d’orientation.
noble-hearts-rulebook-saltomortale = joue { $saltomortale_cards } cartes de la même zone, saute sur la case derrière ton adversaire et tourne-toi comme tu veux.
noble-hearts-rulebook-action = { $action } : { $about } { $special ->
    [yes] Il faut la carte spéciale.
   *[no] {""}
} { $evading } { $only_attacked ->
    [yes] Seulement face à une attaque.
   *[no] {""}
} { $keeping } { $draws ->
    [yes] Tu pioches.
    [no] Tu ne pioches pas.
   *[none] {""}
} { $turning_down }

## After the actions

noble-hearts-rulebook-draw = Piocher
    Après une action qui fait piocher, tu pioches autant de cartes que l’indique la carte jouée ; le nombre de cartes en main n’est pas limité.
    Si l’action compte plusieurs cartes, la plus forte décide. { $redraw_tie ->
        [most] À force égale, c’est celle qui fait piocher le plus.
       *[least] À force égale, c’est celle qui fait piocher le moins.
    }
    Dans une charge, seules les cartes d’attaque comptent pour cela.
    Pioche d’abord ; les cartes jouées vont ensuite à ta défausse.
    { $reshuffle ->
        [at-once] Quand ta pioche est vide, mélange aussitôt ta défausse : c’est ta nouvelle pioche.
       *[when-drawing] Quand tu dois piocher et que ta pioche est vide, mélange ta défausse : c’est ta nouvelle pioche.
    }

noble-hearts-rulebook-specials = { $pile ->
    [0] {""}
   *[other]
        Les cartes spéciales
        { $turned_down ->
            [none] Elles restent face visible, même après usage.
           *[other]
                Sont retournées face cachée après usage : { $turned_down }.
                Comme action, tu peux remettre l’une de tes cartes face visible, mais pas face à une attaque.
        }
}

noble-hearts-rulebook-tracks = Charme et talent
    { $roses ->
        [0] {""}
       *[other] { $rose_charm ->
            [0] Si une rose est sur ta case ou à côté, tu peux la ramasser en guise d’action.
            [one] Si une rose est sur ta case ou à côté, tu peux la ramasser en guise d’action : Lady Isabelle avance de { $rose_charm } cran vers toi.
           *[other] Si une rose est sur ta case ou à côté, tu peux la ramasser en guise d’action : Lady Isabelle avance de { $rose_charm } crans vers toi.
        }
    }
    { $retreat_charm ->
        [0] {""}
       *[other] { $charm_half ->
            [below] Si la carte d’un recul vaut moins de la moitié de l’attaque, Lady Isabelle avance de { $retreat_charm ->
                [one] { $retreat_charm } cran
               *[other] { $retreat_charm } crans
            } vers l’attaquant.
            [at-most] Si la carte d’un recul vaut la moitié de l’attaque ou moins, Lady Isabelle avance de { $retreat_charm ->
                [one] { $retreat_charm } cran
               *[other] { $retreat_charm } crans
            } vers l’attaquant.
           *[always] À chaque recul devant une attaque, Lady Isabelle avance de { $retreat_charm ->
                [one] { $retreat_charm } cran
               *[other] { $retreat_charm } crans
            } vers l’attaquant.
        }
    }
    { $berserk_charm ->
        [0] {""}
       *[other] À chaque furie, Lady Isabelle avance aussitôt de { $berserk_charm ->
            [one] { $berserk_charm } cran
           *[other] { $berserk_charm } crans
        } vers l’adversaire. { $berserk_may_lose ->
            [yes] Cela peut te faire perdre la partie.
           *[no] Cela ne suffit jamais à l’amener jusqu’au cœur adverse.
        }
    }
    { $retreat_skill ->
        [0] {""}
       *[other] À chaque recul devant une attaque, le marqueur de talent avance de { $retreat_skill ->
            [one] { $retreat_skill } cran
           *[other] { $retreat_skill } crans
        } vers l’attaquant.
    }
    { $saltomortale_skill ->
        [0] {""}
       *[other] À chaque saut périlleux, le marqueur de talent avance de { $saltomortale_skill ->
            [one] { $saltomortale_skill } cran
           *[other] { $saltomortale_skill } crans
        } vers son joueur.
    }
    { $skill_spots ->
        [0] {""}
       *[other] Quand le marqueur atteint ton épée, il revient au centre, et tu peux prendre une carte spéciale parmi celles qui restent.
    }

noble-hearts-rulebook-end = Fin de la partie
    Si tu ne te défends pas face à une attaque, c’est touché, et l’autre joueur gagne.
    Tu peux te rendre à tout moment. Sans carte à jouer, il n’y a guère d’autre choix.
    { $charm_spots ->
        [0] {""}
       *[other] Si Lady Isabelle atteint un cœur, le joueur de ce côté gagne aussitôt.
    }

## The mat to print

noble-hearts-mat-deck = Pioche
noble-hearts-mat-charm = Charme
noble-hearts-mat-skill = Talent
noble-hearts-mat-hand = Cartes en main
