//! Names of items.

use super::Cx;
use crate::rules::ask::Part;
use crate::rules::battle::Strength;
use crate::rules::table::{Phase, Side, Standing, State};
use crate::rules::{ActionKind, CardRole, Duel, Face, Name, PlayedCard};
use courtyard_core::cards::Rank;
use courtyard_core::game::compose::{Answer, Draft};
use courtyard_core::seat::Seat;
use courtyard_text::{Sum, SumTerm, Text, say, sign};

/// The name of a phase.
pub fn phase_name(text: &Text, phase: Phase) -> String {
    say!(text, &format!("duel-phase-{}", phase.name()))
}

/// The name of a role: “Army”.
pub fn role_name(text: &Text, role: CardRole) -> String {
    say!(text, &format!("duel-part-{}", role.name()))
}

/// A card as displayed: `10♥`, `10`, the joker, the Hidden Ally.
pub fn card_name(text: &Text, card: impl Into<Name>) -> String {
    match card.into() {
        Name::Face(Face::Card(card)) => sign(card),
        Name::Face(Face::Rank(rank)) => rank.text().to_owned(),
        Name::Joker => say!(text, "duel-card-joker"),
        Name::Ally => say!(text, "duel-card-ally"),
        Name::AllyAs(rank) => say!(text, "duel-card-ally-as", rank = rank.text()),
    }
}

/// A played Ace in a sentence: the card, or “an Ace” if its suit is unknown.
pub(super) fn ace_name(text: &Text, card: Name) -> String {
    if card == Name::Face(Face::Rank(Rank::Ace)) {
        say!(text, "duel-card-ace")
    } else {
        card_name(text, card)
    }
}

/// A played card in short: `10♥`, `10`, `K*` for the Hidden Ally as a King.
pub fn card_text(card: PlayedCard) -> String {
    match card {
        PlayedCard::Face(Face::Card(card)) => sign(card),
        PlayedCard::Face(Face::Rank(rank)) => rank.text().to_owned(),
        PlayedCard::Ally(rank) => format!("{}*", rank.text()),
    }
}

/// A Warlord of a side: its card if known, and otherwise its number. Equal cards have their numbers too.
pub fn warlord_name(text: &Text, side: &Side, slot: usize) -> String {
    let known = side.standing(slot).and_then(Standing::card);
    let number = || say!(text, "duel-screen-warlord", number = slot + 1);
    let Some(warlord) = known else {
        return number();
    };
    let is_alike = |other: Standing| other.card().is_some_and(|o| o.card() == warlord.card());
    let card = card_text(warlord.card());
    let mut all = side.standings();
    if all.any(|(other, standing)| other != slot && is_alike(standing)) {
        format!("{card} ({})", number())
    } else {
        card
    }
}

/// The player who answers the next question of an action, or whom the question is about.
pub fn asked(table: &State, draft: &Draft<Duel>) -> Seat {
    match (draft.answers().first(), &table.battle) {
        (Some(Answer::Part(Part::Seat(seat))), _) => *seat,
        (_, Some(battle)) if draft.kind() == ActionKind::Support => {
            battle.acts().unwrap_or(battle.attacker)
        }
        (_, Some(battle)) => battle.defender,
        (_, None) => table.active,
    }
}

/// One side's sum in a battle, term by term.
pub fn sum(cx: Cx<'_>, seat: Seat, attacks: bool, strength: &Strength) -> Sum {
    let key = if attacks {
        "duel-attacker"
    } else {
        "duel-defender"
    };
    let title = say!(cx.text, key, player = cx.name(seat));
    sum_titled(cx.text, title, strength)
}

/// The sum of one side of a battle, with this title.
pub fn sum_titled(text: &Text, title: String, strength: &Strength) -> Sum {
    let terms = strength.terms().iter().map(|term| {
        let (part, card) = (role_name(text, term.name), card_name(text, term.card));
        SumTerm {
            name: say!(text, "duel-term", part, card),
            value: term.value.into(),
        }
    });
    Sum::new(text, title, terms.collect(), strength.total().into())
}
