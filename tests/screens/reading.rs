//! Text at the table: the menu, the recap of a turn, the rules and the log.

use egui::{Key, Modifiers, Vec2, vec2};
use tempfile::tempdir;

use crate::course;
use crate::person::{LAPTOP, PHONE, Person};

const CATS: &str = "game-catsatcards";

fn seated(folder: &std::path::Path, entries: usize, size: Vec2) -> Person {
    course::lay_out(folder, "evening", CATS, entries);
    Person::at(folder, size)
}

#[test]
fn conceding_stands_last_in_the_menu_and_apart() {
    for size in [PHONE, LAPTOP] {
        let folder = tempdir().unwrap();
        let mut person = seated(folder.path(), 30, size);
        person.tap("@menu");
        let concede = person.place("@kind-concede");
        let leave = person.place("@menu-leave");
        let settings = person.place("@settings-title");
        let gap = leave.top() - settings.bottom();
        assert!(concede.top() - leave.bottom() > gap + 4.0, "{size}");
    }
}

#[test]
fn the_recap_of_a_turn_is_complete_and_in_the_order_of_play() {
    let folder = tempdir().unwrap();
    // Ana's first turn, just before it ends.
    Person::waits_between_turns(folder.path());
    let mut person = seated(folder.path(), 13, LAPTOP);
    person.reads_hand_overs = true;
    person.tap("@kind-end-turn");
    person.expect("@hand-over-turn name=Ben");
    let lines = person.lines();
    let place = |deed: &str| lines.iter().position(|line| *line == person.say(deed));
    let deeds = [
        "@dueling-nobles-headline-buy player=Ana count=3",
        "@dueling-nobles-headline-weapon player=Ana noble=J♣ card=3♥",
        "@dueling-nobles-event-duel-ended player=Ben noble=J♥ total=30 other=22 verdict=defender critical=no",
    ];
    let places = deeds.map(|deed| place(deed).unwrap_or_else(|| panic!("no {deed}: {lines:#?}")));
    assert!(places.is_sorted(), "{places:?} in {lines:#?}");
}

#[test]
fn the_recap_says_what_a_tie_costs_each_noble() {
    let folder = tempdir().unwrap();
    Person::waits_between_turns(folder.path());
    let mut person = seated(folder.path(), 74, PHONE);
    person.reads_hand_overs = true;
    for name in [
        "A♥",
        "10♦",
        "@dueling-nobles-fight-play cards=(A♥ 10♦)",
        "A♠",
    ] {
        person.tap(name);
    }
    person.tap("@kind-end-turn");
    let lines = person.lines();
    for sentence in [
        "@dueling-nobles-event-noble-wounded player=Ben noble=J♥ left=1",
        "@dueling-nobles-event-noble-wounded player=Ana noble=Q♦ left=0",
        "@dueling-nobles-event-noble-vanquished player=Ana noble=Q♦ goes-on=yes",
    ] {
        assert!(lines.contains(&person.say(sentence)), "{lines:#?}");
    }
}

#[test]
fn the_rules_have_pictures_and_contents_that_lead_to_a_chapter() {
    for size in [PHONE, LAPTOP, vec2(844.0, 390.0)] {
        let folder = tempdir().unwrap();
        let mut person = seated(folder.path(), 30, size);
        person.press(Modifiers::NONE, Key::F1);
        assert!(
            person.has_image("@lesson-picture title=(@dueling-nobles-lesson-aim)"),
            "{}",
            person.screen_text()
        );
        let mut names = person.names().into_iter().map(|(_, name)| name);
        let print = person.say("@print-open");
        let last = names.rfind(|name| *name != print).unwrap();
        let place = person.place_of(&last);
        person.tap(&last);
        let now = person.place_of(&last);
        assert!(now.top() < place.top(), "{size}: {last} stays at {now}");
        person.tap("@back");
    }
}

#[test]
fn the_log_beside_the_table_folds() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), 30, LAPTOP);
    assert!(person.reads("@turn-title turn=3 player=Ana"));
    person.tap("@log-hide");
    assert!(!person.reads("@turn-title turn=3 player=Ana"));
    person.tap("@log-show");
    assert!(person.reads("@turn-title turn=3 player=Ana"));
}

#[test]
fn the_log_is_in_the_order_of_the_game() {
    let folder = tempdir().unwrap();
    let person = seated(folder.path(), 45, LAPTOP);
    let lines = person.lines();
    let expected = [
        "@dueling-nobles-headline-support player=Ana cards=none",
        "@dueling-nobles-headline-support player=Ben cards=(@list-and before=5♥ last=4♥)",
        "@dueling-nobles-event-duel-ended player=Ben noble=J♥ total=30 other=22 verdict=defender critical=no",
        "@headline-end-turn player=Ana",
        "@turn-title turn=2 player=Ben",
        "@dueling-nobles-event-gold-gained gain=income gold=1 player=Ben",
        "@dueling-nobles-headline-buy player=Ben count=2",
    ];
    let places = expected.map(|line| lines.iter().position(|shown| *shown == person.say(line)));
    assert!(places.is_sorted() && places[0].is_some(), "{lines:#?}");
}

#[test]
fn the_log_has_one_arrow_back() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), 30, PHONE);
    person.tap("@menu");
    person.tap("@menu-log");
    let names = person.names();
    assert!(
        !names
            .iter()
            .any(|(_, name)| person.words("@do-undo").start(name)),
        "{names:?}"
    );
}

#[test]
fn the_first_flip_of_the_table_explains_itself() {
    let folder = tempdir().unwrap();
    let mut person = seated(folder.path(), 30, PHONE);
    person.tap("@menu-turn-around");
    person.expect("@hint-turn-around");
    person.let_pass(20.0);
    person.tap("@menu-turn-around");
    assert!(!person.reads("@hint-turn-around"));
}
