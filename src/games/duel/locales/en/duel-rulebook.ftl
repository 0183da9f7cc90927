# The rules of Duel for a player who does not know the game.

duel-rulebook-aim = The aim
    This is a war among two to six players, each with a full deck. Armies clash, Warlords lead them, and the loser of a battle loses cards.
    Your draw pile is your strength: a player with nothing left to draw is out. The last player in the game wins.

duel-rulebook-table = The table
    { $deck ->
        [52] Each player has a deck of 52 cards without jokers. Cards never change their owner, and suits do not matter.
       *[other] Each player has a deck of 52 cards and jokers: { $deck } cards. Cards never change their owner, and suits do not matter.
    }
    Your hand is hidden, your draw pile is face down, and your discard pile is face up. All players may look at the top card of a discard pile, but no other card in it.
    Kings, Queens and Jacks are Warlords. They lead: a King adds { $warlord_bonus-king }, a Queen { $warlord_bonus-queen } and a Jack { $warlord_bonus-jack } to the strength of a battle.
    The cards from 10 down to 4 are Armies, as strong as their numbers. Most cards are Armies.
    3s and 2s are Support cards, horses and weapons for an Army: a 3 adds { $support_values-three }, a 2 adds { $support_values-two }.
    Aces never fight; they remove Warlords and make attacks fail.
    { $warlord_slots ->
        [one] There is 1 slot for a Warlord in front of you.
       *[other] There are { $warlord_slots } slots for Warlords in front of you.
    }

duel-rulebook-setup = Set-up
    { $hand_size ->
        [0] Each player shuffles their deck and has another player cut it. No hand is dealt: all cards are the draw pile.
        [one] Each player shuffles their deck, has another player cut it, and draws 1 card. The other { $draw_pile } cards are the draw pile.
       *[other] Each player shuffles their deck, has another player cut it, and draws { $hand_size } cards. The other { $draw_pile } cards are the draw pile.
    }
    Agree on who begins in any way you like. Play goes to the right.

duel-rulebook-turn = A turn
    A turn has three phases: preparation, attack and renewal. Everything in them is optional, but you never go back to an earlier phase.
    { $draw_per_turn ->
        [one] At the start of the preparation you draw a card.
       *[other] At the start of the preparation you draw { $draw_per_turn } cards, or as many as the draw pile has.
    }
    { $used_may_be_exchanged ->
        [yes] Then you may play any number of Warlords from your hand face down into empty slots, and exchange Warlords in your slots, used ones too, for others from your hand. The old Warlord goes to your discard pile.
       *[no] Then you may play any number of Warlords from your hand face down into empty slots, and exchange face-down Warlords in your slots for others from your hand. The old Warlord goes to your discard pile.
    }
    { $attacks_per_turn ->
        [none] In the attack phase you may attack the player to your right, as often as you like.
        [0] There are no attacks except in a turn of revenge.
        [one] In the attack phase you may attack the player to your right, once.
       *[other] In the attack phase you may attack the player to your right, up to { $attacks_per_turn } times.
    }
    In the renewal you turn your face-up Warlords face down. A face-up Warlord is used and cannot fight until then: one that has defended cannot attack in your next turn, and one that has attacked is ready to defend again. A Warlord that was turned face up once is known to all players until it is discarded.
    { $first_round_skips ->
        [yes] In the first round every player except the last has only the preparation.
       *[no] There is no short first round: the first player may attack at once.
    }

duel-rulebook-battle = A battle
    Attack: play an Army card face down. You may name one of your face-down Warlords to lead it. Without an Army card there is no attack.
    { $sole_warlord_defends ->
        [yes] Defence: name a face-down Warlord, play an Army card face down, do both, or do nothing. A Warlord alone defends with his bonus.
       *[no] Defence: play an Army card face down and name a face-down Warlord to lead it, if you like, or do nothing. A Warlord alone does not defend.
    }
    { $supports_per_side ->
        [0] There are no Support cards in battles.
        [one] Support: first the attacker, then the defender may add a Support card face down. It needs an Army card.
       *[other] Support: first the attacker, then the defender may add up to { $supports_per_side } Support cards face down. They need an Army card.
    }
    All cards of the battle are turned face up. Army, Warlord and Support together are the strength; a side without cards has 0.
    { $damage_rounding ->
        [up] If the attacker is stronger, the defender takes damage: the difference divided by { $damage_divisor }, rounded up. The defender moves that many cards from the draw pile to the discard pile.
       *[down] If the attacker is stronger, the defender takes damage: the difference divided by { $damage_divisor }, rounded down. The defender moves that many cards from the draw pile to the discard pile.
    }
    { $failed_warlord_lost ->
        [yes] If the defender is stronger, the attack is thwarted, and the attacker’s Warlord goes to the discard pile.
       *[no] If the defender is stronger, the attack is thwarted; the Warlord stays.
    }
    { $unled_fail_draw ->
        [0] A thwarted attack without a Warlord costs nothing.
        [one] A thwarted attacker without a Warlord draws a card and discards it.
       *[other] A thwarted attacker without a Warlord draws { $unled_fail_draw } cards and discards them.
    }
    { $tie ->
        [defender] If the strengths are equal, the attack is thwarted too.
       *[draw] If the strengths are equal, both players lose only the cards they used.
    }
    Army and Support cards are discarded after the battle. The other Warlords stay, face up.

duel-rulebook-aces = Aces
    { $aces_defend ->
        [any-time] As the defender you may play an Ace at any moment of a battle to thwart the attack. After the cards are turned face up this is your last chance, and only if the attacker is stronger.
        [before-reveal] As the defender you may play an Ace at any moment before the cards are turned face up to thwart the attack.
       *[never] Aces cannot be played in battles.
    }
    { $aces_defend ->
        [never] {""}
       *[other] { $ace_fails_unled ->
            [yes] The attacker then discards the Army, the Support cards and the Warlord; an attacker without a Warlord pays for a thwarted attack. A Warlord that you have named is turned face up and stays; your Army and Support cards are discarded.
           *[no] The attacker then discards the Army, the Support cards and the Warlord. A Warlord that you have named is turned face up and stays; your Army and Support cards are discarded.
        }
    }
    { $aces_defend ->
        [never] {""}
       *[other] An attacker never plays an Ace in a battle.
    }
    { $aces_outside ->
        [no] Aces cannot be played outside battles.
       *[yes] { $ace_targets ->
            [neighbours] Outside battles you may play an Ace at any time, even in another player’s turn, and choose a Warlord of one of your two neighbours: it goes to the discard pile.
            [right] Outside battles you may play an Ace at any time, even in another player’s turn, and choose a Warlord of the player to your right: it goes to the discard pile.
           *[any] Outside battles you may play an Ace at any time, even in another player’s turn, and choose a Warlord of any other player: it goes to the discard pile.
        }
    }

duel-rulebook-end = The end of the game
    A player whose draw pile is empty at the start of their turn is out.
    { $out_when ->
        [empty] A player whose draw pile is emptied by a battle is out at once as well.
       *[other] {""}
    }
    { $revenge_turn ->
        [yes] A player who is out because there was nothing to draw still has one turn of revenge, if two other players are left: the preparation, one attack, and Aces.
       *[no] There is no turn of revenge.
    }
    The cards of a player who is out stay where they are, and the others close the circle. The last player in the game wins.
    You may concede whenever there is no battle.

duel-rulebook-reinforcements = { $reinforcements ->
    [no] {""}
   *[yes]
        Reinforcements
        { $reinforcement_cards ->
            [one] Each deck has a joker for this. In your own turn you may show it at any time: shuffle your discard pile, put 1 of its cards onto your draw pile and shuffle that.
           *[other] Each deck has a joker for this. In your own turn you may show it at any time: shuffle your discard pile, put up to { $reinforcement_cards } of its cards onto your draw pile and shuffle that.
        }
        { $forced_reinforcement_cards ->
            [one] When your draw pile is empty you may do this in any player’s turn, until you have to draw; then it is 1 card.
           *[other] When your draw pile is empty you may do this in any player’s turn, until you have to draw; then it is up to { $forced_reinforcement_cards } cards.
        }
        The rest and the joker are your new discard pile.
}

duel-rulebook-ally = { $hidden_ally ->
    [no] {""}
   *[yes]
        The Hidden Ally
        Each deck has a joker for this. You play it as any card you like, and say which when it is turned face up.
        As a Warlord on the table it stays that Warlord until it is discarded. In a pile it is the Hidden Ally again.
}

## The mat to print.

duel-mat-discard = Discard pile
