//! Statistics over many sessions of one game.
//!
//! Undone actions are not counted. Samples and sessions in which no game began are left out. A journal with a fault
//! counts up to the fault.

use std::collections::BTreeMap;
use std::io::BufRead;

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::meetings::Meetings;
use super::storage::Found;
use super::{Aliases, Content, Library, LibraryError, Progress, Shelf, Summary, Unread};
use courtyard_core::dice::{Faces, Fairness};
use courtyard_core::game::{
    ByTurnOrder, Count, CountedAction, Game, Merge, Outcome, Spellings, Spread, TurnOrder, merged,
};
use courtyard_core::person::Person;
use courtyard_core::seat::Seat;
use courtyard_core::{counts, merge};
use courtyard_session::Session;
use courtyard_session::journal::Opened;

/// Statistics over many sessions of one game. If parts are counted separately and then merged, in any order, the result
/// is the same as counting everything at once.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Statistics<C> {
    /// Results by the edition's name in a journal.
    pub editions: BTreeMap<String, Results>,
    /// The players. All players without a name count as one.
    pub players: BTreeMap<Person, Player>,
    /// Results of each pair of players against each other.
    pub meetings: Meetings,
    /// Number of turns of each finished game.
    pub turns: Spread,
    /// Number of applied actions of each finished game.
    pub actions: Spread,
    /// Playing time of each finished game in seconds, if its journal has times. Undone actions count as well. The time
    /// between two entries counts if it is at most half an hour and the clock was not set back.
    pub seconds: Spread,
    /// The dice that the app threw.
    pub virtual_dice: Faces,
    /// The dice that the players threw.
    pub real_dice: Faces,
    /// The game's own figures.
    pub count: C,
    /// Number of sessions left out because no game began in them.
    pub not_begun: u64,
    /// Number of journals with a fault, counted up to the fault.
    pub faulty: u64,
    /// Number of journals of which nothing can be read.
    pub unreadable: u64,
}

/// Results by the winners' places in the order of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Results {
    /// All games.
    pub games: u64,
    /// The largest number of players in any of them.
    pub players: usize,
    /// Games won, by place in the order of play. Several players may win one game.
    pub won: ByTurnOrder<u64>,
    /// Draws.
    pub drawn: u64,
    /// Not finished.
    pub running: u64,
}

impl Merge for Results {
    fn merge(&mut self, other: &Results) {
        self.games += other.games;
        self.players = self.players.max(other.players);
        self.won.merge(&other.won);
        self.drawn += other.drawn;
        self.running += other.running;
    }
}

counts! {
    /// The results of one player.
    pub struct Player {
        /// Spellings of the name, and how often each occurred.
        spellings: Spellings,
        /// Results by the edition's name in a journal and the player's place in the order of play.
        pub editions: BTreeMap<String, ByTurnOrder<Score>>,
    }

    /// How games ended for one player.
    #[derive(Copy, Serialize)]
    pub struct Score {
        /// Won.
        pub won: u64,
        /// Lost.
        pub lost: u64,
        /// Draws.
        pub drawn: u64,
        /// Not finished.
        pub running: u64,
    }
}

impl Score {
    /// All games.
    pub fn games(&self) -> u64 {
        self.finished() + self.running
    }

    /// The games that have ended.
    pub fn finished(&self) -> u64 {
        self.won + self.lost + self.drawn
    }

    fn add(&mut self, seat: Seat, outcome: Option<Outcome>) {
        *match outcome {
            Some(Outcome::Draw) => &mut self.drawn,
            Some(outcome) if outcome.is_winner(seat) => &mut self.won,
            Some(Outcome::Won(_) | Outcome::Ranked(_)) => &mut self.lost,
            None => &mut self.running,
        } += 1;
    }
}

/// The scores of all places together.
pub fn total(scores: &ByTurnOrder<Score>) -> Score {
    merged(scores.values())
}

impl Player {
    /// The name in its most frequent spelling.
    pub fn name(&self) -> &str {
        self.spellings.usual()
    }

    /// Results of all editions, by the player's place in the order of play.
    pub fn all(&self) -> ByTurnOrder<Score> {
        merged(self.editions.values())
    }

    /// How all games ended, whatever the place.
    pub fn total(&self) -> Score {
        total(&self.all())
    }
}

merge!(Statistics<C: Count> {
    editions,
    players,
    meetings,
    turns,
    actions,
    seconds,
    virtual_dice,
    real_dice,
    count,
    not_begun,
    faulty,
    unreadable,
});

impl<C: Count> Statistics<C> {
    /// Results of all editions.
    pub fn all(&self) -> Results {
        merged(self.editions.values())
    }

    /// All parts together.
    pub fn of<'a>(parts: impl IntoIterator<Item = &'a Statistics<C>>) -> Statistics<C>
    where
        C: 'a,
    {
        merged(parts)
    }

    /// Counts a session.
    pub fn take<G: Game<Count = C>>(&mut self, session: &Session<G>) {
        let (header, table) = (session.header(), session.table());
        if header.is_sample() {
            return;
        }
        let Some(first) = G::first(table) else {
            self.not_begun += 1;
            return;
        };
        let outcome = G::outcome(table);
        let results = self.editions.entry(header.edition.clone()).or_default();
        let players = header.players.len();
        let place = |seat| TurnOrder::of(seat, first, players);
        results.games += 1;
        results.players = results.players.max(players);
        match outcome {
            None => results.running += 1,
            Some(Outcome::Draw) => results.drawn += 1,
            Some(outcome @ (Outcome::Won(_) | Outcome::Ranked(_))) => {
                for winner in outcome.winners().iter() {
                    results.won[place(winner)] += 1;
                }
            }
        }
        let people = header.people();
        for (seat, name) in people.iter() {
            if header.bots.at(seat).is_some() {
                continue;
            }
            let player = self.players.entry(Person::named(name)).or_default();
            player.spellings.add(name);
            let scores = player.editions.entry(header.edition.clone()).or_default();
            scores[place(seat)].add(seat, outcome);
        }
        if let Some(outcome) = outcome {
            let begun = header.started.date_naive();
            self.meetings.add(&people, outcome, begun);
            self.turns.add(G::turn(table).into());
            self.actions.add(session.applied().count() as u64);
            if let Some(played) = session.played() {
                self.seconds.add(played.num_seconds().unsigned_abs());
            }
        }
        session.replay(|scene| {
            if let Some(throw) = G::thrown(scene.action) {
                let faces = if throw.is_virtual {
                    &mut self.virtual_dice
                } else {
                    &mut self.real_dice
                };
                throw.dice.iter().for_each(|die| faces.add(die));
            }
            let play = CountedAction {
                rules: session.rules(),
                players: &header.players,
                outcome,
                first: Some(first),
                before: scene.before,
                action: scene.action,
                events: scene.events,
                after: scene.after,
            };
            G::count(&mut self.count, &play);
        });
    }

    /// The players, those with the most games first.
    pub fn people(&self) -> Vec<&Player> {
        let mut people: Vec<&Player> = self.players.values().collect();
        people.sort_by_key(|player| std::cmp::Reverse(player.total().games()));
        people
    }

    /// The most frequent spelling of a player in [`Statistics::players`].
    pub fn name_of<'a>(&'a self, person: &'a Person) -> &'a str {
        let player = self.players.get(person);
        player.map_or(person.as_str(), Player::name)
    }

    /// The statistics as a JSON object, in the stable format for other programs.
    pub fn to_json(&self) -> Value {
        let all = self.all();
        let editions = self.editions.iter().map(|(edition, results)| {
            json!({
                "edition": edition,
                "games": results.games,
                "won": by_place(&results.won, results.players, |won| json!(won)),
                "drawn": results.drawn,
                "running": results.running,
            })
        });
        let players = self.players.values().flat_map(|player| {
            player.editions.iter().map(|(edition, scores)| {
                let players = self.editions.get(edition).map_or(0, |r| r.players);
                let mut object = by_place(scores, players, |score| json!(score));
                object.insert("player".into(), player.name().into());
                object.insert("edition".into(), edition.as_str().into());
                Value::Object(object)
            })
        });
        json!({
            "games": all.games,
            "finished": all.games - all.running,
            "editions": editions.collect::<Value>(),
            "players": players.collect::<Value>(),
            "meetings": self.meetings.to_json(|person| self.name_of(person).to_owned()),
            "length": {
                "turns": self.turns,
                "actions": self.actions,
                "seconds": self.seconds,
            },
            "dice": {"virtual": faces_json(self.virtual_dice), "real": faces_json(self.real_dice)},
            "count": self.count.to_json(),
            "not_begun": self.not_begun,
            "faulty": self.faulty,
            "unreadable": self.unreadable,
        })
    }
}

/// An object with one value per place in the order of play, by the place's name.
fn by_place<T>(
    values: &ByTurnOrder<T>,
    players: usize,
    mut convert: impl FnMut(&T) -> Value,
) -> Map<String, Value> {
    let values = values.first(players);
    values
        .map(|(place, value)| (place.name().to_owned(), convert(value)))
        .collect()
}

fn faces_json(faces: Faces) -> Value {
    let test = |fairness: Fairness| {
        json!({
            "statistic": fairness.statistic,
            "freedom": Fairness::FREEDOM,
            "p_value": fairness.p_value,
            "verdict": fairness.verdict.name(),
        })
    };
    json!({"faces": faces.counts(), "chi_squared": faces.fairness().map(test)})
}

/// A saved session and its own statistics.
#[derive(Debug, Clone)]
pub struct Counted<C> {
    /// The session.
    pub summary: Summary,
    /// The statistics of this session alone.
    pub statistics: Statistics<C>,
}

impl<C: Count> Counted<C> {
    /// Reads a journal of this game to its end, with one name for each person. A journal with an unreadable header is
    /// included, because it may be of this game.
    pub fn read<G: Game<Count = C>>(
        found: &Found,
        opened: Result<Opened<&mut dyn BufRead>, Unread>,
        aliases: &Aliases,
    ) -> Counted<C> {
        let mut statistics = Statistics::default();
        let content = opened.and_then(|opened| {
            let opened = opened.with_header(|header| aliases.apply(header));
            let reading = opened.read::<G>()?;
            let header = reading.session.header();
            // A journal of a later version may have another meaning.
            if header.is_newer() {
                statistics.unreadable += 1;
            } else {
                let is_faulty = reading.fault.is_some() && !header.is_sample();
                statistics.faulty += u64::from(is_faulty);
                statistics.take(&reading.session);
            }
            Ok(Content::of(&reading))
        });
        statistics.unreadable += u64::from(content.is_err());
        Counted {
            summary: Summary::of(found, content),
            statistics,
        }
    }
}

impl Library {
    /// The games of this kind outside the trash, each once with its own statistics, and the journals that may be of this
    /// game but cannot be read. If the work is cancelled, only a part of them.
    ///
    /// # Errors
    /// Fails if a folder cannot be read.
    pub fn counted<G: Game>(
        &self,
        progress: &Progress,
    ) -> Result<Vec<Counted<G::Count>>, LibraryError> {
        let aliases = self.aliases();
        let parts = self.open_all(
            &Shelf::KEPT,
            progress,
            |part: &mut Vec<_>, found, opened| {
                let other = opened.as_ref().is_ok_and(|o| o.header().game != G::ID);
                if !other {
                    part.push(Counted::read::<G>(found, opened, &aliases));
                }
            },
        )?;
        let mut counted = parts.into_iter().flatten().collect();
        self.counting_of(&mut counted);
        Ok(counted)
    }
}
