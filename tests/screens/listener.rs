//! A player who sees nothing: presses keys, and knows only what has the focus and what is announced.

use std::collections::BTreeSet;

use egui::accesskit::NodeId;
use egui::{Key, Modifiers};
use tempfile::tempdir;

use crate::course;
use crate::person::{PHONE, Person};

/// A player with a screen reader.
struct Listener {
    person: Person,
    /// The announcements so far.
    before: BTreeSet<(NodeId, String)>,
}

impl Listener {
    fn new(person: Person) -> Listener {
        let before = person.announcements().into_iter().collect();
        Listener { person, before }
    }

    /// The announcements since the last call.
    fn news(&mut self) -> String {
        let now: BTreeSet<_> = self.person.announcements().into_iter().collect();
        let new = now.difference(&self.before).map(|(_, text)| text.as_str());
        let new = new.collect::<Vec<_>>().join("\n");
        self.before = now;
        new
    }

    /// Presses a key, and insists that this is announced.
    #[track_caller]
    fn hears(&mut self, key: Key, expected: &[&str]) {
        self.news();
        self.person.press(Modifiers::NONE, key);
        let news = self.news();
        for words in expected {
            assert!(news.contains(words), "{words:?} is not in {news:?}");
        }
    }

    /// Moves on to a control by Tab and presses it, and insists that this is announced.
    #[track_caller]
    fn chooses(&mut self, name: &str, expected: &[&str]) {
        self.person.focus_on(name);
        self.hears(Key::Enter, expected);
    }

    #[track_caller]
    fn is_on(&self, name: &str) {
        assert_eq!(self.person.focused(), name);
    }
}

#[test]
fn a_first_turn_by_keys_and_announcements_alone() {
    let folder = tempdir().unwrap();
    let mut ana = Listener::new(Person::at(folder.path(), PHONE));
    ana.chooses("New game", &["New game"]);
    ana.chooses("Who begins?", &["Who begins?"]);
    ana.chooses(
        "Player 1 takes the first turn",
        &["Player 1 takes the first turn."],
    );
    ana.chooses("Pick the nobles", &["Player 1 picks: 0 of 3"]);
    ana.chooses("K♥", &["Player 1 has K♥.", "1 of 3"]);
    ana.chooses("Q♠", &["Player 1 has K♥ and Q♠."]);
    ana.chooses("J♣", &["Player 2 picks: 0 of 3"]);
    for noble in ["K♦", "Q♥", "J♥"] {
        ana.chooses(noble, &[noble]);
    }
    ana.chooses(
        "Begin the game",
        &["Player 1, choose an action, or continue."],
    );
    // A refused key says why.
    ana.hears(Key::M, &["weapon"]);
    // A sheet says what it is and what it asks, and takes the focus.
    ana.hears(Key::S, &["Sell", "Tap three cards of one suit."]);
    ana.is_on("A♠");
    ana.hears(Key::Escape, &["Player 1, choose an action"]);
    ana.hears(Key::S, &["Sell", "Tap three cards of one suit."]);
    ana.hears(Key::Escape, &[]);
    ana.chooses("Reinforcements →", &["reinforcements phase"]);
    ana.chooses("Command →", &["command phase"]);
    ana.chooses("Duel →", &["tap the noble that attacks"]);
    ana.chooses("Attack with Q♠", &["tap the noble that Q♠ challenges"]);
    ana.chooses(
        "Challenge J♥",
        &["Q♠ challenges", "Player 1 rolls", "Player 2 rolls"],
    );
    ana.hears(Key::Num4, &["Player 1 rolls 4"]);
    ana.hears(Key::Num3, &["Player 2 rolls 3", "play one card or none"]);
    ana.hears(Key::X, &["Player 2, play up to two cards"]);
    ana.hears(Key::X, &["wins the duel"]);
    ana.is_on("Back to the table");
    ana.hears(Key::Enter, &["Player 1, end the turn."]);
    ana.hears(Key::E, &["Player 2"]);
}

#[test]
fn a_menu_is_one_and_its_items_are_named_as_such() {
    use egui::Role;
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", 5);
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("Menu");
    let is_item = |(role, name): &(Role, String)| *role == Role::MenuItem && name == "Settings";
    assert!(
        person.names().iter().any(is_item),
        "{}",
        person.screen_text()
    );
}

#[test]
fn the_side_whose_turn_it_is_is_headed_in_words() {
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", 5);
    let person = Person::at(folder.path(), PHONE);
    let headings = person.headings();
    assert!(headings.contains(&"Ana’s turn".to_owned()), "{headings:?}");
    assert!(
        headings.iter().all(|name| !name.contains('▶')),
        "{headings:?}"
    );
}
