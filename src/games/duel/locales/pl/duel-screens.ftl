# The screens of Duel.

duel-screen-to-first = Kto zaczyna?
duel-screen-first = Kto zaczyna?
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
duel-screen-begins = Zaczyna { $name }

duel-screen-warlord = Dowódca { $number }
duel-screen-warlord-of = { $warlord } ({ $name })
duel-screen-is = { $what }: { $card }

duel-screen-seat = { $name }: na stosie dobierania { $draw }, na ręce { $hand }, na stosie kart odrzuconych { $discard }.
duel-screen-seat-top = Na wierzchu: { $card }.
duel-screen-slot-down = Dowódca { $number } jest zakryty i nieznany.
duel-screen-slot-known = Dowódca { $number } jest zakryty: { $card }.
duel-screen-slot-up = Dowódca { $number } jest odkryty i użyty: { $card }.
duel-screen-seat-out = Poza grą.
duel-screen-seat-attacks = Cel ataku: { $name }.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = poza grą
duel-screen-status-pending = brak kart
duel-screen-status-revenge = ostatnia tura
duel-screen-status-won = wygrywa
duel-screen-turns-left = { $count ->
    [0] nie starczy na turę
    [one] karty na 1 turę
    [few] karty na { $count } tury
    [many] karty na { $count } tur
   *[other] karty na { $count } tury
}

duel-screen-revenge = { $name } odpada i rozgrywa ostatnią turę, bez dobierania.
duel-screen-cut-short = Pierwsza runda: dobiera się jak zawsze, ale atakować może tylko ostatni gracz.
duel-screen-onward = { $phase } →
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
duel-screen-ace-of = { $name } zagrywa asa
duel-ask-ace-warlord = Jaki dowódca broni gracza { $name }? Teraz zostaje odkryty.
duel-screen-ace-in-battle-about = { $led ->
    [yes] As odpiera atak, a { $attacker } traci dowódcę.
   *[no] As odpiera atak.
}

duel-screen-attacker = Atakujący
duel-screen-defender = Obrońca
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
duel-screen-worth = Siła gracza { $name }: od { $least } do { $most }. Równie silna obrona odpiera atak.
duel-screen-worth-draw = Siła gracza { $name }: od { $least } do { $most }. Silniejsza obrona odpiera atak.
duel-screen-supports = Kto dodaje kartę wsparcia? Najpierw { $attacker }, potem { $defender }.
duel-ask-support = { $count ->
    [one] Czy { $name } dodaje kartę wsparcia?
    [few] Czy { $name } dodaje karty wsparcia?
    [many] Czy { $name } dodaje karty wsparcia?
   *[other] Czy { $name } dodaje karty wsparcia?
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
duel-screen-outcome-tie = Po obu stronach { $attack }: atak odparty.
duel-screen-outcome-draw = Po obu stronach { $attack }: obie strony tracą tylko zagrane karty.
duel-screen-all-there-is = { $count ->
    [0] { $name } ma już pusty stos dobierania.
    [one] { $name } ma na stosie dobierania tylko 1 kartę.
    [few] { $name } ma na stosie dobierania tylko { $count } karty.
    [many] { $name } ma na stosie dobierania tylko { $count } kart.
   *[other] { $name } ma na stosie dobierania tylko { $count } karty.
}
duel-screen-resolve = { $cards ->
    [0] Bez asa: dalej
    [one] Bez asa: 1 karta
    [few] Bez asa: { $cards } karty
    [many] Bez asa: { $cards } kart
   *[other] Bez asa: { $cards } karty
}
duel-screen-to-table = Wróć do stołu

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
duel-screen-tell-discard = Stos kart odrzuconych
duel-screen-tell-top = Jaka karta leży na wierzchu stosu kart odrzuconych ({ $name })?
duel-screen-tell-below = Jaka karta leży pod kartą { $card } ({ $name })?
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
duel-screen-keys-digit = Wybierz lub zaznacz kartę

duel-screen-figure-cards = Karty
duel-screen-figure-winner = Zwycięzcy
duel-screen-figure-others = Pozostali

## How to play

duel-lesson-aim = Twoja siła
duel-lesson-aim-about = Każdy gracz ma talię. Twoją siłą jest stos dobierania: jeśli na początku swojej tury nie możesz dobrać karty, odpadasz. Wygrywa ten, kto zostanie w grze ostatni.
duel-lesson-warlords = Dowódcy
duel-lesson-warlords-about = Króle, damy i walety leżą przed tobą zakryte. Jeden z nich może poprowadzić atak albo obronę.
duel-lesson-armies = Armie
duel-lesson-armies-about = Karty od 4 do 10 walczą; siła każdej to jej liczba. Dołożona dwójka lub trójka ją zwiększa.
duel-lesson-turn = Twoja tura
duel-lesson-turn-about = Dobierz kartę i wystaw dowódców. Potem możesz zaatakować gracza po swojej prawej. Na koniec twoi dowódcy są znów gotowi.
duel-lesson-battle = Bitwa
duel-lesson-battle-about = Obie strony zagrywają zakryte karty i razem je odkrywają. Jeśli atak jest silniejszy, obrońca traci karty ze stosu dobierania.
duel-lesson-aces = Asy
duel-lesson-aces-about = As nigdy nie walczy. Zatrzymuje atak albo usuwa dowódcę sąsiada.
