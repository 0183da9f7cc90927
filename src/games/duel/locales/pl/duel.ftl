# The messages of Duel.

# Same as in English.
duel-title = Duel
duel-gauge = Stos dobierania

## Editions

# Same as in English.
duel-edition-csatho = Csathó
duel-edition-csatho-about = Zasady, które w 2004 roku spisał Áron Csathó.

## Phases and parts

duel-phase-setup = rozdanie
duel-phase-over = koniec gry
duel-phase-preparation = przygotowanie
duel-phase-attack = atak
duel-phase-renewal = odnowa
duel-part-army = Armia
duel-part-warlord = Dowódca
duel-part-support = Wsparcie
duel-part-ace = As

## Cards

duel-card-ace = as
duel-card-joker = joker
duel-card-ally = Ukryty sojusznik
duel-card-ally-as = Ukryty sojusznik jako { $rank }
duel-card-unseen = karta, której nikt nie widział
duel-term = { $part } { $card }
duel-attacker = { $player }, atak
duel-defender = { $player }, obrona

## Kinds of action

duel-kind-setup = Rozdaj
duel-kind-next-phase-about = Przejdź do następnej fazy; po ostatniej zaczyna się tura następnego gracza.
duel-kind-end-turn-about = Pomiń pozostałe fazy; twoi użyci dowódcy też zostaną zakryci.
duel-kind-warlord = Wystaw dowódcę
duel-kind-warlord-about = Połóż na wolnym miejscu zakrytą kartę z ręki: króla, damę lub waleta.
duel-kind-exchange = Wymień dowódcę
duel-kind-exchange-about = Odrzuć swojego dowódcę i połóż na jego miejscu innego z ręki, zakrytego.
duel-kind-attack = Atakuj
duel-kind-attack-about = Zagraj zakrytą kartę armii przeciw graczowi po prawej, jeśli chcesz, z dowódcą na czele.
duel-kind-defend = Broń się
duel-kind-defend-about = Wybierz dowódcę, kartę armii, jedno i drugie albo nic.
duel-kind-support = Wesprzyj
duel-kind-support-about = { $supports_per_side ->
    [0] W tych zasadach nie ma w bitwach kart wsparcia.
    [one] Dodaj do swojej karty armii zakrytą trójkę lub dwójkę albo nic.
    [few] Dodaj do swojej karty armii najwyżej { $supports_per_side } zakryte karty wsparcia (trójki i dwójki) albo nic.
    [many] Dodaj do swojej karty armii najwyżej { $supports_per_side } zakrytych kart wsparcia (trójki i dwójki) albo nic.
   *[other] Dodaj do swojej karty armii najwyżej { $supports_per_side } zakrytej karty wsparcia (trójki i dwójki) albo nic.
}
duel-kind-reveal = Odkryj karty
duel-kind-reveal-about = Odkryj wszystkie karty i je zaznacz.
duel-kind-resolve = Bez asa
duel-kind-resolve-about = Obrońca nie zagrywa asa i bitwa zostaje rozstrzygnięta.
duel-kind-ace = Zagraj asa
duel-kind-ace-about = Usuń dowódcę przeciwnika albo, jako obrońca, odeprzyj atak.
duel-kind-reinforce = Posiłki
duel-kind-reinforce-about = Pokaż jokera i przenieś karty ze swojego stosu kart odrzuconych na stos dobierania.
duel-kind-out = Bez jokera
duel-kind-out-about = Nie masz jokera albo go nie zagrywasz: odpadasz z gry.
duel-kind-concede-about = Odpadasz z gry; pozostali grają dalej.
duel-kind-tell = Zaznacz karty
duel-kind-tell-about = Zaznacz karty z wierzchu stosu kart odrzuconych albo dowódcę na którymś miejscu.

## House rules

duel-group-optional = Zasady dodatkowe
duel-group-start = Początek partii
duel-group-turn = Tura
duel-group-battle = Bitwy
duel-group-thwarted = Odparte ataki
duel-group-aces = Asy
duel-group-end = Koniec gry

duel-rule-hand-size = Początkowa ręka
duel-rule-hand-size-about = Z iloma kartami zaczyna każdy gracz.
duel-rule-draw-per-turn = Karty dobierane na turę
duel-rule-draw-per-turn-about = Ile kart dobiera się na początku tury.
duel-rule-warlord-slots = Miejsca na dowódców
duel-rule-warlord-slots-about = Ilu dowódców każdy gracz może mieć na stole.
duel-rule-attacks-per-turn = Ataki na turę
duel-rule-attacks-per-turn-about = Ile najwyżej ataków można wykonać w turze.
duel-rule-first-round-skips = Krótka pierwsza runda
duel-rule-first-round-skips-about = Czy w pierwszej rundzie wszyscy gracze poza ostatnim mają tylko przygotowanie.
duel-rule-used-may-be-exchanged = Wymiana użytych dowódców
duel-rule-used-may-be-exchanged-about = Czy odkrytego dowódcę można wymienić na innego.
duel-rule-warlord-bonus = Premia dowódców
duel-rule-warlord-bonus-about = Siła, którą dodaje dowódca.
duel-rule-support-values = Wartość wsparcia
duel-rule-support-values-about = Siła, którą dodaje karta wsparcia.
duel-rule-supports-per-side = Karty wsparcia na stronę
duel-rule-supports-per-side-about = Ile najwyżej kart wsparcia jedna strona dodaje w bitwie.
duel-rule-sole-warlord-defends = Dowódca broni sam
duel-rule-sole-warlord-defends-about = Czy dowódca może bronić bez karty armii.
duel-rule-damage-divisor = Dzielnik obrażeń
duel-rule-damage-divisor-about = Różnicę sił dzieli się przez tę liczbę.
duel-rule-damage-rounding = Zaokrąglanie obrażeń
duel-rule-damage-rounding-about = Jak zaokrągla się ułamek obrażeń.
duel-rule-tie = Równe siły
duel-rule-tie-about = Czy przy równych siłach atak jest odparty, czy nikt nic nie traci.
duel-rule-failed-warlord-lost = Strata dowódcy
duel-rule-failed-warlord-lost-about = Czy po za słabym ataku traci się dowódcę, który go prowadził.
duel-rule-unled-fail-draw = Kara za brak dowódcy
duel-rule-unled-fail-draw-about = Ile kart dobiera i odrzuca gracz, którego atak bez dowódcy został odparty.
duel-rule-aces-outside = Asy poza bitwą
duel-rule-aces-outside-about = Czy as może usunąć dowódcę poza bitwą.
duel-rule-ace-targets = Zasięg tych asów
duel-rule-ace-targets-about = Gracze, których dowódców as może usunąć poza bitwą.
duel-rule-aces-defend = Asy w obronie
duel-rule-aces-defend-about = Kiedy obrońca może odeprzeć atak asem.
duel-rule-ace-fails-unled = As i kara za brak dowódcy
duel-rule-ace-fails-unled-about = Czy atakujący bez dowódcy ponosi karę także wtedy, gdy atak odpiera as.
duel-rule-out-when = Odpadanie z gry
duel-rule-out-when-about = Kto odpada z gry.
duel-rule-revenge-turn = Tura zemsty
duel-rule-revenge-turn-about = Czy gracz, który nie mógł dobrać karty, rozgrywa jeszcze jedną, ostatnią turę.
duel-rule-reinforcements = Posiłki
duel-rule-reinforcements-about = Joker w każdej talii, który przywraca odrzucone karty.
duel-rule-reinforcement-cards = Karty posiłków
duel-rule-reinforcement-cards-about = Ile najwyżej kart joker przywraca w turze swojego właściciela.
duel-rule-forced-reinforcement-cards = Karty na pusty stos
duel-rule-forced-reinforcement-cards-about = Ile najwyżej kart joker przywraca, gdy stos dobierania jest pusty.
duel-rule-hidden-ally = Ukryty sojusznik
duel-rule-hidden-ally-about = Joker w każdej talii, którego można zagrać jako dowolną kartę.

duel-rule-value-each = { $name } dodaje { $number }
duel-value-three = trójka
duel-value-two = dwójka
duel-value-up = w górę
duel-value-down = w dół
duel-value-defender = atak jest odparty
duel-value-draw = nikt nic nie traci
duel-value-neighbours = obaj sąsiedzi
duel-value-right = sąsiad po prawej
duel-value-any = dowolny gracz
duel-value-any-time = w każdej chwili
duel-value-before-reveal = przed odkryciem kart
duel-value-never = nigdy
duel-value-cannot-draw = kto nie może dobrać karty
duel-value-empty = także ten, komu bitwa opróżni stos

## Actions

duel-headline-next-phase = { $player } przechodzi do fazy „{ $phase }”
duel-headline-warlord = { $card ->
    [none] { $player } wystawia zakrytego dowódcę na miejsce { PLACE($slot) }
   *[other] { $player } wystawia zakrytego dowódcę { $card } na miejsce { PLACE($slot) }
}
duel-headline-exchange = { $card ->
    [none] { $player } wymienia dowódcę na miejscu { PLACE($slot) }
   *[other] { $player } wymienia dowódcę na miejscu { PLACE($slot) }, nowy to { $card }
}
duel-headline-attack = { $slot ->
    [none] { $player } atakuje gracza { $opponent } bez dowódcy
   *[other] { $leader ->
        [none] { $player } atakuje gracza { $opponent }, prowadzi dowódca z miejsca { PLACE($slot) }
       *[other] { $player } atakuje gracza { $opponent }, prowadzi { $leader }
    }
}
duel-headline-defend = { $slot ->
    [none] { $army ->
        [yes] { $player } broni się kartą armii
       *[no] { $player } się nie broni
    }
   *[other] { $army ->
        [yes] { $player } broni się kartą armii i dowódcą z miejsca { PLACE($slot) }
       *[no] { $player } broni się samym dowódcą z miejsca { PLACE($slot) }
    }
}
duel-headline-support = { $count ->
    [0] { $player } nie dodaje wsparcia
    [one] { $player } dodaje zakrytą kartę wsparcia
    [few] { $player } dodaje { $count } zakryte karty wsparcia
    [many] { $player } dodaje { $count } zakrytych kart wsparcia
   *[other] { $player } dodaje { $count } zakrytej karty wsparcia
}
duel-headline-reveal = { $attacker } i { $defender } odkrywają karty
duel-headline-resolve = { $player } nie zagrywa asa
duel-headline-ace = { $target ->
    [yes] { $card ->
        [as] { $player } zagrywa asa i usuwa dowódcę z miejsca { PLACE($slot) } ({ $against })
       *[other] { $player } zagrywa kartę { $card } i usuwa dowódcę z miejsca { PLACE($slot) } ({ $against })
    }
   *[no] { $card ->
        [as] { $player } zagrywa asa w obronie
       *[other] { $player } zagrywa kartę { $card } w obronie
    }{ $led ->
        [yes] : { $attacker } traci dowódcę
       *[no] {""}
    }
}
duel-headline-reinforce = { $player } pokazuje jokera i wzywa posiłki
duel-headline-out = { $player } nie zagrywa jokera
duel-headline-tell = { $told ->
    [nothing] Stos kart odrzuconych ({ $player }): nic nie zaznaczono
    [discard] Na wierzchu stosu kart odrzuconych ({ $player }): { $cards }
   *[slot] Dowódca na miejscu { PLACE($slot) } ({ $player }) to { $card }
}
duel-headline-adjust-numbers = Korekta: { $player } ma na ręce { $hand }, na stosie dobierania { $draw }, na stosie kart odrzuconych { $discard }
duel-headline-adjust-slot = { $warlord ->
    [none] Korekta: { $player } nie ma dowódcy na miejscu { PLACE($slot) }
   *[some] { $card ->
        [none] Korekta: { $player } ma na miejscu { PLACE($slot) } nieznanego dowódcę
       *[other] { $face_up ->
            [yes] Korekta: { $player } ma na miejscu { PLACE($slot) } odkrytego dowódcę { $card }
           *[no] Korekta: { $player } ma na miejscu { PLACE($slot) } zakrytego dowódcę { $card }
        }
    }
}

## Consequences

duel-then-dealt = { $hand ->
    [one] Każdy gracz ma na ręce 1 kartę, a na stosie dobierania { $draw }.
    [few] Każdy gracz ma na ręce { $hand } karty, a na stosie dobierania { $draw }.
    [many] Każdy gracz ma na ręce { $hand } kart, a na stosie dobierania { $draw }.
   *[other] Każdy gracz ma na ręce { $hand } karty, a na stosie dobierania { $draw }.
}
duel-then-cut-short = Ta tura ma tylko przygotowanie: w pierwszej rundzie atakować może tylko ostatni gracz.
duel-event-phase-entered = Zaczyna się faza „{ $phase }”.
duel-event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [one] { $player } dobiera tylko 1 kartę z { $wanted }: więcej nie było.
        [few] { $player } dobiera tylko { $cards } karty z { $wanted }: więcej nie było.
        [many] { $player } dobiera tylko { $cards } kart z { $wanted }: więcej nie było.
       *[other] { $player } dobiera tylko { $cards } karty z { $wanted }: więcej nie było.
    }
   *[equal] { $cards ->
        [one] { $player } dobiera kartę.
        [few] { $player } dobiera { $cards } karty.
        [many] { $player } dobiera { $cards } kart.
       *[other] { $player } dobiera { $cards } karty.
    }
}
duel-event-warlords-turned-down = { $count ->
    [one] { $player } zakrywa użytego dowódcę.
    [few] { $player } zakrywa { $count } użytych dowódców.
    [many] { $player } zakrywa { $count } użytych dowódców.
   *[other] { $player } zakrywa { $count } użytego dowódcy.
}
duel-event-warlord-turned-up = { $player } odkrywa { $warlord }; ta karta zostaje na stole.
duel-event-compared = { $attacker } { $attacker_strength } kontra { $defender } { $defender_strength }.
duel-event-last-chance = { $damage ->
    [0] { $player } nie otrzymuje obrażeń, z asem czy bez.
    [one] Bez asa { $player } odkłada teraz 1 kartę ze stosu dobierania na stos kart odrzuconych.
    [few] Bez asa { $player } odkłada teraz { $damage } karty ze stosu dobierania na stos kart odrzuconych.
    [many] Bez asa { $player } odkłada teraz { $damage } kart ze stosu dobierania na stos kart odrzuconych.
   *[other] Bez asa { $player } odkłada teraz { $damage } karty ze stosu dobierania na stos kart odrzuconych.
}
duel-event-battle-ended = { $ace ->
    [none] { $verdict ->
        [attacker] Atak się udaje: silniejszą stroną jest { $attacker }.
        [defender] Atak odparty: silniejszą stroną jest { $defender }.
       *[tie] { $thwarted ->
            [yes] Remis, więc atak jest odparty.
           *[no] Remis: obie strony tracą tylko użyte karty.
        }
    }
   *[other] As odpiera atak.
}
duel-then-used = Karty armii i wsparcia trafiają na stosy kart odrzuconych swoich właścicieli.
duel-event-warlord-lost = { $warlord ->
    [none] { $fall ->
        [exchanged] { $player } odrzuca starego dowódcę.
       *[ace] { $player } odkłada dowódcę na stos kart odrzuconych.
    }
   *[other] { $fall ->
        [thwarted] { $player } traci { $warlord }: ta karta trafia na stos kart odrzuconych.
        [ace] { $warlord } schodzi ze stołu: { $player } odkłada tę kartę na stos kart odrzuconych.
       *[exchanged] { $player } odrzuca { $warlord }.
    }
}
duel-event-lost = { $loss ->
    [penalty] { $cards ->
        [0] { $player } nie ma już kart, żeby ponieść karę.
        [one] { $player } dobiera kartę i ją odrzuca, bo atak był bez dowódcy.
        [few] { $player } dobiera { $cards } karty i je odrzuca, bo atak był bez dowódcy.
        [many] { $player } dobiera { $cards } kart i je odrzuca, bo atak był bez dowódcy.
       *[other] { $player } dobiera { $cards } karty i je odrzuca, bo atak był bez dowódcy.
    }
   *[damage] { $cards ->
        [0] { $player } nie ma już kart do stracenia.
       *[other] { ORDER($cards, $wanted) ->
            [less] { $cards ->
                [one] { $player } odkłada na stos kart odrzuconych ostatnią kartę stosu dobierania, choć obrażenia to { $wanted }.
                [few] { $player } odkłada na stos kart odrzuconych ostatnie { $cards } karty stosu dobierania, choć obrażenia to { $wanted }.
                [many] { $player } odkłada na stos kart odrzuconych ostatnich { $cards } kart stosu dobierania, choć obrażenia to { $wanted }.
               *[other] { $player } odkłada na stos kart odrzuconych ostatnie { $cards } karty stosu dobierania, choć obrażenia to { $wanted }.
            }
           *[equal] { $cards ->
                [one] { $player } odkłada 1 kartę ze stosu dobierania na stos kart odrzuconych.
                [few] { $player } odkłada { $cards } karty ze stosu dobierania na stos kart odrzuconych.
                [many] { $player } odkłada { $cards } kart ze stosu dobierania na stos kart odrzuconych.
               *[other] { $player } odkłada { $cards } karty ze stosu dobierania na stos kart odrzuconych.
            }
        }
    }
}
duel-event-reinforced = { $cards ->
    [one] { $player }: potasuj swój stos kart odrzuconych, przenieś z niego 1 kartę na stos dobierania i potasuj ten stos. Reszta to nowy stos kart odrzuconych z jokerem na wierzchu.
    [few] { $player }: potasuj swój stos kart odrzuconych, przenieś z niego { $cards } karty na stos dobierania i potasuj ten stos. Reszta to nowy stos kart odrzuconych z jokerem na wierzchu.
    [many] { $player }: potasuj swój stos kart odrzuconych, przenieś z niego { $cards } kart na stos dobierania i potasuj ten stos. Reszta to nowy stos kart odrzuconych z jokerem na wierzchu.
   *[other] { $player }: potasuj swój stos kart odrzuconych, przenieś z niego { $cards } karty na stos dobierania i potasuj ten stos. Reszta to nowy stos kart odrzuconych z jokerem na wierzchu.
}
duel-event-waiting = { $why ->
    [cannot-draw] { $player } nie ma czego dobrać. Pomóc może już tylko joker.
   *[emptied] { $player } ma pusty stos dobierania. Pomóc może już tylko joker.
}
duel-event-left = { $leaving ->
    [cannot-draw] { $player } nie ma czego dobrać i odpada z gry.
    [emptied] { $player } ma pusty stos dobierania i odpada z gry.
   *[conceded] { $player } odpada z gry.
}
duel-event-revenge-began = { $player } rozgrywa jeszcze ostatnią turę: turę zemsty.
duel-event-game-ended = { $winner } wygrywa partię. Dobra gra!

## Refusals

duel-refusal-wrong-phase = { $when ->
    [short] W pierwszej rundzie ta tura ma tylko przygotowanie.
    [later] To należy do fazy „{ $phase }”: najpierw do niej przejdź. Teraz trwa faza „{ $now }”.
   *[past] To należy do fazy „{ $phase }”, która już minęła: poczekaj do następnej tury. Teraz trwa faza „{ $now }”.
}
duel-refusal-not-set-up = Najpierw rozdaj karty.
duel-refusal-already-set-up = Karty są już rozdane.
duel-refusal-limit-reached = { $revenge ->
    [yes] Tura zemsty ma tylko jeden atak.
   *[no] { $limit ->
        [0] Te zasady nie pozwalają na ataki.
        [one] W turze można zaatakować tylko raz.
        [few] W turze można zaatakować tylko { $limit } razy.
        [many] W turze można zaatakować tylko { $limit } razy.
       *[other] W turze można zaatakować tylko { $limit } raza.
    }
}
duel-refusal-wrong-count = { $of ->
    [support] { $max ->
        [0] Nie można tu dodać kart wsparcia.
        [one] Jedna karta wsparcia lub żadna, a nie { $got }.
        [few] Najwyżej { $max } karty wsparcia, a nie { $got }.
        [many] Najwyżej { $max } kart wsparcia, a nie { $got }.
       *[other] Najwyżej { $max } karty wsparcia, a nie { $got }.
    }
    [shown-support] { $max ->
        [0] { $player } nie ma w bitwie kart wsparcia, a zaznaczono: { $got }.
        [one] { $player } ma w bitwie 1 kartę wsparcia, a zaznaczono: { $got }.
        [few] { $player } ma w bitwie { $max } karty wsparcia, a zaznaczono: { $got }.
        [many] { $player } ma w bitwie { $max } kart wsparcia, a zaznaczono: { $got }.
       *[other] { $player } ma w bitwie { $max } karty wsparcia, a zaznaczono: { $got }.
    }
    [not-played] { $part ->
        [warlord] { $player } nie ma w tej bitwie dowódcy do zaznaczenia.
       *[other] { $player } nie ma w tej bitwie karty armii do zaznaczenia.
    }
    [tell] { $max ->
        [0] Stos kart odrzuconych ({ $player }) jest pusty, a zaznaczono: { $got }.
        [one] Stos kart odrzuconych ({ $player }) ma 1 kartę, a zaznaczono: { $got }.
        [few] Stos kart odrzuconych ({ $player }) ma { $max } karty, a zaznaczono: { $got }.
        [many] Stos kart odrzuconych ({ $player }) ma { $max } kart, a zaznaczono: { $got }.
       *[other] Stos kart odrzuconych ({ $player }) ma { $max } karty, a zaznaczono: { $got }.
    }
   *[reinforcements] { $max ->
        [one] Joker przywraca teraz 1 kartę, a nie { $got }.
        [few] Joker przywraca teraz od 1 do { $max } kart, a nie { $got }.
        [many] Joker przywraca teraz od 1 do { $max } kart, a nie { $got }.
       *[other] Joker przywraca teraz od 1 do { $max } karty, a nie { $got }.
    }
}
duel-refusal-duplicate-card = Karta { $card } jest wymieniona dwa razy, a w talii jest tylko jedna.
duel-refusal-card-elsewhere = { $card ->
    [none] Wszystkie odpowiednie karty z talii gracza { $player } są na pewno gdzie indziej.
   *[other] { $card } nie może tam być: ta karta gracza { $player } jest na pewno gdzie indziej.
}
duel-refusal-not-a-support-card = { $card } to nie karta wsparcia: są nimi tylko trójki i dwójki.
duel-refusal-not-a-warlord = { $card } to nie dowódca: są nimi tylko króle, damy i walety.
duel-refusal-not-an-army-card = { $card } to nie karta armii: są nimi karty od 4 do 10.
duel-refusal-not-an-ace = { $card } to nie as.
duel-refusal-not-your-support = Teraz { $turn } dodaje karty wsparcia albo rezygnuje.
duel-refusal-bad-adjustment-negative = Na ręce ani na stosie nie może być mniej niż 0 kart.
duel-refusal-bad-adjustment-deck = Liczba kart razem z dowódcami na stole to { $got }, a w talii jest ich { $deck }.
duel-refusal-no-such-seat = Nie ma takiego gracza: liczba graczy to { $players }.
duel-refusal-player-out = { $player } jest już poza grą.
duel-refusal-pile-empty = { $player } ma pusty stos dobierania. Najpierw podaj, czy zagrywa jokera.
duel-refusal-pile-not-empty = Żaden stos dobierania nie jest pusty, więc nie trzeba decydować o jokerze.
duel-refusal-battle-in-progress = Najpierw dokończ bitwę.
duel-refusal-no-battle = Nie trwa żadna bitwa.
duel-refusal-battle-order = { $step ->
    [defend] Najpierw { $player } decyduje, czy się broni.
    [reveal] Najpierw trzeba odkryć karty.
    [last-chance] Karty są odkryte: { $player } zagrywa teraz asa albo rezygnuje.
   *[other] Najpierw { $player } dodaje karty wsparcia albo rezygnuje.
}
duel-refusal-no-such-slot = { $slots ->
    [one] Jest 1 miejsce na dowódcę.
    [few] Są { $slots } miejsca na dowódców.
    [many] Jest { $slots } miejsc na dowódców.
   *[other] Jest { $slots } miejsca na dowódców.
}
duel-refusal-slot-taken = { $slot ->
    [none] Na każdym miejscu jest już dowódca.
   *[other] Na miejscu { PLACE($slot) } jest już dowódca.
}
duel-refusal-slot-empty = { $slot ->
    [none] Nie ma do tego dowódcy.
   *[other] { $player } nie ma dowódcy na miejscu { PLACE($slot) }.
}
duel-refusal-warlord-used = { $slot ->
    [none] Wszyscy dowódcy są odkryci.
   *[other] Dowódca na miejscu { PLACE($slot) } ({ $player }) jest odkryty, czyli użyty aż do odnowy.
}
duel-refusal-sole-warlord = W tych zasadach dowódca nie może bronić bez karty armii.
duel-refusal-not-the-defender = W bitwie asa może zagrać tylko obrońca: { $defender }.
duel-refusal-no-aces = { $in_battle ->
    [yes] W tych zasadach żaden as nie może już zatrzymać tego ataku.
   *[no] W tych zasadach asów nie zagrywa się poza bitwą.
}
duel-refusal-not-an-opponent = { $own ->
    [yes] Twoje asy nie mogą usuwać twoich dowódców.
   *[no] Asy gracza { $player } nie sięgają tak daleko: { $against }.
}
duel-refusal-no-such-card = { $missing ->
    [joker] W tych taliach nie ma jokera na posiłki.
    [role] Podaj, jako jaka karta zostaje zagrany Ukryty sojusznik.
    [itself] Na stosie Ukryty sojusznik nie ma wartości.
   *[ally] W tych taliach nie ma Ukrytego sojusznika.
}
duel-refusal-not-named = { $part ->
    [warlord] Dowódca gracza { $player } jest już odkryty: zaznacz go.
   *[other] Karta armii gracza { $player } jest już odkryta: zaznacz ją.
}
duel-refusal-other-card = Wiadomo, że leży tam karta { $known } ({ $player }), a nie { $named }.
duel-refusal-no-reinforcements = W tych zasadach nie ma posiłków.
duel-refusal-not-your-turn = { $player } ma jeszcze karty do dobrania, więc z jokerem musi poczekać do swojej tury.
duel-refusal-discard-empty = Stos kart odrzuconych ({ $player }) jest pusty: nie ma czego przywracać.

## The table in a terminal

duel-table-setup = Karty nie są jeszcze rozdane.
duel-table-turn = Tura { $turn }: gra { $player }, faza „{ $phase }”
duel-table-cut-short = Ta tura ma tylko przygotowanie.
duel-table-revenge = { $player } odpada, ale rozgrywa ostatnią turę.
duel-table-target = Cel następnego ataku: { $player }.
duel-table-side = { $player }: stos dobierania { $draw }, ręka { $hand }, odrzucone { $discard }
duel-table-side-out = { $player } (poza grą): stos dobierania { $draw }, ręka { $hand }, odrzucone { $discard }
duel-table-top = Na wierzchu stosu kart odrzuconych: { $card }
duel-table-slot = Miejsce { $slot }: { $warlord }
duel-table-slot-empty = puste
duel-table-slot-unseen = zakryty dowódca
duel-table-slot-down = { $card }, karta zakryta
duel-table-slot-up = { $card }, karta odkryta i użyta
duel-table-pending = { $player } ma pusty stos dobierania i bez jokera odpada z gry.
duel-table-battle = Bitwa: { $attacker } kontra { $defender }
duel-table-step-defend = Teraz { $player } decyduje, czy się broni.
duel-table-step-support = Teraz { $player } dodaje karty wsparcia albo rezygnuje.
duel-table-step-reveal = Teraz trzeba odkryć karty.
duel-table-step-last-chance = Teraz { $player } może zagrać asa.
duel-table-last = Ostatnia bitwa: { $attacker } { $attack } kontra { $defender } { $defence }, { $outcome ->
    [attacker] wygrana atakującego
    [defender] atak odparty
   *[tie] remis
}
duel-table-last-ace = Ostatnia bitwa: { $attacker } kontra { $defender }, atak odparła karta { $card }

## The command line’s battle

duel-battle-attacker = Atakujący
duel-battle-defender = Obrońca
duel-battle-won = { $damage ->
    [one] Atakujący jest silniejszy, { $attack } do { $defence }; obrażenia: 1 karta.
    [few] Atakujący jest silniejszy, { $attack } do { $defence }; obrażenia: { $damage } karty.
    [many] Atakujący jest silniejszy, { $attack } do { $defence }; obrażenia: { $damage } kart.
   *[other] Atakujący jest silniejszy, { $attack } do { $defence }; obrażenia: { $damage } karty.
}
duel-battle-thwarted = Obrońca jest silniejszy, { $defence } do { $attack }: atak odparty.
duel-battle-thwarted-tie = Po obu stronach { $attack }: atak odparty.
duel-battle-tie = Po obu stronach { $attack }: obie strony tracą tylko użyte karty.

duel-misfit-no-part = { $card } nie może brać udziału w bitwie.
duel-misfit-two-armies = Jedna strona może mieć tylko jedną kartę armii.
duel-misfit-two-warlords = Jedna strona może mieć tylko jednego dowódcę.
duel-misfit-too-many-supports = { $value ->
    [0] W tych zasadach nie dodaje się kart wsparcia.
    [one] Jedna strona dodaje najwyżej 1 kartę wsparcia.
    [few] Jedna strona dodaje najwyżej { $value } karty wsparcia.
    [many] Jedna strona dodaje najwyżej { $value } kart wsparcia.
   *[other] Jedna strona dodaje najwyżej { $value } karty wsparcia.
}
duel-misfit-support-without-army = Karta wsparcia wymaga karty armii.
duel-misfit-twice = Karta { $card } jest wymieniona dwa razy, a w talii jest tylko jedna.
duel-misfit-no-army = Atak wymaga karty armii.
duel-misfit-sole-warlord = W tych zasadach dowódca nie może bronić bez karty armii.

## Statistics

duel-count-battles = Bitwy
duel-lab-duels = Bitwy na partię
duel-count-attacker = Silniejszy atak
duel-count-defender = Silniejsza obrona
duel-count-tie = Równe siły
duel-count-ace = Odparte asem
duel-count-battles-note = { $count ->
    [one] Stoczono 1 bitwę.
    [few] Stoczono { $count } bitwy.
    [many] Stoczono { $count } bitew.
   *[other] Stoczono { $count } bitwy.
} Remis, który udaremnia atak, to bitwa wygrana przez obrońcę.
duel-count-strengths = Bitwy według siły ataku
duel-count-strength = Siła
duel-count-fought = Stoczone
duel-count-losses = Straty
# Same as in English.
duel-count-least = Minimum
duel-count-most = Maksimum
duel-count-damage = Obrażenia w bitwie
duel-count-penalty = Kara za brak dowódcy
duel-count-cards = Dowódcy i asy
duel-count-number = Liczba
duel-count-warlords-thwarted = Dowódcy straceni w odpartych atakach
duel-count-warlords-ace = Dowódcy usunięci asami
duel-count-warlords-exchanged = Wymienieni dowódcy
duel-count-aces-battle = Asy w bitwach
duel-count-aces-outside = Asy poza bitwami
duel-count-reinforcements = Jokery na posiłki
duel-count-piles = Stosy dobierania na koniec każdej tury
duel-count-place = { $place ->
    [1] 1. gracz
    [2] 2. gracz
    [3] 3. gracz
    [4] 4. gracz
    [5] 5. gracz
   *[6] 6. gracz
}
duel-count-winner = Zwycięzca
duel-count-loser = Pozostali
duel-count-piles-note = Średnia liczba kart na stosie dobierania w partiach, które dotrwały do danej tury.

## Results for other programs

duel-tally-cards-left = Karty do dobrania
duel-tally-battles-won = Wygrane bitwy

## A first game

duel-deal-about = Każda zagrana karta trafia na stos kart odrzuconych swojego właściciela. Gracz, który na początku tury nie może dobrać karty, odpada; wygrywa ten, kto zostanie ostatni.
duel-hint-guide = Aplikacja liczy karty na stosach, podlicza bitwy i nie musi znać zakrytych kart. Wskazówki objaśniają każdy krok; zamknięte już nie wracają.
duel-needs = Każdy gracz potrzebuje talii kart.
duel-hint-preparation = { $draw ->
    [one] Dobierz kartę; aplikacja już ją policzyła. Potem wystaw zakrytych dowódców.
    [few] Dobierz { $draw } karty; aplikacja już je policzyła. Potem wystaw dowódców.
    [many] Dobierz { $draw } kart; aplikacja już je policzyła. Potem wystaw dowódców.
   *[other] Dobierz { $draw } karty; aplikacja już je policzyła. Potem wystaw dowódców.
}
duel-hint-attack = Zaatakuj gracza po prawej zakrytą kartą armii.
duel-hint-renewal = Zakryj swoich użytych dowódców: są znów gotowi.
duel-hint-defend = Nie wiesz, jak silny jest atak. Wybierz karty albo nic.
duel-hint-support = Trójka dodaje do armii { $three }, a dwójka { $two }. Zagrywasz je zakryte.
duel-hint-reveal = Odkryj wszystkie karty i wskaż je: król dodaje { $king }, dama { $queen }, walet { $jack }.
duel-hint-last-chance = Atak może już zatrzymać tylko as. Bez niego tracisz karty.

## The screens

duel-screen-seating = Wpisz imiona w kolejności gry: każda osoba siedzi po prawej stronie poprzedniej.
duel-screen-deal = { $count ->
    [0] Niech każdy potasuje swoją talię i da ją komuś do przełożenia. Kart na rękę się nie dobiera; cała talia to stos dobierania.
    [one] Niech każdy potasuje swoją talię, da ją komuś do przełożenia i dobierze 1 kartę. Reszta to stos dobierania.
    [few] Niech każdy potasuje swoją talię, da ją komuś do przełożenia i dobierze { $count } karty. Reszta to stos dobierania.
    [many] Niech każdy potasuje swoją talię, da ją komuś do przełożenia i dobierze { $count } kart. Reszta to stos dobierania.
   *[other] Niech każdy potasuje swoją talię, da ją komuś do przełożenia i dobierze { $count } karty. Reszta to stos dobierania.
}
duel-screen-jokers = { $count ->
    [one] Do każdej talii dołóż jokera: { $rules }.
    [few] Do każdej talii dołóż { $count } różne jokery: { $rules }.
    [many] Do każdej talii dołóż { $count } różnych jokerów: { $rules }.
   *[other] Do każdej talii dołóż { $count } różnego jokera: { $rules }.
}
duel-screen-first-which = Kto zaczyna? Można to ustalić w dowolny sposób.

duel-screen-warlord = Dowódca { $number }
duel-screen-warlord-of = { $warlord } ({ $name })

duel-screen-seat = { $name }: na stosie dobierania { $draw }, na ręce { $hand }, na stosie kart odrzuconych { $discard }.
duel-screen-slot-down = Dowódca { $number } jest zakryty i nieznany.
duel-screen-slot-known = Dowódca { $number } jest zakryty: { $card }.
duel-screen-slot-up = Dowódca { $number } jest odkryty i użyty: { $card }.
duel-screen-seat-out = Poza grą.
duel-screen-seat-attacks = Cel ataku: { $name }.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = poza grą
duel-screen-status-pending = brak kart
duel-screen-status-revenge = ostatnia tura
duel-screen-deck = Talia
duel-screen-deck-count = Talia { $count }
duel-screen-hand = Ręka { $count }
duel-screen-discard = Odrzucone { $count }
duel-screen-used = użyty

duel-screen-revenge = { $name } odpada i rozgrywa ostatnią turę, bez dobierania.
duel-screen-cut-short = Pierwsza runda: { $name } dobiera jak zawsze; atakować może tylko ostatni gracz.
duel-screen-attack-used = { $warlord }: karta użyta
duel-screen-attack-empty = Miejsce { $number } puste
duel-answer-attack = { $warlord ->
    [none] Atakuj bez dowódcy
   *[other] Atak: { $warlord }
}
duel-answer-attack-about = { $warlord ->
    [none] Zakryta karta armii bez dowódcy; cel: { $name }.
   *[other] Zakryta karta armii, prowadzi { $warlord }; cel: { $name }.
}

duel-ask-exchange = Którego dowódcę odrzucasz?
duel-answer-exchange = Wymień: { $warlord }

duel-ask-ace-by = Kto zagrywa asa?
duel-screen-ace-nobody = Żaden dowódca nie jest w zasięgu.
duel-ask-ace-on = { $name } zagrywa asa. Którego dowódcę usuwa?
duel-answer-ace = { $warlord ->
    [none] { $name } zagrywa
   *[other] { $ally ->
        [yes] Sojusznikiem: { $name }, { $warlord }
       *[other] { $name }: { $warlord }
    }
}
duel-ask-ace-card = Co zagrywa { $name }?
duel-screen-ace-of-any = Ktoś gra asa
duel-screen-ace-outside-about = Usuń dowódcę przeciwnika.
duel-screen-ace-of = { $name }: as
duel-ask-ace-warlord = Jaki dowódca broni gracza { $name }? Teraz zostaje odkryty.
duel-screen-ace-in-battle-about = { $led ->
    [yes] As odpiera atak, a { $attacker } traci dowódcę.
   *[no] { $penalty ->
        [0] As odpiera atak.
        [one] As odpiera atak; { $attacker } dobiera kartę i ją odrzuca.
        [few] As odpiera atak; { $attacker } dobiera { $penalty } karty i je odrzuca.
        [many] As odpiera atak; { $attacker } dobiera { $penalty } kart i je odrzuca.
       *[other] As odpiera atak; { $attacker } dobiera { $penalty } karty i je odrzuca.
    }
}

duel-screen-attacker = Atakujący
duel-screen-defender = Obrońca
duel-screen-can-defend = Może wybrać do obrony:
duel-screen-stronger = silniejsza strona
duel-screen-weaker = słabsza strona
duel-screen-equal = równe siły
duel-screen-pile = Stos dobierania ({ $name }): { $count }
duel-screen-strength = Siła ({ $name }): { $total }
duel-screen-laid = { $part } { $card }, odkryta karta
duel-screen-laid-down = { $part }, zakryta karta

duel-ask-defend = Czym broni się { $name }?
duel-answer-defend = { $warlord ->
    [none] { $army ->
        [yes] Sama armia
       *[other] Bez obrony
    }
   *[other] { $army ->
        [yes] { $warlord } i armia
       *[other] { $warlord } bez armii
    }
}
duel-screen-worth = { $name } kładzie zakrytą kartę armii: siła od { $least } do { $most }. Równie silna obrona odpiera atak.
duel-screen-worth-draw = { $name } kładzie zakrytą kartę armii: siła od { $least } do { $most }. Silniejsza obrona odpiera atak.
duel-screen-supports = Kto dodaje kartę wsparcia (3 lub 2)? Najpierw { $attacker }, potem { $defender }.
duel-ask-support = { $count ->
    [one] Czy { $name } dodaje kartę wsparcia (3 lub 2)?
    [few] Czy { $name } dodaje karty wsparcia (3 lub 2)?
    [many] Czy { $name } dodaje karty wsparcia (3 lub 2)?
   *[other] Czy { $name } dodaje karty wsparcia (3 lub 2)?
}
duel-screen-support-both = Obie strony
duel-screen-support-only = Tylko { $name }
duel-screen-support-none = Nikt
duel-answer-support = { $count ->
    [0] { $name }: nic
    [one] { $name }: 1 karta
    [few] { $name }: { $count } karty
    [many] { $name }: { $count } kart
   *[other] { $name }: { $count } karty
}
duel-screen-name = { $number }/{ $count }. { $part } ({ $name }): jaka to karta?
duel-screen-name-what = { $name }, { $part }
duel-screen-suits = Także kolory
duel-screen-outcome-attacker = { $cards ->
    [0] Silniejszą stroną jest { $attacker }, { $attack } do { $defence }, ale różnica nie daje obrażeń.
    [one] Silniejszą stroną jest { $attacker }, { $attack } do { $defence }: { $defender } odkłada 1 kartę ze stosu dobierania na stos kart odrzuconych.
    [few] Silniejszą stroną jest { $attacker }, { $attack } do { $defence }: { $defender } odkłada { $cards } karty ze stosu dobierania na stos kart odrzuconych.
    [many] Silniejszą stroną jest { $attacker }, { $attack } do { $defence }: { $defender } odkłada { $cards } kart ze stosu dobierania na stos kart odrzuconych.
   *[other] Silniejszą stroną jest { $attacker }, { $attack } do { $defence }: { $defender } odkłada { $cards } karty ze stosu dobierania na stos kart odrzuconych.
}
duel-screen-damage = { $rounding ->
    [none] Obrażenia: ({ $attack } − { $defence }) : { $divisor }
    [up] Obrażenia: ({ $attack } − { $defence }) : { $divisor }, zaokrąglone w górę
   *[down] Obrażenia: ({ $attack } − { $defence }) : { $divisor }, zaokrąglone w dół
}
duel-screen-outcome-defender = Silniejszą stroną jest { $defender }, { $defence } do { $attack }: atak odparty.
duel-screen-outcome-draw = Po obu stronach { $attack }: obie strony tracą tylko zagrane karty.
duel-screen-all-there-is = { $count ->
    [0] { $name } ma już pusty stos dobierania.
    [one] { $name } ma na stosie dobierania tylko 1 kartę.
    [few] { $name } ma na stosie dobierania tylko { $count } karty.
    [many] { $name } ma na stosie dobierania tylko { $count } kart.
   *[other] { $name } ma na stosie dobierania tylko { $count } karty.
}
duel-screen-moves = { $cards ->
    [0] dalej
    [one] przepada 1 karta
    [few] przepadają { $cards } karty
    [many] przepada { $cards } kart
   *[other] przepada { $cards } karty
}
duel-screen-resolve = Bez asa: { $moves }
duel-screen-end-without-ace = Bez asa, koniec tury

duel-screen-waits-draw = { $name } nie ma już czego dobrać. Czy ma jokera?
duel-screen-waits-emptied = Po tej bitwie { $name } ma pusty stos dobierania. Czy ma jokera?
duel-screen-joker-for = { $count ->
    [one] Joker na 1 kartę
    [few] Joker na { $count } karty
    [many] Joker na { $count } kart
   *[other] Joker na { $count } karty
}
duel-screen-fewer = Joker na mniej…
duel-screen-is-out = { $name } odpada
duel-ask-reinforce = Pokaż jokera i potasuj stos kart odrzuconych. Karty z niego trafiają na stos dobierania, który też się tasuje.
duel-ask-reinforce-number = Karty
duel-answer-reinforce = { $count ->
    [one] { $name }: 1 karta
    [few] { $name }: { $count } karty
    [many] { $name }: { $count } kart
   *[other] { $name }: { $count } karty
}
duel-ask-concede = { $left ->
    [2] Jeśli się poddasz, przegrasz.
   *[other] Jeśli się poddasz, odpadniesz. Pozostali grają dalej.
}
duel-answer-concede = { $name } się poddaje

duel-screen-lasts = { $turns ->
    [0] Pusty stos dobierania
    [one] Na stosie dobierania { $count }, po { $each } na turę: wystarczy na 1 turę
    [few] Na stosie dobierania { $count }, po { $each } na turę: wystarczy na { $turns } tury
    [many] Na stosie dobierania { $count }, po { $each } na turę: wystarczy na { $turns } tur
   *[other] Na stosie dobierania { $count }, po { $each } na turę: wystarczy na { $turns } tury
}
duel-screen-has = { $name }: na ręce { $hand }, na stosie kart odrzuconych { $discard }.
duel-screen-attacks = { $name } może atakować tylko gracza { $target }.
duel-screen-seen = Widziane karty tej talii
duel-screen-seen-about = Każdej wartości są cztery karty. Pełna kropka to karta, o której wiadomo, gdzie jest.
duel-screen-seen-rank = { $rank }: widziano { $count } z 4
duel-screen-tell = Zaznacz kartę
duel-screen-tell-top = Jaka karta leży na wierzchu stosu kart odrzuconych ({ $name })?
duel-screen-tell-below = Jaka karta leży pod kartą { $card } w stosie kart odrzuconych ({ $name })?
duel-screen-tell-nothing = Znane są wszystkie karty stosu kart odrzuconych.
duel-correct-numbers = Ręka i stos dobierania ({ $player })
duel-correct-draw = Stos dobierania ({ $player })
duel-correct-hand = Ręka ({ $player })
duel-correct-slot = Dowódca { PLACE($slot) }
duel-correct-warlord = { $warlord ->
    [none] brak
   *[some] { $card ->
        [none] nieznany
       *[other] { $face_up ->
            [yes] { $card }, odkryty
           *[no] { $card }, zakryty
        }
    }
}

duel-screen-quick = Szybka bitwa
duel-screen-quick-army = Wybierz karty obu stron. Atak wymaga karty armii.
duel-screen-quick-needs = { $count ->
    [one] Obrona silniejsza o 1 odparłaby atak.
    [few] Obrona silniejsza o { $count } odparłaby atak.
    [many] Obrona silniejsza o { $count } odparłaby atak.
   *[other] Obrona silniejsza o { $count } odparłaby atak.
}
duel-screen-quick-house = { $count ->
    [one] Zasady domowe, zmiany: 1
    [few] Zasady domowe, zmiany: { $count }
    [many] Zasady domowe, zmiany: { $count }
   *[other] Zasady domowe, zmiany: { $count }
}
duel-screen-quick-clear = Wyczyść wybór
duel-keys-number = Wybierz lub zaznacz kartę

duel-screen-figure-cards = Karty
duel-screen-figure-winner = Zwycięzcy
duel-screen-figure-others = Pozostali

## How to play

duel-lesson-aim = Twoja siła
duel-lesson-aim-about = Każdy gracz ma talię i zaczyna z 5 kartami na ręce. Twoją siłą jest stos dobierania: jeśli na początku swojej tury nie możesz dobrać karty, odpadasz. Wygrywa ten, kto zostanie w grze ostatni.
duel-lesson-warlords = Dowódcy
duel-lesson-warlords-about = Króle, damy i walety leżą przed tobą zakryte, najwyżej 2. Jeden z nich może poprowadzić atak albo obronę: król dodaje 3, dama 2, walet 1.
duel-lesson-armies = Armie
duel-lesson-armies-about = Karty od 4 do 10 walczą; siła każdej to jej liczba. Dołożona trójka dodaje 3, dwójka 2.
duel-lesson-turn = Twoja tura
duel-lesson-turn-about = Dobierz kartę i wystaw dowódców. Potem możesz zaatakować gracza po swojej prawej. Na koniec twoi dowódcy są znów gotowi.
duel-lesson-battle = Bitwa
duel-lesson-battle-about = Obie strony zagrywają zakryte karty i razem je odkrywają. Jeśli atak jest silniejszy, obrońca odrzuca ze stosu dobierania połowę różnicy, zaokrągloną w górę. Jeśli nie, atakujący traci dowódcę, a bez dowódcy 1 kartę.
duel-lesson-aces = Asy
duel-lesson-aces-about = As nigdy nie walczy. Zatrzymuje atak albo usuwa dowódcę sąsiada.

## The rules for a player who does not know the game

duel-rulebook-aim = Cel gry
    To wojna dla dwóch do sześciu graczy, z których każdy ma pełną talię. Ścierają się armie, prowadzą je dowódcy, a kto przegrywa bitwę, traci karty.
    Twoją siłą jest stos dobierania: kto nie ma czego dobrać, odpada. Wygrywa ten, kto zostanie w grze ostatni.

duel-rulebook-table = Stół
    { $deck ->
        [52] Każdy gracz ma talię 52 kart bez jokerów. Karty nigdy nie zmieniają właściciela, a kolory nie mają znaczenia.
       *[other] Każdy gracz ma talię 52 kart z jokerami, razem { $deck }. Karty nigdy nie zmieniają właściciela, a kolory nie mają znaczenia.
    }
    Rękę trzymasz w tajemnicy, stos dobierania leży zakryty, a stos kart odrzuconych odkryty. Jego wierzchnią kartę może obejrzeć każdy, pozostałych nikt.
    Króle, damy i walety to dowódcy. Prowadzą oni armie: w bitwie król dodaje { $warlord_bonus-king } do siły, dama { $warlord_bonus-queen }, a walet { $warlord_bonus-jack }.
    Karty od 4 do 10 to armie; siła każdej to jej liczba. Tych kart jest najwięcej.
    { $supports_per_side ->
        [0] Trójki i dwójki nie mają w tych zasadach zastosowania.
       *[other] Trójki i dwójki to karty wsparcia, czyli konie i broń dla armii: trójka dodaje { $support_values-three }, a dwójka { $support_values-two }.
    }
    { $aces ->
        [none] Asy nie mają w tych zasadach zastosowania.
        [battles] Asy nigdy nie walczą; odpierają ataki.
        [outside] Asy nigdy nie walczą; usuwają dowódców.
       *[both] Asy nigdy nie walczą; usuwają dowódców i odpierają ataki.
    }
    { $warlord_slots ->
        [one] Masz przed sobą 1 miejsce na dowódcę.
        [few] Masz przed sobą { $warlord_slots } miejsca na dowódców.
        [many] Masz przed sobą { $warlord_slots } miejsc na dowódców.
       *[other] Masz przed sobą { $warlord_slots } miejsca na dowódców.
    }

duel-rulebook-setup = Przygotowanie gry
    { $hand_size ->
        [0] Każdy gracz tasuje swoją talię i daje ją komuś do przełożenia. Nikt nie dobiera kart na rękę: cała talia to stos dobierania.
        [one] Każdy gracz tasuje swoją talię, daje ją komuś do przełożenia i dobiera 1 kartę. Pozostałe karty ({ $draw_pile }) to stos dobierania.
        [few] Każdy gracz tasuje swoją talię, daje ją komuś do przełożenia i dobiera { $hand_size } karty. Pozostałe karty ({ $draw_pile }) to stos dobierania.
        [many] Każdy gracz tasuje swoją talię, daje ją komuś do przełożenia i dobiera { $hand_size } kart. Pozostałe karty ({ $draw_pile }) to stos dobierania.
       *[other] Każdy gracz tasuje swoją talię, daje ją komuś do przełożenia i dobiera { $hand_size } karty. Pozostałe karty ({ $draw_pile }) to stos dobierania.
    }
    To, kto zaczyna, można ustalić w dowolny sposób. Kolejka idzie w prawo.

duel-rulebook-turn = Tura
    Tura ma trzy fazy: przygotowanie, atak i odnowę. Wszystko w nich jest dobrowolne, ale do wcześniejszej fazy nigdy się nie wraca.
    { $draw_per_turn ->
        [one] Na początku przygotowania dobierasz kartę.
        [few] Na początku przygotowania dobierasz { $draw_per_turn } karty albo tyle, ile jest na stosie.
        [many] Na początku przygotowania dobierasz { $draw_per_turn } kart albo tyle, ile jest na stosie.
       *[other] Na początku przygotowania dobierasz { $draw_per_turn } karty albo tyle, ile jest na stosie.
    }
    { $used_may_be_exchanged ->
        [yes] Potem możesz wystawić z ręki na wolne miejsca dowolną liczbę zakrytych dowódców, a dowódców na swoich miejscach, także użytych, wymienić na innych z ręki. Stary dowódca trafia na twój stos kart odrzuconych.
       *[no] Potem możesz wystawić z ręki na wolne miejsca dowolną liczbę zakrytych dowódców, a zakrytych dowódców na swoich miejscach wymienić na innych z ręki. Stary dowódca trafia na twój stos kart odrzuconych.
    }
    { $attacks_per_turn ->
        [none] W fazie ataku możesz atakować gracza po swojej prawej, ile razy chcesz.
        [0] { $revenge_turn ->
            [yes] Ataków nie ma, poza turą zemsty.
           *[no] Ataków nie ma.
        }
        [one] W fazie ataku możesz raz zaatakować gracza po swojej prawej.
        [few] W fazie ataku możesz zaatakować gracza po swojej prawej najwyżej { $attacks_per_turn } razy.
        [many] W fazie ataku możesz zaatakować gracza po swojej prawej najwyżej { $attacks_per_turn } razy.
       *[other] W fazie ataku możesz zaatakować gracza po swojej prawej najwyżej { $attacks_per_turn } raza.
    }
    Podczas odnowy zakrywasz swoich odkrytych dowódców. Odkryty dowódca jest użyty i do tego czasu nie może walczyć: ten, kto bronił, nie zaatakuje w twojej następnej turze, a ten, kto atakował, jest znów gotów do obrony. Dowódca, który choć raz był odkryty, jest znany wszystkim aż do odrzucenia.
    Dowódca ze stołu nigdy nie wraca na rękę.
    { $first_round_skips ->
        [yes] W pierwszej rundzie każdy gracz oprócz ostatniego ma tylko przygotowanie.
       *[no] Nie ma krótkiej pierwszej rundy: pierwszy gracz może atakować od razu.
    }

duel-rulebook-battle = Bitwa
    Atak: zagraj zakrytą kartę armii. Możesz wskazać jednego ze swoich zakrytych dowódców, który ją poprowadzi. Bez karty armii nie ma ataku.
    { $sole_warlord_defends ->
        [yes] Obrona: wskaż zakrytego dowódcę, zagraj zakrytą kartę armii, zrób jedno i drugie albo nie rób nic. Sam dowódca broni swoją premią.
       *[no] Obrona: zagraj zakrytą kartę armii i, jeśli chcesz, wskaż zakrytego dowódcę, który ją poprowadzi, albo nie rób nic. Sam dowódca nie broni.
    }
    { $supports_per_side ->
        [0] {""}
        [one] Wsparcie: najpierw atakujący, potem obrońca może dodać zakrytą kartę wsparcia. Wymaga ona karty armii.
        [few] Wsparcie: najpierw atakujący, potem obrońca może dodać najwyżej { $supports_per_side } zakryte karty wsparcia. Wymagają one karty armii.
        [many] Wsparcie: najpierw atakujący, potem obrońca może dodać najwyżej { $supports_per_side } zakrytych kart wsparcia. Wymagają one karty armii.
       *[other] Wsparcie: najpierw atakujący, potem obrońca może dodać najwyżej { $supports_per_side } zakrytej karty wsparcia. Wymagają one karty armii.
    }
    { $supports_per_side ->
        [0] Wszystkie karty bitwy zostają odkryte. Armia i dowódca składają się na siłę; strona bez kart ma 0.
       *[other] Wszystkie karty bitwy zostają odkryte. Armia, dowódca i wsparcie składają się na siłę; strona bez kart ma 0.
    }
    { $damage_rounding ->
        [up] Jeśli atakujący jest silniejszy, obrońca otrzymuje obrażenia: różnicę podzieloną przez { $damage_divisor }, zaokrągloną w górę. Tyle kart obrońca odkłada ze stosu dobierania na stos kart odrzuconych.
       *[down] Jeśli atakujący jest silniejszy, obrońca otrzymuje obrażenia: różnicę podzieloną przez { $damage_divisor }, zaokrągloną w dół. Tyle kart obrońca odkłada ze stosu dobierania na stos kart odrzuconych.
    }
    { $failed_warlord_lost ->
        [yes] Jeśli obrońca jest silniejszy, atak jest odparty, a dowódca atakującego trafia na stos kart odrzuconych.
       *[no] Jeśli obrońca jest silniejszy, atak jest odparty; dowódca zostaje.
    }
    { $unled_fail_draw ->
        [0] Odparty atak bez dowódcy nic nie kosztuje.
        [one] Gracz, którego atak bez dowódcy został odparty, dobiera kartę i ją odrzuca.
        [few] Gracz, którego atak bez dowódcy został odparty, dobiera { $unled_fail_draw } karty i je odrzuca.
        [many] Gracz, którego atak bez dowódcy został odparty, dobiera { $unled_fail_draw } kart i je odrzuca.
       *[other] Gracz, którego atak bez dowódcy został odparty, dobiera { $unled_fail_draw } karty i je odrzuca.
    }
    { $tie ->
        [defender] Jeśli siły są równe, atak też jest odparty, z tymi samymi skutkami.
       *[draw] Jeśli siły są równe, obie strony tracą tylko użyte karty.
    }
    { $supports_per_side ->
        [0] Po bitwie karty armii zostają odrzucone. Pozostali dowódcy zostają na stole, odkryci.
       *[other] Po bitwie karty armii i wsparcia zostają odrzucone. Pozostali dowódcy zostają na stole, odkryci.
    }

duel-rulebook-aces = Asy
    { $aces_defend ->
        [any-time] Jako obrońca możesz w każdej chwili bitwy zagrać asa i odeprzeć atak. Po odkryciu kart masz na to ostatnią szansę, o ile atakujący jest silniejszy.
        [before-reveal] Jako obrońca możesz w każdej chwili przed odkryciem kart zagrać asa i odeprzeć atak.
       *[never] W bitwach nie zagrywa się asów.
    }
    { $aces_defend ->
        [never] {""}
       *[other] Atakujący odrzuca wtedy wszystkie karty ataku, także dowódcę. Wskazany już przez ciebie dowódca zostaje odkryty na stole; inne zagrane przez ciebie karty są odrzucone. { $ace_fails_unled ->
            [yes] Kto atakował bez dowódcy, ponosi karę za odparty atak.
           *[no] {""}
        }
    }
    { $aces_defend ->
        [never] {""}
       *[other] Atakujący nigdy nie zagrywa asa w bitwie.
    }
    { $aces_outside ->
        [no] Poza bitwami nie zagrywa się asów.
       *[yes] { $ace_targets ->
            [neighbours] Poza bitwami możesz zagrać asa w każdej chwili, nawet w cudzej turze, i wybrać dowódcę jednego z dwojga sąsiadów: trafia on na stos kart odrzuconych.
            [right] Poza bitwami możesz zagrać asa w każdej chwili, nawet w cudzej turze, i wybrać dowódcę gracza po swojej prawej: trafia on na stos kart odrzuconych.
           *[any] Poza bitwami możesz zagrać asa w każdej chwili, nawet w cudzej turze, i wybrać dowódcę dowolnego innego gracza: trafia on na stos kart odrzuconych.
        }
    }

duel-rulebook-end = Koniec gry
    Kto na początku swojej tury ma pusty stos dobierania, odpada.
    { $out_when ->
        [empty] Od razu odpada też ten, komu bitwa opróżni stos dobierania.
       *[other] {""}
    }
    { $revenge_turn ->
        [yes] Kto odpada, bo nie ma czego dobrać, rozgrywa jeszcze turę zemsty, jeśli w grze jest co najmniej dwoje innych graczy: { $aces ->
            [none] przygotowanie i jeden atak.
           *[other] przygotowanie, jeden atak i asy.
        }
       *[no] Tury zemsty nie ma.
    }
    Karty gracza, który odpadł, zostają tam, gdzie są, a pozostali zacieśniają krąg. Wygrywa ten, kto zostanie w grze ostatni.
    Poddać się można zawsze, gdy nie trwa bitwa.

duel-rulebook-reinforcements = { $reinforcements ->
    [no] {""}
   *[yes]
        Posiłki
        { $reinforcement_cards ->
            [one] Posiłki sprowadza joker, jeden w każdej talii. W swojej turze możesz go w każdej chwili pokazać: potasuj swój stos kart odrzuconych, przenieś z niego 1 kartę na stos dobierania i potasuj ten stos.
            [few] Posiłki sprowadza joker, jeden w każdej talii. W swojej turze możesz go w każdej chwili pokazać: potasuj swój stos kart odrzuconych, przenieś z niego najwyżej { $reinforcement_cards } karty na stos dobierania i potasuj ten stos.
            [many] Posiłki sprowadza joker, jeden w każdej talii. W swojej turze możesz go w każdej chwili pokazać: potasuj swój stos kart odrzuconych, przenieś z niego najwyżej { $reinforcement_cards } kart na stos dobierania i potasuj ten stos.
           *[other] Posiłki sprowadza joker, jeden w każdej talii. W swojej turze możesz go w każdej chwili pokazać: potasuj swój stos kart odrzuconych, przenieś z niego najwyżej { $reinforcement_cards } karty na stos dobierania i potasuj ten stos.
        }
        { $forced_reinforcement_cards ->
            [one] Gdy twój stos dobierania jest pusty, możesz to zrobić w czyjejkolwiek turze, dopóki nie musisz dobrać karty; wtedy przenosisz 1 kartę.
            [few] Gdy twój stos dobierania jest pusty, możesz to zrobić w czyjejkolwiek turze, dopóki nie musisz dobrać karty; wtedy przenosisz najwyżej { $forced_reinforcement_cards } karty.
            [many] Gdy twój stos dobierania jest pusty, możesz to zrobić w czyjejkolwiek turze, dopóki nie musisz dobrać karty; wtedy przenosisz najwyżej { $forced_reinforcement_cards } kart.
           *[other] Gdy twój stos dobierania jest pusty, możesz to zrobić w czyjejkolwiek turze, dopóki nie musisz dobrać karty; wtedy przenosisz najwyżej { $forced_reinforcement_cards } karty.
        }
        Reszta razem z jokerem to twój nowy stos kart odrzuconych.
}

duel-rulebook-ally = { $hidden_ally ->
    [no] {""}
   *[yes]
        Ukryty sojusznik
        Jest nim joker w każdej talii. Zagrywasz go jako dowolną kartę, a jaką, mówisz dopiero, gdy zostaje odkryty.
        Jako dowódca na stole pozostaje tym dowódcą aż do odrzucenia. Na stosie jest znów Ukrytym sojusznikiem.
}

## The mat to print

