//! The time of a decision of each level of bots: the median, and the slowest of 100, in positions of games between `greedy` in
//! which there is a choice. Targets on one core: 60 ms, and 1 s for Expert.

use std::time::{Duration, Instant};

use courtyard_core::game::RulesOf;
use courtyard_duel::Duel;
use courtyard_dueling_nobles::DuelingNobles;
use courtyard_lab::{Bot, LabGame, Level, Playouts, Purpose, Sight, Streams, run};
use serde_json::Map;

/// Number of positions of each game.
const POSITIONS: usize = 500;

fn main() {
    decide::<DuelingNobles>("catsatcards", 2);
    decide::<Duel>("csatho", 2);
    decide::<Duel>("csatho", 6);
}

/// Lets each level decide in the same positions of a game by the rules that a table with bots has, and prints its times.
fn decide<G: LabGame>(edition: &str, players: usize) {
    let house = G::SEATS.map_or_else(Map::new, |seats| seats.needed_rules());
    let rules = RulesOf::<G>::new(edition, &house).unwrap();
    let bot = |name| Bot::new(name, &G::kinds_counted()).unwrap();
    let greedy = bot("greedy");
    let mut levels: Vec<(Level, Bot, Vec<Duration>)> = Vec::new();
    for level in Level::ALL {
        levels.push((*level, bot(level.bot()), Vec::new()));
    }
    let mut positions = 0;
    for block in 0.. {
        let streams = Streams { seed: 1, block };
        run::observe::<G>(&rules, &vec![&greedy; players], streams, |position| {
            let view = || G::view(&rules, position.table, position.deal, position.seat);
            let mut moves = Vec::new();
            G::moves(&view(), &mut moves);
            if moves.len() < 2 || positions == POSITIONS {
                return;
            }
            positions += 1;
            for (_, bot, times) in &mut levels {
                let chance = || streams.at(Purpose::Bot(position.seat), positions as u64);
                let start = Instant::now();
                let sight = Sight::<G> {
                    rules: &rules,
                    table: position.table,
                    record: position.record,
                    players,
                    seat: position.seat,
                    view: view(),
                };
                let mut moves = Vec::new();
                G::moves(&sight.view, &mut moves);
                let (playouts, random) = (&mut Playouts::default(), &mut chance());
                bot.compare(&sight, &mut moves, playouts, random, chance);
                times.push(start.elapsed());
            }
        });
        if positions == POSITIONS {
            break;
        }
    }
    let of = format!("{}, {players} players", G::ID);
    println!("{of:<26}    median     slowest in 100");
    for (level, _, mut times) in levels {
        times.sort_unstable();
        let [median, slow] = [times.len() / 2, times.len() * 99 / 100].map(|place| times[place]);
        println!("{:<26} {median:>9.1?}  {slow:>9.1?}", level.bot());
    }
}
