//! Words that belong to no game.

use super::*;
use courtyard_core::seat::{Pair, Seat};

/// The words of a language that belong to no game.
pub(crate) fn text(language: Language) -> Text {
    Text::new(language, Games::new([]))
}

#[test]
fn lists_are_put_into_words() {
    let [english, spanish] = [Language::English, Language::Spanish].map(text);
    let list = |items: &[&str]| english.list(items.iter().map(|i| i.to_string()));
    assert_eq!(list(&[]), "none");
    assert_eq!(list(&["a"]), "a");
    assert_eq!(list(&["a", "b"]), "a and b");
    assert_eq!(list(&["a", "b", "c"]), "a, b and c");
    let items = |items: &[&str]| items.iter().map(|i| i.to_string()).collect::<Vec<_>>();
    assert_eq!(spanish.list(items(&["a", "b", "c"])), "a, b y c");
    assert_eq!(
        spanish.list(items(&["Vender", "Invertir"])),
        "Vender e Invertir"
    );
    assert_eq!(spanish.choice(items(&["9♥", "10♥"])), "9♥ o 10♥");
    assert_eq!(spanish.choice(items(&["7♥", "8♥"])), "7♥ u 8♥");
}

#[test]
fn a_sum_without_terms_is_its_total() {
    let text = text(Language::English);
    let sum =
        |terms: Vec<SumTerm>, total| Sum::new(&text, "Ben".to_owned(), terms, total).description;
    assert_eq!(sum(Vec::new(), 0), "Ben: 0");
    let name = "die".to_owned();
    assert_eq!(sum(vec![SumTerm { name, value: 4 }], 4), "Ben: 4 (die) = 4");
}

#[test]
fn a_name_stays_within_its_line() {
    let text = text(Language::English);
    let name = |name: &str| {
        let players = Pair([name.to_owned(), String::new()]).into();
        player_name(&text, &players, Seat::ZERO)
    };
    assert_eq!(name("\u{1b}[31mAna\n\u{202e}"), "\u{fffd}[31mAna \u{fffd}");
    assert_eq!(name(" \n "), "Player 1");
    assert_eq!(name(&"x".repeat(1000)).chars().count(), LONGEST_NAME + 1);
    assert_eq!(
        text.with("title", &[("zero", "a\nb".into()), ("one", "c".into())]),
        "a b against c"
    );
}
