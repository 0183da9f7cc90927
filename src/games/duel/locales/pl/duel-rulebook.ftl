# The rules of Duel for a player who does not know the game.

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
    Trójki i dwójki to karty wsparcia, czyli konie i broń dla armii: trójka dodaje { $support_values-three }, a dwójka { $support_values-two }.
    Asy nigdy nie walczą; usuwają dowódców i odpierają ataki.
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
        [0] Ataków nie ma, poza turą zemsty.
        [one] W fazie ataku możesz raz zaatakować gracza po swojej prawej.
        [few] W fazie ataku możesz zaatakować gracza po swojej prawej najwyżej { $attacks_per_turn } razy.
        [many] W fazie ataku możesz zaatakować gracza po swojej prawej najwyżej { $attacks_per_turn } razy.
       *[other] W fazie ataku możesz zaatakować gracza po swojej prawej najwyżej { $attacks_per_turn } raza.
    }
    Podczas odnowy zakrywasz swoich odkrytych dowódców. Odkryty dowódca jest użyty i do tego czasu nie może walczyć: ten, kto bronił, nie zaatakuje w twojej następnej turze, a ten, kto atakował, jest znów gotów do obrony. Dowódca, który choć raz był odkryty, jest znany wszystkim aż do odrzucenia.
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
        [0] W bitwach nie ma kart wsparcia.
        [one] Wsparcie: najpierw atakujący, potem obrońca może dodać zakrytą kartę wsparcia. Wymaga ona karty armii.
        [few] Wsparcie: najpierw atakujący, potem obrońca może dodać najwyżej { $supports_per_side } zakryte karty wsparcia. Wymagają one karty armii.
        [many] Wsparcie: najpierw atakujący, potem obrońca może dodać najwyżej { $supports_per_side } zakrytych kart wsparcia. Wymagają one karty armii.
       *[other] Wsparcie: najpierw atakujący, potem obrońca może dodać najwyżej { $supports_per_side } zakrytej karty wsparcia. Wymagają one karty armii.
    }
    Wszystkie karty bitwy zostają odkryte. Armia, dowódca i wsparcie składają się na siłę; strona bez kart ma 0.
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
        [defender] Jeśli siły są równe, atak też jest odparty.
       *[draw] Jeśli siły są równe, obie strony tracą tylko użyte karty.
    }
    Po bitwie karty armii i wsparcia zostają odrzucone. Pozostali dowódcy zostają na stole, odkryci.

duel-rulebook-aces = Asy
    { $aces_defend ->
        [any-time] Jako obrońca możesz w każdej chwili bitwy zagrać asa i odeprzeć atak. Po odkryciu kart masz na to ostatnią szansę, o ile atakujący jest silniejszy.
        [before-reveal] Jako obrońca możesz w każdej chwili przed odkryciem kart zagrać asa i odeprzeć atak.
       *[never] W bitwach nie zagrywa się asów.
    }
    { $aces_defend ->
        [never] {""}
       *[other] { $ace_fails_unled ->
            [yes] Atakujący odrzuca wtedy armię, wsparcie i dowódcę, a jeśli atakował bez dowódcy, ponosi karę za odparty atak. Wskazany już przez ciebie dowódca zostaje odkryty na stole; twoje karty armii i wsparcia są odrzucone.
           *[no] Atakujący odrzuca wtedy armię, wsparcie i dowódcę. Wskazany już przez ciebie dowódca zostaje odkryty na stole; twoje karty armii i wsparcia są odrzucone.
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
        [yes] Kto odpada, bo nie ma czego dobrać, rozgrywa jeszcze turę zemsty, jeśli w grze jest co najmniej dwoje innych graczy: przygotowanie, jeden atak i asy.
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

## The mat to print.

duel-mat-discard = Stos kart odrzuconych
