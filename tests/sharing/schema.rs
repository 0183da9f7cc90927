//! Checks the documented messages, `assets/sharing.md` and `assets/sharing.schema.json`, against the program.

use std::collections::BTreeSet;

use courtyard::games::dueling_nobles::Edition;
use courtyard::lab::opponents::{BrokenSeal, NotForPeople};
use courtyard::library::Unwritable;
use courtyard::seat::Seat;
use courtyard::sharing::{
    CloseReason, DEEPEST_GUEST_MESSAGE, Device, GuestMessage, HostMessage, Invite, Key,
    LONGEST_GUEST_MESSAGE, MOST_DEVICES, PROTOCOL, Role, TOO_MANY, Taken,
};
use jsonschema::Validator;
use serde_json::{Map, Value, json};
use strum::{VariantArray, VariantNames};

use crate::common::{play, text_of};

fn schema(part: &str) -> Validator {
    let mut whole: Value = serde_json::from_str(&text_of("assets/sharing.schema.json")).unwrap();
    let object = whole.as_object_mut().unwrap();
    object.remove("oneOf");
    object.insert("$ref".into(), json!(format!("#/$defs/{part}")));
    jsonschema::validator_for(&whole).unwrap()
}

fn device() -> Device {
    Device {
        number: 3,
        name: "Ana’s phone".into(),
        seat: Seat::new(1),
        role: Role::Own,
        here: true,
    }
}

fn requests() -> Vec<GuestMessage> {
    let mut entry = Map::new();
    entry.insert("n".into(), json!(1));
    entry.insert("undo".into(), json!(1));
    let hello = |key| GuestMessage::Hello {
        protocol: PROTOCOL,
        invitation: Key::random().text(),
        key,
        have: 7,
    };
    let join = |seat| GuestMessage::Join {
        name: "Ana".into(),
        seat,
    };
    vec![
        hello(None),
        hello(Some(Key::random().text())),
        join(Seat::new(7)),
        join(None),
        GuestMessage::Propose {
            id: u64::MAX,
            entry,
        },
        GuestMessage::Here { have: 0 },
        GuestMessage::Pause { paused: true },
        GuestMessage::Leave {},
    ]
}

fn answers() -> Vec<HostMessage> {
    let welcome = |device, taken| HostMessage::Welcome {
        protocol: PROTOCOL,
        version: "1.0.0".into(),
        header: play::header(Edition::Duelo, Map::new()),
        sealed: true,
        count: 4,
        device,
        taken,
        closed: false,
        at: Some(play::moment(7)),
    };
    let taken = Taken { id: 1, n: 2 };
    let mut all = vec![
        welcome(None, None),
        welcome(Some(device()), Some(taken)),
        HostMessage::Joined {
            key: Key::random().text(),
            device: device(),
        },
        HostMessage::Entries {
            entries: vec![json!({"n": 1, "undo": 1})],
        },
        HostMessage::Taken(taken),
        HostMessage::Undid { n: 2, device: 0 },
        HostMessage::Refused {
            id: 1,
            code: "wrong-phase".into(),
        },
        HostMessage::Invite(Invite {
            url: "http://192.168.1.7:4747/#join=AAAAAAAAAAAAAAAAAAAAAA".into(),
            code: vec!["10".into(), "01".into()],
        }),
        HostMessage::Devices {
            devices: <Role as VariantArray>::VARIANTS
                .iter()
                .map(|role| Device {
                    role: *role,
                    seat: None,
                    ..device()
                })
                .collect(),
        },
        HostMessage::Trouble { failing: true },
        HostMessage::Paused {
            since: Some(play::moment(0)),
        },
        HostMessage::Paused { since: None },
        HostMessage::Here {
            count: 9,
            at: Some(play::moment(7)),
        },
        // Of an earlier host.
        HostMessage::Here { count: 9, at: None },
    ];
    all.extend(
        <CloseReason as VariantArray>::VARIANTS
            .iter()
            .map(|reason| HostMessage::Bye { reason: *reason }),
    );
    all
}

fn kind(text: &str) -> String {
    let value: Value = serde_json::from_str(text).unwrap();
    value["type"].as_str().unwrap().to_owned()
}

#[test]
fn the_schema_and_the_program_accept_the_same_messages() {
    let (of_guests, of_hosts) = (schema("request"), schema("answer"));
    let mut kinds = BTreeSet::new();
    for request in requests() {
        let text = request.text();
        let value = serde_json::from_str(&text).unwrap();
        assert!(of_guests.is_valid(&value), "{text}");
        assert_eq!(GuestMessage::parse(&text), Ok(request));
        kinds.insert(kind(&text));
        // An unknown field is not allowed.
        let more = text.replacen('{', r#"{"more":1,"#, 1);
        assert!(GuestMessage::parse(&more).is_err(), "{more}");
        assert!(!of_guests.is_valid(&serde_json::from_str(&more).unwrap()));
    }
    assert_eq!(
        kinds,
        GuestMessage::VARIANTS.iter().map(|&k| k.into()).collect()
    );
    kinds.clear();
    for answer in answers() {
        let text = answer.text();
        let value = serde_json::from_str(&text).unwrap();
        assert!(of_hosts.is_valid(&value), "{text}");
        assert_eq!(HostMessage::parse(&text), Ok(answer));
        kinds.insert(kind(&text));
        // A later host may add fields.
        let more = text.replacen('{', r#"{"more":1,"#, 1);
        assert!(HostMessage::parse(&more).is_ok(), "{more}");
    }
    assert_eq!(
        kinds,
        HostMessage::VARIANTS.iter().map(|&k| k.into()).collect()
    );
}

#[test]
fn the_page_documents_every_message_reason_and_limit() {
    let page = text_of("assets/sharing.md");
    let rows: BTreeSet<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split('`').next())
        .collect();
    let codes = [
        "old",
        "ahead",
        "not-yours",
        "not-joined",
        "bad-entry",
        "not-saved",
        TOO_MANY,
        NotForPeople::BotsTurn(Seat::ZERO).code(),
        NotForPeople::BotsCards(Seat::ZERO).code(),
        BrokenSeal::CODE,
    ];
    let names = GuestMessage::VARIANTS.iter().chain(HostMessage::VARIANTS);
    let mut meant: BTreeSet<&str> = names.copied().chain(codes).collect();
    meant.extend(<CloseReason as VariantNames>::VARIANTS);
    meant.extend(Unwritable::VARIANTS);
    meant.insert("type");
    let rows: BTreeSet<&str> = rows.into_iter().chain(["type"]).collect();
    assert_eq!(rows, meant);
    for bound in [
        format!("{DEEPEST_GUEST_MESSAGE} deep"),
        format!("{MOST_DEVICES} devices"),
        format!("version {PROTOCOL}"),
    ] {
        assert!(page.contains(&bound), "{bound}");
    }
    assert_eq!(LONGEST_GUEST_MESSAGE, 65_536);
    assert!(page.contains("65,536"));
}
