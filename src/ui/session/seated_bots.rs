//! The bots at a table. They decide in the background, and a step waits until a person has done it with the real cards and
//! confirms it.

use std::collections::BTreeMap;
use std::time::Duration;

use egui::{Label, Ui};

use super::game::{GameScreens, TableCommand, TableCommands, Weight};
use super::view::TableView;
use crate::parts;
use crate::platform::background::Background;
use crate::screen::AppContext;
use crate::theme::{self, space};
use crate::widgets::{self, Tile};
use courtyard_core::seat::Seat;
use courtyard_lab::opponents::{BotStep, BrokenSeal, SeatingFault, opening_note};
use courtyard_lab::{Opponents, Seed, Task};
use courtyard_session::journal::{self, ChecksumState};
use courtyard_session::{BotData, Session, Step};
use courtyard_text::{TextContext, describe_compared};

/// Interval of checks for a decision.
const AGAIN: Duration = Duration::from_millis(30);

/// Time in seconds before a bot is said to think: most decisions are faster, and nothing should flicker.
const SOON: f64 = 0.3;

/// The answer of the background: the next step, if a bot is to act.
type Decision<A> = Result<Option<BotStep<A>>, BrokenSeal>;

/// The bots at one table.
pub(super) struct SeatedBots<G: GameScreens> {
    opponents: Box<dyn Opponents<G>>,
    decisions: Background<String, Decision<G::Action>>,
    /// Number of entries of the session that was followed last.
    followed: Option<usize>,
    /// The journal that the bots decide by.
    journal: Option<String>,
    /// The bot that is to act, with the time of the question, in seconds of the window's clock.
    acting: Option<(Seat, f64)>,
    /// Its step.
    step: Option<BotStep<G::Action>>,
}

/// An action of the bots with the part of its entry that concerns them, to be recorded.
pub(super) struct ByBots<A> {
    pub(super) action: A,
    pub(super) data: BotData,
}

impl<A> From<BotStep<A>> for ByBots<A> {
    fn from(step: BotStep<A>) -> ByBots<A> {
        ByBots {
            action: step.action,
            data: step.data,
        }
    }
}

impl<G: GameScreens> SeatedBots<G> {
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
            opponents,
            decisions: Background::new(lab, Task::Opponents(seeds), []),
            followed: None,
            journal: None,
            acting: None,
            step: None,
        }))
    }

    /// The bots, for the actions of people that concern them.
    pub(super) fn opponents(&self) -> &dyn Opponents<G> {
        &*self.opponents
    }

    /// Follows the session, and lets the bot decide that is to act. Its step is spoken. Returns what is to be recorded at once: a
    /// step that only leads on, and the seeds after the end of the game.
    ///
    /// # Errors
    /// If the session does not agree with the seal of a bot.
    pub(super) fn follow(
        &mut self,
        ui: &Ui,
        app: &AppContext,
        session: &Session<G>,
    ) -> Result<Option<ByBots<G::Action>>, BrokenSeal> {
        let entries = session.entries().len();
        if self.followed != Some(entries) {
            self.followed = Some(entries);
            (self.step, self.journal) = (None, None);
            if let Some(data) = self.opponents.opened(session) {
                let note = opening_note(session, &data);
                return Ok(note.map(|action| ByBots { action, data }));
            }
            let now = ui.input(|input| input.time);
            self.acting = self.opponents.acting(session).map(|seat| (seat, now));
            if self.acting.is_some() {
                self.ask(app, session);
            }
        }
        let mut arrived = false;
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
        // A step that was just undone is not done again unasked.
        let last = session.entries().last();
        let goes_on = last.is_some_and(|entry| matches!(entry.step, Step::Do(_)));
        let leads_on = |step: &mut BotStep<G::Action>| {
            goes_on && G::look(G::Kind::from(&step.action)).weight == Weight::Onward
        };
        let step = self.step.take_if(leads_on);
        if let Some(step) = self.step.as_ref().filter(|_| arrived) {
            let context = TextContext::new(&app.text, session);
            app.say(&context.headline(session.table(), &step.action));
        }
        Ok(step.map(ByBots::from))
    }

    fn ask(&mut self, app: &AppContext, session: &Session<G>) {
        let written = journal::write(session, ChecksumState::NEW).ok();
        self.journal = written.and_then(|(bytes, _)| String::from_utf8(bytes).ok());
        self.decisions.pause();
        self.decisions.add(app, self.journal.clone());
        self.decisions.resume(app);
    }

    /// The bot that is to act.
    pub(super) fn acting(&self) -> Option<Seat> {
        self.acting.map(|(seat, _)| seat)
    }

    /// Takes the step that was done.
    pub(super) fn take(&mut self) -> Option<ByBots<G::Action>> {
        self.step.take().map(ByBots::from)
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
        let sentence = view.context().headline(view.table, &step.action);
        parts::asks(ui, &sentence);
        parts::headed(ui, 1, Label::new(theme::title(sentence)).wrap());
        ui.add_space(space::S);
        if !step.compared.is_empty() && widgets::compact_button(ui, &view.get("bot-why")) {
            out.send_if_any(self.why(view).map(TableCommand::Explain));
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
