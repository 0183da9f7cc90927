//! The state of a table.

use std::ops::Deref;

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use strum::VariantNames;

use super::action::{ActionKind, Owned, Special};
use super::card::Card;
use super::editions::{MOST_CARDS, MOST_OF_A_STROKE, MOST_SPECIALS, Rules};
use super::event::Stride;
use courtyard_core::seat::{EitherSeat, Pair};

/// The stage of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Before set-up.
    SetUp,
    /// During the game.
    Play,
    /// After the end.
    Over(Ending),
}

/// The end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Ending {
    /// The winner.
    pub winner: EitherSeat,
    /// The way it ended.
    pub by: EndedBy,
}

/// The ways in which a game ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum EndedBy {
    /// The loser was hit.
    Hit,
    /// The loser surrendered.
    Surrender,
    /// Lady Isabelle stands on the winner's heart.
    Charm,
}

courtyard_core::named!(EndedBy);

/// Everything that belongs to one player.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Side {
    /// Cards in the hand.
    pub hand: u16,
    /// Unused cards, face down.
    pub deck: u16,
    /// The discard pile, oldest card first.
    pub discard: ArrayVec<Card, MOST_CARDS>,
    /// Whether the nobleman stands on something that requires a jump.
    pub raised: bool,
    /// The special cards, in the order taken.
    pub specials: ArrayVec<Owned, { MOST_SPECIALS as usize }>,
    /// Roses collected.
    pub roses: u16,
}

impl Side {
    /// Number of special cards of this kind, face up or face down.
    pub fn owned(&self, special: Special) -> usize {
        self.specials.iter().filter(|o| o.card == special).count()
    }

    /// Number of special cards of this kind that can be used.
    pub fn ready(&self, special: Special) -> usize {
        let ready = |o: &&Owned| o.card == special && o.ready;
        self.specials.iter().filter(ready).count()
    }
}

/// One stroke of an attack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Stroke {
    /// The cards, visible until the attack is over.
    pub cards: ArrayVec<Card, MOST_OF_A_STROKE>,
    /// Its value.
    pub fight: u16,
    /// The hit area.
    pub area: u8,
    /// Whether it was blocked.
    pub blocked: bool,
    /// Whether it was evaded while others stayed open, which needs a house rule.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub evaded: bool,
}

impl Stroke {
    /// Whether it still has to be answered.
    pub fn is_open(&self) -> bool {
        !self.blocked && !self.evaded
    }
}

/// An attack and its answers so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Attack {
    /// The attacker.
    pub by: EitherSeat,
    /// The kind of the action.
    #[serde(rename = "type")]
    pub kind: ActionKind,
    /// The special card, if a charge attacked with one.
    pub with: Option<Special>,
    /// Its strokes; at least one.
    pub strokes: Vec<Stroke>,
}

impl Attack {
    /// The open strokes, with their numbers from 0.
    pub fn open(&self) -> impl Iterator<Item = (usize, &Stroke)> {
        let strokes = self.strokes.iter().enumerate();
        strokes.filter(|(_, stroke)| stroke.is_open())
    }

    /// The value that a retreat is measured by: the highest of the open strokes.
    pub fn value(&self) -> u16 {
        self.open().map(|(_, s)| s.fight).max().unwrap_or(0)
    }

    /// Number of visible cards.
    pub fn cards(&self) -> usize {
        self.strokes.iter().map(|s| s.cards.len()).sum()
    }
}

/// The end of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AttackEnd {
    /// An action of this kind: an evasion, accepting the hit, or a surrender.
    By(ActionKind),
    /// Lady Isabelle reached a heart first.
    Charm,
}

impl AttackEnd {
    /// Whether a block ended it.
    pub fn is_block(self) -> bool {
        matches!(self, AttackEnd::By(kind) if kind.is_block())
    }

    /// Its name in text forms.
    pub fn name(self) -> &'static str {
        match self {
            AttackEnd::By(kind) => kind.name(),
            AttackEnd::Charm => EndedBy::Charm.name(),
        }
    }
}

impl Serialize for AttackEnd {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// The visible state of a [`Table`], and the numbers of hidden cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// The stage of the game.
    pub stage: Stage,
    /// The turn, counted from 1 over both players; 0 before set-up.
    pub turn: u32,
    /// The player with the initiative; seat 0 before set-up.
    pub initiative: EitherSeat,
    /// Whether the initiative was retained in this turn.
    pub kept: bool,
    /// Everything that belongs to each player.
    pub sides: Pair<Side>,
    /// The attack to be answered.
    pub attack: Option<Attack>,
    /// The previous attack, and its end.
    pub last_attack: Option<(Attack, AttackEnd)>,
    /// Lady Isabelle's position: 0 is the centre, positive numbers are on the side of seat 0.
    pub charm: i8,
    /// The skill marker's position: 0 is the centre, positive numbers are on the side of seat 0.
    pub skill: i8,
    /// Roses on the board.
    pub roses: u16,
    /// The player who has to choose a special card.
    pub choice: Option<EitherSeat>,
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
    /// The table before set-up, with all cards in the decks.
    pub fn new(rules: &Rules) -> Table {
        let side = || Side {
            deck: rules.deck_cards,
            ..Side::default()
        };
        Table(State {
            stage: Stage::SetUp,
            turn: 0,
            initiative: EitherSeat::Zero,
            kept: false,
            sides: Pair([side(), side()]),
            attack: None,
            last_attack: None,
            charm: 0,
            skill: 0,
            roses: 0,
            choice: None,
        })
    }
}

impl State {
    /// The player to act: the one who has to choose, otherwise the one with the initiative; `None` before set-up.
    pub fn active(&self) -> Option<EitherSeat> {
        match self.stage {
            Stage::SetUp => None,
            Stage::Play | Stage::Over(_) => Some(self.choice.unwrap_or(self.initiative)),
        }
    }

    /// The side of the player with the initiative.
    pub fn own(&self) -> &Side {
        &self.sides[self.initiative]
    }

    /// The player who took the first turn; `None` before set-up. Turns alternate.
    pub fn first(&self) -> Option<EitherSeat> {
        match (self.turn, self.turn % 2) {
            (0, _) => None,
            (_, 1) => Some(self.initiative),
            _ => Some(self.initiative.other()),
        }
    }

    /// The end of the game, if it has ended.
    pub fn ending(&self) -> Option<Ending> {
        match self.stage {
            Stage::Over(ending) => Some(ending),
            Stage::SetUp | Stage::Play => None,
        }
    }

    /// Number of the player's visible cards in an open attack.
    pub fn open_cards(&self, seat: EitherSeat) -> usize {
        let attack = self.attack.iter().filter(|attack| attack.by == seat);
        attack.map(Attack::cards).sum()
    }

    /// The player's visible cards: those of the discard pile, and those of an open attack.
    pub fn lying(&self, seat: EitherSeat) -> impl Iterator<Item = &Card> {
        let attack = self.attack.iter().filter(move |attack| attack.by == seat);
        let strokes = attack.flat_map(|attack| &attack.strokes);
        let open = strokes.flat_map(|stroke| &stroke.cards);
        self.sides[seat].discard.iter().chain(open)
    }

    /// Number of roses that the players have collected.
    pub(super) fn collected_roses(&self) -> u16 {
        self.sides.iter().map(|(_, side)| side.roses).sum()
    }

    /// Number of special cards in the pile.
    pub fn special_pile(&self, rules: &Rules) -> u16 {
        let owned: usize = self.sides.iter().map(|(_, s)| s.specials.len()).sum();
        rules.pile().saturating_sub(owned as u16)
    }

    /// Number of special cards of this kind that can still be taken.
    pub fn left(&self, rules: &Rules, special: Special) -> u16 {
        let owned: usize = self.sides.iter().map(|(_, s)| s.owned(special)).sum();
        let copies = rules.special_copies[&special].saturating_sub(owned as u16);
        copies.min(self.special_pile(rules))
    }

    /// Lady Isabelle's position after her move towards a player for this reason; `None` if she does not move.
    pub(super) fn charm_after(
        &self,
        rules: &Rules,
        towards: EitherSeat,
        why: Stride,
    ) -> Option<i8> {
        let end = rules.charm_spots;
        let (steps, last) = match why {
            Stride::Rose => (rules.rose_charm, end),
            Stride::Retreat => (rules.retreat_charm, end),
            Stride::Berserk if rules.berserk_may_lose => (rules.berserk_charm, end),
            Stride::Berserk => (rules.berserk_charm, end.saturating_sub(1)),
            Stride::Saltomortale => (0, end),
        };
        stride(self.charm, towards, steps, last)
    }

    /// Whether Lady Isabelle's move towards a player for this reason reaches their heart.
    pub fn reaches_heart(&self, rules: &Rules, towards: EitherSeat, why: Stride) -> bool {
        let now = self.charm_after(rules, towards, why);
        now.is_some_and(|now| now.unsigned_abs() == rules.charm_spots)
    }

    /// The phase's name in text forms.
    pub fn phase(&self) -> &'static str {
        match (self.stage, self.choice, &self.attack) {
            (Stage::SetUp, _, _) => "setup",
            (Stage::Over(_), _, _) => "over",
            (Stage::Play, Some(_), _) => "choose",
            (Stage::Play, None, Some(_)) => "evade",
            (Stage::Play, None, None) => "act",
        }
    }

    /// The table in the format of `courtyard replay --json`, given the players' names by seat.
    pub fn to_json<'n>(&self, rules: &Rules, names: impl IntoIterator<Item = &'n str>) -> Value {
        let names = names.into_iter();
        let players = self.sides.iter().zip(names).map(|((_, side), name)| {
            let mut player = json!(side);
            player["name"] = name.into();
            player
        });
        let initiative = match self.stage {
            Stage::SetUp => None,
            Stage::Play | Stage::Over(_) => Some(self.initiative),
        };
        json!({
            "turn": self.turn,
            "active": self.active(),
            "initiative": initiative,
            "phase": self.phase(),
            "kept": self.kept,
            "result": self.ending(),
            "players": players.collect::<Value>(),
            "attack": self.attack,
            "last_attack": self.last_attack.as_ref().map(|(attack, end)| {
                let mut attack = json!(attack);
                attack["outcome"] = json!(end);
                attack
            }),
            "charm": self.charm,
            "skill": self.skill,
            "roses": self.roses,
            "special_pile": self.special_pile(rules),
            "choice": self.choice,
        })
    }
}

/// The position after this number of steps towards a player, limited to the last spot; `None` if it does not change.
pub(super) fn stride(from: i8, towards: EitherSeat, steps: u8, last: u8) -> Option<i8> {
    // A track has at most 9 spots on each side, and no move is longer.
    let (steps, last) = (steps as i8, last as i8);
    let now = match towards {
        EitherSeat::Zero => (from + steps).min(last.max(from)),
        EitherSeat::One => (from - steps).max((-last).min(from)),
    };
    (now != from).then_some(now)
}
