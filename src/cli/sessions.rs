//! `courtyard sessions`.

use clap::Args;
use serde_json::{Value, json};

use super::selection::Chosen;
use super::shelves::Shelves;
use super::{BAD, FAINT, Failure, Printer, Run, STRONG, Status, styled};
use courtyard_library::{Content, Selection, Standing, Summary, Unread};
use courtyard_session::{HeaderFault, moment_at};
use courtyard_text::{
    Text, describe_behind, describe_header_fault, describe_result, describe_title, moment, plain,
    say,
};

/// The arguments of `sessions`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard sessions
  courtyard sessions --json
  courtyard sessions --player Ana --outcome running
  courtyard sessions --data-dir /media/stick/games")]
pub struct Sessions {
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
    /// The shelf
    #[arg(long, value_enum, default_value_t)]
    shelf: Shelves,
    #[command(flatten)]
    chosen: Chosen,
}

impl Run for Sessions {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let library = printer.library()?;
        let mut sessions = self.shelf.list(&library)?;
        let selection = Selection {
            samples: true,
            ..self.chosen.selection(printer)?
        };
        sessions.retain(|summary| selection.admits(summary));
        if self.json {
            let list: Vec<Value> = sessions.iter().map(as_json).collect();
            return printer.print_json(&list);
        }
        if sessions.is_empty() {
            let folder = library.folder().display().to_string();
            let none = if selection.asks_for_nothing() {
                say!(text, "cli-sessions-none", folder)
            } else {
                say!(text, "cli-sessions-none-fits", folder)
            };
            return printer.print(&format!("{none}\n"));
        }
        let lines: String = sessions.iter().map(|s| as_lines(text, s)).collect();
        printer.print(&lines)
    }
}

fn as_json(summary: &Summary) -> Value {
    let fault = |(line, code): (u64, &str)| json!({"line": line, "code": code});
    let mut session = match &summary.content {
        Err(why) => json!({"fault": fault(why.fault())}),
        Ok(content) => json!({
            "game": content.header.game,
            "edition": content.header.edition,
            "players": content.header.players,
            "started": content.header.started,
            "last": content.last,
            "entries": content.entries,
            "turn": content.turn,
            "result": content.outcome.map(|o| json!({"winner": o.winner()})),
            "fault": content.fault.map(fault),
        }),
    };
    session["path"] = json!(summary.path.to_string_lossy());
    session["name"] = json!(summary.path.file_stem().map(|name| name.to_string_lossy()));
    session["counts"] = json!(summary.counts());
    session["modified"] = json!(moment_at(summary.modified));
    session
}

/// The session's contents, and its path on the next line.
fn as_lines(text: &Text, summary: &Summary) -> String {
    let fault = |(line, code): (u64, &'static str)| say!(text, "cli-session-fault", line, code);
    let (described, fault) = match &summary.content {
        Err(Unread::UnknownGame(game)) => {
            let why = HeaderFault::UnknownGame(game.clone());
            (None, Some(describe_header_fault(text, &why)))
        }
        Err(Unread::Fault(line, code)) => (None, Some(fault((*line, code)))),
        Ok(content) => {
            let described = describe_content(text, content);
            (Some(described), content.fault.map(fault))
        }
    };
    let path = summary.path.display().to_string();
    let described = described.map(|described| styled(STRONG, described));
    let fault = fault.map(|fault| styled(BAD, fault));
    let standing = match &summary.standing {
        Standing::Alone => None,
        Standing::Counts(others) => {
            let count = others.len() + 1;
            Some(say!(text, "library-versions", count))
        }
        Standing::Behind { counting, .. } => Some(describe_behind(text, counting)),
    };
    let lines = described.into_iter().chain(fault).chain(standing);
    let lines = lines.chain([styled(FAINT, plain(&path))]);
    lines.map(|line| format!("{line}\n")).collect()
}

fn describe_content(text: &Text, content: &Content) -> String {
    let players = &content.header.players;
    say!(
        text,
        "cli-sessions-line",
        started = moment(text, content.header.started),
        title = describe_title(text, players),
        turn = content.turn,
        result = describe_result(text, players, content.outcome)
    )
}
