# The messages of Dueling Nobles.

dueling-nobles-title = Dueling Nobles
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

dueling-nobles-kind-next-phase-about = Continue to the next phase; after the last one it is the other player’s turn.
dueling-nobles-kind-end-turn-about = Skip the remaining phases.
dueling-nobles-kind-sell = Sell
dueling-nobles-kind-sell-about = Discard 3 support cards of one suit for { $sale_gold } gold.
dueling-nobles-kind-tax = Tax
dueling-nobles-kind-tax-about = One of your Kings loses 1 stamina; you gain 1 gold.
dueling-nobles-kind-buy = Buy
dueling-nobles-kind-buy-about = { $cards_per_purchase ->
    [one] Pay 1 gold and draw 1 support card.
   *[other] Pay 1 gold for each support card you draw, up to { $cards_per_purchase }.
}
dueling-nobles-kind-recruit = Recruit
dueling-nobles-kind-recruit-about = Pay { $recruit_cost } gold: the top noble of the noble deck joins your courtyard.
dueling-nobles-kind-weapon = Arm
dueling-nobles-kind-weapon-about = Put a 2 or 3 under one of your nobles as its weapon.
dueling-nobles-kind-move-weapon = Move a weapon
dueling-nobles-kind-move-weapon-about = { $weapons_may_swap ->
    [yes] Move a weapon from one of your nobles to another; two armed nobles swap.
   *[no] Move a weapon from one of your nobles to another that has none.
}
dueling-nobles-kind-heal = Heal
dueling-nobles-kind-heal-about = Discard a heart: one of your nobles regains 1 stamina. Once per game.
dueling-nobles-kind-draw-three = Draw three
dueling-nobles-kind-draw-three-about = Discard a diamond while your opponent has more nobles: draw 3 support cards. Once per game.
dueling-nobles-kind-recover = Recover
dueling-nobles-kind-recover-about = { $support_decks ->
    [each] Discard a club: take any other card from your discard pile. Once per game.
   *[shared] Discard a club: take any other card from the discard pile. Once per game.
}
dueling-nobles-kind-spy = Spy
dueling-nobles-kind-spy-about = { $spied_hand_stays_revealed ->
    [yes] Discard a spade: your opponent’s hand is shown and stays face up. Once per game.
   *[no] Discard a spade: see your opponent’s hand. Once per game.
}
dueling-nobles-kind-challenge = Challenge
dueling-nobles-kind-challenge-about = One of your nobles challenges one of your opponent’s to a duel.
dueling-nobles-kind-deflect = Deflect
dueling-nobles-kind-deflect-about = The defender pays { $deflect_cost } gold, before any die is rolled, and another noble takes up the challenge.
dueling-nobles-kind-roll = Roll
dueling-nobles-kind-roll-about = One die for each side; a King may roll two.
dueling-nobles-kind-support = Support
dueling-nobles-kind-support-about = The attacker first, then the defender: 1 support card, 2 for a Jack, or none.

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
dueling-nobles-rule-victory = Moment of victory
dueling-nobles-rule-victory-about = When a player without nobles has lost: at once, or only when the opponent’s turn would begin, so that the player may still recruit.
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
dueling-nobles-rule-support-decks = Support decks
dueling-nobles-rule-support-decks-about = Whether both players share one support deck, or each player has a support deck and a discard pile from a deck of cards of their own.

dueling-nobles-value-each-king = each King once
dueling-nobles-value-one-king = one King
dueling-nobles-value-draw = a draw
dueling-nobles-value-at-once = at once
dueling-nobles-value-turn-start = at the start of a turn
dueling-nobles-value-shared = one for both
dueling-nobles-value-each = one each
dueling-nobles-value-attacker = the attacker wins
dueling-nobles-value-defender = the defender wins

## Actions

dueling-nobles-headline-next-phase = { $player } goes on to the { $phase } phase
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
dueling-nobles-begun-recruit = { $player } recruits the top noble of the noble deck
dueling-nobles-begun-spy = { $player } spends { $card } to see your hand
dueling-nobles-begun-roll = { $player } rolls
dueling-nobles-headline-adjust-gold = Correction: { $player } has { $gold } gold
dueling-nobles-headline-adjust-ability = { $used ->
    [yes] Correction: { $player } has used { $suit } ({ $ability })
   *[no] Correction: { $player } has not used { $suit } ({ $ability })
}
dueling-nobles-headline-adjust-stamina = Correction: { $noble } has { $stamina } stamina
dueling-nobles-headline-adjust-weapon = { $weapon ->
    [none] Correction: { $noble } has no weapon
   *[other] Correction: { $noble } has the weapon { $weapon }
}
dueling-nobles-headline-adjust-support-deck = { $owner ->
    [none] { $support_deck ->
        [one] Correction: the support deck has 1 card
       *[other] Correction: the support deck has { $support_deck } cards
    }
   *[other] Correction: cards in { $owner }’s support deck: { $support_deck }
}

## Consequences

dueling-nobles-then-courtyard = { $player } starts with { $nobles }.
dueling-nobles-event-phase-entered = The { $phase } phase begins.
dueling-nobles-event-gold-gained = { $gain ->
    [income] { $player } gains { $gold } gold as income.
    [sale] { $player } gains { $gold } gold for the cards.
    [tax] { $player } gains { $gold } gold from the tax.
   *[duel] { $player } gains { $gold } gold for the duel.
}
dueling-nobles-event-gold-paid = { $player } pays { $gold } gold.
dueling-nobles-event-deck-refilled = { $owner ->
    [none] { $cards ->
        [one] Turn over the discard pile: its 1 card is the support deck now.
       *[other] Shuffle the discard pile: its { $cards } cards are the support deck now.
    }
   *[other] { $owner }: shuffle your discard pile. It is your support deck now.
}
dueling-nobles-event-noble-joined = { $noble } joins { $player }’s courtyard with { $stamina } stamina.
dueling-nobles-event-noble-wounded = { $left ->
    [0] { $player }’s { $noble } loses its last stamina.
   *[other] { $player }’s { $noble } loses 1 stamina and has { $left } left.
}
dueling-nobles-event-noble-vanquished = { $goes-on ->
    [no] { $player }’s { $noble } is vanquished.
   *[yes] { $player }’s { $noble } is vanquished: shuffle it into the noble deck.
}
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
dueling-nobles-then-duel-discards = { $owner ->
    [none] { $count ->
        [one] { $cards } goes to the discard pile.
       *[other] { $cards } go to the discard pile.
    }
   *[other] { $owner } discards { $cards }.
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
dueling-nobles-refusal-card-elsewhere = { $card ->
    [none] There is no suitable card in hand.
   *[other] { $card-location ->
        [discard] { $owner ->
            [none] { $support } is in the discard pile.
           *[other] { $support } is in { $owner }’s discard pile.
        }
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
dueling-nobles-refusal-discard-lacks-card = { $shared ->
    [yes] { $card ->
        [none] The discard pile is empty.
       *[other] { $card } is not in the discard pile.
    }
   *[no] { $card ->
        [none] { $active }’s discard pile is empty.
       *[other] { $card } is not in { $active }’s discard pile.
    }
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
dueling-nobles-refusal-bad-adjustment-shared-deck = Both players share the support deck, so the correction must not name a player.
dueling-nobles-refusal-bad-adjustment-deck-of-each = Each player has a support deck, so the correction must name a player.
dueling-nobles-refusal-bad-adjustment-stamina = { $noble }’s stamina must be from 1 to { $value }.

## The table in a terminal

dueling-nobles-table-turn = Turn { $turn }: { $player }’s turn, { $phase } phase
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
dueling-nobles-calculator-attacker-wins = { $attacker } wins as the attacker, { $total } to { $other }.
dueling-nobles-calculator-defender-wins = { $defender } wins as the defender, { $other } to { $total }.
dueling-nobles-calculator-undecided = The dice decide who wins.
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

dueling-nobles-odds-dice = By the dice alone: { $attacker } { $win }, tie { $tie }, { $defender } { $loss }.
dueling-nobles-odds-cards = If both play their best card: { $attacker } { $win }, tie { $tie }, { $defender } { $loss }.
dueling-nobles-odds-answer = { $ties ->
    [no] { $player } holds a winning card: { $win }.
   *[yes] { $player } holds a winning card: { $win }, only a tying card: { $tie }.
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
    [more] added { $dice_points } { $dice_points ->
        [one] point
       *[other] points
    }
    [less] took { $dice_points } { $dice_points ->
        [one] point
       *[other] points
    } away
    [little] hardly mattered
   *[none] changed nothing
}, cards and choices { $cards ->
    [more] added { $cards_points } { $cards_points ->
        [one] point
       *[other] points
    }
    [less] took { $cards_points } { $cards_points ->
        [one] point
       *[other] points
    } away
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
dueling-nobles-outlook-tie-likely = A tie is most likely
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
dueling-nobles-chances-up = Up: better for { $player }
dueling-nobles-chances-down = Down: better for { $player }
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
dueling-nobles-needs-win-two = { $name } wins with { $wins }, or with two cards that make { $sum } or more with the bonus for { $suit }
dueling-nobles-needs-win-tie-two = { $name } wins with { $wins }, or with two cards that make { $sum } or more with the bonus for { $suit }, and ties with { $ties }
dueling-nobles-needs-two = { $name } wins only with two cards that make { $sum } or more with the bonus for { $suit }
dueling-nobles-needs-two-tie = { $two ->
    [yes] { $sentence }; two that make { $sum } tie
   *[no] { $sentence }; two cards that make { $sum } with the bonus for { $suit } tie
}
dueling-nobles-needs-tie = No card wins for { $name }; { $ties } ties
dueling-nobles-needs-hopeless = No card helps { $name }
dueling-nobles-needs-no-ace = An Ace is played and none is left: nothing saves { $name }
dueling-nobles-needs-first = If { $other } plays no card: { $sentence }
dueling-nobles-needs-an-ace = an Ace
dueling-nobles-needs-range = { $first } to { $last }
dueling-nobles-needs-nothing = { $name } is ahead by { $lead }
dueling-nobles-needs-ace = An Ace is played: only an Ace makes it a tie for { $name }
dueling-nobles-odds-no-pairs = No two nobles can meet in a duel now.
dueling-nobles-odds-title = { $attacker } against { $defender }, as if challenged now
dueling-nobles-odds-attacker = Attacks
dueling-nobles-odds-target = Defends
dueling-nobles-odds-dice-win = Dice: win
dueling-nobles-odds-tie = tie
dueling-nobles-odds-loss = loss
dueling-nobles-odds-cards-win = Best cards: win
dueling-nobles-odds-note = Wins, ties and defeats of the attacker: by the dice alone, and if both play their best card. Bluffing, saving cards and deflecting are not considered.

## Statistics

dueling-nobles-count-duels = Duels
dueling-nobles-count-attacker-won = Won by the attacker
dueling-nobles-count-defender-won = Won by the defender
dueling-nobles-count-tied-duels = Tied
dueling-nobles-count-critical-attacks = Critical hit by the attacker
dueling-nobles-count-critical-defences = Critical hit by the defender
dueling-nobles-count-deflected = Deflected
dueling-nobles-count-duels-note = { $count ->
    [one] 1 duel was fought to the end.
   *[other] { $count } duels were fought to the end.
} A tie is a win for neither side.
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
dueling-nobles-person-duels = Duels: { $duels }. Won: { $won }, a tie as a half; { $expected } were expected without cards ({ $above }).
dueling-nobles-person-luck = Duels won or lost by the luck of the dice: { $dice }.
dueling-nobles-person-noble = Noble chosen most often: { $noble } (games: { $games }).
dueling-nobles-person-wins = Games won by vanquishing nobles: { $fought }, because the other player conceded: { $conceded }.
dueling-nobles-count-abilities = Abilities
dueling-nobles-count-ability = Ability
dueling-nobles-count-turn-first = First turn
dueling-nobles-count-turn-median = Median turn
dueling-nobles-count-turn-last = Last turn
dueling-nobles-count-gold = Gold at the end of each turn
dueling-nobles-count-gold-first = Went first
dueling-nobles-count-gold-second = Went second
dueling-nobles-count-gold-winner = Winner
dueling-nobles-count-gold-loser = Loser
dueling-nobles-count-gold-note = Mean gold in the games that reached the turn.

## Results for other programs

dueling-nobles-tally-nobles-left = Nobles left
dueling-nobles-tally-duels-won = Duels won

## A first game

dueling-nobles-deal = Shuffle the 12 Jacks, Queens and Kings. Deal 6 to each player.
dueling-nobles-deal-each = Shuffle the 12 Jacks, Queens and Kings of one deck and deal 6 to each player. Those of the other deck are not used.
dueling-nobles-deal-about = They are the nobles. Take them out of the deck first; the other 40 cards come later.
dueling-nobles-keep = { $count ->
    [one] Each player keeps 1 of them, face up. Tap it here.
   *[other] Each player keeps { $count } of them, face up. Tap them here.
}
dueling-nobles-keep-about = They are your courtyard and fight your duels. A King has strength { $king } and may roll two dice, a Queen has { $queen } and gains { $bonus } for each noble beside her, a Jack has { $jack } and may play two cards. A mix is a good start.
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
dueling-nobles-hand-each = { $count ->
    [0] Each player shuffles the other 40 cards of their own deck: their support deck. None are dealt.
    [one] Each player shuffles the other 40 cards of their own deck and takes { $count }; the rest is their support deck.
   *[other] Each player shuffles the other 40 cards of their own deck and takes { $count }; the rest is their support deck.
}
dueling-nobles-hand-about = Keep your hand hidden. You play these cards in duels, sell them, arm nobles with them or spend them on abilities.
dueling-nobles-hint-guide = The app tracks gold, stamina and weapons and adds up the duels. Hints explain each phase; those that you dismiss do not come back.
dueling-nobles-needs = { $support_decks ->
    [each] All you need is a deck of cards for each player and two dice.
   *[shared] All you need is a deck of cards and two dice.
}
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
dueling-nobles-hint-duel = Tap the noble that attacks, then its target. A tie costs both 1 stamina.
dueling-nobles-hint-roll = Tap what your dice show, or let the app roll. A King may roll two.
dueling-nobles-hint-support = First the attacker may play a card{ $adrenaline ->
    [0] .
   *[other] ; the noble’s suit adds { $adrenaline } more.
}
dueling-nobles-hint-answer = Now the defender may play a card. An Ace wins.

## The screens

dueling-nobles-bots-decks = A bot’s support cards are in the app, which cannot know those of a deck on the table. So each player has a support deck and a discard pile of their own. You deal the nobles and roll the dice for the bot.
dueling-nobles-setup-to-nobles = Pick the nobles
dueling-nobles-setup-begin = Begin the game
dueling-nobles-setup-nobles = Opening nobles
dueling-nobles-starter-about-dealer = Both roll two dice. The lower total deals, and the other player begins. Tap the faces of your dice.
dueling-nobles-starter-about-any = Agree on it any way you like. If you roll, the higher total begins.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, die { $die }: not rolled
   *[other] { $name }, die { $die }: { $pips }
}
dueling-nobles-starter-tie = Both have { $total }: a tie rolls again.
dueling-nobles-starter-starts = { $name } takes the first turn
dueling-nobles-starter-missing = Roll, or tap who begins.
dueling-nobles-nobles-first = { $name } takes the first turn.
dueling-nobles-nobles-picking = { $name } picks: { $count } of { $of }
dueling-nobles-nobles-picked = { $name } has { $cards }.
dueling-nobles-nobles-dealt = { $name } is dealt: { $count } of { $of }
dueling-nobles-nobles-kept = { $name } keeps { $cards }.
dueling-nobles-nobles-free = { $card }
dueling-nobles-nobles-taken = { $card }, { $name }
dueling-nobles-nobles-full = { $name } has all { $count } nobles; tap one of them to give it back.
dueling-nobles-nobles-next = { $next } picks now. To change the nobles of { $name }, tap { $name } above.
dueling-nobles-nobles-missing = { $count ->
    [one] One noble is missing.
   *[other] { $count } nobles are missing.
}
dueling-nobles-menu-chances = When chances are shown
dueling-nobles-side-active = ▶ { $name }
dueling-nobles-side-turn = { $name }’s turn
dueling-nobles-side-empty = { $name } has no nobles left.
dueling-nobles-side-hand = { $name }: { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
dueling-nobles-side-gold = { $name }: { $count } gold
dueling-nobles-side-abilities = { $name }: abilities left: { $abilities }
dueling-nobles-ability-is-left = { $ability }, available: { $about }
dueling-nobles-ability-is-used = { $ability }, used: { $about }
dueling-nobles-noble-label = { $card } of { $name }
dueling-nobles-noble-about = { $sum ->
    [yes] { $card } of { $name }: strength { $strength } ({ $terms }), stamina { $left } of { $full }
   *[no] { $card } of { $name }: strength { $strength }, stamina { $left } of { $full }
}
dueling-nobles-noble-worth = { $sum ->
    [yes] Strength { $strength } ({ $terms }), stamina { $left } of { $full }
   *[no] Strength { $strength }, stamina { $left } of { $full }
}
dueling-nobles-noble-stamina = { $card }: stamina { $left } of { $full }
dueling-nobles-noble-skill-king = In a duel the King rolls one die or two.
dueling-nobles-noble-skill-queen = The Queen grows stronger with each other noble of her courtyard.
dueling-nobles-noble-skill-jack = In a duel the Jack may play two support cards.
dueling-nobles-thing-gold-about = Gold buys cards and nobles, and pays for a deflection.
dueling-nobles-thing-hand-about = The support cards in the hand. The app tracks only their number, and the cards that both players have seen.
dueling-nobles-thing-abilities = { $name }’s abilities
dueling-nobles-thing-noble-deck = Noble deck
dueling-nobles-deck-support = Support deck: { $count }
dueling-nobles-deck-support-name = Support
dueling-nobles-deck-nobles = Noble deck: { $count }
dueling-nobles-deck-nobles-name = Nobles
dueling-nobles-discard = { $count ->
    [0] Discard: empty
   *[other] Discard: { $count }
}
dueling-nobles-discard-card = { $card } in the discard pile
dueling-nobles-cards-missing = { $count ->
    [one] One support card is missing from the counts. Correct a hand or the deck.
   *[other] { $count } support cards are missing from the counts. Correct a hand or the deck.
}
dueling-nobles-cards-too-many = { $count ->
    [one] The counts include one support card too many. Correct a hand or the deck.
   *[other] The counts include { $count } support cards too many. Correct a hand or the deck.
}
dueling-nobles-mark-discard = ×
dueling-nobles-mark-duel = ⚔
dueling-nobles-do-sell = Sell for { $gold } gold
dueling-nobles-do-buy = { $count ->
    [one] Buy 1 card
   *[other] Buy { $count } cards
}
dueling-nobles-do-tax = Tax { $card }
dueling-nobles-do-recruit = Recruit { $card }
dueling-nobles-do-weapon = Arm { $card }
dueling-nobles-do-give = Take from { $card }
dueling-nobles-do-receive = Give to { $card }
dueling-nobles-do-heal = Heal { $card }
dueling-nobles-do-spy = Look without entering the cards
dueling-nobles-do-spy-named = Record the hand
dueling-nobles-do-tax-last = Tax { $card } and lose it
dueling-nobles-do-attack-with = Attack with { $card }
dueling-nobles-do-attack = Challenge { $card }
dueling-nobles-priced = { $action } ({ $gold } gold)
dueling-nobles-do-deflect = { $name } deflects ({ $gold } gold)
dueling-nobles-do-deflect-to = Deflect to { $card }
dueling-nobles-do-concede = { $name } concedes
dueling-nobles-do-next-phase = { $phase } →
dueling-nobles-passing = { $count ->
    [one] This ends the { $phases } phase.
   *[other] This ends these phases: { $phases }.
}
dueling-nobles-do-describe = About { $card }
dueling-nobles-ask-spade = Which spade is discarded?
dueling-nobles-ask-heart = Which heart is discarded?
dueling-nobles-ask-diamond = Which diamond is discarded?
dueling-nobles-ask-club = Which club is discarded?
dueling-nobles-ask-sale = Tap three cards of one suit.
dueling-nobles-ask-sale-full = Three cards are already chosen.
dueling-nobles-ask-sale-left = { $count ->
    [one] One card to go
   *[other] { $count } cards to go
}
dueling-nobles-ask-king = Which King pays?
dueling-nobles-ask-count = How many?
dueling-nobles-ask-recruit = Which noble was on top?
dueling-nobles-ask-weapon = Which 2 or 3?
dueling-nobles-ask-bearer = Who gets { $card }?
dueling-nobles-ask-giver = Whose weapon?
dueling-nobles-ask-receiver = Who gets the weapon of { $card }?
dueling-nobles-ask-patient = Who is healed with { $card }?
dueling-nobles-ask-recovered = Which card do you take for { $card }?
dueling-nobles-ask-from-pile = { $card } from the discard pile
dueling-nobles-ask-seen = { $count ->
    [0] { $name } has no cards.
    [one] The one card of { $name }:
   *[other] The { $count } cards of { $name }:
}
dueling-nobles-ask-seen-full = All { $count } cards are named.
dueling-nobles-ask-seen-left = { $count ->
    [one] One card left to name
   *[other] { $count } cards left to name
}
dueling-nobles-ask-seen-spent = { $card } was just discarded.
dueling-nobles-ask-attack-or-end = { $name }, tap the noble that attacks, or end the turn.
dueling-nobles-ask-attack-or-go-on = { $name }, tap the noble that attacks, or continue.
dueling-nobles-ask-one-card = { $name }, play one card or none.
dueling-nobles-ask-two-cards = Jack: { $name }, play up to two cards.
dueling-nobles-ask-target = { $name }, tap the noble that { $card } challenges.
dueling-nobles-ask-deflection = Who takes the duel?
dueling-nobles-ask-last-stamina = This takes { $card }’s last stamina: the King is vanquished.
dueling-nobles-ask-concede = The game ends at once. You can undo it.
dueling-nobles-fight-wins = wins
dueling-nobles-fight-loses = loses
dueling-nobles-fight-ties = a tie
dueling-nobles-fight-attacker = attacks
dueling-nobles-fight-defender = defends
dueling-nobles-fight-fights = { $card } in the duel
dueling-nobles-fight-rolled = { $name } has rolled { $pips }
dueling-nobles-fight-card-lies = { $card } has been played
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = critical hit
dueling-nobles-fight-roll = { $name } rolls
dueling-nobles-fight-roll-two = King: { $name } rolls one die or two
dueling-nobles-fight-die-tumbles = { $name }’s die rolls
dueling-nobles-fight-die = { $name } rolls { $pips }
dueling-nobles-fight-first-die = { $name }, first die { $pips }
dueling-nobles-fight-second-die = { $name }, second die { $pips }
dueling-nobles-fight-one-die = { $name }, only one die: { $pips }
dueling-nobles-fight-roll-virtual = Roll for { $name }
dueling-nobles-fight-no-hand = { $name } has no card to play.
dueling-nobles-fight-no-card = { $name } plays no card
dueling-nobles-fight-play = Play { $cards }
dueling-nobles-fight-play-none = Play
dueling-nobles-fight-choose-first = Choose one card or two first, or play none.
dueling-nobles-fight-won = { $name } wins the duel
dueling-nobles-fight-tie = A tie
dueling-nobles-needs-picked = { $cards }: { $total } against { $other }
dueling-nobles-needs-picked-ace = { $cards }: a critical hit
dueling-nobles-needs-picked-aces = { $cards }: Ace against Ace, a tie
dueling-nobles-card-would-win = would win
dueling-nobles-card-would-tie = would tie
dueling-nobles-correct-gold = { $player }’s gold
dueling-nobles-correct-support-deck = { $owner ->
    [none] Cards in the support deck
   *[other] Cards in { $owner }’s support deck
}
dueling-nobles-correct-stamina = { $noble }’s stamina
dueling-nobles-correct-weapon = { $noble }’s weapon
dueling-nobles-correct-armed = { $weapon ->
    [none] none
   *[other] { $weapon }
}
dueling-nobles-correct-ability = { $suit ->
    [spades] { $player } has used ♠
    [hearts] { $player } has used ♥
    [diamonds] { $player } has used ♦
   *[clubs] { $player } has used ♣
}
dueling-nobles-keys-die = Set the die to this number
dueling-nobles-keys-number = Set the die to this number, or choose the option
dueling-nobles-keys-roll = The app rolls
dueling-nobles-keys-chances = Show chances
dueling-nobles-keys-no-support = Play no card
dueling-nobles-quick-unarmed = { $card } without weapon
dueling-nobles-quick-under = { $card } under { $noble }
dueling-nobles-quick-title = Quick duel
dueling-nobles-quick-attacker = Attacker
dueling-nobles-quick-defender = Defender
dueling-nobles-quick-pick-attacker = Tap the noble that attacks.
dueling-nobles-quick-pick-defender = Tap the noble that defends.
dueling-nobles-quick-attacks = { $card } attacks
dueling-nobles-quick-defends = { $card } defends
dueling-nobles-quick-armed = { $card } with { $weapon }
dueling-nobles-quick-hand = Cards in hand: { $player }
dueling-nobles-quick-others = Other nobles beside { $card }
dueling-nobles-quick-edition = Edition: { $edition }
dueling-nobles-quick-wounded = { $card } loses 1 stamina.
dueling-nobles-quick-another = Another duel
dueling-nobles-quick-same = Same nobles again
dueling-nobles-figure-luck = Expected by the dice, and won
dueling-nobles-figure-duels = How duels ended
dueling-nobles-figure-nobles = Duels won, out of duels fought
dueling-nobles-figure-attacking = As the attacker
dueling-nobles-figure-defending = As the defender
dueling-nobles-figure-gold = Gold of winners and losers
dueling-nobles-figure-gold-mean = Mean gold

## How to play

dueling-nobles-lesson-aim = Your courtyard
dueling-nobles-lesson-aim-about = The Kings, Queens and Jacks in front of you are your nobles. You win when your opponent has none left.
dueling-nobles-lesson-hand = Your hand
dueling-nobles-lesson-hand-about = All other cards support your nobles. Hold them so that your opponent does not see them.
dueling-nobles-lesson-turn = Your turn
dueling-nobles-lesson-turn-about = You collect gold, buy cards, arm your nobles, and may then start a duel. The app shows each phase and counts the gold.
dueling-nobles-lesson-duel = A duel
dueling-nobles-lesson-duel-about = Your noble challenges one of your opponent’s. Each side adds the noble’s strength, a die and, if it likes, a card from the hand. The higher total wins.
dueling-nobles-lesson-stamina = Stamina
dueling-nobles-lesson-stamina-about = A noble that loses a duel loses 1 stamina. A noble without stamina leaves the courtyard and goes back to the noble deck.
dueling-nobles-lesson-suits = Suits and Aces
dueling-nobles-lesson-suits-about = Once per game, a card of each suit lets you use that suit’s ability. An Ace wins a duel, whatever the totals.

## The rules for a player who does not know the game

dueling-nobles-rulebook-aim = The aim
    This is a game for two. Each player has a courtyard of nobles, and the nobles of one side fight duels with those of the other.
    You win when your opponent has no noble left in the courtyard.

dueling-nobles-rulebook-table = The table
    { $support_decks ->
        [each] You need two decks of 52 cards without jokers, one for each player, and two six-sided dice. The app keeps count of gold and stamina, and it can roll the dice too.
       *[shared] You need a deck of 52 cards without jokers and two six-sided dice. The app keeps count of gold and stamina, and it can roll the dice too.
    }
    { $support_decks ->
        [each] The 12 Jacks, Queens and Kings of one deck are the nobles; those of the other deck are not used. The other 40 cards of each deck, from the Ace to the 10, are its player’s support cards.
       *[shared] The 12 Jacks, Queens and Kings are the nobles. The other 40 cards, from the Ace to the 10, are the support cards.
    }
    Each player has a courtyard of nobles that lie face up, some gold, and a hand of support cards that the other player does not see.
    { $support_decks ->
        [each] Both players share the noble deck, which lies face down. Each player has a support deck, which lies face down, and a discard pile, which lies face up.
       *[shared] Both players share three piles: the noble deck and the support deck lie face down, the discard pile lies face up.
    }
    Strength is what a noble is worth in a duel. To begin with, a King has { $base_strength-king }, a Queen { $base_strength-queen } and a Jack { $base_strength-jack }.
    Stamina is the number of wounds that a noble can take. A King has { $stamina-king }, a Queen { $stamina-queen } and a Jack { $stamina-jack }. A noble whose stamina is used up is vanquished and leaves the courtyard.

dueling-nobles-rulebook-setup = Set-up
    { $opening_nobles ->
        [one] Shuffle the nobles separately and deal 6 to each player. Each player puts 1 of them face up into the courtyard. It starts with full stamina.
       *[other] Shuffle the nobles separately and deal 6 to each player. Each player puts { $opening_nobles } of them face up into the courtyard. They start with full stamina.
    }
    { $noble_deck ->
        [0] No noble is left over: the noble deck begins empty.
       *[other] Shuffle the remaining { $noble_deck } nobles. They are the noble deck.
    }
    { $support_decks ->
        [each] { $opening_hand ->
            [0] Each player shuffles their own support cards. None are dealt: all { $support_deck } are their support deck.
            [one] Each player shuffles their own support cards and takes { $opening_hand }. The remaining { $support_deck } are their support deck.
           *[other] Each player shuffles their own support cards and takes { $opening_hand }. The remaining { $support_deck } are their support deck.
        }
       *[shared] { $opening_hand ->
            [0] Shuffle the support cards. None are dealt: all { $support_deck } are the support deck.
            [one] Shuffle the support cards and deal 1 to each player. The remaining { $support_deck } are the support deck.
           *[other] Shuffle the support cards and deal { $opening_hand } to each player. The remaining { $support_deck } are the support deck.
        }
    }
    { $support_decks ->
        [each] Nobody has gold yet, and both discard piles are empty.
       *[shared] Nobody has gold yet, and the discard pile is empty.
    { $edition ->
        [catsatcards] Both players roll two dice. The lower total makes you the dealer; roll again if the totals are the same. The dealer’s opponent takes the first turn. If you play several games in a row, take turns dealing. Deal the cards one by one, face down, beginning with the dealer’s opponent.
        [duelo] Agree on who takes the first turn in any way you like. You could each roll a die, and the higher one begins.
       *[original] Agree on who takes the first turn in any way you like.
    }
    }

dueling-nobles-rulebook-turn = A turn
    { $phase_count ->
        [one] The players take turns. A turn has one phase: { $phases }.
       *[other] The players take turns. A turn has { $phase_count } phases, in this order: { $phases }. You never go back to a phase that is over.
    }
    Everything in a phase is optional: do it in any order, or skip it. You may also end your turn before its last phase.
    { $income ->
        [no] No phase brings gold by itself.
       *[other] {""}
    }
    { $left_out ->
        [none] {""}
       *[other] These rules leave out: { $left_out }.
    }

## A phase: title, income and actions

dueling-nobles-rulebook-phase = Phase { $number }: { $phase }
dueling-nobles-rulebook-phase-empty = Nothing can be done in this phase.
dueling-nobles-rulebook-phase-income = { $number ->
    [1] You gain { $income_gold } gold as soon as this phase begins.
   *[other] You gain { $income_gold } gold as soon as this phase begins. You also get it if you end your turn before this phase.
}
dueling-nobles-rulebook-never = { $action }: these rules do not allow it.
dueling-nobles-rulebook-often = { $limit ->
    [none] You may do this any number of times in a turn.
    [one] You may do this once in a turn.
   *[other] You may do this up to { $limit } times in a turn.
}
dueling-nobles-rulebook-sell = { $action }: Discard 3 support cards of one suit from your hand and gain { $sale_gold } gold. { $often }
dueling-nobles-rulebook-tax = { $action }: { $tax_may_vanquish ->
    [yes] One of your Kings loses 1 stamina and you gain 1 gold. It may be his last: he is then vanquished.
   *[no] One of your Kings loses 1 stamina and you gain 1 gold. A King with only 1 stamina cannot be taxed.
} { $taxes ->
    [each-king] You may do this once in a turn with each of your Kings.
   *[one-king] You may do this once in a turn, with one King.
}
dueling-nobles-rulebook-buy = { $action }: { $cards_per_purchase ->
    [one] Pay 1 gold and draw 1 support card. There must be one left in the support deck or the discard pile.
   *[other] Choose a number of support cards, { $cards_per_purchase } at most. Pay 1 gold for each, all of it before you see a card, then draw them. You cannot buy more cards than the support deck and the discard pile have together.
} { $often }
dueling-nobles-rulebook-recruit = { $action }: Pay { $recruit_cost } gold and turn over the top card of the noble deck. The noble joins your courtyard with full stamina. There must be a noble in the deck. { $often }
dueling-nobles-rulebook-weapon = { $action }: Put a 2 or a 3 from your hand under one of your nobles that has no weapon yet. { $often }
dueling-nobles-rulebook-move-weapon = { $action }: { $weapons_may_swap ->
    [yes] Take the weapon of one of your nobles and give it to another. If that one has a weapon too, the two nobles swap.
   *[no] Take the weapon of one of your nobles and give it to another that has none.
} { $often }
dueling-nobles-rulebook-heal = { $action }: Discard a heart (♥). One of your nobles that has lost stamina regains 1. You may do this once in the whole game.
dueling-nobles-rulebook-draw-three = { $action }: Discard a diamond (♦) and draw 3 support cards, or all that are left if there are fewer. For this your opponent must have more nobles in the courtyard than you. You may do this once in the whole game.
dueling-nobles-rulebook-recover = { $support_decks ->
    [each] { $action }: Discard a club (♣) and take any card you like from your discard pile, except the club itself. The pile must not be empty before you do it. You may do this once in the whole game.
   *[shared] { $action }: Discard a club (♣) and take any card you like from the discard pile, except the club itself. The pile must not be empty before you do it. You may do this once in the whole game.
}
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] Discard a spade (♠). Your opponent lays the cards in hand face up, and these cards stay face up. Cards drawn later are hidden again.
   *[no] Discard a spade (♠) and look at all the cards in your opponent’s hand. Then they are hidden again.
} You may do this once in the whole game.
dueling-nobles-rulebook-challenge = { $action }: Name one of your nobles as the attacker and one of your opponent’s as the target. They fight a duel, step by step as described below. { $often }

## After the phases

dueling-nobles-rulebook-duel = The duel
    Deflect: before any die is rolled, the defender may pay { $deflect_cost } gold and name another noble of the same courtyard as the target. This can be done once in a duel.
    Strength: each side counts the strength of its noble, { $base_strength-king } for a King, { $base_strength-queen } for a Queen and { $base_strength-jack } for a Jack. A weapon adds its 2 or 3.
    Inspiration: a Queen adds { $queen_bonus } more for each other noble that stands in her courtyard at this moment.
    Dice: each player rolls one die and adds it. With a King you may roll two dice and add both. It does not matter who rolls first.
    Support: now each player may play one support card from the hand and add its number. With a Jack you may play two, both at once. The attacker plays first, or declines; then the defender does. A 2 or a 3 may be played here as well.
    Adrenaline: a support card of the noble’s own suit adds { $adrenaline } more. If a Jack plays two such cards, both do.
    Critical hit: an Ace adds no number and no adrenaline, but a player who plays one wins the duel, whatever the totals. If both players play an Ace, it is a tie. An Ace may be one of a Jack’s two cards.
    Win: without an Ace, the higher total wins. The winner gains { $win_gold } gold, and the noble that lost loses 1 stamina.
    Tie: both nobles lose 1 stamina, and nobody gains gold.
    After the duel: the support cards played go to the discard pile, the attacker’s first. Then a noble without stamina is vanquished: its weapon goes to the discard pile, the noble is shuffled into the noble deck.

dueling-nobles-rulebook-abilities = The four abilities
    Every suit has one ability: { $abilities }. Each player may use each of the four once in a game.
    To use one, discard a support card of its suit from your hand. Any card of the suit will do, an Ace too: the number does not matter. You may use several abilities in one turn.

dueling-nobles-rulebook-abilities-some = Abilities
    By these rules there are: { $abilities }. Each player may use each of them once in a game.
    To use one, discard a support card of its suit from your hand. Any card of the suit will do, an Ace too: the number does not matter. You may use several abilities in one turn.

dueling-nobles-rulebook-weapons = Weapons
    A 2 or a 3 under a noble is its weapon. It adds 2 or 3 to the noble’s strength in every duel. The suit does not matter.
    A noble has one weapon at most. When the noble is vanquished, its weapon goes to the discard pile.

dueling-nobles-rulebook-decks = Decks and shuffling
    { $support_decks ->
        [each] Draw support cards one by one from your own support deck. When it is empty, shuffle your discard pile: it is your new support deck, and you continue drawing. If your discard pile is empty too, you draw no more.
       *[shared] Draw support cards one by one. When the support deck is empty, shuffle the discard pile: it is the new support deck, and you continue drawing. If the discard pile is empty too, you draw no more.
    }
    { $support_decks ->
        [each] If your last draw empties your support deck, shuffle your discard pile at once. Your cards and weapons go to your own discard pile. Both players may hold the same card.
       *[shared] If your last draw empties the support deck, shuffle the discard pile at once.
    }
    A vanquished noble is shuffled into the noble deck and can be recruited again, by either player. While the noble deck is empty, nobody can recruit.

dueling-nobles-rulebook-end = The end of the game
    { $victory ->
        [turn-start] If a courtyard is empty, the game goes on for now: its player may still recruit in their own turn. If it is empty when the opponent’s turn would begin, the opponent has won, even if both courtyards are empty.
       *[at-once]
            If your courtyard is empty, you have lost, and your opponent has won.
            { $tax_may_vanquish ->
                [yes] This counts too if the last of your nobles is a King vanquished by a tax.
               *[other] {""}
            }
            { $both_empty ->
                [attacker] If one duel empties both courtyards, its attacker wins.
                [defender] If one duel empties both courtyards, its defender wins.
               *[draw] If one duel empties both courtyards, the game is a draw.
            }
    }
    You may concede at any time; then your opponent wins.
