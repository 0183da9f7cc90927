//! `courtyard decks`: the deck lists of *Noble Hearts*.

use std::collections::BTreeMap;
use std::io::{BufRead, Read};
use std::path::PathBuf;

use clap::{Args, Subcommand};
use serde::Serialize;
use serde_json::json;

use crate::rules::deck_list::{Counted, DeckFault, Met};
use crate::rules::{AreaNames, DeckList, NobleHearts};
use crate::text::{cards_met, describe_card, describe_deck_fault, named_areas};
use courtyard_cli::input::{Input, unopened};
use courtyard_cli::output::Output;
use courtyard_cli::{
    BAD, FAINT, Failure, GameCommands, OwnCommand, Printer, Run, STRONG, Status, styled,
};
use courtyard_core::person::Person;
use courtyard_core::seat::{EitherSeat, Seat};
use courtyard_library::{GameFile, Library, LibraryError};
use courtyard_session::journal::Opened;
use courtyard_text::{
    TextContext, describe_fault, describe_io, describe_library, describe_players, plain, say,
};

impl GameCommands for NobleHearts {
    const COMMAND: Option<OwnCommand> = Some(OwnCommand::new::<DecksArgs>(
        "decks",
        "Manages lists of your real cards of Noble Hearts, to pick from in a game",
    ));
}

/// The arguments of `decks`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard decks
  courtyard decks learn evening.courtyard --player Ana --into Blue
  courtyard decks show Blue
  courtyard decks export Blue -o blue.json
  courtyard decks import blue.json --data-dir /media/stick/games

A deck list is a small JSON file with the numbers printed on the cards of one real deck, and with
your names of the hit areas. It can be written by hand; no game depends on it.
Exit status 2: a deck list does not exist, or cannot be read or written.")]
pub struct DecksArgs {
    #[command(subcommand)]
    what: Option<What>,
    /// Print the list of deck lists as JSON
    #[arg(long)]
    json: bool,
}

/// The operation on deck lists; by default they are listed.
#[derive(Debug, Subcommand)]
enum What {
    /// Shows the cards of a deck list
    Show(Show),
    /// Imports deck lists
    Import(Import),
    /// Exports a deck list as a file
    Export(Export),
    /// Adds the cards that a player showed in a session to a deck list
    Learn(Learn),
    /// Renames a deck list
    Rename(Rename),
    /// Deletes a deck list permanently
    Delete(Delete),
}

#[derive(Debug, Args)]
struct Show {
    /// The deck list: its name, or that of its file
    deck: String,
    /// Print it as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
struct Import {
    /// The files, or - for standard input
    #[arg(required = true, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    files: Vec<Input>,
}

#[derive(Debug, Args)]
struct Export {
    /// The deck list: its name, or that of its file
    deck: String,
    #[command(flatten)]
    output: Output,
}

#[derive(Debug, Args)]
struct Learn {
    /// The journal, or - for standard input
    #[arg(value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    session: Input,
    /// The player: a name, or a seat, 0 or 1
    #[arg(long, value_name = "NAME")]
    player: String,
    /// The deck list to add them to; created if it does not exist
    #[arg(long, value_name = "DECK")]
    into: String,
}

#[derive(Debug, Args)]
struct Rename {
    /// The deck list: its name, or that of its file
    deck: String,
    /// The new name
    name: String,
}

#[derive(Debug, Args)]
struct Delete {
    /// The deck list: its name, or that of its file
    deck: String,
}

impl Run for DecksArgs {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let decks = Decks {
            library: printer.library()?,
            printer,
        };
        match self.what {
            None => decks.list(self.json),
            Some(What::Show(args)) => decks.show(&args),
            Some(What::Import(args)) => decks.import(&args),
            Some(What::Export(args)) => {
                let (_, deck) = decks.named(&args.deck)?;
                let document = String::from_utf8_lossy(&deck.write()).into_owned();
                args.output.write(printer, &document)
            }
            Some(What::Learn(args)) => decks.learn(&args),
            Some(What::Rename(args)) => decks.rename(&args),
            Some(What::Delete(args)) => decks.delete(&args),
        }
    }
}

/// The deck lists of a library.
struct Decks<'p> {
    library: Library,
    printer: &'p Printer,
}

/// A deck list as `--json` prints it.
#[derive(Serialize)]
struct Shown<'a> {
    name: &'a str,
    file: String,
    total: u8,
    area_names: &'a [String],
    cards: &'a [Counted],
}

impl<'a> Shown<'a> {
    fn new(file: &GameFile, deck: &'a DeckList) -> Shown<'a> {
        Shown {
            name: deck.name(),
            file: file.path.display().to_string(),
            total: deck.total(),
            area_names: deck.area_names.as_slice(),
            cards: deck.cards(),
        }
    }
}

/// A deck list, or why it cannot be read.
type ReadDeck = Result<(GameFile, DeckList), (PathBuf, String)>;

impl Decks<'_> {
    /// All deck lists, in the order of their file names.
    fn all(&self) -> Result<Vec<ReadDeck>, Failure> {
        let text = &self.printer.text;
        let files = self.library.game_files(DeckList::FILES)?;
        let read = files.into_iter().map(|file| match file {
            Err(LibraryError::Io(path, error)) => Err((path, describe_io(text, &error))),
            Err(error) => Err((PathBuf::new(), describe_library(text, &error))),
            Ok(file) => match DeckList::read(&file.content) {
                Ok(deck) => Ok((file, deck)),
                Err(fault) => Err((file.path, describe_deck_fault(text, &fault))),
            },
        });
        Ok(read.collect())
    }

    /// The deck list with this name, if it is unique, or with this file name; `None` if there is none.
    fn find(&self, name: &str) -> Result<Option<(GameFile, DeckList)>, Failure> {
        let mut unreadable = None;
        let mut all = Vec::new();
        for read in self.all()? {
            match read {
                Ok(read) => all.push(read),
                Err((path, why)) if path.file_stem().is_some_and(|stem| stem == name) => {
                    let input = Input::from(path.into_os_string());
                    unreadable = Some(self.printer.failure(&input, &why));
                }
                Err(_) => {}
            }
        }
        let called = all.iter().filter(|(_, deck)| deck.name() == name).count();
        let meant = all.iter().position(|(file, deck)| match called {
            1 => deck.name() == name,
            _ => file.name() == name,
        });
        match (meant, unreadable) {
            (Some(i), _) => Ok(Some(all.swap_remove(i))),
            (None, Some(unreadable)) => Err(unreadable),
            (None, None) if called > 1 => {
                let why = say!(self.printer.text, "cli-decks-several", name);
                Err(self.error(&why))
            }
            (None, None) => Ok(None),
        }
    }

    /// The deck list with this name or file name, which must exist.
    fn named(&self, name: &str) -> Result<(GameFile, DeckList), Failure> {
        self.find(name)?.ok_or_else(|| {
            let why = say!(self.printer.text, "cli-decks-unknown", name);
            self.error(&why)
        })
    }

    fn error(&self, why: &str) -> Failure {
        let sentence = say!(self.printer.text, "cli-error", message = why);
        Failure::Message(Status::Unreadable, sentence)
    }

    /// The failure for an invalid name.
    fn misnamed(&self, fault: &DeckFault) -> Failure {
        self.error(&describe_deck_fault(&self.printer.text, fault))
    }

    fn print_lines(&self, lines: &[String]) -> Result<Status, Failure> {
        let all: String = lines.iter().map(|line| format!("{line}\n")).collect();
        self.printer.print(&all)
    }

    /// The name and the number of cards.
    fn headline(&self, deck: &DeckList) -> String {
        let line = say!(
            self.printer.text,
            "cli-decks-line",
            name = deck.name(),
            cards = deck.total(),
            different = deck.cards().len()
        );
        styled(STRONG, plain(&line))
    }

    fn list(&self, json: bool) -> Result<Status, Failure> {
        let all = self.all()?;
        if json {
            let all = all.iter().map(|read| match read {
                Ok((file, deck)) => serde_json::to_value(Shown::new(file, deck)),
                Err((path, why)) => Ok(json!({"file": path.display().to_string(), "fault": why})),
            });
            let all: Result<Vec<_>, _> = all.collect();
            return self
                .printer
                .print_json(&all.map_err(|e| self.printer.unwritten(&e))?);
        }
        if all.is_empty() {
            let folder = self.library.game_folder(DeckList::FILES);
            let folder = folder.display().to_string();
            let none = say!(self.printer.text, "cli-decks-none", folder);
            return self.print_lines(&[none]);
        }
        let mut lines = Vec::new();
        for read in &all {
            let path = match read {
                Ok((file, deck)) => {
                    lines.push(self.headline(deck));
                    &file.path
                }
                Err((path, why)) => {
                    lines.push(styled(BAD, plain(why)));
                    path
                }
            };
            lines.push(styled(FAINT, plain(&path.display().to_string())));
        }
        self.print_lines(&lines)
    }

    fn show(&self, args: &Show) -> Result<Status, Failure> {
        let text = &self.printer.text;
        let (file, deck) = self.named(&args.deck)?;
        if args.json {
            return self.printer.print_json(&Shown::new(&file, &deck));
        }
        let mut lines = vec![self.headline(&deck)];
        let names = &deck.area_names;
        if !names.is_empty() {
            let names = named_areas(text, names);
            lines.push(say!(text, "cli-decks-areas", names));
        }
        lines.extend(deck.cards().iter().map(|counted| {
            let card = describe_card(text, &counted.card, names);
            say!(text, "cli-decks-card", count = counted.count, card)
        }));
        self.print_lines(&lines)
    }

    /// Imports each file, unless an identical deck list exists.
    fn import(&self, args: &Import) -> Result<Status, Failure> {
        let mut worst = Status::Fine;
        let all = self.all()?.into_iter().flatten();
        let mut here: BTreeMap<Vec<u8>, String> = all
            .map(|(file, deck)| (deck.write(), file.name()))
            .collect();
        for input in &args.files {
            match self.import_one(input, &mut here) {
                Ok(line) => drop(self.print_lines(&[line])?),
                Err(failure) => worst = worst.or_worse(self.printer.fail(failure)),
            }
        }
        Ok(worst)
    }

    fn import_one(
        &self,
        input: &Input,
        here: &mut BTreeMap<Vec<u8>, String>,
    ) -> Result<String, Failure> {
        let text = &self.printer.text;
        let shown = input.name(text);
        let deck = self.read(input)?;
        let content = deck.write();
        if let Some(name) = here.get(&content) {
            return Ok(say!(text, "cli-decks-known", file = shown, name));
        }
        let file = self.add(&deck)?;
        let sentence = say!(text, "cli-decks-new", file = shown, name = file.name());
        here.insert(content, file.name());
        Ok(sentence)
    }

    /// Reads a deck list from a file or standard input.
    fn read(&self, input: &Input) -> Result<DeckList, Failure> {
        let text = &self.printer.text;
        let failure = |why: String| self.printer.failure(input, &why);
        let source = input.open(text).map_err(failure)?;
        let mut content = Vec::new();
        let most = DeckList::LARGEST_FILE as u64 + 1;
        let read = source.take(most).read_to_end(&mut content);
        read.map_err(|error| {
            let why = describe_io(text, &error);
            failure(say!(text, "fault-unreadable", why))
        })?;
        DeckList::read(&content).map_err(|fault| failure(describe_deck_fault(text, &fault)))
    }

    /// Saves a new deck list under its name.
    fn add(&self, deck: &DeckList) -> Result<GameFile, Failure> {
        let content = deck.write();
        let file = self
            .library
            .add_game_file(DeckList::FILES, deck.name(), &content);
        Ok(file?)
    }

    /// Replaces the contents of a deck list's file.
    fn change(&self, file: &mut GameFile, deck: &DeckList) -> Result<(), Failure> {
        let content = deck.write();
        Ok(self
            .library
            .change_game_file(DeckList::FILES, file, &content)?)
    }

    fn learn(&self, args: &Learn) -> Result<Status, Failure> {
        let text = &self.printer.text;
        let (met, names) = self.met(args)?;
        let (file, mut deck) = match self.find(&args.into)? {
            Some((file, deck)) => (Some(file), deck),
            None => {
                let deck = DeckList::new(&args.into);
                (None, deck.map_err(|fault| self.misnamed(&fault))?)
            }
        };
        let before = deck.total();
        let mut learnt = deck.learn(&met);
        if deck.area_names.is_empty() && !names.is_empty() {
            deck.area_names = names;
            learnt = true;
        }
        let name = plain(deck.name()).into_owned();
        if !learnt {
            return self.print_lines(&[say!(text, "cli-decks-learnt-nothing", name)]);
        }
        match file {
            Some(mut file) => self.change(&mut file, &deck)?,
            None => drop(self.add(&deck)?),
        }
        self.print_lines(&[say!(
            text,
            "cli-decks-learnt",
            name,
            cards = deck.total(),
            before
        )])
    }

    /// The cards that the player showed in the session, and the session's names of the areas.
    fn met(&self, args: &Learn) -> Result<(Met, AreaNames), Failure> {
        let (text, input) = (&self.printer.text, &args.session);
        let failure = |why: String| self.printer.failure(input, &why);
        let mut source = input.open(text).map_err(failure)?;
        let source: &mut dyn BufRead = &mut source;
        let opened = Opened::new(source).map_err(|fault| unopened(self.printer, input, &fault))?;
        if opened.header().game != <NobleHearts as courtyard_core::game::Game>::ID {
            return Err(failure(say!(text, "cli-decks-other-game")));
        }
        let header = opened.header().clone();
        let reading = opened
            .read::<NobleHearts>()
            .map_err(|fault| unopened(self.printer, input, &fault))?;
        // The cards before a fault count nevertheless.
        if let Some(fault) = &reading.fault {
            let name = input.name(text);
            let context = TextContext::new(text, &reading.session);
            let why = describe_fault(context, reading.session.table(), fault);
            let sentence = say!(text, "cli-failure", file = name, message = why);
            self.printer.warn(&sentence);
        }
        let asked = Person::named(&args.player);
        let seat = EitherSeat::BOTH.into_iter().find(|seat| {
            let name = header.players.get(Seat::from(*seat));
            name.is_some_and(|name| Person::named(name) == asked)
        });
        let by_number = EitherSeat::BOTH
            .into_iter()
            .find(|seat| Seat::from(*seat).number().to_string() == asked.as_str());
        let seat = seat.or(by_number).ok_or_else(|| {
            failure(say!(
                text,
                "cli-decks-no-player",
                player = &args.player,
                players = describe_players(text, &header.players)
            ))
        })?;
        let names = AreaNames::of_header(&header.further);
        let met = std::mem::take(&mut cards_met(&reading.session)[seat]);
        Ok((met, names))
    }

    fn rename(&self, args: &Rename) -> Result<Status, Failure> {
        let (mut file, mut deck) = self.named(&args.deck)?;
        deck.rename(&args.name)
            .map_err(|fault| self.misnamed(&fault))?;
        self.change(&mut file, &deck)?;
        self.print_lines(&[self.headline(&deck)])
    }

    fn delete(&self, args: &Delete) -> Result<Status, Failure> {
        let (file, deck) = self.named(&args.deck)?;
        self.library.remove_game_file(DeckList::FILES, &file)?;
        let name = plain(deck.name()).into_owned();
        self.print_lines(&[say!(self.printer.text, "cli-decks-deleted", name)])
    }
}
