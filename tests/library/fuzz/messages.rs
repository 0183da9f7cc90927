//! The messages between guests and hosts at a shared table as fuzz targets.

use std::sync::LazyLock;

use courtyard::dice::Die;
use courtyard::games::dueling_nobles::{DuelingNobles, Edition};
use courtyard::seat::Seat;
use courtyard::sharing::{
    Guest, GuestMessage, Host, HostMessage, Invitation, LinkId, Outgoing, Role, SharedTable, State,
};
use rand::RngExt;
use rand::seq::IndexedRandom;
use serde_json::{Map, json};

use super::alter::alter;
use crate::common::memory::InMemory;
use crate::common::play::{self, Chance};

static INVITATION: LazyLock<Invitation> = LazyLock::new(Invitation::random);

/// Messages of guests.
static REQUESTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let invitation = INVITATION.text();
    let setup =
        json!({"type": "setup", "first": 0, "nobles": [["Kh", "Qs", "Jc"], ["Kd", "Qh", "Jh"]]});
    let all = [
        json!({"type": "hello", "protocol": 1, "invitation": invitation, "have": 0}),
        json!({"type": "join", "name": "a phone", "seat": 1}),
        json!({"type": "here", "have": 0}),
        json!({"type": "propose", "id": 1, "entry": {"n": 1, "do": setup}}),
        json!({"type": "propose", "id": 2, "entry": {"n": 2, "do": {"type": "next-phase"}}}),
        json!({"type": "propose", "id": 3, "entry": {"n": 2, "do": {"type": "note", "text": "x"}}}),
        json!({"type": "propose", "id": 4, "entry": {"n": 2, "undo": 1}}),
        json!({"type": "leave"}),
    ];
    all.iter().map(ToString::to_string).collect()
});

/// Both ends, with one connection.
struct Ends {
    host: Host,
    table: InMemory<DuelingNobles>,
    guest: Guest,
    /// The host's messages.
    said: Vec<String>,
}

const LINK: LinkId = LinkId(1);

impl Ends {
    fn new(requests: usize) -> Ends {
        let table = InMemory::new(play::header(Edition::Catsatcards, Map::new()));
        let mut ends = Ends {
            host: Host::new(INVITATION.clone(), Role::Everything, &table),
            table,
            guest: Guest::new(INVITATION.clone(), None),
            said: Vec::new(),
        };
        ends.host.connected(LINK);
        ends.guest.connected();
        for request in REQUESTS.iter().take(requests) {
            ends.send(request);
        }
        ends
    }

    /// Sends a message to the host. Its answers must be for the sender and must be understood.
    fn send(&mut self, request: &str) {
        let at = play::moment(1);
        let out = self
            .host
            .received(LINK, request, &mut self.table, at, &mut || Die::FACES[2]);
        for out in out {
            match out {
                Outgoing::Send(link, text) => {
                    assert_eq!(link, LINK);
                    HostMessage::parse(&text).unwrap();
                    self.said.push(text.to_string());
                }
                Outgoing::Close(link) => assert_eq!(link, LINK),
            }
        }
    }
}

fn altered(chance: &mut Chance, samples: &[String]) -> String {
    let mut bytes = samples.choose(chance).unwrap().clone().into_bytes();
    for _ in 0..chance.random_range(1..=4) {
        alter(chance, &mut bytes);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// For any message of a guest, the host answers only that guest, records at most one entry, and sends nothing before
/// the invitation was shown.
pub(super) fn requests_are_heard(chance: &mut Chance) {
    let begun = chance.random_range(0..=4);
    let requests: Vec<String> = (0..chance.random_range(1..=3))
        .map(|_| altered(chance, &REQUESTS))
        .collect();
    are_requests_heard(begun, requests.iter().map(String::as_str));
}

/// Messages of a guest, the first ones as they should be.
pub(super) fn are_requests_heard<'t>(begun: usize, requests: impl Iterator<Item = &'t str>) {
    let mut ends = Ends::new(begun);
    let mut is_shown = begun > 0;
    for request in requests {
        if let Ok(read) = GuestMessage::parse(request) {
            assert_eq!(GuestMessage::parse(&read.text()).as_ref(), Ok(&read));
        }
        let before = ends.table.count();
        ends.send(request);
        assert!(ends.table.count() <= before + 1);
        let is_sent = ends.said.iter().any(|text| text.contains("Ana"));
        is_shown |= request.contains(&INVITATION.text());
        assert!(!is_sent || is_shown, "{request}");
        assert!(ends.host.devices().len() <= 1);
    }
    let entries = ends.table.entries().len() as u64;
    assert_eq!(entries, ends.table.count());
}

/// For any message of a host, a guest stays consistent: it accepts entries only in order, and proposes nothing when it
/// may not.
pub(super) fn answers_are_heard(chance: &mut Chance) {
    let said = Ends::new(chance.random_range(1..=6)).said;
    let whole = chance.random_range(0..=said.len());
    let answers: Vec<String> = (0..chance.random_range(1..=3))
        .map(|_| altered(chance, &said))
        .collect();
    are_answers_heard(&said[..whole], answers.iter().map(String::as_str));
}

/// Messages of a host after these, which are as they should be.
pub(super) fn are_answers_heard<'t>(sound: &[String], answers: impl Iterator<Item = &'t str>) {
    let mut guest = Ends::new(0).guest;
    for text in sound {
        guest.received(text);
    }
    guest.join("a phone", Seat::new(1));
    for answer in answers {
        guest.received(answer);
        guest.tick(1.0);
        while let Some(entry) = guest.next_entry() {
            assert!(entry.get("n").is_some_and(serde_json::Value::is_u64));
        }
        let may = guest.propose(Map::new()).is_ok();
        assert!(!may || guest.state() == State::Seated);
        for request in guest.outgoing() {
            GuestMessage::parse(&request).unwrap();
        }
    }
}

/// Stands for the invitation in the inputs of guided fuzzing, because the invitation is new in each process.
const PLACE: &str = "INVITATION";

/// Lines with all requests of a guest.
pub(super) fn sound_requests() -> Vec<Vec<u8>> {
    let lines = REQUESTS.join("\n").replace(&INVITATION.text(), PLACE);
    vec![lines.into_bytes()]
}

/// Lines with the answers of a host.
pub(super) fn sound_answers() -> Vec<Vec<u8>> {
    vec![Ends::new(REQUESTS.len()).said.join("\n").into_bytes()]
}

/// Each line is a message of a guest.
pub(super) fn requests(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes).replace(PLACE, &INVITATION.text());
    for begun in [0, 4] {
        are_requests_heard(begun, text.lines());
    }
}

/// Each line is a message of a host.
pub(super) fn answers(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let sound = Ends::new(2).said;
    for sound in [&[], &sound[..]] {
        are_answers_heard(sound, text.lines());
    }
}
