# The messages of Noble Hearts.

noble-hearts-title = Noble Hearts
noble-hearts-gauge = Lady Isabelle’s favour

## Editions

noble-hearts-edition-base = Base game
noble-hearts-edition-base-about = Two noblemen fence inside the game box until one of them is hit.
noble-hearts-edition-skills-and-roses = Skills and Roses
noble-hearts-edition-skills-and-roses-about = With the expansion: special cards, roses, and the cards of charm and skill.

## Kinds of action

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
noble-hearts-kind-retreat-about = Discard any card and step one space back.{ $retreat_skill ->
    [0] {""}
   *[other] {" "}The skill marker moves towards the attacker.
}{ $retreat_charm ->
    [0] {""}
   *[other] { $charm_half ->
        [always] {" "}Lady Isabelle moves towards the attacker.
       *[other] {" "}If the card is weak, Lady Isabelle moves towards the attacker.
    }
}
noble-hearts-kind-jump-up-about = Jump onto something higher with a total move of { $jump_up_move } or more.
noble-hearts-kind-jump-down-about = Jump onto something lower; it costs no card.
noble-hearts-kind-move-about = Play a card and move as many spaces as it says.
noble-hearts-kind-pass-about = Hand over the initiative that you could keep.
noble-hearts-kind-hit-about = You do not evade: you are hit, and the game is over.
noble-hearts-kind-long-jump-about = { $long_jump_cards ->
    [one] Jump across with one or more cards and a total move of { $long_jump_move } or more.
   *[other] Jump across with { $long_jump_cards } or more cards and a total move of { $long_jump_move } or more.
}
noble-hearts-kind-side-step-about = Step aside with { $side_step_cards } cards of equal fighting value.
noble-hearts-kind-berserk-about = Strike with { $berserk_cards } cards of one area and add up their fighting values.{ $berserk_charm ->
    [0] {""}
   *[other] {" "}Lady Isabelle moves towards the opponent.
}
noble-hearts-kind-saltomortale-about = Leap behind the attacker with { $saltomortale_cards } cards of one area.{ $saltomortale_skill ->
    [0] {""}
   *[other] {" "}The skill marker moves towards you.
}
noble-hearts-kind-feint-about = Strike with one card in any area that you name.
noble-hearts-kind-combination-about = Strike with two cards at once, and one more for each further Combination you own: each stroke has to be answered.
noble-hearts-kind-quick-block-about = Answer a stroke with a card of any area that is at least as strong.
noble-hearts-kind-collect-rose-about = Pick up a rose on your space or beside it for Lady Isabelle.
noble-hearts-kind-turn-up-about = Turn one of your special cards face up again.
noble-hearts-kind-choose-special-about = Take a special card from the pile, or decline.

noble-hearts-kind-evades = It evades an attack.
noble-hearts-kind-keeps = You keep the initiative.
noble-hearts-kind-turns-down = Its special card is then turned face down.

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
noble-hearts-rule-evaded-strokes = Strokes evaded
noble-hearts-rule-evaded-strokes-about = How many strokes of a Combination one of these actions evades.
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
noble-hearts-value-all = all that are open
noble-hearts-value-one = the strongest one that is open
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
    [none] { $player } steps back and discards a card
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
noble-hearts-event-stroke-evaded = The stroke of { $fight } in area { $area } is evaded.
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
noble-hearts-table-stroke-evaded = { $fight } in area { $area } is evaded
noble-hearts-table-charm = Lady Isabelle is { $place }.
noble-hearts-table-skill = The skill marker is { $place }.
noble-hearts-table-roses = Roses on the board: { $count }
noble-hearts-table-pile = Special cards in the pile: { $count }

## Tallies and statistics

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
noble-hearts-count-initiative = Initiative
noble-hearts-count-initiative-note = { $count ->
    [one] After 1 action, a player retained the initiative or handed it over.
   *[other] After { $count } actions, a player retained the initiative or handed it over.
}
noble-hearts-count-kept = Retained by { $kind }
noble-hearts-count-handed-over = Handed over
noble-hearts-count-endings = How games end
noble-hearts-count-specials = Special cards
noble-hearts-count-special = Special card
noble-hearts-count-length = Length in turns
noble-hearts-count-least = Shortest
noble-hearts-count-most = Longest

## A first game

noble-hearts-deal-about = Hold your hand so that only you see it. After most actions you draw as many cards as the played card says; the app shows the number.
noble-hearts-hint-guide = The app tracks the initiative, compares stroke and block and says how many cards are drawn; you enter the numbers of each played card. Hints say what to do; those that you dismiss do not come back.
noble-hearts-needs = You need the box of Noble Hearts, with a deck of action cards each.
noble-hearts-hint-act = After most actions the other player has the initiative.
noble-hearts-hint-kept = You keep the initiative: take any action, or hand it over.
noble-hearts-hint-evade = If you do not evade, you are hit and lose. Block with the same area.

## The screens

noble-hearts-screen-box = { $tracks ->
    [yes] Put the open game box between you, and the noblemen on spaces that you agree on. The charm card and the skill card lie beside the box, each marker in the centre.
   *[no] Put the open game box between you, and the noblemen on spaces that you agree on.
}
noble-hearts-screen-deal = Shuffle your { $deck } action cards and draw { $count }. The rest is your deck, face down.
noble-hearts-screen-first-which = Agree on who begins in any way you like.
noble-hearts-screen-areas = Names of the areas
noble-hearts-screen-areas-about = Agree which picture on the cards has which number, or name the areas.
noble-hearts-screen-expansion = Skills and roses
noble-hearts-screen-takes = { $name } looks through the special cards and takes one.
noble-hearts-screen-takes-first = First { $name } takes a special card.
noble-hearts-screen-taken-all = Both players have their special cards. Tap one to put it back.
noble-hearts-screen-has-taken = { $name } has taken
noble-hearts-screen-put-back = { $name } puts back { $number }: { $special }
noble-hearts-screen-roses = Roses
noble-hearts-screen-roses-about = The player who begins holds the roses on an open palm over the box, and the other player hits the hand from below. Roses that land outside the box or where no nobleman can stand leave the game.
noble-hearts-screen-roses-stay = Roses that stay
noble-hearts-screen-begin = Begin

noble-hearts-screen-area = area { $area }
noble-hearts-screen-printed = { $print } { $number }
noble-hearts-screen-unknown-card = a card
noble-hearts-screen-place = Card { $number }: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = any area

noble-hearts-screen-acts = { $name } acts
noble-hearts-screen-goes-on = { $name } has the initiative and may act
noble-hearts-screen-evade = { $name }, evade!
noble-hearts-screen-chooses = { $name } reached the sword and takes a special card
noble-hearts-screen-declines = { $name } declines
noble-hearts-screen-hands-over = Let { $name } act
noble-hearts-screen-is-hit = { $name } is hit: { $winner } wins
noble-hearts-screen-wins = { $action }: { $winner } wins
noble-hearts-screen-known = Known cards: one tap enters all numbers.
noble-hearts-screen-block-with = Known cards that would block, if they are in the hand:
noble-hearts-screen-no-card = A player who cannot play a card surrenders.
noble-hearts-screen-blocks = Block with { $card }
noble-hearts-screen-blocked = blocked
noble-hearts-screen-evaded = evaded
noble-hearts-screen-coming = { $fight }, { $area }: against { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area }: blocked
noble-hearts-screen-coming-evaded = { $fight }, { $area }: evaded

noble-hearts-screen-status-acts = acts
noble-hearts-screen-status-goes-on = may act
noble-hearts-screen-status-evades = has to evade
noble-hearts-screen-status-chooses = chooses
noble-hearts-screen-seat = { $name }: { $hand } in hand, { $deck } in the deck, { $discard } in the discard pile.
noble-hearts-screen-draws = { $count ->
    [one] Draws 1 card now.
   *[other] Draws { $count } cards now.
}
noble-hearts-screen-shuffles = Shuffles the discard pile into a new deck.
noble-hearts-screen-badge = draw { $count }
noble-hearts-screen-raised = On a raised space.
noble-hearts-screen-special-open = { $special } is face up.
noble-hearts-screen-special-down = { $special } is face down.

noble-hearts-screen-ask = { $print ->
    [fight] Fighting value?
    [area] Hit area?
    [move] Movement on the card?
   *[redraw] Redraw number on the card?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] Fighting value of card { $number }?
    [area] Hit area of card { $number }?
    [move] Spaces to move by card { $number }?
   *[redraw] Redraw number of card { $number }?
}
noble-hearts-screen-ask-strike = Fighting value of the card that strikes?
noble-hearts-screen-ask-move = Movement? Total { $far } or more, so far { $sum }.
noble-hearts-screen-ask-jump = Fighting value of card { $number }? The highest decides how many cards you draw.
noble-hearts-screen-ask-redraw-of = { $tie ->
    [most] Of the cards with { $fight }, the one that redraws the most counts: how many?
    [least] Of the cards with { $fight }, the one that redraws the fewest counts: how many?
   *[none] Redraw number of the card with { $fight }?
}
noble-hearts-screen-ask-retreat = { $loses ->
    [yes] Fighting value of the discarded card? With { $most } or less the game is lost: Lady Isabelle reaches { $name }’s heart.
   *[no] Fighting value of the discarded card? With { $most } or less, Lady Isabelle moves towards { $name }.
}
noble-hearts-screen-loses = This loses the game: Lady Isabelle reaches { $name }’s heart.
noble-hearts-screen-ask-block = Fighting value? { $value } or more, { $area }.
noble-hearts-screen-one-more = One more card
noble-hearts-screen-stated = Which area does it hit?
noble-hearts-ask-stroke = Which stroke is answered?
noble-hearts-screen-stroke = Stroke { $number }: { $fight }, { $area }
noble-hearts-ask-landing = Where does the nobleman land?
noble-hearts-screen-lands-up = On a raised space
noble-hearts-screen-lands-down = On the floor
noble-hearts-screen-jump-floor = Jump down to the floor
noble-hearts-screen-jump-floor-about = Jump onto the floor; it costs no card.
noble-hearts-screen-jump-lower = Jump down onto furniture
noble-hearts-screen-jump-lower-about = Jump onto something lower, but not onto the floor; it costs no card.
noble-hearts-screen-run = Move
noble-hearts-screen-up = Jump up
noble-hearts-screen-down = Jump down
noble-hearts-screen-plain = Plain attack
noble-hearts-ask-special = Which card is turned face up?
noble-hearts-ask-seat = If you cannot or do not want to act, you surrender; the other player wins.
noble-hearts-screen-concedes = { $name } surrenders

noble-hearts-screen-pile = Discard pile, top card first
noble-hearts-correct-raised = { $player } is on a raised space
noble-hearts-correct-owned = { $number }. { $special }
noble-hearts-correct-face-up = face up
noble-hearts-correct-face-down = face down
noble-hearts-correct-removed = take away
noble-hearts-correct-more = Give { $player } a special card
noble-hearts-correct-added = { $special }
noble-hearts-correct-initiative = Initiative
noble-hearts-correct-holder = { $player }
noble-hearts-correct-charm = Lady Isabelle, towards { $player }
noble-hearts-correct-skill = Skill, towards { $player }
noble-hearts-correct-roses = Roses on the board

noble-hearts-keys-number = Enter the number, or choose the option
noble-hearts-keys-ten = Add ten: with the next digit, 10 to 19

noble-hearts-screen-decks = Deck lists
noble-hearts-screen-decks-about = Enter the numbers on the cards of a real deck once: then each card is played with one tap.
noble-hearts-screen-deck-none = None
noble-hearts-screen-deck-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
noble-hearts-screen-deck-new = New deck list
noble-hearts-screen-deck-unnamed = Deck
noble-hearts-screen-deck-take = Import a deck list
noble-hearts-screen-deck-taken = { $file } was imported.
noble-hearts-screen-deck-title = { $name } ({ $count })
noble-hearts-screen-deck-name = Name of the deck
noble-hearts-screen-deck-add = Add a card: its four numbers
noble-hearts-screen-deck-clear = Clear the numbers
noble-hearts-screen-deck-card = In the deck: { $card }
noble-hearts-screen-deck-learns = Learn from a game
noble-hearts-screen-deck-learn = Cards of { $name }, { $day }
noble-hearts-screen-deck-learnt = { $count ->
    [0] No new cards.
    [one] 1 card was added.
   *[other] { $count } cards were added.
}
noble-hearts-screen-deck-remove = Delete this deck list
noble-hearts-screen-deck-remove-ask = Really delete it

## How to play

noble-hearts-lesson-aim = The aim
noble-hearts-lesson-aim-about = Two noblemen fight with swords for Lady Isabelle. Hit your opponent before you are hit.
noble-hearts-lesson-card = A card
noble-hearts-lesson-card-about = It has four numbers: how hard it fights, which area of the body it hits, how far it moves you, and how many cards you draw afterwards.
noble-hearts-lesson-initiative = The initiative
noble-hearts-lesson-initiative-about = The player who has the initiative acts: attack, move or jump. After most actions it goes to the other player.
noble-hearts-lesson-attack = An attack
noble-hearts-lesson-attack-about = Stand in front of your opponent and play a card: its fighting value is the strength of the stroke, and its area is where you hit.
noble-hearts-lesson-evade = A block
noble-hearts-lesson-evade-about = Answer a stroke with a card of the same area that is at least as strong, or discard any card and step back. If you do neither, you are hit and lose.
noble-hearts-lesson-roses = Roses and skills
noble-hearts-lesson-roses-about = With roses in the box you can also win Lady Isabelle’s heart, and special cards let you do what they say.

## Deck lists

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Card { $card }: { $why }
noble-hearts-deck-too-large = The file is larger than any deck list.
noble-hearts-deck-utf-16 = The file is UTF-16 text. Save it as UTF-8.
noble-hearts-deck-json = Line { $line } cannot be read: { $why }.
noble-hearts-deck-not-a-deck-list = This is not a deck list: it has no field “deck_list”.
noble-hearts-deck-newer = A newer version of Courtyard wrote this deck list, in version { $value } of its format.
noble-hearts-deck-other-game = This deck list belongs to another game, “{ $value }”.
noble-hearts-deck-no-name = The deck list has no name.
noble-hearts-deck-long-name = “{ $field }” has { $length } characters; the maximum is { $most }.
noble-hearts-deck-control = “{ $value }” has a character that cannot be shown.
noble-hearts-deck-too-many-areas = More than { $most } areas have a name.
noble-hearts-deck-number = “{ $print }” is { $number }; it must be from { $least } to { $most }.
noble-hearts-deck-blank = It has no number.
noble-hearts-deck-count = There are { $value } of this card; there can be 1 to { $most }.
noble-hearts-deck-too-many-cards = These are { $value } cards; a deck list has at most { $most }.

## The commands

cli-decks-none = There are no deck lists in { $folder }.
cli-decks-line = { $name }: { $cards } { $cards ->
    [one] card
   *[other] cards
  }, { $different } different
cli-decks-card = { $count } × { $card }
cli-decks-areas = Areas: { $names }
cli-decks-new = { $file }: imported as { $name }
cli-decks-known = { $file }: already here as { $name }
cli-decks-learnt = { $name }: { $cards } { $cards ->
    [one] card
   *[other] cards
  } now, { $before } before
cli-decks-learnt-nothing = { $name }: nothing new
cli-decks-deleted = { $name }: deleted
cli-decks-unknown = There is no deck list “{ $name }”.
cli-decks-several = Several deck lists are called “{ $name }”: name one by its file, without the extension.
cli-decks-other-game = This journal is of another game.
cli-decks-no-player = “{ $player }” does not play in this game: { $players } do.

## The rules for a player who does not know the game

noble-hearts-rulebook-aim = The aim
    Two noblemen love Lady Isabelle and settle it with swords. Hit your opponent before you are hit.
    { $charm_spots ->
        [0] {""}
       *[other] Or win her heart: if Lady Isabelle reaches your heart on the charm card, you win as well.
    }

noble-hearts-rulebook-table = The table
    The game box is the room you fight in. Its spaces, its furniture and the way the noblemen face are up to you; the app only tracks which nobleman is on a raised space.
    Each of you has a deck of { $deck_cards } action cards. Used cards go to a discard pile of your own, face up.
    A card has four numbers: how hard it fights, which of { $areas } areas of the body it hits, how far it moves, and how many cards it lets you redraw.
    { $pile ->
        [0] {""}
       *[other] There are { $pile } special cards. Those you own lie face up in front of you: each lets you do what its name says. A card turned face down has to be turned face up before you use it again.
    }
    { $charm_spots ->
        [0] {""}
       *[other] On the charm card Lady Isabelle stands in the centre, { $charm_spots ->
            [one] 1 spot
           *[other] { $charm_spots } spots
        } away from each heart.
    }
    { $skill_spots ->
        [0] {""}
       *[other] On the skill card a marker lies in the centre, { $skill_spots ->
            [one] 1 spot
           *[other] { $skill_spots } spots
        } away from each sword.
    }

noble-hearts-rulebook-setup = Set-up
    { $opening_hand ->
        [0] Shuffle your deck. You begin without a card in hand.
        [one] Shuffle your deck and draw 1 card.
       *[other] Shuffle your deck and draw { $opening_hand } cards.
    }
    Agree on who begins.
    { $opening ->
        [0] {""}
        [one] Each of you takes 1 special card of your choice, the starting player first.
       *[other] Each of you takes { $opening } special cards of your choice, the starting player first.
    }
    { $roses ->
        [0] {""}
        [one] Toss the rose over the box. If it lies where a nobleman cannot go, it leaves the game.
       *[other] Toss the { $roses } roses over the box. Those that lie where no nobleman can go leave the game.
    }

noble-hearts-rulebook-turn = The initiative
    One of you has the initiative and must act. Most actions hand it over; after some you keep it and act again.
    With every action you may turn your nobleman by an eighth of a circle, before, during or after it.
    { $keeps_initiative ->
        [none] By these rules no action keeps the initiative.
       *[other] You keep the initiative after: { $keeps_initiative }.
    }
    { $pass ->
        [after-keeping] If you keep it, you may also hand it over without a further action.
        [always] Unless you are attacked, you may hand it over without an action at any time.
       *[never] You cannot hand it over without an action.
    }

noble-hearts-rulebook-attacks = Attacks
    You can strike an opponent directly in front of you; the way he faces does not matter. If you stand at different heights, agree beforehand whether you can reach each other. An attack is one stroke, or several: each has a strength and an area.
    The cards of an attack stay face up until it is over. You redraw at once.
    { $attack }
    { $charge }
    A charge may jump. Up: one or more cards with a total move of { $charge_jump_up_move } or more. Down: { $charge_move_cards ->
        [one] one card that moves { $charge_jump_down_move } or more
       *[other] 1 to { $charge_move_cards } cards with a total move of { $charge_jump_down_move } or more
    }.
    { $pile ->
        [0] {""}
       *[other] { $long_jump_cards ->
            [one] With a Long Jump: one or more cards
           *[other] With a Long Jump: { $long_jump_cards } or more cards
        } with a total move of { $charge_long_jump_move } or more. { $charge_long_jump_refills ->
            [yes] The attack redraws as usual.
           *[no] Such a charge redraws nothing.
        }
    }
    { $charge_with ->
        [none] {""}
       *[other] The attack of a charge may also be: { $charge_with }.
    }
    { $berserk }
    { $feint }
    { $combination }

noble-hearts-rulebook-evading = When you are attacked
    You have to answer every stroke, or you are hit and lose.
    { $block }
    { $quick-block }
    { $evades ->
        [none] By these rules only a block evades.
       *[other] { $evaded_strokes ->
            [one] Each of these evades the strongest remaining stroke: { $evades }.
           *[all] These evade all remaining strokes at once: { $evades }.
        }
    }
    { $retreat }
    The answer to the last stroke decides who has the initiative.

noble-hearts-rulebook-moving = Moving
    { $move }
    { $jump-up }
    { $jump-down }
    { $long-jump }
    { $side-step }
    { $saltomortale }

## The actions in these sections

noble-hearts-rulebook-attack = Play one card: its fighting value is the strength of the stroke, and its area is the area.
noble-hearts-rulebook-charge = { $charge_move_cards ->
    [one] Play a card to move by, { $charge_move } or more, then a card to strike with.
   *[other] Play 1 to { $charge_move_cards } cards to move by, with a total of { $charge_move } or more, then a card to strike with.
} You need more movement than the way takes.
noble-hearts-rulebook-berserk = Play { $berserk_cards } cards of one area: one stroke, with their fighting values added up.
noble-hearts-rulebook-feint = Play one card and say which area it hits: any of them.
noble-hearts-rulebook-combination = Play two cards, each as a separate stroke; every further Combination you own allows one more.
noble-hearts-rulebook-block = Face the attacker and play a card of the stroke’s area with at least its strength.
noble-hearts-rulebook-quick-block = Play a card of any area with at least the strength of the stroke.
noble-hearts-rulebook-retreat = Discard any card and step one space back.

noble-hearts-rulebook-move = Play a card and move as many spaces as it says, in any direction. You stay at the same height.
noble-hearts-rulebook-jump-up = Play one or more cards with a total move of { $jump_up_move } or more, and jump onto something beside or in front of you. Face any way you like.
noble-hearts-rulebook-jump-down = Step down from something high onto any space next to you. It costs no card.
noble-hearts-rulebook-long-jump = { $long_jump_cards ->
    [one] Play one or more cards
   *[other] Play { $long_jump_cards } or more cards
} with a total move of { $long_jump_move } or more, and jump across. You cannot jump over anything.
noble-hearts-rulebook-side-step = Play { $side_step_cards } cards of equal fighting value and step aside; you keep facing the same way.
noble-hearts-rulebook-saltomortale = Play { $saltomortale_cards } cards of one area, leap onto the space behind your opponent and face any way you like.
noble-hearts-rulebook-action = { $action }: { $about } { $special ->
    [yes] You need the special card.
   *[no] {""}
} { $evading } { $only_attacked ->
    [yes] You may only do it when you are attacked.
   *[no] {""}
} { $keeping } { $draws ->
    [yes] You redraw.
    [no] You do not redraw.
   *[none] {""}
} { $turning_down }

## After the actions

noble-hearts-rulebook-draw = Drawing cards
    After an action that redraws you draw as many cards as its card says; a hand can have any number of cards.
    Of several cards, the one with the highest fighting value counts. { $redraw_tie ->
        [most] If several are the highest, the one that draws the most counts.
       *[least] If several are the highest, the one that draws the fewest counts.
    }
    Only the attack cards of a charge count for this.
    Draw first; after that the played cards go to your discard pile.
    { $reshuffle ->
        [at-once] When your deck is empty, shuffle your discard pile at once: it is your new deck.
       *[when-drawing] When you have to draw and your deck is empty, shuffle your discard pile: it is your new deck.
    }

noble-hearts-rulebook-specials = { $pile ->
    [0] {""}
   *[other]
        Special cards
        { $turned_down ->
            [none] They stay face up, however often you use them.
           *[other]
                These are turned face down after use: { $turned_down }.
                As an action you may turn one of your cards face up again, but not while you are attacked.
        }
}

noble-hearts-rulebook-tracks = Charm and skill
    { $roses ->
        [0] {""}
       *[other] { $rose_charm ->
            [0] If a rose is on your space or beside it, you may pick it up as your action.
            [one] If a rose is on your space or beside it, you may pick it up as your action: Lady Isabelle moves 1 spot towards you.
           *[other] If a rose is on your space or beside it, you may pick it up as your action: Lady Isabelle moves { $rose_charm } spots towards you.
        }
    }
    { $retreat_charm ->
        [0] {""}
       *[other] { $charm_half ->
            [below] If the card of a retreat is worth less than half of the attack, Lady Isabelle moves { $retreat_charm ->
                [one] 1 spot
               *[other] { $retreat_charm } spots
            } towards the attacker.
            [at-most] If the card of a retreat is worth half of the attack or less, Lady Isabelle moves { $retreat_charm ->
                [one] 1 spot
               *[other] { $retreat_charm } spots
            } towards the attacker.
           *[always] With every retreat from an attack Lady Isabelle moves { $retreat_charm ->
                [one] 1 spot
               *[other] { $retreat_charm } spots
            } towards the attacker.
        }
    }
    { $berserk_charm ->
        [0] {""}
       *[other] With every Berserk Lady Isabelle moves { $berserk_charm ->
            [one] 1 spot
           *[other] { $berserk_charm } spots
        } towards the opponent, at once. { $berserk_may_lose ->
            [yes] You can lose the game by it.
           *[no] It never moves her to the opponent’s heart.
        }
    }
    { $retreat_skill ->
        [0] {""}
       *[other] With every retreat from an attack the skill marker moves { $retreat_skill ->
            [one] 1 spot
           *[other] { $retreat_skill } spots
        } towards the attacker.
    }
    { $saltomortale_skill ->
        [0] {""}
       *[other] With every Saltomortale the skill marker moves { $saltomortale_skill ->
            [one] 1 spot
           *[other] { $saltomortale_skill } spots
        } towards its player.
    }
    { $skill_spots ->
        [0] {""}
       *[other] When the marker reaches your sword, it goes back to the centre, and you may take any special card that is left.
    }

noble-hearts-rulebook-end = The end of the game
    If you are attacked and do not evade, you are hit, and the other player wins.
    You may surrender at any time. With no card left to play there is hardly anything else to do.
    { $charm_spots ->
        [0] {""}
       *[other] If Lady Isabelle reaches a heart, the player on that side wins at once.
    }

## The mat to print

noble-hearts-mat-deck = Deck
noble-hearts-mat-charm = Charm
noble-hearts-mat-skill = Skill
noble-hearts-mat-hand = Cards in hand
