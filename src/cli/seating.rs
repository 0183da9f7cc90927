//! Bots at the table of a session.

use super::{Failure, GameCommands, Printer};
use courtyard_core::seat::{Seat, Seats};
use courtyard_lab::opponents::SeatingFault;
use courtyard_lab::{Level, Opponents, Seed};
use courtyard_library::{Library, LibraryError};
use courtyard_session::{Header, Session};
use courtyard_text::describe_seating_fault;

/// A bot on the command line: its seat and its level.
pub(super) type SeatedLevel = (Seat, Level);

/// Parses a bot, such as `1=hard`.
pub(super) fn seated_level(text: &str) -> Result<SeatedLevel, &'static str> {
    let read = |(seat, level): (&str, &str)| {
        let seat = Seat::new(seat.parse().ok()?)?;
        Some((seat, level.parse().ok()?))
    };
    let parsed = text.split_once('=').and_then(read);
    parsed.ok_or("a bot is a seat, from 0, and a level: 1=easy, 1=normal, 1=hard or 1=expert")
}

/// Seats bots at the table of a new session, and stores their seeds.
pub(super) fn seat<G: GameCommands>(
    printer: &Printer,
    library: &Library,
    header: &mut Header,
    bots: &[SeatedLevel],
) -> Result<(), Failure> {
    if bots.is_empty() {
        return Ok(());
    }
    let game = G::BOTS.ok_or_else(|| without_bots(printer))?;
    let seed = |(seat, level): &SeatedLevel| (*seat, *level, Seed::new(Library::draw_seed()));
    let bots: Vec<(Seat, Level, Seed)> = bots.iter().map(seed).collect();
    let seated = game.seat(header, &bots);
    seated.map_err(|fault| refused(printer, &header.players, fault))?;
    for (seat, _, seed) in bots {
        if let Some(bot) = header.bots.at(seat) {
            library.keep_seed(&bot.sealed, &seed.to_string())?;
        }
    }
    Ok(())
}

/// The bots at the table of a session, if there are any.
pub(super) fn open<G: GameCommands>(
    printer: &Printer,
    library: &Library,
    session: &Session<G>,
) -> Result<Option<Box<dyn Opponents<G>>>, Failure> {
    let header = session.header();
    if header.bots.iter().next().is_none() {
        return Ok(None);
    }
    let game = G::BOTS.ok_or_else(|| without_bots(printer))?;
    let opened = game.open(session, &mut |sealed| library.seed(sealed)?.parse().ok());
    opened.map_err(|fault| refused(printer, &header.players, fault))
}

fn without_bots(printer: &Printer) -> Failure {
    printer.error(&printer.text.get("bot-no-game"))
}

fn refused(printer: &Printer, players: &Seats<String>, fault: SeatingFault) -> Failure {
    match (
        describe_seating_fault(&printer.text, players, &fault),
        fault,
    ) {
        (None, SeatingFault::Rules(fault)) => LibraryError::Header(fault).into(),
        (why, _) => printer.error(&why.unwrap_or_default()),
    }
}
