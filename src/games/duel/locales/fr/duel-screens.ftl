# The screens of Duel.

duel-screen-to-first = Qui commence ?
duel-screen-first = Qui commence ?
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
duel-screen-begins = { $name } commence

duel-screen-warlord = Général { $number }
duel-screen-warlord-of = { $warlord } ({ $name })
duel-screen-is = { $what } : { $card }

duel-screen-seat = { $name } : { $draw } dans la pioche, { $hand } en main, { $discard } dans la défausse.
duel-screen-seat-top = Sur le dessus : { $card }.
duel-screen-slot-down = Le Général { $number } est face cachée et inconnu.
duel-screen-slot-known = Le Général { $number } est face cachée : { $card }.
duel-screen-slot-up = Le Général { $number } est face visible et utilisé : { $card }.
duel-screen-seat-out = Hors jeu.
duel-screen-seat-attacks = Attaque { $name }.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = hors jeu
duel-screen-status-pending = pioche vide
duel-screen-status-revenge = dernier tour
duel-screen-status-won = a gagné
duel-screen-turns-left = { $count ->
    [0] plus aucun tour
    [one] cartes pour { $count } tour
   *[other] cartes pour { $count } tours
}

duel-screen-revenge = { $name } est hors jeu et joue un dernier tour sans piocher.
duel-screen-cut-short = Premier tour de table : on pioche comme toujours, mais seul le dernier joueur peut attaquer.
duel-screen-onward = { $phase } →
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
duel-screen-ace-of = { $name } joue un As
duel-ask-ace-warlord = Avec quel Général défendait { $name } ? On le retourne face visible.
duel-screen-ace-in-battle-about = { $led ->
    [yes] Un As repousse l’attaque, et { $attacker } perd son Général.
   *[no] Un As repousse l’attaque.
}

duel-screen-attacker = Attaque
duel-screen-defender = Défense
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
duel-screen-worth = La force de l’attaque ({ $name }) peut aller de { $least } à { $most }. Une défense aussi forte la repousse.
duel-screen-worth-draw = La force de l’attaque ({ $name }) peut aller de { $least } à { $most }. Une défense plus forte la repousse.
duel-screen-supports = Qui ajoute une carte Soutien ? D’abord { $attacker }, puis { $defender }.
duel-ask-support = { $count ->
    [one] { $name } : un Soutien ?
   *[other] { $name } : des Soutiens ?
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
duel-screen-outcome-tie = { $attack } partout : l’attaque est repoussée.
duel-screen-outcome-draw = { $attack } partout : seules les cartes jouées sont perdues.
duel-screen-all-there-is = { $count ->
    [0] { $name } n’a déjà plus rien dans sa pioche.
    [one] { $name } n’a que { $count } carte dans sa pioche.
   *[other] { $name } n’a que { $count } cartes dans sa pioche.
}
duel-screen-resolve = { $cards ->
    [0] Pas d’As : continuer
    [one] Pas d’As : { $cards } carte perdue
   *[other] Pas d’As : { $cards } cartes perdues
}
duel-screen-to-table = Retour à la table

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
duel-screen-tell-discard = Défausse
duel-screen-tell-top = Quelle carte est sur le dessus de la défausse { SOUND($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} ?
duel-screen-tell-below = { SOUND($name) ->
    [vowel] Quelle carte d’{ $name } est sous { $card } ?
   *[other] Quelle carte de { $name } est sous { $card } ?
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
duel-screen-keys-digit = Choisir, ou nommer une carte

duel-screen-figure-cards = Cartes
duel-screen-figure-winner = Vainqueurs
duel-screen-figure-others = Les autres

## How to play

duel-lesson-aim = Ta force
duel-lesson-aim-about = Chaque joueur a son jeu de cartes. Ta pioche est ta force : si tu ne peux pas piocher au début de ton tour, tu es hors jeu. Le dernier en jeu gagne.
duel-lesson-warlords = Les Généraux
duel-lesson-warlords-about = Tu poses devant toi, face cachée, des Rois, des Dames et des Valets. L’un d’eux peut mener une attaque ou une défense.
duel-lesson-armies = Les Armées
duel-lesson-armies-about = Les cartes du 4 au 10 se battent ; leur nombre est leur force. Un 2 ou un 3 à côté augmente cette force.
duel-lesson-turn = Ton tour
duel-lesson-turn-about = Pioche une carte et pose des Généraux. Ensuite, tu peux attaquer ton voisin de droite. À la fin, tes Généraux sont à nouveau prêts.
duel-lesson-battle = Une bataille
duel-lesson-battle-about = Les deux joueurs jouent des cartes face cachée et les révèlent ensemble. Si l’attaque est plus forte, la défense perd des cartes de sa pioche.
duel-lesson-aces = Les As
duel-lesson-aces-about = Un As ne se bat jamais. Il arrête une attaque, ou élimine le Général d’un voisin.
