//! Counting the deals and throws of a duel without dealing or throwing any of them.
//!
//! A side's best play depends on little of its hand: whether there is an Ace in it, and the best card or, for a Jack,
//! the best two. So deals are counted by those: for a bound on either side's best play, the hands that keep within
//! both bounds are counted with binomial coefficients, and the difference of two such counts is the number of deals
//! whose best play is exactly one value.
//!
//! # No number here overflows
//! A deal puts each of at most 40 cards in one of three places, the two hands and the deck. So no count of deals
//! passes 3⁴⁰ < 2⁶⁴, and neither does a count of some of the deals, or a binomial coefficient. At most four dice are
//! out, which fall in at most 6⁴ < 2¹¹ ways. So deals times throws stay below 2⁷⁵, and sums of the cases that make up
//! all of them do as well.

use arrayvec::ArrayVec;

use super::{Chances, Fraction, Versus};
use crate::rules::pieces::Support;
use courtyard_core::cards::{CardSet, Suit};

const CARDS: usize = Support::COUNT;

/// How many different values support cards have for one noble at most: nine ranks, with and without adrenaline.
const MOST_LEVELS: usize = 18;

/// `CHOICES[n][k]`: in how many ways `k` cards are chosen of `n`.
static CHOICES: [[u64; CARDS + 1]; CARDS + 1] = {
    let mut table = [[0; CARDS + 1]; CARDS + 1];
    let mut n = 0;
    while n <= CARDS {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

fn choices(n: usize, k: usize) -> u64 {
    CHOICES[n][k]
}

/// In how many ways dice that are still to fall can add up to each difference between attacker and defender.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Throws([u64; 2 * MOST_PIPS + 1]);

/// Two sixes.
const MOST_PIPS: usize = 12;

impl Throws {
    /// So many dice on each side: two at most.
    pub(super) fn of(dice: Versus<usize>) -> Throws {
        let mut ways = [0; 2 * MOST_PIPS + 1];
        ways[MOST_PIPS] = 1;
        let mut throw = |upwards: bool| {
            let before = std::mem::replace(&mut ways, [0; 2 * MOST_PIPS + 1]);
            for (difference, count) in before.into_iter().enumerate() {
                for pips in (1..=6).filter(|_| count > 0) {
                    let place = match upwards {
                        true => difference + pips,
                        false => difference - pips,
                    };
                    ways[place] += count;
                }
            }
        };
        (0..dice.attacker).for_each(|_| throw(true));
        (0..dice.defender).for_each(|_| throw(false));
        Throws(ways)
    }

    /// Each difference that can come up, the least first, and in how many ways it does.
    fn iter(&self) -> impl Iterator<Item = (i64, u64)> {
        let ways = self.0.iter().enumerate().filter(|(_, ways)| **ways > 0);
        ways.map(|(place, ways)| (place as i64 - MOST_PIPS as i64, *ways))
    }

    fn all(&self) -> u64 {
        self.0.iter().sum()
    }
}

/// One side as far as it matters for counting.
#[derive(Debug, Clone, Copy)]
pub(super) struct Player {
    /// What the side has without the cards still to be played and the dice still to fall.
    pub(super) total: u32,
    /// Whether it has played an Ace.
    pub(super) critical: bool,
    /// How many cards it may still play: 2 at most, and none where its support has been played.
    pub(super) plays: usize,
    /// The suit whose cards count more.
    pub(super) suit: Suit,
    /// How much more.
    pub(super) adrenaline: u32,
    /// The cards that it holds for certain.
    pub(super) known: CardSet,
    /// How many cards of the pool it holds.
    pub(super) unknown: usize,
}

impl Player {
    /// What a card is worth to the side, an Ace nothing.
    pub(super) fn value(&self, card: Support) -> u32 {
        match card.is_ace() {
            true => 0,
            false if card.suit() == self.suit => card.strength() + self.adrenaline,
            false => card.strength(),
        }
    }

    /// The values of the two best known cards, 0 for each that there is not.
    pub(super) fn best_known(&self) -> [u32; 2] {
        let known = self.known.iter().filter_map(Support::from_card);
        known.fold([0, 0], |[best, second], card| match self.value(card) {
            value if value >= best => [value, best],
            value => [best, second.max(value)],
        })
    }

    fn certain_ace(&self) -> bool {
        let mut known = self.known.iter().filter_map(Support::from_card);
        self.critical || known.any(Support::is_ace)
    }
}

/// The chances of the duel where both sides play their best: all deals of the pool, times all throws.
///
/// The hands' unknown cards are no more than the pool's.
pub(super) fn chances(pool: CardSet, players: Versus<Player>, throws: &Throws) -> Chances {
    let players = players.map(|player| match player.plays {
        0 => Player {
            known: CardSet::EMPTY,
            unknown: 0,
            ..player
        },
        _ => player,
    });
    let (m, n) = (players.attacker.unknown, players.defender.unknown);
    let cards = pool.len();
    let aces = pool.iter().filter_map(Support::from_card);
    let plain = cards - aces.filter(|c| c.is_ace()).count();

    // First the Aces: which deals give an Ace to whom.
    let deals = choices(cards, m) * choices(cards - m, n);
    let sure = players.map(|player| player.certain_ace());
    let none_here = |without: bool, count: u64| if without { 0 } else { count };
    let attacker_none = none_here(sure.attacker, choices(plain, m) * choices(cards - m, n));
    let defender_none = none_here(sure.defender, choices(plain, n) * choices(cards - n, m));
    let neither = match plain.checked_sub(m) {
        Some(left) => none_here(
            sure.attacker || sure.defender,
            choices(plain, m) * choices(left, n),
        ),
        None => 0,
    };
    let both = (deals - attacker_none) - (defender_none - neither);
    let attacker_alone = defender_none - neither;

    let all = u128::from(deals) * u128::from(throws.all());
    let mut win = u128::from(attacker_alone) * u128::from(throws.all());
    let mut tie = u128::from(both) * u128::from(throws.all());
    if neither > 0 {
        let [won, tied] = Deals::new(pool, &players).compare(throws);
        win += won;
        tie += tied;
    }
    let of_all = |cases| Fraction::new(cases, all).unwrap_or(Fraction::ZERO);
    Chances {
        win: of_all(win),
        tie: of_all(tie),
        loss: of_all(all - win - tie),
    }
}

/// One side's best plays without Aces.
struct Side {
    /// The values that single cards of the pool have for it, the least first.
    levels: ArrayVec<u32, MOST_LEVELS>,
    /// What its best play can be worth, the least first; some of it may be out of reach.
    bests: Vec<u32>,
    plays: usize,
    known: [u32; 2],
    unknown: usize,
}

/// One way to keep a hand within a bound. Ways for the same bound exclude each other.
#[derive(Clone, Copy)]
struct Shape {
    /// The hand's unknown cards are of the lowest levels, so many of them...
    levels: usize,
    /// ...but for one, which is of this higher level.
    outlier: Option<usize>,
}

/// A Jack's hand has one higher card at the most, and the rest makes one way more.
type Shapes = ArrayVec<Shape, { MOST_LEVELS + 1 }>;

impl Side {
    fn new(player: &Player, plain: &[Support]) -> Side {
        let mut levels = ArrayVec::<u32, MOST_LEVELS>::new();
        for &card in plain {
            let value = player.value(card);
            if let Err(place) = levels.binary_search(&value) {
                levels.insert(place, value);
            }
        }
        let known = player.best_known();
        let [first, second] = known;
        let unknown = player.unknown;
        let mut bests = Vec::with_capacity(1 + levels.len() * (levels.len() + 3) / 2);
        match player.plays {
            0 => bests.push(0),
            1 => {
                bests.push(first);
                bests.extend(levels.iter().copied().filter(|v| *v > first && unknown > 0));
            }
            _ => {
                bests.push(first + second);
                bests.extend(levels.iter().filter(|v| **v > second).map(|v| first + v));
                for (i, low) in levels.iter().enumerate().filter(|_| unknown > 1) {
                    bests.extend(levels[i..].iter().map(|high| low + high));
                }
                bests.sort_unstable();
                bests.dedup();
                let least = bests.partition_point(|best| *best < first + second);
                bests.drain(..least);
            }
        }
        Side {
            levels,
            bests,
            plays: player.plays,
            known,
            unknown,
        }
    }

    /// How many levels are worth no more than this.
    fn within(&self, value: u32) -> usize {
        self.levels.partition_point(|level| *level <= value)
    }

    /// Every way to have a best play worth no more than this.
    fn shapes(&self, bound: u32) -> Shapes {
        let mut shapes = Shapes::new();
        let [first, second] = self.known;
        let alone = |levels| Shape {
            levels,
            outlier: None,
        };
        match self.plays {
            0 => shapes.push(alone(0)),
            1 if first <= bound => shapes.push(alone(self.within(bound))),
            1 => {}
            _ => {
                // At most one of the cards is worth more than half the bound, and the others leave room for it.
                let half = bound / 2;
                if first > half {
                    if first + second <= bound {
                        shapes.push(alone(self.within(bound - first)));
                    }
                    return shapes;
                }
                shapes.push(alone(self.within(half)));
                if self.unknown > 0 {
                    for outlier in self.within(half)..self.within(bound - first) {
                        shapes.push(Shape {
                            levels: self.within(bound - self.levels[outlier]),
                            outlier: Some(outlier),
                        });
                    }
                }
            }
        }
        shapes
    }
}

/// The deals in which nobody has an Ace.
struct Deals {
    attacker: Side,
    defender: Side,
    /// How far the attacker's total is ahead of the defender's.
    ahead: i64,
    /// `below[a][d]`: the cards whose levels are lower than these, for the attacker and for the defender.
    below: [[u8; MOST_LEVELS + 1]; MOST_LEVELS + 1],
    /// The cards of just these levels.
    cells: [[u8; MOST_LEVELS]; MOST_LEVELS],
    /// `rows[a][d]`: the cards of just this level for the attacker, and of levels lower than this for the defender.
    rows: [[u8; MOST_LEVELS + 1]; MOST_LEVELS],
    /// `columns[d][a]`: the same with the sides changed over.
    columns: [[u8; MOST_LEVELS + 1]; MOST_LEVELS],
    /// Counts of deals that were computed before; see [`Deals::rests`].
    rests: Vec<Rests>,
}

/// Not yet computed. No count is as great as this.
const UNKNOWN: u64 = u64::MAX;

impl Deals {
    fn new(pool: CardSet, players: &Versus<Player>) -> Deals {
        let plain = pool.iter().filter_map(Support::from_card);
        let plain: ArrayVec<Support, CARDS> = plain.filter(|c| !c.is_ace()).collect();
        let attacker = Side::new(&players.attacker, &plain);
        let defender = Side::new(&players.defender, &plain);
        let mut below = [[0; MOST_LEVELS + 1]; MOST_LEVELS + 1];
        let mut cells = [[0; MOST_LEVELS]; MOST_LEVELS];
        for &card in &plain {
            let a = attacker.within(players.attacker.value(card));
            let d = defender.within(players.defender.value(card));
            below[a][d] += 1;
            cells[a - 1][d - 1] += 1;
        }
        let mut lower = [0; MOST_LEVELS + 1];
        for row in &mut below {
            let mut before = 0;
            for (cards, lower) in row.iter_mut().zip(&mut lower) {
                before += *cards;
                *lower += before;
                *cards = *lower;
            }
        }
        let mut rows = [[0; MOST_LEVELS + 1]; MOST_LEVELS];
        let mut columns = [[0; MOST_LEVELS + 1]; MOST_LEVELS];
        for (a, row) in cells.iter().enumerate() {
            for (d, cards) in row.iter().enumerate() {
                rows[a][d + 1] = rows[a][d] + cards;
                columns[d][a + 1] = columns[d][a] + cards;
            }
        }
        let rests = (attacker.levels.len() + 1) * (defender.levels.len() + 1) * 4;
        Deals {
            ahead: i64::from(players.attacker.total) - i64::from(players.defender.total),
            attacker,
            defender,
            below,
            cells,
            rows,
            columns,
            rests: vec![Rests([UNKNOWN; 4]); rests],
        }
    }

    /// The cases, deals times throws, in which the attacker wins, and those that are tied.
    fn compare(&mut self, throws: &Throws) -> [u128; 2] {
        let bests = std::mem::take(&mut self.attacker.bests);
        let answers = std::mem::take(&mut self.defender.bests);
        let within_answer: Vec<Shapes> = answers.iter().map(|t| self.defender.shapes(*t)).collect();
        // The deals in which the attacker's best play is within one bound and the defender's within another: for the
        // attacker's bound before this one, and for this one.
        let mut lower: Option<(Shapes, Vec<u64>)> = None;
        let [mut win, mut tie] = [0, 0];
        for &best in &bests {
            let shapes = self.attacker.shapes(best);
            let mut counts = vec![UNKNOWN; answers.len()];
            // The deals in which the attacker's best is just this, and the defender's is one of so many lowest.
            let mut exactly = |lowest: usize, deals: &mut Deals| {
                let Some(place) = lowest.checked_sub(1) else {
                    return 0;
                };
                let mut count = |shapes: &Shapes, counts: &mut [u64]| {
                    if counts[place] == UNKNOWN {
                        counts[place] = deals.within(shapes, &within_answer[place]);
                    }
                    counts[place]
                };
                let less = match &mut lower {
                    Some((shapes, counts)) => count(shapes, counts),
                    None => 0,
                };
                count(&shapes, &mut counts) - less
            };
            let (mut less, mut as_much) = (0, 0);
            for (difference, ways) in throws.iter() {
                let needed = i64::from(best) + self.ahead + difference;
                let below = |least: usize, bound: i64| {
                    let further = answers[least..].iter();
                    least + further.take_while(|t| i64::from(**t) < bound).count()
                };
                less = below(less, needed);
                as_much = below(as_much.max(less), needed + 1);
                let won = exactly(less, self);
                win += u128::from(ways) * u128::from(won);
                if as_much > less {
                    tie += u128::from(ways) * u128::from(exactly(as_much, self) - won);
                }
            }
            lower = Some((shapes, counts));
        }
        [win, tie]
    }

    /// The deals in which both sides keep within bounds, given the ways to do that.
    fn within(&mut self, attack: &Shapes, defence: &Shapes) -> u64 {
        let mut count = 0;
        for a in attack {
            // The cards that may be an outlier, by whether the other side could have had them.
            let outliers = a.outlier.map(|level| self.rows[level]);
            let row = |d: usize| outliers.map_or(0, |row| u64::from(row[d]));
            let a_outliers = row(self.defender.levels.len());
            for d in defence {
                let place = self.rests(a, d);
                let Rests([neither, a_taken, d_taken, both_taken]) = &self.rests[place];
                let a_shared = row(d.levels);
                let a_free = a_outliers - a_shared;
                count += match (a.outlier, d.outlier) {
                    (None, None) => *neither,
                    (Some(_), None) => a_free * neither + a_shared * a_taken,
                    (_, Some(level)) => {
                        let column = &self.columns[level];
                        let d_shared = u64::from(column[a.levels]);
                        let d_free = u64::from(column[self.attacker.levels.len()]) - d_shared;
                        match a.outlier {
                            None => d_free * neither + d_shared * d_taken,
                            Some(x) => {
                                // Both outliers cannot be one card. One that either side could have had is none of
                                // the other side's outliers.
                                let same = u64::from(self.cells[x][level]);
                                (a_free * d_free - same) * neither
                                    + a_shared * (d_free * a_taken + d_shared * both_taken)
                                    + a_free * d_shared * d_taken
                            }
                        }
                    }
                };
            }
        }
        count
    }

    /// Where the deals of the cards other than outliers stand, in `self.rests`.
    fn rests(&mut self, a: &Shape, d: &Shape) -> usize {
        let place = a.levels * (self.defender.levels.len() + 1) + d.levels;
        let outliers = [a.outlier, d.outlier].map(|o| usize::from(o.is_some()));
        let place = 4 * place + 2 * outliers[0] + outliers[1];
        if self.rests[place].0[0] == UNKNOWN {
            self.rests[place] = self.count_rests(a.levels, d.levels, outliers);
        }
        place
    }

    /// Counts them. It is called seldom beside [`Deals::rests`], which stays short without it.
    #[inline(never)]
    fn count_rests(&self, a: usize, d: usize, outliers: [usize; 2]) -> Rests {
        let m = self.attacker.unknown - outliers[0];
        let n = self.defender.unknown - outliers[1];
        let cards = |a: usize, d: usize| usize::from(self.below[a][d]);
        let shared = cards(a, d);
        let attackers = cards(a, self.defender.levels.len()) - shared;
        let defenders = cards(self.attacker.levels.len(), d) - shared;
        let mut rests = [0; 4];
        for k in m.saturating_sub(attackers)..=m.min(shared) {
            let of_shared = choices(shared, k);
            let all = of_shared * choices(attackers, m - k);
            let less = of_shared * choices(attackers.saturating_sub(1), m - k);
            let left = shared - k + defenders;
            let (answers, fewer) = (choices(left, n), choices(left.saturating_sub(1), n));
            for (rest, deals) in
                rests
                    .iter_mut()
                    .zip([all * answers, all * fewer, less * answers, less * fewer])
            {
                *rest += deals;
            }
        }
        Rests(rests)
    }
}

/// In how many ways the cards other than outliers can be dealt: where no outlier is a card that the other side could
/// have had, where the attacker's is, where the defender's is, and where both are. What cannot be, as there is no such
/// card, has no meaning and is never asked for.
#[derive(Clone, Copy)]
struct Rests([u64; 4]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_have_their_probabilities() {
        for (attacker, defender) in [(0, 0), (1, 0), (1, 1), (2, 1), (0, 2), (2, 2)] {
            let throws = Throws::of(Versus { attacker, defender });
            let mut counted = [0; 2 * MOST_PIPS + 1];
            let dice = attacker + defender;
            for case in 0..6_usize.pow(dice as u32) {
                let pips = (0..dice).map(|die| 1 + case / 6_usize.pow(die as u32) % 6);
                let signed = pips.enumerate();
                let difference: i64 = signed
                    .map(|(die, pips)| {
                        if die < attacker {
                            pips as i64
                        } else {
                            -(pips as i64)
                        }
                    })
                    .sum();
                counted[(difference + MOST_PIPS as i64) as usize] += 1;
            }
            assert_eq!(throws, Throws(counted));
        }
    }

    #[test]
    fn the_binomials_are_pascals() {
        assert_eq!(choices(40, 20), 137_846_528_820);
        assert_eq!((choices(5, 0), choices(5, 6), choices(0, 0)), (1, 0, 1));
    }
}
