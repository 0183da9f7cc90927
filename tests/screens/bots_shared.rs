//! Bots at a shared table: the host's window plays them, and guests follow without their secrets.

use std::path::Path;
use std::time::{Duration, Instant};

use courtyard::games::duel::Duel;
use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::games::{Game, GameType, RulesOf};
use courtyard::lab::opponents::{BotGame as _, SeatsBots};
use courtyard::lab::{Level, Seed, Streams};
use courtyard::library::Library;
use courtyard::seat::Seat;
use courtyard::session::{Header, Moment, Session, Step};
use courtyard::sharing::{Order, Role};
use courtyard::text::Language;
use egui::{Key, Modifiers};
use serde_json::{Map, Value, json};
use tempfile::tempdir;

use crate::bots::ASKED;
use crate::bots_nobles;
use crate::common::program::run_in;
use crate::hub::{Hub, Seen};
use crate::person::{LAPTOP, PHONE, Person, lines_of};

/// The seed of Hugo.
const SEED: Seed = Seed::new(7);

/// The chance that follows from it.
const STREAMS: Streams = Streams { seed: 0, block: 7 };

/// Lays out a game of these players with this set-up. The second one is a bot.
fn lay_out<G: Game>(
    folder: &Path,
    game: &dyn SeatsBots<G>,
    edition: &str,
    players: &[&str],
    setup: G::Action,
) {
    let hugo = Seat::new(1).unwrap();
    let header = json!({
        "courtyard": 1, "game": G::ID, "edition": edition, "rules": {}, "players": players,
        "started": "2021-11-20T19:03:11+01:00",
    });
    let mut header: Header = serde_json::from_value(header).unwrap();
    let bots = [(hugo, Level::Normal, SEED)];
    game.seat(&mut header, &bots).unwrap();
    let sealed = header.bots.at(hugo).unwrap().sealed.clone();
    let mut session = Session::<G>::new(header).unwrap();
    let bots = game.open(&session, &mut |_| Some(SEED)).unwrap().unwrap();
    let setup = Step::Do(bots.complete(&session, None, setup).unwrap());
    let setup = session.propose(setup, Moment::default()).unwrap();
    session.commit(setup);
    let games = courtyard::registry::kept();
    let library = Library::open(Some(folder.to_owned()), games).unwrap();
    library.keep_seed(&sealed, &SEED.to_string()).unwrap();
    library.create_from(session).unwrap();
}

/// The window of the host, with a shared table.
fn shared(folder: &Path, hub: &Hub) -> Person {
    let sharer = Box::new(hub.clone());
    let mut host = Person::sharing(folder, PHONE, Language::English, sharer);
    for name in ["@menu", "@invite-title", "@invite-share", "@back"] {
        host.tap(name);
    }
    host
}

/// The two windows of a table with a bot.
struct Evening {
    host: Person,
    guest: Person,
}

impl Evening {
    fn settle(&mut self) {
        for person in [&mut self.host, &mut self.guest] {
            person.let_pass(0.1);
        }
    }

    /// Plays until this is so. Ana and Ben use their own devices, and never attack.
    fn play_until(&mut self, is_so: impl Fn(&Evening) -> bool) {
        let began = Instant::now();
        loop {
            self.settle();
            if is_so(self) {
                return;
            }
            let screens = || self.host.screen_text() + &self.guest.screen_text();
            assert!(began.elapsed() < Duration::from_mins(2), "{}", screens());
            for person in [&mut self.guest, &mut self.host] {
                let asked = ASKED.iter().find(|name| person.has_starting(name));
                if let Some(asked) = asked {
                    let name = person.name_starting(asked);
                    person.tap(&name);
                    break;
                }
            }
        }
    }

    /// The actions in the journal.
    fn actions(&self) -> Vec<Value> {
        let lines = self.host.journal();
        lines.iter().map(|line| line["do"].clone()).collect()
    }
}

/// Asserts that messages to guests have no more of a game than its public lines, and neither the seed of the bot nor four
/// of its cards in their order.
#[track_caller]
fn has_no_secret(sent: &[String], lines: &[Value], order: &str) {
    let public: Vec<Value> = lines.iter().map(without_checksum).collect();
    let cards: Vec<&str> = order.split(' ').collect();
    assert!(cards.len() >= 40, "{order}");
    let mut entries = 0;
    for text in sent {
        assert!(!text.contains(&SEED.to_string()), "{text}");
        for some in cards.windows(4) {
            for between in [" ", ",", "\",\""] {
                assert!(!text.contains(&some.join(between)), "{some:?} in {text}");
            }
        }
        let message: Value = serde_json::from_str(text).unwrap();
        match message["type"].as_str().unwrap() {
            "welcome" => assert_eq!(message["header"], public[0]),
            "entries" => {
                for entry in message["entries"].as_array().unwrap() {
                    assert!(public.contains(entry), "{entry}");
                    entries += 1;
                }
            }
            "joined" | "devices" | "here" | "taken" | "undid" | "invite" | "bye" => {}
            other => panic!("{other}"),
        }
    }
    assert!(entries > 0);
}

fn without_checksum(line: &Value) -> Value {
    let mut line = line.clone();
    line.as_object_mut().unwrap().remove("crc");
    line
}

/// The name of a bot without one, as [`bots_nobles`] has it.
const NAME: &str = "Bot 2";

/// The card of Ben that is turned up: ten.
const OWN: &str = "@part-is-card what=(@duel-screen-name-what name=Ben part=*) card=10";

#[test]
fn a_guest_plays_against_the_bot_of_the_host() {
    let folder = tempdir().unwrap();
    // Ana is at the host, and Ben has a phone.
    let players = ["Ana", "Hugo", "Ben"];
    let setup = serde_json::from_value(json!({"type": "setup", "first": 1})).unwrap();
    lay_out(
        folder.path(),
        &GameType::<Duel>::NEW,
        "csatho",
        &players,
        setup,
    );
    let (hub, seen) = (Hub::default(), Seen::default());
    let host = shared(folder.path(), &hub);
    let mut guest = hub.phone(&seen).at_table_of(&host);
    // Nobody can take the seat of the bot.
    assert!(guest.is_off("Hugo") && guest.describes("@bot-turn player=Hugo"));
    guest.tap("Hugo");
    assert!(hub.devices().is_empty());
    guest.tap("Ben");
    let mut evening = Evening { host, guest };
    evening.play_until(|evening| evening.host.has("@bot-done"));
    evening.guest.expect("@guest-bots players=Hugo");
    assert!(!evening.guest.has("@bot-done"));
    // With all rights, too, a guest leaves the bot to the host.
    hub.order(Order::SetRole(1, Role::Everything));
    evening.settle();
    evening.guest.expect("@guest-bots players=Hugo");
    assert!(!evening.guest.has("@kind-end-turn"));
    let seat = "(@bot-seat name=Hugo level=(@bot-level level=normal))";
    let seat = format!("@duel-screen-seat name={seat} draw=* hand=* discard=*");
    let seat = evening.guest.name_starting(&seat);
    evening.guest.tap(&seat);
    let less = "@stepper-less what=(@duel-correct-hand player=Hugo)";
    assert!(!evening.guest.has(less) && !evening.guest.reads("@duel-screen-tell"));
    evening.guest.tap("@back");
    evening.guest.press(Modifiers::NONE, Key::E);
    evening.guest.expect("@guest-others players=Hugo");

    // Ben names his own cards, and the host adds those of the bot.
    evening.play_until(|evening| evening.guest.has_starting(OWN));
    let of_bot = "@part-is-card what=(@duel-screen-name-what name=Hugo part=*) card=*";
    assert!(!evening.guest.has_starting(of_bot));
    for (step, key) in [("(@do-undo): ", "undo"), ("(@do-redo): ", "redo")] {
        let step = evening.guest.name_starting(step);
        evening.guest.tap(&step);
        evening.settle();
        assert_eq!(evening.host.journal().last().unwrap()[key], 1);
    }
    let name = evening.guest.name_starting(OWN);
    evening.guest.tap(&name);
    evening.settle();
    let is_reveal = |action: &&Value| action["type"] == "reveal";
    let actions = evening.actions();
    let reveal = actions.iter().rfind(is_reveal).unwrap();
    assert!(reveal["attacker"]["army"].is_string(), "{reveal}");
    assert_eq!(reveal["defender"]["army"], "10");

    // The phone and the window come back, and the bot goes on.
    drop(evening.guest);
    evening.guest = hub.phone(&seen).at_table_of(&evening.host);
    evening.settle();
    assert_eq!(hub.devices().len(), 1);
    let entries = evening.host.journal().len();
    evening.play_until(|evening| {
        evening.host.has("@bot-done") && evening.host.journal().len() > entries
    });
    let before = evening.host.journal();
    let mut sent = hub.sent();
    drop((evening, hub));
    let hub = Hub::default();
    let host = shared(folder.path(), &hub);
    let mut guest = hub.phone(&Seen::default()).at_table_of(&host);
    guest.tap("Ben");
    let mut evening = Evening { host, guest };
    evening.settle();
    assert!(evening.host.has("@bot-done"));
    evening.guest.expect("@guest-bots players=Hugo");
    assert_eq!(evening.host.journal(), before);

    // Guests receive the header and the lines of the journal, which hide the cards of the bot.
    evening.play_until(|evening| evening.guest.has("@kind-end-turn"));
    let hugo = Seat::new(1).unwrap();
    let rules = RulesOf::<Duel>::new("csatho", &Map::new()).unwrap();
    let own = Duel::shuffle_own(&rules, hugo, STREAMS);
    sent.extend(hub.sent());
    has_no_secret(&sent, &evening.host.journal(), &Duel::order(&own));

    // The bot wins, and its seed becomes public.
    for name in ["Ben", "Ana"] {
        let Evening { host, guest } = &mut evening;
        let person = if name == "Ben" { guest } else { host };
        let concedes = format!("@duel-answer-concede name={name}");
        for name in ["@menu", "@kind-concede", &concedes] {
            person.tap(name);
        }
        evening.settle();
    }
    for person in [&evening.guest, &evening.host] {
        person.expect("@bar-won name=Hugo");
    }
    is_opened(&evening.host, folder.path());
}

/// Asserts that the seed is public, and that the bot has respected its seal.
#[track_caller]
fn is_opened(host: &Person, folder: &Path) {
    let lines = host.journal();
    assert_eq!(lines.last().unwrap()["opened"][1], SEED.to_string());
    let journal = host.journal_path();
    let check = run_in(folder, &["check", journal.to_str().unwrap()]);
    assert_eq!(check.status, 0, "{}{}", check.out, check.err);
    let respected = host.say("@cli-check-seals-respected");
    assert!(check.out.contains(&respected), "{}", check.out);
}

#[test]
fn a_person_on_a_phone_plays_against_the_bot_of_a_window_that_only_hosts() {
    let folder = tempdir().unwrap();
    let (mut paper, rules) = bots_nobles::paper("catsatcards", 4);
    let setup = paper.set_up(&rules);
    let game = GameType::<DuelingNobles>::NEW;
    lay_out(folder.path(), &game, "catsatcards", &["Ana", NAME], setup);
    let hub = Hub::default();
    let host = shared(folder.path(), &hub);
    let mut guest = hub.phone(&Seen::default()).at_table_of(&host);
    guest.tap("Ana");
    // A bot needs no device.
    let mut television = hub.window(&Seen::default(), LAPTOP);
    television.tap("@guest-television");
    assert!(television.has("@television-show-code"));
    drop(television);
    let journal = host.journal_path();
    let mut evening = bots_nobles::Evening::beside(host, guest, paper, rules.clone());
    // Until each has rolled and the bot has turned up a noble.
    evening.play_until(|_| {
        let lines = lines_of(&journal);
        let has = |kind: &str, seat: Option<u64>| {
            let mut actions = lines.iter().map(|line| &line["do"]);
            actions.any(|action| action["type"] == kind && action["seat"].as_u64() == seat)
        };
        has("roll", Some(0)) && has("roll", Some(1)) && has("recruit", None)
    });
    let mut host = evening.host.unwrap();
    for name in [
        "@menu",
        "@kind-concede",
        "@dueling-nobles-do-concede name=Ana",
    ] {
        evening.person.tap(name);
    }
    for person in [&mut evening.person, &mut host] {
        person.let_pass(0.5);
        person.expect("@bar-won name=*");
    }
    is_opened(&host, folder.path());
    let lines = host.journal();
    let last = lines.len() - 1;
    let hugo = Seat::new(1).unwrap();
    let own = DuelingNobles::shuffle_own(&rules, hugo, STREAMS);
    let sent = hub.sent();
    let is_before = |text: &&String| !text.contains("opened");
    let sent: Vec<String> = sent.iter().take_while(is_before).cloned().collect();
    has_no_secret(&sent, &lines[..last], &DuelingNobles::order(&own));
}
