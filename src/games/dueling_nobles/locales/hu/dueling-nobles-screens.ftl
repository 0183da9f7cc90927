# The screens of Dueling Nobles.

dueling-nobles-setup-to-starter = Ki kezd?
dueling-nobles-setup-to-nobles = Nemesek választása
dueling-nobles-setup-begin = Kezdődjön a játszma
dueling-nobles-setup-starter = Ki kezd?
dueling-nobles-setup-nobles = Kezdő nemesek
dueling-nobles-starter-about-dealer = Mindkét játékos két kockával dob. Aki kisebbet dob, az oszt, és a másik játékos kezd. Koppints arra, amit a kockák mutatnak.
dueling-nobles-starter-about-any = Bárhogyan eldönthető. Dobás esetén az kezd, aki nagyobbat dob.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, { $die }. kocka: nincs dobás
   *[other] { $name }, { $die }. kocka: { $pips }
}
dueling-nobles-starter-tie = Mindkettő { $total }, újra kell dobni.
dueling-nobles-starter-again = Új dobás
dueling-nobles-starter-starts = { $name } kezd
dueling-nobles-starter-missing = Add meg a dobást, vagy koppints arra, aki kezd.
dueling-nobles-nobles-first = { $name } kezd.
dueling-nobles-nobles-picking = { $name } választ: { $count } / { $of }
dueling-nobles-nobles-picked = { $name } nemesei: { $cards }.
dueling-nobles-nobles-free = { $card }
dueling-nobles-nobles-taken = { $card }, { $name }
dueling-nobles-nobles-full = { $name } nemesei már megvannak ({ $count }). Koppints az egyikre, ha visszatennéd.
dueling-nobles-nobles-next = Most { $next } választ. Módosításhoz koppints fent: { $name }.
dueling-nobles-nobles-missing = { $count ->
    [one] Egy nemes hiányzik.
   *[other] { $count } nemes hiányzik.
}
dueling-nobles-menu-chances = Mikor látszanak az esélyek
dueling-nobles-menu-concede = Feladás
dueling-nobles-side-active = ▶ { $name }
dueling-nobles-side-turn = { $name } jön
dueling-nobles-side-empty = { $name } udvarában nem maradt nemes.
dueling-nobles-side-hand = { $name }: { $count } lap kézben
dueling-nobles-side-gold = { $name }: { $count } arany
dueling-nobles-side-known = Ismert lapok a kézben: { $cards }
dueling-nobles-side-ability = { $suit } { $ability }
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
dueling-nobles-thing-discard = Dobópakli
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
dueling-nobles-do-spy-about = Te megnézed a lapokat; az appnak nem kell tudnia, melyek azok.
dueling-nobles-do-spy-named = Kéz rögzítése
dueling-nobles-do-tax-last = { $card } adózik és elesik
dueling-nobles-do-attack-with = { $card } támad
dueling-nobles-do-attack = { $card } kihívása
dueling-nobles-do-deflect = Átirányítás ({ $gold } arany)
dueling-nobles-do-deflect-to = Átirányítás: { $card }
dueling-nobles-do-concede = { $name } feladja
dueling-nobles-do-next-phase = { $phase } →
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
dueling-nobles-ask-patient = Kit gyógyítasz?
dueling-nobles-ask-recovered = Melyik lapot veszed fel?
dueling-nobles-ask-from-pile = { $card } a dobópakliból
dueling-nobles-ask-seen = { $count ->
    [0] { $name } keze üres.
    [one] { $name } egyetlen lapja:
   *[other] { $name } lapjai, összesen { $count }:
}
dueling-nobles-ask-seen-full = Minden lap megvan ({ $count }).
dueling-nobles-ask-seen-left = { $count ->
    [one] Még egy lap kell
   *[other] Még { $count } lap kell
}
dueling-nobles-ask-seen-spent = { $card } épp most lett eldobva.
dueling-nobles-ask-attack-or-end = { $name }, koppints a támadó nemesre, vagy fejezd be a kört.
dueling-nobles-ask-attack-or-go-on = { $name }, koppints a támadó nemesre, vagy menj tovább.
dueling-nobles-ask-end = { $name }, fejezd be a kört.
dueling-nobles-ask-go-on = { $name }, lépj a következő fázisra.
dueling-nobles-ask-one-card = { $name }, játssz ki egy lapot vagy egyet sem.
dueling-nobles-ask-two-cards = { $name }, játssz ki legfeljebb két lapot.
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
dueling-nobles-fight-die-lies = Kocka: { $pips }
dueling-nobles-fight-rolled = { $name } dobása: { $pips }
dueling-nobles-fight-card-lies = { $card } ki van játszva
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = kritikus találat
dueling-nobles-fight-roll = { $name } dob
dueling-nobles-fight-roll-two = { $name } egy vagy két kockával dob
dueling-nobles-fight-roll-second = Második kocka?
dueling-nobles-fight-first-laid = { $name }, első kocka: { $pips }. Koppints a törléséhez
dueling-nobles-fight-die-tumbles = { $name } kockája gurul
dueling-nobles-fight-die = { $name } dobása { $pips }
dueling-nobles-fight-first-die = { $name }, első kocka { $pips }
dueling-nobles-fight-second-die = { $name }, második kocka { $pips }
dueling-nobles-fight-one-die = { $name }, csak egy kocka: { $pips }
dueling-nobles-fight-roll-virtual = Az app dob: { $name }
dueling-nobles-fight-no-card = { $name } nem játszik ki lapot
dueling-nobles-fight-no-card-short = Nincs lap
dueling-nobles-fight-play = Kijátszás: { $cards }
dueling-nobles-fight-play-none = Kijátszás
dueling-nobles-fight-choose-first = Előbb válassz egy vagy két lapot, vagy ne játssz ki egyet sem.
dueling-nobles-fight-won = { $name } nyeri a párbajt
dueling-nobles-fight-tie = Döntetlen
dueling-nobles-fight-done = Vissza az asztalhoz
dueling-nobles-needs-picked = { $cards }: { $total } – { $other }
dueling-nobles-needs-picked-ace = { $cards }: kritikus találat
dueling-nobles-needs-picked-aces = { $cards }: ász ász ellen, döntetlen
dueling-nobles-card-would-win = nyerne
dueling-nobles-card-would-tie = döntetlen
dueling-nobles-correct-gold = { $player } aranya
dueling-nobles-correct-hand = Lapok { $player } kezében
dueling-nobles-correct-support-deck = Lapok a támogatópakliban
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
dueling-nobles-quick-others-set = { $what }: { $value }
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
