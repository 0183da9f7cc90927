//! Bots at a real table. A bot has a support deck of its own in the app. Nobles and dice are those of the table: people deal
//! and throw them for it.

use std::cell::OnceCell;

use serde_json::{Map, Value, json};

use courtyard_core::cards::{Card, CardSet};
use courtyard_core::game::Compose as _;
use courtyard_core::seat::{EitherSeat, Seat};
use courtyard_lab::opponents::{Act, Begun, BotGame, Foul, words};
use courtyard_lab::{LabGame, Streams};

use super::{Deal, Move, View, decides, played};
use crate::rules::action::Cards;
use crate::rules::editions::{NOBLES_DEALT, SupportDecks};
use crate::rules::table::Stage;
use crate::rules::{Action, ActionKind, Correction, DuelingNobles, Noble, Rules, Support, Table};

/// The support cards of one bot.
#[derive(Debug, Clone)]
pub struct Own {
    seat: EitherSeat,
    /// A deal of this player's cards alone.
    deal: Deal,
}

impl Own {
    fn hand(&self) -> CardSet {
        self.deal.hands[self.seat]
    }
}

impl BotGame for DuelingNobles {
    type Own = Own;

    /// The app cannot know the cards of a deck of paper, so bots and people share none.
    fn needed_rules() -> Map<String, Value> {
        let rule = ("support_decks".to_owned(), json!(SupportDecks::Each));
        Map::from_iter([rule])
    }

    fn shuffle_own(rules: &Rules, seat: Seat, streams: Streams) -> Own {
        let seat = seat.either();
        let mut deal = Deal::new(streams, SupportDecks::Each);
        deal.decks[seat] = deal.shuffled(Support::SET);
        deal.deal_hand(rules, seat);
        Own { seat, deal }
    }

    fn order(own: &Own) -> String {
        let draws = own.deal.decks[own.seat].iter().rev().copied();
        words(own.hand().iter().chain(draws))
    }

    fn seen(own: &Own) -> String {
        words(own.hand().iter())
    }

    fn decides(table: &Table) -> Option<Seat> {
        decides(table)
    }

    fn own_view<'a>(rules: &'a Rules, table: &'a Table, own: &'a Own) -> View<'a> {
        View {
            position: DuelingNobles::position(rules, table),
            seat: own.seat,
            hand: own.hand(),
            nobles: CardSet::EMPTY,
            prospects: OnceCell::new(),
        }
    }

    fn decide(_: &Own, chosen: &Move) -> Option<(Act<DuelingNobles>, Vec<u8>)> {
        let begin = |kind, card| Act::Begin(Begun { kind, card });
        let act = match chosen {
            // It is a part of the set-up.
            Move::Open(_) => return None,
            Move::Recruit => begin(ActionKind::Recruit, None),
            Move::Spy(card) => begin(ActionKind::Spy, Some(*card)),
            // A King's second die never hurts, so people throw both.
            Move::Roll(_) => begin(ActionKind::Roll, None),
            Move::Do(action) => Act::Do(action.clone()),
        };
        Some((act, Vec::new()))
    }

    fn begun(action: &Action) -> Option<Begun<DuelingNobles>> {
        let card = match action {
            Action::Recruit { .. } | Action::Roll { .. } => None,
            // A spy sees the hand.
            Action::Spy { card, seen } => Some(seen.as_ref().map(|_| *card)?),
            Action::Setup { .. } | Action::NextPhase | Action::EndTurn => return None,
            Action::Sell { .. } | Action::Tax { .. } | Action::Buy { .. } => return None,
            Action::Weapon { .. } | Action::MoveWeapon { .. } => return None,
            Action::Heal { .. } | Action::DrawThree { .. } => return None,
            Action::Recover { .. } | Action::Challenge { .. } => return None,
            Action::Deflect { .. } | Action::Support { .. } => return None,
            Action::Concede { .. } | Action::Adjust { .. } | Action::Note { .. } => return None,
        };
        let kind = action.kind();
        Some(Begun { kind, card })
    }

    fn follow_own(
        own: &mut Own,
        action: &Action,
        laid: &[u8],
        before: &Table,
        after: &Table,
    ) -> Result<(), Foul> {
        let Own { seat, deal } = own;
        let seat = *seat;
        if !laid.is_empty() || DuelingNobles::names_cards_of(before, action, seat.into()) {
            return Err(Foul);
        }
        let hand = &mut deal.hands[seat];
        if action.actor(before) == Some(seat) {
            for card in played(action) {
                if !hand.remove(*card) {
                    return Err(Foul);
                }
            }
            if let Action::Recover { take, .. } = action {
                hand.insert(*take);
            }
        } else if let Action::Spy { seen, .. } = action
            && seen.as_ref().is_some_and(|seen| set(seen) != *hand)
        {
            return Err(Foul);
        }
        if after.stage == Stage::SetUp {
            return Ok(());
        }
        let count = usize::from(after.sides[seat].hand);
        let drawn = count.checked_sub(hand.len()).ok_or(Foul)?;
        deal.draw(after, seat, drawn);
        let left = usize::from(after.stocks[seat].deck);
        if deal.hands[seat].len() == count && deal.decks[seat].len() == left {
            Ok(())
        } else {
            Err(Foul)
        }
    }

    fn names_cards_of(table: &Table, action: &Action, seat: Seat) -> bool {
        let Action::Adjust { correction, .. } = action else {
            return false;
        };
        let seat = seat.either();
        match *correction {
            Correction::Hand { seat: of, .. } => of == seat,
            Correction::SupportDeck { seat: of, .. } => of == Some(seat),
            Correction::Weapon { noble, .. } => {
                let found = Noble::from_card(noble).and_then(|noble| table.find(noble));
                found.is_some_and(|(of, _)| of == seat)
            }
            Correction::Gold { .. } | Correction::Ability { .. } | Correction::Stamina { .. } => {
                false
            }
        }
    }

    fn complete(
        rules: &Rules,
        table: &Table,
        bots: &[(Seat, &Own)],
        action: &mut Action,
    ) -> Result<(), Seat> {
        for (bot, own) in bots {
            let seat = bot.either();
            if let Action::Setup { nobles, .. } = action
                && table.stage == Stage::SetUp
            {
                let dealt = &mut nobles[seat];
                if dealt.len() != NOBLES_DEALT {
                    return Err(*bot);
                }
                let all = set(dealt);
                // The referee says which of them are no nobles.
                if all.len() == NOBLES_DEALT && all.is_subset(Noble::SET) {
                    *dealt = kept(rules, all).iter().collect();
                }
            } else if let Action::Spy { seen, .. } = action
                && table.active != seat
            {
                let hand = own.hand();
                if seen.as_ref().is_some_and(|seen| set(seen) != hand) {
                    return Err(*bot);
                }
                *seen = Some(hand.iter().collect::<Cards>());
            }
        }
        Ok(())
    }
}

/// The nobles that a bot brings into its courtyard, of those that it was dealt: those that the rules of thumb value most.
pub(crate) fn kept(rules: &Rules, dealt: CardSet) -> CardSet {
    let table = Table::new(rules);
    let view = View {
        position: DuelingNobles::position(rules, &table),
        seat: EitherSeat::Zero,
        hand: CardSet::EMPTY,
        nobles: dealt,
        prospects: OnceCell::new(),
    };
    let mut moves = Vec::new();
    DuelingNobles::moves(&view, &mut moves);
    let best = moves
        .iter()
        .max_by_key(|chosen| DuelingNobles::rate(&view, chosen));
    match best {
        Some(Move::Open(nobles)) => *nobles,
        Some(_) | None => CardSet::EMPTY,
    }
}

/// The cards, each once.
fn set(cards: &[Card]) -> CardSet {
    cards.iter().copied().collect()
}

#[cfg(test)]
mod tests {
    use courtyard_core::game::{Events, Game, Preset as _};
    use courtyard_lab::{Bot, Playouts, Purpose, Sight};

    use super::super::{Record, choices};
    use super::*;
    use crate::rules::Edition;

    const BOT: EitherSeat = EitherSeat::Zero;

    fn streams(seed: u64) -> Streams {
        Streams { seed, block: 0 }
    }

    /// The rules of an edition, for bots.
    fn rules(edition: &str) -> Rules {
        Rules::new(edition, &DuelingNobles::needed_rules()).unwrap()
    }

    /// The move that a bot chooses.
    fn choose(rules: &Rules, table: &Table, record: &Record, own: &Own, bot: &Bot) -> Move {
        let sight = Sight::<DuelingNobles> {
            rules,
            table,
            record,
            players: 2,
            seat: own.seat.into(),
            view: DuelingNobles::own_view(rules, table, own),
        };
        let mut moves = Vec::new();
        DuelingNobles::moves(&sight.view, &mut moves);
        let chance = || streams(7).at(Purpose::Bot(own.seat.into()), 5);
        let (random, playouts) = (&mut chance(), &mut Playouts::default());
        let place = bot.choose(&sight, &mut moves, playouts, random, chance);
        moves.swap_remove(place)
    }

    /// Plays a bot against another one, and shows each decision with its bot's cards before it. Stops when `show`
    /// returns false. A dealer has the nobles and throws the dice.
    fn play(
        rules: &Rules,
        seed: u64,
        owns: &mut [Own; 2],
        mut show: impl FnMut(&Table, &Record, &Own) -> bool,
        mut recorded: impl FnMut(&Action, &Table, &Table),
    ) {
        let bot = Bot::new("greedy", &DuelingNobles::kinds_counted()).unwrap();
        let mut dealer = DuelingNobles::deal(rules, 2, 0, streams(seed));
        let mut table = DuelingNobles::table(rules, 2);
        let mut record = DuelingNobles::record(rules, 2);
        let nobles = dealer.nobles.map(|dealt| dealt.iter().collect());
        let mut setup = Action::Setup {
            first: BOT,
            nobles: Box::new(nobles),
        };
        let bots = owns.each_ref().map(|own| (own.seat.into(), own));
        DuelingNobles::complete(rules, &table, &bots, &mut setup).unwrap();
        let mut next = Some(setup);
        while let Some(action) = next {
            let before = table.clone();
            DuelingNobles::play_into(rules, &mut table, &action, Events::none()).unwrap();
            DuelingNobles::remember(&mut record, &table, &action);
            for own in &mut *owns {
                DuelingNobles::follow_own(own, &action, &[], &before, &table).unwrap();
                dealer.hands[own.seat] = own.hand();
            }
            recorded(&action, &before, &table);
            DuelingNobles::follow(&table, &mut dealer, &action, None);
            next = DuelingNobles::decides(&table).and_then(|seat| {
                let own = &owns[seat.number()];
                if !show(&table, &record, own) {
                    return None;
                }
                let chosen = choose(rules, &table, &record, own, &bot);
                DuelingNobles::carry_out(&mut dealer, seat, &chosen)
            });
        }
    }

    fn owns(rules: &Rules, seed: u64) -> [Own; 2] {
        EitherSeat::BOTH.map(|seat| {
            let seed = 2 * seed + u64::from(Seat::from(seat));
            DuelingNobles::shuffle_own(rules, seat.into(), streams(seed))
        })
    }

    #[test]
    fn no_choice_depends_on_the_order_of_the_support_deck() {
        let thorough = std::env::var_os("COURTYARD_THOROUGH").is_some();
        let most = if thorough { 10_000 } else { 300 };
        for (name, every) in [("easy", 1), ("greedy", 1), ("search:8", 10)] {
            let bot = Bot::new(name, &DuelingNobles::kinds_counted()).unwrap();
            let mut positions = 0;
            for (seed, edition) in (0..).zip(Edition::NAMES.iter().cycle()) {
                let rules = rules(edition);
                let show = |table: &Table, record: &Record, own: &Own| {
                    positions += 1;
                    if positions % every != 0 {
                        return true;
                    }
                    let mut other = own.clone();
                    let mut chance = streams(positions).at(Purpose::Shuffle, 9);
                    chance.shuffle(&mut other.deal.decks[own.seat]);
                    assert_eq!(DuelingNobles::seen(own), DuelingNobles::seen(&other));
                    let choices = [own, &other].map(|own| choose(&rules, table, record, own, &bot));
                    assert_eq!(choices[0], choices[1], "{name}");
                    positions < most
                };
                play(&rules, seed, &mut owns(&rules, seed), show, |_, _, _| {});
                if positions >= most {
                    break;
                }
            }
        }
    }

    #[test]
    fn a_bot_that_swaps_two_future_cards_is_caught() {
        for (seed, edition) in (0..12).zip(Edition::NAMES.iter().cycle()) {
            let rules = rules(edition);
            let mut honest = owns(&rules, seed);
            let mut swapped = honest.clone();
            let pile = &mut swapped[0].deal.decks[BOT];
            let last = pile.len() - 1;
            // The first card of the deck against an Ace of the rest.
            let ace = pile.iter().position(|card| card.rank().number() == 1);
            pile.swap(last, ace.unwrap());
            let orders = [&honest[0], &swapped[0]].map(DuelingNobles::order);
            assert_ne!(orders[0], orders[1]);
            let mut caught = None;
            play(
                &rules,
                seed,
                &mut swapped,
                |_, _, _| true,
                |action, before, after| {
                    let followed =
                        DuelingNobles::follow_own(&mut honest[0], action, &[], before, after);
                    caught = caught.or(followed.err());
                },
            );
            assert_eq!(caught, Some(Foul), "{seed}");
        }
    }

    #[test]
    fn a_bot_keeps_the_strongest_of_its_nobles() {
        let rules = rules("catsatcards");
        let dealt: CardSet = ["Ks", "Kh", "Kd", "Js", "Jh", "Jd"]
            .iter()
            .map(|card| card.parse::<Card>().unwrap())
            .collect();
        let kings = dealt.intersection(CardSet::of_ranks(&[courtyard_core::cards::Rank::King]));
        assert_eq!(kept(&rules, dealt), kings);
        let mut count = 0;
        choices(Noble::SET, NOBLES_DEALT, CardSet::EMPTY, &mut |dealt| {
            count += 1;
            let kept = kept(&rules, dealt);
            assert!(kept.len() == 3 && kept.is_subset(dealt));
        });
        assert_eq!(count, 924);
    }
}
