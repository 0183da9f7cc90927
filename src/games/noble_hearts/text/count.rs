//! What is counted over many games, as tables.

use super::names;
use crate::rules::ActionKind;
use crate::rules::count::Count;
use crate::rules::table::{AttackEnd, EndedBy};
use courtyard_text::table::decimal_or_dash;
use courtyard_text::{Column, Table, Text, percent, say};

/// How games end, their length, attacks, blocks by area, the initiative, special cards; what did not come up is left
/// out.
pub(super) fn describe_count(text: &Text, count: &Count) -> Vec<Table> {
    let mut tables = Vec::new();
    if !count.endings.is_empty() {
        tables.extend([endings(text, count), length(text, count)]);
    }
    if !count.attacks.is_empty() {
        tables.push(attacks(text, count));
    }
    if !count.areas.is_empty() {
        tables.push(areas(text, count));
    }
    if count.handed_over > 0 {
        tables.push(initiative(text, count));
    }
    if !count.specials.is_empty() {
        tables.push(specials(text, count));
    }
    tables
}

fn columns<const N: usize>(text: &Text, words: &str, numbers: [&str; N]) -> Vec<Column> {
    let mut columns = vec![Column::words(words)];
    columns.extend(numbers.map(|name| Column::numbers(say!(text, name))));
    columns
}

fn endings(text: &Text, count: &Count) -> Table {
    let all = count.endings.values().sum();
    let rows = count.endings.iter().map(|(by, games)| {
        let key = match by {
            EndedBy::Hit => "noble-hearts-ended-hit",
            EndedBy::Surrender => "noble-hearts-ended-surrender",
            EndedBy::Charm => "noble-hearts-ended-charm",
        };
        vec![
            say!(text, key),
            games.to_string(),
            percent(text, *games, all),
        ]
    });
    Table {
        id: "endings",
        title: say!(text, "noble-hearts-count-endings"),
        columns: columns(
            text,
            "",
            ["noble-hearts-count-games", "noble-hearts-count-share"],
        ),
        rows: rows.collect(),
        notes: Vec::new(),
    }
}

fn length(text: &Text, count: &Count) -> Table {
    let whole = |turns: Option<u64>| turns.unwrap_or_default().to_string();
    let names = [
        "noble-hearts-count-games",
        "noble-hearts-count-least",
        "noble-hearts-count-median",
        "noble-hearts-count-mean",
        "noble-hearts-count-most",
    ];
    Table {
        id: "length",
        title: say!(text, "noble-hearts-count-length"),
        columns: names.map(|name| Column::numbers(say!(text, name))).to_vec(),
        rows: vec![vec![
            count.length.count().to_string(),
            whole(count.length.least()),
            decimal_or_dash(text, count.length.median()),
            decimal_or_dash(text, count.length.mean()),
            whole(count.length.most()),
        ]],
        notes: Vec::new(),
    }
}

fn attacks(text: &Text, count: &Count) -> Table {
    let open = |end| {
        matches!(
            end,
            AttackEnd::By(ActionKind::Hit | ActionKind::Concede) | AttackEnd::Charm
        )
    };
    let rows = count.attacks.keys().map(|kind| {
        let numbers = [
            count.ended(*kind, |_| true),
            count.ended(*kind, AttackEnd::is_block),
            count.ended(*kind, |end| !end.is_block() && !open(end)),
            count.ended(*kind, |end| end == AttackEnd::By(ActionKind::Hit)),
        ];
        let mut row = vec![names::kind_name(text, *kind)];
        row.extend(numbers.map(|number| number.to_string()));
        row
    });
    let numbers = [
        "noble-hearts-count-made",
        "noble-hearts-count-blocked",
        "noble-hearts-count-evaded",
        "noble-hearts-count-hits",
    ];
    Table {
        id: "attacks",
        title: say!(text, "noble-hearts-count-attacks"),
        columns: columns(text, &say!(text, "noble-hearts-count-attack"), numbers),
        rows: rows.collect(),
        notes: Vec::new(),
    }
}

fn areas(text: &Text, count: &Count) -> Table {
    let rows = count.areas.iter().map(|(area, strokes)| {
        vec![
            area.to_string(),
            strokes.laid.to_string(),
            strokes.blocked.to_string(),
            percent(text, strokes.blocked, strokes.laid),
        ]
    });
    let names = [
        "noble-hearts-count-area",
        "noble-hearts-count-strokes",
        "noble-hearts-count-blocked",
        "noble-hearts-count-share",
    ];
    Table {
        id: "areas",
        title: say!(text, "noble-hearts-count-areas"),
        columns: names.map(|name| Column::numbers(say!(text, name))).to_vec(),
        rows: rows.collect(),
        notes: Vec::new(),
    }
}

fn initiative(text: &Text, count: &Count) -> Table {
    let all = count.kept_in_all() + count.handed_over;
    let row = |name: String, times: u64| {
        let share = percent(text, times, all);
        vec![name, times.to_string(), share]
    };
    let kept = count.kept.iter().map(|(kind, times)| {
        let kind = names::kind_name(text, *kind);
        row(say!(text, "noble-hearts-count-kept", kind = kind), *times)
    });
    let mut rows: Vec<Vec<String>> = kept.collect();
    rows.push(row(
        say!(text, "noble-hearts-count-handed-over"),
        count.handed_over,
    ));
    Table {
        id: "initiative",
        title: say!(text, "noble-hearts-count-initiative"),
        columns: columns(
            text,
            "",
            ["noble-hearts-count-times", "noble-hearts-count-share"],
        ),
        rows,
        notes: vec![say!(
            text,
            "noble-hearts-count-initiative-note",
            count = all
        )],
    }
}

fn specials(text: &Text, count: &Count) -> Table {
    let rows = count
        .specials
        .iter()
        .map(|(special, uses)| vec![names::special_name(text, *special), uses.to_string()]);
    Table {
        id: "specials",
        title: say!(text, "noble-hearts-count-specials"),
        columns: columns(
            text,
            &say!(text, "noble-hearts-count-special"),
            ["noble-hearts-count-uses"],
        ),
        rows: rows.collect(),
        notes: Vec::new(),
    }
}
