//! A duel as it is shown and taken down: at a table, or for itself.

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

/// Who fights, and how far the duel has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Bout {
    /// Whose noble attacks.
    pub(super) attacker: EitherSeat,
    /// Both nobles as they stand in their courtyards, without dice and cards.
    pub(super) standing: Pair<Fighter>,
    /// What has been rolled and played.
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

    /// The same duel after somebody has played these cards.
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

    /// A side with all it has rolled and played.
    fn fighter(&self, seat: EitherSeat) -> Fighter {
        let side = &self.duel.sides[seat];
        Fighter {
            dice: side.dice,
            cards: side.support.clone().unwrap_or_default(),
            ..self.standing[seat].clone()
        }
    }

    /// The duel as its chances are computed of.
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

    /// Who plays support cards next; nobody while dice are still to be rolled, or when the duel has ended.
    pub(super) fn supporter(&self) -> Option<EitherSeat> {
        let over = EitherSeat::BOTH
            .iter()
            .all(|s| self.duel.sides[*s].support.is_some());
        (self.duel.rolled() && !over).then(|| self.duel.supporter(self.attacker))
    }

    /// Whether dice or a card are asked for.
    pub(super) fn asks(&self) -> bool {
        !self.duel.rolled() || self.supporter().is_some()
    }

    /// How far each side has come: whether it has rolled, and whether it has played.
    pub(super) fn step(&self) -> Pair<[bool; 2]> {
        Pair::from_fn(|seat| {
            let side = &self.duel.sides[seat];
            [side.dice.is_some(), side.support.is_some()]
        })
    }

    /// Who has won, once both have played; `Some(None)` is a tie.
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

/// Virtual dice that have been rolled and written down, and do not lie still yet on the screen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Tumble {
    seat: EitherSeat,
    /// When they began, on egui's clock.
    since: f64,
}

impl Tumble {
    /// Lets this side's dice tumble from now on; none where nothing moves.
    pub(super) fn begin(ui: &Ui, seat: EitherSeat) -> Option<Tumble> {
        let since = ui.input(|i| i.time);
        (theme::lasting(ui, motion::TUMBLE) > 0.0).then_some(Tumble { seat, since })
    }

    /// How far they have come, from 0 to 1.
    fn done(self, ui: &Ui) -> f32 {
        let passed = ui.input(|i| i.time) - self.since;
        (passed as f32 / motion::TUMBLE).clamp(0.0, 1.0)
    }

    /// Ends when the dice lie, or when somebody touches the screen or a key.
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
        // The touch that rolled them is over before they begin.
        if running.done(ui) >= 1.0 || (touched && running.done(ui) > 0.0) {
            *tumble = None;
        }
        ui.ctx().request_repaint();
    }
}

/// All that the screen of a duel reads.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) text: &'a Text,
    pub(super) rules: &'a Rules,
    /// The players' names, or what stands for them.
    pub(super) names: [&'a str; 2],
    /// Whether it is said who attacks and who defends; names that say so need no more.
    pub(super) roles: bool,
    pub(super) bout: &'a Bout,
    /// Who sits at the lower edge, and stands left.
    pub(super) bottom: EitherSeat,
    /// The dice that still tumble.
    pub(super) tumble: Option<Tumble>,
    /// Whose dice and cards can be taken down here.
    pub(super) hands: Pair<bool>,
    /// Which dice are offered first.
    pub(super) dice: DiceKind,
}

impl<'a> Scene<'a> {
    fn name(&self, seat: EitherSeat) -> &'a str {
        self.names[seat as usize]
    }

    /// Whether this side's dice still tumble.
    fn tumbles(&self, seat: EitherSeat) -> bool {
        self.tumble.is_some_and(|t| t.seat == seat)
    }

    /// What a side shows: dice that still tumble do not count yet.
    fn shown(&self, seat: EitherSeat) -> Breakdown {
        let mut fighter = self.bout.fighter(seat);
        if self.tumbles(seat) {
            fighter.dice = None;
        }
        fighter.breakdown(self.rules)
    }
}

/// A duel of a table that has ended and is still looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Aftermath {
    pub(super) bout: Bout,
    /// What followed, in sentences.
    pub(super) news: Vec<String>,
    /// What its result was made of.
    pub(super) fought: Option<Fought>,
}

impl Aftermath {
    /// The end of the running duel, if this action ends it; `news` is told afterwards.
    pub(super) fn of(view: View<'_>, action: &Action) -> Option<Aftermath> {
        let bout = Bout::of(view)?;
        let Action::Support { seat, cards } = action else {
            return None;
        };
        let played = cards.iter().filter_map(|c| Support::from_card(*c));
        (*seat != bout.attacker).then(|| Aftermath {
            bout: bout.with_support(*seat, played),
            news: Vec::new(),
            fought: None,
        })
    }
}

/// The number of terms that a sum can have.
const TERMS: usize = 9;

/// Whether a term is a thing that lies on the table.
fn is_piece(term: &Term) -> bool {
    matches!(term, Term::Die(_) | Term::Card(_) | Term::Critical(_))
}
