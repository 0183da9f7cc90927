# The rules of Noble Hearts for a player who does not know the game.

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
        [one] Beide nehmen sich 1 Spezialkarte nach Wahl, zuerst die Startperson.
       *[other] Beide nehmen sich { $opening } Spezialkarten nach Wahl, zuerst die Startperson.
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
    Du kannst den Edelmann direkt vor deinem angreifen; wohin er selbst blickt, ist egal. Ein Angriff besteht aus einem Hieb oder mehreren: Jeder hat eine Stärke und eine Zone.
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
       *[other] Damit wehrst du alle übrigen Hiebe auf einmal ab: { $evades }.
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
}
noble-hearts-rulebook-berserk = Spiele { $berserk_cards } Karten derselben Zone: ein einziger Hieb mit der Summe ihrer Kampfwerte.
noble-hearts-rulebook-feint = Spiele eine Karte und sage an, welche Zone sie trifft: eine beliebige.
noble-hearts-rulebook-combination = Spiele zwei Karten, jede als eigenen Hieb; jede weitere „Kombination“, die du besitzt, erlaubt einen Hieb mehr.
noble-hearts-rulebook-block = Wende dich dem Angriff zu und spiele eine Karte in der Zone des Hiebs, die mindestens so stark ist.
noble-hearts-rulebook-quick-block = Spiele eine Karte beliebiger Zone, die mindestens so stark wie der Hieb ist.
noble-hearts-rulebook-retreat = Lege eine beliebige Karte ab und weiche ein Feld zurück.

noble-hearts-rulebook-move = Spiele eine Karte und gehe so viele Felder, wie sie angibt, in beliebiger Richtung. Du bleibst auf gleicher Höhe.
noble-hearts-rulebook-jump-up = Spiele eine oder mehrere Karten mit zusammen mindestens { $jump_up_move } Bewegung und springe auf etwas neben oder vor dir.
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
} { $is_evading ->
    [yes] Damit wehrst du einen Angriff ab.
   *[no] {""}
} { $only_attacked ->
    [yes] Das darfst du nur, wenn du angegriffen wirst.
   *[no] {""}
} { $keeps ->
    [yes] Du behältst die Initiative.
   *[no] {""}
} { $draws ->
    [yes] Du ziehst nach.
    [no] Du ziehst nicht nach.
   *[none] {""}
} { $turns_down ->
    [yes] Die Spezialkarte wird danach verdeckt.
   *[no] {""}
}

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

## The mat to print.

noble-hearts-mat-deck = Nachziehstapel
noble-hearts-mat-discard = Ablagestapel
noble-hearts-mat-special = Spezialkarte
noble-hearts-mat-charm = Charme
noble-hearts-mat-skill = Geschick
noble-hearts-mat-hand = Handkarten
