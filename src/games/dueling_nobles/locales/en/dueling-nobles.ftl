# Dueling Nobles: names, rules, actions, consequences and refusals.

dueling-nobles = Dueling Nobles
dueling-nobles-gauge = Gold

## Editions

dueling-nobles-edition-catsatcards = Cats at Cards
dueling-nobles-edition-catsatcards-about = The rules of catsatcards.com.
dueling-nobles-edition-original = Original
dueling-nobles-edition-original-about = The rules as first written: weapons and abilities come before the income, and weapons may be swapped.
dueling-nobles-edition-duelo = Duelo de Nobles
dueling-nobles-edition-duelo-about = The Spanish rules: low base strength, one sale, one tax and one weapon move per turn, and spied hands stay face up.

## Phases

dueling-nobles-phase-setup = set-up
dueling-nobles-phase-over = game over
dueling-nobles-phase-income = income
dueling-nobles-phase-reinforcements = reinforcements
dueling-nobles-phase-command = command
dueling-nobles-phase-duel = duel
dueling-nobles-phase-opening = opening
dueling-nobles-phase-spending = spending

## Kinds of action

dueling-nobles-kind-setup = Set up
dueling-nobles-kind-next-phase = Next phase
dueling-nobles-kind-next-phase-about = Continue to the next phase; after the last one it is the other player’s turn.
dueling-nobles-kind-end-turn = End turn
dueling-nobles-kind-end-turn-about = Skip the remaining phases.
dueling-nobles-kind-sell = Sell
dueling-nobles-kind-sell-about = Discard 3 support cards of one suit for { $sale } gold.
dueling-nobles-kind-tax = Tax
dueling-nobles-kind-tax-about = One of your Kings loses 1 stamina; you gain 1 gold.
dueling-nobles-kind-buy = Buy
dueling-nobles-kind-buy-about = { $most ->
    [one] Pay 1 gold and draw 1 support card.
   *[other] Pay 1 gold for each support card you draw, up to { $most }.
}
dueling-nobles-kind-recruit = Recruit
dueling-nobles-kind-recruit-about = Pay { $recruit } gold: the top noble of the noble deck joins your courtyard.
dueling-nobles-kind-weapon = Arm
dueling-nobles-kind-weapon-about = Put a 2 or 3 under one of your nobles as its weapon.
dueling-nobles-kind-move-weapon = Move a weapon
dueling-nobles-kind-move-weapon-about = { $swap ->
    [yes] Move a weapon from one of your nobles to another; two armed nobles swap.
   *[no] Move a weapon from one of your nobles to another that has none.
}
dueling-nobles-kind-heal = Heal
dueling-nobles-kind-heal-about = Discard a heart: one of your nobles regains 1 stamina. Once per game.
dueling-nobles-kind-draw-three = Draw three
dueling-nobles-kind-draw-three-about = Discard a diamond while your opponent has more nobles: draw 3 support cards. Once per game.
dueling-nobles-kind-recover = Recover
dueling-nobles-kind-recover-about = Discard a club: take any other card from the discard pile. Once per game.
dueling-nobles-kind-spy = Spy
dueling-nobles-kind-spy-about = { $revealed ->
    [yes] Discard a spade: your opponent’s hand is shown and stays face up. Once per game.
   *[no] Discard a spade: see your opponent’s hand. Once per game.
}
dueling-nobles-kind-challenge = Challenge
dueling-nobles-kind-challenge-about = One of your nobles challenges one of your opponent’s to a duel.
dueling-nobles-kind-deflect = Deflect
dueling-nobles-kind-deflect-about = The defender pays { $deflect } gold, before any die is rolled, and another noble takes up the challenge.
dueling-nobles-kind-roll = Roll
dueling-nobles-kind-roll-about = One die for each side; a King may roll two.
dueling-nobles-kind-support = Support
dueling-nobles-kind-support-about = The attacker first, then the defender: 1 support card, 2 for a Jack, or none.
dueling-nobles-kind-concede = Concede
dueling-nobles-kind-concede-about = The other player wins the game.

## House rules

dueling-nobles-group-start = Start of the game
dueling-nobles-group-turn = A turn
dueling-nobles-group-income = Income
dueling-nobles-group-reinforcements = Reinforcements
dueling-nobles-group-command = Weapons and abilities
dueling-nobles-group-duel = Duels

dueling-nobles-rule-phases = Phases of a turn
dueling-nobles-rule-phases-about = The phases of a turn, in order, and the actions allowed in each.
dueling-nobles-rule-base-strength = Base strength
dueling-nobles-rule-base-strength-about = The strength of a noble in a duel before anything is added.
dueling-nobles-rule-stamina = Stamina
dueling-nobles-rule-stamina-about = How many wounds a noble can take before it is vanquished.
dueling-nobles-rule-sells-per-turn = Sales per turn
dueling-nobles-rule-sells-per-turn-about = How often three cards of a suit may be sold in one turn.
dueling-nobles-rule-taxes = Kings taxed per turn
dueling-nobles-rule-taxes-about = Whether each King may be taxed once per turn, or only one of them.
dueling-nobles-rule-tax-may-vanquish = Tax may vanquish
dueling-nobles-rule-tax-may-vanquish-about = Whether a tax may take a King’s last stamina.
dueling-nobles-rule-buys-per-turn = Purchases per turn
dueling-nobles-rule-buys-per-turn-about = How often support cards may be bought in one turn.
dueling-nobles-rule-cards-per-purchase = Cards per purchase
dueling-nobles-rule-cards-per-purchase-about = Maximum number of support cards per purchase.
dueling-nobles-rule-recruits-per-turn = Recruits per turn
dueling-nobles-rule-recruits-per-turn-about = How many nobles may be recruited in one turn.
dueling-nobles-rule-recruit-cost = Cost of a recruit
dueling-nobles-rule-recruit-cost-about = Gold for recruiting a noble.
dueling-nobles-rule-weapons-per-turn = New weapons per turn
dueling-nobles-rule-weapons-per-turn-about = How many nobles may be armed in one turn.
dueling-nobles-rule-weapon-moves-per-turn = Weapon moves per turn
dueling-nobles-rule-weapon-moves-per-turn-about = How often a weapon may be moved between nobles in one turn.
dueling-nobles-rule-weapons-may-swap = Weapons may be swapped
dueling-nobles-rule-weapons-may-swap-about = Whether two armed nobles may exchange their weapons.
dueling-nobles-rule-spied-hand-stays-revealed = Spied hand stays face up
dueling-nobles-rule-spied-hand-stays-revealed-about = Whether the cards that a spy has seen stay face up.
dueling-nobles-rule-duels-per-turn = Duels per turn
dueling-nobles-rule-duels-per-turn-about = How many duels may be fought in one turn.
dueling-nobles-rule-deflect-cost = Cost of deflecting
dueling-nobles-rule-deflect-cost-about = Gold that the defender pays to choose another noble.
dueling-nobles-rule-queen-bonus = Queen’s bonus
dueling-nobles-rule-queen-bonus-about = Strength that a Queen gains from each other noble of her courtyard.
dueling-nobles-rule-adrenaline = Adrenaline
dueling-nobles-rule-adrenaline-about = Strength that a support card of its noble’s suit adds beyond its rank.
dueling-nobles-rule-both-empty = Both courtyards empty
dueling-nobles-rule-both-empty-about = The winner if one duel empties both courtyards.
dueling-nobles-rule-income-gold = Gold per income
dueling-nobles-rule-income-gold-about = Gold gained at the start of the income phase.
dueling-nobles-rule-sale-gold = Gold per sale
dueling-nobles-rule-sale-gold-about = Gold for three support cards of one suit.
dueling-nobles-rule-win-gold = Gold for a duel
dueling-nobles-rule-win-gold-about = Gold for the winner of a duel.
dueling-nobles-rule-opening-nobles = Opening nobles
dueling-nobles-rule-opening-nobles-about = How many nobles each player starts with.
dueling-nobles-rule-opening-hand = Opening hand
dueling-nobles-rule-opening-hand-about = How many support cards each player starts with.

dueling-nobles-value-each-king = each King once
dueling-nobles-value-one-king = one King
dueling-nobles-value-draw = a draw
dueling-nobles-value-attacker = the attacker wins
dueling-nobles-value-defender = the defender wins

## Actions

dueling-nobles-headline-setup = { $first } takes the first turn
dueling-nobles-headline-next-phase = { $player } goes on to the { $phase } phase
dueling-nobles-headline-end-turn = { $player } ends the turn
dueling-nobles-headline-sell = { $player } sells { $cards }
dueling-nobles-headline-tax = { $player } taxes { $king }
dueling-nobles-headline-buy = { $count ->
    [one] { $player } buys 1 card
   *[other] { $player } buys { $count } cards
}
dueling-nobles-headline-recruit = { $player } recruits { $noble }
dueling-nobles-headline-weapon = { $player } arms { $noble } with { $card }
dueling-nobles-headline-move-weapon = { $weapon ->
    [none] { $player } swaps the weapons of { $from } and { $to }
   *[other] { $player } moves { $weapon } from { $from } to { $to }
}
dueling-nobles-headline-heal = { $player } spends { $card } to heal { $noble }
dueling-nobles-headline-draw-three = { $player } spends { $card } to draw three cards
dueling-nobles-headline-recover = { $player } spends { $card } to take { $take } from the discard pile
dueling-nobles-headline-spy = { $player } spends { $card } to see { $opponent }’s hand
dueling-nobles-headline-challenge = { $player }’s { $attacker } challenges { $opponent }’s { $target }
dueling-nobles-headline-deflect = { $player } deflects the challenge to { $target }
dueling-nobles-headline-roll = { $count ->
    [2] { $virtual ->
        [yes] { $player } rolls { $first } and { $second } with the app’s dice: { $total }
       *[no] { $player } rolls { $first } and { $second }: { $total }
    }
   *[other] { $virtual ->
        [yes] { $player } rolls { $first } with the app’s die
       *[no] { $player } rolls { $first }
    }
}
dueling-nobles-headline-support = { $cards ->
    [none] { $player } plays no support card
   *[other] { $player } plays { $cards }
}
dueling-nobles-headline-concede = { $player } concedes
dueling-nobles-headline-adjust-gold = Correction: { $player } has { $gold } gold
dueling-nobles-headline-adjust-hand = { $hand ->
    [one] Correction: { $player } has 1 card in hand
   *[other] Correction: { $player } has { $hand } cards in hand
}
dueling-nobles-headline-adjust-ability = { $used ->
    [yes] Correction: { $player } has used { $suit } ({ $ability })
   *[no] Correction: { $player } has not used { $suit } ({ $ability })
}
dueling-nobles-headline-adjust-stamina = Correction: { $noble } has { $stamina } stamina
dueling-nobles-headline-adjust-weapon = { $weapon ->
    [none] Correction: { $noble } has no weapon
   *[other] Correction: { $noble } has the weapon { $weapon }
}
dueling-nobles-headline-adjust-support-deck = { $support_deck ->
    [one] Correction: the support deck has 1 card
   *[other] Correction: the support deck has { $support_deck } cards
}

## Consequences

dueling-nobles-then-courtyard = { $player } starts with { $nobles }.
dueling-nobles-event-turn-began = Turn { $turn }: it is { $player }’s turn.
dueling-nobles-event-phase-entered = The { $phase } phase begins.
dueling-nobles-event-gold-gained = { $gain ->
    [income] { $player } gains { $gold } gold as income.
    [sale] { $player } gains { $gold } gold for the cards.
    [tax] { $player } gains { $gold } gold from the tax.
   *[duel] { $player } gains { $gold } gold for the duel.
}
dueling-nobles-event-gold-paid = { $player } pays { $gold } gold.
dueling-nobles-event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } draws nothing: no cards are left.
        [one] { $player } draws only 1 card of { $wanted }: no more are left.
       *[other] { $player } draws only { $cards } cards of { $wanted }: no more are left.
    }
   *[equal] { $cards ->
        [one] { $player } draws 1 card.
       *[other] { $player } draws { $cards } cards.
    }
}
dueling-nobles-event-deck-refilled = { $cards ->
    [one] Turn over the discard pile: its 1 card is the support deck now.
   *[other] Shuffle the discard pile: its { $cards } cards are the support deck now.
}
dueling-nobles-event-noble-joined = { $noble } joins { $player }’s courtyard with { $stamina } stamina.
dueling-nobles-event-noble-wounded = { $left ->
    [0] { $player }’s { $noble } loses its last stamina.
   *[other] { $player }’s { $noble } loses 1 stamina and has { $left } left.
}
dueling-nobles-event-noble-vanquished = { $player }’s { $noble } is vanquished: shuffle it into the noble deck.
dueling-nobles-event-weapon-lost = { $noble }’s weapon { $weapon } goes to the discard pile.
dueling-nobles-event-noble-healed = { $noble } regains 1 stamina and has { $now } now.
dueling-nobles-event-recovered = { $card } is in { $player }’s hand now.
dueling-nobles-then-seen = { $player }’s hand: { $cards }.
dueling-nobles-then-seen-open = { $player }’s hand stays face up: { $cards }.
dueling-nobles-then-seen-empty = { $player }’s hand is empty.
dueling-nobles-event-duel-ended = { $verdict ->
    [tie] { $critical ->
        [yes] Aces on both sides: the duel is a tie, whatever the totals ({ $total } to { $other }).
       *[no] The duel is a tie, { $total } to { $total }.
    }
   *[other] { $critical ->
        [yes] A critical hit: { $player }’s { $noble } wins the duel, whatever the totals ({ $total } to { $other }).
       *[no] { $player }’s { $noble } wins the duel, { $total } to { $other }.
    }
}
dueling-nobles-then-duel-discards = { $count ->
    [one] { $cards } goes to the discard pile.
   *[other] { $cards } go to the discard pile.
}
dueling-nobles-event-game-ended = { $outcome ->
    [draw] The game is a draw. Well played!
   *[won] { $winner } wins the game. Well played, { $loser }!
}

## A duel’s terms

dueling-nobles-fighter = { $noble } ({ $player })
dueling-nobles-term-base = base
dueling-nobles-term-weapon = weapon { $weapon }
dueling-nobles-term-inspiration = { $others ->
    [one] 1 other noble
   *[other] { $others } other nobles, { $each } each
}
dueling-nobles-term-die = die
dueling-nobles-term-card = { $card }
dueling-nobles-term-adrenaline = adrenaline { $card }
dueling-nobles-term-critical = critical hit { $card }

## Refusals

dueling-nobles-refusal-wrong-phase = { $when ->
    [later] { $count ->
        [one] This belongs to the { $phases } phase: continue to it first. This is the { $now } phase.
       *[other] This belongs to the { $phases } phases: continue to one of them first. This is the { $now } phase.
    }
    [past] { $count ->
        [one] This belongs to the { $phases } phase, which is past: wait for the next turn. This is the { $now } phase.
       *[other] This belongs to the { $phases } phases, which are past: wait for the next turn. This is the { $now } phase.
    }
   *[never] These rules have no phase for this.
}
dueling-nobles-refusal-not-set-up = Set up the table first.
dueling-nobles-refusal-already-set-up = The table is already set up.
dueling-nobles-refusal-bad-setup-count = { $needed ->
    [one] { $player } starts with 1 noble, not { $got }.
   *[other] { $player } starts with { $needed } nobles, not { $got }.
}
dueling-nobles-refusal-bad-setup-not-nobles = { $count ->
    [one] { $cards } is not a noble.
   *[other] { $cards } are not nobles.
}
dueling-nobles-refusal-bad-setup-duplicates = { $count ->
    [one] { $cards } is named more than once.
   *[other] { $cards } are named more than once.
}
dueling-nobles-refusal-duel-in-progress = Finish the duel first.
dueling-nobles-refusal-no-duel = There is no duel now.
dueling-nobles-refusal-not-enough-gold = This needs { $needs } gold; { $payer } has { $has }.
dueling-nobles-refusal-no-such-noble = { $card ->
    [none] { $player } has no other noble for this.
   *[other] { $where ->
        [other] { $card } is in { $holder }’s courtyard, not in { $player }’s.
        [nowhere] { $card } is in no courtyard.
       *[unknown] { $card } is not in { $player }’s courtyard.
    }
}
dueling-nobles-refusal-noble-in-play = { $noble } is already in { $player }’s courtyard.
dueling-nobles-refusal-not-a-noble = { $card } is not a noble: only Jacks, Queens and Kings are.
dueling-nobles-refusal-not-a-support-card = { $card } is not a support card: they go from the Ace to the 10.
dueling-nobles-refusal-not-a-weapon = { $card } is not a weapon: only a 2 or a 3 can be one.
dueling-nobles-refusal-noble-armed = { $noble ->
    [none] Every noble that could take it already has a weapon.
   *[other] { $noble } already has a weapon: { $weapon }.
}
dueling-nobles-refusal-noble-unarmed = { $noble ->
    [none] None of { $active }’s nobles has a weapon.
   *[other] { $noble } has no weapon.
}
dueling-nobles-refusal-same-noble = { $duel ->
    [yes] { $noble } is the challenged noble; choose another one.
   *[no] { $noble } is named twice; choose two different nobles.
}
dueling-nobles-refusal-not-a-king = { $card ->
    [none] { $active } has no King to tax.
   *[other] { $card } is not a King; only Kings can be taxed.
}
dueling-nobles-refusal-king-would-fall = { $king } has only 1 stamina left, which a tax may not take.
dueling-nobles-refusal-already-taxed = { $king ->
    [none] Every King has been taxed this turn.
   *[other] { $king } has been taxed this turn.
}
dueling-nobles-refusal-limit-reached = { $limit ->
    [0] These rules do not allow this.
    [one] This is allowed only once per turn.
   *[other] This is allowed only { $limit } times per turn.
}
dueling-nobles-refusal-wrong-count = { ORDER($min, $max) ->
    [equal] { $max ->
        [one] This takes 1 card, not { $got }.
       *[other] This takes { $max } cards, not { $got }.
    }
   *[less] { $min ->
        [0] { $max ->
            [one] This takes 1 card or none, not { $got }.
           *[other] This takes up to { $max } cards, not { $got }.
        }
       *[other] This takes { $min } to { $max } cards, not { $got }.
    }
}
dueling-nobles-refusal-duplicate-card = { $card } is named twice.
dueling-nobles-refusal-not-same-suit = This takes three cards of one suit.
dueling-nobles-refusal-wrong-suit = This ability needs a { $needed }, not { $card }.
dueling-nobles-refusal-hand-too-small = { $needs ->
    [one] This needs a card in hand; { $player } has none.
   *[other] This needs { $needs } cards in hand; { $player } has { $has }.
}
dueling-nobles-refusal-card-elsewhere = { $card ->
    [none] The hand cannot have a suitable card.
   *[other] { $card-location ->
        [discard] { $support } is in the discard pile.
        [under] { $support } is under { $noble }.
        [duel] { $support } has been played in this duel.
        [hand] { $support } is in { $player }’s hand.
       *[outside] All cards in { $player }’s hand are known, and { $support } is not one of them.
    }
}
dueling-nobles-refusal-ability-used = { $active } has used { $suit } ({ $ability }) in this game; each ability can be used once.
dueling-nobles-refusal-stamina-full = { $noble ->
    [none] All of { $active }’s nobles have their full stamina.
   *[other] { $noble } has its full stamina.
}
dueling-nobles-refusal-opponent-not-ahead = { $other } must have more nobles than { $active }; now it is { $opponent } to { $own }.
dueling-nobles-refusal-discard-lacks-card = { $card ->
    [none] The discard pile is empty.
   *[other] { $card } is not in the discard pile.
}
dueling-nobles-refusal-deck-empty = { $left ->
    [0] No support cards are left to draw.
    [one] Only 1 support card is left to draw, and this needs { $needs }.
   *[other] Only { $left } support cards are left to draw, and this needs { $needs }.
}
dueling-nobles-refusal-noble-deck-empty = No noble is left in the noble deck.
dueling-nobles-refusal-already-deflected = A challenge can be deflected only once.
dueling-nobles-refusal-dice-already-rolled = { $player } has rolled already.
dueling-nobles-refusal-not-rolled = { $player } has to roll first.
dueling-nobles-refusal-wrong-dice = { $max ->
    [one] This noble rolls one die, from 1 to 6.
   *[other] A King rolls one or two dice, each from 1 to 6.
}
dueling-nobles-refusal-not-your-support = It is { $turn }’s turn to play support cards or none.
dueling-nobles-refusal-bad-adjustment-gold = Gold must be from 0 to { $value }.
dueling-nobles-refusal-bad-adjustment-hand = A hand must have 0 to { $value } cards.
dueling-nobles-refusal-bad-adjustment-support-deck = The support deck must have 0 to { $value } cards.
dueling-nobles-refusal-bad-adjustment-stamina = { $noble }’s stamina must be from 1 to { $value }.

## The table in a terminal

dueling-nobles-table-setup = The table has not been set up yet.
dueling-nobles-table-turn = Turn { $turn }: { $player }’s turn, { $phase } phase
dueling-nobles-table-over = After turn { $turn }: { $result }
dueling-nobles-table-side = { $player }: { $gold } gold, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
dueling-nobles-table-known = Known in hand: { $cards }
dueling-nobles-table-ability = { $suit } { $ability }
dueling-nobles-table-abilities = Abilities left: { $abilities }
dueling-nobles-table-noble = { $noble }  stamina { $stamina } of { $full }, strength { $strength }
dueling-nobles-table-noble-armed = { $noble }  stamina { $stamina } of { $full }, strength { $strength } with { $weapon }
dueling-nobles-table-courtyard-empty = No nobles
dueling-nobles-table-decks = Support deck { $support }, noble deck { $nobles }
dueling-nobles-table-discard = Discard pile, oldest first: { $cards }
dueling-nobles-table-discard-empty = Discard pile: empty
dueling-nobles-table-missing = { $count ->
    [one] 1 support card is missing from the counts.
   *[other] { $count } support cards are missing from the counts.
}
dueling-nobles-table-surplus = { $count ->
    [one] The counts include 1 support card too many.
   *[other] The counts include { $count } support cards too many.
}
dueling-nobles-table-duel = Duel: { $attacker } against { $defender }
dueling-nobles-table-to-roll = { $player } still has to roll.
dueling-nobles-table-to-support = { $player } plays support cards next, or none.
dueling-nobles-table-last-duel = Last duel: { $attacker } { $total } against { $defender } { $other }, { $outcome ->
    [attacker] the attacker won
    [defender] the defender won
   *[tie] a tie
}

## The command line’s duel

dueling-nobles-calculator-attacker = the attacker
dueling-nobles-calculator-defender = the defender
dueling-nobles-calculator-title-attacker = { $noble } attacks
dueling-nobles-calculator-title-defender = { $noble } defends
dueling-nobles-calculator-total = total
dueling-nobles-calculator-attacker-wins = { $attacker } wins as the attacker, { $total } to { $other }.
dueling-nobles-calculator-defender-wins = { $defender } wins as the defender, { $other } to { $total }.
dueling-nobles-calculator-tie = A tie, { $total } to { $other }: both nobles lose 1 stamina.
dueling-nobles-calculator-attacker-critical = A critical hit: { $attacker } wins as the attacker, whatever the totals.
dueling-nobles-calculator-defender-critical = A critical hit: { $defender } wins as the defender, whatever the totals.
dueling-nobles-calculator-aces = Aces on both sides: a tie, whatever the totals.
dueling-nobles-calculator-without-dice = { $sides ->
    [attacker] The attacker’s dice are not given: that total does not include them.
    [defender] The defender’s dice are not given: that total does not include them.
   *[both] No dice are given: the totals do not include them.
}
dueling-nobles-calculator-no-hands = For chances with cards, give the number of cards in the hands that are still to play: --attacker-hand and --defender-hand.
dueling-nobles-calculator-too-many-nobles = There are only 12 nobles.

## Chances and luck

dueling-nobles-chance-below-one = <1%
dueling-nobles-chance-above-ninety-nine = >99%
dueling-nobles-odds-dice = By the dice alone: { $attacker } { $win }, tie { $tie }, { $defender } { $loss }.
dueling-nobles-odds-cards = If both play their best card: { $attacker } { $win }, tie { $tie }, { $defender } { $loss }.
dueling-nobles-odds-answer = { $ties ->
    [no] Chance that { $player }’s hand wins { $win }, does not help { $none }.
   *[yes] Chance that { $player }’s hand wins { $win }, only ties { $tie }, does not help { $none }.
}
dueling-nobles-odds-answer-wins = These would win: { $cards }.
dueling-nobles-odds-answer-ties = These would tie: { $cards }.
dueling-nobles-odds-answer-pair = No single card wins; it takes two.
dueling-nobles-odds-missing = { $count ->
    [one] No chances with cards: 1 of the 40 support cards is not counted.
   *[other] No chances with cards: { $count } of the 40 support cards are not counted.
}
dueling-nobles-odds-surplus = { $count ->
    [one] No chances with cards: 1 support card too many is counted.
   *[other] No chances with cards: { $count } support cards too many are counted.
}
dueling-nobles-odds-luck = Before the dice and without cards, { $player }’s chance was { $expected }; a tie counts half. The dice { $dice ->
    [more] added { $dice_points }
    [less] took { $dice_points } away
    [little] hardly mattered
   *[none] changed nothing
}, cards and choices { $cards ->
    [more] added { $cards_points }
    [less] took { $cards_points } away
    [little] hardly mattered
   *[none] changed nothing
}: { $result ->
    [win] { $player } won.
    [loss] { $player } lost.
   *[tie] a tie.
}
dueling-nobles-odds-line = { $attacker } { $win }, tie { $tie }, { $defender } { $loss }
dueling-nobles-outlook-certain = { $player } wins for certain
dueling-nobles-outlook-tie = It will be a tie
dueling-nobles-outlook-almost = { $player } wins almost certainly
dueling-nobles-outlook-likely = { $player } will probably win
dueling-nobles-outlook-better = { $player } has the better chances
dueling-nobles-outlook-even = It is about even
dueling-nobles-chances-show = Chances
dueling-nobles-chances-hide = Hide chances
dueling-nobles-chances-pair = { $attacker } against { $target }: { $outlook }.
dueling-nobles-chances-of-pair = Chances of { $attacker } against { $target }: { $chance }
dueling-nobles-chances-about = When this game shows the chances of a duel.
dueling-nobles-chances-as-set = As in the settings ({ $when })
dueling-nobles-chances-course = How the duel went
dueling-nobles-chances-wins = { $player } wins
dueling-nobles-chances-no-duel = This move is not part of a duel, so it has no chances of a duel.
dueling-nobles-chances-off = The curve of chances is off. You can turn it on in the settings.
dueling-nobles-chances-even = even
dueling-nobles-chances-how-likely = { $attacker }’s chance to win if both play their best card. Tap one for details.
dueling-nobles-chances-how-likely-dice = { $attacker }’s chance to win by the dice alone. { $why }
dueling-nobles-chances-after = { $done }: { $sentence }
dueling-nobles-chances-course-told = Chances in this duel: { $points }
dueling-nobles-needs-all = { $name } wins with any card
dueling-nobles-needs-win = { $name } wins with { $wins }
dueling-nobles-needs-win-tie = { $name } wins with { $wins } and ties with { $ties }
dueling-nobles-needs-win-two = { $name } wins with { $wins }, or with two cards that make { $sum } or more
dueling-nobles-needs-win-tie-two = { $name } wins with { $wins }, or with two cards that make { $sum } or more, and ties with { $ties }
dueling-nobles-needs-two = { $name } wins only with two cards that make { $sum } or more
dueling-nobles-needs-tie = No card wins for { $name }; { $ties } ties
dueling-nobles-needs-hopeless = No card helps { $name }
dueling-nobles-needs-no-ace = An Ace is played and none is left: nothing saves { $name }
dueling-nobles-needs-first = If { $other } plays no card: { $sentence }
dueling-nobles-needs-an-ace = an Ace
dueling-nobles-needs-range = { $first } to { $last }
dueling-nobles-needs-nothing = { $name } is ahead by { $lead }
dueling-nobles-needs-ace = An Ace is played: only an Ace saves { $name }
dueling-nobles-odds-no-pairs = No two nobles can meet in a duel now.
dueling-nobles-odds-title = { $attacker } against { $defender }, as if challenged now
dueling-nobles-odds-attacker = Attacks
dueling-nobles-odds-target = Defends
dueling-nobles-odds-dice-win = Dice: win
dueling-nobles-odds-dice-tie = tie
dueling-nobles-odds-dice-loss = loss
dueling-nobles-odds-cards-win = Best cards: win
dueling-nobles-odds-cards-tie = tie
dueling-nobles-odds-cards-loss = loss
dueling-nobles-odds-note = Wins, ties and defeats of the attacker: by the dice alone, and if both play their best card. Bluffing, saving cards and deflecting are not considered.

## Statistics

dueling-nobles-count-duels = Duels
dueling-nobles-count-share = Share
dueling-nobles-count-attacker-won = Won by the attacker
dueling-nobles-count-defender-won = Won by the defender
dueling-nobles-count-tied-duels = Tied
dueling-nobles-count-critical-attacks = Critical hit by the attacker
dueling-nobles-count-critical-defences = Critical hit by the defender
dueling-nobles-count-deflected = Deflected
dueling-nobles-count-duels-note = { $count ->
    [one] 1 duel was fought to the end.
   *[other] { $count } duels were fought to the end.
}
dueling-nobles-count-nobles = Duels by noble
dueling-nobles-count-noble = Noble
dueling-nobles-count-attacks = Attacks
dueling-nobles-count-defences = Defences
dueling-nobles-count-won = won
dueling-nobles-count-lost = lost
dueling-nobles-count-tied = tied
dueling-nobles-count-luck = Luck in duels
dueling-nobles-count-luck-expected = Expected
dueling-nobles-count-luck-dice = Luck of the dice
dueling-nobles-count-luck-cards = Cards and choices
dueling-nobles-count-luck-won = Won
dueling-nobles-count-luck-note = Won is Expected plus the luck of the dice plus cards and choices; a tie counts half. Expected is the chance before any die is rolled, without cards. The luck of the dice is how they changed that chance, and cards and choices are the rest.
dueling-nobles-count-luck-left-out = Only duels that were fought to the end count; a deflected duel counts from its last target. Luck in drawing cards is not computed.
dueling-nobles-count-abilities = Abilities
dueling-nobles-count-ability = Ability
dueling-nobles-count-ability-of = { $suit } { $ability }
dueling-nobles-count-uses = Uses
dueling-nobles-count-turn-first = First turn
dueling-nobles-count-turn-median = Median turn
dueling-nobles-count-turn-last = Last turn
dueling-nobles-count-gold = Gold at the end of each turn
dueling-nobles-count-turn = Turn
dueling-nobles-count-gold-first = Went first
dueling-nobles-count-gold-second = Went second
dueling-nobles-count-gold-won = Won games
dueling-nobles-count-gold-winner = Winner
dueling-nobles-count-gold-loser = Loser
dueling-nobles-count-gold-note = Mean gold in the games that reached the turn.
dueling-nobles-count-gold-shown = { $shown } of { $all } turns are shown: those reached by at least 1 game in 20, at most 40.

## Results for other programs

dueling-nobles-tally-nobles-left = Nobles left
dueling-nobles-tally-duels-won = Duels won

## A first game

dueling-nobles-deal = Shuffle the 12 Jacks, Queens and Kings. Deal 6 to each player.
dueling-nobles-deal-about = They are the nobles. Take them out of the deck first; the other 40 cards come later.
dueling-nobles-keep = { $count ->
    [one] Each player keeps 1 of them, face up. Tap it here.
   *[other] Each player keeps { $count } of them, face up. Tap them here.
}
dueling-nobles-keep-about = They are your courtyard and fight your duels. A King may roll two dice, a Queen is stronger for each noble beside her, a Jack may play two cards. A mix is a good start.
dueling-nobles-rest = { $count ->
    [0] No noble is left over.
    [one] Put the remaining noble face down: the noble deck.
   *[other] Shuffle the remaining { $count } and put them face down: the noble deck.
}
dueling-nobles-rest-about = New nobles come from there, and vanquished ones go back.
dueling-nobles-hand = { $count ->
    [0] Shuffle the other 40 cards: the support deck. None are dealt.
    [one] Shuffle the other 40 cards. Deal 1 to each player; the rest is the support deck.
   *[other] Shuffle the other 40 cards. Deal { $count } to each player; the rest is the support deck.
}
dueling-nobles-hand-about = Keep your hand hidden. You play these cards in duels, sell them, arm nobles with them or spend them on abilities.
dueling-nobles-hint-guide = The app tracks gold, stamina and weapons and adds up the duels. Hints explain each phase; those that you dismiss do not come back.
dueling-nobles-needs = All you need is a deck of cards and two dice.
dueling-nobles-hint-income = { $gold ->
    [0] Sell three cards of one suit, or tax a King, who pays with stamina.
   *[other] You have gained { $gold } gold already. Sell cards or tax a King for more.
}
dueling-nobles-hint-reinforcements = Gold buys support cards, 1 gold each, or a noble for { $recruit }.
dueling-nobles-hint-command = A 2 or a 3 under a noble is a weapon. Each suit has an ability.
dueling-nobles-hint-hearts = one of your nobles regains 1 stamina.
dueling-nobles-hint-diamonds = while your opponent has more nobles.
dueling-nobles-hint-clubs = take a card from the discard pile.
dueling-nobles-hint-spades = see your opponent’s hand.
dueling-nobles-hint-duel = Tap the noble that attacks, then its target. You need not attack.
dueling-nobles-hint-roll = Tap what your dice show, or let the app roll. A King may roll two.
dueling-nobles-hint-support = First the attacker may play a card, then the defender. An Ace wins.
