//! *Duel* told.

mod board;
mod count;
mod follows;
mod names;
mod refusal;
mod rulebook;

pub use follows::after_battle;
use names::ace_name;
pub use names::{
    card_name, edition_about, edition_name, kind_about, kind_name, known_card, part_name,
    phase_name, rule_about, rule_name, rule_value, sum, sum_titled, term_name,
};
pub use refusal::describe_misfit;
pub use rulebook::rulebook;

use super::{Describe, Fact, Sum, Tally, Text, TextContext, say};
use crate::games::duel::action::{Laid, Target, Told as Names};
use crate::games::duel::battle::Verdict;
use crate::games::duel::count::Count;
use crate::games::duel::table::{Phase, Stage, Standing, State};
use crate::games::duel::{
    Action, ActionKind, Correction, Duel, Edition, Event, Refusal, Table, Warlord, referee,
};
use crate::seat::{Seat, Seats};
use crate::session::Session;
use crate::text;
use crate::text::Language;

type Told<'a> = TextContext<'a, Duel>;

impl Describe for Duel {
    fn messages(language: Language) -> &'static [&'static str] {
        match language {
            Language::English | Language::Pseudo => &[
                include_str!("../../../assets/locales/en/duel.ftl"),
                include_str!("../../../assets/locales/en/duel-screens.ftl"),
            ],
            Language::Spanish => &[
                include_str!("../../../assets/locales/es/duel.ftl"),
                include_str!("../../../assets/locales/es/duel-screens.ftl"),
            ],
        }
    }

    fn title(text: &Text) -> String {
        text.get("duel-title").into_owned()
    }

    fn describe_rules(voice: Told<'_>) -> Vec<Fact> {
        names::describe_rules(voice)
    }

    fn active(table: &Table) -> Option<Seat> {
        (table.stage != Stage::SetUp).then_some(table.active)
    }

    fn headline(voice: Told<'_>, before: &Table, action: &Action) -> String {
        headline(voice, before, action)
    }

    fn consequences(
        voice: Told<'_>,
        before: &Table,
        action: &Action,
        events: &[Event],
        after: &Table,
    ) -> Vec<String> {
        follows::consequences(voice, before, action, events, after)
    }

    fn is_undecided(events: &[Event]) -> bool {
        let waits = |event: &Event| matches!(event, Event::LastChance { .. });
        events.iter().any(waits)
    }

    fn sums(voice: Told<'_>, before: &Table, action: &Action) -> Vec<Sum> {
        sums(voice, before, action)
    }

    fn refusal(voice: Told<'_>, table: &Table, refusal: &Refusal) -> String {
        refusal::refusal(voice, table, refusal)
    }

    fn kind_name(text: &Text, kind: &str) -> String {
        let kind = ActionKind::ALL.iter().find(|k| k.name() == kind);
        kind.map_or_else(String::new, |k| kind_name(text, *k))
    }

    fn describe_table(voice: Told<'_>, table: &Table) -> Vec<String> {
        board::describe_table(voice, table)
    }

    fn gauge(table: &Table) -> Seats<i64> {
        table.sides.clone().map(|side| side.draw.into())
    }

    fn gauge_name(text: &Text) -> String {
        text.get("duel-gauge").into_owned()
    }

    fn describe_edition(text: &Text, edition: &str) -> String {
        match Edition::from_name(edition) {
            Some(edition) => edition_name(text, edition),
            None => edition.to_owned(),
        }
    }

    fn describe_count(text: &Text, count: &Count) -> Vec<text::Table> {
        count::describe_count(text, count)
    }

    fn tallies(text: &Text, session: &Session<Duel>) -> Vec<Tally> {
        let mut won = session.table().sides.clone().map(|_| 0);
        session.replay(|scene| {
            for event in scene.events {
                if let Event::BattleEnded {
                    attacker,
                    defender,
                    verdict,
                    ..
                } = event
                {
                    match verdict {
                        Verdict::Attacker => won[*attacker] += 1,
                        Verdict::Defender => won[*defender] += 1,
                        Verdict::Tie => {}
                    }
                }
            }
        });
        vec![
            Tally {
                id: "cards_left",
                name: text.get("duel-tally-cards-left").into_owned(),
                of: session.table().sides.clone().map(|side| side.draw.into()),
            },
            Tally {
                id: "battles_won",
                name: text.get("duel-tally-battles-won").into_owned(),
                of: won,
            },
        ]
    }
}

/// Both sides' sums when this action turns their cards up.
fn sums(voice: Told<'_>, before: &Table, action: &Action) -> Vec<Sum> {
    if !matches!(action, Action::Reveal { .. }) {
        return Vec::new();
    }
    let mut after = before.clone();
    let events = referee::play(voice.rules, &mut after, action).unwrap_or_default();
    let compared = events.iter().find_map(|event| match event {
        Event::Compared {
            attacker,
            defender,
            attacker_strength,
            defender_strength,
        } => Some([
            sum(voice, *attacker, true, attacker_strength),
            sum(voice, *defender, false, defender_strength),
        ]),
        _ => None,
    });
    compared.into_iter().flatten().collect()
}

/// The Warlord of a slot, given as a journal gives slots, if its card is known.
fn known_warlord(table: &State, seat: Seat, slot: i64) -> Option<Warlord> {
    let slot = usize::try_from(slot).ok()?;
    let standing = table.sides.get(seat)?.standing(slot);
    standing.and_then(Standing::card)
}

/// A slot's number for people: they count from 1.
fn place(slot: i64) -> i64 {
    slot.saturating_add(1)
}

fn headline(voice: Told<'_>, before: &State, action: &Action) -> String {
    let text = voice.text;
    let of = |seat: Option<Seat>| voice.name(seat.unwrap_or(before.active));
    let player = of(match action {
        Action::Setup { first } => Some(*first),
        Action::Support { seat, .. }
        | Action::Ace { seat, .. }
        | Action::Reinforce { seat, .. }
        | Action::Concede { seat }
        | Action::Tell { seat, .. }
        | Action::Adjust { seat, .. } => Some(*seat),
        Action::Defend { .. } | Action::Resolve => before.battle.as_ref().map(|b| b.defender),
        Action::Out => before.pending.map(|p| p.seat),
        Action::NextPhase
        | Action::EndTurn
        | Action::Warlord { .. }
        | Action::Exchange { .. }
        | Action::Attack { .. }
        | Action::Reveal { .. }
        | Action::Note { .. } => None,
    });
    match action {
        Action::Setup { .. } => say!(text, "duel-did-setup", player = player),
        Action::NextPhase => {
            let next = match before.stage {
                Stage::Turn(Phase::Preparation) if !before.cut_short => Some(Phase::Attack),
                Stage::Turn(Phase::Attack) => Some(Phase::Renewal),
                Stage::Turn(Phase::Preparation | Phase::Renewal)
                | Stage::SetUp
                | Stage::Over(_) => None,
            };
            match next {
                Some(next) => {
                    let phase = phase_name(text, next);
                    say!(text, "duel-did-next-phase", player = player, phase = phase)
                }
                None => say!(text, "duel-did-end-turn", player = player),
            }
        }
        Action::EndTurn => say!(text, "duel-did-end-turn", player = player),
        Action::Warlord { slot, card: None } => {
            say!(
                text,
                "duel-did-warlord",
                player = player,
                slot = place(*slot)
            )
        }
        Action::Warlord {
            slot,
            card: Some(card),
        } => say!(
            text,
            "duel-did-warlord-told",
            player = player,
            card = card_name(text, *card),
            slot = place(*slot)
        ),
        Action::Exchange { slot, card: None } => {
            say!(
                text,
                "duel-did-exchange",
                player = player,
                slot = place(*slot)
            )
        }
        Action::Exchange {
            slot,
            card: Some(card),
        } => say!(
            text,
            "duel-did-exchange-told",
            player = player,
            card = card_name(text, *card),
            slot = place(*slot)
        ),
        Action::Attack { slot } => {
            let opponent = of(before.target());
            let Some(slot) = *slot else {
                return say!(
                    text,
                    "duel-did-attack",
                    player = player,
                    opponent = opponent
                );
            };
            match known_warlord(before, before.active, slot) {
                Some(warlord) => say!(
                    text,
                    "duel-did-attack-led-known",
                    player = player,
                    opponent = opponent,
                    card = card_name(text, warlord.role())
                ),
                None => say!(
                    text,
                    "duel-did-attack-led",
                    player = player,
                    opponent = opponent,
                    slot = place(slot)
                ),
            }
        }
        Action::Defend { slot, army } => match (slot, army) {
            (None, false) => say!(text, "duel-did-defend-none", player = player),
            (None, true) => say!(text, "duel-did-defend-army", player = player),
            (Some(slot), false) => say!(
                text,
                "duel-did-defend-warlord",
                player = player,
                slot = place(*slot)
            ),
            (Some(slot), true) => say!(
                text,
                "duel-did-defend-both",
                player = player,
                slot = place(*slot)
            ),
        },
        Action::Support { count, .. } => {
            say!(text, "duel-did-support", player = player, count = *count)
        }
        Action::Reveal { .. } => {
            let battle = before.battle.as_ref();
            say!(
                text,
                "duel-did-reveal",
                attacker = of(battle.map(|b| b.attacker)),
                defender = of(battle.map(|b| b.defender))
            )
        }
        Action::Resolve => say!(text, "duel-did-resolve", player = player),
        Action::Ace {
            card, target: None, ..
        } => say!(
            text,
            "duel-did-ace-battle",
            player = player,
            card = ace_name(text, *card)
        ),
        Action::Ace {
            card,
            target: Some(Target { against, slot }),
            ..
        } => say!(
            text,
            "duel-did-ace-outside",
            player = player,
            card = ace_name(text, *card),
            opponent = voice.name(*against),
            slot = place(*slot)
        ),
        Action::Reinforce { .. } => say!(text, "duel-did-reinforce", player = player),
        Action::Out => say!(text, "duel-did-out", player = player),
        Action::Concede { .. } => say!(text, "duel-did-concede", player = player),
        Action::Tell {
            told: Names::Discard { discard },
            ..
        } if discard.is_empty() => say!(text, "duel-did-tell-nothing", player = player),
        Action::Tell {
            told: Names::Discard { discard },
            ..
        } => {
            let topmost_first = discard.iter().rev();
            let cards = text.list(topmost_first.map(|card| card_name(text, *card)));
            say!(
                text,
                "duel-did-tell-discard",
                player = player,
                cards = cards
            )
        }
        Action::Tell {
            told: Names::Slot { slot, card },
            ..
        } => say!(
            text,
            "duel-did-tell-slot",
            player = player,
            slot = place(*slot),
            card = card_name(text, *card)
        ),
        Action::Adjust { correction, .. } => correction_told(text, player, correction),
        Action::Note { text: note } => say!(text, "duel-did-note", text = note),
    }
}

fn correction_told(text: &Text, player: String, correction: &Correction) -> String {
    match *correction {
        Correction::Numbers {
            hand,
            draw,
            discard,
        } => say!(
            text,
            "duel-did-adjust-numbers",
            player = player,
            hand = hand,
            draw = draw,
            discard = discard
        ),
        Correction::Slot {
            slot,
            warlord: None,
        } => say!(
            text,
            "duel-did-adjust-none",
            player = player,
            slot = place(slot)
        ),
        Correction::Slot {
            slot,
            warlord: Some(Laid { card: None, .. }),
        } => say!(
            text,
            "duel-did-adjust-unknown",
            player = player,
            slot = place(slot)
        ),
        Correction::Slot {
            slot,
            warlord:
                Some(Laid {
                    card: Some(card),
                    face_up,
                }),
        } => say!(
            text,
            "duel-did-adjust-warlord",
            player = player,
            card = card_name(text, card),
            up = face_up,
            slot = place(slot)
        ),
    }
}

#[cfg(test)]
mod tests;
