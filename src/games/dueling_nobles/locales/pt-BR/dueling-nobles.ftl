# The messages of Dueling Nobles.

dueling-nobles-title = Duelo de Nobres
dueling-nobles-gauge = Moedas

## Editions

# Same as in English.
dueling-nobles-edition-catsatcards = Cats at Cards
dueling-nobles-edition-catsatcards-about = As regras de catsatcards.com.
# Same as in English.
dueling-nobles-edition-original = Original
dueling-nobles-edition-original-about = As regras na primeira versão escrita: as armas e as habilidades vêm antes da renda, e dois nobres podem trocar de arma.
# Same as in English.
dueling-nobles-edition-duelo = Duelo de Nobles
dueling-nobles-edition-duelo-about = As regras em espanhol: força básica baixa; uma venda, um tributo e uma passagem de arma por turno; e a mão espionada continua aberta.

## Phases

dueling-nobles-phase-setup = preparação
dueling-nobles-phase-over = fim de jogo
dueling-nobles-phase-income = renda
dueling-nobles-phase-reinforcements = reforços
dueling-nobles-phase-command = comando
dueling-nobles-phase-duel = duelo
dueling-nobles-phase-opening = abertura
dueling-nobles-phase-spending = gastos

## Kinds of action

dueling-nobles-kind-next-phase-about = Siga para a próxima fase; depois da última, é a vez do outro jogador.
dueling-nobles-kind-end-turn-about = Pule as fases que restam.
dueling-nobles-kind-sell = Vender
dueling-nobles-kind-sell-about = { $sale_gold ->
    [one] Descarte 3 cartas de apoio do mesmo naipe por { $sale_gold } moeda.
   *[other] Descarte 3 cartas de apoio do mesmo naipe por { $sale_gold } moedas.
}
dueling-nobles-kind-tax = Tributar
dueling-nobles-kind-tax-about = Um dos seus Reis perde 1 de vigor; você ganha 1 moeda.
dueling-nobles-kind-buy = Investir
dueling-nobles-kind-buy-about = { $cards_per_purchase ->
    [one] Pague 1 moeda e compre { $cards_per_purchase } carta de apoio.
   *[other] Pague 1 moeda por carta de apoio que comprar, até { $cards_per_purchase }.
}
dueling-nobles-kind-recruit = Recrutar
dueling-nobles-kind-recruit-about = { $recruit_cost ->
    [one] Pague { $recruit_cost } moeda: o nobre do topo do monte de nobres entra na sua corte.
   *[other] Pague { $recruit_cost } moedas: o nobre do topo do monte de nobres entra na sua corte.
}
dueling-nobles-kind-weapon = Armar
dueling-nobles-kind-weapon-about = Ponha um 2 ou um 3 embaixo de um dos seus nobres: é a arma dele.
dueling-nobles-kind-move-weapon = Passar a arma
dueling-nobles-kind-move-weapon-about = { $weapons_may_swap ->
    [yes] Passe a arma de um dos seus nobres para outro; se os dois tiverem arma, elas são trocadas.
   *[no] Passe a arma de um dos seus nobres para outro que não tenha arma.
}
dueling-nobles-kind-heal = Curar
dueling-nobles-kind-heal-about = Descarte uma carta de copas: um dos seus nobres recupera 1 de vigor. Uma vez por partida.
dueling-nobles-kind-draw-three = Comprar três
dueling-nobles-kind-draw-three-about = Se seu oponente tiver mais nobres, descarte uma carta de ouros e compre 3 cartas de apoio. Uma vez por partida.
dueling-nobles-kind-recover = Resgatar
dueling-nobles-kind-recover-about = { $support_decks ->
    [each] Descarte uma carta de paus e pegue qualquer outra carta do seu descarte. Uma vez por partida.
   *[shared] Descarte uma carta de paus e pegue qualquer outra carta do descarte. Uma vez por partida.
}
dueling-nobles-kind-spy = Espionar
dueling-nobles-kind-spy-about = { $spied_hand_stays_revealed ->
    [yes] Descarte uma carta de espadas: a mão do oponente é mostrada e continua aberta. Uma vez por partida.
   *[no] Descarte uma carta de espadas e veja a mão do oponente. Uma vez por partida.
}
dueling-nobles-kind-challenge = Desafiar
dueling-nobles-kind-challenge-about = Um dos seus nobres desafia um nobre do oponente para um duelo.
dueling-nobles-kind-deflect = Desviar
dueling-nobles-kind-deflect-about = { $deflect_cost ->
    [one] Antes dos dados, quem defende paga { $deflect_cost } moeda, e outro nobre aceita o desafio.
   *[other] Antes dos dados, quem defende paga { $deflect_cost } moedas, e outro nobre aceita o desafio.
}
dueling-nobles-kind-roll = Rolar
dueling-nobles-kind-roll-about = Um dado para cada lado; um Rei pode rolar dois.
dueling-nobles-kind-support = Apoio
dueling-nobles-kind-support-about = Primeiro quem ataca, depois quem defende: 1 carta de apoio, 2 com um Valete, ou nenhuma.

## House rules

dueling-nobles-group-start = Começo da partida
dueling-nobles-group-turn = O turno
dueling-nobles-group-income = Renda
dueling-nobles-group-reinforcements = Reforços
dueling-nobles-group-command = Armas e habilidades
dueling-nobles-group-duel = Duelos

dueling-nobles-rule-phases = Fases do turno
dueling-nobles-rule-phases-about = As fases de um turno, em ordem, e as ações permitidas em cada uma.
dueling-nobles-rule-base-strength = Força básica
dueling-nobles-rule-base-strength-about = A força de um nobre em um duelo antes de somar qualquer coisa.
dueling-nobles-rule-stamina = Vigor
dueling-nobles-rule-stamina-about = Quantos ferimentos um nobre aguenta antes de cair.
dueling-nobles-rule-sells-per-turn = Vendas por turno
dueling-nobles-rule-sells-per-turn-about = Quantas vezes é permitido vender três cartas do mesmo naipe em um turno.
dueling-nobles-rule-taxes = Reis tributados por turno
dueling-nobles-rule-taxes-about = Se cada Rei pode ser tributado uma vez por turno ou só um deles.
dueling-nobles-rule-tax-may-vanquish = Tributo pode derrubar
dueling-nobles-rule-tax-may-vanquish-about = Se um tributo pode tirar o último ponto de vigor de um Rei.
dueling-nobles-rule-buys-per-turn = Investimentos por turno
dueling-nobles-rule-buys-per-turn-about = Quantas vezes é permitido investir em cartas de apoio em um turno.
dueling-nobles-rule-cards-per-purchase = Cartas por investimento
dueling-nobles-rule-cards-per-purchase-about = O máximo de cartas de apoio em cada investimento.
dueling-nobles-rule-recruits-per-turn = Recrutas por turno
dueling-nobles-rule-recruits-per-turn-about = Quantos nobres podem ser recrutados em um turno.
dueling-nobles-rule-recruit-cost = Preço de um recruta
dueling-nobles-rule-recruit-cost-about = Quantas moedas custa recrutar um nobre.
dueling-nobles-rule-weapons-per-turn = Armas novas por turno
dueling-nobles-rule-weapons-per-turn-about = Quantos nobres podem receber uma arma em um turno.
dueling-nobles-rule-weapon-moves-per-turn = Armas passadas por turno
dueling-nobles-rule-weapon-moves-per-turn-about = Quantas vezes uma arma pode passar de um nobre para outro em um turno.
dueling-nobles-rule-weapons-may-swap = Troca de armas
dueling-nobles-rule-weapons-may-swap-about = Se dois nobres armados podem trocar as armas entre si.
dueling-nobles-rule-spied-hand-stays-revealed = Mão espionada fica aberta
dueling-nobles-rule-spied-hand-stays-revealed-about = Se as cartas vistas ao espionar continuam viradas para cima.
dueling-nobles-rule-duels-per-turn = Duelos por turno
dueling-nobles-rule-duels-per-turn-about = Quantos duelos podem ser travados em um turno.
dueling-nobles-rule-deflect-cost = Preço do desvio
dueling-nobles-rule-deflect-cost-about = Quantas moedas quem defende paga para escolher outro nobre.
dueling-nobles-rule-queen-bonus = Bônus da Dama
dueling-nobles-rule-queen-bonus-about = A força que uma Dama ganha para cada outro nobre da corte dela.
dueling-nobles-rule-adrenaline = Adrenalina
dueling-nobles-rule-adrenaline-about = A força extra de uma carta de apoio do mesmo naipe do nobre.
dueling-nobles-rule-victory = Momento da vitória
dueling-nobles-rule-victory-about = Quando perde quem fica sem nobres: na hora, ou só quando começaria o turno do oponente, de modo que ainda dá para recrutar.
dueling-nobles-rule-both-empty = Ambas as cortes vazias
dueling-nobles-rule-both-empty-about = Quem vence se um duelo deixar vazias as duas cortes.
dueling-nobles-rule-income-gold = Moedas de renda
dueling-nobles-rule-income-gold-about = Moedas recebidas no começo da fase de renda.
dueling-nobles-rule-sale-gold = Moedas por venda
dueling-nobles-rule-sale-gold-about = Moedas por três cartas de apoio do mesmo naipe.
dueling-nobles-rule-win-gold = Moedas por duelo
dueling-nobles-rule-win-gold-about = Moedas para quem vence um duelo.
dueling-nobles-rule-opening-nobles = Nobres iniciais
dueling-nobles-rule-opening-nobles-about = Com quantos nobres cada jogador começa.
dueling-nobles-rule-opening-hand = Mão inicial
dueling-nobles-rule-opening-hand-about = Com quantas cartas de apoio cada jogador começa.
dueling-nobles-rule-support-decks = Montes de apoio
dueling-nobles-rule-support-decks-about = Se os dois jogadores dividem um monte de apoio ou se cada um tem um monte de apoio e um descarte de um baralho próprio.

dueling-nobles-value-each-king = cada Rei uma vez
dueling-nobles-value-one-king = um só Rei
dueling-nobles-value-draw = empate
dueling-nobles-value-at-once = na hora
dueling-nobles-value-turn-start = no início de um turno
dueling-nobles-value-shared = um para os dois
dueling-nobles-value-each = um para cada um
dueling-nobles-value-attacker = vence quem ataca
dueling-nobles-value-defender = vence quem defende

## Actions

dueling-nobles-headline-next-phase = { $player } segue para a fase de { $phase }
dueling-nobles-headline-sell = { $player } vende { $cards }
dueling-nobles-headline-tax = { $player } tributa { $king }
dueling-nobles-headline-buy = { $count ->
    [one] { $player } investe em { $count } carta
   *[other] { $player } investe em { $count } cartas
}
dueling-nobles-headline-recruit = { $player } recruta { $noble }
dueling-nobles-headline-weapon = { $player } arma { $noble } com { $card }
dueling-nobles-headline-move-weapon = { $weapon ->
    [none] { $player } troca as armas de { $from } e { $to }
   *[other] { $player } passa { $weapon } de { $from } para { $to }
}
dueling-nobles-headline-heal = { $player } usa { $card } para curar { $noble }
dueling-nobles-headline-draw-three = { $player } usa { $card } para comprar três cartas
dueling-nobles-headline-recover = { $player } usa { $card } para resgatar { $take } do descarte
dueling-nobles-headline-spy = { $player } usa { $card } para espionar a mão de { $opponent }
dueling-nobles-headline-challenge = { $attacker } de { $player } desafia { $target } de { $opponent }
dueling-nobles-headline-deflect = { $player } desvia o desafio para { $target }
dueling-nobles-headline-roll = { $count ->
    [2] { $virtual ->
        [yes] { $player } tira { $first } e { $second } nos dados do app: { $total }
       *[no] { $player } tira { $first } e { $second }: { $total }
    }
   *[other] { $virtual ->
        [yes] { $player } tira { $first } no dado do app
       *[no] { $player } tira { $first }
    }
}
dueling-nobles-headline-support = { $cards ->
    [none] { $player } não joga carta de apoio
   *[other] { $player } joga { $cards }
}
dueling-nobles-begun-recruit = { $player } recruta o nobre de cima do monte de nobres
dueling-nobles-begun-spy = { $player } usa { $card } para espionar a sua mão
dueling-nobles-begun-roll = { $player } joga os dados
dueling-nobles-headline-adjust-gold = { $gold ->
    [0] Correção: { $player } não tem moedas
    [one] Correção: { $player } tem { $gold } moeda
   *[other] Correção: { $player } tem { $gold } moedas
}
dueling-nobles-headline-adjust-ability = { $used ->
    [yes] Correção: { $player } já usou { $suit } ({ $ability })
   *[no] Correção: { $player } não usou { $suit } ({ $ability })
}
dueling-nobles-headline-adjust-stamina = Correção: { $noble } tem { $stamina } de vigor
dueling-nobles-headline-adjust-weapon = { $weapon ->
    [none] Correção: { $noble } não tem arma
   *[other] Correção: { $noble } tem a arma { $weapon }
}
dueling-nobles-headline-adjust-support-deck = { $owner ->
    [none] { $support_deck ->
        [0] Correção: o monte de apoio está vazio
        [one] Correção: o monte de apoio tem { $support_deck } carta
       *[other] Correção: o monte de apoio tem { $support_deck } cartas
    }
   *[other] Correção: cartas no monte de apoio de { $owner }: { $support_deck }
}

## Consequences

dueling-nobles-then-courtyard = { $player } começa com { $nobles }.
dueling-nobles-event-phase-entered = Começa a fase de { $phase }.
dueling-nobles-event-gold-gained = { $player } ganha { $gold ->
    [one] { $gold } moeda
   *[other] { $gold } moedas
} { $gain ->
    [income] de renda.
    [sale] pelas cartas.
    [tax] com o tributo.
   *[duel] pelo duelo.
}
dueling-nobles-event-gold-paid = { $gold ->
    [one] { $player } paga { $gold } moeda.
   *[other] { $player } paga { $gold } moedas.
}
dueling-nobles-event-deck-refilled = { $owner ->
    [none] { $cards ->
        [one] Vire o descarte: a única carta dele agora é o monte de apoio.
       *[other] Embaralhe o descarte: as { $cards } cartas dele agora são o monte de apoio.
    }
   *[other] { $owner } embaralha o próprio descarte: ele agora é o novo monte de apoio.
}
dueling-nobles-event-noble-joined = { $noble } entra na corte de { $player } com { $stamina } de vigor.
dueling-nobles-event-noble-wounded = { $left ->
    [0] { $noble } de { $player } perde o último ponto de vigor.
   *[other] { $noble } de { $player } perde 1 de vigor e fica com { $left }.
}
dueling-nobles-event-noble-vanquished = { $goes-on ->
    [no] { $noble } de { $player } cai.
   *[yes] { $noble } de { $player } cai: embaralhe a carta no monte de nobres.
}
dueling-nobles-event-weapon-lost = A arma { $weapon } de { $noble } vai para o descarte.
dueling-nobles-event-noble-healed = { $noble } recupera 1 de vigor e agora tem { $now }.
dueling-nobles-event-recovered = { $card } agora está na mão de { $player }.
dueling-nobles-then-seen = Mão de { $player }: { $cards }.
dueling-nobles-then-seen-open = A mão de { $player } continua aberta: { $cards }.
dueling-nobles-then-seen-empty = A mão de { $player } está vazia.
dueling-nobles-event-duel-ended = { $verdict ->
    [tie] { $critical ->
        [yes] Ases dos dois lados: o duelo empata, sejam quais forem os totais ({ $total } a { $other }).
       *[no] O duelo empata em { $total } a { $total }.
    }
   *[other] { $critical ->
        [yes] Golpe crítico: { $noble } de { $player } vence o duelo, sejam quais forem os totais ({ $total } a { $other }).
       *[no] { $noble } de { $player } vence o duelo por { $total } a { $other }.
    }
}
dueling-nobles-then-duel-discards = { $owner ->
    [none] { $count ->
        [one] { $cards } vai para o descarte.
       *[other] { $cards } vão para o descarte.
    }
   *[other] { $owner } descarta { $cards }.
}
dueling-nobles-event-game-ended = { $outcome ->
    [draw] A partida termina empatada. Boa partida!
   *[won] { $winner } vence a partida. Boa partida, { $loser }!
}

## A duel’s terms

dueling-nobles-fighter = { $noble } ({ $player })
# Same as in English.
dueling-nobles-term-base = base
dueling-nobles-term-weapon = arma { $weapon }
dueling-nobles-term-inspiration = { $others ->
    [one] { $others } outro nobre
   *[other] { $others } outros nobres, { $each } cada
}
dueling-nobles-term-die = dado
dueling-nobles-term-card = { $card }
dueling-nobles-term-adrenaline = adrenalina { $card }
dueling-nobles-term-critical = golpe crítico { $card }

## Refusals

dueling-nobles-refusal-wrong-phase = { $when ->
    [later] { $count ->
        [one] Isto é da fase de { $phases }: primeiro, avance até ela. Agora é a fase de { $now }.
       *[other] Isto é das fases de { $phases }: primeiro, avance até uma delas. Agora é a fase de { $now }.
    }
    [past] { $count ->
        [one] Isto é da fase de { $phases }, que já passou: espere o próximo turno. Agora é a fase de { $now }.
       *[other] Isto é das fases de { $phases }, que já passaram: espere o próximo turno. Agora é a fase de { $now }.
    }
   *[never] Nestas regras, nenhuma fase permite isto.
}
dueling-nobles-refusal-bad-setup-count = { $needed ->
    [one] { $player } começa com { $needed } nobre, não { $got }.
   *[other] { $player } começa com { $needed } nobres, não { $got }.
}
dueling-nobles-refusal-bad-setup-not-nobles = { $count ->
    [one] { $cards } não é um nobre.
   *[other] { $cards } não são nobres.
}
dueling-nobles-refusal-bad-setup-duplicates = { $count ->
    [one] { $cards } aparece mais de uma vez.
   *[other] { $cards } aparecem mais de uma vez.
}
dueling-nobles-refusal-duel-in-progress = Termine o duelo primeiro.
dueling-nobles-refusal-no-duel = Não há nenhum duelo agora.
dueling-nobles-refusal-not-enough-gold = { $needs ->
    [one] Isto custa { $needs } moeda; { $payer } tem { $has }.
   *[other] Isto custa { $needs } moedas; { $payer } tem { $has }.
}
dueling-nobles-refusal-no-such-noble = { $card ->
    [none] { $player } não tem outro nobre para isto.
   *[other] { $where ->
        [other] { $card } está na corte de { $holder }, não na de { $player }.
        [nowhere] { $card } não está em nenhuma corte.
       *[unknown] { $card } não está na corte de { $player }.
    }
}
dueling-nobles-refusal-noble-in-play = { $noble } já está na corte de { $player }.
dueling-nobles-refusal-not-a-noble = { $card } não é um nobre: só Valetes, Damas e Reis são.
dueling-nobles-refusal-not-a-support-card = { $card } não é uma carta de apoio: elas vão do Ás ao 10.
dueling-nobles-refusal-not-a-weapon = { $card } não é uma arma: só um 2 ou um 3 pode ser.
dueling-nobles-refusal-noble-armed = { $noble ->
    [none] Todos os nobres que poderiam receber a arma já têm uma.
   *[other] { $noble } já tem uma arma: { $weapon }.
}
dueling-nobles-refusal-noble-unarmed = { $noble ->
    [none] Nenhum nobre de { $active } tem arma.
   *[other] { $noble } não tem arma.
}
dueling-nobles-refusal-same-noble = { $duel ->
    [yes] { $noble } já é o alvo do desafio; escolha outro nobre.
   *[no] { $noble } aparece duas vezes; escolha dois nobres diferentes.
}
dueling-nobles-refusal-not-a-king = { $card ->
    [none] { $active } não tem nenhum Rei para tributar.
   *[other] { $card } não é um Rei; só Reis podem ser tributados.
}
dueling-nobles-refusal-king-would-fall = { $king } só tem 1 de vigor, que um tributo não pode tirar.
dueling-nobles-refusal-already-taxed = { $king ->
    [none] Todos os Reis já foram tributados neste turno.
   *[other] { $king } já pagou tributo neste turno.
}
dueling-nobles-refusal-limit-reached = { $limit ->
    [0] Estas regras não permitem isto.
    [one] Isto só é permitido uma vez por turno.
   *[other] Isto só é permitido { $limit } vezes por turno.
}
dueling-nobles-refusal-wrong-count = { ORDER($min, $max) ->
    [equal] { $max ->
        [one] Aqui entra { $max } carta, não { $got }.
       *[other] Aqui entram { $max } cartas, não { $got }.
    }
   *[less] { $min ->
        [0] { $max ->
            [one] Aqui entra { $max } carta ou nenhuma, não { $got }.
           *[other] Aqui entram até { $max } cartas, não { $got }.
        }
       *[other] Aqui entram de { $min } a { $max } cartas, não { $got }.
    }
}
dueling-nobles-refusal-duplicate-card = { $card } aparece duas vezes.
dueling-nobles-refusal-not-same-suit = É preciso ter três cartas do mesmo naipe.
dueling-nobles-refusal-wrong-suit = Esta habilidade pede uma { $needed }, não { $card }.
dueling-nobles-refusal-card-elsewhere = { $card ->
    [none] Não há na mão nenhuma carta que sirva.
   *[other] { $card-location ->
        [discard] { $owner ->
            [none] { $support } está no descarte.
           *[other] { $support } está no descarte de { $owner }.
        }
        [under] { $support } está embaixo de { $noble }.
        [duel] { $support } já foi jogada neste duelo.
        [hand] { $support } está na mão de { $player }.
       *[outside] Todas as cartas na mão de { $player } são conhecidas, e { $support } não está entre elas.
    }
}
dueling-nobles-refusal-ability-used = { $active } já usou { $suit } ({ $ability }) nesta partida; cada habilidade só pode ser usada uma vez.
dueling-nobles-refusal-stamina-full = { $noble ->
    [none] Todos os nobres de { $active } estão com o vigor completo.
   *[other] { $noble } está com o vigor completo.
}
dueling-nobles-refusal-opponent-not-ahead = { $other } precisa ter mais nobres do que { $active }; no momento, { $opponent } contra { $own }.
dueling-nobles-refusal-discard-lacks-card = { $shared ->
    [yes] { $card ->
        [none] O descarte está vazio.
       *[other] { $card } não está no descarte.
    }
   *[no] { $card ->
        [none] O descarte de { $active } está vazio.
       *[other] { $card } não está no descarte de { $active }.
    }
}
dueling-nobles-refusal-deck-empty = { $left ->
    [0] Não há mais cartas de apoio para comprar.
    [one] Só resta 1 carta de apoio para comprar, e são necessárias { $needs }.
   *[other] Só restam { $left } cartas de apoio para comprar, e são necessárias { $needs }.
}
dueling-nobles-refusal-noble-deck-empty = Não há mais nobres no monte de nobres.
dueling-nobles-refusal-already-deflected = Um desafio só pode ser desviado uma vez.
dueling-nobles-refusal-dice-already-rolled = { $player } já rolou.
dueling-nobles-refusal-not-rolled = Primeiro { $player } precisa rolar.
dueling-nobles-refusal-wrong-dice = { $max ->
    [one] Este nobre rola um dado, de 1 a 6.
   *[other] Um Rei rola um ou dois dados, cada um de 1 a 6.
}
dueling-nobles-refusal-not-your-support = É a vez de { $turn } jogar cartas de apoio, se quiser.
dueling-nobles-refusal-bad-adjustment-gold = O número de moedas precisa ser de 0 a { $value }.
dueling-nobles-refusal-bad-adjustment-hand = Uma mão precisa ter de 0 a { $value } cartas.
dueling-nobles-refusal-bad-adjustment-support-deck = O monte de apoio precisa ter de 0 a { $value } cartas.
dueling-nobles-refusal-bad-adjustment-shared-deck = Os dois jogadores dividem o monte de apoio: a correção não pode indicar um jogador.
dueling-nobles-refusal-bad-adjustment-deck-of-each = Cada jogador tem o próprio monte de apoio: a correção precisa indicar um jogador.
dueling-nobles-refusal-bad-adjustment-stamina = O vigor de { $noble } precisa ser de 1 a { $value }.

## The table in a terminal

dueling-nobles-table-turn = Turno { $turn }: vez de { $player }, fase de { $phase }
dueling-nobles-table-side = { $player }: { $gold ->
    [0] sem moedas
    [one] { $gold } moeda
   *[other] { $gold } moedas
}, { $cards ->
    [0] sem cartas na mão
    [one] { $cards } carta na mão
   *[other] { $cards } cartas na mão
}
dueling-nobles-table-known = Na mão, conhecidas: { $cards }
dueling-nobles-table-ability = { $suit } { $ability }
dueling-nobles-table-abilities = Habilidades restantes: { $abilities }
dueling-nobles-table-noble = { $noble }  vigor { $stamina } de { $full }, força { $strength }
dueling-nobles-table-noble-armed = { $noble }  vigor { $stamina } de { $full }, força { $strength } com { $weapon }
dueling-nobles-table-courtyard-empty = Nenhum nobre
dueling-nobles-table-decks = Monte de apoio { $support }, monte de nobres { $nobles }
dueling-nobles-table-discard = Descarte, da carta mais antiga à mais nova: { $cards }
dueling-nobles-table-discard-empty = Descarte: vazio
dueling-nobles-table-missing = { $count ->
    [one] Falta { $count } carta de apoio nas contas.
   *[other] Faltam { $count } cartas de apoio nas contas.
}
dueling-nobles-table-surplus = { $count ->
    [one] Sobra { $count } carta de apoio nas contas.
   *[other] Sobram { $count } cartas de apoio nas contas.
}
dueling-nobles-table-duel = Duelo: { $attacker } contra { $defender }
dueling-nobles-table-to-roll = { $player } ainda precisa rolar.
dueling-nobles-table-to-support = Agora { $player } decide se joga cartas de apoio.
dueling-nobles-table-last-duel = Último duelo: { $attacker } { $total } contra { $defender } { $other }, { $outcome ->
    [attacker] venceu quem atacou
    [defender] venceu quem defendeu
   *[tie] empate
}

## The command line’s duel

dueling-nobles-calculator-attacker = quem ataca
dueling-nobles-calculator-defender = quem defende
dueling-nobles-calculator-title-attacker = { $noble } ataca
dueling-nobles-calculator-title-defender = { $noble } defende
dueling-nobles-calculator-attacker-wins = { $attacker } vence no ataque, por { $total } a { $other }.
dueling-nobles-calculator-defender-wins = { $defender } vence na defesa, por { $other } a { $total }.
dueling-nobles-calculator-undecided = Os dados decidirão quem vence.
dueling-nobles-calculator-tie = Empate em { $total } a { $other }: ambos os nobres perdem 1 de vigor.
dueling-nobles-calculator-attacker-critical = Golpe crítico: { $attacker } vence no ataque, sejam quais forem os totais.
dueling-nobles-calculator-defender-critical = Golpe crítico: { $defender } vence na defesa, sejam quais forem os totais.
dueling-nobles-calculator-aces = Ases dos dois lados: empate, sejam quais forem os totais.
dueling-nobles-calculator-without-dice = { $sides ->
    [attacker] Faltam os dados de quem ataca: o total não os inclui.
    [defender] Faltam os dados de quem defende: o total não os inclui.
   *[both] Faltam os dados: os totais não os incluem.
}
dueling-nobles-calculator-no-hands = Para ver as chances com cartas, informe quantas cartas tem na mão quem ainda vai jogar: --attacker-hand e --defender-hand.
dueling-nobles-calculator-too-many-nobles = São apenas 12 nobres.

## Chances and luck

dueling-nobles-odds-dice = Só pelos dados: { $attacker } { $win }, empate { $tie }, { $defender } { $loss }.
dueling-nobles-odds-cards = Se cada lado jogar sua melhor carta: { $attacker } { $win }, empate { $tie }, { $defender } { $loss }.
dueling-nobles-odds-answer = { $ties ->
    [no] { $player } tem uma carta vencedora: { $win }.
   *[yes] { $player } tem uma carta vencedora: { $win }, só uma que empata: { $tie }.
}
dueling-nobles-odds-answer-wins = Estas venceriam: { $cards }.
dueling-nobles-odds-answer-ties = Estas empatariam: { $cards }.
dueling-nobles-odds-answer-pair = Nenhuma carta vence sozinha; são necessárias duas.
dueling-nobles-odds-missing = { $count ->
    [one] Sem chances com cartas: nas contas falta { $count } das 40 cartas de apoio.
   *[other] Sem chances com cartas: nas contas faltam { $count } das 40 cartas de apoio.
}
dueling-nobles-odds-surplus = { $count ->
    [one] Sem chances com cartas: nas contas sobra { $count } carta de apoio.
   *[other] Sem chances com cartas: nas contas sobram { $count } cartas de apoio.
}
dueling-nobles-odds-luck = Antes dos dados e sem cartas, a chance de { $player } era de { $expected }; um empate vale metade. Os dados { $dice ->
    [more] acrescentaram { $dice_points } { $dice_points ->
        [one] ponto
       *[other] pontos
    }
    [less] tiraram { $dice_points } { $dice_points ->
        [one] ponto
       *[other] pontos
    }
    [little] quase não influenciaram
   *[none] não mudaram nada
}, e as cartas e decisões { $cards ->
    [more] acrescentaram { $cards_points } { $cards_points ->
        [one] ponto
       *[other] pontos
    }
    [less] tiraram { $cards_points } { $cards_points ->
        [one] ponto
       *[other] pontos
    }
    [little] quase não influenciaram
   *[none] não mudaram nada
}: { $result ->
    [win] { $player } venceu.
    [loss] { $player } perdeu.
   *[tie] empate.
}
dueling-nobles-odds-line = { $attacker } { $win }, empate { $tie }, { $defender } { $loss }
dueling-nobles-outlook-certain = { $player } vence com certeza
dueling-nobles-outlook-tie = Vai dar empate
dueling-nobles-outlook-tie-likely = O mais provável é um empate
dueling-nobles-outlook-almost = { $player } vence quase com certeza
dueling-nobles-outlook-likely = { $player } deve vencer
dueling-nobles-outlook-better = { $player } tem mais chances
dueling-nobles-outlook-even = Está equilibrado
# Same as in English.
dueling-nobles-chances-show = Chances
dueling-nobles-chances-hide = Ocultar as chances
dueling-nobles-chances-pair = { $attacker } contra { $target }: { $outlook }.
dueling-nobles-chances-of-pair = Chances de { $attacker } contra { $target }: { $chance }
dueling-nobles-chances-about = Quando esta partida mostra as chances de um duelo.
dueling-nobles-chances-as-set = Como nas configurações ({ $when })
dueling-nobles-chances-course = Como foi o duelo
dueling-nobles-chances-up = Acima: melhor para { $player }
dueling-nobles-chances-down = Abaixo: melhor para { $player }
dueling-nobles-chances-no-duel = Esta jogada não faz parte de um duelo, por isso não tem chances de duelo.
dueling-nobles-chances-off = A curva de chances está desativada. Você pode ativar nas configurações.
dueling-nobles-chances-even = igual
dueling-nobles-chances-how-likely = A chance de { $attacker } vencer se cada lado jogar sua melhor carta. Toque em uma para ver detalhes.
dueling-nobles-chances-how-likely-dice = A chance de { $attacker } vencer só pelos dados. { $why }
dueling-nobles-chances-after = { $done }: { $sentence }
dueling-nobles-chances-course-told = Chances neste duelo: { $points }
dueling-nobles-needs-all = { $name } vence com qualquer carta
dueling-nobles-needs-win = { $name } vence com { $wins }
dueling-nobles-needs-win-tie = { $name } vence com { $wins } e empata com { $ties }
dueling-nobles-needs-win-two = { $name } vence com { $wins }, ou com duas cartas que somem pelo menos { $sum } com o bônus de { $suit }
dueling-nobles-needs-win-tie-two = { $name } vence com { $wins }, ou com duas cartas que somem pelo menos { $sum } com o bônus de { $suit }, e empata com { $ties }
dueling-nobles-needs-two = { $name } só vence com duas cartas que somem pelo menos { $sum } com o bônus de { $suit }
dueling-nobles-needs-two-tie = { $two ->
    [yes] { $sentence }; empata com duas que somem { $sum }
   *[no] { $sentence }; empata com duas cartas que somem { $sum } com o bônus de { $suit }
}
dueling-nobles-needs-tie = { $name } não vence com nenhuma carta; empata com { $ties }
dueling-nobles-needs-hopeless = Nenhuma carta ajuda { $name }
dueling-nobles-needs-no-ace = Há um Ás em jogo e não resta outro: nada salva { $name }
dueling-nobles-needs-first = Sem carta de { $other }: { $sentence }
dueling-nobles-needs-an-ace = um Ás
dueling-nobles-needs-range = { $first } a { $last }
dueling-nobles-needs-nothing = { $name } está na frente por { $lead }
dueling-nobles-needs-ace = Há um Ás em jogo: { $name } só empata com outro Ás
dueling-nobles-odds-no-pairs = Nenhum nobre pode duelar com outro agora.
dueling-nobles-odds-title = { $attacker } contra { $defender }, como se o desafio fosse agora
dueling-nobles-odds-attacker = Ataca
dueling-nobles-odds-target = Defende
dueling-nobles-odds-dice-win = Dados: vitória
dueling-nobles-odds-tie = empate
dueling-nobles-odds-loss = derrota
dueling-nobles-odds-cards-win = Melhores cartas: vitória
dueling-nobles-odds-note = Vitórias, empates e derrotas de quem ataca: só pelos dados, e se cada lado jogar sua melhor carta. Blefar, guardar cartas e desviar desafios não entram na conta.

## Statistics

dueling-nobles-count-duels = Duelos
dueling-nobles-count-attacker-won = Vitória do ataque
dueling-nobles-count-defender-won = Vitória da defesa
dueling-nobles-count-tied-duels = Empate
dueling-nobles-count-critical-attacks = Golpe crítico do ataque
dueling-nobles-count-critical-defences = Golpe crítico da defesa
dueling-nobles-count-deflected = Desviados
dueling-nobles-count-duels-note = { $count ->
    [one] { $count } duelo foi até o fim.
   *[other] { $count } duelos foram até o fim.
} Um empate não é vitória de ninguém.
dueling-nobles-count-nobles = Duelos por nobre
dueling-nobles-count-noble = Nobre
dueling-nobles-count-attacks = Ataques
dueling-nobles-count-defences = Defesas
dueling-nobles-count-won = vitórias
dueling-nobles-count-lost = derrotas
dueling-nobles-count-tied = empates
dueling-nobles-count-luck = Sorte nos duelos
dueling-nobles-count-luck-expected = Esperados
dueling-nobles-count-luck-dice = Sorte nos dados
dueling-nobles-count-luck-cards = Cartas e decisões
dueling-nobles-count-luck-won = Vencidos
dueling-nobles-count-luck-note = “Vencidos” é a soma de “Esperados”, da sorte nos dados e das cartas e decisões; um empate vale metade. “Esperados” é a soma das chances antes dos dados e sem cartas. A sorte nos dados é quanto eles mudaram essas chances, e as cartas e decisões são o resto.
dueling-nobles-count-luck-left-out = Só contam duelos que foram até o fim; um duelo desviado conta a partir do último alvo. A sorte na compra de cartas não é calculada.
dueling-nobles-person-duels = Duelos: { $duels }. Vencidos: { $won }, um empate vale meio; sem cartas, o esperado era { $expected } ({ $above }).
dueling-nobles-person-luck = Duelos vencidos ou perdidos pela sorte nos dados: { $dice }.
dueling-nobles-person-noble = Nobre mais escolhido: { $noble } (partidas: { $games }).
dueling-nobles-person-wins = Partidas vencidas derrotando nobres: { $fought }, por desistência do adversário: { $conceded }.
dueling-nobles-count-abilities = Habilidades
dueling-nobles-count-ability = Habilidade
dueling-nobles-count-turn-first = Primeiro turno
dueling-nobles-count-turn-median = Turno mediano
dueling-nobles-count-turn-last = Último turno
dueling-nobles-count-gold = Moedas no fim de cada turno
dueling-nobles-count-gold-first = Começou
dueling-nobles-count-gold-second = Jogou depois
dueling-nobles-count-gold-winner = Quem venceu
dueling-nobles-count-gold-loser = Quem perdeu
dueling-nobles-count-gold-note = Média de moedas nas partidas que chegaram ao turno.

## Results for other programs

dueling-nobles-tally-nobles-left = Nobres restantes
dueling-nobles-tally-duels-won = Duelos vencidos

## A first game

dueling-nobles-deal = Embaralhe os 12 Valetes, Damas e Reis. Dê 6 a cada jogador.
dueling-nobles-deal-each = Embaralhe os 12 Valetes, Damas e Reis de um dos baralhos e dê 6 a cada jogador. Os do outro não são usados.
dueling-nobles-deal-about = Eles são os nobres. Separe essas cartas do baralho primeiro; as outras 40 vêm depois.
dueling-nobles-keep = { $count ->
    [one] Cada jogador fica com { $count } deles, virado para cima. Toque nele aqui.
   *[other] Cada jogador fica com { $count } deles, virados para cima. Toque neles aqui.
}
dueling-nobles-keep-about = Eles são a sua corte e lutam nos seus duelos. Um Rei tem força { $king } e pode rolar dois dados, uma Dama tem { $queen } e ganha { $bonus } por nobre ao lado dela, um Valete tem { $jack } e pode jogar duas cartas. Uma mistura é um bom começo.
dueling-nobles-rest = { $count ->
    [0] Não sobra nenhum nobre.
    [one] Ponha o nobre que sobrou virado para baixo: é o monte de nobres.
   *[other] Embaralhe os { $count } que sobraram e ponha virados para baixo: são o monte de nobres.
}
dueling-nobles-rest-about = De lá vêm os novos nobres, e para lá voltam os que caem.
dueling-nobles-hand = { $count ->
    [0] Embaralhe as outras 40 cartas: são o monte de apoio. Nenhuma é distribuída.
    [one] Embaralhe as outras 40 cartas. Dê { $count } a cada jogador; o resto é o monte de apoio.
   *[other] Embaralhe as outras 40 cartas. Dê { $count } a cada jogador; o resto é o monte de apoio.
}
dueling-nobles-hand-each = { $count ->
    [0] Cada jogador embaralha as outras 40 cartas do próprio baralho: são o seu monte de apoio. Nenhuma é distribuída.
    [one] Cada jogador embaralha as outras 40 cartas do próprio baralho e pega { $count }; o resto é o seu monte de apoio.
   *[other] Cada jogador embaralha as outras 40 cartas do próprio baralho e pega { $count }; o resto é o seu monte de apoio.
}
dueling-nobles-hand-about = Não mostre sua mão. Com essas cartas você joga nos duelos, faz vendas, arma nobres ou usa habilidades.
dueling-nobles-hint-guide = O app controla moedas, vigor e armas e soma os duelos. As dicas explicam cada fase; as que você fechar não voltam.
dueling-nobles-needs = { $support_decks ->
    [each] Vocês só precisam de um baralho para cada um e dois dados.
   *[shared] Você só precisa de um baralho e dois dados.
}
dueling-nobles-hint-income = { $gold ->
    [0] Venda três cartas do mesmo naipe ou tribute um Rei, que paga com vigor.
    [one] Você já ganhou { $gold } moeda. Para ganhar mais, venda cartas ou tribute um Rei.
   *[other] Você já ganhou { $gold } moedas. Para ganhar mais, venda cartas ou tribute um Rei.
}
dueling-nobles-hint-reinforcements = Moedas pagam cartas de apoio, 1 por carta, ou um nobre, por { $recruit }.
dueling-nobles-hint-command = Um 2 ou um 3 embaixo de um nobre é uma arma. Cada naipe tem uma habilidade.
dueling-nobles-hint-hearts = um dos seus nobres recupera 1 de vigor.
dueling-nobles-hint-diamonds = se seu oponente tiver mais nobres.
dueling-nobles-hint-clubs = pegue uma carta do descarte.
dueling-nobles-hint-spades = veja a mão do oponente.
dueling-nobles-hint-duel = Toque no nobre que ataca e depois no alvo. O empate custa 1 de vigor aos dois.
dueling-nobles-hint-roll = Toque no que seus dados mostram ou deixe o app rolar. Um Rei pode rolar dois.
dueling-nobles-hint-support = Primeiro quem ataca pode jogar uma carta{ $adrenaline ->
    [0] .
   *[other] ; o naipe do nobre soma mais { $adrenaline }.
}
dueling-nobles-hint-answer = Agora quem defende pode jogar uma carta. Um Ás vence.

## The screens

dueling-nobles-bots-decks = As cartas de apoio de um bot ficam no app, que não tem como conhecer as de um monte na mesa. Por isso cada jogador tem um monte de apoio e um descarte próprios. Você distribui os nobres e joga os dados pelo bot.
dueling-nobles-setup-to-nobles = Escolher os nobres
dueling-nobles-setup-begin = Começar a partida
dueling-nobles-setup-nobles = Nobres iniciais
dueling-nobles-starter-about-dealer = Cada um rola dois dados. Quem tirar o menor total dá as cartas, e o outro começa. Toque nas faces dos seus dados.
dueling-nobles-starter-about-any = Vale qualquer jeito de decidir. Se for nos dados, quem tirar o maior total começa.
dueling-nobles-starter-die = { $pips ->
    [0] { $name }, dado { $die }: não rolado
   *[other] { $name }, dado { $die }: { $pips }
}
dueling-nobles-starter-tie = Os dois têm { $total }: empate, é preciso rolar de novo.
dueling-nobles-starter-starts = { $name } joga o primeiro turno
dueling-nobles-starter-missing = Role, ou toque em quem começa.
dueling-nobles-nobles-first = { $name } joga o primeiro turno.
dueling-nobles-nobles-picking = { $name } escolhe: { $count } de { $of }
dueling-nobles-nobles-picked = { $name } tem { $cards }.
dueling-nobles-nobles-dealt = { $name } recebe: { $count } de { $of }
dueling-nobles-nobles-kept = { $name } fica com { $cards }.
dueling-nobles-nobles-free = { $card }
dueling-nobles-nobles-taken = { $card }, { $name }
dueling-nobles-nobles-full = { $name } já tem todos os { $count } nobres; toque em um deles para devolver.
dueling-nobles-nobles-next = Agora { $next } escolhe. Para mudar os nobres de { $name }, toque em { $name } acima.
dueling-nobles-nobles-missing = { $count ->
    [one] Falta { $count } nobre.
   *[other] Faltam { $count } nobres.
}
dueling-nobles-menu-chances = Quando mostrar as chances
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
dueling-nobles-do-spy-named = Registrar a mão
dueling-nobles-do-tax-last = Tributar e perder { $card }
dueling-nobles-do-attack-with = Atacar com { $card }
dueling-nobles-do-attack = Desafiar { $card }
dueling-nobles-priced = { $gold ->
    [one] { $action } ({ $gold } moeda)
   *[other] { $action } ({ $gold } moedas)
}
dueling-nobles-do-deflect = { $gold ->
    [one] { $name } desvia ({ $gold } moeda)
   *[other] { $name } desvia ({ $gold } moedas)
}
dueling-nobles-do-deflect-to = Desviar para { $card }
dueling-nobles-do-concede = { $name } desiste
dueling-nobles-do-next-phase = { $phase } →
dueling-nobles-passing = { $count ->
    [one] Isto encerra a fase de { $phases }.
   *[other] Isto encerra estas fases: { $phases }.
}
dueling-nobles-do-describe = Sobre { $card }
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
dueling-nobles-ask-patient = Quem você cura com { $card }?
dueling-nobles-ask-recovered = Qual carta você pega com { $card }?
dueling-nobles-ask-from-pile = { $card } do descarte
dueling-nobles-ask-seen = { $count ->
    [0] { $name } não tem cartas.
    [one] A única carta de { $name }:
   *[other] As { $count } cartas de { $name }:
}
dueling-nobles-ask-seen-full = Todas as { $count } cartas já foram indicadas.
dueling-nobles-ask-seen-left = { $count ->
    [one] Falta indicar { $count } carta
   *[other] Falta indicar { $count } cartas
}
dueling-nobles-ask-seen-spent = { $card } acabou de ser descartada.
dueling-nobles-ask-attack-or-end = { $name }, toque no nobre que ataca ou termine o turno.
dueling-nobles-ask-attack-or-go-on = { $name }, toque no nobre que ataca ou continue.
dueling-nobles-ask-one-card = { $name }, jogue uma carta ou nenhuma.
dueling-nobles-ask-two-cards = Valete: { $name }, jogue até duas cartas.
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
dueling-nobles-fight-rolled = { $name } tirou { $pips }
dueling-nobles-fight-card-lies = { $card } em jogo
dueling-nobles-fight-total = { $name }: { $total }
dueling-nobles-fight-critical = golpe crítico
dueling-nobles-fight-roll = { $name } rola
dueling-nobles-fight-roll-two = Rei: { $name } rola um dado ou dois
dueling-nobles-fight-die-tumbles = O dado de { $name } está rolando
dueling-nobles-fight-die = { $name } tira { $pips }
dueling-nobles-fight-first-die = { $name }, primeiro dado { $pips }
dueling-nobles-fight-second-die = { $name }, segundo dado { $pips }
dueling-nobles-fight-one-die = { $name }, um só dado: { $pips }
dueling-nobles-fight-roll-virtual = Rolar por { $name }
dueling-nobles-fight-no-hand = { $name } não tem cartas na mão.
dueling-nobles-fight-no-card = { $name } não joga carta
dueling-nobles-fight-play = Jogar { $cards }
dueling-nobles-fight-play-none = Jogar
dueling-nobles-fight-choose-first = Escolha antes uma carta ou duas, ou não jogue nenhuma.
dueling-nobles-fight-won = { $name } vence o duelo
dueling-nobles-fight-tie = Empate
dueling-nobles-needs-picked = { $cards }: { $total } contra { $other }
dueling-nobles-needs-picked-ace = { $cards }: golpe crítico
dueling-nobles-needs-picked-aces = { $cards }: Ás contra Ás, empate
dueling-nobles-card-would-win = venceria
dueling-nobles-card-would-tie = empataria
dueling-nobles-correct-gold = Moedas de { $player }
dueling-nobles-correct-support-deck = { $owner ->
    [none] Cartas no monte de apoio
   *[other] Cartas no monte de apoio de { $owner }
}
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
dueling-nobles-keys-number = Pôr o dado neste número ou escolher a opção
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

## The rules for a player who does not know the game

dueling-nobles-rulebook-aim = Objetivo
    Este é um jogo para dois. Cada jogador tem uma corte de nobres, e os nobres de um lado travam duelos com os do outro.
    Você vence quando não restar nenhum nobre na corte do seu oponente.

dueling-nobles-rulebook-table = A mesa
    { $support_decks ->
        [each] É preciso ter dois baralhos de 52 cartas, sem curingas, um para cada jogador, e dois dados de seis faces. O app controla as moedas e o vigor, e também pode rolar os dados.
       *[shared] É preciso ter um baralho de 52 cartas, sem curingas, e dois dados de seis faces. O app controla as moedas e o vigor, e também pode rolar os dados.
    }
    { $support_decks ->
        [each] Os 12 Valetes, Damas e Reis de um dos baralhos são os nobres; os do outro não são usados. As outras 40 cartas de cada baralho, do Ás ao 10, são as cartas de apoio do seu jogador.
       *[shared] Os 12 Valetes, Damas e Reis são os nobres. As outras 40 cartas, do Ás ao 10, são as cartas de apoio.
    }
    Cada jogador tem uma corte de nobres virados para cima, algumas moedas e uma mão de cartas de apoio que o oponente não vê.
    { $support_decks ->
        [each] Os dois jogadores dividem o monte de nobres, virado para baixo. Cada um tem também o próprio monte de apoio, virado para baixo, e o próprio descarte, virado para cima.
       *[shared] Os dois jogadores dividem três pilhas: o monte de nobres e o monte de apoio ficam virados para baixo; o descarte fica virado para cima.
    }
    A força é quanto um nobre vale em um duelo. No começo, um Rei tem { $base_strength-king }, uma Dama, { $base_strength-queen }, e um Valete, { $base_strength-jack }.
    O vigor é o número de ferimentos que um nobre aguenta. Um Rei tem { $stamina-king }, uma Dama, { $stamina-queen }, e um Valete, { $stamina-jack }. Um nobre sem vigor cai e sai da corte.

dueling-nobles-rulebook-setup = Preparação
    { $opening_nobles ->
        [one] Embaralhe os nobres à parte e dê 6 a cada jogador. Cada um põe { $opening_nobles } deles na corte, virado para cima. O nobre começa com o vigor completo.
       *[other] Embaralhe os nobres à parte e dê 6 a cada jogador. Cada um põe { $opening_nobles } deles na corte, virados para cima. Eles começam com o vigor completo.
    }
    { $noble_deck ->
        [0] Não sobra nenhum nobre: o monte de nobres começa vazio.
        [one] Ponha à parte o nobre que sobrou. É o monte de nobres, com { $noble_deck } carta.
       *[other] Embaralhe os { $noble_deck } nobres que sobraram. Eles são o monte de nobres.
    }
    { $support_decks ->
        [each] { $opening_hand ->
            [0] Cada jogador embaralha as próprias cartas de apoio. Nenhuma é distribuída: todas as { $support_deck } são o seu monte de apoio.
            [one] Cada jogador embaralha as próprias cartas de apoio e pega { $opening_hand }. As { $support_deck } que sobram são o seu monte de apoio.
           *[other] Cada jogador embaralha as próprias cartas de apoio e pega { $opening_hand }. As { $support_deck } que sobram são o seu monte de apoio.
        }
       *[shared] { $opening_hand ->
            [0] Embaralhe as cartas de apoio. Nenhuma é distribuída: todas as { $support_deck } são o monte de apoio.
            [one] Embaralhe as cartas de apoio e dê { $opening_hand } a cada jogador. As { $support_deck } que sobram são o monte de apoio.
           *[other] Embaralhe as cartas de apoio e dê { $opening_hand } a cada jogador. As { $support_deck } que sobram são o monte de apoio.
        }
    }
    { $support_decks ->
        [each] Ninguém tem moedas ainda, e os dois descartes estão vazios.
       *[shared] Ninguém tem moedas ainda, e o descarte está vazio.
    { $edition ->
        [catsatcards] Cada jogador rola dois dados. Quem tirar o menor total dá as cartas; se der empate, os dois rolam de novo. O oponente de quem deu as cartas joga o primeiro turno. Em várias partidas seguidas, os jogadores se revezam para dar as cartas. As cartas são dadas uma a uma, viradas para baixo, começando pelo oponente de quem dá as cartas.
        [duelo] Vale qualquer jeito de decidir quem joga o primeiro turno. Por exemplo, cada um rola um dado, e quem tirar mais começa.
       *[original] Vale qualquer jeito de decidir quem joga o primeiro turno.
    }
    }

dueling-nobles-rulebook-turn = O turno
    { $phase_count ->
        [one] Os turnos se alternam. Um turno tem uma única fase: { $phases }.
       *[other] Os turnos se alternam. Um turno tem { $phase_count } fases, nesta ordem: { $phases }. Nunca se volta a uma fase que já passou.
    }
    Tudo em uma fase é opcional: faça na ordem que quiser, ou deixe de fazer. Você também pode terminar o turno antes da última fase.
    { $income ->
        [no] Nenhuma fase dá moedas por si só.
       *[other] {""}
    }
    { $left_out ->
        [none] {""}
       *[other] Estas regras deixam de fora: { $left_out }.
    }

## A phase: title, income and actions

dueling-nobles-rulebook-phase = Fase { $number }: { $phase }
dueling-nobles-rulebook-phase-empty = Não há nada para fazer nesta fase.
dueling-nobles-rulebook-phase-income = { $number ->
    [1] { $income_gold ->
        [one] Você ganha { $income_gold } moeda assim que esta fase começa.
       *[other] Você ganha { $income_gold } moedas assim que esta fase começa.
    }
   *[other] { $income_gold ->
        [one] Você ganha { $income_gold } moeda assim que esta fase começa, e também se terminar o turno antes dela.
       *[other] Você ganha { $income_gold } moedas assim que esta fase começa, e também se terminar o turno antes dela.
    }
}
dueling-nobles-rulebook-never = { $action }: estas regras não permitem.
dueling-nobles-rulebook-often = { $limit ->
    [none] Você pode fazer isso quantas vezes quiser em um turno.
    [one] Você pode fazer isso uma vez por turno.
   *[other] Você pode fazer isso até { $limit } vezes por turno.
}
dueling-nobles-rulebook-sell = { $action }: Descarte da mão 3 cartas de apoio do mesmo naipe e ganhe { $sale_gold ->
    [one] { $sale_gold } moeda
   *[other] { $sale_gold } moedas
}. { $often }
dueling-nobles-rulebook-tax = { $action }: { $tax_may_vanquish ->
    [yes] Um dos seus Reis perde 1 de vigor, e você ganha 1 moeda. Pode ser o último ponto de vigor: nesse caso, o Rei cai.
   *[no] Um dos seus Reis perde 1 de vigor, e você ganha 1 moeda. Um Rei com apenas 1 de vigor não pode ser tributado.
} { $taxes ->
    [each-king] Você pode fazer isso uma vez por turno com cada um dos seus Reis.
   *[one-king] Você pode fazer isso uma vez por turno, com um só Rei.
}
dueling-nobles-rulebook-buy = { $action }: { $cards_per_purchase ->
    [one] Pague 1 moeda e compre 1 carta de apoio. É preciso haver alguma no monte de apoio ou no descarte.
   *[other] Escolha um número de cartas de apoio, no máximo { $cards_per_purchase }. Pague 1 moeda por cada uma, tudo antes de ver qualquer carta, e então compre as cartas. Você não pode comprar mais cartas do que há no monte de apoio e no descarte juntos.
} { $often }
dueling-nobles-rulebook-recruit = { $action }: Pague { $recruit_cost ->
    [one] { $recruit_cost } moeda
   *[other] { $recruit_cost } moedas
} e revele a carta do topo do monte de nobres. O nobre entra na sua corte com o vigor completo. É preciso haver um nobre no monte. { $often }
dueling-nobles-rulebook-weapon = { $action }: Ponha um 2 ou um 3 da sua mão embaixo de um dos seus nobres que ainda não tenha arma. { $often }
dueling-nobles-rulebook-move-weapon = { $action }: { $weapons_may_swap ->
    [yes] Pegue a arma de um dos seus nobres e dê a outro. Se este também tiver arma, os dois nobres trocam.
   *[no] Pegue a arma de um dos seus nobres e dê a outro que não tenha nenhuma.
} { $often }
dueling-nobles-rulebook-heal = { $action }: Descarte uma carta de copas (♥). Um dos seus nobres que tenha perdido vigor recupera 1. Você pode fazer isso uma vez na partida inteira.
dueling-nobles-rulebook-draw-three = { $action }: Descarte uma carta de ouros (♦) e compre 3 cartas de apoio, ou todas as que restarem, se forem menos. Para isso, seu oponente precisa ter mais nobres na corte do que você. Você pode fazer isso uma vez na partida inteira.
dueling-nobles-rulebook-recover = { $support_decks ->
    [each] { $action }: Descarte uma carta de paus (♣) e pegue do seu descarte a carta que quiser, menos essa mesma carta de paus. O descarte não pode estar vazio antes disso. Você pode fazer isso uma vez na partida inteira.
   *[shared] { $action }: Descarte uma carta de paus (♣) e pegue do descarte a carta que quiser, menos essa mesma carta de paus. O descarte não pode estar vazio antes disso. Você pode fazer isso uma vez na partida inteira.
}
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] Descarte uma carta de espadas (♠). Seu oponente põe as cartas da mão na mesa, viradas para cima, e elas continuam assim. As cartas compradas depois voltam a ser secretas.
   *[no] Descarte uma carta de espadas (♠) e veja todas as cartas da mão do seu oponente. Depois elas voltam a ser secretas.
} Você pode fazer isso uma vez na partida inteira.
dueling-nobles-rulebook-challenge = { $action }: Escolha um dos seus nobres para atacar e um do seu oponente como alvo. Eles travam um duelo, passo a passo, como descrito abaixo. { $often }

## After the phases

dueling-nobles-rulebook-duel = O duelo
    Desviar: antes de rolar os dados, quem defende pode pagar { $deflect_cost ->
        [one] { $deflect_cost } moeda
       *[other] { $deflect_cost } moedas
    } e escolher outro nobre da mesma corte como alvo. Isso só pode ser feito uma vez em cada duelo.
    Força: cada lado conta a força do seu nobre, { $base_strength-king } para um Rei, { $base_strength-queen } para uma Dama e { $base_strength-jack } para um Valete. Uma arma soma seu número, 2 ou 3.
    Inspiração: uma Dama soma mais { $queen_bonus } para cada outro nobre que estiver na corte dela nesse momento.
    Dados: cada jogador rola um dado e soma o resultado. Com um Rei, você pode rolar dois dados e somar ambos. Tanto faz quem rola primeiro.
    Apoio: agora cada jogador pode jogar da mão uma carta de apoio e somar o número dela. Com um Valete, você pode jogar duas, ambas ao mesmo tempo. Quem ataca joga primeiro, ou passa; depois, quem defende. Um 2 ou um 3 também pode ser jogado aqui.
    Adrenalina: uma carta de apoio do mesmo naipe do nobre soma mais { $adrenaline }. Se um Valete jogar duas cartas assim, vale para as duas.
    Golpe crítico: um Ás não soma número nem adrenalina, mas quem joga um Ás vence o duelo, sejam quais forem os totais. Se os dois jogadores jogarem um Ás, há empate. Um Ás pode ser uma das duas cartas de um Valete.
    Vitória: sem nenhum Ás, vence o maior total. Quem vence ganha { $win_gold ->
        [one] { $win_gold } moeda
       *[other] { $win_gold } moedas
    }, e o nobre que perdeu o duelo perde 1 de vigor.
    Empate: ambos os nobres perdem 1 de vigor, e ninguém ganha moedas.
    Depois do duelo: as cartas de apoio jogadas vão para o descarte, primeiro as de quem atacou. Em seguida, um nobre sem vigor cai: sua arma vai para o descarte, e o nobre é embaralhado no monte de nobres.

dueling-nobles-rulebook-abilities = As quatro habilidades
    Cada naipe tem uma habilidade: { $abilities }. Cada jogador pode usar cada uma das quatro uma vez por partida.
    Para usar uma delas, descarte da mão uma carta de apoio do naipe. Qualquer carta do naipe serve, até um Ás: o número não importa. Você pode usar várias habilidades no mesmo turno.

dueling-nobles-rulebook-abilities-some = Habilidades
    Nestas regras existem: { $abilities }. Cada jogador pode usar cada uma delas uma vez por partida.
    Para usar uma delas, descarte da mão uma carta de apoio do naipe. Qualquer carta do naipe serve, até um Ás: o número não importa. Você pode usar várias habilidades no mesmo turno.

dueling-nobles-rulebook-weapons = Armas
    Um 2 ou um 3 embaixo de um nobre é a arma dele. Ela soma 2 ou 3 à força do nobre em todos os duelos. O naipe não importa.
    Um nobre tem no máximo uma arma. Quando o nobre cai, a arma vai para o descarte.

dueling-nobles-rulebook-decks = Montes e embaralhamento
    { $support_decks ->
        [each] Compre as cartas de apoio uma a uma, do seu próprio monte. Quando ele acabar, embaralhe o seu descarte: ele é o seu novo monte de apoio, e você continua comprando. Se o seu descarte também estiver vazio, você não compra mais.
       *[shared] Compre as cartas de apoio uma a uma. Quando o monte de apoio acabar, embaralhe o descarte: ele é o novo monte de apoio, e você continua comprando. Se o descarte também estiver vazio, você não compra mais.
    }
    { $support_decks ->
        [each] Se a sua última compra esvaziar o seu monte de apoio, embaralhe o seu descarte na hora. As suas cartas e armas vão para o seu próprio descarte. Os dois jogadores podem ter a mesma carta na mão.
       *[shared] Se a sua última compra esvaziar o monte de apoio, embaralhe o descarte na hora.
    }
    Um nobre que cai é embaralhado no monte de nobres e pode ser recrutado de novo, por qualquer jogador. Enquanto o monte de nobres estiver vazio, ninguém pode recrutar.

dueling-nobles-rulebook-end = Fim da partida
    { $victory ->
        [turn-start] Se uma corte ficar vazia, a partida continua por enquanto: no próprio turno ainda dá para recrutar. Se estiver vazia quando começaria o turno do oponente, ele vence, mesmo que a corte dele também esteja vazia.
       *[at-once]
            Se a sua corte ficar vazia, você perde, e seu oponente vence.
            { $tax_may_vanquish ->
                [yes] Isso também vale se o seu último nobre for um Rei que cai por causa de um tributo.
               *[other] {""}
            }
            { $both_empty ->
                [attacker] Se um duelo esvaziar as duas cortes, vence quem atacou.
                [defender] Se um duelo esvaziar as duas cortes, vence quem defendeu.
               *[draw] Se um duelo esvaziar as duas cortes, a partida termina empatada.
            }
    }
    Você pode desistir a qualquer momento; nesse caso, seu oponente vence.
