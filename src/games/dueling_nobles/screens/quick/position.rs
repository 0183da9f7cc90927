//! The state of a quick duel, and the steps that led there.

use crate::rules::duel::{Fighter, Verdict};
use crate::rules::odds::{DuelOdds, Fought, Hand, Hidden, Luck, Versus};
use crate::rules::refusal::CardLocation;
use crate::rules::table::{Duel, DuelSide};
use crate::rules::{Edition, Refusal, Rules, Support, Weapon, referee};
use crate::screens::duel::Bout;
use courtyard_core::cards::{Card, CardSet};
use courtyard_core::seat::{EitherSeat, Pair};
use courtyard_session::StepRefusal;
use courtyard_ui::session::{Steps, UndoRedo};

/// The attacker has the first seat and is on the left.
pub(super) const ATTACKER: EitherSeat = EitherSeat::Zero;

/// The state of the duel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct DuelState {
    pub(super) edition: Edition,
    /// The nobles chosen so far, the attacker first, with their equipment.
    pub(super) fighters: Pair<Option<Fighter>>,
    /// The dice and cards so far.
    pub(super) sides: Pair<DuelSide>,
    /// Number of cards in each hand before the duel.
    pub(super) hands: Pair<u16>,
}

impl DuelState {
    pub(super) fn new(edition: Edition) -> DuelState {
        DuelState {
            edition,
            fighters: Pair([None, None]),
            sides: Pair::default(),
            hands: Pair::from_fn(|_| Rules::from(edition).opening_hand),
        }
    }

    /// The side whose noble is chosen next; `None` if both are.
    pub(super) fn picking(&self) -> Option<EitherSeat> {
        EitherSeat::BOTH
            .into_iter()
            .find(|seat| self.fighters[*seat].is_none())
    }

    /// Whether no die has been rolled, so that the nobles' equipment can still be changed.
    pub(super) fn open(&self) -> bool {
        EitherSeat::BOTH
            .iter()
            .all(|s| self.sides[*s].dice.is_none())
    }

    /// Identifies the task: another task starts scrolled to the top.
    pub(super) fn stage(&self) -> (bool, bool, bool) {
        let played = |seat: &EitherSeat| self.sides[*seat].support.is_some();
        let over = EitherSeat::BOTH.iter().all(played);
        (self.picking().is_some(), self.open(), over)
    }

    pub(super) fn bout(&self) -> Option<Bout> {
        let standing = Pair([
            self.fighters[EitherSeat::Zero].clone()?,
            self.fighters[EitherSeat::One].clone()?,
        ]);
        let mut duel = Duel::new(Pair::from_fn(|seat| standing[seat].noble));
        duel.sides = self.sides.clone();
        Some(Bout {
            attacker: ATTACKER,
            standing,
            duel,
        })
    }

    /// The chances of the duel so far. Only the numbers of cards in the hands are known; every card that is not
    /// visible can be in a hand or in the deck.
    pub(super) fn odds(&self, rules: &Rules) -> Option<DuelOdds> {
        let contest = self.bout()?.contest();
        let weapons = self.fighters.0.iter().flatten().filter_map(|f| f.weapon);
        let played = self
            .sides
            .0
            .iter()
            .flat_map(|side| side.support.iter().flatten());
        let open: CardSet = weapons
            .map(Weapon::card)
            .chain(played.map(|card| card.card()))
            .collect();
        let hand = |seat: EitherSeat| {
            let played = self.sides[seat].support.as_ref().map_or(0, |s| s.len());
            Hand {
                known: CardSet::EMPTY,
                unknown: usize::from(self.hands[seat]).saturating_sub(played),
            }
        };
        let hands = Versus {
            attacker: hand(ATTACKER),
            defender: hand(ATTACKER.other()),
        };
        let in_hands = hands.attacker.unknown + hands.defender.unknown;
        let deck = (Support::COUNT - open.len()).saturating_sub(in_hands);
        let hidden = Hidden::new(open, hands, deck);
        Some(DuelOdds::new(rules, &contest, hidden))
    }

    /// The parts of the result, once there is one.
    pub(super) fn fought(&self, rules: &Rules) -> Option<Fought> {
        let bout = self.bout()?;
        let verdict = match bout.winner(rules)? {
            Some(ATTACKER) => Verdict::Attacker,
            Some(_) => Verdict::Defender,
            None => Verdict::Tie,
        };
        let fighters = bout.contest().fighters;
        Some(Fought {
            attacker: ATTACKER,
            nobles: fighters.as_ref().map(|fighter| fighter.noble),
            verdict,
            luck: Luck::of_attacker(rules, fighters.as_ref(), verdict)?,
        })
    }

    /// The position of a support card.
    pub(super) fn place_of(&self, card: Support) -> Option<CardLocation> {
        let armed = |fighter: &&Fighter| fighter.weapon.is_some_and(|w| w.support() == card);
        let bearers = self.fighters.0.iter().flatten();
        let under = bearers.filter(armed).map(|f| CardLocation::Under(f.noble));
        let mut played = self.sides.0.iter().filter_map(|s| s.support.as_ref());
        under
            .chain(
                played
                    .any(|p| p.contains(&card))
                    .then_some(CardLocation::Duel),
            )
            .next()
    }

    /// Why this side cannot play these cards.
    pub(super) fn check(&self, seat: EitherSeat, cards: &[Card]) -> Result<(), Refusal> {
        let Some(fighter) = &self.fighters[seat] else {
            return Err(Refusal::NoDuel);
        };
        for card in referee::played(fighter.noble, cards)? {
            if let Some(place) = self.place_of(card) {
                let card = Some((card, place));
                return Err(Refusal::CardElsewhere { card });
            }
        }
        Ok(())
    }
}

/// The chances of a position, and the parts of its result.
#[derive(Default)]
pub(super) struct QuickResult {
    pub(super) odds: Option<DuelOdds>,
    pub(super) fought: Option<Fought>,
}

/// A step that can be undone or redone: its description, and the position on its other side.
struct UndoStep {
    description: String,
    position: DuelState,
}

/// The position, and the steps to it and back to it.
pub(super) struct Course {
    pub(super) now: DuelState,
    past: Vec<UndoStep>,
    future: Vec<UndoStep>,
    /// Whether the last step was an undo or redo.
    is_stepping: bool,
}

impl Course {
    /// Starts at this position, without steps.
    pub(super) fn new(now: DuelState) -> Course {
        Course {
            now,
            past: Vec::new(),
            future: Vec::new(),
            is_stepping: false,
        }
    }

    /// The steps that can be undone and redone.
    pub(super) fn steps(&self) -> Steps<'_> {
        Steps {
            last: self.past.last().map(|step| step.description.as_str()),
            next: self.future.last().map(|step| step.description.as_str()),
            is_stepping: self.is_stepping,
        }
    }

    /// Moves to another position by a step with this description.
    pub(super) fn go(&mut self, next: DuelState, description: String) {
        let position = std::mem::replace(&mut self.now, next);
        self.past.push(UndoStep {
            description,
            position,
        });
        self.future.clear();
        self.is_stepping = false;
    }

    /// Undoes or redoes a step.
    ///
    /// # Errors
    /// If there is none.
    pub(super) fn undo_redo(&mut self, step: UndoRedo) -> Result<(), StepRefusal<Refusal>> {
        let (requested, available) = (1, 0);
        let (from, to, none) = match step {
            UndoRedo::Undo => (
                &mut self.past,
                &mut self.future,
                StepRefusal::NothingToUndo {
                    requested,
                    available,
                },
            ),
            UndoRedo::Redo => (
                &mut self.future,
                &mut self.past,
                StepRefusal::NothingToRedo {
                    requested,
                    available,
                },
            ),
        };
        let UndoStep {
            description,
            position,
        } = from.pop().ok_or(none)?;
        let position = std::mem::replace(&mut self.now, position);
        to.push(UndoStep {
            description,
            position,
        });
        self.is_stepping = true;
        Ok(())
    }
}
