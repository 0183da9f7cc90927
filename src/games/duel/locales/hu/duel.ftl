# The messages of Duel.

duel-title = Párbaj
duel-gauge = Húzópakli

## Editions

# Same as in English.
duel-edition-csatho = Csathó
duel-edition-csatho-about = A szabályok, ahogy Csathó Áron 2004-ben leírta őket.

## Phases and parts

duel-phase-setup = előkészületek
duel-phase-over = vége
duel-phase-preparation = felkészülés
duel-phase-attack = támadás
duel-phase-renewal = megújulás
duel-part-army = Sereg
duel-part-warlord = Hadúr
duel-part-support = Támogatás
duel-part-ace = Ász

## Cards

duel-card-ace = ász
duel-card-joker = joker
duel-card-ally = Rejtett Szövetséges
duel-card-ally-as = Rejtett Szövetséges ({ $rank })
duel-card-unseen = senki által nem látott lap
duel-term = { $part } { $card }
duel-attacker = { $player } támad
duel-defender = { $player } véd

## Kinds of action

duel-kind-setup = Osztás
duel-kind-next-phase-about = Tovább a következő fázisra; az utolsó után a következő játékos jön.
duel-kind-end-turn-about = A hátralévő fázisok kimaradnak; a használt haduraid így is visszafordulnak.
duel-kind-warlord = Új hadúr
duel-kind-warlord-about = Tegyél egy királyt, dámát vagy bubit a kezedből lefordítva egy üres helyre.
duel-kind-exchange = Hadúrcsere
duel-kind-exchange-about = Dobd el az egyik hadurad, és tegyél a helyére egy másikat a kezedből, lefordítva.
duel-kind-attack = Támadás
duel-kind-attack-about = Játssz ki lefordítva egy sereglapot a jobb oldali szomszéd ellen; ha akarod, hadúr is vezetheti.
duel-kind-defend = Védekezés
duel-kind-defend-about = Válassz hadurat, sereglapot, mindkettőt vagy egyiket sem.
duel-kind-support = Támogatás
duel-kind-support-about = { $supports_per_side ->
    [0] E szabályok szerint nincs támogatólap a csatákban.
    [one] Tegyél a sereglapod mellé lefordítva egy 3-ast vagy 2-est, vagy semmit.
   *[other] Tegyél a sereglapod mellé lefordítva legfeljebb { $supports_per_side } támogatólapot (3-ast, 2-est), vagy semmit.
}
duel-kind-reveal = Lapok felfedése
duel-kind-reveal-about = Fordítsd fel az összes lapot, és add meg őket.
duel-kind-resolve = Nincs ász
duel-kind-resolve-about = A védő nem játszik ki ászt, és a csata eldől.
duel-kind-ace = Ász kijátszása
duel-kind-ace-about = Távolítsd el egy ellenfél hadurát, vagy védőként hiúsítsd meg a támadást.
duel-kind-reinforce = Erősítés
duel-kind-reinforce-about = Mutasd meg a jokert, és hozz vissza lapokat a dobópaklidból a húzópaklidba.
duel-kind-out = Nincs joker
duel-kind-out-about = Nincs jokered, vagy nem játszod ki: kiesel.
duel-kind-concede-about = Kiszállsz a játszmából; a többiek tovább játszanak.
duel-kind-tell = Lapok megnevezése
duel-kind-tell-about = Nevezd meg egy dobópakli felső lapjait vagy egy hadurat.

## House rules

duel-group-optional = Választható szabályok
duel-group-start = A játszma kezdete
duel-group-turn = Egy kör
duel-group-battle = Csaták
duel-group-thwarted = Meghiúsult támadások
duel-group-aces = Ászok
duel-group-end = A játszma vége

duel-rule-hand-size = Osztott lapok
duel-rule-hand-size-about = Hány lappal kezdenek a játékosok.
duel-rule-draw-per-turn = Húzott lapok körönként
duel-rule-draw-per-turn-about = Hány lapot kell húzni a kör elején.
duel-rule-warlord-slots = Helyek hadúrnak
duel-rule-warlord-slots-about = Hány hadura lehet egy-egy játékosnak az asztalon.
duel-rule-attacks-per-turn = Támadások körönként
duel-rule-attacks-per-turn-about = Egy körben legfeljebb ennyi támadás lehet.
duel-rule-first-round-skips = Rövid első forduló
duel-rule-first-round-skips-about = Az első fordulóban az utolsó játékost kivéve mindenkinek csak felkészülése van.
duel-rule-used-may-be-exchanged = Használt hadúr cserélhető
duel-rule-used-may-be-exchanged-about = Lecserélhető-e a felfedett hadúr egy másikra.
duel-rule-warlord-bonus = Hadurak bónusza
duel-rule-warlord-bonus-about = Ennyi erőt ad egy hadúr.
duel-rule-support-values = Támogatólapok értéke
duel-rule-support-values-about = Ennyi erőt ad egy támogatólap.
duel-rule-supports-per-side = Támogatólapok oldalanként
duel-rule-supports-per-side-about = Egy csatában egy oldal legfeljebb ennyi támogatólapot tehet hozzá.
duel-rule-sole-warlord-defends = Hadúr egyedül védhet
duel-rule-sole-warlord-defends-about = Védhet-e hadúr sereglap nélkül.
duel-rule-damage-divisor = Sebzés osztója
duel-rule-damage-divisor-about = Ezzel a számmal kell elosztani az erők különbségét.
duel-rule-damage-rounding = Sebzés kerekítése
duel-rule-damage-rounding-about = Merre kell kerekíteni a tört sebzést.
duel-rule-tie = Egyenlő erők
duel-rule-tie-about = Egyenlő erőknél meghiúsul a támadás, vagy senki sem veszít semmit.
duel-rule-failed-warlord-lost = Kudarcnál elvész a hadúr
duel-rule-failed-warlord-lost-about = Elvész-e a túl gyenge támadás hadura.
duel-rule-unled-fail-draw = Kudarc ára hadúr nélkül
duel-rule-unled-fail-draw-about = Hány lapot kell húznia és eldobnia annak, akinek hadúr nélküli támadása meghiúsul.
duel-rule-aces-outside = Ász csatán kívül
duel-rule-aces-outside-about = Eltávolíthat-e az ász csatán kívül hadurat.
duel-rule-ace-targets = Ászok hatóköre
duel-rule-ace-targets-about = Kinek a hadurát távolíthatja el az ász csatán kívül.
duel-rule-aces-defend = Ász védekezéskor
duel-rule-aces-defend-about = Mikor hiúsíthatja meg a védő ásszal a támadást.
duel-rule-ace-fails-unled = Ász ára hadúr nélkül
duel-rule-ace-fails-unled-about = Fizet-e a hadúr nélküli támadó akkor is, ha ász hiúsítja meg a támadást.
duel-rule-out-when = Kiesés
duel-rule-out-when-about = Ki esik ki a játszmából.
duel-rule-revenge-turn = Bosszúkör
duel-rule-revenge-turn-about = Jár-e még egy utolsó kör annak, aki nem tudott húzni.
duel-rule-reinforcements = Erősítés
duel-rule-reinforcements-about = Minden pakliban egy joker, amely visszahoz eldobott lapokat.
duel-rule-reinforcement-cards = Erősítés lapjai
duel-rule-reinforcement-cards-about = Legfeljebb ennyi lapot hoz vissza a joker, ha a tulajdonosa jön.
duel-rule-forced-reinforcement-cards = Lapok üres paklinál
duel-rule-forced-reinforcement-cards-about = Legfeljebb ennyi lapot hoz vissza a joker, ha a húzópakli üres.
duel-rule-hidden-ally = Rejtett Szövetséges
duel-rule-hidden-ally-about = Minden pakliban egy joker, amely bármelyik lapként kijátszható.

duel-rule-value-each = { $name }: +{ $number }
duel-value-three = 3-as
duel-value-two = 2-es
duel-value-up = felfelé
duel-value-down = lefelé
duel-value-defender = a támadás meghiúsul
duel-value-draw = senki sem veszít semmit
duel-value-neighbours = mindkét szomszéd
duel-value-right = a jobb oldali szomszéd
duel-value-any = bármelyik játékos
duel-value-any-time = bármikor
duel-value-before-reveal = a lapok felfedése előtt
duel-value-never = soha
duel-value-cannot-draw = aki nem tud húzni
duel-value-empty = az is, akinek a pakliját egy csata kiüríti

## Actions

duel-headline-next-phase = { $player } továbblép, új fázis: { $phase }
duel-headline-warlord = { $card ->
    [none] { $player } lefordított hadurat tesz le ({ PLACE($slot) }. hely)
   *[other] { $player } hadurat tesz le lefordítva: { $card } ({ PLACE($slot) }. hely)
}
duel-headline-exchange = { $card ->
    [none] { $player } hadurat cserél ({ PLACE($slot) }. hely)
   *[other] { $player } hadurat cserél ({ PLACE($slot) }. hely), az új: { $card }
}
duel-headline-attack = { $slot ->
    [none] { $player } támad { $opponent } ellen, hadúr nélkül
   *[other] { $leader ->
        [none] { $player } támad { $opponent } ellen, hadúrral ({ PLACE($slot) }. hely)
       *[other] { $player } támad { $opponent } ellen, vezére { $leader }
    }
}
duel-headline-defend = { $slot ->
    [none] { $army ->
        [yes] { $player } sereggel véd
       *[no] { $player } nem véd
    }
   *[other] { $army ->
        [yes] { $player } sereggel és hadúrral véd ({ PLACE($slot) }. hely)
       *[no] { $player } csak hadúrral véd ({ PLACE($slot) }. hely)
    }
}
duel-headline-support = { $count ->
    [0] { $player } nem tesz hozzá támogatólapot
    [one] { $player } lefordítva hozzátesz egy támogatólapot
   *[other] { $player } lefordítva hozzátesz { $count } támogatólapot
}
duel-headline-reveal = { $attacker } és { $defender } felfedi a lapjait
duel-headline-resolve = { $player } nem játszik ki ászt
duel-headline-ace = { $target ->
    [yes] { $player } kijátssza { $against } hadura ellen ({ PLACE($slot) }. hely): { $card }
   *[no] { $player } kijátssza védekezésül: { $card }{ $led ->
        [yes] ; { $attacker } elveszíti a hadurát
       *[no] {""}
    }
}
duel-headline-reinforce = { $player } megmutatja a jokert, és erősítést hív
duel-headline-out = { $player } nem tud jokert kijátszani
duel-headline-tell = { $told ->
    [nothing] { $player } dobópaklija: nincs megnevezett lap
    [discard] { $player } dobópaklijának tetején: { $cards }
   *[slot] { $player } hadura ({ PLACE($slot) }. hely): { $card }
}
duel-headline-adjust-numbers = Javítás: { $player } lapjai: kézben { $hand }, a húzópakliban { $draw }, a dobópakliban { $discard }
duel-headline-adjust-slot = { $warlord ->
    [none] Javítás: { $player } hadura ({ PLACE($slot) }. hely): nincs
   *[some] { $card ->
        [none] Javítás: { $player } hadura ({ PLACE($slot) }. hely): ismeretlen
       *[other] { $face_up ->
            [yes] Javítás: { $player } hadura ({ PLACE($slot) }. hely): { $card }, felfedve
           *[no] Javítás: { $player } hadura ({ PLACE($slot) }. hely): { $card }, lefordítva
        }
    }
}

## Consequences

duel-then-dealt = Minden játékosnak { $hand } lap van a kezében és { $draw } a húzópaklijában.
duel-then-cut-short = Ebben a körben csak felkészülés van: az első fordulóban csak az utolsó játékos támadhat.
duel-event-phase-entered = Új fázis: { $phase }.
duel-event-drew = { ORDER($cards, $wanted) ->
    [less] { $player } csak { $cards } lapot húz { $wanted } helyett: nem volt több a pakliban.
   *[equal] { $player } { $cards } lapot húz.
}
duel-event-warlords-turned-down = { $count ->
    [one] { $player } visszafordítja a használt hadurát.
   *[other] { $player } visszafordítja { $count } használt hadurát.
}
duel-event-warlord-turned-up = { $player } felfedi a hadurát: { $warlord }. A hadúr az asztalon marad.
duel-event-compared = { $attacker } { $attacker_strength }, { $defender } { $defender_strength }.
duel-event-last-chance = { $damage ->
    [0] { $player } ász nélkül sem szenved sebzést.
   *[other] Ász nélkül { $player } most { $damage } lapot áttesz a húzópakliból a dobópakliba.
}
duel-event-battle-ended = { $ace ->
    [none] { $verdict ->
        [attacker] { $attacker } támadása sikerül.
        [defender] A támadás meghiúsul: { $defender } az erősebb.
       *[tie] { $thwarted ->
            [yes] Egyenlő, ezért a támadás meghiúsul.
           *[no] Egyenlő: mindketten csak a felhasznált lapokat veszítik el.
        }
    }
   *[other] Az ász meghiúsítja a támadást.
}
duel-then-used = A sereg- és támogatólapok a tulajdonosuk dobópaklijába kerülnek.
duel-event-warlord-lost = { $warlord ->
    [none] { $fall ->
        [exchanged] { $player } eldobja a régi hadurat.
       *[ace] { $player } a dobópakliba teszi a hadurat.
    }
   *[other] { $fall ->
        [thwarted] { $player } elveszíti a hadurát: { $warlord } a dobópakliba kerül.
        [ace] { $warlord } eltávolítva: { $player } a dobópakliba teszi.
       *[exchanged] { $player } eldobja a régi hadurát: { $warlord }.
    }
}
duel-event-lost = { $loss ->
    [penalty] { $cards ->
        [0] { $player } paklijában nincs több lap a büntetéshez.
        [one] { $player } húz egy lapot, és eldobja, mert hadúr nélkül támadott.
       *[other] { $player } húz { $cards } lapot, és eldobja őket, mert hadúr nélkül támadott.
    }
   *[damage] { $cards ->
        [0] { $player } paklijában nincs több elveszíthető lap.
       *[other] { ORDER($cards, $wanted) ->
            [less] { $player } a húzópakli utolsó lapjait ({ $cards }) teszi át a dobópakliba { $wanted } helyett.
           *[equal] { $player } { $cards } lapot áttesz a húzópakliból a dobópakliba.
        }
    }
}
duel-event-reinforced = Keverd meg { $player } dobópakliját, tegyél belőle { $cards } lapot a húzópaklira, majd keverd meg azt is. A többi az új dobópakli, tetején a joker.
duel-event-waiting = { $why ->
    [cannot-draw] { $player } nem tud húzni. Most már csak a joker segít.
   *[emptied] { $player } húzópaklija üres. Most már csak a joker segít.
}
duel-event-left = { $leaving ->
    [cannot-draw] { $player } nem tud húzni, ezért kiesik.
    [emptied] { $player } húzópaklija üres: kiesik.
   *[conceded] { $player } kiszáll.
}
duel-event-revenge-began = { $player } még egy utolsó kört kap: ez a bosszúkör.
duel-event-game-ended = { $winner } nyeri a játszmát. Szép volt!

## Refusals

duel-refusal-wrong-phase = { $when ->
    [short] Az első fordulóban ebben a körben csak felkészülés van.
    [later] Ez később jön a körben ({ $phase }): előbb lépj tovább odáig. A mostani fázis: { $now }.
   *[past] Ez ebben a körben már elmúlt ({ $phase }): várd meg a következő kört. A mostani fázis: { $now }.
}
duel-refusal-not-set-up = Előbb ki kell osztani a lapokat.
duel-refusal-already-set-up = A lapok már ki vannak osztva.
duel-refusal-limit-reached = { $revenge ->
    [yes] A bosszúkörben csak egy támadás van.
   *[no] { $limit ->
        [0] E szabályok szerint nincs támadás.
        [one] Körönként csak egy támadás lehet.
       *[other] Körönként csak { $limit } támadás lehet.
    }
}
duel-refusal-wrong-count = { $of ->
    [support] { $max ->
        [0] Itt nem lehet támogatólapot hozzátenni.
        [one] Legfeljebb egy támogatólap tehető hozzá, nem { $got }.
       *[other] Legfeljebb { $max } támogatólap tehető hozzá, nem { $got }.
    }
    [shown-support] { $player } kijátszott támogatólapjainak száma { $max }, a megnevezetteké { $got }.
    [not-played] { $part ->
        [warlord] { $player } nem vetett be hadurat ebben a csatában.
       *[other] { $player } nem játszott ki sereglapot.
    }
    [tell] { $player } dobópaklijában a lapok száma { $max }, a megnevezetteké { $got }.
   *[reinforcements] { $max ->
        [one] A joker most 1 lapot hoz, nem { $got } lapot.
       *[other] A joker most legalább 1, legfeljebb { $max } lapot hoz, nem { $got } lapot.
    }
}
duel-refusal-duplicate-card = { $card } kétszer szerepel, pedig a pakliban csak egy van.
duel-refusal-card-elsewhere = { $card ->
    [none] { $player } minden megfelelő lapjáról tudni, hogy máshol van.
   *[other] { $card } nem lehet ott: { $player } minden ilyen lapjáról tudni, hogy máshol van.
}
duel-refusal-not-a-support-card = { $card } nem támogatólap: csak a 3-asok és a 2-esek azok.
duel-refusal-not-a-warlord = { $card } nem hadúr: csak a királyok, dámák és bubik azok.
duel-refusal-not-an-army-card = { $card } nem sereglap: azok a 10-estől a 4-esig tartanak.
duel-refusal-not-an-ace = { $card } nem ász.
duel-refusal-not-your-support = Most { $turn } tehet hozzá támogatólapot.
duel-refusal-bad-adjustment-negative = Kézben vagy pakliban nem lehet 0-nál kevesebb lap.
duel-refusal-bad-adjustment-deck = Az asztalon lévő hadurakkal együtt ez { $got } lap, de a pakli { $deck } lapos.
duel-refusal-no-such-seat = Nincs ilyen játékos: { $players } játékos játszik.
duel-refusal-player-out = { $player } már kiesett.
duel-refusal-pile-empty = { $player } húzópaklija üres. Előbb add meg, kijátssza-e a jokert.
duel-refusal-pile-not-empty = Egyik húzópakli sem üres, így a jokerről nem kell dönteni.
duel-refusal-battle-in-progress = Előbb fejezd be a csatát.
duel-refusal-no-battle = Most nincs csata.
duel-refusal-battle-order = { $step ->
    [defend] Előbb { $player } eldönti, hogy védekezik-e.
    [reveal] Előbb fedd fel a lapokat.
    [last-chance] A lapok fel vannak fedve: { $player } most játszhat ki ászt.
   *[other] Előbb { $player } tehet hozzá támogatólapot.
}
duel-refusal-no-such-slot = { $slots ->
    [one] Csak 1 hely van hadúrnak.
   *[other] Csak { $slots } hely van hadúrnak.
}
duel-refusal-slot-taken = { $slot ->
    [none] Minden helyen van hadúr.
   *[other] Itt már van hadúr: { PLACE($slot) }. hely.
}
duel-refusal-slot-empty = { $slot ->
    [none] Ehhez nincs hadúr.
   *[other] { $player } { PLACE($slot) }. helyén nincs hadúr.
}
duel-refusal-warlord-used = { $slot ->
    [none] Minden hadúr fel van fedve.
   *[other] { $player } { PLACE($slot) }. hadura fel van fedve: a megújulásig nem vethető be.
}
duel-refusal-sole-warlord = E szabályok szerint hadúr nem védhet sereglap nélkül.
duel-refusal-not-the-defender = Csatában csak a védő játszhat ki ászt: { $defender }.
duel-refusal-no-aces = { $in_battle ->
    [yes] E szabályok szerint ezt a támadást most nem állíthatja meg ász.
   *[no] E szabályok szerint csatán kívül nem lehet ászt kijátszani.
}
duel-refusal-not-an-opponent = { $own ->
    [yes] Az ászaiddal nem távolíthatod el a saját haduraidat.
   *[no] { $player } ászai nem érik el ezt a játékost: { $against }.
}
duel-refusal-no-such-card = { $missing ->
    [joker] Ezekben a paklikban nincs joker erősítéshez.
    [role] Add meg, melyik lapként játsszák ki a Rejtett Szövetségest.
    [itself] Pakliban a Rejtett Szövetségesnek nincs értéke.
   *[ally] Ezekben a paklikban nincs Rejtett Szövetséges.
}
duel-refusal-not-named = { $part ->
    [warlord] { $player } hadura most fel van fedve: nevezd meg.
   *[other] { $player } sereglapja most fel van fedve: nevezd meg.
}
duel-refusal-other-card = { $player } ottani lapja már ismert: { $known }, nem { $named }.
duel-refusal-no-reinforcements = E szabályok szerint nincs erősítés.
duel-refusal-not-your-turn = { $player } húzópaklijában még van lap: a joker csak akkor jöhet, ha { $player } következik.
duel-refusal-discard-empty = { $player } dobópaklija üres: nincs mit visszahozni.

## The table in a terminal

duel-table-setup = A lapok még nincsenek kiosztva.
duel-table-turn = { $turn }. kör: { $player } következik, fázis: { $phase }
duel-table-cut-short = Ebben a körben csak felkészülés van.
duel-table-revenge = { $player } kiesett, ez az utolsó köre.
duel-table-target = A következő támadás célpontja { $player }.
duel-table-side = { $player }: húzópakli { $draw }, kéz { $hand }, dobópakli { $discard }
duel-table-side-out = { $player } (kiesett): húzópakli { $draw }, kéz { $hand }, dobópakli { $discard }
duel-table-top = A dobópakli tetején: { $card }
duel-table-slot = { $slot }. hely: { $warlord }
duel-table-slot-empty = üres
duel-table-slot-unseen = lefordított hadúr
duel-table-slot-down = { $card }, lefordítva
duel-table-slot-up = { $card }, felfedve, használt
duel-table-pending = { $player } húzópaklija üres: joker nélkül kiesik.
duel-table-battle = Csata: { $attacker } – { $defender }
duel-table-step-defend = Most { $player } dönti el, hogy védekezik-e.
duel-table-step-support = Most { $player } tehet hozzá támogatólapot.
duel-table-step-reveal = Most jön a lapok felfedése.
duel-table-step-last-chance = Most { $player } játszhat ki ászt.
duel-table-last = Utolsó csata: { $attacker } { $attack } – { $defender } { $defence }, { $outcome ->
    [attacker] a támadó nyert
    [defender] a támadás meghiúsult
   *[tie] egyenlő
}
duel-table-last-ace = Utolsó csata: { $attacker } – { $defender }, meghiúsította: { $card }

## The command line’s battle

duel-battle-attacker = A támadó
duel-battle-defender = A védő
duel-battle-won = A támadó erősebb, { $attack } : { $defence }. A sebzés { $damage } lap.
duel-battle-thwarted = A védő erősebb, { $defence } : { $attack }. A támadás meghiúsul.
duel-battle-thwarted-tie = Mindkét oldal ereje { $attack }: a támadás meghiúsul.
duel-battle-tie = Mindkét oldal ereje { $attack }: mindketten csak a felhasznált lapokat veszítik el.

duel-misfit-no-part = { $card } nem vehet részt csatában.
duel-misfit-two-armies = Egy oldalnak csak egy sereglapja lehet.
duel-misfit-two-warlords = Egy oldalnak csak egy hadura lehet.
duel-misfit-too-many-supports = { $value ->
    [0] E szabályok szerint nem lehet támogatólapot hozzátenni.
    [one] Egy oldal legfeljebb egy támogatólapot tehet hozzá.
   *[other] Egy oldal legfeljebb { $value } támogatólapot tehet hozzá.
}
duel-misfit-support-without-army = Támogatólap csak sereglap mellé kerülhet.
duel-misfit-twice = { $card } kétszer szerepel, pedig a pakliban csak egy van.
duel-misfit-no-army = A támadáshoz sereglap kell.
duel-misfit-sole-warlord = E szabályok szerint hadúr nem védhet sereglap nélkül.

## Statistics

duel-count-battles = Csaták
duel-lab-duels = Csaták játszmánként
duel-count-attacker = A támadó erősebb
duel-count-defender = A védő erősebb
duel-count-tie = Egyenlő erők
duel-count-ace = Ász hiúsította meg
duel-count-battles-note = { $count } megvívott csata. Ha döntetlen hiúsítja meg a támadást, a csatát a védő nyerte.
duel-count-strengths = Csaták a támadó ereje szerint
duel-count-strength = Erő
duel-count-fought = Megvívva
duel-count-losses = Veszteségek
# Same as in English.
duel-count-least = Minimum
# Same as in English.
duel-count-most = Maximum
duel-count-damage = Sebzés egy csatában
duel-count-penalty = Kudarc ára hadúr nélkül
duel-count-cards = Hadurak és ászok
duel-count-number = Szám
duel-count-warlords-thwarted = Meghiúsult támadásban elvesztett hadurak
duel-count-warlords-ace = Ász miatt elvesztett hadurak
duel-count-warlords-exchanged = Lecserélt hadurak
duel-count-aces-battle = Ászok csatában
duel-count-aces-outside = Ászok csatán kívül
duel-count-reinforcements = Jokerek erősítésre
duel-count-piles = Húzópaklik az egyes körök végén
duel-count-place = { $place ->
    [1] Kezdő
    [2] Második
    [3] Harmadik
    [4] Negyedik
    [5] Ötödik
   *[6] Hatodik
}
duel-count-winner = Győztes
duel-count-loser = Többiek
duel-count-piles-note = A húzópakli átlagos lapszáma azokban a játszmákban, amelyek eljutottak addig a körig.

## Results for other programs

duel-tally-cards-left = Megmaradt lapok
duel-tally-battles-won = Nyert csaták

## A first game

duel-deal-about = Minden kijátszott lap a tulajdonosa dobópaklijába kerül. Kiesik, aki a köre elején nem tud húzni; az nyer, aki utoljára marad.
duel-hint-guide = Az app számolja a paklikat, és összeadja a csatákat; a lefordított lapokat nem kell ismernie. Minden lépést tippek magyaráznak; amelyiket bezárod, nem jön elő újra.
duel-needs = Minden játékosnak kell egy pakli kártya.
duel-hint-preparation = { $draw ->
    [one] Húzz egy lapot; az app már elkönyvelte. Aztán tegyél le lefordított hadurakat.
   *[other] Húzz { $draw } lapot; az app már elkönyvelte. Aztán tegyél le hadurakat.
}
duel-hint-attack = Támadd meg a jobb oldali szomszédot egy lefordított sereglappal.
duel-hint-renewal = Fordítsd le a használt haduraidat: újra bevethetők.
duel-hint-defend = Nem tudod, milyen erős a támadás. Válassz lapokat, vagy semmit.
duel-hint-support = Sereglap mellett a 3-as { $three } erőt ad, a 2-es { $two } erőt. Lefordítva marad.
duel-hint-reveal = Fedj fel minden lapot, és koppints rájuk: a király { $king }, a dáma { $queen }, a bubi { $jack } erőt ad.
duel-hint-last-chance = Már csak ász állíthatja meg a támadást. Ha nincs, lapokat veszítesz.

## The screens

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

duel-screen-warlord = { $number }. hadúr
duel-screen-warlord-of = { $warlord } ({ $name })

duel-screen-seat = { $name }: { $draw } lap a húzópakliban, { $hand } kézben, { $discard } a dobópakliban.
duel-screen-slot-down = { $number }. hadúr: lefordítva, ismeretlen.
duel-screen-slot-known = { $number }. hadúr: lefordítva, { $card }.
duel-screen-slot-up = { $number }. hadúr: felfedve, használt, { $card }.
duel-screen-seat-out = Kiesett.
duel-screen-seat-attacks = Célpontja { $name }.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = kiesett
duel-screen-status-pending = nincs több lap
duel-screen-status-revenge = utolsó kör
duel-screen-deck = Húzó
duel-screen-deck-count = Húzó { $count }
duel-screen-hand = Kéz { $count }
duel-screen-discard = Dobó { $count }
duel-screen-used = használt

duel-screen-revenge = { $name } kiesett; még egy utolsó kört kap, húzás nélkül.
duel-screen-cut-short = Első forduló: { $name } most is húz, de csak az utolsó játékos támadhat.
duel-screen-attack-used = { $warlord }: már használt
duel-screen-attack-empty = { $number }. hely üres
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
duel-screen-ace-of-any = Valaki ászt játszik ki
duel-screen-ace-outside-about = Távolítsd el egy ellenfél hadurát.
duel-screen-ace-of = { $name }: ász
duel-ask-ace-warlord = Melyik hadúrral véd { $name }? Azt a hadurat fel kell fedni.
duel-screen-ace-in-battle-about = { $led ->
    [yes] Az ász meghiúsítja a támadást, és { $attacker } elveszíti a hadurát.
   *[no] { $penalty ->
        [0] Az ász meghiúsítja a támadást.
        [one] Az ász meghiúsítja a támadást; { $attacker } húz egy lapot, és eldobja.
       *[other] Az ász meghiúsítja a támadást; { $attacker } húz { $penalty } lapot, és eldobja őket.
    }
}

duel-screen-attacker = Támadó
duel-screen-defender = Védő
duel-screen-can-defend = Védekezhet ezzel:
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
duel-screen-worth = { $name } lefordítva letesz egy sereglapot, ereje { $least } és { $most } között lehet. Az ugyanolyan erős védelem is meghiúsítja a támadást.
duel-screen-worth-draw = { $name } lefordítva letesz egy sereglapot, ereje { $least } és { $most } között lehet. Az erősebb védelem meghiúsítja a támadást.
duel-screen-supports = Ki tesz hozzá támogatólapot (3 vagy 2)? Előbb { $attacker }, aztán { $defender }.
duel-ask-support = { $count ->
    [one] Tesz hozzá { $name } támogatólapot (3 vagy 2)?
   *[other] Tesz hozzá { $name } támogatólapokat (3 vagy 2)?
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
duel-screen-outcome-draw = Mindkét oldal ereje { $attack }: mindketten csak a kijátszott lapokat veszítik el.
duel-screen-all-there-is = { $count ->
    [0] { $name } húzópaklija már üres.
   *[other] { $name } húzópaklijában csak { $count } lap van.
}
duel-screen-moves = { $cards ->
    [0] tovább
   *[other] { $cards } lap elvész
}
duel-screen-resolve = Nincs ász: { $moves }
duel-screen-end-without-ace = Nincs ász, kör vége

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
duel-screen-tell-top = Melyik lap van { $name } dobópaklijának tetején?
duel-screen-tell-below = Melyik lap van { $name } dobópaklijában ez alatt: { $card }?
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
duel-keys-number = Választás vagy lap megnevezése

duel-screen-figure-cards = Lapok
duel-screen-figure-winner = Győztesek
duel-screen-figure-others = A többiek

## How to play

duel-lesson-aim = A várad
duel-lesson-aim-about = Minden játékosnak saját paklija van, és 5 lappal a kezében kezd. A húzópaklid a várad: ha a köröd elején nem tudsz húzni, kiesel. Az nyer, aki utoljára marad.
duel-lesson-warlords = Hadurak
duel-lesson-warlords-about = Lefordított királyok, dámák és bubik fekszenek előtted, legfeljebb 2. Egyikük vezetheti a támadást vagy a védekezést: a király 3-at, a dáma 2-t, a bubi 1-et ad hozzá.
duel-lesson-armies = Seregek
duel-lesson-armies-about = A 4-estől a 10-esig minden lap harcol, az ereje a száma. Mellé téve a 3-as 3-at, a 2-es 2-t ad hozzá.
duel-lesson-turn = A köröd
duel-lesson-turn-about = Húzz egy lapot, és tegyél le hadurakat. Aztán megtámadhatod a jobb oldali szomszédot. A végén a haduraid újra bevethetők.
duel-lesson-battle = Egy csata
duel-lesson-battle-about = Mindkét játékos lefordítva játszik ki lapokat, és egyszerre fedik fel őket. Ha a támadás erősebb, a védő a különbség felének megfelelő számú lapot dob el a húzópakliból, felfelé kerekítve. Ha nem, a támadó a hadurát veszíti el, hadúr nélkül 1 lapot.
duel-lesson-aces = Ászok
duel-lesson-aces-about = Az ász soha nem harcol. Megállít egy támadást, vagy eltávolítja egy szomszéd hadurát.

## The rules for a player who does not know the game

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
    { $supports_per_side ->
        [0] A 3-asnak és a 2-esnek e szabályok szerint nincs haszna.
       *[other] A 3-as és a 2-es támogatólap, ló vagy fegyver egy seregnek: a 3-as { $support_values-three }, a 2-es { $support_values-two } erőt ad.
    }
    { $aces ->
        [none] Az ásznak e szabályok szerint nincs haszna.
        [battles] Az ász soha nem harcol; támadásokat hiúsít meg.
        [outside] Az ász soha nem harcol; hadurakat távolít el.
       *[both] Az ász soha nem harcol; hadurakat távolít el, és támadásokat hiúsít meg.
    }
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
        [0] { $revenge_turn ->
            [yes] Támadás csak bosszúkörben van.
           *[no] Nincs támadás.
        }
        [one] A támadás fázisban megtámadhatod a jobb oldali szomszédodat, egyszer.
       *[other] A támadás fázisban megtámadhatod a jobb oldali szomszédodat, legfeljebb { $attacks_per_turn } alkalommal.
    }
    A megújulásban lefordítod a felfedett haduraidat. A felfedett hadúr használt, és addig nem harcolhat: aki védett, a következő körödben nem támadhat, aki pedig támadott, az újra védhet. Az egyszer felfedett hadurat mindenki ismeri, amíg a dobópakliba nem kerül.
    Az asztalon lévő hadúr soha nem kerül vissza a kézbe.
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
        [0] {""}
        [one] Támogatás: előbb a támadó, aztán a védő tehet hozzá lefordítva egy támogatólapot. Sereglap kell hozzá.
       *[other] Támogatás: előbb a támadó, aztán a védő tehet hozzá lefordítva legfeljebb { $supports_per_side } támogatólapot. Sereglap kell hozzájuk.
    }
    { $supports_per_side ->
        [0] Ezután a csata minden lapját fel kell fedni. A sereg és a hadúr együtt az erő; akinek nincs lapja, annak az ereje 0.
       *[other] Ezután a csata minden lapját fel kell fedni. A sereg, a hadúr és a támogatás együtt az erő; akinek nincs lapja, annak az ereje 0.
    }
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
        [defender] Egyenlő erőknél is meghiúsul a támadás, ugyanazokkal a következményekkel.
       *[draw] Egyenlő erőknél mindkét játékos csak a felhasznált lapjait veszíti el.
    }
    { $supports_per_side ->
        [0] A sereglapokat a csata után el kell dobni. A többi hadúr felfedve marad.
       *[other] A sereg- és támogatólapokat a csata után el kell dobni. A többi hadúr felfedve marad.
    }

duel-rulebook-aces = Ászok
    { $aces_defend ->
        [any-time] Védőként a csata bármelyik pillanatában kijátszhatsz egy ászt, hogy meghiúsítsd a támadást. A lapok felfedése után ez az utolsó esélyed, de csak akkor, ha a támadó erősebb.
        [before-reveal] Védőként a lapok felfedése előtt bármikor kijátszhatsz egy ászt, hogy meghiúsítsd a támadást.
       *[never] Csatában nem lehet ászt kijátszani.
    }
    { $aces_defend ->
        [never] {""}
       *[other] A támadó ilyenkor eldobja a támadás minden lapját, a hadurát is. Ha megneveztél egy hadurat, azt felfeded, és marad; a többi kijátszott lapodat eldobod. { $ace_fails_unled ->
            [yes] A hadúr nélküli támadó a meghiúsult támadás árát fizeti.
           *[no] {""}
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
        [yes] Aki azért esik ki, mert nem tudott húzni, még kap egy bosszúkört, ha rajta kívül legalább két játékos maradt: { $aces ->
            [none] felkészülést és egy támadást.
           *[other] felkészülést, egy támadást és ászokat.
        }
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

## The mat to print

