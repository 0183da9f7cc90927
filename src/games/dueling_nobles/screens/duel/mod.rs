//! The display and input of a duel, at a table or on its own.

mod stage;
mod steps;

pub(super) use stage::{Places, places, stage};
pub(super) use steps::{
    Decision, Deck, Key, Taps, closing, footer, headline, outcome, steps, words,
};

use egui::Ui;

use crate::rules::Rules;
use crate::rules::duel::{Breakdown, Term};
use crate::rules::odds::Contest;
use courtyard_core::dice::Die;
use courtyard_core::seat::{EitherSeat, Pair};
use courtyard_settings::DiceKind;
use courtyard_text::{Text, say};
use courtyard_ui::theme::{self, motion};

/// The animation of virtual dice that are already recorded.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Tumble {
    seat: EitherSeat,
    /// Its start, on egui's clock.
    since: f64,
}

impl Tumble {
    /// Starts the animation of this side's dice; `None` if animations are off.
    pub(super) fn begin(ui: &Ui, seat: EitherSeat) -> Option<Tumble> {
        let since = ui.input(|i| i.time);
        (theme::lasting(ui, motion::TUMBLE) > 0.0).then_some(Tumble { seat, since })
    }

    /// Progress from 0 to 1.
    fn done(self, ui: &Ui) -> f32 {
        let passed = ui.input(|i| i.time) - self.since;
        (passed as f32 / motion::TUMBLE).clamp(0.0, 1.0)
    }

    /// Ends when the dice are still, or on a touch or a key.
    pub(super) fn tick(tumble: &mut Option<Tumble>, ui: &Ui) {
        let Some(running) = *tumble else {
            return;
        };
        let touched = ui.input(|i| {
            i.pointer.any_pressed()
                || i.events
                    .iter()
                    .any(|e| matches!(e, egui::Event::Key { pressed: true, .. }))
        });
        // The touch that rolled them is over before the animation starts.
        if running.done(ui) >= 1.0 || (touched && running.done(ui) > 0.0) {
            *tumble = None;
        }
        ui.ctx().request_repaint();
    }
}

/// The state that the screen of a duel reads.
#[derive(Clone, Copy)]
pub(super) struct DuelView<'a> {
    pub(super) text: &'a Text,
    pub(super) rules: &'a Rules,
    /// The players' names, or placeholders.
    pub(super) names: [&'a str; 2],
    /// Whether attacker and defender are labelled; not needed if the names say it.
    pub(super) roles: bool,
    pub(super) contest: &'a Contest,
    /// The seat at the lower edge, which is on the left.
    pub(super) bottom: EitherSeat,
    /// The running animation of dice.
    pub(super) tumble: Option<Tumble>,
    /// The sides whose dice and cards can be entered here.
    pub(super) hands: Pair<bool>,
    /// The sides whose Kings always roll two dice.
    pub(super) all_dice: Pair<bool>,
    /// The kind of dice offered first.
    pub(super) dice: DiceKind,
}

impl<'a> DuelView<'a> {
    fn name(&self, seat: EitherSeat) -> &'a str {
        self.names[seat as usize]
    }

    /// The message of this key about a player, named `name`.
    fn of(&self, key: &str, seat: EitherSeat) -> String {
        say!(self.text, key, name = self.name(seat))
    }

    /// The message of this key about a player's die.
    fn of_die(&self, key: &str, seat: EitherSeat, die: Die) -> String {
        say!(self.text, key, name = self.name(seat), pips = die.pips())
    }

    /// Whether this side's dice are still animated.
    fn tumbles(&self, seat: EitherSeat) -> bool {
        self.tumble.is_some_and(|t| t.seat == seat)
    }

    /// The visible part of a side: animated dice do not count yet.
    fn shown(&self, seat: EitherSeat) -> Breakdown {
        let mut fighter = self.contest.fighters[seat].clone();
        if self.tumbles(seat) {
            fighter.dice = None;
        }
        fighter.breakdown(self.rules)
    }
}

/// An ended duel of a table that is still shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Aftermath {
    pub(super) contest: Contest,
    /// The consequences in sentences.
    pub(super) consequences: Vec<String>,
}

/// Identifies the progress of a duel: the sides that have rolled, and those that have played support cards.
pub(super) fn progress(contest: &Contest) -> [(bool, bool); 2] {
    let fighters = contest.fighters.0.each_ref();
    fighters.map(|fighter| (fighter.dice.is_some(), fighter.cards.is_some()))
}

/// Maximum number of terms in a sum.
const TERMS: usize = 9;

/// Whether a term is an item on the table.
fn is_piece(term: &Term) -> bool {
    matches!(
        term,
        Term::Die(_) | Term::Card { .. } | Term::Critical { .. }
    )
}
