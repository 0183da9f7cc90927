# The screens of Noble Hearts.

noble-hearts-screen-to-first = Chi inizia?
noble-hearts-screen-first = Chi inizia?
noble-hearts-screen-box = { $tracks ->
    [yes] La scatola aperta va in mezzo, con i nobili sulle caselle concordate. Le carte del fascino e della maestria vanno ai lati, ogni segnalino al centro.
   *[no] La scatola aperta va in mezzo, con i nobili sulle caselle concordate.
}
noble-hearts-screen-deal = Mescola le tue { $deck } carte azione e pescane { $count }. Il resto è il tuo mazzo, coperto.
noble-hearts-screen-first-which = Chi inizia? Va bene qualsiasi modo di deciderlo.
noble-hearts-screen-begins = Inizia { $name }
noble-hearts-screen-areas = Nomi delle zone
noble-hearts-screen-areas-about = Prima si decide quale figura ha quale numero; puoi anche dare dei nomi.
noble-hearts-screen-expansion = Maestria e rose
noble-hearts-screen-specials = Carte speciali
noble-hearts-screen-takes = { $name } guarda le carte speciali e ne prende una.
noble-hearts-screen-takes-first = Prima { $name } prende una carta speciale.
noble-hearts-screen-taken-all = Entrambi hanno le loro carte speciali. Toccane una per rimetterla a posto.
noble-hearts-screen-has-taken = { $name } ha preso
noble-hearts-screen-put-back = { $name } restituisce { $number }: { $special }
noble-hearts-screen-roses = Rose
noble-hearts-screen-roses-about = Chi inizia tiene le rose sul palmo aperto sopra la scatola, e l’altro giocatore colpisce quella mano da sotto. Le rose che cadono fuori dalla scatola, o dove nessun nobile può stare, escono dal gioco.
noble-hearts-screen-roses-stay = Rose che restano
noble-hearts-screen-begin = Inizia

noble-hearts-screen-area = zona { $area }
noble-hearts-screen-printed = { $print } { $number }
noble-hearts-screen-unknown-card = una carta
noble-hearts-screen-is = { $what }: { $card }
noble-hearts-screen-place = Carta { $number }: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = qualsiasi zona

noble-hearts-screen-acts = { $name } agisce
noble-hearts-screen-goes-on = { $name } mantiene l’iniziativa e agisce di nuovo
noble-hearts-screen-evade = { $name }, schiva!
noble-hearts-screen-chooses = { $name } ha raggiunto la spada e prende una carta speciale
noble-hearts-screen-declines = { $name } rinuncia
noble-hearts-screen-hands-over = Cedi a { $name }
noble-hearts-screen-is-hit = { $name } non schiva
noble-hearts-screen-known = Carte già inserite: un tocco inserisce tutti i numeri.
noble-hearts-screen-block-with = Tocca una carta per parare:
noble-hearts-screen-blocks = Para con { $card }
noble-hearts-screen-blocked = parato
noble-hearts-screen-coming = { $fight }, { $area }: contro { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area }: parato

noble-hearts-screen-status-acts = agisce
noble-hearts-screen-status-goes-on = agisce di nuovo
noble-hearts-screen-status-evades = deve schivare
noble-hearts-screen-status-chooses = sceglie
noble-hearts-screen-status-won = ha vinto
noble-hearts-screen-seat = { $name }: { $hand } in mano, { $deck } nel mazzo, { $discard } nella pila degli scarti.
noble-hearts-screen-draws = { $count ->
    [one] Ora pesca 1 carta.
   *[other] Ora pesca { $count } carte.
}
noble-hearts-screen-shuffles = Mescola la pila degli scarti: è il nuovo mazzo.
noble-hearts-screen-badge = pesca { $count }
noble-hearts-screen-top = In cima c’è { $card }.
noble-hearts-screen-raised = Su una casella rialzata.
noble-hearts-screen-special-open = La carta { $special } è scoperta.
noble-hearts-screen-special-down = La carta { $special } è coperta.

noble-hearts-screen-untell = Torna alla risposta precedente
noble-hearts-screen-ask = { $print ->
    [fight] Che forza ha?
    [area] Quale zona colpisce?
    [move] Quante caselle di movimento?
   *[redraw] Quante carte da pescare?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] Che forza ha la carta { $number }?
    [area] Quale zona colpisce la carta { $number }?
    [move] Quante caselle di movimento dà la carta { $number }?
   *[redraw] Quante carte fa pescare la carta { $number }?
}
noble-hearts-screen-ask-move = Quante caselle? In totale almeno { $far }, finora { $sum }.
noble-hearts-screen-ask-redraw-of = Quante carte fa pescare la carta di forza { $fight }?
noble-hearts-screen-ask-retreat = Che forza ha? Con { $most } o meno Lady Isabelle va verso { $name }.
noble-hearts-screen-ask-block = Che forza ha? Almeno { $value }, { $area }.
noble-hearts-screen-one-more = Un’altra carta
noble-hearts-screen-stated = Quale zona colpisce?
noble-hearts-ask-stroke = A quale colpo rispondi?
noble-hearts-screen-stroke = Colpo { $number }: { $fight }, { $area }
noble-hearts-ask-landing = Dove atterra il nobile?
noble-hearts-screen-lands-up = Su una casella rialzata
noble-hearts-screen-lands-down = Sul pavimento
noble-hearts-screen-jump-lower = Salto in giù, non a terra
noble-hearts-screen-jump-lower-about = Salta su qualcosa di più basso, ma non sul pavimento.
noble-hearts-screen-run = Movimento
noble-hearts-screen-up = Salto in su
noble-hearts-screen-down = Salto in giù
noble-hearts-screen-long = Salto lungo
noble-hearts-screen-plain = Attacco semplice
noble-hearts-ask-special = Quale carta scopri?
noble-hearts-ask-seat = Se non puoi o non vuoi agire, ti arrendi; vince l’altro giocatore.
noble-hearts-screen-concedes = { $name } si arrende

noble-hearts-screen-pile = Pila degli scarti, dalla carta in cima
noble-hearts-correct-hand = Carte in mano di { $player }
noble-hearts-correct-raised = { $player } è su una casella rialzata
noble-hearts-correct-owned = { $number }. { $special }
noble-hearts-correct-face-up = scoperta
noble-hearts-correct-face-down = coperta
noble-hearts-correct-removed = togli
noble-hearts-correct-more = Dai a { $player } una carta speciale
noble-hearts-correct-added = { $special }
noble-hearts-correct-initiative = Iniziativa
noble-hearts-correct-holder = { $player }
noble-hearts-correct-charm = Lady Isabelle, verso { $player }
noble-hearts-correct-skill = Maestria, verso { $player }
noble-hearts-correct-roses = Rose in gioco

noble-hearts-screen-keys-digit = Inserisci il numero o scegli l’opzione
noble-hearts-screen-keys-ten = Aggiungi dieci: con la cifra successiva, da 10 a 19

noble-hearts-screen-decks = Liste dei mazzi
noble-hearts-screen-decks-about = Inserisci una volta sola i numeri delle carte di un mazzo vero: poi ogni carta si gioca con un tocco.
noble-hearts-screen-deck-none = Nessuna
noble-hearts-screen-deck-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
noble-hearts-screen-deck-new = Nuova lista
noble-hearts-screen-deck-unnamed = Mazzo
noble-hearts-screen-deck-take = Importa una lista
noble-hearts-screen-deck-taken = { $file } è stato importato.
noble-hearts-screen-deck-not-taken = { $file } non è stato importato. { $why }
noble-hearts-screen-deck-title = { $name } ({ $count })
noble-hearts-screen-deck-name = Nome del mazzo
noble-hearts-screen-deck-add = Aggiungi una carta: i suoi quattro numeri
noble-hearts-screen-deck-clear = Cancella i numeri
noble-hearts-screen-deck-card = Nel mazzo: { $card }
noble-hearts-screen-deck-learns = Impara da una partita
noble-hearts-screen-deck-learn = Carte di { $name }, { $day }
noble-hearts-screen-deck-learnt = { $count ->
    [0] Nessuna carta nuova.
    [one] 1 carta aggiunta.
   *[other] { $count } carte aggiunte.
}
noble-hearts-screen-deck-give = Esporta
noble-hearts-screen-deck-remove = Elimina questa lista
noble-hearts-screen-deck-remove-ask = Sì, eliminala

## How to play

noble-hearts-lesson-aim = Lo scopo
noble-hearts-lesson-aim-about = Due nobili si battono con la spada per Lady Isabelle. Vince chi va a segno per primo.
noble-hearts-lesson-card = Una carta
noble-hearts-lesson-card-about = Ha quattro numeri: la sua forza, la zona del corpo che colpisce, quanto ti fa muovere e quante carte peschi dopo.
noble-hearts-lesson-initiative = L’iniziativa
noble-hearts-lesson-initiative-about = Chi ha l’iniziativa agisce: attacca, si muove o salta. Dopo quasi tutte le azioni l’iniziativa passa all’altro giocatore.
noble-hearts-lesson-attack = Un attacco
noble-hearts-lesson-attack-about = Mettiti di fronte all’avversario e gioca una carta: la sua forza è quella del colpo, la sua zona è dove colpisci.
noble-hearts-lesson-evade = Una parata
noble-hearts-lesson-evade-about = Rispondi a un colpo con una carta della stessa zona, almeno altrettanto forte, oppure scarta una carta e arretra. Altrimenti il colpo va a segno e perdi.
noble-hearts-lesson-roses = Rose e maestria
noble-hearts-lesson-roses-about = Con le rose nella scatola puoi anche conquistare il cuore di Lady Isabelle, e ogni carta speciale ti permette di fare ciò che dice il suo nome.
