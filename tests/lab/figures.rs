//! The figures: computed again from the journals of a run, and the coverage of their intervals.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use courtyard_core::game::{Outcome, RulesOf};
use courtyard_core::seat::Seat;
use courtyard_duel::Duel;
use courtyard_dueling_nobles::odds::Fought;
use courtyard_dueling_nobles::{Action, DuelingNobles, Table};
use courtyard_lab::run::Prepared;
use courtyard_lab::{LabGame, Laboratory, Plan, RunFile};
use courtyard_session::journal::Opened;
use serde_json::{Value, json};

use crate::{NOBLES, plan, played};

/// One game as its journal describes it: each figure by its name, and the luck of the dice of the starter.
struct Described {
    figures: BTreeMap<String, f64>,
    luck: f64,
}

/// A game's own parts of the figures.
trait Judge: LabGame {
    /// The values that decide in their order who is ahead, the greatest first.
    fn strength(table: &Self::Table, seat: Seat) -> Vec<i64>;

    /// The starter's luck of the dice in an action.
    fn dice(rules: &RulesOf<Self>, before: &Self::Table, action: &Self::Action) -> f64;

    /// The kind of action that begins a duel or battle.
    const BATTLE: &'static str;
}

impl Judge for DuelingNobles {
    const BATTLE: &'static str = "challenge";

    fn strength(table: &Table, seat: Seat) -> Vec<i64> {
        let side = &table.sides[seat.try_into().unwrap()];
        let stamina = side.courtyard.iter().map(|noble| i64::from(noble.stamina));
        let nobles = side.courtyard.len() as i64;
        vec![nobles, stamina.sum(), side.gold.into()]
    }

    fn dice(rules: &RulesOf<Self>, before: &Table, action: &Action) -> f64 {
        let fought = Fought::ended(rules, before, action);
        let seat = Seat::ZERO.try_into().unwrap();
        fought.map_or(0.0, |fought| fought.luck_of(seat).dice.to_f64())
    }
}

impl Judge for Duel {
    const BATTLE: &'static str = "attack";

    fn strength(table: &Self::Table, seat: Seat) -> Vec<i64> {
        if table.out.contains(&seat) {
            vec![i64::MAX]
        } else {
            vec![table.sides[seat].draw.into()]
        }
    }

    fn dice(_: &RulesOf<Self>, _: &Self::Table, _: &Self::Action) -> f64 {
        0.0
    }
}

fn describe<G: Judge>(
    rules: &RulesOf<G>,
    journal: &[u8],
    kinds: &[&str],
    turned: usize,
) -> Described {
    let reading = Opened::new(journal).unwrap().read::<G>().unwrap();
    assert!(reading.fault.is_none());
    let session = reading.session;
    let players = session.header().players.len();
    let mut table = G::table(rules, players);
    let mut turns: Vec<G::Table> = Vec::new();
    let mut figures: BTreeMap<String, f64> = BTreeMap::new();
    for kind in kinds {
        figures.insert(format!("uses {kind}"), 0.0);
    }
    let (mut actions, mut duels, mut luck) = (0.0, 0.0, 0.0);
    for (_, action) in session.applied() {
        let before = table.clone();
        G::play(rules, &mut table, action).unwrap();
        let kind = G::kind(action);
        actions += f64::from(u8::from(kind != "setup" && kind != "note"));
        duels += f64::from(u8::from(kind == G::BATTLE));
        luck += G::dice(rules, &before, action);
        if let Some(uses) = figures.get_mut(&format!("uses {kind}")) {
            *uses += 1.0;
        }
        while turns.len() < G::turn(&table) as usize {
            turns.push(table.clone());
        }
    }
    let outcome = G::outcome(&table);
    let score = |seat: usize| match outcome {
        Some(Outcome::Draw) if players == 2 => 0.5,
        Some(outcome) if outcome.is_winner(Seat::new(seat).unwrap()) => 1.0,
        _ => 0.0,
    };
    let middle = &turns[turns.len() / 2];
    let mut order: Vec<Seat> = Seat::first(players).collect();
    order.sort_by_key(|seat| G::strength(middle, *seat));
    let is_behind = |seat: Seat| {
        let last = G::strength(middle, order[0]);
        seat == order[0] && last.cmp(&G::strength(middle, order[1])) == Ordering::Less
    };
    let winner = outcome.and_then(Outcome::winner);
    figures.extend([
        ("starter".to_owned(), score(0)),
        ("score".to_owned(), score(turned)),
        ("turns".to_owned(), turns.len() as f64),
        ("actions".to_owned(), actions),
        ("duels".to_owned(), duels),
        (
            "comeback".to_owned(),
            winner.is_some_and(is_behind).into_f64(),
        ),
        ("unfinished".to_owned(), outcome.is_none().into_f64()),
    ]);
    Described { figures, luck }
}

trait IntoF64 {
    fn into_f64(self) -> f64;
}

impl IntoF64 for bool {
    fn into_f64(self) -> f64 {
        f64::from(u8::from(self))
    }
}

fn close(found: &Value, expected: f64, name: &str) {
    let found = found.as_f64().unwrap_or(f64::NAN);
    assert!(
        (found - expected).abs() < 1e-9 * expected.abs().max(1.0),
        "{name}: {found} instead of {expected}"
    );
}

/// Compares a figure with the one that follows from the means of the blocks.
fn compare(figure: &Value, blocks: &[f64], name: &str) {
    let n = blocks.len() as f64;
    let mean = blocks.iter().sum::<f64>() / n;
    let squares = blocks.iter().map(|one| (one - mean).powi(2)).sum::<f64>();
    let sd = (squares / (n - 1.0)).sqrt();
    assert_eq!(figure["n"], json!(blocks.len()), "{name}");
    close(&figure["mean"], mean, name);
    close(&figure["sd"], sd, name);
    let rho = 0.007_936;
    let root = (n * rho + 1.0).sqrt();
    let watched = sd * (2.0 * (n * rho + 1.0) / (n * n * rho) * (root / 0.05).ln()).sqrt();
    for (field, half) in [("interval", 1.96 * sd / n.sqrt()), ("sequence", watched)] {
        close(&figure[field][0], mean - half, name);
        close(&figure[field][1], mean + half, name);
    }
}

/// The square of the correlation.
fn explained(games: &[(f64, f64)]) -> f64 {
    let n = games.len() as f64;
    let [luck, result] = [
        games.iter().map(|g| g.0).sum::<f64>() / n,
        games.iter().map(|g| g.1).sum::<f64>() / n,
    ];
    let of = |f: fn(f64, f64) -> f64| {
        let terms = games.iter().map(|g| f(g.0 - luck, g.1 - result));
        terms.sum::<f64>()
    };
    of(|a, b| a * b).powi(2) / (of(|a, _| a * a) * of(|_, b| b * b))
}

fn figures_follow_from_the_journals<G: Judge>(plan: &Plan, blocks: u64) {
    let lab = Prepared::<G>::new(plan).unwrap();
    let file = played(&lab, plan, blocks, None).to_json();
    let players = lab.bots().len();
    // The means of each block, by set of rules and figure, and the games' luck and results.
    let mut means: Vec<BTreeMap<String, Vec<f64>>> = vec![BTreeMap::new(); plan.rules.len()];
    let mut games: Vec<Vec<Vec<(f64, f64)>>> = vec![Vec::new(); plan.rules.len()];
    for block in 0..blocks {
        let mut sums: Vec<BTreeMap<String, f64>> = vec![BTreeMap::new(); plan.rules.len()];
        let mut lucks: Vec<Vec<(f64, f64)>> = vec![Vec::new(); plan.rules.len()];
        for (name, journal, deal) in lab.journals(block) {
            let set = usize::from(name.ends_with("rules-2"));
            let rules = &plan.rules[set];
            let rules = RulesOf::<G>::new(&rules.edition, &rules.rules).unwrap();
            let turned = deal["game"].as_u64().unwrap() as usize / players;
            let described = describe::<G>(&rules, &journal, lab.kinds(), turned);
            lucks[set].push((described.luck, described.figures["starter"]));
            for (figure, value) in described.figures {
                *sums[set].entry(figure).or_default() += value / lab.games() as f64;
            }
        }
        for (set, sums) in sums.into_iter().enumerate() {
            for (figure, mean) in sums {
                means[set].entry(figure).or_default().push(mean);
            }
            games[set].push(std::mem::take(&mut lucks[set]));
        }
    }
    let figure = |all: &Value, name: &str| match name.strip_prefix("uses ") {
        Some(kind) => all["uses"][kind].clone(),
        None => all[name].clone(),
    };
    for (set, means) in means.iter().enumerate() {
        for (name, blocks) in means {
            let found = figure(&file["figures"][set], name);
            if name == "score" && plan.bots.iter().all(|bot| *bot == plan.bots[0]) {
                assert_eq!(found, Value::Null);
            } else {
                compare(&found, blocks, name);
            }
        }
    }
    if let [first, second] = &means[..] {
        for (name, blocks) in second.iter().filter(|(name, _)| *name != "score") {
            let differences: Vec<f64> = blocks
                .iter()
                .zip(&first[name])
                .map(|(b, a)| b - a)
                .collect();
            compare(&figure(&file["difference"], name), &differences, name);
        }
    }
    for (set, blocks) in games.iter().enumerate() {
        let found = &file["figures"][set]["luck"];
        let all = blocks.concat();
        if all.iter().all(|game| game.0 == 0.0) {
            assert_eq!(*found, Value::Null);
            continue;
        }
        close(&found["mean"], explained(&all), "luck");
        let without: Vec<f64> = (0..20)
            .map(|batch| {
                let kept = blocks.iter().enumerate().filter(|(n, _)| n % 20 != batch);
                explained(
                    &kept
                        .flat_map(|(_, games)| games.clone())
                        .collect::<Vec<_>>(),
                )
            })
            .collect();
        let center = without.iter().sum::<f64>() / 20.0;
        let squares = without.iter().map(|one| (one - center).powi(2));
        let error = (squares.sum::<f64>() * 19.0 / 20.0).sqrt();
        close(
            &found["sd"],
            error * (blocks.len() as f64).sqrt(),
            "error of luck",
        );
    }
}

#[test]
fn every_figure_of_nobles_follows_from_the_journals() {
    for bots in [&["greedy"][..], &["random", "greedy"]] {
        let plan = plan(bots, "duelo", &[json!({}), json!({"queen_bonus": 0})]);
        figures_follow_from_the_journals::<DuelingNobles>(&plan, 24);
    }
}

#[test]
fn every_figure_of_duel_follows_from_the_journals() {
    for bots in [&["greedy"][..], &["random", "greedy", "greedy"]] {
        let plan = plan(bots, "csatho", &[json!({}), json!({"damage_divisor": 1})]);
        figures_follow_from_the_journals::<Duel>(&plan, 4);
    }
}

/// Games with one noble each, so that thousands take a moment.
#[test]
fn intervals_cover_the_true_mean_as_often_as_they_say() {
    let short = json!({"opening_nobles": 1, "opening_hand": 3});
    let plan = plan(&["greedy"], "catsatcards", &[short]);
    let lab = NOBLES.open(&plan).unwrap();
    let (runs, blocks) = (400, 30);
    let mut whole = RunFile::new(&plan, &*lab, runs * blocks, None);
    let mut small = Vec::new();
    for run in 0..runs {
        let mut file = RunFile::new(&plan, &*lab, blocks, None);
        for block in run * blocks..(run + 1) * blocks {
            let played = lab.block(block);
            file.add(&*lab, &played);
            whole.add(&*lab, &played);
        }
        small.push(file.to_json());
    }
    let whole = whole.to_json();
    for metric in ["starter", "turns", "actions"] {
        let mean = whole["figures"][0][metric]["mean"].as_f64().unwrap();
        let covers = |file: &&Value| {
            let interval = &file["figures"][0][metric]["interval"];
            let [from, to] = [0, 1].map(|end| interval[end].as_f64().unwrap());
            (from..=to).contains(&mean)
        };
        let share = small.iter().filter(covers).count() as f64 / runs as f64;
        assert!((0.92..=0.98).contains(&share), "{metric}: {share}");
    }
}
