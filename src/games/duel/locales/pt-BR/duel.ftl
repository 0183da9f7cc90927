# The messages of Duel.

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
duel-kind-next-phase-about = Siga para a próxima fase; depois da última, começa o turno do próximo jogador.
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
duel-kind-support-about = { $supports_per_side ->
    [0] Nestas regras não há cartas de Apoio nas batalhas.
    [one] Junte à sua carta de Exército um 3 ou um 2, virado para baixo, ou nada.
   *[other] Junte à sua carta de Exército até { $supports_per_side } cartas de Apoio (3 e 2), viradas para baixo, ou nada.
}
duel-kind-reveal = Revelar
duel-kind-reveal-about = Revele todas as cartas e registre-as.
duel-kind-resolve = Sem Ás
duel-kind-resolve-about = Quem defende não joga nenhum Ás, e a batalha está decidida.
duel-kind-ace = Jogar um Ás
duel-kind-ace-about = Elimine um Comandante de um oponente ou, na defesa, barre o ataque.
duel-kind-reinforce = Reforços
duel-kind-reinforce-about = Mostre o curinga e leve cartas do seu descarte de volta para o monte.
duel-kind-out = Sem curinga
duel-kind-out-about = Você não tem o curinga, ou não quer jogá-lo: está fora.
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

duel-rule-value-each = { $name } soma { $number }
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

duel-headline-next-phase = { $player } segue para a fase de { $phase }
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
duel-then-cut-short = Este turno só tem a preparação: na primeira rodada, só o último jogador pode atacar.
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
        [0] { $player } não tem mais cartas para a penalidade.
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
duel-count-attacker = Ataque mais forte
duel-count-defender = Defesa mais forte
duel-count-tie = Forças iguais
duel-count-ace = Barradas por um Ás
duel-count-battles-note = { $count ->
    [one] { $count } batalha foi travada.
   *[other] { $count } batalhas foram travadas.
} Um empate que frustra o ataque é uma batalha vencida por quem defende.
duel-count-strengths = Batalhas pela força do ataque
duel-count-strength = Força
duel-count-fought = Travadas
duel-count-losses = Perdas
duel-count-least = Mínimo
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
duel-count-place = { $place ->
    [1] Jogou em 1º
    [2] Jogou em 2º
    [3] Jogou em 3º
    [4] Jogou em 4º
    [5] Jogou em 5º
   *[6] Jogou em 6º
}
duel-count-winner = Quem venceu
duel-count-loser = Os outros
duel-count-piles-note = Média de cartas no monte, nas partidas que chegaram ao turno.

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
duel-hint-renewal = Vire para baixo seus Comandantes usados: estão prontos de novo.
duel-hint-defend = A força do ataque é segredo. Escolha cartas, ou não defenda.
duel-hint-support = Com um Exército, um 3 soma { $three }, e um 2 soma { $two }. Fica virado para baixo.
duel-hint-reveal = Revele todas as cartas e indique-as aqui. Um Rei soma { $king }, uma Dama, { $queen }, um Valete, { $jack }.
duel-hint-last-chance = Agora só um Ás barra o ataque. Sem ele, você perde cartas.

## The screens

duel-screen-seating = Escreva os nomes na ordem do jogo: cada pessoa fica à direita da anterior.
duel-screen-deal = { $count ->
    [0] Cada jogador embaralha suas cartas e deixa outro cortar. Ninguém recebe mão; o baralho inteiro é o monte.
    [one] Cada jogador embaralha suas cartas, deixa outro cortar e compra { $count } carta. O resto é o monte.
   *[other] Cada jogador embaralha suas cartas, deixa outro cortar e compra { $count } cartas. O resto é o monte.
}
duel-screen-jokers = { $count ->
    [one] Cada baralho precisa de { $count } curinga: { $rules }.
   *[other] Cada baralho precisa de { $count } curingas diferentes um do outro: { $rules }.
}
duel-screen-first-which = Quem joga o primeiro turno? Vale qualquer jeito de decidir.

duel-screen-warlord = Comandante { $number }
duel-screen-warlord-of = { $warlord } de { $name }

duel-screen-seat = { $name }: { $draw } no monte, { $hand } na mão, { $discard } no descarte.
duel-screen-slot-down = O Comandante { $number } está virado para baixo e não é conhecido.
duel-screen-slot-known = O Comandante { $number } está virado para baixo: { $card }.
duel-screen-slot-up = O Comandante { $number } foi revelado e usado: { $card }.
duel-screen-seat-out = Fora da partida.
duel-screen-seat-attacks = Ataca { $name }.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = fora
duel-screen-status-pending = monte vazio
duel-screen-status-revenge = último turno
duel-screen-deck = Monte
duel-screen-deck-count = Monte { $count }
duel-screen-hand = Mão { $count }
duel-screen-discard = Descarte { $count }
duel-screen-used = usado

duel-screen-revenge = { $name } está fora e joga um último turno, sem comprar.
duel-screen-cut-short = Primeira rodada: { $name } compra como sempre; só o último jogador pode atacar.
duel-screen-attack-used = { $warlord }: fora de ação
duel-screen-attack-empty = Espaço { $number } vazio
duel-answer-attack = { $warlord ->
    [none] Atacar sem Comandante
   *[other] Atacar com { $warlord }
}
duel-answer-attack-about = { $warlord ->
    [none] Exército virado para baixo contra { $name }, sem Comandante.
   *[other] Exército virado para baixo contra { $name }, com { $warlord } à frente.
}

duel-ask-exchange = Qual Comandante é descartado?
duel-answer-exchange = Trocar { $warlord }

duel-ask-ace-by = Quem joga o Ás?
duel-screen-ace-nobody = Não há Comandante ao alcance.
duel-ask-ace-on = Qual Comandante o Ás de { $name } elimina?
duel-answer-ace = { $warlord ->
    [none] { $name } joga
   *[other] { $ally ->
        [yes] Aliado contra { $name }: { $warlord }
       *[other] { $name }: { $warlord }
    }
}
duel-ask-ace-card = O que { $name } joga?
duel-screen-ace-of-any = Alguém joga um Ás
duel-screen-ace-outside-about = Elimine um Comandante de um oponente.
duel-screen-ace-of = { $name }: Ás
duel-ask-ace-warlord = Com qual Comandante { $name } defendia? Ele é revelado.
duel-screen-ace-in-battle-about = { $led ->
    [yes] Um Ás barra o ataque, e { $attacker } perde o Comandante.
   *[no] { $penalty ->
        [0] Um Ás barra o ataque.
        [one] Um Ás barra o ataque; { $attacker } compra { $penalty } carta e a descarta.
       *[other] Um Ás barra o ataque; { $attacker } compra { $penalty } cartas e as descarta.
    }
}

duel-screen-attacker = Ataque
duel-screen-defender = Defesa
duel-screen-can-defend = Pode se defender com:
duel-screen-stronger = tem mais força
duel-screen-weaker = tem menos força
duel-screen-equal = mesma força
duel-screen-pile = Monte de { $name }: { $count }
duel-screen-strength = Força de { $name }: { $total }
duel-screen-laid = { $part } { $card }, face para cima
duel-screen-laid-down = { $part }, face para baixo

duel-ask-defend = Com que { $name } defende?
duel-answer-defend = { $warlord ->
    [none] { $army ->
        [yes] Só o Exército
       *[other] Sem defesa
    }
   *[other] { $army ->
        [yes] { $warlord } e Exército
       *[other] Só { $warlord }
    }
}
duel-screen-worth = { $name } joga uma carta de Exército virada para baixo: força de { $least } a { $most }. Uma defesa com a mesma força barra o ataque.
duel-screen-worth-draw = { $name } joga uma carta de Exército virada para baixo: força de { $least } a { $most }. Uma defesa com mais força barra o ataque.
duel-screen-supports = Quem usa uma carta de Apoio (3 ou 2)? Primeiro { $attacker }, depois { $defender }.
duel-ask-support = { $count ->
    [one] { $name } usa carta de Apoio (3 ou 2)?
   *[other] { $name } usa cartas de Apoio (3 ou 2)?
}
duel-screen-support-both = Os dois usam
duel-screen-support-only = Só { $name }
duel-screen-support-none = Ninguém
duel-answer-support = { $count ->
    [0] { $name } não usa
    [one] { $name } usa { $count }
   *[other] { $name } usa { $count }
}
duel-screen-name = { $number }/{ $count }: { $part } de { $name }. Qual é a carta?
duel-screen-name-what = { $name }, { $part }
duel-screen-suits = Naipes também
duel-screen-outcome-attacker = { $cards ->
    [0] { $attacker } tem mais força, { $attack } a { $defence }, mas não o bastante para causar dano.
    [one] { $attacker } tem mais força, { $attack } a { $defence }: { $defender } passa { $cards } carta do monte para o descarte.
   *[other] { $attacker } tem mais força, { $attack } a { $defence }: { $defender } passa { $cards } cartas do monte para o descarte.
}
duel-screen-damage = { $rounding ->
    [none] Dano: ({ $attack } − { $defence }) ÷ { $divisor }
    [up] Dano: ({ $attack } − { $defence }) ÷ { $divisor }, arredondado para cima
   *[down] Dano: ({ $attack } − { $defence }) ÷ { $divisor }, arredondado para baixo
}
duel-screen-outcome-defender = { $defender } tem mais força, { $defence } a { $attack }: o ataque é barrado.
duel-screen-outcome-draw = Os dois têm { $attack }: cada um só perde as cartas jogadas.
duel-screen-all-there-is = { $count ->
    [0] O monte de { $name } já está vazio.
    [one] O monte de { $name } só tem { $count } carta.
   *[other] O monte de { $name } só tem { $count } cartas.
}
duel-screen-moves = { $cards ->
    [0] continuar
    [one] perder { $cards } carta
   *[other] perder { $cards } cartas
}
duel-screen-resolve = Sem Ás: { $moves }
duel-screen-end-without-ace = Sem Ás, fim do turno

duel-screen-waits-draw = { $name } não tem mais o que comprar. Há um curinga?
duel-screen-waits-emptied = A batalha esvaziou o monte de { $name }. Há um curinga?
duel-screen-joker-for = { $count ->
    [one] Curinga: { $count } carta
   *[other] Curinga: { $count } cartas
}
duel-screen-fewer = Menos cartas…
duel-screen-is-out = { $name } está fora
duel-ask-reinforce = Mostre o curinga, embaralhe o descarte, ponha cartas dele no monte e embaralhe o monte.
duel-ask-reinforce-number = Cartas
duel-answer-reinforce = { $count ->
    [one] { $name }: { $count } carta
   *[other] { $name }: { $count } cartas
}
duel-ask-concede = { $left ->
    [2] Se você desistir, perde.
   *[other] Se você desistir, está fora. Os outros continuam.
}
duel-answer-concede = { $name } desiste

duel-screen-lasts = { $turns ->
    [0] Não há cartas no monte
    [one] { $count } no monte, { $each } por turno: dá para { $turns } turno
   *[other] { $count } no monte, { $each } por turno: dá para { $turns } turnos
}
duel-screen-has = { $name } tem { $hand } na mão e { $discard } no descarte.
duel-screen-attacks = { $name } só pode atacar { $target }.
duel-screen-seen = Já vistas deste baralho
duel-screen-seen-about = Cada valor tem quatro cartas. Cada ponto cheio é uma carta que já se sabe onde está.
duel-screen-seen-rank = { $rank }: { $count } de 4 vistas
duel-screen-tell = Indicar uma carta
duel-screen-tell-top = Qual carta está em cima do descarte de { $name }?
duel-screen-tell-below = Qual carta está embaixo de { $card } no descarte de { $name }?
duel-screen-tell-nothing = Todas as cartas do descarte são conhecidas.
duel-correct-numbers = Mão e monte de { $player }
duel-correct-draw = Monte de { $player }
duel-correct-hand = Mão de { $player }
duel-correct-slot = Comandante { PLACE($slot) }
duel-correct-warlord = { $warlord ->
    [none] nenhum
   *[some] { $card ->
        [none] desconhecido
       *[other] { $face_up ->
            [yes] { $card }, face para cima
           *[no] { $card }, face para baixo
        }
    }
}

duel-screen-quick = Batalha rápida
duel-screen-quick-army = Escolha as cartas dos dois lados. Um ataque precisa de uma carta de Exército.
duel-screen-quick-needs = Com mais { $count }, o ataque seria barrado.
duel-screen-quick-house = { $count ->
    [one] Regras da casa: { $count } alterada
   *[other] Regras da casa: { $count } alteradas
}
duel-screen-quick-clear = Limpar as cartas
duel-keys-number = Escolher ou indicar uma carta

duel-screen-figure-cards = Cartas
duel-screen-figure-winner = Quem venceu
duel-screen-figure-others = Os outros

## How to play

duel-lesson-aim = Sua força
duel-lesson-aim-about = Cada jogador tem um baralho e começa com 5 cartas na mão. Seu monte é a sua força: se você não puder comprar no começo do seu turno, está fora. O último jogador na partida vence.
duel-lesson-warlords = Comandantes
duel-lesson-warlords-about = Reis, Damas e Valetes ficam virados para baixo à sua frente, no máximo 2. Um deles pode liderar um ataque ou uma defesa: um Rei soma 3, uma Dama 2, um Valete 1.
duel-lesson-armies = Exércitos
duel-lesson-armies-about = As cartas do 4 ao 10 lutam, cada uma com a força do seu número. Ao lado de uma delas, um 3 soma 3 e um 2 soma 2.
duel-lesson-turn = Seu turno
duel-lesson-turn-about = Compre uma carta e ponha Comandantes. Depois você pode atacar o jogador à sua direita. No fim, seus Comandantes estão prontos de novo.
duel-lesson-battle = Uma batalha
duel-lesson-battle-about = Os dois jogam cartas viradas para baixo e revelam todas juntas. Se o ataque tiver mais força, quem defende descarta do monte metade da diferença, arredondada para cima. Se não, quem ataca perde o Comandante ou, sem Comandante, 1 carta.
duel-lesson-aces = Ases
duel-lesson-aces-about = Um Ás nunca luta. Ele barra um ataque ou elimina um Comandante de um vizinho.

## The rules for a player who does not know the game

duel-rulebook-aim = Objetivo
    Esta é uma guerra para dois a seis jogadores, cada um com um baralho completo. Exércitos se enfrentam, Comandantes vão à frente, e quem perde uma batalha perde cartas.
    Seu monte é a sua força: quem não tem mais o que comprar está fora. O último jogador na partida vence.

duel-rulebook-table = A mesa
    { $deck ->
        [52] Cada jogador tem um baralho de 52 cartas, sem curingas. As cartas nunca mudam de dono, e os naipes não importam.
       *[other] Cada jogador tem um baralho de 52 cartas mais curingas: { $deck } cartas. As cartas nunca mudam de dono, e os naipes não importam.
    }
    Sua mão é secreta, seu monte fica virado para baixo, e seu descarte fica virado para cima. Todos podem olhar a carta de cima de um descarte, mas nenhuma outra.
    Reis, Damas e Valetes são os Comandantes. Eles lideram e aumentam a força em uma batalha: um Rei soma { $warlord_bonus-king }, uma Dama, { $warlord_bonus-queen }, e um Valete, { $warlord_bonus-jack }.
    As cartas do 10 ao 4 são os Exércitos, cada um com a força do seu número. A maioria das cartas é de Exército.
    { $supports_per_side ->
        [0] Os 3 e os 2 não servem para nada nestas regras.
       *[other] Os 3 e os 2 são cartas de Apoio, cavalos e armas para um Exército: um 3 soma { $support_values-three }, um 2 soma { $support_values-two }.
    }
    { $aces ->
        [none] Os Ases não servem para nada nestas regras.
        [battles] Os Ases nunca lutam; eles barram ataques.
        [outside] Os Ases nunca lutam; eles eliminam Comandantes.
       *[both] Os Ases nunca lutam; eles eliminam Comandantes e barram ataques.
    }
    { $warlord_slots ->
        [one] À sua frente há { $warlord_slots } espaço para Comandantes.
       *[other] À sua frente há { $warlord_slots } espaços para Comandantes.
    }

duel-rulebook-setup = Antes de começar
    { $hand_size ->
        [0] Cada jogador embaralha as próprias cartas e pede que outro as corte. Ninguém recebe mão: todas as cartas são o monte.
        [one] Cada jogador embaralha as próprias cartas, pede que outro as corte e compra { $hand_size } carta. As outras { $draw_pile } são o monte.
       *[other] Cada jogador embaralha as próprias cartas, pede que outro as corte e compra { $hand_size } cartas. As outras { $draw_pile } são o monte.
    }
    Vale qualquer jeito de decidir quem começa. A vez passa para a direita.

duel-rulebook-turn = O turno
    Um turno tem três fases: preparação, ataque e renovação. Tudo nelas é opcional, mas nunca se volta a uma fase anterior.
    { $draw_per_turn ->
        [one] No começo da preparação, você compra { $draw_per_turn } carta.
       *[other] No começo da preparação, você compra { $draw_per_turn } cartas, ou quantas o monte tiver.
    }
    { $used_may_be_exchanged ->
        [yes] Depois você pode pôr Comandantes da sua mão, quantos quiser, virados para baixo em espaços vazios, e trocar Comandantes dos seus espaços, mesmo usados, por outros da sua mão. O Comandante antigo vai para o seu descarte.
       *[no] Depois você pode pôr Comandantes da sua mão, quantos quiser, virados para baixo em espaços vazios, e trocar Comandantes dos seus espaços que estejam virados para baixo por outros da sua mão. O Comandante antigo vai para o seu descarte.
    }
    { $attacks_per_turn ->
        [none] Na fase de ataque, você pode atacar o jogador à sua direita, quantas vezes quiser.
        [0] { $revenge_turn ->
            [yes] Não há ataques, a não ser em um turno de vingança.
           *[no] Não há ataques.
        }
        [one] Na fase de ataque, você pode atacar o jogador à sua direita, uma vez.
       *[other] Na fase de ataque, você pode atacar o jogador à sua direita, até { $attacks_per_turn } vezes.
    }
    Na renovação, você vira para baixo os seus Comandantes virados para cima. Um Comandante virado para cima já foi usado e não pode lutar até lá: um que defendeu não pode atacar no seu próximo turno, e um que atacou já está pronto para defender. Um Comandante que foi revelado uma vez é conhecido por todos até ser descartado.
    Um Comandante na mesa nunca volta para a mão.
    { $first_round_skips ->
        [yes] Na primeira rodada, todos os jogadores menos o último só têm a preparação.
       *[no] Não há primeira rodada curta: quem começa já pode atacar.
    }

duel-rulebook-battle = A batalha
    Ataque: jogue uma carta de Exército virada para baixo. Você pode pôr à frente dela um dos seus Comandantes virados para baixo. Sem uma carta de Exército, não há ataque.
    { $sole_warlord_defends ->
        [yes] Defesa: escolha um Comandante virado para baixo, jogue uma carta de Exército virada para baixo, faça as duas coisas ou nenhuma. Um Comandante sem Exército defende só com o seu bônus.
       *[no] Defesa: jogue uma carta de Exército virada para baixo, com um Comandante virado para baixo à frente, se quiser, ou não faça nada. Um Comandante sem Exército não defende.
    }
    { $supports_per_side ->
        [0] {""}
        [one] Apoio: primeiro quem ataca, depois quem defende pode usar uma carta de Apoio, virada para baixo. Ela precisa de uma carta de Exército.
       *[other] Apoio: primeiro quem ataca, depois quem defende pode usar até { $supports_per_side } cartas de Apoio, viradas para baixo. Elas precisam de uma carta de Exército.
    }
    { $supports_per_side ->
        [0] Todas as cartas da batalha são reveladas. Exército e Comandante somados são a força; um lado sem cartas tem 0.
       *[other] Todas as cartas da batalha são reveladas. Exército, Comandante e Apoio somados são a força; um lado sem cartas tem 0.
    }
    { $damage_rounding ->
        [up] Se quem ataca tiver mais força, quem defende sofre dano: a diferença dividida por { $damage_divisor }, arredondada para cima. Quem defende passa esse número de cartas do monte para o descarte.
       *[down] Se quem ataca tiver mais força, quem defende sofre dano: a diferença dividida por { $damage_divisor }, arredondada para baixo. Quem defende passa esse número de cartas do monte para o descarte.
    }
    { $failed_warlord_lost ->
        [yes] Se quem defende tiver mais força, o ataque é barrado, e o Comandante de quem atacou vai para o descarte.
       *[no] Se quem defende tiver mais força, o ataque é barrado; o Comandante fica.
    }
    { $unled_fail_draw ->
        [0] Um ataque barrado sem Comandante não custa nada.
        [one] Quem atacou sem Comandante e foi barrado compra { $unled_fail_draw } carta e a descarta.
       *[other] Quem atacou sem Comandante e foi barrado compra { $unled_fail_draw } cartas e as descarta.
    }
    { $tie ->
        [defender] Se as forças forem iguais, o ataque também é barrado, com as mesmas consequências.
       *[draw] Se as forças forem iguais, os dois jogadores só perdem as cartas que usaram.
    }
    { $supports_per_side ->
        [0] As cartas de Exército são descartadas depois da batalha. Os outros Comandantes ficam, virados para cima.
       *[other] As cartas de Exército e de Apoio são descartadas depois da batalha. Os outros Comandantes ficam, virados para cima.
    }

duel-rulebook-aces = Ases
    { $aces_defend ->
        [any-time] Na defesa, você pode jogar um Ás a qualquer momento de uma batalha para barrar o ataque. Depois que as cartas são reveladas, é a sua última chance, e só se quem ataca tiver mais força.
        [before-reveal] Na defesa, você pode jogar um Ás a qualquer momento antes de as cartas serem reveladas para barrar o ataque.
       *[never] Não se joga um Ás em uma batalha.
    }
    { $aces_defend ->
        [never] {""}
       *[other] Quem ataca descarta então todas as cartas do ataque, inclusive o Comandante. Se você tiver escolhido um Comandante, ele é revelado e fica; as outras cartas que você jogou são descartadas. { $ace_fails_unled ->
            [yes] Quem atacou sem Comandante paga o preço de um ataque barrado.
           *[no] {""}
        }
    }
    { $aces_defend ->
        [never] {""}
       *[other] Quem ataca nunca joga um Ás na batalha.
    }
    { $aces_outside ->
        [no] Não se joga um Ás fora de uma batalha.
       *[yes] { $ace_targets ->
            [neighbours] Fora das batalhas, você pode jogar um Ás a qualquer momento, até no turno de outro jogador, e escolher um Comandante de um dos seus dois vizinhos: ele vai para o descarte.
            [right] Fora das batalhas, você pode jogar um Ás a qualquer momento, até no turno de outro jogador, e escolher um Comandante do jogador à sua direita: ele vai para o descarte.
           *[any] Fora das batalhas, você pode jogar um Ás a qualquer momento, até no turno de outro jogador, e escolher um Comandante de qualquer outro jogador: ele vai para o descarte.
        }
    }

duel-rulebook-end = Fim da partida
    Quem estiver com o monte vazio no começo do próprio turno está fora.
    { $out_when ->
        [empty] Quem fica com o monte vazio em uma batalha também sai na hora.
       *[other] {""}
    }
    { $revenge_turn ->
        [yes] Quem sai porque não tinha o que comprar ainda tem um turno de vingança, se restarem pelo menos dois outros jogadores: { $aces ->
            [none] a preparação e um ataque.
           *[other] a preparação, um ataque e Ases.
        }
       *[no] Não há turno de vingança.
    }
    As cartas de quem saiu ficam onde estão, e os outros fecham a roda. O último jogador na partida vence.
    Você pode desistir a qualquer momento, menos durante uma batalha.

duel-rulebook-reinforcements = { $reinforcements ->
    [no] {""}
   *[yes]
        Reforços
        { $reinforcement_cards ->
            [one] Cada baralho tem um curinga para isto. No seu turno, você pode mostrá-lo a qualquer momento: embaralhe seu descarte, ponha { $reinforcement_cards } carta dele no seu monte e embaralhe o monte.
           *[other] Cada baralho tem um curinga para isto. No seu turno, você pode mostrá-lo a qualquer momento: embaralhe seu descarte, ponha até { $reinforcement_cards } cartas dele no seu monte e embaralhe o monte.
        }
        { $forced_reinforcement_cards ->
            [one] Quando seu monte estiver vazio, você pode fazer isto no turno de qualquer jogador, até ter que comprar; nesse caso, é { $forced_reinforcement_cards } carta.
           *[other] Quando seu monte estiver vazio, você pode fazer isto no turno de qualquer jogador, até ter que comprar; nesse caso, são até { $forced_reinforcement_cards } cartas.
        }
        O resto e o curinga são o seu novo descarte.
}

duel-rulebook-ally = { $hidden_ally ->
    [no] {""}
   *[yes]
        O Aliado Oculto
        Cada baralho tem um curinga para isto. Você o joga no lugar da carta que quiser e diz qual é quando ele for revelado.
        Como Comandante na mesa, continua a ser esse Comandante até ser descartado. Em uma pilha, volta a ser o Aliado Oculto.
}

## The mat to print

