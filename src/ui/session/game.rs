//! The interface between the screens of a session and its game.

use std::ops::RangeInclusive;

use egui::{Id, Key, Ui, Vec2};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use strum::VariantArray;

use super::commands::Commands;
use super::corrections::Corrections;
use super::hints::Hint;
use super::invite::Phones;
use super::lesson::Lesson;
use super::pictured::PicturedCard;
use super::regions::{Density, Mode, Shape};
use super::view::TableView;
use crate::input::key_bindings::KeyBinding;
use crate::input::tap_guard::Asked;
use crate::overlay::Overlay;
use crate::parts::Foot;
use crate::printing::Printable;
use crate::screen::Quick;
use crate::theme::size;
use crate::widgets::{CardSize, Icon};
use courtyard_core::game::compose::Draft;
use courtyard_core::game::{Adjust, Preset, RulesOf};
use courtyard_core::seat::{Seat, SeatSet, Seats};
use courtyard_lab::opponents::Act;
use courtyard_library::Library;
use courtyard_session::{Header, Session, Step};
use courtyard_text::{Describe, Language, Line, Rulebook, Tally, Text};

/// The screens of a game: everything that the window needs from it.
///
/// The frame around the table, undo and redo, the log and notes, Look back, unsaved steps, the end of a game and the
/// next one, and the names and editions of a new session are shared by all games. A game provides its table and its
/// actions ([`Play`](GameScreens::Play)), the other questions before a game ([`SetUp`](GameScreens::SetUp)), and the
/// items below.
pub trait GameScreens:
    Adjust + Describe<Table: Send, Action: Send, Refusal: Send, Count: 'static>
{
    /// The game's own part of the table's screen.
    type Play: Play<Self>;

    /// The game's own questions before a session, after players and rules.
    type SetUp: SetUp<Self>;

    /// The journal of a running sample game, if there is one. Its header has `"sample": true`.
    const SAMPLE: Option<&'static [u8]> = None;

    /// The message key of the hint that explains a guided game; `None` if a first game cannot be guided.
    const GUIDE: Option<&'static str> = None;

    /// The message key of what the players need at the table, such as cards and dice. Each rule is an argument of its name.
    const NEEDS: Option<&'static str> = None;

    /// The items that the players need by these rules, in a sentence, if the game names them.
    fn needs(text: &Text, rules: &RulesOf<Self>) -> Option<String> {
        Self::NEEDS.map(|key| Rulebook::new(text, rules.to_json()).say(key))
    }

    /// The message key of how more than two players sit; `None` if there are never more.
    const SEATING: Option<&'static str> = None;

    /// How the game is played, in pictures; empty if a first game cannot be guided.
    const LESSON: Lesson = &[];

    /// A screen of the game without a session, if there is one.
    const QUICK: Option<Quick> = None;

    /// The game between bots, if they can play it.
    const LAB: Option<&'static dyn courtyard_lab::AnyLab> = None;

    /// The bots that take seats at a table, if they can do so in this game.
    const BOTS: Option<&'static dyn courtyard_lab::SeatsBots<Self>> = None;

    /// The cards that people see with an act of a bot, in the order of its sentence.
    fn pictured(_table: &Self::Table, _act: &Act<Self>) -> Vec<PicturedCard> {
        Vec::new()
    }

    /// Whether the turn is handed over from player to player.
    const HANDS_OVER: bool = true;

    /// Height of the actions of a turn on a phone with the row of undo, in lines of body text.
    const TURN: f32 = size::TURN;

    /// Share of a phone's height for a fight or a question.
    const FOCUS_SHARE: f32 = size::FOCUS_SHARE;

    /// Height that the table keeps above a fight or a question on a low phone, in points.
    const STRIP: f32 = size::STRIP;

    /// The numbers that are typed with one digit, 10 with the digit 0: they answer a question, or choose the option at
    /// this position. Their name on the page of keyboard shortcuts is the message `ID-keys-number`.
    const NUMBERS: Option<RangeInclusive<u8>> = None;

    /// Minimum share of a phone's height for the actions of a turn by these rules.
    fn turn_share(_rules: &RulesOf<Self>) -> f32 {
        size::TASK_SHARE
    }

    /// The display of a kind of action.
    fn look(_kind: Self::Kind) -> Look {
        Look::DEED
    }

    /// The default edition for a first game in this language, by its name in a journal.
    fn usual_edition(_language: Language) -> &'static str {
        Self::Edition::NAMES.first().copied().unwrap_or_default()
    }

    /// Shows the game's emblem on the start screen.
    fn emblem(ui: &mut Ui, size: CardSize);

    /// The rules in words.
    fn rulebook(text: &Text, rules: &RulesOf<Self>) -> Overlay {
        let mut title = Self::title(text);
        if <Self::Edition as Preset>::NAMES.len() > 1 {
            title += " · ";
            title += &Self::describe_edition(text, rules.edition_name());
        }
        Overlay::Reading {
            title,
            // It names numbers of the edition.
            lesson: if rules.house().is_empty() {
                Self::LESSON
            } else {
                &[]
            },
            chapters: Self::chapters(text, rules),
            rules: Some(Self::printable(rules, Vec::new())),
        }
    }

    /// The rules for printing, with the players' names, if they are known.
    fn printable(rules: &RulesOf<Self>, players: Vec<String>) -> Printable {
        Printable {
            game: Self::ID,
            edition: rules.edition_name(),
            house: rules.house(),
            players,
        }
    }

    /// The action that leads to the next phase of the turn, if the game has phases.
    fn pass() -> Option<Self::Action> {
        None
    }

    /// The action for a note, if the game has one.
    fn note(text: String) -> Option<Self::Action>;

    /// The set-up of the next game of the same players, as far as it is known.
    fn rematch(session: &Session<Self>) -> Self::SetUp;

    /// Shows a read-only table with this seat at the lower edge. Returns the description of a tapped item.
    fn past(ui: &mut Ui, view: TableView<'_, Self>, bottom: Seat, size: Vec2) -> Option<String>;

    /// Shows the fight that this last action of a game decided, given the table before it. Returns whether there was one;
    /// otherwise the table is shown.
    fn show_last_fight(
        _ui: &mut Ui,
        _before: TableView<'_, Self>,
        _action: &Self::Action,
        _place: Region,
    ) -> bool {
        false
    }

    /// The hint for new players at this table.
    fn hint(_view: TableView<'_, Self>) -> Option<Hint> {
        None
    }

    /// The result of a session for each player, for the end of the game.
    fn summary(text: &Text, session: &Session<Self>) -> Vec<Tally> {
        Self::tallies(text, session)
    }

    /// Whether the rules have this kind of action.
    fn is_in_play(_rules: &RulesOf<Self>, _kind: Self::Kind) -> bool {
        true
    }

    /// Shows further facts about the moment after entry `n` in Look back, below the action.
    fn history_aside(_ui: &mut Ui, _view: TableView<'_, Self>, _n: usize) {}
}

/// A command to the game's part of the table's screen, its [`Play`].
pub type PlayCommandOf<G> = <<G as GameScreens>::Play as Play<G>>::Command;

/// The command of a frame at a table.
pub type TableCommands<G> = Commands<TableCommand<G>>;

/// A command at a table. The table's screen carries out all except [`Play`](TableCommand::Play).
pub enum TableCommand<G: GameScreens> {
    /// Record this action.
    Do(G::Action),
    /// Record these actions, one after another, as the result of one tap.
    DoAll(Vec<G::Action>),
    /// Show the sheet that composes this action, with its next question.
    Compose(Draft<G>),
    /// Record the step of a bot, which was done.
    ConfirmBot,
    /// Record the corrections that were begun.
    RecordCorrections,
    /// Record this note.
    Note(String),
    /// Undo the last action.
    Undo,
    /// Redo the last undone action.
    Redo,
    /// Explain why something is not possible, until the next step.
    Explain(String),
    /// Clear the explanation.
    ClearExplanation,
    /// Show the table, whatever page is open, and clear the explanation.
    ToTable,
    /// Close the hand-over screen.
    DismissHandOver,
    /// Close the sheet or the page.
    Close,
    /// Show the log.
    Log,
    /// Show what is known of a player, and corrections.
    Player(Seat),
    /// Look back, move by move.
    LookBack,
    /// Show the results of the player with this name.
    Person(String),
    /// Pause the clock, or let it run again.
    Pause,
    /// Show the description of every action.
    Actions,
    /// Read the rules.
    Rules,
    /// Opens the page for printing the rules.
    Print,
    /// Show the table from the next seat.
    TurnAround,
    /// Switch face-to-face mode.
    FaceToFace,
    /// Set up the table of a session without set-up.
    SetUp,
    /// Share the session with phones, or show the page of shared sessions.
    Invite,
    /// Show the introduction to the host, after the connection was lost.
    Meet,
    /// A command of the page of shared sessions.
    Phones(Phones),
    /// Export the journal of a host's session.
    ExportJournal,
    /// Give the finished game to the app Board Game Stats.
    Push,
    /// Play again with the same players.
    Rematch,
    /// Close the message about the session.
    DismissNotice,
    /// Show the page of unsaved steps.
    ShowUnsaved,
    /// Dismiss the hint of this name.
    Dismiss(&'static str),
    /// Show the settings.
    Settings,
    /// Leave the table.
    Leave,
    /// A command to the game's [`Play`].
    Play(PlayCommandOf<G>),
}

impl<G: GameScreens> TableCommand<G> {
    /// Whether it closes the controls of corrections.
    pub(super) fn closes_corrections(&self) -> bool {
        match self {
            TableCommand::Do(action) => Some(G::Kind::from(action)) != G::ADJUST,
            TableCommand::DoAll(_)
            | TableCommand::Compose(_)
            | TableCommand::Close
            | TableCommand::Log
            | TableCommand::Actions
            | TableCommand::Player(_)
            | TableCommand::LookBack
            | TableCommand::Leave
            | TableCommand::Play(_) => true,
            _ => false,
        }
    }
}

/// The game's part of the table's screen: it shows the table and the tasks, and has the state of taps that are not yet
/// an action. The [sheet](super::composer::Composer) of an action that is being composed covers the task.
///
/// While it is shown, it may change its own fields; everything else is sent as a command, and only
/// [`handle`](Play::handle) carries out commands.
pub trait Play<G: GameScreens>: Default {
    /// Its commands.
    type Command;

    /// The meanings of the keys that only this game has.
    type Key: Copy + 'static;

    /// The keys that only this game has.
    fn keys() -> Vec<KeyBinding<Self::Key>> {
        Vec::new()
    }

    /// Called at the start of every frame; advances animations.
    fn begin_frame(&mut self, _ui: &Ui) {}

    /// The command of a key that only this game has.
    fn pressed(&mut self, _key: Self::Key, _view: TableView<'_, G>) -> Option<TableCommand<G>> {
        None
    }

    /// Carries out a command, which has closed the sheet. Returns the command that follows from it, such as an action to
    /// record. `by_keyboard` says whether it came from a key.
    fn handle(
        &mut self,
        _ui: &Ui,
        _view: TableView<'_, G>,
        _command: Self::Command,
        _by_keyboard: bool,
    ) -> Option<TableCommand<G>> {
        None
    }

    /// Called after a step other than a note has been recorded: discards taps, and prepares the display of the
    /// consequences.
    fn recorded(&mut self, ui: &Ui, view: TableView<'_, G>, recorded: Recorded<'_, G>);

    /// Translates its stored sentences after the language has changed; `last` describes the last action.
    fn retranslate(&mut self, _last: Option<&Line>) {}

    /// The last part of the input that is not yet an action, and the command that undoes it. While there is one, undo
    /// means this part.
    fn last_input(&self, _view: TableView<'_, G>) -> Option<(String, TableCommand<G>)> {
        None
    }

    /// Closes what was tapped and the page, if any.
    fn close(&mut self);

    /// Called before the sheet covers the task.
    fn make_way(&mut self) {
        self.close();
    }

    /// Whether there is something to be [closed](Play::close).
    fn is_open(&self) -> bool {
        false
    }

    /// Whether something covers the actions of the table, as the sheet does. Their keys then do nothing.
    fn covers_actions(&self) -> bool {
        false
    }

    /// Whether this key answers a question, even on a sheet, as a number does.
    fn is_answer(_key: Self::Key) -> bool {
        false
    }

    /// The phases of the turn; `None` if the game has none.
    fn phases(&self, _view: TableView<'_, G>) -> Option<Phases> {
        None
    }

    /// Whether a fight takes the room, in which the question matters more than the table.
    fn mode(&self, _view: TableView<'_, G>) -> Mode {
        Mode::Table
    }

    /// Whether [`task`](Play::task) is shown even before set-up or after the end of the game.
    fn takes_over(&self, _view: TableView<'_, G>) -> bool {
        false
    }

    /// Whether people look at something before a bot goes on: [`task`](Play::task) then keeps its place.
    fn keeps(&self, view: TableView<'_, G>) -> bool {
        self.takes_over(view)
    }

    /// Whether the last action must not be announced yet, because its dice are still animated.
    fn is_pending(&self) -> bool {
        false
    }

    /// Identifies the task: another one starts scrolled to the top.
    fn shown(&self, view: TableView<'_, G>) -> Id;

    /// The question and the player who answers, in addition to the turn and the sheet. When it changes, taps on what is
    /// new are ignored until it has been visible. It does not change while several items are chosen one after another.
    fn asked(&self, view: TableView<'_, G>) -> Asked {
        Asked::of(self.shown(view))
    }

    /// The title key of the game's own page that replaces the table.
    fn page(&self) -> Option<&'static str> {
        None
    }

    /// Shows that page.
    fn show_page(&mut self, _ui: &mut Ui, _view: TableView<'_, G>, _out: &mut TableCommands<G>) {}

    /// The corrections that were begun beside the table; `None` if they are begun only on the page of a player.
    fn corrections(&mut self) -> Option<&mut Corrections> {
        None
    }

    /// Shows what is known of a player, and the corrections, on the page of that player.
    fn show_player(
        &mut self,
        ui: &mut Ui,
        view: TableView<'_, G>,
        seat: Seat,
        corrections: &mut Corrections,
        out: &mut TableCommands<G>,
    ) {
        corrections.of_player(ui, view, seat, out);
    }

    /// The game's own entries in the menu.
    fn menu(&self, _view: TableView<'_, G>) -> Vec<MenuItem<G>> {
        Vec::new()
    }

    /// Shows the current task.
    fn task(
        &mut self,
        ui: &mut Ui,
        view: TableView<'_, G>,
        density: Density,
        out: &mut TableCommands<G>,
    );

    /// Shows the actions that a player may take in another player's turn, on the player's own device.
    fn off_turn_actions(
        &mut self,
        _ui: &mut Ui,
        _view: TableView<'_, G>,
        _density: Density,
        _out: &mut TableCommands<G>,
    ) {
    }

    /// The place of the last action's description.
    fn last_action_place(&self, _view: TableView<'_, G>) -> LastActionPlace {
        LastActionPlace::Above
    }

    /// Shows the buttons that lead on, such as the end of the turn, in the rest of the row of undo and redo.
    fn footer(&mut self, _ui: &mut Ui, _view: TableView<'_, G>, _out: &mut TableCommands<G>) {}

    /// Shows the table.
    fn centre(
        &mut self,
        ui: &mut Ui,
        view: TableView<'_, G>,
        place: Region,
        out: &mut TableCommands<G>,
    );
}

/// The phases of a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Phases {
    /// Their names, in the order of play.
    pub names: Vec<String>,
    /// The position of the current one; `None` between turns.
    pub current: Option<usize>,
}

/// The part of an action that is shown if space is limited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// The action itself.
    Deed,
    /// The result, if there is one.
    Outcome,
    /// Nothing, because a later action has the result.
    Step,
    /// Nothing, because it only leads to the next phase. Without consequences, it is not in the log either.
    Onward,
}

/// The display of a kind of action, in every game.
#[derive(Debug, Clone, Copy)]
pub struct Look {
    /// The part of it that is shown if space is limited.
    pub weight: Weight,
    /// Its icon, if it has one.
    pub icon: Option<Icon>,
    /// The key that starts it, if there is one.
    pub key: Option<Key>,
}

impl Look {
    /// An action that is shown itself.
    pub const DEED: Look = Look::of(Weight::Deed);
    /// An action that is shown by its result.
    pub const OUTCOME: Look = Look::of(Weight::Outcome);
    /// A step to a later action, which has the result.
    pub const STEP: Look = Look::of(Weight::Step);
    /// An action that only leads to the next phase.
    pub const ONWARD: Look = Look::of(Weight::Onward);

    const fn of(weight: Weight) -> Look {
        Look {
            weight,
            icon: None,
            key: None,
        }
    }

    /// Adds an icon.
    #[must_use]
    pub const fn icon(self, icon: Icon) -> Look {
        let icon = Some(icon);
        Look { icon, ..self }
    }

    /// Adds a key.
    #[must_use]
    pub const fn key(self, key: Key) -> Look {
        let key = Some(key);
        Look { key, ..self }
    }
}

impl Weight {
    /// The part of this line's action.
    pub(super) fn of<G: GameScreens>(line: &Line) -> Weight {
        let mut kinds = <G::Kind as VariantArray>::VARIANTS.iter().copied();
        let kind = kinds.find(|kind| Into::<&str>::into(*kind) == line.kind);
        kind.map_or(Weight::Deed, |kind| G::look(kind).weight)
    }
}

/// A recorded step with its consequences.
pub struct Recorded<'a, G: GameScreens> {
    /// The table before it.
    pub before: &'a G::Table,
    /// The step.
    pub step: &'a Step<G::Action>,
    /// The consequences.
    pub events: &'a [G::Event],
    /// The description of the last action.
    pub last: Option<&'a Line>,
}

/// The place of the table.
#[derive(Debug, Clone, Copy)]
pub struct Region {
    /// The shape of the window.
    pub shape: Shape,
    /// The seat at the lower edge.
    pub bottom: Seat,
    /// The visible part of the table.
    pub extent: Extent,
    /// The available space, in points.
    pub size: Vec2,
}

/// The part of the table visible in one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// All of it.
    Whole,
    /// The side at the lower edge and the shared middle; the player across sees the other side.
    Shared,
    /// Only the side at the lower edge, for the player across from the one who sees the rest.
    NearSide,
}

/// The place of the last action's description.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LastActionPlace {
    /// On a separate line, if there is one.
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
    /// Its command.
    pub command: TableCommand<G>,
}

/// The parts of a set-up shared by all games.
#[derive(Clone, Copy)]
pub struct Basics<'a, G: GameScreens> {
    /// The messages of the language spoken.
    pub text: &'a Text,
    /// The library with the sessions and the games' own files.
    pub library: &'a Library,
    /// The edition's name in a journal.
    pub edition: &'a str,
    /// The rules, house rules included.
    pub rules: &'a RulesOf<G>,
    /// The players' names; not empty once the first page has been left.
    pub players: &'a Seats<String>,
    /// The players who are bots.
    pub bots: SeatSet,
    /// Whether the steps are explained for new players.
    pub guided: bool,
}

/// A command on the game's own pages of a set-up.
pub enum SetupCommand<G: GameScreens> {
    /// Start the session with these actions as its first entries.
    Begin(Vec<G::Action>),
    /// Explain why something is not possible, until the next step.
    Explain(String),
    /// Clear the explanation.
    Explained,
}

/// A game's own questions before a session. The answers are saved on disk as JSON: an object whose fields are beside
/// `players`, `edition`, `rules`, `series`, `journal` and `game`.
pub trait SetUp<G: GameScreens>:
    Default + Clone + PartialEq + Serialize + DeserializeOwned + 'static
{
    /// The title key of the button that leads on from the page of players and rules.
    const ONWARD: &'static str;

    /// The title key of the game's own page; `None` on the page of players and rules.
    fn page(&self) -> Option<&'static str> {
        None
    }

    /// Continues from the page of players and rules: to the game's own first page, or to the session, which starts
    /// with these actions.
    fn onward(&mut self, basics: Basics<'_, G>) -> Option<Vec<G::Action>>;

    /// Takes over what the header of the last game says about the cards on the table; called once, at the start.
    fn take_over(&mut self, _last: &Header) {}

    /// Identifies the question and the player who answers. When it changes, taps are ignored until it has been
    /// visible.
    fn question_id(&self) -> Id {
        Id::unique(self.page())
    }

    /// Goes one page back.
    fn back(&mut self) {}

    /// Whether the page is the game's own first one.
    fn is_first_page(&self) -> bool {
        true
    }

    /// Further fields of the session's header, with other names than the common ones.
    fn further(&self) -> Map<String, Value> {
        Map::new()
    }

    /// Shows the page; the button that leads on is in its foot.
    fn show(
        &mut self,
        ui: &mut Ui,
        basics: Basics<'_, G>,
        foot: &mut Foot,
        out: &mut Commands<SetupCommand<G>>,
    );
}
