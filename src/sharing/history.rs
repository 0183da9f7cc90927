//! The entries that a host has announced, as text that is ready to be sent.

use std::sync::Arc;

use super::{BATCH, SharedTable};

/// The announced entries as JSON, separated by commas. Each is serialised once, however many guests receive it.
#[derive(Debug, Default)]
pub(super) struct History {
    text: String,
    /// The end of each entry in the text.
    ends: Vec<usize>,
}

impl History {
    /// The entries of this table so far.
    pub(super) fn of(table: &dyn SharedTable) -> History {
        let mut history = History::default();
        history.extend(table);
        history
    }

    /// Number of entries.
    pub(super) fn count(&self) -> u64 {
        self.ends.len() as u64
    }

    /// Appends the entries that the table has gained.
    pub(super) fn extend(&mut self, table: &dyn SharedTable) {
        let new = (self.count() + 1..=table.count()).map_while(|n| table.entry(n));
        for entry in new {
            if !self.ends.is_empty() {
                self.text.push(',');
            }
            self.text.push_str(&entry);
            self.ends.push(self.text.len());
        }
    }

    /// An `entries` message of bounded length with the entries after the first `have`, and the number of the last entry
    /// in it; `None` if there are no such entries.
    pub(super) fn after(&self, have: u64) -> Option<(Arc<str>, u64)> {
        let have = usize::try_from(have).ok()?;
        let rest = self.ends.get(have..).filter(|rest| !rest.is_empty())?;
        let from = match have.checked_sub(1) {
            Some(last) => self.ends[last] + 1,
            None => 0,
        };
        let full = rest.partition_point(|end| end - from < BATCH);
        let last = full.min(rest.len() - 1);
        let entries = &self.text[from..rest[last]];
        let message = format!(r#"{{"type":"entries","entries":[{entries}]}}"#);
        Some((message.into(), (have + last + 1) as u64))
    }
}
