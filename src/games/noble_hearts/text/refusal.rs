//! Why an action is refused, in sentences.

use super::{Cx, names};
use crate::rules::Refusal;
use crate::rules::editions::Passing;
use crate::rules::refusal::SetupFaults;
use courtyard_text::say;

/// The refusal as a sentence, with what would help if that is known.
pub(super) fn refusal(cx: Cx<'_>, refusal: &Refusal) -> String {
    if let Refusal::BadSetup(faults) = refusal {
        return bad_setup(cx, faults);
    }
    let never = cx.rules.pass == Passing::Never;
    let sentence = cx.sentence("refusal", refusal);
    sentence.with("never", never).finish()
}

/// All faults of a set-up.
fn bad_setup(cx: Cx<'_>, faults: &SetupFaults) -> String {
    let text = cx.text;
    let mut sentences = Vec::new();
    if let Some((needed, counts)) = faults.counts {
        let wrong = counts
            .iter()
            .filter(|(_, got)| **got != usize::from(needed));
        sentences.extend(wrong.map(|(seat, got)| {
            say!(
                text,
                "noble-hearts-refusal-bad-setup-count",
                player = cx.name(seat),
                needed,
                got = *got
            )
        }));
    }
    sentences.extend(faults.scarce.map(|special| {
        say!(
            text,
            "noble-hearts-refusal-bad-setup-scarce",
            count = cx.rules.special_copies[&special],
            special = names::special_name(text, special)
        )
    }));
    sentences.extend(
        faults
            .roses
            .map(|(most, _)| say!(text, "noble-hearts-refusal-bad-setup-roses", most)),
    );
    sentences.join(" ")
}
