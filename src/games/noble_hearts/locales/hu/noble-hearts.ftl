# Noble Hearts: names, rules, actions, consequences and refusals.

# Same as in English.
noble-hearts = Noble Hearts
noble-hearts-gauge = Lady Isabelle kegye

## Editions

noble-hearts-edition-base = Alapjáték
noble-hearts-edition-base-about = Két nemes vív a játékdobozban, amíg az egyikük találatot nem kap.
noble-hearts-edition-skills-and-roses = Ügyesség és rózsák
noble-hearts-edition-skills-and-roses-about = A kiegészítővel: különleges lapok, rózsák, sármkártya és ügyességkártya.

## Kinds of action

noble-hearts-kind-setup = Előkészítés
noble-hearts-kind-attack = Támadás
noble-hearts-kind-charge = Roham
noble-hearts-kind-block = Hárítás
noble-hearts-kind-retreat = Hátrálás
noble-hearts-kind-jump-up = Felugrás
noble-hearts-kind-jump-down = Leugrás
noble-hearts-kind-move = Mozgás
noble-hearts-kind-pass = Passz
noble-hearts-kind-hit = Találat
noble-hearts-kind-long-jump = Távolugrás
noble-hearts-kind-side-step = Oldallépés
noble-hearts-kind-berserk = Őrjöngés
noble-hearts-kind-saltomortale = Szaltó
noble-hearts-kind-feint = Csel
noble-hearts-kind-combination = Kombináció
noble-hearts-kind-quick-block = Gyors hárítás
noble-hearts-kind-collect-rose = Rózsa felvétele
noble-hearts-kind-turn-up = Lap felfordítása
noble-hearts-kind-choose-special = Különleges lap
noble-hearts-kind-concede = Megadás

noble-hearts-kind-attack-about = Sújts le az előtted álló ellenfélre egy lappal.
noble-hearts-kind-charge-about = Mozogj a szükségesnél több mozgással az ellenfél mellé, vagy ugorj, aztán sújts le.
noble-hearts-kind-block-about = Felelj a csapásra egy azonos zónájú, legalább ugyanolyan erős lappal.
noble-hearts-kind-retreat-about = Dobj el egy tetszőleges lapot, és lépj hátra egy mezőt.
noble-hearts-kind-jump-up-about = Ugorj fel valami magasabbra, összesen legalább { $up } mozgással.
noble-hearts-kind-jump-down-about = Ugorj le valami alacsonyabbra; nem kell hozzá lap.
noble-hearts-kind-move-about = Játssz ki egy lapot, és mozogj annyi mezőt, amennyit mutat.
noble-hearts-kind-pass-about = Add át a kezdeményezést, amelyet megtarthatnál.
noble-hearts-kind-hit-about = Nem véded ki: találatot kapsz, és a játszmának vége.
noble-hearts-kind-long-jump-about = Ugorj át { $count } vagy több lappal, összesen legalább { $far } mozgással.
noble-hearts-kind-side-step-about = Lépj oldalra { $side } azonos harcértékű lappal.
noble-hearts-kind-berserk-about = Sújts le { $berserk } azonos zónájú lappal; a harcértékük összeadódik.
noble-hearts-kind-saltomortale-about = Szaltózz a támadó mögé { $salto } azonos zónájú lappal.
noble-hearts-kind-feint-about = Sújts le egy lappal bármelyik zónára; te mondod meg, melyikre.
noble-hearts-kind-combination-about = Sújts le többször egyszerre: minden csapásra felelni kell.
noble-hearts-kind-quick-block-about = Felelj a csapásra egy bármilyen zónájú, legalább ugyanolyan erős lappal.
noble-hearts-kind-collect-rose-about = Vegyél fel Lady Isabelle-nek egy rózsát a meződről vagy mellőle.
noble-hearts-kind-turn-up-about = Fordítsd fel újra az egyik különleges lapodat.
noble-hearts-kind-choose-special-about = Vegyél el egy különleges lapot a pakliból, vagy mondj le róla.
noble-hearts-kind-concede-about = A másik játékos nyeri a játszmát.

## The four numbers of a card

noble-hearts-print-fight = harcérték
noble-hearts-print-area = zóna
noble-hearts-print-move = mozgás
noble-hearts-print-redraw = húzás
noble-hearts-unknown = ?
noble-hearts-area-named = „{ $name }”
noble-hearts-area-is = { $area }: { $name }
noble-hearts-stroke = { $fight } (zóna: { $area })

## House rules

noble-hearts-group-cards = Lapok
noble-hearts-group-turn = Kezdeményezés és védekezés
noble-hearts-group-movement = Mozgás és ugrás
noble-hearts-group-specials = Különleges lapok
noble-hearts-group-tracks = Rózsák, sárm és ügyesség

noble-hearts-rule-deck-cards = Egy pakli lapjai
noble-hearts-rule-deck-cards-about = Hány akciólapja van egy-egy játékosnak.
noble-hearts-rule-opening-hand = Kezdőkéz
noble-hearts-rule-opening-hand-about = Hány lappal kezdenek a játékosok.
noble-hearts-rule-areas = Találati zónák
noble-hearts-rule-areas-about = Hány zónát találhat el egy lap.
noble-hearts-rule-fight-most = Legnagyobb harcérték
noble-hearts-rule-fight-most-about = Az ennél nagyobb harcértéket az app elírásnak veszi.
noble-hearts-rule-move-most = Legnagyobb mozgás
noble-hearts-rule-move-most-about = Az ennél nagyobb mozgást az app elírásnak veszi.
noble-hearts-rule-redraw-most = Legnagyobb húzás
noble-hearts-rule-redraw-most-about = Az ennél nagyobb húzást az app elírásnak veszi.
noble-hearts-rule-reshuffle = Újrakeverés
noble-hearts-rule-reshuffle-about = Mikor kell a dobópaklit új paklivá keverni.
noble-hearts-rule-redraw-tie = Egyforma lapok
noble-hearts-rule-redraw-tie-about = Ha több lapnak is a legnagyobb a harcértéke, melyik szabja meg a húzott lapok számát.
noble-hearts-rule-keeps-initiative = Kezdeményezés megtartása
noble-hearts-rule-keeps-initiative-about = Azok az akciók, amelyek után ugyanaz a játékos jön.
noble-hearts-rule-evades = Támadás kivédése
noble-hearts-rule-evades-about = Azok az akciók, amelyek kivédik a támadást, a két hárításon kívül.
noble-hearts-rule-only-when-attacked = Csak támadás ellen
noble-hearts-rule-only-when-attacked-about = Azok az akciók, amelyek csak támadás ellen használhatók, a két hárításon kívül.
noble-hearts-rule-refills = Laphúzás
noble-hearts-rule-refills-about = Azok az akciók, amelyek után lapot kell húzni.
noble-hearts-rule-pass = Passzolás
noble-hearts-rule-pass-about = Mikor adható át a kezdeményezés akció nélkül.
noble-hearts-rule-charge-move-cards = Roham mozgáslapjai
noble-hearts-rule-charge-move-cards-about = Legfeljebb ennyi lappal lehet mozogni felugrás és távolugrás nélküli rohamban.
noble-hearts-rule-charge-move = Roham mozgása
noble-hearts-rule-charge-move-about = Ugrás nélküli rohamhoz legalább ennyi mozgás kell.
noble-hearts-rule-jump-up-move = Felugrás mozgása
noble-hearts-rule-jump-up-move-about = A felugrás lapjain összesen legalább ennyi mozgás kell.
noble-hearts-rule-charge-jump-up-move = Felugró roham mozgása
noble-hearts-rule-charge-jump-up-move-about = Az ugrás lapjain összesen legalább ennyi mozgás kell.
noble-hearts-rule-charge-jump-down-move = Leugró roham mozgása
noble-hearts-rule-charge-jump-down-move-about = Az ugrás lapján legalább ennyi mozgás kell.
noble-hearts-rule-long-jump-cards = Távolugrás lapjai
noble-hearts-rule-long-jump-cards-about = Legalább ennyi lap kell a távolugráshoz, rohamban is.
noble-hearts-rule-long-jump-move = Távolugrás mozgása
noble-hearts-rule-long-jump-move-about = A távolugrás lapjain összesen legalább ennyi mozgás kell.
noble-hearts-rule-charge-long-jump-move = Távolugró roham mozgása
noble-hearts-rule-charge-long-jump-move-about = Az ugrás lapjain összesen legalább ennyi mozgás kell.
noble-hearts-rule-charge-long-jump-refills = Húzás távolugró rohamnál
noble-hearts-rule-charge-long-jump-refills-about = Jár-e laphúzás az ilyen roham támadása után.
noble-hearts-rule-side-step-cards = Oldallépés lapjai
noble-hearts-rule-side-step-cards-about = Hány azonos harcértékű lap kell hozzá.
noble-hearts-rule-berserk-cards = Őrjöngés lapjai
noble-hearts-rule-berserk-cards-about = Hány azonos zónájú lap kell hozzá.
noble-hearts-rule-saltomortale-cards = Szaltó lapjai
noble-hearts-rule-saltomortale-cards-about = Hány azonos zónájú lap kell hozzá.
noble-hearts-rule-charge-with = Különleges lapok rohamban
noble-hearts-rule-charge-with-about = Azok a különleges lapok, amelyeket a roham támadása használhat.
noble-hearts-rule-turned-down = Használat után lefordítva
noble-hearts-rule-turned-down-about = Azok a különleges lapok, amelyeket minden használat után újra fel kell fordítani.
noble-hearts-rule-special-cards = Különleges lapok
noble-hearts-rule-special-cards-about = Hány különleges lap van a dobozban; a kiegészítő nélkül egy sem.
noble-hearts-rule-opening-specials = Kezdő különleges lapok
noble-hearts-rule-opening-specials-about = Hány különleges lappal kezdenek a játékosok: legfeljebb az összes felével.
noble-hearts-rule-special-copies = Példányok
noble-hearts-rule-special-copies-about = Hány példány lehet egyféle különleges lapból.
noble-hearts-rule-roses = Rózsák
noble-hearts-rule-roses-about = Hány rózsa van a dobozban; a kiegészítő nélkül egy sem.
noble-hearts-rule-charm-spots = Mezők a szívig
noble-hearts-rule-charm-spots-about = Milyen messze van a két szív a sármkártya közepétől; 0 esetén nincs ilyen kártya.
noble-hearts-rule-skill-spots = Mezők a kardig
noble-hearts-rule-skill-spots-about = Milyen messze van a két kard az ügyességkártya közepétől; 0 esetén nincs ilyen kártya.
noble-hearts-rule-rose-charm = Rózsa sármja
noble-hearts-rule-rose-charm-about = Hány mezőt lép Lady Isabelle egy rózsáért.
noble-hearts-rule-retreat-charm = Hátrálás sármja
noble-hearts-rule-retreat-charm-about = Hány mezőt lép Lady Isabelle a támadó felé egy gyenge hátrálás után.
noble-hearts-rule-berserk-charm = Őrjöngés sármja
noble-hearts-rule-berserk-charm-about = Hány mezőt lép Lady Isabelle az ellenfél felé egy őrjöngés után.
noble-hearts-rule-retreat-skill = Hátrálás ügyessége
noble-hearts-rule-retreat-skill-about = Hány mezőt lép az ügyességjelző a támadó felé egy hátrálás után.
noble-hearts-rule-saltomortale-skill = Szaltó ügyessége
noble-hearts-rule-saltomortale-skill-about = Hány mezőt lép az ügyességjelző a szaltózó játékos felé.
noble-hearts-rule-charm-half = Gyenge hátrálás
noble-hearts-rule-charm-half-about = Mikor viszi Lady Isabelle-t a támadó felé a hátrálás lapja.
noble-hearts-rule-berserk-may-lose = Végzetes őrjöngés
noble-hearts-rule-berserk-may-lose-about = Elviheti-e az őrjöngés Lady Isabelle-t az ellenfél szívéig.

noble-hearts-value-at-once = amint elfogy a pakli
noble-hearts-value-when-drawing = amikor húzni kell
noble-hearts-value-most = amelyik a legtöbbet húzza
noble-hearts-value-least = amelyik a legkevesebbet húzza
noble-hearts-value-after-keeping = kezdeményezést megtartó akció után
noble-hearts-value-always = mindig
noble-hearts-value-never = soha
noble-hearts-value-below = a támadás felénél kisebb
noble-hearts-value-at-most = legfeljebb a támadás fele

## Actions

noble-hearts-headline-setup = { $first } kezd
noble-hearts-headline-attack = { $player } támad: { $strokes }
noble-hearts-headline-charge = { $special ->
    [none] { $jump ->
        [up] { $player } felugorva rohamoz: { $strokes }
        [down] { $player } leugorva rohamoz: { $strokes }
        [long] { $player } távolugrással rohamoz: { $strokes }
       *[none] { $player } rohamoz: { $strokes }
    }
   *[other] { $jump ->
        [up] { $player } felugorva rohamoz ({ $special }): { $strokes }
        [down] { $player } leugorva rohamoz ({ $special }): { $strokes }
        [long] { $player } távolugrással rohamoz ({ $special }): { $strokes }
       *[none] { $player } rohamoz ({ $special }): { $strokes }
    }
}
noble-hearts-headline-block = { $player } hárít, harcérték: { $fight }
noble-hearts-headline-retreat = { $fight ->
    [none] { $player } hátrál
   *[other] { $player } hátrál, az eldobott lap harcértéke { $fight }
}
noble-hearts-headline-jump-up = { $player } felugrik
noble-hearts-headline-jump-down = { $player } leugrik
noble-hearts-headline-move = { $player } mozog
noble-hearts-headline-pass = { $player } átadja a kezdeményezést
noble-hearts-headline-hit = { $player } nem védekezik
noble-hearts-headline-long-jump = { $player } távolugrással máshova kerül
noble-hearts-headline-side-step = { $player } oldalra lép
noble-hearts-headline-berserk = { $player } őrjöng: { $strokes }
noble-hearts-headline-saltomortale = { $player } szaltóval { $opponent } mögé kerül
noble-hearts-headline-feint = { $player } csellel támad: { $strokes }
noble-hearts-headline-combination = { $player } kombinációval támad: { $strokes }
noble-hearts-headline-quick-block = { $player } gyorsan hárít, harcérték: { $fight }
noble-hearts-headline-collect-rose = { $player } felvesz egy rózsát
noble-hearts-headline-turn-up = { $player } újra felfordítja: { $special }
noble-hearts-headline-choose-special = { $special ->
    [none] { $player } lemond a különleges lapról
   *[other] { $player } elveszi: { $special }
}
noble-hearts-headline-concede = { $player } megadja magát
noble-hearts-headline-adjust-hand = Javítás: { $player } kezében { $hand } lap van
noble-hearts-headline-adjust-discard = Javítás: { $player } dobópaklijában { $count } lap van
noble-hearts-headline-adjust-raised = { $raised ->
    [yes] Javítás: { $player } nemese magaslaton áll
   *[no] Javítás: { $player } nemese a padlón áll
}
noble-hearts-headline-adjust-owns = { $owns ->
    [none] Javítás: { $player } különleges lapjai: nincs
   *[other] Javítás: { $player } különleges lapjai: { $specials }
}
noble-hearts-headline-adjust-initiative = Javítás: a kezdeményezés { $initiative } kezében van
noble-hearts-headline-adjust-charm = Javítás: Lady Isabelle helye: { $place }
noble-hearts-headline-adjust-skill = Javítás: az ügyességjelző helye: { $place }
noble-hearts-headline-adjust-roses = Javítás: { $roses } rózsa van a táblán

## Positions of markers

noble-hearts-place-centre = középen
noble-hearts-place-towards = a középtől { $spots } / { $most } mezőre, { $player } felé

## Consequences

noble-hearts-then-specials = { $player } kezdő különleges lapjai: { $specials }.
noble-hearts-then-roses = { $count ->
    [0] Nincs rózsa a táblán.
   *[other] { $count } rózsa van a táblán.
}
noble-hearts-event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } nem húz, mert elfogytak a lapok.
       *[other] { $player } csak { $cards } lapot húz { $wanted } helyett, mert nincs több.
    }
   *[equal] { $player } { $cards } lapot húz.
}
noble-hearts-event-deck-refilled = { $cards ->
    [one] { $player } megfordítja a dobópaklit: ez az új pakli, 1 lappal.
   *[other] { $player } megkeveri a dobópaklit: ez az új pakli, { $cards } lappal.
}
noble-hearts-event-height-changed = { $raised ->
    [yes] { $player } nemese most magaslaton áll.
   *[no] { $player } nemese megint a padlón áll.
}
noble-hearts-event-special-turned = { $ready ->
    [yes] { $player } lapja újra felfordítva: { $special }.
   *[no] { $player } lapja lefordítva: { $special }.
}
noble-hearts-event-stroke-laid = { $player } erre a csapásra felel: { $fight } (zóna: { $area }).
noble-hearts-event-stroke-blocked = Hárítva: { $fight } (zóna: { $area }).
noble-hearts-event-attack-ended = { $end ->
    [hit] { $by } támadása talál.
    [concede] { $by } támadására nincs felelet.
    [charm] { $by } támadására nincs felelet.
   *[other] { $by } támadása ki van védve.
}
noble-hearts-event-rose-collected = { $left ->
    [0] Ez volt az utolsó rózsa a táblán.
   *[other] Még { $left } rózsa maradt a táblán.
}
noble-hearts-event-charm-moved = Lady Isabelle { $spots } mezőt lép { $towards } felé, új helye: { $place }.
noble-hearts-event-skill-moved = Az ügyességjelző { $spots } mezőt lép { $towards } felé, új helye: { $place }.
noble-hearts-event-sword-reached = Az ügyességjelző elérte { $player } kardját: tedd vissza középre.
noble-hearts-event-choice-offered = Mielőtt a játszma folytatódna, { $player } elvehet egy különleges lapot a pakliból.
noble-hearts-event-initiative-kept = { $player } megtartja a kezdeményezést.
noble-hearts-event-turn-began = { $turn }. kör: a kezdeményezés { $player } kezében van.
noble-hearts-event-game-ended = { $by ->
    [hit] { $loser } találatot kapott. { $winner } megnyeri a játszmát és Lady Isabelle szívét. Szép küzdelem volt, { $loser }!
    [surrender] { $winner } megnyeri a játszmát és Lady Isabelle szívét. Szép küzdelem volt, { $loser }!
   *[charm] Lady Isabelle elérte { $winner } szívét: { $winner } nyeri a játszmát. Szép küzdelem volt, { $loser }!
}

## Refusals

noble-hearts-refusal-not-set-up = Előbb készítsd elő az asztalt.
noble-hearts-refusal-already-set-up = Az asztal már elő van készítve.
noble-hearts-refusal-bad-setup-count = { $needed ->
    [0] E szabályok szerint a játszma különleges lapok nélkül indul, de { $player } előtt { $got } van.
   *[other] { $player } { $needed } különleges lappal kezd, nem { $got } lappal.
}
noble-hearts-refusal-bad-setup-scarce = { $count ->
    [0] A dobozban nincs ilyen lap: { $special }.
   *[other] A dobozban csak { $count } ilyen lap van: { $special }.
}
noble-hearts-refusal-bad-setup-roses = { $most ->
    [0] E szabályok szerint nincsenek rózsák.
   *[other] Add meg, hány rózsa marad a táblán: 0 és { $most } között lehet.
}
noble-hearts-refusal-wrong-count = { $most ->
    [none] Ehhez legalább { $least } lap kell, nem { $got }.
   *[other] { ORDER($least, $most) ->
        [equal] Ehhez { $most } lap kell, nem { $got }.
       *[less] Ehhez { $least }–{ $most } lap kell, nem { $got }.
    }
}
noble-hearts-refusal-hand-too-small = { $has ->
    [0] { $player } keze üres.
   *[other] Ehhez { $needs } lap kell a kézben, de { $player } kezében csak { $has } van.
}
noble-hearts-refusal-ability-used = Ez a lap le van fordítva: { $special }. Előbb fordítsd fel.
noble-hearts-refusal-attack-pending = { $kind ->
    [adjust] Támadás közben a kezdeményezés nem javítható.
   *[other] Előbb felelj a támadásra; ez nem védi ki.
}
noble-hearts-refusal-no-attack = Ez csak támadás ellen használható, most pedig nincs támadás.
noble-hearts-refusal-must-act = { $never ->
    [yes] E szabályok szerint nem passzolhatsz: akié a kezdeményezés, annak cselekednie kell.
   *[no] A kezdeményezést csak olyan akció után adhatod át, amely megtartja.
}
noble-hearts-refusal-choice-pending = Előbb { $player } elvesz egy különleges lapot, vagy lemond róla.
noble-hearts-refusal-no-choice = Most senki sem választhat különleges lapot.
noble-hearts-refusal-not-in-play = { $in_charge ->
    [none] Ezek a szabályok ezt nem engedik.
   *[other] E szabályok szerint rohamban nem használható: { $in_charge }.
}
noble-hearts-refusal-bad-card = Nincs ilyen lap: { $print } { $number }. Az érték { $least } és { $most } között lehet.
noble-hearts-refusal-card-incomplete = Ehhez hiányzik a lap egyik értéke: { $print }.
noble-hearts-refusal-wrong-area-missed = A csapás zónája { $stroke }; a lap zónája { $card }, ezért nem hárítja.
noble-hearts-refusal-wrong-area-unknown = Nincs { $area }. zóna: a zónák száma 1 és { $most } között lehet.
noble-hearts-refusal-too-weak = A csapás ereje { $stroke }; { $fight } kevés a hárításához.
noble-hearts-refusal-no-such-stroke = Ilyen számú csapás nem vár feleletre.
noble-hearts-refusal-too-little-movement = Ehhez összesen { $needs } mozgás kell, nem { $has }.
noble-hearts-refusal-not-same-area = A lapok zónájának egyeznie kell.
noble-hearts-refusal-not-same-value = A lapok harcértékének egyeznie kell.
noble-hearts-refusal-not-raised = { $player } nemese a padlón áll.
noble-hearts-refusal-no-such-special = { $special ->
    [none] { $player } előtt nincs különleges lap.
   *[other] { $player } előtt nincs ilyen lap: { $special }.
}
noble-hearts-refusal-special-ready = { $special ->
    [none] Egyik különleges lap sincs lefordítva.
   *[other] Ez a lap nincs lefordítva: { $special }.
}
noble-hearts-refusal-special-gone = A pakliban nincs több ilyen lap: { $special }.
noble-hearts-refusal-no-rose = Nincs több rózsa a táblán.
noble-hearts-refusal-bad-adjustment-hand = { $player } kezében 0 és { $most } között lehet a lapok száma: a többi máshol van.
noble-hearts-refusal-bad-adjustment-discard = { $player } dobópaklijában 0 és { $most } között lehet a lapok száma: a többi máshol van.
noble-hearts-refusal-bad-adjustment-owns = { $most ->
    [0] { $player } nem kaphat többet ebből: { $special }.
   *[other] { $player } csak { $most } lapot kaphat ebből: { $special }.
}
noble-hearts-refusal-bad-adjustment-owns-in-all = { $player } csak { $most } különleges lapot kaphat.
noble-hearts-refusal-bad-adjustment-charm = { $most ->
    [0] Játszma közben Lady Isabelle csak középen lehet.
   *[other] Játszma közben Lady Isabelle legfeljebb { $most } mezőre lehet a középtől.
}
noble-hearts-refusal-bad-adjustment-skill = { $most ->
    [0] Az ügyességjelző csak középen lehet.
   *[other] Az ügyességjelző legfeljebb { $most } mezőre lehet a középtől.
}
noble-hearts-refusal-bad-adjustment-roses = A táblán 0 és { $most } között lehet a rózsák száma: a többit már felvették.

## The table in lines

noble-hearts-table-setup = Az asztal még nincs előkészítve.
noble-hearts-table-act = { $turn }. kör: a kezdeményezés { $player } kezében van.
noble-hearts-table-kept = { $turn }. kör: { $player } megtartja a kezdeményezést, és újra jön.
noble-hearts-table-evade = { $turn }. kör: most { $player } védekezik.
noble-hearts-table-choose = { $turn }. kör: { $player } különleges lapot választ.
noble-hearts-table-over = Vége, { $turn }. kör: { $result }
noble-hearts-table-side = { $raised ->
    [yes] { $player }, magaslaton: { $hand } kézben, { $deck } a pakliban, { $discard } eldobva
   *[no] { $player }, a padlón: { $hand } kézben, { $deck } a pakliban, { $discard } eldobva
}
noble-hearts-table-special = { $special }
noble-hearts-table-special-down = { $special } (lefordítva)
noble-hearts-table-specials = Különleges lapok: { $specials }
noble-hearts-table-roses-of = Rózsák: { $count }
noble-hearts-table-stroke = { $player } erre felel: { $fight } (zóna: { $area })
noble-hearts-table-stroke-blocked = hárítva: { $fight } (zóna: { $area })
noble-hearts-table-charm = Lady Isabelle helye: { $place }.
noble-hearts-table-skill = Az ügyességjelző helye: { $place }.
noble-hearts-table-roses = Rózsák a táblán: { $count }
noble-hearts-table-pile = Különleges lapok a pakliban: { $count }

## Tallies and statistics

noble-hearts-tally-attacks = Támadások
noble-hearts-tally-blocks = Hárított csapások
noble-hearts-tally-roses = Felvett rózsák
noble-hearts-ended-hit = Találattal
noble-hearts-ended-surrender = Megadással
noble-hearts-ended-charm = Lady Isabelle szívével
noble-hearts-count-attacks = Támadások
noble-hearts-count-attack = Támadás
noble-hearts-count-made = Összes
noble-hearts-count-blocked = Hárítva
noble-hearts-count-evaded = Kivédve
noble-hearts-count-hits = Találat
noble-hearts-count-areas = Hárítások zónánként
noble-hearts-count-area = Zóna
noble-hearts-count-strokes = Csapások
noble-hearts-count-share = Arány
noble-hearts-count-initiative = Kezdeményezés
noble-hearts-count-initiative-note = { $count } akció után tartották meg vagy adták át a kezdeményezést.
noble-hearts-count-kept = Megtartva: { $kind }
noble-hearts-count-handed-over = Átadva
noble-hearts-count-times = Alkalom
noble-hearts-count-endings = Hogyan ér véget a játszma
noble-hearts-count-games = Játszmák
noble-hearts-count-specials = Különleges lapok
noble-hearts-count-special = Különleges lap
noble-hearts-count-uses = Használat
noble-hearts-count-length = Hossz körökben
noble-hearts-count-least = Legrövidebb
noble-hearts-count-median = Medián
noble-hearts-count-mean = Átlag
noble-hearts-count-most = Leghosszabb

## A first game

noble-hearts-deal-about = Tartsd úgy a kezedet, hogy csak te lásd. A legtöbb akció után annyi lapot húzol, amennyit a kijátszott lap mutat; az app kiírja, mennyit.
noble-hearts-hint-guide = Az app számon tartja a kezdeményezést, összeveti a csapást és a hárítást, és megmondja, hány lapot kell húzni; te a kijátszott lapok számait írod be. Tippek mondják meg a teendőt; amelyiket bezárod, nem jön elő újra.
noble-hearts-needs = A Noble Hearts doboza kell hozzá, mindkét játékosnak egy pakli akciólappal.
noble-hearts-hint-act = A legtöbb akció után a másik játékosé a kezdeményezés.
noble-hearts-hint-kept = Megtartod a kezdeményezést: válassz bármilyen akciót, vagy add át.
noble-hearts-hint-evade = Ha nem véded ki, találatot kapsz, és vesztesz. Azonos zónájú lappal háríts.
