# The rules of Duel for a player who does not know the game.

duel-rulebook-aim = A cél
    2–6 játékos háborúja: mindegyiküknek saját, teljes paklija van. Seregek csapnak össze, hadurak vezetik őket, és a csata vesztese lapokat veszít.
    A húzópaklid a várad: aki nem tud húzni, kiesik. Az nyer, aki utoljára marad.

duel-rulebook-table = Az asztal
    { $deck ->
        [52] Minden játékosnak 52 lapos paklija van, jokerek nélkül. A lapok soha nem cserélnek gazdát, és a színek nem számítanak.
       *[other] Minden játékosnak teljes paklija van, jokerrel együtt { $deck } lap. A lapok soha nem cserélnek gazdát, és a színek nem számítanak.
    }
    A kezed rejtett, a húzópaklid lefordítva, a dobópaklid felfedve fekszik. A dobópaklik felső lapját minden játékos megnézheti, de a többit nem.
    A királyok, dámák és bubik hadurak. Ők vezetnek: a csatában a király { $warlord_bonus-king }, a dáma { $warlord_bonus-queen }, a bubi { $warlord_bonus-jack } erőt ad.
    A 10-estől a 4-esig a lapok seregek, erejük a számuk. A legtöbb lap sereg.
    A 3-as és a 2-es támogatólap, ló vagy fegyver egy seregnek: a 3-as { $support_values-three }, a 2-es { $support_values-two } erőt ad.
    Az ász soha nem harcol; hadurakat távolít el, és támadásokat hiúsít meg.
    { $warlord_slots ->
        [one] Előtted 1 hely van hadúrnak.
       *[other] Előtted { $warlord_slots } hely van haduraknak.
    }

duel-rulebook-setup = Előkészületek
    { $hand_size ->
        [0] Minden játékos megkeveri a pakliját, és egy másik játékossal elemelteti. Kézbe senki sem kap lapot: az egész a húzópakli.
        [one] Minden játékos megkeveri a pakliját, egy másik játékossal elemelteti, és húz 1 lapot. A többi { $draw_pile } lap a húzópakli.
       *[other] Minden játékos megkeveri a pakliját, egy másik játékossal elemelteti, és húz { $hand_size } lapot. A többi { $draw_pile } lap a húzópakli.
    }
    A kezdő játékost bárhogyan ki lehet választani. A játék jobbra halad.

duel-rulebook-turn = Egy kör
    Egy körben három fázis van: felkészülés, támadás és megújulás. Semmi sem kötelező bennük, de korábbi fázishoz nem lehet visszatérni.
    { $draw_per_turn ->
        [one] A felkészülés elején húzol egy lapot.
       *[other] A felkészülés elején { $draw_per_turn } lapot húzol, vagy amennyi a húzópakliban van.
    }
    { $used_may_be_exchanged ->
        [yes] Aztán akárhány hadurat letehetsz a kezedből lefordítva az üres helyekre, és a letett haduraidat, a használtakat is, kicserélheted a kezedben lévőkre. A régi hadúr a dobópaklidba kerül.
       *[no] Aztán akárhány hadurat letehetsz a kezedből lefordítva az üres helyekre, és a lefordított haduraidat kicserélheted a kezedben lévőkre. A régi hadúr a dobópaklidba kerül.
    }
    { $attacks_per_turn ->
        [none] A támadás fázisban megtámadhatod a jobb oldali szomszédodat, akárhányszor.
        [0] Támadás csak bosszúkörben van.
        [one] A támadás fázisban megtámadhatod a jobb oldali szomszédodat, egyszer.
       *[other] A támadás fázisban megtámadhatod a jobb oldali szomszédodat, legfeljebb { $attacks_per_turn } alkalommal.
    }
    A megújulásban lefordítod a felfedett haduraidat. A felfedett hadúr használt, és addig nem harcolhat: aki védett, a következő körödben nem támadhat, aki pedig támadott, az újra védhet. Az egyszer felfedett hadurat mindenki ismeri, amíg a dobópakliba nem kerül.
    { $first_round_skips ->
        [yes] Az első fordulóban az utolsó játékost kivéve mindenkinek csak felkészülése van.
       *[no] Nincs rövid első forduló: a kezdő játékos azonnal támadhat.
    }

duel-rulebook-battle = Egy csata
    Támadás: játssz ki lefordítva egy sereglapot. Megnevezheted egy lefordított haduradat, hogy vezesse. Sereglap nélkül nincs támadás.
    { $sole_warlord_defends ->
        [yes] Védekezés: nevezz meg egy lefordított hadurat, játssz ki lefordítva egy sereglapot, tedd meg mindkettőt, vagy semmit. Az egyedül védő hadúr a bónuszát adja.
       *[no] Védekezés: játssz ki lefordítva egy sereglapot, és ha akarod, nevezz meg egy lefordított hadurat, hogy vezesse; vagy ne tegyél semmit. Hadúr egyedül nem véd.
    }
    { $supports_per_side ->
        [0] Csatában nincsenek támogatólapok.
        [one] Támogatás: előbb a támadó, aztán a védő tehet hozzá lefordítva egy támogatólapot. Sereglap kell hozzá.
       *[other] Támogatás: előbb a támadó, aztán a védő tehet hozzá lefordítva legfeljebb { $supports_per_side } támogatólapot. Sereglap kell hozzájuk.
    }
    Ezután a csata minden lapját fel kell fedni. A sereg, a hadúr és a támogatás együtt az erő; akinek nincs lapja, annak az ereje 0.
    { $damage_rounding ->
        [up] Ha a támadó erősebb, a védő sebzést kap: az erők különbsége osztva ennyivel: { $damage_divisor }, felfelé kerekítve. A védő ennyi lapot áttesz a húzópakliból a dobópakliba.
       *[down] Ha a támadó erősebb, a védő sebzést kap: az erők különbsége osztva ennyivel: { $damage_divisor }, lefelé kerekítve. A védő ennyi lapot áttesz a húzópakliból a dobópakliba.
    }
    { $failed_warlord_lost ->
        [yes] Ha a védő erősebb, a támadás meghiúsul, és a támadó hadura a dobópakliba kerül.
       *[no] Ha a védő erősebb, a támadás meghiúsul; a hadúr marad.
    }
    { $unled_fail_draw ->
        [0] A meghiúsult támadás hadúr nélkül semmibe sem kerül.
        [one] Akinek hadúr nélküli támadása meghiúsul, húz egy lapot, és eldobja.
       *[other] Akinek hadúr nélküli támadása meghiúsul, húz { $unled_fail_draw } lapot, és eldobja őket.
    }
    { $tie ->
        [defender] Egyenlő erőknél is meghiúsul a támadás.
       *[draw] Egyenlő erőknél mindkét játékos csak a felhasznált lapjait veszíti el.
    }
    A sereg- és támogatólapokat a csata után el kell dobni. A többi hadúr felfedve marad.

duel-rulebook-aces = Ászok
    { $aces_defend ->
        [any-time] Védőként a csata bármelyik pillanatában kijátszhatsz egy ászt, hogy meghiúsítsd a támadást. A lapok felfedése után ez az utolsó esélyed, de csak akkor, ha a támadó erősebb.
        [before-reveal] Védőként a lapok felfedése előtt bármikor kijátszhatsz egy ászt, hogy meghiúsítsd a támadást.
       *[never] Csatában nem lehet ászt kijátszani.
    }
    { $aces_defend ->
        [never] {""}
       *[other] { $ace_fails_unled ->
            [yes] A támadó ilyenkor eldobja a seregét, a támogatólapjait és a hadurát; hadúr nélkül a meghiúsult támadás árát fizeti. Ha megneveztél egy hadurat, azt felfeded, és marad; a sereg- és támogatólapjaidat eldobod.
           *[no] A támadó ilyenkor eldobja a seregét, a támogatólapjait és a hadurát. Ha megneveztél egy hadurat, azt felfeded, és marad; a sereg- és támogatólapjaidat eldobod.
        }
    }
    { $aces_defend ->
        [never] {""}
       *[other] A támadó csatában soha nem játszhat ki ászt.
    }
    { $aces_outside ->
        [no] Csatán kívül nem lehet ászt kijátszani.
       *[yes] { $ace_targets ->
            [neighbours] Csatán kívül bármikor, más játékos körében is kijátszhatsz egy ászt. Válaszd ki két szomszédod egyikének egy hadurát: az a dobópakliba kerül.
            [right] Csatán kívül bármikor, más játékos körében is kijátszhatsz egy ászt. Válaszd ki a jobb oldali szomszédod egy hadurát: az a dobópakliba kerül.
           *[any] Csatán kívül bármikor, más játékos körében is kijátszhatsz egy ászt. Válaszd ki bármelyik másik játékos egy hadurát: az a dobópakliba kerül.
        }
    }

duel-rulebook-end = A játszma vége
    Kiesik az a játékos, akinek a köre elején üres a húzópaklija.
    { $out_when ->
        [empty] Az is azonnal kiesik, akinek a húzópakliját egy csata üríti ki.
       *[other] {""}
    }
    { $revenge_turn ->
        [yes] Aki azért esik ki, mert nem tudott húzni, még kap egy bosszúkört, ha rajta kívül két játékos maradt: felkészülést, egy támadást és ászokat.
       *[no] Nincs bosszúkör.
    }
    A kieső játékos lapjai a helyükön maradnak, a többiek összezárják a kört. Az nyer, aki utoljára marad.
    Csatán kívül bármikor feladhatod.

duel-rulebook-reinforcements = { $reinforcements ->
    [no] {""}
   *[yes]
        Erősítés
        { $reinforcement_cards ->
            [one] Ehhez minden pakliban van egy joker. A saját körödben bármikor megmutathatod: keverd meg a dobópaklidat, tegyél belőle 1 lapot a húzópaklidra, és keverd meg azt.
           *[other] Ehhez minden pakliban van egy joker. A saját körödben bármikor megmutathatod: keverd meg a dobópaklidat, tegyél belőle legfeljebb { $reinforcement_cards } lapot a húzópaklidra, és keverd meg azt.
        }
        { $forced_reinforcement_cards ->
            [one] Ha a húzópaklid üres, ezt bárki körében megteheted, amíg húznod nem kell; ilyenkor 1 lap jár.
           *[other] Ha a húzópaklid üres, ezt bárki körében megteheted, amíg húznod nem kell; ilyenkor legfeljebb { $forced_reinforcement_cards } lap jár.
        }
        A többi lap és a joker az új dobópaklid.
}

duel-rulebook-ally = { $hidden_ally ->
    [no] {""}
   *[yes]
        A Rejtett Szövetséges
        Ehhez minden pakliban van egy joker. Bármelyik lapként kijátszhatod, és felfedésekor mondod meg, melyik.
        Az asztalra tett hadúrként ugyanaz a hadúr marad, amíg a dobópakliba nem kerül. Pakliban megint Rejtett Szövetséges.
}

## The mat to print.

duel-mat-discard = Dobópakli
