//! Statistics as tables and charts.

use super::names;
use crate::rules::count::Count;
use crate::rules::table::AttackEnd;
use crate::rules::{ActionKind, NobleHearts};
use courtyard_text::{Cell, Describe, Stat, Table, Text, say};

/// Ends of games, their length, attacks, blocks by area, the initiative, special cards; empty tables are omitted.
pub(super) fn describe_count(text: &Text, count: &Count) -> Vec<Table> {
    let ended = !count.endings.is_empty();
    let tables = [
        ended.then(|| endings(text, count)),
        ended.then(|| length(text, count)),
        (!count.attacks.is_empty()).then(|| attacks(text, count)),
        (!count.areas.is_empty()).then(|| areas(text, count)),
        (count.handed_over > 0).then(|| initiative(text, count)),
        (!count.specials.is_empty()).then(|| specials(text, count)),
    ];
    tables.into_iter().flatten().collect()
}

fn endings(text: &Text, count: &Count) -> Table {
    let rows = count
        .endings
        .iter()
        .map(|(by, games)| (say!(text, &format!("noble-hearts-ended-{by}")), *games));
    Stat::new(text, "noble-hearts-count-endings")
        .columns("", ["stats-games", "count-share"])
        .shares(rows, count.endings.values().sum())
        .bars("noble-hearts-count-endings", &[(1, None)])
        .table()
}

fn length(text: &Text, count: &Count) -> Table {
    Stat::new(text, "noble-hearts-count-length")
        .numbers([
            "stats-games",
            "noble-hearts-count-least",
            "stats-median",
            "stats-mean",
            "noble-hearts-count-most",
        ])
        .row(Cell::spread(&count.length))
        .spread(
            "noble-hearts-count-length",
            &count.length,
            ["stats-games", "noble-hearts-count-length"],
        )
        .table()
}

/// Draws how many attacks of each kind were blocked and how many hit.
fn attacks(text: &Text, count: &Count) -> Table {
    let hit = AttackEnd::By(ActionKind::Hit);
    let open = [hit, AttackEnd::By(ActionKind::Concede), AttackEnd::Charm];
    let rows = count.attacks.keys().map(|kind| {
        let evaded = |end: AttackEnd| !end.is_block() && !open.contains(&end);
        [
            NobleHearts::kind_name(text, *kind).into(),
            count.ended(*kind, |_| true).into(),
            count.ended(*kind, AttackEnd::is_block).into(),
            count.ended(*kind, evaded).into(),
            count.ended(*kind, |end| end == hit).into(),
        ]
    });
    Stat::new(text, "noble-hearts-count-attacks")
        .columns(
            "noble-hearts-count-attack",
            [
                "noble-hearts-count-made",
                "noble-hearts-count-blocked",
                "noble-hearts-count-evaded",
                "noble-hearts-count-hits",
            ],
        )
        .rows(rows)
        .bars("noble-hearts-count-attacks", &[(2, Some(1)), (4, Some(1))])
        .table()
}

/// Draws how many of the strokes in each area were blocked.
fn areas(text: &Text, count: &Count) -> Table {
    let rows = count.areas.iter().map(|(area, strokes)| {
        [
            u64::from(*area).into(),
            strokes.laid.into(),
            strokes.blocked.into(),
            Cell::share(strokes.blocked, strokes.laid),
        ]
    });
    Stat::new(text, "noble-hearts-count-areas")
        .numbers([
            "noble-hearts-count-area",
            "noble-hearts-count-strokes",
            "noble-hearts-count-blocked",
            "count-share",
        ])
        .rows(rows)
        .bars("noble-hearts-count-areas", &[(2, Some(1))])
        .table()
}

fn initiative(text: &Text, count: &Count) -> Table {
    let all = count.kept.values().sum::<u64>() + count.handed_over;
    let kept = count.kept.iter().map(|(kind, times)| {
        let kind = NobleHearts::kind_name(text, *kind);
        (say!(text, "noble-hearts-count-kept", kind), *times)
    });
    let handed_over = say!(text, "noble-hearts-count-handed-over");
    Stat::new(text, "noble-hearts-count-initiative")
        .columns("", ["count-times", "count-share"])
        .shares(kept.chain([(handed_over, count.handed_over)]), all)
        .bars("noble-hearts-count-initiative", &[(1, None)])
        .note(say!(
            text,
            "noble-hearts-count-initiative-note",
            count = all
        ))
        .table()
}

fn specials(text: &Text, count: &Count) -> Table {
    let rows = count.specials.iter();
    let rows = rows.map(|(special, uses)| {
        let name = names::special_name(text, *special);
        [name.into(), Cell::from(*uses)]
    });
    Stat::new(text, "noble-hearts-count-specials")
        .columns("noble-hearts-count-special", ["count-uses"])
        .rows(rows)
        .bars("noble-hearts-count-specials", &[(1, None)])
        .table()
}
