//! Exact chances of a duel, and the luck in its result, from public knowledge.
//!
//! Some of the 40 support cards are visible or known to be in a hand. The others form the *pool*, and every way to
//! deal it to the unknown places (the two hands and the support deck) is equally likely. If each player has a support
//! deck, there are two pools, and each is dealt to one hand and one deck. There are three kinds of chances:
//!
//! - [`Contest::dice`]: over the dice still to fall, with no card beyond those played; a King rolls two.
//! - [`Contest::answer`]: whether the player who plays support cards next has a useful one.
//! - [`Contest::cards`]: the result if both play their best card. The attacker plays the card with the highest value,
//!   an Ace if possible, and a Jack the best two. The defender then plays the lowest card that wins, otherwise one
//!   that ties, otherwise none.
//!
//! Nothing is sampled, and nothing is assumed about the skill of players, who may bluff, save cards or deflect.
//! Everything follows the [`Rules`], including house rules.
//!
//! [`Odds::of`] computes all chances of a table. It takes up to a millisecond, so a screen calls it once per table.
//!
//! ```
//! use courtyard_core::seat::{EitherSeat, Pair};
//! use courtyard_dueling_nobles::rules::odds::{Contest, Fraction};
//! use courtyard_dueling_nobles::rules::{Edition, Noble, Rules, duel::Fighter};
//!
//! let noble = |card: &str| Noble::from_card(card.parse().unwrap()).unwrap();
//! let contest = Contest {
//!     attacker: EitherSeat::Zero,
//!     fighters: Pair(["Qs", "Qd"].map(|card| Fighter::new(noble(card)))), // 12 and a die each
//! };
//! let chances = contest.dice(&Rules::from(Edition::Catsatcards));
//! assert_eq!(chances.tie, Fraction::new(1, 6).unwrap());
//! assert_eq!(chances.win, Fraction::new(15, 36).unwrap());
//! ```

mod counting;
mod fraction;
mod luck;
#[cfg(test)]
mod tests;

pub(crate) use counting::Throws;
pub use fraction::{Chances, Fraction};
pub use luck::{Fought, Luck, Points, Share};

use std::cmp::Ordering;

use serde::Serialize;
use serde_json::{Value, json};

use super::action::Action;
use super::decks::{PerDeck, any_user, users};
use super::duel::{Breakdown, Fighter, Score, Verdict, compare, verdict};
use super::editions::Rules;
use super::pieces::{Noble, Support};
use super::table::{NobleInPlay, State};
use counting::Player;
use courtyard_core::cards::{Card, CardSet, Rank};
use courtyard_core::percent::Percent;
use courtyard_core::seat::{EitherSeat, Pair};

/// The public knowledge about a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Hand {
    /// The support cards known to be in it.
    pub known: CardSet,
    /// Number of other cards.
    pub unknown: usize,
}

/// The numbers of support cards do not add up to 40, so the positions of the unknown ones cannot be computed. This
/// happens only after a correction of one number that requires another correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardsMissing {
    /// Number of missing cards; negative if there are too many.
    pub missing: i64,
}

impl CardsMissing {
    /// The stable name for other programs.
    pub const CODE: &'static str = "cards-missing";
}

/// The possible positions of the hidden support cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hidden {
    pools: PerDeck<CardSet>,
    hands: Pair<Hand>,
}

impl Hidden {
    /// Computes the hidden cards from the hands and, for each support deck, its visible cards and its size.
    ///
    /// # Errors
    /// Fails if these are not 40 support cards for each deck.
    pub fn new(
        decks: &PerDeck<(CardSet, usize)>,
        hands: Pair<Hand>,
    ) -> Result<Hidden, CardsMissing> {
        let pools = decks.map(|owner, (open, _)| {
            let known = users(owner).iter().map(|seat| hands[*seat].known);
            known.fold(Support::SET.difference(*open), CardSet::difference)
        });
        for ((owner, pool), (_, (_, deck))) in pools.iter().zip(decks.iter()) {
            let unknown = users(owner).iter().map(|seat| hands[*seat].unknown);
            let places = unknown.sum::<usize>() + deck;
            let missing = pool.len() as i64 - places as i64;
            if missing != 0 {
                return Err(CardsMissing { missing });
            }
        }
        Ok(Hidden { pools, hands })
    }

    /// The hidden cards if only the visible cards of each support deck and the numbers of cards in the hands are known.
    /// Without a size, a support deck has all other hidden cards.
    ///
    /// # Errors
    /// Fails if these are not 40 support cards for each deck.
    pub fn unknown(
        open: &PerDeck<CardSet>,
        hands: Pair<usize>,
        deck: Option<usize>,
    ) -> Result<Hidden, CardsMissing> {
        let decks = open.map(|owner, open| {
            let held = users(owner).iter().map(|seat| hands[*seat]).sum();
            let rest = (Support::COUNT - open.len()).saturating_sub(held);
            (*open, deck.unwrap_or(rest))
        });
        let known = CardSet::EMPTY;
        Hidden::new(&decks, hands.map(|unknown| Hand { known, unknown }))
    }

    /// The hidden cards on this table.
    ///
    /// # Errors
    /// Fails if the numbers do not add up to 40 support cards for each deck.
    pub fn of(table: &State) -> Result<Hidden, CardsMissing> {
        let hands = Pair::from_fn(|seat| Hand {
            known: table.sides[seat].known,
            unknown: table.sides[seat].unknown_cards(),
        });
        let decks = table.stocks.map(|owner, stock| {
            let open = table.located(any_user(owner));
            (open, usize::from(stock.deck))
        });
        Hidden::new(&decks, hands)
    }

    /// The cards with unknown positions of the deck that this player uses.
    pub fn pool(&self, seat: EitherSeat) -> CardSet {
        self.pools[seat]
    }

    /// The chances of the first of these players over all positions of the hidden cards.
    fn chances(&self, players: [(EitherSeat, Player); 2], throws: &Throws) -> Chances {
        let [(seat, first), (other, second)] = players;
        match &self.pools {
            PerDeck::Shared(pool) => counting::chances(*pool, [first, second], throws),
            PerDeck::Each(pools) => {
                let players = [(pools[seat], first), (pools[other], second)];
                counting::chances_of_two_pools(players, throws)
            }
        }
    }
}

/// The next step of a duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Dice, and possibly another target before the first of them.
    Roll,
    /// Support cards.
    Support,
    /// None.
    Over,
}

/// A duel at some moment: everything that its chances depend on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contest {
    /// The attacker's seat.
    pub attacker: EitherSeat,
    /// The fighters, with the dice and cards so far.
    pub fighters: Pair<Fighter>,
}

impl Contest {
    /// The duel between these two nobles, the first of the active player, if it started now.
    pub fn between(table: &State, attacker: &NobleInPlay, target: &NobleInPlay) -> Contest {
        let noble = |seat| {
            if seat == table.active {
                attacker
            } else {
                target
            }
        };
        Contest {
            attacker: table.active,
            fighters: Pair::from_fn(|seat| table.sides[seat].fighter(noble(seat))),
        }
    }

    /// The table's running duel.
    pub fn running(table: &State) -> Option<Contest> {
        let [zero, one] = EitherSeat::BOTH.map(|seat| table.duelist(seat));
        Some(Contest {
            attacker: table.active,
            fighters: Pair([zero?, one?]),
        })
    }

    /// The duel that this action decides by the last support cards.
    pub fn decided(before: &State, action: &Action) -> Option<Contest> {
        let Action::Support { seat, cards } = action else {
            return None;
        };
        let contest = Contest::running(before)?.with_cards(*seat, cards);
        (contest.step() == Step::Over).then_some(contest)
    }

    /// The same duel with these support cards of a player.
    #[must_use]
    pub fn with_cards(mut self, seat: EitherSeat, cards: &[Card]) -> Contest {
        let fighter = &mut self.fighters[seat];
        let cards = cards.iter().copied().filter_map(Support::from_card);
        fighter.cards = Some(cards.take(fighter.noble.support_cards()).collect());
        self
    }

    /// Both seats, the attacker's first.
    pub fn seats(&self) -> [EitherSeat; 2] {
        [self.attacker, self.attacker.other()]
    }

    /// The next step.
    pub fn step(&self) -> Step {
        let fighters = &self.fighters.0;
        if fighters.iter().any(|fighter| fighter.dice.is_none()) {
            Step::Roll
        } else if fighters.iter().any(|fighter| fighter.cards.is_none()) {
            Step::Support
        } else {
            Step::Over
        }
    }

    /// The player who plays support cards next, at a support step: the attacker, then the defender.
    pub fn supporter(&self) -> Option<EitherSeat> {
        let mut seats = self.seats().into_iter();
        let next = seats.find(|seat| self.fighters[*seat].cards.is_none());
        next.filter(|_| self.step() == Step::Support)
    }

    /// Both sums so far.
    pub fn sums(&self, rules: &Rules) -> Pair<Breakdown> {
        Pair::from_fn(|seat| self.fighters[seat].breakdown(rules))
    }

    /// The result if no more dice and cards follow.
    pub fn verdict(&self, rules: &Rules) -> Verdict {
        let [attack, defence] = self.seats().map(|seat| self.fighters[seat].score(rules));
        verdict(attack, defence)
    }

    /// The winner, once both have played; `Some(None)` for a tie.
    pub fn winner(&self, rules: &Rules) -> Option<Option<EitherSeat>> {
        (self.step() == Step::Over).then(|| match self.verdict(rules) {
            Verdict::Attacker => Some(self.attacker),
            Verdict::Defender => Some(self.attacker.other()),
            Verdict::Tie => None,
        })
    }

    /// The chances over all remaining dice, with only the cards played so far. A King rolls two dice.
    pub fn dice(&self, rules: &Rules) -> Chances {
        let players = self.seats().map(|seat| done(rules, &self.fighters[seat]));
        counting::chances(CardSet::EMPTY, players, self.throws())
    }

    /// The chances of the result over all remaining dice and all possible hands, if both play their best card.
    pub fn cards(&self, rules: &Rules, hidden: &Hidden) -> Chances {
        let players = self.seats().map(|seat| {
            let fighter = &self.fighters[seat];
            let player = match fighter.cards {
                None => to_play(rules, fighter, hidden.hands[seat]),
                Some(_) => done(rules, fighter),
            };
            (seat, player)
        });
        hidden.chances(players, self.throws())
    }

    /// The options of the player who plays support cards next, against the current totals; `None` at other steps.
    pub fn answer(&self, rules: &Rules, hidden: &Hidden) -> Option<SupportOptions> {
        let by = self.supporter()?;
        let hand = hidden.hands[by];
        let own = to_play(rules, &self.fighters[by], hand);
        let other = done(rules, &self.fighters[by.other()]);
        let throws = Throws::of([0, 0]);
        let players = [(by, own), (by.other(), other)];
        let Chances { win, tie, loss } = hidden.chances(players, throws);
        let single = |cards| singles(&own, &other, cards);
        let (pool, held) = (single(hidden.pool(by)), single(hand.known));
        let singles = match hand.unknown {
            0 => held.wins,
            _ => held.wins.union(pool.wins),
        };
        let ahead = !other.critical && own.total > other.total;
        Some(SupportOptions {
            by,
            win,
            tie,
            none: loss,
            pair_needed: win != Fraction::ZERO && singles.is_empty() && !ahead,
            pool,
            held,
        })
    }

    /// The effects of each of these cards if the player added it to the cards already played. Independent of hidden cards.
    pub fn singles(&self, rules: &Rules, seat: EitherSeat, among: CardSet) -> Singles {
        let [own, other] = [seat, seat.other()].map(|seat| done(rules, &self.fighters[seat]));
        singles(&own, &other, among)
    }

    /// The maximum that the player can add with one of these cards, or with two for a Jack.
    pub fn most(&self, rules: &Rules, seat: EitherSeat, among: CardSet) -> u32 {
        let mut values = self.values(rules, seat, among);
        values.sort_unstable_by(|a, b| b.cmp(a));
        let most = self.fighters[seat].noble.support_cards();
        values.iter().take(most).sum()
    }

    /// Whether the player has a Jack, and two of these cards other than Aces add exactly this sum.
    pub fn two_make(&self, rules: &Rules, seat: EitherSeat, among: CardSet, sum: u32) -> bool {
        let plain = among.difference(CardSet::of_ranks(&[Rank::Ace]));
        let values = self.values(rules, seat, plain);
        let mut firsts = values.iter().enumerate();
        self.fighters[seat].noble.support_cards() > 1
            && firsts.any(|(n, first)| values[n + 1..].iter().any(|second| first + second == sum))
    }

    /// The value of each of these cards for the player.
    fn values(&self, rules: &Rules, seat: EitherSeat, among: CardSet) -> Vec<u32> {
        let player = done(rules, &self.fighters[seat]);
        let cards = among.iter().filter_map(Support::from_card);
        cards.map(|card| player.value(card)).collect()
    }

    /// The remaining dice.
    fn throws(&self) -> &'static Throws {
        let dice = |fighter: &Fighter| match fighter.dice {
            Some(_) => 0,
            None => fighter.noble.dice(),
        };
        Throws::of(self.seats().map(|seat| dice(&self.fighters[seat])))
    }
}

/// A side that plays no more cards.
fn done(rules: &Rules, fighter: &Fighter) -> Player {
    let Score { total, critical } = fighter.score(rules);
    Player {
        total,
        critical,
        plays: 0,
        suit: fighter.noble.suit(),
        adrenaline: rules.adrenaline.into(),
        known: CardSet::EMPTY,
        unknown: 0,
    }
}

/// A side that still plays from this hand.
fn to_play(rules: &Rules, fighter: &Fighter, hand: Hand) -> Player {
    Player {
        plays: fighter.noble.support_cards(),
        known: hand.known,
        unknown: hand.unknown,
        ..done(rules, fighter)
    }
}

/// The effects of single cards for one side against the other.
fn singles(own: &Player, other: &Player, among: CardSet) -> Singles {
    let result = |card: Support| {
        let (critical, total) = (own.critical || card.is_ace(), own.total + own.value(card));
        compare(
            (critical, total.into()),
            (other.critical, other.total.into()),
        )
    };
    let with = |wanted: Ordering| {
        let cards = among.iter().filter_map(Support::from_card);
        let cards = cards.filter(|card| result(*card) == wanted);
        cards.map(Support::card).collect()
    };
    Singles {
        wins: with(Ordering::Greater),
        ties: with(Ordering::Equal),
    }
}

/// The options of a player at a support step.
///
/// The three chances add up to 1 and are from the view of the player who answers, not of the attacker. Playing no card
/// is also a play: a player in the lead wins with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SupportOptions {
    /// The player who plays support cards next.
    pub by: EitherSeat,
    /// Chance that the hand has a winning play against the current totals.
    pub win: Fraction,
    /// Chance that the hand's best play ties.
    pub tie: Fraction,
    /// Chance that no play helps.
    pub none: Fraction,
    /// Effects of single cards of the pool, in any hand.
    pub pool: Singles,
    /// Effects of single cards known to be in the hand.
    pub held: Singles,
    /// Whether the hand may have a winning play but no single winning card: a Jack's two are needed.
    pub pair_needed: bool,
}

impl SupportOptions {
    /// A winning play, a tying play and none for display: they add up to 100.
    pub fn percents(&self) -> [Percent; 3] {
        let SupportOptions { win, tie, none, .. } = *self;
        let chances = Chances {
            win,
            tie,
            loss: none,
        };
        chances.percents()
    }
}

/// Effects of single cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Singles {
    /// The winning cards.
    pub wins: CardSet,
    /// The cards that tie.
    pub ties: CardSet,
}

/// All chances of a running duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DuelOdds {
    /// The next step.
    pub step: Step,
    /// Over the remaining dice.
    pub dice: Chances,
    /// The options of the player who plays support cards next; `None` at other steps, and if cards are missing.
    pub answer: Option<SupportOptions>,
    /// If both play their best card.
    pub cards: Result<Chances, CardsMissing>,
}

impl DuelOdds {
    /// The chances of this duel with these hidden cards, if the numbers add up.
    pub fn new(rules: &Rules, contest: &Contest, hidden: Result<Hidden, CardsMissing>) -> DuelOdds {
        DuelOdds {
            step: contest.step(),
            dice: contest.dice(rules),
            answer: hidden.ok().and_then(|h| contest.answer(rules, &h)),
            cards: hidden.map(|h| contest.cards(rules, &h)),
        }
    }

    /// The best available chances: with best cards, otherwise by the dice. `None` if only cards decide and the hands
    /// cannot be computed.
    pub const fn standing(&self) -> Option<&Chances> {
        match (&self.cards, self.step) {
            (Ok(chances), _) => Some(chances),
            (Err(_), Step::Roll | Step::Over) => Some(&self.dice),
            (Err(_), Step::Support) => None,
        }
    }

    /// The chances in the format of `courtyard odds --json`.
    pub fn to_json(&self) -> Value {
        let list = |cards: CardSet| cards.iter().collect::<Vec<Card>>();
        let answer = self.answer.map(|answer| {
            json!({
                "seat": answer.by,
                "win": answer.win,
                "tie": answer.tie,
                "none": answer.none,
                "single_wins": list(answer.pool.wins),
                "single_ties": list(answer.pool.ties),
                "pair_needed": answer.pair_needed,
            })
        });
        let duel = json!({"step": self.step, "dice": self.dice, "answer": answer});
        with_cards(duel, self.cards)
    }
}

/// The chances of one noble against another before a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PairOdds {
    /// The active player's noble.
    pub attacker: Noble,
    /// The opponent's.
    pub target: Noble,
    /// Over all dice.
    pub dice: Chances,
    /// If both play their best card.
    pub cards: Result<Chances, CardsMissing>,
}

/// All chances of a table. They depend on the table only.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Odds {
    /// The running duel's.
    Duel(Box<DuelOdds>),
    /// Outside a duel, those of each noble of the active player against each of the opponent's, as if a challenge were
    /// possible now. Empty before set-up.
    Pairs(Vec<PairOdds>),
}

impl Odds {
    /// The assumption behind `cards`, by its name in JSON.
    pub const ASSUMES: &'static str = "both-play-their-best-card";

    /// The chances on this table.
    pub fn of(rules: &Rules, table: &State) -> Odds {
        let hidden = Hidden::of(table);
        if let Some(contest) = Contest::running(table) {
            return Odds::Duel(Box::new(DuelOdds::new(rules, &contest, hidden)));
        }
        let mut pairs = Vec::new();
        for attacker in &table.own().courtyard {
            for target in &table.opponent().courtyard {
                let contest = Contest::between(table, attacker, target);
                pairs.push(PairOdds {
                    attacker: attacker.noble,
                    target: target.noble,
                    dice: contest.dice(rules),
                    cards: hidden.map(|h| contest.cards(rules, &h)),
                });
            }
        }
        Odds::Pairs(pairs)
    }

    /// The chances of the running duel, if any.
    pub fn duel(&self) -> Option<&DuelOdds> {
        match self {
            Odds::Duel(duel) => Some(duel),
            Odds::Pairs(_) => None,
        }
    }

    /// The chances of one noble against another before a challenge.
    pub fn pair(&self, attacker: Noble, target: Noble) -> Option<&PairOdds> {
        match self {
            Odds::Duel(_) => None,
            Odds::Pairs(pairs) => pairs
                .iter()
                .find(|pair| (pair.attacker, pair.target) == (attacker, target)),
        }
    }

    /// The chances in the format of `courtyard odds --json`, without the entry's number. The table must be the one
    /// that they were computed from.
    pub fn to_json(&self, rules: &Rules, table: &State) -> Value {
        match self {
            Odds::Duel(duel) => {
                json!({"assumes": Odds::ASSUMES, "duel": duel.to_json()})
            }
            Odds::Pairs(pairs) => {
                let pairs = pairs.iter().map(|pair| {
                    let json = json!({
                        "attacker": pair.attacker,
                        "target": pair.target,
                        "dice": pair.dice,
                    });
                    with_cards(json, pair.cards)
                });
                json!({
                    "assumes": Odds::ASSUMES,
                    "phase": table.phase_name(rules),
                    "active": table.active,
                    "pairs": pairs.collect::<Value>(),
                })
            }
        }
    }
}

/// Adds the chances with cards to the object, or the reason why there are none.
fn with_cards(mut object: Value, cards: Result<Chances, CardsMissing>) -> Value {
    object["cards"] = json!(cards.ok());
    if cards.is_err() {
        object["why"] = CardsMissing::CODE.into();
    }
    object
}
