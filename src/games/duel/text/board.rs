//! The table as lines of text.

use std::iter::zip;

use super::{Cx, card_name, phase_name, sum};
use crate::rules::table::{Battle, Stage, Standing, State, Step};
use courtyard_core::seat::Seat;
use courtyard_text::{describe_result, say};

/// Describes the whole table, line by line.
pub(super) fn describe_table(cx: Cx<'_>, table: &State) -> Vec<String> {
    let text = cx.text;
    let head = match table.stage {
        Stage::SetUp => return vec![say!(text, "duel-table-setup")],
        Stage::Turn(phase) => say!(
            text,
            "duel-table-turn",
            turn = table.turn,
            player = cx.name(table.active),
            phase = phase_name(text, phase)
        ),
        Stage::Over(_) => say!(
            text,
            "table-over",
            turn = table.turn,
            result = describe_result(text, cx.players, table.outcome())
        ),
    };
    let mut lines = vec![head];
    if let (Stage::Turn(_), Some(target)) = (table.stage, table.target()) {
        if table.cut_short {
            lines.push(say!(text, "duel-table-cut-short"));
        }
        if table.revenge {
            let player = cx.name(table.active);
            lines.push(say!(text, "duel-table-revenge", player));
        }
        lines.push(say!(text, "duel-table-target", player = cx.name(target)));
    }
    for seat in table.sides.seats() {
        lines.push(String::new());
        lines.extend(describe_side(cx, table, seat));
    }
    if let Some(pending) = table.pending {
        lines.push(String::new());
        let player = cx.name(pending.seat);
        lines.push(say!(text, "duel-table-pending", player));
    }
    if let Some(battle) = &table.battle {
        lines.push(String::new());
        lines.extend(describe_battle(cx, table, battle));
    }
    if let Some(record) = &table.last_battle {
        lines.push(String::new());
        let (attacker, defender) = (cx.name(record.attacker), cx.name(record.defender));
        lines.push(match (record.ace, &record.strengths) {
            (None, Some([attack, defence])) => say!(
                text,
                "duel-table-last",
                attacker,
                attack = attack.total(),
                defender,
                defence = defence.total(),
                outcome = record.verdict.name()
            ),
            (ace, _) => {
                let unseen = || say!(text, "duel-card-unseen");
                let card = ace.map_or_else(unseen, |ace| card_name(text, ace.card()));
                say!(text, "duel-table-last-ace", attacker, defender, card)
            }
        });
    }
    lines
}

fn describe_side(cx: Cx<'_>, table: &State, seat: Seat) -> Vec<String> {
    let text = cx.text;
    let side = &table.sides[seat];
    let key = if table.out.contains(&seat) {
        "duel-table-side-out"
    } else {
        "duel-table-side"
    };
    let mut lines = vec![say!(
        text,
        key,
        player = cx.name(seat),
        draw = side.draw,
        hand = side.hand,
        discard = side.discard.len()
    )];
    if let Some(top) = side.top() {
        let card = card_name(text, top);
        lines.push(format!("  {}", say!(text, "duel-table-top", card)));
    }
    for (slot, standing) in side.slots.iter().enumerate() {
        let card = standing.and_then(Standing::card);
        let card = card.map(|w| card_name(text, w.card()));
        let warlord = match (standing, card) {
            (None, _) => say!(text, "duel-table-slot-empty"),
            (Some(_), None) => say!(text, "duel-table-slot-unseen"),
            (Some(standing), Some(card)) => {
                let key = if standing.is_face_up() {
                    "duel-table-slot-up"
                } else {
                    "duel-table-slot-down"
                };
                say!(text, key, card)
            }
        };
        let line = say!(text, "duel-table-slot", slot = slot + 1, warlord);
        lines.push(format!("  {line}"));
    }
    lines
}

fn describe_battle(cx: Cx<'_>, table: &State, battle: &Battle) -> Vec<String> {
    let text = cx.text;
    let (attacker, defender) = (battle.attacker, battle.defender);
    let mut lines = vec![say!(
        text,
        "duel-table-battle",
        attacker = cx.name(attacker),
        defender = cx.name(defender)
    )];
    for (seat, strength) in zip(
        [attacker, defender],
        table.strengths(cx.rules).iter().flatten(),
    ) {
        let sum = sum(cx, seat, seat == attacker, strength);
        lines.push(format!("  {}", sum.description));
    }
    let key = match battle.step() {
        Step::Defend => "duel-table-step-defend",
        Step::AttackerSupport | Step::DefenderSupport => "duel-table-step-support",
        Step::Reveal => "duel-table-step-reveal",
        Step::LastChance => "duel-table-step-last-chance",
    };
    let acts = battle.acts().map(|seat| cx.name(seat));
    lines.push(say!(text, key, player = acts.unwrap_or_default()));
    lines
}
