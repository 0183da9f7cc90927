# The screens.

back = Voltar
# Same as in English.
menu = Menu
stepper-less = menos: { $what }
stepper-more = mais: { $what }
stepper-range = Digite um número inteiro de { $least } a { $most }.

home-tagline = Acompanha o placar dos seus jogos de cartas, soma cada combate e não esquece nada.
home-new = Nova partida
home-new-about = Escolha o jogo e os jogadores
home-faulty = Danificada na linha { $line } ({ $code })
home-unreadable = Não foi possível ler: linha { $line } ({ $code })
home-unknown-game = Um jogo que esta versão não conhece; talvez uma versão mais nova conheça
home-in-use = { SHOWN_IN() ->
    [tab] A última partida está aberta em outra aba. Abra aqui para assistir.
   *[window] A última partida está aberta em outra janela. Abra aqui para assistir.
}
home-folder = As partidas são salvas em { $folder }
home-no-folder = Não é possível salvar partidas: { $why }. Nada pode ser registrado.
home-not-kept = As partidas não estão sendo salvas: { $why }. O que você jogar agora se perde ao fechar esta página, a menos que você exporte.
home-file = Não é possível mostrar { $file }. { $why }
home-file-no-screens = Esta janela não consegue mostrar o jogo deste arquivo. Na linha de comando, dá para reproduzir e exportar a partida.
home-cleared = O navegador tinha apagado tudo o que estava salvo aqui. As partidas que esta página ainda tinha na memória foram salvas de novo.
home-damaged = Danificado no armazenamento do navegador: { $files }. O que ainda podia ser lido foi salvo de novo; o resto está intacto.
home-never-copied = Nenhuma cópia destas partidas foi exportada ainda. Em “Todas as partidas” há o botão “Exportar tudo”.
home-copied = A última cópia de todas as partidas foi exportada há { $days } dias. Em “Todas as partidas” há o botão “Exportar tudo”.
home-in-browser = As partidas são salvas neste navegador, só neste dispositivo.
home-in-browser-for-now = As partidas são salvas neste navegador, só neste dispositivo. O navegador pode apagar tudo quando faltar espaço ou depois de semanas sem uso: adicione o Courtyard à tela de início e exporte as partidas que você quer guardar.
home-update-about = Há uma nova versão do Courtyard. Nada se perde na atualização, e você pode deixar para depois.
home-update = Atualizar agora
home-install = Instalar o Courtyard
home-install-about = Instale o Courtyard para abri-lo como qualquer outro app: ele ocupa a tela inteira e funciona sem internet. Suas partidas continuam onde estão.
home-install-sharing = Adicione o Courtyard à tela de início: ele ocupa a tela inteira, funciona sem internet, e o celular não apaga as partidas depois de uma semana sem uso.
home-install-later = Agora não

install-title = Na tela de início
install-share = Toque em “Compartilhar” na barra do navegador; pode estar nos três pontinhos.
install-add = Escolha “Adicionar à Tela de Início”, mais abaixo na lista.
install-done = Toque em “Adicionar”. Daí em diante, abra o Courtyard pela tela de início.
install-games = O celular guarda as partidas desse app separadas das deste navegador. Para levar partidas, exporte aqui e importe lá.

setup-name-of = Nome de { $player }
setup-earlier = Já jogaram antes
setup-how-many = Jogadores
setup-guided-edition = Uma partida guiada segue a edição { $edition }. Para outra edição, comece uma nova partida sem guia.
setup-begins = { $name } começa
setup-our-rules = { $number ->
    [1] Nossas regras
   *[other] Nossas regras { $number }
}
setup-evening = Hoje: { $score }
setup-read = Ler as regras
setup-house-rules-about = { $count ->
    [0] A edição como ela é. Toque para mudar uma regra.
    [one] Uma regra alterada
   *[other] { $count } regras alteradas
}
trial-try = Testar estas regras
trial-try-about = Bots jogam com elas, e você vê o que muda.
trial-begins = Os bots estão jogando…
trial-starter = Quem começa vence { $before } de cada 100 partidas; com as suas regras, { $wins } ({ $from } a { $to }).
trial-found = Suas regras mudam as chances de quem começa, pelo menos com estes bots.
trial-played = { $games } partidas jogadas até agora.
trial-effect = { $name }: { $before }; com as suas regras, { $after }
trial-stop = Parar os bots
trial-continue = Retomar os bots
trial-typical = Rever uma partida típica
trial-about = Os bots seguem regras simples. Pessoas podem jogar de outro jeito.

rule-default = Nesta edição: { $value }.
phase-earlier = Adiantar { $phase }

bar-set-up = Preparação
bar-turn = Turno { $turn } · { $name }
bar-turn-only = Turno { $turn }
bar-won = { $name } venceu
bar-several-won = { $names } venceram
clock-player = { $name } { $time }
clock-turn = este turno { $time }

menu-rules = Regras
menu-actions = O que cada ação faz
phase-named = Fase: { $phase }
menu-log = Histórico e anotações
menu-players = Jogadores e correções
menu-turn-around = Girar a mesa
menu-facing = Frente a frente
menu-leave = Ir para o início

table-not-recorded = Não registrado: { $why }.

hand-over-turn = Vez de { $name }
hand-over-go-on = Continuar
hand-over-nothing = Nada aconteceu no último turno.
do-set-up = Preparar a mesa
do-undo = Desfazer
undo-with-phases = { $count ->
    [one] { $action }, e a fase encerrada antes
   *[other] { $action }, e as { $count } fases encerradas antes
}
undo-with-actions = { $count ->
    [one] { $action }, e a ação anterior
   *[other] { $action }, e as { $count } ações anteriores
}
do-redo = Refazer
do-rematch = Revanche
do-note = Anotar

ask-act-or-end = { $name }, escolha uma ação ou termine o turno.
ask-act-or-go-on = { $name }, escolha uma ação ou continue.
ask-end = { $name }, termine o turno.
ask-go-on = { $name }, siga para a próxima fase.

note-hint = Nova anotação

series-wins = { $name } ({ $wins })
series-several = { $draws ->
    [0] { $score }
    [one] { $score }, um empate
   *[other] { $score }, { $draws } empates
}
series-score = { $draws ->
    [0] { $a } { $wins-a } × { $wins-b } { $b }
    [one] { $a } { $wins-a } × { $wins-b } { $b }, um empate
   *[other] { $a } { $wins-a } × { $wins-b } { $b }, { $draws } empates
}

## Settings

settings-title = Configurações
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-theme-high-contrast = Alto contraste
settings-suits = Naipes
settings-suits-two-colours = Duas cores
settings-suits-four-colours = Quatro cores
settings-preview-gold = Moedas: { $count }
die-shows = Um dado mostra { $pips }
settings-text-size = Texto
settings-text-size-percent = Tamanho em porcentagem
settings-language = Idioma
settings-language-system = Automático
settings-motion = Movimento
settings-motion-full = Completo
settings-motion-reduced = Reduzido
settings-dice = Dados
settings-dice-about = Os dados que um duelo oferece primeiro; os outros continuam disponíveis.
settings-dice-real = Dados reais
settings-dice-virtual = Dados do app
settings-hand-over = Ao passar a vez
settings-hand-over-about = Um aviso para quem joga a seguir: de quem é a vez e o que aconteceu no último turno.
settings-hand-over-wait = Até alguém tocar nele
settings-hand-over-brief = Só o tempo de ler
settings-hand-over-off = Sem aviso
settings-bots = Passos dos bots
settings-bots-about = Quando o passo de um bot está feito. Um passo que você termina com dados ou cartas sempre espera por você.
settings-bots-confirmed = Ao tocar em “Feito”
settings-bots-after-reading = Após o tempo de leitura
# Same as in English.
settings-chances = Chances
settings-chances-about = As chances em um duelo, nos jogos em que são calculadas. Os duelos rápidos e “Rever a partida” sempre mostram as chances, a não ser que você escolha “Nunca”.
settings-chances-always = Sempre
settings-chances-when-asked = Só se eu pedir
settings-chances-never = Nunca
settings-screen = Tela
settings-screen-awake = Deixar a tela ligada durante a partida
settings-screen-dim = Escurecer depois de dois minutos sem toque
settings-clock = Mostrar o tempo de cada jogador
settings-buzz = Vibrar de leve ao registrar algo
settings-copies = Cópias das partidas terminadas
settings-copies-about = Cada partida que termina também é copiada para esta pasta. Se ela for sincronizada com outros dispositivos, as partidas ficam a salvo mesmo que você perca este.
settings-copies-field = Pasta para as cópias
settings-copies-choose = Escolher uma pasta…
settings-copies-use = Usar esta pasta
settings-copies-none = Essa pasta não existe.
copies-failed = Não foi possível copiar a partida para { $folder }: { $why }. A partida em si está salva.
settings-kept = As configurações são salvas em { $file }
settings-not-kept = O sistema não tem uma pasta para configurações; elas valem até a janela ser fechada.
settings-in-browser = As configurações são salvas neste navegador.
settings-set-aside = Não foi possível ler as configurações. O arquivo foi renomeado para { $file }, e tudo voltou ao padrão.
settings-in-the-way = Não foi possível ler nem renomear { $file }: { $why }. Todas as configurações voltaram ao padrão.
settings-not-saved = Não foi possível salvar as configurações: { $why }. Elas valem até a janela ser fechada.
settings-language-missing = Não foi possível baixar este idioma: { $language }. Conecte-se à internet e escolha-o de novo.
settings-note-close = Fechar este aviso

about-title = Sobre o Courtyard
about-version = Versão { $version }, para { $system }
about-commit = Compilada a partir do commit { $commit }
about-own = O Courtyard é software livre: você pode usá-lo, compartilhá-lo e modificá-lo sob a licença MIT ou a licença Apache 2.0, como preferir.
about-inside = Licenças de terceiros
about-inside-about = O Courtyard se apoia no trabalho de muita gente. Cada licença lista as obras que ela abrange.
about-more = { $works } e mais { $count }

## Keys

keys-title = Atalhos de teclado
keys-everywhere = Em qualquer tela
keys-table = Na mesa
keys-actions = Ações
keys-larger-text = Texto maior
keys-smaller-text = Texto menor
keys-usual-text = Tamanho padrão do texto
keys-move = Ir para o próximo item
keys-press = Ativar o item selecionado
keys-scroll = Rolar uma página

# Same as in English.
key-ctrl = Ctrl
# Same as in English.
key-alt = Alt
# Same as in English.
key-shift = Shift
# Same as in English.
key-escape = Esc
# Same as in English.
key-backspace = Backspace
# Same as in English.
key-tab = Tab
# Same as in English.
key-enter = Enter
key-space = Espaço
# Same as in English.
key-page-up = Page up
# Same as in English.
key-page-down = Page down

## Start screen and quick duel

start-go-on = { $turn ->
    [0] Continuar: { $players }
   *[other] Continuar: { $players }, turno { $turn }
}
start-sample = Partida de exemplo
start-sample-of = Partida de exemplo: { $game }
start-running = { $turn ->
    [0] Mesa não preparada
   *[other] Turno { $turn }
}
start-won = { $winner } venceu
start-about = { $state } · { $edition } · { $when }
start-edition-of = { $game }, { $edition }
start-today = hoje, { $time }
start-yesterday = ontem, { $time }

## Unsaved steps

saving-banner = { $count ->
    [0] Não foi salvo: { $why }. A partida continua.
    [one] Não foi salvo: { $why }. Falta salvar uma jogada.
   *[other] Não foi salvo: { $why }. Falta salvar { $count } jogadas.
}
saving-short = { $count ->
    [0] Não salvo
    [one] { $count } jogada não salva
   *[other] { $count } jogadas não salvas
}
saving-open = E agora?
saving-title = Não salvo
saving-about = { $count ->
    [0] Não foi possível salvar esta partida em { $file }: { $why }.
    [one] Não foi possível salvar uma jogada em { $file }: { $why }.
   *[other] Não foi possível salvar { $count } jogadas em { $file }: { $why }.
}
saving-goes-on = Você pode continuar jogando. Tudo fica na memória, em ordem, e o app tenta salvar de novo a cada poucos segundos.
saving-leaving = Se você sair agora, as jogadas não salvas se perdem.
saving-retry = Tentar de novo agora
saving-elsewhere = Salvar em outro lugar
saving-elsewhere-about = A partida inteira até agora, em um arquivo separado.
saving-write = Salvar uma cópia
saving-written = A partida inteira até agora está em { $file }.
saving-not-written = Não foi possível gravar { $file }: { $why }.
saving-copy = Copiar a partida
saving-copied = A partida inteira até agora está na área de transferência. Antes de sair, cole tudo em um arquivo com nome terminado em .courtyard.
saving-leave = Sair sem salvar
saving-leave-sure = Sair e perder o que não foi salvo
saving-leave-safe = Sair
saving-stay = Continuar jogando
saving-done = Tudo está salvo

## Corrections

corrections-title = Correções
corrections-about = O que vale são as cartas na mesa. Corrija o app aqui; cada correção vai para o histórico e pode ser desfeita.
corrections-names = Os nomes dos jogadores são corrigidos em “Todas as partidas”.
corrections-reason = Motivo
corrections-reason-hint = Motivo (opcional)
corrections-table = A mesa
corrections-is = { $what }: { $value }
corrections-set = Registrar agora: { $what }

## Looking back

look-title = Rever a partida
look-leave = Parar de rever
look-log = Todas as jogadas
look-first = Ir para o começo
look-previous = Uma jogada para trás
look-next = Uma jogada para a frente
look-last = Ir para o fim
look-at-beginning = Este é o começo.
look-at-end = Esta é a última jogada até agora.
look-slider = Jogada
look-where = { $n ->
    [0] Antes da primeira de { $count }
   *[other] { $n } de { $count }
}
look-beginning = Nada foi feito ainda.
look-taken-back = Isto foi desfeito depois e não conta.
look-mark-taken-back = desfeita
story-show = Mostrar a história
story-save-text = Salvar como texto…
story-save-picture = Salvar como imagem…
story-share-text = Compartilhar como texto
story-share-picture = Compartilhar como imagem
story-no-bots = As chances de vencer não são conhecidas, porque os bots não jogam este jogo.
stories-title = Lideranças e viradas
stories-show = Calcular lideranças e viradas
story-curve = Chances de vencer: { $turns }
log-hide = Ocultar o histórico
log-show = Mostrar o histórico
log-earlier = As jogadas anteriores estão em “Rever a partida”.

onlooker-play = Ir para a mesa
onlooker-in-use = { SHOWN_IN() ->
    [tab] Esta partida está aberta em outra aba. Você pode assistir aqui; as mudanças aparecem na hora.
   *[window] Esta partida está aberta em outra janela. Você pode assistir aqui; as mudanças aparecem na hora.
}
onlooker-free = { SHOWN_IN() ->
    [tab] Esta partida não está mais aberta na outra aba.
   *[window] Esta partida não está mais aberta na outra janela.
}
onlooker-take-over = Jogar aqui
onlooker-newer = Esta partida foi salva por uma versão mais nova do Courtyard. Você pode ver a parte que esta versão entende, mas não continuar a partida.
onlooker-foreign = Este diário está fora da pasta do Courtyard, em { $file }. Você pode ver a partida aqui; nada é gravado nele.
onlooker-take-in = Importar
onlooker-damaged = { $entries ->
    [0] A linha { $line } está danificada. { $why }
    [one] A linha { $line } está danificada. { $why } A única entrada antes dela está intacta.
   *[other] A linha { $line } está danificada. { $why } As { $entries } entradas antes dela estão intactas.
} { $lost ->
    [one] Uma linha se perdeu.
   *[other] { $lost } linhas se perderam.
} O arquivo não foi alterado.
onlooker-lost = Linhas perdidas
onlooker-lost-about = { $count ->
    [one] A linha no diário
   *[other] As linhas no diário
}
onlooker-lost-more = { $count ->
    [one] … e mais uma linha.
   *[other] … e mais { $count } linhas.
}
onlooker-repair = { $entries ->
    [0] Continuar do começo
   *[other] Continuar da entrada { $entries }
}

## The library

home-all = { $count ->
    [0] Arquivadas, lixeira e importação
   *[other] Todas as partidas ({ $count })
}
library-sessions = Partidas
library-archive = Arquivadas
library-bin = Lixeira
library-title = { $shelf }: { $count } de { $of }
library-filters = Filtros
library-more = Pesquisa e mais
library-filters-on = { $name }: { $count ->
    [one] { $count } ativo
   *[other] { $count } ativos
}
library-search = Pesquisar
library-search-hint = Jogadores ou nome
library-listing = { $of ->
    [0] Lendo as partidas…
   *[other] Lendo as partidas: { $done } de { $of }
}
library-none = Nada aqui ainda.
library-none-such = Nenhuma partida encontrada. Mude a pesquisa ou remova um filtro.
library-more-of = Mais: { $session }
library-game-any = Todos os jogos
library-ending-any = Qualquer um
library-ending-won = Vitória
library-days-any = Qualquer data
library-days-month = Este mês
library-days-year = Este ano
library-days-between = De … até …
library-since = De
library-until = Até
library-no-day = “{ $day }” não é uma data. Escreva como neste exemplo: { $example }.
library-show = Mostrar { $count } de { $of }
library-file = Arquivo: { $file }
library-open = Abrir
library-archive-it = Arquivar
library-put-it-back = Restaurar
library-delete = Mover para a lixeira
library-erase = Excluir definitivamente
library-erase-about = A partida será excluída e não poderá ser restaurada.
library-erase-sure = Sim, excluir definitivamente
library-name = Nome
library-name-hint = Os jogadores e o dia
library-rename = Renomear
library-renamed = A partida agora se chama { $name }.
library-players = Nomes dos jogadores
library-players-change = Mudar os nomes
library-players-changed = Os jogadores agora se chamam { $players }.
library-put-back = A partida foi restaurada.
library-archived = A partida foi arquivada.
library-binned = A partida está na lixeira. Você pode restaurá-la a partir de lá.
library-erased = A partida foi excluída definitivamente.
library-empty = Esvaziar a lixeira
library-empty-about = { $count ->
    [one] Há uma partida na lixeira.
   *[other] Há { $count } partidas na lixeira.
}
library-empty-ask = { $count ->
    [one] Excluir definitivamente
   *[other] Excluir as { $count } definitivamente
}
library-empty-sure = { $count ->
    [one] Esta partida será excluída e não poderá ser restaurada.
   *[other] Estas { $count } partidas serão excluídas e não poderão ser restauradas.
}
library-empty-now = { $count ->
    [one] Sim, excluir
   *[other] Sim, excluir as { $count }
}
library-keep = Manter tudo
library-emptied = { $count ->
    [one] Uma partida foi excluída definitivamente.
   *[other] { $count } partidas foram excluídas definitivamente.
}
library-give = Exportar
library-give-all = Exportar tudo
library-give-all-about = Todas as partidas em um só arquivo, inclusive as arquivadas, mas não as da lixeira. Importe esse arquivo em outro dispositivo para ter todas lá.
library-give-title = Exportar
library-form = Formato
library-form-journal = Diário
library-form-md = Texto (Markdown)
library-form-html = Página da web
library-form-csv = Planilha (CSV)
library-form-story = Com a história da partida
copies-download = Baixar
copies-share = Compartilhar
copies-downloaded = { $file } foi baixado.
copies-shared = { $file } foi compartilhado.
copies-not-gone = { $file } não foi compartilhado.
library-file-field = Arquivo
library-choose-place = Escolher um lugar
library-no-dialog = Este sistema não tem uma janela para escolher arquivos. Digite o caminho.
library-write = Salvar
library-replace = Substituir o arquivo
library-written = Salvo como { $file }.
library-take = Importar partidas
library-take-about = Diários do Courtyard, ou um arquivo zip com vários, por exemplo de outro dispositivo. Você também pode arrastar os arquivos para esta janela.
library-choose-files = Escolher arquivos
library-take-path = Ou digite onde está o arquivo:
library-take-this = Importar este arquivo
library-taking = Importando…
library-taken = { $file } foi importado como { $name }.
library-taken-cut-off = { $file } foi importado como { $name }. A última linha estava incompleta e ficou de fora.
library-known = { $file } já estava aqui, como { $name }.
library-not-taken = { $file } não foi importado. { $why }

## Statistics

statistics-title = Estatísticas
statistics-progress = { $done } de { $all } partidas
statistics-none = Ainda não há nenhuma partida para contar.
statistics-none-such = Nenhuma partida encontrada. Mude ou remova um filtro.
statistics-few = { $count ->
    [one] Por enquanto, uma partida: com mais, os números ficam interessantes.
   *[other] Por enquanto, { $count } partidas: com mais, os números ficam interessantes.
}
statistics-lost = Não foi possível contar as partidas.
choose = Filtro
choose-everything = Todas as partidas
choose-any-player = Todos os jogadores
choose-player-search = Pesquisar um jogador
choose-player-hint = Parte do nome
choose-any-edition = Todas as edições
choose-won = Vitória
choose-won-by = { $player } venceu
choose-told = { $what }: { $chosen }
person-open = Resultados de { $name }
people-export = Exportar a lista
person-export = Exportar as partidas
person-side = Vencidas e perdidas por { $name }.
person-strength-title = Força
person-strength-note = Os números entre parênteses contêm a chance real em 95 de 100 casos.
person-names = Nomes
person-join = Também aparece como…
person-join-about = Escolha outro nome de { $name }. Os dois passam a contar como uma só pessoa, e as partidas mantêm ambos.
person-join-none = Não há mais ninguém aqui.
person-separate = Contar { $name } em separado
person-rename = Renomear em todas
person-rename-about = Corrige o nome em todas as partidas, também nas arquivadas e na lixeira.
person-new-name = Novo nome
person-rename-onto = Já há partidas de { $name }. As dos dois contarão juntas, e isso não pode ser desfeito.
person-rename-sure = Renomear mesmo assim
table-all = Mostrar todas as { $count } linhas
table-shown = Mostrando as primeiras { $shown } de { $count } linhas.

## A guided game, and the end of one

start-guide-of-it = Como se joga
start-guide = Como se joga { $game }
lesson-picture = Imagem: { $title }
lesson-app = Você joga com suas cartas de verdade. O app faz as contas e diz o que vem a seguir.
lesson-start = Começar uma partida guiada
lesson-start-bot = Começar uma partida guiada contra um bot
lesson-start-bot-about = Nível { $level }; ele explica suas jogadas.
hint-sample = É só um exemplo e não conta: jogue e desfaça o que quiser.
hint-turn-around = A mesa girou e agora é vista de outro lado. Toque de novo para continuar girando.
hint-facing = { $halves ->
    [yes] Frente a frente: cada metade da tela fica virada para um jogador. Escolha de novo para desativar.
   *[no] Frente a frente: a tela vira para quem age. Escolha de novo para desativar.
}
hint-understood = Entendi
settings-hints = Dicas
settings-hints-given = Mostrar dicas na mesa
ending-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
ending-minutes = { $minutes ->
    [0] 0 minutos
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
ending-tally = { $what }: { $of }
ending-time = Tempo

## A guest at a shared table

guest-connecting = Procurando a mesa…
guest-who = Quem é você?
guest-seat-taken = Já está na mesa
guest-seat-away = Tem lugar, mas está sem conexão
guest-you = Você é { $player }.
guest-you-watch = Você está assistindo.
guest-here = Também na mesa: { $names }
guest-away = Sem conexão: { $names }
guest-look = Assistir
guest-television = Modo TV
guest-television-about = Em tamanho grande, para todo mundo ver
television-missing = Falta chegar: { $names }
television-show-code = Mostrar o código QR
television-hide-code = Ocultar o código QR
guest-device-name = Nome deste dispositivo
guest-device-hint = os outros veem este nome
guest-dark = Este navegador não consegue manter a tela ligada aqui. No iPhone, escolha Nunca em Tela e Brilho → Bloqueio Automático; no Android, escolha o tempo máximo em Tela → Tempo limite da tela.
guest-bye-closed = Ninguém mais pode entrar nesta mesa.
guest-again = Entrar de novo
guest-reload = Recarregar a página
guest-unknown-game = Esta página não conhece o jogo { $game }.
guest-bye-invitation = Este convite não vale mais. Escaneie de novo o código QR no anfitrião.
guest-bye-version = O anfitrião tem outra versão. Recarregue a página; se não resolver, é preciso atualizar o anfitrião.
guest-bye-unclear = Algo deu errado. Recarregue esta página.
guest-bye-full = Não cabe mais nenhum dispositivo nesta mesa.
guest-bye-sent-away = O anfitrião removeu este dispositivo.
guest-bye-elsewhere = Este dispositivo está na mesa em outra aba.
guest-bye-left = Você saiu da mesa.
guest-bye-over = O anfitrião fechou a mesa.
guest-lost = A conexão caiu. A mesa pode estar desatualizada; nada será registrado até a conexão voltar.
guest-failing = O anfitrião não consegue salvar: enquanto isso, nada é registrado.
guest-waiting = Esperando o anfitrião…
guest-your-turn = Sua vez
guest-others = Vez de { $players }
guest-bots = Vez de { $players }. O anfitrião confirma o passo.
guest-phone-away = O celular de { $name } não está conectado.
guest-not-yours = Este dispositivo não pode fazer isso. O anfitrião pode permitir.
guest-not-yours-to-undo = Você só pode desfazer a sua última ação. O anfitrião pode desfazer mais.
guest-undid = { $what } ({ $who })
guest-host = o anfitrião
guest-refused = O anfitrião não permitiu.
guest-refused-old = Outro jogador foi mais rápido. Veja o que foi feito e toque de novo se ainda quiser.
guest-refused-too-many = Anotações e correções demais de uma vez. Espere um momento.
guest-set-up = O anfitrião está preparando a mesa.
guest-take = Exportar o diário

## Inviting phones to the window's session

invite-title = Convidar celulares
invite-about-network = Celulares na mesma rede escaneiam um código QR e abrem esta partida no navegador. Assim todo mundo joga no próprio celular. Quem tiver o código pode entrar, até você parar de compartilhar.
invite-share = Compartilhar esta mesa
invite-how = Escaneie este código QR com celulares na mesma rede, ou digite o endereço. Assim todo mundo vê esta partida e joga no próprio celular. Quem tiver o código pode entrar.
invite-elsewhere = Um computador na mesma rede pode compartilhar uma mesa com celulares: abra o Courtyard nele e escolha “Convidar celulares” no menu de uma partida.
invite-picture = Código QR do endereço
invite-address = Se os celulares não conseguirem entrar, tente outro endereço deste computador:
invite-there = Dispositivos conectados
invite-open = Deixar mais gente entrar
invite-away = Remover { $name }
invite-end = Parar de compartilhar
invite-shared =
    { $count ->
        [0] Compartilhada; nenhum dispositivo conectado
        [one] Compartilhada com um dispositivo
       *[other] Compartilhada com { $count } dispositivos
    }
invite-no-page = A página para celulares não foi instalada com este programa. Ela deve ficar ao lado dele, em uma pasta chamada web; { $command } cria essa página.
invite-no-network = Este computador não está em nenhuma rede: nenhum celular consegue chegar até ele.
invite-no-port = Nenhum celular conseguiria se conectar a este computador: { $why }.
invite-unsaved = Primeiro é preciso salvar todas as jogadas.

## Introducing phones by their codes

invite-about = Cada celular convidado escaneia o seu código e mostra uma resposta, que você escaneia de volta. Depois os celulares jogam juntos sem servidor: só precisam estar no mesmo Wi-Fi ou no ponto de acesso de um deles.
invite-begin = Mostrar meu código
invite-offer = Escaneie este código com a câmera do próximo celular. Depois escaneie a resposta que aparece nele.
invite-read = Escanear a resposta
invite-type = Ou cole a resposta aqui:
invite-copy = Copiar o endereço do código
invite-connecting = Conectando ao celular…
invite-connected = Conectado. O próximo convidado pode ler o código abaixo.
meet-preparing = Preparando o código…
meet-answer = Mostre esta resposta ao anfitrião
meet-answer-about = Assim que o anfitrião escanear a resposta, você entra na mesa. Se o anfitrião não tiver câmera, envie a resposta como texto.
meet-send = Enviar a resposta como texto
meet-copy = Copiar a resposta
meet-anew = Se o anfitrião mostrar outro código
meet-scan = Escanear o código do anfitrião
meet-scan-about = O anfitrião encontra o código no menu da partida, em “Convidar celulares”.
meet-type = Ou cole aqui o endereço do código:
meet-connect = Conectar
meet-again = Conectar de novo
meet-camera = Aponte a câmera para o código no outro celular.
meet-no-camera = Esta página não consegue usar a câmera. Cole o código como texto.
meet-bad-code = Este não é um código completo do Courtyard. Escaneie o outro celular de novo.
meet-old-code = Esta resposta é de um código anterior. Escaneie o código abaixo com o outro celular.
meet-no-connection = Os celulares não conseguem se conectar. Ponha os dois no mesmo Wi-Fi, mas não em um Wi-Fi para visitantes; ou ative o ponto de acesso de um celular e conecte o outro a ele. Depois escaneie o código de novo.
meet-no-network = Este celular não está em nenhuma rede. Conecte-o a um Wi-Fi ou ative o ponto de acesso dele.

## Printing

print-open = Imprimir…
print-title = Imprimir
print-paper = Papel
print-save = Salvar como PDF
# Same as in English.
paper-a4 = A4
paper-letter = Carta
aid-reference-about = Todas as regras em uma página, com as suas regras da casa.
aid-mat-about = Uma página para cada jogador: lugares para as cartas, trilhas e espaços para marcadores.
aid-sheet-about = Uma tabela para os resultados de uma noite de jogos.

## The clock

clock-pause = Pausar o relógio
clock-go-on = Continuar a partida
clock-paused = Em pausa desde { $time }
keys-pause = Pausar o relógio ou continuar

## Spoken turns

settings-speech = Turnos em voz alta
settings-speech-on = Dizer de quem é a vez e o resultado de cada duelo
settings-speech-slow = Lento
settings-speech-usual = Normal
settings-speech-fast = Rápido
settings-speech-voice = Padrão do sistema
settings-speech-try = Ouvir
spoken-turn = É a vez de { $player }.

## Board Game Stats

ending-push = Enviar ao BG Stats
ending-push-about = Abre o app Board Game Stats com esta partida.
