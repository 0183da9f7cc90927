# The rules of Noble Hearts for a player who does not know the game.

noble-hearts-rulebook-aim = Lo scopo
    Due nobili amano Lady Isabelle e si battono con la spada. Vince chi va a segno per primo.
    { $charm_spots ->
        [0] {""}
       *[other] Oppure puoi conquistare il suo cuore: se Lady Isabelle raggiunge il tuo cuore sulla carta del fascino, vinci lo stesso.
    }

noble-hearts-rulebook-table = Il tavolo
    La scatola del gioco è la sala in cui ci si batte. Di caselle, mobili e direzione dei nobili si occupano i giocatori; l’app segue solo quali nobili sono su una casella rialzata.
    Ogni giocatore ha un mazzo di { $deck_cards } carte azione. Le carte usate vanno scoperte nella sua pila degli scarti.
    Una carta ha quattro numeri: la sua forza, quale delle { $areas } zone del corpo colpisce, quanto movimento dà e quante carte fa pescare.
    { $pile ->
        [0] {""}
       *[other] Ci sono { $pile } carte speciali. Le tue stanno scoperte davanti a te: ognuna ti permette di fare ciò che dice il suo nome. Una carta coperta va scoperta prima di usarla di nuovo.
    }
    { $charm_spots ->
        [0] {""}
       *[other] Sulla carta del fascino Lady Isabelle sta al centro, a { $charm_spots ->
            [one] 1 passo
           *[other] { $charm_spots } passi
        } da ogni cuore.
    }
    { $skill_spots ->
        [0] {""}
       *[other] Sulla carta della maestria un segnalino sta al centro, a { $skill_spots ->
            [one] 1 passo
           *[other] { $skill_spots } passi
        } da ogni spada.
    }

noble-hearts-rulebook-setup = Preparazione
    { $opening_hand ->
        [0] Mescola il tuo mazzo. Inizi senza carte in mano.
        [one] Mescola il tuo mazzo e pesca 1 carta.
       *[other] Mescola il tuo mazzo e pesca { $opening_hand } carte.
    }
    Si decide insieme chi inizia.
    { $opening ->
        [0] {""}
        [one] Ogni giocatore prende 1 carta speciale a scelta; sceglie prima chi inizia.
       *[other] Ogni giocatore prende { $opening } carte speciali a scelta; sceglie prima chi inizia.
    }
    { $roses ->
        [0] {""}
        [one] Lancia la rosa sopra la scatola. Se cade dove nessun nobile può andare, esce dal gioco.
       *[other] Lancia le { $roses } rose sopra la scatola. Quelle che cadono dove nessun nobile può andare escono dal gioco.
    }

noble-hearts-rulebook-turn = L’iniziativa
    Uno dei due ha l’iniziativa e deve agire. Quasi tutte le azioni la cedono; dopo alcune la si mantiene e si agisce di nuovo.
    A ogni azione puoi girare il tuo nobile di un ottavo di giro, prima, durante o dopo.
    { $keeps_initiative ->
        [none] Con queste regole nessuna azione mantiene l’iniziativa.
       *[other] Mantieni l’iniziativa dopo: { $keeps_initiative }.
    }
    { $pass ->
        [after-keeping] Se la mantieni, puoi anche cederla senza agire di nuovo.
        [always] Se non sei sotto attacco, puoi cederla in qualsiasi momento senza agire.
       *[never] Non puoi cederla senza agire.
    }

noble-hearts-rulebook-attacks = Gli attacchi
    Puoi colpire l’avversario che hai proprio davanti, da qualunque parte sia rivolto. Un attacco è un colpo, o più di uno: ognuno ha una forza e una zona.
    Le carte di un attacco restano scoperte finché non è concluso. Peschi subito.
    { $attack }
    { $charge }
    Una carica può comprendere un salto. In su: una o più carte con un movimento totale di almeno { $charge_jump_up_move }. In giù: { $charge_move_cards ->
        [one] una carta con un movimento di almeno { $charge_jump_down_move }
       *[other] da 1 a { $charge_move_cards } carte con un movimento totale di almeno { $charge_jump_down_move }
    }.
    { $pile ->
        [0] {""}
       *[other] { $long_jump_cards ->
            [one] Con un Salto lungo: una o più carte
           *[other] Con un Salto lungo: { $long_jump_cards } o più carte
        } con un movimento totale di almeno { $charge_long_jump_move }. { $charge_long_jump_refills ->
            [yes] L’attacco fa pescare come al solito.
           *[no] Una carica così non fa pescare niente.
        }
    }
    { $charge_with ->
        [none] {""}
       *[other] L’attacco di una carica può anche essere: { $charge_with }.
    }
    { $berserk }
    { $feint }
    { $combination }

noble-hearts-rulebook-evading = Quando subisci un attacco
    Devi rispondere a ogni colpo, altrimenti il colpo va a segno e perdi.
    { $block }
    { $quick-block }
    { $evades ->
        [none] Con queste regole si schiva solo con una parata.
       *[other] Queste azioni schivano in una volta tutti i colpi rimasti: { $evades }.
    }
    { $retreat }
    La risposta all’ultimo colpo decide chi ha l’iniziativa.

noble-hearts-rulebook-moving = Muoversi
    { $move }
    { $jump-up }
    { $jump-down }
    { $long-jump }
    { $side-step }
    { $saltomortale }

## The actions in these sections

noble-hearts-rulebook-attack = gioca una carta; la sua forza e la sua zona sono quelle del colpo.
noble-hearts-rulebook-charge = { $charge_move_cards ->
    [one] gioca una carta per muoverti, di almeno { $charge_move }, poi una carta per colpire.
   *[other] gioca da 1 a { $charge_move_cards } carte per muoverti, con un totale di almeno { $charge_move }, poi una carta per colpire.
}
noble-hearts-rulebook-berserk = gioca { $berserk_cards } carte della stessa zona per un solo colpo, con la somma delle loro forze.
noble-hearts-rulebook-feint = gioca una carta e di’ quale zona colpisce: una qualsiasi.
noble-hearts-rulebook-combination = gioca due carte, ognuna come un colpo separato; ogni altra Combinazione che possiedi ne permette uno in più.
noble-hearts-rulebook-block = guarda verso chi attacca e gioca una carta della zona del colpo, almeno altrettanto forte.
noble-hearts-rulebook-quick-block = gioca una carta di qualsiasi zona, forte almeno quanto il colpo.
noble-hearts-rulebook-retreat = scarta una carta qualsiasi e arretra di una casella.

noble-hearts-rulebook-move = gioca una carta e muoviti di tante caselle quante ne indica, in qualsiasi direzione. Resti alla stessa altezza.
noble-hearts-rulebook-jump-up = gioca una o più carte con un movimento totale di almeno { $jump_up_move } e salta su qualcosa accanto o davanti a te.
noble-hearts-rulebook-jump-down = scendi da un punto alto su una casella qualsiasi accanto a te. Non costa carte.
noble-hearts-rulebook-long-jump = { $long_jump_cards ->
    [one] gioca una o più carte
   *[other] gioca { $long_jump_cards } o più carte
} con un movimento totale di almeno { $long_jump_move } e salta da un punto all’altro. Non puoi scavalcare niente.
noble-hearts-rulebook-side-step = gioca { $side_step_cards } carte della stessa forza e spostati di lato; continui a guardare nella stessa direzione.
noble-hearts-rulebook-saltomortale = gioca { $saltomortale_cards } carte della stessa zona, salta sulla casella alle spalle dell’avversario e guarda dove vuoi.
noble-hearts-rulebook-action = { $action }: { $about } { $special ->
    [yes] Ti serve la carta speciale.
   *[no] {""}
} { $is_evading ->
    [yes] Schiva un attacco.
   *[no] {""}
} { $only_attacked ->
    [yes] Puoi farlo solo se sei sotto attacco.
   *[no] {""}
} { $keeps ->
    [yes] Mantieni l’iniziativa.
   *[no] {""}
} { $draws ->
    [yes] Peschi carte.
    [no] Non peschi carte.
   *[none] {""}
} { $turns_down ->
    [yes] Poi la sua carta speciale viene coperta.
   *[no] {""}
}

## After the actions

noble-hearts-rulebook-draw = Pescare carte
    Dopo un’azione che fa pescare, peschi tante carte quante ne indica la carta giocata; in mano puoi averne quante vuoi.
    Tra più carte conta quella di forza maggiore. { $redraw_tie ->
        [most] Se sono più d’una, conta quella che fa pescare di più.
       *[least] Se sono più d’una, conta quella che fa pescare di meno.
    }
    Di una carica contano solo le carte dell’attacco.
    Prima peschi; solo dopo le carte giocate vanno nella tua pila degli scarti.
    { $reshuffle ->
        [at-once] Quando il tuo mazzo è vuoto, mescola subito la tua pila degli scarti: è il tuo nuovo mazzo.
       *[when-drawing] Quando devi pescare e il tuo mazzo è vuoto, mescola la tua pila degli scarti: è il tuo nuovo mazzo.
    }

noble-hearts-rulebook-specials = { $pile ->
    [0] {""}
   *[other]
        Le carte speciali
        { $turned_down ->
            [none] Restano scoperte, non importa quante volte le usi.
           *[other]
                Dopo l’uso vengono coperte: { $turned_down }.
                Come azione puoi scoprire di nuovo una delle tue carte, ma non sotto attacco.
        }
}

noble-hearts-rulebook-tracks = Fascino e maestria
    { $roses ->
        [0] {""}
       *[other] { $rose_charm ->
            [0] Se sulla tua casella o accanto c’è una rosa, puoi raccoglierla come azione.
            [one] Se sulla tua casella o accanto c’è una rosa, puoi raccoglierla come azione: Lady Isabelle avanza di 1 passo verso di te.
           *[other] Se sulla tua casella o accanto c’è una rosa, puoi raccoglierla come azione: Lady Isabelle avanza di { $rose_charm } passi verso di te.
        }
    }
    { $retreat_charm ->
        [0] {""}
       *[other] { $charm_half ->
            [below] Se la carta di una ritirata vale meno della metà dell’attacco, Lady Isabelle avanza di { $retreat_charm ->
                [one] 1 passo
               *[other] { $retreat_charm } passi
            } verso chi attacca.
            [at-most] Se la carta di una ritirata vale la metà dell’attacco o meno, Lady Isabelle avanza di { $retreat_charm ->
                [one] 1 passo
               *[other] { $retreat_charm } passi
            } verso chi attacca.
           *[always] A ogni ritirata da un attacco Lady Isabelle avanza di { $retreat_charm ->
                [one] 1 passo
               *[other] { $retreat_charm } passi
            } verso chi attacca.
        }
    }
    { $berserk_charm ->
        [0] {""}
       *[other] A ogni Furia Lady Isabelle avanza subito di { $berserk_charm ->
            [one] 1 passo
           *[other] { $berserk_charm } passi
        } verso l’avversario. { $berserk_may_lose ->
            [yes] Così puoi anche perdere la partita.
           *[no] Ma così non raggiunge mai il suo cuore.
        }
    }
    { $retreat_skill ->
        [0] {""}
       *[other] A ogni ritirata da un attacco il segnalino maestria avanza di { $retreat_skill ->
            [one] 1 passo
           *[other] { $retreat_skill } passi
        } verso chi attacca.
    }
    { $saltomortale_skill ->
        [0] {""}
       *[other] A ogni Salto mortale il segnalino maestria avanza di { $saltomortale_skill ->
            [one] 1 passo
           *[other] { $saltomortale_skill } passi
        } verso chi lo esegue.
    }
    { $skill_spots ->
        [0] {""}
       *[other] Quando il segnalino raggiunge la tua spada, torna al centro e puoi prendere una qualsiasi carta speciale rimasta.
    }

noble-hearts-rulebook-end = La fine della partita
    Se subisci un attacco e non schivi, il colpo va a segno e vince l’altro giocatore.
    Puoi arrenderti in qualsiasi momento. Se non hai più carte da giocare, ti resta poco altro da fare.
    { $charm_spots ->
        [0] {""}
       *[other] Se Lady Isabelle raggiunge un cuore, vince subito il giocatore da quella parte.
    }

## The mat to print.

noble-hearts-mat-deck = Mazzo
noble-hearts-mat-discard = Pila degli scarti
noble-hearts-mat-special = Carta speciale
noble-hearts-mat-charm = Fascino
noble-hearts-mat-skill = Maestria
noble-hearts-mat-hand = Carte in mano
