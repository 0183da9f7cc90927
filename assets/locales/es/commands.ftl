## The laboratory on the command line

lab-progress-precise = Bloques jugados: { $done } · { $time }
lab-stopped = Interrumpido. Bloques jugados: { $blocks }.
lab-other-format = Este archivo tiene la versión { $format } del formato, que este programa no conoce. Quizá la conozca una versión más nueva de Courtyard.
lab-impossible = Ningún experimento da los números de «{ $field }»: el archivo se ha modificado. Repite este experimento.
lab-axis = Diferencia en desviaciones típicas de un bloque
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
