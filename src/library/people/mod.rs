//! The people who played, and their results against each other.

mod aliases;
mod strength;

pub use aliases::{Aliases, RenamedEverywhere};
pub(crate) use aliases::{LARGEST as LARGEST_ALIASES, NAME as ALIASES};
pub use strength::{Chance, Ranking, Strengths};

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::{Content, Library, LibraryError, Summary};
use courtyard_core::counts;
use courtyard_core::game::{Outcome, Spellings, TurnOrder};
use courtyard_core::person::Person;
use courtyard_session::Moment;

/// Minimum number of games from which a strength is estimated.
pub const ENOUGH_GAMES: u64 = 8;

/// Minimum number of games against a nemesis or a favourite victim.
const ENOUGH_MEETINGS: u64 = 5;

/// Number of games in the row of the latest results.
const ROW: usize = 10;

/// Maximum number of people whose strengths are estimated together: those with the most games.
const MOST_COMPARED: usize = 100;

/// The result of a game for one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// Won.
    Won,
    /// Lost.
    Lost,
    /// A draw.
    Drawn,
}

impl Mark {
    /// The name for other programs.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Won => "won",
            Mark::Lost => "lost",
            Mark::Drawn => "drawn",
        }
    }
}

counts! {
    /// Numbers of finished games by their results.
    #[derive(Copy, Serialize)]
    pub struct Record {
        /// All.
        pub games: u64,
        /// Won.
        pub won: u64,
        /// Lost.
        pub lost: u64,
        /// Draws.
        pub drawn: u64,
    }
}

impl Record {
    fn add(&mut self, mark: Mark) {
        self.games += 1;
        *match mark {
            Mark::Won => &mut self.won,
            Mark::Lost => &mut self.lost,
            Mark::Drawn => &mut self.drawn,
        } += 1;
    }
}

/// Games in a row with the same result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Streak {
    /// The result of each.
    pub mark: Mark,
    /// Number of games.
    pub games: u64,
}

/// A finished game.
#[derive(Debug, Clone)]
struct Played {
    game: String,
    edition: String,
    started: Moment,
    seconds: u64,
    conceded: bool,
    players: usize,
    /// The people, in the order of the seats.
    seats: Vec<Seated>,
}

/// A person in a game.
#[derive(Debug, Clone)]
struct Seated {
    person: Person,
    mark: Mark,
    /// The place, from 1; the same for all after a draw.
    place: u8,
    /// The place in the order of play, if a turn was taken.
    order: Option<TurnOrder>,
}

/// The people who played, with their finished games.
#[derive(Debug, Clone, Default)]
pub struct People {
    /// The oldest first.
    games: Vec<Played>,
    names: BTreeMap<Person, Names>,
    /// The names that are one person's.
    aliases: Aliases,
}

/// The names of a person.
#[derive(Debug, Clone, Default)]
struct Names {
    /// The spellings of the main name.
    main: Spellings,
    /// All names in journals.
    all: BTreeSet<String>,
}

/// The results of one person.
#[derive(Debug, Clone)]
pub struct Life {
    /// The name in its most frequent spelling.
    pub name: String,
    /// All names in journals.
    pub names: Vec<String>,
    /// All games.
    pub record: Record,
    /// The time at the table in these games, in seconds.
    pub seconds: u64,
    /// When the first of these games began.
    pub first: Moment,
    /// When the last one began.
    pub last: Moment,
    /// The current streak.
    pub streak: Streak,
    /// The longest series of games won.
    pub most_won: u64,
    /// The longest series of games lost.
    pub most_lost: u64,
    /// The results of the latest games, at most ten, the last one last.
    pub row: Vec<Mark>,
}

/// The results against another person: who was ahead of whom, at tables of any size.
#[derive(Debug, Clone)]
pub struct Opponent {
    /// The other person's name in its most frequent spelling.
    pub name: String,
    /// Games in which this person was ahead, behind, or neither.
    pub record: Record,
    /// The current streak against the other one.
    pub streak: Streak,
    /// The mean length of the games in minutes, if known.
    pub minutes: Option<f64>,
    /// When the last one began.
    pub last: Moment,
    /// The results of the latest games, at most ten, the last one last.
    pub row: Vec<Mark>,
    /// Games in which this person was ahead and behind and which ended by conceding.
    pub conceded: [u64; 2],
    /// The chance to be ahead in each game that both play, by the game's id; `None` after too few games together.
    pub chances: Vec<(String, Option<Chance>)>,
}

/// A finished game of one person.
#[derive(Debug, Clone)]
pub struct PersonGame {
    /// When it began.
    pub started: Moment,
    /// The game's id.
    pub game: String,
    /// The edition's name in a journal.
    pub edition: String,
    /// Number of players, also those without a name and bots.
    pub players: usize,
    /// The other people.
    pub others: Vec<String>,
    /// The place in the order of play, if a turn was taken.
    pub order: Option<TurnOrder>,
    /// The place, from 1; the same for all after a draw.
    pub place: u8,
    /// The result.
    pub mark: Mark,
    /// The time played in seconds; 0 if it is unknown.
    pub seconds: u64,
    /// Whether it ended by conceding.
    pub conceded: bool,
}

/// Results under one condition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part<K> {
    /// The condition.
    pub of: K,
    /// The results.
    pub record: Record,
}

/// Everything about one person.
#[derive(Debug, Clone)]
pub struct Page {
    /// The results of all games.
    pub life: Life,
    /// By game.
    pub games: Vec<Part<String>>,
    /// By game and edition.
    pub editions: Vec<Part<(String, String)>>,
    /// By the place in the order of play and the number of players.
    pub starts: Vec<Part<(TurnOrder, usize)>>,
    /// By year and month.
    pub months: Vec<Part<String>>,
    /// The names that were declared to be other names of this person.
    pub joined: Vec<String>,
    /// The others, those with the most games first.
    pub opponents: Vec<Opponent>,
    /// The one with the worst record for this person, after enough games.
    pub nemesis: Option<String>,
    /// The one with the best record for this person, after enough games.
    pub victim: Option<String>,
    /// Games won by a concession of others, and lost by one.
    pub conceded: [u64; 2],
    /// The chance to beat the mean of the others in each game, by its id; `None` after too few games.
    pub strength: Vec<(String, u64, Option<Chance>)>,
}

impl People {
    /// The people in these sessions. Samples, unfinished games, bots and players without a name are left out.
    /// Names that were declared to be one person's are.
    pub fn of<'s>(sessions: impl IntoIterator<Item = &'s Summary>, aliases: Aliases) -> People {
        let mut people = People {
            aliases,
            ..People::default()
        };
        let contents = sessions.into_iter().filter_map(|summary| {
            let content = summary.content.as_ref().ok()?;
            Some((&summary.path, content))
        });
        let mut contents: Vec<_> = contents.collect();
        contents.sort_by(|(a, one), (b, other)| {
            (one.header.started, *a).cmp(&(other.header.started, *b))
        });
        for (_, content) in contents {
            people.take(content);
        }
        people
    }

    /// Counts a session.
    fn take(&mut self, content: &Content) {
        let header = &content.header;
        let Some(outcome) = content.outcome.filter(|_| !header.is_sample()) else {
            return;
        };
        // Games of the laboratory are played by bots.
        if header.is_newer() || header.id().is_some_and(|id| id.get_version_num() == 5) {
            return;
        }
        let players = header.players.len();
        let mut seats: Vec<Seated> = Vec::new();
        for (seat, name) in header.people().iter() {
            let main = self.aliases.main_name(name);
            let person = Person::named(main);
            // Of two seats with one name, the first one counts.
            if person.is_nobody() || seats.iter().any(|other| other.person == person) {
                continue;
            }
            let mark = match outcome {
                Outcome::Draw => Mark::Drawn,
                outcome if outcome.is_winner(seat) => Mark::Won,
                Outcome::Won(_) | Outcome::Ranked(_) => Mark::Lost,
            };
            let names = self.names.entry(person.clone()).or_default();
            names.main.add(main);
            names.all.insert(name.trim().to_owned());
            seats.push(Seated {
                person,
                mark,
                place: outcome.place(seat).unwrap_or(1),
                order: content
                    .first
                    .map(|first| TurnOrder::of(seat, first, players)),
            });
        }
        if seats.is_empty() {
            return;
        }
        self.games.push(Played {
            game: header.game.clone(),
            edition: header.edition.clone(),
            started: header.started,
            seconds: content.seconds.unwrap_or_default(),
            conceded: content.conceded,
            players,
            seats,
        });
    }

    /// The most frequent spelling of a name.
    fn name(&self, person: &Person) -> String {
        let names = self.names.get(person);
        names.map_or_else(String::new, |names| names.main.usual().to_owned())
    }

    /// The finished games of the person with this name, the oldest first.
    pub fn games_by(&self, name: &str) -> Vec<PersonGame> {
        let person = &self.aliases.person(name);
        let games = self.games_of(person).map(|(game, seated)| {
            let others = game.seats.iter().filter(|other| other.person != *person);
            PersonGame {
                started: game.started,
                game: game.game.clone(),
                edition: game.edition.clone(),
                players: game.players,
                others: others.map(|other| self.name(&other.person)).collect(),
                order: seated.order,
                place: seated.place,
                mark: seated.mark,
                seconds: game.seconds,
                conceded: game.conceded,
            }
        });
        games.collect()
    }

    /// Number of finished games that two people played at one table.
    pub fn games_together(&self, one: &str, other: &str) -> usize {
        let [one, other] = [one, other].map(|name| self.aliases.person(name));
        let has_other = |game: &Played| game.seats.iter().any(|seated| seated.person == other);
        let together = self.games_of(&one).filter(|(game, _)| has_other(game));
        together.count()
    }

    /// The games of a person, with the person's seat.
    fn games_of<'p>(
        &'p self,
        person: &'p Person,
    ) -> impl DoubleEndedIterator<Item = (&'p Played, &'p Seated)> {
        self.games.iter().filter_map(move |game| {
            let seated = game.seats.iter().find(|seated| seated.person == *person);
            Some((game, seated?))
        })
    }

    /// All people, those with the most games first, then by name.
    pub fn list(&self) -> Vec<Life> {
        let mut games: HashMap<&Person, Vec<(&Played, &Seated)>> = HashMap::new();
        for game in &self.games {
            for seated in &game.seats {
                games
                    .entry(&seated.person)
                    .or_default()
                    .push((game, seated));
            }
        }
        let lives = games.into_iter();
        let lives = lives.filter_map(|(person, games)| self.life(person, games.into_iter()));
        let mut lives: Vec<Life> = lives.collect();
        lives.sort_by(|a, b| (b.record.games, &a.name).cmp(&(a.record.games, &b.name)));
        lives
    }

    fn life<'p>(
        &self,
        person: &Person,
        games: impl Iterator<Item = (&'p Played, &'p Seated)>,
    ) -> Option<Life> {
        let games: Vec<_> = games.collect();
        let ((first, _), (last, _)) = (games.first()?, games.last()?);
        let marks = || games.iter().map(|(_, seated)| seated.mark);
        let mut record = Record::default();
        marks().for_each(|mark| record.add(mark));
        Some(Life {
            name: self.name(person),
            names: self.names.get(person)?.all.iter().cloned().collect(),
            record,
            seconds: games.iter().map(|(game, _)| game.seconds).sum(),
            first: first.started,
            last: last.started,
            streak: streak(marks())?,
            most_won: longest(marks(), Mark::Won),
            most_lost: longest(marks(), Mark::Lost),
            row: row(marks()),
        })
    }

    /// Everything about the person with this name; `None` if there is no finished game of theirs.
    pub fn page(&self, name: &str) -> Option<Page> {
        let person = &self.aliases.person(name);
        let life = self.life(person, self.games_of(person))?;
        let mut games: BTreeMap<String, Record> = BTreeMap::new();
        let mut editions: BTreeMap<(String, String), Record> = BTreeMap::new();
        let mut starts: BTreeMap<(usize, usize), (TurnOrder, Record)> = BTreeMap::new();
        let mut months: BTreeMap<String, Record> = BTreeMap::new();
        let mut conceded = [0, 0];
        for (game, seated) in self.games_of(person) {
            let mark = seated.mark;
            games.entry(game.game.clone()).or_default().add(mark);
            let edition = (game.game.clone(), game.edition.clone());
            editions.entry(edition).or_default().add(mark);
            let month = game.started.format("%Y-%m").to_string();
            months.entry(month).or_default().add(mark);
            if let Some(order) = seated.order {
                let key = (game.players, order.number());
                let (_, record) = starts.entry(key).or_insert((order, Record::default()));
                record.add(mark);
            }
            count_conceded(&mut conceded, game, mark);
        }
        let clubs: Vec<Club<'_>> = games.keys().map(|game| Club::of(self, game)).collect();
        let opponents = self.opponents(person, &clubs);
        let share = |opponent: &&Opponent| {
            let Record {
                won, drawn, games, ..
            } = opponent.record;
            // A share of the games, as a whole number so that it can be compared.
            (won * 2 + drawn) * 1_000_000 / games.max(1)
        };
        let known = || {
            let known = opponents.iter();
            known.filter(|opponent| opponent.record.games >= ENOUGH_MEETINGS)
        };
        let half = 1_000_000;
        let nemesis = known().min_by_key(share).filter(|one| share(one) < half);
        let victim = known()
            .rev()
            .max_by_key(share)
            .filter(|one| share(one) > half);
        let [nemesis, victim] = [nemesis, victim].map(|one| one.map(|one| one.name.clone()));
        let strength = clubs.iter().map(|club| {
            let games = games.get(club.game).map_or(0, |record| record.games);
            (club.game.to_owned(), games, club.strength(person, games))
        });
        let strength = strength.collect();
        Some(Page {
            life,
            games: parts(games),
            editions: parts(editions),
            starts: starts
                .into_iter()
                .map(|((players, _), (order, record))| Part {
                    of: (order, players),
                    record,
                })
                .collect(),
            months: parts(months),
            joined: {
                let joined = self.aliases.other_names(name).into_iter();
                joined.map(String::from).collect()
            },
            opponents,
            nemesis,
            victim,
            conceded,
            strength,
        })
    }

    fn opponents(&self, person: &Person, clubs: &[Club<'_>]) -> Vec<Opponent> {
        let mut met: BTreeMap<&Person, Vec<(&Played, Mark)>> = BTreeMap::new();
        for (game, seated) in self.games_of(person) {
            for other in game.seats.iter().filter(|other| other.person != *person) {
                let mark = match seated.place.cmp(&other.place) {
                    std::cmp::Ordering::Less => Mark::Won,
                    std::cmp::Ordering::Equal => Mark::Drawn,
                    std::cmp::Ordering::Greater => Mark::Lost,
                };
                met.entry(&other.person).or_default().push((game, mark));
            }
        }
        let opponents = met.into_iter().filter_map(|(other, games)| {
            let mut record = Record::default();
            games.iter().for_each(|(_, mark)| record.add(*mark));
            let seconds = games.iter().map(|(game, _)| game.seconds);
            let timed: Vec<u64> = seconds.filter(|seconds| *seconds > 0).collect();
            let total: u64 = timed.iter().sum();
            let minutes = total as f64 / 60.0 / timed.len() as f64;
            let mut conceded = [0, 0];
            for (game, mark) in &games {
                count_conceded(&mut conceded, game, *mark);
            }
            let chances = clubs.iter().filter_map(|club| {
                let together = games.iter().filter(|(game, _)| game.game == club.game);
                let together = together.count() as u64;
                (together > 0).then(|| (club.game.to_owned(), club.chance(person, other, together)))
            });
            Some(Opponent {
                name: self.name(other),
                record,
                streak: streak(games.iter().map(|(_, mark)| *mark))?,
                minutes: (!timed.is_empty()).then_some(minutes),
                last: games.last()?.0.started,
                row: row(games.iter().map(|(_, mark)| *mark)),
                conceded,
                chances: chances.collect(),
            })
        });
        let mut opponents: Vec<Opponent> = opponents.collect();
        opponents.sort_by(|a, b| (b.record.games, &a.name).cmp(&(a.record.games, &b.name)));
        opponents
    }

    /// All people as a JSON object, in the stable format for other programs.
    pub fn to_json(&self) -> Value {
        let people = self.list();
        json!({"people": people.iter().map(Life::to_json).collect::<Value>()})
    }
}

impl Library {
    /// The people in the games that are not in the trash.
    ///
    /// # Errors
    /// If a folder cannot be read.
    pub fn people(&self) -> Result<People, LibraryError> {
        Ok(People::of(&self.kept()?, self.aliases()))
    }
}

/// The people who play one game, with their strengths.
struct Club<'p> {
    game: &'p str,
    places: HashMap<&'p Person, usize>,
    strengths: Strengths,
}

impl<'p> Club<'p> {
    fn of(people: &'p People, game: &'p str) -> Club<'p> {
        let games = || people.games.iter().filter(|played| played.game == game);
        let mut counts: BTreeMap<&Person, u64> = BTreeMap::new();
        for seated in games().flat_map(|played| &played.seats) {
            *counts.entry(&seated.person).or_default() += 1;
        }
        let mut often: Vec<(&Person, u64)> = counts.into_iter().collect();
        often.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        often.truncate(MOST_COMPARED);
        let often = often.into_iter().enumerate();
        let places: HashMap<&Person, usize> = often.map(|(n, (person, _))| (person, n)).collect();
        let rankings = games().map(|played| {
            let seats = played.seats.iter();
            let ranked = seats.filter_map(|s| Some((*places.get(&s.person)?, s.place)));
            ranked.collect::<Vec<_>>()
        });
        let rankings: Vec<_> = rankings.filter(|ranking| ranking.len() > 1).collect();
        let strengths = Strengths::of(places.len(), rankings.iter().map(Vec::as_slice));
        Club {
            game,
            places,
            strengths,
        }
    }

    fn strength(&self, person: &Person, games: u64) -> Option<Chance> {
        let place = *self.places.get(person)?;
        let is_enough = games >= ENOUGH_GAMES && self.places.len() > 1;
        is_enough.then(|| self.strengths.against_all(place))
    }

    fn chance(&self, person: &Person, other: &Person, together: u64) -> Option<Chance> {
        let (one, other) = (*self.places.get(person)?, *self.places.get(other)?);
        (together >= ENOUGH_GAMES).then(|| self.strengths.against(one, other))
    }
}

fn parts<K>(records: BTreeMap<K, Record>) -> Vec<Part<K>> {
    let parts = records.into_iter();
    parts.map(|(of, record)| Part { of, record }).collect()
}

/// The last results that are the same; `None` without a game.
fn streak(marks: impl DoubleEndedIterator<Item = Mark>) -> Option<Streak> {
    let mut latest = marks.rev();
    let mark = latest.next()?;
    let games = 1 + latest.take_while(|other| *other == mark).count() as u64;
    Some(Streak { mark, games })
}

/// The latest results.
fn row(marks: impl DoubleEndedIterator<Item = Mark>) -> Vec<Mark> {
    let mut row: Vec<Mark> = marks.rev().take(ROW).collect();
    row.reverse();
    row
}

/// Counts a game that ended by conceding.
fn count_conceded([won, lost]: &mut [u64; 2], game: &Played, mark: Mark) {
    match mark {
        Mark::Won if game.conceded => *won += 1,
        Mark::Lost if game.conceded => *lost += 1,
        Mark::Won | Mark::Lost | Mark::Drawn => {}
    }
}

/// The longest series of this result.
fn longest(marks: impl Iterator<Item = Mark>, mark: Mark) -> u64 {
    let series = marks.scan(0, |series, other| {
        *series = if other == mark { *series + 1 } else { 0 };
        Some(*series)
    });
    series.max().unwrap_or_default()
}

impl Streak {
    fn to_json(self) -> Value {
        json!({self.mark.name(): self.games})
    }
}

impl Life {
    /// The person as a JSON object.
    pub fn to_json(&self) -> Value {
        let Record {
            games,
            won,
            lost,
            drawn,
        } = self.record;
        json!({
            "name": self.name,
            "names": self.names,
            "games": games,
            "won": won,
            "lost": lost,
            "drawn": drawn,
            "seconds": self.seconds,
            "first": self.first,
            "last": self.last,
            "streak": self.streak.to_json(),
            "longest": {"won": self.most_won, "lost": self.most_lost},
        })
    }
}

/// A chance as JSON.
fn chance_json(chance: &Chance) -> Value {
    json!({"mean": chance.mean, "interval": chance.interval})
}

fn conceded_json([won, lost]: [u64; 2]) -> Value {
    json!({"won": won, "lost": lost})
}

/// The fields of a record, after others.
fn with_record(fields: Value, record: Record) -> Value {
    let mut object = match fields {
        Value::Object(fields) => fields,
        _ => Map::new(),
    };
    if let Value::Object(record) = json!(record) {
        object.extend(record);
    }
    Value::Object(object)
}

impl Page {
    /// The page as a JSON object, in the stable format for other programs.
    pub fn to_json(&self) -> Value {
        let mut object = self.life.to_json();
        let games = self.games.iter();
        let games = games.map(|part| with_record(json!({"game": part.of}), part.record));
        let editions = self.editions.iter().map(|part| {
            let (game, edition) = &part.of;
            with_record(json!({"game": game, "edition": edition}), part.record)
        });
        let starts = self.starts.iter().map(|part| {
            let (order, players) = part.of;
            let place = json!({"start": order.name(), "players": players});
            with_record(place, part.record)
        });
        let months = self.months.iter();
        let months = months.map(|part| with_record(json!({"month": part.of}), part.record));
        object["by"] = json!({
            "game": games.collect::<Value>(),
            "edition": editions.collect::<Value>(),
            "start": starts.collect::<Value>(),
            "month": months.collect::<Value>(),
        });
        let opponents = self.opponents.iter().map(|opponent| {
            let chances = opponent.chances.iter();
            let chances = chances.map(|(game, chance)| {
                (
                    game.clone(),
                    chance.as_ref().map_or(Value::Null, chance_json),
                )
            });
            let fields = json!({
                "name": opponent.name,
                "streak": opponent.streak.to_json(),
                "minutes": opponent.minutes,
                "latest": opponent.row,
                "conceded": conceded_json(opponent.conceded),
                "chance": chances.collect::<Map<_, _>>(),
            });
            with_record(fields, opponent.record)
        });
        object["opponents"] = opponents.collect();
        object["rival"] = json!(self.opponents.first().map(|rival| &rival.name));
        object["nemesis"] = json!(self.nemesis);
        object["victim"] = json!(self.victim);
        object["latest"] = json!(self.life.row);
        object["conceded"] = conceded_json(self.conceded);
        let strength = self.strength.iter().map(|(game, games, chance)| {
            let estimate = chance.as_ref().map(|chance| {
                let mut estimate = chance_json(chance);
                estimate["games"] = json!(games);
                estimate
            });
            (game.clone(), json!(estimate))
        });
        object["strength"] = Value::Object(strength.collect());
        object
    }
}
