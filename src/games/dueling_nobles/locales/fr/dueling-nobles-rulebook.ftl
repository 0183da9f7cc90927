# The rules of Dueling Nobles for a player who does not know the game.

dueling-nobles-rulebook-aim = But du jeu
    C’est un jeu pour deux joueurs. Chacun a une cour de nobles, et les nobles d’un camp affrontent en duel ceux de l’autre.
    Tu gagnes quand il ne reste plus aucun noble dans la cour de ton adversaire.

dueling-nobles-rulebook-table = La table
    Il faut un jeu de 52 cartes sans jokers et deux dés à six faces. L’appli compte l’or et l’endurance, et elle peut aussi lancer les dés.
    Les 12 Valets, Dames et Rois sont les nobles. Les 40 autres cartes, de l’As au 10, sont les cartes de soutien.
    Chaque joueur a une cour de nobles posés face visible, de l’or, et une main de cartes de soutien que l’autre ne voit pas.
    Les deux joueurs partagent trois piles : la pioche de nobles et la pioche de soutien sont face cachée, la défausse est face visible.
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
    { $opening_hand ->
        [0] On mélange les cartes de soutien. Aucune n’est distribuée : les { $support_deck } forment la pioche de soutien.
        [one] On mélange les cartes de soutien et on en distribue { $opening_hand } à chaque joueur. Les { $support_deck } restantes forment la pioche de soutien.
       *[other] On mélange les cartes de soutien et on en distribue { $opening_hand } à chaque joueur. Les { $support_deck } restantes forment la pioche de soutien.
    }
    Personne n’a encore d’or, et la défausse est vide.
    { $edition ->
        [catsatcards] Les deux joueurs lancent deux dés. Le plus petit total distribue les cartes ; en cas d’égalité, on relance. L’autre joueur joue le premier tour. Sur plusieurs parties de suite, on distribue à tour de rôle.
        [duelo] Le choix du premier joueur est libre. Par exemple, chacun lance un dé, et le plus grand résultat commence.
       *[original] Le choix du premier joueur est libre.
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
dueling-nobles-rulebook-recover = { $action } : défausse un trèfle (♣) et prends la carte de ton choix dans la défausse, sauf ce trèfle. La défausse ne doit pas être vide juste avant. Tu peux le faire une fois dans toute la partie.
dueling-nobles-rulebook-spy = { $action } : { $spied_hand_stays_revealed ->
    [yes] défausse un pique (♠). Ton adversaire pose sa main face visible, et ces cartes le restent. Les cartes piochées ensuite sont à nouveau cachées.
   *[no] défausse un pique (♠) et regarde toutes les cartes en main de ton adversaire. Ensuite, elles sont à nouveau cachées.
} Tu peux le faire une fois dans toute la partie.
dueling-nobles-rulebook-challenge = { $action } : désigne l’un de tes nobles pour attaquer, et un noble adverse pour cible. Ils se battent en duel, étape par étape, comme décrit plus bas. { $often }

## After the phases.

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

dueling-nobles-rulebook-weapons = Les armes
    Un 2 ou un 3 placé sous un noble est son arme. Elle ajoute 2 ou 3 à la force du noble dans tous ses duels. La couleur ne compte pas.
    Un noble n’a jamais plus d’une arme. Quand il est vaincu, son arme va à la défausse.

dueling-nobles-rulebook-decks = Pioches et mélanges
    Les cartes de soutien se piochent une par une. Quand la pioche de soutien est vide, on mélange la défausse : elle devient la nouvelle pioche, et on continue à piocher. Si la défausse est vide aussi, on ne pioche plus.
    Si la dernière carte piochée vide la pioche de soutien, on mélange la défausse tout de suite.
    Un noble vaincu est mélangé à la pioche de nobles et peut être recruté à nouveau, par l’un ou l’autre joueur. Tant que la pioche de nobles est vide, personne ne peut recruter.

dueling-nobles-rulebook-end = Fin de la partie
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
    Tu peux abandonner à tout moment ; ton adversaire gagne alors.
