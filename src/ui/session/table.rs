//! The table of one session: what is shown around the game's own part, and the one place in which anything changes.

use std::io;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use egui::{CentralPanel, Frame, Id, Label, Margin, Panel, ScrollArea, Ui, UiBuilder};

use super::clock::{self, Clock};
use super::commands::Commands;
use super::faced;
use super::game::{Extent, GameScreens, News, Place, Play, Recorded, TableCommand};
use super::handover::{self, HandOver};
use super::hints::Hint;
use super::history::{self, History};
use super::keys::{self, SharedKey};
use super::layout::{self, Density, Layout, Part, Shape, UndoRedo};
use super::log;
use super::remote::{Keeper, Remote, SOON, Tapped, Told};
use super::saving::{self, Answer, Saving};
use super::series::Series;
use super::setup::SetupScreen;
use super::view::{Kind, TableView};
use crate::library::{OpenSession, RecordError, Recovery};
use crate::seat::{Seat, SeatSet};
use crate::session::journal::EXTENSION;
use crate::session::{Session, Step};
use crate::settings::{Buzz, Clock as ClockWish, Seating};
use crate::text::{
    Line, Recent, Text, TextContext, describe_io, describe_recovery, describe_step_refusal,
    player_names, say,
};
use crate::ui::commands::KeyGroup;
use crate::ui::guest::{JoinScreen, SharedLink};
use crate::ui::overlay::Overlay;
use crate::ui::screen::{AppContext, Navigation, Screen};
use crate::ui::task::{State, Task};
use crate::ui::theme::{self, palette, size, space};
use crate::ui::widgets::{self, BigButton, Icon};
use crate::ui::{commands, facing, focus, parts};

/// More steps of a host than this at once are taken in without telling of each.
const TOLD_ONE_BY_ONE: usize = 8;

/// What fills the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Page {
    /// The table, or a page of the game's own.
    Table,
    /// The log.
    Log,
}

/// Where one goes from the table.
#[derive(Debug, Clone, Copy)]
enum Exit {
    Home,
    Rematch,
    /// The window is to be closed.
    Window,
}

/// The session, and what is derived from it.
struct Game<G: GameScreens> {
    keeper: Keeper<G>,
    /// The last actions, told.
    recent: Recent,
    /// Every kind of action, and whether one of it is possible.
    kinds: Vec<Kind<G::Refusal>>,
    /// What the game came to, once it has ended.
    summary: Vec<String>,
}

impl<G: GameScreens> Game<G> {
    fn session(&self) -> &Session<G> {
        self.keeper.session()
    }

    /// The session with the words for it.
    fn view<'a>(&'a self, app: &'a AppContext) -> TableView<'a, G> {
        TableView {
            text: &app.text,
            session: self.session(),
            table: self.session().table(),
            players: &self.recent.players,
            settings: &app.settings,
            kinds: &self.kinds,
        }
    }

    /// Whom the table waits for, where a guest may not act for any of them.
    fn others(&self) -> Option<SeatSet> {
        self.keeper.remote()?.others()
    }

    /// The last action in force: what was done, and what followed.
    fn news(&self) -> Option<&Line> {
        self.recent.newest()
    }

    /// The card between two turns, where one is wanted after this step. Nobody hands a device of one's own on.
    fn hand_over(&self, app: &AppContext, news: &Told<G>) -> Option<HandOver> {
        let after = self.keeper.own()?.session().table();
        match news.step {
            Step::Do(_) => {
                let wish = app.settings.hand_over;
                HandOver::of::<G>(wish, &news.before, after, &self.recent)
            }
            Step::Undo(_) | Step::Redo(_) => None,
        }
    }

    /// The series with this game, as far as it has ended.
    fn score(&self) -> Series {
        let before = Series::of(self.session().header());
        match G::outcome(self.session().table()) {
            Some(outcome) => before.and(outcome),
            None => before,
        }
    }
}

/// Every kind of action, and whether one of it is possible now.
fn kinds<G: GameScreens>(session: &Session<G>) -> Vec<Kind<G::Refusal>> {
    G::kinds(session.rules(), session.table())
}

/// How the table is looked at.
struct Looks<G: GameScreens> {
    page: Page,
    /// Who sits at the lower edge.
    bottom: Seat,
    /// How long each player has taken, where that is wished.
    clock: Option<Clock>,
    /// The card between two turns, until it has been seen.
    hand_over: Option<HandOver>,
    /// Where somebody is who looks back from here.
    history: Option<History<G>>,
    /// Whether the menu is to be opened in this frame.
    opens_menu: bool,
    /// Whether this frame was brought about by the keyboard.
    by_keyboard: bool,
}

/// What is said beside the table.
struct Said {
    /// Why the last thing tapped is not possible.
    reason: Option<String>,
    /// Whether that is no reason any more once the host answers.
    passes: bool,
    /// What is said of the session until it is read.
    notice: Option<String>,
}

/// What is not on the disk, and the way out.
struct Leaving {
    saving: Saving,
    /// Where somebody wanted to go when something was not on the disk.
    exit: Exit,
    /// The copy of the finished game that is being written, and to which folder.
    copying: Option<(Task<io::Result<PathBuf>>, PathBuf)>,
}

/// The table of one session.
pub(in crate::ui) struct TableScreen<G: GameScreens> {
    game: Game<G>,
    /// The game's own part.
    play: G::Play,
    looks: Looks<G>,
    said: Said,
    leaving: Leaving,
    /// The remark that is being written.
    note: String,
}

/// What is sent while the table is shown.
type Out<G> = Commands<TableCommand<G>>;

impl<G: GameScreens> TableScreen<G> {
    /// The table of an open session; what was mended in opening it is said.
    pub(in crate::ui) fn new(
        app: &AppContext,
        open: OpenSession<G>,
        recovery: Option<Recovery>,
    ) -> TableScreen<G> {
        let keeper = Keeper::Own(Box::new(open));
        TableScreen::of(app, keeper, Seat::ZERO, recovery)
    }

    /// The table of a guest who came in through this link, seen from this seat; `None` where the host's header is not
    /// one of this game.
    pub(in crate::ui) fn guest(
        app: &AppContext,
        link: SharedLink,
        seat: Option<Seat>,
    ) -> Option<TableScreen<G>> {
        let keeper = Keeper::Host(Box::new(Remote::new(link)?));
        let bottom = seat.unwrap_or(Seat::ZERO);
        Some(TableScreen::of(app, keeper, bottom, None))
    }

    fn of(
        app: &AppContext,
        keeper: Keeper<G>,
        bottom: Seat,
        recovery: Option<Recovery>,
    ) -> TableScreen<G> {
        TableScreen {
            game: Game {
                recent: Recent::of(&app.text, keeper.session(), log::LATEST),
                kinds: kinds(keeper.session()),
                summary: summary(&app.text, keeper.session()),
                keeper,
            },
            play: G::Play::default(),
            looks: Looks {
                page: Page::Table,
                bottom,
                clock: None,
                hand_over: None,
                history: None,
                opens_menu: false,
                by_keyboard: false,
            },
            said: Said {
                reason: None,
                passes: false,
                notice: recovery.map(|recovery| describe_recovery(&app.text, &recovery)),
            },
            leaving: Leaving {
                saving: Saving::default(),
                exit: Exit::Home,
                copying: None,
            },
            note: String::new(),
        }
    }

    /// The table of a session that has just been begun, as a screen.
    pub(in crate::ui) fn begun(app: &AppContext, open: OpenSession<G>) -> Box<dyn Screen> {
        Box::new(TableScreen::new(app, open, None))
    }

    /// Does what was wanted, and what follows from it.
    fn handle(
        &mut self,
        ui: &Ui,
        app: &AppContext,
        command: TableCommand<G>,
    ) -> Option<Navigation> {
        let mut next = Some(command);
        while let Some(command) = next.take() {
            match command {
                TableCommand::Do(action) => self.record(ui, app, Step::Do(action)),
                TableCommand::Note(words) => self.remark(ui, app, words),
                TableCommand::Undo => self.record(ui, app, Step::Undo(1)),
                TableCommand::Redo => self.record(ui, app, Step::Redo(1)),
                TableCommand::Explain(reason) => self.said.reason = Some(reason),
                TableCommand::Explained => {
                    self.said.reason = None;
                    // What was pressed may be gone: the next choice takes the keyboard.
                    if self.looks.by_keyboard {
                        focus::want(ui.ctx());
                    }
                }
                TableCommand::ToTable => {
                    self.said.reason = None;
                    self.looks.page = Page::Table;
                }
                TableCommand::GoOn => {
                    self.said.reason = None;
                    self.looks.hand_over = None;
                    if self.looks.by_keyboard {
                        focus::want(ui.ctx());
                    }
                }
                TableCommand::Close => self.show_page(Page::Table),
                TableCommand::Log => self.show_page(Page::Log),
                TableCommand::LookBack => {
                    let session = self.game.session();
                    let history = History::at_the_end(app, session, self.looks.bottom);
                    self.looks.history = Some(history);
                }
                TableCommand::Rules => return Some(self.rules(app)),
                TableCommand::TurnAround => {
                    let next = Seat::new(self.looks.bottom.number() + 1);
                    let players = &self.game.recent.players;
                    let next = next.filter(|seat| players.get(*seat).is_some());
                    self.looks.bottom = next.unwrap_or(Seat::ZERO);
                }
                TableCommand::Sit => return Some(Navigation::Sit(app.settings.seating.other())),
                TableCommand::Understood => self.said.notice = None,
                TableCommand::Saving => self.leaving.saving.open(false),
                TableCommand::Dismiss(hint) => return Some(Navigation::Dismiss(hint.into())),
                TableCommand::Settings => return Some(Navigation::Overlay(Overlay::Settings)),
                TableCommand::Leave => return self.leave(app, Exit::Home),
                TableCommand::SetUp => match self.game.keeper.own() {
                    Some(open) => {
                        let setup = SetupScreen::of_session(app, open, Self::begun);
                        return Some(Navigation::Screen(Box::new(setup)));
                    }
                    None => self.said.reason = Some(app.text.get("guest-set-up").into_owned()),
                },
                TableCommand::Take => self.take(ui, app),
                TableCommand::Rematch => return self.leave(app, Exit::Rematch),
                TableCommand::Own(command) => {
                    self.looks.hand_over = None;
                    let view = self.game.view(app);
                    next = self.play.handle(ui, view, command, self.looks.by_keyboard);
                }
            }
        }
        None
    }

    /// Shows the table or the log; what was put together is left.
    fn show_page(&mut self, page: Page) {
        self.said.reason = None;
        self.play.close();
        self.looks.page = page;
    }

    /// Records a step and shows what came of it, or says that it could not be recorded; a guest proposes it.
    fn record(&mut self, ui: &Ui, app: &AppContext, step: Step<G::Action>) {
        let before = self.game.session().table().clone();
        match self.game.keeper.record(step.clone(), app.now()) {
            Tapped::Recorded(events) => {
                app.buzz();
                let news = Told {
                    before,
                    step,
                    events,
                };
                self.tell(ui, app, &news);
            }
            Tapped::Waits => {
                self.said.reason = None;
                let soon = Duration::from_secs_f64(SOON);
                ui.ctx().request_repaint_after(soon);
            }
            Tapped::NotNow(key) => {
                self.said.reason = Some(app.text.get(key).into_owned());
                self.said.passes = true;
            }
            Tapped::Not(RecordError::Refused(refusal)) => {
                let session = self.game.session();
                let context = TextContext::new(&app.text, session);
                let reason = describe_step_refusal(context, session.table(), &refusal);
                self.said.reason = Some(reason);
            }
            Tapped::Not(RecordError::Unwritable(error)) => {
                let why = error.to_string();
                self.said.notice = Some(say!(app.text, "table-not-recorded", why = why));
            }
        }
    }

    /// Shows what came of a step.
    fn tell(&mut self, ui: &Ui, app: &AppContext, news: &Told<G>) {
        let game = &mut self.game;
        let session = game.keeper.session();
        if let Some(clock) = &mut self.looks.clock {
            let at = session.entries().last().and_then(|entry| entry.at);
            clock.follow(at, clock::whose::<G>(&news.before));
        }
        game.recent.follow(&app.text, session, log::LATEST);
        game.kinds = kinds(session);
        game.summary = summary(&app.text, session);
        self.said.reason = None;
        self.said.notice = None;
        self.looks.hand_over = self.game.hand_over(app, news);
        if self.looks.hand_over.is_some() && self.looks.by_keyboard {
            focus::want(ui.ctx());
        }
        let recorded = Recorded {
            before: &news.before,
            step: &news.step,
            events: &news.events,
            news: self.game.news(),
        };
        self.play.recorded(ui, self.game.view(app), recorded);
        self.copy(app);
    }

    /// Takes in what a host has told since the last frame; where to go if there is no place at its table any more.
    fn follow(&mut self, ui: &Ui, app: &AppContext) -> Option<Navigation> {
        let remote = self.game.keeper.remote_mut()?;
        remote.link.borrow_mut().tick(ui.ctx());
        let was_asked = remote.is_asked();
        if remote.is_out() {
            let screen = JoinScreen::again(Rc::clone(&remote.link));
            return Some(Navigation::Screen(Box::new(screen)));
        }
        let anew = remote.begins_anew();
        if anew {
            self.looks.history = None;
        }
        let before = self.game.session().entries().len();
        let many = anew || self.game.keeper.remote()?.behind() > TOLD_ONE_BY_ONE;
        while let Some(news) = self.game.keeper.remote_mut().and_then(Remote::next) {
            if G::note(self.note.trim().to_owned()).map(Step::Do) == Some(news.step.clone()) {
                self.note.clear();
            }
            if !many {
                self.tell(ui, app, &news);
            }
        }
        let now = self.game.session().entries().len();
        if let Some(history) = &mut self.looks.history {
            history.follow(before, now);
        }
        if many {
            self.play = G::Play::default();
            self.looks.clock = None;
            self.game.kinds = kinds(self.game.session());
            self.retell(app);
        }
        let remote = self.game.keeper.remote_mut()?;
        if self.said.passes && remote.may_propose() {
            self.said.reason = None;
            self.said.passes = false;
        }
        match remote.verdict(&app.text) {
            Some(Ok(())) => app.buzz(),
            Some(Err(why)) => self.said.reason = Some(why),
            None => {}
        }
        if anew || before != now {
            if remote.is_asked() && !was_asked && app.settings.buzz == Buzz::Short {
                remote.link.borrow_mut().buzz();
            }
            ui.ctx().request_repaint();
        }
        None
    }

    /// Lets the journal go out, as far as the host has told it.
    fn take(&mut self, ui: &Ui, app: &AppContext) {
        let Some(journal) = self.game.keeper.remote().and_then(Remote::journal) else {
            return;
        };
        let started = self.game.session().header().started;
        let name = format!("{}.{EXTENSION}", started.format("%Y-%m-%d-%H%M%S"));
        let ways = app.chooser.ways(&name);
        if let Some(way) = ways.first() {
            // Whether it has gone out, the browser shows.
            let _ = app.chooser.give(*way, &name, &journal, ui.ctx());
        }
    }

    /// Begins to copy a game that has ended to the folder for that, if there is one.
    fn copy(&mut self, app: &AppContext) {
        let session = self.game.session();
        let ended = G::outcome(session.table()).is_some() && !session.header().is_sample();
        if let (true, Some(folder), Some(open)) =
            (ended, &app.settings.copies, self.game.keeper.own())
            && let Ok(journal) = open.journal()
        {
            let (library, to) = (app.library.clone(), folder.clone());
            let name = open.path().file_name().unwrap_or_default().to_owned();
            let copy = Task::begin(move |_| library.keep_copy(&to, &name, &journal));
            self.leaving.copying = Some((copy, folder.clone()));
        }
    }

    /// Says that a copy could not be written, once that is known.
    fn hear_of_the_copy(&mut self, ui: &Ui, app: &AppContext) {
        let Some((copy, folder)) = self.leaving.copying.take() else {
            return;
        };
        let error = match copy.look(ui.ctx()) {
            State::Running => {
                self.leaving.copying = Some((copy, folder));
                return;
            }
            State::Done(Ok(_)) => return,
            State::Done(Err(error)) => error,
            State::Lost => io::ErrorKind::Interrupted.into(),
        };
        let why = describe_io(&app.text, &error);
        let folder = folder.display().to_string();
        self.said.notice = Some(say!(app.text, "copies-failed", folder = folder, why = why));
    }

    /// Records a remark, where the game has such.
    fn remark(&mut self, ui: &Ui, app: &AppContext, words: String) {
        let entries = self.game.session().entries().len();
        if let Some(action) = G::note(words) {
            self.record(ui, app, Step::Do(action));
        }
        if self.game.session().entries().len() > entries {
            self.note.clear();
        }
    }

    /// Leaves the table; where something would be lost by that, asks first what is to become of it.
    fn leave(&mut self, app: &AppContext, exit: Exit) -> Option<Navigation> {
        let Some(open) = self.game.keeper.own() else {
            return self.leave_host(exit);
        };
        if open.is_saved() || self.leaving.saving.covers(open) {
            return Some(self.go(app, exit));
        }
        self.leaving.saving.open(true);
        self.leaving.exit = exit;
        None
    }

    /// Gives the place at a host's table up; whoever closes the window comes back to it.
    fn leave_host(&self, exit: Exit) -> Option<Navigation> {
        let link = &self.game.keeper.remote()?.link;
        match exit {
            Exit::Window => Some(Navigation::Close),
            Exit::Home | Exit::Rematch => {
                link.borrow_mut().leave();
                let screen = JoinScreen::again(Rc::clone(link));
                Some(Navigation::Screen(Box::new(screen)))
            }
        }
    }

    fn go(&self, app: &AppContext, exit: Exit) -> Navigation {
        match exit {
            Exit::Home => Navigation::Home,
            Exit::Rematch => {
                let (session, score) = (self.game.session(), self.game.score());
                let setup = SetupScreen::rematch(app, session, score, Self::begun);
                Navigation::Screen(Box::new(setup))
            }
            Exit::Window => Navigation::Close,
        }
    }

    fn rules(&self, app: &AppContext) -> Navigation {
        Navigation::Overlay(G::rulebook(&app.text, self.game.session().rules()))
    }

    /// Whether it is a game of two, who can sit face to face. A guest's device is nobody else's.
    fn is_for_two(&self) -> bool {
        self.game.keeper.own().is_some() && self.game.recent.players.len() == 2
    }

    /// Who is asked and reads the screen upright, and who sits across, where two people sit face to face.
    fn facing(&self, app: &AppContext) -> Option<[Seat; 2]> {
        if app.settings.seating != Seating::FaceToFace || !self.is_for_two() {
            return None;
        }
        let table = self.game.session().table();
        let acting = G::acting(table);
        // Where both act, it is the turn of one of them.
        let active = G::active(table).filter(|seat| acting.contains(*seat));
        let here = active.or_else(|| acting.iter().next());
        let here = here.unwrap_or(self.looks.bottom);
        let players = &self.game.recent.players;
        let across = players.seats().find(|seat| *seat != here)?;
        Some([here, across])
    }

    /// Whether the table itself is shown, and no page in place of it.
    fn is_at_table(&self) -> bool {
        self.looks.page == Page::Table && self.play.page().is_none()
    }
}

impl<G: GameScreens> Screen for TableScreen<G> {
    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        self.play.begin_frame(ui);
        if let Some(away) = self.follow(ui, app) {
            ui.ctx().request_repaint();
            return Some(away);
        }
        if let Some(open) = self.game.keeper.own_mut() {
            self.leaving.saving.tick(ui, open);
        }
        self.hear_of_the_copy(ui, app);
        let halves = faced::halves(ui);
        let seats = self.facing(app).filter(|_| faced::has_ends(ui));
        if let Some([here, _]) = seats
            && here != self.looks.bottom
        {
            facing::turn(ui.ctx());
        }
        if self.leaving.saving.is_open() {
            return self.saving_page(ui, app);
        }
        if self.looks.history.is_some() {
            return self.look_back(ui, app);
        }
        let mut out = Out::default();
        self.typed(ui, app, &mut out);
        match (seats, halves) {
            (Some([here, across]), Some([far, near])) if self.is_at_table() => {
                facing::across(ui, far, |ui| self.across(ui, app, across, &mut out));
                let near = UiBuilder::new().id_salt("near").max_rect(near);
                let lower = (here, Extent::Shared);
                ui.scope_builder(near, |ui| self.parts(ui, app, lower, &mut out));
            }
            _ => {
                let bottom = seats.map_or(self.looks.bottom, |[here, _]| here);
                self.parts(ui, app, (bottom, Extent::Whole), &mut out);
            }
        }
        let command = out.into_first()?;
        parts::show_anew(ui.ctx(), "what was tapped is done");
        self.handle(ui, app, command)
    }

    fn asked(&self, app: &AppContext) -> Id {
        let view = self.game.view(app);
        let looks = &self.looks;
        let page = (
            looks.page,
            looks.history.is_some(),
            looks.hand_over.is_some(),
            self.leaving.saving.is_open(),
            self.play.page(),
            self.facing(app),
            // A reason that comes or goes moves what stands beside it.
            &self.said.reason,
        );
        let table = (
            G::turn(view.table),
            G::active(view.table),
            G::outcome(view.table).is_some(),
            self.play.asked(view),
        );
        Id::unique((page, table))
    }

    fn may_close(&mut self, app: &AppContext) -> bool {
        self.leave(app, Exit::Window).is_some()
    }

    fn retell(&mut self, app: &AppContext) {
        let session = self.game.keeper.session();
        self.game.recent = Recent::of(&app.text, session, log::LATEST);
        self.game.summary = summary(&app.text, session);
        if let Some(history) = &mut self.looks.history {
            history.retell(app, session);
        }
        self.said.reason = None;
        self.looks.hand_over = None;
        self.play.retell(self.game.recent.newest());
    }

    fn keys(&self) -> Vec<KeyGroup> {
        match self.looks.history {
            Some(_) => history::keys(),
            None => keys::of_game::<G>(),
        }
    }

    fn in_play(&self) -> bool {
        let table = self.game.session().table();
        G::turn(table) > 0 && G::outcome(table).is_none()
    }
}

impl<G: GameScreens> TableScreen<G> {
    /// Looking back, in place of the table.
    fn look_back(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        match &self.game.keeper {
            Keeper::Own(open) => {
                if saving::banner(ui, &app.text, open) {
                    self.leaving.saving.open(false);
                }
            }
            Keeper::Host(remote) => remote.banner(ui, &app.text),
        }
        let history = self.looks.history.as_mut()?;
        match history.ui(ui, app, self.game.keeper.session(), None)? {
            history::Answer::Rules => Some(self.rules(app)),
            history::Answer::Leave | history::Answer::GoOn | history::Answer::More => {
                self.looks.history = None;
                None
            }
        }
    }

    /// The parts of the screen in the space that there is; this seat is at the lower edge of so much of the table.
    fn parts(&mut self, ui: &mut Ui, app: &AppContext, lower: (Seat, Extent), out: &mut Out<G>) {
        self.looks.clock = match app.settings.clock {
            ClockWish::Hidden => None,
            ClockWish::Shown => {
                let clock = self.looks.clock.take();
                Some(clock.unwrap_or_else(|| Clock::of(self.game.session())))
            }
        };
        let shape = Shape::of(ui.available_size());
        if shape != Shape::Flat || !self.is_at_table() {
            layout::bar(ui, |ui| self.bar(ui, app, out));
        }
        match &self.game.keeper {
            Keeper::Own(open) => {
                if saving::banner(ui, &app.text, open) {
                    out.send(TableCommand::Saving);
                }
            }
            Keeper::Host(remote) => remote.banner(ui, &app.text),
        }
        if self.said.notice.is_some() && (theme::is_cramped(ui) || lower.1 != Extent::Whole) {
            self.notice_page(ui, app, out);
            return;
        }
        self.notice_banner(ui, app, out);
        match self.is_at_table() {
            true => self.table(ui, app, (shape, lower), out),
            false => self.page(ui, app, out),
        }
    }

    /// What whoever sits across has of the table.
    fn across(&mut self, ui: &mut Ui, app: &AppContext, seat: Seat, out: &mut Out<G>) {
        let view = self.game.view(app);
        // Dice that still tumble are not told before they lie.
        let recent = (!self.play.is_pending()).then_some(&self.game.recent);
        let (play, waits) = (&mut self.play, self.looks.hand_over.is_some());
        faced::across(ui, view, recent, |ui, size| {
            let place = Place {
                shape: Shape::of(size),
                bottom: seat,
                extent: Extent::Own,
                size,
            };
            match waits {
                true => play.centre(ui, view, place, &mut Out::default()),
                false => play.centre(ui, view, place, out),
            }
        });
    }

    /// What a key asks for.
    fn typed(&mut self, ui: &Ui, app: &AppContext, out: &mut Out<G>) {
        self.looks.by_keyboard = focus::by_keyboard(ui.ctx());
        self.looks.opens_menu = false;
        if commands::back(ui) {
            // From the table itself the step back leads to where one may want to go.
            match self.looks.page != Page::Table || self.play.is_open() {
                true => out.send(TableCommand::Close),
                false => self.looks.opens_menu = true,
            }
            return;
        }
        let own = commands::pressed(ui, G::Play::KEYS.iter());
        if let Some(key) = own {
            out.send_if_any(self.play.pressed(key, self.game.view(app)));
            return;
        }
        out.send_if_any(keys::pressed(ui).map(|key| match key {
            SharedKey::Undo => TableCommand::Undo,
            SharedKey::Redo => TableCommand::Redo,
            SharedKey::Log => TableCommand::Log,
            SharedKey::LookBack => TableCommand::LookBack,
            SharedKey::TurnAround => TableCommand::TurnAround,
            SharedKey::Rules => TableCommand::Rules,
            SharedKey::Leave => TableCommand::Leave,
        }));
    }

    /// Whose turn it is, and the ways to everything that is not an action of the phase.
    fn bar(&self, ui: &mut Ui, app: &AppContext, out: &mut Out<G>) {
        let view = self.game.view(app);
        let is_narrow = ui.available_width() < size::BAR_OF_FOUR;
        ui.horizontal(|ui| {
            let menu = widgets::icon_button(ui, Icon::Menu, &view.get("menu"));
            if self.looks.opens_menu {
                egui::Popup::open_id(ui.ctx(), egui::Popup::default_response_id(&menu));
            }
            egui::Popup::menu(&menu).show(|ui| {
                parts::fit_menu(ui);
                let available = ui.ctx().content_rect().bottom() - menu.rect.bottom();
                let scroll = ScrollArea::vertical().max_height(available - space::XL);
                scroll.show(ui, |ui| self.menu(ui, view, is_narrow, out));
            });
            let right = egui::Layout::right_to_left(egui::Align::Center);
            ui.with_layout(right, |ui| {
                let turn = widgets::icon_button(ui, Icon::Turn, &view.get("menu-turn-around"));
                if turn.on_hover_text(view.get("menu-turn-around")).clicked() {
                    out.send(TableCommand::TurnAround);
                }
                let rules = widgets::icon_button(ui, Icon::Book, &view.get("menu-rules"));
                if rules.on_hover_text(view.get("menu-rules")).clicked() {
                    out.send(TableCommand::Rules);
                }
                if self.is_for_two() && !is_narrow {
                    let facing = widgets::icon_button(ui, Icon::Facing, &view.get("menu-facing"));
                    if facing.on_hover_text(view.get("menu-facing")).clicked() {
                        out.send(TableCommand::Sit);
                    }
                }
                view.show_headline(ui);
            });
        });
        if let Some(clock) = &self.looks.clock {
            clock.show(ui, view, app.now());
        }
    }

    fn menu(&self, ui: &mut Ui, view: TableView<'_, G>, is_narrow: bool, out: &mut Out<G>) {
        let mut item = |ui: &mut Ui, key: &'static str, why: Option<String>, leads| {
            let title = view.text.get(key);
            let button = BigButton::new(&title)
                .compact(true)
                .subtitle(why.as_deref())
                .enabled(why.is_none());
            if ui.add(button).clicked() {
                out.send(why.map_or(leads, TableCommand::Explain));
                ui.close();
            }
        };
        item(ui, "menu-log", None, TableCommand::Log);
        for own in self.play.menu(view) {
            item(ui, own.title, own.why_not, own.command);
        }
        // The end of the game has these on the screen.
        let over = G::outcome(view.table).is_some();
        let ending = over && self.is_at_table() && !self.play.takes_over(view);
        if !ending && self.looks.page != Page::Log {
            item(ui, "look-title", None, TableCommand::LookBack);
        }
        // A bar that is broad enough has a sign for it.
        if self.is_for_two() && is_narrow {
            item(ui, "menu-facing", None, TableCommand::Sit);
        }
        item(ui, "settings-title", None, TableCommand::Settings);
        if self.game.keeper.remote().is_some() {
            item(ui, "guest-take", None, TableCommand::Take);
        }
        if !ending {
            item(ui, "menu-leave", None, TableCommand::Leave);
        }
    }

    /// What was mended, or not recorded: it stays until it is read.
    fn notice_banner(&self, ui: &mut Ui, app: &AppContext, out: &mut Out<G>) {
        if let Some(notice) = &self.said.notice {
            let frame = Frame::new()
                .fill(palette(ui).felt)
                .inner_margin(Margin::same(space::M as i8));
            let banner = Panel::top("notice").frame(frame);
            banner.show(ui, |ui| noticed(ui, app, notice, out));
        }
    }

    /// The same as a page of its own, where it leaves no room for the table.
    fn notice_page(&self, ui: &mut Ui, app: &AppContext, out: &mut Out<G>) {
        if let Some(notice) = &self.said.notice {
            parts::page(ui, |ui| {
                let headline = self.game.view(app).headline();
                parts::headed(ui, 1, Label::new(theme::strong_text(headline)).wrap());
                noticed(ui, app, notice, out);
            });
        }
    }

    /// What is not on the disk, and what can be done about it.
    fn saving_page(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        let open = self.game.keeper.own_mut()?;
        let answer = self.leaving.saving.page(ui, app, open)?;
        ui.ctx().request_repaint();
        match answer {
            Answer::PlayOn => None,
            Answer::Leave => Some(self.go(app, self.leaving.exit)),
        }
    }

    /// The log or a page of the game's own, in place of the table.
    fn page(&mut self, ui: &mut Ui, app: &AppContext, out: &mut Out<G>) {
        let frame = Frame::new()
            .fill(palette(ui).felt)
            .inner_margin(parts::column_margin(ui, size::PAGE));
        CentralPanel::default().frame(frame).show(ui, |ui| {
            let view = self.game.view(app);
            let own = self.play.page();
            let title = view.text.get(own.unwrap_or("menu-log"));
            if parts::heading(ui, &view.get("back"), &title) {
                out.send(TableCommand::Close);
            }
            if let Some(reason) = &self.said.reason {
                parts::notice(ui, reason);
            }
            ui.add_space(space::S);
            if own.is_some() {
                ScrollArea::vertical()
                    .id_salt("page")
                    .auto_shrink(false)
                    .show(ui, |ui| self.play.show_page(ui, view, out));
                return;
            }
            undo_row(ui, &self.game, view, true, out);
            let title = view.get("look-title");
            if ui.add(BigButton::new(&title).compact(true)).clicked() {
                out.send(TableCommand::LookBack);
            }
            log::show(ui, view, &self.game.recent, &mut self.note, false, out);
        });
    }

    /// The table, and what is to be done at it.
    fn table(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        (shape, (bottom, extent)): (Shape, (Seat, Extent)),
        out: &mut Out<G>,
    ) {
        let view = self.game.view(app);
        let reason = self.said.reason.as_deref();
        let reason = reason.filter(|reason| parts::is_long(ui, reason));
        let composing = self.play.is_composing();
        let layout = Layout {
            shape,
            shown: Id::unique((
                self.play.shown(view),
                self.looks.hand_over.is_some(),
                reason,
            )),
            greedy: composing,
        };
        layout::lay_out(ui, layout, &mut |ui, part| match part {
            // A sheet has a heading of its own.
            Part::Bar if composing => {}
            Part::Bar => self.bar(ui, app, out),
            Part::Task(density) => self.task(ui, app, density, out),
            Part::Foot(has_line) => self.foot(ui, app, has_line, out),
            Part::Below => {
                let view = self.game.view(app);
                let waits = self.play.is_pending();
                log::show(ui, view, &self.game.recent, &mut self.note, waits, out);
            }
            Part::Centre(size) => {
                let place = Place {
                    shape,
                    bottom,
                    extent,
                    size,
                };
                let view = self.game.view(app);
                match self.looks.hand_over {
                    // A stray tap does nothing until the next player has seen whose turn it is.
                    Some(_) => self.play.centre(ui, view, place, &mut Out::default()),
                    None => self.play.centre(ui, view, place, out),
                }
            }
        });
    }

    /// What is to be done now: in the game, before its set-up, or after its end.
    fn task(&mut self, ui: &mut Ui, app: &AppContext, density: Density, out: &mut Out<G>) {
        explanation(ui, &self.said, true);
        let view = self.game.view(app);
        if let Some(hand_over) = &mut self.looks.hand_over {
            hand_over.show(ui, view, out);
        } else if self.play.takes_over(view) {
            self.play.task(ui, view, density, out);
        } else if G::outcome(view.table).is_some() {
            ending(ui, &self.game, self.looks.clock.as_ref(), view, out);
        } else if let Some(others) = self.game.others() {
            let names = others.iter().map(|seat| view.name(seat).to_owned());
            let players = view.text.list(names);
            let sentence = say!(view.text, "guest-others", players = players);
            parts::headed(ui, 1, Label::new(theme::heading(sentence)).wrap());
        } else if G::awaits_set_up(view.table) {
            let title = view.get("do-set-up");
            if ui.add(BigButton::new(&title).primary(true)).clicked() {
                out.send(TableCommand::SetUp);
            }
        } else {
            if let Some(hint) = hint(view)
                && hint.show(ui, view.text)
            {
                out.send(TableCommand::Dismiss(hint.name));
            }
            self.play.task(ui, view, density, out);
        }
        ui.add_space(space::XS);
    }

    /// What is always at hand: why the last tap did nothing, undo, and the way onwards.
    fn foot(&mut self, ui: &mut Ui, app: &AppContext, has_line: bool, out: &mut Out<G>) {
        explanation(ui, &self.said, false);
        let view = self.game.view(app);
        parts::announce(ui, "table", &announced(self.game.news()));
        let news = self.play.news(view);
        if has_line
            && news == News::Above
            && self.looks.hand_over.is_none()
            && let Some(last) = handover::last_gist::<G>(&self.game.recent)
        {
            handover::show_last(ui, last);
        }
        let told = news == News::Beside && self.looks.hand_over.is_none();
        ui.horizontal(|ui| {
            undo_row(ui, &self.game, view, told, out);
            if self.looks.hand_over.is_some() {
                HandOver::onwards(ui, view, out);
            } else if self.play.takes_over(view) || self.game.others().is_none() {
                self.play.onwards(ui, view, out);
            }
        });
    }
}

/// What screen readers are told of the last action: what was done, and what came of it.
fn announced(news: Option<&Line>) -> String {
    let Some(news) = news else {
        return String::new();
    };
    let consequences = news.consequences.iter().map(String::as_str);
    let all: Vec<&str> = std::iter::once(news.headline.as_str())
        .chain(consequences)
        .collect();
    all.join("\n")
}

/// What somebody is told who needs it: what a sample is, and what is done now.
fn hint<G: GameScreens>(view: TableView<'_, G>) -> Option<Hint> {
    let sample = G::SAMPLE_HINT.filter(|_| view.session.header().is_sample());
    let dismissed = &view.settings.hints.dismissed;
    if let Some(key) = sample.filter(|key| !dismissed.contains(*key)) {
        return Some(Hint::of(key, view.get(key).into_owned()));
    }
    G::hint(view)?.if_given(view.settings)
}

/// The end of the game: the score of the series, and the next game.
fn ending<G: GameScreens>(
    ui: &mut Ui,
    game: &Game<G>,
    clock: Option<&Clock>,
    view: TableView<'_, G>,
    out: &mut Out<G>,
) {
    parts::headed(ui, 1, Label::new(theme::title(view.headline())));
    if !Series::of(view.session.header()).is_empty() {
        let score = game.score().describe(view.text, view.players);
        ui.label(theme::strong_text(score));
    }
    ui.add_space(space::XS);
    for line in &game.summary {
        ui.add(Label::new(theme::body(line.as_str())).wrap());
    }
    if let Some(clock) = clock {
        ui.add(Label::new(theme::body(clock.summary(view))).wrap());
    }
    ui.add_space(space::M);
    match game.keeper.remote() {
        // The next game begins at the host.
        Some(_) => {
            if ui
                .add(BigButton::new(&view.get("guest-take")).primary(true))
                .clicked()
            {
                out.send(TableCommand::Take);
            }
        }
        None => {
            let again = view.get("do-rematch");
            if ui.add(BigButton::new(&again).primary(true)).clicked() {
                out.send(TableCommand::Rematch);
            }
        }
    }
    ui.add_space(space::S);
    if ui.add(BigButton::new(&view.get("look-title"))).clicked() {
        out.send(TableCommand::LookBack);
    }
    ui.add_space(space::S);
    if ui.add(BigButton::new(&view.get("menu-leave"))).clicked() {
        out.send(TableCommand::Leave);
    }
    ui.add_space(space::M);
    // A remark that was written afterwards does not take the place of what ended the game.
    let remark = G::note(String::new()).map(|note| G::kind(&note));
    let mut moves = game.recent.lines();
    if let Some(news) = moves.rfind(|line| Some(line.kind) != remark) {
        parts::section(ui, view.get("ending-decided"));
        ui.label(theme::strong_text(news.headline.as_str()));
        for sentence in news.details() {
            ui.label(theme::small(sentence));
        }
    }
}

/// What a game that has ended came to: how long it took, and what the game itself adds up for each player.
fn summary<G: GameScreens>(text: &Text, session: &Session<G>) -> Vec<String> {
    let table = session.table();
    if G::outcome(table).is_none() {
        return Vec::new();
    }
    let mut length = vec![say!(text, "ending-turns", turns = G::turn(table))];
    if let Some(played) = session.played() {
        let minutes = played.num_minutes().max(1).unsigned_abs();
        length.push(say!(text, "ending-minutes", minutes = minutes));
    }
    let names = player_names(text, &session.header().players);
    let tallies = G::came_to(text, session).into_iter().map(|tally| {
        let of_each = tally.of.iter().map(|(seat, count)| {
            let name = names.get(seat).map_or("", String::as_str);
            say!(text, "series-wins", name = name, wins = *count)
        });
        let of_each = text.list(of_each);
        say!(text, "ending-tally", what = &tally.name, of = of_each)
    });
    std::iter::once(length.join(" · ")).chain(tallies).collect()
}

/// Why the last thing tapped is not possible: with what is always at hand, or, where it is too long for that, with what is
/// to be done, which scrolls.
fn explanation(ui: &mut Ui, said: &Said, long: bool) {
    let reason = said.reason.as_ref();
    if let Some(reason) = reason.filter(|reason| parts::is_long(ui, reason) == long) {
        parts::notice(ui, reason);
        ui.add_space(space::S);
    }
}

/// Undo and redo, each with what it takes back or puts back; with room beside them the last action is told.
fn undo_row<G: GameScreens>(
    ui: &mut Ui,
    game: &Game<G>,
    view: TableView<'_, G>,
    told: bool,
    out: &mut Out<G>,
) {
    let last = game.news().map(|line| line.headline.as_str());
    let next = game.recent.next.as_ref().map(|line| line.headline.as_str());
    let wanted = layout::undo_redo(ui, view.text, last, next, told);
    out.send_if_any(wanted.map(|wanted| match wanted {
        UndoRedo::Undo => TableCommand::Undo,
        UndoRedo::Redo => TableCommand::Redo,
    }));
}

/// Something to be read, and the way on from it.
fn noticed<G: GameScreens>(ui: &mut Ui, app: &AppContext, notice: &str, out: &mut Out<G>) {
    parts::warning(ui, notice);
    ui.add_space(space::S);
    let title = app.text.get("table-understood");
    if ui.add(BigButton::new(&title).compact(true)).clicked() {
        out.send(TableCommand::Understood);
    }
}
