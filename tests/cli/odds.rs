//! Chances and luck through the command line: numbers computed by hand.

use std::fs;

use serde_json::{Value, json};

use crate::common::program::run;

/// Ana's Queen has 18, with two other nobles. Ben names his King instead of his Jack. A typing error in his dice is
/// corrected.
const DUEL: &str = r#"{"courtyard":1,"game":"dueling-nobles","edition":"catsatcards","players":["Ana","Ben"],"started":"2026-11-20T19:00:00+01:00"}
{"n":1,"do":{"type":"setup","first":0,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}}
{"n":2,"do":{"type":"adjust","seat":1,"gold":2}}
{"n":3,"do":{"type":"next-phase"}}
{"n":4,"do":{"type":"next-phase"}}
{"n":5,"do":{"type":"next-phase"}}
{"n":6,"do":{"type":"challenge","attacker":"Qs","target":"Jh"}}
{"n":7,"do":{"type":"deflect","target":"Kd"}}
{"n":8,"do":{"type":"roll","seat":0,"dice":[2]}}
{"n":9,"do":{"type":"roll","seat":1,"dice":[1,1]}}
{"n":10,"undo":1}
{"n":11,"do":{"type":"roll","seat":1,"dice":[3,3]}}
{"n":12,"do":{"type":"support","seat":0,"cards":[]}}
{"n":13,"do":{"type":"support","seat":1,"cards":["5s"]}}
"#;

fn printed(args: &[&str]) -> String {
    run(args).fine()
}

/// Writes the journal to a file in a temporary folder.
fn filed(journal: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("duel.courtyard");
    fs::write(&path, journal).unwrap();
    let path = path.to_str().unwrap().to_owned();
    (folder, path)
}

#[test]
fn the_command_shows_the_chances_after_any_entry() {
    let (_folder, file) = filed(DUEL);
    let at = |n: &str| -> Value {
        serde_json::from_str(&printed(&["odds", &file, "--at", n, "--json"])).unwrap()
    };
    let before = at("5");
    assert_eq!(
        (&before["at"], &before["phase"]),
        (&json!(5), &json!("duel"))
    );
    let pairs = before["pairs"].as_array().unwrap();
    assert_eq!(pairs.len(), 9);
    let pair = |target: &str| {
        let is_it = |pair: &&Value| pair["attacker"] == "Qs" && pair["target"] == target;
        pairs.iter().find(is_it).unwrap()
    };
    assert_eq!(
        pair("Kd")["dice"],
        json!({"win": [5, 8], "tie": [25, 216], "loss": [7, 27]})
    );
    // After the target was changed, the chances are those of the new noble.
    assert_eq!(at("6")["duel"]["dice"]["win"], json!([1, 1]));
    assert_eq!(at("7")["duel"]["dice"], pair("Kd")["dice"]);
    assert_eq!(at("7")["duel"]["cards"], pair("Kd")["cards"]);
    assert_eq!(at("7")["duel"]["answer"], Value::Null);
    // 20 against 13 and two dice: a 7 is a tie.
    let after_one = at("8");
    assert_eq!(
        after_one["duel"]["dice"],
        json!({"win": [5, 12], "tie": [1, 6], "loss": [5, 12]})
    );
    assert_eq!(at("10")["duel"], after_one["duel"]);
    // Ana leads by one and plays nothing, so any card of Ben's wins.
    let last = at("12");
    assert_eq!(last["duel"]["dice"]["win"], json!([1, 1]));
    assert_eq!(last["duel"]["cards"]["loss"], json!([1, 1]));
    let answer = &last["duel"]["answer"];
    assert_eq!(
        (&answer["seat"], &answer["win"]),
        (&json!(1), &json!([1, 1]))
    );
    assert_eq!(answer["single_wins"].as_array().unwrap().len(), 40);
    assert_eq!(at("13")["pairs"].as_array().unwrap().len(), 9);
    assert_eq!(at("0")["pairs"], json!([]));

    let output = printed(&["odds", &file, "--at", "7"]);
    assert!(output.contains("Ana 62%, tie 12%, Ben 26%"), "{output}");
    assert!(output.contains("If both play their best card"), "{output}");
    assert!(printed(&["odds", &file]).contains("Ana against Ben"));
    assert!(printed(&["odds", &file, "--at", "0"]).contains("No two nobles"));
    assert_eq!(run(&["odds", &file, "--at", "14"]).status, 2);
}

#[test]
fn inconsistent_counts_are_reported_instead_of_chances() {
    let corrected = DUEL.lines().take(3).collect::<Vec<_>>().join("\n");
    let corrected = format!(
        "{corrected}\n{}\n",
        r#"{"n":3,"do":{"type":"adjust","seat":0,"hand":5}}"#
    );
    let (_folder, file) = filed(&corrected);
    let json: Value = serde_json::from_str(&printed(&["odds", &file, "--json"])).unwrap();
    let pair = &json["pairs"][0];
    assert_eq!(
        (&pair["cards"], &pair["why"]),
        (&Value::Null, &json!("cards-missing"))
    );
    assert!(pair["dice"]["win"].is_array());
    let output = printed(&["odds", &file]);
    assert!(
        output.contains("1 of the 40 support cards is not counted"),
        "{output}"
    );
    // Impossible results are left out: here no card ties, and only an Ace would win.
    let far: String = DUEL
        .lines()
        .take(8)
        .map(|line| format!("{line}\n"))
        .collect();
    let last = [
        r#"{"n":8,"do":{"type":"roll","seat":0,"dice":[6]}}"#,
        r#"{"n":9,"do":{"type":"roll","seat":1,"dice":[1]}}"#,
        r#"{"n":10,"do":{"type":"support","seat":0,"cards":["10s"]}}"#,
    ];
    let (_folder, file) = filed(&format!("{far}{}\n", last.join("\n")));
    let output = printed(&["odds", &file]);
    assert!(
        output.contains("These would win: A♠, A♥, A♦ and A♣."),
        "{output}"
    );
    assert!(
        !output.contains("would tie") && !output.contains("only ties"),
        "{output}"
    );
}

#[test]
fn a_duel_without_a_session_has_the_same_chances() {
    let (_folder, file) = filed(DUEL);
    let duel = |more: &[&str]| -> Value {
        let mut args = vec!["duel", "--attacker", "Qs", "--attacker-others", "2"];
        args.extend([
            "--defender",
            "Kd",
            "--defender-others",
            "2",
            "--odds",
            "--json",
        ]);
        args.extend(more);
        serde_json::from_str(&printed(&args)).unwrap()
    };
    let session = |n: &str| -> Value {
        serde_json::from_str(&printed(&["odds", &file, "--at", n, "--json"])).unwrap()
    };
    let hands = ["--attacker-hand", "6", "--defender-hand", "6"];
    let begun = duel(&[&hands[..], &["--deck", "28"]].concat());
    assert_eq!(begun["duel"], session("7")["duel"]);
    assert_eq!(begun["assumes"], session("7")["assumes"]);
    assert_eq!(begun["outcome"], "attacker");
    // The deck has the remaining cards, unless its size is given.
    assert_eq!(duel(&hands)["duel"], begun["duel"]);
    let short = duel(&[&hands[..], &["--deck", "27"]].concat());
    assert_eq!(short["duel"]["why"], "cards-missing");
    let rolled = ["--attacker-dice", "2", "--defender-dice", "3,3"];
    assert_eq!(
        duel(&[&hands[..], &rolled].concat())["duel"],
        session("11")["duel"]
    );
    // A card seen elsewhere is in neither hand.
    let seen = duel(&[&hands[..], &rolled, &["--seen", "Ah", "10d,9d"]].concat());
    let wins = seen["duel"]["answer"]["single_wins"].as_array().unwrap();
    assert_eq!(wins.len(), 37);
    assert!(!wins.contains(&json!("10d")));
    assert_eq!(duel(&[])["duel"]["why"], "cards-missing");

    // With two decks, both players can have the same card, and each deck has its own visible cards.
    let (_folder, file) = filed(&DUEL.replacen(
        r#","players""#,
        r#","rules":{"support_decks":"each"},"players""#,
        1,
    ));
    let session = |n: &str| -> Value {
        serde_json::from_str(&printed(&["odds", &file, "--at", n, "--json"])).unwrap()
    };
    let each = ["--rule", "support_decks=each"];
    let apart = duel(&[&hands[..], &rolled, &each].concat());
    assert_eq!(apart["duel"], session("11")["duel"]);
    assert_ne!(apart["duel"]["cards"], session("7")["duel"]["cards"]);
    let seen = |more: &[&str]| duel(&[&hands[..], &rolled, &each, more].concat());
    let wins = |seen: &Value| {
        seen["duel"]["answer"]["single_wins"]
            .as_array()
            .unwrap()
            .len()
    };
    assert_eq!(wins(&seen(&["--attacker-seen", "Ah", "10d,9d"])), 37);
    assert_eq!(wins(&seen(&["--defender-seen", "Ah", "10d,9d"])), 40);
    assert_eq!(wins(&seen(&["--seen", "Ah", "10d,9d"])), 37);

    let plain = printed(&["duel", "--attacker", "Qs", "--defender", "Kd", "--odds"]);
    assert!(plain.contains("--attacker-hand"), "{plain}");
    for wrong in [
        &["--seen", "Kh"][..],
        &["--seen", "Ah,Ah"],
        &["--seen", "Ah", "--attacker-cards", "Ah"],
    ] {
        let duel = ["duel", "--attacker", "Qs", "--defender", "Kd", "--odds"];
        let output = run(&[&duel[..], wrong].concat());
        assert_eq!(output.status, 1, "{wrong:?}");
    }
    let without = run(&[
        "duel",
        "--attacker",
        "Qs",
        "--defender",
        "Kd",
        "--deck",
        "3",
    ]);
    assert_eq!(without.status, 2);
}

#[test]
fn exports_contain_the_chances_and_the_luck_of_each_duel() {
    let (_folder, file) = filed(DUEL);
    let luck = "Before the dice and without cards, Ana’s chance was 68%; a tie counts half. The dice added 32 points, cards and choices took 100 points away: Ana lost.";
    let chances = "By the dice alone: Ana 62%, tie 12%, Ben 26%.";
    for format in ["md", "html"] {
        let page = printed(&["export", &file, "--format", format]);
        for sentence in [luck, chances] {
            assert_eq!(page.matches(sentence).count(), 1, "{format}: {page}");
        }
    }
    // Assumptions about later entries are listed separately.
    let json = printed(&["export", &file, "--format", "json"]);
    assert!(!json.contains(luck));
}

#[test]
fn statistics_add_up_the_luck_of_each_player() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    fs::create_dir_all(folder.path().join("sessions")).unwrap();
    for (name, journal) in [
        ("one", DUEL.to_owned()),
        // The same again, with another spelling of the name.
        (
            "two",
            DUEL.replace("\"Ana\"", "\" ANA\"")
                .replacen("\"started\":\"2", "\"id\":\"{ID}\",\"started\":\"2", 1)
                .replace("{ID}", "00000000-0000-4000-8000-000000000002")
                .replacen("T19:", "T20:", 1),
        ),
    ] {
        let path = folder
            .path()
            .join("sessions")
            .join(name)
            .with_extension("courtyard");
        fs::write(path, journal).unwrap();
    }
    let all: Value =
        serde_json::from_str(&printed(&["--data-dir", data, "stats", "--json"])).unwrap();
    let mut games = all.as_array().unwrap().iter();
    let counted = games.find(|game| game["game"] == "dueling-nobles").unwrap();
    let luck = counted["count"]["luck"].as_array().unwrap();
    assert_eq!(luck.len(), 2);
    let expected = 295.0 / 216.0;
    for (found, name, sign, won) in [(&luck[0], "ANA", 1.0, 0.0), (&luck[1], "Ben", -1.0, 2.0)] {
        let number = |key: &str| found[key].as_f64().unwrap();
        let near = |key: &str, value: f64| (number(key) - value).abs() < 1e-12;
        assert_eq!(
            (&found["player"], &found["duels"]),
            (&json!(name), &json!(2))
        );
        let own = if sign > 0.0 { expected } else { 2.0 - expected };
        assert!(near("expected", own) && near("won", won), "{found}");
        assert!(
            near("luck", sign * (137.0 / 216.0)) && near("cards", -2.0 * sign),
            "{found}"
        );
    }
    let output = printed(&["--data-dir", data, "stats"]);
    assert!(
        output.contains("Luck of the dice") && output.contains("−2.00"),
        "{output}"
    );
}
