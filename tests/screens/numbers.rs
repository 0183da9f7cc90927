//! Typed numbers, and the focus that moves from field to field.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, vec2};
use tempfile::{TempDir, tempdir};

use crate::course;
use crate::person::{PHONE, Person};

const NONE: Modifiers = Modifiers::NONE;
const GOLD: &str = "@dueling-nobles-correct-gold player=Ana";

/// The corrections of Ana, where a tap on her gold has begun to type it.
fn typing() -> (TempDir, Person) {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", 5);
    let mut person = Person::at(folder.path(), PHONE);
    for name in ["@menu", "@menu-players", "Ana"] {
        person.tap(name);
    }
    let [less, more] =
        ["less", "more"].map(|key| person.place(&format!("@stepper-{key} what=({GOLD})")));
    let number = less.center() + (more.center() - less.center()) / 2.0;
    person.put_finger(number);
    person.lift_finger(number);
    (folder, person)
}

/// Replaces the text in the field.
fn write(person: &mut Person, text: &str) {
    person.press(Modifiers::COMMAND, Key::A);
    person.window.event(Event::Text(text.to_owned()));
    person.settle();
}

#[test]
fn a_typed_number_can_be_recorded_at_once() {
    for (typed, gold) in [("12", 12), (" 7 ", 7), ("999999", 999_999)] {
        let (_folder, mut person) = typing();
        let names = person.names();
        assert!(names.contains(&(Role::NumberInput, person.say(GOLD))));
        write(&mut person, typed);
        let record = person.name_starting("@corrections-set what=*");
        // Nothing but this tap ends the typing.
        person.tap(&record);
        let done = person.journal().pop().unwrap();
        assert_eq!(done["do"]["gold"], gold, "{typed}: {done}");
        assert!(!person.reads("@stepper-range least=* most=*"));
    }
}

#[test]
fn other_text_than_a_number_of_the_range_is_refused_and_stays() {
    for typed in ["3,5", "1e2", "9999999", "twelve"] {
        let (_folder, mut person) = typing();
        let before = person.journal().len();
        write(&mut person, typed);
        person.expect("@stepper-range least=0 most=1000000");
        assert!(!person.has_starting("@corrections-set what=*"));
        person.press(NONE, Key::Enter);
        person.expect("@stepper-range least=0 most=1000000");
        let field = person
            .names()
            .into_iter()
            .find(|(role, _)| *role == Role::NumberInput);
        assert!(field.is_some(), "{typed} is lost");
        write(&mut person, "4");
        assert!(!person.reads("@stepper-range least=* most=*"));
        person.press(NONE, Key::Enter);
        let record = person.name_starting("@corrections-set what=*");
        person.tap(&record);
        assert_eq!(person.journal()[before]["do"]["gold"], 4);
    }
}

/// Whether a number is being typed.
fn types(person: &Person) -> bool {
    let names = person.names();
    names.iter().any(|(role, _)| *role == Role::NumberInput)
}

#[test]
fn escape_and_an_empty_field_leave_the_number_as_it_was() {
    for (typed, ends) in [("12", Key::Escape), ("3,5", Key::Escape), ("", Key::Enter)] {
        let (_folder, mut person) = typing();
        let before = person.journal().len();
        match typed {
            "" => {
                person.press(Modifiers::COMMAND, Key::A);
                person.press(NONE, Key::Backspace);
            }
            _ => write(&mut person, typed),
        }
        person.press(NONE, ends);
        assert!(!person.reads("@stepper-range least=* most=*"));
        assert!(!types(&person), "{typed}");
        assert!(!person.has_starting("@corrections-set what=*"), "{typed}");
        assert!(person.has(GOLD), "{typed}");
        // Only the next one leaves the page.
        person.press(NONE, Key::Escape);
        assert!(!person.has(GOLD), "{typed}");
        assert_eq!(person.journal().len(), before, "{typed}");
    }
}

#[test]
fn a_page_that_is_left_forgets_the_typed_text() {
    let (_folder, mut person) = typing();
    write(&mut person, "3,5");
    person.tap("@back");
    for name in ["@menu", "@menu-players", "Ana"] {
        person.tap(name);
    }
    assert!(person.has(GOLD));
    assert!(!types(&person));
}

/// A phone's keyboard leaves so much of the window that only one of the fields is visible.
#[test]
fn the_focused_control_scrolls_into_view() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@home-new");
    let [first, second] = [
        "@setup-name-of player=(@player-unnamed number=1)",
        "@setup-name-of player=(@player-unnamed number=2)",
    ];
    person.touch_field(first);
    person.window.set_size(vec2(PHONE.x, 190.0));
    person.settle();
    assert!(person.sees_field(first) && !person.sees_field(second));
    person.press(NONE, Key::Enter);
    assert!(person.is_writing_in(second) && person.sees_field(second));
    // Tab leads to the controls below, too.
    for _ in 0..6 {
        person.press(NONE, Key::Tab);
        let name = person.focused();
        let is_button = person.names().contains(&(Role::Button, name.clone()));
        assert!(
            !is_button || person.place(&name).height() > 40.0,
            "{name} is hidden"
        );
    }
}
