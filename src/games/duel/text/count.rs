//! What is counted over many games, as tables.

use crate::rules::count::Count;
use courtyard_core::game::TurnOrder;
use courtyard_text::table::decimal_or_dash;
use courtyard_text::{Column, Table, Text, percent, say};

/// Battles, strengths, losses, Warlords and Aces, draw piles; what did not come up is left out.
pub(super) fn describe_count(text: &Text, count: &Count) -> Vec<Table> {
    let mut tables = Vec::new();
    let fought = count.battles().fought() + count.aces_in_battle;
    if fought > 0 {
        tables.push(battles(text, count, fought));
    }
    if !count.attacks.is_empty() {
        tables.push(strengths(text, count));
    }
    if count.damage.count() + count.penalty.count() > 0 {
        tables.push(losses(text, count));
    }
    if fought + count.aces_outside + count.warlords.exchanged + count.reinforcements > 0 {
        tables.push(cards(text, count));
    }
    if !count.piles.is_empty() {
        tables.push(piles(text, count));
    }
    tables
}

fn numbers<const N: usize>(text: &Text, names: [&str; N]) -> impl Iterator<Item = Column> {
    names
        .map(|name| Column::numbers(say!(text, name)))
        .into_iter()
}

fn battles(text: &Text, count: &Count, fought: u64) -> Table {
    let all = count.battles();
    let rows = [
        ("duel-count-attacker", all.attacker),
        ("duel-count-defender", all.defender),
        ("duel-count-tie", all.tie),
        ("duel-count-ace", count.aces_in_battle),
    ];
    let rows = rows.map(|(name, number)| {
        let share = percent(text, number, fought);
        vec![say!(text, name), number.to_string(), share]
    });
    let mut columns = vec![Column::words("")];
    columns.extend(numbers(text, ["duel-count-battles", "duel-count-share"]));
    Table {
        id: "battles",
        title: say!(text, "duel-count-battles"),
        columns,
        rows: rows.to_vec(),
        notes: vec![say!(text, "duel-count-battles-note", count = fought)],
    }
}

fn strengths(text: &Text, count: &Count) -> Table {
    let rows = count.attacks.iter().map(|(strength, results)| {
        let numbers = [
            u64::from(*strength),
            results.fought(),
            results.attacker,
            results.defender,
            results.tie,
        ];
        numbers.map(|n| n.to_string()).to_vec()
    });
    let columns = numbers(
        text,
        [
            "duel-count-strength",
            "duel-count-fought",
            "duel-count-attacker",
            "duel-count-defender",
            "duel-count-tie",
        ],
    );
    Table {
        id: "strengths",
        title: say!(text, "duel-count-strengths"),
        columns: columns.collect(),
        rows: rows.collect(),
        notes: Vec::new(),
    }
}

fn losses(text: &Text, count: &Count) -> Table {
    let rows = [
        ("duel-count-damage", &count.damage),
        ("duel-count-penalty", &count.penalty),
    ];
    let rows = rows.into_iter().filter(|(_, spread)| spread.count() > 0);
    let rows = rows.map(|(name, spread)| {
        let whole = |cards: Option<u64>| cards.unwrap_or_default().to_string();
        vec![
            say!(text, name),
            spread.count().to_string(),
            whole(spread.least()),
            decimal_or_dash(text, spread.median()),
            decimal_or_dash(text, spread.mean()),
            whole(spread.most()),
        ]
    });
    let mut columns = vec![Column::words("")];
    columns.extend(numbers(
        text,
        [
            "duel-count-times",
            "duel-count-least",
            "duel-count-median",
            "duel-count-mean",
            "duel-count-most",
        ],
    ));
    Table {
        id: "losses",
        title: say!(text, "duel-count-losses"),
        columns,
        rows: rows.collect(),
        notes: Vec::new(),
    }
}

fn cards(text: &Text, count: &Count) -> Table {
    let rows = [
        ("duel-count-warlords-thwarted", count.warlords.thwarted),
        ("duel-count-warlords-ace", count.warlords.by_ace),
        ("duel-count-warlords-exchanged", count.warlords.exchanged),
        ("duel-count-aces-battle", count.aces_in_battle),
        ("duel-count-aces-outside", count.aces_outside),
        ("duel-count-reinforcements", count.reinforcements),
    ];
    let rows = rows.map(|(name, number)| vec![say!(text, name), number.to_string()]);
    let mut columns = vec![Column::words("")];
    columns.extend(numbers(text, ["duel-count-number"]));
    Table {
        id: "cards",
        title: say!(text, "duel-count-cards"),
        columns,
        rows: rows.to_vec(),
        notes: Vec::new(),
    }
}

fn piles(text: &Text, count: &Count) -> Table {
    let shown = count.piles_of_most();
    // A column for each place that somebody took in some game.
    let taken = |place: &TurnOrder| count.piles.iter().any(|at| at.mean(*place).is_some());
    let places: Vec<TurnOrder> = TurnOrder::all(6).filter(taken).collect();
    let rows: Vec<Vec<String>> = shown
        .iter()
        .enumerate()
        .map(|(i, at)| {
            let mut row = vec![(i + 1).to_string(), at.games.to_string()];
            let means = places.iter().map(|place| at.mean(*place));
            row.extend(means.map(|mean| decimal_or_dash(text, mean)));
            row.push(at.won.to_string());
            row.extend([at.winner(), at.loser()].map(|mean| decimal_or_dash(text, mean)));
            row
        })
        .collect();
    let mut columns: Vec<Column> = numbers(text, ["duel-count-turn", "stats-games"]).collect();
    columns.extend(places.iter().map(|place| {
        let place = place.number() + 1;
        Column::numbers(say!(text, "duel-count-place", place = place))
    }));
    columns.extend(numbers(
        text,
        ["duel-count-won", "duel-count-winner", "duel-count-loser"],
    ));
    let mut notes = vec![say!(text, "duel-count-piles-note")];
    if rows.len() < count.piles.len() {
        notes.push(say!(
            text,
            "duel-count-piles-shown",
            shown = rows.len(),
            all = count.piles.len(),
            most = Count::MOST_TURNS
        ));
    }
    Table {
        id: "piles",
        title: say!(text, "duel-count-piles"),
        columns,
        rows,
        notes,
    }
}
