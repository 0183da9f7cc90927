# Noble Hearts: the rules in words, with the numbers of the rules that are played by.

noble-hearts-rules-aim-title = The aim
noble-hearts-rules-aim-hit = Two noblemen love Lady Isabelle and settle it with swords. Hit your opponent before you are hit.
noble-hearts-rules-aim-charm = Or win her heart: if Lady Isabelle comes to your heart on the charm card, you have won as well.

noble-hearts-rules-table-title = What is on the table
noble-hearts-rules-table-box = The game box is the room you fight in. Its spaces, its furniture and where the noblemen look are up to you; the app only remembers who stands on something.
noble-hearts-rules-table-deck = Each of you has a deck of { $cards } action cards. Used cards go to a discard pile of your own, face up.
noble-hearts-rules-table-card = A card has four numbers: how hard it fights, which of { $areas } areas of the body it hits, how far it moves, and how many cards it lets you redraw.
noble-hearts-rules-table-specials = There are { $cards } special cards. Those you own lie face up in front of you: each lets you do what its name says. A card turned face down has to be turned up before you use it again.
noble-hearts-rules-table-charm = On the charm card Lady Isabelle stands in the centre, { $spots ->
    [one] 1 spot
   *[other] { $spots } spots
} away from each heart.
noble-hearts-rules-table-skill = On the skill card a marker lies in the centre, { $spots ->
    [one] 1 spot
   *[other] { $spots } spots
} away from each sword.

noble-hearts-rules-setup-title = Set-up
noble-hearts-rules-setup-hand = { $hand ->
    [0] Shuffle your deck. You begin without a card in hand.
    [one] Shuffle your deck and draw 1 card.
   *[other] Shuffle your deck and draw { $hand } cards.
}
noble-hearts-rules-setup-first = Agree who begins.
noble-hearts-rules-setup-specials = { $count ->
    [one] Each of you takes 1 special card of your choice, whoever begins first.
   *[other] Each of you takes { $count } special cards of your choice, whoever begins first.
}
noble-hearts-rules-setup-roses = { $count ->
    [one] Toss the rose over the box. If it lies where a nobleman cannot go, it leaves the game.
   *[other] Toss the { $count } roses over the box. Those that lie where no nobleman can go leave the game.
}

noble-hearts-rules-turn-title = The initiative
noble-hearts-rules-turn-one = One of you has the initiative and must act. Most actions hand it over; after some you keep it and go on.
noble-hearts-rules-turn-facing = With every action you may turn your nobleman by an eighth of a circle, before, during or after it.
noble-hearts-rules-turn-keeps = You keep the initiative after: { $actions }.
noble-hearts-rules-turn-keeps-none = By these rules no action keeps the initiative.
noble-hearts-rules-turn-pass-after-keeping = If you kept it, you may also hand it over without a further action.
noble-hearts-rules-turn-pass-always = Unless you are attacked, you may hand it over without an action at any time.
noble-hearts-rules-turn-pass-never = You cannot hand it over without an action.

noble-hearts-rules-attacks-title = Attacks
noble-hearts-rules-attacks-front = You can strike an opponent directly in front of you; where he looks does not matter. An attack is one stroke, or several: each has a strength and an area.
noble-hearts-rules-attacks-open = The cards of an attack lie open until it is over. You redraw at once.
noble-hearts-rules-attack = Play one card: its fight is the strength, its area the area.
noble-hearts-rules-charge = { $cards ->
    [one] Play a card to move by, { $far } or more, then a card to strike with.
   *[other] Play 1 to { $cards } cards to move by, { $far } or more together, then a card to strike with.
}
noble-hearts-rules-charge-jumps = A charge may jump. Up: one or more cards that move { $up } or more together. Down: { $cards ->
    [one] one card that moves { $down } or more
   *[other] 1 to { $cards } cards that move { $down } or more together
}.
noble-hearts-rules-charge-long = { $count ->
    [one] With a Long Jump: one or more cards
   *[other] With a Long Jump: { $count } or more cards
} that move { $far } or more together. { $redraws ->
    [yes] The attack redraws as usual.
   *[no] Such a charge redraws nothing.
}
noble-hearts-rules-charge-with = The attack of a charge may also be: { $actions }.
noble-hearts-rules-berserk = Play { $cards } cards of one area: one stroke, with their fights added up.
noble-hearts-rules-feint = Play one card and say which area it hits: any of them.
noble-hearts-rules-combination = Play two cards, each a stroke of its own; every further Combination you own allows one more.

noble-hearts-rules-evading-title = When you are attacked
noble-hearts-rules-evading-must = You have to answer every stroke, or you are hit and have lost.
noble-hearts-rules-evading-all = These evade everything that is still coming at once: { $actions }.
noble-hearts-rules-evading-none = Nothing but a block evades by these rules.
noble-hearts-rules-evading-last = What answers the last stroke decides who has the initiative.
noble-hearts-rules-block = Face the attacker and play a card of the stroke’s area with at least its strength.
noble-hearts-rules-quick-block = Play a card of any area with at least the strength of the stroke.
noble-hearts-rules-retreat = Discard any card and step one space back.

noble-hearts-rules-moves-title = Moving
noble-hearts-rules-move = Play a card and move as many spaces as it says, in any direction. You stay on your height.
noble-hearts-rules-jump-up = Play one or more cards that move { $up } or more together, and jump onto something beside or in front of you.
noble-hearts-rules-jump-down = From something high step onto any space next to you. It costs no card.
noble-hearts-rules-long-jump = { $count ->
    [one] Play one or more cards
   *[other] Play { $count } or more cards
} that move { $far } or more together, and jump across. You cannot jump over anything.
noble-hearts-rules-side-step = Play { $cards } cards of equal fight and step aside; you keep looking where you looked.
noble-hearts-rules-saltomortale = Play { $cards } cards of one area, leap onto the space behind your opponent and look where you like.

noble-hearts-rules-action = { $action }: { $about }
noble-hearts-rules-tail-special = You need the special card.
noble-hearts-rules-tail-keeps = You keep the initiative.
noble-hearts-rules-tail-evades = It evades an attack.
noble-hearts-rules-tail-only = You may only do it when you are attacked.
noble-hearts-rules-tail-draws = You redraw.
noble-hearts-rules-tail-draws-not = You do not redraw.
noble-hearts-rules-tail-turns-down = Its special card is then turned down.

noble-hearts-rules-draw-title = Drawing cards
noble-hearts-rules-draw-card = After an action that redraws you draw as many cards as its card says; a hand can be as large as it likes.
noble-hearts-rules-draw-highest = Of several cards the one of the highest fight counts. { $tie ->
    [most] If several are the highest, it is the one that draws most.
   *[least] If several are the highest, it is the one that draws least.
}
noble-hearts-rules-draw-charge = Of a charge only the cards of the attack count for this.
noble-hearts-rules-draw-after = Draw first; only then the cards you played go to your discard pile.
noble-hearts-rules-draw-reshuffle-at-once = When your deck is empty, shuffle your discard pile at once: it is your new deck.
noble-hearts-rules-draw-reshuffle-when-drawing = When you have to draw and your deck is empty, shuffle your discard pile: it is your new deck.

noble-hearts-rules-tracks-title = Charm and skill
noble-hearts-rules-tracks-rose = { $spots ->
    [0] If a rose lies on your space or beside it, you may pick it up as your action.
    [one] If a rose lies on your space or beside it, you may pick it up as your action: Lady Isabelle goes 1 spot towards you.
   *[other] If a rose lies on your space or beside it, you may pick it up as your action: Lady Isabelle goes { $spots } spots towards you.
}
noble-hearts-rules-tracks-retreat-charm-below = If the card of a retreat is worth less than half of the attack, Lady Isabelle goes { $spots ->
    [one] 1 spot
   *[other] { $spots } spots
} towards the attacker.
noble-hearts-rules-tracks-retreat-charm-at-most = If the card of a retreat is worth half of the attack or less, Lady Isabelle goes { $spots ->
    [one] 1 spot
   *[other] { $spots } spots
} towards the attacker.
noble-hearts-rules-tracks-retreat-charm-always = With every retreat from an attack Lady Isabelle goes { $spots ->
    [one] 1 spot
   *[other] { $spots } spots
} towards the attacker.
noble-hearts-rules-tracks-berserk = With every Berserk Lady Isabelle goes { $spots ->
    [one] 1 spot
   *[other] { $spots } spots
} towards the opponent, at once. { $lose ->
    [yes] You can lose the game by it.
   *[no] It never brings her to his heart.
}
noble-hearts-rules-tracks-retreat-skill = With every retreat from an attack the skill marker goes { $spots ->
    [one] 1 spot
   *[other] { $spots } spots
} towards the attacker.
noble-hearts-rules-tracks-saltomortale = With every Saltomortale the skill marker goes { $spots ->
    [one] 1 spot
   *[other] { $spots } spots
} towards its player.
noble-hearts-rules-tracks-sword = When the marker comes to your sword, it goes back to the centre, and you may take any special card that is left.

noble-hearts-rules-specials-title = Special cards
noble-hearts-rules-specials-down = These are turned face down after use: { $cards }.
noble-hearts-rules-specials-up = As an action you may turn one of your cards face up again, but not while you are attacked.
noble-hearts-rules-specials-stay = They stay face up, however often you use them.

noble-hearts-rules-end-title = The end of the game
noble-hearts-rules-end-hit = If you are attacked and do not evade, you are hit: the other player has won.
noble-hearts-rules-end-concede = You may give up at any time. With no card left to play there is hardly anything else to do.
noble-hearts-rules-end-charm = If Lady Isabelle stands on a heart, the player on whose side it is has won at once.

noble-hearts-rules-house-title = House rules
noble-hearts-rules-house-about = You play “{ $edition }” with these changes:
noble-hearts-rules-house-change = { $rule }: { $value } (in the edition: { $usual })
