//! The cards that an action needs, for the referee and for the questions to players.

use super::charge::JumpKind;
use super::editions::Values;
use super::kind::{ActionKind, Special};

/// The cards that move or jump.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moves {
    /// Minimum number of cards.
    pub least: u16,
    /// Maximum number of cards; `None` if only the hand limits them.
    pub most: Option<u16>,
    /// Minimum sum of their moves.
    pub far: u16,
}

impl Values {
    /// The cards that move or jump in an action of this kind; `None` if moves do not matter. The jump is that of a
    /// charge.
    pub fn moves(&self, kind: ActionKind, jump: Option<JumpKind>) -> Option<Moves> {
        let few = Some(self.charge_move_cards);
        let (least, most, far) = match (kind, jump) {
            (ActionKind::JumpUp, _) => (1, None, self.jump_up_move),
            (ActionKind::LongJump, _) => (self.long_jump_cards, None, self.long_jump_move),
            (ActionKind::Charge, None) => (1, few, self.charge_move),
            (ActionKind::Charge, Some(JumpKind::Up)) => (1, None, self.charge_jump_up_move),
            (ActionKind::Charge, Some(JumpKind::Down)) => (1, few, self.charge_jump_down_move),
            (ActionKind::Charge, Some(JumpKind::Long)) => {
                (self.long_jump_cards, None, self.charge_long_jump_move)
            }
            _ => return None,
        };
        Some(Moves { least, most, far })
    }

    /// Minimum and maximum number of cards of an attack with this special card, given its number of ready copies.
    pub fn attack_cards(&self, with: Option<Special>, ready: usize) -> (u16, u16) {
        match with {
            Some(Special::Berserk) => (self.berserk_cards, self.berserk_cards),
            Some(Special::Combination) => (2, 1 + ready as u16),
            _ => (1, 1),
        }
    }

    /// Whether cards are drawn after an action of this kind. The jump and the special card are those of a charge.
    pub fn draws_after(
        &self,
        kind: ActionKind,
        jump: Option<JumpKind>,
        with: Option<Special>,
    ) -> bool {
        let far = jump == Some(JumpKind::Long);
        let kind = with.map_or(kind, Special::kind);
        self.refills.contains(kind) && (self.charge_long_jump_refills || !far)
    }
}
