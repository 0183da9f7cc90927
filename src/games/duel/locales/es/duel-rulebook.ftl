# The rules of Duel for a player who does not know the game.

duel-rulebook-aim = El objetivo
    Es una guerra de dos a seis jugadores, cada uno con una baraja entera. Los Ejércitos chocan, los Comandantes se ponen al frente, y quien pierde una batalla pierde cartas.
    Tu mazo es tu fuerza: quien no puede robar queda fuera. Gana el último jugador que queda.

duel-rulebook-table = La mesa
    { $deck ->
        [52] Cada jugador tiene su propia baraja de 52 cartas sin comodines. Las cartas nunca cambian de dueño, y las pintas no importan.
       *[other] Cada jugador tiene su propia baraja de 52 cartas más comodines: { $deck } cartas. Las cartas nunca cambian de dueño, y las pintas no importan.
    }
    Tu mano está oculta, tu mazo boca abajo y tu pila de descarte boca arriba. De una pila de descarte todos pueden mirar la carta de encima, y ninguna otra.
    Los Reyes, las Reinas y las Jotas son Comandantes. Van al frente: un Rey suma { $warlord_bonus-king } a la fuerza de una batalla, una Reina { $warlord_bonus-queen } y una Jota { $warlord_bonus-jack }.
    Las cartas del 10 al 4 son Ejércitos, tan fuertes como su número. Casi todas las cartas son Ejércitos.
    Los treses y los doses son cartas de Apoyo, caballos y armas para un Ejército: un 3 suma { $support_values-three }, un 2 suma { $support_values-two }.
    Los Ases nunca combaten: eliminan Comandantes y frustran ataques.
    { $warlord_slots ->
        [one] Delante de ti hay 1 puesto para un Comandante.
       *[other] Delante de ti hay { $warlord_slots } puestos para Comandantes.
    }

duel-rulebook-setup = Antes de empezar
    { $hand_size ->
        [0] Cada jugador baraja sus cartas y deja que otro las corte. No se reparte ninguna: todas son el mazo.
        [one] Cada jugador baraja sus cartas, deja que otro las corte y roba 1. Las { $draw_pile } que quedan son el mazo.
       *[other] Cada jugador baraja sus cartas, deja que otro las corte y roba { $hand_size }. Las { $draw_pile } que quedan son el mazo.
    }
    Para decidir quién empieza vale cualquier método. Se juega hacia la derecha.

duel-rulebook-turn = El turno
    Un turno tiene tres fases: preparación, ataque y renovación. Todo lo que haces en ellas es voluntario, pero nunca se vuelve a una fase que ya pasó.
    { $draw_per_turn ->
        [one] En la preparación primero robas una carta.
       *[other] En la preparación primero robas { $draw_per_turn } cartas, o las que tenga el mazo.
    }
    { $used_may_be_exchanged ->
        [yes] Luego puedes poner Comandantes de tu mano boca abajo en puestos vacíos, tantos como quieras, y cambiar los que ya están por otros de tu mano, también los usados. El anterior va a tu pila de descarte.
       *[no] Luego puedes poner Comandantes de tu mano boca abajo en puestos vacíos, tantos como quieras, y cambiar los que están boca abajo por otros de tu mano. El anterior va a tu pila de descarte.
    }
    { $attacks_per_turn ->
        [none] En la fase de ataque puedes atacar a quien está a tu derecha, cuantas veces quieras.
        [0] No hay más ataques que el de un turno de revancha.
        [one] En la fase de ataque puedes atacar a quien está a tu derecha, una vez.
       *[other] En la fase de ataque puedes atacar a quien está a tu derecha, hasta { $attacks_per_turn } veces.
    }
    En la renovación vuelves a poner boca abajo tus Comandantes usados. Un Comandante boca arriba está usado y hasta entonces no combate: el que defendió no puede atacar en tu turno siguiente, y el que atacó ya puede defender. Un Comandante que ya se destapó sigue siendo conocido por todos hasta que se descarta.
    { $first_round_skips ->
        [yes] En la primera ronda todos menos el último tienen solo la preparación.
       *[no] No hay primera ronda corta: se puede atacar desde el primer turno.
    }

duel-rulebook-battle = La batalla
    Ataque: juega una carta de Ejército boca abajo. Puedes poner al frente uno de tus Comandantes boca abajo. Sin carta de Ejército no hay ataque.
    { $sole_warlord_defends ->
        [yes] Defensa: elige un Comandante boca abajo, juega una carta de Ejército boca abajo, haz ambas cosas o ninguna. Un Comandante sin Ejército defiende con la fuerza que suma.
       *[no] Defensa: juega una carta de Ejército boca abajo, con un Comandante boca abajo al frente si quieres, o no hagas nada. Un Comandante sin Ejército no defiende.
    }
    { $supports_per_side ->
        [0] En las batallas no hay cartas de Apoyo.
        [one] Apoyo: primero quien ataca y luego quien defiende puede sumar una carta de Apoyo boca abajo. Hace falta una carta de Ejército.
       *[other] Apoyo: primero quien ataca y luego quien defiende puede sumar hasta { $supports_per_side } cartas de Apoyo boca abajo. Hace falta una carta de Ejército.
    }
    Se destapan todas las cartas de la batalla. Ejército, Comandante y Apoyo juntos son la fuerza; quien no tiene cartas tiene 0.
    { $damage_rounding ->
        [up] Si quien ataca es más fuerte, quien defiende recibe daño: la diferencia dividida entre { $damage_divisor }, redondeada hacia arriba. Quien defiende pasa esa cantidad de cartas del mazo a la pila de descarte.
       *[down] Si quien ataca es más fuerte, quien defiende recibe daño: la diferencia dividida entre { $damage_divisor }, redondeada hacia abajo. Quien defiende pasa esa cantidad de cartas del mazo a la pila de descarte.
    }
    { $failed_warlord_lost ->
        [yes] Si quien defiende es más fuerte, el ataque fracasa y el Comandante que atacaba va a la pila de descarte.
       *[no] Si quien defiende es más fuerte, el ataque fracasa; el Comandante se queda.
    }
    { $unled_fail_draw ->
        [0] Un ataque fallido sin Comandante no cuesta nada.
        [one] Quien fracasa al atacar sin Comandante roba una carta y la descarta.
       *[other] Quien fracasa al atacar sin Comandante roba { $unled_fail_draw } cartas y las descarta.
    }
    { $tie ->
        [defender] Con fuerzas iguales el ataque fracasa también.
       *[draw] Con fuerzas iguales nadie pierde nada más que las cartas jugadas.
    }
    Después de la batalla se descartan las cartas de Ejército y de Apoyo. Los demás Comandantes se quedan, boca arriba.

duel-rulebook-aces = Los Ases
    { $aces_defend ->
        [any-time] Cuando te defiendes puedes jugar un As en cualquier momento de la batalla, y el ataque fracasa. Con las cartas ya destapadas es la última oportunidad, solo si quien ataca es más fuerte.
        [before-reveal] Cuando te defiendes puedes jugar un As en cualquier momento antes de destapar las cartas, y el ataque fracasa.
       *[never] En las batallas no se juegan Ases.
    }
    { $aces_defend ->
        [never] {""}
       *[other] { $ace_fails_unled ->
            [yes] Quien atacaba descarta entonces Ejército, Apoyo y Comandante; sin Comandante paga lo que cuesta un ataque fallido. El Comandante que habías elegido se destapa y se queda; tu Ejército y tu Apoyo se descartan.
           *[no] Quien atacaba descarta entonces Ejército, Apoyo y Comandante. El Comandante que habías elegido se destapa y se queda; tu Ejército y tu Apoyo se descartan.
        }
    }
    { $aces_defend ->
        [never] {""}
       *[other] Quien ataca nunca juega un As en una batalla.
    }
    { $aces_outside ->
        [no] Fuera de las batallas no se juegan Ases.
       *[yes] { $ace_targets ->
            [neighbours] Fuera de las batallas puedes jugar un As en cualquier momento, también en el turno de otro, y elegir un Comandante de uno de tus dos vecinos: va a la pila de descarte.
            [right] Fuera de las batallas puedes jugar un As en cualquier momento, también en el turno de otro, y elegir un Comandante de quien está a tu derecha: va a la pila de descarte.
           *[any] Fuera de las batallas puedes jugar un As en cualquier momento, también en el turno de otro, y elegir un Comandante de cualquier otro jugador: va a la pila de descarte.
        }
    }

duel-rulebook-end = El final de la partida
    Quien al empezar su turno tiene el mazo vacío queda fuera.
    { $out_when ->
        [empty] Quien se queda sin mazo en una batalla también queda fuera, y al instante.
       *[other] {""}
    }
    { $revenge_turn ->
        [yes] Quien sale por no poder robar tiene todavía un turno de revancha, si quedan otros dos: preparación, un ataque y Ases.
       *[no] No hay turno de revancha.
    }
    Las cartas de quien sale se quedan donde están; los demás cierran el círculo. Gana el último jugador que queda.
    Puedes rendirte siempre que no haya una batalla.

duel-rulebook-reinforcements = { $reinforcements ->
    [no] {""}
   *[yes]
        Refuerzos
        { $reinforcement_cards ->
            [one] Cada baraja tiene un comodín para esto. Puedes enseñarlo en cualquier momento de tu turno: baraja tu pila de descarte, pasa 1 de sus cartas a tu mazo y barájalo.
           *[other] Cada baraja tiene un comodín para esto. Puedes enseñarlo en cualquier momento de tu turno: baraja tu pila de descarte, pasa hasta { $reinforcement_cards } de sus cartas a tu mazo y barájalo.
        }
        { $forced_reinforcement_cards ->
            [one] Con el mazo vacío puedes hacerlo en cualquier turno, hasta que te toque robar; entonces es 1 carta.
           *[other] Con el mazo vacío puedes hacerlo en cualquier turno, hasta que te toque robar; entonces son hasta { $forced_reinforcement_cards } cartas.
        }
        El resto y el comodín son tu nueva pila de descarte.
}

duel-rulebook-ally = { $hidden_ally ->
    [no] {""}
   *[yes]
        El Aliado oculto
        Cada baraja tiene un comodín para esto. Lo juegas como la carta que quieras, y dices cuál cuando se destapa.
        Como Comandante en la mesa sigue siendo ese Comandante hasta que se descarta. En una pila vuelve a ser el Aliado oculto.
}

## The mat to print.

duel-mat-discard = Pila de descarte
