# Dueling Nobles: names, rules, actions, consequences and refusals.

dueling-nobles = Nobles en duel
dueling-nobles-gauge = Or

## Editions

# Same as in English.
dueling-nobles-edition-catsatcards = Cats at Cards
dueling-nobles-edition-catsatcards-about = Les règles de catsatcards.com.
dueling-nobles-edition-original = Originale
dueling-nobles-edition-original-about = Les règles telles qu’écrites à l’origine : les armes et les pouvoirs viennent avant les revenus, et les armes peuvent s’échanger.
# Same as in English.
dueling-nobles-edition-duelo = Duelo de Nobles
dueling-nobles-edition-duelo-about = Les règles espagnoles : force de base réduite ; une vente, une taxe et un déplacement d’arme par tour ; une main espionnée reste visible.

## Phases

dueling-nobles-phase-setup = mise en place
dueling-nobles-phase-over = fin de partie
dueling-nobles-phase-income = revenus
dueling-nobles-phase-reinforcements = renforts
dueling-nobles-phase-command = commandement
# Same as in English.
dueling-nobles-phase-duel = duel
dueling-nobles-phase-opening = ouverture
dueling-nobles-phase-spending = dépenses

## Kinds of action

dueling-nobles-kind-setup = Préparer la table
dueling-nobles-kind-next-phase = Phase suivante
dueling-nobles-kind-next-phase-about = Passe à la phase suivante ; après la dernière, c’est à ton adversaire de jouer.
dueling-nobles-kind-end-turn = Terminer le tour
dueling-nobles-kind-end-turn-about = Saute les phases restantes.
dueling-nobles-kind-sell = Vendre
dueling-nobles-kind-sell-about = { $sale ->
    [one] Défausse 3 cartes de soutien de la même couleur contre { $sale } pièce d’or.
   *[other] Défausse 3 cartes de soutien de la même couleur contre { $sale } pièces d’or.
}
dueling-nobles-kind-tax = Taxer
dueling-nobles-kind-tax-about = L’un de tes Rois perd 1 point d’endurance ; tu gagnes 1 pièce d’or.
dueling-nobles-kind-buy = Acheter
dueling-nobles-kind-buy-about = { $most ->
    [one] Paie 1 pièce d’or et pioche { $most } carte de soutien.
   *[other] Paie 1 pièce d’or par carte de soutien piochée, { $most } au maximum.
}
dueling-nobles-kind-recruit = Recruter
dueling-nobles-kind-recruit-about = { $recruit ->
    [one] Paie { $recruit } pièce d’or : le premier noble de la pioche de nobles rejoint ta cour.
   *[other] Paie { $recruit } pièces d’or : le premier noble de la pioche de nobles rejoint ta cour.
}
dueling-nobles-kind-weapon = Armer
dueling-nobles-kind-weapon-about = Place un 2 ou un 3 sous l’un de tes nobles : c’est son arme.
dueling-nobles-kind-move-weapon = Déplacer une arme
dueling-nobles-kind-move-weapon-about = { $swap ->
    [yes] Passe une arme d’un de tes nobles à un autre ; deux nobles armés échangent les leurs.
   *[no] Passe une arme d’un de tes nobles à un autre qui n’en a pas.
}
dueling-nobles-kind-heal = Soigner
dueling-nobles-kind-heal-about = Défausse un cœur : l’un de tes nobles récupère 1 point d’endurance. Une fois par partie.
dueling-nobles-kind-draw-three = Piocher trois
dueling-nobles-kind-draw-three-about = Défausse un carreau quand ton adversaire a plus de nobles que toi : pioche 3 cartes de soutien. Une fois par partie.
dueling-nobles-kind-recover = Récupérer
dueling-nobles-kind-recover-about = Défausse un trèfle : prends n’importe quelle autre carte de la défausse. Une fois par partie.
dueling-nobles-kind-spy = Espionner
dueling-nobles-kind-spy-about = { $revealed ->
    [yes] Défausse un pique : ton adversaire montre sa main, qui reste visible. Une fois par partie.
   *[no] Défausse un pique : regarde la main de ton adversaire. Une fois par partie.
}
dueling-nobles-kind-challenge = Défier
dueling-nobles-kind-challenge-about = L’un de tes nobles défie en duel un noble adverse.
dueling-nobles-kind-deflect = Détourner
dueling-nobles-kind-deflect-about = { $deflect ->
    [one] Avant le premier dé, la défense paie { $deflect } pièce d’or, et un autre noble relève le défi.
   *[other] Avant le premier dé, la défense paie { $deflect } pièces d’or, et un autre noble relève le défi.
}
dueling-nobles-kind-roll = Lancer
dueling-nobles-kind-roll-about = Un dé de chaque côté ; un Roi peut en lancer deux.
dueling-nobles-kind-support = Soutien
dueling-nobles-kind-support-about = L’attaque d’abord, puis la défense : 1 carte de soutien, 2 pour un Valet, ou aucune.
dueling-nobles-kind-concede = Abandonner
dueling-nobles-kind-concede-about = L’autre joueur gagne la partie.

## House rules

dueling-nobles-group-start = Début de la partie
dueling-nobles-group-turn = Un tour
dueling-nobles-group-income = Revenus
dueling-nobles-group-reinforcements = Renforts
dueling-nobles-group-command = Armes et pouvoirs
# Same as in English.
dueling-nobles-group-duel = Duels

dueling-nobles-rule-phases = Phases d’un tour
dueling-nobles-rule-phases-about = Les phases d’un tour, dans l’ordre, et les actions permises dans chacune.
dueling-nobles-rule-base-strength = Force de base
dueling-nobles-rule-base-strength-about = La force d’un noble dans un duel, avant tout ajout.
dueling-nobles-rule-stamina = Endurance
dueling-nobles-rule-stamina-about = Nombre de blessures qu’un noble supporte avant d’être vaincu.
dueling-nobles-rule-sells-per-turn = Ventes par tour
dueling-nobles-rule-sells-per-turn-about = Nombre de fois par tour où l’on peut vendre trois cartes de la même couleur.
dueling-nobles-rule-taxes = Rois taxés par tour
dueling-nobles-rule-taxes-about = On peut taxer chaque Roi une fois par tour, ou un seul d’entre eux.
dueling-nobles-rule-tax-may-vanquish = Taxe mortelle
dueling-nobles-rule-tax-may-vanquish-about = Une taxe peut-elle prendre à un Roi son dernier point d’endurance ?
dueling-nobles-rule-buys-per-turn = Achats par tour
dueling-nobles-rule-buys-per-turn-about = Nombre d’achats de cartes de soutien permis par tour.
dueling-nobles-rule-cards-per-purchase = Cartes par achat
dueling-nobles-rule-cards-per-purchase-about = Nombre maximal de cartes de soutien par achat.
dueling-nobles-rule-recruits-per-turn = Recrues par tour
dueling-nobles-rule-recruits-per-turn-about = Nombre de nobles que l’on peut recruter en un tour.
dueling-nobles-rule-recruit-cost = Prix d’une recrue
dueling-nobles-rule-recruit-cost-about = Or à payer pour recruter un noble.
dueling-nobles-rule-weapons-per-turn = Nouvelles armes par tour
dueling-nobles-rule-weapons-per-turn-about = Nombre de nobles que l’on peut armer en un tour.
dueling-nobles-rule-weapon-moves-per-turn = Armes déplacées par tour
dueling-nobles-rule-weapon-moves-per-turn-about = Nombre de fois par tour où une arme peut passer d’un noble à un autre.
dueling-nobles-rule-weapons-may-swap = Échange d’armes
dueling-nobles-rule-weapons-may-swap-about = Deux nobles armés peuvent-ils échanger leurs armes ?
dueling-nobles-rule-spied-hand-stays-revealed = Main espionnée visible
dueling-nobles-rule-spied-hand-stays-revealed-about = Les cartes vues par un espion restent-elles face visible ?
dueling-nobles-rule-duels-per-turn = Duels par tour
dueling-nobles-rule-duels-per-turn-about = Nombre de duels permis par tour.
dueling-nobles-rule-deflect-cost = Prix pour détourner
dueling-nobles-rule-deflect-cost-about = L’or que paie la défense pour choisir un autre noble.
dueling-nobles-rule-queen-bonus = Bonus de la Dame
dueling-nobles-rule-queen-bonus-about = La force qu’une Dame reçoit de chaque autre noble de sa cour.
dueling-nobles-rule-adrenaline = Adrénaline
dueling-nobles-rule-adrenaline-about = La force qu’une carte de soutien de la couleur de son noble ajoute en plus de sa valeur.
dueling-nobles-rule-both-empty = Les deux cours vides
dueling-nobles-rule-both-empty-about = Le vainqueur si un même duel vide les deux cours.
dueling-nobles-rule-income-gold = Or des revenus
dueling-nobles-rule-income-gold-about = L’or gagné au début de la phase de revenus.
dueling-nobles-rule-sale-gold = Or par vente
dueling-nobles-rule-sale-gold-about = L’or pour trois cartes de soutien de la même couleur.
dueling-nobles-rule-win-gold = Or par duel
dueling-nobles-rule-win-gold-about = L’or que rapporte un duel gagné.
dueling-nobles-rule-opening-nobles = Nobles de départ
dueling-nobles-rule-opening-nobles-about = Nombre de nobles de chaque joueur au début de la partie.
dueling-nobles-rule-opening-hand = Main de départ
dueling-nobles-rule-opening-hand-about = Nombre de cartes de soutien de chaque joueur au début de la partie.

dueling-nobles-value-each-king = chaque Roi une fois
dueling-nobles-value-one-king = un seul Roi
dueling-nobles-value-draw = match nul
dueling-nobles-value-attacker = l’attaque gagne
dueling-nobles-value-defender = la défense gagne

## Actions

dueling-nobles-headline-setup = { $first } joue le premier tour
dueling-nobles-headline-next-phase = { $player } passe à la phase { SOUND($phase) ->
    [vowel] d’{ $phase }
   *[other] de { $phase }
}
dueling-nobles-headline-end-turn = { $player } termine son tour
dueling-nobles-headline-sell = { $player } vend { $cards }
dueling-nobles-headline-tax = { $player } taxe { $king }
dueling-nobles-headline-buy = { $count ->
    [one] { $player } achète { $count } carte
   *[other] { $player } achète { $count } cartes
}
dueling-nobles-headline-recruit = { $player } recrute { $noble }
dueling-nobles-headline-weapon = { $player } arme { $noble } avec { $card }
dueling-nobles-headline-move-weapon = { $weapon ->
    [none] { $player } échange les armes de { $from } et de { $to }
   *[other] { $player } passe { $weapon } de { $from } à { $to }
}
dueling-nobles-headline-heal = { $player } défausse { $card } pour soigner { $noble }
dueling-nobles-headline-draw-three = { $player } défausse { $card } pour piocher trois cartes
dueling-nobles-headline-recover = { $player } défausse { $card } pour reprendre { $take } dans la défausse
dueling-nobles-headline-spy = { $player } défausse { $card } pour voir la main { SOUND($opponent) ->
    [vowel] d’{ $opponent }
   *[other] de { $opponent }
}
dueling-nobles-headline-challenge = { $attacker } ({ $player }) défie { $target } ({ $opponent })
dueling-nobles-headline-deflect = { $player } détourne le défi vers { $target }
dueling-nobles-headline-roll = { $count ->
    [2] { $virtual ->
        [yes] { $player } obtient { $first } et { $second } avec les dés de l’appli : { $total }
       *[no] { $player } obtient { $first } et { $second } : { $total }
    }
   *[other] { $virtual ->
        [yes] { $player } obtient { $first } avec le dé de l’appli
       *[no] { $player } obtient { $first }
    }
}
dueling-nobles-headline-support = { $cards ->
    [none] { $player } ne joue pas de carte de soutien
   *[other] { $player } joue { $cards }
}
dueling-nobles-headline-concede = { $player } abandonne
dueling-nobles-headline-adjust-gold = { $gold ->
    [one] Correction : { $player } a { $gold } pièce d’or
   *[other] Correction : { $player } a { $gold } pièces d’or
}
dueling-nobles-headline-adjust-hand = { $hand ->
    [one] Correction : { $player } a { $hand } carte en main
   *[other] Correction : { $player } a { $hand } cartes en main
}
dueling-nobles-headline-adjust-ability = { $used ->
    [yes] Correction : { $player } a utilisé le pouvoir de { $suit } ({ $ability })
   *[no] Correction : { $player } n’a pas utilisé le pouvoir de { $suit } ({ $ability })
}
dueling-nobles-headline-adjust-stamina = Correction : l’endurance de { $noble } est de { $stamina }
dueling-nobles-headline-adjust-weapon = { $weapon ->
    [none] Correction : { $noble } n’a pas d’arme
   *[other] Correction : { $noble } a l’arme { $weapon }
}
dueling-nobles-headline-adjust-support-deck = { $support_deck ->
    [one] Correction : la pioche de soutien a { $support_deck } carte
   *[other] Correction : la pioche de soutien a { $support_deck } cartes
}

## Consequences

dueling-nobles-then-courtyard = { $player } commence avec { $nobles }.
dueling-nobles-event-turn-began = Tour { $turn } : à { $player } de jouer.
dueling-nobles-event-phase-entered = La phase { SOUND($phase) ->
    [vowel] d’{ $phase }
   *[other] de { $phase }
} commence.
dueling-nobles-event-gold-gained = { $gold ->
    [one] { $player } gagne { $gold } pièce d’or
   *[other] { $player } gagne { $gold } pièces d’or
} { $gain ->
    [income] grâce aux revenus.
    [sale] pour les cartes vendues.
    [tax] grâce à la taxe.
   *[duel] pour le duel.
}
dueling-nobles-event-gold-paid = { $gold ->
    [one] { $player } paie { $gold } pièce d’or.
   *[other] { $player } paie { $gold } pièces d’or.
}
dueling-nobles-event-drew = { ORDER($cards, $wanted) ->
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
dueling-nobles-event-deck-refilled = { $cards ->
    [one] On retourne la défausse : sa seule carte devient la pioche de soutien.
   *[other] On mélange la défausse : ses { $cards } cartes deviennent la pioche de soutien.
}
dueling-nobles-event-noble-joined = { $noble } rejoint la cour { SOUND($player) ->
    [vowel] d’{ $player }
   *[other] de { $player }
} avec { $stamina ->
    [one] { $stamina } point
   *[other] { $stamina } points
} d’endurance.
dueling-nobles-event-noble-wounded = { $left ->
    [0] { $noble } ({ $player }) perd son dernier point d’endurance.
   *[other] { $noble } ({ $player }) perd 1 point d’endurance ; il en reste { $left }.
}
dueling-nobles-event-noble-vanquished = Noble vaincu : { $noble } ({ $player }). Sa carte est mélangée à la pioche de nobles.
dueling-nobles-event-weapon-lost = L’arme de { $noble }, { $weapon }, va à la défausse.
dueling-nobles-event-noble-healed = { $noble } récupère 1 point d’endurance et en a maintenant { $now }.
dueling-nobles-event-recovered = { $card } est maintenant dans la main { SOUND($player) ->
    [vowel] d’{ $player }
   *[other] de { $player }
}.
dueling-nobles-then-seen = Main { SOUND($player) ->
    [vowel] d’{ $player }
   *[other] de { $player }
} : { $cards }.
dueling-nobles-then-seen-open = La main { SOUND($player) ->
    [vowel] d’{ $player }
   *[other] de { $player }
} reste visible : { $cards }.
dueling-nobles-then-seen-empty = La main { SOUND($player) ->
    [vowel] d’{ $player }
   *[other] de { $player }
} est vide.
dueling-nobles-event-duel-ended = { $verdict ->
    [tie] { $critical ->
        [yes] Un As de chaque côté : égalité, quels que soient les totaux ({ $total } à { $other }).
       *[no] Égalité, { $total } à { $total }.
    }
   *[other] { $critical ->
        [yes] Coup critique ! { $noble } ({ $player }) gagne le duel, quels que soient les totaux ({ $total } à { $other }).
       *[no] { $noble } ({ $player }) gagne le duel, { $total } à { $other }.
    }
}
dueling-nobles-then-duel-discards = { $count ->
    [one] { $cards } va à la défausse.
   *[other] { $cards } vont à la défausse.
}
dueling-nobles-event-game-ended = { $outcome ->
    [draw] Match nul. Bien joué !
   *[won] { $winner } gagne la partie. Bien joué, { $loser } !
}

## A duel’s terms

dueling-nobles-fighter = { $noble } ({ $player })
# Same as in English.
dueling-nobles-term-base = base
dueling-nobles-term-weapon = arme { $weapon }
dueling-nobles-term-inspiration = { $others ->
    [one] { $others } autre noble
   *[other] { $others } autres nobles, +{ $each } chacun
}
dueling-nobles-term-die = dé
dueling-nobles-term-card = { $card }
dueling-nobles-term-adrenaline = adrénaline { $card }
dueling-nobles-term-critical = coup critique { $card }

## Refusals

dueling-nobles-refusal-wrong-phase = { $when ->
    [later] { $count ->
        [one] Passe d’abord à la phase qui le permet (phase : { $phases }) ; phase actuelle : { $now }.
       *[other] Passe d’abord à une phase qui le permet (phases : { $phases }) ; phase actuelle : { $now }.
    }
    [past] { $count ->
        [one] C’est trop tard (phase : { $phases }) ; attends le tour suivant. Phase actuelle : { $now }.
       *[other] C’est trop tard (phases : { $phases }) ; attends le tour suivant. Phase actuelle : { $now }.
    }
   *[never] Avec ces règles, aucune phase ne le permet.
}
dueling-nobles-refusal-not-set-up = Il faut d’abord préparer la table.
dueling-nobles-refusal-already-set-up = La table est déjà prête.
dueling-nobles-refusal-bad-setup-count = { $needed ->
    [one] { $player } commence avec { $needed } noble, pas { $got }.
   *[other] { $player } commence avec { $needed } nobles, pas { $got }.
}
dueling-nobles-refusal-bad-setup-not-nobles = { $count ->
    [one] { $cards } n’est pas un noble.
   *[other] { $cards } ne sont pas des nobles.
}
dueling-nobles-refusal-bad-setup-duplicates = { $count ->
    [one] { $cards } figure plus d’une fois.
   *[other] { $cards } figurent plus d’une fois.
}
dueling-nobles-refusal-duel-in-progress = Il faut d’abord finir le duel.
dueling-nobles-refusal-no-duel = Il n’y a pas de duel en cours.
dueling-nobles-refusal-not-enough-gold = { $needs ->
    [one] Il faut { $needs } pièce d’or ; { $payer } en a { $has }.
   *[other] Il faut { $needs } pièces d’or ; { $payer } en a { $has }.
}
dueling-nobles-refusal-no-such-noble = { $card ->
    [none] { $player } n’a pas d’autre noble pour cela.
   *[other] { $where ->
        [other] { $card } est dans la cour { SOUND($holder) ->
            [vowel] d’{ $holder }
           *[other] de { $holder }
        }, pas dans celle { SOUND($player) ->
            [vowel] d’{ $player }
           *[other] de { $player }
        }.
        [nowhere] { $card } n’est dans aucune cour.
       *[unknown] { $card } n’est pas dans la cour { SOUND($player) ->
            [vowel] d’{ $player }
           *[other] de { $player }
        }.
    }
}
dueling-nobles-refusal-noble-in-play = { $noble } est déjà dans la cour { SOUND($player) ->
    [vowel] d’{ $player }
   *[other] de { $player }
}.
dueling-nobles-refusal-not-a-noble = { $card } n’est pas un noble : seuls les Valets, les Dames et les Rois en sont.
dueling-nobles-refusal-not-a-support-card = { $card } n’est pas une carte de soutien : elles vont de l’As au 10.
dueling-nobles-refusal-not-a-weapon = { $card } n’est pas une arme : seul un 2 ou un 3 peut en être une.
dueling-nobles-refusal-noble-armed = { $noble ->
    [none] Tous les nobles qui pourraient la prendre ont déjà une arme.
   *[other] { $noble } a déjà une arme : { $weapon }.
}
dueling-nobles-refusal-noble-unarmed = { $noble ->
    [none] { $active } n’a aucun noble armé.
   *[other] { $noble } n’a pas d’arme.
}
dueling-nobles-refusal-same-noble = { $duel ->
    [yes] { $noble } est le noble défié ; choisis-en un autre.
   *[no] { $noble } figure deux fois ; choisis deux nobles différents.
}
dueling-nobles-refusal-not-a-king = { $card ->
    [none] { $active } n’a pas de Roi à taxer.
   *[other] { $card } n’est pas un Roi ; seuls les Rois peuvent être taxés.
}
dueling-nobles-refusal-king-would-fall = { $king } n’a plus qu’un point d’endurance : une taxe ne peut pas le lui prendre.
dueling-nobles-refusal-already-taxed = { $king ->
    [none] Tous les Rois ont déjà été taxés ce tour-ci.
   *[other] { $king } a déjà été taxé ce tour-ci.
}
dueling-nobles-refusal-limit-reached = { $limit ->
    [0] Ces règles ne le permettent pas.
    [one] Pas plus d’une fois par tour.
   *[other] Pas plus de { $limit } fois par tour.
}
dueling-nobles-refusal-wrong-count = { ORDER($min, $max) ->
    [equal] { $max ->
        [one] Il faut { $max } carte, pas { $got }.
       *[other] Il faut { $max } cartes, pas { $got }.
    }
   *[less] { $min ->
        [0] { $max ->
            [one] { $max } carte au maximum, pas { $got }.
           *[other] { $max } cartes au maximum, pas { $got }.
        }
       *[other] Il faut de { $min } à { $max } cartes, pas { $got }.
    }
}
dueling-nobles-refusal-duplicate-card = { $card } figure deux fois.
dueling-nobles-refusal-not-same-suit = Il faut trois cartes de la même couleur.
dueling-nobles-refusal-wrong-suit = Ce pouvoir demande un { $needed }, pas { $card }.
dueling-nobles-refusal-hand-too-small = { $needs ->
    [one] Il faut une carte en main ; { $player } n’en a pas.
   *[other] Il faut { $needs } cartes en main ; { $player } en a { $has }.
}
dueling-nobles-refusal-card-elsewhere = { $card ->
    [none] Aucune carte de cette main ne peut convenir.
   *[other] { $card-location ->
        [discard] { $support } est dans la défausse.
        [under] { $support } est sous { $noble }.
        [duel] { $support } a déjà servi dans ce duel.
        [hand] { $support } est dans la main { SOUND($player) ->
            [vowel] d’{ $player }
           *[other] de { $player }
        }.
       *[outside] Toute la main { SOUND($player) ->
            [vowel] d’{ $player }
           *[other] de { $player }
        } est connue, et { $support } n’en fait pas partie.
    }
}
dueling-nobles-refusal-ability-used = { $active } a déjà utilisé le pouvoir de { $suit } ({ $ability }) ; chaque pouvoir ne sert qu’une fois par partie.
dueling-nobles-refusal-stamina-full = { $noble ->
    [none] { $active } n’a aucun noble blessé.
   *[other] { $noble } a toute son endurance.
}
dueling-nobles-refusal-opponent-not-ahead = { $other } doit avoir plus de nobles { SOUND($active) ->
    [vowel] qu’{ $active }
   *[other] que { $active }
} ; pour l’instant, c’est { $opponent } à { $own }.
dueling-nobles-refusal-discard-lacks-card = { $card ->
    [none] La défausse est vide.
   *[other] { $card } n’est pas dans la défausse.
}
dueling-nobles-refusal-deck-empty = { $left ->
    [0] Il ne reste aucune carte de soutien à piocher.
    [one] Il ne reste que { $left } carte de soutien à piocher, et il en faut { $needs }.
   *[other] Il ne reste que { $left } cartes de soutien à piocher, et il en faut { $needs }.
}
dueling-nobles-refusal-noble-deck-empty = Il ne reste aucun noble dans la pioche de nobles.
dueling-nobles-refusal-already-deflected = Un défi ne peut être détourné qu’une fois.
dueling-nobles-refusal-dice-already-rolled = { $player } a déjà lancé.
dueling-nobles-refusal-not-rolled = { $player } doit d’abord lancer.
dueling-nobles-refusal-wrong-dice = { $max ->
    [one] Ce noble lance un dé, de 1 à 6.
   *[other] Un Roi lance un ou deux dés, de 1 à 6 chacun.
}
dueling-nobles-refusal-not-your-support = C’est à { $turn } de jouer des cartes de soutien, ou aucune.
dueling-nobles-refusal-bad-adjustment-gold = L’or doit être compris entre 0 et { $value }.
dueling-nobles-refusal-bad-adjustment-hand = Une main doit avoir de 0 à { $value } cartes.
dueling-nobles-refusal-bad-adjustment-support-deck = La pioche de soutien doit avoir de 0 à { $value } cartes.
dueling-nobles-refusal-bad-adjustment-stamina = L’endurance de { $noble } doit être comprise entre 1 et { $value }.

## The table in a terminal

dueling-nobles-table-setup = La table n’est pas encore prête.
dueling-nobles-table-turn = Tour { $turn } : à { $player } de jouer, phase { SOUND($phase) ->
    [vowel] d’{ $phase }
   *[other] de { $phase }
}
dueling-nobles-table-over = Après le tour { $turn } : { $result }
dueling-nobles-table-side = { $player } : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
dueling-nobles-table-known = Cartes connues : { $cards }
dueling-nobles-table-ability = { $suit } { $ability }
dueling-nobles-table-abilities = Pouvoirs restants : { $abilities }
dueling-nobles-table-noble = { $noble }  endurance { $stamina } sur { $full }, force { $strength }
dueling-nobles-table-noble-armed = { $noble }  endurance { $stamina } sur { $full }, force { $strength } avec { $weapon }
dueling-nobles-table-courtyard-empty = Aucun noble
dueling-nobles-table-decks = Pioche de soutien { $support }, pioche de nobles { $nobles }
dueling-nobles-table-discard = Défausse, la plus ancienne d’abord : { $cards }
dueling-nobles-table-discard-empty = Défausse : vide
dueling-nobles-table-missing = { $count ->
    [one] Il manque { $count } carte de soutien dans les comptes.
   *[other] Il manque { $count } cartes de soutien dans les comptes.
}
dueling-nobles-table-surplus = { $count ->
    [one] Il y a { $count } carte de soutien de trop dans les comptes.
   *[other] Il y a { $count } cartes de soutien de trop dans les comptes.
}
dueling-nobles-table-duel = Duel : { $attacker } contre { $defender }
dueling-nobles-table-to-roll = { $player } doit encore lancer.
dueling-nobles-table-to-support = À { $player } de jouer des cartes de soutien, ou aucune.
dueling-nobles-table-last-duel = Dernier duel : { $attacker } { $total } contre { $defender } { $other }, { $outcome ->
    [attacker] l’attaque a gagné
    [defender] la défense a gagné
   *[tie] égalité
}

## The command line’s duel

dueling-nobles-calculator-attacker = l’attaque
dueling-nobles-calculator-defender = la défense
dueling-nobles-calculator-title-attacker = { $noble } attaque
dueling-nobles-calculator-title-defender = { $noble } défend
# Same as in English.
dueling-nobles-calculator-total = total
dueling-nobles-calculator-attacker-wins = { $attacker } gagne en attaque, { $total } à { $other }.
dueling-nobles-calculator-defender-wins = { $defender } gagne en défense, { $other } à { $total }.
dueling-nobles-calculator-tie = Égalité, { $total } à { $other } : les deux nobles perdent 1 point d’endurance.
dueling-nobles-calculator-attacker-critical = Coup critique : { $attacker } gagne en attaque, quels que soient les totaux.
dueling-nobles-calculator-defender-critical = Coup critique : { $defender } gagne en défense, quels que soient les totaux.
dueling-nobles-calculator-aces = Un As de chaque côté : égalité, quels que soient les totaux.
dueling-nobles-calculator-without-dice = { $sides ->
    [attacker] Les dés de l’attaque ne sont pas indiqués : ce total ne les comprend pas.
    [defender] Les dés de la défense ne sont pas indiqués : ce total ne les comprend pas.
   *[both] Aucun dé n’est indiqué : les totaux ne les comprennent pas.
}
dueling-nobles-calculator-no-hands = Pour les probabilités avec cartes, indique le nombre de cartes en main de chaque joueur qui doit encore jouer : --attacker-hand et --defender-hand.
dueling-nobles-calculator-too-many-nobles = Il n’y a que 12 nobles.

## Chances and luck

dueling-nobles-chance-below-one = < 1 %
dueling-nobles-chance-above-ninety-nine = > 99 %
dueling-nobles-odds-dice = Avec les dés seuls : { $attacker } { $win }, égalité { $tie }, { $defender } { $loss }.
dueling-nobles-odds-cards = Si les deux jouent leur meilleure carte : { $attacker } { $win }, égalité { $tie }, { $defender } { $loss }.
dueling-nobles-odds-answer = { $ties ->
    [no] Probabilités pour la main { SOUND($player) ->
        [vowel] d’{ $player }
       *[other] de { $player }
    } : victoire { $win }, aucune carte utile { $none }.
   *[yes] Probabilités pour la main { SOUND($player) ->
        [vowel] d’{ $player }
       *[other] de { $player }
    } : victoire { $win }, seulement égalité { $tie }, aucune carte utile { $none }.
}
dueling-nobles-odds-answer-wins = Pour gagner : { $cards }.
dueling-nobles-odds-answer-ties = Pour égaliser : { $cards }.
dueling-nobles-odds-answer-pair = Aucune carte seule ne suffit pour gagner ; il en faut deux.
dueling-nobles-odds-missing = { $count ->
    [one] Pas de probabilités avec cartes : { $count } des 40 cartes de soutien n’est pas comptée.
   *[other] Pas de probabilités avec cartes : { $count } des 40 cartes de soutien ne sont pas comptées.
}
dueling-nobles-odds-surplus = { $count ->
    [one] Pas de probabilités avec cartes : il y a { $count } carte de soutien de trop dans les comptes.
   *[other] Pas de probabilités avec cartes : il y a { $count } cartes de soutien de trop dans les comptes.
}
dueling-nobles-odds-luck = Avant les dés et sans cartes, la probabilité de victoire pour { $player } était de { $expected } ; une égalité compte pour une demi-victoire. Les dés { $dice ->
    [more] ont ajouté { $dice_points ->
        [one] { $dice_points } point
       *[other] { $dice_points } points
    }
    [less] ont retiré { $dice_points ->
        [one] { $dice_points } point
       *[other] { $dice_points } points
    }
    [little] n’ont presque rien changé
   *[none] n’ont rien changé
}, les cartes et les choix { $cards ->
    [more] ont ajouté { $cards_points ->
        [one] { $cards_points } point
       *[other] { $cards_points } points
    }
    [less] ont retiré { $cards_points ->
        [one] { $cards_points } point
       *[other] { $cards_points } points
    }
    [little] { $dice ->
        [little] non plus
       *[other] n’ont presque rien changé
    }
   *[none] { $dice ->
        [none] non plus
       *[other] n’ont rien changé
    }
} : { $result ->
    [win] { $player } a gagné.
    [loss] { $player } a perdu.
   *[tie] égalité.
}
dueling-nobles-odds-line = { $attacker } { $win }, égalité { $tie }, { $defender } { $loss }
dueling-nobles-outlook-certain = { $player } gagne à coup sûr
dueling-nobles-outlook-tie = Ce sera une égalité
dueling-nobles-outlook-almost = { $player } gagne presque à coup sûr
dueling-nobles-outlook-likely = { $player } va sans doute gagner
dueling-nobles-outlook-better = { $player } a l’avantage
dueling-nobles-outlook-even = C’est très serré
dueling-nobles-chances-show = Probabilités
dueling-nobles-chances-hide = Masquer les probabilités
dueling-nobles-chances-pair = { $attacker } contre { $target } : { $outlook }.
dueling-nobles-chances-of-pair = Probabilités, { $attacker } contre { $target } : { $chance }
dueling-nobles-chances-about = Choisis quand cette partie montre les probabilités d’un duel.
dueling-nobles-chances-as-set = Comme dans les paramètres ({ $when })
dueling-nobles-chances-course = Le fil du duel
dueling-nobles-chances-wins = { $player } gagne
dueling-nobles-chances-no-duel = Cette action ne fait pas partie d’un duel : il n’y a pas de probabilités de duel.
dueling-nobles-chances-off = La courbe de probabilités est désactivée. Tu peux l’activer dans les paramètres.
dueling-nobles-chances-even = équilibre
dueling-nobles-chances-how-likely = Probabilité de victoire pour { $attacker } si les deux jouent leur meilleure carte. Touche un noble pour les détails.
dueling-nobles-chances-how-likely-dice = Probabilité de victoire pour { $attacker } avec les dés seuls. { $why }
dueling-nobles-chances-after = { $done } : { $sentence }
dueling-nobles-chances-course-told = Probabilités dans ce duel : { $points }
dueling-nobles-needs-all = { $name } gagne avec n’importe quelle carte
dueling-nobles-needs-win = { $name } gagne avec { $wins }
dueling-nobles-needs-win-tie = { $name } gagne avec { $wins } et égalise avec { $ties }
dueling-nobles-needs-win-two = { $name } gagne avec { $wins }, ou avec deux cartes qui font au moins { $sum }
dueling-nobles-needs-win-tie-two = { $name } gagne avec { $wins }, ou avec deux cartes qui font au moins { $sum }, et égalise avec { $ties }
dueling-nobles-needs-two = { $name } ne gagne qu’avec deux cartes qui font au moins { $sum }
dueling-nobles-needs-tie = Aucune carte ne fait gagner { $name } ; égalité avec { $ties }
dueling-nobles-needs-hopeless = Aucune carte n’aide { $name }
dueling-nobles-needs-no-ace = Un As est joué et il n’en reste plus : rien ne sauve { $name }
dueling-nobles-needs-first = Si { $other } ne joue aucune carte : { $sentence }
dueling-nobles-needs-an-ace = un As
dueling-nobles-needs-range = { $first } à { $last }
dueling-nobles-needs-nothing = { $name } mène de { $lead }
dueling-nobles-needs-ace = Un As est joué : seul un As sauve { $name }
dueling-nobles-odds-no-pairs = Aucun duel n’est possible entre deux nobles pour l’instant.
dueling-nobles-odds-title = { $attacker } contre { $defender }, si le défi était lancé maintenant
dueling-nobles-odds-attacker = Attaque
dueling-nobles-odds-target = Défense
dueling-nobles-odds-dice-win = Dés : victoire
dueling-nobles-odds-dice-tie = égalité
dueling-nobles-odds-dice-loss = défaite
dueling-nobles-odds-cards-win = Meilleures cartes : victoire
dueling-nobles-odds-cards-tie = égalité
dueling-nobles-odds-cards-loss = défaite
dueling-nobles-odds-note = Victoires, égalités et défaites de l’attaque : avec les dés seuls, puis si les deux jouent leur meilleure carte. Le bluff, les cartes gardées et les défis détournés ne sont pas pris en compte.

## Statistics

# Same as in English.
dueling-nobles-count-duels = Duels
dueling-nobles-count-share = Part
dueling-nobles-count-attacker-won = Gagnés par l’attaque
dueling-nobles-count-defender-won = Gagnés par la défense
dueling-nobles-count-tied-duels = Égalités
dueling-nobles-count-critical-attacks = Coups critiques de l’attaque
dueling-nobles-count-critical-defences = Coups critiques de la défense
dueling-nobles-count-deflected = Détournés
dueling-nobles-count-duels-note = { $count ->
    [one] { $count } duel est allé jusqu’au bout.
   *[other] { $count } duels sont allés jusqu’au bout.
}
dueling-nobles-count-nobles = Duels par noble
# Same as in English.
dueling-nobles-count-noble = Noble
dueling-nobles-count-attacks = Attaques
dueling-nobles-count-defences = Défenses
dueling-nobles-count-won = gagnées
dueling-nobles-count-lost = perdues
dueling-nobles-count-tied = égalités
dueling-nobles-count-luck = La chance dans les duels
dueling-nobles-count-luck-expected = Attendu
dueling-nobles-count-luck-dice = Chance aux dés
dueling-nobles-count-luck-cards = Cartes et choix
dueling-nobles-count-luck-won = Gagné
dueling-nobles-count-luck-note = « Gagné » est la somme de l’attendu, de la chance aux dés et des cartes et choix ; une égalité compte pour une demi-victoire. « Attendu » est la probabilité avant le lancer des dés, sans cartes. La chance aux dés dit combien ils l’ont changée ; les cartes et choix sont le reste.
dueling-nobles-count-luck-left-out = Seuls comptent les duels allés jusqu’au bout ; un duel détourné compte à partir de sa dernière cible. La chance à la pioche n’est pas calculée.
dueling-nobles-count-abilities = Pouvoirs
dueling-nobles-count-ability = Pouvoir
dueling-nobles-count-ability-of = { $suit } { $ability }
dueling-nobles-count-uses = Usages
dueling-nobles-count-turn-first = Premier tour
dueling-nobles-count-turn-median = Tour médian
dueling-nobles-count-turn-last = Dernier tour
dueling-nobles-count-gold = Or à la fin de chaque tour
dueling-nobles-count-turn = Tour
dueling-nobles-count-gold-first = Premier joueur
dueling-nobles-count-gold-second = Second joueur
dueling-nobles-count-gold-won = Parties gagnées
dueling-nobles-count-gold-winner = Vainqueur
dueling-nobles-count-gold-loser = Perdant
dueling-nobles-count-gold-note = Or moyen dans les parties qui ont atteint ce tour.
dueling-nobles-count-gold-shown = { $shown } tours sur { $all } sont affichés : ceux qu’au moins 1 partie sur 20 a atteints, 40 au maximum.

## Results for other programs

dueling-nobles-tally-nobles-left = Nobles restants
dueling-nobles-tally-duels-won = Duels gagnés

## A first game

dueling-nobles-deal = On mélange les 12 Valets, Dames et Rois, et on en distribue 6 à chaque joueur.
dueling-nobles-deal-about = Ce sont les nobles. Sors-les d’abord du jeu de cartes ; les 40 autres cartes viennent ensuite.
dueling-nobles-keep = { $count ->
    [one] Chaque joueur en garde { $count }, face visible. Touche-le ici.
   *[other] Chaque joueur en garde { $count }, face visible. Touche-les ici.
}
dueling-nobles-keep-about = Ils forment ta cour et livrent tes duels. Un Roi peut lancer deux dés, une Dame gagne en force pour chaque noble à ses côtés, un Valet peut jouer deux cartes. Mieux vaut varier pour commencer.
dueling-nobles-rest = { $count ->
    [0] Il ne reste aucun noble.
    [one] Le noble restant, posé face cachée, est la pioche de nobles.
   *[other] Les { $count } restants, mélangés et posés face cachée, forment la pioche de nobles.
}
dueling-nobles-rest-about = Les nouveaux nobles en sortent, et les nobles vaincus y retournent.
dueling-nobles-hand = { $count ->
    [0] On mélange les 40 autres cartes : c’est la pioche de soutien. Aucune n’est distribuée.
    [one] On mélange les 40 autres cartes et on en distribue { $count } à chaque joueur ; le reste forme la pioche de soutien.
   *[other] On mélange les 40 autres cartes et on en distribue { $count } à chaque joueur ; le reste forme la pioche de soutien.
}
dueling-nobles-hand-about = Garde ta main cachée. Ces cartes se jouent dans les duels, se vendent, servent d’armes à tes nobles ou activent des pouvoirs.
dueling-nobles-hint-guide = L’appli suit l’or, l’endurance et les armes, et calcule les totaux des duels. Des conseils expliquent chaque phase ; ceux que tu fermes ne reviennent pas.
dueling-nobles-needs = Il te faut seulement un jeu de cartes et deux dés.
dueling-nobles-hint-income = { $gold ->
    [0] Vends trois cartes de la même couleur, ou taxe un Roi, qui paie en endurance.
    [one] Tu as déjà gagné { $gold } pièce d’or. Vends des cartes ou taxe un Roi pour en avoir plus.
   *[other] Tu as déjà gagné { $gold } pièces d’or. Vends des cartes ou taxe un Roi pour en avoir plus.
}
dueling-nobles-hint-reinforcements = Achète des cartes de soutien à 1 pièce d’or chacune, ou recrute un noble pour { $recruit }.
dueling-nobles-hint-command = Un 2 ou un 3 sous un noble est une arme. Chaque couleur a un pouvoir.
dueling-nobles-hint-hearts = l’un de tes nobles récupère 1 point d’endurance.
dueling-nobles-hint-diamonds = quand ton adversaire a plus de nobles que toi.
dueling-nobles-hint-clubs = prends une carte de la défausse.
dueling-nobles-hint-spades = regarde la main de ton adversaire.
dueling-nobles-hint-duel = Touche le noble qui attaque, puis sa cible. Rien ne t’y oblige.
dueling-nobles-hint-roll = Touche le résultat de tes dés, ou laisse l’appli lancer. Un Roi peut en lancer deux.
dueling-nobles-hint-support = L’attaque peut d’abord jouer une carte, puis la défense. Un As gagne.
