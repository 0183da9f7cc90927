//! Results of players against each other.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde_json::{Value, json};

use courtyard_core::game::{Merge, Outcome};
use courtyard_core::merge;
use courtyard_core::person::Person;
use courtyard_core::seat::Seats;

/// The finished games of each two people who sat at one table, keyed by both people in alphabetical order.
/// Other players at the table do not matter. Players without a name are not counted, nor are two players with the same
/// name.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Meetings(BTreeMap<[Person; 2], Meeting>);

/// The finished games of two people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Meeting {
    /// All games.
    pub games: u64,
    /// Number of games that each of them won, in the order of the key. In a larger table, another player may have won.
    pub won: [u64; 2],
    /// Number of draws.
    pub drawn: u64,
    /// The day on which the last game started.
    pub last: Option<NaiveDate>,
}

impl Meetings {
    /// All pairs, with the most games first.
    pub fn iter(&self) -> impl Iterator<Item = (&[Person; 2], &Meeting)> {
        let mut all: Vec<_> = self.0.iter().collect();
        all.sort_by_key(|(_, meeting)| std::cmp::Reverse(meeting.games));
        all.into_iter()
    }

    /// Counts a finished game that started on a day, for each pair of its players.
    pub(super) fn add(&mut self, players: &Seats<String>, outcome: Outcome, begun: NaiveDate) {
        let people = players
            .iter()
            .map(|(seat, name)| (Person::named(name), seat));
        let mut people: Vec<_> = people.filter(|(person, _)| !person.is_nobody()).collect();
        people.sort();
        for (n, (one, seat)) in people.iter().enumerate() {
            for (other, opposite) in people.iter().skip(n + 1).filter(|(other, _)| other != one) {
                let meeting = self.0.entry([one.clone(), other.clone()]).or_default();
                meeting.merge(&Meeting {
                    games: 1,
                    won: [seat, opposite].map(|seat| u64::from(outcome.is_winner(*seat))),
                    drawn: u64::from(outcome == Outcome::Draw),
                    last: Some(begun),
                });
            }
        }
    }

    /// A JSON object for each pair; `name` maps a person to the spelling of their name.
    pub(super) fn to_json(&self, name: impl Fn(&Person) -> String) -> Value {
        let meetings = self.0.iter().map(|(people, meeting)| {
            json!({
                "players": people.each_ref().map(&name),
                "games": meeting.games,
                "won": meeting.won,
                "drawn": meeting.drawn,
                "last": meeting.last,
            })
        });
        meetings.collect()
    }
}

merge!(Meetings { 0 });

impl Merge for Meeting {
    fn merge(&mut self, other: &Meeting) {
        self.games += other.games;
        self.won.merge(&other.won);
        self.drawn += other.drawn;
        self.last = self.last.max(other.last);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtyard_core::seat::Seat;

    fn day(day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, day).unwrap()
    }

    #[test]
    fn pairs_with_distinct_names_are_counted() {
        let mut meetings = Meetings::default();
        let players = Seats::try_from(["Zoe", "ana ", "", "ANA", "Ben"].map(String::from).to_vec());
        let last = Outcome::won_by(Seat::new(4).unwrap());
        meetings.add(&players.unwrap(), last, day(20));
        let of = |games, won, drawn, last| Meeting {
            games,
            won,
            drawn,
            last: Some(day(last)),
        };
        let all: Vec<_> = meetings.0.iter().collect();
        let pair = |one: &str, other: &str| [one, other].map(Person::named);
        assert_eq!(
            all,
            [
                // Two of the players have the name Ana.
                (&pair("ana", "ben"), &of(2, [0, 2], 0, 20)),
                (&pair("ana", "zoe"), &of(2, [0, 0], 0, 20)),
                (&pair("ben", "zoe"), &of(1, [1, 0], 0, 20)),
            ]
        );
        let two = Seats::try_from(["Ben", "Zoe"].map(String::from).to_vec()).unwrap();
        for earlier in [19, 18] {
            meetings.add(&two, Outcome::Draw, day(earlier));
        }
        let first = meetings.iter().next().unwrap();
        assert_eq!(first, (&pair("ben", "zoe"), &of(3, [1, 0], 2, 20)));
    }
}
