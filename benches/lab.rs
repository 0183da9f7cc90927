//! The laboratory's speed: whole games between bots, and stories. One iteration is 16 blocks of two games, so that games per
//! second are 32 divided by the time; the items are actions.
//!
//! Targets on one core: `random` 1.5× as many actions per second in Dueling Nobles as the crate `shakmaty` has moves in random
//! games of chess, and 1× in Duel; `greedy` 1,000 games per second in Dueling Nobles. `shakmaty` is no dependency because of its
//! licence, the GPL.

use courtyard_duel::Duel;
use courtyard_dueling_nobles::DuelingNobles;
use courtyard_lab::figures::Metric;
use courtyard_lab::run::Prepared;
use courtyard_lab::story::{Chronicle, Estimation, PLAYOUTS, Positions, Story};
use courtyard_lab::{LabGame, Laboratory, Plan, RuleSet};
use courtyard_session::Session;
use courtyard_session::journal::Opened;
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// Number of blocks that are played at once.
const BLOCKS: u64 = 16;

fn lab<G: LabGame>(edition: &str, bot: &str) -> Prepared<G> {
    let plan = Plan {
        seed: 1,
        bots: vec![bot.to_owned()],
        players: None,
        rules: vec![RuleSet {
            edition: edition.to_owned(),
            rules: serde_json::Map::new(),
        }],
    };
    Prepared::new(&plan).unwrap()
}

fn blocks<G: LabGame>(bencher: Bencher, edition: &str, bot: &str) {
    let lab = lab::<G>(edition, bot);
    let actions = Metric::ALL.iter().position(|m| *m == Metric::Actions);
    let actions = actions.unwrap();
    let played = |block| lab.block(block).sides[0].metrics[actions].unwrap_or(0) as u64;
    let all = (0..BLOCKS).map(played).sum::<u64>();
    bencher
        .counter(ItemsCount::new(all))
        .bench_local(|| (0..BLOCKS).for_each(|block| drop(black_box(lab.block(block)))));
}

#[divan::bench(args = ["random", "greedy"])]
fn nobles(bencher: Bencher, bot: &str) {
    blocks::<DuelingNobles>(bencher, "catsatcards", bot);
}

#[divan::bench(args = ["random", "greedy"])]
fn duel(bencher: Bencher, bot: &str) {
    blocks::<Duel>(bencher, "csatho", bot);
}

/// Least number of entries of the games whose stories are estimated.
const ENTRIES: usize = 1000;

/// The stories of whole games between `greedy` on one thread, from the entries to the turning points. The items are
/// entries.
fn story<G: LabGame>(bencher: Bencher, edition: &str)
where
    Positions<G>: Chronicle,
{
    let lab = lab::<G>(edition, "greedy");
    let journals = (0..).flat_map(|block| lab.journals(block));
    let read = |(_, journal, _): (_, Vec<u8>, _)| Opened::new(&journal[..]).unwrap().read::<G>();
    let sessions = journals.map(|journal| read(journal).unwrap_or_else(|_| panic!()).session);
    let mut entries = 0;
    let sessions = sessions.take_while(|session| {
        let is_needed = entries < ENTRIES;
        entries += session.entries().len();
        is_needed
    });
    let sessions: Vec<_> = sessions.collect();
    let entries: usize = sessions.iter().map(|session| session.entries().len()).sum();
    bencher
        .counter(ItemsCount::new(entries))
        .bench_local(|| sessions.iter().for_each(estimate));
}

fn estimate<G: LabGame>(session: &Session<G>)
where
    Positions<G>: Chronicle,
{
    let positions = Positions::of(session);
    let mut estimation = Estimation::new(&positions, PLAYOUTS);
    while let Some(part) = estimation.next(&positions) {
        let sums = positions.play(&part);
        estimation.take(&part, sums.as_deref());
    }
    black_box(Story::of(&positions, &estimation));
}

#[divan::bench(sample_count = 1, sample_size = 1)]
fn story_nobles(bencher: Bencher) {
    story::<DuelingNobles>(bencher, "catsatcards");
}

#[divan::bench(sample_count = 1, sample_size = 1)]
fn story_duel(bencher: Bencher) {
    story::<Duel>(bencher, "csatho");
}
