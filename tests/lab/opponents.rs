//! Bots at a real table, against people whose decks of paper a dealer holds that knows nothing of the bots.

use courtyard_core::cards::Card;
use courtyard_core::game::{Game, GameType, compose};
use courtyard_core::seat::Seat;
use courtyard_duel::Duel;
use courtyard_duel::rules::action::Revealed;
use courtyard_duel::rules::table::{Step as BattleStep, Table};
use courtyard_duel::rules::{Action, CardRole, Face, Lying, Name};
use courtyard_lab::opponents::{
    Incomplete, NotForPeople, Seals, SeatingFault, SeatsBots, opening_note,
};
use courtyard_lab::{BotGame, Level, Opponents, Seed, Valued};
use courtyard_session::journal::{self, ChecksumState, Opened};
use courtyard_session::{Header, Moment, Session, Step};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::extent;

const GAME: &dyn SeatsBots<Duel> = &GameType::<Duel>::NEW;

/// A person's deck of paper.
#[derive(Debug, Clone)]
struct Paper {
    seat: Seat,
    hand: Vec<Lying>,
    /// The top card is the last.
    draw: Vec<Lying>,
    discard: Vec<Lying>,
    slots: Vec<Option<Lying>>,
    /// The Army card first.
    battle: Vec<Lying>,
}

fn role(card: Lying) -> Option<CardRole> {
    match card {
        Lying::Face(face) => Some(CardRole::of(face.rank())),
        Lying::Joker | Lying::Ally => None,
    }
}

impl Paper {
    /// A shuffled deck; nothing is dealt yet.
    fn new(session: &Session<Duel>, seat: Seat, chance: &mut StdRng) -> Paper {
        let mut draw: Vec<Lying> = Card::all().map(|c| Lying::Face(Face::Card(c))).collect();
        draw.extend(session.rules().reinforcements.then_some(Lying::Joker));
        draw.shuffle(chance);
        Paper {
            seat,
            hand: Vec::new(),
            draw,
            discard: Vec::new(),
            slots: vec![None; session.rules().warlord_slots.into()],
            battle: Vec::new(),
        }
    }

    fn held(&self, wanted: CardRole) -> Vec<Lying> {
        let held = self.hand.iter().copied();
        held.filter(|card| role(*card) == Some(wanted)).collect()
    }

    /// The actions of the player with the cards that they take from the hand.
    fn choices(&self, session: &Session<Duel>) -> Vec<(Action, Vec<Lying>)> {
        let table = session.table();
        let mut choices = Vec::new();
        for action in compose::legal::<Duel>(session.rules(), table) {
            if Duel::actor(table, &action) != Some(self.seat) {
                continue;
            }
            let one_of = |wanted| self.held(wanted).into_iter().map(|card| vec![card]);
            let cards: Vec<Vec<Lying>> = match &action {
                Action::Warlord { card: Some(_), .. } | Action::Exchange { card: Some(_), .. } => {
                    continue;
                }
                Action::Warlord { .. } | Action::Exchange { .. } => {
                    one_of(CardRole::Warlord).collect()
                }
                Action::Attack { .. } | Action::Defend { army: true, .. } => {
                    one_of(CardRole::Army).collect()
                }
                Action::Support { count, .. } => {
                    let held = self.held(CardRole::Support);
                    let count = *count as usize;
                    held.chunks(count.max(1))
                        .filter(|cards| cards.len() == count)
                        .map(<[Lying]>::to_vec)
                        .chain((count == 0).then(Vec::new))
                        .collect()
                }
                Action::Ace { warlord, .. } => {
                    let designated = table.designated(self.seat).and_then(|s| self.slots[s]);
                    let is_there = |named: Name| match (Lying::from(named), designated) {
                        (Lying::Face(named), Some(Lying::Face(face))) => {
                            named.rank() == face.rank()
                        }
                        _ => false,
                    };
                    if warlord.is_none_or(is_there) {
                        one_of(CardRole::Ace).collect()
                    } else {
                        continue;
                    }
                }
                Action::Reinforce { .. } => {
                    if self.hand.contains(&Lying::Joker) {
                        vec![vec![Lying::Joker]]
                    } else {
                        continue;
                    }
                }
                Action::Concede { .. } => continue,
                _ => vec![Vec::new()],
            };
            choices.extend(cards.into_iter().map(|cards| (action.clone(), cards)));
        }
        choices
    }

    /// The cards of the player in the running battle, as they are turned up.
    fn turned_up(&self, table: &Table) -> Revealed {
        let name = |card: &Lying| Name::from(*card);
        let of = |wanted| {
            self.battle
                .iter()
                .filter(move |c| role(**c) == Some(wanted))
        };
        let slot = table.designated(self.seat);
        Revealed {
            warlord: slot.and_then(|slot| self.slots[slot]).map(Name::from),
            army: of(CardRole::Army).map(name).next(),
            support: of(CardRole::Support).map(name).collect(),
        }
    }

    /// Takes the cards of a choice from the hand.
    fn lay(&mut self, action: &Action, cards: &[Lying]) {
        for card in cards {
            let place = self.hand.iter().position(|held| held == card).unwrap();
            self.hand.remove(place);
        }
        match action {
            Action::Warlord { slot, .. } | Action::Exchange { slot, .. } => {
                let old = self.slots[*slot as usize].replace(cards[0]);
                self.discard.extend(old);
            }
            Action::Attack { .. } | Action::Defend { .. } | Action::Support { .. } => {
                self.battle.extend(cards);
            }
            _ => self.discard.extend(cards),
        }
    }

    /// Does with the cards what the table says after an action.
    fn follow(&mut self, action: &Action, table: &Table, chance: &mut StdRng) {
        let side = &table.sides[self.seat];
        if table.battle.is_none() {
            self.discard.append(&mut self.battle);
        }
        for (slot, standing) in self.slots.iter_mut().zip(&side.slots) {
            if standing.is_none() {
                self.discard.extend(slot.take());
            }
        }
        if matches!(action, Action::Reinforce { seat, .. } if *seat == self.seat) {
            let rest = side.discard.len() - 1;
            self.discard.retain(|card| *card != Lying::Joker);
            self.discard.shuffle(chance);
            self.draw.extend(self.discard.drain(rest..));
            self.draw.shuffle(chance);
            self.discard.push(Lying::Joker);
        }
        while self.hand.len() < side.hand.into() {
            self.hand.push(self.draw.pop().unwrap());
        }
        while self.draw.len() > side.draw.into() {
            self.discard.push(self.draw.pop().unwrap());
        }
        let numbers = [self.hand.len(), self.draw.len(), self.discard.len()];
        let shown = [side.hand.into(), side.draw.into(), side.discard.len()];
        assert_eq!(numbers, shown, "after {action:?}");
    }
}

fn header(players: usize, rules: &Value) -> Header {
    let names = &["Ana", "Hugo", "Cem", "Ida", "Eva", "Ole"][..players];
    serde_json::from_value(json!({
        "courtyard": 1, "game": "duel", "edition": "csatho", "rules": rules,
        "players": names, "started": "2026-11-20T19:03:11+01:00",
    }))
    .unwrap()
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// A game of random people against bots.
struct Evening {
    session: Session<Duel>,
    bots: Box<dyn Opponents<Duel>>,
    people: Vec<Paper>,
    chance: StdRng,
}

impl Evening {
    /// Bots of these levels on the seats 1, 3 and so on, and people on the others.
    fn new(players: usize, levels: &[Level], rules: &Value, seed: u64) -> Evening {
        let mut header = header(players, rules);
        let bots = levels.iter().zip(0..).map(|(level, n)| {
            let secret = Seed::new(u128::from(seed) << 64 | u128::from(n as u32));
            (seat(2 * n + 1), *level, secret)
        });
        let bots: Vec<_> = bots.collect();
        GAME.seat(&mut header, &bots).unwrap();
        let session = Session::new(header).unwrap();
        let secrets: Vec<(String, Seed)> = bots
            .iter()
            .map(|(seat, _, secret)| {
                let sealed = session.header().bots.at(*seat).unwrap().sealed.clone();
                (sealed, *secret)
            })
            .collect();
        let bots = open(&session, &secrets).unwrap().unwrap();
        let mut chance = StdRng::seed_from_u64(seed);
        let is_person = |seat: &Seat| session.header().bots.at(*seat).is_none();
        let seats = Seat::first(players).filter(is_person);
        let people = seats.map(|seat| Paper::new(&session, seat, &mut chance));
        Evening {
            people: people.collect(),
            session,
            bots,
            chance,
        }
    }

    /// Records a step of a bot.
    fn bot_acts(&mut self) -> bool {
        let Some(step) = self.bots.next(&self.session).unwrap() else {
            return false;
        };
        // In this game, people have no part in the actions of a bot.
        let action = step.act.action().unwrap();
        let proposal = self
            .session
            .propose(Step::Do(action.clone()), Moment::default());
        self.session.commit(proposal.unwrap().with_bots(step.data));
        for paper in &mut self.people {
            paper.follow(action, self.session.table(), &mut self.chance);
        }
        true
    }

    /// Records an action of people.
    fn people_act(&mut self) {
        let table = self.session.table().clone();
        let (action, laid) = if table.turn == 0 {
            let first = seat(self.chance.random_range(0..table.sides.len()));
            (Action::Setup { first }, None)
        } else if let Some(battle) = &table.battle
            && battle.step() == BattleStep::Reveal
            && table.pending.is_none()
        {
            let side = |of: Seat| {
                let paper = self.people.iter().find(|paper| paper.seat == of);
                paper
                    .map(|paper| paper.turned_up(&table))
                    .unwrap_or_default()
            };
            let (attacker, defender) = (side(battle.attacker), side(battle.defender));
            (Action::Reveal { attacker, defender }, None)
        } else {
            let seat = Duel::decides(&table).unwrap();
            let place = self
                .people
                .iter()
                .position(|paper| paper.seat == seat)
                .unwrap();
            let choices = self.people[place].choices(&self.session);
            let (action, cards) = choices.choose(&mut self.chance).unwrap().clone();
            (action, Some((place, cards)))
        };
        let completed = self.bots.complete(&self.session, None, action).unwrap();
        if let Some((place, cards)) = laid {
            self.people[place].lay(&completed, &cards);
        }
        self.record(completed.clone());
        for paper in &mut self.people {
            paper.follow(&completed, self.session.table(), &mut self.chance);
        }
    }

    fn record(&mut self, action: Action) {
        self.step(Step::Do(action));
    }

    fn step(&mut self, step: Step<Action>) {
        let proposal = self.session.propose(step, Moment::default()).unwrap();
        self.session.commit(proposal);
    }

    fn is_over(&self) -> bool {
        Duel::outcome(self.session.table()).is_some()
    }

    /// Plays to the end, and makes the seeds public. `between` is called after each entry.
    fn play(&mut self, mut between: impl FnMut(&mut Evening, bool)) {
        while !self.is_over() {
            let by_bot = self.bot_acts();
            if !by_bot {
                self.people_act();
            }
            between(self, by_bot);
        }
        let data = self.bots.opened(&self.session).unwrap();
        let note = opening_note(&self.session, &data).unwrap();
        let proposal = self.session.propose(Step::Do(note), Moment::default());
        self.session.commit(proposal.unwrap().with_bots(data));
        assert_eq!(self.bots.opened(&self.session), None);
    }

    fn journal(&self) -> Vec<u8> {
        journal::write(&self.session, ChecksumState::NEW).unwrap().0
    }
}

fn open(
    session: &Session<Duel>,
    secrets: &[(String, Seed)],
) -> Result<Option<Box<dyn Opponents<Duel>>>, SeatingFault> {
    GAME.open(session, &mut |sealed| {
        let secret = secrets.iter().find(|(seal, _)| seal == sealed);
        secret.map(|(_, secret)| *secret)
    })
}

fn read(journal: &[u8]) -> Session<Duel> {
    let reading = Opened::new(journal).unwrap().read::<Duel>().unwrap();
    assert!(reading.fault.is_none(), "{:?}", reading.fault);
    reading.session
}

/// All levels, with the number of games in the usual and in full extent.
const LEVELS: [(Level, u64, u64); 4] = [
    (Level::Easy, 4, 1000),
    (Level::Normal, 4, 1000),
    (Level::Hard, 0, 1000),
    (Level::Expert, 0, 1000),
];

fn with_jokers() -> Value {
    json!({"reinforcements": true, "supports_per_side": 2})
}

#[test]
fn whole_games_of_every_level_are_valid_and_keep_the_seal() {
    for (level, usual, full) in LEVELS {
        for seed in 0..extent(usual, full) {
            let rules = if seed % 2 == 0 {
                json!({})
            } else {
                with_jokers()
            };
            let mut evening = Evening::new(2, &[level], &rules, seed);
            assert_eq!(GAME.verify(&evening.session), Ok(Seals::Closed));
            evening.play(|_, _| {});
            let session = read(&evening.journal());
            assert_eq!(
                GAME.verify(&session),
                Ok(Seals::Respected),
                "{level:?}, {seed}"
            );
        }
    }
}

#[test]
fn bots_that_search_play_by_the_rules_too() {
    // The levels with playouts are slow without optimisation, so this decides a few times only.
    for level in [Level::Hard, Level::Expert] {
        let mut evening = Evening::new(2, &[level], &json!({}), 3);
        let (mut decided, most) = (0, extent(2, 50));
        while decided < most && !evening.is_over() {
            let step = evening.bots.next(&evening.session).unwrap();
            if step.is_some_and(|step| !step.compared.is_empty()) {
                decided += 1;
                let step = evening.bots.next(&evening.session).unwrap().unwrap();
                let chances: Vec<f64> = step.compared.iter().filter_map(|c| c.chance).collect();
                assert!(step.compared.len() <= 3 && chances.len() == step.compared.len());
                assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
                assert_eq!(step.compared[0].act, step.act);
            }
            if !evening.bot_acts() {
                evening.people_act();
            }
        }
        assert_eq!(decided, most);
    }
}

#[test]
fn only_the_easy_level_blunders_and_says_so() {
    for (level, expected) in [(Level::Normal, false), (Level::Easy, true)] {
        let mut evening = Evening::new(2, &[level], &json!({}), 3);
        let mut blunders = 0;
        while !evening.is_over() {
            let step = evening.bots.next(&evening.session).unwrap();
            let compared = step.map(|step| step.compared).unwrap_or_default();
            if let Some(chosen) = compared.first() {
                assert_eq!(chosen.valued, Valued::Same);
            }
            let is_blunder = compared.iter().any(|other| other.valued == Valued::More);
            blunders += usize::from(is_blunder);
            if !evening.bot_acts() {
                evening.people_act();
            }
        }
        assert_eq!(blunders > 0, expected, "{level:?}");
    }
}

#[test]
fn one_to_five_bots_play_beside_people() {
    let levels = [Level::Easy, Level::Normal];
    for (players, bots) in [(3, 1), (4, 2), (6, 2)] {
        for seed in 0..extent(1, 50) {
            let mut evening = Evening::new(players, &levels[..bots], &with_jokers(), seed);
            evening.play(|_, _| {});
            assert_eq!(GAME.verify(&evening.session), Ok(Seals::Respected));
        }
    }
}

#[test]
fn undo_at_every_entry_changes_no_choice() {
    for level in [Level::Easy, Level::Normal] {
        let mut evening = Evening::new(2, &[level], &with_jokers(), 11);
        evening.play(|evening, by_bot| {
            let Some((_, action)) = evening.session.applied().next_back() else {
                return;
            };
            let action = action.clone();
            if evening.is_over() {
                return;
            }
            evening.step(Step::Undo(1));
            if by_bot {
                // A note changes nothing that the bot knows.
                let note = Action::Note { text: "tea".into() };
                evening.record(note);
                let again = evening.bots.next(&evening.session).unwrap().unwrap();
                assert_eq!(again.act.action(), Some(&action));
                let proposal = evening.session.propose(Step::Do(action), Moment::default());
                evening
                    .session
                    .commit(proposal.unwrap().with_bots(again.data));
            } else {
                evening.step(Step::Redo(1));
            }
        });
        let session = read(&evening.journal());
        assert_eq!(GAME.verify(&session), Ok(Seals::Respected));
    }
}

#[test]
fn a_bot_goes_on_from_the_journal_as_before() {
    let mut evening = Evening::new(2, &[Level::Normal], &with_jokers(), 5);
    let sealed = evening
        .session
        .header()
        .bots
        .at(seat(1))
        .unwrap()
        .sealed
        .clone();
    let secrets = [(sealed, Seed::new(5 << 64))];
    evening.play(|evening, _| {
        let session = read(&evening.journal());
        let bots = open(&session, &secrets).unwrap().unwrap();
        assert_eq!(bots.next(&session), evening.bots.next(&evening.session));
    });
    // Without the seed, the bot cannot go on until the journal has it.
    let running = evening.session.at(10);
    assert_eq!(
        open(&running, &[]).err(),
        Some(SeatingFault::NoSeed(seat(1)))
    );
    assert!(open(&evening.session, &[]).unwrap().is_some());
}

#[test]
fn a_changed_card_breaks_the_seal() {
    let mut evening = Evening::new(2, &[Level::Normal], &json!({}), 8);
    evening.play(|_, _| {});
    let bot = seat(1);
    let mut changed = 0;
    for (n, entry) in evening.session.entries().iter().enumerate() {
        let Step::Do(Action::Reveal { attacker, defender }) = &entry.step else {
            continue;
        };
        let battle = evening.session.table_after(n).battle.clone().unwrap();
        let [mut attacker, mut defender] = [attacker.clone(), defender.clone()];
        let own = if battle.attacker == bot {
            &mut attacker
        } else {
            &mut defender
        };
        let other = |name: Name| {
            let is_other = |card: &Name| {
                let roles = [name, *card].map(|n| role(n.into()));
                *card != name && roles[0] == roles[1]
            };
            let cards = Card::all().map(|card| Name::Face(Face::Card(card)));
            cards.rev().find(is_other)
        };
        let Some(army) = own.army.and_then(other) else {
            continue;
        };
        own.army = Some(army);
        let mut session = evening.session.at(n);
        let action = Action::Reveal { attacker, defender };
        // The referee does not know the bot's deck.
        let Ok(proposal) = session.propose(Step::Do(action), Moment::default()) else {
            continue;
        };
        session.commit(proposal);
        changed += 1;
        let data = evening.bots.opened(&evening.session);
        assert_eq!(data, None);
        let last = evening.session.entries().last().unwrap();
        let note = session
            .propose(last.step.clone(), Moment::default())
            .unwrap();
        session.commit(note.with_bots(last.bots.clone()));
        let broken = GAME.verify(&session).unwrap_err();
        assert_eq!((broken.seat, broken.entry), (bot, Some(n as u64 + 1)));
    }
    assert!(changed > 3);
}

#[test]
fn another_seed_breaks_the_seal() {
    let mut evening = Evening::new(2, &[Level::Normal], &json!({}), 9);
    evening.play(|_, _| {});
    let journal = String::from_utf8(evening.journal()).unwrap();
    let seed = Seed::new(9 << 64).to_string();
    let other = Seed::new(10 << 64).to_string();
    let plain = journal.lines().map(|line| match line.rfind(",\"crc\"") {
        Some(end) => format!("{}}}\n", line[..end].replace(&seed, &other)),
        None => panic!("{line} has no checksum"),
    });
    let session = read(plain.collect::<String>().as_bytes());
    let broken = GAME.verify(&session).unwrap_err();
    assert_eq!((broken.seat, broken.entry), (seat(1), None));
}

#[test]
fn people_cannot_act_for_a_bot_or_change_its_cards() {
    let mut evening = Evening::new(2, &[Level::Normal], &json!({}), 2);
    let bot = seat(1);
    let refused = |evening: &Evening, action: Value| {
        let action = serde_json::from_value(action).unwrap();
        evening.bots.complete(&evening.session, None, action).err()
    };
    evening.record(Action::Setup { first: Seat::ZERO });
    evening.record(Action::EndTurn);
    let turn = Incomplete::NotForPeople(NotForPeople::BotsTurn(bot));
    let cards = Incomplete::NotForPeople(NotForPeople::BotsCards(bot));
    for (action, why) in [
        (json!({"type": "end-turn"}), Some(turn)),
        (json!({"type": "warlord", "slot": 0}), Some(turn)),
        (json!({"type": "concede", "seat": 1}), Some(turn)),
        (
            json!({"type": "adjust", "seat": 1, "hand": 6, "draw": 40, "discard": 6}),
            Some(cards),
        ),
        (
            json!({"type": "tell", "seat": 1, "discard": []}),
            Some(cards),
        ),
        (
            json!({"type": "adjust", "seat": 0, "hand": 6, "draw": 40, "discard": 6}),
            None,
        ),
        (json!({"type": "note", "text": "tea"}), None),
        (json!({"type": "concede", "seat": 0}), None),
    ] {
        assert_eq!(refused(&evening, action.clone()), why, "{action}");
    }
}

#[test]
fn impossible_seats_are_refused() {
    let fault = |bots: &[(usize, Level)]| {
        let secret = |n: usize| Seed::new(n as u128);
        let bots: Vec<_> = bots
            .iter()
            .map(|(n, l)| (seat(*n), *l, secret(*n)))
            .collect();
        let mut header = header(2, &json!({}));
        let fault = GAME.seat(&mut header, &bots).err();
        assert_eq!(header.bots.is_empty(), fault.is_some() || bots.is_empty());
        fault
    };
    let easy = Level::Easy;
    assert_eq!(fault(&[]), None);
    assert_eq!(fault(&[(1, easy)]), None);
    assert_eq!(fault(&[(2, easy)]), Some(SeatingFault::NoSuchSeat(seat(2))));
    assert_eq!(
        fault(&[(1, easy), (1, easy)]),
        Some(SeatingFault::Twice(seat(1)))
    );
    assert_eq!(fault(&[(0, easy), (1, easy)]), Some(SeatingFault::NoPerson));
}
