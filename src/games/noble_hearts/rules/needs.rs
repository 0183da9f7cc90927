//! The cards that an action needs, for the referee and for the questions to players.

use super::action::{ActionKind, Special};
use super::charge::JumpKind;
use super::editions::Rules;
use super::table::State;

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

/// A kind of action, and of a charge also its jump and its attack.
#[derive(Debug, Clone, Copy)]
pub struct Form {
    /// The kind.
    pub kind: ActionKind,
    /// The jump of a charge.
    pub jump: Option<JumpKind>,
    /// The special card of the attack.
    pub with: Option<Special>,
}

impl Form {
    /// The form of an action that is not a charge.
    pub fn of(kind: ActionKind) -> Form {
        let (jump, with) = (None, None);
        Form { kind, jump, with }
    }

    /// The kind that decides about the cards that do not move: that of the attack.
    fn attack(self) -> ActionKind {
        self.with.map_or(self.kind, Special::kind)
    }

    /// The cards that move or jump; `None` if moves do not matter.
    pub fn moves(self, rules: &Rules) -> Option<Moves> {
        let few = Some(rules.charge_move_cards);
        let (least, most, far) = match (self.kind, self.jump) {
            (ActionKind::JumpUp, _) => (1, None, rules.jump_up_move),
            (ActionKind::LongJump, _) => (rules.long_jump_cards, None, rules.long_jump_move),
            (ActionKind::Charge, None) => (1, few, rules.charge_move),
            (ActionKind::Charge, Some(JumpKind::Up)) => (1, None, rules.charge_jump_up_move),
            (ActionKind::Charge, Some(JumpKind::Down)) => (1, few, rules.charge_jump_down_move),
            (ActionKind::Charge, Some(JumpKind::Long)) => {
                (rules.long_jump_cards, None, rules.charge_long_jump_move)
            }
            _ => return None,
        };
        Some(Moves { least, most, far })
    }

    /// Minimum and maximum number of cards beside those that move.
    pub fn cards(self, rules: &Rules, table: &State) -> (u16, u16) {
        use ActionKind as K;
        let just = |count| (count, count);
        match self.attack() {
            K::Attack | K::Charge | K::Block | K::Retreat | K::Move => just(1),
            K::Feint | K::QuickBlock => just(1),
            K::SideStep => just(rules.side_step_cards),
            K::Berserk => just(rules.berserk_cards),
            K::Saltomortale => just(rules.saltomortale_cards),
            K::Combination => (2, 1 + table.own().ready(Special::Combination) as u16),
            K::JumpUp | K::JumpDown | K::LongJump => just(0),
            K::Setup | K::Pass | K::Hit | K::CollectRose | K::TurnUp => just(0),
            K::ChooseSpecial | K::Concede | K::Adjust | K::Note => just(0),
        }
    }

    /// Whether cards are drawn afterwards.
    pub fn draws(self, rules: &Rules) -> bool {
        let far = self.jump == Some(JumpKind::Long);
        rules.refills.contains(self.attack()) && (rules.charge_long_jump_refills || !far)
    }
}
