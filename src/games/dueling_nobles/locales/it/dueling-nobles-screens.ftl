# The screens of Dueling Nobles.

dueling-nobles-setup-to-starter = Chi inizia?
dueling-nobles-setup-to-nobles = Scegli i nobili
dueling-nobles-setup-begin = Inizia la partita
dueling-nobles-setup-starter = Chi inizia?
dueling-nobles-setup-nobles = Nobili iniziali
dueling-nobles-starter-about-dealer = Ogni giocatore tira due dadi: chi fa il totale più basso dà le carte, e inizia l’altro. Tocca le facce dei tuoi dadi.
dueling-nobles-starter-about-any = Va bene qualsiasi modo di deciderlo. Con i dadi, inizia il totale più alto.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, dado { $die }: da tirare
   *[other] { $name }, dado { $die }: { $pips }
}
dueling-nobles-starter-tie = Entrambi hanno { $total }: in caso di parità si tira di nuovo.
dueling-nobles-starter-again = Tira di nuovo
dueling-nobles-starter-starts = { $name } gioca il primo turno
dueling-nobles-starter-missing = Tira i dadi o tocca chi inizia.
dueling-nobles-nobles-first = { $name } gioca il primo turno.
dueling-nobles-nobles-picking = { $name } sceglie: { $count } di { $of }
dueling-nobles-nobles-picked = { $name } ha { $cards }.
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
dueling-nobles-menu-concede = Arrenditi
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
dueling-nobles-side-known = Carte in mano note: { $cards }
dueling-nobles-side-ability = { $suit } { $ability }
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
dueling-nobles-thing-discard = Pila degli scarti
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
dueling-nobles-do-spy-about = Tu guardi le carte; l’app non ha bisogno di conoscerle.
dueling-nobles-do-spy-named = Registra la mano
dueling-nobles-do-tax-last = Tassa { $card } e perdilo
dueling-nobles-do-attack-with = Attacca con { $card }
dueling-nobles-do-attack = Sfida { $card }
dueling-nobles-do-deflect = { $gold ->
    [one] Devia (1 moneta)
   *[other] Devia ({ $gold } monete)
}
dueling-nobles-do-deflect-to = Devia su { $card }
dueling-nobles-do-concede = { $name } si arrende
dueling-nobles-do-next-phase = { $phase } →
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
dueling-nobles-ask-patient = Chi vuoi curare?
dueling-nobles-ask-recovered = Quale carta recuperi?
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
    [one] Manca una carta
   *[other] Mancano { $count } carte
}
dueling-nobles-ask-seen-spent = Hai appena scartato { $card }.
dueling-nobles-ask-attack-or-end = { $name }, tocca il nobile che attacca o termina il turno.
dueling-nobles-ask-attack-or-go-on = { $name }, tocca il nobile che attacca o continua.
dueling-nobles-ask-end = { $name }, termina il turno.
dueling-nobles-ask-go-on = { $name }, passa alla fase successiva.
dueling-nobles-ask-one-card = { $name }, gioca una carta o nessuna.
dueling-nobles-ask-two-cards = { $name }, gioca fino a due carte.
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
dueling-nobles-fight-die-lies = Un dado mostra { $pips }
dueling-nobles-fight-rolled = { $name } ha tirato un { $pips }
dueling-nobles-fight-card-lies = { $card } è in gioco
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = colpo critico
dueling-nobles-fight-roll = { $name } tira
dueling-nobles-fight-roll-two = { $name } tira uno o due dadi
dueling-nobles-fight-roll-second = Secondo dado?
dueling-nobles-fight-first-laid = { $name }, primo dado: { $pips }. Tocca per toglierlo
dueling-nobles-fight-die-tumbles = Il dado di { $name } rotola
dueling-nobles-fight-die = { $name } tira un { $pips }
dueling-nobles-fight-first-die = { $name }, primo dado { $pips }
dueling-nobles-fight-second-die = { $name }, secondo dado { $pips }
dueling-nobles-fight-one-die = { $name }, un solo dado: { $pips }
dueling-nobles-fight-roll-virtual = Tira per { $name }
dueling-nobles-fight-no-card = { $name } non gioca carte
dueling-nobles-fight-no-card-short = Nessuna carta
dueling-nobles-fight-play = Gioca { $cards }
dueling-nobles-fight-play-none = Gioca
dueling-nobles-fight-choose-first = Prima scegli una o due carte, oppure non giocarne nessuna.
dueling-nobles-fight-won = { $name } vince il duello
dueling-nobles-fight-tie = Pareggio
dueling-nobles-fight-done = Torna al tavolo
dueling-nobles-needs-picked = { $cards }: { $total } contro { $other }
dueling-nobles-needs-picked-ace = { $cards }: colpo critico
dueling-nobles-needs-picked-aces = { $cards }: Asso contro Asso, pareggio
dueling-nobles-card-would-win = vincerebbe
dueling-nobles-card-would-tie = pareggerebbe
dueling-nobles-correct-gold = Monete di { $player }
dueling-nobles-correct-hand = Carte in mano di { $player }
dueling-nobles-correct-support-deck = Carte nel mazzo di supporto
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
dueling-nobles-quick-others-set = { $what }: { $value }
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
