//! How far a quick duel has come, and the steps that led there.

use crate::cards::Card;
use crate::games::dueling_nobles::duel::Fighter;
use crate::games::dueling_nobles::refusal::Place;
use crate::games::dueling_nobles::table::{Duel, DuelSide};
use crate::games::dueling_nobles::{Edition, Refusal, Support, referee};
use crate::seat::{EitherSeat, Pair};
use crate::ui::dueling_nobles::duel::Bout;
use crate::ui::session::UndoRedo;

/// Who attacks has the first seat and stands left.
pub(super) const ATTACKER: EitherSeat = EitherSeat::Zero;

/// How far the duel has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Position {
    pub(super) edition: Edition,
    /// The nobles named so far, the attacking one first, with what they bring along.
    pub(super) fighters: Pair<Option<Fighter>>,
    /// What has been rolled and played.
    pub(super) sides: Pair<DuelSide>,
}

impl Position {
    pub(super) fn new(edition: Edition) -> Position {
        Position {
            edition,
            fighters: Pair([None, None]),
            sides: Pair::default(),
        }
    }

    /// Whose noble is to be named; nobody's once both are.
    pub(super) fn picking(&self) -> Option<EitherSeat> {
        EitherSeat::BOTH
            .into_iter()
            .find(|seat| self.fighters[*seat].is_none())
    }

    /// Whether nothing has been rolled, so that what the nobles bring along can still be changed.
    pub(super) fn open(&self) -> bool {
        EitherSeat::BOTH
            .iter()
            .all(|s| self.sides[*s].dice.is_none())
    }

    /// What is to be done: another task begins at its top.
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

    /// Where a support card lies.
    pub(super) fn place_of(&self, card: Support) -> Option<Place> {
        let armed = |fighter: &&Fighter| fighter.weapon.is_some_and(|w| w.support() == card);
        let bearers = self.fighters.0.iter().flatten();
        let under = bearers.filter(armed).map(|f| Place::Under(f.noble));
        let mut played = self.sides.0.iter().filter_map(|s| s.support.as_ref());
        under
            .chain(played.any(|p| p.contains(&card)).then_some(Place::Duel))
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

/// A step that can be taken back or put back: how it is told, and the position on its other side.
struct Step {
    told: String,
    position: Position,
}

/// The position, and the steps to it and back to it.
pub(super) struct Course {
    pub(super) now: Position,
    past: Vec<Step>,
    future: Vec<Step>,
}

impl Course {
    /// At a position that no step has led to.
    pub(super) fn new(now: Position) -> Course {
        Course {
            now,
            past: Vec::new(),
            future: Vec::new(),
        }
    }

    /// The step that can be taken back, told.
    pub(super) fn last(&self) -> Option<&str> {
        self.past.last().map(|step| step.told.as_str())
    }

    /// The step that can be put back, told.
    pub(super) fn next(&self) -> Option<&str> {
        self.future.last().map(|step| step.told.as_str())
    }

    /// Goes on to another position by a step that is told like this.
    pub(super) fn go(&mut self, next: Position, told: String) {
        let position = std::mem::replace(&mut self.now, next);
        self.past.push(Step { told, position });
        self.future.clear();
    }

    /// Takes a step back or puts it back; false where there is none.
    pub(super) fn undo_redo(&mut self, step: UndoRedo) -> bool {
        let (from, to) = match step {
            UndoRedo::Undo => (&mut self.past, &mut self.future),
            UndoRedo::Redo => (&mut self.future, &mut self.past),
        };
        let Some(Step { told, position }) = from.pop() else {
            return false;
        };
        let position = std::mem::replace(&mut self.now, position);
        to.push(Step { told, position });
        true
    }
}
