//! The link that gives a finished game to the app Board Game Stats, held against its published format.

use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::registry;
use courtyard::session::Session;
use courtyard::session::journal::Opened;
use courtyard::text::export::plays::Played;
use courtyard::text::{Language, Text};
use serde_json::{Value, json};

use crate::common::golden;

fn session(journal: &[u8]) -> Session<DuelingNobles> {
    Opened::new(journal).unwrap().read().unwrap().session
}

/// The data of a link.
fn pushed(link: &str) -> Value {
    let data = link.strip_prefix("bgstats://app.bgstatsapp.com/createPlay.html?data=");
    let mut bytes = Vec::new();
    let mut rest = data.unwrap().bytes();
    while let Some(byte) = rest.next() {
        match byte {
            b'%' => {
                let digits = [rest.next().unwrap(), rest.next().unwrap()];
                let digits = std::str::from_utf8(&digits).unwrap().to_owned();
                bytes.push(u8::from_str_radix(&digits, 16).unwrap());
            }
            byte => {
                assert!(
                    byte.is_ascii_alphanumeric() || b"-._~".contains(&byte),
                    "{byte}"
                );
                bytes.push(byte);
            }
        }
    }
    serde_json::from_slice(&bytes).unwrap()
}

#[test]
fn the_link_has_the_fields_of_the_published_format() {
    let text = Text::new(Language::Spanish, registry::described());
    let whole = session(&golden::bytes("game-catsatcards"));
    let played = Played::new(&text, &whole, "evening.courtyard").unwrap();
    let data = pushed(&played.push_link(&text).unwrap());
    assert_eq!(data["sourceName"], "Courtyard");
    assert_eq!(data["game"]["name"], "Duelo de Nobles");
    assert_eq!(data["game"]["highestWins"], true);
    assert_eq!(data["game"]["noPoints"], false);
    assert!(data["game"]["sourceGameId"].is_string());
    assert_eq!(data["board"], "Cats at Cards");
    assert_eq!(data["durationMin"], 53);
    // It began at 19:03:11 in a zone that is an hour ahead.
    assert_eq!(data["playDate"], "2026-11-20 18:03:11");
    assert!(
        data["comments"].as_str().unwrap().contains("Turnos: 10"),
        "{data}"
    );
    let players = data["players"].as_array().unwrap();
    let values = |name: &str| {
        players
            .iter()
            .map(|player| player[name].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(values("name"), ["Ana", "Ben"]);
    assert_eq!(values("winner"), [true, false]);
    assert_eq!(values("score"), [3, 0]);
    assert_eq!(values("rank"), [1, 2]);
    assert!(values("startPlayer").contains(&json!(true)));
    assert!(values("sourcePlayerId").iter().all(Value::is_string));
    // The same game has the same identifier again.
    let again = Played::new(&text, &whole, "renamed.courtyard").unwrap();
    let again = pushed(&again.push_link(&text).unwrap());
    assert_eq!(again["sourcePlayId"], data["sourcePlayId"]);
}
