//! For each kind of action, actions of which at least one is possible if any of the kind is.

use crate::cards::Rank;
use crate::games::duel::action::{Action, ActionKind, Correction, Shown, Target, Told};
use crate::games::duel::pieces::{Face, Lying, Name, Part};
use crate::games::duel::rules::Rules;
use crate::games::duel::table::{Battle, BattleSide, Seen, Standing, State, Step};
use crate::seat::Seat;

/// Offers the actions; stops when the taker says `false`.
///
/// Cards are named by their rank alone: a card may lie where it is named only if its rank may.
pub(super) fn candidates(
    rules: &Rules,
    table: &State,
    kind: ActionKind,
    take: &mut dyn FnMut(Action) -> bool,
) {
    use ActionKind as K;
    let slots = 0..i64::from(rules.warlord_slots);
    // Each arm is an iterator of its own type, so each ends by offering.
    macro_rules! offer {
        ($actions:expr) => {{
            $actions.into_iter().all(|action| take(action));
        }};
    }
    match kind {
        K::Setup => offer!([Action::Setup { first: Seat::ZERO }]),
        K::NextPhase => offer!([Action::NextPhase]),
        K::EndTurn => offer!([Action::EndTurn]),
        K::Warlord => offer!(slots.map(|slot| Action::Warlord { slot, card: None })),
        K::Exchange => offer!(slots.map(|slot| Action::Exchange { slot, card: None })),
        K::Attack => offer!([Action::Attack { slot: None }]),
        K::Defend => offer!([Action::Defend {
            slot: None,
            army: false
        }]),
        K::Support => {
            if let Some(battle) = &table.battle {
                let seat = match battle.step() {
                    Step::DefenderSupport => battle.defender,
                    Step::Defend | Step::AttackerSupport | Step::Reveal | Step::LastChance => {
                        battle.attacker
                    }
                };
                take(Action::Support { seat, count: 0 });
            }
        }
        K::Reveal => {
            if let Some(battle) = &table.battle {
                let shown = |seat| {
                    let side = battle.side(seat);
                    side.map_or_else(Shown::default, |s| show(rules, table, seat, s))
                };
                take(Action::Reveal {
                    attacker: shown(battle.attacker),
                    defender: shown(battle.defender),
                });
            }
        }
        K::Resolve => offer!([Action::Resolve]),
        K::Ace => match &table.battle {
            Some(battle) => aces_in_battle(table, battle, take),
            None => aces_outside(rules, table, take),
        },
        K::Reinforce => {
            // Whoever is waited for, or whose turn it is, has the most to say about it.
            let one = table.pending.map_or(table.active, |p| p.seat);
            let others = table.sides.seats().filter(move |seat| *seat != one);
            let seats = std::iter::once(one).chain(others);
            offer!(seats.map(|seat| Action::Reinforce { seat, count: None }));
        }
        K::Out => offer!([Action::Out]),
        K::Concede => offer!(table.sides.seats().map(|seat| Action::Concede { seat })),
        K::Tell => offer!([Action::Tell {
            seat: Seat::ZERO,
            told: Told::Discard {
                discard: Vec::new()
            },
        }]),
        K::Adjust => {
            let seat = Seat::ZERO;
            let side = &table.sides[seat];
            offer!([Action::Adjust {
                seat,
                correction: Correction::Numbers {
                    hand: side.hand.into(),
                    draw: side.draw.into(),
                    discard: side.discard.len() as i64,
                },
                why: None,
            }]);
        }
        K::Note => offer!([Action::Note {
            text: String::new()
        }]),
    }
}

const ACE: [Name; 2] = [Name::Face(Face::Rank(Rank::Ace)), Name::AllyAs(Rank::Ace)];

fn aces_in_battle(table: &State, battle: &Battle, take: &mut dyn FnMut(Action) -> bool) {
    let seat = battle.defender;
    let slot = battle.defender_side.as_ref().and_then(|side| side.slot);
    let unknown = slot
        .and_then(|slot| table.sides[seat].standing(slot))
        .is_some_and(|standing| standing.card().is_none());
    ACE.into_iter().all(|card| {
        let mut offer = |warlord| {
            take(Action::Ace {
                seat,
                card,
                target: None,
                warlord,
            })
        };
        if !unknown {
            return offer(None);
        }
        let faces = Part::Warlord.ranks().map(|r| Name::Face(Face::Rank(r)));
        let mut names = faces.chain([Name::AllyAs(Rank::King)]);
        names.all(|name| offer(Some(name)))
    });
}

fn aces_outside(rules: &Rules, table: &State, take: &mut dyn FnMut(Action) -> bool) {
    let slots = 0..i64::from(rules.warlord_slots);
    // The active player's first: their refusals are told.
    let active = std::iter::once(table.active);
    let others = table.sides.seats().filter(|seat| *seat != table.active);
    active.chain(others).all(|seat| {
        ACE.into_iter().all(|card| {
            let mut against = table.sides.seats().filter(|other| *other != seat);
            against.all(|against| {
                slots.clone().all(|slot| {
                    take(Action::Ace {
                        seat,
                        card,
                        target: Some(Target { against, slot }),
                        warlord: None,
                    })
                })
            })
        })
    });
}

/// Cards that a side could turn up, if there are any.
fn show(rules: &Rules, table: &State, seat: Seat, side: &BattleSide) -> Shown {
    let mut seen = table.seen(seat);
    let known = side.slot.and_then(|slot| table.sides[seat].standing(slot));
    let unknown = known.is_some_and(|s: Standing| s.card().is_none());
    Shown {
        warlord: unknown.then(|| some_card(rules, &mut seen, Part::Warlord)),
        army: side.army.then(|| some_card(rules, &mut seen, Part::Army)),
        support: (0..side.support.unwrap_or(0))
            .map(|_| some_card(rules, &mut seen, Part::Support))
            .collect(),
    }
}

/// A card of this part that can still turn up: the ally only where there is no other.
fn some_card(rules: &Rules, seen: &mut Seen, part: Part) -> Name {
    let free = part.ranks().find(|rank| seen.of_rank(*rank) < 4);
    let any = part.ranks().next().unwrap_or(Rank::Ace);
    match free {
        None if rules.hidden_ally => Name::AllyAs(any),
        free => {
            let face = Face::Rank(free.unwrap_or(any));
            seen.insert(Lying::Face(face));
            Name::Face(face)
        }
    }
}
