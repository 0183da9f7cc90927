//! *Dueling Nobles* told.

// A new variant of one of the game's enums does not build until it is told.
#![warn(clippy::wildcard_enum_match_arm)]

mod board;
mod count;
mod follows;
mod names;
pub mod odds;
mod refusal;
mod rulebook;

pub use names::{
    ability_name, edition_about, edition_name, kind_about, kind_name, phase_name, rule_about,
    rule_name, rule_value, suit_name, sum, term_name,
};
pub use rulebook::rulebook;

use super::{Describe, DescribedOdds, Fact, Sum, Tally, Text, TextContext, say};
use crate::games::dueling_nobles::count::Count;
use crate::games::dueling_nobles::duel::Verdict;
use crate::games::dueling_nobles::odds::{Contest, DuelOdds, Fought, Hidden};
use crate::games::dueling_nobles::table::{Stage, State};
use crate::games::dueling_nobles::{
    Action, ActionKind, Correction, DuelingNobles, Edition, Event, Noble, Refusal, Support, Table,
    acting,
};
use crate::seat::{Pair, Seat, Seats};
use crate::session::Session;
use crate::text;
use crate::text::Language;

type Told<'a> = TextContext<'a, DuelingNobles>;

impl Describe for DuelingNobles {
    fn messages(language: Language) -> &'static [&'static str] {
        match language {
            Language::English | Language::Pseudo => &[
                include_str!("../../../assets/locales/en/dueling-nobles.ftl"),
                include_str!("../../../assets/locales/en/rules.ftl"),
            ],
            Language::Spanish => &[
                include_str!("../../../assets/locales/es/dueling-nobles.ftl"),
                include_str!("../../../assets/locales/es/rules.ftl"),
            ],
        }
    }

    fn title(text: &Text) -> String {
        text.get("dueling-nobles").into_owned()
    }

    fn describe_rules(voice: Told<'_>) -> Vec<Fact> {
        names::describe_rules(voice)
    }

    fn active(table: &Table) -> Option<Seat> {
        (table.stage != Stage::SetUp).then(|| table.active.into())
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

    fn sums(voice: Told<'_>, before: &Table, action: &Action) -> Vec<Sum> {
        deciding_sums(voice, before, action).unwrap_or_default()
    }

    /// A duel's chances when it begins or has another target, and its luck when it has ended.
    fn chances(
        voice: Told<'_>,
        before: &Table,
        action: &Action,
        events: &[Event],
        after: &Table,
    ) -> Vec<String> {
        if let Action::Challenge { .. } | Action::Deflect { .. } = action
            && let Some(contest) = Contest::running(after)
        {
            let duel = DuelOdds::new(voice.rules, &contest, Hidden::of(after));
            return odds::describe_duel(voice, after.active, &duel);
        }
        let fought = Fought::ended(voice.rules, before, events);
        let told = fought.map(|fought| odds::describe_luck(voice, &fought));
        told.into_iter().collect()
    }

    fn describe_odds(voice: Told<'_>, table: &Table) -> Option<DescribedOdds> {
        Some(odds::describe_odds(voice, table))
    }

    fn refusal(voice: Told<'_>, table: &Table, refusal: &Refusal) -> String {
        refusal::refusal(voice, table, refusal)
    }

    fn kind_name(text: &Text, kind: &str) -> String {
        let kind = ActionKind::ALL.into_iter().find(|k| k.name() == kind);
        kind.map_or_else(String::new, |k| kind_name(text, k))
    }

    fn describe_table(voice: Told<'_>, table: &Table) -> Vec<String> {
        board::describe_table(voice, table)
    }

    fn gauge(table: &Table) -> Seats<i64> {
        Pair::from_fn(|seat| table.sides[seat].gold.into()).into()
    }

    fn gauge_name(text: &Text) -> String {
        text.get("dueling-nobles-gauge").into_owned()
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

    fn tallies(text: &Text, session: &Session<DuelingNobles>) -> Vec<Tally> {
        let sides = &session.table().sides;
        let mut won = Pair::default();
        session.replay(|scene| {
            for event in scene.events {
                if let Event::DuelEnded { verdict, .. } = event {
                    let attacker = scene.before.active;
                    match verdict {
                        Verdict::Attacker => won[attacker] += 1,
                        Verdict::Defender => won[attacker.other()] += 1,
                        Verdict::Tie => {}
                    }
                }
            }
        });
        vec![
            Tally {
                id: "nobles_left",
                name: text.get("tally-nobles-left").into_owned(),
                of: Pair::from_fn(|seat| sides[seat].courtyard.len() as u64).into(),
            },
            Tally {
                id: "duels_won",
                name: text.get("tally-duels-won").into_owned(),
                of: won.into(),
            },
        ]
    }
}

/// Both sides' sums in the duel that this action decides: the defender's support cards.
fn deciding_sums(voice: Told<'_>, before: &State, action: &Action) -> Option<Vec<Sum>> {
    let Action::Support { seat, cards } = action else {
        return None;
    };
    if *seat == before.active {
        return None;
    }
    let attack = before.duelist(before.active)?;
    let mut defence = before.duelist(*seat)?;
    let played = cards.iter().copied().filter_map(Support::from_card);
    defence.cards = played.take(defence.cards.capacity()).collect();
    Some(vec![
        sum(voice, before.active, &attack),
        sum(voice, *seat, &defence),
    ])
}

fn headline(voice: Told<'_>, before: &State, action: &Action) -> String {
    let TextContext { text, rules, .. } = voice;
    let seat = match (action, acting::actor(before, action)) {
        (Action::Setup { first, .. }, _) => *first,
        (_, Some(seat)) => seat,
        (_, None) => before.active,
    };
    let player = voice.name(seat);
    match action {
        Action::Setup { .. } => say!(text, "did-setup", player = player),
        Action::NextPhase => {
            let next = match before.stage {
                Stage::Turn { phase } => rules.phases.get(phase + 1),
                Stage::SetUp | Stage::Over(_) => None,
            };
            match next {
                Some(next) => say!(
                    text,
                    "did-next-phase",
                    player = player,
                    phase = phase_name(text, &next.id)
                ),
                None => say!(text, "did-end-turn", player = player),
            }
        }
        Action::EndTurn => say!(text, "did-end-turn", player = player),
        Action::Sell { cards } => say!(
            text,
            "did-sell",
            player = player,
            cards = text.cards(cards.iter().copied())
        ),
        Action::Tax { king } => say!(text, "did-tax", player = player, king = *king),
        Action::Buy { count } => say!(text, "did-buy", player = player, count = *count),
        Action::Recruit { noble } => say!(text, "did-recruit", player = player, noble = *noble),
        Action::Weapon { card, noble } => say!(
            text,
            "did-weapon",
            player = player,
            noble = *noble,
            card = *card
        ),
        Action::MoveWeapon { from, to } => {
            let weapon = |card| {
                let noble = Noble::from_card(card)?;
                before.sides[seat].standing(noble)?.weapon
            };
            match (weapon(*from), weapon(*to)) {
                (Some(carried), None) => say!(
                    text,
                    "did-move-weapon",
                    player = player,
                    weapon = carried.card(),
                    from = *from,
                    to = *to
                ),
                _ => say!(
                    text,
                    "did-swap-weapons",
                    player = player,
                    from = *from,
                    to = *to
                ),
            }
        }
        Action::Heal { card, noble } => say!(
            text,
            "did-heal",
            player = player,
            card = *card,
            noble = *noble
        ),
        Action::DrawThree { card } => say!(text, "did-draw-three", player = player, card = *card),
        Action::Recover { card, take } => say!(
            text,
            "did-recover",
            player = player,
            card = *card,
            take = *take
        ),
        Action::Spy { card, .. } => say!(
            text,
            "did-spy",
            player = player,
            card = *card,
            opponent = voice.name(seat.other())
        ),
        Action::Challenge { attacker, target } => say!(
            text,
            "did-challenge",
            player = player,
            attacker = *attacker,
            opponent = voice.name(seat.other()),
            target = *target
        ),
        Action::Deflect { target } => {
            say!(text, "did-deflect", player = player, target = *target)
        }
        Action::Roll {
            dice, is_virtual, ..
        } => match dice[..] {
            [first, second] => say!(
                text,
                "did-roll-two",
                player = player,
                virtual = *is_virtual,
                first = first,
                second = second,
                total = first.saturating_add(second)
            ),
            _ => say!(
                text,
                "did-roll-one",
                player = player,
                virtual = *is_virtual,
                pips = dice.first().copied().unwrap_or_default()
            ),
        },
        Action::Support { cards, .. } if cards.is_empty() => {
            say!(text, "did-support-none", player = player)
        }
        Action::Support { cards, .. } => say!(
            text,
            "did-support",
            player = player,
            cards = text.cards(cards.iter().copied())
        ),
        Action::Concede { .. } => say!(text, "did-concede", player = player),
        Action::Adjust { correction, .. } => correction_told(voice, correction),
        Action::Note { text: note } => say!(text, "did-note", text = note),
    }
}

fn correction_told(voice: Told<'_>, correction: &Correction) -> String {
    let text = voice.text;
    match *correction {
        Correction::Gold { seat, gold } => say!(
            text,
            "did-adjust-gold",
            player = voice.name(seat),
            gold = gold
        ),
        Correction::Hand { seat, hand } => say!(
            text,
            "did-adjust-hand",
            player = voice.name(seat),
            count = hand
        ),
        Correction::Ability {
            seat,
            ability,
            used,
        } => {
            let key = match used {
                true => "did-adjust-ability-used",
                false => "did-adjust-ability-unused",
            };
            say!(
                text,
                key,
                player = voice.name(seat),
                suit = ability.symbol().to_string(),
                ability = ability_name(text, ability)
            )
        }
        Correction::Stamina { noble, stamina } => {
            say!(text, "did-adjust-stamina", noble = noble, stamina = stamina)
        }
        Correction::Weapon {
            noble,
            weapon: Some(weapon),
        } => say!(text, "did-adjust-weapon", noble = noble, weapon = weapon),
        Correction::Weapon {
            noble,
            weapon: None,
        } => say!(text, "did-adjust-no-weapon", noble = noble),
        Correction::SupportDeck { support_deck } => {
            say!(text, "did-adjust-support-deck", count = support_deck)
        }
    }
}

#[cfg(test)]
mod tests;
