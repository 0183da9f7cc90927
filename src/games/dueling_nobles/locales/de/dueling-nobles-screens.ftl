# The screens of Dueling Nobles.

dueling-nobles-setup-to-starter = Wer beginnt?
dueling-nobles-setup-to-nobles = Adlige wählen
dueling-nobles-setup-begin = Partie beginnen
dueling-nobles-setup-starter = Wer beginnt?
dueling-nobles-setup-nobles = Adlige zu Beginn
dueling-nobles-starter-about-dealer = Beide werfen zwei Würfel. Die niedrigere Summe gibt, die andere Seite beginnt. Tippe an, was die Würfel zeigen.
dueling-nobles-starter-about-any = Wer beginnt, wird gemeinsam ausgemacht, egal wie. Wird gewürfelt, beginnt die höhere Summe.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, Würfel { $die }: nicht geworfen
   *[other] { $name }, Würfel { $die }: { $pips }
}
dueling-nobles-starter-tie = Beide { $total }: noch einmal würfeln.
dueling-nobles-starter-again = Noch einmal würfeln
dueling-nobles-starter-starts = { $name } beginnt
dueling-nobles-starter-missing = Würfle, oder tippe an, wer beginnt.
dueling-nobles-nobles-first = { $name } beginnt.
dueling-nobles-nobles-picking = { $name } wählt: { $count } von { $of }
dueling-nobles-nobles-picked = { $name } hat { $cards }.
dueling-nobles-nobles-free = { $card }
dueling-nobles-nobles-taken = { $card }, { $name }
dueling-nobles-nobles-full = { $name } hat alle { $count } Adelskarten; tippe eine davon an, um sie zurückzugeben.
dueling-nobles-nobles-next = Jetzt wählt { $next }. Tippe oben auf { $name }, um diese Auswahl zu ändern.
dueling-nobles-nobles-missing = { $count ->
    [one] Eine Adelskarte fehlt.
   *[other] { $count } Adelskarten fehlen.
}
dueling-nobles-menu-chances = Chancen anzeigen
dueling-nobles-menu-concede = Aufgeben
dueling-nobles-side-active = ▶ { $name }
dueling-nobles-side-turn = { $name } ist dran
dueling-nobles-side-empty = { $name } hat keine Adligen mehr.
dueling-nobles-side-hand = { $name }: { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
dueling-nobles-side-gold = { $name }: { $count } Gold
dueling-nobles-side-known = Bekannte Handkarten: { $cards }
dueling-nobles-side-ability = { $suit } { $ability }
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
dueling-nobles-thing-discard = Ablagestapel
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
dueling-nobles-do-spy-about = Du siehst dir die Karten an; die App muss sie nicht kennen.
dueling-nobles-do-spy-named = Handkarten eingeben
dueling-nobles-do-tax-last = { $card } besteuern und verlieren
dueling-nobles-do-attack-with = Mit { $card } angreifen
dueling-nobles-do-attack = { $card } herausfordern
dueling-nobles-do-deflect = Umlenken ({ $gold } Gold)
dueling-nobles-do-deflect-to = Auf { $card } umlenken
dueling-nobles-do-concede = { $name } gibt auf
dueling-nobles-do-next-phase = { $phase } →
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
dueling-nobles-ask-patient = Wer wird geheilt?
dueling-nobles-ask-recovered = Welche Karte nimmst du?
dueling-nobles-ask-from-pile = { $card } vom Ablagestapel
dueling-nobles-ask-seen = { $count ->
    [0] { $name } hat keine Karten.
    [one] Die eine Karte von { $name }:
   *[other] Die { $count } Karten von { $name }:
}
dueling-nobles-ask-seen-full = Alle { $count } Karten sind angegeben.
dueling-nobles-ask-seen-left = { $count ->
    [one] Noch eine Karte
   *[other] Noch { $count } Karten
}
dueling-nobles-ask-seen-spent = { $card } wurde gerade abgelegt.
dueling-nobles-ask-attack-or-end = { $name }, tippe an, wer angreift, oder beende den Zug.
dueling-nobles-ask-attack-or-go-on = { $name }, tippe an, wer angreift, oder mache weiter.
dueling-nobles-ask-end = { $name }, beende den Zug.
dueling-nobles-ask-go-on = { $name }, gehe zur nächsten Phase.
dueling-nobles-ask-one-card = { $name }, spiele eine Karte oder keine.
dueling-nobles-ask-two-cards = { $name }, spiele bis zu zwei Karten.
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
dueling-nobles-fight-die-lies = Ein Würfel zeigt { $pips }
dueling-nobles-fight-rolled = { $name } hat { $pips } gewürfelt
dueling-nobles-fight-card-lies = { $card } ist gespielt
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = kritischer Treffer
dueling-nobles-fight-roll = { $name } würfelt
dueling-nobles-fight-roll-two = { $name } wirft 1 oder 2 Würfel
dueling-nobles-fight-roll-second = Der zweite Würfel?
dueling-nobles-fight-first-laid = { $name }, erster Würfel: { $pips }. Zum Entfernen tippen
dueling-nobles-fight-die-tumbles = { $name }: Der Würfel rollt
dueling-nobles-fight-die = { $name } würfelt { $pips }
dueling-nobles-fight-first-die = { $name }, erster Würfel { $pips }
dueling-nobles-fight-second-die = { $name }, zweiter Würfel { $pips }
dueling-nobles-fight-one-die = { $name }, nur ein Würfel: { $pips }
dueling-nobles-fight-roll-virtual = Für { $name } würfeln
dueling-nobles-fight-no-card = { $name } spielt keine Karte
dueling-nobles-fight-no-card-short = Keine Karte
dueling-nobles-fight-play = { $cards } spielen
dueling-nobles-fight-play-none = Spielen
dueling-nobles-fight-choose-first = Wähle zuerst eine oder zwei Karten, oder spiele keine.
dueling-nobles-fight-won = { $name } gewinnt das Duell
dueling-nobles-fight-tie = Gleichstand
dueling-nobles-fight-done = Zurück zum Tisch
dueling-nobles-needs-picked = { $cards }: { $total } gegen { $other }
dueling-nobles-needs-picked-ace = { $cards }: kritischer Treffer
dueling-nobles-needs-picked-aces = { $cards }: Ass gegen Ass, Gleichstand
dueling-nobles-card-would-win = würde gewinnen
dueling-nobles-card-would-tie = ergäbe Gleichstand
dueling-nobles-correct-gold = Gold von { $player }
dueling-nobles-correct-hand = Handkarten von { $player }
dueling-nobles-correct-support-deck = Karten im Nachziehstapel
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
dueling-nobles-quick-others-set = { $what }: { $value }
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
