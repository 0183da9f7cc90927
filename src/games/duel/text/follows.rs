//! The consequences of an action as sentences.

use super::Cx;
use crate::rules::event::Leaving;
use crate::rules::table::State;
use crate::rules::{Action, Event};
use courtyard_text::say;

/// Every consequence of the action, a sentence each.
pub(super) fn consequences(
    cx: Cx<'_>,
    before: &State,
    action: &Action,
    events: &[Event],
    after: &State,
) -> Vec<String> {
    let text = cx.text;
    let mut texts = Vec::new();
    if let Action::Setup { .. } = action {
        let rules = cx.rules;
        texts.push(say!(
            text,
            "duel-then-dealt",
            hand = rules.hand_size,
            draw = rules.deck() - rules.hand_size
        ));
    }
    if let Action::Adjust { why: Some(why), .. } = action {
        texts.push(say!(text, "then-reason", why = why));
    }
    // The headline of a phase change names the phase, and a renewal at the end of a turn is not worth a sentence.
    let silent = before.turn == after.turn || matches!(action, Action::EndTurn);
    for event in events {
        if !(silent && matches!(event, Event::PhaseEntered { .. })) {
            texts.extend(sentences(cx, before, event));
        }
    }
    texts
}

/// The consequences of the end of a battle, without the strengths and the winner.
pub fn after_battle(cx: Cx<'_>, before: &State, events: &[Event]) -> Vec<String> {
    let sentences = events.iter().flat_map(|event| {
        if let Event::Compared { .. } = event {
            Vec::new()
        } else if let Event::BattleEnded { .. } = event {
            vec![say!(cx.text, "duel-then-used")]
        } else {
            sentences(cx, before, event)
        }
    });
    sentences.collect()
}

fn sentences(cx: Cx<'_>, before: &State, event: &Event) -> Vec<String> {
    if let Event::Left { leaving, .. } = event
        && *leaving == Leaving::Conceded
        && before.circle().len() == 2
    {
        // The headline says it already.
        return Vec::new();
    }
    let mut sentences = vec![cx.sentence("event", event).finish()];
    if let Event::BattleEnded { .. } = event {
        sentences.push(say!(cx.text, "duel-then-used"));
    }
    sentences
}
