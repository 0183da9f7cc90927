//! Names of items.

use super::{Cx, describe_card};
use crate::rules::ask::Part;
use crate::rules::{ActionKind, AreaNames, JumpKind, NobleHearts, Owned, Print, Special, Table};
use courtyard_core::seat::EitherSeat;
use courtyard_text::{Describe, Fact, Text, plain, say};

/// The name of a special card, which is that of its action.
pub fn special_name(text: &Text, special: Special) -> String {
    NobleHearts::kind_name(text, special.kind())
}

/// A player's special card, which can lie face down.
pub(super) fn owned_name(text: &Text, owned: Owned) -> String {
    let key = if owned.ready {
        "noble-hearts-table-special"
    } else {
        "noble-hearts-table-special-down"
    };
    say!(text, key, special = special_name(text, owned.card))
}

/// The name of one of the four numbers of a card.
pub fn print_name(text: &Text, print: Print) -> String {
    say!(text, &format!("noble-hearts-print-{}", print.name()))
}

/// An area in a sentence: the players' name for it, or its number.
pub fn area_name(cx: Cx<'_>, area: i64) -> String {
    let names = cx.further.map(AreaNames::of_header).unwrap_or_default();
    match names.get(area) {
        Some(name) => say!(cx.text, "noble-hearts-area-named", name = plain(name)),
        None => area.to_string(),
    }
}

/// A part of an action as an option.
pub fn part_name(cx: Cx<'_>, table: &Table, kind: ActionKind, part: Part) -> String {
    let text = cx.text;
    let areas = || cx.further.map(AreaNames::of_header).unwrap_or_default();
    let key = match part {
        Part::Jump(None) => "noble-hearts-screen-run",
        Part::Jump(Some(JumpKind::Up)) => "noble-hearts-screen-up",
        Part::Jump(Some(JumpKind::Down)) => "noble-hearts-screen-down",
        Part::Jump(Some(JumpKind::Long)) => "noble-hearts-kind-long-jump",
        Part::With(None) => "noble-hearts-screen-plain",
        Part::Landing(_) if lands_up(table, kind, part) => "noble-hearts-screen-lands-up",
        Part::Landing(_) => "noble-hearts-screen-lands-down",
        Part::OneMore => "noble-hearts-screen-one-more",
        Part::Special(None) => "play-none",
        Part::With(Some(special)) | Part::Special(Some(special)) => {
            return special_name(text, special);
        }
        Part::Seat(seat) => return cx.name(seat),
        Part::Card(card) => return describe_card(text, &card, &areas()),
        Part::Stroke(number) => {
            let attack = table.attack.as_ref();
            let stroke = attack.and_then(|attack| attack.strokes.get(number));
            let (fight, area) = stroke.map_or((0, 0), |stroke| (stroke.fight, stroke.area));
            let areas = areas();
            let area = match areas.get(area.into()) {
                Some(name) => plain(name).into_owned(),
                None => say!(text, "noble-hearts-screen-area", area),
            };
            let number = number + 1;
            return say!(text, "noble-hearts-screen-stroke", number, fight, area);
        }
    };
    text.get(key).into_owned()
}

/// Whether the nobleman lands on something; `true` for other parts.
pub fn lands_up(table: &Table, kind: ActionKind, part: Part) -> bool {
    let Part::Landing(landing) = part else {
        return true;
    };
    landing.unwrap_or_else(|| kind == ActionKind::Saltomortale && table.own().raised)
}

/// The position of a marker as a part of a sentence: positive numbers are on the side of seat 0.
pub fn place(cx: Cx<'_>, spot: i64, most: u8) -> String {
    let towards = match spot {
        0 => return say!(cx.text, "noble-hearts-place-centre"),
        1.. => EitherSeat::Zero,
        _ => EitherSeat::One,
    };
    say!(
        cx.text,
        "noble-hearts-place-towards",
        spots = spot.unsigned_abs(),
        player = cx.name(towards),
        most
    )
}

/// The players' names of the areas.
pub(super) fn describe_areas(cx: Cx<'_>) -> Option<Fact> {
    let names = cx.further.map(AreaNames::of_header).unwrap_or_default();
    (!names.is_empty()).then(|| Fact {
        name: say!(cx.text, "noble-hearts-rule-areas"),
        value: named_areas(cx.text, &names),
    })
}

/// The named areas in a list: “1: “head” and 3: “arm””.
pub fn named_areas(text: &Text, names: &AreaNames) -> String {
    let areas = 1..=names.as_slice().len() as i64;
    text.list(areas.filter_map(|area| {
        let name = say!(
            text,
            "noble-hearts-area-named",
            name = plain(names.get(area)?)
        );
        Some(say!(text, "noble-hearts-area-is", area, name))
    }))
}
