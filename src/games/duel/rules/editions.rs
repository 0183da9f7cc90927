//! The edition as data, and the rules that house rules can override.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use courtyard_core::cards::Rank;
use courtyard_core::game::{self, Preset};

/// A published version of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Edition {
    /// The rules as Áron Csathó wrote them in 2004.
    Csatho,
}

/// The rules of a game: the edition with its house rules.
///
/// ```
/// use courtyard_duel::rules::{Edition, Rules};
///
/// let house = serde_json::json!({"reinforcements": true});
/// let rules = Rules::new("csatho", house.as_object().unwrap())?;
/// assert_eq!(rules.deck(), 53);
/// assert_ne!(rules, Rules::from(Edition::Csatho));
/// # Ok::<(), courtyard_core::game::RulesError>(())
/// ```
pub type Rules = game::Rules<Edition>;

/// A number for each rank of Warlord.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct WarlordBonus {
    /// The King's.
    pub king: u16,
    /// The Queen's.
    pub queen: u16,
    /// The Jack's.
    pub jack: u16,
}

impl WarlordBonus {
    /// Strength added by a Warlord of this rank.
    pub fn of(&self, rank: Rank) -> u16 {
        if rank == Rank::King {
            self.king
        } else if rank == Rank::Queen {
            self.queen
        } else {
            self.jack
        }
    }
}

/// A number for each rank of Support card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SupportValues {
    /// The value of a 3.
    pub three: u16,
    /// The value of a 2.
    pub two: u16,
}

impl SupportValues {
    /// Strength added by a Support card of this rank.
    pub fn of(&self, rank: Rank) -> u16 {
        if rank == Rank::Three {
            self.three
        } else {
            self.two
        }
    }
}

courtyard_core::choices! {
    /// Rounding of half a card of damage.
    Rounding {
        /// Up.
        Up,
        /// Down.
        Down,
    }

    /// The result of equal strengths.
    Tie {
        /// The attack is thwarted.
        Defender,
        /// No player loses more than the cards used.
        Draw,
    }

    /// The players whose Warlords can be removed by an Ace outside a battle.
    AceTargets {
        /// Those of the two neighbours in the circle.
        Neighbours,
        /// Those of the right neighbour, whom the player attacks.
        Right,
        /// Those of any other player in the circle.
        Any,
    }

    /// When a defender may play an Ace.
    AcesDefend {
        /// From the attack until the battle is resolved.
        AnyTime,
        /// From the attack until the cards are turned up.
        BeforeReveal,
        /// At no time.
        Never,
    }

    /// The condition that puts a player out.
    OutWhen {
        /// Nothing left to draw at the start of the player's turn.
        CannotDraw,
        /// In addition, a draw pile emptied by a battle.
        Empty,
    }
}

courtyard_core::rules! {
    /// The values of all rules. Fields are named as in a journal's header.
    pub struct Values {
        optional {
            /// A joker in each deck that refills the draw pile.
            reinforcements: bool = Flag,
            /// Maximum number of cards it brings in the player's turn.
            reinforcement_cards: u8 = Number(1, 54),
            /// Maximum number of cards it brings to an empty draw pile.
            forced_reinforcement_cards: u8 = Number(1, 54),
            /// A joker in each deck that can be played as any card.
            hidden_ally: bool = Flag,
        }
        start {
            /// Cards dealt to each hand.
            hand_size: u8 = Number(0, 20),
            /// Slots for Warlords per player.
            warlord_slots: u8 = Number(1, 6),
            /// Whether all players except the last have only the preparation in the first round.
            first_round_skips: bool = Flag,
        }
        turn {
            /// Cards drawn at the start of a turn.
            draw_per_turn: u8 = Number(1, 5),
            /// Maximum number of attacks per turn.
            attacks_per_turn: Option<u16> = Limit(999),
            /// Whether a face-up Warlord may be exchanged.
            used_may_be_exchanged: bool = Flag,
        }
        // The rules that a quick battle uses.
        battle {
            /// Strength that a Warlord adds.
            warlord_bonus: WarlordBonus = Numbers(&["king", "queen", "jack"], 0, 99),
            /// Strength that a Support card adds.
            support_values: SupportValues = Numbers(&["three", "two"], 0, 99),
            /// Maximum number of Support cards per side in a battle.
            supports_per_side: u8 = Number(0, 4),
            /// Whether a Warlord may defend without an Army.
            sole_warlord_defends: bool = Flag,
            /// Divisor of the difference of the strengths.
            damage_divisor: u8 = Number(1, 9),
            /// Rounding of the quotient.
            damage_rounding: Rounding = Choice(Rounding::VARIANTS),
            /// The result of equal strengths.
            tie: Tie = Choice(Tie::VARIANTS),
        }
        thwarted {
            /// Whether an attack thwarted by strength costs its Warlord.
            failed_warlord_lost: bool = Flag,
            /// Cards that a thwarted attacker without a Warlord draws and discards.
            unled_fail_draw: u8 = Number(0, 9),
            /// Whether an Ace in a battle costs an attacker without a Warlord what a thwarted attack costs.
            ace_fails_unled: bool = Flag,
        }
        aces {
            /// When a defender may play an Ace.
            aces_defend: AcesDefend = Choice(AcesDefend::VARIANTS),
            /// Whether Aces may be played outside battles.
            aces_outside: bool = Flag,
            /// The players whose Warlords Aces can remove.
            ace_targets: AceTargets = Choice(AceTargets::VARIANTS),
        }
        end {
            /// The condition that puts a player out.
            out_when: OutWhen = Choice(OutWhen::VARIANTS),
            /// Whether a player who could not draw still gets a turn.
            revenge_turn: bool = Flag,
        }
    }
}

impl Values {
    /// Number of jokers per deck: one for each optional rule that is on.
    pub fn jokers(&self) -> u8 {
        u8::from(self.reinforcements) + u8::from(self.hidden_ally)
    }

    /// Number of cards per deck: 52 and the jokers.
    pub fn deck(&self) -> u8 {
        52 + self.jokers()
    }
}

impl Preset for Edition {
    type Values = Values;

    fn values(self) -> Values {
        match self {
            Edition::Csatho => Values {
                reinforcements: false,
                reinforcement_cards: 10,
                forced_reinforcement_cards: 8,
                hidden_ally: false,
                hand_size: 5,
                warlord_slots: 2,
                first_round_skips: true,
                draw_per_turn: 1,
                attacks_per_turn: Some(1),
                used_may_be_exchanged: true,
                warlord_bonus: WarlordBonus {
                    king: 3,
                    queen: 2,
                    jack: 1,
                },
                support_values: SupportValues { three: 3, two: 2 },
                supports_per_side: 1,
                sole_warlord_defends: true,
                damage_divisor: 2,
                damage_rounding: Rounding::Up,
                tie: Tie::Defender,
                failed_warlord_lost: true,
                unled_fail_draw: 1,
                ace_fails_unled: true,
                aces_defend: AcesDefend::AnyTime,
                aces_outside: true,
                ace_targets: AceTargets::Neighbours,
                out_when: OutWhen::CannotDraw,
                revenge_turn: true,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn each_optional_rule_adds_a_joker() {
        let deck = |rules: Value| {
            Rules::new("csatho", rules.as_object().unwrap())
                .unwrap()
                .deck()
        };
        assert_eq!(deck(json!({})), 52);
        assert_eq!(deck(json!({"hidden_ally": true})), 53);
        assert_eq!(
            deck(json!({"hidden_ally": true, "reinforcements": true})),
            54
        );
    }
}
