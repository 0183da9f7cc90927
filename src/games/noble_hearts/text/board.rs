//! The table as lines of text.

use super::{Cx, names};
use crate::rules::table::{Stage, State};
use courtyard_core::seat::EitherSeat;
use courtyard_text::{describe_result, say};

/// Describes the whole table, line by line.
pub(super) fn describe_table(cx: Cx<'_>, table: &State) -> Vec<String> {
    let (text, rules) = (cx.text, cx.rules);
    let mut lines = vec![match table.stage {
        Stage::SetUp => return vec![say!(text, "table-not-set-up")],
        Stage::Play => in_play(cx, table),
        Stage::Over(ending) => {
            let outcome = courtyard_core::game::Outcome::won_by(ending.winner);
            say!(
                text,
                "noble-hearts-table-over",
                turn = table.turn,
                result = describe_result(text, cx.players, Some(outcome))
            )
        }
    }];
    if let Some(attack) = &table.attack {
        lines.extend(attack.strokes.iter().map(|stroke| {
            let key = if stroke.blocked {
                "noble-hearts-table-stroke-blocked"
            } else if stroke.evaded {
                "noble-hearts-table-stroke-evaded"
            } else {
                "noble-hearts-table-stroke"
            };
            say!(
                text,
                key,
                fight = stroke.fight,
                area = names::area_name(cx, stroke.area.into()),
                player = cx.name(attack.by.other())
            )
        }));
    }
    for seat in EitherSeat::BOTH {
        lines.push(String::new());
        lines.extend(describe_side(cx, table, seat));
    }
    let mut below = Vec::new();
    if rules.charm_spots > 0 {
        let place = names::place(cx, table.charm.into(), rules.charm_spots);
        below.push(say!(text, "noble-hearts-table-charm", place));
    }
    if rules.skill_spots > 0 {
        let place = names::place(cx, table.skill.into(), rules.skill_spots);
        below.push(say!(text, "noble-hearts-table-skill", place));
    }
    if rules.roses > 0 {
        below.push(say!(text, "noble-hearts-table-roses", count = table.roses));
    }
    if rules.has_specials() {
        let count = table.special_pile(rules);
        below.push(say!(text, "noble-hearts-table-pile", count));
    }
    if !below.is_empty() {
        lines.push(String::new());
        lines.append(&mut below);
    }
    lines
}

fn in_play(cx: Cx<'_>, table: &State) -> String {
    let key = match (table.choice, &table.attack, table.kept) {
        (Some(_), _, _) => "noble-hearts-table-choose",
        (None, Some(_), _) => "noble-hearts-table-evade",
        (None, None, true) => "noble-hearts-table-kept",
        (None, None, false) => "noble-hearts-table-act",
    };
    let seat = table.choice.unwrap_or(table.initiative);
    say!(cx.text, key, turn = table.turn, player = cx.name(seat))
}

fn describe_side(cx: Cx<'_>, table: &State, seat: EitherSeat) -> Vec<String> {
    let text = cx.text;
    let side = &table.sides[seat];
    let mut lines = vec![say!(
        text,
        "noble-hearts-table-side",
        player = cx.name(seat),
        raised = side.raised,
        hand = side.hand,
        deck = side.deck,
        discard = side.discard.len()
    )];
    if !side.specials.is_empty() {
        let own = side.specials.iter();
        let own = text.list(own.map(|owned| names::owned_name(text, *owned)));
        let specials = say!(text, "noble-hearts-table-specials", specials = own);
        lines.push(format!("  {specials}"));
    }
    if cx.rules.roses > 0 {
        let roses = say!(text, "noble-hearts-table-roses-of", count = side.roses);
        lines.push(format!("  {roses}"));
    }
    lines
}
