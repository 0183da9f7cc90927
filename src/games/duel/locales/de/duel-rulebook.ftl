# The rules of Duel for a player who does not know the game.

duel-rulebook-aim = Ziel des Spiels
    Zwei bis sechs Personen führen Krieg, jede mit einem vollständigen Kartenspiel. Armeen prallen aufeinander, Feldherren führen sie an, und wer eine Schlacht verliert, verliert Karten.
    Dein Nachziehstapel ist deine Kraft: Wer nichts mehr zu ziehen hat, scheidet aus. Wer zuletzt übrig bleibt, gewinnt.

duel-rulebook-table = Der Tisch
    { $deck ->
        [52] Alle haben ein eigenes Deck mit 52 Karten ohne Joker. Die Karten wechseln nie den Besitz, und die Farben spielen keine Rolle.
       *[other] Alle haben ein eigenes Deck mit 52 Karten und Jokern: { $deck } Karten. Die Karten wechseln nie den Besitz, und die Farben spielen keine Rolle.
    }
    Deine Hand ist verdeckt, dein Nachziehstapel liegt verdeckt, dein Ablagestapel offen. Alle dürfen sich die oberste Karte eines Ablagestapels ansehen, aber keine andere darin.
    Könige, Damen und Buben sind Feldherren. Sie führen an: Ein König bringt { $warlord_bonus-king }, eine Dame { $warlord_bonus-queen } und ein Bube { $warlord_bonus-jack } zur Stärke in einer Schlacht dazu.
    Die Karten von 10 bis 4 sind Armeen, so stark wie ihre Zahl. Die meisten Karten sind Armeen.
    Dreien und Zweien sind Unterstützungskarten, also Pferde und Waffen für eine Armee: Eine 3 bringt { $support_values-three }, eine 2 bringt { $support_values-two } dazu.
    Asse kämpfen nie; sie entfernen Feldherren und lassen Angriffe scheitern.
    { $warlord_slots ->
        [one] Vor dir ist 1 Platz für einen Feldherrn.
       *[other] Vor dir sind { $warlord_slots } Plätze für Feldherren.
    }

duel-rulebook-setup = Aufbau
    { $hand_size ->
        [0] Alle mischen ihr Deck und lassen jemand anderen abheben. Es wird keine Hand gezogen: Alle Karten bilden den Nachziehstapel.
        [one] Alle mischen ihr Deck, lassen jemand anderen abheben und ziehen 1 Karte. Die anderen { $draw_pile } Karten bilden den Nachziehstapel.
       *[other] Alle mischen ihr Deck, lassen jemand anderen abheben und ziehen { $hand_size } Karten. Die anderen { $draw_pile } Karten bilden den Nachziehstapel.
    }
    Wer beginnt, wird gemeinsam ausgemacht, egal wie. Danach ist immer die Person zur Rechten dran.

duel-rulebook-turn = Ein Zug
    Ein Zug hat drei Phasen: Vorbereitung, Angriff und Erneuerung. Alles darin ist freiwillig, aber in eine frühere Phase kehrst du nie zurück.
    { $draw_per_turn ->
        [one] Zu Beginn der Vorbereitung ziehst du eine Karte.
       *[other] Zu Beginn der Vorbereitung ziehst du { $draw_per_turn } Karten, oder so viele, wie der Nachziehstapel hat.
    }
    { $used_may_be_exchanged ->
        [yes] Dann darfst du beliebig viele Feldherren aus der Hand verdeckt auf freie Plätze legen und Feldherren auf deinen Plätzen, auch eingesetzte, gegen andere aus der Hand austauschen. Der alte Feldherr kommt auf deinen Ablagestapel.
       *[no] Dann darfst du beliebig viele Feldherren aus der Hand verdeckt auf freie Plätze legen und verdeckte Feldherren auf deinen Plätzen gegen andere aus der Hand austauschen. Der alte Feldherr kommt auf deinen Ablagestapel.
    }
    { $attacks_per_turn ->
        [none] In der Phase Angriff darfst du die Person rechts von dir angreifen, so oft du willst.
        [0] Angriffe gibt es nur in einem Rachezug.
        [one] In der Phase Angriff darfst du die Person rechts von dir einmal angreifen.
       *[other] In der Phase Angriff darfst du die Person rechts von dir bis zu { $attacks_per_turn }-mal angreifen.
    }
    In der Erneuerung verdeckst du deine offenen Feldherren wieder. Ein offener Feldherr ist eingesetzt und kann bis dahin nicht kämpfen: Hat er verteidigt, kann er in deinem nächsten Zug nicht angreifen; hat er angegriffen, ist er zur Verteidigung wieder bereit. War ein Feldherr einmal offen, kennen ihn alle, bis er abgelegt wird.
    { $first_round_skips ->
        [yes] In der ersten Runde gibt es nur die Vorbereitung, außer im letzten Zug der Runde.
       *[no] Eine kurze erste Runde gibt es nicht: Wer beginnt, darf sofort angreifen.
    }

duel-rulebook-battle = Eine Schlacht
    Angriff: Spiele eine Armeekarte verdeckt. Du darfst einen deiner verdeckten Feldherren bestimmen, der sie anführt. Ohne Armeekarte gibt es keinen Angriff.
    { $sole_warlord_defends ->
        [yes] Verteidigung: Bestimme einen verdeckten Feldherrn, spiele verdeckt eine Armeekarte, tu beides oder nichts. Ein Feldherr allein verteidigt mit seinem Bonus.
       *[no] Verteidigung: Spiele verdeckt eine Armeekarte, auf Wunsch von einem verdeckten Feldherrn angeführt, oder tu nichts. Ein Feldherr allein verteidigt nicht.
    }
    { $supports_per_side ->
        [0] In Schlachten gibt es keine Unterstützungskarten.
        [one] Unterstützung: Erst der Angriff, dann die Verteidigung darf verdeckt eine Unterstützungskarte dazulegen. Sie braucht eine Armeekarte.
       *[other] Unterstützung: Erst der Angriff, dann die Verteidigung darf verdeckt bis zu { $supports_per_side } Unterstützungskarten dazulegen. Sie brauchen eine Armeekarte.
    }
    Alle Karten der Schlacht werden aufgedeckt. Armee, Feldherr und Unterstützung ergeben zusammen die Stärke; eine Seite ohne Karten hat 0.
    { $damage_rounding ->
        [up] Ist der Angriff stärker, nimmt die Verteidigung Schaden: die Differenz geteilt durch { $damage_divisor }, aufgerundet. So viele Karten kommen dort vom Nachziehstapel auf den Ablagestapel.
       *[down] Ist der Angriff stärker, nimmt die Verteidigung Schaden: die Differenz geteilt durch { $damage_divisor }, abgerundet. So viele Karten kommen dort vom Nachziehstapel auf den Ablagestapel.
    }
    { $failed_warlord_lost ->
        [yes] Ist die Verteidigung stärker, ist der Angriff abgewehrt, und sein Feldherr kommt auf den Ablagestapel.
       *[no] Ist die Verteidigung stärker, ist der Angriff abgewehrt; der Feldherr bleibt.
    }
    { $unled_fail_draw ->
        [0] Ein abgewehrter Angriff ohne Feldherrn kostet nichts.
        [one] Wer ohne Feldherrn angreift und abgewehrt wird, zieht eine Karte und legt sie ab.
       *[other] Wer ohne Feldherrn angreift und abgewehrt wird, zieht { $unled_fail_draw } Karten und legt sie ab.
    }
    { $tie ->
        [defender] Bei gleicher Stärke ist der Angriff ebenfalls abgewehrt.
       *[draw] Bei gleicher Stärke verlieren beide nur die Karten, die sie eingesetzt haben.
    }
    Armee- und Unterstützungskarten werden nach der Schlacht abgelegt. Die übrigen Feldherren bleiben offen liegen.

duel-rulebook-aces = Asse
    { $aces_defend ->
        [any-time] In der Verteidigung darfst du in jedem Moment einer Schlacht ein Ass spielen, um den Angriff abzuwehren. Die letzte Gelegenheit dazu hast du nach dem Aufdecken der Karten, aber nur, wenn der Angriff stärker ist.
        [before-reveal] In der Verteidigung darfst du in jedem Moment vor dem Aufdecken der Karten ein Ass spielen, um den Angriff abzuwehren.
       *[never] In Schlachten können keine Asse gespielt werden.
    }
    { $aces_defend ->
        [never] {""}
       *[other] { $ace_fails_unled ->
            [yes] Die angreifende Seite legt dann Armee, Unterstützungskarten und Feldherrn ab; ohne Feldherrn zahlt sie den Preis eines abgewehrten Angriffs. Ein Feldherr, den du bestimmt hast, wird aufgedeckt und bleibt; deine Armee- und Unterstützungskarten werden abgelegt.
           *[no] Die angreifende Seite legt dann Armee, Unterstützungskarten und Feldherrn ab. Ein Feldherr, den du bestimmt hast, wird aufgedeckt und bleibt; deine Armee- und Unterstützungskarten werden abgelegt.
        }
    }
    { $aces_defend ->
        [never] {""}
       *[other] Im Angriff wird in einer Schlacht nie ein Ass gespielt.
    }
    { $aces_outside ->
        [no] Außerhalb von Schlachten können keine Asse gespielt werden.
       *[yes] { $ace_targets ->
            [neighbours] Außerhalb von Schlachten darfst du jederzeit ein Ass spielen, auch in fremden Zügen, und einen Feldherrn direkt rechts oder links von dir wählen: Er kommt auf den Ablagestapel.
            [right] Außerhalb von Schlachten darfst du jederzeit ein Ass spielen, auch in fremden Zügen, und einen Feldherrn der Person rechts von dir wählen: Er kommt auf den Ablagestapel.
           *[any] Außerhalb von Schlachten darfst du jederzeit ein Ass spielen, auch in fremden Zügen, und einen beliebigen fremden Feldherrn wählen: Er kommt auf den Ablagestapel.
        }
    }

duel-rulebook-end = Ende der Partie
    Wer zu Beginn des eigenen Zuges einen leeren Nachziehstapel hat, scheidet aus.
    { $out_when ->
        [empty] Auch wessen Nachziehstapel durch eine Schlacht leer wird, scheidet sofort aus.
       *[other] {""}
    }
    { $revenge_turn ->
        [yes] Wer ausscheidet, weil es nichts zu ziehen gab, hat noch einen Rachezug, wenn zwei andere übrig sind: die Vorbereitung, einen Angriff und Asse.
       *[no] Einen Rachezug gibt es nicht.
    }
    Wer ausscheidet, lässt seine Karten liegen, und die anderen schließen den Kreis. Wer zuletzt übrig bleibt, gewinnt.
    Solange keine Schlacht läuft, darfst du jederzeit aufgeben.

duel-rulebook-reinforcements = { $reinforcements ->
    [no] {""}
   *[yes]
        Nachschub
        { $reinforcement_cards ->
            [one] Dafür hat jedes Deck einen Joker. In deinem eigenen Zug darfst du ihn jederzeit zeigen: Mische deinen Ablagestapel, lege 1 Karte davon auf deinen Nachziehstapel und mische auch diesen.
           *[other] Dafür hat jedes Deck einen Joker. In deinem eigenen Zug darfst du ihn jederzeit zeigen: Mische deinen Ablagestapel, lege bis zu { $reinforcement_cards } Karten davon auf deinen Nachziehstapel und mische auch diesen.
        }
        { $forced_reinforcement_cards ->
            [one] Ist dein Nachziehstapel leer, darfst du das auch in fremden Zügen tun, bis du ziehen musst; dann ist es 1 Karte.
           *[other] Ist dein Nachziehstapel leer, darfst du das auch in fremden Zügen tun, bis du ziehen musst; dann sind es bis zu { $forced_reinforcement_cards } Karten.
        }
        Der Rest und der Joker sind dein neuer Ablagestapel.
}

duel-rulebook-ally = { $hidden_ally ->
    [no] {""}
   *[yes]
        Der Geheime Verbündete
        Dafür hat jedes Deck einen Joker. Du spielst ihn als beliebige Karte und sagst erst beim Aufdecken, als welche.
        Als Feldherr auf dem Tisch bleibt er dieser Feldherr, bis er abgelegt wird. In einem Stapel ist er wieder der Geheime Verbündete.
}

## The mat to print.

duel-mat-discard = Ablagestapel
