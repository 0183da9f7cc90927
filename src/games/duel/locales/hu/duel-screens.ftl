# The screens of Duel.

duel-screen-to-first = Ki kezd?
duel-screen-first = Ki kezd?
duel-screen-seating = A neveket a játék sorrendjében írd be: mindenki az előzőtől jobbra ül.
duel-screen-deal = { $count ->
    [0] Mindenki keverje meg a pakliját, és emeltesse el egy másik játékossal. Kézbe senki sem kap lapot; az egész a húzópakli.
   *[other] Mindenki keverje meg a pakliját, emeltesse el egy másik játékossal, és húzzon { $count } lapot. A többi a húzópakli.
}
duel-screen-jokers = { $count ->
    [one] Minden pakliba kell egy joker: { $rules }.
   *[other] Minden pakliba kell { $count } megkülönböztethető joker: { $rules }.
}
duel-screen-first-which = Ki kezd? Bárhogyan eldönthető.
duel-screen-begins = { $name } kezd

duel-screen-warlord = { $number }. hadúr
duel-screen-warlord-of = { $warlord } ({ $name })
duel-screen-is = { $what }: { $card }

duel-screen-seat = { $name }: { $draw } lap a húzópakliban, { $hand } kézben, { $discard } a dobópakliban.
duel-screen-seat-top = Legfelül: { $card }.
duel-screen-slot-down = { $number }. hadúr: lefordítva, ismeretlen.
duel-screen-slot-known = { $number }. hadúr: lefordítva, { $card }.
duel-screen-slot-up = { $number }. hadúr: felfedve, használt, { $card }.
duel-screen-seat-out = Kiesett.
duel-screen-seat-attacks = Célpontja { $name }.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = kiesett
duel-screen-status-pending = nincs több lap
duel-screen-status-revenge = utolsó kör
duel-screen-status-won = nyert
duel-screen-turns-left = { $count ->
    [0] nincs több kör
   *[other] elég { $count } körre
}

duel-screen-revenge = { $name } kiesett; még egy utolsó kört kap, húzás nélkül.
duel-screen-cut-short = Első forduló: húzni most is kell, de csak az utolsó játékos támadhat.
duel-screen-onward = { $phase } →
duel-answer-attack = { $warlord ->
    [none] Támadás hadúr nélkül
   *[other] Támad: { $warlord }
}
duel-answer-attack-about = { $warlord ->
    [none] Lefordított sereglap { $name } ellen, hadúr nélkül.
   *[other] Lefordított sereglap { $name } ellen, vezeti: { $warlord }.
}

duel-ask-exchange = Melyik hadurat dobod el?
duel-answer-exchange = Csere: { $warlord }

duel-ask-ace-by = Ki játssza ki az ászt?
duel-screen-ace-nobody = Egyetlen hadúr sem érhető el.
duel-ask-ace-on = Melyik hadurat távolítja el { $name } ásza?
duel-answer-ace = { $warlord ->
    [none] { $name } játssza ki
   *[other] { $ally ->
        [yes] Szövetségessel, { $name }: { $warlord }
       *[other] { $name }: { $warlord }
    }
}
duel-ask-ace-card = Mit játszik ki { $name }?
duel-screen-ace-of = { $name } ászt játszik ki
duel-ask-ace-warlord = Melyik hadúrral véd { $name }? Azt a hadurat fel kell fedni.
duel-screen-ace-in-battle-about = { $led ->
    [yes] Az ász meghiúsítja a támadást, és { $attacker } elveszíti a hadurát.
   *[no] Az ász meghiúsítja a támadást.
}

duel-screen-attacker = Támadó
duel-screen-defender = Védő
duel-screen-stronger = erősebb
duel-screen-weaker = gyengébb
duel-screen-equal = ugyanolyan erős
duel-screen-pile = { $name } húzópaklija: { $count }
duel-screen-strength = { $name } ereje: { $total }
duel-screen-laid = { $part } { $card }, felfedve
duel-screen-laid-down = { $part }, lefordítva

duel-ask-defend = Mivel véd { $name }?
duel-answer-defend = { $warlord ->
    [none] { $army ->
        [yes] Csak sereg
       *[other] Nincs védelem
    }
   *[other] { $army ->
        [yes] { $warlord } és sereg
       *[other] Csak { $warlord }
    }
}
duel-screen-worth = { $name } ereje { $least } és { $most } között lehet. Az ugyanolyan erős védelem is meghiúsítja a támadást.
duel-screen-worth-draw = { $name } ereje { $least } és { $most } között lehet. Az erősebb védelem meghiúsítja a támadást.
duel-screen-supports = Ki tesz hozzá támogatólapot? Előbb { $attacker }, aztán { $defender }.
duel-ask-support = { $count ->
    [one] Tesz hozzá { $name } támogatólapot?
   *[other] Tesz hozzá { $name } támogatólapokat?
}
duel-screen-support-both = Mindkettő egyet
duel-screen-support-only = Csak { $name }
duel-screen-support-none = Senki
duel-answer-support = { $count ->
    [0] { $name }: semmit
    [one] { $name }: egyet
   *[other] { $name }: { $count } lapot
}
duel-screen-name = { $part } ({ $number }/{ $count }): { $name }, melyik lap ez?
duel-screen-name-what = { $name }, { $part }
duel-screen-suits = Színekkel
duel-screen-outcome-attacker = { $cards ->
    [0] { $attacker } az erősebb, { $attack } : { $defence }, de ez a sebzéshez kevés.
   *[other] { $attacker } az erősebb, { $attack } : { $defence }. { $defender } { $cards } lapot áttesz a húzópakliból a dobópakliba.
}
duel-screen-damage = { $rounding ->
    [none] Sebzés: ({ $attack } − { $defence }) : { $divisor }
    [up] Sebzés: ({ $attack } − { $defence }) : { $divisor }, felfelé kerekítve
   *[down] Sebzés: ({ $attack } − { $defence }) : { $divisor }, lefelé kerekítve
}
duel-screen-outcome-defender = { $defender } az erősebb, { $defence } : { $attack }. A támadás meghiúsul.
duel-screen-outcome-tie = Mindkét oldal ereje { $attack }: a támadás meghiúsul.
duel-screen-outcome-draw = Mindkét oldal ereje { $attack }: mindketten csak a kijátszott lapokat veszítik el.
duel-screen-all-there-is = { $count ->
    [0] { $name } húzópaklija már üres.
   *[other] { $name } húzópaklijában csak { $count } lap van.
}
duel-screen-resolve = { $cards ->
    [0] Nincs ász: tovább
   *[other] Nincs ász: { $cards } lap elvész
}
duel-screen-to-table = Vissza az asztalhoz

duel-screen-waits-draw = { $name } nem tud húzni. Van jokere?
duel-screen-waits-emptied = A csata kiürítette { $name } húzópakliját. Van jokere?
# Same as in English.
duel-screen-joker-for = Joker: { $count } lap
duel-screen-fewer = Joker kevesebb lappal…
duel-screen-is-out = { $name } kiesik
duel-ask-reinforce = Mutasd meg a jokert, és keverd meg a dobópaklit. Néhány lapja a húzópaklira kerül, és azt is meg kell keverni.
duel-ask-reinforce-number = Lapok
duel-answer-reinforce = { $name }: { $count } lap
duel-ask-concede = { $left ->
    [2] Ha feladod, vesztettél.
   *[other] Ha feladod, kiesel. A többiek tovább játszanak.
}
duel-answer-concede = { $name } feladja

duel-screen-lasts = { $turns ->
    [0] A húzópakliban nincs lap
   *[other] { $count } lap a húzópakliban, körönként { $each }: elég { $turns } körre
}
duel-screen-has = { $name }: { $hand } lap kézben, { $discard } a dobópakliban.
duel-screen-attacks = { $name } egyetlen célpontja: { $target }.
duel-screen-seen = Ismert lapok a pakliból
duel-screen-seen-about = Minden értékből négy lap van. A teli pont olyan lapot jelöl, amelynek ismert a helye.
duel-screen-seen-rank = { $rank }: 4 lapból { $count } ismert
duel-screen-tell = Lap megnevezése
duel-screen-tell-discard = Dobópakli
duel-screen-tell-top = Melyik lap van { $name } dobópaklijának tetején?
duel-screen-tell-below = { $name }, mi van ez alatt: { $card }?
duel-screen-tell-nothing = A dobópakli minden lapja ismert.
duel-correct-numbers = { $player } keze és húzópaklija
duel-correct-draw = { $player } húzópaklija
duel-correct-hand = { $player } keze
duel-correct-slot = { PLACE($slot) }. hadúr
duel-correct-warlord = { $warlord ->
    [none] nincs
   *[some] { $card ->
        [none] ismeretlen
       *[other] { $face_up ->
            [yes] { $card } felfedve
           *[no] { $card } lefordítva
        }
    }
}

duel-screen-quick = Gyors csata
duel-screen-quick-army = Válaszd ki mindkét oldal lapjait. A támadáshoz sereglap kell.
duel-screen-quick-needs = Még { $count } kellene, hogy a támadás meghiúsuljon.
duel-screen-quick-house = Házi szabályok: { $count } módosítva
duel-screen-quick-clear = Lapok törlése
duel-screen-keys-digit = Választás vagy lap megnevezése

duel-screen-figure-cards = Lapok
duel-screen-figure-winner = Győztesek
duel-screen-figure-others = A többiek

## How to play

duel-lesson-aim = A várad
duel-lesson-aim-about = Minden játékosnak saját paklija van. A húzópaklid a várad: ha a köröd elején nem tudsz húzni, kiesel. Az nyer, aki utoljára marad.
duel-lesson-warlords = Hadurak
duel-lesson-warlords-about = Lefordított királyok, dámák és bubik fekszenek előtted. Egyikük vezetheti a támadást vagy a védekezést.
duel-lesson-armies = Seregek
duel-lesson-armies-about = A 4-estől a 10-esig minden lap harcol, az ereje a száma. A mellé tett 2-es vagy 3-as erősíti.
duel-lesson-turn = A köröd
duel-lesson-turn-about = Húzz egy lapot, és tegyél le hadurakat. Aztán megtámadhatod a jobb oldali szomszédot. A végén a haduraid újra bevethetők.
duel-lesson-battle = Egy csata
duel-lesson-battle-about = Mindkét játékos lefordítva játszik ki lapokat, és egyszerre fedik fel őket. Ha a támadás erősebb, a védő lapokat veszít a húzópakliból.
duel-lesson-aces = Ászok
duel-lesson-aces-about = Az ász soha nem harcol. Megállít egy támadást, vagy eltávolítja egy szomszéd hadurát.
