## The laboratory on the command line

lab-progress-precise = Blocos jogados: { $done } · { $time }
lab-stopped = Interrompido. Blocos jogados: { $blocks }.
lab-other-format = Este arquivo usa a versão { $format } do formato, que este programa não conhece. Talvez uma versão mais nova do Courtyard a conheça.
lab-impossible = Nenhum experimento dá os números em “{ $field }”: o arquivo foi alterado. Repita este experimento.
lab-lead = Vantagem
lab-legend-found = significativa junto com todas as outras (*)
lab-legend-open = não significativa
lab-legend-zone = largura do intervalo: uma diferença assim pode passar despercebida

## Errors

cli-refused-by-system = O sistema não permite: { $why }. Feche outros programas e tente de novo.
cli-unknown-game = Jogo desconhecido: “{ $name }”. Jogos conhecidos: { $known }.
cli-unknown-edition = Edição desconhecida: “{ $name }”. Edições conhecidas: { $known }.

## Shelves

cli-archived = Arquivada: { $path }
cli-deleted = Movida para a lixeira: { $path }
cli-restored = Restaurada: { $path }
cli-renamed = Renomeada: { $path }
cli-empty-trash = Excluir para sempre { $count ->
    [one] 1 partida
   *[other] { $count } partidas
} da lixeira? Digite sim:
cli-yes = sim
cli-nothing-deleted = Nada foi excluído.
cli-trash-needs-yes = Nada foi excluído: sem um terminal para perguntar, confirme com --yes.

## A game in a terminal

play-choose = Número de uma ação, ou undo, redo, help ou quit:
play-answer = Número, ou só Enter para voltar:
play-number = Um número de { $from } a { $to }, ou só Enter para voltar:
play-note = A nota, ou só Enter para voltar:
play-enough = É tudo
play-none = Nenhum
play-unnamed = Sem dizer qual
play-unknown = Digite um dos números.
play-as-json = Digite esta ação como JSON, por exemplo { $example }. A página do jogo descreve todas as ações.
play-unsaved = Ainda não foi salvo: { $why }. A partida continua na memória.
play-help =
    Digite o número de uma ação. As perguntas seguintes também são respondidas com números.
    undo: desfazer a última ação. redo: refazê-la. quit: sair; a partida é salva depois de cada ação.
    Uma linha de JSON registra uma ação como em um script: “courtyard help play” explica.
cli-script-utf-16 = Os passos são texto UTF-16. Salve-os como UTF-8.
cli-script-stopped = O primeiro passo foi recusado, então nenhum outro passo deste arquivo foi lido.
