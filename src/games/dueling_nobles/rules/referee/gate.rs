//! Conditions of each kind of action, whatever its cards.

use super::checks::{afford, hand_has};
use super::position::Position;
use crate::rules::action::{ActionKind, Needs, Scope};
use crate::rules::editions::{Limit, SALE_CARDS};
use crate::rules::refusal::Refusal;
use crate::rules::table::{Duel, Stage};
use courtyard_core::cards::CardSet;

impl Position<'_> {
    /// Checks the [terms](ActionKind::terms) of the kind: the stage of the game, the phase, the limits of the turn, the
    /// table and the size of the hand.
    pub(crate) fn gate(&self, kind: ActionKind) -> Result<(), Refusal> {
        let terms = kind.terms();
        match terms.scope {
            Scope::Phase(limit) => {
                self.phase_allows(kind)?;
                within_limit(kind, self.table.tally.done(kind), limit(self.rules))?;
            }
            Scope::Ability(suit) => {
                self.phase_allows(kind)?;
                if self.table.own().abilities_used.contains(&suit) {
                    return Err(Refusal::AbilityUsed { suit });
                }
            }
            Scope::Both | Scope::Active | Scope::Defence | Scope::Named => {}
        }
        if let Some(when) = terms.when {
            when(self)?;
        }
        match terms.needs {
            Needs::Sale => hand_has(self.table, self.table.active, SALE_CARDS),
            Needs::Card(_) => hand_has(self.table, self.table.active, 1),
            Needs::Nothing | Needs::TwoNobles => Ok(()),
        }
    }

    /// Checks that some cards or nobles can be the parts that the kind [needs](Needs).
    pub(in crate::rules) fn some_parts(&self, kind: ActionKind) -> Result<(), Refusal> {
        let terms = kind.terms();
        let active = self.table.active;
        match terms.needs {
            Needs::Nothing => Ok(()),
            Needs::Sale => match self.hand(active).sellable().is_empty() {
                true => Err(Refusal::NotSameSuit),
                false => Ok(()),
            },
            Needs::Card(cards) => {
                let held = self.hand(active).beside(CardSet::EMPTY);
                match held.intersection(cards).is_empty() {
                    true => Err(Refusal::CardElsewhere { card: None }),
                    false => Ok(()),
                }
            }
            Needs::TwoNobles => {
                let seat = match terms.scope {
                    Scope::Defence => active.other(),
                    Scope::Both | Scope::Active | Scope::Phase(_) => active,
                    Scope::Ability(_) | Scope::Named => active,
                };
                match self.table.sides[seat].courtyard.len() {
                    0 | 1 => Err(Refusal::NoSuchNoble { card: None, seat }),
                    _ => Ok(()),
                }
            }
        }
    }

    pub(in crate::rules) fn before_set_up(&self) -> Result<(), Refusal> {
        match self.table.stage {
            Stage::SetUp => Ok(()),
            Stage::Turn { .. } => Err(Refusal::AlreadySetUp),
            Stage::Over(_) => Err(Refusal::GameOver),
        }
    }

    /// The phase of the current turn.
    fn phase(&self) -> Result<usize, Refusal> {
        match self.table.stage {
            Stage::SetUp => Err(Refusal::NotSetUp),
            Stage::Turn { phase } => Ok(phase),
            Stage::Over(_) => Err(Refusal::GameOver),
        }
    }

    pub(in crate::rules) fn in_turn(&self) -> Result<(), Refusal> {
        self.phase().map(drop)
    }

    pub(in crate::rules) fn between_duels(&self) -> Result<(), Refusal> {
        self.phase_without_duel().map(drop)
    }

    fn phase_without_duel(&self) -> Result<usize, Refusal> {
        let phase = self.phase()?;
        match self.table.duel {
            Some(_) => Err(Refusal::DuelInProgress),
            None => Ok(phase),
        }
    }

    fn phase_allows(&self, kind: ActionKind) -> Result<(), Refusal> {
        let phase = self.phase_without_duel()?;
        let phase = self.rules.phases.get(phase);
        match phase.is_some_and(|p| p.allows.contains(&kind)) {
            true => Ok(()),
            false => Err(Refusal::WrongPhase { kind }),
        }
    }

    /// The running duel.
    pub(in crate::rules) fn duel(&self) -> Result<&Duel, Refusal> {
        self.phase()?;
        self.table.duel.as_ref().ok_or(Refusal::NoDuel)
    }

    pub(in crate::rules) fn may_recruit(&self) -> Result<(), Refusal> {
        afford(self.table.own().gold, self.rules.recruit_cost.into())?;
        match self.table.noble_deck_size() {
            0 => Err(Refusal::NobleDeckEmpty),
            _ => Ok(()),
        }
    }

    /// Checks that the opponent has more nobles.
    pub(in crate::rules) fn is_behind(&self) -> Result<(), Refusal> {
        let [own, opponent] = [self.table.own(), self.table.opponent()].map(|s| s.courtyard.len());
        match opponent > own {
            true => Ok(()),
            false => Err(Refusal::OpponentNotAhead { own, opponent }),
        }
    }

    pub(in crate::rules) fn some_discarded(&self) -> Result<(), Refusal> {
        match self.table.discard.is_empty() {
            true => Err(Refusal::DiscardLacksCard { card: None }),
            false => Ok(()),
        }
    }

    pub(in crate::rules) fn may_deflect(&self) -> Result<(), Refusal> {
        let duel = self.duel()?;
        if duel.deflected {
            return Err(Refusal::AlreadyDeflected);
        }
        for (seat, side) in duel.sides.iter() {
            if side.dice.is_some() {
                return Err(Refusal::DiceAlreadyRolled { seat });
            }
        }
        afford(self.table.opponent().gold, self.rules.deflect_cost.into())
    }

    pub(in crate::rules) fn some_unrolled(&self) -> Result<(), Refusal> {
        match self.duel()?.rolled() {
            true => Err(Refusal::DiceAlreadyRolled {
                seat: self.table.active,
            }),
            false => Ok(()),
        }
    }

    pub(in crate::rules) fn both_rolled(&self) -> Result<(), Refusal> {
        let mut sides = self.duel()?.sides.iter();
        match sides.find(|(_, side)| side.dice.is_none()) {
            Some((seat, _)) => Err(Refusal::NotRolled { seat }),
            None => Ok(()),
        }
    }
}

fn within_limit(kind: ActionKind, done: u16, limit: Limit) -> Result<(), Refusal> {
    match limit {
        Some(limit) if done >= limit => Err(Refusal::LimitReached { kind, limit }),
        Some(_) | None => Ok(()),
    }
}
