# The messages of Noble Hearts.

# Same as in English.
noble-hearts-title = Noble Hearts
noble-hearts-gauge = Gunst von Lady Isabelle

## Editions

noble-hearts-edition-base = Grundspiel
noble-hearts-edition-base-about = Zwei Edelmänner fechten in der Spielschachtel, bis einer getroffen ist.
noble-hearts-edition-skills-and-roses = Geschick und Rosen
noble-hearts-edition-skills-and-roses-about = Mit der Erweiterung „Skills and Roses“: Spezialkarten, Rosen und die Karten für Charme und Geschick.

## Kinds of action

noble-hearts-kind-attack = Angriff
noble-hearts-kind-charge = Ansturm
noble-hearts-kind-block = Parade
noble-hearts-kind-retreat = Rückzug
noble-hearts-kind-jump-up = Sprung hinauf
noble-hearts-kind-jump-down = Sprung hinab
noble-hearts-kind-move = Bewegen
noble-hearts-kind-pass = Passen
noble-hearts-kind-hit = Treffer
noble-hearts-kind-long-jump = Weitsprung
noble-hearts-kind-side-step = Seitschritt
noble-hearts-kind-berserk = Raserei
noble-hearts-kind-saltomortale = Salto mortale
noble-hearts-kind-feint = Finte
noble-hearts-kind-combination = Kombination
noble-hearts-kind-quick-block = Schnelle Parade
noble-hearts-kind-collect-rose = Rose aufheben
noble-hearts-kind-turn-up = Karte aufdecken
noble-hearts-kind-choose-special = Spezialkarte nehmen
noble-hearts-kind-concede = Aufgeben

noble-hearts-kind-attack-about = Triff dein Gegenüber direkt vor dir mit einer Karte.
noble-hearts-kind-charge-about = Gehe mit mehr Bewegung als nötig zu deinem Gegenüber, oder springe, und schlage dann zu.
noble-hearts-kind-block-about = Pariere einen Hieb in seiner Zone mit einer mindestens gleich starken Karte.
noble-hearts-kind-retreat-about = Lege eine beliebige Karte ab und weiche ein Feld zurück.{ $retreat_skill ->
    [0] {""}
   *[other] {" "}Der Geschick-Marker rückt zum Gegenüber.
}{ $retreat_charm ->
    [0] {""}
   *[other] { $charm_half ->
        [always] {" "}Lady Isabelle rückt zum Gegenüber.
       *[other] {" "}Bei einer schwachen Karte rückt Lady Isabelle zum Gegenüber.
    }
}
noble-hearts-kind-jump-up-about = Springe auf etwas Höheres, mit einer Bewegung von zusammen mindestens { $jump_up_move }.
noble-hearts-kind-jump-down-about = Springe auf etwas Niedrigeres; das kostet keine Karte.
noble-hearts-kind-move-about = Spiele eine Karte und gehe so viele Felder, wie sie angibt.
noble-hearts-kind-pass-about = Gib die Initiative ab, die du behalten könntest.
noble-hearts-kind-hit-about = Du wehrst nicht ab: Du bist getroffen, und die Partie ist zu Ende.
noble-hearts-kind-long-jump-about = { $long_jump_cards ->
    [one] Springe weit, mit einer oder mehreren Karten und einer Bewegung von zusammen mindestens { $long_jump_move }.
   *[other] Springe weit, mit { $long_jump_cards } oder mehr Karten und einer Bewegung von zusammen mindestens { $long_jump_move }.
}
noble-hearts-kind-side-step-about = Tritt zur Seite, mit { $side_step_cards } Karten vom selben Kampfwert.
noble-hearts-kind-berserk-about = Schlage mit { $berserk_cards } Karten derselben Zone zu und zähle ihre Kampfwerte zusammen.{ $berserk_charm ->
    [0] {""}
   *[other] {" "}Lady Isabelle rückt dafür zum Gegenüber.
}
noble-hearts-kind-saltomortale-about = Springe mit { $saltomortale_cards } Karten derselben Zone hinter den angreifenden Edelmann.{ $saltomortale_skill ->
    [0] {""}
   *[other] {" "}Der Geschick-Marker rückt zu dir.
}
noble-hearts-kind-feint-about = Schlage mit einer Karte in eine beliebige Zone, die du ansagst.
noble-hearts-kind-combination-about = Schlage mit zwei Karten zugleich, und mit einer mehr je weiterer „Kombination“, die du besitzt: Jeder Hieb muss einzeln abgewehrt werden.
noble-hearts-kind-quick-block-about = Pariere einen Hieb mit einer mindestens gleich starken Karte, egal in welcher Zone.
noble-hearts-kind-collect-rose-about = Hebe für Lady Isabelle eine Rose auf deinem Feld oder daneben auf.
noble-hearts-kind-turn-up-about = Decke eine deiner Spezialkarten wieder auf.
noble-hearts-kind-choose-special-about = Nimm eine Spezialkarte vom Stapel, oder verzichte.

noble-hearts-kind-evades = Damit wehrst du einen Angriff ab.
noble-hearts-kind-keeps = Du behältst die Initiative.
noble-hearts-kind-turns-down = Die Spezialkarte wird danach verdeckt.

## The four numbers of a card

noble-hearts-print-fight = Kampfwert
noble-hearts-print-area = Zone
noble-hearts-print-move = Bewegung
noble-hearts-print-redraw = Nachziehen
noble-hearts-unknown = ?
noble-hearts-area-named = „{ $name }“
noble-hearts-area-is = { $area }: { $name }
noble-hearts-stroke = { $fight } in Zone { $area }

## House rules

noble-hearts-group-cards = Karten
noble-hearts-group-turn = Initiative und Abwehr
noble-hearts-group-movement = Bewegung und Sprünge
noble-hearts-group-specials = Spezialkarten
noble-hearts-group-tracks = Rosen, Charme und Geschick

noble-hearts-rule-deck-cards = Karten pro Deck
noble-hearts-rule-deck-cards-about = Wie viele Aktionskarten beide haben.
noble-hearts-rule-opening-hand = Starthand
noble-hearts-rule-opening-hand-about = Mit wie vielen Karten beide anfangen.
noble-hearts-rule-areas = Trefferzonen
noble-hearts-rule-areas-about = Wie viele Zonen eine Karte treffen kann.
noble-hearts-rule-fight-most = Höchster Kampfwert
noble-hearts-rule-fight-most-about = Ein höherer Kampfwert wird als Tippfehler abgelehnt.
noble-hearts-rule-move-most = Höchste Bewegung
noble-hearts-rule-move-most-about = Eine höhere Bewegung wird als Tippfehler abgelehnt.
noble-hearts-rule-redraw-most = Höchstes Nachziehen
noble-hearts-rule-redraw-most-about = Eine höhere Zahl wird als Tippfehler abgelehnt.
noble-hearts-rule-reshuffle = Neu mischen
noble-hearts-rule-reshuffle-about = Wann ein Ablagestapel zum neuen Nachziehstapel gemischt wird.
noble-hearts-rule-redraw-tie = Gleich hohe Karten
noble-hearts-rule-redraw-tie-about = Welche Karte das Nachziehen bestimmt, wenn mehrere den höchsten Kampfwert haben.
noble-hearts-rule-keeps-initiative = Initiative behalten
noble-hearts-rule-keeps-initiative-about = Die Aktionen, nach denen derselbe Spieler weitermacht.
noble-hearts-rule-evades = Angriff abwehren
noble-hearts-rule-evades-about = Die Aktionen, die außer den beiden Paraden einen Angriff abwehren.
noble-hearts-rule-evaded-strokes = Abgewehrte Hiebe
noble-hearts-rule-evaded-strokes-about = Wie viele Hiebe einer Kombination eine dieser Aktionen abwehrt.
noble-hearts-rule-only-when-attacked = Nur bei einem Angriff
noble-hearts-rule-only-when-attacked-about = Die Aktionen, die außer den beiden Paraden nur gegen einen Angriff erlaubt sind.
noble-hearts-rule-refills = Nachziehen
noble-hearts-rule-refills-about = Die Aktionen, nach denen Karten nachgezogen werden.
noble-hearts-rule-pass = Passen
noble-hearts-rule-pass-about = Wann die Initiative ohne Aktion abgegeben werden darf.
noble-hearts-rule-charge-move-cards = Karten zum Bewegen im Ansturm
noble-hearts-rule-charge-move-cards-about = Höchstzahl der Karten zum Bewegen in einem Ansturm ohne Sprung hinauf und ohne Weitsprung.
noble-hearts-rule-charge-move = Bewegung im Ansturm
noble-hearts-rule-charge-move-about = Mindestbewegung eines Ansturms ohne Sprung.
noble-hearts-rule-jump-up-move = Bewegung für einen Sprung hinauf
noble-hearts-rule-jump-up-move-about = Mindestbewegung aller Karten des Sprungs zusammen.
noble-hearts-rule-charge-jump-up-move = Bewegung im Ansturm mit Sprung hinauf
noble-hearts-rule-charge-jump-up-move-about = Mindestbewegung aller Karten des Sprungs zusammen.
noble-hearts-rule-charge-jump-down-move = Bewegung im Ansturm mit Sprung hinab
noble-hearts-rule-charge-jump-down-move-about = Mindestbewegung der Karte des Sprungs.
noble-hearts-rule-long-jump-cards = Karten für einen Weitsprung
noble-hearts-rule-long-jump-cards-about = Mindestzahl der Karten eines Weitsprungs, auch in einem Ansturm.
noble-hearts-rule-long-jump-move = Bewegung für einen Weitsprung
noble-hearts-rule-long-jump-move-about = Mindestbewegung aller Karten eines Weitsprungs zusammen.
noble-hearts-rule-charge-long-jump-move = Bewegung im Ansturm mit Weitsprung
noble-hearts-rule-charge-long-jump-move-about = Mindestbewegung aller Karten des Sprungs zusammen.
noble-hearts-rule-charge-long-jump-refills = Ansturm mit Weitsprung zieht nach
noble-hearts-rule-charge-long-jump-refills-about = Ob nach dem Angriff eines solchen Ansturms Karten nachgezogen werden.
noble-hearts-rule-side-step-cards = Karten für einen Seitschritt
noble-hearts-rule-side-step-cards-about = Wie viele Karten vom selben Kampfwert er braucht.
noble-hearts-rule-berserk-cards = Karten für eine Raserei
noble-hearts-rule-berserk-cards-about = Wie viele Karten derselben Zone sie braucht.
noble-hearts-rule-saltomortale-cards = Karten für einen Salto mortale
noble-hearts-rule-saltomortale-cards-about = Wie viele Karten derselben Zone er braucht.
noble-hearts-rule-charge-with = Spezialkarten im Ansturm
noble-hearts-rule-charge-with-about = Die Spezialkarten, die der Angriff eines Ansturms nutzen darf.
noble-hearts-rule-turned-down = Nach Gebrauch verdeckt
noble-hearts-rule-turned-down-about = Die Spezialkarten, die nach jedem Gebrauch erst wieder aufgedeckt werden müssen.
noble-hearts-rule-special-cards = Spezialkarten
noble-hearts-rule-special-cards-about = Wie viele Spezialkarten in der Schachtel sind; ohne die Erweiterung keine.
noble-hearts-rule-opening-specials = Spezialkarten zu Beginn
noble-hearts-rule-opening-specials-about = Mit wie vielen Spezialkarten beide anfangen: höchstens mit der Hälfte aller.
noble-hearts-rule-special-copies = Exemplare
noble-hearts-rule-special-copies-about = Wie viele Spezialkarten jeder Art es geben kann.
noble-hearts-rule-roses = Rosen
noble-hearts-rule-roses-about = Wie viele Rosen in der Schachtel sind; ohne die Erweiterung keine.
noble-hearts-rule-charm-spots = Felder bis zum Herzen
noble-hearts-rule-charm-spots-about = Wie weit jedes Herz von der Mitte der Charme-Karte entfernt ist; 0 heißt ohne die Karte.
noble-hearts-rule-skill-spots = Felder bis zum Schwert
noble-hearts-rule-skill-spots-about = Wie weit jedes Schwert von der Mitte der Geschick-Karte entfernt ist; 0 heißt ohne die Karte.
noble-hearts-rule-rose-charm = Charme einer Rose
noble-hearts-rule-rose-charm-about = Um wie viele Felder eine Rose Lady Isabelle bewegt.
noble-hearts-rule-retreat-charm = Charme eines Rückzugs
noble-hearts-rule-retreat-charm-about = Um wie viele Felder ein schwacher Rückzug Lady Isabelle zur angreifenden Seite bewegt.
noble-hearts-rule-berserk-charm = Charme einer Raserei
noble-hearts-rule-berserk-charm-about = Um wie viele Felder eine Raserei Lady Isabelle zur Gegenseite bewegt.
noble-hearts-rule-retreat-skill = Geschick eines Rückzugs
noble-hearts-rule-retreat-skill-about = Um wie viele Felder ein Rückzug den Geschick-Marker zur angreifenden Seite bewegt.
noble-hearts-rule-saltomortale-skill = Geschick eines Salto mortale
noble-hearts-rule-saltomortale-skill-about = Um wie viele Felder er den Geschick-Marker zur eigenen Seite bewegt.
noble-hearts-rule-charm-half = Ein schwacher Rückzug
noble-hearts-rule-charm-half-about = Wann die Karte eines Rückzugs Lady Isabelle zur angreifenden Seite bewegt.
noble-hearts-rule-berserk-may-lose = Raserei kann verlieren
noble-hearts-rule-berserk-may-lose-about = Ob eine Raserei Lady Isabelle bis zum Herzen der Gegenseite bewegen kann.

noble-hearts-value-at-once = sobald der Nachziehstapel leer ist
noble-hearts-value-when-drawing = wenn eine Karte zu ziehen ist
noble-hearts-value-most = die mit den meisten Karten
noble-hearts-value-least = die mit den wenigsten Karten
noble-hearts-value-all = alle offenen
noble-hearts-value-one = den stärksten offenen
noble-hearts-value-after-keeping = wenn sie behalten wird
noble-hearts-value-always = immer
noble-hearts-value-never = nie
noble-hearts-value-below = unter der Hälfte des Angriffs
noble-hearts-value-at-most = höchstens die Hälfte des Angriffs

## Actions

noble-hearts-headline-setup = { $first } beginnt
noble-hearts-headline-attack = { $player } greift an: { $strokes }
noble-hearts-headline-charge = { $special ->
    [none] { $jump ->
        [up] { $player } springt hinauf und stürmt an: { $strokes }
        [down] { $player } springt hinab und stürmt an: { $strokes }
        [long] { $player } springt weit und stürmt an: { $strokes }
       *[none] { $player } stürmt an: { $strokes }
    }
   *[other] { $jump ->
        [up] { $player } springt hinauf und stürmt mit „{ $special }“ an: { $strokes }
        [down] { $player } springt hinab und stürmt mit „{ $special }“ an: { $strokes }
        [long] { $player } springt weit und stürmt mit „{ $special }“ an: { $strokes }
       *[none] { $player } stürmt mit „{ $special }“ an: { $strokes }
    }
}
noble-hearts-headline-block = { $player } pariert mit { $fight }
noble-hearts-headline-retreat = { $fight ->
    [none] { $player } weicht zurück und legt eine Karte ab
   *[other] { $player } weicht zurück und legt { $fight } ab
}
noble-hearts-headline-jump-up = { $player } springt hinauf
noble-hearts-headline-jump-down = { $player } springt hinab
noble-hearts-headline-move = { $player } bewegt sich
noble-hearts-headline-pass = { $player } gibt die Initiative ab
noble-hearts-headline-hit = { $player } wehrt nicht ab
noble-hearts-headline-long-jump = { $player } springt weit
noble-hearts-headline-side-step = { $player } tritt zur Seite
noble-hearts-headline-berserk = { $player } gerät in Raserei: { $strokes }
noble-hearts-headline-saltomortale = { $player } springt hinter { $opponent }
noble-hearts-headline-feint = { $player } schlägt eine Finte: { $strokes }
noble-hearts-headline-combination = { $player } schlägt eine Kombination: { $strokes }
noble-hearts-headline-quick-block = { $player } pariert schnell mit { $fight }
noble-hearts-headline-collect-rose = { $player } hebt eine Rose auf
noble-hearts-headline-turn-up = { $player } deckt „{ $special }“ wieder auf
noble-hearts-headline-choose-special = { $special ->
    [none] { $player } verzichtet auf eine Spezialkarte
   *[other] { $player } nimmt „{ $special }“
}
noble-hearts-headline-concede = { $player } gibt auf
noble-hearts-headline-adjust-discard = { $count ->
    [one] Korrektur: Der Ablagestapel von { $player } hat 1 Karte
   *[other] Korrektur: Der Ablagestapel von { $player } hat { $count } Karten
}
noble-hearts-headline-adjust-raised = { $raised ->
    [yes] Korrektur: Der Edelmann von { $player } steht erhöht
   *[no] Korrektur: Der Edelmann von { $player } steht am Boden
}
noble-hearts-headline-adjust-owns = { $owns ->
    [none] Korrektur: { $player } hat keine Spezialkarten
   *[other] Korrektur: { $player } hat { $specials }
}
noble-hearts-headline-adjust-initiative = Korrektur: { $initiative } hat die Initiative
noble-hearts-headline-adjust-charm = Korrektur: Lady Isabelle steht { $place }
noble-hearts-headline-adjust-skill = Korrektur: Der Geschick-Marker liegt { $place }
noble-hearts-headline-adjust-roses = { $roses ->
    [one] Korrektur: 1 Rose ist auf dem Spielfeld
   *[other] Korrektur: { $roses } Rosen sind auf dem Spielfeld
}

## Positions of markers

noble-hearts-place-centre = in der Mitte
noble-hearts-place-towards = auf Feld { $spots } von { $most } in Richtung { $player }

## Consequences

noble-hearts-then-specials = Spezialkarten von { $player } zu Beginn: { $specials }.
noble-hearts-then-roses = { $count ->
    [0] Auf dem Spielfeld ist keine Rose.
    [one] Auf dem Spielfeld ist 1 Rose.
   *[other] Auf dem Spielfeld sind { $count } Rosen.
}
noble-hearts-event-deck-refilled = { $cards ->
    [one] { $player } dreht den Ablagestapel um: Seine einzige Karte ist jetzt der Nachziehstapel.
   *[other] { $player } mischt den Ablagestapel: Seine { $cards } Karten sind jetzt der Nachziehstapel.
}
noble-hearts-event-height-changed = { $raised ->
    [yes] Der Edelmann von { $player } steht jetzt erhöht.
   *[no] Der Edelmann von { $player } steht wieder am Boden.
}
noble-hearts-event-special-turned = { $ready ->
    [yes] „{ $special }“ von { $player } liegt wieder offen.
   *[no] „{ $special }“ von { $player } wird verdeckt.
}
noble-hearts-event-stroke-laid = { $player } muss { $fight } in Zone { $area } abwehren.
noble-hearts-event-stroke-blocked = Der Hieb mit { $fight } in Zone { $area } ist pariert.
noble-hearts-event-stroke-evaded = Der Hieb mit { $fight } in Zone { $area } ist abgewehrt.
noble-hearts-event-attack-ended = { $end ->
    [hit] Der Angriff von { $by } trifft.
    [concede] Der Angriff von { $by } wird nicht mehr abgewehrt.
    [charm] Der Angriff von { $by } wird nicht mehr abgewehrt.
   *[other] Der Angriff von { $by } ist abgewehrt.
}
noble-hearts-event-rose-collected = { $left ->
    [0] Das war die letzte Rose auf dem Spielfeld.
    [one] 1 Rose ist noch auf dem Spielfeld.
   *[other] { $left } Rosen sind noch auf dem Spielfeld.
}
noble-hearts-event-charm-moved = { $spots ->
    [one] Lady Isabelle geht 1 Feld auf { $towards } zu und steht jetzt { $place }.
   *[other] Lady Isabelle geht { $spots } Felder auf { $towards } zu und steht jetzt { $place }.
}
noble-hearts-event-skill-moved = { $spots ->
    [one] Der Geschick-Marker rückt 1 Feld auf { $towards } zu und liegt jetzt { $place }.
   *[other] Der Geschick-Marker rückt { $spots } Felder auf { $towards } zu und liegt jetzt { $place }.
}
noble-hearts-event-sword-reached = Der Geschick-Marker hat das Schwert von { $player } erreicht: Lege ihn in die Mitte zurück.
noble-hearts-event-choice-offered = { $player } darf eine Spezialkarte vom Stapel nehmen, bevor es weitergeht.
noble-hearts-event-initiative-kept = { $player } behält die Initiative.
noble-hearts-event-turn-began = Zug { $turn }: { $player } hat die Initiative.
noble-hearts-event-game-ended = { $by ->
    [hit] { $loser } ist getroffen. { $winner } gewinnt die Partie und das Herz von Lady Isabelle. Gut gefochten, { $loser }!
    [surrender] { $winner } gewinnt die Partie und das Herz von Lady Isabelle. Gut gefochten, { $loser }!
   *[charm] Lady Isabelle hat das Herz von { $winner } erreicht: { $winner } gewinnt die Partie. Gut gefochten, { $loser }!
}

## Refusals

noble-hearts-refusal-bad-setup-count = { $needed ->
    [0] Nach diesen Regeln beginnt die Partie ohne Spezialkarten; { $player } hätte { $got }.
    [one] { $player } beginnt mit 1 Spezialkarte, nicht mit { $got }.
   *[other] { $player } beginnt mit { $needed } Spezialkarten, nicht mit { $got }.
}
noble-hearts-refusal-bad-setup-scarce = { $count ->
    [0] „{ $special }“ ist nicht in der Schachtel.
    [one] „{ $special }“ ist nur einmal in der Schachtel.
   *[other] „{ $special }“ ist nur { $count }-mal in der Schachtel.
}
noble-hearts-refusal-bad-setup-roses = { $most ->
    [0] Nach diesen Regeln gibt es keine Rosen.
   *[other] Gib an, wie viele Rosen auf dem Spielfeld bleiben: 0 bis { $most }.
}
noble-hearts-refusal-wrong-count = { $most ->
    [none] { $least ->
        [one] Dafür braucht es mindestens 1 Karte, nicht { $got }.
       *[other] Dafür braucht es mindestens { $least } Karten, nicht { $got }.
    }
   *[other] { ORDER($least, $most) ->
        [equal] { $most ->
            [one] Dafür braucht es 1 Karte, nicht { $got }.
           *[other] Dafür braucht es { $most } Karten, nicht { $got }.
        }
       *[less] Dafür braucht es { $least } bis { $most } Karten, nicht { $got }.
    }
}
noble-hearts-refusal-hand-too-small = { $has ->
    [0] { $player } hat keine Handkarte.
    [one] { $player } hat nur 1 Handkarte; dafür braucht es { $needs }.
   *[other] { $player } hat nur { $has } Handkarten; dafür braucht es { $needs }.
}
noble-hearts-refusal-ability-used = „{ $special }“ ist verdeckt; decke die Karte zuerst auf.
noble-hearts-refusal-attack-pending = { $kind ->
    [adjust] Während eines Angriffs lässt sich die Initiative nicht korrigieren.
   *[other] Wehre zuerst den Angriff ab; so geht das nicht.
}
noble-hearts-refusal-no-attack = Das ist nur gegen einen Angriff erlaubt, und es gibt gerade keinen.
noble-hearts-refusal-must-act = { $never ->
    [yes] Nach diesen Regeln kannst du nicht passen: Wer die Initiative hat, muss handeln.
   *[no] Du kannst die Initiative nur abgeben, wenn du sie nach einer Aktion behältst.
}
noble-hearts-refusal-choice-pending = Zuerst nimmt { $player } eine Spezialkarte oder verzichtet.
noble-hearts-refusal-no-choice = Gerade darf niemand eine Spezialkarte wählen.
noble-hearts-refusal-not-in-play = { $in_charge ->
    [none] Diese Regeln erlauben das nicht.
   *[other] Nach diesen Regeln geht „{ $in_charge }“ nicht im Ansturm.
}
noble-hearts-refusal-bad-card = { $print } { $number } gibt es auf keiner Karte: Möglich ist { $least } bis { $most }.
noble-hearts-refusal-card-incomplete = Dafür fehlt noch eine Zahl der Karte: { $print }.
noble-hearts-refusal-wrong-area-missed = Der Hieb zielt auf Zone { $stroke }; eine Karte der Zone { $card } pariert ihn nicht.
noble-hearts-refusal-wrong-area-unknown = Eine Zone { $area } gibt es nicht: Die Zonen gehen von 1 bis { $most }.
noble-hearts-refusal-too-weak = Der Hieb hat Stärke { $stroke }; { $fight } ist zu wenig, um ihn zu parieren.
noble-hearts-refusal-no-such-stroke = Es ist kein Hieb mit dieser Nummer mehr abzuwehren.
noble-hearts-refusal-too-little-movement = Dafür braucht es zusammen { $needs } Bewegung, nicht { $has }.
noble-hearts-refusal-not-same-area = Die Karten müssen dieselbe Zone haben.
noble-hearts-refusal-not-same-value = Die Karten müssen denselben Kampfwert haben.
noble-hearts-refusal-not-raised = Der Edelmann von { $player } steht am Boden.
noble-hearts-refusal-no-such-special = { $special ->
    [none] { $player } hat keine Spezialkarte.
   *[other] { $player } hat „{ $special }“ nicht.
}
noble-hearts-refusal-special-ready = { $special ->
    [none] Keine der Spezialkarten ist verdeckt.
   *[other] „{ $special }“ ist nicht verdeckt.
}
noble-hearts-refusal-special-gone = „{ $special }“ ist nicht mehr im Stapel.
noble-hearts-refusal-no-rose = Auf dem Spielfeld ist keine Rose mehr.
noble-hearts-refusal-bad-adjustment-hand = { $player } kann 0 bis { $most } Handkarten haben: Die anderen sind woanders.
noble-hearts-refusal-bad-adjustment-discard = Der Ablagestapel von { $player } kann 0 bis { $most } Karten haben: Die anderen sind woanders.
noble-hearts-refusal-bad-adjustment-owns = { $most ->
    [0] „{ $special }“ ist für { $player } nicht mehr übrig.
    [one] „{ $special }“ ist für { $player } nur noch einmal übrig.
   *[other] „{ $special }“ ist für { $player } nur noch { $most }-mal übrig.
}
noble-hearts-refusal-bad-adjustment-owns-in-all = { $most ->
    [one] Für { $player } ist nur noch 1 Spezialkarte übrig.
   *[other] Für { $player } sind nur noch { $most } Spezialkarten übrig.
}
noble-hearts-refusal-bad-adjustment-charm = { $most ->
    [0] Lady Isabelle kann während der Partie nur in der Mitte stehen.
    [one] Lady Isabelle kann während der Partie höchstens 1 Feld von der Mitte entfernt stehen.
   *[other] Lady Isabelle kann während der Partie höchstens { $most } Felder von der Mitte entfernt stehen.
}
noble-hearts-refusal-bad-adjustment-skill = { $most ->
    [0] Der Geschick-Marker kann nur in der Mitte liegen.
    [one] Der Geschick-Marker kann höchstens 1 Feld von der Mitte entfernt liegen.
   *[other] Der Geschick-Marker kann höchstens { $most } Felder von der Mitte entfernt liegen.
}
noble-hearts-refusal-bad-adjustment-roses = Auf dem Spielfeld können 0 bis { $most } Rosen sein: Die anderen sind schon aufgehoben.

## The table in lines

noble-hearts-table-act = Zug { $turn }: { $player } hat die Initiative.
noble-hearts-table-kept = Zug { $turn }: { $player } behält die Initiative und macht weiter.
noble-hearts-table-evade = Zug { $turn }: { $player } muss abwehren.
noble-hearts-table-choose = Zug { $turn }: { $player } wählt eine Spezialkarte.
noble-hearts-table-over = Zu Ende in Zug { $turn }: { $result }
noble-hearts-table-side = { $raised ->
    [yes] { $player }, erhöht: { $hand } auf der Hand, { $deck } im Nachziehstapel, { $discard } abgelegt
   *[no] { $player }, am Boden: { $hand } auf der Hand, { $deck } im Nachziehstapel, { $discard } abgelegt
}
noble-hearts-table-special = { $special }
noble-hearts-table-special-down = { $special } (verdeckt)
noble-hearts-table-specials = Spezialkarten: { $specials }
noble-hearts-table-roses-of = Rosen: { $count }
noble-hearts-table-stroke = { $player } muss { $fight } in Zone { $area } abwehren
noble-hearts-table-stroke-blocked = { $fight } in Zone { $area } ist pariert
noble-hearts-table-stroke-evaded = { $fight } in Zone { $area } ist abgewehrt
noble-hearts-table-charm = Lady Isabelle steht { $place }.
noble-hearts-table-skill = Der Geschick-Marker liegt { $place }.
noble-hearts-table-roses = Rosen auf dem Spielfeld: { $count }
noble-hearts-table-pile = Spezialkarten im Stapel: { $count }

## Tallies and statistics

noble-hearts-tally-blocks = Parierte Hiebe
noble-hearts-tally-roses = Aufgehobene Rosen
noble-hearts-ended-hit = Durch einen Treffer
noble-hearts-ended-surrender = Durch Aufgabe
noble-hearts-ended-charm = Durch das Herz von Lady Isabelle
noble-hearts-count-attacks = Angriffe
noble-hearts-count-attack = Angriff
noble-hearts-count-made = Anzahl
noble-hearts-count-blocked = Pariert
noble-hearts-count-evaded = Ausgewichen
noble-hearts-count-hits = Treffer
noble-hearts-count-areas = Paraden nach Zone
noble-hearts-count-area = Zone
noble-hearts-count-strokes = Hiebe
# Same as in English.
noble-hearts-count-initiative = Initiative
noble-hearts-count-initiative-note = { $count ->
    [one] Nach 1 Aktion wurde die Initiative behalten oder abgegeben.
   *[other] Nach { $count } Aktionen wurde die Initiative behalten oder abgegeben.
}
noble-hearts-count-kept = Behalten durch { $kind }
noble-hearts-count-handed-over = Abgegeben
noble-hearts-count-endings = Wie Partien enden
noble-hearts-count-specials = Spezialkarten
noble-hearts-count-special = Spezialkarte
noble-hearts-count-length = Dauer in Zügen
noble-hearts-count-least = Kürzeste
noble-hearts-count-most = Längste

## A first game

noble-hearts-deal-about = Halte deine Hand so, dass nur du sie siehst. Nach den meisten Aktionen ziehst du so viele Karten, wie die gespielte Karte angibt; die App zeigt die Zahl.
noble-hearts-hint-guide = Die App merkt sich die Initiative, vergleicht Hieb und Parade und sagt, wie viele Karten gezogen werden; du gibst die Zahlen jeder gespielten Karte ein. Hinweise sagen, was zu tun ist; was du wegtippst, kommt nicht wieder.
noble-hearts-needs = Du brauchst die Schachtel von Noble Hearts, mit einem Deck Aktionskarten für jede Seite.
noble-hearts-hint-act = Nach den meisten Aktionen geht die Initiative an die andere Seite.
noble-hearts-hint-kept = Du behältst die Initiative: Wähle eine beliebige Aktion, oder gib sie ab.
noble-hearts-hint-evade = Wehrst du nicht ab, bist du getroffen und verlierst. Pariere in derselben Zone.

## The screens

noble-hearts-screen-box = { $tracks ->
    [yes] Die offene Schachtel kommt in die Mitte, die Edelmänner auf Felder nach Absprache. Charme-Karte und Geschick-Karte liegen daneben, jeder Marker in der Mitte.
   *[no] Die offene Schachtel kommt in die Mitte, die Edelmänner auf Felder nach Absprache.
}
noble-hearts-screen-deal = Mische deine { $deck } Aktionskarten und ziehe { $count }. Der Rest ist dein Nachziehstapel, verdeckt.
noble-hearts-screen-first-which = Wer beginnt, wird gemeinsam ausgemacht, egal wie.
noble-hearts-screen-areas = Namen der Zonen
noble-hearts-screen-areas-about = Vorher ausmachen, welches Bild welche Nummer hat; Namen gehen auch.
noble-hearts-screen-expansion = Geschick und Rosen
noble-hearts-screen-takes = { $name } sieht die Spezialkarten durch und nimmt eine.
noble-hearts-screen-takes-first = Zuerst nimmt { $name } eine Spezialkarte.
noble-hearts-screen-taken-all = Beide haben ihre Spezialkarten. Tippe eine an, um sie zurückzulegen.
noble-hearts-screen-has-taken = { $name } hat genommen
noble-hearts-screen-put-back = { $name } legt Nr. { $number } zurück: { $special }
noble-hearts-screen-roses = Rosen
noble-hearts-screen-roses-about = Wer beginnt, hält die Rosen auf der offenen Hand über die Schachtel, und das Gegenüber schlägt von unten dagegen. Rosen, die neben der Schachtel landen oder wo kein Edelmann stehen kann, sind aus dem Spiel.
noble-hearts-screen-roses-stay = Rosen, die bleiben
noble-hearts-screen-begin = Beginnen

noble-hearts-screen-area = Zone { $area }
noble-hearts-screen-printed = { $print } { $number }
noble-hearts-screen-unknown-card = eine Karte
noble-hearts-screen-place = Karte { $number }: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = beliebige Zone

noble-hearts-screen-acts = { $name } handelt
noble-hearts-screen-goes-on = { $name } hat die Initiative und darf handeln
noble-hearts-screen-evade = { $name }, wehre dich!
noble-hearts-screen-chooses = { $name } hat das Schwert erreicht und nimmt eine Spezialkarte
noble-hearts-screen-declines = { $name } verzichtet
noble-hearts-screen-hands-over = { $name } handeln lassen
noble-hearts-screen-is-hit = { $name } ist getroffen: { $winner } gewinnt
noble-hearts-screen-wins = { $action }: { $winner } gewinnt
noble-hearts-screen-known = Bekannte Karten: Ein Tippen gibt alle Zahlen ein.
noble-hearts-screen-block-with = Bekannte Karten, die parieren würden, falls auf der Hand:
noble-hearts-screen-no-card = Wer keine Karte spielen kann, gibt auf.
noble-hearts-screen-blocks = Mit { $card } parieren
noble-hearts-screen-blocked = pariert
noble-hearts-screen-evaded = abgewehrt
noble-hearts-screen-coming = { $fight }, { $area }: gegen { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area }: pariert
noble-hearts-screen-coming-evaded = { $fight }, { $area }: abgewehrt

noble-hearts-screen-status-acts = handelt
noble-hearts-screen-status-goes-on = darf handeln
noble-hearts-screen-status-evades = muss abwehren
noble-hearts-screen-status-chooses = wählt
noble-hearts-screen-seat = { $name }: { $hand } auf der Hand, { $deck } im Nachziehstapel, { $discard } im Ablagestapel.
noble-hearts-screen-draws = { $count ->
    [one] Zieht jetzt 1 Karte.
   *[other] Zieht jetzt { $count } Karten.
}
noble-hearts-screen-shuffles = Mischt den Ablagestapel zum neuen Nachziehstapel.
noble-hearts-screen-badge = { $count } ziehen
noble-hearts-screen-raised = Auf einem erhöhten Feld.
noble-hearts-screen-special-open = „{ $special }“ liegt offen.
noble-hearts-screen-special-down = „{ $special }“ ist verdeckt.

noble-hearts-screen-ask = { $print ->
    [fight] Kampfwert?
    [area] Trefferzone?
    [move] Bewegung auf der Karte?
   *[redraw] Wie viele nachziehen?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] Kampfwert von Karte { $number }?
    [area] Trefferzone von Karte { $number }?
    [move] Wie viele Felder mit Karte { $number }?
   *[redraw] Wie viele nachziehen mit Karte { $number }?
}
noble-hearts-screen-ask-strike = Kampfwert der Angriffskarte?
noble-hearts-screen-ask-move = Wie viele Felder? Zusammen mindestens { $far }, bisher { $sum }.
noble-hearts-screen-ask-jump = Kampfwert von Karte { $number }? Der höchste bestimmt, wie viele du nachziehst.
noble-hearts-screen-ask-redraw-of = { $tie ->
    [most] Von den Karten mit { $fight } zählt die, mit der du am meisten nachziehst: wie viele?
    [least] Von den Karten mit { $fight } zählt die, mit der du am wenigsten nachziehst: wie viele?
   *[none] Wie viele zieht die Karte mit { $fight } nach?
}
noble-hearts-screen-ask-retreat = { $loses ->
    [yes] Kampfwert der abgelegten Karte? Mit höchstens { $most } ist die Partie verloren: Lady Isabelle erreicht das Herz von { $name }.
   *[no] Kampfwert der abgelegten Karte? Mit höchstens { $most } rückt Lady Isabelle in Richtung { $name }.
}
noble-hearts-screen-loses = Damit ist die Partie verloren: Lady Isabelle erreicht das Herz von { $name }.
noble-hearts-screen-ask-block = Kampfwert? Mindestens { $value }, { $area }.
noble-hearts-screen-one-more = Noch eine Karte
noble-hearts-screen-stated = Welche Zone trifft sie?
noble-hearts-ask-stroke = Welcher Hieb wird abgewehrt?
noble-hearts-screen-stroke = Hieb { $number }: { $fight }, { $area }
noble-hearts-ask-landing = Wo landet der Edelmann?
noble-hearts-screen-lands-up = Auf erhöhtem Feld
noble-hearts-screen-lands-down = Am Boden
noble-hearts-screen-jump-floor = Sprung auf den Boden
noble-hearts-screen-jump-floor-about = Springe auf den Boden; das kostet keine Karte.
noble-hearts-screen-jump-lower = Sprung auf etwas Niedrigeres
noble-hearts-screen-jump-lower-about = Springe auf etwas Niedrigeres, aber nicht auf den Boden; das kostet keine Karte.
noble-hearts-screen-run = Bewegen
noble-hearts-screen-up = Sprung hinauf
noble-hearts-screen-down = Sprung hinab
noble-hearts-screen-plain = Einfacher Angriff
noble-hearts-ask-special = Welche Karte wird aufgedeckt?
noble-hearts-ask-seat = Kannst oder willst du nicht handeln, gibst du auf; die andere Seite gewinnt.
noble-hearts-screen-concedes = { $name } gibt auf

noble-hearts-screen-pile = Ablagestapel, oberste Karte zuerst
noble-hearts-correct-raised = { $player } steht erhöht
noble-hearts-correct-owned = { $number }. { $special }
noble-hearts-correct-face-up = offen
noble-hearts-correct-face-down = verdeckt
noble-hearts-correct-removed = wegnehmen
noble-hearts-correct-more = { $player } eine Spezialkarte geben
noble-hearts-correct-added = { $special }
# Same as in English.
noble-hearts-correct-initiative = Initiative
noble-hearts-correct-holder = { $player }
noble-hearts-correct-charm = Lady Isabelle, Richtung { $player }
noble-hearts-correct-skill = Geschick, Richtung { $player }
noble-hearts-correct-roses = Rosen auf dem Spielfeld

noble-hearts-keys-number = Zahl eingeben oder Möglichkeit wählen
noble-hearts-keys-ten = Zehn dazu: mit der nächsten Ziffer 10 bis 19

noble-hearts-screen-decks = Decklisten
noble-hearts-screen-decks-about = Gib die Zahlen auf den Karten eines echten Decks einmal ein: Dann ist jede Karte mit einem Tippen gespielt.
noble-hearts-screen-deck-none = Keine
noble-hearts-screen-deck-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
noble-hearts-screen-deck-new = Neue Deckliste
# Same as in English.
noble-hearts-screen-deck-unnamed = Deck
noble-hearts-screen-deck-take = Deckliste importieren
noble-hearts-screen-deck-taken = { $file } wurde importiert.
noble-hearts-screen-deck-title = { $name } ({ $count })
noble-hearts-screen-deck-name = Name des Decks
noble-hearts-screen-deck-add = Karte hinzufügen: ihre vier Zahlen
noble-hearts-screen-deck-clear = Zahlen löschen
noble-hearts-screen-deck-card = Im Deck: { $card }
noble-hearts-screen-deck-learns = Aus einer Partie lernen
noble-hearts-screen-deck-learn = Karten von { $name }, { $day }
noble-hearts-screen-deck-learnt = { $count ->
    [0] Keine neuen Karten.
    [one] 1 Karte ist dazugekommen.
   *[other] { $count } Karten sind dazugekommen.
}
noble-hearts-screen-deck-remove = Deckliste löschen
noble-hearts-screen-deck-remove-ask = Wirklich löschen

## How to play

noble-hearts-lesson-aim = Das Ziel
noble-hearts-lesson-aim-about = Zwei Edelmänner fechten mit dem Schwert um Lady Isabelle. Triff, bevor du getroffen wirst.
noble-hearts-lesson-card = Eine Karte
noble-hearts-lesson-card-about = Sie hat vier Zahlen: wie stark sie kämpft, welche Zone am Körper sie trifft, wie weit sie dich bewegt und wie viele Karten du danach ziehst.
noble-hearts-lesson-initiative = Die Initiative
noble-hearts-lesson-initiative-about = Wer die Initiative hat, handelt: angreifen, sich bewegen oder springen. Nach den meisten Aktionen wechselt sie die Seite.
noble-hearts-lesson-attack = Ein Angriff
noble-hearts-lesson-attack-about = Stelle dich vor dein Gegenüber und spiele eine Karte: Ihr Kampfwert ist die Stärke des Hiebs, ihre Zone sagt, wohin er geht.
noble-hearts-lesson-evade = Eine Parade
noble-hearts-lesson-evade-about = Antworte auf einen Hieb mit einer Karte derselben Zone, die mindestens so stark ist, oder lege eine beliebige Karte ab und weiche zurück. Sonst bist du getroffen und verlierst.
noble-hearts-lesson-roses = Rosen und Geschick
noble-hearts-lesson-roses-about = Mit Rosen in der Schachtel kannst du auch das Herz von Lady Isabelle gewinnen, und Spezialkarten erlauben dir, was auf ihnen steht.

## Deck lists

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Karte { $card }: { $why }
noble-hearts-deck-too-large = Die Datei ist größer als jede Deckliste.
noble-hearts-deck-utf-16 = Die Datei ist UTF-16-Text. Speichere sie als UTF-8.
noble-hearts-deck-json = Zeile { $line } ist nicht lesbar: { $why }.
noble-hearts-deck-not-a-deck-list = Das ist keine Deckliste: Das Feld „deck_list“ fehlt.
noble-hearts-deck-newer = Diese Deckliste stammt von einer neueren Version von Courtyard und hat die Formatversion { $value }.
noble-hearts-deck-other-game = Diese Deckliste gehört zu einem anderen Spiel, „{ $value }“.
noble-hearts-deck-no-name = Die Deckliste hat keinen Namen.
noble-hearts-deck-long-name = „{ $field }“ hat { $length } Zeichen; erlaubt sind höchstens { $most }.
noble-hearts-deck-control = „{ $value }“ enthält ein Zeichen, das nicht angezeigt werden kann.
noble-hearts-deck-too-many-areas = Mehr als { $most } Zonen haben einen Namen.
noble-hearts-deck-number = „{ $print }“ ist { $number }; erlaubt ist { $least } bis { $most }.
noble-hearts-deck-blank = Die Karte hat keine Zahl.
noble-hearts-deck-count = Diese Karte ist { $value }-mal dabei; erlaubt ist 1- bis { $most }-mal.
noble-hearts-deck-too-many-cards = Das sind { $value } Karten; eine Deckliste hat höchstens { $most }.

## The commands

cli-decks-none = In { $folder } gibt es keine Decklisten.
cli-decks-line = { $name }: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
  }, { $different } verschiedene
cli-decks-card = { $count } × { $card }
cli-decks-areas = Zonen: { $names }
cli-decks-new = { $file }: importiert als { $name }
cli-decks-known = { $file }: schon vorhanden als { $name }
cli-decks-learnt = { $name }: jetzt { $cards } { $cards ->
    [one] Karte
   *[other] Karten
  }, vorher { $before }
cli-decks-learnt-nothing = { $name }: nichts Neues
cli-decks-deleted = { $name }: gelöscht
cli-decks-unknown = Eine Deckliste „{ $name }“ gibt es nicht.
cli-decks-several = Mehrere Decklisten heißen „{ $name }“: Gib eine davon mit ihrem Dateinamen an, ohne die Endung.
cli-decks-other-game = Dieses Protokoll gehört zu einem anderen Spiel.
cli-decks-no-player = „{ $player }“ spielt in dieser Partie nicht mit, nur { $players }.

## The rules for a player who does not know the game

noble-hearts-rulebook-aim = Ziel des Spiels
    Zwei Edelmänner lieben Lady Isabelle und kämpfen mit dem Schwert um sie. Triff, bevor du getroffen wirst.
    { $charm_spots ->
        [0] {""}
       *[other] Oder erobere ihr Herz: Erreicht Lady Isabelle auf der Charme-Karte dein Herz, hast du ebenfalls gewonnen.
    }

noble-hearts-rulebook-table = Der Tisch
    Die Spielschachtel ist der Raum, in dem gefochten wird. Um ihre Felder, ihre Möbel und die Blickrichtung der Edelmänner kümmerst du dich selbst; die App merkt sich nur, wer auf einem erhöhten Feld steht.
    Beide haben ein Deck mit { $deck_cards } Aktionskarten. Benutzte Karten kommen offen auf den eigenen Ablagestapel.
    Eine Karte hat vier Zahlen: wie stark sie kämpft, welche der { $areas } Trefferzonen am Körper sie trifft, wie weit sie dich bewegt und wie viele Karten sie nachziehen lässt.
    { $pile ->
        [0] {""}
       *[other] Es gibt { $pile } Spezialkarten. Deine liegen offen vor dir: Jede erlaubt dir, was ihr Name sagt. Eine verdeckte Karte musst du erst wieder aufdecken, bevor du sie erneut nutzt.
    }
    { $charm_spots ->
        [0] {""}
       *[other] Auf der Charme-Karte steht Lady Isabelle in der Mitte, { $charm_spots ->
            [one] 1 Feld
           *[other] { $charm_spots } Felder
        } von jedem Herzen entfernt.
    }
    { $skill_spots ->
        [0] {""}
       *[other] Auf der Geschick-Karte liegt ein Marker in der Mitte, { $skill_spots ->
            [one] 1 Feld
           *[other] { $skill_spots } Felder
        } von jedem Schwert entfernt.
    }

noble-hearts-rulebook-setup = Aufbau
    { $opening_hand ->
        [0] Mische dein Deck. Du beginnst ohne Handkarten.
        [one] Mische dein Deck und ziehe 1 Karte.
       *[other] Mische dein Deck und ziehe { $opening_hand } Karten.
    }
    Wer beginnt, wird gemeinsam ausgemacht.
    { $opening ->
        [0] {""}
        [one] Beide nehmen sich 1 Spezialkarte nach Wahl, zuerst der Startspieler.
       *[other] Beide nehmen sich { $opening } Spezialkarten nach Wahl, zuerst der Startspieler.
    }
    { $roses ->
        [0] {""}
        [one] Wirf die Rose über die Schachtel. Liegt sie dort, wo kein Edelmann hinkommt, ist sie aus dem Spiel.
       *[other] Wirf die { $roses } Rosen über die Schachtel. Alle, die dort liegen, wo kein Edelmann hinkommt, sind aus dem Spiel.
    }

noble-hearts-rulebook-turn = Die Initiative
    Wer die Initiative hat, muss handeln. Die meisten Aktionen geben sie ab; nach einigen behältst du sie und handelst noch einmal.
    Bei jeder Aktion darfst du deinen Edelmann um eine Achteldrehung drehen, davor, dabei oder danach.
    { $keeps_initiative ->
        [none] Nach diesen Regeln gibst du die Initiative nach jeder Aktion ab.
       *[other] Die Initiative behältst du nach: { $keeps_initiative }.
    }
    { $pass ->
        [after-keeping] Behältst du sie, darfst du sie auch ohne weitere Aktion abgeben.
        [always] Außer bei einem Angriff darfst du sie jederzeit ohne Aktion abgeben.
       *[never] Ohne Aktion kannst du sie nicht abgeben.
    }

noble-hearts-rulebook-attacks = Angriffe
    Du kannst den Edelmann direkt vor deinem angreifen; wohin er selbst blickt, ist egal. Steht er auf anderer Höhe, sprecht vorher ab, ob er zu erreichen ist. Ein Angriff besteht aus einem Hieb oder mehreren: Jeder hat eine Stärke und eine Zone.
    Die Karten eines Angriffs bleiben offen liegen, bis er vorbei ist. Nachgezogen wird sofort.
    { $attack }
    { $charge }
    Ein Ansturm darf einen Sprung enthalten. Hinauf: eine oder mehrere Karten mit zusammen mindestens { $charge_jump_up_move } Bewegung. Hinab: { $charge_move_cards ->
        [one] eine Karte mit mindestens { $charge_jump_down_move } Bewegung
       *[other] 1 bis { $charge_move_cards } Karten mit zusammen mindestens { $charge_jump_down_move } Bewegung
    }.
    { $pile ->
        [0] {""}
       *[other] { $long_jump_cards ->
            [one] Mit einem Weitsprung: eine oder mehrere Karten
           *[other] Mit einem Weitsprung: { $long_jump_cards } oder mehr Karten
        } mit zusammen mindestens { $charge_long_jump_move } Bewegung. { $charge_long_jump_refills ->
            [yes] Nach dem Angriff wird wie gewohnt nachgezogen.
           *[no] Nach einem solchen Ansturm wird nicht nachgezogen.
        }
    }
    { $charge_with ->
        [none] {""}
       *[other] Der Angriff eines Ansturms darf auch sein: { $charge_with }.
    }
    { $berserk }
    { $feint }
    { $combination }

noble-hearts-rulebook-evading = Wenn du angegriffen wirst
    Du musst jeden Hieb abwehren, sonst bist du getroffen und hast verloren.
    { $block }
    { $quick-block }
    { $evades ->
        [none] Nach diesen Regeln hilft nur eine Parade.
       *[other] { $evaded_strokes ->
            [one] Damit wehrst du jeweils den stärksten übrigen Hieb ab: { $evades }.
           *[all] Damit wehrst du alle übrigen Hiebe auf einmal ab: { $evades }.
        }
    }
    { $retreat }
    Die Antwort auf den letzten Hieb entscheidet, wer die Initiative hat.

noble-hearts-rulebook-moving = Bewegung und Sprünge
    { $move }
    { $jump-up }
    { $jump-down }
    { $long-jump }
    { $side-step }
    { $saltomortale }

## The actions in these sections

noble-hearts-rulebook-attack = Spiele eine Karte: Ihr Kampfwert ist die Stärke des Hiebs, ihre Zone die getroffene Zone.
noble-hearts-rulebook-charge = { $charge_move_cards ->
    [one] Spiele eine Karte zum Bewegen, mit mindestens { $charge_move }, dann eine Karte zum Zuschlagen.
   *[other] Spiele 1 bis { $charge_move_cards } Karten zum Bewegen, mit zusammen mindestens { $charge_move }, dann eine Karte zum Zuschlagen.
} Du brauchst mehr Bewegung, als der Weg kostet.
noble-hearts-rulebook-berserk = Spiele { $berserk_cards } Karten derselben Zone: ein einziger Hieb mit der Summe ihrer Kampfwerte.
noble-hearts-rulebook-feint = Spiele eine Karte und sage an, welche Zone sie trifft: eine beliebige.
noble-hearts-rulebook-combination = Spiele zwei Karten, jede als eigenen Hieb; jede weitere „Kombination“, die du besitzt, erlaubt einen Hieb mehr.
noble-hearts-rulebook-block = Wende dich dem Angriff zu und spiele eine Karte in der Zone des Hiebs, die mindestens so stark ist.
noble-hearts-rulebook-quick-block = Spiele eine Karte beliebiger Zone, die mindestens so stark wie der Hieb ist.
noble-hearts-rulebook-retreat = Lege eine beliebige Karte ab und weiche ein Feld zurück.

noble-hearts-rulebook-move = Spiele eine Karte und gehe so viele Felder, wie sie angibt, in beliebiger Richtung. Du bleibst auf gleicher Höhe.
noble-hearts-rulebook-jump-up = Spiele eine oder mehrere Karten mit zusammen mindestens { $jump_up_move } Bewegung und springe auf etwas neben oder vor dir. Die Blickrichtung wählst du frei.
noble-hearts-rulebook-jump-down = Steige von etwas Hohem auf ein beliebiges Feld daneben hinab. Das kostet keine Karte.
noble-hearts-rulebook-long-jump = { $long_jump_cards ->
    [one] Spiele eine oder mehrere Karten
   *[other] Spiele { $long_jump_cards } oder mehr Karten
} mit zusammen mindestens { $long_jump_move } Bewegung und springe hinüber. Über etwas hinweg kannst du nicht springen.
noble-hearts-rulebook-side-step = Spiele { $side_step_cards } Karten vom selben Kampfwert und tritt zur Seite; deine Blickrichtung bleibt gleich.
noble-hearts-rulebook-saltomortale = Spiele { $saltomortale_cards } Karten derselben Zone, springe auf das Feld hinter deinem Gegenüber und wähle deine Blickrichtung frei.
noble-hearts-rulebook-action = { $action }: { $about } { $special ->
    [yes] Du brauchst die Spezialkarte.
   *[no] {""}
} { $evading } { $only_attacked ->
    [yes] Das darfst du nur, wenn du angegriffen wirst.
   *[no] {""}
} { $keeping } { $draws ->
    [yes] Du ziehst nach.
    [no] Du ziehst nicht nach.
   *[none] {""}
} { $turning_down }

## After the actions

noble-hearts-rulebook-draw = Nachziehen
    Nach einer Aktion, bei der nachgezogen wird, ziehst du so viele Karten, wie ihre Karte angibt; eine Hand kann beliebig groß sein.
    Bei mehreren Karten zählt die mit dem höchsten Kampfwert. { $redraw_tie ->
        [most] Sind mehrere gleich hoch, zählt die, mit der du am meisten ziehst.
       *[least] Sind mehrere gleich hoch, zählt die, mit der du am wenigsten ziehst.
    }
    Von einem Ansturm zählen dafür nur die Angriffskarten.
    Ziehe zuerst; danach kommen die gespielten Karten auf deinen Ablagestapel.
    { $reshuffle ->
        [at-once] Ist dein Nachziehstapel leer, mische sofort deinen Ablagestapel: Er ist der neue Nachziehstapel.
       *[when-drawing] Musst du ziehen und dein Nachziehstapel ist leer, mische deinen Ablagestapel: Er ist der neue Nachziehstapel.
    }

noble-hearts-rulebook-specials = { $pile ->
    [0] {""}
   *[other]
        Spezialkarten
        { $turned_down ->
            [none] Sie bleiben offen, egal wie oft du sie nutzt.
           *[other]
                Nach Gebrauch werden verdeckt: { $turned_down }.
                Als Aktion darfst du eine deiner Karten wieder aufdecken, aber nicht, während du angegriffen wirst.
        }
}

noble-hearts-rulebook-tracks = Charme und Geschick
    { $roses ->
        [0] {""}
       *[other] { $rose_charm ->
            [0] Liegt auf deinem Feld oder daneben eine Rose, darfst du sie als Aktion aufheben.
            [one] Liegt auf deinem Feld oder daneben eine Rose, darfst du sie als Aktion aufheben: Lady Isabelle geht 1 Feld auf dich zu.
           *[other] Liegt auf deinem Feld oder daneben eine Rose, darfst du sie als Aktion aufheben: Lady Isabelle geht { $rose_charm } Felder auf dich zu.
        }
    }
    { $retreat_charm ->
        [0] {""}
       *[other] { $charm_half ->
            [below] Ist die Karte eines Rückzugs weniger als die Hälfte des Angriffs wert, geht Lady Isabelle { $retreat_charm ->
                [one] 1 Feld
               *[other] { $retreat_charm } Felder
            } auf die angreifende Seite zu.
            [at-most] Ist die Karte eines Rückzugs höchstens die Hälfte des Angriffs wert, geht Lady Isabelle { $retreat_charm ->
                [one] 1 Feld
               *[other] { $retreat_charm } Felder
            } auf die angreifende Seite zu.
           *[always] Bei jedem Rückzug vor einem Angriff geht Lady Isabelle { $retreat_charm ->
                [one] 1 Feld
               *[other] { $retreat_charm } Felder
            } auf die angreifende Seite zu.
        }
    }
    { $berserk_charm ->
        [0] {""}
       *[other] Bei jeder Raserei geht Lady Isabelle sofort { $berserk_charm ->
            [one] 1 Feld
           *[other] { $berserk_charm } Felder
        } auf die Gegenseite zu. { $berserk_may_lose ->
            [yes] Dadurch kannst du die Partie verlieren.
           *[no] Bis zum Herzen der Gegenseite geht sie dadurch nie.
        }
    }
    { $retreat_skill ->
        [0] {""}
       *[other] Bei jedem Rückzug vor einem Angriff rückt der Geschick-Marker { $retreat_skill ->
            [one] 1 Feld
           *[other] { $retreat_skill } Felder
        } zur angreifenden Seite.
    }
    { $saltomortale_skill ->
        [0] {""}
       *[other] Bei jedem Salto mortale rückt der Geschick-Marker { $saltomortale_skill ->
            [one] 1 Feld
           *[other] { $saltomortale_skill } Felder
        } zur eigenen Seite.
    }
    { $skill_spots ->
        [0] {""}
       *[other] Erreicht der Marker dein Schwert, kommt er in die Mitte zurück, und du darfst dir eine beliebige übrige Spezialkarte nehmen.
    }

noble-hearts-rulebook-end = Ende der Partie
    Wehrst du einen Angriff nicht ab, bist du getroffen, und die andere Seite gewinnt.
    Du darfst jederzeit aufgeben. Ohne spielbare Karte bleibt kaum etwas anderes übrig.
    { $charm_spots ->
        [0] {""}
       *[other] Erreicht Lady Isabelle ein Herz, gewinnt sofort die Seite, auf der es liegt.
    }

## The mat to print

noble-hearts-mat-deck = Nachziehstapel
noble-hearts-mat-charm = Charme
noble-hearts-mat-skill = Geschick
noble-hearts-mat-hand = Handkarten
