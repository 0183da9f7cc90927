# The rules of Noble Hearts for a player who does not know the game.

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
    A közvetlenül előtted álló ellenfelet támadhatod; hogy ő merre néz, nem számít. Egy támadás egy vagy több csapás: mindegyiknek van ereje és zónája.
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
       *[other] Ezek egyszerre kivédik az összes hátralévő csapást: { $evades }.
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
}
noble-hearts-rulebook-berserk = Játssz ki { $berserk_cards } azonos zónájú lapot: ez egyetlen csapás, a harcértékük összeadódik.
noble-hearts-rulebook-feint = Játssz ki egy lapot, és mondd meg, melyik zónát találja el: bármelyik lehet.
noble-hearts-rulebook-combination = Játssz ki két lapot, mindegyik külön csapás; minden további Kombináció lapod eggyel többet enged.
noble-hearts-rulebook-block = Fordulj a támadó felé, és játssz ki a csapás zónájából egy legalább ugyanolyan erős lapot.
noble-hearts-rulebook-quick-block = Játssz ki bármelyik zónából egy legalább ugyanolyan erős lapot, mint a csapás.
noble-hearts-rulebook-retreat = Dobj el egy tetszőleges lapot, és lépj hátra egy mezőt.

noble-hearts-rulebook-move = Játssz ki egy lapot, és mozogj annyi mezőt, amennyit mutat, bármelyik irányba. Ugyanazon a magasságon maradsz.
noble-hearts-rulebook-jump-up = Játssz ki egy vagy több lapot, összesen legalább { $jump_up_move } mozgással, és ugorj fel valamire melletted vagy előtted.
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
} { $is_evading ->
    [yes] Kivédi a támadást.
   *[no] {""}
} { $only_attacked ->
    [yes] Csak támadás ellen használhatod.
   *[no] {""}
} { $keeps ->
    [yes] Megtartod a kezdeményezést.
   *[no] {""}
} { $draws ->
    [yes] Lapot húzol.
    [no] Nem húzol lapot.
   *[none] {""}
} { $turns_down ->
    [yes] Utána a különleges lapját le kell fordítani.
   *[no] {""}
}

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

## The mat to print.

noble-hearts-mat-deck = Pakli
noble-hearts-mat-discard = Dobópakli
noble-hearts-mat-special = Különleges lap
noble-hearts-mat-charm = Sárm
noble-hearts-mat-skill = Ügyesség
noble-hearts-mat-hand = Lapok kézben
