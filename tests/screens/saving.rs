//! A disk that fails during a game: the error stays visible, nothing is lost, and leaving needs a confirmation.

use std::fs;
use std::rc::Rc;

use egui::{Key, Modifiers, OutputCommand, ViewportCommand, ViewportEvent, ViewportId};
use serde_json::json;
use tempfile::{TempDir, tempdir};

use crate::common::in_repository;
use crate::course;
use crate::library::Always;
use crate::person::{LAPTOP, PHONE, Person, lines_of};
use courtyard::library::Library;
use courtyard::ui::platform::chooser::Wish;

const CATS: &str = "game-catsatcards";

fn seated(folder: &TempDir) -> Person {
    course::lay_out(folder.path(), "evening", CATS, 3);
    Person::at(folder.path(), PHONE)
}

#[test]
fn the_game_continues_in_memory_and_is_saved_when_the_disk_is_back() {
    let folder = tempdir().unwrap();
    let mut person = seated(&folder);
    let disk = person.take_the_disk_away();
    person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)");
    person.expect("@saving-banner why=(@io-not-found) count=1");
    person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)");
    person.expect("@saving-banner count=2 why=*");
    let waiting = person.words("@saving-banner count=2 why=*");
    assert!(person.live().iter().any(|news| waiting.are_in(news)));
    person.press(Modifiers::COMMAND, Key::Z);
    person.expect("@saving-banner count=3 why=*");
    // It stays visible on every page of the game.
    person.press(Modifiers::NONE, Key::L);
    person.expect("@saving-banner count=3 why=*");
    person.tap("@back");
    disk.give_it_back();
    // It recovers without any action of the player.
    person.window.run_steps(12);
    assert!(!person.reads("@saving-title"), "{}", person.screen_text());
    person.watchful = false;
    person.settle();
    let journal = person.journal();
    assert_eq!(journal.len(), 7);
    assert_eq!(journal[4]["do"], json!({"type": "next-phase"}));
    assert_eq!(journal[6]["undo"], 1);
}

#[test]
fn a_game_started_without_a_disk_is_saved_later() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), LAPTOP);
    person.tap("@home-new");
    person.tap("@setup-who-begins");
    person.tap("@dueling-nobles-starter-starts name=(@player-unnamed number=1)");
    person.tap("@dueling-nobles-setup-to-nobles");
    for noble in ["K♠", "Q♠", "J♠", "K♥", "Q♥", "J♥"] {
        person.tap(noble);
    }
    let disk = person.take_the_disk_away();
    person.tap("@dueling-nobles-setup-begin");
    person.expect("@bar-turn turn=1 name=(@player-unnamed number=1)");
    person.expect("@saving-banner count=1 why=*");
    person.tap("@saving-open");
    disk.give_it_back();
    person.tap("@saving-retry");
    person.expect("@saving-done");
    person.tap("@saving-stay");
    assert!(!person.reads("@saving-title"));
    assert_eq!(person.journal().len(), 2);
}

#[test]
fn leaving_with_unsaved_steps_warns_and_offers_a_copy() {
    let folder = tempdir().unwrap();
    let mut person = seated(&folder);
    let disk = person.take_the_disk_away();
    person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)");
    person.tap("@menu");
    person.tap("@menu-leave");
    person.expect("@saving-about count=1 file=evening.courtyard why=*");
    person.expect("@saving-leaving");
    person.tap("@saving-stay");
    person.expect("@bar-turn turn=1 name=Ana");
    person.tap("@menu");
    person.tap("@menu-leave");
    person.tap("@saving-leave");
    person.expect("@saving-leaving");
    // An existing file is not overwritten.
    let elsewhere = folder.path().join("elsewhere.courtyard");
    fs::write(&elsewhere, "mine").unwrap();
    person.write("@library-file-field", &elsewhere.to_string_lossy());
    person.tap("@saving-write");
    person.expect("@saving-not-written why=(@io-already-exists) file=*");
    assert_eq!(fs::read_to_string(&elsewhere).unwrap(), "mine");
    fs::remove_file(&elsewhere).unwrap();
    person.tap("@saving-write");
    person.expect("@saving-written file=*");
    assert_eq!(lines_of(&elsewhere).len(), 5);
    // Now leaving loses nothing.
    person.tap("@saving-leave-safe");
    person.expect("@library-trouble why=(@io-not-found why=(No such file or directory))");
    disk.give_it_back();
    let library =
        Library::open(Some(folder.path().to_owned()), courtyard::registry::kept()).unwrap();
    let copy = fs::File::open(&elsewhere).unwrap();
    assert!(library.import(copy, "evening").is_ok());
}

#[test]
fn a_path_is_chosen_in_the_systems_dialog_and_no_file_is_overwritten() {
    let (folder, elsewhere) = (tempdir().unwrap(), tempdir().unwrap());
    course::lay_out(folder.path(), "evening", CATS, 3);
    let place = elsewhere.path().join("copy.courtyard");
    let always = Always(vec![place.clone()], Rc::default());
    let asked = Rc::clone(&always.1);
    let mut person = Person::choosing(folder.path(), PHONE, Box::new(always));
    let _disk = person.take_the_disk_away();
    person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)");
    person.tap("@saving-open");
    person.tap("@library-choose-place");
    person.expect("@saving-written file=*");
    assert_eq!(lines_of(&place).len(), 5);
    assert!(
        matches!(&asked.borrow()[..], [Wish::SaveAs { name, .. }] if name == "evening.courtyard")
    );
    person.tap("@library-choose-place");
    person.expect("@saving-not-written why=(@io-already-exists) file=*");
}

#[test]
fn leaving_without_saving_takes_two_taps() {
    let folder = tempdir().unwrap();
    let mut person = seated(&folder);
    let _disk = person.take_the_disk_away();
    person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)");
    person.tap("@menu");
    person.tap("@menu-leave");
    person.tap("@saving-leave");
    person.tap("@saving-leave-sure");
    person.expect("@library-trouble why=*");
}

#[test]
fn the_whole_journal_is_copied_to_the_clipboard() {
    let folder = tempdir().unwrap();
    let mut person = seated(&folder);
    let disk = person.take_the_disk_away();
    person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)");
    person.tap("@saving-open");
    let copied = copied(&mut person, "@saving-copy");
    // The clipboard's text is lost with the window.
    person.tap("@saving-stay");
    person.press(Modifiers::NONE, Key::Q);
    person.tap("@saving-leave");
    assert!(person.has("@saving-leave-sure"));
    disk.give_it_back();
    person.tap("@saving-retry");
    let journal = fs::read_to_string(person.journal_path()).unwrap();
    assert_eq!(copied.unwrap(), journal);
}

/// The text that a tap on this control copies to the clipboard.
fn copied(person: &mut Person, name: &str) -> Option<String> {
    let place = person.place(name);
    for pressed in [true, false] {
        person.window.hover_at(place.center());
        person.window.event(egui::Event::PointerButton {
            pos: place.center(),
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        person.window.step();
    }
    let commands = &person.window.output().platform_output.commands;
    let copied = commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    person.settle();
    copied
}

/// Asks the window to close. Returns whether it stayed open.
fn close(person: &mut Person) -> bool {
    let viewports = &mut person.window.input_mut().viewports;
    let root = viewports.entry(ViewportId::ROOT).or_default();
    root.events.push(ViewportEvent::Close);
    person.window.step();
    let output = &person.window.output().viewport_output[&ViewportId::ROOT];
    let kept = output.commands.contains(&ViewportCommand::CancelClose);
    let viewports = &mut person.window.input_mut().viewports;
    viewports
        .entry(ViewportId::ROOT)
        .or_default()
        .events
        .clear();
    person.settle();
    kept
}

#[test]
fn the_window_closes_at_once_only_when_all_is_saved() {
    let folder = tempdir().unwrap();
    let mut person = seated(&folder);
    assert!(!close(&mut person));
    let disk = person.take_the_disk_away();
    person.tap("@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)");
    person.tap("@menu");
    person.press(Modifiers::COMMAND, Key::Comma);
    assert!(close(&mut person));
    person.expect("@saving-leaving");
    disk.give_it_back();
    person.tap("@saving-retry");
    assert!(!close(&mut person));
    assert_eq!(person.journal().len(), 5);
}

#[test]
fn an_unfinished_set_up_of_0_1_is_continued() {
    let folder = tempdir().unwrap();
    let left = in_repository("tests/library/data-0.1/sessions/set-up.json");
    fs::create_dir(folder.path().join("sessions")).unwrap();
    fs::copy(left, folder.path().join("sessions/set-up.json")).unwrap();
    let mut person = Person::at(folder.path(), LAPTOP);
    person.expect("@dueling-nobles-nobles-first name=Olga");
    // It was Ben's turn to pick.
    for noble in ["Q♦", "K♦"] {
        person.tap(noble);
    }
    person.tap("@dueling-nobles-nobles-picking name=Olga count=2 of=3");
    person.tap("J♣");
    person.tap("@dueling-nobles-setup-begin");
    person.expect("@bar-turn turn=1 name=Olga");
    let journal = person.journal();
    assert_eq!(journal[0]["players"], json!(["Olga", "Pablo"]));
    assert_eq!(journal[0]["edition"], "original");
    let nobles = json!([["Ks", "Qh", "Jc"], ["Jd", "Qd", "Kd"]]);
    let set_up = json!({"type": "setup", "first": 0, "nobles": nobles});
    assert_eq!(journal[1]["do"], set_up);
}
