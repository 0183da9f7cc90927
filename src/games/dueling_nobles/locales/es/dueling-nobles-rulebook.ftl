# The rules of Dueling Nobles for a player who does not know the game.

dueling-nobles-rulebook-aim = El objetivo
    Es un juego para dos. Cada jugador tiene un campo con nobles, y los nobles de uno se baten en duelo con los del otro.
    Ganas cuando en el campo de tu oponente no queda ningún noble.

dueling-nobles-rulebook-table = La mesa
    Hacen falta una baraja de 52 cartas sin comodines y dos dados de seis caras. La app lleva la cuenta del oro y el daño, y también puede lanzar los dados.
    Las 12 Jotas, Reinas y Reyes son los nobles. Las otras 40 cartas, del As al 10, son las cartas de soporte.
    Cada jugador tiene un campo con sus nobles boca arriba, algo de oro y una mano de cartas de soporte que su oponente no ve.
    Hay tres montones para ambos jugadores: el mazo de nobles y el mazo de soporte están boca abajo, y la pila de descarte, boca arriba.
    La fuerza es lo que vale un noble en un duelo. Para empezar, un Rey tiene { $base_strength-king }, una Reina { $base_strength-queen } y una Jota { $base_strength-jack }.
    El límite de daño es lo que aguanta un noble: un Rey { $stamina-king }, una Reina { $stamina-queen } y una Jota { $stamina-jack }. Lo que aún aguanta es su resistencia. Un noble que llega a su límite de daño queda derrotado y sale del campo.

dueling-nobles-rulebook-setup = Preparación
    { $opening_nobles ->
        [one] Se barajan los nobles aparte y se reparten 6 a cada jugador. Cada uno pone 1 de ellos boca arriba en su campo. Empieza sin daño.
       *[other] Se barajan los nobles aparte y se reparten 6 a cada jugador. Cada uno pone { $opening_nobles } de ellos boca arriba en su campo. Empiezan sin daño.
    }
    { $noble_deck ->
        [0] No sobra ningún noble: el mazo de nobles empieza vacío.
       *[other] Los { $noble_deck } nobles que sobran se barajan: son el mazo de nobles.
    }
    { $opening_hand ->
        [0] Se barajan las cartas de soporte. No se reparte ninguna: las { $support_deck } son el mazo de soporte.
        [one] Se barajan las cartas de soporte y se reparte 1 a cada jugador. Las { $support_deck } que sobran son el mazo de soporte.
       *[other] Se barajan las cartas de soporte y se reparten { $opening_hand } a cada jugador. Las { $support_deck } que sobran son el mazo de soporte.
    }
    Al principio nadie tiene oro, y la pila de descarte está vacía.
    { $edition ->
        [catsatcards] Ambos jugadores lanzan dos dados. Quien saca menos reparte; con empate se lanza otra vez. El primer turno es del otro jugador. En varias partidas seguidas, los jugadores se turnan para repartir.
        [duelo] Para decidir quién juega el primer turno vale cualquier método. Por ejemplo, cada uno lanza un dado y empieza quien saca más.
       *[original] Para decidir quién juega el primer turno vale cualquier método.
    }

dueling-nobles-rulebook-turn = El turno
    { $phase_count ->
        [one] Se juega por turnos. Un turno tiene una sola fase: { $phases }.
       *[other] Se juega por turnos. Un turno tiene { $phase_count } fases, en este orden: { $phases }. Nunca se vuelve a una fase que ya pasó.
    }
    Todo lo que se puede hacer en una fase es voluntario: hazlo en el orden que quieras o no lo hagas. También puedes terminar tu turno antes de la última fase.
    { $income ->
        [no] Ninguna fase da oro por sí sola.
       *[other] {""}
    }
    { $left_out ->
        [none] {""}
       *[other] Estas reglas no incluyen: { $left_out }.
    }

## A phase: title, income and actions

dueling-nobles-rulebook-phase = Fase { $number }: { $phase }
dueling-nobles-rulebook-phase-empty = En esta fase no se puede hacer nada.
dueling-nobles-rulebook-phase-income = { $number ->
    [1] Impuesto: ganas { $income_gold ->
        [one] 1 oro
       *[other] { $income_gold } oros
    } en cuanto empieza esta fase.
   *[other] Impuesto: ganas { $income_gold ->
        [one] 1 oro
       *[other] { $income_gold } oros
    } en cuanto empieza esta fase. También lo recibes si terminas tu turno antes de ella.
}
dueling-nobles-rulebook-never = { $action }: estas reglas no lo permiten.
dueling-nobles-rulebook-often = { $limit ->
    [none] Puedes hacerlo cuantas veces quieras en un turno.
    [one] Puedes hacerlo una vez por turno.
   *[other] Puedes hacerlo hasta { $limit } veces por turno.
}
dueling-nobles-rulebook-sell = { $action }: descarta de tu mano 3 cartas de soporte de la misma pinta y gana { $sale_gold ->
    [one] 1 oro
   *[other] { $sale_gold } oros
}. { $often }
dueling-nobles-rulebook-tax = { $action }: { $tax_may_vanquish ->
    [yes] uno de tus Reyes recibe 1 daño y tú ganas 1 oro. Si con ello llega a su límite de daño, queda derrotado.
   *[no] uno de tus Reyes recibe 1 daño y tú ganas 1 oro. No puede donar un Rey que solo aguanta 1 daño más.
} { $taxes ->
    [each-king] Puedes hacerlo una vez por turno con cada uno de tus Reyes.
   *[one-king] Puedes hacerlo una vez por turno, con un solo Rey.
}
dueling-nobles-rulebook-buy = { $action }: { $cards_per_purchase ->
    [one] paga 1 oro y roba 1 carta de soporte. Tiene que quedar alguna en el mazo de soporte o en la pila de descarte.
   *[other] elige cuántas cartas de soporte quieres, { $cards_per_purchase } como mucho. Paga 1 oro por cada una, todo antes de ver ninguna, y luego róbalas. No puedes pedir más cartas de las que suman el mazo de soporte y la pila de descarte.
} { $often }
dueling-nobles-rulebook-recruit = { $action }: paga { $recruit_cost ->
    [one] 1 oro
   *[other] { $recruit_cost } oros
} y da la vuelta a la primera carta del mazo de nobles. Ese noble entra en tu campo sin daño. Tiene que quedar algún noble en el mazo. { $often }
dueling-nobles-rulebook-weapon = { $action }: pon un 2 o un 3 de tu mano bajo uno de tus nobles que aún no tenga arma. { $often }
dueling-nobles-rulebook-move-weapon = { $action }: { $weapons_may_swap ->
    [yes] toma el arma de uno de tus nobles y dásela a otro. Si este también tiene una, las intercambian.
   *[no] toma el arma de uno de tus nobles y dásela a otro que no tenga ninguna.
} { $often }
dueling-nobles-rulebook-heal = { $action }: descarta una carta de corazones (♥) y elimina 1 daño de uno de tus nobles. Puedes hacerlo una vez en toda la partida.
dueling-nobles-rulebook-draw-three = { $action }: descarta una carta de diamantes (♦) y roba 3 cartas de soporte, o las que queden si son menos. Solo puedes si tu oponente tiene más nobles que tú en su campo. Puedes hacerlo una vez en toda la partida.
dueling-nobles-rulebook-recover = { $action }: descarta una carta de tréboles (♣) y toma la carta que quieras de la pila de descarte, menos la que acabas de descartar. Antes de hacerlo, la pila no puede estar vacía. Puedes hacerlo una vez en toda la partida.
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] descarta una carta de picas (♠). Tu oponente pone su mano boca arriba, y esas cartas quedan a la vista. Las que robe después vuelven a ser secretas.
   *[no] descarta una carta de picas (♠) y mira todas las cartas de la mano de tu oponente. Después vuelven a ser secretas.
} Puedes hacerlo una vez en toda la partida.
dueling-nobles-rulebook-challenge = { $action }: indica cuál de tus nobles ataca y a cuál de tu oponente. Se baten en duelo, paso a paso, como se explica más abajo. { $often }

## After the phases.

dueling-nobles-rulebook-duel = El duelo
    Desviar: antes de que se lance ningún dado, quien defiende puede pagar { $deflect_cost ->
        [one] 1 oro
       *[other] { $deflect_cost } oros
    } y poner en el duelo a otro noble de su campo. Se puede hacer una vez por duelo.
    Fuerza: cada jugador cuenta la fuerza base de su noble, { $base_strength-king } de un Rey, { $base_strength-queen } de una Reina y { $base_strength-jack } de una Jota. Un arma suma su 2 o su 3.
    Inspiración: una Reina suma { $queen_bonus } más por cada otro noble que en ese momento esté en su campo.
    Dados: cada jugador lanza un dado y lo suma. Liderazgo: con un Rey puedes lanzar dos dados y sumar ambos. Da igual quién lance primero.
    Soporte: ahora cada jugador puede jugar una carta de soporte de su mano y sumar su número. Valentía: con una Jota puedes jugar dos, ambas a la vez. Primero juega quien ataca, o dice que no juega ninguna; luego, quien defiende. Aquí también valen un 2 o un 3.
    Adrenalina: una carta de soporte de la misma pinta que el noble suma { $adrenaline } más. Si una Jota juega dos así, cuentan ambas.
    Golpe crítico: un As no suma número ni adrenalina, pero quien lo juega gana el duelo, sean cuales sean los totales. Si ambos jugadores juegan un As, hay empate. Un As puede ser una de las dos cartas de una Jota.
    Victoria: si no hay ningún As, gana el total más alto. Quien gana el duelo recibe { $win_gold ->
        [one] 1 oro
       *[other] { $win_gold } oros
    }, y el noble que pierde recibe 1 daño.
    Empate: ambos nobles reciben 1 daño, y nadie gana oro.
    Después del duelo: las cartas de soporte jugadas van a la pila de descarte, primero las de quien ataca. Luego queda derrotado todo noble que ha llegado a su límite de daño: su arma va a la pila de descarte, y el noble se baraja en el mazo de nobles.

dueling-nobles-rulebook-abilities = Las cuatro acciones de pinta
    Cada pinta tiene una acción: { $abilities }. Cada jugador puede usar cada una de las cuatro una vez por partida.
    Para usar una, descarta de tu mano una carta de soporte de su pinta. Vale cualquiera, también un As: el número no importa. Puedes usar varias en un mismo turno.

dueling-nobles-rulebook-weapons = Las armas
    Un 2 o un 3 bajo un noble es su arma. Suma 2 o 3 a la fuerza del noble en todos sus duelos. La pinta no importa.
    Un noble lleva un arma como mucho. Cuando queda derrotado, su arma va a la pila de descarte.

dueling-nobles-rulebook-decks = Mazos y barajar
    Las cartas de soporte se roban de una en una. Cuando el mazo de soporte está vacío, se baraja la pila de descarte: es el nuevo mazo de soporte, y se sigue robando. Si la pila también está vacía, no se roba más.
    Si al terminar de robar el mazo de soporte queda vacío, se baraja la pila de descarte en ese momento.
    Un noble derrotado se baraja en el mazo de nobles, y cualquiera de los dos jugadores puede volver a reclutarlo. Mientras el mazo de nobles esté vacío, nadie puede reclutar.

dueling-nobles-rulebook-end = El final de la partida
    Si tu campo queda vacío, pierdes la partida y gana tu oponente.
    { $tax_may_vanquish ->
        [yes] También cuenta si el último noble que te queda es un Rey derrotado al donar.
       *[other] {""}
    }
    { $both_empty ->
        [attacker] Si un mismo duelo deja vacíos ambos campos, gana quien atacaba.
        [defender] Si un mismo duelo deja vacíos ambos campos, gana quien defendía.
       *[draw] Si un mismo duelo deja vacíos ambos campos, la partida queda en empate.
    }
    Puedes rendirte en cualquier momento; entonces gana tu oponente.
