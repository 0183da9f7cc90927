# The screens of Duel.

duel-screen-to-first = Wie begint er?
duel-screen-first = Wie begint er?
duel-screen-seating = Vul de namen in speelvolgorde in: iedereen zit rechts van de vorige.
duel-screen-deal = { $count ->
    [0] Schud je deck en laat een andere speler couperen. Er wordt niets uitgedeeld; het hele deck is de trekstapel.
    [one] Schud je deck, laat een andere speler couperen en trek 1 kaart. De rest is de trekstapel.
   *[other] Schud je deck, laat een andere speler couperen en trek { $count } kaarten. De rest is de trekstapel.
}
duel-screen-jokers = { $count ->
    [one] Doe een joker in elk deck: { $rules }.
   *[other] Doe { $count } jokers die er verschillend uitzien in elk deck: { $rules }.
}
duel-screen-first-which = Wie heeft de eerste beurt? Spreek dat zelf af.
duel-screen-begins = { $name } begint

duel-screen-warlord = Aanvoerder { $number }
duel-screen-warlord-of = { $warlord } van { $name }
duel-screen-is = { $what }: { $card }

duel-screen-seat = { $name }: { $draw } in de trekstapel, { $hand } in de hand, { $discard } op de aflegstapel.
duel-screen-seat-top = Bovenop ligt { $card }.
duel-screen-slot-down = Aanvoerder { $number } is gedekt en onbekend.
duel-screen-slot-known = Aanvoerder { $number } is gedekt: { $card }.
duel-screen-slot-up = Aanvoerder { $number } ligt open en is gebruikt: { $card }.
duel-screen-seat-out = Ligt eruit.
duel-screen-seat-attacks = Valt { $name } aan.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = eruit
duel-screen-status-pending = kaarten op
duel-screen-status-revenge = laatste beurt
duel-screen-status-won = wint
duel-screen-turns-left = { $count ->
    [0] geen beurt meer
    [one] nog 1 beurt
   *[other] nog { $count } beurten
}

duel-screen-revenge = { $name } ligt eruit en heeft nog een laatste beurt, zonder te trekken.
duel-screen-cut-short = Eerste ronde: trek zoals altijd, maar alleen de laatste speler mag aanvallen.
duel-screen-onward = { $phase } →
duel-answer-attack = { $warlord ->
    [none] Aanval zonder aanvoerder
   *[other] { $warlord } valt aan
}
duel-answer-attack-about = { $warlord ->
    [none] Legerkaart gedekt tegen { $name }, zonder aanvoerder.
   *[other] Legerkaart gedekt tegen { $name }, met { $warlord }.
}

duel-ask-exchange = Welke aanvoerder wordt afgelegd?
duel-answer-exchange = { $warlord } wisselen

duel-ask-ace-by = Wie speelt de aas?
duel-screen-ace-nobody = Er is geen aanvoerder binnen bereik.
duel-ask-ace-on = Welke aanvoerder schakelt de aas van { $name } uit?
duel-answer-ace = { $warlord ->
    [none] { $name } speelt hem
   *[other] { $ally ->
        [yes] Bondgenoot op { $name }: { $warlord }
       *[other] { $name }: { $warlord }
    }
}
duel-ask-ace-card = Wat speelt { $name }?
duel-screen-ace-of = { $name } speelt een aas
duel-ask-ace-warlord = Met welke aanvoerder heeft { $name } verdedigd? Die wordt opengelegd.
duel-screen-ace-in-battle-about = { $led ->
    [yes] Een aas slaat de aanval af, en { $attacker } verliest de aanvoerder.
   *[no] Een aas slaat de aanval af.
}

duel-screen-attacker = Aanvaller
duel-screen-defender = Verdediger
duel-screen-stronger = is sterker
duel-screen-weaker = is zwakker
duel-screen-equal = even sterk
duel-screen-pile = Trekstapel van { $name }: { $count }
duel-screen-strength = Kracht van { $name }: { $total }
duel-screen-laid = { $part } { $card }, open
duel-screen-laid-down = { $part }, gedekt

duel-ask-defend = Waarmee verdedigt { $name }?
duel-answer-defend = { $warlord ->
    [none] { $army ->
        [yes] Alleen leger
       *[other] Geen verdediging
    }
   *[other] { $army ->
        [yes] { $warlord } en leger
       *[other] { $warlord } alleen
    }
}
duel-screen-worth = De kracht van { $name } is minstens { $least } en hoogstens { $most }. Een verdediging die even sterk is, slaat de aanval af.
duel-screen-worth-draw = De kracht van { $name } is minstens { $least } en hoogstens { $most }. Een verdediging die sterker is, slaat de aanval af.
duel-screen-supports = Wie zet een steunkaart in? Eerst { $attacker }, dan { $defender }.
duel-ask-support = { $count ->
    [one] Zet { $name } een steunkaart in?
   *[other] Zet { $name } steunkaarten in?
}
duel-screen-support-both = Beiden één
duel-screen-support-only = Alleen { $name }
duel-screen-support-none = Niemand
duel-answer-support = { $count ->
    [0] { $name }: geen
    [one] { $name }: één
   *[other] { $name }: { $count }
}
duel-screen-name = { $number }/{ $count }: { $part } van { $name }. Welke kaart is dit?
duel-screen-name-what = { $name }, { $part }
duel-screen-suits = Ook kleuren
duel-screen-outcome-attacker = { $cards ->
    [0] { $attacker } is sterker, { $attack } tegen { $defence }, maar te weinig voor schade.
    [one] { $attacker } is sterker, { $attack } tegen { $defence }: { $defender } legt 1 kaart van de trekstapel op de aflegstapel.
   *[other] { $attacker } is sterker, { $attack } tegen { $defence }: { $defender } legt { $cards } kaarten van de trekstapel op de aflegstapel.
}
duel-screen-damage = { $rounding ->
    [none] Schade: ({ $attack } − { $defence }) : { $divisor }
    [up] Schade: ({ $attack } − { $defence }) : { $divisor }, naar boven afgerond
   *[down] Schade: ({ $attack } − { $defence }) : { $divisor }, naar beneden afgerond
}
duel-screen-outcome-defender = { $defender } is sterker, { $defence } tegen { $attack }: de aanval is afgeslagen.
duel-screen-outcome-tie = Beiden hebben { $attack }: de aanval is afgeslagen.
duel-screen-outcome-draw = Beiden hebben { $attack }: ze verliezen alleen de gespeelde kaarten.
duel-screen-all-there-is = { $count ->
    [0] De trekstapel van { $name } is al leeg.
    [one] De trekstapel van { $name } heeft nog maar 1 kaart.
   *[other] De trekstapel van { $name } heeft nog maar { $count } kaarten.
}
duel-screen-resolve = { $cards ->
    [0] Geen aas: verder
    [one] Geen aas: 1 kaart kwijt
   *[other] Geen aas: { $cards } kaarten kwijt
}
duel-screen-to-table = Terug naar de tafel

duel-screen-waits-draw = { $name } heeft niets meer te trekken. Is er een joker?
duel-screen-waits-emptied = Door het gevecht is de trekstapel van { $name } leeg. Is er een joker?
# Same as in English.
duel-screen-joker-for = { $count ->
    [one] Joker: 1 kaart
   *[other] Joker: { $count } kaarten
}
duel-screen-fewer = Joker voor minder…
duel-screen-is-out = { $name } ligt eruit
duel-ask-reinforce = Toon de joker en schud de aflegstapel. Kaarten daarvan gaan op de trekstapel, en die wordt ook geschud.
duel-ask-reinforce-number = Kaarten
duel-answer-reinforce = { $count ->
    [one] { $name }: 1 kaart
   *[other] { $name }: { $count } kaarten
}
duel-ask-concede = { $left ->
    [2] Als je opgeeft, verlies je.
   *[other] Als je opgeeft, lig je eruit. De anderen spelen door.
}
duel-answer-concede = { $name } geeft op

duel-screen-lasts = { $turns ->
    [0] Geen kaarten in de trekstapel
    [one] { $count } in de trekstapel, { $each } per beurt: genoeg voor 1 beurt
   *[other] { $count } in de trekstapel, { $each } per beurt: genoeg voor { $turns } beurten
}
duel-screen-has = { $name } heeft { $hand } in de hand en { $discard } op de aflegstapel.
duel-screen-attacks = { $name } mag alleen { $target } aanvallen.
duel-screen-seen = Gezien van dit deck
duel-screen-seen-about = Van elke waarde zijn er vier kaarten. Een gevulde stip is een kaart waarvan bekend is waar die ligt.
duel-screen-seen-rank = { $rank }: { $count } van 4 gezien
duel-screen-tell = Kaart noemen
duel-screen-tell-discard = Aflegstapel
duel-screen-tell-top = Welke kaart ligt boven op de aflegstapel van { $name }?
duel-screen-tell-below = Welke kaart van { $name } ligt onder { $card }?
duel-screen-tell-nothing = Elke kaart van de aflegstapel is bekend.
duel-correct-numbers = Hand en trekstapel van { $player }
duel-correct-draw = Trekstapel van { $player }
duel-correct-hand = Hand van { $player }
duel-correct-slot = Aanvoerder { PLACE($slot) }
duel-correct-warlord = { $warlord ->
    [none] geen
   *[some] { $card ->
        [none] onbekend
       *[other] { $face_up ->
            [yes] { $card } open
           *[no] { $card } gedekt
        }
    }
}

duel-screen-quick = Snel gevecht
duel-screen-quick-army = Kies de kaarten van beide kanten. Voor een aanval is een legerkaart nodig.
duel-screen-quick-needs = { $count ->
    [one] Met 1 meer zou de aanval zijn afgeslagen.
   *[other] Met { $count } meer zou de aanval zijn afgeslagen.
}
duel-screen-quick-house = { $count ->
    [one] Huisregels: 1 gewijzigd
   *[other] Huisregels: { $count } gewijzigd
}
duel-screen-quick-clear = Kaarten wissen
duel-screen-keys-digit = Kiezen, of een kaart noemen

duel-screen-figure-cards = Kaarten
duel-screen-figure-winner = Winnaars
duel-screen-figure-others = De anderen

## How to play

duel-lesson-aim = Je kracht
duel-lesson-aim-about = Elke speler heeft een deck. Je trekstapel is je kracht: kun je aan het begin van je beurt niet trekken, dan lig je eruit. Wie als laatste overblijft, wint.
duel-lesson-warlords = Aanvoerders
duel-lesson-warlords-about = Heren, vrouwen en boeren liggen gedekt voor je. Een van hen mag een aanval of verdediging aanvoeren.
duel-lesson-armies = Legers
duel-lesson-armies-about = De kaarten van 4 tot en met 10 vechten, elk zo sterk als het getal. Een 2 of een 3 ernaast maakt ze sterker.
duel-lesson-turn = Je beurt
duel-lesson-turn-about = Trek een kaart en speel aanvoerders. Daarna mag je de speler rechts van je aanvallen. Aan het eind staan je aanvoerders weer klaar.
duel-lesson-battle = Een gevecht
duel-lesson-battle-about = Beide spelers leggen kaarten gedekt neer en draaien ze tegelijk om. Is de aanval sterker, dan verliest de verdediger kaarten van de trekstapel.
duel-lesson-aces = Azen
duel-lesson-aces-about = Een aas vecht nooit. De kaart stopt een aanval of schakelt een aanvoerder van een van je buren uit.
