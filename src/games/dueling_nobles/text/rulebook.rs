//! The rules in words, with the values of the current rules.

use super::{of_ability, phase_name};
use crate::rules::editions::Phase;
use crate::rules::{ActionKind, DuelingNobles, Noble, Rules};
use courtyard_core::cards::Suit;
use courtyard_text::{Chapter, Describe, Rulebook, Text};

/// The sections of the rulebook, those before the phases and those after them.
const SECTIONS: [&[&str]; 2] = [
    &[
        "dueling-nobles-rulebook-aim",
        "dueling-nobles-rulebook-table",
        "dueling-nobles-rulebook-setup",
        "dueling-nobles-rulebook-turn",
    ],
    &[
        "dueling-nobles-rulebook-duel",
        "dueling-nobles-rulebook-abilities",
        "dueling-nobles-rulebook-weapons",
        "dueling-nobles-rulebook-decks",
        "dueling-nobles-rulebook-end",
    ],
];

/// The whole rules for a player who does not know the game, by this edition and these house rules.
pub fn rulebook(text: &Text, rules: &Rules) -> Vec<Chapter> {
    let mut book = Rulebook::new(text, rules.to_json());
    let nobles = Noble::SET.len() - 2 * usize::from(rules.opening_nobles);
    book.set("noble_deck", nobles);
    book.set("support_deck", rules.opening_deck());
    book.set("edition", rules.edition_name());
    let phases = rules.phases.iter();
    let phases = phases.map(|phase| phase_name(text, &phase.id));
    book.set("phase_count", rules.phases.len());
    book.set_list("phases", phases);
    let is_income = |phase: &Phase| phase.id == Phase::INCOME;
    book.set("income", rules.phases.iter().any(is_income));
    let left_out = ActionKind::ALL.into_iter();
    let left_out = left_out.filter(|kind| kind.belongs_to_a_phase());
    let left_out = left_out.filter(|kind| rules.phase_of(*kind).is_none());
    let left_out = left_out.map(|kind| DuelingNobles::kind_name(text, kind));
    book.set_list("left_out", left_out);
    let taxes = rules.phase_of(ActionKind::Tax).is_some();
    book.set("tax_may_vanquish", taxes && rules.tax_may_vanquish);
    let is_played = |kind| rules.phase_of(kind).is_some() && rules.limit(kind) != Some(0);
    let suits = Suit::ALL
        .into_iter()
        .filter(|suit| is_played(ActionKind::of_ability(*suit)));
    let suits: Vec<Suit> = suits.collect();
    let abilities = suits
        .iter()
        .map(|suit| of_ability(text, "dueling-nobles-table-ability", *suit));
    book.set_list("abilities", abilities);

    let [before, after] = SECTIONS;
    before.iter().for_each(|section| book.section(section));
    for (index, phase) in rules.phases.iter().enumerate() {
        book.set("number", index + 1);
        book.set("phase", phase_name(text, &phase.id));
        let income = is_income(phase).then(|| book.say("dueling-nobles-rulebook-phase-income"));
        let mut paragraphs: Vec<String> = income.into_iter().collect();
        for kind in &phase.allows {
            paragraphs.push(action(&mut book, text, rules, *kind));
        }
        if paragraphs.is_empty() {
            paragraphs.push(book.say("dueling-nobles-rulebook-phase-empty"));
        }
        book.chapter(book.say("dueling-nobles-rulebook-phase"), paragraphs);
    }
    for section in after {
        match *section {
            "dueling-nobles-rulebook-duel" if !is_played(ActionKind::Challenge) => {}
            "dueling-nobles-rulebook-weapons" if !is_played(ActionKind::Weapon) => {}
            "dueling-nobles-rulebook-abilities" if suits.is_empty() => {}
            "dueling-nobles-rulebook-abilities" if suits.len() < Suit::ALL.len() => {
                book.section("dueling-nobles-rulebook-abilities-some");
            }
            section => book.section(section),
        }
    }

    book.house::<DuelingNobles>(rules);
    book.finish()
}

/// A description of the action, and how often it is allowed.
fn action(book: &mut Rulebook<'_>, text: &Text, rules: &Rules, kind: ActionKind) -> String {
    book.set("action", DuelingNobles::kind_name(text, kind));
    match rules.limit(kind) {
        Some(0) => return book.say("dueling-nobles-rulebook-never"),
        Some(limit) => book.set("limit", limit),
        None => book.set("limit", "none"),
    }
    book.set("often", book.say("dueling-nobles-rulebook-often"));
    book.say(&format!("dueling-nobles-rulebook-{kind}"))
}
