use proptest::prelude::*;

use super::*;
use crate::rules::{Action, Edition, NobleHearts, Table};
use courtyard_core::game::Domain;
use courtyard_core::seat::EitherSeat;

fn card(numbers: [Option<u8>; 4]) -> Card {
    let [fight, area, movement, redraw] = numbers;
    Card {
        fight,
        area,
        movement,
        redraw,
    }
}

fn full(fight: u8, area: u8, movement: u8, redraw: u8) -> Card {
    card([fight, area, movement, redraw].map(Some))
}

fn list(cards: &[(Card, u8)]) -> DeckList {
    let mut list = DeckList::new("Blue").unwrap();
    for (card, count) in cards {
        list.set(*card, *count).unwrap();
    }
    list
}

fn cause(text: &str) -> (Option<usize>, DeckFaultCause) {
    let fault = DeckList::read(text.as_bytes()).unwrap_err();
    (fault.card, fault.cause)
}

/// A file with these cards.
fn with_cards(cards: &str) -> String {
    format!(r#"{{"deck_list":1,"game":"noble-hearts","name":"Blue","cards":[{cards}]}}"#)
}

#[test]
fn a_readable_file_is_written_and_read_again() {
    let mut blue = list(&[
        (full(7, 1, 1, 2), 2),
        (full(3, 2, 2, 1), 1),
        (card([Some(9), None, None, None]), 1),
    ]);
    blue.area_names = AreaNames::new([" head", "", "“arm”", ""]).unwrap();
    let text = String::from_utf8(blue.write()).unwrap();
    let expected = r#"{
  "deck_list": 1,
  "game": "noble-hearts",
  "name": "Blue",
  "area_names": ["head","","“arm”"],
  "cards": [
    {"fight": 7, "area": 1, "move": 1, "redraw": 2, "count": 2},
    {"fight": 3, "area": 2, "move": 2, "redraw": 1},
    {"fight": 9}
  ]
}
"#;
    assert_eq!(text, expected);
    assert_eq!(DeckList::read(text.as_bytes()).unwrap(), blue);
    let none = DeckList::new("None").unwrap();
    assert_eq!(DeckList::read(&none.write()).unwrap(), none);
}

#[test]
fn equal_cards_are_added_up_and_null_is_ignored() {
    let text = with_cards(r#"{"fight":3,"count":2},{"fight":4,"area":null},{"fight":3}"#);
    let read = DeckList::read(text.as_bytes()).unwrap();
    assert_eq!(read.count(&card([Some(3), None, None, None])), 3);
    assert_eq!(read.count(&card([Some(4), None, None, None])), 1);
    assert_eq!((read.total(), read.cards().len()), (4, 2));
}

#[test]
fn faults_are_reported_with_their_positions() {
    use DeckFaultCause as C;
    let number = |print, number| C::Number { print, number };
    let long_name = |field: &str, length, most| C::LongName {
        field: field.into(),
        length,
        most,
    };
    for (cards, place, expected) in [
        (r#"{"fight":3},{"fight":100}"#, 2, number(Print::Fight, 100)),
        (r#"{"area":0}"#, 1, number(Print::Area, 0)),
        (r#"{"move":-1}"#, 1, number(Print::Move, -1)),
        ("{}", 1, C::Blank),
        (r#"{"fight":1,"count":0}"#, 1, C::Count(0)),
        (r#"{"fight":1,"count":61}"#, 1, C::Count(61)),
        (
            r#"{"fight":1,"count":60},{"fight":1,"count":1}"#,
            2,
            C::TooManyCards(61),
        ),
        (
            r#"{"fight":1,"count":60},{"fight":2}"#,
            2,
            C::TooManyCards(61),
        ),
    ] {
        assert_eq!(
            cause(&with_cards(cards)),
            (Some(place), expected),
            "{cards}"
        );
    }
    let long = "x".repeat(61);
    let area = "y".repeat(25);
    let head = r#"{"deck_list":1,"game":"noble-hearts","cards":[],"#;
    for (rest, expected) in [
        (r#""name":" "}"#.to_owned(), C::NoName),
        (format!(r#""name":"{long}"}}"#), long_name("name", 61, 60)),
        (
            r#""name":"a\u0007b"}"#.to_owned(),
            C::Control("name".into()),
        ),
        (
            format!(r#""name":"a","area_names":["b","{area}"]}}"#),
            long_name("area_names[1]", 25, 24),
        ),
        (
            r#""name":"a","area_names":["b\nc"]}"#.to_owned(),
            C::Control("area_names[0]".into()),
        ),
        (
            r#""name":"a","area_names":["","","","","","","","","",""]}"#.to_owned(),
            C::TooManyAreas,
        ),
    ] {
        assert_eq!(cause(&format!("{head}{rest}")), (None, expected), "{rest}");
    }
    assert_eq!(cause("{}").1, C::NotADeckList);
    assert_eq!(cause(r#"{"deck_list":2,"new":[]}"#).1, C::Newer(2));
    assert_eq!(
        cause(r#"{"deck_list":1,"game":"duel"}"#).1,
        C::OtherGame("duel".into())
    );
    assert_eq!(
        cause(&" ".repeat(DeckList::LARGEST_FILE + 1)).1,
        C::TooLarge
    );
    for (text, line, message) in [
        (with_cards("\n\n{\"figth\":3}"), 3, "figth"),
        (with_cards("[3]"), 1, "expected an object"),
        (with_cards("\n{\"fight\":\"3\"}"), 2, "string"),
        (with_cards("{\"fight\":1,\"fight\":2}"), 1, "duplicate"),
        (with_cards("") + "x", 1, "trailing"),
        (r#"[1,"noble-hearts"]"#.into(), 1, "expected an object"),
        (String::new(), 1, "EOF"),
        (r#"{"deck_list":1,"name":"a","cards":[]}"#.into(), 1, "game"),
        (
            r#"{"deck_list":1,"game":"noble-hearts","name":"a","cards":[],"more":1}"#.into(),
            1,
            "more",
        ),
    ] {
        let (_, C::Json { line: at, why }) = cause(&text) else {
            panic!("{text}");
        };
        assert_eq!(at, line, "{text}: {why}");
        assert!(why.contains(message), "{text}: {why}");
    }
}

#[test]
fn the_widest_ranges_are_those_of_the_rules() {
    let most = |rule: &str| {
        let field = Rules::FIELDS.iter().find(|field| field.name == rule);
        let Domain::Number(_, most) = field.unwrap().domain else {
            panic!("{rule}");
        };
        most
    };
    for (print, rule) in [
        (Print::Fight, "fight_most"),
        (Print::Area, "areas"),
        (Print::Move, "move_most"),
        (Print::Redraw, "redraw_most"),
    ] {
        assert_eq!(u16::from(print.widest().1), most(rule));
    }
    assert_eq!(most("areas") as usize, AreaNames::MOST);
    assert_eq!(most("deck_cards"), u16::from(DeckList::MOST));
}

#[test]
fn a_deck_list_fits_rules_with_its_numbers() {
    let base = Rules::from(Edition::Base);
    assert!(
        list(&[
            (full(7, 1, 1, 2), 2),
            (card([Some(7), None, None, None]), 1)
        ])
        .fits(&base)
    );
    assert!(!list(&[(full(21, 1, 1, 1), 1)]).fits(&base));
}

#[test]
fn invalid_names_of_areas_in_a_header_are_ignored() {
    let of = |value: serde_json::Value| {
        let mut further = serde_json::Map::new();
        further.insert("area_names".into(), value);
        AreaNames::of_header(&further)
    };
    let names = of(serde_json::json!(["head", 3, " leg\u{7} ", "", null]));
    assert_eq!(names.as_slice(), ["head", "", "leg"]);
    assert_eq!(
        [i64::MIN, 0, 1, 2, 3, 4].map(|area| names.get(area)),
        [None, None, Some("head"), None, Some("leg"), None]
    );
    let long = of(serde_json::json!(["x".repeat(1000)]));
    assert_eq!(long.get(1).map(str::len), Some(AreaNames::LONGEST));
    for value in [serde_json::json!("head"), serde_json::json!({"1": "head"})] {
        assert!(of(value).is_empty());
    }
    let mut further = serde_json::Map::new();
    names.put(&mut further);
    assert_eq!(AreaNames::of_header(&further), names);
    AreaNames::default().put(&mut further);
    assert!(further.is_empty());
}

/// The cards that seat 0 shows when these actions are played in order.
fn met(lines: &[&str]) -> Met {
    let rules = Rules::from(Edition::Base);
    let mut table = Table::new(&rules);
    let mut met = Met::default();
    for line in lines {
        let action: Action = serde_json::from_str(line).unwrap();
        met.take(EitherSeat::Zero, &table, &action);
        NobleHearts::play(&rules, &mut table, &action).unwrap();
    }
    met
}

#[test]
fn a_session_shows_its_cards_and_how_many_were_seen_together() {
    let seen = met(&[
        r#"{"type":"setup","first":0}"#,
        r#"{"type":"move","card":{"fight":2,"area":1,"move":4,"redraw":1}}"#,
        r#"{"type":"attack","card":{"fight":9,"area":3,"move":1,"redraw":1}}"#,
        r#"{"type":"block","card":{"fight":9,"area":3,"move":1,"redraw":1}}"#,
        // The earlier card is on the discard pile, so this is another one.
        r#"{"type":"attack","card":{"fight":2,"area":1,"move":4,"redraw":1}}"#,
        r#"{"type":"retreat","card":{"fight":1}}"#,
        r#"{"type":"attack","card":{"fight":5,"area":1,"redraw":1}}"#,
    ]);
    let mut blue = DeckList::new("Blue").unwrap();
    assert!(blue.learn(&seen));
    assert_eq!(blue.count(&full(2, 1, 4, 1)), 2);
    // The other player's equal card is not this player's.
    assert_eq!(blue.count(&full(9, 3, 1, 1)), 1);
    assert_eq!(blue.count(&card([Some(5), Some(1), None, Some(1)])), 1);
    assert_eq!(blue.total(), 4);
    assert!(!blue.learn(&seen), "nothing is new the second time");
}

#[test]
fn a_better_known_card_replaces_a_less_known_one() {
    let mut blue = list(&[(card([Some(5), Some(1), None, None]), 1)]);
    let seen = met(&[
        r#"{"type":"setup","first":0}"#,
        r#"{"type":"attack","card":{"fight":5,"area":1,"move":2,"redraw":1}}"#,
    ]);
    assert!(blue.learn(&seen));
    assert_eq!(blue.cards().len(), 1);
    assert_eq!(blue.count(&full(5, 1, 2, 1)), 1);
    // A less known card is known already.
    let seen = met(&[
        r#"{"type":"setup","first":0}"#,
        r#"{"type":"attack","card":{"fight":5,"area":1,"redraw":1}}"#,
    ]);
    assert!(!blue.learn(&seen));
}

#[test]
fn learned_cards_never_exceed_a_deck() {
    let mut blue = list(&[(full(1, 1, 1, 1), 60)]);
    let seen = met(&[
        r#"{"type":"setup","first":0}"#,
        r#"{"type":"attack","card":{"fight":5,"area":1,"redraw":1}}"#,
    ]);
    assert!(!blue.learn(&seen));
    assert_eq!(blue.total(), DeckList::MOST);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(256) })]

    #[test]
    fn every_written_list_is_read_back_unchanged(
        name in "[^\\p{Cc}\\s][^\\p{Cc}]{0,40}",
        areas in proptest::collection::vec("[^\\p{Cc}]{0,24}", 0..=9),
        cards in proptest::collection::vec(
            (proptest::option::of(0_u8..=99), proptest::option::of(1_u8..=9), 0_u8..=99, proptest::option::of(0_u8..=99), 1_u8..9),
            0..20,
        ),
    ) {
        let mut list = DeckList::new(&name).unwrap();
        list.area_names = AreaNames::new(&areas).unwrap();
        for (fight, area, movement, redraw, count) in cards {
            // The list is full at some point.
            let _ = list.set(card([fight, area, Some(movement), redraw]), count);
        }
        let written = list.write();
        prop_assert!(written.len() <= DeckList::LARGEST_FILE);
        prop_assert_eq!(DeckList::read(&written).unwrap(), list);
    }

    #[test]
    fn arbitrary_bytes_cause_no_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        if let Ok(list) = DeckList::read(&bytes) {
            prop_assert_eq!(DeckList::read(&list.write()).unwrap(), list);
        }
    }
}
