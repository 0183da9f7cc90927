# What every game shares: players, lists, entries, faults of a journal, the command line, exports.

## Words and lists

player-unnamed = Player { $number }
title = { $zero } against { $one }
list-and = { $before } and { $last }
list-or = { $before } or { $last }
list-comma = { $before }, { $next }
list-none = none
yes = yes
no = no

## Suits and ranks

suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
suit-card-spades = spade
suit-card-hearts = heart
suit-card-diamonds = diamond
suit-card-clubs = club
rank-ace = Ace
rank-jack = Jack
rank-queen = Queen
rank-king = King

## The log

turn-zero = Set-up
turn-title = Turn { $turn }: { $player }
did-undo = { $count ->
    [one] Taken back: { $what }
   *[other] { $count } actions taken back, the first of them: { $what }
}
did-redo = { $count ->
    [one] Put back: { $what }
   *[other] { $count } actions put back, the last of them: { $what }
}
sum = { $who }: { $terms } = { $total }
sum-and = { $before } + { $next }
sum-term = { $value } ({ $name })
fact-game = Game
fact-players = Players
fact-edition = Edition
fact-rules = House rules
fact-started = Started
fact-ended = Last entry
fact-entries = Entries
fact-turns = Turns
fact-result = Result
entries-in-force = { $count }, { $force } of them in force
players-two = { $zero } and { $one }
result-won = { $winner } has won
result-draw = A draw
result-open = Not finished

## Undo and redo

refusal-nothing-to-undo = { $there ->
    [0] There is nothing to take back.
    [one] Only 1 action can be taken back, not { $asked }.
   *[other] Only { $there } actions can be taken back, not { $asked }.
}
refusal-nothing-to-redo = { $there ->
    [0] There is nothing to put back.
    [one] Only 1 action can be put back, not { $asked }.
   *[other] Only { $there } actions can be put back, not { $asked }.
}

## Faults of a journal

fault-unreadable = It cannot be read: { $why }.
fault-not-a-header = This is no Courtyard journal: { $why }.
fault-unknown-version = The journal is written in version { $version } of the format; this program knows version { $known }. A newer Courtyard may read it.
fault-unknown-game = The journal is of a game that is not known here: “{ $game }”.
fault-unknown-edition = There is no edition “{ $edition }”; there are { $known }.
fault-unknown-rule = There is no rule “{ $rule }”.
fault-bad-rule = The rule “{ $rule }” { $why }.
fault-bad-json = The line is not JSON: { $why }.
fault-bad-json-at = The line is not JSON: { $why } (character { $column }).
fault-bad-entry = The line is no entry that can stand here: { $why }.
fault-bad-entry-at = The line is no entry that can stand here: { $why } (character { $column }).
fault-crc-wrong = This line or one before it was altered: its seal says { $written }, its text gives { $computed }.
fault-crc-missing = The line has lost its seal: it was added or altered by hand.
fault-crc-unexpected = The line has a seal where none belongs: the journal’s lines have none, or it is not the line’s last field.
fault-cut-off = The last line was cut off in writing; the entries before it stand.

## The command line

cli-error = courtyard: { $message }
cli-error-file = courtyard: { $file }: { $message } [{ $code }]
cli-error-line = courtyard: { $file }, line { $line }: { $message } [{ $code }]
cli-failure = courtyard: { $file }: { $message }
cli-standard-input = standard input
cli-directory = It is a folder, not a journal.
cli-no-entry = { $there ->
    [0] There is no entry { $asked }: the journal has none yet.
    [one] There is no entry { $asked }: the journal has 1.
   *[other] There is no entry { $asked }: the journal has { $there }.
}
cli-cannot-write = It cannot be written: { $why }.
cli-cannot-print = The output cannot be written: { $why }.
cli-over-a-journal = A journal is never written over; choose another name for the export.
cli-check-ok = ok
cli-legal-yes = possible
cli-sessions-none = No sessions are saved in { $folder }.
cli-sessions-line = { $started }  { $title }: turn { $turn }, { $result }
cli-session-fault = This journal has a fault in line { $line } [{ $code }].
cli-no-data-folder = The system names no folder for this user’s data; name one with --data-dir.

## Exports

export-taken-back = Taken back
export-chart = { $gauge }, turn by turn
export-chart-about = At the end { $zero } has { $zero_last } and { $one } has { $one_last }; the most that either had is { $most }.
export-chart-turn = Turn
export-gauge-of = { $gauge } ({ $player })
export-total = Total
