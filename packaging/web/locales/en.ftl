# What the page says before the app can speak, and where it cannot go on. Only { $percent } stands for something.

description = A companion for Dueling Nobles, Duel and Noble Hearts, played with a real deck and real dice.

## While it loads

loading = Loading… { $percent }%
starting = Starting…

## Where there is no JavaScript, or none of it arrives: said in every language, one after the other

no-script = Courtyard needs JavaScript. Please turn it on for this page and load it again.
late = This takes unusually long. Check the connection and load the page again.

## What can go wrong

load-title = Courtyard could not be loaded
load-text = The connection broke off, or the server did not answer. Whatever was recorded before is still there.
old-title = This browser cannot run Courtyard
old-text = It lacks WebAssembly, or has it turned off. A current Chrome, Edge, Firefox or Safari has it.
graphics-title = Courtyard cannot draw here
graphics-text = It needs WebGL 2, which this browser lacks or has turned off. A newer browser helps, or hardware acceleration in the settings of this one.
stopped-title = Courtyard has stopped
stopped-text = Something has gone wrong. Nothing that was recorded is lost: reload to go on.
lost-title = The picture is gone
lost-text = The device needed its graphics for something else. Nothing that was recorded is lost: reload to go on.

try-again = Try again
reload = Reload
details = Details
