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
    let mut ends = Ends::new(begun);
    let mut is_shown = begun > 0;
    for _ in 0..chance.random_range(1..=3) {
        let request = altered(chance, &REQUESTS);
        if let Ok(read) = GuestMessage::parse(&request) {
            assert_eq!(GuestMessage::parse(&read.text()).as_ref(), Ok(&read));
        }
        let before = ends.table.count();
        ends.send(&request);
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
    let mut guest = Ends::new(0).guest;
    let whole = chance.random_range(0..=said.len());
    for text in &said[..whole] {
        guest.received(text);
    }
    guest.join("a phone", Seat::new(1));
    for _ in 0..chance.random_range(1..=3) {
        guest.received(&altered(chance, &said));
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
