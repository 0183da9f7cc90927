//! The drawings of what is counted over many games.

use crate::rules::count::{Count, PilesAt};
use courtyard_text::{Text, say};
use courtyard_ui::statistics::spread;
use courtyard_ui::widgets::{Figure, Form, Length};

/// The drawings beside a table of what is counted.
pub(super) fn figures(text: &Text, count: &Count, table: &str) -> Vec<Figure> {
    match table {
        "battles" => vec![battles(text, count)],
        "strengths" => vec![strengths(text, count)],
        "losses" => losses(text, count),
        "cards" => vec![cards(text, count)],
        "piles" => vec![piles(text, count)],
        _ => Vec::new(),
    }
}

fn bars(text: &Text, name: &str, series: &[&str], rows: Vec<(String, Vec<Length>)>) -> Figure {
    Figure {
        name: say!(text, name),
        form: Form::Bars {
            series: series.iter().map(|key| say!(text, key)).collect(),
            rows,
        },
        suit: None,
    }
}

fn numbers<const N: usize>(text: &Text, rows: [(&str, u64); N]) -> Vec<(String, Vec<Length>)> {
    let rows = rows.map(|(key, number)| (say!(text, key), vec![Length::new(number)]));
    rows.into()
}

fn battles(text: &Text, count: &Count) -> Figure {
    let all = count.battles();
    let rows = [
        ("duel-count-attacker", all.attacker),
        ("duel-count-defender", all.defender),
        ("duel-count-tie", all.tie),
        ("duel-count-ace", count.aces_in_battle),
    ];
    bars(text, "duel-count-battles", &[], numbers(text, rows))
}

/// How many of the attacks of each strength have succeeded.
fn strengths(text: &Text, count: &Count) -> Figure {
    let rows = count.attacks.iter().map(|(strength, results)| {
        let won = Length::part(results.attacker, results.fought());
        (strength.to_string(), vec![won])
    });
    bars(text, "duel-count-strengths", &[], rows.collect())
}

fn losses(text: &Text, count: &Count) -> Vec<Figure> {
    let all = [
        ("duel-count-damage", &count.damage),
        ("duel-count-penalty", &count.penalty),
    ];
    let all = all.into_iter().filter(|(_, lost)| lost.count() > 0);
    let axes = ["duel-count-times", "duel-screen-figure-cards"];
    all.map(|(name, lost)| spread(text, name, lost, axes))
        .collect()
}

fn cards(text: &Text, count: &Count) -> Figure {
    let rows = [
        ("duel-count-warlords-thwarted", count.warlords.thwarted),
        ("duel-count-warlords-ace", count.warlords.by_ace),
        ("duel-count-warlords-exchanged", count.warlords.exchanged),
        ("duel-count-aces-battle", count.aces_in_battle),
        ("duel-count-aces-outside", count.aces_outside),
        ("duel-count-reinforcements", count.reinforcements),
    ];
    bars(text, "duel-count-cards", &[], numbers(text, rows))
}

/// As far as the table goes.
fn piles(text: &Text, count: &Count) -> Figure {
    let line = |key: &str, mean: fn(&PilesAt) -> Option<f64>| {
        let turns = count.piles_of_most();
        (say!(text, key), turns.iter().map(mean).collect())
    };
    Figure {
        name: say!(text, "duel-count-piles"),
        form: Form::Lines {
            axes: ["duel-screen-figure-cards", "duel-count-turn"].map(|key| say!(text, key)),
            lines: [
                line("duel-screen-figure-winner", PilesAt::winner),
                line("duel-screen-figure-others", PilesAt::loser),
            ],
        },
        suit: None,
    }
}
