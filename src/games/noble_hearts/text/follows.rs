//! What follows from an action, in sentences.

use super::{Told, names};
use crate::rules::table::State;
use crate::rules::{Action, Event};
use courtyard_text::say;

/// Every consequence of the action, a sentence each.
pub(super) fn consequences(
    voice: Told<'_>,
    action: &Action,
    events: &[Event],
    after: &State,
) -> Vec<String> {
    let mut told = of_the_action(voice, action, after);
    told.extend(events.iter().filter_map(|event| sentence(voice, event)));
    told
}

/// What the action itself tells beyond its headline.
fn of_the_action(voice: Told<'_>, action: &Action, after: &State) -> Vec<String> {
    let text = voice.text;
    match action {
        Action::Setup { .. } => {
            let taken = after.sides.iter();
            let taken = taken.filter(|(_, side)| !side.specials.is_empty());
            let mut told: Vec<String> = taken
                .map(|(seat, side)| {
                    let specials = side.specials.iter();
                    let specials = specials.map(|o| names::special_name(text, o.card));
                    say!(
                        text,
                        "noble-hearts-then-specials",
                        player = voice.name(seat),
                        specials = text.list(specials)
                    )
                })
                .collect();
            if voice.rules.roses > 0 {
                told.push(say!(text, "noble-hearts-then-roses", count = after.roses));
            }
            told
        }
        Action::Adjust(adjustment) => {
            let why = adjustment.why.iter();
            why.map(|why| say!(text, "noble-hearts-then-reason", why = why))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The event in a sentence, if the headline has not told it.
fn sentence(voice: Told<'_>, event: &Event) -> Option<String> {
    let told = voice.sentence("event", event);
    let told = match *event {
        Event::SpecialChosen { .. } => return None,
        Event::StrokeLaid { by, .. } => told.with("player", voice.name(by.other())),
        Event::CharmMoved { now, .. } => told.with(
            "place",
            names::place(voice, now.into(), voice.rules.charm_spots),
        ),
        Event::SkillMoved { now, .. } => told.with(
            "place",
            names::place(voice, now.into(), voice.rules.skill_spots),
        ),
        Event::GameEnded(ending) => told.with("loser", voice.name(ending.winner.other())),
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
        | Event::TurnBegan { .. } => told,
    };
    Some(told.told())
}
