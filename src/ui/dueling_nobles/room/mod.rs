//! The table of one session: what is shown, and the one way in which anything changes.

mod layout;

use egui::Ui;

use crate::cards::Card;
use crate::games::Game;
use crate::games::dueling_nobles::action::ActionKind;
use crate::games::dueling_nobles::{Action, DuelingNobles, Event, Refusal, Table, referee};
use crate::library::{OpenSession, RecordError, Recovery};
use crate::seat::EitherSeat;
use crate::session::{Session, Step};
use crate::text::{
    Describe, Line, Recent, Text, TextContext, describe_recovery, describe_step_refusal, say,
};
use crate::ui::dueling_nobles::corrections::Corrections;
use crate::ui::dueling_nobles::desk::Desk;
use crate::ui::dueling_nobles::duel::{Aftermath, Decision, Key, Taps, Tumble};
use crate::ui::dueling_nobles::log;
use crate::ui::dueling_nobles::look::Look;
use crate::ui::dueling_nobles::series::{self, Series};
use crate::ui::dueling_nobles::setup::Setup;
use crate::ui::dueling_nobles::sheet::Sheet;
use crate::ui::saving::Saving;
use crate::ui::{Door, House, focus};

/// What a tap means.
#[derive(Debug)]
pub(super) enum Intent {
    /// An action to record.
    Do(Action),
    /// Take back the last action.
    Undo,
    /// Put back the last action taken back.
    Redo,
    /// Put together an action.
    Open(Sheet),
    /// Leave the sheet or the page.
    Close,
    /// Say why something is not possible.
    Explain(String),
    /// What was explained is no longer asked for.
    Explained,
    /// This noble is to attack.
    Attacker(Card),
    /// What somebody has decided in the running duel.
    Decided(Decision),
    /// The outcome of the duel has been looked at.
    LookedAt,
    /// Take the keyboard to where the action is begun.
    Focus,
    /// Read the rules.
    Rules,
    /// Show a page.
    Page(Page),
    /// Show the table from the other side.
    TurnAround,
    /// Look back, move by move.
    LookBack,
    /// What was said of the session has been read.
    Understood,
    /// Look at what is not on the disk.
    Saving,
    /// Leave the table.
    Leave,
    /// Set up the table of a session that was begun and not set up.
    SetUp,
    /// Play again with the same players.
    Rematch,
}

/// What fills the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Page {
    /// The table or the running duel.
    Table,
    /// The log.
    Log,
    /// The corrections.
    Corrections,
}

/// Where one goes from the table.
#[derive(Debug, Clone, Copy)]
enum Exit {
    Home,
    Rematch,
    /// The window is to be closed.
    Window,
}

/// What an action asks of the people at the table: to shuffle a pile.
fn orders(
    text: &Text,
    session: &Session<DuelingNobles>,
    before: &Table,
    step: &Step<Action>,
    events: &[Event],
) -> Vec<String> {
    let shuffles = |e: &Event| {
        matches!(
            e,
            Event::DeckRefilled { .. } | Event::NobleVanquished { .. }
        )
    };
    let asked: Vec<Event> = events.iter().copied().filter(shuffles).collect();
    match step {
        Step::Do(action) if !asked.is_empty() => {
            let voice = TextContext::new(text, session);
            DuelingNobles::consequences(voice, before, action, &asked, session.table())
        }
        _ => Vec::new(),
    }
}

/// What taps and keys write to before it becomes an action.
struct Fields {
    note: String,
    sheet: Option<Sheet>,
    taps: Taps,
    corrections: Corrections,
}

/// The table of one session.
pub struct TableRoom {
    keeper: OpenSession<DuelingNobles>,
    recent: Recent,
    may: Vec<Result<(), Refusal>>,
    bottom: EitherSeat,
    page: Page,
    sheet: Option<Sheet>,
    taps: Taps,
    /// Which noble has been named as the one that attacks.
    attacker: Option<Card>,
    /// Virtual dice that do not lie still yet.
    tumble: Option<Tumble>,
    /// What a key of this frame means in a duel.
    key: Option<Key>,
    /// Whether this frame was brought about by the keyboard.
    keyed: bool,
    aftermath: Option<Aftermath>,
    /// What the last action asks of the people at the table, such as shuffling.
    orders: Vec<String>,
    reason: Option<String>,
    /// What is said of the session until it is read.
    notice: Option<String>,
    saving: Saving,
    /// Where somebody wanted to go when something was not on the disk.
    exit: Exit,
    note: String,
    corrections: Corrections,
    /// Where somebody is who looks back from here.
    look: Option<Look>,
    /// Whether the menu is to be opened in this frame.
    menu: bool,
}

impl TableRoom {
    /// The room of an open session; what was mended in opening it is said.
    pub fn new(
        house: &House,
        keeper: OpenSession<DuelingNobles>,
        recovery: Option<Recovery>,
    ) -> TableRoom {
        let notice = recovery.map(|recovery| describe_recovery(&house.text, &recovery));
        let corrections = Corrections::of(keeper.session());
        let recent = Recent::of(&house.text, keeper.session(), log::LATEST);
        let mut room = TableRoom {
            keeper,
            recent,
            may: Vec::new(),
            bottom: EitherSeat::Zero,
            page: Page::Table,
            sheet: None,
            taps: Taps::default(),
            attacker: None,
            tumble: None,
            key: None,
            keyed: false,
            aftermath: None,
            orders: Vec::new(),
            reason: None,
            notice,
            saving: Saving::default(),
            exit: Exit::Home,
            note: String::new(),
            corrections,
            look: None,
            menu: false,
        };
        room.look_again();
        room
    }

    /// Derives anew what is told and what is possible, after the session has changed.
    fn look_again(&mut self) {
        let session = self.keeper.session();
        self.may = ActionKind::ALL
            .into_iter()
            .map(|kind| referee::kind_allowed(session.rules(), session.table(), kind))
            .collect();
    }

    /// Records a step and shows what came of it, or says that it could not be recorded.
    fn record(&mut self, house: &House, step: Step<Action>) {
        let aftermath = match &step {
            Step::Do(action) => Aftermath::of(self.desk(house), action),
            Step::Undo(_) | Step::Redo(_) => None,
        };
        let before = self.keeper.session().table().clone();
        match self.keeper.record(step.clone(), house.now()) {
            Ok(events) => {
                let session = self.keeper.session();
                self.recent.follow(&house.text, session, log::LATEST);
                self.orders = orders(&house.text, session, &before, &step, &events);
                self.look_again();
                self.sheet = None;
                self.taps = Taps::default();
                self.attacker = None;
                self.reason = None;
                self.notice = None;
                if matches!(step, Step::Do(Action::Note { .. })) {
                    self.note.clear();
                }
                self.aftermath = aftermath.map(|mut aftermath| {
                    aftermath.news = self
                        .news()
                        .map(|n| n.consequences.clone())
                        .unwrap_or_default();
                    aftermath
                });
            }
            Err(RecordError::Refused(refusal)) => {
                let session = self.keeper.session();
                let voice = TextContext::new(&house.text, session);
                self.reason = Some(describe_step_refusal(voice, session.table(), &refusal));
            }
            Err(RecordError::Unwritable(error)) => {
                let why = error.to_string();
                self.notice = Some(say!(house.text, "table-not-recorded", why = why));
            }
        }
    }

    /// Leaves the table; where something would be lost by that, asks first what is to become of it.
    fn leave(&mut self, exit: Exit) -> Option<Door> {
        if self.keeper.is_saved() || self.saving.covers(&self.keeper) {
            return Some(self.go(exit));
        }
        self.saving.open(true);
        self.exit = exit;
        None
    }

    fn go(&self, exit: Exit) -> Door {
        match exit {
            Exit::Home => Door::Home,
            Exit::Rematch => Door::Room(Box::new(self.rematch())),
            Exit::Window => Door::Close,
        }
    }

    /// The last line of the log: what was done, and what followed.
    fn news(&self) -> Option<&Line> {
        self.recent.newest()
    }

    fn desk<'a>(&'a self, house: &'a House) -> Desk<'a> {
        Desk {
            text: &house.text,
            session: self.keeper.session(),
            table: self.keeper.session().table(),
            players: &self.recent.players,
            settings: &house.settings,
            may: &self.may,
        }
    }

    fn carry_out(&mut self, ui: &Ui, house: &House, intent: Intent) -> Option<Door> {
        match intent {
            Intent::Do(action) => self.record(house, Step::Do(action)),
            Intent::Undo => self.record(house, Step::Undo(1)),
            Intent::Redo => self.record(house, Step::Redo(1)),
            Intent::Open(sheet) => {
                self.sheet = Some(sheet);
                self.attacker = None;
                self.aftermath = None;
                self.page = Page::Table;
                self.reason = None;
                if self.keyed {
                    focus::want(ui.ctx());
                }
            }
            Intent::Attacker(noble) => {
                // A second tap takes it back.
                self.attacker = (self.attacker != Some(noble)).then_some(noble);
                self.reason = None;
                if self.keyed {
                    focus::want(ui.ctx());
                }
            }
            Intent::Decided(decision) => {
                self.decide(ui, house, decision);
                if self.keyed {
                    focus::want(ui.ctx());
                }
            }
            Intent::Focus => focus::want(ui.ctx()),
            Intent::Rules => return Some(self.rules(house)),
            Intent::LookBack => {
                self.look = Some(Look::at_the_end(house, self.keeper.session(), self.bottom));
            }
            Intent::Close => {
                self.reason = None;
                self.sheet = None;
                self.attacker = None;
                self.page = Page::Table;
            }
            Intent::Explain(reason) => self.reason = Some(reason),
            Intent::Explained => {
                self.reason = None;
                // What was pressed may be gone: the next choice takes the keyboard.
                if self.keyed {
                    focus::want(ui.ctx());
                }
            }
            Intent::LookedAt => self.aftermath = None,
            Intent::Page(page) => {
                self.page = page;
                self.sheet = None;
                self.reason = None;
            }
            Intent::TurnAround => self.bottom = self.bottom.other(),
            Intent::Understood => self.notice = None,
            Intent::Saving => self.saving.open(false),
            Intent::Leave => return self.leave(Exit::Home),
            Intent::SetUp => {
                let setup = Setup::of_session(&self.keeper);
                return Some(Door::Room(Box::new(setup)));
            }
            Intent::Rematch => return self.leave(Exit::Rematch),
        }
        None
    }

    fn rules(&self, house: &House) -> Door {
        Door::Aside(super::rules(&house.text, self.keeper.session().rules()))
    }

    /// Takes down what was decided in a duel.
    fn decide(&mut self, ui: &Ui, house: &House, decision: Decision) {
        match decision {
            Decision::Roll {
                seat,
                dice,
                is_virtual,
            } => {
                let dice = dice.into_iter().map(i64::from).collect();
                let entries = self.keeper.session().entries().len();
                let action = Action::Roll {
                    seat,
                    dice,
                    is_virtual,
                };
                self.record(house, Step::Do(action));
                if is_virtual && self.keeper.session().entries().len() > entries {
                    self.tumble = Tumble::begin(ui, seat);
                }
            }
            Decision::Support { seat, cards } => {
                self.record(house, Step::Do(Action::Support { seat, cards }));
            }
            Decision::Refused(why) => self.reason = Some(why),
            Decision::Tapped => self.reason = None,
        }
    }

    /// A set-up with the same players and rules, and the score so far.
    fn rematch(&self) -> Setup {
        let session = self.keeper.session();
        let first = session.in_force().find_map(|(_, action)| match action {
            Action::Setup { first, .. } => Some(*first),
            _ => None,
        });
        let edition = session.rules().edition();
        let first = first.and_then(|f| series::first_of_rematch(edition, f));
        Setup::again(session.header(), self.score(), first)
    }

    /// The series with this game, as far as it has ended.
    fn score(&self) -> Series {
        let session = self.keeper.session();
        let before = Series::of(session.header());
        match DuelingNobles::outcome(session.table()) {
            Some(outcome) => before.and(outcome),
            None => before,
        }
    }
}
