# Dueling Nobles: names, rules, actions, consequences and refusals.

dueling-nobles = Nemesek párbaja
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

dueling-nobles-kind-setup = Előkészítés
dueling-nobles-kind-next-phase = Következő fázis
dueling-nobles-kind-next-phase-about = Tovább a következő fázisra; az utolsó után a másik játékos jön.
dueling-nobles-kind-end-turn = Kör vége
dueling-nobles-kind-end-turn-about = A hátralévő fázisok kimaradnak.
dueling-nobles-kind-sell = Eladás
dueling-nobles-kind-sell-about = Dobj el 3 azonos színű támogatólapot { $sale } aranyért.
dueling-nobles-kind-tax = Adóztatás
dueling-nobles-kind-tax-about = Egy királyod 1 életerőt veszít, te 1 aranyat kapsz.
dueling-nobles-kind-buy = Vásárlás
dueling-nobles-kind-buy-about = { $most ->
    [one] Fizess 1 aranyat, és húzz 1 támogatólapot.
   *[other] Húzz legfeljebb { $most } támogatólapot, egyenként 1 aranyért.
}
dueling-nobles-kind-recruit = Toborzás
dueling-nobles-kind-recruit-about = Fizess { $recruit } aranyat: a nemespakli felső nemese az udvarodba lép.
dueling-nobles-kind-weapon = Új fegyver
dueling-nobles-kind-weapon-about = Tegyél egy 2-est vagy 3-ast fegyverként egyik nemesed alá.
dueling-nobles-kind-move-weapon = Fegyver átadása
dueling-nobles-kind-move-weapon-about = { $swap ->
    [yes] Add át egyik nemesed fegyverét egy másiknak; két felfegyverzett nemes cserélhet is.
   *[no] Add át egyik nemesed fegyverét egy másiknak, akinek nincs.
}
dueling-nobles-kind-heal = Gyógyítás
dueling-nobles-kind-heal-about = Dobj el egy kőrt: egyik nemesed 1 életerőt visszanyer. Játszmánként egyszer.
dueling-nobles-kind-draw-three = Hármas húzás
dueling-nobles-kind-draw-three-about = Ha az ellenfélnek több nemese van, dobj el egy kárót, és húzz 3 támogatólapot. Játszmánként egyszer.
dueling-nobles-kind-recover = Felvétel
dueling-nobles-kind-recover-about = Dobj el egy treffet, és vegyél fel egy másik lapot a dobópakliból. Játszmánként egyszer.
dueling-nobles-kind-spy = Kémkedés
dueling-nobles-kind-spy-about = { $revealed ->
    [yes] Dobj el egy pikket: az ellenfél megmutatja a kezét, és ezek a lapok felfedve maradnak. Játszmánként egyszer.
   *[no] Dobj el egy pikket, és nézd meg az ellenfél kezét. Játszmánként egyszer.
}
dueling-nobles-kind-challenge = Kihívás
dueling-nobles-kind-challenge-about = Egyik nemesed párbajra hívja az ellenfél egyik nemesét.
dueling-nobles-kind-deflect = Átirányítás
dueling-nobles-kind-deflect-about = A védő a dobások előtt { $deflect } aranyat fizet, és egy másik nemese fogadja a kihívást.
dueling-nobles-kind-roll = Dobás
dueling-nobles-kind-roll-about = Oldalanként egy kocka; a király kettővel is dobhat.
dueling-nobles-kind-support = Támogatás
dueling-nobles-kind-support-about = Előbb a támadó, aztán a védő: 1 támogatólap, bubinál 2, vagy semmi.
dueling-nobles-kind-concede = Feladás
dueling-nobles-kind-concede-about = A másik játékos nyeri a játszmát.

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

dueling-nobles-value-each-king = minden király egyszer
dueling-nobles-value-one-king = egy király
dueling-nobles-value-draw = döntetlen
dueling-nobles-value-attacker = a támadó nyer
dueling-nobles-value-defender = a védő nyer

## Actions

dueling-nobles-headline-setup = { $first } kezd
dueling-nobles-headline-next-phase = { $player } továbblép, új fázis: { $phase }
dueling-nobles-headline-end-turn = { $player } befejezi a kört
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
dueling-nobles-headline-concede = { $player } feladja
dueling-nobles-headline-adjust-gold = Javítás: { $player } aranya { $gold }
dueling-nobles-headline-adjust-hand = Javítás: { $player } kezében { $hand } lap van
dueling-nobles-headline-adjust-ability = { $used ->
    [yes] Javítás: { $player } már használta a { $suit } képességét ({ $ability })
   *[no] Javítás: { $player } még nem használta a { $suit } képességét ({ $ability })
}
dueling-nobles-headline-adjust-stamina = Javítás: { $noble } életereje { $stamina }
dueling-nobles-headline-adjust-weapon = { $weapon ->
    [none] Javítás: { $noble } fegyvertelen
   *[other] Javítás: { $noble } fegyvere { $weapon }
}
dueling-nobles-headline-adjust-support-deck = Javítás: a támogatópakli { $support_deck } lapos

## Consequences

dueling-nobles-then-courtyard = { $player } kezdő nemesei: { $nobles }.
dueling-nobles-event-turn-began = { $turn }. kör: { $player } következik.
dueling-nobles-event-phase-entered = Új fázis: { $phase }.
dueling-nobles-event-gold-gained = { $gain ->
    [income] { $player } bevétele { $gold } arany.
    [sale] { $player } { $gold } aranyat kap a lapokért.
    [tax] { $player } { $gold } aranyat kap az adóból.
   *[duel] { $player } { $gold } aranyat kap a párbajért.
}
dueling-nobles-event-gold-paid = { $player } { $gold } aranyat fizet.
dueling-nobles-event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } nem húz, mert elfogytak a lapok.
       *[other] { $player } csak { $cards } lapot húz { $wanted } helyett, mert nincs több.
    }
   *[equal] { $player } { $cards } lapot húz.
}
dueling-nobles-event-deck-refilled = { $cards ->
    [one] Fordítsd meg a dobópaklit: ez az új támogatópakli, 1 lappal.
   *[other] Keverd meg a dobópaklit: ez az új támogatópakli, { $cards } lappal.
}
dueling-nobles-event-noble-joined = { $noble } { $stamina } életerővel { $player } udvarába lép.
dueling-nobles-event-noble-wounded = { $left ->
    [0] { $player } { $noble } nemese elveszíti az utolsó életerejét.
   *[other] { $player } { $noble } nemese 1 életerőt veszít, még { $left } maradt.
}
dueling-nobles-event-noble-vanquished = { $player } { $noble } nemese elesik: keverd vissza a nemespakliba.
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
dueling-nobles-then-duel-discards = { $count ->
    [one] A dobópakliba kerül: { $cards }.
   *[other] A dobópakliba kerülnek: { $cards }.
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
dueling-nobles-refusal-not-set-up = Előbb készítsd elő az asztalt.
dueling-nobles-refusal-already-set-up = Az asztal már elő van készítve.
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
dueling-nobles-refusal-hand-too-small = { $needs ->
    [one] Ehhez kell egy lap a kézben, de { $player } keze üres.
   *[other] Ehhez { $needs } lap kell a kézben, de { $player } kezében csak { $has } van.
}
dueling-nobles-refusal-card-elsewhere = { $card ->
    [none] A kézben nem lehet megfelelő lap.
   *[other] { $card-location ->
        [discard] { $support } a dobópakliban van.
        [under] { $support } a { $noble } nemes alatt van.
        [duel] { $support } már ki lett játszva ebben a párbajban.
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
dueling-nobles-refusal-discard-lacks-card = { $card ->
    [none] A dobópakli üres.
   *[other] { $card } nincs a dobópakliban.
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
dueling-nobles-refusal-bad-adjustment-stamina = { $noble } életereje 1 és { $value } között lehet.

## The table in a terminal

dueling-nobles-table-setup = Az asztal még nincs előkészítve.
dueling-nobles-table-turn = { $turn }. kör: { $player } következik, fázis: { $phase }
dueling-nobles-table-over = Vége, { $turn }. kör: { $result }
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
dueling-nobles-calculator-total = összesen
dueling-nobles-calculator-attacker-wins = A támadó nyer ({ $attacker }), { $total } : { $other }.
dueling-nobles-calculator-defender-wins = A védő nyer ({ $defender }), { $other } : { $total }.
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

dueling-nobles-chance-below-one = <1%
dueling-nobles-chance-above-ninety-nine = >99%
dueling-nobles-odds-dice = Csak a kockákkal: { $attacker } { $win }, döntetlen { $tie }, { $defender } { $loss }.
dueling-nobles-odds-cards = Ha mindketten a legjobb lapjukat játsszák: { $attacker } { $win }, döntetlen { $tie }, { $defender } { $loss }.
dueling-nobles-odds-answer = { $ties ->
    [no] { $player } kezének esélyei: győzelem { $win }, nem segít { $none }.
   *[yes] { $player } kezének esélyei: győzelem { $win }, csak döntetlen { $tie }, nem segít { $none }.
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
dueling-nobles-chances-wins = { $player } nyer
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
dueling-nobles-needs-win-two = { $name } ezzel nyer: { $wins }, vagy két lappal, együtt legalább { $sum }
dueling-nobles-needs-win-tie-two = { $name } ezzel nyer: { $wins }, vagy két lappal, együtt legalább { $sum }; döntetlen: { $ties }
dueling-nobles-needs-two = { $name } csak két lappal nyer, együtt legalább { $sum }
dueling-nobles-needs-tie = { $name } egy lappal sem nyer; döntetlen: { $ties }
dueling-nobles-needs-hopeless = { $name }: egyetlen lap sem segít
dueling-nobles-needs-no-ace = { $name }: ász ellen nincs több ász, nincs menekvés
dueling-nobles-needs-first = Ha { $other } nem játszik ki lapot: { $sentence }
dueling-nobles-needs-an-ace = ász
dueling-nobles-needs-range = { $first }–{ $last }
dueling-nobles-needs-nothing = { $name } előnye { $lead }
dueling-nobles-needs-ace = { $name }: ász ellen csak ász segít
dueling-nobles-odds-no-pairs = Most nincs két nemes, aki párbajozhatna.
dueling-nobles-odds-title = { $attacker } – { $defender }, mintha most lenne a kihívás
dueling-nobles-odds-attacker = Támad
dueling-nobles-odds-target = Véd
dueling-nobles-odds-dice-win = Kockák: győzelem
dueling-nobles-odds-dice-tie = döntetlen
dueling-nobles-odds-dice-loss = vereség
dueling-nobles-odds-cards-win = Legjobb lapok: győzelem
dueling-nobles-odds-cards-tie = döntetlen
dueling-nobles-odds-cards-loss = vereség
dueling-nobles-odds-note = A támadó győzelmei, döntetlenjei és vereségei: csak a kockákkal, illetve ha mindketten a legjobb lapjukat játsszák. A blöff, a lapok tartalékolása és az átirányítás nincs beszámítva.

## Statistics

dueling-nobles-count-duels = Párbajok
dueling-nobles-count-share = Arány
dueling-nobles-count-attacker-won = A támadó nyert
dueling-nobles-count-defender-won = A védő nyert
dueling-nobles-count-tied-duels = Döntetlen
dueling-nobles-count-critical-attacks = A támadó kritikus találata
dueling-nobles-count-critical-defences = A védő kritikus találata
dueling-nobles-count-deflected = Átirányítva
dueling-nobles-count-duels-note = { $count } végigvívott párbaj.
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
dueling-nobles-count-abilities = Képességek
dueling-nobles-count-ability = Képesség
dueling-nobles-count-ability-of = { $suit } { $ability }
dueling-nobles-count-uses = Használat
dueling-nobles-count-turn-first = Legkorábbi kör
dueling-nobles-count-turn-median = Medián kör
dueling-nobles-count-turn-last = Legkésőbbi kör
dueling-nobles-count-gold = Arany az egyes körök végén
dueling-nobles-count-turn = Kör
dueling-nobles-count-gold-first = Kezdő
dueling-nobles-count-gold-second = Második
dueling-nobles-count-gold-won = Nyert játszmák
dueling-nobles-count-gold-winner = Győztes
dueling-nobles-count-gold-loser = Vesztes
dueling-nobles-count-gold-note = Az átlagos arany azokban a játszmákban, amelyek eljutottak addig a körig.
dueling-nobles-count-gold-shown = { $all } körből { $shown } látszik: legfeljebb 40, és csak azok, amelyekig 20 játszmából legalább 1 eljutott.

## Results for other programs

dueling-nobles-tally-nobles-left = Megmaradt nemesek
dueling-nobles-tally-duels-won = Nyert párbajok

## A first game

dueling-nobles-deal = Keverd meg a 12 bubit, dámát és királyt. Ossz 6 lapot mindkét játékosnak.
dueling-nobles-deal-about = Ők a nemesek. Előbb válogasd ki őket a pakliból; a másik 40 lap később jön.
dueling-nobles-keep = { $count ->
    [one] Mindkét játékos 1 lapot tart meg, felfedve. Koppints rá itt.
   *[other] Mindkét játékos { $count } lapot tart meg, felfedve. Koppints rájuk itt.
}
dueling-nobles-keep-about = Ők alkotják az udvarodat, és ők vívják a párbajaidat. A király két kockával dobhat, a dámát minden mellette álló nemes erősíti, a bubi két lapot játszhat ki. Kezdetnek jó, ha mindegyikből van.
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
dueling-nobles-hand-about = A kezedet ne mutasd meg. Ezeket a lapokat kijátszhatod párbajban, eladhatod, fegyverként adhatod a nemeseknek, vagy képességekre költheted.
dueling-nobles-hint-guide = Az app számon tartja az aranyat, az életerőt és a fegyvereket, és összeadja a párbajokat. Minden fázist tippek magyaráznak; amelyiket bezárod, nem jön elő újra.
dueling-nobles-needs = Csak egy pakli kártya és két kocka kell.
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
dueling-nobles-hint-duel = Koppints a támadó nemesre, aztán a célpontra. Nem kötelező támadni.
dueling-nobles-hint-roll = Koppints arra, amit a kocka mutat, vagy dobasd az appot. A király kettővel is dobhat.
dueling-nobles-hint-support = Előbb a támadó játszhat ki lapot, aztán a védő. Az ász nyer.
