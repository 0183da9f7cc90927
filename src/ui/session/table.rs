//! The screen of a session's table: the frame around the game's part. Commands are carried out here, except those that only
//! one game has, which its [`Play`] carries out.

mod copying;
mod ending;
mod guest;
mod inviting;
mod shown;

use std::cell::Cell;
use std::collections::VecDeque;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use egui::{Id, Popup, Ui, UiBuilder};

use self::ending::Ending;
use super::ahead::{Ahead, Together};
use super::clock::Clock;
use super::commands::Commands;
use super::composer::{Composer, Composing};
use super::corrections::{self, Corrections};
use super::game::{Extent, Play, Recorded, TableCommand};
use super::handover::{self, HandOver};
use super::hints;
use super::history::{self, History};
use super::invite::Sharing;
use super::keys::GameKeys;
use super::recorder::{AppliedStep, Offered, Recorder, Remote, SOON, Tapped, people};
use super::saving::Saving;
use super::seated_bots::{ByBots, SeatedBots};
use super::series::Series;
use super::setup::SetupScreen;
use super::story::SessionStory;
use super::view::{Kind, TableView};
use super::{far_side, log, speech};
use crate::explanation::Explanation;
use crate::frame::face_to_face;
use crate::guest::{MeetingPage, SharedLink};
use crate::input::focus;
use crate::input::key_bindings::KeyGroup;
use crate::input::tap_guard::Asked;
use crate::overlay::Overlay;
use crate::screen::{AppContext, Navigation, Screen};
use crate::task::Task;
use crate::theme::{self, motion};
use courtyard_core::game::compose;
use courtyard_core::seat::{Seat, SeatSet};
use courtyard_lab::opponents::{Begun, Incomplete};
use courtyard_library::{OpenSession, RecordError, Recovery};
use courtyard_session::{BotData, Moment, Session, Step};
use courtyard_settings::{BotSteps, HandOver as Wish, Seating};
use courtyard_text::export::plays::Played;
use courtyard_text::{
    self as text, Line, Recent, TextContext, describe_broken_seal, describe_not_for_people,
    describe_recovery, describe_seating_fault, describe_step_refusal, describe_unwritable, say,
};

/// The visible page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Page {
    /// The table, or a page of the game itself.
    Table,
    /// The log.
    Log,
    /// The description of every action.
    Actions,
    /// The page of a player, with corrections.
    Player(Seat),
    /// The phones that share the session.
    Phones,
    /// The introduction to the host, after the connection was lost.
    Meeting,
}

/// The result of recording a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Recording {
    /// It is applied.
    Applied,
    /// The host has not answered yet.
    Pending,
    /// It is not possible; the reason is shown.
    Refused,
    /// It is possible later, and nothing was done.
    Later,
}

/// The destination after leaving the table.
#[derive(Debug, Clone, Copy)]
enum Exit {
    Home,
    Rematch,
    /// The window closes.
    Window,
}

/// The session with derived data, and the action that is being composed.
struct Game<G: Composing> {
    recorder: Recorder<G>,
    /// The descriptions of the last actions.
    recent: Recent,
    /// Every kind of action, with the reason if none of it is possible.
    kinds: Vec<Kind<G>>,
    /// The later phases of the turn.
    ahead: Vec<Ahead<G>>,
    /// The entries that were recorded with one tap.
    together: Together,
    /// The actions of the last tap that are not recorded yet.
    following: VecDeque<G::Action>,
    /// The end of the game, once it has ended.
    ending: Option<Ending<G>>,
    /// The sheet of the action that is being composed. It covers the task.
    sheet: Option<Composer<G>>,
    /// The number typed in this frame.
    number: Cell<Option<u8>>,
    /// The bots that play here.
    bots: Option<SeatedBots<G>>,
}

impl<G: Composing> Game<G> {
    fn session(&self) -> &Session<G> {
        self.recorder.session()
    }

    /// The host of the table, if it is shared.
    fn host(&self) -> Option<&Remote<G>> {
        self.recorder.try_as_host_ref()
    }

    /// The session for its screens.
    fn view<'a>(&'a self, app: &'a AppContext) -> TableView<'a, G> {
        TableView {
            text: &app.text,
            session: self.session(),
            table: self.session().table(),
            players: &self.recent.players,
            settings: &app.settings,
            kinds: &self.kinds,
            ahead: &self.ahead,
            passes: &[],
            last: handover::last_fact::<G>(&self.recent),
            news: None,
            sheet: self.sheet.as_ref(),
            hands: self.elsewhere().map_or_else(|| self.hands(), Remote::hands),
            bots: self.bots.as_ref().map(|bots| &**bots.opponents()),
            waits: self.host().is_some_and(Remote::waits),
            number: Some(&self.number),
        }
    }

    /// Updates the values that are derived from the session.
    fn derive(&mut self) {
        let session = self.recorder.session();
        self.kinds = compose::kinds::<G>(session.rules(), session.table()).collect();
        self.ahead = Ahead::of(session);
    }

    /// The name of the kind of action that is being composed.
    fn composed(&self) -> Option<&'static str> {
        self.sheet.as_ref().map(|sheet| sheet.kind().into())
    }

    /// The host of the table, if it is another device.
    fn elsewhere(&self) -> Option<&Remote<G>> {
        self.host().filter(|remote| !remote.is_host())
    }

    /// Whether the session belongs to a host elsewhere.
    fn is_guest(&self) -> bool {
        self.elsewhere().is_some()
    }

    /// The players who are people.
    fn people(&self) -> SeatSet {
        people(self.session().header())
    }

    /// The players whose actions are done here: people, and the bot whose action they finish.
    fn hands(&self) -> SeatSet {
        let mut hands = self.people();
        let begun = self.bots.as_ref().and_then(SeatedBots::begun_by);
        let finishes = |begun: Begun<G>| match &self.sheet {
            Some(sheet) => sheet.kind() == begun.kind,
            None => G::finishing(begun).is_none(),
        };
        if let Some((seat, begun)) = begun
            && finishes(begun)
        {
            hands.insert(seat);
        }
        hands
    }

    /// The players to act, if none of them acts here: on a guest's device others, and at a table with bots the bot.
    fn others(&self) -> Option<SeatSet> {
        if let Some(remote) = self.elsewhere() {
            return remote.others();
        }
        let acting = self.bots.as_ref()?.acting()?;
        Some(SeatSet::from_iter([acting]))
    }

    /// The time at the place where the session is recorded.
    fn now(&self, app: &AppContext) -> Moment {
        self.host()
            .map_or(app.now(), |remote| remote.host_time(app.now()))
    }

    /// Whether this device may undo this number of actions, and redo one.
    fn offered(&self, undoes: usize) -> Offered {
        let all = Offered {
            undo: true,
            redo: true,
        };
        self.host().map_or(all, |remote| remote.offered(undoes))
    }

    /// The last applied action with its consequences.
    fn last_action(&self) -> Option<&Line> {
        self.recent.newest()
    }

    /// Whether the last step was an undo or redo.
    fn is_stepping(&self) -> bool {
        let last = self.session().entries().last();
        last.is_some_and(|entry| !matches!(entry.step, Step::Do(_)))
    }

    /// The hand-over after this step, if the turn has passed. A guest's device is not handed over.
    fn hand_over(&self, applied: &AppliedStep<G>) -> Option<HandOver> {
        let after = self.recorder.try_as_local_ref()?.session().table();
        // A bot takes no device, and a person alone hands it to nobody.
        let people = self.people();
        let passes = people.len() > 1 && G::active(after).is_some_and(|seat| people.contains(seat));
        match applied.step {
            Step::Do(_) if passes => HandOver::of::<G>(&applied.before, after, &self.recent),
            Step::Do(_) | Step::Undo(_) | Step::Redo(_) => None,
        }
    }

    /// The series including this game, if it has ended.
    fn score(&self) -> Series {
        let before = Series::of(self.session().header());
        match G::outcome(self.session().table()) {
            Some(outcome) => before.and(outcome),
            None => before,
        }
    }
}

/// The state of the view.
struct Looks<G: Composing> {
    page: Page,
    /// The seat at the lower edge.
    bottom: Seat,
    /// Thinking times, if the setting is on.
    clock: Option<Clock>,
    /// The hand-over screen, until it is dismissed.
    hand_over: Option<HandOver>,
    /// The end of the game, which is celebrated when it is first shown.
    celebration: Celebration,
    /// The state of Look back, if it is open.
    history: Option<History<G>>,
    /// Whether the log beside the table is folded.
    is_log_folded: bool,
    /// Whether to open the menu in this frame.
    opens_menu: bool,
    /// Whether this frame was caused by the keyboard.
    by_keyboard: bool,
    /// The players who can act here.
    hands: SeatSet,
}

/// The state of the celebration at the end of a game.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Celebration {
    /// The game has just ended.
    Due,
    /// The end has been visible since this time, in seconds of the window's clock.
    Since(f64),
    /// There is nothing to celebrate any more.
    Over,
}

impl Celebration {
    /// The progress from 0 to 1, starting with the first call.
    fn progress(&mut self, ui: &Ui) -> f32 {
        let now = ui.input(|input| input.time);
        let since = match *self {
            Celebration::Due => now,
            Celebration::Since(since) => since,
            Celebration::Over => return 1.0,
        };
        let lasts = theme::lasting(ui, motion::CELEBRATE);
        let shown = (now - since) as f32;
        if shown >= lasts {
            *self = Celebration::Over;
            return 1.0;
        }
        *self = Celebration::Since(since);
        ui.ctx().request_repaint();
        shown / lasts
    }
}

/// The messages beside the table.
struct Said {
    /// Why the last tapped action is not possible.
    reason: Explanation,
    /// Whether the reason is obsolete once the host answers.
    passes: bool,
    /// A message about the session, until it is closed.
    notice: Option<String>,
    /// An undo or redo on another device, until the next action.
    elsewhere: Option<String>,
    /// The last step with its consequences, for screen readers.
    announced: String,
}

/// Unsaved steps, and the destination after leaving.
struct Leaving {
    saving: Saving,
    /// The destination that was requested while steps were unsaved.
    exit: Exit,
    /// The copy of the finished game that is being written, and its folder.
    copying: Option<(Task<io::Result<PathBuf>>, PathBuf)>,
}

/// The table of one session.
pub(crate) struct TableScreen<G: Composing> {
    game: Game<G>,
    /// The game's own part.
    play: G::Play,
    looks: Looks<G>,
    said: Said,
    leaving: Leaving,
    /// The sharing of the session, if it is shared.
    sharing: Option<Sharing>,
    /// The remark that is being written.
    note: String,
    meeting: MeetingPage,
    corrections: Corrections,
    /// The game's keys.
    keys: GameKeys<G>,
    /// The story of the session, except while Look back has it.
    story: SessionStory<G>,
}

impl<G: Composing> TableScreen<G> {
    /// The table of an open session; repairs on opening are reported.
    pub(crate) fn new(
        app: &AppContext,
        open: OpenSession<G>,
        recovery: Option<Recovery>,
    ) -> TableScreen<G> {
        let header = open.session().header();
        // At a table with bots, the first person sits at the lower edge.
        let mut seats = header.players.seats();
        let person = seats.find(|seat| header.bots.at(*seat).is_none());
        let bottom = person.unwrap_or(Seat::ZERO);
        let bots = SeatedBots::of(app, open.session());
        let mut screen = TableScreen::of(app, Recorder::Local(open), bottom, recovery);
        match bots {
            Ok(bots) => screen.game.bots = bots,
            Err(fault) => {
                let players = &screen.game.recent.players;
                screen.said.notice = describe_seating_fault(&app.text, players, &fault);
            }
        }
        screen
    }

    /// The table of a guest that joins through this link, seen from this seat; `None` if the host's header is not of
    /// this game.
    pub(crate) fn guest(
        app: &AppContext,
        link: SharedLink,
        seat: Option<Seat>,
    ) -> Option<TableScreen<G>> {
        let recorder = Recorder::Host(Remote::new(link)?);
        let bottom = seat.unwrap_or(Seat::ZERO);
        Some(TableScreen::of(app, recorder, bottom, None))
    }

    fn of(
        app: &AppContext,
        recorder: Recorder<G>,
        bottom: Seat,
        recovery: Option<Recovery>,
    ) -> TableScreen<G> {
        let recent = Recent::of(&app.text, recorder.session(), log::LATEST);
        let mut screen = TableScreen {
            said: Said {
                reason: Explanation::default(),
                passes: false,
                notice: recovery.map(|recovery| describe_recovery(&app.text, &recovery)),
                elsewhere: None,
                announced: announced(recent.newest()),
            },
            game: Game {
                recent,
                kinds: Vec::new(),
                ahead: Vec::new(),
                together: Together::default(),
                following: VecDeque::new(),
                ending: Ending::of(&app.text, recorder.session()),
                recorder,
                sheet: None,
                number: Cell::default(),
                bots: None,
            },
            play: G::Play::default(),
            looks: Looks {
                page: Page::Table,
                bottom,
                clock: None,
                hand_over: None,
                celebration: Celebration::Over,
                history: None,
                is_log_folded: false,
                opens_menu: false,
                by_keyboard: false,
                hands: SeatSet::ALL,
            },
            leaving: Leaving {
                saving: Saving::default(),
                exit: Exit::Home,
                copying: None,
            },
            sharing: None,
            note: String::new(),
            meeting: MeetingPage::default(),
            corrections: Corrections::default(),
            keys: GameKeys::new(&app.text),
            story: SessionStory::default(),
        };
        screen.game.derive();
        screen
    }

    /// The table of a new session, as a screen.
    pub(crate) fn begun(app: &AppContext, open: OpenSession<G>) -> Box<dyn Screen> {
        Box::new(TableScreen::new(app, open, None))
    }

    /// Carries out a command and the commands that follow from it.
    fn handle(
        &mut self,
        ui: &Ui,
        app: &AppContext,
        command: TableCommand<G>,
    ) -> Option<Navigation> {
        let mut next = Some(command);
        while let Some(command) = next.take() {
            if command.closes_corrections() {
                self.record_corrections(ui, app);
            }
            match command {
                TableCommand::Do(action) => {
                    self.record(ui, app, Step::Do(action));
                }
                TableCommand::DoAll(actions) => {
                    let session = self.game.recorder.session();
                    self.game.together.add(session, actions.len());
                    self.game.following = actions.into();
                    self.record_following(ui, app);
                }
                TableCommand::Compose(draft) => {
                    self.said.reason.clear();
                    self.looks.hand_over = None;
                    self.looks.page = Page::Table;
                    self.play.make_way();
                    self.game.sheet = Some(Composer::new(draft));
                    self.take_focus(ui);
                }
                TableCommand::ConfirmBot => {
                    let bots = self.game.bots.as_mut();
                    let begun = bots.as_ref().and_then(|bots| bots.begun());
                    if let Some(draft) = begun.and_then(G::finishing) {
                        next = Some(TableCommand::Compose(draft));
                    } else if let Some(ByBots { action, data }) = bots.and_then(SeatedBots::take) {
                        match self.record_with(ui, app, Step::Do(action), Some(data)) {
                            Recording::Applied | Recording::Pending => {}
                            Recording::Refused | Recording::Later => self.give_back_step(),
                        }
                    }
                }
                TableCommand::Note(words) => self.remark(ui, app, words),
                TableCommand::RecordCorrections => self.record_corrections(ui, app),
                // Numbers that are not recorded yet are undone first.
                TableCommand::Undo if self.forget_corrections() => {}
                TableCommand::Undo => {
                    let view = self.game.view(app);
                    match self.play.last_input(view) {
                        Some((_, undoes)) => next = Some(undoes),
                        None => {
                            let count = self.game.together.undoes(self.game.session());
                            self.record(ui, app, Step::Undo(count));
                        }
                    }
                }
                TableCommand::Redo => {
                    let count = self.game.together.redoes(self.game.session());
                    self.record(ui, app, Step::Redo(count));
                }
                TableCommand::Explain(reason) => self.said.reason.give(reason),
                TableCommand::ClearExplanation => {
                    self.said.reason.clear();
                    self.take_focus(ui);
                }
                TableCommand::ToTable => {
                    self.said.reason.clear();
                    self.looks.page = Page::Table;
                }
                TableCommand::DismissHandOver => {
                    self.said.reason.clear();
                    self.looks.hand_over = None;
                    self.take_focus(ui);
                }
                TableCommand::Close => self.show_page(Page::Table),
                TableCommand::Log => self.show_page(Page::Log),
                TableCommand::Actions => self.show_page(Page::Actions),
                TableCommand::Player(seat) => self.show_page(Page::Player(seat)),
                TableCommand::LookBack => {
                    let session = self.game.session();
                    let story = std::mem::take(&mut self.story);
                    let history = History::at_the_end(app, session, self.looks.bottom, story);
                    self.looks.history = Some(history);
                }
                TableCommand::Person(name) => {
                    let page = Overlay::about_people(app, &[name]);
                    return Some(Navigation::Overlay(page));
                }
                TableCommand::Pause if !self.in_play() => {}
                TableCommand::Pause => {
                    let paused = self.game.session().paused_since().is_none();
                    self.game.recorder.pause(paused, app.now());
                }
                TableCommand::Rules => return Some(self.rules(app)),
                TableCommand::Print => {
                    let players = self.game.recent.players.values().to_vec();
                    let rules = G::printable(self.game.session().rules(), players);
                    return Some(Navigation::Overlay(Overlay::print(rules)));
                }
                TableCommand::TurnAround => {
                    self.looks.bottom = self.game.recent.players.after(self.looks.bottom);
                    let dismissed = &app.settings.hints.dismissed;
                    if !dismissed.contains(hints::TURN_AROUND) {
                        self.said.reason.give(app.text.get(hints::TURN_AROUND));
                        return Some(Navigation::Dismiss(hints::TURN_AROUND.into()));
                    }
                }
                TableCommand::FaceToFace => {
                    let seating = app.settings.seating.other();
                    if seating == Seating::FaceToFace {
                        let halves = if far_side::halves(ui).is_some() {
                            "yes"
                        } else {
                            "no"
                        };
                        let hint = say!(app.text, "hint-facing", halves);
                        self.said.reason.give(hint);
                    }
                    return Some(Navigation::Sit(seating));
                }
                TableCommand::DismissNotice => self.said.notice = None,
                TableCommand::ShowUnsaved => self.leaving.saving.open(false),
                TableCommand::Dismiss(hint) => return Some(Navigation::Dismiss(hint.into())),
                TableCommand::Settings => return Some(Navigation::Overlay(Overlay::Settings)),
                TableCommand::Leave => return self.leave(app, Exit::Home),
                TableCommand::Invite => self.show_page(Page::Phones),
                TableCommand::Meet => self.show_page(Page::Meeting),
                TableCommand::Phones(phones) => self.phones(ui, app, phones),
                TableCommand::SetUp => match self.at_hand(app) {
                    Some(open) => {
                        let setup = SetupScreen::of_session(app, open);
                        return Some(Navigation::Screen(Box::new(setup)));
                    }
                    None => self.said.reason.give(app.text.get("guest-set-up")),
                },
                TableCommand::ExportJournal => self.take(ui, app),
                TableCommand::Push => self.push(app),
                TableCommand::Rematch => return self.leave(app, Exit::Rematch),
                TableCommand::Play(command) => {
                    self.looks.hand_over = None;
                    self.game.sheet = None;
                    let view = self.game.view(app);
                    next = self.play.handle(ui, view, command, self.looks.by_keyboard);
                }
            }
        }
        None
    }

    /// Lets the next choice take the focus after a key, because the control that was pressed may be gone.
    fn take_focus(&self, ui: &Ui) {
        if self.looks.by_keyboard {
            focus::want(ui.ctx());
        }
    }

    /// Shows the session after steps that were not shown one by one.
    fn catch_up(&mut self, app: &AppContext) {
        self.game.sheet = None;
        self.game.following.clear();
        self.game.derive();
        self.play = G::Play::default();
        self.looks.clock = None;
        self.retranslate(app);
    }

    /// Shows the table or a page. An action that is being composed is discarded.
    fn show_page(&mut self, page: Page) {
        self.said.reason.clear();
        self.game.sheet = None;
        self.play.close();
        self.corrections = Corrections::default();
        self.looks.page = page;
    }

    /// Records the corrections that were begun. At a shared table, the host answers one
    /// before it takes the next.
    fn record_corrections(&mut self, ui: &Ui, app: &AppContext) {
        let view = self.game.view(app);
        let mut begun = self.corrections.begun(view);
        if let Some(own) = self.play.corrections() {
            begun.extend(own.begun(view));
        }
        for (name, action) in begun {
            if self.record(ui, app, Step::Do(action)) == Recording::Later {
                return;
            }
            self.corrections.forget_value(&name);
            if let Some(own) = self.play.corrections() {
                own.forget_value(&name);
            }
        }
    }

    /// Forgets the corrections that were begun. Returns whether there were any.
    fn forget_corrections(&mut self) -> bool {
        let own = self.play.corrections().is_some_and(Corrections::forget);
        self.corrections.forget() || own
    }

    /// Records the actions of one tap. A host answers one before it takes the next.
    fn record_following(&mut self, ui: &Ui, app: &AppContext) {
        while let Some(action) = self.game.following.pop_front() {
            match self.record(ui, app, Step::Do(action)) {
                Recording::Applied => {}
                Recording::Pending => return,
                Recording::Refused | Recording::Later => self.game.following.clear(),
            }
        }
    }

    /// Lets people confirm the step of a bot again that could not be recorded.
    fn give_back_step(&mut self) {
        if let Some(bots) = &mut self.game.bots {
            bots.give_back();
        }
    }

    /// Lets the bots follow the session, and records what they do without being asked.
    fn follow_with_bots(&mut self, ui: &Ui, app: &AppContext) {
        // The host answers one proposal before it takes the next.
        let may_record = self.game.host().is_none_or(Remote::may_propose);
        if self.game.bots.is_none() || !may_record {
            return;
        }
        let keeps = self.play.keeps(self.game.view(app));
        let Game { bots, recorder, .. } = &mut self.game;
        let Some(bots) = bots else {
            return;
        };
        match bots.follow(ui, app, recorder.session(), keeps) {
            Ok(None) => {}
            Ok(Some(ByBots { action, data })) => {
                self.record_with(ui, app, Step::Do(action), Some(data));
                ui.ctx().request_repaint();
            }
            Err(broken) => {
                let players = &self.game.recent.players;
                self.said.notice = Some(describe_broken_seal(&app.text, players, broken));
            }
        }
    }

    /// Confirms the step of a bot without a tap, if that is wished and people had the time to read it.
    fn confirm_read(&mut self, ui: &Ui, app: &AppContext) {
        let view = self.game.view(app);
        let is_wished = app.settings.bots == BotSteps::AfterReading;
        let bots = self.game.bots.as_ref().filter(|_| is_wished);
        let reading = bots.and_then(|bots| bots.reading(view));
        let reading = reading.filter(|_| self.shows_only_bot(ui, view));
        let bots = self.game.bots.as_mut();
        if bots.is_some_and(|bots| bots.was_read(ui, reading.as_deref())) {
            self.handle(ui, app, TableCommand::ConfirmBot);
            ui.ctx().request_repaint();
        }
    }

    /// Whether the step of a bot is in sight, with nothing in front of it that people look at.
    fn shows_only_bot(&self, ui: &Ui, view: TableView<'_, G>) -> bool {
        let (looks, said) = (&self.looks, &self.said);
        let covered = view.sheet.is_some()
            || looks.history.is_some()
            || looks.hand_over.is_some()
            || self.leaving.saving.is_open()
            || said.reason.is_given()
            || said.notice.is_some()
            || Popup::is_any_open(ui.ctx());
        let is_paused = view.session.paused_since().is_some();
        self.shows_bot(view) && self.is_at_table() && !covered && !is_paused
    }

    /// Records a step of people and shows its consequences, or reports why it could not be recorded. A guest proposes it.
    fn record(&mut self, ui: &Ui, app: &AppContext, step: Step<G::Action>) -> Recording {
        let Some(bots) = &self.game.bots else {
            return self.record_with(ui, app, step, None);
        };
        let step = match step {
            Step::Do(action) => {
                let session = self.game.session();
                match bots.opponents().complete(session, bots.begun(), action) {
                    Ok(action) => Step::Do(action),
                    Err(why) => {
                        let players = &self.game.recent.players;
                        self.said.reason.give(match why {
                            Incomplete::NotForPeople(why) => {
                                describe_not_for_people(&app.text, players, why)
                            }
                            Incomplete::Broken(broken) => {
                                describe_broken_seal(&app.text, players, broken)
                            }
                        });
                        return Recording::Refused;
                    }
                }
            }
            step @ (Step::Undo(_) | Step::Redo(_)) => step,
        };
        self.record_with(ui, app, step, Some(BotData::default()))
    }

    /// As [`record`](TableScreen::record), with the part of the entry that concerns bots, if bots can act here.
    fn record_with(
        &mut self,
        ui: &Ui,
        app: &AppContext,
        step: Step<G::Action>,
        bots: Option<BotData>,
    ) -> Recording {
        let before = self.game.session().table().clone();
        match self.game.recorder.record(step.clone(), bots, app.now()) {
            Tapped::Recorded(events) => {
                app.buzz();
                let applied = AppliedStep {
                    before,
                    step,
                    events,
                };
                self.show_applied(ui, app, &applied);
                Recording::Applied
            }
            Tapped::Waits => {
                self.said.reason.clear();
                let soon = Duration::from_secs_f64(SOON);
                ui.ctx().request_repaint_after(soon);
                Recording::Pending
            }
            Tapped::NotYours(key) => {
                self.said.reason.give(app.text.get(key));
                Recording::Refused
            }
            Tapped::NotNow(why) => {
                let reason = app.text.sentence("guest", &why).finish();
                self.said.reason.give(reason);
                self.said.passes = true;
                Recording::Later
            }
            Tapped::Refused(RecordError::Refused(refusal)) => {
                let session = self.game.session();
                let context = TextContext::new(&app.text, session);
                let reason = describe_step_refusal(context, session.table(), &refusal);
                self.said.reason.give(reason);
                Recording::Refused
            }
            Tapped::Refused(RecordError::Unwritable(why)) => {
                self.said.notice = Some(describe_unwritable(&app.text, why));
                Recording::Refused
            }
        }
    }

    /// Shows the consequences of a step that was applied.
    fn show_applied(&mut self, ui: &Ui, app: &AppContext, applied: &AppliedStep<G>) {
        let game = &mut self.game;
        let session = game.recorder.session();
        if let Some(clock) = &mut self.looks.clock {
            let last = session.entries().last();
            let (active, turn) = (G::active(&applied.before), G::turn(&applied.before));
            last.inspect(|entry| clock.follow(entry, active, turn));
        }
        game.recent.follow(&app.text, session, log::LATEST);
        game.derive();
        let session = game.recorder.session();
        game.ending = Ending::of(&app.text, session);
        self.said.reason.clear();
        self.said.notice = None;
        self.said.elsewhere = None;
        self.said.announced = match applied.step {
            Step::Do(_) => announced(game.recent.newest()),
            Step::Undo(_) | Step::Redo(_) => {
                announced(text::line(&app.text, session, session.entries().len()).as_ref())
            }
        };
        let hand_over = self.game.hand_over(applied);
        self.looks.hand_over = match (hand_over, app.settings.hand_over) {
            (Some(hand_over), Wish::Brief) => {
                let notice = hand_over.notice(self.game.view(app));
                self.said.reason.show_notice(notice);
                None
            }
            (hand_over, Wish::Wait) => hand_over,
            (_, Wish::Brief | Wish::Off) => None,
        };
        let table = self.game.session().table();
        let has_ended = G::outcome(&applied.before).is_none() && G::outcome(table).is_some();
        // A note, perhaps of another player, does not disturb an action that is being composed.
        let is_note = matches!(&applied.step, Step::Do(action) if G::note_of(action).is_some());
        if has_ended {
            self.looks.celebration = Celebration::Due;
        } else if !is_note {
            self.looks.celebration = Celebration::Over;
        }
        if self.looks.hand_over.is_some() {
            self.take_focus(ui);
        }
        if !is_note {
            self.game.sheet = None;
            let recorded = Recorded {
                before: &applied.before,
                step: &applied.step,
                events: &applied.events,
                last: self.game.last_action(),
            };
            self.play.recorded(ui, self.game.view(app), recorded);
            self.corrections.recorded();
        }
        let last = self.game.last_action();
        if let Some(sentence) = speech::sentence(self.game.view(app), applied, last) {
            app.say(&sentence);
        }
        self.copy(app);
    }

    /// Gives the finished game to the app Board Game Stats.
    fn push(&self, app: &AppContext) {
        let played = Played::new(&app.text, self.game.session(), "");
        let link = played.and_then(|played| played.push_link(&app.text).ok());
        if let (Some(browser), Some(link)) = (&app.browser, link) {
            browser.open(&link);
        }
    }

    /// Records a note, if the game has notes.
    fn remark(&mut self, ui: &Ui, app: &AppContext, words: String) {
        let entries = self.game.session().entries().len();
        if let Some(action) = G::note(words) {
            self.record(ui, app, Step::Do(action));
        }
        if self.game.session().entries().len() > entries {
            self.note.clear();
        }
    }

    /// Leaves the table. If something would be lost, asks first.
    fn leave(&mut self, app: &AppContext, exit: Exit) -> Option<Navigation> {
        self.end_sharing(app);
        let Some(open) = self.game.recorder.try_as_local_ref() else {
            return self.leave_host(app, exit);
        };
        if open.is_saved() || self.leaving.saving.covers(open) {
            return Some(self.go(app, exit));
        }
        self.leaving.saving.open(true);
        self.leaving.exit = exit;
        None
    }

    fn go(&self, app: &AppContext, exit: Exit) -> Navigation {
        match exit {
            Exit::Home => Navigation::Home,
            Exit::Rematch => {
                let (session, score) = (self.game.session(), self.game.score());
                let setup = SetupScreen::rematch(app, session, score);
                Navigation::Screen(Box::new(setup))
            }
            Exit::Window => Navigation::Close,
        }
    }

    fn rules(&self, app: &AppContext) -> Navigation {
        Navigation::Overlay(G::rulebook(&app.text, self.game.session().rules()))
    }

    /// Whether two players share this screen and can sit face to face. A guest's device belongs to one player.
    fn is_for_two(&self) -> bool {
        let has_bots = !self.game.session().header().bots.is_empty();
        !self.game.is_guest() && !has_bots && self.game.recent.players.len() == 2
    }

    /// The player to act, who sees the screen upright, and the player across, in face-to-face mode.
    fn facing(&self, app: &AppContext) -> Option<[Seat; 2]> {
        if app.settings.seating != Seating::FaceToFace || !self.is_for_two() {
            return None;
        }
        let table = self.game.session().table();
        let acting = G::acting(table);
        // If both players or neither can act, the screen is upright for the player whose turn it is.
        let undecided = acting.is_empty();
        let active = G::active(table).filter(|seat| undecided || acting.contains(*seat));
        let here = active.or_else(|| acting.iter().next());
        let here = here.unwrap_or(self.looks.bottom);
        let players = &self.game.recent.players;
        let across = players.seats().find(|seat| *seat != here)?;
        Some([here, across])
    }

    /// Whether there is a sheet or something else to close.
    fn is_open(&self) -> bool {
        self.game.sheet.is_some() || self.play.is_open()
    }

    /// Whether the task is shown even before set-up or after the end of the game.
    fn takes_over(&self, view: TableView<'_, G>) -> bool {
        view.sheet.is_some() || self.play.takes_over(view)
    }

    /// Whether a bot is to act and the screen shows its step.
    fn shows_bot(&self, view: TableView<'_, G>) -> bool {
        let acting = self.game.bots.as_ref().and_then(SeatedBots::acting);
        acting.is_some() && !self.play.keeps(view)
    }

    /// Whether the table itself is visible, without a page in its place.
    fn is_at_table(&self) -> bool {
        self.looks.page == Page::Table && self.play.page().is_none()
    }
}

impl<G: Composing> Screen for TableScreen<G> {
    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        self.play.begin_frame(ui);
        self.game.number.take();
        if let Some(away) = self.follow(ui, app) {
            ui.ctx().request_repaint();
            return Some(away);
        }
        if let Some(open) = self.game.recorder.try_as_local_mut() {
            self.leaving.saving.tick(ui, open);
        }
        self.poll_copy(ui, app);
        self.follow_with_bots(ui, app);
        self.confirm_read(ui, app);
        let halves = far_side::halves(ui);
        let seats = self.facing(app).filter(|_| far_side::has_ends(ui));
        if let Some([here, _]) = seats {
            let shows_table = self.is_at_table() && self.looks.history.is_none();
            if !shows_table || self.leaving.saving.is_open() {
                // A page stays upright for the player who opened it.
                face_to_face::stay(ui.ctx());
            } else if here != self.looks.bottom {
                face_to_face::turn(ui.ctx());
            }
        }
        if self.leaving.saving.is_open() {
            return self.saving_page(ui, app);
        }
        if self.looks.history.is_some() {
            return self.look_back(ui, app);
        }
        let mut out = Commands::default();
        self.typed(ui, app, &mut out);
        match (seats, halves) {
            (Some([here, across]), Some([far, near])) if self.is_at_table() => {
                face_to_face::across(ui, far, |ui| self.across(ui, app, across, &mut out));
                let near = UiBuilder::new().id_salt("near").max_rect(near);
                ui.scope_builder(near, |ui| {
                    self.parts(ui, app, here, Extent::Shared, &mut out);
                });
            }
            _ => {
                let bottom = seats.map_or(self.looks.bottom, |[here, _]| here);
                self.parts(ui, app, bottom, Extent::Whole, &mut out);
            }
        }
        let command = out.into_first()?;
        ui.ctx().request_repaint();
        self.handle(ui, app, command)
    }

    fn go_on(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        if let Some(bots) = &mut self.game.bots {
            // The page in front of the step is read now.
            bots.was_read(ui, None);
        }
        self.follow(ui, app)
    }

    fn is_start(&self) -> bool {
        // A guest retains its place when it returns to the page.
        let shows_more = self.is_open() || self.looks.history.is_some();
        self.game.is_guest() && self.is_at_table() && !shows_more
    }

    fn asked(&self, app: &AppContext) -> Asked {
        let view = self.game.view(app);
        let looks = &self.looks;
        let page = (
            looks.page,
            looks.history.as_ref().map(History::asked),
            looks.hand_over.is_some(),
            self.leaving.saving.is_open(),
            self.play.page(),
            self.facing(app),
            matches!(looks.page, Page::Player(_)).then(|| corrections::counts(view)),
        );
        let asked = self.play.asked(view);
        let table = (
            G::turn(view.table),
            G::active(view.table),
            G::outcome(view.table).is_some(),
            self.game.composed(),
            asked.whom,
            // A tap at that moment is meant for the step before.
            self.game.bots.as_ref().map(SeatedBots::untapped),
        );
        Asked {
            whom: Id::unique((page, table)),
            what: asked.what,
        }
    }

    fn may_close(&mut self, app: &AppContext) -> bool {
        self.leave(app, Exit::Window).is_some()
    }

    fn retranslate(&mut self, app: &AppContext) {
        let session = self.game.recorder.session();
        self.game.recent = Recent::of(&app.text, session, log::LATEST);
        self.game.ending = Ending::of(&app.text, session);
        if let Some(history) = &mut self.looks.history {
            history.retranslate(app, session);
        }
        self.story.retranslate();
        self.said.reason.clear();
        self.said.elsewhere = None;
        self.said.announced = announced(self.game.last_action());
        self.looks.hand_over = None;
        self.play.retranslate(self.game.recent.newest());
    }

    fn keys(&self) -> Vec<KeyGroup> {
        match self.looks.history {
            Some(_) => history::keys(),
            None => self.keys.groups(),
        }
    }

    fn in_play(&self) -> bool {
        let table = self.game.session().table();
        G::turn(table) > 0 && G::outcome(table).is_none()
    }
}

/// The announcement of an action for screen readers: the action and its consequences.
fn announced(line: Option<&Line>) -> String {
    let sentences = line.into_iter().flat_map(|line| {
        let consequences = line.consequences.iter().map(String::as_str);
        std::iter::once(line.headline.as_str()).chain(consequences)
    });
    sentences.collect::<Vec<&str>>().join("\n")
}
