//! The bots at a table. They decide in the background, and a step waits until a person has done it with the real cards and
//! confirms it.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use egui::{Label, Ui};

use super::composer::Composing;
use super::game::{TableCommand, TableCommands, Weight};
use super::lesson::GUIDING_BOT;
use super::pictured;
use super::view::TableView;
use crate::parts;
use crate::platform::background::Background;
use crate::screen::AppContext;
use crate::theme::{self, space};
use crate::widgets::{self, Tile};
use courtyard_core::seat::Seat;
use courtyard_lab::opponents::{BotStep, BrokenSeal, SeatingFault, opening_note};
use courtyard_lab::{Act, Begun, Level, Opponents, Seed, Task};
use courtyard_session::journal::{self, ChecksumState};
use courtyard_session::{BotData, Session, Step};
use courtyard_text::{TextContext, describe_act, describe_compared};

/// Interval of checks for a decision.
const AGAIN: Duration = Duration::from_millis(30);

/// Time in seconds before a bot is said to think: most decisions are faster, and nothing should flicker.
const SOON: f64 = 0.3;

/// The answer of the background: the next step, if a bot is to act.
type Decision<G> = Result<Option<BotStep<G>>, BrokenSeal>;

/// How far a bot's step has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// It is in sight.
    Shown,
    /// It is being recorded.
    Taken,
    /// It could not be recorded, so it waits for a tap.
    Refused,
}

/// The bots at one table.
pub(super) struct SeatedBots<G: Composing> {
    opponents: Arc<dyn Opponents<G>>,
    decisions: Background<String, Decision<G>>,
    /// Number of entries of the session that was followed last.
    followed: Option<usize>,
    /// The journal that the bots decide by.
    journal: Option<String>,
    /// The bot that is to act, with the time of the question, in seconds of the window's clock.
    acting: Option<(Seat, f64)>,
    /// Its step.
    step: Option<BotStep<G>>,
    /// How far it has come.
    progress: Progress,
    /// When the step came into sight with nothing before it, in seconds of the window's clock.
    seen: Option<f64>,
    /// Number of steps that were recorded without a tap.
    untapped: usize,
}

/// An action of the bots with the part of its entry that concerns them, to be recorded.
pub(super) struct ByBots<A> {
    pub(super) action: A,
    pub(super) data: BotData,
}

impl<G: Composing> SeatedBots<G> {
    /// The bots of this session; `None` if only people play.
    ///
    /// # Errors
    /// If the bots cannot play on, such as on another device than the one on which the game began.
    pub(super) fn of(
        app: &AppContext,
        session: &Session<G>,
    ) -> Result<Option<SeatedBots<G>>, SeatingFault> {
        let mut seeds = BTreeMap::new();
        let mut seed_of = |sealed: &str| {
            let seed: Seed = app.library.seed(sealed)?.parse().ok()?;
            seeds.insert(sealed.to_owned(), seed);
            Some(seed)
        };
        let (Some(seats), Some(lab)) = (G::BOTS, G::LAB) else {
            return Ok(None);
        };
        let opponents = seats.open(session, &mut seed_of)?;
        Ok(opponents.map(|opponents| SeatedBots {
            opponents: Arc::from(opponents),
            decisions: Background::new(lab, Task::Opponents(seeds), []),
            followed: None,
            journal: None,
            acting: None,
            step: None,
            progress: Progress::Shown,
            seen: None,
            untapped: 0,
        }))
    }

    /// The bots, for the actions of people that concern them.
    pub(super) fn opponents(&self) -> &Arc<dyn Opponents<G>> {
        &self.opponents
    }

    /// Follows the session, and lets the bot decide that is to act. Its step is spoken. Returns what is to be recorded at once: a
    /// step that only leads on, unless people look at a result (`keeps`), and the seeds after the end of the game.
    ///
    /// # Errors
    /// If the session does not agree with the seal of a bot.
    pub(super) fn follow(
        &mut self,
        ui: &Ui,
        app: &AppContext,
        session: &Session<G>,
        keeps: bool,
    ) -> Result<Option<ByBots<G::Action>>, BrokenSeal> {
        let mut arrived = false;
        let entries = session.entries().len();
        if self.followed != Some(entries) {
            self.followed = Some(entries);
            (self.step, self.journal, self.seen) = (None, None, None);
            self.progress = Progress::Shown;
            if let Some(data) = self.opponents.opened(session) {
                let note = opening_note(session, &data);
                return Ok(note.map(|action| ByBots { action, data }));
            }
            let now = ui.input(|input| input.time);
            self.acting = self.opponents.acting(session).map(|seat| (seat, now));
            if self.acting.is_some() {
                self.step = self.opponents.next_without_choice(session)?;
                arrived = self.step.is_some();
                if !arrived {
                    self.ask(app, session);
                }
            }
        }
        for (journal, decision) in self.decisions.answers(usize::MAX) {
            // Others may have acted in the meantime.
            if self.journal.as_ref() == Some(&journal) {
                self.journal = None;
                self.step = decision?;
                arrived = true;
            }
        }
        if self.journal.is_some() {
            ui.ctx().request_repaint_after(AGAIN);
        }
        let leads_on = self.goes_on(session)
            && self.step.as_ref().is_some_and(|step| {
                let kind = step.act.action().map(G::Kind::from);
                kind.is_some_and(|kind| G::look(kind).weight == Weight::Onward)
            });
        if leads_on {
            return Ok(if keeps { None } else { self.take() });
        }
        if let Some(step) = self.step.as_ref().filter(|_| arrived) {
            let context = TextContext::new(&app.text, session);
            let sentence = describe_act(context, session.table(), step.seat, &step.act);
            app.say(&sentence);
        }
        Ok(None)
    }

    /// The sentence that people read before the step is recorded without a tap; `None` if they have to do something.
    pub(super) fn reading(&self, view: TableView<'_, G>) -> Option<String> {
        let step = self.step.as_ref()?;
        let is_whole = step.act.action().is_some() && self.goes_on(view.session);
        let mut words = describe_act(view.context(), view.table, step.seat, &step.act);
        if self.explains(view, step.seat) {
            words.extend(self.why(view));
        }
        is_whole.then_some(words)
    }

    /// Whether the bot on this seat explains its steps unasked.
    fn explains(&self, view: TableView<'_, G>, seat: Seat) -> bool {
        let bot = view.session.header().bots.at(seat);
        let level = bot.and_then(|bot| Level::of(&bot.bot));
        view.settings.hints.given && level == Some(GUIDING_BOT)
    }

    /// Lets people read the step while it is in sight and nothing else asks for them. Returns whether they had the time for it.
    pub(super) fn was_read(&mut self, ui: &Ui, reading: Option<&str>) -> bool {
        let Some(sentence) = reading else {
            self.seen = None;
            return false;
        };
        let now = ui.input(|input| input.time);
        let since = *self.seen.get_or_insert(now);
        let left = parts::reading_time(sentence) - (now - since);
        if left > 0.0 {
            let left = Duration::from_secs_f64(left);
            ui.ctx().request_repaint_after(left);
            return false;
        }
        self.untapped += 1;
        true
    }

    /// Number of steps that were recorded without a tap.
    pub(super) fn untapped(&self) -> usize {
        self.untapped
    }

    fn ask(&mut self, app: &AppContext, session: &Session<G>) {
        let written = journal::write(session, ChecksumState::NEW).ok();
        self.journal = written.and_then(|(bytes, _)| String::from_utf8(bytes).ok());
        self.decisions.pause();
        self.decisions.add(app, self.journal.clone());
        self.decisions.resume(app);
    }

    /// The bot that is to act; `None` if the game's own part of the screen asks people to finish its action.
    pub(super) fn acting(&self) -> Option<Seat> {
        let (seat, _) = self.acting?;
        let is_asked = |begun| G::finishing(begun).is_none();
        (!self.begun().is_some_and(is_asked)).then_some(seat)
    }

    /// The action that people are to finish, with its bot.
    pub(super) fn begun_by(&self) -> Option<(Seat, Begun<G>)> {
        let step = self.step.as_ref()?;
        match step.act {
            Act::Begin(begun) => Some((step.seat, begun)),
            Act::Do(_) => None,
        }
    }

    /// The action that people are to finish.
    pub(super) fn begun(&self) -> Option<Begun<G>> {
        self.begun_by().map(|(_, begun)| begun)
    }

    /// Takes the step that was done. It stays in sight until it is recorded.
    pub(super) fn take(&mut self) -> Option<ByBots<G::Action>> {
        let is_taken = self.progress == Progress::Taken;
        let step = self.step.as_ref().filter(|_| !is_taken)?;
        let action = step.act.action()?.clone();
        let data = step.data.clone();
        self.progress = Progress::Taken;
        Some(ByBots { action, data })
    }

    /// Lets people confirm the step again that could not be recorded.
    pub(super) fn give_back(&mut self) {
        if self.progress == Progress::Taken {
            self.progress = Progress::Refused;
        }
    }

    /// Whether the bot may go on unasked: a step that was just undone, or could not be recorded, is not done again without
    /// people.
    fn goes_on(&self, session: &Session<G>) -> bool {
        let last = session.entries().last();
        let is_done = last.is_some_and(|entry| matches!(entry.step, Step::Do(_)));
        is_done && self.progress == Progress::Shown
    }

    /// The actions that the bot compared, in lines.
    fn why(&self, view: TableView<'_, G>) -> Option<String> {
        describe_compared(view.text, view.session, self.step.as_ref()?)
    }

    /// Shows the step of the bot, as the task of the people at the table.
    pub(super) fn show(&self, ui: &mut Ui, view: TableView<'_, G>, out: &mut TableCommands<G>) {
        let Some((seat, since)) = self.acting else {
            return;
        };
        let Some(step) = &self.step else {
            let now = ui.input(|input| input.time);
            if now - since >= SOON {
                let sentence = view.of("bot-thinks", seat);
                parts::headed(ui, 1, Label::new(theme::heading(sentence)).wrap());
            }
            return;
        };
        let sentence = describe_act(view.context(), view.table, step.seat, &step.act);
        parts::asks(ui, &sentence);
        let explains = self.explains(view, step.seat);
        let asks_why = !step.compared.is_empty() && !explains;
        let why = explains.then(|| self.why(view)).flatten();
        let why = why.map(theme::body);
        let below = match (&why, asks_why) {
            (Some(why), _) => space::S + pictured::height(ui, why, ui.available_width()),
            (None, true) => space::S + theme::TARGET,
            (None, false) => 0.0,
        };
        let cards = G::pictured(view.table, &step.act);
        pictured::beside(ui, &cards, &sentence, below, |ui| {
            parts::headed(ui, 1, Label::new(theme::title(sentence.as_str())).wrap());
            ui.add_space(space::S);
            if asks_why && widgets::compact_button(ui, &view.get("bot-why")) {
                out.send_if_any(self.why(view).map(TableCommand::Explain));
            }
        });
        if let Some(why) = why {
            ui.add(Label::new(why).wrap());
            ui.add_space(space::S);
        }
    }

    /// The button that confirms the step, in the rest of a row.
    pub(super) fn footer(&self, ui: &mut Ui, view: TableView<'_, G>, out: &mut TableCommands<G>) {
        if self.step.is_none() {
            return;
        }
        let done = Tile {
            title: &view.get("bot-done"),
            primary: true,
            ..Tile::default()
        };
        if let [_, true] = parts::onwards(ui, None, done) {
            out.send(TableCommand::ConfirmBot);
        }
    }
}
