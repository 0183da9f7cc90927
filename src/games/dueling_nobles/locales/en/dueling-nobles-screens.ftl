# The screens of Dueling Nobles.

dueling-nobles-setup-to-starter = Who begins?
dueling-nobles-setup-to-nobles = Pick the nobles
dueling-nobles-setup-begin = Begin the game
dueling-nobles-setup-starter = Who begins?
dueling-nobles-setup-nobles = Opening nobles
dueling-nobles-starter-about-dealer = Both roll two dice. The lower total deals, and the other player begins. Tap the faces of your dice.
dueling-nobles-starter-about-any = Agree on it any way you like. If you roll, the higher total begins.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, die { $die }: not rolled
   *[other] { $name }, die { $die }: { $pips }
}
dueling-nobles-starter-tie = Both have { $total }: a tie rolls again.
dueling-nobles-starter-again = Roll again
dueling-nobles-starter-starts = { $name } takes the first turn
dueling-nobles-starter-missing = Roll, or tap who begins.
dueling-nobles-nobles-first = { $name } takes the first turn.
dueling-nobles-nobles-picking = { $name } picks: { $count } of { $of }
dueling-nobles-nobles-picked = { $name } has { $cards }.
dueling-nobles-nobles-free = { $card }
dueling-nobles-nobles-taken = { $card }, { $name }
dueling-nobles-nobles-full = { $name } has all { $count } nobles; tap one of them to give it back.
dueling-nobles-nobles-next = { $next } picks now. To change the nobles of { $name }, tap { $name } above.
dueling-nobles-nobles-missing = { $count ->
    [one] One noble is missing.
   *[other] { $count } nobles are missing.
}
dueling-nobles-menu-chances = When chances are shown
dueling-nobles-menu-concede = Concede
dueling-nobles-side-active = ▶ { $name }
dueling-nobles-side-turn = { $name }’s turn
dueling-nobles-side-empty = { $name } has no nobles left.
dueling-nobles-side-hand = { $name }: { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
dueling-nobles-side-gold = { $name }: { $count } gold
dueling-nobles-side-known = Known in hand: { $cards }
dueling-nobles-side-ability = { $suit } { $ability }
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
dueling-nobles-thing-discard = Discard pile
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
dueling-nobles-do-spy = Spy without naming cards
dueling-nobles-do-spy-about = You look at the cards; the app does not need to know them.
dueling-nobles-do-spy-named = Record the hand
dueling-nobles-do-tax-last = Tax { $card } and lose it
dueling-nobles-do-attack-with = Attack with { $card }
dueling-nobles-do-attack = Challenge { $card }
dueling-nobles-do-deflect = Deflect ({ $gold } gold)
dueling-nobles-do-deflect-to = Deflect to { $card }
dueling-nobles-do-concede = { $name } concedes
dueling-nobles-do-next-phase = { $phase } →
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
dueling-nobles-ask-patient = Who is healed?
dueling-nobles-ask-recovered = Which card do you take?
dueling-nobles-ask-from-pile = { $card } from the discard pile
dueling-nobles-ask-seen = { $count ->
    [0] { $name } has no cards.
    [one] The one card of { $name }:
   *[other] The { $count } cards of { $name }:
}
dueling-nobles-ask-seen-full = All { $count } cards are named.
dueling-nobles-ask-seen-left = { $count ->
    [one] One card to go
   *[other] { $count } cards to go
}
dueling-nobles-ask-seen-spent = { $card } was just discarded.
dueling-nobles-ask-attack-or-end = { $name }, tap the noble that attacks, or end the turn.
dueling-nobles-ask-attack-or-go-on = { $name }, tap the noble that attacks, or continue.
dueling-nobles-ask-end = { $name }, end the turn.
dueling-nobles-ask-go-on = { $name }, continue to the next phase.
dueling-nobles-ask-one-card = { $name }, play one card or none.
dueling-nobles-ask-two-cards = { $name }, play up to two cards.
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
dueling-nobles-fight-die-lies = A die shows { $pips }
dueling-nobles-fight-rolled = { $name } has rolled { $pips }
dueling-nobles-fight-card-lies = { $card } has been played
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = critical hit
dueling-nobles-fight-roll = { $name } rolls
dueling-nobles-fight-roll-two = { $name } rolls one die or two
dueling-nobles-fight-roll-second = The second die?
dueling-nobles-fight-first-laid = { $name }, first die: { $pips }. Tap to remove it
dueling-nobles-fight-die-tumbles = { $name }’s die rolls
dueling-nobles-fight-die = { $name } rolls { $pips }
dueling-nobles-fight-first-die = { $name }, first die { $pips }
dueling-nobles-fight-second-die = { $name }, second die { $pips }
dueling-nobles-fight-one-die = { $name }, only one die: { $pips }
dueling-nobles-fight-roll-virtual = Roll for { $name }
dueling-nobles-fight-no-card = { $name } plays no card
dueling-nobles-fight-no-card-short = No card
dueling-nobles-fight-play = Play { $cards }
dueling-nobles-fight-play-none = Play
dueling-nobles-fight-choose-first = Choose one card or two first, or play none.
dueling-nobles-fight-won = { $name } wins the duel
dueling-nobles-fight-tie = A tie
dueling-nobles-fight-done = Back to the table
dueling-nobles-needs-picked = { $cards }: { $total } against { $other }
dueling-nobles-needs-picked-ace = { $cards }: a critical hit
dueling-nobles-needs-picked-aces = { $cards }: Ace against Ace, a tie
dueling-nobles-card-would-win = would win
dueling-nobles-card-would-tie = would tie
dueling-nobles-correct-gold = { $player }’s gold
dueling-nobles-correct-hand = Cards in { $player }’s hand
dueling-nobles-correct-support-deck = Cards in the support deck
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
dueling-nobles-quick-others-set = { $what }: { $value }
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
