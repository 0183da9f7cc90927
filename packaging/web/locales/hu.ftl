# The texts of the page before the app runs, and when it fails. Only { $percent } stands for something.

description = Kísérőalkalmazás a Nemesek párbaja, a Párbaj és a Noble Hearts kártyajátékhoz, igazi paklival és igazi kockákkal.

## While it loads

loading = Betöltés… { $percent }%
starting = Indítás…
last-games = Legutóbbi játszmáid
rules = Így játszd
open = Courtyard megnyitása

## Without JavaScript, or if it does not load: shown in every language, one after the other

no-script = A Courtyardhoz JavaScript kell. Engedélyezd ezen az oldalon, majd töltsd be újra.
late = Ez szokatlanul sokáig tart. Ellenőrizd a kapcsolatot, és töltsd be újra az oldalt.

## Errors

load-title = A Courtyardot nem sikerült betölteni
load-text = Megszakadt a kapcsolat, vagy a kiszolgáló nem válaszolt. Minden megvan, ami korábban a naplóba került.
old-title = Ez a böngésző nem tudja futtatni a Courtyardot
old-text = Nincs benne WebAssembly, vagy ki van kapcsolva. A mai Chrome, Edge, Firefox és Safari mind ismeri.
graphics-title = A Courtyard itt nem tud rajzolni
graphics-text = WebGL 2 kell hozzá, de az ebben a böngészőben nincs meg, vagy ki van kapcsolva. Segíthet egy újabb böngésző, vagy ha ennek a beállításaiban bekapcsolod a hardveres gyorsítást.
stopped-title = A Courtyard leállt
stopped-text = Valami elromlott. Semmi sem veszett el, ami a naplóba került. A folytatáshoz töltsd újra az oldalt.
lost-title = Eltűnt a kép
lost-text = Az eszköznek másra kellett a grafika. Semmi sem veszett el, ami a naplóba került. A folytatáshoz töltsd újra az oldalt.

try-again = Újrapróbálás
reload = Újratöltés
details = Részletek
