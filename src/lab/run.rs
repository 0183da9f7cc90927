//! Blocks: games on one deal that cancel luck.

use std::any::Any;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use uuid::Uuid;

use courtyard_core::game::{GameType, Named, Outcome, RulesError, RulesOf};
use courtyard_core::seat::{Seat, Seats};
use courtyard_session::journal::{self, ChecksumState, Opened};
use courtyard_session::{
    BotData, Bots, Entry, FORMAT_VERSION, Header, Moment, RuleSet, Session, Step,
};

use crate::LabGame;
use crate::bot::{Bot, BotFault};
use crate::chance::Streams;
use crate::figures::{Metric, Moments};
use crate::job::{Deciding, Task, Work};
use crate::play::{self, Played, Position, Setting};
use crate::story::{Chronicle, Positions};

/// The games of a run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The seed of all chance.
    pub seed: u64,
    /// The bots' names: one for all seats, or one per seat.
    pub bots: Vec<String>,
    /// Number of players; `None` for that of the bots, at least the fewest of the game.
    pub players: Option<usize>,
    /// One or two sets of rules.
    pub rules: Vec<RuleSet>,
}

/// Why a plan cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlanFault {
    /// The rules are unknown or out of range.
    #[error(transparent)]
    Rules(RulesError),
    /// A bot is unknown.
    #[error(transparent)]
    Bot(BotFault),
    /// The game does not take this number of players.
    #[error("the game cannot be played by {0}")]
    Players(usize),
    /// There is neither one bot nor one per seat.
    #[error("{bots} bots cannot take {players} seats")]
    Bots {
        /// Number of bots.
        bots: usize,
        /// Number of players.
        players: usize,
    },
}

/// The numbers of one block under one set of rules.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Side {
    /// Each [`Metric`], summed over the games in its parts; `None` if the block has no value for it.
    pub metrics: [Option<i64>; Metric::ALL.len()],
    /// How often each kind of action was used.
    pub uses: Vec<i64>,
    /// The number of games of each length in turns.
    pub lengths: BTreeMap<u64, u64>,
    /// By the lead in the middle of a game: the number of games, and how many of them the leader won.
    pub leads: BTreeMap<u64, [u64; 2]>,
    /// The luck of the dice and the results.
    pub luck: Moments,
}

/// A block that was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Block {
    /// Its number.
    pub number: u64,
    /// One value for each set of rules.
    pub sides: Vec<Side>,
}

/// A game of any type that bots can play.
pub trait AnyLab: Named + Sync {
    /// Checks the plan and makes it ready.
    ///
    /// # Errors
    /// If the plan names something that is not there.
    fn open(&self, plan: &Plan) -> Result<Box<dyn Laboratory>, PlanFault>;

    /// The positions of a `Session` of this game; `None` if it is anything else.
    fn chronicle(&self, session: &dyn Any) -> Option<Box<dyn Chronicle>>;

    /// Opens a job; `None` if its plan cannot be played or its journal cannot be read.
    fn work(&self, task: &Task) -> Option<Box<dyn Work>>;
}

impl<G> AnyLab for GameType<G>
where
    G: LabGame<Table: Send + Sync, Record: Send + Sync>,
    RulesOf<G>: Send + Sync,
{
    fn open(&self, plan: &Plan) -> Result<Box<dyn Laboratory>, PlanFault> {
        Ok(Box::new(Prepared::<G>::new(plan)?))
    }

    fn chronicle(&self, session: &dyn Any) -> Option<Box<dyn Chronicle>> {
        let session = session.downcast_ref::<Session<G>>()?;
        Some(Box::new(Positions::of(session)))
    }

    fn work(&self, task: &Task) -> Option<Box<dyn Work>> {
        Some(match task {
            Task::Trial(plan) => Box::new(self.open(plan).ok()?),
            Task::Story(journal) => {
                let reading = Opened::new(journal.as_bytes()).ok()?.read::<G>().ok()?;
                Box::new(self.chronicle(&reading.session)?)
            }
            Task::Opponents(seeds) => Box::new(Deciding {
                seats: G::SEATS?,
                seeds: seeds.clone(),
            }),
        })
    }
}

/// A plan that is ready to be played.
pub trait Laboratory: Send + Sync {
    /// The plan.
    fn plan(&self) -> &Plan;

    /// The game's id.
    fn game(&self) -> &'static str;

    /// The name of the bot on each seat of the first game.
    fn bots(&self) -> &[String];

    /// Number of games in a block, per set of rules.
    fn games(&self) -> usize;

    /// The kinds of action that are counted.
    fn kinds(&self) -> &[&'static str];

    /// Plays a block.
    fn block(&self, block: u64) -> Block;

    /// Plays two games on one deal with the bots exchanged, and returns the score of the bot named first in half wins, 0 to
    /// 4. An unfinished game counts as a draw. Only for two players.
    fn pair(&self, number: u64) -> usize;

    /// Plays a block and returns each game as the name of a file, the journal and the cards dealt.
    fn journals(&self, block: u64) -> Vec<(String, Vec<u8>, Value)>;
}

/// A plan for a game of this type.
pub struct Prepared<G: LabGame> {
    plan: Plan,
    rules: Vec<RulesOf<G>>,
    bots: Vec<Bot>,
    names: Vec<String>,
    kinds: Vec<&'static str>,
}

impl<G: LabGame> Prepared<G> {
    /// Checks a plan and makes it ready.
    ///
    /// # Errors
    /// If the plan names something that is not there.
    pub fn new(plan: &Plan) -> Result<Prepared<G>, PlanFault> {
        let kinds = G::kinds_counted();
        let players = plan
            .players
            .unwrap_or(plan.bots.len().max(*G::PLAYERS.start()));
        if !G::PLAYERS.contains(&players) {
            return Err(PlanFault::Players(players));
        }
        let names = match &plan.bots[..] {
            [one] => vec![one.clone(); players],
            all if all.len() == players => all.to_vec(),
            all => {
                let bots = all.len();
                return Err(PlanFault::Bots { bots, players });
            }
        };
        let bot = |name: &String| Bot::new(name, &kinds).map_err(PlanFault::Bot);
        let rules =
            |set: &RuleSet| RulesOf::<G>::new(&set.edition, &set.rules).map_err(PlanFault::Rules);
        Ok(Prepared {
            rules: plan.rules.iter().map(rules).collect::<Result<_, _>>()?,
            bots: names.iter().map(bot).collect::<Result<_, _>>()?,
            plan: plan.clone(),
            names,
            kinds,
        })
    }

    fn differ(&self) -> bool {
        self.bots.iter().any(|bot| *bot != self.bots[0])
    }

    /// The number of ways to seat the bots in a block.
    fn turns(&self) -> usize {
        if self.differ() { self.bots.len() } else { 1 }
    }

    /// Plays all games of a block under one set of rules, and passes on each with its number and with the number of seats
    /// that the bots were moved.
    fn each_game(
        &self,
        rules: &RulesOf<G>,
        block: u64,
        recorded: bool,
        mut take: impl FnMut(usize, usize, Played<G::Action>),
    ) {
        let players = self.bots.len();
        for turned in 0..self.turns() {
            for shift in 0..players {
                let played = self.game(rules, block, turned, shift, recorded);
                take(turned * players + shift, turned, played);
            }
        }
    }

    /// Plays one game of a block, with the bots moved by `turned` seats and the cards by `shift`.
    fn game(
        &self,
        rules: &RulesOf<G>,
        block: u64,
        turned: usize,
        shift: usize,
        recorded: bool,
    ) -> Played<G::Action> {
        let seated: Vec<&Bot> = moved(&self.bots, turned).collect();
        let setting = Setting::<G> {
            rules,
            bots: &seated,
            shift,
            streams: self.streams(block),
            recorded,
            remembers: self.bots.iter().any(Bot::looks_ahead) || cfg!(debug_assertions),
        };
        play::play(&setting, |_| {})
    }

    fn streams(&self, block: u64) -> Streams {
        Streams {
            seed: self.plan.seed,
            block,
        }
    }

    fn side(&self, rules: &RulesOf<G>, block: u64) -> Side {
        let players = self.bots.len();
        let mut side = Side {
            uses: vec![0; self.kinds.len()],
            ..Side::default()
        };
        let mut sums = [0; Metric::ALL.len()];
        let mut finished = true;
        self.each_game(rules, block, false, |_, turned, game| {
            let score = |seat: usize| match game.outcome {
                Some(Outcome::Draw) if players == 2 => 1,
                Some(outcome) => {
                    2 * i64::from(Seat::new(seat).is_some_and(|s| outcome.is_winner(s)))
                }
                None => 0,
            };
            finished &= game.outcome.is_some();
            let values = Metric::ALL.map(|metric| match metric {
                Metric::Starter => score(0),
                Metric::Score => score(turned),
                Metric::Turns => game.turns as i64,
                Metric::Actions => game.count as i64,
                Metric::Duels => game.duels as i64,
                Metric::Comeback => game.comeback.into(),
                Metric::Unfinished => game.outcome.is_none().into(),
            });
            sums.iter_mut()
                .zip(values)
                .for_each(|(sum, value)| *sum += value);
            let uses = side.uses.iter_mut().zip(&game.uses);
            uses.for_each(|(sum, uses)| *sum += *uses as i64);
            *side.lengths.entry(game.turns).or_default() += 1;
            if game.outcome.is_none() {
                return;
            }
            if let Some((leader, lead)) = game.lead {
                let [games, wins] = side.leads.entry(lead).or_default();
                *games += 1;
                *wins += u64::from(score(leader.number()) == 2);
            }
            side.luck.add(game.luck, score(0));
        });
        for ((slot, metric), sum) in side.metrics.iter_mut().zip(Metric::ALL).zip(sums) {
            let is_there = match metric {
                Metric::Starter | Metric::Comeback => finished,
                Metric::Score => finished && self.differ(),
                Metric::Turns | Metric::Actions | Metric::Duels | Metric::Unfinished => true,
            };
            *slot = is_there.then_some(sum);
        }
        side
    }
}

impl<G: LabGame> Laboratory for Prepared<G> {
    fn plan(&self) -> &Plan {
        &self.plan
    }

    fn game(&self) -> &'static str {
        G::ID
    }

    fn bots(&self) -> &[String] {
        &self.names
    }

    fn games(&self) -> usize {
        self.turns() * self.bots.len()
    }

    fn kinds(&self) -> &[&'static str] {
        &self.kinds
    }

    fn block(&self, block: u64) -> Block {
        let sides = self.rules.iter().map(|rules| self.side(rules, block));
        Block {
            number: block,
            sides: sides.collect(),
        }
    }

    fn pair(&self, number: u64) -> usize {
        let turned = [0, 1].map(|turned| {
            let played = self.game(&self.rules[0], number, turned, 0, false);
            match played.outcome {
                Some(outcome) if Seat::new(turned).is_some_and(|s| outcome.is_winner(s)) => 2,
                Some(Outcome::Draw) | None => 1,
                Some(_) => 0,
            }
        });
        turned.iter().sum()
    }

    fn journals(&self, block: u64) -> Vec<(String, Vec<u8>, Value)> {
        let mut all = Vec::new();
        for (place, (set, rules)) in self.plan.rules.iter().zip(&self.rules).enumerate() {
            self.each_game(rules, block, true, |game, turned, played| {
                let seated: Vec<String> = moved(&self.names, turned).cloned().collect();
                let name = match self.rules.len() {
                    1 => format!("{block:07}-{game}"),
                    _ => format!("{block:07}-{game}-rules-{}", place + 1),
                };
                let deal = played.to_json(block, game, &seated);
                let seed = self.plan.seed;
                let of = json!([G::ID, seed, block, game, set, seated]);
                let id = Uuid::new_v5(&GAMES, of.to_string().as_bytes());
                let journal = journal::<G>(set, &seated, played.actions, id);
                all.push((name, journal, deal));
            });
        }
        all
    }
}

/// The items, moved by this number of seats.
fn moved<T>(items: &[T], turned: usize) -> impl Iterator<Item = &T> {
    let count = items.len();
    (0..count).map(move |seat| &items[(seat + count - turned) % count])
}

/// The namespace of the games' identifiers.
const GAMES: Uuid = Uuid::from_u128(0x5b0e_2f6a_91d4_4e0c_8f57_3a6c_c1d9_0e42);

/// The journal of a game. Its time is always the same, so that equal games have equal journals.
fn journal<G: LabGame>(
    set: &RuleSet,
    seated: &[String],
    actions: Vec<G::Action>,
    id: Uuid,
) -> Vec<u8> {
    let names = seated
        .iter()
        .zip(1..)
        .map(|(bot, place)| format!("{bot} {place}"));
    let mut header = Header {
        courtyard: FORMAT_VERSION,
        game: G::ID.into(),
        edition: set.edition.clone(),
        rules: set.rules.clone(),
        players: Seats::try_from(names.collect::<Vec<_>>()).expect("a plan has 2 to 8 players"),
        started: Moment::default(),
        bots: Bots::default(),
        further: Map::new(),
    };
    header.identify(id);
    let mut session = Session::<G>::new(header).expect("the plan's rules were checked");
    for (n, action) in (1..).zip(actions) {
        let step = Step::Do(action);
        session
            .apply(Entry {
                n,
                at: None,
                paused: None,
                bots: BotData::default(),
                step,
            })
            .expect("the action was played before");
    }
    let (bytes, _) = journal::write(&session, ChecksumState::NEW).expect("a journal is text");
    bytes
}

/// Shows each position of a block in which a bot decides, and what it chose.
pub fn observe<G: LabGame>(
    rules: &RulesOf<G>,
    bots: &[&Bot],
    streams: Streams,
    observe: impl FnMut(Position<'_, G>),
) {
    let setting = Setting::<G> {
        rules,
        bots,
        shift: 0,
        streams,
        recorded: false,
        remembers: true,
    };
    play::play(&setting, observe);
}
