# The messages of Duel.

duel-title = Duel
duel-gauge = Draw pile

## Editions

duel-edition-csatho = Csathó
duel-edition-csatho-about = The rules as Áron Csathó wrote them down in 2004.

## Phases and parts

duel-phase-setup = set-up
duel-phase-over = game over
duel-phase-preparation = preparation
duel-phase-attack = attack
duel-phase-renewal = renewal
duel-part-army = Army
duel-part-warlord = Warlord
duel-part-support = Support
duel-part-ace = Ace

## Cards

duel-card-ace = an Ace
duel-card-joker = the joker
duel-card-ally = the Hidden Ally
duel-card-ally-as = the Hidden Ally as { $rank }
duel-card-unseen = a card that no player has seen
duel-term = { $part } { $card }
duel-attacker = { $player }, attacking
duel-defender = { $player }, defending

## Kinds of action

duel-kind-setup = Deal
duel-kind-next-phase-about = Continue to the next phase; after the last one the next player’s turn begins.
duel-kind-end-turn-about = Skip the remaining phases; your used Warlords are turned face down as well.
duel-kind-warlord = Play a Warlord
duel-kind-warlord-about = Put a King, Queen or Jack from your hand face down into an empty slot.
duel-kind-exchange = Exchange a Warlord
duel-kind-exchange-about = Discard one of your Warlords and put another from your hand face down in its place.
duel-kind-attack = Attack
duel-kind-attack-about = Play an Army card face down against the player to your right, led by a Warlord if you like.
duel-kind-defend = Defend
duel-kind-defend-about = Choose a Warlord, an Army card, both or neither.
duel-kind-support = Support
duel-kind-support-about = { $supports_per_side ->
    [0] These rules have no Support cards in battles.
    [one] Add a 3 or a 2 to your Army card, face down, or add none.
   *[other] Add up to { $supports_per_side } Support cards, 3s and 2s, to your Army card, face down, or add none.
}
duel-kind-reveal = Turn cards face up
duel-kind-reveal-about = Turn all cards up and enter them.
duel-kind-resolve = No Ace
duel-kind-resolve-about = The defender plays no Ace, and the battle is decided.
duel-kind-ace = Play an Ace
duel-kind-ace-about = Remove a Warlord of an opponent or, as the defender, thwart the attack.
duel-kind-reinforce = Reinforcements
duel-kind-reinforce-about = Show the joker and bring cards of your discard pile back into your draw pile.
duel-kind-out = No joker
duel-kind-out-about = You have no joker, or do not play it: you are out.
duel-kind-concede-about = You leave the game; the others play on.
duel-kind-tell = Name cards
duel-kind-tell-about = Name the cards on top of a discard pile, or the Warlord in a slot.

## House rules

duel-group-optional = Optional rules
duel-group-start = Start of the game
duel-group-turn = A turn
duel-group-battle = Battles
duel-group-thwarted = Thwarted attacks
duel-group-aces = Aces
duel-group-end = End of the game

duel-rule-hand-size = Cards dealt
duel-rule-hand-size-about = Number of cards each player starts with.
duel-rule-draw-per-turn = Cards drawn per turn
duel-rule-draw-per-turn-about = Number of cards drawn at the start of a turn.
duel-rule-warlord-slots = Slots for Warlords
duel-rule-warlord-slots-about = Number of Warlords that each player can have on the table.
duel-rule-attacks-per-turn = Attacks per turn
duel-rule-attacks-per-turn-about = Maximum number of attacks in one turn.
duel-rule-first-round-skips = Short first round
duel-rule-first-round-skips-about = Whether all players except the last have only the preparation in the first round.
duel-rule-used-may-be-exchanged = Used Warlords may be exchanged
duel-rule-used-may-be-exchanged-about = Whether a face-up Warlord may be exchanged for another.
duel-rule-warlord-bonus = Warlords’ bonus
duel-rule-warlord-bonus-about = Strength that a Warlord adds.
duel-rule-support-values = Support cards’ values
duel-rule-support-values-about = Strength that a Support card adds.
duel-rule-supports-per-side = Support cards per side
duel-rule-supports-per-side-about = Maximum number of Support cards that one side adds to a battle.
duel-rule-sole-warlord-defends = Warlord defends alone
duel-rule-sole-warlord-defends-about = Whether a Warlord may defend without an Army card.
duel-rule-damage-divisor = Damage divided by
duel-rule-damage-divisor-about = The difference of the strengths is divided by this number.
duel-rule-damage-rounding = Damage rounded
duel-rule-damage-rounding-about = How a fraction of damage is rounded.
duel-rule-tie = Equal strengths
duel-rule-tie-about = Whether equal strengths thwart the attack, or neither player loses anything.
duel-rule-failed-warlord-lost = Thwarted Warlord lost
duel-rule-failed-warlord-lost-about = Whether an attack that was too weak costs its Warlord.
duel-rule-unled-fail-draw = Cost without a Warlord
duel-rule-unled-fail-draw-about = Number of cards that a thwarted attacker without a Warlord draws and discards.
duel-rule-aces-outside = Aces outside battles
duel-rule-aces-outside-about = Whether an Ace may remove a Warlord outside a battle.
duel-rule-ace-targets = Reach of these Aces
duel-rule-ace-targets-about = The players whose Warlords an Ace may remove outside a battle.
duel-rule-aces-defend = Aces in defence
duel-rule-aces-defend-about = When the defender may thwart an attack with an Ace.
duel-rule-ace-fails-unled = Ace costs the unled attacker
duel-rule-ace-fails-unled-about = Whether an attacker without a Warlord also pays when an Ace thwarts the attack.
duel-rule-out-when = Out of the game
duel-rule-out-when-about = Which players with an empty draw pile are out.
duel-rule-revenge-turn = Revenge turn
duel-rule-revenge-turn-about = Whether a player who could not draw still plays one last turn.
duel-rule-reinforcements = Reinforcements
duel-rule-reinforcements-about = A joker in each deck that brings discarded cards back.
duel-rule-reinforcement-cards = Reinforcing cards
duel-rule-reinforcement-cards-about = Maximum number of cards that the joker brings back in its owner’s turn.
duel-rule-forced-reinforcement-cards = Cards for an empty pile
duel-rule-forced-reinforcement-cards-about = Maximum number of cards that the joker brings back when the draw pile is empty.
duel-rule-hidden-ally = Hidden Ally
duel-rule-hidden-ally-about = A joker in each deck that can be played as any card.

duel-rule-value-each = { $name } adds { $number }
duel-value-three = 3
duel-value-two = 2
duel-value-up = up
duel-value-down = down
duel-value-defender = the attack is thwarted
duel-value-draw = neither player loses anything
duel-value-neighbours = both neighbours
duel-value-right = the right neighbour
duel-value-any = any player
duel-value-any-time = at any time
duel-value-before-reveal = before the cards are turned face up
duel-value-never = never
duel-value-cannot-draw = a player who cannot draw
duel-value-empty = also a player whose pile is emptied by a battle

## Actions

duel-headline-next-phase = { $player } goes on to the { $phase }
duel-headline-warlord = { $card ->
    [none] { $player } plays a Warlord face down in slot { PLACE($slot) }
   *[other] { $player } plays { $card } face down in slot { PLACE($slot) }
}
duel-headline-exchange = { $card ->
    [none] { $player } exchanges the Warlord in slot { PLACE($slot) }
   *[other] { $player } exchanges the Warlord in slot { PLACE($slot) } for { $card }
}
duel-headline-attack = { $slot ->
    [none] { $player } attacks { $opponent } without a Warlord
   *[other] { $leader ->
        [none] { $player } attacks { $opponent }, led by the Warlord in slot { PLACE($slot) }
       *[other] { $player } attacks { $opponent }, led by { $leader }
    }
}
duel-headline-defend = { $slot ->
    [none] { $army ->
        [yes] { $player } defends with an Army card
       *[no] { $player } does not defend
    }
   *[other] { $army ->
        [yes] { $player } defends with an Army card and the Warlord in slot { PLACE($slot) }
       *[no] { $player } defends with the Warlord in slot { PLACE($slot) } alone
    }
}
duel-headline-support = { $count ->
    [0] { $player } adds no Support card
    [one] { $player } adds a Support card face down
   *[other] { $player } adds { $count } Support cards face down
}
duel-headline-reveal = { $attacker } and { $defender } turn their cards face up
duel-headline-resolve = { $player } plays no Ace
duel-headline-ace = { $target ->
    [yes] { $player } plays { $card } against { $against }’s Warlord in slot { PLACE($slot) }
   *[no] { $player } plays { $card } in defence{ $led ->
        [yes] : { $attacker } loses the Warlord
       *[no] {""}
    }
}
duel-headline-reinforce = { $player } shows the joker and calls for reinforcements
duel-headline-out = { $player } has no joker to play
duel-headline-tell = { $told ->
    [nothing] { $player }’s discard pile: nothing named
    [discard] On top of { $player }’s discard pile: { $cards }
   *[slot] { $player }’s Warlord in slot { PLACE($slot) } is { $card }
}
duel-headline-adjust-numbers = Correction: { $player } has { $hand } in hand, { $draw } in the draw pile, { $discard } in the discard pile
duel-headline-adjust-slot = { $warlord ->
    [none] Correction: { $player } has no Warlord in slot { PLACE($slot) }
   *[some] { $card ->
        [none] Correction: { $player } has an unknown Warlord in slot { PLACE($slot) }
       *[other] { $face_up ->
            [yes] Correction: { $player } has { $card } face up in slot { PLACE($slot) }
           *[no] Correction: { $player } has { $card } face down in slot { PLACE($slot) }
        }
    }
}

## Consequences

duel-then-dealt = { $draw ->
    [one] Each player has { $hand } in hand and 1 card in the draw pile.
   *[other] Each player has { $hand } in hand and { $draw } cards in the draw pile.
}
duel-then-cut-short = This turn has only the preparation: in the first round only the last player may attack.
duel-event-phase-entered = The { $phase } begins.
duel-event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [one] { $player } draws only 1 card of { $wanted }: the pile had no more.
       *[other] { $player } draws only { $cards } cards of { $wanted }: the pile had no more.
    }
   *[equal] { $cards ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $cards } cards.
    }
}
duel-event-warlords-turned-down = { $count ->
    [one] { $player } turns a used Warlord face down again.
   *[other] { $player } turns { $count } used Warlords face down again.
}
duel-event-warlord-turned-up = { $player } turns { $warlord } face up; it stays on the table.
duel-event-compared = { $attacker } { $attacker_strength } against { $defender } { $defender_strength }.
duel-event-last-chance = { $damage ->
    [0] { $player } takes no damage, Ace or not.
    [one] Without an Ace, { $player } now puts 1 card from the draw pile onto the discard pile.
   *[other] Without an Ace, { $player } now puts { $damage } cards from the draw pile onto the discard pile.
}
duel-event-battle-ended = { $ace ->
    [none] { $verdict ->
        [attacker] { $attacker }’s attack succeeds.
        [defender] The attack is thwarted: { $defender } is stronger.
       *[tie] { $thwarted ->
            [yes] A tie, and so the attack is thwarted.
           *[no] A tie: both lose only the cards used.
        }
    }
   *[other] The Ace thwarts the attack.
}
duel-then-used = Army and Support cards go to their owners’ discard piles.
duel-event-warlord-lost = { $warlord ->
    [none] { $fall ->
        [exchanged] { $player } discards the old Warlord.
       *[ace] { $player } puts the Warlord onto the discard pile.
    }
   *[other] { $fall ->
        [thwarted] { $player } loses { $warlord }: it goes to the discard pile.
        [ace] { $warlord } is removed: { $player } puts it onto the discard pile.
       *[exchanged] { $player } discards { $warlord }.
    }
}
duel-event-lost = { $loss ->
    [penalty] { $cards ->
        [0] { $player } has no cards left for the penalty.
        [one] { $player } draws a card and discards it, because the attack had no Warlord.
       *[other] { $player } draws { $cards } cards and discards them, because the attack had no Warlord.
    }
   *[damage] { $cards ->
        [0] { $player } has no cards left to lose.
       *[other] { ORDER($cards, $wanted) ->
            [less] { $cards ->
                [one] { $player } puts the last card of the draw pile onto the discard pile, instead of { $wanted }.
               *[other] { $player } puts the last { $cards } cards of the draw pile onto the discard pile, instead of { $wanted }.
            }
           *[equal] { $cards ->
                [one] { $player } puts 1 card from the draw pile onto the discard pile.
               *[other] { $player } puts { $cards } cards from the draw pile onto the discard pile.
            }
        }
    }
}
duel-event-reinforced = { $cards ->
    [one] Shuffle { $player }’s discard pile and put 1 of its cards onto the draw pile, then shuffle that. The rest is the new discard pile, the joker on top.
   *[other] Shuffle { $player }’s discard pile and put { $cards } of its cards onto the draw pile, then shuffle that. The rest is the new discard pile, the joker on top.
}
duel-event-waiting = { $why ->
    [cannot-draw] { $player } has nothing to draw. Only the joker helps now.
   *[emptied] { $player }’s draw pile is empty. Only the joker helps now.
}
duel-event-left = { $leaving ->
    [cannot-draw] { $player } has nothing to draw and is out.
    [emptied] { $player }’s draw pile is empty: out of the game.
   *[conceded] { $player } is out.
}
duel-event-revenge-began = { $player } has one last turn: the turn of revenge.
duel-event-game-ended = { $winner } wins the game. Well played!

## Refusals

duel-refusal-wrong-phase = { $when ->
    [short] In the first round this turn has only its preparation.
    [later] This belongs to the { $phase }: continue to it first. Now it is the { $now }.
   *[past] This belongs to the { $phase }, which is past: wait for the next turn. Now it is the { $now }.
}
duel-refusal-not-set-up = Deal the cards first.
duel-refusal-already-set-up = The cards are already dealt.
duel-refusal-limit-reached = { $revenge ->
    [yes] A turn of revenge has only one attack.
   *[no] { $limit ->
        [0] These rules allow no attacks.
        [one] Only one attack per turn is allowed.
       *[other] Only { $limit } attacks per turn are allowed.
    }
}
duel-refusal-wrong-count = { $of ->
    [support] { $max ->
        [0] No Support cards can be added here.
        [one] One Support card or none, not { $got }.
       *[other] Up to { $max } Support cards, not { $got }.
    }
    [shown-support] { $max ->
        [0] { $player } has played no Support card; { $got } are named.
        [one] { $player } has played 1 Support card; { $got } are named.
       *[other] { $player } has played { $max } Support cards; { $got } are named.
    }
    [not-played] { $part ->
        [warlord] { $player } has no Warlord in this battle to name.
       *[other] { $player } has played no Army card to name.
    }
    [tell] { $max ->
        [0] { $player }’s discard pile is empty; { $got } cards are named.
        [one] { $player }’s discard pile has 1 card; { $got } are named.
       *[other] { $player }’s discard pile has { $max } cards; { $got } are named.
    }
   *[reinforcements] { $max ->
        [one] The joker brings 1 card now, not { $got }.
       *[other] The joker brings 1 to { $max } cards now, not { $got }.
    }
}
duel-refusal-duplicate-card = { $card } is named twice, but the deck has only one.
duel-refusal-card-elsewhere = { $card ->
    [none] All suitable cards of { $player }’s deck are known to be elsewhere.
   *[other] { $card } cannot be there: { $player }’s is known to be elsewhere.
}
duel-refusal-not-a-support-card = { $card } is not a Support card: only 3s and 2s are.
duel-refusal-not-a-warlord = { $card } is not a Warlord: only Kings, Queens and Jacks are.
duel-refusal-not-an-army-card = { $card } is not an Army card: they go from the 10 down to the 4.
duel-refusal-not-an-ace = { $card } is not an Ace.
duel-refusal-not-your-support = It is { $turn }’s turn to add Support cards or none.
duel-refusal-bad-adjustment-negative = A hand or a pile cannot have fewer than 0 cards.
duel-refusal-bad-adjustment-deck = With the Warlords on the table these are { $got } cards, but the deck has { $deck }.
duel-refusal-no-such-seat = There is no such player: { $players } are playing.
duel-refusal-player-out = { $player } is out of the game.
duel-refusal-pile-empty = { $player }’s draw pile is empty. Say first whether the joker is played.
duel-refusal-pile-not-empty = No draw pile is empty, so there is no decision about the joker.
duel-refusal-battle-in-progress = Finish the battle first.
duel-refusal-no-battle = There is no battle now.
duel-refusal-battle-order = { $step ->
    [defend] First { $player } decides whether to defend.
    [reveal] Turn the cards face up first.
    [last-chance] The cards are face up: { $player } plays an Ace now, or none.
   *[other] First { $player } adds Support cards, or none.
}
duel-refusal-no-such-slot = { $slots ->
    [one] There is 1 slot for Warlords.
   *[other] There are { $slots } slots for Warlords.
}
duel-refusal-slot-taken = { $slot ->
    [none] Every slot has a Warlord.
   *[other] Slot { PLACE($slot) } already has a Warlord.
}
duel-refusal-slot-empty = { $slot ->
    [none] There is no Warlord for this.
   *[other] { $player } has no Warlord in slot { PLACE($slot) }.
}
duel-refusal-warlord-used = { $slot ->
    [none] Every Warlord is face up.
   *[other] { $player }’s Warlord in slot { PLACE($slot) } is face up: used until the renewal.
}
duel-refusal-sole-warlord = By these rules a Warlord cannot defend without an Army card.
duel-refusal-not-the-defender = In a battle only the defender can play an Ace: { $defender }.
duel-refusal-no-aces = { $in_battle ->
    [yes] By these rules no Ace can stop this attack now.
   *[no] By these rules Aces cannot be played outside battles.
}
duel-refusal-not-an-opponent = { $own ->
    [yes] Your Aces cannot remove your own Warlords.
   *[no] { $player }’s Aces do not reach { $against }.
}
duel-refusal-no-such-card = { $missing ->
    [joker] There is no joker for reinforcements in these decks.
    [role] Say which card the Hidden Ally is played as.
    [itself] In a pile the Hidden Ally has no rank.
   *[ally] There is no Hidden Ally in these decks.
}
duel-refusal-not-named = { $part ->
    [warlord] { $player }’s Warlord is face up now: name it.
   *[other] { $player }’s Army card is face up now: name it.
}
duel-refusal-other-card = { $player }’s card there is known to be { $known }, not { $named }.
duel-refusal-no-reinforcements = These rules have no reinforcements.
duel-refusal-not-your-turn = { $player } still has cards to draw: the joker has to wait for { $player }’s own turn.
duel-refusal-discard-empty = { $player }’s discard pile is empty: there is nothing to bring back.

## The table in a terminal

duel-table-setup = The cards have not been dealt yet.
duel-table-turn = Turn { $turn }: { $player }’s turn, { $phase }
duel-table-cut-short = This turn has only its preparation.
duel-table-revenge = { $player } is out and plays a last turn.
duel-table-target = The next attack is against { $player }.
duel-table-side = { $player }: draw pile { $draw }, hand { $hand }, discard pile { $discard }
duel-table-side-out = { $player } (out): draw pile { $draw }, hand { $hand }, discard pile { $discard }
duel-table-top = On top of the discard pile: { $card }
duel-table-slot = Slot { $slot }: { $warlord }
duel-table-slot-empty = empty
duel-table-slot-unseen = a Warlord face down
duel-table-slot-down = { $card } face down
duel-table-slot-up = { $card } face up, used
duel-table-pending = { $player }’s draw pile is empty: play the joker, or be out.
duel-table-battle = Battle: { $attacker } against { $defender }
duel-table-step-defend = { $player } decides next whether to defend.
duel-table-step-support = { $player } adds Support cards next, or none.
duel-table-step-reveal = The cards are turned face up next.
duel-table-step-last-chance = { $player } may play an Ace now.
duel-table-last = Last battle: { $attacker } { $attack } against { $defender } { $defence }, { $outcome ->
    [attacker] the attacker won
    [defender] the attack was thwarted
   *[tie] a tie
}
duel-table-last-ace = Last battle: { $attacker } against { $defender }, thwarted by { $card }

## The command line’s battle

duel-battle-attacker = The attacker
duel-battle-defender = The defender
duel-battle-won = { $damage ->
    [one] The attacker is stronger, { $attack } to { $defence }: 1 card of damage.
   *[other] The attacker is stronger, { $attack } to { $defence }: { $damage } cards of damage.
}
duel-battle-thwarted = The defender is stronger, { $defence } to { $attack }: the attack is thwarted.
duel-battle-thwarted-tie = Both have { $attack }: the attack is thwarted.
duel-battle-tie = Both have { $attack }: both lose only the cards used.

duel-misfit-no-part = { $card } cannot take part in a battle.
duel-misfit-two-armies = A side can have only one Army card.
duel-misfit-two-warlords = A side can have only one Warlord.
duel-misfit-too-many-supports = { $value ->
    [0] By these rules no Support cards are added.
    [one] A side adds at most one Support card.
   *[other] A side adds at most { $value } Support cards.
}
duel-misfit-support-without-army = A Support card needs an Army card.
duel-misfit-twice = { $card } is named twice, but the deck has only one.
duel-misfit-no-army = An attack needs an Army card.
duel-misfit-sole-warlord = By these rules a Warlord cannot defend without an Army card.

## Statistics

duel-count-battles = Battles
duel-lab-duels = Battles per game
duel-count-attacker = Attacker stronger
duel-count-defender = Defender stronger
duel-count-tie = Equally strong
duel-count-ace = Thwarted by an Ace
duel-count-battles-note = { $count ->
    [one] 1 battle was fought.
   *[other] { $count } battles were fought.
} A tie that thwarts the attack is a battle won by the defender.
duel-count-strengths = Battles by the attacker’s strength
duel-count-strength = Strength
duel-count-fought = Fought
duel-count-losses = Losses
duel-count-least = Minimum
duel-count-most = Maximum
duel-count-damage = Damage of a battle
duel-count-penalty = Cost without a Warlord
duel-count-cards = Warlords and Aces
duel-count-number = Number
duel-count-warlords-thwarted = Warlords lost in thwarted attacks
duel-count-warlords-ace = Warlords lost to Aces
duel-count-warlords-exchanged = Warlords exchanged
duel-count-aces-battle = Aces in battles
duel-count-aces-outside = Aces outside battles
duel-count-reinforcements = Jokers for reinforcements
duel-count-piles = Draw piles at the end of each turn
duel-count-place = { $place ->
    [1] Went first
    [2] Went second
    [3] Went third
    [4] Went fourth
    [5] Went fifth
   *[6] Went sixth
}
duel-count-winner = Winner
duel-count-loser = Others
duel-count-piles-note = Mean number of cards in the draw pile, in the games that reached the turn.

## Results for other programs

duel-tally-cards-left = Cards left to draw
duel-tally-battles-won = Battles won

## A first game

duel-deal-about = Every played card goes to its owner’s discard pile. A player who cannot draw at the start of a turn is out; the last player in the game wins.
duel-hint-guide = The app counts the piles and adds up the battles, and does not need to know face-down cards. Hints explain each step; those that you dismiss do not come back.
duel-needs = Each player needs a deck of cards.
duel-hint-preparation = { $draw ->
    [one] Draw a card; the app has counted it. Then play Warlords face down.
   *[other] Draw { $draw } cards; the app has counted them. Then play Warlords.
}
duel-hint-attack = Attack the player to your right with an Army card, face down.
duel-hint-renewal = Turn your used Warlords face down: they are ready again.
duel-hint-defend = You do not know how strong the attack is. Choose cards, or nothing.
duel-hint-support = Beside an Army card, a 3 adds { $three }, a 2 adds { $two }. It stays face down.
duel-hint-reveal = Turn all cards up and tap them: a King adds { $king }, a Queen { $queen }, a Jack { $jack }.
duel-hint-last-chance = Only an Ace can still stop the attack. Without one, you lose cards.

## The screens

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

duel-screen-warlord = Warlord { $number }
duel-screen-warlord-of = { $warlord } of { $name }

duel-screen-seat = { $name }: { $draw } in the draw pile, { $hand } in hand, { $discard } in the discard pile.
duel-screen-slot-down = Warlord { $number } is face down and unknown.
duel-screen-slot-known = Warlord { $number } is face down: { $card }.
duel-screen-slot-up = Warlord { $number } is face up and used: { $card }.
duel-screen-seat-out = Out of the game.
duel-screen-seat-attacks = Attacks { $name }.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = out
duel-screen-status-pending = no cards left
duel-screen-status-revenge = last turn
duel-screen-deck = Deck
duel-screen-deck-count = Deck { $count }
duel-screen-hand = Hand { $count }
duel-screen-discard = Discard { $count }
duel-screen-used = used

duel-screen-revenge = { $name } is out, and takes a last turn without drawing.
duel-screen-cut-short = First round: { $name } draws as usual; only the last player may attack.
duel-screen-attack-used = { $warlord } is used
duel-screen-attack-empty = Slot { $number } is empty
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
duel-screen-ace-of-any = Play an Ace
duel-screen-ace-outside-about = Remove a Warlord of an opponent.
duel-screen-ace-of = { $name }: Ace
duel-ask-ace-warlord = Which Warlord did { $name } defend with? It is turned face up.
duel-screen-ace-in-battle-about = { $led ->
    [yes] An Ace thwarts the attack, and { $attacker } loses the Warlord.
   *[no] { $penalty ->
        [0] An Ace thwarts the attack.
        [one] An Ace thwarts the attack, and { $attacker } draws a card and discards it.
       *[other] An Ace thwarts the attack, and { $attacker } draws { $penalty } cards and discards them.
    }
}

duel-screen-attacker = Attacker
duel-screen-defender = Defender
duel-screen-can-defend = Can defend with:
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
duel-screen-worth = { $name } lays an Army card face down: strength { $least } to { $most }. A defence as strong thwarts it.
duel-screen-worth-draw = { $name } lays an Army card face down: strength { $least } to { $most }. A stronger defence thwarts it.
duel-screen-supports = Who adds a Support card (3 or 2)? First { $attacker }, then { $defender }.
duel-ask-support = { $count ->
    [one] Does { $name } add a Support card (3 or 2)?
   *[other] Does { $name } add Support cards (3 or 2)?
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
duel-screen-outcome-draw = Both have { $attack }: both lose only the cards played.
duel-screen-all-there-is = { $count ->
    [0] { $name }’s draw pile is empty already.
    [one] { $name }’s draw pile has only 1 card.
   *[other] { $name }’s draw pile has only { $count } cards.
}
duel-screen-moves = { $cards ->
    [0] continue
    [one] 1 card moves
   *[other] { $cards } cards move
}
duel-screen-resolve = No Ace: { $moves }
duel-screen-end-without-ace = No Ace, end turn

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
duel-screen-tell-top = Which card is on top of { $name }’s discard pile?
duel-screen-tell-below = Which card lies beneath { $card } in { $name }’s discard pile?
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
duel-keys-number = Choose, or name a card

duel-screen-figure-cards = Cards
duel-screen-figure-winner = Winners
duel-screen-figure-others = The others

## How to play

duel-lesson-aim = Your strength
duel-lesson-aim-about = Each player has a deck and begins with 5 cards in hand. Your draw pile is your strength: if you cannot draw at the start of your turn, you are out. The last player in the game wins.
duel-lesson-warlords = Warlords
duel-lesson-warlords-about = Kings, Queens and Jacks lie face down in front of you, at most 2. One of them may lead an attack or a defence: a King adds 3, a Queen 2, a Jack 1.
duel-lesson-armies = Armies
duel-lesson-armies-about = The cards from 4 to 10 fight, each as strong as its number. Beside one of them, a 3 adds 3, a 2 adds 2.
duel-lesson-turn = Your turn
duel-lesson-turn-about = Draw a card and play Warlords. Then you may attack the player to your right. At the end your Warlords are ready again.
duel-lesson-battle = A battle
duel-lesson-battle-about = Both players play cards face down and turn them up together. If the attack is stronger, half the difference, rounded up, goes from the defender’s draw pile to the discard pile. If not, the attacker loses the Warlord, or 1 card without one.
duel-lesson-aces = Aces
duel-lesson-aces-about = An Ace never fights. It stops an attack, or removes a neighbour’s Warlord.

## The rules for a player who does not know the game

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
    { $supports_per_side ->
        [0] 3s and 2s have no use by these rules.
       *[other] 3s and 2s are Support cards, horses and weapons for an Army: a 3 adds { $support_values-three }, a 2 adds { $support_values-two }.
    }
    { $aces ->
        [none] Aces have no use by these rules.
        [battles] Aces never fight; they make attacks fail.
        [outside] Aces never fight; they remove Warlords.
       *[both] Aces never fight; they remove Warlords and make attacks fail.
    }
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
        [0] { $revenge_turn ->
            [yes] There are no attacks except in a turn of revenge.
           *[no] There are no attacks.
        }
        [one] In the attack phase you may attack the player to your right, once.
       *[other] In the attack phase you may attack the player to your right, up to { $attacks_per_turn } times.
    }
    In the renewal you turn your face-up Warlords face down. A face-up Warlord is used and cannot fight until then: one that has defended cannot attack in your next turn, and one that has attacked is ready to defend again. A Warlord that was turned face up once is known to all players until it is discarded.
    A Warlord on the table never returns to the hand.
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
        [0] {""}
        [one] Support: first the attacker, then the defender may add a Support card face down. It needs an Army card.
       *[other] Support: first the attacker, then the defender may add up to { $supports_per_side } Support cards face down. They need an Army card.
    }
    { $supports_per_side ->
        [0] All cards of the battle are turned face up. Army and Warlord together are the strength; a side without cards has 0.
       *[other] All cards of the battle are turned face up. Army, Warlord and Support together are the strength; a side without cards has 0.
    }
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
        [defender] If the strengths are equal, the attack is thwarted with the same consequences.
       *[draw] If the strengths are equal, both players lose only the cards they used.
    }
    { $supports_per_side ->
        [0] Army cards are discarded after the battle. The other Warlords stay, face up.
       *[other] Army and Support cards are discarded after the battle. The other Warlords stay, face up.
    }

duel-rulebook-aces = Aces
    { $aces_defend ->
        [any-time] As the defender you may play an Ace at any moment of a battle to thwart the attack. After the cards are turned face up this is your last chance, and only if the attacker is stronger.
        [before-reveal] As the defender you may play an Ace at any moment before the cards are turned face up to thwart the attack.
       *[never] Aces cannot be played in battles.
    }
    { $aces_defend ->
        [never] {""}
       *[other] The attacker then discards all cards of the attack, the Warlord too. A Warlord that you have named is turned face up and stays; the other cards you played are discarded. { $ace_fails_unled ->
            [yes] An attacker without a Warlord pays for a thwarted attack.
           *[no] {""}
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
        [yes] A player who is out because there was nothing to draw still has one turn of revenge, if at least two other players are left: { $aces ->
            [none] the preparation and one attack.
           *[other] the preparation, one attack, and Aces.
        }
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

## The mat to print

