# The texts of the page before the app runs, and when it fails. Only { $percent } stands for something.

description = A companion for Dueling Nobles, Duel and Noble Hearts, played with a real deck and real dice.

## While it loads

loading = Loading… { $percent }%
starting = Starting…
last-games = Your last games
rules = How to play
open = Open Courtyard

## Without JavaScript, or if it does not load: shown in every language, one after the other

no-script = Courtyard needs JavaScript. Please turn it on for this page and load it again.
late = This is taking unusually long. Check the connection and load the page again.

## Errors

load-title = Courtyard could not be loaded
load-text = The connection was lost, or the server did not answer. Everything recorded before is still there.
old-title = This browser cannot run Courtyard
old-text = It lacks WebAssembly, or has it turned off. A current Chrome, Edge, Firefox or Safari has it.
graphics-title = Courtyard cannot draw here
graphics-text = It needs WebGL 2, which this browser lacks or has turned off. A newer browser helps, or hardware acceleration in the settings of this one.
stopped-title = Courtyard has stopped
stopped-text = Something has gone wrong. Nothing recorded is lost. Reload the page to continue.
lost-title = The picture is gone
lost-text = The device needed its graphics for something else. Nothing recorded is lost. Reload the page to continue.

try-again = Try again
reload = Reload
details = Details
