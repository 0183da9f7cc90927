## The laboratory on the command line

lab-progress-precise = Blocks played: { $done } · { $time }
lab-stopped = Stopped. Blocks played: { $blocks }.
lab-other-format = This file has version { $format } of the format, which this program does not know. A newer version of Courtyard may know it.
lab-impossible = No run has the numbers in “{ $field }”: the file was altered. Play this run again.
lab-axis = Difference in standard deviations of a block
lab-legend-found = significant together with all others (*)
lab-legend-open = not significant
lab-legend-zone = width of the interval: a difference of this size can stay hidden

## Errors

cli-refused-by-system = The system refuses it: { $why }. Close other programs and try again.
cli-unknown-game = Unknown game “{ $name }”. Known: { $known }.
cli-unknown-edition = Unknown edition “{ $name }”. Known: { $known }.

## Shelves

cli-archived = Archived: { $path }
cli-deleted = Moved to the trash: { $path }
cli-restored = Restored: { $path }
cli-renamed = Renamed: { $path }
cli-empty-trash = Permanently delete { $count ->
    [one] 1 game
   *[other] { $count } games
} in the trash? Type yes:
cli-yes = yes
cli-nothing-deleted = Nothing was deleted.
cli-trash-needs-yes = Nothing was deleted: without a terminal to ask on, confirm with --yes.
