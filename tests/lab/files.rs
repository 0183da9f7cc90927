//! Files of runs: numbers that no run has are refused.

use courtyard_lab::{FileFault, Laboratory, MergeFault, RunFile, Shard};
use serde_json::{Value, json};

use crate::{DUEL, NOBLES, plan, played};

/// The file of a comparison.
fn file(shard: Option<Shard>) -> RunFile {
    let plan = plan(&["random"], "csatho", &[json!({}), json!({"tie": "draw"})]);
    let lab = DUEL.open(&plan).unwrap();
    played(&*lab, &plan, 5, shard)
}

fn read(json: &Value) -> Result<RunFile, FileFault> {
    RunFile::read(&json.to_string())
}

#[test]
fn files_of_runs_are_read() {
    let nobles = plan(&["greedy", "random"], "catsatcards", &[json!({})]);
    let lab = NOBLES.open(&nobles).unwrap();
    let whole = played(&*lab, &nobles, 21, None);
    assert_eq!(read(&whole.to_json()).as_ref(), Ok(&whole));
    // A shard without a block, and one that was stopped before its first.
    for shard in [
        None,
        Some(Shard { place: 1, of: 4 }),
        Some(Shard { place: 9, of: 12 }),
    ] {
        assert!(read(&file(shard).to_json()).is_ok(), "{shard:?}");
    }
    let mut stopped = RunFile::new(&nobles, &*lab as &dyn Laboratory, 9, None);
    stopped.counts.interrupted = true;
    assert!(read(&stopped.to_json()).is_ok());
}

#[test]
fn numbers_that_no_run_has_are_refused() {
    let shard = file(Some(Shard { place: 1, of: 3 })).to_json();
    for (path, value, field) in [
        ("/bots", json!(["random"]), "bots"),
        ("/counts/planned", json!(2_000_000_000), "planned"),
        ("/counts/planned", json!(50), "blocks"),
        ("/counts/shards/have", json!([3]), "shards"),
        ("/counts/shards/have", json!([1, 1]), "shards"),
        ("/counts/shards/have", json!([]), "shards"),
        ("/counts/shards/of", json!(0), "shards"),
        ("/counts/shards", Value::Null, "blocks"),
        ("/blocks", json!(0), "blocks"),
        ("/games", json!(5), "games"),
        ("/games", json!(0), "games"),
        ("/counts/difference", Value::Null, "counts.difference"),
        (
            "/counts/rules/0/metrics/starter",
            json!([2, 9, 41]),
            "counts.rules",
        ),
        (
            "/counts/rules/0/metrics/starter",
            json!([2, -2, 2]),
            "counts.rules",
        ),
        (
            "/counts/rules/0/metrics/turns",
            json!([0, 0, 0]),
            "counts.rules",
        ),
        (
            "/counts/rules/0/metrics/turns",
            json!([2, 4, 2]),
            "counts.rules",
        ),
        (
            "/counts/rules/1/uses/attack",
            json!([9, 4, 8]),
            "counts.rules",
        ),
        (
            "/counts/rules/1/uses/attack",
            json!([2, 4, i64::MAX]),
            "counts.rules",
        ),
        ("/counts/rules/1/lengths", json!({"7": 4}), "counts.rules"),
        (
            "/counts/rules/1/lengths",
            json!({"18446744073709551615": u64::MAX}),
            "counts.rules",
        ),
        (
            "/counts/rules/1/leads",
            json!({"1": [1, 2]}),
            "counts.rules",
        ),
        ("/counts/rules/1/metrics", json!({}), "counts.rules"),
        (
            "/counts/difference/metrics/turns",
            json!([2, 1, 1]),
            "counts.difference",
        ),
        ("/counts/difference/uses", json!({}), "counts.difference"),
    ] {
        let mut other = shard.clone();
        *other.pointer_mut(path).unwrap() = value.clone();
        let refused = read(&other);
        assert_eq!(
            refused,
            Err(FileFault::Impossible(field)),
            "{path}: {value}"
        );
    }
    assert_eq!(RunFile::read("{}"), Err(FileFault::Other));
    let mut other = shard;
    other["lab"] = json!(2);
    assert_eq!(read(&other), Err(FileFault::Format(2)));
}

#[test]
fn a_changed_luck_of_the_dice_is_refused() {
    let plan = plan(&["greedy"], "catsatcards", &[json!({})]);
    let lab = NOBLES.open(&plan).unwrap();
    let file = played(&*lab, &plan, 3, None).to_json();
    for (place, value) in [(0, 2), (1, 1000), (4, -1), (6, 1_000_000_000)] {
        let mut other = file.clone();
        other["counts"]["rules"][0]["luck"][1][place] = json!(value);
        let refused = read(&other);
        assert_eq!(
            refused,
            Err(FileFault::Impossible("counts.rules")),
            "{place}"
        );
    }
}

#[test]
fn missing_shards_are_ranges_however_many_they_are() {
    let mut file = file(Some(Shard { place: 1, of: 3 }));
    assert_eq!(file.missing(), [0..=0, 2..=2]);
    file.counts.shards.as_mut().unwrap().of = 1_000_000_000_000;
    assert_eq!(file.missing(), [0..=0, 2..=999_999_999_999]);
}

#[test]
fn files_that_count_other_kinds_are_not_merged() {
    let mut one = file(Some(Shard { place: 0, of: 3 }));
    let mut other = file(Some(Shard { place: 1, of: 3 }));
    for sums in &mut other.counts.rules {
        sums.uses.clear();
    }
    assert_eq!(one.merge(&other), Err(MergeFault::Differs("counts")));
}
