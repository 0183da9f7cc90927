//! Builds Courtyard's page for browsers: `cargo web build`.

mod program;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Courtyard's page for browsers.
#[derive(Debug, Parser)]
#[command(name = "cargo web", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Builds the page into a folder
    Build(Build),
}

/// The arguments of `build`.
#[derive(Debug, clap::Args)]
struct Build {
    /// Where the page is laid, instead of the folder web in Cargo's target folder
    #[arg(long, value_name = "DIR", value_hint = clap::ValueHint::DirPath)]
    out: Option<PathBuf>,

    /// Builds quickly, for trying things out: not optimised, with names for the browser's debugger
    #[arg(long)]
    dev: bool,

    /// Builds a page with nothing in it, to measure Courtyard against
    #[arg(long)]
    bare: bool,
}

fn main() -> ExitCode {
    let Command::Build(build) = Cli::parse().command;
    match build.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

impl Build {
    fn run(self) -> anyhow::Result<()> {
        let package = if self.bare { "bare" } else { "courtyard" };
        let compiled = program::compile(package, self.dev)?;
        let out = self.out.unwrap_or_else(|| compiled.target.join("web"));
        program::bind(&compiled.wasm, self.dev, &out)?;
        println!("{}", out.display());
        Ok(())
    }
}
