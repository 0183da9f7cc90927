//! The state of a table.

use std::ops::Deref;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde_json::{Value, json};
use strum::EnumCount;

use super::action::ActionKind;
use super::decks::{PerDeck, Stock, any_user, users};
use super::duel::{Breakdown, Fighter, Played, Verdict};
use super::editions::{Phase, Rules};
use super::pieces::{Noble, Support, Weapon};
use super::refusal::CardLocation;
use courtyard_core::cards::{Card, CardSet, Suit};
use courtyard_core::dice::Dice;
use courtyard_core::game::Outcome;
use courtyard_core::seat::{EitherSeat, Pair, SeatSet, Seats};

/// Maximum amount of gold in a correction.
pub const MAX_GOLD: u32 = 1_000_000;

/// The stage of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Before set-up.
    SetUp,
    /// This phase of the active player's turn, as an index into the rules' phases.
    Turn {
        /// The index.
        phase: usize,
    },
    /// After the end.
    Over(Outcome),
}

/// A noble in a courtyard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NobleInPlay {
    /// The noble.
    pub noble: Noble,
    /// Stamina left: from 1 to the rank's full stamina.
    pub stamina: u16,
    /// The noble's weapon.
    pub weapon: Option<Weapon>,
}

/// Everything that belongs to one player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Side {
    /// Gold chips.
    pub gold: u32,
    /// Cards in the hand.
    pub hand: u16,
    /// The cards known to be in the hand.
    pub known: CardSet,
    /// The suits whose abilities were used, in the order of use.
    pub abilities_used: ArrayVec<Suit, 4>,
    /// The nobles, in the order of joining.
    pub courtyard: ArrayVec<NobleInPlay, 12>,
}

impl Side {
    /// The noble in this courtyard, if it is there.
    pub fn standing(&self, noble: Noble) -> Option<&NobleInPlay> {
        self.courtyard.iter().find(|s| s.noble == noble)
    }

    /// Number of unknown cards in the hand.
    pub fn unknown_cards(&self) -> usize {
        usize::from(self.hand).saturating_sub(self.known.len())
    }

    /// The noble as a fighter, without dice and support cards.
    pub fn fighter(&self, standing: &NobleInPlay) -> Fighter {
        Fighter {
            others: self.courtyard.len().saturating_sub(1) as u32,
            weapon: standing.weapon,
            ..Fighter::new(standing.noble)
        }
    }
}

/// The active player's actions in this turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    /// Number of actions of each kind that belongs to a phase.
    done: [u16; ActionKind::COUNT],
    /// The Kings taxed.
    pub taxed: CardSet,
}

impl Tally {
    /// Number of actions of this kind.
    pub const fn done(&self, kind: ActionKind) -> u16 {
        self.done[kind as usize]
    }

    /// Counts an action of this kind.
    pub fn count(&mut self, kind: ActionKind) {
        let done = &mut self.done[kind as usize];
        *done = done.saturating_add(1);
    }
}

/// One side of a running duel.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DuelSide {
    /// The player's dice.
    pub dice: Option<Dice>,
    /// The support cards played; `None` before they are played.
    pub support: Option<Played>,
}

/// A running duel. The attacker is the active player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duel {
    /// The nobles, by the seat of their player.
    pub nobles: Pair<Noble>,
    /// Whether the defender has chosen another target.
    pub deflected: bool,
    /// Dice and support cards of each player.
    pub sides: Pair<DuelSide>,
}

impl Duel {
    /// A new duel of these nobles.
    pub fn new(nobles: Pair<Noble>) -> Duel {
        Duel {
            nobles,
            deflected: false,
            sides: Pair::default(),
        }
    }

    /// Whether both sides have rolled, so support cards are next.
    pub fn rolled(&self) -> bool {
        self.sides.0.iter().all(|side| side.dice.is_some())
    }

    /// The player who plays support cards next: the attacker, then the defender.
    pub fn supporter(&self, attacker: EitherSeat) -> EitherSeat {
        match self.sides[attacker].support {
            None => attacker,
            Some(_) => attacker.other(),
        }
    }
}

/// A duel that has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct DuelRecord {
    /// The attacking noble.
    pub attacker: Noble,
    /// The defending noble.
    pub defender: Noble,
    /// The attacker's sum.
    pub attacker_total: u32,
    /// The defender's sum.
    pub defender_total: u32,
    /// Whether an Ace was played.
    pub critical: bool,
    /// The winner.
    #[serde(rename = "outcome")]
    pub verdict: Verdict,
}

/// The visible state of a [`Table`], and the numbers of hidden cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// The stage of the game.
    pub stage: Stage,
    /// The turn, counted from 1 over both players; 0 before set-up.
    pub turn: u32,
    /// The seat whose turn it is; seat 0 before set-up.
    pub active: EitherSeat,
    /// Everything that belongs to each player.
    pub sides: Pair<Side>,
    /// The support decks with their discard piles.
    pub stocks: PerDeck<Stock>,
    /// The active player's limited actions in this turn.
    pub tally: Tally,
    /// The running duel.
    pub duel: Option<Duel>,
    /// The previous duel.
    pub last_duel: Option<DuelRecord>,
}

/// A table that the rules can produce, including corrections. It is read through [`State`]; only the
/// [`referee`](super::referee) changes it.
///
/// ```
/// use courtyard_core::game::Game;
/// use courtyard_dueling_nobles::rules::{DuelingNobles, Edition, Rules, Table};
///
/// let rules = Rules::from(Edition::Catsatcards);
/// let mut table = Table::new(&rules);
/// assert_eq!(table.noble_deck_size(), 12);
/// let setup = r#"{"type":"setup","first":0,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}"#;
/// DuelingNobles::play(&rules, &mut table, &serde_json::from_str(setup)?)?;
/// assert_eq!(table.noble_deck_size(), 6);
/// assert_eq!(table.stocks[table.active].deck, 40 - 2 * 6);
/// assert_eq!(table.phase(&rules).map(|p| p.id.as_str()), Some("income"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
        Table(State {
            stage: Stage::SetUp,
            turn: 0,
            active: EitherSeat::Zero,
            sides: Pair::default(),
            stocks: PerDeck::from_fn(rules.support_decks, |_| Stock::new()),
            tally: Tally::default(),
            duel: None,
            last_duel: None,
        })
    }
}

impl State {
    /// The active player's side.
    pub fn own(&self) -> &Side {
        &self.sides[self.active]
    }

    /// The opponent's side.
    pub fn opponent(&self) -> &Side {
        &self.sides[self.active.other()]
    }

    /// The seat that took the first turn; `None` before set-up. Turns alternate.
    pub fn first(&self) -> Option<EitherSeat> {
        match (self.turn, self.turn % 2) {
            (0, _) => None,
            (_, 1) => Some(self.active),
            _ => Some(self.active.other()),
        }
    }

    /// The outcome, if the game has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Over(outcome) => Some(outcome),
            Stage::SetUp | Stage::Turn { .. } => None,
        }
    }

    /// The players to act: in a duel the ones who still roll or play support cards next, otherwise the active player.
    pub fn acting(&self) -> SeatSet {
        match (self.stage, &self.duel) {
            (Stage::SetUp | Stage::Over(_), _) => SeatSet::EMPTY,
            (Stage::Turn { .. }, None) => SeatSet::from_iter([self.active.into()]),
            (Stage::Turn { .. }, Some(duel)) if duel.rolled() => {
                SeatSet::from_iter([duel.supporter(self.active).into()])
            }
            (Stage::Turn { .. }, Some(duel)) => {
                let unrolled = duel.sides.iter().filter(|(_, side)| side.dice.is_none());
                unrolled.map(|(seat, _)| seat.into()).collect()
            }
        }
    }

    /// The phase of the current turn, as an index into the rules' phases.
    pub fn phase_index(&self) -> Option<usize> {
        match self.stage {
            Stage::Turn { phase } => Some(phase),
            Stage::SetUp | Stage::Over(_) => None,
        }
    }

    /// The phase of the current turn.
    pub fn phase<'r>(&self, rules: &'r Rules) -> Option<&'r Phase> {
        rules.phases.get(self.phase_index()?)
    }

    /// The name of the current turn's phase, or of the stage before or after the game.
    pub fn phase_name<'r>(&self, rules: &'r Rules) -> &'r str {
        match self.stage {
            Stage::SetUp => Phase::SETUP,
            Stage::Turn { .. } => self.phase(rules).map_or("", |p| &p.id),
            Stage::Over(_) => Phase::OVER,
        }
    }

    /// The seat and state of a noble in a courtyard.
    pub fn find(&self, noble: Noble) -> Option<(EitherSeat, &NobleInPlay)> {
        let mut sides = self.sides.iter();
        sides.find_map(|(seat, side)| Some((seat, side.standing(noble)?)))
    }

    /// The nobles of the noble deck, which are in no courtyard.
    pub fn noble_deck(&self) -> impl Iterator<Item = Noble> {
        Noble::all().filter(|n| self.find(*n).is_none())
    }

    /// Number of nobles in no courtyard.
    pub fn noble_deck_size(&self) -> usize {
        let courtyards = self.sides.0.iter().map(|side| side.courtyard.len());
        12 - courtyards.sum::<usize>()
    }

    /// The known position of a support card of the deck that this player uses.
    pub fn place_of(&self, seat: EitherSeat, card: Support) -> Option<CardLocation> {
        if self.stocks[seat].discard.contains(&card) {
            return Some(CardLocation::Discard {
                owner: self.stocks.owner(seat),
            });
        }
        let users = self.stocks.users(seat);
        for &seat in users {
            let side = &self.sides[seat];
            if side.known.contains(card.card()) {
                return Some(CardLocation::Hand(seat));
            }
            let bears = |s: &&NobleInPlay| s.weapon.is_some_and(|w| w.support() == card);
            if let Some(bearer) = side.courtyard.iter().find(bears) {
                return Some(CardLocation::Under(bearer.noble));
            }
        }
        let duel = self.duel.as_ref()?;
        let mut played = users.iter().flat_map(|seat| &duel.sides[*seat].support);
        let is_played = played.any(|cards| cards.contains(&card));
        is_played.then_some(CardLocation::Duel)
    }

    /// The support cards of the deck that this player uses with a known [position](State::place_of).
    pub fn located(&self, seat: EitherSeat) -> CardSet {
        let discard = self.stocks[seat].discard.iter().map(|c| c.card());
        let mut located: CardSet = discard.collect();
        for &seat in self.stocks.users(seat) {
            let side = &self.sides[seat];
            located = located.union(side.known);
            for weapon in side.courtyard.iter().filter_map(|s| s.weapon) {
                located.insert(weapon.card());
            }
            let played = self.duel.iter().flat_map(|duel| &duel.sides[seat].support);
            for card in played.flatten() {
                located.insert(card.card());
            }
        }
        located
    }

    /// For each deck, the difference of the numbers of support cards to 40; negative if there are too many. Not 0 only
    /// after a correction of one number that requires another correction.
    pub fn support_missing(&self) -> PerDeck<i64> {
        self.stocks.map(|owner, stock| {
            let unknown = |seat: &EitherSeat| self.sides[*seat].unknown_cards();
            let in_hands: usize = users(owner).iter().map(unknown).sum();
            let located = self.located(any_user(owner)).len();
            let counted = located + in_hands + usize::from(stock.deck);
            Support::COUNT as i64 - counted as i64
        })
    }

    /// The player's fighter in the running duel.
    pub fn duelist(&self, seat: EitherSeat) -> Option<Fighter> {
        let duel = self.duel.as_ref()?;
        let side = &self.sides[seat];
        let standing = side.standing(duel.nobles[seat])?;
        Some(Fighter {
            dice: duel.sides[seat].dice,
            cards: duel.sides[seat].support.clone(),
            ..side.fighter(standing)
        })
    }

    /// The table in the format of `courtyard replay --json`.
    pub fn to_json(&self, rules: &Rules, players: &Seats<String>) -> Value {
        let shared = self.stocks.of(None);
        json!({
            "turn": self.turn,
            "active": self.active,
            "phase": self.phase_name(rules),
            "result": self.outcome().map(|o| json!({"winner": o.winner()})),
            "players": EitherSeat::BOTH.map(|seat| self.side_json(rules, seat, &players[seat])),
            "support_deck": shared.map(|stock| stock.deck),
            "noble_deck": self.noble_deck_size(),
            "discard": shared.map(|stock| stock.discard.as_slice()),
            "duel": self.duel.as_ref().map(|d| self.duel_json(rules, d)),
            "last_duel": self.last_duel,
        })
    }

    fn side_json(&self, rules: &Rules, seat: EitherSeat, name: &str) -> Value {
        let side = &self.sides[seat];
        let courtyard = side.courtyard.iter().map(|s| {
            json!({
                "card": s.noble,
                "stamina": s.stamina,
                "weapon": s.weapon,
                "strength": side.fighter(s).breakdown(rules).strength(),
            })
        });
        let mut json = json!({
            "name": name,
            "gold": side.gold,
            "hand": side.hand,
            "known_hand": side.known.iter().collect::<Vec<Card>>(),
            "abilities_used": side.abilities_used.as_slice(),
            "courtyard": courtyard.collect::<Value>(),
        });
        if let Some(own) = self.stocks.of(Some(seat)) {
            json["support_deck"] = own.deck.into();
            json["discard"] = json!(own.discard.as_slice());
        }
        json
    }

    fn duel_json(&self, rules: &Rules, duel: &Duel) -> Value {
        let side = |seat: EitherSeat| {
            let sum = self.duelist(seat).map(|f| f.breakdown(rules));
            json!({
                "strength": sum.as_ref().map(Breakdown::strength),
                "dice": duel.sides[seat].dice.map(|d| d.iter().collect::<Vec<_>>()),
                "support": duel.sides[seat].support.as_ref().map(|p| p.as_slice()),
                "total": sum.as_ref().map(Breakdown::total),
            })
        };
        json!({
            "attacker": duel.nobles[self.active],
            "defender": duel.nobles[self.active.other()],
            "deflected": duel.deflected,
            "attacker_side": side(self.active),
            "defender_side": side(self.active.other()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Edition;
    use crate::rules::editions::SupportDecks;
    use courtyard_core::game::Preset as _;
    use serde_json::Map;

    fn state(decks: SupportDecks) -> State {
        let house = Map::from_iter([("support_decks".to_owned(), json!(decks))]);
        Table::new(&Rules::new(Edition::Catsatcards.name(), &house).unwrap()).0
    }

    #[test]
    fn a_card_is_located_where_it_has_a_place() {
        for (decks, in_each) in [(SupportDecks::Shared, [4, 4]), (SupportDecks::Each, [2, 2])] {
            let mut state = state(decks);
            let cards: Vec<Support> = Support::all().collect();
            state.stocks[EitherSeat::Zero].discard.push(cards[0]);
            state.sides[EitherSeat::One].known.insert(cards[5].card());
            let weapon = cards.iter().copied().find_map(Weapon::from_support);
            let nobles: Vec<Noble> = Noble::all().take(2).collect();
            state.sides[EitherSeat::Zero].courtyard.push(NobleInPlay {
                noble: nobles[0],
                stamina: 1,
                weapon,
            });
            let mut duel = Duel::new(Pair([nobles[0], nobles[1]]));
            duel.sides[EitherSeat::One].support = Some([cards[9]].into_iter().collect());
            state.duel = Some(duel);
            for (seat, in_this) in EitherSeat::BOTH.into_iter().zip(in_each) {
                let located = state.located(seat);
                assert_eq!(located.len(), in_this);
                for &card in &cards {
                    let has_place = state.place_of(seat, card).is_some();
                    assert_eq!(located.contains(card.card()), has_place, "{card}");
                }
            }
        }
    }
}
