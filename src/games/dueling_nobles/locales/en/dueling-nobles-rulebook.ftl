# The rules of Dueling Nobles for a player who does not know the game.

dueling-nobles-rulebook-aim = The aim
    This is a game for two. Each player has a courtyard of nobles, and the nobles of one side fight duels with those of the other.
    You win when your opponent has no noble left in the courtyard.

dueling-nobles-rulebook-table = The table
    You need a deck of 52 cards without jokers and two six-sided dice. The app keeps count of gold and stamina, and it can roll the dice too.
    The 12 Jacks, Queens and Kings are the nobles. The other 40 cards, from the Ace to the 10, are the support cards.
    Each player has a courtyard of nobles that lie face up, some gold, and a hand of support cards that the other player does not see.
    Both players share three piles: the noble deck and the support deck lie face down, the discard pile lies face up.
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
    { $opening_hand ->
        [0] Shuffle the support cards. None are dealt: all { $support_deck } are the support deck.
        [one] Shuffle the support cards and deal 1 to each player. The remaining { $support_deck } are the support deck.
       *[other] Shuffle the support cards and deal { $opening_hand } to each player. The remaining { $support_deck } are the support deck.
    }
    Nobody has gold yet, and the discard pile is empty.
    { $edition ->
        [catsatcards] Both players roll two dice. The lower total makes you the dealer; roll again if the totals are the same. The dealer’s opponent takes the first turn. If you play several games in a row, take turns dealing.
        [duelo] Agree on who takes the first turn in any way you like. You could each roll a die, and the higher one begins.
       *[original] Agree on who takes the first turn in any way you like.
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
dueling-nobles-rulebook-recover = { $action }: Discard a club (♣) and take any card you like from the discard pile, except the club itself. The pile must not be empty before you do it. You may do this once in the whole game.
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] Discard a spade (♠). Your opponent lays the cards in hand face up, and these cards stay face up. Cards drawn later are hidden again.
   *[no] Discard a spade (♠) and look at all the cards in your opponent’s hand. Then they are hidden again.
} You may do this once in the whole game.
dueling-nobles-rulebook-challenge = { $action }: Name one of your nobles as the attacker and one of your opponent’s as the target. They fight a duel, step by step as described below. { $often }

## After the phases.

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

dueling-nobles-rulebook-weapons = Weapons
    A 2 or a 3 under a noble is its weapon. It adds 2 or 3 to the noble’s strength in every duel. The suit does not matter.
    A noble has one weapon at most. When the noble is vanquished, its weapon goes to the discard pile.

dueling-nobles-rulebook-decks = Decks and shuffling
    Draw support cards one by one. When the support deck is empty, shuffle the discard pile: it is the new support deck, and you continue drawing. If the discard pile is empty too, you draw no more.
    If your last draw empties the support deck, shuffle the discard pile at once.
    A vanquished noble is shuffled into the noble deck and can be recruited again, by either player. While the noble deck is empty, nobody can recruit.

dueling-nobles-rulebook-end = The end of the game
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
    You may concede at any time; then your opponent wins.
