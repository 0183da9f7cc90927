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
            let is_in = self.person.words(words).are_in(&news);
            assert!(is_in, "{words:?} is not in {news:?}");
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
        assert_eq!(self.person.focused(), self.person.say(name));
    }
}

#[test]
fn a_first_turn_by_keys_and_announcements_alone() {
    let folder = tempdir().unwrap();
    let mut ana = Listener::new(Person::at(folder.path(), PHONE));
    ana.chooses("@home-new", &["@home-new"]);
    ana.chooses("@setup-who-begins", &["@setup-who-begins"]);
    ana.chooses(
        "@dueling-nobles-starter-starts name=(@player-unnamed number=1)",
        &["@dueling-nobles-nobles-first name=(@player-unnamed number=1)"],
    );
    ana.chooses(
        "@dueling-nobles-setup-to-nobles",
        &["@dueling-nobles-nobles-picking name=(@player-unnamed number=1) count=0 of=3"],
    );
    ana.chooses(
        "K♥",
        &[
            "@dueling-nobles-nobles-picked name=(@player-unnamed number=1) cards=K♥",
            "1 of 3",
        ],
    );
    ana.chooses("Q♠", &["@dueling-nobles-nobles-picked name=(@player-unnamed number=1) cards=(@list-and before=K♥ last=Q♠)"]);
    ana.chooses(
        "J♣",
        &["@dueling-nobles-nobles-picking name=(@player-unnamed number=2) count=0 of=3"],
    );
    for noble in ["K♦", "Q♥", "J♥"] {
        ana.chooses(noble, &[noble]);
    }
    ana.chooses(
        "@dueling-nobles-setup-begin",
        &["@ask-act-or-go-on name=(@player-unnamed number=1)"],
    );
    // A refused key says why.
    ana.hears(
        Key::M,
        &["@dueling-nobles-refusal-noble-unarmed active=(@player-unnamed number=1) noble=none"],
    );
    // A sheet says what it is and what it asks, and takes the focus.
    ana.hears(
        Key::S,
        &["@dueling-nobles-kind-sell", "@dueling-nobles-ask-sale"],
    );
    ana.is_on("A♠");
    ana.hears(
        Key::Escape,
        &["@ask-act-or-go-on name=(@player-unnamed number=1)"],
    );
    ana.hears(
        Key::S,
        &["@dueling-nobles-kind-sell", "@dueling-nobles-ask-sale"],
    );
    ana.hears(Key::Escape, &[]);
    ana.chooses(
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-reinforcements)",
        &["@dueling-nobles-headline-next-phase player=* phase=(@dueling-nobles-phase-reinforcements)"],
    );
    ana.chooses(
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-command)",
        &["@dueling-nobles-headline-next-phase player=* phase=(@dueling-nobles-phase-command)"],
    );
    ana.chooses(
        "@dueling-nobles-do-next-phase phase=(^@dueling-nobles-phase-duel)",
        &["@dueling-nobles-ask-attack-or-end name=(@player-unnamed number=1)"],
    );
    ana.chooses(
        "@dueling-nobles-do-attack-with card=Q♠",
        &["@dueling-nobles-ask-target name=(@player-unnamed number=1) card=Q♠"],
    );
    ana.chooses(
        "@dueling-nobles-do-attack card=J♥",
        &[
            "@dueling-nobles-headline-challenge player=(@player-unnamed number=1) attacker=Q♠ opponent=* target=J♥",
            "@dueling-nobles-fight-roll name=(@player-unnamed number=1)",
            "@dueling-nobles-fight-roll name=(@player-unnamed number=2)",
        ],
    );
    ana.hears(
        Key::Num4,
        &["@dueling-nobles-fight-die name=(@player-unnamed number=1) pips=4"],
    );
    ana.hears(
        Key::Num3,
        &[
            "@dueling-nobles-fight-die name=(@player-unnamed number=2) pips=3",
            "@dueling-nobles-ask-one-card name=(@player-unnamed number=1)",
        ],
    );
    ana.hears(
        Key::X,
        &["@dueling-nobles-ask-two-cards name=(@player-unnamed number=2)"],
    );
    ana.hears(Key::X, &["@dueling-nobles-fight-won name=*"]);
    ana.is_on("@back-to-table");
    ana.hears(Key::Enter, &["@ask-end name=(@player-unnamed number=1)"]);
    ana.hears(Key::E, &["@player-unnamed number=2"]);
}

#[test]
fn a_menu_is_one_and_its_items_are_named_as_such() {
    use egui::Role;
    let folder = tempdir().unwrap();
    course::lay_out(folder.path(), "evening", "game-catsatcards", 5);
    let mut person = Person::at(folder.path(), PHONE);
    person.tap("@menu");
    let settings = person.say("@settings-title");
    let is_item = |(role, name): &(Role, String)| *role == Role::MenuItem && *name == settings;
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
    assert!(
        headings.contains(&person.say("@dueling-nobles-side-turn name=Ana")),
        "{headings:?}"
    );
    assert!(
        headings.iter().all(|name| !name.contains('▶')),
        "{headings:?}"
    );
}
