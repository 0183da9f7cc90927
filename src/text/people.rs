//! The people who played, in words and tables.

use std::collections::BTreeMap;

use super::export::Separator;
use super::export::csv::{self, escaped};
use super::stat::{Cell, Stat};
use super::table::{Column, Table, date};
use super::{DescribedStatistics, Text, of_100, person_name, say};
use courtyard_core::game::{Merge as _, TurnOrder};
use courtyard_core::person::Person;
use courtyard_library::{Chance, Life, Mark, Opponent, Page, PersonGame, Record, Streak};
use courtyard_session::minutes as session_minutes;

/// All people as a table; `None` if there is nobody.
pub fn describe_people(text: &Text, people: &[Life]) -> Option<Table> {
    let rows = people.iter().map(|life| {
        let mut row: Vec<Cell> = vec![person_name(text, &life.name).into()];
        row.extend(numbers(life.record));
        row.push(session_minutes(life.seconds as f64).into());
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

/// Maximum number of rows with bars.
const BARS: usize = 12;

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
    /// The results by opponent, game, edition, place in the order of play, year, and month.
    pub tables: Vec<Table>,
}

/// Describes the page of a person.
pub fn describe_page(text: &Text, page: &Page) -> DescribedPage {
    let life = &page.life;
    let name = person_name(text, &life.name);
    let mut sentences = vec![describe_record(text, life.record)];
    sentences.extend(describe_life(text, life));
    sentences.extend(describe_joined(text, page));
    sentences.push(describe_latest(text, &life.row));
    sentences.extend(
        describe_rivals(text, page)
            .into_iter()
            .map(|(_, said)| said),
    );
    sentences.extend(describe_conceded(text, page.conceded));
    for (game, _, chance) in &page.strength {
        sentences.push(describe_strength(text, &name, game, chance.as_ref()));
    }
    for opponent in &page.opponents {
        let known = opponent
            .chances
            .iter()
            .filter(|(_, chance)| chance.is_some());
        let known = known.map(|(game, chance)| {
            describe_chance_against(text, [&life.name, &opponent.name], game, chance.as_ref())
        });
        sentences.extend(known);
    }
    DescribedPage {
        name,
        sentences,
        tables: describe_records(text, page),
    }
}

/// The results of a person by opponent, game, edition, place in the order of play, year, and month, as tables.
pub fn describe_records(text: &Text, page: &Page) -> Vec<Table> {
    // The edition names the game, and the month the year: one of them needs no table.
    let is_named = |title: &str| ["fact-game", "person-by-year"].contains(&title);
    let parts = parts(text, page).into_iter();
    let parts = parts.filter(|(title, rows)| rows.len() > 1 || !is_named(title));
    let parts = parts.map(|(title, rows)| records(text, title, rows));
    let tables = std::iter::once(opponents(text, page)).chain(parts);
    tables.filter(|table| !table.rows.is_empty()).collect()
}

/// The figures of each game about the person with this name: the game's title, and a sentence for each figure. Games
/// without such figures are left out.
pub fn describe_figures(
    text: &Text,
    counted: &[Box<dyn DescribedStatistics>],
    name: &str,
) -> Vec<(String, Vec<String>)> {
    let person = Person::named(name);
    let figures = counted.iter().map(|statistics| {
        let title = game_title(text, statistics.game());
        (title, statistics.describe_person(text, &person))
    });
    figures.filter(|(_, figures)| !figures.is_empty()).collect()
}

/// Describes numbers of games by their results.
pub fn describe_record(text: &Text, record: Record) -> String {
    let Record {
        games,
        won,
        lost,
        drawn,
    } = record;
    say!(text, "person-record", games, won, lost, drawn)
}

/// The time at the table and the streaks of a person, a sentence each.
pub fn describe_life(text: &Text, life: &Life) -> [String; 3] {
    [
        say!(
            text,
            "person-time",
            minutes = session_minutes(life.seconds as f64),
            first = date(text, life.first.date_naive()),
            last = date(text, life.last.date_naive())
        ),
        describe_streak(text, life.streak),
        say!(
            text,
            "person-longest",
            won = life.most_won,
            lost = life.most_lost
        ),
    ]
}

/// The names that were declared to be other names of a person, in a sentence; `None` if there are none.
pub fn describe_joined(text: &Text, page: &Page) -> Option<String> {
    let names = page.joined.iter().map(|name| person_name(text, name));
    (!page.joined.is_empty()).then(|| say!(text, "person-also", names = text.list(names)))
}

/// The latest results as letters: “Latest games, the last one at the end: W L W”.
fn describe_latest(text: &Text, row: &[Mark]) -> String {
    let row: Vec<String> = row.iter().map(|mark| mark_letter(text, *mark)).collect();
    let title = text.get("person-latest");
    text.language().labelled(&title, &row.join(" "))
}

/// The latest results in words, for screen readers.
pub fn speak_latest(text: &Text, row: &[Mark]) -> String {
    let row: Vec<_> = row.iter().map(|mark| text.get(mark_word(*mark))).collect();
    let title = text.get("person-latest");
    text.language().labelled(&title, &row.join(", "))
}

/// The letter of a result.
pub fn mark_letter(text: &Text, mark: Mark) -> String {
    text.get(match mark {
        Mark::Won => "mark-won",
        Mark::Lost => "mark-lost",
        Mark::Drawn => "mark-drawn",
    })
    .into_owned()
}

/// The key of a result's name.
fn mark_word(mark: Mark) -> &'static str {
    match mark {
        Mark::Won => "stats-won",
        Mark::Lost => "stats-lost",
        Mark::Drawn => "stats-drawn",
    }
}

/// The rival, the nemesis and the favourite victim of a person: the name, and a line about the games.
pub fn describe_rivals<'p>(text: &Text, page: &'p Page) -> Vec<(&'p str, String)> {
    let rival = page.opponents.first().map(|rival| {
        let (name, games) = (person_name(text, &rival.name), rival.record.games);
        (&*rival.name, say!(text, "person-rival", name, games))
    });
    let others = [
        ("person-nemesis", &page.nemesis),
        ("person-victim", &page.victim),
    ];
    let others = others.into_iter().filter_map(|(key, other)| {
        let mut opponents = page.opponents.iter();
        let other = opponents.find(|opponent| Some(&opponent.name) == other.as_ref())?;
        let Record { games, won, .. } = other.record;
        let name = person_name(text, &other.name);
        Some((&*other.name, say!(text, key, name, won, games)))
    });
    rival.into_iter().chain(others).collect()
}

/// How many games ended by conceding, in a sentence; `None` if none did.
pub fn describe_conceded(text: &Text, [won, lost]: [u64; 2]) -> Option<String> {
    (won + lost > 0).then(|| say!(text, "person-conceded", won, lost))
}

/// The chance of a person to beat an average opponent in this game, or that there are too few games.
pub fn describe_strength(text: &Text, name: &str, game: &str, chance: Option<&Chance>) -> String {
    let game = game_title(text, game);
    let Some(chance) = chance else {
        return say!(text, "person-too-few", game);
    };
    let [mean, low, high] = of_hundred(text, chance);
    say!(text, "person-strength", name, game, mean, low, high)
}

/// The chance of the first person to beat the second one in this game, or that there are too few games.
pub fn describe_chance_against(
    text: &Text,
    names: [&str; 2],
    game: &str,
    chance: Option<&Chance>,
) -> String {
    let game = game_title(text, game);
    let Some(chance) = chance else {
        return say!(text, "person-too-few", game);
    };
    let [name, other] = names.map(|name| person_name(text, name));
    let [mean, low, high] = of_hundred(text, chance);
    say!(text, "person-beats", name, other, game, mean, low, high)
}

/// The results of a person against another one in sentences: the streak, the mean length, the last game, and how games
/// ended.
pub fn describe_against(text: &Text, opponent: &Opponent) -> Vec<String> {
    let last = date(text, opponent.last.date_naive());
    let mut sentences = vec![describe_streak(text, opponent.streak)];
    if let Some(minutes) = opponent.minutes {
        let minutes = session_minutes(minutes * 60.0);
        sentences.push(say!(text, "person-mean-length", minutes));
    }
    sentences.push(say!(text, "person-last-met", last));
    sentences.extend(describe_conceded(text, opponent.conceded));
    sentences
}

/// The results under the same kind of condition: the message of its name, and each condition with its results.
type DescribedParts = (&'static str, Vec<(String, Record)>);

/// The results by game, edition, place in the order of play, year, and month.
fn parts(text: &Text, page: &Page) -> [DescribedParts; 5] {
    let games = page.games.iter();
    let games = games.map(|part| (game_title(text, &part.of), part.record));
    let editions = page.editions.iter().map(|part| {
        let (game, edition) = &part.of;
        let named = text.games().find(game);
        let edition = named.map_or_else(
            || edition.clone(),
            |game| game.describe_edition(text, edition),
        );
        let game = game_title(text, game);
        (format!("{game} · {edition}"), part.record)
    });
    let starts = page.starts.iter().map(|part| {
        let (order, players) = part.of;
        let place = order.number() + 1;
        (say!(text, "person-start", place, players), part.record)
    });
    let mut years: BTreeMap<String, Record> = BTreeMap::new();
    for part in &page.months {
        let year = part.of.split('-').next().unwrap_or_default();
        years
            .entry(year.to_owned())
            .or_default()
            .merge(&part.record);
    }
    let months = page.months.iter();
    let months = months.map(|part| (part.of.clone(), part.record));
    [
        ("fact-game", games.collect()),
        ("fact-edition", editions.collect()),
        ("person-by-start", starts.collect()),
        ("person-by-year", years.into_iter().collect()),
        ("person-by-month", months.collect()),
    ]
}

fn game_title(text: &Text, game: &str) -> String {
    let named = text.games().find(game);
    named.map_or_else(|| game.to_owned(), |game| game.title(text))
}

fn describe_streak(text: &Text, streak: Streak) -> String {
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
    let people = page.opponents.iter();
    let people = people.map(|other| vec![page.life.name.clone(), other.name.clone()]);
    let stat = Stat::new(text, "stats-meetings").columns("stats-player", RECORD);
    with_bars(stat.rows(rows), page.opponents.len())
        .people(people)
        .note(say!(text, "person-ahead-note"))
        .table()
}

/// A table of records under one condition.
fn records(text: &Text, title: &str, parts: Vec<(String, Record)>) -> Table {
    let count = parts.len();
    let rows = parts.into_iter().map(|(name, record)| {
        let mut row: Vec<Cell> = vec![name.into()];
        row.extend(numbers(record));
        row
    });
    let stat = Stat::new(text, title).column(Column::words(say!(text, title)));
    with_bars(stat.numbers(RECORD).rows(rows), count).table()
}

/// Draws the games won in each of these rows of records, if there are several to compare.
fn with_bars(stat: Stat<'_>, rows: usize) -> Stat<'_> {
    if (2..=BARS).contains(&rows) {
        // Won, out of all games.
        stat.bars("figure-players", &[(2, Some(1))])
    } else {
        stat
    }
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

/// The games of a person as comma-separated values (RFC 4180), the oldest first.
///
/// # Errors
/// Fails as any table of comma-separated values.
pub fn person_csv(separator: Separator, games: &[PersonGame]) -> Result<String, serde_json::Error> {
    let head = [
        "started", "game", "edition", "players", "others", "start", "place", "result", "seconds",
        "conceded",
    ];
    let rows = games.iter().map(|game| {
        vec![
            game.started.to_rfc3339(),
            escaped(&game.game),
            escaped(&game.edition),
            game.players.to_string(),
            escaped(&game.others.join(", ")),
            game.order.map_or("", TurnOrder::name).to_owned(),
            game.place.to_string(),
            game.mark.name().to_owned(),
            game.seconds.to_string(),
            game.conceded.to_string(),
        ]
    });
    let head = head.map(String::from).to_vec();
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(rows).collect();
    csv::table(separator, &rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::tests::text;

    /// The number of games agrees with its noun, in every language.
    #[test]
    fn the_games_of_a_rival_are_counted_in_words() {
        let expected: [(Language, [&str; 4]); 10] = [
            (
                Language::English,
                ["1 game", "2 games", "5 games", "21 games"],
            ),
            (
                Language::German,
                ["1 Partie", "2 Partien", "5 Partien", "21 Partien"],
            ),
            (
                Language::Spanish,
                ["1 partida", "2 partidas", "5 partidas", "21 partidas"],
            ),
            (
                Language::French,
                ["1 partie", "2 parties", "5 parties", "21 parties"],
            ),
            (
                Language::Hungarian,
                ["1 játszma", "2 játszma", "5 játszma", "21 játszma"],
            ),
            (
                Language::Italian,
                ["1 partita", "2 partite", "5 partite", "21 partite"],
            ),
            (
                Language::Dutch,
                ["1 partij", "2 partijen", "5 partijen", "21 partijen"],
            ),
            (
                Language::Polish,
                ["1 partia", "2 partie", "5 partii", "21 partii"],
            ),
            (
                Language::Portuguese,
                ["1 partida", "2 partidas", "5 partidas", "21 partidas"],
            ),
            (
                Language::Russian,
                ["1 партия", "2 партии", "5 партий", "21 партия"],
            ),
        ];
        assert_eq!(expected.len(), Language::ALL.len());
        for (language, words) in expected {
            let text = text(language);
            for (games, words) in [1_u64, 2, 5, 21].into_iter().zip(words) {
                let rival = say!(text, "person-rival", name = "Ana", games);
                assert!(rival.ends_with(&format!("Ana ({words})")), "{rival}");
            }
        }
    }

    #[test]
    fn a_nemesis_and_a_victim_are_named_with_the_games_won() {
        for (language, key, expected) in [
            (Language::English, "person-nemesis", "(won 1 of 7 games)"),
            (
                Language::German,
                "person-victim",
                "(1 von 7 Partien gewonnen)",
            ),
            (
                Language::French,
                "person-nemesis",
                "(victoires\u{a0}: 1 sur 7 parties)",
            ),
            (Language::Polish, "person-victim", "(wygrane: 1 z 7 partii)"),
            (Language::Russian, "person-victim", "(побед: 1 из 7 партий)"),
        ] {
            let text = text(language);
            let line = say!(text, key, name = "Ana", won = 1_u64, games = 7_u64);
            assert!(line.ends_with(expected), "{line}");
        }
    }
}
