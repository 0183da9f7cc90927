//! The drawings of what is counted over many games.

use crate::rules::count::{Count, GoldAt};
use crate::rules::odds::{Luck, Share};
use crate::text::ability_name;
use courtyard_text::{Text, decimal, person_name, say, sign};
use courtyard_ui::statistics::spread;
use courtyard_ui::widgets::{Figure, Form, Length};

/// The most players who have bars.
const PLAYERS: usize = 12;

/// The drawings beside a table of what is counted.
pub(super) fn figures(text: &Text, count: &Count, table: &str) -> Vec<Figure> {
    match table {
        "duels" => vec![duels(text, count)],
        "luck" => vec![luck(text, count)],
        "nobles" => vec![nobles(text, count)],
        "abilities" => abilities(text, count),
        "gold" => vec![gold(text, count)],
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

fn duels(text: &Text, count: &Count) -> Figure {
    let all = count.duels();
    let rows = [
        ("dueling-nobles-count-attacker-won", all.won),
        ("dueling-nobles-count-defender-won", all.lost),
        ("dueling-nobles-count-tied-duels", all.tied),
    ];
    let rows = rows.map(|(key, number)| (say!(text, key), vec![Length::new(number)]));
    bars(text, "dueling-nobles-figure-duels", &[], rows.into())
}

/// What each player could expect of the dice, and what was won. A tie counts half.
fn luck(text: &Text, count: &Count) -> Figure {
    // Rounded as in the table beside it.
    let length = |share: Share, digits| Length {
        value: u64::try_from(share.percent()).unwrap_or_default(),
        of: None,
        told: decimal(text, share.to_f64(), digits),
    };
    let mut players: Vec<_> = count.luck.values().collect();
    players.sort_by_key(|player| std::cmp::Reverse(player.duels));
    let rows = players.iter().take(PLAYERS).map(|player| {
        let Luck {
            expected, result, ..
        } = player.sum;
        let name = person_name(text, player.name.usual());
        (name, vec![length(expected, 2), length(result, 1)])
    });
    let series = [
        "dueling-nobles-count-luck-expected",
        "dueling-nobles-count-luck-won",
    ];
    bars(text, "dueling-nobles-figure-luck", &series, rows.collect())
}

fn nobles(text: &Text, count: &Count) -> Figure {
    let rows = count.nobles.iter().map(|(noble, fights)| {
        let won = [fights.attacking, fights.defending];
        let won = won.map(|results| Length::part(results.won, results.fought()));
        (sign(noble.card()), won.into())
    });
    let series = [
        "dueling-nobles-figure-attacking",
        "dueling-nobles-figure-defending",
    ];
    bars(
        text,
        "dueling-nobles-figure-nobles",
        &series,
        rows.collect(),
    )
}

/// One for each suit, on its card.
fn abilities(text: &Text, count: &Count) -> Vec<Figure> {
    let abilities = count.abilities.iter().map(|(suit, turns)| {
        let drawn = spread(
            text,
            "dueling-nobles-count-abilities",
            turns,
            ["dueling-nobles-count-uses", "dueling-nobles-count-turn"],
        );
        let (suit_sign, ability) = (suit.symbol().to_string(), ability_name(text, *suit));
        Figure {
            name: say!(
                text,
                "dueling-nobles-count-ability-of",
                suit = suit_sign,
                ability = ability
            ),
            suit: Some(*suit),
            ..drawn
        }
    });
    abilities.collect()
}

/// As far as the table goes.
fn gold(text: &Text, count: &Count) -> Figure {
    let line = |key: &str, mean: fn(&GoldAt) -> Option<f64>| {
        let turns = count.gold_of_most();
        (say!(text, key), turns.iter().map(mean).collect())
    };
    Figure {
        name: say!(text, "dueling-nobles-figure-gold"),
        form: Form::Lines {
            axes: [
                "dueling-nobles-figure-gold-mean",
                "dueling-nobles-count-turn",
            ]
            .map(|key| say!(text, key)),
            lines: [
                line("dueling-nobles-count-gold-winner", GoldAt::winner),
                line("dueling-nobles-count-gold-loser", GoldAt::loser),
            ],
        },
        suit: None,
    }
}
