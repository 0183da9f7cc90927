//! Names that the user has declared to be one person's.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use chrono::TimeDelta;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::super::{Library, LibraryError, Shelf, at, names};
use courtyard_core::encoding::without_mark;
use courtyard_core::person::Person;
use courtyard_core::seat::Seat;
use courtyard_session::{Header, Moment, NameFault, entered_name, now, same_names};

/// The version of the file that this program reads and writes.
const VERSION: u64 = 1;

/// The file's name.
pub(crate) const NAME: &str = "people.json";

/// Maximum size of the file in bytes: about ten thousand decisions.
pub(crate) const LARGEST: u64 = 1 << 20;

/// Names that the user has declared to be one person's.
///
/// A decision concerns one name: it counts as another one, or stands for itself again. Of two decisions about a name, the
/// later one is valid, so libraries that are merged in any order agree.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Aliases(BTreeMap<Person, Decision>);

/// A decision about one name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Decision {
    /// The name.
    name: String,
    /// The name as which it counts; `None` if it stands for itself.
    #[serde(rename = "as")]
    counts_as: Option<String>,
    /// When this was decided.
    at: Moment,
}

impl Decision {
    /// The later one of two decisions about a name is the greater one.
    fn order(&self) -> impl Ord + '_ {
        (self.at, &self.counts_as, &self.name)
    }
}

/// The file as JSON.
#[derive(Debug, Serialize, Deserialize)]
struct File {
    version: u64,
    names: Vec<Decision>,
    /// Fields unknown to this version, written back unchanged.
    #[serde(flatten)]
    further: Map<String, Value>,
}

impl Aliases {
    /// The name as which this one counts: its person's main name, or the name itself.
    pub fn main_name<'n>(&'n self, name: &'n str) -> &'n str {
        if self.0.is_empty() {
            return name;
        }
        let mut passed: Vec<(&Person, &Decision)> = Vec::new();
        let mut current = name;
        loop {
            let Some((person, decision)) = self.0.get_key_value(&Person::named(current)) else {
                return current;
            };
            let Some(next) = &decision.counts_as else {
                return current;
            };
            if let Some(start) = passed.iter().position(|(known, _)| *known == person) {
                // Two devices can have decided in opposite ways. In such a circle, the earliest decision is ignored.
                let circle = passed[start..].iter();
                let first = circle.min_by_key(|(person, decision)| (decision.at, *person));
                return first.map_or(current, |(_, decision)| &decision.name);
            }
            passed.push((person, decision));
            current = next;
        }
    }

    /// The key of the person with this name.
    pub fn person(&self, name: &str) -> Person {
        Person::named(self.main_name(name))
    }

    /// The names that were declared to be other names of this person, by name.
    pub fn other_names(&self, name: &str) -> Vec<&str> {
        let main = self.person(name);
        let joined = self.0.iter().filter(|(person, decision)| {
            decision.counts_as.is_some() && **person != main && self.person(&decision.name) == main
        });
        joined.map(|(_, decision)| &*decision.name).collect()
    }

    /// Declares two names to be one person's. If they have been one person's, the first one becomes the main name.
    pub fn join(&mut self, name: &str, other: &str) {
        let [main, other_main] = [name, other].map(|name| self.main_name(name).trim().to_owned());
        if Person::named(&main) != Person::named(&other_main) {
            self.decide(&other_main, Some(&main));
        } else if Person::named(name) != Person::named(&main) {
            self.decide(&main, Some(name));
            self.decide(name, None);
        }
    }

    /// Declares a name that was joined with others to be another person's again. Returns whether it was joined.
    pub fn separate(&mut self, name: &str) -> bool {
        let person = Person::named(name);
        let is_joined = self.person(name) != person;
        if is_joined {
            self.decide(name, None);
        }
        is_joined
    }

    fn decide(&mut self, name: &str, counts_as: Option<&str>) {
        let name = name.trim();
        let person = Person::named(name);
        // Later than the last decision, even if a clock was wrong then.
        let at = match self.0.get(&person) {
            Some(last) => now().max(last.at + TimeDelta::seconds(1)),
            None => now(),
        };
        let decision = Decision {
            name: name.to_owned(),
            counts_as: counts_as.map(|name| name.trim().to_owned()),
            at,
        };
        self.0.insert(person, decision);
    }

    /// Adds the decisions of another library; later ones replace earlier ones. Returns the number of new ones.
    fn merge(&mut self, other: Aliases) -> usize {
        let mut new = 0;
        for (person, decision) in other.0 {
            let known = self.0.get(&person);
            if known.is_none_or(|known| known.order() < decision.order()) {
                self.0.insert(person, decision);
                new += 1;
            }
        }
        new
    }

    /// Gives the people of a journal their main names. Bots keep theirs.
    pub fn apply(&self, header: &mut Header) {
        if self.0.is_empty() {
            return;
        }
        for (seat, name) in header.players.iter_mut() {
            if header.bots.at(seat).is_none() {
                *name = self.main_name(name).to_owned();
            }
        }
    }
}

/// Why the file cannot be used.
enum Unusable {
    /// It is not valid.
    Damaged,
    /// A later version of this program wrote it.
    Newer,
}

/// The contents of the file.
#[derive(Debug, Default)]
struct Contents {
    aliases: Aliases,
    /// Fields unknown to this version.
    further: Map<String, Value>,
}

fn parse(text: &[u8]) -> Result<Contents, Unusable> {
    let damaged = |_| Unusable::Damaged;
    if text.len() as u64 > LARGEST {
        return Err(Unusable::Damaged);
    }
    let value: Value = serde_json::from_slice(without_mark(text)).map_err(damaged)?;
    if value["version"].as_u64().is_some_and(|v| v > VERSION) {
        return Err(Unusable::Newer);
    }
    let file: File = serde_json::from_value(value).map_err(damaged)?;
    let mut aliases = Aliases::default();
    for decision in file.names {
        let person = Person::named(&decision.name);
        let is_named = |name: &String| !Person::named(name).is_nobody();
        if !person.is_nobody() && decision.counts_as.as_ref().is_none_or(is_named) {
            aliases.merge(Aliases(BTreeMap::from([(person, decision)])));
        }
    }
    Ok(Contents {
        aliases,
        further: file.further,
    })
}

/// The result of correcting a name in all journals.
#[derive(Debug, Default)]
pub struct RenamedEverywhere {
    /// Number of journals in which the name was corrected.
    pub journals: usize,
    /// The journals in which it could not be corrected, with the reasons.
    pub failed: Vec<(PathBuf, LibraryError)>,
}

impl Library {
    /// The file with the names that are one person's.
    fn aliases_path(&self) -> PathBuf {
        self.folder().join(NAME)
    }

    /// The names that are one person's. Without a file, and if it cannot be read, each name stands for itself.
    pub fn aliases(&self) -> Aliases {
        let text = self.storage.read_up_to(&self.aliases_path(), LARGEST);
        let parsed = text.ok().and_then(|text| parse(&text).ok());
        parsed.unwrap_or_default().aliases
    }

    /// Changes the names that are one person's, replacing the file. A damaged file is renamed before.
    ///
    /// # Errors
    /// If a later version wrote the file, or it cannot be written. It then remains unchanged.
    pub fn change_aliases<T>(
        &self,
        change: impl FnOnce(&mut Aliases) -> T,
    ) -> Result<T, LibraryError> {
        let path = &self.aliases_path();
        // No session can have this name. Without a lock, the last of two changes at once is saved.
        let lock = names::journal(&self.folder(), "__");
        let _lock = self.storage.wait_for_lock(&lock).ok().flatten();
        let Contents {
            mut aliases,
            further,
        } = self.usable_aliases(path)?;
        let before = aliases.clone();
        let changed = change(&mut aliases);
        if aliases != before {
            let file = File {
                version: VERSION,
                names: aliases.0.into_values().collect(),
                further,
            };
            let text = serde_json::to_vec_pretty(&file);
            let mut text = text.map_err(|e| at(path)(e.into()))?;
            text.push(b'\n');
            self.storage.replace(path, &text).map_err(at(path))?;
        }
        Ok(changed)
    }

    /// Reads the file to change it. A damaged one is renamed.
    fn usable_aliases(&self, path: &Path) -> Result<Contents, LibraryError> {
        let text = match self.storage.read_up_to(path, LARGEST) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(Contents::default());
            }
            Err(error) => return Err(at(path)(error)),
        };
        match parse(&text) {
            Ok(contents) => Ok(contents),
            Err(Unusable::Newer) => Err(LibraryError::NewerPeople(path.to_owned())),
            Err(Unusable::Damaged) => {
                self.storage.set_aside(path).map_err(at(path))?;
                Ok(Contents::default())
            }
        }
    }

    /// The file for an archive; `None` if there are no decisions, or if it cannot be read.
    pub(crate) fn packed_aliases(&self) -> Option<Vec<u8>> {
        let text = self.storage.read_up_to(&self.aliases_path(), LARGEST);
        let text = text.ok()?;
        parse(&text).ok().map(|_| text)
    }

    /// Adds the decisions of another library's file, and returns the number of new ones. A file that cannot be used has
    /// none.
    ///
    /// # Errors
    /// As for [`change_aliases`](Library::change_aliases).
    pub(crate) fn merge_aliases(&self, text: &[u8], is_dry: bool) -> Result<usize, LibraryError> {
        let Ok(Contents {
            aliases: theirs, ..
        }) = parse(text)
        else {
            return Ok(0);
        };
        let new = self.aliases().merge(theirs.clone());
        if is_dry || new == 0 {
            return Ok(new);
        }
        self.change_aliases(|ours| ours.merge(theirs))
    }

    /// Corrects a person's name in all journals, in every spelling and with the names that were declared to be the same
    /// person's.
    ///
    /// # Errors
    /// If the new name is [not allowed](entered_name), or a folder cannot be read. A journal in which the name cannot be
    /// corrected is in the result.
    pub fn rename_everywhere(
        &self,
        name: &str,
        new: &str,
    ) -> Result<RenamedEverywhere, LibraryError> {
        let new = &entered_name(Seat::ZERO, new).map_err(LibraryError::Names)?;
        let aliases = self.aliases();
        let person = aliases.person(name);
        let mut renamed = RenamedEverywhere::default();
        for (path, header) in self.headers(&Shelf::ALL)? {
            if header.is_sample() || header.is_newer() {
                continue;
            }
            let mut players = header.players.clone();
            for (seat, name) in players.iter_mut() {
                if header.bots.at(seat).is_none() && aliases.person(name) == person {
                    new.clone_into(name);
                }
            }
            let Some(game) = self.games.find(&header.game) else {
                continue;
            };
            if players == header.players {
                continue;
            }
            let corrected = match same_names(&players) {
                Some(same) => Err(LibraryError::Names(NameFault::Same(same))),
                None => {
                    let last = header.corrected().map(|last| last + TimeDelta::seconds(1));
                    let time = last.map_or(now(), |last| now().max(last));
                    game.adopt_names(self, &path, &players, time)
                }
            };
            match corrected {
                Ok(_) => renamed.journals += 1,
                Err(error) => renamed.failed.push((path, error)),
            }
        }
        if !aliases.other_names(name).is_empty() && Person::named(new) != person {
            // The other names belong to the person with the new name.
            self.change_aliases(|aliases| {
                let main = aliases.main_name(name).to_owned();
                aliases.join(new, &main);
            })?;
        }
        Ok(renamed)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};
    use serde_json::json;

    use super::*;

    /// A library whose file has this content.
    fn library(text: impl AsRef<[u8]>) -> (tempfile::TempDir, Library) {
        let home = tempfile::tempdir().unwrap();
        let library = Library::open(Some(home.path().to_owned()), crate::dueling_nobles()).unwrap();
        fs::write(library.aliases_path(), text).unwrap();
        (home, library)
    }

    #[test]
    fn names_are_joined_and_separated() {
        let mut aliases = Aliases::default();
        aliases.join("Ana", " annie ");
        aliases.join("Ana", "Anita");
        assert_eq!(aliases.main_name("ANNIE"), "Ana");
        assert_eq!(aliases.other_names("anita"), ["Anita", "annie"]);
        assert_eq!(aliases.main_name("Ben"), "Ben");
        // The same two names the other way round.
        aliases.join("Annie", "Ana");
        assert_eq!(aliases.main_name("Anita"), "Annie");
        assert_eq!(aliases.other_names("Ana"), ["Ana", "Anita"]);
        assert!(aliases.separate("Ana"));
        assert!(!aliases.separate("Ana"), "it stands for itself");
        assert_eq!(aliases.other_names("Ana"), ["Anita"]);
        assert_eq!(aliases.main_name("Annie"), "Annie");
    }

    #[test]
    fn a_later_decision_is_valid_even_if_a_clock_was_wrong() {
        let mut aliases = Aliases::default();
        aliases.join("Ana", "Annie");
        let late = now() + TimeDelta::days(400);
        aliases
            .0
            .values_mut()
            .for_each(|decision| decision.at = late);
        assert!(aliases.separate("Annie"));
        assert_eq!(aliases.main_name("Annie"), "Annie");
        assert!(aliases.0.values().all(|decision| decision.at > late));
    }

    /// Decisions of some devices about few names, so that they contradict each other and form circles.
    fn decisions(chance: &mut StdRng) -> Aliases {
        let start: Moment = "2026-11-20T19:00:00Z".parse().unwrap();
        let mut aliases = Aliases::default();
        for _ in 0..chance.random_range(0..6) {
            let name = |chance: &mut StdRng| format!("p{}", chance.random_range(0..4));
            let decision = Decision {
                name: name(chance),
                counts_as: chance.random_bool(0.8).then(|| name(chance)),
                at: start + TimeDelta::seconds(chance.random_range(0..4)),
            };
            let person = Person::named(&decision.name);
            aliases.merge(Aliases(BTreeMap::from([(person, decision)])));
        }
        aliases
    }

    #[test]
    fn merging_is_idempotent_commutative_and_associative() {
        let chance = &mut StdRng::seed_from_u64(4);
        let merged = |one: &Aliases, other: &Aliases| {
            let mut all = one.clone();
            all.merge(other.clone());
            all
        };
        for _ in 0..2000 {
            let [a, b, c] = [0; 3].map(|_| decisions(chance));
            assert_eq!(merged(&a, &a), a);
            assert_eq!(merged(&a, &b), merged(&b, &a));
            let all = merged(&merged(&a, &b), &c);
            assert_eq!(all, merged(&a, &merged(&b, &c)));
            // Each name has one main name, which stands for itself.
            for name in ["p0", "p1", "p2", "p3"] {
                let main = all.main_name(name);
                assert_eq!(all.main_name(main), main, "{all:?}");
            }
        }
    }

    #[test]
    fn other_fields_remain_and_invalid_names_are_left_out() {
        let at = "2026-11-20T19:00:00+01:00";
        let file = json!({
            "version": 1, "colour": "red", "names": [
                {"name": "Annie", "as": "Ana", "at": at},
                {"name": " ", "as": "Ana", "at": at},
                {"name": "Ben", "as": "", "at": at},
            ],
        });
        let (_home, library) = library(file.to_string());
        let aliases = library.aliases();
        assert_eq!(aliases.other_names("Ana"), ["Annie"]);
        assert_eq!(aliases.main_name("Ben"), "Ben");
        library
            .change_aliases(|aliases| aliases.join("Ben", "Benny"))
            .unwrap();
        let text = fs::read(library.aliases_path()).unwrap();
        let written: Value = serde_json::from_slice(&text).unwrap();
        assert_eq!(written["colour"], "red");
        assert_eq!(written["names"].as_array().unwrap().len(), 2);
        assert_eq!(library.aliases().main_name("BENNY"), "Ben");
    }

    #[test]
    fn a_damaged_file_is_renamed_before_the_next_change() {
        let large = format!("{{}}{}", " ".repeat(LARGEST as usize));
        for text in [
            "",
            "[]",
            "{\"version\":1",
            "{\"version\":1,\"names\":7}",
            &large,
        ] {
            let (_home, library) = library(text);
            assert_eq!(library.aliases(), Aliases::default());
            assert_eq!(fs::read_to_string(library.aliases_path()).unwrap(), text);
            library
                .change_aliases(|aliases| aliases.join("Ana", "Annie"))
                .unwrap();
            assert_eq!(library.aliases().main_name("Annie"), "Ana");
            let aside = library.folder().join("people.damaged-1.json");
            assert_eq!(fs::read_to_string(aside).unwrap(), text);
        }
    }

    #[test]
    fn a_file_of_a_later_version_is_not_changed() {
        let text = r#"{"version":2,"names":{}}"#;
        let (_home, library) = library(text);
        let changed = library.change_aliases(|aliases| aliases.join("Ana", "Annie"));
        assert!(
            matches!(changed, Err(LibraryError::NewerPeople(_))),
            "{changed:?}"
        );
        assert_eq!(fs::read_to_string(library.aliases_path()).unwrap(), text);
    }
}
