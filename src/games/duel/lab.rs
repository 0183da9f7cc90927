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
use crate::rules::table::{MOST_CARDS, MOST_SLOTS, Stage, Standing, State, Step};
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

/// Cards in their order.
type Pile = ArrayVec<Lying, MOST_CARDS>;

/// The places of one deck's cards.
#[derive(Debug, Clone, Default)]
struct Deck {
    hand: Pile,
    /// The top card is the last.
    draw: Pile,
    discard: Pile,
    /// The Warlords by slot.
    slots: ArrayVec<Option<Name>, MOST_SLOTS>,
    /// The Army and Support cards of the running battle.
    battle: ArrayVec<Name, 5>,
}

/// The places of all cards.
#[derive(Debug, Clone)]
pub struct Deal {
    streams: Streams,
    decks: Seats<Deck>,
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
    /// The player's Army and Support cards of the running battle.
    battle: &'a [Name],
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

    fn draw(&mut self, seat: Seat, count: u8, to: &'static str, draws: Option<&mut Vec<Draw>>) {
        let deck = &mut self.decks[seat];
        let place = match to {
            "hand" => &mut deck.hand,
            _ => &mut deck.discard,
        };
        let before = place.len();
        place.extend((0..count).map_while(|_| deck.draw.pop()));
        if let Some(draws) = draws {
            draws.push(Draw {
                n: 0,
                seat,
                cards: texts(&place[before..]),
                to: Some(to),
            });
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

/// The cards of one deck that have no place yet, in random order.
struct Left(Pile);

impl Left {
    /// Takes the first card that fits.
    fn find(&mut self, fits: impl Fn(&Lying) -> bool) -> Option<Lying> {
        let place = self.0.iter().position(fits)?;
        Some(self.0.swap_remove(place))
    }

    /// Takes the card of this name. A rank is the name of each card of the rank.
    fn take(&mut self, name: Lying) -> Option<Lying> {
        self.find(|card| match (card, name) {
            (Lying::Face(face), Lying::Face(Face::Rank(rank))) => face.rank() == rank,
            _ => *card == name,
        })
    }

    /// Takes the card of this name and writes its suit into the name.
    fn settle(&mut self, name: &mut Name) -> Option<()> {
        let card = self.take(lying(*name))?;
        if let (Name::Face(face), Lying::Face(taken)) = (name, card) {
            *face = taken;
        }
        Some(())
    }

    /// Takes any card that can be played as this part. The Hidden Ally is its last rank.
    fn take_part(&mut self, part: Part) -> Option<Name> {
        let card = self.find(|card| match card {
            Lying::Face(face) => Part::of(face.rank()) == part,
            Lying::Ally => true,
            Lying::Joker => false,
        })?;
        match (card, part.ranks().last()) {
            (Lying::Ally, Some(rank)) => Some(Name::AllyAs(rank)),
            (card, _) => Some(card.into()),
        }
    }

    fn take_any(&mut self, count: usize) -> Option<impl Iterator<Item = Lying>> {
        let rest = self.0.len().checked_sub(count)?;
        Some(self.0.drain(rest..))
    }
}

/// All cards of one deck.
fn whole(rules: &Rules) -> Pile {
    let mut cards: Pile = Card::all().map(|c| Lying::Face(Face::Card(c))).collect();
    cards.extend(rules.reinforcements.then_some(Lying::Joker));
    cards.extend(rules.hidden_ally.then_some(Lying::Ally));
    cards
}

impl Deck {
    /// A deck whose cards lie as the table shows them, the others at random. The cards that the owner sees are those of
    /// the view, if it is given. Returns `None` if there are not enough cards of a kind.
    fn suppose(
        rules: &Rules,
        table: &State,
        seat: Seat,
        own: Option<&View<'_>>,
        chance: &mut Chance,
    ) -> Option<Deck> {
        let side = &table.sides[seat];
        let battle = table.battle.as_ref().and_then(|battle| battle.side(seat));
        let shown = battle.and_then(|battle| battle.shown.as_ref());
        let mut left = Left(whole(rules));
        chance.shuffle(&mut left.0);

        let mut deck = Deck::default();
        deck.discard.extend(side.discard.iter().flatten().copied());
        for (slot, standing) in side.slots.iter().enumerate() {
            let card = standing.and_then(Standing::card);
            let seen = || own.and_then(|own| own.slots[slot]);
            let named = card.map(|warlord| warlord.role().into()).or_else(seen);
            deck.slots.push(named.filter(|_| standing.is_some()));
        }
        match (shown, own) {
            (Some(shown), _) => {
                deck.battle
                    .extend(shown.army.map(|card| card.role().into()));
                let support = shown.support.iter();
                deck.battle
                    .extend(support.map(|card| Name::from(card.role())));
            }
            (None, Some(own)) => deck.battle.extend(own.battle.iter().copied()),
            (None, None) => {}
        }
        if let Some(own) = own {
            deck.hand.extend(own.hand.iter().copied());
        }

        // The suits that were named come first: a rank can be any card of the rank that is left.
        let is_rank = |card: Lying| matches!(card, Lying::Face(Face::Rank(_)));
        for ranks in [false, true] {
            let piles = deck.discard.iter_mut().chain(&mut deck.hand);
            for card in piles.filter(|card| is_rank(**card) == ranks) {
                *card = left.take(*card)?;
            }
            let names = deck.slots.iter_mut().flatten().chain(&mut deck.battle);
            for name in names.filter(|name| is_rank(lying(**name)) == ranks) {
                left.settle(name)?;
            }
        }

        for (slot, standing) in deck.slots.iter_mut().zip(&side.slots) {
            if standing.is_some() && slot.is_none() {
                *slot = Some(left.take_part(Part::Warlord)?);
            }
        }
        if let (Some(battle), None, None) = (battle, shown, own) {
            if battle.army {
                deck.battle.push(left.take_part(Part::Army)?);
            }
            for _ in 0..battle.support.unwrap_or(0) {
                deck.battle.push(left.take_part(Part::Support)?);
            }
        }
        // Looking for cards has changed the order.
        chance.shuffle(&mut left.0);
        if own.is_none() {
            let cards = match table.stage {
                Stage::SetUp => rules.hand_size,
                Stage::Turn(_) | Stage::Over(_) => side.hand,
            };
            deck.hand.extend(left.take_any(cards.into())?);
        }
        let unknown = side.discard.iter().filter(|card| card.is_none()).count();
        deck.discard.extend(left.take_any(unknown)?);
        deck.draw = left.0;
        Some(deck)
    }
}

impl LabGame for Duel {
    type Deal = Deal;
    type Move = Move;
    /// The table shows all that is recorded, but for the cards that Reinforcements have shuffled back: they are taken as
    /// unknown.
    type Record = ();
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
            slots: (0..rules.warlord_slots).map(|_| None).collect(),
            ..Deck::default()
        };
        let mut deal = Deal {
            streams,
            decks: Seats::from_fn(players, deck).expect("a table has seats"),
            shuffles: 0,
            laid: None,
        };
        for number in 0..players {
            let mut cards = whole(rules);
            deal.shuffle(&mut cards);
            if let Some(seat) = Seat::new((number + shift) % players) {
                let rest = cards.len() - usize::from(rules.hand_size);
                deal.decks[seat].hand = cards.drain(rest..).collect();
                deal.decks[seat].draw = cards;
            }
        }
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
            battle: &deal.decks[seat].battle,
        }
    }

    fn moves(view: &View<'_>, moves: &mut Vec<Move>) {
        view.list(moves);
    }

    fn kind_of(chosen: &Move) -> &'static str {
        chosen.action.kind().name()
    }

    fn alike(one: &Move, other: &Move) -> bool {
        let rank = |name: &Name| name.role().map(Role::rank);
        let laid = |one: &Move| one.laid.iter().map(rank).collect::<ArrayVec<_, 4>>();
        let is_same = match (&one.action, &other.action) {
            (Action::Ace { target, .. }, Action::Ace { target: other, .. }) => target == other,
            (action, other) => action == other,
        };
        is_same && laid(one) == laid(other)
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
        mut draws: Option<&mut Vec<Draw>>,
    ) {
        if let (Some((seat, cards)), Some(draws)) = (deal.laid.take(), &mut draws) {
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
                Event::Drew { seat, cards, .. } => {
                    deal.draw(*seat, *cards, "hand", draws.as_deref_mut());
                }
                Event::Lost { seat, cards, .. } => {
                    deal.draw(*seat, *cards, "discard", draws.as_deref_mut());
                }
                Event::Reinforced { seat, cards } => {
                    let mut pile = std::mem::take(&mut deal.decks[*seat].discard);
                    pile.retain(|card| *card != Lying::Joker);
                    deal.shuffle(&mut pile);
                    let mut rest: Pile = pile.drain(*cards..).collect();
                    rest.push(Lying::Joker);
                    deal.decks[*seat].discard = rest;
                    pile.extend(deal.decks[*seat].draw.drain(..));
                    deal.shuffle(&mut pile);
                    deal.decks[*seat].draw = pile;
                }
                _ => {}
            }
        }
    }

    fn record(_: &Rules, _: usize) {}

    fn remember((): &mut (), _: &Table, _: &Action, _: &[Event]) {}

    fn suppose(
        rules: &Rules,
        table: &Table,
        (): &(),
        own: Option<&View<'_>>,
        streams: Streams,
    ) -> Option<Deal> {
        let mut is_possible = true;
        let decks = Seats::from_fn(table.sides.len(), |seat| {
            let own = own.filter(|own| own.seat == seat);
            let mut chance = streams.at(Purpose::Shuffle, seat.number() as u64);
            let deck = Deck::suppose(rules, table, seat, own, &mut chance);
            is_possible &= deck.is_some();
            deck.unwrap_or_default()
        })?;
        is_possible.then_some(Deal {
            streams,
            shuffles: decks.len() as u64,
            decks,
            laid: None,
        })
    }

    fn streams(deal: &Deal) -> Streams {
        deal.streams
    }

    fn agrees(table: &Table, (): &(), deal: &Deal) -> bool {
        deal.decks.iter().all(|(seat, deck)| {
            let side = &table.sides[seat];
            let battle = table.battle.as_ref().and_then(|battle| battle.side(seat));
            let numbers = [
                (usize::from(side.hand), deck.hand.len()),
                (side.draw.into(), deck.draw.len()),
                (side.discard.len(), deck.discard.len()),
                (side.warlords(), deck.slots.iter().flatten().count()),
                (battle.map_or(0, |battle| battle.cards()), deck.battle.len()),
            ];
            table.stage == Stage::SetUp || numbers.iter().all(|(table, deck)| table == deck)
        })
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

    fn lead(table: &Table) -> Option<(Seat, u64)> {
        let circle = table.circle();
        let mut piles: ArrayVec<(u8, Seat), { Seat::MAX }> = circle
            .iter()
            .map(|seat| (table.sides[seat].draw, seat))
            .collect();
        piles.sort_unstable_by_key(|(cards, _)| std::cmp::Reverse(*cards));
        match &piles[..] {
            [(first, seat), (second, _), ..] if first > second => {
                Some((*seat, u64::from(first - second)))
            }
            _ => None,
        }
    }

    fn is_challenge(action: &Action) -> bool {
        action.kind() == ActionKind::Attack
    }

    fn leads_on(action: &Action) -> bool {
        matches!(action.kind(), ActionKind::NextPhase | ActionKind::EndTurn)
    }

    fn shows_cards(action: &Action) -> bool {
        matches!(action.kind(), ActionKind::Reveal | ActionKind::Tell)
    }

    fn dealt(deal: &Deal) -> Map<String, Value> {
        let hands = deal.decks.iter().map(|(_, deck)| texts(&deck.hand));
        let mut fields = Map::new();
        fields.insert("dealt".into(), json!(hands.collect::<Vec<_>>()));
        fields
    }
}

impl View<'_> {
    /// The cards of the hand that can be played as this part, each under its name. The Hidden Ally can be any rank.
    fn held(&self, part: Part) -> impl Iterator<Item = Name> + '_ {
        let faces = self.hand.iter().filter_map(move |card| match card {
            Lying::Face(face) if Part::of(face.rank()) == part => Some(Name::Face(*face)),
            Lying::Face(_) | Lying::Joker | Lying::Ally => None,
        });
        let allies = self.hand.iter().filter(|card| **card == Lying::Ally);
        faces.chain(allies.flat_map(move |_| part.ranks().map(Name::AllyAs)))
    }

    fn allows(&self, action: &Action) -> bool {
        referee::check(self.rules, self.table, action).is_ok()
    }

    /// Lists the moves. The referee decides about one card of each use, as the cards of a hand are allowed alike.
    fn list(&self, moves: &mut Vec<Move>) {
        let (rules, table, seat) = (self.rules, self.table, self.seat);
        let laying = |action: &Action, cards: &[Name]| Move {
            action: action.clone(),
            laid: cards.iter().copied().collect(),
        };
        let mut add = |action: Action, cards: &[&[Name]]| {
            if !cards.is_empty() && self.allows(&action) {
                moves.extend(cards.iter().map(|cards| laying(&action, cards)));
            }
        };
        if self.hand.contains(&Lying::Joker) {
            for count in 1..=table.most_reinforcements(rules, seat) {
                let count = Some(count as i64);
                add(Action::Reinforce { seat, count }, &[&[Name::Joker]]);
            }
        }
        if table.pending.is_some() {
            return add(Action::Out, &[&[]]);
        }
        let slots = 0..self.slots.len() as i64;
        let any_slot = || slots.clone().map(Some).chain([None]);
        let part = |part: Part| self.held(part).collect::<ArrayVec<Name, 64>>();
        fn each(cards: &[Name]) -> ArrayVec<&[Name], 64> {
            cards.iter().map(std::slice::from_ref).collect()
        }
        let Some(battle) = &table.battle else {
            let warlords = part(Part::Warlord);
            for slot in slots.clone() {
                add(Action::Warlord { slot, card: None }, &each(&warlords));
                add(Action::Exchange { slot, card: None }, &each(&warlords));
            }
            let armies = part(Part::Army);
            for slot in any_slot() {
                add(Action::Attack { slot }, &each(&armies));
            }
            for card in self.held(Part::Ace) {
                for against in table.sides.seats().filter(|other| *other != seat) {
                    for slot in slots.clone() {
                        let (target, warlord) = (Some(Target { against, slot }), None);
                        let ace = Action::Ace {
                            seat,
                            card,
                            target,
                            warlord,
                        };
                        add(ace, &[&[card]]);
                    }
                }
            }
            add(Action::NextPhase, &[&[]]);
            return add(Action::EndTurn, &[&[]]);
        };
        match battle.step() {
            Step::Defend => {
                let armies = part(Part::Army);
                for slot in any_slot() {
                    add(Action::Defend { slot, army: false }, &[&[]]);
                    add(Action::Defend { slot, army: true }, &each(&armies));
                }
            }
            Step::AttackerSupport | Step::DefenderSupport => {
                let held = part(Part::Support);
                let most = usize::from(rules.supports_per_side).min(4);
                sets(&held, most, &mut Cards::new(), &mut |cards| {
                    let count = cards.len() as i64;
                    add(Action::Support { seat, count }, &[cards]);
                });
            }
            Step::LastChance => add(Action::Resolve, &[&[]]),
            Step::Reveal => {}
        }
        if battle.defender == seat {
            let slot = battle.side(seat).and_then(|side| side.slot);
            let warlord = slot.and_then(|slot| self.slots[slot]);
            let target = None;
            for card in self.held(Part::Ace) {
                let ace = Action::Ace {
                    seat,
                    card,
                    target,
                    warlord,
                };
                add(ace, &[&[card]]);
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
