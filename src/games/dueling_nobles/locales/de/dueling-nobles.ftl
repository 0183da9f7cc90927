# The messages of Dueling Nobles.

# Same as in English.
dueling-nobles-title = Dueling Nobles
# Same as in English.
dueling-nobles-gauge = Gold

## Editions

# Same as in English.
dueling-nobles-edition-catsatcards = Cats at Cards
dueling-nobles-edition-catsatcards-about = Die Regeln von catsatcards.com.
# Same as in English.
dueling-nobles-edition-original = Original
dueling-nobles-edition-original-about = Die Regeln in ihrer ersten Fassung: Waffen und Fähigkeiten kommen vor dem Einkommen, und Waffen dürfen getauscht werden.
# Same as in English.
dueling-nobles-edition-duelo = Duelo de Nobles
dueling-nobles-edition-duelo-about = Die spanischen Regeln: niedrige Grundstärke, pro Zug ein Verkauf, eine Steuer und eine Waffenweitergabe, und ausgespähte Hände bleiben offen.

## Phases

dueling-nobles-phase-setup = Aufbau
dueling-nobles-phase-over = Spielende
dueling-nobles-phase-income = Einkommen
dueling-nobles-phase-reinforcements = Verstärkung
dueling-nobles-phase-command = Befehle
dueling-nobles-phase-duel = Duell
dueling-nobles-phase-opening = Eröffnung
dueling-nobles-phase-spending = Ausgaben

## Kinds of action

dueling-nobles-kind-next-phase-about = Mache mit der nächsten Phase weiter; nach der letzten ist dein Gegenüber dran.
dueling-nobles-kind-end-turn-about = Überspringe die restlichen Phasen.
dueling-nobles-kind-sell = Verkaufen
dueling-nobles-kind-sell-about = Lege 3 Unterstützungskarten einer Farbe für { $sale_gold } Gold ab.
dueling-nobles-kind-tax = Besteuern
dueling-nobles-kind-tax-about = Einer deiner Könige verliert 1 Ausdauer, und du erhältst 1 Gold.
dueling-nobles-kind-buy = Kaufen
dueling-nobles-kind-buy-about = { $cards_per_purchase ->
    [one] Zahle 1 Gold und ziehe 1 Unterstützungskarte.
   *[other] Zahle 1 Gold für jede Unterstützungskarte, die du ziehst, höchstens { $cards_per_purchase }.
}
dueling-nobles-kind-recruit = Anwerben
dueling-nobles-kind-recruit-about = Zahle { $recruit_cost } Gold: Die oberste Karte des Adelsstapels kommt an deinen Hof.
dueling-nobles-kind-weapon = Bewaffnen
dueling-nobles-kind-weapon-about = Lege eine 2 oder 3 als Waffe unter eine deiner Adelskarten.
dueling-nobles-kind-move-weapon = Waffe übergeben
dueling-nobles-kind-move-weapon-about = { $weapons_may_swap ->
    [yes] Gib die Waffe einer deiner Adelskarten an eine andere weiter; haben beide eine, tauschen sie.
   *[no] Gib die Waffe einer deiner Adelskarten an eine andere weiter, die keine hat.
}
dueling-nobles-kind-heal = Heilen
dueling-nobles-kind-heal-about = Lege eine Herzkarte ab: Eine deiner Adelskarten bekommt 1 Ausdauer zurück. Einmal pro Partie.
dueling-nobles-kind-draw-three = Drei ziehen
dueling-nobles-kind-draw-three-about = Lege eine Karokarte ab, solange dein Gegenüber mehr Adlige hat: Ziehe 3 Unterstützungskarten. Einmal pro Partie.
dueling-nobles-kind-recover = Karte holen
dueling-nobles-kind-recover-about = { $support_decks ->
    [each] Lege eine Kreuzkarte ab: Nimm eine beliebige andere Karte von deinem Ablagestapel. Einmal pro Partie.
   *[shared] Lege eine Kreuzkarte ab: Nimm eine beliebige andere Karte vom Ablagestapel. Einmal pro Partie.
}
dueling-nobles-kind-spy = Ausspähen
dueling-nobles-kind-spy-about = { $spied_hand_stays_revealed ->
    [yes] Lege eine Pikkarte ab: Dein Gegenüber deckt die Hand auf, und sie bleibt offen liegen. Einmal pro Partie.
   *[no] Lege eine Pikkarte ab: Sieh dir die Hand deines Gegenübers an. Einmal pro Partie.
}
dueling-nobles-kind-challenge = Fordern
dueling-nobles-kind-challenge-about = Eine deiner Adelskarten fordert eine deines Gegenübers zum Duell heraus.
dueling-nobles-kind-deflect = Umlenken
dueling-nobles-kind-deflect-about = Die Verteidigung zahlt { $deflect_cost } Gold, bevor gewürfelt wird, und eine andere Adelskarte nimmt die Herausforderung an.
dueling-nobles-kind-roll = Würfeln
dueling-nobles-kind-roll-about = Ein Würfel für jede Seite; ein König darf zwei werfen.
dueling-nobles-kind-support = Unterstützung
dueling-nobles-kind-support-about = Erst der Angriff, dann die Verteidigung: 1 Unterstützungskarte, mit einem Buben 2, oder keine.

## House rules

dueling-nobles-group-start = Beginn der Partie
dueling-nobles-group-turn = Ein Zug
dueling-nobles-group-income = Einkommen
dueling-nobles-group-reinforcements = Verstärkung
dueling-nobles-group-command = Waffen und Fähigkeiten
dueling-nobles-group-duel = Duelle

dueling-nobles-rule-phases = Phasen eines Zuges
dueling-nobles-rule-phases-about = Die Phasen eines Zuges in ihrer Reihenfolge und die Aktionen, die in jeder erlaubt sind.
dueling-nobles-rule-base-strength = Grundstärke
dueling-nobles-rule-base-strength-about = Die Stärke einer Adelskarte im Duell, bevor etwas dazukommt.
dueling-nobles-rule-stamina = Ausdauer
dueling-nobles-rule-stamina-about = Wie viele Wunden eine Adelskarte aushält, bis sie besiegt ist.
dueling-nobles-rule-sells-per-turn = Verkäufe pro Zug
dueling-nobles-rule-sells-per-turn-about = Wie oft in einem Zug drei Karten einer Farbe verkauft werden dürfen.
dueling-nobles-rule-taxes = Besteuerte Könige pro Zug
dueling-nobles-rule-taxes-about = Ob in einem Zug jeder König einmal besteuert werden darf oder nur einer von ihnen.
dueling-nobles-rule-tax-may-vanquish = Steuer darf besiegen
dueling-nobles-rule-tax-may-vanquish-about = Ob eine Steuer die letzte Ausdauer eines Königs kosten darf.
dueling-nobles-rule-buys-per-turn = Käufe pro Zug
dueling-nobles-rule-buys-per-turn-about = Wie oft in einem Zug Unterstützungskarten gekauft werden dürfen.
dueling-nobles-rule-cards-per-purchase = Karten pro Kauf
dueling-nobles-rule-cards-per-purchase-about = Höchstzahl der Unterstützungskarten pro Kauf.
dueling-nobles-rule-recruits-per-turn = Anwerbungen pro Zug
dueling-nobles-rule-recruits-per-turn-about = Wie viele Adlige in einem Zug angeworben werden dürfen.
dueling-nobles-rule-recruit-cost = Preis einer Anwerbung
dueling-nobles-rule-recruit-cost-about = Gold, das das Anwerben kostet.
dueling-nobles-rule-weapons-per-turn = Neue Waffen pro Zug
dueling-nobles-rule-weapons-per-turn-about = Wie viele Adlige in einem Zug bewaffnet werden dürfen.
dueling-nobles-rule-weapon-moves-per-turn = Weitergaben pro Zug
dueling-nobles-rule-weapon-moves-per-turn-about = Wie oft in einem Zug eine Waffe an andere Adlige weitergegeben werden darf.
dueling-nobles-rule-weapons-may-swap = Waffen dürfen getauscht werden
dueling-nobles-rule-weapons-may-swap-about = Ob zwei bewaffnete Adlige ihre Waffen tauschen dürfen.
dueling-nobles-rule-spied-hand-stays-revealed = Ausgespähte Hand bleibt offen
dueling-nobles-rule-spied-hand-stays-revealed-about = Ob ausgespähte Karten offen liegen bleiben.
dueling-nobles-rule-duels-per-turn = Duelle pro Zug
dueling-nobles-rule-duels-per-turn-about = Wie viele Duelle in einem Zug ausgetragen werden dürfen.
dueling-nobles-rule-deflect-cost = Preis des Umlenkens
dueling-nobles-rule-deflect-cost-about = Gold, das die Verteidigung zahlt, um jemand anderen antreten zu lassen.
dueling-nobles-rule-queen-bonus = Bonus der Dame
dueling-nobles-rule-queen-bonus-about = Stärke, die eine Dame durch jede andere Adelskarte an ihrem Hof gewinnt.
dueling-nobles-rule-adrenaline = Adrenalin
dueling-nobles-rule-adrenaline-about = Stärke, die eine Unterstützungskarte in der Farbe der Adelskarte über ihren Wert hinaus bringt.
dueling-nobles-rule-victory = Zeitpunkt des Sieges
dueling-nobles-rule-victory-about = Wann jemand ohne Adlige verloren hat: sofort oder erst, wenn der Zug des Gegenübers beginnen würde; bis dahin darf noch angeworben werden.
dueling-nobles-rule-both-empty = Beide Höfe leer
dueling-nobles-rule-both-empty-about = Wer gewinnt, wenn ein Duell beide Höfe leert.
dueling-nobles-rule-income-gold = Gold pro Einkommen
dueling-nobles-rule-income-gold-about = Gold zu Beginn der Phase Einkommen.
dueling-nobles-rule-sale-gold = Gold pro Verkauf
dueling-nobles-rule-sale-gold-about = Gold für drei Unterstützungskarten einer Farbe.
dueling-nobles-rule-win-gold = Gold für ein Duell
dueling-nobles-rule-win-gold-about = Gold für den Sieg in einem Duell.
dueling-nobles-rule-opening-nobles = Adlige zu Beginn
dueling-nobles-rule-opening-nobles-about = Mit wie vielen Adligen beide anfangen.
dueling-nobles-rule-opening-hand = Starthand
dueling-nobles-rule-opening-hand-about = Mit wie vielen Unterstützungskarten beide anfangen.
dueling-nobles-rule-support-decks = Nachziehstapel
dueling-nobles-rule-support-decks-about = Ob sich beide einen Nachziehstapel teilen oder jede Seite einen Nachziehstapel und einen Ablagestapel aus einem eigenen Kartenspiel hat.

dueling-nobles-value-each-king = jeder König einmal
dueling-nobles-value-one-king = ein König
dueling-nobles-value-draw = Unentschieden
dueling-nobles-value-at-once = sofort
dueling-nobles-value-turn-start = zu Beginn eines Zuges
dueling-nobles-value-shared = einer für beide
dueling-nobles-value-each = je einer
dueling-nobles-value-attacker = der Angriff gewinnt
dueling-nobles-value-defender = die Verteidigung gewinnt

## Actions

dueling-nobles-headline-next-phase = { $player } wechselt in die Phase { $phase }
dueling-nobles-headline-sell = { $player } verkauft { $cards }
dueling-nobles-headline-tax = { $player } besteuert { $king }
dueling-nobles-headline-buy = { $count ->
    [one] { $player } kauft 1 Karte
   *[other] { $player } kauft { $count } Karten
}
dueling-nobles-headline-recruit = { $player } wirbt { $noble } an
dueling-nobles-headline-weapon = { $player } bewaffnet { $noble } mit { $card }
dueling-nobles-headline-move-weapon = { $weapon ->
    [none] { $player } tauscht die Waffen von { $from } und { $to }
   *[other] { $player } gibt { $weapon } von { $from } an { $to } weiter
}
dueling-nobles-headline-heal = { $player } heilt { $noble } mit { $card }
dueling-nobles-headline-draw-three = { $player } legt { $card } ab und zieht drei Karten
dueling-nobles-headline-recover = { $player } legt { $card } ab und holt { $take } vom Ablagestapel zurück
dueling-nobles-headline-spy = { $player } legt { $card } ab und späht { $opponent } aus
dueling-nobles-headline-challenge = { $attacker } von { $player } fordert { $target } von { $opponent } heraus
dueling-nobles-headline-deflect = { $player } lenkt die Herausforderung auf { $target } um
dueling-nobles-headline-roll = { $count ->
    [2] { $virtual ->
        [yes] { $player } würfelt mit der App { $first } und { $second }: { $total }
       *[no] { $player } würfelt { $first } und { $second }: { $total }
    }
   *[other] { $virtual ->
        [yes] { $player } würfelt mit der App eine { $first }
       *[no] { $player } würfelt eine { $first }
    }
}
dueling-nobles-headline-support = { $cards ->
    [none] { $player } spielt keine Unterstützungskarte
   *[other] { $player } spielt { $cards }
}
dueling-nobles-begun-recruit = { $player } wirbt die oberste Karte des Adelsstapels an
dueling-nobles-begun-spy = { $player } legt { $card } ab und sieht sich deine Hand an
dueling-nobles-begun-roll = { $player } würfelt
dueling-nobles-headline-adjust-gold = Korrektur: { $player } hat { $gold } Gold
dueling-nobles-headline-adjust-ability = { $used ->
    [yes] Korrektur: { $player } hat { $suit } ({ $ability }) schon eingesetzt
   *[no] Korrektur: { $player } hat { $suit } ({ $ability }) noch nicht eingesetzt
}
dueling-nobles-headline-adjust-stamina = Korrektur: { $noble } hat { $stamina } Ausdauer
dueling-nobles-headline-adjust-weapon = { $weapon ->
    [none] Korrektur: { $noble } hat keine Waffe
   *[other] Korrektur: { $noble } hat die Waffe { $weapon }
}
dueling-nobles-headline-adjust-support-deck = { $owner ->
    [none] { $support_deck ->
        [one] Korrektur: Der Nachziehstapel hat 1 Karte
       *[other] Korrektur: Der Nachziehstapel hat { $support_deck } Karten
    }
   *[other] Korrektur: Karten im Nachziehstapel von { $owner }: { $support_deck }
}

## Consequences

dueling-nobles-then-courtyard = { $player } beginnt mit { $nobles }.
dueling-nobles-event-phase-entered = Die Phase { $phase } beginnt.
dueling-nobles-event-gold-gained = { $gain ->
    [income] { $player } erhält { $gold } Gold als Einkommen.
    [sale] { $player } erhält { $gold } Gold für die Karten.
    [tax] { $player } erhält { $gold } Gold aus der Steuer.
   *[duel] { $player } erhält { $gold } Gold für das Duell.
}
dueling-nobles-event-gold-paid = { $player } zahlt { $gold } Gold.
dueling-nobles-event-deck-refilled = { $owner ->
    [none] { $cards ->
        [one] Drehe den Ablagestapel um: Seine einzige Karte ist jetzt der Nachziehstapel.
       *[other] Mische den Ablagestapel: Seine { $cards } Karten sind jetzt der Nachziehstapel.
    }
   *[other] { $owner }: Mische deinen Ablagestapel. Er ist jetzt dein Nachziehstapel.
}
dueling-nobles-event-noble-joined = { $noble } kommt mit { $stamina } Ausdauer an den Hof von { $player }.
dueling-nobles-event-noble-wounded = { $left ->
    [0] { $noble } von { $player } verliert die letzte Ausdauer.
   *[other] { $noble } von { $player } verliert 1 Ausdauer und hat noch { $left }.
}
dueling-nobles-event-noble-vanquished = { $goes-on ->
    [no] { $noble } von { $player } ist besiegt.
   *[yes] { $noble } von { $player } ist besiegt: Mische die Karte in den Adelsstapel.
}
dueling-nobles-event-weapon-lost = Die Waffe { $weapon } von { $noble } kommt auf den Ablagestapel.
dueling-nobles-event-noble-healed = { $noble } bekommt 1 Ausdauer zurück und hat jetzt { $now }.
dueling-nobles-event-recovered = { $card } ist jetzt auf der Hand von { $player }.
dueling-nobles-then-seen = Die Hand von { $player }: { $cards }.
dueling-nobles-then-seen-open = Die Hand von { $player } bleibt offen liegen: { $cards }.
dueling-nobles-then-seen-empty = Die Hand von { $player } ist leer.
dueling-nobles-event-duel-ended = { $verdict ->
    [tie] { $critical ->
        [yes] Asse auf beiden Seiten: Das Duell endet mit Gleichstand, egal wie die Summen lauten ({ $total } zu { $other }).
       *[no] Das Duell endet mit Gleichstand, { $total } zu { $total }.
    }
   *[other] { $critical ->
        [yes] Ein kritischer Treffer: { $noble } von { $player } gewinnt das Duell, egal wie die Summen lauten ({ $total } zu { $other }).
       *[no] { $noble } von { $player } gewinnt das Duell, { $total } zu { $other }.
    }
}
dueling-nobles-then-duel-discards = { $owner ->
    [none] { $count ->
        [one] { $cards } kommt auf den Ablagestapel.
       *[other] { $cards } kommen auf den Ablagestapel.
    }
   *[other] { $owner } legt { $cards } ab.
}
dueling-nobles-event-game-ended = { $outcome ->
    [draw] Die Partie endet unentschieden. Gut gespielt!
   *[won] { $winner } gewinnt die Partie. Gut gespielt, { $loser }!
}

## A duel’s terms

dueling-nobles-fighter = { $noble } ({ $player })
dueling-nobles-term-base = Grundstärke
dueling-nobles-term-weapon = Waffe { $weapon }
dueling-nobles-term-inspiration = { $others ->
    [one] 1 weitere Adelskarte
   *[other] { $others } weitere Adelskarten, je { $each }
}
dueling-nobles-term-die = Würfel
dueling-nobles-term-card = { $card }
dueling-nobles-term-adrenaline = Adrenalin { $card }
dueling-nobles-term-critical = kritischer Treffer { $card }

## Refusals

dueling-nobles-refusal-wrong-phase = { $when ->
    [later] { $count ->
        [one] Das gehört in die Phase { $phases }: Geh erst bis dorthin weiter. Jetzt läuft die Phase { $now }.
       *[other] Das gehört in die Phasen { $phases }: Geh erst bis zu einer davon weiter. Jetzt läuft die Phase { $now }.
    }
    [past] { $count ->
        [one] Das gehört in die Phase { $phases }, die schon vorbei ist: Warte auf den nächsten Zug. Jetzt läuft die Phase { $now }.
       *[other] Das gehört in die Phasen { $phases }, die schon vorbei sind: Warte auf den nächsten Zug. Jetzt läuft die Phase { $now }.
    }
   *[never] Nach diesen Regeln gibt es dafür keine Phase.
}
dueling-nobles-refusal-bad-setup-count = { $needed ->
    [one] { $player } beginnt mit 1 Adelskarte, nicht mit { $got }.
   *[other] { $player } beginnt mit { $needed } Adelskarten, nicht mit { $got }.
}
dueling-nobles-refusal-bad-setup-not-nobles = { $count ->
    [one] { $cards } ist keine Adelskarte.
   *[other] { $cards } sind keine Adelskarten.
}
dueling-nobles-refusal-bad-setup-duplicates = { $count ->
    [one] { $cards } ist mehrfach angegeben.
   *[other] { $cards } sind mehrfach angegeben.
}
dueling-nobles-refusal-duel-in-progress = Bringe zuerst das Duell zu Ende.
dueling-nobles-refusal-no-duel = Gerade läuft kein Duell.
dueling-nobles-refusal-not-enough-gold = Das kostet { $needs } Gold; { $payer } hat { $has }.
dueling-nobles-refusal-no-such-noble = { $card ->
    [none] { $player } hat dafür niemand anderen am Hof.
   *[other] { $where ->
        [other] { $card } ist am Hof von { $holder }, nicht am Hof von { $player }.
        [nowhere] { $card } ist an keinem der beiden Höfe.
       *[unknown] { $card } ist nicht am Hof von { $player }.
    }
}
dueling-nobles-refusal-noble-in-play = { $noble } ist schon am Hof von { $player }.
dueling-nobles-refusal-not-a-noble = { $card } ist keine Adelskarte: Das sind nur Buben, Damen und Könige.
dueling-nobles-refusal-not-a-support-card = { $card } ist keine Unterstützungskarte: Das sind die Karten vom Ass bis zur 10.
dueling-nobles-refusal-not-a-weapon = { $card } ist keine Waffe: Das kann nur eine 2 oder 3 sein.
dueling-nobles-refusal-noble-armed = { $noble ->
    [none] Alle, die sie nehmen könnten, haben schon eine Waffe.
   *[other] { $noble } hat schon eine Waffe: { $weapon }.
}
dueling-nobles-refusal-noble-unarmed = { $noble ->
    [none] Am Hof von { $active } hat niemand eine Waffe.
   *[other] { $noble } hat keine Waffe.
}
dueling-nobles-refusal-same-noble = { $duel ->
    [yes] { $noble } ist bereits herausgefordert; wähle eine andere Adelskarte.
   *[no] { $noble } ist zweimal angegeben; wähle zwei verschiedene Adelskarten.
}
dueling-nobles-refusal-not-a-king = { $card ->
    [none] { $active } hat keinen König, der besteuert werden kann.
   *[other] { $card } ist kein König; nur Könige können besteuert werden.
}
dueling-nobles-refusal-king-would-fall = { $king } hat nur noch 1 Ausdauer, und die darf eine Steuer nicht kosten.
dueling-nobles-refusal-already-taxed = { $king ->
    [none] Alle Könige sind in diesem Zug schon besteuert.
   *[other] { $king } ist in diesem Zug schon besteuert.
}
dueling-nobles-refusal-limit-reached = { $limit ->
    [0] Diese Regeln erlauben das nicht.
    [one] Das ist nur einmal pro Zug erlaubt.
   *[other] Das ist nur { $limit }-mal pro Zug erlaubt.
}
dueling-nobles-refusal-wrong-count = { ORDER($min, $max) ->
    [equal] { $max ->
        [one] Dafür braucht es 1 Karte, nicht { $got }.
       *[other] Dafür braucht es { $max } Karten, nicht { $got }.
    }
   *[less] { $min ->
        [0] { $max ->
            [one] Erlaubt ist 1 Karte oder keine, nicht { $got }.
           *[other] Erlaubt sind höchstens { $max } Karten, nicht { $got }.
        }
       *[other] Erlaubt sind { $min } bis { $max } Karten, nicht { $got }.
    }
}
dueling-nobles-refusal-duplicate-card = { $card } ist zweimal angegeben.
dueling-nobles-refusal-not-same-suit = Dafür braucht es drei Karten einer Farbe.
dueling-nobles-refusal-wrong-suit = Diese Fähigkeit braucht eine { $needed }, nicht { $card }.
dueling-nobles-refusal-card-elsewhere = { $card ->
    [none] Auf der Hand ist keine passende Karte.
   *[other] { $card-location ->
        [discard] { $owner ->
            [none] { $support } liegt auf dem Ablagestapel.
           *[other] { $support } liegt auf dem Ablagestapel von { $owner }.
        }
        [under] { $support } liegt unter { $noble }.
        [duel] { $support } wurde schon in diesem Duell gespielt.
        [hand] { $support } ist auf der Hand von { $player }.
       *[outside] Alle Handkarten von { $player } sind bekannt, und { $support } ist nicht dabei.
    }
}
dueling-nobles-refusal-ability-used = { $active } hat { $suit } ({ $ability }) in dieser Partie schon eingesetzt; jede Fähigkeit geht nur einmal.
dueling-nobles-refusal-stamina-full = { $noble ->
    [none] Am Hof von { $active } haben alle ihre volle Ausdauer.
   *[other] { $noble } hat die volle Ausdauer.
}
dueling-nobles-refusal-opponent-not-ahead = { $other } muss mehr Adlige haben als { $active }; jetzt steht es { $opponent } zu { $own }.
dueling-nobles-refusal-discard-lacks-card = { $shared ->
    [yes] { $card ->
        [none] Der Ablagestapel ist leer.
       *[other] { $card } liegt nicht auf dem Ablagestapel.
    }
   *[no] { $card ->
        [none] Der Ablagestapel von { $active } ist leer.
       *[other] { $card } liegt nicht auf dem Ablagestapel von { $active }.
    }
}
dueling-nobles-refusal-deck-empty = { $left ->
    [0] Es gibt keine Unterstützungskarten mehr zu ziehen.
    [one] Es gibt nur noch 1 Unterstützungskarte zu ziehen, nötig sind { $needs }.
   *[other] Es gibt nur noch { $left } Unterstützungskarten zu ziehen, nötig sind { $needs }.
}
dueling-nobles-refusal-noble-deck-empty = Der Adelsstapel ist leer.
dueling-nobles-refusal-already-deflected = Eine Herausforderung lässt sich nur einmal umlenken.
dueling-nobles-refusal-dice-already-rolled = { $player } hat schon gewürfelt.
dueling-nobles-refusal-not-rolled = Zuerst muss { $player } würfeln.
dueling-nobles-refusal-wrong-dice = { $max ->
    [one] Hier wird ein Würfel geworfen; er zeigt 1 bis 6.
   *[other] Ein König wirft einen oder zwei Würfel; jeder zeigt 1 bis 6.
}
dueling-nobles-refusal-not-your-support = Jetzt spielt { $turn } Unterstützungskarten oder keine.
dueling-nobles-refusal-bad-adjustment-gold = Das Gold muss zwischen 0 und { $value } liegen.
dueling-nobles-refusal-bad-adjustment-hand = Eine Hand hat 0 bis { $value } Karten.
dueling-nobles-refusal-bad-adjustment-support-deck = Der Nachziehstapel hat 0 bis { $value } Karten.
dueling-nobles-refusal-bad-adjustment-shared-deck = Beide teilen sich den Nachziehstapel: Die Korrektur darf niemanden nennen.
dueling-nobles-refusal-bad-adjustment-deck-of-each = Beide haben einen eigenen Nachziehstapel: Die Korrektur muss sagen, wessen Stapel sie meint.
dueling-nobles-refusal-bad-adjustment-stamina = Die Ausdauer von { $noble } muss zwischen 1 und { $value } liegen.

## The table in a terminal

dueling-nobles-table-turn = Zug { $turn }: { $player } ist dran, Phase { $phase }
dueling-nobles-table-side = { $player }: { $gold } Gold, { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}
dueling-nobles-table-known = Bekannte Handkarten: { $cards }
dueling-nobles-table-ability = { $suit } { $ability }
dueling-nobles-table-abilities = Verfügbare Fähigkeiten: { $abilities }
dueling-nobles-table-noble = { $noble }  Ausdauer { $stamina } von { $full }, Stärke { $strength }
dueling-nobles-table-noble-armed = { $noble }  Ausdauer { $stamina } von { $full }, Stärke { $strength } mit { $weapon }
dueling-nobles-table-courtyard-empty = Keine Adligen
dueling-nobles-table-decks = Nachziehstapel { $support }, Adelsstapel { $nobles }
dueling-nobles-table-discard = Ablagestapel, älteste Karte zuerst: { $cards }
dueling-nobles-table-discard-empty = Ablagestapel: leer
dueling-nobles-table-missing = { $count ->
    [one] In der Zählung fehlt 1 Unterstützungskarte.
   *[other] In der Zählung fehlen { $count } Unterstützungskarten.
}
dueling-nobles-table-surplus = { $count ->
    [one] In der Zählung ist 1 Unterstützungskarte zu viel.
   *[other] In der Zählung sind { $count } Unterstützungskarten zu viel.
}
dueling-nobles-table-duel = Duell: { $attacker } gegen { $defender }
dueling-nobles-table-to-roll = { $player } muss noch würfeln.
dueling-nobles-table-to-support = Als Nächstes spielt { $player } Unterstützungskarten oder keine.
dueling-nobles-table-last-duel = Letztes Duell: { $attacker } { $total } gegen { $defender } { $other }, { $outcome ->
    [attacker] der Angriff hat gewonnen
    [defender] die Verteidigung hat gewonnen
   *[tie] Gleichstand
}

## The command line’s duel

dueling-nobles-calculator-attacker = Angriff
dueling-nobles-calculator-defender = Verteidigung
dueling-nobles-calculator-title-attacker = { $noble } greift an
dueling-nobles-calculator-title-defender = { $noble } verteidigt
dueling-nobles-calculator-attacker-wins = { $attacker } gewinnt im Angriff, { $total } zu { $other }.
dueling-nobles-calculator-defender-wins = { $defender } gewinnt in der Verteidigung, { $other } zu { $total }.
dueling-nobles-calculator-undecided = Wer gewinnt, entscheiden erst die Würfel.
dueling-nobles-calculator-tie = Gleichstand, { $total } zu { $other }: Beide Adligen verlieren 1 Ausdauer.
dueling-nobles-calculator-attacker-critical = Ein kritischer Treffer: { $attacker } gewinnt im Angriff, egal wie die Summen lauten.
dueling-nobles-calculator-defender-critical = Ein kritischer Treffer: { $defender } gewinnt in der Verteidigung, egal wie die Summen lauten.
dueling-nobles-calculator-aces = Asse auf beiden Seiten: Gleichstand, egal wie die Summen lauten.
dueling-nobles-calculator-without-dice = { $sides ->
    [attacker] Die Würfel des Angriffs fehlen: Sie sind in dieser Summe nicht enthalten.
    [defender] Die Würfel der Verteidigung fehlen: Sie sind in dieser Summe nicht enthalten.
   *[both] Die Würfel fehlen: Sie sind in den Summen nicht enthalten.
}
dueling-nobles-calculator-no-hands = Für Chancen mit Karten gib an, wie viele Handkarten die Seiten haben, die noch spielen: --attacker-hand und --defender-hand.
dueling-nobles-calculator-too-many-nobles = Es gibt nur 12 Adelskarten.

## Chances and luck

dueling-nobles-odds-dice = Ohne Karten: { $attacker } { $win }, Gleichstand { $tie }, { $defender } { $loss }.
dueling-nobles-odds-cards = Wenn beide ihre beste Karte spielen: { $attacker } { $win }, Gleichstand { $tie }, { $defender } { $loss }.
dueling-nobles-odds-answer = { $ties ->
    [no] { $player } hat eine Siegkarte: { $win }.
   *[yes] { $player } hat eine Siegkarte: { $win }, nur eine Karte für den Gleichstand: { $tie }.
}
dueling-nobles-odds-answer-wins = Damit wäre es gewonnen: { $cards }.
dueling-nobles-odds-answer-ties = Damit wäre es ein Gleichstand: { $cards }.
dueling-nobles-odds-answer-pair = Keine Karte gewinnt allein; dafür braucht es zwei.
dueling-nobles-odds-missing = { $count ->
    [one] Keine Chancen mit Karten: 1 der 40 Unterstützungskarten ist nicht gezählt.
   *[other] Keine Chancen mit Karten: { $count } der 40 Unterstützungskarten sind nicht gezählt.
}
dueling-nobles-odds-surplus = { $count ->
    [one] Keine Chancen mit Karten: 1 Unterstützungskarte ist zu viel gezählt.
   *[other] Keine Chancen mit Karten: { $count } Unterstützungskarten sind zu viel gezählt.
}
dueling-nobles-odds-luck = { $player } hatte vor dem Würfeln und ohne Karten eine Chance von { $expected }; ein Gleichstand zählt halb. Die Würfel { $dice ->
    [more] brachten { $dice_points } Punkte dazu
    [less] kosteten { $dice_points } Punkte
    [little] machten kaum etwas aus
   *[none] änderten nichts
}, Karten und Entscheidungen { $cards ->
    [more] brachten { $cards_points } Punkte dazu
    [less] kosteten { $cards_points } Punkte
    [little] machten kaum etwas aus
   *[none] änderten nichts
}: { $result ->
    [win] { $player } hat gewonnen.
    [loss] { $player } hat verloren.
   *[tie] Gleichstand.
}
dueling-nobles-odds-line = { $attacker } { $win }, Gleichstand { $tie }, { $defender } { $loss }
dueling-nobles-outlook-certain = { $player } gewinnt sicher
dueling-nobles-outlook-tie = Es wird ein Gleichstand
dueling-nobles-outlook-tie-likely = Am wahrscheinlichsten ist ein Gleichstand
dueling-nobles-outlook-almost = { $player } gewinnt fast sicher
dueling-nobles-outlook-likely = { $player } gewinnt wahrscheinlich
dueling-nobles-outlook-better = { $player } hat die besseren Chancen
dueling-nobles-outlook-even = Die Chancen sind etwa gleich
dueling-nobles-chances-show = Chancen
dueling-nobles-chances-hide = Chancen ausblenden
dueling-nobles-chances-pair = { $attacker } gegen { $target }: { $outlook }.
dueling-nobles-chances-of-pair = Chancen von { $attacker } gegen { $target }: { $chance }
dueling-nobles-chances-about = Wann diese Partie die Chancen eines Duells zeigt.
dueling-nobles-chances-as-set = Wie in den Einstellungen ({ $when })
dueling-nobles-chances-course = Verlauf des Duells
dueling-nobles-chances-up = Oben: besser für { $player }
dueling-nobles-chances-down = Unten: besser für { $player }
dueling-nobles-chances-no-duel = Dieser Schritt gehört zu keinem Duell und hat deshalb keine Duellchancen.
dueling-nobles-chances-off = Die Chancenkurve ist ausgeschaltet. Du kannst sie in den Einstellungen einschalten.
dueling-nobles-chances-even = gleich
dueling-nobles-chances-how-likely = Siegchance von { $attacker }, wenn beide ihre beste Karte spielen. Tippe eine an, um mehr zu erfahren.
dueling-nobles-chances-how-likely-dice = Siegchance von { $attacker } ohne Karten. { $why }
dueling-nobles-chances-after = { $done }: { $sentence }
dueling-nobles-chances-course-told = Chancen in diesem Duell: { $points }
dueling-nobles-needs-all = { $name } gewinnt mit jeder Karte
dueling-nobles-needs-win = { $name } gewinnt mit { $wins }
dueling-nobles-needs-win-tie = { $name } gewinnt mit { $wins }; Gleichstand mit { $ties }
dueling-nobles-needs-win-two = { $name } gewinnt mit { $wins } oder mit zwei Karten, die samt Bonus für { $suit } mindestens { $sum } bringen
dueling-nobles-needs-win-tie-two = { $name } gewinnt mit { $wins } oder mit zwei Karten, die samt Bonus für { $suit } mindestens { $sum } bringen; Gleichstand mit { $ties }
dueling-nobles-needs-two = { $name } gewinnt nur mit zwei Karten, die samt Bonus für { $suit } mindestens { $sum } bringen
dueling-nobles-needs-two-tie = { $two ->
    [yes] { $sentence }; Gleichstand mit zweien, die { $sum } bringen
   *[no] { $sentence }; Gleichstand mit zwei Karten, die samt Bonus für { $suit } { $sum } bringen
}
dueling-nobles-needs-tie = { $name } kann mit keiner Karte gewinnen; Gleichstand mit { $ties }
dueling-nobles-needs-hopeless = { $name } verliert mit jeder Karte
dueling-nobles-needs-no-ace = Ein Ass ist gespielt und keines mehr übrig: { $name } verliert
dueling-nobles-needs-first = Ohne Karte von { $other }: { $sentence }
dueling-nobles-needs-an-ace = Ass
dueling-nobles-needs-range = { $first } bis { $last }
dueling-nobles-needs-nothing = { $name } liegt mit { $lead } vorn
dueling-nobles-needs-ace = Ein Ass ist gespielt: { $name } erreicht nur mit einem Ass Gleichstand
dueling-nobles-odds-no-pairs = Im Moment kann es zu keinem Duell kommen.
dueling-nobles-odds-title = { $attacker } gegen { $defender }, wenn jetzt herausgefordert wird
dueling-nobles-odds-attacker = Greift an
dueling-nobles-odds-target = Verteidigt
dueling-nobles-odds-dice-win = Würfel: Sieg
dueling-nobles-odds-tie = Gleichstand
dueling-nobles-odds-loss = Niederlage
dueling-nobles-odds-cards-win = Beste Karten: Sieg
dueling-nobles-odds-note = Siege, Gleichstände und Niederlagen des Angriffs: ohne Karten, und wenn beide ihre beste Karte spielen. Bluffs, aufgesparte Karten und Umlenken sind nicht berücksichtigt.

## Statistics

dueling-nobles-count-duels = Duelle
dueling-nobles-count-attacker-won = Angriff gewinnt
dueling-nobles-count-defender-won = Verteidigung gewinnt
dueling-nobles-count-tied-duels = Gleichstand
dueling-nobles-count-critical-attacks = Kritischer Treffer im Angriff
dueling-nobles-count-critical-defences = Kritischer Treffer in der Verteidigung
dueling-nobles-count-deflected = Umgelenkt
dueling-nobles-count-duels-note = { $count ->
    [one] 1 Duell wurde bis zum Ende ausgetragen.
   *[other] { $count } Duelle wurden bis zum Ende ausgetragen.
} Ein Gleichstand zählt für niemanden als Sieg.
dueling-nobles-count-nobles = Duelle nach Adelskarte
dueling-nobles-count-noble = Adelskarte
dueling-nobles-count-attacks = Angriffe
dueling-nobles-count-defences = Verteidigungen
dueling-nobles-count-won = gewonnen
dueling-nobles-count-lost = verloren
dueling-nobles-count-tied = gleich
dueling-nobles-count-luck = Glück im Duell
dueling-nobles-count-luck-expected = Erwartet
dueling-nobles-count-luck-dice = Würfelglück
dueling-nobles-count-luck-cards = Karten und Entscheidungen
dueling-nobles-count-luck-won = Gewonnen
dueling-nobles-count-luck-note = „Gewonnen“ ist „Erwartet“ plus Würfelglück plus Karten und Entscheidungen; ein Gleichstand zählt halb. „Erwartet“ ist die Chance vor dem Würfeln, ohne Karten. Das Würfelglück sagt, wie sehr die Würfel diese Chance verändert haben; der Rest sind Karten und Entscheidungen.
dueling-nobles-count-luck-left-out = Nur bis zum Ende ausgetragene Duelle zählen; ein umgelenktes Duell zählt ab dem letzten Ziel. Glück beim Kartenziehen wird nicht berechnet.
dueling-nobles-person-duels = Duelle: { $duels }. Gewonnen: { $won }, ein Gleichstand als halbes; erwartet waren ohne Karten { $expected } ({ $above }).
dueling-nobles-person-luck = Durch Würfelglück gewonnene oder verlorene Duelle: { $dice }.
dueling-nobles-person-noble = Am häufigsten gewählte Adelskarte: { $noble } (Partien: { $games }).
dueling-nobles-person-wins = Durch besiegte Figuren gewonnene Partien: { $fought }, durch Aufgabe des anderen: { $conceded }.
dueling-nobles-count-abilities = Fähigkeiten
dueling-nobles-count-ability = Fähigkeit
dueling-nobles-count-turn-first = Frühester Zug
dueling-nobles-count-turn-median = Mittlerer Zug
dueling-nobles-count-turn-last = Spätester Zug
dueling-nobles-count-gold = Gold am Ende jedes Zuges
dueling-nobles-count-gold-first = Begann
dueling-nobles-count-gold-second = Begann nicht
dueling-nobles-count-gold-winner = Gewann
dueling-nobles-count-gold-loser = Verlor
dueling-nobles-count-gold-note = Mittleres Gold in den Partien, die diesen Zug erreicht haben.

## Results for other programs

dueling-nobles-tally-nobles-left = Übrige Adlige
dueling-nobles-tally-duels-won = Gewonnene Duelle

## A first game

dueling-nobles-deal = Mische die 12 Buben, Damen und Könige. Teile beiden je 6 aus.
dueling-nobles-deal-each = Mische die 12 Buben, Damen und Könige eines der Kartenspiele und teile beiden je 6 aus. Die des anderen werden nicht gebraucht.
dueling-nobles-deal-about = Das sind die Adligen. Suche sie zuerst heraus; die anderen 40 Karten kommen später.
dueling-nobles-keep = { $count ->
    [one] Beide behalten 1 davon und legen sie offen hin. Tippe die Karten hier an.
   *[other] Beide behalten { $count } davon und legen sie offen hin. Tippe sie hier an.
}
dueling-nobles-keep-about = Sie sind dein Hof und tragen deine Duelle aus. Ein König hat Stärke { $king } und darf zwei Würfel werfen, eine Dame hat { $queen } und bekommt { $bonus } für jede Adelskarte neben ihr dazu, ein Bube hat { $jack } und darf zwei Karten spielen. Eine Mischung ist ein guter Anfang.
dueling-nobles-rest = { $count ->
    [0] Es bleiben keine Adligen übrig.
    [one] Lege die übrige Adelskarte verdeckt hin: Das ist der Adelsstapel.
   *[other] Mische die übrigen { $count } und lege sie verdeckt hin: Das ist der Adelsstapel.
}
dueling-nobles-rest-about = Von dort kommen neue Adlige, und besiegte kehren dorthin zurück.
dueling-nobles-hand = { $count ->
    [0] Mische die anderen 40 Karten: Das ist der Nachziehstapel. Davon wird nichts ausgeteilt.
    [one] Mische die anderen 40 Karten. Teile beiden je 1 aus; der Rest ist der Nachziehstapel.
   *[other] Mische die anderen 40 Karten. Teile beiden je { $count } aus; der Rest ist der Nachziehstapel.
}
dueling-nobles-hand-each = { $count ->
    [0] Beide mischen die anderen 40 Karten ihres Kartenspiels: Das ist ihr Nachziehstapel. Davon wird nichts ausgeteilt.
    [one] Beide mischen die anderen 40 Karten ihres Kartenspiels und nehmen { $count } auf die Hand; der Rest ist ihr Nachziehstapel.
   *[other] Beide mischen die anderen 40 Karten ihres Kartenspiels und nehmen { $count } auf die Hand; der Rest ist ihr Nachziehstapel.
}
dueling-nobles-hand-about = Halte deine Hand verdeckt. Diese Karten spielst du in Duellen, verkaufst sie, bewaffnest damit deine Adligen oder setzt sie für Fähigkeiten ein.
dueling-nobles-hint-guide = Die App führt Buch über Gold, Ausdauer und Waffen und rechnet die Duelle aus. Hinweise erklären jede Phase; was du wegtippst, kommt nicht wieder.
dueling-nobles-needs = { $support_decks ->
    [each] Ihr braucht nur je ein Kartenspiel und zwei Würfel.
   *[shared] Du brauchst nur ein Kartenspiel und zwei Würfel.
}
dueling-nobles-hint-income = { $gold ->
    [0] Verkaufe drei Karten einer Farbe, oder besteuere einen König; der zahlt mit Ausdauer.
   *[other] Du hast schon { $gold } Gold erhalten. Verkaufe Karten oder besteuere einen König, um mehr zu bekommen.
}
dueling-nobles-hint-reinforcements = Für 1 Gold gibt es eine Unterstützungskarte, für { $recruit } eine Adelskarte.
dueling-nobles-hint-command = Eine untergelegte 2 oder 3 ist eine Waffe. Jede Farbe hat eine Fähigkeit.
dueling-nobles-hint-hearts = Eine deiner Adelskarten bekommt 1 Ausdauer zurück.
dueling-nobles-hint-diamonds = Nur, wenn dein Gegenüber mehr Adlige hat.
dueling-nobles-hint-clubs = Nimm eine Karte vom Ablagestapel.
dueling-nobles-hint-spades = Sieh dir die Hand deines Gegenübers an.
dueling-nobles-hint-duel = Tippe an, wer angreift, dann das Ziel. Gleichstand kostet beide 1 Ausdauer.
dueling-nobles-hint-roll = Tippe an, was deine Würfel zeigen, oder lass die App würfeln. Ein König darf zwei werfen.
dueling-nobles-hint-support = Zuerst darf der Angriff eine Karte spielen{ $adrenaline ->
    [0] .
   *[other] ; die eigene Farbe bringt { $adrenaline } mehr.
}
dueling-nobles-hint-answer = Jetzt darf die Verteidigung eine Karte spielen. Ein Ass gewinnt.

## The screens

dueling-nobles-bots-decks = Die Karten eines Bots sind in der App, und einen Stapel auf dem Tisch kann sie nicht kennen. Darum haben beide Seiten einen eigenen Nachziehstapel und einen eigenen Ablagestapel. Du teilst die Adelskarten aus und würfelst für den Bot.
dueling-nobles-setup-to-nobles = Adlige wählen
dueling-nobles-setup-begin = Partie beginnen
dueling-nobles-setup-nobles = Adlige zu Beginn
dueling-nobles-starter-about-dealer = Beide werfen zwei Würfel. Die niedrigere Summe gibt, die andere Seite beginnt. Tippe an, was die Würfel zeigen.
dueling-nobles-starter-about-any = Wer beginnt, wird gemeinsam ausgemacht, egal wie. Wird gewürfelt, beginnt die höhere Summe.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, Würfel { $die }: nicht geworfen
   *[other] { $name }, Würfel { $die }: { $pips }
}
dueling-nobles-starter-tie = Beide { $total }: noch einmal würfeln.
dueling-nobles-starter-starts = { $name } beginnt
dueling-nobles-starter-missing = Würfle, oder tippe an, wer beginnt.
dueling-nobles-nobles-first = { $name } beginnt.
dueling-nobles-nobles-picking = { $name } wählt: { $count } von { $of }
dueling-nobles-nobles-picked = { $name } hat { $cards }.
dueling-nobles-nobles-dealt = { $name } bekommt: { $count } von { $of }
dueling-nobles-nobles-kept = { $name } behält { $cards }.
dueling-nobles-nobles-free = { $card }
dueling-nobles-nobles-taken = { $card }, { $name }
dueling-nobles-nobles-full = { $name } hat alle { $count } Adelskarten; tippe eine davon an, um sie zurückzugeben.
dueling-nobles-nobles-next = Jetzt wählt { $next }. Tippe oben auf { $name }, um diese Auswahl zu ändern.
dueling-nobles-nobles-missing = { $count ->
    [one] Eine Adelskarte fehlt.
   *[other] { $count } Adelskarten fehlen.
}
dueling-nobles-menu-chances = Chancen anzeigen
dueling-nobles-side-active = ▶ { $name }
dueling-nobles-side-turn = { $name } ist dran
dueling-nobles-side-empty = { $name } hat keine Adligen mehr.
dueling-nobles-side-hand = { $name }: { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
dueling-nobles-side-gold = { $name }: { $count } Gold
dueling-nobles-side-abilities = { $name }, verfügbare Fähigkeiten: { $abilities }
dueling-nobles-ability-is-left = { $ability }, verfügbar: { $about }
dueling-nobles-ability-is-used = { $ability }, eingesetzt: { $about }
dueling-nobles-noble-label = { $card } von { $name }
dueling-nobles-noble-about = { $sum ->
    [yes] { $card } von { $name }: Stärke { $strength } ({ $terms }), Ausdauer { $left } von { $full }
   *[no] { $card } von { $name }: Stärke { $strength }, Ausdauer { $left } von { $full }
}
dueling-nobles-noble-worth = { $sum ->
    [yes] Stärke { $strength } ({ $terms }), Ausdauer { $left } von { $full }
   *[no] Stärke { $strength }, Ausdauer { $left } von { $full }
}
dueling-nobles-noble-stamina = { $card }: Ausdauer { $left } von { $full }
dueling-nobles-noble-skill-king = Im Duell wirft der König einen oder zwei Würfel.
dueling-nobles-noble-skill-queen = Die Dame wird mit jeder anderen Adelskarte an ihrem Hof stärker.
dueling-nobles-noble-skill-jack = Im Duell darf der Bube zwei Unterstützungskarten spielen.
dueling-nobles-thing-gold-about = Gold kauft Karten, wirbt Adlige an und bezahlt das Umlenken.
dueling-nobles-thing-hand-about = Die Unterstützungskarten auf der Hand. Die App kennt nur ihre Anzahl und die Karten, die beide gesehen haben.
dueling-nobles-thing-abilities = Fähigkeiten von { $name }
dueling-nobles-thing-noble-deck = Adelsstapel
dueling-nobles-deck-support = Nachziehstapel: { $count }
dueling-nobles-deck-support-name = Nachziehen
dueling-nobles-deck-nobles = Adelsstapel: { $count }
dueling-nobles-deck-nobles-name = Adlige
dueling-nobles-discard = { $count ->
    [0] Ablage: leer
   *[other] Ablage: { $count }
}
dueling-nobles-discard-card = { $card } im Ablagestapel
dueling-nobles-cards-missing = { $count ->
    [one] In der Zählung fehlt eine Unterstützungskarte. Korrigiere eine Hand oder den Stapel.
   *[other] In der Zählung fehlen { $count } Unterstützungskarten. Korrigiere eine Hand oder den Stapel.
}
dueling-nobles-cards-too-many = { $count ->
    [one] In der Zählung ist eine Unterstützungskarte zu viel. Korrigiere eine Hand oder den Stapel.
   *[other] In der Zählung sind { $count } Unterstützungskarten zu viel. Korrigiere eine Hand oder den Stapel.
}
dueling-nobles-mark-discard = ×
dueling-nobles-mark-duel = ⚔
dueling-nobles-do-sell = Für { $gold } Gold verkaufen
dueling-nobles-do-buy = { $count ->
    [one] 1 Karte kaufen
   *[other] { $count } Karten kaufen
}
dueling-nobles-do-tax = { $card } besteuern
dueling-nobles-do-recruit = { $card } anwerben
dueling-nobles-do-weapon = { $card } bewaffnen
dueling-nobles-do-give = Von { $card } nehmen
dueling-nobles-do-receive = An { $card } geben
dueling-nobles-do-heal = { $card } heilen
dueling-nobles-do-spy = Ausspähen ohne Eingabe
dueling-nobles-do-spy-named = Handkarten eingeben
dueling-nobles-do-tax-last = { $card } besteuern und verlieren
dueling-nobles-do-attack-with = Mit { $card } angreifen
dueling-nobles-do-attack = { $card } herausfordern
dueling-nobles-priced = { $action } ({ $gold } Gold)
dueling-nobles-do-deflect = { $name } lenkt um ({ $gold } Gold)
dueling-nobles-do-deflect-to = Auf { $card } umlenken
dueling-nobles-do-concede = { $name } gibt auf
dueling-nobles-do-next-phase = { $phase } →
dueling-nobles-passing = { $count ->
    [one] Damit endet die Phase { $phases }.
   *[other] Damit enden diese Phasen: { $phases }.
}
dueling-nobles-do-describe = Über { $card }
dueling-nobles-ask-spade = Welche Pikkarte wird abgelegt?
dueling-nobles-ask-heart = Welche Herzkarte wird abgelegt?
dueling-nobles-ask-diamond = Welche Karokarte wird abgelegt?
dueling-nobles-ask-club = Welche Kreuzkarte wird abgelegt?
dueling-nobles-ask-sale = Tippe drei Karten einer Farbe an.
dueling-nobles-ask-sale-full = Drei Karten sind schon gewählt.
dueling-nobles-ask-sale-left = { $count ->
    [one] Noch eine Karte
   *[other] Noch { $count } Karten
}
dueling-nobles-ask-king = Welcher König zahlt?
dueling-nobles-ask-count = Wie viele?
dueling-nobles-ask-recruit = Welche Adelskarte lag oben?
dueling-nobles-ask-weapon = Welche 2 oder 3?
dueling-nobles-ask-bearer = Wer bekommt { $card }?
dueling-nobles-ask-giver = Wessen Waffe?
dueling-nobles-ask-receiver = Wer bekommt die Waffe von { $card }?
dueling-nobles-ask-patient = Wer wird mit { $card } geheilt?
dueling-nobles-ask-recovered = Welche Karte nimmst du für { $card }?
dueling-nobles-ask-from-pile = { $card } vom Ablagestapel
dueling-nobles-ask-seen = { $count ->
    [0] { $name } hat keine Karten.
    [one] Die eine Karte von { $name }:
   *[other] Die { $count } Karten von { $name }:
}
dueling-nobles-ask-seen-full = Alle { $count } Karten sind angegeben.
dueling-nobles-ask-seen-left = { $count ->
    [one] Noch eine Karte angeben
   *[other] Noch { $count } Karten angeben
}
dueling-nobles-ask-seen-spent = { $card } wurde gerade abgelegt.
dueling-nobles-ask-attack-or-end = { $name }, tippe an, wer angreift, oder beende den Zug.
dueling-nobles-ask-attack-or-go-on = { $name }, tippe an, wer angreift, oder mache weiter.
dueling-nobles-ask-one-card = { $name }, spiele eine Karte oder keine.
dueling-nobles-ask-two-cards = Bube: { $name }, spiele bis zu zwei Karten.
dueling-nobles-ask-target = { $name }, tippe an, wen { $card } herausfordert.
dueling-nobles-ask-deflection = Wer übernimmt das Duell?
dueling-nobles-ask-last-stamina = Das kostet { $card } die letzte Ausdauer: Der König ist besiegt.
dueling-nobles-ask-concede = Die Partie endet sofort. Du kannst es rückgängig machen.
dueling-nobles-fight-wins = gewinnt
dueling-nobles-fight-loses = verliert
dueling-nobles-fight-ties = Gleichstand
dueling-nobles-fight-attacker = greift an
dueling-nobles-fight-defender = verteidigt
dueling-nobles-fight-fights = { $card } im Duell
dueling-nobles-fight-rolled = { $name } hat { $pips } gewürfelt
dueling-nobles-fight-card-lies = { $card } ist gespielt
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = kritischer Treffer
dueling-nobles-fight-roll = { $name } würfelt
dueling-nobles-fight-roll-two = König: { $name } wirft 1 oder 2 Würfel
dueling-nobles-fight-die-tumbles = { $name }: Der Würfel rollt
dueling-nobles-fight-die = { $name } würfelt { $pips }
dueling-nobles-fight-first-die = { $name }, erster Würfel { $pips }
dueling-nobles-fight-second-die = { $name }, zweiter Würfel { $pips }
dueling-nobles-fight-one-die = { $name }, nur ein Würfel: { $pips }
dueling-nobles-fight-roll-virtual = Für { $name } würfeln
dueling-nobles-fight-no-hand = { $name } hat keine Karte auf der Hand.
dueling-nobles-fight-no-card = { $name } spielt keine Karte
dueling-nobles-fight-play = { $cards } spielen
dueling-nobles-fight-play-none = Spielen
dueling-nobles-fight-choose-first = Wähle zuerst eine oder zwei Karten, oder spiele keine.
dueling-nobles-fight-won = { $name } gewinnt das Duell
dueling-nobles-fight-tie = Gleichstand
dueling-nobles-needs-picked = { $cards }: { $total } gegen { $other }
dueling-nobles-needs-picked-ace = { $cards }: kritischer Treffer
dueling-nobles-needs-picked-aces = { $cards }: Ass gegen Ass, Gleichstand
dueling-nobles-card-would-win = würde gewinnen
dueling-nobles-card-would-tie = ergäbe Gleichstand
dueling-nobles-correct-gold = Gold von { $player }
dueling-nobles-correct-support-deck = { $owner ->
    [none] Karten im Nachziehstapel
   *[other] Karten im Nachziehstapel von { $owner }
}
dueling-nobles-correct-stamina = Ausdauer von { $noble }
dueling-nobles-correct-weapon = Waffe von { $noble }
dueling-nobles-correct-armed = { $weapon ->
    [none] keine
   *[other] { $weapon }
}
dueling-nobles-correct-ability = { $suit ->
    [spades] { $player } hat ♠ eingesetzt
    [hearts] { $player } hat ♥ eingesetzt
    [diamonds] { $player } hat ♦ eingesetzt
   *[clubs] { $player } hat ♣ eingesetzt
}
dueling-nobles-keys-die = Würfel auf diese Zahl setzen
dueling-nobles-keys-number = Würfel auf diese Zahl setzen oder Möglichkeit wählen
dueling-nobles-keys-roll = Die App würfelt
dueling-nobles-keys-chances = Chancen anzeigen
dueling-nobles-keys-no-support = Keine Karte spielen
dueling-nobles-quick-unarmed = { $card } ohne Waffe
dueling-nobles-quick-under = { $card } unter { $noble }
dueling-nobles-quick-title = Schnelles Duell
dueling-nobles-quick-attacker = Angriff
dueling-nobles-quick-defender = Verteidigung
dueling-nobles-quick-pick-attacker = Tippe an, wer angreift.
dueling-nobles-quick-pick-defender = Tippe an, wer verteidigt.
dueling-nobles-quick-attacks = { $card } greift an
dueling-nobles-quick-defends = { $card } verteidigt
dueling-nobles-quick-armed = { $card } mit { $weapon }
dueling-nobles-quick-hand = Handkarten: { $player }
dueling-nobles-quick-others = Andere Adlige neben { $card }
# Same as in English.
dueling-nobles-quick-edition = Edition: { $edition }
dueling-nobles-quick-wounded = { $card } verliert 1 Ausdauer.
dueling-nobles-quick-another = Noch ein Duell
dueling-nobles-quick-same = Noch einmal dieselben
dueling-nobles-figure-luck = Erwartete und gewonnene Duelle
dueling-nobles-figure-duels = Wie Duelle ausgingen
dueling-nobles-figure-nobles = Gewonnene von ausgetragenen Duellen
dueling-nobles-figure-attacking = Im Angriff
dueling-nobles-figure-defending = In der Verteidigung
dueling-nobles-figure-gold = Gold bei Sieg und Niederlage
dueling-nobles-figure-gold-mean = Mittleres Gold

## How to play

dueling-nobles-lesson-aim = Dein Hof
dueling-nobles-lesson-aim-about = Die Könige, Damen und Buben vor dir sind deine Adligen. Du gewinnst, wenn dein Gegenüber keine mehr hat.
dueling-nobles-lesson-hand = Deine Hand
dueling-nobles-lesson-hand-about = Alle anderen Karten unterstützen deine Adligen. Halte sie so, dass dein Gegenüber sie nicht sieht.
dueling-nobles-lesson-turn = Dein Zug
dueling-nobles-lesson-turn-about = Du sammelst Gold, kaufst Karten, bewaffnest deine Adligen und darfst dann ein Duell beginnen. Die App zeigt jede Phase und zählt das Gold.
dueling-nobles-lesson-duel = Ein Duell
dueling-nobles-lesson-duel-about = Eine deiner Adelskarten fordert eine deines Gegenübers heraus. Jede Seite zählt die Stärke, einen Würfel und auf Wunsch eine Handkarte zusammen. Die höhere Summe gewinnt.
dueling-nobles-lesson-stamina = Ausdauer
dueling-nobles-lesson-stamina-about = Wer ein Duell verliert, verliert 1 Ausdauer. Wer keine Ausdauer mehr hat, verlässt den Hof und kommt zurück in den Adelsstapel.
dueling-nobles-lesson-suits = Farben und Asse
dueling-nobles-lesson-suits-about = Mit einer Karte jeder Farbe kannst du einmal pro Partie die Fähigkeit dieser Farbe einsetzen. Ein Ass gewinnt ein Duell, egal wie die Summen lauten.

## The rules for a player who does not know the game

dueling-nobles-rulebook-aim = Ziel des Spiels
    Dieses Spiel ist für zwei. Beide haben einen Hof mit Adligen, und die Adligen der einen Seite duellieren sich mit denen der anderen.
    Du gewinnst, wenn am Hof deines Gegenübers niemand mehr übrig ist.

dueling-nobles-rulebook-table = Der Tisch
    { $support_decks ->
        [each] Du brauchst zwei Kartenspiele mit 52 Karten ohne Joker, eines für jede Seite, und zwei sechsseitige Würfel. Die App führt Buch über Gold und Ausdauer und kann auch würfeln.
       *[shared] Du brauchst ein Kartenspiel mit 52 Karten ohne Joker und zwei sechsseitige Würfel. Die App führt Buch über Gold und Ausdauer und kann auch würfeln.
    }
    { $support_decks ->
        [each] Die 12 Buben, Damen und Könige eines der Kartenspiele sind die Adligen; die des anderen werden nicht gebraucht. Die anderen 40 Karten jedes Kartenspiels, vom Ass bis zur 10, sind die Unterstützungskarten der Seite, der es gehört.
       *[shared] Die 12 Buben, Damen und Könige sind die Adligen. Die anderen 40 Karten, vom Ass bis zur 10, sind die Unterstützungskarten.
    }
    Beide haben einen Hof, an dem ihre Adligen offen liegen, etwas Gold und eine Hand mit Unterstützungskarten, die die andere Seite nicht sieht.
    { $support_decks ->
        [each] Der Adelsstapel gehört beiden gemeinsam und liegt verdeckt. Dazu haben beide einen eigenen Nachziehstapel, der verdeckt liegt, und einen eigenen Ablagestapel, der offen liegt.
       *[shared] Drei Stapel gehören beiden gemeinsam: Der Adelsstapel und der Nachziehstapel liegen verdeckt, der Ablagestapel liegt offen.
    }
    Die Stärke ist das, was eine Adelskarte in einem Duell wert ist. Ohne alle Zuschläge hat ein König { $base_strength-king }, eine Dame { $base_strength-queen } und ein Bube { $base_strength-jack }.
    Die Ausdauer ist die Anzahl der Wunden, die eine Adelskarte aushält. Ein König hat { $stamina-king }, eine Dame { $stamina-queen } und ein Bube { $stamina-jack }. Wer keine Ausdauer mehr hat, ist besiegt und verlässt den Hof.

dueling-nobles-rulebook-setup = Aufbau
    { $opening_nobles ->
        [one] Mische die Adelskarten getrennt und teile beiden je 6 aus. Beide legen 1 davon offen an ihren Hof. Sie beginnt mit voller Ausdauer.
       *[other] Mische die Adelskarten getrennt und teile beiden je 6 aus. Beide legen { $opening_nobles } davon offen an ihren Hof. Sie beginnen mit voller Ausdauer.
    }
    { $noble_deck ->
        [0] Es bleiben keine Adligen übrig: Der Adelsstapel ist zu Beginn leer.
       *[other] Mische die übrigen { $noble_deck } Adelskarten. Sie bilden den Adelsstapel.
    }
    { $support_decks ->
        [each] { $opening_hand ->
            [0] Beide mischen ihre Unterstützungskarten. Davon wird nichts ausgeteilt: Alle { $support_deck } bilden ihren Nachziehstapel.
            [one] Beide mischen ihre Unterstützungskarten und nehmen { $opening_hand } auf die Hand. Die übrigen { $support_deck } bilden ihren Nachziehstapel.
           *[other] Beide mischen ihre Unterstützungskarten und nehmen { $opening_hand } auf die Hand. Die übrigen { $support_deck } bilden ihren Nachziehstapel.
        }
       *[shared] { $opening_hand ->
            [0] Mische die Unterstützungskarten. Davon wird nichts ausgeteilt: Alle { $support_deck } bilden den Nachziehstapel.
            [one] Mische die Unterstützungskarten und teile beiden je 1 aus. Die übrigen { $support_deck } bilden den Nachziehstapel.
           *[other] Mische die Unterstützungskarten und teile beiden je { $opening_hand } aus. Die übrigen { $support_deck } bilden den Nachziehstapel.
        }
    }
    { $support_decks ->
        [each] Gold hat noch niemand, und beide Ablagestapel sind leer.
       *[shared] Gold hat noch niemand, und der Ablagestapel ist leer.
    { $edition ->
        [catsatcards] Beide werfen zwei Würfel. Wer die niedrigere Summe hat, gibt; bei Gleichstand wird noch einmal gewürfelt. Wer nicht gibt, beginnt. Bei mehreren Partien hintereinander wird abwechselnd gegeben. Die Karten werden einzeln und verdeckt gegeben, zuerst an den Mitspieler des Gebers.
        [duelo] Wer beginnt, wird gemeinsam ausgemacht, egal wie. Zum Beispiel werfen beide einen Würfel, und die höhere Zahl beginnt.
       *[original] Wer beginnt, wird gemeinsam ausgemacht, egal wie.
    }
    }

dueling-nobles-rulebook-turn = Ein Zug
    { $phase_count ->
        [one] Beide sind abwechselnd dran. Ein Zug hat eine Phase: { $phases }.
       *[other] Beide sind abwechselnd dran. Ein Zug hat { $phase_count } Phasen, in dieser Reihenfolge: { $phases }. In eine Phase, die vorbei ist, kehrst du nie zurück.
    }
    Alles in einer Phase ist freiwillig: Mache es in beliebiger Reihenfolge, oder lass es aus. Du darfst deinen Zug auch vor der letzten Phase beenden.
    { $income ->
        [no] Keine Phase bringt von selbst Gold.
       *[other] {""}
    }
    { $left_out ->
        [none] {""}
       *[other] Nach diesen Regeln gibt es nicht: { $left_out }.
    }

## A phase: title, income and actions

# Same as in English.
dueling-nobles-rulebook-phase = Phase { $number }: { $phase }
dueling-nobles-rulebook-phase-empty = In dieser Phase gibt es nichts zu tun.
dueling-nobles-rulebook-phase-income = { $number ->
    [1] Sobald diese Phase beginnt, erhältst du { $income_gold } Gold.
   *[other] Sobald diese Phase beginnt, erhältst du { $income_gold } Gold. Du bekommst es auch, wenn du deinen Zug vor dieser Phase beendest.
}
dueling-nobles-rulebook-never = { $action }: Nach diesen Regeln ist das nicht erlaubt.
dueling-nobles-rulebook-often = { $limit ->
    [none] Das geht pro Zug beliebig oft.
    [one] Das geht einmal pro Zug.
   *[other] Das geht bis zu { $limit }-mal pro Zug.
}
dueling-nobles-rulebook-sell = { $action }: Lege 3 Unterstützungskarten einer Farbe aus der Hand ab, und du erhältst { $sale_gold } Gold. { $often }
dueling-nobles-rulebook-tax = { $action }: { $tax_may_vanquish ->
    [yes] Einer deiner Könige verliert 1 Ausdauer, und du erhältst 1 Gold. Es darf seine letzte sein: Dann ist er besiegt.
   *[no] Einer deiner Könige verliert 1 Ausdauer, und du erhältst 1 Gold. Ein König mit nur 1 Ausdauer kann nicht besteuert werden.
} { $taxes ->
    [each-king] Das geht pro Zug einmal mit jedem deiner Könige.
   *[one-king] Das geht einmal pro Zug, mit einem König.
}
dueling-nobles-rulebook-buy = { $action }: { $cards_per_purchase ->
    [one] Zahle 1 Gold und ziehe 1 Unterstützungskarte. Im Nachziehstapel oder im Ablagestapel muss noch eine sein.
   *[other] Entscheide, wie viele Unterstützungskarten du willst, höchstens { $cards_per_purchase }. Zahle für jede 1 Gold, und zwar alles, bevor du eine Karte siehst; dann ziehe sie. Du kannst nicht mehr Karten kaufen, als der Nachziehstapel und der Ablagestapel zusammen haben.
} { $often }
dueling-nobles-rulebook-recruit = { $action }: Zahle { $recruit_cost } Gold und decke die oberste Karte des Adelsstapels auf. Sie kommt mit voller Ausdauer an deinen Hof. Der Adelsstapel darf dafür nicht leer sein. { $often }
dueling-nobles-rulebook-weapon = { $action }: Lege eine 2 oder 3 aus der Hand unter eine deiner Adelskarten, die noch keine Waffe hat. { $often }
dueling-nobles-rulebook-move-weapon = { $action }: { $weapons_may_swap ->
    [yes] Nimm die Waffe einer deiner Adelskarten und gib sie einer anderen. Hat auch sie eine Waffe, tauschen die beiden.
   *[no] Nimm die Waffe einer deiner Adelskarten und gib sie einer anderen, die keine hat.
} { $often }
dueling-nobles-rulebook-heal = { $action }: Lege eine Herzkarte (♥) ab. Eine deiner Adelskarten, die Ausdauer verloren hat, bekommt 1 zurück. Das geht einmal in der ganzen Partie.
dueling-nobles-rulebook-draw-three = { $action }: Lege eine Karokarte (♦) ab und ziehe 3 Unterstützungskarten, oder alle, wenn es weniger sind. Dafür muss dein Gegenüber mehr Adlige am Hof haben als du. Das geht einmal in der ganzen Partie.
dueling-nobles-rulebook-recover = { $support_decks ->
    [each] { $action }: Lege eine Kreuzkarte (♣) ab und nimm eine beliebige Karte von deinem Ablagestapel, nur nicht die eben abgelegte. Der Stapel darf vorher nicht leer sein. Das geht einmal in der ganzen Partie.
   *[shared] { $action }: Lege eine Kreuzkarte (♣) ab und nimm eine beliebige Karte vom Ablagestapel, nur nicht die eben abgelegte. Der Stapel darf vorher nicht leer sein. Das geht einmal in der ganzen Partie.
}
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] Lege eine Pikkarte (♠) ab. Dein Gegenüber legt die Handkarten offen hin, und diese Karten bleiben offen. Später gezogene Karten sind wieder verdeckt.
   *[no] Lege eine Pikkarte (♠) ab und sieh dir alle Handkarten deines Gegenübers an. Danach sind sie wieder verdeckt.
} Das geht einmal in der ganzen Partie.
dueling-nobles-rulebook-challenge = { $action }: Bestimme eine deiner Adelskarten, die angreift, und eine deines Gegenübers als Ziel. Die beiden tragen ein Duell aus, Schritt für Schritt wie unten beschrieben. { $often }

## After the phases

dueling-nobles-rulebook-duel = Das Duell
    Umlenken: Bevor gewürfelt wird, darf die Verteidigung { $deflect_cost } Gold zahlen und eine andere Adelskarte desselben Hofes zum Ziel machen. Das geht einmal pro Duell.
    Stärke: Beide Seiten zählen die Stärke ihrer Adelskarte, { $base_strength-king } für einen König, { $base_strength-queen } für eine Dame und { $base_strength-jack } für einen Buben. Eine Waffe bringt ihre 2 oder 3 dazu.
    Inspiration: Eine Dame bringt { $queen_bonus } mehr für jede andere Adelskarte, die in diesem Moment an ihrem Hof liegt.
    Würfel: Beide werfen einen Würfel und zählen ihn dazu. Mit einem König darfst du zwei Würfel werfen und beide zählen. Wer zuerst würfelt, ist egal.
    Unterstützung: Nun dürfen beide eine Unterstützungskarte aus der Hand spielen und ihre Zahl dazuzählen. Mit einem Buben darfst du zwei spielen, beide zugleich. Zuerst spielt der Angriff oder verzichtet, dann die Verteidigung. Auch eine 2 oder 3 darf hier gespielt werden.
    Adrenalin: Eine Unterstützungskarte in der Farbe der Adelskarte bringt { $adrenaline } mehr. Spielt ein Bube zwei solche Karten, gilt das für beide.
    Kritischer Treffer: Ein Ass bringt weder Zahl noch Adrenalin, aber wer eines spielt, gewinnt das Duell, egal wie die Summen lauten. Spielen beide ein Ass, ist es ein Gleichstand. Ein Ass darf auch eine der zwei Karten eines Buben sein.
    Sieg: Ohne Ass gewinnt die höhere Summe. Die Siegerseite erhält { $win_gold } Gold, und die unterlegene Adelskarte verliert 1 Ausdauer.
    Gleichstand: Beide Adelskarten verlieren 1 Ausdauer, und niemand erhält Gold.
    Nach dem Duell: Die gespielten Unterstützungskarten kommen auf den Ablagestapel, die des Angriffs zuerst. Eine Adelskarte ohne Ausdauer ist nun besiegt: Ihre Waffe kommt auf den Ablagestapel, sie selbst wird in den Adelsstapel gemischt.

dueling-nobles-rulebook-abilities = Die vier Fähigkeiten
    Jede Farbe hat eine Fähigkeit: { $abilities }. Beide dürfen jede der vier einmal pro Partie einsetzen.
    Dafür legst du eine Unterstützungskarte dieser Farbe aus der Hand ab. Jede Karte der Farbe geht, auch ein Ass: Die Zahl spielt keine Rolle. Du darfst in einem Zug mehrere Fähigkeiten einsetzen.

dueling-nobles-rulebook-abilities-some = Fähigkeiten
    Nach diesen Regeln gibt es: { $abilities }. Beide dürfen jede davon einmal pro Partie einsetzen.
    Dafür legst du eine Unterstützungskarte dieser Farbe aus der Hand ab. Jede Karte der Farbe geht, auch ein Ass: Die Zahl spielt keine Rolle. Du darfst in einem Zug mehrere Fähigkeiten einsetzen.

dueling-nobles-rulebook-weapons = Waffen
    Eine 2 oder 3 unter einer Adelskarte ist ihre Waffe. Sie erhöht die Stärke in jedem Duell um 2 oder 3. Die Farbe spielt keine Rolle.
    Eine Adelskarte hat höchstens eine Waffe. Wird sie besiegt, kommt die Waffe auf den Ablagestapel.

dueling-nobles-rulebook-decks = Stapel und Mischen
    { $support_decks ->
        [each] Ziehe Unterstützungskarten einzeln von deinem eigenen Nachziehstapel. Ist er leer, mische deinen Ablagestapel: Er ist dein neuer Nachziehstapel, und du ziehst weiter. Ist auch dein Ablagestapel leer, ziehst du nichts mehr.
       *[shared] Ziehe Unterstützungskarten einzeln. Ist der Nachziehstapel leer, mische den Ablagestapel: Er ist der neue Nachziehstapel, und du ziehst weiter. Ist auch der Ablagestapel leer, ziehst du nichts mehr.
    }
    { $support_decks ->
        [each] Nimmst du die letzte Karte deines Nachziehstapels, mische deinen Ablagestapel sofort. Deine Karten und Waffen kommen auf deinen eigenen Ablagestapel. Beide können die gleiche Karte auf der Hand haben.
       *[shared] Nimmst du die letzte Karte des Nachziehstapels, mische den Ablagestapel sofort.
    }
    Besiegte Adelskarten werden in den Adelsstapel gemischt und können von beiden Seiten wieder angeworben werden. Solange der Adelsstapel leer ist, kann niemand anwerben.

dueling-nobles-rulebook-end = Ende der Partie
    { $victory ->
        [turn-start] Ist ein Hof leer, geht die Partie vorerst weiter: Im eigenen Zug darf noch angeworben werden. Ist er noch leer, wenn der Zug des Gegenübers beginnen würde, hat das Gegenüber gewonnen, auch mit leerem Hof.
       *[at-once]
            Ist dein Hof leer, hast du verloren, und dein Gegenüber hat gewonnen.
            { $tax_may_vanquish ->
                [yes] Das gilt auch, wenn deine letzte Adelskarte ein König ist, den eine Steuer besiegt.
               *[other] {""}
            }
            { $both_empty ->
                [attacker] Leert ein Duell beide Höfe, gewinnt der Angriff.
                [defender] Leert ein Duell beide Höfe, gewinnt die Verteidigung.
               *[draw] Leert ein Duell beide Höfe, endet die Partie unentschieden.
            }
    }
    Du darfst jederzeit aufgeben; dann gewinnt dein Gegenüber.
