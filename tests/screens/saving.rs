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
    person.tap("Reinforcements →");
    person.expect("Not saved: there is no such file or folder. One step is waiting to be saved");
    person.tap("Command →");
    person.expect("2 steps are waiting to be saved");
    assert!(
        person
            .live()
            .iter()
            .any(|news| news.contains("2 steps are waiting"))
    );
    person.press(Modifiers::COMMAND, Key::Z);
    person.expect("3 steps are waiting to be saved");
    // It stays visible on every page of the game.
    person.press(Modifiers::NONE, Key::L);
    person.expect("3 steps are waiting to be saved");
    person.tap("Back");
    disk.give_it_back();
    // It recovers without any action of the player.
    person.window.run_steps(12);
    assert!(!person.reads("Not saved"), "{}", person.screen_text());
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
    person.tap("New game");
    person.tap("Who begins?");
    person.tap("Player 1 takes the first turn");
    person.tap("Pick the nobles");
    for noble in ["K♠", "Q♠", "J♠", "K♥", "Q♥", "J♥"] {
        person.tap(noble);
    }
    let disk = person.take_the_disk_away();
    person.tap("Begin the game");
    person.expect("Turn 1 · Player 1");
    person.expect("Not saved: ");
    person.tap("What now?");
    disk.give_it_back();
    person.tap("Try again now");
    person.expect("Everything is saved");
    person.tap("Play on");
    assert!(!person.reads("Not saved"));
    assert_eq!(person.journal().len(), 2);
}

#[test]
fn leaving_with_unsaved_steps_warns_and_offers_a_copy() {
    let folder = tempdir().unwrap();
    let mut person = seated(&folder);
    let disk = person.take_the_disk_away();
    person.tap("Reinforcements →");
    person.tap("Menu");
    person.tap("To the start screen");
    person.expect("One step could not be saved to evening.courtyard");
    person.expect("If you leave now, unsaved steps are lost.");
    person.tap("Play on");
    person.expect("Turn 1 · Ana");
    person.tap("Menu");
    person.tap("To the start screen");
    person.tap("Leave without saving");
    person.expect("If you leave now, unsaved steps are lost.");
    // An existing file is not overwritten.
    let elsewhere = folder.path().join("elsewhere.courtyard");
    fs::write(&elsewhere, "mine").unwrap();
    person.write("File", &elsewhere.to_string_lossy());
    person.tap("Save a copy");
    person.expect("could not be written: it already exists.");
    assert_eq!(fs::read_to_string(&elsewhere).unwrap(), "mine");
    fs::remove_file(&elsewhere).unwrap();
    person.tap("Save a copy");
    person.expect("The whole game so far is in ");
    assert_eq!(lines_of(&elsewhere).len(), 5);
    // Now leaving loses nothing.
    person.tap("Leave");
    person.expect("The operation failed: there is no such file or folder.");
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
    person.tap("Reinforcements →");
    person.tap("What now?");
    person.tap("Choose a place");
    person.expect("The whole game so far is in ");
    assert_eq!(lines_of(&place).len(), 5);
    assert!(
        matches!(&asked.borrow()[..], [Wish::SaveAs { name, .. }] if name == "evening.courtyard")
    );
    person.tap("Choose a place");
    person.expect("could not be written: it already exists.");
}

#[test]
fn leaving_without_saving_takes_two_taps() {
    let folder = tempdir().unwrap();
    let mut person = seated(&folder);
    let _disk = person.take_the_disk_away();
    person.tap("Reinforcements →");
    person.tap("Menu");
    person.tap("To the start screen");
    person.tap("Leave without saving");
    person.tap("Leave, and lose what is not saved");
    person.expect("The operation failed: ");
}

#[test]
fn the_whole_journal_is_copied_to_the_clipboard() {
    let folder = tempdir().unwrap();
    let mut person = seated(&folder);
    let disk = person.take_the_disk_away();
    person.tap("Reinforcements →");
    person.tap("What now?");
    let copied = copied(&mut person, "Copy to the clipboard");
    // The clipboard's text is lost with the window.
    person.tap("Play on");
    person.press(Modifiers::NONE, Key::Q);
    person.tap("Leave without saving");
    assert!(person.has("Leave, and lose what is not saved"));
    disk.give_it_back();
    person.tap("Try again now");
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
    person.tap("Reinforcements →");
    person.tap("Menu");
    person.press(Modifiers::COMMAND, Key::Comma);
    assert!(close(&mut person));
    person.expect("If you leave now, unsaved steps are lost.");
    disk.give_it_back();
    person.tap("Try again now");
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
    person.expect("Olga takes the first turn");
    // It was Ben's turn to pick.
    for noble in ["Q♦", "K♦"] {
        person.tap(noble);
    }
    person.tap("Olga picks: 2 of 3");
    person.tap("J♣");
    person.tap("Begin the game");
    person.expect("Turn 1 · Olga");
    let journal = person.journal();
    assert_eq!(journal[0]["players"], json!(["Olga", "Pablo"]));
    assert_eq!(journal[0]["edition"], "original");
    let nobles = json!([["Ks", "Qh", "Jc"], ["Jd", "Qd", "Kd"]]);
    let set_up = json!({"type": "setup", "first": 0, "nobles": nobles});
    assert_eq!(journal[1]["do"], set_up);
}
