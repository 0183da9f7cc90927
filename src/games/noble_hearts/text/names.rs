//! Names of items.

use super::Cx;
use crate::rules::{AreaNames, NobleHearts, Print, Special};
use courtyard_core::seat::EitherSeat;
use courtyard_text::{Describe, Fact, Text, plain, say};

/// The name of a special card, which is that of its action.
pub fn special_name(text: &Text, special: Special) -> String {
    NobleHearts::kind_name(text, special.kind())
}

/// The name of one of the four numbers of a card.
pub fn print_name(text: &Text, print: Print) -> String {
    let key = match print {
        Print::Fight => "noble-hearts-print-fight",
        Print::Area => "noble-hearts-print-area",
        Print::Move => "noble-hearts-print-move",
        Print::Redraw => "noble-hearts-print-redraw",
    };
    say!(text, key)
}

/// An area in a sentence: the players' name for it, or its number.
pub fn area_name(cx: Cx<'_>, area: i64) -> String {
    let names = cx.further.map(AreaNames::of_header).unwrap_or_default();
    match names.get(area) {
        Some(name) => say!(cx.text, "noble-hearts-area-named", name = plain(name)),
        None => area.to_string(),
    }
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
        most = most
    )
}

/// The players' names of the areas.
pub(super) fn describe_areas(cx: Cx<'_>) -> Option<Fact> {
    let names = cx.further.map(AreaNames::of_header).unwrap_or_default();
    let areas = 1..=names.as_slice().len() as i64;
    let named = areas.filter_map(|area| {
        names.get(area)?;
        let name = area_name(cx, area);
        Some(say!(
            cx.text,
            "noble-hearts-area-is",
            area = area,
            name = name
        ))
    });
    let named: Vec<String> = named.collect();
    (!named.is_empty()).then(|| Fact {
        name: say!(cx.text, "noble-hearts-rule-areas"),
        value: cx.text.list(named),
    })
}
