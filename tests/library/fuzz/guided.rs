//! The targets of fuzzing guided by coverage: each checks any bytes.

use std::fs;

use crc32fast::hash;

use super::{archives, invitations, journals, messages, small};
use crate::common::in_repository;
use crate::common::play::{self, Chance};

/// A target of fuzzing guided by coverage.
pub struct Guided {
    /// Its name, which is also the name of its folder in `tests/corpus`, if it has one.
    pub name: &'static str,
    /// Valid inputs to begin with.
    pub seeds: fn() -> Vec<Vec<u8>>,
    check: fn(&mut Chance, &[u8]),
}

impl Guided {
    /// Checks an input. Everything else that is random depends on the input alone.
    ///
    /// # Panics
    /// If the program treats the input wrongly.
    pub fn check(&self, input: &[u8]) {
        (self.check)(&mut play::chance(hash(input).into()), input);
    }

    /// The inputs that are stored in the repository.
    pub fn stored(&self) -> Vec<Vec<u8>> {
        let folder = in_repository("tests/corpus").join(self.name);
        let files = fs::read_dir(folder).into_iter().flatten();
        files
            .map(|file| fs::read(file.unwrap().path()).unwrap())
            .collect()
    }
}

/// All targets.
pub const GUIDED: [Guided; 8] = [
    Guided {
        name: "journal",
        seeds: journals::golden_journals,
        check: journals::a_journal,
    },
    Guided {
        name: "archive",
        seeds: || vec![archives::archive()],
        check: |_, bytes| archives::an_archive(bytes),
    },
    Guided {
        name: "settings",
        seeds: || small::corpus("settings"),
        check: small::are_settings_read,
    },
    Guided {
        name: "draft",
        seeds: || small::corpus("draft"),
        check: |_, bytes| small::is_draft_read(bytes),
    },
    Guided {
        name: "deck-list",
        seeds: || small::corpus("deck-list"),
        check: small::is_deck_list_read,
    },
    Guided {
        name: "guest-message",
        seeds: messages::sound_requests,
        check: |_, bytes| messages::requests(bytes),
    },
    Guided {
        name: "host-message",
        seeds: messages::sound_answers,
        check: |_, bytes| messages::answers(bytes),
    },
    Guided {
        name: "invitation",
        seeds: invitations::sound,
        check: |_, bytes| invitations::is_read(bytes),
    },
];
