//! Why an action is refused, in sentences.

use super::{Told, names};
use crate::games::noble_hearts::refusal::{AreaFault, BadAdjustment, SetupFaults};
use crate::games::noble_hearts::rules::Passing;
use crate::games::noble_hearts::{ActionKind, Refusal};
use crate::text::say;

/// The refusal in a sentence, and what would mend it where that is known.
pub(super) fn refusal(voice: Told<'_>, refusal: &Refusal) -> String {
    let text = voice.text;
    let special_name = |special| names::special_name(text, special);
    match *refusal {
        Refusal::GameOver => say!(text, "hearts-refusal-game-over"),
        Refusal::NotSetUp => say!(text, "hearts-refusal-not-set-up"),
        Refusal::AlreadySetUp => say!(text, "hearts-refusal-already-set-up"),
        Refusal::BadSetup(ref faults) => bad_setup(voice, faults),
        Refusal::WrongCount {
            least,
            most: Some(most),
            got,
        } if least == most => say!(
            text,
            "hearts-refusal-wrong-count-exact",
            needed = most,
            got = got
        ),
        Refusal::WrongCount {
            least,
            most: Some(most),
            got,
        } => say!(
            text,
            "hearts-refusal-wrong-count-range",
            least = least,
            most = most,
            got = got
        ),
        Refusal::WrongCount {
            least,
            most: None,
            got,
        } => say!(
            text,
            "hearts-refusal-wrong-count-least",
            least = least,
            got = got
        ),
        Refusal::HandTooSmall { seat, needs, has } => say!(
            text,
            "hearts-refusal-hand-too-small",
            player = voice.name(seat),
            needs = needs,
            has = has
        ),
        Refusal::AbilityUsed { special } => say!(
            text,
            "hearts-refusal-ability-used",
            special = special_name(special)
        ),
        Refusal::BadAdjustment(ref why) => bad_adjustment(voice, why),
        Refusal::AttackPending {
            kind: ActionKind::Adjust,
        } => say!(text, "hearts-refusal-attack-pending-initiative"),
        Refusal::AttackPending { .. } => say!(text, "hearts-refusal-attack-pending"),
        Refusal::NoAttack { .. } => say!(text, "hearts-refusal-no-attack"),
        Refusal::MustAct => match voice.rules.pass {
            Passing::Never => say!(text, "hearts-refusal-must-act-never"),
            Passing::AfterKeeping | Passing::Always => {
                say!(text, "hearts-refusal-must-act-kept")
            }
        },
        Refusal::ChoicePending { seat } => say!(
            text,
            "hearts-refusal-choice-pending",
            player = voice.name(seat)
        ),
        Refusal::NoChoice => say!(text, "hearts-refusal-no-choice"),
        Refusal::NotInPlay {
            in_charge: None, ..
        } => say!(text, "hearts-refusal-not-in-play"),
        Refusal::NotInPlay {
            in_charge: Some(special),
            ..
        } => say!(
            text,
            "hearts-refusal-not-in-a-charge",
            special = special_name(special)
        ),
        Refusal::BadCard {
            print,
            number,
            least,
            most,
        } => say!(
            text,
            "hearts-refusal-bad-card",
            print = names::print_name(text, print),
            number = number,
            least = least,
            most = most
        ),
        Refusal::CardIncomplete { print } => say!(
            text,
            "hearts-refusal-card-incomplete",
            print = names::print_name(text, print)
        ),
        Refusal::WrongArea(AreaFault::Missed { stroke, card }) => say!(
            text,
            "hearts-refusal-wrong-area",
            stroke = names::area_name(voice, i64::from(stroke)),
            card = names::area_name(voice, i64::from(card))
        ),
        Refusal::WrongArea(AreaFault::Unknown { area, most }) => say!(
            text,
            "hearts-refusal-no-such-area",
            area = area,
            most = most
        ),
        Refusal::TooWeak { stroke, fight } => say!(
            text,
            "hearts-refusal-too-weak",
            stroke = stroke,
            fight = fight
        ),
        Refusal::NoSuchStroke { .. } => say!(text, "hearts-refusal-no-such-stroke"),
        Refusal::TooLittleMovement { needs, has } => say!(
            text,
            "hearts-refusal-too-little-movement",
            needs = needs,
            has = has
        ),
        Refusal::NotSameArea => say!(text, "hearts-refusal-not-same-area"),
        Refusal::NotSameValue => say!(text, "hearts-refusal-not-same-value"),
        Refusal::NotRaised { seat } => {
            say!(text, "hearts-refusal-not-raised", player = voice.name(seat))
        }
        Refusal::NoSuchSpecial {
            seat,
            special: Some(special),
        } => say!(
            text,
            "hearts-refusal-no-such-special",
            player = voice.name(seat),
            special = special_name(special)
        ),
        Refusal::NoSuchSpecial {
            seat,
            special: None,
        } => say!(text, "hearts-refusal-no-special", player = voice.name(seat)),
        Refusal::SpecialReady {
            special: Some(special),
        } => say!(
            text,
            "hearts-refusal-special-ready",
            special = special_name(special)
        ),
        Refusal::SpecialReady { special: None } => say!(text, "hearts-refusal-specials-ready"),
        Refusal::SpecialGone { special } => say!(
            text,
            "hearts-refusal-special-gone",
            special = special_name(special)
        ),
        Refusal::NoRose => say!(text, "hearts-refusal-no-rose"),
    }
}

/// All that is wrong with a set-up.
fn bad_setup(voice: Told<'_>, faults: &SetupFaults) -> String {
    let text = voice.text;
    let mut told = Vec::new();
    if let Some((needed, counts)) = faults.counts {
        let wrong = counts
            .iter()
            .filter(|(_, got)| **got != usize::from(needed));
        told.extend(wrong.map(|(seat, got)| {
            say!(
                text,
                "hearts-refusal-bad-setup-count",
                player = voice.name(seat),
                needed = needed,
                got = *got
            )
        }));
    }
    told.extend(faults.scarce.map(|special| {
        say!(
            text,
            "hearts-refusal-bad-setup-scarce",
            count = voice.rules.special_copies[special],
            special = names::special_name(text, special)
        )
    }));
    told.extend(
        faults
            .roses
            .map(|(most, _)| say!(text, "hearts-refusal-bad-setup-roses", most = most)),
    );
    told.join(" ")
}

fn bad_adjustment(voice: Told<'_>, why: &BadAdjustment) -> String {
    let text = voice.text;
    match *why {
        BadAdjustment::Hand { seat, most } => say!(
            text,
            "hearts-refusal-bad-hand",
            player = voice.name(seat),
            most = most
        ),
        BadAdjustment::Discard { seat, most } => say!(
            text,
            "hearts-refusal-bad-discard",
            player = voice.name(seat),
            most = most
        ),
        BadAdjustment::Owns {
            seat,
            special,
            most,
        } => say!(
            text,
            "hearts-refusal-bad-owns",
            player = voice.name(seat),
            special = names::special_name(text, special),
            most = most
        ),
        BadAdjustment::OwnsInAll { seat, most } => say!(
            text,
            "hearts-refusal-bad-owns-all",
            player = voice.name(seat),
            most = most
        ),
        BadAdjustment::Charm { most } => say!(text, "hearts-refusal-bad-charm", most = most),
        BadAdjustment::Skill { most } => say!(text, "hearts-refusal-bad-skill", most = most),
        BadAdjustment::Roses { most } => say!(text, "hearts-refusal-bad-roses", most = most),
    }
}
