//! A small example game that is not built in. It shows how much code a game needs, and that everything else supports
//! it: 2 to 6 players count in turn, 1 to 3 numbers each. The player who says the goal wins; the others are ranked by
//! the numbers they said.

mod screens;

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use courtyard::games::compose::{Answer, Ask, Compose, Draft, QuestionOption};
use courtyard::games::{self, Adjust, Events, Game, Outcome, Places, Preset, Refusal, rules};
use courtyard::seat::{Seat, SeatSet, Seats};
use courtyard::session::Session;
use courtyard::text::{Chapter, Describe, Language, MatRow, Tally, Text, TextContext, Track, say};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use strum::{EnumDiscriminants, IntoStaticStr, VariantArray, VariantNames};

/// The game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Counting {}

/// The one edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Edition {
    Plain,
}

rules! {
    /// The goal: 21 unless changed.
    pub struct Values {
        end {
            /// The number to say.
            goal: u16 = Number(5, 99),
        }
    }
}

impl Preset for Edition {
    type Values = Values;

    fn values(self) -> Values {
        Values { goal: 21 }
    }
}

type Rules = games::Rules<Edition>;

/// How many numbers each player has said.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    said: Seats<u16>,
    total: u16,
    turn: u32,
    active: Seat,
    first: Option<Seat>,
    goal: u16,
}

/// An action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum_discriminants(name(Kind), derive(Serialize, Deserialize))]
#[strum_discriminants(derive(IntoStaticStr, VariantArray))]
#[strum_discriminants(serde(rename_all = "kebab-case"))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
pub enum Action {
    /// Starts the game.
    Begin {
        /// The player who begins.
        first: Seat,
    },
    /// The active player says this many numbers.
    Count {
        /// From 1 to 3.
        numbers: u16,
    },
    /// A remark.
    Note {
        /// The text.
        text: String,
    },
}

/// Why an action is refused.
#[derive(Debug, Clone, PartialEq, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Refused {
    NotSetUp,
    AlreadySetUp,
    GameOver,
    NoSuchSeat,
    WrongCount,
}

impl Refusal for Refused {
    fn code(&self) -> &'static str {
        self.into()
    }
}

impl Table {
    fn is_over(&self) -> bool {
        self.total >= self.goal
    }

    fn next(&self) -> Seat {
        let next = (self.active.number() + 1) % self.said.len();
        Seat::new(next).unwrap()
    }
}

impl Game for Counting {
    const ID: &'static str = "counting";
    const PLAYERS: RangeInclusive<usize> = 2..=6;
    type Edition = Edition;
    type Table = Table;
    type Action = Action;
    type Kind = Kind;
    type Refusal = Refused;
    type Event = ();
    type Count = ();

    fn table(rules: &Rules, players: usize) -> Table {
        Table {
            said: Seats::from_fn(players, |_| 0).unwrap(),
            total: 0,
            turn: 0,
            active: Seat::ZERO,
            first: None,
            goal: rules.goal,
        }
    }

    fn check(_: &Rules, table: &Table, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Note { .. } => Ok(()),
            _ if table.is_over() => Err(Refused::GameOver),
            Action::Begin { .. } if table.first.is_some() => Err(Refused::AlreadySetUp),
            Action::Begin { first } if table.said.get(*first).is_none() => Err(Refused::NoSuchSeat),
            Action::Begin { .. } => Ok(()),
            Action::Count { .. } if table.first.is_none() => Err(Refused::NotSetUp),
            Action::Count { numbers: 1..=3 } => Ok(()),
            Action::Count { .. } => Err(Refused::WrongCount),
        }
    }

    fn play_into(
        rules: &Rules,
        table: &mut Table,
        action: &Action,
        _events: Events<'_, ()>,
    ) -> Result<(), Refused> {
        Counting::check(rules, table, action)?;
        match action {
            Action::Begin { first } => {
                (table.first, table.active, table.turn) = (Some(*first), *first, 1);
            }
            Action::Count { numbers } => {
                table.said[table.active] += numbers;
                table.total += numbers;
                if !table.is_over() {
                    table.active = table.next();
                    table.turn += 1;
                }
            }
            Action::Note { .. } => {}
        }
        Ok(())
    }

    fn state(_: &Rules, table: &Table, players: &Seats<String>) -> Value {
        let players = players
            .iter()
            .map(|(seat, name)| json!({"name": name, "said": table.said[seat]}));
        json!({
            "turn": table.turn, "active": table.active, "total": table.total,
            "result": Counting::outcome(table).map(|o| json!({"winner": o.winner()})),
            "players": players.collect::<Value>(),
        })
    }

    fn outcome(table: &Table) -> Option<Outcome> {
        let said = |seat| (seat != table.active, Reverse(table.said[seat]));
        let places = Seats::from_fn(table.said.len(), |seat| {
            let ahead = table.said.seats().filter(|other| said(*other) < said(seat));
            1 + ahead.count() as u8
        });
        let is_over = table.is_over();
        is_over.then(|| Outcome::Ranked(Places::new(&places.unwrap())))
    }

    fn turn(table: &Table) -> u32 {
        table.turn
    }

    fn first(table: &Table) -> Option<Seat> {
        table.first
    }

    fn acting(_: &Self::Table) -> SeatSet {
        SeatSet::EMPTY
    }

    fn actors(table: &Table, kind: Kind) -> Option<SeatSet> {
        match kind {
            Kind::Begin => Some(table.said.seats().collect()),
            Kind::Count => Some(SeatSet::from_iter([table.active])),
            Kind::Note => None,
        }
    }

    fn actor(before: &Table, action: &Action) -> Option<Seat> {
        match action {
            Action::Begin { first } => Some(*first),
            Action::Count { .. } => Some(before.active),
            Action::Note { .. } => None,
        }
    }
}

/// A part of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Seat(Seat),
    Numbers(u16),
}

/// A question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Prompt {
    First,
    Numbers,
    Note,
}

impl Compose for Counting {
    type Part = Part;
    type Prompt = Prompt;

    type Position<'a> = (&'a Rules, &'a Table);

    fn position<'a>(rules: &'a Rules, table: &'a Table) -> (&'a Rules, &'a Table) {
        (rules, table)
    }

    fn gate((rules, table): &(&Rules, &Table), kind: Kind) -> Result<(), Refused> {
        let action = match kind {
            Kind::Begin => Action::Begin { first: Seat::ZERO },
            Kind::Count => Action::Count { numbers: 1 },
            Kind::Note => return Ok(()),
        };
        Counting::check(rules, table, &action)
    }

    fn ask(
        (_, table): &(&Rules, &Table),
        kind: Kind,
        answers: &[Answer<Part>],
        options: &mut Vec<QuestionOption<Counting>>,
    ) -> Ask<Counting> {
        let (prompt, parts): (_, Vec<Part>) = match (kind, answers) {
            (Kind::Begin, [Answer::Part(Part::Seat(first)), ..]) => {
                return Ask::Ready(Action::Begin { first: *first });
            }
            (Kind::Count, [Answer::Part(Part::Numbers(numbers)), ..]) => {
                return Ask::Ready(Action::Count { numbers: *numbers });
            }
            (Kind::Begin, _) => (Prompt::First, table.said.seats().map(Part::Seat).collect()),
            (Kind::Count, _) => (Prompt::Numbers, (1..=3).map(Part::Numbers).collect()),
            (Kind::Note, _) => (Prompt::Note, Vec::new()),
        };
        let possible = |part| QuestionOption {
            part,
            why_not: None,
        };
        options.extend(parts.into_iter().map(possible));
        Ask::One { prompt }
    }
}

impl Adjust for Counting {
    type Value = ();
}

/// The game's messages. Each language has them; a test needs one.
const MESSAGES: &str = "
counting-title = Counting
counting-edition-plain = Plain
counting-edition-plain-about = The only rules.
counting-group-end = The end
counting-rule-goal = Goal
counting-rule-goal-about = The number to say.
counting-kind-begin = begin
counting-kind-count = count
counting-kind-note = note
counting-headline-begin = { $first } begins
counting-headline-count = { $player } counts { $numbers } further
counting-total = The count is at { $total }.
counting-goal = Goal
counting-said = Numbers said
counting-refused = This cannot be done now.
counting-onward = Who begins?
counting-task = { $player }, count on from { $total }
counting-one = Count { $numbers }
";

impl Describe for Counting {
    /// Only in English.
    fn messages(language: Language) -> Vec<&'static str> {
        match language {
            Language::English => vec![MESSAGES],
            _ => Vec::new(),
        }
    }

    fn chapters(text: &Text, rules: &Rules) -> Vec<Chapter> {
        vec![Chapter {
            title: say!(text, "counting-goal"),
            paragraphs: vec![rules.goal.to_string()],
        }]
    }

    fn mat(text: &Text, rules: &Rules) -> Vec<MatRow> {
        let name = say!(text, "counting-title");
        vec![MatRow::Tracks(vec![Track::numbers(name, 1, rules.goal)])]
    }

    fn active(table: &Table) -> Option<Seat> {
        table.first.map(|_| table.active)
    }

    fn supplement(
        context: TextContext<'_, Counting>,
        _: &Table,
        action: &Action,
        after: &Table,
    ) -> Vec<String> {
        let total = say!(context.text, "counting-total", total = after.total);
        Vec::from_iter(matches!(action, Action::Count { .. }).then_some(total))
    }

    fn consequence(
        _: TextContext<'_, Counting>,
        _: &Table,
        _: &Action,
        (): &(),
        _: &Table,
    ) -> Vec<String> {
        Vec::new()
    }

    fn begins_turn((): &()) -> bool {
        false
    }

    fn refusal(context: TextContext<'_, Counting>, _: &Table, _: &Refused) -> String {
        say!(context.text, "counting-refused")
    }

    fn part_name(
        context: TextContext<'_, Counting>,
        _: &Table,
        _: &Draft<Counting>,
        part: Part,
    ) -> String {
        match part {
            Part::Seat(seat) => context.name(seat),
            Part::Numbers(numbers) => numbers.to_string(),
        }
    }

    fn describe_table(context: TextContext<'_, Counting>, table: &Table) -> Vec<String> {
        vec![say!(context.text, "counting-total", total = table.total)]
    }

    fn gauge(table: &Table) -> Seats<i64> {
        table.said.clone().map(i64::from)
    }

    fn gauge_name(text: &Text) -> String {
        say!(text, "counting-said")
    }

    fn tallies(text: &Text, session: &Session<Counting>) -> Vec<Tally> {
        vec![Tally {
            id: "said",
            name: say!(text, "counting-said"),
            of: session.table().said.clone().map(u64::from),
        }]
    }
}

impl courtyard::cli::GameCommands for Counting {}
