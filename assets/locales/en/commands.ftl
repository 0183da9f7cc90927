## The laboratory on the command line

lab-progress-precise = Blocks played: { $done } · { $time }
lab-stopped = Stopped. Blocks played: { $blocks }.
lab-other-format = This file has version { $format } of the format, which this program does not know. A newer version of Courtyard may know it.
lab-impossible = No run has the numbers in “{ $field }”: the file was altered. Play this run again.
lab-lead = Lead
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

## A game in a terminal

play-choose = Number of an action, or undo, redo, help or quit:
play-answer = Number, or only Enter to go back:
play-number = A number from { $from } to { $to }, or only Enter to go back:
play-note = The note, or only Enter to go back:
play-enough = No more
play-none = None
play-unnamed = Without naming it
play-unknown = Type one of the numbers.
play-as-json = Type this action as JSON, such as { $example }. The page of the game describes all actions.
play-unsaved = Not saved yet: { $why }. The game continues in memory.
play-help =
    Type the number of an action. The questions that follow are answered by numbers too.
    undo: undo the last action. redo: redo it. quit: end; the game is saved after each action.
    A line of JSON records an action as a script does: “courtyard help play” explains it.
cli-script-utf-16 = The steps are UTF-16 text. Save them as UTF-8.
cli-script-stopped = The first step was refused, so no other step of this file was read.
