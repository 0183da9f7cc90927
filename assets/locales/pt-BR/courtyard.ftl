# Shared by all games: players, lists, entries, faults of a journal, the command line, exports.

## Words and lists

player-unnamed = Jogador { $number }
title = { $zero } contra { $one }
list-and = { $before } e { $last }
list-or = { $before } ou { $last }
list-comma = { $before }, { $next }
list-none = nada
yes = sim
no = não

## Suits and ranks

suit-spades = espadas
suit-hearts = copas
suit-diamonds = ouros
suit-clubs = paus
suit-card-spades = carta de espadas
suit-card-hearts = carta de copas
suit-card-diamonds = carta de ouros
suit-card-clubs = carta de paus
rank-ace = Ás
rank-jack = Valete
rank-queen = Dama
rank-king = Rei
spoken-card = { $rank } de { $suit }

## The log

turn-zero = Preparação
turn-title = Turno { $turn }: { $player }
did-undo = { $count ->
    [one] Ação desfeita: { $what }
   *[other] { $count } ações desfeitas; a primeira: { $what }
}
did-redo = { $count ->
    [one] Ação refeita: { $what }
   *[other] { $count } ações refeitas; a última: { $what }
}
sum = { $who }: { $terms } = { $total }
sum-empty = { $who }: { $total }
sum-and = { $before } + { $next }
sum-term = { $value } ({ $name })
fact-game = Jogo
fact-players = Jogadores
fact-edition = Edição
fact-rules = Regras da casa
fact-started = Início
fact-ended = Última entrada
fact-entries = Entradas
fact-turns = Turnos
fact-result = Resultado
entries-undone = { $undone ->
    [0] { $count }
    [one] { $count } ({ $undone } desfeita)
   *[other] { $count } ({ $undone } desfeitas)
}
result-won = { $count ->
    [one] Vitória de { $winner }
   *[other] Vitória compartilhada de { $winner }
}
result-draw = Empate
result-open = Em andamento

## Messages that a game can replace by its own

kind-adjust = Correção
kind-note = Anotação
headline-note = Anotação: { $text }
then-reason = Motivo: { $why }
refusal-game-over = A partida já terminou.
kind-setup = Preparar a mesa
kind-next-phase = Próxima fase
kind-end-turn = Terminar turno
kind-concede = Desistir
kind-concede-about = O outro jogador vence a partida.
headline-setup = { $first } joga o primeiro turno
headline-end-turn = { $player } termina o turno
headline-concede = { $player } desiste
headline-adjust-hand = { $hand ->
    [0] Correção: { $player } não tem cartas na mão
    [one] Correção: { $player } tem { $hand } carta na mão
   *[other] Correção: { $player } tem { $hand } cartas na mão
}
event-turn-began = Turno { $turn }: é a vez de { $player }.
event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } não compra nada: não há mais cartas.
       *[other] { $player } só compra { $cards } das { $wanted } cartas: não há mais.
    }
   *[equal] { $cards ->
        [one] { $player } compra { $cards } carta.
       *[other] { $player } compra { $cards } cartas.
    }
}
refusal-not-set-up = Prepare a mesa primeiro.
refusal-already-set-up = A mesa já está preparada.
refusal-hand-too-small = { $needs ->
    [one] É preciso ter uma carta na mão; { $player } não tem nenhuma.
   *[other] É preciso ter { $needs } cartas na mão; { $player } tem { $has }.
}
correct-hand = Cartas na mão de { $player }

## Words of several games

count-share = Proporção
count-times = Vezes
count-uses = Usos
setup-who-begins = Quem começa?
table-not-set-up = A mesa ainda não foi preparada.
seat-has-won = venceu
discard-top = Em cima está { $card }.
discard-pile = Descarte
table-over = Depois do turno { $turn }: { $result }
# Same as in English.
calculator-total = total
count-won-games = Partidas vencidas
count-turns-shown = Mostrando { $shown } de { $all } turnos: os que pelo menos 1 em cada 20 partidas alcançou, no máximo { $most }.
back-to-table = Voltar à mesa
part-is-card = { $what }: { $card }

## Undo and redo

refusal-nothing-to-undo = { $there ->
    [0] Não há nada para desfazer.
    [one] Só dá para desfazer 1 ação, não { $asked }.
   *[other] Só dá para desfazer { $there } ações, não { $asked }.
}
refusal-nothing-to-redo = { $there ->
    [0] Não há nada para refazer.
    [one] Só dá para refazer 1 ação, não { $asked }.
   *[other] Só dá para refazer { $there } ações, não { $asked }.
}
refusal-long-note = Uma anotação tem no máximo { $most } caracteres.
unwritable-long-line = Isto é longo demais para ser registrado.
unwritable-journal-full = O arquivo da partida está cheio; não dá para registrar mais nada.
unwritable-no-room-for-notes = O arquivo da partida está quase cheio. Vocês podem terminar a partida, mas novas anotações não são registradas.
unwritable-needs-bots = Um bot joga nesta partida. Ela só continua no dispositivo em que começou.

## Faults of a journal

fault-unreadable = Não foi possível ler o arquivo: { $why }.
fault-bad-header-not-a-header-empty = Este arquivo não é um diário do Courtyard: está vazio.
fault-bad-header-not-a-header-endless = Este arquivo não é um diário do Courtyard: a primeira linha não termina.
fault-bad-header-not-a-header-not-text = Este arquivo não é um diário do Courtyard: a primeira linha não é texto UTF-8.
fault-bad-header-not-a-header-utf-16 = Este arquivo não é um diário do Courtyard: é texto UTF-16. Salve-o como UTF-8.
fault-bad-header-not-a-header-packed = Este arquivo não é um diário do Courtyard: é um arquivo { $value }. Descompacte-o e use os diários que ele contém.
fault-bad-header-not-a-header-no-version = Este arquivo não é um diário do Courtyard: falta o campo “courtyard” na primeira linha.
fault-bad-header-not-a-header-json = Este arquivo não é um diário do Courtyard: { $why }.
fault-bad-header-unknown-version = O diário usa a versão { $value } do formato; este programa aceita a versão { $known }. Talvez uma versão mais nova do Courtyard consiga ler este arquivo.
fault-bad-header-unknown-game = O diário é de um jogo que esta versão não conhece: “{ $value }”. Talvez uma versão mais nova do Courtyard conheça.
fault-bad-header-players = { ORDER($min, $max) ->
    [equal] O jogo é para { $min ->
        [one] { $min } jogador
       *[other] { $min } jogadores
    }, não para { $count }.
   *[other] O jogo é para { $min } a { $max } jogadores, não para { $count }.
}
fault-unknown-edition = Edição desconhecida: “{ $edition }”. Conhecidas: { $known }.
fault-unknown-rule = A regra “{ $rule }” não existe.
fault-bad-rule = A regra “{ $rule }” { $why }.
fault-bad-json-too-long = A linha não é JSON: tem mais de { $most } bytes, o máximo permitido.
fault-bad-json-not-text = A linha não é JSON: depois do byte { $value }, não é texto UTF-8.
fault-bad-json-syntax = { $column ->
    [none] A linha não é JSON: { $why }.
   *[other] A linha não é JSON: { $why } (caractere { $column }).
}
fault-bad-entry-shape = { $column ->
    [none] A linha não é uma entrada válida aqui: { $why }.
   *[other] A linha não é uma entrada válida aqui: { $why } (caractere { $column }).
}
fault-bad-entry-no-count = A linha não é uma entrada válida aqui: “{ $value }” precisa ser 1 ou mais.
fault-bad-entry-not-one-step = A linha não é uma entrada válida aqui: cada entrada tem exatamente um destes campos: “do”, “undo” ou “redo”.
fault-bad-entry-out-of-order = A linha não é uma entrada válida aqui: “n” é { $n }, mas o próximo número é { $next }.
fault-bad-crc-wrong = Esta linha ou alguma anterior foi alterada: a soma de verificação registrada é { $written }, mas o texto resulta em { $computed }.
fault-bad-crc-missing = A linha não tem soma de verificação: foi acrescentada ou alterada à mão.
fault-bad-crc-unexpected = A linha tem uma soma de verificação onde não deveria: ou as linhas deste diário não têm nenhuma, ou ela não é o último campo.
fault-cut-off = A última linha está incompleta; as entradas anteriores estão intactas.

## Messages of the JSON parser

json-ends = termina cedo demais
json-goes-on = continua depois do fim
json-field-missing = falta o campo “{ $name }”
json-field-twice = o campo “{ $name }” aparece duas vezes
json-field-unknown = o campo “{ $name }” não existe aqui
json-word-unknown = “{ $name }” é desconhecido
json-unfit = { $expected ->
    [number] um valor não é válido: é preciso um número
    [text] um valor não é válido: é preciso um texto
    [object] um valor não é válido: é preciso um objeto
    [list] um valor não é válido: é preciso uma lista
    [flag] um valor não é válido: é preciso true ou false
   *[other] um valor não é válido
}
json-kind-lacks = falta em “{ $kind }” o campo “{ $field }”
json-not-one-correction = “adjust” corrige um só valor: { $name }
json-not-a-card = isto não é uma carta; escreve-se como 10h
json-not-a-seat = esse lugar não existe; conta-se a partir de 0
json-word-unfit = “{ $name }” não é válido aqui
json-other = o texto está malformado

## House rules

house-rule = { $rule }: { $value }
house-rules-and = { $before }; { $next }
rule-value-any = sem limite
rule-value-each = { $name } { $number }
rule-value-phase = { $phase } ({ $actions })

## Requirements of a rule’s value, after the rule’s name

value-fault-number = precisa ser um número inteiro de { $least } a { $most }
value-fault-limit = precisa ser um número inteiro até { $most }, ou null se não houver limite
value-fault-flag = precisa ser true ou false
value-fault-choice = precisa ser { $words }
value-fault-numbers = precisa dar a cada nome ({ $names }) um número inteiro de { $least } a { $most }
value-fault-list = precisa ser uma lista com algumas destas palavras, sem repetir: { $words }
value-fault-phases = precisa ser uma lista de { $shape }
value-fault-not-phases = precisa ser uma lista de { $shape }, e { $why }
value-fault-no-phase = precisa ter pelo menos uma fase
value-fault-reserved = não pode ter uma fase chamada “{ $phase }”
value-fault-twice = tem duas fases chamadas “{ $phase }”
value-fault-foreign = não pode incluir “{ $kind }” em uma fase
value-fault-other = tem um valor inválido: { $why }

## The rules in words

rulebook-house = Vale a edição “{ $edition }”, com estas mudanças:
rulebook-house-change = { $rule }: { $value } (na edição: { $usual })

## Why the system cannot read or write

io-not-found = esse arquivo ou essa pasta não existe
io-permission-denied = permissão negada
io-storage-full = o disco está cheio
io-quota-exceeded = acabou o espaço de armazenamento
io-file-too-large = o arquivo ficaria grande demais
io-read-only-filesystem = o disco é somente leitura
io-already-exists = já existe
io-is-a-directory = é uma pasta
io-not-a-directory = não é uma pasta
io-unexpected-eof = o arquivo termina antes do que deveria
io-timed-out = não há resposta
io-unsupported = este disco ou sistema não permite isso
io-unsupported-in-browsers = não dá para fazer isso aqui (os navegadores só guardam dados de páginas abertas por https)
io-not-connected = o armazenamento não está mais conectado
io-invalid-data = o arquivo está danificado, criptografado ou compactado de um modo desconhecido
io-other = { $why }

## Bots at a table

bot-other-seed = A semente de { $player } não é a que foi lacrada antes da partida.
bot-other-cards = { $player } não pode ter tido estas cartas: elas não correspondem ao baralho lacrado.
bot-no-game = Os bots não podem jogar este jogo à mesa: o app não conhece as cartas dele.
bot-no-such-seat = Não há lugar { $seat } para um bot; o primeiro lugar é o 0.
bot-twice = Dois bots não podem ocupar o lugar { $seat }.
bot-no-person = Pelo menos um lugar é para uma pessoa.
bot-unknown = Não há nenhum bot “{ $name }”.
bot-no-seed = As cartas de { $player } estão no aparelho em que a partida começou. Só é possível continuar nele.
bot-turn = { $player } é um bot e age sozinho.
bot-cards = O app conhece as cartas de { $player }: elas não podem ser alteradas nem informadas à mão.
# Same as in English.
bot-level = { $level ->
    [easy] Fácil
    [normal] Normal
    [hard] Difícil
   *[expert] Especialista
}
bot-with-level = { $name } ({ $level })
bot-person = Pessoa
# Same as in English.
bot-unnamed = Bot { $number }
# Same as in English.
bot-seat = { $name } (bot, { $level })
# Same as in English.
bots-title = Bots
bots-about = Para lugares sem uma pessoa
bots-decks = As cartas de um bot ficam no app. Cada pessoa precisa do próprio baralho.
bot-thinks = { $name } está pensando…
bot-done = Feito
bot-why = Por quê?
bot-why-chance = { $action }: vence { $chance } de 100 partidas.
bot-why-thumb = Escolhido por regras práticas.
bot-why-blunder = Escolhido pior de propósito, como às vezes neste nível.
bot-why-more = Avaliado acima: { $action }.
bot-why-same = Avaliado igual: { $action }.
bot-why-less = Avaliado abaixo: { $action }.

## The command line

# Same as in English.
cli-error = courtyard: { $message }
# Same as in English.
cli-error-file = courtyard: { $file }: { $message } [{ $code }]
# Same as in English.
cli-error-line = courtyard: { $file }, linha { $line }: { $message } [{ $code }]
# Same as in English.
cli-failure = courtyard: { $file }: { $message }
cli-standard-input = entrada padrão
cli-directory = É uma pasta, não um diário.
cli-no-odds = As chances não são calculadas neste jogo.
cli-no-entry = { $there ->
    [0] A entrada { $asked } não existe: o diário ainda não tem nenhuma.
    [one] A entrada { $asked } não existe: o diário tem 1.
   *[other] A entrada { $asked } não existe: o diário tem { $there }.
}
cli-cannot-write = Não foi possível gravar: { $why }.
cli-cannot-print = Não foi possível gravar a saída: { $why }.
cli-into-the-library = Este arquivo é uma das partidas salvas, e nelas só o app grava. Escolha outro lugar para a exportação.
cli-over-a-journal = Uma exportação nunca substitui um diário. Escolha outro nome para ela.
cli-check-ok = tudo certo
cli-check-seals-closed = Os baralhos dos bots ficam lacrados até o fim da partida.
cli-check-seals-respected = Os bots tinham as cartas de seus baralhos lacrados.
cli-legal-yes = possível
cli-sessions-none = Não há partidas salvas em { $folder }.
cli-sessions-line = { $started }  { $title }: turno { $turn }. { $result }
cli-session-fault = Este diário tem um erro na linha { $line } [{ $code }].

## Exports

export-taken-back = Ação desfeita
export-chart = { $gauge }, turno a turno
export-chart-has = { $player } tem { $value }
export-chart-about = No fim, { $players }; o máximo que { $count ->
    [2] um dos dois
   *[other] alguém
} chegou a ter foi { $most }.
export-chart-turn = Turno
export-gauge-of = { $gauge } ({ $player })
# Same as in English.
export-total = Total

## The library

library-no-folder = O sistema não tem uma pasta para os dados deste usuário. Indique uma com --data-dir.
library-in-use = { SHOWN_IN() ->
    [tab] Esta partida está aberta em outra aba. Feche a partida lá primeiro.
   *[window] Esta partida está aberta em outra janela. Feche a partida lá primeiro.
}
library-damaged = { $file } está danificado na linha { $line } ({ $code }). O arquivo não foi alterado.
library-newer = { $file } foi salvo por uma versão mais nova do Courtyard. Aqui dá para ver a partida, mas não continuar.
library-newer-people = { $file } foi salvo por uma versão mais nova do Courtyard. Por isso, os nomes não mudam aqui.
library-too-large = { $file } é grande demais para um diário: passa de { $most } MiB, o máximo permitido.
library-changed = Enquanto isso, { $file } foi alterado em outro lugar. Nada foi gravado por cima.
library-no-name = “{ $name }” não pode ser um nome: não tem letras nem números.
player-names-same = { $first } e { $second } precisam de nomes diferentes.
player-names-alike = “{ $first }” e “{ $second }” contam como a mesma pessoa nas estatísticas. Você pode corrigir os nomes.
player-name-missing = { $player } precisa de um nome.
player-name-long = Um nome tem no máximo { $most } caracteres.
player-name-letters = Alguns caracteres deste nome não podem ser mostrados aqui.
library-trouble = Não deu certo: { $why }.
library-set-aside = A última linha desta partida estava incompleta. Ela foi salva como { $file }; a partida continua da linha anterior.
library-moved = Outro programa alterou ou substituiu { $from } durante a partida. O arquivo ficou como está, e a partida inteira continua em { $to }.
library-remains = A última linha desta partida está incompleta, e agora não dá para gravar no disco. A partida continua da linha anterior.
library-repaired = { $count ->
    [one] A linha { $line } desta partida estava danificada. Uma cópia do diário danificado foi salva como { $file }; a partida continua da linha anterior.
   *[other] Esta partida estava danificada a partir da linha { $line }: { $count } linhas não podem ser usadas. Uma cópia do diário danificado foi salva como { $file }; a partida continua da linha anterior.
}
cli-no-session = Não há nenhuma partida “{ $name }” na biblioteca. O comando “courtyard sessions --shelf all” lista todas.
cli-no-player = Ninguém nesta partida se chama “{ $name }”.
cli-rename-shape = Escreva um só nome novo, sem “=”, para “{ $name }”, por exemplo --player "{ $name }=Maria". Dois nomes iguais podem ser corrigidos na janela.
cli-repair-sound = O diário não está danificado: não há nada para reparar.
cli-bin-emptied = { $count ->
    [0] A lixeira estava vazia.
    [one] Uma partida foi excluída definitivamente.
   *[other] { $count } partidas foram excluídas definitivamente.
}

## Statistics

decimal = { $whole },{ $part }
percent = { $percent }%
percent-below-one = <1%
percent-above-ninety-nine = >99%
number-below = <{ $number }
thousands = { $before }.{ $last }
date = { $day }/{ $month }/{ $year }
stats-row = { $row }. { $cells }.
stats-cell = { $column }: { $value }
stats-all = Todas
stats-games = Partidas
stats-won-going = { $place ->
    [1] Vitórias começando
    [2] Vitórias jogando em 2º
    [3] Vitórias jogando em 3º
    [4] Vitórias jogando em 4º
    [5] Vitórias jogando em 5º
    [6] Vitórias jogando em 6º
    [7] Vitórias jogando em 7º
   *[8] Vitórias jogando em 8º
}
stats-drawn = Empates
stats-running = Em andamento
stats-player = Jogador
stats-won = Vitórias
stats-lost = Derrotas
stats-unnamed = Sem nome
stats-players-note = Pela posição na ordem de jogo: partidas vencidas entre as terminadas.
stats-meetings = Confrontos diretos
stats-wins = Vitórias
stats-last-met = Última vez
people-title = Pessoas
people-note = Partidas terminadas, cada uma uma vez. Bots e jogadores sem nome não contam.
people-none = Ninguém terminou uma partida aqui ainda.
person-unknown = Não há aqui nenhuma partida terminada de “{ $name }”.
person-also = Também aparece como { $names }.
person-joined = { $name } e { $other } agora contam como uma só pessoa. Os diários mantêm os dois nomes.
person-met = { $name } e { $other } já dividiram a mesa (partidas: { $games }), então são duas pessoas.
person-separated = { $name } e { $other } voltam a contar como duas pessoas.
person-not-joined = { $other } não é outro nome de { $name }.
person-renamed = O nome agora é { $name }. Partidas corrigidas: { $count }.
person-record = Partidas: { $games }. Vencidas: { $won }, perdidas: { $lost }, empatadas: { $drawn }.
person-time = Minutos à mesa: { $minutes }. Primeira partida: { $first }, última partida: { $last }.
person-streak = { $of ->
    [won] Vitórias seguidas no momento: { $count }.
    [lost] Derrotas seguidas no momento: { $count }.
   *[drawn] Empates seguidos no momento: { $count }.
}
person-longest = Maiores sequências: { $won } vitórias, { $lost } derrotas.
person-latest = Últimas partidas, a mais recente no fim
# Same as in English.
person-rival = Rival: { $name } ({ $games ->
    [one] 1 partida
   *[other] { $games } partidas
})
person-nemesis = Carrasco: { $name } (vitórias: { $won } em { $games ->
    [one] 1 partida
   *[other] { $games } partidas
})
person-victim = Vítima favorita: { $name } (vitórias: { $won } em { $games ->
    [one] 1 partida
   *[other] { $games } partidas
})
person-conceded = Terminadas por desistência: { $won } vencidas, { $lost } perdidas.
person-strength = { $game }: { $name } vence um adversário médio em { $mean } de 100 partidas ({ $low } a { $high }).
person-too-few = { $game }: partidas de menos para dizer.
person-beats = { $game }: { $name } vence { $other } em { $mean } de 100 partidas ({ $low } a { $high }).
person-ahead-note = Vencer significa ficar à frente da outra pessoa, em mesas de qualquer tamanho.
person-by-start = Lugar na ordem de jogo
person-start = { $place } de { $players }
person-by-year = Ano
person-by-month = Mês
person-mean-length = Duração média em minutos: { $minutes }.
person-last-met = Última partida juntos: { $last }.
mark-won = V
mark-lost = D
mark-drawn = E
stats-meetings-note = Partidas terminadas em que os dois jogaram.
stats-length = Duração das partidas terminadas
stats-shortest = Menor
stats-median = Mediana
stats-mean = Média
stats-longest = Maior
stats-actions = Ações
stats-minutes = Minutos
stats-length-note = Ações desfeitas não são contadas, mas o tempo delas, sim. O tempo em pausa e as interrupções de mais de meia hora ficam de fora.
stats-dice = Dados
stats-dice-virtual = Dados do app
stats-dice-real = Dados reais
stats-chi-squared = Qui-quadrado
stats-p-value = Valor-p
stats-dice-verdict = { $dice }: { $verdict }
stats-dice-too-few = poucas rolagens para avaliar; o mínimo é { $least }.
stats-dice-usual = dados honestos dão um resultado tão desigual quanto este, ou mais, em cerca de { $percent } de cada 100 vezes. Isso é normal.
stats-dice-unusual = dados honestos dão um resultado tão desigual quanto este, ou mais, em cerca de { $percent } de cada 100 vezes. Isso é incomum, mas não prova nada.
stats-dice-rare = dados honestos dão um resultado tão desigual quanto este em menos de 1 de cada 100 vezes. Talvez valha a pena examinar seus dados, mas também pode ser acaso.
stats-dice-rare-virtual = dados honestos dão um resultado tão desigual quanto este em menos de 1 de cada 100 vezes. Pode ser acaso.
stats-not-begun = { $count ->
    [one] { $count } partida que nem começou não entra na conta.
   *[other] { $count } partidas que nem começaram não entram na conta.
}
stats-faulty = { $count ->
    [one] { $count } diário tem um erro e só conta até esse ponto.
   *[other] { $count } diários têm um erro e só contam até esse ponto.
}
stats-unreadable = { $count ->
    [one] Não foi possível ler { $count } diário, que ficou de fora.
   *[other] Não foi possível ler { $count } diários, que ficaram de fora.
}
cli-sessions-none-fits = Nenhuma partida salva em { $folder } atende aos critérios.
figure-games = Vitórias pela ordem de jogo
figure-players = Partidas vencidas entre as terminadas
figure-player = { $player } · { $edition }
figure-length = Turnos por partida
figure-range = { $from }–{ $to }
figure-no-winner = Ainda não há curva: nenhuma partida terminou com vitória.
figure-no-end = Nenhuma partida terminada ainda.
figure-times = Quantas vezes
# Same as in English.
figure-face = Face
figure-expected = Dados honestos: { $count } por face
cli-stats-none = Não há nenhuma partida para contar em { $folder }.
cli-stats-progress = { $done } de { $all } partidas contadas

## Finished games for other programs

cli-plays-left-out = Não foi possível ler; fica de fora.
plays-next = { $before } a { $next }
plays-fact = { $name }: { $value }

## Zip files, and journals from elsewhere

archive-faulty = Não seria possível importar { $file } de novo; ele está no arquivo zip sem alterações, na pasta “faulty”. { $why }
archive-left-out = { $file } não está no arquivo zip. { $why }
library-fault = Linha { $line }: { $code }.
archive-none = Não é um arquivo zip, ou está danificado.
archive-too-large = O arquivo zip é grande demais: passa de { $most } MiB, o máximo permitido.
archive-too-many = São arquivos demais para um só zip: o máximo é { $most }.
archive-too-much = Os diários são grandes demais para um só zip: o máximo é { $most } MiB no total.
archive-no-journals = Não há nenhum diário neste arquivo zip. Se ele contém outro arquivo zip, extraia-o e importe esse.
archive-nothing = Não há nenhuma partida para exportar: nem entre as partidas, nem entre as arquivadas.
archive-overlapping = O arquivo zip é malicioso: os arquivos dentro dele usam os mesmos bytes.
cli-in-archive = { $archive }, { $file }
cli-import-new = { $file }: importado como { $name }
cli-import-cut-off = { $file }: importado como { $name }, sem a última linha, que estava incompleta
cli-import-known = { $file }: já está aqui como { $name }
import-place = { $name } { $place ->
    [archive] (no arquivo)
   *[trash] (na lixeira)
}
import-further = { $file }: já está aqui como { $name }, com mais entradas
import-corrected = { $file }: já está aqui como { $name }, agora com os nomes corrigidos
import-continued = { $file }: continua { $name }, { $count ->
    [one] uma entrada adicionada
   *[other] { $count } entradas adicionadas
}
import-version = { $file }: importado como { $name }, outra versão de { $of }. Elas diferem a partir da entrada { $at }, e só uma delas conta.
library-at-table = A partida salva está aberta em uma mesa, por isso uma importação não pode continuá-la. Feche a mesa e importe o arquivo de novo.
library-versions = { $count ->
    [one] uma versão
   *[other] { $count } versões
}
version-behind = { $name } difere a partir da entrada { $at }.
version-part = { $name } não contém nada a mais.
version-counts = Esta versão não conta. O que conta é { $name }.
version-entry = { $name }, entrada { $at }: { $sentence }
version-choose = Contar esta versão
version-chosen = Agora { $name } conta.
version-not-behind = { $name } já conta: nenhuma outra versão da partida conta no lugar.
versions-title = Outras versões desta partida
cli-import-restore = Para restaurar: courtyard restore { $name }
cli-import-refused = O diário não foi importado: ele tem um erro aqui.
cli-merged = Adicionadas: { $added }. Continuadas: { $continued }. Já estavam aqui: { $same }. Outras versões: { $versions }. Não mescladas: { $damaged }.
cli-merged-people = Decisões sobre nomes de pessoas: { $count }.
cli-merge-dry = Foi um teste: nada mudou.
cli-import-others = { $count ->
    [one] { $file }: { $count } arquivo que não é um diário foi ignorado
   *[other] { $file }: { $count } arquivos que não são diários foram ignorados
}
cli-all-into-a-file = Um arquivo zip não pode ir para a saída padrão; indique um arquivo com --output.
cli-not-a-file = Não é um arquivo que possa ser substituído.
cli-packed = { $count ->
    [one] Há { $count } diário em { $file }.
   *[other] Há { $count } diários em { $file }.
}

## Sharing a table with phones

host-shared = A mesa de { $players } está compartilhada. Celulares na mesma rede entram com este código QR:
host-address = ou por este endereço: { $address }
host-how = Comandos: list, role, away, close, open, quit. Ctrl+C encerra o compartilhamento.
host-nobody = Nenhum dispositivo entrou.
host-device = { $number }  { $name }  { $player }  { $role }
host-failing = Falha ao salvar: nada será registrado até que volte a funcionar.
host-failing-no-more = O salvamento voltou a funcionar: tudo está registrado.
host-no-such-line = Comando desconhecido. Os comandos são: list, role 2 everything, role 2 own, role 2 look, away 2, close, open, quit.
host-no-network = Este computador não está em nenhuma rede. Para compartilhar só com navegadores deste computador: courtyard host --local
host-no-session = Não há nenhuma partida em andamento. Comece uma ou indique uma: courtyard sessions mostra a lista.
host-bots = Há bots nesta partida, e eles só jogam em uma janela. Compartilhe-a por lá.
host-no-port = { $is_port ->
    [yes] Nenhum dispositivo conseguiria se conectar aqui: { $why }. Para usar outra porta: courtyard host --port 8080
   *[no] Nenhum dispositivo conseguiria se conectar aqui: { $why }.
}
host-no-page = A página para celulares não foi instalada com este programa. Indique a pasta dela com --page ou crie a página: { $command }
host-bad-page = { $file } não é uma página para celulares: { $why }.
sharing-away = ausente
sharing-role-everything = pode fazer tudo
sharing-role-own = só o próprio lado
sharing-role-look = só assiste

## The laboratory
lab-left-out = Os bots não jogam { $game }: o app não sabe quais cartas há nos baralhos.
lab-no-bot = O bot “{ $name }” não existe. Os bots são random, greedy, search e search com um número de simulações, como search:400. Cada um pode deixar de fora um tipo de ação, como greedy-spy.
lab-players = Este jogo não aceita esse número de jogadores: { $players }.
lab-bots = Há { $bots } bots para { $players } lugares. Indique um bot para todos os lugares ou um para cada lugar.
lab-progress = Blocos jogados: { $done } de { $all } · { $time }
lab-no-run = Este não é o arquivo de um experimento. Indique um arquivo gravado por “courtyard lab run -o ARQUIVO”.
lab-merge-differs = Não é uma parte do mesmo experimento: “{ $field }” é diferente.
lab-merge-twice = A parte { $shard } está repetida.
lab-merge-whole = Não é uma parte de um experimento.
lab-merge-interrupted = Foi interrompida antes do fim; rode esta parte de novo.
lab-merge-missing = Partes que faltam: { $shards }.
lab-title = Laboratório
lab-played = Partidas: { $games } · Blocos: { $blocks } · jogadas por { $bots }
lab-starter-wins = Quem começa vence { $wins } de cada 100 partidas ({ $from } a { $to }).
lab-starter-changes = Quem começa vence { $before } de cada 100 partidas; com o segundo conjunto de regras, { $wins } ({ $from } a { $to }).
lab-found = Com estes bots, o segundo conjunto de regras muda as chances de quem começa. Um experimento com o bot search mostra se isso depende do jeito de jogar.
lab-not-found = Nenhuma diferença encontrada para quem começa em { $games } partidas.
lab-score-wins = { $bot } vence { $wins } de cada 100 partidas ({ $from } a { $to }).
lab-interrupted = O experimento foi interrompido antes do fim.
lab-figure = Medida
lab-rules = Regras { $place }
lab-difference = Diferença
lab-cell = { $mean } ({ $from } a { $to })
lab-starter = Pontos de quem começa, em 100 partidas
lab-score = Pontos do primeiro bot, em 100 partidas
lab-turns = Turnos por partida
lab-actions = Ações por partida
lab-duels = Duelos por partida
lab-comeback = Viradas, em 100 partidas
lab-unfinished = Inacabadas, em 100 partidas
lab-use = { $kind }: usos por partida
lab-note-interval = Entre parênteses: intervalos de 95%. O da tabela vale para um número de partidas escolhido de antemão; o das frases continua válido enquanto você acompanha.
lab-note-holm = * Esta diferença é significativa em conjunto com todas as outras (Holm, 5%).
lab-effects = Diferenças
lab-axis = Diferença em desvios padrão de um bloco
lab-lengths = Duração das partidas em turnos
lab-found-same = O segundo conjunto de regras muda as chances de quem começa. Um bot mais forte confirma isso.
lab-depends = O efeito depende do jeito de jogar: um bot mais forte não o confirma.
lab-other-comparison = Não é um experimento do mesmo jogo com as mesmas regras.
lab-luck = Parte dos resultados explicada pela sorte nos dados, em %
lab-leads = Partidas vencidas por quem liderava, conforme a vantagem no meio da partida
lab-ladder-bots = Uma classificação precisa de pelo menos dois bots, como --bots random,greedy.
lab-ladder-progress = Pares jogados: { $pairs } · { $time }
lab-ladder-result = { $first } faz { $score }% (± { $error }) contra { $second } em { $count ->
    [one] 1 par
   *[other] { $pairs } pares
} de partidas:
lab-ladder-stronger = é mais forte.
lab-ladder-not-stronger = não é mais forte.
lab-ladder-open = ainda indefinido.

## Story

story-progress = Calculando as chances: { $done } de { $all }
story-turn = Turno { $turn }: { $chances }
story-end = No fim: { $chances }
story-chance = { $player } { $chance }
story-title = História da partida
story-chart = Chance de vencer
story-turning-points = Momentos decisivos
story-no-turning-points = Nenhuma decisão ou jogada de dados mudou muito as chances sozinha.
story-turning-point = Turno { $turn }: { $what } – { $player } vai de { $from } para { $to } em 100.
story-in-fight = { $fight }; { $headline }
story-passes = { $player } não ataca
story-below-one = menos de 1
story-above-ninety-nine = mais de 99
story-lead-none = A partida foi equilibrada.
story-lead-one = { $player } esteve na frente desde { $turn ->
    [1] o começo
   *[other] o turno { $turn }
}.
story-lead-two = { $first } saiu na frente; { $second } liderou a partir do turno { $turn }.
story-lead-more = A liderança mudou { $count } vezes; { $player } ficou na frente a partir do turno { $turn }.
story-half-time = Quem liderava na metade da partida venceu { $won } de { $leads } partidas ({ $games } partidas no total).
story-comeback = A maior virada: { $player } tinha { $chance } no turno { $turn } de { $file }, e venceu.
story-causes = Causas das grandes mudanças: { $shares }.
story-share = { $cause ->
    [dice] dados
    [card] cartas
   *[choice] decisões
} { $share }
story-one-cause = { $cause ->
    [dice] Todas as grandes mudanças vieram dos dados.
    [card] Todas as grandes mudanças vieram das cartas.
   *[choice] Todas as grandes mudanças vieram das decisões dos jogadores.
}
story-no-causes = Houve poucas mudanças grandes para dizer de onde vieram.

## Aids to print

aid-reference = Resumo das regras
aid-mat = Tabuleiro individual
aid-sheet = Folha de resultados
aid-sheet-number = Partida
aid-sheet-notes = Anotações

## Breaks

log-paused = { $minutes ->
    [one] Depois de uma pausa de { $minutes } minuto
   *[other] Depois de uma pausa de { $minutes } minutos
}
