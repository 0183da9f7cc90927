# The screens.

back = Volver
menu = Menú
stepper-less = menos: { $what }
stepper-more = más: { $what }
stepper-range = Escribe un número entero del { $least } al { $most }.

home-tagline = Lleva la cuenta de tus partidas de cartas, suma cada combate y no olvida nada.
home-new = Nueva partida
home-new-about = Elige el juego y los jugadores
home-faulty = Dañada en la línea { $line } ({ $code })
home-unreadable = No se puede leer: línea { $line } ({ $code })
home-unknown-game = Un juego que esta versión no conoce; quizá lo conozca una versión más nueva
home-in-use = { SHOWN_IN() ->
    [tab] La última partida está abierta en otra pestaña. Ábrela aquí para verla.
   *[window] La última partida está abierta en otra ventana. Ábrela aquí para verla.
}
home-folder = Las partidas se guardan en { $folder }
home-no-folder = No se pueden guardar partidas: { $why }. No se puede anotar nada.
home-not-kept = Las partidas no se están guardando: { $why }. Lo que juegues ahora se pierde al cerrar esta página, a no ser que lo exportes.
home-file = No se puede mostrar { $file }. { $why }
home-file-no-screens = Esta ventana no puede mostrar su juego. En la línea de comandos se puede reproducir y exportar.
home-cleared = El navegador había borrado todo lo guardado aquí. Las partidas que esta página aún tenía en memoria se han vuelto a guardar.
home-damaged = Dañado en el almacenamiento del navegador: { $files }. Lo que aún podía leerse se ha vuelto a guardar; lo demás está intacto.
home-never-copied = Aún no se ha exportado ninguna copia de estas partidas. «Todas las partidas» lleva a «Exportar todo».
home-copied = La última copia de todas las partidas se exportó hace { $days } días. «Todas las partidas» lleva a «Exportar todo».
home-in-browser = Las partidas se guardan en este navegador, solo en este dispositivo.
home-in-browser-for-now = Las partidas se guardan en este navegador, solo en este dispositivo. El navegador puede borrarlas si falta espacio o tras semanas sin visitas: añade Courtyard a la pantalla de inicio y exporta las partidas que quieras conservar.
home-update-about = Hay una versión nueva de Courtyard. Al actualizar no se pierde nada, y puedes hacerlo más tarde.
home-update = Actualizar
home-install = Instalar Courtyard
home-install-about = Instala Courtyard para abrirla como cualquier otra app, a pantalla completa y sin conexión. Tus partidas se quedan donde están.
home-install-sharing = Añade Courtyard a la pantalla de inicio: ocupa toda la pantalla, no necesita conexión y el teléfono no borra sus partidas tras una semana sin abrirla.
home-install-later = Ahora no

install-title = En la pantalla de inicio
install-share = Toca «Compartir» en la barra del navegador; puede estar tras los tres puntos.
install-add = Elige «Añadir a pantalla de inicio», más abajo en la lista.
install-done = Toca «Añadir». A partir de ahora, abre Courtyard desde ahí.
install-games = El teléfono guarda las partidas de esa app aparte de las de este navegador. Para pasar partidas, expórtalas aquí e impórtalas allí.

setup-name-of = Nombre de { $player }
setup-earlier = Han jugado antes
setup-how-many = Jugadores
setup-guided-edition = La partida guiada sigue la edición { $edition }. Para jugar con otra edición, empieza una partida nueva sin guía.
setup-begins = Empieza { $name }
setup-our-rules = { $number ->
    [1] Nuestras reglas
   *[other] Nuestras reglas { $number }
}
setup-evening = Hoy: { $score }
setup-read = Leer las reglas
setup-house-rules-about = { $count ->
    [0] La edición tal como es. Toca para cambiar una regla.
    [one] Una regla cambiada
   *[other] { $count } reglas cambiadas
}
trial-try = Probar estas reglas
trial-try-about = Unos bots juegan con ellas y ves qué cambia.
trial-begins = Los bots están jugando…
trial-starter = Quien empieza gana { $before } de 100 partidas; con tus reglas, { $wins } ({ $from } a { $to }).
trial-found = Tus reglas cambian las probabilidades de quien empieza, al menos para estos bots.
trial-played = { $games } partidas jugadas hasta ahora.
trial-effect = { $name }: { $before }; con tus reglas, { $after }
trial-stop = Detener los bots
trial-continue = Reanudar los bots
trial-typical = Repasar una partida típica
trial-about = Los bots siguen reglas sencillas. Las personas pueden jugar de otra forma.

rule-default = En esta edición: { $value }.
phase-earlier = Adelantar { $phase }

bar-set-up = Preparación
bar-turn = Turno { $turn } · { $name }
bar-turn-only = Turno { $turn }
bar-won = Gana { $name }
bar-several-won = Ganan { $names }
clock-player = { $name } { $time }
clock-turn = este turno { $time }

menu-rules = Reglas
menu-actions = Qué hace cada acción
phase-named = Fase: { $phase }
menu-log = Registro y notas
menu-players = Jugadores y correcciones
menu-turn-around = Girar la mesa
menu-facing = Frente a frente
menu-leave = Ir al inicio

table-not-recorded = No se ha anotado: { $why }.

hand-over-turn = Turno de { $name }
hand-over-go-on = Continuar
hand-over-nothing = En el último turno no pasó nada.
do-set-up = Preparar la mesa
do-undo = Deshacer
undo-with-phases = { $count ->
    [one] { $action }, y la fase que se dejó atrás
   *[other] { $action }, y las { $count } fases que se dejaron atrás
}
undo-with-actions = { $count ->
    [one] { $action }, y la acción anterior
   *[other] { $action }, y las { $count } acciones anteriores
}
do-redo = Rehacer
do-rematch = Revancha
do-note = Nota

ask-act-or-end = { $name }, elige una acción o termina el turno.
ask-act-or-go-on = { $name }, elige una acción o continúa.
ask-end = { $name }, termina el turno.
ask-go-on = { $name }, pasa a la fase siguiente.

note-hint = Una nota para el registro

series-wins = { $name } ({ $wins })
series-several = { $draws ->
    [0] { $score }
    [one] { $score }, un empate
   *[other] { $score }, { $draws } empates
}
series-score = { $draws ->
    [0] { $a } { $wins-a } : { $wins-b } { $b }
    [one] { $a } { $wins-a } : { $wins-b } { $b }, un empate
   *[other] { $a } { $wins-a } : { $wins-b } { $b }, { $draws } empates
}

## Settings

settings-title = Ajustes
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-high-contrast = Alto contraste
settings-suits = Palos
settings-suits-two-colours = Dos colores
settings-suits-four-colours = Cuatro colores
settings-preview-gold = Oro: { $count }
die-shows = Un dado muestra { $pips }
settings-text-size = Texto
settings-text-size-percent = Tamaño en porcentaje
settings-language = Idioma
settings-language-system = Automático
settings-motion = Movimiento
settings-motion-full = Completo
settings-motion-reduced = Reducido
settings-dice = Dados
settings-dice-about = Los dados que se ofrecen primero en un duelo; los otros siguen disponibles.
settings-dice-real = Dados reales
settings-dice-virtual = Los lanza la app
settings-hand-over = Al pasar el turno
settings-hand-over-about = Un aviso para quien sigue: de quién es el turno y qué pasó en el anterior.
settings-hand-over-wait = Hasta que se toque
settings-hand-over-brief = El tiempo de leerlo
settings-hand-over-off = Sin aviso
settings-bots = Pasos de los bots
settings-bots-about = Cuándo queda hecho el paso de un bot. Un paso que terminas tú con dados o cartas siempre te espera.
settings-bots-confirmed = Al tocar «Hecho»
settings-bots-after-reading = Tras el tiempo de leerlo
settings-chances = Probabilidades
settings-chances-about = La probabilidad de ganar un duelo, si el juego la calcula. El duelo rápido y el repaso la muestran, salvo que elijas «Nunca».
settings-chances-always = Siempre
settings-chances-when-asked = Al pedirlas
settings-chances-never = Nunca
settings-screen = Pantalla
settings-screen-awake = Mantenerla encendida mientras haya una partida abierta
settings-screen-dim = Atenuarla tras dos minutos sin tocarla
settings-clock = Mostrar cuánto tarda cada jugador
settings-buzz = Vibrar brevemente al anotar algo
settings-copies = Copias de las partidas terminadas
settings-copies-about = Cada partida que termina se copia también en esta carpeta. Si la carpeta se sincroniza con otros dispositivos, tus partidas se conservan aunque pierdas este.
settings-copies-field = Carpeta para las copias
settings-copies-choose = Elegir una carpeta…
settings-copies-use = Usar esta carpeta
settings-copies-none = Esa carpeta no existe.
copies-failed = No se ha podido copiar la partida en { $folder }: { $why }. La partida en sí está guardada.
settings-kept = Los ajustes se guardan en { $file }
settings-not-kept = El sistema no tiene ninguna carpeta para los ajustes; valen hasta que se cierre la ventana.
settings-in-browser = Los ajustes se guardan en este navegador.
settings-set-aside = No se han podido leer los ajustes. Su archivo se ha renombrado a { $file } y todos los ajustes se han restablecido.
settings-in-the-way = { $file } no se puede leer ni renombrar: { $why }. Todos los ajustes se han restablecido.
settings-not-saved = No se han podido guardar los ajustes: { $why }. Valen hasta que se cierre la ventana.
settings-language-missing = No se ha podido descargar este idioma: { $language }. Conéctate a internet y elígelo de nuevo.
settings-note-close = Cerrar este aviso

about-title = Acerca de Courtyard
about-version = Versión { $version }, para { $system }
about-commit = Compilada a partir del commit { $commit }
about-own = Courtyard es software libre: puedes usarlo, compartirlo y modificarlo según la licencia MIT o la licencia Apache 2.0, como prefieras.
about-inside = Licencias de terceros
about-inside-about = Courtyard se apoya en el trabajo de muchas otras personas. Cada licencia enumera las obras a las que se aplica.
about-more = { $works } y { $count } más

## Keys

keys-title = Atajos de teclado
keys-everywhere = En todas partes
keys-table = En la mesa
keys-actions = Acciones
keys-larger-text = Texto más grande
keys-smaller-text = Texto más pequeño
keys-usual-text = Tamaño de texto predeterminado
keys-move = Pasar al siguiente elemento
keys-press = Activar el elemento seleccionado
keys-scroll = Desplazarse una página

# Same as in English.
key-ctrl = Ctrl
# Same as in English.
key-alt = Alt
key-shift = Mayús
# Same as in English.
key-escape = Esc
key-backspace = Retroceso
# Same as in English.
key-tab = Tab
key-enter = Intro
key-space = Espacio
key-page-up = Re Pág
key-page-down = Av Pág

## Start screen and quick duel

start-go-on = { $turn ->
    [0] Continuar: { $players }
   *[other] Continuar: { $players }, turno { $turn }
}
start-sample = Partida de ejemplo
start-sample-of = Partida de ejemplo: { $game }
start-running = { $turn ->
    [0] Sin preparar
   *[other] Turno { $turn }
}
start-won = Ganó { $winner }
start-about = { $state } · { $edition } · { $when }
start-edition-of = { $game }, { $edition }
start-today = hoy, { $time }
start-yesterday = ayer, { $time }

## Unsaved steps

saving-banner = { $count ->
    [0] Sin guardar: { $why }. La partida continúa.
    [one] Sin guardar: { $why }. Queda una jugada por guardar.
   *[other] Sin guardar: { $why }. Quedan { $count } jugadas por guardar.
}
saving-short = { $count ->
    [0] Sin guardar
    [one] 1 jugada sin guardar
   *[other] { $count } jugadas sin guardar
}
saving-open = ¿Y ahora?
saving-title = Sin guardar
saving-about = { $count ->
    [0] Esta partida no se ha podido guardar en { $file }: { $why }.
    [one] Una jugada no se ha podido guardar en { $file }: { $why }.
   *[other] { $count } jugadas no se han podido guardar en { $file }: { $why }.
}
saving-goes-on = Puedes seguir jugando. Todo queda en memoria, en orden, y cada pocos segundos se intenta guardar de nuevo.
saving-leaving = Si sales ahora, se pierden las jugadas sin guardar.
saving-retry = Reintentar ahora
saving-elsewhere = Guardar en otro sitio
saving-elsewhere-about = Toda la partida hasta ahora, en un archivo aparte.
saving-write = Guardar una copia
saving-written = Toda la partida hasta ahora está en { $file }.
saving-not-written = No se ha podido escribir { $file }: { $why }.
saving-copy = Copiar al portapapeles
saving-copied = Toda la partida hasta ahora está en el portapapeles. Pégala en un archivo cuyo nombre termine en .courtyard antes de salir.
saving-leave = Salir sin guardar
saving-leave-sure = Salir y perder lo que no está guardado
saving-leave-safe = Salir
saving-stay = Seguir jugando
saving-done = Todo está guardado

## Corrections

corrections-title = Correcciones
corrections-about = La mesa manda. Corrige aquí lo que la app tenga mal; cada corrección queda en el registro y se puede deshacer.
corrections-names = Los nombres de los jugadores se corrigen en «Todas las partidas».
corrections-reason = Motivo
corrections-reason-hint = Motivo (opcional)
corrections-table = La mesa
corrections-is = { $what }: { $value }
corrections-set = Anotar ya: { $what }

## Looking back

look-title = Repasar la partida
look-leave = Dejar de repasar
look-log = Todas las jugadas
look-first = Al principio
look-previous = Una jugada atrás
look-next = Una jugada adelante
look-last = Al final
look-at-beginning = Este es el principio.
look-at-end = Esta es la última jugada hasta ahora.
look-slider = Jugada
look-where = { $n ->
    [0] Antes de la primera de { $count }
   *[other] { $n } de { $count }
}
look-beginning = Todavía no se ha hecho nada.
look-taken-back = Esto se deshizo después y no cuenta.
look-mark-taken-back = deshecha
story-show = Ver la historia
story-save-text = Guardar como texto…
story-save-picture = Guardar como imagen…
story-share-text = Compartir como texto
story-share-picture = Compartir como imagen
story-no-bots = No se conocen las probabilidades de ganar, porque los bots no saben jugar a este juego.
stories-title = Ventajas y remontadas
stories-show = Calcular ventajas y remontadas
story-curve = Probabilidades de ganar: { $turns }
log-hide = Ocultar el registro
log-show = Mostrar el registro
log-earlier = Lo anterior está en «Repasar la partida».

onlooker-play = Ir a la mesa
onlooker-in-use = { SHOWN_IN() ->
    [tab] Esta partida está abierta en otra pestaña. Aquí puedes mirar; los cambios aparecen al momento.
   *[window] Esta partida está abierta en otra ventana. Aquí puedes mirar; los cambios aparecen al momento.
}
onlooker-free = { SHOWN_IN() ->
    [tab] Esta partida ya no está abierta en la otra pestaña.
   *[window] Esta partida ya no está abierta en la otra ventana.
}
onlooker-take-over = Seguir aquí
onlooker-newer = Esta partida se guardó con una versión más nueva de Courtyard. Aquí puedes verla hasta donde esta versión la entiende, pero no continuarla.
onlooker-foreign = Este diario está fuera de la carpeta de Courtyard, en { $file }. Aquí puedes verlo; no se escribe nada en él.
onlooker-take-in = Importarlo
onlooker-damaged = { $entries ->
    [0] La línea { $line } está dañada. { $why }
    [one] La línea { $line } está dañada. { $why } La única entrada anterior está bien.
   *[other] La línea { $line } está dañada. { $why } Las { $entries } entradas anteriores están bien.
} { $lost ->
    [one] Se pierde una línea.
   *[other] Se pierden { $lost } líneas.
} El archivo no se ha cambiado.
onlooker-lost = Líneas perdidas
onlooker-lost-about = { $count ->
    [one] La línea del diario
   *[other] Las líneas del diario
}
onlooker-lost-more = { $count ->
    [one] … y una línea más.
   *[other] … y { $count } líneas más.
}
onlooker-repair = { $entries ->
    [0] Continuar desde el principio
   *[other] Continuar desde la entrada { $entries }
}

## The library

home-all = { $count ->
    [0] Archivadas, papelera e importación
   *[other] Todas las partidas ({ $count })
}
library-sessions = Partidas
library-archive = Archivadas
library-bin = Papelera
library-title = { $shelf }: { $count } de { $of }
library-filters = Filtros
library-more = Buscar y más
library-filters-on = { $name }: { $count ->
    [one] 1 activo
   *[other] { $count } activos
}
library-search = Buscar
library-search-hint = Jugadores o nombre
library-listing = { $of ->
    [0] Leyendo las partidas…
   *[other] Leyendo las partidas: { $done } de { $of }
}
library-none = Aquí no hay nada todavía.
library-none-such = Ninguna partida coincide. Cambia la búsqueda o quita un filtro.
library-more-of = Más: { $session }
library-game-any = Todos los juegos
library-ending-any = Cualquiera
library-ending-won = Ganada
library-days-any = En cualquier momento
library-days-month = Este mes
library-days-year = Este año
library-days-between = Desde … hasta …
library-since = Desde
library-until = Hasta
library-no-day = «{ $day }» no es una fecha. Escríbela así: { $example }.
library-show = { $count ->
    [one] Mostrar una de { $of }
   *[other] Mostrar { $count } de { $of }
}
library-file = Archivo: { $file }
library-open = Abrir
library-archive-it = Archivar
library-put-it-back = Restaurar
library-delete = Mover a la papelera
library-erase = Eliminar definitivamente
library-erase-about = Se eliminará y no se podrá recuperar.
library-erase-sure = Sí, eliminar definitivamente
library-name = Nombre
library-name-hint = Los jugadores y el día
library-rename = Cambiar el nombre
library-renamed = La partida se llama ahora { $name }.
library-players = Nombres de los jugadores
library-players-change = Cambiar los nombres
library-players-changed = Los jugadores se llaman ahora { $players }.
library-put-back = La partida se ha restaurado.
library-archived = La partida se ha archivado.
library-binned = La partida está ahora en la papelera. Puedes restaurarla desde allí.
library-erased = La partida se ha eliminado definitivamente.
library-empty = Vaciar la papelera
library-empty-about = { $count ->
    [one] Hay una partida en la papelera.
   *[other] Hay { $count } partidas en la papelera.
}
library-empty-ask = { $count ->
    [one] Eliminarla definitivamente
   *[other] Eliminar las { $count } definitivamente
}
library-empty-sure = { $count ->
    [one] Esta partida se eliminará y no se podrá recuperar.
   *[other] Estas { $count } partidas se eliminarán y no se podrán recuperar.
}
library-empty-now = { $count ->
    [one] Sí, eliminarla
   *[other] Sí, eliminar las { $count }
}
library-keep = Conservarlo todo
library-emptied = { $count ->
    [one] Se ha eliminado una partida definitivamente.
   *[other] Se han eliminado { $count } partidas definitivamente.
}
library-give = Exportar
library-give-all = Exportar todo
library-give-all-about = Todas las partidas, también las archivadas, en un solo archivo y sin la papelera. Importa ese archivo en otro dispositivo y las tendrás todas allí.
library-give-title = Exportar
library-form = Formato
library-form-journal = Diario
library-form-md = Texto (Markdown)
library-form-html = Página web
library-form-csv = Hoja de cálculo (CSV)
library-form-story = Con la historia de la partida
copies-download = Descargar
copies-share = Compartir
copies-downloaded = { $file } se ha descargado.
copies-shared = { $file } se ha compartido.
copies-not-gone = { $file } no se ha compartido.
library-file-field = Archivo
library-choose-place = Elegir un lugar
library-no-dialog = Este sistema no tiene un diálogo de archivos. Escribe la ruta.
library-write = Guardar
library-replace = Reemplazar el archivo
library-written = Se ha guardado como { $file }.
library-take = Importar partidas
library-take-about = Diarios de Courtyard, o un zip con muchos, por ejemplo de otro dispositivo. También puedes soltar los archivos sobre esta ventana.
library-choose-files = Elegir archivos
library-take-path = O escribe dónde está el archivo:
library-take-this = Importar este archivo
library-taking = Importando…
library-taken = { $file } se ha importado como { $name }.
library-taken-cut-off = { $file } se ha importado como { $name }, sin la última línea, que estaba incompleta.
library-known = { $file } ya estaba aquí, como { $name }.
library-not-taken = { $file } no se ha importado. { $why }

## Statistics

statistics-title = Estadísticas
statistics-progress = { $done } de { $all } partidas
statistics-none = Todavía no hay ninguna partida que contar.
statistics-none-such = Ninguna partida coincide. Cambia o quita un filtro.
statistics-few = { $count ->
    [one] De momento hay una partida: con más, las cifras serán interesantes.
   *[other] De momento hay { $count } partidas: con más, las cifras serán interesantes.
}
statistics-lost = No se han podido contar las partidas.
choose = Filtro
choose-everything = Todas las partidas
choose-any-player = Todos los jugadores
choose-player-search = Buscar un jugador
choose-player-hint = Parte del nombre
choose-any-edition = Todas las ediciones
choose-won = Ganó un jugador
choose-won-by = Ganó { $player }
choose-told = { $what }: { $chosen }
person-open = Resultados de { $name }
people-export = Exportar la lista
person-export = Exportar las partidas
person-side = Ganadas y perdidas por { $name }.
person-strength-title = Fuerza
person-strength-note = Los números entre paréntesis contienen la probabilidad real en 95 de cada 100 casos.
person-names = Nombres
person-join = También figura como…
person-join-about = Elige otro nombre de { $name }. Los dos cuentan entonces como una sola persona, y las partidas conservan ambos.
person-join-none = Aquí no hay nadie más.
person-separate = Contar a { $name } por separado
person-rename = Cambiar el nombre en todas
person-rename-about = Corrige el nombre en todas las partidas, también en las archivadas y en la papelera.
person-new-name = Nombre nuevo
person-rename-onto = Ya hay partidas de { $name }. Las de los dos se contarán juntas, y eso no se puede deshacer.
person-rename-sure = Cambiarlo de todos modos
table-all = Mostrar las { $count } filas
table-shown = Se muestran las primeras { $shown } de { $count } filas.

## A guided game, and the end of one

start-guide-of-it = Cómo se juega
start-guide = Cómo se juega a { $game }
lesson-picture = Imagen: { $title }
lesson-app = Juegas con tus cartas de verdad. La app lleva la cuenta y dice qué viene después.
lesson-start = Empezar una partida guiada
lesson-start-bot = Empezar una partida guiada contra un bot
lesson-start-bot-about = Nivel { $level }; explica sus jugadas.
hint-sample = Esto es un ejemplo: juega y deshaz lo que quieras. No cuenta.
hint-turn-around = La mesa se ha girado: ahora se ve desde otro lado. Toca otra vez para seguir girándola.
hint-facing = { $halves ->
    [yes] Frente a frente: cada mitad de la pantalla mira a su jugador. Elígelo otra vez para desactivarlo.
   *[no] Frente a frente: la pantalla gira hacia quien actúa. Elígelo otra vez para desactivarlo.
}
hint-understood = Entendido
settings-hints = Pistas
settings-hints-given = Mostrar pistas en la mesa
ending-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
ending-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
ending-tally = { $what }: { $of }
ending-time = Tiempo

## A guest at a shared table

guest-connecting = Buscando la mesa…
guest-who = ¿Quién eres?
guest-seat-taken = Ya está en la mesa
guest-seat-away = Tiene sitio, pero está sin conexión
guest-you = Eres { $player }.
guest-you-watch = Estás mirando.
guest-here = También están: { $names }
guest-away = Sin conexión: { $names }
guest-look = Mirar
guest-television = Vista para TV
guest-television-about = En grande, para que lo vean todos
television-missing = Faltan: { $names }
television-show-code = Mostrar el código QR
television-hide-code = Ocultar el código QR
guest-device-name = Nombre de este dispositivo
guest-device-hint = lo ven los demás
guest-dark = Aquí este navegador no puede mantener la pantalla encendida. En un iPhone, pon Pantalla y brillo → Bloqueo automático en Nunca; en Android, Pantalla → Tiempo de espera en el máximo.
guest-bye-closed = En esta mesa ya no puede entrar nadie más.
guest-again = Volver a entrar
guest-reload = Recargar la página
guest-unknown-game = Esta página no conoce el juego { $game }.
guest-bye-invitation = Esta invitación ya no vale. Escanea otra vez el código QR del anfitrión.
guest-bye-version = El anfitrión tiene otra versión. Recarga la página; si no se arregla, hay que actualizar la app del anfitrión.
guest-bye-unclear = Algo salió mal. Recarga esta página.
guest-bye-full = En esta mesa no cabe ningún dispositivo más.
guest-bye-sent-away = El anfitrión ha sacado este dispositivo de la mesa.
guest-bye-elsewhere = Este dispositivo está en la mesa en otra pestaña.
guest-bye-left = Has dejado la mesa.
guest-bye-over = El anfitrión ha cerrado la mesa.
guest-lost = Sin conexión. La mesa puede estar desactualizada; no se anota nada hasta que vuelva la conexión.
guest-failing = El anfitrión no puede guardar: no se anota nada hasta que pueda.
guest-waiting = Esperando al anfitrión…
guest-your-turn = Te toca
guest-others = Es el turno de { $players }
guest-bots = Es el turno de { $players }. El anfitrión confirma el paso.
guest-phone-away = El teléfono de { $name } no está conectado.
guest-not-yours = Este dispositivo no puede hacer eso. El anfitrión puede permitirlo.
guest-not-yours-to-undo = Solo puedes deshacer tu última acción. El anfitrión puede deshacer más.
guest-undid = { $what } ({ $who })
guest-host = el anfitrión
guest-refused = El anfitrión no lo ha permitido.
guest-refused-old = Otro jugador ha sido más rápido. Mira qué se ha hecho y toca otra vez si todavía quieres hacerlo.
guest-refused-too-many = Demasiadas notas y correcciones a la vez. Espera un momento.
guest-set-up = El anfitrión está preparando la mesa.
guest-take = Exportar el diario

## Inviting phones to the window's session

invite-title = Invitar teléfonos
invite-about-network = Los teléfonos de la misma red escanean un código QR y abren esta partida en su navegador. Así todos juegan en su propio teléfono. Quien tenga el código puede entrar hasta que dejes de compartir.
invite-share = Compartir esta mesa
invite-how = Escanea este código QR con teléfonos de la misma red, o escribe la dirección. Así todos ven la partida y juegan en su propio teléfono. Quien tenga el código puede entrar.
invite-elsewhere = Un equipo de escritorio de la misma red puede compartir una mesa con los teléfonos: abre Courtyard en él y elige «Invitar teléfonos» en el menú de una partida.
invite-picture = Código QR de la dirección
invite-address = Si los teléfonos no la encuentran, prueba otra dirección de este equipo:
invite-there = Dispositivos conectados
invite-open = Dejar entrar a otros
invite-away = Sacar a { $name }
invite-end = Dejar de compartir
invite-shared =
    { $count ->
        [0] Compartida; ningún dispositivo conectado
        [one] Compartida con un dispositivo
       *[other] Compartida con { $count } dispositivos
    }
invite-no-page = La página para teléfonos no está instalada con este programa. Debe estar junto a él, en una carpeta llamada web; { $command } la crea.
invite-no-network = Este equipo no está conectado a ninguna red: ningún teléfono puede conectarse a él.
invite-no-port = Ningún teléfono podría conectarse a este equipo: { $why }.
invite-unsaved = Primero hay que guardar todas las jugadas.

## Introducing phones by their codes

invite-about = Cada invitado escanea tu código y te enseña una respuesta, que escaneas tú. Después los teléfonos juegan juntos sin servidor: solo necesitan la misma wifi o el punto de acceso de uno de ellos.
invite-begin = Mostrar mi código
invite-offer = Pide al siguiente invitado que escanee este código con la cámara de su teléfono. Luego escanea la respuesta que aparece en él.
invite-read = Escanear la respuesta
invite-type = O pega aquí la respuesta:
invite-copy = Copiar la dirección del código
invite-connecting = Conectando con el teléfono…
invite-connected = Conectado. El siguiente invitado puede escanear el código de abajo.
meet-preparing = Preparando el código…
meet-answer = Enseña esta respuesta al anfitrión
meet-answer-about = En cuanto la escanee, entrarás en la mesa. Si el anfitrión no tiene cámara, envíasela como texto.
meet-send = Enviar la respuesta como texto
meet-copy = Copiar la respuesta
meet-anew = Si el anfitrión muestra otro código
meet-scan = Escanear el código del anfitrión
meet-scan-about = El anfitrión lo encuentra en el menú de la partida, en «Invitar teléfonos».
meet-type = O pega aquí la dirección que contiene:
meet-connect = Conectar
meet-again = Volver a conectar
meet-camera = Apunta la cámara al código del otro teléfono.
meet-no-camera = Esta página no puede usar la cámara. Pega el código como texto.
meet-bad-code = Eso no es un código completo de Courtyard. Vuelve a escanear el otro teléfono.
meet-old-code = Esa respuesta corresponde a un código anterior. Pide al invitado que escanee el código de abajo.
meet-no-connection = Los teléfonos no se alcanzan. Conecta los dos a la misma wifi, pero no a una para invitados; o activa el punto de acceso de uno y conecta el otro a él. Después, pide al invitado que vuelva a escanear el código.
meet-no-network = Este teléfono no está en ninguna red. Conéctalo a una wifi o activa su punto de acceso.

## Printing

print-open = Imprimir…
print-title = Imprimir
print-paper = Papel
print-save = Guardar como PDF
# Same as in English.
paper-a4 = A4
paper-letter = Carta
aid-reference-about = Todas las reglas en una página, con tus reglas de la casa.
aid-mat-about = Una página para cada jugador: sitios para las cartas, y pistas y casillas para los marcadores.
aid-sheet-about = Una tabla para anotar los resultados del día.

## The clock

clock-pause = Pausar el reloj
clock-go-on = Seguir jugando
clock-paused = En pausa desde las { $time }
keys-pause = Pausar el reloj o continuar

## Spoken turns

settings-speech = Turnos en voz alta
settings-speech-on = Decir a quién le toca y el resultado de cada duelo
settings-speech-slow = Lento
settings-speech-usual = Normal
settings-speech-fast = Rápido
settings-speech-voice = La del sistema
settings-speech-try = Escuchar
spoken-turn = Le toca a { $player }.

## Board Game Stats

ending-push = Añadir a BG Stats
ending-push-about = Abre la app Board Game Stats con esta partida.
