//! The app and the tool in one binary: with a command it works in the terminal, without one it opens its window.

use std::process::ExitCode;

use courtyard::{cli, ui};

fn main() -> ExitCode {
    let cli = cli::parse(std::env::args_os());
    match cli.command {
        Some(command) => cli::run(command, cli.data_dir),
        None => {
            let options = ui::Options {
                data_dir: cli.data_dir,
            };
            match ui::run(options) {
                Ok(()) => ExitCode::SUCCESS,
                Err(why) => cli::fail(&why),
            }
        }
    }
}
