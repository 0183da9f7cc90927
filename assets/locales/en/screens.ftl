# The screens.

back = Back
menu = Menu
stepper-less = less: { $what }
stepper-more = more: { $what }

home-tagline = Beside your cards: it keeps the table, adds up every fight, and forgets nothing.
home-new = New session
home-new-about = Choose a game, and who plays it
home-sessions = Sessions
home-faulty = Damaged at line { $line } ({ $code })
home-unreadable = Cannot be read: line { $line } ({ $code })
home-in-use = The session played last is open in another window. Open it here to look on.
home-folder = Sessions are kept in { $folder }
home-no-folder = Sessions cannot be kept: { $why }. Nothing can be recorded like this.
home-not-kept = Nothing is kept at the moment: { $why }. What is played now is lost when this page is closed, unless a copy is saved.
home-cleared = The browser had cleared everything that was kept here. All that this page still knew was written anew.
home-in-browser = Sessions are kept in this browser, on this device only.
home-in-browser-for-now = Sessions are kept in this browser, on this device only. It may clear them when room gets short, or after weeks without a visit: put Courtyard on the home screen, and save copies of what is dear to you.
home-update-about = A new version of Courtyard is here. Nothing is lost by taking it, and it can wait.
home-update = Take the new version

player-one = Player 1
player-two = Player 2

setup-title = New session
setup-name-of = Name of { $player }
setup-game = Game
setup-how-many = Players
setup-edition = Edition
setup-read = Read the rules
setup-house-rules = House rules
setup-house-rules-about = { $count ->
    [0] The edition as it is. Tap to change a rule.
    [one] One rule changed
   *[other] { $count } rules changed
}
setup-names-same = The two names have to differ.
setup-to-starter = Who starts?
setup-to-nobles = Pick the nobles
setup-begin = Begin the game
setup-starter = Who starts?
setup-nobles = Opening nobles

rule-default = In this edition: { $value }
rule-any = { $rule }: any number

starter-about-dealer = Both roll two dice. The lower total deals, and the other player begins. Tap the faces of your dice.
starter-about-any = Any way you agree on. If you roll, the higher total begins.
starter-die = { $pips ->
    [0] { $name }, die { $die }: not rolled
   *[other] { $name }, die { $die }: { $pips }
}
starter-tie = Both have { $total }: a tie rolls again.
starter-again = Roll again
starter-starts = { $name } takes the first turn
starter-missing = Roll, or tap who begins.

nobles-first = { $name } takes the first turn.
nobles-picking = { $name } picks: { $count } of { $of }
nobles-free = { $card }
nobles-taken = { $card }, { $name }
nobles-full = { $name } has all { $count } nobles; tap one of them to give it back.
nobles-missing = { $count ->
    [one] One noble is missing.
   *[other] { $count } nobles are missing.
}

bar-set-up = Set-up
bar-turn = Turn { $turn } · { $name }
bar-turn-only = Turn { $turn }
bar-won = { $name } has won
bar-several-won = { $names } have won
bar-drawn = A draw

menu-rules = Rules
menu-log = Log and notes
menu-corrections = Corrections
menu-turn-around = Turn the table around
menu-concede = Give up
menu-leave = To the start screen

table-not-recorded = Not recorded: { $why }.
table-understood = Understood

side-active = ▶ { $name }
side-empty = { $name } has no nobles left.
side-hand = { $name }: { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
side-gold = { $name }: { $count } gold
side-known = Known in hand: { $cards }
side-ability = { $suit } { $ability }
side-abilities = { $name }: abilities left: { $abilities }
ability-is-left = { $ability }, to be used: { $about }
ability-is-used = { $ability }, used up: { $about }
noble-label = { $card } of { $name }
noble-about = { $card } of { $name }: strength { $strength } ({ $terms }), stamina { $left } of { $full }
noble-stamina = { $card }: stamina { $left } of { $full }
deck-support = Support deck: { $count }
deck-support-name = Support
deck-nobles = Noble deck: { $count }
deck-nobles-name = Nobles
discard = { $count ->
    [0] Discard: empty
   *[other] Discard: { $count }
}
discard-card = { $card } in the discard pile
cards-missing = { $count ->
    [one] One support card is counted nowhere. Correct a hand or the deck.
   *[other] { $count } support cards are counted nowhere. Correct a hand or the deck.
}
cards-too-many = { $count ->
    [one] One support card too many is counted. Correct a hand or the deck.
   *[other] { $count } support cards too many are counted. Correct a hand or the deck.
}

mark-discard = ×
mark-duel = ⚔



do-sell = Sell for { $gold } gold
do-buy = { $count ->
    [one] Buy 1 card
   *[other] Buy { $count } cards
}
do-tax = Tax { $card }
do-recruit = Recruit { $card }
do-weapon = Arm { $card }
do-give = Take from { $card }
do-receive = Give to { $card }
do-heal = Heal { $card }
do-spy = Spy without naming cards
do-spy-about = You look; the app need not know.
do-spy-named = Record the hand
do-tax-last = Tax { $card } and lose it
do-attack-with = Attack with { $card }
do-attack = Challenge { $card }
do-deflect = { $name } deflects
do-deflect-to = Deflect to { $card }
do-concede = { $name } concedes
do-next-phase = { $phase } →
do-end-turn = End turn
do-set-up = Set up the table
do-undo = Undo
do-redo = Redo
do-rematch = Rematch
do-note = Note

pick-spade = Which spade is discarded?
pick-heart = Which heart is discarded?
pick-diamond = Which diamond is discarded?
pick-club = Which club is discarded?
pick-sale = Tap three cards of one suit.
pick-sale-full = Three cards are chosen already.
pick-sale-left = { $count ->
    [one] One card to go
   *[other] { $count } cards to go
}
pick-king = Which King pays?
pick-count = How many?
pick-recruit = Which noble lay on top?
pick-weapon = Which 2 or 3?
pick-bearer = Who gets { $card }?
pick-giver = Whose weapon?
pick-receiver = Who gets the weapon of { $card }?
pick-patient = Who is healed?
pick-recovered = Which card comes to the hand?
pick-from-pile = { $card } from the discard pile
pick-seen = { $count ->
    [0] { $name } has no cards.
    [one] The one card of { $name }:
   *[other] The { $count } cards of { $name }:
}
pick-seen-full = All { $count } cards are named.
pick-seen-left = { $count ->
    [one] One card to go
   *[other] { $count } cards to go
}
pick-seen-spent = { $card } was just discarded.
pick-attacker = Tap the noble that attacks.
pick-target = Tap the noble that { $card } challenges.
pick-deflection = Who takes the duel?

tax-last = This takes { $card }’s last stamina: the King is vanquished.

concede-about = The game ends at once. It can be taken back.

fight-wins = wins
fight-loses = loses
fight-ties = a tie
fight-attacker = attacks
fight-defender = defends
fight-fights = { $card } in the duel
fight-die-lies = A die shows { $pips }
fight-card-lies = { $card } lies in the duel
fight-total = { $name }: { $total }
fight-critical = critical hit
fight-roll = { $name } rolls
fight-roll-two = { $name } rolls one die or two
fight-roll-second = The second die?
fight-first-laid = { $name }, first die: { $pips }. Tap to take it away
fight-die-tumbles = { $name }’s die rolls
fight-die = { $name } rolls { $pips }
fight-first-die = { $name }, first die { $pips }
fight-second-die = { $name }, second die { $pips }
fight-one-die = Only one die: { $pips }
fight-roll-virtual = Roll for { $name }
fight-no-card = { $name } plays no card
fight-two = Two cards
fight-only-one = Only one card
fight-won = { $name } wins the duel
fight-tie = A tie
fight-done = Back to the table
needs = { $name } needs { $tie } to tie, { $win } to win
needs-one = Even. { $name } needs 1 to win
needs-nothing = { $name } is ahead by { $lead }
needs-ace = An Ace lies there: only an Ace saves { $name }

note-hint = A remark for the log
note-field = Note
corrections-about = The table is right. Set here what the app has wrong; every correction is logged and can be undone.
corrections-why = Why (if you like)
corrections-why-field = Reason
correct-gold = Gold of { $name }
correct-hand = Cards in the hand of { $name }
correct-deck = Cards in the support deck
correct-stamina = Stamina of { $card }
correct-weapon = Weapon of { $card }
correct-no-weapon = { $card } without weapon
correct-weapon-to = { $card } under { $noble }
correct-ability = { $name } has used { $suit }
do-correct = Set { $what } to { $value }

series-wins = { $name } { $wins }
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
settings-theme = Colours
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-high-contrast = High contrast
settings-suits = Suits
settings-suits-two = Two colours
settings-suits-four = Four colours
settings-preview-gold = Gold: { $count }
settings-preview-die = A die shows { $pips }
settings-text-size = Text
settings-text-size-percent = Size in percent
settings-language = Language
settings-language-system = The system’s
settings-motion = Motion
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-dice = Dice
settings-dice-about = Which a duel offers first; the others stay within reach.
settings-dice-real = Real dice
settings-dice-virtual = The app rolls
settings-screen = Screen
settings-screen-awake = Keep it awake while a game is open
settings-buzz = A short buzz for what is recorded
settings-kept = Settings are kept in { $file }
settings-not-kept = The system names no folder for settings; they hold until the window is closed.
settings-in-browser = Settings are kept in this browser.
settings-set-aside = The file of the settings could not be read. It is now called { $file }, and all settings are as they were at first.
settings-in-the-way = { $file } cannot be read, nor could it be put aside: { $why }. All settings are as they were at first.
settings-not-saved = Settings could not be saved: { $why }. They hold until the window is closed.
settings-note-close = Close this note

## Keys

keys-title = Keys
keys-everywhere = Everywhere
keys-table = At the table
keys-actions = Actions
keys-larger-text = Larger text
keys-smaller-text = Smaller text
keys-usual-text = Usual size of text
keys-move = Move from one to the next
keys-press = Press what is outlined
keys-scroll = Scroll a page
keys-die = The die shows this
keys-roll = The app rolls
keys-no-support = Play no card
keys-rules = Rules

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
    [0] Go on: { $players }
   *[other] Go on: { $players }, turn { $turn }
}
start-sample = Sample game
start-sample-of = Sample game of { $game }
start-running = { $turn ->
    [0] Not set up
   *[other] Turn { $turn }
}
start-won = { $winner } won
start-drawn = A draw
start-about = { $state } · { $edition } · { $when }
start-edition-of = { $game }, { $edition }
start-today = today, { $time }
start-yesterday = yesterday, { $time }

quick-title = Quick duel
quick-attacker = Attacker
quick-defender = Defender
quick-pick-attacker = Tap the noble that attacks.
quick-pick-defender = Tap the noble that defends.
quick-attacks = { $card } attacks
quick-defends = { $card } defends
quick-armed = { $card } with { $weapon }
quick-others = Other nobles beside { $card }
quick-others-set = { $what }: { $value }
quick-edition = Edition: { $edition }
quick-wounded = { $card } loses 1 stamina.
quick-another = Another duel
quick-same = Same nobles again

## What is not saved

saving-banner = { $count ->
    [0] Not saved: { $why }. The game goes on.
    [one] Not saved: { $why }. One step waits here until it can be written.
   *[other] Not saved: { $why }. { $count } steps wait here until they can be written.
}
saving-short = { $count ->
    [0] Not saved
    [one] One step is not saved
   *[other] { $count } steps are not saved
}
saving-open = What now?
saving-title = Not saved
saving-about = { $count ->
    [0] This session could not be written to { $file }: { $why }.
    [one] One step could not be written to { $file }: { $why }.
   *[other] { $count } steps could not be written to { $file }: { $why }.
}
saving-goes-on = You can play on. Everything is kept here in order, and written as soon as that is possible; it is tried every few seconds.
saving-leaving = If you leave now, it is gone.
saving-retry = Try again now
saving-elsewhere = Save elsewhere
saving-elsewhere-about = The whole session so far as a file of its own.
saving-path = File
saving-write = Write this file
saving-written = The whole session so far is in { $file }.
saving-not-written = { $file } could not be written: { $why }.
saving-copy = Copy to the clipboard
saving-copied = The whole session so far is on the clipboard. Paste it into a file whose name ends in .courtyard before you leave.
saving-leave = Leave without saving
saving-leave-sure = Leave, and lose what is not saved
saving-leave-safe = Leave
saving-stay = Play on
saving-done = Everything is saved

## Looking back

look-title = Look back
look-leave = Enough looked back
look-log = All moves
look-first = To the beginning
look-previous = One move back
look-next = One move on
look-last = To the end
look-slider = Move
look-where = { $n ->
    [0] Before the first of { $count }
   *[other] { $n } of { $count }
}
look-beginning = Nothing has been done yet.
look-taken-back = This was taken back later and does not count.
look-mark-taken-back = taken back
log-earlier = What came before is under “Look back”.

onlooker-play = To the table
onlooker-in-use = This session is open in another window. Here you look on; what is done there appears here.
onlooker-free = This session is no longer open in the other window.
onlooker-take-over = Take over
onlooker-newer = A newer Courtyard has written this session. It can be looked at here, as far as this version understands it, but not gone on with.
onlooker-damaged = { $entries ->
    [0] Line { $line } does not stand: { $why }
    [one] Line { $line } does not stand: { $why } One entry before it stands.
   *[other] Line { $line } does not stand: { $why } { $entries } entries before it stand.
} { $lost ->
    [one] One line is lost.
   *[other] { $lost } lines are lost.
} The file was left as it was.
onlooker-lost = What was lost
onlooker-lost-about = { $count ->
    [one] The line as it lies in the journal
   *[other] The lines as they lie in the journal
}
onlooker-lost-more = { $count ->
    [one] … and one line more.
   *[other] … and { $count } lines more.
}
onlooker-repair = { $entries ->
    [0] Go on from the beginning
   *[other] Go on from entry { $entries }
}

## The library

home-all = { $count ->
    [0] Archive, bin and bringing in
   *[other] All sessions ({ $count })
}
library-sessions = Sessions
library-archive = Archive
library-bin = Bin
library-title = { $shelf }: { $count } of { $of }
library-filters = Filters
library-more = Search and more
library-filters-on = { $name }: { $count } set
library-search = Search
library-search-hint = Players or name
library-listing = { $of ->
    [0] Looking up the sessions …
   *[other] Looking up the sessions: { $done } of { $of }
}
library-none = Nothing lies here.
library-none-such = No session is like that. Search for less, or take filters back.
library-more-of = More: { $session }
library-game = Game
library-game-any = Any game
library-edition = Edition
library-edition-any = Any edition
library-ending = How it stands
library-ending-any = Any
library-ending-running = Going on
library-ending-won = Won
library-ending-drawn = Drawn
library-days = Begun
library-days-any = At any time
library-days-month = This month
library-days-year = This year
library-days-between = From … to …
library-since = From
library-until = To
library-day-hint = 2026-01-31
library-no-day = “{ $day }” is no day. Write year, month and day, like 2026-01-31.
library-show = { $count ->
    [one] Show one of { $of }
   *[other] Show { $count } of { $of }
}
library-file = File: { $file }
library-open = Open
library-archive-it = Put into the archive
library-put-it-back = Put back
library-delete = Delete
library-erase = Delete for good
library-erase-about = It is then gone, and nobody can bring it back.
library-erase-sure = Really delete for good
library-name = Name
library-name-hint = The players and the day
library-rename = Rename
library-renamed = The session is now called { $name }.
library-put-back = The session is back among the others.
library-archived = The session is in the archive now.
library-binned = The session is in the bin now. It can be put back from there.
library-erased = The session is gone for good.
library-empty = Empty the bin
library-empty-about = { $count ->
    [one] One session lies in the bin.
   *[other] { $count } sessions lie in the bin.
}
library-empty-ask = { $count ->
    [one] Delete it for good
   *[other] Delete all { $count } for good
}
library-empty-sure = { $count ->
    [one] This session will be gone, and nobody can bring it back.
   *[other] These { $count } sessions will be gone, and nobody can bring them back.
}
library-empty-now = { $count ->
    [one] Really delete it
   *[other] Really delete all { $count }
}
library-keep = Keep everything
library-emptied = { $count ->
    [one] One session is gone for good.
   *[other] { $count } sessions are gone for good.
}
library-give = Save a copy
library-give-all = Save all
library-give-all-about = All sessions and the archive in one file. The bin is left out. Whoever brings that file in has them all again.
library-give-title = Save a copy
library-form = As what
library-form-journal = Journal
library-form-markdown = Text (Markdown)
library-form-html = Web page
library-form-csv = Spreadsheet (CSV)
copies-download = Download
copies-share = Share
copies-downloaded = { $file } is among your downloads.
copies-shared = { $file } was handed on.
copies-not-gone = { $file } was not handed on.
library-file-field = File
library-choose-place = Choose a place
library-write = Save
library-written = Saved as { $file }.
library-take = Bring in sessions
library-take-about = Journals of Courtyard, or an archive of many, from another machine for example. You can also let the files fall on this window.
library-choose-files = Choose files
library-take-path = Or write where the file is:
library-take-this = Bring in this file
library-taking = Bringing in …
library-taken = { $file } is here now, as { $name }.
library-taken-cut-off = { $file } is here now, as { $name }. Its last line was cut off and was left out.
library-known = { $file } was here already, as { $name }.
library-not-taken = { $file } was not brought in: { $why }

## Statistics

statistics-title = Statistics
statistics-progress = { $done } of { $all } sessions
statistics-none = There is no game to count yet.
statistics-none-such = No game is like that. Choose less, or something else.
statistics-lost = The sessions could not be counted.
choose = What is counted
choose-everything = Everything
choose-any-player = All players
choose-player-search = Look for a player
choose-player-hint = A part of the name
choose-game = Game
choose-any-edition = All editions
choose-days = Begun
choose-any-day = At any time
choose-this-year = This year
choose-this-month = This month
choose-outcome = How it ended
choose-any-outcome = In any way
choose-won = Somebody won
choose-won-by = { $player } won
choose-drawn = In a draw
choose-running = Not yet
choose-told = { $what }: { $chosen }
table-all = All { $count } rows
table-shown = Shown are the first { $shown } of { $count } rows.
figure-games = Games won by who went first
figure-players = Games won, out of games finished
figure-player = { $player } · { $edition }
figure-length = How many turns the games took
figure-range = { $from }–{ $to }
figure-times = How often
figure-face = Face
figure-expected = Fair dice: { $count } each
figure-duels = How duels ended
figure-nobles = Duels won, out of duels fought
figure-attacking = As the attacker
figure-defending = As the defender
figure-gold = Gold of winners and losers
figure-gold-mean = Mean gold
