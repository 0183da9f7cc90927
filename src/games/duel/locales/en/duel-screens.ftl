# The screens of Duel.

duel-screen-to-first = Who begins?
duel-screen-first = Who begins?
duel-screen-seating = Name the players in order of play: each sits to the right of the one before.
duel-screen-deal = { $count ->
    [0] Shuffle your decks and let another player cut. No hand is dealt; the whole deck is the draw pile.
    [one] Shuffle your decks, let another player cut, and draw 1 card. The rest is the draw pile.
   *[other] Shuffle your decks, let another player cut, and draw { $count } cards. The rest is the draw pile.
}
duel-screen-jokers = { $count ->
    [one] Put a joker into each deck: { $rules }.
   *[other] Put { $count } jokers that look different into each deck: { $rules }.
}
duel-screen-first-which = Who takes the first turn? Agree on it any way you like.
duel-screen-begins = { $name } begins

duel-screen-warlord = Warlord { $number }
duel-screen-warlord-of = { $warlord } of { $name }
duel-screen-is = { $what }: { $card }

duel-screen-seat = { $name }: { $draw } in the draw pile, { $hand } in hand, { $discard } in the discard pile.
duel-screen-seat-top = On top is { $card }.
duel-screen-slot-down = Warlord { $number } is face down and unknown.
duel-screen-slot-known = Warlord { $number } is face down: { $card }.
duel-screen-slot-up = Warlord { $number } is face up and used: { $card }.
duel-screen-seat-out = Out of the game.
duel-screen-seat-attacks = Attacks { $name }.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = out
duel-screen-status-pending = no cards left
duel-screen-status-revenge = last turn
duel-screen-status-won = has won
duel-screen-turns-left = { $count ->
    [0] no turn left
    [one] cards for 1 turn
   *[other] cards for { $count } turns
}

duel-screen-revenge = { $name } is out, and takes a last turn without drawing.
duel-screen-cut-short = First round: draw as usual, but only the last player may attack.
duel-screen-onward = { $phase } →
duel-answer-attack = { $warlord ->
    [none] Attack without Warlord
   *[other] Attack with { $warlord }
}
duel-answer-attack-about = { $warlord ->
    [none] Army card face down against { $name }, without a Warlord.
   *[other] Army card face down against { $name }, led by { $warlord }.
}

duel-ask-exchange = Which Warlord is discarded?
duel-answer-exchange = Exchange { $warlord }

duel-ask-ace-by = Who plays the Ace?
duel-screen-ace-nobody = No Warlord is within reach.
duel-ask-ace-on = Which Warlord does { $name }’s Ace remove?
duel-answer-ace = { $warlord ->
    [none] { $name } plays it
   *[other] { $ally ->
        [yes] Ally on { $name }: { $warlord }
       *[other] { $name }: { $warlord }
    }
}
duel-ask-ace-card = What does { $name } play?
duel-screen-ace-of = { $name } plays an Ace
duel-ask-ace-warlord = Which Warlord did { $name } defend with? It is turned face up.
duel-screen-ace-in-battle-about = { $led ->
    [yes] An Ace thwarts the attack, and { $attacker } loses the Warlord.
   *[no] An Ace thwarts the attack.
}

duel-screen-attacker = Attacker
duel-screen-defender = Defender
duel-screen-stronger = is stronger
duel-screen-weaker = is weaker
duel-screen-equal = equally strong
duel-screen-pile = { $name }’s draw pile: { $count }
duel-screen-strength = { $name }’s strength: { $total }
duel-screen-laid = { $part } { $card }, face up
duel-screen-laid-down = { $part }, face down

duel-ask-defend = What does { $name } defend with?
duel-answer-defend = { $warlord ->
    [none] { $army ->
        [yes] Army alone
       *[other] No defence
    }
   *[other] { $army ->
        [yes] { $warlord } and Army
       *[other] { $warlord } alone
    }
}
duel-screen-worth = { $name }’s strength can be { $least } to { $most }. A defence as strong as the attack thwarts it.
duel-screen-worth-draw = { $name }’s strength can be { $least } to { $most }. A defence that is stronger thwarts the attack.
duel-screen-supports = Who adds a Support card? First { $attacker }, then { $defender }.
duel-ask-support = { $count ->
    [one] Does { $name } add a Support card?
   *[other] Does { $name } add Support cards?
}
duel-screen-support-both = Both add one
duel-screen-support-only = Only { $name }
duel-screen-support-none = Nobody
duel-answer-support = { $count ->
    [0] { $name } adds none
    [one] { $name } adds one
   *[other] { $name } adds { $count }
}
duel-screen-name = { $number }/{ $count }: which { $part } card is it, { $name }?
duel-screen-name-what = { $name }, { $part }
duel-screen-suits = Suits too
duel-screen-outcome-attacker = { $cards ->
    [0] { $attacker } is stronger, { $attack } to { $defence }, but not by enough to do damage.
    [one] { $attacker } is stronger, { $attack } to { $defence }: { $defender } puts 1 card from the draw pile onto the discard pile.
   *[other] { $attacker } is stronger, { $attack } to { $defence }: { $defender } puts { $cards } cards from the draw pile onto the discard pile.
}
duel-screen-damage = { $rounding ->
    [none] Damage: ({ $attack } − { $defence }) ÷ { $divisor }
    [up] Damage: ({ $attack } − { $defence }) ÷ { $divisor }, rounded up
   *[down] Damage: ({ $attack } − { $defence }) ÷ { $divisor }, rounded down
}
duel-screen-outcome-defender = { $defender } is stronger, { $defence } to { $attack }: the attack is thwarted.
duel-screen-outcome-tie = Both have { $attack }: the attack is thwarted.
duel-screen-outcome-draw = Both have { $attack }: both lose only the cards played.
duel-screen-all-there-is = { $count ->
    [0] { $name }’s draw pile is empty already.
    [one] { $name }’s draw pile has only 1 card.
   *[other] { $name }’s draw pile has only { $count } cards.
}
duel-screen-resolve = { $cards ->
    [0] No Ace: continue
    [one] No Ace: 1 card moves
   *[other] No Ace: { $cards } cards move
}
duel-screen-to-table = Back to the table

duel-screen-waits-draw = { $name } has nothing left to draw. Is there a joker?
duel-screen-waits-emptied = The battle has emptied { $name }’s draw pile. Is there a joker?
duel-screen-joker-for = { $count ->
    [one] Joker: 1 card
   *[other] Joker: { $count } cards
}
duel-screen-fewer = Joker for fewer…
duel-screen-is-out = { $name } is out
duel-ask-reinforce = Show the joker and shuffle the discard pile. Cards from it go onto the draw pile, which is shuffled too.
duel-ask-reinforce-number = Cards
duel-answer-reinforce = { $count ->
    [one] { $name }: 1 card
   *[other] { $name }: { $count } cards
}
duel-ask-concede = { $left ->
    [2] If you concede, you lose.
   *[other] If you concede, you are out. The others play on.
}
duel-answer-concede = { $name } concedes

duel-screen-lasts = { $turns ->
    [0] No cards in the draw pile
    [one] { $count } in the draw pile, { $each } per turn: enough for 1 turn
   *[other] { $count } in the draw pile, { $each } per turn: enough for { $turns } turns
}
duel-screen-has = { $name } has { $hand } in hand and { $discard } in the discard pile.
duel-screen-attacks = { $name } may only attack { $target }.
duel-screen-seen = Seen of this deck
duel-screen-seen-about = Each rank has four cards. A filled dot is a card whose position is known.
duel-screen-seen-rank = { $rank }: { $count } of 4 seen
duel-screen-tell = Name a card
duel-screen-tell-discard = Discard pile
duel-screen-tell-top = Which card is on top of { $name }’s discard pile?
duel-screen-tell-below = Which card of { $name } is under { $card }?
duel-screen-tell-nothing = Every card of the discard pile is known.
duel-correct-numbers = { $player }’s hand and draw pile
duel-correct-draw = { $player }’s draw pile
duel-correct-hand = { $player }’s hand
duel-correct-slot = Warlord { PLACE($slot) }
duel-correct-warlord = { $warlord ->
    [none] none
   *[some] { $card ->
        [none] unknown
       *[other] { $face_up ->
            [yes] { $card } face up
           *[no] { $card } face down
        }
    }
}

duel-screen-quick = Quick battle
duel-screen-quick-army = Choose the cards of both sides. An attack needs an Army card.
duel-screen-quick-needs = { $count ->
    [one] 1 more would thwart the attack.
   *[other] { $count } more would thwart the attack.
}
duel-screen-quick-house = { $count ->
    [one] House rules: 1 changed
   *[other] House rules: { $count } changed
}
duel-screen-quick-clear = Clear the cards
duel-screen-keys-digit = Choose, or name a card

duel-screen-figure-cards = Cards
duel-screen-figure-winner = Winners
duel-screen-figure-others = The others

## How to play

duel-lesson-aim = Your strength
duel-lesson-aim-about = Each player has a deck. Your draw pile is your strength: if you cannot draw at the start of your turn, you are out. The last player in the game wins.
duel-lesson-warlords = Warlords
duel-lesson-warlords-about = Kings, Queens and Jacks lie face down in front of you. One of them may lead an attack or a defence.
duel-lesson-armies = Armies
duel-lesson-armies-about = The cards from 4 to 10 fight, each as strong as its number. A 2 or a 3 beside one makes it stronger.
duel-lesson-turn = Your turn
duel-lesson-turn-about = Draw a card and play Warlords. Then you may attack the player to your right. At the end your Warlords are ready again.
duel-lesson-battle = A battle
duel-lesson-battle-about = Both players play cards face down and turn them up together. If the attack is stronger, the defender loses cards from the draw pile.
duel-lesson-aces = Aces
duel-lesson-aces-about = An Ace never fights. It stops an attack, or removes a neighbour’s Warlord.
