//! The editions as data, and the rules that house rules can override.

use std::ops::Index;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::action::{ActionKind, Scope};
use super::pieces::{NobleRank, Support};
use courtyard_core::game::{self, Preset};

/// A published version of the rules.
///
/// ```
/// use courtyard_core::game::Preset;
/// use courtyard_dueling_nobles::rules::{Edition, Rules};
///
/// assert_eq!(Edition::from_name("duelo"), Some(Edition::Duelo));
/// assert_eq!(Rules::from(Edition::Duelo).sells_per_turn, Some(1));
/// assert_eq!(Rules::from(Edition::Original).sells_per_turn, None); // any number of times
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Edition {
    /// The rules on catsatcards.com.
    Catsatcards,
    /// The original rules.
    Original,
    /// The Spanish rules, Duelo de Nobles.
    Duelo,
}

/// The rules of a game: an edition with its house rules.
///
/// ```
/// use courtyard_dueling_nobles::rules::{Edition, Rules};
///
/// let house = serde_json::json!({"both_empty": "attacker"});
/// let rules = Rules::new("catsatcards", house.as_object().unwrap())?;
/// assert_eq!(rules.recruit_cost, 5);
/// assert_ne!(rules, Rules::from(Edition::Catsatcards));
/// # Ok::<(), courtyard_core::game::RulesError>(())
/// ```
pub type Rules = game::Rules<Edition>;

/// A part of a turn. The phases of an edition have one or more parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) enum TurnPart {
    /// Selling cards.
    Sale,
    /// Taxing Kings.
    Tax,
    /// Buying cards and recruiting.
    Purchase,
    /// Weapons and abilities.
    Command,
    /// The duel.
    Duel,
}

/// One phase of a turn and the kinds of action that belong to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phase {
    /// The phase's name; entering the phase named [`INCOME`](Phase::INCOME) gives the player gold.
    pub id: String,
    /// The actions allowed in it.
    pub allows: Vec<ActionKind>,
}

impl Phase {
    /// The id of the phase that gives gold automatically.
    pub const INCOME: &'static str = "income";
    /// The `phase` of a table before set-up.
    pub const SETUP: &'static str = "setup";
    /// The `phase` of a table after the end of the game.
    pub const OVER: &'static str = "over";
}

/// A number for each rank of noble.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByRank {
    /// The King's.
    pub king: u16,
    /// The Queen's.
    pub queen: u16,
    /// The Jack's.
    pub jack: u16,
}

impl Index<NobleRank> for ByRank {
    type Output = u16;

    fn index(&self, rank: NobleRank) -> &u16 {
        match rank {
            NobleRank::King => &self.king,
            NobleRank::Queen => &self.queen,
            NobleRank::Jack => &self.jack,
        }
    }
}

courtyard_core::choices! {
    /// The support decks on the table.
    SupportDecks {
        /// One that both players share, with one discard pile.
        Shared,
        /// One for each player, with a discard pile of its own.
        Each,
    }

    /// The Kings that can be taxed in a turn.
    Taxes {
        /// Each King once.
        EachKing,
        /// One King, once.
        OneKing,
    }

    /// The moment at which a player without nobles has lost.
    Victory {
        /// At once.
        AtOnce,
        /// When the opponent's turn would begin.
        TurnStart,
    }

    /// The winner if a duel leaves both courtyards empty.
    BothEmpty {
        /// A draw.
        Draw,
        /// The duel's attacker.
        Attacker,
        /// The duel's defender.
        Defender,
    }
}

/// Maximum number per turn; `None` means any number.
pub type Limit = Option<u16>;

/// Number of kinds of action that belong to a phase.
const OF_A_PHASE_COUNT: usize = {
    let (mut kind, mut count) = (0, 0);
    while kind < ActionKind::ALL.len() {
        count += ActionKind::ALL[kind].belongs_to_a_phase() as usize;
        kind += 1;
    }
    count
};

/// The names of the kinds of action that belong to a phase.
const OF_A_PHASE: [&str; OF_A_PHASE_COUNT] = {
    let (mut names, mut kind, mut count) = ([""; OF_A_PHASE_COUNT], 0, 0);
    while count < names.len() {
        if ActionKind::ALL[kind].belongs_to_a_phase() {
            names[count] = ActionKind::ALL[kind].name();
            count += 1;
        }
        kind += 1;
    }
    names
};

courtyard_core::rules! {
    /// The values of all rules. Fields are named as in a journal's header.
    pub struct Values {
        start {
            /// Number of nobles each player starts with.
            opening_nobles: u16 = Number(1, NOBLES_DEALT as u16),
            /// Number of support cards each player starts with.
            opening_hand: u16 = Number(0, Support::COUNT as u16 / 2),
            /// The support decks on the table.
            support_decks: SupportDecks = Choice(SupportDecks::VARIANTS),
        }
        turn {
            /// The phases of a turn, in order; at least one.
            phases: Vec<Phase> = Phases(&OF_A_PHASE),
        }
        income {
            /// Gold on entering the income phase.
            income_gold: u16 = Number(0, 999),
            /// Gold for selling three cards of a suit.
            sale_gold: u16 = Number(0, 999),
            /// Maximum number of sales per turn.
            sells_per_turn: Limit = Limit(999),
            /// The Kings that can be taxed in a turn.
            taxes: Taxes = Choice(Taxes::VARIANTS),
            /// Whether a tax may take a King's last stamina.
            tax_may_vanquish: bool = Flag,
        }
        reinforcements {
            /// Maximum number of purchases of support cards per turn.
            buys_per_turn: Limit = Limit(999),
            /// Maximum number of support cards per purchase.
            cards_per_purchase: u16 = Number(1, 40),
            /// Maximum number of recruited nobles per turn.
            recruits_per_turn: Limit = Limit(999),
            /// Gold for recruiting a noble.
            recruit_cost: u16 = Number(0, 999),
        }
        command {
            /// Maximum number of new weapons per turn.
            weapons_per_turn: Limit = Limit(999),
            /// Maximum number of moves and swaps of weapons per turn.
            weapon_moves_per_turn: Limit = Limit(999),
            /// Whether two armed nobles may swap weapons.
            weapons_may_swap: bool = Flag,
            /// Whether a hand seen by a spy stays face up.
            spied_hand_stays_revealed: bool = Flag,
        }
        duel {
            /// Maximum number of duels per turn.
            duels_per_turn: Limit = Limit(999),
            /// Gold for deflecting a challenge.
            deflect_cost: u16 = Number(0, 999),
            /// Strength without weapon, dice and cards.
            base_strength: ByRank = Numbers(&["king", "queen", "jack"], 0, 999),
            /// Full stamina.
            stamina: ByRank = Numbers(&["king", "queen", "jack"], 1, 99),
            /// Strength a Queen gains from each other noble of her courtyard.
            queen_bonus: u16 = Number(0, 999),
            /// Strength that a support card of its noble's suit adds to its rank.
            adrenaline: u16 = Number(0, 999),
            /// Gold for winning a duel.
            win_gold: u16 = Number(0, 999),
            /// When a player without nobles has lost.
            victory: Victory = Choice(Victory::VARIANTS),
            /// The winner if a duel leaves both courtyards empty and the game ends at once.
            both_empty: BothEmpty = Choice(BothEmpty::VARIANTS),
        }
    }
}

impl Values {
    /// Maximum number of actions of this kind per turn. Taxes and abilities have their own conditions.
    pub fn limit(&self, kind: ActionKind) -> Limit {
        match kind.terms().scope {
            Scope::Turn(_, limit) => limit(self),
            Scope::Both | Scope::Active | Scope::Ability(_) | Scope::Defence | Scope::Named => None,
        }
    }

    /// Number of cards in each support deck after the opening hands were dealt.
    pub const fn opening_deck(&self) -> u16 {
        let hands = match self.support_decks {
            SupportDecks::Shared => 2,
            SupportDecks::Each => 1,
        };
        Support::COUNT as u16 - hands * self.opening_hand
    }

    /// The phase of this kind of action: the first one that allows it.
    pub fn phase_of(&self, kind: ActionKind) -> Option<&Phase> {
        self.phases.iter().find(|p| p.allows.contains(&kind))
    }
}

/// Number of nobles dealt to each player, in every edition.
pub const NOBLES_DEALT: usize = 6;
/// Gold for one stamina of a King, in every edition.
pub const TAX_GOLD: u16 = 1;
/// Number of cards of one suit per sale, in every edition.
pub const SALE_CARDS: usize = 3;
/// Number of cards drawn by the diamonds' ability, in every edition.
pub const DRAW_THREE: u16 = 3;

impl Edition {
    /// The phases of a turn, in order.
    fn phases(self) -> Vec<Phase> {
        let ids = match self {
            Edition::Original => ["opening", Phase::INCOME, "spending", "duel"],
            Edition::Catsatcards | Edition::Duelo => {
                [Phase::INCOME, "reinforcements", "command", "duel"]
            }
        };
        let phases = ids.map(|id| Phase {
            id: id.into(),
            allows: ActionKind::ALL
                .into_iter()
                .filter(|kind| kind.part_of_turn().map(|part| self.phase_of(part)) == Some(id))
                .collect(),
        });
        phases.into()
    }

    /// The id of the phase for this part of the turn.
    fn phase_of(self, part: TurnPart) -> &'static str {
        use TurnPart as T;
        match (self, part) {
            (_, T::Sale) => Phase::INCOME,
            (_, T::Duel) => "duel",
            (Edition::Original, T::Tax | T::Command) => "opening",
            (Edition::Original, T::Purchase) => "spending",
            (Edition::Catsatcards | Edition::Duelo, T::Tax) => Phase::INCOME,
            (Edition::Catsatcards | Edition::Duelo, T::Purchase) => "reinforcements",
            (Edition::Catsatcards | Edition::Duelo, T::Command) => "command",
        }
    }
}

impl Preset for Edition {
    type Values = Values;

    fn values(self) -> Values {
        let common = Values {
            phases: self.phases(),
            base_strength: ByRank {
                king: 13,
                queen: 12,
                jack: 11,
            },
            stamina: ByRank {
                king: 3,
                queen: 2,
                jack: 2,
            },
            sells_per_turn: None,
            weapon_moves_per_turn: None,
            recruits_per_turn: Some(1),
            weapons_per_turn: Some(1),
            buys_per_turn: Some(1),
            duels_per_turn: Some(1),
            taxes: Taxes::EachKing,
            tax_may_vanquish: false,
            weapons_may_swap: false,
            spied_hand_stays_revealed: false,
            victory: Victory::AtOnce,
            both_empty: BothEmpty::Draw,
            income_gold: 1,
            sale_gold: 3,
            recruit_cost: 5,
            deflect_cost: 2,
            cards_per_purchase: 3,
            queen_bonus: 3,
            adrenaline: 2,
            win_gold: 1,
            opening_nobles: 3,
            opening_hand: 6,
            support_decks: SupportDecks::Shared,
        };
        match self {
            Edition::Catsatcards => common,
            Edition::Original => Values {
                tax_may_vanquish: true,
                weapons_may_swap: true,
                ..common
            },
            Edition::Duelo => Values {
                base_strength: ByRank {
                    king: 2,
                    queen: 1,
                    jack: 0,
                },
                sells_per_turn: Some(1),
                weapon_moves_per_turn: Some(1),
                taxes: Taxes::OneKing,
                tax_may_vanquish: true,
                spied_hand_stays_revealed: true,
                ..common
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_house_rule_changes_one_field() {
        let house = json!({"sells_per_turn": 2, "weapons_per_turn": null});
        let house = house.as_object().unwrap();
        let rules = Rules::new("duelo", house).unwrap();
        assert_eq!(rules.sells_per_turn, Some(2));
        assert_eq!(rules.weapons_per_turn, None);
        assert_eq!(&rules.house(), house);
    }
}
