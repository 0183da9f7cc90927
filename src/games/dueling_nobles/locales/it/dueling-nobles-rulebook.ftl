# The rules of Dueling Nobles for a player who does not know the game.

dueling-nobles-rulebook-aim = Lo scopo
    È un gioco per due. Ogni giocatore ha una corte di nobili, e i nobili di uno affrontano in duello quelli dell’altro.
    Vinci quando nella corte dell’avversario non resta nessun nobile.

dueling-nobles-rulebook-table = Il tavolo
    Servono un mazzo di 52 carte senza jolly e due dadi a sei facce. L’app tiene il conto di monete e vigore, e può anche tirare i dadi.
    I 12 Fanti, Regine e Re sono i nobili. Le altre 40 carte, dall’Asso al 10, sono le carte di supporto.
    Ogni giocatore ha una corte con i suoi nobili scoperti, alcune monete d’oro e una mano di carte di supporto che l’altro non vede.
    Tre pile sono in comune: il mazzo dei nobili e il mazzo di supporto sono coperti, la pila degli scarti è scoperta.
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
    { $opening_hand ->
        [0] Mescola le carte di supporto. Non se ne danno: tutte e { $support_deck } sono il mazzo di supporto.
        [one] Mescola le carte di supporto e danne 1 a ogni giocatore. Le { $support_deck } che restano sono il mazzo di supporto.
       *[other] Mescola le carte di supporto e danne { $opening_hand } a ogni giocatore. Le { $support_deck } che restano sono il mazzo di supporto.
    }
    All’inizio nessuno ha monete e la pila degli scarti è vuota.
    { $edition ->
        [catsatcards] Ogni giocatore tira due dadi. Chi fa il totale più basso dà le carte; in caso di parità si tira di nuovo. L’altro gioca il primo turno. Giocando più partite di seguito, si danno le carte a turno.
        [duelo] Chi gioca il primo turno si decide liberamente. Per esempio, ognuno tira un dado e inizia chi fa il numero più alto.
       *[original] Chi gioca il primo turno si decide liberamente.
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
dueling-nobles-rulebook-recover = { $action }: scarta una carta di fiori (♣) e prendi dalla pila degli scarti la carta che vuoi, tranne quella appena scartata. Prima di farlo, la pila non deve essere vuota. Puoi farlo una volta in tutta la partita.
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] scarta una carta di picche (♠). L’avversario scopre le carte che ha in mano, e quelle carte restano scoperte. Le carte pescate in seguito sono di nuovo nascoste.
   *[no] scarta una carta di picche (♠) e guarda tutte le carte in mano all’avversario. Poi tornano nascoste.
} Puoi farlo una volta in tutta la partita.
dueling-nobles-rulebook-challenge = { $action }: indica quale dei tuoi nobili attacca e quale nobile dell’avversario è il bersaglio. I due si affrontano in duello, passo per passo come spiegato più avanti. { $often }

## After the phases.

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

dueling-nobles-rulebook-weapons = Le armi
    Un 2 o un 3 sotto un nobile è la sua arma. Aggiunge 2 o 3 alla forza del nobile in ogni duello. Il seme non conta.
    Un nobile ha al massimo un’arma. Quando il nobile è sconfitto, la sua arma va nella pila degli scarti.

dueling-nobles-rulebook-decks = I mazzi
    Le carte di supporto si pescano una alla volta. Quando il mazzo di supporto è vuoto, mescola la pila degli scarti: è il nuovo mazzo di supporto, e si continua a pescare. Se anche la pila degli scarti è vuota, non si pesca più.
    Se l’ultima carta che peschi svuota il mazzo di supporto, mescola subito la pila degli scarti.
    Un nobile sconfitto viene rimescolato nel mazzo dei nobili: entrambi i giocatori possono reclutarlo di nuovo. Finché il mazzo dei nobili è vuoto, nessuno può reclutare.

dueling-nobles-rulebook-end = La fine della partita
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
    Puoi arrenderti in qualsiasi momento; allora vince l’avversario.
