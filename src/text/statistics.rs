//! What many sessions come to, as tables.

use super::table::NOTHING;
use super::{Column, Describe, LONGEST_NAME, Table, Text, decimal, plain, say, short};
use courtyard_core::dice::{Faces, Fairness, Verdict};
use courtyard_core::game::{ByTurnOrder, Count, Spread, TurnOrder};
use courtyard_library::{Player, Results, Score, Statistics, total};

/// The statistics of a game: what every game has, then what is its own. None where no game was counted.
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

/// Which journals were left out or counted in part, and why, a sentence each.
pub fn describe_left_out<C>(text: &Text, statistics: &Statistics<C>) -> Vec<String> {
    let Statistics {
        not_begun,
        faulty,
        unreadable,
        ..
    } = *statistics;
    let told = [
        (not_begun, "stats-not-begun"),
        (faulty, "stats-faulty"),
        (unreadable, "stats-unreadable"),
    ];
    let told = told.into_iter().filter(|(count, _)| *count > 0);
    told.map(|(count, key)| say!(text, key, count = count))
        .collect()
}

fn games<G: Describe>(text: &Text, statistics: &Statistics<G::Count>) -> Table {
    let all = statistics.all();
    let row = |name: String, results: Results| {
        let won = results.won.first(all.players).map(|(_, won)| *won);
        let numbers = std::iter::once(results.games).chain(won);
        let numbers = numbers.chain([results.drawn, results.running]);
        std::iter::once(name)
            .chain(numbers.map(|n| n.to_string()))
            .collect()
    };
    let editions = statistics.editions.iter();
    let mut rows: Vec<Vec<String>> = editions
        .map(|(edition, results)| row(G::describe_edition(text, edition), *results))
        .collect();
    if rows.len() > 1 {
        rows.push(row(say!(text, "stats-all"), all));
    }
    Table {
        id: "games",
        title: say!(text, "stats-games"),
        columns: [
            Column::words(say!(text, "fact-edition")),
            Column::numbers(say!(text, "stats-games")),
        ]
        .into_iter()
        .chain(won_going(text, all.players))
        .chain([
            Column::numbers(say!(text, "stats-drawn")),
            Column::numbers(say!(text, "stats-running")),
        ])
        .collect(),
        rows,
        notes: describe_left_out(text, statistics),
    }
}

/// A column for each place in the order of play.
fn won_going(text: &Text, players: usize) -> impl Iterator<Item = Column> {
    TurnOrder::all(players)
        .map(|place| Column::numbers(say!(text, "stats-won-going", place = place.number() + 1)))
}

/// Whoever played most comes first.
fn players<G: Describe>(text: &Text, statistics: &Statistics<G::Count>) -> Table {
    let games = |player: &Player| player.total().games();
    let places = statistics.all().players;
    let mut players: Vec<&Player> = statistics.players.values().collect();
    players.sort_by_key(|player| std::cmp::Reverse(games(player)));
    let mut rows = Vec::new();
    for player in players {
        let name = describe_person(text, player);
        for (edition, scores) in &player.editions {
            let edition = G::describe_edition(text, edition);
            rows.push(score(name.clone(), edition, scores, places));
        }
        if player.editions.len() > 1 {
            rows.push(score(name, say!(text, "stats-all"), &player.all(), places));
        }
    }
    Table {
        id: "players",
        title: say!(text, "fact-players"),
        columns: [
            Column::words(say!(text, "stats-player")),
            Column::words(say!(text, "fact-edition")),
            Column::numbers(say!(text, "stats-games")),
            Column::numbers(say!(text, "stats-won")),
            Column::numbers(say!(text, "stats-lost")),
            Column::numbers(say!(text, "stats-drawn")),
            Column::numbers(say!(text, "stats-running")),
        ]
        .into_iter()
        .chain(won_going(text, places))
        .collect(),
        rows,
        notes: vec![say!(text, "stats-players-note")],
    }
}

/// How each two players did against each other; those who met most often come first. None where nobody has met in a
/// finished game.
fn meetings<C: Count>(text: &Text, statistics: &Statistics<C>) -> Option<Table> {
    let rows = statistics.meetings.iter().map(|(people, meeting)| {
        let names = people
            .each_ref()
            .map(|person| person_name(text, statistics.name_of(person)));
        let [won, lost] = meeting.won;
        let numbers = [meeting.games, won, lost, meeting.drawn];
        let last = meeting.last.map(|day| day.format("%Y-%m-%d").to_string());
        names
            .into_iter()
            .chain(numbers.map(|n| n.to_string()))
            .chain([last.unwrap_or_else(|| NOTHING.into())])
            .collect()
    });
    let rows: Vec<Vec<String>> = rows.collect();
    (!rows.is_empty()).then(|| Table {
        id: "meetings",
        title: say!(text, "stats-meetings"),
        columns: vec![
            Column::words(say!(text, "stats-player")),
            Column::words(say!(text, "stats-opponent")),
            Column::numbers(say!(text, "stats-games")),
            Column::numbers(say!(text, "stats-player-won")),
            Column::numbers(say!(text, "stats-opponent-won")),
            Column::numbers(say!(text, "stats-drawn")),
            Column::numbers(say!(text, "stats-last-met")),
        ],
        rows,
        notes: vec![say!(text, "stats-meetings-note")],
    })
}

/// A person's name as a table has it.
pub fn describe_person(text: &Text, player: &Player) -> String {
    person_name(text, player.name())
}

/// A person's name as a table has it, given the name as it was written.
pub fn person_name(text: &Text, name: &str) -> String {
    let name = short(name, LONGEST_NAME);
    match plain(&name).trim() {
        "" => say!(text, "stats-unnamed"),
        name => name.to_owned(),
    }
}

fn score(name: String, edition: String, scores: &ByTurnOrder<Score>, places: usize) -> Vec<String> {
    let all = total(scores);
    let numbers = [all.games(), all.won, all.lost, all.drawn, all.running];
    let of_each = scores.first(places);
    let of_each = of_each.map(|(_, score)| format!("{}/{}", score.won, score.finished()));
    [name, edition]
        .into_iter()
        .chain(numbers.map(|n| n.to_string()))
        .chain(of_each)
        .collect()
}

fn length<C>(text: &Text, statistics: &Statistics<C>) -> Table {
    let row = |name: &str, spread: &Spread, unit: f64, digits: usize| {
        let told = |number: Option<f64>, digits: usize| match number {
            Some(number) => decimal(text, number / unit, digits),
            None => NOTHING.into(),
        };
        vec![
            say!(text, name),
            spread.count().to_string(),
            told(spread.least().map(|n| n as f64), 0),
            told(spread.median(), digits),
            told(spread.mean(), digits),
            told(spread.most().map(|n| n as f64), 0),
        ]
    };
    Table {
        id: "length",
        title: say!(text, "stats-length"),
        columns: vec![
            Column::words(""),
            Column::numbers(say!(text, "stats-games")),
            Column::numbers(say!(text, "stats-shortest")),
            Column::numbers(say!(text, "stats-median")),
            Column::numbers(say!(text, "stats-mean")),
            Column::numbers(say!(text, "stats-longest")),
        ],
        rows: vec![
            row("fact-turns", &statistics.turns, 1.0, 1),
            row("stats-actions", &statistics.actions, 1.0, 1),
            row("stats-minutes", &statistics.seconds, 60.0, 0),
        ],
        notes: vec![say!(text, "stats-length-note")],
    }
}

fn dice<C>(text: &Text, statistics: &Statistics<C>) -> Option<Table> {
    let thrown = [
        ("stats-dice-virtual", statistics.virtual_dice),
        ("stats-dice-real", statistics.real_dice),
    ];
    let tested = thrown
        .into_iter()
        .filter_map(|(name, faces)| Some((say!(text, name), faces, faces.fairness()?)));
    let (mut rows, mut notes) = (Vec::new(), Vec::new());
    for (name, faces, fairness) in tested {
        notes.push(say!(
            text,
            "stats-dice-verdict",
            dice = &name,
            verdict = describe_verdict(text, fairness)
        ));
        rows.push(row_of_faces(text, name, faces, fairness));
    }
    let mut columns = vec![Column::words("")];
    columns.extend((1..=6).map(|face| Column::numbers(face.to_string())));
    columns.extend(
        ["stats-dice", "stats-chi-squared", "stats-p-value"]
            .map(|name| Column::numbers(say!(text, name))),
    );
    (!rows.is_empty()).then(|| Table {
        id: "dice",
        title: say!(text, "stats-dice"),
        columns,
        rows,
        notes,
    })
}

fn row_of_faces(text: &Text, name: String, faces: Faces, fairness: Fairness) -> Vec<String> {
    let mut row = vec![name];
    row.extend(faces.counts().map(|count| count.to_string()));
    row.push(faces.total().to_string());
    row.extend(match fairness.verdict {
        Verdict::TooFew => [NOTHING, NOTHING].map(String::from),
        _ => [
            decimal(text, fairness.statistic, 2),
            decimal(text, fairness.p_value, 3),
        ],
    });
    row
}

/// What may be said of dice, and no more; the words follow the dice's name.
pub fn describe_verdict(text: &Text, fairness: Fairness) -> String {
    let percent = (100.0 * fairness.p_value).round() as u64;
    match fairness.verdict {
        Verdict::TooFew => say!(text, "stats-dice-too-few", least = Fairness::LEAST_DICE),
        Verdict::Usual => say!(text, "stats-dice-usual", percent = percent),
        Verdict::Unusual => say!(text, "stats-dice-unusual", percent = percent),
        Verdict::Rare => say!(text, "stats-dice-rare"),
    }
}
