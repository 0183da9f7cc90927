# The rules of Noble Hearts for a player who does not know the game.

noble-hearts-rulebook-aim = El objetivo
    Dos nobles aman a lady Isabelle y lo resuelven a espada. Toca a tu oponente antes de que te toque a ti.
    { $charm_spots ->
        [0] {""}
       *[other] O gana su corazón: si lady Isabelle llega a tu corazón en la carta de encanto, también has ganado.
    }

noble-hearts-rulebook-table = Qué hay en la mesa
    La caja del juego es la sala del duelo. De las casillas, los muebles y de hacia dónde miran los nobles se encargan los jugadores; la app solo recuerda quién está en alto.
    Cada jugador tiene un mazo de { $deck_cards } cartas de acción. Las usadas van boca arriba a su propia pila de descarte.
    Una carta tiene cuatro números: su fuerza, cuál de las { $areas } zonas del cuerpo golpea, cuánto mueve y cuántas cartas permite robar.
    { $pile ->
        [0] {""}
       *[other] Hay { $pile } cartas especiales. Las tuyas están boca arriba delante de ti: cada una te deja hacer lo que dice su nombre. Si una queda boca abajo, hay que destaparla para volver a usarla.
    }
    { $charm_spots ->
        [0] {""}
       *[other] En la carta de encanto, lady Isabelle está en el centro, a { $charm_spots ->
            [one] 1 punto
           *[other] { $charm_spots } puntos
        } de cada corazón.
    }
    { $skill_spots ->
        [0] {""}
       *[other] En la carta de destreza, un marcador está en el centro, a { $skill_spots ->
            [one] 1 punto
           *[other] { $skill_spots } puntos
        } de cada espada.
    }

noble-hearts-rulebook-setup = Preparación
    { $opening_hand ->
        [0] Baraja tu mazo. Se empieza sin cartas en la mano.
        [one] Baraja tu mazo y roba 1 carta.
       *[other] Baraja tu mazo y roba { $opening_hand } cartas.
    }
    Se acuerda quién empieza.
    { $opening ->
        [0] {""}
        [one] Cada jugador toma 1 carta especial a su elección; primero, quien empieza.
       *[other] Cada jugador toma { $opening } cartas especiales a su elección; primero, quien empieza.
    }
    { $roses ->
        [0] {""}
        [one] Se lanza la rosa sobre la caja. Si cae donde ningún noble puede ir, sale de la partida.
       *[other] Se lanzan las { $roses } rosas sobre la caja. Las que caen donde ningún noble puede ir salen de la partida.
    }

noble-hearts-rulebook-turn = La iniciativa
    Uno de los dos tiene la iniciativa y ha de actuar. La mayoría de las acciones la ceden; con algunas se conserva y se sigue.
    Con cada acción puedes girar tu noble un octavo de vuelta: antes, durante o después.
    { $keeps_initiative ->
        [none] Con estas reglas ninguna acción conserva la iniciativa.
       *[other] Conservas la iniciativa tras: { $keeps_initiative }.
    }
    { $pass ->
        [after-keeping] Si la has conservado, también puedes cederla sin hacer nada más.
        [always] Si no te atacan, puedes cederla en cualquier momento sin hacer nada.
       *[never] No puedes cederla sin hacer nada.
    }

noble-hearts-rulebook-attacks = Los ataques
    Puedes golpear al oponente que tienes justo delante, mire adonde mire. Un ataque es un golpe o varios: cada uno tiene una fuerza y una zona.
    Las cartas de un ataque quedan a la vista hasta que acaba. Robas enseguida.
    { $attack }
    { $charge }
    Una carga puede saltar. Arriba: una o más cartas cuyos movimientos sumen { $charge_jump_up_move } o más. Abajo: { $charge_move_cards ->
        [one] una carta que mueva { $charge_jump_down_move } o más
       *[other] de 1 a { $charge_move_cards } cartas que sumen { $charge_jump_down_move } o más
    }.
    { $pile ->
        [0] {""}
       *[other] { $long_jump_cards ->
            [one] Con un salto largo: una o más cartas
           *[other] Con un salto largo: { $long_jump_cards } o más cartas
        } cuyos movimientos sumen { $charge_long_jump_move } o más. { $charge_long_jump_refills ->
            [yes] El golpe permite robar como siempre.
           *[no] Una carga así no permite robar nada.
        }
    }
    { $charge_with ->
        [none] {""}
       *[other] El golpe de una carga también puede ser: { $charge_with }.
    }
    { $berserk }
    { $feint }
    { $combination }

noble-hearts-rulebook-evading = Cuando te atacan
    Tienes que responder a cada golpe; si no, te tocan y pierdes.
    { $block }
    { $quick-block }
    { $evades ->
        [none] Con estas reglas solo los bloqueos libran de un ataque.
       *[other] Esto esquiva de una vez todo lo que queda por llegar: { $evades }.
    }
    { $retreat }
    La respuesta al último golpe decide quién tiene la iniciativa.

noble-hearts-rulebook-moving = Moverse
    { $move }
    { $jump-up }
    { $jump-down }
    { $long-jump }
    { $side-step }
    { $saltomortale }

## The actions in these sections

noble-hearts-rulebook-attack = juega una carta: su fuerza y su zona son las del golpe.
noble-hearts-rulebook-charge = { $charge_move_cards ->
    [one] juega una carta para moverte, de { $charge_move } o más, y después una para golpear.
   *[other] juega de 1 a { $charge_move_cards } cartas para moverte, que sumen { $charge_move } o más, y después una para golpear.
}
noble-hearts-rulebook-berserk = juega { $berserk_cards } cartas de una misma zona: un solo golpe con la suma de sus fuerzas.
noble-hearts-rulebook-feint = juega una carta y di a qué zona va: a cualquiera.
noble-hearts-rulebook-combination = juega dos cartas, cada una un golpe; cada Combinación más que tengas permite uno más.
noble-hearts-rulebook-block = mira al atacante y juega una carta de la zona del golpe, al menos igual de fuerte.
noble-hearts-rulebook-quick-block = juega una carta de cualquier zona, al menos igual de fuerte que el golpe.
noble-hearts-rulebook-retreat = descarta cualquier carta y retrocede una casilla.

noble-hearts-rulebook-move = juega una carta y muévete tantas casillas como indica, en cualquier dirección. Sigues a la misma altura.
noble-hearts-rulebook-jump-up = juega una o más cartas cuyos movimientos sumen { $jump_up_move } o más y salta a algo que tengas al lado o delante.
noble-hearts-rulebook-jump-down = desde lo alto, baja a cualquier casilla contigua. No cuesta ninguna carta.
noble-hearts-rulebook-long-jump = { $long_jump_cards ->
    [one] juega una o más cartas
   *[other] juega { $long_jump_cards } o más cartas
} cuyos movimientos sumen { $long_jump_move } o más y salta de un sitio a otro. No se puede saltar por encima de nada.
noble-hearts-rulebook-side-step = juega { $side_step_cards } cartas de la misma fuerza y da un paso de lado sin cambiar de dirección.
noble-hearts-rulebook-saltomortale = juega { $saltomortale_cards } cartas de una misma zona, salta a la casilla de detrás de tu oponente y mira adonde quieras.
noble-hearts-rulebook-action = { $action }: { $about } { $special ->
    [yes] Necesitas la carta especial.
   *[no] {""}
} { $is_evading ->
    [yes] Sirve para esquivar un ataque.
   *[no] {""}
} { $only_attacked ->
    [yes] Solo puedes hacerlo cuando te atacan.
   *[no] {""}
} { $keeps ->
    [yes] Conservas la iniciativa.
   *[no] {""}
} { $draws ->
    [yes] Robas cartas.
    [no] No robas cartas.
   *[none] {""}
} { $turns_down ->
    [yes] Después, su carta especial se pone boca abajo.
   *[no] {""}
}

## After the actions

noble-hearts-rulebook-draw = Robar cartas
    Tras una acción que permite robar, robas tantas cartas como indica la carta jugada; la mano no tiene límite.
    De varias cartas cuenta la de mayor fuerza. { $redraw_tie ->
        [most] Si hay varias iguales, la que más roba.
       *[least] Si hay varias iguales, la que menos roba.
    }
    De una carga solo cuentan para esto las cartas del golpe.
    Primero se roba; solo entonces van a tu pila de descarte las cartas jugadas.
    { $reshuffle ->
        [at-once] En cuanto tu mazo esté vacío, baraja tu pila de descarte: es tu nuevo mazo.
       *[when-drawing] Si tienes que robar y tu mazo está vacío, baraja tu pila de descarte: es tu nuevo mazo.
    }

noble-hearts-rulebook-specials = { $pile ->
    [0] {""}
   *[other]
        Cartas especiales
        { $turned_down ->
            [none] Siguen boca arriba por mucho que las uses.
           *[other]
                Se ponen boca abajo después de usarlas: { $turned_down }.
                Como acción puedes destapar una de las tuyas, pero no mientras te atacan.
        }
}

noble-hearts-rulebook-tracks = Encanto y destreza
    { $roses ->
        [0] {""}
       *[other] { $rose_charm ->
            [0] Si hay una rosa en tu casilla o en una contigua, puedes recogerla como acción.
            [one] Si hay una rosa en tu casilla o en una contigua, puedes recogerla como acción: lady Isabelle avanza 1 punto hacia ti.
           *[other] Si hay una rosa en tu casilla o en una contigua, puedes recogerla como acción: lady Isabelle avanza { $rose_charm } puntos hacia ti.
        }
    }
    { $retreat_charm ->
        [0] {""}
       *[other] { $charm_half ->
            [below] Si la carta de una retirada vale menos de la mitad del ataque, lady Isabelle avanza { $retreat_charm ->
                [one] 1 punto
               *[other] { $retreat_charm } puntos
            } hacia el atacante.
            [at-most] Si la carta de una retirada vale la mitad del ataque o menos, lady Isabelle avanza { $retreat_charm ->
                [one] 1 punto
               *[other] { $retreat_charm } puntos
            } hacia el atacante.
           *[always] Con cada retirada ante un ataque, lady Isabelle avanza { $retreat_charm ->
                [one] 1 punto
               *[other] { $retreat_charm } puntos
            } hacia el atacante.
        }
    }
    { $berserk_charm ->
        [0] {""}
       *[other] Con cada furia, lady Isabelle avanza enseguida { $berserk_charm ->
            [one] 1 punto
           *[other] { $berserk_charm } puntos
        } hacia el oponente. { $berserk_may_lose ->
            [yes] Así se puede perder la partida.
           *[no] Pero nunca llega así a su corazón.
        }
    }
    { $retreat_skill ->
        [0] {""}
       *[other] Con cada retirada ante un ataque, el marcador de destreza avanza { $retreat_skill ->
            [one] 1 punto
           *[other] { $retreat_skill } puntos
        } hacia el atacante.
    }
    { $saltomortale_skill ->
        [0] {""}
       *[other] Con cada salto mortal, el marcador de destreza avanza { $saltomortale_skill ->
            [one] 1 punto
           *[other] { $saltomortale_skill } puntos
        } hacia quien lo da.
    }
    { $skill_spots ->
        [0] {""}
       *[other] Cuando el marcador llega a tu espada, vuelve al centro y puedes tomar cualquier carta especial que quede.
    }

noble-hearts-rulebook-end = El final de la partida
    Si te atacan y no esquivas, te han tocado: gana el otro jugador.
    Puedes rendirte en cualquier momento. Sin cartas que jugar, casi no queda otra opción.
    { $charm_spots ->
        [0] {""}
       *[other] Si lady Isabelle llega a un corazón, gana al momento el jugador de ese lado.
    }

## The mat to print.

noble-hearts-mat-deck = Mazo
noble-hearts-mat-discard = Pila de descarte
noble-hearts-mat-special = Carta especial
noble-hearts-mat-charm = Encanto
noble-hearts-mat-skill = Destreza
noble-hearts-mat-hand = Cartas en la mano
