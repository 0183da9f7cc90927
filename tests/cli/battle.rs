//! `courtyard battle`, the calculator of Duel.

use serde_json::json;

use crate::commands::{fine, fine_json, sentence};
use crate::common::program::run;

#[test]
fn a_battle_is_computed() {
    let sums = fine_json(&[
        "battle",
        "--attacker",
        "Q+10+3",
        "--defender",
        "K+7+2",
        "--json",
    ]);
    let expected = json!({
        "attacker": {
            "terms": [
                {"name": "army", "card": "10", "value": 10},
                {"name": "warlord", "card": "Q", "value": 2},
                {"name": "support", "card": "3", "value": 3},
            ],
            "total": 15,
        },
        "defender": {
            "terms": [
                {"name": "army", "card": "7", "value": 7},
                {"name": "warlord", "card": "K", "value": 3},
                {"name": "support", "card": "2", "value": 2},
            ],
            "total": 12,
        },
        "outcome": "attacker",
        "damage": 2,
    });
    assert_eq!(sums, expected);
    let of = |args: &[&str]| {
        let mut all = vec!["battle", "--json"];
        all.extend(args);
        let sums = fine_json(&all);
        (sums["outcome"].clone(), sums["damage"].clone())
    };
    let no_defence = of(&["--attacker", "Kh+10s+3d"]);
    assert_eq!(no_defence, (json!("attacker"), json!(8)));
    let tie = of(&["--attacker", "7", "--defender", "7"]);
    assert_eq!(tie, (json!("tie"), json!(0)));
    let ally = [
        "--attacker",
        "ally-K+4",
        "--defender",
        "9",
        "--rule",
        "hidden_ally=true",
    ];
    assert_eq!(of(&ally), (json!("defender"), json!(0)));
    let house = [
        "--attacker",
        "8",
        "--defender",
        "7",
        "--rule",
        "damage_rounding=down",
    ];
    assert_eq!(of(&house), (json!("attacker"), json!(0)));

    let output = fine(&["battle", "--attacker", "9", "--defender", "K"]);
    assert!(output.contains("Warlord K"), "{output}");
    assert!(output.contains("9 to 3: 3 cards of damage."), "{output}");
}

#[test]
fn an_illegal_battle_is_refused_and_invalid_arguments_are_errors() {
    for (args, words) in [
        (&["--attacker", "K"][..], "An attack needs an Army card."),
        (&["--attacker", "9+8"], "one Army card"),
        (&["--attacker", "9+K+Q"], "one Warlord"),
        (&["--attacker", "9+3+2"], "one Support card"),
        (&["--attacker", "9+A"], "A cannot take part"),
        (&["--attacker", "9+ally-K"], "the Hidden Ally as K"),
        (
            &["--attacker", "9", "--defender", "K+3"],
            "needs an Army card",
        ),
        (
            &[
                "--attacker",
                "9",
                "--defender",
                "K",
                "--rule",
                "sole_warlord_defends=false",
            ],
            "cannot defend without",
        ),
    ] {
        let refused = run(&[&["battle"], args].concat());
        assert!(sentence(&refused, 1).contains(words), "{}", refused.err);
        assert_eq!(refused.out, "");
    }
    for args in [
        &[][..],
        &["--attacker", "9+x"],
        &["--attacker", ""],
        &["--attacker", "9", "--rule", "tie"],
        &["--attacker", "9", "--rule", "tie=both"],
        &["--attacker", "9", "--rule", "speed=3"],
    ] {
        let nonsense = run(&[&["battle"], args].concat());
        assert_eq!(
            (nonsense.status, nonsense.out.as_str()),
            (2, ""),
            "{args:?}"
        );
        assert!(!nonsense.err.is_empty(), "{args:?}");
    }
}
