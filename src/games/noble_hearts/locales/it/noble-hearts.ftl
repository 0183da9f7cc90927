# The messages of Noble Hearts.

# Same as in English.
noble-hearts-title = Noble Hearts
noble-hearts-gauge = Favore di Lady Isabelle

## Editions

noble-hearts-edition-base = Gioco base
noble-hearts-edition-base-about = Due nobili si affrontano con la spada dentro la scatola del gioco, finché uno non va a segno.
noble-hearts-edition-skills-and-roses = Maestria e rose
noble-hearts-edition-skills-and-roses-about = Con l’espansione: carte speciali, rose e le carte del fascino e della maestria.

## Kinds of action

noble-hearts-kind-attack = Attacco
noble-hearts-kind-charge = Carica
noble-hearts-kind-block = Parata
noble-hearts-kind-retreat = Ritirata
noble-hearts-kind-jump-up = Salto in su
noble-hearts-kind-jump-down = Salto in giù
noble-hearts-kind-move = Movimento
noble-hearts-kind-pass = Cedi l’iniziativa
noble-hearts-kind-hit = Colpo a segno
noble-hearts-kind-long-jump = Salto lungo
noble-hearts-kind-side-step = Passo laterale
noble-hearts-kind-berserk = Furia
noble-hearts-kind-saltomortale = Salto mortale
noble-hearts-kind-feint = Finta
noble-hearts-kind-combination = Combinazione
noble-hearts-kind-quick-block = Parata rapida
noble-hearts-kind-collect-rose = Raccogli una rosa
noble-hearts-kind-turn-up = Scopri una carta
noble-hearts-kind-choose-special = Prendi una carta speciale
noble-hearts-kind-concede = Arrenditi

noble-hearts-kind-attack-about = Colpisci con una carta l’avversario davanti a te.
noble-hearts-kind-charge-about = Muoviti fino all’avversario con più movimento del necessario, o salta, poi colpisci.
noble-hearts-kind-block-about = Rispondi a un colpo nella sua stessa zona con una carta almeno altrettanto forte.
noble-hearts-kind-retreat-about = Scarta una carta qualsiasi e arretra di una casella.{ $retreat_skill ->
    [0] {""}
   *[other] {" "}Il segnalino maestria si avvicina a chi attacca.
}{ $retreat_charm ->
    [0] {""}
   *[other] { $charm_half ->
        [always] {" "}Lady Isabelle si avvicina a chi attacca.
       *[other] {" "}Se la carta è debole, Lady Isabelle si avvicina a chi attacca.
    }
}
noble-hearts-kind-jump-up-about = Salta su qualcosa di più alto con un movimento totale di almeno { $jump_up_move }.
noble-hearts-kind-jump-down-about = Salta su qualcosa di più basso; non costa carte.
noble-hearts-kind-move-about = Gioca una carta e muoviti di tante caselle quante ne indica.
noble-hearts-kind-pass-about = Cedi l’iniziativa che potresti mantenere.
noble-hearts-kind-hit-about = Non schivi: il colpo va a segno e la partita è finita.
noble-hearts-kind-long-jump-about = { $long_jump_cards ->
    [one] Salta lontano con una o più carte e un movimento totale di almeno { $long_jump_move }.
   *[other] Salta lontano con { $long_jump_cards } o più carte e un movimento totale di almeno { $long_jump_move }.
}
noble-hearts-kind-side-step-about = Spostati di lato con { $side_step_cards } carte della stessa forza.
noble-hearts-kind-berserk-about = Colpisci con { $berserk_cards } carte della stessa zona e somma le loro forze.{ $berserk_charm ->
    [0] {""}
   *[other] {" "}Lady Isabelle si avvicina all’avversario.
}
noble-hearts-kind-saltomortale-about = Salta alle spalle di chi attacca con { $saltomortale_cards } carte della stessa zona.{ $saltomortale_skill ->
    [0] {""}
   *[other] {" "}Il segnalino maestria si avvicina a te.
}
noble-hearts-kind-feint-about = Colpisci con una carta nella zona che dici tu.
noble-hearts-kind-combination-about = Colpisci con due carte insieme, e una in più per ogni altra Combinazione che possiedi: a ogni colpo bisogna rispondere.
noble-hearts-kind-quick-block-about = Rispondi a un colpo con una carta di qualsiasi zona, almeno altrettanto forte.
noble-hearts-kind-collect-rose-about = Raccogli per Lady Isabelle una rosa sulla tua casella o accanto.
noble-hearts-kind-turn-up-about = Scopri di nuovo una delle tue carte speciali.
noble-hearts-kind-choose-special-about = Prendi una carta speciale dalla pila, oppure rinuncia.

noble-hearts-kind-evades = Schiva un attacco.
noble-hearts-kind-keeps = Mantieni l’iniziativa.
noble-hearts-kind-turns-down = Poi la sua carta speciale viene coperta.

## The four numbers of a card

noble-hearts-print-fight = forza
noble-hearts-print-area = zona
noble-hearts-print-move = movimento
noble-hearts-print-redraw = pesca
noble-hearts-unknown = ?
noble-hearts-area-named = «{ $name }»
noble-hearts-area-is = { $area }: { $name }
noble-hearts-stroke = { $fight } nella zona { $area }

## House rules

noble-hearts-group-cards = Carte
noble-hearts-group-turn = Iniziativa e schivate
noble-hearts-group-movement = Movimenti e salti
noble-hearts-group-specials = Carte speciali
noble-hearts-group-tracks = Rose, fascino e maestria

noble-hearts-rule-deck-cards = Carte di un mazzo
noble-hearts-rule-deck-cards-about = Quante carte azione ha ogni giocatore.
noble-hearts-rule-opening-hand = Mano iniziale
noble-hearts-rule-opening-hand-about = Con quante carte inizia ogni giocatore.
noble-hearts-rule-areas = Zone del corpo
noble-hearts-rule-areas-about = Quante zone può colpire una carta.
noble-hearts-rule-fight-most = Forza massima
noble-hearts-rule-fight-most-about = Una forza maggiore viene rifiutata come errore di battitura.
noble-hearts-rule-move-most = Movimento massimo
noble-hearts-rule-move-most-about = Un movimento maggiore viene rifiutato come errore di battitura.
noble-hearts-rule-redraw-most = Pesca massima
noble-hearts-rule-redraw-most-about = Una pesca maggiore viene rifiutata come errore di battitura.
noble-hearts-rule-reshuffle = Rimescolare gli scarti
noble-hearts-rule-reshuffle-about = Quando una pila degli scarti si mescola per formare un nuovo mazzo.
noble-hearts-rule-redraw-tie = Carte uguali
noble-hearts-rule-redraw-tie-about = Se più carte hanno la forza maggiore, quale decide quante carte si pescano.
noble-hearts-rule-keeps-initiative = Mantenere l’iniziativa
noble-hearts-rule-keeps-initiative-about = Le azioni dopo le quali lo stesso giocatore agisce di nuovo.
noble-hearts-rule-evades = Schivare un attacco
noble-hearts-rule-evades-about = Le azioni che schivano un attacco, oltre alle due parate.
noble-hearts-rule-evaded-strokes = Colpi schivati
noble-hearts-rule-evaded-strokes-about = Quanti colpi di una Combinazione schiva una di queste azioni.
noble-hearts-rule-only-when-attacked = Solo sotto attacco
noble-hearts-rule-only-when-attacked-about = Le azioni permesse solo contro un attacco, oltre alle due parate.
noble-hearts-rule-refills = Pesca
noble-hearts-rule-refills-about = Le azioni dopo le quali si pescano carte.
noble-hearts-rule-pass = Cedere l’iniziativa
noble-hearts-rule-pass-about = Quando si può cedere l’iniziativa senza agire.
noble-hearts-rule-charge-move-cards = Carte movimento di una carica
noble-hearts-rule-charge-move-cards-about = Numero massimo di carte per muoversi in una carica senza Salto in su né Salto lungo.
noble-hearts-rule-charge-move = Movimento di una carica
noble-hearts-rule-charge-move-about = Movimento minimo di una carica senza salto.
noble-hearts-rule-jump-up-move = Movimento di un Salto in su
noble-hearts-rule-jump-up-move-about = Movimento totale minimo delle carte di un Salto in su.
noble-hearts-rule-charge-jump-up-move = Movimento di una carica con Salto in su
noble-hearts-rule-charge-jump-up-move-about = Movimento totale minimo delle carte del salto.
noble-hearts-rule-charge-jump-down-move = Movimento di una carica con Salto in giù
noble-hearts-rule-charge-jump-down-move-about = Movimento minimo della carta del salto.
noble-hearts-rule-long-jump-cards = Carte di un Salto lungo
noble-hearts-rule-long-jump-cards-about = Numero minimo di carte di un Salto lungo, anche in una carica.
noble-hearts-rule-long-jump-move = Movimento di un Salto lungo
noble-hearts-rule-long-jump-move-about = Movimento totale minimo delle carte di un Salto lungo.
noble-hearts-rule-charge-long-jump-move = Movimento di una carica con Salto lungo
noble-hearts-rule-charge-long-jump-move-about = Movimento totale minimo delle carte del salto.
noble-hearts-rule-charge-long-jump-refills = Una carica con Salto lungo fa pescare
noble-hearts-rule-charge-long-jump-refills-about = Se l’attacco di una carica così fa pescare carte.
noble-hearts-rule-side-step-cards = Carte di un Passo laterale
noble-hearts-rule-side-step-cards-about = Quante carte della stessa forza servono.
noble-hearts-rule-berserk-cards = Carte di una Furia
noble-hearts-rule-berserk-cards-about = Quante carte della stessa zona servono.
noble-hearts-rule-saltomortale-cards = Carte di un Salto mortale
noble-hearts-rule-saltomortale-cards-about = Quante carte della stessa zona servono.
noble-hearts-rule-charge-with = Carte speciali in una carica
noble-hearts-rule-charge-with-about = Le carte speciali che l’attacco di una carica può usare.
noble-hearts-rule-turned-down = Coperte dopo l’uso
noble-hearts-rule-turned-down-about = Le carte speciali che vanno scoperte di nuovo dopo ogni uso.
noble-hearts-rule-special-cards = Carte speciali
noble-hearts-rule-special-cards-about = Quante carte speciali ci sono nella scatola; nessuna senza l’espansione.
noble-hearts-rule-opening-specials = Carte speciali iniziali
noble-hearts-rule-opening-specials-about = Con quante carte speciali inizia ogni giocatore: al massimo la metà di tutte.
noble-hearts-rule-special-copies = Copie
noble-hearts-rule-special-copies-about = Quante carte speciali di ogni tipo possono esserci.
noble-hearts-rule-roses = Rose
noble-hearts-rule-roses-about = Quante rose ci sono nella scatola; nessuna senza l’espansione.
noble-hearts-rule-charm-spots = Passi fino al cuore
noble-hearts-rule-charm-spots-about = Quanto dista ogni cuore dal centro della carta del fascino; 0 significa senza la carta.
noble-hearts-rule-skill-spots = Passi fino alla spada
noble-hearts-rule-skill-spots-about = Quanto dista ogni spada dal centro della carta della maestria; 0 significa senza la carta.
noble-hearts-rule-rose-charm = Fascino di una rosa
noble-hearts-rule-rose-charm-about = Di quanti passi una rosa sposta Lady Isabelle.
noble-hearts-rule-retreat-charm = Fascino di una ritirata
noble-hearts-rule-retreat-charm-about = Di quanti passi una ritirata debole sposta Lady Isabelle verso chi attacca.
noble-hearts-rule-berserk-charm = Fascino di una Furia
noble-hearts-rule-berserk-charm-about = Di quanti passi una Furia sposta Lady Isabelle verso l’avversario.
noble-hearts-rule-retreat-skill = Maestria di una ritirata
noble-hearts-rule-retreat-skill-about = Di quanti passi una ritirata sposta il segnalino maestria verso chi attacca.
noble-hearts-rule-saltomortale-skill = Maestria di un Salto mortale
noble-hearts-rule-saltomortale-skill-about = Di quanti passi un Salto mortale sposta il segnalino maestria verso chi lo esegue.
noble-hearts-rule-charm-half = Ritirata debole
noble-hearts-rule-charm-half-about = Quando la carta di una ritirata sposta Lady Isabelle verso chi attacca.
noble-hearts-rule-berserk-may-lose = Una Furia può far perdere
noble-hearts-rule-berserk-may-lose-about = Se una Furia può portare Lady Isabelle al cuore dell’avversario.

noble-hearts-value-at-once = appena il mazzo è vuoto
noble-hearts-value-when-drawing = quando si deve pescare una carta
noble-hearts-value-most = quella che fa pescare di più
noble-hearts-value-least = quella che fa pescare di meno
noble-hearts-value-all = tutti quelli rimasti
noble-hearts-value-one = il più forte rimasto
noble-hearts-value-after-keeping = dopo un’azione che la mantiene
noble-hearts-value-always = sempre
noble-hearts-value-never = mai
noble-hearts-value-below = meno della metà dell’attacco
noble-hearts-value-at-most = la metà dell’attacco o meno

## Actions

noble-hearts-headline-setup = Inizia { $first }
noble-hearts-headline-attack = { $player } attacca: { $strokes }
noble-hearts-headline-charge = { $special ->
    [none] { $jump ->
        [up] { $player } salta su e carica: { $strokes }
        [down] { $player } salta giù e carica: { $strokes }
        [long] { $player } salta lontano e carica: { $strokes }
       *[none] { $player } carica: { $strokes }
    }
   *[other] { $jump ->
        [up] { $player } salta su e carica ({ $special }): { $strokes }
        [down] { $player } salta giù e carica ({ $special }): { $strokes }
        [long] { $player } salta lontano e carica ({ $special }): { $strokes }
       *[none] { $player } carica ({ $special }): { $strokes }
    }
}
noble-hearts-headline-block = { $player } para con forza { $fight }
noble-hearts-headline-retreat = { $fight ->
    [none] { $player } arretra e scarta una carta
   *[other] { $player } arretra e scarta una carta di forza { $fight }
}
noble-hearts-headline-jump-up = { $player } salta su
noble-hearts-headline-jump-down = { $player } salta giù
noble-hearts-headline-move = { $player } si muove
noble-hearts-headline-pass = { $player } cede l’iniziativa
noble-hearts-headline-hit = { $player } non schiva
noble-hearts-headline-long-jump = { $player } salta lontano
noble-hearts-headline-side-step = { $player } si sposta di lato
noble-hearts-headline-berserk = { $player } attacca con furia: { $strokes }
noble-hearts-headline-saltomortale = { $player } salta alle spalle di { $opponent }
noble-hearts-headline-feint = { $player } fa una finta: { $strokes }
noble-hearts-headline-combination = { $player } attacca in combinazione: { $strokes }
noble-hearts-headline-quick-block = { $player } fa una parata rapida con forza { $fight }
noble-hearts-headline-collect-rose = { $player } raccoglie una rosa
noble-hearts-headline-turn-up = { $player } scopre di nuovo { $special }
noble-hearts-headline-choose-special = { $special ->
    [none] { $player } rinuncia a una carta speciale
   *[other] { $player } prende { $special }
}
noble-hearts-headline-concede = { $player } si arrende
noble-hearts-headline-adjust-discard = { $count ->
    [one] Correzione: la pila degli scarti di { $player } ha 1 carta
   *[other] Correzione: la pila degli scarti di { $player } ha { $count } carte
}
noble-hearts-headline-adjust-raised = { $raised ->
    [yes] Correzione: il nobile di { $player } è su una casella rialzata
   *[no] Correzione: il nobile di { $player } è sul pavimento
}
noble-hearts-headline-adjust-owns = { $owns ->
    [none] Correzione: { $player } non ha carte speciali
   *[other] Correzione: { $player } ha { $specials }
}
noble-hearts-headline-adjust-initiative = Correzione: l’iniziativa è di { $initiative }
noble-hearts-headline-adjust-charm = Correzione: Lady Isabelle è { $place }
noble-hearts-headline-adjust-skill = Correzione: il segnalino maestria è { $place }
noble-hearts-headline-adjust-roses = { $roses ->
    [one] Correzione: c’è 1 rosa in gioco
   *[other] Correzione: ci sono { $roses } rose in gioco
}

## Positions of markers

noble-hearts-place-centre = al centro
noble-hearts-place-towards = { $spots ->
    [one] a 1 passo su { $most } dal centro, verso { $player }
   *[other] a { $spots } passi su { $most } dal centro, verso { $player }
}

## Consequences

noble-hearts-then-specials = { $player } inizia con { $specials }.
noble-hearts-then-roses = { $count ->
    [0] Non ci sono rose in gioco.
    [one] C’è 1 rosa in gioco.
   *[other] Ci sono { $count } rose in gioco.
}
noble-hearts-event-deck-refilled = { $cards ->
    [one] { $player } gira la sua pila degli scarti: la sua unica carta è ora il mazzo.
   *[other] { $player } mescola la sua pila degli scarti: le sue { $cards } carte sono ora il mazzo.
}
noble-hearts-event-height-changed = { $raised ->
    [yes] Il nobile di { $player } è ora su una casella rialzata.
   *[no] Il nobile di { $player } è di nuovo sul pavimento.
}
noble-hearts-event-special-turned = { $ready ->
    [yes] La carta { $special } di { $player } è di nuovo scoperta.
   *[no] La carta { $special } di { $player } viene coperta.
}
noble-hearts-event-stroke-laid = { $player } deve rispondere a un colpo di forza { $fight } nella zona { $area }.
noble-hearts-event-stroke-blocked = Il colpo di forza { $fight } nella zona { $area } è parato.
noble-hearts-event-stroke-evaded = Il colpo di forza { $fight } nella zona { $area } è schivato.
noble-hearts-event-attack-ended = { $end ->
    [hit] L’attacco di { $by } va a segno.
    [concede] L’attacco di { $by } resta senza risposta.
    [charm] L’attacco di { $by } resta senza risposta.
   *[other] L’attacco di { $by } non va a segno.
}
noble-hearts-event-rose-collected = { $left ->
    [0] Era l’ultima rosa in gioco.
    [one] Resta in gioco 1 rosa.
   *[other] Restano in gioco { $left } rose.
}
noble-hearts-event-charm-moved = { $spots ->
    [one] Lady Isabelle avanza di 1 passo verso { $towards }: ora è { $place }.
   *[other] Lady Isabelle avanza di { $spots } passi verso { $towards }: ora è { $place }.
}
noble-hearts-event-skill-moved = { $spots ->
    [one] Il segnalino maestria avanza di 1 passo verso { $towards }: ora è { $place }.
   *[other] Il segnalino maestria avanza di { $spots } passi verso { $towards }: ora è { $place }.
}
noble-hearts-event-sword-reached = Il segnalino maestria ha raggiunto la spada di { $player }: rimettilo al centro.
noble-hearts-event-choice-offered = { $player } può prendere una carta speciale dalla pila prima che la partita continui.
noble-hearts-event-initiative-kept = { $player } mantiene l’iniziativa.
noble-hearts-event-turn-began = Turno { $turn }: l’iniziativa è di { $player }.
noble-hearts-event-game-ended = { $by ->
    [hit] Il colpo raggiunge { $loser }. { $winner } vince la partita e il cuore di Lady Isabelle. Bel duello, { $loser }!
    [surrender] { $winner } vince la partita e il cuore di Lady Isabelle. Bel duello, { $loser }!
   *[charm] Lady Isabelle ha raggiunto il cuore di { $winner }: { $winner } vince la partita. Bel duello, { $loser }!
}

## Refusals

noble-hearts-refusal-bad-setup-count = { $needed ->
    [0] Con queste regole si inizia senza carte speciali; { $player } ne avrebbe { $got }.
    [one] { $player } inizia con 1 carta speciale, non con { $got }.
   *[other] { $player } inizia con { $needed } carte speciali, non con { $got }.
}
noble-hearts-refusal-bad-setup-scarce = { $count ->
    [0] Nella scatola non c’è nessuna carta { $special }.
    [one] Nella scatola c’è solo 1 carta { $special }.
   *[other] Nella scatola ci sono solo { $count } carte { $special }.
}
noble-hearts-refusal-bad-setup-roses = { $most ->
    [0] Queste regole non prevedono rose.
   *[other] Indica quante rose restano in gioco: da 0 a { $most }.
}
noble-hearts-refusal-wrong-count = { $most ->
    [none] { $least ->
        [one] Serve almeno 1 carta, non { $got }.
       *[other] Servono almeno { $least } carte, non { $got }.
    }
   *[other] { ORDER($least, $most) ->
        [equal] { $most ->
            [one] Serve 1 carta, non { $got }.
           *[other] Servono { $most } carte, non { $got }.
        }
       *[less] Servono da { $least } a { $most } carte, non { $got }.
    }
}
noble-hearts-refusal-hand-too-small = { $has ->
    [0] { $player } non ha carte in mano.
    [one] { $player } ha solo 1 carta in mano; ne servono { $needs }.
   *[other] { $player } ha solo { $has } carte in mano; ne servono { $needs }.
}
noble-hearts-refusal-ability-used = La carta { $special } è coperta; prima scoprila.
noble-hearts-refusal-attack-pending = { $kind ->
    [adjust] Durante un attacco l’iniziativa non si può correggere.
   *[other] Prima rispondi all’attacco; così non lo schivi.
}
noble-hearts-refusal-no-attack = Si può fare solo sotto attacco, e ora non c’è nessun attacco.
noble-hearts-refusal-must-act = { $never ->
    [yes] Con queste regole non puoi passare: chi ha l’iniziativa agisce.
   *[no] Puoi cedere così l’iniziativa solo dopo un’azione che la mantiene.
}
noble-hearts-refusal-choice-pending = Prima { $player } deve prendere una carta speciale o rinunciare.
noble-hearts-refusal-no-choice = Ora nessuno può scegliere una carta speciale.
noble-hearts-refusal-not-in-play = { $in_charge ->
    [none] Queste regole non lo permettono.
   *[other] Con queste regole non si può usare { $in_charge } in una carica.
}
noble-hearts-refusal-bad-card = Nessuna carta ha { $print } { $number }: può andare da { $least } a { $most }.
noble-hearts-refusal-card-incomplete = Per questo manca un dato della carta: { $print }.
noble-hearts-refusal-wrong-area-missed = Il colpo mira alla zona { $stroke }; una carta della zona { $card } non lo para.
noble-hearts-refusal-wrong-area-unknown = La zona { $area } non esiste: le zone vanno da 1 a { $most }.
noble-hearts-refusal-too-weak = Il colpo ha forza { $stroke }; { $fight } non basta per pararlo.
noble-hearts-refusal-no-such-stroke = Nessun colpo con questo numero aspetta una risposta.
noble-hearts-refusal-too-little-movement = Serve un movimento totale di { $needs }, non { $has }.
noble-hearts-refusal-not-same-area = Le carte devono avere la stessa zona.
noble-hearts-refusal-not-same-value = Le carte devono avere la stessa forza.
noble-hearts-refusal-not-raised = Il nobile di { $player } è sul pavimento.
noble-hearts-refusal-no-such-special = { $special ->
    [none] { $player } non ha carte speciali.
   *[other] { $player } non ha la carta { $special }.
}
noble-hearts-refusal-special-ready = { $special ->
    [none] Nessuna carta speciale è coperta.
   *[other] La carta { $special } non è coperta.
}
noble-hearts-refusal-special-gone = Nella pila non restano carte { $special }.
noble-hearts-refusal-no-rose = Non restano rose in gioco.
noble-hearts-refusal-bad-adjustment-hand = { $player } può avere da 0 a { $most } carte in mano: le altre sono altrove.
noble-hearts-refusal-bad-adjustment-discard = La pila degli scarti di { $player } può avere da 0 a { $most } carte: le altre sono altrove.
noble-hearts-refusal-bad-adjustment-owns = { $most ->
    [0] Per { $player } non resta nessuna carta { $special }.
    [one] Per { $player } resta solo 1 carta { $special }.
   *[other] Per { $player } restano solo { $most } carte { $special }.
}
noble-hearts-refusal-bad-adjustment-owns-in-all = { $most ->
    [one] Per { $player } resta solo 1 carta speciale.
   *[other] Per { $player } restano solo { $most } carte speciali.
}
noble-hearts-refusal-bad-adjustment-charm = { $most ->
    [0] Durante la partita Lady Isabelle può stare solo al centro.
    [one] Durante la partita Lady Isabelle può stare al massimo a 1 passo dal centro.
   *[other] Durante la partita Lady Isabelle può stare al massimo a { $most } passi dal centro.
}
noble-hearts-refusal-bad-adjustment-skill = { $most ->
    [0] Il segnalino maestria può stare solo al centro.
    [one] Il segnalino maestria può stare al massimo a 1 passo dal centro.
   *[other] Il segnalino maestria può stare al massimo a { $most } passi dal centro.
}
noble-hearts-refusal-bad-adjustment-roses = In gioco possono esserci da 0 a { $most } rose: le altre sono già state raccolte.

## The table in lines

noble-hearts-table-act = Turno { $turn }: l’iniziativa è di { $player }.
noble-hearts-table-kept = Turno { $turn }: { $player } mantiene l’iniziativa e agisce di nuovo.
noble-hearts-table-evade = Turno { $turn }: { $player } deve schivare.
noble-hearts-table-choose = Turno { $turn }: { $player } sceglie una carta speciale.
noble-hearts-table-over = Finita al turno { $turn }: { $result }
noble-hearts-table-side = { $raised ->
    [yes] { $player }, su una casella rialzata: { $hand } in mano, { $deck } nel mazzo, { $discard } negli scarti
   *[no] { $player }, sul pavimento: { $hand } in mano, { $deck } nel mazzo, { $discard } negli scarti
}
noble-hearts-table-special = { $special }
noble-hearts-table-special-down = { $special } (coperta)
noble-hearts-table-specials = Carte speciali: { $specials }
noble-hearts-table-roses-of = Rose: { $count }
noble-hearts-table-stroke = { $player } deve rispondere a un colpo di forza { $fight } nella zona { $area }
noble-hearts-table-stroke-blocked = { $fight } nella zona { $area }: parato
noble-hearts-table-stroke-evaded = { $fight } nella zona { $area }: schivato
noble-hearts-table-charm = Lady Isabelle è { $place }.
noble-hearts-table-skill = Il segnalino maestria è { $place }.
noble-hearts-table-roses = Rose in gioco: { $count }
noble-hearts-table-pile = Carte speciali nella pila: { $count }

## Tallies and statistics

noble-hearts-tally-blocks = Colpi parati
noble-hearts-tally-roses = Rose raccolte
noble-hearts-ended-hit = Per un colpo a segno
noble-hearts-ended-surrender = Per resa
noble-hearts-ended-charm = Per il cuore di Lady Isabelle
noble-hearts-count-attacks = Attacchi
noble-hearts-count-attack = Attacco
noble-hearts-count-made = Fatti
noble-hearts-count-blocked = Parati
noble-hearts-count-evaded = Schivati
noble-hearts-count-hits = A segno
noble-hearts-count-areas = Parate per zona
noble-hearts-count-area = Zona
noble-hearts-count-strokes = Colpi
noble-hearts-count-initiative = Iniziativa
noble-hearts-count-initiative-note = { $count ->
    [one] 1 azione dopo cui l’iniziativa è stata mantenuta o ceduta.
   *[other] { $count } azioni dopo cui l’iniziativa è stata mantenuta o ceduta.
}
noble-hearts-count-kept = Mantenuta: { $kind }
noble-hearts-count-handed-over = Ceduta
noble-hearts-count-endings = Come finiscono le partite
noble-hearts-count-specials = Carte speciali
noble-hearts-count-special = Carta speciale
noble-hearts-count-length = Durata in turni
noble-hearts-count-least = Minimo
noble-hearts-count-most = Massimo

## A first game

noble-hearts-deal-about = Tieni le carte in modo che l’altro giocatore non le veda. Dopo quasi tutte le azioni peschi tante carte quante ne indica la carta giocata; l’app mostra il numero.
noble-hearts-hint-guide = L’app segue l’iniziativa, confronta colpi e parate e dice quante carte si pescano; tu inserisci i numeri di ogni carta giocata. I consigli dicono che cosa fare; quelli che chiudi non tornano più.
noble-hearts-needs = Serve la scatola di Noble Hearts, con un mazzo di carte azione a testa.
noble-hearts-hint-act = Dopo quasi tutte le azioni l’iniziativa passa all’altro giocatore.
noble-hearts-hint-kept = Mantieni l’iniziativa: fai un’azione qualsiasi, oppure cedila.
noble-hearts-hint-evade = Se non schivi, il colpo va a segno e perdi. Para con la stessa zona.

## The screens

noble-hearts-screen-box = { $tracks ->
    [yes] La scatola aperta va in mezzo, con i nobili sulle caselle concordate. Le carte del fascino e della maestria vanno ai lati, ogni segnalino al centro.
   *[no] La scatola aperta va in mezzo, con i nobili sulle caselle concordate.
}
noble-hearts-screen-deal = Mescola le tue { $deck } carte azione e pescane { $count }. Il resto è il tuo mazzo, coperto.
noble-hearts-screen-first-which = Chi inizia? Va bene qualsiasi modo di deciderlo.
noble-hearts-screen-areas = Nomi delle zone
noble-hearts-screen-areas-about = Prima si decide quale figura ha quale numero; puoi anche dare dei nomi.
noble-hearts-screen-expansion = Maestria e rose
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
noble-hearts-screen-place = Carta { $number }: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = qualsiasi zona

noble-hearts-screen-acts = { $name } agisce
noble-hearts-screen-goes-on = { $name } ha l’iniziativa e può agire
noble-hearts-screen-evade = { $name }, schiva!
noble-hearts-screen-chooses = { $name } ha raggiunto la spada e prende una carta speciale
noble-hearts-screen-declines = { $name } rinuncia
noble-hearts-screen-hands-over = Lascia agire { $name }
noble-hearts-screen-is-hit = { $name } non schiva: vince { $winner }
noble-hearts-screen-wins = { $action }: vince { $winner }
noble-hearts-screen-known = Carte note: un tocco inserisce tutti i numeri.
noble-hearts-screen-block-with = Carte note che parerebbero, se sono in mano:
noble-hearts-screen-no-card = Chi non può giocare nessuna carta si arrende.
noble-hearts-screen-blocks = Para con { $card }
noble-hearts-screen-blocked = parato
noble-hearts-screen-evaded = schivato
noble-hearts-screen-coming = { $fight }, { $area }: contro { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area }: parato
noble-hearts-screen-coming-evaded = { $fight }, { $area }: schivato

noble-hearts-screen-status-acts = agisce
noble-hearts-screen-status-goes-on = può agire
noble-hearts-screen-status-evades = deve schivare
noble-hearts-screen-status-chooses = sceglie
noble-hearts-screen-seat = { $name }: { $hand } in mano, { $deck } nel mazzo, { $discard } nella pila degli scarti.
noble-hearts-screen-draws = { $count ->
    [one] Ora pesca 1 carta.
   *[other] Ora pesca { $count } carte.
}
noble-hearts-screen-shuffles = Mescola la pila degli scarti: è il nuovo mazzo.
noble-hearts-screen-badge = pesca { $count }
noble-hearts-screen-raised = Su una casella rialzata.
noble-hearts-screen-special-open = La carta { $special } è scoperta.
noble-hearts-screen-special-down = La carta { $special } è coperta.

noble-hearts-screen-ask = { $print ->
    [fight] Che forza ha?
    [area] Quale zona colpisce?
    [move] Quante caselle di movimento dà la carta?
   *[redraw] Quante carte da pescare?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] Che forza ha la carta { $number }?
    [area] Quale zona colpisce la carta { $number }?
    [move] Quante caselle di movimento dà la carta { $number }?
   *[redraw] Quante carte fa pescare la carta { $number }?
}
noble-hearts-screen-ask-strike = Che forza ha la carta che colpisce?
noble-hearts-screen-ask-move = Quante caselle? In totale almeno { $far }, finora { $sum }.
noble-hearts-screen-ask-jump = Che forza ha la carta { $number }? La maggiore decide quante ne peschi.
noble-hearts-screen-ask-redraw-of = { $tie ->
    [most] Delle carte di forza { $fight } conta quella che fa pescare di più: quante?
    [least] Delle carte di forza { $fight } conta quella che fa pescare di meno: quante?
   *[none] Quante carte fa pescare la carta di forza { $fight }?
}
noble-hearts-screen-ask-retreat = { $loses ->
    [yes] Che forza ha la carta scartata? Con { $most } o meno perdi la partita: Lady Isabelle raggiunge il cuore di { $name }.
   *[no] Che forza ha la carta scartata? Con { $most } o meno Lady Isabelle va verso { $name }.
}
noble-hearts-screen-loses = Così perdi la partita: Lady Isabelle raggiunge il cuore di { $name }.
noble-hearts-screen-ask-block = Che forza ha? Almeno { $value }, { $area }.
noble-hearts-screen-one-more = Un’altra carta
noble-hearts-screen-stated = Quale zona colpisce?
noble-hearts-ask-stroke = A quale colpo rispondi?
noble-hearts-screen-stroke = Colpo { $number }: { $fight }, { $area }
noble-hearts-ask-landing = Dove atterra il nobile?
noble-hearts-screen-lands-up = Su una casella rialzata
noble-hearts-screen-lands-down = Sul pavimento
noble-hearts-screen-jump-floor = Salto a terra
noble-hearts-screen-jump-floor-about = Salta sul pavimento; non costa carte.
noble-hearts-screen-jump-lower = Salto in giù, non a terra
noble-hearts-screen-jump-lower-about = Salta su qualcosa di più basso, ma non sul pavimento; non costa carte.
noble-hearts-screen-run = Movimento
noble-hearts-screen-up = Salto in su
noble-hearts-screen-down = Salto in giù
noble-hearts-screen-plain = Attacco semplice
noble-hearts-ask-special = Quale carta scopri?
noble-hearts-ask-seat = Se non puoi o non vuoi agire, ti arrendi; vince l’altro giocatore.
noble-hearts-screen-concedes = { $name } si arrende

noble-hearts-screen-pile = Pila degli scarti, dalla carta in cima
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

noble-hearts-keys-number = Inserisci il numero o scegli l’opzione
noble-hearts-keys-ten = Aggiungi dieci: con la cifra successiva, da 10 a 19

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

## Deck lists

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Carta { $card }: { $why }
noble-hearts-deck-too-large = Il file è più grande di qualsiasi lista di un mazzo.
noble-hearts-deck-utf-16 = Il file è testo UTF-16. Salvalo come UTF-8.
noble-hearts-deck-json = Impossibile leggere la riga { $line }: { $why }.
noble-hearts-deck-not-a-deck-list = Questa non è la lista di un mazzo: manca il campo «deck_list».
noble-hearts-deck-newer = Questa lista è stata scritta da una versione più recente di Courtyard, nella versione { $value } del formato.
noble-hearts-deck-other-game = Questa lista è di un altro gioco, «{ $value }».
noble-hearts-deck-no-name = La lista non ha un nome.
noble-hearts-deck-long-name = «{ $field }» ha { $length } caratteri; il massimo è { $most }.
noble-hearts-deck-control = «{ $value }» contiene un carattere che non si può mostrare.
noble-hearts-deck-too-many-areas = Le zone con un nome sono più di { $most }.
noble-hearts-deck-number = «{ $print }» è { $number }; può andare da { $least } a { $most }.
noble-hearts-deck-blank = Non ha nessun numero.
noble-hearts-deck-count = Le copie di questa carta sono { $value }; possono essere da 1 a { $most }.
noble-hearts-deck-too-many-cards = Sono { $value } carte; la lista di un mazzo ne ha al massimo { $most }.

## The commands

cli-decks-none = Nessuna lista di mazzi in { $folder }.
cli-decks-line = { $name }: { $cards } { $cards ->
    [one] carta
   *[other] carte
  }, { $different } diverse
cli-decks-card = { $count } × { $card }
cli-decks-areas = Zone: { $names }
cli-decks-new = { $file }: importata come { $name }
cli-decks-known = { $file }: già presente come { $name }
cli-decks-learnt = { $name }: ora { $cards } { $cards ->
    [one] carta
   *[other] carte
  }, prima { $before }
cli-decks-learnt-nothing = { $name }: niente di nuovo
cli-decks-deleted = { $name }: eliminata
cli-decks-unknown = Nessuna lista di un mazzo si chiama «{ $name }».
cli-decks-several = Più liste si chiamano «{ $name }»: indicane una con il nome del suo file, senza estensione.
cli-decks-other-game = Questo diario è di un altro gioco.
cli-decks-no-player = «{ $player }» non gioca in questa partita: giocano { $players }.

## The rules for a player who does not know the game

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
    Puoi colpire l’avversario che hai proprio davanti, da qualunque parte sia rivolto. Se siete ad altezze diverse, decidete prima se potete raggiungervi. Un attacco è un colpo, o più di uno: ognuno ha una forza e una zona.
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
       *[other] { $evaded_strokes ->
            [one] Ciascuna di queste azioni schiva il più forte dei colpi rimasti: { $evades }.
           *[all] Queste azioni schivano in una volta tutti i colpi rimasti: { $evades }.
        }
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
} Serve più movimento di quanto ne richieda il percorso.
noble-hearts-rulebook-berserk = gioca { $berserk_cards } carte della stessa zona per un solo colpo, con la somma delle loro forze.
noble-hearts-rulebook-feint = gioca una carta e di’ quale zona colpisce: una qualsiasi.
noble-hearts-rulebook-combination = gioca due carte, ognuna come un colpo separato; ogni altra Combinazione che possiedi ne permette uno in più.
noble-hearts-rulebook-block = guarda verso chi attacca e gioca una carta della zona del colpo, almeno altrettanto forte.
noble-hearts-rulebook-quick-block = gioca una carta di qualsiasi zona, forte almeno quanto il colpo.
noble-hearts-rulebook-retreat = scarta una carta qualsiasi e arretra di una casella.

noble-hearts-rulebook-move = gioca una carta e muoviti di tante caselle quante ne indica, in qualsiasi direzione. Resti alla stessa altezza.
noble-hearts-rulebook-jump-up = gioca una o più carte con un movimento totale di almeno { $jump_up_move } e salta su qualcosa accanto o davanti a te. Scegli liberamente da che parte guardare.
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
} { $evading } { $only_attacked ->
    [yes] Puoi farlo solo se sei sotto attacco.
   *[no] {""}
} { $keeping } { $draws ->
    [yes] Peschi carte.
    [no] Non peschi carte.
   *[none] {""}
} { $turning_down }

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

## The mat to print

noble-hearts-mat-deck = Mazzo
noble-hearts-mat-charm = Fascino
noble-hearts-mat-skill = Maestria
noble-hearts-mat-hand = Carte in mano
