//! Everything that could be possible, to be asked about.

use arrayvec::ArrayVec;

use super::playable;
use crate::cards::{Card, Rank, Suit};
use crate::dice::Die;
use crate::games::dueling_nobles::action::{Action, ActionKind};
use crate::games::dueling_nobles::pieces::{Noble, Support, Weapon};
use crate::games::dueling_nobles::rules::{Rules, SALE_CARDS};
use crate::games::dueling_nobles::table::State;
use crate::seat::{EitherSeat, Pair};

/// Offers every action of the kind that could be possible, and more; stops when the taker says `false`.
pub(super) fn candidates(
    rules: &Rules,
    table: &State,
    kind: ActionKind,
    take: &mut dyn FnMut(Action) -> bool,
) {
    use ActionKind as K;
    let nobles = |seat: EitherSeat| table.sides[seat].courtyard.iter().map(|s| s.noble.card());
    let (own, opponent) = (table.active, table.active.other());
    let of_suit = |suit: Suit| {
        Support::all()
            .filter(move |c| c.suit() == suit)
            .map(Support::card)
    };
    // Each arm is an iterator of its own type, so each ends by offering.
    macro_rules! offer {
        ($actions:expr) => {{
            $actions.into_iter().all(|action| take(action));
        }};
    }
    match kind {
        K::Setup => openings(rules.opening_nobles.into(), take),
        K::NextPhase => offer!([Action::NextPhase]),
        K::EndTurn => offer!([Action::EndTurn]),
        K::Sell => {
            Suit::ALL.into_iter().all(|suit| {
                let cards = playable_cards(table, own, |c| c.suit() == suit);
                choices(&cards, SALE_CARDS, &mut |cards| {
                    take(Action::Sell {
                        cards: cards.to_vec(),
                    })
                })
            });
        }
        K::Tax => offer!(
            nobles(own)
                .filter(|c| c.rank() == Rank::King)
                .map(|king| Action::Tax { king })
        ),
        K::Buy => {
            offer!((1..=i64::from(rules.cards_per_purchase)).map(|count| Action::Buy { count }))
        }
        K::Recruit => offer!(Noble::all().map(|n| Action::Recruit { noble: n.card() })),
        K::Weapon => offer!(
            Support::all()
                .filter_map(Weapon::from_support)
                .flat_map(|w| nobles(own).map(move |noble| Action::Weapon {
                    card: w.card(),
                    noble
                }))
        ),
        K::MoveWeapon => offer!(nobles(own).flat_map(|from| {
            nobles(own)
                .filter(move |to| *to != from)
                .map(move |to| Action::MoveWeapon { from, to })
        })),
        K::Heal => offer!(nobles(own).flat_map(|noble| {
            of_suit(Suit::Hearts).map(move |card| Action::Heal { card, noble })
        })),
        K::DrawThree => {
            offer!(of_suit(Suit::Diamonds).map(|card| Action::DrawThree { card }));
        }
        K::Recover => offer!(table.discard.iter().flat_map(|take| {
            of_suit(Suit::Clubs).map(move |card| Action::Recover {
                card,
                take: take.card(),
            })
        })),
        K::Spy => {
            offer!(of_suit(Suit::Spades).map(|card| Action::Spy { card, seen: None }));
        }
        K::Challenge => offer!(nobles(own).flat_map(|attacker| {
            nobles(opponent).map(move |target| Action::Challenge { attacker, target })
        })),
        K::Deflect => {
            let current = table.duel.as_ref().map(|d| d.nobles[opponent].card());
            offer!(
                nobles(opponent)
                    .filter(|n| Some(*n) != current)
                    .map(|target| Action::Deflect { target })
            );
        }
        K::Roll => offer!(EitherSeat::BOTH.into_iter().flat_map(|seat| {
            let faces = Die::FACES.map(i64::from);
            let one = faces.into_iter().map(|a| vec![a]);
            let two = faces
                .into_iter()
                .flat_map(move |a| faces.map(|b| vec![a, b]));
            one.chain(two).map(move |dice| Action::Roll {
                seat,
                dice,
                is_virtual: false,
            })
        })),
        K::Support => {
            if let Some(duel) = &table.duel {
                let seat = duel.supporter(table.active);
                let cards = playable_cards(table, seat, |_| true);
                (0..=duel.nobles[seat].support_cards()).all(|n| {
                    choices(&cards, n, &mut |cards| {
                        let cards = cards.to_vec();
                        take(Action::Support { seat, cards })
                    })
                });
            }
        }
        K::Concede => offer!(EitherSeat::BOTH.map(|seat| Action::Concede { seat })),
        K::Adjust | K::Note => {}
    }
}

/// The cards, of those asked for, that the hand can hold.
fn playable_cards(
    table: &State,
    seat: EitherSeat,
    asked: impl Fn(Support) -> bool,
) -> ArrayVec<Card, { Support::COUNT }> {
    Support::all()
        .filter(|c| asked(*c) && playable(table, seat, *c).is_ok())
        .map(Support::card)
        .collect()
}

/// Offers every choice of `n` of the cards, each in their order, until the taker says `false`; whether it never did.
fn choices(cards: &[Card], n: usize, take: &mut dyn FnMut(&[Card]) -> bool) -> bool {
    fn further(
        cards: &[Card],
        n: usize,
        chosen: &mut ArrayVec<Card, 6>,
        take: &mut dyn FnMut(&[Card]) -> bool,
    ) -> bool {
        if n == 0 {
            return take(chosen);
        }
        cards.iter().enumerate().all(|(i, &card)| {
            chosen.push(card);
            let go_on = further(&cards[i + 1..], n - 1, chosen, take);
            chosen.pop();
            go_on
        })
    }
    further(cards, n, &mut ArrayVec::new(), take)
}

fn openings(each: usize, take: &mut dyn FnMut(Action) -> bool) {
    let all: ArrayVec<Card, 12> = Noble::all().map(Noble::card).collect();
    choices(&all, each, &mut |zero| {
        let rest = all.iter().copied().filter(|c| !zero.contains(c));
        let rest: ArrayVec<Card, 12> = rest.collect();
        choices(&rest, each, &mut |one| {
            EitherSeat::BOTH.into_iter().all(|first| {
                let nobles = Pair([zero.to_vec(), one.to_vec()]);
                take(Action::Setup { first, nobles })
            })
        })
    });
}
