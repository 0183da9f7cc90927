//! A run as a file: exact sums, the figures that follow from them, and merging.

use std::collections::BTreeMap;
use std::ops::{Range, RangeInclusive};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use courtyard_core::game::Merge;
use courtyard_core::merge;

use crate::figures::{Figure, LuckShare, Metric, Sum};
use crate::run::{Block, Laboratory, Plan, Side};
use crate::sound;
use courtyard_session::RuleSet;

/// The version of the format.
const FORMAT: u64 = 1;

/// The sums of one set of rules, or of the difference.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Sums {
    /// Each figure by its name.
    pub metrics: BTreeMap<String, Sum>,
    /// The uses of each kind of action.
    pub uses: BTreeMap<String, Sum>,
    /// The number of games of each length in turns; empty for a difference.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub lengths: BTreeMap<u64, u64>,
    /// By the lead in the middle of a game: the number of games, and how many of them the leader won.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub leads: BTreeMap<u64, [u64; 2]>,
    /// The luck of the dice and the results; empty without dice.
    #[serde(default, skip_serializing_if = "LuckShare::is_empty")]
    pub luck: LuckShare,
}

/// The exact numbers of a run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// Number of blocks of the whole run.
    pub planned: u64,
    /// The shards that are in it, of this number; absent if it is the whole run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shards: Option<Shards>,
    /// Whether the run was stopped before its end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub interrupted: bool,
    /// The sums for each set of rules.
    pub rules: Vec<Sums>,
    /// The sums of the blocks' differences, the second set of rules less the first.
    pub difference: Option<Sums>,
}

/// One of the parts of a run: the blocks whose number leaves the remainder `place` when divided by `of`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shard {
    /// Which part it is, from 0.
    pub place: u64,
    /// The number of parts.
    pub of: u64,
}

/// Parts of a run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shards {
    /// The number of shards of the run.
    pub of: u64,
    /// Those that are here.
    pub have: Vec<u64>,
}

/// A run, as its file describes it. The figures in the file follow from the counts.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RunFile {
    /// The version of the format.
    pub lab: u64,
    /// The version of the program.
    pub version: String,
    /// The game's id.
    pub game: String,
    /// The seed.
    pub seed: u64,
    /// The bots' names.
    pub bots: Vec<String>,
    /// Number of blocks played.
    pub blocks: u64,
    /// Number of games played under each set of rules.
    pub games: u64,
    /// The sets of rules.
    pub rules: Vec<RuleSet>,
    /// The sums.
    pub counts: Counts,
}

/// Why a text is not the file of a run.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FileFault {
    /// It is something else.
    #[error("it is not the file of a run")]
    Other,
    /// It has another version of the format.
    #[error("format {0} is not known")]
    Format(u64),
    /// No run has the numbers in this field.
    #[error("no run has these numbers in “{0}”")]
    Impossible(&'static str),
}

/// Why files cannot be merged.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MergeFault {
    /// They differ in this field.
    #[error("the files differ in “{0}”")]
    Differs(&'static str),
    /// This shard is in two of them.
    #[error("shard {0} is there twice")]
    Twice(u64),
    /// One of them is not a part of a run.
    #[error("one of the files is not a shard of a run")]
    Whole,
    /// One of them was stopped before its end.
    #[error("one of the files was stopped before its end")]
    Interrupted,
}

merge!(Sums {
    metrics,
    uses,
    lengths,
    leads,
    luck,
});

impl Sums {
    fn new(kinds: &[&'static str]) -> Sums {
        let zero = |name: &str| (name.to_owned(), Sum::default());
        Sums {
            metrics: Metric::ALL
                .iter()
                .map(|metric| zero(metric.name()))
                .collect(),
            uses: kinds.iter().map(|kind| zero(kind)).collect(),
            ..Sums::default()
        }
    }

    fn add(&mut self, kinds: &[&'static str], number: u64, side: &Side) {
        for (metric, value) in Metric::ALL.iter().zip(side.metrics) {
            if let (Some(sum), Some(value)) = (self.metrics.get_mut(metric.name()), value) {
                sum.add(value);
            }
        }
        for (kind, uses) in kinds.iter().zip(&side.uses) {
            if let Some(sum) = self.uses.get_mut(*kind) {
                sum.add(*uses);
            }
        }
        Merge::merge(&mut self.lengths, &side.lengths);
        Merge::merge(&mut self.leads, &side.leads);
        self.luck.add(number, side.luck);
    }

    /// The figure of this name.
    pub fn metric(&self, metric: Metric, games: u64) -> Option<Figure> {
        let sum = self.metrics.get(metric.name())?;
        sum.figure(games * metric.parts())
    }

    /// All figures, `games` being the number of games in a block.
    fn to_json(&self, games: u64, luck: Option<Figure>) -> Value {
        let mut all = Map::new();
        for metric in Metric::ALL {
            if let Some(figure) = self.metric(metric, games) {
                all.insert(metric.name().into(), json!(figure));
            }
        }
        if let Some(luck) = luck {
            all.insert("luck".into(), json!(luck));
        }
        let uses: Map<String, Value> = self
            .uses
            .iter()
            .filter_map(|(kind, sum)| Some((kind.clone(), json!(sum.figure(games)?))))
            .collect();
        all.insert("uses".into(), uses.into());
        Value::Object(all)
    }
}

/// The second side of a block less the first.
fn difference(first: &Side, second: &Side) -> Side {
    let mut metrics = second.metrics;
    for (value, less) in metrics.iter_mut().zip(first.metrics) {
        *value = value.zip(less).map(|(value, less)| value - less);
    }
    let uses = second.uses.iter().zip(&first.uses);
    Side {
        metrics,
        uses: uses.map(|(value, less)| value - less).collect(),
        ..Side::default()
    }
}

impl RunFile {
    /// A run of which nothing has been played.
    pub fn new(plan: &Plan, lab: &dyn Laboratory, planned: u64, shard: Option<Shard>) -> RunFile {
        let sums = || Sums::new(lab.kinds());
        RunFile {
            lab: FORMAT,
            version: env!("CARGO_PKG_VERSION").into(),
            game: lab.game().into(),
            seed: plan.seed,
            bots: lab.bots().to_vec(),
            blocks: 0,
            games: 0,
            rules: plan.rules.clone(),
            counts: Counts {
                planned,
                shards: shard.map(|shard| Shards {
                    of: shard.of,
                    have: vec![shard.place],
                }),
                interrupted: false,
                rules: plan.rules.iter().map(|_| sums()).collect(),
                difference: (plan.rules.len() == 2).then(sums),
            },
        }
    }

    /// Adds a block.
    pub fn add(&mut self, lab: &dyn Laboratory, block: &Block) {
        self.blocks += 1;
        self.games += lab.games() as u64;
        for (sums, side) in self.counts.rules.iter_mut().zip(&block.sides) {
            sums.add(lab.kinds(), block.number, side);
        }
        if let (Some(sums), [first, second]) = (&mut self.counts.difference, &block.sides[..]) {
            sums.add(lab.kinds(), block.number, &difference(first, second));
        }
    }

    /// Number of games in a block.
    pub fn games_per_block(&self) -> u64 {
        self.games.checked_div(self.blocks).unwrap_or(1)
    }

    /// The starter's score under each set of rules.
    pub fn starters(&self) -> Vec<Figure> {
        let games = self.games_per_block();
        let sums = self.counts.rules.iter();
        sums.filter_map(|sums| sums.metric(Metric::Starter, games))
            .collect()
    }

    /// The figure that decides when a run is precise enough: the starter's score, or how it changes.
    pub fn leading(&self) -> Option<Figure> {
        let sums = self
            .counts
            .difference
            .as_ref()
            .or(self.counts.rules.first())?;
        sums.metric(Metric::Starter, self.games_per_block())
    }

    /// The difference in the share of the results that the dice explain.
    pub fn luck_difference(&self) -> Option<Figure> {
        match &self.counts.rules[..] {
            [first, second] => second.luck.less(&first.luck),
            _ => None,
        }
    }

    /// The file as JSON.
    pub fn to_json(&self) -> Value {
        let games = self.games_per_block();
        let figures = self.counts.rules.iter();
        let figures: Vec<Value> = figures.map(|s| s.to_json(games, s.luck.figure())).collect();
        let difference = self.counts.difference.as_ref();
        let difference = difference.map(|s| s.to_json(games, self.luck_difference()));
        let mut json = json!(self);
        json["figures"] = figures.into();
        json["difference"] = difference.into();
        json
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If it is not the file of a run, or of another format, or has numbers that no run has.
    pub fn read(text: &str) -> Result<RunFile, FileFault> {
        let file: RunFile = serde_json::from_str(text).map_err(|_| FileFault::Other)?;
        if file.lab != FORMAT {
            return Err(FileFault::Format(file.lab));
        }
        match sound::impossible_field(&file) {
            None => Ok(file),
            Some(field) => Err(FileFault::Impossible(field)),
        }
    }

    /// Checks whether the run was played to its end, so that it can be merged.
    ///
    /// # Errors
    /// If it was stopped.
    pub fn ended(&self) -> Result<(), MergeFault> {
        if self.counts.interrupted {
            Err(MergeFault::Interrupted)
        } else {
            Ok(())
        }
    }

    /// Adds another shard of the same run.
    ///
    /// # Errors
    /// If it is not another shard of the same run.
    pub fn merge(&mut self, other: &RunFile) -> Result<(), MergeFault> {
        let differs = [
            (self.version != other.version, "version"),
            (self.game != other.game, "game"),
            (self.seed != other.seed, "seed"),
            (self.bots != other.bots, "bots"),
            (self.rules != other.rules, "rules"),
            (self.counts.planned != other.counts.planned, "planned"),
            (!self.counts_same_as(other), "counts"),
        ];
        if let Some((_, field)) = differs.into_iter().find(|(differs, _)| *differs) {
            return Err(MergeFault::Differs(field));
        }
        self.ended()?;
        other.ended()?;
        let (Some(own), Some(new)) = (&mut self.counts.shards, &other.counts.shards) else {
            return Err(MergeFault::Whole);
        };
        if own.of != new.of {
            return Err(MergeFault::Differs("shards"));
        }
        let is_here = |shard: &&u64| own.have.binary_search(shard).is_ok();
        if let Some(twice) = new.have.iter().find(is_here) {
            return Err(MergeFault::Twice(*twice));
        }
        own.have.extend(&new.have);
        own.have.sort_unstable();
        self.join(other.blocks, other.games, &other.counts);
        Ok(())
    }

    /// Whether both files have the same number of games in a block and count the same kinds of action.
    fn counts_same_as(&self, other: &RunFile) -> bool {
        let has_blocks = self.blocks > 0 && other.blocks > 0;
        let kinds = |file: &RunFile| -> Vec<String> {
            let sums = file.counts.rules.iter();
            sums.flat_map(|sums| sums.uses.keys().cloned()).collect()
        };
        let same_games = !has_blocks || self.games_per_block() == other.games_per_block();
        same_games && kinds(self) == kinds(other)
    }

    /// Adds the sums of further blocks of the same run.
    fn join(&mut self, blocks: u64, games: u64, counts: &Counts) {
        self.blocks += blocks;
        self.games += games;
        for (sums, more) in self.counts.rules.iter_mut().zip(&counts.rules) {
            sums.merge(more);
        }
        if let (Some(sums), Some(more)) = (&mut self.counts.difference, &counts.difference) {
            sums.merge(more);
        }
    }

    /// Plays blocks and returns their sums.
    pub fn counts_of(lab: &dyn Laboratory, blocks: Range<u64>) -> Counts {
        let mut file = RunFile::new(lab.plan(), lab, 0, None);
        blocks.for_each(|number| file.add(lab, &lab.block(number)));
        file.counts
    }

    /// Adds this number of blocks by their sums; see [`counts_of`](RunFile::counts_of).
    pub fn add_counts(&mut self, lab: &dyn Laboratory, blocks: u64, counts: &Counts) {
        self.join(blocks, blocks * lab.games() as u64, counts);
    }

    /// The ranges of shards that are not there.
    pub fn missing(&self) -> Vec<RangeInclusive<u64>> {
        let Some(Shards { of, have }) = &self.counts.shards else {
            return Vec::new();
        };
        let mut from = 0;
        let ends = have.iter().copied().chain([*of]);
        let gaps = ends.filter_map(|end| {
            let gap = (from < end).then(|| from..=end - 1);
            from = end.saturating_add(1);
            gap
        });
        gaps.collect()
    }

    /// Says that all shards are there, if they are.
    pub fn complete(&mut self) {
        let is_whole = |shards: &Shards| shards.have.len() as u64 == shards.of;
        if self.counts.shards.as_ref().is_some_and(is_whole) {
            self.counts.shards = None;
        }
    }
}
