# Shared by all games: players, lists, entries, faults of a journal, the command line, exports.

## Words and lists

player-unnamed = Jugador { $number }
title = { $zero } contra { $one }
list-and = { SOUND($last) ->
    [i] { $before } e { $last }
   *[other] { $before } y { $last }
}
list-or = { SOUND($last) ->
    [o] { $before } u { $last }
   *[other] { $before } o { $last }
}
list-comma = { $before }, { $next }
list-none = nada
yes = sí
# Same as in English.
no = no

## Suits and ranks

suit-spades = picas
suit-hearts = corazones
suit-diamonds = diamantes
suit-clubs = tréboles
suit-card-spades = carta de picas
suit-card-hearts = carta de corazones
suit-card-diamonds = carta de diamantes
suit-card-clubs = carta de tréboles
rank-ace = As
rank-jack = Jota
rank-queen = Reina
rank-king = Rey
spoken-card = { $rank } de { $suit }

## The log

turn-zero = Preparación
turn-title = Turno { $turn }: { $player }
did-undo = { $count ->
    [one] Deshecho: { $what }
   *[other] { $count } acciones deshechas; la primera: { $what }
}
did-redo = { $count ->
    [one] Rehecho: { $what }
   *[other] { $count } acciones rehechas; la última: { $what }
}
sum = { $who }: { $terms } = { $total }
sum-empty = { $who }: { $total }
sum-and = { $before } + { $next }
sum-term = { $value } ({ $name })
fact-game = Juego
fact-players = Jugadores
fact-edition = Edición
fact-rules = Reglas de la casa
fact-started = Comienzo
fact-ended = Última entrada
fact-entries = Entradas
fact-turns = Turnos
fact-result = Resultado
entries-undone = { $undone ->
    [0] { $count }
    [one] { $count } (1 deshecha)
   *[other] { $count } ({ $undone } deshechas)
}
result-won = { $count ->
    [one] Victoria de { $winner }
   *[other] Victoria compartida de { $winner }
}
result-draw = Empate
result-open = Sin terminar

## Messages that a game can replace by its own

kind-adjust = Corrección
kind-note = Nota
headline-note = Nota: { $text }
then-reason = Motivo: { $why }
refusal-game-over = La partida ha terminado.
kind-setup = Preparar la mesa
kind-next-phase = Siguiente fase
kind-end-turn = Terminar turno
kind-concede = Rendirse
kind-concede-about = El otro jugador gana la partida.
headline-setup = { $first } juega el primer turno
headline-end-turn = { $player } termina el turno
headline-concede = { $player } se rinde
headline-adjust-hand = { $hand ->
    [one] Corrección: { $player } tiene 1 carta en la mano
   *[other] Corrección: { $player } tiene { $hand } cartas en la mano
}
event-turn-began = Turno { $turn }: le toca a { $player }.
event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } no roba nada: no quedan cartas.
        [one] { $player } roba solo 1 carta de { $wanted }: no quedan más.
       *[other] { $player } roba solo { $cards } cartas de { $wanted }: no quedan más.
    }
   *[equal] { $cards ->
        [one] { $player } roba 1 carta.
       *[other] { $player } roba { $cards } cartas.
    }
}
refusal-not-set-up = Primero hay que preparar la mesa.
refusal-already-set-up = La mesa ya está preparada.
refusal-hand-too-small = { $needs ->
    [one] Hace falta una carta en la mano; { $player } no tiene ninguna.
   *[other] Hacen falta { $needs } cartas en la mano; { $player } tiene { $has }.
}
correct-hand = Cartas en la mano de { $player }

## Words of several games

count-share = Porcentaje
count-times = Veces
count-uses = Usos
setup-who-begins = ¿Quién empieza?
table-not-set-up = La mesa aún no está preparada.
seat-has-won = ha ganado
discard-top = Encima está { $card }.
discard-pile = Pila de descarte
table-over = Tras el turno { $turn }: { $result }
# Same as in English.
calculator-total = total
count-won-games = Partidas ganadas
count-turns-shown = Se muestran { $shown } de { $all } turnos: aquellos a los que llegó al menos 1 de cada 20 partidas, y no más de { $most }.
back-to-table = Volver a la mesa
part-is-card = { $what }: { $card }

## Undo and redo

refusal-nothing-to-undo = { $there ->
    [0] No hay nada que deshacer.
    [one] Solo se puede deshacer 1 acción, no { $asked }.
   *[other] Solo se pueden deshacer { $there } acciones, no { $asked }.
}
refusal-nothing-to-redo = { $there ->
    [0] No hay nada que rehacer.
    [one] Solo se puede rehacer 1 acción, no { $asked }.
   *[other] Solo se pueden rehacer { $there } acciones, no { $asked }.
}
refusal-long-note = Una nota tiene como máximo { $most } caracteres.
unwritable-long-line = Es demasiado largo para anotarlo.
unwritable-journal-full = El archivo de la partida está lleno: ya no se puede anotar nada más.
unwritable-no-room-for-notes = El archivo de la partida está casi lleno. Podéis terminar la partida, pero ya no se guardan más notas.
unwritable-needs-bots = En esta partida juega un bot. Solo continúa en el dispositivo en el que empezó.

## Faults of a journal

fault-unreadable = No se puede leer: { $why }.
fault-bad-header-not-a-header-empty = Esto no es un diario de Courtyard: está vacío.
fault-bad-header-not-a-header-endless = Esto no es un diario de Courtyard: su primera línea no termina.
fault-bad-header-not-a-header-not-text = Esto no es un diario de Courtyard: su primera línea no es texto UTF-8.
fault-bad-header-not-a-header-utf-16 = Esto no es un diario de Courtyard: es texto UTF-16. Guárdalo como UTF-8.
fault-bad-header-not-a-header-packed = Esto no es un diario de Courtyard: es un archivo { $value }. Descomprímelo y usa los diarios que contiene.
fault-bad-header-not-a-header-no-version = Esto no es un diario de Courtyard: a su primera línea le falta el campo «courtyard».
fault-bad-header-not-a-header-json = Esto no es un diario de Courtyard: { $why }.
fault-bad-header-unknown-version = El diario usa la versión { $value } del formato; este programa admite la versión { $known }. Quizá pueda leerlo una versión más nueva de Courtyard.
fault-bad-header-unknown-game = El diario es de un juego que esta versión no conoce: «{ $value }». Quizá lo conozca una versión más nueva de Courtyard.
fault-bad-header-players = { ORDER($min, $max) ->
    [equal] El juego es para { $min ->
        [one] 1 jugador
       *[other] { $min } jugadores
    }, no para { $count }.
   *[other] El juego es para { $min } a { $max } jugadores, no para { $count }.
}
fault-unknown-edition = Edición desconocida: «{ $edition }». Conocidas: { $known }.
fault-unknown-rule = No existe la regla «{ $rule }».
fault-bad-rule = La regla «{ $rule }» { $why }.
# Same as in English.
fault-bad-json-too-long = La línea no es JSON: ocupa más de { $most } bytes.
fault-bad-json-not-text = La línea no es JSON: tras el byte { $value } no es texto UTF-8.
fault-bad-json-syntax = { $column ->
    [none] La línea no es JSON: { $why }.
   *[other] La línea no es JSON: { $why } (carácter { $column }).
}
fault-bad-entry-shape = { $column ->
    [none] La línea no es una entrada válida aquí: { $why }.
   *[other] La línea no es una entrada válida aquí: { $why } (carácter { $column }).
}
fault-bad-entry-no-count = La línea no es una entrada válida aquí: «{ $value }» debe ser 1 o más.
fault-bad-entry-not-one-step = La línea no es una entrada válida aquí: una entrada tiene «do», «undo» o «redo», y solo uno.
fault-bad-entry-out-of-order = La línea no es una entrada válida aquí: «n» es { $n }, pero debería ser { $next }.
fault-bad-crc-wrong = Esta línea o alguna anterior fue alterada: su suma de control dice { $written } y su texto da { $computed }.
fault-bad-crc-missing = A la línea le falta la suma de control: se añadió o se cambió a mano.
fault-bad-crc-unexpected = La línea lleva una suma de control donde no corresponde: las líneas de este diario no la llevan, o no es el último campo de la línea.
fault-cut-off = La última línea está incompleta; las entradas anteriores están bien.

## Messages of the JSON parser

json-ends = termina demasiado pronto
json-goes-on = sigue después de su final
json-field-missing = falta el campo «{ $name }»
json-field-twice = tiene dos veces el campo «{ $name }»
json-field-unknown = aquí no hay ningún campo «{ $name }»
json-word-unknown = no se conoce «{ $name }»
json-unfit = { $expected ->
    [number] un valor no es válido: hace falta un número
    [text] un valor no es válido: hace falta un texto
    [object] un valor no es válido: hace falta un objeto
    [list] un valor no es válido: hace falta una lista
    [flag] un valor no es válido: hace falta true o false
   *[other] un valor no es válido
}
json-kind-lacks = a «{ $kind }» le falta el campo «{ $field }»
json-not-one-correction = «adjust» corrige un solo valor: { $name }
json-not-a-card = esto no es una carta; se escribe como 10h
json-not-a-seat = no existe ese asiento; se cuentan desde 0
json-word-unfit = «{ $name }» no es válido aquí
json-other = el texto no está bien formado

## House rules

house-rule = { $rule }: { $value }
house-rules-and = { $before }; { $next }
rule-value-any = sin límite
rule-value-each = { $name } { $number }
rule-value-phase = { $phase } ({ $actions })

## Requirements of a rule’s value, after the rule’s name

value-fault-number = debe ser un número entero de { $least } a { $most }
value-fault-limit = debe ser un número entero hasta { $most }, o null si no hay límite
value-fault-flag = debe ser true o false
value-fault-choice = debe ser { $words }
value-fault-numbers = debe dar a cada nombre ({ $names }) un número entero de { $least } a { $most }
value-fault-list = debe ser una lista de algunas de estas palabras, ninguna repetida: { $words }
value-fault-phases = debe ser una lista de { $shape }
value-fault-not-phases = debe ser una lista de { $shape }, y { $why }
value-fault-no-phase = debe nombrar al menos una fase
value-fault-reserved = no puede tener una fase llamada «{ $phase }»
value-fault-twice = tiene dos fases llamadas «{ $phase }»
value-fault-foreign = no puede poner «{ $kind }» en una fase
value-fault-other = tiene un valor no válido: { $why }

## The rules in words

rulebook-house = Se juega la edición «{ $edition }» con estos cambios:
rulebook-house-change = { $rule }: { $value } (en la edición: { $usual })

## Why the system cannot read or write

io-not-found = no existe ese archivo o carpeta
io-permission-denied = no hay permiso
io-storage-full = el disco está lleno
io-quota-exceeded = no queda espacio de almacenamiento
io-file-too-large = el archivo sería demasiado grande
io-read-only-filesystem = el disco es de solo lectura
io-already-exists = ya existe
io-is-a-directory = es una carpeta
io-not-a-directory = no es una carpeta
io-unexpected-eof = el archivo es más corto de lo que se escribió en él
io-timed-out = no hay respuesta
io-unsupported = este disco o sistema no puede hacerlo
io-unsupported-in-browsers = eso no es posible aquí (los navegadores solo guardan datos de páginas abiertas por https)
io-not-connected = el almacenamiento ya no está conectado
io-invalid-data = el archivo está dañado, cifrado o comprimido de un modo desconocido
io-other = el sistema dice «{ $why }»

## Bots at a table

bot-other-seed = La semilla de { $player } no es la que se selló antes de la partida.
bot-other-cards = { $player } no pudo tener estas cartas: no coinciden con el mazo sellado.
bot-no-game = Los bots no pueden jugar a este juego en la mesa: la aplicación no conoce sus cartas.
bot-no-such-seat = No hay ningún puesto { $seat } para un bot; el primero es el 0.
bot-twice = Dos bots no pueden sentarse en el puesto { $seat }.
bot-no-person = Al menos un puesto es para una persona.
bot-unknown = No hay ningún bot «{ $name }».
bot-no-seed = Las cartas de { $player } están en el dispositivo donde empezó la partida. Solo se puede continuar allí.
bot-turn = { $player } es un bot y actúa por su cuenta.
bot-cards = La aplicación conoce las cartas de { $player }: no se pueden cambiar ni nombrar a mano.
# Same as in English.
bot-level = { $level ->
    [easy] Fácil
    [normal] Normal
    [hard] Difícil
   *[expert] Experto
}
bot-with-level = { $name } ({ $level })
bot-person = Persona
# Same as in English.
bot-unnamed = Bot { $number }
# Same as in English.
bot-seat = { $name } (bot, { $level })
# Same as in English.
bots-title = Bots
bots-about = Para los asientos sin persona
bots-decks = Las cartas de un bot están en la aplicación. Cada persona necesita su propia baraja.
bot-thinks = { $name } está pensando…
bot-done = Hecho
bot-why = ¿Por qué?
bot-why-chance = { $action }: gana { $chance } de 100 partidas.
bot-why-thumb = Elegido por reglas prácticas.
bot-why-blunder = Elegido peor a propósito, como a veces en este nivel.
bot-why-more = Valorado más: { $action }.
bot-why-same = Valorado igual: { $action }.
bot-why-less = Valorado menos: { $action }.

## The command line

# Same as in English.
cli-error = courtyard: { $message }
# Same as in English.
cli-error-file = courtyard: { $file }: { $message } [{ $code }]
# Same as in English.
cli-error-line = courtyard: { $file }, línea { $line }: { $message } [{ $code }]
# Same as in English.
cli-failure = courtyard: { $file }: { $message }
cli-standard-input = entrada estándar
cli-directory = Es una carpeta, no un diario.
cli-no-odds = Para este juego no se calculan probabilidades.
cli-no-entry = { $there ->
    [0] No existe la entrada { $asked }: el diario aún no tiene ninguna.
    [one] No existe la entrada { $asked }: el diario tiene 1.
   *[other] No existe la entrada { $asked }: el diario tiene { $there }.
}
cli-cannot-write = No se puede escribir: { $why }.
cli-cannot-print = No se puede escribir la salida: { $why }.
cli-into-the-library = Este archivo es una de las partidas guardadas, y en ellas solo escribe la app. Elige otro lugar para la exportación.
cli-over-a-journal = Una exportación nunca sobrescribe un diario. Elige otro nombre.
cli-check-ok = correcto
cli-check-seals-closed = Los mazos de los bots están sellados hasta el final de la partida.
cli-check-seals-respected = Los bots tuvieron las cartas de sus mazos sellados.
cli-legal-yes = posible
cli-sessions-none = No hay partidas guardadas en { $folder }.
cli-sessions-line = { $started }  { $title }: turno { $turn }. { $result }
cli-session-fault = Este diario tiene un fallo en la línea { $line } [{ $code }].

## Exports

export-taken-back = Deshecho
export-chart = { $gauge }, turno a turno
export-chart-has = { $player } tiene { $value }
export-chart-about = Al final, { $players }; lo máximo que llegó a tener { $count ->
    [2] uno de los dos
   *[other] un jugador
} fue { $most }.
export-chart-turn = Turno
export-gauge-of = { $gauge } ({ $player })
# Same as in English.
export-total = Total

## The library

library-no-folder = El sistema no tiene ninguna carpeta para los datos de esta cuenta. Indica una con --data-dir.
library-in-use = { SHOWN_IN() ->
    [tab] Esta partida está abierta en otra pestaña. Ciérrala allí primero.
   *[window] Esta partida está abierta en otra ventana. Ciérrala allí primero.
}
library-damaged = { $file } está dañado en la línea { $line } ({ $code }). El archivo no se ha cambiado.
library-newer = { $file } se guardó con una versión más nueva de Courtyard. Aquí puedes verlo, pero no continuarlo.
library-newer-people = { $file } se guardó con una versión más nueva de Courtyard, así que los nombres no se cambian aquí.
library-too-large = { $file } es demasiado grande para un diario: se admiten { $most } MiB como máximo.
library-changed = Mientras tanto, { $file } se ha cambiado desde otro sitio. No se ha sobrescrito.
library-no-name = «{ $name }» no puede ser un nombre: no tiene letras ni cifras.
player-names-same = { $first } y { $second } necesitan nombres distintos.
player-names-alike = «{ $first }» y «{ $second }» cuentan como la misma persona en las estadísticas. Puedes corregir los nombres.
player-name-missing = { $player } necesita un nombre.
player-name-long = El nombre puede tener como máximo { $most } caracteres.
player-name-letters = Algunos caracteres de este nombre no se pueden mostrar aquí.
library-trouble = La operación ha fallado: { $why }.
library-set-aside = La última línea de esta partida estaba incompleta. Se ha guardado como { $file }; la partida continúa desde la línea anterior.
library-moved = Otro programa ha cambiado o reemplazado { $from } durante la partida. Courtyard no ha tocado ese archivo; toda la partida continúa en { $to }.
library-remains = La última línea de esta partida está incompleta y ahora no se puede escribir en el disco. La partida continúa desde la línea anterior.
library-repaired = { $count ->
    [one] La línea { $line } de esta partida estaba dañada. Se ha guardado una copia del diario dañado como { $file }; la partida continúa desde la línea anterior.
   *[other] Esta partida estaba dañada desde la línea { $line }: { $count } líneas no sirven. Se ha guardado una copia del diario dañado como { $file }; la partida continúa desde la línea anterior.
}
cli-no-session = No hay ninguna partida «{ $name }» en la biblioteca. La orden «courtyard sessions --shelf all» las enumera todas.
cli-no-player = En esta partida nadie se llama «{ $name }».
cli-rename-shape = Escribe un solo nombre nuevo, sin «=», para «{ $name }»: --player "{ $name }=Maria". Dos nombres iguales se pueden corregir en la ventana.
cli-repair-sound = El diario no está dañado: no hay nada que reparar.
cli-bin-emptied = { $count ->
    [0] La papelera estaba vacía.
    [one] Se ha eliminado una partida definitivamente.
   *[other] Se han eliminado { $count } partidas definitivamente.
}

## Statistics

decimal = { $whole },{ $part }
percent = { $percent } %
percent-below-one = <1 %
percent-above-ninety-nine = >99 %
number-below = <{ $number }
thousands = { $before } { $last }
date = { $day }/{ $month }/{ $year }
stats-row = { $row }. { $cells }.
stats-cell = { $column }: { $value }
stats-all = Todas
stats-games = Partidas
stats-won-going = { $place ->
    [1] Ganadas empezando
    [2] Ganadas jugando en 2.º lugar
    [3] Ganadas jugando en 3.er lugar
    [4] Ganadas jugando en 4.º lugar
    [5] Ganadas jugando en 5.º lugar
    [6] Ganadas jugando en 6.º lugar
    [7] Ganadas jugando en 7.º lugar
   *[8] Ganadas jugando en 8.º lugar
}
stats-drawn = Empatadas
stats-running = Sin terminar
stats-player = Jugador
stats-won = Ganadas
stats-lost = Perdidas
stats-unnamed = Sin nombre
stats-players-note = Según el orden de juego: partidas ganadas de las terminadas.
stats-meetings = Cara a cara
stats-wins = Victorias
stats-last-met = Última vez
people-title = Personas
people-note = Partidas terminadas, cada una una vez. No se cuentan los bots ni los jugadores sin nombre.
people-none = Aquí nadie ha terminado una partida todavía.
person-unknown = Aquí no hay ninguna partida terminada de «{ $name }».
person-also = También figura como { $names }.
person-joined = { $name } y { $other } cuentan ahora como una sola persona. Los diarios conservan los dos nombres.
person-met = { $name } y { $other } han compartido mesa (partidas: { $games }), así que son dos personas.
person-separated = { $name } y { $other } vuelven a contar como dos personas.
person-not-joined = { $other } no es otro nombre de { $name }.
person-renamed = Ahora el nombre es { $name }. Partidas corregidas: { $count }.
person-record = Partidas: { $games }. Ganadas: { $won }, perdidas: { $lost }, empatadas: { $drawn }.
person-time = Minutos en la mesa: { $minutes }. Primera partida: { $first }, última partida: { $last }.
person-streak = { $of ->
    [won] Victorias seguidas ahora mismo: { $count }.
    [lost] Derrotas seguidas ahora mismo: { $count }.
   *[drawn] Empates seguidos ahora mismo: { $count }.
}
person-longest = Rachas más largas: { $won } ganadas, { $lost } perdidas.
person-latest = Últimas partidas, la más reciente al final
person-rival = Oponente habitual: { $name } ({ $games ->
    [one] 1 partida
   *[other] { $games } partidas
})
person-nemesis = Bestia negra: { $name } (victorias: { $won } en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
})
person-victim = Víctima favorita: { $name } (victorias: { $won } en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
})
person-conceded = Terminadas por abandono: { $won } ganadas, { $lost } perdidas.
person-strength = { $game }: { $name } gana a un oponente medio en { $mean } de cada 100 partidas (de { $low } a { $high }).
person-too-few = { $game }: muy pocas partidas para saberlo.
person-beats = { $game }: { $name } gana a { $other } en { $mean } de cada 100 partidas (de { $low } a { $high }).
person-ahead-note = Ganar es quedar por delante de la otra persona, en mesas de cualquier tamaño.
person-by-start = Puesto en el orden de juego
person-start = { $place } de { $players }
person-by-year = Año
person-by-month = Mes
person-mean-length = Duración media en minutos: { $minutes }.
person-last-met = Última partida juntos: { $last }.
mark-won = G
mark-lost = P
mark-drawn = E
stats-meetings-note = Partidas terminadas en las que jugaron los dos.
stats-length = Duración de las partidas terminadas
stats-shortest = Mínimo
stats-median = Mediana
stats-mean = Media
stats-longest = Máximo
stats-actions = Acciones
stats-minutes = Minutos
stats-length-note = Las acciones deshechas no se cuentan, pero sus minutos sí. No cuentan el tiempo en pausa ni las interrupciones de más de media hora.
stats-dice = Dados
stats-dice-virtual = Dados de la app
stats-dice-real = Dados reales
stats-chi-squared = Ji al cuadrado
stats-p-value = Valor p
stats-dice-verdict = { $dice }: { $verdict }
stats-dice-too-few = muy pocos lanzamientos para juzgar; hacen falta { $least }.
stats-dice-usual = con dados equilibrados, un reparto así de desigual, o más, sale unas { $percent } veces de cada 100. Es lo normal.
stats-dice-unusual = con dados equilibrados, un reparto así de desigual, o más, sale { $percent ->
    [one] más o menos 1 vez
   *[other] unas { $percent } veces
} de cada 100. Es poco habitual, pero no demuestra nada.
stats-dice-rare = con dados equilibrados, un reparto así de desigual sale menos de 1 vez de cada 100. Quizá valga la pena revisarlos; también puede ser puro azar.
stats-dice-rare-virtual = con dados equilibrados, un reparto así de desigual sale menos de 1 vez de cada 100. Puede ser puro azar.
stats-not-begun = { $count ->
    [one] No se cuenta 1 partida que no llegó a empezar.
   *[other] No se cuentan { $count } partidas que no llegaron a empezar.
}
stats-faulty = { $count ->
    [one] 1 diario tiene un fallo y se cuenta hasta ahí.
   *[other] { $count } diarios tienen un fallo y se cuentan hasta ahí.
}
stats-unreadable = { $count ->
    [one] 1 diario no se puede leer y no se cuenta.
   *[other] { $count } diarios no se pueden leer y no se cuentan.
}
cli-sessions-none-fits = Ninguna partida guardada en { $folder } coincide.
figure-games = Partidas ganadas según quién empezó
figure-players = Partidas ganadas, de las terminadas
figure-player = { $player } · { $edition }
figure-length = Cuántos turnos duraron las partidas
figure-range = { $from }–{ $to }
figure-no-winner = Aún no hay curva: ninguna partida terminada tiene ganador.
figure-no-end = Aún no hay partidas terminadas.
figure-times = Cuántas veces
figure-face = Cara
figure-expected = Dados equilibrados: { $count } por cara
cli-stats-none = No hay ninguna partida que contar en { $folder }.
cli-stats-progress = { $done } de { $all } partidas contadas

## Finished games for other programs

cli-plays-left-out = No se puede leer y se omite.
plays-next = { $before } a { $next }
plays-fact = { $name }: { $value }

## Zip files, and journals from elsewhere

archive-faulty = { $file } no se podría volver a importar; está en el zip tal cual, en la carpeta «faulty». { $why }
archive-left-out = { $file } no está en el zip. { $why }
library-fault = Línea { $line }: { $code }.
archive-none = No es un archivo zip, o está dañado.
archive-too-large = El archivo zip es demasiado grande: se admiten { $most } MiB como máximo.
archive-too-many = Hay demasiados archivos para un solo zip: el máximo es { $most }.
archive-too-much = Los diarios son demasiado grandes para un solo zip: el máximo es { $most } MiB en total.
archive-no-journals = En este archivo zip no hay ningún diario. Si contiene otro archivo zip, descomprímelo e importa ese.
archive-nothing = No hay ninguna partida que exportar, tampoco entre las archivadas.
archive-overlapping = El archivo zip es malicioso: los archivos que contiene comparten los mismos bytes.
cli-in-archive = { $archive }, { $file }
cli-import-new = { $file }: importado como { $name }
cli-import-cut-off = { $file }: importado como { $name }, sin la última línea, que estaba incompleta
cli-import-known = { $file }: ya está aquí como { $name }
import-place = { $name } { $place ->
    [archive] (en el archivo)
   *[trash] (en la papelera)
}
import-further = { $file }: ya está aquí como { $name }, con más entradas
import-corrected = { $file }: ya está aquí como { $name }, ahora con los nombres corregidos
import-continued = { $file }: continúa { $name }, { $count ->
    [one] una entrada añadida
   *[other] { $count } entradas añadidas
}
import-version = { $file }: importado como { $name }, otra versión de { $of }. Difieren a partir de la entrada { $at }, y solo cuenta una de ellas.
library-at-table = La partida guardada está abierta en una mesa, así que una importación no puede continuarla. Cierra la mesa y vuelve a importar el archivo.
library-versions = { $count ->
    [one] una versión
   *[other] { $count } versiones
}
version-behind = { $name } difiere a partir de la entrada { $at }.
version-part = { $name } no contiene nada más.
version-counts = Esta versión no cuenta. Cuenta { $name }.
version-entry = { $name }, entrada { $at }: { $sentence }
version-choose = Contar esta versión
version-chosen = Ahora cuenta { $name }.
version-not-behind = { $name } ya cuenta: ninguna otra versión de la partida cuenta en su lugar.
versions-title = Otras versiones de esta partida
cli-import-restore = Para restaurarla: courtyard restore { $name }
cli-import-refused = El diario no se importa: aquí tiene un fallo.
cli-merged = Añadidas: { $added }. Continuadas: { $continued }. Ya estaban aquí: { $same }. Otras versiones: { $versions }. Sin combinar: { $damaged }.
cli-merged-people = Decisiones sobre nombres de personas: { $count }.
cli-merge-dry = Era una prueba: no se ha cambiado nada.
cli-import-others = { $count ->
    [one] { $file }: se ha ignorado 1 archivo que no es un diario
   *[other] { $file }: se han ignorado { $count } archivos que no son diarios
}
cli-all-into-a-file = Un archivo zip no puede ir a la salida estándar; indica un archivo con --output.
cli-not-a-file = No es un archivo que se pueda reemplazar.
cli-packed = { $count ->
    [one] Hay 1 diario en { $file }.
   *[other] Hay { $count } diarios en { $file }.
}

## Sharing a table with phones

host-shared = La mesa de { $players } está compartida. Los teléfonos de la misma red entran con este código QR:
host-address = o con esta dirección: { $address }
host-how = Órdenes: list, role, away, close, open, quit. Con Ctrl+C se deja de compartir.
host-nobody = No ha entrado ningún dispositivo.
host-device = { $number }  { $name }  { $player }  { $role }
host-failing = No se puede guardar: no se anota nada hasta que vuelva a funcionar.
host-failing-no-more = Ya se puede guardar de nuevo: todo está anotado.
host-no-such-line = Orden desconocida. Las órdenes son: list, role 2 everything, role 2 own, role 2 look, away 2, close, open, quit.
host-no-network = Este equipo no está conectado a ninguna red. Solo para navegadores de este equipo: courtyard host --local
host-no-session = No hay ninguna partida sin terminar. Empieza una o indica una: courtyard sessions las muestra.
host-bots = En esta partida juegan bots, y solo en una ventana. Compártela desde allí.
host-no-port = { $is_port ->
    [yes] Ningún dispositivo podría conectarse aquí: { $why }. Para usar otro puerto: courtyard host --port 8080
   *[no] Ningún dispositivo podría conectarse aquí: { $why }.
}
host-no-page = La página para teléfonos no está instalada con este programa. Indica su carpeta con --page o créala: { $command }
host-bad-page = { $file } no es una página para teléfonos: { $why }.
sharing-away = ausente
sharing-role-everything = puede hacerlo todo
sharing-role-own = solo su lado
sharing-role-look = solo mira

## The laboratory
lab-left-out = Los bots no pueden jugar a { $game }: no se anota qué hay en la caja, y sus reglas no enumeran las cartas.
lab-no-bot = No existe el bot «{ $name }». Hay random, greedy, search y search con un número de simulaciones, como search:400; a cada uno se le puede quitar un tipo de acción, como en greedy-spy.
lab-players = A este juego no { $players ->
    [one] puede jugar 1 jugador
   *[other] pueden jugar { $players } jugadores
}.
lab-bots = Hay { $bots } bots para { $players } puestos. Indica un bot para todos los puestos o uno para cada uno.
lab-progress = Bloques jugados: { $done } de { $all } · { $time }
lab-no-run = No es el archivo de un experimento. Indica uno que haya escrito «courtyard lab run -o ARCHIVO».
lab-merge-differs = No es una parte del mismo experimento: cambia «{ $field }».
lab-merge-twice = La parte { $shard } está repetida.
lab-merge-whole = No es una parte de un experimento.
lab-merge-interrupted = Se detuvo antes de terminar; vuelve a ejecutar esta parte.
lab-merge-missing = Faltan partes: { $shards }.
lab-title = Laboratorio
lab-played = Partidas: { $games } · Bloques: { $blocks } · jugadas por { $bots }
lab-starter-wins = Quien empieza gana { $wins } de 100 partidas ({ $from } a { $to }).
lab-starter-changes = Con las primeras reglas, quien empieza gana { $before } de 100 partidas; con las segundas reglas, { $wins } ({ $from } a { $to }).
lab-found = Con estos bots, las segundas reglas cambian las probabilidades de quien empieza. Un experimento con el bot search muestra si eso depende de cómo se juegue.
lab-not-found = No se ha encontrado ninguna diferencia para quien empieza en { $games } partidas.
lab-score-wins = { $bot } gana { $wins } de 100 partidas ({ $from } a { $to }).
lab-interrupted = El experimento se detuvo antes de terminar.
lab-figure = Dato
lab-rules = Reglas { $place }
lab-difference = Diferencia
lab-cell = { $mean } ({ $from } a { $to })
lab-starter = Puntos de quien empieza, de 100 partidas
lab-score = Puntos del primer bot, de 100 partidas
lab-turns = Turnos por partida
lab-actions = Acciones por partida
lab-duels = Duelos por partida
lab-comeback = Remontadas, de 100 partidas
lab-unfinished = Sin terminar, de 100 partidas
lab-use = { $kind }: usos por partida
lab-note-interval = Entre paréntesis: en la tabla, el intervalo del 95 %; en las frases, un intervalo que sigue siendo válido aunque mires los resultados antes del final.
lab-note-holm = * Esta diferencia es significativa junto con todas las demás (Holm, 5 %).
lab-effects = Diferencias
lab-axis = Diferencia en desviaciones típicas de un bloque
lab-lengths = Duración de las partidas en turnos
lab-found-same = Las segundas reglas cambian las probabilidades de quien empieza. Un bot más fuerte lo confirma.
lab-depends = El efecto depende de cómo se juegue: un bot más fuerte no lo confirma.
lab-other-comparison = No es un experimento del mismo juego con las mismas reglas.
lab-luck = Parte de los resultados que explican los dados, en %
lab-leads = Partidas ganadas por quien va por delante, según la ventaja a mitad de partida
lab-ladder-bots = Una clasificación necesita al menos dos bots, como --bots random,greedy.
lab-ladder-progress = Parejas jugadas: { $pairs } · { $time }
lab-ladder-result = { $first } consigue un { $score } % (± { $error }) contra { $second } en { $count ->
    [one] 1 pareja
   *[other] { $pairs } parejas
} de partidas:
lab-ladder-stronger = es más fuerte.
lab-ladder-not-stronger = no es más fuerte.
lab-ladder-open = todavía sin decidir.

## Story

story-progress = Calculando las probabilidades: { $done } de { $all }
story-turn = Turno { $turn }: { $chances }
story-end = Al final: { $chances }
story-chance = { $player } { $chance }
story-title = Historia de la partida
story-chart = Probabilidad de ganar
story-turning-points = Momentos decisivos
story-no-turning-points = Ninguna decisión ni tirada cambió mucho las probabilidades por sí sola.
story-turning-point = Turno { $turn }: { $what }: { $player } pasa de { $from } a { $to } de 100.
story-in-fight = { $fight }; { $headline }
story-passes = { $player } no ataca
story-below-one = menos de 1
story-above-ninety-nine = más de 99
story-lead-none = La partida estuvo igualada.
story-lead-one = { $player } fue por delante desde { $turn ->
    [1] el principio
   *[other] el turno { $turn }
}.
story-lead-two = Primero fue por delante { $first } y, desde el turno { $turn }, { $second }.
story-lead-more = La ventaja cambió de manos { $count } veces; desde el turno { $turn } fue por delante { $player }.
story-half-time = Quien iba por delante a mitad de la partida ganó { $won } de { $leads } partidas ({ $games } en total).
story-comeback = La mayor remontada: { $player } tenía un { $chance } en el turno { $turn } de { $file }, y ganó.
story-causes = Causas de los grandes cambios: { $shares }.
story-share = { $cause ->
    [dice] dados
    [card] cartas
   *[choice] decisiones
} { $share }
story-one-cause = { $cause ->
    [dice] Todos los grandes cambios se debieron a los dados.
    [card] Todos los grandes cambios se debieron a las cartas.
   *[choice] Todos los grandes cambios se debieron a las decisiones de los jugadores.
}
story-no-causes = Hubo muy pocos cambios grandes para decir de dónde vinieron.

## Aids to print

aid-reference = Resumen de las reglas
aid-mat = Tablero de jugador
aid-sheet = Hoja de resultados
aid-sheet-number = Partida
aid-sheet-notes = Notas

## Breaks

log-paused = { $minutes ->
    [one] Después de una pausa de 1 minuto
   *[other] Después de una pausa de { $minutes } minutos
}
