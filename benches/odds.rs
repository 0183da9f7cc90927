//! The time to compute chances in the editions' opening positions.
//!
//! Targets on one core: 50 µs for the three numbers of a pair, and 1 ms for a table of five nobles against five.

use courtyard::cards::CardSet;
use courtyard::games::dueling_nobles::decks::PerDeck;
use courtyard::games::dueling_nobles::duel::Fighter;
use courtyard::games::dueling_nobles::odds::{Chances, Contest, Hand, Hidden};
use courtyard::games::dueling_nobles::{Edition, Noble, Rules};
use courtyard::seat::{EitherSeat, Pair};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// No card is known, and each hand has six cards.
fn opening() -> Hidden {
    let hand = Hand {
        known: CardSet::EMPTY,
        unknown: 6,
    };
    Hidden::new(&PerDeck::Shared((CardSet::EMPTY, 28)), Pair([hand; 2])).unwrap()
}

fn fighter(card: &str) -> Fighter {
    Fighter {
        others: 4,
        ..Fighter::new(Noble::from_card(card.parse().unwrap()).unwrap())
    }
}

fn contest(attacker: &str, defender: &str) -> Contest {
    Contest {
        attacker: EitherSeat::Zero,
        fighters: Pair([attacker, defender].map(fighter)),
    }
}

fn numbers(contest: &Contest, rules: &Rules, hidden: &Hidden) -> (Chances, bool, Chances) {
    (
        contest.dice(rules),
        contest.answer(rules, hidden).is_some(),
        contest.cards(rules, hidden),
    )
}

/// All numbers of one pair before the dice are thrown.
#[divan::bench(args = ["Kh Kd", "Qs Kd", "Jc Kd", "Kd Jc", "Jh Jd"])]
fn pair(bencher: Bencher, nobles: &str) {
    let (attacker, defender) = nobles.split_once(' ').unwrap();
    let (contest, rules) = (
        contest(attacker, defender),
        Rules::from(Edition::Catsatcards),
    );
    let hidden = opening();
    bencher.bench_local(|| numbers(black_box(&contest), &rules, black_box(&hidden)));
}

/// Five nobles against five: two Jacks, two Kings and a Queen on each side.
#[divan::bench]
fn five_against_five(bencher: Bencher) {
    let rules = Rules::from(Edition::Catsatcards);
    let hidden = opening();
    let contests: Vec<Contest> = ["Kh", "Ks", "Qs", "Jc", "Jh"]
        .iter()
        .flat_map(|a| ["Kd", "Kc", "Qd", "Js", "Jd"].map(|d| contest(a, d)))
        .collect();
    bencher.bench_local(|| {
        let all = contests
            .iter()
            .map(|contest| numbers(contest, &rules, black_box(&hidden)));
        all.filter(|(dice, _, cards)| dice.win == cards.win).count()
    });
}

/// The slowest pair under any rules: two Jacks, hands of 13 cards, and the maximum number of card values.
#[divan::bench]
fn the_slowest_pair(bencher: Bencher) {
    let house = serde_json::json!({"adrenaline": 500});
    let rules = Rules::new("catsatcards", house.as_object().unwrap()).unwrap();
    let hand = Hand {
        known: CardSet::EMPTY,
        unknown: 13,
    };
    let hidden = Hidden::new(&PerDeck::Shared((CardSet::EMPTY, 14)), Pair([hand; 2])).unwrap();
    let contest = contest("Jh", "Jd");
    bencher.bench_local(|| numbers(black_box(&contest), &rules, black_box(&hidden)));
}
