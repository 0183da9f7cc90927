# Noble Hearts: names, rules, actions, consequences and refusals.

noble-hearts = Noble Hearts
noble-hearts-gauge = Lady Isabelle’s favour

## Editions

noble-hearts-edition-base = Base game
noble-hearts-edition-base-about = Two noblemen fence inside the game box until one of them is hit.
noble-hearts-edition-skills-and-roses = Skills and Roses
noble-hearts-edition-skills-and-roses-about = With the expansion: special cards, roses, and the cards of charm and skill.

## Kinds of action

noble-hearts-kind-setup = Set up
noble-hearts-kind-attack = Attack
noble-hearts-kind-charge = Charge
noble-hearts-kind-block = Block
noble-hearts-kind-retreat = Retreat
noble-hearts-kind-jump-up = Jump up
noble-hearts-kind-jump-down = Jump down
noble-hearts-kind-move = Move
noble-hearts-kind-pass = Pass
noble-hearts-kind-hit = Hit
noble-hearts-kind-long-jump = Long Jump
noble-hearts-kind-side-step = Side Step
noble-hearts-kind-berserk = Berserk
noble-hearts-kind-saltomortale = Saltomortale
noble-hearts-kind-feint = Feint
noble-hearts-kind-combination = Combination
noble-hearts-kind-quick-block = Quick Block
noble-hearts-kind-collect-rose = Pick up a rose
noble-hearts-kind-turn-up = Turn a card face up
noble-hearts-kind-choose-special = Take a special card
noble-hearts-kind-concede = Surrender

noble-hearts-kind-attack-about = Strike the opponent in front of you with one card.
noble-hearts-kind-charge-about = Move next to the opponent with more movement than you need, or jump there, then strike.
noble-hearts-kind-block-about = Answer a stroke in its own area with a card that is at least as strong.
noble-hearts-kind-retreat-about = Discard any card and step one space back.
noble-hearts-kind-jump-up-about = Jump onto something higher with a total move of { $up } or more.
noble-hearts-kind-jump-down-about = Jump onto something lower; it costs no card.
noble-hearts-kind-move-about = Play a card and move as many spaces as it says.
noble-hearts-kind-pass-about = Hand over the initiative that you could keep.
noble-hearts-kind-hit-about = You do not evade: you are hit, and the game is over.
noble-hearts-kind-long-jump-about = { $count ->
    [one] Jump across with one or more cards and a total move of { $far } or more.
   *[other] Jump across with { $count } or more cards and a total move of { $far } or more.
}
noble-hearts-kind-side-step-about = Step aside with { $side } cards of equal fighting value.
noble-hearts-kind-berserk-about = Strike with { $berserk } cards of one area and add up their fighting values.
noble-hearts-kind-saltomortale-about = Leap behind the attacker with { $salto } cards of one area.
noble-hearts-kind-feint-about = Strike with one card in any area that you name.
noble-hearts-kind-combination-about = Strike several times at once: each stroke has to be answered.
noble-hearts-kind-quick-block-about = Answer a stroke with a card of any area that is at least as strong.
noble-hearts-kind-collect-rose-about = Pick up a rose on your space or beside it for Lady Isabelle.
noble-hearts-kind-turn-up-about = Turn one of your special cards face up again.
noble-hearts-kind-choose-special-about = Take a special card from the pile, or decline.
noble-hearts-kind-concede-about = The other player wins the game.

## The four numbers of a card

noble-hearts-print-fight = fight
noble-hearts-print-area = area
noble-hearts-print-move = move
noble-hearts-print-redraw = redraw
noble-hearts-unknown = ?
noble-hearts-area-named = “{ $name }”
noble-hearts-area-is = { $area }: { $name }
noble-hearts-stroke = { $fight } in area { $area }

## House rules

noble-hearts-group-cards = Cards
noble-hearts-group-turn = Initiative and evading
noble-hearts-group-movement = Moves and jumps
noble-hearts-group-specials = Special cards
noble-hearts-group-tracks = Roses, charm and skill

noble-hearts-rule-deck-cards = Cards of a deck
noble-hearts-rule-deck-cards-about = How many action cards each player has.
noble-hearts-rule-opening-hand = Opening hand
noble-hearts-rule-opening-hand-about = How many cards each player starts with.
noble-hearts-rule-areas = Hit areas
noble-hearts-rule-areas-about = How many areas a card can strike.
noble-hearts-rule-fight-most = Highest fight
noble-hearts-rule-fight-most-about = A higher fight is refused as a typing error.
noble-hearts-rule-move-most = Highest move
noble-hearts-rule-move-most-about = A higher move is refused as a typing error.
noble-hearts-rule-redraw-most = Highest redraw
noble-hearts-rule-redraw-most-about = A higher redraw is refused as a typing error.
noble-hearts-rule-reshuffle = Reshuffling
noble-hearts-rule-reshuffle-about = When a discard pile is shuffled into a new deck.
noble-hearts-rule-redraw-tie = Equal cards
noble-hearts-rule-redraw-tie-about = If several cards have the highest fighting value, which one sets the number of cards drawn.
noble-hearts-rule-keeps-initiative = Keep the initiative
noble-hearts-rule-keeps-initiative-about = The actions after which the player acts again.
noble-hearts-rule-evades = Evade an attack
noble-hearts-rule-evades-about = The actions that evade an attack, in addition to both blocks.
noble-hearts-rule-only-when-attacked = Only when attacked
noble-hearts-rule-only-when-attacked-about = The actions that are only allowed against an attack, in addition to both blocks.
noble-hearts-rule-refills = Redraw
noble-hearts-rule-refills-about = The actions after which cards are drawn.
noble-hearts-rule-pass = Passing
noble-hearts-rule-pass-about = When the initiative may be handed over without an action.
noble-hearts-rule-charge-move-cards = Move cards of a charge
noble-hearts-rule-charge-move-cards-about = Maximum number of cards to move by in a charge without a jump up or a Long Jump.
noble-hearts-rule-charge-move = Move of a charge
noble-hearts-rule-charge-move-about = Minimum move of a charge without a jump.
noble-hearts-rule-jump-up-move = Move of a jump up
noble-hearts-rule-jump-up-move-about = Minimum total move of the cards of a jump up.
noble-hearts-rule-charge-jump-up-move = Move of a charge jumping up
noble-hearts-rule-charge-jump-up-move-about = Minimum total move of the cards of the jump.
noble-hearts-rule-charge-jump-down-move = Move of a charge jumping down
noble-hearts-rule-charge-jump-down-move-about = Minimum move of the card of the jump.
noble-hearts-rule-long-jump-cards = Cards of a Long Jump
noble-hearts-rule-long-jump-cards-about = Minimum number of cards of a Long Jump, also in a charge.
noble-hearts-rule-long-jump-move = Move of a Long Jump
noble-hearts-rule-long-jump-move-about = Minimum total move of the cards of a Long Jump.
noble-hearts-rule-charge-long-jump-move = Move of a charge with a Long Jump
noble-hearts-rule-charge-long-jump-move-about = Minimum total move of the cards of the jump.
noble-hearts-rule-charge-long-jump-refills = A charge with a Long Jump redraws
noble-hearts-rule-charge-long-jump-refills-about = Whether the attack of such a charge draws cards.
noble-hearts-rule-side-step-cards = Cards of a Side Step
noble-hearts-rule-side-step-cards-about = How many cards of equal fighting value it needs.
noble-hearts-rule-berserk-cards = Cards of a Berserk
noble-hearts-rule-berserk-cards-about = How many cards of one area it needs.
noble-hearts-rule-saltomortale-cards = Cards of a Saltomortale
noble-hearts-rule-saltomortale-cards-about = How many cards of one area it needs.
noble-hearts-rule-charge-with = Special cards in a charge
noble-hearts-rule-charge-with-about = The special cards that the attack of a charge may use.
noble-hearts-rule-turned-down = Turned face down after use
noble-hearts-rule-turned-down-about = The special cards that have to be turned face up again after each use.
noble-hearts-rule-special-cards = Special cards
noble-hearts-rule-special-cards-about = How many special cards the box has; none without the expansion.
noble-hearts-rule-opening-specials = Opening special cards
noble-hearts-rule-opening-specials-about = How many special cards each player starts with: at most half of all.
noble-hearts-rule-special-copies = Copies
noble-hearts-rule-special-copies-about = How many special cards of each kind there can be.
noble-hearts-rule-roses = Roses
noble-hearts-rule-roses-about = How many roses the box has; none without the expansion.
noble-hearts-rule-charm-spots = Spots to the heart
noble-hearts-rule-charm-spots-about = How far each heart is from the centre of the charm card; 0 means without the card.
noble-hearts-rule-skill-spots = Spots to the sword
noble-hearts-rule-skill-spots-about = How far each sword is from the centre of the skill card; 0 means without the card.
noble-hearts-rule-rose-charm = Charm of a rose
noble-hearts-rule-rose-charm-about = How many spots a rose moves Lady Isabelle.
noble-hearts-rule-retreat-charm = Charm of a retreat
noble-hearts-rule-retreat-charm-about = How many spots a weak retreat moves Lady Isabelle to the attacker.
noble-hearts-rule-berserk-charm = Charm of a Berserk
noble-hearts-rule-berserk-charm-about = How many spots a Berserk moves Lady Isabelle to the opponent.
noble-hearts-rule-retreat-skill = Skill of a retreat
noble-hearts-rule-retreat-skill-about = How many spots a retreat moves the skill marker to the attacker.
noble-hearts-rule-saltomortale-skill = Skill of a Saltomortale
noble-hearts-rule-saltomortale-skill-about = How many spots it moves the skill marker to its player.
noble-hearts-rule-charm-half = A weak retreat
noble-hearts-rule-charm-half-about = When the card of a retreat moves Lady Isabelle to the attacker.
noble-hearts-rule-berserk-may-lose = A Berserk may lose
noble-hearts-rule-berserk-may-lose-about = Whether a Berserk can move Lady Isabelle to the opponent’s heart.

noble-hearts-value-at-once = as soon as the deck is empty
noble-hearts-value-when-drawing = when a card has to be drawn
noble-hearts-value-most = the one that draws most
noble-hearts-value-least = the one that draws least
noble-hearts-value-after-keeping = after an action that keeps it
noble-hearts-value-always = always
noble-hearts-value-never = never
noble-hearts-value-below = below half of the attack
noble-hearts-value-at-most = half of the attack or less

## Actions

noble-hearts-headline-setup = { $first } begins
noble-hearts-headline-attack = { $player } attacks: { $strokes }
noble-hearts-headline-charge = { $special ->
    [none] { $jump ->
        [up] { $player } jumps up and charges: { $strokes }
        [down] { $player } jumps down and charges: { $strokes }
        [long] { $player } jumps across and charges: { $strokes }
       *[none] { $player } charges: { $strokes }
    }
   *[other] { $jump ->
        [up] { $player } jumps up and charges with { $special }: { $strokes }
        [down] { $player } jumps down and charges with { $special }: { $strokes }
        [long] { $player } jumps across and charges with { $special }: { $strokes }
       *[none] { $player } charges with { $special }: { $strokes }
    }
}
noble-hearts-headline-block = { $player } blocks with { $fight }
noble-hearts-headline-retreat = { $fight ->
    [none] { $player } steps back
   *[other] { $player } steps back and discards { $fight }
}
noble-hearts-headline-jump-up = { $player } jumps up
noble-hearts-headline-jump-down = { $player } jumps down
noble-hearts-headline-move = { $player } moves
noble-hearts-headline-pass = { $player } hands over the initiative
noble-hearts-headline-hit = { $player } does not evade
noble-hearts-headline-long-jump = { $player } jumps across
noble-hearts-headline-side-step = { $player } steps aside
noble-hearts-headline-berserk = { $player } goes berserk: { $strokes }
noble-hearts-headline-saltomortale = { $player } leaps behind { $opponent }
noble-hearts-headline-feint = { $player } feints: { $strokes }
noble-hearts-headline-combination = { $player } strikes in combination: { $strokes }
noble-hearts-headline-quick-block = { $player } blocks quickly with { $fight }
noble-hearts-headline-collect-rose = { $player } picks up a rose
noble-hearts-headline-turn-up = { $player } turns { $special } face up again
noble-hearts-headline-choose-special = { $special ->
    [none] { $player } declines a special card
   *[other] { $player } takes { $special }
}
noble-hearts-headline-concede = { $player } surrenders
noble-hearts-headline-adjust-hand = { $hand ->
    [one] Correction: { $player } has 1 card in hand
   *[other] Correction: { $player } has { $hand } cards in hand
}
noble-hearts-headline-adjust-discard = { $count ->
    [one] Correction: { $player }’s discard pile has 1 card
   *[other] Correction: { $player }’s discard pile has { $count } cards
}
noble-hearts-headline-adjust-raised = { $raised ->
    [yes] Correction: { $player }’s nobleman is on a raised space
   *[no] Correction: { $player }’s nobleman stands on the floor
}
noble-hearts-headline-adjust-owns = { $owns ->
    [none] Correction: { $player } has no special cards
   *[other] Correction: { $player } has { $specials }
}
noble-hearts-headline-adjust-initiative = Correction: { $initiative } has the initiative
noble-hearts-headline-adjust-charm = Correction: Lady Isabelle is { $place }
noble-hearts-headline-adjust-skill = Correction: the skill marker is { $place }
noble-hearts-headline-adjust-roses = { $roses ->
    [one] Correction: 1 rose is on the board
   *[other] Correction: { $roses } roses are on the board
}

## Positions of markers

noble-hearts-place-centre = in the centre
noble-hearts-place-towards = { $spots } of { $most } spots from the centre towards { $player }

## Consequences

noble-hearts-then-specials = { $player } starts with { $specials }.
noble-hearts-then-roses = { $count ->
    [0] No rose is on the board.
    [one] 1 rose is on the board.
   *[other] { $count } roses are on the board.
}
noble-hearts-event-drew = { ORDER($cards, $wanted) ->
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
noble-hearts-event-deck-refilled = { $cards ->
    [one] { $player } turns over the discard pile: its 1 card is the deck now.
   *[other] { $player } shuffles the discard pile: its { $cards } cards are the deck now.
}
noble-hearts-event-height-changed = { $raised ->
    [yes] { $player }’s nobleman is on a raised space now.
   *[no] { $player }’s nobleman is back on the floor.
}
noble-hearts-event-special-turned = { $ready ->
    [yes] { $player }’s { $special } is face up again.
   *[no] { $player }’s { $special } is turned face down.
}
noble-hearts-event-stroke-laid = { $player } has to answer { $fight } in area { $area }.
noble-hearts-event-stroke-blocked = The stroke of { $fight } in area { $area } is blocked.
noble-hearts-event-attack-ended = { $end ->
    [hit] { $by }’s attack hits.
    [concede] { $by }’s attack is not answered.
    [charm] { $by }’s attack is not answered.
   *[other] { $by }’s attack is answered.
}
noble-hearts-event-rose-collected = { $left ->
    [0] It was the last rose on the board.
    [one] 1 rose is left on the board.
   *[other] { $left } roses are left on the board.
}
noble-hearts-event-charm-moved = { $spots ->
    [one] Lady Isabelle moves 1 spot towards { $towards }: { $place }.
   *[other] Lady Isabelle moves { $spots } spots towards { $towards }: { $place }.
}
noble-hearts-event-skill-moved = { $spots ->
    [one] The skill marker moves 1 spot towards { $towards }: { $place }.
   *[other] The skill marker moves { $spots } spots towards { $towards }: { $place }.
}
noble-hearts-event-sword-reached = The skill marker has reached { $player }’s sword: put it back in the centre.
noble-hearts-event-choice-offered = { $player } may take a special card from the pile before the game continues.
noble-hearts-event-initiative-kept = { $player } keeps the initiative.
noble-hearts-event-turn-began = Turn { $turn }: { $player } has the initiative.
noble-hearts-event-game-ended = { $by ->
    [hit] { $loser } is hit. { $winner } wins the game and the heart of Lady Isabelle. Well fought, { $loser }!
    [surrender] { $winner } wins the game and the heart of Lady Isabelle. Well fought, { $loser }!
   *[charm] Lady Isabelle has reached { $winner }’s heart: { $winner } wins the game. Well fought, { $loser }!
}

## Refusals

noble-hearts-refusal-not-set-up = Set up the table first.
noble-hearts-refusal-already-set-up = The table is already set up.
noble-hearts-refusal-bad-setup-count = { $needed ->
    [0] By these rules the game starts without special cards; { $player } would have { $got }.
    [one] { $player } starts with 1 special card, not { $got }.
   *[other] { $player } starts with { $needed } special cards, not { $got }.
}
noble-hearts-refusal-bad-setup-scarce = { $count ->
    [0] There is no { $special } in the box.
    [one] There is only 1 { $special } in the box.
   *[other] There are only { $count } of { $special } in the box.
}
noble-hearts-refusal-bad-setup-roses = { $most ->
    [0] These rules have no roses.
   *[other] Say how many roses stay on the board: 0 to { $most }.
}
noble-hearts-refusal-wrong-count = { $most ->
    [none] { $least ->
        [one] This takes at least 1 card, not { $got }.
       *[other] This takes at least { $least } cards, not { $got }.
    }
   *[other] { ORDER($least, $most) ->
        [equal] { $most ->
            [one] This takes 1 card, not { $got }.
           *[other] This takes { $most } cards, not { $got }.
        }
       *[less] This takes { $least } to { $most } cards, not { $got }.
    }
}
noble-hearts-refusal-hand-too-small = { $has ->
    [0] { $player } has no card in hand.
    [one] { $player } has only 1 card in hand; this needs { $needs }.
   *[other] { $player } has only { $has } cards in hand; this needs { $needs }.
}
noble-hearts-refusal-ability-used = { $special } is face down; turn it face up first.
noble-hearts-refusal-attack-pending = { $kind ->
    [adjust] During an attack the initiative cannot be corrected.
   *[other] Answer the attack first; this does not evade it.
}
noble-hearts-refusal-no-attack = This is only allowed when you are attacked, and there is no attack.
noble-hearts-refusal-must-act = { $never ->
    [yes] By these rules you cannot pass: the player with the initiative acts.
   *[no] You can only hand over the initiative after an action that keeps it.
}
noble-hearts-refusal-choice-pending = { $player } has to take a special card first, or decline.
noble-hearts-refusal-no-choice = No player can choose a special card now.
noble-hearts-refusal-not-in-play = { $in_charge ->
    [none] These rules do not allow this.
   *[other] By these rules { $in_charge } cannot be used in a charge.
}
noble-hearts-refusal-bad-card = No card has { $print } { $number }: it must be from { $least } to { $most }.
noble-hearts-refusal-card-incomplete = The card’s { $print } is needed for this.
noble-hearts-refusal-wrong-area-missed = The stroke aims at area { $stroke }; a card of area { $card } does not block it.
noble-hearts-refusal-wrong-area-unknown = There is no area { $area }: areas are numbered from 1 to { $most }.
noble-hearts-refusal-too-weak = The stroke has { $stroke }; { $fight } is too weak to block it.
noble-hearts-refusal-no-such-stroke = No stroke with this number is waiting for an answer.
noble-hearts-refusal-too-little-movement = This needs a total move of { $needs }, not { $has }.
noble-hearts-refusal-not-same-area = The cards must have the same area.
noble-hearts-refusal-not-same-value = The cards must have the same fighting value.
noble-hearts-refusal-not-raised = { $player }’s nobleman stands on the floor.
noble-hearts-refusal-no-such-special = { $special ->
    [none] { $player } has no special card.
   *[other] { $player } has no { $special }.
}
noble-hearts-refusal-special-ready = { $special ->
    [none] None of the special cards is face down.
   *[other] { $special } is not face down.
}
noble-hearts-refusal-special-gone = No { $special } is left in the pile.
noble-hearts-refusal-no-rose = No rose is left on the board.
noble-hearts-refusal-bad-adjustment-hand = { $player } can have 0 to { $most } cards in hand: the others are elsewhere.
noble-hearts-refusal-bad-adjustment-discard = { $player }’s discard pile can have 0 to { $most } cards: the others are elsewhere.
noble-hearts-refusal-bad-adjustment-owns = { $most ->
    [0] No { $special } is left for { $player }.
    [one] Only 1 { $special } is left for { $player }.
   *[other] Only { $most } of { $special } are left for { $player }.
}
noble-hearts-refusal-bad-adjustment-owns-in-all = { $most ->
    [one] Only 1 special card is left for { $player }.
   *[other] Only { $most } special cards are left for { $player }.
}
noble-hearts-refusal-bad-adjustment-charm = { $most ->
    [0] Lady Isabelle can only be in the centre during the game.
    [one] Lady Isabelle can be at most 1 spot from the centre during the game.
   *[other] Lady Isabelle can be at most { $most } spots from the centre during the game.
}
noble-hearts-refusal-bad-adjustment-skill = { $most ->
    [0] The skill marker can only be in the centre.
    [one] The skill marker can be at most 1 spot from the centre.
   *[other] The skill marker can be at most { $most } spots from the centre.
}
noble-hearts-refusal-bad-adjustment-roses = The board can have 0 to { $most } roses: the others have been picked up.

## The table in lines

noble-hearts-table-setup = The table has not been set up yet.
noble-hearts-table-act = Turn { $turn }: { $player } has the initiative.
noble-hearts-table-kept = Turn { $turn }: { $player } keeps the initiative and acts again.
noble-hearts-table-evade = Turn { $turn }: { $player } has to evade.
noble-hearts-table-choose = Turn { $turn }: { $player } chooses a special card.
noble-hearts-table-over = Over in turn { $turn }: { $result }
noble-hearts-table-side = { $raised ->
    [yes] { $player }, on a raised space: { $hand } in hand, { $deck } in the deck, { $discard } discarded
   *[no] { $player }, on the floor: { $hand } in hand, { $deck } in the deck, { $discard } discarded
}
noble-hearts-table-special = { $special }
noble-hearts-table-special-down = { $special } (face down)
noble-hearts-table-specials = Special cards: { $specials }
noble-hearts-table-roses-of = Roses: { $count }
noble-hearts-table-stroke = { $player } has to answer { $fight } in area { $area }
noble-hearts-table-stroke-blocked = { $fight } in area { $area } is blocked
noble-hearts-table-charm = Lady Isabelle is { $place }.
noble-hearts-table-skill = The skill marker is { $place }.
noble-hearts-table-roses = Roses on the board: { $count }
noble-hearts-table-pile = Special cards in the pile: { $count }

## Tallies and statistics

noble-hearts-tally-attacks = Attacks
noble-hearts-tally-blocks = Strokes blocked
noble-hearts-tally-roses = Roses picked up
noble-hearts-ended-hit = By a hit
noble-hearts-ended-surrender = By surrender
noble-hearts-ended-charm = By the heart of Lady Isabelle
noble-hearts-count-attacks = Attacks
noble-hearts-count-attack = Attack
noble-hearts-count-made = Made
noble-hearts-count-blocked = Blocked
noble-hearts-count-evaded = Evaded
noble-hearts-count-hits = Hits
noble-hearts-count-areas = Blocks by area
noble-hearts-count-area = Area
noble-hearts-count-strokes = Strokes
noble-hearts-count-share = Share
noble-hearts-count-initiative = Initiative
noble-hearts-count-initiative-note = { $count ->
    [one] After 1 action, a player retained the initiative or handed it over.
   *[other] After { $count } actions, a player retained the initiative or handed it over.
}
noble-hearts-count-kept = Retained by { $kind }
noble-hearts-count-handed-over = Handed over
noble-hearts-count-times = Times
noble-hearts-count-endings = How games end
noble-hearts-count-games = Games
noble-hearts-count-specials = Special cards
noble-hearts-count-special = Special card
noble-hearts-count-uses = Uses
noble-hearts-count-length = Length in turns
noble-hearts-count-least = Shortest
noble-hearts-count-median = Median
noble-hearts-count-mean = Mean
noble-hearts-count-most = Longest

## A first game

noble-hearts-deal-about = Hold your hand so that only you see it. After most actions you draw as many cards as the played card says; the app shows the number.
noble-hearts-hint-guide = The app tracks the initiative, compares stroke and block and says how many cards are drawn; you enter the numbers of each played card. Hints say what to do; those that you dismiss do not come back.
noble-hearts-needs = You need the box of Noble Hearts, with a deck of action cards each.
noble-hearts-hint-act = After most actions the other player has the initiative.
noble-hearts-hint-kept = You keep the initiative: take any action, or hand it over.
noble-hearts-hint-evade = If you do not evade, you are hit and lose. Block with the same area.
