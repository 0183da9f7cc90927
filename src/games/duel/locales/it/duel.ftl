# The messages of Duel.

# Same as in English.
duel-title = Duel
duel-gauge = Pila di pesca

## Editions

# Same as in English.
duel-edition-csatho = Csathó
duel-edition-csatho-about = Le regole come le scrisse Áron Csathó nel 2004.

## Phases and parts

duel-phase-setup = distribuzione
duel-phase-over = fine partita
duel-phase-preparation = preparazione
duel-phase-attack = attacco
duel-phase-renewal = riordino
duel-part-army = Esercito
duel-part-warlord = Condottiero
duel-part-support = Supporto
duel-part-ace = Asso

## Cards

duel-card-ace = un Asso
duel-card-joker = il jolly
duel-card-ally = l’Alleato nascosto
duel-card-ally-as = l’Alleato nascosto come { $rank }
duel-card-unseen = una carta che nessuno ha visto
duel-term = { $part } { $card }
duel-attacker = { $player }, in attacco
duel-defender = { $player }, in difesa

## Kinds of action

duel-kind-setup = Dai le carte
duel-kind-next-phase-about = Passa alla fase successiva; dopo l’ultima inizia il turno del prossimo giocatore.
duel-kind-end-turn-about = Salta le fasi rimanenti; i tuoi Condottieri usati tornano comunque coperti.
duel-kind-warlord = Gioca un Condottiero
duel-kind-warlord-about = Metti un Re, una Regina o un Fante della tua mano coperto in uno spazio libero.
duel-kind-exchange = Sostituisci un Condottiero
duel-kind-exchange-about = Scarta uno dei tuoi Condottieri e metti coperto al suo posto un altro della tua mano.
duel-kind-attack = Attacca
duel-kind-attack-about = Gioca una carta Esercito coperta contro chi siede alla tua destra, con un Condottiero alla guida se vuoi.
duel-kind-defend = Difendi
duel-kind-defend-about = Scegli un Condottiero, una carta Esercito, entrambi o niente.
duel-kind-support = Supporto
duel-kind-support-about = { $supports_per_side ->
    [0] Con queste regole non ci sono carte Supporto nelle battaglie.
    [one] Aggiungi un 3 o un 2 coperto alla tua carta Esercito, oppure niente.
   *[other] Aggiungi fino a { $supports_per_side } carte Supporto, cioè 3 e 2, coperte alla tua carta Esercito, oppure niente.
}
duel-kind-reveal = Scopri le carte
duel-kind-reveal-about = Scopri tutte le carte e inseriscile.
duel-kind-resolve = Niente Asso
duel-kind-resolve-about = Chi difende non gioca Assi e la battaglia è decisa.
duel-kind-ace = Gioca un Asso
duel-kind-ace-about = Elimina un Condottiero di un avversario o, in difesa, respingi l’attacco.
duel-kind-reinforce = Rinforzi
duel-kind-reinforce-about = Mostra il jolly e riporta carte dalla pila degli scarti alla pila di pesca.
duel-kind-out = Niente jolly
duel-kind-out-about = Non hai il jolly, o non lo giochi: sei fuori.
duel-kind-concede-about = Lasci la partita; gli altri continuano.
duel-kind-tell = Indica carte
duel-kind-tell-about = Indica le carte in cima a una pila degli scarti, o il Condottiero di uno spazio.

## House rules

duel-group-optional = Regole facoltative
duel-group-start = Inizio della partita
duel-group-turn = Il turno
duel-group-battle = Battaglie
duel-group-thwarted = Attacchi respinti
duel-group-aces = Assi
duel-group-end = Fine della partita

duel-rule-hand-size = Carte iniziali
duel-rule-hand-size-about = Con quante carte in mano inizia ogni giocatore.
duel-rule-draw-per-turn = Carte pescate per turno
duel-rule-draw-per-turn-about = Quante carte si pescano all’inizio di un turno.
duel-rule-warlord-slots = Spazi per i Condottieri
duel-rule-warlord-slots-about = Quanti Condottieri può avere sul tavolo ogni giocatore.
duel-rule-attacks-per-turn = Attacchi per turno
duel-rule-attacks-per-turn-about = Quante volte al massimo si può attaccare in un turno.
duel-rule-first-round-skips = Primo giro breve
duel-rule-first-round-skips-about = Se nel primo giro tutti, tranne l’ultimo, hanno solo la preparazione.
duel-rule-used-may-be-exchanged = Sostituire Condottieri usati
duel-rule-used-may-be-exchanged-about = Se un Condottiero scoperto si può sostituire con un altro.
duel-rule-warlord-bonus = Bonus dei Condottieri
duel-rule-warlord-bonus-about = Forza aggiunta da un Condottiero.
duel-rule-support-values = Valore del Supporto
duel-rule-support-values-about = Forza aggiunta da una carta Supporto.
duel-rule-supports-per-side = Carte Supporto per parte
duel-rule-supports-per-side-about = Numero massimo di carte Supporto che una parte aggiunge in una battaglia.
duel-rule-sole-warlord-defends = Difesa del solo Condottiero
duel-rule-sole-warlord-defends-about = Se un Condottiero può difendere senza una carta Esercito.
duel-rule-damage-divisor = Danno diviso per
duel-rule-damage-divisor-about = La differenza tra le forze si divide per questo numero.
duel-rule-damage-rounding = Arrotondamento del danno
duel-rule-damage-rounding-about = Come si arrotonda un danno non intero.
duel-rule-tie = Forze pari
duel-rule-tie-about = Se a forze pari l’attacco è respinto o nessuno perde niente.
duel-rule-failed-warlord-lost = Perdita del Condottiero
duel-rule-failed-warlord-lost-about = Se un attacco troppo debole fa perdere il Condottiero che lo guidava.
duel-rule-unled-fail-draw = Costo senza Condottiero
duel-rule-unled-fail-draw-about = Quante carte pesca e scarta chi attacca senza Condottiero e viene respinto.
duel-rule-aces-outside = Assi fuori dalle battaglie
duel-rule-aces-outside-about = Se un Asso può eliminare un Condottiero fuori da una battaglia.
duel-rule-ace-targets = Portata di questi Assi
duel-rule-ace-targets-about = A quali giocatori un Asso può eliminare un Condottiero fuori da una battaglia.
duel-rule-aces-defend = Assi in difesa
duel-rule-aces-defend-about = Quando chi difende può respingere un attacco con un Asso.
duel-rule-ace-fails-unled = Costo anche con un Asso
duel-rule-ace-fails-unled-about = Se chi attacca senza Condottiero paga anche quando è un Asso a respingere l’attacco.
duel-rule-out-when = Fuori dal gioco
duel-rule-out-when-about = Chi è fuori dal gioco.
duel-rule-revenge-turn = Turno di vendetta
duel-rule-revenge-turn-about = Se chi non ha potuto pescare gioca ancora un ultimo turno.
duel-rule-reinforcements = Rinforzi
duel-rule-reinforcements-about = Un jolly in ogni mazzo che riporta in gioco carte scartate.
duel-rule-reinforcement-cards = Carte di rinforzo
duel-rule-reinforcement-cards-about = Numero massimo di carte che il jolly riporta nel turno di chi lo gioca.
duel-rule-forced-reinforcement-cards = Carte a pila vuota
duel-rule-forced-reinforcement-cards-about = Numero massimo di carte che il jolly riporta quando la pila di pesca è vuota.
duel-rule-hidden-ally = Alleato nascosto
duel-rule-hidden-ally-about = Un jolly in ogni mazzo che si può giocare come qualsiasi carta.

duel-rule-value-each = { $name } aggiunge { $number }
duel-value-three = 3
duel-value-two = 2
duel-value-up = per eccesso
duel-value-down = per difetto
duel-value-defender = l’attacco è respinto
duel-value-draw = nessuno perde niente
duel-value-neighbours = entrambi i vicini
duel-value-right = il vicino di destra
duel-value-any = qualsiasi giocatore
duel-value-any-time = in qualsiasi momento
duel-value-before-reveal = prima di scoprire le carte
duel-value-never = mai
duel-value-cannot-draw = chi non può pescare
duel-value-empty = anche chi resta senza pila in una battaglia

## Actions

duel-headline-next-phase = { $player } passa alla fase { $phase }
duel-headline-warlord = { $card ->
    [none] { $player } mette un Condottiero coperto nello spazio { PLACE($slot) }
   *[other] { $player } mette { $card } a faccia in giù nello spazio { PLACE($slot) }
}
duel-headline-exchange = { $card ->
    [none] { $player } sostituisce il Condottiero dello spazio { PLACE($slot) }
   *[other] { $player } sostituisce il Condottiero dello spazio { PLACE($slot) } con { $card }
}
duel-headline-attack = { $slot ->
    [none] { $player } attacca { $opponent } senza Condottiero
   *[other] { $leader ->
        [none] { $player } attacca { $opponent } con il Condottiero dello spazio { PLACE($slot) }
       *[other] { $player } attacca { $opponent } con { $leader }
    }
}
duel-headline-defend = { $slot ->
    [none] { $army ->
        [yes] { $player } difende con una carta Esercito
       *[no] { $player } non difende
    }
   *[other] { $army ->
        [yes] { $player } difende con una carta Esercito e il Condottiero dello spazio { PLACE($slot) }
       *[no] { $player } difende con il solo Condottiero dello spazio { PLACE($slot) }
    }
}
duel-headline-support = { $count ->
    [0] { $player } non aggiunge carte Supporto
    [one] { $player } aggiunge una carta Supporto coperta
   *[other] { $player } aggiunge { $count } carte Supporto coperte
}
duel-headline-reveal = { $attacker } e { $defender } scoprono le carte
duel-headline-resolve = { $player } non gioca Assi
duel-headline-ace = { $target ->
    [yes] { $player } gioca { $card } contro il Condottiero di { $against } nello spazio { PLACE($slot) }
   *[no] { $player } gioca { $card } in difesa{ $led ->
        [yes] : { $attacker } perde il Condottiero
       *[no] {""}
    }
}
duel-headline-reinforce = { $player } mostra il jolly e chiama i rinforzi
duel-headline-out = { $player } non ha un jolly da giocare
duel-headline-tell = { $told ->
    [nothing] Pila degli scarti di { $player }: nessuna carta indicata
    [discard] In cima alla pila degli scarti di { $player }: { $cards }
   *[slot] Il Condottiero di { $player } nello spazio { PLACE($slot) } è { $card }
}
duel-headline-adjust-numbers = Correzione, carte di { $player }: { $hand } in mano, { $draw } nella pila di pesca, { $discard } nella pila degli scarti
duel-headline-adjust-slot = { $warlord ->
    [none] Correzione: { $player } non ha Condottieri nello spazio { PLACE($slot) }
   *[some] { $card ->
        [none] Correzione: { $player } ha un Condottiero sconosciuto nello spazio { PLACE($slot) }
       *[other] { $face_up ->
            [yes] Correzione: { $player } ha { $card } a faccia in su nello spazio { PLACE($slot) }
           *[no] Correzione: { $player } ha { $card } a faccia in giù nello spazio { PLACE($slot) }
        }
    }
}

## Consequences

duel-then-dealt = { $draw ->
    [one] Carte di ogni giocatore: { $hand } in mano e 1 nella pila di pesca.
   *[other] Carte di ogni giocatore: { $hand } in mano e { $draw } nella pila di pesca.
}
duel-then-cut-short = Questo turno ha solo la preparazione: nel primo giro può attaccare solo l’ultimo giocatore.
duel-event-phase-entered = Inizia la fase { $phase }.
duel-event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [one] { $player } pesca solo 1 carta su { $wanted }: nella pila non ce n’erano altre.
       *[other] { $player } pesca solo { $cards } carte su { $wanted }: nella pila non ce n’erano altre.
    }
   *[equal] { $cards ->
        [one] { $player } pesca una carta.
       *[other] { $player } pesca { $cards } carte.
    }
}
duel-event-warlords-turned-down = { $count ->
    [one] { $player } copre di nuovo un Condottiero usato.
   *[other] { $player } copre di nuovo { $count } Condottieri usati.
}
duel-event-warlord-turned-up = { $player } scopre { $warlord }, che resta sul tavolo.
duel-event-compared = { $attacker } { $attacker_strength } contro { $defender } { $defender_strength }.
duel-event-last-chance = { $damage ->
    [0] { $player } non subisce danni, con o senza Asso.
    [one] Senza un Asso, ora { $player } sposta 1 carta dalla pila di pesca alla pila degli scarti.
   *[other] Senza un Asso, ora { $player } sposta { $damage } carte dalla pila di pesca alla pila degli scarti.
}
duel-event-battle-ended = { $ace ->
    [none] { $verdict ->
        [attacker] L’attacco di { $attacker } riesce.
        [defender] L’attacco è respinto: { $defender } è più forte.
       *[tie] { $thwarted ->
            [yes] Pareggio: anche così l’attacco è respinto.
           *[no] Pareggio: si perdono solo le carte usate.
        }
    }
   *[other] L’Asso respinge l’attacco.
}
duel-then-used = Le carte Esercito e Supporto vanno nelle pile degli scarti dei loro proprietari.
duel-event-warlord-lost = { $warlord ->
    [none] { $fall ->
        [exchanged] { $player } scarta il vecchio Condottiero.
       *[ace] { $player } mette il Condottiero nella pila degli scarti.
    }
   *[other] { $fall ->
        [thwarted] { $player } perde { $warlord }, che va nella pila degli scarti.
        [ace] L’Asso elimina { $warlord }: { $player } mette la carta nella pila degli scarti.
       *[exchanged] { $player } scarta { $warlord }.
    }
}
duel-event-lost = { $loss ->
    [penalty] { $cards ->
        [0] { $player } non ha più carte per la penalità.
        [one] { $player } pesca una carta e la scarta, perché l’attacco era senza Condottiero.
       *[other] { $player } pesca { $cards } carte e le scarta, perché l’attacco era senza Condottiero.
    }
   *[damage] { $cards ->
        [0] { $player } non ha più carte da perdere.
       *[other] { ORDER($cards, $wanted) ->
            [less] { $cards ->
                [one] { $player } sposta l’ultima carta della pila di pesca nella pila degli scarti, invece di { $wanted }.
               *[other] { $player } sposta le ultime { $cards } carte della pila di pesca nella pila degli scarti, invece di { $wanted }.
            }
           *[equal] { $cards ->
                [one] { $player } sposta 1 carta dalla pila di pesca alla pila degli scarti.
               *[other] { $player } sposta { $cards } carte dalla pila di pesca alla pila degli scarti.
            }
        }
    }
}
duel-event-reinforced = { $cards ->
    [one] Mescola la pila degli scarti di { $player }, mettine 1 carta sulla pila di pesca e mescola anche questa. Il resto è la nuova pila degli scarti, con il jolly in cima.
   *[other] Mescola la pila degli scarti di { $player }, mettine { $cards } carte sulla pila di pesca e mescola anche questa. Il resto è la nuova pila degli scarti, con il jolly in cima.
}
duel-event-waiting = { $why ->
    [cannot-draw] { $player } non ha niente da pescare: resta solo il jolly.
   *[emptied] La pila di pesca di { $player } è vuota: resta solo il jolly.
}
duel-event-left = { $leaving ->
    [cannot-draw] { $player } non ha niente da pescare ed è fuori.
    [emptied] La pila di pesca di { $player } è vuota: fuori dal gioco.
   *[conceded] { $player } è fuori.
}
duel-event-revenge-began = { $player } ha ancora un ultimo turno: il turno di vendetta.
duel-event-game-ended = { $winner } vince la partita. Bella partita!

## Refusals

duel-refusal-wrong-phase = { $when ->
    [short] Nel primo giro questo turno ha solo la preparazione.
    [later] Questo si fa nella fase { $phase }: prima prosegui fin lì. Ora è la fase { $now }.
   *[past] Questo si fa nella fase { $phase }, che è già passata: aspetta il prossimo turno. Ora è la fase { $now }.
}
duel-refusal-not-set-up = Prima bisogna dare le carte.
duel-refusal-already-set-up = Le carte sono già state date.
duel-refusal-limit-reached = { $revenge ->
    [yes] Un turno di vendetta ha un solo attacco.
   *[no] { $limit ->
        [0] Queste regole non permettono attacchi.
        [one] È permesso un solo attacco per turno.
       *[other] Sono permessi solo { $limit } attacchi per turno.
    }
}
duel-refusal-wrong-count = { $of ->
    [support] { $max ->
        [0] Qui non si possono aggiungere carte Supporto.
        [one] Una carta Supporto o nessuna, non { $got }.
       *[other] Al massimo { $max } carte Supporto, non { $got }.
    }
    [shown-support] { $max ->
        [0] { $player } non ha giocato carte Supporto; carte indicate: { $got }.
        [one] { $player } ha giocato 1 carta Supporto; carte indicate: { $got }.
       *[other] { $player } ha giocato { $max } carte Supporto; carte indicate: { $got }.
    }
    [not-played] { $part ->
        [warlord] { $player } non ha un Condottiero da indicare in questa battaglia.
       *[other] { $player } non ha giocato una carta Esercito da indicare.
    }
    [tell] { $max ->
        [0] La pila degli scarti di { $player } è vuota; carte indicate: { $got }.
        [one] La pila degli scarti di { $player } ha 1 carta; carte indicate: { $got }.
       *[other] La pila degli scarti di { $player } ha { $max } carte; carte indicate: { $got }.
    }
   *[reinforcements] { $max ->
        [one] Ora il jolly porta 1 carta, non { $got }.
       *[other] Ora il jolly porta da 1 a { $max } carte, non { $got }.
    }
}
duel-refusal-duplicate-card = { $card } compare due volte, ma nel mazzo ce n’è una sola.
duel-refusal-card-elsewhere = { $card ->
    [none] Tutte le carte adatte di { $player } si trovano altrove.
   *[other] { $card } non può essere lì: la carta di { $player } si trova altrove.
}
duel-refusal-not-a-support-card = { $card } non è una carta Supporto: lo sono solo i 3 e i 2.
duel-refusal-not-a-warlord = { $card } non è un Condottiero: lo sono solo Re, Regine e Fanti.
duel-refusal-not-an-army-card = { $card } non è una carta Esercito: queste vanno dal 10 al 4.
duel-refusal-not-an-ace = { $card } non è un Asso.
duel-refusal-not-your-support = Ora tocca a { $turn } decidere se aggiungere carte Supporto.
duel-refusal-bad-adjustment-negative = Una mano o una pila non può avere meno di 0 carte.
duel-refusal-bad-adjustment-deck = Con i Condottieri sul tavolo le carte sono { $got }, ma il mazzo ne ha { $deck }.
duel-refusal-no-such-seat = Lì non siede nessuno: giocano { $players }.
duel-refusal-player-out = { $player } è fuori dal gioco.
duel-refusal-pile-empty = La pila di pesca di { $player } è vuota. Prima indica se gioca il jolly.
duel-refusal-pile-not-empty = Nessuna pila di pesca è vuota: non c’è niente da decidere sul jolly.
duel-refusal-battle-in-progress = Prima finisci la battaglia.
duel-refusal-no-battle = Al momento non c’è nessuna battaglia.
duel-refusal-battle-order = { $step ->
    [defend] Prima { $player } decide se difendere.
    [reveal] Prima scopri le carte.
    [last-chance] Le carte sono scoperte: ora { $player } decide se giocare un Asso.
   *[other] Prima { $player } decide se aggiungere carte Supporto.
}
duel-refusal-no-such-slot = { $slots ->
    [one] C’è 1 spazio per i Condottieri.
   *[other] Ci sono { $slots } spazi per i Condottieri.
}
duel-refusal-slot-taken = { $slot ->
    [none] Ogni spazio ha già un Condottiero.
   *[other] Lo spazio { PLACE($slot) } ha già un Condottiero.
}
duel-refusal-slot-empty = { $slot ->
    [none] Non c’è nessun Condottiero adatto.
   *[other] { $player } non ha un Condottiero nello spazio { PLACE($slot) }.
}
duel-refusal-warlord-used = { $slot ->
    [none] Tutti i Condottieri sono scoperti.
   *[other] Il Condottiero di { $player } nello spazio { PLACE($slot) } è scoperto: è usato fino al riordino.
}
duel-refusal-sole-warlord = Con queste regole un Condottiero non può difendere senza una carta Esercito.
duel-refusal-not-the-defender = In una battaglia può giocare un Asso solo chi difende: { $defender }.
duel-refusal-no-aces = { $in_battle ->
    [yes] Con queste regole ormai nessun Asso può fermare questo attacco.
   *[no] Con queste regole non si possono giocare Assi fuori dalle battaglie.
}
duel-refusal-not-an-opponent = { $own ->
    [yes] I tuoi Assi non possono eliminare i tuoi Condottieri.
   *[no] Gli Assi di { $player } non arrivano fino a { $against }.
}
duel-refusal-no-such-card = { $missing ->
    [joker] In questi mazzi non c’è un jolly per i rinforzi.
    [role] Indica come quale carta si gioca l’Alleato nascosto.
    [itself] In una pila l’Alleato nascosto non ha valore.
   *[ally] In questi mazzi non c’è un Alleato nascosto.
}
duel-refusal-not-named = { $part ->
    [warlord] Il Condottiero di { $player } ora è scoperto: indicalo.
   *[other] La carta Esercito di { $player } ora è scoperta: indicala.
}
duel-refusal-other-card = Quella carta di { $player } è già nota: è { $known }, non { $named }.
duel-refusal-no-reinforcements = Queste regole non prevedono rinforzi.
duel-refusal-not-your-turn = { $player } ha ancora carte da pescare: il jolly deve aspettare il suo turno.
duel-refusal-discard-empty = La pila degli scarti di { $player } è vuota: non c’è niente da riportare.

## The table in a terminal

duel-table-setup = Le carte non sono ancora state date.
duel-table-turn = Turno { $turn }: gioca { $player }, { $phase }
duel-table-cut-short = Questo turno ha solo la preparazione.
duel-table-revenge = { $player } è fuori e gioca un ultimo turno.
duel-table-target = Il prossimo attacco è contro { $player }.
duel-table-side = { $player }: pila di pesca { $draw }, mano { $hand }, pila degli scarti { $discard }
duel-table-side-out = { $player } (fuori): pila di pesca { $draw }, mano { $hand }, pila degli scarti { $discard }
duel-table-top = In cima alla pila degli scarti: { $card }
duel-table-slot = Spazio { $slot }: { $warlord }
duel-table-slot-empty = libero
duel-table-slot-unseen = un Condottiero coperto
duel-table-slot-down = { $card } a faccia in giù
duel-table-slot-up = { $card } a faccia in su (Condottiero usato)
duel-table-pending = La pila di pesca di { $player } è vuota: o il jolly, o fuori dal gioco.
duel-table-battle = Battaglia: { $attacker } contro { $defender }
duel-table-step-defend = Ora { $player } decide se difendere.
duel-table-step-support = Ora { $player } decide se aggiungere carte Supporto.
duel-table-step-reveal = Ora si scoprono le carte.
duel-table-step-last-chance = Ora { $player } può giocare un Asso.
duel-table-last = Ultima battaglia: { $attacker } { $attack } contro { $defender } { $defence }, { $outcome ->
    [attacker] ha vinto l’attacco
    [defender] attacco respinto
   *[tie] pareggio
}
duel-table-last-ace = Ultima battaglia: { $attacker } contro { $defender }, attacco respinto da { $card }

## The command line’s battle

duel-battle-attacker = Attacco
duel-battle-defender = Difesa
duel-battle-won = { $damage ->
    [one] Chi attacca è più forte, { $attack } a { $defence }: 1 carta di danno.
   *[other] Chi attacca è più forte, { $attack } a { $defence }: { $damage } carte di danno.
}
duel-battle-thwarted = Chi difende è più forte, { $defence } a { $attack }: l’attacco è respinto.
duel-battle-thwarted-tie = Entrambi hanno { $attack }: l’attacco è respinto.
duel-battle-tie = Entrambi hanno { $attack }: si perdono solo le carte usate.

duel-misfit-no-part = { $card } non può partecipare a una battaglia.
duel-misfit-two-armies = Una parte può avere una sola carta Esercito.
duel-misfit-two-warlords = Una parte può avere un solo Condottiero.
duel-misfit-too-many-supports = { $value ->
    [0] Con queste regole non si aggiungono carte Supporto.
    [one] Una parte aggiunge al massimo una carta Supporto.
   *[other] Una parte aggiunge al massimo { $value } carte Supporto.
}
duel-misfit-support-without-army = Una carta Supporto ha bisogno di una carta Esercito.
duel-misfit-twice = { $card } compare due volte, ma nel mazzo ce n’è una sola.
duel-misfit-no-army = Per attaccare serve una carta Esercito.
duel-misfit-sole-warlord = Con queste regole un Condottiero non può difendere senza una carta Esercito.

## Statistics

duel-count-battles = Battaglie
duel-lab-duels = Battaglie per partita
duel-count-attacker = Attacco più forte
duel-count-defender = Difesa più forte
duel-count-tie = Forze pari
duel-count-ace = Attacco respinto da un Asso
duel-count-battles-note = { $count ->
    [one] 1 battaglia combattuta.
   *[other] { $count } battaglie combattute.
} Un pareggio che fa fallire l’attacco è una battaglia vinta da chi difende.
duel-count-strengths = Battaglie per forza dell’attacco
duel-count-strength = Forza
duel-count-fought = Combattute
duel-count-losses = Perdite
duel-count-least = Minimo
duel-count-most = Massimo
duel-count-damage = Danno di una battaglia
duel-count-penalty = Costo senza Condottiero
duel-count-cards = Condottieri e Assi
duel-count-number = Numero
duel-count-warlords-thwarted = Condottieri persi in attacchi respinti
duel-count-warlords-ace = Condottieri persi per un Asso
duel-count-warlords-exchanged = Condottieri sostituiti
duel-count-aces-battle = Assi in battaglia
duel-count-aces-outside = Assi fuori dalle battaglie
duel-count-reinforcements = Jolly per i rinforzi
duel-count-piles = Pile di pesca alla fine di ogni turno
duel-count-place = { $place ->
    [1] In 1ª posizione
    [2] In 2ª posizione
    [3] In 3ª posizione
    [4] In 4ª posizione
    [5] In 5ª posizione
   *[6] In 6ª posizione
}
duel-count-winner = Chi ha vinto
duel-count-loser = Gli altri
duel-count-piles-note = Media delle carte nella pila di pesca, nelle partite arrivate a quel turno.

## Results for other programs

duel-tally-cards-left = Carte ancora da pescare
duel-tally-battles-won = Battaglie vinte

## A first game

duel-deal-about = Ogni carta giocata va nella pila degli scarti del suo proprietario. Chi non può pescare all’inizio del turno è fuori; vince chi resta in gioco per ultimo.
duel-hint-guide = L’app conta le pile e somma le battaglie, e non ha bisogno di conoscere le carte coperte. I consigli spiegano ogni passo; quelli che chiudi non tornano più.
duel-needs = Serve un mazzo di carte per ogni giocatore.
duel-hint-preparation = { $draw ->
    [one] Pesca una carta; l’app l’ha già contata. Poi metti Condottieri coperti.
   *[other] Pesca { $draw } carte; l’app le ha già contate. Poi metti Condottieri coperti.
}
duel-hint-attack = Attacca chi siede alla tua destra con una carta Esercito coperta.
duel-hint-renewal = Gira a faccia in giù i Condottieri usati: sono di nuovo pronti.
duel-hint-defend = Non sai quanto è forte l’attacco. Scegli delle carte, o niente.
duel-hint-support = Accanto a un Esercito, un 3 aggiunge { $three }, un 2 aggiunge { $two }. Resta coperto.
duel-hint-reveal = Scopri tutte le carte e toccale: un Re aggiunge { $king }, una Regina { $queen }, un Fante { $jack }.
duel-hint-last-chance = Solo un Asso può ancora fermare l’attacco. Senza, perdi carte.

## The screens

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

duel-screen-warlord = Condottiero { $number }
duel-screen-warlord-of = { $warlord } di { $name }

duel-screen-seat = { $name }: { $draw } nella pila di pesca, { $hand } in mano, { $discard } nella pila degli scarti.
duel-screen-slot-down = Il Condottiero { $number } è coperto e sconosciuto.
duel-screen-slot-known = Il Condottiero { $number } è coperto: { $card }.
duel-screen-slot-up = Il Condottiero { $number } è scoperto e usato: { $card }.
duel-screen-seat-out = Fuori dal gioco.
duel-screen-seat-attacks = Attacca { $name }.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = fuori
duel-screen-status-pending = senza carte
duel-screen-status-revenge = ultimo turno
duel-screen-deck = Mazzo
duel-screen-deck-count = Mazzo { $count }
duel-screen-hand = Mano { $count }
duel-screen-discard = Scarti { $count }
duel-screen-used = usato

duel-screen-revenge = { $name } è fuori e gioca un ultimo turno senza pescare.
duel-screen-cut-short = Primo giro: { $name } pesca come sempre; può attaccare solo l’ultimo.
duel-screen-attack-used = { $warlord }: già usato
duel-screen-attack-empty = Spazio { $number } libero
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
duel-screen-ace-of-any = Qualcuno gioca un Asso
duel-screen-ace-outside-about = Elimina un Condottiero di un avversario.
duel-screen-ace-of = { $name }: Asso
duel-ask-ace-warlord = Con quale Condottiero difendeva { $name }? Ora va scoperto.
duel-screen-ace-in-battle-about = { $led ->
    [yes] Un Asso respinge l’attacco e { $attacker } perde il Condottiero.
   *[no] { $penalty ->
        [0] Un Asso respinge l’attacco.
        [one] Un Asso respinge l’attacco; { $attacker } pesca una carta e la scarta.
       *[other] Un Asso respinge l’attacco; { $attacker } pesca { $penalty } carte e le scarta.
    }
}

duel-screen-attacker = Attacco
duel-screen-defender = Difesa
duel-screen-can-defend = Può difendersi con:
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
duel-screen-worth = { $name } gioca una carta Esercito coperta: forza da { $least } a { $most }. Una difesa pari all’attacco lo respinge.
duel-screen-worth-draw = { $name } gioca una carta Esercito coperta: forza da { $least } a { $most }. Una difesa più forte respinge l’attacco.
duel-screen-supports = Chi aggiunge una carta Supporto (3 o 2)? Prima { $attacker }, poi { $defender }.
duel-ask-support = { $count ->
    [one] { $name } aggiunge una carta Supporto (3 o 2)?
   *[other] { $name } aggiunge carte Supporto (3 o 2)?
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
duel-screen-outcome-draw = Entrambi hanno { $attack }: si perdono solo le carte giocate.
duel-screen-all-there-is = { $count ->
    [0] La pila di pesca di { $name } è già vuota.
    [one] La pila di pesca di { $name } ha solo 1 carta.
   *[other] La pila di pesca di { $name } ha solo { $count } carte.
}
duel-screen-moves = { $cards ->
    [0] continua
    [one] sposta 1 carta
   *[other] sposta { $cards } carte
}
duel-screen-resolve = Niente Asso: { $moves }
duel-screen-end-without-ace = Niente Asso, fine turno

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
duel-screen-tell-top = Quale carta è in cima alla pila degli scarti di { $name }?
duel-screen-tell-below = Quale carta è sotto { $card } nella pila degli scarti di { $name }?
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
duel-keys-number = Scegli o indica una carta

duel-screen-figure-cards = Carte
duel-screen-figure-winner = Chi ha vinto
duel-screen-figure-others = Gli altri

## How to play

duel-lesson-aim = La tua forza
duel-lesson-aim-about = Ogni giocatore ha un mazzo e comincia con 5 carte in mano. La tua forza è la pila di pesca: se all’inizio del tuo turno non puoi pescare, sei fuori. Vince chi resta in gioco per ultimo.
duel-lesson-warlords = I Condottieri
duel-lesson-warlords-about = Re, Regine e Fanti stanno coperti davanti a te, al massimo 2. Uno di loro può guidare un attacco o una difesa: un Re aggiunge 3, una Regina 2, un Fante 1.
duel-lesson-armies = Gli Eserciti
duel-lesson-armies-about = Le carte dal 4 al 10 combattono, ciascuna con la forza del suo numero. Accanto a una di loro, un 3 aggiunge 3, un 2 aggiunge 2.
duel-lesson-turn = Il tuo turno
duel-lesson-turn-about = Pesca una carta e gioca i Condottieri che vuoi. Poi puoi attaccare chi siede alla tua destra. Alla fine i tuoi Condottieri sono di nuovo pronti.
duel-lesson-battle = Una battaglia
duel-lesson-battle-about = Entrambi i giocatori mettono le carte coperte e le scoprono insieme. Se l’attacco è più forte, chi difende scarta dalla pila di pesca metà della differenza, arrotondata per eccesso. Altrimenti chi attacca perde il Condottiero o, senza Condottiero, 1 carta.
duel-lesson-aces = Gli Assi
duel-lesson-aces-about = Un Asso non combatte mai. Ferma un attacco, oppure elimina il Condottiero di un vicino.

## The rules for a player who does not know the game

duel-rulebook-aim = Lo scopo
    È una guerra per 2–6 giocatori, ognuno con un mazzo intero. Gli Eserciti si scontrano, i Condottieri li guidano, e chi perde una battaglia perde carte.
    La tua forza è la pila di pesca: chi non ha più niente da pescare è fuori. Vince chi resta in gioco per ultimo.

duel-rulebook-table = Il tavolo
    { $deck ->
        [52] Ogni giocatore ha un mazzo di 52 carte senza jolly. Le carte non cambiano mai proprietario e i semi non contano.
       *[other] Ogni giocatore ha un mazzo di 52 carte più i jolly: { $deck } carte. Le carte non cambiano mai proprietario e i semi non contano.
    }
    La tua mano è nascosta, la tua pila di pesca è coperta e la tua pila degli scarti è scoperta. Di una pila degli scarti tutti possono guardare la carta in cima, ma nessun’altra.
    Re, Regine e Fanti sono i Condottieri e guidano gli Eserciti: un Re aggiunge { $warlord_bonus-king } alla forza in battaglia, una Regina { $warlord_bonus-queen } e un Fante { $warlord_bonus-jack }.
    Le carte dal 10 al 4 sono gli Eserciti, forti quanto il loro numero. Più della metà delle carte sono Eserciti.
    { $supports_per_side ->
        [0] I 3 e i 2 con queste regole non servono a nulla.
       *[other] I 3 e i 2 sono carte Supporto, cavalli e armi per un Esercito: un 3 aggiunge { $support_values-three }, un 2 aggiunge { $support_values-two }.
    }
    { $aces ->
        [none] Gli Assi con queste regole non servono a nulla.
        [battles] Gli Assi non combattono mai: fanno fallire gli attacchi.
        [outside] Gli Assi non combattono mai: eliminano Condottieri.
       *[both] Gli Assi non combattono mai: eliminano Condottieri e fanno fallire gli attacchi.
    }
    { $warlord_slots ->
        [one] Davanti a te c’è 1 spazio per un Condottiero.
       *[other] Davanti a te ci sono { $warlord_slots } spazi per i Condottieri.
    }

duel-rulebook-setup = Prima di iniziare
    { $hand_size ->
        [0] Ogni giocatore mescola il suo mazzo e lo fa tagliare a un altro. Non si danno carte: tutto il mazzo è la pila di pesca.
        [one] Ogni giocatore mescola il suo mazzo, lo fa tagliare a un altro e pesca 1 carta. Le altre { $draw_pile } carte sono la pila di pesca.
       *[other] Ogni giocatore mescola il suo mazzo, lo fa tagliare a un altro e pesca { $hand_size } carte. Le altre { $draw_pile } carte sono la pila di pesca.
    }
    Chi inizia si decide liberamente. Il gioco procede verso destra.

duel-rulebook-turn = Il turno
    Un turno ha tre fasi: preparazione, attacco e riordino. In ogni fase tutto è facoltativo, ma non si torna mai a una fase precedente.
    { $draw_per_turn ->
        [one] All’inizio della preparazione peschi una carta.
       *[other] All’inizio della preparazione peschi { $draw_per_turn } carte, o quante ne ha la pila di pesca.
    }
    { $used_may_be_exchanged ->
        [yes] Poi puoi mettere negli spazi liberi, coperti, quanti Condottieri vuoi dalla tua mano, e sostituire quelli nei tuoi spazi, anche usati, con altri della tua mano. Il vecchio Condottiero va nella tua pila degli scarti.
       *[no] Poi puoi mettere negli spazi liberi, coperti, quanti Condottieri vuoi dalla tua mano, e sostituire quelli coperti nei tuoi spazi con altri della tua mano. Il vecchio Condottiero va nella tua pila degli scarti.
    }
    { $attacks_per_turn ->
        [none] Nella fase attacco puoi attaccare chi siede alla tua destra, quante volte vuoi.
        [0] { $revenge_turn ->
            [yes] Non ci sono attacchi, tranne quello di un turno di vendetta.
           *[no] Non ci sono attacchi.
        }
        [one] Nella fase attacco puoi attaccare chi siede alla tua destra, una volta.
       *[other] Nella fase attacco puoi attaccare chi siede alla tua destra, fino a { $attacks_per_turn } volte.
    }
    Nel riordino copri di nuovo i tuoi Condottieri scoperti. Un Condottiero scoperto è usato e fino ad allora non combatte: quello che ha difeso non può attaccare nel tuo turno successivo, quello che ha attaccato è di nuovo pronto a difendere. Un Condottiero scoperto una volta è noto a tutti finché non viene scartato.
    Un Condottiero sul tavolo non torna mai in mano.
    { $first_round_skips ->
        [yes] Nel primo giro tutti, tranne l’ultimo, hanno solo la preparazione.
       *[no] Non c’è un primo giro breve: si può attaccare fin dal primo turno.
    }

duel-rulebook-battle = La battaglia
    Attacco: gioca una carta Esercito coperta. Puoi mettere alla guida uno dei tuoi Condottieri coperti. Senza una carta Esercito non c’è attacco.
    { $sole_warlord_defends ->
        [yes] Difesa: scegli un Condottiero coperto, gioca una carta Esercito coperta, fai entrambe le cose o nessuna. Un Condottiero da solo difende con il suo bonus.
       *[no] Difesa: gioca una carta Esercito coperta e, se vuoi, mettile alla guida un Condottiero coperto, oppure non fare niente. Un Condottiero da solo non difende.
    }
    { $supports_per_side ->
        [0] {""}
        [one] Supporto: prima chi attacca, poi chi difende può aggiungere una carta Supporto coperta. Serve una carta Esercito.
       *[other] Supporto: prima chi attacca, poi chi difende può aggiungere fino a { $supports_per_side } carte Supporto coperte. Serve una carta Esercito.
    }
    { $supports_per_side ->
        [0] Si scoprono tutte le carte della battaglia. Esercito e Condottiero insieme sono la forza; chi non ha carte ha 0.
       *[other] Si scoprono tutte le carte della battaglia. Esercito, Condottiero e Supporto insieme sono la forza; chi non ha carte ha 0.
    }
    { $damage_rounding ->
        [up] Se chi attacca è più forte, chi difende subisce un danno: la differenza divisa per { $damage_divisor }, arrotondata per eccesso. Chi difende sposta altrettante carte dalla pila di pesca alla pila degli scarti.
       *[down] Se chi attacca è più forte, chi difende subisce un danno: la differenza divisa per { $damage_divisor }, arrotondata per difetto. Chi difende sposta altrettante carte dalla pila di pesca alla pila degli scarti.
    }
    { $failed_warlord_lost ->
        [yes] Se chi difende è più forte, l’attacco è respinto e il Condottiero di chi attaccava va nella pila degli scarti.
       *[no] Se chi difende è più forte, l’attacco è respinto; il Condottiero resta.
    }
    { $unled_fail_draw ->
        [0] Un attacco respinto senza Condottiero non costa niente.
        [one] Chi attacca senza Condottiero e viene respinto pesca una carta e la scarta.
       *[other] Chi attacca senza Condottiero e viene respinto pesca { $unled_fail_draw } carte e le scarta.
    }
    { $tie ->
        [defender] Anche a forze pari l’attacco è respinto, con le stesse conseguenze.
       *[draw] A forze pari si perdono solo le carte usate.
    }
    { $supports_per_side ->
        [0] Dopo la battaglia le carte Esercito si scartano. Gli altri Condottieri restano, scoperti.
       *[other] Dopo la battaglia le carte Esercito e Supporto si scartano. Gli altri Condottieri restano, scoperti.
    }

duel-rulebook-aces = Gli Assi
    { $aces_defend ->
        [any-time] In difesa puoi giocare un Asso in qualsiasi momento della battaglia per respingere l’attacco. A carte scoperte è l’ultima occasione, ma solo se chi attacca è più forte.
        [before-reveal] In difesa puoi giocare un Asso in qualsiasi momento prima che si scoprano le carte per respingere l’attacco.
       *[never] Nelle battaglie non si possono giocare Assi.
    }
    { $aces_defend ->
        [never] {""}
       *[other] Chi attaccava scarta allora tutte le carte dell’attacco, anche il Condottiero. Il Condottiero che hai scelto si scopre e resta; le altre carte che hai giocato si scartano. { $ace_fails_unled ->
            [yes] Chi attaccava senza Condottiero paga il costo di un attacco respinto.
           *[no] {""}
        }
    }
    { $aces_defend ->
        [never] {""}
       *[other] Chi attacca non gioca mai un Asso in battaglia.
    }
    { $aces_outside ->
        [no] Fuori dalle battaglie non si possono giocare Assi.
       *[yes] { $ace_targets ->
            [neighbours] Fuori dalle battaglie puoi giocare un Asso in qualsiasi momento, anche nel turno di un altro, e scegliere un Condottiero di uno dei tuoi due vicini: va nella pila degli scarti.
            [right] Fuori dalle battaglie puoi giocare un Asso in qualsiasi momento, anche nel turno di un altro, e scegliere un Condottiero di chi siede alla tua destra: va nella pila degli scarti.
           *[any] Fuori dalle battaglie puoi giocare un Asso in qualsiasi momento, anche nel turno di un altro, e scegliere un Condottiero di qualsiasi altro giocatore: va nella pila degli scarti.
        }
    }

duel-rulebook-end = La fine della partita
    Chi all’inizio del proprio turno ha la pila di pesca vuota è fuori.
    { $out_when ->
        [empty] Anche chi resta senza pila di pesca in una battaglia è fuori, e subito.
       *[other] {""}
    }
    { $revenge_turn ->
        [yes] Chi è fuori perché non aveva niente da pescare ha ancora un turno di vendetta, se restano almeno altri due giocatori: { $aces ->
            [none] la preparazione e un attacco.
           *[other] la preparazione, un attacco e gli Assi.
        }
       *[no] Non c’è un turno di vendetta.
    }
    Le carte di chi è fuori restano dove sono e il suo posto si salta. Vince chi resta in gioco per ultimo.
    Puoi arrenderti quando non c’è una battaglia in corso.

duel-rulebook-reinforcements = { $reinforcements ->
    [no] {""}
   *[yes]
        I rinforzi
        { $reinforcement_cards ->
            [one] Ogni mazzo ha un jolly per questo. Nel tuo turno puoi mostrarlo in qualsiasi momento: mescola la tua pila degli scarti, mettine 1 carta sulla pila di pesca e mescola anche questa.
           *[other] Ogni mazzo ha un jolly per questo. Nel tuo turno puoi mostrarlo in qualsiasi momento: mescola la tua pila degli scarti, mettine fino a { $reinforcement_cards } carte sulla pila di pesca e mescola anche questa.
        }
        { $forced_reinforcement_cards ->
            [one] Quando la tua pila di pesca è vuota puoi farlo nel turno di chiunque, al più tardi quando devi pescare; in quel caso è 1 carta.
           *[other] Quando la tua pila di pesca è vuota puoi farlo nel turno di chiunque, al più tardi quando devi pescare; in quel caso sono al massimo { $forced_reinforcement_cards } carte.
        }
        Il resto e il jolly sono la tua nuova pila degli scarti.
}

duel-rulebook-ally = { $hidden_ally ->
    [no] {""}
   *[yes]
        L’Alleato nascosto
        Ogni mazzo ha un jolly per questo. Lo giochi come la carta che vuoi, e dici quale quando si scopre.
        Come Condottiero sul tavolo resta quel Condottiero finché non viene scartato. In una pila è di nuovo l’Alleato nascosto.
}

## The mat to print

