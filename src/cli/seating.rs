//! Bots at the table of a session.

use super::{Failure, GameCommands, Printer};
use courtyard_core::seat::{Seat, Seats};
use courtyard_lab::opponents::{BrokenSeal, NotForPeople, SeatingFault};
use courtyard_lab::{Level, Opponents, Seed};
use courtyard_library::{Library, LibraryError};
use courtyard_session::{Header, Session};
use courtyard_text::{Text, say};

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
    let text = &printer.text;
    let player = |seat| players.get(seat).map_or("", String::as_str);
    let why = match fault {
        SeatingFault::NoSuchSeat(seat) => say!(text, "bot-no-such-seat", seat = u64::from(seat)),
        SeatingFault::Twice(seat) => say!(text, "bot-twice", seat = u64::from(seat)),
        SeatingFault::NoPerson => text.get("bot-no-person").into_owned(),
        SeatingFault::Bot(fault) => say!(text, "bot-unknown", name = fault.0),
        SeatingFault::NoSeed(seat) => say!(text, "bot-no-seed", player = player(seat)),
        // The session says it better.
        SeatingFault::Rules(fault) => return LibraryError::Header(fault).into(),
    };
    printer.error(&why)
}

/// Why an action is not for people, as a sentence.
pub(super) fn describe_not_for_people(
    text: &Text,
    players: &Seats<String>,
    why: NotForPeople,
) -> String {
    let player = players.get(why.seat()).map_or("", String::as_str);
    match why {
        NotForPeople::BotsTurn(_) => say!(text, "bot-turn", player),
        NotForPeople::BotsCards(_) => say!(text, "bot-cards", player),
    }
}

/// A sentence about a bot that did not respect its seal.
pub(super) fn describe_broken_seal(
    text: &Text,
    players: &Seats<String>,
    broken: BrokenSeal,
) -> String {
    let player = players.get(broken.seat).map_or("", String::as_str);
    match broken.entry {
        None => say!(text, "bot-other-seed", player),
        Some(_) => say!(text, "bot-other-cards", player),
    }
}
