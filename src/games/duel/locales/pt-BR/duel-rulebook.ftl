# The rules of Duel for a player who does not know the game.

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
    Os 3 e os 2 são cartas de Apoio, cavalos e armas para um Exército: um 3 soma { $support_values-three }, um 2 soma { $support_values-two }.
    Os Ases nunca lutam; eles eliminam Comandantes e barram ataques.
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
        [0] Não há ataques, a não ser em um turno de vingança.
        [one] Na fase de ataque, você pode atacar o jogador à sua direita, uma vez.
       *[other] Na fase de ataque, você pode atacar o jogador à sua direita, até { $attacks_per_turn } vezes.
    }
    Na renovação, você vira para baixo os seus Comandantes virados para cima. Um Comandante virado para cima já foi usado e não pode lutar até lá: um que defendeu não pode atacar no seu próximo turno, e um que atacou já está pronto para defender. Um Comandante que foi revelado uma vez é conhecido por todos até ser descartado.
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
        [0] Não há cartas de Apoio nas batalhas.
        [one] Apoio: primeiro quem ataca, depois quem defende pode usar uma carta de Apoio, virada para baixo. Ela precisa de uma carta de Exército.
       *[other] Apoio: primeiro quem ataca, depois quem defende pode usar até { $supports_per_side } cartas de Apoio, viradas para baixo. Elas precisam de uma carta de Exército.
    }
    Todas as cartas da batalha são reveladas. Exército, Comandante e Apoio somados são a força; um lado sem cartas tem 0.
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
        [defender] Se as forças forem iguais, o ataque também é barrado.
       *[draw] Se as forças forem iguais, os dois jogadores só perdem as cartas que usaram.
    }
    As cartas de Exército e de Apoio são descartadas depois da batalha. Os outros Comandantes ficam, virados para cima.

duel-rulebook-aces = Ases
    { $aces_defend ->
        [any-time] Na defesa, você pode jogar um Ás a qualquer momento de uma batalha para barrar o ataque. Depois que as cartas são reveladas, é a sua última chance, e só se quem ataca tiver mais força.
        [before-reveal] Na defesa, você pode jogar um Ás a qualquer momento antes de as cartas serem reveladas para barrar o ataque.
       *[never] Não se joga um Ás em uma batalha.
    }
    { $aces_defend ->
        [never] {""}
       *[other] { $ace_fails_unled ->
            [yes] Quem ataca descarta então o Exército, as cartas de Apoio e o Comandante; sem Comandante, paga o preço de um ataque barrado. Se você tiver escolhido um Comandante, ele é revelado e fica; suas cartas de Exército e de Apoio são descartadas.
           *[no] Quem ataca descarta então o Exército, as cartas de Apoio e o Comandante. Se você tiver escolhido um Comandante, ele é revelado e fica; suas cartas de Exército e de Apoio são descartadas.
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
        [yes] Quem sai porque não tinha o que comprar ainda tem um turno de vingança, se restarem pelo menos dois outros jogadores: a preparação, um ataque e Ases.
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

## The mat to print.

duel-mat-discard = Descarte
