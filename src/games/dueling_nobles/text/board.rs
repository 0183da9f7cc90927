//! The table as lines of text.

use super::{Cx, of_ability, owner_label, phase_name, sum};
use crate::rules::Support;
use crate::rules::decks::Stock;
use crate::rules::table::{Duel, Stage, State};
use courtyard_core::cards::Suit;
use courtyard_core::seat::EitherSeat;
use courtyard_text::{Text, describe_result, say, sign};

/// Describes the whole table, line by line.
pub(super) fn describe_table(cx: Cx<'_>, table: &State) -> Vec<String> {
    let text = cx.text;
    let head = match table.stage {
        Stage::SetUp => return vec![say!(text, "table-not-set-up")],
        Stage::Turn { .. } => say!(
            text,
            "dueling-nobles-table-turn",
            turn = table.turn,
            player = cx.name(table.active),
            phase = phase_name(text, table.phase(cx.rules).map_or("", |p| &p.id))
        ),
        Stage::Over(outcome) => say!(
            text,
            "table-over",
            turn = table.turn,
            result = describe_result(text, cx.players, Some(outcome))
        ),
    };
    let mut lines = vec![head];
    for seat in EitherSeat::BOTH {
        lines.push(String::new());
        lines.extend(describe_side(cx, table, seat));
    }
    lines.push(String::new());
    let nobles = table.noble_deck_size();
    match table.stocks.of(None) {
        Some(Stock { deck, discard }) => {
            lines.push(say!(
                text,
                "dueling-nobles-table-decks",
                support = *deck,
                nobles
            ));
            lines.push(describe_discard(text, discard));
        }
        None => lines.push(say!(text, "dueling-nobles-deck-nobles", count = nobles)),
    }
    for (owner, missing) in table.support_missing().iter() {
        let line = match *missing {
            0 => continue,
            missing @ 1.. => say!(text, "dueling-nobles-table-missing", count = missing),
            surplus => say!(text, "dueling-nobles-table-surplus", count = -surplus),
        };
        lines.push(owner_label(cx, owner, line));
    }
    if let Some(duel) = &table.duel {
        lines.push(String::new());
        lines.extend(describe_duel(cx, table, duel));
    }
    if let Some(duel) = table.last_duel {
        lines.push(say!(
            text,
            "dueling-nobles-table-last-duel",
            attacker = duel.attacker.card(),
            total = duel.attacker_total,
            defender = duel.defender.card(),
            other = duel.defender_total,
            outcome = <&str>::from(duel.verdict)
        ));
    }
    lines
}

/// The discard pile, in a line.
fn describe_discard(text: &Text, discard: &[Support]) -> String {
    if discard.is_empty() {
        say!(text, "dueling-nobles-table-discard-empty")
    } else {
        say!(
            text,
            "dueling-nobles-table-discard",
            cards = text.cards(discard.iter().copied())
        )
    }
}

fn describe_side(cx: Cx<'_>, table: &State, seat: EitherSeat) -> Vec<String> {
    let text = cx.text;
    let side = &table.sides[seat];
    let mut lines = vec![say!(
        text,
        "dueling-nobles-table-side",
        player = cx.name(seat),
        gold = side.gold,
        cards = side.hand
    )];
    let mut below = |line: String| lines.push(format!("  {line}"));
    if side.courtyard.is_empty() {
        below(say!(text, "dueling-nobles-table-courtyard-empty"));
    }
    for standing in &side.courtyard {
        let noble = standing.noble;
        let full = cx.rules.stamina[noble.rank()];
        let strength = side.fighter(standing).breakdown(cx.rules).strength();
        let (key, weapon) = match standing.weapon {
            Some(weapon) => ("dueling-nobles-table-noble-armed", sign(weapon.card())),
            None => ("dueling-nobles-table-noble", String::new()),
        };
        below(say!(
            text,
            key,
            noble = noble.card(),
            stamina = standing.stamina,
            full,
            strength,
            weapon
        ));
    }
    let left = Suit::ALL.into_iter();
    let left = left.filter(|suit| !side.abilities_used.contains(suit));
    let left = left.map(|suit| of_ability(text, "dueling-nobles-table-ability", suit));
    below(say!(
        text,
        "dueling-nobles-table-abilities",
        abilities = text.list(left)
    ));
    if !side.known.is_empty() {
        below(say!(
            text,
            "dueling-nobles-table-known",
            cards = text.cards(side.known.iter())
        ));
    }
    if let Some(Stock { deck, discard }) = table.stocks.of(Some(seat)) {
        below(say!(text, "dueling-nobles-deck-support", count = *deck));
        below(describe_discard(text, discard));
    }
    lines
}

fn describe_duel(cx: Cx<'_>, table: &State, duel: &Duel) -> Vec<String> {
    let text = cx.text;
    let (attacker, defender) = (table.active, table.active.other());
    let mut lines = vec![say!(
        text,
        "dueling-nobles-table-duel",
        attacker = duel.nobles[attacker].card(),
        defender = duel.nobles[defender].card()
    )];
    for seat in [attacker, defender] {
        let fighter = table.duelist(seat);
        lines.extend(fighter.map(|f| format!("  {}", sum(cx, seat, &f).description)));
    }
    let about = |key: &str, seat: EitherSeat| say!(text, key, player = cx.name(seat));
    for seat in [attacker, defender] {
        if duel.sides[seat].dice.is_none() {
            lines.push(about("dueling-nobles-table-to-roll", seat));
        }
    }
    if duel.rolled() {
        let next = duel.supporter(attacker);
        lines.push(about("dueling-nobles-table-to-support", next));
    }
    lines
}
