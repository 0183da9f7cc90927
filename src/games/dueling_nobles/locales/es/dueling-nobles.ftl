# The messages of Dueling Nobles.

dueling-nobles-title = Duelo de Nobles
dueling-nobles-gauge = Oro

## Editions

# Same as in English.
dueling-nobles-edition-catsatcards = Cats at Cards
dueling-nobles-edition-catsatcards-about = Las reglas de catsatcards.com.
# Same as in English.
dueling-nobles-edition-original = Original
dueling-nobles-edition-original-about = Las primeras reglas que se escribieron: las armas y las acciones de pinta van antes de los ingresos, y las armas se pueden intercambiar.
# Same as in English.
dueling-nobles-edition-duelo = Duelo de Nobles
dueling-nobles-edition-duelo-about = Las reglas en español: fuerza base pequeña; vender, donar y reequipar, una vez por turno; y la mano espiada queda a la vista.

## Phases

dueling-nobles-phase-setup = preparación
dueling-nobles-phase-over = fin de la partida
dueling-nobles-phase-income = ingresos
dueling-nobles-phase-reinforcements = refuerzos
dueling-nobles-phase-command = comando
dueling-nobles-phase-duel = batalla
dueling-nobles-phase-opening = apertura
dueling-nobles-phase-spending = gastos

## Kinds of action

dueling-nobles-kind-next-phase-about = Pasa a la siguiente fase; después de la última le toca a tu oponente.
dueling-nobles-kind-end-turn-about = Sáltate las fases que quedan.
dueling-nobles-kind-sell = Vender
dueling-nobles-kind-sell-about = { $sale_gold ->
    [one] Descarta 3 cartas de soporte de la misma pinta por 1 oro.
   *[other] Descarta 3 cartas de soporte de la misma pinta por { $sale_gold } oros.
}
dueling-nobles-kind-tax = Donar
dueling-nobles-kind-tax-about = Uno de tus Reyes recibe 1 daño; tú ganas 1 oro.
dueling-nobles-kind-buy = Invertir
dueling-nobles-kind-buy-about = { $cards_per_purchase ->
    [one] Paga 1 oro y roba 1 carta de soporte.
   *[other] Paga 1 oro por cada carta de soporte que robes, hasta { $cards_per_purchase }.
}
dueling-nobles-kind-recruit = Reclutar
dueling-nobles-kind-recruit-about = { $recruit_cost ->
    [one] Paga 1 oro: el primer noble del mazo de nobles entra en tu campo.
   *[other] Paga { $recruit_cost } oros: el primer noble del mazo de nobles entra en tu campo.
}
dueling-nobles-kind-weapon = Equipar
dueling-nobles-kind-weapon-about = Pon un 2 o un 3 bajo uno de tus nobles: es su arma.
dueling-nobles-kind-move-weapon = Reequipar
dueling-nobles-kind-move-weapon-about = { $weapons_may_swap ->
    [yes] Pasa un arma de uno de tus nobles a otro; si ambos tienen una, las intercambian.
   *[no] Pasa un arma de uno de tus nobles a otro que no tenga ninguna.
}
dueling-nobles-kind-heal = Curar
dueling-nobles-kind-heal-about = Descarta una carta de corazones: elimina 1 daño de uno de tus nobles. Una vez por partida.
dueling-nobles-kind-draw-three = Forjar
dueling-nobles-kind-draw-three-about = Descarta una carta de diamantes cuando tu oponente tenga más nobles: roba 3 cartas de soporte. Una vez por partida.
dueling-nobles-kind-recover = Desenterrar
dueling-nobles-kind-recover-about = { $support_decks ->
    [each] Descarta una carta de tréboles: toma cualquier otra carta de tu pila de descarte. Una vez por partida.
   *[shared] Descarta una carta de tréboles: toma cualquier otra carta de la pila de descarte. Una vez por partida.
}
dueling-nobles-kind-spy = Espiar
dueling-nobles-kind-spy-about = { $spied_hand_stays_revealed ->
    [yes] Descarta una carta de picas: la mano de tu oponente se muestra y queda a la vista. Una vez por partida.
   *[no] Descarta una carta de picas: mira la mano de tu oponente. Una vez por partida.
}
dueling-nobles-kind-challenge = Atacar
dueling-nobles-kind-challenge-about = Uno de tus nobles ataca a uno de los de tu oponente.
dueling-nobles-kind-deflect = Desviar
dueling-nobles-kind-deflect-about = { $deflect_cost ->
    [one] Quien defiende paga 1 oro antes de que se lance ningún dado, y otro de sus nobles recibe el ataque.
   *[other] Quien defiende paga { $deflect_cost } oros antes de que se lance ningún dado, y otro de sus nobles recibe el ataque.
}
dueling-nobles-kind-roll = Lanzar
dueling-nobles-kind-roll-about = Un dado cada jugador; un Rey puede lanzar dos.
dueling-nobles-kind-support = Soporte
dueling-nobles-kind-support-about = Primero quien ataca, luego quien defiende: 1 carta de soporte (2 con una Jota) o ninguna.

## House rules

dueling-nobles-group-start = Comienzo de la partida
dueling-nobles-group-turn = El turno
dueling-nobles-group-income = Ingresos
dueling-nobles-group-reinforcements = Refuerzos
dueling-nobles-group-command = Armas y acciones de pinta
dueling-nobles-group-duel = Duelos

dueling-nobles-rule-phases = Fases del turno
dueling-nobles-rule-phases-about = Qué fases tiene un turno, en qué orden, y qué se puede hacer en cada una.
dueling-nobles-rule-base-strength = Fuerza base
dueling-nobles-rule-base-strength-about = Lo que vale un noble en un duelo antes de sumar nada.
dueling-nobles-rule-stamina = Límite de daño
dueling-nobles-rule-stamina-about = Cuánto daño aguanta un noble antes de quedar derrotado.
dueling-nobles-rule-sells-per-turn = Ventas por turno
dueling-nobles-rule-sells-per-turn-about = Cuántas veces se pueden vender tres cartas de una pinta en un turno.
dueling-nobles-rule-taxes = Reyes que donan por turno
dueling-nobles-rule-taxes-about = Cada Rey puede donar una vez por turno, o solo uno de ellos.
dueling-nobles-rule-tax-may-vanquish = Donar puede derrotar
dueling-nobles-rule-tax-may-vanquish-about = Un Rey puede donar aunque con ello llegue a su límite de daño.
dueling-nobles-rule-buys-per-turn = Inversiones por turno
dueling-nobles-rule-buys-per-turn-about = Cuántas veces se puede invertir en un turno.
dueling-nobles-rule-cards-per-purchase = Cartas por inversión
dueling-nobles-rule-cards-per-purchase-about = El máximo de cartas de soporte que da una inversión.
dueling-nobles-rule-recruits-per-turn = Reclutas por turno
dueling-nobles-rule-recruits-per-turn-about = Cuántos nobles se pueden reclutar en un turno.
dueling-nobles-rule-recruit-cost = Precio de reclutar
dueling-nobles-rule-recruit-cost-about = El oro que cuesta reclutar.
dueling-nobles-rule-weapons-per-turn = Armas nuevas por turno
dueling-nobles-rule-weapons-per-turn-about = Cuántas armas se pueden equipar en un turno.
dueling-nobles-rule-weapon-moves-per-turn = Armas reequipadas por turno
dueling-nobles-rule-weapon-moves-per-turn-about = Cuántas veces puede pasar un arma de un noble a otro en un turno.
dueling-nobles-rule-weapons-may-swap = Intercambiar armas
dueling-nobles-rule-weapons-may-swap-about = Dos nobles con arma pueden intercambiarlas.
dueling-nobles-rule-spied-hand-stays-revealed = Mano espiada a la vista
dueling-nobles-rule-spied-hand-stays-revealed-about = Las cartas espiadas quedan boca arriba.
dueling-nobles-rule-duels-per-turn = Duelos por turno
dueling-nobles-rule-duels-per-turn-about = Cuántos duelos puede haber en un turno.
dueling-nobles-rule-deflect-cost = Precio de desviar
dueling-nobles-rule-deflect-cost-about = El oro que paga quien defiende para poner a otro noble.
dueling-nobles-rule-queen-bonus = Inspiración de la Reina
dueling-nobles-rule-queen-bonus-about = La fuerza que gana una Reina por cada otro noble de su campo.
dueling-nobles-rule-adrenaline = Adrenalina
dueling-nobles-rule-adrenaline-about = La fuerza que suma de más una carta de soporte de la pinta de su noble.
dueling-nobles-rule-victory = Momento de la victoria
dueling-nobles-rule-victory-about = Cuándo pierde quien se queda sin nobles: al instante, o solo cuando empezaría el turno de su oponente, de modo que aún puede reclutar.
dueling-nobles-rule-both-empty = Ambos campos vacíos
dueling-nobles-rule-both-empty-about = Quién gana cuando un duelo deja vacíos ambos campos.
dueling-nobles-rule-income-gold = Oro del impuesto
dueling-nobles-rule-income-gold-about = El oro que da por sí sola la fase de ingresos.
dueling-nobles-rule-sale-gold = Oro por venta
dueling-nobles-rule-sale-gold-about = El oro por tres cartas de soporte de una pinta.
dueling-nobles-rule-win-gold = Oro por duelo
dueling-nobles-rule-win-gold-about = El oro para quien gana un duelo.
dueling-nobles-rule-opening-nobles = Nobles iniciales
dueling-nobles-rule-opening-nobles-about = Con cuántos nobles empieza cada jugador.
dueling-nobles-rule-opening-hand = Mano inicial
dueling-nobles-rule-opening-hand-about = Con cuántas cartas de soporte empieza cada jugador.
dueling-nobles-rule-support-decks = Mazos de soporte
dueling-nobles-rule-support-decks-about = Si los dos jugadores comparten un mazo de soporte, o si cada uno tiene su mazo de soporte y su pila de descarte, de una baraja propia.

dueling-nobles-value-each-king = cada Rey una vez
dueling-nobles-value-one-king = un solo Rey
dueling-nobles-value-draw = empate
dueling-nobles-value-at-once = al instante
dueling-nobles-value-turn-start = al empezar un turno
dueling-nobles-value-shared = uno para ambos
dueling-nobles-value-each = uno para cada uno
dueling-nobles-value-attacker = gana quien ataca
dueling-nobles-value-defender = gana quien defiende

## Actions

dueling-nobles-headline-next-phase = { $player } pasa a la fase de { $phase }
dueling-nobles-headline-sell = { $player } vende { $cards }
dueling-nobles-headline-tax = { $player } dona con { $king }
dueling-nobles-headline-buy = { $count ->
    [one] { $player } invierte en 1 carta
   *[other] { $player } invierte en { $count } cartas
}
dueling-nobles-headline-recruit = { $player } recluta a { $noble }
dueling-nobles-headline-weapon = { $player } equipa a { $noble } con { $card }
dueling-nobles-headline-move-weapon = { $weapon ->
    [none] { $player } intercambia las armas de { $from } y { $to }
   *[other] { $player } pasa { $weapon } de { $from } a { $to }
}
dueling-nobles-headline-heal = { $player } descarta { $card } para curar a { $noble }
dueling-nobles-headline-draw-three = { $player } descarta { $card } para forjar tres cartas
dueling-nobles-headline-recover = { $player } descarta { $card } para desenterrar { $take } de la pila de descarte
dueling-nobles-headline-spy = { $player } descarta { $card } para espiar la mano de { $opponent }
dueling-nobles-headline-challenge = { $attacker } de { $player } ataca a { $target } de { $opponent }
dueling-nobles-headline-deflect = { $player } desvía el ataque a { $target }
dueling-nobles-headline-roll = { $count ->
    [2] { $virtual ->
        [yes] { $player } saca { $first } y { $second } con los dados de la app: { $total }
       *[no] { $player } saca { $first } y { $second }: { $total }
    }
   *[other] { $virtual ->
        [yes] { $player } saca { $first } con el dado de la app
       *[no] { $player } saca { $first }
    }
}
dueling-nobles-headline-support = { $cards ->
    [none] { $player } no juega ninguna carta de soporte
   *[other] { $player } juega { $cards }
}
dueling-nobles-begun-recruit = { $player } recluta al noble de arriba del mazo de nobles
dueling-nobles-begun-spy = { $player } descarta { $card } para espiar tu mano
dueling-nobles-begun-roll = { $player } tira los dados
dueling-nobles-headline-adjust-gold = { $gold ->
    [one] Corrección: { $player } tiene 1 oro
   *[other] Corrección: { $player } tiene { $gold } oros
}
dueling-nobles-headline-adjust-ability = { $used ->
    [yes] Corrección: { $player } ya usó { $suit } ({ $ability })
   *[no] Corrección: { $player } no ha usado { $suit } ({ $ability })
}
dueling-nobles-headline-adjust-stamina = Corrección: la resistencia de { $noble } es { $stamina }
dueling-nobles-headline-adjust-weapon = { $weapon ->
    [none] Corrección: { $noble } no tiene arma
   *[other] Corrección: { $noble } tiene el arma { $weapon }
}
dueling-nobles-headline-adjust-support-deck = { $owner ->
    [none] { $support_deck ->
        [one] Corrección: el mazo de soporte tiene 1 carta
       *[other] Corrección: el mazo de soporte tiene { $support_deck } cartas
    }
   *[other] Corrección: cartas en el mazo de soporte de { $owner }: { $support_deck }
}

## Consequences

dueling-nobles-then-courtyard = { $player } empieza con { $nobles }.
dueling-nobles-event-phase-entered = Comienza la fase de { $phase }.
dueling-nobles-event-gold-gained = { $gain ->
    [income] { $gold ->
        [one] { $player } gana 1 oro por el impuesto.
       *[other] { $player } gana { $gold } oros por el impuesto.
    }
    [sale] { $gold ->
        [one] { $player } gana 1 oro por las cartas.
       *[other] { $player } gana { $gold } oros por las cartas.
    }
    [tax] { $gold ->
        [one] { $player } gana 1 oro por donar.
       *[other] { $player } gana { $gold } oros por donar.
    }
   *[duel] { $gold ->
        [one] { $player } gana 1 oro por el duelo.
       *[other] { $player } gana { $gold } oros por el duelo.
    }
}
dueling-nobles-event-gold-paid = { $gold ->
    [one] { $player } paga 1 oro.
   *[other] { $player } paga { $gold } oros.
}
dueling-nobles-event-deck-refilled = { $owner ->
    [none] { $cards ->
        [one] Se da la vuelta a la pila de descarte: su única carta es ahora el mazo de soporte.
       *[other] Se baraja la pila de descarte: sus { $cards } cartas son ahora el mazo de soporte.
    }
   *[other] { $owner } baraja su pila de descarte: ahora es su mazo de soporte.
}
dueling-nobles-event-noble-joined = { $noble } entra en el campo de { $player } con { $stamina } de resistencia.
dueling-nobles-event-noble-wounded = { $left ->
    [0] { $noble } de { $player } recibe 1 daño y llega a su límite.
    [one] { $noble } de { $player } recibe 1 daño; aguanta 1 más.
   *[other] { $noble } de { $player } recibe 1 daño; aguanta { $left } más.
}
dueling-nobles-event-noble-vanquished = { $goes-on ->
    [no] Noble derrotado: { $noble } de { $player }.
   *[yes] Noble derrotado: { $noble } de { $player }. Esa carta se baraja en el mazo de nobles.
}
dueling-nobles-event-weapon-lost = El arma de { $noble }, { $weapon }, va a la pila de descarte.
dueling-nobles-event-noble-healed = Se elimina 1 daño de { $noble }, que ahora aguanta { $now }.
dueling-nobles-event-recovered = { $card } está ahora en la mano de { $player }.
dueling-nobles-then-seen = La mano de { $player }: { $cards }.
dueling-nobles-then-seen-open = La mano de { $player } queda a la vista: { $cards }.
dueling-nobles-then-seen-empty = La mano de { $player } está vacía.
dueling-nobles-event-duel-ended = { $verdict ->
    [tie] { $critical ->
        [yes] Ases de ambos jugadores: el duelo queda en empate, sean cuales sean los totales ({ $total } a { $other }).
       *[no] El duelo queda en empate, { $total } a { $total }.
    }
   *[other] { $critical ->
        [yes] ¡Golpe crítico! { $noble } de { $player } gana el duelo, sean cuales sean los totales ({ $total } a { $other }).
       *[no] { $noble } de { $player } gana el duelo, { $total } a { $other }.
    }
}
dueling-nobles-then-duel-discards = { $owner ->
    [none] { $count ->
        [one] { $cards } va a la pila de descarte.
       *[other] { $cards } van a la pila de descarte.
    }
   *[other] { $owner } descarta { $cards }.
}
dueling-nobles-event-game-ended = { $outcome ->
    [draw] La partida queda en empate. ¡Bien jugado!
   *[won] { $winner } gana la partida. ¡Bien jugado, { $loser }!
}

## A duel’s terms

dueling-nobles-fighter = { $noble } ({ $player })
# Same as in English.
dueling-nobles-term-base = base
dueling-nobles-term-weapon = arma { $weapon }
dueling-nobles-term-inspiration = { $others ->
    [one] 1 noble más
   *[other] { $others } nobles más, { $each } por cada uno
}
dueling-nobles-term-die = dado
dueling-nobles-term-card = { $card }
dueling-nobles-term-adrenaline = adrenalina { $card }
dueling-nobles-term-critical = golpe crítico { $card }

## Refusals

dueling-nobles-refusal-wrong-phase = { $when ->
    [later] { $count ->
        [one] Esto corresponde a la fase de { $phases }: continúa primero hasta ella. Esta es la fase de { $now }.
       *[other] Esto corresponde a las fases de { $phases }: continúa primero hasta una de ellas. Esta es la fase de { $now }.
    }
    [past] { $count ->
        [one] Esto corresponde a la fase de { $phases }, que ya pasó: espera al próximo turno. Esta es la fase de { $now }.
       *[other] Esto corresponde a las fases de { $phases }, que ya pasaron: espera al próximo turno. Esta es la fase de { $now }.
    }
   *[never] Estas reglas no tienen ninguna fase para esto.
}
dueling-nobles-refusal-bad-setup-count = { $needed ->
    [one] { $player } empieza con 1 noble, no con { $got }.
   *[other] { $player } empieza con { $needed } nobles, no con { $got }.
}
dueling-nobles-refusal-bad-setup-not-nobles = { $count ->
    [one] { $cards } no es un noble.
   *[other] { $cards } no son nobles.
}
dueling-nobles-refusal-bad-setup-duplicates = { $count ->
    [one] { $cards } aparece más de una vez.
   *[other] { $cards } aparecen más de una vez.
}
dueling-nobles-refusal-duel-in-progress = Termina primero el duelo.
dueling-nobles-refusal-no-duel = Ahora no hay ningún duelo.
dueling-nobles-refusal-not-enough-gold = { $needs ->
    [one] Esto cuesta 1 oro; { $payer } tiene { $has }.
   *[other] Esto cuesta { $needs } oros; { $payer } tiene { $has }.
}
dueling-nobles-refusal-no-such-noble = { $card ->
    [none] { $player } no tiene otro noble para esto.
   *[other] { $where ->
        [other] { $card } está en el campo de { $holder }, no en el de { $player }.
        [nowhere] { $card } no está en ningún campo.
       *[unknown] { $card } no está en el campo de { $player }.
    }
}
dueling-nobles-refusal-noble-in-play = { $noble } ya está en el campo de { $player }.
dueling-nobles-refusal-not-a-noble = { $card } no es un noble: solo lo son las Jotas, las Reinas y los Reyes.
dueling-nobles-refusal-not-a-support-card = { $card } no es una carta de soporte: van del As al 10.
dueling-nobles-refusal-not-a-weapon = { $card } no es un arma: solo puede serlo un 2 o un 3.
dueling-nobles-refusal-noble-armed = { $noble ->
    [none] Todos los nobles que podrían llevarla ya tienen un arma.
   *[other] { $noble } ya tiene un arma: { $weapon }.
}
dueling-nobles-refusal-noble-unarmed = { $noble ->
    [none] Ningún noble de { $active } tiene arma.
   *[other] { $noble } no tiene arma.
}
dueling-nobles-refusal-same-noble = { $duel ->
    [yes] { $noble } es quien recibe el ataque; indica otro noble.
   *[no] { $noble } aparece dos veces; hacen falta dos nobles distintos.
}
dueling-nobles-refusal-not-a-king = { $card ->
    [none] { $active } no tiene ningún Rey que pueda donar.
   *[other] { $card } no es un Rey, y solo los Reyes pueden donar.
}
dueling-nobles-refusal-king-would-fall = { $king } solo aguanta 1 daño más, y con estas reglas donar no puede derrotarlo.
dueling-nobles-refusal-already-taxed = { $king ->
    [none] Todos los Reyes ya donaron en este turno.
   *[other] { $king } ya donó en este turno.
}
dueling-nobles-refusal-limit-reached = { $limit ->
    [0] Estas reglas no lo permiten.
    [one] Solo se puede hacer una vez por turno.
   *[other] Solo se puede hacer { $limit } veces por turno.
}
dueling-nobles-refusal-wrong-count = { ORDER($min, $max) ->
    [equal] { $max ->
        [one] Hace falta 1 carta, no { $got }.
       *[other] Hacen falta { $max } cartas, no { $got }.
    }
   *[less] { $min ->
        [0] { $max ->
            [one] Se puede jugar 1 carta o ninguna, no { $got }.
           *[other] Se pueden jugar hasta { $max } cartas, no { $got }.
        }
       *[other] Hacen falta de { $min } a { $max } cartas, no { $got }.
    }
}
dueling-nobles-refusal-duplicate-card = { $card } aparece dos veces.
dueling-nobles-refusal-not-same-suit = Hacen falta tres cartas de la misma pinta.
dueling-nobles-refusal-wrong-suit = Para esta acción hace falta una { $needed }; { $card } no sirve.
dueling-nobles-refusal-card-elsewhere = { $card ->
    [none] En la mano no hay ninguna carta que sirva.
   *[other] { $card-location ->
        [discard] { $owner ->
            [none] { $support } está en la pila de descarte.
           *[other] { $support } está en la pila de descarte de { $owner }.
        }
        [under] { $support } está bajo { $noble }.
        [duel] { $support } ya se jugó en este duelo.
        [hand] { $support } está en la mano de { $player }.
       *[outside] Se conocen todas las cartas de la mano de { $player }, y { $support } no está entre ellas.
    }
}
dueling-nobles-refusal-ability-used = { $active } ya usó { $suit } ({ $ability }) en esta partida; cada acción de pinta se puede usar una sola vez.
dueling-nobles-refusal-stamina-full = { $noble ->
    [none] Ningún noble de { $active } tiene daño.
   *[other] { $noble } no tiene ningún daño.
}
dueling-nobles-refusal-opponent-not-ahead = { $other } debe tener más nobles que { $active }; ahora van { $opponent } a { $own }.
dueling-nobles-refusal-discard-lacks-card = { $shared ->
    [yes] { $card ->
        [none] La pila de descarte está vacía.
       *[other] { $card } no está en la pila de descarte.
    }
   *[no] { $card ->
        [none] La pila de descarte de { $active } está vacía.
       *[other] { $card } no está en la pila de descarte de { $active }.
    }
}
dueling-nobles-refusal-deck-empty = { $left ->
    [0] No quedan cartas de soporte que robar.
    [one] Solo queda 1 carta de soporte que robar, y hacen falta { $needs }.
   *[other] Solo quedan { $left } cartas de soporte que robar, y hacen falta { $needs }.
}
dueling-nobles-refusal-noble-deck-empty = No quedan nobles en el mazo de nobles.
dueling-nobles-refusal-already-deflected = Un ataque solo se puede desviar una vez.
dueling-nobles-refusal-dice-already-rolled = { $player } ya lanzó.
dueling-nobles-refusal-not-rolled = Primero tiene que lanzar { $player }.
dueling-nobles-refusal-wrong-dice = { $max ->
    [one] Este noble lanza un dado, de 1 a 6.
   *[other] Un Rey lanza uno o dos dados, cada uno de 1 a 6.
}
dueling-nobles-refusal-not-your-support = Le toca a { $turn } jugar cartas de soporte o ninguna.
dueling-nobles-refusal-bad-adjustment-gold = El oro debe estar entre 0 y { $value }.
dueling-nobles-refusal-bad-adjustment-hand = Una mano debe tener de 0 a { $value } cartas.
dueling-nobles-refusal-bad-adjustment-support-deck = El mazo de soporte debe tener de 0 a { $value } cartas.
dueling-nobles-refusal-bad-adjustment-shared-deck = Los dos jugadores comparten el mazo de soporte: la corrección no debe indicar ningún jugador.
dueling-nobles-refusal-bad-adjustment-deck-of-each = Cada jugador tiene su mazo de soporte: la corrección debe indicar de quién es.
dueling-nobles-refusal-bad-adjustment-stamina = La resistencia de { $noble } debe estar entre 1 y { $value }.

## The table in a terminal

dueling-nobles-table-turn = Turno { $turn }: juega { $player }, fase de { $phase }
dueling-nobles-table-side = { $player }: { $gold ->
    [one] 1 oro
   *[other] { $gold } oros
}, { $cards ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
}
dueling-nobles-table-known = En la mano, a la vista: { $cards }
dueling-nobles-table-ability = { $suit } { $ability }
dueling-nobles-table-abilities = Acciones de pinta sin usar: { $abilities }
dueling-nobles-table-noble = { $noble }  resistencia { $stamina } de { $full }, fuerza { $strength }
dueling-nobles-table-noble-armed = { $noble }  resistencia { $stamina } de { $full }, fuerza { $strength } con { $weapon }
dueling-nobles-table-courtyard-empty = Sin nobles
dueling-nobles-table-decks = Mazo de soporte { $support }, mazo de nobles { $nobles }
dueling-nobles-table-discard = Pila de descarte, lo más antiguo primero: { $cards }
dueling-nobles-table-discard-empty = Pila de descarte: vacía
dueling-nobles-table-missing = { $count ->
    [one] En las cuentas falta 1 carta de soporte.
   *[other] En las cuentas faltan { $count } cartas de soporte.
}
dueling-nobles-table-surplus = { $count ->
    [one] En las cuentas sobra 1 carta de soporte.
   *[other] En las cuentas sobran { $count } cartas de soporte.
}
dueling-nobles-table-duel = Duelo: { $attacker } contra { $defender }
dueling-nobles-table-to-roll = { $player } aún tiene que lanzar.
dueling-nobles-table-to-support = Ahora { $player } juega cartas de soporte o ninguna.
dueling-nobles-table-last-duel = Último duelo: { $attacker } { $total } contra { $defender } { $other }, { $outcome ->
    [attacker] ganó quien atacaba
    [defender] ganó quien defendía
   *[tie] empate
}

## The command line’s duel

dueling-nobles-calculator-attacker = quien ataca
dueling-nobles-calculator-defender = quien defiende
dueling-nobles-calculator-title-attacker = { $noble } ataca
dueling-nobles-calculator-title-defender = { $noble } defiende
dueling-nobles-calculator-attacker-wins = { $attacker } gana al atacar, { $total } a { $other }.
dueling-nobles-calculator-defender-wins = { $defender } gana al defender, { $other } a { $total }.
dueling-nobles-calculator-undecided = Los dados dirán quién gana.
dueling-nobles-calculator-tie = Empate, { $total } a { $other }: ambos nobles reciben 1 daño.
dueling-nobles-calculator-attacker-critical = Golpe crítico: { $attacker } gana al atacar, sean cuales sean los totales.
dueling-nobles-calculator-defender-critical = Golpe crítico: { $defender } gana al defender, sean cuales sean los totales.
dueling-nobles-calculator-aces = Ases de ambos jugadores: empate, sean cuales sean los totales.
dueling-nobles-calculator-without-dice = { $sides ->
    [attacker] Faltan los dados de quien ataca: ese total no los incluye.
    [defender] Faltan los dados de quien defiende: ese total no los incluye.
   *[both] Faltan los dados: los totales no los incluyen.
}
dueling-nobles-calculator-no-hands = Para las probabilidades con cartas, indica cuántas cartas tiene en la mano quien aún no ha jugado: --attacker-hand y --defender-hand.
dueling-nobles-calculator-too-many-nobles = Solo hay 12 nobles.

## Chances and luck

dueling-nobles-odds-dice = Solo con los dados: { $attacker } { $win }, empate { $tie }, { $defender } { $loss }.
dueling-nobles-odds-cards = Si ambos juegan su mejor carta: { $attacker } { $win }, empate { $tie }, { $defender } { $loss }.
dueling-nobles-odds-answer = { $ties ->
    [no] { $player } tiene una carta ganadora: { $win }.
   *[yes] { $player } tiene una carta ganadora: { $win }, solo una que empata: { $tie }.
}
dueling-nobles-odds-answer-wins = Con estas ganaría: { $cards }.
dueling-nobles-odds-answer-ties = Con estas empataría: { $cards }.
dueling-nobles-odds-answer-pair = Ninguna carta basta por sí sola; hacen falta dos.
dueling-nobles-odds-missing = { $count ->
    [one] No hay probabilidades con cartas: en las cuentas falta 1 carta de soporte.
   *[other] No hay probabilidades con cartas: en las cuentas faltan { $count } cartas de soporte.
}
dueling-nobles-odds-surplus = { $count ->
    [one] No hay probabilidades con cartas: en las cuentas sobra 1 carta de soporte.
   *[other] No hay probabilidades con cartas: en las cuentas sobran { $count } cartas de soporte.
}
dueling-nobles-odds-luck = Antes de los dados y sin cartas, la probabilidad de { $player } era del { $expected }; un empate cuenta la mitad. Los dados { $dice ->
    [more] le dieron { $dice_points } { $dice_points ->
        [one] punto
       *[other] puntos
    } más
    [less] le quitaron { $dice_points } { $dice_points ->
        [one] punto
       *[other] puntos
    }
    [little] apenas influyeron
   *[none] no cambiaron nada
}, y las cartas y decisiones { $cards ->
    [more] le dieron { $cards_points } { $cards_points ->
        [one] punto
       *[other] puntos
    } más
    [less] le quitaron { $cards_points } { $cards_points ->
        [one] punto
       *[other] puntos
    }
    [little] apenas influyeron
   *[none] no cambiaron nada
}: { $result ->
    [win] { $player } ganó.
    [loss] { $player } perdió.
   *[tie] empate.
}
dueling-nobles-odds-line = { $attacker } { $win }, empate { $tie }, { $defender } { $loss }
dueling-nobles-outlook-certain = { $player } gana con seguridad
dueling-nobles-outlook-tie = Habrá empate
dueling-nobles-outlook-tie-likely = Lo más probable es un empate
dueling-nobles-outlook-almost = { $player } gana casi con seguridad
dueling-nobles-outlook-likely = Lo más probable es que gane { $player }
dueling-nobles-outlook-better = { $player } lleva las de ganar
dueling-nobles-outlook-even = Está muy igualado
dueling-nobles-chances-show = Probabilidades
dueling-nobles-chances-hide = Ocultar probabilidades
dueling-nobles-chances-pair = { $attacker } contra { $target }: { $outlook }.
dueling-nobles-chances-of-pair = Probabilidades de { $attacker } contra { $target }: { $chance }
dueling-nobles-chances-about = Cuándo muestra esta partida las probabilidades de un duelo.
dueling-nobles-chances-as-set = Como en los ajustes ({ $when })
dueling-nobles-chances-course = Cómo fue el duelo
dueling-nobles-chances-up = Arriba: mejor para { $player }
dueling-nobles-chances-down = Abajo: mejor para { $player }
dueling-nobles-chances-no-duel = Esta jugada no es parte de un duelo, así que no tiene probabilidades de duelo.
dueling-nobles-chances-off = La curva de probabilidades está desactivada. Puedes activarla en los ajustes.
dueling-nobles-chances-even = igualado
dueling-nobles-chances-how-likely = Probabilidad de que gane { $attacker } si ambos juegan su mejor carta. Toca para ver más.
dueling-nobles-chances-how-likely-dice = Probabilidad de que gane { $attacker } solo con los dados. { $why }
dueling-nobles-chances-after = { $done }: { $sentence }
dueling-nobles-chances-course-told = Probabilidades en este duelo: { $points }
dueling-nobles-needs-all = { $name } gana con cualquier carta
dueling-nobles-needs-win = { $name } gana con { $wins }
dueling-nobles-needs-win-tie = { $name } gana con { $wins } y empata con { $ties }
dueling-nobles-needs-win-two = { $name } gana con { $wins }, o con dos cartas que sumen { $sum } o más con el extra de { $suit }
dueling-nobles-needs-win-tie-two = { $name } gana con { $wins }, o con dos cartas que sumen { $sum } o más con el extra de { $suit }, y empata con { $ties }
dueling-nobles-needs-two = { $name } solo gana con dos cartas que sumen { $sum } o más con el extra de { $suit }
dueling-nobles-needs-two-tie = { $two ->
    [yes] { $sentence }; empata con dos que sumen { $sum }
   *[no] { $sentence }; empata con dos cartas que sumen { $sum } con el extra de { $suit }
}
dueling-nobles-needs-tie = Ninguna carta le da la victoria a { $name }; empata con { $ties }
dueling-nobles-needs-hopeless = Ninguna carta ayuda a { $name }
dueling-nobles-needs-no-ace = Hay un As en juego y no queda otro: nada salva a { $name }
dueling-nobles-needs-first = Sin carta de { $other }: { $sentence }
dueling-nobles-needs-an-ace = un As
dueling-nobles-needs-range = { $first } a { $last }
dueling-nobles-needs-nothing = { $name } lleva { $lead } de ventaja
dueling-nobles-needs-ace = Hay un As en juego: { $name } solo empata con otro As
dueling-nobles-odds-no-pairs = Ahora no hay nobles que puedan enfrentarse.
dueling-nobles-odds-title = { $attacker } contra { $defender }, como si atacara ahora
dueling-nobles-odds-attacker = Ataca
dueling-nobles-odds-target = Defiende
dueling-nobles-odds-dice-win = Dados: gana
dueling-nobles-odds-tie = empata
dueling-nobles-odds-loss = pierde
dueling-nobles-odds-cards-win = Mejores cartas: gana
dueling-nobles-odds-note = Victorias, empates y derrotas de quien ataca: solo con los dados, y si ambos juegan su mejor carta. No se tiene en cuenta que alguien vaya de farol, se reserve cartas o desvíe el ataque.

## Statistics

dueling-nobles-count-duels = Duelos
dueling-nobles-count-attacker-won = Gana quien ataca
dueling-nobles-count-defender-won = Gana quien defiende
dueling-nobles-count-tied-duels = Empate
dueling-nobles-count-critical-attacks = Golpe crítico de quien ataca
dueling-nobles-count-critical-defences = Golpe crítico de quien defiende
dueling-nobles-count-deflected = Desviados
dueling-nobles-count-duels-note = { $count ->
    [one] 1 duelo se libró hasta el final.
   *[other] { $count } duelos se libraron hasta el final.
} Un empate no es victoria de nadie.
dueling-nobles-count-nobles = Duelos de cada noble
# Same as in English.
dueling-nobles-count-noble = Noble
dueling-nobles-count-attacks = Ataques
dueling-nobles-count-defences = Defensas
dueling-nobles-count-won = ganados
dueling-nobles-count-lost = perdidos
dueling-nobles-count-tied = empatados
dueling-nobles-count-luck = Suerte en los duelos
dueling-nobles-count-luck-expected = Esperado
dueling-nobles-count-luck-dice = Suerte con los dados
dueling-nobles-count-luck-cards = Cartas y decisiones
dueling-nobles-count-luck-won = Ganado
dueling-nobles-count-luck-note = «Ganado» es «Esperado» más la suerte con los dados más las cartas y decisiones; un empate cuenta la mitad. «Esperado» es la probabilidad antes de lanzar los dados y sin cartas. La suerte con los dados es cuánto la cambiaron, y las cartas y decisiones son el resto.
dueling-nobles-count-luck-left-out = Solo cuentan los duelos librados hasta el final; un duelo desviado cuenta desde su último objetivo. La suerte al robar cartas no se calcula.
dueling-nobles-person-duels = Duelos: { $duels }. Ganados: { $won }, un empate vale la mitad; sin cartas se esperaban { $expected } ({ $above }).
dueling-nobles-person-luck = Duelos ganados o perdidos por la suerte de los dados: { $dice }.
dueling-nobles-person-noble = Noble elegido con más frecuencia: { $noble } (partidas: { $games }).
dueling-nobles-person-wins = Partidas ganadas venciendo nobles: { $fought }, por abandono del oponente: { $conceded }.
dueling-nobles-count-abilities = Acciones de pinta
dueling-nobles-count-ability = Acción
dueling-nobles-count-turn-first = Primer turno
dueling-nobles-count-turn-median = Turno (mediana)
dueling-nobles-count-turn-last = Último turno
dueling-nobles-count-gold = Oro al final de cada turno
dueling-nobles-count-gold-first = Empezó
dueling-nobles-count-gold-second = No empezó
dueling-nobles-count-gold-winner = Ganador
dueling-nobles-count-gold-loser = Perdedor
dueling-nobles-count-gold-note = Oro medio en las partidas que llegaron a ese turno.

## Results for other programs

dueling-nobles-tally-nobles-left = Nobles que quedan
dueling-nobles-tally-duels-won = Duelos ganados

## A first game

dueling-nobles-deal = Se barajan las 12 Jotas, Reinas y Reyes y se reparten 6 a cada jugador.
dueling-nobles-deal-each = Se barajan las 12 Jotas, Reinas y Reyes de una de las barajas y se reparten 6 a cada jugador. Los de la otra no se usan.
dueling-nobles-deal-about = Son los nobles. Primero se sacan de la baraja; las otras 40 cartas vienen después.
dueling-nobles-keep = { $count ->
    [one] Cada jugador se queda con 1, boca arriba. Tócalo aquí.
   *[other] Cada jugador se queda con { $count }, boca arriba. Tócalos aquí.
}
dueling-nobles-keep-about = Son tu campo y libran tus duelos. Un Rey tiene fuerza { $king } y puede lanzar dos dados, una Reina tiene { $queen } y gana { $bonus } por cada noble a su lado, una Jota tiene { $jack } y puede jugar dos cartas. Una mezcla es un buen comienzo.
dueling-nobles-rest = { $count ->
    [0] No sobra ningún noble.
    [one] El noble que sobra va boca abajo: es el mazo de nobles.
   *[other] Los { $count } que sobran se barajan y van boca abajo: son el mazo de nobles.
}
dueling-nobles-rest-about = De ahí salen nobles nuevos, y ahí vuelven los derrotados.
dueling-nobles-hand = { $count ->
    [0] Se barajan las otras 40 cartas: son el mazo de soporte. No se reparte ninguna.
    [one] Se barajan las otras 40 cartas y se reparte 1 a cada jugador; el resto es el mazo de soporte.
   *[other] Se barajan las otras 40 cartas y se reparten { $count } a cada jugador; el resto es el mazo de soporte.
}
dueling-nobles-hand-each = { $count ->
    [0] Cada jugador baraja las otras 40 cartas de su baraja: son su mazo de soporte. No se reparte ninguna.
    [one] Cada jugador baraja las otras 40 cartas de su baraja y toma { $count }; el resto es su mazo de soporte.
   *[other] Cada jugador baraja las otras 40 cartas de su baraja y toma { $count }; el resto es su mazo de soporte.
}
dueling-nobles-hand-about = No enseñes tu mano. Estas cartas se juegan en los duelos, se venden, se equipan como armas o activan acciones de pinta.
dueling-nobles-hint-guide = La app lleva el oro, el daño y las armas, y suma los duelos. Las pistas explican cada fase; las que cierres no vuelven.
dueling-nobles-needs = { $support_decks ->
    [each] Solo hacen falta una baraja por jugador y dos dados.
   *[shared] Solo hacen falta una baraja y dos dados.
}
dueling-nobles-hint-income = { $gold ->
    [0] Vende tres cartas de una pinta, o dona con un Rey, que recibe 1 daño.
    [one] Ya has ganado 1 oro. Para más, vende cartas o dona con un Rey.
   *[other] Ya has ganado { $gold } oros. Para más, vende cartas o dona con un Rey.
}
dueling-nobles-hint-reinforcements = Roba cartas por 1 oro cada una, o recluta un noble por { $recruit }.
dueling-nobles-hint-command = Un 2 o un 3 bajo un noble es un arma. Cada pinta tiene una acción.
dueling-nobles-hint-hearts = elimina 1 daño de uno de tus nobles.
dueling-nobles-hint-diamonds = si tu oponente tiene más nobles, roba 3 cartas.
dueling-nobles-hint-clubs = toma una carta de la pila de descarte.
dueling-nobles-hint-spades = mira la mano de tu oponente.
dueling-nobles-hint-duel = Toca al noble que ataca y luego al atacado. Un empate daña a ambos.
dueling-nobles-hint-roll = Toca lo que ha salido, o lanza con la app. Un Rey puede lanzar dos.
dueling-nobles-hint-support = Quien ataca juega una carta o ninguna{ $adrenaline ->
    [0] .
   *[other] ; la pinta del noble suma { $adrenaline } más.
}
dueling-nobles-hint-answer = Ahora puede jugar una carta quien defiende. Un As gana.

## The screens

dueling-nobles-bots-decks = Las cartas de soporte de un bot están en la aplicación, que no puede conocer las de un mazo en la mesa. Por eso cada jugador tiene su mazo de soporte y su pila de descarte. Tú repartes los nobles y tiras los dados por el bot.
dueling-nobles-setup-to-nobles = Elegir los nobles
dueling-nobles-setup-begin = Empezar la partida
dueling-nobles-setup-nobles = Nobles iniciales
dueling-nobles-starter-about-dealer = Cada jugador lanza dos dados. Quien saca menos reparte, y empieza el otro. Toca las caras de tus dados.
dueling-nobles-starter-about-any = Vale cualquier forma de decidirlo. Si se lanzan los dados, empieza quien saca más.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, dado { $die }: sin lanzar
   *[other] { $name }, dado { $die }: { $pips }
}
dueling-nobles-starter-tie = Los dos suman { $total }: con empate se lanza de nuevo.
dueling-nobles-starter-starts = { $name } juega el primer turno
dueling-nobles-starter-missing = Lanza los dados o toca quién empieza.
dueling-nobles-nobles-first = { $name } juega el primer turno.
dueling-nobles-nobles-picking = { $name } elige: { $count } de { $of }
dueling-nobles-nobles-picked = { $name } tiene { $cards }.
dueling-nobles-nobles-dealt = { $name } recibe: { $count } de { $of }
dueling-nobles-nobles-kept = { $name } se queda con { $cards }.
dueling-nobles-nobles-free = { $card }
dueling-nobles-nobles-taken = { $card }, { $name }
dueling-nobles-nobles-full = { $name } ya tiene sus { $count } nobles; toca uno de ellos para devolverlo.
dueling-nobles-nobles-next = Ahora elige { $next }. Para cambiar los nobles de { $name }, toca { $name } arriba.
dueling-nobles-nobles-missing = { $count ->
    [one] Falta un noble.
   *[other] Faltan { $count } nobles.
}
dueling-nobles-menu-chances = Cuándo mostrar probabilidades
dueling-nobles-side-active = ▶ { $name }
dueling-nobles-side-turn = Turno de { $name }
dueling-nobles-side-empty = A { $name } no le quedan nobles.
dueling-nobles-side-hand = { $name }: { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
dueling-nobles-side-gold = { $count ->
    [one] { $name }: 1 oro
   *[other] { $name }: { $count } oros
}
dueling-nobles-side-abilities = { $name }, acciones de pinta por usar: { $abilities }
dueling-nobles-ability-is-left = { $ability }, por usar: { $about }
dueling-nobles-ability-is-used = { $ability }, ya usada: { $about }
dueling-nobles-noble-label = { $card } de { $name }
dueling-nobles-noble-about = { $sum ->
    [yes] { $card } de { $name }: fuerza { $strength } ({ $terms }), resistencia { $left } de { $full }
   *[no] { $card } de { $name }: fuerza { $strength }, resistencia { $left } de { $full }
}
dueling-nobles-noble-worth = { $sum ->
    [yes] Fuerza { $strength } ({ $terms }), resistencia { $left } de { $full }
   *[no] Fuerza { $strength }, resistencia { $left } de { $full }
}
dueling-nobles-noble-stamina = { $card }: resistencia { $left } de { $full }
dueling-nobles-noble-skill-king = En un duelo el Rey lanza un dado o dos.
dueling-nobles-noble-skill-queen = La Reina es más fuerte por cada otro noble de su campo.
dueling-nobles-noble-skill-jack = En un duelo la Jota puede jugar dos cartas de soporte.
dueling-nobles-thing-gold-about = Con oro se invierte en cartas, se reclutan nobles y se desvían ataques.
dueling-nobles-thing-hand-about = Las cartas de soporte en la mano. La app solo lleva la cuenta de cuántas son y recuerda las que ambos han visto.
dueling-nobles-thing-abilities = Acciones de pinta de { $name }
dueling-nobles-thing-noble-deck = Mazo de nobles
dueling-nobles-deck-support = Mazo de soporte: { $count }
dueling-nobles-deck-support-name = Soporte
dueling-nobles-deck-nobles = Mazo de nobles: { $count }
# Same as in English.
dueling-nobles-deck-nobles-name = Nobles
dueling-nobles-discard = { $count ->
    [0] Descarte: vacío
   *[other] Descarte: { $count }
}
dueling-nobles-discard-card = { $card } en la pila de descarte
dueling-nobles-cards-missing = { $count ->
    [one] En las cuentas falta una carta de soporte. Corrige una mano o el mazo.
   *[other] En las cuentas faltan { $count } cartas de soporte. Corrige una mano o el mazo.
}
dueling-nobles-cards-too-many = { $count ->
    [one] En las cuentas sobra una carta de soporte. Corrige una mano o el mazo.
   *[other] En las cuentas sobran { $count } cartas de soporte. Corrige una mano o el mazo.
}
dueling-nobles-mark-discard = ×
dueling-nobles-mark-duel = ⚔
dueling-nobles-do-sell = { $gold ->
    [one] Vender por 1 oro
   *[other] Vender por { $gold } oros
}
dueling-nobles-do-buy = { $count ->
    [one] Invertir en 1 carta
   *[other] Invertir en { $count } cartas
}
dueling-nobles-do-tax = Donar con { $card }
dueling-nobles-do-recruit = Reclutar a { $card }
dueling-nobles-do-weapon = Equipar a { $card }
dueling-nobles-do-give = Tomar de { $card }
dueling-nobles-do-receive = Dar a { $card }
dueling-nobles-do-heal = Curar a { $card }
dueling-nobles-do-spy = Espiar sin anotar cartas
dueling-nobles-do-spy-named = Anotar la mano
dueling-nobles-do-tax-last = Donar con { $card } y perderlo
dueling-nobles-do-attack-with = Atacar con { $card }
dueling-nobles-do-attack = Atacar a { $card }
dueling-nobles-priced = { $gold ->
    [one] { $action } (1 oro)
   *[other] { $action } ({ $gold } oros)
}
dueling-nobles-do-deflect = { $gold ->
    [one] { $name } desvía (1 oro)
   *[other] { $name } desvía ({ $gold } oros)
}
dueling-nobles-do-deflect-to = Desviar a { $card }
dueling-nobles-do-concede = { $name } se rinde
dueling-nobles-do-next-phase = { $phase } →
dueling-nobles-passing = { $count ->
    [one] Con esto termina la fase de { $phases }.
   *[other] Con esto terminan estas fases: { $phases }.
}
dueling-nobles-do-describe = Sobre { $card }
dueling-nobles-ask-spade = ¿Qué carta de picas se descarta?
dueling-nobles-ask-heart = ¿Qué carta de corazones se descarta?
dueling-nobles-ask-diamond = ¿Qué carta de diamantes se descarta?
dueling-nobles-ask-club = ¿Qué carta de tréboles se descarta?
dueling-nobles-ask-sale = Toca tres cartas de la misma pinta.
dueling-nobles-ask-sale-full = Ya hay tres cartas elegidas.
dueling-nobles-ask-sale-left = { $count ->
    [one] Falta una carta
   *[other] Faltan { $count } cartas
}
dueling-nobles-ask-king = ¿Qué Rey dona?
dueling-nobles-ask-count = ¿Cuántas?
dueling-nobles-ask-recruit = ¿Qué noble estaba encima?
dueling-nobles-ask-weapon = ¿Qué 2 o 3?
dueling-nobles-ask-bearer = ¿Quién recibe { $card }?
dueling-nobles-ask-giver = ¿Qué noble da su arma?
dueling-nobles-ask-receiver = ¿Quién recibe el arma de { $card }?
dueling-nobles-ask-patient = ¿A quién curas con { $card }?
dueling-nobles-ask-recovered = ¿Qué carta desentierras con { $card }?
dueling-nobles-ask-from-pile = { $card } de la pila de descarte
dueling-nobles-ask-seen = { $count ->
    [0] { $name } no tiene cartas.
    [one] La única carta de { $name }:
   *[other] Las { $count } cartas de { $name }:
}
dueling-nobles-ask-seen-full = Las { $count } cartas ya están anotadas.
dueling-nobles-ask-seen-left = { $count ->
    [one] Falta una carta por anotar
   *[other] Faltan { $count } cartas por anotar
}
dueling-nobles-ask-seen-spent = { $card } se acaba de descartar.
dueling-nobles-ask-attack-or-end = { $name }, toca al noble que va a atacar, o bien termina el turno.
dueling-nobles-ask-attack-or-go-on = { $name }, toca al noble que va a atacar, o bien continúa.
dueling-nobles-ask-one-card = { $name }, juega una carta o ninguna.
dueling-nobles-ask-two-cards = Jota: { $name }, juega hasta dos cartas.
dueling-nobles-ask-target = { $name }, toca al noble al que ataca { $card }.
dueling-nobles-ask-deflection = ¿Quién recibe el ataque?
dueling-nobles-ask-last-stamina = Con este daño, { $card } llega a su límite: el Rey queda derrotado.
dueling-nobles-ask-concede = La partida termina al momento. Se puede deshacer.
dueling-nobles-fight-wins = gana
dueling-nobles-fight-loses = pierde
dueling-nobles-fight-ties = empata
dueling-nobles-fight-attacker = ataca
dueling-nobles-fight-defender = defiende
dueling-nobles-fight-fights = { $card } en el duelo
dueling-nobles-fight-rolled = { $name } ha sacado { $pips }
dueling-nobles-fight-card-lies = { $card } está en el duelo
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = golpe crítico
dueling-nobles-fight-roll = { $name } lanza
dueling-nobles-fight-roll-two = Rey: { $name } lanza uno o dos dados
dueling-nobles-fight-die-tumbles = El dado de { $name } rueda
dueling-nobles-fight-die = { $name } saca { $pips }
dueling-nobles-fight-first-die = { $name }, primer dado { $pips }
dueling-nobles-fight-second-die = { $name }, segundo dado { $pips }
dueling-nobles-fight-one-die = { $name }, un solo dado: { $pips }
dueling-nobles-fight-roll-virtual = Lanzar por { $name }
dueling-nobles-fight-no-hand = { $name } no tiene cartas en la mano.
dueling-nobles-fight-no-card = { $name } no juega ninguna carta
dueling-nobles-fight-play = Jugar { $cards }
dueling-nobles-fight-play-none = Jugar
dueling-nobles-fight-choose-first = Elige primero una carta o dos, o no juegues ninguna.
dueling-nobles-fight-won = { $name } gana el duelo
dueling-nobles-fight-tie = Empate
dueling-nobles-needs-picked = { $cards }: { $total } contra { $other }
dueling-nobles-needs-picked-ace = { $cards }: un golpe crítico
dueling-nobles-needs-picked-aces = { $cards }: As contra As, empate
dueling-nobles-card-would-win = ganaría
dueling-nobles-card-would-tie = empataría
dueling-nobles-correct-gold = Oro de { $player }
dueling-nobles-correct-support-deck = { $owner ->
    [none] Cartas en el mazo de soporte
   *[other] Cartas en el mazo de soporte de { $owner }
}
dueling-nobles-correct-stamina = Resistencia de { $noble }
dueling-nobles-correct-weapon = Arma de { $noble }
dueling-nobles-correct-armed = { $weapon ->
    [none] ninguna
   *[other] { $weapon }
}
dueling-nobles-correct-ability = { $suit ->
    [spades] { $player } ya usó ♠
    [hearts] { $player } ya usó ♥
    [diamonds] { $player } ya usó ♦
   *[clubs] { $player } ya usó ♣
}
dueling-nobles-keys-die = Anotar este dado
dueling-nobles-keys-number = Anotar este dado o elegir la opción
dueling-nobles-keys-roll = Lanzar con la app
dueling-nobles-keys-chances = Mostrar las probabilidades
dueling-nobles-keys-no-support = No jugar ninguna carta
dueling-nobles-quick-unarmed = { $card } sin arma
dueling-nobles-quick-under = { $card } bajo { $noble }
dueling-nobles-quick-title = Duelo rápido
dueling-nobles-quick-attacker = Atacante
dueling-nobles-quick-defender = Defensor
dueling-nobles-quick-pick-attacker = Toca al noble que ataca.
dueling-nobles-quick-pick-defender = Toca al noble que defiende.
dueling-nobles-quick-attacks = { $card } ataca
dueling-nobles-quick-defends = { $card } defiende
dueling-nobles-quick-armed = { $card } con { $weapon }
dueling-nobles-quick-hand = Cartas en la mano: { $player }
dueling-nobles-quick-others = Otros nobles junto a { $card }
dueling-nobles-quick-edition = Edición: { $edition }
dueling-nobles-quick-wounded = { $card } recibe 1 daño.
dueling-nobles-quick-another = Otro duelo
dueling-nobles-quick-same = Los mismos nobles otra vez
dueling-nobles-figure-luck = Duelos esperados y duelos ganados
dueling-nobles-figure-duels = Cómo acabaron los duelos
dueling-nobles-figure-nobles = Duelos ganados, de los librados
dueling-nobles-figure-attacking = Como atacante
dueling-nobles-figure-defending = Como defensor
dueling-nobles-figure-gold = Oro de ganadores y perdedores
dueling-nobles-figure-gold-mean = Oro medio

## How to play

dueling-nobles-lesson-aim = Tu campo
dueling-nobles-lesson-aim-about = Los Reyes, las Reinas y las Jotas que tienes delante son tus nobles. Ganas cuando a tu oponente no le queda ninguno.
dueling-nobles-lesson-hand = Tu mano
dueling-nobles-lesson-hand-about = Todas las demás cartas apoyan a tus nobles. Sujétalas de modo que tu oponente no las vea.
dueling-nobles-lesson-turn = Tu turno
dueling-nobles-lesson-turn-about = Ganas oro, lo inviertes en cartas, equipas a tus nobles y, si quieres, empiezas un duelo. La app muestra cada fase y cuenta el oro.
dueling-nobles-lesson-duel = Un duelo
dueling-nobles-lesson-duel-about = Tu noble ataca a uno de tu oponente. Cada jugador suma la fuerza del noble, un dado y, si quiere, una carta de la mano. Gana el total más alto.
dueling-nobles-lesson-stamina = El daño
dueling-nobles-lesson-stamina-about = El noble que pierde un duelo recibe 1 daño. Cuando ya no aguanta más, sale del campo y vuelve al mazo de nobles.
dueling-nobles-lesson-suits = Pintas y Ases
dueling-nobles-lesson-suits-about = Una vez por partida, una carta de cada pinta te deja usar la acción de esa pinta. Un As gana el duelo, sean cuales sean los totales.

## The rules for a player who does not know the game

dueling-nobles-rulebook-aim = El objetivo
    Es un juego para dos. Cada jugador tiene un campo con nobles, y los nobles de uno se baten en duelo con los del otro.
    Ganas cuando en el campo de tu oponente no queda ningún noble.

dueling-nobles-rulebook-table = La mesa
    { $support_decks ->
        [each] Hacen falta dos barajas de 52 cartas sin comodines, una para cada jugador, y dos dados de seis caras. La app lleva la cuenta del oro y el daño, y también puede lanzar los dados.
       *[shared] Hacen falta una baraja de 52 cartas sin comodines y dos dados de seis caras. La app lleva la cuenta del oro y el daño, y también puede lanzar los dados.
    }
    { $support_decks ->
        [each] Las 12 Jotas, Reinas y Reyes de una de las barajas son los nobles; los de la otra no se usan. Las otras 40 cartas de cada baraja, del As al 10, son las cartas de soporte de su jugador.
       *[shared] Las 12 Jotas, Reinas y Reyes son los nobles. Las otras 40 cartas, del As al 10, son las cartas de soporte.
    }
    Cada jugador tiene un campo con sus nobles boca arriba, algo de oro y una mano de cartas de soporte que su oponente no ve.
    { $support_decks ->
        [each] El mazo de nobles es de ambos jugadores y está boca abajo. Cada jugador tiene además su mazo de soporte, boca abajo, y su pila de descarte, boca arriba.
       *[shared] Hay tres montones para ambos jugadores: el mazo de nobles y el mazo de soporte están boca abajo, y la pila de descarte, boca arriba.
    }
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
    { $support_decks ->
        [each] { $opening_hand ->
            [0] Cada jugador baraja sus cartas de soporte. No se reparte ninguna: las { $support_deck } son su mazo de soporte.
            [one] Cada jugador baraja sus cartas de soporte y toma { $opening_hand }. Las { $support_deck } que sobran son su mazo de soporte.
           *[other] Cada jugador baraja sus cartas de soporte y toma { $opening_hand }. Las { $support_deck } que sobran son su mazo de soporte.
        }
       *[shared] { $opening_hand ->
            [0] Se barajan las cartas de soporte. No se reparte ninguna: las { $support_deck } son el mazo de soporte.
            [one] Se barajan las cartas de soporte y se reparte 1 a cada jugador. Las { $support_deck } que sobran son el mazo de soporte.
           *[other] Se barajan las cartas de soporte y se reparten { $opening_hand } a cada jugador. Las { $support_deck } que sobran son el mazo de soporte.
        }
    }
    { $support_decks ->
        [each] Al principio nadie tiene oro, y las dos pilas de descarte están vacías.
       *[shared] Al principio nadie tiene oro, y la pila de descarte está vacía.
    { $edition ->
        [catsatcards] Ambos jugadores lanzan dos dados. Quien saca menos reparte; con empate se lanza otra vez. El primer turno es del otro jugador. En varias partidas seguidas, los jugadores se turnan para repartir. Las cartas se reparten de una en una y boca abajo, empezando por el oponente de quien reparte.
        [duelo] Para decidir quién juega el primer turno vale cualquier método. Por ejemplo, cada uno lanza un dado y empieza quien saca más.
       *[original] Para decidir quién juega el primer turno vale cualquier método.
    }
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
dueling-nobles-rulebook-recover = { $support_decks ->
    [each] { $action }: descarta una carta de tréboles (♣) y toma la carta que quieras de tu pila de descarte, menos la que acabas de descartar. Antes de hacerlo, la pila no puede estar vacía. Puedes hacerlo una vez en toda la partida.
   *[shared] { $action }: descarta una carta de tréboles (♣) y toma la carta que quieras de la pila de descarte, menos la que acabas de descartar. Antes de hacerlo, la pila no puede estar vacía. Puedes hacerlo una vez en toda la partida.
}
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] descarta una carta de picas (♠). Tu oponente pone su mano boca arriba, y esas cartas quedan a la vista. Las que robe después vuelven a ser secretas.
   *[no] descarta una carta de picas (♠) y mira todas las cartas de la mano de tu oponente. Después vuelven a ser secretas.
} Puedes hacerlo una vez en toda la partida.
dueling-nobles-rulebook-challenge = { $action }: indica cuál de tus nobles ataca y a cuál de tu oponente. Se baten en duelo, paso a paso, como se explica más abajo. { $often }

## After the phases

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

dueling-nobles-rulebook-abilities-some = Acciones de pinta
    Con estas reglas hay: { $abilities }. Cada jugador puede usar cada una una vez por partida.
    Para usar una, descarta de tu mano una carta de soporte de su pinta. Vale cualquiera, también un As: el número no importa. Puedes usar varias en un mismo turno.

dueling-nobles-rulebook-weapons = Las armas
    Un 2 o un 3 bajo un noble es su arma. Suma 2 o 3 a la fuerza del noble en todos sus duelos. La pinta no importa.
    Un noble lleva un arma como mucho. Cuando queda derrotado, su arma va a la pila de descarte.

dueling-nobles-rulebook-decks = Mazos y barajar
    { $support_decks ->
        [each] Las cartas de soporte se roban de una en una, cada jugador de su propio mazo. Cuando está vacío, el jugador baraja su pila de descarte: es su nuevo mazo de soporte, y sigue robando. Si su pila también está vacía, no roba más.
       *[shared] Las cartas de soporte se roban de una en una. Cuando el mazo de soporte está vacío, se baraja la pila de descarte: es el nuevo mazo de soporte, y se sigue robando. Si la pila también está vacía, no se roba más.
    }
    { $support_decks ->
        [each] Si al terminar de robar tu mazo de soporte queda vacío, baraja tu pila de descarte en ese momento. Tus cartas y tus armas van a tu propia pila de descarte. Ambos jugadores pueden tener la misma carta en la mano.
       *[shared] Si al terminar de robar el mazo de soporte queda vacío, se baraja la pila de descarte en ese momento.
    }
    Un noble derrotado se baraja en el mazo de nobles, y cualquiera de los dos jugadores puede volver a reclutarlo. Mientras el mazo de nobles esté vacío, nadie puede reclutar.

dueling-nobles-rulebook-end = El final de la partida
    { $victory ->
        [turn-start] Si un campo queda vacío, la partida sigue de momento: quien lo tiene aún puede reclutar en su turno. Si sigue vacío cuando empezaría el turno de su oponente, gana este, aunque su campo también esté vacío.
       *[at-once]
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
    }
    Puedes rendirte en cualquier momento; entonces gana tu oponente.
