## The laboratory on the command line

lab-progress-precise = Lejátszott blokkok: { $done } · { $time }
lab-stopped = Leállítva. Lejátszott blokkok: { $blocks }.
lab-other-format = Ez a fájl a formátum { $format }. változatát használja, amelyet ez a program nem ismer. A Courtyard egy újabb változata talán ismeri.
lab-impossible = Egyetlen futtatás sem adja a(z) „{ $field }” számait: a fájlt módosították. Futtasd újra.
lab-axis = Különbség a blokkok szórásában mérve
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
