//! The game between bots: a dealer that knows all cards, the moves of a hand, and the rules of thumb of `greedy`.
//!
//! Outside battles the dealer asks only the player whose turn it is. Interventions in another player's turn are left out.

mod own;

use arrayvec::ArrayVec;
use serde_json::{Map, Value, json};

use courtyard_core::cards::{Card, Rank};
use courtyard_core::game::{Compose, Game as _, GameType};
use courtyard_core::seat::{Seat, Seats};
use courtyard_lab::{Chance, Draw, LabGame, Next, Purpose, SeatsBots, Streams};

use crate::rules::action::{Revealed, Target};
use crate::rules::battle::{MOST_SUPPORTS, Term, damage};
use crate::rules::editions::AcesDefend;
use crate::rules::table::{
    MOST_CARDS, MOST_PLAYERS, MOST_SLOTS, Side, Stage, Standing, State, Step,
};
use crate::rules::{
    Action, ActionKind, CardRole, Duel, Face, Lying, Name, PlayedCard, Rules, Table,
};

/// Names of cards of a hand; the Hidden Ally has several.
type Names = ArrayVec<Name, 64>;

/// The cards that one move takes out of a hand.
type Cards = ArrayVec<Name, MOST_SUPPORTS>;

/// A decision of a player: an action, with the cards that leave the hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    action: Action,
    cards: Cards,
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

/// Shuffles by numbered streams.
#[derive(Debug, Clone)]
struct Shuffler {
    streams: Streams,
    /// Number of shuffles so far.
    count: u64,
}

/// The places of all cards.
#[derive(Debug, Clone)]
pub struct Deal {
    shuffler: Shuffler,
    decks: Seats<Deck>,
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

impl Move {
    /// The action without cards.
    fn of(action: Action) -> Move {
        let cards = Cards::default();
        Move { action, cards }
    }

    /// The action with this card.
    fn with(action: Action, card: Name) -> Move {
        let cards = Cards::from_iter([card]);
        Move { action, cards }
    }
}

impl Shuffler {
    fn shuffle(&mut self, cards: &mut [Lying]) {
        let mut chance = self.streams.at(Purpose::Shuffle, self.count);
        self.count += 1;
        // Sorted first, so that the result depends on the cards only and not on their order before.
        cards.sort_unstable();
        chance.shuffle(cards);
    }
}

impl Deck {
    /// A shuffled deck whose hand is dealt. Nothing is on the table.
    fn dealt(rules: &Rules, shuffler: &mut Shuffler) -> Deck {
        let mut draw = whole(rules);
        shuffler.shuffle(&mut draw);
        let rest = draw.len() - usize::from(rules.hand_size);
        Deck {
            hand: draw.drain(rest..).collect(),
            draw,
            slots: (0..rules.warlord_slots).map(|_| None).collect(),
            ..Deck::default()
        }
    }

    /// Moves the cards after an action, as the table shows. Returns `None` if the deck has other cards than the table says.
    fn follow(
        &mut self,
        table: &State,
        seat: Seat,
        action: &Action,
        shuffler: &mut Shuffler,
        draws: Option<&mut Vec<Draw>>,
    ) -> Option<()> {
        let side = &table.sides[seat];
        // Cards that left the table lie on the discard pile.
        if table.battle.is_none() {
            self.discard.extend(self.battle.drain(..).map(Lying::from));
        }
        for (slot, standing) in self.slots.iter_mut().zip(&side.slots) {
            if standing.is_none() {
                self.discard.extend(slot.take().map(Lying::from));
            }
        }
        if matches!(action, Action::Reinforce { seat: by, .. } if *by == seat) {
            self.reinforce(side, shuffler)?;
        }
        self.draw(side, seat, draws)
    }

    /// Draws cards into the hand, or loses them to the discard pile, until their numbers are those of the table.
    fn draw(&mut self, side: &Side, seat: Seat, mut draws: Option<&mut Vec<Draw>>) -> Option<()> {
        let drawn = usize::from(side.hand).checked_sub(self.hand.len())?;
        let left = usize::from(side.draw).checked_add(drawn)?;
        let lost = self.draw.len().checked_sub(left)?;
        let piles = [
            (drawn, "hand", &mut self.hand),
            (lost, "discard", &mut self.discard),
        ];
        for (count, to, pile) in piles.into_iter().filter(|(count, ..)| *count > 0) {
            let before = pile.len();
            pile.extend(self.draw.drain(self.draw.len() - count..).rev());
            if let Some(draws) = &mut draws {
                draws.push(Draw::new(seat, &pile[before..], Some(to)));
            }
        }
        Some(())
    }

    /// Shuffles cards of the discard pile into the draw pile, and leaves the joker.
    fn reinforce(&mut self, side: &Side, shuffler: &mut Shuffler) -> Option<()> {
        let mut pile = std::mem::take(&mut self.discard);
        let count = pile.len().checked_sub(side.discard.len())?;
        pile.retain(|card| *card != Lying::Joker);
        if count > pile.len() {
            return None;
        }
        shuffler.shuffle(&mut pile);
        let mut rest: Pile = pile.drain(count..).collect();
        rest.push(Lying::Joker);
        self.discard = rest;
        pile.extend(self.draw.drain(..));
        shuffler.shuffle(&mut pile);
        self.draw = pile;
        Some(())
    }

    /// The deck's cards in the running battle.
    fn reveal(&self, table: &State, seat: Seat) -> Revealed {
        let slot = table.designated(seat);
        let of = |role: CardRole| {
            let cards = self.battle.iter().copied();
            cards.filter(move |card| card.card().is_some_and(|r| CardRole::of(r.rank()) == role))
        };
        Revealed {
            warlord: slot.and_then(|slot| self.slots[slot]),
            army: of(CardRole::Army).next(),
            support: of(CardRole::Support).collect(),
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

    /// Takes any card that can be played in this role. The Hidden Ally is its last rank.
    fn take_role(&mut self, role: CardRole) -> Option<Name> {
        let card = self.find(|card| match card {
            Lying::Face(face) => CardRole::of(face.rank()) == role,
            Lying::Ally => true,
            Lying::Joker => false,
        })?;
        match (card, role.ranks().last()) {
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
            let named = card.map(|warlord| warlord.card().into()).or_else(seen);
            deck.slots.push(named.filter(|_| standing.is_some()));
        }
        match (shown, own) {
            (Some(shown), _) => deck.battle.extend(shown.cards().map(Name::from)),
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
            for name in names.filter(|name| is_rank(Lying::from(**name)) == ranks) {
                let card = left.take(Lying::from(*name))?;
                if let (Name::Face(face), Lying::Face(taken)) = (name, card) {
                    *face = taken;
                }
            }
        }

        for (slot, standing) in deck.slots.iter_mut().zip(&side.slots) {
            if standing.is_some() && slot.is_none() {
                *slot = Some(left.take_role(CardRole::Warlord)?);
            }
        }
        if let (Some(battle), None, None) = (battle, shown, own) {
            for role in battle.roles().filter(|role| *role != CardRole::Warlord) {
                deck.battle.push(left.take_role(role)?);
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

    const SEATS: Option<&'static dyn SeatsBots<Duel>> = Some(&GameType::<Duel>::NEW);

    const CHALLENGE: ActionKind = ActionKind::Attack;
    const LEADS_ON: &[ActionKind] = &[ActionKind::NextPhase, ActionKind::EndTurn];
    const SHOWS_CARDS: &[ActionKind] = &[ActionKind::Reveal, ActionKind::Tell];

    fn deal(rules: &Rules, players: usize, shift: usize, streams: Streams) -> Deal {
        let mut shuffler = Shuffler { streams, count: 0 };
        let mut dealt: ArrayVec<Deck, MOST_PLAYERS> = (0..players)
            .map(|_| Deck::dealt(rules, &mut shuffler))
            .collect();
        // Deck number 0 is that of seat `shift`.
        dealt.rotate_right(shift % players.max(1));
        let mut dealt = dealt.into_iter();
        let decks = Seats::from_fn(players, |_| dealt.next().unwrap_or_default());
        Deal {
            shuffler,
            decks: decks.expect("a table has seats"),
            laid: None,
        }
    }

    fn next(table: &Table, deal: &Deal) -> Next<Action> {
        if table.stage == Stage::SetUp {
            return Next::Table(Action::Setup { first: Seat::ZERO });
        }
        let acting = table.acting();
        match &table.battle {
            // Both sides turn up their cards together.
            Some(battle) if acting.len() > 1 => Next::Table(Action::Reveal {
                attacker: deal.decks[battle.attacker].reveal(table, battle.attacker),
                defender: deal.decks[battle.defender].reveal(table, battle.defender),
            }),
            Some(_) | None => acting.iter().next().map_or(Next::Over, Next::Player),
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

    fn kind_of_move(chosen: &Move) -> ActionKind {
        chosen.action.kind()
    }

    fn alike(one: &Move, other: &Move) -> bool {
        let rank = |card: &Name| card.card().map(PlayedCard::rank);
        let by_rank = |one: &Move| {
            let mut action = one.action.clone();
            if let Action::Ace { card, .. } = &mut action {
                *card = Name::Face(Face::Rank(Rank::Ace));
            }
            action
        };
        let ranks = |one: &Move| {
            one.cards
                .iter()
                .map(rank)
                .collect::<ArrayVec<_, MOST_SUPPORTS>>()
        };
        ranks(one) == ranks(other) && by_rank(one) == by_rank(other)
    }

    fn rate(view: &View<'_>, chosen: &Move) -> i64 {
        let played = chosen.cards.iter().filter_map(|name| name.card());
        let numbers: i64 = played.map(|card| i64::from(card.rank().number())).sum();
        let attack = view.table.battle.as_ref();
        let led = attack.is_some_and(|battle| battle.attacker_side.slot.is_some());
        match &chosen.action {
            Action::Warlord { .. } => {
                let card = chosen.cards.first();
                50 + card.map_or(0, |card| view.bonus(*card))
            }
            Action::Exchange { .. } | Action::EndTurn => -2,
            Action::NextPhase | Action::Out | Action::Resolve => 0,
            Action::Attack { slot } => {
                let armies = view.held(CardRole::Army).len() as i64;
                numbers + view.led_by(*slot) + armies - 8
            }
            // The attack is expected to be of middle strength, the more with a Warlord.
            Action::Defend { slot, .. } => {
                let expected = if led { 12 } else { 9 };
                let own = numbers + view.led_by(*slot);
                let thwarted = own >= expected;
                let cost = i64::from(numbers > 0) + i64::from(slot.is_some());
                let saved = own.min(expected) + if thwarted && led { 3 } else { 0 };
                2 * saved - cost
            }
            // A 3 before a 2.
            Action::Support { .. } => numbers,
            Action::Ace { target: None, .. } => view.ace_value(led),
            Action::Ace { .. } => match view.held(CardRole::Ace).len() {
                0 | 1 => -1,
                _ => 5,
            },
            Action::Reinforce { count, .. } => {
                let count = count.unwrap_or_default();
                match view.table.sides[view.seat].draw {
                    0 => 100 + count,
                    _ => count - 9,
                }
            }
            Action::Setup { .. } | Action::Reveal { .. } | Action::Concede { .. } => -100,
            Action::Tell { .. } | Action::Adjust { .. } | Action::Note { .. } => -100,
        }
    }

    fn is_absurd(view: &View<'_>, chosen: &Move) -> bool {
        match chosen.action {
            // The joker would save the player.
            Action::Out => view.hand.contains(&Lying::Joker),
            // The last moment for the Ace comes later, or it was not needed.
            Action::Ace { target: None, .. } => Duel::rate(view, chosen) <= -1000,
            Action::Setup { .. } | Action::NextPhase | Action::EndTurn => false,
            Action::Warlord { .. } | Action::Exchange { .. } | Action::Attack { .. } => false,
            Action::Defend { .. } | Action::Support { .. } | Action::Reveal { .. } => false,
            Action::Resolve | Action::Ace { .. } | Action::Reinforce { .. } => false,
            Action::Concede { .. } | Action::Tell { .. } => false,
            Action::Adjust { .. } | Action::Note { .. } => false,
        }
    }

    fn carry_out(deal: &mut Deal, seat: Seat, chosen: &Move) -> Option<Action> {
        let cards = || chosen.cards.iter().copied();
        let deck = &mut deal.decks[seat];
        for card in cards().map(Lying::from) {
            if let Some(place) = deck.hand.iter().position(|held| *held == card) {
                deck.hand.swap_remove(place);
            }
        }
        match &chosen.action {
            Action::Warlord { slot, .. } | Action::Exchange { slot, .. } => {
                let slot = &mut deck.slots[*slot as usize];
                let old = std::mem::replace(slot, cards().next());
                deck.discard.extend(old.map(Lying::from));
            }
            Action::Attack { .. } | Action::Defend { .. } | Action::Support { .. } => {
                deck.battle.extend(cards());
            }
            // The card is named, or moved when the joker is shown.
            Action::Ace { .. } | Action::Reinforce { .. } => {
                deck.discard.extend(cards().map(Lying::from));
            }
            Action::NextPhase | Action::EndTurn | Action::Resolve | Action::Out => {}
            Action::Setup { .. } | Action::Reveal { .. } | Action::Concede { .. } => {}
            Action::Tell { .. } | Action::Adjust { .. } | Action::Note { .. } => {}
        }
        let is_shown = matches!(chosen.action, Action::Ace { .. } | Action::Reinforce { .. });
        let is_laid = !is_shown && !chosen.cards.is_empty();
        deal.laid = is_laid.then(|| (seat, chosen.cards.clone()));
        Some(chosen.action.clone())
    }

    fn follow(table: &Table, deal: &mut Deal, action: &Action, mut draws: Option<&mut Vec<Draw>>) {
        if let (Some((seat, cards)), Some(draws)) = (deal.laid.take(), &mut draws) {
            draws.push(Draw::new(seat, cards, Some("table")));
        }
        for (seat, deck) in deal.decks.iter_mut() {
            let draws = draws.as_deref_mut();
            let followed = deck.follow(table, seat, action, &mut deal.shuffler, draws);
            debug_assert!(followed.is_some(), "after {action:?}");
        }
    }

    fn record(_: &Rules, _: usize) {}

    fn remember((): &mut (), _: &Table, _: &Action) {}

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
            shuffler: Shuffler {
                streams,
                count: decks.len() as u64,
            },
            decks,
            laid: None,
        })
    }

    fn streams(deal: &Deal) -> Streams {
        deal.shuffler.streams
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

    fn standing(table: &Table, seat: Seat) -> Option<[u64; 3]> {
        let is_in = !table.out.contains(&seat);
        is_in.then(|| [table.sides[seat].draw.into(), 0, 0])
    }

    fn dealt(deal: &Deal) -> Map<String, Value> {
        let hands = deal.decks.iter().map(|(_, deck)| deck.hand.as_slice());
        Map::from_iter([("dealt".into(), json!(hands.collect::<Vec<_>>()))])
    }
}

impl View<'_> {
    /// The cards of the hand that can be played in this role, each under its name. The Hidden Ally can be any rank.
    fn held(&self, role: CardRole) -> Names {
        let face = |card: &Lying| match card {
            Lying::Face(face) if CardRole::of(face.rank()) == role => Some(Name::Face(*face)),
            Lying::Face(_) | Lying::Joker | Lying::Ally => None,
        };
        let mut names: Names = self.hand.iter().filter_map(face).collect();
        if self.rules.hidden_ally && self.hand.contains(&Lying::Ally) {
            names.extend(role.ranks().map(Name::AllyAs));
        }
        names
    }

    fn allows(&self, action: &Action) -> bool {
        Duel::check(self.rules, self.table, action).is_ok()
    }

    /// Adds the action with each of these cards if it is allowed.
    fn add(&self, action: Action, cards: &[Name], moves: &mut Vec<Move>) {
        if !cards.is_empty() && self.allows(&action) {
            let each = cards.iter();
            moves.extend(each.map(|card| Move::with(action.clone(), *card)));
        }
    }

    fn list(&self, moves: &mut Vec<Move>) {
        use ActionKind as K;
        let (rules, table, seat) = (self.rules, self.table, self.seat);
        let position = (rules, table);
        let opens = |kind| Duel::gate(&position, kind).is_ok();
        if self.hand.contains(&Lying::Joker) {
            for count in 1..=table.most_reinforcements(rules, seat) as i64 {
                let count = Some(count);
                self.add(Action::Reinforce { seat, count }, &[Name::Joker], moves);
            }
        }
        if table.pending.is_some() {
            return moves.push(Move::of(Action::Out));
        }
        let slots = 0..self.slots.len() as i64;
        let any_slot = || slots.clone().map(Some).chain([None]);
        let aces = self.held(CardRole::Ace);
        let ace = |card, target, warlord| Action::Ace {
            seat,
            card,
            target,
            warlord,
        };
        let Some(battle) = &table.battle else {
            let card = None;
            if opens(K::Warlord) {
                let warlords = self.held(CardRole::Warlord);
                for slot in slots.clone() {
                    self.add(Action::Warlord { slot, card }, &warlords, moves);
                    self.add(Action::Exchange { slot, card }, &warlords, moves);
                }
            }
            if opens(K::Attack) {
                let armies = self.held(CardRole::Army);
                for slot in any_slot() {
                    self.add(Action::Attack { slot }, &armies, moves);
                }
            }
            if let Some(any) = aces.first() {
                let others = table.sides.seats().filter(|other| *other != seat);
                let targets = others.flat_map(|against| {
                    let target = move |slot| Some(Target { against, slot });
                    slots.clone().map(target)
                });
                let targets = targets.filter(|target| self.allows(&ace(*any, *target, None)));
                let targets: ArrayVec<_, { MOST_PLAYERS * MOST_SLOTS }> = targets.collect();
                for card in &aces {
                    let each = targets.iter();
                    moves.extend(each.map(|target| Move::with(ace(*card, *target, None), *card)));
                }
            }
            return moves.extend([Action::NextPhase, Action::EndTurn].map(Move::of));
        };
        match battle.step() {
            Step::Defend => {
                let armies = self.held(CardRole::Army);
                for slot in any_slot() {
                    let alone = Action::Defend { slot, army: false };
                    moves.extend(self.allows(&alone).then(|| Move::of(alone)));
                    self.add(Action::Defend { slot, army: true }, &armies, moves);
                }
            }
            Step::AttackerSupport | Step::DefenderSupport => {
                let most = usize::from(rules.supports_per_side).min(MOST_SUPPORTS);
                let support = &mut |cards: Cards| {
                    let count = cards.len() as i64;
                    let action = Action::Support { seat, count };
                    moves.push(Move { action, cards });
                };
                sets(
                    &self.held(CardRole::Support),
                    most,
                    Cards::default(),
                    support,
                );
            }
            Step::LastChance => moves.push(Move::of(Action::Resolve)),
            Step::Reveal => {}
        }
        if battle.defender == seat {
            let slot = table.designated(seat);
            let warlord = slot.and_then(|slot| self.slots[slot]);
            let is_allowed = |any: &Name| self.allows(&ace(*any, None, warlord));
            if aces.first().is_some_and(is_allowed) {
                let each = aces.iter();
                moves.extend(each.map(|card| Move::with(ace(*card, None, warlord), *card)));
            }
        }
    }

    fn bonus(&self, warlord: Name) -> i64 {
        let warlord = warlord.card();
        warlord.map_or(0, |warlord| Term::of(self.rules, warlord).value.into())
    }

    /// Strength that the Warlord of an own slot adds.
    fn led_by(&self, slot: Option<i64>) -> i64 {
        let named = slot.and_then(|slot| self.slots[slot as usize]);
        named.map_or(0, |warlord| self.bonus(warlord))
    }

    /// An Ace as the defender: best in the last moment, when the damage is known.
    fn ace_value(&self, led: bool) -> i64 {
        let Some(battle) = &self.table.battle else {
            return -1;
        };
        match (battle.step(), self.rules.aces_defend) {
            (Step::LastChance, _) => {
                let [attack, defence] = self.table.totals(self.rules);
                i64::from(damage(self.rules, attack, defence)) - 4 + 2 * i64::from(led)
            }
            (Step::Defend, AcesDefend::BeforeReveal) if led => 1000,
            _ => -1000,
        }
    }
}

/// All sets of at most this number of cards. The Hidden Ally is in a set at most once.
fn sets(cards: &[Name], most: usize, chosen: Cards, each: &mut impl FnMut(Cards)) {
    each(chosen.clone());
    if chosen.len() == most {
        return;
    }
    let is_ally = |name: &Name| matches!(name, Name::AllyAs(_));
    let has_ally = chosen.iter().any(is_ally);
    for (place, card) in cards.iter().enumerate() {
        if !(has_ally && is_ally(card)) {
            let mut chosen = chosen.clone();
            chosen.push(*card);
            sets(&cards[place + 1..], most, chosen, each);
        }
    }
}
