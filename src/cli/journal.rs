//! The commands that read a journal.

use std::any::Any;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use serde::Serialize;

use super::archive::export_all;
use super::input::{CutOff, Input, failure, read_session, session_of};
use super::output::Output;
use super::stats::printed;
use super::story::story_of;
use super::{FAINT, Failure, GOOD, Printer, Run, STRONG, Status, styled};
use courtyard_lab::opponents::{BrokenSeal, Seals};
use courtyard_lab::story::PLAYOUTS;
use courtyard_text::export::{Format, Separator};
use courtyard_text::{DescribedFault, DescribedSession, describe_broken_seal, say};

/// The arguments of `replay`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard replay game.courtyard              the table at the end
  courtyard replay game.courtyard --at 12      the table after entry 12
  courtyard replay game.courtyard --json       the same for programs

An incomplete last line is left out with a warning. Any other fault ends the command.
Exit status 1: a rule is broken. 2: the journal cannot be read or has no entry N.")]
pub struct Replay {
    /// The journal, or - for standard input
    #[arg(value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    file: Input,
    /// The entry after which the table is shown, counting undone entries; 0 is before the first
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Print the state as JSON
    #[arg(long)]
    json: bool,
}

/// The arguments of `check`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard check game.courtyard
  courtyard check game.courtyard --json
  cat game.courtyard | courtyard check -

Exit status 0: valid. 1: a rule is broken, or the last line is incomplete. 2: it cannot be read.
The JSON is {\"ok\":true,…} with a summary, or {\"ok\":false,\"line\":…,\"code\":…,\"message\":…}.
The line is null if the file cannot be opened. After the end of a game with bots, the command also
checks that their cards are those of the sealed decks: \"seals\" is \"respected\", or \"closed\" before the end.")]
pub struct Check {
    /// The journal, or - for standard input
    #[arg(value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    file: Input,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// The arguments of `legal`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard legal game.courtyard
  courtyard legal game.courtyard --at 12      what was possible after entry 12
  courtyard legal game.courtyard --json")]
pub struct Legal {
    /// The journal, or - for standard input
    #[arg(value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    file: Input,
    /// The entry after which the actions are listed, counting undone entries; 0 is before the first
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
}

/// The arguments of `export`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard export game.courtyard --format markdown
  courtyard export game.courtyard --format html -o game.html
  courtyard export game.courtyard --format html --story -o game.html
  courtyard export game.courtyard --format csv -o game.csv
  courtyard export game.courtyard --format csv --separator tab
  courtyard export --all -o games.zip

An existing journal is never overwritten.")]
pub struct Export {
    /// The journal, or - for standard input
    #[arg(
        value_name = "FILE",
        required_unless_present = "all",
        value_hint = clap::ValueHint::FilePath
    )]
    file: Option<Input>,
    /// The format: Markdown, CSV, JSON, or a web page with a chart
    #[arg(long, value_parser = format(), value_name = "FORMAT", required_unless_present = "all")]
    format: Option<Format>,
    /// The separator of a CSV file, instead of the one that spreadsheets in the language of the output expect
    #[arg(long, value_parser = separator(), value_name = "SEPARATOR", requires = "format")]
    separator: Option<Separator>,
    /// Add the story: each player's chance to win in the course of the game, and the turning points
    #[arg(long)]
    story: bool,
    /// All saved journals, including archived ones, in one zip file
    #[arg(long, conflicts_with_all = ["file", "format", "separator", "story"], requires = "output")]
    all: bool,
    #[command(flatten)]
    output: Output,
}

/// Parses a format. Markdown also has the name of its file extension.
fn format() -> impl TypedValueParser<Value = Format> {
    const MARKDOWN: &str = "markdown";
    let values = Format::ALL.map(|format| match format {
        Format::Markdown => PossibleValue::new(MARKDOWN).alias(format.name()),
        format => PossibleValue::new(format.name()),
    });
    PossibleValuesParser::new(values).try_map(|name| match &*name {
        MARKDOWN => Ok(Format::Markdown),
        name => name.parse(),
    })
}

/// Parses a separator, which is also known by its character.
pub(super) fn separator() -> impl TypedValueParser<Value = Separator> {
    let values = Separator::ALL.map(|separator| {
        let sign = separator.sign().to_string();
        PossibleValue::new(separator.name()).alias(sign)
    });
    PossibleValuesParser::new(values).try_map(|name| {
        let mut all = Separator::ALL.into_iter();
        let by_sign = all.find(|separator| separator.sign().to_string() == name);
        by_sign.map_or_else(|| name.parse(), Ok)
    })
}

/// The arguments of `odds`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard odds game.courtyard              the chances at the end
  courtyard odds game.courtyard --at 12      the chances after entry 12
  courtyard odds game.courtyard --json       the same for programs, as exact fractions

During a duel, the command shows the chances of this duel. Otherwise, it shows those of every
duel that the player whose turn it is could begin. Chances are exact, given what all players know
about the cards. Chances with cards assume that both players play their best card.")]
pub struct Odds {
    /// The journal, or - for standard input
    #[arg(value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    file: Input,
    /// The entry after which the chances are shown, counting undone entries; 0 is before the first
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Print the chances as JSON
    #[arg(long)]
    json: bool,
}

/// The session after an entry, or at its end.
fn session_at(
    printer: &Printer,
    file: &Input,
    at: Option<usize>,
) -> Result<Box<dyn DescribedSession>, Failure> {
    let session = session_of(printer, file)?;
    let there = session.entries();
    match at {
        None => Ok(session),
        Some(asked) if asked > there => {
            let message = say!(printer.text, "cli-no-entry", asked, there);
            Err(printer.failure(file, &message))
        }
        Some(n) => Ok(session.at(n)),
    }
}

impl Run for Odds {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let session = session_at(printer, &self.file, self.at)?;
        let Some(mut odds) = session.odds(&printer.text) else {
            return Err(printer.failure(&self.file, &printer.text.get("cli-no-odds")));
        };
        if self.json {
            odds.json["at"] = session.entries().into();
            return printer.print_json(&odds.json);
        }
        let lines = odds.lines.iter().map(|line| format!("{line}\n"));
        let page = lines.chain(odds.tables.iter().map(printed));
        printer.print(&page.collect::<String>())
    }
}

impl Run for Replay {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let session = session_at(printer, &self.file, self.at)?;
        if self.json {
            return printer.print_json(&session.state());
        }
        let mut lines = session.describe_table(&printer.text);
        if let Some(first) = lines.first_mut() {
            *first = styled(STRONG, &first);
        }
        printer.print(&(lines.join("\n") + "\n"))
    }
}

/// The output of `check --json` for a valid journal.
#[derive(Serialize)]
struct Sound<'a> {
    ok: bool,
    game: &'a str,
    edition: &'a str,
    players: &'a [String],
    entries: usize,
    in_force: usize,
    turn: u32,
    result: serde_json::Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    seals: Option<&'static str>,
}

/// The output of `check --json` for a journal with a fault.
#[derive(Serialize)]
struct Faulty<'a> {
    ok: bool,
    line: Option<u64>,
    code: &'a str,
    message: &'a str,
}

impl Run for Check {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        match read_session(printer, &self.file, CutOff::Fault) {
            Ok(session) => match seals(printer, &*session) {
                Ok(seals) => self.sound(printer, &*session, seals),
                Err(fault) => self.faulty(printer, &fault),
            },
            Err(fault) => self.faulty(printer, &fault),
        }
    }
}

/// Checks the seals of a session's bots.
fn seals(printer: &Printer, session: &dyn DescribedSession) -> Result<Seals, DescribedFault> {
    let header = session.header();
    let game = printer.games.find(&header.game);
    let verified = game.and_then(|game| game.verify(session as &dyn Any));
    verified.unwrap_or(Ok(Seals::None)).map_err(|broken| {
        let message = describe_broken_seal(&printer.text, &header.players, broken);
        DescribedFault {
            // The header is line 1.
            line: Some(broken.entry.map_or(1, |n| n + 1)),
            code: BrokenSeal::CODE,
            message,
            is_readable: true,
            is_cut_off: false,
        }
    })
}

impl Check {
    fn faulty(&self, printer: &Printer, fault: &DescribedFault) -> Result<Status, Failure> {
        if self.json {
            printer.print_json(&Faulty {
                ok: false,
                line: fault.line,
                code: fault.code,
                message: &fault.message,
            })?;
        }
        Err(failure(printer, &self.file, fault))
    }

    fn sound(
        &self,
        printer: &Printer,
        session: &dyn DescribedSession,
        seals: Seals,
    ) -> Result<Status, Failure> {
        let header = session.header();
        let seals = match seals {
            Seals::None => None,
            Seals::Closed => Some(("closed", "cli-check-seals-closed")),
            Seals::Respected => Some(("respected", "cli-check-seals-respected")),
        };
        if self.json {
            return printer.print_json(&Sound {
                ok: true,
                game: &header.game,
                edition: &header.edition,
                players: header.players.values(),
                entries: session.entries(),
                in_force: session.applied(),
                turn: session.turn(),
                result: session.state()["result"].take(),
                seals: seals.map(|(state, _)| state),
            });
        }
        let facts = session.facts(&printer.text);
        let rows = facts.iter().map(|f| (f.name.as_str(), f.value.as_str()));
        let ok = printer.text.get("cli-check-ok");
        let seals = seals.map(|(_, key)| format!("{}\n", printer.text.get(key)));
        let seals = seals.unwrap_or_default();
        printer.print(&format!("{}\n{}{seals}", styled(GOOD, ok), columns(rows)))
    }
}

/// Two columns, aligned to the longest text of the first.
pub(super) fn columns<'a>(rows: impl Iterator<Item = (&'a str, &'a str)> + Clone) -> String {
    let length = |text: &str| text.chars().count();
    let width = rows
        .clone()
        .map(|(name, _)| length(name))
        .max()
        .unwrap_or(0);
    rows.map(|(name, value)| {
        let gap = " ".repeat(width - length(name) + 2);
        format!("{name}{gap}{value}\n")
    })
    .collect()
}

/// The output of `legal --json` for one kind of action.
#[derive(Serialize)]
struct Kind {
    #[serde(rename = "type")]
    name: &'static str,
    possible: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

impl Run for Legal {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let session = session_at(printer, &self.file, self.at)?;
        let kinds = session.kinds(text);
        if self.json {
            let kinds = kinds.into_iter().map(|kind| {
                let (code, message) = kind.refusal.unzip();
                Kind {
                    name: kind.id,
                    possible: code.is_none(),
                    code,
                    message,
                }
            });
            return printer.print_json(&kinds.collect::<Vec<_>>());
        }
        let possible = styled(GOOD, text.get("cli-legal-yes"));
        let rows: Vec<(String, String)> = kinds
            .into_iter()
            .map(|kind| {
                let why = kind.refusal.map(|(_, why)| styled(FAINT, why));
                (kind.name, why.unwrap_or_else(|| possible.clone()))
            })
            .collect();
        let rows = rows.iter().map(|(name, may)| (name.as_str(), may.as_str()));
        printer.print(&columns(rows))
    }
}

impl Run for Export {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let (Some(file), Some(format)) = (self.file, self.format) else {
            return match self.output.file() {
                Some(output) => export_all(printer, output),
                // An archive is binary, and writing it needs seeking.
                None => Err(printer.error(&printer.text.get("cli-all-into-a-file"))),
            };
        };
        let session = session_of(printer, &file)?;
        let story = if self.story {
            Some(story_of(printer, &file, &*session, PLAYOUTS)?)
        } else {
            None
        };
        self.output.fill(printer, |out| {
            let separator = self.separator.unwrap_or(Separator::of(&printer.text));
            session.export(&printer.text, format, separator, story.as_ref(), out)
        })
    }
}
