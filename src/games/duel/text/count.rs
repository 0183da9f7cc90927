//! Statistics as tables and charts.

use crate::rules::count::Count;
use courtyard_core::game::TurnOrder;
use courtyard_text::{Cell, Stat, Table, Text, say};

/// Battles, strengths, losses, Warlords and Aces, draw piles; empty tables are omitted.
pub(super) fn describe_count(text: &Text, count: &Count) -> Vec<Table> {
    let fought = count.battles().fought() + count.aces_in_battle;
    let cards_played = count.aces_outside + count.warlords.exchanged + count.reinforcements;
    let lost = count.damage.count() + count.penalty.count();
    let tables = [
        (fought > 0).then(|| battles(text, count, fought)),
        (!count.attacks.is_empty()).then(|| strengths(text, count)),
        (lost > 0).then(|| losses(text, count)),
        (fought + cards_played > 0).then(|| cards(text, count)),
        (!count.piles.0.is_empty()).then(|| piles(text, count)),
    ];
    tables.into_iter().flatten().collect()
}

fn battles(text: &Text, count: &Count, fought: u64) -> Table {
    let all = count.battles();
    let rows = [
        ("duel-count-attacker", all.attacker),
        ("duel-count-defender", all.defender),
        ("duel-count-tie", all.tie),
        ("duel-count-ace", count.aces_in_battle),
    ];
    Stat::new(text, "duel-count-battles")
        .columns("", ["duel-count-battles", "count-share"])
        .shares(rows.map(|(name, n)| (say!(text, name), n)), fought)
        .bars("duel-count-battles", &[(1, None)])
        .note(say!(text, "duel-count-battles-note", count = fought))
        .table()
}

/// Draws how many attacks of each strength succeeded.
fn strengths(text: &Text, count: &Count) -> Table {
    let rows = count.attacks.iter().map(|(strength, results)| {
        let numbers = [
            u64::from(*strength),
            results.fought(),
            results.attacker,
            results.defender,
            results.tie,
        ];
        numbers.map(Cell::from)
    });
    Stat::new(text, "duel-count-strengths")
        .numbers([
            "duel-count-strength",
            "duel-count-fought",
            "duel-count-attacker",
            "duel-count-defender",
            "duel-count-tie",
        ])
        .rows(rows)
        .bars("duel-count-strengths", &[(2, Some(1))])
        .table()
}

fn losses(text: &Text, count: &Count) -> Table {
    let mut stat = Stat::new(text, "duel-count-losses").columns(
        "",
        [
            "count-times",
            "duel-count-least",
            "stats-median",
            "stats-mean",
            "duel-count-most",
        ],
    );
    let axes = ["count-times", "duel-screen-figure-cards"];
    let all = [
        ("duel-count-damage", &count.damage),
        ("duel-count-penalty", &count.penalty),
    ];
    for (name, lost) in all.into_iter().filter(|(_, lost)| lost.count() > 0) {
        let cells = Cell::spread(lost).into_iter();
        stat = stat
            .row([say!(text, name).into()].into_iter().chain(cells))
            .spread(name, lost, axes);
    }
    stat.table()
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
    Stat::new(text, "duel-count-cards")
        .columns("", ["duel-count-number"])
        .rows(rows.map(|(name, n)| [say!(text, name).into(), n.into()]))
        .bars("duel-count-cards", &[(1, None)])
        .table()
}

fn piles(text: &Text, count: &Count) -> Table {
    // One column for each place that occurs in any game.
    let taken = |place: &TurnOrder| {
        let mut turns = count.piles.0.iter();
        turns.any(|at| at.order[*place].mean().is_some())
    };
    let places: Vec<TurnOrder> = TurnOrder::all(6).filter(taken).collect();
    let mut stat =
        Stat::new(text, "duel-count-piles").numbers(["export-chart-turn", "stats-games"]);
    for place in &places {
        let place = place.number() + 1;
        stat = stat.named(say!(text, "duel-count-place", place));
    }
    let winner = places.len() + 3;
    stat.numbers(["count-won-games", "duel-count-winner", "duel-count-loser"])
        .by_turn(
            &count.piles,
            &places,
            Count::MOST_TURNS,
            ["duel-count-piles-note", "count-turns-shown"],
        )
        .lines(
            "duel-count-piles",
            ["duel-screen-figure-cards", "export-chart-turn"],
            [winner, winner + 1],
        )
        .series(["duel-screen-figure-winner", "duel-screen-figure-others"])
        .table()
}
