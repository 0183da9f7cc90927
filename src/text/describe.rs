//! The descriptions of a game, and the session that they are about.

use serde_json::{Map, Value};

use super::{
    Chapter, LONGEST_NAME, Language, MatRow, Rulebook, Sentence, Sum, Table, Text, plain, rules,
    say, short,
};
use courtyard_core::game::compose::Draft;
use courtyard_core::game::{Compose, Game, RulesOf};
use courtyard_core::person::Person;
use courtyard_core::seat::{Seat, Seats};
use courtyard_session::Session;

/// The context of descriptions: language, rules, players' names.
#[derive(Debug, Clone, Copy)]
pub struct TextContext<'a, G: Game> {
    /// The language.
    pub text: &'a Text,
    /// The rules of the game.
    pub rules: &'a RulesOf<G>,
    /// The players' names.
    pub players: &'a Seats<String>,
    /// Further fields of the session's header, where a game may find names of items; `None` without a session.
    pub further: Option<&'a Map<String, Value>>,
}

impl<'a, G: Game> TextContext<'a, G> {
    /// The context for a session.
    pub fn new(text: &'a Text, session: &'a Session<G>) -> TextContext<'a, G> {
        TextContext {
            text,
            rules: session.rules(),
            players: &session.header().players,
            further: Some(&session.header().further),
        }
    }

    /// The context without a session.
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

    /// The players' names as in sentences.
    pub fn names(&self) -> Seats<String> {
        player_names(self.text, self.players)
    }

    /// The player's name as in a sentence: on one line, not too long, never empty.
    pub fn name(&self, seat: impl Into<Seat>) -> String {
        player_name(self.text, self.players, seat.into())
    }
}

/// The placeholder for a player without a name.
pub fn nameless(text: &Text, seat: Seat) -> String {
    say!(text, "player-unnamed", number = seat.number() + 1)
}

/// A player's name as in a sentence: on one line, not too long, never empty.
pub fn player_name(text: &Text, players: &Seats<String>, seat: Seat) -> String {
    let name = players.get(seat).map_or("", String::as_str);
    tidy_name(name).unwrap_or_else(|| nameless(text, seat))
}

/// A name on one line and not too long; `None` if nothing of it is visible.
pub(super) fn tidy_name(name: &str) -> Option<String> {
    // Shortened first, because names are used often and a file may have one of a million characters.
    let name = short(name, LONGEST_NAME);
    let name = plain(&name).trim().to_owned();
    (!Person::named(&name).is_nobody()).then_some(name)
}

/// The players' names as in sentences.
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

/// The title of a session: its players.
pub fn describe_title(text: &Text, players: &Seats<String>) -> String {
    match player_names(text, players).values() {
        [zero, one] => say!(text, "title", zero, one),
        _ => describe_players(text, players),
    }
}

/// A game with descriptions. Every function returns whole sentences or names in the context's language.
pub trait Describe: Compose {
    /// The game's messages in a language, in Fluent's syntax. All games share one bundle, so keys begin with the
    /// game's own prefix. The English messages also serve for the layout test language.
    fn messages(language: Language) -> Vec<&'static str>;

    /// The game's name: the message `ID-title`.
    fn title(text: &Text) -> String {
        say!(text, &format!("{}-title", Self::ID))
    }

    /// The rules of the game: the edition, and the house rules if any.
    fn describe_rules(cx: TextContext<'_, Self>) -> Vec<Fact> {
        rules::describe_rules(cx)
    }

    /// The whole rules for a player who does not know the game, by this edition and these house rules.
    fn chapters(text: &Text, rules: &RulesOf<Self>) -> Vec<Chapter>;

    /// The rows of a player's mat to print, from top to bottom.
    fn mat(text: &Text, rules: &RulesOf<Self>) -> Vec<MatRow>;

    /// The seat whose turn it is; `None` before set-up.
    fn active(table: &Self::Table) -> Option<Seat>;

    /// Adds the arguments of a [headline](TextContext::headline) that are not fields of the action.
    fn complete_headline(
        _: TextContext<'_, Self>,
        _before: &Self::Table,
        _action: &Self::Action,
        _headline: &mut Sentence<'_>,
    ) {
    }

    /// Facts of the action beyond its headline, a sentence each. They stand before the consequences.
    fn supplement(
        cx: TextContext<'_, Self>,
        before: &Self::Table,
        action: &Self::Action,
        after: &Self::Table,
    ) -> Vec<String>;

    /// A consequence of the action, a sentence each; none if the headline says it.
    fn consequence(
        cx: TextContext<'_, Self>,
        before: &Self::Table,
        action: &Self::Action,
        event: &Self::Event,
        after: &Self::Table,
    ) -> Vec<String>;

    /// Sums that the action completes, with their terms: both sides of a duel that it decides.
    fn sums(_cx: TextContext<'_, Self>, _before: &Self::Table, _action: &Self::Action) -> Vec<Sum> {
        Vec::new()
    }

    /// Whether a turn begins with this event: the consequences from here on belong to the next turn. The first of them
    /// says whose turn it is.
    fn begins_turn(event: &Self::Event) -> bool;

    /// Whether another action decides the result of this one, so that its last sentences are not final.
    fn is_undecided(_events: &[Self::Event]) -> bool {
        false
    }

    /// The chances of a duel or similar that the action begins, or the luck in one that it ends, a sentence each. Most
    /// games have none.
    fn chances(
        _: TextContext<'_, Self>,
        _before: &Self::Table,
        _action: &Self::Action,
        _after: &Self::Table,
    ) -> Vec<String> {
        Vec::new()
    }

    /// All chances on this table; `None` for games that compute none.
    fn describe_odds(_: TextContext<'_, Self>, _table: &Self::Table) -> Option<DescribedOdds> {
        None
    }

    /// Why an action is refused, and what would help, if known.
    fn refusal(cx: TextContext<'_, Self>, table: &Self::Table, refusal: &Self::Refusal) -> String;

    /// The words for a value of one of the game's types, given the type's name and the value as in a journal; `None`
    /// if messages select by the value.
    fn word(_: TextContext<'_, Self>, _type_name: &'static str, _value: &str) -> Option<String> {
        None
    }

    /// The name of a kind of action: “Move a weapon”.
    fn kind_name(text: &Text, kind: Self::Kind) -> String {
        let kind: &str = kind.into();
        say!(text, &text.game_key(Self::ID, &format!("kind-{kind}")))
    }

    /// A one-line description of a kind of action, whose arguments are the rules; `None` if there is none, because
    /// players do not choose it among the actions of the game.
    fn kind_about(text: &Text, rules: &RulesOf<Self>, kind: Self::Kind) -> Option<String> {
        let kind: &str = kind.into();
        let key = text.game_key(Self::ID, &format!("kind-{kind}-about"));
        let about = || Rulebook::new(text, rules.to_json()).say(&key);
        text.has(&key).then(about)
    }

    /// A part of an action as an option in a list, such as a card or a player.
    fn part_name(
        cx: TextContext<'_, Self>,
        table: &Self::Table,
        draft: &Draft<Self>,
        part: Self::Part,
    ) -> String;

    /// The subject of a question, if an action asks several of the same sort: a player, or a number printed on a card.
    fn question_name(
        _: TextContext<'_, Self>,
        _draft: &Draft<Self>,
        _prompt: Self::Prompt,
    ) -> Option<String> {
        None
    }

    /// The table as lines of text, for a terminal.
    fn describe_table(cx: TextContext<'_, Self>, table: &Self::Table) -> Vec<String>;

    /// Each player's main number, for a chart.
    fn gauge(table: &Self::Table) -> Seats<i64>;

    /// The name of the [`gauge`](Describe::gauge): the message `ID-gauge`.
    fn gauge_name(text: &Text) -> String {
        say!(text, &format!("{}-gauge", Self::ID))
    }

    /// The name of an edition, given its name in a journal.
    fn describe_edition(text: &Text, edition: &str) -> String {
        rules::edition_name::<Self>(text, edition)
    }

    /// The game's statistics as tables.
    fn describe_count(_text: &Text, _count: &Self::Count) -> Vec<Table> {
        Vec::new()
    }

    /// The game's own figures about one person, a sentence each. Most games have none.
    fn describe_person(_text: &Text, _count: &Self::Count, _person: &Person) -> Vec<String> {
        Vec::new()
    }

    /// The final numbers of a session for each player. The first one is the score for other programs.
    fn tallies(text: &Text, session: &Session<Self>) -> Vec<Tally>;
}

/// The chances on a table, for programs and for people.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribedOdds {
    /// The chances as a JSON object, in the stable format for other programs.
    pub json: Value,
    /// The chances as sentences.
    pub lines: Vec<String>,
    /// The chances as tables, if there are many.
    pub tables: Vec<Table>,
}

/// A fact about a session: name and value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// The name.
    pub name: String,
    /// The value.
    pub value: String,
}

/// A number per player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// The stable name for programs, the same in every language.
    pub id: &'static str,
    /// The name.
    pub name: String,
    /// The number of each player.
    pub of: Seats<u64>,
}
