//! What follows from an action, in sentences.

use super::{Told, names};
use crate::games::noble_hearts::table::{AttackEnd, EndedBy, State};
use crate::games::noble_hearts::{Action, ActionKind, Event};
use crate::text::say;

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
                        "hearts-then-specials",
                        player = voice.name(seat),
                        specials = text.list(specials)
                    )
                })
                .collect();
            if voice.rules.roses > 0 {
                told.push(say!(text, "hearts-then-roses", count = after.roses));
            }
            told
        }
        Action::Adjust(adjustment) => {
            let why = adjustment.why.iter();
            why.map(|why| say!(text, "hearts-then-reason", why = why))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The event in a sentence, where the headline has not told it.
fn sentence(voice: Told<'_>, event: &Event) -> Option<String> {
    let text = voice.text;
    Some(match *event {
        Event::Drew {
            seat,
            cards,
            wanted,
        } => match cards < wanted {
            true => say!(
                text,
                "hearts-then-drew-fewer",
                player = voice.name(seat),
                cards = cards,
                wanted = wanted
            ),
            false => say!(
                text,
                "hearts-then-drew",
                player = voice.name(seat),
                cards = cards
            ),
        },
        Event::DeckRefilled { seat, cards } => say!(
            text,
            "hearts-then-shuffle",
            player = voice.name(seat),
            cards = cards
        ),
        Event::HeightChanged { seat, raised } => say!(
            text,
            "hearts-then-height",
            player = voice.name(seat),
            raised = raised
        ),
        Event::SpecialTurned {
            seat,
            special,
            ready,
        } => {
            let key = match ready {
                true => "hearts-then-turned-up",
                false => "hearts-then-turned-down",
            };
            say!(
                text,
                key,
                player = voice.name(seat),
                special = names::special_name(text, special)
            )
        }
        Event::StrokeLaid {
            by, fight, area, ..
        } => say!(
            text,
            "hearts-then-stroke",
            player = voice.name(by.other()),
            fight = fight,
            area = names::area_name(voice, area.into())
        ),
        Event::StrokeBlocked { fight, area, .. } => {
            let area = names::area_name(voice, area.into());
            say!(text, "hearts-then-blocked", fight = fight, area = area)
        }
        Event::AttackEnded { by, end } => {
            let key = match end {
                AttackEnd::By(ActionKind::Hit) => "hearts-then-attack-hit",
                AttackEnd::By(ActionKind::Concede) | AttackEnd::Charm => "hearts-then-attack-open",
                AttackEnd::By(_) => "hearts-then-attack-answered",
            };
            say!(text, key, player = voice.name(by))
        }
        Event::RoseCollected { left, .. } => say!(text, "hearts-then-rose", left = left),
        Event::CharmMoved {
            towards,
            spots,
            now,
            ..
        } => say!(
            text,
            "hearts-then-charm",
            spots = spots,
            player = voice.name(towards),
            place = names::place(voice, now.into(), voice.rules.charm_spots)
        ),
        Event::SkillMoved {
            towards,
            spots,
            now,
            ..
        } => say!(
            text,
            "hearts-then-skill",
            spots = spots,
            player = voice.name(towards),
            place = names::place(voice, now.into(), voice.rules.skill_spots)
        ),
        Event::SwordReached { seat } => {
            say!(text, "hearts-then-sword", player = voice.name(seat))
        }
        Event::ChoiceOffered { seat } => {
            say!(text, "hearts-then-choice", player = voice.name(seat))
        }
        Event::SpecialChosen { .. } => return None,
        Event::InitiativeKept { seat, .. } => {
            say!(text, "hearts-then-kept", player = voice.name(seat))
        }
        Event::TurnBegan { turn, seat, .. } => say!(
            text,
            "hearts-then-turn",
            turn = turn,
            player = voice.name(seat)
        ),
        Event::GameEnded(ending) => {
            let key = match ending.by {
                EndedBy::Hit => "hearts-then-won-hit",
                EndedBy::Surrender => "hearts-then-won-surrender",
                EndedBy::Charm => "hearts-then-won-charm",
            };
            say!(
                text,
                key,
                winner = voice.name(ending.winner),
                loser = voice.name(ending.winner.other())
            )
        }
    })
}
