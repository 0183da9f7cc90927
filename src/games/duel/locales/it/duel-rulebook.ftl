# The rules of Duel for a player who does not know the game.

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
    I 3 e i 2 sono carte Supporto, cavalli e armi per un Esercito: un 3 aggiunge { $support_values-three }, un 2 aggiunge { $support_values-two }.
    Gli Assi non combattono mai: eliminano Condottieri e fanno fallire gli attacchi.
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
        [0] Non ci sono attacchi, tranne quello di un turno di vendetta.
        [one] Nella fase attacco puoi attaccare chi siede alla tua destra, una volta.
       *[other] Nella fase attacco puoi attaccare chi siede alla tua destra, fino a { $attacks_per_turn } volte.
    }
    Nel riordino copri di nuovo i tuoi Condottieri scoperti. Un Condottiero scoperto è usato e fino ad allora non combatte: quello che ha difeso non può attaccare nel tuo turno successivo, quello che ha attaccato è di nuovo pronto a difendere. Un Condottiero scoperto una volta è noto a tutti finché non viene scartato.
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
        [0] Nelle battaglie non ci sono carte Supporto.
        [one] Supporto: prima chi attacca, poi chi difende può aggiungere una carta Supporto coperta. Serve una carta Esercito.
       *[other] Supporto: prima chi attacca, poi chi difende può aggiungere fino a { $supports_per_side } carte Supporto coperte. Serve una carta Esercito.
    }
    Si scoprono tutte le carte della battaglia. Esercito, Condottiero e Supporto insieme sono la forza; chi non ha carte ha 0.
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
        [defender] Anche a forze pari l’attacco è respinto.
       *[draw] A forze pari si perdono solo le carte usate.
    }
    Dopo la battaglia le carte Esercito e Supporto si scartano. Gli altri Condottieri restano, scoperti.

duel-rulebook-aces = Gli Assi
    { $aces_defend ->
        [any-time] In difesa puoi giocare un Asso in qualsiasi momento della battaglia per respingere l’attacco. A carte scoperte è l’ultima occasione, ma solo se chi attacca è più forte.
        [before-reveal] In difesa puoi giocare un Asso in qualsiasi momento prima che si scoprano le carte per respingere l’attacco.
       *[never] Nelle battaglie non si possono giocare Assi.
    }
    { $aces_defend ->
        [never] {""}
       *[other] { $ace_fails_unled ->
            [yes] Chi attaccava scarta allora l’Esercito, le carte Supporto e il Condottiero; senza Condottiero paga il costo di un attacco respinto. Il Condottiero che hai scelto si scopre e resta; il tuo Esercito e le tue carte Supporto si scartano.
           *[no] Chi attaccava scarta allora l’Esercito, le carte Supporto e il Condottiero. Il Condottiero che hai scelto si scopre e resta; il tuo Esercito e le tue carte Supporto si scartano.
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
        [yes] Chi è fuori perché non aveva niente da pescare ha ancora un turno di vendetta, se restano altri due giocatori: la preparazione, un attacco e gli Assi.
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

## The mat to print.

duel-mat-discard = Pila degli scarti
