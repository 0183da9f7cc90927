# The messages of Dueling Nobles.

dueling-nobles-title = Nobles en duel
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

dueling-nobles-kind-next-phase-about = Passe à la phase suivante ; après la dernière, c’est à ton adversaire de jouer.
dueling-nobles-kind-end-turn-about = Saute les phases restantes.
dueling-nobles-kind-sell = Vendre
dueling-nobles-kind-sell-about = { $sale_gold ->
    [one] Défausse 3 cartes de soutien de la même couleur contre { $sale_gold } pièce d’or.
   *[other] Défausse 3 cartes de soutien de la même couleur contre { $sale_gold } pièces d’or.
}
dueling-nobles-kind-tax = Taxer
dueling-nobles-kind-tax-about = L’un de tes Rois perd 1 point d’endurance ; tu gagnes 1 pièce d’or.
dueling-nobles-kind-buy = Acheter
dueling-nobles-kind-buy-about = { $cards_per_purchase ->
    [one] Paie 1 pièce d’or et pioche { $cards_per_purchase } carte de soutien.
   *[other] Paie 1 pièce d’or par carte de soutien piochée, { $cards_per_purchase } au maximum.
}
dueling-nobles-kind-recruit = Recruter
dueling-nobles-kind-recruit-about = { $recruit_cost ->
    [one] Paie { $recruit_cost } pièce d’or : le premier noble de la pioche de nobles rejoint ta cour.
   *[other] Paie { $recruit_cost } pièces d’or : le premier noble de la pioche de nobles rejoint ta cour.
}
dueling-nobles-kind-weapon = Armer
dueling-nobles-kind-weapon-about = Place un 2 ou un 3 sous l’un de tes nobles : c’est son arme.
dueling-nobles-kind-move-weapon = Déplacer une arme
dueling-nobles-kind-move-weapon-about = { $weapons_may_swap ->
    [yes] Passe une arme d’un de tes nobles à un autre ; deux nobles armés échangent les leurs.
   *[no] Passe une arme d’un de tes nobles à un autre qui n’en a pas.
}
dueling-nobles-kind-heal = Soigner
dueling-nobles-kind-heal-about = Défausse un cœur : l’un de tes nobles récupère 1 point d’endurance. Une fois par partie.
dueling-nobles-kind-draw-three = Piocher trois
dueling-nobles-kind-draw-three-about = Défausse un carreau quand ton adversaire a plus de nobles que toi : pioche 3 cartes de soutien. Une fois par partie.
dueling-nobles-kind-recover = Récupérer
dueling-nobles-kind-recover-about = { $support_decks ->
    [each] Défausse un trèfle : prends n’importe quelle autre carte de ta défausse. Une fois par partie.
   *[shared] Défausse un trèfle : prends n’importe quelle autre carte de la défausse. Une fois par partie.
}
dueling-nobles-kind-spy = Espionner
dueling-nobles-kind-spy-about = { $spied_hand_stays_revealed ->
    [yes] Défausse un pique : ton adversaire montre sa main, qui reste visible. Une fois par partie.
   *[no] Défausse un pique : regarde la main de ton adversaire. Une fois par partie.
}
dueling-nobles-kind-challenge = Défier
dueling-nobles-kind-challenge-about = L’un de tes nobles défie en duel un noble adverse.
dueling-nobles-kind-deflect = Détourner
dueling-nobles-kind-deflect-about = { $deflect_cost ->
    [one] Avant le premier dé, la défense paie { $deflect_cost } pièce d’or, et un autre noble relève le défi.
   *[other] Avant le premier dé, la défense paie { $deflect_cost } pièces d’or, et un autre noble relève le défi.
}
dueling-nobles-kind-roll = Lancer
dueling-nobles-kind-roll-about = Un dé de chaque côté ; un Roi peut en lancer deux.
dueling-nobles-kind-support = Soutien
dueling-nobles-kind-support-about = L’attaque d’abord, puis la défense : 1 carte de soutien, 2 pour un Valet, ou aucune.

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
dueling-nobles-rule-victory = Moment de la victoire
dueling-nobles-rule-victory-about = Quand un joueur sans noble a perdu : aussitôt, ou seulement quand le tour de l’adversaire commencerait, ce qui lui laisse le temps de recruter.
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
dueling-nobles-rule-support-decks = Pioches de soutien
dueling-nobles-rule-support-decks-about = Si les deux joueurs partagent une pioche de soutien, ou si chacun a sa pioche de soutien et sa défausse, avec son propre jeu de cartes.

dueling-nobles-value-each-king = chaque Roi une fois
dueling-nobles-value-one-king = un seul Roi
dueling-nobles-value-draw = match nul
dueling-nobles-value-at-once = aussitôt
dueling-nobles-value-turn-start = au début d’un tour
dueling-nobles-value-shared = une pour les deux
dueling-nobles-value-each = une chacun
dueling-nobles-value-attacker = l’attaque gagne
dueling-nobles-value-defender = la défense gagne

## Actions

dueling-nobles-headline-next-phase = { $player } passe à la phase { SOUND($phase) ->
    [vowel] d’{ $phase }
   *[other] de { $phase }
}
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
dueling-nobles-begun-recruit = { $player } recrute le noble du dessus de la pioche de nobles
dueling-nobles-begun-spy = { $player } défausse { $card } pour voir ta main
dueling-nobles-begun-roll = { $player } lance les dés
dueling-nobles-headline-adjust-gold = { $gold ->
    [one] Correction : { $player } a { $gold } pièce d’or
   *[other] Correction : { $player } a { $gold } pièces d’or
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
dueling-nobles-headline-adjust-support-deck = { $owner ->
    [none] { $support_deck ->
        [one] Correction : la pioche de soutien a { $support_deck } carte
       *[other] Correction : la pioche de soutien a { $support_deck } cartes
    }
   *[other] Correction ({ $owner }) : cartes de la pioche de soutien : { $support_deck }
}

## Consequences

dueling-nobles-then-courtyard = { $player } commence avec { $nobles }.
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
dueling-nobles-event-deck-refilled = { $owner ->
    [none] { $cards ->
        [one] On retourne la défausse : sa seule carte devient la pioche de soutien.
       *[other] On mélange la défausse : ses { $cards } cartes deviennent la pioche de soutien.
    }
   *[other] { $owner } mélange sa défausse : elle devient sa pioche de soutien.
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
dueling-nobles-event-noble-vanquished = { $goes-on ->
    [no] Noble vaincu : { $noble } ({ $player }).
   *[yes] Noble vaincu : { $noble } ({ $player }). Sa carte est mélangée à la pioche de nobles.
}
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
dueling-nobles-then-duel-discards = { $owner ->
    [none] { $count ->
        [one] { $cards } va à la défausse.
       *[other] { $cards } vont à la défausse.
    }
   *[other] { $owner } défausse { $cards }.
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
dueling-nobles-refusal-card-elsewhere = { $card ->
    [none] Aucune carte de cette main ne convient.
   *[other] { $card-location ->
        [discard] { $owner ->
            [none] { $support } est dans la défausse.
           *[other] { $support } est dans la défausse ({ $owner }).
        }
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
dueling-nobles-refusal-discard-lacks-card = { $shared ->
    [yes] { $card ->
        [none] La défausse est vide.
       *[other] { $card } n’est pas dans la défausse.
    }
   *[no] { $card ->
        [none] La défausse est vide ({ $active }).
       *[other] { $card } n’est pas dans la défausse ({ $active }).
    }
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
dueling-nobles-refusal-bad-adjustment-shared-deck = Les deux joueurs partagent la pioche de soutien : la correction ne doit désigner aucun joueur.
dueling-nobles-refusal-bad-adjustment-deck-of-each = Chaque joueur a sa pioche de soutien : la correction doit désigner un joueur.
dueling-nobles-refusal-bad-adjustment-stamina = L’endurance de { $noble } doit être comprise entre 1 et { $value }.

## The table in a terminal

dueling-nobles-table-turn = Tour { $turn } : à { $player } de jouer, phase { SOUND($phase) ->
    [vowel] d’{ $phase }
   *[other] de { $phase }
}
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
dueling-nobles-calculator-attacker-wins = { $attacker } gagne en attaque, { $total } à { $other }.
dueling-nobles-calculator-defender-wins = { $defender } gagne en défense, { $other } à { $total }.
dueling-nobles-calculator-undecided = Les dés décideront du vainqueur.
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

dueling-nobles-odds-dice = Avec les dés seuls : { $attacker } { $win }, égalité { $tie }, { $defender } { $loss }.
dueling-nobles-odds-cards = Si les deux jouent leur meilleure carte : { $attacker } { $win }, égalité { $tie }, { $defender } { $loss }.
dueling-nobles-odds-answer = { $ties ->
    [no] { $player } a une carte gagnante : { $win }.
   *[yes] { $player } a une carte gagnante : { $win } ; seulement une carte qui égalise : { $tie }.
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
dueling-nobles-outlook-tie-likely = Une égalité est le plus probable
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
dueling-nobles-chances-up = En haut : mieux pour { $player }
dueling-nobles-chances-down = En bas : mieux pour { $player }
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
dueling-nobles-needs-win-two = { $name } gagne avec { $wins }, ou avec deux cartes qui font au moins { $sum } avec le bonus de { $suit }
dueling-nobles-needs-win-tie-two = { $name } gagne avec { $wins }, ou avec deux cartes qui font au moins { $sum } avec le bonus de { $suit }, et égalise avec { $ties }
dueling-nobles-needs-two = { $name } ne gagne qu’avec deux cartes qui font au moins { $sum } avec le bonus de { $suit }
dueling-nobles-needs-two-tie = { $two ->
    [yes] { $sentence } ; égalité avec deux qui font { $sum }
   *[no] { $sentence } ; égalité avec deux cartes qui font { $sum } avec le bonus de { $suit }
}
dueling-nobles-needs-tie = Aucune carte ne fait gagner { $name } ; égalité avec { $ties }
dueling-nobles-needs-hopeless = Aucune carte n’aide { $name }
dueling-nobles-needs-no-ace = Un As est joué et il n’en reste plus : rien ne sauve { $name }
dueling-nobles-needs-first = Si { $other } ne joue aucune carte : { $sentence }
dueling-nobles-needs-an-ace = un As
dueling-nobles-needs-range = { $first } à { $last }
dueling-nobles-needs-nothing = { $name } mène de { $lead }
dueling-nobles-needs-ace = Un As est joué : seul un As donne l’égalité à { $name }
dueling-nobles-odds-no-pairs = Aucun duel n’est possible entre deux nobles pour l’instant.
dueling-nobles-odds-title = { $attacker } contre { $defender }, si le défi était lancé maintenant
dueling-nobles-odds-attacker = Attaque
dueling-nobles-odds-target = Défense
dueling-nobles-odds-dice-win = Dés : victoire
dueling-nobles-odds-tie = égalité
dueling-nobles-odds-loss = défaite
dueling-nobles-odds-cards-win = Meilleures cartes : victoire
dueling-nobles-odds-note = Victoires, égalités et défaites de l’attaque : avec les dés seuls, puis si les deux jouent leur meilleure carte. Le bluff, les cartes gardées et les défis détournés ne sont pas pris en compte.

## Statistics

# Same as in English.
dueling-nobles-count-duels = Duels
dueling-nobles-count-attacker-won = Gagnés par l’attaque
dueling-nobles-count-defender-won = Gagnés par la défense
dueling-nobles-count-tied-duels = Égalités
dueling-nobles-count-critical-attacks = Coups critiques de l’attaque
dueling-nobles-count-critical-defences = Coups critiques de la défense
dueling-nobles-count-deflected = Détournés
dueling-nobles-count-duels-note = { $count ->
    [one] { $count } duel est allé jusqu’au bout.
   *[other] { $count } duels sont allés jusqu’au bout.
} Une égalité n’est une victoire pour personne.
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
dueling-nobles-person-duels = Duels : { $duels }. Gagnés : { $won }, une égalité valant un demi ; sans cartes, on en attendait { $expected } ({ $above }).
dueling-nobles-person-luck = Duels gagnés ou perdus par la chance aux dés : { $dice }.
dueling-nobles-person-noble = Noble choisi le plus souvent : { $noble } (parties : { $games }).
dueling-nobles-person-wins = Parties gagnées en éliminant des nobles : { $fought }, par abandon de l’adversaire : { $conceded }.
dueling-nobles-count-abilities = Pouvoirs
dueling-nobles-count-ability = Pouvoir
dueling-nobles-count-turn-first = Premier tour
dueling-nobles-count-turn-median = Tour médian
dueling-nobles-count-turn-last = Dernier tour
dueling-nobles-count-gold = Or à la fin de chaque tour
dueling-nobles-count-gold-first = Premier joueur
dueling-nobles-count-gold-second = Second joueur
dueling-nobles-count-gold-winner = Vainqueur
dueling-nobles-count-gold-loser = Perdant
dueling-nobles-count-gold-note = Or moyen dans les parties qui ont atteint ce tour.

## Results for other programs

dueling-nobles-tally-nobles-left = Nobles restants
dueling-nobles-tally-duels-won = Duels gagnés

## A first game

dueling-nobles-deal = On mélange les 12 Valets, Dames et Rois, et on en distribue 6 à chaque joueur.
dueling-nobles-deal-each = On mélange les 12 Valets, Dames et Rois d’un des jeux, et on en distribue 6 à chaque joueur. Ceux de l’autre ne servent pas.
dueling-nobles-deal-about = Ce sont les nobles. Sors-les d’abord du jeu de cartes ; les 40 autres cartes viennent ensuite.
dueling-nobles-keep = { $count ->
    [one] Chaque joueur en garde { $count }, face visible. Touche-le ici.
   *[other] Chaque joueur en garde { $count }, face visible. Touche-les ici.
}
dueling-nobles-keep-about = Ils forment ta cour et livrent tes duels. Un Roi a une force de { $king } et peut lancer deux dés, une Dame a { $queen } et gagne { $bonus } pour chaque noble à ses côtés, un Valet a { $jack } et peut jouer deux cartes. Mieux vaut varier pour commencer.
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
dueling-nobles-hand-each = { $count ->
    [0] Chaque joueur mélange les 40 autres cartes de son jeu : c’est sa pioche de soutien. Aucune n’est distribuée.
    [one] Chaque joueur mélange les 40 autres cartes de son jeu et en prend { $count } ; le reste forme sa pioche de soutien.
   *[other] Chaque joueur mélange les 40 autres cartes de son jeu et en prend { $count } ; le reste forme sa pioche de soutien.
}
dueling-nobles-hand-about = Garde ta main cachée. Ces cartes se jouent dans les duels, se vendent, servent d’armes à tes nobles ou activent des pouvoirs.
dueling-nobles-hint-guide = L’appli suit l’or, l’endurance et les armes, et calcule les totaux des duels. Des conseils expliquent chaque phase ; ceux que tu fermes ne reviennent pas.
dueling-nobles-needs = { $support_decks ->
    [each] Il vous faut seulement un jeu de cartes par joueur et deux dés.
   *[shared] Il te faut seulement un jeu de cartes et deux dés.
}
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
dueling-nobles-hint-duel = Touche le noble qui attaque, puis sa cible. Une égalité les affaiblit tous deux.
dueling-nobles-hint-roll = Touche le résultat de tes dés, ou laisse l’appli lancer. Un Roi peut en lancer deux.
dueling-nobles-hint-support = L’attaque peut d’abord jouer une carte{ $adrenaline ->
    [0] .
   *[other]  ; la couleur du noble ajoute { $adrenaline }.
}
dueling-nobles-hint-answer = La défense peut à son tour jouer une carte. Un As gagne.

## The screens

dueling-nobles-bots-decks = Les cartes de soutien d’un bot sont dans l’application, qui ne peut pas connaître celles d’une pioche sur la table. Chacun a donc sa pioche de soutien et sa défausse. Tu distribues les nobles et lances les dés pour le bot.
dueling-nobles-setup-to-nobles = Choisir les nobles
dueling-nobles-setup-begin = Commencer la partie
dueling-nobles-setup-nobles = Nobles de départ
dueling-nobles-starter-about-dealer = Chaque joueur lance deux dés. Le plus petit total distribue les cartes, et l’autre joueur commence. Touche les faces de tes dés.
dueling-nobles-starter-about-any = Le choix est libre. Si on lance les dés, le plus grand total commence.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, dé { $die } : non lancé
   *[other] { $name }, dé { $die } : { $pips }
}
dueling-nobles-starter-tie = { $total } partout : on relance.
dueling-nobles-starter-starts = { $name } joue le premier tour
dueling-nobles-starter-missing = Lance les dés, ou touche qui commence.
dueling-nobles-nobles-first = { $name } joue le premier tour.
dueling-nobles-nobles-picking = { $name } choisit : { $count } sur { $of }
dueling-nobles-nobles-picked = { $name } a { $cards }.
dueling-nobles-nobles-dealt = { $name } reçoit : { $count } sur { $of }
dueling-nobles-nobles-kept = { $name } garde { $cards }.
dueling-nobles-nobles-free = { $card }
dueling-nobles-nobles-taken = { $card }, { $name }
dueling-nobles-nobles-full = { $name } a ses { $count } nobles ; touche l’un d’eux pour le rendre.
dueling-nobles-nobles-next = À { $next } de choisir. Pour changer les nobles { SOUND($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}, touche { $name } en haut.
dueling-nobles-nobles-missing = { $count ->
    [one] Il manque { $count } noble.
   *[other] Il manque { $count } nobles.
}
dueling-nobles-menu-chances = Quand montrer les probabilités
dueling-nobles-side-active = ▶ { $name }
dueling-nobles-side-turn = À { $name } de jouer
dueling-nobles-side-empty = { $name } n’a plus de nobles.
dueling-nobles-side-hand = { $name } : { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
dueling-nobles-side-gold = { $count ->
    [one] { $name } : { $count } pièce d’or
   *[other] { $name } : { $count } pièces d’or
}
dueling-nobles-side-abilities = { $name }, pouvoirs restants : { $abilities }
dueling-nobles-ability-is-left = { $ability }, disponible : { $about }
dueling-nobles-ability-is-used = { $ability }, utilisé : { $about }
dueling-nobles-noble-label = { $card } ({ $name })
dueling-nobles-noble-about = { $sum ->
    [yes] { $card } ({ $name }) : force { $strength } ({ $terms }), endurance { $left } sur { $full }
   *[no] { $card } ({ $name }) : force { $strength }, endurance { $left } sur { $full }
}
dueling-nobles-noble-worth = { $sum ->
    [yes] Force { $strength } ({ $terms }), endurance { $left } sur { $full }
   *[no] Force { $strength }, endurance { $left } sur { $full }
}
dueling-nobles-noble-stamina = { $card } : endurance { $left } sur { $full }
dueling-nobles-noble-skill-king = Dans un duel, le Roi lance un dé ou deux.
dueling-nobles-noble-skill-queen = La Dame gagne en force pour chaque autre noble de sa cour.
dueling-nobles-noble-skill-jack = Dans un duel, le Valet peut jouer deux cartes de soutien.
dueling-nobles-thing-gold-about = Avec de l’or, on achète des cartes, on recrute des nobles et on détourne des défis.
dueling-nobles-thing-hand-about = Les cartes de soutien en main. L’appli n’en suit que le nombre, et les cartes que les deux joueurs ont vues.
dueling-nobles-thing-abilities = { SOUND($name) ->
    [vowel] Pouvoirs d’{ $name }
   *[other] Pouvoirs de { $name }
}
dueling-nobles-thing-noble-deck = Pioche de nobles
dueling-nobles-deck-support = Pioche de soutien : { $count }
dueling-nobles-deck-support-name = Soutien
dueling-nobles-deck-nobles = Pioche de nobles : { $count }
# Same as in English.
dueling-nobles-deck-nobles-name = Nobles
dueling-nobles-discard = { $count ->
    [0] Défausse : vide
   *[other] Défausse : { $count }
}
dueling-nobles-discard-card = { $card } dans la défausse
dueling-nobles-cards-missing = { $count ->
    [one] Il manque une carte de soutien dans les comptes. Corrige une main ou la pioche.
   *[other] Il manque { $count } cartes de soutien dans les comptes. Corrige une main ou la pioche.
}
dueling-nobles-cards-too-many = { $count ->
    [one] Il y a une carte de soutien de trop dans les comptes. Corrige une main ou la pioche.
   *[other] Il y a { $count } cartes de soutien de trop dans les comptes. Corrige une main ou la pioche.
}
dueling-nobles-mark-discard = ×
dueling-nobles-mark-duel = ⚔
dueling-nobles-do-sell = { $gold ->
    [one] Vendre ({ $gold } pièce)
   *[other] Vendre ({ $gold } pièces)
}
dueling-nobles-do-buy = { $count ->
    [one] Acheter { $count } carte
   *[other] Acheter { $count } cartes
}
dueling-nobles-do-tax = Taxer { $card }
dueling-nobles-do-recruit = Recruter { $card }
dueling-nobles-do-weapon = Armer { $card }
dueling-nobles-do-give = Prendre à { $card }
dueling-nobles-do-receive = Donner à { $card }
dueling-nobles-do-heal = Soigner { $card }
dueling-nobles-do-spy = Espionner sans rien noter
dueling-nobles-do-spy-named = Noter la main
dueling-nobles-do-tax-last = Taxer { $card } et le perdre
dueling-nobles-do-attack-with = Attaquer avec { $card }
dueling-nobles-do-attack = Défier { $card }
dueling-nobles-priced = { $gold ->
    [one] { $action } ({ $gold } pièce)
   *[other] { $action } ({ $gold } pièces)
}
dueling-nobles-do-deflect = { $gold ->
    [one] { $name } détourne ({ $gold } pièce)
   *[other] { $name } détourne ({ $gold } pièces)
}
dueling-nobles-do-deflect-to = Détourner vers { $card }
dueling-nobles-do-concede = { $name } abandonne
dueling-nobles-do-next-phase = { $phase } →
dueling-nobles-passing = { $count ->
    [one] Cela termine la phase { $phases }.
   *[other] Cela termine ces phases : { $phases }.
}
dueling-nobles-do-describe = À propos de { $card }
dueling-nobles-ask-spade = Quel pique défausser ?
dueling-nobles-ask-heart = Quel cœur défausser ?
dueling-nobles-ask-diamond = Quel carreau défausser ?
dueling-nobles-ask-club = Quel trèfle défausser ?
dueling-nobles-ask-sale = Touche trois cartes de la même couleur.
dueling-nobles-ask-sale-full = Trois cartes sont déjà choisies.
dueling-nobles-ask-sale-left = { $count ->
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
}
dueling-nobles-ask-king = Quel Roi paie ?
dueling-nobles-ask-count = Combien ?
dueling-nobles-ask-recruit = Quel noble était sur le dessus ?
dueling-nobles-ask-weapon = Quel 2 ou 3 ?
dueling-nobles-ask-bearer = Qui reçoit { $card } ?
dueling-nobles-ask-giver = L’arme de quel noble ?
dueling-nobles-ask-receiver = Qui reçoit l’arme de { $card } ?
dueling-nobles-ask-patient = Quel noble soigner avec { $card } ?
dueling-nobles-ask-recovered = Quelle carte prends-tu pour { $card } ?
dueling-nobles-ask-from-pile = { $card } de la défausse
dueling-nobles-ask-seen = { $count ->
    [0] { $name } n’a pas de cartes.
    [one] La seule carte { SOUND($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
    } :
   *[other] Les { $count } cartes { SOUND($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
    } :
}
dueling-nobles-ask-seen-full = Les { $count } cartes sont notées.
dueling-nobles-ask-seen-left = { $count ->
    [one] Encore { $count } carte à noter
   *[other] Encore { $count } cartes à noter
}
dueling-nobles-ask-seen-spent = { $card } vient d’être défaussé.
dueling-nobles-ask-attack-or-end = { $name }, touche le noble qui attaque, ou termine le tour.
dueling-nobles-ask-attack-or-go-on = { $name }, touche le noble qui attaque, ou continue.
dueling-nobles-ask-one-card = { $name }, joue une carte ou aucune.
dueling-nobles-ask-two-cards = Valet : { $name }, joue jusqu’à deux cartes.
dueling-nobles-ask-target = { $name }, touche le noble que { $card } défie.
dueling-nobles-ask-deflection = Qui relève le défi ?
dueling-nobles-ask-last-stamina = C’est le dernier point d’endurance de { $card } : le Roi sera vaincu.
dueling-nobles-ask-concede = La partie se termine aussitôt. Tu pourras annuler.
dueling-nobles-fight-wins = gagne
dueling-nobles-fight-loses = perd
dueling-nobles-fight-ties = égalité
dueling-nobles-fight-attacker = attaque
dueling-nobles-fight-defender = défend
dueling-nobles-fight-fights = { $card } dans le duel
dueling-nobles-fight-rolled = { $name } a obtenu { $pips }
dueling-nobles-fight-card-lies = Carte jouée : { $card }
dueling-nobles-fight-total = { $name } : { $total }
dueling-nobles-fight-critical = coup critique
dueling-nobles-fight-roll = { $name } lance
dueling-nobles-fight-roll-two = Roi : { $name } lance un dé ou deux
dueling-nobles-fight-die-tumbles = { SOUND($name) ->
    [vowel] Le dé d’{ $name } roule
   *[other] Le dé de { $name } roule
}
dueling-nobles-fight-die = { $name } obtient { $pips }
dueling-nobles-fight-first-die = { $name }, premier dé : { $pips }
dueling-nobles-fight-second-die = { $name }, second dé : { $pips }
dueling-nobles-fight-one-die = { $name }, un seul dé : { $pips }
dueling-nobles-fight-roll-virtual = Lancer pour { $name }
dueling-nobles-fight-no-hand = { $name } n’a pas de carte en main.
dueling-nobles-fight-no-card = { $name } ne joue pas de carte
dueling-nobles-fight-play = Jouer { $cards }
dueling-nobles-fight-play-none = Jouer
dueling-nobles-fight-choose-first = Choisis d’abord une carte ou deux, ou n’en joue aucune.
dueling-nobles-fight-won = { $name } gagne le duel
dueling-nobles-fight-tie = Égalité
dueling-nobles-needs-picked = { $cards } : { $total } contre { $other }
dueling-nobles-needs-picked-ace = { $cards } : un coup critique
dueling-nobles-needs-picked-aces = { $cards } : As contre As, égalité
dueling-nobles-card-would-win = gagnerait
dueling-nobles-card-would-tie = égaliserait
dueling-nobles-correct-gold = { SOUND($player) ->
    [vowel] Or d’{ $player }
   *[other] Or de { $player }
}
dueling-nobles-correct-support-deck = { $owner ->
    [none] Cartes de la pioche de soutien
   *[other] Cartes de la pioche de soutien : { $owner }
}
dueling-nobles-correct-stamina = Endurance de { $noble }
dueling-nobles-correct-weapon = Arme de { $noble }
dueling-nobles-correct-armed = { $weapon ->
    [none] aucune
   *[other] { $weapon }
}
dueling-nobles-correct-ability = { $suit ->
    [spades] { $player } a utilisé ♠
    [hearts] { $player } a utilisé ♥
    [diamonds] { $player } a utilisé ♦
   *[clubs] { $player } a utilisé ♣
}
dueling-nobles-keys-die = Noter le résultat du dé
dueling-nobles-keys-number = Noter le résultat du dé, ou choisir l’option
dueling-nobles-keys-roll = Lancer avec l’appli
dueling-nobles-keys-chances = Montrer les probabilités
dueling-nobles-keys-no-support = Ne pas jouer de carte
dueling-nobles-quick-unarmed = { $card } sans arme
dueling-nobles-quick-under = { $card } sous { $noble }
dueling-nobles-quick-title = Duel rapide
dueling-nobles-quick-attacker = Attaque
dueling-nobles-quick-defender = Défense
dueling-nobles-quick-pick-attacker = Touche le noble qui attaque.
dueling-nobles-quick-pick-defender = Touche le noble qui défend.
dueling-nobles-quick-attacks = { $card } attaque
dueling-nobles-quick-defends = { $card } défend
dueling-nobles-quick-armed = { $card } avec { $weapon }
dueling-nobles-quick-hand = Cartes en main : { $player }
dueling-nobles-quick-others = Autres nobles aux côtés de { $card }
dueling-nobles-quick-edition = Édition : { $edition }
dueling-nobles-quick-wounded = { $card } perd 1 point d’endurance.
dueling-nobles-quick-another = Autre duel
dueling-nobles-quick-same = Mêmes nobles
dueling-nobles-figure-luck = Victoires attendues et obtenues
dueling-nobles-figure-duels = Issue des duels
dueling-nobles-figure-nobles = Duels gagnés, sur les duels livrés
dueling-nobles-figure-attacking = En attaque
dueling-nobles-figure-defending = En défense
dueling-nobles-figure-gold = Or des vainqueurs et des perdants
dueling-nobles-figure-gold-mean = Or moyen

## How to play

dueling-nobles-lesson-aim = Ta cour
dueling-nobles-lesson-aim-about = Les Rois, les Dames et les Valets devant toi sont tes nobles. Tu gagnes quand ton adversaire n’en a plus.
dueling-nobles-lesson-hand = Ta main
dueling-nobles-lesson-hand-about = Toutes les autres cartes soutiennent tes nobles. Cache-les à ton adversaire.
dueling-nobles-lesson-turn = Ton tour
dueling-nobles-lesson-turn-about = Tu gagnes de l’or, tu achètes des cartes, tu armes tes nobles, puis tu peux lancer un duel. L’appli montre chaque phase et compte l’or.
dueling-nobles-lesson-duel = Un duel
dueling-nobles-lesson-duel-about = Ton noble défie un noble adverse. Chaque camp additionne la force du noble, un dé et, s’il le veut, une carte de sa main. Le plus grand total gagne.
dueling-nobles-lesson-stamina = L’endurance
dueling-nobles-lesson-stamina-about = Un noble qui perd un duel perd 1 point d’endurance. Un noble sans endurance quitte la cour et retourne dans la pioche de nobles.
dueling-nobles-lesson-suits = Couleurs et As
dueling-nobles-lesson-suits-about = Chaque couleur a un pouvoir : défausse une carte de cette couleur pour l’utiliser, une fois par partie. Un As gagne un duel, quels que soient les totaux.

## The rules for a player who does not know the game

dueling-nobles-rulebook-aim = But du jeu
    C’est un jeu pour deux joueurs. Chacun a une cour de nobles, et les nobles d’un camp affrontent en duel ceux de l’autre.
    Tu gagnes quand il ne reste plus aucun noble dans la cour de ton adversaire.

dueling-nobles-rulebook-table = La table
    { $support_decks ->
        [each] Il faut deux jeux de 52 cartes sans jokers, un par joueur, et deux dés à six faces. L’appli compte l’or et l’endurance, et elle peut aussi lancer les dés.
       *[shared] Il faut un jeu de 52 cartes sans jokers et deux dés à six faces. L’appli compte l’or et l’endurance, et elle peut aussi lancer les dés.
    }
    { $support_decks ->
        [each] Les 12 Valets, Dames et Rois d’un des jeux sont les nobles ; ceux de l’autre ne servent pas. Les 40 autres cartes de chaque jeu, de l’As au 10, sont les cartes de soutien de son joueur.
       *[shared] Les 12 Valets, Dames et Rois sont les nobles. Les 40 autres cartes, de l’As au 10, sont les cartes de soutien.
    }
    Chaque joueur a une cour de nobles posés face visible, de l’or, et une main de cartes de soutien que l’autre ne voit pas.
    { $support_decks ->
        [each] Les deux joueurs partagent la pioche de nobles, face cachée. Chacun a aussi sa pioche de soutien, face cachée, et sa défausse, face visible.
       *[shared] Les deux joueurs partagent trois piles : la pioche de nobles et la pioche de soutien sont face cachée, la défausse est face visible.
    }
    La force est ce que vaut un noble dans un duel. Au départ, elle est de { $base_strength-king } pour un Roi, de { $base_strength-queen } pour une Dame et de { $base_strength-jack } pour un Valet.
    L’endurance est le nombre de blessures qu’un noble peut supporter : { $stamina-king } pour un Roi, { $stamina-queen } pour une Dame et { $stamina-jack } pour un Valet. Un noble sans endurance est vaincu et quitte la cour.

dueling-nobles-rulebook-setup = Mise en place
    { $opening_nobles ->
        [one] On mélange les nobles à part et on en distribue 6 à chaque joueur. Chacun en pose { $opening_nobles } face visible dans sa cour. Ce noble commence avec toute son endurance.
       *[other] On mélange les nobles à part et on en distribue 6 à chaque joueur. Chacun en pose { $opening_nobles } face visible dans sa cour. Ils commencent avec toute leur endurance.
    }
    { $noble_deck ->
        [0] Il ne reste aucun noble : la pioche de nobles commence vide.
       *[other] Les { $noble_deck } nobles restants sont mélangés : c’est la pioche de nobles.
    }
    { $support_decks ->
        [each] { $opening_hand ->
            [0] Chaque joueur mélange ses cartes de soutien. Aucune n’est distribuée : les { $support_deck } forment sa pioche de soutien.
            [one] Chaque joueur mélange ses cartes de soutien et en prend { $opening_hand }. Les { $support_deck } restantes forment sa pioche de soutien.
           *[other] Chaque joueur mélange ses cartes de soutien et en prend { $opening_hand }. Les { $support_deck } restantes forment sa pioche de soutien.
        }
       *[shared] { $opening_hand ->
            [0] On mélange les cartes de soutien. Aucune n’est distribuée : les { $support_deck } forment la pioche de soutien.
            [one] On mélange les cartes de soutien et on en distribue { $opening_hand } à chaque joueur. Les { $support_deck } restantes forment la pioche de soutien.
           *[other] On mélange les cartes de soutien et on en distribue { $opening_hand } à chaque joueur. Les { $support_deck } restantes forment la pioche de soutien.
        }
    }
    { $support_decks ->
        [each] Personne n’a encore d’or, et les deux défausses sont vides.
       *[shared] Personne n’a encore d’or, et la défausse est vide.
    { $edition ->
        [catsatcards] Les deux joueurs lancent deux dés. Le plus petit total distribue les cartes ; en cas d’égalité, on relance. L’autre joueur joue le premier tour. Sur plusieurs parties de suite, on distribue à tour de rôle. Les cartes se distribuent une à une, face cachée, en commençant par l’adversaire du donneur.
        [duelo] Le choix du premier joueur est libre. Par exemple, chacun lance un dé, et le plus grand résultat commence.
       *[original] Le choix du premier joueur est libre.
    }
    }

dueling-nobles-rulebook-turn = Un tour
    { $phase_count ->
        [one] On joue chacun son tour. Un tour n’a qu’une phase : { $phases }.
       *[other] On joue chacun son tour. Un tour a { $phase_count } phases, dans cet ordre : { $phases }. On ne revient jamais à une phase terminée.
    }
    Dans une phase, tout est facultatif : fais ce que tu veux, dans l’ordre que tu veux, ou ne fais rien. Tu peux aussi terminer ton tour avant sa dernière phase.
    { $income ->
        [no] Aucune phase ne rapporte d’or par elle-même.
       *[other] {""}
    }
    { $left_out ->
        [none] {""}
       *[other] Ces règles excluent : { $left_out }.
    }

## A phase: title, income and actions

# Same as in English.
dueling-nobles-rulebook-phase = Phase { $number } : { $phase }
dueling-nobles-rulebook-phase-empty = Il n’y a rien à faire dans cette phase.
dueling-nobles-rulebook-phase-income = { $number ->
    [1] Tu gagnes { $income_gold ->
        [one] { $income_gold } pièce d’or
       *[other] { $income_gold } pièces d’or
    } dès que cette phase commence.
   *[other] Tu gagnes { $income_gold ->
        [one] { $income_gold } pièce d’or
       *[other] { $income_gold } pièces d’or
    } dès que cette phase commence. Tu y as droit même si tu termines ton tour avant.
}
dueling-nobles-rulebook-never = { $action } : ces règles ne le permettent pas.
dueling-nobles-rulebook-often = { $limit ->
    [none] Tu peux le faire autant de fois que tu veux par tour.
    [one] Tu peux le faire une fois par tour.
   *[other] Tu peux le faire jusqu’à { $limit } fois par tour.
}
dueling-nobles-rulebook-sell = { $action } : défausse de ta main 3 cartes de soutien de la même couleur et gagne { $sale_gold ->
    [one] { $sale_gold } pièce d’or
   *[other] { $sale_gold } pièces d’or
}. { $often }
dueling-nobles-rulebook-tax = { $action } : { $tax_may_vanquish ->
    [yes] l’un de tes Rois perd 1 point d’endurance et tu gagnes 1 pièce d’or. Si c’était son dernier point, il est vaincu.
   *[no] l’un de tes Rois perd 1 point d’endurance et tu gagnes 1 pièce d’or. Un Roi qui n’a plus qu’un point d’endurance ne peut pas être taxé.
} { $taxes ->
    [each-king] Tu peux le faire une fois par tour avec chacun de tes Rois.
   *[one-king] Tu peux le faire une fois par tour, avec un seul Roi.
}
dueling-nobles-rulebook-buy = { $action } : { $cards_per_purchase ->
    [one] paie 1 pièce d’or et pioche { $cards_per_purchase } carte de soutien. Il doit en rester une dans la pioche de soutien ou dans la défausse.
   *[other] choisis un nombre de cartes de soutien, { $cards_per_purchase } au maximum. Paie 1 pièce d’or pour chacune, le tout avant d’en voir une seule, puis pioche-les. Tu ne peux pas acheter plus de cartes que n’en contiennent ensemble la pioche de soutien et la défausse.
} { $often }
dueling-nobles-rulebook-recruit = { $action } : paie { $recruit_cost ->
    [one] { $recruit_cost } pièce d’or
   *[other] { $recruit_cost } pièces d’or
} et retourne la première carte de la pioche de nobles. Ce noble rejoint ta cour avec toute son endurance. Il doit rester un noble dans la pioche. { $often }
dueling-nobles-rulebook-weapon = { $action } : place un 2 ou un 3 de ta main sous l’un de tes nobles qui n’a pas encore d’arme. { $often }
dueling-nobles-rulebook-move-weapon = { $action } : { $weapons_may_swap ->
    [yes] prends l’arme d’un de tes nobles et donne-la à un autre. S’il en a déjà une, ils échangent leurs armes.
   *[no] prends l’arme d’un de tes nobles et donne-la à un autre qui n’en a pas.
} { $often }
dueling-nobles-rulebook-heal = { $action } : défausse un cœur (♥). L’un de tes nobles blessés récupère 1 point d’endurance. Tu peux le faire une fois dans toute la partie.
dueling-nobles-rulebook-draw-three = { $action } : défausse un carreau (♦) et pioche 3 cartes de soutien, ou toutes celles qui restent s’il y en a moins. Pour cela, ton adversaire doit avoir plus de nobles que toi dans sa cour. Tu peux le faire une fois dans toute la partie.
dueling-nobles-rulebook-recover = { $support_decks ->
    [each] { $action } : défausse un trèfle (♣) et prends la carte de ton choix dans ta défausse, sauf ce trèfle. La défausse ne doit pas être vide juste avant. Tu peux le faire une fois dans toute la partie.
   *[shared] { $action } : défausse un trèfle (♣) et prends la carte de ton choix dans la défausse, sauf ce trèfle. La défausse ne doit pas être vide juste avant. Tu peux le faire une fois dans toute la partie.
}
dueling-nobles-rulebook-spy = { $action } : { $spied_hand_stays_revealed ->
    [yes] défausse un pique (♠). Ton adversaire pose sa main face visible, et ces cartes le restent. Les cartes piochées ensuite sont à nouveau cachées.
   *[no] défausse un pique (♠) et regarde toutes les cartes en main de ton adversaire. Ensuite, elles sont à nouveau cachées.
} Tu peux le faire une fois dans toute la partie.
dueling-nobles-rulebook-challenge = { $action } : désigne l’un de tes nobles pour attaquer, et un noble adverse pour cible. Ils se battent en duel, étape par étape, comme décrit plus bas. { $often }

## After the phases

dueling-nobles-rulebook-duel = Le duel
    Détourner : avant le premier lancer de dé, la défense peut payer { $deflect_cost ->
        [one] { $deflect_cost } pièce d’or
       *[other] { $deflect_cost } pièces d’or
    } et désigner comme cible un autre noble de sa cour. C’est possible une fois par duel.
    Force : chaque camp compte la force de son noble, { $base_strength-king } pour un Roi, { $base_strength-queen } pour une Dame et { $base_strength-jack } pour un Valet. Une arme ajoute son 2 ou son 3.
    Inspiration : une Dame ajoute { $queen_bonus } de plus pour chaque autre noble présent dans sa cour à ce moment-là.
    Dés : chaque joueur lance un dé et l’ajoute. Avec un Roi, tu peux lancer deux dés et ajouter les deux. Peu importe qui lance en premier.
    Soutien : chaque joueur peut maintenant jouer une carte de soutien de sa main et ajouter son nombre. Avec un Valet, tu peux en jouer deux, les deux à la fois. L’attaque joue d’abord, ou y renonce ; puis c’est à la défense. Un 2 ou un 3 peut aussi se jouer ici.
    Adrénaline : une carte de soutien de la couleur du noble ajoute { $adrenaline } de plus. Si un Valet en joue deux, les deux comptent.
    Coup critique : un As n’ajoute ni nombre ni adrénaline, mais qui le joue gagne le duel, quels que soient les totaux. Si les deux joueurs jouent un As, il y a égalité. Un As peut être l’une des deux cartes d’un Valet.
    Victoire : sans As, le plus grand total gagne. Le vainqueur reçoit { $win_gold ->
        [one] { $win_gold } pièce d’or
       *[other] { $win_gold } pièces d’or
    }, et le noble battu perd 1 point d’endurance.
    Égalité : les deux nobles perdent 1 point d’endurance, et personne ne gagne d’or.
    Après le duel : les cartes de soutien jouées vont à la défausse, d’abord celles de l’attaque. Ensuite, un noble sans endurance est vaincu : son arme va à la défausse, et le noble est mélangé à la pioche de nobles.

dueling-nobles-rulebook-abilities = Les quatre pouvoirs
    Chaque couleur a un pouvoir : { $abilities }. Chaque joueur peut utiliser chacun des quatre une fois par partie.
    Pour cela, défausse de ta main une carte de soutien de la couleur. N’importe laquelle convient, même un As : le nombre ne compte pas. Tu peux utiliser plusieurs pouvoirs dans un même tour.

dueling-nobles-rulebook-abilities-some = Pouvoirs
    Avec ces règles, il y a : { $abilities }. Chaque joueur peut utiliser chacun une fois par partie.
    Pour cela, défausse de ta main une carte de soutien de la couleur. N’importe laquelle convient, même un As : le nombre ne compte pas. Tu peux utiliser plusieurs pouvoirs dans un même tour.

dueling-nobles-rulebook-weapons = Les armes
    Un 2 ou un 3 placé sous un noble est son arme. Elle ajoute 2 ou 3 à la force du noble dans tous ses duels. La couleur ne compte pas.
    Un noble n’a jamais plus d’une arme. Quand il est vaincu, son arme va à la défausse.

dueling-nobles-rulebook-decks = Pioches et mélanges
    { $support_decks ->
        [each] Les cartes de soutien se piochent une par une, chacun dans sa propre pioche. Quand elle est vide, le joueur mélange sa défausse : elle devient sa nouvelle pioche, et il continue à piocher. Si sa défausse est vide aussi, il ne pioche plus.
       *[shared] Les cartes de soutien se piochent une par une. Quand la pioche de soutien est vide, on mélange la défausse : elle devient la nouvelle pioche, et on continue à piocher. Si la défausse est vide aussi, on ne pioche plus.
    }
    { $support_decks ->
        [each] Si la dernière carte piochée vide ta pioche de soutien, mélange ta défausse tout de suite. Tes cartes et tes armes vont dans ta propre défausse. Les deux joueurs peuvent avoir la même carte en main.
       *[shared] Si la dernière carte piochée vide la pioche de soutien, on mélange la défausse tout de suite.
    }
    Un noble vaincu est mélangé à la pioche de nobles et peut être recruté à nouveau, par l’un ou l’autre joueur. Tant que la pioche de nobles est vide, personne ne peut recruter.

dueling-nobles-rulebook-end = Fin de la partie
    { $victory ->
        [turn-start] Si une cour est vide, la partie continue pour l’instant : son joueur peut encore recruter pendant son tour. Si elle est vide quand le tour de l’adversaire commencerait, l’adversaire a gagné, même si sa cour est vide aussi.
       *[at-once]
            Si ta cour est vide, tu as perdu, et ton adversaire a gagné.
            { $tax_may_vanquish ->
                [yes] C’est aussi le cas si ton dernier noble est un Roi vaincu par une taxe.
               *[other] {""}
            }
            { $both_empty ->
                [attacker] Si un même duel vide les deux cours, l’attaque gagne la partie.
                [defender] Si un même duel vide les deux cours, la défense gagne la partie.
               *[draw] Si un même duel vide les deux cours, c’est un match nul.
            }
    }
    Tu peux abandonner à tout moment ; ton adversaire gagne alors.
