//! Bots at a real table in words.

use courtyard_core::seat::{Seat, Seats};
use courtyard_lab::Valued;
use courtyard_lab::opponents::{Act, BotStep, BrokenSeal, Level, NotForPeople, SeatingFault};
use courtyard_session::{Bots, SeatedBot, Session};

use crate::{Describe, Text, TextContext, of_100, say};

/// The name of a level.
pub fn level_name(text: &Text, level: Level) -> String {
    say!(text, "bot-level", level = level.name())
}

/// The name of a bot's level, or of the bot if it has none.
fn bot_level(text: &Text, bot: &SeatedBot) -> String {
    match Level::of(&bot.bot) {
        Some(level) => level_name(text, level),
        None => bot.bot.clone(),
    }
}

/// The name of a bot's seat: the player's name, or a phrase with it, and the bot's level.
pub fn name_bot_seat(text: &Text, name: &str, bot: &SeatedBot) -> String {
    let level = bot_level(text, bot);
    say!(text, "bot-seat", name, level)
}

/// The bots of a table with their levels, as “Hugo (Normal)”; `None` if only people play.
pub(crate) fn describe_bots(text: &Text, players: &Seats<String>, bots: &Bots) -> Option<String> {
    let all = bots.iter().map(|(seat, bot)| {
        let (name, level) = (name_at(players, seat), bot_level(text, bot));
        say!(text, "bot-with-level", name, level)
    });
    (!bots.is_empty()).then(|| text.list(all))
}

/// Why bots cannot take their seats, as a sentence; `None` if the rules of the session are at fault, whose sentence says it
/// better.
pub fn describe_seating_fault(
    text: &Text,
    players: &Seats<String>,
    fault: &SeatingFault,
) -> Option<String> {
    Some(match fault {
        SeatingFault::NoSuchSeat(seat) => say!(text, "bot-no-such-seat", seat = u64::from(*seat)),
        SeatingFault::Twice(seat) => say!(text, "bot-twice", seat = u64::from(*seat)),
        SeatingFault::NoPerson => text.get("bot-no-person").into_owned(),
        SeatingFault::Bot(fault) => say!(text, "bot-unknown", name = fault.0.as_str()),
        SeatingFault::NoSeed(seat) => {
            say!(text, "bot-no-seed", player = name_at(players, *seat))
        }
        SeatingFault::Rules(_) => return None,
    })
}

/// Why an action is not for people, as a sentence.
pub fn describe_not_for_people(text: &Text, players: &Seats<String>, why: NotForPeople) -> String {
    let player = name_at(players, why.seat());
    match why {
        NotForPeople::BotsTurn(_) => say!(text, "bot-turn", player),
        NotForPeople::BotsCards(_) => say!(text, "bot-cards", player),
    }
}

/// A sentence about a bot that did not respect its seal.
pub fn describe_broken_seal(text: &Text, players: &Seats<String>, broken: BrokenSeal) -> String {
    let player = name_at(players, broken.seat);
    match broken.entry {
        None => say!(text, "bot-other-seed", player),
        Some(_) => say!(text, "bot-other-cards", player),
    }
}

/// An act of a bot as a headline. An action that people finish is the message `begun-KIND` of its game.
pub fn describe_act<G: Describe>(
    cx: TextContext<'_, G>,
    table: &G::Table,
    seat: Seat,
    act: &Act<G>,
) -> String {
    match act {
        Act::Do(action) => cx.headline(table, action),
        Act::Begin(begun) => {
            let kind: &str = begun.kind.into();
            let mut sentence = cx.sentence(&format!("begun-{kind}"), begun);
            sentence.set("player", cx.name(seat));
            sentence.finish()
        }
    }
}

/// The acts that a bot compared before it chose its step, in lines: each with its chance to win, or how its rules of
/// thumb valued the others. `None` if it had no choice.
pub fn describe_compared<G: Describe>(
    text: &Text,
    session: &Session<G>,
    step: &BotStep<G>,
) -> Option<String> {
    let (_, others) = step.compared.split_first()?;
    let cx = TextContext::new(text, session);
    let headline = |act| describe_act(cx, session.table(), step.seat, act);
    let chances = step.compared.iter().map(|choice| {
        let (action, chance) = (headline(&choice.act), of_100(text, choice.chance?));
        Some(say!(text, "bot-why-chance", action, chance))
    });
    let lines: Vec<String> = match chances.collect() {
        Some(lines) => lines,
        None => {
            let blunders = others.iter().any(|other| other.valued == Valued::More);
            let first = if blunders {
                "bot-why-blunder"
            } else {
                "bot-why-thumb"
            };
            let others = others.iter().map(|choice| {
                let action = headline(&choice.act);
                match choice.valued {
                    Valued::More => say!(text, "bot-why-more", action),
                    Valued::Same => say!(text, "bot-why-same", action),
                    Valued::Less => say!(text, "bot-why-less", action),
                }
            });
            let first = text.get(first).into_owned();
            std::iter::once(first).chain(others).collect()
        }
    };
    Some(lines.join("\n"))
}

fn name_at(players: &Seats<String>, seat: Seat) -> &str {
    players.get(seat).map_or("", String::as_str)
}
