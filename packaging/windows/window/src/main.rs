//! The program for double clicks on Windows: starts the program in `bin` beside it without a console.
//!
//! The main program is a console program, so that its commands work in every terminal. A window program would not: a
//! terminal does not wait for it, and it has no console for input and output. This program has no console, and starts
//! the other one without a console.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::io;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    match start() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Without a console this is invisible; to see it, run the program with its output redirected.
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
