//! Descriptions of *Duel*.

// A new variant of one of the game's enums does not compile until it is described.
#![warn(clippy::wildcard_enum_match_arm)]

mod board;
mod count;
mod mat;
mod names;
mod refusal;
mod rulebook;

use names::ace_name;
pub use names::{
    asked, card_name, card_text, phase_name, role_name, sum, sum_titled, warlord_name,
};
pub use refusal::describe_misfit;

use crate::rules::action::NamedCards;
use crate::rules::ask::{Part, Prompt};
use crate::rules::battle::Verdict;
use crate::rules::count::Count;
use crate::rules::event::Leaving;
use crate::rules::table::{Stage, Standing, State};
use crate::rules::{Action, CardRole, Duel, Event, Name, Refusal, Rules, Table, Warlord};
use courtyard_core::game::Game;
use courtyard_core::game::compose::Draft;
use courtyard_core::seat::{Seat, Seats};
use courtyard_session::Session;
use courtyard_text as text;
use courtyard_text::Language;
use courtyard_text::{Chapter, Describe, MatRow, Sentence, Sum, Tally, Text, TextContext, say};

type Cx<'a> = TextContext<'a, Duel>;

impl Describe for Duel {
    fn messages(language: Language) -> Vec<&'static str> {
        courtyard_text::messages!(language, "$CARGO_MANIFEST_DIR/locales")
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

    fn complete_headline(cx: Cx<'_>, before: &Table, action: &Action, headline: &mut Sentence<'_>) {
        let text = cx.text;
        let of = |seat: Option<Seat>| cx.name(seat.unwrap_or(before.active));
        let battle = before.battle.as_ref();
        if let Action::NextPhase = action {
            match before.next_phase() {
                Some(next) => headline.set("phase", phase_name(text, next)),
                None => headline.rename("headline-end-turn"),
            }
        }
        if let Action::Attack { slot } = action {
            let leader = slot.and_then(|slot| known_warlord(before, before.active, slot));
            let leader = leader.map(|warlord| card_name(text, warlord.card()));
            headline.set("opponent", of(before.target()));
            headline.set("leader", leader.unwrap_or_else(|| "none".to_owned()));
        }
        if let Action::Reveal { .. } = action {
            headline.set("attacker", of(battle.map(|b| b.attacker)));
            headline.set("defender", of(battle.map(|b| b.defender)));
        }
        if let Action::Ace { card, target, .. } = action {
            let is_led = battle.is_some_and(|b| b.attacker_side.slot.is_some());
            headline.set("card", ace_name(text, *card));
            headline.set("target", target.is_some());
            headline.set("attacker", of(battle.map(|b| b.attacker)));
            headline.set("led", is_led);
        }
        if let Action::Tell { named, .. } = action {
            let (sort, discard): (&str, &[Name]) = match named {
                NamedCards::Slot { .. } => ("slot", &[]),
                NamedCards::Discard { discard } if discard.is_empty() => ("nothing", &[]),
                NamedCards::Discard { discard } => ("discard", discard),
            };
            let topmost_first = discard.iter().rev();
            let cards = text.list(topmost_first.map(|card| card_name(text, *card)));
            headline.set("cards", cards);
            headline.set("told", sort);
        }
        if let Action::Adjust { correction, .. } = action {
            headline.rename(format!("headline-adjust-{}", <&str>::from(correction)));
        }
    }

    fn supplement(cx: Cx<'_>, _: &Table, action: &Action, _: &Table) -> Vec<String> {
        if let Action::Setup { .. } = action {
            let hand = cx.rules.hand_size;
            let draw = cx.rules.deck() - hand;
            return vec![say!(cx.text, "duel-then-dealt", hand, draw)];
        }
        if let Action::Adjust { why: Some(why), .. } = action {
            return vec![say!(cx.text, "then-reason", why)];
        }
        Vec::new()
    }

    fn consequence(
        cx: Cx<'_>,
        before: &Table,
        action: &Action,
        event: &Event,
        after: &Table,
    ) -> Vec<String> {
        // The headline of a phase change names the phase, and a renewal at the end of a turn is not worth a sentence.
        let silent = before.turn == after.turn || matches!(action, Action::EndTurn);
        if silent && matches!(event, Event::PhaseEntered { .. }) {
            Vec::new()
        } else {
            sentences(cx, before, event)
        }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn is_undecided(events: &[Event]) -> bool {
        let waits = |event: &Event| matches!(event, Event::LastChance { .. });
        events.iter().any(waits)
    }

    /// Both sides' sums if this action turns their cards face up.
    fn sums(cx: Cx<'_>, before: &Table, action: &Action) -> Vec<Sum> {
        if !matches!(action, Action::Reveal { .. }) {
            return Vec::new();
        }
        let mut after = before.clone();
        let events = Duel::play(cx.rules, &mut after, action).unwrap_or_default();
        let mut sums = Vec::new();
        for event in events {
            if let Event::Compared {
                attacker,
                defender,
                attacker_strength,
                defender_strength,
            } = event
            {
                sums.push(sum(cx, attacker, true, &attacker_strength));
                sums.push(sum(cx, defender, false, &defender_strength));
            }
        }
        sums
    }

    fn refusal(cx: Cx<'_>, _: &Table, refusal: &Refusal) -> String {
        refusal::refusal(cx, refusal)
    }

    fn word(cx: Cx<'_>, type_name: &'static str, value: &str) -> Option<String> {
        match type_name {
            "Name" => Some(card_name(cx.text, value.parse::<Name>().ok()?)),
            "Phase" => Some(say!(cx.text, &format!("duel-phase-{value}"))),
            _ => None,
        }
    }

    fn part_name(cx: Cx<'_>, table: &Table, draft: &Draft<Duel>, part: Part) -> String {
        match part {
            Part::Seat(seat) => cx.name(seat),
            Part::Slot(slot) => {
                let side = &table.sides[asked(table, draft)];
                warlord_name(cx.text, side, slot)
            }
            Part::Nobody | Part::Army(false) => say!(cx.text, "play-none"),
            Part::Army(true) => role_name(cx.text, CardRole::Army),
            Part::Support(count) => count.to_string(),
            Part::Card(card) => card_name(cx.text, card),
            Part::Unnamed => say!(cx.text, "play-unnamed"),
            Part::AceOn(card, seat, slot) => {
                let warlord = warlord_name(cx.text, &table.sides[seat], slot);
                let ace = ace_name(cx.text, card);
                let on = cx.text.language().labelled(&cx.name(seat), &warlord);
                format!("{ace} → {on}")
            }
        }
    }

    fn question_name(cx: Cx<'_>, draft: &Draft<Duel>, prompt: Prompt) -> Option<String> {
        let is_number = prompt == Prompt::Reinforce && draft.step() > 0;
        is_number.then(|| say!(cx.text, "duel-ask-reinforce-number"))
    }

    fn describe_table(cx: Cx<'_>, table: &Table) -> Vec<String> {
        board::describe_table(cx, table)
    }

    fn gauge(table: &Table) -> Seats<i64> {
        table.sides.clone().map(|side| side.draw.into())
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
                    thwarted,
                    ..
                } = event
                {
                    // A tie that thwarts the attack is the defender's success.
                    if *thwarted {
                        won[*defender] += 1;
                    } else if *verdict == Verdict::Attacker {
                        won[*attacker] += 1;
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

/// The Warlord of a slot, numbered as in a journal, if its card is known.
fn known_warlord(table: &State, seat: Seat, slot: i64) -> Option<Warlord> {
    let slot = usize::try_from(slot).ok()?;
    let standing = table.sides.get(seat)?.standing(slot);
    standing.and_then(Standing::card)
}

/// The consequences of the end of a battle, without the strengths and the winner.
pub fn after_battle(cx: Cx<'_>, before: &State, events: &[Event]) -> Vec<String> {
    let sentences = events.iter().flat_map(|event| {
        if let Event::Compared { .. } = event {
            Vec::new()
        } else if let Event::BattleEnded { .. } = event {
            vec![say!(cx.text, "duel-then-used")]
        } else {
            sentences(cx, before, event)
        }
    });
    sentences.collect()
}

/// A consequence of an action.
fn sentences(cx: Cx<'_>, before: &State, event: &Event) -> Vec<String> {
    if let Event::Left { leaving, .. } = event
        && *leaving == Leaving::Conceded
        && before.circle().len() == 2
    {
        // The headline says it already.
        return Vec::new();
    }
    let mut sentences = vec![cx.sentence("event", event).finish()];
    if let Event::BattleEnded { .. } = event {
        sentences.push(say!(cx.text, "duel-then-used"));
    }
    if let Event::TurnBegan {
        cut_short: true, ..
    } = event
    {
        sentences.push(say!(cx.text, "duel-then-cut-short"));
    }
    sentences
}
