//! What follows from an action, in sentences.

use super::{Told, card_name, phase_name};
use crate::games::duel::battle::Verdict;
use crate::games::duel::event::{Fall, Leaving, Loss};
use crate::games::duel::table::{State, Why};
use crate::games::duel::{Action, Event};
use crate::text::say;

/// Every consequence of the action, a sentence each.
pub(super) fn consequences(
    voice: Told<'_>,
    before: &State,
    action: &Action,
    events: &[Event],
    after: &State,
) -> Vec<String> {
    let text = voice.text;
    let mut told = Vec::new();
    if let Action::Setup { .. } = action {
        let rules = voice.rules;
        told.push(say!(
            text,
            "duel-then-dealt",
            hand = rules.hand_size,
            draw = rules.deck() - rules.hand_size
        ));
    }
    if let Action::Adjust { why: Some(why), .. } = action {
        told.push(say!(text, "duel-then-reason", why = why));
    }
    // The headline of a step from phase to phase has named the phase, and nobody needs to hear of a renewal on the
    // way out of a turn.
    let silent = before.turn == after.turn || matches!(action, Action::EndTurn);
    for event in events {
        if !(silent && matches!(event, Event::PhaseEntered { .. })) {
            told.extend(sentences(voice, before, event));
        }
    }
    told
}

/// What followed from the end of a battle, for whoever has been told both strengths and who won.
pub fn after_battle(voice: Told<'_>, before: &State, events: &[Event]) -> Vec<String> {
    let sentences = events.iter().flat_map(|event| match event {
        Event::Compared { .. } => Vec::new(),
        Event::BattleEnded { .. } => vec![say!(voice.text, "duel-then-used")],
        event => sentences(voice, before, event),
    });
    sentences.collect()
}

fn sentences(voice: Told<'_>, before: &State, event: &Event) -> Vec<String> {
    let text = voice.text;
    let one = |sentence: String| vec![sentence];
    match event {
        Event::TurnBegan {
            turn,
            seat,
            cut_short,
        } => {
            let key = match cut_short {
                true => "duel-then-turn-short",
                false => "duel-then-turn",
            };
            one(say!(text, key, turn = *turn, player = voice.name(*seat)))
        }
        Event::PhaseEntered { phase, .. } => {
            let phase = phase_name(text, *phase);
            one(say!(text, "duel-then-phase", phase = phase))
        }
        Event::Drew {
            seat,
            cards,
            wanted,
        } => one(match cards < wanted {
            true => say!(
                text,
                "duel-then-drew-fewer",
                player = voice.name(*seat),
                cards = *cards,
                wanted = *wanted
            ),
            false => say!(
                text,
                "duel-then-drew",
                player = voice.name(*seat),
                cards = *cards
            ),
        }),
        Event::WarlordsTurnedDown { seat, count } => one(say!(
            text,
            "duel-then-turned-down",
            player = voice.name(*seat),
            count = *count
        )),
        Event::WarlordTurnedUp { seat, warlord } => one(say!(
            text,
            "duel-then-turned-up",
            player = voice.name(*seat),
            card = card_name(text, warlord.role())
        )),
        Event::Compared {
            attacker,
            defender,
            attacker_strength,
            defender_strength,
        } => one(say!(
            text,
            "duel-then-compared",
            attacker = voice.name(*attacker),
            attack = attacker_strength.total(),
            defender = voice.name(*defender),
            defence = defender_strength.total()
        )),
        Event::LastChance { seat, damage } => one(say!(
            text,
            "duel-then-last-chance",
            player = voice.name(*seat),
            damage = *damage
        )),
        Event::BattleEnded {
            attacker,
            defender,
            verdict,
            thwarted,
            ace,
        } => {
            let ended = match (ace, verdict, thwarted) {
                (Some(_), _, _) => say!(text, "duel-then-thwarted-ace"),
                (None, Verdict::Attacker, _) => {
                    say!(text, "duel-then-won", attacker = voice.name(*attacker))
                }
                (None, Verdict::Defender, _) => {
                    say!(text, "duel-then-thwarted", defender = voice.name(*defender))
                }
                (None, Verdict::Tie, true) => say!(text, "duel-then-thwarted-tie"),
                (None, Verdict::Tie, false) => say!(text, "duel-then-tie"),
            };
            vec![ended, say!(text, "duel-then-used")]
        }
        Event::WarlordLost {
            seat,
            warlord,
            fall,
        } => {
            let player = voice.name(*seat);
            let card = warlord.map(|w| card_name(text, w.role()));
            let (seen, unseen) = match fall {
                Fall::Thwarted => ("duel-then-warlord-thwarted", "duel-then-warlord-ace-unseen"),
                Fall::Ace => ("duel-then-warlord-ace", "duel-then-warlord-ace-unseen"),
                Fall::Exchanged => (
                    "duel-then-warlord-exchanged",
                    "duel-then-warlord-exchanged-unseen",
                ),
            };
            one(match card {
                Some(card) => say!(text, seen, player = player, card = card),
                None => say!(text, unseen, player = player),
            })
        }
        Event::Lost {
            seat,
            cards,
            wanted,
            loss,
        } => {
            let player = voice.name(*seat);
            let fewer = u16::from(*cards) < *wanted;
            one(match (loss, fewer && *cards > 0) {
                (Loss::Penalty, _) => {
                    say!(text, "duel-then-penalty", player = player, cards = *cards)
                }
                (Loss::Damage, true) => say!(
                    text,
                    "duel-then-damage-fewer",
                    player = player,
                    cards = *cards,
                    wanted = *wanted
                ),
                (Loss::Damage, false) => {
                    say!(text, "duel-then-damage", player = player, cards = *cards)
                }
            })
        }
        Event::Reinforced { seat, cards } => one(say!(
            text,
            "duel-then-reinforced",
            player = voice.name(*seat),
            cards = *cards
        )),
        Event::Waiting { seat, why } => {
            let key = match why {
                Why::CannotDraw => "duel-then-waiting-cannot-draw",
                Why::Emptied => "duel-then-waiting-emptied",
            };
            one(say!(text, key, player = voice.name(*seat)))
        }
        // The headline has said it.
        Event::Left {
            leaving: Leaving::Conceded,
            ..
        } if before.circle().len() == 2 => Vec::new(),
        Event::Left { seat, leaving } => {
            let key = match leaving {
                Leaving::CannotDraw => "duel-then-left-cannot-draw",
                Leaving::Emptied => "duel-then-left-emptied",
                Leaving::Conceded => "duel-then-left-conceded",
            };
            one(say!(text, key, player = voice.name(*seat)))
        }
        Event::RevengeBegan { seat } => {
            one(say!(text, "duel-then-revenge", player = voice.name(*seat)))
        }
        Event::GameEnded { winner } => {
            one(say!(text, "duel-then-over", winner = voice.name(*winner)))
        }
    }
}
