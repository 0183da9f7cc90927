# The screens of Dueling Nobles.

dueling-nobles-setup-to-starter = Quem começa?
dueling-nobles-setup-to-nobles = Escolher os nobres
dueling-nobles-setup-begin = Começar a partida
dueling-nobles-setup-starter = Quem começa?
dueling-nobles-setup-nobles = Nobres iniciais
dueling-nobles-starter-about-dealer = Cada um rola dois dados. Quem tirar o menor total dá as cartas, e o outro começa. Toque nas faces dos seus dados.
dueling-nobles-starter-about-any = Vale qualquer jeito de decidir. Se for nos dados, quem tirar o maior total começa.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, dado { $die }: não rolado
   *[other] { $name }, dado { $die }: { $pips }
}
dueling-nobles-starter-tie = Os dois têm { $total }: empate, é preciso rolar de novo.
dueling-nobles-starter-again = Rolar de novo
dueling-nobles-starter-starts = { $name } joga o primeiro turno
dueling-nobles-starter-missing = Role, ou toque em quem começa.
dueling-nobles-nobles-first = { $name } joga o primeiro turno.
dueling-nobles-nobles-picking = { $name } escolhe: { $count } de { $of }
dueling-nobles-nobles-picked = { $name } tem { $cards }.
dueling-nobles-nobles-free = { $card }
dueling-nobles-nobles-taken = { $card }, { $name }
dueling-nobles-nobles-full = { $name } já tem todos os { $count } nobres; toque em um deles para devolver.
dueling-nobles-nobles-next = Agora { $next } escolhe. Para mudar os nobres de { $name }, toque em { $name } acima.
dueling-nobles-nobles-missing = { $count ->
    [one] Falta { $count } nobre.
   *[other] Faltam { $count } nobres.
}
dueling-nobles-menu-chances = Quando mostrar as chances
dueling-nobles-menu-concede = Desistir
dueling-nobles-side-active = ▶ { $name }
dueling-nobles-side-turn = Vez de { $name }
dueling-nobles-side-empty = { $name } está sem nobres.
dueling-nobles-side-hand = { $name }: { $count ->
    [0] sem cartas na mão
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
dueling-nobles-side-gold = { $name }: { $count ->
    [0] sem moedas
    [one] { $count } moeda
   *[other] { $count } moedas
}
dueling-nobles-side-known = Na mão, conhecidas: { $cards }
dueling-nobles-side-ability = { $suit } { $ability }
dueling-nobles-side-abilities = { $name }: habilidades restantes: { $abilities }
dueling-nobles-ability-is-left = { $ability }, disponível: { $about }
dueling-nobles-ability-is-used = { $ability }, já usada: { $about }
dueling-nobles-noble-label = { $card } de { $name }
dueling-nobles-noble-about = { $sum ->
    [yes] { $card } de { $name }: força { $strength } ({ $terms }), vigor { $left } de { $full }
   *[no] { $card } de { $name }: força { $strength }, vigor { $left } de { $full }
}
dueling-nobles-noble-worth = { $sum ->
    [yes] Força { $strength } ({ $terms }), vigor { $left } de { $full }
   *[no] Força { $strength }, vigor { $left } de { $full }
}
dueling-nobles-noble-stamina = { $card }: vigor { $left } de { $full }
dueling-nobles-noble-skill-king = Em um duelo, o Rei rola um dado ou dois.
dueling-nobles-noble-skill-queen = A Dama fica mais forte a cada outro nobre na corte dela.
dueling-nobles-noble-skill-jack = Em um duelo, o Valete pode jogar duas cartas de apoio.
dueling-nobles-thing-gold-about = Moedas pagam cartas, nobres e desvios.
dueling-nobles-thing-hand-about = As cartas de apoio na mão. O app só acompanha quantas são e as cartas que os dois jogadores viram.
dueling-nobles-thing-abilities = Habilidades de { $name }
dueling-nobles-thing-noble-deck = Monte de nobres
dueling-nobles-thing-discard = Descarte
dueling-nobles-deck-support = Monte de apoio: { $count }
dueling-nobles-deck-support-name = Apoio
dueling-nobles-deck-nobles = Monte de nobres: { $count }
dueling-nobles-deck-nobles-name = Nobres
dueling-nobles-discard = { $count ->
    [0] Descarte: vazio
   *[other] Descarte: { $count }
}
dueling-nobles-discard-card = { $card } no descarte
dueling-nobles-cards-missing = { $count ->
    [one] Falta { $count } carta de apoio nas contas. Corrija uma mão ou o monte.
   *[other] Faltam { $count } cartas de apoio nas contas. Corrija uma mão ou o monte.
}
dueling-nobles-cards-too-many = { $count ->
    [one] Sobra { $count } carta de apoio nas contas. Corrija uma mão ou o monte.
   *[other] Sobram { $count } cartas de apoio nas contas. Corrija uma mão ou o monte.
}
dueling-nobles-mark-discard = ×
dueling-nobles-mark-duel = ⚔
dueling-nobles-do-sell = { $gold ->
    [one] Vender por { $gold } moeda
   *[other] Vender por { $gold } moedas
}
dueling-nobles-do-buy = { $count ->
    [one] Investir em { $count } carta
   *[other] Investir em { $count } cartas
}
dueling-nobles-do-tax = Tributar { $card }
dueling-nobles-do-recruit = Recrutar { $card }
dueling-nobles-do-weapon = Armar { $card }
dueling-nobles-do-give = Tirar de { $card }
dueling-nobles-do-receive = Dar a { $card }
dueling-nobles-do-heal = Curar { $card }
dueling-nobles-do-spy = Espionar sem registrar
dueling-nobles-do-spy-about = Você olha as cartas; o app não precisa saber quais são.
dueling-nobles-do-spy-named = Registrar a mão
dueling-nobles-do-tax-last = Tributar e perder { $card }
dueling-nobles-do-attack-with = Atacar com { $card }
dueling-nobles-do-attack = Desafiar { $card }
dueling-nobles-do-deflect = { $gold ->
    [one] Desviar ({ $gold } moeda)
   *[other] Desviar ({ $gold } moedas)
}
dueling-nobles-do-deflect-to = Desviar para { $card }
dueling-nobles-do-concede = { $name } desiste
dueling-nobles-do-next-phase = { $phase } →
dueling-nobles-ask-spade = Qual carta de espadas é descartada?
dueling-nobles-ask-heart = Qual carta de copas é descartada?
dueling-nobles-ask-diamond = Qual carta de ouros é descartada?
dueling-nobles-ask-club = Qual carta de paus é descartada?
dueling-nobles-ask-sale = Toque em três cartas do mesmo naipe.
dueling-nobles-ask-sale-full = Já há três cartas escolhidas.
dueling-nobles-ask-sale-left = { $count ->
    [one] Falta { $count } carta
   *[other] Faltam { $count } cartas
}
dueling-nobles-ask-king = Qual Rei paga?
dueling-nobles-ask-count = Quantas?
dueling-nobles-ask-recruit = Qual nobre estava no topo?
dueling-nobles-ask-weapon = Qual 2 ou 3?
dueling-nobles-ask-bearer = Quem recebe { $card }?
dueling-nobles-ask-giver = A arma de quem?
dueling-nobles-ask-receiver = Quem recebe a arma de { $card }?
dueling-nobles-ask-patient = Quem você cura?
dueling-nobles-ask-recovered = Qual carta você pega?
dueling-nobles-ask-from-pile = { $card } do descarte
dueling-nobles-ask-seen = { $count ->
    [0] { $name } não tem cartas.
    [one] A única carta de { $name }:
   *[other] As { $count } cartas de { $name }:
}
dueling-nobles-ask-seen-full = Todas as { $count } cartas já foram indicadas.
dueling-nobles-ask-seen-left = { $count ->
    [one] Falta { $count } carta
   *[other] Faltam { $count } cartas
}
dueling-nobles-ask-seen-spent = { $card } acabou de ser descartada.
dueling-nobles-ask-attack-or-end = { $name }, toque no nobre que ataca ou termine o turno.
dueling-nobles-ask-attack-or-go-on = { $name }, toque no nobre que ataca ou continue.
dueling-nobles-ask-end = { $name }, termine o turno.
dueling-nobles-ask-go-on = { $name }, siga para a próxima fase.
dueling-nobles-ask-one-card = { $name }, jogue uma carta ou nenhuma.
dueling-nobles-ask-two-cards = { $name }, jogue até duas cartas.
dueling-nobles-ask-target = { $name }, toque no nobre que { $card } desafia.
dueling-nobles-ask-deflection = Quem aceita o duelo?
dueling-nobles-ask-last-stamina = { $card } perde o último ponto de vigor: o Rei cai.
dueling-nobles-ask-concede = A partida termina na hora. Você pode desfazer.
dueling-nobles-fight-wins = vence
dueling-nobles-fight-loses = perde
dueling-nobles-fight-ties = empata
dueling-nobles-fight-attacker = ataca
dueling-nobles-fight-defender = defende
dueling-nobles-fight-fights = { $card } no duelo
dueling-nobles-fight-die-lies = Um dado mostra { $pips }
dueling-nobles-fight-rolled = { $name } tirou { $pips }
dueling-nobles-fight-card-lies = { $card } em jogo
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = golpe crítico
dueling-nobles-fight-roll = { $name } rola
dueling-nobles-fight-roll-two = { $name } rola um dado ou dois
dueling-nobles-fight-roll-second = E o segundo dado?
dueling-nobles-fight-first-laid = { $name }, primeiro dado: { $pips }. Toque para remover
dueling-nobles-fight-die-tumbles = O dado de { $name } está rolando
dueling-nobles-fight-die = { $name } tira { $pips }
dueling-nobles-fight-first-die = { $name }, primeiro dado { $pips }
dueling-nobles-fight-second-die = { $name }, segundo dado { $pips }
dueling-nobles-fight-one-die = { $name }, um só dado: { $pips }
dueling-nobles-fight-roll-virtual = Rolar por { $name }
dueling-nobles-fight-no-card = { $name } não joga carta
dueling-nobles-fight-no-card-short = Nenhuma carta
dueling-nobles-fight-play = Jogar { $cards }
dueling-nobles-fight-play-none = Jogar
dueling-nobles-fight-choose-first = Escolha antes uma carta ou duas, ou não jogue nenhuma.
dueling-nobles-fight-won = { $name } vence o duelo
dueling-nobles-fight-tie = Empate
dueling-nobles-fight-done = Voltar à mesa
dueling-nobles-needs-picked = { $cards }: { $total } contra { $other }
dueling-nobles-needs-picked-ace = { $cards }: golpe crítico
dueling-nobles-needs-picked-aces = { $cards }: Ás contra Ás, empate
dueling-nobles-card-would-win = venceria
dueling-nobles-card-would-tie = empataria
dueling-nobles-correct-gold = Moedas de { $player }
dueling-nobles-correct-hand = Cartas na mão de { $player }
dueling-nobles-correct-support-deck = Cartas no monte de apoio
dueling-nobles-correct-stamina = Vigor de { $noble }
dueling-nobles-correct-weapon = Arma de { $noble }
dueling-nobles-correct-armed = { $weapon ->
    [none] nenhuma
   *[other] { $weapon }
}
dueling-nobles-correct-ability = { $suit ->
    [spades] { $player } já usou ♠
    [hearts] { $player } já usou ♥
    [diamonds] { $player } já usou ♦
   *[clubs] { $player } já usou ♣
}
dueling-nobles-keys-die = Pôr o dado neste número
dueling-nobles-keys-roll = O app rola
dueling-nobles-keys-chances = Mostrar as chances
dueling-nobles-keys-no-support = Não jogar carta
dueling-nobles-quick-unarmed = { $card } sem arma
dueling-nobles-quick-under = { $card } embaixo de { $noble }
dueling-nobles-quick-title = Duelo rápido
dueling-nobles-quick-attacker = Ataque
dueling-nobles-quick-defender = Defesa
dueling-nobles-quick-pick-attacker = Toque no nobre que ataca.
dueling-nobles-quick-pick-defender = Toque no nobre que defende.
dueling-nobles-quick-attacks = { $card } ataca
dueling-nobles-quick-defends = { $card } defende
dueling-nobles-quick-armed = { $card } com { $weapon }
dueling-nobles-quick-hand = Cartas na mão: { $player }
dueling-nobles-quick-others = Nobres ao lado de { $card }
dueling-nobles-quick-others-set = { $what }: { $value }
dueling-nobles-quick-edition = Edição: { $edition }
dueling-nobles-quick-wounded = { $card } perde 1 de vigor.
dueling-nobles-quick-another = Outro duelo
dueling-nobles-quick-same = Mesmos nobres
dueling-nobles-figure-luck = Duelos esperados e vencidos
dueling-nobles-figure-duels = Como os duelos terminaram
dueling-nobles-figure-nobles = Duelos vencidos entre os travados
dueling-nobles-figure-attacking = No ataque
dueling-nobles-figure-defending = Na defesa
dueling-nobles-figure-gold = Moedas de quem venceu e de quem perdeu
dueling-nobles-figure-gold-mean = Média

## How to play

dueling-nobles-lesson-aim = Sua corte
dueling-nobles-lesson-aim-about = Os Reis, as Damas e os Valetes à sua frente são os seus nobres. Você vence quando seu oponente não tiver mais nenhum.
dueling-nobles-lesson-hand = Sua mão
dueling-nobles-lesson-hand-about = Todas as outras cartas dão apoio aos seus nobres. Segure as suas sem que o oponente veja.
dueling-nobles-lesson-turn = Seu turno
dueling-nobles-lesson-turn-about = Você ganha moedas, compra cartas, arma seus nobres e depois pode começar um duelo. O app mostra cada fase e conta as moedas.
dueling-nobles-lesson-duel = Um duelo
dueling-nobles-lesson-duel-about = Um nobre seu desafia um do oponente. Cada lado soma a força do nobre, um dado e, se quiser, uma carta da mão. Vence o maior total.
dueling-nobles-lesson-stamina = Vigor
dueling-nobles-lesson-stamina-about = Um nobre que perde um duelo perde 1 de vigor. Um nobre sem vigor sai da corte e volta para o monte de nobres.
dueling-nobles-lesson-suits = Naipes e Ases
dueling-nobles-lesson-suits-about = Uma vez por partida, uma carta de cada naipe permite usar a habilidade desse naipe. Um Ás vence um duelo, sejam quais forem os totais.
