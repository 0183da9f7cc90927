# Duel: names, rules, actions, consequences and refusals.

# Same as in English.
duel-title = Duel
duel-gauge = Trekstapel

## Editions

# Same as in English.
duel-edition-csatho = Csathó
duel-edition-csatho-about = De regels zoals Áron Csathó ze in 2004 heeft opgeschreven.

## Phases and parts

duel-phase-setup = klaarzetten
duel-phase-over = einde van het spel
duel-phase-preparation = voorbereiding
duel-phase-attack = aanval
duel-phase-renewal = herstel
duel-part-army = Leger
duel-part-warlord = Aanvoerder
duel-part-support = Steun
duel-part-ace = Aas

## Cards

duel-card-ace = een aas
duel-card-joker = de joker
duel-card-ally = de geheime bondgenoot
duel-card-ally-as = de geheime bondgenoot als { $rank }
duel-card-unseen = een kaart die niemand heeft gezien
duel-term = { $part } { $card }
duel-attacker = { $player }, aanvaller
duel-defender = { $player }, verdediger

## Kinds of action

duel-kind-setup = Uitdelen
duel-kind-next-phase = Volgende fase
duel-kind-next-phase-about = Ga door naar de volgende fase; na de laatste begint de beurt van de volgende speler.
duel-kind-end-turn = Beurt beëindigen
duel-kind-end-turn-about = Sla de overige fasen over; je legt je gebruikte aanvoerders ook dan weer gedekt.
duel-kind-warlord = Aanvoerder spelen
duel-kind-warlord-about = Leg een heer, vrouw of boer uit je hand gedekt op een lege plaats.
duel-kind-exchange = Aanvoerder wisselen
duel-kind-exchange-about = Leg een van je aanvoerders af en leg er een andere uit je hand gedekt voor in de plaats.
duel-kind-attack = Aanvallen
duel-kind-attack-about = Speel een legerkaart gedekt tegen de speler rechts van je, als je wilt met een aanvoerder.
duel-kind-defend = Verdedigen
duel-kind-defend-about = Kies een aanvoerder, een legerkaart, allebei of niets.
duel-kind-support = Steun
duel-kind-support-about = { $most ->
    [0] Volgens deze regels zijn er geen steunkaarten in gevechten.
    [one] Leg een 3 of een 2 gedekt bij je legerkaart, of niets.
   *[other] Leg hoogstens { $most } steunkaarten, drieën en tweeën, gedekt bij je legerkaart, of niets.
}
duel-kind-reveal = Kaarten openleggen
duel-kind-reveal-about = Noem de kaarten van het gevecht, die nu open liggen.
duel-kind-resolve = Geen aas
duel-kind-resolve-about = De verdediger speelt geen aas, en het gevecht is beslist.
duel-kind-ace = Aas spelen
duel-kind-ace-about = Schakel een aanvoerder van een tegenstander uit of sla als verdediger de aanval af.
duel-kind-reinforce = Versterkingen
duel-kind-reinforce-about = Toon de joker en breng kaarten van je aflegstapel terug in je trekstapel.
duel-kind-out = Geen joker
duel-kind-out-about = Je hebt geen joker of speelt die niet: je ligt eruit.
duel-kind-concede = Opgeven
duel-kind-concede-about = Je verlaat het spel; de anderen spelen door.
duel-kind-tell = Kaarten noemen
duel-kind-tell-about = Noem de bovenste kaarten van een aflegstapel of de aanvoerder op een plaats.

## House rules

duel-group-optional = Optionele regels
duel-group-start = Begin van de partij
duel-group-turn = Een beurt
duel-group-battle = Gevechten
duel-group-thwarted = Afgeslagen aanvallen
duel-group-aces = Azen
duel-group-end = Einde van het spel

duel-rule-hand-size = Uitgedeelde kaarten
duel-rule-hand-size-about = Met hoeveel kaarten elke speler begint.
duel-rule-draw-per-turn = Kaarten trekken per beurt
duel-rule-draw-per-turn-about = Hoeveel kaarten je aan het begin van een beurt trekt.
duel-rule-warlord-slots = Plaatsen voor aanvoerders
duel-rule-warlord-slots-about = Hoeveel aanvoerders elke speler op tafel kan hebben.
duel-rule-attacks-per-turn = Aanvallen per beurt
duel-rule-attacks-per-turn-about = Hoogste aantal aanvallen in één beurt.
duel-rule-first-round-skips = Korte eerste ronde
duel-rule-first-round-skips-about = Of iedereen behalve de laatste speler in de eerste ronde alleen de voorbereiding heeft.
duel-rule-used-may-be-exchanged = Gebruikte aanvoerders wisselen
duel-rule-used-may-be-exchanged-about = Of je een open aanvoerder voor een andere mag wisselen.
duel-rule-warlord-bonus = Bonus van aanvoerders
duel-rule-warlord-bonus-about = Hoeveel kracht een aanvoerder toevoegt.
duel-rule-support-values = Waarde van steunkaarten
duel-rule-support-values-about = Hoeveel kracht een steunkaart toevoegt.
duel-rule-supports-per-side = Steunkaarten per kant
duel-rule-supports-per-side-about = Hoeveel steunkaarten één kant hoogstens in een gevecht inzet.
duel-rule-sole-warlord-defends = Aanvoerder verdedigt alleen
duel-rule-sole-warlord-defends-about = Of een aanvoerder zonder legerkaart mag verdedigen.
duel-rule-damage-divisor = Schade gedeeld door
duel-rule-damage-divisor-about = Het verschil in kracht wordt door dit getal gedeeld.
duel-rule-damage-rounding = Schade afronden
duel-rule-damage-rounding-about = Hoe breuken bij de schade worden afgerond.
duel-rule-tie = Gelijke kracht
duel-rule-tie-about = Of de aanval bij gelijke kracht wordt afgeslagen, of dat geen van beiden iets verliest.
duel-rule-failed-warlord-lost = Afgeslagen aanvoerder kwijt
duel-rule-failed-warlord-lost-about = Of je bij een aanval die te zwak was de aanvoerder verliest.
duel-rule-unled-fail-draw = Prijs zonder aanvoerder
duel-rule-unled-fail-draw-about = Hoeveel kaarten een afgeslagen aanvaller zonder aanvoerder trekt en aflegt.
duel-rule-aces-outside = Azen buiten gevechten
duel-rule-aces-outside-about = Of een aas ook buiten een gevecht een aanvoerder mag uitschakelen.
duel-rule-ace-targets = Bereik van deze azen
duel-rule-ace-targets-about = Van welke spelers een aas buiten een gevecht een aanvoerder mag uitschakelen.
duel-rule-aces-defend = Azen in de verdediging
duel-rule-aces-defend-about = Wanneer de verdediger een aanval met een aas mag afslaan.
duel-rule-ace-fails-unled = Ook betalen bij een aas
duel-rule-ace-fails-unled-about = Of een aanvaller zonder aanvoerder ook betaalt als een aas de aanval afslaat.
duel-rule-out-when = Uit het spel
duel-rule-out-when-about = Wie uit het spel ligt.
duel-rule-revenge-turn = Wraakbeurt
duel-rule-revenge-turn-about = Of wie niet kon trekken, nog één laatste beurt speelt.
duel-rule-reinforcements = Versterkingen
duel-rule-reinforcements-about = In elk deck een joker die afgelegde kaarten terugbrengt.
duel-rule-reinforcement-cards = Kaarten als versterking
duel-rule-reinforcement-cards-about = Hoeveel kaarten de joker hoogstens terugbrengt in je eigen beurt.
duel-rule-forced-reinforcement-cards = Kaarten bij lege stapel
duel-rule-forced-reinforcement-cards-about = Hoeveel kaarten de joker hoogstens terugbrengt als de trekstapel leeg is.
duel-rule-hidden-ally = Geheime bondgenoot
duel-rule-hidden-ally-about = In elk deck een joker die je als elke kaart kunt spelen.

duel-value-each = { $name } telt { $number }
duel-value-three = 3
duel-value-two = 2
duel-value-up = naar boven
duel-value-down = naar beneden
duel-value-defender = de aanval wordt afgeslagen
duel-value-draw = geen van beiden verliest iets
duel-value-neighbours = beide buren
duel-value-right = de rechterbuur
duel-value-any = elke speler
duel-value-any-time = op elk moment
duel-value-before-reveal = voordat de kaarten open liggen
duel-value-never = nooit
duel-value-cannot-draw = wie niet kan trekken
duel-value-empty = ook wie na een gevecht een lege trekstapel heeft

## Actions

duel-headline-setup = { $first } heeft de eerste beurt
duel-headline-next-phase = { $player } gaat door naar de fase { $phase }
duel-headline-end-turn = { $player } beëindigt de beurt
duel-headline-warlord = { $card ->
    [none] { $player } legt een aanvoerder gedekt op plaats { PLACE($slot) }
   *[other] { $player } legt { $card } gedekt op plaats { PLACE($slot) }
}
duel-headline-exchange = { $card ->
    [none] { $player } wisselt de aanvoerder op plaats { PLACE($slot) }
   *[other] { $player } wisselt de aanvoerder op plaats { PLACE($slot) } voor { $card }
}
duel-headline-attack = { $slot ->
    [none] { $player } valt { $opponent } aan zonder aanvoerder
   *[other] { $leader ->
        [none] { $player } valt { $opponent } aan met de aanvoerder op plaats { PLACE($slot) }
       *[other] { $player } valt { $opponent } aan met { $leader } als aanvoerder
    }
}
duel-headline-defend = { $slot ->
    [none] { $army ->
        [yes] { $player } verdedigt met een legerkaart
       *[no] { $player } verdedigt niet
    }
   *[other] { $army ->
        [yes] { $player } verdedigt met een legerkaart en de aanvoerder op plaats { PLACE($slot) }
       *[no] { $player } verdedigt met alleen de aanvoerder op plaats { PLACE($slot) }
    }
}
duel-headline-support = { $count ->
    [0] { $player } zet geen steunkaart in
    [one] { $player } zet gedekt een steunkaart in
   *[other] { $player } zet gedekt { $count } steunkaarten in
}
duel-headline-reveal = { $attacker } en { $defender } leggen hun kaarten open
duel-headline-resolve = { $player } speelt geen aas
duel-headline-ace = { $target ->
    [yes] { $player } speelt { $card } tegen de aanvoerder van { $against } op plaats { PLACE($slot) }
   *[no] { $player } speelt { $card } als verdediging{ $led ->
        [yes] : { $attacker } verliest de aanvoerder
       *[no] {""}
    }
}
duel-headline-reinforce = { $player } toont de joker en roept versterkingen op
duel-headline-out = { $player } heeft geen joker om te spelen
duel-headline-concede = { $player } geeft op
duel-headline-tell = { $told ->
    [nothing] Aflegstapel van { $player }: niets genoemd
    [discard] Boven op de aflegstapel van { $player }: { $cards }
   *[slot] Aanvoerder van { $player } op plaats { PLACE($slot) }: { $card }
}
duel-headline-adjust-numbers = Correctie: { $player } heeft { $hand } in de hand, { $draw } in de trekstapel, { $discard } op de aflegstapel
duel-headline-adjust-slot = { $warlord ->
    [none] Correctie: { $player } heeft geen aanvoerder op plaats { PLACE($slot) }
   *[some] { $card ->
        [none] Correctie: { $player } heeft een onbekende aanvoerder op plaats { PLACE($slot) }
       *[other] { $face_up ->
            [yes] Correctie: { $player } heeft { $card } open op plaats { PLACE($slot) }
           *[no] Correctie: { $player } heeft { $card } gedekt op plaats { PLACE($slot) }
        }
    }
}

## Consequences

duel-then-dealt = Kaarten van elke speler: { $hand } in de hand, { $draw } in de trekstapel.
duel-event-turn-began = { $cut_short ->
    [yes] Beurt { $turn }: { $player } is aan zet. In de eerste ronde is er alleen de voorbereiding.
   *[no] Beurt { $turn }: { $player } is aan zet.
}
duel-event-phase-entered = De fase { $phase } begint.
duel-event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [one] { $player } trekt maar 1 van de { $wanted } kaarten: meer zaten er niet in de stapel.
       *[other] { $player } trekt maar { $cards } van de { $wanted } kaarten: meer zaten er niet in de stapel.
    }
   *[equal] { $cards ->
        [one] { $player } trekt een kaart.
       *[other] { $player } trekt { $cards } kaarten.
    }
}
duel-event-warlords-turned-down = { $count ->
    [one] { $player } legt een gebruikte aanvoerder weer gedekt.
   *[other] { $player } legt { $count } gebruikte aanvoerders weer gedekt.
}
duel-event-warlord-turned-up = { $player } legt { $warlord } open; de kaart blijft op tafel.
duel-event-compared = { $attacker } { $attacker_strength } tegen { $defender } { $defender_strength }.
duel-event-last-chance = { $damage ->
    [0] { $player } loopt geen schade op, aas of niet.
    [one] Zonder aas legt { $player } nu 1 kaart van de trekstapel op de aflegstapel.
   *[other] Zonder aas legt { $player } nu { $damage } kaarten van de trekstapel op de aflegstapel.
}
duel-event-battle-ended = { $ace ->
    [none] { $verdict ->
        [attacker] De aanval van { $attacker } slaagt.
        [defender] De aanval is afgeslagen: { $defender } is sterker.
       *[tie] { $thwarted ->
            [yes] Gelijk, en dus is de aanval afgeslagen.
           *[no] Gelijk: beiden verliezen alleen de gebruikte kaarten.
        }
    }
   *[other] De aas slaat de aanval af.
}
duel-then-used = Leger- en steunkaarten gaan naar de aflegstapel van hun eigenaar.
duel-event-warlord-lost = { $warlord ->
    [none] { $fall ->
        [exchanged] { $player } legt de oude aanvoerder af.
       *[ace] { $player } legt de aanvoerder op de aflegstapel.
    }
   *[other] { $fall ->
        [thwarted] { $player } verliest { $warlord }: die gaat naar de aflegstapel.
        [ace] { $warlord } is uitgeschakeld: { $player } legt de kaart op de aflegstapel.
       *[exchanged] { $player } legt { $warlord } af.
    }
}
duel-event-lost = { $loss ->
    [penalty] { $cards ->
        [0] { $player } heeft geen kaarten meer om ervoor te betalen.
        [one] { $player } trekt een kaart en legt die af, omdat de aanval geen aanvoerder had.
       *[other] { $player } trekt { $cards } kaarten en legt ze af, omdat de aanval geen aanvoerder had.
    }
   *[damage] { $cards ->
        [0] { $player } heeft geen kaarten meer om te verliezen.
       *[other] { ORDER($cards, $wanted) ->
            [less] { $cards ->
                [one] { $player } legt de laatste kaart van de trekstapel op de aflegstapel, in plaats van { $wanted }.
               *[other] { $player } legt de laatste { $cards } kaarten van de trekstapel op de aflegstapel, in plaats van { $wanted }.
            }
           *[equal] { $cards ->
                [one] { $player } legt 1 kaart van de trekstapel op de aflegstapel.
               *[other] { $player } legt { $cards } kaarten van de trekstapel op de aflegstapel.
            }
        }
    }
}
duel-event-reinforced = { $cards ->
    [one] Schud de aflegstapel van { $player }, leg er 1 kaart van op de trekstapel en schud die dan. De rest is de nieuwe aflegstapel, met de joker bovenop.
   *[other] Schud de aflegstapel van { $player }, leg er { $cards } kaarten van op de trekstapel en schud die dan. De rest is de nieuwe aflegstapel, met de joker bovenop.
}
duel-event-waiting = { $why ->
    [cannot-draw] { $player } heeft niets te trekken. Alleen de joker helpt nu nog.
   *[emptied] De trekstapel van { $player } is leeg. Alleen de joker helpt nu nog.
}
duel-event-left = { $leaving ->
    [cannot-draw] { $player } heeft niets te trekken en ligt eruit.
    [emptied] De trekstapel van { $player } is leeg: { $player } ligt eruit.
   *[conceded] { $player } ligt eruit.
}
duel-event-revenge-began = { $player } heeft nog één laatste beurt: de wraakbeurt.
duel-event-game-ended = { $winner } wint de partij. Goed gespeeld!

## Refusals

duel-refusal-wrong-phase = { $when ->
    [short] In de eerste ronde heeft deze beurt alleen een voorbereiding.
    [later] Dit hoort bij de fase { $phase }: ga eerst verder tot die fase. Nu is het de fase { $now }.
   *[past] Dit hoort bij de fase { $phase }, die al voorbij is: wacht op de volgende beurt. Nu is het de fase { $now }.
}
duel-refusal-not-set-up = Deel eerst de kaarten uit.
duel-refusal-already-set-up = De kaarten zijn al uitgedeeld.
duel-refusal-limit-reached = { $revenge ->
    [yes] In een wraakbeurt mag je maar één keer aanvallen.
   *[no] { $limit ->
        [0] Volgens deze regels mag je niet aanvallen.
        [one] Je mag maar één keer per beurt aanvallen.
       *[other] Je mag maar { $limit } keer per beurt aanvallen.
    }
}
duel-refusal-wrong-count = { $of ->
    [support] { $max ->
        [0] Hier kunnen geen steunkaarten bij.
        [one] Eén steunkaart of geen, niet { $got }.
       *[other] Hoogstens { $max } steunkaarten, niet { $got }.
    }
    [shown-support] { $max ->
        [0] { $player } heeft geen steunkaart gespeeld
        [one] { $player } heeft 1 steunkaart gespeeld
       *[other] { $player } heeft { $max } steunkaarten gespeeld
    }; { $got ->
        [0] er is er geen genoemd.
        [one] er is er 1 genoemd.
       *[other] er zijn er { $got } genoemd.
    }
    [not-played] { $part ->
        [warlord] { $player } heeft in dit gevecht geen aanvoerder om te noemen.
       *[other] { $player } heeft geen legerkaart gespeeld om te noemen.
    }
    [tell] { $max ->
        [0] De aflegstapel van { $player } heeft geen kaarten
        [one] De aflegstapel van { $player } heeft 1 kaart
       *[other] De aflegstapel van { $player } heeft { $max } kaarten
    }; { $got ->
        [0] er is er geen genoemd.
        [one] er is er 1 genoemd.
       *[other] er zijn er { $got } genoemd.
    }
   *[reinforcements] { $max ->
        [one] De joker brengt nu 1 kaart terug, niet { $got }.
       *[other] De joker brengt nu 1 tot { $max } kaarten terug, niet { $got }.
    }
}
duel-refusal-duplicate-card = { $card } is twee keer genoemd, maar zit maar één keer in het deck.
duel-refusal-hand-too-small = { $needs ->
    [one] Hiervoor is een handkaart nodig; { $player } heeft er geen.
   *[other] Hiervoor zijn { $needs } handkaarten nodig; { $player } heeft er { $has }.
}
duel-refusal-card-elsewhere = { $card ->
    [none] Alle geschikte kaarten van { $player } liggen al ergens anders.
   *[other] { $card } kan daar niet zijn: die van { $player } ligt al ergens anders.
}
duel-refusal-not-a-support-card = { $card } is geen steunkaart: dat zijn alleen drieën en tweeën.
duel-refusal-not-a-warlord = { $card } is geen aanvoerder: dat zijn alleen heren, vrouwen en boeren.
duel-refusal-not-an-army-card = { $card } is geen legerkaart: dat zijn alleen de kaarten van 4 tot en met 10.
duel-refusal-not-an-ace = { $card } is geen aas.
duel-refusal-not-your-support = Nu zet { $turn } steunkaarten in, of geen.
duel-refusal-bad-adjustment-negative = Een hand of een stapel kan niet minder dan 0 kaarten hebben.
duel-refusal-bad-adjustment-deck = Samen met de aanvoerders op tafel zijn dit { $got } kaarten, maar het deck heeft er { $deck }.
duel-refusal-no-such-seat = Die speler is er niet: er spelen { $players } spelers mee.
duel-refusal-player-out = { $player } ligt eruit.
duel-refusal-pile-empty = De trekstapel van { $player } is leeg. Geef eerst aan of de joker wordt gespeeld.
duel-refusal-pile-not-empty = Er is geen trekstapel leeg, dus valt er over de joker niets te beslissen.
duel-refusal-battle-in-progress = Maak eerst het gevecht af.
duel-refusal-no-battle = Er is nu geen gevecht bezig.
duel-refusal-battle-order = { $step ->
    [defend] Eerst beslist { $player } of er wordt verdedigd.
    [reveal] Leg eerst de kaarten open.
    [last-chance] De kaarten liggen open: { $player } speelt nu een aas, of geen.
   *[other] Eerst zet { $player } steunkaarten in, of geen.
}
duel-refusal-no-such-slot = { $slots ->
    [one] Er is 1 plaats voor aanvoerders.
   *[other] Er zijn { $slots } plaatsen voor aanvoerders.
}
duel-refusal-slot-taken = { $slot ->
    [none] Op elke plaats ligt een aanvoerder.
   *[other] Op plaats { PLACE($slot) } ligt al een aanvoerder.
}
duel-refusal-slot-empty = { $slot ->
    [none] Er is geen aanvoerder om dit mee te doen.
   *[other] { $player } heeft geen aanvoerder op plaats { PLACE($slot) }.
}
duel-refusal-warlord-used = { $slot ->
    [none] Alle aanvoerders liggen open.
   *[other] De aanvoerder van { $player } op plaats { PLACE($slot) } ligt open: gebruikt tot de fase herstel.
}
duel-refusal-sole-warlord = Volgens deze regels kan een aanvoerder niet verdedigen zonder legerkaart.
duel-refusal-not-the-defender = In een gevecht kan alleen de verdediger een aas spelen: { $defender }.
duel-refusal-no-aces = { $in_battle ->
    [yes] Volgens deze regels kan een aas deze aanval nu niet meer stoppen.
   *[no] Volgens deze regels kun je buiten gevechten geen azen spelen.
}
duel-refusal-not-an-opponent = { $own ->
    [yes] Met je azen kun je je eigen aanvoerders niet uitschakelen.
   *[no] De azen van { $player } reiken niet tot { $against }.
}
duel-refusal-no-such-card = { $missing ->
    [joker] In deze decks zit geen joker voor versterkingen.
    [role] Geef aan als welke kaart de geheime bondgenoot wordt gespeeld.
    [itself] In een stapel heeft de geheime bondgenoot geen waarde.
   *[ally] In deze decks zit geen geheime bondgenoot.
}
duel-refusal-not-named = { $part ->
    [warlord] De aanvoerder van { $player } ligt nu open: noem die kaart.
   *[other] De legerkaart van { $player } ligt nu open: noem die kaart.
}
duel-refusal-other-card = De kaart van { $player } daar is al bekend: { $known }, niet { $named }.
duel-refusal-no-reinforcements = Volgens deze regels zijn er geen versterkingen.
duel-refusal-not-your-turn = { $player } kan nog kaarten trekken: de joker moet wachten tot de beurt van { $player }.
duel-refusal-discard-empty = De aflegstapel van { $player } is leeg: er valt niets terug te brengen.

## The table in a terminal

duel-table-setup = De kaarten zijn nog niet uitgedeeld.
duel-table-turn = Beurt { $turn }: { $player } is aan zet, { $phase }
duel-table-over = Na beurt { $turn }: { $result }
duel-table-cut-short = Deze beurt heeft alleen een voorbereiding.
duel-table-revenge = { $player } ligt eruit en speelt een laatste beurt.
duel-table-target = De volgende aanval is tegen { $player }.
duel-table-side = { $player }: trekstapel { $draw }, in de hand { $hand }, aflegstapel { $discard }
duel-table-side-out = { $player } (eruit): trekstapel { $draw }, in de hand { $hand }, aflegstapel { $discard }
duel-table-top = Boven op de aflegstapel: { $card }
duel-table-slot = Plaats { $slot }: { $warlord }
duel-table-slot-empty = leeg
duel-table-slot-unseen = een gedekte aanvoerder
duel-table-slot-down = { $card }, gedekt
duel-table-slot-up = { $card }, open en gebruikt
duel-table-pending = De trekstapel van { $player } is leeg: zonder joker ligt { $player } eruit.
duel-table-battle = Gevecht: { $attacker } tegen { $defender }
duel-table-step-defend = Nu beslist { $player } of er wordt verdedigd.
duel-table-step-support = Nu zet { $player } steunkaarten in, of geen.
duel-table-step-reveal = Nu worden de kaarten opengelegd.
duel-table-step-last-chance = { $player } mag nu een aas spelen.
duel-table-last = Laatste gevecht: { $attacker } { $attack } tegen { $defender } { $defence }, { $outcome ->
    [attacker] de aanvaller won
    [defender] de aanval werd afgeslagen
   *[tie] gelijk
}
duel-table-last-ace = Laatste gevecht: { $attacker } tegen { $defender }, afgeslagen met { $card }

## The command line’s battle

duel-battle-attacker = De aanvaller
duel-battle-defender = De verdediger
duel-battle-total = totaal
duel-battle-won = { $damage ->
    [one] De aanvaller is sterker, { $attack } tegen { $defence }: 1 kaart schade.
   *[other] De aanvaller is sterker, { $attack } tegen { $defence }: { $damage } kaarten schade.
}
duel-battle-thwarted = De verdediger is sterker, { $defence } tegen { $attack }: de aanval is afgeslagen.
duel-battle-thwarted-tie = Beiden hebben { $attack }: de aanval is afgeslagen.
duel-battle-tie = Beiden hebben { $attack }: ze verliezen alleen de gebruikte kaarten.

duel-misfit-no-part = { $card } kan niet meedoen in een gevecht.
duel-misfit-two-armies = Een kant kan maar één legerkaart hebben.
duel-misfit-two-warlords = Een kant kan maar één aanvoerder hebben.
duel-misfit-too-many-supports = { $value ->
    [0] Volgens deze regels zijn er geen steunkaarten.
    [one] Een kant zet hoogstens één steunkaart in.
   *[other] Een kant zet hoogstens { $value } steunkaarten in.
}
duel-misfit-support-without-army = Bij een steunkaart hoort een legerkaart.
duel-misfit-twice = { $card } is twee keer genoemd, maar zit maar één keer in het deck.
duel-misfit-no-army = Voor een aanval is een legerkaart nodig.
duel-misfit-sole-warlord = Volgens deze regels kan een aanvoerder niet verdedigen zonder legerkaart.

## Statistics

duel-count-battles = Gevechten
duel-lab-duels = Gevechten per partij
duel-count-share = Aandeel
duel-count-attacker = Aanvaller sterker
duel-count-defender = Verdediger sterker
duel-count-tie = Even sterk
duel-count-ace = Afgeslagen met een aas
duel-count-battles-note = { $count ->
    [one] Er is 1 gevecht geweest.
   *[other] Er zijn { $count } gevechten geweest.
}
duel-count-strengths = Gevechten naar kracht van de aanvaller
duel-count-strength = Kracht
duel-count-fought = Gevochten
duel-count-losses = Verliezen
duel-count-times = Keer
# Same as in English.
duel-count-least = Minimum
duel-count-median = Mediaan
duel-count-mean = Gemiddeld
# Same as in English.
duel-count-most = Maximum
duel-count-damage = Schade van een gevecht
duel-count-penalty = Prijs zonder aanvoerder
duel-count-cards = Aanvoerders en azen
duel-count-number = Aantal
duel-count-warlords-thwarted = Aanvoerders verloren bij afgeslagen aanvallen
duel-count-warlords-ace = Aanvoerders verloren door azen
duel-count-warlords-exchanged = Aanvoerders gewisseld
duel-count-aces-battle = Azen in gevechten
duel-count-aces-outside = Azen buiten gevechten
duel-count-reinforcements = Jokers voor versterkingen
duel-count-piles = Trekstapels aan het eind van elke beurt
duel-count-turn = Beurt
duel-count-place = { $place ->
    [1] Eerste speler
    [2] Tweede speler
    [3] Derde speler
    [4] Vierde speler
    [5] Vijfde speler
   *[6] Zesde speler
}
duel-count-won = Gewonnen partijen
duel-count-winner = Winnaar
duel-count-loser = Anderen
duel-count-piles-note = Gemiddeld aantal kaarten in de trekstapel, in de partijen die de beurt hebben bereikt.
duel-count-piles-shown = { $shown } van { $all } beurten zijn te zien: die in minstens 1 op de 20 partijen zijn bereikt, hoogstens { $most }.

## Results for other programs

duel-tally-cards-left = Kaarten over in de trekstapel
duel-tally-battles-won = Gewonnen gevechten

## A first game

duel-deal-about = Elke gespeelde kaart gaat naar de aflegstapel van de eigenaar. Wie aan het begin van de beurt niet kan trekken, ligt eruit; wie als laatste overblijft, wint.
duel-hint-guide = De app telt de stapels en rekent de gevechten uit; gedekte kaarten hoeven daarvoor niet bekend te zijn. Tips leggen elke stap uit; tips die je sluit, komen niet terug.
duel-needs = Elke speler heeft een pak kaarten nodig.
duel-hint-preparation = { $draw ->
    [one] Trek een kaart; de app heeft die al geteld. Speel dan gedekt aanvoerders.
   *[other] Trek { $draw } kaarten; de app heeft ze al geteld. Speel dan gedekt aanvoerders.
}
duel-hint-attack = Val de speler rechts van je aan met een gedekte legerkaart.
duel-hint-renewal = Je gebruikte aanvoerders zijn weer gedekt en staan klaar.
duel-hint-defend = Je weet niet hoe sterk de aanval is. Kies kaarten, of niets.
duel-hint-support = Naast een legerkaart telt een 3 voor { $three } en een 2 voor { $two }. De kaart blijft gedekt.
duel-hint-reveal = Leg alle kaarten open en tik ze aan: een heer telt { $king }, een vrouw { $queen }, een boer { $jack }.
duel-hint-last-chance = Alleen een aas kan de aanval nog stoppen. Zonder aas verlies je kaarten.
