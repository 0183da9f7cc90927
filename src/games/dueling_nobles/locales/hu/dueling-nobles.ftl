# The messages of Dueling Nobles.

dueling-nobles-title = Nemesek párbaja
dueling-nobles-gauge = Arany

## Editions

# Same as in English.
dueling-nobles-edition-catsatcards = Cats at Cards
dueling-nobles-edition-catsatcards-about = A catsatcards.com szabályai.
dueling-nobles-edition-original = Eredeti
dueling-nobles-edition-original-about = Az elsőként leírt szabályok: a fegyverek és a képességek a bevétel előtt jönnek, és a fegyvereket cserélni is lehet.
# Same as in English.
dueling-nobles-edition-duelo = Duelo de Nobles
dueling-nobles-edition-duelo-about = A spanyol szabályok: alacsony alaperő, körönként egy eladás, egy adó és egy fegyverátadás, a kikémlelt lapok pedig felfedve maradnak.

## Phases

dueling-nobles-phase-setup = előkészületek
dueling-nobles-phase-over = vége
dueling-nobles-phase-income = bevétel
dueling-nobles-phase-reinforcements = erősítés
dueling-nobles-phase-command = parancsok
dueling-nobles-phase-duel = párbaj
dueling-nobles-phase-opening = nyitás
dueling-nobles-phase-spending = költés

## Kinds of action

dueling-nobles-kind-next-phase-about = Tovább a következő fázisra; az utolsó után a másik játékos jön.
dueling-nobles-kind-end-turn-about = A hátralévő fázisok kimaradnak.
dueling-nobles-kind-sell = Eladás
dueling-nobles-kind-sell-about = Dobj el 3 azonos színű támogatólapot { $sale_gold } aranyért.
dueling-nobles-kind-tax = Adóztatás
dueling-nobles-kind-tax-about = Egy királyod 1 életerőt veszít, te 1 aranyat kapsz.
dueling-nobles-kind-buy = Vásárlás
dueling-nobles-kind-buy-about = { $cards_per_purchase ->
    [one] Fizess 1 aranyat, és húzz 1 támogatólapot.
   *[other] Húzz legfeljebb { $cards_per_purchase } támogatólapot, egyenként 1 aranyért.
}
dueling-nobles-kind-recruit = Toborzás
dueling-nobles-kind-recruit-about = Fizess { $recruit_cost } aranyat: a nemespakli felső nemese az udvarodba lép.
dueling-nobles-kind-weapon = Új fegyver
dueling-nobles-kind-weapon-about = Tegyél egy 2-est vagy 3-ast fegyverként egyik nemesed alá.
dueling-nobles-kind-move-weapon = Fegyver átadása
dueling-nobles-kind-move-weapon-about = { $weapons_may_swap ->
    [yes] Add át egyik nemesed fegyverét egy másiknak; két felfegyverzett nemes cserélhet is.
   *[no] Add át egyik nemesed fegyverét egy másiknak, akinek nincs.
}
dueling-nobles-kind-heal = Gyógyítás
dueling-nobles-kind-heal-about = Dobj el egy kőrt: egyik nemesed 1 életerőt visszanyer. Játszmánként egyszer.
dueling-nobles-kind-draw-three = Hármas húzás
dueling-nobles-kind-draw-three-about = Ha az ellenfélnek több nemese van, dobj el egy kárót, és húzz 3 támogatólapot. Játszmánként egyszer.
dueling-nobles-kind-recover = Felvétel
dueling-nobles-kind-recover-about = { $support_decks ->
    [each] Dobj el egy treffet, és vegyél fel egy másik lapot a saját dobópaklidból. Játszmánként egyszer.
   *[shared] Dobj el egy treffet, és vegyél fel egy másik lapot a dobópakliból. Játszmánként egyszer.
}
dueling-nobles-kind-spy = Kémkedés
dueling-nobles-kind-spy-about = { $spied_hand_stays_revealed ->
    [yes] Dobj el egy pikket: az ellenfél megmutatja a kezét, és ezek a lapok felfedve maradnak. Játszmánként egyszer.
   *[no] Dobj el egy pikket, és nézd meg az ellenfél kezét. Játszmánként egyszer.
}
dueling-nobles-kind-challenge = Kihívás
dueling-nobles-kind-challenge-about = Egyik nemesed párbajra hívja az ellenfél egyik nemesét.
dueling-nobles-kind-deflect = Átirányítás
dueling-nobles-kind-deflect-about = A védő a dobások előtt { $deflect_cost } aranyat fizet, és egy másik nemese fogadja a kihívást.
dueling-nobles-kind-roll = Dobás
dueling-nobles-kind-roll-about = Oldalanként egy kocka; a király kettővel is dobhat.
dueling-nobles-kind-support = Támogatás
dueling-nobles-kind-support-about = Előbb a támadó, aztán a védő: 1 támogatólap, bubinál 2, vagy semmi.

## House rules

dueling-nobles-group-start = A játszma kezdete
dueling-nobles-group-turn = Egy kör
dueling-nobles-group-income = Bevétel
dueling-nobles-group-reinforcements = Erősítés
dueling-nobles-group-command = Fegyverek és képességek
dueling-nobles-group-duel = Párbajok

dueling-nobles-rule-phases = Egy kör fázisai
dueling-nobles-rule-phases-about = Egy kör fázisai sorrendben, és hogy melyikben mit lehet tenni.
dueling-nobles-rule-base-strength = Alaperő
dueling-nobles-rule-base-strength-about = Egy nemes ereje a párbajban, mielőtt bármi hozzáadódna.
dueling-nobles-rule-stamina = Életerő
dueling-nobles-rule-stamina-about = Hány sebet bír ki egy nemes, mielőtt elesik.
dueling-nobles-rule-sells-per-turn = Eladások körönként
dueling-nobles-rule-sells-per-turn-about = Hányszor lehet egy körben három azonos színű lapot eladni.
dueling-nobles-rule-taxes = Adózó királyok körönként
dueling-nobles-rule-taxes-about = Körönként minden király adózhat egyszer, vagy csak az egyikük.
dueling-nobles-rule-tax-may-vanquish = Az adó végzetes lehet
dueling-nobles-rule-tax-may-vanquish-about = Elveheti-e az adó egy király utolsó életerejét.
dueling-nobles-rule-buys-per-turn = Vásárlások körönként
dueling-nobles-rule-buys-per-turn-about = Hányszor lehet egy körben támogatólapot venni.
dueling-nobles-rule-cards-per-purchase = Lapok vásárlásonként
dueling-nobles-rule-cards-per-purchase-about = Egy vásárlással legfeljebb ennyi támogatólap vehető.
dueling-nobles-rule-recruits-per-turn = Toborzások körönként
dueling-nobles-rule-recruits-per-turn-about = Hány nemest lehet egy körben toborozni.
dueling-nobles-rule-recruit-cost = Toborzás ára
dueling-nobles-rule-recruit-cost-about = Ennyi aranyba kerül egy nemes toborzása.
dueling-nobles-rule-weapons-per-turn = Új fegyverek körönként
dueling-nobles-rule-weapons-per-turn-about = Hány nemes kaphat egy körben új fegyvert.
dueling-nobles-rule-weapon-moves-per-turn = Fegyverátadások körönként
dueling-nobles-rule-weapon-moves-per-turn-about = Hányszor lehet egy körben fegyvert átadni a nemesek között.
dueling-nobles-rule-weapons-may-swap = Fegyverek cseréje
dueling-nobles-rule-weapons-may-swap-about = Kicserélheti-e a fegyverét két felfegyverzett nemes.
dueling-nobles-rule-spied-hand-stays-revealed = Kikémlelt kéz felfedve marad
dueling-nobles-rule-spied-hand-stays-revealed-about = Felfedve maradnak-e azok a lapok, amelyeket egy kém látott.
dueling-nobles-rule-duels-per-turn = Párbajok körönként
dueling-nobles-rule-duels-per-turn-about = Hány párbajt lehet egy körben megvívni.
dueling-nobles-rule-deflect-cost = Átirányítás ára
dueling-nobles-rule-deflect-cost-about = Ennyi aranyért választhat a védő másik nemest.
dueling-nobles-rule-queen-bonus = Dáma bónusza
dueling-nobles-rule-queen-bonus-about = Ennyi erőt kap a dáma az udvarában álló minden további nemesért.
dueling-nobles-rule-adrenaline = Adrenalin
dueling-nobles-rule-adrenaline-about = Ennyivel ad több erőt az értékénél az a támogatólap, amelynek a színe egyezik a nemesével.
dueling-nobles-rule-victory = A győzelem pillanata
dueling-nobles-rule-victory-about = Mikor veszít, akinek nincs nemese: azonnal, vagy csak amikor az ellenfél köre kezdődne, így addig még toborozhat.
dueling-nobles-rule-both-empty = Mindkét udvar kiürül
dueling-nobles-rule-both-empty-about = Ki nyer, ha egyetlen párbaj mindkét udvart kiüríti.
dueling-nobles-rule-income-gold = Arany bevételkor
dueling-nobles-rule-income-gold-about = Ennyi arany jár a bevétel fázis elején.
dueling-nobles-rule-sale-gold = Arany eladáskor
dueling-nobles-rule-sale-gold-about = Ennyi arany jár három azonos színű támogatólapért.
dueling-nobles-rule-win-gold = Arany párbajért
dueling-nobles-rule-win-gold-about = Ennyi aranyat kap a párbaj győztese.
dueling-nobles-rule-opening-nobles = Kezdő nemesek
dueling-nobles-rule-opening-nobles-about = Hány nemessel kezdenek a játékosok.
dueling-nobles-rule-opening-hand = Kezdőkéz
dueling-nobles-rule-opening-hand-about = Hány támogatólappal kezdenek a játékosok.
dueling-nobles-rule-support-decks = Támogatópaklik
dueling-nobles-rule-support-decks-about = Közös-e a támogatópakli, vagy mindkét játékosnak saját támogatópaklija és dobópaklija van, saját pakli kártyából.

dueling-nobles-value-each-king = minden király egyszer
dueling-nobles-value-one-king = egy király
dueling-nobles-value-draw = döntetlen
dueling-nobles-value-at-once = azonnal
dueling-nobles-value-turn-start = egy kör elején
dueling-nobles-value-shared = egy közös
dueling-nobles-value-each = mindkettőnek saját
dueling-nobles-value-attacker = a támadó nyer
dueling-nobles-value-defender = a védő nyer

## Actions

dueling-nobles-headline-next-phase = { $player } továbblép, új fázis: { $phase }
dueling-nobles-headline-sell = { $player } lapokat ad el: { $cards }
dueling-nobles-headline-tax = { $player } megadóztat egy királyt: { $king }
dueling-nobles-headline-buy = { $player } vesz { $count } lapot
dueling-nobles-headline-recruit = { $player } toboroz: { $noble }
dueling-nobles-headline-weapon = { $player } fegyvert ad a { $noble } nemesnek: { $card }
dueling-nobles-headline-move-weapon = { $weapon ->
    [none] { $player } fegyvert cserél két nemese között: { $from } és { $to }
   *[other] { $player } átad egy fegyvert ({ $weapon }): { $from } → { $to }
}
dueling-nobles-headline-heal = { $player } { $card } lappal gyógyítja a { $noble } nemest
dueling-nobles-headline-draw-three = { $player } { $card } lapért három újat húz
dueling-nobles-headline-recover = { $player } { $card } lapért ezt veszi fel a dobópakliból: { $take }
dueling-nobles-headline-spy = { $player } { $card } lapért megnézi { $opponent } kezét
dueling-nobles-headline-challenge = { $player } { $attacker } nemese kihívja { $opponent } { $target } nemesét
dueling-nobles-headline-deflect = { $player } átirányítja a kihívást a { $target } nemesre
dueling-nobles-headline-roll = { $count ->
    [2] { $virtual ->
        [yes] { $player } dobása az app kockáival: { $first } és { $second }, összesen { $total }
       *[no] { $player } dobása: { $first } és { $second }, összesen { $total }
    }
   *[other] { $virtual ->
        [yes] { $player } dobása az app kockájával: { $first }
       *[no] { $player } dobása: { $first }
    }
}
dueling-nobles-headline-support = { $cards ->
    [none] { $player } nem játszik ki támogatólapot
   *[other] { $player } kijátssza: { $cards }
}
dueling-nobles-begun-recruit = { $player } a nemespakli legfelső lapját toborozza
dueling-nobles-begun-spy = { $player } { $card } lapért megnézi a kezedet
dueling-nobles-begun-roll = { $player } dob
dueling-nobles-headline-adjust-gold = Javítás: { $player } aranya { $gold }
dueling-nobles-headline-adjust-ability = { $used ->
    [yes] Javítás: { $player } már használta a { $suit } képességét ({ $ability })
   *[no] Javítás: { $player } még nem használta a { $suit } képességét ({ $ability })
}
dueling-nobles-headline-adjust-stamina = Javítás: { $noble } életereje { $stamina }
dueling-nobles-headline-adjust-weapon = { $weapon ->
    [none] Javítás: { $noble } fegyvertelen
   *[other] Javítás: { $noble } fegyvere { $weapon }
}
dueling-nobles-headline-adjust-support-deck = { $owner ->
    [none] Javítás: a támogatópakli { $support_deck } lapos
   *[other] Javítás: { $owner } támogatópaklija { $support_deck } lapos
}

## Consequences

dueling-nobles-then-courtyard = { $player } kezdő nemesei: { $nobles }.
dueling-nobles-event-phase-entered = Új fázis: { $phase }.
dueling-nobles-event-gold-gained = { $gain ->
    [income] { $player } bevétele { $gold } arany.
    [sale] { $player } { $gold } aranyat kap a lapokért.
    [tax] { $player } { $gold } aranyat kap az adóból.
   *[duel] { $player } { $gold } aranyat kap a párbajért.
}
dueling-nobles-event-gold-paid = { $player } { $gold } aranyat fizet.
dueling-nobles-event-deck-refilled = { $owner ->
    [none] { $cards ->
        [one] Fordítsd meg a dobópaklit: ez az új támogatópakli, 1 lappal.
       *[other] Keverd meg a dobópaklit: ez az új támogatópakli, { $cards } lappal.
    }
   *[other] { $owner } megkeveri a dobópakliját: ez az új támogatópaklija.
}
dueling-nobles-event-noble-joined = { $noble } { $stamina } életerővel { $player } udvarába lép.
dueling-nobles-event-noble-wounded = { $left ->
    [0] { $player } { $noble } nemese elveszíti az utolsó életerejét.
   *[other] { $player } { $noble } nemese 1 életerőt veszít, még { $left } maradt.
}
dueling-nobles-event-noble-vanquished = { $goes-on ->
    [no] { $player } { $noble } nemese elesik.
   *[yes] { $player } { $noble } nemese elesik: keverd vissza a nemespakliba.
}
dueling-nobles-event-weapon-lost = { $noble } fegyvere ({ $weapon }) a dobópakliba kerül.
dueling-nobles-event-noble-healed = { $noble } visszanyer 1 életerőt, így most { $now } életereje van.
dueling-nobles-event-recovered = { $card } most { $player } kezében van.
dueling-nobles-then-seen = { $player } keze: { $cards }.
dueling-nobles-then-seen-open = { $player } lapjai felfedve maradnak: { $cards }.
dueling-nobles-then-seen-empty = { $player } keze üres.
dueling-nobles-event-duel-ended = { $verdict ->
    [tie] { $critical ->
        [yes] Ász mindkét oldalon: az összegektől függetlenül ({ $total } : { $other }) döntetlen a párbaj.
       *[no] A párbaj döntetlen, { $total } : { $total }.
    }
   *[other] { $critical ->
        [yes] Kritikus találat: az összegektől függetlenül ({ $total } : { $other }) { $player } { $noble } nemese nyeri a párbajt.
       *[no] { $player } { $noble } nemese nyeri a párbajt, { $total } : { $other }.
    }
}
dueling-nobles-then-duel-discards = { $owner ->
    [none] { $count ->
        [one] A dobópakliba kerül: { $cards }.
       *[other] A dobópakliba kerülnek: { $cards }.
    }
   *[other] { $owner } eldobja: { $cards }.
}
dueling-nobles-event-game-ended = { $outcome ->
    [draw] A játszma döntetlen. Szép volt!
   *[won] { $winner } nyeri a játszmát. Szép játék volt, { $loser }!
}

## A duel’s terms

dueling-nobles-fighter = { $noble } ({ $player })
dueling-nobles-term-base = alap
dueling-nobles-term-weapon = fegyver { $weapon }
dueling-nobles-term-inspiration = { $others ->
    [one] 1 másik nemes
   *[other] { $others } másik nemes, egyenként { $each }
}
dueling-nobles-term-die = kocka
dueling-nobles-term-card = { $card }
dueling-nobles-term-adrenaline = adrenalin { $card }
dueling-nobles-term-critical = kritikus találat { $card }

## Refusals

dueling-nobles-refusal-wrong-phase = { $when ->
    [later] { $count ->
        [one] Ez később jön a körben ({ $phases }): előbb lépj tovább odáig. A mostani fázis: { $now }.
       *[other] Ez a kör későbbi fázisaiban jön ({ $phases }): előbb lépj tovább odáig. A mostani fázis: { $now }.
    }
    [past] { $count ->
        [one] Ez ebben a körben már elmúlt ({ $phases }): várd meg a következő kört. A mostani fázis: { $now }.
       *[other] Ennek a fázisai ebben a körben már elmúltak ({ $phases }): várd meg a következő kört. A mostani fázis: { $now }.
    }
   *[never] E szabályok szerint egyik fázisban sem lehet ilyet tenni.
}
dueling-nobles-refusal-bad-setup-count = { $player } { $needed } nemessel kezd, nem { $got } nemessel.
dueling-nobles-refusal-bad-setup-not-nobles = { $count ->
    [one] Nem nemes: { $cards }.
   *[other] Nem nemesek: { $cards }.
}
dueling-nobles-refusal-bad-setup-duplicates = { $count ->
    [one] Többször szerepel: { $cards }.
   *[other] Többször szerepelnek: { $cards }.
}
dueling-nobles-refusal-duel-in-progress = Előbb fejezd be a párbajt.
dueling-nobles-refusal-no-duel = Most nincs párbaj.
dueling-nobles-refusal-not-enough-gold = Ehhez { $needs } arany kell; { $payer } aranya { $has }.
dueling-nobles-refusal-no-such-noble = { $card ->
    [none] { $player } udvarában nincs erre másik nemes.
   *[other] { $where ->
        [other] { $card } nem { $player }, hanem { $holder } udvarában van.
        [nowhere] { $card } egyik udvarban sincs.
       *[unknown] { $card } nincs { $player } udvarában.
    }
}
dueling-nobles-refusal-noble-in-play = { $noble } már { $player } udvarában van.
dueling-nobles-refusal-not-a-noble = { $card } nem nemes: csak a bubik, dámák és királyok azok.
dueling-nobles-refusal-not-a-support-card = { $card } nem támogatólap: azok az ásztól a 10-esig tartanak.
dueling-nobles-refusal-not-a-weapon = { $card } nem fegyver: csak 2-es vagy 3-as lehet az.
dueling-nobles-refusal-noble-armed = { $noble ->
    [none] Akinek adni lehetne, annak már van fegyvere.
   *[other] A { $noble } nemesnek már van fegyvere: { $weapon }.
}
dueling-nobles-refusal-noble-unarmed = { $noble ->
    [none] { $active } egyik nemesének sincs fegyvere.
   *[other] A { $noble } nemesnek nincs fegyvere.
}
dueling-nobles-refusal-same-noble = { $duel ->
    [yes] { $noble } az, akit kihívtak; válassz másikat.
   *[no] { $noble } kétszer szerepel; válassz két különböző nemest.
}
dueling-nobles-refusal-not-a-king = { $card ->
    [none] { $active } udvarában nincs megadóztatható király.
   *[other] { $card } nem király; csak király adóztatható.
}
dueling-nobles-refusal-king-would-fall = { $king } életereje csak 1, és azt az adó nem veheti el.
dueling-nobles-refusal-already-taxed = { $king ->
    [none] Ebben a körben már minden király adózott.
   *[other] { $king } ebben a körben már adózott.
}
dueling-nobles-refusal-limit-reached = { $limit ->
    [0] Ezek a szabályok ezt nem engedik.
    [one] Ezt körönként csak egyszer teheted meg.
   *[other] Ezt körönként csak { $limit } alkalommal teheted meg.
}
dueling-nobles-refusal-wrong-count = { ORDER($min, $max) ->
    [equal] Ehhez { $max } lap kell, nem { $got }.
   *[less] { $min ->
        [0] { $max ->
            [one] Ehhez 1 lap kell vagy egy sem, nem { $got }.
           *[other] Ehhez legfeljebb { $max } lap kell, nem { $got }.
        }
       *[other] Ehhez { $min }–{ $max } lap kell, nem { $got }.
    }
}
dueling-nobles-refusal-duplicate-card = { $card } kétszer szerepel.
dueling-nobles-refusal-not-same-suit = Ehhez három azonos színű lap kell.
dueling-nobles-refusal-wrong-suit = Ehhez a képességhez { $needed } kell, nem { $card }.
dueling-nobles-refusal-card-elsewhere = { $card ->
    [none] A kézben nincs megfelelő lap.
   *[other] { $card-location ->
        [discard] { $owner ->
            [none] { $support } a dobópakliban van.
           *[other] { $support } { $owner } dobópaklijában van.
        }
        [under] { $support } a { $noble } nemes alatt van.
        [duel] { $support } ebben a párbajban már játékban van.
        [hand] { $support } { $player } kezében van.
       *[outside] { $player } kezében minden lap ismert, és { $support } nincs köztük.
    }
}
dueling-nobles-refusal-ability-used = { $active } ebben a játszmában már használta a { $suit } képességét ({ $ability }); mindegyik egyszer használható.
dueling-nobles-refusal-stamina-full = { $noble ->
    [none] { $active } minden nemesének teljes az életereje.
   *[other] { $noble } életereje teljes.
}
dueling-nobles-refusal-opponent-not-ahead = Ehhez { $other } udvarában több nemes kell, mint { $active } udvarában; az állás most { $opponent } : { $own }.
dueling-nobles-refusal-discard-lacks-card = { $shared ->
    [yes] { $card ->
        [none] A dobópakli üres.
       *[other] { $card } nincs a dobópakliban.
    }
   *[no] { $card ->
        [none] { $active } dobópaklija üres.
       *[other] { $card } nincs { $active } dobópaklijában.
    }
}
dueling-nobles-refusal-deck-empty = { $left ->
    [0] Nincs több húzható támogatólap.
   *[other] Csak { $left } húzható támogatólap maradt, ehhez pedig { $needs } kell.
}
dueling-nobles-refusal-noble-deck-empty = A nemespakliban nincs több nemes.
dueling-nobles-refusal-already-deflected = Egy kihívást csak egyszer lehet átirányítani.
dueling-nobles-refusal-dice-already-rolled = { $player } már dobott.
dueling-nobles-refusal-not-rolled = Előbb { $player } dob.
dueling-nobles-refusal-wrong-dice = { $max ->
    [one] Ez a nemes egy kockával dob; az értéke 1 és 6 között lehet.
   *[other] A király egy vagy két kockával dob; mindegyik értéke 1 és 6 között lehet.
}
dueling-nobles-refusal-not-your-support = Most { $turn } játszhat ki támogatólapot.
dueling-nobles-refusal-bad-adjustment-gold = Az arany 0 és { $value } között lehet.
dueling-nobles-refusal-bad-adjustment-hand = A kézben 0 és { $value } között lehet a lapok száma.
dueling-nobles-refusal-bad-adjustment-support-deck = A támogatópakliban 0 és { $value } között lehet a lapok száma.
dueling-nobles-refusal-bad-adjustment-shared-deck = A támogatópakli közös: a javítás nem nevezhet meg játékost.
dueling-nobles-refusal-bad-adjustment-deck-of-each = Mindkét játékosnak saját támogatópaklija van: a javításnak meg kell neveznie a játékost.
dueling-nobles-refusal-bad-adjustment-stamina = { $noble } életereje 1 és { $value } között lehet.

## The table in a terminal

dueling-nobles-table-turn = { $turn }. kör: { $player } következik, fázis: { $phase }
dueling-nobles-table-side = { $player }: { $gold } arany, { $cards } lap kézben
dueling-nobles-table-known = Ismert lapok a kézben: { $cards }
dueling-nobles-table-ability = { $suit } { $ability }
dueling-nobles-table-abilities = Megmaradt képességek: { $abilities }
dueling-nobles-table-noble = { $noble }  életerő { $stamina } / { $full }, erő { $strength }
dueling-nobles-table-noble-armed = { $noble }  életerő { $stamina } / { $full }, erő { $strength }, fegyvere { $weapon }
dueling-nobles-table-courtyard-empty = Nincs nemes
dueling-nobles-table-decks = Támogatópakli { $support }, nemespakli { $nobles }
dueling-nobles-table-discard = Dobópakli, alul a legrégebbi: { $cards }
dueling-nobles-table-discard-empty = Dobópakli: üres
dueling-nobles-table-missing = { $count } támogatólap hiányzik a számolásból.
dueling-nobles-table-surplus = A számolásban { $count } támogatólappal több van a kelleténél.
dueling-nobles-table-duel = Párbaj: { $attacker } – { $defender }
dueling-nobles-table-to-roll = { $player } még nem dobott.
dueling-nobles-table-to-support = Most { $player } játszhat ki támogatólapot.
dueling-nobles-table-last-duel = Utolsó párbaj: { $attacker } { $total } – { $defender } { $other }, { $outcome ->
    [attacker] a támadó nyert
    [defender] a védő nyert
   *[tie] döntetlen
}

## The command line’s duel

dueling-nobles-calculator-attacker = a támadó
dueling-nobles-calculator-defender = a védő
dueling-nobles-calculator-title-attacker = { $noble } támad
dueling-nobles-calculator-title-defender = { $noble } véd
dueling-nobles-calculator-attacker-wins = A támadó nyer ({ $attacker }), { $total } : { $other }.
dueling-nobles-calculator-defender-wins = A védő nyer ({ $defender }), { $other } : { $total }.
dueling-nobles-calculator-undecided = A győztest a kockák döntik el.
dueling-nobles-calculator-tie = Döntetlen, { $total } : { $other }: mindkét nemes 1 életerőt veszít.
dueling-nobles-calculator-attacker-critical = Kritikus találat: az összegektől függetlenül a támadó nyer ({ $attacker }).
dueling-nobles-calculator-defender-critical = Kritikus találat: az összegektől függetlenül a védő nyer ({ $defender }).
dueling-nobles-calculator-aces = Ász mindkét oldalon: az összegektől függetlenül döntetlen.
dueling-nobles-calculator-without-dice = { $sides ->
    [attacker] A támadó dobása nincs megadva: az összegében nem szerepel.
    [defender] A védő dobása nincs megadva: az összegében nem szerepel.
   *[both] Nincs megadva dobás: az összegekben nem szerepel.
}
dueling-nobles-calculator-no-hands = A lapokkal számolt esélyekhez add meg, hány lap van azoknak a kezében, akik még lapot játszhatnak ki: --attacker-hand és --defender-hand.
dueling-nobles-calculator-too-many-nobles = Csak 12 nemes van.

## Chances and luck

dueling-nobles-odds-dice = Csak a kockákkal: { $attacker } { $win }, döntetlen { $tie }, { $defender } { $loss }.
dueling-nobles-odds-cards = Ha mindketten a legjobb lapjukat játsszák: { $attacker } { $win }, döntetlen { $tie }, { $defender } { $loss }.
dueling-nobles-odds-answer = { $ties ->
    [no] { $player } kezében van nyerő lap: { $win }.
   *[yes] { $player } kezében van nyerő lap: { $win }, csak döntetlenhez elég lap: { $tie }.
}
dueling-nobles-odds-answer-wins = Győzelmet hozna: { $cards }.
dueling-nobles-odds-answer-ties = Döntetlent hozna: { $cards }.
dueling-nobles-odds-answer-pair = Egyetlen lap sem nyer, kettő kell hozzá.
dueling-nobles-odds-missing = Lapokkal nincs esélyszámítás: a 40 támogatólapból { $count } hiányzik a számolásból.
dueling-nobles-odds-surplus = Lapokkal nincs esélyszámítás: a számolásban { $count } támogatólappal több van a kelleténél.
dueling-nobles-odds-luck = A dobás előtt, lapok nélkül { $player } esélye { $expected } volt; a döntetlen fél győzelemnek számít. A kockák { $dice ->
    [more] { $dice_points } százalékpontot adtak hozzá
    [less] { $dice_points } százalékpontot vettek el belőle
    [little] alig számítottak
   *[none] nem változtattak rajta
}, a lapok és a döntések { $cards ->
    [more] { $cards_points } százalékpontot adtak hozzá
    [less] { $cards_points } százalékpontot vettek el belőle
    [little] { $dice ->
        [little] is alig számítottak
       *[other] alig számítottak
    }
   *[none] { $dice ->
        [none] sem
       *[other] nem változtattak rajta
    }
}: { $result ->
    [win] { $player } nyert.
    [loss] { $player } vesztett.
   *[tie] döntetlen.
}
dueling-nobles-odds-line = { $attacker } { $win }, döntetlen { $tie }, { $defender } { $loss }
dueling-nobles-outlook-certain = { $player } biztosan nyer
dueling-nobles-outlook-tie = Döntetlen lesz
dueling-nobles-outlook-tie-likely = A döntetlen a legvalószínűbb
dueling-nobles-outlook-almost = { $player } szinte biztosan nyer
dueling-nobles-outlook-likely = { $player } valószínűleg nyer
dueling-nobles-outlook-better = { $player } esélyei jobbak
dueling-nobles-outlook-even = Nagyjából egyenlők az esélyek
dueling-nobles-chances-show = Esélyek
dueling-nobles-chances-hide = Esélyek elrejtése
dueling-nobles-chances-pair = { $attacker } – { $target }: { $outlook }.
dueling-nobles-chances-of-pair = { $attacker } esélyei { $target } ellen: { $chance }
dueling-nobles-chances-about = Mikor mutassa ez a játszma a párbajok esélyeit.
dueling-nobles-chances-as-set = A beállítások szerint ({ $when })
dueling-nobles-chances-course = A párbaj menete
dueling-nobles-chances-up = Fent: { $player } javára
dueling-nobles-chances-down = Lent: { $player } javára
dueling-nobles-chances-no-duel = Ez a lépés nem párbaj része, ezért nincsenek párbajesélyei.
dueling-nobles-chances-off = Az esélygörbe ki van kapcsolva. A beállításokban bekapcsolhatod.
dueling-nobles-chances-even = egyenlő
dueling-nobles-chances-how-likely = { $attacker } győzelmi esélye, ha mindketten a legjobb lapjukat játsszák. Koppints valamelyikre a részletekért.
dueling-nobles-chances-how-likely-dice = { $attacker } győzelmi esélye csak a kockákkal. { $why }
dueling-nobles-chances-after = { $done }: { $sentence }
dueling-nobles-chances-course-told = Esélyek ebben a párbajban: { $points }
dueling-nobles-needs-all = { $name } bármelyik lappal nyer
dueling-nobles-needs-win = { $name } ezzel nyer: { $wins }
dueling-nobles-needs-win-tie = { $name } ezzel nyer: { $wins }; döntetlen: { $ties }
dueling-nobles-needs-win-two = { $name } ezzel nyer: { $wins }, vagy két lappal, a { $suit } bónuszával együtt legalább { $sum }
dueling-nobles-needs-win-tie-two = { $name } ezzel nyer: { $wins }, vagy két lappal, a { $suit } bónuszával együtt legalább { $sum }; döntetlen: { $ties }
dueling-nobles-needs-two = { $name } csak két lappal nyer, a { $suit } bónuszával együtt legalább { $sum }
dueling-nobles-needs-two-tie = { $two ->
    [yes] { $sentence }; döntetlen két lappal: { $sum }
   *[no] { $sentence }; döntetlen két lappal, a { $suit } bónuszával együtt: { $sum }
}
dueling-nobles-needs-tie = { $name } egy lappal sem nyer; döntetlen: { $ties }
dueling-nobles-needs-hopeless = { $name }: egyetlen lap sem segít
dueling-nobles-needs-no-ace = { $name }: ász ellen nincs több ász, nincs menekvés
dueling-nobles-needs-first = Ha { $other } nem játszik ki lapot: { $sentence }
dueling-nobles-needs-an-ace = ász
dueling-nobles-needs-range = { $first }–{ $last }
dueling-nobles-needs-nothing = { $name } előnye { $lead }
dueling-nobles-needs-ace = { $name }: ász ellen csak ász ad döntetlent
dueling-nobles-odds-no-pairs = Most nincs két nemes, aki párbajozhatna.
dueling-nobles-odds-title = { $attacker } – { $defender }, mintha most lenne a kihívás
dueling-nobles-odds-attacker = Támad
dueling-nobles-odds-target = Véd
dueling-nobles-odds-dice-win = Kockák: győzelem
dueling-nobles-odds-tie = döntetlen
dueling-nobles-odds-loss = vereség
dueling-nobles-odds-cards-win = Legjobb lapok: győzelem
dueling-nobles-odds-note = A támadó győzelmei, döntetlenjei és vereségei: csak a kockákkal, illetve ha mindketten a legjobb lapjukat játsszák. A blöff, a lapok tartalékolása és az átirányítás nincs beszámítva.

## Statistics

dueling-nobles-count-duels = Párbajok
dueling-nobles-count-attacker-won = A támadó nyert
dueling-nobles-count-defender-won = A védő nyert
dueling-nobles-count-tied-duels = Döntetlen
dueling-nobles-count-critical-attacks = A támadó kritikus találata
dueling-nobles-count-critical-defences = A védő kritikus találata
dueling-nobles-count-deflected = Átirányítva
dueling-nobles-count-duels-note = { $count } végigvívott párbaj. A döntetlen egyik félnek sem győzelem.
dueling-nobles-count-nobles = Párbajok nemesenként
dueling-nobles-count-noble = Nemes
dueling-nobles-count-attacks = Támadás
dueling-nobles-count-defences = Védekezés
dueling-nobles-count-won = győzelem
dueling-nobles-count-lost = vereség
dueling-nobles-count-tied = döntetlen
dueling-nobles-count-luck = Szerencse a párbajokban
dueling-nobles-count-luck-expected = Várható
dueling-nobles-count-luck-dice = Kockaszerencse
dueling-nobles-count-luck-cards = Lapok és döntések
dueling-nobles-count-luck-won = Győzelem
dueling-nobles-count-luck-note = A győzelem a várható, a kockaszerencse, valamint a lapok és döntések összege; a döntetlen fél győzelemnek számít. Várható az az esély, amely a dobás előtt, lapok nélkül fennáll. A kockaszerencse azt mutatja, mennyit változtattak ezen a kockák, a többi a lapoké és a döntéseké.
dueling-nobles-count-luck-left-out = Csak a végigvívott párbajok számítanak; az átirányított párbaj az utolsó célpontjától. A laphúzás szerencséje nincs kiszámolva.
dueling-nobles-person-duels = Párbajok: { $duels }. Megnyert: { $won }, a döntetlen fél; kártyák nélkül a várható szám { $expected } ({ $above }).
dueling-nobles-person-luck = Kockaszerencsével nyert vagy vesztett párbajok: { $dice }.
dueling-nobles-person-noble = Leggyakrabban választott nemes: { $noble } (játszmák: { $games }).
dueling-nobles-person-wins = A nemesek legyőzésével nyert játszmák: { $fought }, az ellenfél feladásával: { $conceded }.
dueling-nobles-count-abilities = Képességek
dueling-nobles-count-ability = Képesség
dueling-nobles-count-turn-first = Legkorábbi kör
dueling-nobles-count-turn-median = Medián kör
dueling-nobles-count-turn-last = Legkésőbbi kör
dueling-nobles-count-gold = Arany az egyes körök végén
dueling-nobles-count-gold-first = Kezdő
dueling-nobles-count-gold-second = Második
dueling-nobles-count-gold-winner = Győztes
dueling-nobles-count-gold-loser = Vesztes
dueling-nobles-count-gold-note = Az átlagos arany azokban a játszmákban, amelyek eljutottak addig a körig.

## Results for other programs

dueling-nobles-tally-nobles-left = Megmaradt nemesek
dueling-nobles-tally-duels-won = Nyert párbajok

## A first game

dueling-nobles-deal = Keverd meg a 12 bubit, dámát és királyt. Ossz 6 lapot mindkét játékosnak.
dueling-nobles-deal-each = Keverd meg az egyik pakli 12 bubiját, dámáját és királyát, és ossz 6 lapot mindkét játékosnak. A másik pakliéi nem kellenek.
dueling-nobles-deal-about = Ők a nemesek. Előbb válogasd ki őket a pakliból; a másik 40 lap később jön.
dueling-nobles-keep = { $count ->
    [one] Mindkét játékos 1 lapot tart meg, felfedve. Koppints rá itt.
   *[other] Mindkét játékos { $count } lapot tart meg, felfedve. Koppints rájuk itt.
}
dueling-nobles-keep-about = Ők alkotják az udvarodat, és ők vívják a párbajaidat. A király ereje { $king }, és két kockával dobhat; a dámáé { $queen }, és minden mellette álló nemes { $bonus } erőt ad neki; a bubié { $jack }, és két lapot játszhat ki. Kezdetnek jó, ha mindegyikből van.
dueling-nobles-rest = { $count ->
    [0] Nem marad több nemes.
    [one] A megmaradt nemest tedd le lefordítva: ez a nemespakli.
   *[other] A megmaradt { $count } nemest keverd meg, és tedd le lefordítva: ez a nemespakli.
}
dueling-nobles-rest-about = Innen jönnek az új nemesek, és ide kerülnek vissza az elesettek.
dueling-nobles-hand = { $count ->
    [0] Keverd meg a másik 40 lapot: ez a támogatópakli. Senki sem kap belőle.
   *[other] Keverd meg a másik 40 lapot. Ossz { $count } lapot mindkét játékosnak; a többi a támogatópakli.
}
dueling-nobles-hand-each = { $count ->
    [0] Mindkét játékos megkeveri a saját paklija többi 40 lapját: ez a támogatópaklija. Senki sem kap belőle.
   *[other] Mindkét játékos megkeveri a saját paklija többi 40 lapját, és felvesz { $count } lapot; a többi a támogatópaklija.
}
dueling-nobles-hand-about = A kezedet ne mutasd meg. Ezeket a lapokat kijátszhatod párbajban, eladhatod, fegyverként adhatod a nemeseknek, vagy képességekre költheted.
dueling-nobles-hint-guide = Az app számon tartja az aranyat, az életerőt és a fegyvereket, és összeadja a párbajokat. Minden fázist tippek magyaráznak; amelyiket bezárod, nem jön elő újra.
dueling-nobles-needs = { $support_decks ->
    [each] Csak játékosonként egy pakli kártya és két kocka kell.
   *[shared] Csak egy pakli kártya és két kocka kell.
}
dueling-nobles-hint-income = { $gold ->
    [0] Adj el három azonos színű lapot, vagy adóztass meg egy királyt, aki életerővel fizet.
   *[other] Már kaptál { $gold } aranyat. Ha több kell, adj el lapokat, vagy adóztass meg egy királyt.
}
dueling-nobles-hint-reinforcements = Az aranyból támogatólapot vehetsz, darabját 1 aranyért, vagy nemest { $recruit } aranyért.
dueling-nobles-hint-command = Ha egy nemes alá 2-est vagy 3-ast teszel, az a fegyvere. Minden színnek van egy képessége.
dueling-nobles-hint-hearts = egyik nemesed 1 életerőt visszanyer.
dueling-nobles-hint-diamonds = ha az ellenfélnek több nemese van.
dueling-nobles-hint-clubs = vegyél fel egy lapot a dobópakliból.
dueling-nobles-hint-spades = nézd meg az ellenfél kezét.
dueling-nobles-hint-duel = Koppints a támadóra, aztán a célpontra. Döntetlennél mindkettő 1 életerőt veszít.
dueling-nobles-hint-roll = Koppints arra, amit a kocka mutat, vagy dobasd az appot. A király kettővel is dobhat.
dueling-nobles-hint-support = Előbb a támadó játszhat ki lapot{ $adrenaline ->
    [0] .
   *[other] ; a nemes színe ennyit ad hozzá: { $adrenaline }.
}
dueling-nobles-hint-answer = Most a védő játszhat ki lapot. Az ász nyer.

## The screens

dueling-nobles-bots-decks = A bot támogatólapjai az alkalmazásban vannak, mert az asztalon lévő pakli lapjait az alkalmazás nem ismerheti. Ezért mindkét játékosnak saját támogatópaklija és dobópaklija van. A nemeseket te osztod, és te dobsz a bot helyett.
dueling-nobles-setup-to-nobles = Nemesek választása
dueling-nobles-setup-begin = Kezdődjön a játszma
dueling-nobles-setup-nobles = Kezdő nemesek
dueling-nobles-starter-about-dealer = Mindkét játékos két kockával dob. Aki kisebbet dob, az oszt, és a másik játékos kezd. Koppints arra, amit a kockák mutatnak.
dueling-nobles-starter-about-any = Bárhogyan eldönthető. Dobás esetén az kezd, aki nagyobbat dob.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, { $die }. kocka: nincs dobás
   *[other] { $name }, { $die }. kocka: { $pips }
}
dueling-nobles-starter-tie = Mindkettő { $total }, újra kell dobni.
dueling-nobles-starter-starts = { $name } kezd
dueling-nobles-starter-missing = Add meg a dobást, vagy koppints arra, aki kezd.
dueling-nobles-nobles-first = { $name } kezd.
dueling-nobles-nobles-picking = { $name } választ: { $count } / { $of }
dueling-nobles-nobles-picked = { $name } nemesei: { $cards }.
dueling-nobles-nobles-dealt = { $name } kap: { $count } / { $of }
dueling-nobles-nobles-kept = { $name } megtartja: { $cards }.
dueling-nobles-nobles-free = { $card }
dueling-nobles-nobles-taken = { $card }, { $name }
dueling-nobles-nobles-full = { $name } nemesei már megvannak ({ $count }). Koppints az egyikre, ha visszatennéd.
dueling-nobles-nobles-next = Most { $next } választ. Módosításhoz koppints fent: { $name }.
dueling-nobles-nobles-missing = { $count ->
    [one] Egy nemes hiányzik.
   *[other] { $count } nemes hiányzik.
}
dueling-nobles-menu-chances = Mikor látszanak az esélyek
dueling-nobles-side-active = ▶ { $name }
dueling-nobles-side-turn = { $name } jön
dueling-nobles-side-empty = { $name } udvarában nem maradt nemes.
dueling-nobles-side-hand = { $name }: { $count } lap kézben
dueling-nobles-side-gold = { $name }: { $count } arany
dueling-nobles-side-abilities = { $name } megmaradt képességei: { $abilities }
dueling-nobles-ability-is-left = { $ability }, elérhető: { $about }
dueling-nobles-ability-is-used = { $ability }, elhasználva: { $about }
dueling-nobles-noble-label = { $card } ({ $name })
dueling-nobles-noble-about = { $sum ->
    [yes] { $card } ({ $name }): erő { $strength } ({ $terms }), életerő { $left } / { $full }
   *[no] { $card } ({ $name }): erő { $strength }, életerő { $left } / { $full }
}
dueling-nobles-noble-worth = { $sum ->
    [yes] Erő { $strength } ({ $terms }), életerő { $left } / { $full }
   *[no] Erő { $strength }, életerő { $left } / { $full }
}
dueling-nobles-noble-stamina = { $card }: életerő { $left } / { $full }
dueling-nobles-noble-skill-king = Párbajban a király egy vagy két kockával dob.
dueling-nobles-noble-skill-queen = A dámát minden további nemes erősíti az udvarában.
dueling-nobles-noble-skill-jack = Párbajban a bubi két támogatólapot játszhat ki.
dueling-nobles-thing-gold-about = Aranyból lapokat és nemeseket vehetsz, és átirányításra is kell.
dueling-nobles-thing-hand-about = A kézben lévő támogatólapok. Az app csak a számukat követi, meg azokat a lapokat, amelyeket mindkét játékos látott.
dueling-nobles-thing-abilities = { $name } képességei
dueling-nobles-thing-noble-deck = Nemespakli
dueling-nobles-deck-support = Támogatópakli: { $count }
dueling-nobles-deck-support-name = Támogató
dueling-nobles-deck-nobles = Nemespakli: { $count }
dueling-nobles-deck-nobles-name = Nemesek
dueling-nobles-discard = { $count ->
    [0] Eldobva: 0
   *[other] Eldobva: { $count }
}
dueling-nobles-discard-card = { $card } a dobópakliban
dueling-nobles-cards-missing = { $count ->
    [one] Egy támogatólap hiányzik a számolásból. Javítsd az egyik kezet vagy a paklit.
   *[other] { $count } támogatólap hiányzik a számolásból. Javítsd az egyik kezet vagy a paklit.
}
dueling-nobles-cards-too-many = { $count ->
    [one] A számolásban eggyel több támogatólap van a kelleténél. Javítsd az egyik kezet vagy a paklit.
   *[other] A számolásban { $count } támogatólappal több van a kelleténél. Javítsd az egyik kezet vagy a paklit.
}
dueling-nobles-mark-discard = ×
dueling-nobles-mark-duel = ⚔
dueling-nobles-do-sell = Eladás { $gold } aranyért
dueling-nobles-do-buy = { $count } lap vétele
dueling-nobles-do-tax = { $card } adóztatása
dueling-nobles-do-recruit = { $card } toborzása
dueling-nobles-do-weapon = Fegyver: { $card }
dueling-nobles-do-give = Innen: { $card }
dueling-nobles-do-receive = Ide: { $card }
dueling-nobles-do-heal = { $card } gyógyítása
dueling-nobles-do-spy = Kémkedés lapok nélkül
dueling-nobles-do-spy-named = Kéz rögzítése
dueling-nobles-do-tax-last = { $card } adózik és elesik
dueling-nobles-do-attack-with = { $card } támad
dueling-nobles-do-attack = { $card } kihívása
dueling-nobles-priced = { $action } ({ $gold } arany)
dueling-nobles-do-deflect = { $name } átirányít ({ $gold } arany)
dueling-nobles-do-deflect-to = Átirányítás: { $card }
dueling-nobles-do-concede = { $name } feladja
dueling-nobles-do-next-phase = { $phase } →
dueling-nobles-passing = { $count ->
    [one] Ezzel véget ér ez a fázis: { $phases }.
   *[other] Ezzel véget érnek ezek a fázisok: { $phases }.
}
dueling-nobles-do-describe = { $card } adatai
dueling-nobles-ask-spade = Melyik pikket dobod el?
dueling-nobles-ask-heart = Melyik kőrt dobod el?
dueling-nobles-ask-diamond = Melyik kárót dobod el?
dueling-nobles-ask-club = Melyik treffet dobod el?
dueling-nobles-ask-sale = Koppints három azonos színű lapra.
dueling-nobles-ask-sale-full = Már megvan a három lap.
dueling-nobles-ask-sale-left = { $count ->
    [one] Még egy lap kell
   *[other] Még { $count } lap kell
}
dueling-nobles-ask-king = Melyik király fizet?
dueling-nobles-ask-count = Hány lapot?
dueling-nobles-ask-recruit = Melyik nemes volt felül?
dueling-nobles-ask-weapon = Melyik 2-es vagy 3-as?
dueling-nobles-ask-bearer = Ki kapja ezt: { $card }?
dueling-nobles-ask-giver = Kinek a fegyvere?
dueling-nobles-ask-receiver = Ki kapja { $card } fegyverét?
dueling-nobles-ask-patient = Kit gyógyítasz ezzel: { $card }?
dueling-nobles-ask-recovered = Melyik lapot veszed fel ezért: { $card }?
dueling-nobles-ask-from-pile = { $card } a dobópakliból
dueling-nobles-ask-seen = { $count ->
    [0] { $name } keze üres.
    [one] { $name } egyetlen lapja:
   *[other] { $name } lapjai, összesen { $count }:
}
dueling-nobles-ask-seen-full = Minden lap megvan ({ $count }).
dueling-nobles-ask-seen-left = { $count ->
    [one] Még egy lapot kell megnevezni
   *[other] Még { $count } lapot kell megnevezni
}
dueling-nobles-ask-seen-spent = { $card } épp most került a dobópakliba.
dueling-nobles-ask-attack-or-end = { $name }, koppints a támadó nemesre, vagy fejezd be a kört.
dueling-nobles-ask-attack-or-go-on = { $name }, koppints a támadó nemesre, vagy menj tovább.
dueling-nobles-ask-one-card = { $name }, játssz ki egy lapot vagy egyet sem.
dueling-nobles-ask-two-cards = Bubi: { $name }, játssz ki legfeljebb két lapot.
dueling-nobles-ask-target = { $name }, koppints arra a nemesre, akit { $card } kihív.
dueling-nobles-ask-deflection = Ki vállalja a párbajt?
dueling-nobles-ask-last-stamina = Ez { $card } utolsó életereje: a király elesik.
dueling-nobles-ask-concede = A játszma azonnal véget ér. Visszavonhatod.
dueling-nobles-fight-wins = nyer
dueling-nobles-fight-loses = veszt
dueling-nobles-fight-ties = döntetlen
dueling-nobles-fight-attacker = támad
dueling-nobles-fight-defender = véd
dueling-nobles-fight-fights = { $card } a párbajban
dueling-nobles-fight-rolled = { $name } dobása: { $pips }
dueling-nobles-fight-card-lies = { $card } ki van játszva
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = kritikus találat
dueling-nobles-fight-roll = { $name } dob
dueling-nobles-fight-roll-two = Király: { $name } egy vagy két kockával dob
dueling-nobles-fight-die-tumbles = { $name } kockája gurul
dueling-nobles-fight-die = { $name } dobása { $pips }
dueling-nobles-fight-first-die = { $name }, első kocka { $pips }
dueling-nobles-fight-second-die = { $name }, második kocka { $pips }
dueling-nobles-fight-one-die = { $name }, csak egy kocka: { $pips }
dueling-nobles-fight-roll-virtual = Az app dob: { $name }
dueling-nobles-fight-no-hand = { $name } kezében nincs lap.
dueling-nobles-fight-no-card = { $name } nem játszik ki lapot
dueling-nobles-fight-play = Kijátszás: { $cards }
dueling-nobles-fight-play-none = Kijátszás
dueling-nobles-fight-choose-first = Előbb válassz egy vagy két lapot, vagy ne játssz ki egyet sem.
dueling-nobles-fight-won = { $name } nyeri a párbajt
dueling-nobles-fight-tie = Döntetlen
dueling-nobles-needs-picked = { $cards }: { $total } – { $other }
dueling-nobles-needs-picked-ace = { $cards }: kritikus találat
dueling-nobles-needs-picked-aces = { $cards }: ász ász ellen, döntetlen
dueling-nobles-card-would-win = nyerne
dueling-nobles-card-would-tie = döntetlen
dueling-nobles-correct-gold = { $player } aranya
dueling-nobles-correct-support-deck = { $owner ->
    [none] Lapok a támogatópakliban
   *[other] Lapok { $owner } támogatópaklijában
}
dueling-nobles-correct-stamina = { $noble } életereje
dueling-nobles-correct-weapon = { $noble } fegyvere
dueling-nobles-correct-armed = { $weapon ->
    [none] nincs
   *[other] { $weapon }
}
dueling-nobles-correct-ability = { $suit ->
    [spades] { $player } már használta: ♠
    [hearts] { $player } már használta: ♥
    [diamonds] { $player } már használta: ♦
   *[clubs] { $player } már használta: ♣
}
dueling-nobles-keys-die = A kocka beállítása erre a számra
dueling-nobles-keys-number = A kocka beállítása erre a számra, vagy választás
dueling-nobles-keys-roll = Az app dob
dueling-nobles-keys-chances = Esélyek megjelenítése
dueling-nobles-keys-no-support = Nincs kijátszott lap
dueling-nobles-quick-unarmed = { $card } fegyver nélkül
dueling-nobles-quick-under = { $card } a { $noble } nemes alatt
dueling-nobles-quick-title = Gyors párbaj
dueling-nobles-quick-attacker = Támadó
dueling-nobles-quick-defender = Védő
dueling-nobles-quick-pick-attacker = Koppints a támadó nemesre.
dueling-nobles-quick-pick-defender = Koppints a védő nemesre.
dueling-nobles-quick-attacks = { $card } támad
dueling-nobles-quick-defends = { $card } véd
dueling-nobles-quick-armed = { $card }, fegyvere { $weapon }
dueling-nobles-quick-hand = Lapok kézben: { $player }
dueling-nobles-quick-others = Más nemesek { $card } mellett
dueling-nobles-quick-edition = Kiadás: { $edition }
dueling-nobles-quick-wounded = { $card } 1 életerőt veszít.
dueling-nobles-quick-another = Másik párbaj
dueling-nobles-quick-same = Ugyanezek a nemesek
dueling-nobles-figure-luck = Várható és valódi győzelmek
dueling-nobles-figure-duels = A párbajok kimenetele
dueling-nobles-figure-nobles = Nyert párbajok a megvívottakból
dueling-nobles-figure-attacking = Támadóként
dueling-nobles-figure-defending = Védőként
dueling-nobles-figure-gold = Győztesek és vesztesek aranya
dueling-nobles-figure-gold-mean = Átlagos arany

## How to play

dueling-nobles-lesson-aim = Az udvarod
dueling-nobles-lesson-aim-about = Az előtted fekvő királyok, dámák és bubik a nemeseid. Akkor nyersz, ha az ellenfélnek egy sem marad.
dueling-nobles-lesson-hand = A kezed
dueling-nobles-lesson-hand-about = A többi lap a nemeseidet támogatja. Tartsd úgy, hogy az ellenfél ne lássa.
dueling-nobles-lesson-turn = A köröd
dueling-nobles-lesson-turn-about = Aranyat gyűjtesz, lapokat veszel, fegyvert adsz a nemeseidnek, aztán párbajt kezdhetsz. Az app mutatja a fázisokat, és számolja az aranyat.
dueling-nobles-lesson-duel = Egy párbaj
dueling-nobles-lesson-duel-about = Egyik nemesed kihívja az ellenfél egyik nemesét. Mindkét oldal összeadja a nemes erejét, egy dobást, és ha akarja, egy lapot a kezéből. A nagyobb összeg nyer.
dueling-nobles-lesson-stamina = Életerő
dueling-nobles-lesson-stamina-about = A párbajban vesztes nemes 1 életerőt veszít. Akinek elfogy, elhagyja az udvart, és visszakerül a nemespakliba.
dueling-nobles-lesson-suits = Színek és ászok
dueling-nobles-lesson-suits-about = Játszmánként egyszer minden színből egy lappal használhatod a szín képességét. Az ász az összegektől függetlenül megnyeri a párbajt.

## The rules for a player who does not know the game

dueling-nobles-rulebook-aim = A cél
    Ez kétszemélyes játék. Mindkét játékosnak udvara van nemesekkel, és a két oldal nemesei párbajt vívnak egymással.
    Akkor nyersz, ha az ellenfél udvarában nem marad nemes.

dueling-nobles-rulebook-table = Az asztal
    { $support_decks ->
        [each] Két 52 lapos pakli francia kártya kell, jokerek nélkül, mindkét játékosnak egy, és két hatoldalú dobókocka. Az app számon tartja az aranyat és az életerőt, és dobni is tud.
       *[shared] Egy 52 lapos pakli francia kártya kell, jokerek nélkül, és két hatoldalú dobókocka. Az app számon tartja az aranyat és az életerőt, és dobni is tud.
    }
    { $support_decks ->
        [each] Az egyik pakli 12 bubija, dámája és királya a nemes; a másik pakliéi nem kellenek. A paklik többi 40 lapja, az ásztól a 10-esig, a pakli gazdájának támogatólapja.
       *[shared] A 12 bubi, dáma és király a nemes. A másik 40 lap, az ásztól a 10-esig, a támogatólap.
    }
    Mindkét játékosnak van egy udvara felfedett nemesekkel, valamennyi aranya, és a kezében támogatólapok, amelyeket a másik nem lát.
    { $support_decks ->
        [each] A nemespakli közös, és lefordítva fekszik. Mindkét játékosnak saját támogatópaklija van lefordítva, és saját dobópaklija felfedve.
       *[shared] Három közös pakli van: a nemespakli és a támogatópakli lefordítva, a dobópakli felfedve.
    }
    Az erő mutatja, mennyit ér egy nemes a párbajban. Alapesetben a király ereje { $base_strength-king }, a dámáé { $base_strength-queen }, a bubié { $base_strength-jack }.
    Az életerő mutatja, hány sebet bír ki egy nemes. A király életereje { $stamina-king }, a dámáé { $stamina-queen }, a bubié { $stamina-jack }. Akinek elfogy az életereje, elesik, és elhagyja az udvart.

dueling-nobles-rulebook-setup = Előkészületek
    { $opening_nobles ->
        [one] Keverd meg külön a nemeseket, és ossz 6 lapot mindkét játékosnak. Mindkét játékos 1 nemest tesz felfedve az udvarába. Teljes életerővel indul.
       *[other] Keverd meg külön a nemeseket, és ossz 6 lapot mindkét játékosnak. Mindkét játékos { $opening_nobles } nemest tesz felfedve az udvarába. Teljes életerővel indulnak.
    }
    { $noble_deck ->
        [0] Nem marad több nemes: a nemespakli üresen indul.
       *[other] Keverd meg a megmaradt { $noble_deck } nemest. Ez a nemespakli.
    }
    { $support_decks ->
        [each] { $opening_hand ->
            [0] Mindkét játékos megkeveri a támogatólapjait. Nincs osztás: az összes lap ({ $support_deck }) a támogatópaklija.
           *[other] Mindkét játékos megkeveri a támogatólapjait, és felvesz { $opening_hand } lapot. A megmaradt { $support_deck } lap a támogatópaklija.
        }
       *[shared] { $opening_hand ->
            [0] Keverd meg a támogatólapokat. Nincs osztás: az összes lap ({ $support_deck }) a támogatópakli.
           *[other] Keverd meg a támogatólapokat, és ossz { $opening_hand } lapot mindkét játékosnak. A megmaradt { $support_deck } lap a támogatópakli.
        }
    }
    { $support_decks ->
        [each] Aranya még senkinek sincs, és mindkét dobópakli üres.
       *[shared] Aranya még senkinek sincs, és a dobópakli üres.
    { $edition ->
        [catsatcards] Mindkét játékos két kockával dob. Aki kisebbet dob, az az osztó; egyenlőségnél új dobás jön. Az osztó ellenfele kezd. Ha több játszma követi egymást, a játékosok felváltva osztanak. A lapokat egyenként, lefordítva kell osztani, az osztó ellenfelével kezdve.
        [duelo] A kezdő játékost bárhogyan ki lehet választani. Például mindkét játékos dob egy kockával, és a nagyobb kezd.
       *[original] A kezdő játékost bárhogyan ki lehet választani.
    }
    }

dueling-nobles-rulebook-turn = Egy kör
    { $phase_count ->
        [one] A játékosok felváltva jönnek. Egy körben egy fázis van: { $phases }.
       *[other] A játékosok felváltva jönnek. Egy körben { $phase_count } fázis van, ebben a sorrendben: { $phases }. Elmúlt fázishoz nem lehet visszatérni.
    }
    Egy fázison belül semmi sem kötelező: a sorrend tetszőleges, és bármi kihagyható. A kört az utolsó fázisa előtt is befejezheted.
    { $income ->
        [no] Magától egyik fázis sem hoz aranyat.
       *[other] {""}
    }
    { $left_out ->
        [none] {""}
       *[other] E szabályok szerint nincs: { $left_out }.
    }

## A phase: title, income and actions

dueling-nobles-rulebook-phase = { $number }. fázis: { $phase }
dueling-nobles-rulebook-phase-empty = Ebben a fázisban semmit sem lehet tenni.
dueling-nobles-rulebook-phase-income = { $number ->
    [1] Amint a fázis elkezdődik, { $income_gold } aranyat kapsz.
   *[other] Amint a fázis elkezdődik, { $income_gold } aranyat kapsz. Akkor is jár, ha még e fázis előtt befejezed a köröd.
}
dueling-nobles-rulebook-never = { $action }: ezek a szabályok nem engedik.
dueling-nobles-rulebook-often = { $limit ->
    [none] Egy körben akárhányszor megteheted.
    [one] Egy körben egyszer teheted meg.
   *[other] Egy körben legfeljebb { $limit } alkalommal teheted meg.
}
dueling-nobles-rulebook-sell = { $action }: Dobj el a kezedből 3 azonos színű támogatólapot, és { $sale_gold } aranyat kapsz. { $often }
dueling-nobles-rulebook-tax = { $action }: { $tax_may_vanquish ->
    [yes] Egyik királyod 1 életerőt veszít, te pedig 1 aranyat kapsz. Lehet az utolsó is: ilyenkor a király elesik.
   *[no] Egyik királyod 1 életerőt veszít, te pedig 1 aranyat kapsz. Akinek csak 1 életereje van, nem adóztatható.
} { $taxes ->
    [each-king] Egy körben minden királyoddal egyszer teheted meg.
   *[one-king] Egy körben egyszer teheted meg, egy királlyal.
}
dueling-nobles-rulebook-buy = { $action }: { $cards_per_purchase ->
    [one] Fizess 1 aranyat, és húzz 1 támogatólapot. A támogatópakliban vagy a dobópakliban kell lennie lapnak.
   *[other] Mondd meg, hány támogatólapot veszel, legfeljebb { $cards_per_purchase } lehet. Mindegyikért fizess 1 aranyat, az egészet előre, mielőtt egyet is látnál, és csak aztán húzz. Nem vehetsz több lapot, mint amennyi a támogatópakliban és a dobópakliban együtt van.
} { $often }
dueling-nobles-rulebook-recruit = { $action }: Fizess { $recruit_cost } aranyat, és fordítsd fel a nemespakli felső lapját. Ez a nemes teljes életerővel az udvarodba lép. A nemespakli nem lehet üres. { $often }
dueling-nobles-rulebook-weapon = { $action }: Tegyél a kezedből egy 2-est vagy 3-ast egyik nemesed alá, akinek még nincs fegyvere. { $often }
dueling-nobles-rulebook-move-weapon = { $action }: { $weapons_may_swap ->
    [yes] Vedd el egyik nemesed fegyverét, és add egy másiknak. Ha annak is van fegyvere, kicserélik.
   *[no] Vedd el egyik nemesed fegyverét, és add egy másiknak, akinek nincs.
} { $often }
dueling-nobles-rulebook-heal = { $action }: Dobj el egy kőrt (♥). Egyik nemesed, aki már veszített életerőt, 1-et visszanyer. Az egész játszmában egyszer teheted meg.
dueling-nobles-rulebook-draw-three = { $action }: Dobj el egy kárót (♦), és húzz 3 támogatólapot, vagy amennyi van, ha kevesebb maradt. Ehhez az ellenfél udvarában több nemesnek kell lennie, mint a tiédben. Az egész játszmában egyszer teheted meg.
dueling-nobles-rulebook-recover = { $support_decks ->
    [each] { $action }: Dobj el egy treffet (♣), és vegyél fel egy tetszőleges lapot a saját dobópaklidból, kivéve magát a treffet. A dobópakli előtte nem lehet üres. Az egész játszmában egyszer teheted meg.
   *[shared] { $action }: Dobj el egy treffet (♣), és vegyél fel egy tetszőleges lapot a dobópakliból, kivéve magát a treffet. A dobópakli előtte nem lehet üres. Az egész játszmában egyszer teheted meg.
}
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] Dobj el egy pikket (♠). Az ellenfél felfedi a kezében lévő lapokat, és ezek felfedve is maradnak. Amit később húz, az megint rejtett.
   *[no] Dobj el egy pikket (♠), és nézd meg az összes lapot az ellenfél kezében. Utána ezek megint rejtettek.
} Az egész játszmában egyszer teheted meg.
dueling-nobles-rulebook-challenge = { $action }: Nevezd meg egyik nemesedet támadónak, és az ellenfél egyik nemesét célpontnak. Párbajt vívnak, lépésről lépésre az alábbiak szerint. { $often }

## After the phases

dueling-nobles-rulebook-duel = A párbaj
    Átirányítás: a dobások előtt a védő { $deflect_cost } aranyért másik nemest nevezhet meg célpontnak ugyanabból az udvarból. Egy párbajban egyszer lehet.
    Erő: mindkét oldal megnézi a nemese erejét: a királyé { $base_strength-king }, a dámáé { $base_strength-queen }, a bubié { $base_strength-jack }. A fegyver 2-t vagy 3-at ad hozzá.
    Lelkesítés: a dáma minden további nemesért, aki ebben a pillanatban az udvarában áll, még ennyit kap: { $queen_bonus }.
    Kockák: mindkét játékos dob egy kockával, és hozzáadja. Királlyal két kockával is dobhatsz, és mindkettőt hozzáadod. Mindegy, ki dob előbb.
    Támogatás: most mindkét játékos kijátszhat a kezéből egy támogatólapot, és hozzáadja a számát. Bubival kettőt is kijátszhatsz, mindkettőt egyszerre. Előbb a támadó játszik ki lapot vagy passzol, aztán a védő. 2-es és 3-as itt is kijátszható.
    Adrenalin: ha a támogatólap színe egyezik a nemesével, még ennyit ad hozzá: { $adrenaline }. Ha a bubi két ilyet játszik ki, mindkettőért jár.
    Kritikus találat: az ász sem számot, sem adrenalint nem ad, de aki kijátssza, az összegektől függetlenül megnyeri a párbajt. Ha mindkét játékos ászt játszik ki, döntetlen. A bubi két lapja közül az egyik lehet ász.
    Győzelem: ász nélkül a nagyobb összeg nyer. A győztes { $win_gold } aranyat kap, a vesztes nemes 1 életerőt veszít.
    Döntetlen: mindkét nemes 1 életerőt veszít, és senki sem kap aranyat.
    A párbaj után: a kijátszott támogatólapok a dobópakliba kerülnek, előbb a támadóéi. Ezután elesik, akinek nem maradt életereje: a fegyvere a dobópakliba kerül, a nemest vissza kell keverni a nemespakliba.

dueling-nobles-rulebook-abilities = A négy képesség
    Minden színnek egy képessége van: { $abilities }. Egy játszmában mindkét játékos mind a négyet egyszer használhatja.
    A használatához dobj el a kezedből egy támogatólapot abból a színből. Bármelyik jó, az ász is: a szám nem számít. Egy körben több képességet is használhatsz.

dueling-nobles-rulebook-abilities-some = Képességek
    E szabályok szerint ezek vannak: { $abilities }. Egy játszmában mindkét játékos mindegyiket egyszer használhatja.
    A használatához dobj el a kezedből egy támogatólapot abból a színből. Bármelyik jó, az ász is: a szám nem számít. Egy körben több képességet is használhatsz.

dueling-nobles-rulebook-weapons = Fegyverek
    A nemes alá tett 2-es vagy 3-as a fegyvere. Minden párbajban 2-t vagy 3-at ad a nemes erejéhez. A színe nem számít.
    Egy nemesnek legfeljebb egy fegyvere lehet. Ha a nemes elesik, a fegyvere a dobópakliba kerül.

dueling-nobles-rulebook-decks = Paklik és keverés
    { $support_decks ->
        [each] A támogatólapokat egyesével kell húzni, mindenki a saját paklijából. Ha a támogatópaklid elfogy, keverd meg a dobópaklidat: ez az új támogatópaklid, és húzz tovább. Ha a dobópaklid is üres, nem húzol többet.
       *[shared] A támogatólapokat egyesével kell húzni. Ha a támogatópakli elfogy, keverd meg a dobópaklit: ez az új támogatópakli, és húzz tovább. Ha a dobópakli is üres, nem húzol többet.
    }
    { $support_decks ->
        [each] Ha épp az utolsó húzásod üríti ki a támogatópaklidat, azonnal keverd meg a dobópaklidat. A lapjaid és a fegyvereid a saját dobópaklidba kerülnek. Ugyanaz a lap mindkét játékos kezében ott lehet.
       *[shared] Ha épp az utolsó húzásod üríti ki a támogatópaklit, azonnal keverd meg a dobópaklit.
    }
    Az elesett nemest vissza kell keverni a nemespakliba, és bármelyik játékos újra toborozhatja. Amíg a nemespakli üres, senki sem toborozhat.

dueling-nobles-rulebook-end = A játszma vége
    { $victory ->
        [turn-start] Ha egy udvar kiürül, a játszma egyelőre folytatódik: a játékosa a saját körében még toborozhat. Ha üres, amikor az ellenfél köre kezdődne, az ellenfél nyert, akkor is, ha az ő udvara is üres.
       *[at-once]
            Ha kiürül az udvarod, vesztettél, és az ellenfél nyert.
            { $tax_may_vanquish ->
                [yes] Ez akkor is érvényes, ha az utolsó nemesed egy király, aki az adó miatt esik el.
               *[other] {""}
            }
            { $both_empty ->
                [attacker] Ha egyetlen párbaj mindkét udvart kiüríti, a támadó nyer.
                [defender] Ha egyetlen párbaj mindkét udvart kiüríti, a védő nyer.
               *[draw] Ha egyetlen párbaj mindkét udvart kiüríti, a játszma döntetlen.
            }
    }
    Bármikor feladhatod; ilyenkor az ellenfél nyer.
