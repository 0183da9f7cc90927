## The laboratory on the command line

lab-progress-precise = Bloques jugados: { $done } · { $time }
lab-stopped = Interrumpido. Bloques jugados: { $blocks }.
lab-other-format = Este archivo tiene la versión { $format } del formato, que este programa no conoce. Quizá la conozca una versión más nueva de Courtyard.
lab-impossible = Ningún experimento da los números de «{ $field }»: el archivo se ha modificado. Repite este experimento.
lab-lead = Ventaja
lab-legend-found = significativa junto con todas las demás (*)
lab-legend-open = no significativa
lab-legend-zone = ancho del intervalo: una diferencia así puede pasar inadvertida

## Errors

cli-refused-by-system = El sistema no lo permite: { $why }. Cierra otros programas e inténtalo de nuevo.
cli-unknown-game = Juego desconocido: «{ $name }». Se conocen { $known }.
cli-unknown-edition = Edición desconocida: «{ $name }». Se conocen { $known }.

## Shelves

cli-archived = Archivada: { $path }
cli-deleted = Movida a la papelera: { $path }
cli-restored = Restaurada: { $path }
cli-renamed = Renombrada: { $path }
cli-empty-trash = ¿Eliminar para siempre { $count ->
    [one] 1 partida
   *[other] { $count } partidas
} de la papelera? Escribe sí:
cli-yes = sí
cli-nothing-deleted = No se ha eliminado nada.
cli-trash-needs-yes = No se ha eliminado nada: sin una terminal donde preguntar, confirma con --yes.

## A game in a terminal

play-choose = Número de una acción, o undo, redo, help o quit:
play-answer = Número, o solo Intro para volver:
play-number = Un número del { $from } al { $to }, o solo Intro para volver:
play-note = La nota, o solo Intro para volver:
play-enough = Eso es todo
play-none = Ninguno
play-unnamed = Sin nombrarla
play-unknown = Escribe uno de los números.
play-as-json = Escribe esta acción como JSON, por ejemplo { $example }. La página del juego describe todas las acciones.
play-unsaved = Aún no se ha guardado: { $why }. La partida sigue en memoria.
play-help =
    Escribe el número de una acción. Las preguntas que siguen también se responden con números.
    undo: deshacer la última acción. redo: rehacerla. quit: salir; la partida se guarda después de cada acción.
    Una línea de JSON anota una acción como en un script: lo explica «courtyard help play».
cli-script-utf-16 = Los pasos son texto UTF-16. Guárdalos como UTF-8.
cli-script-stopped = Se rechazó el primer paso, así que no se leyó ningún otro de este archivo.
