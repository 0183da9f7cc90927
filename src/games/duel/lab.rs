//! The game between bots: a dealer that knows all cards, the moves of a hand, and the rules of thumb of `greedy`.
//!
//! Outside battles the dealer asks only the player whose turn it is. Interventions in another player's turn are left out.

use arrayvec::ArrayVec;
use serde_json::{Map, Value, json};

use courtyard_core::cards::{Card, Rank};
use courtyard_core::seat::{Seat, Seats};
use courtyard_lab::{Chance, Draw, LabGame, Next, Purpose, Streams};

use crate::rules::action::{Shown, Target};
use crate::rules::battle::damage;
use crate::rules::editions::AcesDefend;
use crate::rules::table::{Stage, State, Step};
use crate::rules::{
    Action, ActionKind, Duel, Event, Face, Lying, Name, Part, Role, Rules, Table, referee,
};

/// The most cards that one move takes out of a hand.
type Cards = ArrayVec<Name, 4>;

/// A decision, with the cards that are laid face down.
#[derive(Debug, Clone, PartialEq)]
pub struct Move {
    action: Action,
    laid: Cards,
}

/// Where the cards of one deck lie.
#[derive(Debug, Clone, Default)]
struct Deck {
    hand: Vec<Lying>,
    /// The top card is the last.
    draw: Vec<Lying>,
    discard: Vec<Lying>,
    /// The Warlords by slot.
    slots: Vec<Option<Name>>,
    /// The Army and Support cards of the running battle.
    battle: Vec<Name>,
}

/// Where every card lies.
#[derive(Debug, Clone)]
pub struct Deal {
    streams: Streams,
    decks: Seats<Deck>,
    dealt: Vec<Vec<Lying>>,
    shuffles: u64,
    /// Cards laid face down since the last action.
    laid: Option<(Seat, Cards)>,
}

/// The view of one player.
#[derive(Debug)]
pub struct View<'a> {
    rules: &'a Rules,
    table: &'a Table,
    seat: Seat,
    hand: &'a [Lying],
    slots: &'a [Option<Name>],
}

fn lying(name: Name) -> Lying {
    match name {
        Name::Face(face) => Lying::Face(face),
        Name::Joker => Lying::Joker,
        Name::Ally | Name::AllyAs(_) => Lying::Ally,
    }
}

/// The order in which cards are shuffled, so that equal cards in equal places stay so.
fn order(card: &Lying) -> (u8, Option<Card>) {
    match card {
        Lying::Face(Face::Card(card)) => (0, Some(*card)),
        Lying::Face(Face::Rank(_)) => (1, None),
        Lying::Joker => (2, None),
        Lying::Ally => (3, None),
    }
}

fn texts(cards: impl IntoIterator<Item = impl ToString>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}

impl Deal {
    fn shuffle(&mut self, cards: &mut [Lying]) {
        let mut chance = self.streams.at(Purpose::Shuffle, self.shuffles);
        self.shuffles += 1;
        cards.sort_by_key(order);
        chance.shuffle(cards);
    }

    fn take(&mut self, seat: Seat, card: Lying) {
        let hand = &mut self.decks[seat].hand;
        if let Some(place) = hand.iter().position(|held| *held == card) {
            hand.swap_remove(place);
        }
    }

    fn draw(&mut self, seat: Seat, count: u8, to: &'static str) -> Draw {
        let deck = &mut self.decks[seat];
        let rest = deck.draw.len().saturating_sub(count.into());
        let drawn: Vec<Lying> = deck.draw.drain(rest..).rev().collect();
        let place = match to {
            "hand" => &mut deck.hand,
            _ => &mut deck.discard,
        };
        place.extend(&drawn);
        Draw {
            n: 0,
            seat,
            cards: texts(drawn),
            to: Some(to),
        }
    }

    fn reveal(&self, table: &State, seat: Seat) -> Shown {
        let deck = &self.decks[seat];
        let slot = table
            .battle
            .as_ref()
            .and_then(|battle| battle.side(seat))
            .and_then(|side| side.slot);
        let of = |part: Part| {
            let cards = deck.battle.iter().copied();
            cards.filter(move |card| card.role().is_some_and(|r| Part::of(r.rank()) == part))
        };
        Shown {
            warlord: slot.and_then(|slot| deck.slots[slot]),
            army: of(Part::Army).next(),
            support: of(Part::Support).collect(),
        }
    }
}

impl LabGame for Duel {
    type Deal = Deal;
    type Move = Move;
    type View<'a> = View<'a>;

    fn kinds_counted() -> Vec<&'static str> {
        let counted = ActionKind::ALL.iter().filter(|kind| {
            use ActionKind as K;
            !matches!(kind, K::Setup | K::Concede | K::Tell | K::Adjust | K::Note)
        });
        counted.map(|kind| kind.name()).collect()
    }

    fn deal(rules: &Rules, players: usize, shift: usize, streams: Streams) -> Deal {
        let deck = |_| Deck {
            slots: vec![None; rules.warlord_slots.into()],
            ..Deck::default()
        };
        let mut deal = Deal {
            streams,
            decks: Seats::from_fn(players, deck).expect("a table has seats"),
            dealt: Vec::new(),
            shuffles: 0,
            laid: None,
        };
        for number in 0..players {
            let mut cards: Vec<Lying> = Card::all().map(|c| Lying::Face(Face::Card(c))).collect();
            cards.extend(rules.reinforcements.then_some(Lying::Joker));
            cards.extend(rules.hidden_ally.then_some(Lying::Ally));
            deal.shuffle(&mut cards);
            let hand = cards.split_off(cards.len() - usize::from(rules.hand_size));
            if let Some(seat) = Seat::new((number + shift) % players) {
                deal.decks[seat].hand = hand;
                deal.decks[seat].draw = cards;
            }
        }
        deal.dealt = deal
            .decks
            .iter()
            .map(|(_, deck)| deck.hand.clone())
            .collect();
        deal
    }

    fn next(_: &Rules, table: &Table, deal: &Deal) -> Next<Action> {
        if table.outcome().is_some() {
            return Next::Over;
        }
        if table.stage == Stage::SetUp {
            return Next::Table(Action::Setup { first: Seat::ZERO });
        }
        if let Some(pending) = table.pending {
            return Next::Player(pending.seat);
        }
        let Some(battle) = &table.battle else {
            return Next::Player(table.active);
        };
        match battle.step() {
            Step::AttackerSupport => Next::Player(battle.attacker),
            Step::Defend | Step::DefenderSupport | Step::LastChance => {
                Next::Player(battle.defender)
            }
            Step::Reveal => Next::Table(Action::Reveal {
                attacker: deal.reveal(table, battle.attacker),
                defender: deal.reveal(table, battle.defender),
            }),
        }
    }

    fn view<'a>(rules: &'a Rules, table: &'a Table, deal: &'a Deal, seat: Seat) -> View<'a> {
        View {
            rules,
            table,
            seat,
            hand: &deal.decks[seat].hand,
            slots: &deal.decks[seat].slots,
        }
    }

    fn moves(view: &View<'_>, moves: &mut Vec<Move>) {
        view.list(moves);
    }

    fn kind_of(chosen: &Move) -> &'static str {
        chosen.action.kind().name()
    }

    fn rate(view: &View<'_>, chosen: &Move) -> i64 {
        view.rate(chosen)
    }

    fn carry_out(
        _: &Rules,
        _: &Table,
        deal: &mut Deal,
        seat: Seat,
        chosen: &Move,
    ) -> Option<Action> {
        for name in &chosen.laid {
            deal.take(seat, lying(*name));
        }
        let deck = &mut deal.decks[seat];
        let hidden = match &chosen.action {
            Action::Warlord { slot, .. } | Action::Exchange { slot, .. } => {
                let new = chosen.laid.first().copied();
                let old = std::mem::replace(&mut deck.slots[*slot as usize], new);
                deck.discard.extend(old.map(lying));
                true
            }
            Action::Attack { .. } | Action::Defend { .. } | Action::Support { .. } => {
                deck.battle.extend(chosen.laid.iter().copied());
                true
            }
            // The card is named, or moved when the joker is shown.
            Action::Ace { .. } | Action::Reinforce { .. } => {
                deck.discard.extend(chosen.laid.iter().copied().map(lying));
                false
            }
            _ => false,
        };
        deal.laid = (hidden && !chosen.laid.is_empty()).then(|| (seat, chosen.laid.clone()));
        Some(chosen.action.clone())
    }

    fn follow(
        _: &Rules,
        table: &Table,
        deal: &mut Deal,
        _: &Action,
        events: &[Event],
        draws: &mut Vec<Draw>,
    ) {
        if let Some((seat, cards)) = deal.laid.take() {
            draws.push(Draw {
                n: 0,
                seat,
                cards: texts(cards),
                to: Some("table"),
            });
        }
        // Cards that left the table lie on the discard piles.
        for (seat, deck) in deal.decks.iter_mut() {
            if table.battle.is_none() {
                deck.discard.extend(deck.battle.drain(..).map(lying));
            }
            for (slot, standing) in deck.slots.iter_mut().zip(&table.sides[seat].slots) {
                if standing.is_none() {
                    deck.discard.extend(slot.take().map(lying));
                }
            }
        }
        for event in events {
            match event {
                Event::Drew { seat, cards, .. } => draws.push(deal.draw(*seat, *cards, "hand")),
                Event::Lost { seat, cards, .. } => draws.push(deal.draw(*seat, *cards, "discard")),
                Event::Reinforced { seat, cards } => {
                    let mut pile = std::mem::take(&mut deal.decks[*seat].discard);
                    pile.retain(|card| *card != Lying::Joker);
                    deal.shuffle(&mut pile);
                    let mut rest = pile.split_off(*cards);
                    rest.push(Lying::Joker);
                    deal.decks[*seat].discard = rest;
                    pile.append(&mut deal.decks[*seat].draw);
                    deal.shuffle(&mut pile);
                    deal.decks[*seat].draw = pile;
                }
                _ => {}
            }
        }
    }

    fn agrees(table: &Table, deal: &Deal) -> bool {
        deal.decks.iter().all(|(seat, deck)| {
            let side = &table.sides[seat];
            let numbers = [side.hand, side.draw].map(usize::from);
            numbers == [deck.hand.len(), deck.draw.len()]
                && side.discard.len() == deck.discard.len()
                && side.warlords() == deck.slots.iter().flatten().count()
        })
    }

    fn reshuffle(_: &Table, deal: &mut Deal, seat: Seat, chance: &mut Chance) {
        for (owner, deck) in deal.decks.iter_mut() {
            if owner == seat {
                chance.shuffle(&mut deck.draw);
                continue;
            }
            let hand = deck.hand.len();
            let mut cards = std::mem::take(&mut deck.hand);
            cards.append(&mut deck.draw);
            chance.shuffle(&mut cards);
            deck.draw = cards.split_off(hand);
            deck.hand = cards;
        }
    }

    fn behind(table: &Table) -> Option<Seat> {
        let circle = table.circle();
        let least = circle.iter().map(|seat| table.sides[seat].draw).min()?;
        let mut behind = circle
            .iter()
            .filter(|seat| table.sides[*seat].draw == least);
        let first = behind.next()?;
        behind.next().is_none().then_some(first)
    }

    fn is_challenge(action: &Action) -> bool {
        action.kind() == ActionKind::Attack
    }

    fn dealt(deal: &Deal) -> Map<String, Value> {
        let hands = deal.dealt.iter().map(|hand| texts(hand.iter()));
        let mut fields = Map::new();
        fields.insert("dealt".into(), json!(hands.collect::<Vec<_>>()));
        fields
    }
}

impl View<'_> {
    /// The cards of the hand that can be played as this part, each under its name. The Hidden Ally can be any rank.
    fn held(&self, part: Part) -> impl Iterator<Item = Name> + '_ {
        self.hand.iter().flat_map(move |card| {
            let ranks = part.ranks();
            let named: ArrayVec<Name, 13> = match card {
                Lying::Face(face) if Part::of(face.rank()) == part => {
                    std::iter::once(Name::Face(*face)).collect()
                }
                Lying::Ally => ranks.map(Name::AllyAs).collect(),
                Lying::Face(_) | Lying::Joker => ArrayVec::new(),
            };
            named
        })
    }

    fn list(&self, moves: &mut Vec<Move>) {
        let (rules, table, seat) = (self.rules, self.table, self.seat);
        let mut add = |action: Action, laid: &[Name]| {
            if referee::check(rules, table, &action).is_ok() {
                let laid = laid.iter().copied().collect();
                moves.push(Move { action, laid });
            }
        };
        if self.hand.contains(&Lying::Joker) {
            for count in 1..=table.most_reinforcements(rules, seat) {
                let count = Some(count as i64);
                add(Action::Reinforce { seat, count }, &[Name::Joker]);
            }
        }
        if table.pending.is_some() {
            return add(Action::Out, &[]);
        }
        let slots = || (0..self.slots.len()).map(|slot| Some(slot as i64));
        let Some(battle) = &table.battle else {
            for slot in 0..self.slots.len() as i64 {
                for warlord in self.held(Part::Warlord) {
                    add(Action::Warlord { slot, card: None }, &[warlord]);
                    add(Action::Exchange { slot, card: None }, &[warlord]);
                }
            }
            for army in self.held(Part::Army) {
                for slot in slots().chain([None]) {
                    add(Action::Attack { slot }, &[army]);
                }
            }
            for card in self.held(Part::Ace) {
                for against in table.sides.seats().filter(|other| *other != seat) {
                    for slot in 0..self.slots.len() as i64 {
                        let target = Some(Target { against, slot });
                        let warlord = None;
                        add(
                            Action::Ace {
                                seat,
                                card,
                                target,
                                warlord,
                            },
                            &[card],
                        );
                    }
                }
            }
            add(Action::NextPhase, &[]);
            return add(Action::EndTurn, &[]);
        };
        match battle.step() {
            Step::Defend => {
                for slot in slots().chain([None]) {
                    add(Action::Defend { slot, army: false }, &[]);
                    for card in self.held(Part::Army) {
                        add(Action::Defend { slot, army: true }, &[card]);
                    }
                }
            }
            Step::AttackerSupport | Step::DefenderSupport => {
                let held: Vec<Name> = self.held(Part::Support).collect();
                let most = usize::from(rules.supports_per_side).min(4);
                sets(&held, most, &mut Cards::new(), &mut |cards| {
                    let count = cards.len() as i64;
                    add(Action::Support { seat, count }, cards);
                });
            }
            Step::LastChance => add(Action::Resolve, &[]),
            Step::Reveal => {}
        }
        if battle.defender == seat {
            let slot = battle.side(seat).and_then(|side| side.slot);
            let warlord = slot.and_then(|slot| self.slots[slot]);
            let target = None;
            for card in self.held(Part::Ace) {
                add(
                    Action::Ace {
                        seat,
                        card,
                        target,
                        warlord,
                    },
                    &[card],
                );
            }
        }
    }

    fn bonus(&self, warlord: Name) -> i64 {
        let warlord = warlord.role().and_then(crate::rules::Warlord::new);
        warlord.map_or(0, |warlord| self.rules.warlord_bonus.of(warlord).into())
    }

    /// Strength that the Warlord of an own slot adds.
    fn led_by(&self, slot: Option<i64>) -> i64 {
        let named = slot.and_then(|slot| self.slots.get(slot as usize).copied().flatten());
        named.map_or(0, |warlord| self.bonus(warlord))
    }

    fn rate(&self, chosen: &Move) -> i64 {
        let laid = |role: fn(Role) -> i64| -> i64 {
            chosen.laid.iter().filter_map(|n| n.role()).map(role).sum()
        };
        let army = laid(|role| role.rank().number().into());
        let attack = self.table.battle.as_ref();
        let led = attack.is_some_and(|battle| battle.attacker_side.slot.is_some());
        match &chosen.action {
            Action::Warlord { .. } => 50 + chosen.laid.first().map_or(0, |name| self.bonus(*name)),
            Action::Exchange { .. } | Action::EndTurn => -2,
            Action::NextPhase | Action::Out | Action::Resolve => 0,
            Action::Attack { slot } => {
                let armies = self.held(Part::Army).count() as i64;
                army + self.led_by(*slot) + armies - 8
            }
            // The attack is expected to be of middle strength, the more with a Warlord.
            Action::Defend { slot, .. } => {
                let expected = if led { 12 } else { 9 };
                let own = army + self.led_by(*slot);
                let thwarted = own >= expected;
                let cost = i64::from(army > 0) + i64::from(slot.is_some());
                let saved = own.min(expected) + if thwarted && led { 3 } else { 0 };
                2 * saved - cost
            }
            Action::Support { .. } => chosen
                .laid
                .iter()
                .filter_map(|n| n.role())
                .map(support_value)
                .sum(),
            Action::Ace {
                target: Some(_), ..
            } => match self.held(Part::Ace).count() {
                0 | 1 => -1,
                _ => 5,
            },
            Action::Ace { target: None, .. } => self.ace_value(led),
            Action::Reinforce { count, .. } => match self.table.sides[self.seat].draw {
                0 => 100 + count.unwrap_or(0),
                _ => count.unwrap_or(0) - 9,
            },
            Action::Setup { .. } | Action::Reveal { .. } | Action::Concede { .. } => -100,
            Action::Tell { .. } | Action::Adjust { .. } | Action::Note { .. } => -100,
        }
    }

    /// An Ace as the defender: best in the last moment, when the damage is known.
    fn ace_value(&self, led: bool) -> i64 {
        let Some(battle) = &self.table.battle else {
            return -1;
        };
        let total = |seat| {
            let force = self.table.force(seat);
            force.map_or(0, |force| force.strength(self.rules).total())
        };
        match (battle.step(), self.rules.aces_defend) {
            (Step::LastChance, _) => {
                let lost = damage(self.rules, total(battle.attacker), total(battle.defender));
                i64::from(lost) - 4 + 2 * i64::from(led)
            }
            (Step::Defend, AcesDefend::BeforeReveal) if led => 1000,
            _ => -1000,
        }
    }
}

/// A 3 before a 2.
fn support_value(role: Role) -> i64 {
    match role.rank() {
        Rank::Three => 3,
        _ => 2,
    }
}

/// All sets of at most this number of cards. The Hidden Ally is in a set at most once.
fn sets(cards: &[Name], most: usize, chosen: &mut Cards, each: &mut impl FnMut(&[Name])) {
    each(chosen);
    if chosen.len() == most {
        return;
    }
    for (place, card) in cards.iter().enumerate() {
        let is_ally = |name: &Name| matches!(name, Name::AllyAs(_));
        if is_ally(card) && chosen.iter().any(is_ally) {
            continue;
        }
        chosen.push(*card);
        sets(&cards[place + 1..], most, chosen, each);
        chosen.pop();
    }
}
