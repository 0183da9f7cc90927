# The messages of Duel.

# Same as in English.
duel-title = Duel
duel-gauge = Nachziehstapel

## Editions

# Same as in English.
duel-edition-csatho = Csathó
duel-edition-csatho-about = Die Regeln, wie Áron Csathó sie 2004 aufgeschrieben hat.

## Phases and parts

duel-phase-setup = Aufbau
duel-phase-over = Spielende
duel-phase-preparation = Vorbereitung
duel-phase-attack = Angriff
duel-phase-renewal = Erneuerung
duel-part-army = Armee
duel-part-warlord = Feldherr
duel-part-support = Unterstützung
duel-part-ace = Ass

## Cards

duel-card-ace = ein Ass
duel-card-joker = Joker
duel-card-ally = „Geheimer Verbündeter“
duel-card-ally-as = „Geheimer Verbündeter“ als { $rank }
duel-card-unseen = eine unbekannte Karte
duel-term = { $part } { $card }
duel-attacker = { $player } im Angriff
duel-defender = { $player } in der Verteidigung

## Kinds of action

duel-kind-setup = Austeilen
duel-kind-next-phase-about = Mache mit der nächsten Phase weiter; nach der letzten beginnt der nächste Zug.
duel-kind-end-turn-about = Überspringe die restlichen Phasen; auch deine eingesetzten Feldherren werden wieder verdeckt.
duel-kind-warlord = Feldherrn ausspielen
duel-kind-warlord-about = Lege einen König, eine Dame oder einen Buben aus der Hand verdeckt auf einen freien Platz.
duel-kind-exchange = Feldherrn austauschen
duel-kind-exchange-about = Lege einen deiner Feldherren ab und einen anderen aus der Hand verdeckt an seine Stelle.
duel-kind-attack = Angreifen
duel-kind-attack-about = Spiele eine Armeekarte verdeckt gegen den Spieler rechts von dir, auf Wunsch von einem Feldherrn angeführt.
duel-kind-defend = Verteidigen
duel-kind-defend-about = Wähle einen Feldherrn, eine Armeekarte, beides oder nichts.
duel-kind-support = Unterstützung
duel-kind-support-about = { $supports_per_side ->
    [0] Nach diesen Regeln gibt es in Schlachten keine Unterstützungskarten.
    [one] Lege verdeckt eine 3 oder 2 zu deiner Armeekarte, oder keine.
   *[other] Lege verdeckt bis zu { $supports_per_side } Unterstützungskarten, also Dreien und Zweien, zu deiner Armeekarte, oder keine.
}
duel-kind-reveal = Karten aufdecken
duel-kind-reveal-about = Decke alle Karten auf und gib sie ein.
duel-kind-resolve = Kein Ass
duel-kind-resolve-about = Die Verteidigung spielt kein Ass, und die Schlacht ist entschieden.
duel-kind-ace = Ass spielen
duel-kind-ace-about = Entferne einen gegnerischen Feldherrn, oder wehre in der Verteidigung den Angriff ab.
duel-kind-reinforce = Nachschub
duel-kind-reinforce-about = Zeige den Joker und hole Karten aus deinem Ablagestapel in deinen Nachziehstapel zurück.
duel-kind-out = Kein Joker
duel-kind-out-about = Du hast keinen Joker oder spielst ihn nicht: Du bist ausgeschieden.
duel-kind-concede-about = Du scheidest aus; die anderen spielen weiter.
duel-kind-tell = Karten angeben
duel-kind-tell-about = Gib an, welche Karten oben auf einem Ablagestapel liegen oder welcher Feldherr auf einem Platz liegt.

## House rules

duel-group-optional = Zusatzregeln
duel-group-start = Beginn der Partie
duel-group-turn = Ein Zug
duel-group-battle = Schlachten
duel-group-thwarted = Abgewehrte Angriffe
duel-group-aces = Asse
duel-group-end = Ende der Partie

duel-rule-hand-size = Starthand
duel-rule-hand-size-about = Mit wie vielen Karten alle anfangen.
duel-rule-draw-per-turn = Gezogene Karten pro Zug
duel-rule-draw-per-turn-about = Wie viele Karten zu Beginn eines Zuges gezogen werden.
duel-rule-warlord-slots = Plätze für Feldherren
duel-rule-warlord-slots-about = Wie viele Feldherren alle vor sich liegen haben können.
duel-rule-attacks-per-turn = Angriffe pro Zug
duel-rule-attacks-per-turn-about = Höchstzahl der Angriffe in einem Zug.
duel-rule-first-round-skips = Kurze erste Runde
duel-rule-first-round-skips-about = Ob es in der ersten Runde nur die Vorbereitung gibt, außer im letzten Zug der Runde.
duel-rule-used-may-be-exchanged = Eingesetzte Feldherren austauschen
duel-rule-used-may-be-exchanged-about = Ob ein offen liegender Feldherr gegen einen anderen ausgetauscht werden darf.
duel-rule-warlord-bonus = Bonus der Feldherren
duel-rule-warlord-bonus-about = Stärke, die ein Feldherr dazubringt.
duel-rule-support-values = Wert der Unterstützungskarten
duel-rule-support-values-about = Stärke, die eine Unterstützungskarte dazubringt.
duel-rule-supports-per-side = Unterstützungskarten pro Seite
duel-rule-supports-per-side-about = Wie viele Unterstützungskarten eine Seite in einer Schlacht höchstens dazulegt.
duel-rule-sole-warlord-defends = Feldherr verteidigt allein
duel-rule-sole-warlord-defends-about = Ob ein Feldherr ohne Armeekarte verteidigen darf.
duel-rule-damage-divisor = Schaden geteilt durch
duel-rule-damage-divisor-about = Die Differenz der Stärken wird durch diese Zahl geteilt.
duel-rule-damage-rounding = Rundung des Schadens
duel-rule-damage-rounding-about = Wie Bruchteile des Schadens gerundet werden.
duel-rule-tie = Gleiche Stärke
duel-rule-tie-about = Ob bei gleicher Stärke der Angriff abgewehrt ist oder niemand etwas verliert.
duel-rule-failed-warlord-lost = Feldherr bei Abwehr verloren
duel-rule-failed-warlord-lost-about = Ob ein zu schwacher Angriff seinen Feldherrn kostet.
duel-rule-unled-fail-draw = Preis ohne Feldherrn
duel-rule-unled-fail-draw-about = Wie viele Karten ein abgewehrter Angriff ohne Feldherrn kostet; sie werden gezogen und abgelegt.
duel-rule-aces-outside = Asse außerhalb von Schlachten
duel-rule-aces-outside-about = Ob ein Ass außerhalb einer Schlacht einen Feldherrn entfernen darf.
duel-rule-ace-targets = Reichweite dieser Asse
duel-rule-ace-targets-about = Wessen Feldherren ein Ass außerhalb einer Schlacht entfernen darf.
duel-rule-aces-defend = Asse in der Verteidigung
duel-rule-aces-defend-about = Wann die Verteidigung einen Angriff mit einem Ass abwehren darf.
duel-rule-ace-fails-unled = Preis auch nach einem Ass
duel-rule-ace-fails-unled-about = Ob ein Angriff ohne Feldherrn auch dann Karten kostet, wenn ein Ass ihn abwehrt.
duel-rule-out-when = Ausscheiden
duel-rule-out-when-about = Wer ausscheidet.
duel-rule-revenge-turn = Rachezug
duel-rule-revenge-turn-about = Ob alle, die nicht mehr ziehen können, noch einen letzten Zug haben.
duel-rule-reinforcements = Nachschub
duel-rule-reinforcements-about = Ein Joker in jedem Deck, der abgelegte Karten zurückholt.
duel-rule-reinforcement-cards = Karten als Nachschub
duel-rule-reinforcement-cards-about = Wie viele Karten der Joker im eigenen Zug höchstens zurückholt.
duel-rule-forced-reinforcement-cards = Karten bei leerem Stapel
duel-rule-forced-reinforcement-cards-about = Wie viele Karten der Joker höchstens zurückholt, wenn der Nachziehstapel leer ist.
duel-rule-hidden-ally = Geheimer Verbündeter
duel-rule-hidden-ally-about = Ein Joker in jedem Deck, der als jede beliebige Karte gespielt werden kann.

duel-rule-value-each = { $name } +{ $number }
duel-value-three = Drei
duel-value-two = Zwei
duel-value-up = aufrunden
duel-value-down = abrunden
duel-value-defender = der Angriff ist abgewehrt
duel-value-draw = niemand verliert etwas
duel-value-neighbours = rechts und links
duel-value-right = nur rechts
duel-value-any = alle am Tisch
duel-value-any-time = jederzeit
duel-value-before-reveal = vor dem Aufdecken
duel-value-never = nie
duel-value-cannot-draw = wer nicht ziehen kann
duel-value-empty = auch, wessen Stapel durch eine Schlacht leer wird

## Actions

duel-headline-next-phase = { $player } wechselt in die Phase { $phase }
duel-headline-warlord = { $card ->
    [none] { $player } legt einen Feldherrn verdeckt auf Platz { PLACE($slot) }
   *[other] { $player } legt { $card } verdeckt auf Platz { PLACE($slot) }
}
duel-headline-exchange = { $card ->
    [none] { $player } tauscht den Feldherrn auf Platz { PLACE($slot) } aus
   *[other] { $player } tauscht den Feldherrn auf Platz { PLACE($slot) } gegen { $card } aus
}
duel-headline-attack = { $slot ->
    [none] { $player } greift { $opponent } ohne Feldherrn an
   *[other] { $leader ->
        [none] { $player } greift { $opponent } mit dem Feldherrn auf Platz { PLACE($slot) } an
       *[other] { $player } greift { $opponent } mit { $leader } als Feldherrn an
    }
}
duel-headline-defend = { $slot ->
    [none] { $army ->
        [yes] { $player } verteidigt mit einer Armeekarte
       *[no] { $player } verteidigt nicht
    }
   *[other] { $army ->
        [yes] { $player } verteidigt mit einer Armeekarte und dem Feldherrn auf Platz { PLACE($slot) }
       *[no] { $player } verteidigt nur mit dem Feldherrn auf Platz { PLACE($slot) }
    }
}
duel-headline-support = { $count ->
    [0] { $player } legt keine Unterstützungskarte dazu
    [one] { $player } legt verdeckt eine Unterstützungskarte dazu
   *[other] { $player } legt verdeckt { $count } Unterstützungskarten dazu
}
duel-headline-reveal = { $attacker } und { $defender } decken ihre Karten auf
duel-headline-resolve = { $player } spielt kein Ass
duel-headline-ace = { $target ->
    [yes] { $player } spielt { $card } gegen den Feldherrn von { $against } auf Platz { PLACE($slot) }
   *[no] { $player } spielt { $card } zur Verteidigung{ $led ->
        [yes] : { $attacker } verliert den Feldherrn
       *[no] {""}
    }
}
duel-headline-reinforce = { $player } zeigt den Joker und holt Nachschub
duel-headline-out = { $player } spielt keinen Joker
duel-headline-tell = { $told ->
    [nothing] Ablagestapel von { $player }: nichts angegeben
    [discard] Oben auf dem Ablagestapel von { $player }: { $cards }
   *[slot] Der Feldherr von { $player } auf Platz { PLACE($slot) } ist { $card }
}
duel-headline-adjust-numbers = Korrektur: { $player } hat { $hand } auf der Hand, { $draw } im Nachziehstapel, { $discard } im Ablagestapel
duel-headline-adjust-slot = { $warlord ->
    [none] Korrektur: { $player } hat keinen Feldherrn auf Platz { PLACE($slot) }
   *[some] { $card ->
        [none] Korrektur: { $player } hat einen unbekannten Feldherrn auf Platz { PLACE($slot) }
       *[other] { $face_up ->
            [yes] Korrektur: { $player } hat { $card } offen auf Platz { PLACE($slot) }
           *[no] Korrektur: { $player } hat { $card } verdeckt auf Platz { PLACE($slot) }
        }
    }
}

## Consequences

duel-then-dealt = { $draw ->
    [one] Alle haben { $hand } auf der Hand und 1 Karte im Nachziehstapel.
   *[other] Alle haben { $hand } auf der Hand und { $draw } Karten im Nachziehstapel.
}
duel-then-cut-short = Dieser Zug hat nur die Vorbereitung: In der ersten Runde darf nur der letzte Spieler angreifen.
duel-event-phase-entered = Die Phase { $phase } beginnt.
duel-event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [one] { $player } zieht nur 1 von { $wanted } Karten: Mehr waren nicht im Stapel.
       *[other] { $player } zieht nur { $cards } von { $wanted } Karten: Mehr waren nicht im Stapel.
    }
   *[equal] { $cards ->
        [one] { $player } zieht eine Karte.
       *[other] { $player } zieht { $cards } Karten.
    }
}
duel-event-warlords-turned-down = { $count ->
    [one] { $player } verdeckt einen eingesetzten Feldherrn wieder.
   *[other] { $player } verdeckt { $count } eingesetzte Feldherren wieder.
}
duel-event-warlord-turned-up = { $player } deckt { $warlord } auf; der Feldherr bleibt liegen.
duel-event-compared = { $attacker } { $attacker_strength } gegen { $defender } { $defender_strength }.
duel-event-last-chance = { $damage ->
    [0] { $player } nimmt keinen Schaden, mit oder ohne Ass.
    [one] Ohne Ass legt { $player } jetzt 1 Karte vom Nachziehstapel auf den Ablagestapel.
   *[other] Ohne Ass legt { $player } jetzt { $damage } Karten vom Nachziehstapel auf den Ablagestapel.
}
duel-event-battle-ended = { $ace ->
    [none] { $verdict ->
        [attacker] Der Angriff von { $attacker } gelingt.
        [defender] Der Angriff ist abgewehrt: { $defender } ist stärker.
       *[tie] { $thwarted ->
            [yes] Gleichstand, also ist der Angriff abgewehrt.
           *[no] Gleichstand: Beide verlieren nur die eingesetzten Karten.
        }
    }
   *[other] Das Ass wehrt den Angriff ab.
}
duel-then-used = Armee- und Unterstützungskarten kommen auf die eigenen Ablagestapel.
duel-event-warlord-lost = { $warlord ->
    [none] { $fall ->
        [exchanged] { $player } legt den alten Feldherrn ab.
       *[ace] { $player } legt den Feldherrn auf den Ablagestapel.
    }
   *[other] { $fall ->
        [thwarted] { $player } verliert { $warlord }: Die Karte kommt auf den Ablagestapel.
        [ace] { $warlord } ist entfernt: { $player } legt die Karte auf den Ablagestapel.
       *[exchanged] { $player } legt { $warlord } ab.
    }
}
duel-event-lost = { $loss ->
    [penalty] { $cards ->
        [0] { $player } hat keine Karten mehr für die Strafe.
        [one] { $player } zieht eine Karte und legt sie ab, weil der Angriff keinen Feldherrn hatte.
       *[other] { $player } zieht { $cards } Karten und legt sie ab, weil der Angriff keinen Feldherrn hatte.
    }
   *[damage] { $cards ->
        [0] { $player } hat keine Karten mehr zu verlieren.
       *[other] { ORDER($cards, $wanted) ->
            [less] { $cards ->
                [one] Statt { $wanted } Karten legt { $player } nur die letzte Karte des Nachziehstapels auf den Ablagestapel.
               *[other] Statt { $wanted } Karten legt { $player } nur die letzten { $cards } des Nachziehstapels auf den Ablagestapel.
            }
           *[equal] { $cards ->
                [one] { $player } legt 1 Karte vom Nachziehstapel auf den Ablagestapel.
               *[other] { $player } legt { $cards } Karten vom Nachziehstapel auf den Ablagestapel.
            }
        }
    }
}
duel-event-reinforced = { $cards ->
    [one] Mische den Ablagestapel von { $player }, lege 1 Karte davon auf den Nachziehstapel und mische auch diesen. Der Rest ist der neue Ablagestapel, mit dem Joker obenauf.
   *[other] Mische den Ablagestapel von { $player }, lege { $cards } Karten davon auf den Nachziehstapel und mische auch diesen. Der Rest ist der neue Ablagestapel, mit dem Joker obenauf.
}
duel-event-waiting = { $why ->
    [cannot-draw] { $player } kann nichts mehr ziehen. Jetzt hilft nur der Joker.
   *[emptied] Der Nachziehstapel von { $player } ist leer. Jetzt hilft nur der Joker.
}
duel-event-left = { $leaving ->
    [cannot-draw] { $player } kann nichts mehr ziehen und scheidet aus.
    [emptied] Der Nachziehstapel von { $player } ist leer: { $player } scheidet aus.
   *[conceded] { $player } scheidet aus.
}
duel-event-revenge-began = { $player } hat einen letzten Zug: den Rachezug.
duel-event-game-ended = { $winner } gewinnt die Partie. Gut gespielt!

## Refusals

duel-refusal-wrong-phase = { $when ->
    [short] In der ersten Runde hat dieser Zug nur die Vorbereitung.
    [later] Das gehört in die Phase { $phase }: Geh erst bis dorthin weiter. Jetzt läuft die Phase { $now }.
   *[past] Das gehört in die Phase { $phase }, die schon vorbei ist: Warte auf den nächsten Zug. Jetzt läuft die Phase { $now }.
}
duel-refusal-not-set-up = Teile zuerst die Karten aus.
duel-refusal-already-set-up = Die Karten sind schon ausgeteilt.
duel-refusal-limit-reached = { $revenge ->
    [yes] Ein Rachezug hat nur einen Angriff.
   *[no] { $limit ->
        [0] Nach diesen Regeln gibt es keine Angriffe.
        [one] Nur ein Angriff pro Zug ist erlaubt.
       *[other] Nur { $limit } Angriffe pro Zug sind erlaubt.
    }
}
duel-refusal-wrong-count = { $of ->
    [support] { $max ->
        [0] Hier können keine Unterstützungskarten dazugelegt werden.
        [one] Eine Unterstützungskarte oder keine, nicht { $got }.
       *[other] Höchstens { $max } Unterstützungskarten, nicht { $got }.
    }
    [shown-support] { $max ->
        [0] { $player } hat keine Unterstützungskarte gespielt; angegeben: { $got }.
        [one] { $player } hat 1 Unterstützungskarte gespielt; angegeben: { $got }.
       *[other] { $player } hat { $max } Unterstützungskarten gespielt; angegeben: { $got }.
    }
    [not-played] { $part ->
        [warlord] { $player } hat in dieser Schlacht keinen Feldherrn, der anzugeben wäre.
       *[other] { $player } hat keine Armeekarte gespielt, die anzugeben wäre.
    }
    [tell] { $max ->
        [0] Der Ablagestapel von { $player } ist leer; angegebene Karten: { $got }.
        [one] Der Ablagestapel von { $player } hat 1 Karte; angegeben: { $got }.
       *[other] Der Ablagestapel von { $player } hat { $max } Karten; angegeben: { $got }.
    }
   *[reinforcements] { $max ->
        [one] Der Joker bringt jetzt 1 Karte, nicht { $got }.
       *[other] Der Joker bringt jetzt 1 bis { $max } Karten, nicht { $got }.
    }
}
duel-refusal-duplicate-card = { $card } ist zweimal angegeben, aber im Deck nur einmal vorhanden.
duel-refusal-card-elsewhere = { $card ->
    [none] Alle passenden Karten im Deck von { $player } liegen schon woanders.
   *[other] { $card } kann nicht dort sein: Diese Karte von { $player } liegt schon woanders.
}
duel-refusal-not-a-support-card = { $card } ist keine Unterstützungskarte: Das sind nur Dreien und Zweien.
duel-refusal-not-a-warlord = { $card } ist kein Feldherr: Das sind nur Könige, Damen und Buben.
duel-refusal-not-an-army-card = { $card } ist keine Armeekarte: Das sind die Karten von 10 bis 4.
duel-refusal-not-an-ace = { $card } ist kein Ass.
duel-refusal-not-your-support = Jetzt legt { $turn } Unterstützungskarten dazu oder keine.
duel-refusal-bad-adjustment-negative = Eine Hand oder ein Stapel kann nicht weniger als 0 Karten haben.
duel-refusal-bad-adjustment-deck = Mit den Feldherren auf dem Tisch sind das { $got } Karten, aber das Deck hat { $deck }.
duel-refusal-no-such-seat = Diesen Spieler gibt es nicht: Es spielen { $players }.
duel-refusal-player-out = { $player } ist ausgeschieden.
duel-refusal-pile-empty = Der Nachziehstapel von { $player } ist leer. Gib zuerst an, ob der Joker gespielt wird.
duel-refusal-pile-not-empty = Kein Nachziehstapel ist leer: Um einen Joker geht es gerade nicht.
duel-refusal-battle-in-progress = Bringe zuerst die Schlacht zu Ende.
duel-refusal-no-battle = Gerade läuft keine Schlacht.
duel-refusal-battle-order = { $step ->
    [defend] Zuerst entscheidet { $player } über die Verteidigung.
    [reveal] Decke zuerst die Karten auf.
    [last-chance] Die Karten liegen offen: { $player } spielt jetzt ein Ass oder keines.
   *[other] Zuerst legt { $player } Unterstützungskarten dazu oder keine.
}
duel-refusal-no-such-slot = { $slots ->
    [one] Es gibt 1 Platz für Feldherren.
   *[other] Es gibt { $slots } Plätze für Feldherren.
}
duel-refusal-slot-taken = { $slot ->
    [none] Auf jedem Platz liegt ein Feldherr.
   *[other] Auf Platz { PLACE($slot) } liegt schon ein Feldherr.
}
duel-refusal-slot-empty = { $slot ->
    [none] Dafür gibt es keinen Feldherrn.
   *[other] { $player } hat keinen Feldherrn auf Platz { PLACE($slot) }.
}
duel-refusal-warlord-used = { $slot ->
    [none] Alle Feldherren liegen offen.
   *[other] Der Feldherr von { $player } auf Platz { PLACE($slot) } liegt offen und ist bis zur Erneuerung eingesetzt.
}
duel-refusal-sole-warlord = Nach diesen Regeln kann ein Feldherr nicht ohne Armeekarte verteidigen.
duel-refusal-not-the-defender = In einer Schlacht kann nur die Verteidigung ein Ass spielen: { $defender }.
duel-refusal-no-aces = { $in_battle ->
    [yes] Nach diesen Regeln kann jetzt kein Ass diesen Angriff aufhalten.
   *[no] Nach diesen Regeln können Asse nicht außerhalb von Schlachten gespielt werden.
}
duel-refusal-not-an-opponent = { $own ->
    [yes] Deine Asse können deine eigenen Feldherren nicht entfernen.
   *[no] Die Asse von { $player } reichen nicht bis zu { $against }.
}
duel-refusal-no-such-card = { $missing ->
    [joker] In diesen Decks ist kein Joker für Nachschub.
    [role] Gib an, als welche Karte der Geheime Verbündete gespielt wird.
    [itself] In einem Stapel hat der Geheime Verbündete keinen Kartenwert.
   *[ally] In diesen Decks ist kein Geheimer Verbündeter.
}
duel-refusal-not-named = { $part ->
    [warlord] Der Feldherr von { $player } liegt jetzt offen: Gib ihn an.
   *[other] Die Armeekarte von { $player } liegt jetzt offen: Gib sie an.
}
duel-refusal-other-card = Die Karte von { $player } an dieser Stelle ist schon bekannt: { $known }, nicht { $named }.
duel-refusal-no-reinforcements = Nach diesen Regeln gibt es keinen Nachschub.
duel-refusal-not-your-turn = { $player } kann noch ziehen: Der Joker geht nur im eigenen Zug.
duel-refusal-discard-empty = Der Ablagestapel von { $player } ist leer: Es gibt nichts zurückzuholen.

## The table in a terminal

duel-table-setup = Die Karten sind noch nicht ausgeteilt.
duel-table-turn = Zug { $turn }: { $player } ist dran, Phase { $phase }
duel-table-cut-short = Dieser Zug hat nur die Vorbereitung.
duel-table-revenge = { $player } ist ausgeschieden und hat einen letzten Zug.
duel-table-target = Der nächste Angriff geht gegen { $player }.
duel-table-side = { $player }: Nachziehstapel { $draw }, Hand { $hand }, Ablagestapel { $discard }
duel-table-side-out = { $player } (ausgeschieden): Nachziehstapel { $draw }, Hand { $hand }, Ablagestapel { $discard }
duel-table-top = Oben auf dem Ablagestapel: { $card }
duel-table-slot = Platz { $slot }: { $warlord }
duel-table-slot-empty = frei
duel-table-slot-unseen = ein Feldherr, verdeckt
duel-table-slot-down = { $card }, verdeckt
duel-table-slot-up = { $card }, offen, eingesetzt
duel-table-pending = Der Nachziehstapel von { $player } ist leer: Jetzt rettet nur der Joker vor dem Ausscheiden.
duel-table-battle = Schlacht: { $attacker } gegen { $defender }
duel-table-step-defend = Als Nächstes entscheidet { $player } über die Verteidigung.
duel-table-step-support = Als Nächstes legt { $player } Unterstützungskarten dazu oder keine.
duel-table-step-reveal = Als Nächstes werden die Karten aufgedeckt.
duel-table-step-last-chance = { $player } darf jetzt ein Ass spielen.
duel-table-last = Letzte Schlacht: { $attacker } { $attack } gegen { $defender } { $defence }, { $outcome ->
    [attacker] der Angriff ist gelungen
    [defender] der Angriff ist abgewehrt
   *[tie] Gleichstand
}
duel-table-last-ace = Letzte Schlacht: { $attacker } gegen { $defender }, abgewehrt durch { $card }

## The command line’s battle

duel-battle-attacker = Angriff
duel-battle-defender = Verteidigung
duel-battle-won = { $damage ->
    [one] Der Angriff ist stärker, { $attack } zu { $defence }: 1 Karte Schaden.
   *[other] Der Angriff ist stärker, { $attack } zu { $defence }: { $damage } Karten Schaden.
}
duel-battle-thwarted = Die Verteidigung ist stärker, { $defence } zu { $attack }: Der Angriff ist abgewehrt.
duel-battle-thwarted-tie = Beide haben { $attack }: Der Angriff ist abgewehrt.
duel-battle-tie = Beide haben { $attack }: Beide verlieren nur die eingesetzten Karten.

duel-misfit-no-part = { $card } kann an keiner Schlacht teilnehmen.
duel-misfit-two-armies = Eine Seite kann nur eine Armeekarte haben.
duel-misfit-two-warlords = Eine Seite kann nur einen Feldherrn haben.
duel-misfit-too-many-supports = { $value ->
    [0] Nach diesen Regeln werden keine Unterstützungskarten dazugelegt.
    [one] Eine Seite legt höchstens eine Unterstützungskarte dazu.
   *[other] Eine Seite legt höchstens { $value } Unterstützungskarten dazu.
}
duel-misfit-support-without-army = Eine Unterstützungskarte braucht eine Armeekarte.
duel-misfit-twice = { $card } ist zweimal angegeben, aber im Deck nur einmal vorhanden.
duel-misfit-no-army = Ein Angriff braucht eine Armeekarte.
duel-misfit-sole-warlord = Nach diesen Regeln kann ein Feldherr nicht ohne Armeekarte verteidigen.

## Statistics

duel-count-battles = Schlachten
duel-lab-duels = Schlachten je Partie
duel-count-attacker = Angriff stärker
duel-count-defender = Verteidigung stärker
duel-count-tie = Gleich stark
duel-count-ace = Mit Ass abgewehrt
duel-count-battles-note = { $count ->
    [one] 1 Schlacht wurde geschlagen.
   *[other] { $count } Schlachten wurden geschlagen.
} Ein Gleichstand, der den Angriff vereitelt, gilt als Sieg der Verteidigung.
duel-count-strengths = Schlachten nach Stärke des Angriffs
duel-count-strength = Stärke
duel-count-fought = Schlachten
duel-count-losses = Verluste
# Same as in English.
duel-count-least = Minimum
# Same as in English.
duel-count-most = Maximum
duel-count-damage = Schaden einer Schlacht
duel-count-penalty = Preis ohne Feldherrn
duel-count-cards = Feldherren und Asse
duel-count-number = Anzahl
duel-count-warlords-thwarted = Feldherren, in abgewehrten Angriffen verloren
duel-count-warlords-ace = Feldherren, durch Asse verloren
duel-count-warlords-exchanged = Ausgetauschte Feldherren
duel-count-aces-battle = Asse in Schlachten
duel-count-aces-outside = Asse außerhalb von Schlachten
duel-count-reinforcements = Joker für Nachschub
duel-count-piles = Nachziehstapel am Ende jedes Zuges
duel-count-place = { $place ->
    [1] Als 1. dran
    [2] Als 2. dran
    [3] Als 3. dran
    [4] Als 4. dran
    [5] Als 5. dran
   *[6] Als 6. dran
}
duel-count-winner = Wer gewann
duel-count-loser = Die anderen
duel-count-piles-note = Mittlere Kartenzahl im Nachziehstapel, in den Partien, die diesen Zug erreicht haben.

## Results for other programs

duel-tally-cards-left = Karten im Nachziehstapel
duel-tally-battles-won = Gewonnene Schlachten

## A first game

duel-deal-about = Jede gespielte Karte kommt auf den eigenen Ablagestapel. Wer zu Beginn des Zuges nicht ziehen kann, scheidet aus; wer zuletzt übrig bleibt, gewinnt.
duel-hint-guide = Die App zählt die Stapel und rechnet die Schlachten aus; verdeckte Karten muss sie nicht kennen. Hinweise erklären jeden Schritt; was du wegtippst, kommt nicht wieder.
duel-needs = Alle brauchen ein eigenes Deck.
duel-hint-preparation = { $draw ->
    [one] Ziehe eine Karte; die App hat sie schon gezählt. Spiele dann verdeckt Feldherren aus.
   *[other] Ziehe { $draw } Karten; die App hat sie schon gezählt. Spiele dann Feldherren aus.
}
duel-hint-attack = Greife mit einer verdeckten Armeekarte den Spieler rechts von dir an.
duel-hint-renewal = Drehe deine eingesetzten Feldherren um: Sie sind wieder bereit.
duel-hint-defend = Du weißt nicht, wie stark der Angriff ist. Wähle Karten oder nichts.
duel-hint-support = Neben einer Armeekarte bringt eine 3 noch { $three }, eine 2 noch { $two } dazu. Sie bleibt verdeckt.
duel-hint-reveal = Decke alle Karten auf und tippe sie an: Ein König bringt { $king }, eine Dame { $queen }, ein Bube { $jack } dazu.
duel-hint-last-chance = Nur ein Ass kann den Angriff noch aufhalten. Ohne Ass verlierst du Karten.

## The screens

duel-screen-seating = Trage die Namen in der Reihenfolge der Züge ein: Jeder Spieler sitzt rechts vom vorigen.
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

duel-screen-warlord = Feldherr { $number }
duel-screen-warlord-of = { $warlord } von { $name }

duel-screen-seat = { $name }: { $draw } im Nachziehstapel, { $hand } auf der Hand, { $discard } im Ablagestapel.
duel-screen-slot-down = Feldherr { $number } liegt verdeckt und ist unbekannt.
duel-screen-slot-known = Feldherr { $number } liegt verdeckt: { $card }.
duel-screen-slot-up = Feldherr { $number } liegt offen und ist eingesetzt: { $card }.
duel-screen-seat-out = Ausgeschieden.
duel-screen-seat-attacks = Greift { $name } an.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = raus
duel-screen-status-pending = keine Karten mehr
duel-screen-status-revenge = letzter Zug
duel-screen-deck = Stapel
duel-screen-deck-count = Stapel { $count }
# Same as in English.
duel-screen-hand = Hand { $count }
duel-screen-discard = Ablage { $count }
duel-screen-used = eingesetzt

duel-screen-revenge = { $name } ist ausgeschieden und hat noch einen letzten Zug, ohne zu ziehen.
duel-screen-cut-short = Erste Runde: { $name } zieht wie immer; nur wer zuletzt dran ist, darf angreifen.
duel-screen-attack-used = { $warlord } ist eingesetzt
duel-screen-attack-empty = Platz { $number } ist frei
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
duel-screen-ace-of-any = Jemand spielt ein Ass
duel-screen-ace-outside-about = Entferne einen gegnerischen Feldherrn.
duel-screen-ace-of = { $name }: Ass
duel-ask-ace-warlord = Mit welchem Feldherrn hat { $name } verteidigt? Er wird aufgedeckt.
duel-screen-ace-in-battle-about = { $led ->
    [yes] Ein Ass wehrt den Angriff ab, und { $attacker } verliert den Feldherrn.
   *[no] { $penalty ->
        [0] Ein Ass wehrt den Angriff ab.
        [one] Ein Ass wehrt den Angriff ab, und { $attacker } zieht eine Karte und legt sie ab.
       *[other] Ein Ass wehrt den Angriff ab, und { $attacker } zieht { $penalty } Karten und legt sie ab.
    }
}

duel-screen-attacker = Angriff
duel-screen-defender = Verteidigung
duel-screen-can-defend = Kann sich verteidigen mit:
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
duel-screen-worth = { $name } legt eine Armeekarte verdeckt aus: Stärke { $least } bis { $most }. Eine gleich starke Verteidigung wehrt den Angriff ab.
duel-screen-worth-draw = { $name } legt eine Armeekarte verdeckt aus: Stärke { $least } bis { $most }. Nur eine stärkere Verteidigung wehrt den Angriff ab.
duel-screen-supports = Wer unterstützt (3 oder 2)? Erst { $attacker }, dann { $defender }.
duel-ask-support = { $count ->
    [one] Unterstützt { $name } mit einer Karte (3 oder 2)?
   *[other] Unterstützt { $name } mit Karten (3 oder 2)?
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
duel-screen-outcome-draw = Beide haben { $attack }: Beide verlieren nur die gespielten Karten.
duel-screen-all-there-is = { $count ->
    [0] Der Nachziehstapel von { $name } ist schon leer.
    [one] Der Nachziehstapel von { $name } hat nur 1 Karte.
   *[other] Der Nachziehstapel von { $name } hat nur { $count } Karten.
}
duel-screen-moves = { $cards ->
    [0] weiter
    [one] 1 Karte weg
   *[other] { $cards } Karten weg
}
duel-screen-resolve = Kein Ass: { $moves }
duel-screen-end-without-ace = Kein Ass, Zug beenden

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
duel-screen-tell-top = Welche Karte liegt oben auf dem Ablagestapel von { $name }?
duel-screen-tell-below = Welche Karte liegt im Ablagestapel von { $name } unter { $card }?
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
duel-keys-number = Wählen oder eine Karte angeben

duel-screen-figure-cards = Karten
duel-screen-figure-winner = Wer gewann
duel-screen-figure-others = Die anderen

## How to play

duel-lesson-aim = Deine Kraft
duel-lesson-aim-about = Alle haben ein eigenes Deck und beginnen mit 5 Karten auf der Hand. Dein Nachziehstapel ist deine Kraft: Kannst du zu Beginn deines Zuges nicht ziehen, scheidest du aus. Wer zuletzt übrig bleibt, gewinnt.
duel-lesson-warlords = Feldherren
duel-lesson-warlords-about = Könige, Damen und Buben liegen verdeckt vor dir, höchstens 2. Einer von ihnen darf einen Angriff oder eine Verteidigung anführen: Ein König gibt 3 dazu, eine Dame 2, ein Bube 1.
duel-lesson-armies = Armeen
duel-lesson-armies-about = Die Karten von 4 bis 10 kämpfen, jede so stark wie ihre Zahl. Neben einer von ihnen gibt eine 3 noch 3 dazu, eine 2 noch 2.
duel-lesson-turn = Dein Zug
duel-lesson-turn-about = Ziehe eine Karte und spiele Feldherren aus. Dann darfst du den Spieler rechts von dir angreifen. Am Ende sind deine Feldherren wieder bereit.
duel-lesson-battle = Eine Schlacht
duel-lesson-battle-about = Beide spielen verdeckt Karten und decken sie gleichzeitig auf. Ist der Angriff stärker, legt die Verteidigung so viele Karten vom Nachziehstapel ab, wie die halbe Differenz beträgt, aufgerundet. Sonst verliert der Angriff den Feldherrn, ohne Feldherrn 1 Karte.
duel-lesson-aces = Asse
duel-lesson-aces-about = Ein Ass kämpft nie. Es hält einen Angriff auf oder entfernt einen Feldherrn rechts oder links von dir.

## The rules for a player who does not know the game

duel-rulebook-aim = Ziel des Spiels
    Zwei bis sechs Spieler führen Krieg, jeder mit einem vollständigen Kartenspiel. Armeen prallen aufeinander, Feldherren führen sie an, und wer eine Schlacht verliert, verliert Karten.
    Dein Nachziehstapel ist deine Kraft: Wer nichts mehr zu ziehen hat, scheidet aus. Wer zuletzt übrig bleibt, gewinnt.

duel-rulebook-table = Der Tisch
    { $deck ->
        [52] Alle haben ein eigenes Deck mit 52 Karten ohne Joker. Die Karten wechseln nie den Besitz, und die Farben spielen keine Rolle.
       *[other] Alle haben ein eigenes Deck mit 52 Karten und Jokern: { $deck } Karten. Die Karten wechseln nie den Besitz, und die Farben spielen keine Rolle.
    }
    Deine Hand ist verdeckt, dein Nachziehstapel liegt verdeckt, dein Ablagestapel offen. Alle dürfen sich die oberste Karte eines Ablagestapels ansehen, aber keine andere darin.
    Könige, Damen und Buben sind Feldherren. Sie führen an: Ein König bringt { $warlord_bonus-king }, eine Dame { $warlord_bonus-queen } und ein Bube { $warlord_bonus-jack } zur Stärke in einer Schlacht dazu.
    Die Karten von 10 bis 4 sind Armeen, so stark wie ihre Zahl. Die meisten Karten sind Armeen.
    { $supports_per_side ->
        [0] Dreien und Zweien haben nach diesen Regeln keinen Nutzen.
       *[other] Dreien und Zweien sind Unterstützungskarten, also Pferde und Waffen für eine Armee: Eine 3 bringt { $support_values-three }, eine 2 bringt { $support_values-two } dazu.
    }
    { $aces ->
        [none] Asse haben nach diesen Regeln keinen Nutzen.
        [battles] Asse kämpfen nie; sie lassen Angriffe scheitern.
        [outside] Asse kämpfen nie; sie entfernen Feldherren.
       *[both] Asse kämpfen nie; sie entfernen Feldherren und lassen Angriffe scheitern.
    }
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
    Wer beginnt, wird gemeinsam ausgemacht, egal wie. Danach ist immer der Spieler zur Rechten dran.

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
        [none] In der Phase Angriff darfst du den Spieler rechts von dir angreifen, so oft du willst.
        [0] { $revenge_turn ->
            [yes] Angriffe gibt es nur in einem Rachezug.
           *[no] Es gibt keine Angriffe.
        }
        [one] In der Phase Angriff darfst du den Spieler rechts von dir einmal angreifen.
       *[other] In der Phase Angriff darfst du den Spieler rechts von dir bis zu { $attacks_per_turn }-mal angreifen.
    }
    In der Erneuerung verdeckst du deine offenen Feldherren wieder. Ein offener Feldherr ist eingesetzt und kann bis dahin nicht kämpfen: Hat er verteidigt, kann er in deinem nächsten Zug nicht angreifen; hat er angegriffen, ist er zur Verteidigung wieder bereit. War ein Feldherr einmal offen, kennen ihn alle, bis er abgelegt wird.
    Ein Feldherr auf dem Tisch kommt nie auf die Hand zurück.
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
        [0] {""}
        [one] Unterstützung: Erst der Angriff, dann die Verteidigung darf verdeckt eine Unterstützungskarte dazulegen. Sie braucht eine Armeekarte.
       *[other] Unterstützung: Erst der Angriff, dann die Verteidigung darf verdeckt bis zu { $supports_per_side } Unterstützungskarten dazulegen. Sie brauchen eine Armeekarte.
    }
    { $supports_per_side ->
        [0] Alle Karten der Schlacht werden aufgedeckt. Armee und Feldherr ergeben zusammen die Stärke; eine Seite ohne Karten hat 0.
       *[other] Alle Karten der Schlacht werden aufgedeckt. Armee, Feldherr und Unterstützung ergeben zusammen die Stärke; eine Seite ohne Karten hat 0.
    }
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
        [defender] Bei gleicher Stärke ist der Angriff ebenfalls abgewehrt, mit denselben Folgen.
       *[draw] Bei gleicher Stärke verlieren beide nur die Karten, die sie eingesetzt haben.
    }
    { $supports_per_side ->
        [0] Armeekarten werden nach der Schlacht abgelegt. Die übrigen Feldherren bleiben offen liegen.
       *[other] Armee- und Unterstützungskarten werden nach der Schlacht abgelegt. Die übrigen Feldherren bleiben offen liegen.
    }

duel-rulebook-aces = Asse
    { $aces_defend ->
        [any-time] In der Verteidigung darfst du in jedem Moment einer Schlacht ein Ass spielen, um den Angriff abzuwehren. Die letzte Gelegenheit dazu hast du nach dem Aufdecken der Karten, aber nur, wenn der Angriff stärker ist.
        [before-reveal] In der Verteidigung darfst du in jedem Moment vor dem Aufdecken der Karten ein Ass spielen, um den Angriff abzuwehren.
       *[never] In Schlachten können keine Asse gespielt werden.
    }
    { $aces_defend ->
        [never] {""}
       *[other] Die angreifende Seite legt dann alle Karten des Angriffs ab, auch den Feldherrn. Ein Feldherr, den du bestimmt hast, wird aufgedeckt und bleibt; deine übrigen gespielten Karten werden abgelegt. { $ace_fails_unled ->
            [yes] Ohne Feldherrn zahlt die angreifende Seite den Preis eines abgewehrten Angriffs.
           *[no] {""}
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
            [right] Außerhalb von Schlachten darfst du jederzeit ein Ass spielen, auch in fremden Zügen, und einen Feldherrn des Spielers rechts von dir wählen: Er kommt auf den Ablagestapel.
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
        [yes] Wer ausscheidet, weil es nichts zu ziehen gab, hat noch einen Rachezug, wenn mindestens zwei andere übrig sind: { $aces ->
            [none] die Vorbereitung und einen Angriff.
           *[other] die Vorbereitung, einen Angriff und Asse.
        }
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

## The mat to print

