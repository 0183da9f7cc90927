//! Statistics over many sessions as tables.

use super::describe::tidy_name;
use super::stat::{Cell, Stat};
use super::table::NOTHING;
use super::{Bar, Chart, Column, Describe, Form, Sample, Table, Text, date, decimal, say};
use courtyard_core::dice::{Faces, Fairness, Verdict};
use courtyard_core::game::{ByTurnOrder, Count, Spread, TurnOrder};
use courtyard_core::person::Person;
use courtyard_library::{Player, Results, Score, Statistics, total};
use courtyard_session::minutes;

/// The statistics of a game: the common ones, then the game's own. Empty if no game was counted.
pub fn describe_statistics<G: Describe>(
    text: &Text,
    statistics: &Statistics<G::Count>,
) -> Vec<Table> {
    if statistics.editions.is_empty() {
        return Vec::new();
    }
    let mut tables = vec![games::<G>(text, statistics), players::<G>(text, statistics)];
    tables.extend(meetings(text, statistics));
    tables.push(length(text, statistics));
    tables.extend(dice(text, statistics));
    tables.extend(G::describe_count(text, &statistics.count));
    tables
}

/// A sentence for each group of journals left out or counted in part, with the reason.
pub fn describe_left_out<C>(text: &Text, statistics: &Statistics<C>) -> Vec<String> {
    let counts = [
        (statistics.not_begun, "stats-not-begun"),
        (statistics.faulty, "stats-faulty"),
        (statistics.unreadable, "stats-unreadable"),
    ];
    let counts = counts.into_iter().filter(|(count, _)| *count > 0);
    counts.map(|(count, key)| say!(text, key, count)).collect()
}

/// Maximum number of players with bars.
const PLAYERS: usize = 12;

fn games<G: Describe>(text: &Text, statistics: &Statistics<G::Count>) -> Table {
    let all = statistics.all();
    let row = |name: String, results: Results| -> Vec<Cell> {
        let won = results.won.first(all.players).map(|(_, won)| *won);
        let numbers = std::iter::once(results.games).chain(won);
        let numbers = numbers.chain([results.drawn, results.running]);
        std::iter::once(name.into())
            .chain(numbers.map(Cell::from))
            .collect()
    };
    let editions = statistics.editions.iter();
    let editions = editions.map(|(edition, of)| row(G::describe_edition(text, edition), *of));
    let won: Vec<_> = (2..2 + all.players).map(|column| (column, None)).collect();
    let mut games = Stat::new(text, "stats-games").columns("fact-edition", ["stats-games"]);
    games = won_going(text, all.players, games)
        .numbers(["stats-drawn", "stats-running"])
        .rows(editions)
        .bars("figure-games", &won);
    if statistics.editions.len() > 1 {
        games = games.row(row(say!(text, "stats-all"), all));
    }
    let left_out = describe_left_out(text, statistics).into_iter();
    left_out.fold(games, Stat::note).table()
}

/// Adds a column for each place in the order of play.
fn won_going<'t>(text: &'t Text, players: usize, stat: Stat<'t>) -> Stat<'t> {
    let places = TurnOrder::all(players).map(|place| place.number() + 1);
    places.fold(stat, |stat, place| {
        stat.named(say!(text, "stats-won-going", place))
    })
}

fn players<G: Describe>(text: &Text, statistics: &Statistics<G::Count>) -> Table {
    let places = statistics.all().players;
    let several = statistics.editions.len() > 1;
    let (mut rows, mut bars, mut people) = (Vec::new(), Vec::new(), Vec::new());
    for player in statistics.people() {
        let name = describe_person(text, player);
        let person: Vec<String> = named(player.name()).collect();
        for (edition, scores) in &player.editions {
            let edition = G::describe_edition(text, edition);
            let drawn = if several {
                say!(text, "figure-player", player = &name, edition = &edition)
            } else {
                name.clone()
            };
            let all = total(scores);
            bars.push((drawn, vec![Bar::part(all.won, all.finished())]));
            rows.push(score(name.clone(), edition, scores, places));
            people.push(person.clone());
        }
        if player.editions.len() > 1 {
            people.push(person);
            rows.push(score(name, say!(text, "stats-all"), &player.all(), places));
        }
    }
    bars.truncate(PLAYERS);
    let won = vec![say!(text, "stats-won")];
    let drawn = Chart::rows(text, say!(text, "figure-players"), won, bars);
    let columns = Stat::new(text, "fact-players")
        .column(Column::words(say!(text, "stats-player")))
        .columns(
            "fact-edition",
            [
                "stats-games",
                "stats-won",
                "stats-lost",
                "stats-drawn",
                "stats-running",
            ],
        );
    won_going(text, places, columns)
        .rows(rows)
        .people(people)
        .draw(drawn)
        .note(say!(text, "stats-players-note"))
        .table()
}

/// Results of each pair of players against each other, most frequent pairs first. `None` if there is no finished game.
fn meetings<C: Count>(text: &Text, statistics: &Statistics<C>) -> Option<Table> {
    let rows = statistics.meetings.iter().map(|(people, meeting)| {
        let won = people.iter().zip(meeting.won).map(|(person, wins)| {
            let name = person_name(text, statistics.name_of(person));
            say!(text, "series-wins", name, wins)
        });
        let last = meeting.last.map(|day| date(text, day));
        [
            won.collect::<Vec<_>>().join(" · ").into(),
            meeting.games.into(),
            meeting.drawn.into(),
            last.unwrap_or_else(|| NOTHING.into()).into(),
        ]
    });
    let names = statistics.meetings.iter().map(|(people, _)| {
        let names = people.iter().map(|person| statistics.name_of(person));
        names.flat_map(named).collect()
    });
    let table = Stat::new(text, "stats-meetings")
        .columns(
            "stats-wins",
            ["stats-games", "stats-drawn", "stats-last-met"],
        )
        .rows(rows)
        .people(names)
        .note(say!(text, "stats-meetings-note"))
        .table();
    (!table.rows.is_empty()).then_some(table)
}

/// A player's name for a table.
pub fn describe_person(text: &Text, player: &Player) -> String {
    person_name(text, player.name())
}

/// The name, unless nothing of it is visible.
fn named(name: &str) -> impl Iterator<Item = String> {
    let is_visible = !Person::named(name).is_nobody();
    is_visible.then(|| name.to_owned()).into_iter()
}

/// A player's name for a table, given the name as entered.
pub fn person_name(text: &Text, name: &str) -> String {
    tidy_name(name).unwrap_or_else(|| say!(text, "stats-unnamed"))
}

fn score(name: String, edition: String, scores: &ByTurnOrder<Score>, places: usize) -> Vec<Cell> {
    let all = total(scores);
    let numbers = [all.games(), all.won, all.lost, all.drawn, all.running];
    let of_each = scores.first(places);
    let of_each = of_each.map(|(_, score)| format!("{}/{}", score.won, score.finished()));
    [name.into(), edition.into()]
        .into_iter()
        .chain(numbers.map(Cell::from))
        .chain(of_each.map(Cell::from))
        .collect()
}

fn length<C>(text: &Text, statistics: &Statistics<C>) -> Table {
    let row = |name: &str, spread: &Spread, shown: fn(f64) -> f64, digits: usize| {
        let number = |number: Option<f64>, digits| Cell::Decimal(number.map(shown), digits);
        [
            say!(text, name).into(),
            spread.count().into(),
            number(spread.least().map(|n| n as f64), 0),
            number(spread.median(), digits),
            number(spread.mean(), digits),
            number(spread.most().map(|n| n as f64), 0),
        ]
    };
    Stat::new(text, "stats-length")
        .columns(
            "",
            [
                "stats-games",
                "stats-shortest",
                "stats-median",
                "stats-mean",
                "stats-longest",
            ],
        )
        .row(row("fact-turns", &statistics.turns, |turns| turns, 1))
        .row(row(
            "stats-actions",
            &statistics.actions,
            |actions| actions,
            1,
        ))
        .row(row(
            "stats-minutes",
            &statistics.seconds,
            |seconds| minutes(seconds) as f64,
            0,
        ))
        .spread(
            "figure-length",
            &statistics.turns,
            ["stats-games", "fact-turns"],
        )
        .note(say!(text, "stats-length-note"))
        .table()
}

fn dice<C>(text: &Text, statistics: &Statistics<C>) -> Option<Table> {
    let thrown = [
        ("stats-dice-virtual", statistics.virtual_dice, false),
        ("stats-dice-real", statistics.real_dice, true),
    ];
    let mut dice = Stat::new(text, "stats-dice").column(Column::words(""));
    dice = (1..=6).fold(dice, |dice, face| dice.named(face.to_string()));
    dice = dice.numbers(["stats-dice"]);
    let is_tested = thrown.iter().any(|(_, faces, _)| {
        let fairness = faces.fairness();
        fairness.is_some_and(|fairness| fairness.verdict != Verdict::TooFew)
    });
    if is_tested {
        dice = dice.numbers(["stats-chi-squared", "stats-p-value"]);
    }
    for (name, faces, are_real) in thrown {
        let Some(fairness) = faces.fairness() else {
            continue;
        };
        let name = say!(text, name);
        let verdict = describe_verdict(text, fairness, are_real);
        dice = dice
            .note(say!(text, "stats-dice-verdict", dice = &name, verdict))
            .draw(drawn_faces(text, name.clone(), faces))
            .row(row_of_faces(name, faces, fairness, is_tested));
    }
    let table = dice.table();
    (!table.rows.is_empty()).then_some(table)
}

fn drawn_faces(text: &Text, name: String, faces: Faces) -> Chart {
    let counts = faces.counts();
    let columns = (1..)
        .zip(counts)
        .map(|(face, count): (u8, _)| (face.to_string(), count));
    let expected = faces.total() as f64 / counts.len() as f64;
    let number = decimal(text, expected, 1);
    let axes = ["figure-times", "figure-face"];
    let mut chart = Chart::columns(text, name, axes, columns);
    chart.legend = vec![(Sample::Level, say!(text, "figure-expected", count = number))];
    if let Form::Columns { level, .. } = &mut chart.form {
        *level = Some(expected);
    }
    chart
}

/// The cells of a row, with those of the test if the table has any.
fn row_of_faces(name: String, faces: Faces, fairness: Fairness, is_tested: bool) -> Vec<Cell> {
    let known = |number| Some(number).filter(|_| fairness.verdict != Verdict::TooFew);
    let test = [
        Cell::Decimal(known(fairness.statistic), 2),
        Cell::Probability(known(fairness.p_value)),
    ];
    let counts = faces.counts();
    std::iter::once(name.into())
        .chain(counts.map(Cell::from))
        .chain([faces.total().into()])
        .chain(test.into_iter().filter(|_| is_tested))
        .collect()
}

/// The verdict on dice; the words follow the dice's name. Only real dice can be examined.
pub fn describe_verdict(text: &Text, fairness: Fairness, are_real: bool) -> String {
    let percent = (100.0 * fairness.p_value).round() as u64;
    match fairness.verdict {
        Verdict::TooFew => say!(text, "stats-dice-too-few", least = Fairness::LEAST_DICE),
        Verdict::Usual => say!(text, "stats-dice-usual", percent),
        Verdict::Unusual => say!(text, "stats-dice-unusual", percent),
        Verdict::Rare if are_real => say!(text, "stats-dice-rare"),
        Verdict::Rare => say!(text, "stats-dice-rare-virtual"),
    }
}
