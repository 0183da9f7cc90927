# Shared by all games: players, lists, entries, faults of a journal, the command line, exports.

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
spoken-card = { $rank } of { $suit }

## The log

turn-zero = Set-up
turn-title = Turn { $turn }: { $player }
did-undo = { $count ->
    [one] Undone: { $what }
   *[other] { $count } actions undone, the first of them: { $what }
}
did-redo = { $count ->
    [one] Redone: { $what }
   *[other] { $count } actions redone, the last of them: { $what }
}
sum = { $who }: { $terms } = { $total }
sum-empty = { $who }: { $total }
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
entries-undone = { $undone ->
    [0] { $count }
   *[other] { $count }, of which { $undone } undone
}
result-won = { $count ->
    [one] { $winner } has won
   *[other] { $winner } have won
}
result-draw = A draw
result-open = Not finished

## Messages that a game can replace by its own

kind-adjust = Correction
kind-note = Note
headline-note = Note: { $text }
then-reason = Reason: { $why }
refusal-game-over = The game is over.
kind-setup = Set up
kind-next-phase = Next phase
kind-end-turn = End turn
kind-concede = Concede
kind-concede-about = The other player wins the game.
headline-setup = { $first } takes the first turn
headline-end-turn = { $player } ends the turn
headline-concede = { $player } concedes
headline-adjust-hand = { $hand ->
    [one] Correction: { $player } has 1 card in hand
   *[other] Correction: { $player } has { $hand } cards in hand
}
event-turn-began = Turn { $turn }: it is { $player }’s turn.
event-drew = { ORDER($cards, $wanted) ->
    [less] { $cards ->
        [0] { $player } draws nothing: no cards are left.
        [one] { $player } draws only 1 card of { $wanted }: no more are left.
       *[other] { $player } draws only { $cards } cards of { $wanted }: no more are left.
    }
   *[equal] { $cards ->
        [one] { $player } draws 1 card.
       *[other] { $player } draws { $cards } cards.
    }
}
refusal-not-set-up = Set up the table first.
refusal-already-set-up = The table is already set up.
refusal-hand-too-small = { $needs ->
    [one] This needs a card in hand; { $player } has none.
   *[other] This needs { $needs } cards in hand; { $player } has { $has }.
}
correct-hand = Cards in { $player }’s hand

## Words of several games

count-share = Share
count-times = Times
count-uses = Uses
setup-who-begins = Who begins?
table-not-set-up = The table has not been set up yet.
seat-has-won = has won
discard-top = On top is { $card }.
discard-pile = Discard pile
table-over = After turn { $turn }: { $result }
calculator-total = total
count-won-games = Won games
count-turns-shown = { $shown } of { $all } turns are shown: those reached by at least 1 game in 20, at most { $most }.
back-to-table = Back to the table
part-is-card = { $what }: { $card }

## Undo and redo

refusal-nothing-to-undo = { $there ->
    [0] There is nothing to undo.
    [one] Only 1 action can be undone, not { $asked }.
   *[other] Only { $there } actions can be undone, not { $asked }.
}
refusal-nothing-to-redo = { $there ->
    [0] There is nothing to redo.
    [one] Only 1 action can be redone, not { $asked }.
   *[other] Only { $there } actions can be redone, not { $asked }.
}
refusal-long-note = A note has at most { $most } characters.
unwritable-long-line = This is too long to be recorded.
unwritable-journal-full = The game’s file is full, so nothing more can be recorded.
unwritable-no-room-for-notes = The game’s file is almost full. The game can be played to its end, but no more notes are recorded.
unwritable-needs-bots = A bot plays in this game. It continues only on the device on which it began.

## Faults of a journal

fault-unreadable = It cannot be read: { $why }.
fault-bad-header-not-a-header-empty = This is not a Courtyard journal: it is empty.
fault-bad-header-not-a-header-endless = This is not a Courtyard journal: its first line does not end.
fault-bad-header-not-a-header-not-text = This is not a Courtyard journal: its first line is not UTF-8 text.
fault-bad-header-not-a-header-utf-16 = This is not a Courtyard journal: it is UTF-16 text. Save it as UTF-8.
fault-bad-header-not-a-header-packed = This is not a Courtyard journal: it is a { $value } file. Unpack it, and use the journals in it.
fault-bad-header-not-a-header-no-version = This is not a Courtyard journal: its first line has no field “courtyard”.
fault-bad-header-not-a-header-json = This is not a Courtyard journal: { $why }.
fault-bad-header-unknown-version = The journal uses version { $value } of the format; this program supports version { $known }. A newer version of Courtyard may read it.
fault-bad-header-unknown-game = The journal is of a game that this version does not know: “{ $value }”. A newer version of Courtyard may know it.
fault-bad-header-players = { ORDER($min, $max) ->
    [equal] The game is for { $min ->
        [one] 1 player
       *[other] { $min } players
    }, not for { $count }.
   *[other] The game is for { $min } to { $max } players, not for { $count }.
}
fault-unknown-edition = Unknown edition “{ $edition }”. Known: { $known }.
fault-unknown-rule = There is no rule “{ $rule }”.
fault-bad-rule = The rule “{ $rule }” { $why }.
fault-bad-json-too-long = The line is not JSON: it is longer than { $most } bytes.
fault-bad-json-not-text = The line is not JSON: after byte { $value } it is not UTF-8 text.
fault-bad-json-syntax = { $column ->
    [none] The line is not JSON: { $why }.
   *[other] The line is not JSON: { $why } (character { $column }).
}
fault-bad-entry-shape = { $column ->
    [none] The line is not a valid entry here: { $why }.
   *[other] The line is not a valid entry here: { $why } (character { $column }).
}
fault-bad-entry-no-count = The line is not a valid entry here: “{ $value }” must be 1 or more.
fault-bad-entry-not-one-step = The line is not a valid entry here: an entry has one of “do”, “undo” and “redo”.
fault-bad-entry-out-of-order = The line is not a valid entry here: “n” is { $n }, but the next number is { $next }.
fault-bad-crc-wrong = This line or one before it was altered: its checksum says { $written }, its text gives { $computed }.
fault-bad-crc-missing = The line has no checksum: it was added or altered by hand.
fault-bad-crc-unexpected = The line has a checksum where none belongs: the journal’s lines have none, or it is not the line’s last field.
fault-cut-off = The last line is incomplete; the entries before it are intact.

## Messages of the JSON parser

json-ends = it ends too early
json-goes-on = it goes on after its end
json-field-missing = the field “{ $name }” is missing
json-field-twice = it has the field “{ $name }” twice
json-field-unknown = there is no field “{ $name }” here
json-word-unknown = “{ $name }” is unknown
json-unfit = { $expected ->
    [number] a value is not valid: a number is needed
    [text] a value is not valid: a text is needed
    [object] a value is not valid: an object is needed
    [list] a value is not valid: a list is needed
    [flag] a value is not valid: true or false is needed
   *[other] a value is not valid
}
json-kind-lacks = “{ $kind }” needs the field “{ $field }”
json-not-one-correction = “adjust” sets one value: { $name }
json-not-a-card = this is not a card; write it like 10h
json-not-a-seat = there is no such seat; they are counted from 0
json-word-unfit = “{ $name }” is not valid here
json-other = the text is not well-formed

## House rules

house-rule = { $rule }: { $value }
house-rules-and = { $before }; { $next }
rule-value-any = any number
rule-value-each = { $name } { $number }
rule-value-phase = { $phase } ({ $actions })

## Requirements of a rule’s value, after the rule’s name

value-fault-number = must be a whole number from { $least } to { $most }
value-fault-limit = must be a whole number up to { $most }, or null for any
value-fault-flag = must be true or false
value-fault-choice = must be { $words }
value-fault-numbers = must give { $names } a whole number from { $least } to { $most } each
value-fault-list = must be a list of distinct words from these: { $words }
value-fault-phases = must be a list of { $shape }
value-fault-not-phases = must be a list of { $shape }, and { $why }
value-fault-no-phase = must name at least one phase
value-fault-reserved = cannot have a phase called “{ $phase }”
value-fault-twice = has two phases called “{ $phase }”
value-fault-foreign = cannot put “{ $kind }” into a phase
value-fault-other = has an invalid value: { $why }

## The rules in words

rulebook-house = You play “{ $edition }” with these changes:
rulebook-house-change = { $rule }: { $value } (in the edition: { $usual })

## Why the system cannot read or write

io-not-found = there is no such file or folder
io-permission-denied = permission is denied
io-storage-full = the disk is full
io-quota-exceeded = the available storage is full
io-file-too-large = the file would be too large
io-read-only-filesystem = the disk is read-only
io-already-exists = it already exists
io-is-a-directory = it is a folder
io-not-a-directory = it is not a folder
io-unexpected-eof = the file is shorter than what was written to it
io-timed-out = there is no answer
io-unsupported = this disk or system cannot do that
io-unsupported-in-browsers = that is not possible here (browsers store data only for pages that are opened over https)
io-not-connected = the storage is no longer connected
io-invalid-data = the file is damaged, encrypted, or compressed in an unknown way
io-other = { $why }

## Bots at a table

bot-other-seed = The seed of { $player } is not the one that was sealed before the game.
bot-other-cards = { $player } cannot have had these cards: they do not agree with the sealed deck.
bot-no-game = Bots cannot play this game at a table: the app does not know its cards.
bot-no-such-seat = There is no seat { $seat } for a bot; the first seat is 0.
bot-twice = Two bots cannot sit on seat { $seat }.
bot-no-person = At least one seat is for a person.
bot-unknown = There is no bot “{ $name }”.
bot-no-seed = The cards of { $player } are on the device where the game began. It can be continued only there.
bot-turn = { $player } is a bot and acts without you.
bot-cards = The app knows the cards of { $player }, and they cannot be changed or named by hand.
bot-level = { $level ->
    [easy] Easy
    [normal] Normal
    [hard] Hard
   *[expert] Expert
}
bot-with-level = { $name } ({ $level })
bot-person = Person
bot-unnamed = Bot { $number }
bot-seat = { $name } (bot, { $level })
bots-title = Bots
bots-about = For seats without a person
bots-decks = A bot’s cards are in the app. Each person needs a deck of their own.
bot-thinks = { $name } is thinking …
bot-done = Done
bot-why = Why?
bot-why-chance = { $action }: wins { $chance } of 100 games.
bot-why-thumb = Chosen by rules of thumb.
bot-why-blunder = Chosen badly on purpose, as this level does at times.
bot-why-more = Valued more: { $action }.
bot-why-same = Valued the same: { $action }.
bot-why-less = Valued less: { $action }.

## The command line

cli-error = courtyard: { $message }
cli-error-file = courtyard: { $file }: { $message } [{ $code }]
cli-error-line = courtyard: { $file }, line { $line }: { $message } [{ $code }]
cli-failure = courtyard: { $file }: { $message }
cli-standard-input = standard input
cli-directory = It is a folder, not a journal.
cli-no-odds = No chances are computed for this game.
cli-no-entry = { $there ->
    [0] There is no entry { $asked }: the journal has none yet.
    [one] There is no entry { $asked }: the journal has 1.
   *[other] There is no entry { $asked }: the journal has { $there }.
}
cli-cannot-write = It cannot be written: { $why }.
cli-cannot-print = The output cannot be written: { $why }.
cli-into-the-library = This file is one of the saved games, where only the app writes. Choose another place for the export.
cli-over-a-journal = Exports never overwrite a journal. Choose another name for the export.
cli-check-ok = ok
cli-check-seals-closed = The decks of the bots are sealed until the game ends.
cli-check-seals-respected = The bots had the cards of their sealed decks.
cli-legal-yes = possible
cli-sessions-none = No games are saved in { $folder }.
cli-sessions-line = { $started }  { $title }: turn { $turn }. { $result }
cli-session-fault = This journal has a fault in line { $line } [{ $code }].

## Exports

export-taken-back = Undone
export-chart = { $gauge }, turn by turn
export-chart-has = { $player } has { $value }
export-chart-about = At the end, { $players }; the most that { $count ->
    [2] either
   *[other] any player
} had at any time is { $most }.
export-chart-turn = Turn
export-gauge-of = { $gauge } ({ $player })
export-total = Total

## The library

library-no-folder = The system has no folder for this user’s data. Name one with --data-dir.
library-in-use = { SHOWN_IN() ->
    [tab] This game is open in another tab. Close it there first.
   *[window] This game is open in another window. Close it there first.
}
library-damaged = { $file } is damaged at line { $line } ({ $code }). The file was not changed.
library-newer = { $file } was written by a newer version of Courtyard. You can view it here, but not continue it.
library-newer-people = { $file } was written by a newer version of Courtyard, so the names of people are not changed here.
library-too-large = { $file } is too large for a journal: the maximum is { $most } MiB.
library-changed = { $file } has been changed elsewhere in the meantime. It was not overwritten.
library-no-name = “{ $name }” cannot be a name: it has no letter and no digit.
player-names-same = { $first } and { $second } need different names.
player-names-alike = “{ $first }” and “{ $second }” count as one player in statistics. You can correct the players’ names.
player-name-missing = { $player } needs a name.
player-name-long = A name has at most { $most } characters.
player-name-letters = Some characters of this name cannot be shown here.
library-trouble = The operation failed: { $why }.
library-set-aside = The last line of this game was incomplete. It was saved as { $file }; the game continues from the line before.
library-moved = Another program has changed or replaced { $from } during the game. The file was left unchanged, and the whole game continues in { $to }.
library-remains = The last line of this game is incomplete, and the disk cannot be written to now. The game continues from the line before.
library-repaired = { $count ->
    [one] Line { $line } of this game was damaged. A copy of the damaged journal was saved as { $file }; the game continues from the line before.
   *[other] This game was damaged from line { $line } on: { $count } lines cannot be used. A copy of the damaged journal was saved as { $file }; the game continues from the line before.
}
cli-no-session = There is no game “{ $name }” in the library. The command “courtyard sessions --shelf all” lists all games.
cli-no-player = No player of this game is called “{ $name }”.
cli-rename-shape = Write one new name, without “=”, for “{ $name }”: --player "{ $name }=Maria". Two players with the same name can be corrected in the window.
cli-repair-sound = The journal is not damaged: there is nothing to repair.
cli-bin-emptied = { $count ->
    [0] The trash was empty.
    [one] One game was permanently deleted.
   *[other] { $count } games were permanently deleted.
}

## Statistics

decimal = { $whole }.{ $part }
percent = { $percent }%
percent-below-one = <1%
percent-above-ninety-nine = >99%
number-below = <{ $number }
thousands = { $before },{ $last }
date = { $year }-{ $month }-{ $day }
stats-row = { $row }. { $cells }.
stats-cell = { $column }: { $value }
stats-all = All
stats-games = Games
stats-won-going = { $place ->
    [1] Won going first
    [2] Won going second
    [3] Won going third
    [4] Won going fourth
    [5] Won going fifth
    [6] Won going sixth
    [7] Won going seventh
   *[8] Won going eighth
}
stats-drawn = Drawn
stats-running = Not finished
stats-player = Player
stats-won = Won
stats-lost = Lost
stats-unnamed = Without a name
stats-players-note = By place in the order of play: games won out of games finished.
stats-meetings = Head to head
stats-wins = Wins
stats-last-met = Last met
people-title = People
people-note = Finished games, each once. Bots and players without a name are left out.
people-none = Nobody has finished a game here yet.
person-unknown = There is no finished game of “{ $name }” here.
person-also = Also known as { $names }.
person-joined = { $name } and { $other } count as one person now. The journals keep both names.
person-met = { $name } and { $other } have sat at one table (games: { $games }), so they are two people.
person-separated = { $name } and { $other } count as two people again.
person-not-joined = { $other } is not another name of { $name }.
person-renamed = The name is { $name } now. Corrected games: { $count }.
person-record = Games: { $games }. Won: { $won }, lost: { $lost }, drawn: { $drawn }.
person-time = Minutes at the table: { $minutes }. First game: { $first }, last game: { $last }.
person-streak = { $of ->
    [won] Games won in a row at the moment: { $count }.
    [lost] Games lost in a row at the moment: { $count }.
   *[drawn] Games drawn in a row at the moment: { $count }.
}
person-longest = Most games in a row: won { $won }, lost { $lost }.
person-latest = Latest games, the last one at the end
person-rival = Rival: { $name } ({ $games ->
    [one] 1 game
   *[other] { $games } games
})
person-nemesis = Nemesis: { $name } (won { $won } of { $games ->
    [one] 1 game
   *[other] { $games } games
})
person-victim = Favourite victim: { $name } (won { $won } of { $games ->
    [one] 1 game
   *[other] { $games } games
})
person-conceded = Games that ended by conceding: won { $won }, lost { $lost }.
person-strength = { $game }: { $name } beats an average opponent in { $mean } of 100 games ({ $low } to { $high }).
person-too-few = { $game }: too few games to say.
person-beats = { $game }: { $name } beats { $other } in { $mean } of 100 games ({ $low } to { $high }).
person-ahead-note = Won means ahead of the other player, at tables of any size.
person-by-start = Place in the order of play
person-start = { $place } of { $players }
person-by-year = Year
person-by-month = Month
person-mean-length = Mean length in minutes: { $minutes }.
person-last-met = Last game together: { $last }.
mark-won = W
mark-lost = L
mark-drawn = D
stats-meetings-note = Finished games in which both took part.
stats-length = Length of the finished games
stats-shortest = Shortest
stats-median = Median
stats-mean = Mean
stats-longest = Longest
stats-actions = Actions
stats-minutes = Minutes
stats-length-note = Undone actions are not counted, but their minutes are. Paused time and breaks of more than half an hour are left out.
stats-dice = Dice
stats-dice-virtual = The app’s dice
stats-dice-real = Real dice
stats-chi-squared = Chi-squared
stats-p-value = p-value
stats-dice-verdict = { $dice }: { $verdict }
stats-dice-too-few = too few throws to judge; { $least } are needed.
stats-dice-usual = fair dice are at least this uneven about { $percent } times in 100. This is normal.
stats-dice-unusual = fair dice are at least this uneven about { $percent ->
    [one] once
   *[other] { $percent } times
} in 100. This is unusual, but proves nothing.
stats-dice-rare = fair dice are this uneven less than once in 100 times. Your dice may be worth a look, but it can also be chance.
stats-dice-rare-virtual = fair dice are this uneven less than once in 100 times. It can be chance.
stats-not-begun = { $count ->
    [one] 1 game that never began is left out.
   *[other] { $count } games that never began are left out.
}
stats-faulty = { $count ->
    [one] 1 journal has a fault and is counted up to there.
   *[other] { $count } journals have a fault and are counted up to there.
}
stats-unreadable = { $count ->
    [one] 1 journal cannot be read and is left out.
   *[other] { $count } journals cannot be read and are left out.
}
cli-sessions-none-fits = No game saved in { $folder } matches.
figure-games = Games won, by who went first
figure-players = Games won, out of games finished
figure-player = { $player } · { $edition }
figure-length = Number of turns per game
figure-range = { $from }–{ $to }
figure-no-winner = No curve yet: no finished game has a winner.
figure-no-end = No finished game yet.
figure-times = How often
figure-face = Face
figure-expected = Fair dice: { $count } each
cli-stats-none = There is no game to count in { $folder }.
cli-stats-progress = { $done } of { $all } games counted

## Finished games for other programs

cli-plays-left-out = It cannot be read and is left out.
plays-next = { $before } to { $next }
plays-fact = { $name }: { $value }

## Zip files, and journals from elsewhere

archive-faulty = { $file } could not be imported again; it is in the zip file unchanged, in the folder “faulty”. { $why }
archive-left-out = { $file } is not in the zip file. { $why }
library-fault = Line { $line }: { $code }.
archive-none = It is not a zip file, or it is damaged.
archive-too-large = The zip file is too large: the maximum is { $most } MiB.
archive-too-many = There are too many files for one zip file: the maximum is { $most }.
archive-too-much = The journals are too large for one zip file: the maximum is { $most } MiB in total.
archive-no-journals = There is no journal in this zip file. If it contains another zip file, unpack it and import that one.
archive-nothing = There is no game to export: neither among the games nor in the archive.
archive-overlapping = The zip file is malicious: the files in it share the same bytes.
cli-in-archive = { $archive }, { $file }
cli-import-new = { $file }: imported as { $name }
cli-import-cut-off = { $file }: imported as { $name }, without the last line, which was incomplete
cli-import-known = { $file }: already here as { $name }
import-place = { $name } { $place ->
    [archive] (in the archive)
   *[trash] (in the trash)
}
import-further = { $file }: already here as { $name }, with further entries
import-corrected = { $file }: already here as { $name }, which now has the corrected names
import-continued = { $file }: continues { $name }, { $count ->
    [one] one entry added
   *[other] { $count } entries added
}
import-version = { $file }: imported as { $name }, another version of { $of }. They differ from entry { $at } on, and only one of them counts.
library-at-table = The saved game is open at a table, so an import cannot continue it. Close the table, then import the file again.
library-versions = { $count ->
    [one] one version
   *[other] { $count } versions
}
version-behind = { $name } differs from entry { $at } on.
version-part = { $name } has nothing more.
version-counts = This version does not count. { $name } counts.
version-entry = { $name }, entry { $at }: { $sentence }
version-choose = Let this version count
version-chosen = { $name } counts now.
version-not-behind = { $name } counts already: no other version of the game counts instead.
versions-title = Other versions of this game
cli-import-restore = To restore it: courtyard restore { $name }
cli-import-refused = The journal is not imported: it has a fault here.
cli-merged = Added: { $added }. Continued: { $continued }. Already here: { $same }. Other versions: { $versions }. Not merged: { $damaged }.
cli-merged-people = Decisions about the names of people: { $count }.
cli-merge-dry = This was a dry run: nothing was changed.
cli-import-others = { $count ->
    [one] { $file }: 1 file that is not a journal was ignored
   *[other] { $file }: { $count } files that are not journals were ignored
}
cli-all-into-a-file = A zip file cannot go to standard output; name a file with --output.
cli-not-a-file = It is not a file that can be replaced.
cli-packed = { $count ->
    [one] 1 journal is in { $file }.
   *[other] { $count } journals are in { $file }.
}

## Sharing a table with phones

host-shared = The table of { $players } is shared. Phones on the same network join with this QR code:
host-address = or by this address: { $address }
host-how = Commands: list, role, away, close, open, quit. Ctrl+C ends sharing.
host-nobody = No device has joined.
host-device = { $number }  { $name }  { $player }  { $role }
host-failing = Saving fails: nothing is recorded until it works again.
host-failing-no-more = Saving works again: everything is recorded.
host-no-such-line = Unknown command. The commands are: list, role 2 everything, role 2 own, role 2 look, away 2, close, open, quit.
host-no-network = This computer is not on a network. To share with browsers on this computer only: courtyard host --local
host-no-session = There is no unfinished game. Start one, or name one: courtyard sessions lists them.
host-bots = Bots play in this game, and only in a window. Share it there.
host-no-port = { $is_port ->
    [yes] No device could connect here: { $why }. To use another port: courtyard host --port 8080
   *[no] No device could connect here: { $why }.
}
host-no-page = The page for phones is not installed with this program. Name its folder with --page, or build it: { $command }
host-bad-page = { $file } is not a page for phones: { $why }.
sharing-away = away
sharing-role-everything = can do everything
sharing-role-own = own side only
sharing-role-look = watches

## The laboratory
lab-left-out = Bots cannot play { $game }: the app does not know which cards its decks have.
lab-no-bot = There is no bot “{ $name }”. The bots are random, greedy, search, and search with a number of playouts, such as search:400. Each can leave out a kind of action, such as greedy-spy.
lab-players = This game is not for { $players } { $players ->
    [one] player
   *[other] players
}.
lab-bots = There are { $bots } bots for { $players } seats. Name one bot for all seats, or one for each.
lab-progress = Blocks played: { $done } of { $all } · { $time }
lab-no-run = This is not the file of a run. Name a file that “courtyard lab run -o FILE” has written.
lab-merge-differs = It is not a shard of the same run: “{ $field }” differs.
lab-merge-twice = Shard { $shard } is there twice.
lab-merge-whole = It is not a shard of a run.
lab-merge-interrupted = It was stopped before its end; run this shard again.
lab-merge-missing = Missing shards: { $shards }.
lab-title = Laboratory
lab-played = Games: { $games } · Blocks: { $blocks } · Bots: { $bots }
lab-starter-wins = The starter wins { $wins } of 100 games ({ $from } to { $to }).
lab-starter-changes = The starter wins { $before } of 100 games; with the second rules { $wins } ({ $from } to { $to }).
lab-found = With these bots, the second rules change the starter’s chances. A run with the bot search shows whether that depends on how you play.
lab-not-found = No difference found for the starter in { $games } games.
lab-score-wins = { $bot } wins { $wins } of 100 games ({ $from } to { $to }).
lab-interrupted = The run was stopped before its end.
lab-figure = Figure
lab-rules = Rules { $place }
lab-difference = Difference
lab-cell = { $mean } ({ $from } to { $to })
lab-starter = Starter’s score, of 100 games
lab-score = First bot’s score, of 100 games
lab-turns = Turns per game
lab-actions = Actions per game
lab-duels = Duels per game
lab-comeback = Comebacks, of 100 games
lab-unfinished = Unfinished, of 100 games
lab-use = { $kind }: uses per game
lab-note-interval = In brackets: 95% intervals. The one in the table is for a number of games chosen in advance; the one in the sentences stays valid while you watch.
lab-note-holm = * This difference is significant together with all others (Holm, 5%).
lab-effects = Differences
lab-axis = Difference in standard deviations of a block
lab-lengths = Lengths of the games in turns
lab-found-same = The second rules change the starter’s chances. A stronger bot confirms it.
lab-depends = The effect depends on how you play: a stronger bot does not confirm it.
lab-other-comparison = It is not a run of the same game with the same rules.
lab-luck = Share of the results that the dice explain, in %
lab-leads = Games won by the leader, by the lead in the middle of the game
lab-ladder-bots = A ladder needs at least two bots, such as --bots random,greedy.
lab-ladder-progress = Pairs played: { $pairs } · { $time }
lab-ladder-result = { $first } scores { $score }% (± { $error }) against { $second } in { $count ->
    [one] 1 pair
   *[other] { $pairs } pairs
} of games:
lab-ladder-stronger = stronger.
lab-ladder-not-stronger = not stronger.
lab-ladder-open = not decided yet.

## Story

story-progress = Working out the chances: { $done } of { $all }
story-turn = Turn { $turn }: { $chances }
story-end = At the end: { $chances }
story-chance = { $player } { $chance }
story-title = Story of the game
story-chart = Chance to win
story-turning-points = Turning points
story-no-turning-points = No single decision or throw changed the chances much.
story-turning-point = Turn { $turn }: { $what } – { $player } goes from { $from } to { $to } of 100.
story-in-fight = { $fight }, { $headline }
story-passes = { $player } does not attack
story-below-one = under 1
story-above-ninety-nine = over 99
story-lead-none = It stayed close.
story-lead-one = { $player } led from { $turn ->
    [1] the start
   *[other] turn { $turn } on
}.
story-lead-two = { $first } led first, and { $second } from turn { $turn } on.
story-lead-more = The lead changed { $count } times; { $player } led from turn { $turn } on.
story-half-time = The leader at half-time won { $won } of { $leads } games ({ $games } in all).
story-comeback = The largest comeback: { $player } had { $chance } in turn { $turn } of { $file }, and won.
story-causes = The large changes came from: { $shares }.
story-share = { $cause ->
    [dice] dice
    [card] cards
   *[choice] decisions
} { $share }
story-one-cause = { $cause ->
    [dice] All large changes came from the dice.
    [card] All large changes came from the cards.
   *[choice] All large changes came from the players’ decisions.
}
story-no-causes = There were too few large changes to say where they came from.

## Aids to print

aid-reference = Quick reference
aid-mat = Player mat
aid-sheet = Score sheet
aid-sheet-number = Game
aid-sheet-notes = Notes

## Breaks

log-paused = { $minutes ->
    [one] After a break of 1 minute
   *[other] After a break of { $minutes } minutes
}
