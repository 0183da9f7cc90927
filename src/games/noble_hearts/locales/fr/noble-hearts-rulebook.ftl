# The rules of Noble Hearts for a player who does not know the game.

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
    Tu peux frapper ton adversaire s’il est juste devant toi ; peu importe dans quel sens il est tourné. Une attaque comprend un ou plusieurs coups ; chacun a une force et une zone.
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
       *[other] Ces actions permettent d’échapper en une fois à tous les coups restants : { $evades }.
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
}
noble-hearts-rulebook-berserk = joue { $berserk_cards } cartes de la même zone en un seul coup, dont les forces s’additionnent.
noble-hearts-rulebook-feint = joue une carte et annonce la zone qu’elle vise, n’importe laquelle.
noble-hearts-rulebook-combination = joue deux cartes, chacune comme un coup à part ; chaque autre carte Combinaison que tu possèdes en permet un de plus.
noble-hearts-rulebook-block = tourne-toi vers l’attaquant et joue une carte de la zone du coup, au moins aussi forte que lui.
noble-hearts-rulebook-quick-block = joue une carte de n’importe quelle zone, au moins aussi forte que le coup.
noble-hearts-rulebook-retreat = défausse une carte quelconque et recule d’une case.

noble-hearts-rulebook-move = joue une carte et avance du nombre de cases indiqué, dans n’importe quelle direction. Tu restes à la même hauteur.
noble-hearts-rulebook-jump-up = joue une carte ou plus, avec un déplacement total d’au moins { $jump_up_move }, et saute sur quelque chose à côté de toi ou devant toi.
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
} { $is_evading ->
    [yes] Permet d’échapper à une attaque.
   *[no] {""}
} { $only_attacked ->
    [yes] Seulement face à une attaque.
   *[no] {""}
} { $keeps ->
    [yes] Tu gardes l’initiative.
   *[no] {""}
} { $draws ->
    [yes] Tu pioches.
    [no] Tu ne pioches pas.
   *[none] {""}
} { $turns_down ->
    [yes] La carte spéciale est ensuite retournée face cachée.
   *[no] {""}
}

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

## The mat to print.

noble-hearts-mat-deck = Pioche
noble-hearts-mat-discard = Défausse
noble-hearts-mat-special = Carte spéciale
noble-hearts-mat-charm = Charme
noble-hearts-mat-skill = Talent
noble-hearts-mat-hand = Cartes en main
