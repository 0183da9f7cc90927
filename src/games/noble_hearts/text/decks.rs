//! Deck lists in words, and what a session tells of a deck.

use strum::VariantArray;

use super::names::print_name;
use crate::rules::deck_list::{DeckFault, DeckFaultCause, Met};
use crate::rules::{AreaNames, Card, DeckList, NobleHearts, Print};
use courtyard_core::seat::EitherSeat;
use courtyard_session::Session;
use courtyard_text::{LONGEST_NAME, Text, plain, say, short};

/// The cards of one player that were met in a session, in the actions in force.
pub fn cards_met(session: &Session<NobleHearts>, seat: EitherSeat) -> Met {
    let mut met = Met::default();
    session.replay(|scene| met.take(seat, scene.before, scene.action));
    met
}

/// What is known of a card: “fight 7, area “head”, move 1 and redraw 2”.
pub fn describe_card(text: &Text, card: &Card, names: &AreaNames) -> String {
    let known = Print::VARIANTS.iter().filter_map(|print| {
        let number = i64::from(card.get(*print)?);
        let named = match print {
            Print::Area => names.get(number),
            Print::Fight | Print::Move | Print::Redraw => None,
        };
        let value = match named {
            Some(name) => say!(text, "noble-hearts-area-named", name = plain(name)),
            None => number.to_string(),
        };
        let print = print_name(text, *print);
        Some(say!(
            text,
            "noble-hearts-card-number",
            print = print,
            value = value
        ))
    });
    text.list(known)
}

/// What is wrong with a deck list or its file, in a whole sentence.
pub fn describe_deck_fault(text: &Text, fault: &DeckFault) -> String {
    let why = match &fault.cause {
        DeckFaultCause::TooLarge => say!(text, "noble-hearts-deck-too-large"),
        DeckFaultCause::Json(line, why) => {
            say!(text, "noble-hearts-deck-json", line = *line, why = why)
        }
        DeckFaultCause::NotADeckList => say!(text, "noble-hearts-deck-none"),
        DeckFaultCause::Newer(version) => say!(text, "noble-hearts-deck-newer", version = *version),
        DeckFaultCause::OtherGame(game) => say!(
            text,
            "noble-hearts-deck-other-game",
            game = short(game, LONGEST_NAME).into_owned()
        ),
        DeckFaultCause::NoName => say!(text, "noble-hearts-deck-no-name"),
        DeckFaultCause::LongName(length) => say!(
            text,
            "noble-hearts-deck-long",
            field = "name",
            length = *length,
            most = DeckList::LONGEST_NAME
        ),
        DeckFaultCause::LongAreaName(field, length) => say!(
            text,
            "noble-hearts-deck-long",
            field = field,
            length = *length,
            most = AreaNames::LONGEST
        ),
        DeckFaultCause::Control(field) => say!(text, "noble-hearts-deck-control", field = field),
        DeckFaultCause::TooManyAreas => {
            say!(text, "noble-hearts-deck-many-areas", most = AreaNames::MOST)
        }
        DeckFaultCause::Number { print, number } => {
            let (least, most) = print.widest();
            say!(
                text,
                "noble-hearts-deck-number",
                print = print_name(text, *print),
                number = number.to_string(),
                least = least,
                most = most
            )
        }
        DeckFaultCause::Blank => say!(text, "noble-hearts-deck-blank"),
        DeckFaultCause::Count(count) => say!(
            text,
            "noble-hearts-deck-count",
            count = count.to_string(),
            most = DeckList::MOST
        ),
        DeckFaultCause::TooManyCards(total) => say!(
            text,
            "noble-hearts-deck-many-cards",
            total = *total,
            most = DeckList::MOST
        ),
    };
    match fault.card {
        None => why,
        Some(card) => say!(text, "noble-hearts-deck-at-card", card = card, why = why),
    }
}
