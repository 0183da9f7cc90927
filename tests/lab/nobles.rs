//! Bots at a real table of *Dueling Nobles*, against a person who plays at random with cards of paper.

use courtyard_core::cards::CardSet;
use courtyard_core::game::{Game, GameType, Preset};
use courtyard_core::seat::{EitherSeat, Seat};
use courtyard_dueling_nobles::editions::NOBLES_DEALT;
use courtyard_dueling_nobles::{Action, ActionKind, DuelingNobles, Edition, Support};
use courtyard_lab::opponents::{Incomplete, NotForPeople, Seals, SeatsBots, opening_note};
use courtyard_lab::{Act, Begun, Level, Opponents, Seed};
use courtyard_session::journal::{self, ChecksumState, Opened};
use courtyard_session::{BotData, Header, Moment, Session, Step};
use serde_json::{Value, json};

use crate::extent;
use crate::paper::Paper;

const GAME: &dyn SeatsBots<DuelingNobles> = &GameType::<DuelingNobles>::NEW;

const BOT: EitherSeat = EitherSeat::One;

fn header(edition: &str, rules: &Value) -> Header {
    serde_json::from_value(json!({
        "courtyard": 1, "game": "dueling-nobles", "edition": edition, "rules": rules,
        "players": ["Ana", "Hugo"], "started": "2026-11-20T19:03:11+01:00",
    }))
    .unwrap()
}

/// A game of a random person against a bot.
struct Evening {
    session: Session<DuelingNobles>,
    bots: Box<dyn Opponents<DuelingNobles>>,
    person: Paper,
    /// The action that the person is to finish.
    begun: Option<Begun<DuelingNobles>>,
}

impl Evening {
    fn new(edition: &str, level: Level, seed: u64) -> Evening {
        let secret = Seed::new(seed.into());
        let mut header = header(edition, &json!({}));
        GAME.seat(&mut header, &[(BOT.into(), level, secret)])
            .unwrap();
        let session = Session::new(header).unwrap();
        Evening {
            bots: open(&session, secret),
            person: Paper::new(session.rules(), BOT.other(), seed),
            session,
            begun: None,
        }
    }

    /// The next step of the bot, which is recorded if it is whole.
    fn bot_acts(&mut self) -> bool {
        self.begun = None;
        let Some(step) = self.bots.next(&self.session).unwrap() else {
            return false;
        };
        assert_eq!(step.seat, BOT.into());
        match step.act {
            Act::Do(action) => {
                self.record(action, step.data);
                true
            }
            Act::Begin(begun) => {
                self.begun = Some(begun);
                false
            }
        }
    }

    fn person_acts(&mut self) {
        let (rules, table) = (self.session.rules().clone(), self.session.table().clone());
        let action = match self.begun {
            _ if table.turn == 0 => self.person.set_up(&rules),
            Some(begun) => self.person.finish(&table, begun.kind, begun.card).unwrap(),
            None => self.person.acts(&rules, &table),
        };
        let completed = self.bots.complete(&self.session, self.begun.take(), action);
        self.record(completed.unwrap(), BotData::default());
    }

    fn record(&mut self, action: Action, data: BotData) {
        let before = self.session.table().clone();
        let proposal = self
            .session
            .propose(Step::Do(action.clone()), Moment::default());
        self.session.commit(proposal.unwrap().with_bots(data));
        self.person.follow(&action, &before, self.session.table());
    }

    fn step(&mut self, step: Step<Action>) {
        let proposal = self.session.propose(step, Moment::default()).unwrap();
        self.session.commit(proposal);
    }

    fn is_over(&self) -> bool {
        DuelingNobles::outcome(self.session.table()).is_some()
    }

    /// Plays to the end, and makes the seed public. `between` is called after each entry.
    fn play(&mut self, mut between: impl FnMut(&mut Evening, bool)) {
        while !self.is_over() {
            let by_bot = self.bot_acts();
            if !by_bot {
                self.person_acts();
            }
            between(self, by_bot);
            assert!(self.session.entries().len() < 5000, "it does not end");
        }
        let data = self.bots.opened(&self.session).unwrap();
        let note = opening_note(&self.session, &data).unwrap();
        self.record(note, data);
    }

    fn read(&self) -> Session<DuelingNobles> {
        let (journal, _) = journal::write(&self.session, ChecksumState::NEW).unwrap();
        let reading = Opened::new(&*journal).unwrap().read::<DuelingNobles>();
        let reading = reading.unwrap();
        assert!(reading.fault.is_none(), "{:?}", reading.fault);
        reading.session
    }
}

fn open(session: &Session<DuelingNobles>, secret: Seed) -> Box<dyn Opponents<DuelingNobles>> {
    let opened = GAME.open(session, &mut |_| Some(secret));
    opened.unwrap().unwrap()
}

/// All levels, with the number of games in the usual and in full extent.
const LEVELS: [(Level, u64, u64); 4] = [
    (Level::Easy, 6, 1000),
    (Level::Normal, 6, 1000),
    (Level::Hard, 0, 1000),
    (Level::Expert, 0, 1000),
];

#[test]
fn whole_games_of_every_level_in_every_edition_are_valid_and_keep_the_seal() {
    let mut begun = [ActionKind::Recruit, ActionKind::Roll, ActionKind::Spy].map(|kind| (kind, 0));
    for (level, usual, full) in LEVELS {
        let seeds = 0..extent(usual, full);
        for (seed, edition) in seeds.zip(Edition::NAMES.iter().cycle()) {
            let mut evening = Evening::new(edition, level, seed);
            assert_eq!(GAME.verify(&evening.session), Ok(Seals::Closed));
            evening.play(|evening, _| {
                let last = evening.session.entries().last().unwrap();
                let Step::Do(action) = &last.step else {
                    return;
                };
                let before = evening.session.table_after(last.n as usize - 1);
                for (kind, count) in &mut begun {
                    let by_bot = DuelingNobles::actor(&before, action) == Some(BOT.into());
                    *count += u32::from(by_bot && action.kind() == *kind);
                }
            });
            assert_eq!(
                GAME.verify(&evening.read()),
                Ok(Seals::Respected),
                "{level:?}, {seed}"
            );
        }
    }
    assert!(begun.iter().all(|(_, count)| *count > 0), "{begun:?}");
}

#[test]
fn bots_that_search_play_by_the_rules_too() {
    // The levels with playouts are slow without optimisation, so this decides a few times only.
    for level in [Level::Hard, Level::Expert] {
        let mut evening = Evening::new("catsatcards", level, 3);
        let (mut decided, most) = (0, extent(2, 50));
        while decided < most && !evening.is_over() {
            let step = evening.bots.next(&evening.session).unwrap();
            if let Some(step) = step.filter(|step| !step.compared.is_empty()) {
                decided += 1;
                let chances: Vec<f64> = step.compared.iter().filter_map(|c| c.chance).collect();
                assert!(step.compared.len() <= 3 && chances.len() == step.compared.len());
                assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
                assert_eq!(step.compared[0].act, step.act);
            }
            if !evening.bot_acts() {
                evening.person_acts();
            }
        }
        assert_eq!(decided, most);
    }
}

#[test]
fn undo_at_every_entry_changes_no_choice() {
    for (level, edition) in [(Level::Easy, "duelo"), (Level::Normal, "original")] {
        let mut evening = Evening::new(edition, level, 11);
        evening.play(|evening, by_bot| {
            if !by_bot || evening.is_over() {
                return;
            }
            let (_, action) = evening.session.applied().next_back().unwrap();
            let action = action.clone();
            evening.step(Step::Undo(1));
            // A note changes nothing that the bot knows.
            evening.step(Step::Do(Action::Note { text: "tea".into() }));
            let again = evening.bots.next(&evening.session).unwrap().unwrap();
            assert_eq!(again.act, Act::Do(action.clone()));
            evening.step(Step::Do(action));
        });
        assert_eq!(GAME.verify(&evening.read()), Ok(Seals::Respected));
    }
}

#[test]
fn a_bot_goes_on_from_the_journal_as_before() {
    let mut evening = Evening::new("catsatcards", Level::Normal, 5);
    evening.play(|evening, _| {
        let session = evening.read();
        let bots = open(&session, Seed::new(5));
        let next = evening.bots.next(&evening.session).unwrap();
        let quick = bots.next_without_choice(&session).unwrap();
        assert!(quick.is_none() || quick == next && next.as_ref().unwrap().compared.is_empty());
        assert_eq!(bots.next(&session).unwrap(), next);
    });
}

#[test]
fn a_changed_card_breaks_the_seal() {
    let mut evening = Evening::new("duelo", Level::Normal, 8);
    evening.play(|_, _| {});
    let mut changed = 0;
    for (n, entry) in evening.session.entries().iter().enumerate() {
        let Step::Do(Action::Support { seat: BOT, cards }) = &entry.step else {
            continue;
        };
        let Some(first) = cards.first() else {
            continue;
        };
        for other in Support::SET
            .difference(CardSet::of(*first))
            .iter()
            .step_by(7)
        {
            let mut session = evening.session.at(n);
            let action = Action::Support {
                seat: BOT,
                cards: vec![other].into(),
            };
            // The referee does not know the bot's deck.
            let Ok(proposal) = session.propose(Step::Do(action), Moment::default()) else {
                continue;
            };
            session.commit(proposal);
            let last = evening.session.entries().last().unwrap();
            let note = session.propose(last.step.clone(), Moment::default());
            session.commit(note.unwrap().with_bots(last.bots.clone()));
            // The bot may have this card too.
            if let Err(broken) = GAME.verify(&session) {
                changed += 1;
                assert_eq!(
                    (broken.seat, broken.entry),
                    (BOT.into(), Some(n as u64 + 1))
                );
            }
        }
    }
    assert!(changed > 3);
}

#[test]
fn a_table_with_a_bot_has_two_support_decks() {
    for rules in [
        json!({}),
        json!({"support_decks": "shared", "queen_bonus": 4}),
    ] {
        let mut header = header("catsatcards", &rules);
        GAME.seat(&mut header, &[]).unwrap();
        assert_eq!(json!(header.rules), rules);
        let seat = Seat::from(BOT);
        GAME.seat(&mut header, &[(seat, Level::Easy, Seed::new(1))])
            .unwrap();
        assert_eq!(header.rules["support_decks"], "each");
        assert_eq!(header.rules.get("queen_bonus"), rules.get("queen_bonus"));
    }
}

#[test]
fn people_finish_what_a_bot_begins_and_do_nothing_else_for_it() {
    let bot = Seat::from(BOT);
    let turn = Some(Incomplete::NotForPeople(NotForPeople::BotsTurn(bot)));
    let cards = Some(Incomplete::NotForPeople(NotForPeople::BotsCards(bot)));
    let mut evening = Evening::new("catsatcards", Level::Normal, 2);
    let refused = |evening: &Evening, begun, action: Value| {
        let action = serde_json::from_value(action).unwrap();
        evening.bots.complete(&evening.session, begun, action).err()
    };
    // A bot chooses among its nobles itself.
    let three = json!({"type": "setup", "first": 1,
        "nobles": [["Kh", "Qs", "Jc"], ["Kd", "Qh", "Jh"]]});
    assert_eq!(refused(&evening, None, three), cards);
    let six = json!({"type": "setup", "first": 1,
        "nobles": [["Kh", "Qs", "Jc"], ["Kd", "Qh", "Jh", "Qd", "Ks", "Js"]]});
    let six = serde_json::from_value(six).unwrap();
    let completed = evening.bots.complete(&evening.session, None, six).unwrap();
    let Action::Setup { nobles, .. } = &completed else {
        panic!("{completed:?}");
    };
    assert_eq!(nobles[BOT].len(), 3);
    assert!(nobles[BOT].len() < NOBLES_DEALT);
    evening.record(completed.clone(), BotData::default());
    let noble = nobles[BOT][0];
    let spade = Begun {
        kind: ActionKind::Spy,
        card: Some("4s".parse().unwrap()),
    };
    for (begun, action, why) in [
        (None, json!({"type": "end-turn"}), turn),
        (None, json!({"type": "roll", "seat": 1, "dice": [3]}), turn),
        (None, json!({"type": "concede", "seat": 1}), turn),
        (None, json!({"type": "adjust", "seat": 1, "hand": 5}), cards),
        (
            None,
            json!({"type": "adjust", "seat": 1, "support_deck": 5}),
            cards,
        ),
        (
            None,
            json!({"type": "adjust", "noble": noble, "weapon": "2s"}),
            cards,
        ),
        (
            None,
            json!({"type": "adjust", "noble": noble, "stamina": 1}),
            None,
        ),
        (None, json!({"type": "adjust", "seat": 1, "gold": 5}), None),
        (None, json!({"type": "adjust", "seat": 0, "hand": 5}), None),
        (None, json!({"type": "concede", "seat": 0}), None),
        (
            Some(spade),
            json!({"type": "spy", "card": "4s", "seen": ["2h"]}),
            None,
        ),
        (Some(spade), json!({"type": "spy", "card": "4s"}), turn),
        (
            Some(spade),
            json!({"type": "spy", "card": "5s", "seen": ["2h"]}),
            turn,
        ),
        (Some(spade), json!({"type": "recruit", "noble": "Kc"}), turn),
    ] {
        assert_eq!(refused(&evening, begun, action.clone()), why, "{action}");
    }
}

#[test]
fn a_spy_sees_the_hand_of_a_bot() {
    let (mut seen, mut seed) = (0, 0);
    while seen < 3 {
        let mut evening = Evening::new("duelo", Level::Easy, seed);
        evening.play(|evening, by_bot| {
            let (_, action) = evening.session.applied().next_back().unwrap();
            if let Action::Spy {
                seen: Some(cards), ..
            } = action
                && !by_bot
                && evening.session.table().active != BOT
            {
                let hand: CardSet = cards.iter().copied().collect();
                assert_eq!(hand, evening.session.table().sides[BOT].known);
                seen += 1;
            }
        });
        assert_eq!(GAME.verify(&evening.read()), Ok(Seals::Respected));
        seed += 1;
    }
}
