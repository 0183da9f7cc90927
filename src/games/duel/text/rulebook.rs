//! The rules in words, with the values of the current rules.

use crate::rules::editions::AcesDefend;
use crate::rules::{Duel, Rules};
use courtyard_text::{Chapter, Rulebook, Text};

/// The sections of the rulebook.
const SECTIONS: [&str; 9] = [
    "duel-rulebook-aim",
    "duel-rulebook-table",
    "duel-rulebook-setup",
    "duel-rulebook-turn",
    "duel-rulebook-battle",
    "duel-rulebook-aces",
    "duel-rulebook-end",
    "duel-rulebook-reinforcements",
    "duel-rulebook-ally",
];

/// The whole rules for a player who does not know the game, by this edition and these house rules.
pub fn rulebook(text: &Text, rules: &Rules) -> Vec<Chapter> {
    let mut book = Rulebook::new(text, rules.to_json());
    book.set("deck", rules.deck());
    book.set("draw_pile", rules.deck() - rules.hand_size);
    let in_battles = rules.aces_defend != AcesDefend::Never;
    let aces = match (in_battles, rules.aces_outside) {
        (false, false) => "none",
        (true, false) => "battles",
        (false, true) => "outside",
        (true, true) => "both",
    };
    book.set("aces", aces);
    let pays = rules.ace_fails_unled && rules.unled_fail_draw > 0;
    book.set("ace_fails_unled", pays);
    let is_off = |section: &str| match section {
        "duel-rulebook-battle" => rules.attacks_per_turn == Some(0) && !rules.revenge_turn,
        "duel-rulebook-aces" => aces == "none",
        _ => false,
    };
    let sections = SECTIONS.iter().filter(|section| !is_off(section));
    sections.for_each(|section| book.section(section));
    book.house::<Duel>(rules);
    book.finish()
}
