//! Descriptions of *Dueling Nobles*.

// A new variant of one of the game's enums does not compile until it is described.
#![warn(clippy::wildcard_enum_match_arm)]

mod board;
mod count;
mod mat;
mod names;
pub mod odds;
mod refusal;
mod rulebook;
mod useful_cards;

pub use names::{ability_name, of_ability, owner_label, phase_name, sum, term_name};
pub use useful_cards::{UsefulCards, describe_useful_cards};

use crate::rules::ask::{Part, Prompt};
use crate::rules::count::Count;
use crate::rules::decks::{Owner, users};
use crate::rules::duel::Verdict;
use crate::rules::odds::{Contest, DuelOdds, Fought, Hidden};
use crate::rules::table::{Stage, State};
use crate::rules::{Action, Correction, DuelingNobles, Event, Noble, Refusal, Rules, Table};
use courtyard_core::cards::Card;
use courtyard_core::game::compose::{Answer, Draft};
use courtyard_core::person::Person;
use courtyard_core::seat::{EitherSeat, Pair, Seat, Seats};
use courtyard_session::Session;
use courtyard_text as text;
use courtyard_text::Language;
use courtyard_text::{
    Chapter, Describe, DescribedOdds, MatRow, Sentence, Sum, Tally, Text, TextContext, say, sign,
};

type Cx<'a> = TextContext<'a, DuelingNobles>;

impl Describe for DuelingNobles {
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
        (table.stage != Stage::SetUp).then(|| table.active.into())
    }

    fn complete_headline(cx: Cx<'_>, before: &Table, action: &Action, headline: &mut Sentence<'_>) {
        let TextContext { text, rules, .. } = cx;
        if let Action::NextPhase = action {
            let next = match before.stage {
                Stage::Turn { phase } => rules.phases.get(phase + 1),
                Stage::SetUp | Stage::Over(_) => None,
            };
            match next {
                Some(next) => headline.set("phase", phase_name(text, &next.id)),
                None => headline.rename("headline-end-turn"),
            }
        }
        if let Action::MoveWeapon { from, to } = action {
            let weapon = |card| {
                let noble = Noble::from_card(card)?;
                before.sides[before.active].standing(noble)?.weapon
            };
            let carried = weapon(*from).filter(|_| weapon(*to).is_none());
            let carried = carried.map(|weapon| sign(weapon.card()));
            headline.set("weapon", carried.unwrap_or_else(|| "none".to_owned()));
        }
        if let Action::Spy { .. } | Action::Challenge { .. } = action {
            headline.set("opponent", cx.name(before.active.other()));
        }
        if let Action::Roll { dice, .. } = action {
            let [first, second] = [0, 1].map(|n| dice.get(n).copied().unwrap_or_default());
            headline.set("count", dice.len());
            headline.set("first", first);
            headline.set("second", second);
            headline.set("total", first.saturating_add(second));
        }
        if let Action::Adjust { correction, .. } = action {
            headline.rename(format!("headline-adjust-{}", <&str>::from(correction)));
            if let Correction::SupportDeck { seat, .. } = correction {
                headline.set("owner", owner_name(cx, *seat));
            }
            if let Correction::Ability { ability, .. } = correction {
                headline.set("suit", ability.symbol().to_string());
                headline.set("ability", ability_name(text, *ability));
            }
        }
    }

    fn supplement(cx: Cx<'_>, before: &Table, action: &Action, _: &Table) -> Vec<String> {
        let text = cx.text;
        if let Action::Setup { nobles, .. } = action {
            let courtyards = nobles.iter().map(|(seat, nobles)| {
                say!(
                    text,
                    "dueling-nobles-then-courtyard",
                    player = cx.name(seat),
                    nobles = text.cards(nobles.iter().copied())
                )
            });
            return courtyards.collect();
        }
        if let Action::Spy {
            seen: Some(seen), ..
        } = action
        {
            let key = match (seen.is_empty(), cx.rules.spied_hand_stays_revealed) {
                (true, _) => "dueling-nobles-then-seen-empty",
                (false, true) => "dueling-nobles-then-seen-open",
                (false, false) => "dueling-nobles-then-seen",
            };
            let cards = text.cards(seen.iter().copied());
            let player = cx.name(before.active.other());
            return vec![say!(text, key, player, cards)];
        }
        if let Action::Adjust { why: Some(why), .. } = action {
            return vec![say!(text, "then-reason", why = why.as_ref())];
        }
        if matches!(action, Action::Concede { .. }) {
            discarded(cx, before, &[])
        } else {
            Vec::new()
        }
    }

    fn consequence(
        cx: Cx<'_>,
        before: &Table,
        action: &Action,
        event: &Event,
        after: &Table,
    ) -> Vec<String> {
        // The headline of a phase change names the phase already.
        let named = matches!(action, Action::NextPhase) && before.turn == after.turn;
        if named && matches!(event, Event::PhaseEntered { .. }) {
            return Vec::new();
        }
        let mut sentences = vec![sentence(cx, before, after, event)];
        if let (Event::DuelEnded { .. }, Action::Support { cards, .. }) = (event, action) {
            sentences.extend(discarded(cx, before, cards));
        }
        sentences
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn sums(cx: Cx<'_>, before: &Table, action: &Action) -> Vec<Sum> {
        deciding_sums(cx, before, action).unwrap_or_default()
    }

    /// A duel's chances when it starts or its target changes, and its luck when it has ended.
    fn chances(cx: Cx<'_>, before: &Table, action: &Action, after: &Table) -> Vec<String> {
        if let Action::Challenge { .. } | Action::Deflect { .. } = action
            && let Some(contest) = Contest::running(after)
        {
            let duel = DuelOdds::new(cx.rules, &contest, Hidden::of(after));
            return odds::describe_duel(cx, after.active, &duel);
        }
        let fought = Fought::ended(cx.rules, before, action);
        let luck = fought.map(|fought| odds::describe_luck(cx, &fought));
        luck.into_iter().collect()
    }

    fn describe_odds(cx: Cx<'_>, table: &Table) -> Option<DescribedOdds> {
        Some(odds::describe_odds(cx, table))
    }

    fn refusal(cx: Cx<'_>, table: &Table, refusal: &Refusal) -> String {
        refusal::refusal(cx, table, refusal)
    }

    fn part_name(cx: Cx<'_>, _: &Table, draft: &Draft<DuelingNobles>, part: Part) -> String {
        match part {
            Part::Seat(seat) => cx.name(seat),
            Part::Noble(noble) => sign(noble.card()),
            Part::Card(card) => sign(card.card()),
            Part::Count(count) => count.to_string(),
            Part::Die(die) => die.to_string(),
            Part::NoDie => say!(cx.text, "play-none"),
            Part::MayFall => {
                let card = match draft.answers().first() {
                    Some(Answer::Part(Part::Noble(king))) => sign(king.card()),
                    Some(Answer::Part(_) | Answer::Number(_) | Answer::Done) | None => {
                        String::new()
                    }
                };
                say!(cx.text, "dueling-nobles-do-tax-last", card)
            }
            Part::Seen(None) => say!(cx.text, "dueling-nobles-do-spy"),
            Part::Seen(Some(cards)) => cx.text.list(cards.iter().map(sign)),
        }
    }

    fn question_name(cx: Cx<'_>, draft: &Draft<DuelingNobles>, prompt: Prompt) -> Option<String> {
        let is_second = draft.answers().len() >= usize::from(cx.rules.opening_nobles);
        let seat = if is_second {
            EitherSeat::One
        } else {
            EitherSeat::Zero
        };
        (prompt == Prompt::Opening).then(|| cx.name(seat))
    }

    fn describe_table(cx: Cx<'_>, table: &Table) -> Vec<String> {
        board::describe_table(cx, table)
    }

    fn gauge(table: &Table) -> Seats<i64> {
        Pair::from_fn(|seat| table.sides[seat].gold.into()).into()
    }

    fn describe_count(text: &Text, count: &Count) -> Vec<text::Table> {
        count::describe_count(text, count)
    }

    fn describe_person(text: &Text, count: &Count, person: &Person) -> Vec<String> {
        count::describe_person(text, count, person)
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
                name: text.get("dueling-nobles-tally-nobles-left").into_owned(),
                of: Pair::from_fn(|seat| sides[seat].courtyard.len() as u64).into(),
            },
            Tally {
                id: "duels_won",
                name: text.get("dueling-nobles-tally-duels-won").into_owned(),
                of: won.into(),
            },
        ]
    }
}

/// Both sides' sums in the duel that this action decides by the defender's support cards.
fn deciding_sums(cx: Cx<'_>, before: &State, action: &Action) -> Option<Vec<Sum>> {
    let contest = Contest::decided(before, action)?;
    let sums = contest
        .seats()
        .map(|seat| sum(cx, seat, &contest.fighters[seat]));
    Some(sums.into())
}

/// The support cards discarded after a duel: those played before its last action, and the last ones. One sentence for each
/// discard pile.
fn discarded(cx: Cx<'_>, before: &State, last: &[Card]) -> Vec<String> {
    let Some(duel) = &before.duel else {
        return Vec::new();
    };
    let attacker = duel.sides[before.active].support.iter().flatten();
    let attacker: Vec<Card> = attacker.map(|c| c.card()).collect();
    let played = [
        (before.active, attacker),
        (before.active.other(), last.to_vec()),
    ];
    let piles = before.stocks.map(|owner, _| {
        let users = users(owner);
        let onto = played.iter().filter(|(seat, _)| users.contains(seat));
        let cards: Vec<Card> = onto.flat_map(|(_, cards)| cards).copied().collect();
        cards
    });
    let piles = piles.iter().filter(|(_, cards)| !cards.is_empty());
    let sentences = piles.map(|(owner, cards)| {
        say!(
            cx.text,
            "dueling-nobles-then-duel-discards",
            owner = owner_name(cx, owner),
            count = cards.len(),
            cards = cx.text.cards(cards.iter().copied())
        )
    });
    sentences.collect()
}

/// The owner as messages select by it: the name, or `none` if both players share the deck.
fn owner_name(cx: Cx<'_>, owner: Owner) -> String {
    owner.map_or_else(|| "none".to_owned(), |seat| cx.name(seat))
}

/// An event as a sentence.
fn sentence(cx: Cx<'_>, before: &State, after: &State, event: &Event) -> String {
    let sentence = cx.sentence("event", event);
    if let Event::PhaseEntered { phase } = *event {
        let id = cx.rules.phases.get(phase).map_or("", |p| &p.id);
        return sentence.with("phase", phase_name(cx.text, id)).finish();
    }
    if let Event::NobleJoined { noble, .. } = event {
        let stamina = cx.rules.stamina[noble.rank()];
        return sentence.with("stamina", stamina).finish();
    }
    if let Event::NobleVanquished { .. } = event {
        // After the end nobody shuffles.
        let goes_on = after.outcome().is_none();
        return sentence.with("goes-on", goes_on).finish();
    }
    if let Event::DuelEnded {
        verdict,
        attacker_total,
        defender_total,
        ..
    } = *event
    {
        let [attack, defence] = [attacker_total, defender_total];
        let (winner, total, other) = match verdict {
            Verdict::Attacker | Verdict::Tie => (before.active, attack, defence),
            Verdict::Defender => (before.active.other(), defence, attack),
        };
        let noble = after.last_duel.map(|d| match verdict {
            Verdict::Attacker => d.attacker,
            Verdict::Defender | Verdict::Tie => d.defender,
        });
        let noble = noble.map(|n| sign(n.card())).unwrap_or_default();
        return sentence
            .with("player", cx.name(winner))
            .with("noble", noble)
            .with("total", total)
            .with("other", other)
            .finish();
    }
    if let Event::GameEnded { outcome } = event
        && let Some(winner) = outcome.winner()
        && let Ok(seat) = EitherSeat::try_from(winner)
    {
        return sentence
            .with("winner", cx.name(seat))
            .with("loser", cx.name(seat.other()))
            .finish();
    }
    sentence.finish()
}
