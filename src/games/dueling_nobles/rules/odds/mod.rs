//! What the chances of a duel are, and how much of its outcome was luck: exact, and by what the table publicly knows.
//!
//! Of the 40 support cards some lie open or are known to be in a hand. The others are the *pool*, and every way to deal
//! it onto the unknown places, the two hands and the support deck, is equally likely. Chances come in three numbers:
//!
//! - [`Contest::dice`]: over the dice still to fall, with no card beyond those played; a King rolls two.
//! - [`Contest::answer`]: whether the player whose support cards are next holds a play that helps.
//! - [`Contest::cards`]: how the duel ends if both play their best card. The attacker plays what gives most, an Ace
//!   before all and for a Jack the best two; the defender then the least that wins, else what ties, else nothing.
//!
//! Nothing is sampled, and nobody's skill is guessed: players who bluff, save cards or deflect do otherwise. All of it
//! goes by the [`Rules`], whatever the edition and the house rules.
//!
//! [`Odds::of`] gives all numbers of a table. It takes up to a millisecond, so a screen asks once for each table.
//!
//! ```
//! use courtyard_dueling_nobles::rules::odds::{Contest, Fraction, ToPlay, Versus};
//! use courtyard_dueling_nobles::rules::{Edition, Noble, Rules, duel::Fighter};
//!
//! let noble = |card: &str| Noble::from_card(card.parse().unwrap()).unwrap();
//! let contest = Contest {
//!     fighters: Versus {
//!         attacker: Fighter::new(noble("Qs")), // 12 and a die
//!         defender: Fighter::new(noble("Qd")), // 12 and a die
//!     },
//!     to_play: ToPlay::Both,
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

pub use fraction::{Chances, Fraction, Percent};
pub use luck::{Fought, Luck, Points, Share};

use serde::Serialize;
use serde_json::{Value, json};

use super::duel::Fighter;
use super::editions::Rules;
use super::pieces::{Noble, Support};
use super::table::{NobleInPlay, State};
use counting::{Player, Throws};
use courtyard_core::cards::{Card, CardSet};
use courtyard_core::seat::EitherSeat;

/// One value for each side of a duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Versus<T> {
    /// The attacker's.
    pub attacker: T,
    /// The defender's.
    pub defender: T,
}

impl<T> Versus<T> {
    /// The values that the function makes of these.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> Versus<U> {
        Versus {
            attacker: f(self.attacker),
            defender: f(self.defender),
        }
    }

    /// References to the values.
    pub const fn as_ref(&self) -> Versus<&T> {
        Versus {
            attacker: &self.attacker,
            defender: &self.defender,
        }
    }

    /// The value of this side.
    pub fn of(self, role: Role) -> T {
        match role {
            Role::Attacker => self.attacker,
            Role::Defender => self.defender,
        }
    }
}

/// A side of a duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// Whose turn of the game it is.
    Attacker,
    /// The other player.
    Defender,
}

/// What is publicly known of one hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Hand {
    /// The support cards that are known to be in it.
    pub known: CardSet,
    /// How many more there are.
    pub unknown: usize,
}

/// The counts of support cards do not add up to 40, so nobody can say where the unknown ones are. That is so only after
/// a correction of one count that has left another to be corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardsMissing {
    /// How many of the 40 the counts miss; negative where they name too many.
    pub missing: i64,
}

impl CardsMissing {
    /// The name that other programs rely on.
    pub const CODE: &'static str = "cards-missing";
}

/// Where the support cards can be that nobody sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hidden {
    pool: CardSet,
    hands: Versus<Hand>,
}

impl Hidden {
    /// What is hidden where these cards lie open, these are the hands and the support deck has so many cards.
    ///
    /// # Errors
    /// When that is not 40 support cards in all.
    pub fn new(open: CardSet, hands: Versus<Hand>, deck: usize) -> Result<Hidden, CardsMissing> {
        let all: CardSet = Support::all().map(Support::card).collect();
        let known = hands.attacker.known.union(hands.defender.known);
        let pool = all.difference(open).difference(known);
        let places = hands.attacker.unknown + hands.defender.unknown + deck;
        match pool.len() as i64 - places as i64 {
            0 => Ok(Hidden { pool, hands }),
            missing => Err(CardsMissing { missing }),
        }
    }

    /// What is hidden on this table. The attacker is the active player, in a duel and before.
    ///
    /// # Errors
    /// When the counts do not add up to 40 support cards.
    pub fn of(table: &State) -> Result<Hidden, CardsMissing> {
        let weapons = table.sides.iter().flat_map(|(_, side)| &side.courtyard);
        let weapons = weapons.filter_map(|s| s.weapon).map(|w| w.card());
        let duel = table.duel.iter().flat_map(|duel| duel.sides.iter());
        let played = duel.flat_map(|(_, side)| side.support.iter().flatten());
        let discarded = table.discard.iter();
        let open = discarded.chain(played).map(|c| c.card()).chain(weapons);
        let hand = |seat: EitherSeat| Hand {
            known: table.sides[seat].known,
            unknown: table.sides[seat].unknown_cards(),
        };
        let hands = Versus {
            attacker: hand(table.active),
            defender: hand(table.active.other()),
        };
        Hidden::new(open.collect(), hands, table.support_deck.into())
    }

    /// The cards that nobody knows the place of.
    pub fn pool(&self) -> CardSet {
        self.pool
    }
}

/// Whose support cards are still to be played in a duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ToPlay {
    /// Both sides', the attacker's first.
    Both,
    /// The defender's.
    Defender,
    /// Nobody's.
    Nobody,
}

/// What comes next in a duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Dice, and before the first of them perhaps another target.
    Roll,
    /// Somebody's support cards.
    Support,
    /// Nothing.
    Over,
}

/// A duel at some moment, as far as its chances depend on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contest {
    /// Who fights, with the dice rolled and the cards played so far.
    pub fighters: Versus<Fighter>,
    /// Whose support cards are still to come.
    pub to_play: ToPlay,
}

impl Contest {
    /// The duel between these two, the first being the active player's, if it began now.
    pub fn between(table: &State, attacker: &NobleInPlay, target: &NobleInPlay) -> Contest {
        Contest {
            fighters: Versus {
                attacker: table.own().fighter(attacker),
                defender: table.opponent().fighter(target),
            },
            to_play: ToPlay::Both,
        }
    }

    /// The table's running duel.
    pub fn running(table: &State) -> Option<Contest> {
        let duel = table.duel.as_ref()?;
        let (attacker, defender) = (table.active, table.active.other());
        let played = |seat: EitherSeat| duel.sides[seat].support.is_some();
        Some(Contest {
            fighters: Versus {
                attacker: table.duelist(attacker)?,
                defender: table.duelist(defender)?,
            },
            to_play: match (played(attacker), played(defender)) {
                (false, _) => ToPlay::Both,
                (true, false) => ToPlay::Defender,
                (true, true) => ToPlay::Nobody,
            },
        })
    }

    /// What comes next.
    pub fn step(&self) -> Step {
        let Versus { attacker, defender } = &self.fighters;
        match (attacker.dice, defender.dice, self.to_play) {
            (None, _, _) | (_, None, _) => Step::Roll,
            (_, _, ToPlay::Nobody) => Step::Over,
            (_, _, ToPlay::Both | ToPlay::Defender) => Step::Support,
        }
    }

    /// Whose support cards are next, at a support step.
    pub fn supporter(&self) -> Option<Role> {
        match (self.step(), self.to_play) {
            (Step::Support, ToPlay::Both) => Some(Role::Attacker),
            (Step::Support, ToPlay::Defender) => Some(Role::Defender),
            (Step::Roll | Step::Over, _) | (_, ToPlay::Nobody) => None,
        }
    }

    /// The chances over all dice still to fall, with no card beyond those played. A King rolls two dice.
    pub fn dice(&self, rules: &Rules) -> Chances {
        let players = Versus {
            attacker: done(rules, &self.fighters.attacker),
            defender: done(rules, &self.fighters.defender),
        };
        counting::chances(CardSet::EMPTY, players, &self.throws())
    }

    /// The chances from now to the outcome, over all dice still to fall and all hands that can be, if both play their
    /// best card.
    pub fn cards(&self, rules: &Rules, hidden: &Hidden) -> Chances {
        let Versus { attacker, defender } = &self.fighters;
        let hands = hidden.hands;
        let players = Versus {
            attacker: match self.to_play {
                ToPlay::Both => to_play(rules, attacker, hands.attacker),
                ToPlay::Defender | ToPlay::Nobody => done(rules, attacker),
            },
            defender: match self.to_play {
                ToPlay::Both | ToPlay::Defender => to_play(rules, defender, hands.defender),
                ToPlay::Nobody => done(rules, defender),
            },
        };
        counting::chances(hidden.pool, players, &self.throws())
    }

    /// What the player whose support cards are next can do about the totals as they stand; `None` outside support
    /// steps.
    pub fn answer(&self, rules: &Rules, hidden: &Hidden) -> Option<Answer> {
        let by = self.supporter()?;
        let (own, other) = match by {
            Role::Attacker => (&self.fighters.attacker, &self.fighters.defender),
            Role::Defender => (&self.fighters.defender, &self.fighters.attacker),
        };
        let hand = hidden.hands.of(by);
        let players = Versus {
            attacker: to_play(rules, own, hand),
            defender: done(rules, other),
        };
        let throws = Throws::of(Versus::default());
        let Chances { win, tie, loss } = counting::chances(hidden.pool, players, &throws);
        let (own, other) = (players.attacker, players.defender);
        let single = |cards| singles(&own, &other, cards);
        let (pool, held) = (single(hidden.pool), single(hand.known));
        let singles = match hand.unknown {
            0 => held.wins,
            _ => held.wins.union(pool.wins),
        };
        let ahead = !other.critical && own.total > other.total;
        Some(Answer {
            by,
            win,
            tie,
            none: loss,
            pair_needed: win != Fraction::ZERO && singles.is_empty() && !ahead,
            pool,
            held,
        })
    }

    /// What each of these cards would do if the player whose support cards are next played it beside those that lie
    /// already; `None` outside support steps. It asks nothing of what is hidden.
    pub fn singles(&self, rules: &Rules, among: CardSet) -> Option<Singles> {
        let (own, other) = match self.supporter()? {
            Role::Attacker => (&self.fighters.attacker, &self.fighters.defender),
            Role::Defender => (&self.fighters.defender, &self.fighters.attacker),
        };
        Some(singles(&done(rules, own), &done(rules, other), among))
    }

    /// The most that the player whose support cards are next can add with one of these cards, or with two of them for a
    /// Jack; `None` outside support steps.
    pub fn most(&self, rules: &Rules, among: CardSet) -> Option<u32> {
        let own = match self.supporter()? {
            Role::Attacker => &self.fighters.attacker,
            Role::Defender => &self.fighters.defender,
        };
        let player = done(rules, own);
        let cards = among.iter().filter_map(Support::from_card);
        let mut values: Vec<u32> = cards.map(|card| player.value(card)).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        Some(values.iter().take(own.noble.support_cards()).sum())
    }

    /// The dice still to fall.
    fn throws(&self) -> Throws {
        let dice = |fighter: &Fighter| match fighter.dice {
            Some(_) => 0,
            None => fighter.noble.dice(),
        };
        Throws::of(self.fighters.as_ref().map(dice))
    }
}

/// A side that plays no further card.
fn done(rules: &Rules, fighter: &Fighter) -> Player {
    let sum = fighter.breakdown(rules);
    Player {
        total: sum.total(),
        critical: sum.critical(),
        plays: 0,
        suit: fighter.noble.suit(),
        adrenaline: rules.adrenaline.into(),
        known: CardSet::EMPTY,
        unknown: 0,
    }
}

/// A side that is still to play from this hand.
fn to_play(rules: &Rules, fighter: &Fighter, hand: Hand) -> Player {
    Player {
        plays: fighter.noble.support_cards(),
        known: hand.known,
        unknown: hand.unknown,
        ..done(rules, fighter)
    }
}

/// What single cards do for one side against the other.
fn singles(own: &Player, other: &Player, among: CardSet) -> Singles {
    let does = |card: Support| match (other.critical, own.critical || card.is_ace()) {
        (true, true) => Does::Ties,
        (true, false) => Does::Nothing,
        (false, true) => Does::Wins,
        (false, false) => match (own.total + own.value(card)).cmp(&other.total) {
            std::cmp::Ordering::Greater => Does::Wins,
            std::cmp::Ordering::Equal => Does::Ties,
            std::cmp::Ordering::Less => Does::Nothing,
        },
    };
    let of = |what: Does| {
        let cards = among.iter().filter_map(Support::from_card);
        cards
            .filter(|c| does(*c) == what)
            .map(Support::card)
            .collect()
    };
    Singles {
        wins: of(Does::Wins),
        ties: of(Does::Ties),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Does {
    Wins,
    Ties,
    Nothing,
}

/// What a player can do at a support step.
///
/// The three chances add up to 1. They are of the player who answers, not of the attacker. To play nothing is a play
/// like others: whoever is ahead wins with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    /// Whose support cards are next.
    pub by: Role,
    /// That the hand has a play that wins against the totals as they stand.
    pub win: Fraction,
    /// That the hand's best play ties.
    pub tie: Fraction,
    /// That no play helps.
    pub none: Fraction,
    /// What single cards of the pool would do, whoever has them.
    pub pool: Singles,
    /// What single cards would do that the hand is known to hold.
    pub held: Singles,
    /// Whether the hand can have a play that wins, but no single card that does: it takes a Jack's two.
    pub pair_needed: bool,
}

/// What single cards would do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Singles {
    /// Those that win.
    pub wins: CardSet,
    /// Those that tie.
    pub ties: CardSet,
}

/// All chances of a running duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DuelOdds {
    /// What comes next.
    pub step: Step,
    /// Over the dice still to fall.
    pub dice: Chances,
    /// What the player whose support cards are next can do; `None` outside support steps, and where cards are missing.
    pub answer: Option<Answer>,
    /// If both play their best card.
    pub cards: Result<Chances, CardsMissing>,
}

impl DuelOdds {
    /// The chances of this duel with what is hidden, as far as the counts tell.
    pub fn new(rules: &Rules, contest: &Contest, hidden: Result<Hidden, CardsMissing>) -> DuelOdds {
        DuelOdds {
            step: contest.step(),
            dice: contest.dice(rules),
            answer: hidden.ok().and_then(|h| contest.answer(rules, &h)),
            cards: hidden.map(|h| contest.cards(rules, &h)),
        }
    }

    /// How the duel stands as far as the counts tell: with the best cards, else by the dice. None where only cards still
    /// decide and nobody knows what is in the hands.
    pub const fn standing(&self) -> Option<&Chances> {
        match (&self.cards, self.step) {
            (Ok(chances), _) => Some(chances),
            (Err(_), Step::Roll | Step::Over) => Some(&self.dice),
            (Err(_), Step::Support) => None,
        }
    }

    /// The chances in the shape of `courtyard odds --json`, given the attacker's seat.
    pub fn to_json(&self, attacker: EitherSeat) -> Value {
        let seat = |role| match role {
            Role::Attacker => attacker,
            Role::Defender => attacker.other(),
        };
        let list = |cards: CardSet| cards.iter().collect::<Vec<Card>>();
        let answer = self.answer.map(|answer| {
            json!({
                "seat": seat(answer.by),
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

/// The chances of one noble against another, before a challenge.
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

/// All chances of a table. They depend on nothing else, so they stand as long as it does not change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Odds {
    /// Those of the running duel.
    Duel(Box<DuelOdds>),
    /// Outside a duel, those of each noble of the active player against each of the opponent, as if a challenge were
    /// possible now. Before set-up there are none.
    Pairs(Vec<PairOdds>),
}

impl Odds {
    /// The model that `cards` goes by, as JSON names it.
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

    /// The running duel's, if there is one.
    pub fn duel(&self) -> Option<&DuelOdds> {
        match self {
            Odds::Duel(duel) => Some(duel),
            Odds::Pairs(_) => None,
        }
    }

    /// Those of one noble against another, before a challenge.
    pub fn pair(&self, attacker: Noble, target: Noble) -> Option<&PairOdds> {
        match self {
            Odds::Duel(_) => None,
            Odds::Pairs(pairs) => pairs
                .iter()
                .find(|pair| (pair.attacker, pair.target) == (attacker, target)),
        }
    }

    /// The chances in the shape of `courtyard odds --json`, without the entry's number. The table is the one that they
    /// were computed of.
    pub fn to_json(&self, rules: &Rules, table: &State) -> Value {
        match self {
            Odds::Duel(duel) => {
                json!({"assumes": Odds::ASSUMES, "duel": duel.to_json(table.active)})
            }
            Odds::Pairs(pairs) => {
                let pairs = pairs.iter().map(|pair| {
                    let told = json!({
                        "attacker": pair.attacker,
                        "target": pair.target,
                        "dice": pair.dice,
                    });
                    with_cards(told, pair.cards)
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

/// The object with its chances with cards, or why there are none.
fn with_cards(mut object: Value, cards: Result<Chances, CardsMissing>) -> Value {
    object["cards"] = json!(cards.ok());
    if cards.is_err() {
        object["why"] = CardsMissing::CODE.into();
    }
    object
}
