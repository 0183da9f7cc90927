# The rules of Noble Hearts for a player who does not know the game.

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
    Você pode golpear um oponente que esteja bem à sua frente; tanto faz para onde ele olha. Um ataque é um golpe, ou vários: cada um tem uma força e uma área.
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
       *[other] Estas ações servem de esquiva contra todos os golpes restantes de uma vez: { $evades }.
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
}
noble-hearts-rulebook-berserk = Jogue { $berserk_cards } cartas da mesma área: um único golpe, com as forças somadas.
noble-hearts-rulebook-feint = Jogue uma carta e diga que área ela acerta: qualquer uma.
noble-hearts-rulebook-combination = Jogue duas cartas, cada uma como um golpe separado; cada outra Combinação que você tiver permite mais uma.
noble-hearts-rulebook-block = Fique de frente para quem ataca e jogue uma carta da área do golpe com pelo menos a mesma força.
noble-hearts-rulebook-quick-block = Jogue uma carta de qualquer área com pelo menos a força do golpe.
noble-hearts-rulebook-retreat = Descarte qualquer carta e recue um espaço.

noble-hearts-rulebook-move = Jogue uma carta e mova-se quantos espaços ela indicar, em qualquer direção. Você continua na mesma altura.
noble-hearts-rulebook-jump-up = Jogue uma ou mais cartas com movimentos que somem { $jump_up_move } ou mais e salte para um lugar alto ao seu lado ou à sua frente.
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
} { $is_evading ->
    [yes] Serve de esquiva contra um ataque.
   *[no] {""}
} { $only_attacked ->
    [yes] Só é permitido contra um ataque.
   *[no] {""}
} { $keeps ->
    [yes] Você mantém a iniciativa.
   *[no] {""}
} { $draws ->
    [yes] Você compra cartas.
    [no] Você não compra cartas.
   *[none] {""}
} { $turns_down ->
    [yes] Depois, a carta especial é virada para baixo.
   *[no] {""}
}

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

## The mat to print.

noble-hearts-mat-deck = Monte
noble-hearts-mat-discard = Descarte
noble-hearts-mat-special = Carta especial
noble-hearts-mat-charm = Charme
noble-hearts-mat-skill = Destreza
noble-hearts-mat-hand = Cartas na mão
