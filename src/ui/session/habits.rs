//! Suggestions for the next game from the most recent journals. Nothing else is stored.

use chrono::TimeDelta;
use serde_json::{Map, Value};

use super::series::Series;
use courtyard_core::game::leave_out;
use courtyard_core::person::Person;
use courtyard_core::seat::{Seat, Seats};
use courtyard_library::{Aliases, Content, Library};
use courtyard_session::{Header, Moment, RuleSet};

/// Number of most recently written games that are read.
const LOOKED_AT: usize = 24;
/// Maximum number of suggested sets of house rules.
const MOST_RULES: usize = 3;
/// Minimum break between two evenings.
const EVENING: TimeDelta = TimeDelta::hours(6);

/// The most recent games.
#[derive(Debug, Default)]
pub(super) struct Habits {
    /// The games that were read, the last written first, without samples.
    games: Vec<Content>,
    /// The names that are one person's.
    aliases: Aliases,
}

impl Habits {
    /// Reads the most recent journals; empty if they cannot be read.
    pub(super) fn of(library: &Library) -> Habits {
        let latest = library.latest().into_iter().flatten();
        let mut latest = latest.take(LOOKED_AT).collect();
        library.counting(&mut latest);
        let games = latest.into_iter().filter_map(|s| s.content.ok());
        Habits {
            games: games.filter(|game| !game.header.is_sample()).collect(),
            aliases: library.aliases(),
        }
    }

    /// The players of the last game of people alone with a permitted number of players.
    pub(super) fn players(&self, can: impl Fn(usize) -> bool) -> Option<&Seats<String>> {
        let mut headers = self.games.iter().map(|game| &game.header);
        let players = headers.find(|h| h.bots.is_empty() && can(h.players.len()))?;
        Some(&players.players)
    }

    /// Those who have played, the latest first, each once in the latest spelling of the name.
    pub(super) fn people(&self) -> Vec<(Person, &str)> {
        let mut people = Vec::new();
        let headers = self.games.iter().map(|game| &game.header);
        let names = headers.flat_map(|header| {
            let seated = header.players.iter();
            seated.filter(|(seat, _)| header.bots.at(*seat).is_none())
        });
        for (_, name) in names {
            let name = self.aliases.main_name(name);
            let person = Person::named(name);
            if people.iter().all(|(other, _)| *other != person) {
                people.push((person, name));
            }
        }
        people
    }

    fn of_game(&self, id: &str) -> impl Iterator<Item = &Content> {
        self.games.iter().filter(move |game| game.header.game == id)
    }

    /// The header of the last game of this id.
    pub(super) fn header(&self, id: &str) -> Option<&Header> {
        self.of_game(id).next().map(|game| &game.header)
    }

    /// The rules of the last game of this id, without those that its bots needed.
    pub(super) fn rules(&self, id: &str, needed: &Map<String, Value>) -> Option<RuleSet> {
        self.header(id).map(|header| chosen_rules(header, needed))
    }

    /// The distinct house rules of the last games of this id, without those that their bots needed.
    pub(super) fn house_rules(&self, id: &str, needed: &Map<String, Value>) -> Vec<RuleSet> {
        let mut all = Vec::new();
        for game in self.of_game(id) {
            let rules = chosen_rules(&game.header, needed);
            let is_new = !rules.rules.is_empty() && !all.contains(&rules);
            if is_new && all.len() < MOST_RULES {
                all.push(rules);
            }
        }
        all
    }

    /// The games of this id that these players have finished this evening, whatever their seats.
    pub(super) fn evening(&self, id: &str, players: &Seats<String>, now: Moment) -> Series {
        let last = self.of_game(id).find_map(|game| {
            let until = game.last.unwrap_or(game.header.started);
            let seats = self.seats_of(&game.header.players, players)?;
            let recent = (TimeDelta::zero()..=EVENING).contains(&(now - until));
            let outcome = game.outcome.filter(|_| recent)?;
            Some(Series::of(&game.header).and(outcome).seated(&seats))
        });
        last.unwrap_or_else(|| Series::new(players))
    }

    /// For each of these players the seat of the same person in the earlier game; `None` if the players differ.
    fn seats_of(&self, then: &Seats<String>, now: &Seats<String>) -> Option<Vec<Seat>> {
        if then.len() != now.len() {
            return None;
        }
        let person = |name: &String| self.aliases.person(name);
        let then: Vec<Person> = then.values().iter().map(person).collect();
        let seat = |name: &String| Seat::new(then.iter().position(|other| *other == person(name))?);
        now.values().iter().map(seat).collect()
    }
}

/// The house rules of the last game of this id; empty if there are none.
pub fn last_house_rules(library: &Library, id: &str) -> Map<String, Value> {
    let played = Habits::of(library).rules(id, &Map::new());
    played.map(|rules| rules.rules).unwrap_or_default()
}

/// The rules of a session, without those that its bots needed.
fn chosen_rules(header: &Header, needed: &Map<String, Value>) -> RuleSet {
    let mut chosen = header.rule_set();
    if !header.bots.is_empty() {
        leave_out(&mut chosen.rules, needed);
    }
    chosen
}
