//! Why an action is refused, in sentences.

use super::{Cx, ability_name, phase_name};
use crate::rules::refusal::SetupFaults;
use crate::rules::table::{Stage, State};
use crate::rules::{ActionKind, Noble, Refusal};
use courtyard_text::Sentence;
use courtyard_text::say;

/// The refusal as a sentence, with what would help if that is known.
pub(super) fn refusal(cx: Cx<'_>, table: &State, refusal: &Refusal) -> String {
    let text = cx.text;
    let [active, other] = [table.active, table.active.other()].map(|seat| cx.name(seat));
    // During a duel, only the defender can pay.
    let payer = match table.duel {
        Some(_) => other.clone(),
        None => active.clone(),
    };
    let sentence = cx.sentence("refusal", refusal);
    let sentence = sentence.with("active", active).with("other", other);
    let sentence = sentence
        .with("payer", payer)
        .with("duel", table.duel.is_some())
        .with("shared", table.stocks.is_shared());
    if let Refusal::WrongPhase { kind } = *refusal {
        return wrong_phase(cx, table, kind, sentence);
    }
    if let Refusal::BadSetup(faults) = refusal {
        return bad_setup(cx, faults);
    }
    if let Refusal::NoSuchNoble {
        card: Some(card),
        seat,
    } = *refusal
    {
        let holder = Noble::from_card(card).map(|noble| table.find(noble));
        return match holder {
            Some(Some((holder, _))) if holder != seat => sentence
                .with("where", "other")
                .with("holder", cx.name(holder)),
            Some(None) => sentence.with("where", "nowhere"),
            Some(Some(_)) | None => sentence.with("where", "unknown"),
        }
        .finish();
    }
    if let Refusal::WrongSuit { needed, .. } = *refusal {
        let needed = say!(text, &format!("suit-card-{}", needed.name()));
        return sentence.with("needed", needed).finish();
    }
    if let Refusal::AbilityUsed { suit } = *refusal {
        return sentence
            .with("suit", suit.symbol().to_string())
            .with("ability", ability_name(text, suit))
            .finish();
    }
    sentence.finish()
}

fn wrong_phase(cx: Cx<'_>, table: &State, kind: ActionKind, sentence: Sentence<'_>) -> String {
    let (text, rules) = (cx.text, cx.rules);
    let of = |wanted: &dyn Fn(usize) -> bool| -> Vec<String> {
        let phases = rules.phases.iter().enumerate();
        phases
            .filter(|(i, phase)| wanted(*i) && phase.allows.contains(&kind))
            .map(|(_, phase)| phase_name(text, &phase.id))
            .collect()
    };
    let Stage::Turn { phase: now } = table.stage else {
        return sentence.with("when", "never").finish();
    };
    let (later, past) = (of(&|i| i > now), of(&|i| i < now));
    let (when, phases) = match (later.is_empty(), past.is_empty()) {
        (false, _) => ("later", later),
        (true, false) => ("past", past),
        (true, true) => ("never", past),
    };
    let now = rules.phases.get(now).map_or("", |p| &p.id);
    sentence
        .with("when", when)
        .with("count", phases.len())
        .with("phases", text.list(phases))
        .with("now", phase_name(text, now))
        .finish()
}

/// Every fault of the set-up, one sentence each.
fn bad_setup(cx: Cx<'_>, faults: &SetupFaults) -> String {
    let text = cx.text;
    let mut sentences = Vec::new();
    for (seat, got) in faults.counts.iter() {
        sentences.extend(got.map(|got| {
            say!(
                text,
                "dueling-nobles-refusal-bad-setup-count",
                player = cx.name(seat),
                needed = faults.needed,
                got
            )
        }));
    }
    for (key, cards) in [
        (
            "dueling-nobles-refusal-bad-setup-not-nobles",
            faults.not_nobles,
        ),
        (
            "dueling-nobles-refusal-bad-setup-duplicates",
            faults.duplicates,
        ),
    ] {
        if !cards.is_empty() {
            sentences.push(say!(
                text,
                key,
                count = cards.len(),
                cards = text.cards(cards.iter())
            ));
        }
    }
    sentences.join(" ")
}
