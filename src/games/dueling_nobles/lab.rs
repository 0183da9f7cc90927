//! The game between bots: a dealer that knows all cards, the moves of a hand, and the rules of thumb of `greedy`.

use serde_json::{Map, Value, json};
use strum::VariantArray;

use courtyard_core::cards::{Card, CardSet, Suit};
use courtyard_core::dice::Die;
use courtyard_core::seat::{EitherSeat, Pair, Seat};
use courtyard_lab::{Chance, Draw, LabGame, Next, Purpose, Streams};

use crate::rules::duel::{Fighter, Verdict};
use crate::rules::table::{NobleInPlay, Stage, State};
use crate::rules::{
    Action, ActionKind, DuelingNobles, Event, Noble, NobleRank, Rules, Support, Table, Weapon,
    acting, referee,
};

/// Nobles dealt to each player.
const NOBLES_DEALT: usize = 6;

/// Where every card lies that the table does not show.
#[derive(Debug, Clone)]
pub struct Deal {
    streams: Streams,
    hands: Pair<CardSet>,
    /// The top card is the last.
    deck: Vec<Card>,
    noble_deck: Vec<Card>,
    /// The nobles dealt to each player.
    nobles: Pair<CardSet>,
    /// Those that a player brings into the courtyard, once they are chosen.
    opening: Pair<Option<Vec<Card>>>,
    throws: Pair<u64>,
    shuffles: u64,
    noble_shuffles: u64,
}

/// The view of one player.
#[derive(Debug)]
pub struct View<'a> {
    rules: &'a Rules,
    table: &'a Table,
    seat: EitherSeat,
    hand: CardSet,
    nobles: CardSet,
}

fn either(seat: Seat) -> EitherSeat {
    EitherSeat::try_from(seat).unwrap_or(EitherSeat::Zero)
}

impl Deal {
    fn shuffled(&mut self, cards: CardSet) -> Vec<Card> {
        let mut cards: Vec<Card> = cards.iter().collect();
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

    fn throw(&mut self, seat: EitherSeat, dice: usize) -> Vec<i64> {
        let number = &mut self.throws[seat];
        let mut chance = self.streams.at(Purpose::Dice(seat.into()), *number);
        *number += 1;
        (0..dice).map(|_| chance.die().pips().into()).collect()
    }

    /// Draws cards into a hand; an empty deck is refilled by the cards that lie nowhere else.
    fn draw(&mut self, table: &State, seat: EitherSeat, count: u16) -> Vec<Card> {
        let mut drawn = Vec::new();
        for _ in 0..count {
            if self.deck.is_empty() {
                self.refill(table);
            }
            if let Some(card) = self.deck.pop() {
                self.hands[seat].insert(card);
                drawn.push(card);
            }
        }
        if self.deck.is_empty() && table.support_deck > 0 {
            self.refill(table);
        }
        drawn
    }

    fn refill(&mut self, table: &State) {
        let courtyards = table.sides.iter().flat_map(|(_, side)| &side.courtyard);
        let weapons: CardSet = courtyards
            .filter_map(|standing| standing.weapon)
            .map(Weapon::card)
            .collect();
        let held = self.hands.0[0].union(self.hands.0[1]);
        self.deck = self.shuffled(Support::SET.difference(held).difference(weapons));
    }
}

impl LabGame for DuelingNobles {
    type Deal = Deal;
    type Move = Action;
    type View<'a> = View<'a>;

    fn kinds_counted() -> Vec<&'static str> {
        let counted = <ActionKind as VariantArray>::VARIANTS
            .iter()
            .filter(|kind| {
                use ActionKind as K;
                !matches!(kind, K::Setup | K::Concede | K::Adjust | K::Note)
            });
        counted.map(|kind| kind.name()).collect()
    }

    fn deal(rules: &Rules, _players: usize, shift: usize, streams: Streams) -> Deal {
        let mut deal = Deal {
            streams,
            hands: Pair::default(),
            deck: Vec::new(),
            noble_deck: Vec::new(),
            nobles: Pair::default(),
            opening: Pair::default(),
            throws: Pair::default(),
            shuffles: 0,
            noble_shuffles: 0,
        };
        deal.deck = deal.shuffled(Support::SET);
        deal.noble_deck = Noble::SET.iter().collect();
        deal.shuffle_nobles();
        let seats = match shift {
            0 => EitherSeat::BOTH,
            _ => [EitherSeat::One, EitherSeat::Zero],
        };
        for seat in seats {
            let rest = deal.deck.len() - usize::from(rules.opening_hand);
            deal.hands[seat] = deal.deck.drain(rest..).collect();
            let rest = deal.noble_deck.len() - NOBLES_DEALT;
            deal.nobles[seat] = deal.noble_deck.drain(rest..).collect();
        }
        deal
    }

    fn next(_: &Rules, table: &Table, deal: &Deal) -> Next<Action> {
        if table.stage == Stage::SetUp {
            return match &deal.opening.0 {
                [None, _] => Next::Player(EitherSeat::Zero.into()),
                [_, None] => Next::Player(EitherSeat::One.into()),
                [Some(zero), Some(one)] => Next::Table(Action::Setup {
                    first: EitherSeat::Zero,
                    nobles: Box::new(Pair([zero.clone(), one.clone()])),
                }),
            };
        }
        if table.outcome().is_some() {
            return Next::Over;
        }
        let seat = match &table.duel {
            None => table.active,
            Some(duel) if duel.rolled() => duel.supporter(table.active),
            // The defender may deflect before any die is thrown, and else throws first.
            Some(duel) if duel.sides[table.active.other()].dice.is_none() => table.active.other(),
            Some(_) => table.active,
        };
        Next::Player(seat.into())
    }

    fn view<'a>(rules: &'a Rules, table: &'a Table, deal: &'a Deal, seat: Seat) -> View<'a> {
        let seat = either(seat);
        View {
            rules,
            table,
            seat,
            hand: deal.hands[seat],
            nobles: deal.nobles[seat],
        }
    }

    fn moves(view: &View<'_>, moves: &mut Vec<Action>) {
        view.list(moves);
    }

    fn kind_of(chosen: &Action) -> &'static str {
        chosen.kind().name()
    }

    fn rate(view: &View<'_>, chosen: &Action) -> i64 {
        view.rate(chosen)
    }

    fn carry_out(
        _: &Rules,
        table: &Table,
        deal: &mut Deal,
        seat: Seat,
        chosen: &Action,
    ) -> Option<Action> {
        let seat = either(seat);
        let mut action = chosen.clone();
        match &mut action {
            Action::Setup { nobles, .. } => {
                deal.opening[seat] = Some(nobles[seat].clone());
                return None;
            }
            Action::Roll { dice, .. } => *dice = deal.throw(seat, dice.len()),
            Action::Recruit { noble } => *noble = *deal.noble_deck.last()?,
            Action::Spy { seen, .. } => *seen = Some(deal.hands[seat.other()].iter().collect()),
            Action::NextPhase
            | Action::EndTurn
            | Action::Sell { .. }
            | Action::Tax { .. }
            | Action::Buy { .. }
            | Action::Weapon { .. }
            | Action::MoveWeapon { .. }
            | Action::Heal { .. }
            | Action::DrawThree { .. }
            | Action::Recover { .. }
            | Action::Challenge { .. }
            | Action::Deflect { .. }
            | Action::Support { .. }
            | Action::Concede { .. }
            | Action::Adjust { .. }
            | Action::Note { .. } => {}
        }
        for card in played(&action) {
            let holder = acting::actor(table, &action).unwrap_or(seat);
            deal.hands[holder].remove(*card);
        }
        Some(action)
    }

    fn follow(
        _: &Rules,
        table: &Table,
        deal: &mut Deal,
        action: &Action,
        events: &[Event],
        draws: &mut Vec<Draw>,
    ) {
        match action {
            Action::Setup { nobles, .. } => {
                let opened: CardSet = nobles.0.concat().into_iter().collect();
                deal.noble_deck = Noble::SET.difference(opened).iter().collect();
                deal.shuffle_nobles();
            }
            Action::Recruit { .. } => drop(deal.noble_deck.pop()),
            _ => {}
        }
        for event in events {
            match event {
                Event::Drew { seat, cards, .. } => {
                    let drawn = deal.draw(table, *seat, *cards);
                    draws.push(Draw {
                        n: 0,
                        seat: (*seat).into(),
                        cards: drawn.iter().map(Card::to_string).collect(),
                        to: None,
                    });
                }
                Event::Recovered { seat, card } => {
                    deal.hands[*seat].insert(card.card());
                }
                Event::NobleVanquished { noble, .. } => {
                    deal.noble_deck.push(noble.card());
                    deal.shuffle_nobles();
                }
                _ => {}
            }
        }
    }

    fn agrees(table: &Table, deal: &Deal) -> bool {
        let side = |seat| {
            let (side, hand) = (&table.sides[seat], deal.hands[seat]);
            hand.len() == usize::from(side.hand) && side.known.is_subset(hand)
        };
        table.stage == Stage::SetUp
            || EitherSeat::BOTH.into_iter().all(side)
                && deal.deck.len() == usize::from(table.support_deck)
                && deal.noble_deck.len() == table.noble_deck_size()
    }

    fn reshuffle(table: &Table, deal: &mut Deal, seat: Seat, chance: &mut Chance) {
        let other = either(seat).other();
        let known = table.sides[other].known;
        let mut cards: Vec<Card> = deal.hands[other].difference(known).iter().collect();
        let hidden = cards.len();
        cards.append(&mut deal.deck);
        chance.shuffle(&mut cards);
        deal.deck = cards.split_off(hidden);
        deal.hands[other] = known.union(cards.into_iter().collect());
        chance.shuffle(&mut deal.noble_deck);
    }

    fn behind(table: &Table) -> Option<Seat> {
        let standing = |seat: EitherSeat| {
            let side = &table.sides[seat];
            let stamina: u64 = side.courtyard.iter().map(|s| u64::from(s.stamina)).sum();
            (side.courtyard.len(), stamina, side.gold)
        };
        let [zero, one] = EitherSeat::BOTH.map(standing);
        match zero.cmp(&one) {
            std::cmp::Ordering::Less => Some(EitherSeat::Zero.into()),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(EitherSeat::One.into()),
        }
    }

    fn is_challenge(action: &Action) -> bool {
        action.kind() == ActionKind::Challenge
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

/// All choices of this number of cards, each in their order.
fn choices(cards: &[Card], count: usize, chosen: &mut Vec<Card>, each: &mut impl FnMut(&[Card])) {
    if count == 0 {
        return each(chosen);
    }
    for (place, card) in cards.iter().enumerate() {
        chosen.push(*card);
        choices(&cards[place + 1..], count - 1, chosen, each);
        chosen.pop();
    }
}

impl View<'_> {
    fn list(&self, moves: &mut Vec<Action>) {
        let (table, seat) = (self.table, self.seat);
        if table.stage == Stage::SetUp {
            let nobles: Vec<Card> = self.nobles.iter().collect();
            let count = self.rules.opening_nobles.into();
            choices(&nobles, count, &mut Vec::new(), &mut |chosen| {
                let mut nobles = Box::<Pair<Vec<Card>>>::default();
                nobles[seat] = chosen.to_vec();
                let first = EitherSeat::Zero;
                moves.push(Action::Setup { first, nobles });
            });
            return;
        }
        let mut add = |action: Action| {
            if referee::check(self.rules, table, &action).is_ok() {
                moves.push(action);
            }
        };
        if let Some(duel) = &table.duel {
            if duel.rolled() {
                self.supports(duel.nobles[seat], &mut add);
                return;
            }
            if seat != table.active {
                for standing in &table.sides[seat].courtyard {
                    let target = standing.noble.card();
                    add(Action::Deflect { target });
                }
            }
            for dice in 1..=duel.nobles[seat].dice() {
                add(Action::Roll {
                    seat,
                    dice: vec![1; dice],
                    is_virtual: true,
                });
            }
            return;
        }
        add(Action::NextPhase);
        add(Action::EndTurn);
        if let Some(phase) = table.phase(self.rules) {
            phase
                .allows
                .iter()
                .for_each(|kind| self.of_kind(*kind, &mut add));
        }
    }

    fn supports(&self, noble: Noble, add: &mut impl FnMut(Action)) {
        let seat = self.seat;
        let hand: Vec<Card> = self.hand.iter().collect();
        for count in 0..=noble.support_cards() {
            choices(&hand, count, &mut Vec::new(), &mut |cards| {
                let cards = cards.to_vec();
                add(Action::Support { seat, cards });
            });
        }
    }

    /// The moves of a kind that belongs to a phase.
    fn of_kind(&self, kind: ActionKind, add: &mut impl FnMut(Action)) {
        use ActionKind as K;
        let own = &self.table.own().courtyard;
        let of_suit = |suit| self.hand.intersection(CardSet::of_suit(suit)).iter();
        let nobles = || own.iter().map(|standing| standing.noble.card());
        match kind {
            K::Sell => {
                for suit in Suit::ALL {
                    let cards: Vec<Card> = of_suit(suit).collect();
                    choices(&cards, 3, &mut Vec::new(), &mut |cards| {
                        let cards = cards.to_vec();
                        add(Action::Sell { cards });
                    });
                }
            }
            K::Tax => nobles().for_each(|king| add(Action::Tax { king })),
            K::Buy => {
                let most = i64::from(self.rules.cards_per_purchase);
                let most = most.min(self.table.own().gold.into());
                (1..=most).for_each(|count| add(Action::Buy { count }));
            }
            // The noble is any of the deck, until the dealer turns it up.
            K::Recruit => {
                let any = self.table.noble_deck().next();
                any.into_iter().for_each(|noble| {
                    add(Action::Recruit {
                        noble: noble.card(),
                    });
                });
            }
            K::Weapon => {
                for card in self.hand.intersection(Weapon::SET).iter() {
                    nobles().for_each(|noble| add(Action::Weapon { card, noble }));
                }
            }
            K::MoveWeapon => {
                for from in nobles() {
                    nobles().for_each(|to| add(Action::MoveWeapon { from, to }));
                }
            }
            K::Heal => {
                for card in of_suit(Suit::Hearts) {
                    nobles().for_each(|noble| add(Action::Heal { card, noble }));
                }
            }
            K::DrawThree => {
                of_suit(Suit::Diamonds).for_each(|card| add(Action::DrawThree { card }));
            }
            K::Recover => {
                for card in of_suit(Suit::Clubs) {
                    for take in &self.table.discard {
                        let take = take.card();
                        add(Action::Recover { card, take });
                    }
                }
            }
            K::Spy => of_suit(Suit::Spades).for_each(|card| add(Action::Spy { card, seen: None })),
            K::Challenge => {
                for target in &self.table.opponent().courtyard {
                    let target = target.noble.card();
                    nobles().for_each(|attacker| add(Action::Challenge { attacker, target }));
                }
            }
            K::Setup | K::NextPhase | K::EndTurn | K::Deflect | K::Roll | K::Support => {}
            K::Concede | K::Adjust | K::Note => {}
        }
    }

    fn rate(&self, chosen: &Action) -> i64 {
        let table = self.table;
        let own = &table.sides[self.seat];
        match chosen {
            Action::Setup { nobles, .. } => self.opening_value(&nobles[self.seat]),
            Action::NextPhase => 0,
            // Later phases may have something to do.
            Action::EndTurn => -1,
            Action::Sell { cards } => {
                let lost: i64 = cards.iter().map(|card| worth(*card)).sum();
                let spare = i64::from(own.hand) - 3;
                6 * i64::from(self.rules.sale_gold) + spare - lost
            }
            Action::Tax { king } => {
                let stamina = self.standing(*king).map_or(0, |standing| standing.stamina);
                let short = i64::from(self.rules.recruit_cost) - i64::from(own.gold);
                match stamina >= 2 && short == 1 {
                    true => 5,
                    false => -5,
                }
            }
            Action::Buy { count } => {
                let saving = table.noble_deck_size() > 0 && own.hand >= 4;
                if saving { -1 } else { 10 + count }
            }
            Action::Recruit { .. } => 100,
            Action::Weapon { card, noble } => {
                let stamina = self.standing(*noble).map_or(0, |standing| standing.stamina);
                40 + worth(*card) + i64::from(stamina)
            }
            Action::MoveWeapon { .. } | Action::Concede { .. } => -2,
            Action::Heal { card, noble } => {
                let is_king = self.standing(*noble).is_some_and(|s| s.noble.is_king());
                30 - worth(*card) + i64::from(is_king)
            }
            Action::DrawThree { card } => 35 - worth(*card),
            Action::Recover { card, take } => worth(*take) - worth(*card) - 2,
            Action::Spy { card, .. } => 5 - worth(*card),
            Action::Challenge { attacker, target } => self.challenge_value(*attacker, *target),
            Action::Deflect { target } => self.deflect_value(*target),
            Action::Roll { dice, .. } => dice.len() as i64,
            Action::Support { cards, .. } => self.support_value(cards),
            Action::Adjust { .. } | Action::Note { .. } => -100,
        }
    }

    fn standing(&self, card: Card) -> Option<&NobleInPlay> {
        Noble::from_card(card).and_then(|noble| self.table.sides[self.seat].standing(noble))
    }

    /// Strength and stamina of the nobles together.
    fn opening_value(&self, cards: &[Card]) -> i64 {
        let others = cards.len().saturating_sub(1) as i64;
        let nobles = cards.iter().filter_map(|card| Noble::from_card(*card));
        let value = nobles.map(|noble| {
            let rank = noble.rank();
            let more = match rank {
                NobleRank::King => 4,
                NobleRank::Queen => others * i64::from(self.rules.queen_bonus),
                NobleRank::Jack => 4,
            };
            let strength = i64::from(self.rules.base_strength[rank]) + more;
            strength + 4 * i64::from(self.rules.stamina[rank])
        });
        value.sum()
    }

    /// What the best card of the hand adds to this noble's strength.
    fn best_card(&self, noble: Noble) -> i64 {
        let adrenaline = i64::from(self.rules.adrenaline);
        let added = self.hand.iter().map(|card| match worth(card) {
            ACE => ACE,
            rank if card.suit() == noble.suit() => rank + adrenaline,
            rank => rank,
        });
        added.max().unwrap_or(0)
    }

    /// The chance to win less the chance to lose, in thousandths.
    fn odds(&self, own: &Fighter, other: &Fighter, margin: i64) -> i64 {
        let strength = |fighter: &Fighter| i64::from(fighter.breakdown(self.rules).total());
        let margin = strength(own) - strength(other) + margin;
        let (own, other) = (throws(own), throws(other));
        let (mut balance, mut all) = (0, 0);
        for (sum, ways) in (0..).zip(own) {
            for (less, other_ways) in (0..).zip(other) {
                let cases = ways * other_ways;
                all += cases;
                balance += cases * (margin + sum - less).signum();
            }
        }
        1000 * balance / all
    }

    fn challenge_value(&self, attacker: Card, target: Card) -> i64 {
        let (own, other) = (self.table.own(), self.table.opponent());
        let named = |card| Noble::from_card(card);
        let (Some(mine), Some(theirs)) = (
            named(attacker).and_then(|noble| own.standing(noble)),
            named(target).and_then(|noble| other.standing(noble)),
        ) else {
            return -1;
        };
        let cards = self.best_card(mine.noble) - i64::from(other.hand.min(6));
        let odds = self.odds(&own.fighter(mine), &other.fighter(theirs), cards);
        // A noble with less stamina is closer to its fall. Waiting longer than some turns helps nobody.
        let patience = i64::from(self.table.turn) * 5;
        odds + 60 / i64::from(theirs.stamina.max(1)) - 60 / i64::from(mine.stamina.max(1))
            + patience
    }

    /// How much better another noble would stand, less the price.
    fn deflect_value(&self, target: Card) -> i64 {
        let Some(duel) = &self.table.duel else {
            return -1;
        };
        let (own, other) = (
            &self.table.sides[self.seat],
            &self.table.sides[self.seat.other()],
        );
        let attacker = other.standing(duel.nobles[self.seat.other()]);
        let odds = |noble: Noble| {
            let (Some(mine), Some(theirs)) = (own.standing(noble), attacker) else {
                return 0;
            };
            let cards = self.best_card(noble) - i64::from(other.hand.min(6));
            self.odds(&own.fighter(mine), &other.fighter(theirs), cards)
                - 150 / i64::from(mine.stamina.max(1))
        };
        let Some(target) = Noble::from_card(target) else {
            return -1;
        };
        odds(target) - odds(duel.nobles[self.seat]) - 250 * i64::from(self.rules.deflect_cost)
    }

    fn support_value(&self, cards: &[Card]) -> i64 {
        let price: i64 = cards.iter().map(|card| worth(*card) * 2).sum();
        let (Some(mut own), Some(other)) = (
            self.table.duelist(self.seat),
            self.table.duelist(self.seat.other()),
        ) else {
            return 0;
        };
        own.cards = cards
            .iter()
            .filter_map(|c| Support::from_card(*c))
            .collect();
        let sums = [own.breakdown(self.rules), other.breakdown(self.rules)];
        if self.seat != self.table.active {
            let gain = match crate::rules::duel::verdict(&sums[1], &sums[0]) {
                Verdict::Defender => 120,
                Verdict::Tie => 50,
                Verdict::Attacker => 0,
            };
            return gain - price;
        }
        // The chance that no card of the defender's hand reaches the attacker's total.
        let lead = i64::from(sums[0].total()) - i64::from(sums[1].total());
        let located = self.table.located().union(self.hand);
        let pool = Support::SET.difference(located);
        let side = &self.table.sides[self.seat.other()];
        let critical = sums[0].critical();
        let answers = |card: Card| match worth(card) {
            ACE => true,
            _ if critical => false,
            rank => {
                let same = card.suit() == other.noble.suit();
                rank + if same {
                    i64::from(self.rules.adrenaline)
                } else {
                    0
                } >= lead
            }
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

/// In how many ways the dice of a fighter show each sum from 0 to 12.
fn throws(fighter: &Fighter) -> [i64; 13] {
    let mut ways = [0; 13];
    let faces = Die::FACES.map(|die| usize::from(die.pips()));
    match (fighter.dice, fighter.noble.dice()) {
        // Dice that were thrown are in the total already.
        (Some(_), _) => ways[0] = 1,
        (None, 2) => faces
            .iter()
            .for_each(|a| faces.iter().for_each(|b| ways[a + b] += 1)),
        (None, _) => faces.iter().for_each(|a| ways[*a] += 1),
    }
    ways
}
