//! Descriptions of *Noble Hearts*.

// A new variant of one of the game's enums does not compile until it is described.
#![warn(clippy::wildcard_enum_match_arm)]

mod board;
mod count;
mod decks;
mod mat;
mod names;
mod refusal;
mod rulebook;

pub use decks::{cards_met, describe_card, describe_deck_fault};
pub use names::{area_name, lands_up, named_areas, part_name, place, print_name, special_name};

use crate::rules::ask::{Part, Prompt};
use crate::rules::count::Count;
use crate::rules::table::State;
use crate::rules::{
    Action, ActionKind, Adjustment, Correction, Event, Jump, Named, NobleHearts, Print, Refusal,
    Rules, Table, With,
};
use courtyard_core::game::compose::Draft;
use courtyard_core::seat::{Pair, Seat, Seats};
use courtyard_session::Session;
use courtyard_text as text;
use courtyard_text::Language;
use courtyard_text::{
    Chapter, Describe, Fact, MatRow, Sentence, Sum, SumTerm, Tally, Text, TextContext, say,
};

type Cx<'a> = TextContext<'a, NobleHearts>;

impl Describe for NobleHearts {
    fn messages(language: Language) -> Vec<&'static str> {
        courtyard_text::messages!(language, "$CARGO_MANIFEST_DIR/locales")
    }

    fn describe_rules(cx: Cx<'_>) -> Vec<Fact> {
        let mut facts = text::describe_rules(cx);
        facts.extend(names::describe_areas(cx));
        facts
    }

    fn chapters(text: &Text, rules: &Rules) -> Vec<Chapter> {
        rulebook::rulebook(text, rules)
    }

    fn kind_about(text: &Text, rules: &Rules, kind: ActionKind) -> Option<String> {
        rulebook::about(text, rules, kind)
    }

    fn mat(text: &Text, rules: &Rules) -> Vec<MatRow> {
        mat::mat(text, rules)
    }

    fn active(table: &Table) -> Option<Seat> {
        table.active().map(Seat::from)
    }

    fn complete_headline(cx: Cx<'_>, before: &Table, action: &Action, headline: &mut Sentence<'_>) {
        let text = cx.text;
        if let Action::Charge(charge) = action {
            let jump = match charge.jump {
                None => "none",
                Some(Jump::Up) => "up",
                Some(Jump::Down { .. }) => "down",
                Some(Jump::Long { .. }) => "long",
            };
            let special = charge.with.map(|with| special_name(text, with.special()));
            let special = special.unwrap_or_else(|| "none".to_owned());
            headline.set("jump", jump);
            headline.set("special", special);
        }
        if let Some((with, cards)) = attack(action) {
            headline.set("strokes", strokes(cx, with, cards));
        }
        if action.kind().is_block() {
            let fight = action.played().first().and_then(|card| card.fight);
            headline.set("fight", number(text, fight));
        }
        if let Action::Saltomortale { .. } = action {
            headline.set("opponent", cx.name(before.initiative.other()));
        }
        if let Action::Adjust(adjustment) = action {
            complete_correction(cx, &adjustment.correction, headline);
        }
    }

    fn supplement(cx: Cx<'_>, _: &Table, action: &Action, after: &Table) -> Vec<String> {
        let text = cx.text;
        if let Action::Setup { .. } = action {
            let taken = after.sides.iter();
            let taken = taken.filter(|(_, side)| !side.specials.is_empty());
            let mut sentences: Vec<String> = taken
                .map(|(seat, side)| {
                    let specials = side.specials.iter();
                    let specials = specials.map(|o| names::special_name(text, o.card));
                    say!(
                        text,
                        "noble-hearts-then-specials",
                        player = cx.name(seat),
                        specials = text.list(specials)
                    )
                })
                .collect();
            if cx.rules.roses > 0 {
                sentences.push(say!(text, "noble-hearts-then-roses", count = after.roses));
            }
            return sentences;
        }
        if let Action::Adjust(Adjustment { why: Some(why), .. }) = action {
            return vec![say!(text, "then-reason", why)];
        }
        Vec::new()
    }

    fn consequence(cx: Cx<'_>, _: &Table, _: &Action, event: &Event, _: &Table) -> Vec<String> {
        consequence(cx, event).into_iter().collect()
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn sums(cx: Cx<'_>, before: &Table, action: &Action) -> Vec<Sum> {
        berserk_sum(cx, before, action).into_iter().collect()
    }

    fn refusal(cx: Cx<'_>, _table: &Table, refusal: &Refusal) -> String {
        refusal::refusal(cx, refusal)
    }

    fn word(cx: Cx<'_>, type_name: &'static str, value: &str) -> Option<String> {
        let text = cx.text;
        match type_name {
            "Area" => Some(area_name(cx, value.parse().ok()?)),
            "Print" => Some(say!(text, &format!("noble-hearts-print-{value}"))),
            "Special" => Some(say!(text, &format!("noble-hearts-kind-{value}"))),
            _ => None,
        }
    }

    fn part_name(cx: Cx<'_>, table: &Table, draft: &Draft<NobleHearts>, part: Part) -> String {
        names::part_name(cx, table, draft.kind(), part)
    }

    fn question_name(cx: Cx<'_>, _: &Draft<NobleHearts>, prompt: Prompt) -> Option<String> {
        match prompt {
            Prompt::Opening(seat) => Some(cx.name(seat)),
            Prompt::Card(_, _, print) => Some(print_name(cx.text, print)),
            Prompt::Stated => Some(print_name(cx.text, Print::Area)),
            Prompt::Roses => Some(say!(cx.text, "noble-hearts-rule-roses")),
            Prompt::Seat | Prompt::Jump | Prompt::With | Prompt::Stroke => None,
            Prompt::Landing | Prompt::Special => None,
        }
    }

    fn describe_table(cx: Cx<'_>, table: &Table) -> Vec<String> {
        board::describe_table(cx, table)
    }

    fn gauge(table: &Table) -> Seats<i64> {
        let charm = i64::from(table.charm);
        Pair([charm, -charm]).into()
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
                    Event::Drew { .. }
                    | Event::DeckRefilled { .. }
                    | Event::HeightChanged { .. }
                    | Event::SpecialTurned { .. }
                    | Event::AttackEnded { .. }
                    | Event::CharmMoved { .. }
                    | Event::SkillMoved { .. }
                    | Event::StrokeEvaded { .. }
                    | Event::SwordReached { .. }
                    | Event::ChoiceOffered { .. }
                    | Event::SpecialChosen { .. }
                    | Event::InitiativeKept { .. }
                    | Event::TurnBegan { .. }
                    | Event::GameEnded(_) => {}
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
            tally("attacks", "noble-hearts-count-attacks", attacks),
            tally("blocks", "noble-hearts-tally-blocks", blocks),
            tally("roses", "noble-hearts-tally-roses", roses),
        ]
    }
}

/// A consequence of an action as a sentence; `None` if the sentence of the action says it.
pub(crate) fn consequence(cx: Cx<'_>, event: &Event) -> Option<String> {
    let sentence = cx.sentence("event", event);
    let sentence = match *event {
        Event::SpecialChosen { .. } => return None,
        Event::StrokeLaid { by, .. } => sentence.with("player", cx.name(by.other())),
        Event::CharmMoved { now, .. } => {
            sentence.with("place", names::place(cx, now.into(), cx.rules.charm_spots))
        }
        Event::SkillMoved { now, .. } => {
            sentence.with("place", names::place(cx, now.into(), cx.rules.skill_spots))
        }
        Event::GameEnded(ending) => sentence.with("loser", cx.name(ending.winner.other())),
        Event::Drew { .. }
        | Event::DeckRefilled { .. }
        | Event::HeightChanged { .. }
        | Event::SpecialTurned { .. }
        | Event::StrokeBlocked { .. }
        | Event::StrokeEvaded { .. }
        | Event::AttackEnded { .. }
        | Event::RoseCollected { .. }
        | Event::SwordReached { .. }
        | Event::ChoiceOffered { .. }
        | Event::InitiativeKept { .. }
        | Event::TurnBegan { .. } => sentence,
    };
    Some(sentence.finish())
}

/// A number, or a placeholder if it is unknown.
fn number(text: &Text, number: Option<i64>) -> String {
    match number {
        Some(number) => number.to_string(),
        None => say!(text, "noble-hearts-unknown"),
    }
}

/// The sum of the cards' fights; unknown if one is.
fn fights(cards: &[Named]) -> Option<i64> {
    let mut cards = cards.iter();
    cards.try_fold(0_i64, |sum, card| Some(sum.saturating_add(card.fight?)))
}

/// The special card and the cards of the attack that the action is, if it is one.
fn attack(action: &Action) -> Option<(Option<With>, &[Named])> {
    use std::slice::from_ref;
    if let Action::Attack { card } = action {
        Some((None, from_ref(card)))
    } else if let Action::Feint { card, area } = action {
        Some((Some(With::Feint { area: *area }), from_ref(card)))
    } else if let Action::Berserk { cards } = action {
        Some((Some(With::Berserk), cards))
    } else if let Action::Combination { cards } = action {
        Some((Some(With::Combination), cards))
    } else if let Action::Charge(charge) = action {
        Some((charge.with, &charge.cards))
    } else {
        None
    }
}

/// The strokes that these cards form: “7 in area 1 and 3 in area 2”.
fn strokes(cx: Cx<'_>, with: Option<With>, cards: &[Named]) -> String {
    let text = cx.text;
    let stroke = |fight: Option<i64>, area: Option<i64>| {
        say!(
            text,
            "noble-hearts-stroke",
            fight = number(text, fight),
            area = match area {
                Some(area) => area_name(cx, area),
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

/// The sum of the fights of a berserk attack.
fn berserk_sum(cx: Cx<'_>, before: &State, action: &Action) -> Option<Sum> {
    let (Some(With::Berserk), cards) = attack(action)? else {
        return None;
    };
    let text = cx.text;
    let terms = cards.iter().map(|card| {
        Some(SumTerm {
            name: print_name(text, Print::Fight),
            value: u32::try_from(card.fight?).ok()?,
        })
    });
    let terms: Vec<SumTerm> = terms.collect::<Option<_>>()?;
    let total = terms.iter().map(|term| term.value).sum();
    let title = cx.name(before.initiative);
    Some(Sum::new(text, title, terms, total))
}

fn complete_correction(cx: Cx<'_>, correction: &Correction, headline: &mut Sentence<'_>) {
    let (text, rules) = (cx.text, cx.rules);
    headline.rename(format!("headline-adjust-{}", <&str>::from(correction)));
    match correction {
        Correction::Discard { discard, .. } => headline.set("count", discard.len()),
        Correction::Owns { owns, .. } => {
            let specials = owns.iter().map(|owned| names::owned_name(text, *owned));
            headline.set("specials", text.list(specials));
        }
        Correction::Charm { charm } => headline.set("place", place(cx, *charm, rules.charm_spots)),
        Correction::Skill { skill } => headline.set("place", place(cx, *skill, rules.skill_spots)),
        Correction::Hand { .. }
        | Correction::Raised { .. }
        | Correction::Initiative { .. }
        | Correction::Roses { .. } => {}
    }
}
