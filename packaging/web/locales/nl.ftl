# The texts of the page before the app runs, and when it fails. Only { $percent } stands for something.

description = De hulp-app bij Dueling Nobles, Duel en Noble Hearts, gespeeld met echte kaarten en echte dobbelstenen.

## While it loads

loading = Laden… { $percent }%
starting = Starten…
last-games = Je laatste partijen
rules = Speluitleg
open = Courtyard openen

## Without JavaScript, or if it does not load: shown in every language, one after the other

no-script = Courtyard heeft JavaScript nodig. Zet het aan voor deze pagina en laad de pagina opnieuw.
late = Dit duurt ongewoon lang. Controleer de verbinding en laad de pagina opnieuw.

## Errors

load-title = Courtyard kon niet worden geladen
load-text = De verbinding is verbroken, of de server gaf geen antwoord. Alles wat al was vastgelegd, is er nog.
old-title = Deze browser kan Courtyard niet uitvoeren
old-text = WebAssembly ontbreekt of staat uit. Een actuele versie van Chrome, Edge, Firefox of Safari heeft het wel.
graphics-title = Courtyard kan hier niets tekenen
graphics-text = Daarvoor is WebGL 2 nodig, en dat ontbreekt in deze browser of staat uit. Gebruik een nieuwere browser, of zet hardwareversnelling aan in de instellingen van deze browser.
stopped-title = Courtyard is gestopt
stopped-text = Er is iets misgegaan. Alles wat is vastgelegd, is er nog. Laad de pagina opnieuw om verder te gaan.
lost-title = Het beeld is weg
lost-text = Het apparaat had de grafische chip voor iets anders nodig. Alles wat is vastgelegd, is er nog. Laad de pagina opnieuw om verder te gaan.

try-again = Opnieuw proberen
reload = Opnieuw laden
# Same as in English.
details = Details
