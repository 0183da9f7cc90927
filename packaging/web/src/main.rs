//! Builds Courtyard's page for browsers, and serves it: `cargo web build`, `cargo web serve`.
//!
//! Exit status as for the app's own commands: 0 success; 2 something cannot be built, read or written.

mod order;
mod pack;
mod page;
mod program;
mod report;
mod serve;
mod texts;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use anyhow::{Result, bail};
use clap::{Parser, Subcommand};
use program::Purpose;

/// Courtyard's page for browsers.
#[derive(Debug, Parser)]
#[command(
    name = "cargo web",
    version,
    max_term_width = 100,
    after_long_help = "\
Examples:
  cargo web build                 the page, into target/web
  cargo web serve                 the page, at http://127.0.0.1:8000/
  cargo web build --out public    the page, into a folder for a web server"
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Builds the page into a folder that any web server can serve
    Build(Build),
    /// Serves the page on this computer
    Serve(Serve),
}

/// The arguments of `build`.
#[derive(Debug, clap::Args)]
struct Build {
    /// The folder for the page, instead of the folder web in Cargo's target folder
    #[arg(long, value_name = "DIR", value_hint = clap::ValueHint::DirPath)]
    out: Option<PathBuf>,

    /// Builds quickly for development: not optimised, with names for the browser's debugger
    #[arg(long, conflicts_with = "test")]
    dev: bool,

    /// Builds quickly for the page's tests: hardly optimised, and not compressed; its folder is web-test
    #[arg(long, conflicts_with = "bare")]
    test: bool,

    /// Builds an empty page to compare measurements with; its folder is web-bare
    #[arg(long)]
    bare: bool,
}

/// The arguments of `serve`.
#[derive(Debug, clap::Args)]
struct Serve {
    /// The folder of the page, instead of the folder web in Cargo's target folder
    #[arg(long, value_name = "DIR", value_hint = clap::ValueHint::DirPath)]
    dir: Option<PathBuf>,

    /// The port; 0 chooses any free one
    #[arg(long, value_name = "N", default_value_t = 8000)]
    port: u16,
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Build(args) => args.run(),
        Command::Serve(args) => args.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let bad = AnsiColor::Red.on_default().bold();
            complain(bad, &format!("cargo web: {error:#}"));
            ExitCode::from(2)
        }
    }
}

/// The program that reads QR codes where the browser cannot.
const READER: &str = "reader";

impl Build {
    fn run(self) -> Result<()> {
        let (package, beside, page) = if self.bare {
            ("bare", None, "packaging/measure/bare/page")
        } else {
            ("courtyard", Some(READER), "packaging/web/page")
        };
        let out = match self.out {
            Some(out) => out,
            None => program::target_folder()?.join(match (self.bare, self.test) {
                (true, _) => "web-bare",
                (false, true) => "web-test",
                (false, false) => "web",
            }),
        };
        page::may_take(&out)?;
        let purpose = match (self.dev, self.test) {
            (true, _) => Purpose::Debugging,
            (false, true) => Purpose::Tests,
            (false, false) => Purpose::Use,
        };
        let program = program::build(package, purpose)?;
        let reader = beside.map(|reader| program::build(reader, purpose));
        let reader = reader.transpose()?;
        let laid = page::lay(&repository().join(page), &program, reader.as_ref(), &out)?;
        print(&report::describe(&laid, &program.optimised, &out)?)
    }
}

impl Serve {
    fn run(self) -> Result<()> {
        let folder = match self.dir {
            Some(folder) => folder,
            None => program::target_folder()?.join("web"),
        };
        if !folder.join("index.html").is_file() {
            bail!(
                "{}: no page lies there; cargo web build makes one",
                folder.display()
            );
        }
        serve::serve(folder, self.port)
    }
}

/// The folder of the repository in which Cargo runs this, because several repositories may share a target folder.
fn repository() -> PathBuf {
    let package =
        std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&package).join("../..")
}

/// Prints text, ignoring a closed output.
fn print(text: &str) -> Result<()> {
    let mut out = anstream::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

/// Prints an error on standard error. A failed write is ignored.
fn complain(style: Style, sentence: &str) {
    let _ = writeln!(anstream::stderr().lock(), "{style}{sentence}{style:#}");
}
