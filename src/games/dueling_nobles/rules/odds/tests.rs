//! Compares the chances with a second computation that enumerates all hands and dice, and with the table.

use arrayvec::ArrayVec;
use proptest::prelude::*;
use serde_json::json;

use super::*;
use crate::rules::Edition;
use crate::rules::duel::{Played, Score, Verdict, verdict};
use crate::rules::pieces::Weapon;
use courtyard_core::dice::{Dice, Die};
use courtyard_core::game::Preset;

const ATTACKER: EitherSeat = EitherSeat::Zero;
const DEFENDER: EitherSeat = EitherSeat::One;

fn cards(text: &str) -> CardSet {
    text.split_whitespace()
        .map(|c| c.parse::<Card>().unwrap())
        .collect()
}

fn noble(text: &str) -> Noble {
    Noble::from_card(text.parse().unwrap()).unwrap()
}

/// Everything that the chances depend on.
#[derive(Debug, Clone)]
struct Case {
    rules: Rules,
    contest: Contest,
    /// The visible cards of each deck, and its size.
    decks: PerDeck<(CardSet, usize)>,
    hands: Pair<Hand>,
}

impl Case {
    fn hidden(&self) -> Hidden {
        Hidden::new(&self.decks, self.hands).unwrap()
    }
}

// The simple computation. It shares only the types with the other one.

/// All choices of this number of cards.
fn every(cards: &[Support], n: usize) -> Vec<Vec<Support>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, &card) in cards.iter().enumerate() {
        for mut further in every(&cards[i + 1..], n - 1) {
            further.push(card);
            all.push(further);
        }
    }
    all
}

/// All plays of a hand, including none.
fn plays(noble: Noble, hand: &[Support]) -> Vec<Played> {
    (0..=noble.support_cards())
        .flat_map(|n| every(hand, n))
        .map(|cards| cards.into_iter().collect())
        .collect()
}

/// All throws that a side can still make; rolled dice stay.
fn throws(fighter: &Fighter) -> Vec<Dice> {
    if let Some(dice) = fighter.dice {
        return vec![dice];
    }
    let faces = Die::FACES.into_iter();
    if fighter.noble.is_king() {
        faces
            .flat_map(|a| Die::FACES.map(|b| Dice::Two(a, b)))
            .collect()
    } else {
        faces.map(Dice::One).collect()
    }
}

fn with(fighter: &Fighter, dice: Dice, cards: Played) -> Fighter {
    Fighter {
        dice: Some(dice),
        cards: Some(cards),
        ..fighter.clone()
    }
}

fn holding(hand: Hand, dealt: &[Support]) -> Vec<Support> {
    let known = hand.known.iter().filter_map(Support::from_card);
    known.chain(dealt.iter().copied()).collect()
}

fn without(cards: &[Support], taken: &[Support]) -> Vec<Support> {
    cards
        .iter()
        .copied()
        .filter(|c| !taken.contains(c))
        .collect()
}

/// The hidden cards of the deck that the player uses.
fn pool(case: &Case, seat: EitherSeat) -> Vec<Support> {
    let (open, _) = case.decks[seat];
    let users = case.decks.users(seat);
    let is_known = |card: Card| users.iter().any(|s| case.hands[*s].known.contains(card));
    Support::all()
        .filter(|c| !open.contains(c.card()) && !is_known(c.card()))
        .collect()
}

/// Number of wins, ties and losses of the attacker, case by case.
fn counted(case: &Case) -> [u128; 3] {
    let [attacker, defender] = &case.contest.fighters.0;
    let sum = |fighter: &Fighter| fighter.score(&case.rules);
    let pool = pool(case, ATTACKER);
    let mut ends = [0; 3];
    for dealt in every(&pool, case.hands[ATTACKER].unknown) {
        let hand = holding(case.hands[ATTACKER], &dealt);
        let attack = match &attacker.cards {
            None => {
                let most = |play: &Played| {
                    let sum = sum(&Fighter {
                        cards: Some(play.clone()),
                        ..attacker.clone()
                    });
                    (sum.critical, sum.total)
                };
                plays(attacker.noble, &hand)
                    .into_iter()
                    .max_by_key(most)
                    .unwrap()
            }
            Some(cards) => cards.clone(),
        };
        let left = match case.decks {
            PerDeck::Shared(_) => without(&pool, &dealt),
            PerDeck::Each(_) => self::pool(case, DEFENDER),
        };
        for dealt in every(&left, case.hands[DEFENDER].unknown) {
            let hand = holding(case.hands[DEFENDER], &dealt);
            let answers = match &defender.cards {
                Some(cards) => vec![cards.clone()],
                None => plays(defender.noble, &hand),
            };
            for pips in throws(attacker) {
                let attack = sum(&with(attacker, pips, attack.clone()));
                for pips in throws(defender) {
                    let defences = answers
                        .iter()
                        .map(|play| sum(&with(defender, pips, play.clone())));
                    let defences: Vec<Score> = defences.collect();
                    let least = |end: Verdict| {
                        defences
                            .iter()
                            .filter(|defence| verdict(attack, **defence) == end)
                            .min_by_key(|defence| defence.total)
                    };
                    ends[match (least(Verdict::Defender), least(Verdict::Tie)) {
                        (Some(_), _) => 2,
                        (None, Some(_)) => 1,
                        (None, None) => 0,
                    }] += 1;
                }
            }
        }
    }
    ends
}

fn of_all([win, tie, loss]: [u128; 3]) -> Chances {
    let of_all = |cases| Fraction::new(cases, win + tie + loss).unwrap();
    Chances {
        win: of_all(win),
        tie: of_all(tie),
        loss: of_all(loss),
    }
}

/// Number of hands that win, tie or do neither, and whether a pair is needed to win.
fn answered(case: &Case, by: EitherSeat) -> ([u128; 3], bool) {
    let own = &case.contest.fighters[by];
    let end = match by {
        ATTACKER => Verdict::Attacker,
        DEFENDER => Verdict::Defender,
    };
    let ends = |play: &Played| {
        let mut contest = case.contest.clone();
        contest.fighters[by].cards = Some(play.clone());
        let [attack, defence] = contest.fighters.0.map(|f| f.score(&case.rules));
        verdict(attack, defence)
    };
    let hand = case.hands[by];
    let (mut hands, mut with_one, mut with_two) = ([0; 3], false, false);
    for dealt in every(&pool(case, by), hand.unknown) {
        let plays = plays(own.noble, &holding(hand, &dealt));
        let winning = plays.iter().filter(|play| ends(play) == end);
        with_one |= winning.clone().any(|play| play.len() < 2);
        with_two |= winning.clone().any(|play| play.len() == 2);
        let place = match winning.count() {
            0 if plays.iter().any(|play| ends(play) == Verdict::Tie) => 1,
            0 => 2,
            _ => 0,
        };
        hands[place] += 1;
    }
    (hands, with_two && !with_one)
}

fn agrees(case: &Case) {
    let hidden = case.hidden();
    let cards = case.contest.cards(&case.rules, &hidden);
    assert_eq!(cards, of_all(counted(case)));
    let mut bare = Case {
        hands: Pair::default(),
        ..case.clone()
    };
    for fighter in &mut bare.contest.fighters.0 {
        fighter.cards.get_or_insert_default();
    }
    assert_eq!(case.contest.dice(&case.rules), of_all(counted(&bare)));
    let answer = case.contest.answer(&case.rules, &hidden);
    assert_eq!(answer.map(|a| a.by), case.contest.supporter());
    let Some(answer) = answer else {
        return;
    };
    let (hands, pair_needed) = answered(case, answer.by);
    let Chances { win, tie, loss } = of_all(hands);
    assert_eq!((answer.win, answer.tie, answer.none), (win, tie, loss));
    assert_eq!(answer.pair_needed, pair_needed);
    // Each single card as the whole hand.
    for card in Support::all() {
        let hand = Hand {
            known: [card.card()].into_iter().collect(),
            unknown: 0,
        };
        let mut hands = Pair::default();
        hands[answer.by] = hand;
        let alone = Case {
            hands,
            ..case.clone()
        };
        let ahead = answered(
            &Case {
                hands: Pair::default(),
                ..case.clone()
            },
            answer.by,
        );
        let (end, _) = answered(&alone, answer.by);
        let found = |singles: Singles| {
            [singles.wins, singles.ties].map(|set| u128::from(set.contains(card.card())))
        };
        // Cards that do not improve on playing none are listed as well.
        let expected = match ahead.0 {
            [1, 0, 0] => [1, 0],
            _ => [end[0], end[1]],
        };
        let places = [
            (pool(case, answer.by).contains(&card), answer.pool),
            (
                case.hands[answer.by].known.contains(card.card()),
                answer.held,
            ),
        ];
        for (there, singles) in places {
            let ties_by_nothing = ahead.0 == [0, 1, 0] && end == [0, 1, 0];
            if there && ties_by_nothing {
                // Playing no card would tie as well: the card may or may not tie by itself.
            } else if there {
                assert_eq!(found(singles), expected, "{card}");
            } else {
                assert_eq!(found(singles), [0, 0], "{card}");
            }
        }
    }
}

// Cases.

fn rules() -> impl Strategy<Value = Rules> {
    let edition = prop::sample::select(Edition::ALL.to_vec());
    let number = || prop_oneof![0..=14_u16, 0..=999_u16];
    let house = prop_oneof![
        2 => Just(json!({})),
        3 => (0..=14_u16, 0..=14_u16, 0..=14_u16, 0..=4_u16, 0..=12_u16).prop_map(|(king, queen, jack, bonus, adrenaline)| json!({
            "base_strength": {"king": king, "queen": queen, "jack": jack},
            "queen_bonus": bonus,
            "adrenaline": adrenaline,
        })),
        1 => (number(), number(), number(), number(), number()).prop_map(|(king, queen, jack, bonus, adrenaline)| json!({
            "base_strength": {"king": king, "queen": queen, "jack": jack},
            "queen_bonus": bonus,
            "adrenaline": adrenaline,
        })),
    ];
    (edition, house).prop_map(|(edition, house)| {
        Rules::new(edition.name(), house.as_object().unwrap()).unwrap()
    })
}

/// A case with at most this number of cards in the pool. With `thrown`, all dice have been thrown.
fn case(most: usize, thrown: bool) -> impl Strategy<Value = Case> {
    let deck: Vec<Support> = Support::all().collect();
    let nobles: Vec<Noble> = Noble::all().collect();
    let weapons: Vec<Weapon> = Support::all().filter_map(Weapon::from_support).collect();
    let dice = move || {
        let pips = prop::sample::select(Die::FACES.to_vec());
        let two = (pips.clone(), pips).prop_map(Some);
        if thrown {
            two.boxed()
        } else {
            prop_oneof![Just(None), two].boxed()
        }
    };
    let side = move || (0..=4_u32, prop::bool::weighted(0.3), dice(), any::<bool>());
    (
        rules(),
        Just(nobles).prop_shuffle(),
        // Few suits make adrenaline frequent, and small pools also need Aces.
        Just(deck).prop_shuffle(),
        Just(weapons).prop_shuffle(),
        (side(), side()),
        (0..=most, 0..=3_usize, 0..=3_usize),
        (any::<prop::sample::Index>(), any::<prop::sample::Index>()),
        (0..5_u8, 0..=2_usize, 0..=2_usize),
    )
        .prop_map(
            |(rules, nobles, deck, weapons, sides, counts, shares, (played_by, one, two))| {
                let fighter = |place: usize,
                               (others, armed, dice, double): (
                    u32,
                    bool,
                    Option<(Die, Die)>,
                    bool,
                )| {
                    let noble = nobles[place];
                    Fighter {
                        others,
                        weapon: armed.then(|| weapons[place]),
                        dice: dice.map(|(a, b)| {
                            if noble.is_king() && double {
                                Dice::Two(a, b)
                            } else {
                                Dice::One(a)
                            }
                        }),
                        ..Fighter::new(noble)
                    }
                };
                let mut fighters = Pair([fighter(0, sides.0), fighter(1, sides.1)]);
                let mut deck: ArrayVec<Support, 40> = deck
                    .into_iter()
                    .filter(|c| {
                        !(fighters.0.iter()).any(|f| f.weapon.is_some_and(|w| w.support() == *c))
                    })
                    .collect();
                let take = |count: usize, deck: &mut ArrayVec<Support, 40>| -> Vec<Support> {
                    let left = deck.len() - count.min(deck.len());
                    deck.drain(left..).collect()
                };
                // Usually nobody has played, sometimes the attacker or both.
                let played = [(ATTACKER, one), (DEFENDER, two)];
                let played = played
                    .into_iter()
                    .take(usize::from(played_by.saturating_sub(2)));
                for (seat, count) in played {
                    let most = fighters[seat].noble.support_cards();
                    let cards = take(count.min(most), &mut deck);
                    fighters[seat].cards = Some(cards.into_iter().collect());
                }
                let (size, known, known_other) = counts;
                let set = |cards: Vec<Support>| cards.into_iter().map(Support::card).collect();
                let known = set(take(known, &mut deck));
                let known_other = set(take(known_other, &mut deck));
                let pool: CardSet = set(take(size, &mut deck));
                let unknown = shares.0.index(pool.len() + 1);
                let unknown_other = shares.1.index(pool.len() - unknown + 1);
                let everything: CardSet = Support::all().map(Support::card).collect();
                let open = everything
                    .difference(pool)
                    .difference(known)
                    .difference(known_other);
                let deck = pool.len() - unknown - unknown_other;
                Case {
                    rules,
                    contest: Contest {
                        attacker: ATTACKER,
                        fighters,
                    },
                    decks: PerDeck::Shared((open, deck)),
                    hands: Pair([
                        Hand { known, unknown },
                        Hand {
                            known: known_other,
                            unknown: unknown_other,
                        },
                    ]),
                }
            },
        )
}

/// A case of two decks: the attacker of one case, whose deck has the cards of the other hand too, against the defender of
/// another one.
fn apart(most: usize, thrown: bool) -> impl Strategy<Value = Case> {
    (case(most, thrown), case(most, thrown)).prop_map(|(one, two)| {
        let decks = Pair([(ATTACKER, &one), (DEFENDER, &two)].map(|(seat, case)| {
            let (open, deck) = case.decks[seat];
            let other = case.hands[seat.other()];
            (open.union(other.known), deck + other.unknown)
        }));
        let [attacker, _] = one.contest.fighters.0;
        let [_, defender] = two.contest.fighters.0;
        Case {
            rules: one.rules,
            contest: Contest {
                attacker: ATTACKER,
                fighters: Pair([attacker, defender]),
            },
            decks: PerDeck::Each(decks),
            hands: Pair([one.hands[ATTACKER], two.hands[DEFENDER]]),
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn enumerating_all_hands_and_dice_gives_the_same_chances(case in case(5, false)) {
        agrees(&case);
    }

    #[test]
    fn enumerating_hands_of_two_decks_gives_the_same_chances(case in apart(4, false)) {
        agrees(&case);
    }

    #[test]
    fn enumerating_hands_of_medium_pools_gives_the_same_chances(case in case(8, true)) {
        agrees(&case);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn enumerating_hands_of_large_pools_gives_the_same_chances(case in case(12, true)) {
        agrees(&case);
    }
}

/// Two nobles with nothing rolled, six cards in each hand and the rest in the deck.
fn opening(attacker: &str, defender: &str) -> Case {
    let side = |card: &str| Fighter {
        others: 2,
        ..Fighter::new(noble(card))
    };
    let hand = Hand {
        known: CardSet::EMPTY,
        unknown: 6,
    };
    Case {
        rules: Rules::from(Edition::Catsatcards),
        contest: Contest {
            attacker: ATTACKER,
            fighters: Pair([attacker, defender].map(side)),
        },
        decks: PerDeck::Shared((CardSet::EMPTY, 28)),
        hands: Pair([hand, hand]),
    }
}

/// The deals of full pools are too many to enumerate, so 20,000 deals and throws are sampled: the shares of wins and
/// ties are within five standard deviations of the chances. A correct chance fails this about once in a million cases;
/// the sample is the same in every run.
#[test]
fn chances_of_full_pools_agree_with_samples() {
    const SAMPLES: usize = 20_000;
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut random = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as usize % below
    };
    for (attacker, defender) in [
        ("Kh", "Kd"),
        ("Qs", "Kd"),
        ("Jc", "Qh"),
        ("Qd", "Js"),
        ("Jh", "Jd"),
        ("Kc", "Qc"),
    ] {
        let case = opening(attacker, defender);
        let exact = case.contest.cards(&case.rules, &case.hidden());
        let mut sampled = [0_u32; 3];
        for _ in 0..SAMPLES {
            let mut deck: Vec<Support> = Support::all().collect();
            let mut hand = || -> CardSet {
                (0..6)
                    .map(|_| deck.swap_remove(random(deck.len())).card())
                    .collect()
            };
            let (attack, defence) = (hand(), hand());
            let mut dealt = case.clone();
            dealt.hands = Pair([attack, defence].map(|known| Hand { known, unknown: 0 }));
            for fighter in &mut dealt.contest.fighters.0 {
                let all = throws(fighter);
                fighter.dice = Some(all[random(all.len())]);
            }
            let [win, tie, loss] = counted(&dealt);
            let end = [win, tie, loss].iter().position(|n| *n == 1).unwrap();
            sampled[end] += 1;
        }
        for (chance, count) in [exact.win, exact.tie, exact.loss].into_iter().zip(sampled) {
            let p = chance.to_f64();
            let sigma = (p * (1.0 - p) / SAMPLES as f64).sqrt();
            let share = f64::from(count) / SAMPLES as f64;
            assert!(
                (share - p).abs() <= 5.0 * sigma,
                "{attacker} against {defender}: {share} is not {p}"
            );
        }
    }
}

#[test]
fn known_cards_decide_by_themselves() {
    let mut case = opening("Qs", "Qd");
    case.hands[ATTACKER] = Hand {
        known: cards("As"),
        unknown: 0,
    };
    case.hands[DEFENDER] = Hand {
        known: cards("Ad 10d"),
        unknown: 0,
    };
    case.decks[ATTACKER].1 = 37;
    let both = case.contest.cards(&case.rules, &case.hidden());
    assert_eq!(both.tie, Fraction::ONE);
    case.hands[DEFENDER].known = cards("10d");
    case.decks[ATTACKER].1 = 38;
    let one = case.contest.cards(&case.rules, &case.hidden());
    assert_eq!(one.win, Fraction::ONE);
}

#[test]
fn an_answer_lists_sufficient_cards_and_their_chances() {
    let mut case = opening("Qs", "Kd");
    let [one, .., six] = Die::FACES;
    case.contest.fighters[ATTACKER].dice = Some(Dice::One(one)); // 12 + 6 + 1
    case.contest.fighters[DEFENDER].dice = Some(Dice::Two(six, six)); // 13 + 12
    let answer = case.contest.answer(&case.rules, &case.hidden()).unwrap();
    assert_eq!(answer.by, ATTACKER);
    assert_eq!(
        answer.pool.wins,
        cards("As Ah Ac Ad 5s 6s 7s 8s 9s 10s 7h 8h 9h 10h 7c 8c 9c 10c 7d 8d 9d 10d")
    );
    assert_eq!(answer.pool.ties, cards("4s 6h 6c 6d"));
    assert!(!answer.pair_needed);
    // Six cards of the 18 that do not win, of all 40: 18,564 of 3,838,380 hands.
    let hands = 3_838_380;
    assert_eq!(answer.win, Fraction::new(hands - 18_564, hands).unwrap());
    // In none of them is one of the four cards that tie: six cards of 14.
    assert_eq!(answer.none, Fraction::new(3003, hands).unwrap());
}

#[test]
fn two_decks_are_counted_apart() {
    let mut case = opening("Jh", "Jd");
    // The attacker's deck has only Aces and 2s, and the other one has no Aces.
    let aces = CardSet::of_ranks(&[Rank::Ace]);
    let low = aces.union(CardSet::of_ranks(&[Rank::Two]));
    let open = [Support::SET.difference(low), aces];
    case.hands = Pair([1, 6].map(|unknown| Hand {
        known: CardSet::EMPTY,
        unknown,
    }));
    case.decks = PerDeck::Each(Pair([(open[0], 7), (open[1], 30)]));
    let [one, .., six] = Die::FACES;
    for (seat, die) in [(ATTACKER, one), (DEFENDER, six)] {
        case.contest.fighters[seat].dice = Some(Dice::One(die));
    }
    // An Ace wins, and a 2 loses.
    let chances = case.contest.cards(&case.rules, &case.hidden());
    assert_eq!(chances.win, Fraction::new(1, 2).unwrap());
    assert_eq!(chances.tie, Fraction::ZERO);
    let short = PerDeck::Each(Pair([(open[0], 7), (open[1], 29)]));
    let hidden = Hidden::new(&short, case.hands);
    assert_eq!(hidden, Err(CardsMissing { missing: 1 }));
}

#[test]
fn inconsistent_counts_leave_only_the_dice() {
    let case = opening("Kh", "Jd");
    let hidden = Hidden::new(&PerDeck::Shared((CardSet::EMPTY, 27)), case.hands);
    assert_eq!(hidden, Err(CardsMissing { missing: 1 }));
    let odds = DuelOdds::new(&case.rules, &case.contest, hidden);
    assert_eq!(odds.dice, case.contest.dice(&case.rules));
    let json = odds.to_json();
    assert_eq!(json["cards"], Value::Null);
    assert_eq!(json["why"], CardsMissing::CODE);
    assert_eq!(json["step"], "roll");
}

#[test]
fn the_mean_luck_of_all_throws_is_zero() {
    for edition in Edition::ALL {
        let rules = Rules::from(*edition);
        // Suits have no effect on dice.
        for attacker in ["Kh", "Qh", "Jh"].map(noble) {
            for defender in ["Ks", "Qs", "Js"].map(noble) {
                let fighters = [attacker, defender].map(|noble| Fighter {
                    others: 1,
                    ..Fighter::new(noble)
                });
                let mut luck = Share::ZERO;
                for attack in throws(&fighters[0]) {
                    for defence in throws(&fighters[1]) {
                        let contest = Contest {
                            attacker: ATTACKER,
                            fighters: Pair([
                                with(&fighters[0], attack, Played::new()),
                                with(&fighters[1], defence, Played::new()),
                            ]),
                        };
                        for verdict in [Verdict::Attacker, Verdict::Defender, Verdict::Tie] {
                            let duel = Luck::of_attacker(&rules, &contest, verdict);
                            let duel = duel.unwrap();
                            luck = luck + duel.dice;
                            for Luck {
                                expected,
                                dice,
                                cards,
                                result,
                            } in [duel, duel.turned()]
                            {
                                assert_eq!(expected + dice + cards, result);
                            }
                        }
                    }
                }
                assert_eq!(luck, Share::ZERO, "{attacker} against {defender}");
            }
        }
    }
}

#[test]
fn luck_is_the_sum_of_its_parts() {
    let rules = Rules::from(Edition::Catsatcards);
    let [one, .., six] = Die::FACES;
    let fighter = |card, die| Fighter {
        dice: Some(Dice::One(die)),
        ..Fighter::new(noble(card))
    };
    let mut contest = Contest {
        attacker: ATTACKER,
        fighters: Pair([fighter("Jh", six), fighter("Qs", one)]),
    };
    // One die against another one with one more: 10 of 36 throws win, 5 tie.
    let luck = Luck::of_attacker(&rules, &contest, Verdict::Tie).unwrap();
    assert_eq!(luck.expected.fraction(), (25, 72));
    assert_eq!(luck.dice.fraction(), (47, 72));
    assert_eq!(luck.cards.fraction(), (-1, 2));
    assert_eq!(luck.result, Share::HALF);
    assert_eq!(
        [luck.expected, luck.dice, luck.cards].map(Share::percent),
        [35, 65, -50]
    );
    contest.fighters[ATTACKER].dice = None;
    assert_eq!(Luck::of_attacker(&rules, &contest, Verdict::Tie), None);
}

/// A case with as many hidden cards as possible and hands of up to 20.
fn great_case() -> impl Strategy<Value = Case> {
    (case(12, false), 1..=20_usize, 0..=20_usize).prop_map(|(case, unknown, unknown_other)| {
        let weapons = (case.contest.fighters.0.iter())
            .filter_map(|f| f.weapon)
            .map(|w| w.card());
        let mut great = Case {
            decks: PerDeck::Shared((weapons.collect(), 0)),
            ..case.clone()
        };
        for fighter in &mut great.contest.fighters.0 {
            fighter.cards = None;
        }
        let pool = pool(&great, ATTACKER).len();
        great.hands[ATTACKER].unknown = unknown;
        great.hands[DEFENDER].unknown = unknown_other.min(pool - unknown);
        great.decks[ATTACKER].1 = pool - unknown - great.hands[DEFENDER].unknown;
        great
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    /// Full pools are too large for the simple computation. However, the chances are the mean over all cards that a
    /// hand can hold, and each of those is computed with other bounds, down to completely known hands.
    #[test]
    fn chances_are_the_mean_over_the_next_seen_card(case in great_case()) {
        let of = |case: &Case| case.contest.cards(&case.rules, &case.hidden());
        let chances = of(&case);
        let pool = pool(&case, ATTACKER);
        for seat in EitherSeat::BOTH {
            if case.hands[seat].unknown == 0 {
                continue;
            }
            let seen = pool.iter().map(|card| {
                let mut seen = case.clone();
                let hand = &mut seen.hands[seat];
                hand.known.insert(card.card());
                hand.unknown -= 1;
                of(&seen)
            });
            let seen: Vec<Chances> = seen.collect();
            for of in [|c: &Chances| c.win, |c: &Chances| c.tie, |c: &Chances| c.loss] {
                // The least common denominator is a number of cases, below 2⁷⁵.
                let common = seen.iter().map(of).fold(1, |common: u128, fraction| {
                    let with = Fraction::new(fraction.denominator().min(common), fraction.denominator().max(common)).unwrap();
                    common.max(fraction.denominator()) * with.numerator()
                });
                let sum: u128 = seen.iter().map(of).map(|f| f.numerator() * (common / f.denominator())).sum();
                prop_assert_eq!(Fraction::new(sum, common * pool.len() as u128).unwrap(), of(&chances));
            }
        }
    }
}
