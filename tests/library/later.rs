//! Journals and other files of a later version that this one cannot read: each is reported with a reason, and none is
//! changed.
//!
//! Unknown fields in the settings file are tested in `src/settings/file.rs`.

use std::fs;

use crate::common::program::run_in;

/// A journal's name and content, the result of `check`, and the entry in the list of sessions.
const JOURNALS: [(&str, &str, &str, &str); 5] = [
    (
        "format",
        r#"{"courtyard":2,"game":"dueling-nobles","edition":"catsatcards","players":["Ana","Ben"],"started":"2030-11-20T19:03:11+01:00"}"#,
        "line 1: The journal uses version 2 of the format; this program supports version 1. A newer version of Courtyard may read it. [bad-header]",
        "Ana against Ben",
    ),
    (
        "game",
        r#"{"courtyard":1,"game":"tarot","edition":"marseille","players":["Ana","Ben"],"started":"2030-11-20T19:03:11+01:00"}"#,
        "line 1: The journal is of a game that this version does not know: “tarot”. A newer version of Courtyard may know it. [bad-header]",
        "a game that this version does not know: “tarot”",
    ),
    (
        "edition",
        r#"{"courtyard":1,"game":"dueling-nobles","edition":"third","players":["Ana","Ben"],"started":"2030-11-20T19:03:11+01:00"}"#,
        "line 1: Unknown edition “third”. Known: catsatcards, original and duelo. [bad-header]",
        "a fault in line 1 [bad-header]",
    ),
    (
        "rule",
        r#"{"courtyard":1,"game":"dueling-nobles","edition":"catsatcards","rules":{"jokers":2},"players":["Ana","Ben"],"started":"2030-11-20T19:03:11+01:00"}"#,
        "line 1: There is no rule “jokers”. [bad-header]",
        "a fault in line 1 [bad-header]",
    ),
    (
        "action",
        r#"{"courtyard":1,"game":"dueling-nobles","edition":"catsatcards","players":["Ana","Ben"],"started":"2030-11-20T19:03:11+01:00"}
{"n":1,"at":"2030-11-20T19:05:28+01:00","do":{"type":"bribe","king":"Kh"}}"#,
        "line 2: The line is not a valid entry here: “bribe” is unknown (character 60). [bad-entry]",
        "a fault in line 2 [bad-entry]",
    ),
];

#[test]
fn journals_of_a_later_version_are_reported_and_not_changed() {
    let data = tempfile::tempdir().unwrap();
    let sessions = data.path().join("sessions");
    fs::create_dir(&sessions).unwrap();
    for (name, text, why, _) in JOURNALS {
        let path = sessions.join(name).with_extension("courtyard");
        fs::write(&path, format!("{text}\n")).unwrap();
        let run = run_in(data.path(), &["check", path.to_str().unwrap()]);
        assert_eq!(run.status, 2, "{name}");
        assert!(run.err.trim_end().ends_with(why), "{name}: {}", run.err);
        let run = run_in(data.path(), &["play", name]);
        assert_ne!(run.status, 0, "{name} is gone on with");
        let elsewhere = tempfile::tempdir().unwrap();
        let run = run_in(elsewhere.path(), &["import", path.to_str().unwrap()]);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{name}");
        assert_eq!(run.err.lines().count(), 1, "{name}: {}", run.err);
    }
    let list = run_in(data.path(), &["sessions"]).fine();
    for (name, text, _, listed) in JOURNALS {
        let path = sessions.join(name).with_extension("courtyard");
        let before = list
            .lines()
            .take_while(|line| !line.ends_with(path.to_str().unwrap()));
        let listing = before.last().unwrap_or_default();
        assert!(listing.contains(listed), "{name}: {list}");
        assert_eq!(
            fs::read_to_string(&path).unwrap(),
            format!("{text}\n"),
            "{name}"
        );
    }
}
