# The rules of Duel for a player who does not know the game.

duel-rulebook-aim = Doel van het spel
    Dit is een oorlog tussen twee tot zes spelers, elk met een eigen pak kaarten. Legers botsen, aanvoerders gaan voorop, en wie een gevecht verliest, raakt kaarten kwijt.
    Je trekstapel is je kracht: wie niets meer te trekken heeft, ligt eruit. Wie als laatste overblijft, wint.

duel-rulebook-table = De tafel
    { $deck ->
        [52] Elke speler heeft een deck van 52 kaarten zonder jokers. Kaarten wisselen nooit van eigenaar, en kleuren doen er niet toe.
       *[other] Elke speler heeft een deck van 52 kaarten met jokers: samen { $deck } kaarten. Kaarten wisselen nooit van eigenaar, en kleuren doen er niet toe.
    }
    Je hand is verborgen, je trekstapel ligt gedekt en je aflegstapel ligt open. Iedereen mag de bovenste kaart van een aflegstapel bekijken, maar de kaarten eronder niet.
    Heren, vrouwen en boeren zijn aanvoerders. Zij geven kracht in een gevecht: een heer telt { $warlord_bonus-king }, een vrouw { $warlord_bonus-queen } en een boer { $warlord_bonus-jack }.
    De kaarten van 4 tot en met 10 zijn legers, elk zo sterk als het getal. De meeste kaarten zijn legers.
    Drieën en tweeën zijn steunkaarten, paarden en wapens voor een leger: een 3 telt { $support_values-three }, een 2 telt { $support_values-two }.
    Azen vechten nooit; ze schakelen aanvoerders uit en slaan aanvallen af.
    { $warlord_slots ->
        [one] Je hebt 1 plaats voor een aanvoerder.
       *[other] Je hebt { $warlord_slots } plaatsen voor aanvoerders.
    }

duel-rulebook-setup = Klaarzetten
    { $hand_size ->
        [0] Elke speler schudt het eigen deck en laat een andere speler couperen. Er wordt niets uitgedeeld: alle kaarten vormen de trekstapel.
        [one] Elke speler schudt het eigen deck, laat een andere speler couperen en trekt 1 kaart. De andere { $draw_pile } kaarten vormen de trekstapel.
       *[other] Elke speler schudt het eigen deck, laat een andere speler couperen en trekt { $hand_size } kaarten. De andere { $draw_pile } kaarten vormen de trekstapel.
    }
    Spreek zelf af wie er begint. De beurt gaat steeds naar rechts.

duel-rulebook-turn = Een beurt
    Een beurt heeft drie fasen: voorbereiding, aanval en herstel. Niets daarin is verplicht, maar je gaat nooit terug naar een eerdere fase.
    { $draw_per_turn ->
        [one] Aan het begin van de voorbereiding trek je een kaart.
       *[other] Aan het begin van de voorbereiding trek je { $draw_per_turn } kaarten, of wat er nog in de trekstapel zit.
    }
    { $used_may_be_exchanged ->
        [yes] Daarna mag je zoveel aanvoerders als je wilt uit je hand gedekt op lege plaatsen leggen, en aanvoerders op je plaatsen, ook gebruikte, wisselen voor andere uit je hand. De oude aanvoerder gaat naar je aflegstapel.
       *[no] Daarna mag je zoveel aanvoerders als je wilt uit je hand gedekt op lege plaatsen leggen, en gedekte aanvoerders op je plaatsen wisselen voor andere uit je hand. De oude aanvoerder gaat naar je aflegstapel.
    }
    { $attacks_per_turn ->
        [none] In de fase aanval mag je de speler rechts van je aanvallen, zo vaak als je wilt.
        [0] Aanvallen mag alleen in een wraakbeurt.
        [one] In de fase aanval mag je de speler rechts van je één keer aanvallen.
       *[other] In de fase aanval mag je de speler rechts van je hoogstens { $attacks_per_turn } keer aanvallen.
    }
    In de fase herstel leg je je open aanvoerders weer gedekt. Een open aanvoerder is gebruikt en kan tot dan niet vechten: wie heeft verdedigd, kan in je volgende beurt niet aanvallen, en wie heeft aangevallen, staat weer klaar om te verdedigen. Een aanvoerder die open heeft gelegen, blijft bij iedereen bekend tot die wordt afgelegd.
    { $first_round_skips ->
        [yes] In de eerste ronde heeft iedereen behalve de laatste speler alleen de voorbereiding.
       *[no] Er is geen korte eerste ronde: de eerste speler mag meteen aanvallen.
    }

duel-rulebook-battle = Een gevecht
    Aanval: speel een legerkaart gedekt. Je mag een van je gedekte aanvoerders aanwijzen die de aanval aanvoert. Zonder legerkaart is er geen aanval.
    { $sole_warlord_defends ->
        [yes] Verdediging: wijs een gedekte aanvoerder aan, speel een legerkaart gedekt, doe allebei of doe niets. Een aanvoerder alleen verdedigt met de eigen bonus.
       *[no] Verdediging: speel een legerkaart gedekt en wijs als je wilt een gedekte aanvoerder aan, of doe niets. Een aanvoerder alleen verdedigt niet.
    }
    { $supports_per_side ->
        [0] Er zijn geen steunkaarten in gevechten.
        [one] Steun: eerst mag de aanvaller, dan de verdediger gedekt een steunkaart inzetten. Daar hoort een legerkaart bij.
       *[other] Steun: eerst mag de aanvaller, dan de verdediger gedekt hoogstens { $supports_per_side } steunkaarten inzetten. Daar hoort een legerkaart bij.
    }
    Alle kaarten van het gevecht worden opengelegd. Leger, aanvoerder en steun samen zijn de kracht; een kant zonder kaarten heeft 0.
    { $damage_rounding ->
        [up] Is de aanvaller sterker, dan loopt de verdediger schade op: het verschil gedeeld door { $damage_divisor }, naar boven afgerond. De verdediger legt zoveel kaarten van de trekstapel op de aflegstapel.
       *[down] Is de aanvaller sterker, dan loopt de verdediger schade op: het verschil gedeeld door { $damage_divisor }, naar beneden afgerond. De verdediger legt zoveel kaarten van de trekstapel op de aflegstapel.
    }
    { $failed_warlord_lost ->
        [yes] Is de verdediger sterker, dan is de aanval afgeslagen en gaat de aanvoerder van de aanvaller naar de aflegstapel.
       *[no] Is de verdediger sterker, dan is de aanval afgeslagen; de aanvoerder blijft.
    }
    { $unled_fail_draw ->
        [0] Een afgeslagen aanval zonder aanvoerder kost niets.
        [one] Een afgeslagen aanvaller zonder aanvoerder trekt een kaart en legt die af.
       *[other] Een afgeslagen aanvaller zonder aanvoerder trekt { $unled_fail_draw } kaarten en legt ze af.
    }
    { $tie ->
        [defender] Is de kracht gelijk, dan is de aanval ook afgeslagen.
       *[draw] Is de kracht gelijk, dan verliezen beide spelers alleen de gebruikte kaarten.
    }
    Leger- en steunkaarten worden na het gevecht afgelegd. De andere aanvoerders blijven liggen, open.

duel-rulebook-aces = Azen
    { $aces_defend ->
        [any-time] Als verdediger mag je op elk moment van een gevecht een aas spelen om de aanval af te slaan. Liggen de kaarten eenmaal open, dan is dat je laatste kans, en alleen als de aanvaller sterker is.
        [before-reveal] Als verdediger mag je op elk moment voordat de kaarten open liggen een aas spelen om de aanval af te slaan.
       *[never] In gevechten kun je geen azen spelen.
    }
    { $aces_defend ->
        [never] {""}
       *[other] { $ace_fails_unled ->
            [yes] De aanvaller legt dan de legerkaart, de steunkaarten en de aanvoerder af; een aanvaller zonder aanvoerder betaalt voor een afgeslagen aanval. Een aanvoerder die jij hebt aangewezen, wordt opengelegd en blijft; jouw leger- en steunkaarten worden afgelegd.
           *[no] De aanvaller legt dan de legerkaart, de steunkaarten en de aanvoerder af. Een aanvoerder die jij hebt aangewezen, wordt opengelegd en blijft; jouw leger- en steunkaarten worden afgelegd.
        }
    }
    { $aces_defend ->
        [never] {""}
       *[other] Een aanvaller speelt in een gevecht nooit een aas.
    }
    { $aces_outside ->
        [no] Buiten gevechten kun je geen azen spelen.
       *[yes] { $ace_targets ->
            [neighbours] Buiten gevechten mag je op elk moment een aas spelen, zelfs in de beurt van een ander, en een aanvoerder van een van je twee buren kiezen: die gaat naar de aflegstapel.
            [right] Buiten gevechten mag je op elk moment een aas spelen, zelfs in de beurt van een ander, en een aanvoerder van de speler rechts van je kiezen: die gaat naar de aflegstapel.
           *[any] Buiten gevechten mag je op elk moment een aas spelen, zelfs in de beurt van een ander, en een aanvoerder van een andere speler kiezen: die gaat naar de aflegstapel.
        }
    }

duel-rulebook-end = Einde van het spel
    Wie aan het begin van de eigen beurt een lege trekstapel heeft, ligt eruit.
    { $out_when ->
        [empty] Ook wie na een gevecht een lege trekstapel heeft, ligt er meteen uit.
       *[other] {""}
    }
    { $revenge_turn ->
        [yes] Wie eruit ligt omdat er niets te trekken viel, heeft nog één wraakbeurt, mits er nog twee andere spelers over zijn: de voorbereiding, één aanval, en azen.
       *[no] Er is geen wraakbeurt.
    }
    De kaarten van wie eruit ligt, blijven liggen waar ze liggen, en de anderen sluiten de kring. Wie als laatste overblijft, wint.
    Je mag altijd opgeven als er geen gevecht bezig is.

duel-rulebook-reinforcements = { $reinforcements ->
    [no] {""}
   *[yes]
        Versterkingen
        { $reinforcement_cards ->
            [one] In elk deck zit hiervoor een joker. In je eigen beurt mag je die op elk moment tonen: schud je aflegstapel, leg er 1 kaart van op je trekstapel en schud die.
           *[other] In elk deck zit hiervoor een joker. In je eigen beurt mag je die op elk moment tonen: schud je aflegstapel, leg er hoogstens { $reinforcement_cards } kaarten van op je trekstapel en schud die.
        }
        { $forced_reinforcement_cards ->
            [one] Als je trekstapel leeg is, mag dit in ieders beurt, totdat je moet trekken; dan is het 1 kaart.
           *[other] Als je trekstapel leeg is, mag dit in ieders beurt, totdat je moet trekken; dan zijn het hoogstens { $forced_reinforcement_cards } kaarten.
        }
        De rest en de joker vormen je nieuwe aflegstapel.
}

duel-rulebook-ally = { $hidden_ally ->
    [no] {""}
   *[yes]
        De geheime bondgenoot
        In elk deck zit hiervoor een joker. Je speelt die als elke kaart die je wilt, en zegt welke zodra hij wordt opengelegd.
        Als aanvoerder op tafel blijft hij die aanvoerder tot hij wordt afgelegd. In een stapel is hij weer de geheime bondgenoot.
}

## The mat to print.

duel-mat-discard = Aflegstapel
