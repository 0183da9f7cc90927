## The laboratory on the command line

lab-progress-precise = Lejátszott blokkok: { $done } · { $time }
lab-stopped = Leállítva. Lejátszott blokkok: { $blocks }.
lab-other-format = Ez a fájl a formátum { $format }. változatát használja, amelyet ez a program nem ismer. A Courtyard egy újabb változata talán ismeri.
lab-impossible = Egyetlen futtatás sem adja a(z) „{ $field }” számait: a fájlt módosították. Futtasd újra.
lab-lead = Előny
lab-legend-found = az összes többivel együtt is szignifikáns (*)
lab-legend-open = nem szignifikáns
lab-legend-zone = az intervallum szélessége: ekkora különbség rejtve maradhat

## Errors

cli-refused-by-system = A rendszer nem engedi: { $why }. Zárj be más programokat, és próbáld újra.
cli-unknown-game = Ismeretlen játék: „{ $name }”. Ismert játékok: { $known }.
cli-unknown-edition = Ismeretlen kiadás: „{ $name }”. Ismert kiadások: { $known }.

## Shelves

cli-archived = Archiválva: { $path }
cli-deleted = A kukába helyezve: { $path }
cli-restored = Visszaállítva: { $path }
cli-renamed = Átnevezve: { $path }
cli-empty-trash = Véglegesen törlöd a kukából ezeket: { $count ->
   *[other] { $count } játszma
}? Írd be, hogy igen:
cli-yes = igen
cli-nothing-deleted = Semmi sem lett törölve.
cli-trash-needs-yes = Semmi sem lett törölve: ha nincs terminál a kérdéshez, a --yes kapcsolóval erősítsd meg.

## A game in a terminal

play-choose = Egy akció száma, vagy undo, redo, help, quit:
play-answer = Szám, vagy csak Enter a visszalépéshez:
play-number = Szám { $from } és { $to } között, vagy csak Enter a visszalépéshez:
play-note = A jegyzet, vagy csak Enter a visszalépéshez:
play-enough = Ennyi az összes
play-none = Egyik sem
play-unnamed = Megnevezés nélkül
play-unknown = Írd be az egyik számot.
play-as-json = Ezt az akciót JSON-ként írd be, például: { $example }. A játék oldala minden akciót leír.
play-unsaved = Még nincs mentve: { $why }. A játék a memóriában folytatódik.
play-help =
    Írd be egy akció számát. Az utána következő kérdésekre is számmal felelj.
    undo: az utolsó akció visszavonása. redo: az akció újra. quit: kilépés; a játék minden akció után mentve van.
    Egy JSON-sor úgy rögzít egy akciót, mint egy szkript: a „courtyard help play” elmagyarázza.
cli-script-utf-16 = A lépések UTF-16 kódolású szövegben vannak. Mentsd őket UTF-8 kódolással.
cli-script-stopped = Az első lépés nem volt lehetséges, ezért a fájl többi lépését nem olvasta be a program.
