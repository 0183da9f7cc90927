# The screens of Duel.

duel-screen-to-first = Chi inizia?
duel-screen-first = Chi inizia?
duel-screen-seating = Scrivi i nomi in ordine di gioco: ognuno siede a destra di chi lo precede.
duel-screen-deal = { $count ->
    [0] Ogni giocatore mescola il suo mazzo e lo fa tagliare a un altro. Non si danno carte: tutto il mazzo è la pila di pesca.
    [one] Ogni giocatore mescola il suo mazzo, lo fa tagliare a un altro e pesca 1 carta. Il resto è la pila di pesca.
   *[other] Ogni giocatore mescola il suo mazzo, lo fa tagliare a un altro e pesca { $count } carte. Il resto è la pila di pesca.
}
duel-screen-jokers = { $count ->
    [one] In ogni mazzo va un jolly: { $rules }.
   *[other] In ogni mazzo vanno { $count } jolly diversi tra loro: { $rules }.
}
duel-screen-first-which = Chi gioca il primo turno? Va bene qualsiasi modo di deciderlo.
duel-screen-begins = Inizia { $name }

duel-screen-warlord = Condottiero { $number }
duel-screen-warlord-of = { $warlord } di { $name }
duel-screen-is = { $what }: { $card }

duel-screen-seat = { $name }: { $draw } nella pila di pesca, { $hand } in mano, { $discard } nella pila degli scarti.
duel-screen-seat-top = In cima c’è { $card }.
duel-screen-slot-down = Il Condottiero { $number } è coperto e sconosciuto.
duel-screen-slot-known = Il Condottiero { $number } è coperto: { $card }.
duel-screen-slot-up = Il Condottiero { $number } è scoperto e usato: { $card }.
duel-screen-seat-out = Fuori dal gioco.
duel-screen-seat-attacks = Attacca { $name }.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = fuori
duel-screen-status-pending = senza carte
duel-screen-status-revenge = ultimo turno
duel-screen-status-won = ha vinto
duel-screen-turns-left = { $count ->
    [0] nessun turno rimasto
    [one] carte per 1 turno
   *[other] carte per { $count } turni
}

duel-screen-revenge = { $name } è fuori e gioca un ultimo turno senza pescare.
duel-screen-cut-short = Primo giro: si pesca come sempre, ma può attaccare solo l’ultimo.
duel-screen-onward = { $phase } →
duel-answer-attack = { $warlord ->
    [none] Attacca senza Condottiero
   *[other] Attacca con { $warlord }
}
duel-answer-attack-about = { $warlord ->
    [none] Esercito coperto contro { $name }, senza Condottiero.
   *[other] Esercito coperto contro { $name }, con { $warlord }.
}

duel-ask-exchange = Quale Condottiero scarti?
duel-answer-exchange = Sostituisci { $warlord }

duel-ask-ace-by = Chi gioca l’Asso?
duel-screen-ace-nobody = Nessun Condottiero è a portata.
duel-ask-ace-on = Contro quale Condottiero va l’Asso di { $name }?
duel-answer-ace = { $warlord ->
    [none] Lo gioca { $name }
   *[other] { $ally ->
        [yes] Alleato contro { $name }: { $warlord }
       *[other] { $name }: { $warlord }
    }
}
duel-ask-ace-card = Che cosa gioca { $name }?
duel-screen-ace-of = { $name } gioca un Asso
duel-ask-ace-warlord = Con quale Condottiero difendeva { $name }? Ora va scoperto.
duel-screen-ace-in-battle-about = { $led ->
    [yes] Un Asso respinge l’attacco e { $attacker } perde il Condottiero.
   *[no] Un Asso respinge l’attacco.
}

duel-screen-attacker = Attacco
duel-screen-defender = Difesa
duel-screen-stronger = più forte
duel-screen-weaker = meno forte
duel-screen-equal = pari forza
duel-screen-pile = Pila di pesca di { $name }: { $count }
duel-screen-strength = Forza di { $name }: { $total }
duel-screen-laid = { $part } { $card }, a faccia in su
duel-screen-laid-down = { $part }, a faccia in giù

duel-ask-defend = Con che cosa difende { $name }?
duel-answer-defend = { $warlord ->
    [none] { $army ->
        [yes] Solo Esercito
       *[other] Nessuna difesa
    }
   *[other] { $army ->
        [yes] { $warlord } ed Esercito
       *[other] Solo { $warlord }
    }
}
duel-screen-worth = La forza di { $name } può andare da { $least } a { $most }. Una difesa pari all’attacco lo respinge.
duel-screen-worth-draw = La forza di { $name } può andare da { $least } a { $most }. Una difesa più forte respinge l’attacco.
duel-screen-supports = Chi aggiunge una carta Supporto? Prima { $attacker }, poi { $defender }.
duel-ask-support = { $count ->
    [one] { $name } aggiunge una carta Supporto?
   *[other] { $name } aggiunge carte Supporto?
}
duel-screen-support-both = Entrambi
duel-screen-support-only = Solo { $name }
duel-screen-support-none = Nessuno
duel-answer-support = { $count ->
    [0] { $name } non ne aggiunge
    [one] { $name } ne aggiunge una
   *[other] { $name } ne aggiunge { $count }
}
duel-screen-name = { $number }/{ $count } · { $part } di { $name }: quale carta è?
duel-screen-name-what = { $name }, { $part }
duel-screen-suits = Anche i semi
duel-screen-outcome-attacker = { $cards ->
    [0] { $attacker } è più forte, { $attack } a { $defence }, ma non abbastanza da fare danni.
    [one] { $attacker } è più forte, { $attack } a { $defence }: { $defender } sposta 1 carta dalla pila di pesca alla pila degli scarti.
   *[other] { $attacker } è più forte, { $attack } a { $defence }: { $defender } sposta { $cards } carte dalla pila di pesca alla pila degli scarti.
}
duel-screen-damage = { $rounding ->
    [none] Danno: ({ $attack } − { $defence }) : { $divisor }
    [up] Danno: ({ $attack } − { $defence }) : { $divisor }, arrotondato per eccesso
   *[down] Danno: ({ $attack } − { $defence }) : { $divisor }, arrotondato per difetto
}
duel-screen-outcome-defender = { $defender } è più forte, { $defence } a { $attack }: l’attacco è respinto.
duel-screen-outcome-tie = Entrambi hanno { $attack }: l’attacco è respinto.
duel-screen-outcome-draw = Entrambi hanno { $attack }: si perdono solo le carte giocate.
duel-screen-all-there-is = { $count ->
    [0] La pila di pesca di { $name } è già vuota.
    [one] La pila di pesca di { $name } ha solo 1 carta.
   *[other] La pila di pesca di { $name } ha solo { $count } carte.
}
duel-screen-resolve = { $cards ->
    [0] Niente Asso: continua
    [one] Niente Asso: sposta 1 carta
   *[other] Niente Asso: sposta { $cards } carte
}
duel-screen-to-table = Torna al tavolo

duel-screen-waits-draw = { $name } non ha più carte da pescare. C’è un jolly?
duel-screen-waits-emptied = La battaglia ha svuotato la pila di pesca di { $name }. C’è un jolly?
duel-screen-joker-for = { $count ->
    [one] Jolly: 1 carta
   *[other] Jolly: { $count } carte
}
duel-screen-fewer = Jolly per meno carte…
duel-screen-is-out = { $name } è fuori
duel-ask-reinforce = Mostra il jolly e mescola la pila degli scarti. Alcune carte passano nella pila di pesca; poi mescola anche quella.
duel-ask-reinforce-number = Carte
duel-answer-reinforce = { $count ->
    [one] { $name }: 1 carta
   *[other] { $name }: { $count } carte
}
duel-ask-concede = { $left ->
    [2] Se ti arrendi, perdi.
   *[other] Se ti arrendi, sei fuori. Gli altri continuano.
}
duel-answer-concede = { $name } si arrende

duel-screen-lasts = { $turns ->
    [0] Nessuna carta nella pila di pesca
    [one] { $count } nella pila di pesca, { $each } per turno: bastano per 1 turno
   *[other] { $count } nella pila di pesca, { $each } per turno: bastano per { $turns } turni
}
duel-screen-has = Carte di { $name }: { $hand } in mano, { $discard } nella pila degli scarti.
duel-screen-attacks = { $name } può attaccare solo { $target }.
duel-screen-seen = Carte viste di questo mazzo
duel-screen-seen-about = Ogni valore ha quattro carte. Un punto pieno indica una carta di cui si sa dov’è.
duel-screen-seen-rank = { $count ->
    [one] { $rank }: 1 vista su 4
   *[other] { $rank }: { $count } viste su 4
}
duel-screen-tell = Indica una carta
duel-screen-tell-discard = Pila degli scarti
duel-screen-tell-top = Quale carta è in cima alla pila degli scarti di { $name }?
duel-screen-tell-below = Quale carta di { $name } è sotto { $card }?
duel-screen-tell-nothing = Tutte le carte della pila degli scarti sono note.
duel-correct-numbers = Mano e pila di pesca di { $player }
duel-correct-draw = Pila di pesca di { $player }
duel-correct-hand = Mano di { $player }
duel-correct-slot = Condottiero { PLACE($slot) }
duel-correct-warlord = { $warlord ->
    [none] nessuno
   *[some] { $card ->
        [none] sconosciuto
       *[other] { $face_up ->
            [yes] { $card } a faccia in su
           *[no] { $card } a faccia in giù
        }
    }
}

duel-screen-quick = Battaglia rapida
duel-screen-quick-army = Scegli le carte delle due parti. Per attaccare serve una carta Esercito.
duel-screen-quick-needs = { $count ->
    [one] Con 1 in più l’attacco sarebbe respinto.
   *[other] Con { $count } in più l’attacco sarebbe respinto.
}
duel-screen-quick-house = { $count ->
    [one] Regole della casa: 1 cambiata
   *[other] Regole della casa: { $count } cambiate
}
duel-screen-quick-clear = Togli le carte
duel-screen-keys-digit = Scegli o indica una carta

duel-screen-figure-cards = Carte
duel-screen-figure-winner = Chi ha vinto
duel-screen-figure-others = Gli altri

## How to play

duel-lesson-aim = La tua forza
duel-lesson-aim-about = Ogni giocatore ha un mazzo. La tua forza è la pila di pesca: se all’inizio del tuo turno non puoi pescare, sei fuori. Vince chi resta in gioco per ultimo.
duel-lesson-warlords = I Condottieri
duel-lesson-warlords-about = Re, Regine e Fanti stanno coperti davanti a te. Uno di loro può guidare un attacco o una difesa.
duel-lesson-armies = Gli Eserciti
duel-lesson-armies-about = Le carte dal 4 al 10 combattono, ciascuna con la forza del suo numero. Un 2 o un 3 accanto le rende più forti.
duel-lesson-turn = Il tuo turno
duel-lesson-turn-about = Pesca una carta e gioca i Condottieri che vuoi. Poi puoi attaccare chi siede alla tua destra. Alla fine i tuoi Condottieri sono di nuovo pronti.
duel-lesson-battle = Una battaglia
duel-lesson-battle-about = Entrambi i giocatori mettono le carte coperte e le scoprono insieme. Se l’attacco è più forte, chi difende perde carte dalla pila di pesca.
duel-lesson-aces = Gli Assi
duel-lesson-aces-about = Un Asso non combatte mai. Ferma un attacco, oppure elimina il Condottiero di un vicino.
