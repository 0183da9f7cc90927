//! Bots at a real table: every player has a deck of their own, and that of a bot is in the app.

use courtyard_core::cards::{Card, Rank};
use courtyard_core::seat::Seat;
use courtyard_lab::Streams;
use courtyard_lab::opponents::{Act, BotGame, Foul, words};

use super::{Cards, Deck, Move, Shuffler, View};
use crate::rules::action::Revealed;
use crate::rules::battle::MOST_SUPPORTS;
use crate::rules::table::{State, Step};
use crate::rules::{Action, CardRole, Duel, Face, Lying, Name, Rules, Table};

/// The deck of one bot.
#[derive(Debug, Clone)]
pub struct Own {
    seat: Seat,
    shuffler: Shuffler,
    deck: Deck,
}

impl BotGame for Duel {
    type Own = Own;

    fn shuffle_own(rules: &Rules, seat: Seat, streams: Streams) -> Own {
        let mut shuffler = Shuffler { streams, count: 0 };
        let mut deck = Deck::dealt(rules, &mut shuffler);
        deck.hand.sort_unstable();
        Own {
            seat,
            shuffler,
            deck,
        }
    }

    fn order(own: &Own) -> String {
        let Deck { hand, draw, .. } = &own.deck;
        words(hand.iter().chain(draw.iter().rev()))
    }

    fn seen(own: &Own) -> String {
        let Deck {
            hand,
            slots,
            battle,
            ..
        } = &own.deck;
        let slot = |slot: &Option<Name>| slot.map_or("-".to_owned(), |name| name.to_string());
        let slots: Vec<String> = slots.iter().map(slot).collect();
        [words(hand), words(&slots), words(battle)].join("/")
    }

    fn decides(table: &Table) -> Option<Seat> {
        let acting = table.acting();
        acting.iter().next().filter(|_| acting.len() == 1)
    }

    fn own_view<'a>(rules: &'a Rules, table: &'a Table, own: &'a Own) -> View<'a> {
        View {
            rules,
            table,
            seat: own.seat,
            hand: &own.deck.hand,
            slots: &own.deck.slots,
            battle: &own.deck.battle,
        }
    }

    fn decide(_: &Own, chosen: &Move) -> Option<(Act<Duel>, Vec<u8>)> {
        let is_laid = laid_with(&chosen.action).is_some();
        let cards = chosen.cards.iter().filter(|_| is_laid);
        let numbers = cards.filter_map(|card| number(*card));
        Some((Act::Do(chosen.action.clone()), numbers.collect()))
    }

    fn follow_own(
        own: &mut Own,
        action: &Action,
        laid: &[u8],
        before: &Table,
        after: &Table,
    ) -> Result<(), Foul> {
        let Own {
            seat,
            shuffler,
            deck,
        } = own;
        let is_own = action.actor(before) == Some(*seat);
        let expected = laid_with(action).filter(|_| is_own);
        let cards = laid_cards(laid, expected).ok_or(Foul)?;
        for card in &cards {
            deck.take(Lying::from(*card))?;
        }
        match action {
            Action::Warlord { slot, card } | Action::Exchange { slot, card } if is_own => {
                let laid = cards.first().copied();
                let is_laid = |named: Name| laid.is_some_and(|laid| is_named(laid, named));
                if !card.is_none_or(is_laid) {
                    return Err(Foul);
                }
                let slot = usize::try_from(*slot).ok();
                let slot = slot.and_then(|slot| deck.slots.get_mut(slot));
                let old = std::mem::replace(slot.ok_or(Foul)?, laid);
                deck.discard.extend(old.map(Lying::from));
            }
            Action::Attack { .. } | Action::Defend { .. } | Action::Support { .. } => {
                deck.battle.extend(cards);
            }
            Action::Ace { card, warlord, .. } if is_own => {
                let designated = before.designated(*seat).and_then(|slot| deck.slots[slot]);
                let is_there = |named: Name| designated.is_some_and(|own| is_named(own, named));
                if !warlord.is_none_or(is_there) {
                    return Err(Foul);
                }
                let card = deck.take(Lying::from(*card))?;
                deck.discard.push(card);
            }
            Action::Reinforce { .. } if is_own => {
                let joker = deck.take(Lying::Joker)?;
                deck.discard.push(joker);
            }
            Action::Reveal { attacker, defender } => {
                for (shown, by) in sides(before, [attacker, defender]) {
                    if by == *seat && !shows(shown, &deck.reveal(before, by)) {
                        return Err(Foul);
                    }
                }
            }
            other if Duel::names_cards_of(before, other, *seat) => return Err(Foul),
            Action::Setup { .. } | Action::NextPhase | Action::EndTurn | Action::Out => {}
            Action::Warlord { .. } | Action::Exchange { .. } | Action::Resolve => {}
            Action::Ace { .. } | Action::Reinforce { .. } | Action::Concede { .. } => {}
            Action::Tell { .. } | Action::Adjust { .. } | Action::Note { .. } => {}
        }
        let followed = deck.follow(after, *seat, action, shuffler, None);
        deck.hand.sort_unstable();
        followed.ok_or(Foul)
    }

    fn names_cards_of(_: &Table, action: &Action, seat: Seat) -> bool {
        match action {
            Action::Tell { seat: of, .. } | Action::Adjust { seat: of, .. } => *of == seat,
            Action::Setup { .. } | Action::NextPhase | Action::EndTurn | Action::Out => false,
            Action::Warlord { .. } | Action::Exchange { .. } | Action::Attack { .. } => false,
            Action::Defend { .. } | Action::Support { .. } | Action::Reveal { .. } => false,
            Action::Resolve | Action::Ace { .. } | Action::Reinforce { .. } => false,
            Action::Concede { .. } | Action::Note { .. } => false,
        }
    }

    fn complete(
        _: &Rules,
        table: &Table,
        bots: &[(Seat, &Own)],
        action: &mut Action,
    ) -> Result<(), Seat> {
        let Action::Reveal { attacker, defender } = action else {
            return Ok(());
        };
        let Some(battle) = &table.battle else {
            return Ok(());
        };
        for (side, seat) in [(attacker, battle.attacker), (defender, battle.defender)] {
            if let Some((_, own)) = bots.iter().find(|(bot, _)| *bot == seat) {
                let cards = own.deck.reveal(table, seat);
                if !side.is_empty() && !shows(side, &cards) {
                    return Err(seat);
                }
                *side = cards;
            }
        }
        Ok(())
    }

    fn awaits_bot(table: &Table, action: &Action, seat: Seat) -> bool {
        let Action::Reveal { attacker, defender } = action else {
            return false;
        };
        let mut sides = sides(table, [attacker, defender]);
        sides.any(|(side, by)| by == seat && side.is_empty())
    }

    fn joint(table: &Table, bots: &[(Seat, &Own)]) -> Option<Action> {
        let battle = table.battle.as_ref()?;
        if table.pending.is_some() || battle.step() != Step::Reveal {
            return None;
        }
        let reveal = |seat| {
            let (_, own) = bots.iter().find(|(bot, _)| *bot == seat)?;
            Some(own.deck.reveal(table, seat))
        };
        Some(Action::Reveal {
            attacker: reveal(battle.attacker)?,
            defender: reveal(battle.defender)?,
        })
    }
}

impl Deck {
    /// Takes a named card out of the hand.
    fn take(&mut self, named: Lying) -> Result<Lying, Foul> {
        let place = self.hand.iter().position(|card| is_card(*card, named));
        place.map(|place| self.hand.remove(place)).ok_or(Foul)
    }
}

/// The role and number of the cards that an action lays face down, if it can lay any.
fn laid_with(action: &Action) -> Option<(CardRole, usize)> {
    match action {
        Action::Warlord { .. } | Action::Exchange { .. } => Some((CardRole::Warlord, 1)),
        Action::Attack { .. } => Some((CardRole::Army, 1)),
        Action::Defend { army, .. } => Some((CardRole::Army, usize::from(*army))),
        Action::Support { count, .. } => {
            let count = usize::try_from(*count).unwrap_or_default();
            Some((CardRole::Support, count))
        }
        Action::Setup { .. } | Action::NextPhase | Action::EndTurn | Action::Reveal { .. } => None,
        Action::Resolve | Action::Ace { .. } | Action::Reinforce { .. } | Action::Out => None,
        Action::Concede { .. } | Action::Tell { .. } => None,
        Action::Adjust { .. } | Action::Note { .. } => None,
    }
}

/// The cards with these numbers, if they are as many as expected, and of the expected role.
fn laid_cards(numbers: &[u8], expected: Option<(CardRole, usize)>) -> Option<Cards> {
    let (role, count) = expected.unwrap_or((CardRole::Army, 0));
    let has_role = |card: &Name| {
        let played = card.card();
        played.is_some_and(|played| CardRole::of(played.rank()) == role)
    };
    if numbers.len() != count || count > MOST_SUPPORTS {
        return None;
    }
    numbers.iter().map(|n| name(*n).filter(has_role)).collect()
}

/// Number of cards with a suit.
const CARDS: u8 = 52;

/// The number of a card that is laid face down: that of the card, or of the rank that the Hidden Ally is played as.
fn number(name: Name) -> Option<u8> {
    let place = match name {
        Name::Face(Face::Card(card)) => Card::all().position(|other| other == card)?,
        Name::AllyAs(rank) => usize::from(CARDS) + rank as usize,
        Name::Face(Face::Rank(_)) | Name::Joker | Name::Ally => return None,
    };
    u8::try_from(place).ok()
}

/// The card with a number; `None` if there is no such card.
fn name(number: u8) -> Option<Name> {
    match number.checked_sub(CARDS) {
        None => {
            let card = Card::all().nth(number.into())?;
            Some(Name::Face(Face::Card(card)))
        }
        Some(place) => {
            let mut ranks = Rank::ALL.into_iter();
            let rank = ranks.find(|rank| *rank as usize == usize::from(place))?;
            Some(Name::AllyAs(rank))
        }
    }
}

/// Whether a card can be called so: by its name, or by its rank.
fn is_card(card: Lying, named: Lying) -> bool {
    match (card, named) {
        (Lying::Face(face), Lying::Face(Face::Rank(rank))) => face.rank() == rank,
        (card, named) => card == named,
    }
}

/// As [`is_card`], for a card in a role.
fn is_named(card: Name, named: Name) -> bool {
    match (card, named) {
        (Name::AllyAs(_), _) | (_, Name::AllyAs(_)) => card == named,
        (card, named) => is_card(card.into(), named.into()),
    }
}

/// The two sides of the running battle with their players.
fn sides<'a>(
    table: &State,
    [attacker, defender]: [&'a Revealed; 2],
) -> impl Iterator<Item = (&'a Revealed, Seat)> {
    let battle = table.battle.as_ref();
    let players = battle.map(|battle| [battle.attacker, battle.defender]);
    let sides = players.map(|[by, against]| [(attacker, by), (defender, against)]);
    sides.into_iter().flatten()
}

/// Whether a side names these cards. The Warlord need not be named.
fn shows(side: &Revealed, cards: &Revealed) -> bool {
    let fits = |named: Option<Name>, card: Option<Name>| match (named, card) {
        (Some(named), Some(card)) => is_named(card, named),
        (named, card) => named.is_none() && card.is_none(),
    };
    let mut left: Vec<Name> = cards.support.iter().copied().collect();
    let mut has = |named: &Name| {
        let place = left.iter().position(|card| is_named(*card, *named));
        place.map(|place| left.swap_remove(place)).is_some()
    };
    let support = side.support.iter().all(&mut has);
    let warlord = side.warlord.is_none() || fits(side.warlord, cards.warlord);
    warlord && fits(side.army, cards.army) && support && left.is_empty()
}

#[cfg(test)]
mod tests {
    use courtyard_core::game::{Events, Game, RulesOf};
    use courtyard_lab::{Bot, LabGame, Playouts, Purpose, Sight};
    use serde_json::{Map, json};

    use super::*;

    const BOT: Seat = Seat::ZERO;

    fn streams(seed: u64) -> Streams {
        Streams { seed, block: 0 }
    }

    fn rules(house: &serde_json::Value) -> RulesOf<Duel> {
        RulesOf::<Duel>::new("csatho", house.as_object().unwrap_or(&Map::new())).unwrap()
    }

    /// The rules with all cards.
    fn all_cards() -> RulesOf<Duel> {
        rules(&json!({"reinforcements": true, "hidden_ally": true, "supports_per_side": 2}))
    }

    /// The move that a bot chooses.
    fn choose(rules: &Rules, table: &Table, own: &Own, bot: &Bot) -> Move {
        let sight = Sight::<Duel> {
            rules,
            table,
            record: &(),
            players: table.sides.len(),
            seat: own.seat,
            view: Duel::own_view(rules, table, own),
        };
        let mut moves = Vec::new();
        Duel::moves(&sight.view, &mut moves);
        let chance = || streams(7).at(Purpose::Bot(own.seat), 5);
        let (random, playouts) = (&mut chance(), &mut Playouts::default());
        let place = bot.choose(&sight, &mut moves, playouts, random, chance);
        moves.swap_remove(place)
    }

    /// Plays a bot against another one, and shows each decision with its bot's cards before it. Stops when `show`
    /// returns false.
    fn play(
        rules: &Rules,
        owns: &mut [Own; 2],
        mut show: impl FnMut(&Table, &Own, &Move) -> bool,
        mut recorded: impl FnMut(&Action, &[u8], &Table, &Table),
    ) {
        let bot = Bot::new("greedy", &Duel::kinds_counted()).unwrap();
        let mut table = Duel::table(rules, 2);
        let mut next = Some((Action::Setup { first: BOT }, Vec::new()));
        while let Some((action, laid)) = next {
            let before = table.clone();
            Duel::play_into(rules, &mut table, &action, Events::none()).unwrap();
            let actor = action.actor(&before);
            for own in &mut *owns {
                let laid: &[u8] = if actor == Some(own.seat) { &laid } else { &[] };
                Duel::follow_own(own, &action, laid, &before, &table).unwrap();
            }
            recorded(&action, &laid, &before, &table);
            let bots: Vec<(Seat, &Own)> = owns.iter().map(|own| (own.seat, own)).collect();
            next = match (Duel::joint(&table, &bots), Duel::decides(&table)) {
                (Some(action), _) => Some((action, Vec::new())),
                (None, None) => None,
                (None, Some(seat)) => {
                    let own = &owns[seat.number()];
                    let chosen = choose(rules, &table, own, &bot);
                    let decided = Duel::decide(own, &chosen);
                    let decided = decided.filter(|_| show(&table, own, &chosen));
                    decided.and_then(|(act, laid)| Some((act.action()?.clone(), laid)))
                }
            };
        }
    }

    fn owns(rules: &Rules, seed: u64) -> [Own; 2] {
        let seats = [BOT, Seat::new(1).unwrap()];
        seats.map(|seat| {
            let seed = 2 * seed + u64::from(seat);
            Duel::shuffle_own(rules, seat, streams(seed))
        })
    }

    #[test]
    fn no_choice_depends_on_the_order_of_the_draw_pile() {
        let thorough = std::env::var_os("COURTYARD_THOROUGH").is_some();
        let most = if thorough { 10_000 } else { 300 };
        let rules = all_cards();
        let bots = [("easy", 1), ("greedy", 1), ("search:8", 10)];
        for (name, every) in bots {
            let bot = Bot::new(name, &Duel::kinds_counted()).unwrap();
            let mut positions = 0;
            for seed in 0.. {
                play(
                    &rules,
                    &mut owns(&rules, seed),
                    |table, own, _| {
                        positions += 1;
                        if positions % every != 0 {
                            return true;
                        }
                        let mut other = own.clone();
                        let mut chance = streams(positions).at(Purpose::Shuffle, 9);
                        chance.shuffle(&mut other.deck.draw);
                        chance.shuffle(&mut other.deck.discard);
                        assert_eq!(Duel::seen(own), Duel::seen(&other));
                        let choices = [own, &other].map(|own| choose(&rules, table, own, &bot));
                        assert_eq!(choices[0], choices[1], "{name}");
                        positions < most
                    },
                    |_, _, _, _| {},
                );
                if positions >= most {
                    break;
                }
            }
        }
    }

    #[test]
    fn a_bot_that_swaps_two_future_cards_is_caught() {
        for seed in 0..20 {
            let rules = rules(&json!({}));
            let mut honest = owns(&rules, seed);
            let [own, _] = honest.clone();
            let mut caught = None;
            let mut swapped = honest.clone();
            let pile = &mut swapped[0].deck.draw;
            let last = pile.len() - 1;
            // The first card of the pile against the highest of the last ten.
            let best = (0..10).max_by_key(|place| match pile[*place] {
                Lying::Face(face) => face.rank().number(),
                Lying::Joker | Lying::Ally => 0,
            });
            pile.swap(last, best.unwrap());
            assert_ne!(Duel::order(&own), Duel::order(&swapped[0]));
            play(
                &rules,
                &mut swapped,
                |_, _, _| true,
                |action, laid, before, after| {
                    let own = &mut honest[0];
                    let laid = match action.actor(before) {
                        Some(BOT) => laid,
                        _ => &[],
                    };
                    let followed = Duel::follow_own(own, action, laid, before, after);
                    caught = caught.or(followed.err());
                },
            );
            assert_eq!(caught, Some(Foul), "{seed}");
        }
    }

    #[test]
    fn laid_cards_have_numbers() {
        let faces = Card::all().map(|card| Name::Face(Face::Card(card)));
        for card in faces.chain(Rank::ALL.map(Name::AllyAs)) {
            assert_eq!(number(card).and_then(name), Some(card));
        }
        assert_eq!(name(CARDS + 13), None);
        let expected = Some((CardRole::Army, 1));
        let ten = number("10h".parse().unwrap()).unwrap();
        let king = number("Kh".parse().unwrap()).unwrap();
        assert!(laid_cards(&[ten], expected).is_some());
        for wrong in [&[king][..], &[ten, ten], &[], &[200]] {
            assert_eq!(laid_cards(wrong, expected), None);
        }
    }
}
