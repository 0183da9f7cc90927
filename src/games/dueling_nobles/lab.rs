//! The game between bots: a dealer that knows all cards, the moves of a hand, and the rules of thumb of `greedy`.

mod own;

use std::cell::OnceCell;

use arrayvec::ArrayVec;
use serde_json::{Map, Value, json};

use courtyard_core::cards::{Card, CardSet, Suit};
use courtyard_core::game::{Compose, GameType};
use courtyard_core::seat::{EitherSeat, Pair, Seat};
use courtyard_lab::{Draw, LabGame, Next, Purpose, SeatsBots, Streams};

use crate::rules::action::Pips;
use crate::rules::decks::{PerDeck, any_user, users};
use crate::rules::duel::{Verdict, verdict};
use crate::rules::editions::{NOBLES_DEALT, SALE_CARDS, SupportDecks};
use crate::rules::odds::{Contest, Luck, Throws};
use crate::rules::referee::Position;
use crate::rules::table::{NobleInPlay, Side, Stage, State};
use crate::rules::{
    Action, ActionKind, Correction, DuelingNobles, Noble, NobleRank, Rules, Support, Table, Weapon,
};

#[cfg(feature = "screens")]
pub(crate) use own::kept;

/// Number of turns of a usual game.
const USUAL_TURNS: u32 = 20;

/// The places of all cards that the table does not show.
#[derive(Debug, Clone)]
pub struct Deal {
    streams: Streams,
    hands: Pair<CardSet>,
    /// The support decks. The top card is the last.
    decks: PerDeck<ArrayVec<Card, { Support::COUNT }>>,
    noble_deck: ArrayVec<Card, 12>,
    /// The nobles dealt to each player.
    nobles: Pair<CardSet>,
    /// Those that a player brings into the courtyard, once they are chosen.
    opening: Pair<Option<CardSet>>,
    throws: Pair<u64>,
    shuffles: u64,
    noble_shuffles: u64,
}

/// A decision of a player: an action, or the part of one that chance does not decide.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Move {
    /// The nobles that start in the courtyard.
    Open(CardSet),
    /// The top noble of the deck joins the courtyard.
    Recruit,
    /// This card is spent to see the opponent's hand.
    Spy(Card),
    /// This number of dice is thrown.
    Roll(usize),
    /// An action with all its parts.
    Do(Action),
}

/// Hidden support cards of one deck that nobody can distinguish. It is known how many of them lie in each place.
#[derive(Debug, Clone, Copy)]
struct Pool {
    cards: CardSet,
    hands: Pair<usize>,
    deck: usize,
}

/// The hidden support cards of each deck. A refilled deck has the cards of the discard pile alone, so that all other
/// hidden cards are in the hands.
#[derive(Debug, Clone)]
pub struct Record {
    pools: PerDeck<Vec<Pool>>,
}

/// The view of one player.
pub struct View<'a> {
    position: Position<'a>,
    seat: EitherSeat,
    hand: CardSet,
    nobles: CardSet,
    /// The player's prospects in the running duel, computed when they are first needed.
    prospects: OnceCell<Option<Prospects>>,
}

/// The facts that the value of a support card depends on.
#[derive(Debug)]
struct Prospects {
    contest: Contest,
    /// The cards that the other player can have and that are not known to be in that hand.
    pool: CardSet,
}

impl Deal {
    /// No card has a place yet.
    fn new(streams: Streams, decks: SupportDecks) -> Deal {
        Deal {
            streams,
            hands: Pair::default(),
            decks: PerDeck::from_fn(decks, |_| ArrayVec::new()),
            noble_deck: ArrayVec::new(),
            nobles: Pair::default(),
            opening: Pair::default(),
            throws: Pair::default(),
            shuffles: 0,
            noble_shuffles: 0,
        }
    }

    fn shuffled(&mut self, cards: CardSet) -> ArrayVec<Card, { Support::COUNT }> {
        let mut cards: ArrayVec<Card, _> = cards.iter().collect();
        let mut chance = self.streams.at(Purpose::Shuffle, self.shuffles);
        self.shuffles += 1;
        chance.shuffle(&mut cards);
        cards
    }

    fn shuffle_nobles(&mut self) {
        let mut chance = self.streams.at(Purpose::SecondDeck, self.noble_shuffles);
        self.noble_shuffles += 1;
        self.noble_deck.sort_unstable();
        chance.shuffle(&mut self.noble_deck);
    }

    /// Deals the opening hand of a player.
    fn deal_hand(&mut self, rules: &Rules, seat: EitherSeat) {
        let deck = &mut self.decks[seat];
        let rest = deck.len() - usize::from(rules.opening_hand);
        self.hands[seat] = deck.drain(rest..).collect();
    }

    /// The nobles dealt to a player.
    fn deal_nobles(&mut self) -> CardSet {
        let rest = self.noble_deck.len() - NOBLES_DEALT;
        self.noble_deck.drain(rest..).collect()
    }

    fn throw(&mut self, seat: EitherSeat, dice: usize) -> Pips {
        let number = &mut self.throws[seat];
        let mut chance = self.streams.at(Purpose::Dice(seat.into()), *number);
        *number += 1;
        (0..dice).map(|_| chance.die().pips().into()).collect()
    }

    /// Draws cards into a hand, and returns them in their order. An empty deck is refilled by the cards that lie nowhere
    /// else.
    fn draw(
        &mut self,
        table: &State,
        seat: EitherSeat,
        count: usize,
    ) -> ArrayVec<Card, { Support::COUNT }> {
        let mut drawn = ArrayVec::new();
        for _ in 0..count {
            if self.decks[seat].is_empty() {
                self.refill(table, seat);
            }
            if let Some(card) = self.decks[seat].pop() {
                self.hands[seat].insert(card);
                drawn.push(card);
            }
        }
        if self.decks[seat].is_empty() && table.stocks[seat].deck > 0 {
            self.refill(table, seat);
        }
        drawn
    }

    fn refill(&mut self, table: &State, seat: EitherSeat) {
        let users = table.stocks.users(seat).iter();
        let elsewhere = users.map(|seat| self.hands[*seat].union(weapons(&table.sides[*seat])));
        let cards = elsewhere.fold(Support::SET, CardSet::difference);
        self.decks[seat] = self.shuffled(cards);
    }
}

/// The cards that lie under the player's nobles.
fn weapons(side: &Side) -> CardSet {
    let weapons = side.courtyard.iter().filter_map(|standing| standing.weapon);
    weapons.map(Weapon::card).collect()
}

impl Record {
    /// The hidden cards if the table is all that is known.
    fn of(table: &State) -> Record {
        let pools = table.stocks.map(|owner, stock| {
            let mut hands = Pair::default();
            for &seat in users(owner) {
                hands[seat] = table.sides[seat].unknown_cards();
            }
            vec![Pool {
                cards: Support::SET.difference(table.located(any_user(owner))),
                hands,
                deck: stock.deck.into(),
            }]
        });
        Record { pools }
    }

    /// Number of hidden cards in this hand.
    fn in_hand(&self, seat: EitherSeat) -> usize {
        self.pools[seat].iter().map(|pool| pool.hands[seat]).sum()
    }

    /// Number of hidden cards in the player's deck.
    fn in_deck(&self, seat: EitherSeat) -> usize {
        self.pools[seat].iter().map(|pool| pool.deck).sum()
    }

    /// The hidden cards of the player's deck.
    fn cards(&self, seat: EitherSeat) -> CardSet {
        let pools = self.pools[seat].iter().map(|pool| pool.cards);
        pools.fold(CardSet::EMPTY, CardSet::union)
    }

    /// Whether the numbers are those of the table. They are not if its players made a mistake.
    fn fits(&self, table: &State) -> bool {
        let is_complete = |pool: &Pool| {
            let [zero, one] = pool.hands.0;
            zero + one + pool.deck == pool.cards.len()
        };
        let agrees = |seat| table.sides[seat].unknown_cards() == self.in_hand(seat);
        let mut decks = table.stocks.iter();
        decks.all(|(owner, stock)| {
            let seat = any_user(owner);
            self.pools[seat].iter().all(is_complete)
                && self.cards(seat) == Support::SET.difference(table.located(seat))
                && self.in_deck(seat) == usize::from(stock.deck)
        }) && EitherSeat::BOTH.into_iter().all(agrees)
    }

    /// Cards of a hand were shown. Returns `false` if they could not be there.
    fn show(&mut self, seat: EitherSeat, shown: CardSet) -> bool {
        for pool in &mut self.pools[seat] {
            let cards = pool.cards.intersection(shown);
            let Some(left) = pool.hands[seat].checked_sub(cards.len()) else {
                return false;
            };
            pool.hands[seat] = left;
            pool.cards = pool.cards.difference(cards);
        }
        true
    }

    /// The active player drew as many cards as the hand has more than before, and the deck was refilled if it was
    /// empty. Returns `false` if these numbers are impossible.
    fn draw(&mut self, table: &State) -> bool {
        let (seat, before) = (table.active, self.in_hand(table.active));
        let Some(drawn) = table.sides[seat].unknown_cards().checked_sub(before) else {
            return false;
        };
        let missing = self.take(seat, drawn);
        if self.in_deck(seat) == 0 && (missing > 0 || table.stocks[seat].deck > 0) {
            self.refill(table, seat);
            self.take(seat, missing);
        }
        true
    }

    /// Moves cards from a player's deck to the hand. At most one pool has cards in the deck. Returns the number of cards that it
    /// had not.
    fn take(&mut self, seat: EitherSeat, mut count: usize) -> usize {
        for pool in &mut self.pools[seat] {
            let drawn = count.min(pool.deck);
            pool.deck -= drawn;
            pool.hands[seat] += drawn;
            count -= drawn;
        }
        count
    }

    /// The discard pile became the player's deck: the cards that lie nowhere else.
    fn refill(&mut self, table: &State, seat: EitherSeat) {
        let hidden = Support::SET.difference(table.located(seat));
        let cards = hidden.difference(self.cards(seat));
        let pools = &mut self.pools[seat];
        pools.retain(|pool| !pool.cards.is_empty());
        pools.push(Pool {
            cards,
            hands: Pair::default(),
            deck: cards.len(),
        });
    }
}

impl LabGame for DuelingNobles {
    type Deal = Deal;
    type Move = Move;
    type Record = Record;
    type View<'a> = View<'a>;

    const SEATS: Option<&'static dyn SeatsBots<DuelingNobles>> =
        Some(&GameType::<DuelingNobles>::NEW);

    const CHALLENGE: ActionKind = ActionKind::Challenge;
    const LEADS_ON: &[ActionKind] = &[ActionKind::NextPhase, ActionKind::EndTurn];
    const SHOWS_CARDS: &[ActionKind] = &[ActionKind::Recruit, ActionKind::Spy];

    fn deal(rules: &Rules, _players: usize, shift: usize, streams: Streams) -> Deal {
        let mut deal = Deal::new(streams, rules.support_decks);
        deal.noble_deck = Noble::SET.iter().collect();
        deal.shuffle_nobles();
        let seats = match shift {
            0 => EitherSeat::BOTH,
            _ => [EitherSeat::One, EitherSeat::Zero],
        };
        for seat in seats {
            // A shared deck is shuffled for the first player.
            if deal.decks[seat].is_empty() {
                deal.decks[seat] = deal.shuffled(Support::SET);
            }
            deal.deal_hand(rules, seat);
            deal.nobles[seat] = deal.deal_nobles();
        }
        deal
    }

    fn next(table: &Table, deal: &Deal) -> Next<Action> {
        if table.stage == Stage::SetUp {
            return match &deal.opening.0 {
                [None, _] => Next::Player(EitherSeat::Zero.into()),
                [_, None] => Next::Player(EitherSeat::One.into()),
                [Some(zero), Some(one)] => Next::Table(Action::Setup {
                    first: EitherSeat::Zero,
                    nobles: Box::new(Pair([zero, one].map(|nobles| nobles.iter().collect()))),
                }),
            };
        }
        decides(table).map_or(Next::Over, Next::Player)
    }

    fn view<'a>(rules: &'a Rules, table: &'a Table, deal: &'a Deal, seat: Seat) -> View<'a> {
        let seat = seat.either();
        View {
            position: DuelingNobles::position(rules, table),
            seat,
            hand: deal.hands[seat],
            nobles: deal.nobles[seat],
            prospects: OnceCell::new(),
        }
    }

    fn moves(view: &View<'_>, moves: &mut Vec<Move>) {
        use ActionKind as K;
        let (table, seat) = (view.table(), view.seat);
        if table.stage == Stage::SetUp {
            let count = view.rules().opening_nobles.into();
            let open = &mut |nobles| moves.push(Move::Open(nobles));
            return choices(view.nobles, count, CardSet::EMPTY, open);
        }
        if let Some(duel) = &table.duel {
            let noble = duel.nobles[seat];
            if duel.rolled() {
                for count in 0..=noble.support_cards() {
                    choices(view.hand, count, CardSet::EMPTY, &mut |cards| {
                        let cards = cards.iter().collect();
                        moves.push(Move::Do(Action::Support { seat, cards }));
                    });
                }
                return;
            }
            if seat != table.active && view.position.gate(K::Deflect).is_ok() {
                let own = table.sides[seat].courtyard.iter();
                let targets = own.map(|standing| standing.noble.card());
                let targets = targets.filter(|target| view.position.deflect(*target).is_ok());
                moves.extend(targets.map(|target| Move::Do(Action::Deflect { target })));
            }
            return moves.extend((1..=noble.dice()).map(Move::Roll));
        }
        moves.extend([Action::NextPhase, Action::EndTurn].map(Move::Do));
        let Some(phase) = table.phase(view.rules()) else {
            return;
        };
        let kinds = phase.allows.iter().copied();
        kinds
            .filter(|kind| view.position.gate(*kind).is_ok())
            .for_each(|kind| view.of_kind(kind, moves));
    }

    fn kind_of_move(chosen: &Move) -> ActionKind {
        match chosen {
            Move::Open(_) => ActionKind::Setup,
            Move::Recruit => ActionKind::Recruit,
            Move::Spy(_) => ActionKind::Spy,
            Move::Roll(_) => ActionKind::Roll,
            Move::Do(action) => action.kind(),
        }
    }

    fn rate(view: &View<'_>, chosen: &Move) -> i64 {
        let (rules, own) = (view.rules(), &view.table().sides[view.seat]);
        let action = match chosen {
            Move::Open(nobles) => return view.opening_value(*nobles),
            Move::Recruit => return 100,
            Move::Spy(card) => return 5 - worth(*card),
            Move::Roll(dice) => return *dice as i64,
            Move::Do(action) => action,
        };
        let spent: i64 = played(action).iter().copied().map(worth).sum();
        let stamina = |noble: &Card| view.standing(*noble).map_or(0, |s| i64::from(s.stamina));
        match action {
            Action::NextPhase => 0,
            // Later phases may have something to do.
            Action::EndTurn => -1,
            // Without a noble at the end of the turn the game is lost.
            Action::Sell { .. } if own.courtyard.is_empty() => 200 - spent,
            Action::Sell { .. } => 6 * i64::from(rules.sale_gold) + i64::from(own.hand) - 3 - spent,
            Action::Tax { king } => {
                let short = i64::from(rules.recruit_cost) - i64::from(own.gold);
                if stamina(king) >= 2 && short == 1 {
                    5
                } else {
                    -5
                }
            }
            Action::Buy { count } => {
                let saving = view.table().noble_deck_size() > 0 && own.hand >= 4;
                if saving { -1 } else { 10 + count }
            }
            Action::Weapon { noble, .. } => 40 + spent + stamina(noble),
            Action::MoveWeapon { .. } => -2,
            Action::Heal { noble, .. } => {
                let healed = view.standing(*noble);
                30 - spent + i64::from(healed.is_some_and(|s| s.noble.is_king()))
            }
            Action::DrawThree { .. } => 35 - spent,
            Action::Recover { take, .. } => worth(*take) - spent - 2,
            Action::Challenge { attacker, target } => view.challenge_value(*attacker, *target),
            Action::Deflect { target } => view
                .standing(*target)
                .map_or(-1, |noble| view.deflect_value(noble)),
            Action::Support { cards, .. } => view.support_value(cards),
            Action::Setup { .. }
            | Action::Recruit { .. }
            | Action::Spy { .. }
            | Action::Roll { .. }
            | Action::Concede { .. }
            | Action::Adjust { .. }
            | Action::Note { .. } => -100,
        }
    }

    /// Without a noble at the end of the turn the game is lost.
    fn is_absurd(view: &View<'_>, chosen: &Move) -> bool {
        let (own, _) = view.sides();
        let leads_on = matches!(chosen, Move::Do(Action::NextPhase | Action::EndTurn));
        leads_on && own.courtyard.is_empty()
    }

    /// A defender has the better chances, and playouts end a wait: in them, the opponent attacks sooner or later. Two players
    /// who look ahead would therefore wait for each other.
    fn patience(table: &Table) -> u64 {
        3 * u64::from(table.turn.saturating_sub(USUAL_TURNS))
    }

    fn carry_out(deal: &mut Deal, seat: Seat, chosen: &Move) -> Option<Action> {
        let seat = seat.either();
        let action = match chosen {
            Move::Open(nobles) => {
                deal.opening[seat] = Some(*nobles);
                return None;
            }
            Move::Recruit => Action::Recruit {
                noble: *deal.noble_deck.last()?,
            },
            Move::Spy(card) => Action::Spy {
                card: *card,
                seen: Some(deal.hands[seat.other()].iter().collect()),
            },
            Move::Roll(dice) => Action::Roll {
                seat,
                dice: deal.throw(seat, *dice),
                is_virtual: true,
            },
            Move::Do(action) => action.clone(),
        };
        let played = played(&action).iter().copied().collect();
        deal.hands[seat] = deal.hands[seat].difference(played);
        Some(action)
    }

    fn follow(table: &Table, deal: &mut Deal, action: &Action, draws: Option<&mut Vec<Draw>>) {
        if let Action::Setup { nobles, .. } = action {
            let opened: CardSet = nobles.0.iter().flatten().copied().collect();
            deal.noble_deck = Noble::SET.difference(opened).iter().collect();
            deal.shuffle_nobles();
        }
        if let Action::Recruit { .. } = action {
            deal.noble_deck.pop();
        }
        if deal.noble_deck.len() < table.noble_deck_size() {
            for noble in table.noble_deck().map(Noble::card) {
                if !deal.noble_deck.contains(&noble) {
                    deal.noble_deck.push(noble);
                    deal.shuffle_nobles();
                }
            }
        }
        // Only the active player draws.
        let seat = table.active;
        if let Action::Recover { take, .. } = action {
            deal.hands[seat].insert(*take);
        }
        let drawn = usize::from(table.sides[seat].hand) - deal.hands[seat].len();
        if drawn > 0 {
            let cards = deal.draw(table, seat, drawn);
            if let Some(draws) = draws {
                draws.push(Draw::new(seat, cards, None));
            }
        }
    }

    fn record(rules: &Rules, _players: usize) -> Record {
        let hand = usize::from(rules.opening_hand);
        let pools = PerDeck::from_fn(rules.support_decks, |owner| {
            let mut hands = Pair::default();
            for &seat in users(owner) {
                hands[seat] = hand;
            }
            vec![Pool {
                cards: Support::SET,
                hands,
                deck: rules.opening_deck().into(),
            }]
        });
        Record { pools }
    }

    fn remember(record: &mut Record, table: &Table, action: &Action) {
        let is_possible = match action {
            // The active player is the one who acted: nobody's turn ends by an action that plays cards, but that of an
            // attacker by the defender's support cards.
            Action::Support { seat, cards } => record.show(*seat, cards.iter().copied().collect()),
            Action::Spy { card, seen } => {
                let seen = seen.iter().flatten().copied().collect();
                record.show(table.active, CardSet::of(*card))
                    && record.show(table.active.other(), seen)
            }
            Action::Adjust { correction, .. } => match correction {
                Correction::Hand { .. }
                | Correction::SupportDeck { .. }
                | Correction::Weapon { .. } => false,
                Correction::Gold { .. }
                | Correction::Ability { .. }
                | Correction::Stamina { .. } => true,
            },
            other => record.show(table.active, played(other).iter().copied().collect()),
        };
        if !is_possible || !record.draw(table) {
            *record = Record::of(table);
        }
    }

    fn suppose(
        _: &Rules,
        table: &Table,
        record: &Record,
        own: Option<&View<'_>>,
        streams: Streams,
    ) -> Option<Deal> {
        let is_set_up = table.stage != Stage::SetUp;
        let replaced;
        let record = if is_set_up && !record.fits(table) {
            replaced = Record::of(table);
            replaced.fits(table).then_some(&replaced)?
        } else {
            record
        };
        let mut deal = Deal::new(streams, table.stocks.rule());
        deal.hands = Pair::from_fn(|seat| table.sides[seat].known);
        let pools = record.pools.iter();
        let pools = pools.flat_map(|(owner, pools)| pools.iter().map(move |pool| (owner, pool)));
        for (owner, pool) in pools {
            let (mut cards, mut hands) = (pool.cards, pool.hands);
            if let Some(own) = own.filter(|own| users(owner).contains(&own.seat)) {
                let held = cards.intersection(own.hand);
                deal.hands[own.seat] = deal.hands[own.seat].union(held);
                cards = cards.difference(held);
                hands[own.seat] -= held.len();
            }
            let mut cards = deal.shuffled(cards);
            for &seat in users(owner) {
                let rest = cards.len() - hands[seat];
                let dealt: CardSet = cards.drain(rest..).collect();
                deal.hands[seat] = deal.hands[seat].union(dealt);
            }
            deal.decks[any_user(owner)].extend(cards);
        }
        let known = match own {
            Some(own) if !is_set_up => own.nobles,
            Some(_) | None => CardSet::EMPTY,
        };
        let nobles: CardSet = table.noble_deck().map(Noble::card).collect();
        deal.noble_deck = nobles.difference(known).iter().collect();
        deal.shuffle_nobles();
        if !is_set_up {
            deal.nobles = Pair::from_fn(|seat| match own {
                Some(own) if own.seat == seat => own.nobles,
                Some(_) | None => deal.deal_nobles(),
            });
        }
        Some(deal)
    }

    fn streams(deal: &Deal) -> Streams {
        deal.streams
    }

    fn agrees(table: &Table, record: &Record, deal: &Deal) -> bool {
        let side = |seat| {
            let (side, hand) = (&table.sides[seat], deal.hands[seat]);
            let in_pool = |pool: &Pool| pool.cards.intersection(hand).len() == pool.hands[seat];
            hand.len() == usize::from(side.hand)
                && side.known.is_subset(hand)
                && record.pools[seat].iter().all(in_pool)
                && deal.decks[seat].len() == usize::from(table.stocks[seat].deck)
        };
        table.stage == Stage::SetUp
            || EitherSeat::BOTH.into_iter().all(side)
                && record.fits(table)
                && deal.noble_deck.len() == table.noble_deck_size()
    }

    fn standing(table: &Table, seat: Seat) -> Option<[u64; 3]> {
        let side = &table.sides[seat.either()];
        let stamina = side.courtyard.iter().map(|s| u64::from(s.stamina)).sum();
        Some([side.courtyard.len() as u64, stamina, side.gold.into()])
    }

    fn luck(rules: &Rules, table: &Table, action: &Action) -> i64 {
        if action.kind() != ActionKind::Roll {
            return 0;
        }
        // The luck of the dice does not depend on the verdict.
        let luck = |contest: Contest| Luck::of_attacker(rules, &contest, Verdict::Tie);
        let luck = Contest::running(table).and_then(luck);
        let (numerator, denominator) = luck.unwrap_or_default().dice.fraction();
        let luck = numerator * (2592 / denominator);
        match table.active {
            EitherSeat::Zero => luck,
            EitherSeat::One => -luck,
        }
    }

    fn dealt(deal: &Deal) -> Map<String, Value> {
        let lists = |sets: &Pair<CardSet>| -> Value {
            let list = |set: &CardSet| set.iter().collect::<Vec<Card>>();
            sets.0.iter().map(|set| json!(list(set))).collect()
        };
        let mut fields = Map::new();
        fields.insert("dealt".into(), lists(&deal.hands));
        fields.insert("nobles".into(), lists(&deal.nobles));
        fields
    }
}

/// The player who decides now. If both have to throw, the defender begins, who may deflect before any die is thrown.
fn decides(table: &State) -> Option<Seat> {
    let (acting, defender) = (table.acting(), table.active.other().into());
    if acting.contains(defender) {
        Some(defender)
    } else {
        acting.iter().next()
    }
}

/// The cards that an action takes out of its player's hand.
fn played(action: &Action) -> &[Card] {
    match action {
        Action::Sell { cards } | Action::Support { cards, .. } => cards,
        Action::Weapon { card, .. }
        | Action::Heal { card, .. }
        | Action::DrawThree { card }
        | Action::Recover { card, .. }
        | Action::Spy { card, .. } => std::slice::from_ref(card),
        Action::Setup { .. }
        | Action::NextPhase
        | Action::EndTurn
        | Action::Tax { .. }
        | Action::Buy { .. }
        | Action::Recruit { .. }
        | Action::MoveWeapon { .. }
        | Action::Challenge { .. }
        | Action::Deflect { .. }
        | Action::Roll { .. }
        | Action::Concede { .. }
        | Action::Adjust { .. }
        | Action::Note { .. } => &[],
    }
}

/// All choices of this number of cards.
fn choices(cards: CardSet, count: usize, chosen: CardSet, each: &mut impl FnMut(CardSet)) {
    if count == 0 {
        return each(chosen);
    }
    let mut left = cards;
    while let Some(card) = left.pop_first() {
        choices(left, count - 1, chosen.union(CardSet::of(card)), each);
    }
}

impl View<'_> {
    fn table(&self) -> &State {
        self.position.table
    }

    fn rules(&self) -> &Rules {
        self.position.rules
    }

    /// The moves of a kind that belongs to a phase and whose gate is open. The referee decides about one card of each use,
    /// because the others are allowed alike.
    fn of_kind(&self, kind: ActionKind, moves: &mut Vec<Move>) {
        use ActionKind as K;
        let position = &self.position;
        let own = &self.table().own().courtyard;
        let nobles = || own.iter().map(|standing| standing.noble.card());
        let of_suit = |suit| self.hand.intersection(CardSet::of_suit(suit));
        match kind {
            K::Sell => {
                for suit in Suit::ALL {
                    choices(of_suit(suit), SALE_CARDS, CardSet::EMPTY, &mut |cards| {
                        let cards = cards.iter().collect();
                        moves.push(Move::Do(Action::Sell { cards }));
                    });
                }
            }
            K::Tax => {
                let kings = nobles().filter(|king| position.tax(*king).is_ok());
                moves.extend(kings.map(|king| Move::Do(Action::Tax { king })));
            }
            K::Buy => {
                let counts = 1..=self.rules().cards_per_purchase.into();
                let counts = counts.take_while(|count| position.buy(*count).is_ok());
                moves.extend(counts.map(|count| Move::Do(Action::Buy { count })));
            }
            K::Recruit => moves.push(Move::Recruit),
            K::Weapon => {
                let weapons = self.hand.intersection(Weapon::SET);
                let Some(any) = weapons.iter().next() else {
                    return;
                };
                for noble in nobles().filter(|noble| position.arm(any, *noble).is_ok()) {
                    let arm = |card| Move::Do(Action::Weapon { card, noble });
                    moves.extend(weapons.iter().map(arm));
                }
            }
            K::MoveWeapon => {
                let card = |standing: &NobleInPlay| standing.noble.card();
                let receivers = own.iter().filter(|to| position.receives(to).is_ok());
                let receivers: ArrayVec<Card, 12> = receivers.map(card).collect();
                let armed = own.iter().filter(|standing| standing.weapon.is_some());
                for from in armed.map(card) {
                    let others = receivers.iter().copied().filter(|to| *to != from);
                    moves.extend(others.map(|to| Move::Do(Action::MoveWeapon { from, to })));
                }
            }
            K::Heal => {
                let hearts = of_suit(Suit::Hearts);
                if hearts.is_empty() {
                    return;
                }
                for noble in nobles().filter(|noble| position.wounded(*noble).is_ok()) {
                    let heal = |card| Move::Do(Action::Heal { card, noble });
                    moves.extend(hearts.iter().map(heal));
                }
            }
            K::DrawThree => {
                let draw = |card| Move::Do(Action::DrawThree { card });
                moves.extend(of_suit(Suit::Diamonds).iter().map(draw));
            }
            K::Recover => {
                let pile = &self.table().stocks[self.table().active].discard;
                for card in of_suit(Suit::Clubs).iter() {
                    let takes = pile.iter().map(|take| take.card());
                    moves.extend(takes.map(|take| Move::Do(Action::Recover { card, take })));
                }
            }
            K::Spy => moves.extend(of_suit(Suit::Spades).iter().map(Move::Spy)),
            K::Challenge => {
                for target in &self.table().opponent().courtyard {
                    let target = target.noble.card();
                    let challenge = |attacker| Move::Do(Action::Challenge { attacker, target });
                    moves.extend(nobles().map(challenge));
                }
            }
            K::Setup | K::NextPhase | K::EndTurn | K::Deflect | K::Roll | K::Support => {}
            K::Concede | K::Adjust | K::Note => {}
        }
    }

    /// The player's side and the opponent's.
    fn sides(&self) -> (&Side, &Side) {
        let sides = &self.table().sides;
        (&sides[self.seat], &sides[self.seat.other()])
    }

    /// The player's noble of this card.
    fn standing(&self, card: Card) -> Option<&NobleInPlay> {
        let (own, _) = self.sides();
        Noble::from_card(card).and_then(|noble| own.standing(noble))
    }

    /// Strength and stamina of the nobles together.
    fn opening_value(&self, cards: CardSet) -> i64 {
        let others = cards.len().saturating_sub(1) as i64;
        let nobles = cards.iter().filter_map(Noble::from_card);
        let value = nobles.map(|noble| {
            let rank = noble.rank();
            let more = match rank {
                NobleRank::King => 4,
                NobleRank::Queen => others * i64::from(self.rules().queen_bonus),
                NobleRank::Jack => 4,
            };
            let strength = i64::from(self.rules().base_strength[rank]) + more;
            strength + 4 * i64::from(self.rules().stamina[rank])
        });
        value.sum()
    }

    /// The increase of this noble's strength by the best card of the hand.
    fn best_card(&self, noble: Noble) -> i64 {
        let adrenaline = i64::from(self.rules().adrenaline);
        let added = self.hand.iter().map(|card| match worth(card) {
            ACE => ACE,
            rank if card.suit() == noble.suit() => rank + adrenaline,
            rank => rank,
        });
        added.max().unwrap_or(0)
    }

    /// The chance to win less the chance to lose of one of the player's nobles in a duel, in thousandths, with the best
    /// card of each hand.
    fn odds_of(&self, mine: &NobleInPlay, theirs: &NobleInPlay) -> i64 {
        let (own, other) = self.sides();
        let fighters = [own.fighter(mine), other.fighter(theirs)];
        let [strength, others] = fighters.map(|f| i64::from(f.score(self.rules()).total));
        let cards = self.best_card(mine.noble) - i64::from(other.hand.min(6));
        let margin = strength - others + cards;
        let throws = Throws::of([mine, theirs].map(|standing| standing.noble.dice()));
        let balance = throws.iter().map(|(difference, ways)| {
            let sign = (margin + difference).signum();
            sign * ways as i64
        });
        1000 * balance.sum::<i64>() / throws.all() as i64
    }

    fn challenge_value(&self, attacker: Card, target: Card) -> i64 {
        let (_, other) = self.sides();
        let target = Noble::from_card(target).and_then(|noble| other.standing(noble));
        let (Some(mine), Some(theirs)) = (self.standing(attacker), target) else {
            return -1;
        };
        // A noble with less stamina is closer to its fall. Waiting longer than some turns helps nobody.
        let patience = i64::from(self.table().turn) * 5;
        self.odds_of(mine, theirs) + 60 / i64::from(theirs.stamina.max(1))
            - 60 / i64::from(mine.stamina.max(1))
            + patience
    }

    /// How much better another noble would stand, less the price.
    fn deflect_value(&self, target: &NobleInPlay) -> i64 {
        let Some(duel) = &self.table().duel else {
            return -1;
        };
        let (own, other) = self.sides();
        let attacker = other.standing(duel.nobles[self.seat.other()]);
        let value = |mine: &NobleInPlay| {
            attacker.map_or(0, |theirs| {
                self.odds_of(mine, theirs) - 150 / i64::from(mine.stamina.max(1))
            })
        };
        let now = own.standing(duel.nobles[self.seat]).map_or(0, value);
        value(target) - now - 250 * i64::from(self.rules().deflect_cost)
    }

    fn prospects(&self) -> Option<&Prospects> {
        let prospects = self.prospects.get_or_init(|| {
            let (table, other) = (self.table(), self.seat.other());
            let pool = Support::SET.difference(table.located(other));
            Some(Prospects {
                contest: Contest::running(table)?,
                pool: if table.stocks.is_shared() {
                    pool.difference(self.hand)
                } else {
                    pool
                },
            })
        });
        prospects.as_ref()
    }

    fn support_value(&self, cards: &[Card]) -> i64 {
        let price: i64 = cards.iter().map(|card| worth(*card) * 2).sum();
        let Some(Prospects { contest, pool }) = self.prospects() else {
            return 0;
        };
        let contest = contest.clone().with_cards(self.seat, cards);
        let score = |seat| contest.fighters[seat].score(self.rules());
        let (own, other) = (score(self.seat), score(self.seat.other()));
        if self.seat != self.table().active {
            let gain = match verdict(other, own) {
                Verdict::Defender => 120,
                Verdict::Tie => 50,
                Verdict::Attacker => 0,
            };
            return gain - price;
        }
        // The chance that no card of the defender's hand reaches the attacker's total.
        let lead = i64::from(own.total) - i64::from(other.total);
        let side = &self.table().sides[self.seat.other()];
        let critical = own.critical;
        let suit = contest.fighters[self.seat.other()].noble.suit();
        let answers = |card: Card| match worth(card) {
            ACE => true,
            _ if critical => false,
            rank if card.suit() == suit => rank + i64::from(self.rules().adrenaline) >= lead,
            rank => rank >= lead,
        };
        if lead < 0 && !critical || side.known.iter().any(answers) {
            return -price;
        }
        let bad = pool.iter().filter(|card| answers(*card)).count();
        let mut chance = 120.0;
        for drawn in 0..side.unknown_cards().min(pool.len()) {
            let left = pool.len() - drawn;
            chance *= left.saturating_sub(bad) as f64 / left as f64;
        }
        chance as i64 - price
    }
}

/// The worth of an Ace.
const ACE: i64 = 14;

/// The worth of a support card: its rank, and more for an Ace.
fn worth(card: Card) -> i64 {
    match card.rank().number() {
        1 => ACE,
        rank => rank.into(),
    }
}
