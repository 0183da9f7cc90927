# The screens of Duel.

duel-screen-to-first = Wer beginnt?
duel-screen-first = Wer beginnt?
duel-screen-seating = Trage die Namen in der Reihenfolge der Züge ein: Jede Person sitzt rechts von der vorigen.
duel-screen-deal = { $count ->
    [0] Alle mischen ihr Deck und lassen jemand anderen abheben. Es wird keine Hand gezogen; das ganze Deck ist der Nachziehstapel.
    [one] Alle mischen ihr Deck, lassen jemand anderen abheben und ziehen 1 Karte. Der Rest ist der Nachziehstapel.
   *[other] Alle mischen ihr Deck, lassen jemand anderen abheben und ziehen { $count } Karten. Der Rest ist der Nachziehstapel.
}
duel-screen-jokers = { $count ->
    [one] In jedes Deck kommt ein Joker: { $rules }.
   *[other] In jedes Deck kommen { $count } Joker, die sich unterscheiden: { $rules }.
}
duel-screen-first-which = Wer beginnt? Das wird gemeinsam ausgemacht, egal wie.
duel-screen-begins = { $name } beginnt

duel-screen-warlord = Feldherr { $number }
duel-screen-warlord-of = { $warlord } von { $name }
duel-screen-is = { $what }: { $card }

duel-screen-seat = { $name }: { $draw } im Nachziehstapel, { $hand } auf der Hand, { $discard } im Ablagestapel.
duel-screen-seat-top = Oben liegt { $card }.
duel-screen-slot-down = Feldherr { $number } liegt verdeckt und ist unbekannt.
duel-screen-slot-known = Feldherr { $number } liegt verdeckt: { $card }.
duel-screen-slot-up = Feldherr { $number } liegt offen und ist eingesetzt: { $card }.
duel-screen-seat-out = Ausgeschieden.
duel-screen-seat-attacks = Greift { $name } an.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = raus
duel-screen-status-pending = keine Karten mehr
duel-screen-status-revenge = letzter Zug
duel-screen-status-won = hat gewonnen
duel-screen-turns-left = { $count ->
    [0] kein Zug mehr
    [one] Karten für 1 Zug
   *[other] Karten für { $count } Züge
}

duel-screen-revenge = { $name } ist ausgeschieden und hat noch einen letzten Zug, ohne zu ziehen.
duel-screen-cut-short = Erste Runde: Karten ziehen wie immer; nur wer zuletzt dran ist, darf angreifen.
duel-screen-onward = { $phase } →
duel-answer-attack = { $warlord ->
    [none] Ohne Feldherrn angreifen
   *[other] Mit { $warlord } angreifen
}
duel-answer-attack-about = { $warlord ->
    [none] Armeekarte verdeckt gegen { $name }, ohne Feldherrn.
   *[other] Armeekarte verdeckt gegen { $name }, angeführt von { $warlord }.
}

duel-ask-exchange = Welcher Feldherr wird abgelegt?
duel-answer-exchange = { $warlord } austauschen

duel-ask-ace-by = Wer spielt das Ass?
duel-screen-ace-nobody = Kein Feldherr ist in Reichweite.
duel-ask-ace-on = Welchen Feldherrn entfernt das Ass von { $name }?
duel-answer-ace = { $warlord ->
    [none] { $name } spielt es
   *[other] { $ally ->
        [yes] Verbündeter gegen { $name }: { $warlord }
       *[other] { $name }: { $warlord }
    }
}
duel-ask-ace-card = Was spielt { $name }?
duel-screen-ace-of = { $name } spielt ein Ass
duel-ask-ace-warlord = Mit welchem Feldherrn hat { $name } verteidigt? Er wird aufgedeckt.
duel-screen-ace-in-battle-about = { $led ->
    [yes] Ein Ass wehrt den Angriff ab, und { $attacker } verliert den Feldherrn.
   *[no] Ein Ass wehrt den Angriff ab.
}

duel-screen-attacker = Angriff
duel-screen-defender = Verteidigung
duel-screen-stronger = ist stärker
duel-screen-weaker = ist schwächer
duel-screen-equal = gleich stark
duel-screen-pile = Nachziehstapel von { $name }: { $count }
duel-screen-strength = Stärke von { $name }: { $total }
duel-screen-laid = { $part } { $card }, offen
duel-screen-laid-down = { $part }, verdeckt

duel-ask-defend = Womit verteidigt { $name }?
duel-answer-defend = { $warlord ->
    [none] { $army ->
        [yes] Nur Armee
       *[other] Keine Verteidigung
    }
   *[other] { $army ->
        [yes] { $warlord } und Armee
       *[other] Nur { $warlord }
    }
}
duel-screen-worth = { $name } kommt auf Stärke { $least } bis { $most }. Eine gleich starke Verteidigung wehrt den Angriff ab.
duel-screen-worth-draw = { $name } kommt auf Stärke { $least } bis { $most }. Nur eine stärkere Verteidigung wehrt den Angriff ab.
duel-screen-supports = Wer unterstützt? Erst { $attacker }, dann { $defender }.
duel-ask-support = { $count ->
    [one] Unterstützt { $name } mit einer Karte?
   *[other] Unterstützt { $name } mit Karten?
}
duel-screen-support-both = Beide je eine
duel-screen-support-only = Nur { $name }
duel-screen-support-none = Niemand
duel-answer-support = { $count ->
    [0] { $name }: keine
    [one] { $name }: eine
   *[other] { $name }: { $count }
}
duel-screen-name = { $number }/{ $count }: { $name }, welche Karte ist es ({ $part })?
duel-screen-name-what = { $name }, { $part }
duel-screen-suits = Auch Farben
duel-screen-outcome-attacker = { $cards ->
    [0] { $attacker } ist stärker, { $attack } zu { $defence }, aber zu knapp, um Schaden anzurichten.
    [one] { $attacker } ist stärker, { $attack } zu { $defence }: { $defender } legt 1 Karte vom Nachziehstapel auf den Ablagestapel.
   *[other] { $attacker } ist stärker, { $attack } zu { $defence }: { $defender } legt { $cards } Karten vom Nachziehstapel auf den Ablagestapel.
}
duel-screen-damage = { $rounding ->
    [none] Schaden: ({ $attack } − { $defence }) : { $divisor }
    [up] Schaden: ({ $attack } − { $defence }) : { $divisor }, aufgerundet
   *[down] Schaden: ({ $attack } − { $defence }) : { $divisor }, abgerundet
}
duel-screen-outcome-defender = { $defender } ist stärker, { $defence } zu { $attack }: Der Angriff ist abgewehrt.
duel-screen-outcome-tie = Beide haben { $attack }: Der Angriff ist abgewehrt.
duel-screen-outcome-draw = Beide haben { $attack }: Beide verlieren nur die gespielten Karten.
duel-screen-all-there-is = { $count ->
    [0] Der Nachziehstapel von { $name } ist schon leer.
    [one] Der Nachziehstapel von { $name } hat nur 1 Karte.
   *[other] Der Nachziehstapel von { $name } hat nur { $count } Karten.
}
duel-screen-resolve = { $cards ->
    [0] Kein Ass: weiter
    [one] Kein Ass: 1 Karte weg
   *[other] Kein Ass: { $cards } Karten weg
}
duel-screen-to-table = Zurück zum Tisch

duel-screen-waits-draw = { $name } kann nichts mehr ziehen. Gibt es einen Joker?
duel-screen-waits-emptied = Die Schlacht hat den Nachziehstapel von { $name } geleert. Gibt es einen Joker?
# Same as in English.
duel-screen-joker-for = { $count ->
    [one] Joker: 1 Karte
   *[other] Joker: { $count } Karten
}
duel-screen-fewer = Joker für weniger…
duel-screen-is-out = { $name } scheidet aus
duel-ask-reinforce = Zeige den Joker und mische den Ablagestapel. Karten daraus kommen auf den Nachziehstapel, der ebenfalls gemischt wird.
duel-ask-reinforce-number = Karten
duel-answer-reinforce = { $count ->
    [one] { $name }: 1 Karte
   *[other] { $name }: { $count } Karten
}
duel-ask-concede = { $left ->
    [2] Wenn du aufgibst, hast du verloren.
   *[other] Wenn du aufgibst, scheidest du aus. Die anderen spielen weiter.
}
duel-answer-concede = { $name } gibt auf

duel-screen-lasts = { $turns ->
    [0] Keine Karten im Nachziehstapel
    [one] { $count } im Nachziehstapel, { $each } pro Zug: Das reicht für 1 Zug
   *[other] { $count } im Nachziehstapel, { $each } pro Zug: Das reicht für { $turns } Züge
}
duel-screen-has = { $name } hat { $hand } auf der Hand und { $discard } im Ablagestapel.
duel-screen-attacks = { $name } darf nur { $target } angreifen.
duel-screen-seen = Von diesem Deck gesehen
duel-screen-seen-about = Von jedem Wert gibt es vier Karten. Ein voller Punkt ist eine Karte, von der bekannt ist, wo sie liegt.
duel-screen-seen-rank = { $rank }: { $count } von 4 gesehen
duel-screen-tell = Karte angeben
duel-screen-tell-discard = Ablagestapel
duel-screen-tell-top = Welche Karte liegt oben auf dem Ablagestapel von { $name }?
duel-screen-tell-below = Welche Karte von { $name } liegt unter { $card }?
duel-screen-tell-nothing = Alle Karten des Ablagestapels sind bekannt.
duel-correct-numbers = Hand und Nachziehstapel von { $player }
duel-correct-draw = Nachziehstapel von { $player }
duel-correct-hand = Hand von { $player }
duel-correct-slot = Feldherr { PLACE($slot) }
duel-correct-warlord = { $warlord ->
    [none] keiner
   *[some] { $card ->
        [none] unbekannt
       *[other] { $face_up ->
            [yes] { $card } offen
           *[no] { $card } verdeckt
        }
    }
}

duel-screen-quick = Schnelle Schlacht
duel-screen-quick-army = Wähle die Karten beider Seiten. Ein Angriff braucht eine Armeekarte.
duel-screen-quick-needs = { $count ->
    [one] Mit 1 mehr wäre der Angriff abgewehrt.
   *[other] Mit { $count } mehr wäre der Angriff abgewehrt.
}
duel-screen-quick-house = { $count ->
    [one] Hausregeln: 1 geändert
   *[other] Hausregeln: { $count } geändert
}
duel-screen-quick-clear = Karten entfernen
duel-screen-keys-digit = Wählen oder eine Karte angeben

duel-screen-figure-cards = Karten
duel-screen-figure-winner = Wer gewann
duel-screen-figure-others = Die anderen

## How to play

duel-lesson-aim = Deine Kraft
duel-lesson-aim-about = Alle haben ein eigenes Deck. Dein Nachziehstapel ist deine Kraft: Kannst du zu Beginn deines Zuges nicht ziehen, scheidest du aus. Wer zuletzt übrig bleibt, gewinnt.
duel-lesson-warlords = Feldherren
duel-lesson-warlords-about = Könige, Damen und Buben liegen verdeckt vor dir. Einer von ihnen darf einen Angriff oder eine Verteidigung anführen.
duel-lesson-armies = Armeen
duel-lesson-armies-about = Die Karten von 4 bis 10 kämpfen, jede so stark wie ihre Zahl. Eine 2 oder 3 daneben macht sie stärker.
duel-lesson-turn = Dein Zug
duel-lesson-turn-about = Ziehe eine Karte und spiele Feldherren aus. Dann darfst du die Person rechts von dir angreifen. Am Ende sind deine Feldherren wieder bereit.
duel-lesson-battle = Eine Schlacht
duel-lesson-battle-about = Beide spielen verdeckt Karten und decken sie gleichzeitig auf. Ist der Angriff stärker, verliert die Verteidigung Karten vom Nachziehstapel.
duel-lesson-aces = Asse
duel-lesson-aces-about = Ein Ass kämpft nie. Es hält einen Angriff auf oder entfernt einen Feldherrn rechts oder links von dir.
