//! What the screens of a session need of its game.

use egui::{Id, Ui, Vec2};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::commands::Commands;
use super::hints::Hint;
use super::invite::Phones;
use super::layout::{Density, SHEET_KEEPS, Shape};
use super::lesson::Lesson;
use super::view::TableView;
use crate::input::key_bindings::{KeyBinding, KeyGroup};
use crate::overlay::Overlay;
use crate::screen::Quick;
use crate::widgets::CardSize;
use courtyard_core::game::{Preset, RulesOf};
use courtyard_core::seat::{Seat, Seats};
use courtyard_library::Library;
use courtyard_session::{Session, Step};
use courtyard_text::{Describe, Language, Line, Tally, Text};

/// The screens of a game: all that the window needs of it.
///
/// What every game has is shared: the frame around the table, undo and redo, the log and notes, looking back, what is not
/// on the disk, the end of a game and the next one, names and editions of a new session. A game brings its table and what
/// is done there ([`Play`](GameScreens::Play)), what else is asked before a game ([`SetUp`](GameScreens::SetUp)), and the
/// pieces below.
pub trait GameScreens: Describe<Table: Send, Action: Send, Refusal: Send, Count: 'static> {
    /// What of the table's screen is the game's own.
    type Play: Play<Self>;

    /// What is asked for before a session begins, beyond who plays by which rules.
    type SetUp: SetUp<Self>;

    /// The journal of a sample game that goes on, if there is one. Its header says `"sample": true`.
    const SAMPLE: Option<&'static [u8]> = None;

    /// The key of the hint that tells what a guided game is, if a first game can be guided.
    const GUIDE: Option<&'static str> = None;

    /// How the game is played, in pictures; empty if a first game cannot be guided.
    const LESSON: Lesson = &[];

    /// What can be done with the game without a session, if there is something.
    const QUICK: Option<Quick> = None;

    /// Whether the turn is handed over from player to player.
    const HANDS_OVER: bool = true;

    /// What of an action of this kind, by its name in a journal, is told where there is little room.
    fn weight(kind: &str) -> Weight {
        let _ = kind;
        Weight::Deed
    }

    /// The edition that a first game has where this language is spoken, by its name in a journal.
    fn usual_edition(language: Language) -> &'static str {
        let _ = language;
        Self::Edition::NAMES.first().copied().unwrap_or_default()
    }

    /// Shows the game's sign on the start screen.
    fn emblem(ui: &mut Ui, size: CardSize);

    /// The rules in words.
    fn rulebook(text: &Text, rules: &RulesOf<Self>) -> Overlay;

    /// The action that is a remark, if the game has such an action.
    fn note(text: String) -> Option<Self::Action>;

    /// Whether the set-up of this table has not been recorded yet.
    fn awaits_set_up(table: &Self::Table) -> bool;

    /// The set-up of the next game between the same players: what is known of it already.
    fn rematch(session: &Session<Self>) -> Self::SetUp;

    /// Shows a table that is only looked at; this seat is at the lower edge. Returns the answer to a tap that asks.
    fn past(ui: &mut Ui, view: TableView<'_, Self>, bottom: Seat, size: Vec2) -> Option<String>;

    /// What helps somebody at this table who plays for the first time.
    fn hint(view: TableView<'_, Self>) -> Option<Hint> {
        let _ = view;
        None
    }

    /// What a session came to for each player, as the end of the game tells it.
    fn summary(text: &Text, session: &Session<Self>) -> Vec<Tally> {
        Self::tallies(text, session)
    }

    /// Shows what else there is to tell of the moment after entry `n` that is looked back at, below what was done.
    fn history_aside(ui: &mut Ui, view: TableView<'_, Self>, n: usize) {
        let _ = (ui, view, n);
    }
}

/// What is wanted of the game's own part of the table's screen.
pub type OwnCommand<G> = <<G as GameScreens>::Play as Play<G>>::Command;

/// What can be wanted at a table. The table's screen carries out all but [`Own`](TableCommand::Own).
pub enum TableCommand<G: GameScreens> {
    /// Record this action.
    Do(G::Action),
    /// Record this remark.
    Note(String),
    /// Take back the last action.
    Undo,
    /// Put back the last action taken back.
    Redo,
    /// Say why something is not possible, until the next step.
    Explain(String),
    /// What was explained no longer matters.
    Explained,
    /// Show the table, whatever page is open; what was explained no longer matters.
    ToTable,
    /// The next player has seen whose turn it is.
    GoOn,
    /// Leave what is put together, or the page.
    Close,
    /// Show the log.
    Log,
    /// Look back, move by move.
    LookBack,
    /// Read the rules.
    Rules,
    /// Show the table from the next seat.
    TurnAround,
    /// Sit face to face, or no longer.
    Sit,
    /// Set up the table of a session that was begun and not set up.
    SetUp,
    /// Share the session with phones, or look at who shares it.
    Invite,
    /// Do this with the phones that share it.
    Phones(Phones),
    /// Take the journal of a host's session along.
    Take,
    /// Play again with the same players.
    Rematch,
    /// What was said of the session has been read.
    Understood,
    /// Look at what is not on the disk.
    Saving,
    /// Do not give the hint of this name again.
    Dismiss(&'static str),
    /// Choose about the app itself.
    Settings,
    /// Leave the table.
    Leave,
    /// What the game's own part carries out.
    Own(OwnCommand<G>),
}

/// The game's own part of the table's screen: what it shows of the table, and what has been tapped and is no action yet.
///
/// What it shows it may change as its fields are written to; whatever else is wanted it sends, and
/// [`handle`](Play::handle) is the one place where that changes anything.
pub trait Play<G: GameScreens>: Default {
    /// What is wanted of it.
    type Command;

    /// What its keys mean.
    type Key: Copy + 'static;

    /// Its keys.
    const KEYS: TableKeys<Self::Key> = TableKeys::NONE;

    /// Called at the start of every frame: lets what moves go on.
    fn begin_frame(&mut self, ui: &Ui) {
        let _ = ui;
    }

    /// What a key asks for.
    fn pressed(&mut self, key: Self::Key, view: TableView<'_, G>) -> Option<TableCommand<G>> {
        let _ = (key, view);
        None
    }

    /// Does what was wanted; what follows from it, such as an action to record, is returned. `by_keyboard` says whether
    /// it was wanted by a key.
    fn handle(
        &mut self,
        ui: &Ui,
        view: TableView<'_, G>,
        command: Self::Command,
        by_keyboard: bool,
    ) -> Option<TableCommand<G>>;

    /// Called after a step has been recorded: what was put together is forgotten, what followed can be looked at.
    fn recorded(&mut self, ui: &Ui, view: TableView<'_, G>, recorded: Recorded<'_, G>);

    /// Makes the sentences that it keeps anew, after the language has changed; `news` is the last action told.
    fn retell(&mut self, news: Option<&Line>) {
        let _ = news;
    }

    /// Leaves what is put together and the page, if there is one.
    fn close(&mut self);

    /// Whether there is something to be [closed](Play::close).
    fn is_open(&self) -> bool;

    /// Whether an action is being put together on a sheet, which has a heading and a way back of its own and needs room.
    fn is_composing(&self) -> bool {
        false
    }

    /// Whether something lies over the actions of the table, so that their keys do nothing.
    fn covers_actions(&self) -> bool {
        self.is_composing()
    }

    /// Whether this key answers what is asked, on a sheet too.
    fn is_answer(key: Self::Key) -> bool {
        let _ = key;
        false
    }

    /// What the table keeps of the height of a low phone, in points, where what is asked for now matters more than the
    /// table; `None` where both share the height as usual.
    fn min_table_height(&self, view: TableView<'_, G>) -> Option<f32> {
        let _ = view;
        self.is_composing().then_some(SHEET_KEEPS)
    }

    /// Whether [`task`](Play::task) has something to show though the table waits for its set-up or the game is over.
    fn takes_over(&self, view: TableView<'_, G>) -> bool {
        let _ = view;
        self.is_composing()
    }

    /// Whether the last action is not to be told yet, because its dice still tumble.
    fn is_pending(&self) -> bool {
        false
    }

    /// What the task is: another begins at its top, however far the last was scrolled.
    fn shown(&self, view: TableView<'_, G>) -> Id;

    /// What is asked of people, and of whom, beyond whose turn it is and what the task is. Where that changes, taps are
    /// kept from it until it has been seen; what is chosen of several things one after the other is no change.
    fn asked(&self, view: TableView<'_, G>) -> Id {
        self.shown(view)
    }

    /// The key of the title of the game's own page that is shown in place of the table.
    fn page(&self) -> Option<&'static str> {
        None
    }

    /// Shows that page.
    fn show_page(
        &mut self,
        ui: &mut Ui,
        view: TableView<'_, G>,
        out: &mut Commands<TableCommand<G>>,
    ) {
        let _ = (ui, view, out);
    }

    /// What the menu offers beside what every game has.
    fn menu(&self, view: TableView<'_, G>) -> Vec<MenuItem<G>> {
        let _ = view;
        Vec::new()
    }

    /// Shows what is to be done now.
    fn task(
        &mut self,
        ui: &mut Ui,
        view: TableView<'_, G>,
        density: Density,
        out: &mut Commands<TableCommand<G>>,
    );

    /// Shows what a player may do while the table waits for somebody else; on a device of the player's own.
    fn off_turn_actions(
        &mut self,
        ui: &mut Ui,
        view: TableView<'_, G>,
        density: Density,
        out: &mut Commands<TableCommand<G>>,
    ) {
        let _ = (ui, view, density, out);
    }

    /// Where the last action is told beside the task.
    fn news(&self, view: TableView<'_, G>) -> News {
        let _ = view;
        News::Above
    }

    /// Shows the ways onwards, such as the end of the turn, in what is left of the row of undo and redo.
    fn footer(&mut self, ui: &mut Ui, view: TableView<'_, G>, out: &mut Commands<TableCommand<G>>) {
        let _ = (ui, view, out);
    }

    /// Shows the table.
    fn centre(
        &mut self,
        ui: &mut Ui,
        view: TableView<'_, G>,
        place: Region,
        out: &mut Commands<TableCommand<G>>,
    );
}

/// What of an action is told where there is little room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// What was done.
    Deed,
    /// What came of it, if something did: the first sentence about that and the last.
    Outcome,
    /// Nothing, as it is a step of something that has an outcome.
    Step,
    /// Nothing, as it only leads on; nor does the log tell of it if nothing came of it.
    Onward,
}

/// What came of a step.
pub struct Recorded<'a, G: GameScreens> {
    /// The table before it.
    pub before: &'a G::Table,
    /// The step.
    pub step: &'a Step<G::Action>,
    /// What followed.
    pub events: &'a [G::Event],
    /// The last action, told.
    pub news: Option<&'a Line>,
}

/// Where the table is shown.
#[derive(Debug, Clone, Copy)]
pub struct Region {
    /// The shape of the window.
    pub shape: Shape,
    /// Who sits at the lower edge.
    pub bottom: Seat,
    /// What of the table is shown there.
    pub extent: Extent,
    /// How much there is of it, in points.
    pub size: Vec2,
}

/// What of the table is shown in one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// All of it.
    Whole,
    /// The side at the lower edge and what both share; the other one sits across and is shown the own side.
    Shared,
    /// Only the side at the lower edge, to whoever sits across from the one who has the rest.
    Own,
}

/// Where the last action is told beside the task.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum News {
    /// On a line of its own, where there is one.
    Above,
    /// Beside undo and redo.
    Beside,
    /// Nowhere.
    Hidden,
}

/// A line of the menu.
pub struct MenuItem<G: GameScreens> {
    /// The key of its title.
    pub title: &'static str,
    /// Why it cannot be chosen; `None` if it can.
    pub why_not: Option<String>,
    /// Whether it ends the game for a player. It stands last, apart from the rest.
    pub concedes: bool,
    /// What it means.
    pub command: TableCommand<G>,
}

/// The keys of a game, in the order in which the page of all keys shows them.
#[derive(Debug, Clone, Copy)]
pub struct TableKeys<K: 'static> {
    /// Those that stand between undo and redo and the log.
    pub table: &'static [KeyBinding<K>],
    /// Those that open pages.
    pub pages: &'static [KeyBinding<K>],
    /// Those that begin actions, in a group of their own.
    pub actions: &'static [KeyBinding<K>],
}

impl<K: Copy> TableKeys<K> {
    /// No keys.
    pub const NONE: TableKeys<K> = TableKeys {
        table: &[],
        pages: &[],
        actions: &[],
    };

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &'static KeyBinding<K>> + use<K> {
        self.table.iter().chain(self.pages).chain(self.actions)
    }

    /// The group of those that begin actions; `None` if there are none.
    pub fn action_group(&self) -> Option<KeyGroup> {
        (!self.actions.is_empty()).then(|| KeyGroup::of("keys-actions", self.actions))
    }
}

/// What a set-up knows of the session that is to begin.
pub struct Basics<'a, G: GameScreens> {
    /// The messages of the language spoken.
    pub text: &'a Text,
    /// Where sessions are kept, and what games keep beside them.
    pub library: &'a Library,
    /// The edition's name in a journal.
    pub edition: &'a str,
    /// The rules, house rules included.
    pub rules: &'a RulesOf<G>,
    /// The players' names; not empty once the first page has been left.
    pub players: &'a Seats<String>,
    /// Whether all is told that somebody needs who plays for the first time.
    pub guided: bool,
}

impl<G: GameScreens> Clone for Basics<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameScreens> Copy for Basics<'_, G> {}

/// What can be wanted on the game's own pages of a set-up.
pub enum SetupCommand<G: GameScreens> {
    /// Begin the session, with these actions as its first entries.
    Begin(Vec<G::Action>),
    /// Say why something is not possible, until the next step.
    Explain(String),
    /// What was explained no longer matters.
    Explained,
}

/// What a game asks for before a session begins. As what has been chosen is kept on disk, it has a text form: an object
/// whose fields stand beside `players`, `edition`, `rules`, `series`, `journal` and `game`.
pub trait SetUp<G: GameScreens>:
    Default + Clone + PartialEq + Serialize + DeserializeOwned + 'static
{
    /// The key of the title of the button that leads on from who plays by which rules.
    const ONWARD: &'static str;

    /// The key of the title of the game's own page that is shown; `None` while it is asked who plays by which rules.
    fn page(&self) -> Option<&'static str> {
        None
    }

    /// Leads on from who plays by which rules: to the first page of its own, or to the session, which begins with these
    /// actions.
    fn onward(&mut self, basics: Basics<'_, G>) -> Option<Vec<G::Action>>;

    /// What is asked on the page, and of whom. Where that changes, taps are kept from it until it has been seen.
    fn asked(&self) -> Id {
        Id::unique(self.page())
    }

    /// Leads one page back.
    fn back(&mut self) {}

    /// Whether the page is the first of its own.
    fn is_first_page(&self) -> bool {
        true
    }

    /// Further fields of the header with which the session begins, beside those that every game has; their names are none
    /// of those.
    fn further(&self) -> Map<String, Value> {
        Map::new()
    }

    /// Shows the page.
    fn show(&mut self, ui: &mut Ui, basics: Basics<'_, G>, out: &mut Commands<SetupCommand<G>>);
}
