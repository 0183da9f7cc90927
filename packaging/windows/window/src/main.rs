//! What is double-clicked on Windows: starts the program beside it, in `bin`, without a console.
//!
//! The program itself is one for consoles, so that its commands work in every terminal. A program for windows would not:
//! a terminal does not wait for it, and it has no console to read from and write to. This one has no console, and starts
//! the other so that it gets none.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::io;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    match start() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Nobody sees it without a console; whoever looks for the reason starts this from a terminal's pipe.
            eprintln!("courtyard: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Starts the program with the arguments of this one, and does not wait for its end.
fn start() -> io::Result<()> {
    let here = std::env::current_exe()?;
    let folder = here.parent().unwrap_or(&here);
    let mut program = Command::new(folder.join("bin").join("courtyard.exe"));
    program.args(std::env::args_os().skip(1));
    #[cfg(windows)]
    {
        use std::os::windows::process::CommandExt;
        const DETACHED_PROCESS: u32 = 8;
        program.creation_flags(DETACHED_PROCESS);
    }
    program.spawn().map(drop)
}
