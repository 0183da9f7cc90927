//! What is wrong with a journal or a step, in words.

use std::borrow::Cow;

use super::{Tell, Text, Voice, say};
use crate::games::{Refusal, RulesError};
use crate::session::journal::{Cause, Fault, SealFault};
use crate::session::{FORMAT_VERSION, HeaderFault, StepRefusal};

/// Why an edition or a house rule is none.
pub fn rules_error(text: &Text, error: &RulesError) -> String {
    match error {
        RulesError::UnknownEdition(name, known) => say!(
            text,
            "fault-unknown-edition",
            edition = name,
            known = text.list(known.iter().map(|&k| k.into()))
        ),
        RulesError::UnknownRule(name) => say!(text, "fault-unknown-rule", rule = name),
        RulesError::BadValue(name, why) => say!(text, "fault-bad-rule", rule = name, why = why),
    }
}

/// Why a header is none, or not one for this program.
pub fn tell_header_fault(text: &Text, fault: &HeaderFault) -> String {
    match fault {
        HeaderFault::NotAHeader(why) => {
            say!(text, "fault-not-a-header", why = without_place(why).0)
        }
        HeaderFault::UnknownVersion(version) => say!(
            text,
            "fault-unknown-version",
            version = version,
            known = FORMAT_VERSION
        ),
        HeaderFault::UnknownGame(game) => say!(text, "fault-unknown-game", game = game),
        HeaderFault::Rules(error) => rules_error(text, error),
    }
}

/// What stopped the reading of a journal; `table` is the table before it.
pub fn tell_fault<G: Tell>(
    voice: Voice<'_, G>,
    table: &G::Table,
    fault: &Fault<G::Refusal>,
) -> String {
    tell_cause(voice.text, &fault.cause, |refusal| {
        tell_step_refusal(voice, table, refusal)
    })
}

/// What stopped the reading of a journal before there was a session.
pub fn tell_unopened<R: Refusal>(text: &Text, fault: &Fault<R>) -> String {
    tell_cause(text, &fault.cause, |refusal| refusal.code().to_owned())
}

fn tell_cause<R>(
    text: &Text,
    cause: &Cause<R>,
    refused: impl FnOnce(&StepRefusal<R>) -> String,
) -> String {
    let at_a_place = |key: &str, key_at: &str, why: &str| match without_place(why) {
        (why, Some(column)) => say!(text, key_at, why = why, column = column),
        (why, None) => say!(text, key, why = why),
    };
    match cause {
        Cause::Unreadable(why) => say!(text, "fault-unreadable", why = why),
        Cause::BadHeader(fault) => tell_header_fault(text, fault),
        Cause::BadJson(why) => at_a_place("fault-bad-json", "fault-bad-json-at", why),
        Cause::BadEntry(why) => at_a_place("fault-bad-entry", "fault-bad-entry-at", why),
        Cause::BadCrc(SealFault::Wrong { written, computed }) => say!(
            text,
            "fault-crc-wrong",
            written = written.to_string(),
            computed = computed.to_string()
        ),
        Cause::BadCrc(SealFault::Missing) => text.get("fault-crc-missing").into_owned(),
        Cause::BadCrc(SealFault::Unexpected) => text.get("fault-crc-unexpected").into_owned(),
        Cause::CutOff => text.get("fault-cut-off").into_owned(),
        Cause::Refused(refusal) => refused(refusal),
    }
}

/// Why an action, an undo or a redo is refused.
pub fn tell_step_refusal<G: Tell>(
    voice: Voice<'_, G>,
    table: &G::Table,
    refusal: &StepRefusal<G::Refusal>,
) -> String {
    match *refusal {
        StepRefusal::Game(ref refusal) => G::refusal(voice, table, refusal),
        StepRefusal::NothingToUndo { asked, there } => say!(
            voice.text,
            "refusal-nothing-to-undo",
            asked = asked,
            there = there
        ),
        StepRefusal::NothingToRedo { asked, there } => say!(
            voice.text,
            "refusal-nothing-to-redo",
            asked = asked,
            there = there
        ),
    }
}

/// A JSON reader's complaint without its place, and the column of that place: the line it counts is always 1 here, and
/// would be taken for the journal's.
fn without_place(why: &str) -> (Cow<'_, str>, Option<u64>) {
    let place = why.rsplit_once(" at line ").and_then(|(before, place)| {
        let (_, column) = place.split_once(" column ")?;
        Some((before, column.parse().ok()?))
    });
    match place {
        Some((before, column)) => (before.into(), Some(column)),
        None => (why.into(), None),
    }
}
