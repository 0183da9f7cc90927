# The texts of the page before the app runs, and when it fails. Only { $percent } stands for something.

description = O companheiro de mesa para Duelo de Nobres, Duel e Noble Hearts, jogados com baralho e dados de verdade.

## While it loads

loading = Carregando… { $percent }%
starting = Abrindo…
last-games = Suas últimas partidas
rules = Como se joga
open = Abrir o Courtyard

## Without JavaScript, or if it does not load: shown in every language, one after the other

no-script = O Courtyard precisa de JavaScript. Ative o JavaScript nesta página e carregue de novo.
late = Está demorando mais do que o normal. Verifique a conexão e carregue a página de novo.

## Errors

load-title = Não foi possível carregar o Courtyard
load-text = A conexão caiu, ou o servidor não respondeu. Tudo o que foi registrado antes continua aqui.
old-title = Este navegador não roda o Courtyard
old-text = Ele não tem WebAssembly, ou o recurso está desativado. Qualquer versão atual do Chrome, Edge, Firefox ou Safari serve.
graphics-title = O Courtyard não consegue desenhar aqui
graphics-text = Ele precisa do WebGL 2, que falta neste navegador ou está desativado. Ative a aceleração de hardware nas configurações do navegador, ou tente um mais novo.
stopped-title = O Courtyard parou
stopped-text = Algo deu errado. Nada do que foi registrado se perdeu. Recarregue a página para continuar.
lost-title = A imagem sumiu
lost-text = O dispositivo precisou dos recursos gráficos para outra coisa. Nada do que foi registrado se perdeu. Recarregue a página para continuar.

try-again = Tentar de novo
reload = Recarregar
details = Detalhes
