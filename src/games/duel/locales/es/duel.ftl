# The messages of Duel.

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
duel-kind-next-phase-about = Pasa a la siguiente fase; después de la última empieza el turno de quien sigue.
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
duel-kind-support-about = { $supports_per_side ->
    [0] Con estas reglas no hay cartas de Apoyo en las batallas.
    [one] Suma un 3 o un 2 boca abajo a tu carta de Ejército, o no sumes nada.
   *[other] Suma hasta { $supports_per_side } cartas de Apoyo, treses y doses, boca abajo a tu carta de Ejército, o no sumes nada.
}
duel-kind-reveal = Destapar
duel-kind-reveal-about = Descubre todas las cartas y anótalas.
duel-kind-resolve = Sin As
duel-kind-resolve-about = Quien defiende no juega ningún As y la batalla se decide.
duel-kind-ace = Jugar un As
duel-kind-ace-about = Elimina un Comandante de otro jugador o, en defensa, frustra el ataque.
duel-kind-reinforce = Refuerzos
duel-kind-reinforce-about = Enseña el comodín y devuelve cartas de tu pila de descarte a tu mazo.
duel-kind-out = Sin comodín
duel-kind-out-about = No tienes comodín, o te lo guardas: quedas fuera.
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

duel-rule-value-each = { $name } suma { $number }
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

duel-headline-next-phase = { $player } pasa a la fase de { $phase }
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
duel-then-cut-short = Este turno tiene solo la preparación: en la primera ronda solo ataca el último jugador.
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
        [0] A { $player } no le quedan cartas para la penalización.
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
duel-count-attacker = Más fuerza en el ataque
duel-count-defender = Más fuerza en la defensa
duel-count-tie = Fuerzas iguales
duel-count-ace = Frustradas por un As
duel-count-battles-note = { $count ->
    [one] Se libró 1 batalla.
   *[other] Se libraron { $count } batallas.
} Un empate que frustra el ataque es una batalla ganada por quien defiende.
duel-count-strengths = Batallas según la fuerza del ataque
duel-count-strength = Fuerza
duel-count-fought = Libradas
duel-count-losses = Pérdidas
duel-count-least = Mínimo
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
duel-count-place = { $place ->
    [1] Jugó en 1.er lugar
    [2] Jugó en 2.º lugar
    [3] Jugó en 3.er lugar
    [4] Jugó en 4.º lugar
    [5] Jugó en 5.º lugar
   *[6] Jugó en 6.º lugar
}
duel-count-winner = Ganador
duel-count-loser = Los demás
duel-count-piles-note = Media de cartas en el mazo, en las partidas que llegaron a ese turno.

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
duel-hint-renewal = Pon boca abajo tus Comandantes usados: vuelven a estar listos.
duel-hint-defend = No sabes cuánta fuerza tiene el ataque. Elige cartas o nada.
duel-hint-support = Junto a un Ejército, un 3 suma { $three } y un 2 suma { $two }, boca abajo.
duel-hint-reveal = Destapa y toca las cartas: Rey suma { $king }, Reina { $queen }, Jota { $jack }.
duel-hint-last-chance = Solo un As frustra el ataque. Sin él, pierdes cartas del mazo.

## The screens

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

duel-screen-warlord = Comandante { $number }
duel-screen-warlord-of = { $warlord } de { $name }

duel-screen-seat = { $name }: { $draw } en el mazo, { $hand } en la mano, { $discard } en la pila de descarte.
duel-screen-slot-down = El Comandante { $number } está boca abajo y no se conoce.
duel-screen-slot-known = El Comandante { $number } está boca abajo y es { $card }.
duel-screen-slot-up = El Comandante { $number } está boca arriba, usado: { $card }.
duel-screen-seat-out = Fuera de la partida.
duel-screen-seat-attacks = Ataca a { $name }.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = fuera
duel-screen-status-pending = sin cartas
duel-screen-status-revenge = último turno
duel-screen-deck = Mazo
duel-screen-deck-count = Mazo { $count }
duel-screen-hand = Mano { $count }
duel-screen-discard = Descarte { $count }
duel-screen-used = usado

duel-screen-revenge = { $name } está fuera y juega un último turno sin robar.
duel-screen-cut-short = Primera ronda: { $name } roba como siempre; solo puede atacar el último.
duel-screen-attack-used = { $warlord }: ya usado
duel-screen-attack-empty = Puesto { $number } vacío
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
duel-screen-ace-of-any = Alguien juega un As
duel-screen-ace-outside-about = Elimina un Comandante de otro jugador.
duel-screen-ace-of = { $name }: As
duel-ask-ace-warlord = ¿Con qué Comandante defendía { $name }? Se pone boca arriba.
duel-screen-ace-in-battle-about = { $led ->
    [yes] Con un As, el ataque fracasa y { $attacker } pierde a su Comandante.
   *[no] { $penalty ->
        [0] Con un As, el ataque fracasa.
        [one] Con un As, el ataque fracasa; { $attacker } roba una carta y la descarta.
       *[other] Con un As, el ataque fracasa; { $attacker } roba { $penalty } cartas y las descarta.
    }
}

duel-screen-attacker = Atacante
duel-screen-defender = Defensor
duel-screen-can-defend = Puede defenderse con:
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
duel-screen-worth = { $name } pone un Ejército boca abajo: fuerza { $least } a { $most }. Una defensa igual de fuerte frustra el ataque.
duel-screen-worth-draw = { $name } pone un Ejército boca abajo: fuerza { $least } a { $most }. Una defensa más fuerte frustra el ataque.
duel-screen-supports = ¿Quién suma un Apoyo (3 o 2)? Primero { $attacker }, después { $defender }.
duel-ask-support = { $count ->
    [one] ¿{ $name } suma un Apoyo (3 o 2)?
   *[other] ¿{ $name } suma Apoyos (3 o 2)?
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
duel-screen-suits = También el palo
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
duel-screen-outcome-draw = Ambos tienen { $attack }: nadie pierde nada más que las cartas jugadas.
duel-screen-all-there-is = { $count ->
    [0] El mazo de { $name } ya está vacío.
    [one] El mazo de { $name } solo tiene 1 carta.
   *[other] El mazo de { $name } solo tiene { $count } cartas.
}
duel-screen-moves = { $cards ->
    [0] continuar
    [one] 1 carta al descarte
   *[other] { $cards } cartas al descarte
}
duel-screen-resolve = Sin As: { $moves }
duel-screen-end-without-ace = Sin As, fin del turno

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
duel-screen-tell-top = ¿Qué carta está encima de la pila de descarte de { $name }?
duel-screen-tell-below = ¿Qué carta está debajo de { $card } en la pila de descarte de { $name }?
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
duel-keys-number = Elegir, o nombrar una carta

duel-screen-figure-cards = Cartas
duel-screen-figure-winner = Ganadores
duel-screen-figure-others = Los demás

## How to play

duel-lesson-aim = Tu fuerza
duel-lesson-aim-about = Cada jugador tiene una baraja y empieza con 5 cartas en la mano. Tu mazo es tu fuerza: si no puedes robar al empezar tu turno, quedas fuera. Gana el último jugador que queda.
duel-lesson-warlords = Comandantes
duel-lesson-warlords-about = Los Reyes, las Reinas y las Jotas están boca abajo delante de ti, 2 como máximo. Uno de ellos puede ponerse al frente de un ataque o una defensa: un Rey suma 3, una Reina 2, una Jota 1.
duel-lesson-armies = Ejércitos
duel-lesson-armies-about = Las cartas del 4 al 10 combaten, cada una con la fuerza de su número. A su lado, un 3 suma 3 y un 2 suma 2.
duel-lesson-turn = Tu turno
duel-lesson-turn-about = Roba una carta y juega Comandantes. Luego puedes atacar al jugador de tu derecha. Al final tus Comandantes vuelven a estar listos.
duel-lesson-battle = Una batalla
duel-lesson-battle-about = Ambos jugadores ponen sus cartas boca abajo y las destapan a la vez. Si el ataque es más fuerte, quien defiende pasa de su mazo al descarte la mitad de la diferencia, redondeada hacia arriba. Si no, quien ataca pierde su Comandante o, sin Comandante, 1 carta.
duel-lesson-aces = Ases
duel-lesson-aces-about = Un As nunca combate. Frustra un ataque o elimina un Comandante de un vecino.

## The rules for a player who does not know the game

duel-rulebook-aim = El objetivo
    Es una guerra de dos a seis jugadores, cada uno con una baraja entera. Los Ejércitos chocan, los Comandantes se ponen al frente, y quien pierde una batalla pierde cartas.
    Tu mazo es tu fuerza: quien no puede robar queda fuera. Gana el último jugador que queda.

duel-rulebook-table = La mesa
    { $deck ->
        [52] Cada jugador tiene su propia baraja de 52 cartas sin comodines. Las cartas nunca cambian de dueño, y los palos no importan.
       *[other] Cada jugador tiene su propia baraja de 52 cartas más comodines: { $deck } cartas. Las cartas nunca cambian de dueño, y los palos no importan.
    }
    Tu mano está oculta, tu mazo boca abajo y tu pila de descarte boca arriba. De una pila de descarte todos pueden mirar la carta de encima, y ninguna otra.
    Los Reyes, las Reinas y las Jotas son Comandantes. Van al frente: un Rey suma { $warlord_bonus-king } a la fuerza de una batalla, una Reina { $warlord_bonus-queen } y una Jota { $warlord_bonus-jack }.
    Las cartas del 10 al 4 son Ejércitos, tan fuertes como su número. Casi todas las cartas son Ejércitos.
    { $supports_per_side ->
        [0] Los treses y los doses no sirven para nada con estas reglas.
       *[other] Los treses y los doses son cartas de Apoyo, caballos y armas para un Ejército: un 3 suma { $support_values-three }, un 2 suma { $support_values-two }.
    }
    { $aces ->
        [none] Los Ases no sirven para nada con estas reglas.
        [battles] Los Ases nunca combaten: frustran ataques.
        [outside] Los Ases nunca combaten: eliminan Comandantes.
       *[both] Los Ases nunca combaten: eliminan Comandantes y frustran ataques.
    }
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
        [0] { $revenge_turn ->
            [yes] No hay más ataques que el de un turno de revancha.
           *[no] No hay ataques.
        }
        [one] En la fase de ataque puedes atacar a quien está a tu derecha, una vez.
       *[other] En la fase de ataque puedes atacar a quien está a tu derecha, hasta { $attacks_per_turn } veces.
    }
    En la renovación vuelves a poner boca abajo tus Comandantes usados. Un Comandante boca arriba está usado y hasta entonces no combate: el que defendió no puede atacar en tu turno siguiente, y el que atacó ya puede defender. Un Comandante que ya se destapó sigue siendo conocido por todos hasta que se descarta.
    Un Comandante de la mesa nunca vuelve a la mano.
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
        [0] {""}
        [one] Apoyo: primero quien ataca y luego quien defiende puede sumar una carta de Apoyo boca abajo. Hace falta una carta de Ejército.
       *[other] Apoyo: primero quien ataca y luego quien defiende puede sumar hasta { $supports_per_side } cartas de Apoyo boca abajo. Hace falta una carta de Ejército.
    }
    { $supports_per_side ->
        [0] Se destapan todas las cartas de la batalla. Ejército y Comandante juntos son la fuerza; quien no tiene cartas tiene 0.
       *[other] Se destapan todas las cartas de la batalla. Ejército, Comandante y Apoyo juntos son la fuerza; quien no tiene cartas tiene 0.
    }
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
        [defender] Con fuerzas iguales el ataque fracasa también, con las mismas consecuencias.
       *[draw] Con fuerzas iguales nadie pierde nada más que las cartas jugadas.
    }
    { $supports_per_side ->
        [0] Después de la batalla se descartan las cartas de Ejército. Los demás Comandantes se quedan, boca arriba.
       *[other] Después de la batalla se descartan las cartas de Ejército y de Apoyo. Los demás Comandantes se quedan, boca arriba.
    }

duel-rulebook-aces = Los Ases
    { $aces_defend ->
        [any-time] Cuando te defiendes puedes jugar un As en cualquier momento de la batalla, y el ataque fracasa. Con las cartas ya destapadas es la última oportunidad, solo si quien ataca es más fuerte.
        [before-reveal] Cuando te defiendes puedes jugar un As en cualquier momento antes de destapar las cartas, y el ataque fracasa.
       *[never] En las batallas no se juegan Ases.
    }
    { $aces_defend ->
        [never] {""}
       *[other] Quien atacaba descarta entonces todas las cartas del ataque, también el Comandante. El Comandante que habías elegido se destapa y se queda; las demás cartas que jugaste se descartan. { $ace_fails_unled ->
            [yes] Quien atacaba sin Comandante paga lo que cuesta un ataque fallido.
           *[no] {""}
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
        [yes] Quien sale por no poder robar tiene todavía un turno de revancha, si quedan al menos otros dos: { $aces ->
            [none] preparación y un ataque.
           *[other] preparación, un ataque y Ases.
        }
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

## The mat to print

