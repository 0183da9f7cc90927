# The messages of Dueling Nobles.

# Same as in English.
dueling-nobles-title = Dueling Nobles
dueling-nobles-gauge = Goud

## Editions

# Same as in English.
dueling-nobles-edition-catsatcards = Cats at Cards
dueling-nobles-edition-catsatcards-about = De regels van catsatcards.com.
dueling-nobles-edition-original = Origineel
dueling-nobles-edition-original-about = De regels zoals ze voor het eerst zijn opgeschreven: wapens en vaardigheden komen vóór de inkomsten, en wapens mogen worden geruild.
# Same as in English.
dueling-nobles-edition-duelo = Duelo de Nobles
dueling-nobles-edition-duelo-about = De Spaanse regels: lage basiskracht, per beurt één verkoop, één belasting en één keer een wapen doorgeven, en een bespioneerde hand blijft open liggen.

## Phases

dueling-nobles-phase-setup = klaarzetten
dueling-nobles-phase-over = einde van het spel
dueling-nobles-phase-income = inkomsten
dueling-nobles-phase-reinforcements = versterking
dueling-nobles-phase-command = bevelen
# Same as in English.
dueling-nobles-phase-duel = duel
# Same as in English.
dueling-nobles-phase-opening = opening
dueling-nobles-phase-spending = uitgaven

## Kinds of action

dueling-nobles-kind-next-phase-about = Ga door naar de volgende fase; na de laatste is de andere speler aan zet.
dueling-nobles-kind-end-turn-about = Sla de overige fasen over.
dueling-nobles-kind-sell = Verkopen
dueling-nobles-kind-sell-about = Leg 3 steunkaarten van één kleur af voor { $sale_gold } goud.
dueling-nobles-kind-tax = Belasten
dueling-nobles-kind-tax-about = Een van je heren verliest 1 energie; jij krijgt 1 goud.
dueling-nobles-kind-buy = Kopen
dueling-nobles-kind-buy-about = { $cards_per_purchase ->
    [one] Betaal 1 goud en trek 1 steunkaart.
   *[other] Betaal 1 goud voor elke steunkaart die je trekt, hoogstens { $cards_per_purchase }.
}
dueling-nobles-kind-recruit = Rekruteren
dueling-nobles-kind-recruit-about = Betaal { $recruit_cost } goud: de bovenste edele van de edelenstapel komt naar je hof.
dueling-nobles-kind-weapon = Bewapenen
dueling-nobles-kind-weapon-about = Leg een 2 of 3 als wapen onder een van je edelen.
dueling-nobles-kind-move-weapon = Wapen doorgeven
dueling-nobles-kind-move-weapon-about = { $weapons_may_swap ->
    [yes] Geef een wapen door van de ene edele aan de andere; twee bewapende edelen ruilen.
   *[no] Geef een wapen door van de ene edele aan een andere die er geen heeft.
}
dueling-nobles-kind-heal = Genezen
dueling-nobles-kind-heal-about = Leg een hartenkaart af: een van je edelen krijgt 1 energie terug. Eén keer per partij.
dueling-nobles-kind-draw-three = Drie trekken
dueling-nobles-kind-draw-three-about = Leg een ruitenkaart af als je tegenstander meer edelen heeft: trek 3 steunkaarten. Eén keer per partij.
dueling-nobles-kind-recover = Terughalen
dueling-nobles-kind-recover-about = { $support_decks ->
    [each] Leg een klaverenkaart af: pak een andere kaart naar keuze van je eigen aflegstapel. Eén keer per partij.
   *[shared] Leg een klaverenkaart af: pak een andere kaart naar keuze van de aflegstapel. Eén keer per partij.
}
dueling-nobles-kind-spy = Spioneren
dueling-nobles-kind-spy-about = { $spied_hand_stays_revealed ->
    [yes] Leg een schoppenkaart af: de hand van je tegenstander wordt getoond en blijft open liggen. Eén keer per partij.
   *[no] Leg een schoppenkaart af: bekijk de hand van je tegenstander. Eén keer per partij.
}
dueling-nobles-kind-challenge = Uitdagen
dueling-nobles-kind-challenge-about = Een van je edelen daagt een edele van je tegenstander uit tot een duel.
dueling-nobles-kind-deflect = Doorschuiven
dueling-nobles-kind-deflect-about = De verdediger betaalt { $deflect_cost } goud, vóór er is gegooid, en een andere edele neemt de uitdaging over.
dueling-nobles-kind-roll = Gooien
dueling-nobles-kind-roll-about = Eén dobbelsteen per kant; een heer mag er twee gooien.
dueling-nobles-kind-support = Steun
dueling-nobles-kind-support-about = Eerst de aanvaller, dan de verdediger: 1 steunkaart, 2 voor een boer, of geen.

## House rules

dueling-nobles-group-start = Begin van de partij
dueling-nobles-group-turn = Een beurt
dueling-nobles-group-income = Inkomsten
dueling-nobles-group-reinforcements = Versterking
dueling-nobles-group-command = Wapens en vaardigheden
# Same as in English.
dueling-nobles-group-duel = Duels

dueling-nobles-rule-phases = Fasen van een beurt
dueling-nobles-rule-phases-about = De fasen van een beurt, op volgorde, en de acties die in elke fase mogen.
dueling-nobles-rule-base-strength = Basiskracht
dueling-nobles-rule-base-strength-about = De kracht van een edele in een duel, voordat er iets bij komt.
dueling-nobles-rule-stamina = Energie
dueling-nobles-rule-stamina-about = Hoeveel wonden een edele kan oplopen tot die is verslagen.
dueling-nobles-rule-sells-per-turn = Verkopen per beurt
dueling-nobles-rule-sells-per-turn-about = Hoe vaak je in één beurt drie kaarten van één kleur mag verkopen.
dueling-nobles-rule-taxes = Heren belasten per beurt
dueling-nobles-rule-taxes-about = Of je per beurt elke heer één keer mag belasten, of maar één heer.
dueling-nobles-rule-tax-may-vanquish = Belasting mag fataal zijn
dueling-nobles-rule-tax-may-vanquish-about = Of een belasting de laatste energie van een heer mag kosten.
dueling-nobles-rule-buys-per-turn = Aankopen per beurt
dueling-nobles-rule-buys-per-turn-about = Hoe vaak je in één beurt steunkaarten mag kopen.
dueling-nobles-rule-cards-per-purchase = Kaarten per aankoop
dueling-nobles-rule-cards-per-purchase-about = Hoogste aantal steunkaarten per aankoop.
dueling-nobles-rule-recruits-per-turn = Rekruten per beurt
dueling-nobles-rule-recruits-per-turn-about = Hoeveel edelen je in één beurt mag rekruteren.
dueling-nobles-rule-recruit-cost = Prijs van een rekruut
dueling-nobles-rule-recruit-cost-about = Hoeveel goud het rekruteren van een edele kost.
dueling-nobles-rule-weapons-per-turn = Nieuwe wapens per beurt
dueling-nobles-rule-weapons-per-turn-about = Hoeveel edelen je in één beurt mag bewapenen.
dueling-nobles-rule-weapon-moves-per-turn = Wapens doorgeven per beurt
dueling-nobles-rule-weapon-moves-per-turn-about = Hoe vaak je in één beurt een wapen mag doorgeven.
dueling-nobles-rule-weapons-may-swap = Wapens ruilen mag
dueling-nobles-rule-weapons-may-swap-about = Of twee bewapende edelen hun wapens mogen ruilen.
dueling-nobles-rule-spied-hand-stays-revealed = Bespioneerde hand blijft open
dueling-nobles-rule-spied-hand-stays-revealed-about = Of de kaarten die bij het spioneren zijn gezien open blijven liggen.
dueling-nobles-rule-duels-per-turn = Duels per beurt
dueling-nobles-rule-duels-per-turn-about = Hoeveel duels je in één beurt mag uitvechten.
dueling-nobles-rule-deflect-cost = Prijs van doorschuiven
dueling-nobles-rule-deflect-cost-about = Hoeveel goud de verdediger betaalt om een andere edele te kiezen.
dueling-nobles-rule-queen-bonus = Bonus van de vrouw
dueling-nobles-rule-queen-bonus-about = Hoeveel kracht een vrouw krijgt van elke andere edele aan haar hof.
# Same as in English.
dueling-nobles-rule-adrenaline = Adrenaline
dueling-nobles-rule-adrenaline-about = Hoeveel kracht een steunkaart in de kleur van de edele boven op de eigen waarde geeft.
dueling-nobles-rule-victory = Moment van de overwinning
dueling-nobles-rule-victory-about = Wanneer een speler zonder edelen verloren heeft: meteen, of pas als de beurt van de tegenstander zou beginnen, zodat werven nog kan.
dueling-nobles-rule-both-empty = Beide hoven leeg
dueling-nobles-rule-both-empty-about = Wie er wint als één duel beide hoven leegmaakt.
dueling-nobles-rule-income-gold = Goud aan inkomsten
dueling-nobles-rule-income-gold-about = Hoeveel goud je krijgt aan het begin van de fase inkomsten.
dueling-nobles-rule-sale-gold = Goud per verkoop
dueling-nobles-rule-sale-gold-about = Hoeveel goud drie steunkaarten van één kleur opleveren.
dueling-nobles-rule-win-gold = Goud voor een duel
dueling-nobles-rule-win-gold-about = Hoeveel goud de winnaar van een duel krijgt.
dueling-nobles-rule-opening-nobles = Edelen bij het begin
dueling-nobles-rule-opening-nobles-about = Met hoeveel edelen elke speler begint.
dueling-nobles-rule-opening-hand = Handkaarten bij het begin
dueling-nobles-rule-opening-hand-about = Met hoeveel steunkaarten elke speler begint.
dueling-nobles-rule-support-decks = Steunstapels
dueling-nobles-rule-support-decks-about = Of beide spelers een steunstapel delen, of elke speler een steunstapel en een aflegstapel uit een eigen kaartspel heeft.

dueling-nobles-value-each-king = elke heer één keer
dueling-nobles-value-one-king = één heer
dueling-nobles-value-draw = gelijkspel
dueling-nobles-value-at-once = meteen
dueling-nobles-value-turn-start = aan het begin van een beurt
dueling-nobles-value-shared = één voor beide spelers
dueling-nobles-value-each = elk één
dueling-nobles-value-attacker = de aanvaller wint
dueling-nobles-value-defender = de verdediger wint

## Actions

dueling-nobles-headline-next-phase = { $player } gaat door naar de fase { $phase }
dueling-nobles-headline-sell = { $player } verkoopt { $cards }
dueling-nobles-headline-tax = { $player } belast { $king }
dueling-nobles-headline-buy = { $count ->
    [one] { $player } koopt 1 kaart
   *[other] { $player } koopt { $count } kaarten
}
dueling-nobles-headline-recruit = { $player } rekruteert { $noble }
dueling-nobles-headline-weapon = { $player } bewapent { $noble } met { $card }
dueling-nobles-headline-move-weapon = { $weapon ->
    [none] { $player } ruilt de wapens van { $from } en { $to }
   *[other] { $player } geeft { $weapon } door van { $from } aan { $to }
}
dueling-nobles-headline-heal = { $player } legt { $card } af om { $noble } te genezen
dueling-nobles-headline-draw-three = { $player } legt { $card } af om drie kaarten te trekken
dueling-nobles-headline-recover = { $player } legt { $card } af om { $take } terug te halen
dueling-nobles-headline-spy = { $player } legt { $card } af om bij { $opponent } te spioneren
dueling-nobles-headline-challenge = { $attacker } van { $player } daagt { $target } van { $opponent } uit
dueling-nobles-headline-deflect = { $player } schuift de uitdaging door naar { $target }
dueling-nobles-headline-roll = { $count ->
    [2] { $virtual ->
        [yes] { $player } gooit { $first } en { $second } met de dobbelstenen van de app: { $total }
       *[no] { $player } gooit { $first } en { $second }: { $total }
    }
   *[other] { $virtual ->
        [yes] { $player } gooit { $first } met de dobbelsteen van de app
       *[no] { $player } gooit { $first }
    }
}
dueling-nobles-headline-support = { $cards ->
    [none] { $player } speelt geen steunkaart
   *[other] { $player } speelt { $cards }
}
dueling-nobles-begun-recruit = { $player } rekruteert de bovenste edele van de edelenstapel
dueling-nobles-begun-spy = { $player } legt { $card } af om je hand te zien
dueling-nobles-begun-roll = { $player } gooit
dueling-nobles-headline-adjust-gold = Correctie: { $player } heeft { $gold } goud
dueling-nobles-headline-adjust-ability = { $used ->
    [yes] Correctie: { $player } heeft { $suit } gebruikt ({ $ability })
   *[no] Correctie: { $player } heeft { $suit } niet gebruikt ({ $ability })
}
dueling-nobles-headline-adjust-stamina = Correctie: { $noble } heeft { $stamina } energie
dueling-nobles-headline-adjust-weapon = { $weapon ->
    [none] Correctie: { $noble } heeft geen wapen
   *[other] Correctie: { $noble } heeft { $weapon } als wapen
}
dueling-nobles-headline-adjust-support-deck = { $owner ->
    [none] { $support_deck ->
        [one] Correctie: de steunstapel heeft 1 kaart
       *[other] Correctie: de steunstapel heeft { $support_deck } kaarten
    }
   *[other] Correctie: kaarten in de steunstapel van { $owner }: { $support_deck }
}

## Consequences

dueling-nobles-then-courtyard = { $player } begint met { $nobles }.
dueling-nobles-event-phase-entered = De fase { $phase } begint.
dueling-nobles-event-gold-gained = { $gain ->
    [income] { $player } krijgt { $gold } goud aan inkomsten.
    [sale] { $player } krijgt { $gold } goud voor de kaarten.
    [tax] { $player } krijgt { $gold } goud aan belasting.
   *[duel] { $player } krijgt { $gold } goud voor het duel.
}
dueling-nobles-event-gold-paid = { $player } betaalt { $gold } goud.
dueling-nobles-event-deck-refilled = { $owner ->
    [none] { $cards ->
        [one] Draai de aflegstapel om: die ene kaart is nu de steunstapel.
       *[other] Schud de aflegstapel: die { $cards } kaarten zijn nu de steunstapel.
    }
   *[other] { $owner } schudt de eigen aflegstapel: dat is nu de nieuwe steunstapel.
}
dueling-nobles-event-noble-joined = { $noble } komt naar het hof van { $player }, met { $stamina } energie.
dueling-nobles-event-noble-wounded = { $left ->
    [0] { $noble } van { $player } verliest de laatste energie.
   *[other] { $noble } van { $player } verliest 1 energie en heeft er nog { $left }.
}
dueling-nobles-event-noble-vanquished = { $goes-on ->
    [no] { $noble } van { $player } is verslagen.
   *[yes] { $noble } van { $player } is verslagen: schud de kaart door de edelenstapel.
}
dueling-nobles-event-weapon-lost = { $weapon }, het wapen van { $noble }, gaat naar de aflegstapel.
dueling-nobles-event-noble-healed = { $noble } krijgt 1 energie terug en heeft er nu { $now }.
dueling-nobles-event-recovered = { $card } zit nu in de hand van { $player }.
dueling-nobles-then-seen = De hand van { $player }: { $cards }.
dueling-nobles-then-seen-open = De hand van { $player } blijft open liggen: { $cards }.
dueling-nobles-then-seen-empty = De hand van { $player } is leeg.
dueling-nobles-event-duel-ended = { $verdict ->
    [tie] { $critical ->
        [yes] Een aas aan beide kanten: het duel eindigt gelijk, wat de totalen ook zijn ({ $total } tegen { $other }).
       *[no] Het duel eindigt gelijk, { $total } tegen { $total }.
    }
   *[other] { $critical ->
        [yes] Voltreffer: { $noble } van { $player } wint het duel, wat de totalen ook zijn ({ $total } tegen { $other }).
       *[no] { $noble } van { $player } wint het duel, { $total } tegen { $other }.
    }
}
dueling-nobles-then-duel-discards = { $owner ->
    [none] { $count ->
        [one] { $cards } gaat naar de aflegstapel.
       *[other] { $cards } gaan naar de aflegstapel.
    }
   *[other] { $owner } legt { $cards } af.
}
dueling-nobles-event-game-ended = { $outcome ->
    [draw] De partij eindigt in een gelijkspel. Goed gespeeld!
   *[won] { $winner } wint de partij. Goed gespeeld, { $loser }!
}

## A duel’s terms

dueling-nobles-fighter = { $noble } ({ $player })
dueling-nobles-term-base = basis
dueling-nobles-term-weapon = wapen { $weapon }
dueling-nobles-term-inspiration = { $others ->
    [one] 1 andere edele
   *[other] { $others } andere edelen, elk { $each }
}
dueling-nobles-term-die = dobbelsteen
dueling-nobles-term-card = { $card }
# Same as in English.
dueling-nobles-term-adrenaline = adrenaline { $card }
dueling-nobles-term-critical = voltreffer { $card }

## Refusals

dueling-nobles-refusal-wrong-phase = { $when ->
    [later] { $count ->
        [one] Dit hoort bij de fase { $phases }: ga eerst verder tot die fase. Nu is het de fase { $now }.
       *[other] Dit hoort bij de fasen { $phases }: ga eerst verder tot een van die fasen. Nu is het de fase { $now }.
    }
    [past] { $count ->
        [one] Dit hoort bij de fase { $phases }, die al voorbij is: wacht op de volgende beurt. Nu is het de fase { $now }.
       *[other] Dit hoort bij de fasen { $phases }, die al voorbij zijn: wacht op de volgende beurt. Nu is het de fase { $now }.
    }
   *[never] Deze regels hebben hier geen fase voor.
}
dueling-nobles-refusal-bad-setup-count = { $needed ->
    [one] { $player } begint met 1 edele, niet met { $got }.
   *[other] { $player } begint met { $needed } edelen, niet met { $got }.
}
dueling-nobles-refusal-bad-setup-not-nobles = { $count ->
    [one] { $cards } is geen edele.
   *[other] { $cards } zijn geen edelen.
}
dueling-nobles-refusal-bad-setup-duplicates = { $count ->
    [one] { $cards } is meer dan één keer genoemd.
   *[other] { $cards } zijn meer dan één keer genoemd.
}
dueling-nobles-refusal-duel-in-progress = Maak eerst het duel af.
dueling-nobles-refusal-no-duel = Er is nu geen duel bezig.
dueling-nobles-refusal-not-enough-gold = Dit kost { $needs } goud; { $payer } heeft { $has }.
dueling-nobles-refusal-no-such-noble = { $card ->
    [none] { $player } heeft hier geen andere edele voor.
   *[other] { $where ->
        [other] { $card } is aan het hof van { $holder }, niet aan dat van { $player }.
        [nowhere] { $card } is aan geen enkel hof.
       *[unknown] { $card } is niet aan het hof van { $player }.
    }
}
dueling-nobles-refusal-noble-in-play = { $noble } is al aan het hof van { $player }.
dueling-nobles-refusal-not-a-noble = { $card } is geen edele: dat zijn alleen boeren, vrouwen en heren.
dueling-nobles-refusal-not-a-support-card = { $card } is geen steunkaart: dat zijn de azen en de 2 tot en met 10.
dueling-nobles-refusal-not-a-weapon = { $card } is geen wapen: alleen een 2 of een 3 kan dat zijn.
dueling-nobles-refusal-noble-armed = { $noble ->
    [none] Elke edele die het zou kunnen krijgen, heeft al een wapen.
   *[other] { $noble } heeft al een wapen: { $weapon }.
}
dueling-nobles-refusal-noble-unarmed = { $noble ->
    [none] Geen van de edelen van { $active } heeft een wapen.
   *[other] { $noble } heeft geen wapen.
}
dueling-nobles-refusal-same-noble = { $duel ->
    [yes] { $noble } is zelf de uitgedaagde edele; kies een andere.
   *[no] { $noble } is twee keer genoemd; kies twee verschillende edelen.
}
dueling-nobles-refusal-not-a-king = { $card ->
    [none] { $active } heeft geen heer om te belasten.
   *[other] { $card } is geen heer; alleen heren kun je belasten.
}
dueling-nobles-refusal-king-would-fall = { $king } heeft nog maar 1 energie, en die mag een belasting niet kosten.
dueling-nobles-refusal-already-taxed = { $king ->
    [none] Elke heer is deze beurt al belast.
   *[other] { $king } is deze beurt al belast.
}
dueling-nobles-refusal-limit-reached = { $limit ->
    [0] Volgens deze regels mag dit niet.
    [one] Dit mag maar één keer per beurt.
   *[other] Dit mag maar { $limit } keer per beurt.
}
dueling-nobles-refusal-wrong-count = { ORDER($min, $max) ->
    [equal] { $max ->
        [one] Hiervoor is 1 kaart nodig, niet { $got }.
       *[other] Hiervoor zijn { $max } kaarten nodig, niet { $got }.
    }
   *[less] { $min ->
        [0] { $max ->
            [one] Hier mag 1 kaart of geen, niet { $got }.
           *[other] Hier mogen hoogstens { $max } kaarten, niet { $got }.
        }
       *[other] Hiervoor zijn { $min } tot { $max } kaarten nodig, niet { $got }.
    }
}
dueling-nobles-refusal-duplicate-card = { $card } is twee keer genoemd.
dueling-nobles-refusal-not-same-suit = Hiervoor zijn drie kaarten van één kleur nodig.
dueling-nobles-refusal-wrong-suit = Voor deze vaardigheid is een { $needed } nodig, niet { $card }.
dueling-nobles-refusal-card-elsewhere = { $card ->
    [none] Er zit geen geschikte kaart in deze hand.
   *[other] { $card-location ->
        [discard] { $owner ->
            [none] { $support } ligt op de aflegstapel.
           *[other] { $support } ligt op de aflegstapel van { $owner }.
        }
        [under] { $support } ligt onder { $noble }.
        [duel] { $support } is al in dit duel gespeeld.
        [hand] { $support } zit in de hand van { $player }.
       *[outside] De hele hand van { $player } is bekend, en { $support } zit er niet bij.
    }
}
dueling-nobles-refusal-ability-used = { $active } heeft { $suit } ({ $ability }) in deze partij al gebruikt; elke vaardigheid werkt maar één keer.
dueling-nobles-refusal-stamina-full = { $noble ->
    [none] Alle edelen van { $active } hebben hun volle energie.
   *[other] { $noble } heeft de volle energie.
}
dueling-nobles-refusal-opponent-not-ahead = { $other } moet meer edelen hebben dan { $active }; nu is het { $opponent } tegen { $own }.
dueling-nobles-refusal-discard-lacks-card = { $shared ->
    [yes] { $card ->
        [none] De aflegstapel is leeg.
       *[other] { $card } ligt niet op de aflegstapel.
    }
   *[no] { $card ->
        [none] De aflegstapel van { $active } is leeg.
       *[other] { $card } ligt niet op de aflegstapel van { $active }.
    }
}
dueling-nobles-refusal-deck-empty = { $left ->
    [0] Er zijn geen steunkaarten meer om te trekken.
    [one] Er is nog maar 1 steunkaart om te trekken, en hiervoor zijn er { $needs } nodig.
   *[other] Er zijn nog maar { $left } steunkaarten om te trekken, en hiervoor zijn er { $needs } nodig.
}
dueling-nobles-refusal-noble-deck-empty = De edelenstapel is leeg.
dueling-nobles-refusal-already-deflected = Je kunt een uitdaging maar één keer doorschuiven.
dueling-nobles-refusal-dice-already-rolled = { $player } heeft al gegooid.
dueling-nobles-refusal-not-rolled = { $player } moet eerst gooien.
dueling-nobles-refusal-wrong-dice = { $max ->
    [one] Deze edele gooit één dobbelsteen, van 1 tot en met 6.
   *[other] Een heer gooit één of twee dobbelstenen, elk van 1 tot en met 6.
}
dueling-nobles-refusal-not-your-support = Nu speelt { $turn } steunkaarten, of geen.
dueling-nobles-refusal-bad-adjustment-gold = Goud kan alleen 0 tot en met { $value } zijn.
dueling-nobles-refusal-bad-adjustment-hand = Een hand kan maar 0 tot { $value } kaarten hebben.
dueling-nobles-refusal-bad-adjustment-support-deck = De steunstapel kan maar 0 tot { $value } kaarten hebben.
dueling-nobles-refusal-bad-adjustment-shared-deck = Beide spelers delen de steunstapel: de correctie mag geen speler noemen.
dueling-nobles-refusal-bad-adjustment-deck-of-each = Elke speler heeft een eigen steunstapel: de correctie moet een speler noemen.
dueling-nobles-refusal-bad-adjustment-stamina = De energie van { $noble } kan alleen 1 tot en met { $value } zijn.

## The table in a terminal

dueling-nobles-table-turn = Beurt { $turn }: { $player } is aan zet, fase { $phase }
dueling-nobles-table-side = { $player }: { $gold } goud, { $cards ->
    [one] 1 handkaart
   *[other] { $cards } handkaarten
}
dueling-nobles-table-known = Bekend in de hand: { $cards }
dueling-nobles-table-ability = { $suit } { $ability }
dueling-nobles-table-abilities = Vaardigheden over: { $abilities }
dueling-nobles-table-noble = { $noble }  energie { $stamina } van { $full }, kracht { $strength }
dueling-nobles-table-noble-armed = { $noble }  energie { $stamina } van { $full }, kracht { $strength } met { $weapon }
dueling-nobles-table-courtyard-empty = Geen edelen
dueling-nobles-table-decks = Steunstapel { $support }, edelenstapel { $nobles }
dueling-nobles-table-discard = Aflegstapel, oudste eerst: { $cards }
dueling-nobles-table-discard-empty = Aflegstapel: leeg
dueling-nobles-table-missing = { $count ->
    [one] In de telling ontbreekt 1 steunkaart.
   *[other] In de telling ontbreken { $count } steunkaarten.
}
dueling-nobles-table-surplus = { $count ->
    [one] In de telling zit 1 steunkaart te veel.
   *[other] In de telling zitten { $count } steunkaarten te veel.
}
# Same as in English.
dueling-nobles-table-duel = Duel: { $attacker } tegen { $defender }
dueling-nobles-table-to-roll = { $player } moet nog gooien.
dueling-nobles-table-to-support = { $player } speelt nu steunkaarten, of geen.
dueling-nobles-table-last-duel = Laatste duel: { $attacker } { $total } tegen { $defender } { $other }, { $outcome ->
    [attacker] de aanvaller won
    [defender] de verdediger won
   *[tie] gelijk
}

## The command line’s duel

dueling-nobles-calculator-attacker = de aanvaller
dueling-nobles-calculator-defender = de verdediger
dueling-nobles-calculator-title-attacker = { $noble } valt aan
dueling-nobles-calculator-title-defender = { $noble } verdedigt
dueling-nobles-calculator-attacker-wins = { $attacker } wint als aanvaller, { $total } tegen { $other }.
dueling-nobles-calculator-defender-wins = { $defender } wint als verdediger, { $other } tegen { $total }.
dueling-nobles-calculator-undecided = De dobbelstenen bepalen wie wint.
dueling-nobles-calculator-tie = Gelijk, { $total } tegen { $other }: beide edelen verliezen 1 energie.
dueling-nobles-calculator-attacker-critical = Voltreffer: { $attacker } wint als aanvaller, wat de totalen ook zijn.
dueling-nobles-calculator-defender-critical = Voltreffer: { $defender } wint als verdediger, wat de totalen ook zijn.
dueling-nobles-calculator-aces = Een aas aan beide kanten: gelijk, wat de totalen ook zijn.
dueling-nobles-calculator-without-dice = { $sides ->
    [attacker] De dobbelstenen van de aanvaller zijn niet opgegeven: ze zitten niet in dat totaal.
    [defender] De dobbelstenen van de verdediger zijn niet opgegeven: ze zitten niet in dat totaal.
   *[both] Er zijn geen dobbelstenen opgegeven: ze zitten niet in de totalen.
}
dueling-nobles-calculator-no-hands = Voor kansen met kaarten geef je op hoeveel handkaarten er nog te spelen zijn: --attacker-hand en --defender-hand.
dueling-nobles-calculator-too-many-nobles = Er zijn maar 12 edelen.

## Chances and luck

dueling-nobles-odds-dice = Met alleen de dobbelstenen: { $attacker } { $win }, gelijk { $tie }, { $defender } { $loss }.
dueling-nobles-odds-cards = Als beiden hun beste kaart spelen: { $attacker } { $win }, gelijk { $tie }, { $defender } { $loss }.
dueling-nobles-odds-answer = { $ties ->
    [no] { $player } heeft een winnende kaart: { $win }.
   *[yes] { $player } heeft een winnende kaart: { $win }, alleen een kaart die gelijk haalt: { $tie }.
}
dueling-nobles-odds-answer-wins = Hiermee is het winst: { $cards }.
dueling-nobles-odds-answer-ties = Hiermee is het gelijk: { $cards }.
dueling-nobles-odds-answer-pair = Geen enkele kaart wint alleen; er zijn er twee nodig.
dueling-nobles-odds-missing = { $count ->
    [one] Geen kansen met kaarten: 1 van de 40 steunkaarten is niet meegeteld.
   *[other] Geen kansen met kaarten: { $count } van de 40 steunkaarten zijn niet meegeteld.
}
dueling-nobles-odds-surplus = { $count ->
    [one] Geen kansen met kaarten: er is 1 steunkaart te veel geteld.
   *[other] Geen kansen met kaarten: er zijn { $count } steunkaarten te veel geteld.
}
# Same as in English.
dueling-nobles-odds-luck = Vóór de worp en zonder kaarten was de kans van { $player } { $expected }; gelijk telt half. Dobbelstenen: { $dice ->
    [more] { $dice_points } procentpunt meer
    [less] { $dice_points } procentpunt minder
    [little] nauwelijks verschil
   *[none] geen verschil
}; kaarten en keuzes: { $cards ->
    [more] { $cards_points } procentpunt meer
    [less] { $cards_points } procentpunt minder
    [little] nauwelijks verschil
   *[none] geen verschil
}. { $result ->
    [win] { $player } won.
    [loss] { $player } verloor.
   *[tie] Het werd gelijk.
}
dueling-nobles-odds-line = { $attacker } { $win }, gelijk { $tie }, { $defender } { $loss }
dueling-nobles-outlook-certain = { $player } wint zeker
dueling-nobles-outlook-tie = Het wordt gelijk
dueling-nobles-outlook-tie-likely = Een gelijkspel is het waarschijnlijkst
dueling-nobles-outlook-almost = { $player } wint bijna zeker
dueling-nobles-outlook-likely = { $player } wint waarschijnlijk
dueling-nobles-outlook-better = { $player } heeft de beste kansen
dueling-nobles-outlook-even = De kansen zijn ongeveer gelijk
dueling-nobles-chances-show = Kansen
dueling-nobles-chances-hide = Kansen verbergen
dueling-nobles-chances-pair = { $attacker } tegen { $target }: { $outlook }.
dueling-nobles-chances-of-pair = Kansen van { $attacker } tegen { $target }: { $chance }
dueling-nobles-chances-about = Wanneer deze partij de kansen in een duel toont.
dueling-nobles-chances-as-set = Zoals ingesteld ({ $when })
dueling-nobles-chances-course = Zo verliep het duel
dueling-nobles-chances-up = Boven: beter voor { $player }
dueling-nobles-chances-down = Onder: beter voor { $player }
dueling-nobles-chances-no-duel = Deze zet hoort niet bij een duel en heeft dus geen duelkansen.
dueling-nobles-chances-off = De kansencurve staat uit. Je kunt die aanzetten in de instellingen.
dueling-nobles-chances-even = gelijk
dueling-nobles-chances-how-likely = Winstkans van { $attacker } als beiden hun beste kaart spelen. Tik op een kans voor details.
dueling-nobles-chances-how-likely-dice = Winstkans van { $attacker } met alleen de dobbelstenen. { $why }
dueling-nobles-chances-after = { $done }: { $sentence }
dueling-nobles-chances-course-told = Kansen in dit duel: { $points }
dueling-nobles-needs-all = { $name } wint met elke kaart
dueling-nobles-needs-win = { $name } wint met { $wins }
dueling-nobles-needs-win-tie = { $name } wint met { $wins } en komt gelijk met { $ties }
dueling-nobles-needs-win-two = { $name } wint met { $wins }, of met twee kaarten die met de bonus voor { $suit } minstens { $sum } zijn
dueling-nobles-needs-win-tie-two = { $name } wint met { $wins }, of met twee kaarten die met de bonus voor { $suit } minstens { $sum } zijn, en komt gelijk met { $ties }
dueling-nobles-needs-two = { $name } wint alleen met twee kaarten die met de bonus voor { $suit } minstens { $sum } zijn
dueling-nobles-needs-two-tie = { $two ->
    [yes] { $sentence }; gelijk met twee die samen { $sum } zijn
   *[no] { $sentence }; gelijk met twee kaarten die met de bonus voor { $suit } samen { $sum } zijn
}
dueling-nobles-needs-tie = { $name } wint met geen enkele kaart, maar komt gelijk met { $ties }
dueling-nobles-needs-hopeless = Geen kaart helpt { $name }
dueling-nobles-needs-no-ace = Er ligt een aas en er is er geen meer over: niets redt { $name }
dueling-nobles-needs-first = Zonder kaart van { $other }: { $sentence }
dueling-nobles-needs-an-ace = een aas
dueling-nobles-needs-range = { $first } t/m { $last }
dueling-nobles-needs-nothing = { $name } staat { $lead } voor
dueling-nobles-needs-ace = Er ligt een aas: { $name } komt alleen met een aas gelijk
dueling-nobles-odds-no-pairs = Er kunnen nu geen twee edelen duelleren.
dueling-nobles-odds-title = { $attacker } tegen { $defender }, bij een uitdaging nu
dueling-nobles-odds-attacker = Valt aan
dueling-nobles-odds-target = Verdedigt
dueling-nobles-odds-dice-win = Dobbelstenen: winst
dueling-nobles-odds-tie = gelijk
dueling-nobles-odds-loss = verlies
dueling-nobles-odds-cards-win = Beste kaarten: winst
dueling-nobles-odds-note = Winst, gelijk en verlies voor de aanvaller: met alleen de dobbelstenen, en als beiden hun beste kaart spelen. Met bluffen, kaarten sparen en doorschuiven is geen rekening gehouden.

## Statistics

# Same as in English.
dueling-nobles-count-duels = Duels
dueling-nobles-count-attacker-won = Aanvaller won
dueling-nobles-count-defender-won = Verdediger won
dueling-nobles-count-tied-duels = Gelijk
dueling-nobles-count-critical-attacks = Voltreffer van de aanvaller
dueling-nobles-count-critical-defences = Voltreffer van de verdediger
dueling-nobles-count-deflected = Doorgeschoven
dueling-nobles-count-duels-note = { $count ->
    [one] 1 duel is uitgevochten.
   *[other] { $count } duels zijn uitgevochten.
} Een gelijkspel telt voor niemand als winst.
dueling-nobles-count-nobles = Duels per edele
dueling-nobles-count-noble = Edele
dueling-nobles-count-attacks = Aanvallen
dueling-nobles-count-defences = Verdedigingen
dueling-nobles-count-won = gewonnen
dueling-nobles-count-lost = verloren
dueling-nobles-count-tied = gelijk
dueling-nobles-count-luck = Geluk in duels
dueling-nobles-count-luck-expected = Verwacht
dueling-nobles-count-luck-dice = Dobbelgeluk
dueling-nobles-count-luck-cards = Kaarten en keuzes
dueling-nobles-count-luck-won = Gewonnen
dueling-nobles-count-luck-note = “Gewonnen” is “Verwacht” plus dobbelgeluk plus kaarten en keuzes; gelijk telt half. “Verwacht” is de kans voordat er is gegooid, zonder kaarten. Dobbelgeluk is wat de dobbelstenen aan die kans veranderden; kaarten en keuzes zijn de rest.
dueling-nobles-count-luck-left-out = Alleen uitgevochten duels tellen mee; een doorgeschoven duel telt vanaf het laatste doelwit. Geluk bij het trekken van kaarten wordt niet berekend.
# Same as in English.
dueling-nobles-person-duels = Duels: { $duels }. Gewonnen: { $won }, gelijk telt half; zonder kaarten was { $expected } te verwachten ({ $above }).
dueling-nobles-person-luck = Duels gewonnen of verloren door dobbelgeluk: { $dice }.
dueling-nobles-person-noble = Vaakst gekozen edele: { $noble } (partijen: { $games }).
dueling-nobles-person-wins = Partijen gewonnen door edelen te verslaan: { $fought }, door opgave van de ander: { $conceded }.
dueling-nobles-count-abilities = Vaardigheden
dueling-nobles-count-ability = Vaardigheid
dueling-nobles-count-turn-first = Eerste beurt
dueling-nobles-count-turn-median = Middelste beurt
dueling-nobles-count-turn-last = Laatste beurt
dueling-nobles-count-gold = Goud aan het eind van elke beurt
dueling-nobles-count-gold-first = Eerste speler
dueling-nobles-count-gold-second = Tweede speler
dueling-nobles-count-gold-winner = Winnaar
dueling-nobles-count-gold-loser = Verliezer
dueling-nobles-count-gold-note = Gemiddeld goud in de partijen die de beurt hebben bereikt.

## Results for other programs

dueling-nobles-tally-nobles-left = Edelen over
dueling-nobles-tally-duels-won = Gewonnen duels

## A first game

dueling-nobles-deal = Schud de 12 boeren, vrouwen en heren. Deel er aan elke speler 6 uit.
dueling-nobles-deal-each = Schud de 12 boeren, vrouwen en heren van een van de kaartspellen en deel er aan elke speler 6 uit. Die van het andere zijn niet nodig.
dueling-nobles-deal-about = Dit zijn de edelen. Haal ze eerst uit het kaartspel; de andere 40 kaarten komen later.
dueling-nobles-keep = { $count ->
    [one] Elke speler houdt er 1, open op tafel. Tik die hier aan.
   *[other] Elke speler houdt er { $count }, open op tafel. Tik ze hier aan.
}
dueling-nobles-keep-about = Zij vormen je hof en vechten je duels uit. Een heer heeft kracht { $king } en mag twee dobbelstenen gooien, een vrouw heeft { $queen } en krijgt er { $bonus } bij voor elke edele naast haar, een boer heeft { $jack } en mag twee kaarten spelen. Een mix is een goed begin.
dueling-nobles-rest = { $count ->
    [0] Er blijft geen edele over.
    [one] Leg de overgebleven edele gedekt neer: de edelenstapel.
   *[other] Schud de overgebleven { $count } en leg ze gedekt neer: de edelenstapel.
}
dueling-nobles-rest-about = Daar komen nieuwe edelen vandaan, en verslagen edelen gaan er weer in.
dueling-nobles-hand = { $count ->
    [0] Schud de andere 40 kaarten: de steunstapel. Er wordt niets uitgedeeld.
    [one] Schud de andere 40 kaarten. Deel aan elke speler 1 kaart uit; de rest is de steunstapel.
   *[other] Schud de andere 40 kaarten. Deel aan elke speler { $count } kaarten uit; de rest is de steunstapel.
}
dueling-nobles-hand-each = { $count ->
    [0] Elke speler schudt de andere 40 kaarten van het eigen kaartspel: de eigen steunstapel. Er wordt niets uitgedeeld.
    [one] Elke speler schudt de andere 40 kaarten van het eigen kaartspel en pakt er { $count }; de rest is de eigen steunstapel.
   *[other] Elke speler schudt de andere 40 kaarten van het eigen kaartspel en pakt er { $count }; de rest is de eigen steunstapel.
}
dueling-nobles-hand-about = Houd je hand verborgen. Deze kaarten speel je in duels, verkoop je, geef je als wapen aan edelen of leg je af voor vaardigheden.
dueling-nobles-hint-guide = De app houdt goud, energie en wapens bij en rekent de duels uit. Tips leggen elke fase uit; tips die je sluit, komen niet terug.
dueling-nobles-needs = { $support_decks ->
    [each] Je hebt alleen een pak kaarten per speler en twee dobbelstenen nodig.
   *[shared] Je hebt alleen een pak kaarten en twee dobbelstenen nodig.
}
dueling-nobles-hint-income = { $gold ->
    [0] Verkoop drie kaarten van één kleur, of belast een heer: die betaalt met energie.
   *[other] Je hebt al { $gold } goud gekregen. Verkoop kaarten of belast een heer voor meer.
}
dueling-nobles-hint-reinforcements = Met goud koop je steunkaarten, 1 goud per stuk, of een edele voor { $recruit }.
dueling-nobles-hint-command = Een 2 of een 3 onder een edele is een wapen. Elke kleur heeft een vaardigheid.
dueling-nobles-hint-hearts = een van je edelen krijgt 1 energie terug.
dueling-nobles-hint-diamonds = als je tegenstander meer edelen heeft.
dueling-nobles-hint-clubs = pak een kaart van de aflegstapel.
dueling-nobles-hint-spades = bekijk de hand van je tegenstander.
dueling-nobles-hint-duel = Tik op de edele die aanvalt, dan op het doelwit. Gelijk kost beide 1 energie.
dueling-nobles-hint-roll = Tik aan wat je gooit, of laat de app gooien. Een heer mag twee dobbelstenen gooien.
dueling-nobles-hint-support = Eerst mag de aanvaller een kaart spelen{ $adrenaline ->
    [0] .
   *[other] ; de eigen kleur telt { $adrenaline } extra.
}
dueling-nobles-hint-answer = Nu mag de verdediger een kaart spelen. Een aas wint.

## The screens

dueling-nobles-bots-decks = De steunkaarten van een bot zitten in de app, want die kan een stapel op tafel niet kennen. Daarom heeft elke speler een eigen steunstapel en aflegstapel. Jij deelt de edelen en gooit de dobbelstenen voor de bot.
dueling-nobles-setup-to-nobles = Edelen kiezen
dueling-nobles-setup-begin = Partij beginnen
dueling-nobles-setup-nobles = Edelen bij het begin
dueling-nobles-starter-about-dealer = Beide spelers gooien twee dobbelstenen. Wie het laagst gooit, deelt de kaarten; de ander begint. Tik aan wat er is gegooid.
dueling-nobles-starter-about-any = Spreek zelf af wie er begint. Gooi je erom, dan begint wie het hoogst gooit.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, dobbelsteen { $die }: niet gegooid
   *[other] { $name }, dobbelsteen { $die }: { $pips }
}
dueling-nobles-starter-tie = Allebei { $total }: gooi opnieuw.
dueling-nobles-starter-starts = { $name } heeft de eerste beurt
dueling-nobles-starter-missing = Gooi, of tik op wie er begint.
dueling-nobles-nobles-first = { $name } heeft de eerste beurt.
dueling-nobles-nobles-picking = { $name } kiest: { $count } van { $of }
dueling-nobles-nobles-picked = { $name } heeft { $cards }.
dueling-nobles-nobles-dealt = { $name } krijgt: { $count } van { $of }
dueling-nobles-nobles-kept = { $name } houdt { $cards }.
dueling-nobles-nobles-free = { $card }
dueling-nobles-nobles-taken = { $card }, { $name }
dueling-nobles-nobles-full = { $count ->
    [one] { $name } heeft al een edele; tik erop om die terug te leggen.
   *[other] { $name } heeft al { $count } edelen; tik er een aan om die terug te leggen.
}
dueling-nobles-nobles-next = Nu kiest { $next }. Om de edelen van { $name } te wijzigen, tik je hierboven op { $name }.
dueling-nobles-nobles-missing = { $count ->
    [one] Er ontbreekt één edele.
   *[other] Er ontbreken { $count } edelen.
}
dueling-nobles-menu-chances = Weergave van kansen
dueling-nobles-side-active = ▶ { $name }
dueling-nobles-side-turn = { $name } is aan zet
dueling-nobles-side-empty = { $name } heeft geen edelen meer.
dueling-nobles-side-hand = { $name }: { $count ->
    [one] 1 handkaart
   *[other] { $count } handkaarten
}
dueling-nobles-side-gold = { $name }: { $count } goud
dueling-nobles-side-abilities = Vaardigheden die { $name } nog heeft: { $abilities }
dueling-nobles-ability-is-left = { $ability }, beschikbaar: { $about }
dueling-nobles-ability-is-used = { $ability }, gebruikt: { $about }
dueling-nobles-noble-label = { $card } van { $name }
dueling-nobles-noble-about = { $sum ->
    [yes] { $card } van { $name }: kracht { $strength } ({ $terms }), energie { $left } van { $full }
   *[no] { $card } van { $name }: kracht { $strength }, energie { $left } van { $full }
}
dueling-nobles-noble-worth = { $sum ->
    [yes] Kracht { $strength } ({ $terms }), energie { $left } van { $full }
   *[no] Kracht { $strength }, energie { $left } van { $full }
}
dueling-nobles-noble-stamina = { $card }: energie { $left } van { $full }
dueling-nobles-noble-skill-king = In een duel mag de heer twee dobbelstenen gooien.
dueling-nobles-noble-skill-queen = De vrouw wordt sterker door elke andere edele aan haar hof.
dueling-nobles-noble-skill-jack = In een duel mag de boer twee steunkaarten spelen.
dueling-nobles-thing-gold-about = Met goud koop je kaarten en edelen, en kun je een uitdaging doorschuiven.
dueling-nobles-thing-hand-about = De steunkaarten in de hand. De app houdt alleen het aantal bij, en de kaarten die beide spelers hebben gezien.
dueling-nobles-thing-abilities = Vaardigheden van { $name }
dueling-nobles-thing-noble-deck = Edelenstapel
dueling-nobles-deck-support = Steunstapel: { $count }
dueling-nobles-deck-support-name = Steun
dueling-nobles-deck-nobles = Edelenstapel: { $count }
dueling-nobles-deck-nobles-name = Edelen
dueling-nobles-discard = { $count ->
    [0] Afgelegd: geen
   *[other] Afgelegd: { $count }
}
dueling-nobles-discard-card = { $card } op de aflegstapel
dueling-nobles-cards-missing = { $count ->
    [one] In de telling ontbreekt één steunkaart. Corrigeer een hand of de stapel.
   *[other] In de telling ontbreken { $count } steunkaarten. Corrigeer een hand of de stapel.
}
dueling-nobles-cards-too-many = { $count ->
    [one] In de telling zit één steunkaart te veel. Corrigeer een hand of de stapel.
   *[other] In de telling zitten { $count } steunkaarten te veel. Corrigeer een hand of de stapel.
}
dueling-nobles-mark-discard = ×
dueling-nobles-mark-duel = ⚔
dueling-nobles-do-sell = Verkopen voor { $gold } goud
dueling-nobles-do-buy = { $count ->
    [one] 1 kaart kopen
   *[other] { $count } kaarten kopen
}
dueling-nobles-do-tax = { $card } belasten
dueling-nobles-do-recruit = { $card } rekruteren
dueling-nobles-do-weapon = { $card } bewapenen
dueling-nobles-do-give = Weghalen bij { $card }
dueling-nobles-do-receive = Geven aan { $card }
dueling-nobles-do-heal = { $card } genezen
dueling-nobles-do-spy = Spioneren zonder kaarten te noemen
dueling-nobles-do-spy-named = Hand vastleggen
dueling-nobles-do-tax-last = { $card } opofferen
dueling-nobles-do-attack-with = Aanvallen met { $card }
dueling-nobles-do-attack = { $card } uitdagen
dueling-nobles-priced = { $action } ({ $gold } goud)
dueling-nobles-do-deflect = { $name } schuift door ({ $gold } goud)
dueling-nobles-do-deflect-to = Doorschuiven naar { $card }
dueling-nobles-do-concede = { $name } geeft op
dueling-nobles-do-next-phase = { $phase } →
dueling-nobles-passing = { $count ->
    [one] Hiermee eindigt de fase { $phases }.
   *[other] Hiermee eindigen deze fasen: { $phases }.
}
dueling-nobles-do-describe = Over { $card }
dueling-nobles-ask-spade = Welke schoppenkaart wordt afgelegd?
dueling-nobles-ask-heart = Welke hartenkaart wordt afgelegd?
dueling-nobles-ask-diamond = Welke ruitenkaart wordt afgelegd?
dueling-nobles-ask-club = Welke klaverenkaart wordt afgelegd?
dueling-nobles-ask-sale = Tik drie kaarten van één kleur aan.
dueling-nobles-ask-sale-full = Er zijn al drie kaarten gekozen.
dueling-nobles-ask-sale-left = { $count ->
    [one] Nog één kaart
   *[other] Nog { $count } kaarten
}
dueling-nobles-ask-king = Welke heer betaalt?
dueling-nobles-ask-count = Hoeveel?
dueling-nobles-ask-recruit = Welke edele lag bovenop?
dueling-nobles-ask-weapon = Welke 2 of 3?
dueling-nobles-ask-bearer = Wie krijgt { $card }?
dueling-nobles-ask-giver = Wie geeft het wapen af?
dueling-nobles-ask-receiver = Wie krijgt het wapen van { $card }?
dueling-nobles-ask-patient = Wie wordt genezen met { $card }?
dueling-nobles-ask-recovered = Welke kaart pak je voor { $card }?
dueling-nobles-ask-from-pile = { $card } van de aflegstapel
dueling-nobles-ask-seen = { $count ->
    [0] { $name } heeft geen kaarten.
    [one] De enige kaart van { $name }:
   *[other] De { $count } kaarten van { $name }:
}
dueling-nobles-ask-seen-full = { $count ->
    [one] De enige kaart is al genoemd.
   *[other] Alle { $count } kaarten zijn al genoemd.
}
dueling-nobles-ask-seen-left = { $count ->
    [one] Nog één kaart te noemen
   *[other] Nog { $count } kaarten te noemen
}
dueling-nobles-ask-seen-spent = { $card } is net afgelegd.
dueling-nobles-ask-attack-or-end = { $name }, tik op de edele die aanvalt, of beëindig je beurt.
dueling-nobles-ask-attack-or-go-on = { $name }, tik op de edele die aanvalt, of ga verder.
dueling-nobles-ask-one-card = { $name }, speel een kaart of geen.
dueling-nobles-ask-two-cards = Boer: { $name }, speel hoogstens twee kaarten.
dueling-nobles-ask-target = { $name }, tik op het doelwit van { $card }.
dueling-nobles-ask-deflection = Wie neemt het duel over?
dueling-nobles-ask-last-stamina = Dit kost { $card } de laatste energie: de heer is dan verslagen.
dueling-nobles-ask-concede = De partij eindigt meteen. Je kunt dit ongedaan maken.
dueling-nobles-fight-wins = wint
dueling-nobles-fight-loses = verliest
dueling-nobles-fight-ties = gelijk
dueling-nobles-fight-attacker = valt aan
dueling-nobles-fight-defender = verdedigt
dueling-nobles-fight-fights = { $card } in het duel
dueling-nobles-fight-rolled = { $name } heeft { $pips } gegooid
dueling-nobles-fight-card-lies = { $card } is gespeeld
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = voltreffer
dueling-nobles-fight-roll = { $name } gooit
dueling-nobles-fight-roll-two = Heer: { $name } gooit één of twee dobbelstenen
dueling-nobles-fight-die-tumbles = De dobbelsteen van { $name } rolt
dueling-nobles-fight-die = { $name } gooit { $pips }
dueling-nobles-fight-first-die = { $name }, eerste dobbelsteen { $pips }
dueling-nobles-fight-second-die = { $name }, tweede dobbelsteen { $pips }
dueling-nobles-fight-one-die = { $name } gooit maar één: { $pips }
dueling-nobles-fight-roll-virtual = Gooien voor { $name }
dueling-nobles-fight-no-hand = { $name } heeft geen kaart op hand.
dueling-nobles-fight-no-card = { $name } speelt geen kaart
dueling-nobles-fight-play = { $cards } spelen
dueling-nobles-fight-play-none = Spelen
dueling-nobles-fight-choose-first = Kies eerst één of twee kaarten, of speel er geen.
dueling-nobles-fight-won = { $name } wint het duel
dueling-nobles-fight-tie = Gelijk
dueling-nobles-needs-picked = { $cards }: { $total } tegen { $other }
dueling-nobles-needs-picked-ace = { $cards }: een voltreffer
dueling-nobles-needs-picked-aces = { $cards }: aas tegen aas, gelijk
dueling-nobles-card-would-win = dan winst
dueling-nobles-card-would-tie = dan gelijk
dueling-nobles-correct-gold = Goud van { $player }
dueling-nobles-correct-support-deck = { $owner ->
    [none] Kaarten in de steunstapel
   *[other] Kaarten in de steunstapel van { $owner }
}
dueling-nobles-correct-stamina = Energie van { $noble }
dueling-nobles-correct-weapon = Wapen van { $noble }
dueling-nobles-correct-armed = { $weapon ->
    [none] geen
   *[other] { $weapon }
}
dueling-nobles-correct-ability = { $suit ->
    [spades] { $player } heeft ♠ gebruikt
    [hearts] { $player } heeft ♥ gebruikt
    [diamonds] { $player } heeft ♦ gebruikt
   *[clubs] { $player } heeft ♣ gebruikt
}
dueling-nobles-keys-die = Dobbelsteen op dit getal zetten
dueling-nobles-keys-number = Dobbelsteen op dit getal zetten, of optie kiezen
dueling-nobles-keys-roll = De app gooit
dueling-nobles-keys-chances = Kansen tonen
dueling-nobles-keys-no-support = Geen kaart spelen
dueling-nobles-quick-unarmed = { $card } zonder wapen
dueling-nobles-quick-under = { $card } onder { $noble }
dueling-nobles-quick-title = Snel duel
dueling-nobles-quick-attacker = Aanvaller
dueling-nobles-quick-defender = Verdediger
dueling-nobles-quick-pick-attacker = Tik op de edele die aanvalt.
dueling-nobles-quick-pick-defender = Tik op de edele die verdedigt.
dueling-nobles-quick-attacks = { $card } valt aan
dueling-nobles-quick-defends = { $card } verdedigt
dueling-nobles-quick-armed = { $card } met { $weapon }
dueling-nobles-quick-hand = Handkaarten: { $player }
dueling-nobles-quick-others = Andere edelen naast { $card }
dueling-nobles-quick-edition = Editie: { $edition }
dueling-nobles-quick-wounded = { $card } verliest 1 energie.
dueling-nobles-quick-another = Nog een duel
dueling-nobles-quick-same = Zelfde edelen opnieuw
dueling-nobles-figure-luck = Verwachte en gewonnen duels
dueling-nobles-figure-duels = Hoe duels afliepen
dueling-nobles-figure-nobles = Gewonnen van de uitgevochten duels
dueling-nobles-figure-attacking = Als aanvaller
dueling-nobles-figure-defending = Als verdediger
dueling-nobles-figure-gold = Goud van winnaars en verliezers
dueling-nobles-figure-gold-mean = Gemiddeld goud

## How to play

dueling-nobles-lesson-aim = Je hof
dueling-nobles-lesson-aim-about = De heren, vrouwen en boeren die voor je liggen, zijn je edelen. Je wint als je tegenstander er geen meer heeft.
dueling-nobles-lesson-hand = Je hand
dueling-nobles-lesson-hand-about = Alle andere kaarten steunen je edelen. Houd ze zo dat je tegenstander ze niet ziet.
dueling-nobles-lesson-turn = Je beurt
dueling-nobles-lesson-turn-about = Je krijgt goud, koopt kaarten, bewapent je edelen en mag daarna een duel beginnen. De app laat elke fase zien en telt het goud.
dueling-nobles-lesson-duel = Een duel
dueling-nobles-lesson-duel-about = Jouw edele daagt er een van je tegenstander uit. Elke kant telt de kracht van de edele, een dobbelsteen en eventueel een handkaart bij elkaar op. Het hoogste totaal wint.
dueling-nobles-lesson-stamina = Energie
dueling-nobles-lesson-stamina-about = Een edele die een duel verliest, raakt 1 energie kwijt. Een edele zonder energie verlaat het hof en gaat terug naar de edelenstapel.
dueling-nobles-lesson-suits = Kleuren en azen
dueling-nobles-lesson-suits-about = Eén keer per partij gebruik je met een kaart van een kleur de vaardigheid van die kleur. Een aas wint een duel, wat de totalen ook zijn.

## The rules for a player who does not know the game

dueling-nobles-rulebook-aim = Doel van het spel
    Dit is een spel voor twee. Elke speler heeft een hof vol edelen, en de edelen van de ene kant duelleren met die van de andere.
    Je wint als je tegenstander geen edelen meer aan het hof heeft.

dueling-nobles-rulebook-table = De tafel
    { $support_decks ->
        [each] Je hebt twee pakken van 52 kaarten zonder jokers nodig, een voor elke speler, en twee gewone dobbelstenen. De app houdt goud en energie bij, en kan ook de dobbelstenen gooien.
       *[shared] Je hebt een pak van 52 kaarten zonder jokers nodig en twee gewone dobbelstenen. De app houdt goud en energie bij, en kan ook de dobbelstenen gooien.
    }
    { $support_decks ->
        [each] De 12 boeren, vrouwen en heren van een van de pakken zijn de edelen; die van het andere zijn niet nodig. De andere 40 kaarten van elk pak, van de aas tot en met de 10, zijn de steunkaarten van de speler van dat pak.
       *[shared] De 12 boeren, vrouwen en heren zijn de edelen. De andere 40 kaarten, van de aas tot en met de 10, zijn de steunkaarten.
    }
    Elke speler heeft een hof met edelen die open liggen, wat goud, en een hand met steunkaarten die de ander niet ziet.
    { $support_decks ->
        [each] De edelenstapel is van beide spelers samen en ligt gedekt. Elke speler heeft verder een eigen steunstapel, die gedekt ligt, en een eigen aflegstapel, die open ligt.
       *[shared] Drie stapels zijn van beide spelers samen: de edelenstapel en de steunstapel liggen gedekt, de aflegstapel ligt open.
    }
    Kracht is wat een edele in een duel waard is. Een heer begint met { $base_strength-king }, een vrouw met { $base_strength-queen } en een boer met { $base_strength-jack }.
    Energie is het aantal wonden dat een edele kan oplopen. Een heer heeft { $stamina-king }, een vrouw { $stamina-queen } en een boer { $stamina-jack }. Een edele zonder energie is verslagen en verlaat het hof.

dueling-nobles-rulebook-setup = Klaarzetten
    { $opening_nobles ->
        [one] Schud de edelen apart en deel er aan elke speler 6 uit. Elke speler legt er 1 van open in het hof. Die begint met volle energie.
       *[other] Schud de edelen apart en deel er aan elke speler 6 uit. Elke speler legt er { $opening_nobles } van open in het hof. Die beginnen met volle energie.
    }
    { $noble_deck ->
        [0] Er blijft geen edele over: de edelenstapel is in het begin leeg.
       *[other] Schud de overgebleven { $noble_deck } edelen. Zij vormen de edelenstapel.
    }
    { $support_decks ->
        [each] { $opening_hand ->
            [0] Elke speler schudt de eigen steunkaarten. Er wordt niets uitgedeeld: alle { $support_deck } vormen de eigen steunstapel.
            [one] Elke speler schudt de eigen steunkaarten en pakt er { $opening_hand }. De overige { $support_deck } vormen de eigen steunstapel.
           *[other] Elke speler schudt de eigen steunkaarten en pakt er { $opening_hand }. De overige { $support_deck } vormen de eigen steunstapel.
        }
       *[shared] { $opening_hand ->
            [0] Schud de steunkaarten. Er wordt niets uitgedeeld: alle { $support_deck } vormen de steunstapel.
            [one] Schud de steunkaarten en deel er aan elke speler 1 uit. De overige { $support_deck } vormen de steunstapel.
           *[other] Schud de steunkaarten en deel er aan elke speler { $opening_hand } uit. De overige { $support_deck } vormen de steunstapel.
        }
    }
    { $support_decks ->
        [each] Niemand heeft nog goud, en beide aflegstapels zijn leeg.
       *[shared] Niemand heeft nog goud, en de aflegstapel is leeg.
    { $edition ->
        [catsatcards] Beide spelers gooien twee dobbelstenen. Wie het laagst gooit, deelt de kaarten; gooi bij gelijk opnieuw. De ander heeft de eerste beurt. Bij meerdere partijen achter elkaar wordt er om de beurt gedeeld. De kaarten worden een voor een gedekt gedeeld, te beginnen bij de tegenstander van de deler.
        [duelo] Spreek af wie de eerste beurt heeft. Gooi er bijvoorbeeld om: wie het hoogst gooit, begint.
       *[original] Spreek zelf af wie de eerste beurt heeft.
    }
    }

dueling-nobles-rulebook-turn = Een beurt
    { $phase_count ->
        [one] De spelers zijn om en om aan zet. Een beurt heeft één fase: { $phases }.
       *[other] De spelers zijn om en om aan zet. Een beurt heeft { $phase_count } fasen, in deze volgorde: { $phases }. Je gaat nooit terug naar een fase die voorbij is.
    }
    Niets in een fase is verplicht: doe het in de volgorde die je wilt, of sla het over. Je mag je beurt ook vóór de laatste fase beëindigen.
    { $income ->
        [no] Geen enkele fase levert vanzelf goud op.
       *[other] {""}
    }
    { $left_out ->
        [none] {""}
       *[other] Niet toegestaan volgens deze regels: { $left_out }.
    }

## A phase: title, income and actions

dueling-nobles-rulebook-phase = Fase { $number }: { $phase }
dueling-nobles-rulebook-phase-empty = In deze fase kun je niets doen.
dueling-nobles-rulebook-phase-income = { $number ->
    [1] Je krijgt { $income_gold } goud zodra deze fase begint.
   *[other] Je krijgt { $income_gold } goud zodra deze fase begint. Je krijgt het ook als je je beurt vóór deze fase beëindigt.
}
dueling-nobles-rulebook-never = { $action }: volgens deze regels mag dit niet.
dueling-nobles-rulebook-often = { $limit ->
    [none] Dit mag zo vaak per beurt als je wilt.
    [one] Dit mag één keer per beurt.
   *[other] Dit mag hoogstens { $limit } keer per beurt.
}
dueling-nobles-rulebook-sell = { $action }: leg 3 steunkaarten van één kleur uit je hand af. Je krijgt er { $sale_gold } goud voor. { $often }
dueling-nobles-rulebook-tax = { $action }: { $tax_may_vanquish ->
    [yes] een van je heren verliest 1 energie en jij krijgt 1 goud. Het mag zijn laatste zijn: dan is hij verslagen.
   *[no] een van je heren verliest 1 energie en jij krijgt 1 goud. Een heer met maar 1 energie kun je niet belasten.
} { $taxes ->
    [each-king] Dit mag één keer per beurt met elk van je heren.
   *[one-king] Dit mag één keer per beurt, met één heer.
}
dueling-nobles-rulebook-buy = { $action }: { $cards_per_purchase ->
    [one] betaal 1 goud en trek 1 steunkaart. Er moet er nog een in de steunstapel of de aflegstapel zitten.
   *[other] kies hoeveel steunkaarten je wilt, hoogstens { $cards_per_purchase }. Betaal 1 goud per kaart, alles voordat je een kaart ziet, en trek ze dan. Je kunt niet meer kaarten kopen dan er in de steunstapel en de aflegstapel samen zitten.
} { $often }
dueling-nobles-rulebook-recruit = { $action }: betaal { $recruit_cost } goud en draai de bovenste kaart van de edelenstapel om. Deze edele komt met volle energie naar je hof. Er moet nog een edele in de stapel zitten. { $often }
dueling-nobles-rulebook-weapon = { $action }: leg een 2 of een 3 uit je hand onder een van je edelen die nog geen wapen heeft. { $often }
dueling-nobles-rulebook-move-weapon = { $action }: { $weapons_may_swap ->
    [yes] pak het wapen van een van je edelen en geef het aan een andere. Heeft die ook een wapen, dan ruilen de twee edelen.
   *[no] pak het wapen van een van je edelen en geef het aan een andere die er geen heeft.
} { $often }
dueling-nobles-rulebook-heal = { $action }: leg een hartenkaart (♥) af. Een van je edelen die energie heeft verloren, krijgt er 1 terug. Dit mag één keer in de hele partij.
dueling-nobles-rulebook-draw-three = { $action }: leg een ruitenkaart (♦) af en trek 3 steunkaarten, of alles wat er nog is als dat minder is. Je tegenstander moet daarvoor meer edelen aan het hof hebben dan jij. Dit mag één keer in de hele partij.
dueling-nobles-rulebook-recover = { $support_decks ->
    [each] { $action }: leg een klaverenkaart (♣) af en pak een kaart naar keuze van je eigen aflegstapel, maar niet die klaverenkaart zelf. De stapel mag vooraf niet leeg zijn. Dit mag één keer in de hele partij.
   *[shared] { $action }: leg een klaverenkaart (♣) af en pak een kaart naar keuze van de aflegstapel, maar niet die klaverenkaart zelf. De stapel mag vooraf niet leeg zijn. Dit mag één keer in de hele partij.
}
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] leg een schoppenkaart (♠) af. Je tegenstander legt alle handkaarten open neer, en deze kaarten blijven open. Kaarten die er later bij komen, zijn weer verborgen.
   *[no] leg een schoppenkaart (♠) af en bekijk alle handkaarten van je tegenstander. Daarna zijn ze weer verborgen.
} Dit mag één keer in de hele partij.
dueling-nobles-rulebook-challenge = { $action }: kies een van je edelen als aanvaller en een edele van je tegenstander als doelwit. Ze vechten een duel uit, stap voor stap zoals hieronder beschreven. { $often }

## After the phases

dueling-nobles-rulebook-duel = Het duel
    Doorschuiven: voordat er is gegooid, mag de verdediger { $deflect_cost } goud betalen en een andere edele uit hetzelfde hof als doelwit aanwijzen. Dit kan één keer per duel.
    Kracht: elke kant telt de kracht van de edele: { $base_strength-king } voor een heer, { $base_strength-queen } voor een vrouw en { $base_strength-jack } voor een boer. Een wapen telt er 2 of 3 bij op.
    Inspiratie: een vrouw krijgt er { $queen_bonus } bij voor elke andere edele die op dat moment in haar hof ligt.
    Dobbelstenen: elke speler gooit één dobbelsteen en telt de worp erbij op. Met een heer mag je twee dobbelstenen gooien en beide optellen. Het maakt niet uit wie er eerst gooit.
    Steun: nu mag elke speler één steunkaart uit de hand spelen en het getal erbij optellen. Met een boer mag je er twee spelen, allebei tegelijk. De aanvaller speelt als eerste, of past; daarna doet de verdediger hetzelfde. Ook een 2 of een 3 mag je hier spelen.
    Adrenaline: een steunkaart in de kleur van de edele zelf telt { $adrenaline } extra. Speelt een boer twee zulke kaarten, dan geldt dat voor allebei.
    Voltreffer: een aas geeft geen punten en geen adrenaline, maar wie er een speelt, wint het duel, wat de totalen ook zijn. Spelen beide spelers een aas, dan is het gelijk. Een aas mag een van de twee kaarten van een boer zijn.
    Winst: zonder aas wint het hoogste totaal. De winnaar krijgt { $win_gold } goud, en de edele die heeft verloren, raakt 1 energie kwijt.
    Gelijk: beide edelen verliezen 1 energie, en niemand krijgt goud.
    Na het duel: de gespeelde steunkaarten gaan naar de aflegstapel, die van de aanvaller eerst. Daarna is een edele zonder energie verslagen: het wapen gaat naar de aflegstapel en de edele wordt door de edelenstapel geschud.

dueling-nobles-rulebook-abilities = De vier vaardigheden
    Elke kleur heeft één vaardigheid: { $abilities }. Elke speler mag ze alle vier één keer per partij gebruiken.
    Je gebruikt een vaardigheid door een steunkaart van die kleur uit je hand af te leggen. Elke kaart van die kleur is goed, ook een aas: het getal doet er niet toe. Je mag in één beurt verschillende vaardigheden gebruiken.

dueling-nobles-rulebook-abilities-some = Vaardigheden
    Volgens deze regels zijn er: { $abilities }. Elke speler mag elk daarvan één keer per partij gebruiken.
    Je gebruikt een vaardigheid door een steunkaart van die kleur uit je hand af te leggen. Elke kaart van die kleur is goed, ook een aas: het getal doet er niet toe. Je mag in één beurt verschillende vaardigheden gebruiken.

dueling-nobles-rulebook-weapons = Wapens
    Een 2 of een 3 onder een edele is een wapen. Het telt in elk duel 2 of 3 op bij de kracht van de edele. De kleur doet er niet toe.
    Een edele heeft hoogstens één wapen. Is de edele verslagen, dan gaat het wapen naar de aflegstapel.

dueling-nobles-rulebook-decks = Stapels en schudden
    { $support_decks ->
        [each] Trek steunkaarten een voor een van je eigen steunstapel. Is die leeg, schud dan je aflegstapel: dat is je nieuwe steunstapel, en je trekt verder. Is je aflegstapel ook leeg, dan trek je niets meer.
       *[shared] Trek steunkaarten een voor een. Is de steunstapel leeg, schud dan de aflegstapel: dat is de nieuwe steunstapel, en je trekt verder. Is de aflegstapel ook leeg, dan trek je niets meer.
    }
    { $support_decks ->
        [each] Trek je de laatste kaart van je steunstapel, schud dan meteen je aflegstapel. Je kaarten en wapens gaan naar je eigen aflegstapel. Beide spelers kunnen dezelfde kaart in de hand hebben.
       *[shared] Trek je de laatste kaart van de steunstapel, schud dan meteen de aflegstapel.
    }
    Een verslagen edele wordt door de edelenstapel geschud en kan opnieuw worden gerekruteerd, door beide spelers. Zolang de edelenstapel leeg is, kan niemand rekruteren.

dueling-nobles-rulebook-end = Einde van het spel
    { $victory ->
        [turn-start] Is een hof leeg, dan gaat de partij voorlopig door: in de eigen beurt kan die speler nog werven. Is het hof leeg als de beurt van de tegenstander zou beginnen, dan wint de tegenstander, ook met een leeg hof.
       *[at-once]
            Is je hof leeg, dan heb je verloren en heeft je tegenstander gewonnen.
            { $tax_may_vanquish ->
                [yes] Dat geldt ook als je laatste edele een heer is die door een belasting is verslagen.
               *[other] {""}
            }
            { $both_empty ->
                [attacker] Maakt één duel beide hoven leeg, dan wint de aanvaller.
                [defender] Maakt één duel beide hoven leeg, dan wint de verdediger.
               *[draw] Maakt één duel beide hoven leeg, dan is het gelijkspel.
            }
    }
    Je mag op elk moment opgeven; dan wint je tegenstander.
