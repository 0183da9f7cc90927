//! Copies of one game: journals that began as one, on several devices or in backups.

use super::{Entry, Header, Moment};

/// Number of entries by which journals without an identifier are recognized as copies.
pub const HEAD: usize = 8;

/// How one copy of a game relates to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Relation {
    /// Both have the same entries.
    Equal,
    /// It has all entries of the other, and further ones.
    Continues,
    /// The other has all its entries, and further ones.
    IsContinued,
    /// They differ from this entry on, counted from 1: they are versions of the game.
    Parts(usize),
}

/// How the entries of one copy relate to those of another. They can be compared as decoded values or by their digests.
pub fn relation<E: PartialEq>(one: &[E], other: &[E]) -> Relation {
    let same = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    match (same == one.len(), same == other.len()) {
        (true, true) => Relation::Equal,
        (false, true) => Relation::Continues,
        (true, false) => Relation::IsContinued,
        (false, false) => Relation::Parts(same + 1),
    }
}

/// Whether two journals are copies of one game. With an identifier in both, it decides. Otherwise they began at the same
/// instant and have the same first [`HEAD`] entries, or all entries of the shorter one, at least one. Names of players
/// do not matter. Journals under different rules, with different numbers of players, and samples are no copies.
pub fn are_copies<E: PartialEq>(one: (&Header, &[E]), other: (&Header, &[E])) -> bool {
    let ((header, entries), (header_b, entries_b)) = (one, other);
    let is_same_game = header.game == header_b.game
        && header.edition == header_b.edition
        && header.rules == header_b.rules
        && header.players.len() == header_b.players.len();
    // Everyone has the same samples, so they are nobody's game.
    if !is_same_game || header.is_sample() || header_b.is_sample() {
        return false;
    }
    match (header.id(), header_b.id()) {
        (Some(id), Some(id_b)) => id == id_b,
        _ => {
            let head = HEAD.min(entries.len()).min(entries_b.len());
            header.started == header_b.started && head > 0 && entries[..head] == entries_b[..head]
        }
    }
}

/// Which of two versions of a game counts: the greater one. It follows from the journals alone, so that every device
/// decides alike.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Precedence {
    /// When it was chosen to count, if it was; the last choice counts.
    pub chosen: Option<Moment>,
    /// Whether the game has ended.
    pub has_ended: bool,
    /// Number of applied actions.
    pub applied: usize,
    /// The time of the last entry, if known.
    pub last: Option<Moment>,
    /// The checksum of the entries; the smaller one counts.
    pub checksum: std::cmp::Reverse<super::journal::Checksum>,
    /// When the names were corrected, if they were.
    pub corrected: Option<Moment>,
    /// The header's text, for copies that differ only there.
    pub header: String,
}

impl Precedence {
    /// The precedence of a session.
    pub fn of<G: courtyard_core::game::Game>(session: &super::Session<G>) -> Precedence {
        let header = session.header();
        Precedence {
            chosen: header.chosen(),
            has_ended: G::outcome(session.table()).is_some(),
            applied: session.applied().count(),
            last: session.entries().iter().rev().find_map(|entry| entry.at),
            checksum: std::cmp::Reverse(super::journal::checksum_of(session.entries())),
            corrected: header.corrected(),
            header: serde_json::to_string(header).unwrap_or_default(),
        }
    }
}

impl<A: serde::Serialize> Entry<A> {
    /// Hashes the entry's decoded value. Equal entries have equal hashes: times are compared as instants.
    pub fn hash_into(&self, hasher: &mut impl std::hash::Hasher) {
        use std::hash::Hash;
        let at = self
            .at
            .map(|at| (at.timestamp(), at.timestamp_subsec_nanos()));
        (self.n, at, self.paused, &self.bots).hash(hasher);
        match &self.step {
            // Actions have no `Hash`, but equal actions have equal JSON.
            super::Step::Do(action) => serde_json::to_string(action)
                .unwrap_or_default()
                .hash(hasher),
            // The first number distinguishes undo from redo.
            super::Step::Undo(count) => (1_u8, count).hash(hasher),
            super::Step::Redo(count) => (2_u8, count).hash(hasher),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn entries_are_equal_or_one_copy_goes_on_or_they_part() {
        for (one, other, expected) in [
            ("", "", Relation::Equal),
            ("abc", "abc", Relation::Equal),
            ("abc", "ab", Relation::Continues),
            ("abc", "", Relation::Continues),
            ("ab", "abc", Relation::IsContinued),
            ("abc", "abd", Relation::Parts(3)),
            ("abcx", "abd", Relation::Parts(3)),
            ("x", "abd", Relation::Parts(1)),
        ] {
            let related = relation(one.as_bytes(), other.as_bytes());
            assert_eq!(related, expected, "{one} {other}");
        }
    }

    const ID: &str = "0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f";

    fn header(change: Value) -> Header {
        let mut header = json!({
            "courtyard": 1, "game": "dueling-nobles", "edition": "duelo",
            "players": ["Ana", "Ben"], "started": "2026-11-20T19:03:11+01:00",
        });
        let fields = header.as_object_mut().unwrap();
        fields.extend(change.as_object().unwrap().clone());
        serde_json::from_value(header).unwrap()
    }

    #[test]
    fn copies_are_recognized_by_their_identifier_or_their_beginning() {
        let plain = header(json!({}));
        let known = header(json!({"id": ID}));
        let copies = |one: (&Header, &str), other: (&Header, &str)| {
            let there = are_copies((one.0, one.1.as_bytes()), (other.0, other.1.as_bytes()));
            let back = are_copies((other.0, other.1.as_bytes()), (one.0, one.1.as_bytes()));
            assert_eq!(there, back);
            there
        };
        assert!(
            copies((&known, ""), (&known, "x")),
            "the identifier decides"
        );
        let other = header(json!({"id": ID.replacen('0', "1", 1)}));
        assert!(!copies((&known, "abc"), (&other, "abc")));
        let loud = header(json!({"id": ID.to_uppercase(), "started": "2026-11-21T19:03:11+01:00"}));
        assert!(copies((&known, "abc"), (&loud, "x")));
        assert!(copies((&plain, "abcdefgh1"), (&known, "abcdefgh2")));
        assert!(!copies((&plain, "abcdefg1"), (&plain, "abcdefg2")));
        assert!(copies((&plain, "a"), (&plain, "abc")));
        assert!(
            !copies((&plain, ""), (&plain, "abc")),
            "at least the set-up"
        );
        for unlike in [
            json!({"started": "2026-11-20T19:03:12+01:00"}),
            json!({"edition": "original"}),
            json!({"rules": {"win_gold": 9}}),
            json!({"sample": true}),
            json!({"players": ["Ana", "Ben", "Cleo"]}),
            json!({"game": "duel"}),
        ] {
            assert!(
                !copies((&plain, "abc"), (&header(unlike.clone()), "abc")),
                "{unlike}"
            );
        }
        for alike in [
            json!({"started": "2026-11-20T18:03:11Z"}),
            json!({"players": ["Anna", "Ben"], "corrected": "2026-11-21T10:00:00Z"}),
            json!({"id": 7}),
            json!({"id": "no identifier"}),
        ] {
            assert!(
                copies((&plain, "abc"), (&header(alike.clone()), "abc")),
                "{alike}"
            );
        }
    }
}
