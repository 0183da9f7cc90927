//! Deck lists in words, and the cards of a deck that a session shows.

use strum::VariantArray;

use super::names::print_name;
use crate::rules::deck_list::{DeckFault, DeckFaultCause, Met};
use crate::rules::{AreaNames, Card, DeckList, NobleHearts, Print};
use courtyard_core::seat::{EitherSeat, Pair};
use courtyard_session::Session;
use courtyard_text::{LONGEST_NAME, Text, plain, say, short};

/// The cards that each player has shown in a session, by its applied actions.
pub fn cards_met(session: &Session<NobleHearts>) -> Pair<Met> {
    let mut met = Pair::<Met>::default();
    session.replay(|scene| {
        for seat in EitherSeat::BOTH {
            met[seat].take(seat, scene.before, scene.action);
        }
    });
    met
}

/// The known numbers of a card: “fight 7, area “head”, move 1 and redraw 2”.
pub fn describe_card(text: &Text, card: &Card, names: &AreaNames) -> String {
    let known = Print::VARIANTS.iter().filter_map(|print| {
        let number = i64::from(card.get(*print)?);
        let named = names.get(number).filter(|_| *print == Print::Area);
        let value = match named {
            Some(name) => say!(text, "noble-hearts-area-named", name = plain(name)),
            None => number.to_string(),
        };
        let print = print_name(text, *print);
        Some(say!(text, "noble-hearts-card-number", print, value))
    });
    text.list(known)
}

/// A fault of a deck list or its file, in a whole sentence.
pub fn describe_deck_fault(text: &Text, fault: &DeckFault) -> String {
    let sentence = text.sentence("noble-hearts-deck", &fault.cause);
    let why = match &fault.cause {
        DeckFaultCause::OtherGame(game) => {
            sentence.with("value", short(game, LONGEST_NAME).into_owned())
        }
        DeckFaultCause::TooManyAreas => sentence.with("most", AreaNames::MOST),
        DeckFaultCause::Number { print, number } => {
            let (least, most) = print.widest();
            sentence
                .with("print", print_name(text, *print))
                .with("number", number.to_string())
                .with("least", least)
                .with("most", most)
        }
        DeckFaultCause::Count(count) => sentence
            .with("value", count.to_string())
            .with("most", DeckList::MOST),
        DeckFaultCause::TooManyCards(_) => sentence.with("most", DeckList::MOST),
        DeckFaultCause::TooLarge
        | DeckFaultCause::Utf16
        | DeckFaultCause::Json { .. }
        | DeckFaultCause::NotADeckList
        | DeckFaultCause::Newer(_)
        | DeckFaultCause::NoName
        | DeckFaultCause::Control(_)
        | DeckFaultCause::LongName { .. }
        | DeckFaultCause::Blank => sentence,
    }
    .finish();
    match fault.card {
        None => why,
        Some(card) => say!(text, "noble-hearts-deck-at-card", card, why),
    }
}
