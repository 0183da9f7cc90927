//! Chances and luck in words.

use super::Cx;
use super::useful_cards::before_the_defender;
use crate::rules::duel::Verdict;
use crate::rules::odds::{
    CardsMissing, Chances, DuelOdds, Fought, Fraction, Odds, PairOdds, Points, Step, SupportOptions,
};
use crate::rules::table::State;
use courtyard_core::seat::EitherSeat;
use courtyard_text::{Column, DescribedOdds, Table, Text, percent, say, sign};

/// Three chances in display form: a win of the attacker, a tie, a loss.
fn percents(text: &Text, chances: &Chances) -> [String; 3] {
    chances.percents().map(|chance| percent(text, chance))
}

/// The message of this key about three chances.
fn three(cx: Cx<'_>, key: &str, attacker: EitherSeat, chances: &Chances) -> String {
    let [win, tie, loss] = percents(cx.text, chances);
    say!(
        cx.text,
        key,
        attacker = cx.name(attacker),
        defender = cx.name(attacker.other()),
        win,
        tie,
        loss
    )
}

/// The chances if no card is played.
pub fn by_dice(cx: Cx<'_>, attacker: EitherSeat, chances: &Chances) -> String {
    three(cx, "dueling-nobles-odds-dice", attacker, chances)
}

/// The chances with cards, or why they are unknown.
pub fn with_cards(
    cx: Cx<'_>,
    attacker: EitherSeat,
    chances: Result<Chances, CardsMissing>,
) -> String {
    match chances {
        Ok(chances) => three(cx, "dueling-nobles-odds-cards", attacker, &chances),
        Err(missing) => describe_missing(cx.text, missing),
    }
}

/// Why there are no chances with cards.
pub fn describe_missing(text: &Text, CardsMissing { missing }: CardsMissing) -> String {
    match missing {
        0.. => say!(text, "dueling-nobles-odds-missing", count = missing),
        _ => say!(text, "dueling-nobles-odds-surplus", count = -missing),
    }
}

/// The chances of a pair, one sentence each. The attacker is the player of this seat.
pub fn describe_pair(cx: Cx<'_>, attacker: EitherSeat, pair: &PairOdds) -> Vec<String> {
    vec![
        by_dice(cx, attacker, &pair.dice),
        with_cards(cx, attacker, pair.cards),
    ]
}

/// The chances of a running duel, one sentence each.
pub fn describe_duel(cx: Cx<'_>, attacker: EitherSeat, duel: &DuelOdds) -> Vec<String> {
    let mut lines = Vec::new();
    match duel.step {
        Step::Roll => lines.push(by_dice(cx, attacker, &duel.dice)),
        // All dice are rolled, so the totals are visible.
        Step::Support | Step::Over => {}
    }
    if let Some(answer) = &duel.answer {
        lines.extend(describe_answer(cx, attacker, answer));
    }
    lines.push(with_cards(cx, attacker, duel.cards));
    lines
}

/// The chances of a running duel for a screen on which a bar has the chances with cards, which come first, and a picker
/// marks the useful cards, which are not listed again.
pub fn describe_running(cx: Cx<'_>, attacker: EitherSeat, duel: &DuelOdds) -> Vec<String> {
    let second = match (duel.step, &duel.answer) {
        (Step::Roll, _) => Some(by_dice(cx, attacker, &duel.dice)),
        (Step::Support, Some(answer)) => Some(in_hand(cx, attacker, answer)),
        (Step::Support, None) | (Step::Over, _) => None,
    };
    let mut sentences = vec![with_cards(cx, attacker, duel.cards)];
    sentences.extend(second);
    if duel.cards.is_err() {
        // The bar shows the dice alone.
        sentences.reverse();
    }
    sentences
}

/// Three chances in one line: “Ben 35%, tie 8%, Ana 57%”.
pub fn describe_line(cx: Cx<'_>, attacker: EitherSeat, chances: &Chances) -> String {
    three(cx, "dueling-nobles-odds-line", attacker, chances)
}

/// The likely winner without numbers: “Ben will probably win.” A tie counts half for each, but no sentence promises a win
/// that is less likely than not.
pub fn describe_outlook(cx: Cx<'_>, attacker: EitherSeat, chances: &Chances) -> String {
    /// Minimum shares for “has the better chances”, “will probably win” and “will almost certainly win”.
    const SHARES: [f64; 3] = [0.55, 0.65, 0.9];
    let text = cx.text;
    let share = chances.win.to_f64() + chances.tie.to_f64() / 2.0;
    let (seat, chances, share) = if share < 0.5 {
        (attacker.other(), chances.turned(), 1.0 - share)
    } else {
        (attacker, *chances, share)
    };
    let [win, tie] = [chances.win, chances.tie].map(Fraction::to_f64);
    let key = if chances.win == Fraction::ONE {
        "dueling-nobles-outlook-certain"
    } else if chances.tie == Fraction::ONE {
        return say!(text, "dueling-nobles-outlook-tie");
    } else if tie > win {
        return say!(text, "dueling-nobles-outlook-tie-likely");
    } else if win >= SHARES[2] {
        "dueling-nobles-outlook-almost"
    } else if share >= SHARES[1] && win > 0.5 {
        "dueling-nobles-outlook-likely"
    } else if share >= SHARES[0] {
        "dueling-nobles-outlook-better"
    } else {
        return say!(text, "dueling-nobles-outlook-even");
    };
    say!(text, key, player = cx.name(seat))
}

/// The options of a player at a support step, a sentence each.
fn describe_answer(cx: Cx<'_>, attacker: EitherSeat, answer: &SupportOptions) -> Vec<String> {
    let text = cx.text;
    let mut lines = vec![in_hand(cx, attacker, answer)];
    let wins = answer.pool.wins.union(answer.held.wins);
    let ties = answer.pool.ties.union(answer.held.ties);
    for (key, cards) in [
        ("dueling-nobles-odds-answer-wins", wins),
        ("dueling-nobles-odds-answer-ties", ties),
    ] {
        if !cards.is_empty() {
            lines.push(say!(text, key, cards = text.cards(cards.iter())));
        }
    }
    if answer.pair_needed {
        lines.push(say!(text, "dueling-nobles-odds-answer-pair"));
    }
    lines
}

/// The chance that a hand has a useful card.
fn in_hand(cx: Cx<'_>, attacker: EitherSeat, answer: &SupportOptions) -> String {
    let text = cx.text;
    let [win, tie, _] = answer.percents().map(|chance| percent(text, chance));
    let sentence = say!(
        text,
        "dueling-nobles-odds-answer",
        player = cx.name(answer.by),
        ties = if answer.tie == Fraction::ZERO {
            "no"
        } else {
            "yes"
        },
        win,
        tie
    );
    if answer.by == attacker {
        before_the_defender(text, &cx.name(attacker.other()), sentence)
    } else {
        sentence
    }
}

/// The parts of a duel's result for its attacker: “Before the dice and without cards, Ben’s chance was 35%. The dice
/// added 22, cards and choices added 43: Ben won.”
pub fn describe_luck(cx: Cx<'_>, fought: &Fought) -> String {
    let text = cx.text;
    let luck = fought.luck;
    let Points {
        expected,
        dice,
        cards,
    } = luck.points();
    // A value that rounds to zero but is not zero is “little”.
    let what = |is_none: bool, points: i64| match (is_none, points) {
        (true, _) => "none",
        (false, 0) => "little",
        (false, 1..) => "more",
        (false, _) => "less",
    };
    say!(
        text,
        "dueling-nobles-odds-luck",
        player = cx.name(fought.attacker),
        expected = percent(text, expected),
        dice = what(luck.dice.is_zero(), dice),
        dice_points = dice.abs(),
        cards = what(luck.cards.is_zero(), cards),
        cards_points = cards.abs(),
        result = match fought.verdict {
            Verdict::Attacker => "win",
            Verdict::Defender => "loss",
            Verdict::Tie => "tie",
        }
    )
}

/// The chances of a table for `courtyard odds`.
pub(super) fn describe_odds(cx: Cx<'_>, table: &State) -> DescribedOdds {
    let odds = Odds::of(cx.rules, table);
    let (mut lines, mut tables) = (Vec::new(), Vec::new());
    match &odds {
        Odds::Duel(duel) => lines = describe_duel(cx, table.active, duel),
        Odds::Pairs(pairs) if pairs.is_empty() => {
            lines.push(say!(cx.text, "dueling-nobles-odds-no-pairs"));
        }
        Odds::Pairs(pairs) => tables.push(matrix(cx, table, pairs)),
    }
    DescribedOdds {
        json: odds.to_json(cx.rules, table),
        lines,
        tables,
    }
}

fn matrix(cx: Cx<'_>, table: &State, pairs: &[PairOdds]) -> Table {
    let text = cx.text;
    let missing = pairs.iter().find_map(|pair| pair.cards.err());
    let rows = pairs.iter().map(|pair| {
        let mut row = vec![sign(pair.attacker.card()), sign(pair.target.card())];
        for chances in [Ok(pair.dice), pair.cards].into_iter().flatten() {
            row.extend(percents(text, &chances));
        }
        row
    });
    let rows = rows.collect();
    let mut columns = vec![
        Column::words(say!(text, "dueling-nobles-odds-attacker")),
        Column::words(say!(text, "dueling-nobles-odds-target")),
    ];
    let by_dice = [
        "dueling-nobles-odds-dice-win",
        "dueling-nobles-odds-tie",
        "dueling-nobles-odds-loss",
    ];
    let with_cards = [
        "dueling-nobles-odds-cards-win",
        "dueling-nobles-odds-tie",
        "dueling-nobles-odds-loss",
    ];
    let shown = [Some(by_dice), missing.is_none().then_some(with_cards)];
    let shown = shown.into_iter().flatten().flatten();
    columns.extend(shown.map(|name| Column::numbers(say!(text, name))));
    let note = match missing {
        Some(missing) => describe_missing(text, missing),
        None => say!(text, "dueling-nobles-odds-note"),
    };
    Table {
        title: say!(
            text,
            "dueling-nobles-odds-title",
            attacker = cx.name(table.active),
            defender = cx.name(table.active.other())
        ),
        columns,
        rows,
        notes: vec![note],
        ..Table::default()
    }
}
