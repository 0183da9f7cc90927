//! Random play of Duel, shared by the tests and the benchmarks: valid rules, a table with real decks, and random
//! claims, most of them illegal.

// Each program that includes this module uses a part of it.
#![allow(dead_code)]

use courtyard::cards::{Card, Rank};
use courtyard::games::compose::{Answer, Ask, QuestionOption};
use courtyard::games::duel::action::{Correction, Laid, NamedCards, Revealed, Target};
use courtyard::games::duel::ask::Part;
use courtyard::games::duel::table::{Stage, Standing, Step as BattleStep};
use courtyard::games::duel::{
    Action, ActionKind, CardRole, Duel, Edition, Event, Face, Lying, Name, Rules, Table,
};
use courtyard::games::{Game as _, Preset, RulesError};
use courtyard::seat::Seat;
use courtyard::session::Header;
use rand::RngExt;
use rand::seq::{IndexedRandom, IteratorRandom, SliceRandom};
use serde_json::{Map, Value, json};

use super::seeded;
#[allow(unused_imports)]
pub use super::seeded::{Chance, chance, moment};

/// A header with these rules and this number of players.
pub fn header(players: usize, rules: Map<String, Value>) -> Header {
    seeded::header::<Duel>(Edition::Csatho.name(), players, rules)
}

/// House rules: valid values for a few fields.
pub fn house_rules(chance: &mut Chance) -> Map<String, Value> {
    let mut rules = seeded::house_rules::<Edition>(chance, 0.3);
    // A short game in which many players are eliminated.
    if chance.random_bool(0.6) {
        rules.insert("hand_size".into(), json!(20));
        rules.insert("draw_per_turn".into(), json!(5));
        rules.insert("damage_divisor".into(), json!(1));
        rules.insert("reinforcements".into(), json!(chance.random::<bool>()));
    }
    rules
}

/// The rules with these house rules.
pub fn rules(house: &Map<String, Value>) -> Result<Rules, RulesError> {
    Rules::new(Edition::Csatho.name(), house)
}

/// The real cards of a player.
#[derive(Debug, Clone, Default)]
pub struct Deck {
    /// The hand.
    pub hand: Vec<Lying>,
    /// The draw pile, its top card last.
    pub draw: Vec<Lying>,
    /// The discard pile, its top card last.
    pub discard: Vec<Lying>,
    /// The Warlords; an ally with the rank that it was played as.
    pub slots: Vec<Option<(Lying, Rank)>>,
    /// The cards played into the battle: the Army card, then the Support cards.
    pub battle: Vec<(Lying, Rank)>,
}

/// A table with real cards, of which the app knows only what the players enter. The consequences of each action are
/// carried out event by event.
#[derive(Debug, Clone)]
pub struct Real {
    /// Each player's cards.
    pub decks: Vec<Deck>,
}

/// An action, and the real cards that it moves.
#[derive(Debug, Clone)]
pub struct Deed {
    /// The action entered in the app.
    pub action: Action,
    moves: Moves,
}

#[derive(Debug, Clone)]
enum Moves {
    Nothing,
    /// Moves a card from the hand into a slot, played as this rank.
    Lay(Seat, usize, Lying, Rank),
    /// Moves cards from the hand into the battle.
    Fight(Seat, Vec<(Lying, Rank)>),
    /// Moves an Ace from the hand onto the player's own discard pile, and optionally empties a slot.
    Ace(Seat, Lying, Option<(Seat, usize)>),
    /// Plays the joker from the hand.
    Joker(Seat),
}

impl Real {
    /// Shuffled decks, dealt.
    pub fn new(chance: &mut Chance, rules: &Rules, players: usize) -> Real {
        let decks = (0..players).map(|_| {
            let mut draw: Vec<Lying> = Card::all().map(|c| Lying::Face(Face::Card(c))).collect();
            draw.extend(rules.reinforcements.then_some(Lying::Joker));
            draw.extend(rules.hidden_ally.then_some(Lying::Ally));
            draw.shuffle(chance);
            let hand = draw.split_off(draw.len() - usize::from(rules.hand_size));
            Deck {
                hand,
                draw,
                slots: vec![None; rules.warlord_slots.into()],
                ..Deck::default()
            }
        });
        Real {
            decks: decks.collect(),
        }
    }

    fn deck(&mut self, seat: Seat) -> &mut Deck {
        &mut self.decks[seat.number()]
    }

    /// A card of the hand that can be played for this part, and the rank that it is played as.
    fn pick(&self, chance: &mut Chance, seat: Seat, part: CardRole) -> Option<(Lying, Rank)> {
        let hand = &self.decks[seat.number()].hand;
        let fitting = hand.iter().filter_map(|card| match card {
            Lying::Face(face) => {
                (CardRole::of(face.rank()) == part).then_some((*card, face.rank()))
            }
            Lying::Ally => part.ranks().next().map(|rank| (*card, rank)),
            Lying::Joker => None,
        });
        let (card, rank) = fitting.choose(chance)?;
        let rank = match card {
            Lying::Ally => part.ranks().choose(chance)?,
            Lying::Face(_) | Lying::Joker => rank,
        };
        Some((card, rank))
    }

    /// An action of this kind that is possible with these cards, if there is one.
    pub fn deed(
        &self,
        chance: &mut Chance,
        rules: &Rules,
        table: &Table,
        kind: ActionKind,
    ) -> Option<Deed> {
        use ActionKind as K;
        let active = table.active;
        let seats = || table.sides.seats();
        let deck = |seat: Seat| &self.decks[seat.number()];
        let slots = 0..usize::from(rules.warlord_slots);
        let filled = |seat: Seat| {
            let slots = slots.clone();
            slots.filter(move |slot| table.sides[seat].standing(*slot).is_some())
        };
        let ready = |seat: Seat| {
            filled(seat).filter(move |slot| {
                let standing = table.sides[seat].standing(*slot);
                standing.is_some_and(|s| !s.is_face_up())
            })
        };
        let nothing = |action| Deed {
            action,
            moves: Moves::Nothing,
        };
        Some(match kind {
            K::Warlord | K::Exchange => {
                let slot = match kind {
                    K::Warlord => {
                        let mut free = slots.clone();
                        free.find(|slot| table.sides[active].standing(*slot).is_none())?
                    }
                    _ => filled(active).choose(chance)?,
                };
                let (card, rank) = self.pick(chance, active, CardRole::Warlord)?;
                let known_card = chance.random_bool(0.2).then(|| name(chance, card, rank));
                let at = slot as i64;
                Deed {
                    action: match kind {
                        K::Warlord => Action::Warlord {
                            slot: at,
                            card: known_card,
                        },
                        _ => Action::Exchange {
                            slot: at,
                            card: known_card,
                        },
                    },
                    moves: Moves::Lay(active, slot, card, rank),
                }
            }
            K::Attack => Deed {
                moves: Moves::Fight(active, vec![self.pick(chance, active, CardRole::Army)?]),
                action: Action::Attack {
                    slot: ready(active).choose(chance).map(|slot| slot as i64),
                },
            },
            K::Defend => {
                let defender = table.battle.as_ref()?.defender;
                let army = self.pick(chance, defender, CardRole::Army);
                let army = army.filter(|_| chance.random_bool(0.7));
                let slot = ready(defender).choose(chance);
                let slot = slot.filter(|_| chance.random_bool(0.7));
                let slot = slot.filter(|_| army.is_some() || rules.sole_warlord_defends);
                Deed {
                    action: Action::Defend {
                        slot: slot.map(|slot| slot as i64),
                        army: army.is_some(),
                    },
                    moves: Moves::Fight(defender, army.into_iter().collect()),
                }
            }
            K::Support => {
                let battle = table.battle.as_ref()?;
                let seat = match battle.step() {
                    BattleStep::AttackerSupport => battle.attacker,
                    _ => battle.defender,
                };
                let most = chance.random_range(0..=usize::from(rules.supports_per_side));
                let mut hand = self.clone();
                let mut played = Vec::new();
                while played.len() < most
                    && let Some((card, rank)) = hand.pick(chance, seat, CardRole::Support)
                {
                    take(&mut hand.deck(seat).hand, card);
                    played.push((card, rank));
                }
                Deed {
                    action: Action::Support {
                        seat,
                        count: played.len() as i64,
                    },
                    moves: Moves::Fight(seat, played),
                }
            }
            K::Reveal => {
                let battle = table.battle.as_ref()?;
                let attacker = self.shown(chance, table, battle.attacker);
                let defender = self.shown(chance, table, battle.defender);
                nothing(Action::Reveal { attacker, defender })
            }
            K::Ace => match &table.battle {
                Some(battle) => {
                    let seat = battle.defender;
                    let (card, rank) = self.pick(chance, seat, CardRole::Ace)?;
                    let slot = battle.defender_side.as_ref().and_then(|s| s.slot);
                    let warlord = slot.and_then(|slot| deck(seat).slots[slot]);
                    Deed {
                        action: Action::Ace {
                            seat,
                            card: name(chance, card, rank),
                            target: None,
                            warlord: warlord.map(|(card, rank)| name(chance, card, rank)),
                        },
                        moves: Moves::Ace(seat, card, None),
                    }
                }
                None => {
                    let seat = table.reach().iter().choose(chance)?;
                    let reach = table.reach();
                    let others = [table.next_of(reach, seat), table.last_of(reach, seat)];
                    let against = others.into_iter().flatten().choose(chance)?;
                    let slot = filled(against).choose(chance)?;
                    let (card, rank) = self.pick(chance, seat, CardRole::Ace)?;
                    Deed {
                        action: Action::Ace {
                            seat,
                            card: name(chance, card, rank),
                            target: Some(Target {
                                against,
                                slot: slot as i64,
                            }),
                            warlord: None,
                        },
                        moves: Moves::Ace(seat, card, Some((against, slot))),
                    }
                }
            },
            K::Reinforce => {
                let holders = seats().filter(|seat| deck(*seat).hand.contains(&Lying::Joker));
                let own = |seat: &Seat| *seat == active && !table.out.contains(seat);
                let may = |seat: &Seat| {
                    let empty = deck(*seat).draw.is_empty() && !table.out.contains(seat);
                    (own(seat) || empty) && !deck(*seat).discard.is_empty()
                };
                let seat = holders.filter(may).choose(chance)?;
                let most = table.most_reinforcements(rules, seat) as i64;
                let count = chance
                    .random_bool(0.5)
                    .then(|| chance.random_range(1..=most));
                Deed {
                    action: Action::Reinforce { seat, count },
                    moves: Moves::Joker(seat),
                }
            }
            K::Tell => {
                let seat = seats().choose(chance)?;
                let named_cards = match (filled(seat).choose(chance), chance.random()) {
                    (Some(slot), true) => {
                        let (card, rank) = deck(seat).slots[slot]?;
                        NamedCards::Slot {
                            slot: slot as i64,
                            card: name(chance, card, rank),
                        }
                    }
                    _ => {
                        let pile = &deck(seat).discard;
                        let top = pile.len() - chance.random_range(0..=pile.len().min(4));
                        let names = pile[top..].iter().map(|card| match *card {
                            Lying::Face(face) => name(chance, *card, face.rank()),
                            Lying::Joker | Lying::Ally => (*card).into(),
                        });
                        NamedCards::Discard {
                            discard: names.collect(),
                        }
                    }
                };
                nothing(Action::Tell {
                    seat,
                    named: named_cards,
                })
            }
            K::Adjust => {
                let seat = seats().choose(chance)?;
                let deck = deck(seat);
                nothing(Action::Adjust {
                    seat,
                    correction: Correction::Numbers {
                        hand: deck.hand.len() as i64,
                        draw: deck.draw.len() as i64,
                        discard: deck.discard.len() as i64,
                    },
                    why: None,
                })
            }
            K::Note => nothing(Action::Note { text: "tea".into() }),
            // It moves no card of a hand.
            kind => nothing(seeded::composed::<Duel>(
                rules,
                table,
                kind,
                |ask, options, answers| seeded::possible_answer(chance, ask, options, answers),
            )?),
        })
    }

    /// The cards that a side reveals; sometimes a known Warlord is not named again.
    fn shown(&self, chance: &mut Chance, table: &Table, seat: Seat) -> Revealed {
        let deck = &self.decks[seat.number()];
        let side = table.battle.as_ref().and_then(|b| b.side(seat));
        let slot = side.and_then(|s| s.slot);
        let known = slot.and_then(|slot| table.sides[seat].standing(slot));
        let known = known.is_some_and(|s: Standing| s.card().is_some());
        let warlord = slot.and_then(|slot| deck.slots[slot]);
        let warlord = warlord.filter(|_| !known || chance.random());
        let mut cards = deck.battle.iter();
        let army = side
            .filter(|s| s.army)
            .and_then(|_| cards.next())
            .map(|(card, rank)| name(chance, *card, *rank));
        Revealed {
            warlord: warlord.map(|(card, rank)| name(chance, card, rank)),
            army,
            support: cards
                .map(|(card, rank)| name(chance, *card, *rank))
                .collect(),
        }
    }

    /// Moves the cards according to the action and to the events that the app reports.
    pub fn follow(&mut self, chance: &mut Chance, before: &Table, deed: &Deed, events: &[Event]) {
        match &deed.moves {
            Moves::Nothing | Moves::Joker(_) => {}
            Moves::Lay(seat, slot, card, rank) => {
                let deck = self.deck(*seat);
                take(&mut deck.hand, *card);
                if let Some((old, _)) = deck.slots[*slot].replace((*card, *rank)) {
                    deck.discard.push(old);
                }
            }
            Moves::Fight(seat, cards) => {
                let deck = self.deck(*seat);
                for (card, rank) in cards {
                    take(&mut deck.hand, *card);
                    deck.battle.push((*card, *rank));
                }
            }
            Moves::Ace(seat, card, target) => {
                take(&mut self.deck(*seat).hand, *card);
                if let Some((against, slot)) = target {
                    self.lose(*against, *slot);
                    self.deck(*seat).discard.push(*card);
                }
            }
        }
        let led = before.battle.as_ref().and_then(|b| b.attacker_side.slot);
        for event in events {
            match event {
                Event::Drew { seat, cards, .. } => {
                    let deck = self.deck(*seat);
                    let left = deck.draw.len() - usize::from(*cards);
                    let drawn = deck.draw.split_off(left);
                    deck.hand.extend(drawn);
                }
                Event::BattleEnded {
                    attacker,
                    defender,
                    thwarted,
                    ace,
                    ..
                } => {
                    for seat in [*attacker, *defender] {
                        let deck = self.deck(seat);
                        let played = std::mem::take(&mut deck.battle);
                        deck.discard
                            .extend(played.into_iter().map(|(card, _)| card));
                    }
                    let fallen = events
                        .iter()
                        .any(|e| matches!(e, Event::WarlordLost { .. }));
                    if let Some(slot) = led.filter(|_| fallen) {
                        assert!(*thwarted);
                        self.lose(*attacker, slot);
                    }
                    assert_eq!(ace.is_some(), matches!(deed.moves, Moves::Ace(..)));
                }
                Event::Lost { seat, cards, .. } => {
                    let deck = self.deck(*seat);
                    let left = deck.draw.len() - usize::from(*cards);
                    let drawn = deck.draw.split_off(left);
                    deck.discard.extend(drawn);
                }
                Event::Reinforced { seat, cards } => {
                    let deck = self.deck(*seat);
                    take(&mut deck.hand, Lying::Joker);
                    deck.discard.shuffle(chance);
                    let rest = deck.discard.split_off(*cards);
                    deck.draw.append(&mut deck.discard);
                    deck.draw.shuffle(chance);
                    deck.discard = rest;
                    deck.discard.push(Lying::Joker);
                }
                _ => {}
            }
        }
        if let Moves::Ace(seat, card, None) = deed.moves {
            self.deck(seat).discard.push(card);
        }
    }

    fn lose(&mut self, seat: Seat, slot: usize) {
        let deck = self.deck(seat);
        let (card, _) = deck.slots[slot].take().expect("a Warlord lies there");
        deck.discard.push(card);
    }

    /// Asserts that the app's table agrees with this one, as far as the app knows it.
    pub fn agrees(&self, table: &Table) {
        for (seat, side) in table.sides.iter() {
            let deck = &self.decks[seat.number()];
            let fits = |known: Lying, real: Lying| match (known, real) {
                (Lying::Face(Face::Rank(rank)), Lying::Face(face)) => rank == face.rank(),
                (known, real) => known == real,
            };
            assert_eq!(usize::from(side.hand), deck.hand.len(), "hand of {seat}");
            assert_eq!(usize::from(side.draw), deck.draw.len(), "pile of {seat}");
            assert_eq!(side.discard.len(), deck.discard.len(), "discards of {seat}");
            for (known, real) in side.discard.iter().zip(&deck.discard) {
                assert!(known.is_none_or(|known| fits(known, *real)), "{seat}");
            }
            for (standing, real) in side.slots.iter().zip(&deck.slots) {
                assert_eq!(standing.is_some(), real.is_some());
                let known = standing
                    .and_then(courtyard::games::duel::table::Standing::card)
                    .zip(*real);
                if let Some((known, (real, rank))) = known {
                    assert!(fits(known.card().into(), real) && known.rank() == rank);
                }
            }
        }
    }
}

fn take(cards: &mut Vec<Lying>, card: Lying) {
    let place = cards.iter().position(|c| *c == card);
    cards.swap_remove(place.expect("the card is there"));
}

/// The card's name as a player may enter it, played as this rank: with or without its suit.
fn name(chance: &mut Chance, card: Lying, rank: Rank) -> Name {
    match card {
        Lying::Face(Face::Card(_)) if chance.random() => card.into(),
        Lying::Face(_) => Name::Face(Face::Rank(rank)),
        Lying::Ally => Name::AllyAs(rank),
        Lying::Joker => Name::Joker,
    }
}

/// A legal and plausible action; `None` when the game is over.
pub fn deed(chance: &mut Chance, rules: &Rules, table: &Table, real: &Real) -> Option<Deed> {
    use ActionKind as K;
    if matches!(table.stage, Stage::Over(_)) {
        return None;
    }
    let mut kinds: Vec<K> = K::ALL.to_vec();
    kinds.retain(|kind| {
        let eager = match kind {
            K::Concede => 0.003,
            K::Adjust | K::Note => 0.02,
            K::Tell => 0.1,
            K::EndTurn => 0.1,
            K::Ace => 0.25,
            K::Out => 0.5,
            K::Setup | K::Warlord | K::Attack | K::Defend => 0.9,
            K::Support | K::Reveal | K::Resolve | K::Reinforce => 0.9,
            // An action that is often possible would make rare events rarer.
            _ => 0.3,
        };
        chance.random_bool(eager)
    });
    kinds.shuffle(chance);
    // One of these is always possible, whatever the hands contain.
    kinds.extend([
        K::Setup,
        K::NextPhase,
        K::Defend,
        K::Support,
        K::Reveal,
        K::Resolve,
        K::Out,
    ]);
    kinds.into_iter().find_map(|kind| {
        let deed = real.deed(chance, rules, table, kind)?;
        let possible = Duel::check(rules, table, &deed.action).is_ok();
        possible.then_some(deed)
    })
}

fn any_name(chance: &mut Chance) -> Name {
    let rank = *Rank::ALL.choose(chance).unwrap();
    match chance.random_range(0..10) {
        0 => Name::Joker,
        1 => Name::Ally,
        2 | 3 => Name::AllyAs(rank),
        4..=6 => Name::Face(Face::Rank(rank)),
        _ => Name::Face(Face::Card(Card::all().choose(chance).unwrap())),
    }
}

/// A name that fits this part.
fn likely(chance: &mut Chance, part: CardRole) -> Name {
    match chance.random_range(0..8) {
        0 => any_name(chance),
        1 => Name::AllyAs(part.ranks().choose(chance).unwrap()),
        2..=4 => Name::Face(Face::Rank(part.ranks().choose(chance).unwrap())),
        _ => {
            let fitting = Card::all().filter(|c| CardRole::of(c.rank()) == part);
            Name::Face(Face::Card(fitting.choose(chance).unwrap()))
        }
    }
}

/// An action of this kind that a journal can state, composed by its questions and then altered: sometimes almost right,
/// mostly wrong.
pub fn claim(chance: &mut Chance, rules: &Rules, table: &Table, kind: ActionKind) -> Action {
    let most = if chance.random_bool(0.9) {
        table.sides.len()
    } else {
        6
    };
    let seat = Seat::new(chance.random_range(0..most)).unwrap();
    let slot = if chance.random_bool(0.95) {
        chance.random_range(0..i64::from(rules.warlord_slots))
    } else {
        *[-1, 6, i64::MAX, i64::MIN].choose(chance).unwrap()
    };
    let composed = match kind {
        ActionKind::Tell => {
            let named_cards = if chance.random() {
                NamedCards::Slot {
                    slot,
                    card: likely(chance, CardRole::Warlord),
                }
            } else {
                NamedCards::Discard {
                    discard: (0..chance.random_range(0..5))
                        .map(|_| any_name(chance))
                        .collect(),
                }
            };
            return Action::Tell {
                seat,
                named: named_cards,
            };
        }
        ActionKind::Adjust => {
            return Action::Adjust {
                seat,
                correction: correction(chance, rules, table, seat, slot),
                why: None,
            };
        }
        ActionKind::Note => return Action::Note { text: "tea".into() },
        kind => seeded::composed::<Duel>(rules, table, kind, |ask, options, _| {
            any_answer(chance, ask, options)
        }),
    };
    let action = composed.unwrap_or(Action::Resolve);
    if chance.random_bool(0.6) {
        return action;
    }
    let mut claim = json!(action);
    seeded::spoil(chance, &mut claim);
    serde_json::from_value(claim).unwrap_or(action)
}

/// Any answer of the right sort.
fn any_answer(
    chance: &mut Chance,
    ask: &Ask<Duel>,
    options: &[QuestionOption<Duel>],
) -> Option<Answer<Part>> {
    if let Ask::Number { .. } = ask {
        return Some(Answer::Number(chance.random_range(-1..56)));
    }
    let item = match options.choose(chance)?.part {
        // The same card with its suit, or another one.
        Part::Card(Name::Face(Face::Rank(rank))) if chance.random() => {
            Part::Card(likely(chance, CardRole::of(rank)))
        }
        Part::Card(Name::AllyAs(_)) if chance.random_bool(0.2) => Part::Card(any_name(chance)),
        item => item,
    };
    Some(Answer::Part(item))
}

fn correction(
    chance: &mut Chance,
    rules: &Rules,
    table: &Table,
    seat: Seat,
    slot: i64,
) -> Correction {
    if chance.random() {
        let laid = chance.random_bool(0.7).then(|| Laid {
            card: chance
                .random_bool(0.7)
                .then(|| likely(chance, CardRole::Warlord)),
            face_up: chance.random(),
        });
        return Correction::Slot {
            slot,
            warlord: laid,
        };
    }
    let warlords = table
        .sides
        .get(seat)
        .map_or(0, courtyard::games::duel::table::Side::warlords);
    let cards = i64::from(rules.deck()) - warlords as i64;
    let hand = chance.random_range(0..=cards.min(20));
    // Often a nearly empty pile.
    let draw = if chance.random() {
        chance.random_range(0..=2.min(cards - hand))
    } else {
        chance.random_range(0..=cards - hand)
    };
    let missed = i64::from(chance.random_bool(0.1));
    Correction::Numbers {
        hand,
        draw,
        discard: cards - hand - draw + missed,
    }
}
