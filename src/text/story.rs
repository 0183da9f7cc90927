//! A session told as a story: turn by turn, what was done and what followed from it.

use std::fmt;

use serde_json::{Map, Value};

use super::{LONGEST_NAME, Language, Table, Text, plain, rules, say, short};
use courtyard_core::game::{Compose, Game, Outcome, RulesOf};
use courtyard_core::seat::{Seat, Seats};
use courtyard_session::{Entry, Header, Moment, Scene, Session, Step};

/// Who tells of a game, and of whose: the language, the rules, the players' names.
#[derive(Debug)]
pub struct TextContext<'a, G: Game> {
    /// The language.
    pub text: &'a Text,
    /// The rules that the game goes by.
    pub rules: &'a RulesOf<G>,
    /// The players' names.
    pub players: &'a Seats<String>,
    /// The further fields of the session's header, in which a game can find what its table calls things; `None` where no
    /// session is told of.
    pub further: Option<&'a Map<String, Value>>,
}

impl<G: Game> Clone for TextContext<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for TextContext<'_, G> {}

impl<'a, G: Game> TextContext<'a, G> {
    /// The voice that tells of a session.
    pub fn new(text: &'a Text, session: &'a Session<G>) -> TextContext<'a, G> {
        TextContext {
            text,
            rules: session.rules(),
            players: &session.header().players,
            further: Some(&session.header().further),
        }
    }

    /// The voice that tells of what is part of no session.
    pub fn without_session(
        text: &'a Text,
        rules: &'a RulesOf<G>,
        players: &'a Seats<String>,
    ) -> TextContext<'a, G> {
        TextContext {
            text,
            rules,
            players,
            further: None,
        }
    }

    /// The players' names as sentences have them.
    pub fn names(&self) -> Seats<String> {
        player_names(self.text, self.players)
    }

    /// The player's name as a sentence has it: on one line, not too long, never empty.
    pub fn name(&self, seat: impl Into<Seat>) -> String {
        player_name(self.text, self.players, seat.into())
    }
}

/// A player's name as a sentence has it: on one line, not too long, never empty.
pub fn player_name(text: &Text, players: &Seats<String>, seat: Seat) -> String {
    // Cut first: a name is asked for often, and a file may hold one of a million characters.
    let name = players.get(seat).map_or("", String::as_str);
    let name = short(name, LONGEST_NAME);
    match plain(&name).trim() {
        "" => say!(text, "player-unnamed", number = seat.number() + 1),
        name => name.to_owned(),
    }
}

/// The players' names as sentences have them.
pub fn player_names(text: &Text, players: &Seats<String>) -> Seats<String> {
    let mut names = players.clone();
    for (seat, name) in names.iter_mut() {
        *name = player_name(text, players, seat);
    }
    names
}

/// The players' names as a list in words: “Ana, Ben and Cleo”.
pub fn describe_players(text: &Text, players: &Seats<String>) -> String {
    text.list(players.seats().map(|seat| player_name(text, players, seat)))
}

/// Who plays against whom.
pub fn describe_title(text: &Text, players: &Seats<String>) -> String {
    match player_names(text, players).values() {
        [zero, one] => say!(text, "title", zero = zero, one = one),
        _ => describe_players(text, players),
    }
}

/// A game that can be told of. Every function gives whole sentences or names in the voice's language.
pub trait Describe: Compose {
    /// The game's messages in a language, in Fluent's syntax. The keys begin with what no other game's begin with: all
    /// messages lie in one bundle. English is given for the language that tests make of it.
    fn messages(language: Language) -> &'static [&'static str];

    /// The game's name.
    fn title(text: &Text) -> String;

    /// By which rules the game goes: the edition, and the house rules if there are any.
    fn describe_rules(cx: TextContext<'_, Self>) -> Vec<Fact> {
        rules::describe_rules(cx)
    }

    /// Whose turn it is; nobody's before set-up.
    fn active(table: &Self::Table) -> Option<Seat>;

    /// What is done, without a full stop: “Ana buys 2 cards”.
    fn headline(cx: TextContext<'_, Self>, before: &Self::Table, action: &Self::Action) -> String;

    /// What follows, a sentence each, in the order in which it happens.
    fn consequences(
        cx: TextContext<'_, Self>,
        before: &Self::Table,
        action: &Self::Action,
        events: &[Self::Event],
        after: &Self::Table,
    ) -> Vec<String>;

    /// What the action lets be added up, term by term: both sides of a duel that it decides.
    fn sums(cx: TextContext<'_, Self>, before: &Self::Table, action: &Self::Action) -> Vec<Sum>;

    /// Whether another action still has to decide what comes of this one, so that its last sentences are no outcome yet.
    fn is_undecided(_events: &[Self::Event]) -> bool {
        false
    }

    /// How likely the outcomes of what begins with the action are, or what was luck in what ends with it, a sentence
    /// each. Most games have no such sentences.
    fn chances(
        _: TextContext<'_, Self>,
        _before: &Self::Table,
        _action: &Self::Action,
        _events: &[Self::Event],
        _after: &Self::Table,
    ) -> Vec<String> {
        Vec::new()
    }

    /// All chances on this table; `None` of a game that computes none.
    fn describe_odds(_: TextContext<'_, Self>, _table: &Self::Table) -> Option<DescribedOdds> {
        None
    }

    /// Why something is refused, and what would mend it where that is known.
    fn refusal(cx: TextContext<'_, Self>, table: &Self::Table, refusal: &Self::Refusal) -> String;

    /// The words for a value of one of the game's types, given the type's name and the value as a journal writes it;
    /// `None` if messages choose by the value.
    fn word(_: TextContext<'_, Self>, _type_name: &'static str, _value: &str) -> Option<String> {
        None
    }

    /// The name of a kind of action, given its name in a journal.
    fn kind_name(text: &Text, kind: &str) -> String {
        say!(text, &format!("{}-kind-{kind}", Self::ID))
    }

    /// The table in plain lines, for a terminal.
    fn describe_table(cx: TextContext<'_, Self>, table: &Self::Table) -> Vec<String>;

    /// The one number of each player that tells how the game goes, for a chart.
    fn gauge(table: &Self::Table) -> Seats<i64>;

    /// What [`gauge`](Describe::gauge) counts.
    fn gauge_name(text: &Text) -> String;

    /// The name of an edition, given its name in a journal.
    fn describe_edition(text: &Text, edition: &str) -> String {
        rules::edition_name::<Self>(text, edition)
    }

    /// What is counted over many games, as tables.
    fn describe_count(text: &Text, count: &Self::Count) -> Vec<Table>;

    /// What a session comes to for each player, in numbers; the first is what another program may show as the score.
    fn tallies(text: &Text, session: &Session<Self>) -> Vec<Tally>;
}

/// The chances on a table, for programs and for people.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribedOdds {
    /// The chances as JSON: an object, in the shape other programs rely on.
    pub json: Value,
    /// The chances as sentences.
    pub lines: Vec<String>,
    /// The chances as tables, where there are many.
    pub tables: Vec<Table>,
}

/// One fact about a session: what it is called, and what it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// What it is called.
    pub name: String,
    /// What it is.
    pub value: String,
}

/// A number of each player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// What it counts, as programs call it: the same in every language.
    pub id: &'static str,
    /// What it counts.
    pub name: String,
    /// How much that is.
    pub of: Seats<u64>,
}

/// Something that was added up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    /// Whose sum it is.
    pub title: String,
    /// What it is made of, in the order in which it grew.
    pub terms: Vec<SumTerm>,
    /// What it comes to.
    pub total: u32,
    /// The sum on one line: “Q♥ (Ana): 12 (base) + 4 (die) = 16”.
    pub told: String,
}

/// One term of a [`Sum`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SumTerm {
    /// What it is.
    pub name: String,
    /// How much it adds.
    pub value: u32,
}

impl Sum {
    /// The terms added up, under a title.
    pub fn new(text: &Text, title: String, terms: Vec<SumTerm>, total: u32) -> Sum {
        let one_by_one = terms
            .iter()
            .map(|t| say!(text, "sum-term", value = t.value, name = &t.name));
        let told = say!(
            text,
            "sum",
            who = &title,
            terms = text.joined(one_by_one, "sum-and").unwrap_or_default(),
            total = total
        );
        Sum {
            title,
            terms,
            total,
            told,
        }
    }
}

/// One entry of a session as it is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The entry's number.
    pub n: u64,
    /// When it was recorded, if that was written down.
    pub at: Option<Moment>,
    /// The turn in which it was done; 0 before the first.
    pub turn: u32,
    /// Whose turn that was.
    pub active: Option<Seat>,
    /// Who did it; nobody where the table did.
    pub seat: Option<Seat>,
    /// The action's kind by its name in a journal, or `undo` or `redo`.
    pub kind: &'static str,
    /// What was done, without a full stop.
    pub headline: String,
    /// What was added up in it.
    pub sums: Vec<Sum>,
    /// What followed, a sentence each.
    pub consequences: Vec<String>,
    /// Whether another action still has to decide what comes of it: its first sentence holds whatever that is.
    pub is_undecided: bool,
    /// What was likely, and what was luck, a sentence each. It is no part of the [`details`](Line::details): not
    /// everybody wants to know.
    pub chances: Vec<String>,
    /// Each player's number for the chart, after it.
    pub gauge: Seats<i64>,
}

impl Line {
    /// One action as it is told, from the table before, what followed and the table after.
    pub fn new<G: Describe>(cx: TextContext<'_, G>, scene: &Scene<'_, G>) -> Line {
        let Scene {
            entry,
            action,
            before,
            events,
            after,
        } = *scene;
        Line {
            n: entry.n,
            at: entry.at,
            turn: G::turn(before),
            active: G::active(before),
            seat: G::actor(before, action),
            kind: G::kind(action),
            headline: G::headline(cx, before, action),
            sums: G::sums(cx, before, action),
            consequences: G::consequences(cx, before, action, events, after),
            is_undecided: G::is_undecided(events),
            chances: G::chances(cx, before, action, events, after),
            gauge: G::gauge(after),
        }
    }

    /// Entry `n`, which takes back or puts back actions; the last of them says what they were.
    fn of_step<G: Describe>(
        cx: TextContext<'_, G>,
        session: &Session<G>,
        n: usize,
        entry: &Entry<G::Action>,
        table: &G::Table,
    ) -> Line {
        let what = session.subject(n).and_then(|action| {
            session.scene(action, |scene| G::headline(cx, scene.before, scene.action))
        });
        let what = short(what.as_deref().unwrap_or_default(), 3 * LONGEST_NAME);
        let (kind, key, count) = match entry.step {
            Step::Undo(count) => ("undo", "did-undo", count),
            Step::Redo(count) => ("redo", "did-redo", count),
            Step::Do(_) => ("", "", 0),
        };
        Line {
            n: entry.n,
            at: entry.at,
            turn: G::turn(table),
            active: G::active(table),
            seat: None,
            kind,
            headline: say!(cx.text, key, count = count, what = what),
            sums: Vec::new(),
            consequences: Vec::new(),
            is_undecided: false,
            chances: Vec::new(),
            gauge: G::gauge(table),
        }
    }

    /// All that is told below the headline: the sums, then what followed.
    pub fn details(&self) -> impl Iterator<Item = &str> {
        let sums = self.sums.iter().map(|s| s.told.as_str());
        sums.chain(self.consequences.iter().map(String::as_str))
    }
}

/// One turn and what was done in it; turn 0 is what came before the first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// The turn, counting both players' turns from 1.
    pub number: u32,
    /// What it is called: “Turn 3: Ana”.
    pub title: String,
    /// The actions in force.
    pub lines: Vec<Line>,
}

impl Turn {
    /// The turn that begins with this line.
    pub(super) fn of<G: Describe>(cx: TextContext<'_, G>, line: Line) -> Turn {
        Turn {
            number: line.turn,
            title: turn_title(cx, line.turn, line.active),
            lines: vec![line],
        }
    }
}

/// A session told from its first entry to its last. Its lines are told one after another as they are asked for, so that
/// a long session takes no more memory than a short one.
pub struct Story<'a> {
    text: &'a Text,
    retold: Box<dyn Retold + 'a>,
    /// Who plays against whom.
    pub title: String,
    /// The players' names.
    pub players: Seats<String>,
    /// What is known of the session as a whole.
    pub facts: Vec<Fact>,
    /// What the lines' gauge counts.
    pub gauge_name: String,
}

impl fmt::Debug for Story<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Story")
            .field("title", &self.title)
            .finish_non_exhaustive()
    }
}

/// Each player's number for the chart after an action in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gauged {
    /// The turn in which it was done; 0 before the first.
    pub turn: u32,
    /// Each player's number.
    pub gauge: Seats<i64>,
}

impl<'a> Story<'a> {
    /// The session's story.
    pub fn new<G: Describe>(text: &'a Text, session: &'a Session<G>) -> Story<'a> {
        let cx = TextContext::new(text, session);
        Story {
            text,
            retold: Box::new(session),
            title: describe_title(text, cx.players),
            players: cx.names(),
            facts: facts(text, session),
            gauge_name: G::gauge_name(text),
        }
    }

    /// The actions in force, oldest first. Those of one turn follow one another.
    pub fn applied(&self) -> impl Iterator<Item = Line> {
        self.retold.applied(self.text)
    }

    /// What a redo puts back, the next one first.
    pub fn undone(&self) -> impl Iterator<Item = Line> {
        self.retold.undone(self.text)
    }

    /// Every entry in its order, each with whether it is in force. What was taken back for good is none of the two lists
    /// above, and neither are the entries that took back and put back.
    pub fn all(&self) -> impl Iterator<Item = (Line, bool)> {
        self.retold.all(self.text)
    }

    /// The numbers for the chart after each action in force, which takes far less time than telling them.
    pub fn gauges(&self) -> impl Iterator<Item = Gauged> {
        self.retold.gauges()
    }

    /// What the turn is called that begins with this line.
    pub fn turn_title(&self, line: &Line) -> String {
        let player = line.active.map(|seat| self.players[seat].as_str());
        title_of_turn(self.text, line.turn, player)
    }
}

/// Where a story's lines come from: a session of any game.
trait Retold {
    fn applied<'s>(&'s self, text: &'s Text) -> Box<dyn Iterator<Item = Line> + 's>;
    fn undone<'s>(&'s self, text: &'s Text) -> Box<dyn Iterator<Item = Line> + 's>;
    fn all<'s>(&'s self, text: &'s Text) -> Box<dyn Iterator<Item = (Line, bool)> + 's>;
    fn gauges(&self) -> Box<dyn Iterator<Item = Gauged> + '_>;
}

impl<G: Describe> Retold for &Session<G> {
    fn applied<'s>(&'s self, text: &'s Text) -> Box<dyn Iterator<Item = Line> + 's> {
        let cx = TextContext::new(text, *self);
        let mut table = self.table_after(0);
        let actions = Session::applied(self);
        Box::new(
            actions
                .map(move |done| self.replay_one(&mut table, done, |scene| Line::new(cx, &scene))),
        )
    }

    fn undone<'s>(&'s self, text: &'s Text) -> Box<dyn Iterator<Item = Line> + 's> {
        let cx = TextContext::new(text, *self);
        let mut table = self.table().clone();
        let actions = Session::undone(self);
        Box::new(
            actions
                .map(move |done| self.replay_one(&mut table, done, |scene| Line::new(cx, &scene))),
        )
    }

    fn all<'s>(&'s self, text: &'s Text) -> Box<dyn Iterator<Item = (Line, bool)> + 's> {
        let cx = TextContext::new(text, *self);
        let mut table = self.table_after(0);
        Box::new((1..).zip(self.entries()).map(move |(n, entry)| {
            let line = match &entry.step {
                Step::Do(action) => {
                    self.replay_one(&mut table, (entry, action), |scene| Line::new(cx, &scene))
                }
                Step::Undo(_) | Step::Redo(_) => {
                    table = self.table_after(n);
                    Line::of_step(cx, self, n, entry, &table)
                }
            };
            (line, self.is_applied(n))
        }))
    }

    fn gauges(&self) -> Box<dyn Iterator<Item = Gauged> + '_> {
        let mut table = self.table_after(0);
        let actions = Session::applied(self);
        Box::new(actions.map(move |done| {
            self.replay_one(&mut table, done, |scene| Gauged {
                turn: G::turn(scene.before),
                gauge: G::gauge(scene.after),
            })
        }))
    }
}

/// Tells entry `n` alone, as [`Story::all`] tells it; it takes no longer late in a long session than early in it.
pub fn line<G: Describe>(text: &Text, session: &Session<G>, n: usize) -> Option<Line> {
    let cx = TextContext::new(text, session);
    let entry = session.entries().get(n.checked_sub(1)?)?;
    match entry.step {
        Step::Do(_) => session.scene(n, |scene| Line::new(cx, &scene)),
        Step::Undo(_) | Step::Redo(_) => {
            let table = session.table_after(n);
            Some(Line::of_step(cx, session, n, entry, &table))
        }
    }
}

/// What a turn is called: “Turn 3: Ana”.
pub fn turn_title<G: Game>(cx: TextContext<'_, G>, number: u32, active: Option<Seat>) -> String {
    let player = active.map(|seat| cx.name(seat));
    title_of_turn(cx.text, number, player.as_deref())
}

fn title_of_turn(text: &Text, number: u32, player: Option<&str>) -> String {
    match player {
        None => text.get("turn-zero").into_owned(),
        Some(player) => say!(text, "turn-title", turn = number, player = player),
    }
}

/// The name of the edition that a session is played by.
pub fn describe_edition(text: &Text, header: &Header) -> String {
    let game = text.games().find(&header.game);
    game.map_or_else(
        || header.edition.clone(),
        |game| game.describe_edition(text, &header.edition),
    )
}

/// How the game ended, or that it has not.
pub fn describe_result(text: &Text, players: &Seats<String>, outcome: Option<Outcome>) -> String {
    let Some(outcome) = outcome else {
        return text.get("result-open").into_owned();
    };
    let winners = outcome.winners();
    let names = winners.iter().map(|seat| player_name(text, players, seat));
    match winners.len() {
        0 => text.get("result-draw").into_owned(),
        count => say!(text, "result-won", winner = text.list(names), count = count),
    }
}

/// A moment as a log shows it, to the minute.
pub fn moment(at: Moment) -> String {
    at.format("%Y-%m-%d %H:%M").to_string()
}

/// What is known of a session as a whole.
pub fn facts<G: Describe>(text: &Text, session: &Session<G>) -> Vec<Fact> {
    let cx = TextContext::new(text, session);
    let fact = |name: &str, value: String| Fact {
        name: text.get(name).into_owned(),
        value,
    };
    let mut facts = vec![
        fact("fact-game", G::title(text)),
        fact("fact-players", describe_players(text, cx.players)),
    ];
    facts.extend(G::describe_rules(cx));
    facts.push(fact("fact-started", moment(session.header().started)));
    if let Some(at) = session.entries().iter().rev().find_map(|e| e.at) {
        facts.push(fact("fact-ended", moment(at)));
    }
    facts.push(fact(
        "fact-entries",
        say!(
            text,
            "entries-in-force",
            count = session.entries().len(),
            force = session.applied().count()
        ),
    ));
    facts.push(fact("fact-turns", G::turn(session.table()).to_string()));
    let outcome = G::outcome(session.table());
    facts.push(fact(
        "fact-result",
        describe_result(text, cx.players, outcome),
    ));
    facts
}
