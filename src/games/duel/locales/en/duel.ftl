# Duel: what is done, what follows, why something is refused, the names of things, and the rules.

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
duel-card-unseen = a card that nobody has seen
duel-term = { $part } { $card }
duel-attacker = { $player }, attacking
duel-defender = { $player }, defending

## Kinds of action

duel-kind-setup = Deal
duel-kind-setup-about = Everybody shuffles and deals; say who begins.
duel-kind-next-phase = Next phase
duel-kind-next-phase-about = Go on to the next phase; after the last one the next player’s turn begins.
duel-kind-end-turn = End turn
duel-kind-end-turn-about = Leave out the phases that are left; your used Warlords are turned down on the way.
duel-kind-warlord = Play a Warlord
duel-kind-warlord-about = Lay a King, Queen or Jack from your hand face down into an empty slot.
duel-kind-exchange = Exchange a Warlord
duel-kind-exchange-about = Discard one of your Warlords and lay another from your hand face down in its place.
duel-kind-attack = Attack
duel-kind-attack-about = Play an Army card face down against the player to your right, led by a Warlord if you like.
duel-kind-defend = Defend
duel-kind-defend-about = Choose a Warlord, an Army card, both, or nothing at all.
duel-kind-support = Support
duel-kind-support-about = { $most ->
    [0] These rules have no Support cards in battles.
    [one] Add a 3 or a 2 to your Army card, face down, or leave it.
   *[other] Add up to { $most } Support cards, 3s and 2s, to your Army card, face down, or leave it.
}
duel-kind-reveal = Turn the cards up
duel-kind-reveal-about = Name the cards of the battle that now lie open.
duel-kind-resolve = No Ace
duel-kind-resolve-about = The defender plays no Ace, and the battle is decided.
duel-kind-ace = Play an Ace
duel-kind-ace-about = Force a Warlord of an opponent to go, or, as the defender, thwart the attack.
duel-kind-reinforce = Reinforcements
duel-kind-reinforce-about = Show the joker and bring cards of your discard pile back into your draw pile.
duel-kind-out = No joker
duel-kind-out-about = You have no joker, or keep it: you are out.
duel-kind-concede = Concede
duel-kind-concede-about = You leave the game; the others play on.
duel-kind-tell = Name cards
duel-kind-tell-about = Name the cards on top of a discard pile, or the Warlord in a slot.
duel-kind-adjust = Correction
duel-kind-adjust-about = Correct the app where it and the table disagree.
duel-kind-note = Note
duel-kind-note-about = Write something down.

## House rules

duel-group-optional = Optional rules
duel-group-start = Start of the game
duel-group-turn = A turn
duel-group-battle = Battles
duel-group-thwarted = Thwarted attacks
duel-group-aces = Aces
duel-group-end = End of the game

duel-rule-hand-size = Cards dealt
duel-rule-hand-size-about = How many cards everybody starts with in hand.
duel-rule-draw-per-turn = Cards drawn a turn
duel-rule-draw-per-turn-about = How many cards the player draws when a turn begins.
duel-rule-warlord-slots = Slots for Warlords
duel-rule-warlord-slots-about = How many Warlords may lie in front of each player.
duel-rule-attacks-per-turn = Attacks a turn
duel-rule-attacks-per-turn-about = How often one may attack in one turn.
duel-rule-first-round-skips = Short first round
duel-rule-first-round-skips-about = Whether everybody but the last player has only the preparation in the first round.
duel-rule-used-may-be-exchanged = Used Warlords may be exchanged
duel-rule-used-may-be-exchanged-about = Whether a Warlord that lies face up may be exchanged for another.
duel-rule-warlord-bonus = Warlords’ bonus
duel-rule-warlord-bonus-about = Strength that a Warlord adds.
duel-rule-support-values = Support cards’ worth
duel-rule-support-values-about = Strength that a Support card adds.
duel-rule-supports-per-side = Support cards a side
duel-rule-supports-per-side-about = The most Support cards that one side adds to a battle.
duel-rule-sole-warlord-defends = Warlord defends alone
duel-rule-sole-warlord-defends-about = Whether a Warlord may defend without an Army card.
duel-rule-damage-divisor = Damage divided by
duel-rule-damage-divisor-about = What the difference of the strengths is divided by.
duel-rule-damage-rounding = Damage rounded
duel-rule-damage-rounding-about = Which way a fraction of damage is rounded.
duel-rule-tie = Equal strengths
duel-rule-tie-about = Whether equal strengths thwart the attack, or nobody loses anything.
duel-rule-failed-warlord-lost = Thwarted Warlord lost
duel-rule-failed-warlord-lost-about = Whether an attack that was too weak costs its Warlord.
duel-rule-unled-fail-draw = Price without a Warlord
duel-rule-unled-fail-draw-about = How many cards a thwarted attacker without a Warlord draws and discards.
duel-rule-aces-outside = Aces outside battles
duel-rule-aces-outside-about = Whether an Ace may force a Warlord to go while no battle runs.
duel-rule-ace-targets = Reach of these Aces
duel-rule-ace-targets-about = Whose Warlords an Ace outside a battle may force to go.
duel-rule-aces-defend = Aces in defence
duel-rule-aces-defend-about = When the defender may thwart an attack with an Ace.
duel-rule-ace-fails-unled = Ace costs the unled attacker
duel-rule-ace-fails-unled-about = Whether an attacker without a Warlord also pays when an Ace thwarts the attack.
duel-rule-out-when = Out of the game
duel-rule-out-when-about = Whether a draw pile that a battle has emptied puts its owner out at once.
duel-rule-revenge-turn = Revenge turn
duel-rule-revenge-turn-about = Whether a player who could not draw still plays one last turn.
duel-rule-reinforcements = Reinforcements
duel-rule-reinforcements-about = A joker in each deck that brings discarded cards back.
duel-rule-reinforcement-cards = Reinforcing cards
duel-rule-reinforcement-cards-about = The most cards that the joker brings back in its owner’s turn.
duel-rule-forced-reinforcement-cards = Cards for an empty pile
duel-rule-forced-reinforcement-cards-about = The most cards that the joker brings back when the draw pile is empty.
duel-rule-hidden-ally = Hidden Ally
duel-rule-hidden-ally-about = A joker in each deck that is played as any card.

duel-value-each = { $name } adds { $number }
duel-value-three = 3
duel-value-two = 2
duel-value-up = up
duel-value-down = down
duel-value-defender = the attack is thwarted
duel-value-draw = nobody loses anything
duel-value-neighbours = both neighbours
duel-value-right = the right neighbour
duel-value-any = anybody
duel-value-any-time = at any time
duel-value-before-reveal = before the cards are turned up
duel-value-never = never
duel-value-cannot-draw = whoever cannot draw
duel-value-empty = also whoever a battle leaves without a pile

## What is done

duel-headline-setup = { $player } takes the first turn
duel-headline-next-phase = { $player } goes on to the { $phase }
duel-headline-end-turn = { $player } ends the turn
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
duel-headline-reveal = { $attacker } and { $defender } turn their cards up
duel-headline-resolve = { $player } plays no Ace
duel-headline-ace = { $target ->
    [yes] { $player } plays { $card } against { $against }’s Warlord in slot { PLACE($slot) }
   *[no] { $player } plays { $card } in defence
}
duel-headline-reinforce = { $player } shows the joker and calls for reinforcements
duel-headline-out = { $player } has no joker to play
duel-headline-concede = { $player } concedes
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
duel-headline-note = Note: { $text }

## What follows

duel-then-dealt = { $draw ->
    [one] Everybody has { $hand } in hand and 1 card in the draw pile.
   *[other] Everybody has { $hand } in hand and { $draw } cards in the draw pile.
}
duel-then-reason = Reason: { $why }
duel-event-turn-began = { $cut_short ->
    [yes] Turn { $turn }: it is { $player }’s turn. In the first round it is only the preparation.
   *[no] Turn { $turn }: it is { $player }’s turn.
}
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
duel-event-warlord-turned-up = { $player } turns { $warlord } up; it stays.
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
           *[no] A tie: nobody loses anything but the cards used.
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
        [ace] { $warlord } has to go: { $player } puts it onto the discard pile.
       *[exchanged] { $player } discards { $warlord }.
    }
}
duel-event-lost = { $loss ->
    [penalty] { $cards ->
        [0] { $player } has no cards left to pay for it.
        [one] { $player } draws a card and discards it: there was no Warlord to blame.
       *[other] { $player } draws { $cards } cards and discards them: there was no Warlord to blame.
    }
   *[damage] { $cards ->
        [0] { $player } has no cards left to lose.
       *[other] { ORDER($cards, $wanted) ->
            [less] { $cards ->
                [one] { $player } puts the last card of the draw pile onto the discard pile, though it should be { $wanted }.
               *[other] { $player } puts the last { $cards } cards of the draw pile onto the discard pile, though it should be { $wanted }.
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
duel-event-revenge-began = One turn of revenge is left to { $player }.
duel-event-game-ended = { $winner } wins the game. Well played, everybody!

## Why something is refused

duel-refusal-wrong-phase = { $when ->
    [short] In the first round this turn has only its preparation.
    [later] This belongs to the { $phase }, which comes later in the turn; now it is the { $now }.
   *[past] This belongs to the { $phase }, which is past for this turn; now it is the { $now }.
}
duel-refusal-game-over = The game is over.
duel-refusal-not-set-up = First everybody has to deal.
duel-refusal-already-set-up = The cards are dealt already.
duel-refusal-limit-reached = { $revenge ->
    [yes] A revenge turn has one attack, and it has been made.
   *[no] { $limit ->
        [0] These rules allow no attacks.
        [one] One attack a turn, and it has been made.
       *[other] { $limit } attacks a turn, and they have been made.
    }
}
duel-refusal-wrong-count = { $of ->
    [support] { $max ->
        [0] No Support cards are added here, not { $got }.
        [one] One Support card or none, not { $got }.
       *[other] Up to { $max } Support cards, not { $got }.
    }
    [shown-support] { $max ->
        [0] { $player } has played no Support card; { $got } are named.
        [one] { $player } has played 1 Support card; { $got } are named.
       *[other] { $player } has played { $max } Support cards; { $got } are named.
    }
    [not-played] { $part ->
        [warlord] { $player } has no Warlord in this that could be named.
       *[other] { $player } has played no Army card that could be named.
    }
    [told] { $max ->
        [0] { $player }’s discard pile is empty; { $got } cards are named.
        [one] { $player }’s discard pile has 1 card; { $got } are named.
       *[other] { $player }’s discard pile has { $max } cards; { $got } are named.
    }
   *[reinforcements] { $max ->
        [one] The joker brings 1 card now, not { $got }.
       *[other] The joker brings 1 to { $max } cards now, not { $got }.
    }
}
duel-refusal-duplicate-card = { $card } is named twice, and the deck has it once.
duel-refusal-hand-too-small = { $needs ->
    [one] This needs a card in hand; { $player } has none.
   *[other] This needs { $needs } cards in hand; { $player } has { $has }.
}
duel-refusal-card-elsewhere = { $card ->
    [none] Every card of { $player }’s deck that would do is known to lie elsewhere.
   *[other] { $card } cannot be there: in { $player }’s deck it is known to lie elsewhere.
}
duel-refusal-not-a-support-card = { $card } is no Support card: only 3s and 2s are.
duel-refusal-not-a-warlord = { $card } is no Warlord: only Kings, Queens and Jacks are.
duel-refusal-not-an-army-card = { $card } is no Army card: they go from the 10 down to the 4.
duel-refusal-not-an-ace = { $card } is no Ace.
duel-refusal-not-your-support = It is { $turn }’s turn to add Support cards or none.
duel-refusal-bad-adjustment-negative = No hand and no pile has fewer than 0 cards.
duel-refusal-bad-adjustment-deck = With the Warlords on the table this makes { $got } cards, and the deck has { $deck }.
duel-refusal-no-such-seat = Nobody sits there: { $players } are playing.
duel-refusal-player-out = { $player } is out of the game.
duel-refusal-pile-empty = { $player }’s draw pile is empty. First it has to be said whether the joker is played.
duel-refusal-pile-not-empty = No draw pile is empty, so nobody has to decide about the joker.
duel-refusal-battle-in-progress = The battle has to be finished first.
duel-refusal-no-battle = There is no battle now.
duel-refusal-battle-order = { $step ->
    [defend] First { $player } defends, or does not.
    [reveal] First the cards are turned up.
    [last-chance] The cards lie open: { $player } plays an Ace now, or none.
   *[other] First { $player } adds Support cards, or none.
}
duel-refusal-no-such-slot = { $slots ->
    [one] There is 1 slot for Warlords.
   *[other] There are { $slots } slots for Warlords.
}
duel-refusal-slot-taken = { $slot ->
    [none] Every slot has its Warlord.
   *[other] A Warlord lies in slot { PLACE($slot) } already.
}
duel-refusal-slot-empty = { $slot ->
    [none] There is no Warlord for this.
   *[other] { $player } has no Warlord in slot { PLACE($slot) }.
}
duel-refusal-warlord-used = { $slot ->
    [none] Every Warlord lies face up.
   *[other] { $player }’s Warlord in slot { PLACE($slot) } lies face up: used until the renewal.
}
duel-refusal-sole-warlord = In this house a Warlord does not defend without an Army card.
duel-refusal-not-the-defender = In a battle only the defender plays an Ace, and that is { $defender }.
duel-refusal-no-aces = { $in_battle ->
    [yes] In this house no Ace can stop this attack now.
   *[no] In this house Aces are not played outside battles.
}
duel-refusal-not-an-opponent = { $own ->
    [yes] One’s own Warlords are safe from one’s own Aces.
   *[no] { $player }’s Aces do not reach { $against }.
}
duel-refusal-no-such-card = { $missing ->
    [joker] There is no joker for reinforcements in these decks.
    [role] The Hidden Ally says as which card it is played.
    [itself] In a pile the Hidden Ally is only itself.
   *[ally] There is no Hidden Ally in these decks.
}
duel-refusal-not-named = { $part ->
    [warlord] { $player }’s Warlord lies open now: name it.
   *[other] { $player }’s Army card lies open now: name it.
}
duel-refusal-other-card = { $player }’s card there is known to be { $known }, not { $named }.
duel-refusal-no-reinforcements = These rules have no reinforcements.
duel-refusal-not-your-turn = { $player } still has cards to draw: the joker has to wait for { $player }’s own turn.
duel-refusal-discard-empty = { $player }’s discard pile is empty: there is nothing to bring back.

## The table in a terminal

duel-table-setup = The cards are not dealt yet.
duel-table-turn = Turn { $turn }: { $player }’s turn, { $phase }
duel-table-over = After turn { $turn }: { $result }
duel-table-cut-short = This turn has only its preparation.
duel-table-revenge = { $player } is out and takes revenge.
duel-table-target = An attack would go against { $player }.
duel-table-side = { $player }: draw pile { $draw }, hand { $hand }, discard pile { $discard }
duel-table-side-out = { $player } (out): draw pile { $draw }, hand { $hand }, discard pile { $discard }
duel-table-top = On top of the discard pile: { $card }
duel-table-slot = Slot { $slot }: { $warlord }
duel-table-slot-empty = empty
duel-table-slot-unseen = a Warlord face down
duel-table-slot-down = { $card } face down
duel-table-slot-up = { $card } face up, used
duel-table-pending = { $player }’s draw pile is empty: the joker, or out.
duel-table-battle = Battle: { $attacker } against { $defender }
duel-table-step-defend = { $player } defends next, or does not.
duel-table-step-support = { $player } adds Support cards next, or none.
duel-table-step-reveal = The cards are turned up next.
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
duel-battle-total = total
duel-battle-won = { $damage ->
    [one] The attacker is stronger, { $attack } to { $defence }: 1 card of damage.
   *[other] The attacker is stronger, { $attack } to { $defence }: { $damage } cards of damage.
}
duel-battle-thwarted = The defender is stronger, { $defence } to { $attack }: the attack is thwarted.
duel-battle-thwarted-tie = Both have { $attack }: the attack is thwarted.
duel-battle-tie = Both have { $attack }: nobody loses anything but the cards used.

duel-misfit-no-part = { $card } takes no part in a battle.
duel-misfit-two-armies = A side has one Army card.
duel-misfit-two-warlords = A side has one Warlord.
duel-misfit-too-many-supports = { $value ->
    [0] In this house no Support cards are added.
    [one] A side adds one Support card at most.
   *[other] A side adds { $value } Support cards at most.
}
duel-misfit-support-without-army = A Support card needs an Army card.
duel-misfit-twice = { $card } is named twice, and the deck has it once.
duel-misfit-no-army = An attack needs an Army card.
duel-misfit-sole-warlord = In this house a Warlord does not defend without an Army card.

## Statistics

duel-count-battles = Battles
duel-count-share = Share
duel-count-attacker = Attacker stronger
duel-count-defender = Defender stronger
duel-count-tie = Equally strong
duel-count-ace = Thwarted by an Ace
duel-count-battles-note = { $count ->
    [one] 1 battle was fought.
   *[other] { $count } battles were fought.
}
duel-count-strengths = Battles by the attacker’s strength
duel-count-strength = Strength
duel-count-fought = Fought
duel-count-losses = What was lost
duel-count-times = Times
duel-count-least = Least
duel-count-median = Median
duel-count-mean = Mean
duel-count-most = Most
duel-count-damage = Damage of a battle
duel-count-penalty = Price without a Warlord
duel-count-cards = Warlords and Aces
duel-count-number = Number
duel-count-warlords-thwarted = Warlords lost in thwarted attacks
duel-count-warlords-ace = Warlords lost to Aces
duel-count-warlords-exchanged = Warlords exchanged
duel-count-aces-battle = Aces in battles
duel-count-aces-outside = Aces outside battles
duel-count-reinforcements = Jokers for reinforcements
duel-count-piles = Draw piles at the end of each turn
duel-count-turn = Turn
duel-count-place = { $place ->
    [1] Went first
    [2] Went second
    [3] Went third
    [4] Went fourth
    [5] Went fifth
   *[6] Went sixth
}
duel-count-won = Won games
duel-count-winner = Winner
duel-count-loser = Others
duel-count-piles-note = Mean number of cards in the draw pile, of the games that came to that turn.
duel-count-piles-shown = Shown are { $shown } of { $all } turns: those that at least 1 game in 20 came to, and no more than { $most }.

## What a finished game comes to, for other programs

duel-tally-cards-left = Cards left to draw
duel-tally-battles-won = Battles won

## A first game

duel-deal-about = Every card that is played goes to the discard pile of its owner. A player whose draw pile is empty is out; the last one left has won.
duel-hint-guide = Each player needs a deck of cards. The app counts the piles and adds up the battles, and need not know a card that lies face down. A hint tells what each step is for; those that you dismiss do not come back.
duel-hint-first-round = In the first round you only prepare: lay Warlords face down.
duel-hint-preparation = { $draw ->
    [one] Draw a card; the app has counted it. Then lay Warlords face down.
   *[other] Draw { $draw } cards; the app has counted them. Then lay Warlords.
}
duel-hint-attack = Attack the player to your right with an Army card, face down.
duel-hint-renewal = Your used Warlords are face down and ready again.
duel-hint-defend = Nobody knows how strong the attack is. Choose cards, or nothing.
duel-hint-support = Beside an Army card, a 3 adds { $three }, a 2 adds { $two }. It lies face down.
duel-hint-reveal = Turn up and tap all cards: a King adds { $king }, a Queen { $queen }, a Jack { $jack }.
duel-hint-last-chance = Only an Ace still thwarts the attack. Without one, you lose cards.
