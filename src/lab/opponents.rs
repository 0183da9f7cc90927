//! Bots that take seats at a real table, each with a deck of its own.
//!
//! A bot's knowledge is a function of its seed and the applied actions of the session, so that it is the same after undo
//! and after a restart. The numbers of its chance follow from its seed and what it knows: the same knowledge gives the
//! same choice.

use std::fmt::{Debug, Display};
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

use courtyard_core::cards::Card;
use courtyard_core::game::{Events, Game, GameType, RulesOf};
use courtyard_core::seat::{Seat, Seats};
use courtyard_session::{BotData, Bots, Header, HeaderFault, SeatedBot, Session};

use crate::LabGame;
use crate::bot::{Bot, BotFault, Sight, Valued};
use crate::chance::{Purpose, Streams};
use crate::playout::Playouts;
use crate::seal::{Seed, digest};

/// The level of a bot, for people who choose one.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    EnumString,
    IntoStaticStr,
    VariantArray,
    VariantNames,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Rules of thumb, and a blunder in one of five decisions.
    Easy,
    /// Rules of thumb.
    Normal,
    /// 200 playouts per decision.
    Hard,
    /// 800 playouts per decision.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: &'static [Level] = <Level as VariantArray>::VARIANTS;

    /// The level's name.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The name of the level's bot.
    pub const fn bot(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "greedy",
            Level::Hard => "search:200",
            Level::Expert => "search:800",
        }
    }

    /// The level of the bot with this name, if it is one.
    pub fn of(bot: &str) -> Option<Level> {
        Level::ALL.iter().copied().find(|level| level.bot() == bot)
    }
}

/// A game in which bots can take seats at a real table.
pub trait BotGame: LabGame {
    /// The cards of one bot, and what it was shown.
    type Own: Clone + Debug;

    /// The house rules that a table with bots has.
    fn needed_rules() -> Map<String, Value> {
        Map::new()
    }

    /// Shuffles a bot's deck and deals its hand, before the first action.
    fn shuffle_own(rules: &RulesOf<Self>, seat: Seat, streams: Streams) -> Self::Own;

    /// The cards of a newly shuffled deck as [`words`], the top card first.
    fn order(own: &Self::Own) -> String;

    /// The cards that the bot sees, each list in an order that depends on its cards only.
    fn seen(own: &Self::Own) -> String;

    /// The player who decides now; `None` if nobody or several players together.
    fn decides(table: &Self::Table) -> Option<Seat>;

    /// The bot's view.
    fn own_view<'a>(
        rules: &'a RulesOf<Self>,
        table: &'a Self::Table,
        own: &'a Self::Own,
    ) -> Self::View<'a>;

    /// The act of a bot by a move, and the numbers of the cards that it lays face down. `None` if the move is a part of an
    /// action of people.
    fn decide(own: &Self::Own, chosen: &Self::Move) -> Option<(Act<Self>, Vec<u8>)>;

    /// The part of an action that its player decides, if real things decide the rest and people therefore finish it for a
    /// bot.
    fn begun(_action: &Self::Action) -> Option<Begun<Self>> {
        None
    }

    /// Moves a bot's cards after an action. `before` is the table before it, `after` the one after it, and `laid` has the
    /// numbers of the cards that the bot laid face down with it.
    ///
    /// # Errors
    /// If the bot cannot have done so with its cards.
    fn follow_own(
        own: &mut Self::Own,
        action: &Self::Action,
        laid: &[u8],
        before: &Self::Table,
        after: &Self::Table,
    ) -> Result<(), Foul>;

    /// Whether an action of people corrects or names cards of the player on this seat.
    fn names_cards_of(table: &Self::Table, action: &Self::Action, seat: Seat) -> bool;

    /// Adds the bots' part to an action of people, such as their cards in a battle.
    ///
    /// # Errors
    /// Returns the bot of which the action names other cards.
    fn complete(
        rules: &RulesOf<Self>,
        table: &Self::Table,
        bots: &[(Seat, &Self::Own)],
        action: &mut Self::Action,
    ) -> Result<(), Seat>;

    /// Whether [`complete`](BotGame::complete) adds a part of the bot on this seat without which the rules refuse the action.
    fn awaits_bot(_table: &Self::Table, _action: &Self::Action, _seat: Seat) -> bool {
        false
    }

    /// The action that is due and that belongs to several bots and to no person.
    fn joint(_table: &Self::Table, _bots: &[(Seat, &Self::Own)]) -> Option<Self::Action> {
        None
    }
}

/// Cards as words, separated by spaces, as in [`BotGame::order`].
pub fn words(cards: impl IntoIterator<Item: Display>) -> String {
    let cards = cards.into_iter().map(|card| card.to_string());
    cards.collect::<Vec<_>>().join(" ")
}

/// A bot cannot have done an action with its cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Foul;

/// A bot that did not respect its seal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct BrokenSeal {
    /// The bot.
    pub seat: Seat,
    /// The entry with cards that the bot cannot have had; `None` if the seed is not the sealed one.
    pub entry: Option<u64>,
}

/// Whether the seals of a session's bots can be checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seals {
    /// Only people play.
    None,
    /// The seeds are still secret.
    Closed,
    /// All bots respected their seals.
    Respected,
}

/// Why bots cannot take their seats.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SeatingFault {
    /// There is no such seat.
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
    /// A seat was given to two bots.
    #[error("two bots have seat {0}")]
    Twice(Seat),
    /// No seat is left for a person.
    #[error("no seat is left for a person")]
    NoPerson,
    /// A bot is unknown.
    #[error(transparent)]
    Bot(#[from] BotFault),
    /// The header's rules are invalid.
    #[error(transparent)]
    Rules(HeaderFault),
    /// The seed of the bot on this seat is not known here.
    #[error("the cards of the bot on seat {0} are not known here")]
    NoSeed(Seat),
}

/// Why an action is not for people.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotForPeople {
    /// It belongs to this bot.
    BotsTurn(Seat),
    /// It corrects or names hidden cards of this bot.
    BotsCards(Seat),
}

impl NotForPeople {
    /// The stable code.
    pub fn code(self) -> &'static str {
        match self {
            NotForPeople::BotsTurn(_) => "bots-turn",
            NotForPeople::BotsCards(_) => "bots-cards",
        }
    }

    /// The bot.
    pub fn seat(self) -> Seat {
        let (NotForPeople::BotsTurn(seat) | NotForPeople::BotsCards(seat)) = self;
        seat
    }
}

/// An act of a bot.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Act<G: Game> {
    /// This action.
    Do(G::Action),
    /// An action that people finish.
    Begin(Begun<G>),
}

/// An action of a bot that people finish, because real things decide its other parts: dice, a card that is turned up, or the
/// hand of a person.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Begun<G: Game> {
    /// Its kind.
    #[serde(rename = "type")]
    pub kind: G::Kind,
    /// The card that the bot plays with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
}

impl<G: Game> Act<G> {
    /// The action, if it is whole.
    pub fn action(&self) -> Option<&G::Action> {
        match self {
            Act::Do(action) => Some(action),
            Act::Begin(_) => None,
        }
    }
}

/// The next step of a bot.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct BotStep<G: Game> {
    /// The bot.
    pub seat: Seat,
    /// Its act.
    pub act: Act<G>,
    /// The part of the entry that concerns bots. It is valid for the next entry only.
    pub data: BotData,
    /// The best acts that it compared, the chosen one first. Empty if it had no choice.
    pub compared: Vec<Choice<G>>,
}

/// An act that a bot compared with others.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Choice<G: Game> {
    /// The act.
    pub act: Act<G>,
    /// The bot's chance to win after it; `None` if the bot plays by rules of thumb.
    pub chance: Option<f64>,
    /// How the rules of thumb value it.
    pub valued: Valued,
}

/// The bots of one session.
pub trait Opponents<G: Game>: Send + Sync {
    /// The bot that is to act, before it decides how; `None` if no bot is.
    fn acting(&self, session: &Session<G>) -> Option<Seat>;

    /// Returns the next step, if a bot is to act.
    ///
    /// # Errors
    /// If the session does not agree with the seal of a bot.
    fn next(&self, session: &Session<G>) -> Result<Option<BotStep<G>>, BrokenSeal>;

    /// As [`next`](Opponents::next), but `None` if the bot has a choice, so that it takes no time.
    ///
    /// # Errors
    /// If the session does not agree with the seal of a bot.
    fn next_without_choice(&self, session: &Session<G>) -> Result<Option<BotStep<G>>, BrokenSeal>;

    /// Adds the bots' part to an action of people. They may finish the action that a bot has begun.
    ///
    /// # Errors
    /// Returns why the action is not for people. Nothing is said about the rules.
    fn complete(
        &self,
        session: &Session<G>,
        begun: Option<Begun<G>>,
        action: G::Action,
    ) -> Result<G::Action, Incomplete>;

    /// The seeds for the entry that makes them public, if the game has ended and no entry has them yet.
    fn opened(&self, session: &Session<G>) -> Option<BotData>;
}

/// Why an action of people could not be completed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Incomplete {
    /// It is not for people.
    NotForPeople(NotForPeople),
    /// The session does not agree with the seal of a bot.
    Broken(BrokenSeal),
}

impl Incomplete {
    /// The stable code.
    pub fn code(self) -> &'static str {
        match self {
            Incomplete::NotForPeople(why) => why.code(),
            Incomplete::Broken(_) => BrokenSeal::CODE,
        }
    }
}

/// A game of this type in which bots can take seats.
pub trait SeatsBots<G: Game>: Sync {
    /// The house rules that a table with bots has.
    fn needed_rules(&self) -> Map<String, Value>;

    /// Seats bots of these levels, each with its seed, at the table of a new session, which gets the rules that they need.
    ///
    /// # Errors
    /// Returns why that is not possible; the header is then unchanged.
    fn seat(&self, header: &mut Header, bots: &[(Seat, Level, Seed)]) -> Result<(), SeatingFault>;

    /// The bots of a session; `None` if only people play. `seed_of` returns the seed for a seal.
    ///
    /// # Errors
    /// If a bot or its seed is unknown.
    fn open(
        &self,
        session: &Session<G>,
        seed_of: &mut dyn FnMut(&str) -> Option<Seed>,
    ) -> Result<Option<Box<dyn Opponents<G>>>, SeatingFault>;

    /// Whether bots add their part to this action, so that the rules allow it only then.
    fn awaits_bots(&self, session: &Session<G>, action: &G::Action) -> bool;

    /// Checks whether all cards that the bots drew and played are those of their seals. Undone actions are not checked.
    ///
    /// # Errors
    /// Returns the first entry that does not agree.
    fn verify(&self, session: &Session<G>) -> Result<Seals, BrokenSeal>;
}

/// A bot with its seat.
struct Seated {
    seat: Seat,
    bot: Bot,
    seed: Seed,
}

/// The bots of a session of this game.
struct Table<G> {
    bots: Vec<Seated>,
    game: PhantomData<fn() -> G>,
}

/// A table with the cards of each bot.
struct Known<G: BotGame> {
    table: G::Table,
    record: G::Record,
    owns: Vec<G::Own>,
    /// Number of actions of each bot. Without it, a bot that comes to the same table again by its own actions would do
    /// them forever.
    done: Vec<u64>,
}

/// The seed of the bot on this seat, if the session makes it public.
fn opened_seed<G: Game>(session: &Session<G>, seat: Seat) -> Option<Seed> {
    let mut entries = session.entries().iter();
    let opened = |data: &BotData| data.opened.get(seat.number())?.as_ref()?.parse().ok();
    entries.find_map(|entry| opened(&entry.bots))
}

impl BrokenSeal {
    /// The stable code of a session with a broken seal.
    pub const CODE: &'static str = "seal-broken";
}

impl<G: BotGame> Table<G> {
    /// The bots before the first action.
    fn start(&self, session: &Session<G>) -> Known<G> {
        let (rules, players) = (session.rules(), session.header().players.len());
        let own = |one: &Seated| G::shuffle_own(rules, one.seat, one.seed.streams());
        Known {
            table: G::table(rules, players),
            record: G::record(rules, players),
            owns: self.bots.iter().map(own).collect(),
            done: vec![0; self.bots.len()],
        }
    }

    /// The bots after all applied actions.
    fn follow(&self, session: &Session<G>) -> Result<Known<G>, BrokenSeal> {
        let mut known = self.start(session);
        for (entry, action) in session.applied() {
            let before = known.table.clone();
            let actor = G::actor(&before, action);
            // A session has only legal actions.
            let played = G::play_into(session.rules(), &mut known.table, action, Events::none());
            if played.is_err() || before == known.table {
                continue;
            }
            G::remember(&mut known.record, &known.table, action);
            for (one, done) in self.bots.iter().zip(&mut known.done) {
                *done += u64::from(actor == Some(one.seat));
            }
            for (one, own) in self.bots.iter().zip(&mut known.owns) {
                let broken = |Foul| BrokenSeal {
                    seat: one.seat,
                    entry: Some(entry.n),
                };
                let laid = match (&entry.bots.laid, actor == Some(one.seat)) {
                    (Some(laid), true) => one.seed.decrypt(one.seat, entry.n, laid),
                    (None, _) | (_, false) => Some(Vec::new()),
                };
                let laid = laid.ok_or(broken(Foul))?;
                G::follow_own(own, action, &laid, &before, &known.table).map_err(broken)?;
            }
        }
        Ok(known)
    }

    /// The next step, if a bot is to act. `None` if it would have to think and may not.
    fn step(&self, session: &Session<G>, thinks: bool) -> Result<Option<BotStep<G>>, BrokenSeal> {
        if G::outcome(session.table()).is_some() {
            return Ok(None);
        }
        let known = self.follow(session)?;
        let bots = self.with_seats(&known);
        if let Some((action, (seat, _))) = G::joint(&known.table, &bots).zip(bots.first()) {
            return Ok(Some(BotStep {
                seat: *seat,
                act: Act::Do(action),
                data: BotData::default(),
                compared: Vec::new(),
            }));
        }
        let decides = G::decides(&known.table);
        let one = self.bots.iter().position(|one| Some(one.seat) == decides);
        Ok(one.and_then(|one| self.decide(session, &known, one, thinks)))
    }

    fn with_seats<'a>(&self, known: &'a Known<G>) -> Vec<(Seat, &'a G::Own)> {
        let seats = self.bots.iter().map(|one| one.seat);
        seats.zip(&known.owns).collect()
    }

    /// The decision of a bot.
    fn decide(
        &self,
        session: &Session<G>,
        known: &Known<G>,
        one: usize,
        thinks: bool,
    ) -> Option<BotStep<G>> {
        let Known { table, record, .. } = known;
        let (one, own, done) = (&self.bots[one], &known.owns[one], known.done[one]);
        let (rules, players) = (session.rules(), session.header().players.len());
        let sight = Sight::<G> {
            rules,
            table,
            record,
            players,
            seat: one.seat,
            view: G::own_view(rules, table, own),
        };
        let mut moves = Vec::new();
        G::moves(&sight.view, &mut moves);
        // Moves that differ in the number of dice alone are one act.
        let acts: Vec<_> = moves.iter().map(|one| G::decide(own, one)).collect();
        let has_choice = acts.windows(2).any(|pair| pair[0] != pair[1]);
        if moves.is_empty() || has_choice && !thinks {
            return None;
        }
        let compared = if has_choice {
            let counter = knowledge::<G>(rules, table, record, players, own, done);
            let streams = one.seed.streams();
            let mut random = streams.at(Purpose::Random(one.seat), counter);
            let chance = || streams.at(Purpose::Bot(one.seat), counter);
            let playouts = &mut Playouts::default();
            one.bot
                .compare(&sight, &mut moves, playouts, &mut random, chance)
        } else {
            Vec::new()
        };
        let chosen = compared.first().map_or(0, |best| best.place);
        let (act, laid) = G::decide(own, &moves[chosen])?;
        let entry = session.entries().len() as u64 + 1;
        let laid = (!laid.is_empty()).then(|| one.seed.encrypt(one.seat, entry, &laid));
        // Moves that differ in hidden cards alone are one act for all others.
        let mut choices: Vec<Choice<G>> = Vec::new();
        for one in &compared {
            let (act, _) = G::decide(own, &moves[one.place])?;
            if choices.iter().all(|other| other.act != act) {
                choices.push(Choice {
                    act,
                    chance: one.chance,
                    valued: one.valued,
                });
            }
        }
        Some(BotStep {
            seat: one.seat,
            act,
            data: BotData {
                laid,
                ..BotData::default()
            },
            compared: match choices.len() {
                0 | 1 => Vec::new(),
                _ => choices,
            },
        })
    }
}

/// A number that follows from everything that a bot knows.
fn knowledge<G: BotGame>(
    rules: &RulesOf<G>,
    table: &G::Table,
    record: &G::Record,
    players: usize,
    own: &G::Own,
    done: u64,
) -> u64 {
    let Some(names) = Seats::from_fn(players, |_| String::new()) else {
        return 0;
    };
    let public = G::state(rules, table, &names);
    let known = digest(&format!("{public} {record:?} {} {done}", G::seen(own)));
    let [a, b, c, d, e, f, g, h, ..] = known;
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

impl<G> Opponents<G> for Table<G>
where
    G: BotGame,
{
    fn acting(&self, session: &Session<G>) -> Option<Seat> {
        let table = session.table();
        if G::outcome(table).is_some() {
            return None;
        }
        let mut seats = self.bots.iter().map(|one| one.seat);
        match G::decides(table) {
            Some(decides) => seats.find(|seat| *seat == decides),
            None => {
                let known = self.follow(session).ok()?;
                G::joint(&known.table, &self.with_seats(&known))?;
                seats.next()
            }
        }
    }

    fn next(&self, session: &Session<G>) -> Result<Option<BotStep<G>>, BrokenSeal> {
        self.step(session, true)
    }

    fn next_without_choice(&self, session: &Session<G>) -> Result<Option<BotStep<G>>, BrokenSeal> {
        self.step(session, false)
    }

    fn complete(
        &self,
        session: &Session<G>,
        begun: Option<Begun<G>>,
        mut action: G::Action,
    ) -> Result<G::Action, Incomplete> {
        let table = session.table();
        let actor = G::actor(table, &action);
        let finishes = begun.is_some() && G::begun(&action) == begun;
        for Seated { seat, .. } in &self.bots {
            let not_for = if actor == Some(*seat) && !finishes {
                NotForPeople::BotsTurn(*seat)
            } else if G::names_cards_of(table, &action, *seat) {
                NotForPeople::BotsCards(*seat)
            } else {
                continue;
            };
            return Err(Incomplete::NotForPeople(not_for));
        }
        let known = self.follow(session).map_err(Incomplete::Broken)?;
        let bots = self.with_seats(&known);
        let completed = G::complete(session.rules(), table, &bots, &mut action);
        let other = |seat| Incomplete::NotForPeople(NotForPeople::BotsCards(seat));
        completed.map(|()| action).map_err(other)
    }

    fn opened(&self, session: &Session<G>) -> Option<BotData> {
        G::outcome(session.table())?;
        let mut entries = session.entries().iter();
        if entries.any(|entry| !entry.bots.opened.is_empty()) {
            return None;
        }
        let players = session.header().players.seats();
        let seed = |seat| self.bots.iter().find(|one| one.seat == seat);
        let seeds = players.map(|seat| seed(seat).map(|one| one.seed.to_string()));
        Some(BotData {
            laid: None,
            opened: seeds.collect(),
        })
    }
}

impl<G: BotGame> SeatsBots<G> for GameType<G> {
    fn needed_rules(&self) -> Map<String, Value> {
        G::needed_rules()
    }

    fn seat(&self, header: &mut Header, bots: &[(Seat, Level, Seed)]) -> Result<(), SeatingFault> {
        let players = header.players.len();
        let mut house = header.rules.clone();
        if !bots.is_empty() {
            house.extend(G::needed_rules());
        }
        let rules = RulesOf::<G>::new(&header.edition, &house);
        let rules = rules.map_err(|fault| SeatingFault::Rules(HeaderFault::Rules(fault)))?;
        let mut seats: Vec<Option<SeatedBot>> = vec![None; players];
        for (seat, level, seed) in bots {
            let place = seats.get_mut(seat.number());
            let place = place.ok_or(SeatingFault::NoSuchSeat(*seat))?;
            let own = G::shuffle_own(&rules, *seat, seed.streams());
            let bot = SeatedBot {
                bot: level.bot().to_owned(),
                sealed: seed.seal(&G::order(&own)),
            };
            if place.replace(bot).is_some() {
                return Err(SeatingFault::Twice(*seat));
            }
        }
        if seats.iter().all(Option::is_some) {
            return Err(SeatingFault::NoPerson);
        }
        if !bots.is_empty() {
            header.bots = Bots(seats);
            header.rules = house;
        }
        Ok(())
    }

    fn open(
        &self,
        session: &Session<G>,
        seed_of: &mut dyn FnMut(&str) -> Option<Seed>,
    ) -> Result<Option<Box<dyn Opponents<G>>>, SeatingFault> {
        let mut table = Table::<G> {
            bots: Vec::new(),
            game: PhantomData,
        };
        for (seat, seated) in session.header().bots.iter() {
            let bot = Bot::new(&seated.bot, &G::kinds_counted())?;
            let seed = opened_seed(session, seat).or_else(|| seed_of(&seated.sealed));
            let seed = seed.filter(|seed| {
                let own = G::shuffle_own(session.rules(), seat, seed.streams());
                seed.seal(&G::order(&own)) == seated.sealed
            });
            let seed = seed.ok_or(SeatingFault::NoSeed(seat))?;
            table.bots.push(Seated { seat, bot, seed });
        }
        let is_empty = table.bots.is_empty();
        Ok((!is_empty).then(|| Box::new(table) as Box<dyn Opponents<G>>))
    }

    fn awaits_bots(&self, session: &Session<G>, action: &G::Action) -> bool {
        let mut seats = session.header().bots.iter().map(|(seat, _)| seat);
        seats.any(|seat| G::awaits_bot(session.table(), action, seat))
    }

    fn verify(&self, session: &Session<G>) -> Result<Seals, BrokenSeal> {
        let bots = &session.header().bots;
        if bots.iter().next().is_none() {
            return Ok(Seals::None);
        }
        let mut entries = session.entries().iter();
        if !entries.any(|entry| !entry.bots.opened.is_empty()) {
            return Ok(Seals::Closed);
        }
        let mut table = Table::<G> {
            bots: Vec::new(),
            game: PhantomData,
        };
        for (seat, seated) in bots.iter() {
            let broken = BrokenSeal { seat, entry: None };
            let seed = opened_seed(session, seat).ok_or(broken)?;
            let own = G::shuffle_own(session.rules(), seat, seed.streams());
            if seed.seal(&G::order(&own)) != seated.sealed {
                return Err(broken);
            }
            // A seal says nothing about how the bot chooses.
            let bot = Bot::RANDOM;
            table.bots.push(Seated { seat, bot, seed });
        }
        table.follow(session).map(|_| Seals::Respected)
    }
}

/// The action that notes the seeds: a note with one line per bot, for programs that do not know [`BotData`]. `None` if
/// the game has no notes.
pub fn opening_note<G: Game>(session: &Session<G>, data: &BotData) -> Option<G::Action> {
    let players = session.header().players.values();
    let seeds = players.iter().zip(&data.opened);
    let lines = seeds.filter_map(|(name, seed)| Some(format!("{name}: {}", seed.as_ref()?)));
    let text = lines.collect::<Vec<_>>().join(", ");
    serde_json::from_value(json!({"type": "note", "text": text})).ok()
}
