# Duel: names, rules, actions, consequences and refusals.

# Same as in English.
duel-title = Duel
duel-gauge = Mazo

## Editions

# Same as in English.
duel-edition-csatho = Csathó
duel-edition-csatho-about = Las reglas tal como las escribió Áron Csathó en 2004.

## Phases and parts

duel-phase-setup = reparto
duel-phase-over = fin de la partida
duel-phase-preparation = preparación
duel-phase-attack = ataque
duel-phase-renewal = renovación
duel-part-army = Ejército
duel-part-warlord = Comandante
duel-part-support = Apoyo
duel-part-ace = As

## Cards

duel-card-ace = un As
duel-card-joker = el comodín
duel-card-ally = el Aliado oculto
duel-card-ally-as = el Aliado oculto como { $rank }
duel-card-unseen = una carta que nadie ha visto
duel-term = { $part } { $card }
duel-attacker = { $player }, al ataque
duel-defender = { $player }, en defensa

## Kinds of action

duel-kind-setup = Repartir
duel-kind-next-phase = Siguiente fase
duel-kind-next-phase-about = Pasa a la siguiente fase; después de la última empieza el turno de quien sigue.
duel-kind-end-turn = Terminar turno
duel-kind-end-turn-about = Sáltate las fases que quedan; de paso se ponen boca abajo tus Comandantes usados.
duel-kind-warlord = Jugar un Comandante
duel-kind-warlord-about = Pon un Rey, una Reina o una Jota de tu mano boca abajo en un puesto vacío.
duel-kind-exchange = Cambiar un Comandante
duel-kind-exchange-about = Descarta uno de tus Comandantes y pon otro de tu mano boca abajo en su lugar.
duel-kind-attack = Atacar
duel-kind-attack-about = Juega una carta de Ejército boca abajo contra quien está a tu derecha, con un Comandante al frente si quieres.
duel-kind-defend = Defender
duel-kind-defend-about = Elige un Comandante, una carta de Ejército, ambas cosas o ninguna.
duel-kind-support = Apoyar
duel-kind-support-about = { $most ->
    [0] Con estas reglas no hay cartas de Apoyo en las batallas.
    [one] Suma un 3 o un 2 boca abajo a tu carta de Ejército, o no sumes nada.
   *[other] Suma hasta { $most } cartas de Apoyo, treses y doses, boca abajo a tu carta de Ejército, o no sumes nada.
}
duel-kind-reveal = Destapar
duel-kind-reveal-about = Nombra las cartas de la batalla que ahora quedan a la vista.
duel-kind-resolve = Sin As
duel-kind-resolve-about = Quien defiende no juega ningún As y la batalla se decide.
duel-kind-ace = Jugar un As
duel-kind-ace-about = Elimina un Comandante de otro jugador o, en defensa, frustra el ataque.
duel-kind-reinforce = Refuerzos
duel-kind-reinforce-about = Enseña el comodín y devuelve cartas de tu pila de descarte a tu mazo.
duel-kind-out = Sin comodín
duel-kind-out-about = No tienes comodín, o te lo guardas: quedas fuera.
duel-kind-concede = Rendirse
duel-kind-concede-about = Dejas la partida; los demás siguen jugando.
duel-kind-tell = Nombrar cartas
duel-kind-tell-about = Nombra las cartas de encima de una pila de descarte, o el Comandante de un puesto.

## House rules

duel-group-optional = Reglas opcionales
duel-group-start = Comienzo de la partida
duel-group-turn = El turno
duel-group-battle = Batallas
duel-group-thwarted = Ataques fracasados
duel-group-aces = Ases
duel-group-end = Fin de la partida

duel-rule-hand-size = Cartas repartidas
duel-rule-hand-size-about = Con cuántas cartas en la mano empieza cada jugador.
duel-rule-draw-per-turn = Cartas robadas por turno
duel-rule-draw-per-turn-about = Cuántas cartas se roban al empezar un turno.
duel-rule-warlord-slots = Puestos para Comandantes
duel-rule-warlord-slots-about = Cuántos Comandantes puede tener delante cada jugador.
duel-rule-attacks-per-turn = Ataques por turno
duel-rule-attacks-per-turn-about = Cuántas veces se puede atacar en un turno.
duel-rule-first-round-skips = Primera ronda corta
duel-rule-first-round-skips-about = En la primera ronda, todos menos el último tienen solo la preparación.
duel-rule-used-may-be-exchanged = Cambiar Comandantes usados
duel-rule-used-may-be-exchanged-about = Un Comandante que está boca arriba se puede cambiar por otro.
duel-rule-warlord-bonus = Fuerza de los Comandantes
duel-rule-warlord-bonus-about = La fuerza que suma un Comandante.
duel-rule-support-values = Valor del Apoyo
duel-rule-support-values-about = La fuerza que suma una carta de Apoyo.
duel-rule-supports-per-side = Apoyos por bando
duel-rule-supports-per-side-about = El máximo de cartas de Apoyo que un bando suma en una batalla.
duel-rule-sole-warlord-defends = Defensa sin Ejército
duel-rule-sole-warlord-defends-about = Un Comandante puede defender sin carta de Ejército.
duel-rule-damage-divisor = Daño dividido entre
duel-rule-damage-divisor-about = Entre cuánto se divide la diferencia de fuerzas.
duel-rule-damage-rounding = Redondeo del daño
duel-rule-damage-rounding-about = Hacia dónde se redondea el daño.
duel-rule-tie = Fuerzas iguales
duel-rule-tie-about = Con fuerzas iguales, el ataque fracasa o nadie pierde nada.
duel-rule-failed-warlord-lost = Se pierde el Comandante vencido
duel-rule-failed-warlord-lost-about = El Comandante de un ataque fallido se descarta.
duel-rule-unled-fail-draw = Precio sin Comandante
duel-rule-unled-fail-draw-about = Cuántas cartas roba y descarta quien fracasa al atacar sin Comandante.
duel-rule-aces-outside = Ases fuera de batalla
duel-rule-aces-outside-about = Un As puede eliminar un Comandante cuando no hay batalla.
duel-rule-ace-targets = Alcance de estos Ases
duel-rule-ace-targets-about = De quién son los Comandantes que puede eliminar un As fuera de batalla.
duel-rule-aces-defend = Ases en defensa
duel-rule-aces-defend-about = Cuándo se puede frustrar un ataque con un As.
duel-rule-ace-fails-unled = Pagar también ante un As
duel-rule-ace-fails-unled-about = Quien ataca sin Comandante también paga cuando un As frustra el ataque.
duel-rule-out-when = Fuera de la partida
duel-rule-out-when-about = Quién queda fuera de la partida.
duel-rule-revenge-turn = Turno de revancha
duel-rule-revenge-turn-about = Quien no pudo robar juega todavía un último turno.
duel-rule-reinforcements = Refuerzos
duel-rule-reinforcements-about = Un comodín en cada baraja que recupera cartas descartadas.
duel-rule-reinforcement-cards = Cartas de refuerzo
duel-rule-reinforcement-cards-about = El máximo de cartas que recupera el comodín en el turno propio.
duel-rule-forced-reinforcement-cards = Cartas con el mazo vacío
duel-rule-forced-reinforcement-cards-about = El máximo de cartas que recupera el comodín cuando el mazo está vacío.
duel-rule-hidden-ally = Aliado oculto
duel-rule-hidden-ally-about = Un comodín en cada baraja que se juega como cualquier carta.

duel-value-each = { $name } suma { $number }
duel-value-three = 3
duel-value-two = 2
duel-value-up = hacia arriba
duel-value-down = hacia abajo
duel-value-defender = el ataque fracasa
duel-value-draw = nadie pierde nada
duel-value-neighbours = ambos vecinos
duel-value-right = quien está a la derecha
duel-value-any = cualquiera
duel-value-any-time = en cualquier momento
duel-value-before-reveal = antes de destapar
duel-value-never = nunca
duel-value-cannot-draw = quien no puede robar
duel-value-empty = también quien se queda sin mazo en una batalla

## Actions

duel-headline-setup = { $first } juega el primer turno
duel-headline-next-phase = { $player } pasa a la fase de { $phase }
duel-headline-end-turn = { $player } termina el turno
duel-headline-warlord = { $card ->
    [none] { $player } pone un Comandante boca abajo en el puesto { PLACE($slot) }
   *[other] { $player } pone { $card } boca abajo en el puesto { PLACE($slot) }
}
duel-headline-exchange = { $card ->
    [none] { $player } cambia el Comandante del puesto { PLACE($slot) }
   *[other] { $player } cambia el Comandante del puesto { PLACE($slot) } por { $card }
}
duel-headline-attack = { $slot ->
    [none] { $player } ataca a { $opponent } sin Comandante
   *[other] { $leader ->
        [none] { $player } ataca a { $opponent } con el Comandante del puesto { PLACE($slot) } al frente
       *[other] { $player } ataca a { $opponent } con { $leader } al frente
    }
}
duel-headline-defend = { $slot ->
    [none] { $army ->
        [yes] { $player } se defiende con una carta de Ejército
       *[no] { $player } no se defiende
    }
   *[other] { $army ->
        [yes] { $player } se defiende con una carta de Ejército y el Comandante del puesto { PLACE($slot) }
       *[no] { $player } se defiende solo con el Comandante del puesto { PLACE($slot) }
    }
}
duel-headline-support = { $count ->
    [0] { $player } no suma ningún Apoyo
    [one] { $player } suma una carta de Apoyo boca abajo
   *[other] { $player } suma { $count } cartas de Apoyo boca abajo
}
duel-headline-reveal = { SOUND($defender) ->
    [i] { $attacker } e { $defender } destapan sus cartas
   *[other] { $attacker } y { $defender } destapan sus cartas
}
duel-headline-resolve = { $player } no juega ningún As
duel-headline-ace = { $target ->
    [yes] { $player } juega { $card } contra el Comandante de { $against } en el puesto { PLACE($slot) }
   *[no] { $player } juega { $card } en defensa{ $led ->
        [yes] : { $attacker } pierde a su Comandante
       *[no] {""}
    }
}
duel-headline-reinforce = { $player } enseña el comodín y pide refuerzos
duel-headline-out = { $player } no tiene comodín que jugar
duel-headline-concede = { $player } se rinde
duel-headline-tell = { $told ->
    [nothing] Pila de descarte de { $player }: nada que nombrar
    [discard] Encima de la pila de descarte de { $player }: { $cards }
   *[slot] El Comandante de { $player } en el puesto { PLACE($slot) } es { $card }
}
duel-headline-adjust-numbers = Corrección: { $player } tiene { $hand } en la mano, { $draw } en el mazo y { $discard } en la pila de descarte
duel-headline-adjust-slot = { $warlord ->
    [none] Corrección: { $player } no tiene Comandante en el puesto { PLACE($slot) }
   *[some] { $card ->
        [none] Corrección: { $player } tiene un Comandante desconocido en el puesto { PLACE($slot) }
       *[other] { $face_up ->
            [yes] Corrección: { $player } tiene { $card } boca arriba en el puesto { PLACE($slot) }
           *[no] Corrección: { $player } tiene { $card } boca abajo en el puesto { PLACE($slot) }
        }
    }
}

## Consequences

duel-then-dealt = { $draw ->
    [one] Cada jugador tiene { $hand } en la mano y 1 carta en el mazo.
   *[other] Cada jugador tiene { $hand } en la mano y { $draw } cartas en el mazo.
}
duel-event-turn-began = { $cut_short ->
    [yes] Turno { $turn }: le toca a { $player }. Este turno tiene solo la preparación.
   *[no] Turno { $turn }: le toca a { $player }.
}
duel-event-phase-entered = Comienza la fase de { $phase }.
duel-event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [one] { $player } roba solo 1 carta de { $wanted }: el mazo no tenía más.
       *[other] { $player } roba solo { $cards } cartas de { $wanted }: el mazo no tenía más.
    }
   *[equal] { $cards ->
        [one] { $player } roba una carta.
       *[other] { $player } roba { $cards } cartas.
    }
}
duel-event-warlords-turned-down = { $count ->
    [one] { $player } vuelve a poner boca abajo un Comandante usado.
   *[other] { $player } vuelve a poner boca abajo { $count } Comandantes usados.
}
duel-event-warlord-turned-up = { $player } destapa { $warlord }, que se queda en la mesa.
duel-event-compared = { $attacker } { $attacker_strength } contra { $defender } { $defender_strength }.
duel-event-last-chance = { $damage ->
    [0] { $player } no recibe daño, con As o sin él.
    [one] Sin un As, { $player } pasa ahora 1 carta del mazo a la pila de descarte.
   *[other] Sin un As, { $player } pasa ahora { $damage } cartas del mazo a la pila de descarte.
}
duel-event-battle-ended = { $ace ->
    [none] { $verdict ->
        [attacker] El ataque de { $attacker } tiene éxito.
        [defender] El ataque fracasa: { $defender } es más fuerte.
       *[tie] { $thwarted ->
            [yes] Empate, y por eso el ataque fracasa.
           *[no] Empate: nadie pierde nada más que las cartas jugadas.
        }
    }
   *[other] El As frustra el ataque.
}
duel-then-used = Las cartas de Ejército y Apoyo van a las pilas de descarte de sus dueños.
duel-event-warlord-lost = { $warlord ->
    [none] { $fall ->
        [exchanged] { $player } descarta el Comandante anterior.
       *[ace] { $player } pone el Comandante en la pila de descarte.
    }
   *[other] { $fall ->
        [thwarted] { $player } pierde { $warlord }: va a la pila de descarte.
        [ace] El As elimina { $warlord }: { $player } pone la carta en la pila de descarte.
       *[exchanged] { $player } descarta { $warlord }.
    }
}
duel-event-lost = { $loss ->
    [penalty] { $cards ->
        [0] A { $player } no le quedan cartas con que pagarlo.
        [one] { $player } roba una carta y la descarta por haber atacado sin Comandante.
       *[other] { $player } roba { $cards } cartas y las descarta por haber atacado sin Comandante.
    }
   *[damage] { $cards ->
        [0] A { $player } no le quedan cartas que perder.
       *[other] { ORDER($cards, $wanted) ->
            [less] { $cards ->
                [one] { $player } pasa la última carta del mazo a la pila de descarte, en lugar de { $wanted }.
               *[other] { $player } pasa las últimas { $cards } cartas del mazo a la pila de descarte, en lugar de { $wanted }.
            }
           *[equal] { $cards ->
                [one] { $player } pasa 1 carta del mazo a la pila de descarte.
               *[other] { $player } pasa { $cards } cartas del mazo a la pila de descarte.
            }
        }
    }
}
duel-event-reinforced = { $cards ->
    [one] Se baraja la pila de descarte de { $player }, 1 de sus cartas pasa al mazo, y el mazo se baraja. El resto es la nueva pila de descarte, con el comodín encima.
   *[other] Se baraja la pila de descarte de { $player }, { $cards } de sus cartas pasan al mazo, y el mazo se baraja. El resto es la nueva pila de descarte, con el comodín encima.
}
duel-event-waiting = { $why ->
    [cannot-draw] { $player } no puede robar. Ahora solo ayuda el comodín.
   *[emptied] El mazo de { $player } está vacío. Ahora solo ayuda el comodín.
}
duel-event-left = { $leaving ->
    [cannot-draw] { $player } no puede robar y queda fuera.
    [emptied] El mazo de { $player } está vacío, y { $player } queda fuera.
   *[conceded] { $player } queda fuera.
}
duel-event-revenge-began = A { $player } le queda un turno de revancha.
duel-event-game-ended = { $winner } gana la partida. ¡Bien jugado!

## Refusals

duel-refusal-wrong-phase = { $when ->
    [short] En la primera ronda este turno tiene solo la preparación.
    [later] Esto corresponde a la fase de { $phase }: continúa primero hasta ella. Ahora es la de { $now }.
   *[past] Esto corresponde a la fase de { $phase }, que ya pasó: espera al próximo turno. Ahora es la de { $now }.
}
duel-refusal-not-set-up = Primero hay que repartir.
duel-refusal-already-set-up = Las cartas ya están repartidas.
duel-refusal-limit-reached = { $revenge ->
    [yes] Un turno de revancha tiene un solo ataque.
   *[no] { $limit ->
        [0] Estas reglas no permiten ataques.
        [one] Solo se permite un ataque por turno.
       *[other] Solo se permiten { $limit } ataques por turno.
    }
}
duel-refusal-wrong-count = { $of ->
    [support] { $max ->
        [0] Aquí no se pueden sumar cartas de Apoyo.
        [one] Una carta de Apoyo o ninguna, no { $got }.
       *[other] Hasta { $max } cartas de Apoyo, no { $got }.
    }
    [shown-support] { $max ->
        [0] { $player } no jugó cartas de Apoyo; se nombran { $got }.
        [one] { $player } jugó 1 carta de Apoyo; se nombran { $got }.
       *[other] { $player } jugó { $max } cartas de Apoyo; se nombran { $got }.
    }
    [not-played] { $part ->
        [warlord] { $player } no tiene aquí ningún Comandante que se pueda nombrar.
       *[other] { $player } no jugó ninguna carta de Ejército que se pueda nombrar.
    }
    [tell] { $max ->
        [0] La pila de descarte de { $player } está vacía; se nombran { $got } cartas.
        [one] La pila de descarte de { $player } tiene 1 carta; se nombran { $got }.
       *[other] La pila de descarte de { $player } tiene { $max } cartas; se nombran { $got }.
    }
   *[reinforcements] { $max ->
        [one] El comodín trae ahora 1 carta, no { $got }.
       *[other] El comodín trae ahora de 1 a { $max } cartas, no { $got }.
    }
}
duel-refusal-duplicate-card = { $card } se nombra dos veces, pero en la baraja solo hay una.
duel-refusal-hand-too-small = { $needs ->
    [one] Hace falta una carta en la mano; { $player } no tiene ninguna.
   *[other] Hacen falta { $needs } cartas en la mano; { $player } tiene { $has }.
}
duel-refusal-card-elsewhere = { $card ->
    [none] Se sabe que todas las cartas de { $player } que servirían están en otro sitio.
   *[other] { $card } no puede estar ahí: se sabe que en la baraja de { $player } está en otro sitio.
}
duel-refusal-not-a-support-card = { $card } no es una carta de Apoyo: solo lo son los treses y los doses.
duel-refusal-not-a-warlord = { $card } no es un Comandante: solo lo son los Reyes, las Reinas y las Jotas.
duel-refusal-not-an-army-card = { $card } no es una carta de Ejército: van del 10 al 4.
duel-refusal-not-an-ace = { $card } no es un As.
duel-refusal-not-your-support = Le toca a { $turn } sumar cartas de Apoyo, o ninguna.
duel-refusal-bad-adjustment-negative = Una mano o una pila no puede tener menos de 0 cartas.
duel-refusal-bad-adjustment-deck = Con los Comandantes de la mesa son { $got } cartas, y la baraja tiene { $deck }.
duel-refusal-no-such-seat = Ahí no hay nadie: juegan { $players }.
duel-refusal-player-out = { $player } está fuera de la partida.
duel-refusal-pile-empty = El mazo de { $player } está vacío. Di primero si se juega el comodín.
duel-refusal-pile-not-empty = Ningún mazo está vacío: nadie tiene que decidir sobre el comodín.
duel-refusal-battle-in-progress = Termina primero la batalla.
duel-refusal-no-battle = Ahora no hay ninguna batalla.
duel-refusal-battle-order = { $step ->
    [defend] Primero { $player } decide si se defiende.
    [reveal] Primero se destapan las cartas.
    [last-chance] Las cartas están a la vista: { $player } juega ahora un As, o ninguno.
   *[other] Primero { $player } suma cartas de Apoyo, o ninguna.
}
duel-refusal-no-such-slot = { $slots ->
    [one] Hay 1 puesto para Comandantes.
   *[other] Hay { $slots } puestos para Comandantes.
}
duel-refusal-slot-taken = { $slot ->
    [none] Todos los puestos tienen su Comandante.
   *[other] En el puesto { PLACE($slot) } ya hay un Comandante.
}
duel-refusal-slot-empty = { $slot ->
    [none] No hay ningún Comandante para esto.
   *[other] { $player } no tiene Comandante en el puesto { PLACE($slot) }.
}
duel-refusal-warlord-used = { $slot ->
    [none] Todos los Comandantes están boca arriba.
   *[other] El Comandante de { $player } en el puesto { PLACE($slot) } está boca arriba: usado hasta la renovación.
}
duel-refusal-sole-warlord = Con estas reglas un Comandante no puede defender sin carta de Ejército.
duel-refusal-not-the-defender = En una batalla solo juega un As quien defiende, y ahora es { $defender }.
duel-refusal-no-aces = { $in_battle ->
    [yes] Con estas reglas ningún As puede parar ya este ataque.
   *[no] Con estas reglas no se juegan Ases fuera de las batallas.
}
duel-refusal-not-an-opponent = { $own ->
    [yes] Tus Ases no pueden eliminar tus propios Comandantes.
   *[no] Los Ases de { $player } no alcanzan a { $against }.
}
duel-refusal-no-such-card = { $missing ->
    [joker] En estas barajas no hay comodín de refuerzos.
    [role] Indica como qué carta se juega el Aliado oculto.
    [itself] En una pila el Aliado oculto no tiene valor.
   *[ally] En estas barajas no hay Aliado oculto.
}
duel-refusal-not-named = { $part ->
    [warlord] El Comandante de { $player } queda ahora a la vista: nómbralo.
   *[other] La carta de Ejército de { $player } queda ahora a la vista: nómbrala.
}
duel-refusal-other-card = Se sabe que esa carta de { $player } es { $known }, no { $named }.
duel-refusal-no-reinforcements = Estas reglas no tienen refuerzos.
duel-refusal-not-your-turn = { $player } todavía tiene cartas en el mazo: el comodín tiene que esperar a su turno.
duel-refusal-discard-empty = La pila de descarte de { $player } está vacía: no hay nada que recuperar.

## The table in a terminal

duel-table-setup = Todavía no se ha repartido.
duel-table-turn = Turno { $turn }: le toca a { $player }, { $phase }
duel-table-over = Tras el turno { $turn }: { $result }
duel-table-cut-short = Este turno tiene solo la preparación.
duel-table-revenge = { $player } está fuera y juega un último turno.
duel-table-target = El próximo ataque es contra { $player }.
duel-table-side = { $player }: mazo { $draw }, mano { $hand }, pila de descarte { $discard }
duel-table-side-out = { $player } (fuera): mazo { $draw }, mano { $hand }, pila de descarte { $discard }
duel-table-top = Encima de la pila de descarte: { $card }
duel-table-slot = Puesto { $slot }: { $warlord }
duel-table-slot-empty = vacío
duel-table-slot-unseen = un Comandante boca abajo
duel-table-slot-down = { $card } boca abajo
duel-table-slot-up = { $card } boca arriba, usado
duel-table-pending = El mazo de { $player } está vacío: o juega el comodín, o queda fuera.
duel-table-battle = Batalla: { $attacker } contra { $defender }
duel-table-step-defend = Ahora { $player } decide si se defiende.
duel-table-step-support = Ahora { $player } suma cartas de Apoyo, o ninguna.
duel-table-step-reveal = Ahora se destapan las cartas.
duel-table-step-last-chance = { $player } puede jugar ahora un As.
duel-table-last = Última batalla: { $attacker } { $attack } contra { $defender } { $defence }, { $outcome ->
    [attacker] ganó el ataque
    [defender] el ataque fracasó
   *[tie] empate
}
duel-table-last-ace = Última batalla: { $attacker } contra { $defender }, frustrada por { $card }

## The command line’s battle

duel-battle-attacker = Quien ataca
duel-battle-defender = Quien defiende
# Same as in English.
duel-battle-total = total
duel-battle-won = { $damage ->
    [one] Quien ataca es más fuerte, { $attack } a { $defence }: 1 carta de daño.
   *[other] Quien ataca es más fuerte, { $attack } a { $defence }: { $damage } cartas de daño.
}
duel-battle-thwarted = Quien defiende es más fuerte, { $defence } a { $attack }: el ataque fracasa.
duel-battle-thwarted-tie = Ambos tienen { $attack }: el ataque fracasa.
duel-battle-tie = Ambos tienen { $attack }: nadie pierde nada más que las cartas jugadas.

duel-misfit-no-part = { $card } no se puede usar en una batalla.
duel-misfit-two-armies = Un bando puede tener una sola carta de Ejército.
duel-misfit-two-warlords = Un bando puede tener un solo Comandante.
duel-misfit-too-many-supports = { $value ->
    [0] Con estas reglas no se suman cartas de Apoyo.
    [one] Un bando suma como máximo una carta de Apoyo.
   *[other] Un bando suma como máximo { $value } cartas de Apoyo.
}
duel-misfit-support-without-army = Una carta de Apoyo necesita una carta de Ejército.
duel-misfit-twice = { $card } se nombra dos veces, pero en la baraja solo hay una.
duel-misfit-no-army = Un ataque necesita una carta de Ejército.
duel-misfit-sole-warlord = Con estas reglas un Comandante no puede defender sin carta de Ejército.

## Statistics

duel-count-battles = Batallas
duel-lab-duels = Batallas por partida
duel-count-share = Porcentaje
duel-count-attacker = Más fuerza en el ataque
duel-count-defender = Más fuerza en la defensa
duel-count-tie = Fuerzas iguales
duel-count-ace = Frustradas por un As
duel-count-battles-note = { $count ->
    [one] Se libró 1 batalla.
   *[other] Se libraron { $count } batallas.
}
duel-count-strengths = Batallas según la fuerza del ataque
duel-count-strength = Fuerza
duel-count-fought = Libradas
duel-count-losses = Pérdidas
duel-count-times = Veces
duel-count-least = Mínimo
duel-count-median = Mediana
duel-count-mean = Media
duel-count-most = Máximo
duel-count-damage = Daño de una batalla
duel-count-penalty = Precio sin Comandante
duel-count-cards = Comandantes y Ases
duel-count-number = Número
duel-count-warlords-thwarted = Comandantes perdidos en ataques fallidos
duel-count-warlords-ace = Comandantes perdidos por Ases
duel-count-warlords-exchanged = Comandantes cambiados
duel-count-aces-battle = Ases en batallas
duel-count-aces-outside = Ases fuera de batallas
duel-count-reinforcements = Comodines de refuerzo
duel-count-piles = El mazo al final de cada turno
duel-count-turn = Turno
duel-count-place = { $place ->
    [1] Jugó en 1.er lugar
    [2] Jugó en 2.º lugar
    [3] Jugó en 3.er lugar
    [4] Jugó en 4.º lugar
    [5] Jugó en 5.º lugar
   *[6] Jugó en 6.º lugar
}
duel-count-won = Partidas ganadas
duel-count-winner = Ganador
duel-count-loser = Los demás
duel-count-piles-note = Media de cartas en el mazo, en las partidas que llegaron a ese turno.
duel-count-piles-shown = Se muestran { $shown } de { $all } turnos: aquellos a los que llegó al menos 1 de cada 20 partidas, y no más de { $most }.

## Results for other programs

duel-tally-cards-left = Cartas por robar
duel-tally-battles-won = Batallas ganadas

## A first game

duel-deal-about = Toda carta jugada va a la pila de descarte de su dueño. Quien no puede robar al empezar su turno queda fuera; gana el último jugador que queda.
duel-hint-guide = La app cuenta los mazos y suma las batallas, y no necesita conocer las cartas boca abajo. Las pistas explican cada paso; las que cierres no vuelven.
duel-needs = Cada jugador necesita una baraja.
duel-hint-preparation = { $draw ->
    [one] Roba una carta; la app ya la ha contado. Luego pon Comandantes.
   *[other] Roba { $draw } cartas; ya están contadas. Luego pon Comandantes.
}
duel-hint-attack = Ataca a quien está a tu derecha con un Ejército boca abajo.
duel-hint-renewal = Tus Comandantes usados vuelven a estar listos.
duel-hint-defend = No sabes cuánta fuerza tiene el ataque. Elige cartas o nada.
duel-hint-support = Junto a un Ejército, un 3 suma { $three } y un 2 suma { $two }, boca abajo.
duel-hint-reveal = Destapa y toca las cartas: Rey suma { $king }, Reina { $queen }, Jota { $jack }.
duel-hint-last-chance = Solo un As frustra el ataque. Sin él, pierdes cartas del mazo.
