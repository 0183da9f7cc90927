# The messages of Noble Hearts.

# Same as in English.
noble-hearts-title = Noble Hearts
noble-hearts-gauge = Favor de Lady Isabelle

## Editions

noble-hearts-edition-base = Jogo base
noble-hearts-edition-base-about = Dois nobres duelam com espadas dentro da caixa do jogo, até um deles levar um golpe.
noble-hearts-edition-skills-and-roses = Destreza e rosas
noble-hearts-edition-skills-and-roses-about = Com a expansão: cartas especiais, rosas e as cartas de charme e de destreza.

## Kinds of action

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
noble-hearts-kind-retreat-about = Descarte qualquer carta e recue um espaço.{ $retreat_skill ->
    [0] {""}
   *[other] {" "}O marcador de destreza avança rumo a quem ataca.
}{ $retreat_charm ->
    [0] {""}
   *[other] { $charm_half ->
        [always] {" "}Lady Isabelle avança rumo a quem ataca.
       *[other] {" "}Se a carta for fraca, Lady Isabelle avança rumo a quem ataca.
    }
}
noble-hearts-kind-jump-up-about = Salte para um lugar mais alto com movimentos que somem { $jump_up_move } ou mais.
noble-hearts-kind-jump-down-about = Salte para um lugar mais baixo; não custa nenhuma carta.
noble-hearts-kind-move-about = Jogue uma carta e mova-se quantos espaços ela indicar.
noble-hearts-kind-pass-about = Ceda a iniciativa que você poderia manter.
noble-hearts-kind-hit-about = Você não se esquiva: leva o golpe, e a partida termina.
noble-hearts-kind-long-jump-about = { $long_jump_cards ->
    [one] Dê um salto longo com { $long_jump_cards } ou mais cartas, com movimentos que somem { $long_jump_move } ou mais.
   *[other] Dê um salto longo com { $long_jump_cards } ou mais cartas, com movimentos que somem { $long_jump_move } ou mais.
}
noble-hearts-kind-side-step-about = Dê um passo para o lado com { $side_step_cards } cartas da mesma força.
noble-hearts-kind-berserk-about = Golpeie com { $berserk_cards } cartas da mesma área e some as forças.{ $berserk_charm ->
    [0] {""}
   *[other] {" "}Lady Isabelle avança rumo ao adversário.
}
noble-hearts-kind-saltomortale-about = Com { $saltomortale_cards } cartas da mesma área, salte para o espaço atrás de quem ataca.{ $saltomortale_skill ->
    [0] {""}
   *[other] {" "}O marcador de destreza avança na sua direção.
}
noble-hearts-kind-feint-about = Golpeie com uma carta na área que você quiser.
noble-hearts-kind-combination-about = Golpeie com duas cartas seguidas, e mais uma para cada outra Combinação que você tiver: é preciso responder a cada golpe.
noble-hearts-kind-quick-block-about = Responda a um golpe com uma carta de qualquer área que tenha pelo menos a mesma força.
noble-hearts-kind-collect-rose-about = Recolha para Lady Isabelle uma rosa do seu espaço ou de um espaço ao lado.
noble-hearts-kind-turn-up-about = Vire para cima de novo uma das suas cartas especiais.
noble-hearts-kind-choose-special-about = Pegue uma carta especial da pilha, ou recuse.

noble-hearts-kind-evades = Serve de esquiva contra um ataque.
noble-hearts-kind-keeps = Você mantém a iniciativa.
noble-hearts-kind-turns-down = Depois, a carta especial é virada para baixo.

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
noble-hearts-rule-evaded-strokes = Golpes esquivados
noble-hearts-rule-evaded-strokes-about = De quantos golpes de uma combinação uma destas ações esquiva.
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
noble-hearts-value-all = todos os que restam
noble-hearts-value-one = o mais forte dos que restam
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
    [none] { $player } recua e descarta uma carta
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
noble-hearts-event-stroke-evaded = O golpe de { $fight } na área { $area } foi esquivado.
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
noble-hearts-table-stroke-evaded = Golpe de { $fight } na área { $area }: esquivado
noble-hearts-table-charm = Lady Isabelle está { $place }.
noble-hearts-table-skill = O marcador de destreza está { $place }.
noble-hearts-table-roses = Rosas no tabuleiro: { $count }
noble-hearts-table-pile = Cartas especiais na pilha: { $count }

## Tallies and statistics

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
noble-hearts-count-initiative = Iniciativa
noble-hearts-count-initiative-note = { $count ->
    [one] Depois de { $count } ação, a iniciativa foi mantida ou cedida.
   *[other] Depois de { $count } ações, a iniciativa foi mantida ou cedida.
}
noble-hearts-count-kept = Mantida: { $kind }
noble-hearts-count-handed-over = Cedida
noble-hearts-count-endings = Como as partidas terminam
noble-hearts-count-specials = Cartas especiais
noble-hearts-count-special = Carta especial
noble-hearts-count-length = Duração em turnos
noble-hearts-count-least = Menor
noble-hearts-count-most = Maior

## A first game

noble-hearts-deal-about = Segure sua mão de um jeito que só você veja. Depois da maioria das ações, você compra tantas cartas quantas a carta jogada indicar; o app mostra o número.
noble-hearts-hint-guide = O app acompanha a iniciativa, compara golpe e bloqueio e diz quantas cartas comprar; você digita os números de cada carta jogada. As dicas dizem o que fazer; as que você fechar não voltam.
noble-hearts-needs = Você precisa da caixa de Noble Hearts, com um baralho de cartas de ação para cada jogador.
noble-hearts-hint-act = Depois da maioria das ações, a iniciativa passa para o outro jogador.
noble-hearts-hint-kept = Você mantém a iniciativa: faça qualquer ação ou ceda a iniciativa.
noble-hearts-hint-evade = Se não se esquivar, você leva o golpe e perde. Bloqueie com a mesma área.

## The screens

noble-hearts-screen-box = { $tracks ->
    [yes] Ponha a caixa aberta no meio e os nobres nos espaços combinados. As cartas de charme e de destreza ficam ao lado, cada marcador no centro.
   *[no] Ponha a caixa aberta no meio e os nobres nos espaços combinados.
}
noble-hearts-screen-deal = Embaralhe suas { $deck } cartas de ação e compre { $count }. O resto é o seu monte, virado para baixo.
noble-hearts-screen-first-which = Vale qualquer jeito de decidir quem começa.
noble-hearts-screen-areas = Nomes das áreas
noble-hearts-screen-areas-about = Antes, combine o número de cada desenho; também dá para usar nomes.
noble-hearts-screen-expansion = Destreza e rosas
noble-hearts-screen-takes = { $name } olha as cartas especiais e pega uma.
noble-hearts-screen-takes-first = Primeiro { $name } pega uma carta especial.
noble-hearts-screen-taken-all = Os dois jogadores já têm suas cartas especiais. Toque em uma para devolver.
noble-hearts-screen-has-taken = Escolhidas por { $name }
noble-hearts-screen-put-back = { $name } devolve { $number }: { $special }
noble-hearts-screen-roses = Rosas
noble-hearts-screen-roses-about = Quem começa segura as rosas na palma da mão aberta, sobre a caixa, e o outro jogador bate na mão por baixo. As rosas que caírem fora da caixa ou onde um nobre não pode ficar saem da partida.
noble-hearts-screen-roses-stay = Rosas que ficam
noble-hearts-screen-begin = Começar

noble-hearts-screen-area = área { $area }
noble-hearts-screen-printed = { $print } { $number }
noble-hearts-screen-unknown-card = uma carta
noble-hearts-screen-place = Carta { $number }: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = qualquer área

noble-hearts-screen-acts = { $name } age
noble-hearts-screen-goes-on = { $name } tem a iniciativa e pode agir
noble-hearts-screen-evade = { $name }, esquive-se!
noble-hearts-screen-chooses = { $name } chegou à espada e pega uma carta especial
noble-hearts-screen-declines = { $name } recusa
noble-hearts-screen-hands-over = Deixar { $name } agir
noble-hearts-screen-is-hit = { $name } leva o golpe: { $winner } vence
noble-hearts-screen-wins = { $action }: { $winner } vence
noble-hearts-screen-known = Cartas conhecidas: um toque preenche todos os números.
noble-hearts-screen-block-with = Cartas conhecidas que bloqueariam, se estiverem na mão:
noble-hearts-screen-no-card = Quem não pode jogar nenhuma carta desiste.
noble-hearts-screen-blocks = Bloquear com { $card }
noble-hearts-screen-blocked = bloqueado
noble-hearts-screen-evaded = esquivado
noble-hearts-screen-coming = { $fight }, { $area }: contra { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area }: bloqueado
noble-hearts-screen-coming-evaded = { $fight }, { $area }: esquivado

noble-hearts-screen-status-acts = age
noble-hearts-screen-status-goes-on = pode agir
noble-hearts-screen-status-evades = precisa se esquivar
noble-hearts-screen-status-chooses = escolhe
noble-hearts-screen-seat = { $name }: { $hand } na mão, { $deck } no monte, { $discard } no descarte.
noble-hearts-screen-draws = { $count ->
    [one] Compra { $count } carta agora.
   *[other] Compra { $count } cartas agora.
}
noble-hearts-screen-shuffles = Embaralha o descarte para formar um novo monte.
noble-hearts-screen-badge = comprar { $count }
noble-hearts-screen-raised = No alto.
noble-hearts-screen-special-open = A carta { $special } está virada para cima.
noble-hearts-screen-special-down = A carta { $special } está virada para baixo.

noble-hearts-screen-ask = { $print ->
    [fight] Força?
    [area] Área?
    [move] Quantos espaços na carta?
   *[redraw] Quantas cartas comprar?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] Força da carta { $number }?
    [area] Área da carta { $number }?
    [move] Quantos espaços pela carta { $number }?
   *[redraw] Quantas cartas comprar pela carta { $number }?
}
noble-hearts-screen-ask-strike = Força da carta que golpeia?
noble-hearts-screen-ask-move = Espaços? Total de { $far } ou mais; até agora, { $sum }.
noble-hearts-screen-ask-jump = Força da carta { $number }? A maior decide quantas você compra.
noble-hearts-screen-ask-redraw-of = { $tie ->
    [most] Das cartas de força { $fight }, vale a que compra mais: quantas?
    [least] Das cartas de força { $fight }, vale a que compra menos: quantas?
   *[none] Quantas comprar pela carta de força { $fight }?
}
noble-hearts-screen-ask-retreat = { $loses ->
    [yes] Força da carta descartada? Com { $most } ou menos, você perde a partida: Lady Isabelle chega ao coração de { $name }.
   *[no] Força da carta descartada? Com { $most } ou menos, Lady Isabelle avança rumo a { $name }.
}
noble-hearts-screen-loses = Assim você perde a partida: Lady Isabelle chega ao coração de { $name }.
noble-hearts-screen-ask-block = Força? { $value } ou mais, { $area }.
noble-hearts-screen-one-more = Mais uma carta
noble-hearts-screen-stated = Qual área ela acerta?
noble-hearts-ask-stroke = A qual golpe você responde?
noble-hearts-screen-stroke = Golpe { $number }: { $fight }, { $area }
noble-hearts-ask-landing = Onde o nobre vai parar?
noble-hearts-screen-lands-up = No alto
noble-hearts-screen-lands-down = No chão
noble-hearts-screen-jump-floor = Salto para o chão
noble-hearts-screen-jump-floor-about = Salte para o chão; não custa nenhuma carta.
noble-hearts-screen-jump-lower = Salto para móvel mais baixo
noble-hearts-screen-jump-lower-about = Salte para um lugar mais baixo, mas não para o chão; não custa nenhuma carta.
noble-hearts-screen-run = Mover-se
noble-hearts-screen-up = Saltar para cima
noble-hearts-screen-down = Saltar para baixo
noble-hearts-screen-plain = Ataque simples
noble-hearts-ask-special = Qual carta é virada para cima?
noble-hearts-ask-seat = Se você não pode ou não quer agir, desista; o outro jogador vence.
noble-hearts-screen-concedes = { $name } desiste

noble-hearts-screen-pile = Descarte, a carta de cima primeiro
noble-hearts-correct-raised = { $player } está no alto
noble-hearts-correct-owned = { $number }. { $special }
noble-hearts-correct-face-up = para cima
noble-hearts-correct-face-down = para baixo
noble-hearts-correct-removed = tirar
noble-hearts-correct-more = Dar carta especial a { $player }
noble-hearts-correct-added = { $special }
noble-hearts-correct-initiative = Iniciativa
noble-hearts-correct-holder = { $player }
noble-hearts-correct-charm = Lady Isabelle, rumo a { $player }
noble-hearts-correct-skill = Destreza, rumo a { $player }
noble-hearts-correct-roses = Rosas no tabuleiro

noble-hearts-keys-number = Digitar o número ou escolher a opção
noble-hearts-keys-ten = Somar dez: com o próximo dígito, de 10 a 19

noble-hearts-screen-decks = Listas de baralho
noble-hearts-screen-decks-about = Digite uma vez os números das cartas de um baralho de verdade: depois, cada carta é jogada com um só toque.
noble-hearts-screen-deck-none = Nenhuma
noble-hearts-screen-deck-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
noble-hearts-screen-deck-new = Nova lista
noble-hearts-screen-deck-unnamed = Baralho
noble-hearts-screen-deck-take = Importar uma lista
noble-hearts-screen-deck-taken = { $file } foi importado.
noble-hearts-screen-deck-title = { $name } ({ $count })
noble-hearts-screen-deck-name = Nome do baralho
noble-hearts-screen-deck-add = Incluir uma carta: os quatro números dela
noble-hearts-screen-deck-clear = Limpar os números
noble-hearts-screen-deck-card = No baralho: { $card }
noble-hearts-screen-deck-learns = Aprender com uma partida
noble-hearts-screen-deck-learn = Cartas de { $name }, { $day }
noble-hearts-screen-deck-learnt = { $count ->
    [0] Nenhuma carta nova.
    [one] { $count } carta foi incluída.
   *[other] { $count } cartas foram incluídas.
}
noble-hearts-screen-deck-remove = Excluir esta lista
noble-hearts-screen-deck-remove-ask = Sim, excluir

## How to play

noble-hearts-lesson-aim = Objetivo
noble-hearts-lesson-aim-about = Dois nobres lutam com espadas por Lady Isabelle. Acerte seu oponente antes de levar um golpe.
noble-hearts-lesson-card = Uma carta
noble-hearts-lesson-card-about = Tem quatro números: com que força luta, que área do corpo acerta, quanto você se move e quantas cartas compra depois.
noble-hearts-lesson-initiative = A iniciativa
noble-hearts-lesson-initiative-about = Quem tem a iniciativa age: ataca, move-se ou salta. Depois da maioria das ações, ela passa para o outro jogador.
noble-hearts-lesson-attack = Um ataque
noble-hearts-lesson-attack-about = Fique na frente do oponente e jogue uma carta: a força dela é a força do golpe, e a área dela é onde você acerta.
noble-hearts-lesson-evade = Um bloqueio
noble-hearts-lesson-evade-about = Responda a um golpe com uma carta da mesma área que tenha pelo menos a mesma força, ou descarte uma carta e recue. Caso contrário, você leva o golpe e perde.
noble-hearts-lesson-roses = Rosas e destreza
noble-hearts-lesson-roses-about = Com rosas na caixa, você também pode conquistar o coração de Lady Isabelle, e as cartas especiais permitem fazer o que dizem.

## Deck lists

noble-hearts-card-number = { $print } { $value }

## Faults of a deck list

noble-hearts-deck-at-card = Carta { $card }: { $why }
noble-hearts-deck-too-large = O arquivo é maior do que qualquer lista de baralho.
noble-hearts-deck-utf-16 = O arquivo é texto UTF-16. Salve-o como UTF-8.
noble-hearts-deck-json = Não foi possível ler a linha { $line }: { $why }.
noble-hearts-deck-not-a-deck-list = Isto não é uma lista de baralho: falta o campo “deck_list”.
noble-hearts-deck-newer = Uma versão mais nova do Courtyard gravou esta lista de baralho, na versão { $value } do formato.
noble-hearts-deck-other-game = Esta lista de baralho é de outro jogo, “{ $value }”.
noble-hearts-deck-no-name = A lista de baralho não tem nome.
noble-hearts-deck-long-name = “{ $field }” tem { $length } caracteres; o máximo é { $most }.
noble-hearts-deck-control = “{ $value }” tem um caractere que não pode ser mostrado.
noble-hearts-deck-too-many-areas = Mais de { $most } áreas têm nome.
noble-hearts-deck-number = “{ $print }” é { $number }; precisa ser de { $least } a { $most }.
noble-hearts-deck-blank = Não tem nenhum número.
noble-hearts-deck-count = Há { $value } desta carta; pode haver de 1 a { $most }.
noble-hearts-deck-too-many-cards = São { $value } cartas; uma lista de baralho tem no máximo { $most }.

## The commands

cli-decks-none = Não há listas de baralho em { $folder }.
cli-decks-line = { $name }: { $cards } { $cards ->
    [one] carta
   *[other] cartas
  }, { $different ->
    [one] { $different } diferente
   *[other] { $different } diferentes
  }
cli-decks-card = { $count } × { $card }
cli-decks-areas = Áreas: { $names }
cli-decks-new = { $file }: importado como { $name }
cli-decks-known = { $file }: já está aqui como { $name }
cli-decks-learnt = { $name }: agora { $cards } { $cards ->
    [one] carta
   *[other] cartas
  }, antes { $before }
cli-decks-learnt-nothing = { $name }: nada de novo
cli-decks-deleted = { $name }: lista excluída
cli-decks-unknown = A lista de baralho “{ $name }” não existe.
cli-decks-several = Várias listas de baralho se chamam “{ $name }”: indique uma pelo arquivo, sem a extensão.
cli-decks-other-game = Este diário é de outro jogo.
cli-decks-no-player = “{ $player }” não joga nesta partida; quem joga: { $players }.

## The rules for a player who does not know the game

noble-hearts-rulebook-aim = Objetivo
    Dois nobres amam Lady Isabelle e decidem a questão com espadas. Acerte seu oponente antes de levar um golpe.
    { $charm_spots ->
        [0] {""}
       *[other] Ou conquiste o coração dela: se Lady Isabelle chegar ao seu coração na carta de charme, você também vence.
    }

noble-hearts-rulebook-table = A mesa
    A caixa do jogo é a sala da luta. Os espaços, os móveis e a direção para onde os nobres olham ficam por conta dos jogadores; o app só acompanha qual nobre está no alto.
    Cada jogador tem um baralho de { $deck_cards } cartas de ação. As cartas usadas vão para o descarte de cada um, viradas para cima.
    Uma carta tem quatro números: com que força luta, qual das { $areas } áreas do corpo acerta, quanto se move e quantas cartas permite comprar.
    { $pile ->
        [0] {""}
        [one] Há { $pile } carta especial. As que são suas ficam viradas para cima à sua frente: cada uma permite fazer o que o nome diz. Uma carta virada para baixo precisa ser virada para cima antes de ser usada de novo.
       *[other] Há { $pile } cartas especiais. As que são suas ficam viradas para cima à sua frente: cada uma permite fazer o que o nome diz. Uma carta virada para baixo precisa ser virada para cima antes de ser usada de novo.
    }
    { $charm_spots ->
        [0] {""}
       *[other] Na carta de charme, Lady Isabelle fica no centro, a { $charm_spots ->
            [one] { $charm_spots } casa
           *[other] { $charm_spots } casas
        } de cada coração.
    }
    { $skill_spots ->
        [0] {""}
       *[other] Na carta de destreza, um marcador fica no centro, a { $skill_spots ->
            [one] { $skill_spots } casa
           *[other] { $skill_spots } casas
        } de cada espada.
    }

noble-hearts-rulebook-setup = Preparação
    { $opening_hand ->
        [0] Embaralhe suas cartas. Você começa sem cartas na mão.
        [one] Embaralhe suas cartas e compre { $opening_hand }. O resto é o seu monte.
       *[other] Embaralhe suas cartas e compre { $opening_hand }. O resto é o seu monte.
    }
    Vale qualquer jeito de decidir quem começa.
    { $opening ->
        [0] {""}
        [one] Cada jogador pega { $opening } carta especial à sua escolha, começando por quem joga primeiro.
       *[other] Cada jogador pega { $opening } cartas especiais à sua escolha, começando por quem joga primeiro.
    }
    { $roses ->
        [0] {""}
        [one] Jogue a rosa para o alto sobre a caixa. Se ela cair onde um nobre não pode ficar, sai da partida.
       *[other] Jogue as { $roses } rosas para o alto sobre a caixa. As que caírem onde um nobre não pode ficar saem da partida.
    }

noble-hearts-rulebook-turn = A iniciativa
    Quem tem a iniciativa precisa agir. A maioria das ações cede a iniciativa; com algumas, você a mantém e age de novo.
    Em cada ação, você pode girar seu nobre um oitavo de volta, antes, durante ou depois dela.
    { $keeps_initiative ->
        [none] Nestas regras, nenhuma ação mantém a iniciativa.
       *[other] Você mantém a iniciativa depois de: { $keeps_initiative }.
    }
    { $pass ->
        [after-keeping] Se mantiver a iniciativa, você também pode cedê-la sem fazer outra ação.
        [always] A menos que esteja sob ataque, você pode ceder a iniciativa sem agir, a qualquer momento.
       *[never] Você não pode ceder a iniciativa sem agir.
    }

noble-hearts-rulebook-attacks = Ataques
    Você pode golpear um oponente que esteja bem à sua frente; tanto faz para onde ele olha. Se vocês estiverem em alturas diferentes, combinem antes se podem se alcançar. Um ataque é um golpe, ou vários: cada um tem uma força e uma área.
    As cartas de um ataque ficam viradas para cima até ele terminar. Você compra cartas na hora.
    { $attack }
    { $charge }
    Uma investida pode ter um salto. Para cima: uma ou mais cartas com movimentos que somem { $charge_jump_up_move } ou mais. Para baixo: { $charge_move_cards ->
        [one] uma carta com movimento { $charge_jump_down_move } ou mais
       *[other] de 1 a { $charge_move_cards } cartas com movimentos que somem { $charge_jump_down_move } ou mais
    }.
    { $pile ->
        [0] {""}
       *[other] { $long_jump_cards ->
            [one] Com um salto longo: uma ou mais cartas
           *[other] Com um salto longo: { $long_jump_cards } ou mais cartas
        } com movimentos que somem { $charge_long_jump_move } ou mais. { $charge_long_jump_refills ->
            [yes] Pelo ataque, você compra cartas como sempre.
           *[no] Em uma investida assim, você não compra cartas.
        }
    }
    { $charge_with ->
        [none] {""}
       *[other] O ataque de uma investida também pode ser: { $charge_with }.
    }
    { $berserk }
    { $feint }
    { $combination }

noble-hearts-rulebook-evading = Quando o alvo é você
    Você precisa responder a cada um dos golpes; senão, leva um golpe e perde.
    { $block }
    { $quick-block }
    { $evades ->
        [none] Nestas regras, a única esquiva é o bloqueio.
       *[other] { $evaded_strokes ->
            [one] Cada uma destas ações serve de esquiva contra o golpe mais forte que resta: { $evades }.
           *[all] Estas ações servem de esquiva contra todos os golpes restantes de uma vez: { $evades }.
        }
    }
    { $retreat }
    A resposta ao último golpe decide quem tem a iniciativa.

noble-hearts-rulebook-moving = Movimentos
    { $move }
    { $jump-up }
    { $jump-down }
    { $long-jump }
    { $side-step }
    { $saltomortale }

## The actions in these sections

noble-hearts-rulebook-attack = Jogue uma carta: a força dela é a força do golpe, e a área dela é a área do golpe.
noble-hearts-rulebook-charge = { $charge_move_cards ->
    [one] Jogue uma carta para se mover, com movimento { $charge_move } ou mais, e depois uma carta para golpear.
   *[other] Jogue de 1 a { $charge_move_cards } cartas para se mover, com movimentos que somem { $charge_move } ou mais, e depois uma carta para golpear.
} É preciso mais movimento do que o caminho exige.
noble-hearts-rulebook-berserk = Jogue { $berserk_cards } cartas da mesma área: um único golpe, com as forças somadas.
noble-hearts-rulebook-feint = Jogue uma carta e diga que área ela acerta: qualquer uma.
noble-hearts-rulebook-combination = Jogue duas cartas, cada uma como um golpe separado; cada outra Combinação que você tiver permite mais uma.
noble-hearts-rulebook-block = Fique de frente para quem ataca e jogue uma carta da área do golpe com pelo menos a mesma força.
noble-hearts-rulebook-quick-block = Jogue uma carta de qualquer área com pelo menos a força do golpe.
noble-hearts-rulebook-retreat = Descarte qualquer carta e recue um espaço.

noble-hearts-rulebook-move = Jogue uma carta e mova-se quantos espaços ela indicar, em qualquer direção. Você continua na mesma altura.
noble-hearts-rulebook-jump-up = Jogue uma ou mais cartas com movimentos que somem { $jump_up_move } ou mais e salte para um lugar alto ao seu lado ou à sua frente. Você escolhe livremente para onde olhar.
noble-hearts-rulebook-jump-down = Desça de um lugar alto para qualquer espaço ao seu lado. Não custa nenhuma carta.
noble-hearts-rulebook-long-jump = { $long_jump_cards ->
    [one] Jogue uma ou mais cartas
   *[other] Jogue { $long_jump_cards } ou mais cartas
} com movimentos que somem { $long_jump_move } ou mais e salte até lá. Você não pode saltar por cima de nada.
noble-hearts-rulebook-side-step = Jogue { $side_step_cards } cartas da mesma força e dê um passo para o lado; você continua olhando para a mesma direção.
noble-hearts-rulebook-saltomortale = Jogue { $saltomortale_cards } cartas da mesma área, salte para o espaço atrás do seu oponente e vire-se para onde quiser.
noble-hearts-rulebook-action = { $action }: { $about } { $special ->
    [yes] É preciso ter a carta especial.
   *[no] {""}
} { $evading } { $only_attacked ->
    [yes] Só é permitido contra um ataque.
   *[no] {""}
} { $keeping } { $draws ->
    [yes] Você compra cartas.
    [no] Você não compra cartas.
   *[none] {""}
} { $turning_down }

## After the actions

noble-hearts-rulebook-draw = Compra de cartas
    Depois de uma ação que permite comprar cartas, você compra tantas quantas a carta jogada indicar; não há limite de cartas na mão.
    Se forem várias cartas, vale a de maior força. { $redraw_tie ->
        [most] Se várias tiverem a maior força, vale a que compra mais.
       *[least] Se várias tiverem a maior força, vale a que compra menos.
    }
    Em uma investida, só contam para isto as cartas do ataque.
    Compre primeiro; depois as cartas jogadas vão para o seu descarte.
    { $reshuffle ->
        [at-once] Quando seu monte acabar, embaralhe seu descarte na hora: é o seu novo monte.
       *[when-drawing] Quando você precisar comprar e seu monte estiver vazio, embaralhe seu descarte: é o seu novo monte.
    }

noble-hearts-rulebook-specials = { $pile ->
    [0] {""}
   *[other]
        Cartas especiais
        { $turned_down ->
            [none] Elas continuam viradas para cima, não importa quantas vezes sejam usadas.
           *[other]
                Estas são viradas para baixo depois do uso: { $turned_down }.
                Como ação, você pode virar para cima de novo uma das suas cartas, mas não enquanto estiver sob ataque.
        }
}

noble-hearts-rulebook-tracks = Charme e destreza
    { $roses ->
        [0] {""}
       *[other] { $rose_charm ->
            [0] Se houver uma rosa no seu espaço ou ao lado dele, você pode recolhê-la como ação.
            [one] Se houver uma rosa no seu espaço ou ao lado dele, você pode recolhê-la como ação: Lady Isabelle avança { $rose_charm } casa na sua direção.
           *[other] Se houver uma rosa no seu espaço ou ao lado dele, você pode recolhê-la como ação: Lady Isabelle avança { $rose_charm } casas na sua direção.
        }
    }
    { $retreat_charm ->
        [0] {""}
       *[other] { $charm_half ->
            [below] Se a carta de um recuo valer menos que a metade do ataque, Lady Isabelle avança { $retreat_charm ->
                [one] { $retreat_charm } casa
               *[other] { $retreat_charm } casas
            } na direção de quem ataca.
            [at-most] Se a carta de um recuo valer metade do ataque ou menos, Lady Isabelle avança { $retreat_charm ->
                [one] { $retreat_charm } casa
               *[other] { $retreat_charm } casas
            } na direção de quem ataca.
           *[always] A cada recuo diante de um ataque, Lady Isabelle avança { $retreat_charm ->
                [one] { $retreat_charm } casa
               *[other] { $retreat_charm } casas
            } na direção de quem ataca.
        }
    }
    { $berserk_charm ->
        [0] {""}
       *[other] A cada fúria, Lady Isabelle avança na hora { $berserk_charm ->
            [one] { $berserk_charm } casa
           *[other] { $berserk_charm } casas
        } na direção do oponente. { $berserk_may_lose ->
            [yes] Isso pode fazer você perder a partida.
           *[no] Isso nunca leva Lady Isabelle até o coração do oponente.
        }
    }
    { $retreat_skill ->
        [0] {""}
       *[other] A cada recuo diante de um ataque, o marcador de destreza avança { $retreat_skill ->
            [one] { $retreat_skill } casa
           *[other] { $retreat_skill } casas
        } na direção de quem ataca.
    }
    { $saltomortale_skill ->
        [0] {""}
       *[other] A cada salto mortal, o marcador de destreza avança { $saltomortale_skill ->
            [one] { $saltomortale_skill } casa
           *[other] { $saltomortale_skill } casas
        } na direção de quem salta.
    }
    { $skill_spots ->
        [0] {""}
       *[other] Quando o marcador chega à sua espada, ele volta para o centro, e você pode pegar qualquer carta especial que ainda reste.
    }

noble-hearts-rulebook-end = Fim da partida
    Se você sofrer um ataque e não se esquivar, leva o golpe, e o outro jogador vence.
    Você pode desistir a qualquer momento. Quem não tem mais cartas para jogar quase não tem outra saída.
    { $charm_spots ->
        [0] {""}
       *[other] Se Lady Isabelle chegar a um coração, o jogador desse lado vence na hora.
    }

## The mat to print

noble-hearts-mat-deck = Monte
noble-hearts-mat-charm = Charme
noble-hearts-mat-skill = Destreza
noble-hearts-mat-hand = Cartas na mão
