# Duel: names, rules, actions, consequences and refusals.

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
duel-kind-next-phase = Następna faza
duel-kind-next-phase-about = Przejdź do następnej fazy; po ostatniej zaczyna się tura następnego gracza.
duel-kind-end-turn = Zakończ turę
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
duel-kind-support-about = { $most ->
    [0] W tych zasadach nie ma w bitwach kart wsparcia.
    [one] Dodaj do swojej karty armii zakrytą trójkę lub dwójkę albo nic.
    [few] Dodaj do swojej karty armii najwyżej { $most } zakryte karty wsparcia (trójki i dwójki) albo nic.
    [many] Dodaj do swojej karty armii najwyżej { $most } zakrytych kart wsparcia (trójki i dwójki) albo nic.
   *[other] Dodaj do swojej karty armii najwyżej { $most } zakrytej karty wsparcia (trójki i dwójki) albo nic.
}
duel-kind-reveal = Odkryj karty
duel-kind-reveal-about = Zaznacz karty bitwy, które są teraz odkryte.
duel-kind-resolve = Bez asa
duel-kind-resolve-about = Obrońca nie zagrywa asa i bitwa zostaje rozstrzygnięta.
duel-kind-ace = Zagraj asa
duel-kind-ace-about = Usuń dowódcę przeciwnika albo, jako obrońca, odeprzyj atak.
duel-kind-reinforce = Posiłki
duel-kind-reinforce-about = Pokaż jokera i przenieś karty ze swojego stosu kart odrzuconych na stos dobierania.
duel-kind-out = Bez jokera
duel-kind-out-about = Nie masz jokera albo go nie zagrywasz: odpadasz z gry.
duel-kind-concede = Poddaj się
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

duel-value-each = { $name } dodaje { $number }
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

duel-headline-setup = { $first } zaczyna
duel-headline-next-phase = { $player } przechodzi do fazy „{ $phase }”
duel-headline-end-turn = { $player } kończy turę
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
duel-headline-concede = { $player } się poddaje
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
duel-event-turn-began = { $cut_short ->
    [yes] Tura { $turn }: gra { $player }. W pierwszej rundzie jest tylko przygotowanie.
   *[no] Tura { $turn }: gra { $player }.
}
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
duel-refusal-hand-too-small = { $needs ->
    [one] Potrzeba karty na ręce, a { $player } nie ma żadnej.
    [few] Potrzeba { $needs } kart na ręce, a { $player } ma { $has }.
    [many] Potrzeba { $needs } kart na ręce, a { $player } ma { $has }.
   *[other] Potrzeba { $needs } karty na ręce, a { $player } ma { $has }.
}
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
duel-table-over = Po turze { $turn }: { $result }
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
duel-battle-total = razem
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
duel-count-share = Udział
duel-count-attacker = Silniejszy atak
duel-count-defender = Silniejsza obrona
duel-count-tie = Równe siły
duel-count-ace = Odparte asem
duel-count-battles-note = { $count ->
    [one] Stoczono 1 bitwę.
    [few] Stoczono { $count } bitwy.
    [many] Stoczono { $count } bitew.
   *[other] Stoczono { $count } bitwy.
}
duel-count-strengths = Bitwy według siły ataku
duel-count-strength = Siła
duel-count-fought = Stoczone
duel-count-losses = Straty
duel-count-times = Ile razy
# Same as in English.
duel-count-least = Minimum
duel-count-median = Mediana
duel-count-mean = Średnia
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
duel-count-turn = Tura
duel-count-place = { $place ->
    [1] 1. gracz
    [2] 2. gracz
    [3] 3. gracz
    [4] 4. gracz
    [5] 5. gracz
   *[6] 6. gracz
}
duel-count-won = Partie wygrane
duel-count-winner = Zwycięzca
duel-count-loser = Pozostali
duel-count-piles-note = Średnia liczba kart na stosie dobierania w partiach, które dotrwały do danej tury.
duel-count-piles-shown = Widać { $shown } z { $all } tur: te, do których dotrwała co najmniej 1 partia na 20, najwyżej { $most }.

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
duel-hint-renewal = Twoi użyci dowódcy są zakryci i znów gotowi.
duel-hint-defend = Nie wiesz, jak silny jest atak. Wybierz karty albo nic.
duel-hint-support = Trójka dodaje do armii { $three }, a dwójka { $two }. Zagrywasz je zakryte.
duel-hint-reveal = Odkryj wszystkie karty i wskaż je: król dodaje { $king }, dama { $queen }, walet { $jack }.
duel-hint-last-chance = Atak może już zatrzymać tylko as. Bez niego tracisz karty.
