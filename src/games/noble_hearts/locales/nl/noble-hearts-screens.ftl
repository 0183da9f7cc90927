# The screens of Noble Hearts.

noble-hearts-screen-to-first = Wie begint er?
noble-hearts-screen-first = Wie begint er?
noble-hearts-screen-box = { $tracks ->
    [yes] Zet de open doos in het midden en de edelmannen op afgesproken velden. De charmekaart en de behendigheidskaart liggen ernaast, elke marker in het midden.
   *[no] Zet de open doos in het midden en de edelmannen op afgesproken velden.
}
noble-hearts-screen-deal = Schud je { $deck } actiekaarten en trek er { $count }. De rest is je deck, gedekt.
noble-hearts-screen-first-which = Spreek zelf af wie er begint.
noble-hearts-screen-begins = { $name } begint
noble-hearts-screen-areas = Namen van de zones
noble-hearts-screen-areas-about = Spreek eerst af welk plaatje welk nummer heeft; namen mogen ook.
noble-hearts-screen-expansion = Behendigheid en rozen
noble-hearts-screen-specials = Speciale kaarten
noble-hearts-screen-takes = { $name } bekijkt de speciale kaarten en pakt er een.
noble-hearts-screen-takes-first = Eerst pakt { $name } een speciale kaart.
noble-hearts-screen-taken-all = Beide spelers hebben hun speciale kaarten. Tik er een aan om die terug te leggen.
noble-hearts-screen-has-taken = { $name } heeft gepakt
noble-hearts-screen-put-back = { $name } legt { $number } terug: { $special }
noble-hearts-screen-roses = Rozen
noble-hearts-screen-roses-about = Wie begint, houdt de rozen op de vlakke hand boven de doos; de andere speler tikt van onderen tegen de hand. Rozen die naast de doos vallen, of waar geen edelman kan staan, gaan uit het spel.
noble-hearts-screen-roses-stay = Rozen die blijven
noble-hearts-screen-begin = Beginnen

noble-hearts-screen-area = zone { $area }
noble-hearts-screen-printed = { $print } { $number }
noble-hearts-screen-unknown-card = een kaart
noble-hearts-screen-is = { $what }: { $card }
noble-hearts-screen-place = Kaart { $number }: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = elke zone

noble-hearts-screen-acts = { $name } is aan zet
noble-hearts-screen-goes-on = { $name } houdt het initiatief en is weer aan zet
noble-hearts-screen-evade = { $name }, verweer je!
noble-hearts-screen-chooses = { $name } heeft het zwaard bereikt en pakt een speciale kaart
noble-hearts-screen-declines = { $name } ziet ervan af
noble-hearts-screen-hands-over = Afgeven aan { $name }
noble-hearts-screen-is-hit = { $name } is geraakt
noble-hearts-screen-known = Eerder ingevoerde kaarten: één tik voert alle getallen in.
noble-hearts-screen-block-with = Tik een kaart aan om af te weren:
noble-hearts-screen-blocks = Afweren met { $card }
noble-hearts-screen-blocked = afgeweerd
noble-hearts-screen-coming = { $fight }, { $area }: tegen { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area }: afgeweerd

noble-hearts-screen-status-acts = aan zet
noble-hearts-screen-status-goes-on = weer aan zet
noble-hearts-screen-status-evades = verweert zich
noble-hearts-screen-status-chooses = kiest
noble-hearts-screen-status-won = wint
noble-hearts-screen-seat = { $name }: { $hand } in de hand, { $deck } in het deck, { $discard } op de aflegstapel.
noble-hearts-screen-draws = { $count ->
    [one] Trekt nu 1 kaart bij.
   *[other] Trekt nu { $count } kaarten bij.
}
noble-hearts-screen-shuffles = Schudt de aflegstapel tot een nieuw deck.
noble-hearts-screen-badge = trek { $count }
noble-hearts-screen-top = Bovenop ligt { $card }.
noble-hearts-screen-raised = Op een verhoging.
noble-hearts-screen-special-open = { $special } ligt open.
noble-hearts-screen-special-down = { $special } ligt gedekt.

noble-hearts-screen-untell = Terug naar het vorige antwoord
noble-hearts-screen-ask = { $print ->
    [fight] Kracht?
    [area] Trefzone?
    [move] Hoeveel velden?
   *[redraw] Hoeveel bijtrekken?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] Kracht van kaart { $number }?
    [area] Trefzone van kaart { $number }?
    [move] Hoeveel velden met kaart { $number }?
   *[redraw] Hoeveel bijtrekken voor kaart { $number }?
}
noble-hearts-screen-ask-move = Velden? Samen minstens { $far }, tot nu toe { $sum }.
noble-hearts-screen-ask-redraw-of = Hoeveel bijtrekken voor de kaart met kracht { $fight }?
noble-hearts-screen-ask-retreat = Kracht? Met hoogstens { $most } gaat jonkvrouw Isabelle naar { $name }.
noble-hearts-screen-ask-block = Kracht? Minstens { $value }, { $area }.
noble-hearts-screen-one-more = Nog een kaart
noble-hearts-screen-stated = In welke zone tref je?
noble-hearts-ask-stroke = Welke slag wordt beantwoord?
noble-hearts-screen-stroke = Slag { $number }: { $fight }, { $area }
noble-hearts-ask-landing = Waar komt de edelman neer?
noble-hearts-screen-lands-up = Op een verhoging
noble-hearts-screen-lands-down = Op de vloer
noble-hearts-screen-jump-lower = Op iets lagers springen
noble-hearts-screen-jump-lower-about = Spring op iets lagers, maar niet op de vloer.
noble-hearts-screen-run = Lopen
noble-hearts-screen-up = Sprong omhoog
noble-hearts-screen-down = Sprong omlaag
noble-hearts-screen-long = Verre sprong
noble-hearts-screen-plain = Gewone aanval
noble-hearts-ask-special = Welke kaart wordt opengelegd?
noble-hearts-ask-seat = Als je niets kunt of wilt doen, geef je op; de andere speler wint.
noble-hearts-screen-concedes = { $name } geeft op

noble-hearts-screen-pile = Aflegstapel, bovenste kaart eerst
noble-hearts-correct-hand = Handkaarten van { $player }
noble-hearts-correct-raised = { $player } staat op een verhoging
noble-hearts-correct-owned = { $number }. { $special }
noble-hearts-correct-face-up = open
noble-hearts-correct-face-down = gedekt
noble-hearts-correct-removed = weghalen
noble-hearts-correct-more = { $player } een speciale kaart geven
noble-hearts-correct-added = { $special }
noble-hearts-correct-initiative = Initiatief
noble-hearts-correct-holder = { $player }
noble-hearts-correct-charm = Jonkvrouw Isabelle, richting { $player }
noble-hearts-correct-skill = Behendigheid, richting { $player }
noble-hearts-correct-roses = Rozen op het bord

noble-hearts-screen-keys-digit = Getal invoeren, of optie kiezen
noble-hearts-screen-keys-ten = Tien optellen: met het volgende cijfer 10 tot 19

noble-hearts-screen-decks = Decklijsten
noble-hearts-screen-decks-about = Voer één keer de getallen op de kaarten van een echt deck in: daarna speel je elke kaart met één tik.
noble-hearts-screen-deck-none = Geen
noble-hearts-screen-deck-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
noble-hearts-screen-deck-new = Nieuwe decklijst
# Same as in English.
noble-hearts-screen-deck-unnamed = Deck
noble-hearts-screen-deck-take = Decklijst importeren
noble-hearts-screen-deck-taken = { $file } is geïmporteerd.
noble-hearts-screen-deck-not-taken = { $file } is niet geïmporteerd. { $why }
noble-hearts-screen-deck-title = { $name } ({ $count })
noble-hearts-screen-deck-name = Naam van het deck
noble-hearts-screen-deck-add = Kaart toevoegen: de vier getallen
noble-hearts-screen-deck-clear = Getallen wissen
noble-hearts-screen-deck-card = In het deck: { $card }
noble-hearts-screen-deck-learns = Overnemen uit een partij
noble-hearts-screen-deck-learn = Kaarten van { $name }, { $day }
noble-hearts-screen-deck-learnt = { $count ->
    [0] Geen nieuwe kaarten.
    [one] 1 kaart toegevoegd.
   *[other] { $count } kaarten toegevoegd.
}
noble-hearts-screen-deck-give = Exporteren
noble-hearts-screen-deck-remove = Deze decklijst verwijderen
noble-hearts-screen-deck-remove-ask = Echt verwijderen

## How to play

noble-hearts-lesson-aim = Doel van het spel
noble-hearts-lesson-aim-about = Twee edelmannen vechten met het zwaard om jonkvrouw Isabelle. Raak je tegenstander voordat jij wordt geraakt.
noble-hearts-lesson-card = Een kaart
noble-hearts-lesson-card-about = Er staan vier getallen op: hoe hard je ermee slaat, welke zone van het lichaam je treft, hoe ver je ermee loopt, en hoeveel kaarten je daarna bijtrekt.
noble-hearts-lesson-initiative = Het initiatief
noble-hearts-lesson-initiative-about = Wie het initiatief heeft, doet iets: aanvallen, lopen of springen. Na de meeste acties gaat het naar de andere speler.
noble-hearts-lesson-attack = Een aanval
noble-hearts-lesson-attack-about = Ga voor je tegenstander staan en speel een kaart: de kracht van de kaart is de kracht van de slag, en de zone is waar je treft.
noble-hearts-lesson-evade = Afweren
noble-hearts-lesson-evade-about = Beantwoord een slag met een kaart van dezelfde zone die minstens zo sterk is, of leg een kaart af en stap achteruit. Anders ben je geraakt en verlies je.
noble-hearts-lesson-roses = Rozen en behendigheid
noble-hearts-lesson-roses-about = Met rozen in de doos kun je ook het hart van jonkvrouw Isabelle winnen, en met speciale kaarten mag je doen wat erop staat.
