//! `courtyard lab`: games between bots, and what differs between two sets of rules.

mod ladder;
mod report;

use std::cell::Cell;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::ops::{Range, RangeInclusive};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{Args, Subcommand, ValueEnum, ValueHint};

use super::house_rule::{self, HouseRule};
use super::input::Input;
use super::output::{Output, may_be_written, unwritten};
use super::parallel::{Progress, each_on_threads, processors, stop_flag};
use super::{Failure, Printer, Run as _, Status};
use courtyard_lab::{
    AnyLab, FileFault, Laboratory, MOST_BLOCKS, MergeFault, Plan, PlanFault, RuleSet, RunFile,
    Shard,
};
use courtyard_text::{Text, describe_io, grouped, rules_error, say};

/// The commands of the laboratory.
#[derive(Debug, Subcommand)]
pub enum Lab {
    /// Plays games between bots and reports the figures
    Run(Box<Run>),
    /// Merges the shards of one run into the file of the whole run
    Merge(Merge),
    /// Describes the file of a run
    Report(Report),
    /// Plays bots against their neighbours until a test decides which is stronger
    Ladder(Box<ladder::Ladder>),
}

/// The arguments of all games of the laboratory.
#[derive(Debug, Args)]
struct Setting {
    /// The game
    #[arg(long, value_name = "GAME")]
    game: String,
    /// The edition, if not the default one
    #[arg(long, value_name = "EDITION")]
    edition: Option<String>,
    /// A house rule by its name in a journal, such as `queen_bonus=4`; may be given several times
    #[arg(long = "rule", value_name = "NAME=VALUE", value_parser = house_rule::parse)]
    rules: Vec<HouseRule>,
    /// The seed of all chance: the same seed gives the same games
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Number of threads, if not that of the processor
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    jobs: Option<u64>,
}

impl Setting {
    /// The game, if bots can play it.
    fn lab(&self, printer: &Printer) -> Result<&'static dyn AnyLab, Failure> {
        let (text, game) = (&printer.text, &self.game);
        let found = printer.named_game(game)?;
        let left_out = || {
            let game = found.title(text);
            printer.error(&say!(text, "lab-left-out", game))
        };
        found.lab().ok_or_else(left_out)
    }

    /// The rules: those of the edition that was named, else of the game's first, with the house rules.
    fn rule_set(&self, printer: &Printer) -> RuleSet {
        let default = printer.games.find(&self.game);
        let default = default.map(|game| game.editions()[0]);
        RuleSet {
            edition: self
                .edition
                .as_deref()
                .or(default)
                .unwrap_or_default()
                .to_owned(),
            rules: self.rules.iter().cloned().collect(),
        }
    }

    /// Number of threads.
    fn jobs(&self) -> u64 {
        self.jobs.unwrap_or_else(processors)
    }
}

/// The arguments of `lab run`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard lab run --game dueling-nobles --bots greedy
  courtyard lab run --game dueling-nobles --bots greedy --versus-rule queen_bonus=4
  courtyard lab run --game duel --players 3 --bots greedy --blocks 200 --json -o duel.json
  courtyard lab run --game dueling-nobles --bots greedy,greedy-spy --until-precision 0.02")]
pub struct Run {
    #[command(flatten)]
    setting: Setting,
    /// The edition of the second set of rules, if not that of the first
    #[arg(long, value_name = "EDITION")]
    versus_edition: Option<String>,
    /// A house rule of the second set, beyond those of the first; may be given several times
    #[arg(long = "versus-rule", value_name = "NAME=VALUE", value_parser = house_rule::parse)]
    versus_rules: Vec<HouseRule>,
    /// The bots: one name for all seats, or one per seat
    #[arg(
        long,
        value_name = "A[,B…]",
        value_delimiter = ',',
        default_value = "greedy"
    )]
    bots: Vec<String>,
    /// Number of players
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Number of blocks: games on one deal that cancel luck
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MOST_BLOCKS))]
    blocks: u64,
    /// Play until the starter's score, or its difference, is known this precisely
    #[arg(long, value_name = "WIDTH", value_parser = width, conflicts_with_all = ["blocks", "shard"])]
    until_precision: Option<f64>,
    /// Play only the blocks whose number leaves the remainder I when divided by N
    #[arg(long, value_name = "I/N", value_parser = shard)]
    shard: Option<Shard>,
    /// Write each game as a journal into this folder, with its dealt cards beside it
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    journals: Option<PathBuf>,
    /// Print the run as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    output: Output,
}

/// The arguments of `lab merge`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard lab merge 0.json 1.json 2.json -o run.json
  courtyard lab merge [0-7].json -o run.json")]
pub struct Merge {
    /// The files of the shards, or - for standard input
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    files: Vec<Input>,
    #[command(flatten)]
    output: Output,
}

/// The arguments of `lab report`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard lab report run.json
  courtyard lab report run.json --format html -o run.html
  courtyard lab report run.json --search search.json")]
pub struct Report {
    /// The file of a run, or - for standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    file: Input,
    /// The file of the same comparison played by the bot search: shows whether the effect depends on the way to play
    #[arg(long, value_name = "FILE")]
    search: Option<Input>,
    /// The form of the report
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "text")]
    format: Form,
    #[command(flatten)]
    output: Output,
}

/// The form of a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// Plain text
    Text,
    /// Markdown
    #[value(alias = "md")]
    Markdown,
    /// A page with drawings
    Html,
    /// The run's file, its figures computed again
    Json,
}

/// Parses a part of a run: its place and the number of parts.
fn shard(text: &str) -> Result<Shard, &'static str> {
    let shard = text.split_once('/').and_then(|(place, of)| {
        let (place, of) = (place.parse().ok()?, of.parse().ok()?);
        (place < of).then_some(Shard { place, of })
    });
    shard.ok_or("a shard is I/N with I from 0 to N − 1, such as 0/8")
}

/// Parses the width of an interval.
fn width(text: &str) -> Result<f64, &'static str> {
    let width = text.parse().ok().filter(|width| *width > 0.0);
    width.ok_or("a width is a number above 0, such as 0.02")
}

/// Blocks between two looks at the precision.
const CHUNK: u64 = 100;

/// Maximum size in bytes of the file of a run. The rest of a larger file is not read, and it is not the file of a run.
const LARGEST_RUN: u64 = 64 << 20;

/// The most blocks that are played for a precision.
const MOST_FOR_PRECISION: u64 = 1_000_000;

/// The most ranges of missing shards that a message names.
const MOST_RANGES: usize = 8;

impl Lab {
    pub(super) fn run(self, printer: &Printer) -> Result<Status, Failure> {
        match self {
            Lab::Run(args) => args.run(printer),
            Lab::Merge(args) => args.run(printer),
            Lab::Report(args) => args.run(printer),
            Lab::Ladder(args) => args.run(printer),
        }
    }
}

fn plan_fault(printer: &Printer, fault: &PlanFault) -> Failure {
    let text = &printer.text;
    printer.error(&match fault {
        PlanFault::Rules(error) => rules_error(text, error),
        PlanFault::Bot(fault) => say!(text, "lab-no-bot", name = &fault.0),
        PlanFault::Players(players) => say!(text, "lab-players", players = *players),
        PlanFault::Bots { bots, players } => {
            say!(text, "lab-bots", bots = *bots, players = *players)
        }
    })
}

impl Run {
    fn plan(&self, printer: &Printer) -> Plan {
        let first = self.setting.rule_set(printer);
        let mut rules = vec![first.clone()];
        if self.versus_edition.is_some() || !self.versus_rules.is_empty() {
            let mut second = first;
            second.rules.extend(self.versus_rules.iter().cloned());
            second.edition = self.versus_edition.clone().unwrap_or(second.edition);
            rules.push(second);
        }
        Plan {
            seed: self.setting.seed,
            bots: self.bots.clone(),
            players: self.players,
            rules,
        }
    }

    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let game = self.setting.lab(printer)?;
        let plan = self.plan(printer);
        let lab = game.open(&plan);
        let lab: Arc<dyn Laboratory> = lab.map_err(|fault| plan_fault(printer, &fault))?.into();
        if let Some(folder) = &self.journals {
            fs::create_dir_all(folder).map_err(|error| unwritten(printer, folder, &error))?;
            may_be_written(printer, folder)?;
        }
        self.output.check(printer)?;
        let shard = self.shard.unwrap_or(Shard { place: 0, of: 1 });
        let parts = self.shard.filter(|shard| shard.of > 1);
        let planned = match self.until_precision {
            Some(_) => MOST_FOR_PRECISION,
            None => self.blocks,
        };
        let mut file = RunFile::new(&plan, &*lab, planned, parts);
        let stopped = stop_flag().map_err(|error| refused_by_system(printer, &error))?;
        let progress = Progress::new();
        let mut from = 0;
        while from < planned && !stopped.load(Ordering::Relaxed) {
            let to = match self.until_precision {
                Some(_) => (from + CHUNK).min(planned),
                None => planned,
            };
            self.play(
                printer,
                &lab,
                from..to,
                shard,
                &stopped,
                &progress,
                &mut file,
            )?;
            from = to;
            let precise = |width: f64| {
                let figure = file.leading();
                figure.is_some_and(|f| f.n > 1 && (f.sequence[1] - f.sequence[0]) / 2.0 <= width)
            };
            if self.until_precision.is_some_and(precise) {
                break;
            }
        }
        drop(progress);
        file.counts.interrupted = stopped.load(Ordering::Relaxed);
        if self.until_precision.is_some() {
            file.counts.planned = file.blocks;
        }
        let written = if self.json || self.output.file().is_some() {
            self.output.write_json(printer, &file.to_json())?
        } else {
            printer.print(&report::text(text, &file, None))?
        };
        if !file.counts.interrupted {
            return Ok(written);
        }
        let blocks = grouped(text, file.blocks as usize);
        printer.warn(&say!(text, "lab-stopped", blocks));
        Ok(Status::Stopped)
    }

    /// Plays those blocks on several threads that belong to the shard, if the first block belongs to shard 0. The order in
    /// which they end changes nothing, as sums are whole numbers.
    #[expect(clippy::too_many_arguments, reason = "the parts of one run")]
    fn play(
        &self,
        printer: &Printer,
        lab: &Arc<dyn Laboratory>,
        blocks: Range<u64>,
        shard: Shard,
        stopped: &AtomicBool,
        progress: &Progress,
        file: &mut RunFile,
    ) -> Result<(), Failure> {
        let text = &printer.text;
        let all = (blocks.end - blocks.start)
            .saturating_sub(shard.place)
            .div_ceil(shard.of);
        let work = {
            let (lab, folder) = (Arc::clone(lab), self.journals.clone());
            move |number| {
                let block = blocks.start + shard.place + number * shard.of;
                let played = lab.block(block);
                if let Some(folder) = &folder {
                    write_journals(&*lab, folder, block)?;
                }
                Ok(played)
            }
        };
        let mut fault = None;
        let done = Cell::new(file.blocks);
        let take = |_, played| {
            match played {
                Ok(played) => file.add(&**lab, &played),
                Err(why) => fault = Some(why),
            }
            done.set(file.blocks);
            fault.is_none()
        };
        let tick = || {
            progress.show(|time| {
                let done = grouped(text, done.get() as usize);
                match self.until_precision {
                    Some(_) => say!(text, "lab-progress-precise", done, time),
                    None => say!(
                        text,
                        "lab-progress",
                        done,
                        all = grouped(text, all as usize),
                        time
                    ),
                }
            });
        };
        each_on_threads(self.setting.jobs(), 0..all, stopped, work, take, tick)
            .map_err(|error| refused_by_system(printer, &error))?;
        match fault {
            Some((path, error)) => Err(unwritten(printer, &path, &error)),
            None => Ok(()),
        }
    }
}

/// The failure that the system does not give the program what it needs.
fn refused_by_system(printer: &Printer, error: &io::Error) -> Failure {
    let why = describe_io(&printer.text, error);
    printer.error(&say!(printer.text, "cli-refused-by-system", why))
}

fn write_journals(
    lab: &dyn Laboratory,
    folder: &Path,
    block: u64,
) -> Result<(), (PathBuf, std::io::Error)> {
    for (name, journal, deal) in lab.journals(block) {
        let files = [
            ("courtyard", journal),
            ("deal.json", deal.to_string().into_bytes()),
        ];
        for (extension, bytes) in files {
            let path = folder.join(format!("{name}.{extension}"));
            write_new(&path, &bytes).map_err(|error| (path, error))?;
        }
    }
    Ok(())
}

/// Writes a file that does not exist yet, or completes the one that an earlier run of the same games has begun.
fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let error = match File::create_new(path) {
        // Part of a file would seem to be a journal.
        Ok(mut file) => {
            return file.write_all(bytes).inspect_err(|_| {
                let _ = fs::remove_file(path);
            });
        }
        Err(error) => error,
    };
    let about = fs::metadata(path)?;
    let may_be_begun = about.is_file() && about.len() <= bytes.len() as u64;
    let begun = if may_be_begun {
        fs::read(path)?
    } else {
        return Err(error);
    };
    match bytes.strip_prefix(&*begun) {
        Some([]) => Ok(()),
        // A run that was killed wrote no more.
        Some(left) => File::options().append(true).open(path)?.write_all(left),
        None => Err(error),
    }
}

fn read(printer: &Printer, input: &Input) -> Result<RunFile, Failure> {
    let text = &printer.text;
    let mut content = Vec::new();
    let source = input
        .open(text)
        .map_err(|why| printer.failure(input, &why))?;
    source
        .take(LARGEST_RUN)
        .read_to_end(&mut content)
        .map_err(|error| {
            let why = describe_io(text, &error);
            printer.failure(input, &say!(text, "fault-unreadable", why))
        })?;
    let file = str::from_utf8(&content).map_err(|_| FileFault::Other);
    let file = file.and_then(RunFile::read);
    let file = file.map_err(|fault| printer.failure(input, &file_fault(text, &fault)))?;
    printer.named_game(&file.game)?;
    Ok(file)
}

fn file_fault(text: &Text, fault: &FileFault) -> String {
    match fault {
        FileFault::Other => text.get("lab-no-run").into_owned(),
        FileFault::Format(format) => say!(text, "lab-other-format", format = format.to_string()),
        FileFault::Impossible(field) => say!(text, "lab-impossible", field = *field),
    }
}

/// Reads the file of the same comparison with other bots.
fn read_search(printer: &Printer, input: &Input, file: &RunFile) -> Result<RunFile, Failure> {
    let search = read(printer, input)?;
    if (&search.game, &search.rules) != (&file.game, &file.rules) {
        let why = printer.text.get("lab-other-comparison");
        return Err(printer.failure(input, &why));
    }
    Ok(search)
}

fn merge_fault(text: &Text, fault: &MergeFault) -> String {
    match fault {
        MergeFault::Differs(field) => say!(text, "lab-merge-differs", field = *field),
        MergeFault::Twice(shard) => say!(text, "lab-merge-twice", shard = shard.to_string()),
        MergeFault::Whole => text.get("lab-merge-whole").into_owned(),
        MergeFault::Interrupted => text.get("lab-merge-interrupted").into_owned(),
    }
}

impl Merge {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let mut files = self.files.iter();
        let Some(first) = files.next() else {
            return Ok(Status::Fine);
        };
        let text = &printer.text;
        let refused =
            |input| move |fault: MergeFault| printer.failure(input, &merge_fault(text, &fault));
        let mut whole = read(printer, first)?;
        whole.ended().map_err(refused(first))?;
        for input in files {
            let other = read(printer, input)?;
            whole.merge(&other).map_err(refused(input))?;
        }
        whole.complete();
        let missing = whole.missing();
        if !missing.is_empty() {
            let shards = ranges(&missing);
            printer.warn(&say!(text, "lab-merge-missing", shards));
        }
        self.output.write_json(printer, &whole.to_json())
    }
}

/// The first ranges of numbers: “1, 3–5, …”.
fn ranges(all: &[RangeInclusive<u64>]) -> String {
    let named = all.iter().take(MOST_RANGES).map(|range| match range {
        range if range.start() == range.end() => range.start().to_string(),
        range => format!("{}–{}", range.start(), range.end()),
    });
    let more = (all.len() > MOST_RANGES).then(|| "…".to_owned());
    named.chain(more).collect::<Vec<_>>().join(", ")
}

impl Report {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let file = read(printer, &self.file)?;
        let search = self.search.as_ref();
        let search = search.map(|input| read_search(printer, input, &file));
        let search = search.transpose()?;
        let text = &printer.text;
        let document = match self.format {
            Form::Text => report::text(text, &file, search.as_ref()),
            Form::Markdown => report::markdown(text, &file, search.as_ref()),
            Form::Html => report::html(text, &file, search.as_ref()),
            Form::Json => return self.output.write_json(printer, &file.to_json()),
        };
        self.output.write(printer, &document)
    }
}
