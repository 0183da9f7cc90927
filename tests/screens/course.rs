//! Recorded games, and the taps that record them.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use courtyard::cards::{Card, Suit};
use courtyard::games::dueling_nobles::table::Stage;
use courtyard::games::dueling_nobles::{Action, Correction, DuelingNobles, Edition, Noble};
use courtyard::games::{Game as _, Preset};
use courtyard::seat::EitherSeat;
use courtyard::session::journal::Opened;
use courtyard::session::{Header, Session, Step};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::common::{expected, golden, program};
use crate::person::Person;

/// A game to play: players, rules and steps.
pub struct Course {
    pub header: Header,
    pub steps: Vec<Step<Action>>,
}

impl Course {
    /// A golden journal.
    pub fn golden(name: &str) -> Course {
        let session = read(&golden::path(name));
        Course {
            header: session.header().clone(),
            steps: session.entries().iter().map(|e| e.step.clone()).collect(),
        }
    }

    /// The same game with added notes, corrections that are made and undone, and steps undone and redone.
    pub fn with_asides(self) -> Course {
        let mut steps = Vec::new();
        for (n, step) in self.steps.into_iter().enumerate() {
            let is_spy = matches!(step, Step::Do(Action::Spy { .. }));
            if let (true, Step::Do(Action::Spy { card, .. })) = (is_spy, &step) {
                // Look without naming the cards first, then change that.
                let card = *card;
                steps.push(Step::Do(Action::Spy { card, seen: None }));
                steps.push(Step::Undo(1));
            }
            steps.push(step);
            if n == 0 {
                steps.extend(there_and_back());
            }
            if n % 9 == 4 {
                steps.extend([Step::Undo(1), Step::Redo(1)]);
            }
            if n % 21 == 20 {
                steps.extend([Step::Undo(1), Step::Undo(1), Step::Redo(1), Step::Redo(1)]);
            }
            if n % 40 == 30 {
                let text = format!("Tea after step {n}");
                steps.push(Step::Do(Action::Note { text }));
            }
        }
        Course {
            header: self.header,
            steps,
        }
    }
}

/// Corrections that leave the table unchanged.
fn there_and_back() -> Vec<Step<Action>> {
    let set = |correction, why: Option<&str>| {
        Step::Do(Action::Adjust {
            correction,
            why: why.map(Box::from),
        })
    };
    let (seat, ability) = (EitherSeat::One, Suit::Hearts);
    let deck = |support_deck| {
        let seat = None;
        set(Correction::SupportDeck { seat, support_deck }, None)
    };
    vec![
        set(Correction::Gold { seat, gold: 2 }, Some("he says so")),
        set(Correction::Gold { seat, gold: 0 }, None),
        set(Correction::Hand { seat, hand: 5 }, None),
        set(Correction::Hand { seat, hand: 6 }, None),
        deck(27),
        deck(28),
        set(
            Correction::Ability {
                seat,
                ability,
                used: true,
            },
            None,
        ),
        set(
            Correction::Ability {
                seat,
                ability,
                used: false,
            },
            None,
        ),
    ]
}

/// The session of a journal.
pub fn read(journal: &Path) -> Session<DuelingNobles> {
    let source = BufReader::new(File::open(journal).unwrap());
    Opened::new(source).unwrap().read().unwrap().session
}

/// An identifier that follows from a name, of the version that the app gives to new games.
pub fn identifier(name: &[u8]) -> Uuid {
    let bytes = Uuid::new_v5(&Uuid::NAMESPACE_OID, name).into_bytes();
    uuid::Builder::from_random_bytes(bytes).into_uuid()
}

/// Copies the first entries of a golden journal into a data folder, under another name. Returns the journal's path.
pub fn lay_out(folder: &Path, name: &str, case: &str, entries: usize) -> PathBuf {
    let text = golden::text(case);
    // An old date, so that no screen says “yesterday”.
    let text = text.replace("2026-11-20T", "2021-11-20T");
    // Each is another game, even if it has the same entries.
    let id = identifier(name.as_bytes());
    let text = text.replacen("}\n", &format!(",\"id\":\"{id}\"}}\n"), 1);
    let lines = text.lines().take(entries + 1);
    let journal = folder
        .join("sessions")
        .join(name)
        .with_extension("courtyard");
    fs::create_dir_all(journal.parent().unwrap()).unwrap();
    fs::write(
        &journal,
        lines.map(|line| format!("{line}\n")).collect::<String>(),
    )
    .unwrap();
    journal
}

/// Taps the controls that record this action of a session on the screen.
pub fn tap(person: &mut Person, action: &Action) {
    let mut player = Player::take_over(person);
    for step in player.as_recorded(&Step::Do(action.clone())) {
        if let Step::Do(action) = step {
            player.act(&action);
        }
    }
}

/// A card as displayed: `10♥`.
pub fn sign(card: Card) -> String {
    format!("{}{}", card.rank().text(), card.suit().symbol())
}

/// A user who records a game and knows the table's state.
pub struct Player<'p> {
    pub person: &'p mut Person,
    session: Session<DuelingNobles>,
    /// The expected lines of the journal.
    meant: Vec<Value>,
}

impl<'p> Player<'p> {
    /// Starts a session from the start screen: names, edition, house rules, first player, nobles.
    pub fn begin(person: &'p mut Person, course: &Course) -> Player<'p> {
        person.tap("@home-new");
        let [a, b] = course.header.players.values() else {
            panic!("the game is for two");
        };
        person.write("@setup-name-of player=(@player-unnamed number=1)", a);
        person.write("@setup-name-of player=(@player-unnamed number=2)", b);
        person.tap(match course.header.edition.as_str() {
            "catsatcards" => "@dueling-nobles-edition-catsatcards",
            "original" => "@dueling-nobles-edition-original",
            _ => "@dueling-nobles-edition-duelo",
        });
        house_rules(person, &course.header);
        person.tap("@setup-who-begins");
        let Some(Step::Do(setup)) = course.steps.first() else {
            panic!("a course begins with the set-up");
        };
        Player::pick(person, &course.header, setup)
    }

    /// Continues from the choice of the first player, or from the nobles if the first player is known already.
    pub fn pick(person: &'p mut Person, header: &Header, setup: &Action) -> Player<'p> {
        let Action::Setup { first, nobles } = setup else {
            panic!("{setup:?} is no set-up");
        };
        if person.has("@dueling-nobles-setup-to-nobles") {
            who_starts(person, header, *first);
            person.tap("@dueling-nobles-setup-to-nobles");
        }
        person.expect(&format!(
            "@dueling-nobles-nobles-first name=({})",
            header.players[*first]
        ));
        for (seat, picks) in nobles.iter() {
            for noble in picks {
                person.tap(&sign(*noble));
                let taken = format!("{}, {}", sign(*noble), header.players[seat]);
                assert!(person.has(&taken), "{taken}: {}", person.screen_text());
            }
        }
        person.tap("@dueling-nobles-setup-begin");
        let mut player = Player {
            person,
            session: Session::new(header.clone()).unwrap(),
            meant: Vec::new(),
        };
        player.know(Step::Do(setup.clone()));
        player
    }

    /// Continues the session on the screen, read from its journal.
    pub fn take_over(person: &'p mut Person) -> Player<'p> {
        let session = read(&person.journal_path());
        let meant = person.journal()[1..].iter().map(without_moment).collect();
        Player {
            person,
            session,
            meant,
        }
    }

    /// Plays everything after the set-up.
    pub fn play(&mut self, course: &Course) {
        self.play_some(&course.steps[1..]);
    }

    /// Plays some steps.
    pub fn play_some(&mut self, steps: &[Step<Action>]) {
        for (n, step) in steps.iter().enumerate() {
            let back_at_once = matches!(steps.get(n + 1), Some(Step::Undo(_)));
            self.step(step, !back_at_once);
        }
    }

    /// Records one step. After a duel, returns to the table if requested.
    fn step(&mut self, step: &Step<Action>, look_up: bool) {
        for step in self.as_recorded(step) {
            match &step {
                Step::Do(action) => self.act(action),
                Step::Undo(_) => self.person.tap(&self.person.name_of("(@do-undo): ")),
                Step::Redo(_) => self.person.tap(&self.person.name_of("(@do-redo): ")),
            }
            self.know(step);
            if look_up && self.person.has("@back-to-table") {
                self.person.tap("@back-to-table");
            }
        }
    }

    /// A step as the screens record it: grids return cards in their order, the last phase ends with the turn, and
    /// every tap undoes or redoes one action.
    fn as_recorded(&self, step: &Step<Action>) -> Vec<Step<Action>> {
        let sorted = |cards: &[Card]| {
            let mut cards = cards.to_vec();
            cards.sort();
            cards
        };
        let last = self.session.rules().phases.len() - 1;
        let action = match step {
            Step::Undo(count) => return vec![Step::Undo(1); *count],
            Step::Redo(count) => return vec![Step::Redo(1); *count],
            Step::Do(action) => action,
        };
        vec![Step::Do(match action {
            Action::NextPhase if self.session.table().stage == (Stage::Turn { phase: last }) => {
                Action::EndTurn
            }
            Action::Sell { cards } => Action::Sell {
                cards: sorted(cards).into(),
            },
            Action::Support { seat, cards } => Action::Support {
                seat: *seat,
                cards: sorted(cards).into(),
            },
            Action::Spy {
                card,
                seen: Some(seen),
            } => Action::Spy {
                card: *card,
                seen: Some(sorted(seen).into()),
            },
            other => other.clone(),
        })]
    }

    /// The owner and the stamina of a noble.
    fn standing(&self, noble: Card) -> (EitherSeat, i64) {
        let noble = Noble::from_card(noble).unwrap();
        let (seat, standing) = self.session.table().find(noble).unwrap();
        (seat, standing.stamina.into())
    }

    /// Records the expected step and checks that it is the journal's last line.
    fn know(&mut self, step: Step<Action>) {
        self.apply(step);
        let lines = self.person.journal();
        assert_eq!(
            (lines.len() - 1, lines.last().map(without_moment)),
            (self.meant.len(), self.meant.last().cloned()),
            "{}",
            self.person.screen_text()
        );
    }

    fn apply(&mut self, step: Step<Action>) {
        let started = self.session.header().started;
        self.meant.push(match &step {
            Step::Do(action) => json!({"n": self.meant.len() + 1, "do": action}),
            Step::Undo(count) => json!({"n": self.meant.len() + 1, "undo": count}),
            Step::Redo(count) => json!({"n": self.meant.len() + 1, "redo": count}),
        });
        let proposal = self.session.propose(step, started).unwrap();
        self.session.commit(proposal);
    }

    fn name(&self, seat: EitherSeat) -> &str {
        &self.session.header().players[seat]
    }

    /// Taps the controls that record the action.
    fn act(&mut self, action: &Action) {
        let person = &mut *self.person;
        let about =
            |what: &str, card: &Card| format!("@dueling-nobles-do-{what} card={}", sign(*card));
        match action {
            Action::Setup { .. } => panic!("a game is set up once"),
            Action::NextPhase => {
                let Stage::Turn { phase } = self.session.table().stage else {
                    panic!("no turn is running");
                };
                let id = &self.session.rules().phases[phase + 1].id;
                let phase = format!("(^@dueling-nobles-phase-{id})");
                person.tap(&format!("@dueling-nobles-do-next-phase phase={phase}"));
            }
            Action::Sell { cards } => {
                person.tap("@dueling-nobles-kind-sell");
                for card in cards {
                    person.tap(&sign(*card));
                }
                let gold = self.session.rules().sale_gold;
                person.tap(&format!("@dueling-nobles-do-sell gold={gold}"));
            }
            Action::Tax { king } => {
                person.tap("@dueling-nobles-kind-tax");
                Self::answer(person, &about("tax", king));
                // The last stamina needs a confirmation.
                let last = about("tax-last", king);
                if person.has(&last) {
                    person.tap(&last);
                }
            }
            Action::Buy { count } => {
                person.tap(&format!("@dueling-nobles-do-buy count={count}"));
            }
            Action::Recruit { noble } => {
                person.tap("@dueling-nobles-priced action=(@dueling-nobles-kind-recruit) gold=*");
                person.tap(&about("recruit", noble));
            }
            Action::Weapon { card, noble } => {
                person.tap("@dueling-nobles-kind-weapon");
                Self::answer(person, &sign(*card));
                Self::answer(person, &about("weapon", noble));
            }
            Action::MoveWeapon { from, to } => {
                person.tap("@dueling-nobles-kind-move-weapon");
                Self::answer(person, &about("give", from));
                Self::answer(person, &about("receive", to));
            }
            Action::Heal { card, noble } => {
                person.tap("@dueling-nobles-kind-heal");
                Self::answer(person, &sign(*card));
                Self::answer(person, &about("heal", noble));
            }
            Action::Recover { card, take } => {
                person.tap("@dueling-nobles-kind-recover");
                Self::answer(person, &sign(*card));
                Self::answer(
                    person,
                    &format!("@dueling-nobles-ask-from-pile card={}", sign(*take)),
                );
            }
            Action::Spy { card, seen } => {
                person.tap("@dueling-nobles-kind-spy");
                Self::answer(person, &sign(*card));
                match seen {
                    None => person.tap("@dueling-nobles-do-spy"),
                    Some(seen) => {
                        for card in seen {
                            person.tap(&sign(*card));
                        }
                        person.tap("@dueling-nobles-do-spy-named");
                    }
                }
            }
            Action::Challenge { attacker, target } => {
                person.tap(&about("attack-with", attacker));
                person.tap(&about("attack", target));
            }
            Action::Deflect { target } => {
                let price = self.session.rules().deflect_cost;
                let name = self.name(self.session.table().active.other()).to_owned();
                self.person.tap(&format!(
                    "@dueling-nobles-do-deflect name=({name}) gold={price}"
                ));
                Self::answer(self.person, &about("deflect-to", target));
            }
            Action::Roll { seat, dice, .. } => self.roll(*seat, dice),
            Action::Support { seat, cards } => self.support(*seat, cards),
            Action::Concede { seat } => {
                person.tap("@menu");
                person.tap("@kind-concede");
                let title = format!("@dueling-nobles-do-concede name=({})", self.name(*seat));
                self.person.tap(&title);
            }
            Action::Adjust { correction, why } => self.adjust(correction, why.as_deref()),
            Action::Note { text } => {
                let beside = !person.lines().is_empty() && person.has("@do-note");
                if !beside {
                    person.tap("@menu");
                    person.tap("@menu-log");
                }
                person.write("@kind-note", text);
                person.tap("@do-note");
                person.expect(text);
                if !beside {
                    person.tap("@back");
                }
            }
            // The kind, then each card that it names.
            action => {
                let kind = format!("kind-{}", action.kind().name());
                let key = person.text().game_key(DuelingNobles::ID, &kind);
                person.tap(&format!("@{key}"));
                let fields = json!(action);
                let fields = fields.as_object().into_iter().flatten();
                let cards = fields.filter_map(|(_, value)| value.as_str()?.parse::<Card>().ok());
                for card in cards.collect::<Vec<_>>() {
                    Self::answer(person, &sign(card));
                }
            }
        }
    }

    /// Gives this answer. A question with one possible answer is not asked; a hand that was seen may leave one card.
    fn answer(person: &mut Person, name: &str) {
        if person.has(name) {
            person.tap(name);
        }
    }

    fn roll(&mut self, seat: EitherSeat, dice: &[i64]) {
        let duel = self.session.table().duel.as_ref().unwrap();
        let two = duel.nobles[seat].dice() == 2;
        let name = self.name(seat).to_owned();
        match (two, dice) {
            (false, [die]) => self.person.tap(&format!(
                "@dueling-nobles-fight-die name=({name}) pips={die}"
            )),
            (true, [die]) => {
                self.person.tap(&format!(
                    "@dueling-nobles-fight-first-die name=({name}) pips={die}"
                ));
                self.person.tap(&format!(
                    "@dueling-nobles-fight-one-die name=({name}) pips={die}"
                ));
            }
            (true, [first, second]) => {
                self.person.tap(&format!(
                    "@dueling-nobles-fight-first-die name=({name}) pips={first}"
                ));
                self.person.tap(&format!(
                    "@dueling-nobles-fight-second-die name=({name}) pips={second}"
                ));
            }
            _ => panic!("{dice:?} cannot be rolled"),
        }
    }

    fn support(&mut self, seat: EitherSeat, cards: &[Card]) {
        let none = format!("@dueling-nobles-fight-no-card name=({})", self.name(seat));
        match cards {
            [] => self.person.tap(&none),
            cards => {
                for card in cards {
                    self.person.tap(&sign(*card));
                }
                // A player who may play two cards chooses first and then plays.
                let table = self.session.table();
                let duelist = table.duelist(seat);
                let may = duelist.is_some_and(|duelist| duelist.noble.support_cards() > 1);
                if may && table.sides[seat].hand > 1 {
                    let signs: Vec<String> = cards.iter().map(|card| sign(*card)).collect();
                    self.person.tap(&format!(
                        "@dueling-nobles-fight-play cards=({})",
                        signs.join(" ")
                    ));
                }
            }
        }
    }

    fn adjust(&mut self, correction: &Correction, why: Option<&str>) {
        let table = self.session.table();
        let names = self.session.header().players.clone();
        let of = |seat: EitherSeat| names[seat].clone();
        let (seat, what, from, to) = match *correction {
            Correction::Gold { seat, gold } => {
                let now = table.sides[seat].gold.into();
                (
                    seat,
                    format!("@dueling-nobles-correct-gold player=({})", of(seat)),
                    now,
                    gold,
                )
            }
            Correction::Hand { seat, hand } => {
                let now = table.sides[seat].hand.into();
                (
                    seat,
                    format!("@correct-hand player=({})", of(seat)),
                    now,
                    hand,
                )
            }
            Correction::SupportDeck { seat, support_deck } => {
                let owner = seat.map_or("none".to_owned(), of);
                let seat = seat.unwrap_or(table.active);
                let what = format!("@dueling-nobles-correct-support-deck owner=({owner})");
                (seat, what, table.stocks[seat].deck.into(), support_deck)
            }
            Correction::Stamina { noble, stamina } => {
                let (seat, now) = self.standing(noble);
                (
                    seat,
                    format!("@dueling-nobles-correct-stamina noble={}", sign(noble)),
                    now,
                    stamina,
                )
            }
            Correction::Weapon { noble, weapon } => {
                let weapon = weapon.map_or("none".to_owned(), sign);
                let what = format!("(@dueling-nobles-correct-weapon noble={})", sign(noble));
                let armed = format!("(@dueling-nobles-correct-armed weapon={weapon})");
                let armed = format!("@corrections-is what={what} value={armed}");
                self.open_corrections(&of(self.standing(noble).0), why);
                self.person.tap(&armed);
                self.person.tap("@back");
                return;
            }
            Correction::Ability {
                seat,
                ability,
                used,
            } => {
                let suit = json!(ability);
                let suit = suit.as_str().unwrap();
                let switch = format!(
                    "@dueling-nobles-correct-ability player=({}) suit={suit}",
                    of(seat)
                );
                self.open_corrections(&of(seat), why);
                assert_ne!(self.person.is_on(&switch), used);
                self.person.tap(&switch);
                assert_eq!(self.person.is_on(&switch), used);
                self.person.tap("@back");
                return;
            }
        };
        self.open_corrections(&of(seat), why);
        for _ in 0..(to - from).abs() {
            self.person.tap(&stepper(to > from, &what));
        }
        self.person.tap(&format!("@corrections-set what=({what})"));
        self.person.tap("@back");
    }

    /// Opens the corrections of a player and writes the reason.
    fn open_corrections(&mut self, player: &str, why: Option<&str>) {
        self.person.tap("@menu");
        self.person.tap("@menu-players");
        self.person.tap(player);
        if let Some(why) = why {
            self.person.write("@corrections-reason", why);
        }
    }

    /// Checks that the whole journal is as expected, and that the command line reads it the same way.
    pub fn check(&self, golden_case: &str) {
        let path = self.person.journal_path();
        let lines = self.person.journal();
        let found: Vec<Value> = lines[1..].iter().map(without_moment).collect();
        for (found, meant) in found.iter().zip(&self.meant) {
            assert_eq!(found, meant);
        }
        assert_eq!(found.len(), self.meant.len());
        let header = self.session.header();
        assert_eq!(lines[0]["players"], json!(header.players));
        assert_eq!(lines[0]["edition"], json!(header.edition));
        assert_eq!(
            lines[0].get("rules").cloned().unwrap_or_else(|| json!({})),
            json!(header.rules)
        );
        let verdict = command(&["check", path.to_str().unwrap(), "--json"]);
        assert_eq!(verdict["ok"], true, "{verdict}");
        let mut found = command(&["replay", path.to_str().unwrap(), "--json"]);
        let mut expected = golden::expected(golden_case).clone();
        // Two cards played together have no order.
        for table in [&mut found, &mut expected] {
            expected::sort_lists(table, "discard");
        }
        let all = expected::differences(&expected["end"], &found, "end");
        assert!(all.is_empty(), "{all:#?}");
    }
}

/// The button of a stepper.
fn stepper(more: bool, what: &str) -> String {
    let way = if more { "more" } else { "less" };
    format!("@stepper-{way} what=({what})")
}

/// An entry without its time and checksum.
fn without_moment(entry: &Value) -> Value {
    let mut entry = entry.clone();
    let fields = entry.as_object_mut().unwrap();
    fields.remove("at");
    fields.remove("crc");
    entry
}

/// Rolls for or chooses the first player. If both roll, the first dice are tied.
fn who_starts(person: &mut Person, header: &Header, first: EitherSeat) {
    let name = |seat: EitherSeat| header.players[seat].clone();
    let (higher, lower) = (name(first), name(first.other()));
    if header.edition != Edition::Catsatcards.name() {
        person.tap(&format!("@dueling-nobles-starter-starts name=({higher})"));
        return;
    }
    for pips in [5, 2] {
        person.tap(&format!(
            "@dueling-nobles-fight-die name=({higher}) pips={pips}"
        ));
        person.tap(&format!(
            "@dueling-nobles-fight-die name=({lower}) pips={pips}"
        ));
    }
    assert!(person.describes("@dueling-nobles-starter-tie total=7"));
    assert!(person.is_off("@dueling-nobles-setup-to-nobles"));
    for pips in [6, 3] {
        person.tap(&format!(
            "@dueling-nobles-fight-die name=({higher}) pips={pips}"
        ));
        person.tap(&format!(
            "@dueling-nobles-fight-die name=({lower}) pips={}",
            pips - 1
        ));
    }
    assert!(person.is_on(&format!("@dueling-nobles-starter-starts name=({higher})")));
}

/// The control of the rule that gives each player a support deck.
pub const TWO_DECKS: &str =
    "@house-rule rule=(@dueling-nobles-rule-support-decks) value=(One each)";

/// Sets the house rules of the header.
fn house_rules(person: &mut Person, header: &Header) {
    if header.rules.is_empty() {
        return;
    }
    person.tap("@fact-rules");
    for (rule, value) in &header.rules {
        let (title, preset) = match rule.as_str() {
            "opening_nobles" => ("@dueling-nobles-rule-opening-nobles", 3),
            "support_decks" => {
                let value = value.as_str().unwrap();
                assert_eq!(value, "each");
                person.tap(TWO_DECKS);
                continue;
            }
            other => panic!("nobody has said how {other} is set"),
        };
        let wanted = value.as_i64().unwrap();
        for _ in 0..(wanted - preset).abs() {
            person.tap(&stepper(wanted > preset, title));
        }
    }
    person.tap("@fact-rules");
}

/// The JSON output of a command that must succeed.
pub fn command(args: &[&str]) -> Value {
    serde_json::from_str(&program::run(args).fine()).unwrap()
}
