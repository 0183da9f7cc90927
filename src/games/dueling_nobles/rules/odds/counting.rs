//! Counts deals and throws of a duel without enumerating them.
//!
//! A side's best play depends only on whether its hand has an Ace, and on its best card, or the best two for a Jack.
//! For a bound on each side's best play, the hands within both bounds are counted with binomial coefficients. The
//! difference of two such counts is the number of deals whose best play has exactly one value.
//!
//! If each player has a support deck, the hands do not depend on each other, and are counted one by one.
//!
//! # No number here overflows
//! A deal puts each of at most 40 cards in one of three places: the two hands and the deck. The number of deals is
//! therefore at most 3⁴⁰ < 2⁶⁴, and so is the number of deals of any subset, and every binomial coefficient. At most
//! four dice remain, with at most 6⁴ < 2¹¹ throws. The product of deals and throws is thus below 2⁷⁵, and so are sums
//! over disjoint cases.

use std::cmp::Ordering;

use arrayvec::ArrayVec;

use super::{Chances, Fraction};
use crate::rules::duel::compare;
use crate::rules::pieces::Support;
use courtyard_core::cards::{CardSet, Suit};

const CARDS: usize = Support::COUNT;

/// Maximum number of different values of support cards for one noble: nine ranks, with and without adrenaline.
const MOST_LEVELS: usize = 18;

/// `CHOICES[n][k]`: number of ways to choose `k` of `n` cards.
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

/// Number of ways in which the remaining dice give each difference between attacker and defender.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Throws([u64; 2 * MOST_PIPS + 1]);

/// Two sixes.
const MOST_PIPS: usize = 12;

/// `THROWS[a][d]`: the throws of `a` dice by the attacker and `d` by the defender.
static THROWS: [[Throws; 3]; 3] = {
    let mut ways = [0; 2 * MOST_PIPS + 1];
    ways[MOST_PIPS] = 1;
    let none = Throws(ways);
    let one = none.and_die(true);
    let attackers = [none, one, one.and_die(true)];
    let mut table = [[none; 3]; 3];
    let mut attacker = 0;
    while attacker < 3 {
        let alone = attackers[attacker];
        let one = alone.and_die(false);
        table[attacker] = [alone, one, one.and_die(false)];
        attacker += 1;
    }
    table
};

impl Throws {
    /// The throws of this number of dice by attacker and defender, at most two.
    pub(crate) fn of([attacker, defender]: [usize; 2]) -> &'static Throws {
        &THROWS[attacker][defender]
    }

    /// These throws with one more die, which adds to the difference or is subtracted from it.
    const fn and_die(self, adds: bool) -> Throws {
        let mut ways = [0; 2 * MOST_PIPS + 1];
        let mut place = 0;
        while place < ways.len() {
            let mut pips = 1;
            while pips <= 6 && self.0[place] > 0 {
                let to = if adds { place + pips } else { place - pips };
                ways[to] += self.0[place];
                pips += 1;
            }
            place += 1;
        }
        Throws(ways)
    }

    /// Each possible difference in ascending order, with its number of throws.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (i64, u64)> {
        let ways = self.0.iter().enumerate().filter(|(_, ways)| **ways > 0);
        ways.map(|(place, ways)| (place as i64 - MOST_PIPS as i64, *ways))
    }

    /// Number of throws in all.
    pub(crate) fn all(&self) -> u64 {
        self.0.iter().sum()
    }
}

/// The facts about one side that matter for counting.
#[derive(Debug, Clone, Copy)]
pub(super) struct Player {
    /// The side's total without the cards and dice still to come.
    pub(super) total: u32,
    /// Whether it has played an Ace.
    pub(super) critical: bool,
    /// Maximum number of cards it can still play: 2 at most, and 0 after its support was played.
    pub(super) plays: usize,
    /// The suit with a bonus.
    pub(super) suit: Suit,
    /// The bonus.
    pub(super) adrenaline: u32,
    /// The known cards of its hand.
    pub(super) known: CardSet,
    /// Number of cards of the pool in its hand.
    pub(super) unknown: usize,
}

impl Player {
    /// The value of a card for the side; 0 for an Ace.
    pub(super) fn value(&self, card: Support) -> u32 {
        if card.is_ace() {
            0
        } else if card.suit() == self.suit {
            card.strength() + self.adrenaline
        } else {
            card.strength()
        }
    }

    /// The values of the two best known cards, 0 for missing ones.
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

/// The chances of the first of two players, the attacker, if both play their best: over all deals of the pool and all
/// throws.
///
/// The unknown cards of both hands must not exceed the pool.
pub(super) fn chances(pool: CardSet, players: [Player; 2], throws: &Throws) -> Chances {
    if players.iter().all(|player| player.plays == 0) {
        return of_dice(&players, throws);
    }
    let [m, n] = players.map(|player| player.unknown);
    let cards = pool.len();
    let aces = pool.iter().filter_map(Support::from_card);
    let plain = cards - aces.filter(|c| c.is_ace()).count();

    // First the Aces: the deals in which each side has one.
    let deals = choices(cards, m) * choices(cards - m, n);
    let [attacker_sure, defender_sure] = players.map(|player| player.certain_ace());
    let none_here = |without: bool, count: u64| if without { 0 } else { count };
    let attacker_none = none_here(attacker_sure, choices(plain, m) * choices(cards - m, n));
    let defender_none = none_here(defender_sure, choices(plain, n) * choices(cards - n, m));
    let neither = match plain.checked_sub(m) {
        Some(left) => none_here(
            attacker_sure || defender_sure,
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
    of_all(win, tie, all)
}

/// The chances if each player's unknown cards are of another pool, so that the hands do not depend on each other.
///
/// There are at most 2⁴⁰ hands of each pool, so the product of both hands and throws is below 2⁹¹.
pub(super) fn chances_of_two_pools(players: [(CardSet, Player); 2], throws: &Throws) -> Chances {
    let [attack, defence] = players.map(|(pool, player)| Hands::new(pool, &player));
    let [attacker, defender] = players.map(|(_, player)| i64::from(player.total));
    let (mut win, mut tie) = (
        attack.with_ace * defence.without_ace(),
        attack.with_ace * defence.with_ace,
    );
    win *= u128::from(throws.all());
    tie *= u128::from(throws.all());
    for (difference, ways) in throws.iter() {
        for &(best, hands) in &attack.bests {
            let total = attacker + difference + i64::from(best) - defender;
            let [less, as_much] = [total, total + 1].map(|bound| defence.below(bound));
            win += u128::from(ways) * hands * less;
            tie += u128::from(ways) * hands * (as_much - less);
        }
    }
    of_all(
        win,
        tie,
        attack.all() * defence.all() * u128::from(throws.all()),
    )
}

/// The numbers of hands of one player by their best plays.
struct Hands {
    /// Hands with an Ace.
    with_ace: u128,
    /// The best plays of the other hands in ascending order, each with the number of hands.
    bests: Vec<(u32, u128)>,
    /// The number of hands without an Ace up to each of these best plays.
    sums: Vec<u128>,
}

impl Hands {
    /// The hands with unknown cards of this pool.
    fn new(pool: CardSet, player: &Player) -> Hands {
        let plain = pool.iter().filter_map(Support::from_card);
        let plain: ArrayVec<Support, CARDS> = plain.filter(|c| !c.is_ace()).collect();
        let without_ace = if player.certain_ace() {
            0
        } else {
            choices(plain.len(), player.unknown)
        };
        let with_ace = choices(pool.len(), player.unknown) - without_ace;
        let mut hands = Hands {
            with_ace: with_ace.into(),
            bests: Vec::new(),
            sums: Vec::new(),
        };
        if without_ace == 0 {
            return hands;
        }
        let side = Side::new(player, &plain);
        // The number of cards of each level.
        let mut cards = [0; MOST_LEVELS];
        for card in &plain {
            cards[side.within(player.value(*card)) - 1] += 1;
        }
        let mut before = 0;
        for &best in &side.bests {
            let shapes = side.shapes(best);
            let within = shapes.iter().map(|shape| {
                let lower: usize = cards[..shape.levels].iter().sum();
                match shape.outlier {
                    None => choices(lower, side.unknown),
                    Some(level) => cards[level] as u64 * choices(lower, side.unknown - 1),
                }
            });
            let within: u64 = within.sum();
            hands.bests.push((best, (within - before).into()));
            hands.sums.push(within.into());
            before = within;
        }
        hands
    }

    /// Number of hands without an Ace.
    fn without_ace(&self) -> u128 {
        self.sums.last().copied().unwrap_or_default()
    }

    /// Number of hands in all.
    fn all(&self) -> u128 {
        self.with_ace + self.without_ace()
    }

    /// Number of hands without an Ace whose best play is below this.
    fn below(&self, bound: i64) -> u128 {
        let lower = self
            .bests
            .partition_point(|(best, _)| i64::from(*best) < bound);
        lower.checked_sub(1).map_or(0, |last| self.sums[last])
    }
}

/// The chances over all throws, if no card is played any more.
fn of_dice([attacker, defender]: &[Player; 2], throws: &Throws) -> Chances {
    let [mut win, mut tie] = [0, 0];
    for (difference, ways) in throws.iter() {
        let attack = (attacker.critical, i64::from(attacker.total) + difference);
        match compare(attack, (defender.critical, defender.total.into())) {
            Ordering::Greater => win += u128::from(ways),
            Ordering::Equal => tie += u128::from(ways),
            Ordering::Less => {}
        }
    }
    of_all(win, tie, throws.all().into())
}

/// The chances by numbers of cases.
fn of_all(win: u128, tie: u128, all: u128) -> Chances {
    let share = |cases| Fraction::new(cases, all).unwrap_or(Fraction::ZERO);
    Chances {
        win: share(win),
        tie: share(tie),
        loss: share(all - win - tie),
    }
}

/// One side's best plays without Aces.
struct Side {
    /// The different values of single cards of the pool for it, in ascending order.
    levels: ArrayVec<u32, MOST_LEVELS>,
    /// Possible values of its best play, in ascending order; some may be unreachable.
    bests: Vec<u32>,
    plays: usize,
    known: [u32; 2],
    unknown: usize,
}

/// One way to keep a hand within a bound. Different ways for the same bound are disjoint.
#[derive(Clone, Copy)]
struct Shape {
    /// The hand's unknown cards are from this number of lowest levels …
    levels: usize,
    /// … except one of this higher level.
    outlier: Option<usize>,
}

/// A Jack's hand has at most one higher card, which gives a way per level; one more way has no higher card.
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

    /// Number of levels with at most this value.
    fn within(&self, value: u32) -> usize {
        self.levels.partition_point(|level| *level <= value)
    }

    /// All ways to have a best play of at most this value.
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
                // At most one of the cards has more than half of the bound, and the others fit beside it.
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

/// The deals without Aces in the hands.
struct Deals {
    attacker: Side,
    defender: Side,
    /// The attacker's total minus the defender's.
    ahead: i64,
    /// `below[a][d]`: number of cards with lower levels than these, for attacker and defender.
    below: [[u8; MOST_LEVELS + 1]; MOST_LEVELS + 1],
    /// Number of cards with exactly these levels.
    cells: [[u8; MOST_LEVELS]; MOST_LEVELS],
    /// `rows[a][d]`: number of cards with exactly this level for the attacker and a lower level than this for the
    /// defender.
    rows: [[u8; MOST_LEVELS + 1]; MOST_LEVELS],
    /// `columns[d][a]`: the same with the sides exchanged.
    columns: [[u8; MOST_LEVELS + 1]; MOST_LEVELS],
    /// Cached counts of deals; see [`Deals::rests`].
    rests: Vec<Rests>,
}

/// Not yet computed. Every count is smaller.
const UNKNOWN: u64 = u64::MAX;

impl Deals {
    fn new(pool: CardSet, players: &[Player; 2]) -> Deals {
        let plain = pool.iter().filter_map(Support::from_card);
        let plain: ArrayVec<Support, CARDS> = plain.filter(|c| !c.is_ace()).collect();
        let [attack, defence] = players;
        let [attacker, defender] = [attack, defence].map(|player| Side::new(player, &plain));
        let mut below = [[0; MOST_LEVELS + 1]; MOST_LEVELS + 1];
        let mut cells = [[0; MOST_LEVELS]; MOST_LEVELS];
        for &card in &plain {
            let a = attacker.within(attack.value(card));
            let d = defender.within(defence.value(card));
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
            ahead: i64::from(attack.total) - i64::from(defence.total),
            attacker,
            defender,
            below,
            cells,
            rows,
            columns,
            rests: vec![Rests([UNKNOWN; 4]); rests],
        }
    }

    /// The numbers of cases, deals times throws, of a win of the attacker and of a tie.
    fn compare(&mut self, throws: &Throws) -> [u128; 2] {
        let bests = std::mem::take(&mut self.attacker.bests);
        let answers = std::mem::take(&mut self.defender.bests);
        let within_answer: Vec<Shapes> = answers.iter().map(|t| self.defender.shapes(*t)).collect();
        // The deals with both best plays within bounds: for the attacker's previous bound, and for this one.
        let mut lower: Option<(Shapes, Vec<u64>)> = None;
        let [mut win, mut tie] = [0, 0];
        for &best in &bests {
            let shapes = self.attacker.shapes(best);
            let mut counts = vec![UNKNOWN; answers.len()];
            // The deals in which the attacker's best is exactly this, and the defender's is one of the lowest.
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

    /// The number of deals in which both sides stay within bounds, given the ways to do that.
    fn within(&mut self, attack: &Shapes, defence: &Shapes) -> u64 {
        let mut count = 0;
        for a in attack {
            // The possible outliers, by whether the other side could also have them.
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
                                // Both outliers cannot be the same card. A card that either side could have is not an
                                // outlier of the other side.
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

    /// The index in `self.rests` of the deals of the other cards.
    fn rests(&mut self, a: &Shape, d: &Shape) -> usize {
        let place = a.levels * (self.defender.levels.len() + 1) + d.levels;
        let outliers = [a.outlier, d.outlier].map(|o| usize::from(o.is_some()));
        let place = 4 * place + 2 * outliers[0] + outliers[1];
        if self.rests[place].0[0] == UNKNOWN {
            self.rests[place] = self.count_rests(a.levels, d.levels, outliers);
        }
        place
    }

    /// Counts them. Called rarely, and separate from [`Deals::rests`] so that the compiler can inline that.
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

/// Number of ways to deal the cards other than outliers: if no outlier is a card that the other side could have, if
/// the attacker's is one, if the defender's is one, and if both are. Entries for cards that do not exist have no
/// meaning and are never read.
#[derive(Clone, Copy)]
struct Rests([u64; 4]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_have_their_probabilities() {
        for (attacker, defender) in [(0, 0), (1, 0), (1, 1), (2, 1), (0, 2), (2, 2)] {
            let throws = Throws::of([attacker, defender]);
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
            assert_eq!(*throws, Throws(counted));
        }
    }

    #[test]
    fn the_binomials_are_pascals() {
        assert_eq!(choices(40, 20), 137_846_528_820);
        assert_eq!((choices(5, 0), choices(5, 6), choices(0, 0)), (1, 0, 1));
    }
}
