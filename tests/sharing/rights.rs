//! Admission of devices, and their rights.

use courtyard::dice::Die;
use courtyard::games::Game;
use courtyard::games::dueling_nobles::{DuelingNobles, Edition};
use courtyard::seat::Seat;
use courtyard::session::Entry;
use courtyard::sharing::{
    CloseReason, GuestMessage, Host, HostMessage, Invitation, Invite, Key, LinkId, MOST_DEVICES,
    Outgoing, Role, SharedTable,
};
use serde_json::{Map, Value, json};

use crate::common::memory::InMemory;
use crate::common::play;

/// A shared table, and the answers of its host.
struct Shared {
    host: Host,
    table: InMemory<DuelingNobles>,
    links: u64,
    ids: u64,
}

impl Shared {
    fn new() -> Shared {
        let table = InMemory::new(play::header(Edition::Catsatcards, Map::new()));
        Shared {
            host: Host::new(Invitation::random(), Role::Own, &table),
            table,
            links: 0,
            ids: 0,
        }
    }

    fn connect(&mut self) -> LinkId {
        self.links += 1;
        let link = LinkId(self.links);
        self.host.connected(link);
        link
    }

    fn say(&mut self, link: LinkId, text: &str) -> Vec<(LinkId, Option<HostMessage>)> {
        let six = || Die::FACES[5];
        let out = self
            .host
            .received(link, text, &mut self.table, play::moment(1), &mut { six });
        messages(out)
    }

    /// Sends a request, and returns the answers to this connection.
    fn ask(&mut self, link: LinkId, request: &GuestMessage) -> Vec<HostMessage> {
        let said = self.say(link, &request.text());
        let own = said.into_iter().filter(|(to, _)| *to == link);
        own.filter_map(|(_, answer)| answer).collect()
    }

    fn hello(&mut self, link: LinkId, key: Option<String>) -> Vec<HostMessage> {
        let hello = GuestMessage::Hello {
            protocol: 1,
            invitation: self.host.invitation().text(),
            key,
            have: 0,
        };
        self.ask(link, &hello)
    }

    /// A device with a place: its connection and its key.
    fn join(&mut self, seat: Option<usize>) -> (LinkId, String) {
        let link = self.connect();
        self.hello(link, None);
        let join = GuestMessage::Join {
            name: "phone".into(),
            seat: seat.and_then(Seat::new),
        };
        let said = self.ask(link, &join);
        let Some(HostMessage::Joined { key, .. }) = said.first() else {
            panic!("{said:?}");
        };
        (link, key.clone())
    }

    /// Proposes this step as the next entry, and returns the code of a refusal.
    fn propose(&mut self, link: LinkId, step: Value) -> Option<String> {
        let n = self.table.count() + 1;
        self.propose_as(link, n, step)
    }

    fn propose_as(&mut self, link: LinkId, n: u64, step: Value) -> Option<String> {
        let Value::Object(mut entry) = step else {
            panic!("{step}");
        };
        entry.insert("n".into(), n.into());
        self.ids += 1;
        let id = self.ids;
        let said = self.ask(link, &GuestMessage::Propose { id, entry });
        said.into_iter().find_map(|answer| match answer {
            HostMessage::Refused { code, .. } => Some(code),
            _ => None,
        })
    }
}

fn messages(out: Vec<Outgoing>) -> Vec<(LinkId, Option<HostMessage>)> {
    let to_message = |out| match out {
        Outgoing::Send(link, text) => (link, Some(HostMessage::parse(&text).unwrap())),
        Outgoing::Close(link) => (link, None),
    };
    out.into_iter().map(to_message).collect()
}

fn set_up() -> Value {
    json!({"do": {"type": "setup", "first": 0, "nobles": [["Kh", "Qs", "Jc"], ["Kd", "Qh", "Jh"]]}})
}

#[test]
fn devices_without_a_player_receive_the_url_that_invites_others() {
    let mut shared = Shared::new();
    let invite = Invite {
        url: "http://192.168.1.7:4747/#join=AAAAAAAAAAAAAAAAAAAAAA".into(),
        code: vec!["10".into(), "01".into()],
    };
    shared.host.invites_by(invite.clone());
    for (seat, expected) in [(None, true), (Some(0), false)] {
        let link = shared.connect();
        shared.hello(link, None);
        let join = GuestMessage::Join {
            name: "screen".into(),
            seat: seat.and_then(Seat::new),
        };
        let joined = shared.ask(link, &join);
        assert_eq!(
            joined.contains(&HostMessage::Invite(invite.clone())),
            expected
        );
        let Some(HostMessage::Joined { key, .. }) = joined.first() else {
            panic!("{joined:?}");
        };
        let again = shared.connect();
        let returned = shared.hello(again, Some(key.clone()));
        assert_eq!(
            returned.contains(&HostMessage::Invite(invite.clone())),
            expected
        );
    }
}

#[test]
fn nothing_is_sent_without_the_invitation() {
    let mut shared = Shared::new();
    let wrong = Invitation::random().text();
    for first in [
        format!(r#"{{"type":"hello","protocol":1,"invitation":"{wrong}","have":0}}"#),
        r#"{"type":"hello","protocol":1,"invitation":"","have":0}"#.into(),
        r#"{"type":"join","name":"a","seat":0}"#.into(),
        r#"{"type":"here","have":0}"#.into(),
        r#"{"type":"propose","id":1,"entry":{"n":1,"undo":1}}"#.into(),
        r#"{"type":"leave"}"#.into(),
        r#"{"type":"hello","protocol":7}"#.into(),
        "nonsense".into(),
    ] {
        let link = shared.connect();
        let said = shared.say(link, &first);
        let [(_, Some(HostMessage::Bye { reason })), (_, None)] = said.as_slice() else {
            panic!("{first}: {said:?}");
        };
        let meant = match first.as_str() {
            "nonsense" => CloseReason::Unclear,
            other if other.contains("protocol\":7") => CloseReason::Version,
            _ => CloseReason::Invitation,
        };
        assert_eq!(*reason, meant, "{first}");
        // Further messages on it are ignored.
        assert_eq!(shared.hello(link, None), []);
    }
}

#[test]
fn a_device_does_what_its_role_allows_and_no_more() {
    let mut shared = Shared::new();
    let ((ana, _), (ben, _), (eve, _)) = (
        shared.join(Some(0)),
        shared.join(Some(1)),
        shared.join(None),
    );
    let refused = |code: &str| Some(code.to_owned());
    assert_eq!(shared.propose(eve, set_up()), refused("not-yours"));
    // The set-up belongs to no seat.
    assert_eq!(shared.propose(ben, set_up()), None);
    // It is not undone by one of the players.
    for link in [ana, ben] {
        let undo = shared.propose(link, json!({"undo": 1}));
        assert_eq!(undo, refused("not-yours"));
    }
    let next = json!({"do": {"type": "next-phase"}});
    assert_eq!(shared.propose(ben, next.clone()), refused("not-yours"));
    assert_eq!(shared.propose(ana, next.clone()), None);
    // Only the player’s own actions are undone and redone.
    assert_eq!(
        shared.propose(ben, json!({"undo": 1})),
        refused("not-yours")
    );
    assert_eq!(
        shared.propose(ben, json!({"undo": 2})),
        refused("not-yours")
    );
    assert_eq!(shared.propose(ana, json!({"undo": 1})), None);
    assert_eq!(
        shared.propose(ben, json!({"redo": 1})),
        refused("not-yours")
    );
    assert_eq!(shared.propose(ana, json!({"redo": 1})), None);
    // The rules still apply.
    assert_eq!(shared.propose(ana, set_up()), refused("already-set-up"));
    assert_eq!(
        shared.propose(ana, json!({"do": {"type": "nonsense"}})),
        refused("bad-entry")
    );
    assert_eq!(shared.propose_as(ana, 2, next.clone()), refused("old"));
    assert_eq!(shared.propose_as(ana, 99, next), refused("ahead"));
    let number = |shared: &Shared, seat| {
        let devices = shared.host.devices();
        devices.iter().find(|d| d.seat == seat).unwrap().number
    };
    let eves = number(&shared, None);
    messages(shared.host.set_role(eves, Role::Everything));
    assert_eq!(shared.propose(eve, json!({"undo": 1})), None);
    let bens = number(&shared, Seat::new(1));
    let said = messages(shared.host.send_away(bens));
    let bye = HostMessage::Bye {
        reason: CloseReason::SentAway,
    };
    assert!(said.contains(&(ben, Some(bye))), "{said:?}");
    assert_eq!(
        shared.propose(ben, json!({"undo": 1})),
        None,
        "nobody answers"
    );
    assert_eq!(shared.table.entries().len(), 5);
}

#[test]
fn all_devices_learn_who_undid_something() {
    let mut shared = Shared::new();
    let (ana, _) = shared.join(Some(0));
    let (eve, _) = shared.join(None);
    assert_eq!(shared.propose(ana, set_up()), None);
    assert_eq!(
        shared.propose(ana, json!({"do": {"type": "next-phase"}})),
        None
    );
    let undo = r#"{"type":"propose","id":9,"entry":{"n":3,"undo":1}}"#;
    let said = shared.say(ana, undo);
    let eves = said.into_iter().filter(|(to, _)| *to == eve);
    let eves: Vec<HostMessage> = eves.filter_map(|(_, answer)| answer).collect();
    let device = shared.host.devices()[0].number;
    assert_eq!(eves[0], HostMessage::Undid { n: 3, device });
    assert!(matches!(eves[1], HostMessage::Entries { .. }), "{eves:?}");
}

#[test]
fn the_host_throws_virtual_dice() {
    let mut shared = Shared::new();
    let (ana, _) = shared.join(Some(0));
    shared.propose(ana, set_up());
    // Up to the phase of duels.
    while shared
        .propose(
            ana,
            json!({"do": {"type": "challenge", "attacker": "Kh", "target": "Kd"}}),
        )
        .is_some()
    {
        assert_eq!(
            shared.propose(ana, json!({"do": {"type": "next-phase"}})),
            None
        );
    }
    let roll = json!({"do": {"type": "roll", "seat": 0, "dice": [1], "virtual": true}});
    assert_eq!(shared.propose(ana, roll), None);
    let last = &shared.table.entries().last().unwrap().step;
    let courtyard::session::Step::Do(action) = last else {
        panic!("{last:?}");
    };
    let thrown = DuelingNobles::thrown(action).unwrap();
    assert_eq!(thrown.dice.total(), 6);
}

#[test]
fn a_proposal_that_comes_twice_is_one_entry() {
    let mut shared = Shared::new();
    let (ana, key) = shared.join(Some(0));
    let Value::Object(mut entry) = set_up() else {
        unreachable!();
    };
    entry.insert("n".into(), 1.into());
    let twice = GuestMessage::Propose { id: 4, entry };
    for _ in 0..2 {
        let said = shared.ask(ana, &twice);
        assert!(
            matches!(said.last(), Some(HostMessage::Taken(t)) if t.n == 1),
            "{said:?}"
        );
    }
    assert_eq!(shared.table.entries().len(), 1);
    // A device that comes back receives it too.
    messages(shared.host.lost(ana));
    let again = shared.connect();
    let said = shared.hello(again, Some(key));
    let Some(HostMessage::Welcome { taken, device, .. }) = said.first() else {
        panic!("{said:?}");
    };
    assert_eq!(taken.map(|t| (t.id, t.n)), Some((4, 1)));
    assert_eq!(device.as_ref().unwrap().seat, Seat::new(0));
}

#[test]
fn a_killed_host_comes_back_with_its_invitation_and_its_devices() {
    let mut shared = Shared::new();
    let (_, key) = shared.join(Some(1));
    shared.host.close(true);
    let kept = serde_json::to_string(&shared.host.saved(4747)).unwrap();
    let invitation = shared.host.invitation().text();
    let kept = serde_json::from_str(&kept).unwrap();
    shared.host = Host::resume(&kept, Role::Own, &shared.table).unwrap();
    assert_eq!(shared.host.invitation().text(), invitation);
    let link = shared.connect();
    let said = shared.hello(link, Some(key));
    assert!(
        matches!(
            said.first(),
            Some(HostMessage::Welcome {
                device: Some(_),
                closed: true,
                ..
            })
        ),
        "{said:?}"
    );
    // No other device can join.
    let other = shared.connect();
    let said = shared.hello(other, Some(Key::random().text()));
    assert!(
        matches!(
            said.first(),
            Some(HostMessage::Welcome { device: None, .. })
        ),
        "{said:?}"
    );
    let join = GuestMessage::Join {
        name: "late".into(),
        seat: None,
    };
    let said = shared.ask(other, &join);
    assert_eq!(
        said,
        [HostMessage::Bye {
            reason: CloseReason::Closed
        }]
    );
}

#[test]
fn a_device_that_was_restricted_gains_nothing_by_joining_again() {
    let mut shared = Shared::new();
    let (ana, _) = shared.join(Some(0));
    let role = |shared: &Shared| shared.host.devices().last().unwrap().role;
    let number = |shared: &Shared| shared.host.devices().last().unwrap().number;
    assert_eq!(role(&shared), Role::Own);
    messages(shared.host.set_role(number(&shared), Role::Look));
    // While the first is connected, after it has left, and after the host was killed.
    let (ben, _) = shared.join(Some(1));
    assert_eq!(role(&shared), Role::Look);
    shared.ask(ana, &GuestMessage::Leave {});
    shared.ask(ben, &GuestMessage::Leave {});
    shared.join(Some(0));
    assert_eq!(role(&shared), Role::Look);
    messages(shared.host.send_away(number(&shared)));
    let kept = shared.host.saved(4747);
    shared.host = Host::resume(&kept, Role::Own, &shared.table).unwrap();
    shared.join(Some(0));
    assert_eq!(role(&shared), Role::Look);
    // The host gives one device its rights, or allows all others to join as before.
    messages(shared.host.set_role(number(&shared), Role::Own));
    assert_eq!(role(&shared), Role::Own);
    shared.host.close(false);
    shared.join(Some(1));
    assert_eq!(role(&shared), Role::Own);
}

#[test]
fn earlier_entries_are_sent_as_far_as_a_devices_allowance_permits() {
    let mut shared = Shared::new();
    let (ana, _) = shared.join(Some(0));
    // Notes of an earlier version.
    for n in 1..=20 {
        let text = "long ".repeat(8 << 10);
        let note = json!({"n": n, "do": {"type": "note", "text": text}});
        let entry = Entry::from_value(note).unwrap();
        shared.table.0.apply(entry).unwrap();
    }
    shared.host.follow(&shared.table);
    let (mut ben, _) = shared.join(Some(1));
    let here = GuestMessage::Here { have: 0 }.text();
    let mut sent = 0;
    let mut size = |ben: LinkId, out: &[(LinkId, Option<HostMessage>)]| {
        let sent_to_ben = out.iter().filter(|(to, _)| *to == ben);
        let texts = sent_to_ben.filter_map(|(_, answer)| Some(answer.as_ref()?.text().len()));
        sent += texts.sum::<usize>();
        sent
    };
    for _ in 0..1000 {
        size(ben, &shared.say(ben, &here));
    }
    // A player who leaves and joins again has the same allowance.
    for _ in 0..10 {
        shared.ask(ben, &GuestMessage::Leave {});
        (ben, _) = shared.join(Some(1));
        size(ben, &shared.say(ben, &here));
    }
    let before = size(ben, &[]);
    assert!(before < 5 << 20, "{before} bytes");
    // New entries do not count against the allowance.
    let said = shared.say(ana, &GuestMessage::Here { have: 20 }.text());
    assert!(
        matches!(
            said.as_slice(),
            [(_, Some(HostMessage::Here { count: 20, .. }))]
        ),
        "{said:?}"
    );
    for _ in 0..10 {
        size(ben, &messages(shared.host.tick(&shared.table)));
        size(ben, &shared.say(ben, &here));
    }
    let after = size(ben, &[]);
    assert!(
        before < after && after < before + (3 << 20),
        "{after} bytes"
    );
}

#[test]
fn notes_never_stand_in_the_way_of_undo() {
    let mut shared = Shared::new();
    let ((ana, _), (ben, _)) = (shared.join(Some(0)), shared.join(Some(1)));
    let note = || json!({"do": {"type": "note", "text": "tea"}});
    let next = || json!({"do": {"type": "next-phase"}});
    let refused = Some("not-yours".to_owned());
    assert_eq!(shared.propose(ben, set_up()), None);
    for step in [next(), note(), next()] {
        assert_eq!(shared.propose(ana, step), None);
    }
    assert_eq!(shared.propose(ben, note()), None);
    // One step at a time, or all of them with one step.
    for step in [json!({"undo": 1}), json!({"undo": 1}), json!({"redo": 2})] {
        assert_eq!(shared.propose(ana, step), None);
    }
    assert_eq!(shared.propose(ben, json!({"undo": 2})), refused);
    assert_eq!(shared.propose(ana, json!({"undo": 4})), None);
    assert_eq!(shared.propose(ben, json!({"redo": 1})), refused);
    assert_eq!(shared.propose(ana, json!({"redo": 4})), None);
    // The set-up still concerns all players.
    assert_eq!(shared.propose(ana, json!({"undo": 5})), refused);
}

#[test]
fn a_note_has_a_thousand_characters_at_most() {
    let mut shared = Shared::new();
    let (ana, _) = shared.join(Some(0));
    let code = Some("long-note".to_owned());
    let note = |text: String| json!({"do": {"type": "note", "text": text}});
    assert_eq!(shared.propose(ana, note("ñ".repeat(1001))), code);
    assert_eq!(shared.propose(ana, note("ñ".repeat(1000))), None);
    assert_eq!(shared.propose(ana, set_up()), None);
    let correct = |why: String| json!({"do": {"type": "adjust", "seat": 0, "gold": 9, "why": why}});
    assert_eq!(shared.propose(ana, correct("x".repeat(1001))), code);
    assert_eq!(shared.propose(ana, correct("x".repeat(1000))), None);
}

#[test]
fn a_player_floods_the_journal_neither_with_one_device_nor_with_many() {
    let mut shared = Shared::new();
    let (mut ana, _) = shared.join(Some(0));
    let (ben, _) = shared.join(Some(1));
    let too_many = Some("too-many".to_owned());
    let note = || json!({"do": {"type": "note", "text": "x".repeat(1000)}});
    assert_eq!(shared.propose(ana, set_up()), None);
    let mut recorded = 0;
    for round in 0..2000 {
        let step = match round % 3 {
            0 => json!({"do": {"type": "adjust", "seat": 0, "gold": round % 50}}),
            _ => note(),
        };
        match shared.propose(ana, step) {
            None => recorded += 1,
            Some(code) => assert_eq!(code, "too-many"),
        }
        // Every other time by another device of the player.
        if round % 2 == 0 {
            shared.ask(ana, &GuestMessage::Leave {});
            (ana, _) = shared.join(Some(0));
        }
    }
    assert!((200..500).contains(&recorded), "{recorded} entries");
    assert_eq!(shared.propose(ana, json!({"undo": 1})), too_many);
    // The game goes on, and the other player can write.
    assert_eq!(
        shared.propose(ana, json!({"do": {"type": "next-phase"}})),
        None
    );
    assert_eq!(shared.propose(ben, note()), None);
    for _ in 0..2 {
        messages(shared.host.tick(&shared.table));
    }
    assert_eq!(shared.propose(ana, json!({"undo": 1})), None);
}

#[test]
fn the_number_of_places_is_limited_and_absent_devices_lose_theirs() {
    let mut shared = Shared::new();
    let all: Vec<_> = (0..MOST_DEVICES).map(|_| shared.join(None)).collect();
    let link = shared.connect();
    shared.hello(link, None);
    let join = GuestMessage::Join {
        name: "one more".into(),
        seat: None,
    };
    assert_eq!(
        shared.ask(link, &join),
        [HostMessage::Bye {
            reason: CloseReason::Full
        }]
    );
    messages(shared.host.lost(all[3].0));
    messages(shared.host.lost(all[2].0));
    shared.join(None);
    let devices = shared.host.devices();
    assert_eq!(devices.len(), MOST_DEVICES);
    assert!(
        devices.iter().all(|d| d.number != 4),
        "the one away for longest is gone"
    );
}
