//! The commands that rename, move, repair and delete sessions.

use std::fs;
use std::io::{self, BufRead, IsTerminal};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::{CommandGame, Failure, Printer, Run, Status};
use courtyard_core::seat::Seats;
use courtyard_library::{Library, LibraryError, Progress, Shelf, Standing, Summary};
use courtyard_session::Header;
use courtyard_text::{self as text, Text, describe_version, say};

/// The arguments of `rename`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard rename 2026-11-20-190311-ana-ben \"Christmas, the final\"
  courtyard rename \"Christmas, the final\" \"\"    restore the default name
  courtyard rename 2026-11-20-190311-mraia-ben --player Mraia=Maria

The journal's file gets this name. Characters that file names cannot have become “-”.
A player's name is corrected in the journal. If the session has its default name, that changes too.")]
pub struct Rename {
    /// The game: its name or its journal
    session: PathBuf,
    /// The new name
    #[arg(required_unless_present = "players")]
    name: Option<String>,
    /// Correct a player's name. Can be given several times
    #[arg(long = "player", value_name = "OLD=NEW")]
    players: Vec<String>,
}

/// The arguments of `archive`, `restore` and `delete`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard archive 2026-11-20-190311-ana-ben
  courtyard delete \"Christmas, the final\" evening
  courtyard restore evening")]
pub struct Sessions {
    /// The games: their names or their journals
    #[arg(required = true, value_name = "SESSION")]
    sessions: Vec<PathBuf>,
}

/// The arguments of `choose`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard sessions
  courtyard choose 2026-11-20-190311-ana-ben-2

If a game was played on differently on two devices, only one version counts. This command lets
another one count, on all devices that get its journal.")]
pub struct Choose {
    /// The version: its name or its journal
    session: PathBuf,
}

/// The arguments of `empty-trash`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard sessions --shelf trash
  courtyard empty-trash
  courtyard empty-trash --yes")]
pub struct EmptyTrash {
    /// Do not ask
    #[arg(long)]
    yes: bool,
}

/// The arguments of `repair`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard repair 2026-11-20-190311-ana-ben

A copy of the damaged journal is saved beside it. The repaired journal has the lines before the
first fault, and the game can continue from there.")]
pub struct Repair {
    /// The game: its name or its journal
    session: PathBuf,
}

/// A choice of shelves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(super) enum Shelves {
    /// The main list
    #[default]
    Sessions,
    /// The archive
    Archive,
    /// The trash
    #[value(name = "trash", alias = "bin")]
    Bin,
    /// All shelves
    All,
}

impl Shelves {
    /// The sessions on these shelves, most recently written first.
    pub(super) fn list(self, library: &Library) -> Result<Vec<Summary>, LibraryError> {
        let shelves = match self {
            Shelves::Sessions => &[Shelf::Sessions][..],
            Shelves::Archive => &[Shelf::Archive],
            Shelves::Bin => &[Shelf::Bin],
            Shelves::All => &Shelf::ALL,
        };
        let mut all = Vec::new();
        for shelf in shelves {
            all.extend(library.list(*shelf, &Progress::default())?);
        }
        all.sort_by_key(|summary| std::cmp::Reverse(summary.modified));
        Ok(all)
    }
}

/// The requested session of the library, by its name or its journal.
fn session(printer: &Printer, library: &Library, given: &Path) -> Result<PathBuf, Failure> {
    if let Some(name) = given.to_str()
        && let Some(path) = library.find(name)?
    {
        return Ok(path);
    }
    let real = |path: &Path| fs::canonicalize(path).ok();
    let on_shelf = real(given).and_then(|path| {
        let folder = path.parent()?;
        let mut folders = Shelf::ALL.map(|shelf| library.shelf(shelf)).into_iter();
        let shelf = folders.find(|shelf| real(shelf).as_deref() == Some(folder))?;
        Some(shelf.join(path.file_name()?))
    });
    on_shelf.ok_or_else(|| printer.no_session(&given.display().to_string()))
}

/// The game and the header of a journal.
fn game_of(
    printer: &Printer,
    library: &Library,
    path: &Path,
) -> Result<(&'static dyn CommandGame, Header), Failure> {
    let header = library.header(path)?;
    Ok((printer.game(&header.game)?, header))
}

impl Run for Rename {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let library = printer.library()?;
        let path = session(printer, &library, &self.session)?;
        let path = match (&self.name, &*self.players) {
            (Some(name), []) => library.rename(&path, name)?,
            (name, _) => {
                let (game, header) = game_of(printer, &library, &path)?;
                let players = self.corrected(printer, &header.players)?;
                game.rename_players(&library, &path, &header.players, &players, name.as_deref())?
            }
        };
        print_moved(printer, "cli-renamed", &path)
    }
}

impl Run for Choose {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let library = printer.library()?;
        let path = session(printer, &library, &self.session)?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let listed = library.shelf_of(&path).unwrap_or_default();
        let listed = library.list(listed, &Progress::default())?;
        let found = listed.iter().find(|summary| summary.path == path);
        let standing = found.map(|summary| &summary.standing);
        let Some(Standing::Behind { counting, version }) = standing else {
            return Err(printer.error(&say!(text, "version-not-behind", name = &*name)));
        };
        if version.parts_at.is_none() {
            return Err(printer.error(&describe_version(text, version)));
        }
        library.choose_version(&path, counting)?;
        let sentence = say!(text, "version-chosen", name = &*name);
        printer.print(&format!("{sentence}\n"))
    }
}

impl Rename {
    /// The players' names with the corrections.
    fn corrected(
        &self,
        printer: &Printer,
        before: &Seats<String>,
    ) -> Result<Seats<String>, Failure> {
        let text = &printer.text;
        let mut players = before.clone();
        let mut corrected = Vec::new();
        for given in &self.players {
            // An old name may contain “=”, and may be one of several in the journal.
            let named = before.iter().filter_map(|(seat, old)| {
                let new = given.strip_prefix(old.as_str())?.strip_prefix('=')?;
                (!new.contains('=')).then_some((seat, new))
            });
            let named: Vec<_> = named.collect();
            let [(seat, new)] = *named else {
                let (name, _) = given.split_once('=').unwrap_or((given, ""));
                return Err(if before.values().iter().any(|old| old == name) {
                    printer.error(&say!(text, "cli-rename-shape", name))
                } else {
                    printer.error(&say!(text, "cli-no-player", name))
                });
            };
            if corrected.contains(&seat) {
                let name = before[seat].as_str();
                return Err(printer.error(&say!(text, "cli-rename-shape", name)));
            }
            corrected.push(seat);
            new.clone_into(&mut players[seat]);
        }
        Ok(players)
    }
}

impl Sessions {
    /// Moves the sessions to a shelf and prints their new paths.
    pub(super) fn put(self, printer: &Printer, shelf: Shelf) -> Result<Status, Failure> {
        let library = printer.library()?;
        // Created for the first session that is found.
        let mut mover = None;
        let key = match shelf {
            Shelf::Sessions => "cli-restored",
            Shelf::Archive => "cli-archived",
            Shelf::Bin => "cli-deleted",
        };
        for given in &self.sessions {
            let from = session(printer, &library, given)?;
            let mover = match &mut mover {
                Some(mover) => mover,
                None => mover.insert(library.mover(shelf)?),
            };
            let to = mover.put(&from)?;
            print_moved(printer, key, &to)?;
        }
        Ok(Status::Fine)
    }
}

/// Prints the message of this key about a session, with its new path.
fn print_moved(printer: &Printer, key: &str, path: &Path) -> Result<Status, Failure> {
    let path = text::plain(&path.display().to_string()).into_owned();
    let sentence = say!(printer.text, key, path);
    printer.print(&format!("{sentence}\n"))
}

impl Run for EmptyTrash {
    /// Empties the trash, if the user agrees, and prints the number of deleted sessions.
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let library = printer.library()?;
        let there = library.list(Shelf::Bin, &Progress::default())?.len();
        if !self.yes && there > 0 {
            if !io::stdin().is_terminal() {
                return Err(printer.error(&text.get("cli-trash-needs-yes")));
            }
            printer.print(&(say!(text, "cli-empty-trash", count = there) + " "))?;
            if !is_yes(text, &mut io::stdin().lock()) {
                return printer.print(&format!("{}\n", text.get("cli-nothing-deleted")));
            }
        }
        let count = library.empty_bin()?;
        let sentence = say!(text, "cli-bin-emptied", count);
        printer.print(&format!("{sentence}\n"))
    }
}

/// Whether the user types yes in the language of the output. Input that cannot be read is no.
fn is_yes(text: &Text, input: &mut dyn BufRead) -> bool {
    let mut typed = String::new();
    let is_read = input.read_line(&mut typed).is_ok();
    is_read && typed.trim().to_lowercase() == text.get("cli-yes")
}

impl Run for Repair {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let library = printer.library()?;
        let path = session(printer, &library, &self.session)?;
        let (game, _) = game_of(printer, &library, &path)?;
        let sentence = match game.repair(&library, &path)? {
            None => say!(text, "cli-repair-sound"),
            Some(recovery) => text::describe_recovery(text, &recovery),
        };
        printer.print(&format!("{sentence}\n"))
    }
}
