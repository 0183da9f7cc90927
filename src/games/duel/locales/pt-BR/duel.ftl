# Duel: names, rules, actions, consequences and refusals.

# Same as in English.
duel-title = Duel
duel-gauge = Monte

## Editions

# Same as in English.
duel-edition-csatho = Csathó
duel-edition-csatho-about = As regras como Áron Csathó as escreveu em 2004.

## Phases and parts

duel-phase-setup = distribuição
duel-phase-over = fim de jogo
duel-phase-preparation = preparação
duel-phase-attack = ataque
duel-phase-renewal = renovação
duel-part-army = Exército
duel-part-warlord = Comandante
duel-part-support = Apoio
duel-part-ace = Ás

## Cards

duel-card-ace = um Ás
duel-card-joker = o curinga
duel-card-ally = o Aliado Oculto
duel-card-ally-as = o Aliado Oculto como { $rank }
duel-card-unseen = uma carta que ninguém viu
duel-term = { $part } { $card }
duel-attacker = { $player }, no ataque
duel-defender = { $player }, na defesa

## Kinds of action

duel-kind-setup = Distribuir
duel-kind-next-phase = Próxima fase
duel-kind-next-phase-about = Siga para a próxima fase; depois da última, começa o turno do próximo jogador.
duel-kind-end-turn = Terminar turno
duel-kind-end-turn-about = Pule as fases que restam; seus Comandantes usados também são virados para baixo.
duel-kind-warlord = Pôr um Comandante
duel-kind-warlord-about = Ponha um Rei, uma Dama ou um Valete da sua mão, virado para baixo, em um espaço vazio.
duel-kind-exchange = Trocar um Comandante
duel-kind-exchange-about = Descarte um dos seus Comandantes e ponha outro da sua mão no lugar, virado para baixo.
duel-kind-attack = Atacar
duel-kind-attack-about = Jogue uma carta de Exército virada para baixo contra quem está à sua direita, com um Comandante à frente, se quiser.
duel-kind-defend = Defender
duel-kind-defend-about = Escolha um Comandante, uma carta de Exército, os dois ou nenhum.
duel-kind-support = Apoiar
duel-kind-support-about = { $most ->
    [0] Nestas regras não há cartas de Apoio nas batalhas.
    [one] Junte à sua carta de Exército um 3 ou um 2, virado para baixo, ou nada.
   *[other] Junte à sua carta de Exército até { $most } cartas de Apoio (3 e 2), viradas para baixo, ou nada.
}
duel-kind-reveal = Revelar
duel-kind-reveal-about = Diga quais são as cartas da batalha, agora viradas para cima.
duel-kind-resolve = Sem Ás
duel-kind-resolve-about = Quem defende não joga nenhum Ás, e a batalha está decidida.
duel-kind-ace = Jogar um Ás
duel-kind-ace-about = Elimine um Comandante de um oponente ou, na defesa, barre o ataque.
duel-kind-reinforce = Reforços
duel-kind-reinforce-about = Mostre o curinga e leve cartas do seu descarte de volta para o monte.
duel-kind-out = Sem curinga
duel-kind-out-about = Você não tem o curinga, ou não quer jogá-lo: está fora.
duel-kind-concede = Desistir
duel-kind-concede-about = Você sai da partida; os outros continuam.
duel-kind-tell = Indicar cartas
duel-kind-tell-about = Diga quais são as cartas de cima de um descarte ou o Comandante de um espaço.

## House rules

duel-group-optional = Regras opcionais
duel-group-start = Começo da partida
duel-group-turn = O turno
duel-group-battle = Batalhas
duel-group-thwarted = Ataques barrados
duel-group-aces = Ases
duel-group-end = Fim da partida

duel-rule-hand-size = Cartas distribuídas
duel-rule-hand-size-about = Com quantas cartas cada jogador começa.
duel-rule-draw-per-turn = Cartas compradas por turno
duel-rule-draw-per-turn-about = Quantas cartas são compradas no começo de um turno.
duel-rule-warlord-slots = Espaços para Comandantes
duel-rule-warlord-slots-about = Quantos Comandantes cada jogador pode ter na mesa.
duel-rule-attacks-per-turn = Ataques por turno
duel-rule-attacks-per-turn-about = O máximo de ataques em um turno.
duel-rule-first-round-skips = Primeira rodada curta
duel-rule-first-round-skips-about = Se, na primeira rodada, todos os jogadores menos o último só têm a preparação.
duel-rule-used-may-be-exchanged = Troca de Comandantes usados
duel-rule-used-may-be-exchanged-about = Se um Comandante virado para cima pode ser trocado por outro.
duel-rule-warlord-bonus = Bônus dos Comandantes
duel-rule-warlord-bonus-about = A força que um Comandante soma.
duel-rule-support-values = Valor das cartas de Apoio
duel-rule-support-values-about = A força que uma carta de Apoio soma.
duel-rule-supports-per-side = Cartas de Apoio por lado
duel-rule-supports-per-side-about = O máximo de cartas de Apoio que um lado usa em uma batalha.
duel-rule-sole-warlord-defends = Comandante defende sozinho
duel-rule-sole-warlord-defends-about = Se um Comandante pode defender sem uma carta de Exército.
duel-rule-damage-divisor = Dano dividido por
duel-rule-damage-divisor-about = A diferença entre as forças é dividida por este número.
duel-rule-damage-rounding = Dano arredondado
duel-rule-damage-rounding-about = Para que lado se arredonda um dano com fração.
duel-rule-tie = Forças iguais
duel-rule-tie-about = Se forças iguais barram o ataque ou se ninguém perde nada.
duel-rule-failed-warlord-lost = Ataque barrado custa o Comandante
duel-rule-failed-warlord-lost-about = Se quem ataca perde o Comandante quando o ataque é fraco demais.
duel-rule-unled-fail-draw = Preço sem Comandante
duel-rule-unled-fail-draw-about = Quantas cartas compra e descarta quem atacou sem Comandante e foi barrado.
duel-rule-aces-outside = Ases fora de batalhas
duel-rule-aces-outside-about = Se um Ás pode eliminar um Comandante fora de uma batalha.
duel-rule-ace-targets = Alcance desses Ases
duel-rule-ace-targets-about = De quem são os Comandantes que um Ás pode eliminar fora de uma batalha.
duel-rule-aces-defend = Ases na defesa
duel-rule-aces-defend-about = Quando quem defende pode barrar um ataque com um Ás.
duel-rule-ace-fails-unled = Pagar também contra um Ás
duel-rule-ace-fails-unled-about = Se quem ataca sem Comandante também paga quando um Ás barra o ataque.
duel-rule-out-when = Fora da partida
duel-rule-out-when-about = Quem fica fora da partida.
duel-rule-revenge-turn = Turno de vingança
duel-rule-revenge-turn-about = Se um jogador que não pôde comprar ainda joga um último turno.
duel-rule-reinforcements = Reforços
duel-rule-reinforcements-about = Um curinga em cada baralho que traz de volta cartas descartadas.
duel-rule-reinforcement-cards = Cartas de reforço
duel-rule-reinforcement-cards-about = O máximo de cartas que o curinga traz de volta no turno do seu dono.
duel-rule-forced-reinforcement-cards = Cartas com o monte vazio
duel-rule-forced-reinforcement-cards-about = O máximo de cartas que o curinga traz de volta quando o monte está vazio.
duel-rule-hidden-ally = Aliado Oculto
duel-rule-hidden-ally-about = Um curinga em cada baralho que pode ser jogado como qualquer carta.

duel-value-each = { $name } soma { $number }
duel-value-three = 3
duel-value-two = 2
duel-value-up = para cima
duel-value-down = para baixo
duel-value-defender = o ataque é barrado
duel-value-draw = ninguém perde nada
duel-value-neighbours = os dois vizinhos
duel-value-right = quem está à direita
duel-value-any = qualquer jogador
duel-value-any-time = a qualquer momento
duel-value-before-reveal = antes de revelar as cartas
duel-value-never = nunca
duel-value-cannot-draw = quem não pode comprar
duel-value-empty = também quem fica com o monte vazio em uma batalha

## Actions

duel-headline-setup = { $first } joga o primeiro turno
duel-headline-next-phase = { $player } segue para a fase de { $phase }
duel-headline-end-turn = { $player } termina o turno
duel-headline-warlord = { $card ->
    [none] { $player } põe um Comandante virado para baixo no espaço { PLACE($slot) }
   *[other] { $player } põe { $card } com a face para baixo no espaço { PLACE($slot) }
}
duel-headline-exchange = { $card ->
    [none] { $player } troca o Comandante do espaço { PLACE($slot) }
   *[other] { $player } troca o Comandante do espaço { PLACE($slot) } e põe { $card } no lugar
}
duel-headline-attack = { $slot ->
    [none] { $player } ataca { $opponent } sem Comandante
   *[other] { $leader ->
        [none] { $player } ataca { $opponent } com o Comandante do espaço { PLACE($slot) } à frente
       *[other] { $player } ataca { $opponent } com { $leader } à frente
    }
}
duel-headline-defend = { $slot ->
    [none] { $army ->
        [yes] { $player } defende com uma carta de Exército
       *[no] { $player } não defende
    }
   *[other] { $army ->
        [yes] { $player } defende com uma carta de Exército e o Comandante do espaço { PLACE($slot) }
       *[no] { $player } defende só com o Comandante do espaço { PLACE($slot) }
    }
}
duel-headline-support = { $count ->
    [0] { $player } não usa carta de Apoio
    [one] { $player } usa { $count } carta de Apoio, virada para baixo
   *[other] { $player } usa { $count } cartas de Apoio, viradas para baixo
}
duel-headline-reveal = { $attacker } e { $defender } revelam suas cartas
duel-headline-resolve = { $player } não joga nenhum Ás
duel-headline-ace = { $target ->
    [yes] { $player } joga { $card } contra o Comandante de { $against } no espaço { PLACE($slot) }
   *[no] { $player } joga { $card } na defesa{ $led ->
        [yes] : { $attacker } perde o Comandante
       *[no] {""}
    }
}
duel-headline-reinforce = { $player } mostra o curinga e pede reforços
duel-headline-out = { $player } não tem curinga para jogar
duel-headline-concede = { $player } desiste
duel-headline-tell = { $told ->
    [nothing] Descarte de { $player }: nada indicado
    [discard] Em cima do descarte de { $player }: { $cards }
   *[slot] O Comandante de { $player } no espaço { PLACE($slot) } é { $card }
}
duel-headline-adjust-numbers = Correção: { $player } tem { $hand } na mão, { $draw } no monte, { $discard } no descarte
duel-headline-adjust-slot = { $warlord ->
    [none] Correção: { $player } não tem Comandante no espaço { PLACE($slot) }
   *[some] { $card ->
        [none] Correção: { $player } tem um Comandante desconhecido no espaço { PLACE($slot) }
       *[other] { $face_up ->
            [yes] Correção: { $player } tem { $card } com a face para cima no espaço { PLACE($slot) }
           *[no] Correção: { $player } tem { $card } com a face para baixo no espaço { PLACE($slot) }
        }
    }
}

## Consequences

duel-then-dealt = { $draw ->
    [one] Cada jogador tem { $hand } na mão e { $draw } carta no monte.
   *[other] Cada jogador tem { $hand } na mão e { $draw } cartas no monte.
}
duel-event-turn-began = { $cut_short ->
    [yes] Turno { $turn }: é a vez de { $player }. Na primeira rodada, só há a preparação.
   *[no] Turno { $turn }: é a vez de { $player }.
}
duel-event-phase-entered = Começa a fase de { $phase }.
duel-event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } não compra nada: o monte está vazio.
       *[other] { $player } só compra { $cards } das { $wanted } cartas: o monte não tinha mais.
    }
   *[equal] { $cards ->
        [one] { $player } compra { $cards } carta.
       *[other] { $player } compra { $cards } cartas.
    }
}
duel-event-warlords-turned-down = { $count ->
    [one] { $player } vira para baixo { $count } Comandante usado.
   *[other] { $player } vira para baixo { $count } Comandantes usados.
}
duel-event-warlord-turned-up = { $player } revela { $warlord }, que fica na mesa.
duel-event-compared = { $attacker } { $attacker_strength } contra { $defender } { $defender_strength }.
duel-event-last-chance = { $damage ->
    [0] { $player } não sofre dano, com ou sem um Ás.
    [one] Sem um Ás, { $player } passa agora { $damage } carta do monte para o descarte.
   *[other] Sem um Ás, { $player } passa agora { $damage } cartas do monte para o descarte.
}
duel-event-battle-ended = { $ace ->
    [none] { $verdict ->
        [attacker] O ataque de { $attacker } dá certo.
        [defender] O ataque é barrado: { $defender } tem mais força.
       *[tie] { $thwarted ->
            [yes] Empate, e por isso o ataque é barrado.
           *[no] Empate: os dois só perdem as cartas usadas.
        }
    }
   *[other] O Ás barra o ataque.
}
duel-then-used = As cartas de Exército e de Apoio vão para o descarte dos seus donos.
duel-event-warlord-lost = { $warlord ->
    [none] { $fall ->
        [exchanged] { $player } descarta o Comandante antigo.
       *[ace] { $player } põe o Comandante no descarte.
    }
   *[other] { $fall ->
        [thwarted] { $player } perde { $warlord }, que vai para o descarte.
        [ace] O Ás elimina { $warlord }: { $player } põe a carta no descarte.
       *[exchanged] { $player } descarta { $warlord }.
    }
}
duel-event-lost = { $loss ->
    [penalty] { $cards ->
        [0] { $player } não tem mais cartas para pagar.
        [one] { $player } compra { $cards } carta e a descarta, porque atacou sem Comandante.
       *[other] { $player } compra { $cards } cartas e as descarta, porque atacou sem Comandante.
    }
   *[damage] { $cards ->
        [0] { $player } não tem mais cartas para perder.
       *[other] { ORDER($cards, $wanted) ->
            [less] { $cards ->
                [one] { $player } passa a última carta do monte para o descarte, em vez de { $wanted }.
               *[other] { $player } passa as últimas { $cards } cartas do monte para o descarte, em vez de { $wanted }.
            }
           *[equal] { $cards ->
                [one] { $player } passa { $cards } carta do monte para o descarte.
               *[other] { $player } passa { $cards } cartas do monte para o descarte.
            }
        }
    }
}
duel-event-reinforced = { $cards ->
    [one] Embaralhe o descarte de { $player }, ponha { $cards } carta dele no monte e embaralhe o monte. O resto é o novo descarte, com o curinga em cima.
   *[other] Embaralhe o descarte de { $player }, ponha { $cards } cartas dele no monte e embaralhe o monte. O resto é o novo descarte, com o curinga em cima.
}
duel-event-waiting = { $why ->
    [cannot-draw] { $player } não tem o que comprar. Agora só o curinga ajuda.
   *[emptied] O monte de { $player } está vazio. Agora só o curinga ajuda.
}
duel-event-left = { $leaving ->
    [cannot-draw] { $player } não tem o que comprar e está fora.
    [emptied] O monte de { $player } está vazio: { $player } está fora.
   *[conceded] { $player } está fora.
}
duel-event-revenge-began = { $player } ainda tem um último turno: o turno de vingança.
duel-event-game-ended = { $winner } vence a partida. Boa partida!

## Refusals

duel-refusal-wrong-phase = { $when ->
    [short] Na primeira rodada, este turno só tem a preparação.
    [later] Isto é da fase de { $phase }: primeiro, avance até ela. Agora é a fase de { $now }.
   *[past] Isto é da fase de { $phase }, que já passou: espere o próximo turno. Agora é a fase de { $now }.
}
duel-refusal-not-set-up = Distribua as cartas primeiro.
duel-refusal-already-set-up = As cartas já foram distribuídas.
duel-refusal-limit-reached = { $revenge ->
    [yes] Um turno de vingança só tem um ataque.
   *[no] { $limit ->
        [0] Estas regras não permitem ataques.
        [one] Só é permitido um ataque por turno.
       *[other] Só são permitidos { $limit } ataques por turno.
    }
}
duel-refusal-wrong-count = { $of ->
    [support] { $max ->
        [0] Aqui não se pode usar carta de Apoio.
        [one] Uma carta de Apoio ou nenhuma, não { $got }.
       *[other] Até { $max } cartas de Apoio, não { $got }.
    }
    [shown-support] { $max ->
        [0] { $player } não jogou nenhuma carta de Apoio.
        [one] { $player } jogou 1 carta de Apoio, não { $got }.
       *[other] { $player } jogou { $max } cartas de Apoio, não { $got }.
    }
    [not-played] { $part ->
        [warlord] { $player } não tem nesta batalha um Comandante para indicar.
       *[other] { $player } não jogou nenhuma carta de Exército para indicar.
    }
    [tell] { $max ->
        [0] O descarte de { $player } está vazio; não há o que indicar.
        [one] O descarte de { $player } só tem 1 carta, não { $got }.
       *[other] O descarte de { $player } só tem { $max } cartas, não { $got }.
    }
   *[reinforcements] { $max ->
        [one] O curinga traz { $max } carta agora, não { $got }.
       *[other] O curinga traz de 1 a { $max } cartas agora, não { $got }.
    }
}
duel-refusal-duplicate-card = { $card } aparece duas vezes, mas no baralho só há uma.
duel-refusal-hand-too-small = { $needs ->
    [one] É preciso ter uma carta na mão; { $player } não tem nenhuma.
   *[other] É preciso ter { $needs } cartas na mão; { $player } tem { $has }.
}
duel-refusal-card-elsewhere = { $card ->
    [none] Já se sabe que todas as cartas de { $player } que serviriam estão em outro lugar.
   *[other] { $card } não pode estar aí: já se sabe que essa carta de { $player } está em outro lugar.
}
duel-refusal-not-a-support-card = { $card } não é uma carta de Apoio: só os 3 e os 2 são.
duel-refusal-not-a-warlord = { $card } não é um Comandante: só Reis, Damas e Valetes são.
duel-refusal-not-an-army-card = { $card } não é uma carta de Exército: elas vão do 10 ao 4.
duel-refusal-not-an-ace = { $card } não é um Ás.
duel-refusal-not-your-support = É a vez de { $turn } usar cartas de Apoio, se quiser.
duel-refusal-bad-adjustment-negative = Uma mão ou um monte não pode ter menos de 0 cartas.
duel-refusal-bad-adjustment-deck = Com os Comandantes na mesa, são { $got } cartas, mas o baralho tem { $deck }.
duel-refusal-no-such-seat = Esse jogador não existe: estão jogando { $players }.
duel-refusal-player-out = { $player } está fora da partida.
duel-refusal-pile-empty = O monte de { $player } está vazio. Diga primeiro se o curinga é jogado.
duel-refusal-pile-not-empty = Nenhum monte está vazio: não há o que decidir sobre o curinga.
duel-refusal-battle-in-progress = Termine a batalha primeiro.
duel-refusal-no-battle = Não há nenhuma batalha agora.
duel-refusal-battle-order = { $step ->
    [defend] Primeiro { $player } decide se defende.
    [reveal] Revele as cartas primeiro.
    [last-chance] As cartas foram reveladas: agora { $player } decide se joga um Ás.
   *[other] Primeiro { $player } decide se usa cartas de Apoio.
}
duel-refusal-no-such-slot = { $slots ->
    [one] Há { $slots } espaço para Comandantes.
   *[other] Há { $slots } espaços para Comandantes.
}
duel-refusal-slot-taken = { $slot ->
    [none] Todos os espaços já têm um Comandante.
   *[other] O espaço { PLACE($slot) } já tem um Comandante.
}
duel-refusal-slot-empty = { $slot ->
    [none] Não há nenhum Comandante para isto.
   *[other] { $player } não tem Comandante no espaço { PLACE($slot) }.
}
duel-refusal-warlord-used = { $slot ->
    [none] Todos os Comandantes estão virados para cima.
   *[other] O Comandante de { $player } no espaço { PLACE($slot) } está virado para cima: já foi usado, até a renovação.
}
duel-refusal-sole-warlord = Nestas regras, um Comandante não pode defender sem uma carta de Exército.
duel-refusal-not-the-defender = Em uma batalha, só quem defende pode jogar um Ás: { $defender }.
duel-refusal-no-aces = { $in_battle ->
    [yes] Nestas regras, nenhum Ás pode mais barrar este ataque.
   *[no] Nestas regras, não se joga um Ás fora de uma batalha.
}
duel-refusal-not-an-opponent = { $own ->
    [yes] Seus Ases não podem eliminar seus próprios Comandantes.
   *[no] Os Ases de { $player } não alcançam { $against }.
}
duel-refusal-no-such-card = { $missing ->
    [joker] Não há curinga de reforços nestes baralhos.
    [role] Diga que carta o Aliado Oculto substitui.
    [itself] Em uma pilha, o Aliado Oculto não tem valor.
   *[ally] Não há Aliado Oculto nestes baralhos.
}
duel-refusal-not-named = { $part ->
    [warlord] O Comandante de { $player } foi revelado: diga qual é.
   *[other] A carta de Exército de { $player } foi revelada: diga qual é.
}
duel-refusal-other-card = Já se sabe que essa carta de { $player } é { $known }, não { $named }.
duel-refusal-no-reinforcements = Estas regras não têm reforços.
duel-refusal-not-your-turn = { $player } ainda tem cartas para comprar: o curinga precisa esperar o turno de { $player }.
duel-refusal-discard-empty = O descarte de { $player } está vazio: não há nada para trazer de volta.

## The table in a terminal

duel-table-setup = As cartas ainda não foram distribuídas.
duel-table-turn = Turno { $turn }: vez de { $player }, fase de { $phase }
duel-table-over = Depois do turno { $turn }: { $result }
duel-table-cut-short = Este turno só tem a preparação.
duel-table-revenge = { $player } está fora e joga um último turno.
duel-table-target = O próximo ataque é contra { $player }.
duel-table-side = { $player }: monte { $draw }, mão { $hand }, descarte { $discard }
duel-table-side-out = { $player } (fora): monte { $draw }, mão { $hand }, descarte { $discard }
duel-table-top = Em cima do descarte: { $card }
duel-table-slot = Espaço { $slot }: { $warlord }
duel-table-slot-empty = vazio
duel-table-slot-unseen = um Comandante virado para baixo
duel-table-slot-down = { $card } com a face para baixo
duel-table-slot-up = { $card } com a face para cima, fora de ação
duel-table-pending = O monte de { $player } está vazio: ou joga o curinga, ou está fora.
duel-table-battle = Batalha: { $attacker } contra { $defender }
duel-table-step-defend = Agora { $player } decide se defende.
duel-table-step-support = Agora { $player } decide se usa cartas de Apoio.
duel-table-step-reveal = Agora as cartas são reveladas.
duel-table-step-last-chance = { $player } pode jogar um Ás agora.
duel-table-last = Última batalha: { $attacker } { $attack } contra { $defender } { $defence }, { $outcome ->
    [attacker] o ataque deu certo
    [defender] o ataque foi barrado
   *[tie] empate
}
duel-table-last-ace = Última batalha: { $attacker } contra { $defender }, barrada com { $card }

## The command line’s battle

duel-battle-attacker = Quem ataca
duel-battle-defender = Quem defende
# Same as in English.
duel-battle-total = total
duel-battle-won = { $damage ->
    [one] Quem ataca tem mais força, { $attack } a { $defence }: { $damage } carta de dano.
   *[other] Quem ataca tem mais força, { $attack } a { $defence }: { $damage } cartas de dano.
}
duel-battle-thwarted = Quem defende tem mais força, { $defence } a { $attack }: o ataque é barrado.
duel-battle-thwarted-tie = Os dois têm { $attack }: o ataque é barrado.
duel-battle-tie = Os dois têm { $attack }: cada um só perde as cartas usadas.

duel-misfit-no-part = { $card } não serve para uma batalha.
duel-misfit-two-armies = Um lado só pode ter uma carta de Exército.
duel-misfit-two-warlords = Um lado só pode ter um Comandante.
duel-misfit-too-many-supports = { $value ->
    [0] Nestas regras não se usam cartas de Apoio.
    [one] Um lado usa no máximo uma carta de Apoio.
   *[other] Um lado usa no máximo { $value } cartas de Apoio.
}
duel-misfit-support-without-army = Uma carta de Apoio precisa de uma carta de Exército.
duel-misfit-twice = { $card } aparece duas vezes, mas no baralho só há uma.
duel-misfit-no-army = Um ataque precisa de uma carta de Exército.
duel-misfit-sole-warlord = Nestas regras, um Comandante não pode defender sem uma carta de Exército.

## Statistics

duel-count-battles = Batalhas
duel-lab-duels = Batalhas por partida
duel-count-share = Proporção
duel-count-attacker = Ataque mais forte
duel-count-defender = Defesa mais forte
duel-count-tie = Forças iguais
duel-count-ace = Barradas por um Ás
duel-count-battles-note = { $count ->
    [one] { $count } batalha foi travada.
   *[other] { $count } batalhas foram travadas.
}
duel-count-strengths = Batalhas pela força do ataque
duel-count-strength = Força
duel-count-fought = Travadas
duel-count-losses = Perdas
duel-count-times = Vezes
duel-count-least = Mínimo
duel-count-median = Mediana
duel-count-mean = Média
duel-count-most = Máximo
duel-count-damage = Dano de uma batalha
duel-count-penalty = Preço sem Comandante
duel-count-cards = Comandantes e Ases
duel-count-number = Número
duel-count-warlords-thwarted = Comandantes perdidos em ataques barrados
duel-count-warlords-ace = Comandantes perdidos para Ases
duel-count-warlords-exchanged = Comandantes trocados
duel-count-aces-battle = Ases em batalhas
duel-count-aces-outside = Ases fora de batalhas
duel-count-reinforcements = Curingas de reforços
duel-count-piles = Montes no fim de cada turno
duel-count-turn = Turno
duel-count-place = { $place ->
    [1] Jogou em 1º
    [2] Jogou em 2º
    [3] Jogou em 3º
    [4] Jogou em 4º
    [5] Jogou em 5º
   *[6] Jogou em 6º
}
duel-count-won = Partidas vencidas
duel-count-winner = Quem venceu
duel-count-loser = Os outros
duel-count-piles-note = Média de cartas no monte, nas partidas que chegaram ao turno.
duel-count-piles-shown = Mostrando { $shown } de { $all } turnos: os que pelo menos 1 em cada 20 partidas alcançou, no máximo { $most }.

## Results for other programs

duel-tally-cards-left = Cartas no monte
duel-tally-battles-won = Batalhas vencidas

## A first game

duel-deal-about = Toda carta jogada vai para o descarte do seu dono. Quem não pode comprar no início do seu turno está fora; o último jogador na partida vence.
duel-hint-guide = O app conta os montes e soma as batalhas, e não precisa conhecer as cartas viradas para baixo. As dicas explicam cada passo; as que você fechar não voltam.
duel-needs = Cada jogador precisa de um baralho.
duel-hint-preparation = { $draw ->
    [one] Compre { $draw } carta; o app já contou. Depois ponha Comandantes virados para baixo.
   *[other] Compre { $draw } cartas; o app já contou. Depois ponha Comandantes.
}
duel-hint-attack = Ataque quem está à sua direita com uma carta de Exército virada para baixo.
duel-hint-renewal = Seus Comandantes usados estão prontos de novo, virados para baixo.
duel-hint-defend = A força do ataque é segredo. Escolha cartas, ou não defenda.
duel-hint-support = Com um Exército, um 3 soma { $three }, e um 2 soma { $two }. Fica virado para baixo.
duel-hint-reveal = Revele todas as cartas e indique-as aqui. Um Rei soma { $king }, uma Dama, { $queen }, um Valete, { $jack }.
duel-hint-last-chance = Agora só um Ás barra o ataque. Sem ele, você perde cartas.
