# The rules of Dueling Nobles for a player who does not know the game.

dueling-nobles-rulebook-aim = Objetivo
    Este é um jogo para dois. Cada jogador tem uma corte de nobres, e os nobres de um lado travam duelos com os do outro.
    Você vence quando não restar nenhum nobre na corte do seu oponente.

dueling-nobles-rulebook-table = A mesa
    É preciso ter um baralho de 52 cartas, sem curingas, e dois dados de seis faces. O app controla as moedas e o vigor, e também pode rolar os dados.
    Os 12 Valetes, Damas e Reis são os nobres. As outras 40 cartas, do Ás ao 10, são as cartas de apoio.
    Cada jogador tem uma corte de nobres virados para cima, algumas moedas e uma mão de cartas de apoio que o oponente não vê.
    Os dois jogadores dividem três pilhas: o monte de nobres e o monte de apoio ficam virados para baixo; o descarte fica virado para cima.
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
    { $opening_hand ->
        [0] Embaralhe as cartas de apoio. Nenhuma é distribuída: todas as { $support_deck } são o monte de apoio.
        [one] Embaralhe as cartas de apoio e dê { $opening_hand } a cada jogador. As { $support_deck } que sobram são o monte de apoio.
       *[other] Embaralhe as cartas de apoio e dê { $opening_hand } a cada jogador. As { $support_deck } que sobram são o monte de apoio.
    }
    Ninguém tem moedas ainda, e o descarte está vazio.
    { $edition ->
        [catsatcards] Cada jogador rola dois dados. Quem tirar o menor total dá as cartas; se der empate, os dois rolam de novo. O oponente de quem deu as cartas joga o primeiro turno. Em várias partidas seguidas, os jogadores se revezam para dar as cartas.
        [duelo] Vale qualquer jeito de decidir quem joga o primeiro turno. Por exemplo, cada um rola um dado, e quem tirar mais começa.
       *[original] Vale qualquer jeito de decidir quem joga o primeiro turno.
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
dueling-nobles-rulebook-recover = { $action }: Descarte uma carta de paus (♣) e pegue do descarte a carta que quiser, menos essa mesma carta de paus. O descarte não pode estar vazio antes disso. Você pode fazer isso uma vez na partida inteira.
dueling-nobles-rulebook-spy = { $action }: { $spied_hand_stays_revealed ->
    [yes] Descarte uma carta de espadas (♠). Seu oponente põe as cartas da mão na mesa, viradas para cima, e elas continuam assim. As cartas compradas depois voltam a ser secretas.
   *[no] Descarte uma carta de espadas (♠) e veja todas as cartas da mão do seu oponente. Depois elas voltam a ser secretas.
} Você pode fazer isso uma vez na partida inteira.
dueling-nobles-rulebook-challenge = { $action }: Escolha um dos seus nobres para atacar e um do seu oponente como alvo. Eles travam um duelo, passo a passo, como descrito abaixo. { $often }

## After the phases.

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

dueling-nobles-rulebook-weapons = Armas
    Um 2 ou um 3 embaixo de um nobre é a arma dele. Ela soma 2 ou 3 à força do nobre em todos os duelos. O naipe não importa.
    Um nobre tem no máximo uma arma. Quando o nobre cai, a arma vai para o descarte.

dueling-nobles-rulebook-decks = Montes e embaralhamento
    Compre as cartas de apoio uma a uma. Quando o monte de apoio acabar, embaralhe o descarte: ele é o novo monte de apoio, e você continua comprando. Se o descarte também estiver vazio, você não compra mais.
    Se a sua última compra esvaziar o monte de apoio, embaralhe o descarte na hora.
    Um nobre que cai é embaralhado no monte de nobres e pode ser recrutado de novo, por qualquer jogador. Enquanto o monte de nobres estiver vazio, ninguém pode recrutar.

dueling-nobles-rulebook-end = Fim da partida
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
    Você pode desistir a qualquer momento; nesse caso, seu oponente vence.
