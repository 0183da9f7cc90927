# The messages of Duel.

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
duel-kind-next-phase-about = Ga door naar de volgende fase; na de laatste begint de beurt van de volgende speler.
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
duel-kind-support-about = { $supports_per_side ->
    [0] Volgens deze regels zijn er geen steunkaarten in gevechten.
    [one] Leg een 3 of een 2 gedekt bij je legerkaart, of niets.
   *[other] Leg hoogstens { $supports_per_side } steunkaarten, drieën en tweeën, gedekt bij je legerkaart, of niets.
}
duel-kind-reveal = Kaarten openleggen
duel-kind-reveal-about = Draai alle kaarten open en voer ze in.
duel-kind-resolve = Geen aas
duel-kind-resolve-about = De verdediger speelt geen aas, en het gevecht is beslist.
duel-kind-ace = Aas spelen
duel-kind-ace-about = Schakel een aanvoerder van een tegenstander uit of sla als verdediger de aanval af.
duel-kind-reinforce = Versterkingen
duel-kind-reinforce-about = Toon de joker en breng kaarten van je aflegstapel terug in je trekstapel.
duel-kind-out = Geen joker
duel-kind-out-about = Je hebt geen joker of speelt die niet: je ligt eruit.
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

duel-rule-value-each = { $name } telt { $number }
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

duel-headline-next-phase = { $player } gaat door naar de fase { $phase }
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
duel-then-cut-short = Deze beurt heeft alleen de voorbereiding: in de eerste ronde mag alleen de laatste speler aanvallen.
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
        [0] { $player } heeft geen kaarten meer voor de straf.
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
duel-count-attacker = Aanvaller sterker
duel-count-defender = Verdediger sterker
duel-count-tie = Even sterk
duel-count-ace = Afgeslagen met een aas
duel-count-battles-note = { $count ->
    [one] Er is 1 gevecht geweest.
   *[other] Er zijn { $count } gevechten geweest.
} Een gelijkspel dat de aanval afslaat, is een gevecht gewonnen door de verdediger.
duel-count-strengths = Gevechten naar kracht van de aanvaller
duel-count-strength = Kracht
duel-count-fought = Gevochten
duel-count-losses = Verliezen
# Same as in English.
duel-count-least = Minimum
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
duel-count-place = { $place ->
    [1] Eerste speler
    [2] Tweede speler
    [3] Derde speler
    [4] Vierde speler
    [5] Vijfde speler
   *[6] Zesde speler
}
duel-count-winner = Winnaar
duel-count-loser = Anderen
duel-count-piles-note = Gemiddeld aantal kaarten in de trekstapel, in de partijen die de beurt hebben bereikt.

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
duel-hint-renewal = Leg je gebruikte aanvoerders gedekt: ze staan weer klaar.
duel-hint-defend = Je weet niet hoe sterk de aanval is. Kies kaarten, of niets.
duel-hint-support = Naast een legerkaart telt een 3 voor { $three } en een 2 voor { $two }. De kaart blijft gedekt.
duel-hint-reveal = Leg alle kaarten open en tik ze aan: een heer telt { $king }, een vrouw { $queen }, een boer { $jack }.
duel-hint-last-chance = Alleen een aas kan de aanval nog stoppen. Zonder aas verlies je kaarten.

## The screens

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

duel-screen-warlord = Aanvoerder { $number }
duel-screen-warlord-of = { $warlord } van { $name }

duel-screen-seat = { $name }: { $draw } in de trekstapel, { $hand } in de hand, { $discard } op de aflegstapel.
duel-screen-slot-down = Aanvoerder { $number } is gedekt en onbekend.
duel-screen-slot-known = Aanvoerder { $number } is gedekt: { $card }.
duel-screen-slot-up = Aanvoerder { $number } ligt open en is gebruikt: { $card }.
duel-screen-seat-out = Ligt eruit.
duel-screen-seat-attacks = Valt { $name } aan.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = eruit
duel-screen-status-pending = kaarten op
duel-screen-status-revenge = laatste beurt
duel-screen-deck = Stapel
duel-screen-deck-count = Stapel { $count }
# Same as in English.
duel-screen-hand = Hand { $count }
duel-screen-discard = Afleg { $count }
duel-screen-used = gebruikt

duel-screen-revenge = { $name } ligt eruit en heeft nog een laatste beurt, zonder te trekken.
duel-screen-cut-short = Eerste ronde: { $name } trekt zoals altijd; alleen de laatste speler mag aanvallen.
duel-screen-attack-used = { $warlord } is gebruikt
duel-screen-attack-empty = Plaats { $number } is leeg
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
duel-screen-ace-of-any = Iemand speelt een aas
duel-screen-ace-outside-about = Schakel een aanvoerder van een tegenstander uit.
duel-screen-ace-of = { $name }: aas
duel-ask-ace-warlord = Met welke aanvoerder heeft { $name } verdedigd? Die wordt opengelegd.
duel-screen-ace-in-battle-about = { $led ->
    [yes] Een aas slaat de aanval af, en { $attacker } verliest de aanvoerder.
   *[no] { $penalty ->
        [0] Een aas slaat de aanval af.
        [one] Een aas slaat de aanval af; { $attacker } trekt een kaart en legt die af.
       *[other] Een aas slaat de aanval af; { $attacker } trekt { $penalty } kaarten en legt ze af.
    }
}

duel-screen-attacker = Aanvaller
duel-screen-defender = Verdediger
duel-screen-can-defend = Kan verdedigen met:
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
duel-screen-worth = { $name } legt een legerkaart gedekt neer: kracht { $least } tot en met { $most }. Een verdediging die even sterk is, slaat de aanval af.
duel-screen-worth-draw = { $name } legt een legerkaart gedekt neer: kracht { $least } tot en met { $most }. Een verdediging die sterker is, slaat de aanval af.
duel-screen-supports = Wie zet een steunkaart in (3 of 2)? Eerst { $attacker }, dan { $defender }.
duel-ask-support = { $count ->
    [one] Zet { $name } een steunkaart in (3 of 2)?
   *[other] Zet { $name } steunkaarten in (3 of 2)?
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
duel-screen-outcome-draw = Beiden hebben { $attack }: ze verliezen alleen de gespeelde kaarten.
duel-screen-all-there-is = { $count ->
    [0] De trekstapel van { $name } is al leeg.
    [one] De trekstapel van { $name } heeft nog maar 1 kaart.
   *[other] De trekstapel van { $name } heeft nog maar { $count } kaarten.
}
duel-screen-moves = { $cards ->
    [0] verder
    [one] 1 kaart kwijt
   *[other] { $cards } kaarten kwijt
}
duel-screen-resolve = Geen aas: { $moves }
duel-screen-end-without-ace = Geen aas, einde beurt

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
duel-screen-tell-top = Welke kaart ligt boven op de aflegstapel van { $name }?
duel-screen-tell-below = Welke kaart ligt in de aflegstapel van { $name } onder { $card }?
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
duel-keys-number = Kiezen, of een kaart noemen

duel-screen-figure-cards = Kaarten
duel-screen-figure-winner = Winnaars
duel-screen-figure-others = De anderen

## How to play

duel-lesson-aim = Je kracht
duel-lesson-aim-about = Elke speler heeft een deck en begint met 5 kaarten in de hand. Je trekstapel is je kracht: kun je aan het begin van je beurt niet trekken, dan lig je eruit. Wie als laatste overblijft, wint.
duel-lesson-warlords = Aanvoerders
duel-lesson-warlords-about = Heren, vrouwen en boeren liggen gedekt voor je, hoogstens 2. Een van hen mag een aanval of verdediging aanvoeren: een heer geeft er 3 bij, een vrouw 2, een boer 1.
duel-lesson-armies = Legers
duel-lesson-armies-about = De kaarten van 4 tot en met 10 vechten, elk zo sterk als het getal. Ernaast geeft een 3 er 3 bij, een 2 geeft er 2 bij.
duel-lesson-turn = Je beurt
duel-lesson-turn-about = Trek een kaart en speel aanvoerders. Daarna mag je de speler rechts van je aanvallen. Aan het eind staan je aanvoerders weer klaar.
duel-lesson-battle = Een gevecht
duel-lesson-battle-about = Beide spelers leggen kaarten gedekt neer en draaien ze tegelijk om. Is de aanval sterker, dan legt de verdediger de helft van het verschil, naar boven afgerond, van de trekstapel af. Zo niet, dan verliest de aanvaller de aanvoerder, of 1 kaart zonder aanvoerder.
duel-lesson-aces = Azen
duel-lesson-aces-about = Een aas vecht nooit. De kaart stopt een aanval of schakelt een aanvoerder van een van je buren uit.

## The rules for a player who does not know the game

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
    { $supports_per_side ->
        [0] Drieën en tweeën hebben volgens deze regels geen nut.
       *[other] Drieën en tweeën zijn steunkaarten, paarden en wapens voor een leger: een 3 telt { $support_values-three }, een 2 telt { $support_values-two }.
    }
    { $aces ->
        [none] Azen hebben volgens deze regels geen nut.
        [battles] Azen vechten nooit; ze slaan aanvallen af.
        [outside] Azen vechten nooit; ze schakelen aanvoerders uit.
       *[both] Azen vechten nooit; ze schakelen aanvoerders uit en slaan aanvallen af.
    }
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
        [0] { $revenge_turn ->
            [yes] Aanvallen mag alleen in een wraakbeurt.
           *[no] Er zijn geen aanvallen.
        }
        [one] In de fase aanval mag je de speler rechts van je één keer aanvallen.
       *[other] In de fase aanval mag je de speler rechts van je hoogstens { $attacks_per_turn } keer aanvallen.
    }
    In de fase herstel leg je je open aanvoerders weer gedekt. Een open aanvoerder is gebruikt en kan tot dan niet vechten: wie heeft verdedigd, kan in je volgende beurt niet aanvallen, en wie heeft aangevallen, staat weer klaar om te verdedigen. Een aanvoerder die open heeft gelegen, blijft bij iedereen bekend tot die wordt afgelegd.
    Een aanvoerder op tafel gaat nooit terug naar de hand.
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
        [0] {""}
        [one] Steun: eerst mag de aanvaller, dan de verdediger gedekt een steunkaart inzetten. Daar hoort een legerkaart bij.
       *[other] Steun: eerst mag de aanvaller, dan de verdediger gedekt hoogstens { $supports_per_side } steunkaarten inzetten. Daar hoort een legerkaart bij.
    }
    { $supports_per_side ->
        [0] Alle kaarten van het gevecht worden opengelegd. Leger en aanvoerder samen zijn de kracht; een kant zonder kaarten heeft 0.
       *[other] Alle kaarten van het gevecht worden opengelegd. Leger, aanvoerder en steun samen zijn de kracht; een kant zonder kaarten heeft 0.
    }
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
        [defender] Is de kracht gelijk, dan is de aanval ook afgeslagen, met dezelfde gevolgen.
       *[draw] Is de kracht gelijk, dan verliezen beide spelers alleen de gebruikte kaarten.
    }
    { $supports_per_side ->
        [0] Legerkaarten worden na het gevecht afgelegd. De andere aanvoerders blijven liggen, open.
       *[other] Leger- en steunkaarten worden na het gevecht afgelegd. De andere aanvoerders blijven liggen, open.
    }

duel-rulebook-aces = Azen
    { $aces_defend ->
        [any-time] Als verdediger mag je op elk moment van een gevecht een aas spelen om de aanval af te slaan. Liggen de kaarten eenmaal open, dan is dat je laatste kans, en alleen als de aanvaller sterker is.
        [before-reveal] Als verdediger mag je op elk moment voordat de kaarten open liggen een aas spelen om de aanval af te slaan.
       *[never] In gevechten kun je geen azen spelen.
    }
    { $aces_defend ->
        [never] {""}
       *[other] De aanvaller legt dan alle kaarten van de aanval af, ook de aanvoerder. Een aanvoerder die jij hebt aangewezen, wordt opengelegd en blijft; de andere kaarten die je hebt gespeeld, worden afgelegd. { $ace_fails_unled ->
            [yes] Een aanvaller zonder aanvoerder betaalt voor een afgeslagen aanval.
           *[no] {""}
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
        [yes] Wie eruit ligt omdat er niets te trekken viel, heeft nog één wraakbeurt, mits er nog minstens twee andere spelers over zijn: { $aces ->
            [none] de voorbereiding en één aanval.
           *[other] de voorbereiding, één aanval, en azen.
        }
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

## The mat to print

