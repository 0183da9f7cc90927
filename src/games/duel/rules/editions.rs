//! The edition as data, and the rules that house rules can override.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::pieces::{Support, Warlord};
use courtyard_core::cards::Rank;
use courtyard_core::game::{self, Preset};

/// One published text's reading of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Edition {
    /// The rules as Áron Csathó wrote them in 2004.
    Csatho,
}

/// The rules of one game: the edition with its house rules.
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
    /// Strength that this Warlord adds.
    pub fn of(&self, warlord: Warlord) -> u16 {
        match warlord.rank() {
            Rank::King => self.king,
            Rank::Queen => self.queen,
            _ => self.jack,
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
    /// Strength that this card adds.
    pub fn of(&self, support: Support) -> u16 {
        match support.rank() {
            Rank::Three => self.three,
            _ => self.two,
        }
    }
}

courtyard_core::choices! {
    /// Which way half a card of damage goes.
    Rounding {
        /// To the next greater number.
        Up,
        /// To the next smaller number.
        Down,
    }

    /// The result of equal strengths.
    Tie {
        /// The attack is thwarted.
        Defender,
        /// Nobody loses anything but the cards used.
        Draw,
    }

    /// Whose Warlord an Ace outside a battle may force to go.
    AceTargets {
        /// Those of the two neighbours in the circle.
        Neighbours,
        /// Those of the neighbour to the right, whom one attacks.
        Right,
        /// Those of anybody else in the circle.
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
        /// Nothing left to draw at the start of the own turn.
        CannotDraw,
        /// That, and a draw pile that a battle has emptied.
        Empty,
    }
}

courtyard_core::rules! {
    /// Every number and switch of the rules. Field names are the names that a journal's header uses.
    pub struct Values {
        optional {
            /// A joker in each deck that refills the draw pile.
            reinforcements: bool = Flag,
            /// The most cards it brings in the own turn.
            reinforcement_cards: u8 = Number(1, 54),
            /// The most cards it brings to an empty draw pile.
            forced_reinforcement_cards: u8 = Number(1, 54),
            /// A joker in each deck that is played as any card.
            hidden_ally: bool = Flag,
        }
        start {
            /// Cards dealt to each hand.
            hand_size: u8 = Number(0, 20),
            /// Places for Warlords in front of each player.
            warlord_slots: u8 = Number(1, 6),
            /// Whether everybody but the last player has only the preparation in the first round.
            first_round_skips: bool = Flag,
        }
        turn {
            /// Cards drawn at the start of a turn.
            draw_per_turn: u8 = Number(1, 5),
            /// Attacks a turn.
            attacks_per_turn: Option<u16> = Limit(999),
            /// Whether a Warlord that lies face up may be exchanged.
            used_may_be_exchanged: bool = Flag,
        }
        // The rules by which a quick battle is fought.
        battle {
            /// Strength that a Warlord adds.
            warlord_bonus: WarlordBonus = Numbers(&["king", "queen", "jack"], 0, 99),
            /// Strength that a Support card adds.
            support_values: SupportValues = Numbers(&["three", "two"], 0, 99),
            /// The most Support cards of one side in a battle.
            supports_per_side: u8 = Number(0, 4),
            /// Whether a Warlord may defend without an Army.
            sole_warlord_defends: bool = Flag,
            /// What the difference of the strengths is divided by.
            damage_divisor: u8 = Number(1, 9),
            /// Which way the quotient is rounded.
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
            /// Whose Warlords they reach.
            ace_targets: AceTargets = Choice(AceTargets::VARIANTS),
        }
        end {
            /// The condition that puts a player out.
            out_when: OutWhen = Choice(OutWhen::VARIANTS),
            /// Whether a player who could not draw still has a turn.
            revenge_turn: bool = Flag,
        }
    }
}

impl Values {
    /// How many jokers each deck has: one for each optional rule that is on.
    pub fn jokers(&self) -> u8 {
        u8::from(self.reinforcements) + u8::from(self.hidden_ally)
    }

    /// How many cards each deck has: 52 and its jokers.
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
