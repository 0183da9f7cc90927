//! The drawings of what every game counts.

use std::cmp::Reverse;

use crate::session::GameScreens;
use crate::widgets::{Figure, Form, Length};
use courtyard_core::dice::Faces;
use courtyard_core::game::{Spread, TurnOrder};
use courtyard_library::{Player, Statistics, total};
use courtyard_text::{Text, decimal, describe_person, say};

/// The most players who have bars.
const PLAYERS: usize = 12;

/// The most columns that a spread has.
const COLUMNS: u64 = 12;

/// The drawings beside a table, whoever counted it.
pub(super) fn figures<G: GameScreens>(
    text: &Text,
    statistics: &Statistics<G::Count>,
    table: &str,
) -> Vec<Figure> {
    match table {
        "games" => vec![games::<G>(text, statistics)],
        "players" => vec![players::<G>(text, statistics)],
        "length" => vec![spread(
            text,
            "figure-length",
            &statistics.turns,
            ["stats-games", "fact-turns"],
        )],
        "dice" => {
            let thrown = [
                ("stats-dice-virtual", statistics.virtual_dice),
                ("stats-dice-real", statistics.real_dice),
            ];
            let thrown = thrown.into_iter().filter(|(_, faces)| faces.total() > 0);
            thrown
                .map(|(name, faces)| dice(text, name, faces))
                .collect()
        }
        other => G::figures(text, &statistics.count, other),
    }
}

fn games<G: GameScreens>(text: &Text, statistics: &Statistics<G::Count>) -> Figure {
    let editions = statistics.editions.iter();
    let players = statistics.all().players;
    let rows = editions.map(|(edition, results)| {
        let won = results.won.first(players).map(|(_, won)| Length::new(*won));
        (G::describe_edition(text, edition), won.collect())
    });
    let series = TurnOrder::all(players);
    let series = series.map(|place| say!(text, "stats-won-going", place = place.number() + 1));
    Figure {
        name: say!(text, "figure-games"),
        form: Form::Bars {
            series: series.collect(),
            rows: rows.collect(),
        },
        suit: None,
    }
}

/// Every player's games, whoever played most first.
pub(super) fn people<C>(statistics: &Statistics<C>) -> Vec<&Player> {
    let games = |player: &Player| player.total().games();
    let mut people: Vec<&Player> = statistics.players.values().collect();
    people.sort_by_key(|player| Reverse(games(player)));
    people
}

fn players<G: GameScreens>(text: &Text, statistics: &Statistics<G::Count>) -> Figure {
    let mut rows = Vec::new();
    let several = statistics.editions.len() > 1;
    for player in people(statistics) {
        let name = describe_person(text, player);
        for (edition, scores) in &player.editions {
            let told = match several {
                true => {
                    let edition = G::describe_edition(text, edition);
                    say!(text, "figure-player", player = &name, edition = edition)
                }
                false => name.clone(),
            };
            let all = total(scores);
            rows.push((told, vec![Length::part(all.won, all.finished())]));
        }
    }
    rows.truncate(PLAYERS);
    Figure {
        name: say!(text, "figure-players"),
        form: Form::Bars {
            series: Vec::new(),
            rows,
        },
        suit: None,
    }
}

fn dice(text: &Text, name: &str, faces: Faces) -> Figure {
    let counts = faces.counts();
    let columns = counts.iter().zip(1..);
    let columns = columns.map(|(count, face): (_, u8)| (face.to_string(), *count));
    let expected = faces.total() as f64 / counts.len() as f64;
    let told = decimal(text, expected, 1);
    Figure {
        name: say!(text, name),
        form: Form::Columns {
            axes: ["figure-times", "figure-face"].map(|key| say!(text, key)),
            columns: columns.collect(),
            expected: Some((say!(text, "figure-expected", count = told), expected)),
        },
        suit: None,
    }
}

/// Numbers that came up, as columns from the least to the greatest; several numbers share one where they are many.
/// `axes` are the keys of what is counted and of what the numbers are.
pub fn spread(text: &Text, name: &str, spread: &Spread, axes: [&str; 2]) -> Figure {
    Figure {
        name: say!(text, name),
        form: Form::Columns {
            axes: axes.map(|key| say!(text, key)),
            columns: columns(text, spread),
            expected: None,
        },
        suit: None,
    }
}

fn columns(text: &Text, spread: &Spread) -> Vec<(String, u64)> {
    let (Some(least), Some(most)) = (spread.least(), spread.most()) else {
        return Vec::new();
    };
    let width = (most - least).saturating_add(1).div_ceil(COLUMNS);
    let count = (most - least) / width + 1;
    let mut columns: Vec<(String, u64)> = (0..count)
        .map(|n| {
            let from = least + n * width;
            let name = match width {
                1 => from.to_string(),
                _ => say!(text, "figure-range", from = from, to = from + (width - 1)),
            };
            (name, 0)
        })
        .collect();
    for (value, times) in spread.iter() {
        columns[((value - least) / width) as usize].1 += times;
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtyard_text::Language;

    #[test]
    fn a_spread_is_told_in_few_columns_and_none_is_lost() {
        let text = Text::new(Language::English, courtyard_core::game::Games::new([]));
        let of = |values: &[u64]| {
            let mut spread = Spread::default();
            values.iter().for_each(|value| spread.add(*value));
            columns(&text, &spread)
        };
        let named = |columns: &[(&str, u64)]| -> Vec<(String, u64)> {
            columns.iter().map(|(n, c)| ((*n).into(), *c)).collect()
        };
        assert_eq!(of(&[]), []);
        assert_eq!(of(&[3, 5, 5]), named(&[("3", 1), ("4", 0), ("5", 2)]));
        let many = of(&(1..=25).collect::<Vec<u64>>());
        assert_eq!(many.len(), 9);
        assert_eq!(many[0], ("1–3".into(), 3));
        assert_eq!(many[8], ("25–27".into(), 1));
    }
}
