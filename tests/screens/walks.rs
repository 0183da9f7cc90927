//! Walks through all screens: in every window, language and text size, nothing is clipped, too small, covered or out
//! of reach.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use courtyard::registry;
use courtyard::settings::{Suits, Theme};
use courtyard::text::Language;

use crate::common::extent;
use crate::person::{Look, Person};
use crate::tour::{self, Chapter, DUEL, HEARTS, Stop};

/// Walks through the whole tour and checks everything.
fn walk(look: Look) {
    walk_through(look, &tour::TOUR.concat(), 50);
}

/// Walks through these chapters, which have more than `least` screens, and checks everything.
fn walk_through(look: Look, chapters: &[Chapter], least: usize) {
    let (mut stops, mut faults) = (0, BTreeSet::new());
    let mut look_around = |person: &mut Person, stop: Stop| {
        person.see_everything();
        stops += 1;
        let notes = person.notes.iter_mut().flat_map(|notes| notes.drain(..));
        faults.extend(notes.map(|note| format!("{}: {note}", stop.name)));
    };
    tour::walk(look, chapters, true, &mut look_around, &mut |_| {});
    let language = look.language;
    assert!(faults.is_empty(), "{language}: {faults:#?}");
    assert!(stops > least, "only {stops} screens");
}

/// Walks through the whole tour in a window similar to others, in a thorough run only.
fn walk_if_thorough(look: Look) {
    if extent(false, true) {
        walk(look);
    }
}

const SMALLEST: Look = Look::new(320.0, 568.0);
const SMALLEST_ACROSS: Look = Look::new(568.0, 320.0);
const SMALL: Look = Look::new(360.0, 640.0);
const PHONE: Look = Look::new(390.0, 844.0);
const ACROSS: Look = Look::new(844.0, 390.0);
const LAPTOP: Look = Look::new(1280.0, 800.0);

#[test]
fn a_small_phone() {
    walk_if_thorough(SMALL);
}

/// The languages by the length of their messages, the longest first.
fn longest_languages() -> Vec<Language> {
    let length = |language: &Language| -> usize {
        let sources = language.sources(&registry::described());
        sources.iter().map(|source| source.chars().count()).sum()
    };
    let mut languages = Language::ALL.to_vec();
    languages.sort_by_cached_key(|language| Reverse(length(language)));
    languages
}

/// Walks in the longest language, or in all of them, upright and on the side, in a thorough run.
#[test]
fn the_smallest_phone_in_each_language() {
    for language in longest_languages().into_iter().take(extent(1, usize::MAX)) {
        walk(SMALLEST.language(language).percent(130));
        walk_if_thorough(SMALLEST.language(language));
        walk_if_thorough(SMALLEST_ACROSS.language(language).percent(130));
        walk_if_thorough(SMALLEST_ACROSS.language(language));
    }
}

#[test]
fn a_small_phone_with_long_words() {
    walk(SMALL.language(Language::Pseudo));
}

#[test]
fn a_small_phone_with_the_largest_text() {
    walk_if_thorough(SMALL.percent(200));
}

#[test]
fn the_smallest_phone_with_the_largest_text() {
    walk(SMALLEST.percent(200));
    walk_if_thorough(SMALLEST.language(Language::Spanish).percent(200));
}

#[test]
fn a_phone_with_long_words() {
    walk_if_thorough(PHONE.language(Language::Pseudo));
}

#[test]
fn a_phone_in_spanish_with_the_largest_text() {
    walk_if_thorough(PHONE.language(Language::Spanish).percent(200));
}

#[test]
fn a_phone_with_the_smallest_text_in_high_contrast() {
    let look = PHONE.theme(Theme::HighContrast).suits(Suits::FourColours);
    walk_if_thorough(look.percent(80));
}

#[test]
fn a_phone_in_landscape_in_spanish() {
    walk_if_thorough(ACROSS.language(Language::Spanish));
}

#[test]
fn a_phone_in_landscape_with_the_largest_text() {
    walk(ACROSS.percent(200));
}

#[test]
fn a_laptop_with_long_words() {
    walk_if_thorough(LAPTOP.language(Language::Pseudo));
}

#[test]
fn a_laptop_with_the_largest_text() {
    walk(LAPTOP.percent(200));
}

#[test]
fn a_large_screen() {
    walk_if_thorough(Look::new(1920.0, 1080.0));
}

/// Walks through one game, with all games in the app, in the windows that differ most: in the first three of them, or
/// in all in a thorough run.
fn in_every_window(chapters: &[Chapter], least: usize) {
    let looks = [
        SMALL.language(Language::Pseudo),
        ACROSS.percent(200),
        LAPTOP.percent(200),
        SMALLEST,
        SMALLEST.percent(200),
        PHONE.language(Language::Spanish).percent(200),
        ACROSS.language(Language::Spanish),
        LAPTOP.language(Language::Pseudo),
    ];
    for look in looks.into_iter().take(extent(3, looks.len())) {
        walk_through(look, chapters, least);
    }
}

#[test]
fn duel_in_every_window() {
    in_every_window(DUEL, 18);
}

#[test]
fn noble_hearts_in_every_window() {
    in_every_window(HEARTS, 14);
}
