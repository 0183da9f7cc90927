//! A session played by `courtyard play` through its standard input.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use courtyard::games::dueling_nobles::Action;
use courtyard::session::{Moment, Step};
use serde_json::{Value, json};

use super::program;

/// The output of `check --json` for a journal, and the exit status.
pub fn check(data: &Path, journal: &Path) -> (Value, i32) {
    let journal = journal.to_str().unwrap();
    let run = program::run_in(data, &["check", "--json", journal]);
    (serde_json::from_str(&run.out).unwrap(), run.status)
}

/// A running `courtyard play`.
pub struct Player {
    child: Child,
    steps: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

/// The first output of the program.
#[derive(Debug)]
pub struct Opening {
    /// The journal's path.
    pub journal: PathBuf,
    /// Number of entries.
    pub entries: u64,
    /// The file to which an incomplete line was moved.
    pub set_aside: Option<PathBuf>,
}

/// The output for a step.
#[derive(Debug)]
pub enum Answer {
    /// It is on disk; with its number and time.
    Recorded(u64, Moment),
    /// The rules forbid it; with the code.
    Refused(String),
    /// It could not be written.
    Unsaved,
}

impl Player {
    /// Starts the program with the arguments of `play`.
    pub fn start(data: &Path, args: &[&str]) -> Player {
        let args = [&["play"], args].concat();
        let mut child = program::courtyard_in(data, &args)
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        Player {
            steps: child.stdin.take(),
            answers: BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    /// Writes lines to the program. A write error after its end is ignored.
    pub fn hand_in(&mut self, lines: &str) {
        if let Some(steps) = &mut self.steps {
            let _ = steps.write_all(lines.as_bytes());
        }
    }

    /// Waits for the next JSON value of the program; `None` if it has ended.
    pub fn said(&mut self) -> Option<Value> {
        self.line()
    }

    /// Waits for the next complete line of the program; `None` if it has ended.
    fn line(&mut self) -> Option<Value> {
        let mut line = String::new();
        self.answers.read_line(&mut line).unwrap();
        line.ends_with('\n')
            .then(|| serde_json::from_str(&line).unwrap())
    }

    /// Waits for the first output.
    pub fn opening(&mut self) -> Option<Opening> {
        let said = self.line()?;
        let path = |value: &Value| value.as_str().map(PathBuf::from);
        Some(Opening {
            journal: path(&said["journal"]).unwrap(),
            entries: said["entries"].as_u64().unwrap(),
            set_aside: path(&said["set_aside"]),
        })
    }

    /// Waits for the output for the next step.
    pub fn answer(&mut self) -> Option<Answer> {
        let said = self.line()?;
        Some(match (said["n"].as_u64(), said["refused"].as_str()) {
            (Some(n), _) => {
                Answer::Recorded(n, serde_json::from_value(said["at"].clone()).unwrap())
            }
            (None, Some(code)) => Answer::Refused(code.into()),
            (None, None) => {
                assert!(said["unsaved"].is_string(), "{said}");
                Answer::Unsaved
            }
        })
    }

    /// Kills it at once.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Closes its input and waits for its end. Returns the exit status and the standard error.
    pub fn finish(mut self) -> (i32, String) {
        self.steps = None;
        while self.line().is_some() {}
        let output = self.child.wait_with_output().unwrap();
        let status = output.status.code().expect("it ended by a signal");
        (status, String::from_utf8(output.stderr).unwrap())
    }
}

/// The step as an input line.
pub fn line(step: &Step<Action>) -> String {
    let step = match step {
        Step::Do(action) => json!({ "do": action }),
        Step::Undo(count) => json!({ "undo": count }),
        Step::Redo(count) => json!({ "redo": count }),
    };
    format!("{step}\n")
}
