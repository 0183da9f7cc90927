# Noble Hearts: names, rules, actions, consequences and refusals.

# Same as in English.
noble-hearts = Noble Hearts
noble-hearts-gauge = Gunst van jonkvrouw Isabelle

## Editions

noble-hearts-edition-base = Basisspel
noble-hearts-edition-base-about = Twee edelmannen schermen in de speldoos tot een van hen is geraakt.
noble-hearts-edition-skills-and-roses = Behendigheid en rozen
noble-hearts-edition-skills-and-roses-about = Met de uitbreiding: speciale kaarten, rozen, en de kaarten voor charme en behendigheid.

## Kinds of action

noble-hearts-kind-setup = Klaarzetten
noble-hearts-kind-attack = Aanvallen
noble-hearts-kind-charge = Uitval
noble-hearts-kind-block = Afweren
noble-hearts-kind-retreat = Terugwijken
noble-hearts-kind-jump-up = Sprong omhoog
noble-hearts-kind-jump-down = Sprong omlaag
noble-hearts-kind-move = Lopen
noble-hearts-kind-pass = Passen
noble-hearts-kind-hit = Geraakt
noble-hearts-kind-long-jump = Verre sprong
noble-hearts-kind-side-step = Zijstap
noble-hearts-kind-berserk = Razernij
noble-hearts-kind-saltomortale = Salto mortale
noble-hearts-kind-feint = Schijnaanval
noble-hearts-kind-combination = Combinatie
noble-hearts-kind-quick-block = Snelle afweer
noble-hearts-kind-collect-rose = Roos oprapen
noble-hearts-kind-turn-up = Kaart openleggen
noble-hearts-kind-choose-special = Speciale kaart pakken
noble-hearts-kind-concede = Opgeven

noble-hearts-kind-attack-about = Sla met één kaart naar de tegenstander vóór je.
noble-hearts-kind-charge-about = Loop met meer beweging dan nodig naar je tegenstander toe, of spring, en sla dan.
noble-hearts-kind-block-about = Beantwoord een slag in dezelfde zone met een kaart die minstens zo sterk is.
noble-hearts-kind-retreat-about = Leg een willekeurige kaart af en stap één veld achteruit.
noble-hearts-kind-jump-up-about = Spring op iets hogers met in totaal minstens { $up } beweging.
noble-hearts-kind-jump-down-about = Spring op iets lagers; dat kost geen kaart.
noble-hearts-kind-move-about = Speel een kaart en loop zoveel velden als erop staat.
noble-hearts-kind-pass-about = Geef het initiatief af dat je had mogen houden.
noble-hearts-kind-hit-about = Je verweert je niet: je bent geraakt en de partij is afgelopen.
noble-hearts-kind-long-jump-about = { $count ->
    [one] Spring naar de overkant met een of meer kaarten en in totaal minstens { $far } beweging.
   *[other] Spring naar de overkant met { $count } of meer kaarten en in totaal minstens { $far } beweging.
}
noble-hearts-kind-side-step-about = Stap opzij met { $side } kaarten van gelijke kracht.
noble-hearts-kind-berserk-about = Sla met { $berserk } kaarten van één zone en tel hun kracht bij elkaar op.
noble-hearts-kind-saltomortale-about = Spring met { $salto } kaarten van één zone tot achter de aanvaller.
noble-hearts-kind-feint-about = Sla met één kaart in een zone naar keuze.
noble-hearts-kind-combination-about = Sla meerdere keren tegelijk: elke slag moet worden beantwoord.
noble-hearts-kind-quick-block-about = Beantwoord een slag met een kaart van een willekeurige zone die minstens zo sterk is.
noble-hearts-kind-collect-rose-about = Raap een roos op je veld of ernaast op voor jonkvrouw Isabelle.
noble-hearts-kind-turn-up-about = Leg een van je speciale kaarten weer open.
noble-hearts-kind-choose-special-about = Pak een speciale kaart van de stapel, of zie ervan af.
noble-hearts-kind-concede-about = De andere speler wint de partij.

## The four numbers of a card

noble-hearts-print-fight = kracht
noble-hearts-print-area = zone
noble-hearts-print-move = beweging
noble-hearts-print-redraw = bijtrekken
noble-hearts-unknown = ?
noble-hearts-area-named = “{ $name }”
noble-hearts-area-is = { $area }: { $name }
noble-hearts-stroke = { $fight } in zone { $area }

## House rules

noble-hearts-group-cards = Kaarten
noble-hearts-group-turn = Initiatief en verweer
noble-hearts-group-movement = Lopen en springen
noble-hearts-group-specials = Speciale kaarten
noble-hearts-group-tracks = Rozen, charme en behendigheid

noble-hearts-rule-deck-cards = Kaarten in een deck
noble-hearts-rule-deck-cards-about = Hoeveel actiekaarten elke speler heeft.
noble-hearts-rule-opening-hand = Handkaarten bij het begin
noble-hearts-rule-opening-hand-about = Met hoeveel kaarten elke speler begint.
noble-hearts-rule-areas = Trefzones
noble-hearts-rule-areas-about = In hoeveel zones een kaart kan treffen.
noble-hearts-rule-fight-most = Hoogste kracht
noble-hearts-rule-fight-most-about = Een hogere kracht wordt als typefout geweigerd.
noble-hearts-rule-move-most = Hoogste beweging
noble-hearts-rule-move-most-about = Een hogere beweging wordt als typefout geweigerd.
noble-hearts-rule-redraw-most = Hoogste bijtrekgetal
noble-hearts-rule-redraw-most-about = Een hoger bijtrekgetal wordt als typefout geweigerd.
noble-hearts-rule-reshuffle = Opnieuw schudden
noble-hearts-rule-reshuffle-about = Wanneer een aflegstapel tot een nieuw deck wordt geschud.
noble-hearts-rule-redraw-tie = Gelijke kaarten
noble-hearts-rule-redraw-tie-about = Als meerdere kaarten de hoogste kracht hebben: welke ervan bepaalt hoeveel kaarten je bijtrekt.
noble-hearts-rule-keeps-initiative = Initiatief houden
noble-hearts-rule-keeps-initiative-about = Na welke acties dezelfde speler nog een keer aan zet is.
noble-hearts-rule-evades = Aanval ontwijken
noble-hearts-rule-evades-about = Met welke acties je een aanval ontwijkt, naast de twee manieren van afweren.
noble-hearts-rule-only-when-attacked = Alleen bij een aanval
noble-hearts-rule-only-when-attacked-about = Welke acties alleen tegen een aanval mogen, naast de twee manieren van afweren.
noble-hearts-rule-refills = Bijtrekken
noble-hearts-rule-refills-about = Na welke acties je kaarten bijtrekt.
noble-hearts-rule-pass = Passen
noble-hearts-rule-pass-about = Wanneer je het initiatief zonder actie mag afgeven.
noble-hearts-rule-charge-move-cards = Loopkaarten bij een uitval
noble-hearts-rule-charge-move-cards-about = Met hoeveel kaarten je hoogstens loopt bij een uitval zonder sprong omhoog of verre sprong.
noble-hearts-rule-charge-move = Beweging bij een uitval
noble-hearts-rule-charge-move-about = Minste beweging bij een uitval zonder sprong.
noble-hearts-rule-jump-up-move = Beweging voor sprong omhoog
noble-hearts-rule-jump-up-move-about = Minste totale beweging van de kaarten voor een sprong omhoog.
noble-hearts-rule-charge-jump-up-move = Uitval met sprong omhoog
noble-hearts-rule-charge-jump-up-move-about = Minste totale beweging van de kaarten voor de sprong.
noble-hearts-rule-charge-jump-down-move = Uitval met sprong omlaag
noble-hearts-rule-charge-jump-down-move-about = Minste beweging van de kaart voor de sprong.
noble-hearts-rule-long-jump-cards = Kaarten voor verre sprong
noble-hearts-rule-long-jump-cards-about = Minste aantal kaarten voor een verre sprong, ook bij een uitval.
noble-hearts-rule-long-jump-move = Beweging voor verre sprong
noble-hearts-rule-long-jump-move-about = Minste totale beweging van de kaarten voor een verre sprong.
noble-hearts-rule-charge-long-jump-move = Uitval met verre sprong
noble-hearts-rule-charge-long-jump-move-about = Minste totale beweging van de kaarten voor de sprong.
noble-hearts-rule-charge-long-jump-refills = Bijtrekken na verre uitval
noble-hearts-rule-charge-long-jump-refills-about = Of je na de aanval van een uitval met verre sprong kaarten bijtrekt.
noble-hearts-rule-side-step-cards = Kaarten voor zijstap
noble-hearts-rule-side-step-cards-about = Hoeveel kaarten van gelijke kracht ervoor nodig zijn.
noble-hearts-rule-berserk-cards = Kaarten voor razernij
noble-hearts-rule-berserk-cards-about = Hoeveel kaarten van één zone ervoor nodig zijn.
noble-hearts-rule-saltomortale-cards = Kaarten voor salto mortale
noble-hearts-rule-saltomortale-cards-about = Hoeveel kaarten van één zone ervoor nodig zijn.
noble-hearts-rule-charge-with = Speciale kaarten bij een uitval
noble-hearts-rule-charge-with-about = Welke speciale kaarten je bij de aanval van een uitval mag gebruiken.
noble-hearts-rule-turned-down = Na gebruik gedekt
noble-hearts-rule-turned-down-about = Welke speciale kaarten je na elk gebruik weer moet openleggen.
noble-hearts-rule-special-cards = Speciale kaarten
noble-hearts-rule-special-cards-about = Hoeveel speciale kaarten er in de doos zitten; zonder de uitbreiding geen.
noble-hearts-rule-opening-specials = Speciale kaarten bij het begin
noble-hearts-rule-opening-specials-about = Met hoeveel speciale kaarten elke speler begint: hoogstens de helft van het totaal.
noble-hearts-rule-special-copies = Exemplaren
noble-hearts-rule-special-copies-about = Hoeveel speciale kaarten er hoogstens van elke soort zijn.
noble-hearts-rule-roses = Rozen
noble-hearts-rule-roses-about = Hoeveel rozen er in de doos zitten; zonder de uitbreiding geen.
noble-hearts-rule-charm-spots = Vakjes tot het hart
noble-hearts-rule-charm-spots-about = Hoe ver elk hart van het midden van de charmekaart ligt; 0 betekent zonder deze kaart.
noble-hearts-rule-skill-spots = Vakjes tot het zwaard
noble-hearts-rule-skill-spots-about = Hoe ver elk zwaard van het midden van de behendigheidskaart ligt; 0 betekent zonder deze kaart.
noble-hearts-rule-rose-charm = Charme van een roos
noble-hearts-rule-rose-charm-about = Hoeveel vakjes jonkvrouw Isabelle door een roos opschuift.
noble-hearts-rule-retreat-charm = Charme bij terugwijken
noble-hearts-rule-retreat-charm-about = Hoeveel vakjes jonkvrouw Isabelle bij zwak terugwijken naar de aanvaller opschuift.
noble-hearts-rule-berserk-charm = Charme bij razernij
noble-hearts-rule-berserk-charm-about = Hoeveel vakjes jonkvrouw Isabelle bij razernij naar de tegenstander opschuift.
noble-hearts-rule-retreat-skill = Behendigheid bij terugwijken
noble-hearts-rule-retreat-skill-about = Hoeveel vakjes de behendigheidsmarker bij terugwijken naar de aanvaller opschuift.
noble-hearts-rule-saltomortale-skill = Behendigheid bij salto mortale
noble-hearts-rule-saltomortale-skill-about = Hoeveel vakjes de behendigheidsmarker bij een salto mortale opschuift naar wie de sprong maakt.
noble-hearts-rule-charm-half = Zwak terugwijken
noble-hearts-rule-charm-half-about = Wanneer de kaart bij terugwijken zo zwak is dat jonkvrouw Isabelle naar de aanvaller opschuift.
noble-hearts-rule-berserk-may-lose = Verlies door razernij
noble-hearts-rule-berserk-may-lose-about = Of jonkvrouw Isabelle door razernij het hart van de tegenstander kan bereiken.

noble-hearts-value-at-once = zodra het deck leeg is
noble-hearts-value-when-drawing = als er een kaart moet worden getrokken
noble-hearts-value-most = de kaart waarvoor je het meest bijtrekt
noble-hearts-value-least = de kaart waarvoor je het minst bijtrekt
noble-hearts-value-after-keeping = na een actie waarbij je het houdt
noble-hearts-value-always = altijd
noble-hearts-value-never = nooit
noble-hearts-value-below = minder dan de helft van de aanval
noble-hearts-value-at-most = hoogstens de helft van de aanval

## Actions

noble-hearts-headline-setup = { $first } begint
noble-hearts-headline-attack = { $player } valt aan: { $strokes }
noble-hearts-headline-charge = { $special ->
    [none] { $jump ->
        [up] { $player } springt omhoog en doet een uitval: { $strokes }
        [down] { $player } springt omlaag en doet een uitval: { $strokes }
        [long] { $player } springt ver en doet een uitval: { $strokes }
       *[none] { $player } doet een uitval: { $strokes }
    }
   *[other] { $jump ->
        [up] { $player } springt omhoog en doet een uitval met { $special }: { $strokes }
        [down] { $player } springt omlaag en doet een uitval met { $special }: { $strokes }
        [long] { $player } springt ver en doet een uitval met { $special }: { $strokes }
       *[none] { $player } doet een uitval met { $special }: { $strokes }
    }
}
noble-hearts-headline-block = { $player } weert af met kracht { $fight }
noble-hearts-headline-retreat = { $fight ->
    [none] { $player } wijkt terug
   *[other] { $player } wijkt terug en legt een kaart met kracht { $fight } af
}
noble-hearts-headline-jump-up = { $player } springt omhoog
noble-hearts-headline-jump-down = { $player } springt omlaag
noble-hearts-headline-move = { $player } loopt
noble-hearts-headline-pass = { $player } geeft het initiatief af
noble-hearts-headline-hit = { $player } verweert zich niet
noble-hearts-headline-long-jump = { $player } springt ver
noble-hearts-headline-side-step = { $player } stapt opzij
noble-hearts-headline-berserk = { $player } valt aan in razernij: { $strokes }
noble-hearts-headline-saltomortale = { $player } springt met een salto tot achter { $opponent }
noble-hearts-headline-feint = { $player } doet een schijnaanval: { $strokes }
noble-hearts-headline-combination = { $player } slaat in combinatie: { $strokes }
noble-hearts-headline-quick-block = { $player } weert snel af met kracht { $fight }
noble-hearts-headline-collect-rose = { $player } raapt een roos op
noble-hearts-headline-turn-up = { $player } legt { $special } weer open
noble-hearts-headline-choose-special = { $special ->
    [none] { $player } ziet af van een speciale kaart
   *[other] { $player } pakt { $special }
}
noble-hearts-headline-concede = { $player } geeft op
noble-hearts-headline-adjust-hand = { $hand ->
    [one] Correctie: { $player } heeft 1 handkaart
   *[other] Correctie: { $player } heeft { $hand } handkaarten
}
noble-hearts-headline-adjust-discard = { $count ->
    [one] Correctie: de aflegstapel van { $player } heeft 1 kaart
   *[other] Correctie: de aflegstapel van { $player } heeft { $count } kaarten
}
noble-hearts-headline-adjust-raised = { $raised ->
    [yes] Correctie: de edelman van { $player } staat op een verhoging
   *[no] Correctie: de edelman van { $player } staat op de vloer
}
noble-hearts-headline-adjust-owns = { $owns ->
    [none] Correctie: { $player } heeft geen speciale kaarten
   *[other] Correctie: { $player } heeft { $specials }
}
noble-hearts-headline-adjust-initiative = Correctie: { $initiative } heeft het initiatief
noble-hearts-headline-adjust-charm = Correctie: jonkvrouw Isabelle staat { $place }
noble-hearts-headline-adjust-skill = Correctie: de behendigheidsmarker ligt { $place }
noble-hearts-headline-adjust-roses = { $roses ->
    [one] Correctie: er ligt 1 roos op het bord
   *[other] Correctie: er liggen { $roses } rozen op het bord
}

## Positions of markers

noble-hearts-place-centre = in het midden
noble-hearts-place-towards = { $spots } van de { $most } vakjes uit het midden, richting { $player }

## Consequences

noble-hearts-then-specials = { $player } begint met { $specials }.
noble-hearts-then-roses = { $count ->
    [0] Er ligt geen roos op het bord.
    [one] Er ligt 1 roos op het bord.
   *[other] Er liggen { $count } rozen op het bord.
}
noble-hearts-event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } trekt niets: er zijn geen kaarten meer.
        [one] { $player } trekt maar 1 van de { $wanted } kaarten: meer zijn er niet.
       *[other] { $player } trekt maar { $cards } van de { $wanted } kaarten: meer zijn er niet.
    }
   *[equal] { $cards ->
        [one] { $player } trekt 1 kaart.
       *[other] { $player } trekt { $cards } kaarten.
    }
}
noble-hearts-event-deck-refilled = { $cards ->
    [one] { $player } draait de aflegstapel om: die ene kaart is nu het deck.
   *[other] { $player } schudt de aflegstapel: die { $cards } kaarten zijn nu het deck.
}
noble-hearts-event-height-changed = { $raised ->
    [yes] De edelman van { $player } staat nu op een verhoging.
   *[no] De edelman van { $player } staat weer op de vloer.
}
noble-hearts-event-special-turned = { $ready ->
    [yes] { $special } van { $player } ligt weer open.
   *[no] { $special } van { $player } ligt nu gedekt.
}
noble-hearts-event-stroke-laid = { $player } moet een slag van { $fight } in zone { $area } beantwoorden.
noble-hearts-event-stroke-blocked = De slag van { $fight } in zone { $area } is afgeweerd.
noble-hearts-event-attack-ended = { $end ->
    [hit] De aanval van { $by } is raak.
    [concede] De aanval van { $by } blijft onbeantwoord.
    [charm] De aanval van { $by } blijft onbeantwoord.
   *[other] De aanval van { $by } is beantwoord.
}
noble-hearts-event-rose-collected = { $left ->
    [0] Het was de laatste roos op het bord.
    [one] Er ligt nog 1 roos op het bord.
   *[other] Er liggen nog { $left } rozen op het bord.
}
noble-hearts-event-charm-moved = { $spots ->
    [one] Jonkvrouw Isabelle gaat 1 vakje richting { $towards }: { $place }.
   *[other] Jonkvrouw Isabelle gaat { $spots } vakjes richting { $towards }: { $place }.
}
noble-hearts-event-skill-moved = { $spots ->
    [one] De behendigheidsmarker gaat 1 vakje richting { $towards }: { $place }.
   *[other] De behendigheidsmarker gaat { $spots } vakjes richting { $towards }: { $place }.
}
noble-hearts-event-sword-reached = De behendigheidsmarker heeft het zwaard van { $player } bereikt: leg hem terug in het midden.
noble-hearts-event-choice-offered = { $player } mag een speciale kaart van de stapel pakken voordat de partij verdergaat.
noble-hearts-event-initiative-kept = { $player } houdt het initiatief.
noble-hearts-event-turn-began = Beurt { $turn }: { $player } heeft het initiatief.
noble-hearts-event-game-ended = { $by ->
    [hit] { $loser } is geraakt. { $winner } wint de partij en het hart van jonkvrouw Isabelle. Goed gevochten, { $loser }!
    [surrender] { $winner } wint de partij en het hart van jonkvrouw Isabelle. Goed gevochten, { $loser }!
   *[charm] Jonkvrouw Isabelle heeft het hart van { $winner } bereikt: { $winner } wint de partij. Goed gevochten, { $loser }!
}

## Refusals

noble-hearts-refusal-not-set-up = Zet eerst het spel klaar.
noble-hearts-refusal-already-set-up = Het spel staat al klaar.
noble-hearts-refusal-bad-setup-count = { $needed ->
    [0] Volgens deze regels begint de partij zonder speciale kaarten; { $player } zou er { $got } hebben.
    [one] { $player } begint met 1 speciale kaart, niet met { $got }.
   *[other] { $player } begint met { $needed } speciale kaarten, niet met { $got }.
}
noble-hearts-refusal-bad-setup-scarce = { $count ->
    [0] Er zit geen { $special } in de doos.
    [one] Van { $special } zit er maar 1 in de doos.
   *[other] Van { $special } zitten er maar { $count } in de doos.
}
noble-hearts-refusal-bad-setup-roses = { $most ->
    [0] Volgens deze regels zijn er geen rozen.
   *[other] Geef aan hoeveel rozen er op het bord blijven: 0 tot { $most }.
}
noble-hearts-refusal-wrong-count = { $most ->
    [none] { $least ->
        [one] Hiervoor is minstens 1 kaart nodig, niet { $got }.
       *[other] Hiervoor zijn minstens { $least } kaarten nodig, niet { $got }.
    }
   *[other] { ORDER($least, $most) ->
        [equal] { $most ->
            [one] Hiervoor is 1 kaart nodig, niet { $got }.
           *[other] Hiervoor zijn { $most } kaarten nodig, niet { $got }.
        }
       *[less] Hiervoor zijn { $least } tot { $most } kaarten nodig, niet { $got }.
    }
}
noble-hearts-refusal-hand-too-small = { $has ->
    [0] { $player } heeft geen handkaarten.
    [one] { $player } heeft maar 1 handkaart; hiervoor zijn er { $needs } nodig.
   *[other] { $player } heeft maar { $has } handkaarten; hiervoor zijn er { $needs } nodig.
}
noble-hearts-refusal-ability-used = { $special } ligt gedekt; leg die kaart eerst open.
noble-hearts-refusal-attack-pending = { $kind ->
    [adjust] Tijdens een aanval kan het initiatief niet worden gecorrigeerd.
   *[other] Beantwoord eerst de aanval; hiermee verweer je je niet.
}
noble-hearts-refusal-no-attack = Dit mag alleen als je wordt aangevallen, en er is geen aanval.
noble-hearts-refusal-must-act = { $never ->
    [yes] Volgens deze regels kun je niet passen: wie het initiatief heeft, moet iets doen.
   *[no] Je kunt het initiatief alleen afgeven na een actie waarbij je het houdt.
}
noble-hearts-refusal-choice-pending = { $player } moet eerst een speciale kaart pakken of ervan afzien.
noble-hearts-refusal-no-choice = Niemand kan nu een speciale kaart kiezen.
noble-hearts-refusal-not-in-play = { $in_charge ->
    [none] Volgens deze regels mag dit niet.
   *[other] Volgens deze regels mag { $in_charge } niet bij een uitval.
}
noble-hearts-refusal-bad-card = Geen kaart heeft { $print } { $number }: het moet { $least } tot { $most } zijn.
noble-hearts-refusal-card-incomplete = Geef hiervoor ook dit getal van de kaart op: { $print }.
noble-hearts-refusal-wrong-area-missed = De slag is op zone { $stroke } gericht; een kaart van zone { $card } weert die niet af.
noble-hearts-refusal-wrong-area-unknown = Er is geen zone { $area }: de zones zijn genummerd van 1 tot en met { $most }.
noble-hearts-refusal-too-weak = De slag heeft kracht { $stroke }; { $fight } is te zwak om die af te weren.
noble-hearts-refusal-no-such-stroke = Er wacht geen slag met dit nummer op een antwoord.
noble-hearts-refusal-too-little-movement = Hiervoor is in totaal { $needs } beweging nodig, niet { $has }.
noble-hearts-refusal-not-same-area = De kaarten moeten dezelfde zone hebben.
noble-hearts-refusal-not-same-value = De kaarten moeten dezelfde kracht hebben.
noble-hearts-refusal-not-raised = De edelman van { $player } staat op de vloer.
noble-hearts-refusal-no-such-special = { $special ->
    [none] { $player } heeft geen speciale kaart.
   *[other] { $player } heeft geen { $special }.
}
noble-hearts-refusal-special-ready = { $special ->
    [none] Geen van de speciale kaarten ligt gedekt.
   *[other] { $special } ligt niet gedekt.
}
noble-hearts-refusal-special-gone = Er ligt geen { $special } meer op de stapel.
noble-hearts-refusal-no-rose = Er ligt geen roos meer op het bord.
noble-hearts-refusal-bad-adjustment-hand = { $player } kan 0 tot { $most } handkaarten hebben: de andere zijn ergens anders.
noble-hearts-refusal-bad-adjustment-discard = De aflegstapel van { $player } kan 0 tot { $most } kaarten hebben: de andere zijn ergens anders.
noble-hearts-refusal-bad-adjustment-owns = { $most ->
    [0] Voor { $player } is er geen { $special } meer.
    [one] Van { $special } is er voor { $player } maar 1 over.
   *[other] Van { $special } zijn er voor { $player } maar { $most } over.
}
noble-hearts-refusal-bad-adjustment-owns-in-all = { $most ->
    [one] Voor { $player } is er maar 1 speciale kaart over.
   *[other] Voor { $player } zijn er maar { $most } speciale kaarten over.
}
noble-hearts-refusal-bad-adjustment-charm = { $most ->
    [0] Jonkvrouw Isabelle kan tijdens de partij alleen in het midden staan.
    [one] Jonkvrouw Isabelle kan tijdens de partij hoogstens 1 vakje van het midden staan.
   *[other] Jonkvrouw Isabelle kan tijdens de partij hoogstens { $most } vakjes van het midden staan.
}
noble-hearts-refusal-bad-adjustment-skill = { $most ->
    [0] De behendigheidsmarker kan alleen in het midden liggen.
    [one] De behendigheidsmarker kan hoogstens 1 vakje van het midden liggen.
   *[other] De behendigheidsmarker kan hoogstens { $most } vakjes van het midden liggen.
}
noble-hearts-refusal-bad-adjustment-roses = Op het bord kunnen 0 tot { $most } rozen liggen: de andere zijn opgeraapt.

## The table in lines

noble-hearts-table-setup = Het spel staat nog niet klaar.
noble-hearts-table-act = Beurt { $turn }: { $player } heeft het initiatief.
noble-hearts-table-kept = Beurt { $turn }: { $player } houdt het initiatief en is weer aan zet.
noble-hearts-table-evade = Beurt { $turn }: { $player } moet zich verweren.
noble-hearts-table-choose = Beurt { $turn }: { $player } kiest een speciale kaart.
noble-hearts-table-over = Afgelopen in beurt { $turn }: { $result }
noble-hearts-table-side = { $raised ->
    [yes] { $player }, op een verhoging: { $hand } in de hand, { $deck } in het deck, { $discard } afgelegd
   *[no] { $player }, op de vloer: { $hand } in de hand, { $deck } in het deck, { $discard } afgelegd
}
noble-hearts-table-special = { $special }
noble-hearts-table-special-down = { $special } (gedekt)
noble-hearts-table-specials = Speciale kaarten: { $specials }
noble-hearts-table-roses-of = Rozen: { $count }
noble-hearts-table-stroke = { $player } moet een slag van { $fight } in zone { $area } beantwoorden
noble-hearts-table-stroke-blocked = Slag van { $fight } in zone { $area } is afgeweerd
noble-hearts-table-charm = Jonkvrouw Isabelle staat { $place }.
noble-hearts-table-skill = De behendigheidsmarker ligt { $place }.
noble-hearts-table-roses = Rozen op het bord: { $count }
noble-hearts-table-pile = Speciale kaarten op de stapel: { $count }

## Tallies and statistics

noble-hearts-tally-attacks = Aanvallen
noble-hearts-tally-blocks = Afgeweerde slagen
noble-hearts-tally-roses = Opgeraapte rozen
noble-hearts-ended-hit = Door een treffer
noble-hearts-ended-surrender = Door opgeven
noble-hearts-ended-charm = Door het hart van jonkvrouw Isabelle
noble-hearts-count-attacks = Aanvallen
noble-hearts-count-attack = Aanval
noble-hearts-count-made = Gedaan
noble-hearts-count-blocked = Afgeweerd
noble-hearts-count-evaded = Ontweken
noble-hearts-count-hits = Treffers
noble-hearts-count-areas = Afgeweerd per zone
noble-hearts-count-area = Zone
noble-hearts-count-strokes = Slagen
noble-hearts-count-share = Aandeel
noble-hearts-count-initiative = Initiatief
noble-hearts-count-initiative-note = { $count ->
    [one] Na 1 actie is het initiatief gehouden of afgegeven.
   *[other] Na { $count } acties is het initiatief gehouden of afgegeven.
}
noble-hearts-count-kept = Gehouden door { $kind }
noble-hearts-count-handed-over = Afgegeven
noble-hearts-count-times = Keer
noble-hearts-count-endings = Hoe partijen eindigen
noble-hearts-count-games = Partijen
noble-hearts-count-specials = Speciale kaarten
noble-hearts-count-special = Speciale kaart
noble-hearts-count-uses = Gebruikt
noble-hearts-count-length = Duur in beurten
noble-hearts-count-least = Kortste
noble-hearts-count-median = Mediaan
noble-hearts-count-mean = Gemiddeld
noble-hearts-count-most = Langste

## A first game

noble-hearts-deal-about = Houd je hand zo dat alleen jij die ziet. Na de meeste acties trek je zoveel kaarten bij als op de gespeelde kaart staat; de app toont het aantal.
noble-hearts-hint-guide = De app houdt het initiatief bij, vergelijkt slag en afweer en zegt hoeveel kaarten je bijtrekt; jij voert de getallen van elke gespeelde kaart in. Tips zeggen wat je kunt doen; tips die je sluit, komen niet terug.
noble-hearts-needs = Je hebt de doos van Noble Hearts nodig, met voor elke speler een deck actiekaarten.
noble-hearts-hint-act = Na de meeste acties krijgt de andere speler het initiatief.
noble-hearts-hint-kept = Je houdt het initiatief: doe een actie naar keuze, of geef het af.
noble-hearts-hint-evade = Als je je niet verweert, ben je geraakt en verlies je. Weer af met een kaart van dezelfde zone.
