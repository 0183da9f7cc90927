# The rules of Dueling Nobles for a player who does not know the game.

dueling-nobles-rulebook-aim = Cel gry
    To gra dla dwóch osób. Każdy gracz ma dziedziniec z arystokratami, którzy pojedynkują się z arystokratami przeciwnika.
    Wygrywasz, gdy na dziedzińcu przeciwnika nie ma już żadnego arystokraty.

dueling-nobles-rulebook-table = Stół
    Potrzebne są talia 52 kart bez jokerów i dwie sześciościenne kości. Aplikacja pilnuje złota i wytrzymałości, a w razie potrzeby rzuca też kośćmi.
    12 waletów, dam i królów to arystokraci. Pozostałe 40 kart, od asa do dziesiątki, to karty wsparcia.
    Każdy gracz ma dziedziniec z odkrytymi arystokratami, trochę złota, a na ręce karty wsparcia, których przeciwnik nie widzi.
    Wspólne są trzy stosy: zakryta talia arystokratów, zakryta talia wsparcia i odkryty stos kart odrzuconych.
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
    { $opening_hand ->
        [0] Potasuj karty wsparcia. Nie rozdaje się żadnej: wszystkie { $support_deck } to talia wsparcia.
        [one] Potasuj karty wsparcia i rozdaj każdemu po 1. Pozostałe { $support_deck } to talia wsparcia.
        [few] Potasuj karty wsparcia i rozdaj każdemu po { $opening_hand }. Pozostałe { $support_deck } to talia wsparcia.
        [many] Potasuj karty wsparcia i rozdaj każdemu po { $opening_hand }. Pozostałe { $support_deck } to talia wsparcia.
       *[other] Potasuj karty wsparcia i rozdaj każdemu po { $opening_hand }. Pozostałe { $support_deck } to talia wsparcia.
    }
    Nikt nie ma jeszcze złota, a stos kart odrzuconych jest pusty.
    { $edition ->
        [catsatcards] Każdy gracz rzuca dwiema kośćmi. Kto wyrzuci mniej, rozdaje; przy równych sumach rzuca się ponownie. Zaczyna przeciwnik rozdającego. W kolejnych partiach rozdaje się na zmianę.
        [duelo] To, kto zaczyna, można ustalić w dowolny sposób. Na przykład każdy rzuca kością i zaczyna ten, kto wyrzuci więcej.
       *[original] To, kto zaczyna, można ustalić w dowolny sposób.
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
dueling-nobles-rulebook-recover = { $action }: odrzuć trefla (♣) i weź dowolną kartę ze stosu kart odrzuconych oprócz tego trefla. Przedtem musi tam leżeć co najmniej jedna karta. Możesz to zrobić raz na całą partię.
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] odrzuć pika (♠). Przeciwnik wykłada karty z ręki odkryte i te karty zostają odkryte. Dobrane później są znów zakryte.
   *[no] odrzuć pika (♠) i obejrzyj wszystkie karty na ręce przeciwnika. Potem są znów zakryte.
} Możesz to zrobić raz na całą partię.
dueling-nobles-rulebook-challenge = { $action }: wskaż swojego arystokratę, który atakuje, i arystokratę przeciwnika jako cel. Toczą pojedynek krok po kroku, jak opisano niżej. { $often }

## After the phases.

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

dueling-nobles-rulebook-weapons = Broń
    Dwójka lub trójka pod arystokratą to jego broń. W każdym pojedynku dodaje 2 lub 3 do jego siły. Kolor nie ma znaczenia.
    Arystokrata może mieć tylko jedną broń. Gdy zostaje pokonany, jego broń trafia na stos kart odrzuconych.

dueling-nobles-rulebook-decks = Talie i tasowanie
    Karty wsparcia dobiera się po jednej. Gdy talia wsparcia się skończy, potasuj stos kart odrzuconych: to nowa talia wsparcia, z której dobierasz dalej. Jeśli on też jest pusty, nie dobierasz więcej.
    Jeśli ostatnia dobrana karta opróżni talię wsparcia, od razu potasuj stos kart odrzuconych.
    Pokonany arystokrata zostaje wtasowany do talii arystokratów i może go potem zwerbować każdy z graczy. Gdy ta talia jest pusta, nikt nie może werbować.

dueling-nobles-rulebook-end = Koniec gry
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
    Możesz się poddać w każdej chwili; wtedy wygrywa przeciwnik.
