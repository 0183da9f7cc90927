//! Random play by every edition and by random house rules, judged at every step by a second implementation of the
//! rules.
//!
//! `COURTYARD_GAMES` and `COURTYARD_SEED` choose the games; a failing game prints its seed. To play one game:
//! `COURTYARD_GAMES=1 COURTYARD_SEED=17 cargo test --test games random_play`.

use std::collections::BTreeSet;

use courtyard::cards::{Card, CardSet, Rank, Suit};
use courtyard::games::compose::{self, Buffer};
use courtyard::games::dueling_nobles::duel::Verdict;
use courtyard::games::dueling_nobles::editions::{BothEmpty, SupportDecks, Taxes};
use courtyard::games::dueling_nobles::refusal::CardLocation;
use courtyard::games::dueling_nobles::table::{Stage, Tally};
use courtyard::games::dueling_nobles::{
    Action, ActionKind, Correction, DuelingNobles, Edition, Event, Gain, Noble, Refusal, Rules,
    Support, Table, Weapon,
};
use courtyard::games::{self, Outcome};
use courtyard::games::{Game as _, Preset};
use courtyard::seat::EitherSeat;
use courtyard::session::{Session, Step};
use rand::RngExt;
use serde_json::Map;
use strum::VariantNames as _;

use crate::common::play::{self, Chance};
use crate::harness::{self, Course};

const GAMES: u64 = 130;
const ENTRIES: usize = 200;

/// The cases that occurred during the whole run.
#[derive(Default)]
struct Coverage {
    kinds: BTreeSet<ActionKind>,
    events: BTreeSet<String>,
    refusals: BTreeSet<&'static str>,
    places: BTreeSet<String>,
}

#[test]
fn random_games_keep_every_promise() {
    let mut coverage = Coverage::default();
    // The default games are always the same, so their coverage is too.
    if harness::games(GAMES, |_, chance| game(chance, &mut coverage)) {
        coverage.complete();
    }
}

fn game(chance: &mut Chance, coverage: &mut Coverage) {
    let edition = Edition::ALL[chance.random_range(0..3)];
    let house = if chance.random_bool(0.6) {
        play::house_rules(chance)
    } else {
        Map::new()
    };
    let corrections = chance.random_bool(0.4);
    let header = play::header(edition, house);
    let mut course = Course::new(Session::<DuelingNobles>::new(header).unwrap());
    let rules = course.rules().clone();
    while course.session.entries().len() < ENTRIES {
        judge(chance, &rules, course.table(), coverage);
        let step = if chance.random_bool(0.15) {
            odd_step(chance, &course.session, corrections)
        } else {
            play::step(chance, &course.session, corrections)
        };
        let before = course.table().clone();
        let events = match course.take(chance, &step) {
            Ok(events) => events,
            Err(refusal) => {
                coverage.refusals.insert(games::Refusal::code(&refusal));
                continue;
            }
        };
        if let Step::Do(action) = &step {
            follows(&rules, &before, action, &events, course.table());
            coverage.kinds.insert(action.kind());
            coverage.note(&rules, &events, course.table());
        }
        sound(&rules, course.table(), corrections);
        if chance.random_ratio(1, 90) {
            course.check(chance);
        }
    }
    course.check(chance);
}

/// A step that is probably refused: any claim, or undo and redo of any size.
fn odd_step(
    chance: &mut Chance,
    session: &Session<DuelingNobles>,
    corrections: bool,
) -> Step<Action> {
    match chance.random_range(0..12) {
        0 => return Step::Undo(chance.random_range(1..100)),
        1 => return Step::Redo(chance.random_range(1..100)),
        _ => {}
    }
    let claim = play::claim(chance, session.rules(), session.table());
    // Games should be long, and most of them should count points.
    let unwanted = matches!(claim, Action::Concede { .. } | Action::EndTurn)
        || !corrections && play::counts_cards(&claim);
    if unwanted {
        play::step(chance, session, corrections)
    } else {
        Step::Do(claim)
    }
}

/// The referee's answers about this table agree with each other and with the second implementation.
fn judge(chance: &mut Chance, rules: &Rules, table: &Table, coverage: &mut Coverage) {
    // The list of all set-ups is long, and the same in every game with this number of nobles.
    let listed = table.stage != Stage::SetUp || chance.random_ratio(1, 40);
    let possible = if listed {
        compose::legal::<DuelingNobles>(rules, table)
    } else {
        Vec::new()
    };
    for action in &possible {
        assert_eq!(
            DuelingNobles::check(rules, table, action),
            Ok(()),
            "{action:?}"
        );
        // The second implementation is slow; over a game it sees enough of the list.
        if chance.random_ratio(1, 12) {
            assert!(lawful(rules, table, action), "{action:?} on {table:?}");
        }
        assert_eq!(play::normal(action.clone()), *action);
    }
    let buffer = &mut Buffer::default();
    for kind in ActionKind::ALL {
        let may = compose::possible::<DuelingNobles>(rules, table, kind, buffer);
        if let Err(refusal) = &may {
            coverage.refusals.insert(games::Refusal::code(refusal));
        }
        match kind {
            ActionKind::Note => assert_eq!(may, Ok(())),
            ActionKind::Adjust => {
                let open = matches!(table.stage, Stage::Turn { .. }) && table.duel.is_none();
                assert_eq!(may.is_ok(), open);
            }
            kind => {
                let some = possible.iter().any(|a| a.kind() == kind);
                assert!(!listed || may.is_ok() == some, "{kind}: {may:?}");
            }
        }
    }
    for _ in 0..6 {
        let claim = play::claim(chance, rules, table);
        let judged = harness::judged::<DuelingNobles>(rules, table, &claim);
        let lawful = lawful(rules, table, &claim);
        assert_eq!(judged.is_ok(), lawful, "{claim:?}: {judged:?} on {table:?}");
        match judged {
            Err(refusal) => {
                let may = compose::possible::<DuelingNobles>(rules, table, claim.kind(), buffer);
                assert!(may.is_ok() || !lawful);
                coverage.refusals.insert(games::Refusal::code(&refusal));
                if let Refusal::CardElsewhere {
                    card: Some((_, place)),
                } = refusal
                {
                    coverage.places.insert(name_of(&place));
                }
            }
            Ok((after, events)) => {
                follows(rules, table, &claim, &events, &after);
                let listable = !matches!(claim, Action::Adjust { .. } | Action::Note { .. });
                if listed && listable {
                    let normal = play::normal(claim);
                    assert!(possible.contains(&normal), "{normal:?} is not listed");
                }
            }
        }
    }
}

fn name_of(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    let end = text.find(|c: char| !c.is_alphanumeric());
    text[..end.unwrap_or(text.len())].into()
}

/// The players who use the same support deck as this one.
fn users(rules: &Rules, seat: EitherSeat) -> Vec<EitherSeat> {
    match rules.support_decks {
        SupportDecks::Shared => EitherSeat::BOTH.into(),
        SupportDecks::Each => vec![seat],
    }
}

/// Location of each named support card of the player's deck.
fn places(rules: &Rules, table: &Table, seat: EitherSeat) -> Vec<(Card, Option<EitherSeat>)> {
    let discard = table.stocks[seat].discard.iter();
    let mut places: Vec<(Card, Option<EitherSeat>)> = discard.map(|c| (c.card(), None)).collect();
    let users = users(rules, seat);
    let uses = |seat: EitherSeat| users.contains(&seat);
    for (seat, side) in table.sides.iter().filter(|(seat, _)| uses(*seat)) {
        places.extend(side.known.iter().map(|c| (c, Some(seat))));
        let weapons = side.courtyard.iter().filter_map(|s| s.weapon);
        places.extend(weapons.map(|w| (w.card(), None)));
    }
    let fighting = table.duel.iter().flat_map(|d| d.sides.iter());
    for (_, side) in fighting.filter(|(seat, _)| uses(*seat)) {
        let played = side.support.iter().flatten();
        places.extend(played.map(|c| (c.card(), None)));
    }
    places
}

fn is_support(card: Card) -> bool {
    !matches!(card.rank(), Rank::Jack | Rank::Queen | Rank::King)
}

/// Whether all these cards can come from the seat's hand, by the rules' text.
fn can_hold(rules: &Rules, table: &Table, seat: EitherSeat, cards: &[Card]) -> bool {
    let side = &table.sides[seat];
    let places = places(rules, table, seat);
    let set: CardSet = cards.iter().copied().collect();
    let known = cards.iter().filter(|c| side.known.contains(**c)).count();
    set.len() == cards.len()
        && cards.iter().all(|c| is_support(*c))
        && cards.iter().all(|c| {
            places
                .iter()
                .all(|(p, holder)| p != c || *holder == Some(seat))
        })
        && cards.len() - known <= usize::from(side.hand) - side.known.len()
}

/// The second implementation: whether the action is legal, by the rules' text alone and without the referee.
fn lawful(rules: &Rules, table: &Table, action: &Action) -> bool {
    use ActionKind as K;
    let kind = action.kind();
    let Stage::Turn { phase } = table.stage else {
        return match action {
            Action::Note { .. } => true,
            Action::Setup { nobles, .. } if table.stage == Stage::SetUp => {
                let each = usize::from(rules.opening_nobles);
                let all: Vec<Card> = nobles.0.concat();
                nobles.0.iter().all(|n| n.len() == each)
                    && all.iter().all(|c| !is_support(*c))
                    && all.iter().copied().collect::<CardSet>().len() == 2 * each
            }
            _ => false,
        };
    };
    if matches!(kind, K::Concede | K::Note) {
        return true;
    }
    let (active, rival) = (table.active, table.active.other());
    let (own, other) = (&table.sides[active], &table.sides[rival]);
    let stands = |seat: EitherSeat, card: Card| {
        let mut courtyard = table.sides[seat].courtyard.iter();
        courtyard.find(|s| s.noble.card() == card).copied()
    };
    if matches!(kind, K::Deflect | K::Roll | K::Support) {
        let Some(duel) = &table.duel else {
            return false;
        };
        let rolled = EitherSeat::BOTH.map(|s| duel.sides[s].dice.is_some());
        return match action {
            Action::Deflect { target } => {
                rolled == [false; 2]
                    && !duel.deflected
                    && other.gold >= rules.deflect_cost.into()
                    && stands(rival, *target).is_some()
                    && duel.nobles[rival].card() != *target
            }
            Action::Roll { seat, dice, .. } => {
                let king = duel.nobles[*seat].card().rank() == Rank::King;
                !rolled[seat.number()]
                    && (dice.len() == 1 || dice.len() == 2 && king)
                    && dice.iter().all(|d| (1..=6).contains(d))
            }
            Action::Support { seat, cards } => {
                let turn = if duel.sides[active].support.is_some() {
                    rival
                } else {
                    active
                };
                let jack = duel.nobles[turn].card().rank() == Rank::Jack;
                rolled == [true; 2]
                    && *seat == turn
                    && cards.len() <= if jack { 2 } else { 1 }
                    && can_hold(rules, table, turn, cards)
            }
            _ => false,
        };
    }
    if table.duel.is_some() {
        return false;
    }
    let in_phase = rules.phases[phase].allows.contains(&kind);
    let within = |done: u16, limit: Option<u16>| in_phase && limit.is_none_or(|most| done < most);
    let ability = |card: &Card, suit: Suit| {
        in_phase
            && card.suit() == suit
            && !own.abilities_used.contains(&suit)
            && can_hold(rules, table, active, &[*card])
    };
    let full = |noble: Card| match noble.rank() {
        Rank::King => rules.stamina.king,
        Rank::Queen => rules.stamina.queen,
        _ => rules.stamina.jack,
    };
    let anywhere = |noble: Card| stands(active, noble).or(stands(rival, noble));
    let armable = |card: Card| matches!(card.rank(), Rank::Two | Rank::Three);
    let tally = &table.tally;
    let done = |kind| tally.done(kind);
    match action {
        Action::NextPhase | Action::EndTurn => true,
        Action::Sell { cards } => {
            within(done(ActionKind::Sell), rules.sells_per_turn)
                && cards.len() == 3
                && cards.iter().all(|c| c.suit() == cards[0].suit())
                && can_hold(rules, table, active, cards)
        }
        Action::Tax { king } => {
            let again = match rules.taxes {
                Taxes::EachKing => tally.taxed.contains(*king),
                Taxes::OneKing => !tally.taxed.is_empty(),
            };
            let left = stands(active, *king).map_or(0, |s| s.stamina);
            let least = if rules.tax_may_vanquish { 1 } else { 2 };
            in_phase && king.rank() == Rank::King && left >= least && !again
        }
        Action::Buy { count } => {
            let stock = &table.stocks[active];
            let left = i64::from(stock.deck) + stock.discard.len() as i64;
            within(done(ActionKind::Buy), rules.buys_per_turn)
                && (1..=i64::from(rules.cards_per_purchase)).contains(count)
                && *count <= own.gold.into()
                && *count <= left
        }
        Action::Recruit { noble } => {
            within(done(ActionKind::Recruit), rules.recruits_per_turn)
                && own.gold >= rules.recruit_cost.into()
                && !is_support(*noble)
                && anywhere(*noble).is_none()
        }
        Action::Weapon { card, noble } => {
            within(done(ActionKind::Weapon), rules.weapons_per_turn)
                && armable(*card)
                && stands(active, *noble).is_some_and(|s| s.weapon.is_none())
                && can_hold(rules, table, active, &[*card])
        }
        Action::MoveWeapon { from, to } => {
            within(done(ActionKind::MoveWeapon), rules.weapon_moves_per_turn)
                && from != to
                && stands(active, *from).is_some_and(|s| s.weapon.is_some())
                && stands(active, *to).is_some_and(|s| s.weapon.is_none() || rules.weapons_may_swap)
        }
        Action::Heal { card, noble } => {
            ability(card, Suit::Hearts)
                && stands(active, *noble).is_some_and(|s| s.stamina < full(*noble))
        }
        Action::DrawThree { card } => {
            ability(card, Suit::Diamonds) && other.courtyard.len() > own.courtyard.len()
        }
        Action::Recover { card, take } => {
            let pile = &table.stocks[active].discard;
            ability(card, Suit::Clubs) && pile.iter().any(|c| c.card() == *take)
        }
        Action::Spy { card, seen } => {
            ability(card, Suit::Spades)
                && seen.as_ref().is_none_or(|seen| {
                    seen.len() == usize::from(other.hand)
                        && (rules.support_decks == SupportDecks::Each || !seen.contains(card))
                        && other.known.iter().all(|c| seen.contains(&c))
                        && can_hold(rules, table, rival, seen)
                })
        }
        Action::Challenge { attacker, target } => {
            within(done(ActionKind::Challenge), rules.duels_per_turn)
                && stands(active, *attacker).is_some()
                && stands(rival, *target).is_some()
        }
        Action::Adjust { correction, .. } => match *correction {
            Correction::Gold { gold, .. } => (0..=1_000_000).contains(&gold),
            Correction::Hand { hand, .. } => (0..=40).contains(&hand),
            Correction::SupportDeck { seat, support_deck } => {
                let is_own = rules.support_decks == SupportDecks::Each;
                (0..=40).contains(&support_deck) && seat.is_some() == is_own
            }
            Correction::Ability { .. } => true,
            Correction::Stamina { noble, stamina } => {
                anywhere(noble).is_some() && (1..=i64::from(full(noble))).contains(&stamina)
            }
            Correction::Weapon { noble, weapon } => anywhere(noble).is_some_and(|bearer| {
                weapon.is_none_or(|card| {
                    let there = bearer.weapon.map(Weapon::card) == Some(card);
                    let seat = match stands(active, noble) {
                        Some(_) => active,
                        None => rival,
                    };
                    let places = places(rules, table, seat);
                    armable(card) && (there || places.iter().all(|(c, _)| *c != card))
                })
            }),
        },
        _ => false,
    }
}

/// Checks the invariants of every table.
fn sound(rules: &Rules, table: &Table, corrections: bool) {
    let mut nobles = CardSet::EMPTY;
    for (_, side) in table.sides.iter() {
        for standing in &side.courtyard {
            assert!(nobles.insert(standing.noble.card()), "a noble stands twice");
            let full = rules.stamina[standing.noble.rank()];
            assert!((1..=full).contains(&standing.stamina), "{standing:?}");
        }
        let used: BTreeSet<Suit> = side.abilities_used.iter().copied().collect();
        assert_eq!(used.len(), side.abilities_used.len(), "an ability twice");
        assert!(side.known.len() <= side.hand.into(), "more known than held");
        assert_eq!(
            side.unknown_cards(),
            usize::from(side.hand) - side.known.len()
        );
    }
    assert_eq!(table.noble_deck_size(), 12 - nobles.len());
    assert!(table.noble_deck().all(|n| !nobles.contains(n.card())));
    for seat in EitherSeat::BOTH {
        let named = places(rules, table, seat);
        let distinct: CardSet = named.iter().map(|(card, _)| *card).collect();
        assert_eq!(distinct.len(), named.len(), "a card lies twice: {named:?}");
        for card in Support::all() {
            let there = named.iter().find(|(c, _)| *c == card.card());
            let place = table.place_of(seat, card);
            assert_eq!(there.is_some(), place.is_some(), "{card}");
            if let Some((_, holder)) = there {
                let holder_place = match place {
                    Some(CardLocation::Hand(seat)) => Some(seat),
                    _ => None,
                };
                assert_eq!(*holder, holder_place);
            }
        }
        if !corrections {
            assert_eq!(table.support_missing()[seat], 0, "{table:?}");
        }
    }
    if let Some(duel) = &table.duel {
        for (seat, noble) in duel.nobles.iter() {
            assert!(table.sides[seat].standing(*noble).is_some());
            assert!(table.duelist(seat).is_some());
        }
        assert!(matches!(table.stage, Stage::Turn { .. }));
    }
    match table.stage {
        Stage::SetUp => assert_eq!(table.turn, 0),
        Stage::Turn { phase } => {
            assert!(phase < rules.phases.len() && table.turn > 0);
            assert!(table.sides.iter().all(|(_, s)| !s.courtyard.is_empty()));
        }
        Stage::Over(_) => assert!(table.duel.is_none()),
    }
}

/// The numbers and cards of a table, updated from events alone.
struct Ledger {
    gold: [i64; 2],
    hand: [i64; 2],
    known: [CardSet; 2],
    decks: [i64; 2],
    discards: [Vec<Card>; 2],
    is_shared: bool,
    courtyards: [Vec<(Card, i64, Option<Card>)>; 2],
    abilities: [Vec<Suit>; 2],
}

impl Ledger {
    fn of(rules: &Rules, table: &Table) -> Ledger {
        let sides = table.sides.clone();
        let is_shared = rules.support_decks == SupportDecks::Shared;
        // A shared deck and its pile are the first ones.
        let stocks = if is_shared {
            vec![&table.stocks[EitherSeat::One]]
        } else {
            EitherSeat::BOTH.map(|seat| &table.stocks[seat]).into()
        };
        let (mut decks, mut discards) = ([0; 2], [Vec::new(), Vec::new()]);
        for (n, stock) in stocks.into_iter().enumerate() {
            decks[n] = stock.deck.into();
            discards[n] = stock.discard.iter().map(|c| c.card()).collect();
        }
        Ledger {
            gold: sides.0.each_ref().map(|s| s.gold.into()),
            hand: sides.0.each_ref().map(|s| s.hand.into()),
            known: sides.0.each_ref().map(|s| s.known),
            decks,
            discards,
            is_shared,
            courtyards: sides.0.each_ref().map(|side| {
                let weapon = |w: Option<Weapon>| w.map(Weapon::card);
                side.courtyard
                    .iter()
                    .map(|s| (s.noble.card(), s.stamina.into(), weapon(s.weapon)))
                    .collect()
            }),
            abilities: sides.0.each_ref().map(|s| s.abilities_used.to_vec()),
        }
    }

    /// The index of the player's deck and discard pile.
    fn stock(&self, seat: EitherSeat) -> usize {
        if self.is_shared { 0 } else { seat.number() }
    }

    fn same_as(&self, rules: &Rules, table: &Table) {
        let there = Ledger::of(rules, table);
        assert_eq!(self.gold, there.gold, "gold");
        assert_eq!(self.hand, there.hand, "hands");
        assert_eq!(self.known, there.known, "known cards");
        assert_eq!(self.decks, there.decks, "the support decks");
        assert_eq!(self.discards, there.discards, "the discard piles");
        assert_eq!(self.courtyards, there.courtyards, "courtyards");
        assert_eq!(self.abilities, there.abilities, "abilities");
    }

    fn named(&mut self, seat: EitherSeat, cards: &[Card]) {
        self.hand[seat.number()] -= cards.len() as i64;
        for card in cards {
            self.known[seat.number()].remove(*card);
        }
    }

    fn discarded(&mut self, seat: EitherSeat, cards: &[Card]) {
        self.named(seat, cards);
        self.discards[self.stock(seat)].extend(cards);
    }

    fn standing(&mut self, noble: Card) -> &mut (Card, i64, Option<Card>) {
        let mut all = self.courtyards.iter_mut().flatten();
        all.find(|(card, ..)| *card == noble).unwrap()
    }

    fn place(&self, seat: EitherSeat, noble: Noble) -> usize {
        let mut courtyard = self.courtyards[seat.number()].iter();
        courtyard
            .position(|(card, ..)| *card == noble.card())
            .unwrap()
    }
}

/// The action and its events lead from one table to the next; nothing else changes.
fn follows(rules: &Rules, before: &Table, action: &Action, events: &[Event], after: &Table) {
    let mut ledger = Ledger::of(rules, before);
    let active = before.active;
    let own = ledger.stock(active);
    let seat = active.number();
    match action {
        Action::Setup { first, nobles } => {
            ledger.hand = [rules.opening_hand.into(); 2];
            let hand = i64::from(rules.opening_hand);
            ledger.decks = if ledger.is_shared {
                [40 - 2 * hand, 0]
            } else {
                [40 - hand; 2]
            };
            ledger.courtyards = nobles.clone().0.map(|nobles| {
                let full = |card| rules.stamina[Noble::from_card(card).unwrap().rank()];
                nobles
                    .into_iter()
                    .map(|n| (n, full(n).into(), None))
                    .collect()
            });
            assert_eq!(after.active, *first);
        }
        Action::Sell { cards } => ledger.discarded(active, cards),
        Action::Weapon { card, noble } => {
            ledger.named(active, &[*card]);
            ledger.standing(*noble).2 = Some(*card);
        }
        Action::MoveWeapon { from, to } => {
            let carried = ledger.standing(*from).2;
            let back = std::mem::replace(&mut ledger.standing(*to).2, carried);
            ledger.standing(*from).2 = back;
        }
        Action::Heal { card, .. } | Action::DrawThree { card } => {
            ledger.discarded(active, &[*card]);
            ledger.abilities[seat].push(card.suit());
        }
        Action::Recover { card, take } => {
            ledger.discards[own].retain(|c| c != take);
            ledger.discarded(active, &[*card]);
            ledger.abilities[seat].push(card.suit());
        }
        Action::Spy { card, seen } => {
            ledger.discarded(active, &[*card]);
            ledger.abilities[seat].push(card.suit());
            if let Some(seen) = seen {
                ledger.known[1 - seat] = seen.iter().copied().collect();
            }
        }
        Action::Support { seat, cards } => {
            ledger.named(*seat, cards);
            if *seat != active {
                let other = ledger.stock(*seat);
                ledger.discards[own].extend(played(before, active));
                ledger.discards[other].extend(cards.iter());
            }
        }
        Action::Concede { .. } => ledger.discards[own].extend(played(before, active)),
        Action::Adjust { correction, .. } => match *correction {
            Correction::Gold { seat, gold } => ledger.gold[seat.number()] = gold,
            Correction::Hand { seat, hand } => {
                ledger.hand[seat.number()] = hand;
                ledger.known[seat.number()] = CardSet::EMPTY;
            }
            Correction::Ability {
                seat,
                ability,
                used,
            } => {
                let abilities = &mut ledger.abilities[seat.number()];
                if !used {
                    abilities.retain(|s| *s != ability);
                } else if !abilities.contains(&ability) {
                    abilities.push(ability);
                }
            }
            Correction::Stamina { noble, stamina } => ledger.standing(noble).1 = stamina,
            Correction::Weapon { noble, weapon } => ledger.standing(noble).2 = weapon,
            Correction::SupportDeck { seat, support_deck } => {
                ledger.decks[seat.map_or(0, EitherSeat::number)] = support_deck;
            }
        },
        _ => {}
    }
    let mut flow = Vec::new();
    let mut drawn = None;
    let mut turn = (before.turn, before.active, before.stage);
    let mut ended = None;
    let mut fought = None;
    let mut regained = None;
    for event in events {
        match *event {
            Event::TurnBegan { turn: number, seat } => turn = (number, seat, before.stage),
            Event::PhaseEntered { phase } => turn.2 = Stage::Turn { phase },
            Event::GoldGained { seat, gold, gain } => {
                ledger.gold[seat.number()] += i64::from(gold);
                flow.push((seat, i64::from(gold), Some(gain)));
            }
            Event::GoldPaid { seat, gold } => {
                ledger.gold[seat.number()] -= i64::from(gold);
                flow.push((seat, -i64::from(gold), None));
            }
            Event::Drew {
                seat,
                cards,
                wanted,
            } => {
                ledger.hand[seat.number()] += i64::from(cards);
                let stock = ledger.stock(seat);
                ledger.decks[stock] -= i64::from(cards);
                drawn = Some((seat, cards, wanted));
            }
            Event::DeckRefilled { owner, cards } => {
                assert_eq!(owner, (!ledger.is_shared).then_some(active));
                assert_eq!(cards, ledger.discards[own].len());
                assert!(cards > 0);
                ledger.decks[own] += cards as i64;
                ledger.discards[own].clear();
            }
            Event::NobleJoined { seat, noble } => {
                let full = rules.stamina[noble.rank()].into();
                ledger.courtyards[seat.number()].push((noble.card(), full, None));
            }
            Event::NobleWounded { seat, noble, left } => {
                let place = ledger.place(seat, noble);
                let standing = &mut ledger.courtyards[seat.number()][place];
                standing.1 -= 1;
                assert_eq!(standing.1, i64::from(left));
            }
            Event::NobleHealed { seat, noble, now } => {
                let place = ledger.place(seat, noble);
                let standing = &mut ledger.courtyards[seat.number()][place];
                standing.1 += 1;
                assert_eq!(standing.1, i64::from(now));
                regained = Some(noble.card());
            }
            Event::WeaponLost {
                seat,
                noble,
                weapon,
            } => {
                let place = ledger.place(seat, noble);
                let standing = &mut ledger.courtyards[seat.number()][place];
                assert_eq!((standing.1, standing.2.take()), (0, Some(weapon.card())));
                let stock = ledger.stock(seat);
                ledger.discards[stock].push(weapon.card());
            }
            Event::NobleVanquished { seat, noble } => {
                let place = ledger.place(seat, noble);
                let fallen = ledger.courtyards[seat.number()].remove(place);
                assert_eq!(fallen, (noble.card(), 0, None));
            }
            Event::Recovered { seat, card } => {
                ledger.hand[seat.number()] += 1;
                ledger.known[seat.number()].insert(card.card());
                assert!(matches!(action, Action::Recover { take, .. } if *take == card.card()));
            }
            Event::DuelEnded {
                verdict,
                attacker_total,
                defender_total,
                critical,
            } => fought = Some((verdict, attacker_total, defender_total, critical)),
            Event::GameEnded { outcome } => ended = Some(outcome),
        }
    }
    ledger.same_as(rules, after);
    assert_eq!(
        flow,
        expected_flow(rules, before, action, fought),
        "{action:?}"
    );
    let healed = match action {
        Action::Heal { noble, .. } => Some(*noble),
        _ => None,
    };
    assert_eq!(regained, healed);
    draws(before, action, drawn, after);
    duel(rules, before, action, fought, after);
    turns(rules, before, action, turn, ended, after);
}

fn played(table: &Table, seat: EitherSeat) -> Vec<Card> {
    let side = table.duel.as_ref().map(|d| d.sides[seat].clone());
    let support = side.and_then(|s| s.support);
    support.iter().flatten().map(|c| c.card()).collect()
}

type Flow = Vec<(EitherSeat, i64, Option<Gain>)>;
type Fought = Option<(Verdict, u32, u32, bool)>;

/// The expected gains and payments, by the rules' text.
fn expected_flow(rules: &Rules, before: &Table, action: &Action, fought: Fought) -> Flow {
    let (active, rival) = (before.active, before.active.other());
    let income = rules.phases.iter().position(|p| p.id == "income");
    let income_in = |seat: EitherSeat, phase: usize| {
        if income == Some(phase) {
            vec![(seat, i64::from(rules.income_gold), Some(Gain::Income))]
        } else {
            Vec::new()
        }
    };
    let phase = match before.stage {
        Stage::Turn { phase } => phase,
        _ => 0,
    };
    let mut flow: Flow = match action {
        Action::Setup { first, .. } => income_in(*first, 0),
        Action::NextPhase if phase + 1 < rules.phases.len() => income_in(active, phase + 1),
        Action::NextPhase => income_in(rival, 0),
        Action::EndTurn => {
            let missed = (phase + 1..rules.phases.len()).flat_map(|p| income_in(active, p));
            missed.chain(income_in(rival, 0)).collect()
        }
        Action::Sell { .. } => vec![(active, rules.sale_gold.into(), Some(Gain::Sale))],
        Action::Tax { .. } => vec![(active, 1, Some(Gain::Tax))],
        Action::Buy { count } => vec![(active, -count, None)],
        Action::Recruit { .. } => vec![(active, -i64::from(rules.recruit_cost), None)],
        Action::Deflect { .. } => vec![(rival, -i64::from(rules.deflect_cost), None)],
        Action::Support { .. } => {
            let won = i64::from(rules.win_gold);
            match fought.map(|(verdict, ..)| verdict) {
                Some(Verdict::Attacker) => vec![(active, won, Some(Gain::Duel))],
                Some(Verdict::Defender) => vec![(rival, won, Some(Gain::Duel))],
                _ => Vec::new(),
            }
        }
        _ => Vec::new(),
    };
    flow.retain(|(_, gold, _)| *gold != 0);
    flow
}

fn draws(before: &Table, action: &Action, drawn: Option<(EitherSeat, u16, u16)>, after: &Table) {
    let there = before.stocks[before.active].cards_to_draw();
    let expected = match action {
        Action::Buy { count } => Some((*count as u16, *count as u16)),
        // The drawn diamond itself can be picked up.
        Action::DrawThree { .. } => Some(((there as u16 + 1).min(3), 3)),
        _ => None,
    };
    let expected = expected.map(|(cards, wanted)| (before.active, cards, wanted));
    assert_eq!(drawn, expected, "{action:?}");
    if drawn.is_some() {
        let stock = &after.stocks[before.active];
        assert!(stock.deck > 0 || stock.discard.is_empty());
    }
}

/// Adds up the duel that the action ends, term by term from the rules' text.
fn duel(rules: &Rules, before: &Table, action: &Action, fought: Fought, after: &Table) {
    let (active, rival) = (before.active, before.active.other());
    let Some(running) = &before.duel else {
        assert!(fought.is_none());
        let Action::Challenge { attacker, target } = action else {
            assert_eq!((&after.duel, after.last_duel), (&None, before.last_duel));
            return;
        };
        let begun = after.duel.as_ref().unwrap();
        assert_eq!(begun.nobles[active].card(), *attacker);
        assert_eq!(begun.nobles[rival].card(), *target);
        assert!(!begun.deflected);
        let still =
            |s: EitherSeat| begun.sides[s].dice.is_none() && begun.sides[s].support.is_none();
        assert!(EitherSeat::BOTH.into_iter().all(still));
        return;
    };
    let cards = match action {
        Action::Support { seat, cards } if *seat == rival => cards,
        _ => {
            assert!(fought.is_none());
            goes_on(before, action, after);
            return;
        }
    };
    let strength = |seat: EitherSeat, cards: &[Card]| {
        let noble = running.nobles[seat];
        let courtyard = &before.sides[seat].courtyard;
        let mut sum: u32 = match noble.card().rank() {
            Rank::King => rules.base_strength.king.into(),
            Rank::Queen => {
                let others = courtyard.len() as u32 - 1;
                u32::from(rules.base_strength.queen) + others * u32::from(rules.queen_bonus)
            }
            _ => rules.base_strength.jack.into(),
        };
        let standing = courtyard.iter().find(|s| s.noble == noble).unwrap();
        sum += standing
            .weapon
            .map_or(0, |w| w.card().rank().number().into());
        sum += u32::from(running.sides[seat].dice.unwrap().total());
        for card in cards.iter().filter(|c| c.rank() != Rank::Ace) {
            sum += u32::from(card.rank().number());
            if card.suit() == noble.card().suit() {
                sum += u32::from(rules.adrenaline);
            }
        }
        sum
    };
    let attack = played(before, active);
    let totals = (strength(active, &attack), strength(rival, cards));
    let ace = |cards: &[Card]| cards.iter().any(|c| c.rank() == Rank::Ace);
    let aces = (ace(&attack), ace(cards));
    let verdict = match aces {
        (true, false) => Verdict::Attacker,
        (false, true) => Verdict::Defender,
        (false, false) if totals.0 > totals.1 => Verdict::Attacker,
        (false, false) if totals.0 < totals.1 => Verdict::Defender,
        _ => Verdict::Tie,
    };
    assert_eq!(
        fought,
        Some((verdict, totals.0, totals.1, aces.0 || aces.1))
    );
    let record = after.last_duel.unwrap();
    assert_eq!(record.attacker, running.nobles[active]);
    assert_eq!(record.defender, running.nobles[rival]);
    let recorded = (record.attacker_total, record.defender_total, record.verdict);
    assert_eq!(recorded, (totals.0, totals.1, verdict));
    assert!(after.duel.is_none());
    for seat in EitherSeat::BOTH {
        let stamina = |table: &Table| {
            let standing = table.sides[seat].standing(running.nobles[seat]);
            standing.map_or(0, |s| s.stamina)
        };
        let hurt = match verdict {
            Verdict::Attacker => seat == rival,
            Verdict::Defender => seat == active,
            Verdict::Tie => true,
        };
        assert_eq!(stamina(before), stamina(after) + u16::from(hurt));
    }
}

/// If the action does not end the duel, the duel changes only as the action says.
fn goes_on(before: &Table, action: &Action, after: &Table) {
    assert_eq!(after.last_duel, before.last_duel);
    let mut duel = before.duel.clone().unwrap();
    match action {
        Action::Concede { .. } => {
            assert!(after.duel.is_none());
            return;
        }
        Action::Deflect { target } => {
            duel.deflected = true;
            duel.nobles[before.active.other()] = Noble::from_card(*target).unwrap();
        }
        Action::Roll { seat, dice, .. } => {
            let lie = after.duel.as_ref().and_then(|d| d.sides[*seat].dice);
            let pips: Vec<i64> = lie.unwrap().iter().map(i64::from).collect();
            assert_eq!(pips, **dice);
            duel.sides[*seat].dice = lie;
        }
        Action::Support { seat, cards } => {
            let cards = cards.iter().map(|c| Support::from_card(*c).unwrap());
            duel.sides[*seat].support = Some(cards.collect());
        }
        _ => {}
    }
    assert_eq!(after.duel, Some(duel));
}

/// Checks turns, phases, the actions already used in the turn, and the end of the game.
fn turns(
    rules: &Rules,
    before: &Table,
    action: &Action,
    stated: (u32, EitherSeat, Stage),
    ended: Option<Outcome>,
    after: &Table,
) {
    let (active, rival) = (before.active, before.active.other());
    let phase = match before.stage {
        Stage::Turn { phase } => Some(phase),
        _ => None,
    };
    let begins = |seat: EitherSeat| (before.turn + 1, seat, Stage::Turn { phase: 0 });
    let expected = match (action, phase) {
        (Action::Setup { first, .. }, _) => begins(*first),
        (Action::EndTurn, _) => begins(rival),
        (Action::NextPhase, Some(phase)) if phase + 1 < rules.phases.len() => {
            let stage = Stage::Turn { phase: phase + 1 };
            (before.turn, active, stage)
        }
        (Action::NextPhase, _) => begins(rival),
        _ => (before.turn, active, before.stage),
    };
    assert_eq!(stated, expected, "{action:?}");
    let empty = after.sides.0.each_ref().map(|s| s.courtyard.is_empty());
    let outcome = match (action, [empty[active.number()], empty[rival.number()]]) {
        (Action::Concede { seat }, _) => Some(Outcome::won_by(seat.other())),
        (Action::Note { .. }, _) => None,
        (_, [false, false]) => None,
        (_, [false, true]) => Some(Outcome::won_by(active)),
        (_, [true, false]) => Some(Outcome::won_by(rival)),
        (_, [true, true]) => Some(match rules.both_empty {
            BothEmpty::Draw => Outcome::Draw,
            BothEmpty::Attacker => Outcome::won_by(active),
            BothEmpty::Defender => Outcome::won_by(rival),
        }),
    };
    assert_eq!(ended, outcome);
    let stage = outcome.map_or(expected.2, Stage::Over);
    assert_eq!(
        (after.turn, after.active, after.stage),
        (stated.0, stated.1, stage)
    );
    let mut tally = if expected.0 == before.turn {
        before.tally.clone()
    } else {
        Tally::default()
    };
    if action.kind().belongs_to_a_phase() {
        tally.count(action.kind());
    }
    if let Action::Tax { king } = action {
        tally.taxed.insert(*king);
    }
    assert_eq!(after.tally, tally);
}

impl Coverage {
    fn note(&mut self, rules: &Rules, events: &[Event], after: &Table) {
        let empty = after.sides.iter().all(|(_, s)| s.courtyard.is_empty());
        if after.outcome().is_some() && empty {
            let name = format!("BothEmpty {:?}", rules.both_empty);
            self.events.insert(name);
        }
        for event in events {
            let name = match event {
                Event::GoldGained { gain, .. } => format!("GoldGained {gain:?}"),
                Event::DuelEnded {
                    verdict, critical, ..
                } => format!("DuelEnded {verdict:?} {critical}"),
                Event::GameEnded { outcome } => format!("GameEnded {}", name_of(outcome)),
                Event::Drew { cards, wanted, .. } => format!("Drew {}", cards == wanted),
                Event::DeckRefilled { owner, .. } => format!("DeckRefilled {}", owner.is_some()),
                event => name_of(event),
            };
            self.events.insert(name);
        }
    }

    /// Checks that the games covered enough cases to be meaningful.
    fn complete(&self) {
        let kinds: BTreeSet<ActionKind> = ActionKind::ALL.into();
        assert_eq!(self.kinds, kinds, "kinds of action");
        let missing = |all: &str, seen: &dyn Fn(&str) -> bool| -> Vec<String> {
            let all = all.split(", ").map(str::trim);
            all.filter(|name| !seen(name)).map(String::from).collect()
        };
        let events = "TurnBegan, PhaseEntered, GoldPaid, Drew true, Drew false, DeckRefilled false, DeckRefilled true, NobleJoined, \
            NobleWounded, NobleVanquished, WeaponLost, NobleHealed, Recovered, GoldGained Income, GoldGained Sale, \
            GoldGained Tax, GoldGained Duel, DuelEnded Attacker false, DuelEnded Attacker true, \
            DuelEnded Defender false, DuelEnded Defender true, DuelEnded Tie false, DuelEnded Tie true, \
            GameEnded Won, GameEnded Draw, BothEmpty Draw, BothEmpty Attacker, BothEmpty Defender";
        let unseen = missing(events, &|name| self.events.contains(name));
        assert!(unseen.is_empty(), "events that never came: {unseen:?}");
        let of_steps = ["nothing-to-undo", "nothing-to-redo"];
        let codes = Refusal::VARIANTS.iter().copied();
        let unseen = codes.chain(of_steps).filter(|c| !self.refusals.contains(c));
        let unseen: Vec<_> = unseen.collect();
        assert!(unseen.is_empty(), "codes that never came: {unseen:?}");
        let unseen = missing("Discard, Under, Duel, Hand, Outside", &|name| {
            self.places.contains(name)
        });
        assert!(unseen.is_empty(), "places that never came: {unseen:?}");
    }
}

#[test]
fn a_turn_may_last_longer_than_anybody_counts() {
    let rules = Rules::from(Edition::Catsatcards);
    let mut table = Table::new(&rules);
    let setup = r#"{"type":"setup","first":0,"nobles":[["Kh","Qs","Jc"],["Kd","Qh","Jh"]]}"#;
    let armed = r#"{"type":"adjust","noble":"Kh","weapon":"3c"}"#;
    for action in [setup, armed] {
        let action: Action = serde_json::from_str(action).unwrap();
        DuelingNobles::play(&rules, &mut table, &action).unwrap();
    }
    while table.phase(&rules).unwrap().id != "command" {
        DuelingNobles::play(&rules, &mut table, &Action::NextPhase).unwrap();
    }
    for moves in 0..=u32::from(u16::MAX) {
        let nobles: [&str; 2] = if moves % 2 == 0 {
            ["Kh", "Qs"]
        } else {
            ["Qs", "Kh"]
        };
        let [from, to] = nobles.map(|noble| noble.parse().unwrap());
        DuelingNobles::play(&rules, &mut table, &Action::MoveWeapon { from, to }).unwrap();
    }
    let moves = table.tally.done(ActionKind::MoveWeapon);
    assert!(moves >= 1000, "a limit would still hold");
}
