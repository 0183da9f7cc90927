//! The consequences of an action as sentences.

use super::{Cx, names};
use crate::rules::table::State;
use crate::rules::{Action, Adjustment, Event};
use courtyard_text::say;

/// Every consequence of the action, a sentence each.
pub(super) fn consequences(
    cx: Cx<'_>,
    action: &Action,
    events: &[Event],
    after: &State,
) -> Vec<String> {
    let mut sentences = of_the_action(cx, action, after);
    sentences.extend(events.iter().filter_map(|event| sentence(cx, event)));
    sentences
}

/// Facts of the action beyond its headline.
fn of_the_action(cx: Cx<'_>, action: &Action, after: &State) -> Vec<String> {
    let text = cx.text;
    if let Action::Setup { .. } = action {
        let taken = after.sides.iter();
        let taken = taken.filter(|(_, side)| !side.specials.is_empty());
        let mut sentences: Vec<String> = taken
            .map(|(seat, side)| {
                let specials = side.specials.iter();
                let specials = specials.map(|o| names::special_name(text, o.card));
                say!(
                    text,
                    "noble-hearts-then-specials",
                    player = cx.name(seat),
                    specials = text.list(specials)
                )
            })
            .collect();
        if cx.rules.roses > 0 {
            sentences.push(say!(text, "noble-hearts-then-roses", count = after.roses));
        }
        return sentences;
    }
    if let Action::Adjust(Adjustment { why: Some(why), .. }) = action {
        return vec![say!(text, "then-reason", why = why)];
    }
    Vec::new()
}

/// The event as a sentence, unless the headline says it.
fn sentence(cx: Cx<'_>, event: &Event) -> Option<String> {
    let sentence = cx.sentence("event", event);
    let sentence = match *event {
        Event::SpecialChosen { .. } => return None,
        Event::StrokeLaid { by, .. } => sentence.with("player", cx.name(by.other())),
        Event::CharmMoved { now, .. } => {
            sentence.with("place", names::place(cx, now.into(), cx.rules.charm_spots))
        }
        Event::SkillMoved { now, .. } => {
            sentence.with("place", names::place(cx, now.into(), cx.rules.skill_spots))
        }
        Event::GameEnded(ending) => sentence.with("loser", cx.name(ending.winner.other())),
        Event::Drew { .. }
        | Event::DeckRefilled { .. }
        | Event::HeightChanged { .. }
        | Event::SpecialTurned { .. }
        | Event::StrokeBlocked { .. }
        | Event::AttackEnded { .. }
        | Event::RoseCollected { .. }
        | Event::SwordReached { .. }
        | Event::ChoiceOffered { .. }
        | Event::InitiativeKept { .. }
        | Event::TurnBegan { .. } => sentence,
    };
    Some(sentence.finish())
}
