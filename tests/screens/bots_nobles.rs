//! A bot at a table of *Dueling Nobles*: its seat and its nobles, its steps, and what people enter for it.

use std::path::Path;
use std::time::{Duration, Instant};

use courtyard::games::dueling_nobles::{Action, ActionKind, DuelingNobles, Edition, Table};
use courtyard::games::{Game as _, Preset as _, RulesOf};
use courtyard::seat::{EitherSeat, Seat};
use egui::{Key, Modifiers, Vec2};
use serde_json::json;
use tempfile::tempdir;

use crate::common::paper::Paper;
use crate::common::program::run_in;
use crate::course::{self, sign};
use crate::person::{LAPTOP, PHONE, Person};

const BOT: EitherSeat = EitherSeat::One;

const NAME: &str = "@bot-unnamed number=2";

/// The person's cards, and the rules of the edition with a bot.
pub fn paper(edition: &str, seed: u64) -> (Paper, RulesOf<DuelingNobles>) {
    let each = json!({"support_decks": "each"});
    let rules = RulesOf::<DuelingNobles>::new(edition, each.as_object().unwrap()).unwrap();
    (Paper::new(&rules, EitherSeat::Zero, seed), rules)
}

/// Seats a bot in *New game*.
fn seat_bot(person: &mut Person, level: &str) {
    // While a bot decides, the window looks for its answer.
    person.watchful = true;
    person.tap("@home-new");
    person.tap("@bots-title");
    person.tap(&format!(
        "@bot-with-level name=(@player-unnamed number=2) level=(@bot-level level={level})"
    ));
}

/// Begins a game against a bot, whose nobles are dealt from the person's deck.
fn begin(folder: &Path, size: Vec2, edition: &str, setup: &Action) -> Person {
    let mut person = Person::at(folder, size);
    seat_bot(&mut person, "normal");
    person.tap(&format!("@dueling-nobles-edition-{edition}"));
    person.tap("@setup-who-begins");
    let Action::Setup { first, nobles } = setup else {
        panic!("{setup:?} is no set-up");
    };
    let first = match first {
        EitherSeat::Zero => "@player-unnamed number=1",
        EitherSeat::One => NAME,
    };
    person.tap(&format!("@dueling-nobles-starter-starts name=({first})"));
    person.tap("@dueling-nobles-setup-to-nobles");
    let kept = format!("@dueling-nobles-nobles-kept name=({NAME}) cards=*");
    for (seat, nobles) in nobles.iter() {
        for noble in nobles {
            assert!(!person.reads(&kept), "{}", person.screen_text());
            if seat == BOT {
                person.expect(&format!(
                    "@dueling-nobles-nobles-dealt name=({NAME}) count=* of=6"
                ));
            }
            person.tap(&sign(*noble));
        }
    }
    person.expect(&kept);
    person.tap("@dueling-nobles-setup-begin");
    person
}

/// The person at the screen with the cards of paper.
pub struct Evening {
    pub person: Person,
    /// The window that plays the bot, if the person has another device.
    pub host: Option<Person>,
    paper: Paper,
    rules: RulesOf<DuelingNobles>,
    /// Number of entries that the cards of paper have followed.
    followed: usize,
    /// The kinds of action that people have finished for the bot.
    finished: Vec<ActionKind>,
}

impl Evening {
    fn new(folder: &Path, size: Vec2, edition: &str, seed: u64) -> Evening {
        let (mut paper, rules) = paper(edition, seed);
        let setup = paper.set_up(&rules);
        Evening {
            person: begin(folder, size, edition, &setup),
            host: None,
            paper,
            rules,
            followed: 0,
            finished: Vec::new(),
        }
    }

    /// An evening with the bot in another window.
    pub fn beside(
        host: Person,
        person: Person,
        paper: Paper,
        rules: RulesOf<DuelingNobles>,
    ) -> Evening {
        Evening {
            person,
            host: Some(host),
            paper,
            rules,
            followed: 0,
            finished: Vec::new(),
        }
    }

    /// The window that plays the bot.
    fn host(&self) -> &Person {
        self.host.as_ref().unwrap_or(&self.person)
    }

    fn host_mut(&mut self) -> &mut Person {
        self.host.as_mut().unwrap_or(&mut self.person)
    }

    /// Lets each window show what the other one has done.
    fn settle(&mut self) {
        if let Some(host) = &mut self.host {
            host.let_pass(0.1);
            self.person.let_pass(0.1);
        }
    }

    /// Plays until this is so, or to the end of the game.
    pub fn play_until(&mut self, is_so: impl Fn(&Person) -> bool) {
        for _ in 0..4000 {
            self.settle();
            let session = course::read(&self.person.journal_path());
            let applied: Vec<Action> = session
                .applied()
                .map(|(_, action)| action.clone())
                .collect();
            for (n, action) in applied.iter().enumerate().skip(self.followed) {
                let [before, after] = [n, n + 1].map(|n| session.table_after(n));
                self.paper.follow(action, &before, &after);
            }
            self.followed = applied.len();
            let table = session.table();
            if is_so(&self.person) || DuelingNobles::outcome(table).is_some() {
                return;
            }
            let (acting, defender) = (table.acting(), Seat::from(table.active.other()));
            let decides = Some(defender).filter(|seat| acting.contains(*seat));
            let decides = decides.or(acting.iter().next()).unwrap();
            if self.person.has("@back-to-table") {
                self.person.tap("@back-to-table");
            } else if self.host().has("@back-to-table") {
                self.host_mut().tap("@back-to-table");
            } else if decides == BOT.into() {
                self.wait_for_the_bot();
                if is_so(&self.person) {
                    return;
                }
                self.let_the_bot_act(table);
            } else {
                match self.paper.acts(&self.rules, table) {
                    // The app knows the hand of the bot.
                    Action::Spy { card, .. } => {
                        self.person.tap("@dueling-nobles-kind-spy");
                        // A hand that the bot has seen may leave one card.
                        if self.person.has(&sign(card)) {
                            self.person.tap(&sign(card));
                        }
                    }
                    action => course::tap(&mut self.person, &action),
                }
            }
        }
        panic!("it does not end: {}", self.person.screen_text());
    }

    /// The dice that people can throw for the bot.
    fn dice(&self) -> bool {
        let dice = ["fight-die", "fight-first-die"]
            .map(|die| format!("@dueling-nobles-{die} name=({NAME}) pips=1"));
        dice.iter().any(|die| self.host().has(die))
    }

    /// Waits until the bot has acted or asks people for something.
    fn wait_for_the_bot(&mut self) {
        let entries = self.person.journal().len();
        let began = Instant::now();
        while self.person.journal().len() == entries
            && !self.host().has("@bot-done")
            && !self.dice()
        {
            assert!(
                began.elapsed() < Duration::from_mins(1),
                "{}",
                self.host().screen_text()
            );
            self.host_mut().let_pass(0.1);
        }
    }

    /// Does what the bot asks for, if it asks for anything.
    fn let_the_bot_act(&mut self, table: &Table) {
        let throws = self.dice();
        let person = self.host.as_mut().unwrap_or(&mut self.person);
        let entries = person.journal().len();
        if throws {
            let roll = self.paper.finish(table, ActionKind::Roll, None).unwrap();
            course::tap(person, &roll);
            self.finished.push(ActionKind::Roll);
        } else if person.has("@bot-done") {
            assert!(!person.has("@kind-end-turn"), "that is for the bot to do");
            person.tap("@bot-done");
            if person.journal().len() > entries {
                return;
            }
            let kind = if person.has("@dueling-nobles-do-spy-named") {
                assert!(
                    !person.has("@dueling-nobles-do-spy"),
                    "the bot sees the hand"
                );
                for card in self.paper.hand.iter() {
                    person.tap(&sign(card));
                }
                person.tap("@dueling-nobles-do-spy-named");
                ActionKind::Spy
            } else {
                let recruited = self.paper.finish(table, ActionKind::Recruit, None);
                let Some(Action::Recruit { noble }) = recruited else {
                    panic!("{}", person.screen_text());
                };
                person.tap(&format!("@dueling-nobles-do-recruit card={}", sign(noble)));
                ActionKind::Recruit
            };
            self.finished.push(kind);
            let done = person.journal().len() > entries;
            assert!(done, "{}", person.screen_text());
        }
    }
}

#[test]
fn a_bot_plays_to_the_end_with_real_nobles_and_dice() {
    let mut finished = Vec::new();
    for (seed, edition) in (1..).zip(Edition::NAMES) {
        let folder = tempdir().unwrap();
        let size = if seed == 2 { LAPTOP } else { PHONE };
        let mut evening = Evening::new(folder.path(), size, edition, seed);
        evening.play_until(|_| false);
        let person = evening.person;
        let entries = person.journal();
        assert_eq!(entries[0]["bots"][1]["bot"], "greedy");
        assert_eq!(entries[0]["rules"], json!({"support_decks": "each"}));
        assert_eq!(entries[1]["do"]["nobles"][1].as_array().unwrap().len(), 3);
        assert!(entries.last().unwrap()["opened"][1].is_string());
        let journal = person.journal_path();
        let check = run_in(folder.path(), &["check", journal.to_str().unwrap()]);
        assert_eq!(check.status, 0, "{}{}", check.out, check.err);
        finished.extend(evening.finished);
    }
    for kind in [ActionKind::Roll, ActionKind::Recruit] {
        assert!(finished.contains(&kind), "{kind}: {finished:?}");
    }
}

#[test]
fn the_result_of_a_duel_is_seen_before_the_bot_goes_on() {
    let folder = tempdir().unwrap();
    let mut evening = Evening::new(folder.path(), PHONE, "catsatcards", 4);
    evening.play_until(|person| {
        let entries = person.journal();
        let last = &entries.last().unwrap()["do"];
        last["type"] == "support" && last["seat"] == 0 && person.has("@back-to-table")
    });
    let mut person = evening.person;
    let entries = person.journal().len();
    person.let_pass(3.0);
    assert_eq!(person.journal().len(), entries);
    assert!(!person.has("@bot-done"), "{}", person.screen_text());
    person.tap("@back-to-table");
    assert!(!person.has("@back-to-table"));
}

#[test]
fn a_step_that_people_finish_waits_for_them() {
    let folder = tempdir().unwrap();
    let mut evening = Evening::new(folder.path(), PHONE, "catsatcards", 4);
    let begun = "@dueling-nobles-begun-recruit player=*";
    evening.play_until(|person| person.reads(begun));
    let mut person = evening.person;
    person.press(Modifiers::COMMAND, Key::Comma);
    person.tap("@settings-bots-after-reading");
    person.press(Modifiers::NONE, Key::Escape);
    let entries = person.journal().len();
    person.let_pass(20.0);
    person.expect(begun);
    assert_eq!(person.journal().len(), entries);
}

#[test]
fn a_bot_is_seated_with_two_support_decks_and_its_cards_are_not_corrected() {
    let folder = tempdir().unwrap();
    let mut person = Person::at(folder.path(), PHONE);
    seat_bot(&mut person, "easy");
    person.expect("@dueling-nobles-bots-decks");
    assert!(person.describes("@setup-house-rules-about count=1"));
    person.tap("@bot-with-level name=(@bot-unnamed number=2) level=(@bot-person)");
    assert!(person.describes("@setup-house-rules-about count=0"));

    let folder = tempdir().unwrap();
    let mut evening = Evening::new(folder.path(), PHONE, "catsatcards", 4);
    evening.play_until(|person| person.has("@bot-done"));
    let person = &mut evening.person;
    for (seat, is_shown) in [("@player-unnamed number=1", true), (NAME, false)] {
        let hand = format!("@dueling-nobles-side-hand name=({seat}) count=6");
        person.tap(&hand);
        let what = format!("what=(@correct-hand player=({seat}))");
        let stepper = format!("@stepper-more {what}");
        assert_eq!(person.has(&stepper), is_shown, "{}", person.screen_text());
        person.tap("@back");
    }
}
