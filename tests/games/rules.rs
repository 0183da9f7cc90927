//! The rules of every game: each value in a rule's domain is accepted, and no other.

use courtyard::games::duel::Duel;
use courtyard::games::dueling_nobles::DuelingNobles;
use courtyard::games::noble_hearts::NobleHearts;
use courtyard::games::{Domain, Game, Preset, Rules};
use serde_json::{Map, Value, json};

#[test]
fn editions_are_within_their_domains() {
    fn check<G: Game>() {
        for edition in G::Edition::ALL {
            let rules = Rules::from(*edition);
            let fields = rules.to_json();
            assert_eq!(fields.len(), Rules::<G::Edition>::FIELDS.len());
            for field in Rules::<G::Edition>::FIELDS {
                let fault = field.domain.fault(&fields[field.name]);
                assert_eq!(fault, None, "{}", field.name);
            }
            assert_eq!(Rules::new(edition.name(), &fields), Ok(rules.clone()));
            assert!(rules.house().is_empty());
            assert_eq!(G::Edition::from_name(edition.name()), Some(*edition));
        }
        assert!(Rules::<G::Edition>::new("origami", &Map::new()).is_err());
    }
    check::<Duel>();
    check::<DuelingNobles>();
    check::<NobleHearts>();
}

/// Values at the ends of a domain, and values next to it.
fn samples(domain: Domain) -> (Vec<Value>, Vec<Value>) {
    let whole = |n: u16| i64::from(n);
    match domain {
        Domain::Number(least, most) => (
            vec![json!(least), json!(most)],
            vec![
                json!(whole(least) - 1),
                json!(most + 1),
                json!(1.5),
                json!(null),
                json!("1"),
            ],
        ),
        Domain::Limit(most) => (
            vec![json!(0), json!(most), json!(null)],
            vec![json!(-1), json!(most + 1), json!(true)],
        ),
        Domain::Flag => (
            vec![json!(true), json!(false)],
            vec![json!(0), json!(null), json!("true")],
        ),
        Domain::Choice(words) => (
            words.iter().map(|word| json!(word)).collect(),
            vec![json!("both"), json!(null), json!(0)],
        ),
        Domain::Numbers(names, least, most) => {
            let each = |n: i64| -> Value { names.iter().map(|name| (*name, n)).collect() };
            let mut more = each(whole(most));
            more["strange"] = json!(1);
            (
                vec![each(whole(least)), each(whole(most))],
                vec![
                    each(whole(least) - 1),
                    each(whole(most) + 1),
                    more,
                    json!({(names[0]): 1}),
                    json!([1, 2]),
                    json!(null),
                ],
            )
        }
        Domain::List(words) => (
            vec![json!(words), json!([])],
            vec![
                json!([words[0], words[0]]),
                json!(["dance"]),
                json!(words[0]),
                json!(null),
            ],
        ),
        Domain::Phases(kinds) => {
            let phase = |id: &str, allows: &[&str]| json!({"id": id, "allows": allows});
            (
                vec![json!([phase("tea", kinds), phase("rest", &[])])],
                vec![
                    json!([]),
                    json!(null),
                    json!([["tea", kinds]]),
                    json!([phase("over", kinds)]),
                    json!([phase("", kinds)]),
                    json!([phase("tea", kinds), phase("tea", &[])]),
                    json!([phase("tea", &["dance"])]),
                    json!([{"id": "tea"}]),
                ],
            )
        }
    }
}

#[test]
fn values_at_the_ends_of_a_domain_are_accepted_and_no_others() {
    fn check<G: Game>() {
        let edition = G::Edition::NAMES[0];
        let with = |name: &str, value: &Value| {
            let house = Map::from_iter([(name.to_owned(), value.clone())]);
            Rules::<G::Edition>::new(edition, &house)
        };
        for field in Rules::<G::Edition>::FIELDS {
            let (good, bad) = samples(field.domain);
            for value in good {
                let rules = with(field.name, &value).unwrap();
                let same = match field.domain {
                    // The order of a list has no meaning.
                    Domain::List(_) => {
                        rules.to_json()[field.name].as_array().unwrap().len()
                            == value.as_array().unwrap().len()
                    }
                    _ => rules.to_json()[field.name] == value,
                };
                assert!(same, "{}: {value}", field.name);
            }
            for value in bad {
                let error = with(field.name, &value).unwrap_err().to_string();
                assert!(error.contains(field.name), "{value}: {error}");
            }
        }
        assert!(
            with("speed", &json!(1))
                .unwrap_err()
                .to_string()
                .contains("speed")
        );
    }
    check::<Duel>();
    check::<DuelingNobles>();
    check::<NobleHearts>();
}
