# The messages of Dueling Nobles.

dueling-nobles-title = Pojedynek arystokratów
dueling-nobles-gauge = Złoto

## Editions

# Same as in English.
dueling-nobles-edition-catsatcards = Cats at Cards
dueling-nobles-edition-catsatcards-about = Zasady z catsatcards.com.
dueling-nobles-edition-original = Oryginalna
dueling-nobles-edition-original-about = Pierwsza wersja zasad: broń i zdolności są przed dochodem, a broń można zamieniać.
# Same as in English.
dueling-nobles-edition-duelo = Duelo de Nobles
dueling-nobles-edition-duelo-about = Zasady hiszpańskie: mała siła podstawowa, jedna sprzedaż, jeden podatek i jedno przeniesienie broni na turę, a szpiegowana ręka zostaje odkryta.

## Phases

dueling-nobles-phase-setup = przygotowanie gry
dueling-nobles-phase-over = koniec gry
dueling-nobles-phase-income = dochód
dueling-nobles-phase-reinforcements = posiłki
dueling-nobles-phase-command = rozkazy
dueling-nobles-phase-duel = pojedynek
dueling-nobles-phase-opening = otwarcie
dueling-nobles-phase-spending = wydatki

## Kinds of action

dueling-nobles-kind-next-phase-about = Przejdź do następnej fazy; po ostatniej gra przeciwnik.
dueling-nobles-kind-end-turn-about = Pomiń pozostałe fazy.
dueling-nobles-kind-sell = Sprzedaj
dueling-nobles-kind-sell-about = { $sale_gold ->
    [one] Odrzuć 3 karty wsparcia w jednym kolorze za 1 złoto.
    [few] Odrzuć 3 karty wsparcia w jednym kolorze za { $sale_gold } złota.
    [many] Odrzuć 3 karty wsparcia w jednym kolorze za { $sale_gold } złota.
   *[other] Odrzuć 3 karty wsparcia w jednym kolorze za { $sale_gold } złota.
}
dueling-nobles-kind-tax = Opodatkuj
dueling-nobles-kind-tax-about = Twój król traci 1 punkt wytrzymałości, a ty zyskujesz 1 złoto.
dueling-nobles-kind-buy = Kup
dueling-nobles-kind-buy-about = { $cards_per_purchase ->
    [one] Zapłać 1 złoto i dobierz 1 kartę wsparcia.
    [few] Zapłać 1 złoto za każdą dobraną kartę wsparcia, najwyżej { $cards_per_purchase }.
    [many] Zapłać 1 złoto za każdą dobraną kartę wsparcia, najwyżej { $cards_per_purchase }.
   *[other] Zapłać 1 złoto za każdą dobraną kartę wsparcia, najwyżej { $cards_per_purchase }.
}
dueling-nobles-kind-recruit = Zwerbuj
dueling-nobles-kind-recruit-about = { $recruit_cost ->
    [one] Zapłać 1 złoto: wierzchni arystokrata z talii trafia na twój dziedziniec.
    [few] Zapłać { $recruit_cost } złota: wierzchni arystokrata z talii trafia na twój dziedziniec.
    [many] Zapłać { $recruit_cost } złota: wierzchni arystokrata z talii trafia na twój dziedziniec.
   *[other] Zapłać { $recruit_cost } złota: wierzchni arystokrata z talii trafia na twój dziedziniec.
}
dueling-nobles-kind-weapon = Uzbrój
dueling-nobles-kind-weapon-about = Połóż dwójkę lub trójkę pod swoim arystokratą jako jego broń.
dueling-nobles-kind-move-weapon = Przenieś broń
dueling-nobles-kind-move-weapon-about = { $weapons_may_swap ->
    [yes] Przenieś broń od jednego arystokraty do drugiego; dwaj uzbrojeni zamieniają się bronią.
   *[no] Przenieś broń od jednego arystokraty do drugiego, który jej nie ma.
}
dueling-nobles-kind-heal = Ulecz
dueling-nobles-kind-heal-about = Odrzuć kiera: twój arystokrata odzyskuje 1 punkt wytrzymałości. Raz na partię.
dueling-nobles-kind-draw-three = Dobierz trzy
dueling-nobles-kind-draw-three-about = Odrzuć karo, gdy przeciwnik ma więcej arystokratów: dobierz 3 karty wsparcia. Raz na partię.
dueling-nobles-kind-recover = Odzyskaj
dueling-nobles-kind-recover-about = { $support_decks ->
    [each] Odrzuć trefla: weź dowolną inną kartę ze swojego stosu kart odrzuconych. Raz na partię.
   *[shared] Odrzuć trefla: weź dowolną inną kartę ze stosu kart odrzuconych. Raz na partię.
}
dueling-nobles-kind-spy = Szpieguj
dueling-nobles-kind-spy-about = { $spied_hand_stays_revealed ->
    [yes] Odrzuć pika: przeciwnik odkrywa karty z ręki i zostają one odkryte. Raz na partię.
   *[no] Odrzuć pika: obejrzyj karty na ręce przeciwnika. Raz na partię.
}
dueling-nobles-kind-challenge = Wyzwij
dueling-nobles-kind-challenge-about = Twój arystokrata wyzywa na pojedynek arystokratę przeciwnika.
dueling-nobles-kind-deflect = Przekieruj
dueling-nobles-kind-deflect-about = { $deflect_cost ->
    [one] Przed rzutem kośćmi obrońca płaci 1 złoto, a wyzwanie przyjmuje inny arystokrata.
    [few] Przed rzutem kośćmi obrońca płaci { $deflect_cost } złota, a wyzwanie przyjmuje inny arystokrata.
    [many] Przed rzutem kośćmi obrońca płaci { $deflect_cost } złota, a wyzwanie przyjmuje inny arystokrata.
   *[other] Przed rzutem kośćmi obrońca płaci { $deflect_cost } złota, a wyzwanie przyjmuje inny arystokrata.
}
dueling-nobles-kind-roll = Rzuć
dueling-nobles-kind-roll-about = Jedna kość dla każdej strony; król może rzucić dwiema.
dueling-nobles-kind-support = Wesprzyj
dueling-nobles-kind-support-about = Najpierw atakujący, potem obrońca: 1 karta wsparcia (walet 2) albo żadna.

## House rules

dueling-nobles-group-start = Początek partii
dueling-nobles-group-turn = Tura
dueling-nobles-group-income = Dochód
dueling-nobles-group-reinforcements = Posiłki
dueling-nobles-group-command = Broń i zdolności
dueling-nobles-group-duel = Pojedynki

dueling-nobles-rule-phases = Fazy tury
dueling-nobles-rule-phases-about = Fazy tury po kolei i akcje dozwolone w każdej z nich.
dueling-nobles-rule-base-strength = Siła podstawowa
dueling-nobles-rule-base-strength-about = Siła arystokraty w pojedynku, zanim cokolwiek się do niej doda.
dueling-nobles-rule-stamina = Wytrzymałość
dueling-nobles-rule-stamina-about = Ile ran zniesie arystokrata, zanim zostanie pokonany.
dueling-nobles-rule-sells-per-turn = Sprzedaże na turę
dueling-nobles-rule-sells-per-turn-about = Ile razy w turze można sprzedać trzy karty w jednym kolorze.
dueling-nobles-rule-taxes = Opodatkowani królowie
dueling-nobles-rule-taxes-about = Czy w turze można opodatkować raz każdego króla, czy tylko jednego.
dueling-nobles-rule-tax-may-vanquish = Podatek może pokonać króla
dueling-nobles-rule-tax-may-vanquish-about = Czy podatek może zabrać królowi ostatni punkt wytrzymałości.
dueling-nobles-rule-buys-per-turn = Zakupy na turę
dueling-nobles-rule-buys-per-turn-about = Ile razy w turze można kupować karty wsparcia.
dueling-nobles-rule-cards-per-purchase = Karty na zakup
dueling-nobles-rule-cards-per-purchase-about = Ile najwyżej kart wsparcia można kupić naraz.
dueling-nobles-rule-recruits-per-turn = Werbunki na turę
dueling-nobles-rule-recruits-per-turn-about = Ilu arystokratów można zwerbować w turze.
dueling-nobles-rule-recruit-cost = Koszt werbunku
dueling-nobles-rule-recruit-cost-about = Złoto za zwerbowanie arystokraty.
dueling-nobles-rule-weapons-per-turn = Nowa broń na turę
dueling-nobles-rule-weapons-per-turn-about = Ilu arystokratów można uzbroić w turze.
dueling-nobles-rule-weapon-moves-per-turn = Przeniesienia broni na turę
dueling-nobles-rule-weapon-moves-per-turn-about = Ile razy w turze można przenieść broń między arystokratami.
dueling-nobles-rule-weapons-may-swap = Zamiana broni
dueling-nobles-rule-weapons-may-swap-about = Czy dwaj uzbrojeni arystokraci mogą zamienić się bronią.
dueling-nobles-rule-spied-hand-stays-revealed = Szpiegowana ręka odkryta
dueling-nobles-rule-spied-hand-stays-revealed-about = Czy karty, które zobaczył szpieg, zostają odkryte.
dueling-nobles-rule-duels-per-turn = Pojedynki na turę
dueling-nobles-rule-duels-per-turn-about = Ile pojedynków można stoczyć w turze.
dueling-nobles-rule-deflect-cost = Koszt przekierowania
dueling-nobles-rule-deflect-cost-about = Złoto, które płaci obrońca, żeby wybrać innego arystokratę.
dueling-nobles-rule-queen-bonus = Premia damy
dueling-nobles-rule-queen-bonus-about = Siła, którą damie daje każdy inny arystokrata na jej dziedzińcu.
dueling-nobles-rule-adrenaline = Adrenalina
dueling-nobles-rule-adrenaline-about = Dodatkowa siła karty wsparcia w kolorze swojego arystokraty.
dueling-nobles-rule-victory = Moment zwycięstwa
dueling-nobles-rule-victory-about = Kiedy przegrywa gracz bez arystokratów: od razu albo dopiero wtedy, gdy zaczynałaby się tura przeciwnika, więc może jeszcze rekrutować.
dueling-nobles-rule-both-empty = Oba dziedzińce puste
dueling-nobles-rule-both-empty-about = Kto wygrywa, gdy jeden pojedynek opróżnia oba dziedzińce.
dueling-nobles-rule-income-gold = Złoto z dochodu
dueling-nobles-rule-income-gold-about = Złoto na początku fazy dochodu.
dueling-nobles-rule-sale-gold = Złoto za sprzedaż
dueling-nobles-rule-sale-gold-about = Złoto za trzy karty wsparcia w jednym kolorze.
dueling-nobles-rule-win-gold = Złoto za pojedynek
dueling-nobles-rule-win-gold-about = Złoto za wygranie pojedynku.
dueling-nobles-rule-opening-nobles = Początkowi arystokraci
dueling-nobles-rule-opening-nobles-about = Z iloma arystokratami zaczyna każdy gracz.
dueling-nobles-rule-opening-hand = Początkowa ręka
dueling-nobles-rule-opening-hand-about = Z iloma kartami wsparcia zaczyna każdy gracz.
dueling-nobles-rule-support-decks = Talie wsparcia
dueling-nobles-rule-support-decks-about = Czy gracze mają wspólną talię wsparcia, czy każdy ma talię wsparcia i stos kart odrzuconych z własnej talii kart.

dueling-nobles-value-each-king = każdy król raz
dueling-nobles-value-one-king = jeden król
dueling-nobles-value-draw = remis
dueling-nobles-value-at-once = od razu
dueling-nobles-value-turn-start = na początku tury
dueling-nobles-value-shared = jedna wspólna
dueling-nobles-value-each = każdy ma własną
dueling-nobles-value-attacker = wygrywa atakujący
dueling-nobles-value-defender = wygrywa obrońca

## Actions

dueling-nobles-headline-next-phase = { $player } przechodzi do fazy „{ $phase }”
dueling-nobles-headline-sell = { $player } sprzedaje { $cards }
dueling-nobles-headline-tax = { $player } opodatkowuje { $king }
dueling-nobles-headline-buy = { $count ->
    [one] { $player } kupuje 1 kartę
    [few] { $player } kupuje { $count } karty
    [many] { $player } kupuje { $count } kart
   *[other] { $player } kupuje { $count } karty
}
dueling-nobles-headline-recruit = { $player } werbuje { $noble }
dueling-nobles-headline-weapon = { $player } uzbraja { $noble } w { $card }
dueling-nobles-headline-move-weapon = { $weapon ->
    [none] { $player }: { $from } i { $to } zamieniają się bronią
   *[other] { $player } przenosi { $weapon } od { $from } do { $to }
}
dueling-nobles-headline-heal = { $player } odrzuca { $card } i leczy { $noble }
dueling-nobles-headline-draw-three = { $player } odrzuca { $card } i dobiera trzy karty
dueling-nobles-headline-recover = { $player } odrzuca { $card } i bierze { $take } ze stosu kart odrzuconych
dueling-nobles-headline-spy = { $player } odrzuca { $card } i szpieguje gracza { $opponent }
dueling-nobles-headline-challenge = { $attacker } ({ $player }) wyzywa { $target } ({ $opponent })
dueling-nobles-headline-deflect = { $player } przekierowuje wyzwanie na { $target }
dueling-nobles-headline-roll = { $count ->
    [2] { $virtual ->
        [yes] { $player } wyrzuca kośćmi aplikacji { $first } i { $second }: { $total }
       *[no] { $player } wyrzuca { $first } i { $second }: { $total }
    }
   *[other] { $virtual ->
        [yes] { $player } wyrzuca kością aplikacji { $first }
       *[no] { $player } wyrzuca { $first }
    }
}
dueling-nobles-headline-support = { $cards ->
    [none] { $player } nie zagrywa karty wsparcia
   *[other] { $player } zagrywa { $cards }
}
dueling-nobles-begun-recruit = { $player } werbuje wierzchnią kartę z talii arystokratów
dueling-nobles-begun-spy = { $player } odrzuca { $card } i ogląda twoje karty
dueling-nobles-begun-roll = { $player } rzuca
dueling-nobles-headline-adjust-gold = { $gold ->
    [one] Korekta: { $player } ma 1 złoto
    [few] Korekta: { $player } ma { $gold } złota
    [many] Korekta: { $player } ma { $gold } złota
   *[other] Korekta: { $player } ma { $gold } złota
}
dueling-nobles-headline-adjust-ability = { $used ->
    [yes] Korekta ({ $player }): zdolność { $suit } ({ $ability }) już zużyta
   *[no] Korekta ({ $player }): zdolność { $suit } ({ $ability }) jeszcze do użycia
}
dueling-nobles-headline-adjust-stamina = Korekta: { $noble } ma wytrzymałość { $stamina }
dueling-nobles-headline-adjust-weapon = { $weapon ->
    [none] Korekta: { $noble } nie ma broni
   *[other] Korekta: { $noble } ma broń { $weapon }
}
dueling-nobles-headline-adjust-support-deck = { $owner ->
    [none] { $support_deck ->
        [one] Korekta: talia wsparcia ma 1 kartę
        [few] Korekta: talia wsparcia ma { $support_deck } karty
        [many] Korekta: talia wsparcia ma { $support_deck } kart
       *[other] Korekta: talia wsparcia ma { $support_deck } karty
    }
   *[other] Korekta ({ $owner }): kart w talii wsparcia: { $support_deck }
}

## Consequences

dueling-nobles-then-courtyard = Dziedziniec gracza { $player }: { $nobles }.
dueling-nobles-event-phase-entered = Zaczyna się faza „{ $phase }”.
dueling-nobles-event-gold-gained = { $gain ->
    [income] { $gold ->
        [one] { $player } zyskuje 1 złoto dochodu.
        [few] { $player } zyskuje { $gold } złota dochodu.
        [many] { $player } zyskuje { $gold } złota dochodu.
       *[other] { $player } zyskuje { $gold } złota dochodu.
    }
    [sale] { $gold ->
        [one] { $player } zyskuje 1 złoto za karty.
        [few] { $player } zyskuje { $gold } złota za karty.
        [many] { $player } zyskuje { $gold } złota za karty.
       *[other] { $player } zyskuje { $gold } złota za karty.
    }
    [tax] { $gold ->
        [one] { $player } zyskuje 1 złoto z podatku.
        [few] { $player } zyskuje { $gold } złota z podatku.
        [many] { $player } zyskuje { $gold } złota z podatku.
       *[other] { $player } zyskuje { $gold } złota z podatku.
    }
   *[duel] { $gold ->
        [one] { $player } zyskuje 1 złoto za pojedynek.
        [few] { $player } zyskuje { $gold } złota za pojedynek.
        [many] { $player } zyskuje { $gold } złota za pojedynek.
       *[other] { $player } zyskuje { $gold } złota za pojedynek.
    }
}
dueling-nobles-event-gold-paid = { $gold ->
    [one] { $player } płaci 1 złoto.
    [few] { $player } płaci { $gold } złota.
    [many] { $player } płaci { $gold } złota.
   *[other] { $player } płaci { $gold } złota.
}
dueling-nobles-event-deck-refilled = { $owner ->
    [none] { $cards ->
        [one] Odwróć stos kart odrzuconych: jego jedyna karta to teraz talia wsparcia.
        [few] Potasuj stos kart odrzuconych: jego { $cards } karty to teraz talia wsparcia.
        [many] Potasuj stos kart odrzuconych: jego { $cards } kart to teraz talia wsparcia.
       *[other] Potasuj stos kart odrzuconych: jego { $cards } karty to teraz talia wsparcia.
    }
   *[other] { $owner } tasuje swój stos kart odrzuconych: to teraz nowa talia wsparcia.
}
dueling-nobles-event-noble-joined = { $noble } trafia na dziedziniec gracza { $player } (wytrzymałość: { $stamina }).
dueling-nobles-event-noble-wounded = { $left ->
    [0] { $noble } ({ $player }) traci ostatni punkt wytrzymałości.
    [one] { $noble } ({ $player }) traci 1 punkt wytrzymałości; pozostaje 1.
    [few] { $noble } ({ $player }) traci 1 punkt wytrzymałości; pozostają { $left }.
    [many] { $noble } ({ $player }) traci 1 punkt wytrzymałości; pozostaje { $left }.
   *[other] { $noble } ({ $player }) traci 1 punkt wytrzymałości; pozostaje { $left }.
}
dueling-nobles-event-noble-vanquished = { $goes-on ->
    [no] Pokonany arystokrata: { $noble } ({ $player }).
   *[yes] Pokonany arystokrata: { $noble } ({ $player }). Wtasuj tę kartę do talii arystokratów.
}
dueling-nobles-event-weapon-lost = Broń { $weapon } ({ $noble }) trafia na stos kart odrzuconych.
dueling-nobles-event-noble-healed = { $noble } odzyskuje 1 punkt wytrzymałości i ma teraz { $now }.
dueling-nobles-event-recovered = { $card } jest teraz na ręce gracza { $player }.
dueling-nobles-then-seen = Ręka gracza { $player }: { $cards }.
dueling-nobles-then-seen-open = Ręka gracza { $player } zostaje odkryta: { $cards }.
dueling-nobles-then-seen-empty = Ręka gracza { $player } jest pusta.
dueling-nobles-event-duel-ended = { $verdict ->
    [tie] { $critical ->
        [yes] Asy po obu stronach: pojedynek kończy się remisem bez względu na sumy ({ $total } do { $other }).
       *[no] Pojedynek kończy się remisem { $total } do { $total }.
    }
   *[other] { $critical ->
        [yes] Trafienie krytyczne: { $noble } ({ $player }) wygrywa pojedynek bez względu na sumy ({ $total } do { $other }).
       *[no] { $noble } ({ $player }) wygrywa pojedynek { $total } do { $other }.
    }
}
dueling-nobles-then-duel-discards = { $owner ->
    [none] { $count ->
        [one] { $cards } trafia na stos kart odrzuconych.
        [few] { $cards } trafiają na stos kart odrzuconych.
        [many] { $cards } trafiają na stos kart odrzuconych.
       *[other] { $cards } trafiają na stos kart odrzuconych.
    }
   *[other] { $owner } odrzuca { $cards }.
}
dueling-nobles-event-game-ended = { $outcome ->
    [draw] Partia kończy się remisem. Dobra gra!
   *[won] { $winner } wygrywa partię. Dobra gra, { $loser }!
}

## A duel’s terms

dueling-nobles-fighter = { $noble } ({ $player })
dueling-nobles-term-base = podstawa
dueling-nobles-term-weapon = broń { $weapon }
dueling-nobles-term-inspiration = { $others ->
    [one] 1 inny arystokrata
    [few] { $others } inni arystokraci po { $each }
    [many] { $others } innych arystokratów po { $each }
   *[other] { $others } innego arystokraty po { $each }
}
dueling-nobles-term-die = kość
dueling-nobles-term-card = { $card }
dueling-nobles-term-adrenaline = adrenalina { $card }
dueling-nobles-term-critical = trafienie krytyczne { $card }

## Refusals

dueling-nobles-refusal-wrong-phase = { $when ->
    [later] { $count ->
        [one] To należy do fazy „{ $phases }”: najpierw do niej przejdź. Teraz trwa faza „{ $now }”.
        [few] To należy do późniejszych faz tej tury: { $phases }. Najpierw przejdź do jednej z nich; teraz trwa faza „{ $now }”.
        [many] To należy do późniejszych faz tej tury: { $phases }. Najpierw przejdź do jednej z nich; teraz trwa faza „{ $now }”.
       *[other] To należy do późniejszych faz tej tury: { $phases }. Najpierw przejdź do jednej z nich; teraz trwa faza „{ $now }”.
    }
    [past] { $count ->
        [one] To należy do fazy „{ $phases }”, która już minęła: poczekaj do następnej tury. Teraz trwa faza „{ $now }”.
        [few] To należy do faz, które już minęły: { $phases }. Poczekaj do następnej tury; teraz trwa faza „{ $now }”.
        [many] To należy do faz, które już minęły: { $phases }. Poczekaj do następnej tury; teraz trwa faza „{ $now }”.
       *[other] To należy do faz, które już minęły: { $phases }. Poczekaj do następnej tury; teraz trwa faza „{ $now }”.
    }
   *[never] W tych zasadach nie ma na to fazy.
}
dueling-nobles-refusal-bad-setup-count = { $needed ->
    [one] { $player } zaczyna z 1 arystokratą, a nie { $got }.
    [few] { $player } zaczyna z { $needed } arystokratami, a nie { $got }.
    [many] { $player } zaczyna z { $needed } arystokratami, a nie { $got }.
   *[other] { $player } zaczyna z { $needed } arystokratami, a nie { $got }.
}
dueling-nobles-refusal-bad-setup-not-nobles = { $count ->
    [one] { $cards } to nie arystokrata.
    [few] { $cards } to nie arystokraci.
    [many] { $cards } to nie arystokraci.
   *[other] { $cards } to nie arystokraci.
}
dueling-nobles-refusal-bad-setup-duplicates = { $count ->
    [one] Karta { $cards } jest wymieniona więcej niż raz.
    [few] Karty { $cards } są wymienione więcej niż raz.
    [many] Karty { $cards } są wymienione więcej niż raz.
   *[other] Karty { $cards } są wymienione więcej niż raz.
}
dueling-nobles-refusal-duel-in-progress = Najpierw dokończ pojedynek.
dueling-nobles-refusal-no-duel = Nie trwa żaden pojedynek.
dueling-nobles-refusal-not-enough-gold = Potrzeba { $needs } złota, a { $payer } ma { $has }.
dueling-nobles-refusal-no-such-noble = { $card ->
    [none] { $player } nie ma do tego innego arystokraty.
   *[other] { $where ->
        [other] { $card } jest na dziedzińcu gracza { $holder }, a nie gracza { $player }.
        [nowhere] { $card } nie jest na żadnym dziedzińcu.
       *[unknown] { $card } nie jest na dziedzińcu gracza { $player }.
    }
}
dueling-nobles-refusal-noble-in-play = { $noble } jest już na dziedzińcu gracza { $player }.
dueling-nobles-refusal-not-a-noble = { $card } to nie arystokrata: są nimi tylko walety, damy i króle.
dueling-nobles-refusal-not-a-support-card = { $card } to nie karta wsparcia: są nimi karty od asa do dziesiątki.
dueling-nobles-refusal-not-a-weapon = { $card } to nie broń: może nią być tylko dwójka lub trójka.
dueling-nobles-refusal-noble-armed = { $noble ->
    [none] Każdy arystokrata, który mógłby ją wziąć, ma już broń.
   *[other] { $noble } ma już broń: { $weapon }.
}
dueling-nobles-refusal-noble-unarmed = { $noble ->
    [none] { $active } nie ma uzbrojonego arystokraty.
   *[other] { $noble } nie ma broni.
}
dueling-nobles-refusal-same-noble = { $duel ->
    [yes] { $noble } to arystokrata, który właśnie otrzymał wyzwanie; wybierz innego.
   *[no] Arystokrata { $noble } jest wymieniony dwa razy; wybierz dwóch różnych arystokratów.
}
dueling-nobles-refusal-not-a-king = { $card ->
    [none] { $active } nie ma króla do opodatkowania.
   *[other] { $card } to nie król; opodatkować można tylko króla.
}
dueling-nobles-refusal-king-would-fall = { $king } ma tylko 1 punkt wytrzymałości, a podatek nie może go zabrać.
dueling-nobles-refusal-already-taxed = { $king ->
    [none] Każdy król był już opodatkowany w tej turze.
   *[other] { $king } był już opodatkowany w tej turze.
}
dueling-nobles-refusal-limit-reached = { $limit ->
    [0] Te zasady na to nie pozwalają.
    [one] Można to zrobić tylko raz w turze.
    [few] Można to zrobić tylko { $limit } razy w turze.
    [many] Można to zrobić tylko { $limit } razy w turze.
   *[other] Można to zrobić tylko { $limit } raza w turze.
}
dueling-nobles-refusal-wrong-count = { ORDER($min, $max) ->
    [equal] { $max ->
        [one] Potrzeba 1 karty, a nie { $got }.
        [few] Potrzeba { $max } kart, a nie { $got }.
        [many] Potrzeba { $max } kart, a nie { $got }.
       *[other] Potrzeba { $max } karty, a nie { $got }.
    }
   *[less] { $min ->
        [0] { $max ->
            [one] Można użyć 1 karty lub żadnej, a nie { $got }.
            [few] Można użyć najwyżej { $max } kart, a nie { $got }.
            [many] Można użyć najwyżej { $max } kart, a nie { $got }.
           *[other] Można użyć najwyżej { $max } karty, a nie { $got }.
        }
       *[other] Potrzeba od { $min } do { $max } kart, a nie { $got }.
    }
}
dueling-nobles-refusal-duplicate-card = Karta { $card } jest wymieniona dwa razy.
dueling-nobles-refusal-not-same-suit = Potrzeba trzech kart w jednym kolorze.
dueling-nobles-refusal-wrong-suit = Ta zdolność wymaga { $needed }, a nie { $card }.
dueling-nobles-refusal-card-elsewhere = { $card ->
    [none] Na ręce nie ma odpowiedniej karty.
   *[other] { $card-location ->
        [discard] { $owner ->
            [none] { $support } jest na stosie kart odrzuconych.
           *[other] { $support } jest na stosie kart odrzuconych ({ $owner }).
        }
        [under] { $support } leży pod { $noble }.
        [duel] Kartę { $support } już zagrano w tym pojedynku.
        [hand] { $support } jest na ręce gracza { $player }.
       *[outside] Wszystkie karty na ręce gracza { $player } są znane i nie ma wśród nich { $support }.
    }
}
dueling-nobles-refusal-ability-used = Zdolność { $suit } ({ $ability }) jest już zużyta – { $active } może użyć każdej zdolności tylko raz na partię.
dueling-nobles-refusal-stamina-full = { $noble ->
    [none] Wszyscy arystokraci gracza { $active } mają pełną wytrzymałość.
   *[other] { $noble } ma pełną wytrzymałość.
}
dueling-nobles-refusal-opponent-not-ahead = { $other } musi mieć więcej arystokratów niż { $active }, a jest { $opponent } do { $own }.
dueling-nobles-refusal-discard-lacks-card = { $shared ->
    [yes] { $card ->
        [none] Stos kart odrzuconych jest pusty.
       *[other] { $card } nie leży na stosie kart odrzuconych.
    }
   *[no] { $card ->
        [none] Stos kart odrzuconych ({ $active }) jest pusty.
       *[other] { $card } nie leży na stosie kart odrzuconych ({ $active }).
    }
}
dueling-nobles-refusal-deck-empty = { $left ->
    [0] Nie ma już kart wsparcia do dobrania.
    [one] Do dobrania jest tylko 1 karta wsparcia, a potrzeba { $needs }.
    [few] Do dobrania są tylko { $left } karty wsparcia, a potrzeba { $needs }.
    [many] Do dobrania jest tylko { $left } kart wsparcia, a potrzeba { $needs }.
   *[other] Do dobrania jest tylko { $left } karty wsparcia, a potrzeba { $needs }.
}
dueling-nobles-refusal-noble-deck-empty = W talii arystokratów nikogo już nie ma.
dueling-nobles-refusal-already-deflected = Wyzwanie można przekierować tylko raz.
dueling-nobles-refusal-dice-already-rolled = { $player } ma już rzut za sobą.
dueling-nobles-refusal-not-rolled = Najpierw musi rzucić { $player }.
dueling-nobles-refusal-wrong-dice = { $max ->
    [one] Ten arystokrata rzuca jedną kością, od 1 do 6.
    [few] Król rzuca jedną lub dwiema kośćmi, każda od 1 do 6.
    [many] Król rzuca jedną lub dwiema kośćmi, każda od 1 do 6.
   *[other] Król rzuca jedną lub dwiema kośćmi, każda od 1 do 6.
}
dueling-nobles-refusal-not-your-support = Teraz { $turn } zagrywa karty wsparcia albo rezygnuje.
dueling-nobles-refusal-bad-adjustment-gold = Złota może być od 0 do { $value }.
dueling-nobles-refusal-bad-adjustment-hand = Na ręce może być od 0 do { $value } kart.
dueling-nobles-refusal-bad-adjustment-support-deck = Talia wsparcia może mieć od 0 do { $value } kart.
dueling-nobles-refusal-bad-adjustment-shared-deck = Talia wsparcia jest wspólna: korekta nie może wskazywać gracza.
dueling-nobles-refusal-bad-adjustment-deck-of-each = Każdy gracz ma własną talię wsparcia: korekta musi wskazywać gracza.
dueling-nobles-refusal-bad-adjustment-stamina = { $noble } może mieć wytrzymałość od 1 do { $value }.

## The table in a terminal

dueling-nobles-table-turn = Tura { $turn }: gra { $player }, faza „{ $phase }”
dueling-nobles-table-side = { $player }: złoto { $gold }, { $cards ->
    [one] 1 karta na ręce
    [few] { $cards } karty na ręce
    [many] { $cards } kart na ręce
   *[other] { $cards } karty na ręce
}
dueling-nobles-table-known = Znane karty na ręce: { $cards }
dueling-nobles-table-ability = { $suit } { $ability }
dueling-nobles-table-abilities = Pozostałe zdolności: { $abilities }
dueling-nobles-table-noble = { $noble }  wytrzymałość { $stamina } z { $full }, siła { $strength }
dueling-nobles-table-noble-armed = { $noble }  wytrzymałość { $stamina } z { $full }, siła { $strength } z { $weapon }
dueling-nobles-table-courtyard-empty = Brak arystokratów
dueling-nobles-table-decks = Talia wsparcia { $support }, talia arystokratów { $nobles }
dueling-nobles-table-discard = Odrzucone, od najstarszej: { $cards }
dueling-nobles-table-discard-empty = Odrzucone: brak
dueling-nobles-table-missing = { $count ->
    [one] Łącznie brakuje 1 karty wsparcia.
    [few] Łącznie brakuje { $count } kart wsparcia.
    [many] Łącznie brakuje { $count } kart wsparcia.
   *[other] Łącznie brakuje { $count } karty wsparcia.
}
dueling-nobles-table-surplus = { $count ->
    [one] Łącznie jest o 1 kartę wsparcia za dużo.
    [few] Łącznie jest o { $count } karty wsparcia za dużo.
    [many] Łącznie jest o { $count } kart wsparcia za dużo.
   *[other] Łącznie jest o { $count } karty wsparcia za dużo.
}
dueling-nobles-table-duel = Pojedynek: { $attacker } kontra { $defender }
dueling-nobles-table-to-roll = { $player } musi jeszcze rzucić.
dueling-nobles-table-to-support = Teraz { $player } zagrywa karty wsparcia albo rezygnuje.
dueling-nobles-table-last-duel = Ostatni pojedynek: { $attacker } { $total } kontra { $defender } { $other }, { $outcome ->
    [attacker] wygrana atakującego
    [defender] wygrana obrońcy
   *[tie] remis
}

## The command line’s duel

dueling-nobles-calculator-attacker = atakujący
dueling-nobles-calculator-defender = obrońca
dueling-nobles-calculator-title-attacker = { $noble } atakuje
dueling-nobles-calculator-title-defender = { $noble } broni się
dueling-nobles-calculator-attacker-wins = { $attacker } wygrywa w ataku { $total } do { $other }.
dueling-nobles-calculator-defender-wins = { $defender } wygrywa w obronie { $other } do { $total }.
dueling-nobles-calculator-undecided = O zwycięstwie zdecydują kości.
dueling-nobles-calculator-tie = Remis { $total } do { $other }: obaj arystokraci tracą 1 punkt wytrzymałości.
dueling-nobles-calculator-attacker-critical = Trafienie krytyczne: { $attacker } wygrywa w ataku bez względu na sumy.
dueling-nobles-calculator-defender-critical = Trafienie krytyczne: { $defender } wygrywa w obronie bez względu na sumy.
dueling-nobles-calculator-aces = Asy po obu stronach: remis bez względu na sumy.
dueling-nobles-calculator-without-dice = { $sides ->
    [attacker] Nie podano kości atakującego: ta suma ich nie zawiera.
    [defender] Nie podano kości obrońcy: ta suma ich nie zawiera.
   *[both] Nie podano żadnych kości: sumy ich nie zawierają.
}
dueling-nobles-calculator-no-hands = Aby poznać szanse z kartami, podaj liczbę kart na rękach, z których będzie się jeszcze zagrywać: --attacker-hand i --defender-hand.
dueling-nobles-calculator-too-many-nobles = Arystokratów jest tylko 12.

## Chances and luck

dueling-nobles-odds-dice = Same kości: { $attacker } { $win }, remis { $tie }, { $defender } { $loss }.
dueling-nobles-odds-cards = Gdy obie strony zagrają najlepszą kartę: { $attacker } { $win }, remis { $tie }, { $defender } { $loss }.
dueling-nobles-odds-answer = { $ties ->
    [no] { $player } ma wygrywającą kartę: { $win }.
   *[yes] { $player } ma wygrywającą kartę: { $win }, tylko remisującą: { $tie }.
}
dueling-nobles-odds-answer-wins = Wygraną dają: { $cards }.
dueling-nobles-odds-answer-ties = Remis dają: { $cards }.
dueling-nobles-odds-answer-pair = Żadna pojedyncza karta nie da wygranej; potrzeba dwóch.
dueling-nobles-odds-missing = { $count ->
    [one] Szans z kartami nie da się obliczyć: brakuje 1 z 40 kart wsparcia.
    [few] Szans z kartami nie da się obliczyć: brakuje { $count } z 40 kart wsparcia.
    [many] Szans z kartami nie da się obliczyć: brakuje { $count } z 40 kart wsparcia.
   *[other] Szans z kartami nie da się obliczyć: brakuje { $count } z 40 kart wsparcia.
}
dueling-nobles-odds-surplus = { $count ->
    [one] Szans z kartami nie da się obliczyć: jest o 1 kartę wsparcia za dużo.
    [few] Szans z kartami nie da się obliczyć: jest o { $count } karty wsparcia za dużo.
    [many] Szans z kartami nie da się obliczyć: jest o { $count } kart wsparcia za dużo.
   *[other] Szans z kartami nie da się obliczyć: jest o { $count } karty wsparcia za dużo.
}
dueling-nobles-odds-luck = { $player }: szansa przed rzutem i bez kart to { $expected }; remis liczy się za pół. Kości { $dice ->
    [more] dodały { $dice_points } p.p.
    [less] zabrały { $dice_points } p.p.
    [little] prawie nic nie zmieniły
   *[none] nic nie zmieniły
}, karty i decyzje { $cards ->
    [more] dodały { $cards_points } p.p.
    [less] zabrały { $cards_points } p.p.
    [little] prawie nic nie zmieniły
   *[none] nic nie zmieniły
}: { $result ->
    [win] { $player } wygrywa.
    [loss] { $player } przegrywa.
   *[tie] remis.
}
dueling-nobles-odds-line = { $attacker } { $win }, remis { $tie }, { $defender } { $loss }
dueling-nobles-outlook-certain = { $player } na pewno wygra
dueling-nobles-outlook-tie = Będzie remis
dueling-nobles-outlook-tie-likely = Najbardziej prawdopodobny jest remis
dueling-nobles-outlook-almost = { $player } prawie na pewno wygra
dueling-nobles-outlook-likely = { $player } raczej wygra
dueling-nobles-outlook-better = { $player } ma większe szanse
dueling-nobles-outlook-even = Szanse są mniej więcej równe
dueling-nobles-chances-show = Szanse
dueling-nobles-chances-hide = Ukryj szanse
dueling-nobles-chances-pair = { $attacker } kontra { $target }: { $outlook }.
dueling-nobles-chances-of-pair = Szanse { $attacker } kontra { $target }: { $chance }
dueling-nobles-chances-about = Kiedy ta partia pokazuje szanse w pojedynku.
dueling-nobles-chances-as-set = Jak w ustawieniach ({ $when })
dueling-nobles-chances-course = Przebieg pojedynku
dueling-nobles-chances-up = Wyżej: lepiej dla gracza { $player }
dueling-nobles-chances-down = Niżej: lepiej dla gracza { $player }
dueling-nobles-chances-no-duel = Ten ruch nie jest częścią pojedynku, więc nie ma szans pojedynku.
dueling-nobles-chances-off = Krzywa szans jest wyłączona. Możesz ją włączyć w ustawieniach.
dueling-nobles-chances-even = równo
dueling-nobles-chances-how-likely = Szansa, że wygra { $attacker }, gdy obie strony zagrają najlepszą kartę. Wskaż którąś, żeby zobaczyć więcej.
dueling-nobles-chances-how-likely-dice = Szansa, że przy samych kościach wygra { $attacker }. { $why }
dueling-nobles-chances-after = { $done }: { $sentence }
dueling-nobles-chances-course-told = Szanse w tym pojedynku: { $points }
dueling-nobles-needs-all = { $name } wygra każdą kartą
dueling-nobles-needs-win = { $name } – wygrana: { $wins }
dueling-nobles-needs-win-tie = { $name } – wygrana: { $wins }; remis: { $ties }
dueling-nobles-needs-win-two = { $name } – wygrana: { $wins } albo dwie karty dające z premią za { $suit } co najmniej { $sum }
dueling-nobles-needs-win-tie-two = { $name } – wygrana: { $wins } albo dwie karty dające z premią za { $suit } co najmniej { $sum }; remis: { $ties }
dueling-nobles-needs-two = { $name } wygra tylko dwiema kartami, które z premią za { $suit } dadzą co najmniej { $sum }
dueling-nobles-needs-two-tie = { $two ->
    [yes] { $sentence }; remis: dwie, które dadzą { $sum }
   *[no] { $sentence }; remis: dwie karty, które z premią za { $suit } dadzą { $sum }
}
dueling-nobles-needs-tie = { $name } – wygrana: żadna karta; remis: { $ties }
dueling-nobles-needs-hopeless = { $name }: nie pomoże żadna karta
dueling-nobles-needs-no-ace = Padł as i nie ma już innego: { $name } na pewno przegra
dueling-nobles-needs-first = Bez karty gracza { $other }: { $sentence }
dueling-nobles-needs-an-ace = as
dueling-nobles-needs-range = { $first }–{ $last }
dueling-nobles-needs-nothing = { $name } prowadzi o { $lead }
dueling-nobles-needs-ace = Padł as: { $name } zremisuje tylko asem
dueling-nobles-odds-no-pairs = Nie ma teraz dwóch arystokratów, którzy mogliby się pojedynkować.
dueling-nobles-odds-title = { $attacker } kontra { $defender }, gdyby wyzwanie padło teraz
dueling-nobles-odds-attacker = Atak
dueling-nobles-odds-target = Obrona
dueling-nobles-odds-dice-win = Kości: wygrana
dueling-nobles-odds-tie = remis
dueling-nobles-odds-loss = przegrana
dueling-nobles-odds-cards-win = Najlepsze karty: wygrana
dueling-nobles-odds-note = Wygrane, remisy i przegrane atakującego: przy samych kościach oraz gdy obie strony zagrają najlepszą kartę. Blefu, oszczędzania kart i przekierowań nie uwzględniono.

## Statistics

dueling-nobles-count-duels = Pojedynki
dueling-nobles-count-attacker-won = Wygrane atakującego
dueling-nobles-count-defender-won = Wygrane obrońcy
dueling-nobles-count-tied-duels = Remisy
dueling-nobles-count-critical-attacks = Trafienia krytyczne w ataku
dueling-nobles-count-critical-defences = Trafienia krytyczne w obronie
dueling-nobles-count-deflected = Przekierowane
dueling-nobles-count-duels-note = { $count ->
    [one] Stoczono do końca 1 pojedynek.
    [few] Stoczono do końca { $count } pojedynki.
    [many] Stoczono do końca { $count } pojedynków.
   *[other] Stoczono do końca { $count } pojedynku.
} Remis nie jest niczyim zwycięstwem.
dueling-nobles-count-nobles = Pojedynki arystokratów
dueling-nobles-count-noble = Arystokrata
dueling-nobles-count-attacks = Ataki
dueling-nobles-count-defences = Obrony
dueling-nobles-count-won = wygrane
dueling-nobles-count-lost = przegrane
dueling-nobles-count-tied = remisy
dueling-nobles-count-luck = Szczęście w pojedynkach
dueling-nobles-count-luck-expected = Oczekiwane
dueling-nobles-count-luck-dice = Szczęście w kościach
dueling-nobles-count-luck-cards = Karty i decyzje
dueling-nobles-count-luck-won = Wygrane
dueling-nobles-count-luck-note = „Wygrane” to „Oczekiwane” plus szczęście w kościach plus karty i decyzje; remis liczy się za pół. „Oczekiwane” to szansa przed rzutem i bez kart. Szczęście w kościach to zmiana tej szansy przez rzut, a karty i decyzje to cała reszta.
dueling-nobles-count-luck-left-out = Liczą się tylko pojedynki stoczone do końca, a przekierowany od ostatniego celu. Szczęścia w dobieraniu kart się nie oblicza.
dueling-nobles-person-duels = Pojedynki: { $duels }. Wygrane: { $won }, remis liczy się za pół; bez kart oczekiwano { $expected } ({ $above }).
dueling-nobles-person-luck = Pojedynki wygrane lub przegrane szczęściem w kościach: { $dice }.
dueling-nobles-person-noble = Najczęściej wybierany arystokrata: { $noble } (partie: { $games }).
dueling-nobles-person-wins = Partie wygrane przez pokonanie postaci: { $fought }, przez poddanie się rywala: { $conceded }.
dueling-nobles-count-abilities = Zdolności
dueling-nobles-count-ability = Zdolność
dueling-nobles-count-turn-first = Pierwsza tura
dueling-nobles-count-turn-median = Mediana tur
dueling-nobles-count-turn-last = Ostatnia tura
dueling-nobles-count-gold = Złoto na koniec każdej tury
dueling-nobles-count-gold-first = 1. gracz
dueling-nobles-count-gold-second = 2. gracz
dueling-nobles-count-gold-winner = Zwycięzca
dueling-nobles-count-gold-loser = Przegrany
dueling-nobles-count-gold-note = Średnie złoto w partiach, które dotrwały do danej tury.

## Results for other programs

dueling-nobles-tally-nobles-left = Pozostali arystokraci
dueling-nobles-tally-duels-won = Wygrane pojedynki

## A first game

dueling-nobles-deal = Potasuj 12 waletów, dam i królów. Rozdaj każdemu po 6.
dueling-nobles-deal-each = Potasuj 12 waletów, dam i królów z jednej z talii i rozdaj każdemu po 6. Ci z drugiej nie są potrzebni.
dueling-nobles-deal-about = To arystokraci. Najpierw wyjmij ich z talii; pozostałe 40 kart przyda się później.
dueling-nobles-keep = { $count ->
    [one] Każdy gracz zostawia sobie 1 z nich, odkrytego. Wskaż go tutaj.
    [few] Każdy gracz zostawia sobie { $count } z nich, odkrytych. Wskaż ich tutaj.
    [many] Każdy gracz zostawia sobie { $count } z nich, odkrytych. Wskaż ich tutaj.
   *[other] Każdy gracz zostawia sobie { $count } z nich, odkrytych. Wskaż ich tutaj.
}
dueling-nobles-keep-about = Tworzą twój dziedziniec i toczą twoje pojedynki. Król ma siłę { $king } i może rzucić dwiema kośćmi, dama ma { $queen } i zyskuje { $bonus } za każdego arystokratę obok siebie, a walet ma { $jack } i może zagrać dwie karty. Na początek najlepsza jest mieszanka.
dueling-nobles-rest = { $count ->
    [0] Żaden arystokrata nie zostaje.
    [one] Pozostałego arystokratę połóż zakrytego: to talia arystokratów.
    [few] Pozostałych { $count } potasuj i połóż zakrytych: to talia arystokratów.
    [many] Pozostałych { $count } potasuj i połóż zakrytych: to talia arystokratów.
   *[other] Pozostałych { $count } potasuj i połóż zakrytych: to talia arystokratów.
}
dueling-nobles-rest-about = Stamtąd przychodzą nowi arystokraci i tam wracają pokonani.
dueling-nobles-hand = { $count ->
    [0] Potasuj pozostałe 40 kart: to talia wsparcia. Nie rozdaje się żadnej.
    [one] Potasuj pozostałe 40 kart. Rozdaj każdemu po 1; reszta to talia wsparcia.
    [few] Potasuj pozostałe 40 kart. Rozdaj każdemu po { $count }; reszta to talia wsparcia.
    [many] Potasuj pozostałe 40 kart. Rozdaj każdemu po { $count }; reszta to talia wsparcia.
   *[other] Potasuj pozostałe 40 kart. Rozdaj każdemu po { $count }; reszta to talia wsparcia.
}
dueling-nobles-hand-each = { $count ->
    [0] Każdy gracz tasuje pozostałe 40 kart swojej talii: to jego talia wsparcia. Nie rozdaje się żadnej.
    [one] Każdy gracz tasuje pozostałe 40 kart swojej talii i bierze { $count } na rękę; reszta to jego talia wsparcia.
    [few] Każdy gracz tasuje pozostałe 40 kart swojej talii i bierze { $count } na rękę; reszta to jego talia wsparcia.
    [many] Każdy gracz tasuje pozostałe 40 kart swojej talii i bierze { $count } na rękę; reszta to jego talia wsparcia.
   *[other] Każdy gracz tasuje pozostałe 40 kart swojej talii i bierze { $count } na rękę; reszta to jego talia wsparcia.
}
dueling-nobles-hand-about = Nie pokazuj kart z ręki. Zagrywa się je w pojedynkach, sprzedaje, zbroi nimi arystokratów albo odrzuca, żeby użyć zdolności.
dueling-nobles-hint-guide = Aplikacja pilnuje złota, wytrzymałości i broni oraz podlicza pojedynki. Wskazówki objaśniają każdą fazę; zamknięte już nie wracają.
dueling-nobles-needs = { $support_decks ->
    [each] Wystarczą talia kart dla każdego gracza i dwie kości.
   *[shared] Wystarczą talia kart i dwie kości.
}
dueling-nobles-hint-income = { $gold ->
    [0] Sprzedaj trzy karty w jednym kolorze albo opodatkuj króla: zapłaci wytrzymałością.
    [one] Masz już 1 złoto. Chcesz więcej? Sprzedaj karty albo opodatkuj króla.
    [few] Masz już { $gold } złota. Chcesz więcej? Sprzedaj karty albo opodatkuj króla.
    [many] Masz już { $gold } złota. Chcesz więcej? Sprzedaj karty albo opodatkuj króla.
   *[other] Masz już { $gold } złota. Chcesz więcej? Sprzedaj karty albo opodatkuj króla.
}
dueling-nobles-hint-reinforcements = Karta wsparcia kosztuje 1 złoto, a nowy arystokrata { $recruit }.
dueling-nobles-hint-command = Dwójka lub trójka pod arystokratą to broń. Każdy kolor ma swoją zdolność.
dueling-nobles-hint-hearts = twój arystokrata odzyskuje 1 punkt wytrzymałości.
dueling-nobles-hint-diamonds = gdy przeciwnik ma więcej arystokratów.
dueling-nobles-hint-clubs = weź kartę ze stosu kart odrzuconych.
dueling-nobles-hint-spades = obejrzyj rękę przeciwnika.
dueling-nobles-hint-duel = Wskaż, kto atakuje, a potem cel. Remis kosztuje obu 1 wytrzymałość.
dueling-nobles-hint-roll = Wskaż, co wypadło na kościach, albo niech rzuci aplikacja. Król może rzucić dwiema.
dueling-nobles-hint-support = Kartę może zagrać najpierw atakujący{ $adrenaline ->
    [0] .
   *[other] ; kolor arystokraty dodaje { $adrenaline }.
}
dueling-nobles-hint-answer = Teraz kartę może zagrać obrońca. As wygrywa.

## The screens

dueling-nobles-bots-decks = Karty wsparcia bota są w aplikacji, bo talii na stole aplikacja znać nie może. Dlatego każdy gracz ma własną talię wsparcia i własny stos kart odrzuconych. Ty rozdajesz arystokratów i rzucasz kośćmi za bota.
dueling-nobles-setup-to-nobles = Wybierz arystokratów
dueling-nobles-setup-begin = Zacznij partię
dueling-nobles-setup-nobles = Początkowi arystokraci
dueling-nobles-starter-about-dealer = Każdy gracz rzuca dwiema kośćmi. Kto wyrzuci mniej, rozdaje, a zaczyna druga strona. Wskaż, co wypadło na kościach.
dueling-nobles-starter-about-any = Można to ustalić w dowolny sposób. Przy rzucie kośćmi zaczyna ten, kto wyrzuci więcej.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, kość { $die }: bez rzutu
   *[other] { $name }, kość { $die }: { $pips }
}
dueling-nobles-starter-tie = Po obu stronach { $total }: przy remisie rzuca się ponownie.
dueling-nobles-starter-starts = Zaczyna { $name }
dueling-nobles-starter-missing = Rzuć albo wskaż, kto zaczyna.
dueling-nobles-nobles-first = Zaczyna { $name }.
dueling-nobles-nobles-picking = { $name } wybiera: { $count } z { $of }
dueling-nobles-nobles-picked = { $name } ma { $cards }.
dueling-nobles-nobles-dealt = { $name } dostaje: { $count } z { $of }
dueling-nobles-nobles-kept = { $name } zatrzymuje { $cards }.
dueling-nobles-nobles-free = { $card }
dueling-nobles-nobles-taken = { $card }, { $name }
dueling-nobles-nobles-full = { $name } ma już komplet arystokratów ({ $count }); stuknij jednego z nich, żeby go oddać.
dueling-nobles-nobles-next = Teraz wybiera { $next }. Żeby zmienić arystokratów gracza { $name }, stuknij powyżej jego imię.
dueling-nobles-nobles-missing = { $count ->
    [one] Brakuje 1 arystokraty.
    [few] Brakuje { $count } arystokratów.
    [many] Brakuje { $count } arystokratów.
   *[other] Brakuje { $count } arystokraty.
}
dueling-nobles-menu-chances = Kiedy pokazywać szanse
dueling-nobles-side-active = ▶ { $name }
dueling-nobles-side-turn = Teraz gra { $name }
dueling-nobles-side-empty = { $name } nie ma już arystokratów.
dueling-nobles-side-hand = { $name }: { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
dueling-nobles-side-gold = { $name }: złoto { $count }
dueling-nobles-side-abilities = { $name }, pozostałe zdolności: { $abilities }
dueling-nobles-ability-is-left = { $ability }, do użycia: { $about }
dueling-nobles-ability-is-used = { $ability }, już zużyta: { $about }
dueling-nobles-noble-label = { $card } ({ $name })
dueling-nobles-noble-about = { $sum ->
    [yes] { $card } ({ $name }): siła { $strength } ({ $terms }), wytrzymałość { $left } z { $full }
   *[no] { $card } ({ $name }): siła { $strength }, wytrzymałość { $left } z { $full }
}
dueling-nobles-noble-worth = { $sum ->
    [yes] Siła { $strength } ({ $terms }), wytrzymałość { $left } z { $full }
   *[no] Siła { $strength }, wytrzymałość { $left } z { $full }
}
dueling-nobles-noble-stamina = { $card }: wytrzymałość { $left } z { $full }
dueling-nobles-noble-skill-king = W pojedynku król rzuca jedną lub dwiema kośćmi.
dueling-nobles-noble-skill-queen = Dama jest tym silniejsza, im więcej innych arystokratów ma na dziedzińcu.
dueling-nobles-noble-skill-jack = W pojedynku walet może zagrać dwie karty wsparcia.
dueling-nobles-thing-gold-about = Za złoto kupuje się karty, werbuje arystokratów i przekierowuje wyzwania.
dueling-nobles-thing-hand-about = Karty wsparcia na ręce. Aplikacja zna tylko ich liczbę i te karty, które widziały obie strony.
dueling-nobles-thing-abilities = Zdolności gracza { $name }
dueling-nobles-thing-noble-deck = Talia arystokratów
dueling-nobles-deck-support = Talia wsparcia: { $count }
dueling-nobles-deck-support-name = Wsparcie
dueling-nobles-deck-nobles = Talia arystokratów: { $count }
dueling-nobles-deck-nobles-name = Arystokraci
dueling-nobles-discard = { $count ->
    [0] Odrzucone: brak
   *[other] Odrzucone: { $count }
}
dueling-nobles-discard-card = { $card } na stosie kart odrzuconych
dueling-nobles-cards-missing = { $count ->
    [one] Łącznie brakuje 1 karty wsparcia. Popraw liczbę kart na ręce albo w talii.
    [few] Łącznie brakuje { $count } kart wsparcia. Popraw liczbę kart na ręce albo w talii.
    [many] Łącznie brakuje { $count } kart wsparcia. Popraw liczbę kart na ręce albo w talii.
   *[other] Łącznie brakuje { $count } karty wsparcia. Popraw liczbę kart na ręce albo w talii.
}
dueling-nobles-cards-too-many = { $count ->
    [one] Łącznie jest o 1 kartę wsparcia za dużo. Popraw liczbę kart na ręce albo w talii.
    [few] Łącznie jest o { $count } karty wsparcia za dużo. Popraw liczbę kart na ręce albo w talii.
    [many] Łącznie jest o { $count } kart wsparcia za dużo. Popraw liczbę kart na ręce albo w talii.
   *[other] Łącznie jest o { $count } karty wsparcia za dużo. Popraw liczbę kart na ręce albo w talii.
}
dueling-nobles-mark-discard = ×
dueling-nobles-mark-duel = ⚔
dueling-nobles-do-sell = { $gold ->
    [one] Sprzedaj za 1 złoto
    [few] Sprzedaj za { $gold } złota
    [many] Sprzedaj za { $gold } złota
   *[other] Sprzedaj za { $gold } złota
}
dueling-nobles-do-buy = { $count ->
    [one] Kup 1 kartę
    [few] Kup { $count } karty
    [many] Kup { $count } kart
   *[other] Kup { $count } karty
}
dueling-nobles-do-tax = Opodatkuj { $card }
dueling-nobles-do-recruit = Zwerbuj { $card }
dueling-nobles-do-weapon = Uzbrój { $card }
dueling-nobles-do-give = Weź od { $card }
dueling-nobles-do-receive = Dla { $card }
dueling-nobles-do-heal = Ulecz { $card }
dueling-nobles-do-spy = Szpieguj bez notowania
dueling-nobles-do-spy-named = Zanotuj karty
dueling-nobles-do-tax-last = Opodatkuj i strać { $card }
dueling-nobles-do-attack-with = Atakuje { $card }
dueling-nobles-do-attack = Wyzwij { $card }
dueling-nobles-priced = { $gold ->
    [one] { $action } (1 złoto)
    [few] { $action } ({ $gold } złota)
    [many] { $action } ({ $gold } złota)
   *[other] { $action } ({ $gold } złota)
}
dueling-nobles-do-deflect = { $gold ->
    [one] { $name } przekierowuje (1 złoto)
    [few] { $name } przekierowuje ({ $gold } złota)
    [many] { $name } przekierowuje ({ $gold } złota)
   *[other] { $name } przekierowuje ({ $gold } złota)
}
dueling-nobles-do-deflect-to = Przekieruj na { $card }
dueling-nobles-do-concede = { $name } się poddaje
dueling-nobles-do-next-phase = { $phase } →
dueling-nobles-passing = { $count ->
    [one] To kończy fazę „{ $phases }”.
    [few] To kończy fazy: { $phases }.
    [many] To kończy fazy: { $phases }.
   *[other] To kończy fazy: { $phases }.
}
dueling-nobles-do-describe = O karcie { $card }
dueling-nobles-ask-spade = Którego pika odrzucasz?
dueling-nobles-ask-heart = Którego kiera odrzucasz?
dueling-nobles-ask-diamond = Które karo odrzucasz?
dueling-nobles-ask-club = Którego trefla odrzucasz?
dueling-nobles-ask-sale = Wskaż trzy karty w jednym kolorze.
dueling-nobles-ask-sale-full = Trzy karty są już wybrane.
dueling-nobles-ask-sale-left = { $count ->
    [one] Jeszcze 1 karta
    [few] Jeszcze { $count } karty
    [many] Jeszcze { $count } kart
   *[other] Jeszcze { $count } karty
}
dueling-nobles-ask-king = Który król płaci?
dueling-nobles-ask-count = Ile?
dueling-nobles-ask-recruit = Kto leżał na wierzchu?
dueling-nobles-ask-weapon = Jaka broń?
dueling-nobles-ask-bearer = Kto dostaje { $card }?
dueling-nobles-ask-giver = Czyja broń?
dueling-nobles-ask-receiver = Komu dać broń, którą ma { $card }?
dueling-nobles-ask-patient = Kogo leczysz kartą { $card }?
dueling-nobles-ask-recovered = Którą kartę bierzesz za { $card }?
dueling-nobles-ask-from-pile = { $card } ze stosu kart odrzuconych
dueling-nobles-ask-seen = { $count ->
    [0] { $name } nie ma kart.
    [one] Jedyna karta gracza { $name }:
    [few] { $count } karty gracza { $name }:
    [many] { $count } kart gracza { $name }:
   *[other] { $count } karty gracza { $name }:
}
dueling-nobles-ask-seen-full = Wszystkie karty są podane ({ $count }).
dueling-nobles-ask-seen-left = { $count ->
    [one] Jeszcze 1 karta do podania
    [few] Jeszcze { $count } karty do podania
    [many] Jeszcze { $count } kart do podania
   *[other] Jeszcze { $count } karty do podania
}
dueling-nobles-ask-seen-spent = { $card } to właśnie odrzucona karta.
dueling-nobles-ask-attack-or-end = { $name }, wskaż arystokratę, który atakuje, albo zakończ turę.
dueling-nobles-ask-attack-or-go-on = { $name }, wskaż arystokratę, który atakuje, albo przejdź dalej.
dueling-nobles-ask-one-card = { $name }, zagraj jedną kartę albo żadnej.
dueling-nobles-ask-two-cards = Walet: { $name }, zagraj najwyżej dwie karty.
dueling-nobles-ask-target = { $name }, wskaż arystokratę, którego wyzywa { $card }.
dueling-nobles-ask-deflection = Kto przyjmie wyzwanie?
dueling-nobles-ask-last-stamina = { $card } traci ostatni punkt wytrzymałości i zostaje pokonany.
dueling-nobles-ask-concede = Partia kończy się od razu. Możesz to cofnąć.
dueling-nobles-fight-wins = wygrywa
dueling-nobles-fight-loses = przegrywa
dueling-nobles-fight-ties = remis
dueling-nobles-fight-attacker = atakuje
dueling-nobles-fight-defender = broni się
dueling-nobles-fight-fights = { $card } w pojedynku
dueling-nobles-fight-rolled = { $name }: na kościach { $pips }
dueling-nobles-fight-card-lies = { $card } jest już na stole
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = trafienie krytyczne
dueling-nobles-fight-roll = { $name } rzuca
dueling-nobles-fight-roll-two = Król: { $name } rzuca jedną lub dwiema
dueling-nobles-fight-die-tumbles = { $name }: kość się toczy
dueling-nobles-fight-die = { $name } wyrzuca { $pips }
dueling-nobles-fight-first-die = { $name }, pierwsza kość { $pips }
dueling-nobles-fight-second-die = { $name }, druga kość { $pips }
dueling-nobles-fight-one-die = { $name }, tylko jedna kość: { $pips }
dueling-nobles-fight-roll-virtual = Rzuć za: { $name }
dueling-nobles-fight-no-hand = { $name } nie ma kart na ręce.
dueling-nobles-fight-no-card = { $name } nie zagrywa karty
dueling-nobles-fight-play = Zagraj { $cards }
dueling-nobles-fight-play-none = Zagraj
dueling-nobles-fight-choose-first = Najpierw wybierz jedną lub dwie karty albo nie zagrywaj żadnej.
dueling-nobles-fight-won = { $name } wygrywa pojedynek
dueling-nobles-fight-tie = Remis
dueling-nobles-needs-picked = { $cards }: { $total } do { $other }
dueling-nobles-needs-picked-ace = { $cards }: trafienie krytyczne
dueling-nobles-needs-picked-aces = { $cards }: as na asa, remis
dueling-nobles-card-would-win = da wygraną
dueling-nobles-card-would-tie = da remis
dueling-nobles-correct-gold = Złoto ({ $player })
dueling-nobles-correct-support-deck = { $owner ->
    [none] Karty w talii wsparcia
   *[other] Karty w talii wsparcia ({ $owner })
}
dueling-nobles-correct-stamina = Wytrzymałość ({ $noble })
dueling-nobles-correct-weapon = Broń ({ $noble })
dueling-nobles-correct-armed = { $weapon ->
    [none] brak
   *[other] { $weapon }
}
dueling-nobles-correct-ability = { $suit ->
    [spades] Zużyto ♠ ({ $player })
    [hearts] Zużyto ♥ ({ $player })
    [diamonds] Zużyto ♦ ({ $player })
   *[clubs] Zużyto ♣ ({ $player })
}
dueling-nobles-keys-die = Ustaw kość na tę liczbę
dueling-nobles-keys-number = Ustaw kość na tę liczbę albo wybierz opcję
dueling-nobles-keys-roll = Rzuca aplikacja
dueling-nobles-keys-chances = Pokaż szanse
dueling-nobles-keys-no-support = Nie zagrywaj karty
dueling-nobles-quick-unarmed = { $card } bez broni
dueling-nobles-quick-under = { $card } pod { $noble }
dueling-nobles-quick-title = Szybki pojedynek
dueling-nobles-quick-attacker = Atakujący
dueling-nobles-quick-defender = Obrońca
dueling-nobles-quick-pick-attacker = Wskaż arystokratę, który atakuje.
dueling-nobles-quick-pick-defender = Wskaż arystokratę, który się broni.
dueling-nobles-quick-attacks = { $card } atakuje
dueling-nobles-quick-defends = { $card } broni się
dueling-nobles-quick-armed = { $card } z { $weapon }
dueling-nobles-quick-hand = Karty na ręce ({ $player })
dueling-nobles-quick-others = Inni arystokraci obok { $card }
dueling-nobles-quick-edition = Edycja: { $edition }
dueling-nobles-quick-wounded = { $card } traci 1 punkt wytrzymałości.
dueling-nobles-quick-another = Następny pojedynek
dueling-nobles-quick-same = Jeszcze raz ci sami
dueling-nobles-figure-luck = Oczekiwane i wygrane
dueling-nobles-figure-duels = Jak kończyły się pojedynki
dueling-nobles-figure-nobles = Pojedynki wygrane spośród stoczonych
dueling-nobles-figure-attacking = W ataku
dueling-nobles-figure-defending = W obronie
dueling-nobles-figure-gold = Złoto zwycięzców i przegranych
dueling-nobles-figure-gold-mean = Średnie złoto

## How to play

dueling-nobles-lesson-aim = Twój dziedziniec
dueling-nobles-lesson-aim-about = Króle, damy i walety przed tobą to twoi arystokraci. Wygrywasz, gdy przeciwnik nie ma już żadnego.
dueling-nobles-lesson-hand = Twoja ręka
dueling-nobles-lesson-hand-about = Wszystkie inne karty wspierają twoich arystokratów. Trzymaj je tak, żeby przeciwnik ich nie widział.
dueling-nobles-lesson-turn = Twoja tura
dueling-nobles-lesson-turn-about = Zbierasz złoto, kupujesz karty, zbroisz arystokratów, a potem możesz rozpocząć pojedynek. Aplikacja pokazuje każdą fazę i liczy złoto.
dueling-nobles-lesson-duel = Pojedynek
dueling-nobles-lesson-duel-about = Twój arystokrata wyzywa arystokratę przeciwnika. Każda strona dodaje do siły swojego arystokraty rzut kością i, jeśli chce, kartę z ręki. Wygrywa wyższa suma.
dueling-nobles-lesson-stamina = Wytrzymałość
dueling-nobles-lesson-stamina-about = Arystokrata, który przegrywa pojedynek, traci 1 punkt wytrzymałości. Gdy nie ma już żadnego punktu, opuszcza dziedziniec i wraca do talii arystokratów.
dueling-nobles-lesson-suits = Kolory i asy
dueling-nobles-lesson-suits-about = Raz na partię karta każdego koloru pozwala użyć zdolności tego koloru. As wygrywa pojedynek bez względu na sumy.

## The rules for a player who does not know the game

dueling-nobles-rulebook-aim = Cel gry
    To gra dla dwóch osób. Każdy gracz ma dziedziniec z arystokratami, którzy pojedynkują się z arystokratami przeciwnika.
    Wygrywasz, gdy na dziedzińcu przeciwnika nie ma już żadnego arystokraty.

dueling-nobles-rulebook-table = Stół
    { $support_decks ->
        [each] Potrzebne są dwie talie po 52 karty bez jokerów, po jednej dla każdego gracza, i dwie sześciościenne kości. Aplikacja pilnuje złota i wytrzymałości, a w razie potrzeby rzuca też kośćmi.
       *[shared] Potrzebne są talia 52 kart bez jokerów i dwie sześciościenne kości. Aplikacja pilnuje złota i wytrzymałości, a w razie potrzeby rzuca też kośćmi.
    }
    { $support_decks ->
        [each] 12 waletów, dam i królów z jednej z talii to arystokraci; ci z drugiej nie są potrzebni. Pozostałe 40 kart każdej talii, od asa do dziesiątki, to karty wsparcia jej gracza.
       *[shared] 12 waletów, dam i królów to arystokraci. Pozostałe 40 kart, od asa do dziesiątki, to karty wsparcia.
    }
    Każdy gracz ma dziedziniec z odkrytymi arystokratami, trochę złota, a na ręce karty wsparcia, których przeciwnik nie widzi.
    { $support_decks ->
        [each] Wspólna jest zakryta talia arystokratów. Każdy gracz ma też własną zakrytą talię wsparcia i własny odkryty stos kart odrzuconych.
       *[shared] Wspólne są trzy stosy: zakryta talia arystokratów, zakryta talia wsparcia i odkryty stos kart odrzuconych.
    }
    Siła mówi, ile arystokrata jest wart w pojedynku. Na początku król ma { $base_strength-king }, dama { $base_strength-queen }, a walet { $base_strength-jack }.
    Wytrzymałość to liczba ran, które arystokrata zniesie. Król ma { $stamina-king }, dama { $stamina-queen }, a walet { $stamina-jack }. Arystokrata bez wytrzymałości jest pokonany i opuszcza dziedziniec.

dueling-nobles-rulebook-setup = Przygotowanie gry
    { $opening_nobles ->
        [one] Potasuj arystokratów osobno i rozdaj każdemu po 6. Każdy gracz wykłada 1 z nich, odkrytego, na swój dziedziniec. Zaczyna on z pełną wytrzymałością.
        [few] Potasuj arystokratów osobno i rozdaj każdemu po 6. Każdy gracz wykłada { $opening_nobles } z nich, odkrytych, na swój dziedziniec. Zaczynają z pełną wytrzymałością.
        [many] Potasuj arystokratów osobno i rozdaj każdemu po 6. Każdy gracz wykłada { $opening_nobles } z nich, odkrytych, na swój dziedziniec. Zaczynają z pełną wytrzymałością.
       *[other] Potasuj arystokratów osobno i rozdaj każdemu po 6. Każdy gracz wykłada { $opening_nobles } z nich, odkrytych, na swój dziedziniec. Zaczynają z pełną wytrzymałością.
    }
    { $noble_deck ->
        [0] Żaden arystokrata nie zostaje: talia arystokratów jest na początku pusta.
       *[other] Potasuj pozostałych arystokratów ({ $noble_deck }). To talia arystokratów.
    }
    { $support_decks ->
        [each] { $opening_hand ->
            [0] Każdy gracz tasuje swoje karty wsparcia. Nie rozdaje się żadnej: wszystkie { $support_deck } to jego talia wsparcia.
            [one] Każdy gracz tasuje swoje karty wsparcia i bierze { $opening_hand } na rękę. Pozostałe { $support_deck } to jego talia wsparcia.
            [few] Każdy gracz tasuje swoje karty wsparcia i bierze { $opening_hand } na rękę. Pozostałe { $support_deck } to jego talia wsparcia.
            [many] Każdy gracz tasuje swoje karty wsparcia i bierze { $opening_hand } na rękę. Pozostałe { $support_deck } to jego talia wsparcia.
           *[other] Każdy gracz tasuje swoje karty wsparcia i bierze { $opening_hand } na rękę. Pozostałe { $support_deck } to jego talia wsparcia.
        }
       *[shared] { $opening_hand ->
            [0] Potasuj karty wsparcia. Nie rozdaje się żadnej: wszystkie { $support_deck } to talia wsparcia.
            [one] Potasuj karty wsparcia i rozdaj każdemu po 1. Pozostałe { $support_deck } to talia wsparcia.
            [few] Potasuj karty wsparcia i rozdaj każdemu po { $opening_hand }. Pozostałe { $support_deck } to talia wsparcia.
            [many] Potasuj karty wsparcia i rozdaj każdemu po { $opening_hand }. Pozostałe { $support_deck } to talia wsparcia.
           *[other] Potasuj karty wsparcia i rozdaj każdemu po { $opening_hand }. Pozostałe { $support_deck } to talia wsparcia.
        }
    }
    { $support_decks ->
        [each] Nikt nie ma jeszcze złota, a oba stosy kart odrzuconych są puste.
       *[shared] Nikt nie ma jeszcze złota, a stos kart odrzuconych jest pusty.
    { $edition ->
        [catsatcards] Każdy gracz rzuca dwiema kośćmi. Kto wyrzuci mniej, rozdaje; przy równych sumach rzuca się ponownie. Zaczyna przeciwnik rozdającego. W kolejnych partiach rozdaje się na zmianę. Karty rozdaje się po jednej, zakryte, zaczynając od przeciwnika rozdającego.
        [duelo] To, kto zaczyna, można ustalić w dowolny sposób. Na przykład każdy rzuca kością i zaczyna ten, kto wyrzuci więcej.
       *[original] To, kto zaczyna, można ustalić w dowolny sposób.
    }
    }

dueling-nobles-rulebook-turn = Tura
    { $phase_count ->
        [one] Gracze grają na zmianę. Tura ma jedną fazę: { $phases }.
        [few] Gracze grają na zmianę. Tura ma { $phase_count } fazy, w tej kolejności: { $phases }. Do zakończonej fazy nigdy się nie wraca.
        [many] Gracze grają na zmianę. Tura ma { $phase_count } faz, w tej kolejności: { $phases }. Do zakończonej fazy nigdy się nie wraca.
       *[other] Gracze grają na zmianę. Tura ma { $phase_count } fazy, w tej kolejności: { $phases }. Do zakończonej fazy nigdy się nie wraca.
    }
    Wszystko w danej fazie jest dobrowolne: rób to w dowolnej kolejności albo pomiń. Możesz też zakończyć turę przed jej ostatnią fazą.
    { $income ->
        [no] Żadna faza nie daje złota sama z siebie.
       *[other] {""}
    }
    { $left_out ->
        [none] {""}
       *[other] W tych zasadach nie ma akcji: { $left_out }.
    }

## A phase: title, income and actions

dueling-nobles-rulebook-phase = Faza { $number } – { $phase }
dueling-nobles-rulebook-phase-empty = W tej fazie nic nie można zrobić.
dueling-nobles-rulebook-phase-income = { $number ->
    [1] { $income_gold ->
        [one] Gdy tylko zaczyna się ta faza, zyskujesz 1 złoto.
        [few] Gdy tylko zaczyna się ta faza, zyskujesz { $income_gold } złota.
        [many] Gdy tylko zaczyna się ta faza, zyskujesz { $income_gold } złota.
       *[other] Gdy tylko zaczyna się ta faza, zyskujesz { $income_gold } złota.
    }
   *[other] { $income_gold ->
        [one] Gdy tylko zaczyna się ta faza, zyskujesz 1 złoto. Dostajesz je także, jeśli zakończysz turę przed tą fazą.
        [few] Gdy tylko zaczyna się ta faza, zyskujesz { $income_gold } złota. Dostajesz je także, jeśli zakończysz turę przed tą fazą.
        [many] Gdy tylko zaczyna się ta faza, zyskujesz { $income_gold } złota. Dostajesz je także, jeśli zakończysz turę przed tą fazą.
       *[other] Gdy tylko zaczyna się ta faza, zyskujesz { $income_gold } złota. Dostajesz je także, jeśli zakończysz turę przed tą fazą.
    }
}
dueling-nobles-rulebook-never = { $action }: te zasady na to nie pozwalają.
dueling-nobles-rulebook-often = { $limit ->
    [none] Możesz to robić w turze dowolnie wiele razy.
    [one] Możesz to zrobić raz w turze.
    [few] Możesz to zrobić najwyżej { $limit } razy w turze.
    [many] Możesz to zrobić najwyżej { $limit } razy w turze.
   *[other] Możesz to zrobić najwyżej { $limit } raza w turze.
}
dueling-nobles-rulebook-sell = { $action }: { $sale_gold ->
    [one] odrzuć z ręki 3 karty wsparcia w jednym kolorze i zyskaj 1 złoto.
    [few] odrzuć z ręki 3 karty wsparcia w jednym kolorze i zyskaj { $sale_gold } złota.
    [many] odrzuć z ręki 3 karty wsparcia w jednym kolorze i zyskaj { $sale_gold } złota.
   *[other] odrzuć z ręki 3 karty wsparcia w jednym kolorze i zyskaj { $sale_gold } złota.
} { $often }
dueling-nobles-rulebook-tax = { $action }: { $tax_may_vanquish ->
    [yes] jeden z twoich królów traci 1 punkt wytrzymałości, a ty zyskujesz 1 złoto. Może to być jego ostatni punkt: król jest wtedy pokonany.
   *[no] jeden z twoich królów traci 1 punkt wytrzymałości, a ty zyskujesz 1 złoto. Króla, któremu został tylko 1 punkt, nie można opodatkować.
} { $taxes ->
    [each-king] Możesz to zrobić raz w turze z każdym ze swoich królów.
   *[one-king] Możesz to zrobić raz w turze, z jednym królem.
}
dueling-nobles-rulebook-buy = { $action }: { $cards_per_purchase ->
    [one] zapłać 1 złoto i dobierz 1 kartę wsparcia. Musi ona być w talii wsparcia lub na stosie kart odrzuconych.
    [few] wybierz liczbę kart wsparcia, najwyżej { $cards_per_purchase }. Za każdą zapłać 1 złoto, za wszystkie z góry, i dopiero wtedy je dobierz. Nie możesz kupić więcej kart, niż jest razem w talii wsparcia i na stosie kart odrzuconych.
    [many] wybierz liczbę kart wsparcia, najwyżej { $cards_per_purchase }. Za każdą zapłać 1 złoto, za wszystkie z góry, i dopiero wtedy je dobierz. Nie możesz kupić więcej kart, niż jest razem w talii wsparcia i na stosie kart odrzuconych.
   *[other] wybierz liczbę kart wsparcia, najwyżej { $cards_per_purchase }. Za każdą zapłać 1 złoto, za wszystkie z góry, i dopiero wtedy je dobierz. Nie możesz kupić więcej kart, niż jest razem w talii wsparcia i na stosie kart odrzuconych.
} { $often }
dueling-nobles-rulebook-recruit = { $action }: { $recruit_cost ->
    [one] zapłać 1 złoto i odkryj wierzchnią kartę talii arystokratów.
    [few] zapłać { $recruit_cost } złota i odkryj wierzchnią kartę talii arystokratów.
    [many] zapłać { $recruit_cost } złota i odkryj wierzchnią kartę talii arystokratów.
   *[other] zapłać { $recruit_cost } złota i odkryj wierzchnią kartę talii arystokratów.
} Ten arystokrata trafia na twój dziedziniec z pełną wytrzymałością. Talia nie może być pusta. { $often }
dueling-nobles-rulebook-weapon = { $action }: połóż dwójkę lub trójkę z ręki pod swoim arystokratą, który nie ma jeszcze broni. { $often }
dueling-nobles-rulebook-move-weapon = { $action }: { $weapons_may_swap ->
    [yes] zabierz broń jednemu ze swoich arystokratów i daj ją innemu. Jeśli ten też ma broń, obaj się zamieniają.
   *[no] zabierz broń jednemu ze swoich arystokratów i daj ją innemu, który jej nie ma.
} { $often }
dueling-nobles-rulebook-heal = { $action }: odrzuć kiera (♥). Twój arystokrata, któremu ubyło wytrzymałości, odzyskuje 1 punkt. Możesz to zrobić raz na całą partię.
dueling-nobles-rulebook-draw-three = { $action }: odrzuć karo (♦) i dobierz 3 karty wsparcia, a jeśli jest ich mniej, wszystkie. Wolno ci to tylko wtedy, gdy przeciwnik ma na dziedzińcu więcej arystokratów niż ty. Możesz to zrobić raz na całą partię.
dueling-nobles-rulebook-recover = { $support_decks ->
    [each] { $action }: odrzuć trefla (♣) i weź dowolną kartę ze swojego stosu kart odrzuconych oprócz tego trefla. Przedtem musi tam leżeć co najmniej jedna karta. Możesz to zrobić raz na całą partię.
   *[shared] { $action }: odrzuć trefla (♣) i weź dowolną kartę ze stosu kart odrzuconych oprócz tego trefla. Przedtem musi tam leżeć co najmniej jedna karta. Możesz to zrobić raz na całą partię.
}
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] odrzuć pika (♠). Przeciwnik wykłada karty z ręki odkryte i te karty zostają odkryte. Dobrane później są znów zakryte.
   *[no] odrzuć pika (♠) i obejrzyj wszystkie karty na ręce przeciwnika. Potem są znów zakryte.
} Możesz to zrobić raz na całą partię.
dueling-nobles-rulebook-challenge = { $action }: wskaż swojego arystokratę, który atakuje, i arystokratę przeciwnika jako cel. Toczą pojedynek krok po kroku, jak opisano niżej. { $often }

## After the phases

dueling-nobles-rulebook-duel = Pojedynek
    { $deflect_cost ->
        [one] Przekierowanie: przed rzutem kośćmi obrońca może zapłacić 1 złoto i wskazać jako cel innego arystokratę ze swojego dziedzińca. Można to zrobić raz w pojedynku.
        [few] Przekierowanie: przed rzutem kośćmi obrońca może zapłacić { $deflect_cost } złota i wskazać jako cel innego arystokratę ze swojego dziedzińca. Można to zrobić raz w pojedynku.
        [many] Przekierowanie: przed rzutem kośćmi obrońca może zapłacić { $deflect_cost } złota i wskazać jako cel innego arystokratę ze swojego dziedzińca. Można to zrobić raz w pojedynku.
       *[other] Przekierowanie: przed rzutem kośćmi obrońca może zapłacić { $deflect_cost } złota i wskazać jako cel innego arystokratę ze swojego dziedzińca. Można to zrobić raz w pojedynku.
    }
    Siła: każda strona liczy siłę swojego arystokraty – król { $base_strength-king }, dama { $base_strength-queen }, walet { $base_strength-jack }. Broń dodaje swoje 2 lub 3.
    Inspiracja: dama dodaje jeszcze { $queen_bonus } za każdego innego arystokratę, który jest w tej chwili na jej dziedzińcu.
    Kości: każdy gracz rzuca jedną kością i dodaje wynik. Król może rzucić dwiema i dodać obie. Kolejność rzutów nie ma znaczenia.
    Wsparcie: teraz każdy gracz może zagrać z ręki jedną kartę wsparcia i dodać jej liczbę. Walet może zagrać dwie, obie naraz. Najpierw zagrywa lub rezygnuje atakujący, potem obrońca. Tu też można zagrać dwójkę lub trójkę.
    Adrenalina: karta wsparcia w kolorze swojego arystokraty dodaje jeszcze { $adrenaline }. Jeśli walet zagrywa dwie takie karty, liczy się to dla obu.
    Trafienie krytyczne: as nie dodaje ani liczby, ani adrenaliny, ale kto go zagra, wygrywa pojedynek bez względu na sumy. Jeśli as padnie po obu stronach, jest remis. As może być jedną z dwóch kart waleta.
    { $win_gold ->
        [one] Wygrana: bez asa wygrywa wyższa suma. Zwycięzca zyskuje 1 złoto, a arystokrata, który przegrał, traci 1 punkt wytrzymałości.
        [few] Wygrana: bez asa wygrywa wyższa suma. Zwycięzca zyskuje { $win_gold } złota, a arystokrata, który przegrał, traci 1 punkt wytrzymałości.
        [many] Wygrana: bez asa wygrywa wyższa suma. Zwycięzca zyskuje { $win_gold } złota, a arystokrata, który przegrał, traci 1 punkt wytrzymałości.
       *[other] Wygrana: bez asa wygrywa wyższa suma. Zwycięzca zyskuje { $win_gold } złota, a arystokrata, który przegrał, traci 1 punkt wytrzymałości.
    }
    Remis: obaj arystokraci tracą 1 punkt wytrzymałości i nikt nie zyskuje złota.
    Po pojedynku: zagrane karty wsparcia trafiają na stos kart odrzuconych, najpierw karty atakującego. Arystokrata bez wytrzymałości jest pokonany: jego broń trafia na stos kart odrzuconych, a on sam zostaje wtasowany do talii arystokratów.

dueling-nobles-rulebook-abilities = Cztery zdolności
    Każdy kolor ma jedną zdolność: { $abilities }. Każdy gracz może użyć każdej z nich raz na partię.
    Żeby użyć zdolności, odrzuć z ręki kartę wsparcia w jej kolorze. Nadaje się każda, także as: liczba nie ma znaczenia. W jednej turze możesz użyć kilku zdolności.

dueling-nobles-rulebook-abilities-some = Zdolności
    W tych zasadach są: { $abilities }. Każdy gracz może użyć każdej z nich raz na partię.
    Żeby użyć zdolności, odrzuć z ręki kartę wsparcia w jej kolorze. Nadaje się każda, także as: liczba nie ma znaczenia. W jednej turze możesz użyć kilku zdolności.

dueling-nobles-rulebook-weapons = Broń
    Dwójka lub trójka pod arystokratą to jego broń. W każdym pojedynku dodaje 2 lub 3 do jego siły. Kolor nie ma znaczenia.
    Arystokrata może mieć tylko jedną broń. Gdy zostaje pokonany, jego broń trafia na stos kart odrzuconych.

dueling-nobles-rulebook-decks = Talie i tasowanie
    { $support_decks ->
        [each] Karty wsparcia dobiera się po jednej, każdy z własnej talii. Gdy twoja talia wsparcia się skończy, potasuj swój stos kart odrzuconych: to twoja nowa talia wsparcia, z której dobierasz dalej. Jeśli on też jest pusty, nie dobierasz więcej.
       *[shared] Karty wsparcia dobiera się po jednej. Gdy talia wsparcia się skończy, potasuj stos kart odrzuconych: to nowa talia wsparcia, z której dobierasz dalej. Jeśli on też jest pusty, nie dobierasz więcej.
    }
    { $support_decks ->
        [each] Jeśli ostatnia dobrana karta opróżni twoją talię wsparcia, od razu potasuj swój stos kart odrzuconych. Twoje karty i bronie trafiają na twój własny stos. Obaj gracze mogą mieć na ręce taką samą kartę.
       *[shared] Jeśli ostatnia dobrana karta opróżni talię wsparcia, od razu potasuj stos kart odrzuconych.
    }
    Pokonany arystokrata zostaje wtasowany do talii arystokratów i może go potem zwerbować każdy z graczy. Gdy ta talia jest pusta, nikt nie może werbować.

dueling-nobles-rulebook-end = Koniec gry
    { $victory ->
        [turn-start] Jeśli dziedziniec jest pusty, gra na razie trwa: jego gracz może jeszcze rekrutować w swojej turze. Jeśli jest pusty, gdy zaczynałaby się tura przeciwnika, wygrywa przeciwnik, nawet gdy jego dziedziniec też jest pusty.
       *[at-once]
            Jeśli twój dziedziniec jest pusty, przegrywasz, a przeciwnik wygrywa.
            { $tax_may_vanquish ->
                [yes] Tak samo jest, gdy twoim ostatnim arystokratą był król, którego pokonał podatek.
               *[other] {""}
            }
            { $both_empty ->
                [attacker] Jeśli jeden pojedynek opróżni oba dziedzińce, wygrywa atakujący.
                [defender] Jeśli jeden pojedynek opróżni oba dziedzińce, wygrywa obrońca.
               *[draw] Jeśli jeden pojedynek opróżni oba dziedzińce, jest remis.
            }
    }
    Możesz się poddać w każdej chwili; wtedy wygrywa przeciwnik.
