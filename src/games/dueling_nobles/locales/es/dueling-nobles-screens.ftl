# The screens of Dueling Nobles.

dueling-nobles-setup-to-starter = ¿Quién empieza?
dueling-nobles-setup-to-nobles = Elegir los nobles
dueling-nobles-setup-begin = Empezar la partida
dueling-nobles-setup-starter = ¿Quién empieza?
dueling-nobles-setup-nobles = Nobles iniciales
dueling-nobles-starter-about-dealer = Cada jugador lanza dos dados. Quien saca menos reparte, y empieza el otro. Toca las caras de tus dados.
dueling-nobles-starter-about-any = Vale cualquier forma de decidirlo. Si se lanzan los dados, empieza quien saca más.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, dado { $die }: sin lanzar
   *[other] { $name }, dado { $die }: { $pips }
}
dueling-nobles-starter-tie = Los dos suman { $total }: con empate se lanza de nuevo.
dueling-nobles-starter-again = Lanzar de nuevo
dueling-nobles-starter-starts = { $name } juega el primer turno
dueling-nobles-starter-missing = Lanza los dados o toca quién empieza.
dueling-nobles-nobles-first = { $name } juega el primer turno.
dueling-nobles-nobles-picking = { $name } elige: { $count } de { $of }
dueling-nobles-nobles-picked = { $name } tiene { $cards }.
dueling-nobles-nobles-free = { $card }
dueling-nobles-nobles-taken = { $card }, { $name }
dueling-nobles-nobles-full = { $name } ya tiene sus { $count } nobles; toca uno de ellos para devolverlo.
dueling-nobles-nobles-next = Ahora elige { $next }. Para cambiar los nobles de { $name }, toca { $name } arriba.
dueling-nobles-nobles-missing = { $count ->
    [one] Falta un noble.
   *[other] Faltan { $count } nobles.
}
dueling-nobles-menu-chances = Cuándo mostrar probabilidades
dueling-nobles-menu-concede = Rendirse
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
dueling-nobles-side-known = En la mano, a la vista: { $cards }
dueling-nobles-side-ability = { $suit } { $ability }
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
dueling-nobles-thing-discard = Pila de descarte
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
dueling-nobles-do-spy-about = Tú miras las cartas; la app no necesita conocerlas.
dueling-nobles-do-spy-named = Anotar la mano
dueling-nobles-do-tax-last = Donar con { $card } y perderlo
dueling-nobles-do-attack-with = Atacar con { $card }
dueling-nobles-do-attack = Atacar a { $card }
dueling-nobles-do-deflect = { $gold ->
    [one] Desviar (1 oro)
   *[other] Desviar ({ $gold } oros)
}
dueling-nobles-do-deflect-to = Desviar a { $card }
dueling-nobles-do-concede = { $name } se rinde
dueling-nobles-do-next-phase = { $phase } →
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
dueling-nobles-ask-patient = ¿A quién curas?
dueling-nobles-ask-recovered = ¿Qué carta desentierras?
dueling-nobles-ask-from-pile = { $card } de la pila de descarte
dueling-nobles-ask-seen = { $count ->
    [0] { $name } no tiene cartas.
    [one] La única carta de { $name }:
   *[other] Las { $count } cartas de { $name }:
}
dueling-nobles-ask-seen-full = Las { $count } cartas ya están anotadas.
dueling-nobles-ask-seen-left = { $count ->
    [one] Falta una carta
   *[other] Faltan { $count } cartas
}
dueling-nobles-ask-seen-spent = { $card } se acaba de descartar.
dueling-nobles-ask-attack-or-end = { $name }, toca al noble que ataca o termina el turno.
dueling-nobles-ask-attack-or-go-on = { $name }, toca al noble que ataca o continúa.
dueling-nobles-ask-end = { $name }, termina el turno.
dueling-nobles-ask-go-on = { $name }, pasa a la fase siguiente.
dueling-nobles-ask-one-card = { $name }, juega una carta o ninguna.
dueling-nobles-ask-two-cards = { $name }, juega hasta dos cartas.
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
dueling-nobles-fight-die-lies = Un dado muestra { $pips }
dueling-nobles-fight-rolled = { $name } ha sacado { $pips }
dueling-nobles-fight-card-lies = { $card } está en el duelo
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = golpe crítico
dueling-nobles-fight-roll = { $name } lanza
dueling-nobles-fight-roll-two = { $name } lanza uno o dos dados
dueling-nobles-fight-roll-second = ¿El segundo dado?
dueling-nobles-fight-first-laid = { $name }, primer dado: { $pips }. Toca para quitarlo
dueling-nobles-fight-die-tumbles = El dado de { $name } rueda
dueling-nobles-fight-die = { $name } saca { $pips }
dueling-nobles-fight-first-die = { $name }, primer dado { $pips }
dueling-nobles-fight-second-die = { $name }, segundo dado { $pips }
dueling-nobles-fight-one-die = { $name }, un solo dado: { $pips }
dueling-nobles-fight-roll-virtual = Lanzar por { $name }
dueling-nobles-fight-no-card = { $name } no juega ninguna carta
dueling-nobles-fight-no-card-short = Ninguna carta
dueling-nobles-fight-play = Jugar { $cards }
dueling-nobles-fight-play-none = Jugar
dueling-nobles-fight-choose-first = Elige primero una carta o dos, o no juegues ninguna.
dueling-nobles-fight-won = { $name } gana el duelo
dueling-nobles-fight-tie = Empate
dueling-nobles-fight-done = Volver a la mesa
dueling-nobles-needs-picked = { $cards }: { $total } contra { $other }
dueling-nobles-needs-picked-ace = { $cards }: un golpe crítico
dueling-nobles-needs-picked-aces = { $cards }: As contra As, empate
dueling-nobles-card-would-win = ganaría
dueling-nobles-card-would-tie = empataría
dueling-nobles-correct-gold = Oro de { $player }
dueling-nobles-correct-hand = Cartas en la mano de { $player }
dueling-nobles-correct-support-deck = Cartas en el mazo de soporte
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
dueling-nobles-quick-others-set = { $what }: { $value }
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
