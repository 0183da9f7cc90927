//! The cards that an action needs, for the referee and for the questions to players.

use super::action::{ActionKind, Special};
use super::charge::JumpKind;
use super::editions::Values;

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

    /// Minimum and maximum number of cards that an action of this kind has beside those that move, given the number of
    /// ready combinations. The kind of a charge with a special card is that of its attack.
    pub fn cards(&self, kind: ActionKind, combinations: usize) -> (u16, u16) {
        use ActionKind as K;
        let just = |count| (count, count);
        match kind {
            K::Attack | K::Charge | K::Block | K::Retreat | K::Move => just(1),
            K::Feint | K::QuickBlock => just(1),
            K::SideStep => just(self.side_step_cards),
            K::Berserk => just(self.berserk_cards),
            K::Saltomortale => just(self.saltomortale_cards),
            K::Combination => (2, 1 + combinations as u16),
            K::JumpUp | K::JumpDown | K::LongJump => just(0),
            K::Setup | K::Pass | K::Hit | K::CollectRose | K::TurnUp => just(0),
            K::ChooseSpecial | K::Concede | K::Adjust | K::Note => just(0),
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
