//! Descriptions of *Duel*.

// A new variant of one of the game's enums does not compile until it is described.
#![warn(clippy::wildcard_enum_match_arm)]

mod board;
mod count;
mod follows;
mod mat;
mod names;
mod refusal;
mod rulebook;

pub use follows::after_battle;
use names::ace_name;
pub use names::{
    card_name, kind_about, known_card, part_name, phase_name, sum, sum_titled, term_name,
};
pub use refusal::describe_misfit;

use crate::rules::action::NamedCards;
use crate::rules::battle::Verdict;
use crate::rules::count::Count;
use crate::rules::table::{Phase, Stage, Standing, State};
use crate::rules::{Action, Duel, Event, Name, Refusal, Rules, Table, Warlord};
use courtyard_core::game::Game;
use courtyard_core::seat::{Seat, Seats};
use courtyard_session::Session;
use courtyard_text as text;
use courtyard_text::Language;
use courtyard_text::{Chapter, Describe, MatRow, Sum, Tally, Text, TextContext, say};

type Cx<'a> = TextContext<'a, Duel>;

impl Describe for Duel {
    fn messages(language: Language) -> Vec<&'static str> {
        courtyard_text::messages!(language, "$CARGO_MANIFEST_DIR/locales")
    }

    fn title(text: &Text) -> String {
        text.get("duel-title").into_owned()
    }

    fn chapters(text: &Text, rules: &Rules) -> Vec<Chapter> {
        rulebook::rulebook(text, rules)
    }

    fn mat(text: &Text, rules: &Rules) -> Vec<MatRow> {
        mat::mat(text, rules)
    }

    fn active(table: &Table) -> Option<Seat> {
        (table.stage != Stage::SetUp).then_some(table.active)
    }

    fn headline(cx: Cx<'_>, before: &Table, action: &Action) -> String {
        headline(cx, before, action)
    }

    fn consequences(
        cx: Cx<'_>,
        before: &Table,
        action: &Action,
        events: &[Event],
        after: &Table,
    ) -> Vec<String> {
        follows::consequences(cx, before, action, events, after)
    }

    fn is_undecided(events: &[Event]) -> bool {
        let waits = |event: &Event| matches!(event, Event::LastChance { .. });
        events.iter().any(waits)
    }

    fn sums(cx: Cx<'_>, before: &Table, action: &Action) -> Vec<Sum> {
        sums(cx, before, action)
    }

    fn refusal(cx: Cx<'_>, table: &Table, refusal: &Refusal) -> String {
        refusal::refusal(cx, table, refusal)
    }

    fn word(cx: Cx<'_>, type_name: &'static str, value: &str) -> Option<String> {
        match type_name {
            "Name" => Some(card_name(cx.text, value.parse::<Name>().ok()?)),
            "Phase" => Some(say!(cx.text, &format!("duel-phase-{value}"))),
            _ => None,
        }
    }

    fn describe_table(cx: Cx<'_>, table: &Table) -> Vec<String> {
        board::describe_table(cx, table)
    }

    fn gauge(table: &Table) -> Seats<i64> {
        table.sides.clone().map(|side| side.draw.into())
    }

    fn gauge_name(text: &Text) -> String {
        text.get("duel-gauge").into_owned()
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

/// Both sides' sums if this action turns their cards face up.
fn sums(cx: Cx<'_>, before: &Table, action: &Action) -> Vec<Sum> {
    if !matches!(action, Action::Reveal { .. }) {
        return Vec::new();
    }
    let mut after = before.clone();
    let events = Duel::play(cx.rules, &mut after, action).unwrap_or_default();
    let compared = events.iter().find_map(|event| {
        let Event::Compared {
            attacker,
            defender,
            attacker_strength,
            defender_strength,
        } = event
        else {
            return None;
        };
        Some([
            sum(cx, *attacker, true, attacker_strength),
            sum(cx, *defender, false, defender_strength),
        ])
    });
    compared.into_iter().flatten().collect()
}

/// The Warlord of a slot, numbered as in a journal, if its card is known.
fn known_warlord(table: &State, seat: Seat, slot: i64) -> Option<Warlord> {
    let slot = usize::try_from(slot).ok()?;
    let standing = table.sides.get(seat)?.standing(slot);
    standing.and_then(Standing::card)
}

fn headline(cx: Cx<'_>, before: &State, action: &Action) -> String {
    let text = cx.text;
    let of = |seat: Option<Seat>| cx.name(seat.unwrap_or(before.active));
    let player = of(match action {
        Action::Setup { first } => Some(*first),
        Action::Tell { seat, .. } | Action::Adjust { seat, .. } => Some(*seat),
        Action::NextPhase
        | Action::EndTurn
        | Action::Warlord { .. }
        | Action::Exchange { .. }
        | Action::Attack { .. }
        | Action::Defend { .. }
        | Action::Support { .. }
        | Action::Reveal { .. }
        | Action::Resolve
        | Action::Ace { .. }
        | Action::Reinforce { .. }
        | Action::Out
        | Action::Concede { .. }
        | Action::Note { .. } => action.actor(before),
    });
    let sentence = cx.sentence("headline", action);
    let sentence = sentence.with("player", player.clone());
    match action {
        Action::NextPhase => {
            let next = match before.stage {
                Stage::Turn(Phase::Preparation) if !before.cut_short => Phase::Attack,
                Stage::Turn(Phase::Attack) => Phase::Renewal,
                Stage::Turn(Phase::Preparation | Phase::Renewal)
                | Stage::SetUp
                | Stage::Over(_) => return headline(cx, before, &Action::EndTurn),
            };
            sentence.with("phase", phase_name(text, next))
        }
        Action::Attack { slot } => {
            let leader = slot.and_then(|slot| known_warlord(before, before.active, slot));
            let leader = leader.map(|warlord| card_name(text, warlord.role()));
            sentence
                .with("opponent", of(before.target()))
                .with("leader", leader.unwrap_or_else(|| "none".to_owned()))
        }
        Action::Reveal { .. } => {
            let battle = before.battle.as_ref();
            sentence
                .with("attacker", of(battle.map(|b| b.attacker)))
                .with("defender", of(battle.map(|b| b.defender)))
        }
        Action::Ace { card, target, .. } => {
            let battle = before.battle.as_ref();
            sentence
                .with("card", ace_name(text, *card))
                .with("target", target.is_some())
                .with("attacker", of(battle.map(|b| b.attacker)))
                .with(
                    "led",
                    battle.is_some_and(|b| b.attacker_side.slot.is_some()),
                )
        }
        Action::Tell {
            named: NamedCards::Discard { discard },
            ..
        } => {
            let topmost_first = discard.iter().rev();
            let cards = text.list(topmost_first.map(|card| card_name(text, *card)));
            let what = match discard.is_empty() {
                true => "nothing",
                false => "discard",
            };
            sentence.with("cards", cards).with("told", what)
        }
        Action::Tell {
            named: NamedCards::Slot { .. },
            ..
        } => sentence.with("told", "slot"),
        Action::Adjust { correction, .. } => {
            let sort = format!("headline-adjust-{}", <&str>::from(correction));
            cx.sentence(&sort, correction).with("player", player)
        }
        // The message needs only the fields and the player.
        Action::Setup { .. }
        | Action::EndTurn
        | Action::Warlord { .. }
        | Action::Exchange { .. }
        | Action::Defend { .. }
        | Action::Support { .. }
        | Action::Resolve
        | Action::Reinforce { .. }
        | Action::Out
        | Action::Concede { .. }
        | Action::Note { .. } => sentence,
    }
    .finish()
}
