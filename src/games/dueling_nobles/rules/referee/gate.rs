//! Conditions of each kind of action, whatever its cards.

use super::checks::{afford, hand_has};
use super::position::Position;
use crate::rules::action::ActionKind;
use crate::rules::editions::{Limit, SALE_CARDS};
use crate::rules::refusal::Refusal;
use crate::rules::table::{Duel, Stage};

impl Position<'_> {
    /// Checks the stage of the game, the phase, the limits of the turn and the cost of the kind.
    pub(in crate::rules) fn gate(&self, kind: ActionKind) -> Result<(), Refusal> {
        use ActionKind as K;
        if kind.belongs_to_a_phase() {
            self.phase_allows(kind)?;
            within_limit(kind, self.table.tally.done(kind), self.rules.limit(kind))?;
        }
        match kind {
            K::Setup => self.set_up_gate(),
            K::Concede => self.phase().map(drop),
            K::NextPhase | K::EndTurn | K::Adjust => self.phase_without_duel().map(drop),
            K::Sell => hand_has(self.table, self.table.active, SALE_CARDS),
            K::Recruit => self.recruit_gate(),
            K::Weapon => hand_has(self.table, self.table.active, 1),
            K::Heal | K::DrawThree | K::Recover | K::Spy => self.ability_gate(kind),
            K::Deflect => self.deflection_gate(self.duel()?),
            K::Roll => self.roll_gate(self.duel()?),
            K::Support => both_rolled(self.duel()?),
            K::Tax | K::Buy | K::MoveWeapon | K::Challenge | K::Note => Ok(()),
        }
    }

    fn set_up_gate(&self) -> Result<(), Refusal> {
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

    fn recruit_gate(&self) -> Result<(), Refusal> {
        afford(self.table.own().gold, self.rules.recruit_cost.into())?;
        match self.table.noble_deck_size() {
            0 => Err(Refusal::NobleDeckEmpty),
            _ => Ok(()),
        }
    }

    /// Checks that the suit's ability is unused, that there may be a card to pay with, and this ability's own
    /// condition.
    fn ability_gate(&self, kind: ActionKind) -> Result<(), Refusal> {
        let (own, opponent) = (self.table.own(), self.table.opponent());
        if let Some(suit) = kind.ability()
            && own.abilities_used.contains(&suit)
        {
            return Err(Refusal::AbilityUsed { suit });
        }
        if kind == ActionKind::DrawThree && opponent.courtyard.len() <= own.courtyard.len() {
            return Err(Refusal::OpponentNotAhead {
                own: own.courtyard.len(),
                opponent: opponent.courtyard.len(),
            });
        }
        if kind == ActionKind::Recover && self.table.discard.is_empty() {
            return Err(Refusal::DiscardLacksCard { card: None });
        }
        hand_has(self.table, self.table.active, 1)
    }

    fn deflection_gate(&self, duel: &Duel) -> Result<(), Refusal> {
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

    fn roll_gate(&self, duel: &Duel) -> Result<(), Refusal> {
        match duel.rolled() {
            true => Err(Refusal::DiceAlreadyRolled {
                seat: self.table.active,
            }),
            false => Ok(()),
        }
    }
}

fn within_limit(kind: ActionKind, done: u16, limit: Limit) -> Result<(), Refusal> {
    match limit {
        Some(limit) if done >= limit => Err(Refusal::LimitReached { kind, limit }),
        Some(_) | None => Ok(()),
    }
}

fn both_rolled(duel: &Duel) -> Result<(), Refusal> {
    match duel.sides.iter().find(|(_, side)| side.dice.is_none()) {
        Some((seat, _)) => Err(Refusal::NotRolled { seat }),
        None => Ok(()),
    }
}
