//! The laboratory: the same games on every run, exact zeros, and bots that see only what their player sees.

mod figures;
mod files;
mod nobles;
mod opponents;
#[path = "../common/paper.rs"]
mod paper;
mod story;

use std::collections::{BTreeMap, BTreeSet};

use courtyard_core::game::{Game, GameType, Preset, RulesOf, compose};
use courtyard_core::seat::Seat;
use courtyard_duel::Duel;
use courtyard_dueling_nobles::editions::SupportDecks;
use courtyard_dueling_nobles::{Action, DuelingNobles};
use courtyard_lab::figures::Metric;
use courtyard_lab::play::Position;
use courtyard_lab::{
    AnyLab, Bot, LabGame, Laboratory, MergeFault, Plan, PlanFault, Playouts, Purpose, RuleSet,
    RunFile, Shard, Sight, Streams, run,
};
use courtyard_session::journal::Opened;
use serde_json::{Map, Value, json};
use strum::VariantNames as _;

const NOBLES: &dyn AnyLab = &GameType::<DuelingNobles>::NEW;
const DUEL: &dyn AnyLab = &GameType::<Duel>::NEW;

fn plan(bots: &[&str], edition: &str, rules: &[Value]) -> Plan {
    let set = |rules: &Value| RuleSet {
        edition: edition.into(),
        rules: rules.as_object().cloned().unwrap_or_default(),
    };
    Plan {
        seed: 7,
        bots: bots.iter().map(|bot| (*bot).to_owned()).collect(),
        players: None,
        rules: rules.iter().map(set).collect(),
    }
}

fn played(lab: &dyn Laboratory, plan: &Plan, blocks: u64, shard: Option<Shard>) -> RunFile {
    let mut file = RunFile::new(plan, lab, blocks, shard);
    let Shard { place, of } = shard.unwrap_or(Shard { place: 0, of: 1 });
    // The order of the blocks changes nothing.
    for block in (0..blocks).rev().filter(|block| block % of == place) {
        file.add(lab, &lab.block(block));
    }
    file
}

#[test]
fn the_same_seed_gives_the_same_games() {
    for (game, edition) in [(NOBLES, "duelo"), (DUEL, "csatho")] {
        let plan = plan(&["greedy"], edition, &[json!({})]);
        let [one, other] = [(); 2].map(|()| game.open(&plan).unwrap());
        let blocks = |lab: &dyn Laboratory| (0..4).map(|b| lab.block(b)).collect::<Vec<_>>();
        assert_eq!(blocks(&*one), blocks(&*other));
        assert_ne!(one.block(0), one.block(1));
    }
}

#[test]
fn merged_shards_are_the_whole_run() {
    let plan = plan(&["greedy"], "csatho", &[json!({}), json!({"tie": "draw"})]);
    let lab = DUEL.open(&plan).unwrap();
    let whole = played(&*lab, &plan, 9, None);
    let shards = [2, 0, 1].map(|place| played(&*lab, &plan, 9, Some(Shard { place, of: 3 })));
    let read = |file: &RunFile| RunFile::read(&file.to_json().to_string()).unwrap();
    let mut merged = read(&shards[0]);
    for shard in &shards[1..] {
        merged.merge(&read(shard)).unwrap();
    }
    merged.complete();
    assert_eq!(merged.to_json().to_string(), whole.to_json().to_string());
}

#[test]
fn only_different_shards_of_one_run_are_merged() {
    let plan = plan(&["random"], "csatho", &[json!({})]);
    let lab = DUEL.open(&plan).unwrap();
    let shard = |place| played(&*lab, &plan, 2, Some(Shard { place, of: 2 }));
    let fault = |other: &RunFile| shard(0).merge(other).unwrap_err();
    assert_eq!(fault(&shard(0)), MergeFault::Twice(0));
    assert_eq!(fault(&played(&*lab, &plan, 2, None)), MergeFault::Whole);
    let mut other = shard(1);
    other.seed = 8;
    assert_eq!(fault(&other), MergeFault::Differs("seed"));
    let mut other = shard(1);
    other.counts.interrupted = true;
    assert_eq!(fault(&other), MergeFault::Interrupted);
    assert!(RunFile::read("{}").is_err());
}

#[test]
fn equal_rules_and_rules_that_cannot_matter_differ_by_exactly_zero() {
    let same = json!({});
    let cases = [
        (NOBLES, "catsatcards", same.clone()),
        // A rule for the table alone: the app records the same.
        (
            NOBLES,
            "catsatcards",
            json!({"spied_hand_stays_revealed": true}),
        ),
        (DUEL, "csatho", same),
        (DUEL, "csatho", json!({"reinforcement_cards": 3})),
    ];
    for (game, edition, second) in cases {
        let plan = plan(&["greedy"], edition, &[json!({}), second]);
        let lab = game.open(&plan).unwrap();
        let file = played(&*lab, &plan, 5, None);
        let difference = file.counts.difference.unwrap();
        let mut sums = difference.metrics.values().chain(difference.uses.values());
        assert!(sums.all(|sum| sum.sum == 0 && sum.squares == 0));
    }
}

#[test]
fn a_rule_that_matters_changes_something() {
    let plan = plan(
        &["greedy"],
        "catsatcards",
        &[json!({}), json!({"opening_nobles": 1})],
    );
    let lab = NOBLES.open(&plan).unwrap();
    let turns = played(&*lab, &plan, 5, None)
        .counts
        .difference
        .unwrap()
        .metrics["turns"];
    assert!(turns.sum < 0);
}

/// The usual extent of a test, or the full one with `COURTYARD_THOROUGH`.
fn extent(usual: u64, full: u64) -> u64 {
    match std::env::var_os("COURTYARD_THOROUGH") {
        Some(_) => full,
        None => usual,
    }
}

/// Every game of every edition is a journal that the referee accepts to its end, and the figures are those of the
/// journals.
fn journals_agree<G: LabGame>(plan: &Plan, blocks: u64) {
    let lab = run::Prepared::<G>::new(plan).unwrap();
    for block in 0..blocks {
        let mut turns = 0;
        let mut uses: BTreeMap<&str, i64> = BTreeMap::new();
        for (_, journal, deal) in lab.journals(block) {
            let reading = Opened::new(&journal[..]).unwrap().read::<G>().unwrap();
            assert!(reading.fault.is_none(), "{:?}", reading.fault);
            let session = reading.session;
            turns += i64::from(G::turn(session.table()));
            let winner = G::outcome(session.table()).map(|o| json!({"winner": o.winner()}));
            assert_eq!(deal["result"], json!(winner));
            for (_, action) in session.applied() {
                *uses.entry(G::kind(action)).or_default() += 1;
            }
        }
        let played = lab.block(block);
        let side = &played.sides[0];
        let place = Metric::ALL
            .iter()
            .position(|m| *m == Metric::Turns)
            .unwrap();
        assert_eq!(side.metrics[place], Some(turns));
        for (kind, count) in lab.kinds().iter().zip(&side.uses) {
            assert_eq!(*count, uses.get(kind).copied().unwrap_or(0), "{kind}");
        }
    }
}

#[test]
fn journals_of_nobles_are_accepted_and_give_the_same_figures() {
    for edition in <<DuelingNobles as Game>::Edition as Preset>::NAMES {
        for decks in SupportDecks::VARIANTS {
            for bots in [&["random"][..], &["greedy", "random"]] {
                let plan = plan(bots, edition, &[json!({"support_decks": decks})]);
                journals_agree::<DuelingNobles>(&plan, extent(2, 340));
            }
        }
    }
}

#[test]
fn journals_of_duel_are_accepted_and_give_the_same_figures() {
    let all = json!({"reinforcements": true, "hidden_ally": true, "out_when": "empty"});
    for rules in [json!({}), all] {
        for bots in [
            &["random"; 2][..],
            &["greedy", "random"],
            &["greedy"; 3],
            &["random"; 6],
        ] {
            let plan = plan(bots, "csatho", std::slice::from_ref(&rules));
            journals_agree::<Duel>(&plan, extent(2, 70));
        }
    }
}

/// An action without the parts that the dealer adds; its cards in their order.
fn claim(action: &Action) -> Value {
    let mut claim = json!(action);
    if let Some(dice) = claim["dice"].as_array().map(Vec::len) {
        claim["dice"] = json!(dice);
    }
    if let Some(cards) = claim["cards"].as_array_mut() {
        cards.sort_by_key(Value::to_string);
    }
    let fields = claim.as_object_mut().unwrap();
    fields.remove("virtual");
    fields.remove("seen");
    if fields["type"] == "recruit" {
        fields.remove("noble");
    }
    claim
}

#[test]
fn the_moves_of_a_hand_are_all_legal_actions_with_its_cards() {
    for decks in SupportDecks::VARIANTS {
        moves_are_the_legal_actions(&nobles("original", decks));
    }
}

/// The rules of an edition with these support decks.
fn nobles(edition: &str, decks: &str) -> RulesOf<DuelingNobles> {
    let house = Map::from_iter([("support_decks".to_owned(), json!(decks))]);
    RulesOf::<DuelingNobles>::new(edition, &house).unwrap()
}

fn moves_are_the_legal_actions(rules: &RulesOf<DuelingNobles>) {
    let bot = Bot::new("random", &DuelingNobles::kinds_counted()).unwrap();
    let mut positions = 0;
    let streams = Streams { seed: 6, block: 0 };
    run::observe::<DuelingNobles>(rules, &[&bot, &bot], streams, |position| {
        let Position {
            table, deal, seat, ..
        } = position;
        if DuelingNobles::turn(table) == 0 {
            return;
        }
        positions += 1;
        let mut moves = Vec::new();
        DuelingNobles::moves(&DuelingNobles::view(rules, table, deal, seat), &mut moves);
        let listed: BTreeSet<String> = moves
            .iter()
            .map(|one| {
                let mut deal = deal.clone();
                let action = DuelingNobles::carry_out(&mut deal, seat, one).unwrap();
                assert!(DuelingNobles::check(rules, table, &action).is_ok());
                claim(&action).to_string()
            })
            .collect();
        assert_eq!(listed.len(), moves.len());
        let hand = &DuelingNobles::dealt(deal)["dealt"][seat.number()];
        let is_held = |card: &Value| hand.as_array().unwrap().contains(card);
        let possible = |claim: &Value| {
            let is_own = claim["seat"].is_null() || claim["seat"] == json!(seat);
            let mut cards = claim["cards"].as_array().into_iter().flatten();
            let is_left_out = claim["type"] == "concede" || claim["type"] == "adjust";
            let card = &claim["card"];
            is_own && !is_left_out && cards.all(is_held) && (card.is_null() || is_held(card))
        };
        let legal = compose::legal::<DuelingNobles>(rules, table);
        let legal: BTreeSet<String> = legal
            .iter()
            .map(claim)
            .filter(possible)
            .filter(|claim| claim["type"] != "note")
            .map(|claim| claim.to_string())
            .collect();
        assert_eq!(listed, legal);
    });
    assert!(positions > 100);
}

/// Whether each choice stays the same when all cards that its player cannot see get new places. The games are those of
/// `greedy`, and one of `every` positions is tried.
fn sees_only_its_own<G: LabGame>(name: &str, rules: &RulesOf<G>, players: usize, every: u64) {
    let [bot, greedy] = [name, "greedy"].map(|bot| Bot::new(bot, &G::kinds_counted()).unwrap());
    let bots = vec![&greedy; players];
    let mut playouts = Playouts::default();
    let mut decisions = 0;
    for block in 0..2 {
        let streams = Streams { seed: 3, block };
        run::observe::<G>(rules, &bots, streams, |position| {
            let Position {
                table,
                record,
                deal,
                seat,
                ..
            } = position;
            let mut choose = |deal: &G::Deal| {
                let sight = Sight::<G> {
                    rules,
                    table,
                    record,
                    players,
                    seat,
                    view: G::view(rules, table, deal, seat),
                };
                let mut moves = Vec::new();
                G::moves(&sight.view, &mut moves);
                let chance = || streams.at(Purpose::Bot(seat), 5);
                let random = &mut chance();
                let place = bot.choose(&sight, &mut moves, &mut playouts, random, chance);
                moves.swap_remove(place)
            };
            decisions += 1;
            if decisions % every != 0 {
                return;
            }
            let view = G::view(rules, table, deal, seat);
            let streams = Streams {
                seed: 99,
                block: decisions,
            };
            let other = G::suppose(rules, table, record, Some(&view), streams).unwrap();
            assert!(G::agrees(table, record, &other));
            assert_eq!(choose(deal), choose(&other));
        });
    }
    assert!(decisions > 50);
}

#[test]
fn no_choice_depends_on_hidden_cards() {
    let all = json!({"reinforcements": true, "hidden_ally": true, "supports_per_side": 2});
    for (bot, every) in [("random", 1), ("greedy", 1), ("search:4", extent(20, 2))] {
        for decks in SupportDecks::VARIANTS {
            let rules = nobles("catsatcards", decks);
            sees_only_its_own::<DuelingNobles>(bot, &rules, 2, every);
        }
        let rules = RulesOf::<Duel>::new("csatho", all.as_object().unwrap()).unwrap();
        sees_only_its_own::<Duel>(bot, &rules, 3, every);
    }
}

/// From no player's view, too, every supposed deal agrees with the table and the record of a game, and the game can be
/// played on from it.
fn deals_agree<G: LabGame>(rules: &RulesOf<G>, players: usize) {
    let bot = Bot::new("random", &G::kinds_counted()).unwrap();
    let mut playouts = Playouts::<G>::default();
    let mut positions = 0;
    let streams = Streams { seed: 4, block: 0 };
    run::observe::<G>(rules, &vec![&bot; players], streams, |position| {
        positions += 1;
        let (table, record) = (position.table, position.record);
        let streams = Streams {
            seed: 5,
            block: positions,
        };
        let deal = G::suppose(rules, table, record, None, streams).unwrap();
        assert!(G::agrees(table, record, &deal));
        if positions % 16 == 0 {
            let outcome = playouts.play(rules, table.clone(), deal, None);
            assert!(outcome.is_some());
        }
    });
    assert!(positions > 50);
}

#[test]
fn supposed_deals_agree_with_the_table_and_the_record() {
    for edition in <<DuelingNobles as Game>::Edition as Preset>::NAMES {
        for decks in SupportDecks::VARIANTS {
            deals_agree::<DuelingNobles>(&nobles(edition, decks), 2);
        }
    }
    let all = json!({"reinforcements": true, "hidden_ally": true, "supports_per_side": 2});
    for (rules, players) in [(json!({}), 2), (all, 4)] {
        let rules = RulesOf::<Duel>::new("csatho", rules.as_object().unwrap()).unwrap();
        deals_agree::<Duel>(&rules, players);
    }
}

#[test]
fn supposed_hands_have_each_hidden_card_equally_often() {
    let rules = RulesOf::<DuelingNobles>::new("catsatcards", &Map::new()).unwrap();
    let streams = |block| Streams { seed: 8, block };
    let table = DuelingNobles::table(&rules, 2);
    let record = DuelingNobles::record(&rules, 2);
    let deal = DuelingNobles::deal(&rules, 2, 0, streams(0));
    let view = DuelingNobles::view(&rules, &table, &deal, Seat::ZERO);
    let mut cards = BTreeMap::<String, u32>::new();
    for block in 1..2000 {
        let other =
            DuelingNobles::suppose(&rules, &table, &record, Some(&view), streams(block)).unwrap();
        let dealt = DuelingNobles::dealt(&other);
        assert_eq!(dealt["dealt"][0], DuelingNobles::dealt(&deal)["dealt"][0]);
        for card in dealt["dealt"][1].as_array().unwrap() {
            *cards.entry(card.to_string()).or_default() += 1;
        }
    }
    let counts: Vec<u32> = cards.into_values().collect();
    // The 34 cards that the player does not hold, and the 99.9 % quantile for 33 degrees of freedom.
    assert_eq!(counts.len(), 34);
    assert!(chi_square(&counts) < 63.9);
}

/// How far counts are from being equal.
fn chi_square(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts
        .iter()
        .map(|n| (f64::from(*n) - expected).powi(2) / expected)
        .sum::<f64>()
}

#[test]
fn dice_and_dealt_cards_are_fair() {
    let mut faces = [0_u32; 6];
    let mut cards = BTreeMap::<String, u32>::new();
    let lab = NOBLES
        .open(&plan(&["random"], "catsatcards", &[json!({})]))
        .unwrap();
    let seat = Seat::ZERO;
    let blocks = 1500;
    for block in 0..blocks {
        let mut chance = Streams { seed: 5, block }.at(Purpose::Dice(seat), 0);
        for _ in 0..8 {
            faces[usize::from(chance.die().pips()) - 1] += 1;
        }
        let rules = RulesOf::<DuelingNobles>::new("catsatcards", &Map::new()).unwrap();
        let deal = DuelingNobles::deal(&rules, 2, 0, Streams { seed: 5, block });
        for card in DuelingNobles::dealt(&deal)["dealt"][0].as_array().unwrap() {
            *cards.entry(card.to_string()).or_default() += 1;
        }
    }
    drop(lab);
    // The 99.9 % quantiles for 5 and 39 degrees of freedom.
    assert!(chi_square(&faces) < 20.5);
    let counts: Vec<u32> = cards.into_values().collect();
    assert_eq!(counts.len(), 40);
    assert!(chi_square(&counts) < 72.1);
}

#[test]
fn greedy_beats_random() {
    for (game, edition) in [(NOBLES, "catsatcards"), (DUEL, "csatho")] {
        let plan = plan(&["greedy", "random"], edition, &[json!({})]);
        let lab = game.open(&plan).unwrap();
        let file = played(&*lab, &plan, 10, None);
        let score = file.counts.rules[0].metric(Metric::Score, file.games_per_block());
        let score = score.map(|figure| figure.mean);
        assert!(
            score.is_some_and(|score| score > 0.8),
            "{edition}: {score:?}"
        );
    }
}

/// Each of two players who look ahead would rather be attacked than attack.
#[test]
fn two_bots_that_look_ahead_do_not_wait_for_each_other() {
    let plan = plan(&["search:8"], "catsatcards", &[json!({})]);
    let lab = NOBLES.open(&plan).unwrap();
    let [side] = &lab.block(0).sides[..] else {
        panic!("one set of rules has one side");
    };
    let lengths: Vec<&u64> = side.lengths.keys().collect();
    assert!(lengths.iter().all(|turns| **turns < 70), "{lengths:?}");
}

#[test]
fn a_plan_that_cannot_be_played_says_why() {
    let fault = |plan: &Plan| NOBLES.open(plan).err().unwrap();
    let one = &[json!({})];
    assert!(matches!(
        fault(&plan(&["clever"], "duelo", one)),
        PlanFault::Bot(_)
    ));
    assert!(matches!(
        fault(&plan(&["greedy-attack"], "duelo", one)),
        PlanFault::Bot(_)
    ));
    assert_eq!(
        fault(&plan(&["greedy"; 3], "duelo", one)),
        PlanFault::Players(3)
    );
    assert!(matches!(
        fault(&plan(&["greedy"], "origami", one)),
        PlanFault::Rules(_)
    ));
    assert!(NOBLES.open(&plan(&["greedy-spy"], "duelo", one)).is_ok());
}
