# The screens of Noble Hearts.

hearts-screen-to-first = Who begins?
hearts-screen-first = Who begins?
hearts-screen-deal = Everybody shuffles their { $deck } action cards and takes { $count } in hand. The rest is the deck, face down.
hearts-screen-first-which = Agree on who begins in any way you like.
hearts-screen-begins = { $name } begins
hearts-screen-areas = What the areas are called
hearts-screen-areas-about = Names instead of numbers, if you like.
hearts-screen-expansion = Skills and roses
hearts-screen-specials = Special cards
hearts-screen-takes = { $name } looks through the special cards and takes one.
hearts-screen-takes-first = First { $name } takes a special card.
hearts-screen-taken-all = All special cards are taken. Tap one to put it back.
hearts-screen-has-taken = { $name } has taken
hearts-screen-put-back = { $name } puts back { $number }: { $special }
hearts-screen-roses = Roses
hearts-screen-roses-about = Whoever begins lays the roses on the open palm over the box, and the other player hits the hand from below. Roses beside the box or where nobody can stand leave the game.
hearts-screen-roses-stay = Roses that stay
hearts-screen-begin = Begin

hearts-screen-area = area { $area }
hearts-screen-printed = { $print } { $number }
hearts-screen-unknown-card = a card
hearts-screen-is = { $what }: { $card }
hearts-screen-place = Card { $number }: { $card }
hearts-screen-key = { $print }: { $number }
hearts-screen-any-area = any area

hearts-screen-acts = { $name } acts
hearts-screen-goes-on = { $name } has kept the initiative and goes on
hearts-screen-evade = { $name }, evade!
hearts-screen-chooses = { $name } has come to the sword and takes a special card
hearts-screen-declines = { $name } declines
hearts-screen-hands-over = Over to { $name }
hearts-screen-is-hit = { $name } is hit
hearts-screen-block-with = Tap a card that blocks:
hearts-screen-blocks = Block with { $card }
hearts-screen-blocked = blocked
hearts-screen-coming = { $fight }, { $area }: coming at { $name }
hearts-screen-coming-blocked = { $fight }, { $area }: blocked

hearts-screen-status-acts = acts
hearts-screen-status-goes-on = goes on
hearts-screen-status-evades = has to evade
hearts-screen-status-chooses = chooses
hearts-screen-status-won = has won
hearts-screen-seat = { $name }: { $hand } in hand, { $deck } in the deck, { $discard } in the discard pile.
hearts-screen-draws = { $count ->
    [one] Draws 1 card now.
   *[other] Draws { $count } cards now.
}
hearts-screen-shuffles = Shuffles the discard pile: it is the deck now.
hearts-screen-badge = draw { $count }
hearts-screen-top = On top of it lies { $card }.
hearts-screen-raised = Stands on something.
hearts-screen-special-open = { $special } lies face up.
hearts-screen-special-down = { $special } is turned down.

hearts-screen-untell = Back to the answer before
hearts-screen-ask = { $print } of the card?
hearts-screen-ask-of = { $print } of card { $number }?
hearts-screen-ask-move = Move of the card? Together { $far } or more, so far { $sum }.
hearts-screen-ask-redraw-of = Redraw of the card with { $fight }?
hearts-screen-ask-retreat = Fight of the card? { $most } or less moves Lady Isabelle to { $name }.
hearts-screen-ask-block = Fight of the card? { $value } or more, { $area }.
hearts-screen-one-more = One card more
hearts-screen-stated = Which area does it hit?
hearts-screen-which-stroke = Which stroke is answered?
hearts-screen-stroke = Stroke { $number }: { $fight }, { $area }
hearts-screen-landing = Where does the nobleman land?
hearts-screen-lands-up = On something
hearts-screen-lands-down = On the floor
hearts-screen-jump-lower = Jump down onto something
hearts-screen-jump-lower-about = Jump onto something lower and stay above the floor.
hearts-screen-run = Move
hearts-screen-up = Jump up
hearts-screen-down = Jump down
hearts-screen-long = Long Jump
hearts-screen-plain = Plain attack
hearts-screen-turn-up-which = Which card is turned up?
hearts-screen-concede-about = Whoever cannot or will not act gives up; the other player wins.
hearts-screen-concedes = { $name } gives up

hearts-screen-players = Players and corrections
hearts-screen-pile = Discard pile, top card first
hearts-screen-correct = Correction
hearts-screen-correct-about = The table is right. Set here what the app has wrong; every correction is logged and can be undone.
hearts-screen-correct-why-field = Reason
hearts-screen-correct-why = Why (if you like)
hearts-screen-correct-hand = Cards in the hand of { $name }
hearts-screen-correct-rest = { $count ->
    [one] Then { $name } has 1 card in the deck.
   *[other] Then { $name } has { $count } cards in the deck.
}
hearts-screen-correct-set = Set these numbers
hearts-screen-correct-raised = { $name } stands on something
hearts-screen-correct-specials = Special cards of { $name }
hearts-screen-correct-open = { $number }. { $special } lies face up
hearts-screen-correct-away = Take away { $number }. { $special }
hearts-screen-correct-more = Add { $special }
hearts-screen-correct-table = The table
hearts-screen-correct-initiative = Who has the initiative?
hearts-screen-correct-has = { $name } has it
hearts-screen-correct-charm = Lady Isabelle, towards { $name }
hearts-screen-correct-skill = Skill, towards { $name }
hearts-screen-correct-roses = Roses on the board

hearts-screen-keys-digit = The number, or the choice in this place
hearts-screen-keys-ten = Ten more: with the next digit one of 10 to 19

hearts-screen-decks = Deck lists
hearts-screen-decks-about = Fill in once what is printed on the cards of a real deck: in a game a card is then played with one tap.
hearts-screen-deck-none = None
hearts-screen-deck-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hearts-screen-deck-new = New deck list
hearts-screen-deck-unnamed = Deck
hearts-screen-deck-take = Import a deck list
hearts-screen-deck-taken = { $file } was imported.
hearts-screen-deck-not-taken = { $file } was not imported: { $why }
hearts-screen-deck-title = { $name } ({ $count })
hearts-screen-deck-name = Name of the deck
hearts-screen-deck-add = Add a card: its four numbers
hearts-screen-deck-clear = Clear the numbers
hearts-screen-deck-card = In the deck: { $card }
hearts-screen-deck-learns = Learn from a game
hearts-screen-deck-learn = Cards of { $name }, { $day }
hearts-screen-deck-learnt = { $count ->
    [0] Nothing new was learnt.
    [one] 1 card was added.
   *[other] { $count } cards were added.
}
hearts-screen-deck-give = Export
hearts-screen-deck-remove = Remove this deck list
hearts-screen-deck-remove-ask = Really remove it?
