//! Strengths of people: the stated intervals contain the true chances.

use courtyard::library::Strengths;
use rand::RngExt;

use crate::common::{extent, seeded};

/// Clubs of 4 to 8 players of known strength, with 20 to 200 games between two of them.
#[test]
fn intervals_of_chances_cover_the_true_chance() {
    let chance = &mut seeded::chance(9);
    let (mut inside, mut all) = (0_u32, 0_u32);
    for _ in 0..extent(80, 2000) {
        let players = chance.random_range(4..=8);
        // About normal, as a sum of even numbers.
        let strengths: Vec<f64> = (0..players)
            .map(|_| (0..12).map(|_| chance.random::<f64>()).sum::<f64>() - 6.0)
            .collect();
        let beats =
            |one: usize, other: usize| 1.0 / (1.0 + (strengths[other] - strengths[one]).exp());
        let games: Vec<[(usize, u8); 2]> = (0..chance.random_range(20..=200))
            .map(|_| {
                let one = chance.random_range(0..players);
                let other = (one + chance.random_range(1..players)) % players;
                if chance.random_bool(beats(one, other)) {
                    [(one, 1), (other, 2)]
                } else {
                    [(one, 2), (other, 1)]
                }
            })
            .collect();
        let estimated = Strengths::of(players, games.iter().map(<[_; 2]>::as_slice));
        for one in 0..players {
            for other in one + 1..players {
                let [low, high] = estimated.against(one, other).interval;
                all += 1;
                inside += u32::from((low..=high).contains(&beats(one, other)));
            }
        }
    }
    let share = 100.0 * f64::from(inside) / f64::from(all);
    let most = extent(90.0..=98.5, 93.0..=97.0);
    assert!(most.contains(&share), "{share} % of {all}");
    println!("{share} % of {all} intervals contain the true chance");
}

#[test]
fn places_at_larger_tables_say_who_is_stronger() {
    let games = [
        [(0, 1), (1, 2), (2, 3)],
        [(0, 1), (1, 2), (2, 2)],
        [(0, 1), (1, 2), (2, 3)],
    ];
    let games: Vec<_> = games.iter().cycle().take(30).collect();
    let strengths = Strengths::of(3, games.iter().map(|game| game.as_slice()));
    let [first, second] = [(0, 1), (1, 2)].map(|(one, other)| strengths.against(one, other));
    assert!(
        first.interval[0] > 0.5 && second.mean > 0.5,
        "{first:?} {second:?}"
    );
    assert!(strengths.against_all(0).mean > 0.8);
    // Draws say that players are alike.
    let draws = [[(0, 1), (1, 1)]; 40];
    let even = Strengths::of(2, draws.iter().map(<[_; 2]>::as_slice)).against(0, 1);
    assert!(
        (even.mean - 0.5).abs() < 1e-6 && even.interval[0] > 0.3,
        "{even:?}"
    );
}
