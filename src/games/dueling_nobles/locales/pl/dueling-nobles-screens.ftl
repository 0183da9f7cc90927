# The screens of Dueling Nobles.

dueling-nobles-setup-to-starter = Kto zaczyna?
dueling-nobles-setup-to-nobles = Wybierz arystokratów
dueling-nobles-setup-begin = Zacznij partię
dueling-nobles-setup-starter = Kto zaczyna?
dueling-nobles-setup-nobles = Początkowi arystokraci
dueling-nobles-starter-about-dealer = Każdy gracz rzuca dwiema kośćmi. Kto wyrzuci mniej, rozdaje, a zaczyna druga strona. Wskaż, co wypadło na kościach.
dueling-nobles-starter-about-any = Można to ustalić w dowolny sposób. Przy rzucie kośćmi zaczyna ten, kto wyrzuci więcej.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, kość { $die }: bez rzutu
   *[other] { $name }, kość { $die }: { $pips }
}
dueling-nobles-starter-tie = Po obu stronach { $total }: przy remisie rzuca się ponownie.
dueling-nobles-starter-again = Rzuć ponownie
dueling-nobles-starter-starts = Zaczyna { $name }
dueling-nobles-starter-missing = Rzuć albo wskaż, kto zaczyna.
dueling-nobles-nobles-first = Zaczyna { $name }.
dueling-nobles-nobles-picking = { $name } wybiera: { $count } z { $of }
dueling-nobles-nobles-picked = { $name } ma { $cards }.
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
dueling-nobles-menu-concede = Poddaj się
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
dueling-nobles-side-known = Znane karty na ręce: { $cards }
dueling-nobles-side-ability = { $suit } { $ability }
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
dueling-nobles-thing-discard = Stos kart odrzuconych
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
dueling-nobles-do-spy-about = Obejrzyj karty; aplikacja nie musi ich znać.
dueling-nobles-do-spy-named = Zanotuj karty
dueling-nobles-do-tax-last = Opodatkuj i strać { $card }
dueling-nobles-do-attack-with = Atakuje { $card }
dueling-nobles-do-attack = Wyzwij { $card }
dueling-nobles-do-deflect = { $gold ->
    [one] Przekieruj (1 złoto)
    [few] Przekieruj ({ $gold } złota)
    [many] Przekieruj ({ $gold } złota)
   *[other] Przekieruj ({ $gold } złota)
}
dueling-nobles-do-deflect-to = Przekieruj na { $card }
dueling-nobles-do-concede = { $name } się poddaje
dueling-nobles-do-next-phase = { $phase } →
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
dueling-nobles-ask-patient = Kogo leczysz?
dueling-nobles-ask-recovered = Którą kartę bierzesz?
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
    [one] Jeszcze 1 karta
    [few] Jeszcze { $count } karty
    [many] Jeszcze { $count } kart
   *[other] Jeszcze { $count } karty
}
dueling-nobles-ask-seen-spent = { $card } to właśnie odrzucona karta.
dueling-nobles-ask-attack-or-end = { $name }, wskaż arystokratę, który atakuje, albo zakończ turę.
dueling-nobles-ask-attack-or-go-on = { $name }, wskaż arystokratę, który atakuje, albo przejdź dalej.
dueling-nobles-ask-end = { $name }, zakończ turę.
dueling-nobles-ask-go-on = { $name }, przejdź do następnej fazy.
dueling-nobles-ask-one-card = { $name }, zagraj jedną kartę albo żadnej.
dueling-nobles-ask-two-cards = { $name }, zagraj najwyżej dwie karty.
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
dueling-nobles-fight-die-lies = Kość pokazuje { $pips }
dueling-nobles-fight-rolled = { $name }: na kościach { $pips }
dueling-nobles-fight-card-lies = { $card } jest już na stole
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = trafienie krytyczne
dueling-nobles-fight-roll = { $name } rzuca
dueling-nobles-fight-roll-two = { $name } rzuca jedną lub dwiema
dueling-nobles-fight-roll-second = Druga kość?
dueling-nobles-fight-first-laid = { $name }, pierwsza kość: { $pips }. Stuknij, żeby ją usunąć
dueling-nobles-fight-die-tumbles = { $name }: kość się toczy
dueling-nobles-fight-die = { $name } wyrzuca { $pips }
dueling-nobles-fight-first-die = { $name }, pierwsza kość { $pips }
dueling-nobles-fight-second-die = { $name }, druga kość { $pips }
dueling-nobles-fight-one-die = { $name }, tylko jedna kość: { $pips }
dueling-nobles-fight-roll-virtual = Rzuć za: { $name }
dueling-nobles-fight-no-card = { $name } nie zagrywa karty
dueling-nobles-fight-no-card-short = Bez karty
dueling-nobles-fight-play = Zagraj { $cards }
dueling-nobles-fight-play-none = Zagraj
dueling-nobles-fight-choose-first = Najpierw wybierz jedną lub dwie karty albo nie zagrywaj żadnej.
dueling-nobles-fight-won = { $name } wygrywa pojedynek
dueling-nobles-fight-tie = Remis
dueling-nobles-fight-done = Wróć do stołu
dueling-nobles-needs-picked = { $cards }: { $total } do { $other }
dueling-nobles-needs-picked-ace = { $cards }: trafienie krytyczne
dueling-nobles-needs-picked-aces = { $cards }: as na asa, remis
dueling-nobles-card-would-win = da wygraną
dueling-nobles-card-would-tie = da remis
dueling-nobles-correct-gold = Złoto ({ $player })
dueling-nobles-correct-hand = Karty na ręce ({ $player })
dueling-nobles-correct-support-deck = Karty w talii wsparcia
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
dueling-nobles-quick-others-set = { $what }: { $value }
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
