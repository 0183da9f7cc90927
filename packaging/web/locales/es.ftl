# Lo que la página dice antes de que la aplicación pueda hablar, y donde no puede seguir. Solo { $percent } se sustituye.

description = El compañero de mesa de Duelo de Nobles, Duel y Noble Hearts, con baraja y dados de verdad.

## Mientras se carga

loading = Cargando… { $percent } %
starting = Abriendo…
last-games = Tus últimas partidas
rules = Cómo se juega
open = Abrir Courtyard

## Donde no hay JavaScript, o no llega: se dice en todos los idiomas, uno tras otro

no-script = Courtyard necesita JavaScript. Actívalo para esta página y vuelve a cargarla.
late = Está tardando más de lo normal. Comprueba la conexión y vuelve a cargar la página.

## Lo que puede fallar

load-title = No se ha podido cargar Courtyard
load-text = Se ha cortado la conexión o el servidor no ha respondido. Lo que se anotó antes sigue ahí.
old-title = Este navegador no puede ejecutar Courtyard
old-text = Le falta WebAssembly o lo tiene desactivado. Lo tiene cualquier Chrome, Edge, Firefox o Safari actual.
graphics-title = Courtyard no se puede mostrar aquí
graphics-text = Necesita WebGL 2, que este navegador no tiene o tiene desactivado. Prueba con un navegador más nuevo o activa la aceleración por hardware en los ajustes de este.
stopped-title = Courtyard se ha detenido
stopped-text = Ha ocurrido un error. No se ha perdido nada de lo anotado: recarga para seguir.
lost-title = Se ha perdido la imagen
lost-text = El dispositivo ha necesitado los gráficos para otra cosa. No se ha perdido nada de lo anotado: recarga para seguir.

try-again = Reintentar
reload = Recargar
details = Detalles
