# The screens of Noble Hearts.

noble-hearts-screen-to-first = Quem começa?
noble-hearts-screen-first = Quem começa?
noble-hearts-screen-box = { $tracks ->
    [yes] Ponha a caixa aberta no meio e os nobres nos espaços combinados. As cartas de charme e de destreza ficam ao lado, cada marcador no centro.
   *[no] Ponha a caixa aberta no meio e os nobres nos espaços combinados.
}
noble-hearts-screen-deal = Embaralhe suas { $deck } cartas de ação e compre { $count }. O resto é o seu monte, virado para baixo.
noble-hearts-screen-first-which = Vale qualquer jeito de decidir quem começa.
noble-hearts-screen-begins = { $name } começa
noble-hearts-screen-areas = Nomes das áreas
noble-hearts-screen-areas-about = Antes, combine o número de cada desenho; também dá para usar nomes.
noble-hearts-screen-expansion = Destreza e rosas
noble-hearts-screen-specials = Cartas especiais
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
noble-hearts-screen-is = { $what }: { $card }
noble-hearts-screen-place = Carta { $number }: { $card }
noble-hearts-screen-key = { $print }: { $number }
noble-hearts-screen-any-area = qualquer área

noble-hearts-screen-acts = { $name } age
noble-hearts-screen-goes-on = { $name } mantém a iniciativa e age de novo
noble-hearts-screen-evade = { $name }, esquive-se!
noble-hearts-screen-chooses = { $name } chegou à espada e pega uma carta especial
noble-hearts-screen-declines = { $name } recusa
noble-hearts-screen-hands-over = Ceder a { $name }
noble-hearts-screen-is-hit = { $name } leva o golpe
noble-hearts-screen-known = Cartas já informadas: um toque preenche todos os números.
noble-hearts-screen-block-with = Toque em uma carta que bloqueia:
noble-hearts-screen-blocks = Bloquear com { $card }
noble-hearts-screen-blocked = bloqueado
noble-hearts-screen-coming = { $fight }, { $area }: contra { $name }
noble-hearts-screen-coming-blocked = { $fight }, { $area }: bloqueado

noble-hearts-screen-status-acts = age
noble-hearts-screen-status-goes-on = age de novo
noble-hearts-screen-status-evades = precisa se esquivar
noble-hearts-screen-status-chooses = escolhe
noble-hearts-screen-status-won = venceu
noble-hearts-screen-seat = { $name }: { $hand } na mão, { $deck } no monte, { $discard } no descarte.
noble-hearts-screen-draws = { $count ->
    [one] Compra { $count } carta agora.
   *[other] Compra { $count } cartas agora.
}
noble-hearts-screen-shuffles = Embaralha o descarte para formar um novo monte.
noble-hearts-screen-badge = comprar { $count }
noble-hearts-screen-top = Em cima está { $card }.
noble-hearts-screen-raised = No alto.
noble-hearts-screen-special-open = A carta { $special } está virada para cima.
noble-hearts-screen-special-down = A carta { $special } está virada para baixo.

noble-hearts-screen-untell = Voltar à resposta anterior
noble-hearts-screen-ask = { $print ->
    [fight] Força?
    [area] Área?
    [move] Quantos espaços?
   *[redraw] Quantas cartas comprar?
}
noble-hearts-screen-ask-of = { $print ->
    [fight] Força da carta { $number }?
    [area] Área da carta { $number }?
    [move] Quantos espaços pela carta { $number }?
   *[redraw] Quantas cartas comprar pela carta { $number }?
}
noble-hearts-screen-ask-move = Espaços? Total de { $far } ou mais; até agora, { $sum }.
noble-hearts-screen-ask-redraw-of = Quantas comprar pela carta de força { $fight }?
noble-hearts-screen-ask-retreat = Força? Com { $most } ou menos, Lady Isabelle avança rumo a { $name }.
noble-hearts-screen-ask-block = Força? { $value } ou mais, { $area }.
noble-hearts-screen-one-more = Mais uma carta
noble-hearts-screen-stated = Qual área ela acerta?
noble-hearts-ask-stroke = A qual golpe você responde?
noble-hearts-screen-stroke = Golpe { $number }: { $fight }, { $area }
noble-hearts-ask-landing = Onde o nobre vai parar?
noble-hearts-screen-lands-up = No alto
noble-hearts-screen-lands-down = No chão
noble-hearts-screen-jump-lower = Salto para móvel mais baixo
noble-hearts-screen-jump-lower-about = Salte para um lugar mais baixo, mas não para o chão.
noble-hearts-screen-run = Mover-se
noble-hearts-screen-up = Saltar para cima
noble-hearts-screen-down = Saltar para baixo
noble-hearts-screen-long = Salto longo
noble-hearts-screen-plain = Ataque simples
noble-hearts-ask-special = Qual carta é virada para cima?
noble-hearts-ask-seat = Se você não pode ou não quer agir, desista; o outro jogador vence.
noble-hearts-screen-concedes = { $name } desiste

noble-hearts-screen-pile = Descarte, a carta de cima primeiro
noble-hearts-correct-hand = Cartas na mão de { $player }
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

noble-hearts-screen-keys-digit = Digitar o número ou escolher a opção
noble-hearts-screen-keys-ten = Somar dez: com o próximo dígito, de 10 a 19

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
noble-hearts-screen-deck-not-taken = { $file } não foi importado. { $why }
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
noble-hearts-screen-deck-give = Exportar
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
