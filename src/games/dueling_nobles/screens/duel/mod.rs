//! The display and input of a duel, at a table or on its own.

mod stage;
mod steps;

pub(super) use stage::{Places, STAGE_KEEPS, places, stage};
pub(super) use steps::{Decision, Deck, Key, Taps, closing, footer, headline, outcome, steps};

use egui::Ui;

use super::view::{View, ViewExt};
use crate::rules::duel::{Breakdown, Fighter, Term, Verdict};
use crate::rules::odds::{Contest, Fought, Step, ToPlay, Versus};
use crate::rules::{Action, Noble, Rules, Support};
use courtyard_core::cards::Card;
use courtyard_core::dice::Die;
use courtyard_core::seat::{EitherSeat, Pair};
use courtyard_settings::DiceKind;
use courtyard_text::{Text, say};
use courtyard_ui::theme::{self, motion};

/// A duel of two players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Bout {
    /// The attacker's seat.
    pub(super) attacker: EitherSeat,
    /// The fighters with the dice and cards so far.
    pub(super) contest: Contest,
}

impl Bout {
    /// The running duel of a table.
    pub(super) fn of(view: View<'_>) -> Option<Bout> {
        Some(Bout {
            attacker: view.table().active,
            contest: Contest::running(view.table())?,
        })
    }

    /// The same duel with these support cards of a player.
    #[must_use]
    pub(super) fn with_cards(mut self, seat: EitherSeat, cards: &[Card]) -> Bout {
        let fighters = &mut self.contest.fighters;
        let fighter = match seat == self.attacker {
            true => &mut fighters.attacker,
            false => &mut fighters.defender,
        };
        let cards = cards.iter().copied().filter_map(Support::from_card);
        fighter.cards = cards.take(fighter.noble.support_cards()).collect();
        self
    }

    /// A player's fighter.
    pub(super) fn fighter(&self, seat: EitherSeat) -> &Fighter {
        let Versus { attacker, defender } = &self.contest.fighters;
        match seat == self.attacker {
            true => attacker,
            false => defender,
        }
    }

    /// A player's noble.
    pub(super) fn noble(&self, seat: EitherSeat) -> Noble {
        self.fighter(seat).noble
    }

    /// Both sides' sums so far.
    pub(super) fn sums(&self, rules: &Rules) -> Pair<Breakdown> {
        Pair::from_fn(|seat| self.fighter(seat).breakdown(rules))
    }

    /// The player who plays support cards next; `None` before all dice are rolled, and after the duel has ended.
    pub(super) fn supporter(&self) -> Option<EitherSeat> {
        let supporter = self.contest.supporter()?;
        Some(Versus::seats(self.attacker).of(supporter))
    }

    /// Whether dice or a card are requested.
    pub(super) fn asks(&self) -> bool {
        self.contest.step() != Step::Over
    }

    /// The progress of the duel: the sides that have rolled, and those that still play.
    pub(super) fn step(&self) -> (Versus<bool>, ToPlay) {
        let fighters = self.contest.fighters.as_ref();
        let rolled = fighters.map(|fighter| fighter.dice.is_some());
        (rolled, self.contest.to_play)
    }

    /// The result, once both have played.
    pub(super) fn verdict(&self, rules: &Rules) -> Option<Verdict> {
        let is_over = self.contest.to_play == ToPlay::Nobody;
        is_over.then(|| self.contest.verdict(rules))
    }

    /// The winner, once both have played; `Some(None)` for a tie.
    pub(super) fn winner(&self, rules: &Rules) -> Option<Option<EitherSeat>> {
        Some(match self.verdict(rules)? {
            Verdict::Attacker => Some(self.attacker),
            Verdict::Defender => Some(self.attacker.other()),
            Verdict::Tie => None,
        })
    }
}

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
    pub(super) bout: &'a Bout,
    /// The seat at the lower edge, which is on the left.
    pub(super) bottom: EitherSeat,
    /// The running animation of dice.
    pub(super) tumble: Option<Tumble>,
    /// The sides whose dice and cards can be entered here.
    pub(super) hands: Pair<bool>,
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
        let mut fighter = self.bout.fighter(seat).clone();
        if self.tumbles(seat) {
            fighter.dice = None;
        }
        fighter.breakdown(self.rules)
    }
}

/// An ended duel of a table that is still shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Aftermath {
    pub(super) bout: Bout,
    /// The consequences in sentences.
    pub(super) consequences: Vec<String>,
    /// The parts of its result.
    pub(super) fought: Fought,
}

impl Aftermath {
    /// The end of the running duel by this action; its consequences are shown afterwards.
    pub(super) fn of(view: View<'_>, action: &Action, fought: Fought) -> Option<Aftermath> {
        let Action::Support { seat, cards } = action else {
            return None;
        };
        let mut bout = Bout::of(view)?.with_cards(*seat, cards);
        bout.contest.to_play = ToPlay::Nobody;
        Some(Aftermath {
            bout,
            consequences: Vec::new(),
            fought,
        })
    }
}

/// Maximum number of terms in a sum.
const TERMS: usize = 9;

/// Whether a term is an item on the table.
fn is_piece(term: &Term) -> bool {
    matches!(term, Term::Die(_) | Term::Card(_) | Term::Critical(_))
}
