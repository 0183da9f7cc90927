# The rules of Dueling Nobles for a player who does not know the game.

dueling-nobles-rulebook-aim = A cél
    Ez kétszemélyes játék. Mindkét játékosnak udvara van nemesekkel, és a két oldal nemesei párbajt vívnak egymással.
    Akkor nyersz, ha az ellenfél udvarában nem marad nemes.

dueling-nobles-rulebook-table = Az asztal
    Egy 52 lapos pakli francia kártya kell, jokerek nélkül, és két hatoldalú dobókocka. Az app számon tartja az aranyat és az életerőt, és dobni is tud.
    A 12 bubi, dáma és király a nemes. A másik 40 lap, az ásztól a 10-esig, a támogatólap.
    Mindkét játékosnak van egy udvara felfedett nemesekkel, valamennyi aranya, és a kezében támogatólapok, amelyeket a másik nem lát.
    Három közös pakli van: a nemespakli és a támogatópakli lefordítva, a dobópakli felfedve.
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
    { $opening_hand ->
        [0] Keverd meg a támogatólapokat. Nincs osztás: az összes lap ({ $support_deck }) a támogatópakli.
       *[other] Keverd meg a támogatólapokat, és ossz { $opening_hand } lapot mindkét játékosnak. A megmaradt { $support_deck } lap a támogatópakli.
    }
    Aranya még senkinek sincs, és a dobópakli üres.
    { $edition ->
        [catsatcards] Mindkét játékos két kockával dob. Aki kisebbet dob, az az osztó; egyenlőségnél új dobás jön. Az osztó ellenfele kezd. Ha több játszma követi egymást, a játékosok felváltva osztanak.
        [duelo] A kezdő játékost bárhogyan ki lehet választani. Például mindkét játékos dob egy kockával, és a nagyobb kezd.
       *[original] A kezdő játékost bárhogyan ki lehet választani.
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
dueling-nobles-rulebook-recover = { $action }: Dobj el egy treffet (♣), és vegyél fel egy tetszőleges lapot a dobópakliból, kivéve magát a treffet. A dobópakli előtte nem lehet üres. Az egész játszmában egyszer teheted meg.
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] Dobj el egy pikket (♠). Az ellenfél felfedi a kezében lévő lapokat, és ezek felfedve is maradnak. Amit később húz, az megint rejtett.
   *[no] Dobj el egy pikket (♠), és nézd meg az összes lapot az ellenfél kezében. Utána ezek megint rejtettek.
} Az egész játszmában egyszer teheted meg.
dueling-nobles-rulebook-challenge = { $action }: Nevezd meg egyik nemesedet támadónak, és az ellenfél egyik nemesét célpontnak. Párbajt vívnak, lépésről lépésre az alábbiak szerint. { $often }

## After the phases.

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

dueling-nobles-rulebook-weapons = Fegyverek
    A nemes alá tett 2-es vagy 3-as a fegyvere. Minden párbajban 2-t vagy 3-at ad a nemes erejéhez. A színe nem számít.
    Egy nemesnek legfeljebb egy fegyvere lehet. Ha a nemes elesik, a fegyvere a dobópakliba kerül.

dueling-nobles-rulebook-decks = Paklik és keverés
    A támogatólapokat egyesével kell húzni. Ha a támogatópakli elfogy, keverd meg a dobópaklit: ez az új támogatópakli, és húzz tovább. Ha a dobópakli is üres, nem húzol többet.
    Ha épp az utolsó húzásod üríti ki a támogatópaklit, azonnal keverd meg a dobópaklit.
    Az elesett nemest vissza kell keverni a nemespakliba, és bármelyik játékos újra toborozhatja. Amíg a nemespakli üres, senki sem toborozhat.

dueling-nobles-rulebook-end = A játszma vége
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
    Bármikor feladhatod; ilyenkor az ellenfél nyer.
