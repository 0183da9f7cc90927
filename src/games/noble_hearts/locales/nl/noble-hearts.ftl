# The messages of Noble Hearts.

# Same as in English.
noble-hearts-title = Noble Hearts
noble-hearts-gauge = Gunst van jonkvrouw Isabelle

## Editions

noble-hearts-edition-base = Basisspel
noble-hearts-edition-base-about = Twee edelmannen schermen in de speldoos tot een van hen is geraakt.
noble-hearts-edition-skills-and-roses = Behendigheid en rozen
noble-hearts-edition-skills-and-roses-about = Met de uitbreiding: speciale kaarten, rozen, en de kaarten voor charme en behendigheid.

## Kinds of action

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
noble-hearts-kind-retreat-about = Leg een willekeurige kaart af en stap één veld achteruit.{ $retreat_skill ->
    [0] {""}
   *[other] {" "}De behendigheidsmarker gaat in de richting van de aanvaller.
}{ $retreat_charm ->
    [0] {""}
   *[other] { $charm_half ->
        [always] {" "}Jonkvrouw Isabelle gaat in de richting van de aanvaller.
       *[other] {" "}Is de kaart zwak, dan gaat jonkvrouw Isabelle in de richting van de aanvaller.
    }
}
noble-hearts-kind-jump-up-about = Spring op iets hogers met in totaal minstens { $jump_up_move } beweging.
noble-hearts-kind-jump-down-about = Spring op iets lagers; dat kost geen kaart.
noble-hearts-kind-move-about = Speel een kaart en loop zoveel velden als erop staat.
noble-hearts-kind-pass-about = Geef het initiatief af dat je had mogen houden.
noble-hearts-kind-hit-about = Je verweert je niet: je bent geraakt en de partij is afgelopen.
noble-hearts-kind-long-jump-about = { $long_jump_cards ->
    [one] Spring naar de overkant met een of meer kaarten en in totaal minstens { $long_jump_move } beweging.
   *[other] Spring naar de overkant met { $long_jump_cards } of meer kaarten en in totaal minstens { $long_jump_move } beweging.
}
noble-hearts-kind-side-step-about = Stap opzij met { $side_step_cards } kaarten van gelijke kracht.
noble-hearts-kind-berserk-about = Sla met { $berserk_cards } kaarten van één zone en tel hun kracht bij elkaar op.{ $berserk_charm ->
    [0] {""}
   *[other] {" "}Jonkvrouw Isabelle gaat in de richting van de tegenstander.
}
noble-hearts-kind-saltomortale-about = Spring met { $saltomortale_cards } kaarten van één zone tot achter de aanvaller.{ $saltomortale_skill ->
    [0] {""}
   *[other] {" "}De behendigheidsmarker gaat in jouw richting.
}
noble-hearts-kind-feint-about = Sla met één kaart in een zone naar keuze.
noble-hearts-kind-combination-about = Sla met twee kaarten tegelijk, en met één meer voor elke andere Combinatie die je hebt: elke slag moet worden beantwoord.
noble-hearts-kind-quick-block-about = Beantwoord een slag met een kaart van een willekeurige zone die minstens zo sterk is.
noble-hearts-kind-collect-rose-about = Raap een roos op je veld of ernaast op voor jonkvrouw Isabelle.
noble-hearts-kind-turn-up-about = Leg een van je speciale kaarten weer open.
noble-hearts-kind-choose-special-about = Pak een speciale kaart van de stapel, of zie ervan af.

noble-hearts-kind-evades = Je ontwijkt er een aanval mee.
noble-hearts-kind-keeps = Je houdt het initiatief.
noble-hearts-kind-turns-down = Daarna leg je de speciale kaart gedekt.

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
noble-hearts-rule-evaded-strokes = Ontweken slagen
noble-hearts-rule-evaded-strokes-about = Hoeveel slagen van een combinatie je met zo’n actie ontwijkt.
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
noble-hearts-value-all = alle die nog openstaan
noble-hearts-value-one = de sterkste die nog openstaat
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
    [none] { $player } wijkt terug en legt een kaart af
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
noble-hearts-event-stroke-evaded = De slag van { $fight } in zone { $area } is ontweken.
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
noble-hearts-table-stroke-evaded = Slag van { $fight } in zone { $area } is ontweken
noble-hearts-table-charm = Jonkvrouw Isabelle staat { $place }.
noble-hearts-table-skill = De behendigheidsmarker ligt { $place }.
noble-hearts-table-roses = Rozen op het bord: { $count }
noble-hearts-table-pile = Speciale kaarten op de stapel: { $count }

## Tallies and statistics

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
noble-hearts-count-initiative = Initiatief
noble-hearts-count-initiative-note = { $count ->
    [one] Na 1 actie is het initiatief gehouden of afgegeven.
   *[other] Na { $count } acties is het initiatief gehouden of afgegeven.
}
noble-hearts-count-kept = Gehouden door { $kind }
noble-hearts-count-handed-over = Afgegeven
noble-hearts-count-endings = Hoe partijen eindigen
noble-hearts-count-specials = Speciale kaarten
noble-hearts-count-special = Speciale kaart
noble-hearts-count-length = Duur in beurten
noble-hearts-count-least = Kortste
noble-hearts-count-most = Langste

## A first game

noble-hearts-deal-about = Houd je hand zo dat alleen jij die ziet. Na de meeste acties trek je zoveel kaarten bij als op de gespeelde kaart staat; de app toont het aantal.
noble-hearts-hint-guide = De app houdt het initiatief bij, vergelijkt slag en afweer en zegt hoeveel kaarten je bijtrekt; jij voert de getallen van elke gespeelde kaart in. Tips zeggen wat je kunt doen; tips die je sluit, komen niet terug.
noble-hearts-needs = Je hebt de doos van Noble Hearts nodig, met voor elke speler een deck actiekaarten.
noble-hearts-hint-act = Na de meeste acties krijgt de andere speler het initiatief.
noble-hearts-hint-kept = Je houdt het initiatief: doe een actie naar keuze, of geef het af.
noble-hearts-hint-evade = Als je je niet verweert, ben je geraakt en verlies je. Weer af met een kaart van dezelfde zone.

## The screens

noble-hearts-screen-box = { $tracks ->
    [yes] Zet de open doos in het midden en de edelmannen op afgesproken velden. De charmekaart en de behendigheidskaart liggen ernaast, elke marker in het midden.
   *[no] Zet de open doos in het midden en de edelmannen op afgesproken velden.
}
noble-hearts-screen-deal = Schud je { $deck } actiekaarten en trek er { $count }. De rest is je deck, gedekt.
noble-hearts-screen-first-which = Spreek zelf af wie er begint.
noble-hearts-screen-areas = Namen van de zones
noble-hearts-screen-areas-about = Spreek eerst af welk plaatje welk nummer heeft; namen mogen ook.
noble-hearts-screen-expansion = Behendigheid en rozen
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
noble-hearts-screen-place = Kaart { $number }: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = elke zone

noble-hearts-screen-acts = { $name } is aan zet
noble-hearts-screen-goes-on = { $name } heeft het initiatief en mag handelen
noble-hearts-screen-evade = { $name }, verweer je!
noble-hearts-screen-chooses = { $name } heeft het zwaard bereikt en pakt een speciale kaart
noble-hearts-screen-declines = { $name } ziet ervan af
noble-hearts-screen-hands-over = { $name } laten handelen
noble-hearts-screen-is-hit = { $name } is geraakt: { $winner } wint
noble-hearts-screen-wins = { $action }: { $winner } wint
noble-hearts-screen-known = Bekende kaarten: één tik voert alle getallen in.
noble-hearts-screen-block-with = Bekende kaarten die zouden afweren, als ze in de hand zijn:
noble-hearts-screen-no-card = Wie geen kaart kan spelen, geeft op.
noble-hearts-screen-blocks = Afweren met { $card }
noble-hearts-screen-blocked = afgeweerd
noble-hearts-screen-evaded = ontweken
noble-hearts-screen-coming = { $fight }, { $area }: tegen { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area }: afgeweerd
noble-hearts-screen-coming-evaded = { $fight }, { $area }: ontweken

noble-hearts-screen-status-acts = aan zet
noble-hearts-screen-status-goes-on = mag handelen
noble-hearts-screen-status-evades = verweert zich
noble-hearts-screen-status-chooses = kiest
noble-hearts-screen-seat = { $name }: { $hand } in de hand, { $deck } in het deck, { $discard } op de aflegstapel.
noble-hearts-screen-draws = { $count ->
    [one] Trekt nu 1 kaart bij.
   *[other] Trekt nu { $count } kaarten bij.
}
noble-hearts-screen-shuffles = Schudt de aflegstapel tot een nieuw deck.
noble-hearts-screen-badge = trek { $count }
noble-hearts-screen-raised = Op een verhoging.
noble-hearts-screen-special-open = { $special } ligt open.
noble-hearts-screen-special-down = { $special } ligt gedekt.

noble-hearts-screen-ask = { $print ->
    [fight] Kracht?
    [area] Trefzone?
    [move] Hoeveel velden op de kaart?
   *[redraw] Hoeveel bijtrekken?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] Kracht van kaart { $number }?
    [area] Trefzone van kaart { $number }?
    [move] Hoeveel velden met kaart { $number }?
   *[redraw] Hoeveel bijtrekken voor kaart { $number }?
}
noble-hearts-screen-ask-strike = Kracht van de kaart waarmee je toeslaat?
noble-hearts-screen-ask-move = Velden? Samen minstens { $far }, tot nu toe { $sum }.
noble-hearts-screen-ask-jump = Kracht van kaart { $number }? De hoogste bepaalt hoeveel je bijtrekt.
noble-hearts-screen-ask-redraw-of = { $tie ->
    [most] Van de kaarten met kracht { $fight } telt de kaart waarvoor je het meest bijtrekt: hoeveel?
    [least] Van de kaarten met kracht { $fight } telt de kaart waarvoor je het minst bijtrekt: hoeveel?
   *[none] Hoeveel bijtrekken voor de kaart met kracht { $fight }?
}
noble-hearts-screen-ask-retreat = { $loses ->
    [yes] Kracht van de afgelegde kaart? Met hoogstens { $most } verlies je de partij: jonkvrouw Isabelle bereikt het hart van { $name }.
   *[no] Kracht van de afgelegde kaart? Met hoogstens { $most } gaat jonkvrouw Isabelle in de richting van { $name }.
}
noble-hearts-screen-loses = Hiermee verlies je de partij: jonkvrouw Isabelle bereikt het hart van { $name }.
noble-hearts-screen-ask-block = Kracht? Minstens { $value }, { $area }.
noble-hearts-screen-one-more = Nog een kaart
noble-hearts-screen-stated = In welke zone tref je?
noble-hearts-ask-stroke = Welke slag wordt beantwoord?
noble-hearts-screen-stroke = Slag { $number }: { $fight }, { $area }
noble-hearts-ask-landing = Waar komt de edelman neer?
noble-hearts-screen-lands-up = Op een verhoging
noble-hearts-screen-lands-down = Op de vloer
noble-hearts-screen-jump-floor = Op de vloer springen
noble-hearts-screen-jump-floor-about = Spring op de vloer; dat kost geen kaart.
noble-hearts-screen-jump-lower = Op iets lagers springen
noble-hearts-screen-jump-lower-about = Spring op iets lagers, maar niet op de vloer; dat kost geen kaart.
noble-hearts-screen-run = Lopen
noble-hearts-screen-up = Sprong omhoog
noble-hearts-screen-down = Sprong omlaag
noble-hearts-screen-plain = Gewone aanval
noble-hearts-ask-special = Welke kaart wordt opengelegd?
noble-hearts-ask-seat = Als je niets kunt of wilt doen, geef je op; de andere speler wint.
noble-hearts-screen-concedes = { $name } geeft op

noble-hearts-screen-pile = Aflegstapel, bovenste kaart eerst
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

noble-hearts-keys-number = Getal invoeren, of optie kiezen
noble-hearts-keys-ten = Tien optellen: met het volgende cijfer 10 tot 19

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

## Deck lists

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Kaart { $card }: { $why }
noble-hearts-deck-too-large = Het bestand is groter dan een decklijst kan zijn.
noble-hearts-deck-utf-16 = Het bestand is UTF-16-tekst. Sla het op als UTF-8.
noble-hearts-deck-json = Regel { $line } kan niet worden gelezen: { $why }.
noble-hearts-deck-not-a-deck-list = Dit is geen decklijst: het veld “deck_list” ontbreekt.
noble-hearts-deck-newer = Een nieuwere versie van Courtyard heeft deze decklijst geschreven, in versie { $value } van het formaat.
noble-hearts-deck-other-game = Deze decklijst hoort bij een ander spel, “{ $value }”.
noble-hearts-deck-no-name = De decklijst heeft geen naam.
noble-hearts-deck-long-name = “{ $field }” heeft { $length } tekens; het maximum is { $most }.
noble-hearts-deck-control = “{ $value }” bevat een teken dat niet kan worden getoond.
noble-hearts-deck-too-many-areas = Meer dan { $most } zones hebben een naam.
noble-hearts-deck-number = “{ $print }” moet { $least } tot { $most } zijn; hier staat { $number }.
noble-hearts-deck-blank = Het getal ontbreekt.
noble-hearts-deck-count = Deze kaart staat er { $value } keer in; 1 tot { $most } keer is mogelijk.
noble-hearts-deck-too-many-cards = Dit zijn { $value } kaarten; in een decklijst passen er hoogstens { $most }.

## The commands

cli-decks-none = Er zijn geen decklijsten in { $folder }.
cli-decks-line = { $name }: { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
  }, waarvan { $different } verschillende
cli-decks-card = { $count } × { $card }
cli-decks-areas = Zones: { $names }
cli-decks-new = { $file }: geïmporteerd als { $name }
cli-decks-known = { $file }: was er al, als { $name }
cli-decks-learnt = { $name }: nu { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
  }, eerst { $before }
cli-decks-learnt-nothing = { $name }: niets nieuws
cli-decks-deleted = { $name }: verwijderd
cli-decks-unknown = Er is geen decklijst “{ $name }”.
cli-decks-several = Meerdere decklijsten heten “{ $name }”: geef het bestand ervan op, zonder extensie.
cli-decks-other-game = Dit partijbestand hoort bij een ander spel.
cli-decks-no-player = “{ $player }” speelt niet mee in deze partij; wel: { $players }.

## The rules for a player who does not know the game

noble-hearts-rulebook-aim = Doel van het spel
    Twee edelmannen houden van jonkvrouw Isabelle en vechten het uit met het zwaard. Raak je tegenstander voordat jij wordt geraakt.
    { $charm_spots ->
        [0] {""}
       *[other] Of win haar hart: als jonkvrouw Isabelle jouw hart op de charmekaart bereikt, win je ook.
    }

noble-hearts-rulebook-table = De tafel
    De speldoos is de zaal waarin je vecht. De velden, de meubels en de richting waarin de edelmannen kijken, houd je zelf bij; de app weet alleen welke edelman op een verhoging staat.
    Beide spelers hebben een deck van { $deck_cards } actiekaarten. Gebruikte kaarten gaan open naar een eigen aflegstapel.
    Op een kaart staan vier getallen: hoe hard je ermee slaat, welke van de { $areas } zones van het lichaam je treft, hoe ver je ermee loopt, en hoeveel kaarten je daarna bijtrekt.
    { $pile ->
        [0] {""}
       *[other] Er zijn { $pile } speciale kaarten. De kaarten die je hebt, liggen open voor je: met elke kaart mag je doen wat de naam zegt. Een gedekte kaart moet je eerst weer openleggen voordat je die opnieuw gebruikt.
    }
    { $charm_spots ->
        [0] {""}
       *[other] Op de charmekaart staat jonkvrouw Isabelle in het midden, { $charm_spots ->
            [one] 1 vakje
           *[other] { $charm_spots } vakjes
        } van elk hart.
    }
    { $skill_spots ->
        [0] {""}
       *[other] Op de behendigheidskaart ligt een marker in het midden, { $skill_spots ->
            [one] 1 vakje
           *[other] { $skill_spots } vakjes
        } van elk zwaard.
    }

noble-hearts-rulebook-setup = Klaarzetten
    { $opening_hand ->
        [0] Schud je deck. Je begint zonder handkaarten.
        [one] Schud je deck en trek 1 kaart.
       *[other] Schud je deck en trek { $opening_hand } kaarten.
    }
    Spreek af wie er begint.
    { $opening ->
        [0] {""}
        [one] Elke speler pakt 1 speciale kaart naar keuze, de startspeler eerst.
       *[other] Elke speler pakt { $opening } speciale kaarten naar keuze, de startspeler eerst.
    }
    { $roses ->
        [0] {""}
        [one] Gooi de roos boven de doos op. Ligt die waar een edelman niet kan komen, dan gaat de roos uit het spel.
       *[other] Gooi de { $roses } rozen boven de doos op. Rozen die liggen waar geen edelman kan komen, gaan uit het spel.
    }

noble-hearts-rulebook-turn = Het initiatief
    Een van beide spelers heeft het initiatief en moet iets doen. Na de meeste acties krijgt de ander het initiatief; na sommige houd je het en ben je nog een keer aan zet.
    Bij elke actie mag je je edelman een achtste cirkel draaien: vóór, tijdens of na de actie.
    { $keeps_initiative ->
        [none] Volgens deze regels houd je het initiatief na geen enkele actie.
       *[other] Je houdt het initiatief na: { $keeps_initiative }.
    }
    { $pass ->
        [after-keeping] Als je het houdt, mag je het ook zonder nieuwe actie afgeven.
        [always] Als je niet wordt aangevallen, mag je het op elk moment zonder actie afgeven.
       *[never] Zonder actie kun je het niet afgeven.
    }

noble-hearts-rulebook-attacks = Aanvallen
    Je kunt een tegenstander aanvallen die recht voor je staat, ook van opzij of van achteren. Staan jullie niet even hoog, spreek dan vooraf af of jullie elkaar kunnen raken. Een aanval bestaat uit een of meer slagen: elke slag heeft een kracht en een zone.
    De kaarten van een aanval blijven open liggen tot de aanval voorbij is. Bijtrekken doe je meteen.
    { $attack }
    { $charge }
    Bij een uitval mag je springen. Omhoog: een of meer kaarten met in totaal minstens { $charge_jump_up_move } beweging. Omlaag: { $charge_move_cards ->
        [one] één kaart met minstens { $charge_jump_down_move } beweging
       *[other] 1 tot { $charge_move_cards } kaarten met in totaal minstens { $charge_jump_down_move } beweging
    }.
    { $pile ->
        [0] {""}
       *[other] { $long_jump_cards ->
            [one] Met een verre sprong: een of meer kaarten
           *[other] Met een verre sprong: { $long_jump_cards } of meer kaarten
        } met in totaal minstens { $charge_long_jump_move } beweging. { $charge_long_jump_refills ->
            [yes] Voor de aanvalskaart trek je gewoon bij.
           *[no] Na zo’n uitval trek je niets bij.
        }
    }
    { $charge_with ->
        [none] {""}
       *[other] Als aanval bij een uitval mag je ook gebruiken: { $charge_with }.
    }
    { $berserk }
    { $feint }
    { $combination }

noble-hearts-rulebook-evading = Als je wordt aangevallen
    Je moet elke slag beantwoorden, anders ben je geraakt en verlies je.
    { $block }
    { $quick-block }
    { $evades ->
        [none] Volgens deze regels kun je een aanval alleen afweren.
       *[other] { $evaded_strokes ->
            [one] Hiermee ontwijk je telkens de sterkste overige slag: { $evades }.
           *[all] Hiermee ontwijk je alle overige slagen in één keer: { $evades }.
        }
    }
    { $retreat }
    Het antwoord op de laatste slag bepaalt wie het initiatief heeft.

noble-hearts-rulebook-moving = Lopen en springen
    { $move }
    { $jump-up }
    { $jump-down }
    { $long-jump }
    { $side-step }
    { $saltomortale }

## The actions in these sections

noble-hearts-rulebook-attack = speel één kaart: de kracht van de kaart is de kracht van de slag, en ook de zone staat op de kaart.
noble-hearts-rulebook-charge = { $charge_move_cards ->
    [one] speel een kaart om te lopen, met minstens { $charge_move } beweging, en dan een kaart om te slaan.
   *[other] speel 1 tot { $charge_move_cards } kaarten om te lopen, met in totaal minstens { $charge_move } beweging, en dan een kaart om te slaan.
} Je hebt meer beweging nodig dan de weg kost.
noble-hearts-rulebook-berserk = speel { $berserk_cards } kaarten van één zone: één slag, met hun kracht bij elkaar opgeteld.
noble-hearts-rulebook-feint = speel één kaart en zeg welke zone je treft: dat mag elke zone zijn.
noble-hearts-rulebook-combination = speel twee kaarten, elk als aparte slag; met elke volgende Combinatie die je hebt, mag er een kaart bij.
noble-hearts-rulebook-block = sta met je gezicht naar de aanvaller en speel een kaart uit de zone van de slag, met minstens dezelfde kracht.
noble-hearts-rulebook-quick-block = speel een kaart van een willekeurige zone, met minstens de kracht van de slag.
noble-hearts-rulebook-retreat = leg een willekeurige kaart af en stap één veld achteruit.

noble-hearts-rulebook-move = speel een kaart en loop zoveel velden als erop staat, in elke richting. Je blijft op dezelfde hoogte.
noble-hearts-rulebook-jump-up = speel een of meer kaarten met in totaal minstens { $jump_up_move } beweging, en spring op iets naast je of vóór je. Je kiest zelf welke kant je op kijkt.
noble-hearts-rulebook-jump-down = stap van iets hoogs naar een veld naast je. Dat kost geen kaart.
noble-hearts-rulebook-long-jump = { $long_jump_cards ->
    [one] speel een of meer kaarten
   *[other] speel { $long_jump_cards } of meer kaarten
} met in totaal minstens { $long_jump_move } beweging, en spring naar de overkant. Je kunt nergens overheen springen.
noble-hearts-rulebook-side-step = speel { $side_step_cards } kaarten van gelijke kracht en stap opzij; je blijft dezelfde kant op kijken.
noble-hearts-rulebook-saltomortale = speel { $saltomortale_cards } kaarten van één zone, spring naar het veld achter je tegenstander en kies zelf welke kant je op kijkt.
noble-hearts-rulebook-action = { $action }: { $about } { $special ->
    [yes] Je hebt er de speciale kaart voor nodig.
   *[no] {""}
} { $evading } { $only_attacked ->
    [yes] Het mag alleen als je wordt aangevallen.
   *[no] {""}
} { $keeping } { $draws ->
    [yes] Je trekt bij.
    [no] Je trekt niet bij.
   *[none] {""}
} { $turning_down }

## After the actions

noble-hearts-rulebook-draw = Kaarten bijtrekken
    Na een actie met bijtrekken trek je zoveel kaarten als op de kaart staat; je hand kan zo groot worden als je wilt.
    Bij meerdere kaarten telt de kaart met de hoogste kracht. { $redraw_tie ->
        [most] Hebben meerdere kaarten de hoogste kracht, dan telt de kaart waarvoor je het meest bijtrekt.
       *[least] Hebben meerdere kaarten de hoogste kracht, dan telt de kaart waarvoor je het minst bijtrekt.
    }
    Bij een uitval tellen hiervoor alleen de aanvalskaarten.
    Trek eerst bij; daarna gaan de gespeelde kaarten naar je aflegstapel.
    { $reshuffle ->
        [at-once] Is je deck leeg, schud dan meteen je aflegstapel: dat is je nieuwe deck.
       *[when-drawing] Moet je trekken terwijl je deck leeg is, schud dan je aflegstapel: dat is je nieuwe deck.
    }

noble-hearts-rulebook-specials = { $pile ->
    [0] {""}
   *[other]
        Speciale kaarten
        { $turned_down ->
            [none] Ze blijven open liggen, hoe vaak je ze ook gebruikt.
           *[other]
                Deze leg je na gebruik gedekt: { $turned_down }.
                Als actie mag je een van je kaarten weer openleggen, maar niet als je wordt aangevallen.
        }
}

noble-hearts-rulebook-tracks = Charme en behendigheid
    { $roses ->
        [0] {""}
       *[other] { $rose_charm ->
            [0] Ligt er een roos op je veld of ernaast, dan mag je die als actie oprapen.
            [one] Ligt er een roos op je veld of ernaast, dan mag je die als actie oprapen: jonkvrouw Isabelle gaat 1 vakje naar jou toe.
           *[other] Ligt er een roos op je veld of ernaast, dan mag je die als actie oprapen: jonkvrouw Isabelle gaat { $rose_charm } vakjes naar jou toe.
        }
    }
    { $retreat_charm ->
        [0] {""}
       *[other] { $charm_half ->
            [below] Is de kaart bij terugwijken minder waard dan de helft van de aanval, dan gaat jonkvrouw Isabelle { $retreat_charm ->
                [one] 1 vakje
               *[other] { $retreat_charm } vakjes
            } naar de aanvaller toe.
            [at-most] Is de kaart bij terugwijken hoogstens de helft van de aanval waard, dan gaat jonkvrouw Isabelle { $retreat_charm ->
                [one] 1 vakje
               *[other] { $retreat_charm } vakjes
            } naar de aanvaller toe.
           *[always] Elke keer dat je voor een aanval terugwijkt, gaat jonkvrouw Isabelle { $retreat_charm ->
                [one] 1 vakje
               *[other] { $retreat_charm } vakjes
            } naar de aanvaller toe.
        }
    }
    { $berserk_charm ->
        [0] {""}
       *[other] Bij elke razernij gaat jonkvrouw Isabelle meteen { $berserk_charm ->
            [one] 1 vakje
           *[other] { $berserk_charm } vakjes
        } naar de tegenstander toe. { $berserk_may_lose ->
            [yes] Daardoor kun je de partij verliezen.
           *[no] Het hart van de tegenstander bereikt ze daar nooit mee.
        }
    }
    { $retreat_skill ->
        [0] {""}
       *[other] Elke keer dat je voor een aanval terugwijkt, gaat de behendigheidsmarker { $retreat_skill ->
            [one] 1 vakje
           *[other] { $retreat_skill } vakjes
        } naar de aanvaller toe.
    }
    { $saltomortale_skill ->
        [0] {""}
       *[other] Bij elke salto mortale gaat de behendigheidsmarker { $saltomortale_skill ->
            [one] 1 vakje
           *[other] { $saltomortale_skill } vakjes
        } richting de speler die de sprong maakt.
    }
    { $skill_spots ->
        [0] {""}
       *[other] Bereikt de marker jouw zwaard, dan gaat hij terug naar het midden en mag jij een van de overgebleven speciale kaarten pakken.
    }

noble-hearts-rulebook-end = Einde van het spel
    Word je aangevallen en verweer je je niet, dan ben je geraakt en wint de andere speler.
    Je mag op elk moment opgeven. Zonder kaarten om te spelen zit er weinig anders op.
    { $charm_spots ->
        [0] {""}
       *[other] Bereikt jonkvrouw Isabelle een hart, dan wint de speler aan die kant meteen.
    }

## The mat to print

# Same as in English.
noble-hearts-mat-deck = Deck
noble-hearts-mat-charm = Charme
noble-hearts-mat-skill = Behendigheid
noble-hearts-mat-hand = Handkaarten
