//! Statistics as tables and charts.

use super::of_ability;
use crate::rules::count::{Count, PlayerLuck};
use crate::rules::odds::{Luck, Share};
use courtyard_core::game::TurnOrder;
use courtyard_core::person::Person;
use courtyard_text::{Cell, Chart, Stat, Table, Text, decimal, person_name, say, sign};

/// Maximum number of players with bars.
const PLAYERS: usize = 12;

/// Duels, nobles, luck, abilities and gold; empty tables are omitted.
pub(super) fn describe_count(text: &Text, count: &Count) -> Vec<Table> {
    let fought = !count.nobles.is_empty();
    let tables = [
        fought.then(|| duels(text, count)),
        fought.then(|| nobles(text, count)),
        (!count.luck.is_empty()).then(|| luck(text, count)),
        (!count.abilities.is_empty()).then(|| abilities(text, count)),
        (!count.gold.0.is_empty()).then(|| gold(text, count)),
    ];
    tables.into_iter().flatten().collect()
}

fn duels(text: &Text, count: &Count) -> Table {
    let all = count.duels();
    let fought = all.fought();
    let name = |(key, n): (&str, u64)| (say!(text, key), n);
    let ends = [
        ("dueling-nobles-count-attacker-won", all.won),
        ("dueling-nobles-count-defender-won", all.lost),
        ("dueling-nobles-count-tied-duels", all.tied),
    ];
    let further = [
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
    Stat::new(text, "dueling-nobles-count-duels")
        .columns("", ["dueling-nobles-count-duels", "count-share"])
        .shares(ends.map(name), fought)
        .bars("dueling-nobles-figure-duels", &[(1, None)])
        .shares(further.map(name), fought)
        .note(say!(
            text,
            "dueling-nobles-count-duels-note",
            count = fought
        ))
        .table()
}

fn nobles(text: &Text, count: &Count) -> Table {
    let rows = count.nobles.iter().map(|(noble, fights)| {
        let numbers = [fights.attacking, fights.defending]
            .map(|all| [all.fought(), all.won, all.lost, all.tied]);
        let numbers = numbers.into_iter().flatten().map(Cell::from);
        [sign(noble.card()).into()].into_iter().chain(numbers)
    });
    let results = [
        "dueling-nobles-count-won",
        "dueling-nobles-count-lost",
        "dueling-nobles-count-tied",
    ];
    Stat::new(text, "dueling-nobles-count-nobles")
        .columns(
            "dueling-nobles-count-noble",
            ["dueling-nobles-count-attacks"],
        )
        .numbers(results)
        .numbers(["dueling-nobles-count-defences"])
        .numbers(results)
        .rows(rows)
        .bars(
            "dueling-nobles-figure-nobles",
            &[(2, Some(1)), (6, Some(5))],
        )
        .series([
            "dueling-nobles-figure-attacking",
            "dueling-nobles-figure-defending",
        ])
        .table()
}

/// Lists players by number of duels, most first. Draws the expected and the actual wins; a tie counts half.
fn luck(text: &Text, count: &Count) -> Table {
    let mut players: Vec<&PlayerLuck> = count.luck.values().collect();
    players.sort_by_key(|player| std::cmp::Reverse(player.duels));
    let row = |player: &PlayerLuck| {
        let Luck {
            expected,
            dice,
            cards,
            result,
        } = player.sum;
        [
            person_name(text, player.name.usual()).into(),
            player.duels.into(),
            Cell::Decimal(Some(expected.to_f64()), 2),
            signed(text, dice).into(),
            signed(text, cards).into(),
            Cell::Decimal(Some(result.to_f64()), 1),
        ]
    };
    let mut rows = players.into_iter().map(row);
    Stat::new(text, "dueling-nobles-count-luck")
        .columns(
            "stats-player",
            [
                "dueling-nobles-count-duels",
                "dueling-nobles-count-luck-expected",
                "dueling-nobles-count-luck-dice",
                "dueling-nobles-count-luck-cards",
                "dueling-nobles-count-luck-won",
            ],
        )
        .rows(rows.by_ref().take(PLAYERS))
        .bars("dueling-nobles-figure-luck", &[(2, None), (5, None)])
        .rows(rows)
        .note(say!(text, "dueling-nobles-count-luck-note"))
        .note(say!(text, "dueling-nobles-count-luck-left-out"))
        .table()
}

/// The luck of a person, the duels won above expectation, the favourite noble, and how games were won.
pub(super) fn describe_person(text: &Text, count: &Count, person: &Person) -> Vec<String> {
    let mut sentences = Vec::new();
    if let Some(luck) = count.luck.get(person) {
        let Luck {
            expected,
            dice,
            result,
            ..
        } = luck.sum;
        sentences.push(say!(
            text,
            "dueling-nobles-person-duels",
            duels = luck.duels,
            won = decimal(text, result.to_f64(), 1),
            expected = decimal(text, expected.to_f64(), 1),
            above = signed(text, result - expected)
        ));
        let dice = signed(text, dice);
        sentences.push(say!(text, "dueling-nobles-person-luck", dice));
    }
    let Some(habits) = count.habits.get(person) else {
        return sentences;
    };
    if let Some((noble, games)) = habits.favourite() {
        let noble = sign(noble.card());
        sentences.push(say!(text, "dueling-nobles-person-noble", noble, games));
    }
    let (fought, conceded) = (habits.fought, habits.conceded);
    if fought + conceded > 0 {
        sentences.push(say!(text, "dueling-nobles-person-wins", fought, conceded));
    }
    sentences
}

/// A share with its sign and two decimal places.
fn signed(text: &Text, share: Share) -> String {
    let number = share.to_f64();
    let size = decimal(text, number.abs(), 2);
    match number {
        ..-0.005 => format!("−{size}"),
        0.005.. => format!("+{size}"),
        _ => size,
    }
}

/// Draws one spread for each suit, on its card.
fn abilities(text: &Text, count: &Count) -> Table {
    let mut stat = Stat::new(text, "dueling-nobles-count-abilities").columns(
        "dueling-nobles-count-ability",
        [
            "count-uses",
            "dueling-nobles-count-turn-first",
            "dueling-nobles-count-turn-median",
            "dueling-nobles-count-turn-last",
        ],
    );
    let axes = ["count-uses", "export-chart-turn"];
    for (suit, turns) in &count.abilities {
        let name = of_ability(text, "dueling-nobles-table-ability", *suit);
        let drawn = Chart {
            suit: Some(*suit),
            ..Chart::spread(text, name.clone(), turns, axes)
        };
        let [uses, least, median, _, most] = Cell::spread(turns);
        stat = stat
            .row([name.into(), uses, least, median, most])
            .draw(drawn);
    }
    stat.table()
}

fn gold(text: &Text, count: &Count) -> Table {
    Stat::new(text, "dueling-nobles-count-gold")
        .numbers([
            "export-chart-turn",
            "stats-games",
            "dueling-nobles-count-gold-first",
            "dueling-nobles-count-gold-second",
            "count-won-games",
            "dueling-nobles-count-gold-winner",
            "dueling-nobles-count-gold-loser",
        ])
        .by_turn(
            &count.gold,
            &[TurnOrder::FIRST, TurnOrder::SECOND],
            Count::MOST_TURNS,
            ["dueling-nobles-count-gold-note", "count-turns-shown"],
        )
        .lines(
            "dueling-nobles-figure-gold",
            ["dueling-nobles-figure-gold-mean", "export-chart-turn"],
            [5, 6],
        )
        .table()
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtyard_core::game::{AtTurn, ByTurn};
    use courtyard_text::Language;

    #[test]
    fn turns_reached_by_few_games_are_omitted_with_a_note() {
        let described = |games: &[u64]| {
            let gold = games.iter().map(|games| AtTurn {
                games: *games,
                ..AtTurn::default()
            });
            let count = Count {
                gold: ByTurn(gold.collect()),
                ..Count::default()
            };
            let table = gold_alone(&count);
            (table.rows.len(), table.notes.len())
        };
        assert_eq!(described(&[20, 20, 1]), (3, 1));
        assert_eq!(described(&[21, 20, 1, 1]), (2, 2));
        const MOST: usize = Count::MOST_TURNS;
        assert_eq!(described(&[7; MOST]), (MOST, 1));
        assert_eq!(described(&[7; MOST + 1]), (MOST, 2));
    }

    /// The only table of statistics that have nothing but gold.
    fn gold_alone(count: &Count) -> Table {
        let mut tables = describe_count(&Text::new(Language::English, crate::described()), count);
        assert_eq!(tables.len(), 1);
        tables.remove(0)
    }
}
