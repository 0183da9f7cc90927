# The messages of Duel.

# Same as in English.
duel-title = Duel
duel-gauge = Pioche

## Editions

# Same as in English.
duel-edition-csatho = Csathó
duel-edition-csatho-about = Les règles telles qu’Áron Csathó les a écrites en 2004.

## Phases and parts

duel-phase-setup = mise en place
duel-phase-over = fin de partie
duel-phase-preparation = préparation
duel-phase-attack = attaque
duel-phase-renewal = repos
duel-part-army = Armée
duel-part-warlord = Général
duel-part-support = Soutien
duel-part-ace = As

## Cards

duel-card-ace = un As
duel-card-joker = le joker
duel-card-ally = l’Allié caché
duel-card-ally-as = l’Allié caché en { $rank }
duel-card-unseen = une carte que personne n’a vue
duel-term = { $part } { $card }
duel-attacker = { $player }, en attaque
duel-defender = { $player }, en défense

## Kinds of action

duel-kind-setup = Distribuer
duel-kind-next-phase-about = Passe à la phase suivante ; après la dernière, c’est au joueur suivant.
duel-kind-end-turn-about = Saute les phases restantes ; tes Généraux utilisés sont aussi retournés face cachée.
duel-kind-warlord = Poser un Général
duel-kind-warlord-about = Pose un Roi, une Dame ou un Valet de ta main, face cachée, sur un emplacement vide.
duel-kind-exchange = Échanger un Général
duel-kind-exchange-about = Défausse l’un de tes Généraux et pose à sa place, face cachée, un autre de ta main.
duel-kind-attack = Attaquer
duel-kind-attack-about = Joue une carte Armée face cachée contre ton voisin de droite, menée, si tu veux, par un Général.
duel-kind-defend = Défendre
duel-kind-defend-about = Choisis un Général, une carte Armée, les deux ou rien.
duel-kind-support = Soutenir
duel-kind-support-about = { $supports_per_side ->
    [0] Avec ces règles, il n’y a pas de cartes Soutien dans les batailles.
    [one] Ajoute à ta carte Armée { $supports_per_side } carte Soutien (un 3 ou un 2), face cachée, ou aucune.
   *[other] Ajoute à ta carte Armée jusqu’à { $supports_per_side } cartes Soutien (des 3 ou des 2), face cachée, ou aucune.
}
duel-kind-reveal = Révéler
duel-kind-reveal-about = Retourne toutes les cartes et saisis-les.
duel-kind-resolve = Pas d’As
duel-kind-resolve-about = La défense ne joue pas d’As, et la bataille est décidée.
duel-kind-ace = Jouer un As
duel-kind-ace-about = Élimine un Général adverse ou, en défense, repousse l’attaque.
duel-kind-reinforce = Renforts
duel-kind-reinforce-about = Montre le joker et remets des cartes de ta défausse dans ta pioche.
duel-kind-out = Pas de joker
duel-kind-out-about = Tu n’as pas de joker, ou tu ne le joues pas : te voilà hors jeu.
duel-kind-concede-about = Tu quittes la partie ; les autres continuent.
duel-kind-tell = Nommer des cartes
duel-kind-tell-about = Nomme les cartes du dessus d’une défausse, ou le Général d’un emplacement.

## House rules

duel-group-optional = Règles facultatives
duel-group-start = Début de la partie
duel-group-turn = Un tour
duel-group-battle = Batailles
duel-group-thwarted = Attaques repoussées
duel-group-aces = As
duel-group-end = Fin de la partie

duel-rule-hand-size = Cartes distribuées
duel-rule-hand-size-about = Nombre de cartes en main au début de la partie, pour chaque joueur.
duel-rule-draw-per-turn = Cartes piochées par tour
duel-rule-draw-per-turn-about = Nombre de cartes piochées au début d’un tour.
duel-rule-warlord-slots = Emplacements de Généraux
duel-rule-warlord-slots-about = Nombre de Généraux que chaque joueur peut avoir sur la table.
duel-rule-attacks-per-turn = Attaques par tour
duel-rule-attacks-per-turn-about = Nombre maximal d’attaques en un tour.
duel-rule-first-round-skips = Premier tour de table court
duel-rule-first-round-skips-about = Au premier tour de table, tous les joueurs sauf le dernier n’ont-ils que la préparation ?
duel-rule-used-may-be-exchanged = Échange de Généraux utilisés
duel-rule-used-may-be-exchanged-about = Peut-on échanger un Général face visible contre un autre ?
duel-rule-warlord-bonus = Bonus des Généraux
duel-rule-warlord-bonus-about = La force qu’ajoute un Général.
duel-rule-support-values = Valeur des Soutiens
duel-rule-support-values-about = La force qu’ajoute une carte Soutien.
duel-rule-supports-per-side = Soutiens par camp
duel-rule-supports-per-side-about = Nombre maximal de cartes Soutien qu’un camp ajoute à une bataille.
duel-rule-sole-warlord-defends = Défense sans Armée
duel-rule-sole-warlord-defends-about = Un Général peut-il défendre sans carte Armée ?
duel-rule-damage-divisor = Dégâts divisés par
duel-rule-damage-divisor-about = La différence des forces est divisée par ce nombre.
duel-rule-damage-rounding = Arrondi des dégâts
duel-rule-damage-rounding-about = Le sens dans lequel les dégâts sont arrondis.
duel-rule-tie = Forces égales
duel-rule-tie-about = À forces égales, l’attaque est repoussée, ou personne ne perd rien.
duel-rule-failed-warlord-lost = Général repoussé perdu
duel-rule-failed-warlord-lost-about = Une attaque trop faible fait-elle perdre le Général qui la mène ?
duel-rule-unled-fail-draw = Coût sans Général
duel-rule-unled-fail-draw-about = Nombre de cartes à piocher et à défausser quand une attaque sans Général est repoussée.
duel-rule-aces-outside = As hors des batailles
duel-rule-aces-outside-about = Un As peut-il éliminer un Général en dehors d’une bataille ?
duel-rule-ace-targets = Cibles des As
duel-rule-ace-targets-about = Les joueurs dont un As peut éliminer un Général en dehors d’une bataille.
duel-rule-aces-defend = As en défense
duel-rule-aces-defend-about = Le moment où la défense peut repousser une attaque avec un As.
duel-rule-ace-fails-unled = Payer aussi contre un As
duel-rule-ace-fails-unled-about = Faut-il aussi payer quand un As repousse une attaque sans Général ?
duel-rule-out-when = Hors jeu
duel-rule-out-when-about = Un joueur est hors jeu quand il ne peut plus piocher, ou déjà quand une bataille vide sa pioche.
duel-rule-revenge-turn = Tour de vengeance
duel-rule-revenge-turn-about = Un joueur qui n’a pas pu piocher joue-t-il encore un dernier tour ?
duel-rule-reinforcements = Renforts
duel-rule-reinforcements-about = Un joker dans chaque jeu de cartes, qui fait revenir des cartes défaussées.
duel-rule-reinforcement-cards = Cartes de renfort
duel-rule-reinforcement-cards-about = Nombre maximal de cartes que le joker fait revenir pendant le tour de son joueur.
duel-rule-forced-reinforcement-cards = Cartes pour une pioche vide
duel-rule-forced-reinforcement-cards-about = Nombre maximal de cartes que le joker fait revenir quand la pioche est vide.
duel-rule-hidden-ally = Allié caché
duel-rule-hidden-ally-about = Un joker dans chaque jeu de cartes, qui remplace n’importe quelle carte.

duel-rule-value-each = +{ $number } par { $name }
duel-value-three = 3
duel-value-two = 2
duel-value-up = vers le haut
duel-value-down = vers le bas
duel-value-defender = l’attaque est repoussée
duel-value-draw = personne ne perd rien
duel-value-neighbours = les deux voisins
duel-value-right = le voisin de droite
duel-value-any = n’importe quel joueur
duel-value-any-time = à tout moment
duel-value-before-reveal = avant de révéler les cartes
duel-value-never = jamais
duel-value-cannot-draw = quand il ne peut pas piocher
duel-value-empty = dès qu’une bataille vide sa pioche

## Actions

duel-headline-next-phase = { $player } passe à la phase { SOUND($phase) ->
    [vowel] d’{ $phase }
   *[other] de { $phase }
}
duel-headline-warlord = { $card ->
    [none] { $player } pose un Général face cachée (emplacement { PLACE($slot) })
   *[other] { $player } pose { $card } face cachée (emplacement { PLACE($slot) })
}
duel-headline-exchange = { $card ->
    [none] { $player } échange le Général de l’emplacement { PLACE($slot) }
   *[other] { $player } échange le Général de l’emplacement { PLACE($slot) } contre { $card }
}
duel-headline-attack = { $slot ->
    [none] { $player } attaque { $opponent } sans Général
   *[other] { $leader ->
        [none] { $player } attaque { $opponent } avec le Général de l’emplacement { PLACE($slot) }
       *[other] { $player } attaque { $opponent }, Général : { $leader }
    }
}
duel-headline-defend = { $slot ->
    [none] { $army ->
        [yes] { $player } défend avec une carte Armée
       *[no] { $player } ne défend pas
    }
   *[other] { $army ->
        [yes] { $player } défend avec une carte Armée et le Général de l’emplacement { PLACE($slot) }
       *[no] { $player } défend seulement avec le Général de l’emplacement { PLACE($slot) }
    }
}
duel-headline-support = { $count ->
    [0] { $player } n’ajoute pas de Soutien
    [one] { $player } ajoute une carte Soutien face cachée
   *[other] { $player } ajoute { $count } cartes Soutien face cachée
}
duel-headline-reveal = { $attacker } et { $defender } révèlent leurs cartes
duel-headline-resolve = { $player } ne joue pas d’As
duel-headline-ace = { $target ->
    [yes] { $player } joue { $card } contre le Général { SOUND($against) ->
        [vowel] d’{ $against }
       *[other] de { $against }
    } (emplacement { PLACE($slot) })
   *[no] { $player } joue { $card } en défense{ $led ->
        [yes]  : { $attacker } perd son Général
       *[no] {""}
    }
}
duel-headline-reinforce = { $player } montre le joker et appelle des renforts
duel-headline-out = { $player } n’a pas de joker à jouer
duel-headline-tell = { $told ->
    [nothing] Défausse ({ $player }) : aucune carte nommée
    [discard] Sur le dessus de la défausse ({ $player }) : { $cards }
   *[slot] Le Général { SOUND($player) ->
        [vowel] d’{ $player }
       *[other] de { $player }
    }, emplacement { PLACE($slot) } : { $card }
}
duel-headline-adjust-numbers = Correction : { $player } a { $hand } en main, { $draw } dans la pioche et { $discard } dans la défausse
duel-headline-adjust-slot = { $warlord ->
    [none] Correction : { $player } n’a pas de Général à l’emplacement { PLACE($slot) }
   *[some] { $card ->
        [none] Correction : { $player } a un Général inconnu à l’emplacement { PLACE($slot) }
       *[other] { $face_up ->
            [yes] Correction : { $player } a { $card } face visible à l’emplacement { PLACE($slot) }
           *[no] Correction : { $player } a { $card } face cachée à l’emplacement { PLACE($slot) }
        }
    }
}

## Consequences

duel-then-dealt = { $hand ->
    [one] Chaque joueur a { $hand } carte en main et { $draw } dans sa pioche.
   *[other] Chaque joueur a { $hand } cartes en main et { $draw } dans sa pioche.
}
duel-then-cut-short = Ce tour n’a que la préparation : au premier tour de table, seul le dernier joueur peut attaquer.
duel-event-phase-entered = La phase { SOUND($phase) ->
    [vowel] d’{ $phase }
   *[other] de { $phase }
} commence.
duel-event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } ne pioche rien : la pioche est vide.
        [one] { $player } ne pioche que { $cards } carte sur { $wanted } : il n’y en avait pas plus.
       *[other] { $player } ne pioche que { $cards } cartes sur { $wanted } : il n’y en avait pas plus.
    }
   *[equal] { $cards ->
        [one] { $player } pioche { $cards } carte.
       *[other] { $player } pioche { $cards } cartes.
    }
}
duel-event-warlords-turned-down = { $count ->
    [one] { $player } remet un Général utilisé face cachée.
   *[other] { $player } remet { $count } Généraux utilisés face cachée.
}
duel-event-warlord-turned-up = { $player } révèle { $warlord }, qui reste sur la table.
duel-event-compared = { $attacker } { $attacker_strength } contre { $defender } { $defender_strength }.
duel-event-last-chance = { $damage ->
    [0] { $player } ne subit pas de dégâts, avec ou sans As.
    [one] Sans As, { $player } met maintenant { $damage } carte de sa pioche à la défausse.
   *[other] Sans As, { $player } met maintenant { $damage } cartes de sa pioche à la défausse.
}
duel-event-battle-ended = { $ace ->
    [none] { $verdict ->
        [attacker] L’attaque { SOUND($attacker) ->
            [vowel] d’{ $attacker }
           *[other] de { $attacker }
        } réussit.
        [defender] L’attaque est repoussée : { $defender } a plus de force.
       *[tie] { $thwarted ->
            [yes] Égalité : l’attaque est donc repoussée.
           *[no] Égalité : seules les cartes jouées sont perdues.
        }
    }
   *[other] L’As repousse l’attaque.
}
duel-then-used = Les cartes Armée et Soutien vont à la défausse de leur propriétaire.
duel-event-warlord-lost = { $warlord ->
    [none] { $fall ->
        [exchanged] { $player } défausse l’ancien Général.
       *[ace] { $player } met le Général à la défausse.
    }
   *[other] { $fall ->
        [thwarted] { $player } perd { $warlord }, qui va à la défausse.
        [ace] Général éliminé : { $player } met { $warlord } à la défausse.
       *[exchanged] { $player } défausse { $warlord }.
    }
}
duel-event-lost = { $loss ->
    [penalty] { $cards ->
        [0] { $player } n’a plus de cartes pour la pénalité.
        [one] { $player } pioche une carte et la défausse pour avoir attaqué sans Général.
       *[other] { $player } pioche { $cards } cartes et les défausse pour avoir attaqué sans Général.
    }
   *[damage] { $cards ->
        [0] { $player } n’a plus de cartes à perdre.
       *[other] { ORDER($cards, $wanted) ->
            [less] { $cards ->
                [one] { $player } met la dernière carte de sa pioche à la défausse, au lieu de { $wanted }.
               *[other] { $player } met les { $cards } dernières cartes de sa pioche à la défausse, au lieu de { $wanted }.
            }
           *[equal] { $cards ->
                [one] { $player } met { $cards } carte de sa pioche à la défausse.
               *[other] { $player } met { $cards } cartes de sa pioche à la défausse.
            }
        }
    }
}
duel-event-reinforced = { $cards ->
    [one] { $player } mélange sa défausse, en remet { $cards } sur sa pioche, puis mélange celle-ci. Le reste forme la nouvelle défausse, le joker sur le dessus.
   *[other] { $player } mélange sa défausse, en remet { $cards } sur sa pioche, puis mélange celle-ci. Le reste forme la nouvelle défausse, le joker sur le dessus.
}
duel-event-waiting = { $why ->
    [cannot-draw] { $player } n’a plus rien à piocher. Seul un joker peut encore aider.
   *[emptied] La pioche { SOUND($player) ->
       [vowel] d’{ $player }
      *[other] de { $player }
   } est vide. Seul un joker peut encore aider.
}
duel-event-left = { $leaving ->
    [cannot-draw] { $player } n’a plus rien à piocher et se retrouve hors jeu.
    [emptied] La pioche { SOUND($player) ->
        [vowel] d’{ $player }
       *[other] de { $player }
    } est vide : { $player } est hors jeu.
   *[conceded] { $player } est hors jeu.
}
duel-event-revenge-began = { $player } a encore un dernier tour : le tour de vengeance.
duel-event-game-ended = { $winner } gagne la partie. Bien joué !

## Refusals

duel-refusal-wrong-phase = { $when ->
    [short] Au premier tour de table, il n’y a que la préparation.
    [later] Passe d’abord à la phase qui le permet (phase : { $phase }) ; phase actuelle : { $now }.
   *[past] C’est trop tard (phase : { $phase }) ; attends le tour suivant. Phase actuelle : { $now }.
}
duel-refusal-not-set-up = Il faut d’abord distribuer les cartes.
duel-refusal-already-set-up = Les cartes sont déjà distribuées.
duel-refusal-limit-reached = { $revenge ->
    [yes] Un tour de vengeance n’a qu’une attaque.
   *[no] { $limit ->
        [0] Ces règles ne permettent aucune attaque.
        [one] Pas plus d’une attaque par tour.
       *[other] Pas plus de { $limit } attaques par tour.
    }
}
duel-refusal-wrong-count = { $of ->
    [support] { $max ->
        [0] On ne peut pas ajouter de cartes Soutien ici.
        [one] Une carte Soutien au maximum, pas { $got }.
       *[other] { $max } cartes Soutien au maximum, pas { $got }.
    }
    [shown-support] { $max ->
        [0] { $player } n’a pas joué de carte Soutien ; cartes nommées : { $got }.
        [one] { $player } a joué { $max } carte Soutien ; cartes nommées : { $got }.
       *[other] { $player } a joué { $max } cartes Soutien ; cartes nommées : { $got }.
    }
    [not-played] { $part ->
        [warlord] { $player } n’a pas de Général à nommer dans cette bataille.
       *[other] { $player } n’a pas joué de carte Armée à nommer.
    }
    [tell] { $max ->
        [0] La défausse { SOUND($player) ->
            [vowel] d’{ $player }
           *[other] de { $player }
        } est vide ; cartes nommées : { $got }.
        [one] { $player } a { $max } carte dans sa défausse ; cartes nommées : { $got }.
       *[other] { $player } a { $max } cartes dans sa défausse ; cartes nommées : { $got }.
    }
   *[reinforcements] { $max ->
        [one] Le joker fait revenir maintenant { $max } carte, pas { $got }.
       *[other] Le joker fait revenir maintenant de 1 à { $max } cartes, pas { $got }.
    }
}
duel-refusal-duplicate-card = { $card } figure deux fois, mais il n’y en a qu’un exemplaire dans le jeu de cartes.
duel-refusal-card-elsewhere = { $card ->
    [none] Toutes les cartes qui conviendraient ({ $player }) se trouvent déjà ailleurs.
   *[other] { $card } ne peut pas être là : cette carte ({ $player }) se trouve déjà ailleurs.
}
duel-refusal-not-a-support-card = { $card } n’est pas une carte Soutien : seuls les 3 et les 2 en sont.
duel-refusal-not-a-warlord = { $card } n’est pas un Général : seuls les Rois, les Dames et les Valets en sont.
duel-refusal-not-an-army-card = { $card } n’est pas une carte Armée : elles vont du 10 au 4.
duel-refusal-not-an-ace = { $card } n’est pas un As.
duel-refusal-not-your-support = C’est à { $turn } d’ajouter des cartes Soutien, ou aucune.
duel-refusal-bad-adjustment-negative = Une main ou une pile ne peut pas avoir moins de 0 carte.
duel-refusal-bad-adjustment-deck = Avec les Généraux sur la table, cela fait { $got } cartes, mais le jeu en a { $deck }.
duel-refusal-no-such-seat = Ce joueur n’existe pas ; joueurs présents : { $players }.
duel-refusal-player-out = { $player } est hors jeu.
duel-refusal-pile-empty = La pioche { SOUND($player) ->
    [vowel] d’{ $player }
   *[other] de { $player }
} est vide. Dis d’abord si un joker est joué.
duel-refusal-pile-not-empty = Aucune pioche n’est vide : la question du joker ne se pose pas.
duel-refusal-battle-in-progress = Il faut d’abord finir la bataille.
duel-refusal-no-battle = Il n’y a pas de bataille en cours.
duel-refusal-battle-order = { $step ->
    [defend] C’est d’abord à { $player } de dire comment défendre.
    [reveal] Il faut d’abord révéler les cartes.
    [last-chance] Les cartes sont visibles : { $player } joue maintenant un As, ou aucun.
   *[other] C’est d’abord à { $player } d’ajouter des cartes Soutien, ou aucune.
}
duel-refusal-no-such-slot = { $slots ->
    [one] Il y a { $slots } emplacement de Général.
   *[other] Il y a { $slots } emplacements de Généraux.
}
duel-refusal-slot-taken = { $slot ->
    [none] Chaque emplacement a déjà un Général.
   *[other] L’emplacement { PLACE($slot) } a déjà un Général.
}
duel-refusal-slot-empty = { $slot ->
    [none] Il n’y a pas de Général pour cela.
   *[other] { $player } n’a pas de Général à l’emplacement { PLACE($slot) }.
}
duel-refusal-warlord-used = { $slot ->
    [none] Tous les Généraux sont face visible.
   *[other] Le Général { SOUND($player) ->
        [vowel] d’{ $player }
       *[other] de { $player }
    } à l’emplacement { PLACE($slot) } est face visible : il ne peut plus servir avant le repos.
}
duel-refusal-sole-warlord = Avec ces règles, un Général ne peut pas défendre sans carte Armée.
duel-refusal-not-the-defender = Dans une bataille, seule la défense ({ $defender }) peut jouer un As.
duel-refusal-no-aces = { $in_battle ->
    [yes] Avec ces règles, aucun As ne peut plus arrêter cette attaque.
   *[no] Avec ces règles, on ne peut pas jouer d’As en dehors des batailles.
}
duel-refusal-not-an-opponent = { $own ->
    [yes] Tes As ne peuvent pas éliminer tes propres Généraux.
   *[no] Les As { SOUND($player) ->
        [vowel] d’{ $player }
       *[other] de { $player }
    } n’atteignent pas { $against }.
}
duel-refusal-no-such-card = { $missing ->
    [joker] Il n’y a pas de joker pour des renforts dans ces jeux de cartes.
    [role] Indique quelle carte l’Allié caché remplace.
    [itself] Dans une pile, l’Allié caché n’a pas de valeur.
   *[ally] Il n’y a pas d’Allié caché dans ces jeux de cartes.
}
duel-refusal-not-named = { $part ->
    [warlord] Le Général { SOUND($player) ->
        [vowel] d’{ $player }
       *[other] de { $player }
    } est maintenant face visible : nomme-le.
   *[other] La carte Armée { SOUND($player) ->
        [vowel] d’{ $player }
       *[other] de { $player }
    } est maintenant face visible : nomme-la.
}
duel-refusal-other-card = Cette carte ({ $player }) est déjà connue : { $known }, pas { $named }.
duel-refusal-no-reinforcements = Ces règles n’ont pas de renforts.
duel-refusal-not-your-turn = { $player } a encore des cartes à piocher : son joker doit attendre son tour.
duel-refusal-discard-empty = La défausse { SOUND($player) ->
    [vowel] d’{ $player }
   *[other] de { $player }
} est vide : il n’y a rien à faire revenir.

## The table in a terminal

duel-table-setup = Les cartes n’ont pas encore été distribuées.
duel-table-turn = Tour { $turn } : à { $player } de jouer, phase { SOUND($phase) ->
    [vowel] d’{ $phase }
   *[other] de { $phase }
}
duel-table-cut-short = Ce tour n’a que la préparation.
duel-table-revenge = { $player } est hors jeu et joue un dernier tour.
duel-table-target = La prochaine attaque vise { $player }.
duel-table-side = { $player } : pioche { $draw }, main { $hand }, défausse { $discard }
duel-table-side-out = { $player } (hors jeu) : pioche { $draw }, main { $hand }, défausse { $discard }
duel-table-top = Sur le dessus de la défausse : { $card }
duel-table-slot = Emplacement { $slot } : { $warlord }
duel-table-slot-empty = vide
duel-table-slot-unseen = un Général face cachée
duel-table-slot-down = { $card } face cachée
duel-table-slot-up = { $card } face visible (déjà utilisé)
duel-table-pending = La pioche { SOUND($player) ->
    [vowel] d’{ $player }
   *[other] de { $player }
} est vide : joker, ou hors jeu.
duel-table-battle = Bataille : { $attacker } contre { $defender }
duel-table-step-defend = À { $player } de dire comment défendre.
duel-table-step-support = À { $player } d’ajouter des cartes Soutien, ou aucune.
duel-table-step-reveal = Il reste à révéler les cartes.
duel-table-step-last-chance = { $player } peut maintenant jouer un As.
duel-table-last = Dernière bataille : { $attacker } { $attack } contre { $defender } { $defence }, { $outcome ->
    [attacker] l’attaque a gagné
    [defender] l’attaque a été repoussée
   *[tie] égalité
}
duel-table-last-ace = Dernière bataille : { $attacker } contre { $defender }, attaque repoussée par { $card }

## The command line’s battle

duel-battle-attacker = Attaque
duel-battle-defender = Défense
duel-battle-won = { $damage ->
    [one] L’attaque est plus forte, { $attack } à { $defence } : { $damage } carte de dégâts.
   *[other] L’attaque est plus forte, { $attack } à { $defence } : { $damage } cartes de dégâts.
}
duel-battle-thwarted = La défense est plus forte, { $defence } à { $attack } : l’attaque est repoussée.
duel-battle-thwarted-tie = { $attack } partout : l’attaque est repoussée.
duel-battle-tie = { $attack } partout : seules les cartes jouées sont perdues.

duel-misfit-no-part = { $card } ne peut pas participer à une bataille.
duel-misfit-two-armies = Un camp ne peut avoir qu’une carte Armée.
duel-misfit-two-warlords = Un camp ne peut avoir qu’un Général.
duel-misfit-too-many-supports = { $value ->
    [0] Avec ces règles, on n’ajoute pas de cartes Soutien.
    [one] Un camp ajoute une carte Soutien au maximum.
   *[other] Un camp ajoute { $value } cartes Soutien au maximum.
}
duel-misfit-support-without-army = Une carte Soutien ne va pas sans carte Armée.
duel-misfit-twice = { $card } figure deux fois, mais il n’y en a qu’un exemplaire dans le jeu de cartes.
duel-misfit-no-army = Pour attaquer, il faut une carte Armée.
duel-misfit-sole-warlord = Avec ces règles, un Général ne peut pas défendre sans carte Armée.

## Statistics

duel-count-battles = Batailles
duel-lab-duels = Batailles par partie
duel-count-attacker = Attaque plus forte
duel-count-defender = Défense plus forte
duel-count-tie = Forces égales
duel-count-ace = Repoussées par un As
duel-count-battles-note = { $count ->
    [one] { $count } bataille a été livrée.
   *[other] { $count } batailles ont été livrées.
} Une égalité qui repousse l’attaque est une bataille gagnée par la défense.
duel-count-strengths = Batailles selon la force de l’attaque
duel-count-strength = Force
duel-count-fought = Livrées
duel-count-losses = Pertes
# Same as in English.
duel-count-least = Minimum
# Same as in English.
duel-count-most = Maximum
duel-count-damage = Dégâts d’une bataille
duel-count-penalty = Coût sans Général
duel-count-cards = Généraux et As
duel-count-number = Nombre
duel-count-warlords-thwarted = Généraux perdus dans une attaque repoussée
duel-count-warlords-ace = Généraux perdus contre un As
duel-count-warlords-exchanged = Généraux échangés
duel-count-aces-battle = As dans les batailles
duel-count-aces-outside = As hors des batailles
duel-count-reinforcements = Jokers de renfort
duel-count-piles = Pioches à la fin de chaque tour
duel-count-place = { $place ->
    [1] Jouait en 1er
    [2] Jouait en 2e
    [3] Jouait en 3e
    [4] Jouait en 4e
    [5] Jouait en 5e
   *[6] Jouait en 6e
}
duel-count-winner = Vainqueur
duel-count-loser = Les autres
duel-count-piles-note = Nombre moyen de cartes dans la pioche, dans les parties qui ont atteint ce tour.

## Results for other programs

duel-tally-cards-left = Cartes restantes dans la pioche
duel-tally-battles-won = Batailles gagnées

## A first game

duel-deal-about = Toute carte jouée va à la défausse de son propriétaire. Un joueur qui ne peut pas piocher au début de son tour est hors jeu ; le dernier en jeu gagne.
duel-hint-guide = L’appli compte les piles et calcule les totaux des batailles, sans avoir à connaître les cartes cachées. Des conseils expliquent chaque étape ; ceux que tu fermes ne reviennent pas.
duel-needs = Il faut un jeu de cartes par joueur.
duel-hint-preparation = { $draw ->
    [one] Pioche { $draw } carte ; l’appli l’a déjà comptée. Puis pose des Généraux face cachée.
   *[other] Pioche { $draw } cartes ; l’appli les a déjà comptées. Puis pose des Généraux face cachée.
}
duel-hint-attack = Attaque ton voisin de droite avec une carte Armée face cachée.
duel-hint-renewal = Retourne tes Généraux utilisés face cachée : ils sont prêts à servir.
duel-hint-defend = Tu ne connais pas la force de l’attaque. Choisis des cartes, ou rien.
duel-hint-support = À côté d’une Armée, un 3 ajoute { $three }, un 2 ajoute { $two }, face cachée.
duel-hint-reveal = Retourne toutes les cartes et touche-les : Roi +{ $king }, Dame +{ $queen }, Valet +{ $jack }.
duel-hint-last-chance = Seul un As peut encore arrêter l’attaque. Sans As, tu perds des cartes.

## The screens

duel-screen-seating = Saisis les noms dans l’ordre du jeu : chacun est assis à droite du précédent.
duel-screen-deal = { $count ->
    [0] Chacun mélange ses cartes et les fait couper par un autre. Aucune main n’est distribuée ; tout le jeu forme la pioche.
    [one] Chacun mélange ses cartes, les fait couper par un autre et en pioche { $count }. Le reste forme la pioche.
   *[other] Chacun mélange ses cartes, les fait couper par un autre et en pioche { $count }. Le reste forme la pioche.
}
duel-screen-jokers = { $count ->
    [one] Chacun ajoute un joker à son jeu de cartes : { $rules }.
   *[other] Chacun ajoute à son jeu de cartes { $count } jokers différents : { $rules }.
}
duel-screen-first-which = Qui joue le premier tour ? Le choix est libre.

duel-screen-warlord = Général { $number }
duel-screen-warlord-of = { $warlord } ({ $name })

duel-screen-seat = { $name } : { $draw } dans la pioche, { $hand } en main, { $discard } dans la défausse.
duel-screen-slot-down = Le Général { $number } est face cachée et inconnu.
duel-screen-slot-known = Le Général { $number } est face cachée : { $card }.
duel-screen-slot-up = Le Général { $number } est face visible et utilisé : { $card }.
duel-screen-seat-out = Hors jeu.
duel-screen-seat-attacks = Attaque { $name }.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = hors jeu
duel-screen-status-pending = pioche vide
duel-screen-status-revenge = dernier tour
duel-screen-deck = Pioche
duel-screen-deck-count = Pioche { $count }
duel-screen-hand = Main { $count }
duel-screen-discard = Défausse { $count }
duel-screen-used = utilisé

duel-screen-revenge = { $name } est hors jeu et joue un dernier tour sans piocher.
duel-screen-cut-short = Premier tour de table : { $name } pioche comme toujours ; seul le dernier joueur peut attaquer.
duel-screen-attack-used = { $warlord } : déjà utilisé
duel-screen-attack-empty = Emplacement { $number } vide
duel-answer-attack = { $warlord ->
    [none] Attaquer sans Général
   *[other] Attaquer avec { $warlord }
}
duel-answer-attack-about = { $warlord ->
    [none] Carte Armée face cachée contre { $name }, sans Général.
   *[other] Carte Armée face cachée contre { $name }, avec { $warlord }.
}

duel-ask-exchange = Quel Général défausser ?
duel-answer-exchange = Échanger { $warlord }

duel-ask-ace-by = Qui joue l’As ?
duel-screen-ace-nobody = Aucun Général n’est à portée.
duel-ask-ace-on = { SOUND($name) ->
    [vowel] Quel Général l’As d’{ $name } élimine-t-il ?
   *[other] Quel Général l’As de { $name } élimine-t-il ?
}
duel-answer-ace = { $warlord ->
    [none] { $name } le joue
   *[other] { $ally ->
        [yes] Allié contre { $name } : { $warlord }
       *[other] { $name } : { $warlord }
    }
}
duel-ask-ace-card = Que joue { $name } ?
duel-screen-ace-of-any = Quelqu’un joue un As
duel-screen-ace-outside-about = Élimine un Général adverse.
duel-screen-ace-of = { $name } : As
duel-ask-ace-warlord = Avec quel Général défendait { $name } ? On le retourne face visible.
duel-screen-ace-in-battle-about = { $led ->
    [yes] Un As repousse l’attaque, et { $attacker } perd son Général.
   *[no] { $penalty ->
        [0] Un As repousse l’attaque.
        [one] Un As repousse l’attaque ; { $attacker } pioche une carte et la défausse.
       *[other] Un As repousse l’attaque ; { $attacker } pioche { $penalty } cartes et les défausse.
    }
}

duel-screen-attacker = Attaque
duel-screen-defender = Défense
duel-screen-can-defend = Peut se défendre avec :
duel-screen-stronger = l’emporte
duel-screen-weaker = s’incline
duel-screen-equal = à égalité
duel-screen-pile = { SOUND($name) ->
    [vowel] Pioche d’{ $name } : { $count }
   *[other] Pioche de { $name } : { $count }
}
duel-screen-strength = { SOUND($name) ->
    [vowel] Force d’{ $name } : { $total }
   *[other] Force de { $name } : { $total }
}
duel-screen-laid = { $part } { $card }, face visible
duel-screen-laid-down = { $part }, face cachée

duel-ask-defend = Avec quoi défend { $name } ?
duel-answer-defend = { $warlord ->
    [none] { $army ->
        [yes] Armée seule
       *[other] Pas de défense
    }
   *[other] { $army ->
        [yes] { $warlord } et Armée
       *[other] { $warlord } seul
    }
}
duel-screen-worth = { $name } pose une carte Armée face cachée ; la force de l’attaque va de { $least } à { $most }. Une défense aussi forte la repousse.
duel-screen-worth-draw = { $name } pose une carte Armée face cachée ; la force de l’attaque va de { $least } à { $most }. Une défense plus forte la repousse.
duel-screen-supports = Qui ajoute une carte Soutien (3 ou 2) ? D’abord { $attacker }, puis { $defender }.
duel-ask-support = { $count ->
    [one] { $name } : un Soutien (3 ou 2) ?
   *[other] { $name } : des Soutiens (3 ou 2) ?
}
duel-screen-support-both = Les deux
duel-screen-support-only = Juste { $name }
duel-screen-support-none = Personne
duel-answer-support = { $count ->
    [0] { $name } n’en ajoute pas
    [one] { $name } en ajoute un
   *[other] { $name } en ajoute { $count }
}
duel-screen-name = { $number }/{ $count } : { $name }, nomme ton { $part }.
duel-screen-name-what = { $name }, { $part }
duel-screen-suits = Avec la couleur
duel-screen-outcome-attacker = { $cards ->
    [0] { $attacker } a l’avantage, { $attack } à { $defence }, mais de trop peu pour infliger des dégâts.
    [one] { $attacker } a l’avantage, { $attack } à { $defence } : { $defender } met { $cards } carte de sa pioche à la défausse.
   *[other] { $attacker } a l’avantage, { $attack } à { $defence } : { $defender } met { $cards } cartes de sa pioche à la défausse.
}
duel-screen-damage = { $rounding ->
    [none] Dégâts : ({ $attack } − { $defence }) ÷ { $divisor }
    [up] Dégâts : ({ $attack } − { $defence }) ÷ { $divisor }, arrondis vers le haut
   *[down] Dégâts : ({ $attack } − { $defence }) ÷ { $divisor }, arrondis vers le bas
}
duel-screen-outcome-defender = { $defender } l’emporte, { $defence } à { $attack } : l’attaque est repoussée.
duel-screen-outcome-draw = { $attack } partout : seules les cartes jouées sont perdues.
duel-screen-all-there-is = { $count ->
    [0] { $name } n’a déjà plus rien dans sa pioche.
    [one] { $name } n’a que { $count } carte dans sa pioche.
   *[other] { $name } n’a que { $count } cartes dans sa pioche.
}
duel-screen-moves = { $cards ->
    [0] continuer
    [one] { $cards } carte perdue
   *[other] { $cards } cartes perdues
}
duel-screen-resolve = Pas d’As : { $moves }
duel-screen-end-without-ace = Pas d’As, fin du tour

duel-screen-waits-draw = { $name } n’a plus rien à piocher. Y a-t-il un joker ?
duel-screen-waits-emptied = La bataille a vidé la pioche { SOUND($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}. Y a-t-il un joker ?
duel-screen-joker-for = { $count ->
    [one] Joker : { $count } carte
   *[other] Joker : { $count } cartes
}
duel-screen-fewer = Joker : moins…
duel-screen-is-out = { $name } est hors jeu
duel-ask-reinforce = Montre le joker et mélange la défausse. Remets-en des cartes sur la pioche, puis mélange-la aussi.
duel-ask-reinforce-number = Cartes
duel-answer-reinforce = { $count ->
    [one] { $name } : { $count } carte
   *[other] { $name } : { $count } cartes
}
duel-ask-concede = { $left ->
    [2] Si tu abandonnes, tu perds.
   *[other] Si tu abandonnes, tu es hors jeu. Les autres continuent.
}
duel-answer-concede = { $name } abandonne

duel-screen-lasts = { $turns ->
    [0] Aucune carte dans la pioche
    [one] { $count } dans la pioche, { $each } par tour : de quoi jouer { $turns } tour
   *[other] { $count } dans la pioche, { $each } par tour : de quoi jouer { $turns } tours
}
duel-screen-has = { $name } a { $hand } en main et { $discard } dans la défausse.
duel-screen-attacks = { $name } ne peut attaquer que { $target }.
duel-screen-seen = Cartes vues dans ce jeu
duel-screen-seen-about = Il y a quatre cartes de chaque valeur. Un point plein est une carte dont la place est connue.
duel-screen-seen-rank = { $rank } : { $count } sur 4 vues
duel-screen-tell = Nommer une carte
duel-screen-tell-top = Quelle carte est sur le dessus de la défausse { SOUND($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} ?
duel-screen-tell-below = { SOUND($name) ->
    [vowel] Quelle carte est sous { $card } dans la défausse d’{ $name } ?
   *[other] Quelle carte est sous { $card } dans la défausse de { $name } ?
}
duel-screen-tell-nothing = Toutes les cartes de la défausse sont connues.
duel-correct-numbers = Main et pioche : { $player }
duel-correct-draw = Pioche : { $player }
duel-correct-hand = Main : { $player }
duel-correct-slot = Général { PLACE($slot) }
duel-correct-warlord = { $warlord ->
    [none] aucun
   *[some] { $card ->
        [none] inconnu
       *[other] { $face_up ->
            [yes] { $card } face visible
           *[no] { $card } face cachée
        }
    }
}

duel-screen-quick = Bataille rapide
duel-screen-quick-army = Choisis les cartes des deux camps. Pour attaquer, il faut une carte Armée.
duel-screen-quick-needs = { $count ->
    [one] Avec { $count } de plus, l’attaque serait repoussée.
   *[other] Avec { $count } de plus, l’attaque serait repoussée.
}
duel-screen-quick-house = { $count ->
    [one] Règles maison : { $count } changée
   *[other] Règles maison : { $count } changées
}
duel-screen-quick-clear = Effacer les cartes
duel-keys-number = Choisir, ou nommer une carte

duel-screen-figure-cards = Cartes
duel-screen-figure-winner = Vainqueurs
duel-screen-figure-others = Les autres

## How to play

duel-lesson-aim = Ta force
duel-lesson-aim-about = Chaque joueur a son jeu de cartes et commence avec 5 cartes en main. Ta pioche est ta force : si tu ne peux pas piocher au début de ton tour, tu es hors jeu. Le dernier en jeu gagne.
duel-lesson-warlords = Les Généraux
duel-lesson-warlords-about = Tu poses devant toi, face cachée, des Rois, des Dames et des Valets, 2 au plus. L’un d’eux peut mener une attaque ou une défense : un Roi ajoute 3, une Dame 2, un Valet 1.
duel-lesson-armies = Les Armées
duel-lesson-armies-about = Les cartes du 4 au 10 se battent ; leur nombre est leur force. À côté de l’une d’elles, un 3 ajoute 3, un 2 ajoute 2.
duel-lesson-turn = Ton tour
duel-lesson-turn-about = Pioche une carte et pose des Généraux. Ensuite, tu peux attaquer ton voisin de droite. À la fin, tes Généraux sont à nouveau prêts.
duel-lesson-battle = Une bataille
duel-lesson-battle-about = Les deux joueurs jouent des cartes face cachée et les révèlent ensemble. Si l’attaque est plus forte, la défense défausse de sa pioche la moitié de la différence, arrondie au supérieur. Sinon, l’attaque perd son Général ou, sans Général, 1 carte.
duel-lesson-aces = Les As
duel-lesson-aces-about = Un As ne se bat jamais. Il arrête une attaque, ou élimine le Général d’un voisin.

## The rules for a player who does not know the game

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
    { $supports_per_side ->
        [0] Les 3 et les 2 ne servent à rien avec ces règles.
       *[other] Les 3 et les 2 sont des cartes Soutien, chevaux et armes pour une Armée : un 3 ajoute { $support_values-three }, un 2 ajoute { $support_values-two }.
    }
    { $aces ->
        [none] Les As ne servent à rien avec ces règles.
        [battles] Les As ne se battent jamais ; ils repoussent des attaques.
        [outside] Les As ne se battent jamais ; ils éliminent des Généraux.
       *[both] Les As ne se battent jamais ; ils éliminent des Généraux et repoussent des attaques.
    }
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
        [0] { $revenge_turn ->
            [yes] Il n’y a pas d’attaques, sauf pendant un tour de vengeance.
           *[no] Il n’y a pas d’attaques.
        }
        [one] Dans la phase d’attaque, tu peux attaquer ton voisin de droite, une fois.
       *[other] Dans la phase d’attaque, tu peux attaquer ton voisin de droite, jusqu’à { $attacks_per_turn } fois.
    }
    Au repos, tu retournes face cachée tes Généraux visibles. Un Général face visible est utilisé et ne peut plus se battre jusque-là : s’il a défendu, il ne peut pas attaquer à ton prochain tour ; s’il a attaqué, il est à nouveau prêt à défendre. Un Général révélé une fois reste connu de tous jusqu’à ce qu’il soit défaussé.
    Un Général sur la table ne revient jamais en main.
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
        [0] {""}
        [one] Soutien : l’attaque d’abord, puis la défense, peut ajouter une carte Soutien face cachée. Il faut pour cela une carte Armée.
       *[other] Soutien : l’attaque d’abord, puis la défense, peut ajouter jusqu’à { $supports_per_side } cartes Soutien face cachée. Il faut pour cela une carte Armée.
    }
    { $supports_per_side ->
        [0] On révèle toutes les cartes de la bataille. La force d’un camp est le total de son Armée et de son Général ; sans cartes, elle est de 0.
       *[other] On révèle toutes les cartes de la bataille. La force d’un camp est le total de son Armée, de son Général et de son Soutien ; sans cartes, elle est de 0.
    }
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
        [defender] À forces égales, l’attaque est repoussée aussi, avec les mêmes conséquences.
       *[draw] À forces égales, seules les cartes jouées sont perdues.
    }
    { $supports_per_side ->
        [0] Les cartes Armée sont défaussées après la bataille. Les Généraux qui ne sont pas perdus restent, face visible.
       *[other] Les cartes Armée et Soutien sont défaussées après la bataille. Les Généraux qui ne sont pas perdus restent, face visible.
    }

duel-rulebook-aces = Les As
    { $aces_defend ->
        [any-time] En défense, tu peux jouer un As à n’importe quel moment de la bataille pour repousser l’attaque. Une fois les cartes révélées, c’est ta dernière chance, mais seulement si l’attaque est plus forte.
        [before-reveal] En défense, tu peux jouer un As à n’importe quel moment avant que les cartes soient révélées, pour repousser l’attaque.
       *[never] On ne peut pas jouer d’As dans les batailles.
    }
    { $aces_defend ->
        [never] {""}
       *[other] Le camp qui attaque défausse alors toutes les cartes de l’attaque, Général compris. Si tu avais désigné un Général, il est révélé et reste ; les autres cartes que tu as jouées sont défaussées. { $ace_fails_unled ->
            [yes] Une attaque sans Général se paie comme toute attaque repoussée.
           *[no] {""}
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
        [yes] Un joueur hors jeu faute de cartes à piocher a encore un tour de vengeance, s’il reste au moins deux autres joueurs : { $aces ->
            [none] la préparation et une attaque.
           *[other] la préparation, une attaque et des As.
        }
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

## The mat to print

