# The screens of Noble Hearts.

noble-hearts-screen-to-first = Wer beginnt?
noble-hearts-screen-first = Wer beginnt?
noble-hearts-screen-box = { $tracks ->
    [yes] Die offene Schachtel kommt in die Mitte, die Edelmänner auf Felder nach Absprache. Charme-Karte und Geschick-Karte liegen daneben, jeder Marker in der Mitte.
   *[no] Die offene Schachtel kommt in die Mitte, die Edelmänner auf Felder nach Absprache.
}
noble-hearts-screen-deal = Mische deine { $deck } Aktionskarten und ziehe { $count }. Der Rest ist dein Nachziehstapel, verdeckt.
noble-hearts-screen-first-which = Wer beginnt, wird gemeinsam ausgemacht, egal wie.
noble-hearts-screen-begins = { $name } beginnt
noble-hearts-screen-areas = Namen der Zonen
noble-hearts-screen-areas-about = Vorher ausmachen, welches Bild welche Nummer hat; Namen gehen auch.
noble-hearts-screen-expansion = Geschick und Rosen
noble-hearts-screen-specials = Spezialkarten
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
noble-hearts-screen-is = { $what }: { $card }
noble-hearts-screen-place = Karte { $number }: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = beliebige Zone

noble-hearts-screen-acts = { $name } handelt
noble-hearts-screen-goes-on = { $name } behält die Initiative und handelt noch einmal
noble-hearts-screen-evade = { $name }, wehre dich!
noble-hearts-screen-chooses = { $name } hat das Schwert erreicht und nimmt eine Spezialkarte
noble-hearts-screen-declines = { $name } verzichtet
noble-hearts-screen-hands-over = An { $name } abgeben
noble-hearts-screen-is-hit = { $name } ist getroffen
noble-hearts-screen-known = Schon genannte Karten: Ein Tippen gibt alle Zahlen ein.
noble-hearts-screen-block-with = Tippe eine Karte an, die pariert:
noble-hearts-screen-blocks = Mit { $card } parieren
noble-hearts-screen-blocked = pariert
noble-hearts-screen-coming = { $fight }, { $area }: gegen { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area }: pariert

noble-hearts-screen-status-acts = handelt
noble-hearts-screen-status-goes-on = handelt noch mal
noble-hearts-screen-status-evades = muss abwehren
noble-hearts-screen-status-chooses = wählt
noble-hearts-screen-status-won = hat gewonnen
noble-hearts-screen-seat = { $name }: { $hand } auf der Hand, { $deck } im Nachziehstapel, { $discard } im Ablagestapel.
noble-hearts-screen-draws = { $count ->
    [one] Zieht jetzt 1 Karte.
   *[other] Zieht jetzt { $count } Karten.
}
noble-hearts-screen-shuffles = Mischt den Ablagestapel zum neuen Nachziehstapel.
noble-hearts-screen-badge = { $count } ziehen
noble-hearts-screen-top = Oben liegt { $card }.
noble-hearts-screen-raised = Auf einem erhöhten Feld.
noble-hearts-screen-special-open = „{ $special }“ liegt offen.
noble-hearts-screen-special-down = „{ $special }“ ist verdeckt.

noble-hearts-screen-untell = Zurück zur vorigen Antwort
noble-hearts-screen-ask = { $print ->
    [fight] Kampfwert?
    [area] Trefferzone?
    [move] Wie viele Felder?
   *[redraw] Wie viele nachziehen?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] Kampfwert von Karte { $number }?
    [area] Trefferzone von Karte { $number }?
    [move] Wie viele Felder mit Karte { $number }?
   *[redraw] Wie viele nachziehen mit Karte { $number }?
}
noble-hearts-screen-ask-move = Wie viele Felder? Zusammen mindestens { $far }, bisher { $sum }.
noble-hearts-screen-ask-redraw-of = Wie viele zieht die Karte mit { $fight } nach?
noble-hearts-screen-ask-retreat = Kampfwert? Mit höchstens { $most } geht Lady Isabelle zu { $name }.
noble-hearts-screen-ask-block = Kampfwert? Mindestens { $value }, { $area }.
noble-hearts-screen-one-more = Noch eine Karte
noble-hearts-screen-stated = Welche Zone trifft sie?
noble-hearts-ask-stroke = Welcher Hieb wird abgewehrt?
noble-hearts-screen-stroke = Hieb { $number }: { $fight }, { $area }
noble-hearts-ask-landing = Wo landet der Edelmann?
noble-hearts-screen-lands-up = Auf erhöhtem Feld
noble-hearts-screen-lands-down = Am Boden
noble-hearts-screen-jump-lower = Sprung auf etwas Niedrigeres
noble-hearts-screen-jump-lower-about = Springe auf etwas Niedrigeres, aber nicht auf den Boden.
noble-hearts-screen-run = Bewegen
noble-hearts-screen-up = Sprung hinauf
noble-hearts-screen-down = Sprung hinab
noble-hearts-screen-long = Weitsprung
noble-hearts-screen-plain = Einfacher Angriff
noble-hearts-ask-special = Welche Karte wird aufgedeckt?
noble-hearts-ask-seat = Kannst oder willst du nicht handeln, gibst du auf; die andere Seite gewinnt.
noble-hearts-screen-concedes = { $name } gibt auf

noble-hearts-screen-pile = Ablagestapel, oberste Karte zuerst
noble-hearts-correct-hand = Handkarten von { $player }
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

noble-hearts-screen-keys-digit = Zahl eingeben oder Möglichkeit wählen
noble-hearts-screen-keys-ten = Zehn dazu: mit der nächsten Ziffer 10 bis 19

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
noble-hearts-screen-deck-not-taken = { $file } wurde nicht importiert. { $why }
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
noble-hearts-screen-deck-give = Exportieren
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
