//! What is counted over many games, as tables.

use super::ability_name;
use crate::rules::count::{Count, PlayerLuck};
use crate::rules::odds::{Luck, Share};
use courtyard_core::game::TurnOrder;
use courtyard_text::statistics::person_name;
use courtyard_text::table::decimal_or_dash;
use courtyard_text::{Column, Table, Text, decimal, percent, say, sign};

/// Duels, nobles, abilities and gold; what did not come up is left out.
pub(super) fn describe_count(text: &Text, count: &Count) -> Vec<Table> {
    let mut tables = Vec::new();
    if !count.nobles.is_empty() {
        tables.extend([duels(text, count), nobles(text, count)]);
    }
    if !count.luck.is_empty() {
        tables.push(luck(text, count));
    }
    if !count.abilities.is_empty() {
        tables.push(abilities(text, count));
    }
    if !count.gold.is_empty() {
        tables.push(gold(text, count));
    }
    tables
}

fn numbers<const N: usize>(text: &Text, names: [&str; N]) -> impl Iterator<Item = Column> {
    names
        .map(|name| Column::numbers(say!(text, name)))
        .into_iter()
}

fn duels(text: &Text, count: &Count) -> Table {
    let all = count.duels();
    let rows = [
        ("dueling-nobles-count-attacker-won", all.won),
        ("dueling-nobles-count-defender-won", all.lost),
        ("dueling-nobles-count-tied-duels", all.tied),
        (
            "dueling-nobles-count-critical-attacks",
            count.critical_attacks,
        ),
        (
            "dueling-nobles-count-critical-defences",
            count.critical_defences,
        ),
        ("dueling-nobles-count-deflected", count.deflected),
    ];
    let rows = rows.map(|(name, number)| {
        let share = percent(text, number, all.fought());
        vec![say!(text, name), number.to_string(), share]
    });
    let mut columns = vec![Column::words("")];
    columns.extend(numbers(
        text,
        ["dueling-nobles-count-duels", "dueling-nobles-count-share"],
    ));
    Table {
        id: "duels",
        title: say!(text, "dueling-nobles-count-duels"),
        columns,
        rows: rows.to_vec(),
        notes: vec![say!(
            text,
            "dueling-nobles-count-duels-note",
            count = all.fought()
        )],
    }
}

fn nobles(text: &Text, count: &Count) -> Table {
    let rows = count.nobles.iter().map(|(noble, fights)| {
        let (attacking, defending) = (fights.attacking, fights.defending);
        let numbers = [
            attacking.fought(),
            attacking.won,
            attacking.lost,
            attacking.tied,
            defending.fought(),
            defending.won,
            defending.lost,
            defending.tied,
        ];
        let mut row = vec![sign(noble.card())];
        row.extend(numbers.map(|n| n.to_string()));
        row
    });
    let mut columns = vec![Column::words(say!(text, "dueling-nobles-count-noble"))];
    for fought in [
        "dueling-nobles-count-attacks",
        "dueling-nobles-count-defences",
    ] {
        columns.extend(numbers(
            text,
            [
                fought,
                "dueling-nobles-count-won",
                "dueling-nobles-count-lost",
                "dueling-nobles-count-tied",
            ],
        ));
    }
    Table {
        id: "nobles",
        title: say!(text, "dueling-nobles-count-nobles"),
        columns,
        rows: rows.collect(),
        notes: Vec::new(),
    }
}

/// Whoever fought most comes first.
fn luck(text: &Text, count: &Count) -> Table {
    let mut players: Vec<&PlayerLuck> = count.luck.values().collect();
    players.sort_by_key(|player| std::cmp::Reverse(player.duels));
    let rows = players.into_iter().map(|player| {
        let Luck {
            expected,
            dice,
            cards,
            result,
        } = player.sum;
        vec![
            person_name(text, player.name.usual()),
            player.duels.to_string(),
            decimal(text, expected.to_f64(), 2),
            signed(text, dice),
            signed(text, cards),
            decimal(text, result.to_f64(), 1),
        ]
    });
    let rows = rows.collect();
    let mut columns = vec![Column::words(say!(text, "stats-player"))];
    columns.extend(numbers(
        text,
        [
            "dueling-nobles-count-duels",
            "dueling-nobles-count-luck-expected",
            "dueling-nobles-count-luck-dice",
            "dueling-nobles-count-luck-cards",
            "dueling-nobles-count-luck-won",
        ],
    ));
    Table {
        id: "luck",
        title: say!(text, "dueling-nobles-count-luck"),
        columns,
        rows,
        notes: vec![
            say!(text, "dueling-nobles-count-luck-note"),
            say!(text, "dueling-nobles-count-luck-left-out"),
        ],
    }
}

/// A share with its sign, and two digits behind the point.
fn signed(text: &Text, share: Share) -> String {
    let number = share.to_f64();
    let size = decimal(text, number.abs(), 2);
    match number {
        ..-0.005 => format!("−{size}"),
        0.005.. => format!("+{size}"),
        _ => size,
    }
}

fn abilities(text: &Text, count: &Count) -> Table {
    let rows = count.abilities.iter().map(|(suit, turns)| {
        let whole = |turn: Option<u64>| turn.unwrap_or_default().to_string();
        vec![
            say!(
                text,
                "dueling-nobles-count-ability-of",
                suit = suit.symbol().to_string(),
                ability = ability_name(text, *suit)
            ),
            turns.count().to_string(),
            whole(turns.least()),
            decimal_or_dash(text, turns.median()),
            whole(turns.most()),
        ]
    });
    let mut columns = vec![Column::words(say!(text, "dueling-nobles-count-ability"))];
    columns.extend(numbers(
        text,
        [
            "dueling-nobles-count-uses",
            "dueling-nobles-count-turn-first",
            "dueling-nobles-count-turn-median",
            "dueling-nobles-count-turn-last",
        ],
    ));
    Table {
        id: "abilities",
        title: say!(text, "dueling-nobles-count-abilities"),
        columns,
        rows: rows.collect(),
        notes: Vec::new(),
    }
}

fn gold(text: &Text, count: &Count) -> Table {
    let shown = count.gold_of_most().iter().enumerate();
    let rows: Vec<Vec<String>> = shown
        .map(|(i, at)| {
            vec![
                (i + 1).to_string(),
                at.games.to_string(),
                decimal_or_dash(text, at.mean(TurnOrder::FIRST)),
                decimal_or_dash(text, at.mean(TurnOrder::SECOND)),
                at.won.to_string(),
                decimal_or_dash(text, at.winner()),
                decimal_or_dash(text, at.loser()),
            ]
        })
        .collect();
    let mut columns = vec![Column::numbers(say!(text, "dueling-nobles-count-turn"))];
    columns.extend(numbers(
        text,
        [
            "stats-games",
            "dueling-nobles-count-gold-first",
            "dueling-nobles-count-gold-second",
            "dueling-nobles-count-gold-won",
            "dueling-nobles-count-gold-winner",
            "dueling-nobles-count-gold-loser",
        ],
    ));
    let mut notes = vec![say!(text, "dueling-nobles-count-gold-note")];
    if rows.len() < count.gold.len() {
        let (shown, all) = (rows.len(), count.gold.len());
        notes.push(say!(
            text,
            "dueling-nobles-count-gold-shown",
            shown = shown,
            all = all
        ));
    }
    Table {
        id: "gold",
        title: say!(text, "dueling-nobles-count-gold"),
        columns,
        rows,
        notes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::count::GoldAt;
    use courtyard_text::Language;

    #[test]
    fn turns_that_hardly_a_game_came_to_are_left_out_and_that_is_said() {
        let told = |games: &[u64]| {
            let gold = games.iter().map(|games| {
                let mut at = GoldAt::default();
                at.games = *games;
                at
            });
            let count = Count {
                gold: gold.collect(),
                ..Count::default()
            };
            let table = gold_alone(&count);
            (table.rows.len(), table.notes.len())
        };
        assert_eq!(told(&[20, 20, 1]), (3, 1));
        assert_eq!(told(&[21, 20, 1, 1]), (2, 2));
        const MOST: usize = Count::MOST_TURNS;
        assert_eq!(told(&[7; MOST]), (MOST, 1));
        assert_eq!(told(&[7; MOST + 1]), (MOST, 2));
    }

    /// The only table of a count in which nothing but gold was counted.
    fn gold_alone(count: &Count) -> Table {
        let mut tables = describe_count(&Text::new(Language::English, crate::described()), count);
        assert_eq!(tables.len(), 1);
        tables.remove(0)
    }
}
