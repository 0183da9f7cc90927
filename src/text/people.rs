//! The people who played, in words and tables.

use super::export::Separator;
use super::export::csv::{self, escaped};
use super::stat::{Cell, Stat};
use super::table::{Column, Table, date};
use super::{Text, of_100, person_name, say};
use courtyard_library::{Chance, Life, Mark, Page, Record, Streak};
use courtyard_session::minutes;

/// All people as a table; `None` if there is nobody.
pub fn describe_people(text: &Text, people: &[Life]) -> Option<Table> {
    let rows = people.iter().map(|life| {
        let mut row: Vec<Cell> = vec![person_name(text, &life.name).into()];
        row.extend(numbers(life.record));
        row.push(minutes(life.seconds as f64).into());
        row.push(date(text, life.last.date_naive()).into());
        row
    });
    let table = Stat::new(text, "people-title")
        .columns("stats-player", RECORD)
        .numbers(["stats-minutes", "stats-last-met"])
        .rows(rows)
        .note(say!(text, "people-note"))
        .table();
    (!people.is_empty()).then_some(table)
}

/// The columns of a record.
const RECORD: [&str; 4] = ["stats-games", "stats-won", "stats-lost", "stats-drawn"];

fn numbers(record: Record) -> [Cell; 4] {
    [record.games, record.won, record.lost, record.drawn].map(Cell::from)
}

/// The page of a person in words.
#[derive(Debug, Clone)]
pub struct DescribedPage {
    /// The name.
    pub name: String,
    /// The main facts, a sentence each.
    pub sentences: Vec<String>,
    /// The results by opponent, game, start and month.
    pub tables: Vec<Table>,
}

/// Describes the page of a person.
pub fn describe_page(text: &Text, page: &Page) -> DescribedPage {
    let life = &page.life;
    let name = person_name(text, &life.name);
    let Record {
        games,
        won,
        lost,
        drawn,
    } = life.record;
    let mut sentences = vec![
        say!(text, "person-record", games, won, lost, drawn),
        say!(
            text,
            "person-time",
            minutes = minutes(life.seconds as f64),
            first = date(text, life.first.date_naive()),
            last = date(text, life.last.date_naive())
        ),
        streak(text, life.streak),
        say!(
            text,
            "person-longest",
            won = life.most_won,
            lost = life.most_lost
        ),
    ];
    if !page.joined.is_empty() {
        let names = page.joined.iter().map(|name| person_name(text, name));
        sentences.push(say!(text, "person-also", names = text.list(names)));
    }
    let marks = page.row.iter().map(|mark| text.get(mark_key(*mark)));
    let row: Vec<_> = marks.map(|mark| mark.into_owned()).collect();
    sentences.push(say!(text, "person-latest", row = row.join(" ")));
    if let Some(rival) = page.opponents.first() {
        let (rival, games) = (person_name(text, &rival.name), rival.record.games);
        sentences.push(say!(text, "person-rival", name = rival, games));
    }
    for (key, other) in [
        ("person-nemesis", &page.nemesis),
        ("person-victim", &page.victim),
    ] {
        if let Some(other) = other {
            sentences.push(say!(text, key, name = person_name(text, other)));
        }
    }
    let [by_others, by_own] = page.conceded;
    if by_others + by_own > 0 {
        sentences.push(say!(
            text,
            "person-conceded",
            won = by_others,
            lost = by_own
        ));
    }
    for (game, _, chance) in &page.strength {
        let title = game_title(text, game);
        sentences.push(match chance {
            Some(chance) => {
                let [mean, low, high] = of_hundred(text, chance);
                say!(
                    text,
                    "person-strength",
                    name = &name,
                    game = title,
                    mean,
                    low,
                    high
                )
            }
            None => say!(text, "person-too-few", game = title),
        });
    }
    for opponent in &page.opponents {
        let other = person_name(text, &opponent.name);
        for (game, chance) in &opponent.chances {
            if let Some(chance) = chance {
                let game = game_title(text, game);
                let [mean, low, high] = of_hundred(text, chance);
                let name = &name;
                let other = &other;
                sentences.push(say!(
                    text,
                    "person-beats",
                    name,
                    other,
                    game,
                    mean,
                    low,
                    high
                ));
            }
        }
    }
    let mut tables = vec![opponents(text, page)];
    tables.push(records(
        text,
        "fact-game",
        page.games
            .iter()
            .map(|part| (game_title(text, &part.of), part.record)),
    ));
    tables.push(records(
        text,
        "fact-edition",
        page.editions.iter().map(|part| {
            let (game, edition) = &part.of;
            let named = text.games().find(game);
            let edition = named.map_or_else(
                || edition.clone(),
                |game| game.describe_edition(text, edition),
            );
            let game = game_title(text, game);
            (format!("{game} · {edition}"), part.record)
        }),
    ));
    tables.push(records(
        text,
        "person-by-start",
        page.starts.iter().map(|part| {
            let (order, players) = part.of;
            let place = order.number() + 1;
            (say!(text, "person-start", place, players), part.record)
        }),
    ));
    tables.push(records(
        text,
        "person-by-month",
        page.months
            .iter()
            .map(|part| (part.of.clone(), part.record)),
    ));
    tables.retain(|table| !table.rows.is_empty());
    DescribedPage {
        name,
        sentences,
        tables,
    }
}

fn game_title(text: &Text, game: &str) -> String {
    let named = text.games().find(game);
    named.map_or_else(|| game.to_owned(), |game| game.title(text))
}

fn mark_key(mark: Mark) -> &'static str {
    match mark {
        Mark::Won => "mark-won",
        Mark::Lost => "mark-lost",
        Mark::Drawn => "mark-drawn",
    }
}

fn streak(text: &Text, streak: Streak) -> String {
    let of = match streak.mark {
        Mark::Won => "won",
        Mark::Lost => "lost",
        Mark::Drawn => "drawn",
    };
    say!(text, "person-streak", of, count = streak.games)
}

/// A chance and its limits in games out of 100.
fn of_hundred(text: &Text, chance: &Chance) -> [String; 3] {
    let [low, high] = chance.interval;
    [chance.mean, low, high].map(|share| of_100(text, share))
}

fn opponents(text: &Text, page: &Page) -> Table {
    let rows = page.opponents.iter().map(|opponent| {
        let mut row: Vec<Cell> = vec![person_name(text, &opponent.name).into()];
        row.extend(numbers(opponent.record));
        row
    });
    Stat::new(text, "stats-meetings")
        .columns("stats-player", RECORD)
        .rows(rows)
        .note(say!(text, "person-ahead-note"))
        .table()
}

/// A table of records under one condition.
fn records(text: &Text, title: &str, parts: impl Iterator<Item = (String, Record)>) -> Table {
    let rows = parts.map(|(name, record)| {
        let mut row: Vec<Cell> = vec![name.into()];
        row.extend(numbers(record));
        row
    });
    let stat = Stat::new(text, title).column(Column::words(say!(text, title)));
    stat.numbers(RECORD).rows(rows).table()
}

/// All people as comma-separated values (RFC 4180).
///
/// # Errors
/// Fails as any table of comma-separated values.
pub fn people_csv(separator: Separator, people: &[Life]) -> Result<String, serde_json::Error> {
    let head = [
        "name",
        "games",
        "won",
        "lost",
        "drawn",
        "seconds",
        "first",
        "last",
        "longest_won",
        "longest_lost",
    ];
    let rows = people.iter().map(|life| {
        let record = life.record;
        vec![
            escaped(&life.name),
            record.games.to_string(),
            record.won.to_string(),
            record.lost.to_string(),
            record.drawn.to_string(),
            life.seconds.to_string(),
            life.first.to_rfc3339(),
            life.last.to_rfc3339(),
            life.most_won.to_string(),
            life.most_lost.to_string(),
        ]
    });
    let head = head.map(String::from).to_vec();
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(rows).collect();
    csv::table(separator, &rows)
}
