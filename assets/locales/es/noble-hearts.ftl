# Noble Hearts: lo que se hace, lo que resulta, por qué se rechaza algo, las reglas y los nombres de las cosas.

noble-hearts = Noble Hearts
hearts-gauge = Favor de lady Isabelle

## Ediciones

hearts-edition-base = Juego base
hearts-edition-base-about = Dos nobles se baten dentro de la caja hasta que uno resulta tocado.
hearts-edition-skills-and-roses = Destrezas y rosas
hearts-edition-skills-and-roses-about = Con la ampliación: cartas especiales, rosas y las cartas de encanto y destreza.

## Clases de acción

hearts-kind-setup = Preparar la mesa
hearts-kind-attack = Ataque
hearts-kind-charge = Carga
hearts-kind-block = Bloqueo
hearts-kind-retreat = Retirada
hearts-kind-jump-up = Salto arriba
hearts-kind-jump-down = Salto abajo
hearts-kind-move = Movimiento
hearts-kind-pass = Pasar
hearts-kind-hit = Tocado
hearts-kind-long-jump = Salto largo
hearts-kind-side-step = Paso lateral
hearts-kind-berserk = Furia
hearts-kind-saltomortale = Salto mortal
hearts-kind-feint = Finta
hearts-kind-combination = Combinación
hearts-kind-quick-block = Bloqueo rápido
hearts-kind-collect-rose = Recoger una rosa
hearts-kind-turn-up = Destapar una carta
hearts-kind-choose-special = Tomar una carta especial
hearts-kind-concede = Rendirse
hearts-kind-adjust = Corrección
hearts-kind-note = Nota

hearts-kind-setup-about = Di quién empieza y, con la ampliación, qué cartas especiales se toman y cuántas rosas quedan.
hearts-kind-attack-about = Golpea con una carta al oponente que tienes delante.
hearts-kind-charge-about = Muévete o salta hasta el oponente y golpéalo.
hearts-kind-block-about = Responde a un golpe en su misma zona con una carta al menos igual de fuerte.
hearts-kind-retreat-about = Descarta cualquier carta y retrocede una casilla.
hearts-kind-jump-up-about = Salta a algo más alto con movimientos que sumen { $up } o más.
hearts-kind-jump-down-about = Salta a algo más bajo; no cuesta ninguna carta.
hearts-kind-move-about = Juega una carta y muévete lo que indica.
hearts-kind-pass-about = Cede la iniciativa que has conservado.
hearts-kind-hit-about = No esquivas: te han tocado y la partida termina.
hearts-kind-long-jump-about = { $count ->
    [one] Salta de un sitio a otro con una carta o más, con movimientos que sumen { $far } o más.
   *[other] Salta de un sitio a otro con { $count } cartas o más, con movimientos que sumen { $far } o más.
}
hearts-kind-side-step-about = Apártate con { $side } cartas de la misma fuerza.
hearts-kind-berserk-about = Golpea con { $berserk } cartas de una misma zona y suma sus fuerzas.
hearts-kind-saltomortale-about = Salta detrás del atacante con { $salto } cartas de una misma zona.
hearts-kind-feint-about = Golpea con una carta en la zona que digas.
hearts-kind-combination-about = Lanza varios golpes a la vez: hay que responder a cada uno.
hearts-kind-quick-block-about = Responde a un golpe con una carta de cualquier zona, al menos igual de fuerte.
hearts-kind-collect-rose-about = Recoge para lady Isabelle una rosa de tu casilla o de una contigua.
hearts-kind-turn-up-about = Vuelve a poner boca arriba una de tus cartas especiales.
hearts-kind-choose-special-about = Toma una carta especial del montón o renuncia a ella.
hearts-kind-concede-about = El otro jugador gana la partida.
hearts-kind-adjust-about = Corrige la app donde no coincida con la mesa.
hearts-kind-note-about = Anota algo.

## Los cuatro números de una carta

hearts-print-fight = fuerza
hearts-print-area = zona
hearts-print-move = movimiento
hearts-print-redraw = robo
hearts-unknown = ?
hearts-area-named = «{ $name }»
hearts-area-is = { $area }: { $name }
hearts-stroke = { $fight } en la zona { $area }

## Reglas de la casa

hearts-rule-deck-cards = Cartas del mazo
hearts-rule-deck-cards-about = Cuántas cartas de acción tiene cada jugador.
hearts-rule-opening-hand = Mano inicial
hearts-rule-opening-hand-about = Con cuántas cartas empieza cada jugador.
hearts-rule-areas = Zonas
hearts-rule-areas-about = Cuántas zonas del cuerpo puede golpear una carta.
hearts-rule-fight-most = Fuerza máxima
hearts-rule-fight-most-about = Una fuerza mayor se toma por un descuido al teclear.
hearts-rule-move-most = Movimiento máximo
hearts-rule-move-most-about = Un movimiento mayor se toma por un descuido al teclear.
hearts-rule-redraw-most = Robo máximo
hearts-rule-redraw-most-about = Un robo mayor se toma por un descuido al teclear.
hearts-rule-reshuffle = Barajar de nuevo
hearts-rule-reshuffle-about = Cuándo se baraja la pila de descarte para formar el mazo.
hearts-rule-redraw-tie = Cartas iguales
hearts-rule-redraw-tie-about = Cuál de varias cartas con la fuerza mayor dice cuántas se roban.
hearts-rule-keeps-initiative = Conservan la iniciativa
hearts-rule-keeps-initiative-about = Las acciones tras las que se sigue jugando.
hearts-rule-evades = Esquivan un ataque
hearts-rule-evades-about = Las acciones, además de los dos bloqueos, que libran de un ataque.
hearts-rule-only-when-attacked = Solo ante un ataque
hearts-rule-only-when-attacked-about = Las acciones, además de los dos bloqueos, que necesitan un ataque al que responder.
hearts-rule-refills = Robo de cartas
hearts-rule-refills-about = Las acciones tras las que se roban cartas.
hearts-rule-pass = Ceder el turno
hearts-rule-pass-about = Cuándo se puede ceder la iniciativa sin hacer nada.
hearts-rule-charge-move-cards = Cartas para moverse en una carga
hearts-rule-charge-move-cards-about = Cuántas cartas, como mucho, mueven en una carga que no salta arriba ni lejos.
hearts-rule-charge-move = Movimiento de una carga
hearts-rule-charge-move-about = El movimiento mínimo de una carga sin salto.
hearts-rule-jump-up-move = Movimiento de un salto arriba
hearts-rule-jump-up-move-about = Lo que han de sumar, como mínimo, los movimientos de sus cartas.
hearts-rule-charge-jump-up-move = Movimiento de una carga con salto arriba
hearts-rule-charge-jump-up-move-about = Lo que han de sumar, como mínimo, las cartas del salto.
hearts-rule-charge-jump-down-move = Movimiento de una carga con salto abajo
hearts-rule-charge-jump-down-move-about = El movimiento mínimo de la carta del salto.
hearts-rule-long-jump-cards = Cartas de un salto largo
hearts-rule-long-jump-cards-about = Cuántas cartas lleva como mínimo, también en una carga.
hearts-rule-long-jump-move = Movimiento de un salto largo
hearts-rule-long-jump-move-about = Lo que han de sumar, como mínimo, los movimientos de sus cartas.
hearts-rule-charge-long-jump-move = Movimiento de una carga con salto largo
hearts-rule-charge-long-jump-move-about = Lo que han de sumar, como mínimo, las cartas del salto.
hearts-rule-charge-long-jump-refills = Una carga con salto largo roba
hearts-rule-charge-long-jump-refills-about = Si el ataque de una carga así permite robar cartas.
hearts-rule-side-step-cards = Cartas de un paso lateral
hearts-rule-side-step-cards-about = Cuántas cartas de la misma fuerza lleva.
hearts-rule-berserk-cards = Cartas de una furia
hearts-rule-berserk-cards-about = Cuántas cartas de una misma zona lleva.
hearts-rule-saltomortale-cards = Cartas de un salto mortal
hearts-rule-saltomortale-cards-about = Cuántas cartas de una misma zona lleva.
hearts-rule-charge-with = Cartas especiales en una carga
hearts-rule-charge-with-about = Las cartas especiales que puede usar el ataque de una carga.
hearts-rule-turned-down = Se tapan al usarlas
hearts-rule-turned-down-about = Las cartas especiales que hay que destapar después de cada uso.
hearts-rule-special-cards = Cartas especiales
hearts-rule-special-cards-about = Cuántas cartas especiales hay en la caja; sin la ampliación, ninguna.
hearts-rule-opening-specials = Cartas especiales iniciales
hearts-rule-opening-specials-about = Con cuántas empieza cada jugador: no más de la mitad de todas.
hearts-rule-special-copies = Copias
hearts-rule-special-copies-about = Cuántas cartas especiales de cada clase puede haber.
hearts-rule-roses = Rosas
hearts-rule-roses-about = Cuántas rosas hay en la caja; sin la ampliación, ninguna.
hearts-rule-charm-spots = Puntos hasta el corazón
hearts-rule-charm-spots-about = A qué distancia del centro está cada corazón en la carta de encanto; 0 es sin la carta.
hearts-rule-skill-spots = Puntos hasta la espada
hearts-rule-skill-spots-about = A qué distancia del centro está cada espada en la carta de destreza; 0 es sin la carta.
hearts-rule-rose-charm = Encanto de una rosa
hearts-rule-rose-charm-about = Cuántos puntos mueve una rosa a lady Isabelle.
hearts-rule-retreat-charm = Encanto de una retirada
hearts-rule-retreat-charm-about = Cuántos puntos mueve una retirada floja a lady Isabelle hacia el atacante.
hearts-rule-berserk-charm = Encanto de una furia
hearts-rule-berserk-charm-about = Cuántos puntos mueve una furia a lady Isabelle hacia el oponente.
hearts-rule-retreat-skill = Destreza de una retirada
hearts-rule-retreat-skill-about = Cuántos puntos mueve una retirada el marcador de destreza hacia el atacante.
hearts-rule-saltomortale-skill = Destreza de un salto mortal
hearts-rule-saltomortale-skill-about = Cuántos puntos mueve el marcador hacia quien lo da.
hearts-rule-charm-half = Una retirada floja
hearts-rule-charm-half-about = Cuándo la carta de una retirada mueve a lady Isabelle hacia el atacante.
hearts-rule-berserk-may-lose = Una furia puede perder
hearts-rule-berserk-may-lose-about = Si una furia puede llevar a lady Isabelle al corazón del oponente.

hearts-value-at-once = en cuanto el mazo está vacío
hearts-value-when-drawing = cuando hay que robar una carta
hearts-value-most = la que más roba
hearts-value-least = la que menos roba
hearts-value-after-keeping = tras una acción que la conserva
hearts-value-always = siempre
hearts-value-never = nunca
hearts-value-below = menos de la mitad del ataque
hearts-value-at-most = la mitad del ataque o menos
hearts-value-copies = { $special }: { $count }
hearts-house-rule = { $rule }: { $value }
hearts-house-rules-and = { $before }; { $next }

## Lo que se hace

hearts-did-setup = Empieza { $player }
hearts-did-attack = { $player } ataca: { $strokes }
hearts-did-charge = { $jump ->
    [up] { $player } salta arriba y carga: { $strokes }
    [down] { $player } salta abajo y carga: { $strokes }
    [long] { $player } da un salto largo y carga: { $strokes }
   *[none] { $player } carga: { $strokes }
}
hearts-did-charge-with = { $jump ->
    [up] { $player } salta arriba y carga ({ $special }): { $strokes }
    [down] { $player } salta abajo y carga ({ $special }): { $strokes }
    [long] { $player } da un salto largo y carga ({ $special }): { $strokes }
   *[none] { $player } carga ({ $special }): { $strokes }
}
hearts-did-block = { $player } bloquea con { $fight }
hearts-did-retreat = { $player } retrocede
hearts-did-retreat-card = { $player } retrocede y descarta { $fight }
hearts-did-jump-up = { $player } salta arriba
hearts-did-jump-down = { $player } salta abajo
hearts-did-move = { $player } se mueve
hearts-did-pass = { $player } cede la iniciativa
hearts-did-hit = { $player } no esquiva
hearts-did-long-jump = { $player } da un salto largo
hearts-did-side-step = { $player } da un paso lateral
hearts-did-berserk = { $player } ataca con furia: { $strokes }
hearts-did-saltomortale = { $player } salta detrás de { $opponent }
hearts-did-feint = { $player } hace una finta: { $strokes }
hearts-did-combination = { $player } ataca en combinación: { $strokes }
hearts-did-quick-block = { $player } bloquea rápido con { $fight }
hearts-did-collect-rose = { $player } recoge una rosa
hearts-did-turn-up = { $player } destapa { $special }
hearts-did-choose = { $player } toma { $special }
hearts-did-decline = { $player } renuncia a una carta especial
hearts-did-concede = { $player } se rinde
hearts-did-adjust-hand = { $count ->
    [one] Corrección: { $player } tiene 1 carta en la mano
   *[other] Corrección: { $player } tiene { $count } cartas en la mano
}
hearts-did-adjust-discard = { $count ->
    [one] Corrección: en la pila de descarte de { $player } hay 1 carta
   *[other] Corrección: en la pila de descarte de { $player } hay { $count } cartas
}
hearts-did-adjust-raised = { $raised ->
    [yes] Corrección: el noble de { $player } está en alto
   *[no] Corrección: el noble de { $player } está en el suelo
}
hearts-did-adjust-owns = Corrección: { $player } tiene { $specials }
hearts-did-adjust-initiative = Corrección: la iniciativa es de { $player }
hearts-did-adjust-charm = Corrección: lady Isabelle está { $place }
hearts-did-adjust-skill = Corrección: el marcador de destreza está { $place }
hearts-did-adjust-roses = { $count ->
    [one] Corrección: hay 1 rosa en el tablero
   *[other] Corrección: hay { $count } rosas en el tablero
}
hearts-did-note = Nota: { $text }

## Dónde está un marcador

hearts-place-centre = en el centro
hearts-place-towards = a { $spots } de { $most } puntos del centro, hacia { $player }

## Lo que resulta

hearts-then-specials = { $player } empieza con { $specials }.
hearts-then-roses = { $count ->
    [0] No hay ninguna rosa en el tablero.
    [one] Hay 1 rosa en el tablero.
   *[other] Hay { $count } rosas en el tablero.
}
hearts-then-reason = Motivo: { $why }
hearts-then-drew = { $cards ->
    [one] { $player } roba 1 carta.
   *[other] { $player } roba { $cards } cartas.
}
hearts-then-drew-fewer = { $cards ->
    [0] { $player } no roba nada: no quedan cartas.
    [one] { $player } roba solo 1 carta de { $wanted }: no quedan más.
   *[other] { $player } roba solo { $cards } cartas de { $wanted }: no quedan más.
}
hearts-then-shuffle = { $cards ->
    [one] { $player } da la vuelta a su pila de descarte: esa carta es ahora el mazo.
   *[other] { $player } baraja su pila de descarte: esas { $cards } cartas son ahora el mazo.
}
hearts-then-height = { $raised ->
    [yes] El noble de { $player } está ahora en alto.
   *[no] El noble de { $player } vuelve a estar en el suelo.
}
hearts-then-turned-up = { $special }, de { $player }, vuelve a estar boca arriba.
hearts-then-turned-down = { $special }, de { $player }, queda boca abajo.
hearts-then-stroke = { $player } tiene que responder a { $fight } en la zona { $area }.
hearts-then-blocked = El golpe de { $fight } en la zona { $area } queda bloqueado.
hearts-then-attack-answered = El ataque de { $player } queda respondido.
hearts-then-attack-hit = El ataque de { $player } acierta.
hearts-then-attack-open = El ataque de { $player } se queda sin respuesta.
hearts-then-rose = { $left ->
    [0] Era la última rosa del tablero.
    [one] Queda 1 rosa en el tablero.
   *[other] Quedan { $left } rosas en el tablero.
}
hearts-then-charm = { $spots ->
    [one] Lady Isabelle avanza 1 punto hacia { $player } y está { $place }.
   *[other] Lady Isabelle avanza { $spots } puntos hacia { $player } y está { $place }.
}
hearts-then-skill = { $spots ->
    [one] El marcador de destreza avanza 1 punto hacia { $player } y está { $place }.
   *[other] El marcador de destreza avanza { $spots } puntos hacia { $player } y está { $place }.
}
hearts-then-sword = El marcador de destreza ha llegado a la espada de { $player }: ponlo otra vez en el centro.
hearts-then-choice = { $player } puede tomar una carta especial del montón antes de que siga la partida.
hearts-then-kept = { $player } conserva la iniciativa.
hearts-then-turn = Turno { $turn }: la iniciativa es de { $player }.
hearts-then-won-hit = Han tocado a { $loser }. { $winner } gana la partida y el corazón de lady Isabelle. ¡Bien luchado, { $loser }!
hearts-then-won-surrender = { $winner } gana la partida y el corazón de lady Isabelle. ¡Bien luchado, { $loser }!
hearts-then-won-charm = Lady Isabelle ha llegado al corazón de { $winner }, que gana la partida. ¡Bien luchado, { $loser }!

## Por qué se rechaza algo

hearts-refusal-game-over = La partida ha terminado.
hearts-refusal-not-set-up = Primero hay que preparar la mesa.
hearts-refusal-already-set-up = La mesa ya está preparada.
hearts-refusal-bad-setup-count = { $needed ->
    [0] Con estas reglas se empieza sin cartas especiales; { $player } tendría { $got }.
    [one] { $player } empieza con 1 carta especial, no con { $got }.
   *[other] { $player } empieza con { $needed } cartas especiales, no con { $got }.
}
hearts-refusal-bad-setup-scarce = { $count ->
    [0] En la caja no hay ninguna carta de { $special }.
    [one] En la caja solo hay 1 carta de { $special }.
   *[other] En la caja solo hay { $count } cartas de { $special }.
}
hearts-refusal-bad-setup-roses = { $most ->
    [0] Estas reglas no tienen rosas.
   *[other] Di cuántas rosas quedan en el tablero: de 0 a { $most }.
}
hearts-refusal-wrong-count-exact = { $needed ->
    [one] Esto lleva 1 carta, no { $got }.
   *[other] Esto lleva { $needed } cartas, no { $got }.
}
hearts-refusal-wrong-count-least = { $least ->
    [one] Esto lleva al menos 1 carta, no { $got }.
   *[other] Esto lleva al menos { $least } cartas, no { $got }.
}
hearts-refusal-wrong-count-range = Esto lleva de { $least } a { $most } cartas, no { $got }.
hearts-refusal-hand-too-small = { $has ->
    [0] { $player } no tiene ninguna carta en la mano.
    [one] { $player } solo tiene 1 carta en la mano; esto necesita { $needs }.
   *[other] { $player } solo tiene { $has } cartas en la mano; esto necesita { $needs }.
}
hearts-refusal-ability-used = { $special } está boca abajo; antes hay que destaparla.
hearts-refusal-attack-pending = Primero hay que responder al ataque, y esto no sirve para esquivarlo.
hearts-refusal-attack-pending-initiative = Mientras haya un ataque sin responder, la iniciativa no se puede corregir.
hearts-refusal-no-attack = No hay ningún ataque al que responder, y esto es solo para quien lo recibe.
hearts-refusal-must-act-kept = La iniciativa solo se puede ceder así tras una acción que la conserva.
hearts-refusal-must-act-never = Con estas reglas no se puede pasar: quien tiene la iniciativa actúa.
hearts-refusal-choice-pending = Antes { $player } tiene que tomar una carta especial o renunciar a ella.
hearts-refusal-no-choice = Ahora nadie tiene que elegir una carta especial.
hearts-refusal-not-in-play = Estas reglas no tienen esto.
hearts-refusal-not-in-a-charge = Con estas reglas, { $special } no puede ser el ataque de una carga.
hearts-refusal-bad-card = Ninguna carta tiene { $print } { $number }: va de { $least } a { $most }.
hearts-refusal-card-incomplete = Para esto hace falta saber de la carta: { $print }.
hearts-refusal-wrong-area = El golpe va a la zona { $stroke }; una carta de la zona { $card } no lo bloquea.
hearts-refusal-no-such-area = No hay zona { $area }: van de 1 a { $most }.
hearts-refusal-too-weak = El golpe tiene { $stroke }; { $fight } es poco para bloquearlo.
hearts-refusal-no-such-stroke = Ningún golpe con ese número espera respuesta.
hearts-refusal-too-little-movement = Los movimientos tienen que sumar { $needs }; estos suman { $has }.
hearts-refusal-not-same-area = Las cartas tienen que ser de una misma zona.
hearts-refusal-not-same-value = Las cartas tienen que tener la misma fuerza.
hearts-refusal-not-raised = El noble de { $player } está en el suelo.
hearts-refusal-no-such-special = { $player } no tiene { $special }.
hearts-refusal-no-special = { $player } no tiene ninguna carta especial.
hearts-refusal-special-ready = { $special } no está boca abajo.
hearts-refusal-specials-ready = Ninguna de las cartas especiales está boca abajo.
hearts-refusal-special-gone = En el montón no queda ninguna carta de { $special }.
hearts-refusal-no-rose = No queda ninguna rosa en el tablero.
hearts-refusal-bad-hand = { $player } puede tener de 0 a { $most } cartas en la mano: las demás están en otro sitio.
hearts-refusal-bad-discard = En la pila de descarte de { $player } puede haber de 0 a { $most } cartas: las demás están en otro sitio.
hearts-refusal-bad-owns = { $most ->
    [0] Para { $player } no queda ninguna carta de { $special }.
    [one] Para { $player } solo queda 1 carta de { $special }.
   *[other] Para { $player } solo quedan { $most } cartas de { $special }.
}
hearts-refusal-bad-owns-all = { $most ->
    [one] Para { $player } solo queda 1 carta especial.
   *[other] Para { $player } solo quedan { $most } cartas especiales.
}
hearts-refusal-bad-charm = { $most ->
    [0] Mientras dura la partida, lady Isabelle solo puede estar en el centro.
    [one] Mientras dura la partida, lady Isabelle está como mucho a 1 punto del centro.
   *[other] Mientras dura la partida, lady Isabelle está como mucho a { $most } puntos del centro.
}
hearts-refusal-bad-skill = { $most ->
    [0] El marcador de destreza solo puede estar en el centro.
    [one] El marcador de destreza está como mucho a 1 punto del centro.
   *[other] El marcador de destreza está como mucho a { $most } puntos del centro.
}
hearts-refusal-bad-roses = En el tablero puede haber de 0 a { $most } rosas: las recogidas ya no están.

## La mesa en renglones

hearts-table-setup = La mesa no está preparada.
hearts-table-act = Turno { $turn }: la iniciativa es de { $player }.
hearts-table-kept = Turno { $turn }: { $player } ha conservado la iniciativa y sigue.
hearts-table-evade = Turno { $turn }: { $player } tiene que esquivar.
hearts-table-choose = Turno { $turn }: { $player } elige una carta especial.
hearts-table-over = Terminada en el turno { $turn }: { $result }
hearts-table-side = { $raised ->
    [yes] { $player }, en alto: { $hand } en la mano, { $deck } en el mazo, { $discard } en la pila de descarte
   *[no] { $player }, en el suelo: { $hand } en la mano, { $deck } en el mazo, { $discard } en la pila de descarte
}
hearts-table-special = { $special }
hearts-table-special-down = { $special } (boca abajo)
hearts-table-specials = Cartas especiales: { $specials }
hearts-table-roses-of = Rosas: { $count }
hearts-table-stroke = { $player } recibe { $fight } en la zona { $area }
hearts-table-stroke-blocked = { $fight } en la zona { $area }: bloqueado
hearts-table-charm = Lady Isabelle está { $place }.
hearts-table-skill = El marcador de destreza está { $place }.
hearts-table-roses = Rosas en el tablero: { $count }
hearts-table-pile = Cartas especiales en el montón: { $count }

## Cuentas y estadísticas

hearts-tally-attacks = Ataques
hearts-tally-blocks = Golpes bloqueados
hearts-tally-roses = Rosas recogidas
hearts-ended-hit = Por un tocado
hearts-ended-surrender = Por rendición
hearts-ended-charm = Por el corazón de lady Isabelle
hearts-count-attacks = Ataques
hearts-count-attack = Ataque
hearts-count-made = Hechos
hearts-count-blocked = Bloqueados
hearts-count-evaded = Esquivados
hearts-count-hits = Acertados
hearts-count-areas = Bloqueos por zona
hearts-count-area = Zona
hearts-count-strokes = Golpes
hearts-count-share = Parte
hearts-count-initiative = Iniciativa
hearts-count-initiative-note = { $count ->
    [one] Tras 1 acción se conservó o se cedió la iniciativa.
   *[other] Tras { $count } acciones se conservó o se cedió la iniciativa.
}
hearts-count-kept = Conservada: { $kind }
hearts-count-handed-over = Cedida
hearts-count-times = Veces
hearts-count-endings = Cómo acaban las partidas
hearts-count-games = Partidas
hearts-count-specials = Cartas especiales
hearts-count-special = Carta especial
hearts-count-uses = Usos
hearts-count-length = Duración en turnos
hearts-count-least = La más corta
hearts-count-median = Mediana
hearts-count-mean = Media
hearts-count-most = La más larga

## A first game

hearts-deal-about = Que solo tú veas tu mano. Tras casi todas las acciones robas tantas cartas como dice la carta jugada; la app dice cuántas.
hearts-hint-guide = Hace falta la caja de Noble Hearts, con un mazo de cartas de acción para cada jugador. La app lleva la iniciativa, compara golpe y bloqueo y dice cuántas cartas se roban; hay que decirle lo que pone en la carta que se juega. Una pista cuenta qué hacer; las que cierres no vuelven.
hearts-hint-sample = Esto es un ejemplo: dos nobles en plena lucha. Ataca, esquiva, recoge una rosa y deshaz lo que quieras. No cuenta en ninguna parte.
hearts-hint-act = Tras casi todas las acciones la iniciativa pasa al otro jugador. Toca lo que haces en la mesa.
hearts-hint-kept = Has conservado la iniciativa: sigue con cualquier acción o cédela.
hearts-hint-evade = A quien no esquiva lo tocan, y pierde. Para un bloqueo hace falta una carta de la misma zona, al menos igual de fuerte.
