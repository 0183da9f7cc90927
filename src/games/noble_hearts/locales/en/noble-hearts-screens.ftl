# The screens of Noble Hearts.

noble-hearts-screen-to-first = Who begins?
noble-hearts-screen-first = Who begins?
noble-hearts-screen-box = { $tracks ->
    [yes] Put the open game box between you, and the noblemen on spaces that you agree on. The charm card and the skill card lie beside the box, each marker in the centre.
   *[no] Put the open game box between you, and the noblemen on spaces that you agree on.
}
noble-hearts-screen-deal = Shuffle your { $deck } action cards and draw { $count }. The rest is your deck, face down.
noble-hearts-screen-first-which = Agree on who begins in any way you like.
noble-hearts-screen-begins = { $name } begins
noble-hearts-screen-areas = Names of the areas
noble-hearts-screen-areas-about = Agree which picture on the cards has which number, or name the areas.
noble-hearts-screen-expansion = Skills and roses
noble-hearts-screen-specials = Special cards
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
noble-hearts-screen-is = { $what }: { $card }
noble-hearts-screen-place = Card { $number }: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = any area

noble-hearts-screen-acts = { $name } acts
noble-hearts-screen-goes-on = { $name } keeps the initiative and acts again
noble-hearts-screen-evade = { $name }, evade!
noble-hearts-screen-chooses = { $name } reached the sword and takes a special card
noble-hearts-screen-declines = { $name } declines
noble-hearts-screen-hands-over = Hand over to { $name }
noble-hearts-screen-is-hit = { $name } is hit
noble-hearts-screen-known = Cards named before: one tap enters all numbers.
noble-hearts-screen-block-with = Tap a card that blocks:
noble-hearts-screen-blocks = Block with { $card }
noble-hearts-screen-blocked = blocked
noble-hearts-screen-coming = { $fight }, { $area }: against { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area }: blocked

noble-hearts-screen-status-acts = acts
noble-hearts-screen-status-goes-on = acts again
noble-hearts-screen-status-evades = has to evade
noble-hearts-screen-status-chooses = chooses
noble-hearts-screen-status-won = has won
noble-hearts-screen-seat = { $name }: { $hand } in hand, { $deck } in the deck, { $discard } in the discard pile.
noble-hearts-screen-draws = { $count ->
    [one] Draws 1 card now.
   *[other] Draws { $count } cards now.
}
noble-hearts-screen-shuffles = Shuffles the discard pile into a new deck.
noble-hearts-screen-badge = draw { $count }
noble-hearts-screen-top = On top is { $card }.
noble-hearts-screen-raised = On a raised space.
noble-hearts-screen-special-open = { $special } is face up.
noble-hearts-screen-special-down = { $special } is face down.

noble-hearts-screen-untell = Back to the previous answer
noble-hearts-screen-ask = { $print ->
    [fight] Fighting value?
    [area] Hit area?
    [move] Spaces to move?
   *[redraw] Cards to redraw?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] Fighting value of card { $number }?
    [area] Hit area of card { $number }?
    [move] Spaces to move by card { $number }?
   *[redraw] Cards to redraw for card { $number }?
}
noble-hearts-screen-ask-move = Movement? Total { $far } or more, so far { $sum }.
noble-hearts-screen-ask-redraw-of = Cards to redraw for the card with { $fight }?
noble-hearts-screen-ask-retreat = Fighting value? { $most } or less moves Lady Isabelle to { $name }.
noble-hearts-screen-ask-block = Fighting value? { $value } or more, { $area }.
noble-hearts-screen-one-more = One more card
noble-hearts-screen-stated = Which area does it hit?
noble-hearts-ask-stroke = Which stroke is answered?
noble-hearts-screen-stroke = Stroke { $number }: { $fight }, { $area }
noble-hearts-ask-landing = Where does the nobleman land?
noble-hearts-screen-lands-up = On a raised space
noble-hearts-screen-lands-down = On the floor
noble-hearts-screen-jump-lower = Jump down onto something
noble-hearts-screen-jump-lower-about = Jump onto something lower, but not onto the floor.
noble-hearts-screen-run = Move
noble-hearts-screen-up = Jump up
noble-hearts-screen-down = Jump down
noble-hearts-screen-long = Long Jump
noble-hearts-screen-plain = Plain attack
noble-hearts-ask-special = Which card is turned face up?
noble-hearts-ask-seat = If you cannot or do not want to act, you surrender; the other player wins.
noble-hearts-screen-concedes = { $name } surrenders

noble-hearts-screen-pile = Discard pile, top card first
noble-hearts-correct-hand = Cards in { $player }’s hand
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

noble-hearts-screen-keys-digit = Enter the number, or choose the option
noble-hearts-screen-keys-ten = Add ten: with the next digit, 10 to 19

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
noble-hearts-screen-deck-not-taken = { $file } was not imported. { $why }
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
noble-hearts-screen-deck-give = Export
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
