# The rules of Noble Hearts for a player who does not know the game.

noble-hearts-rulebook-aim = Cel gry
    Dwaj szlachcice kochają lady Isabelle i walczą o nią na szpady. Traf przeciwnika, zanim on trafi ciebie.
    { $charm_spots ->
        [0] {""}
       *[other] Albo zdobądź jej serce: jeśli na karcie uroku lady Isabelle dotrze do twojego serca, też wygrywasz.
    }

noble-hearts-rulebook-table = Stół
    Pudełko gry to komnata, w której toczy się walka. Gdzie stoją szlachcice i meble i kto w którą stronę patrzy, pokazuje stół; aplikacja pilnuje tylko, który szlachcic stoi na podwyższeniu.
    Każdy gracz ma talię { $deck_cards } kart akcji. Użyte karty trafiają na jego własny, odkryty stos kart odrzuconych.
    Karta ma cztery liczby: jak silny jest cios, w którą z { $areas } stref ciała trafia, o ile pól przenosi i ile kart pozwala dobrać.
    { $pile ->
        [0] {""}
       *[other] Kart specjalnych jest { $pile }. Twoje leżą przed tobą odkryte: każda pozwala na to, co mówi jej nazwa. Zakrytą kartę trzeba odkryć, żeby móc znów jej użyć.
    }
    { $charm_spots ->
        [0] {""}
       *[other] Na karcie uroku lady Isabelle stoi na środku, { $charm_spots ->
            [one] 1 pole
            [few] { $charm_spots } pola
            [many] { $charm_spots } pól
           *[other] { $charm_spots } pola
        } od każdego serca.
    }
    { $skill_spots ->
        [0] {""}
       *[other] Na karcie kunsztu znacznik leży na środku, { $skill_spots ->
            [one] 1 pole
            [few] { $skill_spots } pola
            [many] { $skill_spots } pól
           *[other] { $skill_spots } pola
        } od każdej szpady.
    }

noble-hearts-rulebook-setup = Przygotowanie gry
    { $opening_hand ->
        [0] Potasuj swoją talię. Zaczynasz bez kart na ręce.
        [one] Potasuj swoją talię i dobierz 1 kartę.
        [few] Potasuj swoją talię i dobierz { $opening_hand } karty.
        [many] Potasuj swoją talię i dobierz { $opening_hand } kart.
       *[other] Potasuj swoją talię i dobierz { $opening_hand } karty.
    }
    Teraz trzeba ustalić, kto zaczyna.
    { $opening ->
        [0] {""}
        [one] Każdy gracz wybiera dla siebie 1 kartę specjalną, najpierw gracz rozpoczynający.
        [few] Każdy gracz wybiera dla siebie { $opening } karty specjalne, najpierw gracz rozpoczynający.
        [many] Każdy gracz wybiera dla siebie { $opening } kart specjalnych, najpierw gracz rozpoczynający.
       *[other] Każdy gracz wybiera dla siebie { $opening } karty specjalnej, najpierw gracz rozpoczynający.
    }
    { $roses ->
        [0] {""}
        [one] Podrzuć różę nad pudełkiem. Jeśli spadnie tam, gdzie szlachcic nie może wejść, wypada z gry.
        [few] Podrzuć { $roses } róże nad pudełkiem. Te, które spadną tam, gdzie szlachcic nie może wejść, wypadają z gry.
        [many] Podrzuć { $roses } róż nad pudełkiem. Te, które spadną tam, gdzie szlachcic nie może wejść, wypadają z gry.
       *[other] Podrzuć { $roses } róży nad pudełkiem. Te, które spadną tam, gdzie szlachcic nie może wejść, wypadają z gry.
    }

noble-hearts-rulebook-turn = Inicjatywa
    Kto ma inicjatywę, musi działać. Większość akcji oddaje ją przeciwnikowi; po niektórych zachowujesz ją i działasz jeszcze raz.
    Przy każdej akcji możesz obrócić szlachcica o jedną ósmą obrotu: przed nią, w jej trakcie lub po niej.
    { $keeps_initiative ->
        [none] W tych zasadach żadna akcja nie zachowuje inicjatywy.
       *[other] Inicjatywę zachowujesz po akcjach: { $keeps_initiative }.
    }
    { $pass ->
        [after-keeping] Jeśli ją zachowujesz, możesz ją też oddać bez dalszej akcji.
        [always] Jeśli nikt cię nie atakuje, możesz ją w każdej chwili oddać bez akcji.
       *[never] Nie możesz jej oddać bez akcji.
    }

noble-hearts-rulebook-attacks = Ataki
    Możesz uderzyć przeciwnika, który stoi tuż przed tobą; to, w którą stronę patrzy, nie ma znaczenia. Atak to jeden cios lub kilka, a każdy ma siłę i strefę.
    Karty ataku leżą odkryte do jego końca. Nowe karty dobierasz od razu.
    { $attack }
    { $charge }
    W szarży można skoczyć. W górę: 1 karta lub więcej o sumie ruchu co najmniej { $charge_jump_up_move }. W dół: { $charge_move_cards ->
        [one] 1 karta o ruchu co najmniej { $charge_jump_down_move }
        [few] od 1 do { $charge_move_cards } kart o sumie ruchu co najmniej { $charge_jump_down_move }
        [many] od 1 do { $charge_move_cards } kart o sumie ruchu co najmniej { $charge_jump_down_move }
       *[other] od 1 do { $charge_move_cards } kart o sumie ruchu co najmniej { $charge_jump_down_move }
    }.
    { $pile ->
        [0] {""}
       *[other] { $long_jump_cards ->
            [one] Długi skok: 1 karta lub więcej
            [few] Długi skok: { $long_jump_cards } karty lub więcej
            [many] Długi skok: { $long_jump_cards } kart lub więcej
           *[other] Długi skok: { $long_jump_cards } karty lub więcej
        } o sumie ruchu co najmniej { $charge_long_jump_move }. { $charge_long_jump_refills ->
            [yes] Po ataku dobierasz jak zwykle.
           *[no] Po takiej szarży nie dobierasz kart.
        }
    }
    { $charge_with ->
        [none] {""}
       *[other] Atakiem szarży mogą też być: { $charge_with }.
    }
    { $berserk }
    { $feint }
    { $combination }

noble-hearts-rulebook-evading = Obrona
    Na każdy cios musisz odpowiedzieć, inaczej cię trafia i przegrywasz.
    { $block }
    { $quick-block }
    { $evades ->
        [none] W tych zasadach chroni tylko blok.
       *[other] Przed wszystkimi pozostałymi ciosami naraz chronią: { $evades }.
    }
    { $retreat }
    O tym, kto ma inicjatywę, decyduje odpowiedź na ostatni cios.

noble-hearts-rulebook-moving = Poruszanie się
    { $move }
    { $jump-up }
    { $jump-down }
    { $long-jump }
    { $side-step }
    { $saltomortale }

## The actions in these sections

noble-hearts-rulebook-attack = zagraj jedną kartę: jej siła to siła ciosu, a jej strefa to strefa ciosu.
noble-hearts-rulebook-charge = { $charge_move_cards ->
    [one] zagraj kartę o ruchu co najmniej { $charge_move }, a potem kartę ciosu.
    [few] zagraj od 1 do { $charge_move_cards } kart o sumie ruchu co najmniej { $charge_move }, a potem kartę ciosu.
    [many] zagraj od 1 do { $charge_move_cards } kart o sumie ruchu co najmniej { $charge_move }, a potem kartę ciosu.
   *[other] zagraj od 1 do { $charge_move_cards } kart o sumie ruchu co najmniej { $charge_move }, a potem kartę ciosu.
}
noble-hearts-rulebook-berserk = { $berserk_cards ->
    [one] zagraj 1 kartę: jeden cios o jej sile.
    [few] zagraj { $berserk_cards } karty jednej strefy: jeden cios o sumie ich sił.
    [many] zagraj { $berserk_cards } kart jednej strefy: jeden cios o sumie ich sił.
   *[other] zagraj { $berserk_cards } karty jednej strefy: jeden cios o sumie ich sił.
}
noble-hearts-rulebook-feint = zagraj jedną kartę i powiedz, w którą strefę trafia: dowolną.
noble-hearts-rulebook-combination = zagraj dwie karty, każdą jako osobny cios; każda dodatkowa karta „Kombinacja”, którą masz, pozwala na jeszcze jedną.
noble-hearts-rulebook-block = stań twarzą do atakującego i zagraj kartę strefy tego ciosu, co najmniej tak silną jak on.
noble-hearts-rulebook-quick-block = zagraj kartę dowolnej strefy, co najmniej tak silną jak cios.
noble-hearts-rulebook-retreat = odrzuć dowolną kartę i cofnij się o jedno pole.

noble-hearts-rulebook-move = zagraj kartę i przejdź tyle pól, ile wskazuje, w dowolnym kierunku. Zostajesz na tej samej wysokości.
noble-hearts-rulebook-jump-up = zagraj 1 kartę lub więcej o sumie ruchu co najmniej { $jump_up_move } i wskocz na coś, co stoi obok ciebie lub przed tobą.
noble-hearts-rulebook-jump-down = zejdź z podwyższenia na dowolne sąsiednie pole. Nie kosztuje to karty.
noble-hearts-rulebook-long-jump = { $long_jump_cards ->
    [one] zagraj 1 kartę lub więcej
    [few] zagraj { $long_jump_cards } karty lub więcej
    [many] zagraj { $long_jump_cards } kart lub więcej
   *[other] zagraj { $long_jump_cards } karty lub więcej
} o sumie ruchu co najmniej { $long_jump_move } i przeskocz z miejsca na miejsce. Nie wolno przy tym niczego przeskakiwać.
noble-hearts-rulebook-side-step = { $side_step_cards ->
    [one] zagraj 1 kartę i zrób krok w bok; patrzysz nadal w tę samą stronę.
    [few] zagraj { $side_step_cards } karty o równej sile i zrób krok w bok; patrzysz nadal w tę samą stronę.
    [many] zagraj { $side_step_cards } kart o równej sile i zrób krok w bok; patrzysz nadal w tę samą stronę.
   *[other] zagraj { $side_step_cards } karty o równej sile i zrób krok w bok; patrzysz nadal w tę samą stronę.
}
noble-hearts-rulebook-saltomortale = { $saltomortale_cards ->
    [one] zagraj 1 kartę, przeskocz na pole za przeciwnikiem i obróć się, jak chcesz.
    [few] zagraj { $saltomortale_cards } karty jednej strefy, przeskocz na pole za przeciwnikiem i obróć się, jak chcesz.
    [many] zagraj { $saltomortale_cards } kart jednej strefy, przeskocz na pole za przeciwnikiem i obróć się, jak chcesz.
   *[other] zagraj { $saltomortale_cards } karty jednej strefy, przeskocz na pole za przeciwnikiem i obróć się, jak chcesz.
}
noble-hearts-rulebook-action = { $action }: { $about } { $special ->
    [yes] Wymaga karty specjalnej.
   *[no] {""}
} { $is_evading ->
    [yes] Chroni przed atakiem.
   *[no] {""}
} { $only_attacked ->
    [yes] Wolno ci to zrobić tylko w obronie.
   *[no] {""}
} { $keeps ->
    [yes] Zachowujesz inicjatywę.
   *[no] {""}
} { $draws ->
    [yes] Dobierasz karty.
    [no] Nie dobierasz kart.
   *[none] {""}
} { $turns_down ->
    [yes] Potem karta specjalna zostaje zakryta.
   *[no] {""}
}

## After the actions

noble-hearts-rulebook-draw = Dobieranie kart
    Po akcji z doborem dobierasz tyle kart, ile wskazuje jej karta; na ręce możesz mieć dowolnie wiele kart.
    Z kilku kart liczy się ta o największej sile. { $redraw_tie ->
        [most] Jeśli największą siłę ma kilka, liczy się ta, która dobiera najwięcej.
       *[least] Jeśli największą siłę ma kilka, liczy się ta, która dobiera najmniej.
    }
    W szarży liczą się do tego tylko karty ataku.
    Najpierw dobierz; dopiero potem zagrane karty trafiają na twój stos kart odrzuconych.
    { $reshuffle ->
        [at-once] Gdy twoja talia jest pusta, od razu potasuj swój stos kart odrzuconych: to nowa talia.
       *[when-drawing] Gdy musisz dobrać kartę, a twoja talia jest pusta, potasuj swój stos kart odrzuconych: to nowa talia.
    }

noble-hearts-rulebook-specials = { $pile ->
    [0] {""}
   *[other]
        Karty specjalne
        { $turned_down ->
            [none] Pozostają odkryte, bez względu na to, ile razy ich użyjesz.
           *[other]
                Po użyciu zakrywane są karty: { $turned_down }.
                W ramach akcji możesz odkryć jedną ze swoich kart, ale nie w obronie.
        }
}

noble-hearts-rulebook-tracks = Urok i kunszt
    { $roses ->
        [0] {""}
       *[other] { $rose_charm ->
            [0] Jeśli róża leży na twoim polu lub obok niego, możesz ją podnieść w ramach akcji.
            [one] Jeśli róża leży na twoim polu lub obok niego, możesz ją podnieść w ramach akcji: lady Isabelle przesuwa się o 1 pole w twoją stronę.
            [few] Jeśli róża leży na twoim polu lub obok niego, możesz ją podnieść w ramach akcji: lady Isabelle przesuwa się o { $rose_charm } pola w twoją stronę.
            [many] Jeśli róża leży na twoim polu lub obok niego, możesz ją podnieść w ramach akcji: lady Isabelle przesuwa się o { $rose_charm } pól w twoją stronę.
           *[other] Jeśli róża leży na twoim polu lub obok niego, możesz ją podnieść w ramach akcji: lady Isabelle przesuwa się o { $rose_charm } pola w twoją stronę.
        }
    }
    { $retreat_charm ->
        [0] {""}
       *[other] { $charm_half ->
            [below] Jeśli siła karty odwrotu jest mniejsza niż połowa siły ataku, lady Isabelle przesuwa się o { $retreat_charm ->
                [one] 1 pole
                [few] { $retreat_charm } pola
                [many] { $retreat_charm } pól
               *[other] { $retreat_charm } pola
            } w stronę atakującego.
            [at-most] Jeśli siła karty odwrotu to najwyżej połowa siły ataku, lady Isabelle przesuwa się o { $retreat_charm ->
                [one] 1 pole
                [few] { $retreat_charm } pola
                [many] { $retreat_charm } pól
               *[other] { $retreat_charm } pola
            } w stronę atakującego.
           *[always] Przy każdym odwrocie przed atakiem lady Isabelle przesuwa się o { $retreat_charm ->
                [one] 1 pole
                [few] { $retreat_charm } pola
                [many] { $retreat_charm } pól
               *[other] { $retreat_charm } pola
            } w stronę atakującego.
        }
    }
    { $berserk_charm ->
        [0] {""}
       *[other] Przy każdym szale lady Isabelle od razu przesuwa się o { $berserk_charm ->
            [one] 1 pole
            [few] { $berserk_charm } pola
            [many] { $berserk_charm } pól
           *[other] { $berserk_charm } pola
        } w stronę przeciwnika. { $berserk_may_lose ->
            [yes] Możesz przez to przegrać.
           *[no] Nigdy nie dociera przez to do serca przeciwnika.
        }
    }
    { $retreat_skill ->
        [0] {""}
       *[other] Przy każdym odwrocie przed atakiem znacznik kunsztu przesuwa się o { $retreat_skill ->
            [one] 1 pole
            [few] { $retreat_skill } pola
            [many] { $retreat_skill } pól
           *[other] { $retreat_skill } pola
        } w stronę atakującego.
    }
    { $saltomortale_skill ->
        [0] {""}
       *[other] Przy każdym salcie mortale znacznik kunsztu przesuwa się o { $saltomortale_skill ->
            [one] 1 pole
            [few] { $saltomortale_skill } pola
            [many] { $saltomortale_skill } pól
           *[other] { $saltomortale_skill } pola
        } w stronę gracza, który je wykonuje.
    }
    { $skill_spots ->
        [0] {""}
       *[other] Gdy znacznik dotrze do twojej szpady, wraca na środek, a ty możesz wziąć dowolną z pozostałych kart specjalnych.
    }

noble-hearts-rulebook-end = Koniec gry
    Jeśli nie obronisz się przed atakiem, cios cię trafia i wygrywa przeciwnik.
    Możesz się poddać w każdej chwili. Gdy nie masz już czym zagrać, zostaje właściwie tylko to.
    { $charm_spots ->
        [0] {""}
       *[other] Jeśli lady Isabelle dotrze do serca, od razu wygrywa gracz po tej stronie.
    }

## The mat to print.

noble-hearts-mat-deck = Talia
noble-hearts-mat-discard = Stos kart odrzuconych
noble-hearts-mat-special = Karta specjalna
noble-hearts-mat-charm = Urok
noble-hearts-mat-skill = Kunszt
noble-hearts-mat-hand = Karty na ręce
