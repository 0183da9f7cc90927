//! The consequences of an action as sentences.

use super::{Cx, phase_name};
use crate::rules::duel::Verdict;
use crate::rules::table::State;
use crate::rules::{Action, Event};
use courtyard_core::cards::Card;
use courtyard_core::seat::EitherSeat;
use courtyard_text::{say, sign};

/// Every consequence of the action, a sentence each.
pub(super) fn consequences(
    cx: Cx<'_>,
    before: &State,
    action: &Action,
    events: &[Event],
    after: &State,
) -> Vec<String> {
    let mut sentences = of_the_action(cx, before, action);
    // The headline of a phase change names the phase already.
    let named = matches!(action, Action::NextPhase) && before.turn == after.turn;
    for event in events {
        if named && matches!(event, Event::PhaseEntered { .. }) {
            continue;
        }
        sentences.push(sentence(cx, before, after, event));
        if let (Event::DuelEnded { .. }, Action::Support { cards, .. }) = (event, action) {
            sentences.extend(discarded(cx, before, cards));
        }
    }
    sentences
}

/// Facts of the action beyond its headline.
fn of_the_action(cx: Cx<'_>, before: &State, action: &Action) -> Vec<String> {
    let text = cx.text;
    if let Action::Setup { nobles, .. } = action {
        let courtyards = nobles.iter().map(|(seat, nobles)| {
            say!(
                text,
                "dueling-nobles-then-courtyard",
                player = cx.name(seat),
                nobles = text.cards(nobles.iter().copied())
            )
        });
        return courtyards.collect();
    }
    if let Action::Spy {
        seen: Some(seen), ..
    } = action
    {
        let key = match (seen.is_empty(), cx.rules.spied_hand_stays_revealed) {
            (true, _) => "dueling-nobles-then-seen-empty",
            (false, true) => "dueling-nobles-then-seen-open",
            (false, false) => "dueling-nobles-then-seen",
        };
        let (player, cards) = (
            cx.name(before.active.other()),
            text.cards(seen.iter().copied()),
        );
        return vec![say!(text, key, player = player, cards = cards)];
    }
    if let Action::Adjust { why: Some(why), .. } = action {
        return vec![say!(text, "then-reason", why = why.as_ref())];
    }
    let discarded = matches!(action, Action::Concede { .. }).then(|| discarded(cx, before, &[]));
    discarded.flatten().into_iter().collect()
}

/// The support cards discarded after a duel: those played before its last action, and the last ones.
fn discarded(cx: Cx<'_>, before: &State, last: &[Card]) -> Option<String> {
    let duel = before.duel.as_ref()?;
    let attacker = duel.sides[before.active].support.iter().flatten();
    let all: Vec<Card> = attacker
        .map(|c| c.card())
        .chain(last.iter().copied())
        .collect();
    (!all.is_empty()).then(|| {
        say!(
            cx.text,
            "dueling-nobles-then-duel-discards",
            count = all.len(),
            cards = cx.text.cards(all)
        )
    })
}

fn sentence(cx: Cx<'_>, before: &State, after: &State, event: &Event) -> String {
    let sentence = cx.sentence("event", event);
    if let Event::PhaseEntered { phase } = *event {
        let id = cx.rules.phases.get(phase).map_or("", |p| &p.id);
        return sentence.with("phase", phase_name(cx.text, id)).finish();
    }
    if let Event::NobleJoined { noble, .. } = event {
        let stamina = cx.rules.stamina[noble.rank()];
        return sentence.with("stamina", stamina).finish();
    }
    if let Event::DuelEnded {
        verdict,
        attacker_total,
        defender_total,
        ..
    } = *event
    {
        let [attack, defence] = [attacker_total, defender_total];
        let (winner, total, other) = match verdict {
            Verdict::Attacker | Verdict::Tie => (before.active, attack, defence),
            Verdict::Defender => (before.active.other(), defence, attack),
        };
        let noble = after.last_duel.map(|d| match verdict {
            Verdict::Attacker => d.attacker,
            Verdict::Defender | Verdict::Tie => d.defender,
        });
        let noble = noble.map(|n| sign(n.card())).unwrap_or_default();
        return sentence
            .with("player", cx.name(winner))
            .with("noble", noble)
            .with("total", total)
            .with("other", other)
            .finish();
    }
    if let Event::GameEnded { outcome } = event
        && let Some(winner) = outcome.winner()
        && let Ok(seat) = EitherSeat::try_from(winner)
    {
        return sentence
            .with("winner", cx.name(seat))
            .with("loser", cx.name(seat.other()))
            .finish();
    }
    sentence.finish()
}
