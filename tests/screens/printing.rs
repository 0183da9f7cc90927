//! The page for printing: the aids of the rules at hand, saved as PDF files.

use std::cell::RefCell;
use std::fs;
use std::rc::Rc;

use courtyard::ui::platform::chooser::Wish;
use tempfile::tempdir;

use crate::library::Always;
use crate::person::{PHONE, Person};

#[test]
fn an_aid_is_saved_from_the_rules_and_replaces_nothing_without_a_question() {
    let folder = tempdir().unwrap();
    let elsewhere = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@home-new");
    person.tap("@setup-read");
    person.tap("@print-open");
    assert!(
        person
            .written("@library-file-field")
            .ends_with("dueling-nobles-reference.pdf")
    );
    let mut sizes = Vec::new();
    for aid in ["@aid-reference", "@aid-mat", "@aid-sheet"] {
        person.tap(aid);
        let file = elsewhere.path().join(aid).with_extension("pdf");
        person.write("@library-file-field", &file.display().to_string());
        person.tap("@print-save");
        person.expect("@library-written file=*");
        let written = fs::read(&file).unwrap();
        assert!(written.starts_with(b"%PDF-"), "{aid}");
        sizes.push(written.len());
        fs::write(&file, "mine").unwrap();
        person.tap("@print-save");
        person.expect("@saving-not-written file=* why=*");
        assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
        person.tap("@library-replace");
        person.expect("@library-written file=*");
        assert_eq!(fs::read(&file).unwrap(), written);
    }
    sizes.dedup();
    assert_eq!(sizes.len(), 3, "the aids differ");
    person.tap("@back");
    assert!(person.has("@print-open"), "back at the rules");
}

#[test]
fn the_menu_of_a_table_leads_to_printing_and_back() {
    let folder = tempdir().unwrap();
    crate::course::lay_out(folder.path(), "evening", "game-catsatcards", 5);
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@menu");
    person.tap("@print-open");
    assert!(person.has("@print-save"));
    // A score sheet is for these players.
    person.tap("@aid-sheet");
    person.expect("@list-and before=Ana last=Ben");
    person.tap("@back");
    assert!(person.has("@menu"), "{}", person.screen_text());
}

#[test]
fn the_systems_dialog_chooses_the_file() {
    let folder = tempdir().unwrap();
    let place = folder.path().join("chosen.pdf");
    let asked = Rc::<RefCell<Vec<Wish>>>::default();
    let always = Always(vec![place.clone()], Rc::clone(&asked));
    let mut person = Person::choosing(folder.path(), PHONE, Box::new(always));
    person.tap("@home-new");
    person.tap("@setup-read");
    person.tap("@print-open");
    person.tap("@library-choose-place");
    person.expect("@library-written file=*");
    assert!(fs::read(place).unwrap().starts_with(b"%PDF-"));
    let Some(Wish::SaveAs { name, .. }) = asked.borrow_mut().pop() else {
        panic!("{asked:?}");
    };
    assert_eq!(name, "dueling-nobles-reference.pdf");
}

#[test]
fn the_page_is_shown_as_it_is_printed() {
    let folder = tempdir().unwrap();
    crate::course::lay_out(folder.path(), "evening", "game-catsatcards", 5);
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@menu");
    person.tap("@print-open");
    let mut shown = Vec::new();
    for aid in ["@aid-reference", "@aid-mat", "@aid-sheet"] {
        person.tap(aid);
        let page = person.only_image();
        let on_it = person.painted().into_iter().map(|(text, _)| text);
        let on_it = on_it.filter(|text| page.contains_rect(text.visual_bounding_rect()));
        shown.push(
            on_it
                .map(|text| text.galley.text().to_owned())
                .collect::<Vec<_>>(),
        );
    }
    // The score sheet has a column for each player.
    for name in ["Ana", "Ben"] {
        assert!(shown[2].iter().any(|text| text == name), "{:?}", shown[2]);
    }
    assert!(shown.iter().all(|page| page.len() > 10), "{shown:?}");
    assert_ne!(shown[0], shown[1]);
}
