# The screens of Dueling Nobles.

dueling-nobles-setup-to-starter = Qui commence ?
dueling-nobles-setup-to-nobles = Choisir les nobles
dueling-nobles-setup-begin = Commencer la partie
dueling-nobles-setup-starter = Qui commence ?
dueling-nobles-setup-nobles = Nobles de départ
dueling-nobles-starter-about-dealer = Chaque joueur lance deux dés. Le plus petit total distribue les cartes, et l’autre joueur commence. Touche les faces de tes dés.
dueling-nobles-starter-about-any = Le choix est libre. Si on lance les dés, le plus grand total commence.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, dé { $die } : non lancé
   *[other] { $name }, dé { $die } : { $pips }
}
dueling-nobles-starter-tie = { $total } partout : on relance.
dueling-nobles-starter-again = Relancer
dueling-nobles-starter-starts = { $name } joue le premier tour
dueling-nobles-starter-missing = Lance les dés, ou touche qui commence.
dueling-nobles-nobles-first = { $name } joue le premier tour.
dueling-nobles-nobles-picking = { $name } choisit : { $count } sur { $of }
dueling-nobles-nobles-picked = { $name } a { $cards }.
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
dueling-nobles-menu-concede = Abandonner
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
dueling-nobles-side-known = Cartes connues : { $cards }
dueling-nobles-side-ability = { $suit } { $ability }
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
dueling-nobles-thing-discard = Défausse
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
dueling-nobles-do-spy-about = Tu regardes les cartes ; l’appli n’a pas besoin de les connaître.
dueling-nobles-do-spy-named = Noter la main
dueling-nobles-do-tax-last = Taxer { $card } et le perdre
dueling-nobles-do-attack-with = Attaquer avec { $card }
dueling-nobles-do-attack = Défier { $card }
dueling-nobles-do-deflect = { $gold ->
    [one] Détourner ({ $gold } pièce)
   *[other] Détourner ({ $gold } pièces)
}
dueling-nobles-do-deflect-to = Détourner vers { $card }
dueling-nobles-do-concede = { $name } abandonne
dueling-nobles-do-next-phase = { $phase } →
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
dueling-nobles-ask-patient = Quel noble soigner ?
dueling-nobles-ask-recovered = Quelle carte prends-tu ?
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
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
}
dueling-nobles-ask-seen-spent = { $card } vient d’être défaussé.
dueling-nobles-ask-attack-or-end = { $name }, touche le noble qui attaque, ou termine le tour.
dueling-nobles-ask-attack-or-go-on = { $name }, touche le noble qui attaque, ou continue.
dueling-nobles-ask-end = { $name }, termine le tour.
dueling-nobles-ask-go-on = { $name }, passe à la phase suivante.
dueling-nobles-ask-one-card = { $name }, joue une carte ou aucune.
dueling-nobles-ask-two-cards = { $name }, joue jusqu’à deux cartes.
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
dueling-nobles-fight-die-lies = Un dé indique { $pips }
dueling-nobles-fight-rolled = { $name } a obtenu { $pips }
dueling-nobles-fight-card-lies = Carte jouée : { $card }
dueling-nobles-fight-total = { $name } : { $total }
dueling-nobles-fight-critical = coup critique
dueling-nobles-fight-roll = { $name } lance
dueling-nobles-fight-roll-two = { $name } lance un dé ou deux
dueling-nobles-fight-roll-second = Le second dé ?
dueling-nobles-fight-first-laid = { $name }, premier dé : { $pips }. Touche pour le retirer
dueling-nobles-fight-die-tumbles = { SOUND($name) ->
    [vowel] Le dé d’{ $name } roule
   *[other] Le dé de { $name } roule
}
dueling-nobles-fight-die = { $name } obtient { $pips }
dueling-nobles-fight-first-die = { $name }, premier dé : { $pips }
dueling-nobles-fight-second-die = { $name }, second dé : { $pips }
dueling-nobles-fight-one-die = { $name }, un seul dé : { $pips }
dueling-nobles-fight-roll-virtual = Lancer pour { $name }
dueling-nobles-fight-no-card = { $name } ne joue pas de carte
dueling-nobles-fight-no-card-short = Aucune carte
dueling-nobles-fight-play = Jouer { $cards }
dueling-nobles-fight-play-none = Jouer
dueling-nobles-fight-choose-first = Choisis d’abord une carte ou deux, ou n’en joue aucune.
dueling-nobles-fight-won = { $name } gagne le duel
dueling-nobles-fight-tie = Égalité
dueling-nobles-fight-done = Retour à la table
dueling-nobles-needs-picked = { $cards } : { $total } contre { $other }
dueling-nobles-needs-picked-ace = { $cards } : un coup critique
dueling-nobles-needs-picked-aces = { $cards } : As contre As, égalité
dueling-nobles-card-would-win = gagnerait
dueling-nobles-card-would-tie = égaliserait
dueling-nobles-correct-gold = { SOUND($player) ->
    [vowel] Or d’{ $player }
   *[other] Or de { $player }
}
dueling-nobles-correct-hand = Cartes en main : { $player }
dueling-nobles-correct-support-deck = Cartes de la pioche de soutien
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
dueling-nobles-quick-others-set = { $what } : { $value }
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
