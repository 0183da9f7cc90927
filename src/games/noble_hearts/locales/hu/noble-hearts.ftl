# The messages of Noble Hearts.

# Same as in English.
noble-hearts-title = Noble Hearts
noble-hearts-gauge = Lady Isabelle kegye

## Editions

noble-hearts-edition-base = Alapjáték
noble-hearts-edition-base-about = Két nemes vív a játékdobozban, amíg az egyikük találatot nem kap.
noble-hearts-edition-skills-and-roses = Ügyesség és rózsák
noble-hearts-edition-skills-and-roses-about = A kiegészítővel: különleges lapok, rózsák, sármkártya és ügyességkártya.

## Kinds of action

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
noble-hearts-kind-retreat-about = Dobj el egy tetszőleges lapot, és lépj hátra egy mezőt.{ $retreat_skill ->
    [0] {""}
   *[other] {" "}Az ügyességjelző a támadó felé lép.
}{ $retreat_charm ->
    [0] {""}
   *[other] { $charm_half ->
        [always] {" "}Lady Isabelle a támadó felé lép.
       *[other] {" "}Gyenge lapnál Lady Isabelle a támadó felé lép.
    }
}
noble-hearts-kind-jump-up-about = Ugorj fel valami magasabbra, összesen legalább { $jump_up_move } mozgással.
noble-hearts-kind-jump-down-about = Ugorj le valami alacsonyabbra; nem kell hozzá lap.
noble-hearts-kind-move-about = Játssz ki egy lapot, és mozogj annyi mezőt, amennyit mutat.
noble-hearts-kind-pass-about = Add át a kezdeményezést, amelyet megtarthatnál.
noble-hearts-kind-hit-about = Nem véded ki: találatot kapsz, és a játszmának vége.
noble-hearts-kind-long-jump-about = Ugorj át { $long_jump_cards } vagy több lappal, összesen legalább { $long_jump_move } mozgással.
noble-hearts-kind-side-step-about = Lépj oldalra { $side_step_cards } azonos harcértékű lappal.
noble-hearts-kind-berserk-about = Sújts le { $berserk_cards } azonos zónájú lappal; a harcértékük összeadódik.{ $berserk_charm ->
    [0] {""}
   *[other] {" "}Lady Isabelle az ellenfél felé lép.
}
noble-hearts-kind-saltomortale-about = Szaltózz a támadó mögé { $saltomortale_cards } azonos zónájú lappal.{ $saltomortale_skill ->
    [0] {""}
   *[other] {" "}Az ügyességjelző feléd lép.
}
noble-hearts-kind-feint-about = Sújts le egy lappal bármelyik zónára; te mondod meg, melyikre.
noble-hearts-kind-combination-about = Sújts le egyszerre két lappal, minden további Kombináció lapodért eggyel többel: minden csapásra felelni kell.
noble-hearts-kind-quick-block-about = Felelj a csapásra egy bármilyen zónájú, legalább ugyanolyan erős lappal.
noble-hearts-kind-collect-rose-about = Vegyél fel Lady Isabelle-nek egy rózsát a meződről vagy mellőle.
noble-hearts-kind-turn-up-about = Fordítsd fel újra az egyik különleges lapodat.
noble-hearts-kind-choose-special-about = Vegyél el egy különleges lapot a pakliból, vagy mondj le róla.

noble-hearts-kind-evades = Kivédi a támadást.
noble-hearts-kind-keeps = Megtartod a kezdeményezést.
noble-hearts-kind-turns-down = Utána a különleges lapját le kell fordítani.

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
noble-hearts-rule-evaded-strokes = Kivédett csapások
noble-hearts-rule-evaded-strokes-about = Hány csapását védi ki egy kombinációnak egy ilyen akció.
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
noble-hearts-value-all = az összes hátralévőt
noble-hearts-value-one = a legerősebb hátralévőt
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
    [none] { $player } hátrál, és eldob egy lapot
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
noble-hearts-event-stroke-evaded = Kivédve: { $fight } (zóna: { $area }).
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
noble-hearts-table-stroke-evaded = kivédve: { $fight } (zóna: { $area })
noble-hearts-table-charm = Lady Isabelle helye: { $place }.
noble-hearts-table-skill = Az ügyességjelző helye: { $place }.
noble-hearts-table-roses = Rózsák a táblán: { $count }
noble-hearts-table-pile = Különleges lapok a pakliban: { $count }

## Tallies and statistics

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
noble-hearts-count-initiative = Kezdeményezés
noble-hearts-count-initiative-note = { $count } akció után tartották meg vagy adták át a kezdeményezést.
noble-hearts-count-kept = Megtartva: { $kind }
noble-hearts-count-handed-over = Átadva
noble-hearts-count-endings = Hogyan ér véget a játszma
noble-hearts-count-specials = Különleges lapok
noble-hearts-count-special = Különleges lap
noble-hearts-count-length = Hossz körökben
noble-hearts-count-least = Legrövidebb
noble-hearts-count-most = Leghosszabb

## A first game

noble-hearts-deal-about = Tartsd úgy a kezedet, hogy csak te lásd. A legtöbb akció után annyi lapot húzol, amennyit a kijátszott lap mutat; az app kiírja, mennyit.
noble-hearts-hint-guide = Az app számon tartja a kezdeményezést, összeveti a csapást és a hárítást, és megmondja, hány lapot kell húzni; te a kijátszott lapok számait írod be. Tippek mondják meg a teendőt; amelyiket bezárod, nem jön elő újra.
noble-hearts-needs = A Noble Hearts doboza kell hozzá, mindkét játékosnak egy pakli akciólappal.
noble-hearts-hint-act = A legtöbb akció után a másik játékosé a kezdeményezés.
noble-hearts-hint-kept = Megtartod a kezdeményezést: válassz bármilyen akciót, vagy add át.
noble-hearts-hint-evade = Ha nem véded ki, találatot kapsz, és vesztesz. Azonos zónájú lappal háríts.

## The screens

noble-hearts-screen-box = { $tracks ->
    [yes] A nyitott doboz kerül középre, a nemesek pedig a megbeszélt mezőkre. A sármkártya és az ügyességkártya a doboz mellé kerül, mindkettőn középre a jelző.
   *[no] A nyitott doboz kerül középre, a nemesek pedig a megbeszélt mezőkre.
}
noble-hearts-screen-deal = Keverd meg a pakli akciólapjait ({ $deck }), és húzz { $count } lapot. A többi a paklid, lefordítva.
noble-hearts-screen-first-which = Ki kezd? Bárhogyan eldönthető.
noble-hearts-screen-areas = Zónák neve
noble-hearts-screen-areas-about = Előre eldől, melyik kép melyik szám; neveket is megadhatsz.
noble-hearts-screen-expansion = Ügyesség és rózsák
noble-hearts-screen-takes = { $name } átnézi a különleges lapokat, és elvesz egyet.
noble-hearts-screen-takes-first = Először { $name } vesz el egy különleges lapot.
noble-hearts-screen-taken-all = Mindkét játékosnak megvannak a különleges lapjai. Koppints egyre, ha visszatennéd.
noble-hearts-screen-has-taken = { $name } lapjai
noble-hearts-screen-put-back = { $name }, { $number }. lap visszatétele: { $special }
noble-hearts-screen-roses = Rózsák
noble-hearts-screen-roses-about = A kezdő játékos nyitott tenyerén tartja a rózsákat a doboz fölött, a másik játékos pedig alulról ráüt a kezére. Amelyik rózsa a dobozon kívül vagy nemesnek tiltott helyen landol, kikerül a játékból.
noble-hearts-screen-roses-stay = Megmaradó rózsák
noble-hearts-screen-begin = Kezdés

noble-hearts-screen-area = { $area }. zóna
noble-hearts-screen-printed = { $print } { $number }
noble-hearts-screen-unknown-card = egy lap
noble-hearts-screen-place = { $number }. lap: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = bármelyik zóna

noble-hearts-screen-acts = { $name } jön
noble-hearts-screen-goes-on = { $name } megtartja a kezdeményezést, és jöhet
noble-hearts-screen-evade = { $name }, védekezz!
noble-hearts-screen-chooses = { $name } elérte a kardot, és elvesz egy különleges lapot
noble-hearts-screen-declines = { $name } lemond róla
noble-hearts-screen-hands-over = Jöjjön { $name }
noble-hearts-screen-is-hit = { $name } találatot kap: { $winner } nyer
noble-hearts-screen-wins = { $action }: { $winner } nyer
noble-hearts-screen-known = Ismert lapok: egy koppintás minden számot beír.
noble-hearts-screen-block-with = Ismert lapok, amelyek hárítanának, ha kézben vannak:
noble-hearts-screen-no-card = Aki nem tud lapot kijátszani, feladja.
noble-hearts-screen-blocks = Hárítás: { $card }
noble-hearts-screen-blocked = hárítva
noble-hearts-screen-evaded = kivédve
noble-hearts-screen-coming = { $fight }, { $area }: { $name } ellen
noble-hearts-screen-coming-blocked = { $fight }, { $area }: hárítva
noble-hearts-screen-coming-evaded = { $fight }, { $area }: kivédve

noble-hearts-screen-status-acts = jön
noble-hearts-screen-status-goes-on = jöhet
noble-hearts-screen-status-evades = védekezik
noble-hearts-screen-status-chooses = választ
noble-hearts-screen-seat = { $name }: { $hand } lap kézben, { $deck } a pakliban, { $discard } a dobópakliban.
noble-hearts-screen-draws = Most { $count } lapot húz.
noble-hearts-screen-shuffles = Új paklivá keveri a dobópaklit.
noble-hearts-screen-badge = húz: { $count }
noble-hearts-screen-raised = Magaslaton.
noble-hearts-screen-special-open = Felfordítva: { $special }.
noble-hearts-screen-special-down = Lefordítva: { $special }.

noble-hearts-screen-ask = { $print ->
    [fight] Harcérték?
    [area] Találati zóna?
    [move] Hány mezőt mozog a lap?
   *[redraw] Hány lapot húz?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] { $number }. lap: harcérték?
    [area] { $number }. lap: találati zóna?
    [move] { $number }. lap: hány mezőt mozog?
   *[redraw] { $number }. lap: hány lapot húz?
}
noble-hearts-screen-ask-strike = A támadó lap harcértéke?
noble-hearts-screen-ask-move = Hány mező? Összesen legalább { $far } kell, eddig { $sum }.
noble-hearts-screen-ask-jump = { $number }. lap: harcérték? A legnagyobb dönti el, hány lapot húzol.
noble-hearts-screen-ask-redraw-of = { $tie ->
    [most] A { $fight } harcértékű lapok közül az számít, amelyik a legtöbbet húzza: mennyit?
    [least] A { $fight } harcértékű lapok közül az számít, amelyik a legkevesebbet húzza: mennyit?
   *[none] Hány lapot húz ez a lap (harcérték { $fight })?
}
noble-hearts-screen-ask-retreat = { $loses ->
    [yes] Az eldobott lap harcértéke? Ha legfeljebb { $most }, elveszíted a játszmát: Lady Isabelle eléri { $name } szívét.
   *[no] Az eldobott lap harcértéke? Ha legfeljebb { $most }, Lady Isabelle { $name } felé lép.
}
noble-hearts-screen-loses = Ezzel elveszíted a játszmát: Lady Isabelle eléri { $name } szívét.
noble-hearts-screen-ask-block = Harcérték? { $area }, legalább { $value }.
noble-hearts-screen-one-more = Még egy lap
noble-hearts-screen-stated = Melyik zónát találja el?
noble-hearts-ask-stroke = Melyik csapásra felelsz?
noble-hearts-screen-stroke = { $number }. csapás: { $fight }, { $area }
noble-hearts-ask-landing = Hová érkezik a nemes?
noble-hearts-screen-lands-up = Magaslatra
noble-hearts-screen-lands-down = A padlóra
noble-hearts-screen-jump-floor = Leugrás a padlóra
noble-hearts-screen-jump-floor-about = Ugorj le a padlóra; nem kell hozzá lap.
noble-hearts-screen-jump-lower = Leugrás valamire
noble-hearts-screen-jump-lower-about = Ugorj valami alacsonyabbra, de ne a padlóra; nem kell hozzá lap.
noble-hearts-screen-run = Mozgás
noble-hearts-screen-up = Felugrás
noble-hearts-screen-down = Leugrás
noble-hearts-screen-plain = Sima támadás
noble-hearts-ask-special = Melyik lapot fordítod fel?
noble-hearts-ask-seat = Ha nem tudsz vagy nem akarsz cselekedni, megadod magad; a másik játékos nyer.
noble-hearts-screen-concedes = { $name } megadja magát

noble-hearts-screen-pile = Dobópakli, elöl a felső lap
noble-hearts-correct-raised = { $player } magaslaton áll
noble-hearts-correct-owned = { $number }. { $special }
noble-hearts-correct-face-up = felfordítva
noble-hearts-correct-face-down = lefordítva
noble-hearts-correct-removed = elvéve
noble-hearts-correct-more = Új különleges lap: { $player }
noble-hearts-correct-added = { $special }
noble-hearts-correct-initiative = Kezdeményezés
noble-hearts-correct-holder = { $player }
noble-hearts-correct-charm = Lady Isabelle, { $player } felé
noble-hearts-correct-skill = Ügyesség, { $player } felé
noble-hearts-correct-roses = Rózsák a táblán

noble-hearts-keys-number = Szám beírása vagy választás
noble-hearts-keys-ten = Plusz tíz: a következő számjeggyel 10–19

noble-hearts-screen-decks = Paklilisták
noble-hearts-screen-decks-about = Írd be egyszer egy igazi pakli lapjainak számait: utána minden lap egyetlen koppintással kijátszható.
noble-hearts-screen-deck-none = Nincs
noble-hearts-screen-deck-cards = { $count } lap
noble-hearts-screen-deck-new = Új paklilista
noble-hearts-screen-deck-unnamed = Pakli
noble-hearts-screen-deck-take = Paklilista importálása
noble-hearts-screen-deck-taken = { $file } importálva.
noble-hearts-screen-deck-title = { $name } ({ $count })
noble-hearts-screen-deck-name = A pakli neve
noble-hearts-screen-deck-add = Új lap: a négy száma
noble-hearts-screen-deck-clear = Számok törlése
noble-hearts-screen-deck-card = A pakliban: { $card }
noble-hearts-screen-deck-learns = Tanulás egy játszmából
noble-hearts-screen-deck-learn = { $name } lapjai, { $day }
noble-hearts-screen-deck-learnt = { $count ->
    [0] Nincs új lap.
   *[other] { $count } lap került bele.
}
noble-hearts-screen-deck-remove = Paklilista törlése
noble-hearts-screen-deck-remove-ask = Igen, törlés

## How to play

noble-hearts-lesson-aim = A cél
noble-hearts-lesson-aim-about = Két nemes karddal küzd Lady Isabelle kegyéért. Találd el az ellenfelet, mielőtt ő talál el téged.
noble-hearts-lesson-card = Egy lap
noble-hearts-lesson-card-about = Négy szám van rajta: mekkora a harcértéke, a test melyik zónáját találja el, mennyit mozogsz vele, és hány lapot húzol utána.
noble-hearts-lesson-initiative = A kezdeményezés
noble-hearts-lesson-initiative-about = Akié a kezdeményezés, az jön: támad, mozog vagy ugrik. A legtöbb akció után a másik játékoshoz kerül.
noble-hearts-lesson-attack = Egy támadás
noble-hearts-lesson-attack-about = Állj az ellenfél elé, és játssz ki egy lapot: a harcértéke a csapás ereje, a zónája pedig az, ahol eltalálod.
noble-hearts-lesson-evade = Egy hárítás
noble-hearts-lesson-evade-about = Felelj a csapásra egy azonos zónájú, legalább ugyanolyan erős lappal, vagy dobj el egy lapot, és lépj hátra. Különben találatot kapsz, és vesztesz.
noble-hearts-lesson-roses = Rózsák és ügyesség
noble-hearts-lesson-roses-about = Ha rózsák is vannak a dobozban, Lady Isabelle szívét is elnyerheted, a különleges lapokkal pedig megteheted, amit mondanak.

## Deck lists

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = { $card }. lap: { $why }
noble-hearts-deck-too-large = A fájl túl nagy paklilistának.
noble-hearts-deck-utf-16 = A fájl UTF-16 kódolású szöveg. Mentsd UTF-8 kódolással.
noble-hearts-deck-json = A fájl { $line }. sora nem olvasható: { $why }.
noble-hearts-deck-not-a-deck-list = Ez nem paklilista: nincs „deck_list” mezője.
noble-hearts-deck-newer = Ezt a paklilistát a Courtyard újabb verziója írta, a formátum verziója { $value }.
noble-hearts-deck-other-game = Ez a paklilista egy másik játékhoz tartozik: „{ $value }”.
noble-hearts-deck-no-name = A paklilistának nincs neve.
noble-hearts-deck-long-name = „{ $field }”: { $length } karakter, pedig legfeljebb { $most } lehet.
noble-hearts-deck-control = „{ $value }”: az egyik karakter nem jeleníthető meg.
noble-hearts-deck-too-many-areas = Több mint { $most } zónának van neve.
noble-hearts-deck-number = „{ $print }” értéke { $number }; { $least } és { $most } között lehet.
noble-hearts-deck-blank = Nincs rajta szám.
noble-hearts-deck-count = Ebből a lapból { $value } van; a száma 1 és { $most } között lehet.
noble-hearts-deck-too-many-cards = Ez { $value } lap; egy paklilistában legfeljebb { $most } lehet.

## The commands

cli-decks-none = Ebben a mappában nincs paklilista: { $folder }
cli-decks-line = { $name }: { $cards } lap, ebből { $different } különböző
cli-decks-card = { $count } × { $card }
cli-decks-areas = Zónák: { $names }
cli-decks-new = { $file }: importálva { $name } néven
cli-decks-known = { $file }: már megvan { $name } néven
cli-decks-learnt = { $name }: most { $cards } lap, előtte { $before }
cli-decks-learnt-nothing = { $name }: semmi új
cli-decks-deleted = { $name }: törölve
cli-decks-unknown = Nincs „{ $name }” nevű paklilista.
cli-decks-several = Több paklilista neve is „{ $name }”: add meg a fájlja nevét, kiterjesztés nélkül.
cli-decks-other-game = Ez a naplófájl egy másik játéké.
cli-decks-no-player = „{ $player }” nem játszik ebben a játszmában; akik játszanak: { $players }.

## The rules for a player who does not know the game

noble-hearts-rulebook-aim = A cél
    Két nemes szereti Lady Isabelle-t, és karddal döntik el, kié legyen a szíve. Találd el az ellenfelet, mielőtt ő talál el téged.
    { $charm_spots ->
        [0] {""}
       *[other] Vagy nyerd el a szívét: ha Lady Isabelle a sármkártyán eléri a szívedet, akkor is nyersz.
    }

noble-hearts-rulebook-table = Az asztal
    A játékdoboz az a terem, amelyben a nemesek vívnak. A mezőket, a bútorokat és azt, hogy ki merre néz, a játékosok tartják szemmel; az app csak azt követi, melyik nemes áll magaslaton.
    Mindkét játékosnak { $deck_cards } akciólapból álló paklija van. A használt lapok a saját dobópakliba kerülnek, felfedve.
    Egy lapon négy szám van: mekkora a harcértéke, a test { $areas } zónája közül melyiket találja el, mennyit mozogsz vele, és hány lapot húzol utána.
    { $pile ->
        [0] {""}
       *[other] A különleges lapok száma { $pile }. A tieid felfordítva fekszenek előtted: mindegyikkel megteheted, amit a neve mond. A lefordított lapot előbb fel kell fordítani, hogy újra használható legyen.
    }
    { $charm_spots ->
        [0] {""}
       *[other] A sármkártyán Lady Isabelle középen áll, { $charm_spots } mezőre mindkét szívtől.
    }
    { $skill_spots ->
        [0] {""}
       *[other] Az ügyességkártyán egy jelző fekszik középen, { $skill_spots } mezőre mindkét kardtól.
    }

noble-hearts-rulebook-setup = Előkészületek
    { $opening_hand ->
        [0] Keverd meg a paklidat. Üres kézzel kezdesz.
       *[other] Keverd meg a paklidat, és húzz { $opening_hand } lapot.
    }
    A kezdő játékost bárhogyan ki lehet választani.
    { $opening ->
        [0] {""}
       *[other] Mindkét játékos elvesz { $opening } tetszőleges különleges lapot, először a kezdő játékos.
    }
    { $roses ->
        [0] {""}
        [one] Dobd a rózsát a dobozba. Ha olyan helyre esik, ahová nemes nem léphet, kikerül a játékból.
       *[other] Szórd a rózsákat ({ $roses }) a dobozba. Amelyik olyan helyre esik, ahová nemes nem léphet, kikerül a játékból.
    }

noble-hearts-rulebook-turn = A kezdeményezés
    Egyszerre egy játékosé a kezdeményezés, és neki cselekednie kell. A legtöbb akcióval átadod; néhány után megtartod, és újra te jössz.
    Minden akciónál elfordíthatod a nemesedet egy nyolcad fordulattal, előtte, közben vagy utána.
    { $keeps_initiative ->
        [none] E szabályok szerint egyik akció sem tartja meg a kezdeményezést.
       *[other] Ezek után megtartod a kezdeményezést: { $keeps_initiative }.
    }
    { $pass ->
        [after-keeping] Ha megtartod, további akció nélkül át is adhatod.
        [always] Ha nem támadnak, akció nélkül bármikor átadhatod.
       *[never] Akció nélkül nem adhatod át.
    }

noble-hearts-rulebook-attacks = Támadás
    A közvetlenül előtted álló ellenfelet támadhatod; hogy ő merre néz, nem számít. Ha nem azonos magasságban álltok, előre egyezzetek meg, elérhetitek-e egymást. Egy támadás egy vagy több csapás: mindegyiknek van ereje és zónája.
    A támadás lapjai a végéig felfedve maradnak. Lapot viszont azonnal húzol.
    { $attack }
    { $charge }
    A rohamban ugrani is lehet. Fel: egy vagy több lap, összesen legalább { $charge_jump_up_move } mozgással. Le: { $charge_move_cards ->
        [one] egy lap, legalább { $charge_jump_down_move } mozgással
       *[other] 1–{ $charge_move_cards } lap, összesen legalább { $charge_jump_down_move } mozgással
    }.
    { $pile ->
        [0] {""}
       *[other] Távolugrással: { $long_jump_cards ->
            [one] egy vagy több lap
           *[other] legalább { $long_jump_cards } lap
        }, összesen legalább { $charge_long_jump_move } mozgással. { $charge_long_jump_refills ->
            [yes] A támadás után a szokásos módon húzol.
           *[no] Az ilyen roham után nem húzol lapot.
        }
    }
    { $charge_with ->
        [none] {""}
       *[other] A roham támadása ez is lehet: { $charge_with }.
    }
    { $berserk }
    { $feint }
    { $combination }

noble-hearts-rulebook-evading = Ha megtámadnak
    Minden csapásra felelned kell, különben találatot kapsz, és vesztesz.
    { $block }
    { $quick-block }
    { $evades ->
        [none] E szabályok szerint csak a hárítás véd.
       *[other] { $evaded_strokes ->
            [one] Ezek mindig a legerősebb hátralévő csapást védik ki: { $evades }.
           *[all] Ezek egyszerre kivédik az összes hátralévő csapást: { $evades }.
        }
    }
    { $retreat }
    Az utolsó csapásra adott felelet dönti el, kié a kezdeményezés.

noble-hearts-rulebook-moving = Mozgás
    { $move }
    { $jump-up }
    { $jump-down }
    { $long-jump }
    { $side-step }
    { $saltomortale }

## The actions in these sections

noble-hearts-rulebook-attack = Játssz ki egy lapot: a harcértéke a csapás ereje, a zónája a csapás zónája.
noble-hearts-rulebook-charge = { $charge_move_cards ->
    [one] Játssz ki mozgásra egy lapot, legalább { $charge_move } mozgással, aztán egy lapot a csapásra.
   *[other] Játssz ki mozgásra 1–{ $charge_move_cards } lapot, összesen legalább { $charge_move } mozgással, aztán egy lapot a csapásra.
} Több mozgás kell, mint amennyi az úthoz szükséges.
noble-hearts-rulebook-berserk = Játssz ki { $berserk_cards } azonos zónájú lapot: ez egyetlen csapás, a harcértékük összeadódik.
noble-hearts-rulebook-feint = Játssz ki egy lapot, és mondd meg, melyik zónát találja el: bármelyik lehet.
noble-hearts-rulebook-combination = Játssz ki két lapot, mindegyik külön csapás; minden további Kombináció lapod eggyel többet enged.
noble-hearts-rulebook-block = Fordulj a támadó felé, és játssz ki a csapás zónájából egy legalább ugyanolyan erős lapot.
noble-hearts-rulebook-quick-block = Játssz ki bármelyik zónából egy legalább ugyanolyan erős lapot, mint a csapás.
noble-hearts-rulebook-retreat = Dobj el egy tetszőleges lapot, és lépj hátra egy mezőt.

noble-hearts-rulebook-move = Játssz ki egy lapot, és mozogj annyi mezőt, amennyit mutat, bármelyik irányba. Ugyanazon a magasságon maradsz.
noble-hearts-rulebook-jump-up = Játssz ki egy vagy több lapot, összesen legalább { $jump_up_move } mozgással, és ugorj fel valamire melletted vagy előtted. Az irányodat szabadon választod.
noble-hearts-rulebook-jump-down = Lépj le valami magasról bármelyik szomszédos mezőre. Nem kell hozzá lap.
noble-hearts-rulebook-long-jump = { $long_jump_cards ->
    [one] Játssz ki egy vagy több lapot
   *[other] Játssz ki legalább { $long_jump_cards } lapot
}, összesen legalább { $long_jump_move } mozgással, és ugorj át máshova. Semmi fölött nem ugorhatsz át.
noble-hearts-rulebook-side-step = Játssz ki { $side_step_cards } azonos harcértékű lapot, és lépj oldalra; továbbra is ugyanarra nézel.
noble-hearts-rulebook-saltomortale = Játssz ki { $saltomortale_cards } azonos zónájú lapot, szaltózz az ellenfél mögötti mezőre, és nézz, amerre akarsz.
noble-hearts-rulebook-action = { $action }: { $about } { $special ->
    [yes] A különleges lap kell hozzá.
   *[no] {""}
} { $evading } { $only_attacked ->
    [yes] Csak támadás ellen használhatod.
   *[no] {""}
} { $keeping } { $draws ->
    [yes] Lapot húzol.
    [no] Nem húzol lapot.
   *[none] {""}
} { $turning_down }

## After the actions

noble-hearts-rulebook-draw = Laphúzás
    Ha egy akció után húzás jár, annyi lapot húzol, amennyit a kijátszott lap mutat; a kézben akárhány lap lehet.
    Több lap közül a legnagyobb harcértékű számít. { $redraw_tie ->
        [most] Ha több ilyen van, az számít, amelyik a legtöbbet húzza.
       *[least] Ha több ilyen van, az számít, amelyik a legkevesebbet húzza.
    }
    Rohamnál csak a támadás lapjai számítanak.
    Előbb húzz; a kijátszott lapok csak utána kerülnek a dobópaklidba.
    { $reshuffle ->
        [at-once] Ha elfogy a paklid, azonnal keverd meg a dobópaklidat: ez az új paklid.
       *[when-drawing] Ha húznod kell, és üres a paklid, keverd meg a dobópaklidat: ez az új paklid.
    }

noble-hearts-rulebook-specials = { $pile ->
    [0] {""}
   *[other]
        Különleges lapok
        { $turned_down ->
            [none] Felfordítva maradnak, akárhányszor használod őket.
           *[other]
                Ezeket használat után le kell fordítani: { $turned_down }.
                Akcióként újra felfordíthatod egy lapodat, de támadás közben nem.
        }
}

noble-hearts-rulebook-tracks = Sárm és ügyesség
    { $roses ->
        [0] {""}
       *[other] { $rose_charm ->
            [0] Ha a meződön vagy mellette rózsa van, akcióként felveheted.
           *[other] Ha a meződön vagy mellette rózsa van, akcióként felveheted: Lady Isabelle { $rose_charm } mezőt lép feléd.
        }
    }
    { $retreat_charm ->
        [0] {""}
       *[other] { $charm_half ->
            [below] Ha a hátrálás lapja a támadás felénél kevesebbet ér, Lady Isabelle { $retreat_charm } mezőt lép a támadó felé.
            [at-most] Ha a hátrálás lapja legfeljebb a támadás felét éri, Lady Isabelle { $retreat_charm } mezőt lép a támadó felé.
           *[always] Támadás elől hátrálva Lady Isabelle minden alkalommal { $retreat_charm } mezőt lép a támadó felé.
        }
    }
    { $berserk_charm ->
        [0] {""}
       *[other] Minden őrjöngésnél Lady Isabelle azonnal { $berserk_charm } mezőt lép az ellenfél felé. { $berserk_may_lose ->
            [yes] Ezzel a játszmát is elveszítheted.
           *[no] Az ellenfél szívét így soha nem éri el.
        }
    }
    { $retreat_skill ->
        [0] {""}
       *[other] Ha valaki támadás elől hátrál, az ügyességjelző { $retreat_skill } mezőt lép a támadó felé.
    }
    { $saltomortale_skill ->
        [0] {""}
       *[other] Minden szaltónál az ügyességjelző { $saltomortale_skill } mezőt lép a szaltózó játékos felé.
    }
    { $skill_spots ->
        [0] {""}
       *[other] Ha a jelző eléri a kardodat, visszakerül középre, és elvehetsz egyet a megmaradt különleges lapok közül.
    }

noble-hearts-rulebook-end = A játszma vége
    Ha megtámadnak, és nem véded ki, találatot kapsz, és a másik játékos nyer.
    Bármikor megadhatod magad. Ha nincs több kijátszható lapod, aligha tehetsz mást.
    { $charm_spots ->
        [0] {""}
       *[other] Ha Lady Isabelle elér egy szívet, az ottani játékos azonnal nyer.
    }

## The mat to print

noble-hearts-mat-deck = Pakli
noble-hearts-mat-charm = Sárm
noble-hearts-mat-skill = Ügyesség
noble-hearts-mat-hand = Lapok kézben
