# The rules of Duel for a player who does not know the game.

duel-rulebook-aim = But du jeu
    C’est une guerre pour deux à six joueurs, chacun avec un jeu de cartes complet. Les Armées s’affrontent, les Généraux les mènent, et perdre une bataille coûte des cartes.
    Ta pioche est ta force : un joueur qui n’a plus rien à piocher est hors jeu. Le dernier en jeu gagne.

duel-rulebook-table = La table
    { $deck ->
        [52] Chaque joueur a son propre jeu de 52 cartes sans jokers. Les cartes ne changent jamais de propriétaire, et les couleurs ne comptent pas.
       *[other] Chaque joueur a son propre jeu de 52 cartes avec jokers : { $deck } cartes. Les cartes ne changent jamais de propriétaire, et les couleurs ne comptent pas.
    }
    Ta main est secrète, ta pioche face cachée et ta défausse face visible. Tout le monde peut voir la carte du dessus d’une défausse, mais aucune autre.
    Les Rois, les Dames et les Valets sont des Généraux. Ils mènent les Armées : un Roi ajoute { $warlord_bonus-king } à la force dans une bataille, une Dame { $warlord_bonus-queen } et un Valet { $warlord_bonus-jack }.
    Les cartes du 10 au 4 sont des Armées, dont la force est égale à leur nombre. La plupart des cartes sont des Armées.
    Les 3 et les 2 sont des cartes Soutien, chevaux et armes pour une Armée : un 3 ajoute { $support_values-three }, un 2 ajoute { $support_values-two }.
    Les As ne se battent jamais ; ils éliminent des Généraux et repoussent des attaques.
    { $warlord_slots ->
        [one] Tu as devant toi { $warlord_slots } emplacement pour un Général.
       *[other] Tu as devant toi { $warlord_slots } emplacements pour des Généraux.
    }

duel-rulebook-setup = Mise en place
    { $hand_size ->
        [0] Chaque joueur mélange ses cartes et les fait couper par un autre. Aucune main n’est distribuée : toutes les cartes forment la pioche.
        [one] Chaque joueur mélange ses cartes, les fait couper par un autre et en pioche { $hand_size }. Les { $draw_pile } restantes forment la pioche.
       *[other] Chaque joueur mélange ses cartes, les fait couper par un autre et en pioche { $hand_size }. Les { $draw_pile } restantes forment la pioche.
    }
    Le choix du premier joueur est libre. On joue vers la droite.

duel-rulebook-turn = Un tour
    Un tour a trois phases : préparation, attaque et repos. Tout y est facultatif, mais on ne revient jamais à une phase précédente.
    { $draw_per_turn ->
        [one] Au début de la préparation, tu pioches { $draw_per_turn } carte.
       *[other] Au début de la préparation, tu pioches { $draw_per_turn } cartes, ou ce qui reste dans ta pioche.
    }
    { $used_may_be_exchanged ->
        [yes] Ensuite, tu peux poser face cachée autant de Généraux de ta main que tu veux sur des emplacements vides, et échanger des Généraux déjà posés, même utilisés, contre d’autres de ta main. L’ancien Général va à ta défausse.
       *[no] Ensuite, tu peux poser face cachée autant de Généraux de ta main que tu veux sur des emplacements vides, et échanger des Généraux face cachée déjà posés contre d’autres de ta main. L’ancien Général va à ta défausse.
    }
    { $attacks_per_turn ->
        [none] Dans la phase d’attaque, tu peux attaquer ton voisin de droite, autant de fois que tu veux.
        [0] Il n’y a pas d’attaques, sauf pendant un tour de vengeance.
        [one] Dans la phase d’attaque, tu peux attaquer ton voisin de droite, une fois.
       *[other] Dans la phase d’attaque, tu peux attaquer ton voisin de droite, jusqu’à { $attacks_per_turn } fois.
    }
    Au repos, tu retournes face cachée tes Généraux visibles. Un Général face visible est utilisé et ne peut plus se battre jusque-là : s’il a défendu, il ne peut pas attaquer à ton prochain tour ; s’il a attaqué, il est à nouveau prêt à défendre. Un Général révélé une fois reste connu de tous jusqu’à ce qu’il soit défaussé.
    { $first_round_skips ->
        [yes] Au premier tour de table, tous les joueurs sauf le dernier n’ont que la préparation.
       *[no] Le premier tour de table n’est pas écourté : le premier joueur peut attaquer tout de suite.
    }

duel-rulebook-battle = Une bataille
    Attaque : joue une carte Armée face cachée. Tu peux désigner l’un de tes Généraux face cachée pour la mener. Sans carte Armée, pas d’attaque.
    { $sole_warlord_defends ->
        [yes] Défense : désigne un Général face cachée, joue une carte Armée face cachée, fais les deux ou rien. Un Général seul défend avec son bonus.
       *[no] Défense : joue une carte Armée face cachée et désigne, si tu veux, un Général face cachée pour la mener, ou ne fais rien. Un Général seul ne défend pas.
    }
    { $supports_per_side ->
        [0] Il n’y a pas de cartes Soutien dans les batailles.
        [one] Soutien : l’attaque d’abord, puis la défense, peut ajouter une carte Soutien face cachée. Il faut pour cela une carte Armée.
       *[other] Soutien : l’attaque d’abord, puis la défense, peut ajouter jusqu’à { $supports_per_side } cartes Soutien face cachée. Il faut pour cela une carte Armée.
    }
    On révèle toutes les cartes de la bataille. La force d’un camp est le total de son Armée, de son Général et de son Soutien ; sans cartes, elle est de 0.
    { $damage_rounding ->
        [up] Si l’attaque est plus forte, la défense subit des dégâts : la différence divisée par { $damage_divisor }, arrondie vers le haut. Elle met ce nombre de cartes de sa pioche à la défausse.
       *[down] Si l’attaque est plus forte, la défense subit des dégâts : la différence divisée par { $damage_divisor }, arrondie vers le bas. Elle met ce nombre de cartes de sa pioche à la défausse.
    }
    { $failed_warlord_lost ->
        [yes] Si la défense est plus forte, l’attaque est repoussée, et le Général qui la menait va à la défausse.
       *[no] Si la défense est plus forte, l’attaque est repoussée ; le Général reste.
    }
    { $unled_fail_draw ->
        [0] Une attaque sans Général ne coûte rien quand elle est repoussée.
        [one] Si une attaque sans Général est repoussée, son joueur pioche une carte et la défausse.
       *[other] Si une attaque sans Général est repoussée, son joueur pioche { $unled_fail_draw } cartes et les défausse.
    }
    { $tie ->
        [defender] À forces égales, l’attaque est repoussée aussi.
       *[draw] À forces égales, seules les cartes jouées sont perdues.
    }
    Les cartes Armée et Soutien sont défaussées après la bataille. Les Généraux qui ne sont pas perdus restent, face visible.

duel-rulebook-aces = Les As
    { $aces_defend ->
        [any-time] En défense, tu peux jouer un As à n’importe quel moment de la bataille pour repousser l’attaque. Une fois les cartes révélées, c’est ta dernière chance, mais seulement si l’attaque est plus forte.
        [before-reveal] En défense, tu peux jouer un As à n’importe quel moment avant que les cartes soient révélées, pour repousser l’attaque.
       *[never] On ne peut pas jouer d’As dans les batailles.
    }
    { $aces_defend ->
        [never] {""}
       *[other] { $ace_fails_unled ->
            [yes] Le camp qui attaque défausse alors son Armée, ses cartes Soutien et son Général ; sans Général, il paie comme pour toute attaque repoussée. Si tu avais désigné un Général, il est révélé et reste ; tes cartes Armée et Soutien sont défaussées.
           *[no] Le camp qui attaque défausse alors son Armée, ses cartes Soutien et son Général. Si tu avais désigné un Général, il est révélé et reste ; tes cartes Armée et Soutien sont défaussées.
        }
    }
    { $aces_defend ->
        [never] {""}
       *[other] En attaque, on ne joue jamais d’As dans une bataille.
    }
    { $aces_outside ->
        [no] On ne peut pas jouer d’As en dehors des batailles.
       *[yes] { $ace_targets ->
            [neighbours] En dehors des batailles, tu peux jouer un As à tout moment, même pendant le tour d’un autre, et choisir un Général de l’un de tes deux voisins : il va à la défausse.
            [right] En dehors des batailles, tu peux jouer un As à tout moment, même pendant le tour d’un autre, et choisir un Général de ton voisin de droite : il va à la défausse.
           *[any] En dehors des batailles, tu peux jouer un As à tout moment, même pendant le tour d’un autre, et choisir un Général de n’importe quel autre joueur : il va à la défausse.
        }
    }

duel-rulebook-end = Fin de la partie
    Un joueur dont la pioche est vide au début de son tour est hors jeu.
    { $out_when ->
        [empty] Un joueur dont une bataille vide la pioche est lui aussi hors jeu, sur-le-champ.
       *[other] {""}
    }
    { $revenge_turn ->
        [yes] Un joueur hors jeu faute de cartes à piocher a encore un tour de vengeance, s’il reste deux autres joueurs : la préparation, une attaque et des As.
       *[no] Il n’y a pas de tour de vengeance.
    }
    Les cartes d’un joueur hors jeu restent où elles sont, et les autres resserrent le cercle. Le dernier en jeu gagne.
    Tu peux abandonner à tout moment en dehors d’une bataille.

duel-rulebook-reinforcements = { $reinforcements ->
    [no] {""}
   *[yes]
        Renforts
        { $reinforcement_cards ->
            [one] Chaque jeu de cartes contient un joker pour cela. Pendant ton tour, tu peux le montrer à tout moment : mélange ta défausse, remets { $reinforcement_cards } de ses cartes sur ta pioche et mélange celle-ci.
           *[other] Chaque jeu de cartes contient un joker pour cela. Pendant ton tour, tu peux le montrer à tout moment : mélange ta défausse, remets jusqu’à { $reinforcement_cards } de ses cartes sur ta pioche et mélange celle-ci.
        }
        { $forced_reinforcement_cards ->
            [one] Quand ta pioche est vide, tu peux le faire pendant le tour de n’importe qui, jusqu’au moment où tu dois piocher ; tu y remets alors { $forced_reinforcement_cards } carte.
           *[other] Quand ta pioche est vide, tu peux le faire pendant le tour de n’importe qui, jusqu’au moment où tu dois piocher ; tu y remets alors jusqu’à { $forced_reinforcement_cards } cartes.
        }
        Le reste et le joker forment ta nouvelle défausse.
}

duel-rulebook-ally = { $hidden_ally ->
    [no] {""}
   *[yes]
        L’Allié caché
        Chaque jeu de cartes contient un joker pour cela. Tu le joues comme la carte de ton choix, et tu annonces laquelle quand il est révélé.
        Posé comme Général, il reste ce Général jusqu’à ce qu’il soit défaussé. Dans une pile, il redevient l’Allié caché.
}

## The mat to print.

duel-mat-discard = Défausse
