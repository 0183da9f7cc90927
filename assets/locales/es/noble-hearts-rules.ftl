# Noble Hearts: las reglas en palabras, con los números de las reglas con las que se juega.

noble-hearts-rules-aim-title = El objetivo
noble-hearts-rules-aim-hit = Dos nobles aman a lady Isabelle y lo resuelven a espada. Toca a tu oponente antes de que te toque.
noble-hearts-rules-aim-charm = O gana su corazón: si lady Isabelle llega a tu corazón en la carta de encanto, también has ganado.

noble-hearts-rules-table-title = Qué hay en la mesa
noble-hearts-rules-table-box = La caja del juego es la sala del duelo. De sus casillas, sus muebles y hacia dónde miran los nobles se encargan ustedes; la app solo recuerda quién está en alto.
noble-hearts-rules-table-deck = Cada jugador tiene un mazo de { $cards } cartas de acción. Las usadas van boca arriba a su propia pila de descarte.
noble-hearts-rules-table-card = Una carta tiene cuatro números: su fuerza, cuál de las { $areas } zonas del cuerpo golpea, cuánto mueve y cuántas cartas permite robar.
noble-hearts-rules-table-specials = Hay { $cards } cartas especiales. Las tuyas están boca arriba delante de ti: cada una te deja hacer lo que dice su nombre. Si una queda boca abajo, hay que destaparla para volver a usarla.
noble-hearts-rules-table-charm = En la carta de encanto, lady Isabelle está en el centro, a { $spots ->
    [one] 1 punto
   *[other] { $spots } puntos
} de cada corazón.
noble-hearts-rules-table-skill = En la carta de destreza, un marcador está en el centro, a { $spots ->
    [one] 1 punto
   *[other] { $spots } puntos
} de cada espada.

noble-hearts-rules-setup-title = Preparación
noble-hearts-rules-setup-hand = { $hand ->
    [0] Baraja tu mazo. Se empieza sin cartas en la mano.
    [one] Baraja tu mazo y roba 1 carta.
   *[other] Baraja tu mazo y roba { $hand } cartas.
}
noble-hearts-rules-setup-first = Acuerden quién empieza.
noble-hearts-rules-setup-specials = { $count ->
    [one] Cada jugador toma 1 carta especial a su elección; primero, quien empieza.
   *[other] Cada jugador toma { $count } cartas especiales a su elección; primero, quien empieza.
}
noble-hearts-rules-setup-roses = { $count ->
    [one] Lancen la rosa sobre la caja. Si cae donde ningún noble puede ir, sale del juego.
   *[other] Lancen las { $count } rosas sobre la caja. Las que caen donde ningún noble puede ir salen del juego.
}

noble-hearts-rules-turn-title = La iniciativa
noble-hearts-rules-turn-one = Uno de los dos tiene la iniciativa y ha de actuar. La mayoría de las acciones la ceden; con algunas se conserva y se sigue.
noble-hearts-rules-turn-facing = Con cada acción puedes girar tu noble un octavo de vuelta: antes, durante o después.
noble-hearts-rules-turn-keeps = Conservas la iniciativa tras: { $actions }.
noble-hearts-rules-turn-keeps-none = Con estas reglas ninguna acción conserva la iniciativa.
noble-hearts-rules-turn-pass-after-keeping = Si la has conservado, también puedes cederla sin hacer nada más.
noble-hearts-rules-turn-pass-always = Si no te atacan, puedes cederla en cualquier momento sin hacer nada.
noble-hearts-rules-turn-pass-never = No puedes cederla sin hacer nada.

noble-hearts-rules-attacks-title = Los ataques
noble-hearts-rules-attacks-front = Puedes golpear al oponente que tienes justo delante, mire adonde mire. Un ataque es un golpe o varios: cada uno tiene una fuerza y una zona.
noble-hearts-rules-attacks-open = Las cartas de un ataque quedan a la vista hasta que acaba. Robas enseguida.
noble-hearts-rules-attack = Juega una carta: su fuerza y su zona son las del golpe.
noble-hearts-rules-charge = { $cards ->
    [one] Juega una carta para moverte, de { $far } o más, y después una para golpear.
   *[other] Juega de 1 a { $cards } cartas para moverte, que sumen { $far } o más, y después una para golpear.
}
noble-hearts-rules-charge-jumps = Una carga puede saltar. Arriba: una o más cartas cuyos movimientos sumen { $up } o más. Abajo: { $cards ->
    [one] una carta que mueva { $down } o más
   *[other] de 1 a { $cards } cartas que sumen { $down } o más
}.
noble-hearts-rules-charge-long = { $count ->
    [one] Con un salto largo: una o más cartas
   *[other] Con un salto largo: { $count } o más cartas
} cuyos movimientos sumen { $far } o más. { $redraws ->
    [yes] El golpe permite robar como siempre.
   *[no] Una carga así no permite robar nada.
}
noble-hearts-rules-charge-with = El golpe de una carga también puede ser: { $actions }.
noble-hearts-rules-berserk = Juega { $cards } cartas de una misma zona: un solo golpe con la suma de sus fuerzas.
noble-hearts-rules-feint = Juega una carta y di a qué zona va: a cualquiera.
noble-hearts-rules-combination = Juega dos cartas, cada una un golpe; cada Combinación más que tengas permite uno más.

noble-hearts-rules-evading-title = Cuando te atacan
noble-hearts-rules-evading-must = Tienes que responder a cada golpe; si no, te tocan y pierdes.
noble-hearts-rules-evading-all = Esto esquiva de una vez todo lo que queda por llegar: { $actions }.
noble-hearts-rules-evading-none = Con estas reglas solo los bloqueos libran de un ataque.
noble-hearts-rules-evading-last = La respuesta al último golpe decide quién tiene la iniciativa.
noble-hearts-rules-block = Mira al atacante y juega una carta de la zona del golpe, al menos igual de fuerte.
noble-hearts-rules-quick-block = Juega una carta de cualquier zona, al menos igual de fuerte que el golpe.
noble-hearts-rules-retreat = Descarta cualquier carta y retrocede una casilla.

noble-hearts-rules-moves-title = Moverse
noble-hearts-rules-move = Juega una carta y muévete tantas casillas como indica, en cualquier dirección. Sigues a la misma altura.
noble-hearts-rules-jump-up = Juega una o más cartas cuyos movimientos sumen { $up } o más y salta a algo que tengas al lado o delante.
noble-hearts-rules-jump-down = Desde lo alto, baja a cualquier casilla contigua. No cuesta ninguna carta.
noble-hearts-rules-long-jump = { $count ->
    [one] Juega una o más cartas
   *[other] Juega { $count } o más cartas
} cuyos movimientos sumen { $far } o más y salta de un sitio a otro. No se puede saltar por encima de nada.
noble-hearts-rules-side-step = Juega { $cards } cartas de la misma fuerza y da un paso de lado sin cambiar de dirección.
noble-hearts-rules-saltomortale = Juega { $cards } cartas de una misma zona, salta a la casilla de detrás de tu oponente y mira adonde quieras.

noble-hearts-rules-action = { $action }: { $about }
noble-hearts-rules-tail-special = Necesitas la carta especial.
noble-hearts-rules-tail-keeps = Conservas la iniciativa.
noble-hearts-rules-tail-evades = Sirve para esquivar un ataque.
noble-hearts-rules-tail-only = Solo puedes hacerlo cuando te atacan.
noble-hearts-rules-tail-draws = Robas cartas.
noble-hearts-rules-tail-draws-not = No robas cartas.
noble-hearts-rules-tail-turns-down = Después, su carta especial se pone boca abajo.

noble-hearts-rules-draw-title = Robar cartas
noble-hearts-rules-draw-card = Tras una acción que permite robar, robas tantas cartas como indica la suya; la mano no tiene límite.
noble-hearts-rules-draw-highest = De varias cartas cuenta la de mayor fuerza. { $tie ->
    [most] Si hay varias iguales, la que más roba.
   *[least] Si hay varias iguales, la que menos roba.
}
noble-hearts-rules-draw-charge = De una carga solo cuentan para esto las cartas del golpe.
noble-hearts-rules-draw-after = Primero se roba; solo entonces van a tu pila de descarte las cartas jugadas.
noble-hearts-rules-draw-reshuffle-at-once = En cuanto tu mazo esté vacío, baraja tu pila de descarte: es tu nuevo mazo.
noble-hearts-rules-draw-reshuffle-when-drawing = Si tienes que robar y tu mazo está vacío, baraja tu pila de descarte: es tu nuevo mazo.

noble-hearts-rules-tracks-title = Encanto y destreza
noble-hearts-rules-tracks-rose = { $spots ->
    [0] Si hay una rosa en tu casilla o en una contigua, puedes recogerla como acción.
    [one] Si hay una rosa en tu casilla o en una contigua, puedes recogerla como acción: lady Isabelle avanza 1 punto hacia ti.
   *[other] Si hay una rosa en tu casilla o en una contigua, puedes recogerla como acción: lady Isabelle avanza { $spots } puntos hacia ti.
}
noble-hearts-rules-tracks-retreat-charm-below = Si la carta de una retirada vale menos de la mitad del ataque, lady Isabelle avanza { $spots ->
    [one] 1 punto
   *[other] { $spots } puntos
} hacia el atacante.
noble-hearts-rules-tracks-retreat-charm-at-most = Si la carta de una retirada vale la mitad del ataque o menos, lady Isabelle avanza { $spots ->
    [one] 1 punto
   *[other] { $spots } puntos
} hacia el atacante.
noble-hearts-rules-tracks-retreat-charm-always = Con cada retirada ante un ataque, lady Isabelle avanza { $spots ->
    [one] 1 punto
   *[other] { $spots } puntos
} hacia el atacante.
noble-hearts-rules-tracks-berserk = Con cada furia, lady Isabelle avanza enseguida { $spots ->
    [one] 1 punto
   *[other] { $spots } puntos
} hacia el oponente. { $lose ->
    [yes] Así se puede perder la partida.
   *[no] Pero nunca llega así a su corazón.
}
noble-hearts-rules-tracks-retreat-skill = Con cada retirada ante un ataque, el marcador de destreza avanza { $spots ->
    [one] 1 punto
   *[other] { $spots } puntos
} hacia el atacante.
noble-hearts-rules-tracks-saltomortale = Con cada salto mortal, el marcador de destreza avanza { $spots ->
    [one] 1 punto
   *[other] { $spots } puntos
} hacia quien lo da.
noble-hearts-rules-tracks-sword = Cuando el marcador llega a tu espada, vuelve al centro y puedes tomar cualquier carta especial que quede.

noble-hearts-rules-specials-title = Cartas especiales
noble-hearts-rules-specials-down = Se ponen boca abajo después de usarlas: { $cards }.
noble-hearts-rules-specials-up = Como acción puedes destapar una de las tuyas, pero no mientras te atacan.
noble-hearts-rules-specials-stay = Siguen boca arriba por mucho que las uses.

noble-hearts-rules-end-title = El final de la partida
noble-hearts-rules-end-hit = Si te atacan y no esquivas, te han tocado: gana el otro jugador.
noble-hearts-rules-end-concede = Puedes rendirte en cualquier momento. Sin cartas que jugar, apenas queda otra cosa.
noble-hearts-rules-end-charm = Si lady Isabelle está en un corazón, gana al momento quien lo tiene de su lado.

noble-hearts-rules-house-title = Reglas de la casa
noble-hearts-rules-house-about = Se juega a «{ $edition }» con estos cambios:
noble-hearts-rules-house-change = { $rule }: { $value } (en la edición: { $usual })
