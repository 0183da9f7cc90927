# The screens of Noble Hearts.

hearts-screen-to-first = ¿Quién empieza?
hearts-screen-first = ¿Quién empieza?
hearts-screen-deal = Cada jugador baraja sus { $deck } cartas de acción y roba { $count }. El resto es su mazo, boca abajo.
hearts-screen-first-which = ¿Quién empieza? Decídanlo como quieran.
hearts-screen-begins = Empieza { $name }
hearts-screen-areas = Cómo se llaman las zonas
hearts-screen-areas-about = Nombres en vez de números, si quieren.
hearts-screen-expansion = Destrezas y rosas
hearts-screen-specials = Cartas especiales
hearts-screen-takes = { $name } mira las cartas especiales y toma una.
hearts-screen-takes-first = Antes, { $name } toma una carta especial.
hearts-screen-taken-all = Ya se han tomado todas las cartas especiales. Toca una para devolverla.
hearts-screen-has-taken = { $name } ha tomado
hearts-screen-put-back = { $name } devuelve { $number }: { $special }
hearts-screen-roses = Rosas
hearts-screen-roses-about = Quien empieza pone las rosas en la palma abierta sobre la caja, y el otro jugador le golpea la mano desde abajo. Las rosas que caen fuera de la caja o donde nadie puede estar salen de la partida.
hearts-screen-roses-stay = Rosas que se quedan
hearts-screen-begin = Empezar

hearts-screen-area = zona { $area }
hearts-screen-printed = { $print } { $number }
hearts-screen-unknown-card = una carta
hearts-screen-is = { $what }: { $card }
hearts-screen-place = Carta { $number }: { $card }
hearts-screen-key = { $print }: { $number }
hearts-screen-any-area = cualquier zona

hearts-screen-acts = Actúa { $name }
hearts-screen-goes-on = { $name } conserva la iniciativa y sigue
hearts-screen-evade = ¡{ $name }, esquiva!
hearts-screen-chooses = { $name } ha llegado a la espada y toma una carta especial
hearts-screen-declines = { $name } renuncia
hearts-screen-hands-over = Pasar a { $name }
hearts-screen-is-hit = Tocan a { $name }
hearts-screen-block-with = Toca una carta que bloquee:
hearts-screen-blocks = Bloquear con { $card }
hearts-screen-blocked = bloqueado
hearts-screen-coming = { $fight }, { $area }: va contra { $name }
hearts-screen-coming-blocked = { $fight }, { $area }: bloqueado

hearts-screen-status-acts = actúa
hearts-screen-status-goes-on = sigue
hearts-screen-status-evades = debe esquivar
hearts-screen-status-chooses = elige
hearts-screen-status-won = ha ganado
hearts-screen-seat = { $name }: { $hand } en la mano, { $deck } en el mazo, { $discard } en la pila de descarte.
hearts-screen-draws = { $count ->
    [one] Roba 1 carta ahora.
   *[other] Roba { $count } cartas ahora.
}
hearts-screen-shuffles = Baraja su pila de descarte: ahora es el mazo.
hearts-screen-badge = roba { $count }
hearts-screen-top = Encima está { $card }.
hearts-screen-raised = Está en alto.
hearts-screen-special-open = { $special } está boca arriba.
hearts-screen-special-down = { $special } está boca abajo.

hearts-screen-untell = Volver a la respuesta anterior
hearts-screen-ask = ¿{ $print } de la carta?
hearts-screen-ask-of = ¿{ $print } de la carta { $number }?
hearts-screen-ask-move = ¿Movimiento de la carta? En total { $far } o más, de momento { $sum }.
hearts-screen-ask-redraw-of = ¿Robo de la carta con { $fight }?
hearts-screen-ask-retreat = ¿Fuerza de la carta? Con { $most } o menos lady Isabelle va hacia { $name }.
hearts-screen-ask-block = ¿Fuerza de la carta? { $value } o más, { $area }.
hearts-screen-one-more = Una carta más
hearts-screen-stated = ¿A qué zona va?
hearts-screen-which-stroke = ¿A qué golpe se responde?
hearts-screen-stroke = Golpe { $number }: { $fight }, { $area }
hearts-screen-landing = ¿Dónde cae el noble?
hearts-screen-lands-up = En alto
hearts-screen-lands-down = En el suelo
hearts-screen-jump-lower = Salto abajo sin llegar al suelo
hearts-screen-jump-lower-about = Salta a algo más bajo sin llegar al suelo.
hearts-screen-run = Movimiento
hearts-screen-up = Salto arriba
hearts-screen-down = Salto abajo
hearts-screen-long = Salto largo
hearts-screen-plain = Ataque simple
hearts-screen-turn-up-which = ¿Qué carta se destapa?
hearts-screen-concede-about = Quien no puede o no quiere actuar se rinde; gana el otro jugador.
hearts-screen-concedes = { $name } se rinde

hearts-screen-players = Jugadores y correcciones
hearts-screen-pile = Pila de descarte, la carta de encima primero
hearts-screen-correct = Corrección
hearts-screen-correct-about = La mesa manda. Corrige aquí lo que la app tenga mal; cada corrección queda en el registro y se puede deshacer.
hearts-screen-correct-why-field = Motivo
hearts-screen-correct-why = Por qué (si quieres)
hearts-screen-correct-hand = Cartas en la mano de { $name }
hearts-screen-correct-rest = { $count ->
    [one] Entonces { $name } tiene 1 carta en el mazo.
   *[other] Entonces { $name } tiene { $count } cartas en el mazo.
}
hearts-screen-correct-set = Fijar estos números
hearts-screen-correct-raised = { $name } está en alto
hearts-screen-correct-specials = Cartas especiales de { $name }
hearts-screen-correct-open = { $number }. { $special } está boca arriba
hearts-screen-correct-away = Quitar { $number }. { $special }
hearts-screen-correct-more = Añadir { $special }
hearts-screen-correct-table = La mesa
hearts-screen-correct-initiative = ¿Quién tiene la iniciativa?
hearts-screen-correct-has = La tiene { $name }
hearts-screen-correct-charm = Lady Isabelle, hacia { $name }
hearts-screen-correct-skill = Destreza, hacia { $name }
hearts-screen-correct-roses = Rosas en el tablero

hearts-screen-keys-digit = El número, o la opción en ese lugar
hearts-screen-keys-ten = Diez más: con la cifra siguiente, del 10 al 19

hearts-screen-decks = Listas de cartas
hearts-screen-decks-about = Anota una vez lo que llevan impreso las cartas de una baraja real: en la partida, cada carta se juega con un toque.
hearts-screen-deck-none = Ninguna
hearts-screen-deck-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
hearts-screen-deck-new = Nueva lista de cartas
hearts-screen-deck-unnamed = Baraja
hearts-screen-deck-take = Importar una lista de cartas
hearts-screen-deck-taken = { $file } se importó.
hearts-screen-deck-not-taken = { $file } no se importó: { $why }
hearts-screen-deck-title = { $name } ({ $count })
hearts-screen-deck-name = Nombre de la baraja
hearts-screen-deck-add = Añadir una carta: sus cuatro números
hearts-screen-deck-clear = Borrar los números
hearts-screen-deck-card = En la baraja: { $card }
hearts-screen-deck-learns = Aprender de una partida
hearts-screen-deck-learn = Cartas de { $name }, { $day }
hearts-screen-deck-learnt = { $count ->
    [0] No se ha aprendido nada nuevo.
    [one] Se ha añadido 1 carta.
   *[other] Se han añadido { $count } cartas.
}
hearts-screen-deck-give = Exportar
hearts-screen-deck-remove = Quitar esta lista
hearts-screen-deck-remove-ask = ¿Quitarla de verdad?
