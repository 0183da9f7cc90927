# The rules of Noble Hearts for a player who does not know the game.

noble-hearts-rulebook-aim = The aim
    Two noblemen love Lady Isabelle and settle it with swords. Hit your opponent before you are hit.
    { $charm_spots ->
        [0] {""}
       *[other] Or win her heart: if Lady Isabelle reaches your heart on the charm card, you win as well.
    }

noble-hearts-rulebook-table = The table
    The game box is the room you fight in. Its spaces, its furniture and the way the noblemen face are up to you; the app only tracks which nobleman is on a raised space.
    Each of you has a deck of { $deck_cards } action cards. Used cards go to a discard pile of your own, face up.
    A card has four numbers: how hard it fights, which of { $areas } areas of the body it hits, how far it moves, and how many cards it lets you redraw.
    { $pile ->
        [0] {""}
       *[other] There are { $pile } special cards. Those you own lie face up in front of you: each lets you do what its name says. A card turned face down has to be turned face up before you use it again.
    }
    { $charm_spots ->
        [0] {""}
       *[other] On the charm card Lady Isabelle stands in the centre, { $charm_spots ->
            [one] 1 spot
           *[other] { $charm_spots } spots
        } away from each heart.
    }
    { $skill_spots ->
        [0] {""}
       *[other] On the skill card a marker lies in the centre, { $skill_spots ->
            [one] 1 spot
           *[other] { $skill_spots } spots
        } away from each sword.
    }

noble-hearts-rulebook-setup = Set-up
    { $opening_hand ->
        [0] Shuffle your deck. You begin without a card in hand.
        [one] Shuffle your deck and draw 1 card.
       *[other] Shuffle your deck and draw { $opening_hand } cards.
    }
    Agree on who begins.
    { $opening ->
        [0] {""}
        [one] Each of you takes 1 special card of your choice, the starting player first.
       *[other] Each of you takes { $opening } special cards of your choice, the starting player first.
    }
    { $roses ->
        [0] {""}
        [one] Toss the rose over the box. If it lies where a nobleman cannot go, it leaves the game.
       *[other] Toss the { $roses } roses over the box. Those that lie where no nobleman can go leave the game.
    }

noble-hearts-rulebook-turn = The initiative
    One of you has the initiative and must act. Most actions hand it over; after some you keep it and act again.
    With every action you may turn your nobleman by an eighth of a circle, before, during or after it.
    { $keeps_initiative ->
        [none] By these rules no action keeps the initiative.
       *[other] You keep the initiative after: { $keeps_initiative }.
    }
    { $pass ->
        [after-keeping] If you keep it, you may also hand it over without a further action.
        [always] Unless you are attacked, you may hand it over without an action at any time.
       *[never] You cannot hand it over without an action.
    }

noble-hearts-rulebook-attacks = Attacks
    You can strike an opponent directly in front of you; the way he faces does not matter. An attack is one stroke, or several: each has a strength and an area.
    The cards of an attack stay face up until it is over. You redraw at once.
    { $attack }
    { $charge }
    A charge may jump. Up: one or more cards with a total move of { $charge_jump_up_move } or more. Down: { $charge_move_cards ->
        [one] one card that moves { $charge_jump_down_move } or more
       *[other] 1 to { $charge_move_cards } cards with a total move of { $charge_jump_down_move } or more
    }.
    { $pile ->
        [0] {""}
       *[other] { $long_jump_cards ->
            [one] With a Long Jump: one or more cards
           *[other] With a Long Jump: { $long_jump_cards } or more cards
        } with a total move of { $charge_long_jump_move } or more. { $charge_long_jump_refills ->
            [yes] The attack redraws as usual.
           *[no] Such a charge redraws nothing.
        }
    }
    { $charge_with ->
        [none] {""}
       *[other] The attack of a charge may also be: { $charge_with }.
    }
    { $berserk }
    { $feint }
    { $combination }

noble-hearts-rulebook-evading = When you are attacked
    You have to answer every stroke, or you are hit and lose.
    { $block }
    { $quick-block }
    { $evades ->
        [none] By these rules only a block evades.
       *[other] These evade all remaining strokes at once: { $evades }.
    }
    { $retreat }
    The answer to the last stroke decides who has the initiative.

noble-hearts-rulebook-moving = Moving
    { $move }
    { $jump-up }
    { $jump-down }
    { $long-jump }
    { $side-step }
    { $saltomortale }

## The actions in these sections

noble-hearts-rulebook-attack = Play one card: its fighting value is the strength of the stroke, and its area is the area.
noble-hearts-rulebook-charge = { $charge_move_cards ->
    [one] Play a card to move by, { $charge_move } or more, then a card to strike with.
   *[other] Play 1 to { $charge_move_cards } cards to move by, with a total of { $charge_move } or more, then a card to strike with.
}
noble-hearts-rulebook-berserk = Play { $berserk_cards } cards of one area: one stroke, with their fighting values added up.
noble-hearts-rulebook-feint = Play one card and say which area it hits: any of them.
noble-hearts-rulebook-combination = Play two cards, each as a separate stroke; every further Combination you own allows one more.
noble-hearts-rulebook-block = Face the attacker and play a card of the stroke’s area with at least its strength.
noble-hearts-rulebook-quick-block = Play a card of any area with at least the strength of the stroke.
noble-hearts-rulebook-retreat = Discard any card and step one space back.

noble-hearts-rulebook-move = Play a card and move as many spaces as it says, in any direction. You stay at the same height.
noble-hearts-rulebook-jump-up = Play one or more cards with a total move of { $jump_up_move } or more, and jump onto something beside or in front of you.
noble-hearts-rulebook-jump-down = Step down from something high onto any space next to you. It costs no card.
noble-hearts-rulebook-long-jump = { $long_jump_cards ->
    [one] Play one or more cards
   *[other] Play { $long_jump_cards } or more cards
} with a total move of { $long_jump_move } or more, and jump across. You cannot jump over anything.
noble-hearts-rulebook-side-step = Play { $side_step_cards } cards of equal fighting value and step aside; you keep facing the same way.
noble-hearts-rulebook-saltomortale = Play { $saltomortale_cards } cards of one area, leap onto the space behind your opponent and face any way you like.
noble-hearts-rulebook-action = { $action }: { $about } { $special ->
    [yes] You need the special card.
   *[no] {""}
} { $is_evading ->
    [yes] It evades an attack.
   *[no] {""}
} { $only_attacked ->
    [yes] You may only do it when you are attacked.
   *[no] {""}
} { $keeps ->
    [yes] You keep the initiative.
   *[no] {""}
} { $draws ->
    [yes] You redraw.
    [no] You do not redraw.
   *[none] {""}
} { $turns_down ->
    [yes] Its special card is then turned face down.
   *[no] {""}
}

## After the actions

noble-hearts-rulebook-draw = Drawing cards
    After an action that redraws you draw as many cards as its card says; a hand can have any number of cards.
    Of several cards, the one with the highest fighting value counts. { $redraw_tie ->
        [most] If several are the highest, the one that draws the most counts.
       *[least] If several are the highest, the one that draws the fewest counts.
    }
    Only the attack cards of a charge count for this.
    Draw first; after that the played cards go to your discard pile.
    { $reshuffle ->
        [at-once] When your deck is empty, shuffle your discard pile at once: it is your new deck.
       *[when-drawing] When you have to draw and your deck is empty, shuffle your discard pile: it is your new deck.
    }

noble-hearts-rulebook-specials = { $pile ->
    [0] {""}
   *[other]
        Special cards
        { $turned_down ->
            [none] They stay face up, however often you use them.
           *[other]
                These are turned face down after use: { $turned_down }.
                As an action you may turn one of your cards face up again, but not while you are attacked.
        }
}

noble-hearts-rulebook-tracks = Charm and skill
    { $roses ->
        [0] {""}
       *[other] { $rose_charm ->
            [0] If a rose is on your space or beside it, you may pick it up as your action.
            [one] If a rose is on your space or beside it, you may pick it up as your action: Lady Isabelle moves 1 spot towards you.
           *[other] If a rose is on your space or beside it, you may pick it up as your action: Lady Isabelle moves { $rose_charm } spots towards you.
        }
    }
    { $retreat_charm ->
        [0] {""}
       *[other] { $charm_half ->
            [below] If the card of a retreat is worth less than half of the attack, Lady Isabelle moves { $retreat_charm ->
                [one] 1 spot
               *[other] { $retreat_charm } spots
            } towards the attacker.
            [at-most] If the card of a retreat is worth half of the attack or less, Lady Isabelle moves { $retreat_charm ->
                [one] 1 spot
               *[other] { $retreat_charm } spots
            } towards the attacker.
           *[always] With every retreat from an attack Lady Isabelle moves { $retreat_charm ->
                [one] 1 spot
               *[other] { $retreat_charm } spots
            } towards the attacker.
        }
    }
    { $berserk_charm ->
        [0] {""}
       *[other] With every Berserk Lady Isabelle moves { $berserk_charm ->
            [one] 1 spot
           *[other] { $berserk_charm } spots
        } towards the opponent, at once. { $berserk_may_lose ->
            [yes] You can lose the game by it.
           *[no] It never moves her to the opponent’s heart.
        }
    }
    { $retreat_skill ->
        [0] {""}
       *[other] With every retreat from an attack the skill marker moves { $retreat_skill ->
            [one] 1 spot
           *[other] { $retreat_skill } spots
        } towards the attacker.
    }
    { $saltomortale_skill ->
        [0] {""}
       *[other] With every Saltomortale the skill marker moves { $saltomortale_skill ->
            [one] 1 spot
           *[other] { $saltomortale_skill } spots
        } towards its player.
    }
    { $skill_spots ->
        [0] {""}
       *[other] When the marker reaches your sword, it goes back to the centre, and you may take any special card that is left.
    }

noble-hearts-rulebook-end = The end of the game
    If you are attacked and do not evade, you are hit, and the other player wins.
    You may surrender at any time. With no card left to play there is hardly anything else to do.
    { $charm_spots ->
        [0] {""}
       *[other] If Lady Isabelle reaches a heart, the player on that side wins at once.
    }

## The mat to print.

noble-hearts-mat-deck = Deck
noble-hearts-mat-discard = Discard pile
noble-hearts-mat-special = Special card
noble-hearts-mat-charm = Charm
noble-hearts-mat-skill = Skill
noble-hearts-mat-hand = Cards in hand
