//! Selection of saved sessions.

use chrono::NaiveDate;

use super::{Aliases, Content, Summary};
use courtyard_core::game::Outcome;
use courtyard_core::person::Person;

/// A filter for saved sessions. The default selects everything except samples.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Selection {
    /// Words, each of which must appear in a player's name or in the file's name.
    pub words: String,
    /// People who all played, each in any spelling of the name.
    pub players: Vec<String>,
    /// The first day, in the local time of the session.
    pub since: Option<NaiveDate>,
    /// The last day, inclusive.
    pub until: Option<NaiveDate>,
    /// The game's name in a journal.
    pub game: Option<String>,
    /// The edition's name in a journal.
    pub edition: Option<String>,
    /// The result of the game.
    pub ending: Option<Ending>,
    /// Whether to include samples.
    pub samples: bool,
    /// The names that are one person's.
    pub aliases: Aliases,
}

/// A filter on the result of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// A player won.
    Won,
    /// This player won.
    WonBy(String),
    /// A draw.
    Drawn,
    /// It has not ended.
    Running,
}

impl Selection {
    /// Whether the filter selects every session. Samples may be left out.
    pub fn asks_for_nothing(&self) -> bool {
        let nothing = Selection {
            words: self.words.clone(),
            samples: self.samples,
            aliases: self.aliases.clone(),
            ..Selection::default()
        };
        self.words.trim().is_empty() && *self == nothing
    }

    /// Whether the filter selects the session. A session that cannot be read is selected only if nothing is filtered.
    pub fn admits(&self, summary: &Summary) -> bool {
        let Ok(content) = &summary.content else {
            return self.asks_for_nothing();
        };
        let header = &content.header;
        let day = header.started.date_naive();
        let is = |wanted: &Option<String>, name: &str| {
            wanted
                .as_ref()
                .is_none_or(|wanted| Person::named(wanted) == Person::named(name))
        };
        let plays = |wanted: &String| {
            let mut players = header.players.iter();
            players.any(|(_, name)| self.are_same(wanted, name))
        };
        (self.samples || !header.is_sample())
            && self.since.is_none_or(|since| since <= day)
            && self.until.is_none_or(|until| day <= until)
            && is(&self.game, &header.game)
            && is(&self.edition, &header.edition)
            && self.players.iter().all(plays)
            && self.has_ended_so(content)
            && self.words_stand_in(summary, content)
    }

    fn are_same(&self, name: &str, other: &str) -> bool {
        self.aliases.person(name) == self.aliases.person(other)
    }

    fn has_ended_so(&self, content: &Content) -> bool {
        let Some(ending) = &self.ending else {
            return true;
        };
        match (ending, content.outcome) {
            (Ending::Won, outcome) => outcome.is_some_and(|o| !o.winners().is_empty()),
            (Ending::WonBy(name), outcome) => {
                let winners = outcome.map(Outcome::winners).unwrap_or_default();
                let mut names = winners.iter().filter_map(|s| content.header.players.get(s));
                names.any(|winner| self.are_same(winner, name))
            }
            (Ending::Drawn, outcome) => outcome == Some(Outcome::Draw),
            (Ending::Running, outcome) => outcome.is_none(),
        }
    }

    fn words_stand_in(&self, summary: &Summary, content: &Content) -> bool {
        if self.words.trim().is_empty() {
            return true;
        }
        let stem = summary.path.file_stem().unwrap_or_default();
        let stem = stem.to_string_lossy();
        let names = content.header.players.iter().map(|(_, name)| name.as_str());
        let texts: Vec<Person> = names.chain([&*stem]).map(Person::named).collect();
        self.words.split_whitespace().all(|word| {
            let word = Person::named(word);
            texts.iter().any(|text| text.contains(&word))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use serde_json::{Value, json};

    use super::*;
    use crate::Unread;
    use courtyard_core::seat::EitherSeat;

    fn summary(outcome: Option<Outcome>, further: Value) -> Summary {
        let mut header = json!({
            "courtyard": 1, "game": "dueling-nobles", "edition": "duelo",
            "players": [" Ána Groß", "Ben"], "started": "2026-11-20T00:30:00+01:00",
        });
        let fields = header.as_object_mut().unwrap();
        fields.extend(further.as_object().unwrap().clone());
        Summary {
            length: 0,
            path: "/games/2026-11-20-last-evening.courtyard".into(),
            modified: SystemTime::UNIX_EPOCH,
            standing: Default::default(),
            content: Ok(Content {
                header: serde_json::from_value(header).unwrap(),
                entries: 3,
                first: None,
                seconds: None,
                conceded: false,
                last: None,
                turn: 1,
                outcome,
                fault: None,
            }),
        }
    }

    fn day(text: &str) -> Option<NaiveDate> {
        Some(text.parse().unwrap())
    }

    #[test]
    fn the_default_selects_everything_except_samples() {
        let all = Selection::default();
        assert!(all.asks_for_nothing());
        assert!(all.admits(&summary(None, json!({}))));
        let sample = summary(None, json!({"sample": true}));
        assert!(!all.admits(&sample));
        let with_samples = Selection {
            samples: true,
            ..Selection::default()
        };
        assert!(with_samples.admits(&sample));
        let unreadable = Summary {
            content: Err(Unread::Fault(1, "bad-header")),
            ..summary(None, json!({}))
        };
        assert!(all.admits(&unreadable) && with_samples.admits(&unreadable));
        let asking = Selection {
            words: "evening".into(),
            ..Selection::default()
        };
        assert!(!asking.asks_for_nothing() && !asking.admits(&unreadable));
    }

    #[test]
    fn words_match_player_names_and_file_names() {
        let admits = |words: &str| {
            let selection = Selection {
                words: words.into(),
                ..Selection::default()
            };
            selection.admits(&summary(None, json!({})))
        };
        for words in [" ", "án", "BEN ána", "last GROSS", "11-20"] {
            assert!(admits(words), "{words}");
        }
        for words in ["ana", "ben carla", "games", "courtyard"] {
            assert!(!admits(words), "{words}");
        }
    }

    #[test]
    fn player_names_match_in_any_case() {
        let admits = |players: &[&str]| {
            let selection = Selection {
                players: players.iter().map(|name| (*name).to_owned()).collect(),
                ..Selection::default()
            };
            selection.admits(&summary(None, json!({})))
        };
        assert!(admits(&["ben "]) && admits(&["ÁNA GROSS"]) && admits(&["ána groß"]));
        assert!(!admits(&["Be"]) && !admits(&["Ana Groß"]) && !admits(&[""]));
        assert!(admits(&["Ána Groß", "BEN"]) && !admits(&["Ben", "Cleo"]));
    }

    #[test]
    fn days_are_local_and_inclusive() {
        let admits = |since: Option<NaiveDate>, until: Option<NaiveDate>| {
            let selection = Selection {
                since,
                until,
                ..Selection::default()
            };
            selection.admits(&summary(None, json!({})))
        };
        // In Greenwich it was still the 19th.
        assert!(admits(day("2026-11-20"), day("2026-11-20")));
        assert!(admits(day("2026-11-19"), None) && admits(None, day("2026-11-21")));
        assert!(!admits(day("2026-11-21"), None) && !admits(None, day("2026-11-19")));
    }

    #[test]
    fn game_and_edition_match_names_in_the_journal() {
        let admits = |game: Option<&str>, edition: Option<&str>| {
            let selection = Selection {
                game: game.map(Into::into),
                edition: edition.map(Into::into),
                ..Selection::default()
            };
            selection.admits(&summary(None, json!({})))
        };
        assert!(admits(Some("dueling-nobles"), None) && admits(None, Some("Duelo")));
        assert!(!admits(Some("chess"), None) && !admits(None, Some("original")));
    }

    #[test]
    fn endings_match_won_drawn_and_running_games() {
        let (won, drawn) = (Some(Outcome::won_by(EitherSeat::One)), Some(Outcome::Draw));
        for (ending, admitted) in [
            (Ending::Won, [true, false, false]),
            (Ending::WonBy("BEN".into()), [true, false, false]),
            (Ending::WonBy("Ána Groß".into()), [false, false, false]),
            (Ending::Drawn, [false, true, false]),
            (Ending::Running, [false, false, true]),
        ] {
            let selection = Selection {
                ending: Some(ending),
                ..Selection::default()
            };
            let admits = [won, drawn, None].map(|o| selection.admits(&summary(o, json!({}))));
            assert_eq!(admits, admitted, "{selection:?}");
        }
    }
}
