//! The program as a process: its output and exit status.

use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Stdio};

/// The result of a run.
#[derive(Debug)]
pub struct Run {
    /// The exit status.
    pub status: i32,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

impl Run {
    /// Asserts exit status 0 and an empty standard error, and returns the standard output.
    #[track_caller]
    pub fn fine(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (0, ""));
        self.out
    }
}

/// The program with these arguments, in English, without a data folder or standard input.
pub fn courtyard(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_courtyard"));
    command
        .args(args)
        .env_remove("COURTYARD_DATA_DIR")
        .env("COURTYARD_LANGUAGE", "en")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// As [`courtyard`], with a data folder.
pub fn courtyard_in(data: &Path, args: &[&str]) -> Command {
    let mut command = courtyard(args);
    command.env("COURTYARD_DATA_DIR", data);
    command
}

/// Runs the command to its end with this standard input. Asserts that it does not panic and that its output has no
/// control characters.
#[track_caller]
pub fn finish(mut command: Command, input: &[u8]) -> Run {
    if !input.is_empty() {
        command.stdin(Stdio::piped());
    }
    let mut child = command.spawn().unwrap();
    if let Some(mut stdin) = child.stdin.take() {
        // The command may close the pipe before reading everything.
        let _ = stdin.write_all(input);
    }
    let output = child.wait_with_output().unwrap();
    let run = Run {
        status: output.status.code().expect("it ended by a signal"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    };
    for text in [&run.out, &run.err] {
        assert!(!text.contains("panicked"), "{text}");
        let rough = |c: char| c.is_control() && c != '\n' && c != '\r';
        assert!(!text.contains(rough), "a control character in {text:?}");
    }
    run
}

/// Runs the command with an output whose reader has closed it.
#[track_caller]
pub fn finish_unread(mut command: Command) -> Run {
    let (reader, output) = io::pipe().unwrap();
    drop(reader);
    command.stdout(output);
    finish(command, b"")
}

/// Runs the program with these arguments.
#[track_caller]
pub fn run(args: &[&str]) -> Run {
    finish(courtyard(args), b"")
}

/// Runs the program with these arguments on this data folder.
#[track_caller]
pub fn run_in(data: &Path, args: &[&str]) -> Run {
    finish(courtyard_in(data, args), b"")
}
