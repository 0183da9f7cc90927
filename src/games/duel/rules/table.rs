//! The state of a table.

use std::iter::repeat_n;
use std::ops::Deref;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use super::battle::{Force, Strength, Verdict};
use super::editions::{AcesDefend, Rules};
use super::pieces::{Ace, CardRole, Face, Lying, Warlord};
use courtyard_core::cards::{CardSet, Rank};
use courtyard_core::game::Outcome;
use courtyard_core::seat::{Seat, SeatSet, Seats};

/// Maximum number of players.
pub const MOST_PLAYERS: usize = 6;

/// Maximum number of cards in a deck: 52 and two jokers.
pub const MOST_CARDS: usize = 54;

/// Maximum number of Warlord slots per player under any house rule.
pub const MOST_SLOTS: usize = 6;

/// One phase of a turn.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// The player draws, then plays and exchanges Warlords.
    Preparation,
    /// The player attacks.
    Attack,
    /// The player's Warlords are turned face down.
    Renewal,
}

impl Phase {
    /// All phases, in their order.
    pub const ALL: &'static [Phase] = Phase::VARIANTS;

    /// The `phase` of a table before set-up.
    pub const SETUP: &'static str = "setup";
    /// The `phase` of a table after the end of the game.
    pub const OVER: &'static str = "over";

    /// The phase's name in a journal.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The stage of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Before set-up.
    SetUp,
    /// This phase of the active player's turn.
    Turn(Phase),
    /// After the end; this seat has won.
    Over(Seat),
}

/// A Warlord in its slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// Face down and never turned face up; the players may have named it.
    Unseen(Option<Warlord>),
    /// Turned face up before: its card is known until it is discarded.
    Revealed {
        /// The card.
        warlord: Warlord,
        /// Whether it is still face up: it is used and can neither attack nor defend.
        face_up: bool,
    },
}

impl Standing {
    /// The card, if it is known.
    pub const fn card(self) -> Option<Warlord> {
        match self {
            Standing::Unseen(card) => card,
            Standing::Revealed { warlord, .. } => Some(warlord),
        }
    }

    /// Whether it is face up.
    pub const fn is_face_up(self) -> bool {
        matches!(self, Standing::Revealed { face_up: true, .. })
    }

    /// Whether it was turned face up before.
    pub const fn is_revealed(self) -> bool {
        matches!(self, Standing::Revealed { .. })
    }
}

/// The cards of one player, except those in a battle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Side {
    /// Cards in the hand.
    pub hand: u8,
    /// Cards in the draw pile.
    pub draw: u8,
    /// The discard pile, oldest card first; `None` for an unknown card.
    pub discard: ArrayVec<Option<Lying>, MOST_CARDS>,
    /// The slots, each with its Warlord or empty.
    pub slots: ArrayVec<Option<Standing>, MOST_SLOTS>,
}

impl Side {
    /// Number of Warlords in the slots.
    pub fn warlords(&self) -> usize {
        self.slots.iter().flatten().count()
    }

    /// The slots with a Warlord.
    pub fn standings(&self) -> impl Iterator<Item = (usize, Standing)> {
        let slots = self.slots.iter().enumerate();
        slots.filter_map(|(slot, standing)| Some((slot, (*standing)?)))
    }

    /// The top card of the discard pile, if known.
    pub fn top(&self) -> Option<Lying> {
        self.discard.last().copied().flatten()
    }

    /// The Warlord of a slot.
    pub fn standing(&self, slot: usize) -> Option<Standing> {
        self.slots.get(slot).copied().flatten()
    }
}

/// Why the game waits for a player's joker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Why {
    /// There is nothing to draw at the start of the turn.
    CannotDraw,
    /// A battle emptied the draw pile, and the rules put the player out.
    Emptied,
}

/// A player who is out unless they play a joker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Pending {
    /// The player.
    pub seat: Seat,
    /// The reason.
    pub why: Why,
}

/// The next step of a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The defender's Warlord and Army.
    Defend,
    /// The attacker's Support cards.
    AttackerSupport,
    /// The defender's Support cards.
    DefenderSupport,
    /// Turning all cards face up.
    Reveal,
    /// The attacker is stronger: the defender can play an Ace.
    LastChance,
}

/// One side of a running battle. Its Warlord stays in its slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BattleSide {
    /// The slot of the designated Warlord.
    pub slot: Option<usize>,
    /// Whether an Army card was played.
    pub army: bool,
    /// Number of Support cards played; `None` before they are played.
    pub support: Option<u8>,
    /// The cards from the hand, once they are face up; without the Warlord, which stays in its slot.
    pub shown: Option<Force>,
}

impl BattleSide {
    /// The roles of its cards, in the order in which strengths are added up.
    pub fn roles(&self) -> impl Iterator<Item = CardRole> + use<> {
        let army = self.army.then_some(CardRole::Army).into_iter();
        let warlord = self.slot.map(|_| CardRole::Warlord);
        let support = repeat_n(CardRole::Support, self.support.unwrap_or(0).into());
        army.chain(warlord).chain(support)
    }

    /// Number of cards from the hand.
    pub fn cards(&self) -> usize {
        usize::from(self.army) + usize::from(self.support.unwrap_or(0))
    }
}

/// A running battle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Battle {
    /// The attacker, who is the active player.
    pub attacker: Seat,
    /// The attacked player.
    pub defender: Seat,
    /// The attacker's cards.
    pub attacker_side: BattleSide,
    /// The defender's cards, once they are chosen.
    pub defender_side: Option<BattleSide>,
}

impl Battle {
    /// The next step.
    pub fn step(&self) -> Step {
        let Some(defender) = &self.defender_side else {
            return Step::Defend;
        };
        let attacker = &self.attacker_side;
        match (attacker.support, defender.support, &attacker.shown) {
            // Cards are face up for longer than the reveal only if the defender has a last chance.
            (_, _, Some(_)) => Step::LastChance,
            (None, _, None) => Step::AttackerSupport,
            (Some(_), None, None) => Step::DefenderSupport,
            (Some(_), Some(_), None) => Step::Reveal,
        }
    }

    /// The player whose step it is; `None` if both turn up their cards.
    pub fn acts(&self) -> Option<Seat> {
        match self.step() {
            Step::AttackerSupport => Some(self.attacker),
            Step::Defend | Step::DefenderSupport | Step::LastChance => Some(self.defender),
            Step::Reveal => None,
        }
    }

    /// Whether the rules let the defender play an Ace at this step.
    pub fn allows_ace(&self, rules: &Rules) -> bool {
        match rules.aces_defend {
            AcesDefend::AnyTime => true,
            AcesDefend::BeforeReveal => self.step() != Step::LastChance,
            AcesDefend::Never => false,
        }
    }

    /// This seat's side, if it fights and has been chosen.
    pub fn side(&self, seat: Seat) -> Option<&BattleSide> {
        if seat == self.attacker {
            return Some(&self.attacker_side);
        }
        let defends = seat == self.defender;
        self.defender_side.as_ref().filter(|_| defends)
    }
}

/// A battle that has ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The attacker.
    pub attacker: Seat,
    /// The attacked player.
    pub defender: Seat,
    /// The stronger side; after an Ace the defender.
    pub verdict: Verdict,
    /// The defender's Ace.
    pub ace: Option<Ace>,
    /// The strengths of the attacker and the defender; `None` if no card was turned face up.
    pub strengths: Option<[Strength; 2]>,
    /// The damage as computed.
    pub damage: u16,
    /// Number of cards that the attacker or defender actually discarded from the draw pile.
    pub drawn: u8,
}

/// The visible state of a [`Table`], and the numbers of hidden cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// The stage of the game.
    pub stage: Stage,
    /// The turn, counted from 1 over all players; 0 before set-up.
    pub turn: u32,
    /// The seat whose turn it is; seat 0 before set-up.
    pub active: Seat,
    /// The seat that took the first turn.
    pub first: Option<Seat>,
    /// The seats that have begun a turn.
    pub begun: SeatSet,
    /// Whether this turn has only its preparation.
    pub cut_short: bool,
    /// Whether this turn is the last one of a player who could not draw.
    pub revenge: bool,
    /// Attacks made in this turn.
    pub attacks: u16,
    /// The player whose joker the game waits for.
    pub pending: Option<Pending>,
    /// Players who are out, in order of leaving.
    pub out: ArrayVec<Seat, MOST_PLAYERS>,
    /// The cards of each player.
    pub sides: Seats<Side>,
    /// The running battle.
    pub battle: Option<Battle>,
    /// The previous battle.
    pub last_battle: Option<Record>,
}

/// A table that the rules can produce, including corrections. It is read through [`State`]; only the
/// referee changes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table(pub(super) State);

impl Deref for Table {
    type Target = State;

    fn deref(&self) -> &State {
        &self.0
    }
}

impl Table {
    /// The table before set-up: all cards of each deck are in its draw pile. The number of players is limited to 2 to
    /// 6.
    pub fn new(rules: &Rules, players: usize) -> Table {
        let empty = Side {
            hand: 0,
            draw: rules.deck(),
            discard: ArrayVec::new(),
            slots: (0..rules.warlord_slots).map(|_| None).collect(),
        };
        let players = players.clamp(2, MOST_PLAYERS);
        Table(State {
            stage: Stage::SetUp,
            turn: 0,
            active: Seat::ZERO,
            first: None,
            begun: SeatSet::default(),
            cut_short: false,
            revenge: false,
            attacks: 0,
            pending: None,
            out: ArrayVec::new(),
            sides: Seats::from_fn(players, |_| empty.clone()).expect("2 to 6 is a number of seats"),
            battle: None,
            last_battle: None,
        })
    }
}

/// The known cards of one deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Seen {
    cards: CardSet,
    ranks: [u8; 13],
    joker: bool,
    ally: bool,
}

impl Seen {
    /// Adds a named card. Returns `false` if this is impossible: it is elsewhere, or all four of its rank are.
    pub fn insert(&mut self, card: Lying) -> bool {
        match card {
            Lying::Face(face) => {
                // A card named by its rank alone may be any of the four, so ranks are counted as well.
                let of_rank = &mut self.ranks[face.rank() as usize];
                let is_new = match face {
                    Face::Card(card) => self.cards.insert(card),
                    Face::Rank(_) => true,
                };
                *of_rank += 1;
                is_new && *of_rank <= 4
            }
            Lying::Joker => !std::mem::replace(&mut self.joker, true),
            Lying::Ally => !std::mem::replace(&mut self.ally, true),
        }
    }

    /// Removes a card that was added.
    pub fn remove(&mut self, card: Lying) {
        match card {
            Lying::Face(face) => {
                if let Face::Card(card) = face {
                    self.cards.remove(card);
                }
                let of_rank = &mut self.ranks[face.rank() as usize];
                *of_rank = of_rank.saturating_sub(1);
            }
            Lying::Joker => self.joker = false,
            Lying::Ally => self.ally = false,
        }
    }

    /// Number of known cards of this rank, with or without suit: 0 to 4.
    pub fn of_rank(&self, rank: Rank) -> u8 {
        self.ranks[rank as usize]
    }

    /// Whether the position of the joker for reinforcements is known.
    pub fn joker(&self) -> bool {
        self.joker
    }

    /// Whether the position of the Hidden Ally is known.
    pub fn ally(&self) -> bool {
        self.ally
    }
}

impl State {
    /// The seats that are not out.
    pub fn circle(&self) -> SeatSet {
        self.sides
            .seats()
            .filter(|seat| !self.out.contains(seat))
            .collect()
    }

    /// The circle, and a player in a revenge turn: the players whom Aces reach.
    pub fn reach(&self) -> SeatSet {
        let mut reach = self.circle();
        // This player is out, and attacks once more.
        if self.revenge {
            reach.insert(self.active);
        }
        reach
    }

    /// The first of these seats to the right of this one, if there is another.
    pub fn next_of(&self, among: SeatSet, seat: Seat) -> Option<Seat> {
        let after = among.iter().find(|s| *s > seat);
        after.or_else(|| among.iter().next().filter(|s| *s != seat))
    }

    /// The first of these seats to the left of this one, if there is another.
    pub fn last_of(&self, among: SeatSet, seat: Seat) -> Option<Seat> {
        let before = among.iter().rev().find(|s| *s < seat);
        before.or_else(|| among.iter().next_back().filter(|s| *s != seat))
    }

    /// The players to act: the owner of the joker, the next one in a battle, or the active player.
    pub fn acting(&self) -> SeatSet {
        if self.phase().is_none() {
            return SeatSet::EMPTY;
        }
        let one = |seat| SeatSet::from_iter([seat]);
        match (&self.pending, &self.battle) {
            (Some(pending), _) => one(pending.seat),
            (None, None) => one(self.active),
            (None, Some(battle)) => {
                let both = || SeatSet::from_iter([battle.attacker, battle.defender]);
                battle.acts().map_or_else(both, one)
            }
        }
    }

    /// The player whom the active player would attack; `None` before set-up and after the end.
    pub fn target(&self) -> Option<Seat> {
        self.phase()?;
        self.next_of(self.circle(), self.active)
    }

    /// The cards of the active player.
    pub fn own(&self) -> &Side {
        &self.sides[self.active]
    }

    /// The current phase, during a turn.
    pub const fn phase(&self) -> Option<Phase> {
        match self.stage {
            Stage::Turn(phase) => Some(phase),
            Stage::SetUp | Stage::Over(_) => None,
        }
    }

    /// The phase of this turn that follows the current one; `None` if the next turn follows.
    pub fn next_phase(&self) -> Option<Phase> {
        match self.phase()? {
            Phase::Preparation if !self.cut_short => Some(Phase::Attack),
            Phase::Attack => Some(Phase::Renewal),
            Phase::Preparation | Phase::Renewal => None,
        }
    }

    /// The winner, if the game has ended.
    pub const fn winner(&self) -> Option<Seat> {
        match self.stage {
            Stage::Over(winner) => Some(winner),
            Stage::SetUp | Stage::Turn(_) => None,
        }
    }

    /// The outcome, if the game has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.winner().map(Outcome::won_by)
    }

    /// Maximum number of cards that the joker would bring this player now: 0 if the discard pile is empty.
    pub fn most_reinforcements(&self, rules: &Rules, seat: Seat) -> usize {
        let side = &self.sides[seat];
        let most = match side.draw {
            0 => rules.forced_reinforcement_cards,
            _ => rules.reinforcement_cards,
        };
        side.discard.len().min(most.into())
    }

    /// Whether the player may have the joker for reinforcements and could play it.
    pub fn may_have_joker(&self, rules: &Rules, seat: Seat) -> bool {
        let side = &self.sides[seat];
        rules.reinforcements
            && side.hand > 0
            && !side.discard.is_empty()
            && !side.discard.contains(&Some(Lying::Joker))
    }

    /// The known cards of this player's deck.
    pub fn seen(&self, seat: Seat) -> Seen {
        let side = &self.sides[seat];
        let mut seen = Seen::default();
        for card in side.discard.iter().flatten() {
            seen.insert(*card);
        }
        for warlord in side.slots.iter().flatten().filter_map(|s| s.card()) {
            seen.insert(warlord.card().into());
        }
        let side = self.battle.as_ref().and_then(|b| b.side(seat));
        let shown = side.and_then(|side| side.shown.as_ref());
        for card in shown.into_iter().flat_map(Force::cards) {
            seen.insert(card.into());
        }
        seen
    }

    /// The slot of this player's Warlord in the running battle.
    pub fn designated(&self, seat: Seat) -> Option<usize> {
        self.battle.as_ref()?.side(seat)?.slot
    }

    /// Whether this player fights with an unknown Warlord.
    pub fn hides_warlord(&self, seat: Seat) -> bool {
        let slot = self.designated(seat);
        let standing = slot.and_then(|slot| self.sides[seat].standing(slot));
        standing.is_some_and(|standing| standing.card().is_none())
    }

    /// The face-up cards of this player in the running battle.
    pub fn force(&self, seat: Seat) -> Option<Force> {
        let side = self.battle.as_ref()?.side(seat)?;
        let shown = side.shown.clone()?;
        let standing = side.slot.and_then(|slot| self.sides[seat].standing(slot));
        let warlord = standing.and_then(Standing::card);
        Some(Force { warlord, ..shown })
    }

    /// The strengths of the attacker and the defender in the running battle, once its cards are face up.
    pub fn strengths(&self, rules: &Rules) -> Option<[Strength; 2]> {
        let battle = self.battle.as_ref()?;
        let strength = |seat| Some(self.force(seat)?.strength(rules));
        Some([strength(battle.attacker)?, strength(battle.defender)?])
    }

    /// The sums of these strengths; 0 before the cards are face up.
    pub fn totals(&self, rules: &Rules) -> [u16; 2] {
        let strengths = self.strengths(rules).unwrap_or_default();
        strengths.each_ref().map(Strength::total)
    }

    /// The table in the format of `courtyard replay --json`.
    pub fn to_json(&self, rules: &Rules, players: &Seats<String>) -> Value {
        let phase = match self.stage {
            Stage::SetUp => Phase::SETUP,
            Stage::Turn(phase) => phase.name(),
            Stage::Over(_) => Phase::OVER,
        };
        let seats = self.sides.seats();
        let players: Vec<Value> = seats
            .map(|seat| self.side_json(seat, players.get(seat).map_or("", String::as_str)))
            .collect();
        json!({
            "turn": self.turn,
            "active": self.active,
            "phase": phase,
            "result": self.winner().map(|winner| json!({"winner": winner})),
            "cut_short": self.cut_short,
            "revenge": self.revenge,
            "attacks": self.attacks,
            "target": self.target(),
            "pending": self.pending,
            "out": self.out.as_slice(),
            "players": players,
            "battle": self.battle.as_ref().map(|b| self.battle_json(rules, b)),
            "last_battle": self.last_battle.as_ref().map(record_json),
        })
    }

    fn side_json(&self, seat: Seat, name: &str) -> Value {
        let side = &self.sides[seat];
        let warlord = |standing: &Standing| {
            json!({
                "card": standing.card(),
                "face_up": standing.is_face_up(),
                "revealed": standing.is_revealed(),
            })
        };
        let warlords = side.slots.iter().map(|s| s.as_ref().map(warlord));
        json!({
            "name": name,
            "out": self.out.contains(&seat),
            "hand": side.hand,
            "draw": side.draw,
            "discard": side.discard.as_slice(),
            "warlords": warlords.collect::<Vec<_>>(),
        })
    }

    fn battle_json(&self, rules: &Rules, battle: &Battle) -> Value {
        let side = |seat: Seat, side: &BattleSide| {
            let force = self.force(seat);
            let strength = force.as_ref().map(|f| f.strength(rules));
            let cards = force.map(|f| {
                json!({
                    "warlord": f.warlord,
                    "army": f.army,
                    "support": f.support.as_slice(),
                })
            });
            json!({
                "slot": side.slot,
                "army": side.army,
                "support": side.support,
                "cards": cards,
                "terms": strength,
                "total": strength.as_ref().map(Strength::total),
            })
        };
        json!({
            "attacker": battle.attacker,
            "defender": battle.defender,
            "step": battle.step(),
            "attacker_side": side(battle.attacker, &battle.attacker_side),
            "defender_side": battle.defender_side.as_ref().map(|s| side(battle.defender, s)),
        })
    }
}

fn record_json(record: &Record) -> Value {
    let strengths = record.strengths.as_ref();
    let terms = |side: usize| strengths.map(|all| &all[side]);
    json!({
        "attacker": record.attacker,
        "defender": record.defender,
        "outcome": record.verdict,
        "ace": record.ace,
        "attacker_terms": terms(0),
        "defender_terms": terms(1),
        "attacker_total": terms(0).map(Strength::total),
        "defender_total": terms(1).map(Strength::total),
        "damage": record.damage,
        "drawn": record.drawn,
    })
}
