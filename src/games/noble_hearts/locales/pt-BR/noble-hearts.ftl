# Noble Hearts: names, rules, actions, consequences and refusals.

# Same as in English.
noble-hearts = Noble Hearts
noble-hearts-gauge = Favor de Lady Isabelle

## Editions

noble-hearts-edition-base = Jogo base
noble-hearts-edition-base-about = Dois nobres duelam com espadas dentro da caixa do jogo, até um deles levar um golpe.
noble-hearts-edition-skills-and-roses = Destreza e rosas
noble-hearts-edition-skills-and-roses-about = Com a expansão: cartas especiais, rosas e as cartas de charme e de destreza.

## Kinds of action

noble-hearts-kind-setup = Preparar a mesa
noble-hearts-kind-attack = Ataque
noble-hearts-kind-charge = Investida
noble-hearts-kind-block = Bloqueio
noble-hearts-kind-retreat = Recuo
noble-hearts-kind-jump-up = Salto para cima
noble-hearts-kind-jump-down = Salto para baixo
noble-hearts-kind-move = Movimento
noble-hearts-kind-pass = Ceder a iniciativa
noble-hearts-kind-hit = Levar o golpe
noble-hearts-kind-long-jump = Salto longo
noble-hearts-kind-side-step = Passo lateral
noble-hearts-kind-berserk = Fúria
noble-hearts-kind-saltomortale = Salto mortal
noble-hearts-kind-feint = Finta
noble-hearts-kind-combination = Combinação
noble-hearts-kind-quick-block = Bloqueio rápido
noble-hearts-kind-collect-rose = Recolher uma rosa
noble-hearts-kind-turn-up = Desvirar uma carta
noble-hearts-kind-choose-special = Pegar uma carta especial
noble-hearts-kind-concede = Desistir

noble-hearts-kind-attack-about = Golpeie com uma carta o oponente à sua frente.
noble-hearts-kind-charge-about = Mova-se até o oponente com mais movimento do que precisa, ou salte, e golpeie.
noble-hearts-kind-block-about = Responda a um golpe na mesma área com uma carta que tenha pelo menos a mesma força.
noble-hearts-kind-retreat-about = Descarte qualquer carta e recue um espaço.
noble-hearts-kind-jump-up-about = Salte para um lugar mais alto com movimentos que somem { $up } ou mais.
noble-hearts-kind-jump-down-about = Salte para um lugar mais baixo; não custa nenhuma carta.
noble-hearts-kind-move-about = Jogue uma carta e mova-se quantos espaços ela indicar.
noble-hearts-kind-pass-about = Ceda a iniciativa que você poderia manter.
noble-hearts-kind-hit-about = Você não se esquiva: leva o golpe, e a partida termina.
noble-hearts-kind-long-jump-about = { $count ->
    [one] Dê um salto longo com { $count } ou mais cartas, com movimentos que somem { $far } ou mais.
   *[other] Dê um salto longo com { $count } ou mais cartas, com movimentos que somem { $far } ou mais.
}
noble-hearts-kind-side-step-about = Dê um passo para o lado com { $side } cartas da mesma força.
noble-hearts-kind-berserk-about = Golpeie com { $berserk } cartas da mesma área e some as forças.
noble-hearts-kind-saltomortale-about = Com { $salto } cartas da mesma área, salte para o espaço atrás de quem ataca.
noble-hearts-kind-feint-about = Golpeie com uma carta na área que você quiser.
noble-hearts-kind-combination-about = Golpeie várias vezes seguidas: é preciso responder a cada golpe.
noble-hearts-kind-quick-block-about = Responda a um golpe com uma carta de qualquer área que tenha pelo menos a mesma força.
noble-hearts-kind-collect-rose-about = Recolha para Lady Isabelle uma rosa do seu espaço ou de um espaço ao lado.
noble-hearts-kind-turn-up-about = Vire para cima de novo uma das suas cartas especiais.
noble-hearts-kind-choose-special-about = Pegue uma carta especial da pilha, ou recuse.
noble-hearts-kind-concede-about = O outro jogador vence a partida.

## The four numbers of a card

noble-hearts-print-fight = força
noble-hearts-print-area = área
noble-hearts-print-move = movimento
noble-hearts-print-redraw = compra
noble-hearts-unknown = ?
noble-hearts-area-named = “{ $name }”
noble-hearts-area-is = { $area }: { $name }
noble-hearts-stroke = { $fight } na área { $area }

## House rules

noble-hearts-group-cards = Cartas
noble-hearts-group-turn = Iniciativa e esquivas
noble-hearts-group-movement = Movimentos e saltos
noble-hearts-group-specials = Cartas especiais
noble-hearts-group-tracks = Rosas, charme e destreza

noble-hearts-rule-deck-cards = Cartas de um baralho
noble-hearts-rule-deck-cards-about = Quantas cartas de ação cada jogador tem.
noble-hearts-rule-opening-hand = Mão inicial
noble-hearts-rule-opening-hand-about = Com quantas cartas cada jogador começa.
noble-hearts-rule-areas = Áreas do corpo
noble-hearts-rule-areas-about = Quantas áreas uma carta pode golpear.
noble-hearts-rule-fight-most = Força máxima
noble-hearts-rule-fight-most-about = Uma força maior é recusada como erro de digitação.
noble-hearts-rule-move-most = Movimento máximo
noble-hearts-rule-move-most-about = Um movimento maior é recusado como erro de digitação.
noble-hearts-rule-redraw-most = Compra máxima
noble-hearts-rule-redraw-most-about = Uma compra maior é recusada como erro de digitação.
noble-hearts-rule-reshuffle = Embaralhar de novo
noble-hearts-rule-reshuffle-about = Quando um descarte é embaralhado para formar um novo monte.
noble-hearts-rule-redraw-tie = Cartas iguais
noble-hearts-rule-redraw-tie-about = Se várias cartas têm a maior força, qual delas define quantas cartas são compradas.
noble-hearts-rule-keeps-initiative = Mantêm a iniciativa
noble-hearts-rule-keeps-initiative-about = As ações depois das quais o jogador age de novo.
noble-hearts-rule-evades = Esquivas
noble-hearts-rule-evades-about = As ações que servem de esquiva contra um ataque, além dos dois bloqueios.
noble-hearts-rule-only-when-attacked = Só contra um ataque
noble-hearts-rule-only-when-attacked-about = As ações que só são permitidas contra um ataque, além dos dois bloqueios.
noble-hearts-rule-refills = Compra de cartas
noble-hearts-rule-refills-about = As ações que permitem comprar cartas.
noble-hearts-rule-pass = Ceder a iniciativa
noble-hearts-rule-pass-about = Quando é permitido ceder a iniciativa sem fazer nada.
noble-hearts-rule-charge-move-cards = Cartas de movimento da investida
noble-hearts-rule-charge-move-cards-about = O máximo de cartas de movimento em uma investida sem salto para cima nem salto longo.
noble-hearts-rule-charge-move = Movimento da investida
noble-hearts-rule-charge-move-about = O movimento mínimo de uma investida sem salto.
noble-hearts-rule-jump-up-move = Movimento do salto para cima
noble-hearts-rule-jump-up-move-about = A soma mínima dos movimentos das cartas de um salto para cima.
noble-hearts-rule-charge-jump-up-move = Investida com salto para cima
noble-hearts-rule-charge-jump-up-move-about = A soma mínima dos movimentos das cartas do salto.
noble-hearts-rule-charge-jump-down-move = Investida com salto para baixo
noble-hearts-rule-charge-jump-down-move-about = O movimento mínimo da carta do salto.
noble-hearts-rule-long-jump-cards = Cartas do salto longo
noble-hearts-rule-long-jump-cards-about = O mínimo de cartas de um salto longo, também em uma investida.
noble-hearts-rule-long-jump-move = Movimento do salto longo
noble-hearts-rule-long-jump-move-about = A soma mínima dos movimentos das cartas de um salto longo.
noble-hearts-rule-charge-long-jump-move = Investida com salto longo
noble-hearts-rule-charge-long-jump-move-about = A soma mínima dos movimentos das cartas do salto.
noble-hearts-rule-charge-long-jump-refills = Compra na investida com salto longo
noble-hearts-rule-charge-long-jump-refills-about = Se o ataque de uma investida assim permite comprar cartas.
noble-hearts-rule-side-step-cards = Cartas do passo lateral
noble-hearts-rule-side-step-cards-about = Quantas cartas da mesma força são necessárias.
noble-hearts-rule-berserk-cards = Cartas da fúria
noble-hearts-rule-berserk-cards-about = Quantas cartas da mesma área são necessárias.
noble-hearts-rule-saltomortale-cards = Cartas do salto mortal
noble-hearts-rule-saltomortale-cards-about = Quantas cartas da mesma área são necessárias.
noble-hearts-rule-charge-with = Cartas especiais na investida
noble-hearts-rule-charge-with-about = As cartas especiais que o ataque de uma investida pode usar.
noble-hearts-rule-turned-down = Viradas para baixo após o uso
noble-hearts-rule-turned-down-about = As cartas especiais que precisam ser viradas para cima depois de cada uso.
noble-hearts-rule-special-cards = Cartas especiais
noble-hearts-rule-special-cards-about = Quantas cartas especiais há na caixa; sem a expansão, nenhuma.
noble-hearts-rule-opening-specials = Cartas especiais iniciais
noble-hearts-rule-opening-specials-about = Com quantas cartas especiais cada jogador começa: no máximo metade de todas.
noble-hearts-rule-special-copies = Cópias
noble-hearts-rule-special-copies-about = Quantas cartas especiais de cada tipo pode haver.
noble-hearts-rule-roses = Rosas
noble-hearts-rule-roses-about = Quantas rosas há na caixa; sem a expansão, nenhuma.
noble-hearts-rule-charm-spots = Casas até o coração
noble-hearts-rule-charm-spots-about = A distância de cada coração ao centro da carta de charme; 0 significa jogar sem a carta.
noble-hearts-rule-skill-spots = Casas até a espada
noble-hearts-rule-skill-spots-about = A distância de cada espada ao centro da carta de destreza; 0 significa jogar sem a carta.
noble-hearts-rule-rose-charm = Charme de uma rosa
noble-hearts-rule-rose-charm-about = Quantas casas Lady Isabelle avança com uma rosa.
noble-hearts-rule-retreat-charm = Charme de um recuo
noble-hearts-rule-retreat-charm-about = Quantas casas Lady Isabelle avança na direção de quem ataca quando o recuo é fraco.
noble-hearts-rule-berserk-charm = Charme da fúria
noble-hearts-rule-berserk-charm-about = Quantas casas Lady Isabelle avança na direção do oponente com uma fúria.
noble-hearts-rule-retreat-skill = Destreza de um recuo
noble-hearts-rule-retreat-skill-about = Quantas casas o marcador de destreza avança na direção de quem ataca com um recuo.
noble-hearts-rule-saltomortale-skill = Destreza do salto mortal
noble-hearts-rule-saltomortale-skill-about = Quantas casas o marcador de destreza avança na direção de quem salta.
noble-hearts-rule-charm-half = Recuo fraco
noble-hearts-rule-charm-half-about = Quando a carta de um recuo faz Lady Isabelle avançar na direção de quem ataca.
noble-hearts-rule-berserk-may-lose = Fúria pode custar a partida
noble-hearts-rule-berserk-may-lose-about = Se uma fúria pode levar Lady Isabelle até o coração do oponente.

noble-hearts-value-at-once = assim que o monte acaba
noble-hearts-value-when-drawing = quando é preciso comprar uma carta
noble-hearts-value-most = a que compra mais
noble-hearts-value-least = a que compra menos
noble-hearts-value-after-keeping = depois de uma ação que a mantém
noble-hearts-value-always = sempre
noble-hearts-value-never = nunca
noble-hearts-value-below = abaixo da metade do ataque
noble-hearts-value-at-most = metade do ataque ou menos

## Actions

noble-hearts-headline-setup = { $first } começa
noble-hearts-headline-attack = { $player } ataca: { $strokes }
noble-hearts-headline-charge = { $special ->
    [none] { $jump ->
        [up] { $player } salta para cima e faz uma investida: { $strokes }
        [down] { $player } salta para baixo e faz uma investida: { $strokes }
        [long] { $player } dá um salto longo e faz uma investida: { $strokes }
       *[none] { $player } faz uma investida: { $strokes }
    }
   *[other] { $jump ->
        [up] { $player } salta para cima e faz uma investida com { $special }: { $strokes }
        [down] { $player } salta para baixo e faz uma investida com { $special }: { $strokes }
        [long] { $player } dá um salto longo e faz uma investida com { $special }: { $strokes }
       *[none] { $player } faz uma investida com { $special }: { $strokes }
    }
}
noble-hearts-headline-block = { $player } bloqueia com { $fight }
noble-hearts-headline-retreat = { $fight ->
    [none] { $player } recua
   *[other] { $player } recua e descarta { $fight }
}
noble-hearts-headline-jump-up = { $player } salta para cima
noble-hearts-headline-jump-down = { $player } salta para baixo
noble-hearts-headline-move = { $player } se move
noble-hearts-headline-pass = { $player } cede a iniciativa
noble-hearts-headline-hit = { $player } não se esquiva
noble-hearts-headline-long-jump = { $player } dá um salto longo
noble-hearts-headline-side-step = { $player } dá um passo lateral
noble-hearts-headline-berserk = { $player } ataca com fúria: { $strokes }
noble-hearts-headline-saltomortale = { $player } salta para o espaço atrás de { $opponent }
noble-hearts-headline-feint = { $player } faz uma finta: { $strokes }
noble-hearts-headline-combination = { $player } faz uma combinação: { $strokes }
noble-hearts-headline-quick-block = { $player } faz um bloqueio rápido com { $fight }
noble-hearts-headline-collect-rose = { $player } recolhe uma rosa
noble-hearts-headline-turn-up = { $player } desvira { $special }
noble-hearts-headline-choose-special = { $special ->
    [none] { $player } recusa uma carta especial
   *[other] { $player } pega { $special }
}
noble-hearts-headline-concede = { $player } desiste
noble-hearts-headline-adjust-hand = { $hand ->
    [0] Correção: { $player } não tem cartas na mão
    [one] Correção: { $player } tem { $hand } carta na mão
   *[other] Correção: { $player } tem { $hand } cartas na mão
}
noble-hearts-headline-adjust-discard = { $count ->
    [0] Correção: o descarte de { $player } está vazio
    [one] Correção: o descarte de { $player } tem { $count } carta
   *[other] Correção: o descarte de { $player } tem { $count } cartas
}
noble-hearts-headline-adjust-raised = { $raised ->
    [yes] Correção: o nobre de { $player } está no alto
   *[no] Correção: o nobre de { $player } está no chão
}
noble-hearts-headline-adjust-owns = { $owns ->
    [none] Correção: { $player } não tem cartas especiais
   *[other] Correção: { $player } tem { $specials }
}
noble-hearts-headline-adjust-initiative = Correção: { $initiative } tem a iniciativa
noble-hearts-headline-adjust-charm = Correção: Lady Isabelle está { $place }
noble-hearts-headline-adjust-skill = Correção: o marcador de destreza está { $place }
noble-hearts-headline-adjust-roses = { $roses ->
    [0] Correção: não há rosas no tabuleiro
    [one] Correção: há { $roses } rosa no tabuleiro
   *[other] Correção: há { $roses } rosas no tabuleiro
}

## Positions of markers

noble-hearts-place-centre = no centro
noble-hearts-place-towards = a { $spots } de { $most } casas do centro, na direção de { $player }

## Consequences

noble-hearts-then-specials = { $player } começa com { $specials }.
noble-hearts-then-roses = { $count ->
    [0] Não há rosas no tabuleiro.
    [one] Há { $count } rosa no tabuleiro.
   *[other] Há { $count } rosas no tabuleiro.
}
noble-hearts-event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } não compra nada: não há mais cartas.
       *[other] { $player } só compra { $cards } das { $wanted } cartas: não há mais.
    }
   *[equal] { $cards ->
        [one] { $player } compra { $cards } carta.
       *[other] { $player } compra { $cards } cartas.
    }
}
noble-hearts-event-deck-refilled = { $cards ->
    [one] { $player } vira o descarte: a única carta dele agora é o monte.
   *[other] { $player } embaralha o descarte: as { $cards } cartas dele agora são o monte.
}
noble-hearts-event-height-changed = { $raised ->
    [yes] O nobre de { $player } agora está no alto.
   *[no] O nobre de { $player } está de volta ao chão.
}
noble-hearts-event-special-turned = { $ready ->
    [yes] A carta { $special } de { $player } está de novo virada para cima.
   *[no] A carta { $special } de { $player } é virada para baixo.
}
noble-hearts-event-stroke-laid = { $player } precisa responder a um golpe de { $fight } na área { $area }.
noble-hearts-event-stroke-blocked = O golpe de { $fight } na área { $area } foi bloqueado.
noble-hearts-event-attack-ended = { $end ->
    [hit] O ataque de { $by } acerta.
    [concede] O ataque de { $by } fica sem resposta.
    [charm] O ataque de { $by } fica sem resposta.
   *[other] O ataque de { $by } teve resposta.
}
noble-hearts-event-rose-collected = { $left ->
    [0] Era a última rosa no tabuleiro.
    [one] Resta { $left } rosa no tabuleiro.
   *[other] Restam { $left } rosas no tabuleiro.
}
noble-hearts-event-charm-moved = { $spots ->
    [one] Lady Isabelle avança { $spots } casa na direção de { $towards }: { $place }.
   *[other] Lady Isabelle avança { $spots } casas na direção de { $towards }: { $place }.
}
noble-hearts-event-skill-moved = { $spots ->
    [one] O marcador de destreza avança { $spots } casa na direção de { $towards }: { $place }.
   *[other] O marcador de destreza avança { $spots } casas na direção de { $towards }: { $place }.
}
noble-hearts-event-sword-reached = O marcador de destreza chegou à espada de { $player }: ponha-o de volta no centro.
noble-hearts-event-choice-offered = { $player } pode pegar uma carta especial da pilha antes de a partida continuar.
noble-hearts-event-initiative-kept = { $player } mantém a iniciativa.
noble-hearts-event-turn-began = Turno { $turn }: { $player } tem a iniciativa.
noble-hearts-event-game-ended = { $by ->
    [hit] { $loser } leva o golpe. { $winner } vence a partida e conquista o coração de Lady Isabelle. Boa luta, { $loser }!
    [surrender] { $winner } vence a partida e conquista o coração de Lady Isabelle. Boa luta, { $loser }!
   *[charm] Lady Isabelle chegou ao coração de { $winner }: { $winner } vence a partida. Boa luta, { $loser }!
}

## Refusals

noble-hearts-refusal-not-set-up = Prepare a mesa primeiro.
noble-hearts-refusal-already-set-up = A mesa já está preparada.
noble-hearts-refusal-bad-setup-count = { $needed ->
    [0] Nestas regras, a partida começa sem cartas especiais; { $player } teria { $got }.
    [one] { $player } começa com { $needed } carta especial, não { $got }.
   *[other] { $player } começa com { $needed } cartas especiais, não { $got }.
}
noble-hearts-refusal-bad-setup-scarce = { $count ->
    [0] Na caixa não há nenhuma carta { $special }.
    [one] Na caixa só há { $count } carta { $special }.
   *[other] Na caixa só há { $count } cartas { $special }.
}
noble-hearts-refusal-bad-setup-roses = { $most ->
    [0] Estas regras não têm rosas.
   *[other] Diga quantas rosas ficam no tabuleiro: de 0 a { $most }.
}
noble-hearts-refusal-wrong-count = { $most ->
    [none] { $least ->
        [one] Aqui entra pelo menos { $least } carta, não { $got }.
       *[other] Aqui entram pelo menos { $least } cartas, não { $got }.
    }
   *[other] { ORDER($least, $most) ->
        [equal] { $most ->
            [one] Aqui entra { $most } carta, não { $got }.
           *[other] Aqui entram { $most } cartas, não { $got }.
        }
       *[less] Aqui entram de { $least } a { $most } cartas, não { $got }.
    }
}
noble-hearts-refusal-hand-too-small = { $has ->
    [0] { $player } não tem cartas na mão.
    [one] { $player } só tem { $has } carta na mão; são necessárias { $needs }.
   *[other] { $player } só tem { $has } cartas na mão; são necessárias { $needs }.
}
noble-hearts-refusal-ability-used = A carta { $special } está virada para baixo; vire-a para cima antes.
noble-hearts-refusal-attack-pending = { $kind ->
    [adjust] Durante um ataque, a iniciativa não pode ser corrigida.
   *[other] Responda ao ataque primeiro; isto não é uma esquiva.
}
noble-hearts-refusal-no-attack = Isto só é permitido contra um ataque, e não há nenhum agora.
noble-hearts-refusal-must-act = { $never ->
    [yes] Nestas regras, não se pode passar: quem tem a iniciativa age.
   *[no] Você só pode ceder a iniciativa depois de uma ação que a mantém.
}
noble-hearts-refusal-choice-pending = Antes disso, { $player } precisa pegar uma carta especial, ou recusar.
noble-hearts-refusal-no-choice = Ninguém pode escolher uma carta especial agora.
noble-hearts-refusal-not-in-play = { $in_charge ->
    [none] Estas regras não permitem isto.
   *[other] Nestas regras, { $in_charge } não entra em uma investida.
}
noble-hearts-refusal-bad-card = Nenhuma carta tem { $print } { $number }: o número precisa ser de { $least } a { $most }.
noble-hearts-refusal-card-incomplete = Aqui falta um número da carta: { $print }.
noble-hearts-refusal-wrong-area-missed = O golpe mira a área { $stroke }; uma carta da área { $card } não o bloqueia.
noble-hearts-refusal-wrong-area-unknown = A área { $area } não existe: as áreas vão de 1 a { $most }.
noble-hearts-refusal-too-weak = O golpe tem força { $stroke }; { $fight } é pouco para bloquear.
noble-hearts-refusal-no-such-stroke = Nenhum golpe com esse número espera resposta.
noble-hearts-refusal-too-little-movement = Os movimentos precisam somar { $needs }, não { $has }.
noble-hearts-refusal-not-same-area = As cartas precisam ter a mesma área.
noble-hearts-refusal-not-same-value = As cartas precisam ter a mesma força.
noble-hearts-refusal-not-raised = O nobre de { $player } está no chão.
noble-hearts-refusal-no-such-special = { $special ->
    [none] { $player } não tem nenhuma carta especial.
   *[other] { $player } não tem { $special }.
}
noble-hearts-refusal-special-ready = { $special ->
    [none] Nenhuma das cartas especiais está virada para baixo.
   *[other] A carta { $special } não está virada para baixo.
}
noble-hearts-refusal-special-gone = Não resta nenhuma carta { $special } na pilha.
noble-hearts-refusal-no-rose = Não resta nenhuma rosa no tabuleiro.
noble-hearts-refusal-bad-adjustment-hand = { $player } pode ter de 0 a { $most } cartas na mão: as outras estão em outro lugar.
noble-hearts-refusal-bad-adjustment-discard = O descarte de { $player } pode ter de 0 a { $most } cartas: as outras estão em outro lugar.
noble-hearts-refusal-bad-adjustment-owns = { $most ->
    [0] Não resta nenhuma carta { $special } para { $player }.
    [one] Só resta { $most } carta { $special } para { $player }.
   *[other] Só restam { $most } cartas { $special } para { $player }.
}
noble-hearts-refusal-bad-adjustment-owns-in-all = { $most ->
    [one] Só resta { $most } carta especial para { $player }.
   *[other] Só restam { $most } cartas especiais para { $player }.
}
noble-hearts-refusal-bad-adjustment-charm = { $most ->
    [0] Durante a partida, Lady Isabelle só pode estar no centro.
    [one] Durante a partida, Lady Isabelle pode estar no máximo a { $most } casa do centro.
   *[other] Durante a partida, Lady Isabelle pode estar no máximo a { $most } casas do centro.
}
noble-hearts-refusal-bad-adjustment-skill = { $most ->
    [0] O marcador de destreza só pode estar no centro.
    [one] O marcador de destreza pode estar no máximo a { $most } casa do centro.
   *[other] O marcador de destreza pode estar no máximo a { $most } casas do centro.
}
noble-hearts-refusal-bad-adjustment-roses = O tabuleiro pode ter de 0 a { $most } rosas: as outras já foram recolhidas.

## The table in lines

noble-hearts-table-setup = A mesa ainda não foi preparada.
noble-hearts-table-act = Turno { $turn }: { $player } tem a iniciativa.
noble-hearts-table-kept = Turno { $turn }: { $player } mantém a iniciativa e age de novo.
noble-hearts-table-evade = Turno { $turn }: { $player } precisa se esquivar.
noble-hearts-table-choose = Turno { $turn }: { $player } escolhe uma carta especial.
noble-hearts-table-over = Fim no turno { $turn }: { $result }
noble-hearts-table-side = { $raised ->
    [yes] { $player }, no alto: { $hand } na mão, { $deck } no monte, { $discard } no descarte
   *[no] { $player }, no chão: { $hand } na mão, { $deck } no monte, { $discard } no descarte
}
noble-hearts-table-special = { $special }
noble-hearts-table-special-down = { $special } (virada para baixo)
noble-hearts-table-specials = Cartas especiais: { $specials }
noble-hearts-table-roses-of = Rosas: { $count }
noble-hearts-table-stroke = { $player } precisa responder a um golpe de { $fight } na área { $area }
noble-hearts-table-stroke-blocked = Golpe de { $fight } na área { $area }: bloqueado
noble-hearts-table-charm = Lady Isabelle está { $place }.
noble-hearts-table-skill = O marcador de destreza está { $place }.
noble-hearts-table-roses = Rosas no tabuleiro: { $count }
noble-hearts-table-pile = Cartas especiais na pilha: { $count }

## Tallies and statistics

noble-hearts-tally-attacks = Ataques
noble-hearts-tally-blocks = Golpes bloqueados
noble-hearts-tally-roses = Rosas recolhidas
noble-hearts-ended-hit = Por um golpe
noble-hearts-ended-surrender = Por desistência
noble-hearts-ended-charm = Pelo coração de Lady Isabelle
noble-hearts-count-attacks = Ataques
noble-hearts-count-attack = Ataque
noble-hearts-count-made = Feitos
noble-hearts-count-blocked = Bloqueados
noble-hearts-count-evaded = Esquivados
noble-hearts-count-hits = Acertos
noble-hearts-count-areas = Bloqueios por área
noble-hearts-count-area = Área
noble-hearts-count-strokes = Golpes
noble-hearts-count-share = Proporção
noble-hearts-count-initiative = Iniciativa
noble-hearts-count-initiative-note = { $count ->
    [one] Depois de { $count } ação, a iniciativa foi mantida ou cedida.
   *[other] Depois de { $count } ações, a iniciativa foi mantida ou cedida.
}
noble-hearts-count-kept = Mantida: { $kind }
noble-hearts-count-handed-over = Cedida
noble-hearts-count-times = Vezes
noble-hearts-count-endings = Como as partidas terminam
noble-hearts-count-games = Partidas
noble-hearts-count-specials = Cartas especiais
noble-hearts-count-special = Carta especial
noble-hearts-count-uses = Usos
noble-hearts-count-length = Duração em turnos
noble-hearts-count-least = Menor
noble-hearts-count-median = Mediana
noble-hearts-count-mean = Média
noble-hearts-count-most = Maior

## A first game

noble-hearts-deal-about = Segure sua mão de um jeito que só você veja. Depois da maioria das ações, você compra tantas cartas quantas a carta jogada indicar; o app mostra o número.
noble-hearts-hint-guide = O app acompanha a iniciativa, compara golpe e bloqueio e diz quantas cartas comprar; você digita os números de cada carta jogada. As dicas dizem o que fazer; as que você fechar não voltam.
noble-hearts-needs = Você precisa da caixa de Noble Hearts, com um baralho de cartas de ação para cada jogador.
noble-hearts-hint-act = Depois da maioria das ações, a iniciativa passa para o outro jogador.
noble-hearts-hint-kept = Você mantém a iniciativa: faça qualquer ação ou ceda a iniciativa.
noble-hearts-hint-evade = Se não se esquivar, você leva o golpe e perde. Bloqueie com a mesma área.
