//! For each kind of action the few that are possible if any of the kind is: with the best cards there can be.

use strum::VariantArray;

use crate::games::noble_hearts::action::Action;
use crate::games::noble_hearts::card::{Card, Named};
use crate::games::noble_hearts::charge::{Charge, Jump};
use crate::games::noble_hearts::kind::{ActionKind, Special};
use crate::games::noble_hearts::rules::Rules;
use crate::games::noble_hearts::table::{State, Stroke};

/// If some action of the kind is possible, one of these is; where there are none, whatever lets the kind pass at all
/// lets every such action pass that names what there is.
pub(super) fn candidates(rules: &Rules, table: &State, kind: ActionKind) -> Vec<Action> {
    use ActionKind as K;
    let best = best(rules);
    let hand = usize::from(table.own().hand);
    let so_many = |count: u16| vec![best; count.into()];
    let all_but = |rest: usize, least: u16| vec![best; (hand - hand.min(rest)).max(least.into())];
    let each_stroke = |answer: fn(Named, i64) -> Action| {
        let open = table.attack.iter().flat_map(|attack| attack.open());
        let answer = |(number, stroke): (usize, &Stroke)| {
            let card = Card {
                area: Some(stroke.area.into()),
                ..best
            };
            answer(card, number as i64)
        };
        open.map(answer).collect()
    };
    match kind {
        K::Attack => vec![Action::Attack { card: best }],
        K::Charge => charges(rules, best, all_but),
        K::Block => each_stroke(|card, stroke| Action::Block {
            card,
            stroke: Some(stroke),
        }),
        K::QuickBlock => each_stroke(|card, stroke| Action::QuickBlock {
            card,
            stroke: Some(stroke),
        }),
        K::Retreat => vec![Action::Retreat { card: best }],
        K::JumpUp => vec![Action::JumpUp {
            cards: all_but(0, 1),
        }],
        K::Move => vec![Action::Move { card: best }],
        K::LongJump => vec![Action::LongJump {
            cards: all_but(0, rules.long_jump_cards),
            raised: false,
        }],
        K::SideStep => vec![Action::SideStep {
            cards: so_many(rules.side_step_cards),
        }],
        K::Berserk => vec![Action::Berserk {
            cards: so_many(rules.berserk_cards),
        }],
        K::Saltomortale => vec![Action::Saltomortale {
            cards: so_many(rules.saltomortale_cards),
            raised: None,
        }],
        K::Feint => vec![Action::Feint {
            card: best,
            area: 1,
        }],
        K::Combination => vec![Action::Combination { cards: so_many(2) }],
        K::TurnUp => {
            let all = Special::VARIANTS.iter();
            let owned = all.filter(|special| table.own().owned(**special) > 0);
            let mut owned: Vec<Special> = owned.copied().collect();
            if owned.is_empty() {
                owned.push(Special::Feint);
            }
            let turn_up = |special| Action::TurnUp { special };
            owned.into_iter().map(turn_up).collect()
        }
        K::Setup
        | K::JumpDown
        | K::Pass
        | K::Hit
        | K::CollectRose
        | K::ChooseSpecial
        | K::Concede
        | K::Adjust
        | K::Note => Vec::new(),
    }
}

/// A card than which none strikes harder or moves farther, told in full.
fn best(rules: &Rules) -> Named {
    Card {
        fight: Some(rules.fight_most.into()),
        area: Some(1),
        movement: Some(rules.move_most.into()),
        redraw: Some(0),
    }
}

/// The plain charges with every jump: those with a special card's attack need more. The most easily done is the last,
/// whose reason tells most.
fn charges(rules: &Rules, best: Named, all_but: impl Fn(usize, u16) -> Vec<Named>) -> Vec<Action> {
    let few = || {
        let mut cards = all_but(1, 1);
        cards.truncate(rules.charge_move_cards.into());
        cards
    };
    let charge = |movement: Vec<Named>, jump: Option<Jump>| {
        Action::Charge(Charge {
            movement,
            cards: vec![best],
            jump,
            with: None,
        })
    };
    vec![
        charge(
            all_but(1, rules.long_jump_cards),
            Some(Jump::Long { raised: false }),
        ),
        charge(few(), Some(Jump::Down { raised: None })),
        charge(all_but(1, 1), Some(Jump::Up)),
        charge(few(), None),
    ]
}
