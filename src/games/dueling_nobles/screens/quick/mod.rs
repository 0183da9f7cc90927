//! A quick duel, for players who track their own chips and only need the sum. Nothing is saved.

mod position;
mod view;

use egui::{Context, Id, Rect, Ui};

use self::position::{Course, DuelState};
use self::view::{QuickCommand, QuickView, bar};
use super::commands::{QuickKey, duel_keys, pressed_in_duel};
use super::duel::{self, Decision, Taps, Tumble};
use crate::rules::odds::DuelOdds;
use crate::rules::{Action, DuelingNobles, Edition, Rules, Table, referee};
use courtyard_core::seat::{Pair, Seats};
use courtyard_settings::ShowChances;
use courtyard_text::{Text, TextContext, describe_step_refusal};
use courtyard_ui::explanation::Explanation;
use courtyard_ui::input::focus;
use courtyard_ui::input::key_bindings::{self, KeyGroup};
use courtyard_ui::input::tap_guard::Asked;
use courtyard_ui::screen::{AppContext, Navigation, Screen};
use courtyard_ui::session::{
    self, Area, Commands, GameScreens, Layout, Mode, Shape, SharedKey, UndoRedo,
};

/// The names of the two sides.
const NAMES: [&str; 2] = [
    "dueling-nobles-quick-attacker",
    "dueling-nobles-quick-defender",
];

/// One duel without a session.
pub(super) struct QuickDuel {
    course: Course,
    rules: Rules,
    /// The chances of the position, computed when it is reached.
    odds: Option<DuelOdds>,
    taps: Taps,
    tumble: Option<Tumble>,
    reason: Explanation,
}

/// The memory of the edition while the app runs.
fn memory() -> Id {
    Id::unique("the edition of quick duels")
}

impl QuickDuel {
    /// A new duel, by the last chosen edition, or the default one.
    pub(super) fn new(ctx: &Context, usual: Edition) -> QuickDuel {
        let edition = ctx.data(|data| data.get_temp(memory()));
        let edition = edition.unwrap_or(usual);
        QuickDuel {
            course: Course::new(DuelState::new(edition)),
            rules: Rules::from(edition),
            odds: None,
            taps: Taps::default(),
            tumble: None,
            reason: Explanation::default(),
        }
    }

    fn handle(&mut self, ui: &Ui, text: &Text, command: QuickCommand) -> Option<Navigation> {
        match command {
            QuickCommand::Leave => return Some(Navigation::Home),
            QuickCommand::Rules => {
                let rules = Rules::from(self.course.now().edition);
                return Some(Navigation::Overlay(DuelingNobles::rulebook(text, &rules)));
            }
            QuickCommand::Explain(reason) => self.reason.give(reason),
            QuickCommand::Go(next, description) => {
                self.go(ui, next, description, Taps::default());
            }
            QuickCommand::UndoRedo(step) => self.undo_redo(ui, text, step),
            QuickCommand::Decided(decision) => self.decide(ui, text, decision),
        }
        None
    }

    /// Goes on to this position. `remaining` are the taps that remain if this is undone.
    fn go(&mut self, ui: &Ui, next: DuelState, description: String, remaining: Taps) {
        self.course.go(next, description, remaining);
        self.arrive(ui);
    }

    fn undo_redo(&mut self, ui: &Ui, text: &Text, step: UndoRedo) {
        if step == UndoRedo::Undo && self.taps.are_last() {
            self.taps.forget_last();
            return;
        }
        match self.course.undo_redo(step) {
            Ok(remaining) => {
                self.arrive(ui);
                self.taps = remaining;
            }
            Err(refusal) => {
                let players = names(text);
                let context =
                    TextContext::<DuelingNobles>::without_session(text, &self.rules, &players);
                let reason = describe_step_refusal(context, &Table::new(context.rules), &refusal);
                self.reason.give(reason);
            }
        }
    }

    /// Resets the state of the previous position.
    fn arrive(&mut self, ui: &Ui) {
        self.rules = Rules::from(self.course.now().edition);
        self.odds = self.course.now().odds(&self.rules);
        self.taps = Taps::default();
        self.tumble = None;
        self.reason.clear();
        let edition = self.course.now().edition;
        ui.data_mut(|data| data.insert_temp(memory(), edition));
    }

    fn decide(&mut self, ui: &Ui, text: &Text, decision: Decision) {
        let done = match decision {
            Decision::Do(action) => action,
            Decision::Tapped => return self.reason.clear(),
            Decision::Refused(why) => return self.reason.give(why),
        };
        let mut next = self.course.now().clone();
        if let Action::Roll { seat, dice, .. } = &done
            && let Some(fighter) = &mut next.fighters[*seat]
        {
            let Ok(rolled) = referee::rolled(fighter.noble, dice) else {
                return;
            };
            fighter.dice = Some(rolled);
        }
        if let Action::Support { seat, cards } = &done
            && let Some(fighter) = &mut next.fighters[*seat]
        {
            fighter.cards = referee::played(fighter.noble, cards).ok();
        }
        let players = names(text);
        let context = TextContext::<DuelingNobles>::without_session(text, &self.rules, &players);
        // The action names the player, so the table is not used.
        let description = context.headline(&Table::new(context.rules), &done);
        self.go(ui, next, description, Taps::remaining(&done));
        if let Action::Roll {
            seat,
            is_virtual: true,
            ..
        } = done
        {
            self.tumble = Tumble::begin(ui, seat);
        }
    }
}

/// The names of the two sides.
fn names(text: &Text) -> Seats<String> {
    Pair(NAMES.map(|key| text.get(key).into_owned())).into()
}

impl Screen for QuickDuel {
    fn asked(&self, _: &AppContext) -> Asked {
        let now = self.course.now();
        let progress = now.contest().as_ref().map(duel::progress);
        Asked {
            whom: Id::unique((now.stage(), progress, now.picking())),
            what: Id::unique(self.taps.step()),
        }
    }

    fn keys(&self) -> Vec<KeyGroup> {
        duel_keys()
    }

    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        let text = &app.text;
        let shape = Shape::of(ui.available_size());
        Tumble::tick(&mut self.tumble, ui);
        let players = names(text);
        let by_keyboard = focus::by_keyboard(ui.ctx());
        let mut out = Commands::default();
        let key = typed(ui, &mut out);
        if shape != Shape::Flat {
            session::bar(ui, shape, |ui| bar(ui, text, &mut out));
        }
        let view = QuickView {
            text,
            context: TextContext::without_session(text, &self.rules, &players),
            now: self.course.now(),
            steps: self.course.steps(),
            dice: app.settings.dice,
            odds: (self.odds.as_ref()).filter(|_| app.settings.chances != ShowChances::Never),
            tumble: self.tumble,
            key,
        };
        let taps = &mut self.taps;
        let layout = Layout {
            shape,
            shown: Id::unique(("quick duel", self.course.now().stage())),
            mode: Mode::Focus,
            has_phases: false,
            is_log_folded: false,
            turn: 0.0,
            share: 0.0,
            focus: DuelingNobles::FOCUS_SHARE,
            strip: DuelingNobles::STRIP,
        };
        let mut centre = Rect::NOTHING;
        session::lay_out(ui, layout, &mut |ui, part| match part {
            Area::Bar => bar(ui, text, &mut out),
            Area::Task(_) => out.send_if_any(view.task(ui, taps)),
            Area::Foot => view.foot(ui, taps, &mut out),
            Area::Above | Area::Phases | Area::Below => {}
            Area::Centre(size) => {
                centre = ui.clip_rect();
                view.centre(ui, size.y);
            }
        });
        self.reason.show(ui, centre);
        let command = out.into_first()?;
        ui.ctx().request_repaint();
        if by_keyboard {
            focus::want(ui.ctx());
        }
        self.handle(ui, text, command)
    }
}

/// Handles a key; a key of the duel is returned.
fn typed(ui: &Ui, out: &mut Commands<QuickCommand>) -> Option<duel::Key> {
    match pressed_in_duel(ui) {
        Some(QuickKey::Duel(key)) => return Some(key),
        Some(QuickKey::Shared(key)) => out.send_if_any(match key {
            SharedKey::Undo => Some(QuickCommand::UndoRedo(UndoRedo::Undo)),
            SharedKey::Redo => Some(QuickCommand::UndoRedo(UndoRedo::Redo)),
            SharedKey::Rules => Some(QuickCommand::Rules),
            SharedKey::Leave => Some(QuickCommand::Leave),
            SharedKey::Log
            | SharedKey::LookBack
            | SharedKey::Pause
            | SharedKey::Players
            | SharedKey::TurnAround => None,
        }),
        None if key_bindings::back(ui) => out.send(QuickCommand::Leave),
        None => {}
    }
    None
}
