# The screens of Duel.

duel-screen-to-first = Quem começa?
duel-screen-first = Quem começa?
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
duel-screen-begins = { $name } começa

duel-screen-warlord = Comandante { $number }
duel-screen-warlord-of = { $warlord } de { $name }
duel-screen-is = { $what }: { $card }

duel-screen-seat = { $name }: { $draw } no monte, { $hand } na mão, { $discard } no descarte.
duel-screen-seat-top = Em cima está { $card }.
duel-screen-slot-down = O Comandante { $number } está virado para baixo e não é conhecido.
duel-screen-slot-known = O Comandante { $number } está virado para baixo: { $card }.
duel-screen-slot-up = O Comandante { $number } foi revelado e usado: { $card }.
duel-screen-seat-out = Fora da partida.
duel-screen-seat-attacks = Ataca { $name }.
duel-screen-status-attacks = → { $name }
duel-screen-status-out = fora
duel-screen-status-pending = monte vazio
duel-screen-status-revenge = último turno
duel-screen-status-won = venceu
duel-screen-turns-left = { $count ->
    [0] sem mais turnos
    [one] cartas para { $count } turno
   *[other] cartas para { $count } turnos
}

duel-screen-revenge = { $name } está fora e joga um último turno, sem comprar.
duel-screen-cut-short = Primeira rodada: compra-se como sempre, mas só o último jogador pode atacar.
duel-screen-onward = { $phase } →
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
duel-screen-ace-of = { $name } joga um Ás
duel-ask-ace-warlord = Com qual Comandante { $name } defendia? Ele é revelado.
duel-screen-ace-in-battle-about = { $led ->
    [yes] Um Ás barra o ataque, e { $attacker } perde o Comandante.
   *[no] Um Ás barra o ataque.
}

duel-screen-attacker = Ataque
duel-screen-defender = Defesa
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
duel-screen-worth = A força de { $name } pode ser de { $least } a { $most }. Uma defesa com a mesma força barra o ataque.
duel-screen-worth-draw = A força de { $name } pode ser de { $least } a { $most }. Uma defesa com mais força barra o ataque.
duel-screen-supports = Quem usa uma carta de Apoio? Primeiro { $attacker }, depois { $defender }.
duel-ask-support = { $count ->
    [one] { $name } usa carta de Apoio?
   *[other] { $name } usa cartas de Apoio?
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
duel-screen-outcome-tie = Os dois têm { $attack }: o ataque é barrado.
duel-screen-outcome-draw = Os dois têm { $attack }: cada um só perde as cartas jogadas.
duel-screen-all-there-is = { $count ->
    [0] O monte de { $name } já está vazio.
    [one] O monte de { $name } só tem { $count } carta.
   *[other] O monte de { $name } só tem { $count } cartas.
}
duel-screen-resolve = { $cards ->
    [0] Sem Ás: continuar
    [one] Sem Ás: perder { $cards } carta
   *[other] Sem Ás: perder { $cards } cartas
}
duel-screen-to-table = Voltar à mesa

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
duel-screen-tell-discard = Descarte
duel-screen-tell-top = Qual carta está em cima do descarte de { $name }?
duel-screen-tell-below = Qual carta de { $name } está embaixo de { $card }?
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
duel-screen-keys-digit = Escolher ou indicar uma carta

duel-screen-figure-cards = Cartas
duel-screen-figure-winner = Quem venceu
duel-screen-figure-others = Os outros

## How to play

duel-lesson-aim = Sua força
duel-lesson-aim-about = Cada jogador tem um baralho. Seu monte é a sua força: se você não puder comprar no começo do seu turno, está fora. O último jogador na partida vence.
duel-lesson-warlords = Comandantes
duel-lesson-warlords-about = Reis, Damas e Valetes ficam virados para baixo à sua frente. Um deles pode liderar um ataque ou uma defesa.
duel-lesson-armies = Exércitos
duel-lesson-armies-about = As cartas do 4 ao 10 lutam, cada uma com a força do seu número. Um 2 ou um 3 ao lado deixa a carta mais forte.
duel-lesson-turn = Seu turno
duel-lesson-turn-about = Compre uma carta e ponha Comandantes. Depois você pode atacar o jogador à sua direita. No fim, seus Comandantes estão prontos de novo.
duel-lesson-battle = Uma batalha
duel-lesson-battle-about = Os dois jogam cartas viradas para baixo e revelam todas juntas. Se o ataque tiver mais força, quem defende perde cartas do monte.
duel-lesson-aces = Ases
duel-lesson-aces-about = Um Ás nunca luta. Ele barra um ataque ou elimina um Comandante de um vizinho.
