# The rules of Dueling Nobles for somebody who has never played.

## The aim

dueling-nobles-rules-aim-title = The aim
dueling-nobles-rules-aim-duels = This is a game for two. Each player has a courtyard of nobles, and the nobles of one side fight duels with those of the other.
dueling-nobles-rules-aim-win = You win when your opponent has no noble left in the courtyard.

## What is on the table

dueling-nobles-rules-table-title = What is on the table
dueling-nobles-rules-table-needed = You need a deck of 52 cards without jokers and two six-sided dice. The app keeps count of gold and stamina, and it can roll the dice too.
dueling-nobles-rules-table-cards = The 12 Jacks, Queens and Kings are the nobles. The other 40 cards, from the Ace to the 10, are the support cards.
dueling-nobles-rules-table-own = Each player has a courtyard of nobles that lie face up, some gold, and a hand of support cards that the other player does not see.
dueling-nobles-rules-table-shared = Both players share three piles: the noble deck and the support deck lie face down, the discard pile lies face up.
dueling-nobles-rules-table-strength = Strength is what a noble is worth in a duel. To begin with, a King has { $king }, a Queen { $queen } and a Jack { $jack }.
dueling-nobles-rules-table-stamina = Stamina is what a noble can bear. A King has { $king }, a Queen { $queen } and a Jack { $jack }. A noble whose stamina is used up is vanquished and leaves the courtyard.

## Set-up

dueling-nobles-rules-setup-title = Set-up
dueling-nobles-rules-setup-nobles = { $count ->
    [one] Shuffle the nobles by themselves and deal 6 to each player. Each player puts 1 of them face up into the courtyard. It starts with full stamina.
   *[other] Shuffle the nobles by themselves and deal 6 to each player. Each player puts { $count } of them face up into the courtyard. They start with full stamina.
}
dueling-nobles-rules-setup-noble-deck = { $left ->
    [0] No noble is left over: the noble deck begins empty.
   *[other] Shuffle the { $left } nobles that are left over. They are the noble deck.
}
dueling-nobles-rules-setup-hand = { $hand ->
    [0] Shuffle the support cards. Nobody is dealt any: all { $left } are the support deck.
    [one] Shuffle the support cards and deal 1 to each player. The { $left } that are left over are the support deck.
   *[other] Shuffle the support cards and deal { $hand } to each player. The { $left } that are left over are the support deck.
}
dueling-nobles-rules-setup-gold = Nobody has gold yet, and the discard pile is empty.
dueling-nobles-rules-start-dealer = Both players roll two dice. The lower total makes you the dealer; roll again if the totals are the same. The dealer’s opponent takes the first turn. If you play several games in a row, deal by turns.
dueling-nobles-rules-start-any = Agree on who takes the first turn in any way you like.
dueling-nobles-rules-start-higher = Agree on who takes the first turn in any way you like. You could each roll a die, and the higher one begins.

## A turn

dueling-nobles-rules-turn-title = A turn
dueling-nobles-rules-turn-phases = { $count ->
    [one] The players take turns. A turn has one phase: { $phases }.
   *[other] The players take turns. A turn has { $count } phases, in this order: { $phases }. You never go back to a phase that is over.
}
dueling-nobles-rules-turn-optional = All that you can do in a phase is up to you: you may do it in any order, or leave it out. You may also end your turn before its last phase.
dueling-nobles-rules-turn-no-income = No phase brings gold by itself.
dueling-nobles-rules-turn-never = These rules leave out: { $actions }.
dueling-nobles-rules-phase-title = Phase { $number }: { $phase }
dueling-nobles-rules-phase-empty = Nothing can be done in this phase.
dueling-nobles-rules-phase-income = { $first ->
    [yes] You gain { $gold } gold as soon as this phase begins.
   *[no] You gain { $gold } gold as soon as this phase begins. You also get it if you end your turn before this phase.
}

## What may be done

dueling-nobles-rules-action = { $action }: { $about } { $often }
dueling-nobles-rules-action-never = { $action }: these rules do not allow it.
dueling-nobles-rules-often = { $limit ->
    [any] You may do this any number of times in a turn.
    [one] You may do this once in a turn.
   *[other] You may do this up to { $limit } times in a turn.
}
dueling-nobles-rules-often-tax = { $each ->
    [yes] You may do this once in a turn with each of your Kings.
   *[no] You may do this once in a turn, with one King.
}
dueling-nobles-rules-often-ability = You may do this once in the whole game.
dueling-nobles-rules-sell = Discard 3 support cards of one suit from your hand and gain { $gold } gold.
dueling-nobles-rules-tax = { $vanquish ->
    [yes] One of your Kings loses 1 stamina and you gain 1 gold. It may be his last: he is then vanquished.
   *[no] One of your Kings loses 1 stamina and you gain 1 gold. A King with only 1 stamina cannot be taxed.
}
dueling-nobles-rules-buy = { $most ->
    [one] Pay 1 gold and draw 1 support card. There must be one left in the support deck or the discard pile.
   *[other] Choose a number of support cards, { $most } at most. Pay 1 gold for each, all of it before you see a card, then draw them. You cannot buy more cards than the support deck and the discard pile have together.
}
dueling-nobles-rules-recruit = Pay { $gold } gold and turn over the top card of the noble deck. That noble joins your courtyard with full stamina. There must be a noble in the deck.
dueling-nobles-rules-weapon = Put a 2 or a 3 from your hand under one of your nobles that has no weapon yet.
dueling-nobles-rules-move-weapon = { $swap ->
    [yes] Take the weapon of one of your nobles and give it to another. If that one has a weapon too, the two nobles swap.
   *[no] Take the weapon of one of your nobles and give it to another that has none.
}
dueling-nobles-rules-heal = Discard a heart (♥). One of your nobles that has lost stamina regains 1.
dueling-nobles-rules-draw-three = Discard a diamond (♦) and draw 3 support cards, or all there are if there are fewer. For this your opponent must have more nobles in the courtyard than you.
dueling-nobles-rules-recover = Discard a club (♣) and take any card you like from the discard pile, except the club itself. The pile must not be empty before you do it.
dueling-nobles-rules-spy = { $revealed ->
    [yes] Discard a spade (♠). Your opponent lays the cards in hand face up, and these cards stay so. Cards drawn later are hidden again.
   *[no] Discard a spade (♠) and look at all the cards in your opponent’s hand. Then they are hidden again.
}
dueling-nobles-rules-challenge = Name one of your nobles as the attacker and one of your opponent’s as the target. They fight a duel, step by step as told below.

## The duel

dueling-nobles-rules-duel-title = The duel
dueling-nobles-rules-duel-deflect = Deflect: before any die is rolled, the defender may pay { $gold } gold and name another noble of the same courtyard as the target. This can be done once in a duel.
dueling-nobles-rules-duel-strength = Strength: each side counts the strength of its noble, { $king } for a King, { $queen } for a Queen and { $jack } for a Jack. A weapon adds its 2 or 3.
dueling-nobles-rules-duel-queen = Inspiration: a Queen adds { $bonus } more for each other noble that stands in her courtyard at this moment.
dueling-nobles-rules-duel-dice = Dice: each player rolls one die and adds it. With a King you may roll two dice and add both. It does not matter who rolls first.
dueling-nobles-rules-duel-support = Support: now each player may play one support card from the hand and add its number. With a Jack you may play two, both at once. The attacker plays first, or says that no card comes; then the defender does. A 2 or a 3 may be played here as well.
dueling-nobles-rules-duel-adrenaline = Adrenaline: a support card of the noble’s own suit adds { $bonus } more. If a Jack plays two such cards, both do.
dueling-nobles-rules-duel-ace = Critical hit: an Ace adds no number and no adrenaline, but whoever plays one wins the duel, whatever the totals. If both players play an Ace, it is a tie. An Ace may be one of a Jack’s two cards.
dueling-nobles-rules-duel-win = Win: without an Ace, the higher total wins. The winner gains { $gold } gold, and the noble that lost loses 1 stamina.
dueling-nobles-rules-duel-tie = Tie: both nobles lose 1 stamina, and nobody gains gold.
dueling-nobles-rules-duel-after = After the duel: the support cards played go to the discard pile, the attacker’s first. Then a noble without stamina is vanquished: its weapon goes to the discard pile, the noble is shuffled into the noble deck.

## The four abilities

dueling-nobles-rules-abilities-title = The four abilities
dueling-nobles-rules-abilities-once = Every suit has one ability: { $abilities }. Each player may use each of the four once in a game.
dueling-nobles-rules-abilities-card = To use one, discard a support card of its suit from your hand. Any card of the suit will do, an Ace too: the number does not matter. You may use several abilities in one turn.

## Weapons

dueling-nobles-rules-weapons-title = Weapons
dueling-nobles-rules-weapons-strength = A 2 or a 3 under a noble is its weapon. It adds 2 or 3 to the noble’s strength in every duel. The suit does not matter.
dueling-nobles-rules-weapons-one = A noble has one weapon at most. When the noble is vanquished, its weapon goes to the discard pile.

## Decks and shuffling

dueling-nobles-rules-decks-title = Decks and shuffling
dueling-nobles-rules-decks-support = Draw support cards one by one. When the support deck is empty, shuffle the discard pile: it is the new support deck, and you go on drawing. If the discard pile is empty too, you draw no more.
dueling-nobles-rules-decks-after = If your last draw empties the support deck, shuffle the discard pile at once.
dueling-nobles-rules-decks-nobles = A vanquished noble is shuffled into the noble deck and can be recruited again, by either player. While the noble deck is empty, nobody can recruit.

## The end of the game

dueling-nobles-rules-end-title = The end of the game
dueling-nobles-rules-end-empty = If your courtyard is empty, you have lost, and your opponent has won.
dueling-nobles-rules-end-tax = This counts too if the last of your nobles is a King who falls by a tax.
dueling-nobles-rules-end-both = { $both ->
    [attacker] If one duel empties both courtyards, its attacker wins.
    [defender] If one duel empties both courtyards, its defender wins.
   *[draw] If one duel empties both courtyards, the game is a draw.
}
dueling-nobles-rules-end-concede = You may give up at any time; then your opponent wins.

## House rules

dueling-nobles-rules-house-title = House rules
dueling-nobles-rules-house-about = You play “{ $edition }” with these changes:
dueling-nobles-rules-house-change = { $rule }: { $value } (in the edition: { $usual })
