# The messages of Noble Hearts.

# Same as in English.
noble-hearts-title = Noble Hearts
noble-hearts-gauge = Względy lady Isabelle

## Editions

noble-hearts-edition-base = Gra podstawowa
noble-hearts-edition-base-about = Dwaj szlachcice fechtują się w pudełku gry, aż jeden z nich zostanie trafiony.
noble-hearts-edition-skills-and-roses = Kunszt i róże
noble-hearts-edition-skills-and-roses-about = Z dodatkiem: karty specjalne, róże oraz karty uroku i kunsztu.

## Kinds of action

noble-hearts-kind-attack = Atak
noble-hearts-kind-charge = Szarża
noble-hearts-kind-block = Blok
noble-hearts-kind-retreat = Odwrót
noble-hearts-kind-jump-up = Skok w górę
noble-hearts-kind-jump-down = Skok w dół
noble-hearts-kind-move = Ruch
noble-hearts-kind-pass = Oddaj inicjatywę
noble-hearts-kind-hit = Trafienie
noble-hearts-kind-long-jump = Długi skok
noble-hearts-kind-side-step = Krok w bok
noble-hearts-kind-berserk = Szał
noble-hearts-kind-saltomortale = Salto mortale
noble-hearts-kind-feint = Finta
noble-hearts-kind-combination = Kombinacja
noble-hearts-kind-quick-block = Szybki blok
noble-hearts-kind-collect-rose = Podnieś różę
noble-hearts-kind-turn-up = Odkryj kartę
noble-hearts-kind-choose-special = Weź kartę specjalną
noble-hearts-kind-concede = Poddaj się

noble-hearts-kind-attack-about = Uderz jedną kartą przeciwnika, który stoi przed tobą.
noble-hearts-kind-charge-about = Podejdź do przeciwnika z większym ruchem, niż potrzeba, lub skocz, a potem uderz.
noble-hearts-kind-block-about = Odpowiedz na cios kartą tej samej strefy, co najmniej tak samo silną.
noble-hearts-kind-retreat-about = Odrzuć dowolną kartę i cofnij się o jedno pole.{ $retreat_skill ->
    [0] {""}
   *[other] {" "}Znacznik kunsztu przesuwa się w stronę atakującego.
}{ $retreat_charm ->
    [0] {""}
   *[other] { $charm_half ->
        [always] {" "}Lady Isabelle przesuwa się w stronę atakującego.
       *[other] {" "}Jeśli karta jest słaba, lady Isabelle przesuwa się w stronę atakującego.
    }
}
noble-hearts-kind-jump-up-about = Wskocz na coś wyższego; suma ruchu musi wynosić co najmniej { $jump_up_move }.
noble-hearts-kind-jump-down-about = Zeskocz na coś niższego; nie kosztuje to karty.
noble-hearts-kind-move-about = Zagraj kartę i przejdź tyle pól, ile wskazuje.
noble-hearts-kind-pass-about = Oddaj inicjatywę, którą możesz zachować.
noble-hearts-kind-hit-about = Nie bronisz się: cios cię trafia i partia się kończy.
noble-hearts-kind-long-jump-about = { $long_jump_cards ->
    [one] Zagraj 1 kartę lub więcej i przeskocz z miejsca na miejsce; suma ruchu co najmniej { $long_jump_move }.
    [few] Zagraj { $long_jump_cards } karty lub więcej i przeskocz z miejsca na miejsce; suma ruchu co najmniej { $long_jump_move }.
    [many] Zagraj { $long_jump_cards } kart lub więcej i przeskocz z miejsca na miejsce; suma ruchu co najmniej { $long_jump_move }.
   *[other] Zagraj { $long_jump_cards } karty lub więcej i przeskocz z miejsca na miejsce; suma ruchu co najmniej { $long_jump_move }.
}
noble-hearts-kind-side-step-about = { $side_step_cards ->
    [one] Zagraj 1 kartę i zrób krok w bok.
    [few] Zagraj { $side_step_cards } karty o równej sile i zrób krok w bok.
    [many] Zagraj { $side_step_cards } kart o równej sile i zrób krok w bok.
   *[other] Zagraj { $side_step_cards } karty o równej sile i zrób krok w bok.
}
noble-hearts-kind-berserk-about = { $berserk_cards ->
    [one] Uderz 1 kartą.
    [few] Uderz { $berserk_cards } kartami jednej strefy i zsumuj ich siły.
    [many] Uderz { $berserk_cards } kartami jednej strefy i zsumuj ich siły.
   *[other] Uderz { $berserk_cards } kartami jednej strefy i zsumuj ich siły.
}{ $berserk_charm ->
    [0] {""}
   *[other] {" "}Lady Isabelle przesuwa się w stronę przeciwnika.
}
noble-hearts-kind-saltomortale-about = { $saltomortale_cards ->
    [one] Zagraj 1 kartę i przeskocz za atakującego.
    [few] Zagraj { $saltomortale_cards } karty jednej strefy i przeskocz za atakującego.
    [many] Zagraj { $saltomortale_cards } kart jednej strefy i przeskocz za atakującego.
   *[other] Zagraj { $saltomortale_cards } karty jednej strefy i przeskocz za atakującego.
}{ $saltomortale_skill ->
    [0] {""}
   *[other] {" "}Znacznik kunsztu przesuwa się w twoją stronę.
}
noble-hearts-kind-feint-about = Uderz jedną kartą w dowolną strefę, którą wymienisz.
noble-hearts-kind-combination-about = Uderz naraz dwiema kartami i jeszcze jedną za każdą dodatkową kartę „Kombinacja”, którą masz: na każdy cios trzeba odpowiedzieć.
noble-hearts-kind-quick-block-about = Odpowiedz na cios kartą dowolnej strefy, co najmniej tak samo silną.
noble-hearts-kind-collect-rose-about = Podnieś dla lady Isabelle różę ze swojego pola lub z pola obok.
noble-hearts-kind-turn-up-about = Odkryj ponownie jedną ze swoich kart specjalnych.
noble-hearts-kind-choose-special-about = Weź kartę specjalną ze stosu albo zrezygnuj.

noble-hearts-kind-evades = Chroni przed atakiem.
noble-hearts-kind-keeps = Zachowujesz inicjatywę.
noble-hearts-kind-turns-down = Potem karta specjalna zostaje zakryta.

## The four numbers of a card

noble-hearts-print-fight = siła
noble-hearts-print-area = strefa
noble-hearts-print-move = ruch
noble-hearts-print-redraw = dobór
noble-hearts-unknown = ?
noble-hearts-area-named = „{ $name }”
noble-hearts-area-is = { $area }: { $name }
noble-hearts-stroke = { $fight } w strefę { $area }

## House rules

noble-hearts-group-cards = Karty
noble-hearts-group-turn = Inicjatywa i obrona
noble-hearts-group-movement = Ruchy i skoki
noble-hearts-group-specials = Karty specjalne
noble-hearts-group-tracks = Róże, urok i kunszt

noble-hearts-rule-deck-cards = Karty w talii
noble-hearts-rule-deck-cards-about = Ile kart akcji ma każdy gracz.
noble-hearts-rule-opening-hand = Początkowa ręka
noble-hearts-rule-opening-hand-about = Z iloma kartami zaczyna każdy gracz.
noble-hearts-rule-areas = Strefy trafienia
noble-hearts-rule-areas-about = Ile jest stref, w które może trafić karta.
noble-hearts-rule-fight-most = Największa siła
noble-hearts-rule-fight-most-about = Większa siła zostaje odrzucona jako pomyłka.
noble-hearts-rule-move-most = Największy ruch
noble-hearts-rule-move-most-about = Większy ruch zostaje odrzucony jako pomyłka.
noble-hearts-rule-redraw-most = Największy dobór
noble-hearts-rule-redraw-most-about = Większy dobór zostaje odrzucony jako pomyłka.
noble-hearts-rule-reshuffle = Ponowne tasowanie
noble-hearts-rule-reshuffle-about = Kiedy stos kart odrzuconych tasuje się na nową talię.
noble-hearts-rule-redraw-tie = Równe karty
noble-hearts-rule-redraw-tie-about = Jeśli kilka kart ma największą siłę, która z nich określa liczbę dobieranych kart.
noble-hearts-rule-keeps-initiative = Zachowują inicjatywę
noble-hearts-rule-keeps-initiative-about = Akcje, po których gracz działa jeszcze raz.
noble-hearts-rule-evades = Chronią przed atakiem
noble-hearts-rule-evades-about = Akcje, które oprócz obu bloków chronią przed atakiem.
noble-hearts-rule-evaded-strokes = Uniknięte ciosy
noble-hearts-rule-evaded-strokes-about = Przed iloma ciosami kombinacji chroni jedna taka akcja.
noble-hearts-rule-only-when-attacked = Tylko w obronie
noble-hearts-rule-only-when-attacked-about = Akcje, które oprócz obu bloków są dozwolone tylko w obronie przed atakiem.
noble-hearts-rule-refills = Dobór
noble-hearts-rule-refills-about = Akcje, po których dobiera się karty.
noble-hearts-rule-pass = Oddawanie inicjatywy
noble-hearts-rule-pass-about = Kiedy można oddać inicjatywę bez akcji.
noble-hearts-rule-charge-move-cards = Karty ruchu w szarży
noble-hearts-rule-charge-move-cards-about = Ile najwyżej kart służy do ruchu w szarży bez skoku w górę i bez długiego skoku.
noble-hearts-rule-charge-move = Ruch w szarży
noble-hearts-rule-charge-move-about = Najmniejszy ruch w szarży bez skoku.
noble-hearts-rule-jump-up-move = Ruch skoku w górę
noble-hearts-rule-jump-up-move-about = Najmniejsza suma ruchu kart skoku w górę.
noble-hearts-rule-charge-jump-up-move = Ruch szarży ze skokiem w górę
noble-hearts-rule-charge-jump-up-move-about = Najmniejsza suma ruchu kart tego skoku.
noble-hearts-rule-charge-jump-down-move = Ruch szarży ze skokiem w dół
noble-hearts-rule-charge-jump-down-move-about = Najmniejszy ruch karty tego skoku.
noble-hearts-rule-long-jump-cards = Karty długiego skoku
noble-hearts-rule-long-jump-cards-about = Najmniejsza liczba kart długiego skoku, także w szarży.
noble-hearts-rule-long-jump-move = Ruch długiego skoku
noble-hearts-rule-long-jump-move-about = Najmniejsza suma ruchu kart długiego skoku.
noble-hearts-rule-charge-long-jump-move = Ruch szarży z długim skokiem
noble-hearts-rule-charge-long-jump-move-about = Najmniejsza suma ruchu kart tego skoku.
noble-hearts-rule-charge-long-jump-refills = Dobór po szarży z długim skokiem
noble-hearts-rule-charge-long-jump-refills-about = Czy po ataku takiej szarży dobiera się karty.
noble-hearts-rule-side-step-cards = Karty kroku w bok
noble-hearts-rule-side-step-cards-about = Ilu kart o równej sile wymaga krok w bok.
noble-hearts-rule-berserk-cards = Karty szału
noble-hearts-rule-berserk-cards-about = Ilu kart jednej strefy wymaga szał.
noble-hearts-rule-saltomortale-cards = Karty salta mortale
noble-hearts-rule-saltomortale-cards-about = Ilu kart jednej strefy wymaga salto mortale.
noble-hearts-rule-charge-with = Karty specjalne w szarży
noble-hearts-rule-charge-with-about = Karty specjalne, których można użyć w ataku szarży.
noble-hearts-rule-turned-down = Zakrywane po użyciu
noble-hearts-rule-turned-down-about = Karty specjalne, które po każdym użyciu trzeba ponownie odkryć.
noble-hearts-rule-special-cards = Karty specjalne
noble-hearts-rule-special-cards-about = Ile kart specjalnych jest w pudełku; bez dodatku żadna.
noble-hearts-rule-opening-specials = Początkowe karty specjalne
noble-hearts-rule-opening-specials-about = Z iloma kartami specjalnymi zaczyna każdy gracz: najwyżej z połową wszystkich.
noble-hearts-rule-special-copies = Egzemplarze
noble-hearts-rule-special-copies-about = Ile może być kart specjalnych każdego rodzaju.
noble-hearts-rule-roses = Róże
noble-hearts-rule-roses-about = Ile róż jest w pudełku; bez dodatku żadna.
noble-hearts-rule-charm-spots = Pola do serca
noble-hearts-rule-charm-spots-about = Jak daleko od środka karty uroku jest każde serce; 0 oznacza grę bez tej karty.
noble-hearts-rule-skill-spots = Pola do szpady
noble-hearts-rule-skill-spots-about = Jak daleko od środka karty kunsztu jest każda szpada; 0 oznacza grę bez tej karty.
noble-hearts-rule-rose-charm = Urok róży
noble-hearts-rule-rose-charm-about = O ile pól róża przesuwa lady Isabelle.
noble-hearts-rule-retreat-charm = Urok odwrotu
noble-hearts-rule-retreat-charm-about = O ile pól słaby odwrót przesuwa lady Isabelle w stronę atakującego.
noble-hearts-rule-berserk-charm = Urok szału
noble-hearts-rule-berserk-charm-about = O ile pól szał przesuwa lady Isabelle w stronę przeciwnika.
noble-hearts-rule-retreat-skill = Kunszt odwrotu
noble-hearts-rule-retreat-skill-about = O ile pól odwrót przesuwa znacznik kunsztu w stronę atakującego.
noble-hearts-rule-saltomortale-skill = Kunszt salta mortale
noble-hearts-rule-saltomortale-skill-about = O ile pól salto mortale przesuwa znacznik kunsztu w stronę gracza, który je wykonuje.
noble-hearts-rule-charm-half = Słaby odwrót
noble-hearts-rule-charm-half-about = Kiedy karta odwrotu przesuwa lady Isabelle w stronę atakującego.
noble-hearts-rule-berserk-may-lose = Przegrana przez szał
noble-hearts-rule-berserk-may-lose-about = Czy szał może przesunąć lady Isabelle na serce przeciwnika.

noble-hearts-value-at-once = gdy tylko talia jest pusta
noble-hearts-value-when-drawing = gdy trzeba dobrać kartę
noble-hearts-value-most = ta, która dobiera najwięcej
noble-hearts-value-least = ta, która dobiera najmniej
noble-hearts-value-all = przed wszystkimi pozostałymi
noble-hearts-value-one = przed najsilniejszym z pozostałych
noble-hearts-value-after-keeping = po akcji, która ją zachowuje
noble-hearts-value-always = zawsze
noble-hearts-value-never = nigdy
noble-hearts-value-below = poniżej połowy siły ataku
noble-hearts-value-at-most = najwyżej połowa siły ataku

## Actions

noble-hearts-headline-setup = { $first } zaczyna
noble-hearts-headline-attack = { $player } atakuje: { $strokes }
noble-hearts-headline-charge = { $special ->
    [none] { $jump ->
        [up] { $player } wskakuje i szarżuje: { $strokes }
        [down] { $player } zeskakuje i szarżuje: { $strokes }
        [long] { $player } robi długi skok i szarżuje: { $strokes }
       *[none] { $player } szarżuje: { $strokes }
    }
   *[other] { $jump ->
        [up] { $player } wskakuje i szarżuje z kartą „{ $special }”: { $strokes }
        [down] { $player } zeskakuje i szarżuje z kartą „{ $special }”: { $strokes }
        [long] { $player } robi długi skok i szarżuje z kartą „{ $special }”: { $strokes }
       *[none] { $player } szarżuje z kartą „{ $special }”: { $strokes }
    }
}
noble-hearts-headline-block = { $player } blokuje siłą { $fight }
noble-hearts-headline-retreat = { $fight ->
    [none] { $player } cofa się i odrzuca kartę
   *[other] { $player } cofa się i odrzuca kartę o sile { $fight }
}
noble-hearts-headline-jump-up = { $player } skacze w górę
noble-hearts-headline-jump-down = { $player } skacze w dół
noble-hearts-headline-move = { $player } wykonuje ruch
noble-hearts-headline-pass = { $player } oddaje inicjatywę
noble-hearts-headline-hit = { $player } się nie broni
noble-hearts-headline-long-jump = { $player } robi długi skok
noble-hearts-headline-side-step = { $player } robi krok w bok
noble-hearts-headline-berserk = { $player } wpada w szał: { $strokes }
noble-hearts-headline-saltomortale = { $player } przeskakuje przeciwnika ({ $opponent })
noble-hearts-headline-feint = { $player } robi fintę: { $strokes }
noble-hearts-headline-combination = { $player } uderza kombinacją: { $strokes }
noble-hearts-headline-quick-block = { $player } szybko blokuje siłą { $fight }
noble-hearts-headline-collect-rose = { $player } podnosi różę
noble-hearts-headline-turn-up = { $player } odkrywa ponownie kartę „{ $special }”
noble-hearts-headline-choose-special = { $special ->
    [none] { $player } rezygnuje z karty specjalnej
   *[other] { $player } bierze kartę „{ $special }”
}
noble-hearts-headline-concede = { $player } się poddaje
noble-hearts-headline-adjust-discard = { $count ->
    [one] Korekta: { $player } ma 1 kartę na stosie kart odrzuconych
    [few] Korekta: { $player } ma { $count } karty na stosie kart odrzuconych
    [many] Korekta: { $player } ma { $count } kart na stosie kart odrzuconych
   *[other] Korekta: { $player } ma { $count } karty na stosie kart odrzuconych
}
noble-hearts-headline-adjust-raised = { $raised ->
    [yes] Korekta: szlachcic gracza { $player } stoi na podwyższeniu
   *[no] Korekta: szlachcic gracza { $player } stoi na podłodze
}
noble-hearts-headline-adjust-owns = { $owns ->
    [none] Korekta: { $player } nie ma kart specjalnych
   *[other] Korekta: { $player } ma karty specjalne: { $specials }
}
noble-hearts-headline-adjust-initiative = Korekta: inicjatywę ma { $initiative }
noble-hearts-headline-adjust-charm = Korekta: lady Isabelle jest { $place }
noble-hearts-headline-adjust-skill = Korekta: znacznik kunsztu jest { $place }
noble-hearts-headline-adjust-roses = { $roses ->
    [one] Korekta: na planszy jest 1 róża
    [few] Korekta: na planszy są { $roses } róże
    [many] Korekta: na planszy jest { $roses } róż
   *[other] Korekta: na planszy jest { $roses } róży
}

## Positions of markers

noble-hearts-place-centre = na środku
noble-hearts-place-towards = na polu { $spots } z { $most } po stronie gracza { $player }

## Consequences

noble-hearts-then-specials = { $player } zaczyna z kartami specjalnymi: { $specials }.
noble-hearts-then-roses = { $count ->
    [0] Na planszy nie ma róż.
    [one] Na planszy jest 1 róża.
    [few] Na planszy są { $count } róże.
    [many] Na planszy jest { $count } róż.
   *[other] Na planszy jest { $count } róży.
}
noble-hearts-event-deck-refilled = { $cards ->
    [one] { $player } odwraca stos kart odrzuconych: jego jedyna karta to teraz talia.
    [few] { $player } tasuje stos kart odrzuconych: jego { $cards } karty to teraz talia.
    [many] { $player } tasuje stos kart odrzuconych: jego { $cards } kart to teraz talia.
   *[other] { $player } tasuje stos kart odrzuconych: jego { $cards } karty to teraz talia.
}
noble-hearts-event-height-changed = { $raised ->
    [yes] Szlachcic gracza { $player } stoi teraz na podwyższeniu.
   *[no] Szlachcic gracza { $player } jest z powrotem na podłodze.
}
noble-hearts-event-special-turned = { $ready ->
    [yes] Karta „{ $special }” ({ $player }) jest znów odkryta.
   *[no] Karta „{ $special }” ({ $player }) zostaje zakryta.
}
noble-hearts-event-stroke-laid = { $player } musi odpowiedzieć na cios { $fight } w strefę { $area }.
noble-hearts-event-stroke-blocked = Cios { $fight } w strefę { $area } jest zablokowany.
noble-hearts-event-stroke-evaded = Cios { $fight } w strefę { $area } chybia.
noble-hearts-event-attack-ended = { $end ->
    [hit] Atak gracza { $by } trafia.
    [concede] Atak gracza { $by } pozostaje bez odpowiedzi.
    [charm] Atak gracza { $by } pozostaje bez odpowiedzi.
   *[other] Atak gracza { $by } nie dosięga celu.
}
noble-hearts-event-rose-collected = { $left ->
    [0] To była ostatnia róża na planszy.
    [one] Na planszy zostaje 1 róża.
    [few] Na planszy zostają { $left } róże.
    [many] Na planszy zostaje { $left } róż.
   *[other] Na planszy zostaje { $left } róży.
}
noble-hearts-event-charm-moved = { $spots ->
    [one] Lady Isabelle przesuwa się o 1 pole w stronę gracza { $towards } i jest { $place }.
    [few] Lady Isabelle przesuwa się o { $spots } pola w stronę gracza { $towards } i jest { $place }.
    [many] Lady Isabelle przesuwa się o { $spots } pól w stronę gracza { $towards } i jest { $place }.
   *[other] Lady Isabelle przesuwa się o { $spots } pola w stronę gracza { $towards } i jest { $place }.
}
noble-hearts-event-skill-moved = { $spots ->
    [one] Znacznik kunsztu przesuwa się o 1 pole w stronę gracza { $towards } i jest { $place }.
    [few] Znacznik kunsztu przesuwa się o { $spots } pola w stronę gracza { $towards } i jest { $place }.
    [many] Znacznik kunsztu przesuwa się o { $spots } pól w stronę gracza { $towards } i jest { $place }.
   *[other] Znacznik kunsztu przesuwa się o { $spots } pola w stronę gracza { $towards } i jest { $place }.
}
noble-hearts-event-sword-reached = Znacznik kunsztu dotarł do szpady gracza { $player }: połóż go z powrotem na środku.
noble-hearts-event-choice-offered = { $player } może teraz wziąć ze stosu kartę specjalną; potem gra toczy się dalej.
noble-hearts-event-initiative-kept = { $player } zachowuje inicjatywę.
noble-hearts-event-turn-began = Tura { $turn }: inicjatywę ma { $player }.
noble-hearts-event-game-ended = { $by ->
    [hit] { $loser } otrzymuje trafienie. { $winner } wygrywa partię i serce lady Isabelle. Piękna walka, { $loser }!
    [surrender] { $winner } wygrywa partię i serce lady Isabelle. Piękna walka, { $loser }!
   *[charm] Lady Isabelle jest już przy sercu gracza { $winner }: { $winner } wygrywa partię. Piękna walka, { $loser }!
}

## Refusals

noble-hearts-refusal-bad-setup-count = { $needed ->
    [0] W tych zasadach zaczyna się bez kart specjalnych, a { $player } ma ich mieć { $got }.
    [one] { $player } zaczyna z 1 kartą specjalną, a nie { $got }.
    [few] { $player } zaczyna z { $needed } kartami specjalnymi, a nie { $got }.
    [many] { $player } zaczyna z { $needed } kartami specjalnymi, a nie { $got }.
   *[other] { $player } zaczyna z { $needed } kartami specjalnymi, a nie { $got }.
}
noble-hearts-refusal-bad-setup-scarce = { $count ->
    [0] W pudełku nie ma karty „{ $special }”.
    [one] W pudełku jest tylko 1 karta „{ $special }”.
    [few] W pudełku są tylko { $count } karty „{ $special }”.
    [many] W pudełku jest tylko { $count } kart „{ $special }”.
   *[other] W pudełku jest tylko { $count } karty „{ $special }”.
}
noble-hearts-refusal-bad-setup-roses = { $most ->
    [0] W tych zasadach nie ma róż.
   *[other] Podaj, ile róż zostaje na planszy: od 0 do { $most }.
}
noble-hearts-refusal-wrong-count = { $most ->
    [none] { $least ->
        [one] Potrzeba co najmniej 1 karty, a nie { $got }.
        [few] Potrzeba co najmniej { $least } kart, a nie { $got }.
        [many] Potrzeba co najmniej { $least } kart, a nie { $got }.
       *[other] Potrzeba co najmniej { $least } karty, a nie { $got }.
    }
   *[other] { ORDER($least, $most) ->
        [equal] { $most ->
            [one] Potrzeba 1 karty, a nie { $got }.
            [few] Potrzeba { $most } kart, a nie { $got }.
            [many] Potrzeba { $most } kart, a nie { $got }.
           *[other] Potrzeba { $most } karty, a nie { $got }.
        }
       *[less] Potrzeba od { $least } do { $most } kart, a nie { $got }.
    }
}
noble-hearts-refusal-hand-too-small = { $has ->
    [0] { $player } nie ma kart na ręce.
    [one] { $player } ma na ręce tylko 1 kartę, a potrzeba { $needs }.
    [few] { $player } ma na ręce tylko { $has } karty, a potrzeba { $needs }.
    [many] { $player } ma na ręce tylko { $has } kart, a potrzeba { $needs }.
   *[other] { $player } ma na ręce tylko { $has } karty, a potrzeba { $needs }.
}
noble-hearts-refusal-ability-used = Karta „{ $special }” jest zakryta; najpierw ją odkryj.
noble-hearts-refusal-attack-pending = { $kind ->
    [adjust] Podczas ataku nie można poprawiać inicjatywy.
   *[other] Najpierw odpowiedz na atak; to przed nim nie chroni.
}
noble-hearts-refusal-no-attack = To jest dozwolone tylko w obronie, a nie ma ataku.
noble-hearts-refusal-must-act = { $never ->
    [yes] W tych zasadach nie można pasować: kto ma inicjatywę, ten działa.
   *[no] Inicjatywę można oddać tylko po akcji, która ją zachowuje.
}
noble-hearts-refusal-choice-pending = { $player } musi najpierw wziąć kartę specjalną albo zrezygnować.
noble-hearts-refusal-no-choice = Nikt nie może teraz wybierać karty specjalnej.
noble-hearts-refusal-not-in-play = { $in_charge ->
    [none] Te zasady na to nie pozwalają.
   *[other] W tych zasadach nie można użyć w szarży karty „{ $in_charge }”.
}
noble-hearts-refusal-bad-card = Żadna karta nie ma takiej liczby ({ $print } { $number }): musi być od { $least } do { $most }.
noble-hearts-refusal-card-incomplete = Do tego potrzebna jest jeszcze liczba z karty: { $print }.
noble-hearts-refusal-wrong-area-missed = Cios mierzy w strefę { $stroke }; nie zablokuje go karta strefy { $card }.
noble-hearts-refusal-wrong-area-unknown = Nie ma strefy { $area }: strefy mają numery od 1 do { $most }.
noble-hearts-refusal-too-weak = Cios ma siłę { $stroke }; { $fight } to za mało, żeby go zablokować.
noble-hearts-refusal-no-such-stroke = Żaden cios o tym numerze nie czeka na odpowiedź.
noble-hearts-refusal-too-little-movement = Suma ruchu musi wynosić co najmniej { $needs }, a wynosi { $has }.
noble-hearts-refusal-not-same-area = Karty muszą mieć tę samą strefę.
noble-hearts-refusal-not-same-value = Karty muszą mieć tę samą siłę.
noble-hearts-refusal-not-raised = Szlachcic gracza { $player } stoi na podłodze.
noble-hearts-refusal-no-such-special = { $special ->
    [none] { $player } nie ma kart specjalnych.
   *[other] { $player } nie ma karty „{ $special }”.
}
noble-hearts-refusal-special-ready = { $special ->
    [none] Żadna z kart specjalnych nie jest zakryta.
   *[other] Karta „{ $special }” nie jest zakryta.
}
noble-hearts-refusal-special-gone = Na stosie nie ma już karty „{ $special }”.
noble-hearts-refusal-no-rose = Na planszy nie ma już róż.
noble-hearts-refusal-bad-adjustment-hand = { $player } może mieć na ręce od 0 do { $most } kart: reszta jest gdzie indziej.
noble-hearts-refusal-bad-adjustment-discard = { $player } może mieć na stosie kart odrzuconych od 0 do { $most } kart: reszta jest gdzie indziej.
noble-hearts-refusal-bad-adjustment-owns = { $most ->
    [0] { $player } nie może już dostać karty „{ $special }”.
    [one] { $player } może mieć tylko 1 kartę „{ $special }”.
    [few] { $player } może mieć tylko { $most } karty „{ $special }”.
    [many] { $player } może mieć tylko { $most } kart „{ $special }”.
   *[other] { $player } może mieć tylko { $most } karty „{ $special }”.
}
noble-hearts-refusal-bad-adjustment-owns-in-all = { $most ->
    [one] { $player } może mieć tylko 1 kartę specjalną.
    [few] { $player } może mieć tylko { $most } karty specjalne.
    [many] { $player } może mieć tylko { $most } kart specjalnych.
   *[other] { $player } może mieć tylko { $most } karty specjalnej.
}
noble-hearts-refusal-bad-adjustment-charm = { $most ->
    [0] Podczas partii lady Isabelle może być tylko na środku.
    [one] Podczas partii lady Isabelle może być najwyżej 1 pole od środka.
    [few] Podczas partii lady Isabelle może być najwyżej { $most } pola od środka.
    [many] Podczas partii lady Isabelle może być najwyżej { $most } pól od środka.
   *[other] Podczas partii lady Isabelle może być najwyżej { $most } pola od środka.
}
noble-hearts-refusal-bad-adjustment-skill = { $most ->
    [0] Znacznik kunsztu może być tylko na środku.
    [one] Znacznik kunsztu może być najwyżej 1 pole od środka.
    [few] Znacznik kunsztu może być najwyżej { $most } pola od środka.
    [many] Znacznik kunsztu może być najwyżej { $most } pól od środka.
   *[other] Znacznik kunsztu może być najwyżej { $most } pola od środka.
}
noble-hearts-refusal-bad-adjustment-roses = Na planszy może być od 0 do { $most } róż: pozostałe są już podniesione.

## The table in lines

noble-hearts-table-act = Tura { $turn }: inicjatywę ma { $player }.
noble-hearts-table-kept = Tura { $turn }: { $player } zachowuje inicjatywę i działa jeszcze raz.
noble-hearts-table-evade = Tura { $turn }: { $player } musi się bronić.
noble-hearts-table-choose = Tura { $turn }: { $player } wybiera kartę specjalną.
noble-hearts-table-over = Koniec w turze { $turn }: { $result }
noble-hearts-table-side = { $raised ->
    [yes] { $player }, na podwyższeniu: na ręce { $hand }, w talii { $deck }, odrzucone { $discard }
   *[no] { $player }, na podłodze: na ręce { $hand }, w talii { $deck }, odrzucone { $discard }
}
noble-hearts-table-special = { $special }
noble-hearts-table-special-down = { $special } (karta zakryta)
noble-hearts-table-specials = Karty specjalne: { $specials }
noble-hearts-table-roses-of = Róże: { $count }
noble-hearts-table-stroke = { $player } musi odpowiedzieć na cios { $fight } w strefę { $area }
noble-hearts-table-stroke-blocked = { $fight } w strefę { $area } – zablokowany
noble-hearts-table-stroke-evaded = { $fight } w strefę { $area } – unik
noble-hearts-table-charm = Lady Isabelle jest { $place }.
noble-hearts-table-skill = Znacznik kunsztu jest { $place }.
noble-hearts-table-roses = Róże na planszy: { $count }
noble-hearts-table-pile = Karty specjalne na stosie: { $count }

## Tallies and statistics

noble-hearts-tally-blocks = Zablokowane ciosy
noble-hearts-tally-roses = Podniesione róże
noble-hearts-ended-hit = Trafieniem
noble-hearts-ended-surrender = Poddaniem się
noble-hearts-ended-charm = Sercem lady Isabelle
noble-hearts-count-attacks = Ataki
noble-hearts-count-attack = Atak
noble-hearts-count-made = Wykonane
noble-hearts-count-blocked = Zablokowane
noble-hearts-count-evaded = Uniknięte
noble-hearts-count-hits = Trafienia
noble-hearts-count-areas = Bloki według strefy
noble-hearts-count-area = Strefa
noble-hearts-count-strokes = Ciosy
noble-hearts-count-initiative = Inicjatywa
noble-hearts-count-initiative-note = { $count ->
    [one] Po 1 akcji gracz zachował inicjatywę albo ją oddał.
    [few] Po { $count } akcjach gracz zachował inicjatywę albo ją oddał.
    [many] Po { $count } akcjach gracz zachował inicjatywę albo ją oddał.
   *[other] Po { $count } akcji gracz zachował inicjatywę albo ją oddał.
}
noble-hearts-count-kept = Zachowana: { $kind }
noble-hearts-count-handed-over = Oddana
noble-hearts-count-endings = Jak kończą się partie
noble-hearts-count-specials = Karty specjalne
noble-hearts-count-special = Karta specjalna
noble-hearts-count-length = Długość w turach
noble-hearts-count-least = Najkrótsza
noble-hearts-count-most = Najdłuższa

## A first game

noble-hearts-deal-about = Trzymaj karty tak, żeby nikt poza tobą ich nie widział. Po większości akcji dobierasz tyle kart, ile wskazuje zagrana karta; aplikacja pokazuje tę liczbę.
noble-hearts-hint-guide = Aplikacja pilnuje inicjatywy, porównuje cios z blokiem i mówi, ile kart się dobiera; ty wpisujesz liczby każdej zagranej karty. Wskazówki mówią, co robić; zamknięte już nie wracają.
noble-hearts-needs = Potrzebne jest pudełko Noble Hearts i talia kart akcji dla każdego gracza.
noble-hearts-hint-act = Po większości akcji inicjatywę przejmuje przeciwnik.
noble-hearts-hint-kept = Zachowujesz inicjatywę: wykonaj dowolną akcję albo ją oddaj.
noble-hearts-hint-evade = Bez obrony cios cię trafia i przegrywasz. Zablokuj tę samą strefę.

## The screens

noble-hearts-screen-box = { $tracks ->
    [yes] Otwarte pudełko stoi pośrodku, a szlachcice na uzgodnionych polach. Karty uroku i kunsztu leżą po bokach, każdy znacznik na środku swojej karty.
   *[no] Otwarte pudełko stoi pośrodku, a szlachcice na uzgodnionych polach.
}
noble-hearts-screen-deal = { $count ->
    [one] Potasuj swoje karty akcji ({ $deck }) i dobierz 1 kartę. Reszta leży zakryta jako twoja talia.
    [few] Potasuj swoje karty akcji ({ $deck }) i dobierz { $count } karty. Reszta leży zakryta jako twoja talia.
    [many] Potasuj swoje karty akcji ({ $deck }) i dobierz { $count } kart. Reszta leży zakryta jako twoja talia.
   *[other] Potasuj swoje karty akcji ({ $deck }) i dobierz { $count } karty. Reszta leży zakryta jako twoja talia.
}
noble-hearts-screen-first-which = To, kto zaczyna, można ustalić w dowolny sposób.
noble-hearts-screen-areas = Nazwy stref
noble-hearts-screen-areas-about = Najpierw ustala się, który obrazek ma który numer; możesz też podać nazwy.
noble-hearts-screen-expansion = Kunszt i róże
noble-hearts-screen-takes = { $name } przegląda karty specjalne i bierze jedną.
noble-hearts-screen-takes-first = Najpierw { $name } bierze kartę specjalną.
noble-hearts-screen-taken-all = Obie strony mają już karty specjalne. Stuknij kartę, żeby ją odłożyć.
noble-hearts-screen-has-taken = { $name }, wzięte karty
noble-hearts-screen-put-back = { $name } odkłada { $number }: { $special }
noble-hearts-screen-roses = Róże
noble-hearts-screen-roses-about = Gracz rozpoczynający trzyma róże na otwartej dłoni nad pudełkiem, a drugi gracz uderza w tę dłoń od spodu. Róże, które spadną poza pudełko albo tam, gdzie szlachcic nie może stać, wypadają z gry.
noble-hearts-screen-roses-stay = Pozostałe róże
noble-hearts-screen-begin = Zacznij

noble-hearts-screen-area = strefa { $area }
noble-hearts-screen-printed = { $print } { $number }
noble-hearts-screen-unknown-card = karta
noble-hearts-screen-place = Karta { $number }: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = dowolna strefa

noble-hearts-screen-acts = Inicjatywa: { $name }
noble-hearts-screen-goes-on = { $name } ma inicjatywę i może działać
noble-hearts-screen-evade = { $name }, broń się!
noble-hearts-screen-chooses = { $name } dociera do szpady i bierze kartę specjalną
noble-hearts-screen-declines = { $name } rezygnuje
noble-hearts-screen-hands-over = Niech działa { $name }
noble-hearts-screen-is-hit = { $name } otrzymuje trafienie: wygrywa { $winner }
noble-hearts-screen-wins = { $action }: wygrywa { $winner }
noble-hearts-screen-known = Znane karty: jedno stuknięcie wpisuje wszystkie liczby.
noble-hearts-screen-block-with = Znane karty, które by zablokowały, jeśli są na ręce:
noble-hearts-screen-no-card = Kto nie może zagrać karty, poddaje się.
noble-hearts-screen-blocks = Zablokuj: { $card }
noble-hearts-screen-blocked = blok
noble-hearts-screen-evaded = unik
noble-hearts-screen-coming = { $fight }, { $area }: cel { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area }: zablokowany
noble-hearts-screen-coming-evaded = { $fight }, { $area }: unik

noble-hearts-screen-status-acts = działa
noble-hearts-screen-status-goes-on = może działać
noble-hearts-screen-status-evades = musi się bronić
noble-hearts-screen-status-chooses = wybiera
noble-hearts-screen-seat = { $name }: na ręce { $hand }, w talii { $deck }, na stosie kart odrzuconych { $discard }.
noble-hearts-screen-draws = { $count ->
    [one] Dobiera teraz 1 kartę.
    [few] Dobiera teraz { $count } karty.
    [many] Dobiera teraz { $count } kart.
   *[other] Dobiera teraz { $count } karty.
}
noble-hearts-screen-shuffles = Tasuje stos kart odrzuconych na nową talię.
noble-hearts-screen-badge = dobierz { $count }
noble-hearts-screen-raised = Na podwyższeniu.
noble-hearts-screen-special-open = Karta „{ $special }” jest odkryta.
noble-hearts-screen-special-down = Karta „{ $special }” jest zakryta.

noble-hearts-screen-ask = { $print ->
    [fight] Jaka siła?
    [area] Jaka strefa?
    [move] Ile pól ruchu daje karta?
   *[redraw] Ile kart dobrać?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] Jaka siła karty { $number }?
    [area] Jaka strefa karty { $number }?
    [move] Ile pól ruchu daje karta { $number }?
   *[redraw] Ile kart dobrać za kartę { $number }?
}
noble-hearts-screen-ask-strike = Jaka jest siła karty, która uderza?
noble-hearts-screen-ask-move = Ile pól? Razem co najmniej { $far }, jak dotąd { $sum }.
noble-hearts-screen-ask-jump = Jaka siła karty { $number }? Największa decyduje, ile kart dobierzesz.
noble-hearts-screen-ask-redraw-of = { $tie ->
    [most] Spośród kart o sile { $fight } liczy się ta, która dobiera najwięcej: ile?
    [least] Spośród kart o sile { $fight } liczy się ta, która dobiera najmniej: ile?
   *[none] Ile kart dobrać za kartę o sile { $fight }?
}
noble-hearts-screen-ask-retreat = { $loses ->
    [yes] Jaka jest siła odrzuconej karty? Siła do { $most } przegrywa partię: lady Isabelle dochodzi do serca gracza { $name }.
   *[no] Jaka jest siła odrzuconej karty? Siła do { $most } przesuwa lady Isabelle w stronę gracza { $name }.
}
noble-hearts-screen-loses = To przegrywa partię: lady Isabelle dochodzi do serca gracza { $name }.
noble-hearts-screen-ask-block = Jaka siła? Co najmniej { $value }, { $area }.
noble-hearts-screen-one-more = Jeszcze jedna karta
noble-hearts-screen-stated = W którą strefę trafia?
noble-hearts-ask-stroke = Na który cios odpowiadasz?
noble-hearts-screen-stroke = Cios { $number }: { $fight }, { $area }
noble-hearts-ask-landing = Gdzie ląduje szlachcic?
noble-hearts-screen-lands-up = Na podwyższeniu
noble-hearts-screen-lands-down = Na podłodze
noble-hearts-screen-jump-floor = Zeskok na podłogę
noble-hearts-screen-jump-floor-about = Zeskocz na podłogę; nie kosztuje to karty.
noble-hearts-screen-jump-lower = Zeskok na mebel
noble-hearts-screen-jump-lower-about = Zeskocz na coś niższego, ale nie na podłogę; nie kosztuje to karty.
noble-hearts-screen-run = Ruch
noble-hearts-screen-up = Skok w górę
noble-hearts-screen-down = Skok w dół
noble-hearts-screen-plain = Zwykły atak
noble-hearts-ask-special = Którą kartę odkrywasz?
noble-hearts-ask-seat = Jeśli nie możesz albo nie chcesz działać, poddajesz się i wygrywa przeciwnik.
noble-hearts-screen-concedes = { $name } się poddaje

noble-hearts-screen-pile = Stos kart odrzuconych od wierzchu
noble-hearts-correct-raised = { $player } stoi na podwyższeniu
noble-hearts-correct-owned = { $number }. { $special }
noble-hearts-correct-face-up = odkryta
noble-hearts-correct-face-down = zakryta
noble-hearts-correct-removed = zabierz
noble-hearts-correct-more = Karta specjalna dla: { $player }
noble-hearts-correct-added = { $special }
noble-hearts-correct-initiative = Inicjatywa
noble-hearts-correct-holder = { $player }
noble-hearts-correct-charm = Lady Isabelle, w stronę: { $player }
noble-hearts-correct-skill = Kunszt, w stronę: { $player }
noble-hearts-correct-roses = Róże na planszy

noble-hearts-keys-number = Wpisz liczbę albo wybierz opcję
noble-hearts-keys-ten = Dodaj dziesięć: z następną cyfrą od 10 do 19

noble-hearts-screen-decks = Spisy kart
noble-hearts-screen-decks-about = Wpisz raz liczby z kart prawdziwej talii, a potem zagrasz każdą kartę jednym stuknięciem.
noble-hearts-screen-deck-none = Brak
noble-hearts-screen-deck-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
noble-hearts-screen-deck-new = Nowy spis kart
noble-hearts-screen-deck-unnamed = Talia
noble-hearts-screen-deck-take = Importuj spis kart
noble-hearts-screen-deck-taken = Zaimportowano { $file }.
noble-hearts-screen-deck-title = { $name } ({ $count })
noble-hearts-screen-deck-name = Nazwa talii
noble-hearts-screen-deck-add = Dodaj kartę: jej cztery liczby
noble-hearts-screen-deck-clear = Wyczyść liczby
noble-hearts-screen-deck-card = W talii: { $card }
noble-hearts-screen-deck-learns = Uzupełnij z partii
noble-hearts-screen-deck-learn = Karty gracza { $name }, { $day }
noble-hearts-screen-deck-learnt = { $count ->
    [0] Brak nowych kart.
    [one] Dodano 1 kartę.
    [few] Dodano { $count } karty.
    [many] Dodano { $count } kart.
   *[other] Dodano { $count } karty.
}
noble-hearts-screen-deck-remove = Usuń ten spis kart
noble-hearts-screen-deck-remove-ask = Tak, usuń

## How to play

noble-hearts-lesson-aim = Cel gry
noble-hearts-lesson-aim-about = Dwaj szlachcice walczą na szpady o lady Isabelle. Traf przeciwnika, zanim on trafi ciebie.
noble-hearts-lesson-card = Karta
noble-hearts-lesson-card-about = Ma cztery liczby: jak silny jest cios, w którą strefę ciała trafia, o ile pól cię przenosi i ile kart potem dobierasz.
noble-hearts-lesson-initiative = Inicjatywa
noble-hearts-lesson-initiative-about = Kto ma inicjatywę, ten działa: atakuje, rusza się lub skacze. Po większości akcji przejmuje ją drugi gracz.
noble-hearts-lesson-attack = Atak
noble-hearts-lesson-attack-about = Stań przed przeciwnikiem i zagraj kartę: jej siła to siła ciosu, a jej strefa to miejsce trafienia.
noble-hearts-lesson-evade = Blok
noble-hearts-lesson-evade-about = Odpowiedz na cios kartą tej samej strefy, co najmniej tak samo silną, albo odrzuć kartę i cofnij się. W przeciwnym razie cios cię trafia i przegrywasz.
noble-hearts-lesson-roses = Róże i kunszt
noble-hearts-lesson-roses-about = Z różami w pudełku możesz też zdobyć serce lady Isabelle, a każda karta specjalna pozwala na to, co mówi jej nazwa.

## Deck lists

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Karta { $card }: { $why }
noble-hearts-deck-too-large = Ten plik jest za duży na spis kart.
noble-hearts-deck-utf-16 = Plik jest tekstem UTF-16. Zapisz go jako UTF-8.
noble-hearts-deck-json = Wiersza { $line } nie da się odczytać: { $why }.
noble-hearts-deck-not-a-deck-list = To nie jest spis kart: nie ma pola „deck_list”.
noble-hearts-deck-newer = Ten spis kart pochodzi z nowszej wersji Courtyard i ma format w wersji { $value }.
noble-hearts-deck-other-game = Ten spis kart należy do innej gry: „{ $value }”.
noble-hearts-deck-no-name = Spis kart nie ma nazwy.
noble-hearts-deck-long-name = „{ $field }” ma znaków: { $length }; limit to { $most }.
noble-hearts-deck-control = „{ $value }” zawiera znak, którego nie da się wyświetlić.
noble-hearts-deck-too-many-areas = Za dużo nazw stref: limit to { $most }.
noble-hearts-deck-number = „{ $print }” to { $number }, a musi być od { $least } do { $most }.
noble-hearts-deck-blank = Nie ma żadnej liczby.
noble-hearts-deck-count = Liczba takich kart to { $value }, a może być od 1 do { $most }.
noble-hearts-deck-too-many-cards = Kart jest łącznie { $value }, a w spisie może ich być najwyżej { $most }.

## The commands

cli-decks-none = W { $folder } nie ma spisów kart.
cli-decks-line = { $name }: { $cards } { $cards ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
  }, różnych { $different }
cli-decks-card = { $count } × { $card }
cli-decks-areas = Strefy: { $names }
cli-decks-new = { $file }: zaimportowano jako { $name }
cli-decks-known = { $file }: już tu jest jako { $name }
cli-decks-learnt = { $name }: teraz { $cards } { $cards ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
  }, przedtem { $before }
cli-decks-learnt-nothing = { $name }: nic nowego
cli-decks-deleted = { $name }: usunięto
cli-decks-unknown = Nie ma spisu kart „{ $name }”.
cli-decks-several = Kilka spisów kart nazywa się „{ $name }”: wskaż jeden nazwą pliku, bez rozszerzenia.
cli-decks-other-game = To zapis partii innej gry.
cli-decks-no-player = „{ $player }” nie gra w tej partii; grają { $players }.

## The rules for a player who does not know the game

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
    Możesz uderzyć przeciwnika, który stoi tuż przed tobą; to, w którą stronę patrzy, nie ma znaczenia. Jeśli stoicie na różnych wysokościach, ustalcie wcześniej, czy możecie się dosięgnąć. Atak to jeden cios lub kilka, a każdy ma siłę i strefę.
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
       *[other] { $evaded_strokes ->
            [one] Przed najsilniejszym z pozostałych ciosów chronią: { $evades }.
           *[all] Przed wszystkimi pozostałymi ciosami naraz chronią: { $evades }.
        }
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
} Potrzeba więcej ruchu, niż wymaga droga.
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
noble-hearts-rulebook-jump-up = zagraj 1 kartę lub więcej o sumie ruchu co najmniej { $jump_up_move } i wskocz na coś, co stoi obok ciebie lub przed tobą. Kierunek, w którym patrzysz, wybierasz dowolnie.
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
} { $evading } { $only_attacked ->
    [yes] Wolno ci to zrobić tylko w obronie.
   *[no] {""}
} { $keeping } { $draws ->
    [yes] Dobierasz karty.
    [no] Nie dobierasz kart.
   *[none] {""}
} { $turning_down }

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

## The mat to print

noble-hearts-mat-deck = Talia
noble-hearts-mat-charm = Urok
noble-hearts-mat-skill = Kunszt
noble-hearts-mat-hand = Karty na ręce
