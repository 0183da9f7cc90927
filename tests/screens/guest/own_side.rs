//! A device with the role *own side* offers what its player may do, and nothing else.

use std::ops::ControlFlow;

use courtyard::games::compose::{self, Buffer, Compose};
use courtyard::seat::Seat;
use courtyard::session::Entry;
use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use serde::Serialize;

use super::*;
use crate::common::seeded::{Chance, chance};
use crate::common::text_of;

/// Starts of the names of controls that lead away from the table.
const AWAY: [&str; 6] = [
    "@menu-leave",
    "@guest-take",
    "@print-title",
    "@settings-title",
    "@menu-rules",
    "@setup-read",
];

/// Starts an attack.
const ATTACK: &str = "@dueling-nobles-do-attack-with card=*";

/// The keys that lead away from the table.
const AWAY_KEYS: [Key; 3] = [Key::Q, Key::I, Key::Escape];

/// A guest, and the session that it sees.
struct Walk<G: Game> {
    line: Line,
    phone: Person,
    session: Session<G>,
    seat: Seat,
}

impl<G: Compose> Walk<G>
where
    G::Action: Serialize + Send,
    G::Table: Send,
    G::Refusal: Send,
{
    /// The player of this seat at a table in the middle of a game.
    fn new(session: Session<G>, seat: Seat) -> Walk<G> {
        let line = Line::of(Box::new(InMemory(session.clone())));
        let name = session.header().players.get(seat).unwrap().clone();
        let mut phone = line.phone();
        phone.tap(&name);
        phone.settle();
        Walk {
            line,
            phone,
            session,
            seat,
        }
    }

    /// Applies the entries that the host has recorded.
    fn follow(&mut self) {
        let far = self.line.0.borrow();
        for n in self.session.entries().len() as u64 + 1..=far.table.count() {
            let entry: Value = serde_json::from_str(&far.table.entry(n).unwrap()).unwrap();
            self.session
                .apply(Entry::from_value(entry).unwrap())
                .unwrap();
        }
    }

    /// Another player acts, if there is an action for one.
    fn others_act(&mut self, chance: &mut Chance) {
        let (rules, table) = (self.session.rules(), self.session.table());
        let position = G::position(rules, table);
        let mut all = Vec::new();
        let others_do = |kind: &&G::Kind| {
            let actors = G::actors(table, **kind).unwrap_or_default();
            actors.iter().any(|seat| seat != self.seat)
        };
        for kind in <G::Kind as strum::VariantArray>::VARIANTS
            .iter()
            .filter(others_do)
        {
            let mut left = 20;
            let visited: ControlFlow<()> = compose::visit_legal::<G, ()>(
                &position,
                *kind,
                &mut Buffer::default(),
                &mut |action| {
                    let actor = G::actor(table, action);
                    let others = actor.is_some_and(|actor| actor != self.seat);
                    if others && G::kind(action) != "concede" {
                        all.push(action.clone());
                    }
                    left -= 1;
                    match left {
                        0 => ControlFlow::Break(()),
                        _ => ControlFlow::Continue(()),
                    }
                },
            );
            let _ = visited;
        }
        if let Some(action) = all.choose(chance) {
            self.line.at_the_host(&json!({ "do": action }));
            self.phone.let_pass(0.3);
        }
    }

    /// Taps an enabled control, or presses a key. Returns its name.
    fn tap(&mut self, chance: &mut Chance) -> String {
        if chance.random_bool(0.25) {
            let keys: Vec<Key> = Key::ALL
                .iter()
                .filter(|key| key.name().len() == 1 && !AWAY_KEYS.contains(key))
                .copied()
                .collect();
            let key = *keys.choose(chance).unwrap();
            self.phone.press(Modifiers::NONE, key);
            return key.name().to_owned();
        }
        let mut names = Vec::new();
        for node in self.phone.controls() {
            let node = node.accesskit_node();
            let is_tapped = !node.is_disabled()
                && !matches!(
                    node.role(),
                    egui::accesskit::Role::TextInput | egui::accesskit::Role::SpinButton
                );
            names.extend(node.label().filter(|_| is_tapped));
        }
        let all = names.clone();
        names.retain(|name| {
            let is_away = AWAY.iter().any(|away| self.phone.words(away).start(name));
            !is_away && all.iter().filter(|other| *other == name).count() == 1
        });
        let name = names.choose(chance).cloned();
        let Some(name) = name else {
            self.phone.press(Modifiers::NONE, Key::Escape);
            return "back".into();
        };
        self.phone.tap(&name);
        name
    }
}

/// Walks through the controls of each player's device at tables from this journal.
fn walk<G: Compose>(journal: &str, seed: u64)
where
    G::Action: Serialize + Send,
    G::Table: Send,
    G::Refusal: Send,
{
    let text = text_of(journal);
    let whole = session::<G>(text.as_bytes(), None);
    let mut chance = chance(seed);
    let (mut taps, mut recorded) = (0, 0);
    for seat in whole.header().players.seats() {
        for _ in 0..3 {
            let start = chance.random_range(1..=whole.entries().len());
            let mut walk = Walk::new(session::<G>(text.as_bytes(), Some(start)), seat);
            for _ in 0..30 {
                let before = walk.session.entries().len();
                let tapped = walk.tap(&mut chance);
                walk.phone.let_pass(0.3);
                walk.follow();
                taps += 1;
                let refused = walk.line.0.borrow().refused.clone();
                let said = walk.phone.screen_text();
                assert!(
                    !refused.iter().any(|code| code == "not-yours")
                        && !walk.phone.reads("@guest-not-yours"),
                    "{} at entry {before}: {tapped:?} is refused: {said}",
                    G::ID
                );
                if walk.session.entries().len() > before {
                    recorded += 1;
                } else if chance.random_bool(0.3) {
                    walk.others_act(&mut chance);
                }
                walk.follow();
                // A new table after the end of the game.
                if G::outcome(walk.session.table()).is_some() {
                    break;
                }
            }
        }
    }
    println!("{}: {taps} taps, {recorded} of them recorded", G::ID);
    assert!(recorded > taps / 20, "{recorded} of {taps}");
}

#[test]
fn no_tap_on_a_device_of_one_side_is_refused_in_dueling_nobles() {
    walk::<DuelingNobles>("src/games/dueling_nobles/sample.courtyard", 1);
}

#[test]
fn no_tap_on_a_device_of_one_side_is_refused_in_duel() {
    walk::<Duel>("src/games/duel/sample.courtyard", 2);
}

#[test]
fn no_tap_on_a_device_of_one_side_is_refused_in_noble_hearts() {
    walk::<NobleHearts>("src/games/noble_hearts/sample.courtyard", 3);
}

#[test]
fn the_opponents_nobles_do_not_attack_from_here() {
    let line = Line::new();
    line.at_the_host(&set_up());
    for _ in 0..3 {
        line.at_the_host(&json!({"do": {"type": "next-phase"}}));
    }
    let offers = |phone: &Person| phone.has_starting(ATTACK);
    let mut ana = line.phone();
    ana.tap("Ana");
    ana.settle();
    assert!(offers(&ana), "{}", ana.screen_text());
    line.0.borrow_mut().place = None;
    let mut ben = line.phone();
    ben.tap("Ben");
    ben.settle();
    assert!(!offers(&ben), "{}", ben.screen_text());
    for key in [Key::C, Key::N, Key::E] {
        ben.press(Modifiers::NONE, key);
        ben.expect("@guest-others players=Ana");
    }
    assert_eq!(line.0.borrow().table.count(), 4);
}

#[test]
fn a_device_that_loses_its_rights_closes_its_sheet() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let mut phone = line.phone();
    phone.tap("Ana");
    phone.settle();
    phone.tap("@menu");
    phone.tap("@kind-concede");
    assert!(
        phone.has("@dueling-nobles-do-concede name=Ana"),
        "{}",
        phone.screen_text()
    );
    {
        let far = &mut *line.0.borrow_mut();
        let number = far.host.devices()[0].number;
        let out = far.host.set_role(number, Role::Look);
        far.put(out);
    }
    phone.let_pass(1.0);
    assert!(
        !phone.has("@dueling-nobles-do-concede name=Ana"),
        "{}",
        phone.screen_text()
    );
    phone.tap("@menu");
    assert!(!phone.has("@kind-concede"), "{}", phone.screen_text());
}

#[test]
fn a_note_of_another_player_disturbs_nothing() {
    let line = Line::new();
    line.at_the_host(&set_up());
    for _ in 0..3 {
        line.at_the_host(&json!({"do": {"type": "next-phase"}}));
    }
    let mut phone = line.phone();
    phone.tap("Ana");
    phone.settle();
    let attack = phone.names().into_iter().map(|(_, name)| name);
    let words = phone.words(ATTACK);
    let attack = attack.filter(|name| words.start(name));
    phone.tap(&attack.collect::<Vec<_>>()[0]);
    let chosen = |phone: &Person| phone.has_starting(&format!("(@do-undo): ({ATTACK})"));
    assert!(chosen(&phone), "{}", phone.screen_text());
    line.at_the_host(&json!({"do": {"type": "note", "text": "tea"}}));
    phone.let_pass(0.5);
    assert!(chosen(&phone), "{}", phone.screen_text());
}

#[test]
fn a_phone_that_is_not_connected_is_named_to_those_who_wait() {
    let line = Line::new();
    line.at_the_host(&set_up());
    let away = "@guest-phone-away name=Ana";
    let mut phone = line.phone();
    phone.tap("Ben");
    phone.settle();
    assert!(!phone.reads(away), "no phone is Ana’s");
    let ana = line.beside("Ana", Some(0));
    phone.let_pass(1.0);
    assert!(!phone.reads(away));
    {
        let far = &mut *line.0.borrow_mut();
        let out = far.host.lost(ana);
        far.put(out);
    }
    phone.let_pass(1.0);
    phone.expect(away);
    // Only while she is to act.
    line.at_the_host(&json!({"do": {"type": "end-turn"}}));
    phone.let_pass(1.0);
    assert!(!phone.reads(away), "{}", phone.screen_text());
}
