# Noble Hearts: what is done, what follows, why something is refused, the rules, and the names of things.

noble-hearts = Noble Hearts
hearts-gauge = Lady Isabelle’s favour

## Editions

hearts-edition-base = Base game
hearts-edition-base-about = Two noblemen fence inside the game box until one of them is hit.
hearts-edition-skills-and-roses = Skills and Roses
hearts-edition-skills-and-roses-about = With the expansion: special cards, roses, and the cards of charm and skill.

## Kinds of action

hearts-kind-setup = Set up
hearts-kind-attack = Attack
hearts-kind-charge = Charge
hearts-kind-block = Block
hearts-kind-retreat = Retreat
hearts-kind-jump-up = Jump up
hearts-kind-jump-down = Jump down
hearts-kind-move = Move
hearts-kind-pass = Pass
hearts-kind-hit = Hit
hearts-kind-long-jump = Long Jump
hearts-kind-side-step = Side Step
hearts-kind-berserk = Berserk
hearts-kind-saltomortale = Saltomortale
hearts-kind-feint = Feint
hearts-kind-combination = Combination
hearts-kind-quick-block = Quick Block
hearts-kind-collect-rose = Pick up a rose
hearts-kind-turn-up = Turn a card up
hearts-kind-choose-special = Take a special card
hearts-kind-concede = Give up
hearts-kind-adjust = Correction
hearts-kind-note = Note

hearts-kind-setup-about = Say who begins and, with the expansion, which special cards are taken and how many roses stay.
hearts-kind-attack-about = Strike the opponent in front of you with one card.
hearts-kind-charge-about = Move or jump next to the opponent, then strike.
hearts-kind-block-about = Answer a stroke in its own area with a card that is at least as strong.
hearts-kind-retreat-about = Discard any card and step one space back.
hearts-kind-jump-up-about = Jump onto something higher with moves of { $up } or more together.
hearts-kind-jump-down-about = Jump onto something lower; it costs no card.
hearts-kind-move-about = Play a card and move as far as it says.
hearts-kind-pass-about = Hand over the initiative that you kept.
hearts-kind-hit-about = You do not evade: you are hit, and the game is over.
hearts-kind-long-jump-about = { $count ->
    [one] Jump across with a card or more, moves of { $far } or more together.
   *[other] Jump across with { $count } cards or more, moves of { $far } or more together.
}
hearts-kind-side-step-about = Step aside with { $side } cards of equal fight.
hearts-kind-berserk-about = Strike with { $berserk } cards of one area and add up their fights.
hearts-kind-saltomortale-about = Leap behind the attacker with { $salto } cards of one area.
hearts-kind-feint-about = Strike with one card in whatever area you say.
hearts-kind-combination-about = Lay several strokes at once: each has to be answered.
hearts-kind-quick-block-about = Answer a stroke with a card of any area that is at least as strong.
hearts-kind-collect-rose-about = Pick up a rose on your space or beside it for Lady Isabelle.
hearts-kind-turn-up-about = Turn one of your special cards face up again.
hearts-kind-choose-special-about = Take a special card from the pile, or decline.
hearts-kind-concede-about = The other player wins the game.
hearts-kind-adjust-about = Correct the app where it and the table disagree.
hearts-kind-note-about = Write something down.

## The four numbers of a card

hearts-print-fight = fight
hearts-print-area = area
hearts-print-move = move
hearts-print-redraw = redraw
hearts-unknown = ?
hearts-area-named = “{ $name }”
hearts-area-is = { $area }: { $name }
hearts-stroke = { $fight } in area { $area }

## House rules

hearts-rule-deck-cards = Cards of a deck
hearts-rule-deck-cards-about = How many action cards each player has.
hearts-rule-opening-hand = Opening hand
hearts-rule-opening-hand-about = How many cards each player begins with.
hearts-rule-areas = Hit areas
hearts-rule-areas-about = How many areas a card can strike.
hearts-rule-fight-most = Highest fight
hearts-rule-fight-most-about = A higher fight is taken for a slip of the finger.
hearts-rule-move-most = Highest move
hearts-rule-move-most-about = A higher move is taken for a slip of the finger.
hearts-rule-redraw-most = Highest redraw
hearts-rule-redraw-most-about = A higher redraw is taken for a slip of the finger.
hearts-rule-reshuffle = Reshuffling
hearts-rule-reshuffle-about = When a discard pile is shuffled to become the deck.
hearts-rule-redraw-tie = Equal cards
hearts-rule-redraw-tie-about = Which of several cards of the highest fight says how many are drawn.
hearts-rule-keeps-initiative = Keep the initiative
hearts-rule-keeps-initiative-about = The actions after which their player goes on.
hearts-rule-evades = Evade an attack
hearts-rule-evades-about = The actions, beside both blocks, that get a player out of an attack.
hearts-rule-only-when-attacked = Only when attacked
hearts-rule-only-when-attacked-about = The actions, beside both blocks, that need an attack to answer.
hearts-rule-refills = Redraw
hearts-rule-refills-about = The actions after which cards are drawn.
hearts-rule-pass = Passing
hearts-rule-pass-about = When the initiative may be handed over without an action.
hearts-rule-charge-move-cards = Move cards of a charge
hearts-rule-charge-move-cards-about = The most cards to move by in a charge that does not jump up or far.
hearts-rule-charge-move = Move of a charge
hearts-rule-charge-move-about = The least move of a charge without a jump.
hearts-rule-jump-up-move = Move of a jump up
hearts-rule-jump-up-move-about = The least move of the cards of a jump up together.
hearts-rule-charge-jump-up-move = Move of a charge jumping up
hearts-rule-charge-jump-up-move-about = The least move of the cards of the jump together.
hearts-rule-charge-jump-down-move = Move of a charge jumping down
hearts-rule-charge-jump-down-move-about = The least move of the card of the jump.
hearts-rule-long-jump-cards = Cards of a Long Jump
hearts-rule-long-jump-cards-about = The fewest cards of a Long Jump, also in a charge.
hearts-rule-long-jump-move = Move of a Long Jump
hearts-rule-long-jump-move-about = The least move of the cards of a Long Jump together.
hearts-rule-charge-long-jump-move = Move of a charge with a Long Jump
hearts-rule-charge-long-jump-move-about = The least move of the cards of the jump together.
hearts-rule-charge-long-jump-refills = A charge with a Long Jump redraws
hearts-rule-charge-long-jump-refills-about = Whether the attack of such a charge draws cards.
hearts-rule-side-step-cards = Cards of a Side Step
hearts-rule-side-step-cards-about = How many cards of equal fight it takes.
hearts-rule-berserk-cards = Cards of a Berserk
hearts-rule-berserk-cards-about = How many cards of one area it takes.
hearts-rule-saltomortale-cards = Cards of a Saltomortale
hearts-rule-saltomortale-cards-about = How many cards of one area it takes.
hearts-rule-charge-with = Special cards in a charge
hearts-rule-charge-with-about = The special cards that the attack of a charge may use.
hearts-rule-turned-down = Turned down by use
hearts-rule-turned-down-about = The special cards that have to be turned up again after each use.
hearts-rule-special-cards = Special cards
hearts-rule-special-cards-about = How many special cards the box holds; none without the expansion.
hearts-rule-opening-specials = Opening special cards
hearts-rule-opening-specials-about = How many special cards each player begins with: no more than half of them all.
hearts-rule-special-copies = Copies
hearts-rule-special-copies-about = How many special cards of each kind there can be.
hearts-rule-roses = Roses
hearts-rule-roses-about = How many roses the box holds; none without the expansion.
hearts-rule-charm-spots = Spots to the heart
hearts-rule-charm-spots-about = How far each heart is from the centre of the charm card; 0 is without the card.
hearts-rule-skill-spots = Spots to the sword
hearts-rule-skill-spots-about = How far each sword is from the centre of the skill card; 0 is without the card.
hearts-rule-rose-charm = Charm of a rose
hearts-rule-rose-charm-about = How many spots a rose moves Lady Isabelle.
hearts-rule-retreat-charm = Charm of a retreat
hearts-rule-retreat-charm-about = How many spots a weak retreat moves Lady Isabelle to the attacker.
hearts-rule-berserk-charm = Charm of a Berserk
hearts-rule-berserk-charm-about = How many spots a Berserk moves Lady Isabelle to the opponent.
hearts-rule-retreat-skill = Skill of a retreat
hearts-rule-retreat-skill-about = How many spots a retreat moves the skill marker to the attacker.
hearts-rule-saltomortale-skill = Skill of a Saltomortale
hearts-rule-saltomortale-skill-about = How many spots it moves the skill marker to its player.
hearts-rule-charm-half = A weak retreat
hearts-rule-charm-half-about = When the card of a retreat moves Lady Isabelle to the attacker.
hearts-rule-berserk-may-lose = A Berserk may lose
hearts-rule-berserk-may-lose-about = Whether Lady Isabelle can come to the opponent’s heart by a Berserk.

hearts-value-at-once = as soon as the deck is empty
hearts-value-when-drawing = when a card has to be drawn
hearts-value-most = the one that draws most
hearts-value-least = the one that draws least
hearts-value-after-keeping = after an action that kept it
hearts-value-always = always
hearts-value-never = never
hearts-value-below = below half of the attack
hearts-value-at-most = half of the attack or less
hearts-value-copies = { $count } { $special }
hearts-house-rule = { $rule }: { $value }
hearts-house-rules-and = { $before }; { $next }

## What is done

hearts-did-setup = { $player } begins
hearts-did-attack = { $player } attacks: { $strokes }
hearts-did-charge = { $jump ->
    [up] { $player } jumps up and charges: { $strokes }
    [down] { $player } jumps down and charges: { $strokes }
    [long] { $player } jumps across and charges: { $strokes }
   *[none] { $player } charges: { $strokes }
}
hearts-did-charge-with = { $jump ->
    [up] { $player } jumps up and charges with { $special }: { $strokes }
    [down] { $player } jumps down and charges with { $special }: { $strokes }
    [long] { $player } jumps across and charges with { $special }: { $strokes }
   *[none] { $player } charges with { $special }: { $strokes }
}
hearts-did-block = { $player } blocks with { $fight }
hearts-did-retreat = { $player } steps back
hearts-did-retreat-card = { $player } steps back and discards { $fight }
hearts-did-jump-up = { $player } jumps up
hearts-did-jump-down = { $player } jumps down
hearts-did-move = { $player } moves
hearts-did-pass = { $player } hands over the initiative
hearts-did-hit = { $player } does not evade
hearts-did-long-jump = { $player } jumps across
hearts-did-side-step = { $player } steps aside
hearts-did-berserk = { $player } goes berserk: { $strokes }
hearts-did-saltomortale = { $player } leaps behind { $opponent }
hearts-did-feint = { $player } feints: { $strokes }
hearts-did-combination = { $player } strikes in combination: { $strokes }
hearts-did-quick-block = { $player } blocks quickly with { $fight }
hearts-did-collect-rose = { $player } picks up a rose
hearts-did-turn-up = { $player } turns { $special } up again
hearts-did-choose = { $player } takes { $special }
hearts-did-decline = { $player } declines a special card
hearts-did-concede = { $player } gives up
hearts-did-adjust-hand = { $count ->
    [one] Correction: { $player } has 1 card in hand
   *[other] Correction: { $player } has { $count } cards in hand
}
hearts-did-adjust-discard = { $count ->
    [one] Correction: { $player }’s discard pile has 1 card
   *[other] Correction: { $player }’s discard pile has { $count } cards
}
hearts-did-adjust-raised = { $raised ->
    [yes] Correction: { $player }’s nobleman stands on something
   *[no] Correction: { $player }’s nobleman stands on the floor
}
hearts-did-adjust-owns = Correction: { $player } has { $specials }
hearts-did-adjust-initiative = Correction: { $player } has the initiative
hearts-did-adjust-charm = Correction: Lady Isabelle stands { $place }
hearts-did-adjust-skill = Correction: the skill marker stands { $place }
hearts-did-adjust-roses = { $count ->
    [one] Correction: 1 rose lies on the board
   *[other] Correction: { $count } roses lie on the board
}
hearts-did-note = Note: { $text }

## Where a marker stands

hearts-place-centre = in the centre
hearts-place-towards = { $spots } of { $most } spots from the centre towards { $player }

## What follows

hearts-then-specials = { $player } begins with { $specials }.
hearts-then-roses = { $count ->
    [0] No rose lies on the board.
    [one] 1 rose lies on the board.
   *[other] { $count } roses lie on the board.
}
hearts-then-reason = Reason: { $why }
hearts-then-drew = { $cards ->
    [one] { $player } draws 1 card.
   *[other] { $player } draws { $cards } cards.
}
hearts-then-drew-fewer = { $cards ->
    [0] { $player } draws nothing: no cards are left.
    [one] { $player } draws only 1 card of { $wanted }: no more are left.
   *[other] { $player } draws only { $cards } cards of { $wanted }: no more are left.
}
hearts-then-shuffle = { $cards ->
    [one] { $player } turns over the discard pile: its 1 card is the deck now.
   *[other] { $player } shuffles the discard pile: its { $cards } cards are the deck now.
}
hearts-then-height = { $raised ->
    [yes] { $player }’s nobleman stands on something now.
   *[no] { $player }’s nobleman is back on the floor.
}
hearts-then-turned-up = { $player }’s { $special } lies face up again.
hearts-then-turned-down = { $player }’s { $special } is turned down.
hearts-then-stroke = { $player } has to answer { $fight } in area { $area }.
hearts-then-blocked = The stroke of { $fight } in area { $area } is blocked.
hearts-then-attack-answered = { $player }’s attack is answered.
hearts-then-attack-hit = { $player }’s attack hits.
hearts-then-attack-open = { $player }’s attack stays unanswered.
hearts-then-rose = { $left ->
    [0] It was the last rose on the board.
    [one] 1 rose is left on the board.
   *[other] { $left } roses are left on the board.
}
hearts-then-charm = { $spots ->
    [one] Lady Isabelle goes 1 spot towards { $player } and stands { $place }.
   *[other] Lady Isabelle goes { $spots } spots towards { $player } and stands { $place }.
}
hearts-then-skill = { $spots ->
    [one] The skill marker goes 1 spot towards { $player } and stands { $place }.
   *[other] The skill marker goes { $spots } spots towards { $player } and stands { $place }.
}
hearts-then-sword = The skill marker has come to { $player }’s sword: put it back in the centre.
hearts-then-choice = { $player } may take a special card from the pile before the game goes on.
hearts-then-kept = { $player } keeps the initiative.
hearts-then-turn = Turn { $turn }: { $player } has the initiative.
hearts-then-won-hit = { $loser } is hit. { $winner } wins the game and the heart of Lady Isabelle. Well fought, { $loser }!
hearts-then-won-surrender = { $winner } wins the game and the heart of Lady Isabelle. Well fought, { $loser }!
hearts-then-won-charm = Lady Isabelle has come to { $winner }’s heart: { $winner } wins the game. Well fought, { $loser }!

## Why something is refused

hearts-refusal-game-over = The game is over.
hearts-refusal-not-set-up = The table has to be set up first.
hearts-refusal-already-set-up = The table is set up already.
hearts-refusal-bad-setup-count = { $needed ->
    [0] These rules begin without special cards; { $player } would have { $got }.
    [one] { $player } begins with 1 special card, not { $got }.
   *[other] { $player } begins with { $needed } special cards, not { $got }.
}
hearts-refusal-bad-setup-scarce = { $count ->
    [0] There is no { $special } in the box.
    [one] There is only 1 { $special } in the box.
   *[other] There are only { $count } of { $special } in the box.
}
hearts-refusal-bad-setup-roses = { $most ->
    [0] These rules have no roses.
   *[other] Say how many roses stay on the board: 0 to { $most }.
}
hearts-refusal-wrong-count-exact = { $needed ->
    [one] This takes 1 card, not { $got }.
   *[other] This takes { $needed } cards, not { $got }.
}
hearts-refusal-wrong-count-least = { $least ->
    [one] This takes at least 1 card, not { $got }.
   *[other] This takes at least { $least } cards, not { $got }.
}
hearts-refusal-wrong-count-range = This takes { $least } to { $most } cards, not { $got }.
hearts-refusal-hand-too-small = { $has ->
    [0] { $player } has no card in hand.
    [one] { $player } has only 1 card in hand; this needs { $needs }.
   *[other] { $player } has only { $has } cards in hand; this needs { $needs }.
}
hearts-refusal-ability-used = { $special } is turned down; turn it up first.
hearts-refusal-attack-pending = The attack has to be answered first, and this is no way to evade it.
hearts-refusal-attack-pending-initiative = While an attack is to be answered, the initiative cannot be corrected.
hearts-refusal-no-attack = There is no attack to answer, and this is only for the attacked.
hearts-refusal-must-act-kept = The initiative can only be handed over like this after an action that kept it.
hearts-refusal-must-act-never = These rules know no passing: whoever has the initiative acts.
hearts-refusal-choice-pending = { $player } has to take a special card first, or decline.
hearts-refusal-no-choice = Nobody has a special card to choose now.
hearts-refusal-not-in-play = These rules do not have this.
hearts-refusal-not-in-a-charge = These rules do not let { $special } attack in a charge.
hearts-refusal-bad-card = No card has { $print } { $number }: it goes from { $least } to { $most }.
hearts-refusal-card-incomplete = The card’s { $print } is needed for this.
hearts-refusal-wrong-area = The stroke aims at area { $stroke }; a card of area { $card } does not block it.
hearts-refusal-no-such-area = There is no area { $area }: they are numbered from 1 to { $most }.
hearts-refusal-too-weak = The stroke has { $stroke }; { $fight } is too weak to block it.
hearts-refusal-no-such-stroke = No stroke with this number is open.
hearts-refusal-too-little-movement = This needs moves of { $needs } together; these are { $has }.
hearts-refusal-not-same-area = The cards have to be of one area.
hearts-refusal-not-same-value = The cards have to be of equal fight.
hearts-refusal-not-raised = { $player }’s nobleman stands on the floor.
hearts-refusal-no-such-special = { $player } has no { $special }.
hearts-refusal-no-special = { $player } has no special card.
hearts-refusal-special-ready = { $special } is not turned down.
hearts-refusal-specials-ready = None of the special cards is turned down.
hearts-refusal-special-gone = No { $special } is left in the pile.
hearts-refusal-no-rose = No rose is left on the board.
hearts-refusal-bad-hand = { $player } can have 0 to { $most } cards in hand: the others lie elsewhere.
hearts-refusal-bad-discard = { $player }’s discard pile can have 0 to { $most } cards: the others lie elsewhere.
hearts-refusal-bad-owns = { $most ->
    [0] No { $special } is left for { $player }.
    [one] Only 1 { $special } is left for { $player }.
   *[other] Only { $most } of { $special } are left for { $player }.
}
hearts-refusal-bad-owns-all = { $most ->
    [one] Only 1 special card is left for { $player }.
   *[other] Only { $most } special cards are left for { $player }.
}
hearts-refusal-bad-charm = { $most ->
    [0] Lady Isabelle can only stand in the centre while the game goes on.
    [one] Lady Isabelle stands at most 1 spot from the centre while the game goes on.
   *[other] Lady Isabelle stands at most { $most } spots from the centre while the game goes on.
}
hearts-refusal-bad-skill = { $most ->
    [0] The skill marker can only stand in the centre.
    [one] The skill marker stands at most 1 spot from the centre.
   *[other] The skill marker stands at most { $most } spots from the centre.
}
hearts-refusal-bad-roses = The board can have 0 to { $most } roses: those picked up have left it.

## The table in lines

hearts-table-setup = The table is not set up.
hearts-table-act = Turn { $turn }: { $player } has the initiative.
hearts-table-kept = Turn { $turn }: { $player } has kept the initiative and goes on.
hearts-table-evade = Turn { $turn }: { $player } has to evade.
hearts-table-choose = Turn { $turn }: { $player } chooses a special card.
hearts-table-over = Over in turn { $turn }: { $result }
hearts-table-side = { $raised ->
    [yes] { $player }, on something: { $hand } in hand, { $deck } in the deck, { $discard } discarded
   *[no] { $player }, on the floor: { $hand } in hand, { $deck } in the deck, { $discard } discarded
}
hearts-table-special = { $special }
hearts-table-special-down = { $special } (turned down)
hearts-table-specials = Special cards: { $specials }
hearts-table-roses-of = Roses: { $count }
hearts-table-stroke = { $fight } in area { $area } is coming at { $player }
hearts-table-stroke-blocked = { $fight } in area { $area } is blocked
hearts-table-charm = Lady Isabelle stands { $place }.
hearts-table-skill = The skill marker stands { $place }.
hearts-table-roses = Roses on the board: { $count }
hearts-table-pile = Special cards in the pile: { $count }

## Tallies and statistics

hearts-tally-attacks = Attacks
hearts-tally-blocks = Strokes blocked
hearts-tally-roses = Roses picked up
hearts-ended-hit = By a hit
hearts-ended-surrender = By giving up
hearts-ended-charm = By the heart of Lady Isabelle
hearts-count-attacks = Attacks
hearts-count-attack = Attack
hearts-count-made = Made
hearts-count-blocked = Blocked
hearts-count-evaded = Evaded
hearts-count-hits = Hits
hearts-count-areas = Blocks by area
hearts-count-area = Area
hearts-count-strokes = Strokes
hearts-count-share = Share
hearts-count-initiative = Initiative
hearts-count-initiative-note = { $count ->
    [one] After 1 action the initiative was kept or handed over.
   *[other] After { $count } actions the initiative was kept or handed over.
}
hearts-count-kept = Kept by { $kind }
hearts-count-handed-over = Handed over
hearts-count-times = Times
hearts-count-endings = How games end
hearts-count-games = Games
hearts-count-specials = Special cards
hearts-count-special = Special card
hearts-count-uses = Uses
hearts-count-length = Length in turns
hearts-count-least = Shortest
hearts-count-median = Median
hearts-count-mean = Mean
hearts-count-most = Longest

## A first game

hearts-deal-about = Hold your hand so that only you see it. After most actions you draw as many cards as the card played says; the app tells how many.
hearts-hint-guide = You need the box of Noble Hearts, with a deck of action cards each. The app keeps the initiative, compares stroke and block and says how many cards are drawn; it is told what is printed on a card that is played. A hint tells what to do; those that you dismiss do not come back.
hearts-hint-sample = This is a sample: two noblemen in the middle of a fight. Attack, evade, pick up a rose, and undo what you like. It counts nowhere.
hearts-hint-act = After most actions the other player has the initiative. Tap what you do on the table.
hearts-hint-kept = You have kept the initiative: go on with any action, or hand it over.
hearts-hint-evade = Whoever does not evade is hit and loses. A block takes a card of the same area that is at least as strong.
