# The rules of Dueling Nobles for somebody who has never played.

## The aim

dueling-nobles-rules-aim-title = El objetivo
dueling-nobles-rules-aim-duels = Es un juego para dos. Cada jugador tiene un campo con nobles, y los nobles de uno se baten en duelo con los del otro.
dueling-nobles-rules-aim-win = Ganas cuando en el campo de tu oponente no queda ningún noble.

## What is on the table

dueling-nobles-rules-table-title = Qué hay en la mesa
dueling-nobles-rules-table-needed = Hacen falta una baraja de 52 cartas sin comodines y dos dados de seis caras. La app lleva la cuenta del oro y el daño, y también puede lanzar los dados.
dueling-nobles-rules-table-cards = Las 12 Jotas, Reinas y Reyes son los nobles. Las otras 40 cartas, del As al 10, son las cartas de soporte.
dueling-nobles-rules-table-own = Cada jugador tiene un campo con sus nobles boca arriba, algo de oro y una mano de cartas de soporte que su oponente no ve.
dueling-nobles-rules-table-shared = Hay tres montones para ambos jugadores: el mazo de nobles y el mazo de soporte están boca abajo, y la pila de descarte, boca arriba.
dueling-nobles-rules-table-strength = La fuerza es lo que vale un noble en un duelo. Para empezar, un Rey tiene { $king }, una Reina { $queen } y una Jota { $jack }.
dueling-nobles-rules-table-stamina = El límite de daño es lo que aguanta un noble: un Rey { $king }, una Reina { $queen } y una Jota { $jack }. Lo que aún aguanta es su resistencia. Un noble que llega a su límite de daño queda derrotado y sale del campo.

## Set-up

dueling-nobles-rules-setup-title = Preparación
dueling-nobles-rules-setup-nobles = { $count ->
    [one] Barajen los nobles aparte y repartan 6 a cada jugador. Cada uno pone 1 de ellos boca arriba en su campo. Empieza sin daño.
   *[other] Barajen los nobles aparte y repartan 6 a cada jugador. Cada uno pone { $count } de ellos boca arriba en su campo. Empiezan sin daño.
}
dueling-nobles-rules-setup-noble-deck = { $left ->
    [0] No sobra ningún noble: el mazo de nobles empieza vacío.
   *[other] Barajen los { $left } nobles que sobran. Son el mazo de nobles.
}
dueling-nobles-rules-setup-hand = { $hand ->
    [0] Barajen las cartas de soporte. No se reparte ninguna: las { $left } son el mazo de soporte.
    [one] Barajen las cartas de soporte y repartan 1 a cada jugador. Las { $left } que sobran son el mazo de soporte.
   *[other] Barajen las cartas de soporte y repartan { $hand } a cada jugador. Las { $left } que sobran son el mazo de soporte.
}
dueling-nobles-rules-setup-gold = Al principio nadie tiene oro, y la pila de descarte está vacía.
dueling-nobles-rules-start-dealer = Ambos jugadores lanzan dos dados. Quien saca menos reparte; si sacan lo mismo, se lanza otra vez. El primer turno es del otro jugador. Si juegan varias partidas seguidas, repartan por turnos.
dueling-nobles-rules-start-any = Acuerden como quieran quién juega el primer turno.
dueling-nobles-rules-start-higher = Acuerden como quieran quién juega el primer turno. Por ejemplo, cada uno lanza un dado y empieza quien saca más.

## A turn

dueling-nobles-rules-turn-title = El turno
dueling-nobles-rules-turn-phases = { $count ->
    [one] Se juega por turnos. Un turno tiene una sola fase: { $phases }.
   *[other] Se juega por turnos. Un turno tiene { $count } fases, en este orden: { $phases }. Nunca se vuelve a una fase que ya pasó.
}
dueling-nobles-rules-turn-optional = Todo lo que se puede hacer en una fase es voluntario: hazlo en el orden que quieras o no lo hagas. También puedes terminar tu turno antes de la última fase.
dueling-nobles-rules-turn-no-income = Ninguna fase da oro por sí sola.
dueling-nobles-rules-turn-never = Estas reglas no incluyen: { $actions }.
dueling-nobles-rules-phase-title = Fase { $number }: { $phase }
dueling-nobles-rules-phase-empty = En esta fase no se puede hacer nada.
dueling-nobles-rules-phase-income = { $first ->
    [yes] Impuesto: ganas { $gold ->
        [one] 1 oro
       *[other] { $gold } oros
    } en cuanto empieza esta fase.
   *[no] Impuesto: ganas { $gold ->
        [one] 1 oro
       *[other] { $gold } oros
    } en cuanto empieza esta fase. También lo recibes si terminas tu turno antes de ella.
}

## What may be done

dueling-nobles-rules-action = { $action }: { $about } { $often }
dueling-nobles-rules-action-never = { $action }: estas reglas no lo permiten.
dueling-nobles-rules-often = { $limit ->
    [any] Puedes hacerlo cuantas veces quieras en un turno.
    [one] Puedes hacerlo una vez por turno.
   *[other] Puedes hacerlo hasta { $limit } veces por turno.
}
dueling-nobles-rules-often-tax = { $each ->
    [yes] Puedes hacerlo una vez por turno con cada uno de tus Reyes.
   *[no] Puedes hacerlo una vez por turno, con un solo Rey.
}
dueling-nobles-rules-often-ability = Puedes hacerlo una vez en toda la partida.
dueling-nobles-rules-sell = Descarta de tu mano 3 cartas de soporte de la misma pinta y gana { $gold ->
    [one] 1 oro
   *[other] { $gold } oros
}.
dueling-nobles-rules-tax = { $vanquish ->
    [yes] Uno de tus Reyes recibe 1 daño y tú ganas 1 oro. Si con ello llega a su límite de daño, queda derrotado.
   *[no] Uno de tus Reyes recibe 1 daño y tú ganas 1 oro. No puede donar un Rey que solo aguanta 1 daño más.
}
dueling-nobles-rules-buy = { $most ->
    [one] Paga 1 oro y roba 1 carta de soporte. Tiene que quedar alguna en el mazo de soporte o en la pila de descarte.
   *[other] Elige cuántas cartas de soporte quieres, { $most } como mucho. Paga 1 oro por cada una, todo antes de ver ninguna, y luego róbalas. No puedes pedir más cartas de las que suman el mazo de soporte y la pila de descarte.
}
dueling-nobles-rules-recruit = Paga { $gold ->
    [one] 1 oro
   *[other] { $gold } oros
} y da la vuelta a la primera carta del mazo de nobles. Ese noble entra en tu campo sin daño. Tiene que quedar algún noble en el mazo.
dueling-nobles-rules-weapon = Pon un 2 o un 3 de tu mano bajo uno de tus nobles que aún no tenga arma.
dueling-nobles-rules-move-weapon = { $swap ->
    [yes] Toma el arma de uno de tus nobles y dásela a otro. Si este también tiene una, se las cambian.
   *[no] Toma el arma de uno de tus nobles y dásela a otro que no tenga ninguna.
}
dueling-nobles-rules-heal = Descarta una carta de corazones (♥). Uno de tus nobles con daño se cura 1.
dueling-nobles-rules-draw-three = Descarta una carta de diamantes (♦) y roba 3 cartas de soporte, o las que queden si son menos. Para ello, tu oponente tiene que tener más nobles que tú en su campo.
dueling-nobles-rules-recover = Descarta una carta de tréboles (♣) y toma la carta que quieras de la pila de descarte, menos la que acabas de descartar. Antes de hacerlo, la pila no puede estar vacía.
dueling-nobles-rules-spy = { $revealed ->
    [yes] Descarta una carta de picas (♠). Tu oponente pone su mano boca arriba, y esas cartas quedan a la vista. Las que robe después vuelven a ser secretas.
   *[no] Descarta una carta de picas (♠) y mira todas las cartas de la mano de tu oponente. Después vuelven a ser secretas.
}
dueling-nobles-rules-challenge = Indica cuál de tus nobles ataca y a cuál de tu oponente. Se baten en duelo, paso a paso, como se cuenta más abajo.

## The duel

dueling-nobles-rules-duel-title = El duelo
dueling-nobles-rules-duel-deflect = Desviar: antes de que se lance ningún dado, quien defiende puede pagar { $gold ->
    [one] 1 oro
   *[other] { $gold } oros
} y poner en el duelo a otro noble de su campo. Se puede hacer una vez por duelo.
dueling-nobles-rules-duel-strength = Fuerza: cada jugador cuenta la fuerza base de su noble, { $king } de un Rey, { $queen } de una Reina y { $jack } de una Jota. Un arma suma su 2 o su 3.
dueling-nobles-rules-duel-queen = Inspiración: una Reina suma { $bonus } más por cada otro noble que en ese momento esté en su campo.
dueling-nobles-rules-duel-dice = Dados: cada jugador lanza un dado y lo suma. Liderazgo: con un Rey puedes lanzar dos dados y sumar ambos. Da igual quién lance primero.
dueling-nobles-rules-duel-support = Soporte: ahora cada jugador puede jugar una carta de soporte de su mano y sumar su número. Valentía: con una Jota puedes jugar dos, ambas a la vez. Primero juega quien ataca, o dice que no juega ninguna; luego, quien defiende. Aquí también valen un 2 o un 3.
dueling-nobles-rules-duel-adrenaline = Adrenalina: una carta de soporte de la misma pinta que el noble suma { $bonus } más. Si una Jota juega dos así, cuentan ambas.
dueling-nobles-rules-duel-ace = Golpe crítico: un As no suma número ni adrenalina, pero quien lo juega gana el duelo, sean cuales sean los totales. Si ambos jugadores juegan un As, hay empate. Un As puede ser una de las dos cartas de una Jota.
dueling-nobles-rules-duel-win = Victoria: si no hay ningún As, gana el total más alto. Quien gana el duelo recibe { $gold ->
    [one] 1 oro
   *[other] { $gold } oros
}, y el noble que pierde recibe 1 daño.
dueling-nobles-rules-duel-tie = Empate: ambos nobles reciben 1 daño, y nadie gana oro.
dueling-nobles-rules-duel-after = Después del duelo: las cartas de soporte jugadas van a la pila de descarte, primero las de quien ataca. Luego queda derrotado todo noble que ha llegado a su límite de daño: su arma va a la pila de descarte, y el noble se baraja en el mazo de nobles.

## The four abilities

dueling-nobles-rules-abilities-title = Las cuatro acciones de pinta
dueling-nobles-rules-abilities-once = Cada pinta tiene una acción: { $abilities }. Cada jugador puede usar cada una de las cuatro una vez por partida.
dueling-nobles-rules-abilities-card = Para usar una, descarta de tu mano una carta de soporte de su pinta. Vale cualquiera, también un As: el número no importa. Puedes usar varias en un mismo turno.

## Weapons

dueling-nobles-rules-weapons-title = Las armas
dueling-nobles-rules-weapons-strength = Un 2 o un 3 bajo un noble es su arma. Suma 2 o 3 a la fuerza del noble en todos sus duelos. La pinta no importa.
dueling-nobles-rules-weapons-one = Un noble lleva un arma como mucho. Cuando queda derrotado, su arma va a la pila de descarte.

## Decks and shuffling

dueling-nobles-rules-decks-title = Mazos y barajar
dueling-nobles-rules-decks-support = Las cartas de soporte se roban de una en una. Cuando el mazo de soporte está vacío, se baraja la pila de descarte: es el nuevo mazo de soporte, y se sigue robando. Si la pila también está vacía, no se roba más.
dueling-nobles-rules-decks-after = Si al terminar de robar el mazo de soporte queda vacío, se baraja la pila de descarte en ese momento.
dueling-nobles-rules-decks-nobles = Un noble derrotado se baraja en el mazo de nobles, y cualquiera de los dos jugadores puede volver a reclutarlo. Mientras el mazo de nobles esté vacío, nadie puede reclutar.

## The end of the game

dueling-nobles-rules-end-title = El final de la partida
dueling-nobles-rules-end-empty = Si tu campo queda vacío, pierdes la partida y gana tu oponente.
dueling-nobles-rules-end-tax = También cuenta si el último noble que te queda es un Rey derrotado al donar.
dueling-nobles-rules-end-both = { $both ->
    [attacker] Si un mismo duelo deja vacíos ambos campos, gana quien atacaba.
    [defender] Si un mismo duelo deja vacíos ambos campos, gana quien defendía.
   *[draw] Si un mismo duelo deja vacíos ambos campos, la partida queda en empate.
}
dueling-nobles-rules-end-concede = Puedes rendirte en cualquier momento; entonces gana tu oponente.

## House rules

dueling-nobles-rules-house-title = Reglas de la casa
dueling-nobles-rules-house-about = Se juega a «{ $edition }» con estos cambios:
dueling-nobles-rules-house-change = { $rule }: { $value } (en la edición: { $usual })
