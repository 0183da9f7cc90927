//! Names of items.

use super::Cx;
use crate::rules::decks::Owner;
use crate::rules::duel::{Fighter, Term};
use crate::rules::{ActionKind, DuelingNobles};
use courtyard_core::cards::Suit;
use courtyard_core::seat::EitherSeat;
use courtyard_text::{Describe, Sum, SumTerm, Text, say};

/// The name of a phase, given its id. A phase defined by the players is shown by its id.
pub fn phase_name(text: &Text, id: &str) -> String {
    courtyard_text::phase_name::<DuelingNobles>(text, id)
}

/// The name of a suit's ability.
pub fn ability_name(text: &Text, suit: Suit) -> String {
    DuelingNobles::kind_name(text, ActionKind::of_ability(suit))
}

/// The message of this key about a suit's ability.
pub fn of_ability(text: &Text, key: &str, suit: Suit) -> String {
    let (suit, ability) = (suit.symbol().to_string(), ability_name(text, suit));
    say!(text, key, suit, ability)
}

/// The words about the support cards of this owner, with the owner's name if there are several decks.
pub fn owner_label(cx: Cx<'_>, owner: Owner, words: String) -> String {
    match owner {
        None => words,
        Some(seat) => cx.text.language().labelled(&cx.name(seat), &words),
    }
}

/// The name of a term of a duel's sum.
pub fn term_name(text: &Text, term: Term) -> String {
    text.sentence("dueling-nobles-term", &term).finish()
}

/// One side's sum in a duel, term by term.
pub fn sum(cx: Cx<'_>, seat: EitherSeat, fighter: &Fighter) -> Sum {
    let text = cx.text;
    let breakdown = fighter.breakdown(cx.rules);
    let terms = breakdown.terms().iter().map(|term| SumTerm {
        name: term_name(text, *term),
        value: term.value(),
    });
    let title = say!(
        text,
        "dueling-nobles-fighter",
        noble = fighter.noble.card(),
        player = cx.name(seat)
    );
    Sum::new(text, title, terms.collect(), breakdown.total())
}
