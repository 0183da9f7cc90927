# The rules of Dueling Nobles for a player who does not know the game.

dueling-nobles-rulebook-aim = Ziel des Spiels
    Dieses Spiel ist für zwei. Beide haben einen Hof mit Adligen, und die Adligen der einen Seite duellieren sich mit denen der anderen.
    Du gewinnst, wenn am Hof deines Gegenübers niemand mehr übrig ist.

dueling-nobles-rulebook-table = Der Tisch
    Du brauchst ein Kartenspiel mit 52 Karten ohne Joker und zwei sechsseitige Würfel. Die App führt Buch über Gold und Ausdauer und kann auch würfeln.
    Die 12 Buben, Damen und Könige sind die Adligen. Die anderen 40 Karten, vom Ass bis zur 10, sind die Unterstützungskarten.
    Beide haben einen Hof, an dem ihre Adligen offen liegen, etwas Gold und eine Hand mit Unterstützungskarten, die die andere Seite nicht sieht.
    Drei Stapel gehören beiden gemeinsam: Der Adelsstapel und der Nachziehstapel liegen verdeckt, der Ablagestapel liegt offen.
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
    { $opening_hand ->
        [0] Mische die Unterstützungskarten. Davon wird nichts ausgeteilt: Alle { $support_deck } bilden den Nachziehstapel.
        [one] Mische die Unterstützungskarten und teile beiden je 1 aus. Die übrigen { $support_deck } bilden den Nachziehstapel.
       *[other] Mische die Unterstützungskarten und teile beiden je { $opening_hand } aus. Die übrigen { $support_deck } bilden den Nachziehstapel.
    }
    Gold hat noch niemand, und der Ablagestapel ist leer.
    { $edition ->
        [catsatcards] Beide werfen zwei Würfel. Wer die niedrigere Summe hat, gibt; bei Gleichstand wird noch einmal gewürfelt. Wer nicht gibt, beginnt. Bei mehreren Partien hintereinander wird abwechselnd gegeben.
        [duelo] Wer beginnt, wird gemeinsam ausgemacht, egal wie. Zum Beispiel werfen beide einen Würfel, und die höhere Zahl beginnt.
       *[original] Wer beginnt, wird gemeinsam ausgemacht, egal wie.
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
dueling-nobles-rulebook-recover = { $action }: Lege eine Kreuzkarte (♣) ab und nimm eine beliebige Karte vom Ablagestapel, nur nicht die eben abgelegte. Der Stapel darf vorher nicht leer sein. Das geht einmal in der ganzen Partie.
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] Lege eine Pikkarte (♠) ab. Dein Gegenüber legt die Handkarten offen hin, und diese Karten bleiben offen. Später gezogene Karten sind wieder verdeckt.
   *[no] Lege eine Pikkarte (♠) ab und sieh dir alle Handkarten deines Gegenübers an. Danach sind sie wieder verdeckt.
} Das geht einmal in der ganzen Partie.
dueling-nobles-rulebook-challenge = { $action }: Bestimme eine deiner Adelskarten, die angreift, und eine deines Gegenübers als Ziel. Die beiden tragen ein Duell aus, Schritt für Schritt wie unten beschrieben. { $often }

## After the phases.

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

dueling-nobles-rulebook-weapons = Waffen
    Eine 2 oder 3 unter einer Adelskarte ist ihre Waffe. Sie erhöht die Stärke in jedem Duell um 2 oder 3. Die Farbe spielt keine Rolle.
    Eine Adelskarte hat höchstens eine Waffe. Wird sie besiegt, kommt die Waffe auf den Ablagestapel.

dueling-nobles-rulebook-decks = Stapel und Mischen
    Ziehe Unterstützungskarten einzeln. Ist der Nachziehstapel leer, mische den Ablagestapel: Er ist der neue Nachziehstapel, und du ziehst weiter. Ist auch der Ablagestapel leer, ziehst du nichts mehr.
    Nimmst du die letzte Karte des Nachziehstapels, mische den Ablagestapel sofort.
    Besiegte Adelskarten werden in den Adelsstapel gemischt und können von beiden Seiten wieder angeworben werden. Solange der Adelsstapel leer ist, kann niemand anwerben.

dueling-nobles-rulebook-end = Ende der Partie
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
    Du darfst jederzeit aufgeben; dann gewinnt dein Gegenüber.
