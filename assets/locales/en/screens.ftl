# The screens.

back = Back
menu = Menu
stepper-less = less: { $what }
stepper-more = more: { $what }
stepper-range = Enter a whole number from { $least } to { $most }.

home-tagline = Keeps score for your card games, adds up every fight, forgets nothing.
home-new = New game
home-new-about = Choose a game and the players
home-faulty = Damaged at line { $line } ({ $code })
home-unreadable = Cannot be read: line { $line } ({ $code })
home-unknown-game = A game that this version does not know; a newer version may know it
home-in-use = { SHOWN_IN() ->
    [tab] The last game is open in another tab. Open it here to watch.
   *[window] The last game is open in another window. Open it here to watch.
}
home-folder = Games are saved in { $folder }
home-no-folder = Games cannot be saved: { $why }. Nothing can be recorded.
home-not-kept = Games are not being saved: { $why }. The games that you play now are lost when you close this page, unless you export them.
home-file = { $file } cannot be shown. { $why }
home-file-no-screens = This window cannot show its game. On the command line it can be replayed and exported.
home-cleared = The browser had deleted everything saved here. The games that this page still had in memory have been saved again.
home-damaged = The browser’s record of { $files } was damaged. Everything that could still be read was saved again; nothing else is affected.
home-never-copied = No copy of these games has been exported yet. “All games” leads to “Export all”.
home-copied = The last copy of all games was exported { $days } days ago. “All games” leads to “Export all”.
home-in-browser = Games are saved in this browser, on this device only.
home-in-browser-for-now = Games are saved in this browser, on this device only. It may delete them when space runs short, or after weeks without a visit: add Courtyard to the home screen, and export the games that you want to keep.
home-update-about = There is a new version of Courtyard. Updating loses nothing, and you can do it later.
home-update = Update now
home-install = Install Courtyard
home-install-about = Install Courtyard to open it like any other app: it fills the whole screen and needs no network. Your games stay where they are.
home-install-sharing = Add Courtyard to your home screen: it fills the whole screen, needs no network, and the phone does not delete its games after a week without a visit.
home-install-later = Not now

install-title = On the home screen
install-share = Tap “Share” in the browser’s bar; it may be behind the three dots.
install-add = Choose “Add to Home Screen”, further down in the list.
install-done = Tap “Add”. From then on, open Courtyard from the home screen.
install-games = The phone stores the games of that app separately from those in this browser. To move games, export them here, and import them there.

setup-name-of = Name of { $player }
setup-earlier = Earlier players
setup-how-many = Players
setup-guided-edition = A guided game is played in the edition { $edition }. For another edition, start a new game without guidance.
setup-begins = { $name } begins
setup-our-rules = { $number ->
    [1] Our rules
   *[other] Our rules { $number }
}
setup-evening = Today: { $score }
setup-read = Read the rules
setup-house-rules-about = { $count ->
    [0] The edition as it is. Tap to change a rule.
    [one] One rule changed
   *[other] { $count } rules changed
}
trial-try = Try these rules
trial-try-about = Bots play by them, and you see what changes.
trial-begins = The bots are playing…
trial-starter = The starter wins { $before } of 100 games; with your rules { $wins } ({ $from } to { $to }).
trial-found = Your rules change the starter’s chances, at least for these bots.
trial-played = { $games } games played so far.
trial-effect = { $name }: { $before }, with your rules { $after }
trial-stop = Stop the bots
trial-continue = Continue the bots
trial-typical = Look back at a typical game
trial-about = The bots follow simple rules of thumb. People may play differently.

rule-default = In this edition: { $value }.
phase-earlier = Move { $phase } earlier

bar-set-up = Set-up
bar-turn = Turn { $turn } · { $name }
bar-turn-only = Turn { $turn }
bar-won = { $name } has won
bar-several-won = { $names } have won
clock-player = { $name } { $time }
clock-turn = this turn { $time }

menu-rules = Rules
menu-actions = About the actions
phase-named = Phase: { $phase }
menu-log = Log and notes
menu-players = Players and corrections
menu-turn-around = Turn the table around
menu-facing = Face to face
menu-leave = To the start screen

table-not-recorded = Not recorded: { $why }.

hand-over-turn = { $name }’s turn
hand-over-go-on = Continue
hand-over-nothing = Nothing happened last turn.
do-set-up = Set up the table
do-undo = Undo
undo-with-phases = { $count ->
    [one] { $action }, and the phase passed before it
   *[other] { $action }, and the { $count } phases passed before it
}
undo-with-actions = { $count ->
    [one] { $action }, and the action before it
   *[other] { $action }, and the { $count } actions before it
}
do-redo = Redo
do-rematch = Rematch
do-note = Note

ask-act-or-end = { $name }, choose an action, or end the turn.
ask-act-or-go-on = { $name }, choose an action, or continue.
ask-end = { $name }, end the turn.
ask-go-on = { $name }, continue to the next phase.

note-hint = A note for the log

series-wins = { $name } ({ $wins })
series-several = { $draws ->
    [0] { $score }
    [one] { $score }, one draw
   *[other] { $score }, { $draws } draws
}
series-score = { $draws ->
    [0] { $a } { $wins-a } : { $wins-b } { $b }
    [one] { $a } { $wins-a } : { $wins-b } { $b }, one draw
   *[other] { $a } { $wins-a } : { $wins-b } { $b }, { $draws } draws
}

## Settings

settings-title = Settings
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-high-contrast = High contrast
settings-suits = Suits
settings-suits-two-colours = Two colours
settings-suits-four-colours = Four colours
settings-preview-gold = Gold: { $count }
die-shows = A die shows { $pips }
settings-text-size = Text
settings-text-size-percent = Size in percent
settings-language = Language
settings-language-system = Automatic
settings-motion = Motion
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-dice = Dice
settings-dice-about = The dice that a duel offers first; the others stay available.
settings-dice-real = Real dice
settings-dice-virtual = The app rolls
settings-hand-over = When the turn passes
settings-hand-over-about = A notice for the next player: whose turn it is and what happened in the last one.
settings-hand-over-wait = Until tapped
settings-hand-over-brief = Long enough to read
settings-hand-over-off = No notice
settings-bots = Steps of bots
settings-bots-about = When a step of a bot is done. A step that you finish with dice or cards always waits for you.
settings-bots-confirmed = When you tap “Done”
settings-bots-after-reading = Once you could read it
settings-chances = Chances
settings-chances-about = The chances of a duel, if the game computes them. Quick duels and “Look back” show them unless you choose “Never”.
settings-chances-always = Always
settings-chances-when-asked = On request
settings-chances-never = Never
settings-screen = Screen
settings-screen-awake = Keep it on while a game is open
settings-screen-dim = Dim it after two minutes without a touch
settings-clock = Show how long each player takes
settings-buzz = Vibrate briefly when something is recorded
settings-copies = Copies of finished games
settings-copies-about = Every game that ends is also copied to this folder. If the folder is synced with other devices, your games are safe even if you lose this device.
settings-copies-field = Folder for copies
settings-copies-choose = Choose a folder…
settings-copies-use = Use this folder
settings-copies-none = There is no such folder.
copies-failed = The game could not be copied to { $folder }: { $why }. The game itself is saved.
settings-kept = Settings are saved in { $file }
settings-not-kept = The system has no folder for settings; they apply until the window is closed.
settings-in-browser = Settings are saved in this browser.
settings-set-aside = The settings could not be read. Their file was renamed to { $file }, and all settings have been reset.
settings-in-the-way = { $file } can be neither read nor renamed: { $why }. All settings have been reset.
settings-not-saved = Settings could not be saved: { $why }. They apply until the window is closed.
settings-language-missing = { $language } could not be downloaded. Connect to the internet and choose it again.
settings-note-close = Close this message

about-title = About Courtyard
about-version = Version { $version }, for { $system }
about-commit = Built from commit { $commit }
about-own = Courtyard is free software: under the MIT licence or the Apache licence 2.0, as you like, you may use it, pass it on and change it.
about-inside = Third-party licences
about-inside-about = Courtyard is built on the work of many others. Each licence lists the works that it covers.
about-more = { $works } and { $count } more

## Keys

keys-title = Keyboard shortcuts
keys-everywhere = Everywhere
keys-table = At the table
keys-actions = Actions
keys-larger-text = Larger text
keys-smaller-text = Smaller text
keys-usual-text = Default text size
keys-move = Move to the next item
keys-press = Activate the focused item
keys-scroll = Scroll a page

key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-escape = Esc
key-backspace = Backspace
key-tab = Tab
key-enter = Enter
key-space = Space
key-page-up = Page up
key-page-down = Page down

## Start screen and quick duel

start-go-on = { $turn ->
    [0] Continue: { $players }
   *[other] Continue: { $players }, turn { $turn }
}
start-sample = Sample game
start-sample-of = Sample game of { $game }
start-running = { $turn ->
    [0] Not set up
   *[other] Turn { $turn }
}
start-won = { $winner } won
start-about = { $state } · { $edition } · { $when }
start-edition-of = { $game }, { $edition }
start-today = today, { $time }
start-yesterday = yesterday, { $time }

## Unsaved steps

saving-banner = { $count ->
    [0] Not saved: { $why }. The game continues.
    [one] Not saved: { $why }. One step is waiting to be saved.
   *[other] Not saved: { $why }. { $count } steps are waiting to be saved.
}
saving-short = { $count ->
    [0] Not saved
    [one] One step is not saved
   *[other] { $count } steps are not saved
}
saving-open = What now?
saving-title = Not saved
saving-about = { $count ->
    [0] This game could not be saved to { $file }: { $why }.
    [one] One step could not be saved to { $file }: { $why }.
   *[other] { $count } steps could not be saved to { $file }: { $why }.
}
saving-goes-on = You can keep playing. Everything stays in memory, in order, and saving is tried again every few seconds.
saving-leaving = If you leave now, unsaved steps are lost.
saving-retry = Try again now
saving-elsewhere = Save elsewhere
saving-elsewhere-about = The whole game so far, as a separate file.
saving-write = Save a copy
saving-written = The whole game so far is in { $file }.
saving-not-written = { $file } could not be written: { $why }.
saving-copy = Copy to the clipboard
saving-copied = The whole game so far is on the clipboard. Paste it into a file whose name ends in .courtyard before you leave.
saving-leave = Leave without saving
saving-leave-sure = Leave, and lose what is not saved
saving-leave-safe = Leave
saving-stay = Play on
saving-done = Everything is saved

## Corrections

corrections-title = Corrections
corrections-about = The cards on the table are right. Correct the app here; every correction is logged and can be undone.
corrections-names = Players’ names are corrected under “All games”.
corrections-reason = Reason
corrections-reason-hint = Reason (optional)
corrections-table = The table
corrections-is = { $what }: { $value }
corrections-set = Save: { $what }

## Looking back

look-title = Look back
look-leave = Stop looking back
look-log = All moves
look-first = To the beginning
look-previous = One move back
look-next = One move forward
look-last = To the end
look-at-beginning = This is the beginning.
look-at-end = This is the last move so far.
look-slider = Move
look-where = { $n ->
    [0] Before the first of { $count }
   *[other] { $n } of { $count }
}
look-beginning = Nothing has been done yet.
look-taken-back = This was undone later and does not count.
look-mark-taken-back = undone
story-show = Show the story
story-save-text = Save as text…
story-save-picture = Save as a picture…
story-share-text = Share as text
story-share-picture = Share as a picture
story-no-bots = The chances to win are not known, because bots cannot play this game.
stories-title = Leads and comebacks
stories-show = Work out leads and comebacks
story-curve = Chances to win: { $turns }
log-hide = Hide the log
log-show = Show the log
log-earlier = Earlier moves are under “Look back”.

onlooker-play = To the table
onlooker-in-use = { SHOWN_IN() ->
    [tab] This game is open in another tab. You can watch it here; changes appear at once.
   *[window] This game is open in another window. You can watch it here; changes appear at once.
}
onlooker-free = { SHOWN_IN() ->
    [tab] This game is no longer open in the other tab.
   *[window] This game is no longer open in the other window.
}
onlooker-take-over = Take over
onlooker-newer = This game was saved by a newer version of Courtyard. You can view the part that this version understands, but not continue the game.
onlooker-foreign = This journal is outside Courtyard’s folder, in { $file }. You can view it here; nothing is written to it.
onlooker-take-in = Import it
onlooker-damaged = { $entries ->
    [0] Line { $line } is damaged. { $why }
    [one] Line { $line } is damaged. { $why } The one entry before it is intact.
   *[other] Line { $line } is damaged. { $why } The { $entries } entries before it are intact.
} { $lost ->
    [one] One line is lost.
   *[other] { $lost } lines are lost.
} The file was not changed.
onlooker-lost = Lost lines
onlooker-lost-about = { $count ->
    [one] The line in the journal
   *[other] The lines in the journal
}
onlooker-lost-more = { $count ->
    [one] … and one line more.
   *[other] … and { $count } lines more.
}
onlooker-repair = { $entries ->
    [0] Continue from the beginning
   *[other] Continue from entry { $entries }
}

## The library

home-all = { $count ->
    [0] Archive, trash and import
   *[other] All games ({ $count })
}
library-sessions = Games
library-archive = Archive
library-bin = Trash
library-title = { $shelf }: { $count } of { $of }
library-filters = Filters
library-more = Search and more
library-filters-on = { $name }: { $count } active
library-search = Search
library-search-hint = Players or name
library-listing = { $of ->
    [0] Reading the games…
   *[other] Reading the games: { $done } of { $of }
}
library-none = Nothing here yet.
library-none-such = No game matches. Change the search, or remove a filter.
library-more-of = More: { $session }
library-game-any = All games
library-ending-any = Any
library-ending-won = Won
library-days-any = At any time
library-days-month = This month
library-days-year = This year
library-days-between = From … to …
library-since = From
library-until = To
library-no-day = “{ $day }” is not a day. Write it like { $example }.
library-show = { $count ->
    [one] Show one of { $of }
   *[other] Show { $count } of { $of }
}
library-file = File: { $file }
library-open = Open
library-archive-it = Move to the archive
library-put-it-back = Restore
library-delete = Move to trash
library-erase = Delete permanently
library-erase-about = It will be deleted and cannot be restored.
library-erase-sure = Really delete permanently
library-name = Name
library-name-hint = The players and the day
library-rename = Rename
library-renamed = The game is now called { $name }.
library-players = Names of the players
library-players-change = Change the names
library-players-changed = The players are now called { $players }.
library-put-back = The game has been restored.
library-archived = The game has been archived.
library-binned = The game is in the trash now. You can restore it from there.
library-erased = The game has been permanently deleted.
library-empty = Empty the trash
library-empty-about = { $count ->
    [one] One game is in the trash.
   *[other] { $count } games are in the trash.
}
library-empty-ask = { $count ->
    [one] Delete it permanently
   *[other] Delete all { $count } permanently
}
library-empty-sure = { $count ->
    [one] This game will be deleted and cannot be restored.
   *[other] These { $count } games will be deleted and cannot be restored.
}
library-empty-now = { $count ->
    [one] Really delete it
   *[other] Really delete all { $count }
}
library-keep = Keep everything
library-emptied = { $count ->
    [one] One game was permanently deleted.
   *[other] { $count } games were permanently deleted.
}
library-give = Export
library-give-all = Export all
library-give-all-about = All games and the archive in one file, without the trash. Import that file on another device to have them all there.
library-give-title = Export
library-form = Format
library-form-journal = Journal
library-form-md = Text (Markdown)
library-form-html = Web page
library-form-csv = Spreadsheet (CSV)
library-form-story = With the story of the game
copies-download = Download
copies-share = Share
copies-downloaded = { $file } was downloaded.
copies-shared = { $file } was shared.
copies-not-gone = { $file } was not shared.
library-file-field = File
library-choose-place = Choose a place
library-no-dialog = This system has no dialog for files. Type the path instead.
library-write = Save
library-replace = Replace the file
library-written = Saved as { $file }.
library-take = Import games
library-take-about = Journals of Courtyard, or a zip file with many, from another device for example. You can also drop the files on this window.
library-choose-files = Choose files
library-take-path = Or type where the file is:
library-take-this = Import this file
library-taking = Importing…
library-taken = { $file } was imported as { $name }.
library-taken-cut-off = { $file } was imported as { $name }. Its last line was incomplete and was left out.
library-known = { $file } was already here, as { $name }.
library-not-taken = { $file } was not imported. { $why }

## Statistics

statistics-title = Statistics
statistics-progress = { $done } of { $all } games
statistics-none = There is no game to count yet.
statistics-none-such = No game matches. Change or remove a filter.
statistics-few = { $count ->
    [one] One game so far: the figures become interesting with more.
   *[other] { $count } games so far: the figures become interesting with more.
}
statistics-lost = The games could not be counted.
choose = Filter
choose-everything = All games
choose-any-player = All players
choose-player-search = Search for a player
choose-player-hint = Part of the name
choose-any-edition = All editions
choose-won = A player won
choose-won-by = { $player } won
choose-told = { $what }: { $chosen }
person-open = Results of { $name }
people-export = Export the list
person-export = Export the games
person-side = Won and lost as seen by { $name }.
person-strength-title = Strength
person-strength-note = The numbers in parentheses contain the true chance in 95 of 100 cases.
person-names = Names
person-join = Also known as…
person-join-about = Choose another name of { $name }. Both names then count as one person, and the games keep both.
person-join-none = There is no other person here.
person-separate = Count { $name } separately
person-rename = Rename everywhere
person-rename-about = Corrects the name in all games, also in the archive and the trash.
person-new-name = New name
person-rename-onto = There are games of { $name } already. The games of both then count together, and this cannot be undone.
person-rename-sure = Rename anyway
table-all = Show all { $count } rows
table-shown = The first { $shown } of { $count } rows are shown.

## A guided game, and the end of one

start-guide-of-it = How to play
start-guide = How to play { $game }
lesson-picture = Picture: { $title }
lesson-app = You play with your real cards. The app keeps count and says what comes next.
lesson-start = Start a guided game
lesson-start-bot = Start a guided game against a bot
lesson-start-bot-about = Level { $level }; it explains its moves.
hint-sample = This is a sample: play, and undo what you like. It is not counted.
hint-turn-around = The table is flipped and shown from another side. Tap again for the next side.
hint-facing = { $halves ->
    [yes] Face to face: each half of the screen faces its player. Choose it again to end it.
   *[no] Face to face: the screen turns to the player who acts. Choose it again to end it.
}
hint-understood = Got it
settings-hints = Hints
settings-hints-given = Show hints at the table
ending-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
ending-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
ending-tally = { $what }: { $of }
ending-time = Time

## A guest at a shared table

guest-connecting = Looking for the table…
guest-who = Who are you?
guest-seat-taken = Already at the table
guest-seat-away = Has a place, but is not connected
guest-you = You are { $player }.
guest-you-watch = You are watching.
guest-here = Also here: { $names }
guest-away = Not connected: { $names }
guest-look = Watch
guest-television = TV view
guest-television-about = Large, for all to see
television-missing = Not here yet: { $names }
television-show-code = Show the QR code
television-hide-code = Hide the QR code
guest-device-name = Name of this device
guest-device-hint = shown to the others
guest-dark = This browser cannot keep the screen on here. On an iPhone, set Display & Brightness → Auto-Lock to Never; on Android, Display → Screen timeout to the longest time.
guest-bye-closed = Nobody else can join this table.
guest-again = Join again
guest-reload = Reload the page
guest-unknown-game = This page does not know the game { $game }.
guest-bye-invitation = This invitation is no longer valid. Scan the QR code at the host again.
guest-bye-version = The host has another version. Reload the page; if that does not help, the host needs an update.
guest-bye-unclear = Something went wrong. Reload this page.
guest-bye-full = There is no place for another device at this table.
guest-bye-sent-away = The host has removed this device.
guest-bye-elsewhere = This device is at the table in another tab.
guest-bye-left = You have left the table.
guest-bye-over = The host has closed the table.
guest-lost = Connection lost. The table may be out of date; nothing is recorded until the connection is back.
guest-failing = The host cannot save: nothing is recorded until it can.
guest-waiting = Waiting for the host…
guest-your-turn = Your turn
guest-others = Waiting for { $players }
guest-bots = Waiting for { $players }. The host confirms the step.
guest-phone-away = { $name }’s phone is not connected.
guest-not-yours = This device may not do that. The host can allow it.
guest-not-yours-to-undo = You can undo only your own last action. The host can undo more.
guest-undid = { $what } (by { $who })
guest-host = the host
guest-refused = The host did not allow that.
guest-refused-old = Another player was faster. See what was done, and tap again if you still want to.
guest-refused-too-many = Too many notes and corrections at once. Wait a moment.
guest-set-up = The host is setting up the table.
guest-take = Export the journal

## Inviting phones to the window's session

invite-title = Invite phones
invite-about-network = Phones on the same network scan a QR code and open this game in their browsers. All players then play on their own phones. Anyone who has the code can join, until you stop sharing.
invite-share = Share this table
invite-how = Scan this QR code with phones on the same network, or type the address. All players then see this game and play on their own phones. Anyone who has the code can join.
invite-elsewhere = A computer on the same network can share a table with phones: open Courtyard there, and choose “Invite phones” in the menu of a game.
invite-picture = QR code of the address
invite-address = If phones do not find it, try another address of this computer:
invite-there = Connected devices
invite-open = Let others join
invite-away = Remove { $name }
invite-end = Stop sharing
invite-shared =
    { $count ->
        [0] Shared; no device connected
        [one] Shared with one device
       *[other] Shared with { $count } devices
    }
invite-no-page = The page for phones is not installed with this program. It belongs beside it, in a folder named web; { $command } builds it.
invite-no-network = This computer is not on a network: no phone can reach it.
invite-no-port = No phone could connect to this computer: { $why }.
invite-unsaved = All steps have to be saved first.

## Introducing phones by their codes

invite-about = Each guest scans your code and shows you an answer, which you scan in return. The phones then play together without a server: they only need the same Wi-Fi or the hotspot of one of them.
invite-begin = Show my code
invite-offer = Let the next guest scan this code with the phone’s camera. Then scan the answer on that phone.
invite-read = Scan the answer
invite-type = Or paste the answer here:
invite-copy = Copy the address in the code
invite-connecting = Connecting to the phone…
invite-connected = Connected. The next guest can scan the code below.
meet-preparing = Preparing the code…
meet-answer = Show this answer to the host
meet-answer-about = The host scans it and you are connected. If the host has no camera, send it as text.
meet-send = Send the answer as text
meet-copy = Copy the answer
meet-anew = If the host shows a new code
meet-scan = Scan the host’s code
meet-scan-about = The host finds it in the menu of the game, under “Invite phones”.
meet-type = Or paste the address in it here:
meet-connect = Connect
meet-again = Connect again
meet-camera = Point the camera at the code on the other phone.
meet-no-camera = This page cannot use the camera. Paste the code as text instead.
meet-bad-code = This is not a complete code from Courtyard. Scan the other phone again.
meet-old-code = This answer belongs to an earlier code. Let the guest scan the code below.
meet-no-connection = The phones do not reach each other. Connect both to the same Wi-Fi, but not to one for guests; or turn on the hotspot of one phone and connect the other to it. Then let the guest scan the code again.
meet-no-network = This phone is not on a network. Connect it to a Wi-Fi, or turn on its hotspot.

## Printing

print-open = Print…
print-title = Print
print-paper = Paper
print-save = Save as PDF
paper-a4 = A4
paper-letter = Letter
aid-reference-about = All rules on one page, with your house rules.
aid-mat-about = One page for each player: places for the cards, and tracks and boxes for markers.
aid-sheet-about = A table for the results of an evening.

## The clock

clock-pause = Pause the clock
clock-go-on = Continue the game
clock-paused = Paused since { $time }
keys-pause = Pause the clock, or continue

## Spoken turns

settings-speech = Spoken turns
settings-speech-on = Say whose turn it is, and the result of a duel
settings-speech-slow = Slow
settings-speech-usual = Medium
settings-speech-fast = Fast
settings-speech-voice = System default
settings-speech-try = Listen
spoken-turn = It is { $player }’s turn.

## Board Game Stats

ending-push = Add to BG Stats
ending-push-about = Opens the app Board Game Stats with this game.
