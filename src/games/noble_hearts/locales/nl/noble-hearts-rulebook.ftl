# The rules of Noble Hearts for a player who does not know the game.

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
    Je kunt een tegenstander aanvallen die recht voor je staat, ook van opzij of van achteren. Een aanval bestaat uit een of meer slagen: elke slag heeft een kracht en een zone.
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
       *[other] Hiermee ontwijk je alle overige slagen in één keer: { $evades }.
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
}
noble-hearts-rulebook-berserk = speel { $berserk_cards } kaarten van één zone: één slag, met hun kracht bij elkaar opgeteld.
noble-hearts-rulebook-feint = speel één kaart en zeg welke zone je treft: dat mag elke zone zijn.
noble-hearts-rulebook-combination = speel twee kaarten, elk als aparte slag; met elke volgende Combinatie die je hebt, mag er een kaart bij.
noble-hearts-rulebook-block = sta met je gezicht naar de aanvaller en speel een kaart uit de zone van de slag, met minstens dezelfde kracht.
noble-hearts-rulebook-quick-block = speel een kaart van een willekeurige zone, met minstens de kracht van de slag.
noble-hearts-rulebook-retreat = leg een willekeurige kaart af en stap één veld achteruit.

noble-hearts-rulebook-move = speel een kaart en loop zoveel velden als erop staat, in elke richting. Je blijft op dezelfde hoogte.
noble-hearts-rulebook-jump-up = speel een of meer kaarten met in totaal minstens { $jump_up_move } beweging, en spring op iets naast je of vóór je.
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
} { $is_evading ->
    [yes] Je ontwijkt er een aanval mee.
   *[no] {""}
} { $only_attacked ->
    [yes] Het mag alleen als je wordt aangevallen.
   *[no] {""}
} { $keeps ->
    [yes] Je houdt het initiatief.
   *[no] {""}
} { $draws ->
    [yes] Je trekt bij.
    [no] Je trekt niet bij.
   *[none] {""}
} { $turns_down ->
    [yes] Daarna leg je de speciale kaart gedekt.
   *[no] {""}
}

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

## The mat to print.

# Same as in English.
noble-hearts-mat-deck = Deck
noble-hearts-mat-discard = Aflegstapel
noble-hearts-mat-special = Speciale kaart
noble-hearts-mat-charm = Charme
noble-hearts-mat-skill = Behendigheid
noble-hearts-mat-hand = Handkaarten
