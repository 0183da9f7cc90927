//! *Noble Hearts* told.

mod board;
mod count;
mod decks;
mod follows;
mod names;
mod refusal;
mod rulebook;

pub use decks::{cards_met, describe_card, describe_deck_fault};
pub use names::{
    area_name, edition_about, edition_name, kind_about, kind_name, place, print_name, rule_about,
    rule_name, rule_value, special_name,
};
pub use rulebook::rulebook;

use strum::VariantArray;

use super::{Describe, Fact, Sum, SumTerm, Tally, Text, TextContext, say};
use crate::games::noble_hearts::count::Count;
use crate::games::noble_hearts::table::State;
use crate::games::noble_hearts::{
    Action, ActionKind, Charge, Correction, Edition, Event, Jump, Named, NobleHearts, Refusal,
    Table, With,
};
use crate::seat::{Pair, Seat, Seats};
use crate::session::Session;
use crate::text;
use crate::text::Language;

type Told<'a> = TextContext<'a, NobleHearts>;

impl Describe for NobleHearts {
    fn messages(language: Language) -> &'static [&'static str] {
        match language {
            Language::English | Language::Pseudo => &[
                include_str!("../../../assets/locales/en/noble-hearts.ftl"),
                include_str!("../../../assets/locales/en/noble-hearts-decks.ftl"),
                include_str!("../../../assets/locales/en/noble-hearts-rules.ftl"),
                include_str!("../../../assets/locales/en/noble-hearts-screens.ftl"),
            ],
            Language::Spanish => &[
                include_str!("../../../assets/locales/es/noble-hearts.ftl"),
                include_str!("../../../assets/locales/es/noble-hearts-decks.ftl"),
                include_str!("../../../assets/locales/es/noble-hearts-rules.ftl"),
                include_str!("../../../assets/locales/es/noble-hearts-screens.ftl"),
            ],
        }
    }

    fn title(text: &Text) -> String {
        text.get("noble-hearts").into_owned()
    }

    fn describe_rules(voice: Told<'_>) -> Vec<Fact> {
        names::describe_rules(voice)
    }

    fn active(table: &Table) -> Option<Seat> {
        table.active().map(Seat::from)
    }

    fn headline(voice: Told<'_>, before: &Table, action: &Action) -> String {
        headline(voice, before, action)
    }

    fn consequences(
        voice: Told<'_>,
        _before: &Table,
        action: &Action,
        events: &[Event],
        after: &Table,
    ) -> Vec<String> {
        follows::consequences(voice, action, events, after)
    }

    fn sums(voice: Told<'_>, before: &Table, action: &Action) -> Vec<Sum> {
        berserk_sum(voice, before, action).into_iter().collect()
    }

    fn refusal(voice: Told<'_>, _table: &Table, refusal: &Refusal) -> String {
        refusal::refusal(voice, refusal)
    }

    fn kind_name(text: &Text, kind: &str) -> String {
        let kind = ActionKind::VARIANTS.iter().find(|k| k.name() == kind);
        kind.map_or_else(String::new, |k| kind_name(text, *k))
    }

    fn describe_table(voice: Told<'_>, table: &Table) -> Vec<String> {
        board::describe_table(voice, table)
    }

    fn gauge(table: &Table) -> Seats<i64> {
        let charm = i64::from(table.charm);
        Pair([charm, -charm]).into()
    }

    fn gauge_name(text: &Text) -> String {
        text.get("hearts-gauge").into_owned()
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

    fn tallies(text: &Text, session: &Session<NobleHearts>) -> Vec<Tally> {
        let mut attacks = Pair::default();
        let mut blocks = Pair::default();
        let mut roses = Pair::default();
        session.replay(|scene| {
            let mut attacked = None;
            for event in scene.events {
                match event {
                    Event::StrokeLaid { by, .. } => attacked = Some(*by),
                    Event::StrokeBlocked { by, .. } => blocks[by.other()] += 1,
                    Event::RoseCollected { seat, .. } => roses[*seat] += 1,
                    _ => {}
                }
            }
            if let Some(by) = attacked {
                attacks[by] += 1;
            }
        });
        let tally = |id: &'static str, name: &str, of: Pair<u64>| Tally {
            id,
            name: text.get(name).into_owned(),
            of: of.into(),
        };
        vec![
            tally("attacks", "hearts-tally-attacks", attacks),
            tally("blocks", "hearts-tally-blocks", blocks),
            tally("roses", "hearts-tally-roses", roses),
        ]
    }
}

/// A number as somebody told it.
fn number(text: &Text, number: Option<i64>) -> String {
    match number {
        Some(number) => number.to_string(),
        None => say!(text, "hearts-unknown"),
    }
}

/// The fights of the cards added; unknown if one is.
fn fights(cards: &[Named]) -> Option<i64> {
    cards
        .iter()
        .try_fold(0_i64, |sum, card| Some(sum.saturating_add(card.fight?)))
}

/// The strokes that these cards are: “7 in area 1 and 3 in area 2”.
fn strokes(voice: Told<'_>, with: Option<With>, cards: &[Named]) -> String {
    let text = voice.text;
    let stroke = |fight: Option<i64>, area: Option<i64>| {
        say!(
            text,
            "hearts-stroke",
            fight = number(text, fight),
            area = match area {
                Some(area) => area_name(voice, area),
                None => number(text, None),
            }
        )
    };
    match with {
        None | Some(With::Combination) => {
            text.list(cards.iter().map(|card| stroke(card.fight, card.area)))
        }
        Some(With::Feint { area }) => stroke(fights(cards), Some(area)),
        Some(With::Berserk) => stroke(fights(cards), cards.first().and_then(|card| card.area)),
    }
}

/// The fights of a berserk attack, added up.
fn berserk_sum(voice: Told<'_>, before: &State, action: &Action) -> Option<Sum> {
    let cards = match action {
        Action::Berserk { cards } => cards,
        Action::Charge(Charge {
            cards,
            with: Some(With::Berserk),
            ..
        }) => cards,
        _ => return None,
    };
    let text = voice.text;
    let terms: Vec<SumTerm> = cards
        .iter()
        .map(|card| {
            Some(SumTerm {
                name: say!(text, "hearts-print-fight"),
                value: u32::try_from(card.fight?).ok()?,
            })
        })
        .collect::<Option<_>>()?;
    let total = terms.iter().map(|term| term.value).sum();
    let title = voice.name(before.initiative);
    Some(Sum::new(text, title, terms, total))
}

fn headline(voice: Told<'_>, before: &State, action: &Action) -> String {
    let text = voice.text;
    let seat = match action {
        Action::Setup { first, .. } => *first,
        Action::Concede { seat } => *seat,
        _ => before.active().unwrap_or(before.initiative),
    };
    let player = voice.name(seat);
    let one = std::slice::from_ref;
    match action {
        Action::Setup { .. } => say!(text, "hearts-did-setup", player = player),
        Action::Attack { card } => say!(
            text,
            "hearts-did-attack",
            player = player,
            strokes = strokes(voice, None, one(card))
        ),
        Action::Charge(charge) => {
            let jump = match charge.jump {
                None => "none",
                Some(Jump::Up) => "up",
                Some(Jump::Down { .. }) => "down",
                Some(Jump::Long { .. }) => "long",
            };
            let strokes = strokes(voice, charge.with, &charge.cards);
            match charge.with {
                None => say!(
                    text,
                    "hearts-did-charge",
                    jump = jump,
                    player = player,
                    strokes = strokes
                ),
                Some(with) => say!(
                    text,
                    "hearts-did-charge-with",
                    jump = jump,
                    player = player,
                    special = special_name(text, with.special()),
                    strokes = strokes
                ),
            }
        }
        Action::Block { card, .. } => say!(
            text,
            "hearts-did-block",
            player = player,
            fight = number(text, card.fight)
        ),
        Action::Retreat { card } => match card.fight {
            Some(fight) => say!(
                text,
                "hearts-did-retreat-card",
                player = player,
                fight = fight
            ),
            None => say!(text, "hearts-did-retreat", player = player),
        },
        Action::JumpUp { .. } => say!(text, "hearts-did-jump-up", player = player),
        Action::JumpDown { .. } => say!(text, "hearts-did-jump-down", player = player),
        Action::Move { .. } => say!(text, "hearts-did-move", player = player),
        Action::Pass => say!(text, "hearts-did-pass", player = player),
        Action::Hit => say!(text, "hearts-did-hit", player = player),
        Action::LongJump { .. } => say!(text, "hearts-did-long-jump", player = player),
        Action::SideStep { .. } => say!(text, "hearts-did-side-step", player = player),
        Action::Berserk { cards } => say!(
            text,
            "hearts-did-berserk",
            player = player,
            strokes = strokes(voice, Some(With::Berserk), cards)
        ),
        Action::Saltomortale { .. } => say!(
            text,
            "hearts-did-saltomortale",
            player = player,
            opponent = voice.name(seat.other())
        ),
        Action::Feint { card, area } => say!(
            text,
            "hearts-did-feint",
            player = player,
            strokes = strokes(voice, Some(With::Feint { area: *area }), one(card))
        ),
        Action::Combination { cards } => say!(
            text,
            "hearts-did-combination",
            player = player,
            strokes = strokes(voice, Some(With::Combination), cards)
        ),
        Action::QuickBlock { card, .. } => say!(
            text,
            "hearts-did-quick-block",
            player = player,
            fight = number(text, card.fight)
        ),
        Action::CollectRose => say!(text, "hearts-did-collect-rose", player = player),
        Action::TurnUp { special } => say!(
            text,
            "hearts-did-turn-up",
            player = player,
            special = special_name(text, *special)
        ),
        Action::ChooseSpecial {
            special: Some(special),
        } => say!(
            text,
            "hearts-did-choose",
            player = player,
            special = special_name(text, *special)
        ),
        Action::ChooseSpecial { special: None } => {
            say!(text, "hearts-did-decline", player = player)
        }
        Action::Concede { .. } => say!(text, "hearts-did-concede", player = player),
        Action::Adjust(adjustment) => correction_told(voice, &adjustment.correction),
        Action::Note { text: note } => say!(text, "hearts-did-note", text = note),
    }
}

fn correction_told(voice: Told<'_>, correction: &Correction) -> String {
    let (text, rules) = (voice.text, voice.rules);
    match correction {
        Correction::Hand { seat, hand } => say!(
            text,
            "hearts-did-adjust-hand",
            player = voice.name(*seat),
            count = *hand
        ),
        Correction::Discard { seat, discard } => say!(
            text,
            "hearts-did-adjust-discard",
            player = voice.name(*seat),
            count = discard.len()
        ),
        Correction::Raised { seat, raised } => say!(
            text,
            "hearts-did-adjust-raised",
            player = voice.name(*seat),
            raised = *raised
        ),
        Correction::Owns { seat, owns } => {
            let specials = owns.iter().map(|owned| {
                let key = match owned.ready {
                    true => "hearts-table-special",
                    false => "hearts-table-special-down",
                };
                say!(text, key, special = special_name(text, owned.card))
            });
            say!(
                text,
                "hearts-did-adjust-owns",
                player = voice.name(*seat),
                specials = text.list(specials)
            )
        }
        Correction::Initiative(seat) => say!(
            text,
            "hearts-did-adjust-initiative",
            player = voice.name(*seat)
        ),
        Correction::Charm(spot) => say!(
            text,
            "hearts-did-adjust-charm",
            place = place(voice, *spot, rules.charm_spots)
        ),
        Correction::Skill(spot) => say!(
            text,
            "hearts-did-adjust-skill",
            place = place(voice, *spot, rules.skill_spots)
        ),
        Correction::Roses(roses) => say!(text, "hearts-did-adjust-roses", count = *roses),
    }
}

#[cfg(test)]
mod tests;
