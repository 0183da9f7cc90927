# Dueling Nobles: what is done, what follows, why something is refused, and the names of things.

dueling-nobles = Duelo de Nobles
dueling-nobles-gauge = Oro

## Editions

edition-catsatcards = Cats at Cards
edition-catsatcards-about = Las reglas tal como las cuenta catsatcards.com.
edition-original = Original
edition-original-about = Las reglas tal como se escribieron primero: las armas y las acciones de pinta van antes de los ingresos, y las armas se pueden intercambiar.
edition-duelo = Duelo de Nobles
edition-duelo-about = Las reglas en español: fuerza base pequeña; vender, donar y reequipar, una vez por turno; y la mano espiada queda a la vista.

## Phases

phase-setup = preparación
phase-over = fin de la partida
phase-income = ingresos
phase-reinforcements = refuerzos
phase-command = comando
phase-duel = batalla
phase-opening = apertura
phase-spending = gastos

## Kinds of action

kind-setup = Preparar la mesa
kind-setup-about = Indica los nobles iniciales de cada jugador y quién empieza.
kind-next-phase = Siguiente fase
kind-next-phase-about = Pasa a la siguiente fase; después de la última le toca a tu oponente.
kind-end-turn = Terminar el turno
kind-end-turn-about = Sáltate las fases que quedan.
kind-sell = Vender
kind-sell-about = { $sale ->
    [one] Descarta 3 cartas de soporte de la misma pinta por 1 oro.
   *[other] Descarta 3 cartas de soporte de la misma pinta por { $sale } oros.
}
kind-tax = Donar
kind-tax-about = Uno de tus Reyes recibe 1 daño; tú ganas 1 oro.
kind-buy = Invertir
kind-buy-about = { $most ->
    [one] Paga 1 oro y roba 1 carta de soporte.
   *[other] Paga 1 oro por cada carta de soporte que robes, hasta { $most }.
}
kind-recruit = Reclutar
kind-recruit-about = { $recruit ->
    [one] Paga 1 oro: el primer noble del mazo de nobles entra en tu campo.
   *[other] Paga { $recruit } oros: el primer noble del mazo de nobles entra en tu campo.
}
kind-weapon = Equipar
kind-weapon-about = Pon un 2 o un 3 bajo uno de tus nobles; se queda ahí.
kind-move-weapon = Reequipar
kind-move-weapon-about = { $swap ->
    [yes] Pasa un arma de uno de tus nobles a otro; si ambos tienen una, se las cambian.
   *[no] Pasa un arma de uno de tus nobles a otro que no tenga ninguna.
}
kind-heal = Curar
kind-heal-about = Descarta una carta de corazones: uno de tus nobles se cura 1 daño. Una vez por partida.
kind-draw-three = Forjar
kind-draw-three-about = Descarta una carta de diamantes cuando tu oponente tenga más nobles: roba 3 cartas de soporte. Una vez por partida.
kind-recover = Desenterrar
kind-recover-about = Descarta una carta de tréboles: toma cualquier otra carta de la pila de descarte. Una vez por partida.
kind-spy = Espiar
kind-spy-about = { $revealed ->
    [yes] Descarta una carta de picas: la mano de tu oponente se muestra y queda a la vista. Una vez por partida.
   *[no] Descarta una carta de picas: mira la mano de tu oponente. Una vez por partida.
}
kind-challenge = Atacar
kind-challenge-about = Uno de tus nobles ataca a uno de los de tu oponente.
kind-deflect = Desviar
kind-deflect-about = { $deflect ->
    [one] Quien defiende paga 1 oro antes de que se lance ningún dado, y otro de sus nobles recibe el ataque.
   *[other] Quien defiende paga { $deflect } oros antes de que se lance ningún dado, y otro de sus nobles recibe el ataque.
}
kind-roll = Lanzar
kind-roll-about = Un dado cada jugador; un Rey puede lanzar dos.
kind-support = Soporte
kind-support-about = Primero quien ataca, luego quien defiende: 1 carta de soporte (2 con una Jota) o ninguna.
kind-concede = Rendirse
kind-concede-about = El otro jugador gana la partida.
kind-adjust = Corrección
kind-adjust-about = Corrige la app donde no coincida con la mesa.
kind-note = Nota
kind-note-about = Anota algo.

## Abilities

ability-hearts = Curar
ability-diamonds = Forjar
ability-clubs = Desenterrar
ability-spades = Espiar

## House rules

rule-phases = Fases del turno
rule-phases-about = Qué fases tiene un turno, en qué orden, y qué se puede hacer en cada una.
rule-base-strength = Fuerza base
rule-base-strength-about = Lo que vale un noble en un duelo antes de sumar nada.
rule-stamina = Límite de daño
rule-stamina-about = Cuánto daño aguanta un noble antes de quedar derrotado.
rule-sells-per-turn = Ventas por turno
rule-sells-per-turn-about = Cuántas veces se pueden vender tres cartas de una pinta en un turno.
rule-taxes = Reyes que donan por turno
rule-taxes-about = Si cada Rey puede donar una vez por turno o solo uno de ellos.
rule-tax-may-vanquish = Donar puede derrotar
rule-tax-may-vanquish-about = Si un Rey puede donar cuando con ello llega a su límite de daño.
rule-buys-per-turn = Inversiones por turno
rule-buys-per-turn-about = Cuántas veces se puede invertir en un turno.
rule-cards-per-purchase = Cartas por inversión
rule-cards-per-purchase-about = El máximo de cartas de soporte que da una inversión.
rule-recruits-per-turn = Reclutas por turno
rule-recruits-per-turn-about = Cuántos nobles se pueden reclutar en un turno.
rule-recruit-cost = Precio de reclutar
rule-recruit-cost-about = El oro que cuesta reclutar.
rule-weapons-per-turn = Armas nuevas por turno
rule-weapons-per-turn-about = Cuántas armas se pueden equipar en un turno.
rule-weapon-moves-per-turn = Reequipaciones por turno
rule-weapon-moves-per-turn-about = Cuántas veces puede pasar un arma de un noble a otro en un turno.
rule-weapons-may-swap = Intercambiar armas
rule-weapons-may-swap-about = Si dos nobles con arma pueden intercambiarlas.
rule-spied-hand-stays-revealed = Mano espiada a la vista
rule-spied-hand-stays-revealed-about = Si las cartas espiadas quedan boca arriba.
rule-duels-per-turn = Duelos por turno
rule-duels-per-turn-about = Cuántos duelos puede haber en un turno.
rule-deflect-cost = Precio de desviar
rule-deflect-cost-about = El oro que paga quien defiende para poner a otro noble.
rule-queen-bonus = Inspiración de la Reina
rule-queen-bonus-about = La fuerza que gana una Reina por cada otro noble de su campo.
rule-adrenaline = Adrenalina
rule-adrenaline-about = La fuerza que suma de más una carta de soporte de la pinta de su noble.
rule-both-empty = Ambos campos vacíos
rule-both-empty-about = Quién gana cuando un duelo deja vacíos ambos campos.
rule-income-gold = Oro del impuesto
rule-income-gold-about = El oro que da por sí sola la fase de ingresos.
rule-sale-gold = Oro por venta
rule-sale-gold-about = El oro por tres cartas de soporte de una pinta.
rule-win-gold = Oro por duelo
rule-win-gold-about = El oro para quien gana un duelo.
rule-opening-nobles = Nobles iniciales
rule-opening-nobles-about = Con cuántos nobles empieza cada jugador.
rule-opening-hand = Mano inicial
rule-opening-hand-about = Con cuántas cartas de soporte empieza cada jugador.

value-any = sin límite
value-each-king = cada Rey una vez
value-one-king = un solo Rey
value-draw = empate
value-attacker = gana quien ataca
value-defender = gana quien defiende
value-by-rank = Rey { $king }, Reina { $queen }, Jota { $jack }
value-phase = { $phase } ({ $actions })
value-phase-empty = { $phase } (nada)
value-phases-and = { $before }; { $next }
house-rule = { $rule }: { $value }
house-rules-and = { $before }; { $next }

## What is done

did-setup = { $player } juega el primer turno
did-next-phase = { $player } pasa a la fase de { $phase }
did-end-turn = { $player } termina el turno
did-sell = { $player } vende { $cards }
did-tax = { $player } dona con { $king }
did-buy = { $count ->
    [one] { $player } invierte en 1 carta
   *[other] { $player } invierte en { $count } cartas
}
did-recruit = { $player } recluta a { $noble }
did-weapon = { $player } equipa a { $noble } con { $card }
did-move-weapon = { $player } pasa { $weapon } de { $from } a { $to }
did-swap-weapons = { $player } intercambia las armas de { $from } y { $to }
did-heal = { $player } descarta { $card } para curar a { $noble }
did-draw-three = { $player } descarta { $card } para forjar tres cartas
did-recover = { $player } descarta { $card } para desenterrar { $take } de la pila de descarte
did-spy = { $player } descarta { $card } para espiar la mano de { $opponent }
did-challenge = { $attacker } de { $player } ataca a { $target } de { $opponent }
did-deflect = { $player } desvía el ataque a { $target }
did-roll-one = { $virtual ->
    [yes] { $player } saca { $pips } con el dado de la app
   *[no] { $player } saca { $pips }
}
did-roll-two = { $virtual ->
    [yes] { $player } saca { $first } y { $second } con los dados de la app: { $total }
   *[no] { $player } saca { $first } y { $second }: { $total }
}
did-support-none = { $player } no juega ninguna carta de soporte
did-support = { $player } juega { $cards }
did-concede = { $player } se rinde
did-adjust-gold = { $gold ->
    [one] Corrección: { $player } tiene 1 oro
   *[other] Corrección: { $player } tiene { $gold } oros
}
did-adjust-hand = { $count ->
    [one] Corrección: { $player } tiene 1 carta en la mano
   *[other] Corrección: { $player } tiene { $count } cartas en la mano
}
did-adjust-ability-used = Corrección: { $player } ya usó { $suit } ({ $ability })
did-adjust-ability-unused = Corrección: { $player } no ha usado { $suit } ({ $ability })
did-adjust-stamina = Corrección: la resistencia de { $noble } es { $stamina }
did-adjust-weapon = Corrección: { $noble } tiene el arma { $weapon }
did-adjust-no-weapon = Corrección: { $noble } no tiene arma
did-adjust-support-deck = { $count ->
    [one] Corrección: el mazo de soporte tiene 1 carta
   *[other] Corrección: el mazo de soporte tiene { $count } cartas
}
did-note = Nota: { $text }

## What follows

then-courtyard = { $player } empieza con { $nobles }.
then-reason = Motivo: { $why }
then-turn = Turno { $turn }: le toca a { $player }.
then-phase = Comienza la fase de { $phase }.
then-income = { $gold ->
    [one] { $player } gana 1 oro por el impuesto.
   *[other] { $player } gana { $gold } oros por el impuesto.
}
then-sale = { $gold ->
    [one] { $player } gana 1 oro por las cartas.
   *[other] { $player } gana { $gold } oros por las cartas.
}
then-tax = { $gold ->
    [one] { $player } gana 1 oro por donar.
   *[other] { $player } gana { $gold } oros por donar.
}
then-prize = { $gold ->
    [one] { $player } gana 1 oro por el duelo.
   *[other] { $player } gana { $gold } oros por el duelo.
}
then-paid = { $gold ->
    [one] { $player } paga 1 oro.
   *[other] { $player } paga { $gold } oros.
}
then-drew = { $cards ->
    [one] { $player } roba 1 carta.
   *[other] { $player } roba { $cards } cartas.
}
then-drew-fewer = { $cards ->
    [0] { $player } no roba nada: no quedan cartas.
    [one] { $player } roba solo 1 carta de { $wanted }: no quedan más.
   *[other] { $player } roba solo { $cards } cartas de { $wanted }: no quedan más.
}
then-shuffle = { $cards ->
    [one] Den la vuelta a la pila de descarte: su única carta es ahora el mazo de soporte.
   *[other] Barajen la pila de descarte: sus { $cards } cartas son ahora el mazo de soporte.
}
then-joined = { $noble } entra en el campo de { $player } con { $stamina } de resistencia.
then-wounded = { $left ->
    [0] { $noble } de { $player } recibe 1 daño y llega a su límite.
    [one] { $noble } de { $player } recibe 1 daño; aguanta 1 más.
   *[other] { $noble } de { $player } recibe 1 daño; aguanta { $left } más.
}
then-vanquished = Noble derrotado: { $noble } de { $player }. Barajen esa carta en el mazo de nobles.
then-weapon-lost = El arma de { $noble }, { $weapon }, va a la pila de descarte.
then-healed = { $noble } se cura 1 daño; ahora aguanta { $now }.
then-recovered = { $card } está ahora en la mano de { $player }.
then-seen = La mano de { $player }: { $cards }.
then-seen-open = La mano de { $player } queda a la vista: { $cards }.
then-seen-empty = La mano de { $player } está vacía.
then-duel-won = { $noble } de { $player } gana el duelo, { $total } a { $other }.
then-duel-critical = ¡Golpe crítico! { $noble } de { $player } gana el duelo, sean cuales sean los totales ({ $total } a { $other }).
then-duel-tie = El duelo queda en empate, { $total } a { $total }.
then-duel-aces = Ases de ambos jugadores: el duelo queda en empate, sean cuales sean los totales ({ $total } a { $other }).
then-duel-discards = { $count ->
    [one] { $cards } va a la pila de descarte.
   *[other] { $cards } van a la pila de descarte.
}
then-won = { $winner } gana la partida. ¡Bien jugado, { $loser }!
then-draw = La partida queda en empate. ¡Bien jugado!

## A duel’s terms

fighter = { $noble } ({ $player })
term-base = base
term-weapon = arma { $weapon }
term-inspiration = { $others ->
    [one] 1 noble más
   *[other] { $others } nobles más, { $each } por cada uno
}
term-die = dado
term-card = { $card }
term-adrenaline = adrenalina { $card }
term-critical = golpe crítico { $card }

## Why something is refused

refusal-wrong-phase-later = { $count ->
    [one] Esto corresponde a la fase de { $phases }, que llega más adelante en el turno; esta es la fase de { $now }.
   *[other] Esto corresponde a las fases de { $phases }, que llegan más adelante en el turno; esta es la fase de { $now }.
}
refusal-wrong-phase-past = { $count ->
    [one] Esto corresponde a la fase de { $phases }, que en este turno ya pasó; esta es la fase de { $now }.
   *[other] Esto corresponde a las fases de { $phases }, que en este turno ya pasaron; esta es la fase de { $now }.
}
refusal-wrong-phase-never = Estas reglas no tienen ninguna fase para esto.
refusal-game-over = La partida ha terminado.
refusal-not-set-up = Primero hay que preparar la mesa.
refusal-already-set-up = La mesa ya está preparada.
refusal-bad-setup-count = { $needed ->
    [one] { $player } empieza con 1 noble, no con { $got }.
   *[other] { $player } empieza con { $needed } nobles, no con { $got }.
}
refusal-bad-setup-not-nobles = { $count ->
    [one] { $cards } no es un noble.
   *[other] { $cards } no son nobles.
}
refusal-bad-setup-duplicates = { $count ->
    [one] { $cards } aparece más de una vez.
   *[other] { $cards } aparecen más de una vez.
}
refusal-duel-in-progress = Primero hay que terminar el duelo.
refusal-no-duel = Ahora no hay ningún duelo.
refusal-not-enough-gold = { $needs ->
    [one] Esto cuesta 1 oro; { $player } tiene { $has }.
   *[other] Esto cuesta { $needs } oros; { $player } tiene { $has }.
}
refusal-no-such-noble = { $noble } no está en el campo de { $player }.
refusal-no-such-noble-other = { $noble } está en el campo de { $holder }, no en el de { $player }.
refusal-no-such-noble-nowhere = { $noble } no está en ningún campo.
refusal-no-such-noble-further = { $player } no tiene otro noble para esto.
refusal-noble-in-play = { $noble } ya está en el campo de { $player }.
refusal-not-a-noble = { $card } no es un noble: solo lo son las Jotas, las Reinas y los Reyes.
refusal-not-a-support-card = { $card } no es una carta de soporte: van del As al 10.
refusal-not-a-weapon = { $card } no es un arma: solo puede serlo un 2 o un 3.
refusal-noble-armed = { $noble } ya tiene un arma: { $weapon }.
refusal-noble-armed-all = Todos los nobles que podrían llevarla ya tienen un arma.
refusal-noble-unarmed = { $noble } no tiene arma.
refusal-noble-unarmed-all = Ningún noble de { $player } tiene arma.
refusal-same-noble = { $noble } aparece dos veces; hacen falta dos nobles distintos.
refusal-same-noble-target = { $noble } es quien recibe el ataque; indica otro noble.
refusal-not-a-king = { $card } no es un Rey, y solo los Reyes pueden donar.
refusal-not-a-king-none = { $player } no tiene ningún Rey que done.
refusal-king-would-fall = { $king } solo aguanta 1 daño más, y donar no puede quitárselo.
refusal-already-taxed = { $king } ya donó en este turno.
refusal-already-taxed-all = Todos los Reyes ya donaron en este turno.
refusal-limit-reached = { $limit ->
    [0] Estas reglas no permiten esto de ninguna manera.
    [one] Esto se puede hacer una vez por turno, y ya se hizo.
   *[other] Esto se puede hacer { $limit } veces por turno, y ya se agotaron.
}
refusal-wrong-count-exact = { $needed ->
    [one] Esto pide 1 carta, no { $got }.
   *[other] Esto pide { $needed } cartas, no { $got }.
}
refusal-wrong-count-most = { $most ->
    [one] Esto admite 1 carta o ninguna, no { $got }.
   *[other] Esto admite hasta { $most } cartas, no { $got }.
}
refusal-wrong-count-range = Esto pide de { $least } a { $most } cartas, no { $got }.
refusal-duplicate-card = { $card } aparece dos veces.
refusal-not-same-suit = Esto pide tres cartas de la misma pinta.
refusal-wrong-suit = Esta acción pide una { $needed }; { $card } no sirve.
refusal-hand-too-small = { $needs ->
    [one] Esto pide una carta en la mano; { $player } no tiene ninguna.
   *[other] Esto pide { $needs } cartas en la mano; { $player } tiene { $has }.
}
refusal-card-in-discard = { $card } está en la pila de descarte.
refusal-card-under = { $card } está bajo { $noble }.
refusal-card-in-duel = { $card } ya se jugó en este duelo.
refusal-card-in-hand = { $card } está en la mano de { $player }.
refusal-card-not-in-hand = Se conocen todas las cartas de la mano de { $player }, y { $card } no está entre ellas.
refusal-card-none = En la mano no puede haber ninguna carta que sirva.
refusal-ability-used = { $player } ya usó { $suit } ({ $ability }) en esta partida; cada acción de pinta sirve una sola vez.
refusal-stamina-full = { $noble } no tiene ningún daño.
refusal-stamina-full-all = Ningún noble de { $player } tiene daño.
refusal-opponent-not-ahead = { $opponent } tiene que tener más nobles que { $player }; ahora van { $theirs } a { $own }.
refusal-discard-lacks-card = { $card } no está en la pila de descarte.
refusal-discard-empty = La pila de descarte está vacía.
refusal-deck-empty = { $left ->
    [0] No quedan cartas de soporte que robar.
    [one] Solo queda 1 carta de soporte que robar, y esto pide { $needs }.
   *[other] Solo quedan { $left } cartas de soporte que robar, y esto pide { $needs }.
}
refusal-noble-deck-empty = No quedan nobles en el mazo de nobles.
refusal-already-deflected = El ataque ya se desvió una vez, y no hay otra.
refusal-dice-already-rolled = { $player } ya lanzó.
refusal-not-rolled = Primero tiene que lanzar { $player }.
refusal-wrong-dice = { $most ->
    [one] Este noble lanza un dado, y un dado muestra de 1 a 6.
   *[other] Un Rey lanza uno o dos dados, y un dado muestra de 1 a 6.
}
refusal-not-your-support = Le toca a { $player } jugar cartas de soporte o ninguna.
refusal-bad-adjustment-gold = El oro va de 0 a { $most }.
refusal-bad-adjustment-hand = Una mano tiene de 0 a { $most } cartas.
refusal-bad-adjustment-support-deck = El mazo de soporte tiene de 0 a { $most } cartas.
refusal-bad-adjustment-stamina = La resistencia de { $noble } va de 1 a { $most }.

## The table in a terminal

table-setup = La mesa aún no está preparada.
table-turn = Turno { $turn }: juega { $player }, fase de { $phase }
table-over = Tras el turno { $turn }: { $result }
table-side = { $player }: { $gold ->
    [one] 1 oro
   *[other] { $gold } oros
}, { $cards ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
}
table-known = En la mano, a la vista: { $cards }
table-ability = { $suit } { $ability }
table-abilities = Acciones de pinta sin usar: { $abilities }
table-noble = { $noble }  resistencia { $stamina } de { $full }, fuerza { $strength }
table-noble-armed = { $noble }  resistencia { $stamina } de { $full }, fuerza { $strength } con { $weapon }
table-courtyard-empty = Sin nobles
table-decks = Mazo de soporte { $support }, mazo de nobles { $nobles }
table-discard = Pila de descarte, lo más antiguo primero: { $cards }
table-discard-empty = Pila de descarte: vacía
table-missing = { $count ->
    [one] 1 carta de soporte no está en ninguna cuenta.
   *[other] { $count } cartas de soporte no están en ninguna cuenta.
}
table-surplus = { $count ->
    [one] Se cuenta 1 carta de soporte de más.
   *[other] Se cuentan { $count } cartas de soporte de más.
}
table-duel = Duelo: { $attacker } contra { $defender }
table-to-roll = { $player } aún tiene que lanzar.
table-to-support = Ahora { $player } juega cartas de soporte o ninguna.
table-last-duel = Último duelo: { $attacker } { $total } contra { $defender } { $other }, { $outcome ->
    [attacker] ganó quien atacaba
    [defender] ganó quien defendía
   *[tie] empate
}

## The command line’s duel

calculator-attacker = quien ataca
calculator-defender = quien defiende
calculator-title-attacker = { $noble } ataca
calculator-title-defender = { $noble } defiende
calculator-total = total
calculator-attacker-wins = { $attacker } gana al atacar, { $total } a { $other }.
calculator-defender-wins = { $defender } gana al defender, { $other } a { $total }.
calculator-tie = Empate, { $total } a { $other }: ambos nobles reciben 1 daño.
calculator-attacker-critical = Golpe crítico: { $attacker } gana al atacar, sean cuales sean los totales.
calculator-defender-critical = Golpe crítico: { $defender } gana al defender, sean cuales sean los totales.
calculator-aces = Ases de ambos jugadores: empate, sean cuales sean los totales.
calculator-without-dice = { $sides ->
    [attacker] Faltan los dados de quien ataca: ese total no los incluye.
    [defender] Faltan los dados de quien defiende: ese total no los incluye.
   *[both] Faltan los dados: los totales no los incluyen.
}
calculator-no-hands = Para las probabilidades con cartas, indica cuántas cartas hay en las manos que aún han de jugar: --attacker-hand y --defender-hand.
calculator-too-many-nobles = Hay 12 nobles, y tantos no caben en los dos campos.

## Chances and luck

chance-below-one = <1 %
chance-above-ninety-nine = >99 %
odds-dice = Solo con los dados: { $attacker } { $win }, empate { $tie }, { $defender } { $loss }.
odds-cards = Si ambos juegan su mejor carta: { $attacker } { $win }, empate { $tie }, { $defender } { $loss }.
odds-answer = { $ties ->
    [no] En la mano de { $player }: algo con que ganar { $win }, nada que sirva { $none }.
   *[yes] En la mano de { $player }: algo con que ganar { $win }, solo para empatar { $tie }, nada que sirva { $none }.
}
odds-answer-wins = Con estas ganaría: { $cards }.
odds-answer-ties = Con estas empataría: { $cards }.
odds-answer-pair = Ninguna carta basta por sí sola; hacen falta dos.
odds-missing = { $count ->
    [one] No hay probabilidades con cartas: en las cuentas falta 1 de las 40 cartas de soporte.
   *[other] No hay probabilidades con cartas: en las cuentas faltan { $count } de las 40 cartas de soporte.
}
odds-surplus = { $count ->
    [one] No hay probabilidades con cartas: las cuentas dan 1 carta de soporte más de las 40.
   *[other] No hay probabilidades con cartas: las cuentas dan { $count } cartas de soporte más de las 40.
}
odds-luck = Antes de los dados y sin cartas, la probabilidad de { $player } era del { $expected }. Los dados { $dice ->
    [more] le dieron { $dice_points } más
    [less] le quitaron { $dice_points }
    [little] apenas influyeron
   *[none] no cambiaron nada
}, y las cartas y decisiones { $cards ->
    [more] le dieron { $cards_points } más
    [less] le quitaron { $cards_points }
    [little] apenas influyeron
   *[none] no cambiaron nada
}: { $result ->
    [win] { $player } ganó.
    [loss] { $player } perdió.
   *[tie] empate, que cuenta la mitad.
}
odds-line = { $attacker } { $win }, empate { $tie }, { $defender } { $loss }
outlook-certain = { $player } gana con seguridad
outlook-tie = Habrá empate
outlook-almost = { $player } gana casi con seguridad
outlook-likely = Lo más probable es que gane { $player }
outlook-better = { $player } lleva las de ganar
outlook-even = Está muy igualado
chances-show = Probabilidades
chances-hide = Sin probabilidades
chances-pair = { $attacker } contra { $target }: { $outlook }.
chances-of-pair = Probabilidades de { $attacker } contra { $target }: { $chance }
chances-about = Cuándo muestra esta partida lo probable que es ganar un duelo.
chances-as-set = Como en los ajustes ({ $when })
chances-course = Cómo fue el duelo
chances-wins = Gana { $player }
chances-even = igualado
chances-how-likely = Probabilidad de que gane { $attacker }. Toca una.
chances-how-likely-dice = Probabilidad de que gane { $attacker } solo con los dados. { $why }
chances-after = { $done }: { $told }
chances-course-told = Probabilidades en este duelo: { $points }
needs-any = Empate: { $name } gana con cualquier carta
needs-all = { $name } gana con cualquier carta
needs-win = { $name } gana con { $wins }
needs-win-tie = { $name } gana con { $wins } y empata con { $ties }
needs-win-two = { $name } gana con { $wins }, o con dos cartas que sumen { $sum }
needs-win-tie-two = { $name } gana con { $wins }, o con dos cartas que sumen { $sum }, y empata con { $ties }
needs-two = { $name } solo gana con dos cartas que sumen { $sum }
needs-tie = Ninguna carta le da la victoria a { $name }; empata con { $ties }
needs-hopeless = Ninguna carta ayuda a { $name }
needs-no-ace = Hay un As en juego y no queda ninguno: nada salva a { $name }
needs-an-ace = un As
needs-range = { $first } a { $last }
needs-nothing = { $name } lleva { $lead } de ventaja
needs-ace = Hay un As en juego: solo otro As salva a { $name }
odds-no-pairs = Ahora no hay nobles que puedan enfrentarse.
odds-title = { $attacker } contra { $defender }, como si atacara ahora
odds-attacker = Ataca
odds-target = Defiende
odds-dice-win = Dados: gana
odds-dice-tie = empata
odds-dice-loss = pierde
odds-cards-win = Mejores cartas: gana
odds-cards-tie = empata
odds-cards-loss = pierde
odds-note = Victorias, empates y derrotas de quien ataca: solo con los dados, y si ambos juegan su mejor carta. No se tiene en cuenta que alguien disimule, guarde cartas o desvíe.

## Statistics

count-duels = Duelos
count-share = Parte
count-attacker-won = Gana quien ataca
count-defender-won = Gana quien defiende
count-tied-duels = Empate
count-critical-attacks = Golpe crítico de quien ataca
count-critical-defences = Golpe crítico de quien defiende
count-deflected = Desviados
count-duels-note = { $count ->
    [one] 1 duelo se libró hasta el final.
   *[other] { $count } duelos se libraron hasta el final.
}
count-nobles = Duelos de cada noble
count-noble = Noble
count-attacks = Ataques
count-defences = Defensas
count-won = ganados
count-lost = perdidos
count-tied = empatados
count-luck = Suerte en los duelos
count-luck-expected = Esperado
count-luck-dice = Suerte con los dados
count-luck-cards = Cartas y decisiones
count-luck-won = Ganado
count-luck-note = Lo ganado es lo esperado, más la suerte, más las cartas y decisiones; un empate cuenta la mitad. Lo esperado es cómo estaban los nobles antes de lanzar los dados y sin jugar cartas. La suerte es lo que los dados cambiaron, y las cartas y decisiones son el resto.
count-luck-left-out = Solo cuentan los duelos librados hasta el final, y los desviados, desde su último objetivo. La suerte al robar cartas no se calcula.
count-abilities = Acciones de pinta
count-ability = Acción
count-ability-of = { $suit } { $ability }
count-uses = Usos
count-turn-first = Primer turno
count-turn-median = Turno (mediana)
count-turn-last = Último turno
count-gold = Oro al final de cada turno
count-turn = Turno
count-gold-first = Empezó
count-gold-second = No empezó
count-gold-won = Partidas ganadas
count-gold-winner = Ganador
count-gold-loser = Perdedor
count-gold-note = Oro medio de las partidas que llegaron a ese turno.
count-gold-shown = Se muestran { $shown } de { $all } turnos: aquellos a los que llegó al menos 1 partida de cada 20, y no más de 40.

## En qué queda una partida acabada, para otros programas

tally-nobles-left = Nobles que quedan
tally-duels-won = Duelos ganados

## A first game

dueling-nobles-deal = Barajen las 12 Jotas, Reinas y Reyes. Repartan 6 a cada jugador.
dueling-nobles-deal-about = Son los nobles. Sáquenlos primero de la baraja; las otras 40 cartas vienen después.
dueling-nobles-keep = { $count ->
    [one] Cada jugador se queda con 1, boca arriba. Tóquenlo aquí.
   *[other] Cada jugador se queda con { $count }, boca arriba. Tóquenlos aquí.
}
dueling-nobles-keep-about = Son tu campo y libran tus duelos. Un Rey puede lanzar dos dados, una Reina es más fuerte por cada noble a su lado, una Jota puede jugar dos cartas. Una mezcla es un buen comienzo.
dueling-nobles-rest = { $count ->
    [0] No sobra ningún noble.
    [one] Pongan boca abajo el noble que sobra: el mazo de nobles.
   *[other] Barajen los { $count } que sobran y pónganlos boca abajo: el mazo de nobles.
}
dueling-nobles-rest-about = De ahí salen nobles nuevos, y ahí vuelven los derrotados.
dueling-nobles-hand = { $count ->
    [0] Barajen las otras 40 cartas: el mazo de soporte. No se reparte ninguna.
    [one] Barajen las otras 40 cartas. Repartan 1 a cada jugador; el resto es el mazo de soporte.
   *[other] Barajen las otras 40 cartas. Repartan { $count } a cada jugador; el resto es el mazo de soporte.
}
dueling-nobles-hand-about = No enseñes tu mano. Estas cartas se juegan en los duelos, se venden, se equipan como armas o activan acciones de pinta.
dueling-nobles-hint-guide = Solo hacen falta una baraja y dos dados. La app lleva el oro, el daño y las armas, y suma los duelos. Una pista cuenta para qué sirve cada fase; las que cierres no vuelven.
dueling-nobles-hint-sample = Esto es un ejemplo: una partida en su tercer turno. Equipa a un noble, usa una acción de pinta, pasa a la batalla y ataca, y deshaz lo que quieras. No cuenta en ninguna parte.
dueling-nobles-hint-income = { $gold ->
    [0] Aquí se consigue oro: vende tres cartas de una pinta, o dona con un Rey, que recibe 1 daño. Luego pasa a la siguiente fase.
    [one] Ya has ganado 1 oro. Si quieres más, vende tres cartas de una pinta, o dona con un Rey, que recibe 1 daño. Luego pasa a la siguiente fase.
   *[other] Ya has ganado { $gold } oros. Si quieres más, vende tres cartas de una pinta, o dona con un Rey, que recibe 1 daño. Luego pasa a la siguiente fase.
}
dueling-nobles-hint-reinforcements = { $recruit ->
    [one] Con oro se roban cartas de soporte, a 1 oro cada una, o se recluta un noble por 1 oro. También puedes ahorrarlo.
   *[other] Con oro se roban cartas de soporte, a 1 oro cada una, o se recluta un noble por { $recruit } oros. También puedes ahorrarlo.
}
dueling-nobles-hint-command = Un 2 o un 3 bajo un noble es un arma y le da fuerza en todos sus duelos. Cada pinta tiene una acción, una vez por partida, a cambio de descartar una carta suya:
dueling-nobles-hint-hearts = uno de tus nobles se cura 1 daño.
dueling-nobles-hint-diamonds = si tu oponente tiene más nobles, roba 3 cartas.
dueling-nobles-hint-clubs = toma una carta de la pila de descarte.
dueling-nobles-hint-spades = mira la mano de tu oponente.
dueling-nobles-hint-duel = Toca al noble que ataca y luego al que recibe el ataque. Un Rey puede lanzar dos dados, una Reina gana { $queen } por cada otro noble a su lado, una Jota puede jugar dos cartas. Atacar no es obligatorio.
dueling-nobles-hint-roll = Cada uno lanza un dado, un Rey uno o dos: toca lo que sale, o deja que lance la app. Antes del primer dado, quien defiende puede desviar el ataque a otro noble: cuesta { $deflect } de su oro.
dueling-nobles-hint-support = Quien ataca juega una carta de su mano o ninguna; luego, quien defiende. Una carta de la pinta del noble suma { $adrenaline } más. Un As gana, sean cuales sean los totales.
