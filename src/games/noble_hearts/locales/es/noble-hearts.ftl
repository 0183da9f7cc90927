# The messages of Noble Hearts.

# Same as in English.
noble-hearts-title = Noble Hearts
noble-hearts-gauge = Favor de lady Isabelle

## Editions

noble-hearts-edition-base = Juego base
noble-hearts-edition-base-about = Dos nobles se baten dentro de la caja hasta que uno resulta tocado.
noble-hearts-edition-skills-and-roses = Destrezas y rosas
noble-hearts-edition-skills-and-roses-about = Con la ampliación: cartas especiales, rosas y las cartas de encanto y destreza.

## Kinds of action

noble-hearts-kind-attack = Ataque
noble-hearts-kind-charge = Carga
noble-hearts-kind-block = Bloqueo
noble-hearts-kind-retreat = Retirada
noble-hearts-kind-jump-up = Salto arriba
noble-hearts-kind-jump-down = Salto abajo
noble-hearts-kind-move = Movimiento
noble-hearts-kind-pass = Ceder la iniciativa
noble-hearts-kind-hit = Tocado
noble-hearts-kind-long-jump = Salto largo
noble-hearts-kind-side-step = Paso lateral
noble-hearts-kind-berserk = Furia
noble-hearts-kind-saltomortale = Salto mortal
noble-hearts-kind-feint = Finta
noble-hearts-kind-combination = Combinación
noble-hearts-kind-quick-block = Bloqueo rápido
noble-hearts-kind-collect-rose = Recoger una rosa
noble-hearts-kind-turn-up = Destapar una carta
noble-hearts-kind-choose-special = Tomar una carta especial
noble-hearts-kind-concede = Rendirse

noble-hearts-kind-attack-about = Golpea con una carta al oponente que tienes delante.
noble-hearts-kind-charge-about = Muévete hasta el oponente con más movimiento del necesario, o salta, y golpéalo.
noble-hearts-kind-block-about = Responde a un golpe en su misma zona con una carta al menos igual de fuerte.
noble-hearts-kind-retreat-about = Descarta cualquier carta y retrocede una casilla.{ $retreat_skill ->
    [0] {""}
   *[other] {" "}El marcador de destreza se acerca al atacante.
}{ $retreat_charm ->
    [0] {""}
   *[other] { $charm_half ->
        [always] {" "}Lady Isabelle se acerca al atacante.
       *[other] {" "}Si la carta es débil, lady Isabelle se acerca al atacante.
    }
}
noble-hearts-kind-jump-up-about = Salta a algo más alto con movimientos que sumen { $jump_up_move } o más.
noble-hearts-kind-jump-down-about = Salta a algo más bajo; no cuesta ninguna carta.
noble-hearts-kind-move-about = Juega una carta y muévete lo que indica.
noble-hearts-kind-pass-about = Cede la iniciativa que has conservado.
noble-hearts-kind-hit-about = No esquivas: te han tocado y la partida termina.
noble-hearts-kind-long-jump-about = { $long_jump_cards ->
    [one] Salta de un sitio a otro con una carta o más, con movimientos que sumen { $long_jump_move } o más.
   *[other] Salta de un sitio a otro con { $long_jump_cards } cartas o más, con movimientos que sumen { $long_jump_move } o más.
}
noble-hearts-kind-side-step-about = Apártate con { $side_step_cards } cartas de la misma fuerza.
noble-hearts-kind-berserk-about = Golpea con { $berserk_cards } cartas de una misma zona y suma sus fuerzas.{ $berserk_charm ->
    [0] {""}
   *[other] {" "}Lady Isabelle se acerca al oponente.
}
noble-hearts-kind-saltomortale-about = Salta detrás del atacante con { $saltomortale_cards } cartas de una misma zona.{ $saltomortale_skill ->
    [0] {""}
   *[other] {" "}El marcador de destreza se acerca a ti.
}
noble-hearts-kind-feint-about = Golpea con una carta en la zona que digas.
noble-hearts-kind-combination-about = Golpea con dos cartas a la vez, y una más por cada otra Combinación que tengas: hay que responder a cada golpe.
noble-hearts-kind-quick-block-about = Responde a un golpe con una carta de cualquier zona, al menos igual de fuerte.
noble-hearts-kind-collect-rose-about = Recoge para lady Isabelle una rosa de tu casilla o de una contigua.
noble-hearts-kind-turn-up-about = Vuelve a poner boca arriba una de tus cartas especiales.
noble-hearts-kind-choose-special-about = Toma una carta especial del montón o renuncia a ella.

noble-hearts-kind-evades = Sirve para esquivar un ataque.
noble-hearts-kind-keeps = Conservas la iniciativa.
noble-hearts-kind-turns-down = Después, su carta especial se pone boca abajo.

## The four numbers of a card

noble-hearts-print-fight = fuerza
noble-hearts-print-area = zona
noble-hearts-print-move = movimiento
noble-hearts-print-redraw = robo
noble-hearts-unknown = ?
noble-hearts-area-named = «{ $name }»
noble-hearts-area-is = { $area }: { $name }
noble-hearts-stroke = { $fight } en la zona { $area }

## House rules

noble-hearts-group-cards = Cartas
noble-hearts-group-turn = Iniciativa y esquivas
noble-hearts-group-movement = Movimientos y saltos
noble-hearts-group-specials = Cartas especiales
noble-hearts-group-tracks = Rosas, encanto y destreza

noble-hearts-rule-deck-cards = Cartas del mazo
noble-hearts-rule-deck-cards-about = Cuántas cartas de acción tiene cada jugador.
noble-hearts-rule-opening-hand = Mano inicial
noble-hearts-rule-opening-hand-about = Con cuántas cartas empieza cada jugador.
noble-hearts-rule-areas = Zonas
noble-hearts-rule-areas-about = Cuántas zonas del cuerpo puede golpear una carta.
noble-hearts-rule-fight-most = Fuerza máxima
noble-hearts-rule-fight-most-about = Una fuerza mayor se rechaza como error al teclear.
noble-hearts-rule-move-most = Movimiento máximo
noble-hearts-rule-move-most-about = Un movimiento mayor se rechaza como error al teclear.
noble-hearts-rule-redraw-most = Robo máximo
noble-hearts-rule-redraw-most-about = Un robo mayor se rechaza como error al teclear.
noble-hearts-rule-reshuffle = Barajar de nuevo
noble-hearts-rule-reshuffle-about = Cuándo se baraja la pila de descarte para formar el mazo.
noble-hearts-rule-redraw-tie = Cartas iguales
noble-hearts-rule-redraw-tie-about = Si varias cartas tienen la fuerza mayor, cuál de ellas dice cuántas se roban.
noble-hearts-rule-keeps-initiative = Conservan la iniciativa
noble-hearts-rule-keeps-initiative-about = Las acciones tras las que se conserva la iniciativa.
noble-hearts-rule-evades = Esquivan un ataque
noble-hearts-rule-evades-about = Las acciones, además de los dos bloqueos, que libran de un ataque.
noble-hearts-rule-evaded-strokes = Golpes esquivados
noble-hearts-rule-evaded-strokes-about = Cuántos golpes de una combinación esquiva una de estas acciones.
noble-hearts-rule-only-when-attacked = Solo ante un ataque
noble-hearts-rule-only-when-attacked-about = Las acciones, además de los dos bloqueos, que necesitan un ataque al que responder.
noble-hearts-rule-refills = Robo de cartas
noble-hearts-rule-refills-about = Las acciones tras las que se roban cartas.
noble-hearts-rule-pass = Ceder la iniciativa
noble-hearts-rule-pass-about = Cuándo se puede ceder sin hacer nada.
noble-hearts-rule-charge-move-cards = Cartas para moverse en una carga
noble-hearts-rule-charge-move-cards-about = El máximo de cartas de movimiento en una carga sin salto arriba ni salto largo.
noble-hearts-rule-charge-move = Movimiento de una carga
noble-hearts-rule-charge-move-about = El movimiento mínimo de una carga sin salto.
noble-hearts-rule-jump-up-move = Movimiento de un salto arriba
noble-hearts-rule-jump-up-move-about = Lo que han de sumar, como mínimo, los movimientos de sus cartas.
noble-hearts-rule-charge-jump-up-move = Movimiento de una carga con salto arriba
noble-hearts-rule-charge-jump-up-move-about = Lo que han de sumar, como mínimo, las cartas del salto.
noble-hearts-rule-charge-jump-down-move = Movimiento de una carga con salto abajo
noble-hearts-rule-charge-jump-down-move-about = El movimiento mínimo de la carta del salto.
noble-hearts-rule-long-jump-cards = Cartas de un salto largo
noble-hearts-rule-long-jump-cards-about = Cuántas cartas lleva como mínimo, también en una carga.
noble-hearts-rule-long-jump-move = Movimiento de un salto largo
noble-hearts-rule-long-jump-move-about = Lo que han de sumar, como mínimo, los movimientos de sus cartas.
noble-hearts-rule-charge-long-jump-move = Movimiento de una carga con salto largo
noble-hearts-rule-charge-long-jump-move-about = Lo que han de sumar, como mínimo, las cartas del salto.
noble-hearts-rule-charge-long-jump-refills = Una carga con salto largo roba
noble-hearts-rule-charge-long-jump-refills-about = El golpe de una carga así permite robar cartas.
noble-hearts-rule-side-step-cards = Cartas de un paso lateral
noble-hearts-rule-side-step-cards-about = Cuántas cartas de la misma fuerza lleva.
noble-hearts-rule-berserk-cards = Cartas de una furia
noble-hearts-rule-berserk-cards-about = Cuántas cartas de una misma zona lleva.
noble-hearts-rule-saltomortale-cards = Cartas de un salto mortal
noble-hearts-rule-saltomortale-cards-about = Cuántas cartas de una misma zona lleva.
noble-hearts-rule-charge-with = Cartas especiales en una carga
noble-hearts-rule-charge-with-about = Las cartas especiales que puede usar el ataque de una carga.
noble-hearts-rule-turned-down = Se tapan al usarlas
noble-hearts-rule-turned-down-about = Las cartas especiales que hay que destapar después de cada uso.
noble-hearts-rule-special-cards = Cartas especiales
noble-hearts-rule-special-cards-about = Cuántas cartas especiales hay en la caja; sin la ampliación, ninguna.
noble-hearts-rule-opening-specials = Cartas especiales iniciales
noble-hearts-rule-opening-specials-about = Con cuántas empieza cada jugador: no más de la mitad de todas.
noble-hearts-rule-special-copies = Copias
noble-hearts-rule-special-copies-about = Cuántas cartas especiales de cada clase puede haber.
noble-hearts-rule-roses = Rosas
noble-hearts-rule-roses-about = Cuántas rosas hay en la caja; sin la ampliación, ninguna.
noble-hearts-rule-charm-spots = Puntos hasta el corazón
noble-hearts-rule-charm-spots-about = A qué distancia del centro está cada corazón en la carta de encanto; 0 significa sin la carta.
noble-hearts-rule-skill-spots = Puntos hasta la espada
noble-hearts-rule-skill-spots-about = A qué distancia del centro está cada espada en la carta de destreza; 0 significa sin la carta.
noble-hearts-rule-rose-charm = Encanto de una rosa
noble-hearts-rule-rose-charm-about = Cuántos puntos avanza lady Isabelle con una rosa.
noble-hearts-rule-retreat-charm = Encanto de una retirada
noble-hearts-rule-retreat-charm-about = Cuántos puntos avanza lady Isabelle hacia el atacante con una retirada débil.
noble-hearts-rule-berserk-charm = Encanto de una furia
noble-hearts-rule-berserk-charm-about = Cuántos puntos avanza lady Isabelle hacia el oponente con una furia.
noble-hearts-rule-retreat-skill = Destreza de una retirada
noble-hearts-rule-retreat-skill-about = Cuántos puntos avanza el marcador de destreza hacia el atacante con una retirada.
noble-hearts-rule-saltomortale-skill = Destreza de un salto mortal
noble-hearts-rule-saltomortale-skill-about = Cuántos puntos avanza el marcador de destreza hacia quien da el salto.
noble-hearts-rule-charm-half = Una retirada débil
noble-hearts-rule-charm-half-about = Cuándo lady Isabelle avanza hacia el atacante por la carta de una retirada.
noble-hearts-rule-berserk-may-lose = Una furia puede perder
noble-hearts-rule-berserk-may-lose-about = Una furia puede llevar a lady Isabelle al corazón del oponente.

noble-hearts-value-at-once = en cuanto el mazo está vacío
noble-hearts-value-when-drawing = cuando hay que robar una carta
noble-hearts-value-most = la que más roba
noble-hearts-value-least = la que menos roba
noble-hearts-value-all = todos los que quedan
noble-hearts-value-one = el más fuerte de los que quedan
noble-hearts-value-after-keeping = tras una acción que la conserva
noble-hearts-value-always = siempre
noble-hearts-value-never = nunca
noble-hearts-value-below = menos de la mitad del ataque
noble-hearts-value-at-most = la mitad del ataque o menos

## Actions

noble-hearts-headline-setup = Empieza { $first }
noble-hearts-headline-attack = { $player } ataca: { $strokes }
noble-hearts-headline-charge = { $special ->
    [none] { $jump ->
        [up] { $player } salta arriba y carga: { $strokes }
        [down] { $player } salta abajo y carga: { $strokes }
        [long] { $player } da un salto largo y carga: { $strokes }
       *[none] { $player } carga: { $strokes }
    }
   *[other] { $jump ->
        [up] { $player } salta arriba y carga ({ $special }): { $strokes }
        [down] { $player } salta abajo y carga ({ $special }): { $strokes }
        [long] { $player } da un salto largo y carga ({ $special }): { $strokes }
       *[none] { $player } carga ({ $special }): { $strokes }
    }
}
noble-hearts-headline-block = { $player } bloquea con { $fight }
noble-hearts-headline-retreat = { $fight ->
    [none] { $player } retrocede y descarta una carta
   *[other] { $player } retrocede y descarta { $fight }
}
noble-hearts-headline-jump-up = { $player } salta arriba
noble-hearts-headline-jump-down = { $player } salta abajo
noble-hearts-headline-move = { $player } se mueve
noble-hearts-headline-pass = { $player } cede la iniciativa
noble-hearts-headline-hit = { $player } no esquiva
noble-hearts-headline-long-jump = { $player } da un salto largo
noble-hearts-headline-side-step = { $player } da un paso lateral
noble-hearts-headline-berserk = { $player } ataca con furia: { $strokes }
noble-hearts-headline-saltomortale = { $player } salta detrás de { $opponent }
noble-hearts-headline-feint = { $player } hace una finta: { $strokes }
noble-hearts-headline-combination = { $player } ataca en combinación: { $strokes }
noble-hearts-headline-quick-block = { $player } bloquea rápido con { $fight }
noble-hearts-headline-collect-rose = { $player } recoge una rosa
noble-hearts-headline-turn-up = { $player } destapa { $special }
noble-hearts-headline-choose-special = { $special ->
    [none] { $player } renuncia a una carta especial
   *[other] { $player } toma { $special }
}
noble-hearts-headline-concede = { $player } se rinde
noble-hearts-headline-adjust-discard = { $count ->
    [one] Corrección: en la pila de descarte de { $player } hay 1 carta
   *[other] Corrección: en la pila de descarte de { $player } hay { $count } cartas
}
noble-hearts-headline-adjust-raised = { $raised ->
    [yes] Corrección: el noble de { $player } está en alto
   *[no] Corrección: el noble de { $player } está en el suelo
}
noble-hearts-headline-adjust-owns = { $owns ->
    [none] Corrección: { $player } no tiene cartas especiales
   *[other] Corrección: { $player } tiene { $specials }
}
noble-hearts-headline-adjust-initiative = Corrección: la iniciativa es de { $initiative }
noble-hearts-headline-adjust-charm = Corrección: lady Isabelle está { $place }
noble-hearts-headline-adjust-skill = Corrección: el marcador de destreza está { $place }
noble-hearts-headline-adjust-roses = { $roses ->
    [one] Corrección: hay 1 rosa en el tablero
   *[other] Corrección: hay { $roses } rosas en el tablero
}

## Positions of markers

noble-hearts-place-centre = en el centro
noble-hearts-place-towards = a { $spots } de { $most } puntos del centro, hacia { $player }

## Consequences

noble-hearts-then-specials = { $player } empieza con { $specials }.
noble-hearts-then-roses = { $count ->
    [0] No hay ninguna rosa en el tablero.
    [one] Hay 1 rosa en el tablero.
   *[other] Hay { $count } rosas en el tablero.
}
noble-hearts-event-deck-refilled = { $cards ->
    [one] { $player } da la vuelta a su pila de descarte: esa carta es ahora el mazo.
   *[other] { $player } baraja su pila de descarte: esas { $cards } cartas son ahora el mazo.
}
noble-hearts-event-height-changed = { $raised ->
    [yes] El noble de { $player } está ahora en alto.
   *[no] El noble de { $player } vuelve a estar en el suelo.
}
noble-hearts-event-special-turned = { $ready ->
    [yes] { $special }, de { $player }, vuelve a estar boca arriba.
   *[no] { $special }, de { $player }, queda boca abajo.
}
noble-hearts-event-stroke-laid = { $player } tiene que responder a un golpe de { $fight } en la zona { $area }.
noble-hearts-event-stroke-blocked = El golpe de { $fight } en la zona { $area } queda bloqueado.
noble-hearts-event-stroke-evaded = El golpe de { $fight } en la zona { $area } queda esquivado.
noble-hearts-event-attack-ended = { $end ->
    [hit] El ataque de { $by } acierta.
    [concede] El ataque de { $by } se queda sin respuesta.
    [charm] El ataque de { $by } se queda sin respuesta.
   *[other] El ataque de { $by } tiene respuesta.
}
noble-hearts-event-rose-collected = { $left ->
    [0] Era la última rosa del tablero.
    [one] Queda 1 rosa en el tablero.
   *[other] Quedan { $left } rosas en el tablero.
}
noble-hearts-event-charm-moved = { $spots ->
    [one] Lady Isabelle avanza 1 punto hacia { $towards } y está { $place }.
   *[other] Lady Isabelle avanza { $spots } puntos hacia { $towards } y está { $place }.
}
noble-hearts-event-skill-moved = { $spots ->
    [one] El marcador de destreza avanza 1 punto hacia { $towards } y está { $place }.
   *[other] El marcador de destreza avanza { $spots } puntos hacia { $towards } y está { $place }.
}
noble-hearts-event-sword-reached = El marcador de destreza ha llegado a la espada de { $player }: ponlo otra vez en el centro.
noble-hearts-event-choice-offered = { $player } puede tomar una carta especial del montón antes de que siga la partida.
noble-hearts-event-initiative-kept = { $player } conserva la iniciativa.
noble-hearts-event-turn-began = Turno { $turn }: la iniciativa es de { $player }.
noble-hearts-event-game-ended = { $by ->
    [hit] El golpe alcanza a { $loser }. { $winner } gana la partida y el corazón de lady Isabelle. ¡Bien luchado, { $loser }!
    [surrender] { $winner } gana la partida y el corazón de lady Isabelle. ¡Bien luchado, { $loser }!
   *[charm] Lady Isabelle ha llegado al corazón de { $winner }, que gana la partida. ¡Bien luchado, { $loser }!
}

## Refusals

noble-hearts-refusal-bad-setup-count = { $needed ->
    [0] Con estas reglas se empieza sin cartas especiales; { $player } tendría { $got }.
    [one] { $player } empieza con 1 carta especial, no con { $got }.
   *[other] { $player } empieza con { $needed } cartas especiales, no con { $got }.
}
noble-hearts-refusal-bad-setup-scarce = { $count ->
    [0] En la caja no hay ninguna carta de { $special }.
    [one] En la caja solo hay 1 carta de { $special }.
   *[other] En la caja solo hay { $count } cartas de { $special }.
}
noble-hearts-refusal-bad-setup-roses = { $most ->
    [0] Estas reglas no tienen rosas.
   *[other] Di cuántas rosas quedan en el tablero: de 0 a { $most }.
}
noble-hearts-refusal-wrong-count = { $most ->
    [none] { $least ->
        [one] Esto lleva al menos 1 carta, no { $got }.
       *[other] Esto lleva al menos { $least } cartas, no { $got }.
    }
   *[other] { ORDER($least, $most) ->
        [equal] { $most ->
            [one] Esto lleva 1 carta, no { $got }.
           *[other] Esto lleva { $most } cartas, no { $got }.
        }
       *[less] Esto lleva de { $least } a { $most } cartas, no { $got }.
    }
}
noble-hearts-refusal-hand-too-small = { $has ->
    [0] { $player } no tiene ninguna carta en la mano.
    [one] { $player } solo tiene 1 carta en la mano; esto necesita { $needs }.
   *[other] { $player } solo tiene { $has } cartas en la mano; esto necesita { $needs }.
}
noble-hearts-refusal-ability-used = { $special } está boca abajo; antes hay que destaparla.
noble-hearts-refusal-attack-pending = { $kind ->
    [adjust] Mientras haya un ataque sin responder, la iniciativa no se puede corregir.
   *[other] Responde primero al ataque; esto no sirve para esquivarlo.
}
noble-hearts-refusal-no-attack = Esto solo se puede hacer ante un ataque, y ahora no hay ninguno.
noble-hearts-refusal-must-act = { $never ->
    [yes] Con estas reglas no se puede pasar: quien tiene la iniciativa debe actuar.
   *[no] La iniciativa solo se puede ceder así tras una acción que la conserva.
}
noble-hearts-refusal-choice-pending = Antes { $player } tiene que tomar una carta especial o renunciar a ella.
noble-hearts-refusal-no-choice = Ahora ningún jugador puede elegir una carta especial.
noble-hearts-refusal-not-in-play = { $in_charge ->
    [none] Estas reglas no lo permiten.
   *[other] Con estas reglas, { $in_charge } no puede ser el ataque de una carga.
}
noble-hearts-refusal-bad-card = Ninguna carta tiene { $print } { $number }: va de { $least } a { $most }.
noble-hearts-refusal-card-incomplete = Para esto falta un dato de la carta: { $print }.
noble-hearts-refusal-wrong-area-missed = El golpe va a la zona { $stroke }; una carta de la zona { $card } no lo bloquea.
noble-hearts-refusal-wrong-area-unknown = No existe la zona { $area }: van de la 1 a la { $most }.
noble-hearts-refusal-too-weak = El golpe tiene fuerza { $stroke }; con { $fight } no se bloquea.
noble-hearts-refusal-no-such-stroke = Ningún golpe con ese número espera respuesta.
noble-hearts-refusal-too-little-movement = Los movimientos tienen que sumar { $needs }; estos suman { $has }.
noble-hearts-refusal-not-same-area = Las cartas tienen que ser de una misma zona.
noble-hearts-refusal-not-same-value = Las cartas tienen que tener la misma fuerza.
noble-hearts-refusal-not-raised = El noble de { $player } está en el suelo.
noble-hearts-refusal-no-such-special = { $special ->
    [none] { $player } no tiene ninguna carta especial.
   *[other] { $player } no tiene { $special }.
}
noble-hearts-refusal-special-ready = { $special ->
    [none] Ninguna de las cartas especiales está boca abajo.
   *[other] { $special } no está boca abajo.
}
noble-hearts-refusal-special-gone = En el montón no queda ninguna carta de { $special }.
noble-hearts-refusal-no-rose = No queda ninguna rosa en el tablero.
noble-hearts-refusal-bad-adjustment-hand = { $player } puede tener de 0 a { $most } cartas en la mano: las demás están en otro sitio.
noble-hearts-refusal-bad-adjustment-discard = En la pila de descarte de { $player } puede haber de 0 a { $most } cartas: las demás están en otro sitio.
noble-hearts-refusal-bad-adjustment-owns = { $most ->
    [0] Para { $player } no queda ninguna carta de { $special }.
    [one] Para { $player } solo queda 1 carta de { $special }.
   *[other] Para { $player } solo quedan { $most } cartas de { $special }.
}
noble-hearts-refusal-bad-adjustment-owns-in-all = { $most ->
    [one] Para { $player } solo queda 1 carta especial.
   *[other] Para { $player } solo quedan { $most } cartas especiales.
}
noble-hearts-refusal-bad-adjustment-charm = { $most ->
    [0] Mientras dura la partida, lady Isabelle solo puede estar en el centro.
    [one] Mientras dura la partida, lady Isabelle está como mucho a 1 punto del centro.
   *[other] Mientras dura la partida, lady Isabelle está como mucho a { $most } puntos del centro.
}
noble-hearts-refusal-bad-adjustment-skill = { $most ->
    [0] El marcador de destreza solo puede estar en el centro.
    [one] El marcador de destreza está como mucho a 1 punto del centro.
   *[other] El marcador de destreza está como mucho a { $most } puntos del centro.
}
noble-hearts-refusal-bad-adjustment-roses = En el tablero puede haber de 0 a { $most } rosas: las recogidas ya no están.

## The table in lines

noble-hearts-table-act = Turno { $turn }: la iniciativa es de { $player }.
noble-hearts-table-kept = Turno { $turn }: { $player } ha conservado la iniciativa y sigue.
noble-hearts-table-evade = Turno { $turn }: { $player } tiene que esquivar.
noble-hearts-table-choose = Turno { $turn }: { $player } elige una carta especial.
noble-hearts-table-over = Terminada en el turno { $turn }: { $result }
noble-hearts-table-side = { $raised ->
    [yes] { $player }, en alto: { $hand } en la mano, { $deck } en el mazo, { $discard } en la pila de descarte
   *[no] { $player }, en el suelo: { $hand } en la mano, { $deck } en el mazo, { $discard } en la pila de descarte
}
noble-hearts-table-special = { $special }
noble-hearts-table-special-down = { $special } (boca abajo)
noble-hearts-table-specials = Cartas especiales: { $specials }
noble-hearts-table-roses-of = Rosas: { $count }
noble-hearts-table-stroke = { $player } recibe un golpe de { $fight } en la zona { $area }
noble-hearts-table-stroke-blocked = { $fight } en la zona { $area }: bloqueado
noble-hearts-table-stroke-evaded = { $fight } en la zona { $area }: esquivado
noble-hearts-table-charm = Lady Isabelle está { $place }.
noble-hearts-table-skill = El marcador de destreza está { $place }.
noble-hearts-table-roses = Rosas en el tablero: { $count }
noble-hearts-table-pile = Cartas especiales en el montón: { $count }

## Tallies and statistics

noble-hearts-tally-blocks = Golpes bloqueados
noble-hearts-tally-roses = Rosas recogidas
noble-hearts-ended-hit = Por un tocado
noble-hearts-ended-surrender = Por rendición
noble-hearts-ended-charm = Por el corazón de lady Isabelle
noble-hearts-count-attacks = Ataques
noble-hearts-count-attack = Ataque
noble-hearts-count-made = Hechos
noble-hearts-count-blocked = Bloqueados
noble-hearts-count-evaded = Esquivados
noble-hearts-count-hits = Acertados
noble-hearts-count-areas = Bloqueos por zona
noble-hearts-count-area = Zona
noble-hearts-count-strokes = Golpes
noble-hearts-count-initiative = Iniciativa
noble-hearts-count-initiative-note = { $count ->
    [one] Tras 1 acción se conservó o se cedió la iniciativa.
   *[other] Tras { $count } acciones se conservó o se cedió la iniciativa.
}
noble-hearts-count-kept = Conservada: { $kind }
noble-hearts-count-handed-over = Cedida
noble-hearts-count-endings = Cómo acaban las partidas
noble-hearts-count-specials = Cartas especiales
noble-hearts-count-special = Carta especial
noble-hearts-count-length = Duración en turnos
noble-hearts-count-least = La más corta
noble-hearts-count-most = La más larga

## A first game

noble-hearts-deal-about = Procura que solo tú veas tu mano. Tras casi todas las acciones robas tantas cartas como dice la carta jugada; la app dice cuántas.
noble-hearts-hint-guide = La app lleva la iniciativa, compara golpe y bloqueo y dice cuántas cartas se roban; tú anotas los números de cada carta jugada. Las pistas dicen qué hacer; las que cierres no vuelven.
noble-hearts-needs = Hace falta la caja de Noble Hearts, con un mazo de cartas de acción para cada jugador.
noble-hearts-hint-act = Tras casi todas las acciones la iniciativa pasa al otro.
noble-hearts-hint-kept = Has conservado la iniciativa: sigue con cualquier acción o cédela.
noble-hearts-hint-evade = Si no esquivas, te tocan y pierdes. Bloquea con la misma zona.

## The screens

noble-hearts-screen-box = { $tracks ->
    [yes] La caja abierta va en medio, y cada noble en la casilla acordada. Las cartas de encanto y de destreza van a los lados, cada marcador en el centro.
   *[no] La caja abierta va en medio, y cada noble en la casilla acordada.
}
noble-hearts-screen-deal = Cada jugador baraja sus { $deck } cartas de acción y roba { $count }. El resto es su mazo, boca abajo.
noble-hearts-screen-first-which = ¿Quién empieza? Vale cualquier forma de decidirlo.
noble-hearts-screen-areas = Nombres de las zonas
noble-hearts-screen-areas-about = Antes se acuerda qué dibujo tiene cada número; también puedes dar nombres.
noble-hearts-screen-expansion = Destrezas y rosas
noble-hearts-screen-takes = { $name } mira las cartas especiales y toma una.
noble-hearts-screen-takes-first = Antes, { $name } toma una carta especial.
noble-hearts-screen-taken-all = Cada jugador tiene sus cartas especiales. Toca una para devolverla.
noble-hearts-screen-has-taken = { $name } ha tomado
noble-hearts-screen-put-back = { $name } devuelve { $number }: { $special }
noble-hearts-screen-roses = Rosas
noble-hearts-screen-roses-about = Quien empieza pone las rosas en la palma abierta, sobre la caja, y el otro jugador le golpea la mano desde abajo. Las rosas que caen fuera de la caja o donde nadie puede estar salen de la partida.
noble-hearts-screen-roses-stay = Rosas que se quedan
noble-hearts-screen-begin = Empezar

noble-hearts-screen-area = zona { $area }
noble-hearts-screen-printed = { $print } { $number }
noble-hearts-screen-unknown-card = una carta
noble-hearts-screen-place = Carta { $number }: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = cualquier zona

noble-hearts-screen-acts = Actúa { $name }
noble-hearts-screen-goes-on = { $name } tiene la iniciativa y puede actuar
noble-hearts-screen-evade = ¡{ $name }, esquiva!
noble-hearts-screen-chooses = { $name } ha llegado a la espada y toma una carta especial
noble-hearts-screen-declines = { $name } renuncia
noble-hearts-screen-hands-over = Dejar actuar a { $name }
noble-hearts-screen-is-hit = El golpe alcanza a { $name }: gana { $winner }
noble-hearts-screen-wins = { $action }: gana { $winner }
noble-hearts-screen-known = Cartas conocidas: un toque anota todos los números.
noble-hearts-screen-block-with = Cartas conocidas que bloquearían, si están en la mano:
noble-hearts-screen-no-card = Quien no puede jugar ninguna carta se rinde.
noble-hearts-screen-blocks = Bloquear con { $card }
noble-hearts-screen-blocked = bloqueado
noble-hearts-screen-evaded = esquivado
noble-hearts-screen-coming = { $fight }, { $area }: va contra { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area }: bloqueado
noble-hearts-screen-coming-evaded = { $fight }, { $area }: esquivado

noble-hearts-screen-status-acts = actúa
noble-hearts-screen-status-goes-on = puede actuar
noble-hearts-screen-status-evades = debe esquivar
noble-hearts-screen-status-chooses = elige
noble-hearts-screen-seat = { $name }: { $hand } en la mano, { $deck } en el mazo, { $discard } en la pila de descarte.
noble-hearts-screen-draws = { $count ->
    [one] Roba 1 carta ahora.
   *[other] Roba { $count } cartas ahora.
}
noble-hearts-screen-shuffles = Baraja su pila de descarte: ahora es el mazo.
noble-hearts-screen-badge = roba { $count }
noble-hearts-screen-raised = Está en alto.
noble-hearts-screen-special-open = { $special } está boca arriba.
noble-hearts-screen-special-down = { $special } está boca abajo.

noble-hearts-screen-ask = { $print ->
    [fight] ¿Qué fuerza tiene la carta?
    [area] ¿Qué zona golpea?
    [move] ¿Cuántas casillas mueve la carta?
   *[redraw] ¿Cuántas cartas se roban?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] ¿Qué fuerza tiene la carta { $number }?
    [area] ¿Qué zona golpea la carta { $number }?
    [move] ¿Cuántas casillas mueve la carta { $number }?
   *[redraw] ¿Cuántas cartas se roban por la carta { $number }?
}
noble-hearts-screen-ask-strike = ¿Qué fuerza tiene la carta que golpea?
noble-hearts-screen-ask-move = ¿Cuántas casillas mueve? En total { $far } o más, de momento { $sum }.
noble-hearts-screen-ask-jump = ¿Qué fuerza tiene la carta { $number }? La mayor decide cuántas se roban.
noble-hearts-screen-ask-redraw-of = { $tie ->
    [most] De las cartas con fuerza { $fight } cuenta la que más roba: ¿cuántas?
    [least] De las cartas con fuerza { $fight } cuenta la que menos roba: ¿cuántas?
   *[none] ¿Cuántas cartas se roban por la carta con fuerza { $fight }?
}
noble-hearts-screen-ask-retreat = { $loses ->
    [yes] ¿Qué fuerza tiene la carta descartada? Con { $most } o menos pierdes la partida: lady Isabelle llega al corazón de { $name }.
   *[no] ¿Qué fuerza tiene la carta descartada? Con { $most } o menos lady Isabelle va hacia { $name }.
}
noble-hearts-screen-loses = Así pierdes la partida: lady Isabelle llega al corazón de { $name }.
noble-hearts-screen-ask-block = ¿Qué fuerza tiene la carta? { $value } o más, { $area }.
noble-hearts-screen-one-more = Una carta más
noble-hearts-screen-stated = ¿A qué zona va?
noble-hearts-ask-stroke = ¿A qué golpe se responde?
noble-hearts-screen-stroke = Golpe { $number }: { $fight }, { $area }
noble-hearts-ask-landing = ¿Dónde cae el noble?
noble-hearts-screen-lands-up = En alto
noble-hearts-screen-lands-down = En el suelo
noble-hearts-screen-jump-floor = Salto al suelo
noble-hearts-screen-jump-floor-about = Salta al suelo; no cuesta ninguna carta.
noble-hearts-screen-jump-lower = Salto abajo sin llegar al suelo
noble-hearts-screen-jump-lower-about = Salta a algo más bajo sin llegar al suelo; no cuesta ninguna carta.
noble-hearts-screen-run = Movimiento
noble-hearts-screen-up = Salto arriba
noble-hearts-screen-down = Salto abajo
noble-hearts-screen-plain = Ataque simple
noble-hearts-ask-special = ¿Qué carta se destapa?
noble-hearts-ask-seat = Quien no puede o no quiere actuar se rinde; gana el otro jugador.
noble-hearts-screen-concedes = { $name } se rinde

noble-hearts-screen-pile = Pila de descarte, la carta de encima primero
noble-hearts-correct-raised = { $player } está en alto
noble-hearts-correct-owned = { $number }. { $special }
noble-hearts-correct-face-up = boca arriba
noble-hearts-correct-face-down = boca abajo
noble-hearts-correct-removed = quitar
noble-hearts-correct-more = Dar a { $player } una carta especial
noble-hearts-correct-added = { $special }
noble-hearts-correct-initiative = Iniciativa
noble-hearts-correct-holder = { $player }
noble-hearts-correct-charm = Lady Isabelle, hacia { $player }
noble-hearts-correct-skill = Destreza, hacia { $player }
noble-hearts-correct-roses = Rosas en el tablero

noble-hearts-keys-number = Escribir el número o elegir la opción
noble-hearts-keys-ten = Sumar diez: con la cifra siguiente, del 10 al 19

noble-hearts-screen-decks = Listas de cartas
noble-hearts-screen-decks-about = Anota una vez los números de las cartas de tu baraja; después, cada carta se juega con un toque.
noble-hearts-screen-deck-none = Ninguna
noble-hearts-screen-deck-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
noble-hearts-screen-deck-new = Nueva lista de cartas
noble-hearts-screen-deck-unnamed = Baraja
noble-hearts-screen-deck-take = Importar una lista de cartas
noble-hearts-screen-deck-taken = { $file } se ha importado.
noble-hearts-screen-deck-title = { $name } ({ $count })
noble-hearts-screen-deck-name = Nombre de la baraja
noble-hearts-screen-deck-add = Añadir una carta: sus cuatro números
noble-hearts-screen-deck-clear = Borrar los números
noble-hearts-screen-deck-card = En la baraja: { $card }
noble-hearts-screen-deck-learns = Aprender de una partida
noble-hearts-screen-deck-learn = Cartas de { $name }, { $day }
noble-hearts-screen-deck-learnt = { $count ->
    [0] No hay cartas nuevas.
    [one] Se ha añadido 1 carta.
   *[other] Se han añadido { $count } cartas.
}
noble-hearts-screen-deck-remove = Eliminar esta lista
noble-hearts-screen-deck-remove-ask = Sí, eliminarla

## How to play

noble-hearts-lesson-aim = El objetivo
noble-hearts-lesson-aim-about = Dos nobles luchan a espada por lady Isabelle. Toca a tu oponente antes de que te toque a ti.
noble-hearts-lesson-card = Una carta
noble-hearts-lesson-card-about = Tiene cuatro números: su fuerza, la zona del cuerpo que golpea, cuánto te mueve y cuántas cartas robas después.
noble-hearts-lesson-initiative = La iniciativa
noble-hearts-lesson-initiative-about = Quien tiene la iniciativa actúa: ataca, se mueve o salta. Tras la mayoría de las acciones pasa al otro jugador.
noble-hearts-lesson-attack = Un ataque
noble-hearts-lesson-attack-about = Ponte delante de tu oponente y juega una carta: su fuerza es la del golpe, y su zona, dónde golpeas.
noble-hearts-lesson-evade = Un bloqueo
noble-hearts-lesson-evade-about = Responde a un golpe con una carta de la misma zona, al menos igual de fuerte, o descarta cualquier carta y retrocede. Si no haces ninguna de las dos cosas, te tocan y pierdes.
noble-hearts-lesson-roses = Rosas y destrezas
noble-hearts-lesson-roses-about = Con rosas en la caja también puedes ganar el corazón de lady Isabelle, y las cartas especiales te dejan hacer lo que dicen.

## Deck lists

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Carta { $card }: { $why }
noble-hearts-deck-too-large = El archivo es más grande que cualquier lista de cartas.
noble-hearts-deck-utf-16 = El archivo es texto UTF-16. Guárdalo como UTF-8.
noble-hearts-deck-json = La línea { $line } no se puede leer: { $why }.
noble-hearts-deck-not-a-deck-list = Esto no es una lista de cartas: le falta el campo «deck_list».
noble-hearts-deck-newer = Esta lista de cartas se guardó con una versión más nueva de Courtyard, en la versión { $value } del formato.
noble-hearts-deck-other-game = Esta lista de cartas es de otro juego, «{ $value }».
noble-hearts-deck-no-name = La lista de cartas no tiene nombre.
noble-hearts-deck-long-name = «{ $field }» tiene { $length } caracteres; caben { $most } como mucho.
noble-hearts-deck-control = «{ $value }» contiene un carácter que no se puede mostrar.
noble-hearts-deck-too-many-areas = Tienen nombre más de { $most } zonas.
noble-hearts-deck-number = «{ $print }» es { $number }; va de { $least } a { $most }.
noble-hearts-deck-blank = No tiene ningún número.
noble-hearts-deck-count = Hay { $value } iguales; puede haber de 1 a { $most }.
noble-hearts-deck-too-many-cards = Con ella son { $value } cartas; una lista de cartas tiene { $most } como mucho.

## The commands

cli-decks-none = No hay listas de cartas en { $folder }.
cli-decks-line = { $name }: { $cards } { $cards ->
    [one] carta
   *[other] cartas
  }, { $different } distintas
cli-decks-card = { $count } × { $card }
cli-decks-areas = Zonas: { $names }
cli-decks-new = { $file }: importada como { $name }
cli-decks-known = { $file }: ya está aquí como { $name }
cli-decks-learnt = { $name }: ahora { $cards } { $cards ->
    [one] carta
   *[other] cartas
  }, antes { $before }
cli-decks-learnt-nothing = { $name }: nada nuevo
cli-decks-deleted = { $name }: eliminada
cli-decks-unknown = No hay ninguna lista de cartas «{ $name }».
cli-decks-several = Varias listas de cartas se llaman «{ $name }»: indica una por su archivo, sin la extensión.
cli-decks-other-game = Este diario es de otro juego.
cli-decks-no-player = «{ $player }» no juega en esta partida: juegan { $players }.

## The rules for a player who does not know the game

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
    Puedes golpear al oponente que tienes justo delante, mire adonde mire. Si está a otra altura, conviene acordar de antemano si se le puede alcanzar. Un ataque es un golpe o varios: cada uno tiene una fuerza y una zona.
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
       *[other] { $evaded_strokes ->
            [one] Cada una de estas acciones esquiva el golpe más fuerte que queda: { $evades }.
           *[all] Esto esquiva de una vez todo lo que queda por llegar: { $evades }.
        }
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
} Necesitas más movimiento del que cuesta el camino.
noble-hearts-rulebook-berserk = juega { $berserk_cards } cartas de una misma zona: un solo golpe con la suma de sus fuerzas.
noble-hearts-rulebook-feint = juega una carta y di a qué zona va: a cualquiera.
noble-hearts-rulebook-combination = juega dos cartas, cada una un golpe; cada Combinación más que tengas permite uno más.
noble-hearts-rulebook-block = mira al atacante y juega una carta de la zona del golpe, al menos igual de fuerte.
noble-hearts-rulebook-quick-block = juega una carta de cualquier zona, al menos igual de fuerte que el golpe.
noble-hearts-rulebook-retreat = descarta cualquier carta y retrocede una casilla.

noble-hearts-rulebook-move = juega una carta y muévete tantas casillas como indica, en cualquier dirección. Sigues a la misma altura.
noble-hearts-rulebook-jump-up = juega una o más cartas cuyos movimientos sumen { $jump_up_move } o más y salta a algo que tengas al lado o delante. Eliges libremente hacia dónde miras.
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
} { $evading } { $only_attacked ->
    [yes] Solo puedes hacerlo cuando te atacan.
   *[no] {""}
} { $keeping } { $draws ->
    [yes] Robas cartas.
    [no] No robas cartas.
   *[none] {""}
} { $turning_down }

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

## The mat to print

noble-hearts-mat-deck = Mazo
noble-hearts-mat-charm = Encanto
noble-hearts-mat-skill = Destreza
noble-hearts-mat-hand = Cartas en la mano
