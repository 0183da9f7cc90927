# The screens of Noble Hearts.

noble-hearts-screen-to-first = Kto zaczyna?
noble-hearts-screen-first = Kto zaczyna?
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
noble-hearts-screen-begins = Zaczyna { $name }
noble-hearts-screen-areas = Nazwy stref
noble-hearts-screen-areas-about = Najpierw ustala się, który obrazek ma który numer; możesz też podać nazwy.
noble-hearts-screen-expansion = Kunszt i róże
noble-hearts-screen-specials = Karty specjalne
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
noble-hearts-screen-is = { $what }: { $card }
noble-hearts-screen-place = Karta { $number }: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = dowolna strefa

noble-hearts-screen-acts = Inicjatywa: { $name }
noble-hearts-screen-goes-on = { $name } zachowuje inicjatywę i działa jeszcze raz
noble-hearts-screen-evade = { $name }, broń się!
noble-hearts-screen-chooses = { $name } dociera do szpady i bierze kartę specjalną
noble-hearts-screen-declines = { $name } rezygnuje
noble-hearts-screen-hands-over = Oddaj: { $name }
noble-hearts-screen-is-hit = { $name } otrzymuje trafienie
noble-hearts-screen-known = Karty wpisane wcześniej: jedno stuknięcie wpisuje wszystkie liczby.
noble-hearts-screen-block-with = Stuknij kartę, która blokuje:
noble-hearts-screen-blocks = Zablokuj: { $card }
noble-hearts-screen-blocked = blok
noble-hearts-screen-coming = { $fight }, { $area }: cel { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area }: zablokowany

noble-hearts-screen-status-acts = działa
noble-hearts-screen-status-goes-on = działa dalej
noble-hearts-screen-status-evades = musi się bronić
noble-hearts-screen-status-chooses = wybiera
noble-hearts-screen-status-won = wygrywa
noble-hearts-screen-seat = { $name }: na ręce { $hand }, w talii { $deck }, na stosie kart odrzuconych { $discard }.
noble-hearts-screen-draws = { $count ->
    [one] Dobiera teraz 1 kartę.
    [few] Dobiera teraz { $count } karty.
    [many] Dobiera teraz { $count } kart.
   *[other] Dobiera teraz { $count } karty.
}
noble-hearts-screen-shuffles = Tasuje stos kart odrzuconych na nową talię.
noble-hearts-screen-badge = dobierz { $count }
noble-hearts-screen-top = Na wierzchu: { $card }.
noble-hearts-screen-raised = Na podwyższeniu.
noble-hearts-screen-special-open = Karta „{ $special }” jest odkryta.
noble-hearts-screen-special-down = Karta „{ $special }” jest zakryta.

noble-hearts-screen-untell = Wróć do poprzedniej odpowiedzi
noble-hearts-screen-ask = { $print ->
    [fight] Jaka siła?
    [area] Jaka strefa?
    [move] Ile pól ruchu?
   *[redraw] Ile kart dobrać?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] Jaka siła karty { $number }?
    [area] Jaka strefa karty { $number }?
    [move] Ile pól ruchu daje karta { $number }?
   *[redraw] Ile kart dobrać za kartę { $number }?
}
noble-hearts-screen-ask-move = Ile pól? Razem co najmniej { $far }, jak dotąd { $sum }.
noble-hearts-screen-ask-redraw-of = Ile kart dobrać za kartę o sile { $fight }?
noble-hearts-screen-ask-retreat = Jaka siła? Siła do { $most } przesuwa lady Isabelle w stronę gracza { $name }.
noble-hearts-screen-ask-block = Jaka siła? Co najmniej { $value }, { $area }.
noble-hearts-screen-one-more = Jeszcze jedna karta
noble-hearts-screen-stated = W którą strefę trafia?
noble-hearts-ask-stroke = Na który cios odpowiadasz?
noble-hearts-screen-stroke = Cios { $number }: { $fight }, { $area }
noble-hearts-ask-landing = Gdzie ląduje szlachcic?
noble-hearts-screen-lands-up = Na podwyższeniu
noble-hearts-screen-lands-down = Na podłodze
noble-hearts-screen-jump-lower = Zeskok na mebel
noble-hearts-screen-jump-lower-about = Skok na coś niższego, ale nie na podłogę.
noble-hearts-screen-run = Ruch
noble-hearts-screen-up = Skok w górę
noble-hearts-screen-down = Skok w dół
noble-hearts-screen-long = Długi skok
noble-hearts-screen-plain = Zwykły atak
noble-hearts-ask-special = Którą kartę odkrywasz?
noble-hearts-ask-seat = Jeśli nie możesz albo nie chcesz działać, poddajesz się i wygrywa przeciwnik.
noble-hearts-screen-concedes = { $name } się poddaje

noble-hearts-screen-pile = Stos kart odrzuconych od wierzchu
noble-hearts-correct-hand = Karty na ręce ({ $player })
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

noble-hearts-screen-keys-digit = Wpisz liczbę albo wybierz opcję
noble-hearts-screen-keys-ten = Dodaj dziesięć: z następną cyfrą od 10 do 19

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
noble-hearts-screen-deck-not-taken = Nie zaimportowano { $file }. { $why }
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
noble-hearts-screen-deck-give = Eksportuj
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
