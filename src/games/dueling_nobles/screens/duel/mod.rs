//! The display and input of a duel, at a table or on its own.

mod stage;
mod steps;

pub(super) use stage::{Places, STAGE_KEEPS, places, stage};
pub(super) use steps::{Decision, Deck, Key, Taps, closing, footer, headline, outcome, steps};

use egui::Ui;

use super::view::{View, ViewExt};
use crate::rules::duel::{Breakdown, Fighter, Term, Verdict, verdict};
use crate::rules::odds::{Contest, Fought, ToPlay, Versus};
use crate::rules::table::Duel;
use crate::rules::{Action, Rules, Support};
use courtyard_core::seat::{EitherSeat, Pair};
use courtyard_settings::DiceKind;
use courtyard_text::Text;
use courtyard_ui::theme::{self, motion};

/// The fighters, and the state of the duel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Bout {
    /// The attacker's seat.
    pub(super) attacker: EitherSeat,
    /// Both nobles as in their courtyards, without dice and cards.
    pub(super) standing: Pair<Fighter>,
    /// The dice and cards so far.
    pub(super) duel: Duel,
}

impl Bout {
    /// The running duel of a table.
    pub(super) fn of(view: View<'_>) -> Option<Bout> {
        let table = view.table();
        let standing = |seat| {
            Some(Fighter {
                dice: None,
                cards: Default::default(),
                ..table.duelist(seat)?
            })
        };
        Some(Bout {
            attacker: table.active,
            standing: Pair([standing(EitherSeat::Zero)?, standing(EitherSeat::One)?]),
            duel: table.duel.clone()?,
        })
    }

    /// The same duel after a player has played these cards.
    #[must_use]
    pub(super) fn with_support(
        mut self,
        seat: EitherSeat,
        cards: impl Iterator<Item = Support>,
    ) -> Bout {
        let most = self.standing[seat].noble.support_cards();
        self.duel.sides[seat].support = Some(cards.take(most).collect());
        self
    }

    /// A side with its dice and cards so far.
    fn fighter(&self, seat: EitherSeat) -> Fighter {
        let side = &self.duel.sides[seat];
        Fighter {
            dice: side.dice,
            cards: side.support.clone().unwrap_or_default(),
            ..self.standing[seat].clone()
        }
    }

    /// The duel as input for its chances.
    pub(super) fn contest(&self) -> Contest {
        let defender = self.attacker.other();
        let played = |seat: EitherSeat| self.duel.sides[seat].support.is_some();
        Contest {
            fighters: Versus {
                attacker: self.fighter(self.attacker),
                defender: self.fighter(defender),
            },
            to_play: match (played(self.attacker), played(defender)) {
                (false, _) => ToPlay::Both,
                (true, false) => ToPlay::Defender,
                (true, true) => ToPlay::Nobody,
            },
        }
    }

    /// Both sides' sums so far.
    pub(super) fn sums(&self, rules: &Rules) -> Pair<Breakdown> {
        Pair::from_fn(|seat| self.fighter(seat).breakdown(rules))
    }

    /// The player who plays support cards next; `None` before all dice are rolled, and after the duel has ended.
    pub(super) fn supporter(&self) -> Option<EitherSeat> {
        let over = EitherSeat::BOTH
            .iter()
            .all(|s| self.duel.sides[*s].support.is_some());
        (self.duel.rolled() && !over).then(|| self.duel.supporter(self.attacker))
    }

    /// Whether dice or a card are requested.
    pub(super) fn asks(&self) -> bool {
        !self.duel.rolled() || self.supporter().is_some()
    }

    /// The progress of each side: whether it has rolled, and whether it has played.
    pub(super) fn step(&self) -> Pair<[bool; 2]> {
        Pair::from_fn(|seat| {
            let side = &self.duel.sides[seat];
            [side.dice.is_some(), side.support.is_some()]
        })
    }

    /// The winner, once both have played; `Some(None)` for a tie.
    pub(super) fn winner(&self, rules: &Rules) -> Option<Option<EitherSeat>> {
        let defender = self.attacker.other();
        self.duel.sides[defender].support.as_ref()?;
        let sums = self.sums(rules);
        Some(match verdict(&sums[self.attacker], &sums[defender]) {
            Verdict::Attacker => Some(self.attacker),
            Verdict::Defender => Some(defender),
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

    /// Whether this side's dice are still animated.
    fn tumbles(&self, seat: EitherSeat) -> bool {
        self.tumble.is_some_and(|t| t.seat == seat)
    }

    /// The visible part of a side: animated dice do not count yet.
    fn shown(&self, seat: EitherSeat) -> Breakdown {
        let mut fighter = self.bout.fighter(seat);
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
    pub(super) fought: Option<Fought>,
}

impl Aftermath {
    /// The end of the running duel, if this action ends it; its consequences are shown afterwards.
    pub(super) fn of(view: View<'_>, action: &Action) -> Option<Aftermath> {
        let bout = Bout::of(view)?;
        let Action::Support { seat, cards } = action else {
            return None;
        };
        let played = cards.iter().filter_map(|c| Support::from_card(*c));
        (*seat != bout.attacker).then(|| Aftermath {
            bout: bout.with_support(*seat, played),
            consequences: Vec::new(),
            fought: None,
        })
    }
}

/// Maximum number of terms in a sum.
const TERMS: usize = 9;

/// Whether a term is an item on the table.
fn is_piece(term: &Term) -> bool {
    matches!(term, Term::Die(_) | Term::Card(_) | Term::Critical(_))
}
