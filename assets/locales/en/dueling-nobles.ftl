# Dueling Nobles: what is done, what follows, why something is refused, and the names of things.

dueling-nobles = Dueling Nobles
dueling-nobles-gauge = Gold

## Editions

edition-catsatcards = Cats at Cards
edition-catsatcards-about = The rules as catsatcards.com tells them.
edition-original = Original
edition-original-about = The rules as first written: weapons and abilities come before the income, and weapons may be swapped.
edition-duelo = Duelo de Nobles
edition-duelo-about = The Spanish rules: low base strength, one sale, one tax and one weapon move a turn, and spied hands stay face up.

## Phases

phase-setup = set-up
phase-over = game over
phase-income = income
phase-reinforcements = reinforcements
phase-command = command
phase-duel = duel
phase-opening = opening
phase-spending = spending

## Kinds of action

kind-setup = Set up
kind-setup-about = Name both players’ opening nobles and who begins.
kind-next-phase = Next phase
kind-next-phase-about = Go on to the next phase; after the last one it is the other player’s turn.
kind-end-turn = End the turn
kind-end-turn-about = Leave out the phases that are left.
kind-sell = Sell
kind-sell-about = Discard 3 support cards of one suit for { $sale } gold.
kind-tax = Tax
kind-tax-about = One of your Kings loses 1 stamina; you gain 1 gold.
kind-buy = Buy
kind-buy-about = { $most ->
    [one] Pay 1 gold and draw 1 support card.
   *[other] Pay 1 gold for each support card you draw, up to { $most }.
}
kind-recruit = Recruit
kind-recruit-about = Pay { $recruit } gold: the top noble of the noble deck joins your courtyard.
kind-weapon = Arm
kind-weapon-about = Put a 2 or 3 under one of your nobles, for good.
kind-move-weapon = Move a weapon
kind-move-weapon-about = { $swap ->
    [yes] Carry a weapon from one of your nobles to another; two armed nobles swap.
   *[no] Carry a weapon from one of your nobles to another that has none.
}
kind-heal = Heal
kind-heal-about = Discard a heart: one of your nobles regains 1 stamina. Once a game.
kind-draw-three = Draw three
kind-draw-three-about = Discard a diamond while your opponent has more nobles: draw 3 support cards. Once a game.
kind-recover = Recover
kind-recover-about = Discard a club: take any other card of the discard pile into your hand. Once a game.
kind-spy = Spy
kind-spy-about = { $revealed ->
    [yes] Discard a spade: your opponent’s hand is laid open and stays so. Once a game.
   *[no] Discard a spade: see your opponent’s hand. Once a game.
}
kind-challenge = Challenge
kind-challenge-about = One of your nobles challenges one of your opponent’s to a duel.
kind-deflect = Deflect
kind-deflect-about = The defender pays { $deflect } gold, before any die is rolled, and another noble takes up the challenge.
kind-roll = Roll
kind-roll-about = One die for each side; a King may roll two.
kind-support = Support
kind-support-about = The attacker first, then the defender: 1 support card, 2 for a Jack, or none.
kind-concede = Give up
kind-concede-about = The other player wins the game.
kind-adjust = Correction
kind-adjust-about = Correct the app where it and the table disagree.
kind-note = Note
kind-note-about = Write something down.

## Abilities

ability-hearts = Heal
ability-diamonds = Draw three
ability-clubs = Recover
ability-spades = Spy

## House rules

rule-phases = Phases of a turn
rule-phases-about = Which phases a turn has, in their order, and what may be done in each.
rule-base-strength = Base strength
rule-base-strength-about = What a noble is worth in a duel before anything is added.
rule-stamina = Stamina
rule-stamina-about = How many wounds a noble takes before it is vanquished.
rule-sells-per-turn = Sales a turn
rule-sells-per-turn-about = How often three cards of a suit may be sold in one turn.
rule-taxes = Kings taxed a turn
rule-taxes-about = Whether each King may be taxed once a turn, or only one of them.
rule-tax-may-vanquish = Tax may vanquish
rule-tax-may-vanquish-about = Whether a tax may take a King’s last stamina.
rule-buys-per-turn = Purchases a turn
rule-buys-per-turn-about = How often support cards may be bought in one turn.
rule-cards-per-purchase = Cards per purchase
rule-cards-per-purchase-about = The most support cards that one purchase brings.
rule-recruits-per-turn = Recruits a turn
rule-recruits-per-turn-about = How many nobles may be recruited in one turn.
rule-recruit-cost = Cost of a recruit
rule-recruit-cost-about = Gold that a recruit costs.
rule-weapons-per-turn = New weapons a turn
rule-weapons-per-turn-about = How many weapons may be put under nobles in one turn.
rule-weapon-moves-per-turn = Weapon moves a turn
rule-weapon-moves-per-turn-about = How often a weapon may be carried from noble to noble in one turn.
rule-weapons-may-swap = Weapons may swap
rule-weapons-may-swap-about = Whether two armed nobles may exchange their weapons.
rule-spied-hand-stays-revealed = Spied hand stays open
rule-spied-hand-stays-revealed-about = Whether the cards that a spy has seen stay face up.
rule-duels-per-turn = Duels a turn
rule-duels-per-turn-about = How many duels may be fought in one turn.
rule-deflect-cost = Cost of deflecting
rule-deflect-cost-about = Gold that the defender pays to name another noble.
rule-queen-bonus = Queen’s bonus
rule-queen-bonus-about = Strength that a Queen gains from each other noble of her courtyard.
rule-adrenaline = Adrenaline
rule-adrenaline-about = Strength that a support card of its noble’s suit adds beyond its rank.
rule-both-empty = Both courtyards empty
rule-both-empty-about = Who wins when one duel empties both courtyards.
rule-income-gold = Gold per income
rule-income-gold-about = Gold that the income phase brings by itself.
rule-sale-gold = Gold per sale
rule-sale-gold-about = Gold for three support cards of one suit.
rule-win-gold = Gold for a duel
rule-win-gold-about = Gold for the winner of a duel.
rule-opening-nobles = Opening nobles
rule-opening-nobles-about = How many nobles each player starts with.
rule-opening-hand = Opening hand
rule-opening-hand-about = How many support cards each player starts with.

value-any = any number
value-each-king = each King once
value-one-king = one King
value-draw = a draw
value-attacker = the attacker wins
value-defender = the defender wins
value-by-rank = King { $king }, Queen { $queen }, Jack { $jack }
value-phase = { $phase } ({ $actions })
value-phase-empty = { $phase } (nothing)
value-phases-and = { $before }; { $next }
house-rule = { $rule }: { $value }
house-rules-and = { $before }; { $next }

## What is done

did-setup = { $player } takes the first turn
did-next-phase = { $player } goes on to the { $phase } phase
did-end-turn = { $player } ends the turn
did-sell = { $player } sells { $cards }
did-tax = { $player } taxes { $king }
did-buy = { $count ->
    [one] { $player } buys 1 card
   *[other] { $player } buys { $count } cards
}
did-recruit = { $player } recruits { $noble }
did-weapon = { $player } arms { $noble } with { $card }
did-move-weapon = { $player } carries { $weapon } from { $from } to { $to }
did-swap-weapons = { $player } swaps the weapons of { $from } and { $to }
did-heal = { $player } spends { $card } to heal { $noble }
did-draw-three = { $player } spends { $card } to draw three cards
did-recover = { $player } spends { $card } to take { $take } from the discard pile
did-spy = { $player } spends { $card } to see { $opponent }’s hand
did-challenge = { $player }’s { $attacker } challenges { $opponent }’s { $target }
did-deflect = { $player } deflects the challenge to { $target }
did-roll-one = { $virtual ->
    [yes] { $player } rolls { $pips } with the app’s die
   *[no] { $player } rolls { $pips }
}
did-roll-two = { $virtual ->
    [yes] { $player } rolls { $first } and { $second } with the app’s dice: { $total }
   *[no] { $player } rolls { $first } and { $second }: { $total }
}
did-support-none = { $player } plays no support card
did-support = { $player } plays { $cards }
did-concede = { $player } gives up
did-adjust-gold = Correction: { $player } has { $gold } gold
did-adjust-hand = { $count ->
    [one] Correction: { $player } has 1 card in hand
   *[other] Correction: { $player } has { $count } cards in hand
}
did-adjust-ability-used = Correction: { $player } has used { $suit } ({ $ability })
did-adjust-ability-unused = Correction: { $player } has not used { $suit } ({ $ability })
did-adjust-stamina = Correction: { $noble } has { $stamina } stamina
did-adjust-weapon = Correction: { $noble } has the weapon { $weapon }
did-adjust-no-weapon = Correction: { $noble } has no weapon
did-adjust-support-deck = { $count ->
    [one] Correction: the support deck has 1 card
   *[other] Correction: the support deck has { $count } cards
}
did-note = Note: { $text }

## What follows

then-courtyard = { $player } starts with { $nobles }.
then-reason = Reason: { $why }
then-turn = Turn { $turn }: it is { $player }’s turn.
then-phase = The { $phase } phase begins.
then-income = { $player } gains { $gold } gold as income.
then-sale = { $player } gains { $gold } gold for the cards.
then-tax = { $player } gains { $gold } gold from the tax.
then-prize = { $player } gains { $gold } gold for the duel.
then-paid = { $player } pays { $gold } gold.
then-drew = { $cards ->
    [one] { $player } draws 1 card.
   *[other] { $player } draws { $cards } cards.
}
then-drew-fewer = { $cards ->
    [0] { $player } draws nothing: no cards are left.
    [one] { $player } draws only 1 card of { $wanted }: no more are left.
   *[other] { $player } draws only { $cards } cards of { $wanted }: no more are left.
}
then-shuffle = { $cards ->
    [one] Turn over the discard pile: its 1 card is the support deck now.
   *[other] Shuffle the discard pile: its { $cards } cards are the support deck now.
}
then-joined = { $noble } joins { $player }’s courtyard with { $stamina } stamina.
then-wounded = { $left ->
    [0] { $player }’s { $noble } loses its last stamina.
   *[other] { $player }’s { $noble } loses 1 stamina and has { $left } left.
}
then-vanquished = { $player }’s { $noble } is vanquished: shuffle it into the noble deck.
then-weapon-lost = { $noble }’s weapon { $weapon } goes to the discard pile.
then-healed = { $noble } regains 1 stamina and has { $now } now.
then-recovered = { $card } is in { $player }’s hand now.
then-seen = { $player }’s hand: { $cards }.
then-seen-open = { $player }’s hand stays face up: { $cards }.
then-seen-empty = { $player }’s hand is empty.
then-duel-won = { $player }’s { $noble } wins the duel, { $total } to { $other }.
then-duel-critical = A critical hit: { $player }’s { $noble } wins the duel, whatever the totals ({ $total } to { $other }).
then-duel-tie = The duel is a tie, { $total } to { $total }.
then-duel-aces = Aces on both sides: the duel is a tie, whatever the totals ({ $total } to { $other }).
then-duel-discards = { $count ->
    [one] { $cards } goes to the discard pile.
   *[other] { $cards } go to the discard pile.
}
then-won = { $winner } wins the game. Well played, { $loser }!
then-draw = The game is a draw. Well played, both of you!

## A duel’s terms

fighter = { $noble } ({ $player })
term-base = base
term-weapon = weapon { $weapon }
term-inspiration = { $others ->
    [one] 1 other noble
   *[other] { $others } other nobles, { $each } each
}
term-die = die
term-card = { $card }
term-adrenaline = adrenaline { $card }
term-critical = critical hit { $card }

## Why something is refused

refusal-wrong-phase-later = { $count ->
    [one] This belongs to the { $phases } phase, which comes later in the turn; this is the { $now } phase.
   *[other] This belongs to the { $phases } phases, which come later in the turn; this is the { $now } phase.
}
refusal-wrong-phase-past = { $count ->
    [one] This belongs to the { $phases } phase, which is past for this turn; this is the { $now } phase.
   *[other] This belongs to the { $phases } phases, which are past for this turn; this is the { $now } phase.
}
refusal-wrong-phase-never = These rules have no phase for this.
refusal-game-over = The game is over.
refusal-not-set-up = The table has to be set up first.
refusal-already-set-up = The table is set up already.
refusal-bad-setup-count = { $needed ->
    [one] { $player } starts with 1 noble, not { $got }.
   *[other] { $player } starts with { $needed } nobles, not { $got }.
}
refusal-bad-setup-not-nobles = { $count ->
    [one] { $cards } is no noble.
   *[other] { $cards } are no nobles.
}
refusal-bad-setup-duplicates = { $count ->
    [one] { $cards } is named more than once.
   *[other] { $cards } are named more than once.
}
refusal-duel-in-progress = The duel has to be finished first.
refusal-no-duel = There is no duel now.
refusal-not-enough-gold = This needs { $needs } gold; { $player } has { $has }.
refusal-no-such-noble = { $noble } does not stand in { $player }’s courtyard.
refusal-no-such-noble-other = { $noble } stands in { $holder }’s courtyard, not in { $player }’s.
refusal-no-such-noble-nowhere = { $noble } stands in no courtyard.
refusal-no-such-noble-further = { $player } has no further noble for this.
refusal-noble-in-play = { $noble } stands in { $player }’s courtyard already.
refusal-not-a-noble = { $card } is no noble: only Jacks, Queens and Kings are.
refusal-not-a-support-card = { $card } is no support card: they go from the Ace to the 10.
refusal-not-a-weapon = { $card } is no weapon: only a 2 or a 3 can be one.
refusal-noble-armed = { $noble } has a weapon already: { $weapon }.
refusal-noble-armed-all = Every noble that could take it has a weapon already.
refusal-noble-unarmed = { $noble } has no weapon.
refusal-noble-unarmed-all = None of { $player }’s nobles has a weapon.
refusal-same-noble = { $noble } is named twice; this takes two different nobles.
refusal-same-noble-target = { $noble } is the one that is challenged; name another noble.
refusal-not-a-king = { $card } is no King, and only Kings can be taxed.
refusal-not-a-king-none = { $player } has no King to tax.
refusal-king-would-fall = { $king } has only 1 stamina left, and a tax may not take it.
refusal-already-taxed = { $king } has been taxed this turn.
refusal-already-taxed-all = Every King has been taxed this turn.
refusal-limit-reached = { $limit ->
    [0] These rules do not allow this at all.
    [one] This can be done once a turn, and it has been done.
   *[other] This can be done { $limit } times a turn, and that is used up.
}
refusal-wrong-count-exact = { $needed ->
    [one] This takes 1 card, not { $got }.
   *[other] This takes { $needed } cards, not { $got }.
}
refusal-wrong-count-most = { $most ->
    [one] This takes 1 card or none, not { $got }.
   *[other] This takes up to { $most } cards, not { $got }.
}
refusal-wrong-count-range = This takes { $least } to { $most } cards, not { $got }.
refusal-duplicate-card = { $card } is named twice.
refusal-not-same-suit = This takes three cards of one suit.
refusal-wrong-suit = This ability takes a { $needed }; { $card } will not do.
refusal-hand-too-small = { $needs ->
    [one] This needs a card in hand; { $player } has none.
   *[other] This needs { $needs } cards in hand; { $player } has { $has }.
}
refusal-card-in-discard = { $card } lies in the discard pile.
refusal-card-under = { $card } lies under { $noble }.
refusal-card-in-duel = { $card } has been played in this duel.
refusal-card-in-hand = { $card } is in { $player }’s hand.
refusal-card-not-in-hand = All cards in { $player }’s hand are known, and { $card } is not one of them.
refusal-card-none = No card that would do can be in the hand.
refusal-ability-used = { $player } has used { $suit } ({ $ability }) in this game; each ability works once.
refusal-stamina-full = { $noble } has its full stamina.
refusal-stamina-full-all = All of { $player }’s nobles have their full stamina.
refusal-opponent-not-ahead = { $opponent } has to have more nobles than { $player }; now it is { $theirs } to { $own }.
refusal-discard-lacks-card = { $card } is not in the discard pile.
refusal-discard-empty = The discard pile is empty.
refusal-deck-empty = { $left ->
    [0] No support cards are left to draw.
    [one] Only 1 support card is left to draw, and this needs { $needs }.
   *[other] Only { $left } support cards are left to draw, and this needs { $needs }.
}
refusal-noble-deck-empty = No noble is left in the noble deck.
refusal-already-deflected = The challenge has been deflected once, and that is all.
refusal-dice-already-rolled = { $player } has rolled already.
refusal-not-rolled = { $player } has to roll first.
refusal-wrong-dice = { $most ->
    [one] This noble rolls one die, and a die shows 1 to 6.
   *[other] A King rolls one die or two, and a die shows 1 to 6.
}
refusal-not-your-support = It is { $player }’s turn to play support cards or none.
refusal-bad-adjustment-gold = Gold goes from 0 to { $most }.
refusal-bad-adjustment-hand = A hand has 0 to { $most } cards.
refusal-bad-adjustment-support-deck = The support deck has 0 to { $most } cards.
refusal-bad-adjustment-stamina = { $noble }’s stamina goes from 1 to { $most }.

## The table in a terminal

table-setup = The table is not set up yet.
table-turn = Turn { $turn }: { $player }’s turn, { $phase } phase
table-over = After turn { $turn }: { $result }
table-side = { $player }: { $gold } gold, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
table-known = Known in hand: { $cards }
table-ability = { $suit } { $ability }
table-abilities = Abilities left: { $abilities }
table-noble = { $noble }  stamina { $stamina } of { $full }, strength { $strength }
table-noble-armed = { $noble }  stamina { $stamina } of { $full }, strength { $strength } with { $weapon }
table-courtyard-empty = No nobles
table-decks = Support deck { $support }, noble deck { $nobles }
table-discard = Discard pile, oldest first: { $cards }
table-discard-empty = Discard pile: empty
table-missing = { $count ->
    [one] 1 support card is not accounted for.
   *[other] { $count } support cards are not accounted for.
}
table-surplus = { $count ->
    [one] The counts name 1 support card too many.
   *[other] The counts name { $count } support cards too many.
}
table-duel = Duel: { $attacker } against { $defender }
table-to-roll = { $player } has still to roll.
table-to-support = { $player } plays support cards next, or none.
table-last-duel = Last duel: { $attacker } { $total } against { $defender } { $other }, { $outcome ->
    [attacker] the attacker won
    [defender] the defender won
   *[tie] a tie
}

## The command line’s duel

calculator-attacker = the attacker
calculator-defender = the defender
calculator-title-attacker = { $noble } attacks
calculator-title-defender = { $noble } defends
calculator-total = total
calculator-attacker-wins = { $attacker } wins as the attacker, { $total } to { $other }.
calculator-defender-wins = { $defender } wins as the defender, { $other } to { $total }.
calculator-tie = A tie, { $total } to { $other }: both nobles lose 1 stamina.
calculator-attacker-critical = A critical hit: { $attacker } wins as the attacker, whatever the totals.
calculator-defender-critical = A critical hit: { $defender } wins as the defender, whatever the totals.
calculator-aces = Aces on both sides: a tie, whatever the totals.
calculator-without-dice = { $sides ->
    [attacker] The attacker’s dice are not given: that total stands without them.
    [defender] The defender’s dice are not given: that total stands without them.
   *[both] No dice are given: the totals stand without them.
}
calculator-no-hands = For chances with cards, say how many cards are in the hands that are still to play: --attacker-hand and --defender-hand.
calculator-too-many-nobles = There are 12 nobles, and so many cannot stand in the two courtyards.

## Chances and luck

chance-below-one = <1%
chance-above-ninety-nine = >99%
odds-dice = By the dice alone: { $attacker } { $win }, tie { $tie }, { $defender } { $loss }.
odds-cards = If both play their best card: { $attacker } { $win }, tie { $tie }, { $defender } { $loss }.
odds-answer = { $ties ->
    [no] In { $player }’s hand: something that wins { $win }, nothing that helps { $none }.
   *[yes] In { $player }’s hand: something that wins { $win }, only a tie { $tie }, nothing that helps { $none }.
}
odds-answer-wins = These would win: { $cards }.
odds-answer-ties = These would tie: { $cards }.
odds-answer-pair = No single card wins; it takes two.
odds-missing = { $count ->
    [one] There are no chances with cards: the counts leave out 1 of the 40 support cards.
   *[other] There are no chances with cards: the counts leave out { $count } of the 40 support cards.
}
odds-surplus = { $count ->
    [one] There are no chances with cards: the counts name 1 support card more than 40.
   *[other] There are no chances with cards: the counts name { $count } support cards more than 40.
}
odds-luck = Before the dice and without cards, { $player }’s chance was { $expected }. The dice { $dice ->
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
   *[tie] a tie, which counts half.
}
odds-line = { $attacker } { $win }, tie { $tie }, { $defender } { $loss }
outlook-certain = { $player } wins for certain
outlook-tie = It will be a tie
outlook-almost = { $player } wins almost certainly
outlook-likely = { $player } will probably win
outlook-better = { $player } has the better chances
outlook-even = It is about even
chances-show = Chances
chances-hide = Hide chances
chances-pair = { $attacker } against { $target }: { $outlook }.
chances-of-pair = Chances of { $attacker } against { $target }: { $chance }
chances-about = When this game shows how likely a duel is to be won.
chances-as-set = As in the settings ({ $when })
chances-course = How the duel went
chances-wins = { $player } wins
chances-even = even
chances-how-likely = How likely { $attacker } is to win. Tap one for more.
chances-how-likely-dice = How likely { $attacker } is to win by the dice alone. { $why }
chances-after = { $done }: { $told }
chances-course-told = Chances in this duel: { $points }
needs-any = Even: { $name } wins with any card
needs-all = { $name } wins with any card
needs-win = { $name } wins with { $wins }
needs-win-tie = { $name } wins with { $wins } and ties with { $ties }
needs-win-two = { $name } wins with { $wins }, or with two cards that make { $sum }
needs-win-tie-two = { $name } wins with { $wins }, or with two cards that make { $sum }, and ties with { $ties }
needs-two = { $name } wins only with two cards that make { $sum }
needs-tie = No card wins for { $name }; { $ties } ties
needs-hopeless = No card helps { $name }
needs-no-ace = An Ace lies there and none is left: nothing saves { $name }
needs-an-ace = an Ace
needs-range = { $first } to { $last }
needs-nothing = { $name } is ahead by { $lead }
needs-ace = An Ace lies there: only an Ace saves { $name }
odds-no-pairs = No two nobles can meet in a duel now.
odds-title = { $attacker } against { $defender }, as if challenged now
odds-attacker = Attacks
odds-target = Defends
odds-dice-win = Dice: win
odds-dice-tie = tie
odds-dice-loss = loss
odds-cards-win = Best cards: win
odds-cards-tie = tie
odds-cards-loss = loss
odds-note = Wins, ties and defeats of the attacker: by the dice alone, and if both play their best card. Bluffing, saving cards and deflecting are left out.

## Statistics

count-duels = Duels
count-share = Share
count-attacker-won = Won by the attacker
count-defender-won = Won by the defender
count-tied-duels = Tied
count-critical-attacks = Critical hit by the attacker
count-critical-defences = Critical hit by the defender
count-deflected = Deflected
count-duels-note = { $count ->
    [one] 1 duel was fought to the end.
   *[other] { $count } duels were fought to the end.
}
count-nobles = Duels by noble
count-noble = Noble
count-attacks = Attacks
count-defences = Defences
count-won = won
count-lost = lost
count-tied = tied
count-luck = Luck in duels
count-luck-expected = Expected
count-luck-dice = Luck of the dice
count-luck-cards = Cards and choices
count-luck-won = Won
count-luck-note = Won is what was expected, plus luck, plus cards and choices; a tie counts half. Expected is how the nobles stood before any die fell, with no card played. Luck is what the dice made of that, and cards and choices are the rest.
count-luck-left-out = Only duels that were fought to the end count, a deflected one from its last target. Luck in drawing cards is not computed.
count-abilities = Abilities
count-ability = Ability
count-ability-of = { $suit } { $ability }
count-uses = Uses
count-turn-first = First turn
count-turn-median = Median turn
count-turn-last = Last turn
count-gold = Gold at the end of each turn
count-turn = Turn
count-gold-first = Went first
count-gold-second = Went second
count-gold-won = Won games
count-gold-winner = Winner
count-gold-loser = Loser
count-gold-note = Mean gold of the games that came to that turn.
count-gold-shown = Shown are { $shown } of { $all } turns: those that at least 1 game in 20 came to, and no more than 40.

## What a finished game comes to, for other programs

tally-nobles-left = Nobles left
tally-duels-won = Duels won

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
    [one] Put the noble that is left face down: the noble deck.
   *[other] Shuffle the { $count } that are left and put them face down: the noble deck.
}
dueling-nobles-rest-about = New nobles come from there, and vanquished ones go back.
dueling-nobles-hand = { $count ->
    [0] Shuffle the other 40 cards: the support deck. Nobody is dealt any.
    [one] Shuffle the other 40 cards. Deal 1 to each player; the rest is the support deck.
   *[other] Shuffle the other 40 cards. Deal { $count } to each player; the rest is the support deck.
}
dueling-nobles-hand-about = Keep your hand hidden. You play these cards in duels, sell them, arm nobles with them or spend them on abilities.
dueling-nobles-hint-guide = All you need is a deck of cards and two dice. The app keeps gold, stamina and weapons and adds up the duels. A hint tells what each phase is for; those that you dismiss do not come back.
dueling-nobles-hint-sample = This is a sample: a game in its third turn. Arm a noble, use an ability, go on to the duel and attack, and undo what you like. It counts nowhere.
dueling-nobles-hint-income = { $gold ->
    [0] Here you come by gold: sell three cards of one suit, or tax a King, who pays with stamina. Then go on to the next phase.
   *[other] You have gained { $gold } gold already. For more, sell three cards of one suit, or tax a King, who pays with stamina. Then go on to the next phase.
}
dueling-nobles-hint-reinforcements = Gold buys support cards, 1 gold each, or a new noble for { $recruit }. You may also save it.
dueling-nobles-hint-command = A 2 or a 3 under a noble is a weapon and makes it stronger in every duel. Each suit has an ability, once a game, for a card of it that you discard:
dueling-nobles-hint-hearts = one of your nobles regains 1 stamina.
dueling-nobles-hint-diamonds = while your opponent has more nobles.
dueling-nobles-hint-clubs = take a card of the discard pile.
dueling-nobles-hint-spades = see your opponent’s hand.
dueling-nobles-hint-duel = Tap the noble that attacks, then the one it challenges. A King may roll two dice, a Queen gains { $queen } for each other noble beside her, a Jack may play two cards. You need not attack.
dueling-nobles-hint-roll = Each rolls one die, a King one or two: tap what your dice show, or let the app roll. Before the first die, the defender may pay { $deflect } gold to name another noble.
dueling-nobles-hint-support = The attacker plays a card from the hand or none, then the defender. A card of the noble’s own suit adds { $adrenaline } more. An Ace wins, whatever the totals.
