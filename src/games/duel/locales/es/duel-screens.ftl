# The screens of Duel.

duel-screen-to-first = ¿Quién empieza?
duel-screen-first = ¿Quién empieza?
duel-screen-seating = Escribe los nombres en el orden de juego: cada jugador se sienta a la derecha del anterior.
duel-screen-deal = { $count ->
    [0] Cada jugador baraja sus cartas y deja que otro las corte. No se reparte ninguna: todas son el mazo.
    [one] Cada jugador baraja sus cartas, deja que otro las corte y roba 1. El resto es el mazo.
   *[other] Cada jugador baraja sus cartas, deja que otro las corte y roba { $count }. El resto es el mazo.
}
duel-screen-jokers = { $count ->
    [one] Cada jugador añade un comodín a su baraja: { $rules }.
   *[other] Cada jugador añade a su baraja { $count } comodines que se distingan: { $rules }.
}
duel-screen-first-which = ¿Quién juega el primer turno? Vale cualquier forma de decidirlo.
duel-screen-begins = Empieza { $name }

duel-screen-warlord = Comandante { $number }
duel-screen-warlord-of = { $warlord } de { $name }
duel-screen-is = { $what }: { $card }

duel-screen-seat = { $name }: { $draw } en el mazo, { $hand } en la mano, { $discard } en la pila de descarte.
duel-screen-seat-top = Encima está { $card }.
duel-screen-slot-down = El Comandante { $number } está boca abajo y no se conoce.
duel-screen-slot-known = El Comandante { $number } está boca abajo y es { $card }.
duel-screen-slot-up = El Comandante { $number } está boca arriba, usado: { $card }.
duel-screen-seat-out = Fuera de la partida.
duel-screen-seat-attacks = Ataca a { $name }.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = fuera
duel-screen-status-pending = sin cartas
duel-screen-status-revenge = último turno
duel-screen-status-won = ha ganado
duel-screen-turns-left = { $count ->
    [0] sin más turnos
    [one] cartas para 1 turno
   *[other] cartas para { $count } turnos
}

duel-screen-revenge = { $name } está fuera y juega un último turno sin robar.
duel-screen-cut-short = Primera ronda: se roba como siempre, pero solo puede atacar el último.
duel-screen-onward = { $phase } →
duel-answer-attack = { $warlord ->
    [none] Atacar sin Comandante
   *[other] Atacar con { $warlord }
}
duel-answer-attack-about = { $warlord ->
    [none] Ejército boca abajo contra { $name }, sin Comandante.
   *[other] Ejército boca abajo contra { $name }, con { $warlord } al frente.
}

duel-ask-exchange = ¿Qué Comandante se descarta?
duel-answer-exchange = Cambiar { $warlord }

duel-ask-ace-by = ¿Quién juega el As?
duel-screen-ace-nobody = No hay ningún Comandante a su alcance.
duel-ask-ace-on = ¿Qué Comandante elimina el As de { $name }?
duel-answer-ace = { $warlord ->
    [none] Lo juega { $name }
   *[other] { $ally ->
        [yes] Aliado contra { $name }: { $warlord }
       *[other] { $name }: { $warlord }
    }
}
duel-ask-ace-card = ¿Qué juega { $name }?
duel-screen-ace-of = { $name } juega un As
duel-ask-ace-warlord = ¿Con qué Comandante defendía { $name }? Se pone boca arriba.
duel-screen-ace-in-battle-about = { $led ->
    [yes] Con un As, el ataque fracasa y { $attacker } pierde a su Comandante.
   *[no] Con un As, el ataque fracasa.
}

duel-screen-attacker = Atacante
duel-screen-defender = Defensor
duel-screen-stronger = es más fuerte
duel-screen-weaker = es más débil
duel-screen-equal = es igual de fuerte
duel-screen-pile = Mazo de { $name }: { $count }
duel-screen-strength = Fuerza de { $name }: { $total }
duel-screen-laid = { $part } { $card } a la vista
duel-screen-laid-down = { $part }, boca abajo

duel-ask-defend = ¿Con qué defiende { $name }?
duel-answer-defend = { $warlord ->
    [none] { $army ->
        [yes] Solo Ejército
       *[other] Sin defensa
    }
   *[other] { $army ->
        [yes] { $warlord } y Ejército
       *[other] Solo { $warlord }
    }
}
duel-screen-worth = La fuerza de { $name } puede ser de { $least } a { $most }. Una defensa igual de fuerte frustra el ataque.
duel-screen-worth-draw = La fuerza de { $name } puede ser de { $least } a { $most }. Una defensa más fuerte frustra el ataque.
duel-screen-supports = ¿Quién suma un Apoyo? Primero { $attacker }, después { $defender }.
duel-ask-support = { $count ->
    [one] ¿{ $name } suma un Apoyo?
   *[other] ¿{ $name } suma Apoyos?
}
duel-screen-support-both = Ambos suman uno
duel-screen-support-only = Solo { $name }
duel-screen-support-none = Nadie
duel-answer-support = { $count ->
    [0] { $name } no suma ninguno
    [one] { $name } suma uno
   *[other] { $name } suma { $count }
}
duel-screen-name = { $number }/{ $count }: ¿qué carta es el { $part } de { $name }?
duel-screen-name-what = { $name }, { $part }
duel-screen-suits = También la pinta
duel-screen-outcome-attacker = { $cards ->
    [0] { $attacker } es más fuerte, { $attack } a { $defence }, pero no tanto como para hacer daño.
    [one] { $attacker } es más fuerte, { $attack } a { $defence }: { $defender } pasa 1 carta del mazo a la pila de descarte.
   *[other] { $attacker } es más fuerte, { $attack } a { $defence }: { $defender } pasa { $cards } cartas del mazo a la pila de descarte.
}
duel-screen-damage = { $rounding ->
    [none] Daño: ({ $attack } − { $defence }) ÷ { $divisor }
    [up] Daño: ({ $attack } − { $defence }) ÷ { $divisor }, redondeado hacia arriba
   *[down] Daño: ({ $attack } − { $defence }) ÷ { $divisor }, redondeado hacia abajo
}
duel-screen-outcome-defender = { $defender } es más fuerte, { $defence } a { $attack }: el ataque fracasa.
duel-screen-outcome-tie = Ambos tienen { $attack }: el ataque fracasa.
duel-screen-outcome-draw = Ambos tienen { $attack }: nadie pierde nada más que las cartas jugadas.
duel-screen-all-there-is = { $count ->
    [0] El mazo de { $name } ya está vacío.
    [one] El mazo de { $name } solo tiene 1 carta.
   *[other] El mazo de { $name } solo tiene { $count } cartas.
}
duel-screen-resolve = { $cards ->
    [0] Sin As: continuar
    [one] Sin As: pasa 1 carta
   *[other] Sin As: pasan { $cards } cartas
}
duel-screen-to-table = Volver a la mesa

duel-screen-waits-draw = { $name } no puede robar. ¿Hay comodín?
duel-screen-waits-emptied = La batalla ha vaciado el mazo de { $name }. ¿Hay comodín?
duel-screen-joker-for = { $count ->
    [one] Comodín: 1 carta
   *[other] Comodín: { $count } cartas
}
duel-screen-fewer = Comodín para menos…
duel-screen-is-out = { $name } queda fuera
duel-ask-reinforce = Enseña el comodín y baraja la pila de descarte. De ahí pasan cartas al mazo, que también se baraja.
duel-ask-reinforce-number = Cartas
duel-answer-reinforce = { $count ->
    [one] { $name }: 1 carta
   *[other] { $name }: { $count } cartas
}
duel-ask-concede = { $left ->
    [2] Quien se rinde pierde la partida.
   *[other] Quien se rinde queda fuera. Los demás siguen.
}
duel-answer-concede = { $name } se rinde

duel-screen-lasts = { $turns ->
    [0] No quedan cartas en el mazo
    [one] { $count } en el mazo, { $each } por turno: alcanza para 1 turno
   *[other] { $count } en el mazo, { $each } por turno: alcanza para { $turns } turnos
}
duel-screen-has = { $name } tiene { $hand } en la mano y { $discard } en la pila de descarte.
duel-screen-attacks = { $name } solo puede atacar a { $target }.
duel-screen-seen = Cartas vistas de esta baraja
duel-screen-seen-about = De cada valor hay cuatro cartas. Cada punto lleno es una carta cuyo sitio se conoce.
duel-screen-seen-rank = { $rank }: { $count } de 4 vistas
duel-screen-tell = Nombrar una carta
duel-screen-tell-discard = Pila de descarte
duel-screen-tell-top = ¿Qué carta está encima de la pila de descarte de { $name }?
duel-screen-tell-below = ¿Qué carta de { $name } está debajo de { $card }?
duel-screen-tell-nothing = Se conocen todas las cartas de la pila de descarte.
duel-correct-numbers = Mano y mazo de { $player }
duel-correct-draw = Mazo de { $player }
duel-correct-hand = Mano de { $player }
duel-correct-slot = Comandante { PLACE($slot) }
duel-correct-warlord = { $warlord ->
    [none] ninguno
   *[some] { $card ->
        [none] desconocido
       *[other] { $face_up ->
            [yes] { $card } boca arriba
           *[no] { $card } boca abajo
        }
    }
}

duel-screen-quick = Batalla rápida
duel-screen-quick-army = Elige las cartas de ambos bandos. Un ataque necesita un Ejército.
duel-screen-quick-needs = { $count ->
    [one] Con 1 más, el ataque fracasaría.
   *[other] Con { $count } más, el ataque fracasaría.
}
duel-screen-quick-house = { $count ->
    [one] Reglas de la casa: 1 cambio
   *[other] Reglas de la casa: { $count } cambios
}
duel-screen-quick-clear = Quitar las cartas
duel-screen-keys-digit = Elegir, o nombrar una carta

duel-screen-figure-cards = Cartas
duel-screen-figure-winner = Ganadores
duel-screen-figure-others = Los demás

## How to play

duel-lesson-aim = Tu fuerza
duel-lesson-aim-about = Cada jugador tiene una baraja. Tu mazo es tu fuerza: si no puedes robar al empezar tu turno, quedas fuera. Gana el último jugador que queda.
duel-lesson-warlords = Comandantes
duel-lesson-warlords-about = Los Reyes, las Reinas y las Jotas están boca abajo delante de ti. Uno de ellos puede ponerse al frente de un ataque o una defensa.
duel-lesson-armies = Ejércitos
duel-lesson-armies-about = Las cartas del 4 al 10 combaten, cada una con la fuerza de su número. Un 2 o un 3 a su lado la hace más fuerte.
duel-lesson-turn = Tu turno
duel-lesson-turn-about = Roba una carta y juega Comandantes. Luego puedes atacar al jugador de tu derecha. Al final tus Comandantes vuelven a estar listos.
duel-lesson-battle = Una batalla
duel-lesson-battle-about = Ambos jugadores ponen sus cartas boca abajo y las destapan a la vez. Si el ataque es más fuerte, quien defiende pierde cartas de su mazo.
duel-lesson-aces = Ases
duel-lesson-aces-about = Un As nunca combate. Frustra un ataque o elimina un Comandante de un vecino.
