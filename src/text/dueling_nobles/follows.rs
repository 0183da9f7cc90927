//! What follows from an action, in sentences.

use super::{Told, phase_name};
use crate::cards::Card;
use crate::games::dueling_nobles::duel::Verdict;
use crate::games::dueling_nobles::table::State;
use crate::games::dueling_nobles::{Action, Event, Gain};
use crate::seat::EitherSeat;
use crate::text::say;

/// Every consequence of the action, a sentence each.
pub(super) fn consequences(
    voice: Told<'_>,
    before: &State,
    action: &Action,
    events: &[Event],
    after: &State,
) -> Vec<String> {
    let mut told = of_the_action(voice, before, action);
    // The headline of a step from phase to phase has named the phase.
    let named = matches!(action, Action::NextPhase) && before.turn == after.turn;
    for event in events {
        if named && matches!(event, Event::PhaseEntered { .. }) {
            continue;
        }
        told.push(sentence(voice, before, after, event));
        if let (Event::DuelEnded { .. }, Action::Support { cards, .. }) = (event, action) {
            told.extend(discarded(voice, before, cards));
        }
    }
    told
}

/// What the action itself tells beyond its headline.
fn of_the_action(voice: Told<'_>, before: &State, action: &Action) -> Vec<String> {
    let text = voice.text;
    match action {
        Action::Setup { nobles, .. } => nobles
            .iter()
            .map(|(seat, nobles)| {
                say!(
                    text,
                    "then-courtyard",
                    player = voice.name(seat),
                    nobles = text.cards(nobles.iter().copied())
                )
            })
            .collect(),
        Action::Spy {
            seen: Some(seen), ..
        } => {
            let key = match (seen.is_empty(), voice.rules.spied_hand_stays_revealed) {
                (true, _) => "then-seen-empty",
                (false, true) => "then-seen-open",
                (false, false) => "then-seen",
            };
            vec![say!(
                text,
                key,
                player = voice.name(before.active.other()),
                cards = text.cards(seen.iter().copied())
            )]
        }
        Action::Concede { .. } => discarded(voice, before, &[]).into_iter().collect(),
        Action::Adjust { why: Some(why), .. } => {
            vec![say!(text, "then-reason", why = why.as_ref())]
        }
        Action::NextPhase
        | Action::EndTurn
        | Action::Sell { .. }
        | Action::Tax { .. }
        | Action::Buy { .. }
        | Action::Recruit { .. }
        | Action::Weapon { .. }
        | Action::MoveWeapon { .. }
        | Action::Heal { .. }
        | Action::DrawThree { .. }
        | Action::Recover { .. }
        | Action::Spy { seen: None, .. }
        | Action::Challenge { .. }
        | Action::Deflect { .. }
        | Action::Roll { .. }
        | Action::Support { .. }
        | Action::Adjust { why: None, .. }
        | Action::Note { .. } => Vec::new(),
    }
}

/// Which support cards leave a duel that has ended: those played before it did, and the last ones.
fn discarded(voice: Told<'_>, before: &State, last: &[Card]) -> Option<String> {
    let duel = before.duel.as_ref()?;
    let attacker = duel.sides[before.active].support.iter().flatten();
    let all: Vec<Card> = attacker
        .map(|c| c.card())
        .chain(last.iter().copied())
        .collect();
    (!all.is_empty()).then(|| {
        say!(
            voice.text,
            "then-duel-discards",
            count = all.len(),
            cards = voice.text.cards(all)
        )
    })
}

fn sentence(voice: Told<'_>, before: &State, after: &State, event: &Event) -> String {
    let text = voice.text;
    match *event {
        Event::TurnBegan { turn, seat } => {
            say!(text, "then-turn", turn = turn, player = voice.name(seat))
        }
        Event::PhaseEntered { phase } => {
            let id = voice.rules.phases.get(phase).map_or("", |p| &p.id);
            say!(text, "then-phase", phase = phase_name(text, id))
        }
        Event::GoldGained { seat, gold, gain } => {
            let key = match gain {
                Gain::Income => "then-income",
                Gain::Sale => "then-sale",
                Gain::Tax => "then-tax",
                Gain::Duel => "then-prize",
            };
            say!(text, key, player = voice.name(seat), gold = gold)
        }
        Event::GoldPaid { seat, gold } => {
            say!(text, "then-paid", player = voice.name(seat), gold = gold)
        }
        Event::Drew {
            seat,
            cards,
            wanted,
        } => match cards < wanted {
            true => say!(
                text,
                "then-drew-fewer",
                player = voice.name(seat),
                cards = cards,
                wanted = wanted
            ),
            false => say!(text, "then-drew", player = voice.name(seat), cards = cards),
        },
        Event::DeckRefilled { cards } => say!(text, "then-shuffle", cards = cards),
        Event::NobleJoined { seat, noble } => say!(
            text,
            "then-joined",
            player = voice.name(seat),
            noble = noble.card(),
            stamina = voice.rules.stamina[noble.rank()]
        ),
        Event::NobleWounded { seat, noble, left } => say!(
            text,
            "then-wounded",
            player = voice.name(seat),
            noble = noble.card(),
            left = left
        ),
        Event::NobleVanquished { seat, noble } => say!(
            text,
            "then-vanquished",
            player = voice.name(seat),
            noble = noble.card()
        ),
        Event::WeaponLost { noble, weapon, .. } => say!(
            text,
            "then-weapon-lost",
            noble = noble.card(),
            weapon = weapon.card()
        ),
        Event::NobleHealed { noble, now, .. } => {
            say!(text, "then-healed", noble = noble.card(), now = now)
        }
        Event::Recovered { seat, card } => say!(
            text,
            "then-recovered",
            player = voice.name(seat),
            card = card.card()
        ),
        Event::DuelEnded {
            verdict,
            attacker_total,
            defender_total,
            critical,
        } => {
            let totals = (attacker_total, defender_total);
            duel_ended(voice, before, after, verdict, totals, critical)
        }
        Event::GameEnded { outcome } => {
            let winner = outcome.winner();
            match winner.and_then(|seat| EitherSeat::try_from(seat).ok()) {
                Some(seat) => say!(
                    text,
                    "then-won",
                    winner = voice.name(seat),
                    loser = voice.name(seat.other())
                ),
                None => text.get("then-draw").into_owned(),
            }
        }
    }
}

fn duel_ended(
    voice: Told<'_>,
    before: &State,
    after: &State,
    verdict: Verdict,
    (attack, defence): (u32, u32),
    critical: bool,
) -> String {
    let attacker = before.active;
    let (seat, total, other) = match verdict {
        Verdict::Attacker => (attacker, attack, defence),
        Verdict::Defender => (attacker.other(), defence, attack),
        Verdict::Tie => {
            let key = match critical {
                true => "then-duel-aces",
                false => "then-duel-tie",
            };
            return say!(voice.text, key, total = attack, other = defence);
        }
    };
    let noble = after.last_duel.map(|d| match verdict {
        Verdict::Attacker => d.attacker,
        Verdict::Defender | Verdict::Tie => d.defender,
    });
    let key = match critical {
        true => "then-duel-critical",
        false => "then-duel-won",
    };
    say!(
        voice.text,
        key,
        player = voice.name(seat),
        noble = noble
            .map(|n| crate::text::sign(n.card()))
            .unwrap_or_default(),
        total = total,
        other = other
    )
}
