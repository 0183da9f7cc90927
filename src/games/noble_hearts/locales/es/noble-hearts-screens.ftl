# The screens of Noble Hearts.

noble-hearts-screen-to-first = ¿Quién empieza?
noble-hearts-screen-first = ¿Quién empieza?
noble-hearts-screen-box = { $tracks ->
    [yes] La caja abierta va en medio, y cada noble en la casilla acordada. Las cartas de encanto y de destreza van a los lados, cada marcador en el centro.
   *[no] La caja abierta va en medio, y cada noble en la casilla acordada.
}
noble-hearts-screen-deal = Cada jugador baraja sus { $deck } cartas de acción y roba { $count }. El resto es su mazo, boca abajo.
noble-hearts-screen-first-which = ¿Quién empieza? Vale cualquier forma de decidirlo.
noble-hearts-screen-begins = Empieza { $name }
noble-hearts-screen-areas = Nombres de las zonas
noble-hearts-screen-areas-about = Antes se acuerda qué dibujo tiene cada número; también puedes dar nombres.
noble-hearts-screen-expansion = Destrezas y rosas
noble-hearts-screen-specials = Cartas especiales
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
noble-hearts-screen-is = { $what }: { $card }
noble-hearts-screen-place = Carta { $number }: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = cualquier zona

noble-hearts-screen-acts = Actúa { $name }
noble-hearts-screen-goes-on = { $name } conserva la iniciativa y sigue
noble-hearts-screen-evade = ¡{ $name }, esquiva!
noble-hearts-screen-chooses = { $name } ha llegado a la espada y toma una carta especial
noble-hearts-screen-declines = { $name } renuncia
noble-hearts-screen-hands-over = Ceder a { $name }
noble-hearts-screen-is-hit = El golpe alcanza a { $name }
noble-hearts-screen-known = Cartas anotadas antes: un toque anota todos los números.
noble-hearts-screen-block-with = Toca una carta que bloquee:
noble-hearts-screen-blocks = Bloquear con { $card }
noble-hearts-screen-blocked = bloqueado
noble-hearts-screen-coming = { $fight }, { $area }: va contra { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area }: bloqueado

noble-hearts-screen-status-acts = actúa
noble-hearts-screen-status-goes-on = sigue
noble-hearts-screen-status-evades = debe esquivar
noble-hearts-screen-status-chooses = elige
noble-hearts-screen-status-won = ha ganado
noble-hearts-screen-seat = { $name }: { $hand } en la mano, { $deck } en el mazo, { $discard } en la pila de descarte.
noble-hearts-screen-draws = { $count ->
    [one] Roba 1 carta ahora.
   *[other] Roba { $count } cartas ahora.
}
noble-hearts-screen-shuffles = Baraja su pila de descarte: ahora es el mazo.
noble-hearts-screen-badge = roba { $count }
noble-hearts-screen-top = Encima está { $card }.
noble-hearts-screen-raised = Está en alto.
noble-hearts-screen-special-open = { $special } está boca arriba.
noble-hearts-screen-special-down = { $special } está boca abajo.

noble-hearts-screen-untell = Volver a la respuesta anterior
noble-hearts-screen-ask = { $print ->
    [fight] ¿Qué fuerza tiene la carta?
    [area] ¿Qué zona golpea?
    [move] ¿Cuántas casillas mueve?
   *[redraw] ¿Cuántas cartas se roban?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] ¿Qué fuerza tiene la carta { $number }?
    [area] ¿Qué zona golpea la carta { $number }?
    [move] ¿Cuántas casillas mueve la carta { $number }?
   *[redraw] ¿Cuántas cartas se roban por la carta { $number }?
}
noble-hearts-screen-ask-move = ¿Cuántas casillas mueve? En total { $far } o más, de momento { $sum }.
noble-hearts-screen-ask-redraw-of = ¿Cuántas cartas se roban por la carta con fuerza { $fight }?
noble-hearts-screen-ask-retreat = ¿Qué fuerza tiene la carta? Con { $most } o menos lady Isabelle va hacia { $name }.
noble-hearts-screen-ask-block = ¿Qué fuerza tiene la carta? { $value } o más, { $area }.
noble-hearts-screen-one-more = Una carta más
noble-hearts-screen-stated = ¿A qué zona va?
noble-hearts-ask-stroke = ¿A qué golpe se responde?
noble-hearts-screen-stroke = Golpe { $number }: { $fight }, { $area }
noble-hearts-ask-landing = ¿Dónde cae el noble?
noble-hearts-screen-lands-up = En alto
noble-hearts-screen-lands-down = En el suelo
noble-hearts-screen-jump-lower = Salto abajo sin llegar al suelo
noble-hearts-screen-jump-lower-about = Salta a algo más bajo sin llegar al suelo.
noble-hearts-screen-run = Movimiento
noble-hearts-screen-up = Salto arriba
noble-hearts-screen-down = Salto abajo
noble-hearts-screen-long = Salto largo
noble-hearts-screen-plain = Ataque simple
noble-hearts-ask-special = ¿Qué carta se destapa?
noble-hearts-ask-seat = Quien no puede o no quiere actuar se rinde; gana el otro jugador.
noble-hearts-screen-concedes = { $name } se rinde

noble-hearts-screen-pile = Pila de descarte, la carta de encima primero
noble-hearts-correct-hand = Cartas en la mano de { $player }
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

noble-hearts-screen-keys-digit = Escribir el número o elegir la opción
noble-hearts-screen-keys-ten = Sumar diez: con la cifra siguiente, del 10 al 19

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
noble-hearts-screen-deck-not-taken = { $file } no se ha importado. { $why }
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
noble-hearts-screen-deck-give = Exportar
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
