# The messages of Dueling Nobles.

# Same as in English.
dueling-nobles-title = Dueling Nobles
dueling-nobles-gauge = Monete

## Editions

# Same as in English.
dueling-nobles-edition-catsatcards = Cats at Cards
dueling-nobles-edition-catsatcards-about = Le regole di catsatcards.com.
dueling-nobles-edition-original = Originale
dueling-nobles-edition-original-about = Le regole nella prima stesura: armi e abilità vengono prima delle entrate, e le armi si possono scambiare.
# Same as in English.
dueling-nobles-edition-duelo = Duelo de Nobles
dueling-nobles-edition-duelo-about = Le regole spagnole: forza base ridotta; una vendita, una tassa e uno spostamento d’arma per turno; le mani spiate restano scoperte.

## Phases

dueling-nobles-phase-setup = preparazione
dueling-nobles-phase-over = fine partita
dueling-nobles-phase-income = entrate
dueling-nobles-phase-reinforcements = rinforzi
dueling-nobles-phase-command = comando
dueling-nobles-phase-duel = duello
dueling-nobles-phase-opening = apertura
dueling-nobles-phase-spending = spese

## Kinds of action

dueling-nobles-kind-next-phase-about = Passa alla fase successiva; dopo l’ultima, il turno passa all’avversario.
dueling-nobles-kind-end-turn-about = Salta le fasi rimanenti.
dueling-nobles-kind-sell = Vendi
dueling-nobles-kind-sell-about = { $sale_gold ->
    [one] Scarta 3 carte di supporto dello stesso seme per 1 moneta.
   *[other] Scarta 3 carte di supporto dello stesso seme per { $sale_gold } monete.
}
dueling-nobles-kind-tax = Tassa
dueling-nobles-kind-tax-about = Uno dei tuoi Re perde 1 punto di vigore; tu guadagni 1 moneta.
dueling-nobles-kind-buy = Compra
dueling-nobles-kind-buy-about = { $cards_per_purchase ->
    [one] Paga 1 moneta e pesca 1 carta di supporto.
   *[other] Paga 1 moneta per ogni carta di supporto che peschi, fino a { $cards_per_purchase }.
}
dueling-nobles-kind-recruit = Recluta
dueling-nobles-kind-recruit-about = { $recruit_cost ->
    [one] Paga 1 moneta: il primo nobile del mazzo dei nobili entra nella tua corte.
   *[other] Paga { $recruit_cost } monete: il primo nobile del mazzo dei nobili entra nella tua corte.
}
dueling-nobles-kind-weapon = Equipaggia
dueling-nobles-kind-weapon-about = Metti un 2 o un 3 sotto uno dei tuoi nobili: è la sua arma.
dueling-nobles-kind-move-weapon = Sposta un’arma
dueling-nobles-kind-move-weapon-about = { $weapons_may_swap ->
    [yes] Sposta un’arma da uno dei tuoi nobili a un altro; se sono armati entrambi, se le scambiano.
   *[no] Sposta un’arma da uno dei tuoi nobili a un altro che non ne ha.
}
dueling-nobles-kind-heal = Cura
dueling-nobles-kind-heal-about = Scarta una carta di cuori: uno dei tuoi nobili recupera 1 punto di vigore. Una volta per partita.
dueling-nobles-kind-draw-three = Pesca tre
dueling-nobles-kind-draw-three-about = Scarta una carta di quadri quando l’avversario ha più nobili di te: pesca 3 carte di supporto. Una volta per partita.
dueling-nobles-kind-recover = Recupera
dueling-nobles-kind-recover-about = { $support_decks ->
    [each] Scarta una carta di fiori: prendi qualsiasi altra carta dalla tua pila degli scarti. Una volta per partita.
   *[shared] Scarta una carta di fiori: prendi qualsiasi altra carta dalla pila degli scarti. Una volta per partita.
}
dueling-nobles-kind-spy = Spia
dueling-nobles-kind-spy-about = { $spied_hand_stays_revealed ->
    [yes] Scarta una carta di picche: la mano dell’avversario viene mostrata e resta scoperta. Una volta per partita.
   *[no] Scarta una carta di picche: guarda la mano dell’avversario. Una volta per partita.
}
dueling-nobles-kind-challenge = Sfida
dueling-nobles-kind-challenge-about = Uno dei tuoi nobili sfida a duello un nobile dell’avversario.
dueling-nobles-kind-deflect = Devia
dueling-nobles-kind-deflect-about = { $deflect_cost ->
    [one] Prima che si tiri un dado, chi difende paga 1 moneta e un altro dei suoi nobili raccoglie la sfida.
   *[other] Prima che si tiri un dado, chi difende paga { $deflect_cost } monete e un altro dei suoi nobili raccoglie la sfida.
}
dueling-nobles-kind-roll = Tira
dueling-nobles-kind-roll-about = Un dado per parte; un Re può tirarne due.
dueling-nobles-kind-support = Supporto
dueling-nobles-kind-support-about = Prima chi attacca, poi chi difende: 1 carta di supporto, 2 con un Fante, o nessuna.

## House rules

dueling-nobles-group-start = Inizio della partita
dueling-nobles-group-turn = Il turno
dueling-nobles-group-income = Entrate
dueling-nobles-group-reinforcements = Rinforzi
dueling-nobles-group-command = Armi e abilità
dueling-nobles-group-duel = Duelli

dueling-nobles-rule-phases = Fasi del turno
dueling-nobles-rule-phases-about = Le fasi di un turno, in ordine, e le azioni permesse in ciascuna.
dueling-nobles-rule-base-strength = Forza base
dueling-nobles-rule-base-strength-about = La forza di un nobile in duello prima di aggiungere altro.
dueling-nobles-rule-stamina = Vigore
dueling-nobles-rule-stamina-about = Quante ferite sopporta un nobile prima di essere sconfitto.
dueling-nobles-rule-sells-per-turn = Vendite per turno
dueling-nobles-rule-sells-per-turn-about = Quante volte in un turno si possono vendere tre carte dello stesso seme.
dueling-nobles-rule-taxes = Re tassati per turno
dueling-nobles-rule-taxes-about = Se in un turno si può tassare una volta ogni Re, oppure un solo Re.
dueling-nobles-rule-tax-may-vanquish = La tassa può sconfiggere
dueling-nobles-rule-tax-may-vanquish-about = Se una tassa può togliere a un Re l’ultimo punto di vigore.
dueling-nobles-rule-buys-per-turn = Acquisti per turno
dueling-nobles-rule-buys-per-turn-about = Quante volte in un turno si possono comprare carte di supporto.
dueling-nobles-rule-cards-per-purchase = Carte per acquisto
dueling-nobles-rule-cards-per-purchase-about = Numero massimo di carte di supporto per acquisto.
dueling-nobles-rule-recruits-per-turn = Reclute per turno
dueling-nobles-rule-recruits-per-turn-about = Quanti nobili si possono reclutare in un turno.
dueling-nobles-rule-recruit-cost = Costo di una recluta
dueling-nobles-rule-recruit-cost-about = Monete che servono per reclutare un nobile.
dueling-nobles-rule-weapons-per-turn = Nuove armi per turno
dueling-nobles-rule-weapons-per-turn-about = Quanti nobili si possono equipaggiare in un turno.
dueling-nobles-rule-weapon-moves-per-turn = Armi spostate per turno
dueling-nobles-rule-weapon-moves-per-turn-about = Quante volte in un turno un’arma può passare da un nobile a un altro.
dueling-nobles-rule-weapons-may-swap = Scambio di armi
dueling-nobles-rule-weapons-may-swap-about = Se due nobili armati possono scambiarsi le armi.
dueling-nobles-rule-spied-hand-stays-revealed = La mano spiata resta scoperta
dueling-nobles-rule-spied-hand-stays-revealed-about = Se le carte viste con Spia restano scoperte.
dueling-nobles-rule-duels-per-turn = Duelli per turno
dueling-nobles-rule-duels-per-turn-about = Quanti duelli si possono combattere in un turno.
dueling-nobles-rule-deflect-cost = Costo della deviazione
dueling-nobles-rule-deflect-cost-about = Monete che chi difende paga per scegliere un altro nobile.
dueling-nobles-rule-queen-bonus = Bonus della Regina
dueling-nobles-rule-queen-bonus-about = Forza che una Regina riceve per ogni altro nobile della sua corte.
dueling-nobles-rule-adrenaline = Adrenalina
dueling-nobles-rule-adrenaline-about = Forza in più di una carta di supporto dello stesso seme del nobile.
dueling-nobles-rule-victory = Momento della vittoria
dueling-nobles-rule-victory-about = Quando ha perso chi non ha più nobili: subito, oppure solo quando comincerebbe il turno dell’avversario, così può ancora reclutare.
dueling-nobles-rule-both-empty = Entrambe le corti vuote
dueling-nobles-rule-both-empty-about = Chi vince se un duello svuota entrambe le corti.
dueling-nobles-rule-income-gold = Monete delle entrate
dueling-nobles-rule-income-gold-about = Monete guadagnate all’inizio della fase entrate.
dueling-nobles-rule-sale-gold = Monete per vendita
dueling-nobles-rule-sale-gold-about = Monete per tre carte di supporto dello stesso seme.
dueling-nobles-rule-win-gold = Monete per un duello
dueling-nobles-rule-win-gold-about = Monete per chi vince un duello.
dueling-nobles-rule-opening-nobles = Nobili iniziali
dueling-nobles-rule-opening-nobles-about = Con quanti nobili inizia ogni giocatore.
dueling-nobles-rule-opening-hand = Mano iniziale
dueling-nobles-rule-opening-hand-about = Con quante carte di supporto inizia ogni giocatore.
dueling-nobles-rule-support-decks = Mazzi di supporto
dueling-nobles-rule-support-decks-about = Se i due giocatori hanno un mazzo di supporto in comune, o se ognuno ha un mazzo di supporto e una pila degli scarti da un proprio mazzo di carte.

dueling-nobles-value-each-king = ogni Re una volta
dueling-nobles-value-one-king = un solo Re
dueling-nobles-value-draw = pareggio
dueling-nobles-value-at-once = subito
dueling-nobles-value-turn-start = all’inizio di un turno
dueling-nobles-value-shared = uno in comune
dueling-nobles-value-each = uno ciascuno
dueling-nobles-value-attacker = vince chi attacca
dueling-nobles-value-defender = vince chi difende

## Actions

dueling-nobles-headline-next-phase = { $player } passa alla fase { $phase }
dueling-nobles-headline-sell = { $player } vende { $cards }
dueling-nobles-headline-tax = { $player } tassa { $king }
dueling-nobles-headline-buy = { $count ->
    [one] { $player } compra 1 carta
   *[other] { $player } compra { $count } carte
}
dueling-nobles-headline-recruit = { $player } recluta { $noble }
dueling-nobles-headline-weapon = { $player } equipaggia { $noble } con { $card }
dueling-nobles-headline-move-weapon = { $weapon ->
    [none] { $player } scambia le armi di { $from } e { $to }
   *[other] { $player } sposta { $weapon } da { $from } a { $to }
}
dueling-nobles-headline-heal = { $player } scarta { $card } per curare { $noble }
dueling-nobles-headline-draw-three = { $player } scarta { $card } per pescare tre carte
dueling-nobles-headline-recover = { $player } scarta { $card } per recuperare { $take } dalla pila degli scarti
dueling-nobles-headline-spy = { $player } scarta { $card } per spiare la mano di { $opponent }
dueling-nobles-headline-challenge = { $attacker } di { $player } sfida { $target } di { $opponent }
dueling-nobles-headline-deflect = { $player } devia la sfida su { $target }
dueling-nobles-headline-roll = { $count ->
    [2] { $virtual ->
        [yes] { $player } tira un { $first } e un { $second } con i dadi dell’app: { $total }
       *[no] { $player } tira un { $first } e un { $second }: { $total }
    }
   *[other] { $virtual ->
        [yes] { $player } tira un { $first } con il dado dell’app
       *[no] { $player } tira un { $first }
    }
}
dueling-nobles-headline-support = { $cards ->
    [none] { $player } non gioca carte di supporto
   *[other] { $player } gioca { $cards }
}
dueling-nobles-begun-recruit = { $player } recluta il nobile in cima al mazzo dei nobili
dueling-nobles-begun-spy = { $player } scarta { $card } per spiare la tua mano
dueling-nobles-begun-roll = { $player } tira i dadi
dueling-nobles-headline-adjust-gold = { $gold ->
    [one] Correzione: { $player } ha 1 moneta
   *[other] Correzione: { $player } ha { $gold } monete
}
dueling-nobles-headline-adjust-ability = { $used ->
    [yes] Correzione: { $player } ha usato { $suit } ({ $ability })
   *[no] Correzione: { $player } non ha usato { $suit } ({ $ability })
}
dueling-nobles-headline-adjust-stamina = Correzione: { $noble } ha vigore { $stamina }
dueling-nobles-headline-adjust-weapon = { $weapon ->
    [none] Correzione: { $noble } non ha armi
   *[other] Correzione: { $noble } ha l’arma { $weapon }
}
dueling-nobles-headline-adjust-support-deck = { $owner ->
    [none] { $support_deck ->
        [one] Correzione: il mazzo di supporto ha 1 carta
       *[other] Correzione: il mazzo di supporto ha { $support_deck } carte
    }
   *[other] Correzione: carte nel mazzo di supporto di { $owner }: { $support_deck }
}

## Consequences

dueling-nobles-then-courtyard = { $player } inizia con { $nobles }.
dueling-nobles-event-phase-entered = Inizia la fase { $phase }.
dueling-nobles-event-gold-gained = { $gain ->
    [income] { $gold ->
        [one] { $player } guadagna 1 moneta dalle entrate.
       *[other] { $player } guadagna { $gold } monete dalle entrate.
    }
    [sale] { $gold ->
        [one] { $player } guadagna 1 moneta per le carte.
       *[other] { $player } guadagna { $gold } monete per le carte.
    }
    [tax] { $gold ->
        [one] { $player } guadagna 1 moneta dalla tassa.
       *[other] { $player } guadagna { $gold } monete dalla tassa.
    }
   *[duel] { $gold ->
        [one] { $player } guadagna 1 moneta per il duello.
       *[other] { $player } guadagna { $gold } monete per il duello.
    }
}
dueling-nobles-event-gold-paid = { $gold ->
    [one] { $player } paga 1 moneta.
   *[other] { $player } paga { $gold } monete.
}
dueling-nobles-event-deck-refilled = { $owner ->
    [none] { $cards ->
        [one] Gira la pila degli scarti: la sua unica carta è ora il mazzo di supporto.
       *[other] Mescola la pila degli scarti: le sue { $cards } carte sono ora il mazzo di supporto.
    }
   *[other] { $owner } mescola la propria pila degli scarti: è ora il suo mazzo di supporto.
}
dueling-nobles-event-noble-joined = { $noble } entra nella corte di { $player } con vigore { $stamina }.
dueling-nobles-event-noble-wounded = { $left ->
    [0] { $noble } di { $player } perde l’ultimo punto di vigore.
    [one] { $noble } di { $player } perde 1 punto di vigore; ne resta 1.
   *[other] { $noble } di { $player } perde 1 punto di vigore; ne restano { $left }.
}
dueling-nobles-event-noble-vanquished = { $goes-on ->
    [no] Nobile sconfitto: { $noble } di { $player }.
   *[yes] Nobile sconfitto: { $noble } di { $player }. Rimescola la carta nel mazzo dei nobili.
}
dueling-nobles-event-weapon-lost = L’arma di { $noble }, { $weapon }, va nella pila degli scarti.
dueling-nobles-event-noble-healed = { $noble } recupera 1 punto di vigore e ora ne ha { $now }.
dueling-nobles-event-recovered = { $card } è ora nella mano di { $player }.
dueling-nobles-then-seen = La mano di { $player }: { $cards }.
dueling-nobles-then-seen-open = La mano di { $player } resta scoperta: { $cards }.
dueling-nobles-then-seen-empty = La mano di { $player } è vuota.
dueling-nobles-event-duel-ended = { $verdict ->
    [tie] { $critical ->
        [yes] Assi da entrambe le parti: il duello finisce in pareggio, qualunque siano i totali ({ $total } a { $other }).
       *[no] Il duello finisce in pareggio, { $total } a { $total }.
    }
   *[other] { $critical ->
        [yes] Colpo critico: { $noble } di { $player } vince il duello, qualunque siano i totali ({ $total } a { $other }).
       *[no] { $noble } di { $player } vince il duello, { $total } a { $other }.
    }
}
dueling-nobles-then-duel-discards = { $owner ->
    [none] { $count ->
        [one] { $cards } va nella pila degli scarti.
       *[other] { $cards } vanno nella pila degli scarti.
    }
   *[other] { $owner } scarta { $cards }.
}
dueling-nobles-event-game-ended = { $outcome ->
    [draw] La partita finisce in pareggio. Bella partita!
   *[won] { $winner } vince la partita. Bella partita, { $loser }!
}

## A duel’s terms

dueling-nobles-fighter = { $noble } ({ $player })
# Same as in English.
dueling-nobles-term-base = base
dueling-nobles-term-weapon = arma { $weapon }
dueling-nobles-term-inspiration = { $others ->
    [one] 1 altro nobile
   *[other] altri { $others } nobili, { $each } ciascuno
}
dueling-nobles-term-die = dado
dueling-nobles-term-card = { $card }
dueling-nobles-term-adrenaline = adrenalina { $card }
dueling-nobles-term-critical = colpo critico { $card }

## Refusals

dueling-nobles-refusal-wrong-phase = { $when ->
    [later] { $count ->
        [one] Questo si fa nella fase { $phases }: prima prosegui fin lì. Ora è la fase { $now }.
       *[other] Questo si fa nelle fasi { $phases }: prima prosegui fino a una di queste. Ora è la fase { $now }.
    }
    [past] { $count ->
        [one] Questo si fa nella fase { $phases }, che è già passata: aspetta il prossimo turno. Ora è la fase { $now }.
       *[other] Questo si fa nelle fasi { $phases }, che sono già passate: aspetta il prossimo turno. Ora è la fase { $now }.
    }
   *[never] Queste regole non prevedono una fase per questo.
}
dueling-nobles-refusal-bad-setup-count = { $needed ->
    [one] { $player } inizia con 1 nobile, non con { $got }.
   *[other] { $player } inizia con { $needed } nobili, non con { $got }.
}
dueling-nobles-refusal-bad-setup-not-nobles = { $count ->
    [one] { $cards } non è un nobile.
   *[other] { $cards } non sono nobili.
}
dueling-nobles-refusal-bad-setup-duplicates = { $count ->
    [one] { $cards } compare più di una volta.
   *[other] { $cards } compaiono più di una volta.
}
dueling-nobles-refusal-duel-in-progress = Prima finisci il duello.
dueling-nobles-refusal-no-duel = Al momento non c’è nessun duello.
dueling-nobles-refusal-not-enough-gold = { $needs ->
    [one] Serve 1 moneta; { $payer } ne ha { $has }.
   *[other] Servono { $needs } monete; { $payer } ne ha { $has }.
}
dueling-nobles-refusal-no-such-noble = { $card ->
    [none] { $player } non ha altri nobili per questo.
   *[other] { $where ->
        [other] { $card } è nella corte di { $holder }, non in quella di { $player }.
        [nowhere] { $card } non è in nessuna corte.
       *[unknown] { $card } non è nella corte di { $player }.
    }
}
dueling-nobles-refusal-noble-in-play = { $noble } è già nella corte di { $player }.
dueling-nobles-refusal-not-a-noble = { $card } non è un nobile: lo sono solo Fanti, Regine e Re.
dueling-nobles-refusal-not-a-support-card = { $card } non è una carta di supporto: queste vanno dall’Asso al 10.
dueling-nobles-refusal-not-a-weapon = { $card } non è un’arma: può esserlo solo un 2 o un 3.
dueling-nobles-refusal-noble-armed = { $noble ->
    [none] Ogni nobile che potrebbe prenderla ha già un’arma.
   *[other] { $noble } ha già un’arma: { $weapon }.
}
dueling-nobles-refusal-noble-unarmed = { $noble ->
    [none] Nessun nobile di { $active } ha un’arma.
   *[other] { $noble } non ha armi.
}
dueling-nobles-refusal-same-noble = { $duel ->
    [yes] La sfida è già contro { $noble }; scegli un altro nobile.
   *[no] { $noble } compare due volte; scegli due nobili diversi.
}
dueling-nobles-refusal-not-a-king = { $card ->
    [none] { $active } non ha Re da tassare.
   *[other] { $card } non è un Re; si possono tassare solo i Re.
}
dueling-nobles-refusal-king-would-fall = A { $king } resta solo 1 punto di vigore, e una tassa non può toglierlo.
dueling-nobles-refusal-already-taxed = { $king ->
    [none] In questo turno tutti i Re sono già stati tassati.
   *[other] { $king } è già stato tassato in questo turno.
}
dueling-nobles-refusal-limit-reached = { $limit ->
    [0] Queste regole non lo permettono.
    [one] Si può fare una sola volta per turno.
   *[other] Si può fare solo { $limit } volte per turno.
}
dueling-nobles-refusal-wrong-count = { ORDER($min, $max) ->
    [equal] { $max ->
        [one] Serve 1 carta, non { $got }.
       *[other] Servono { $max } carte, non { $got }.
    }
   *[less] { $min ->
        [0] { $max ->
            [one] Si gioca 1 carta o nessuna, non { $got }.
           *[other] Si giocano al massimo { $max } carte, non { $got }.
        }
       *[other] Servono da { $min } a { $max } carte, non { $got }.
    }
}
dueling-nobles-refusal-duplicate-card = { $card } compare due volte.
dueling-nobles-refusal-not-same-suit = Servono tre carte dello stesso seme.
dueling-nobles-refusal-wrong-suit = Per questa abilità serve una { $needed }, non { $card }.
dueling-nobles-refusal-card-elsewhere = { $card ->
    [none] In mano non c’è una carta adatta.
   *[other] { $card-location ->
        [discard] { $owner ->
            [none] { $support } è nella pila degli scarti.
           *[other] { $support } è nella pila degli scarti di { $owner }.
        }
        [under] { $support } è sotto { $noble }.
        [duel] { $support } è già in gioco in questo duello.
        [hand] { $support } è nella mano di { $player }.
       *[outside] Le carte in mano di { $player } sono tutte note, e { $support } non è tra queste.
    }
}
dueling-nobles-refusal-ability-used = { $active } ha già usato { $suit } ({ $ability }) in questa partita; ogni abilità si può usare una volta sola.
dueling-nobles-refusal-stamina-full = { $noble ->
    [none] Tutti i nobili di { $active } hanno il vigore al massimo.
   *[other] { $noble } ha il vigore al massimo.
}
dueling-nobles-refusal-opponent-not-ahead = { $other } deve avere più nobili di { $active }; ora sono { $opponent } a { $own }.
dueling-nobles-refusal-discard-lacks-card = { $shared ->
    [yes] { $card ->
        [none] La pila degli scarti è vuota.
       *[other] { $card } non è nella pila degli scarti.
    }
   *[no] { $card ->
        [none] La pila degli scarti di { $active } è vuota.
       *[other] { $card } non è nella pila degli scarti di { $active }.
    }
}
dueling-nobles-refusal-deck-empty = { $left ->
    [0] Non ci sono più carte di supporto da pescare.
    [one] Resta solo 1 carta di supporto da pescare, e ne servono { $needs }.
   *[other] Restano solo { $left } carte di supporto da pescare, e ne servono { $needs }.
}
dueling-nobles-refusal-noble-deck-empty = Nel mazzo dei nobili non ci sono più nobili.
dueling-nobles-refusal-already-deflected = Una sfida si può deviare una volta sola.
dueling-nobles-refusal-dice-already-rolled = { $player } ha già tirato.
dueling-nobles-refusal-not-rolled = Prima deve tirare { $player }.
dueling-nobles-refusal-wrong-dice = { $max ->
    [one] Questo nobile tira un dado, da 1 a 6.
   *[other] Un Re tira uno o due dadi, ciascuno da 1 a 6.
}
dueling-nobles-refusal-not-your-support = Ora tocca a { $turn } decidere se giocare carte di supporto.
dueling-nobles-refusal-bad-adjustment-gold = Le monete devono essere da 0 a { $value }.
dueling-nobles-refusal-bad-adjustment-hand = Una mano deve avere da 0 a { $value } carte.
dueling-nobles-refusal-bad-adjustment-support-deck = Il mazzo di supporto deve avere da 0 a { $value } carte.
dueling-nobles-refusal-bad-adjustment-shared-deck = I due giocatori hanno il mazzo di supporto in comune: la correzione non deve indicare un giocatore.
dueling-nobles-refusal-bad-adjustment-deck-of-each = Ogni giocatore ha il proprio mazzo di supporto: la correzione deve indicare un giocatore.
dueling-nobles-refusal-bad-adjustment-stamina = Il vigore di { $noble } deve essere da 1 a { $value }.

## The table in a terminal

dueling-nobles-table-turn = Turno { $turn }: gioca { $player }, fase { $phase }
dueling-nobles-table-side = { $player }: { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}, { $cards ->
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
}
dueling-nobles-table-known = Carte in mano note: { $cards }
dueling-nobles-table-ability = { $suit } { $ability }
dueling-nobles-table-abilities = Abilità rimaste: { $abilities }
dueling-nobles-table-noble = { $noble }  vigore { $stamina } su { $full }, forza { $strength }
dueling-nobles-table-noble-armed = { $noble }  vigore { $stamina } su { $full }, forza { $strength } con { $weapon }
dueling-nobles-table-courtyard-empty = Nessun nobile
dueling-nobles-table-decks = Mazzo di supporto { $support }, mazzo dei nobili { $nobles }
dueling-nobles-table-discard = Pila degli scarti, dalla carta più vecchia: { $cards }
dueling-nobles-table-discard-empty = Pila degli scarti: vuota
dueling-nobles-table-missing = { $count ->
    [one] Nei conti manca 1 carta di supporto.
   *[other] Nei conti mancano { $count } carte di supporto.
}
dueling-nobles-table-surplus = { $count ->
    [one] Nei conti c’è 1 carta di supporto di troppo.
   *[other] Nei conti ci sono { $count } carte di supporto di troppo.
}
dueling-nobles-table-duel = Duello: { $attacker } contro { $defender }
dueling-nobles-table-to-roll = { $player } deve ancora tirare.
dueling-nobles-table-to-support = Ora { $player } decide se giocare carte di supporto.
dueling-nobles-table-last-duel = Ultimo duello: { $attacker } { $total } contro { $defender } { $other }, { $outcome ->
    [attacker] ha vinto chi attaccava
    [defender] ha vinto chi difendeva
   *[tie] pareggio
}

## The command line’s duel

dueling-nobles-calculator-attacker = chi attacca
dueling-nobles-calculator-defender = chi difende
dueling-nobles-calculator-title-attacker = { $noble } attacca
dueling-nobles-calculator-title-defender = { $noble } difende
dueling-nobles-calculator-attacker-wins = { $attacker } vince in attacco, { $total } a { $other }.
dueling-nobles-calculator-defender-wins = { $defender } vince in difesa, { $other } a { $total }.
dueling-nobles-calculator-undecided = Saranno i dadi a decidere chi vince.
dueling-nobles-calculator-tie = Pareggio, { $total } a { $other }: entrambi i nobili perdono 1 punto di vigore.
dueling-nobles-calculator-attacker-critical = Colpo critico: { $attacker } vince in attacco, qualunque siano i totali.
dueling-nobles-calculator-defender-critical = Colpo critico: { $defender } vince in difesa, qualunque siano i totali.
dueling-nobles-calculator-aces = Assi da entrambe le parti: pareggio, qualunque siano i totali.
dueling-nobles-calculator-without-dice = { $sides ->
    [attacker] Mancano i dadi di chi attacca: quel totale non li comprende.
    [defender] Mancano i dadi di chi difende: quel totale non li comprende.
   *[both] Mancano i dadi: i totali non li comprendono.
}
dueling-nobles-calculator-no-hands = Per le probabilità con le carte, indica quante carte ha in mano chi deve ancora giocare: --attacker-hand e --defender-hand.
dueling-nobles-calculator-too-many-nobles = I nobili sono solo 12.

## Chances and luck

dueling-nobles-odds-dice = Solo con i dadi: { $attacker } { $win }, pareggio { $tie }, { $defender } { $loss }.
dueling-nobles-odds-cards = Se entrambi giocano la carta migliore: { $attacker } { $win }, pareggio { $tie }, { $defender } { $loss }.
dueling-nobles-odds-answer = { $ties ->
    [no] { $player } ha una carta vincente: { $win }.
   *[yes] { $player } ha una carta vincente: { $win }, solo una da pareggio: { $tie }.
}
dueling-nobles-odds-answer-wins = Con queste vincerebbe: { $cards }.
dueling-nobles-odds-answer-ties = Con queste pareggerebbe: { $cards }.
dueling-nobles-odds-answer-pair = Nessuna carta vince da sola; ne servono due.
dueling-nobles-odds-missing = { $count ->
    [one] Niente probabilità con le carte: nei conti manca 1 delle 40 carte di supporto.
   *[other] Niente probabilità con le carte: nei conti mancano { $count } delle 40 carte di supporto.
}
dueling-nobles-odds-surplus = { $count ->
    [one] Niente probabilità con le carte: nei conti c’è 1 carta di supporto di troppo.
   *[other] Niente probabilità con le carte: nei conti ci sono { $count } carte di supporto di troppo.
}
dueling-nobles-odds-luck = Probabilità di { $player } prima dei dadi e senza carte: { $expected }; un pareggio vale metà. I dadi { $dice ->
    [more] { $dice_points ->
        [one] hanno aggiunto 1 punto
       *[other] hanno aggiunto { $dice_points } punti
    }
    [less] { $dice_points ->
        [one] hanno tolto 1 punto
       *[other] hanno tolto { $dice_points } punti
    }
    [little] hanno contato pochissimo
   *[none] non hanno cambiato niente
}, le carte e le scelte { $cards ->
    [more] { $cards_points ->
        [one] hanno aggiunto 1 punto
       *[other] hanno aggiunto { $cards_points } punti
    }
    [less] { $cards_points ->
        [one] hanno tolto 1 punto
       *[other] hanno tolto { $cards_points } punti
    }
    [little] hanno contato pochissimo
   *[none] non hanno cambiato niente
}: { $result ->
    [win] { $player } ha vinto.
    [loss] { $player } ha perso.
   *[tie] pareggio.
}
dueling-nobles-odds-line = { $attacker } { $win }, pareggio { $tie }, { $defender } { $loss }
dueling-nobles-outlook-certain = { $player } vince di sicuro
dueling-nobles-outlook-tie = Sarà un pareggio
dueling-nobles-outlook-tie-likely = L’esito più probabile è un pareggio
dueling-nobles-outlook-almost = { $player } vince quasi di sicuro
dueling-nobles-outlook-likely = { $player } dovrebbe vincere
dueling-nobles-outlook-better = { $player } parte in vantaggio
dueling-nobles-outlook-even = Più o meno alla pari
dueling-nobles-chances-show = Probabilità
dueling-nobles-chances-hide = Nascondi probabilità
dueling-nobles-chances-pair = { $attacker } contro { $target }: { $outlook }.
dueling-nobles-chances-of-pair = Probabilità di { $attacker } contro { $target }: { $chance }
dueling-nobles-chances-about = Quando questa partita mostra le probabilità di un duello.
dueling-nobles-chances-as-set = Come nelle impostazioni ({ $when })
dueling-nobles-chances-course = Com’è andato il duello
dueling-nobles-chances-up = In alto: meglio per { $player }
dueling-nobles-chances-down = In basso: meglio per { $player }
dueling-nobles-chances-no-duel = Questa mossa non fa parte di un duello, quindi non ha probabilità di duello.
dueling-nobles-chances-off = La curva delle probabilità è disattivata. Puoi attivarla nelle impostazioni.
dueling-nobles-chances-even = pari
dueling-nobles-chances-how-likely = Probabilità che vinca { $attacker } se entrambi giocano la carta migliore. Toccane una per i dettagli.
dueling-nobles-chances-how-likely-dice = Probabilità che vinca { $attacker } solo con i dadi. { $why }
dueling-nobles-chances-after = { $done }: { $sentence }
dueling-nobles-chances-course-told = Probabilità in questo duello: { $points }
dueling-nobles-needs-all = { $name } vince con qualsiasi carta
dueling-nobles-needs-win = { $name } vince con { $wins }
dueling-nobles-needs-win-tie = { $name } vince con { $wins } e pareggia con { $ties }
dueling-nobles-needs-win-two = { $name } vince con { $wins }, oppure con due carte che fanno almeno { $sum } con il bonus di { $suit }
dueling-nobles-needs-win-tie-two = { $name } vince con { $wins }, oppure con due carte che fanno almeno { $sum } con il bonus di { $suit }, e pareggia con { $ties }
dueling-nobles-needs-two = { $name } vince solo con due carte che fanno almeno { $sum } con il bonus di { $suit }
dueling-nobles-needs-two-tie = { $two ->
    [yes] { $sentence }; con due che fanno { $sum } pareggia
   *[no] { $sentence }; con due carte che fanno { $sum } con il bonus di { $suit } pareggia
}
dueling-nobles-needs-tie = Nessuna carta fa vincere { $name }; con { $ties } pareggia
dueling-nobles-needs-hopeless = Nessuna carta può salvare { $name }
dueling-nobles-needs-no-ace = C’è un Asso in gioco e non ne restano altri: niente può salvare { $name }
dueling-nobles-needs-first = Senza carta di { $other }: { $sentence }
dueling-nobles-needs-an-ace = un Asso
dueling-nobles-needs-range = { $first }–{ $last }
dueling-nobles-needs-nothing = { $name } è in vantaggio di { $lead }
dueling-nobles-needs-ace = C’è un Asso in gioco: { $name } pareggia solo con un altro Asso
dueling-nobles-odds-no-pairs = Al momento nessun nobile può affrontarne un altro in duello.
dueling-nobles-odds-title = { $attacker } contro { $defender }, come se la sfida fosse adesso
dueling-nobles-odds-attacker = Attacca
dueling-nobles-odds-target = Difende
dueling-nobles-odds-dice-win = Dadi: vince
dueling-nobles-odds-tie = pareggia
dueling-nobles-odds-loss = perde
dueling-nobles-odds-cards-win = Carte migliori: vince
dueling-nobles-odds-note = Vittorie, pareggi e sconfitte di chi attacca: solo con i dadi, e se entrambi giocano la carta migliore. Non si tiene conto di bluff, carte risparmiate e deviazioni.

## Statistics

dueling-nobles-count-duels = Duelli
dueling-nobles-count-attacker-won = Vinti da chi attacca
dueling-nobles-count-defender-won = Vinti da chi difende
dueling-nobles-count-tied-duels = Pareggiati
dueling-nobles-count-critical-attacks = Colpo critico di chi attacca
dueling-nobles-count-critical-defences = Colpo critico di chi difende
dueling-nobles-count-deflected = Deviati
dueling-nobles-count-duels-note = { $count ->
    [one] 1 duello combattuto fino alla fine.
   *[other] { $count } duelli combattuti fino alla fine.
} Un pareggio non è una vittoria per nessuno.
dueling-nobles-count-nobles = Duelli per nobile
dueling-nobles-count-noble = Nobile
dueling-nobles-count-attacks = Attacchi
dueling-nobles-count-defences = Difese
dueling-nobles-count-won = vinti
dueling-nobles-count-lost = persi
dueling-nobles-count-tied = pareggiati
dueling-nobles-count-luck = Fortuna nei duelli
dueling-nobles-count-luck-expected = Attesi
dueling-nobles-count-luck-dice = Fortuna ai dadi
dueling-nobles-count-luck-cards = Carte e scelte
dueling-nobles-count-luck-won = Vinti
dueling-nobles-count-luck-note = «Vinti» è la somma di «Attesi», «Fortuna ai dadi» e «Carte e scelte»; un pareggio vale metà. «Attesi» è la probabilità prima di tirare i dadi, senza carte. «Fortuna ai dadi» è quanto i dadi l’hanno cambiata, «Carte e scelte» è il resto.
dueling-nobles-count-luck-left-out = Contano solo i duelli combattuti fino alla fine; un duello deviato conta dall’ultimo bersaglio. La fortuna nel pescare le carte non si calcola.
dueling-nobles-person-duels = Duelli: { $duels }. Vinti: { $won }, un pareggio vale mezzo; senza carte se ne attendevano { $expected } ({ $above }).
dueling-nobles-person-luck = Duelli vinti o persi per la fortuna ai dadi: { $dice }.
dueling-nobles-person-noble = Nobile scelto più spesso: { $noble } (partite: { $games }).
dueling-nobles-person-wins = Partite vinte sconfiggendo i nobili: { $fought }, per abbandono dell’avversario: { $conceded }.
dueling-nobles-count-abilities = Abilità
dueling-nobles-count-ability = Abilità
dueling-nobles-count-turn-first = Primo turno
dueling-nobles-count-turn-median = Turno mediano
dueling-nobles-count-turn-last = Ultimo turno
dueling-nobles-count-gold = Monete alla fine di ogni turno
dueling-nobles-count-gold-first = Chi inizia
dueling-nobles-count-gold-second = L’altro
dueling-nobles-count-gold-winner = Chi ha vinto
dueling-nobles-count-gold-loser = Chi ha perso
dueling-nobles-count-gold-note = Media delle monete nelle partite arrivate a quel turno.

## Results for other programs

dueling-nobles-tally-nobles-left = Nobili rimasti
dueling-nobles-tally-duels-won = Duelli vinti

## A first game

dueling-nobles-deal = Mescola i 12 Fanti, Regine e Re. Danne 6 a ogni giocatore.
dueling-nobles-deal-each = Mescola i 12 Fanti, Regine e Re di uno dei mazzi e danne 6 a ogni giocatore. Quelli dell’altro non servono.
dueling-nobles-deal-about = Sono i nobili. Toglili prima dal mazzo; le altre 40 carte arrivano dopo.
dueling-nobles-keep = { $count ->
    [one] Ogni giocatore ne tiene 1, scoperto. Toccalo qui.
   *[other] Ogni giocatore ne tiene { $count }, scoperti. Toccali qui.
}
dueling-nobles-keep-about = Sono la tua corte e combattono i tuoi duelli. Un Re ha forza { $king } e può tirare due dadi, una Regina ha { $queen } e guadagna { $bonus } per ogni nobile al suo fianco, un Fante ha { $jack } e può giocare due carte. Per iniziare va bene un po’ di tutto.
dueling-nobles-rest = { $count ->
    [0] Non avanza nessun nobile.
    [one] Metti coperto il nobile che avanza: è il mazzo dei nobili.
   *[other] Mescola i { $count } che avanzano e mettili coperti: sono il mazzo dei nobili.
}
dueling-nobles-rest-about = Da lì arrivano i nuovi nobili, e lì tornano quelli sconfitti.
dueling-nobles-hand = { $count ->
    [0] Mescola le altre 40 carte: sono il mazzo di supporto. Non se ne danno.
    [one] Mescola le altre 40 carte. Danne 1 a ogni giocatore; il resto è il mazzo di supporto.
   *[other] Mescola le altre 40 carte. Danne { $count } a ogni giocatore; il resto è il mazzo di supporto.
}
dueling-nobles-hand-each = { $count ->
    [0] Ogni giocatore mescola le altre 40 carte del proprio mazzo: sono il suo mazzo di supporto. Non se ne danno.
    [one] Ogni giocatore mescola le altre 40 carte del proprio mazzo e ne prende { $count }; il resto è il suo mazzo di supporto.
   *[other] Ogni giocatore mescola le altre 40 carte del proprio mazzo e ne prende { $count }; il resto è il suo mazzo di supporto.
}
dueling-nobles-hand-about = Tieni nascosta la tua mano. Queste carte si giocano nei duelli, si vendono, fanno da armi per i nobili o si scartano per usare le abilità.
dueling-nobles-hint-guide = L’app tiene il conto di monete, vigore e armi e somma i duelli. I consigli spiegano ogni fase; quelli che chiudi non tornano più.
dueling-nobles-needs = { $support_decks ->
    [each] Vi servono solo un mazzo di carte a testa e due dadi.
   *[shared] Ti servono solo un mazzo di carte e due dadi.
}
dueling-nobles-hint-income = { $gold ->
    [0] Vendi tre carte dello stesso seme o tassa un Re, che paga con il vigore.
    [one] Hai già guadagnato 1 moneta. Vendi carte o tassa un Re per averne altre.
   *[other] Hai già guadagnato { $gold } monete. Vendi carte o tassa un Re per averne altre.
}
dueling-nobles-hint-reinforcements = Compra carte di supporto per 1 moneta l’una, o recluta un nobile per { $recruit }.
dueling-nobles-hint-command = Un 2 o un 3 sotto un nobile è un’arma. Ogni seme ha un’abilità.
dueling-nobles-hint-hearts = uno dei tuoi nobili recupera 1 punto di vigore.
dueling-nobles-hint-diamonds = se l’avversario ha più nobili di te.
dueling-nobles-hint-clubs = prendi una carta dalla pila degli scarti.
dueling-nobles-hint-spades = guarda la mano dell’avversario.
dueling-nobles-hint-duel = Tocca il nobile che attacca, poi il bersaglio. Il pareggio costa 1 vigore a entrambi.
dueling-nobles-hint-roll = Tocca il risultato dei tuoi dadi o fai tirare l’app. Un Re può tirarne due.
dueling-nobles-hint-support = Prima chi attacca può giocare una carta{ $adrenaline ->
    [0] .
   *[other] ; il seme del nobile aggiunge { $adrenaline }.
}
dueling-nobles-hint-answer = Ora chi difende può giocare una carta. Un Asso vince.

## The screens

dueling-nobles-bots-decks = Le carte di supporto di un bot sono nell’app, che non può conoscere quelle di un mazzo sul tavolo. Per questo ogni giocatore ha il proprio mazzo di supporto e la propria pila degli scarti. Tu distribuisci i nobili e tiri i dadi per il bot.
dueling-nobles-setup-to-nobles = Scegli i nobili
dueling-nobles-setup-begin = Inizia la partita
dueling-nobles-setup-nobles = Nobili iniziali
dueling-nobles-starter-about-dealer = Ogni giocatore tira due dadi: chi fa il totale più basso dà le carte, e inizia l’altro. Tocca le facce dei tuoi dadi.
dueling-nobles-starter-about-any = Va bene qualsiasi modo di deciderlo. Con i dadi, inizia il totale più alto.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, dado { $die }: da tirare
   *[other] { $name }, dado { $die }: { $pips }
}
dueling-nobles-starter-tie = Entrambi hanno { $total }: in caso di parità si tira di nuovo.
dueling-nobles-starter-starts = { $name } gioca il primo turno
dueling-nobles-starter-missing = Tira i dadi o tocca chi inizia.
dueling-nobles-nobles-first = { $name } gioca il primo turno.
dueling-nobles-nobles-picking = { $name } sceglie: { $count } di { $of }
dueling-nobles-nobles-picked = { $name } ha { $cards }.
dueling-nobles-nobles-dealt = { $name } riceve: { $count } di { $of }
dueling-nobles-nobles-kept = { $name } tiene { $cards }.
dueling-nobles-nobles-free = { $card }
dueling-nobles-nobles-taken = { $card }, { $name }
dueling-nobles-nobles-full = { $count ->
    [one] { $name } ha già il suo nobile; toccalo per rimetterlo a posto.
   *[other] { $name } ha già tutti i suoi { $count } nobili; toccane uno per rimetterlo a posto.
}
dueling-nobles-nobles-next = Ora sceglie { $next }. Per cambiare i nobili di { $name }, tocca { $name } in alto.
dueling-nobles-nobles-missing = { $count ->
    [one] Manca un nobile.
   *[other] Mancano { $count } nobili.
}
dueling-nobles-menu-chances = Quando mostrare le probabilità
dueling-nobles-side-active = ▶ { $name }
dueling-nobles-side-turn = Turno di { $name }
dueling-nobles-side-empty = { $name } non ha più nobili.
dueling-nobles-side-hand = { $name }: { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
dueling-nobles-side-gold = { $count ->
    [one] { $name }: 1 moneta
   *[other] { $name }: { $count } monete
}
dueling-nobles-side-abilities = { $name }, abilità rimaste: { $abilities }
dueling-nobles-ability-is-left = { $ability }, disponibile: { $about }
dueling-nobles-ability-is-used = { $ability }, già usata: { $about }
dueling-nobles-noble-label = { $card } di { $name }
dueling-nobles-noble-about = { $sum ->
    [yes] { $card } di { $name }: forza { $strength } ({ $terms }), vigore { $left } su { $full }
   *[no] { $card } di { $name }: forza { $strength }, vigore { $left } su { $full }
}
dueling-nobles-noble-worth = { $sum ->
    [yes] Forza { $strength } ({ $terms }), vigore { $left } su { $full }
   *[no] Forza { $strength }, vigore { $left } su { $full }
}
dueling-nobles-noble-stamina = { $card }: vigore { $left } su { $full }
dueling-nobles-noble-skill-king = In duello il Re tira uno o due dadi.
dueling-nobles-noble-skill-queen = La Regina è più forte per ogni altro nobile della sua corte.
dueling-nobles-noble-skill-jack = In duello il Fante può giocare due carte di supporto.
dueling-nobles-thing-gold-about = Le monete servono per comprare carte, reclutare nobili e deviare sfide.
dueling-nobles-thing-hand-about = Le carte di supporto in mano. L’app tiene conto solo di quante sono e di quelle che entrambi hanno visto.
dueling-nobles-thing-abilities = Abilità di { $name }
dueling-nobles-thing-noble-deck = Mazzo dei nobili
dueling-nobles-deck-support = Mazzo di supporto: { $count }
dueling-nobles-deck-support-name = Supporto
dueling-nobles-deck-nobles = Mazzo dei nobili: { $count }
dueling-nobles-deck-nobles-name = Nobili
dueling-nobles-discard = { $count ->
    [0] Scarti: nessuno
   *[other] Scarti: { $count }
}
dueling-nobles-discard-card = { $card } nella pila degli scarti
dueling-nobles-cards-missing = { $count ->
    [one] Nei conti manca una carta di supporto. Correggi una mano o il mazzo.
   *[other] Nei conti mancano { $count } carte di supporto. Correggi una mano o il mazzo.
}
dueling-nobles-cards-too-many = { $count ->
    [one] Nei conti c’è una carta di supporto di troppo. Correggi una mano o il mazzo.
   *[other] Nei conti ci sono { $count } carte di supporto di troppo. Correggi una mano o il mazzo.
}
dueling-nobles-mark-discard = ×
dueling-nobles-mark-duel = ⚔
dueling-nobles-do-sell = { $gold ->
    [one] Vendi per 1 moneta
   *[other] Vendi per { $gold } monete
}
dueling-nobles-do-buy = { $count ->
    [one] Compra 1 carta
   *[other] Compra { $count } carte
}
dueling-nobles-do-tax = Tassa { $card }
dueling-nobles-do-recruit = Recluta { $card }
dueling-nobles-do-weapon = Equipaggia { $card }
dueling-nobles-do-give = Prendi da { $card }
dueling-nobles-do-receive = Dai a { $card }
dueling-nobles-do-heal = Cura { $card }
dueling-nobles-do-spy = Spia senza indicare carte
dueling-nobles-do-spy-named = Registra la mano
dueling-nobles-do-tax-last = Tassa { $card } e perdilo
dueling-nobles-do-attack-with = Attacca con { $card }
dueling-nobles-do-attack = Sfida { $card }
dueling-nobles-priced = { $gold ->
    [one] { $action } (1 moneta)
   *[other] { $action } ({ $gold } monete)
}
dueling-nobles-do-deflect = { $gold ->
    [one] { $name } devia (1 moneta)
   *[other] { $name } devia ({ $gold } monete)
}
dueling-nobles-do-deflect-to = Devia su { $card }
dueling-nobles-do-concede = { $name } si arrende
dueling-nobles-do-next-phase = { $phase } →
dueling-nobles-passing = { $count ->
    [one] Così finisce la fase { $phases }.
   *[other] Così finiscono queste fasi: { $phases }.
}
dueling-nobles-do-describe = Dettagli di { $card }
dueling-nobles-ask-spade = Quale carta di picche scarti?
dueling-nobles-ask-heart = Quale carta di cuori scarti?
dueling-nobles-ask-diamond = Quale carta di quadri scarti?
dueling-nobles-ask-club = Quale carta di fiori scarti?
dueling-nobles-ask-sale = Tocca tre carte dello stesso seme.
dueling-nobles-ask-sale-full = Hai già scelto tre carte.
dueling-nobles-ask-sale-left = { $count ->
    [one] Manca una carta
   *[other] Mancano { $count } carte
}
dueling-nobles-ask-king = Quale Re paga?
dueling-nobles-ask-count = Quante?
dueling-nobles-ask-recruit = Quale nobile era in cima?
dueling-nobles-ask-weapon = Quale 2 o 3?
dueling-nobles-ask-bearer = Chi riceve { $card }?
dueling-nobles-ask-giver = L’arma di quale nobile?
dueling-nobles-ask-receiver = Chi riceve l’arma di { $card }?
dueling-nobles-ask-patient = Chi vuoi curare con { $card }?
dueling-nobles-ask-recovered = Quale carta recuperi con { $card }?
dueling-nobles-ask-from-pile = { $card } dalla pila degli scarti
dueling-nobles-ask-seen = { $count ->
    [0] { $name } non ha carte.
    [one] L’unica carta di { $name }:
   *[other] Le { $count } carte di { $name }:
}
dueling-nobles-ask-seen-full = { $count ->
    [one] Hai già indicato l’unica carta.
   *[other] Hai già indicato tutte e { $count } le carte.
}
dueling-nobles-ask-seen-left = { $count ->
    [one] Manca una carta da indicare
   *[other] Mancano { $count } carte da indicare
}
dueling-nobles-ask-seen-spent = Hai appena scartato { $card }.
dueling-nobles-ask-attack-or-end = { $name }, tocca il nobile che attacca, oppure termina il turno.
dueling-nobles-ask-attack-or-go-on = { $name }, tocca il nobile che attacca, oppure continua.
dueling-nobles-ask-one-card = { $name }, gioca una carta o nessuna.
dueling-nobles-ask-two-cards = Fante: { $name }, gioca fino a due carte.
dueling-nobles-ask-target = { $name }, tocca il nobile da sfidare con { $card }.
dueling-nobles-ask-deflection = Chi raccoglie la sfida?
dueling-nobles-ask-last-stamina = Così { $card } perde l’ultimo punto di vigore: il Re è sconfitto.
dueling-nobles-ask-concede = La partita finisce subito. Puoi annullare.
dueling-nobles-fight-wins = vince
dueling-nobles-fight-loses = perde
dueling-nobles-fight-ties = pareggia
dueling-nobles-fight-attacker = attacca
dueling-nobles-fight-defender = difende
dueling-nobles-fight-fights = { $card } nel duello
dueling-nobles-fight-rolled = { $name } ha tirato un { $pips }
dueling-nobles-fight-card-lies = { $card } è in gioco
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = colpo critico
dueling-nobles-fight-roll = { $name } tira
dueling-nobles-fight-roll-two = Re: { $name } tira uno o due dadi
dueling-nobles-fight-die-tumbles = Il dado di { $name } rotola
dueling-nobles-fight-die = { $name } tira un { $pips }
dueling-nobles-fight-first-die = { $name }, primo dado { $pips }
dueling-nobles-fight-second-die = { $name }, secondo dado { $pips }
dueling-nobles-fight-one-die = { $name }, un solo dado: { $pips }
dueling-nobles-fight-roll-virtual = Tira per { $name }
dueling-nobles-fight-no-hand = { $name } non ha carte in mano.
dueling-nobles-fight-no-card = { $name } non gioca carte
dueling-nobles-fight-play = Gioca { $cards }
dueling-nobles-fight-play-none = Gioca
dueling-nobles-fight-choose-first = Prima scegli una o due carte, oppure non giocarne nessuna.
dueling-nobles-fight-won = { $name } vince il duello
dueling-nobles-fight-tie = Pareggio
dueling-nobles-needs-picked = { $cards }: { $total } contro { $other }
dueling-nobles-needs-picked-ace = { $cards }: colpo critico
dueling-nobles-needs-picked-aces = { $cards }: Asso contro Asso, pareggio
dueling-nobles-card-would-win = vincerebbe
dueling-nobles-card-would-tie = pareggerebbe
dueling-nobles-correct-gold = Monete di { $player }
dueling-nobles-correct-support-deck = { $owner ->
    [none] Carte nel mazzo di supporto
   *[other] Carte nel mazzo di supporto di { $owner }
}
dueling-nobles-correct-stamina = Vigore di { $noble }
dueling-nobles-correct-weapon = Arma di { $noble }
dueling-nobles-correct-armed = { $weapon ->
    [none] nessuna
   *[other] { $weapon }
}
dueling-nobles-correct-ability = { $suit ->
    [spades] { $player } ha usato ♠
    [hearts] { $player } ha usato ♥
    [diamonds] { $player } ha usato ♦
   *[clubs] { $player } ha usato ♣
}
dueling-nobles-keys-die = Registra questo tiro
dueling-nobles-keys-number = Registra questo tiro o scegli l’opzione
dueling-nobles-keys-roll = Fai tirare l’app
dueling-nobles-keys-chances = Mostra le probabilità
dueling-nobles-keys-no-support = Non giocare carte
dueling-nobles-quick-unarmed = { $card } senza arma
dueling-nobles-quick-under = { $card } sotto { $noble }
dueling-nobles-quick-title = Duello rapido
dueling-nobles-quick-attacker = Attacco
dueling-nobles-quick-defender = Difesa
dueling-nobles-quick-pick-attacker = Tocca il nobile che attacca.
dueling-nobles-quick-pick-defender = Tocca il nobile che difende.
dueling-nobles-quick-attacks = { $card } attacca
dueling-nobles-quick-defends = { $card } difende
dueling-nobles-quick-armed = { $card } con { $weapon }
dueling-nobles-quick-hand = Carte in mano: { $player }
dueling-nobles-quick-others = Altri nobili accanto a { $card }
dueling-nobles-quick-edition = Edizione: { $edition }
dueling-nobles-quick-wounded = { $card } perde 1 punto di vigore.
dueling-nobles-quick-another = Un altro duello
dueling-nobles-quick-same = Di nuovo gli stessi nobili
dueling-nobles-figure-luck = Duelli vinti: attesi secondo i dadi e reali
dueling-nobles-figure-duels = Come sono finiti i duelli
dueling-nobles-figure-nobles = Duelli vinti su duelli combattuti
dueling-nobles-figure-attacking = In attacco
dueling-nobles-figure-defending = In difesa
dueling-nobles-figure-gold = Monete di chi vince e di chi perde
dueling-nobles-figure-gold-mean = Monete (media)

## How to play

dueling-nobles-lesson-aim = La tua corte
dueling-nobles-lesson-aim-about = I Re, le Regine e i Fanti davanti a te sono i tuoi nobili. Vinci quando l’avversario non ne ha più.
dueling-nobles-lesson-hand = La tua mano
dueling-nobles-lesson-hand-about = Tutte le altre carte danno supporto ai tuoi nobili. Tienile in modo che l’avversario non le veda.
dueling-nobles-lesson-turn = Il tuo turno
dueling-nobles-lesson-turn-about = Incassi monete, compri carte, equipaggi i tuoi nobili e poi, se vuoi, inizi un duello. L’app mostra ogni fase e conta le monete.
dueling-nobles-lesson-duel = Un duello
dueling-nobles-lesson-duel-about = Un tuo nobile ne sfida uno dell’avversario. Ogni giocatore somma la forza del nobile, un dado e, se vuole, una carta della mano. Vince il totale più alto.
dueling-nobles-lesson-stamina = Il vigore
dueling-nobles-lesson-stamina-about = Un nobile che perde un duello perde 1 punto di vigore. Un nobile senza vigore lascia la corte e torna nel mazzo dei nobili.
dueling-nobles-lesson-suits = Semi e Assi
dueling-nobles-lesson-suits-about = Una volta per partita, una carta di ogni seme ti permette di usare l’abilità di quel seme. Un Asso vince il duello, qualunque siano i totali.

## The rules for a player who does not know the game

dueling-nobles-rulebook-aim = Lo scopo
    È un gioco per due. Ogni giocatore ha una corte di nobili, e i nobili di uno affrontano in duello quelli dell’altro.
    Vinci quando nella corte dell’avversario non resta nessun nobile.

dueling-nobles-rulebook-table = Il tavolo
    { $support_decks ->
        [each] Servono due mazzi di 52 carte senza jolly, uno per giocatore, e due dadi a sei facce. L’app tiene il conto di monete e vigore, e può anche tirare i dadi.
       *[shared] Servono un mazzo di 52 carte senza jolly e due dadi a sei facce. L’app tiene il conto di monete e vigore, e può anche tirare i dadi.
    }
    { $support_decks ->
        [each] I 12 Fanti, Regine e Re di uno dei mazzi sono i nobili; quelli dell’altro non servono. Le altre 40 carte di ogni mazzo, dall’Asso al 10, sono le carte di supporto del suo giocatore.
       *[shared] I 12 Fanti, Regine e Re sono i nobili. Le altre 40 carte, dall’Asso al 10, sono le carte di supporto.
    }
    Ogni giocatore ha una corte con i suoi nobili scoperti, alcune monete d’oro e una mano di carte di supporto che l’altro non vede.
    { $support_decks ->
        [each] Il mazzo dei nobili è in comune ed è coperto. Ogni giocatore ha poi il proprio mazzo di supporto, coperto, e la propria pila degli scarti, scoperta.
       *[shared] Tre pile sono in comune: il mazzo dei nobili e il mazzo di supporto sono coperti, la pila degli scarti è scoperta.
    }
    La forza è quanto vale un nobile in duello. In partenza un Re ha { $base_strength-king }, una Regina { $base_strength-queen } e un Fante { $base_strength-jack }.
    Il vigore è il numero di ferite che un nobile può sopportare. Un Re ha { $stamina-king }, una Regina { $stamina-queen } e un Fante { $stamina-jack }. Un nobile che esaurisce il vigore è sconfitto e lascia la corte.

dueling-nobles-rulebook-setup = Preparazione
    { $opening_nobles ->
        [one] Mescola a parte i nobili e danne 6 a ogni giocatore. Ognuno ne mette 1 scoperto nella propria corte. Il nobile inizia con il vigore al massimo.
       *[other] Mescola a parte i nobili e danne 6 a ogni giocatore. Ognuno ne mette { $opening_nobles } scoperti nella propria corte. I nobili iniziano con il vigore al massimo.
    }
    { $noble_deck ->
        [0] Non avanza nessun nobile: il mazzo dei nobili all’inizio è vuoto.
       *[other] Mescola i { $noble_deck } nobili che avanzano: sono il mazzo dei nobili.
    }
    { $support_decks ->
        [each] { $opening_hand ->
            [0] Ogni giocatore mescola le proprie carte di supporto. Non se ne danno: tutte e { $support_deck } sono il suo mazzo di supporto.
            [one] Ogni giocatore mescola le proprie carte di supporto e ne prende { $opening_hand }. Le { $support_deck } che restano sono il suo mazzo di supporto.
           *[other] Ogni giocatore mescola le proprie carte di supporto e ne prende { $opening_hand }. Le { $support_deck } che restano sono il suo mazzo di supporto.
        }
       *[shared] { $opening_hand ->
            [0] Mescola le carte di supporto. Non se ne danno: tutte e { $support_deck } sono il mazzo di supporto.
            [one] Mescola le carte di supporto e danne 1 a ogni giocatore. Le { $support_deck } che restano sono il mazzo di supporto.
           *[other] Mescola le carte di supporto e danne { $opening_hand } a ogni giocatore. Le { $support_deck } che restano sono il mazzo di supporto.
        }
    }
    { $support_decks ->
        [each] All’inizio nessuno ha monete e le due pile degli scarti sono vuote.
       *[shared] All’inizio nessuno ha monete e la pila degli scarti è vuota.
    { $edition ->
        [catsatcards] Ogni giocatore tira due dadi. Chi fa il totale più basso dà le carte; in caso di parità si tira di nuovo. L’altro gioca il primo turno. Giocando più partite di seguito, si danno le carte a turno. Le carte si danno una alla volta, coperte, cominciando dall’avversario di chi dà le carte.
        [duelo] Chi gioca il primo turno si decide liberamente. Per esempio, ognuno tira un dado e inizia chi fa il numero più alto.
       *[original] Chi gioca il primo turno si decide liberamente.
    }
    }

dueling-nobles-rulebook-turn = Il turno
    { $phase_count ->
        [one] Si gioca a turno. Un turno ha una sola fase: { $phases }.
       *[other] Si gioca a turno. Un turno ha { $phase_count } fasi, in quest’ordine: { $phases }. Non si torna mai a una fase già passata.
    }
    In ogni fase tutto è facoltativo, e l’ordine lo scegli tu. Puoi anche terminare il turno prima dell’ultima fase.
    { $income ->
        [no] Nessuna fase dà monete da sola.
       *[other] {""}
    }
    { $left_out ->
        [none] {""}
       *[other] Queste regole non prevedono: { $left_out }.
    }

## A phase: title, income and actions

dueling-nobles-rulebook-phase = Fase { $number } – { $phase }
dueling-nobles-rulebook-phase-empty = In questa fase non si può fare niente.
dueling-nobles-rulebook-phase-income = { $number ->
    [1] Guadagni { $income_gold ->
        [one] 1 moneta
       *[other] { $income_gold } monete
    } appena inizia questa fase.
   *[other] Guadagni { $income_gold ->
        [one] 1 moneta
       *[other] { $income_gold } monete
    } appena inizia questa fase. Il guadagno ti spetta anche se termini il turno prima.
}
dueling-nobles-rulebook-never = { $action }: queste regole non lo permettono.
dueling-nobles-rulebook-often = { $limit ->
    [none] Puoi farlo quante volte vuoi in un turno.
    [one] Puoi farlo una volta per turno.
   *[other] Puoi farlo fino a { $limit } volte per turno.
}
dueling-nobles-rulebook-sell = { $action }: scarta dalla mano 3 carte di supporto dello stesso seme e guadagna { $sale_gold ->
    [one] 1 moneta
   *[other] { $sale_gold } monete
}. { $often }
dueling-nobles-rulebook-tax = { $action }: { $tax_may_vanquish ->
    [yes] uno dei tuoi Re perde 1 punto di vigore e tu guadagni 1 moneta. Può essere anche l’ultimo punto: in tal caso il Re è sconfitto.
   *[no] uno dei tuoi Re perde 1 punto di vigore e tu guadagni 1 moneta. Non si può tassare un Re con un solo punto di vigore.
} { $taxes ->
    [each-king] Puoi farlo una volta per turno con ognuno dei tuoi Re.
   *[one-king] Puoi farlo una volta per turno, con un solo Re.
}
dueling-nobles-rulebook-buy = { $action }: { $cards_per_purchase ->
    [one] paga 1 moneta e pesca 1 carta di supporto. Deve essercene almeno una nel mazzo di supporto o nella pila degli scarti.
   *[other] scegli quante carte di supporto comprare, al massimo { $cards_per_purchase }. Paga 1 moneta per ciascuna, tutte prima di vedere una carta, poi pescale. Non puoi comprarne più di quante ne hanno insieme il mazzo di supporto e la pila degli scarti.
} { $often }
dueling-nobles-rulebook-recruit = { $action }: paga { $recruit_cost ->
    [one] 1 moneta
   *[other] { $recruit_cost } monete
} e gira la prima carta del mazzo dei nobili. Il nobile entra nella tua corte con il vigore al massimo. Nel mazzo deve esserci almeno un nobile. { $often }
dueling-nobles-rulebook-weapon = { $action }: metti un 2 o un 3 della tua mano sotto uno dei tuoi nobili ancora senza arma. { $often }
dueling-nobles-rulebook-move-weapon = { $action }: { $weapons_may_swap ->
    [yes] prendi l’arma di uno dei tuoi nobili e dalla a un altro. Se anche lui ne ha una, i due nobili se le scambiano.
   *[no] prendi l’arma di uno dei tuoi nobili e dalla a un altro che non ne ha.
} { $often }
dueling-nobles-rulebook-heal = { $action }: scarta una carta di cuori (♥). Uno dei tuoi nobili che ha perso vigore ne recupera 1 punto. Puoi farlo una volta in tutta la partita.
dueling-nobles-rulebook-draw-three = { $action }: scarta una carta di quadri (♦) e pesca 3 carte di supporto, o tutte quelle che restano se sono di meno. L’avversario deve avere nella sua corte più nobili di te. Puoi farlo una volta in tutta la partita.
dueling-nobles-rulebook-recover = { $support_decks ->
    [each] { $action }: scarta una carta di fiori (♣) e prendi dalla tua pila degli scarti la carta che vuoi, tranne quella appena scartata. Prima di farlo, la pila non deve essere vuota. Puoi farlo una volta in tutta la partita.
   *[shared] { $action }: scarta una carta di fiori (♣) e prendi dalla pila degli scarti la carta che vuoi, tranne quella appena scartata. Prima di farlo, la pila non deve essere vuota. Puoi farlo una volta in tutta la partita.
}
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] scarta una carta di picche (♠). L’avversario scopre le carte che ha in mano, e quelle carte restano scoperte. Le carte pescate in seguito sono di nuovo nascoste.
   *[no] scarta una carta di picche (♠) e guarda tutte le carte in mano all’avversario. Poi tornano nascoste.
} Puoi farlo una volta in tutta la partita.
dueling-nobles-rulebook-challenge = { $action }: indica quale dei tuoi nobili attacca e quale nobile dell’avversario è il bersaglio. I due si affrontano in duello, passo per passo come spiegato più avanti. { $often }

## After the phases

dueling-nobles-rulebook-duel = Il duello
    Deviazione: prima che si tiri un dado, chi difende può pagare { $deflect_cost ->
        [one] 1 moneta
       *[other] { $deflect_cost } monete
    } e indicare come bersaglio un altro nobile della propria corte. Si può fare una volta per duello.
    Forza: ognuno conta la forza del suo nobile, { $base_strength-king } per un Re, { $base_strength-queen } per una Regina e { $base_strength-jack } per un Fante. Un’arma aggiunge il suo 2 o il suo 3.
    Ispirazione: una Regina aggiunge { $queen_bonus } per ogni altro nobile che in quel momento è nella sua corte.
    Dadi: ognuno tira un dado e lo aggiunge. Con un Re puoi tirare due dadi e aggiungerli entrambi. Non importa chi tira prima.
    Supporto: ora ognuno può giocare una carta di supporto della mano e aggiungere il suo numero. Con un Fante puoi giocarne due, entrambe insieme. Prima gioca, o rinuncia, chi attacca; poi tocca a chi difende. Anche qui si può giocare un 2 o un 3.
    Adrenalina: una carta di supporto dello stesso seme del nobile aggiunge { $adrenaline } in più. Se un Fante ne gioca due così, vale per entrambe.
    Colpo critico: un Asso non aggiunge né numero né adrenalina, ma chi lo gioca vince il duello, qualunque siano i totali. Se entrambi giocano un Asso, è pareggio. Un Asso può essere una delle due carte di un Fante.
    Vittoria: senza Assi vince il totale più alto. Chi vince guadagna { $win_gold ->
        [one] 1 moneta
       *[other] { $win_gold } monete
    }, e il nobile che ha perso perde 1 punto di vigore.
    Pareggio: entrambi i nobili perdono 1 punto di vigore, e nessuno guadagna monete.
    Dopo il duello: le carte di supporto giocate vanno nella pila degli scarti, prima quelle di chi attaccava. Poi un nobile rimasto senza vigore è sconfitto: la sua arma va nella pila degli scarti e il nobile viene rimescolato nel mazzo dei nobili.

dueling-nobles-rulebook-abilities = Le quattro abilità
    Ogni seme ha un’abilità: { $abilities }. Ogni giocatore può usare ciascuna delle quattro una volta per partita.
    Per usarne una, scarta dalla mano una carta di supporto del suo seme. Va bene qualsiasi carta del seme, anche un Asso: il numero non conta. In un turno puoi usare più abilità.

dueling-nobles-rulebook-abilities-some = Abilità
    Con queste regole ci sono: { $abilities }. Ogni giocatore può usare ciascuna una volta per partita.
    Per usarne una, scarta dalla mano una carta di supporto del suo seme. Va bene qualsiasi carta del seme, anche un Asso: il numero non conta. In un turno puoi usare più abilità.

dueling-nobles-rulebook-weapons = Le armi
    Un 2 o un 3 sotto un nobile è la sua arma. Aggiunge 2 o 3 alla forza del nobile in ogni duello. Il seme non conta.
    Un nobile ha al massimo un’arma. Quando il nobile è sconfitto, la sua arma va nella pila degli scarti.

dueling-nobles-rulebook-decks = I mazzi
    { $support_decks ->
        [each] Le carte di supporto si pescano una alla volta, ognuno dal proprio mazzo. Quando il tuo mazzo di supporto è vuoto, mescola la tua pila degli scarti: è il tuo nuovo mazzo, e continui a pescare. Se anche la tua pila degli scarti è vuota, non peschi più.
       *[shared] Le carte di supporto si pescano una alla volta. Quando il mazzo di supporto è vuoto, mescola la pila degli scarti: è il nuovo mazzo di supporto, e si continua a pescare. Se anche la pila degli scarti è vuota, non si pesca più.
    }
    { $support_decks ->
        [each] Se l’ultima carta che peschi svuota il tuo mazzo di supporto, mescola subito la tua pila degli scarti. Le tue carte e le tue armi vanno nella tua pila degli scarti. I due giocatori possono avere in mano la stessa carta.
       *[shared] Se l’ultima carta che peschi svuota il mazzo di supporto, mescola subito la pila degli scarti.
    }
    Un nobile sconfitto viene rimescolato nel mazzo dei nobili: entrambi i giocatori possono reclutarlo di nuovo. Finché il mazzo dei nobili è vuoto, nessuno può reclutare.

dueling-nobles-rulebook-end = La fine della partita
    { $victory ->
        [turn-start] Se una corte è vuota, per ora la partita continua: chi la possiede può ancora reclutare nel proprio turno. Se è vuota quando comincerebbe il turno dell’avversario, vince l’avversario, anche se la sua corte è vuota.
       *[at-once]
            Se la tua corte è vuota, hai perso e l’avversario ha vinto.
            { $tax_may_vanquish ->
                [yes] Vale anche se il tuo ultimo nobile è un Re sconfitto da una tassa.
               *[other] {""}
            }
            { $both_empty ->
                [attacker] Se un duello svuota entrambe le corti, vince chi attaccava.
                [defender] Se un duello svuota entrambe le corti, vince chi difendeva.
               *[draw] Se un duello svuota entrambe le corti, la partita finisce in pareggio.
            }
    }
    Puoi arrenderti in qualsiasi momento; allora vince l’avversario.
