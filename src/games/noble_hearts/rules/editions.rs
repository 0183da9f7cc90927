//! The editions as data, and the rules that house rules can override.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::action::{ActionKind, Special};
use courtyard_core::game::{self, Preset};

/// A version of the game as published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Edition {
    /// The game without its expansion.
    Base,
    /// The game with the expansion: special cards, roses, charm and skill.
    SkillsAndRoses,
}

/// The rules of a game: an edition with its house rules.
///
/// ```
/// use courtyard_noble_hearts::rules::{Edition, Rules};
///
/// let house = serde_json::json!({"charm_spots": 4});
/// let rules = Rules::new("skills-and-roses", house.as_object().unwrap())?;
/// assert_eq!((rules.charm_spots, rules.roses), (4, 8));
/// assert_ne!(rules, Rules::from(Edition::SkillsAndRoses));
/// # Ok::<(), courtyard_core::game::RulesError>(())
/// ```
pub type Rules = game::Rules<Edition>;

courtyard_core::choices! {
    /// The time at which a discard pile is shuffled into its empty deck.
    Reshuffle {
        /// As soon as the deck is empty after a player's action.
        AtOnce,
        /// When a card is drawn from the empty deck.
        WhenDrawing,
    }

    /// The card that sets the number of cards drawn if several have the highest fight.
    RedrawTie {
        /// The one with the most.
        Most,
        /// The one with the least.
        Least,
    }

    /// The strokes that an evasion evades if several are open. A block always answers one.
    Evaded {
        /// All of them.
        All,
        /// The strongest one.
        One,
    }

    /// The cases in which the initiative can be handed over without an action.
    Passing {
        /// After an action that retained it.
        AfterKeeping,
        /// At any time.
        Always,
        /// Never.
        Never,
    }

    /// The cases in which a retreat moves Lady Isabelle towards the attacker.
    CharmHalf {
        /// If the card's fight is less than half of the attack's value.
        Below,
        /// If it is at most half of it.
        AtMost,
        /// Always.
        Always,
    }
}

/// A set of kinds of actions; in text forms a list of their names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Kinds(u32);

impl Kinds {
    /// Creates the set of these kinds.
    pub const fn of(kinds: &[ActionKind]) -> Kinds {
        let mut bits = 0;
        let mut rest = kinds;
        while let [kind, others @ ..] = rest {
            bits |= 1 << *kind as u32;
            rest = others;
        }
        Kinds(bits)
    }

    /// The union with these.
    const fn and(self, others: Kinds) -> Kinds {
        Kinds(self.0 | others.0)
    }

    /// Number of kinds in the set.
    const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The names of the kinds; `N` is their [number](Kinds::len).
    const fn names<const N: usize>(self) -> [&'static str; N] {
        assert!(N == self.len(), "the number of kinds in the set");
        let (mut names, mut kind, mut count) = ([""; N], 0, 0);
        while count < N {
            if self.0 & 1 << kind != 0 {
                names[count] = <ActionKind as VariantNames>::VARIANTS[kind];
                count += 1;
            }
            kind += 1;
        }
        names
    }

    /// The set without this one.
    #[must_use]
    pub const fn without(self, kind: ActionKind) -> Kinds {
        Kinds(self.0 & !(1 << kind as u32))
    }

    /// Whether the kind is in the set.
    pub const fn contains(self, kind: ActionKind) -> bool {
        self.0 & 1 << kind as u32 != 0
    }

    /// The kinds in their order.
    pub fn iter(self) -> impl Iterator<Item = ActionKind> {
        let all = <ActionKind as VariantArray>::VARIANTS.iter().copied();
        all.filter(move |kind| self.contains(*kind))
    }
}

impl Serialize for Kinds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Kinds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Kinds, D::Error> {
        let kinds = Vec::deserialize(deserializer)?;
        Ok(Kinds::of(&kinds))
    }
}

/// Maximum number of action cards of a player.
pub const MOST_CARDS: usize = 60;
/// Maximum number of special cards in a box.
pub const MOST_SPECIALS: u16 = 60;
/// Maximum number of cards of one stroke.
pub const MOST_OF_A_STROKE: usize = 9;

use ActionKind as K;

const EVASIONS: Kinds = Kinds::of(&[
    K::Retreat,
    K::JumpUp,
    K::JumpDown,
    K::Move,
    K::LongJump,
    K::SideStep,
    K::Saltomortale,
]);
const KEEPERS: Kinds = EVASIONS.and(Kinds::of(&[
    K::Block,
    K::QuickBlock,
    K::CollectRose,
    K::TurnUp,
]));
const ATTACKS: Kinds = Kinds::of(&[K::Berserk, K::Feint, K::Combination]);
/// The kinds that need a special card.
const SPECIAL: Kinds = {
    let (mut special, mut rest) = (Kinds(0), <ActionKind as VariantArray>::VARIANTS);
    while let [kind, others @ ..] = rest {
        if kind.special().is_some() {
            special = special.and(Kinds::of(&[*kind]));
        }
        rest = others;
    }
    special
};
/// The kinds that play cards, after which the rules can let players draw.
pub(crate) const REDRAWING: Kinds = SPECIAL.and(Kinds::of(&[
    K::Attack,
    K::Charge,
    K::Block,
    K::Retreat,
    K::JumpUp,
    K::Move,
]));

courtyard_core::rules! {
    /// The values of all rules. Fields are named as in a journal's header.
    pub struct Values {
        cards {
            /// Number of action cards per player.
            deck_cards: u16 = Number(10, 60),
            /// Number of cards that each player starts with.
            opening_hand: u16 = Number(0, 10),
            /// Number of hit areas, which are numbered from 1.
            areas: u8 = Number(2, 9),
            /// Highest valid fight on a card.
            fight_most: u8 = Number(1, 99),
            /// Highest valid move on a card.
            move_most: u8 = Number(1, 99),
            /// Highest valid redraw on a card.
            redraw_most: u8 = Number(0, 99),
            /// The time at which a discard pile is shuffled into its empty deck.
            reshuffle: Reshuffle = Choice(Reshuffle::VARIANTS),
            /// The card that sets the number of cards drawn if several have the highest fight.
            redraw_tie: RedrawTie = Choice(RedrawTie::VARIANTS),
        }
        turn {
            /// The kinds after which the player keeps the initiative.
            keeps_initiative: Kinds = List(&KEEPERS.names::<{ KEEPERS.len() }>()),
            /// The kinds that evade an attack, in addition to both blocks.
            evades: Kinds = List(&EVASIONS.names::<{ EVASIONS.len() }>()),
            /// The strokes that each of these kinds evades.
            evaded_strokes: Evaded = Choice(Evaded::VARIANTS),
            /// The kinds reserved for the attacked player, in addition to both blocks.
            only_when_attacked: Kinds = List(&EVASIONS.names::<{ EVASIONS.len() }>()),
            /// The kinds after which cards are drawn.
            refills: Kinds = List(&REDRAWING.names::<{ REDRAWING.len() }>()),
            /// The cases in which the initiative can be handed over without an action.
            pass: Passing = Choice(Passing::VARIANTS),
        }
        movement {
            /// Maximum number of cards for the move of a charge.
            charge_move_cards: u16 = Number(1, 9),
            /// Minimum move of a charge.
            charge_move: u16 = Number(0, 99),
            /// Minimum move of a jump up.
            jump_up_move: u16 = Number(0, 99),
            /// Minimum move of a charge with a jump up.
            charge_jump_up_move: u16 = Number(0, 99),
            /// Minimum move of a charge with a jump down.
            charge_jump_down_move: u16 = Number(0, 99),
            /// Minimum number of cards of a long jump, also in a charge.
            long_jump_cards: u16 = Number(1, 9),
            /// Minimum move of a long jump.
            long_jump_move: u16 = Number(0, 99),
            /// Minimum move of a charge with a long jump.
            charge_long_jump_move: u16 = Number(0, 99),
            /// Whether the attack of a charge with a long jump draws cards.
            charge_long_jump_refills: bool = Flag,
        }
        specials {
            /// Number of special cards in the box.
            special_cards: u16 = Number(0, MOST_SPECIALS),
            /// Number of special cards that each player starts with.
            opening_specials: u16 = Number(0, 6),
            /// Number of special cards of each kind; it has every kind.
            special_copies: BTreeMap<Special, u16> = Numbers(<Special as VariantNames>::VARIANTS, 0, MOST_SPECIALS),
            /// The special cards that can be used in the attack of a charge.
            charge_with: Kinds = List(&ATTACKS.names::<{ ATTACKS.len() }>()),
            /// The special cards that are turned face down after use.
            turned_down: Kinds = List(&SPECIAL.names::<{ SPECIAL.len() }>()),
            /// Number of cards of a side step.
            side_step_cards: u16 = Number(2, 9),
            /// Number of cards of a berserk attack.
            berserk_cards: u16 = Number(2, 9),
            /// Number of cards of a saltomortale.
            saltomortale_cards: u16 = Number(2, 9),
        }
        tracks {
            /// Maximum number of roses on the board.
            roses: u16 = Number(0, 60),
            /// Number of spots from the charm card's centre to each heart; 0 without the card.
            charm_spots: u8 = Number(0, 9),
            /// Number of spots from the skill card's centre to each sword; 0 without the card.
            skill_spots: u8 = Number(0, 9),
            /// Number of spots that a rose moves Lady Isabelle.
            rose_charm: u8 = Number(0, 9),
            /// Number of spots that a shameful retreat moves Lady Isabelle.
            retreat_charm: u8 = Number(0, 9),
            /// Number of spots that a berserk attack moves Lady Isabelle to the opponent.
            berserk_charm: u8 = Number(0, 9),
            /// Number of spots that a retreat moves the skill marker.
            retreat_skill: u8 = Number(0, 9),
            /// Number of spots that a saltomortale moves the skill marker.
            saltomortale_skill: u8 = Number(0, 9),
            /// The cases in which a retreat moves Lady Isabelle.
            charm_half: CharmHalf = Choice(CharmHalf::VARIANTS),
            /// Whether a player can lose by going berserk.
            berserk_may_lose: bool = Flag,
        }
    }
}

impl Values {
    /// Number of special cards in play: 0 without special actions.
    pub fn pile(&self) -> u16 {
        let copies = self.special_copies.values().sum();
        self.special_cards.min(copies)
    }

    /// Whether special cards are in play.
    pub fn has_specials(&self) -> bool {
        self.special_cards > 0 && self.special_copies.values().any(|copies| *copies > 0)
    }

    /// Number of special cards each player takes at the start: at most half of the pile.
    pub fn opening(&self) -> u16 {
        self.opening_specials.min(self.pile() / 2)
    }
}

/// This number of copies for each special card.
fn copies(number: u16) -> BTreeMap<Special, u16> {
    let all = <Special as VariantArray>::VARIANTS.iter();
    all.map(|special| (*special, number)).collect()
}

impl Preset for Edition {
    type Values = Values;

    fn values(self) -> Values {
        let base = Values {
            deck_cards: 30,
            opening_hand: 5,
            areas: 4,
            fight_most: 20,
            move_most: 9,
            redraw_most: 9,
            reshuffle: Reshuffle::AtOnce,
            redraw_tie: RedrawTie::Most,
            keeps_initiative: Kinds::of(&[K::Block, K::SideStep]),
            evades: Kinds::of(&[K::Retreat, K::JumpDown, K::SideStep, K::Saltomortale]),
            evaded_strokes: Evaded::All,
            only_when_attacked: Kinds::of(&[K::Retreat, K::Saltomortale]),
            refills: REDRAWING.without(K::Retreat),
            pass: Passing::AfterKeeping,
            charge_move_cards: 1,
            charge_move: 1,
            jump_up_move: 3,
            charge_jump_up_move: 5,
            charge_jump_down_move: 1,
            long_jump_cards: 2,
            long_jump_move: 4,
            charge_long_jump_move: 5,
            charge_long_jump_refills: true,
            side_step_cards: 2,
            berserk_cards: 2,
            saltomortale_cards: 3,
            charge_with: ATTACKS,
            turned_down: Kinds::of(&[K::Feint, K::QuickBlock]),
            special_cards: 0,
            opening_specials: 0,
            special_copies: copies(6),
            roses: 0,
            charm_spots: 0,
            skill_spots: 0,
            rose_charm: 1,
            retreat_charm: 1,
            berserk_charm: 1,
            retreat_skill: 1,
            saltomortale_skill: 1,
            charm_half: CharmHalf::Below,
            berserk_may_lose: true,
        };
        match self {
            Edition::Base => base,
            Edition::SkillsAndRoses => Values {
                special_cards: 12,
                opening_specials: 1,
                roses: 8,
                charm_spots: 3,
                skill_spots: 3,
                ..base
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
        let house = json!({"special_cards": 5, "evades": ["move", "jump-up"]});
        let house = house.as_object().unwrap();
        let rules = Rules::new("base", house).unwrap();
        assert_eq!((rules.pile(), rules.opening()), (5, 0));
        assert!(rules.evades.contains(ActionKind::Move));
        assert!(!rules.evades.contains(ActionKind::Retreat));
        assert_eq!(rules.house().len(), 2);
    }

    #[test]
    fn the_order_of_a_list_means_nothing() {
        let house = json!({"keeps_initiative": ["side-step", "block"]});
        let rules = Rules::new("base", house.as_object().unwrap()).unwrap();
        assert_eq!(rules, Rules::from(Edition::Base));
    }

    #[test]
    fn the_smaller_pile_counts() {
        let mut copies = json!(copies(0));
        copies["feint"] = json!(3);
        let house = json!({"special_copies": copies, "opening_specials": 2});
        let rules = Rules::new("skills-and-roses", house.as_object().unwrap()).unwrap();
        assert_eq!((rules.pile(), rules.opening()), (3, 1));
    }
}
