//! `courtyard duel`: computes one duel of *Dueling Nobles*.

use std::str::FromStr;

use clap::Args;
use clap::builder::PossibleValuesParser;
use serde::Serialize;
use serde_json::{Value, json};

use crate::rules::decks::PerDeck;
use crate::rules::duel::{Breakdown, Fighter, Verdict};
use crate::rules::editions::SupportDecks;
use crate::rules::odds::{CardsMissing, Contest, DuelOdds, Hidden, Odds};
use crate::rules::{
    DuelingNobles, Edition, Noble, Refusal, Rules, Support, Table, Weapon, referee,
};
use crate::text::odds::describe_duel;
use crate::text::term_name;
use courtyard_cli::house_rule::{self, HouseRule};
use courtyard_cli::{
    Failure, GameCommands, OwnCommand, Printer, Run, STRONG, Status, failed, styled,
};
use courtyard_core::cards::{Card, CardSet, Rank, Suit};
use courtyard_core::game::{GameType, Preset};
use courtyard_core::seat::{EitherSeat, Pair, Seats};
use courtyard_lab::{AnyLab, LabGame, SeatsBots};
use courtyard_text::{Describe, Text, TextContext, say};

impl GameCommands for DuelingNobles {
    const COMMAND: Option<OwnCommand> = Some(OwnCommand::new::<DuelArgs>(
        "duel",
        "Adds up one duel of Dueling Nobles, term by term; no session needed",
    ));

    const LAB: Option<&'static dyn AnyLab> = Some(&GameType::<DuelingNobles>::NEW);

    const BOTS: Option<&'static dyn SeatsBots<DuelingNobles>> = <DuelingNobles as LabGame>::SEATS;
}

/// The arguments of `duel`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  courtyard duel --attacker Qh --defender Ks
  courtyard duel --attacker Qh --attacker-others 2 --attacker-dice 4 --attacker-cards 7h \\
                 --defender Ks --defender-weapon 3 --defender-dice 3,4
  courtyard duel --attacker Jc --attacker-cards 7h,9h --defender Kd --edition duelo --json
  courtyard duel --attacker Qh --attacker-others 2 --defender Ks --rule queen_bonus=4
  courtyard duel --attacker Qh --defender Ks --odds --attacker-hand 4 --defender-hand 3 \\
                 --seen Ah,10d

A card is a rank (A, 2 to 10, J, Q, K) and a suit (s, h, d, c). Without dice, the totals do not
include them.
Exit status 1: the duel breaks a rule. 2: the arguments cannot be understood.")]
pub struct DuelArgs {
    #[command(flatten)]
    attacker: Attacker,
    #[command(flatten)]
    defender: Defender,
    /// The edition
    #[arg(
        long,
        default_value = Edition::Catsatcards.name(),
        value_parser = PossibleValuesParser::new(Edition::NAMES.iter().copied())
    )]
    edition: String,
    /// A house rule by its name in a journal, such as adrenaline=3; may be given several times
    #[arg(long = "rule", value_name = "NAME=VALUE", value_parser = house_rule::parse)]
    rules: Vec<HouseRule>,
    /// Show the chances as well; with cards, if the hands are given
    #[arg(long, help_heading = "Chances")]
    odds: bool,
    /// Number of cards that the attacker still has in hand
    #[arg(long, value_name = "N", requires = "odds", help_heading = "Chances")]
    attacker_hand: Option<u8>,
    /// Number of cards that the defender still has in hand
    #[arg(long, value_name = "N", requires = "odds", help_heading = "Chances")]
    defender_hand: Option<u8>,
    /// Number of cards in the support deck, or in each one; by default all unseen cards
    #[arg(long, value_name = "N", requires = "odds", help_heading = "Chances")]
    deck: Option<u8>,
    /// Visible support cards elsewhere: discarded, or under other nobles; if each player has a deck, of both
    #[arg(
        long,
        value_name = "CARD",
        value_delimiter = ',',
        num_args = 1..,
        requires = "odds",
        help_heading = "Chances"
    )]
    seen: Vec<Card>,
    /// The same of the attacker's deck alone
    #[arg(
        long,
        value_name = "CARD",
        value_delimiter = ',',
        num_args = 1..,
        requires = "odds",
        help_heading = "Chances"
    )]
    attacker_seen: Vec<Card>,
    /// The same of the defender's deck alone
    #[arg(
        long,
        value_name = "CARD",
        value_delimiter = ',',
        num_args = 1..,
        requires = "odds",
        help_heading = "Chances"
    )]
    defender_seen: Vec<Card>,
    /// Print the sums as JSON
    #[arg(long)]
    json: bool,
}

/// One side of the duel.
#[derive(Debug)]
struct Side {
    noble: Card,
    others: u32,
    weapon: Option<WeaponName>,
    dice: Vec<i64>,
    cards: Vec<Card>,
}

/// Defines the arguments of one side, each named after the side, such as `--attacker-dice`.
macro_rules! side_args {
    ($args:ident, $side:literal, $does:literal) => {
        #[derive(Debug, Args)]
        #[command(next_help_heading = concat!("The ", $side))]
        struct $args {
            #[arg(id = $side, long = $side, value_name = "NOBLE")]
            #[arg(help = concat!("The noble that ", $does))]
            noble: Card,
            #[arg(id = concat!($side, "-others"), long = concat!($side, "-others"), value_name = "N")]
            #[arg(default_value = "0")]
            #[arg(help = concat!("Number of other nobles in the ", $side, "'s courtyard"))]
            others: u32,
            #[arg(id = concat!($side, "-weapon"), long = concat!($side, "-weapon"), value_name = "WEAPON")]
            #[arg(help = concat!("The ", $side, "'s weapon: 2, 3, or a card such as 3c"))]
            weapon: Option<WeaponName>,
            #[arg(id = concat!($side, "-dice"), long = concat!($side, "-dice"), value_name = "PIPS")]
            #[arg(value_delimiter = ',', allow_negative_numbers = true)]
            #[arg(help = concat!("The ", $side, "'s dice: one, or two for a King"))]
            dice: Vec<i64>,
            #[arg(id = concat!($side, "-cards"), long = concat!($side, "-cards"), value_name = "CARDS")]
            #[arg(value_delimiter = ',')]
            #[arg(help = concat!("The support cards that the ", $side, " plays: one, or two for a Jack"))]
            cards: Vec<Card>,
        }

        impl $args {
            fn side(&self) -> Side {
                Side {
                    noble: self.noble,
                    others: self.others,
                    weapon: self.weapon,
                    dice: self.dice.clone(),
                    cards: self.cards.clone(),
                }
            }
        }
    };
}

side_args!(Attacker, "attacker", "attacks");
side_args!(Defender, "defender", "is attacked");

/// A weapon by its rank alone, or by its card.
#[derive(Debug, Clone, Copy)]
enum WeaponName {
    Rank(Rank),
    Card(Card),
}

impl FromStr for WeaponName {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<WeaponName, &'static str> {
        let rank = Rank::ALL.into_iter().find(|rank| rank.text() == text);
        let rank = rank.map(WeaponName::Rank);
        rank.or_else(|| text.parse().ok().map(WeaponName::Card))
            .ok_or("a weapon is 2, 3, or a card such as 3c")
    }
}

/// Why a duel is invalid.
enum Fault {
    /// The rules refuse it.
    Refused(Refusal),
    /// No weapon has this rank.
    NoWeapon(Rank),
    /// Too many nobles.
    TooManyNobles,
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        Fault::Refused(refusal)
    }
}

/// Placeholder names of the two players.
fn players(text: &Text) -> Seats<String> {
    let names = [
        "dueling-nobles-calculator-attacker",
        "dueling-nobles-calculator-defender",
    ];
    Pair(names.map(|key| say!(text, key))).into()
}

impl Fault {
    fn describe(&self, text: &Text, rules: &Rules) -> String {
        let players = players(text);
        let cx = TextContext::without_session(text, rules, &players);
        match self {
            Fault::Refused(refusal) => DuelingNobles::refusal(cx, &Table::new(rules), refusal),
            Fault::NoWeapon(rank) => say!(
                text,
                "dueling-nobles-refusal-not-a-weapon",
                card = rank.text()
            ),
            Fault::TooManyNobles => say!(text, "dueling-nobles-calculator-too-many-nobles"),
        }
    }
}

impl Side {
    /// The side without its weapon, whose card may depend on the other side's.
    fn fighter(&self) -> Result<Fighter, Refusal> {
        let card = self.noble;
        let noble = Noble::from_card(card).ok_or(Refusal::NotANoble { card })?;
        let dice = match &self.dice[..] {
            [] => None,
            dice => Some(referee::rolled(noble, dice)?),
        };
        let cards = match &self.cards[..] {
            [] => None,
            cards => Some(referee::played(noble, cards)?),
        };
        Ok(Fighter {
            others: self.others,
            dice,
            cards,
            ..Fighter::new(noble)
        })
    }
}

/// A weapon whose card is not taken; a rank alone means any remaining card of it.
fn weapon(name: WeaponName, taken: &mut CardSet) -> Result<Weapon, Fault> {
    let card = match name {
        WeaponName::Card(card) => card,
        WeaponName::Rank(rank) => {
            let of_rank = Suit::ALL.map(|suit| Card::new(rank, suit));
            let free = of_rank.into_iter().find(|card| !taken.contains(*card));
            free.unwrap_or(of_rank[0])
        }
    };
    let support = Support::from_card(card);
    let weapon = support
        .and_then(Weapon::from_support)
        .ok_or(match (name, support) {
            (WeaponName::Rank(rank), _) => Fault::NoWeapon(rank),
            (_, Some(_)) => Refusal::NotAWeapon { card }.into(),
            (_, None) => Refusal::NotASupportCard { card }.into(),
        })?;
    if taken.insert(card) {
        Ok(weapon)
    } else {
        Err(Refusal::DuplicateCard { card }.into())
    }
}

/// The duel, whose attacker has seat 0, if the rules allow it, and all visible support cards of each deck: those of the
/// fighters and those seen elsewhere.
fn contest(
    decks: SupportDecks,
    sides: &[Side; 2],
    seen: &Pair<Vec<Card>>,
) -> Result<(Contest, PerDeck<CardSet>), Fault> {
    let mut fighters = [sides[0].fighter()?, sides[1].fighter()?];
    let noble = fighters[0].noble;
    if noble == fighters[1].noble {
        return Err(Refusal::SameNoble { noble }.into());
    }
    let others = sides[0].others.saturating_add(sides[1].others);
    if others > (Noble::all().count() - sides.len()) as u32 {
        return Err(Fault::TooManyNobles);
    }
    let mut taken = PerDeck::from_fn(decks, |_| CardSet::EMPTY);
    for &card in seen.0.iter().flatten() {
        Support::from_card(card).ok_or(Refusal::NotASupportCard { card })?;
    }
    let seats = EitherSeat::BOTH.into_iter();
    let played = seats.clone().zip(&fighters).flat_map(|(seat, fighter)| {
        let cards = fighter.cards.iter().flatten();
        cards.map(move |card| (seat, card.card()))
    });
    let seen = seats.flat_map(|seat| seen[seat].iter().map(move |card| (seat, *card)));
    for (seat, card) in played.chain(seen) {
        if !taken[seat].insert(card) {
            return Err(Refusal::DuplicateCard { card }.into());
        }
    }
    // Weapons given as cards first; those given by rank take the remaining cards.
    let by_card = |side: &Side| matches!(side.weapon, Some(WeaponName::Card(_)));
    for first in [true, false] {
        for ((fighter, side), seat) in fighters.iter_mut().zip(sides).zip(EitherSeat::BOTH) {
            if let Some(name) = side.weapon.filter(|_| by_card(side) == first) {
                fighter.weapon = Some(weapon(name, &mut taken[seat])?);
            }
        }
    }
    if fighters[1].cards.is_some() {
        // The attacker, who plays first, may have played none.
        fighters[0].cards.get_or_insert_default();
    }
    let contest = Contest {
        attacker: EitherSeat::Zero,
        fighters: Pair(fighters),
    };
    Ok((contest, taken))
}

impl Run for DuelArgs {
    fn run(self, printer: &Printer) -> Result<Status, Failure> {
        let text = &printer.text;
        let rules: Rules = house_rule::rules(text, &self.edition, &self.rules)?;
        let sides = [self.attacker.side(), self.defender.side()];
        let (contest, open) = contest(rules.support_decks, &sides, &self.seen(&rules))
            .map_err(|fault| failed(text, Status::Broken, &fault.describe(text, &rules)))?;
        let (fighters, sums) = (&contest.fighters.0, contest.sums(&rules).0);
        let outcome = contest.verdict(&rules);
        let odds = self.odds.then(|| self.odds(&rules, &contest, &open));
        if self.json {
            return printer.print_json(&Sums {
                attacker: side_json(&sums[0]),
                defender: side_json(&sums[1]),
                outcome,
                assumes: odds.is_some().then_some(Odds::ASSUMES),
                duel: odds.map(|duel| duel.to_json()),
            });
        }
        let mut page = house_rule::heading::<DuelingNobles>(text, &rules);
        page += &two_columns(text, fighters, &sums);
        page.push('\n');
        let outcome = describe_outcome(text, fighters, &sums, outcome);
        let mut lines = vec![styled(STRONG, outcome)];
        lines.extend(dice_note(text, fighters));
        if let Some(odds) = odds {
            lines.push(String::new());
            lines.extend(self.describe_odds(text, &rules, &contest, &odds));
        }
        for line in lines {
            page += &line;
            page.push('\n');
        }
        printer.print(&page)
    }
}

impl DuelArgs {
    /// The cards that are visible elsewhere, by a player who uses their deck.
    fn seen(&self, rules: &Rules) -> Pair<Vec<Card>> {
        let of_both = match rules.support_decks {
            SupportDecks::Shared => Vec::new(),
            SupportDecks::Each => self.seen.clone(),
        };
        Pair([
            [&self.seen[..], &self.attacker_seen].concat(),
            [of_both, self.defender_seen.clone()].concat(),
        ])
    }

    /// Number of cards in each hand; `None` if it matters and is not given.
    fn hands(&self, contest: &Contest) -> Option<Pair<usize>> {
        let hand = |given: Option<u8>, seat| {
            let played = contest.fighters[seat].cards.as_ref().map(|_| 0);
            given.map(usize::from).or(played)
        };
        Some(Pair([
            hand(self.attacker_hand, EitherSeat::Zero)?,
            hand(self.defender_hand, EitherSeat::One)?,
        ]))
    }

    /// The chances of the duel, given the visible support cards.
    fn odds(&self, rules: &Rules, contest: &Contest, open: &PerDeck<CardSet>) -> DuelOdds {
        let hidden = match self.hands(contest) {
            None => Err(CardsMissing {
                missing: (Support::COUNT - open[contest.attacker].len()) as i64,
            }),
            Some(hands) => Hidden::unknown(open, hands, self.deck.map(usize::from)),
        };
        DuelOdds::new(rules, contest, hidden)
    }

    fn describe_odds(
        &self,
        text: &Text,
        rules: &Rules,
        contest: &Contest,
        odds: &DuelOdds,
    ) -> Vec<String> {
        let players = players(text);
        let cx = TextContext::without_session(text, rules, &players);
        let mut lines = describe_duel(cx, contest.attacker, odds);
        if self.hands(contest).is_none() {
            // The last line would only say that no card is known.
            lines.pop();
            lines.push(say!(text, "dueling-nobles-calculator-no-hands"));
        }
        lines
    }
}

/// The duel as `--json` prints it.
#[derive(Serialize)]
struct Sums {
    attacker: Value,
    defender: Value,
    outcome: Verdict,
    #[serde(skip_serializing_if = "Option::is_none")]
    assumes: Option<&'static str>,
    /// The chances in the format of `courtyard odds --json`.
    #[serde(skip_serializing_if = "Option::is_none")]
    duel: Option<Value>,
}

/// A side's sum, term by term.
fn side_json(sum: &Breakdown) -> Value {
    let terms = sum.terms().iter();
    let terms = terms.map(|term| json!({"name": <&str>::from(term), "value": term.value()}));
    json!({"terms": terms.collect::<Value>(), "total": sum.total()})
}

/// Both sums side by side, a term a line, the totals on the last.
fn two_columns(text: &Text, fighters: &[Fighter; 2], sums: &[Breakdown; 2]) -> String {
    let length = |text: &str| text.chars().count();
    let rows = sums.iter().map(|s| s.terms().len()).max().unwrap_or(0);
    let columns = [0, 1].map(|side| {
        let key = [
            "dueling-nobles-calculator-title-attacker",
            "dueling-nobles-calculator-title-defender",
        ][side];
        let title = say!(text, key, noble = fighters[side].noble.card());
        let terms = sums[side].terms().iter();
        let mut lines: Vec<(String, String)> = terms
            .map(|term| (term_name(text, *term), term.value().to_string()))
            .collect();
        lines.resize(rows, Default::default());
        lines.push((
            say!(text, "calculator-total"),
            sums[side].total().to_string(),
        ));
        let width = |of: fn(&(String, String)) -> &String| {
            lines.iter().map(|line| length(of(line))).max().unwrap_or(0)
        };
        let (names, values) = (width(|l| &l.0), width(|l| &l.1));
        let wide = (names + 2 + values).max(length(&title));
        let line = |(name, value): &(String, String)| {
            let gap = wide - length(name) - length(value);
            format!("{name}{}{value}", " ".repeat(gap))
        };
        let mut column = vec![format!("{title}{}", " ".repeat(wide - length(&title)))];
        column.extend(lines[..rows].iter().map(line));
        column.push("─".repeat(wide));
        column.push(line(&lines[rows]));
        column
    });
    let [attack, defence] = columns;
    let lines = attack.iter().zip(&defence);
    lines
        .map(|(a, d)| format!("{}\n", format!("{a}      {d}").trim_end()))
        .collect()
}

fn describe_outcome(
    text: &Text,
    fighters: &[Fighter; 2],
    sums: &[Breakdown; 2],
    outcome: Verdict,
) -> String {
    let critical = sums.iter().any(Breakdown::critical);
    let is_rolled = fighters.iter().all(|fighter| fighter.dice.is_some());
    let key = match (outcome, critical) {
        (_, false) if !is_rolled => "dueling-nobles-calculator-undecided",
        (Verdict::Attacker, false) => "dueling-nobles-calculator-attacker-wins",
        (Verdict::Attacker, true) => "dueling-nobles-calculator-attacker-critical",
        (Verdict::Defender, false) => "dueling-nobles-calculator-defender-wins",
        (Verdict::Defender, true) => "dueling-nobles-calculator-defender-critical",
        (Verdict::Tie, false) => "dueling-nobles-calculator-tie",
        (Verdict::Tie, true) => "dueling-nobles-calculator-aces",
    };
    say!(
        text,
        key,
        attacker = fighters[0].noble.card(),
        defender = fighters[1].noble.card(),
        total = sums[0].total(),
        other = sums[1].total()
    )
}

/// A note that names the players whose dice are not in the totals, if any.
fn dice_note(text: &Text, fighters: &[Fighter; 2]) -> Option<String> {
    let sides = match fighters.each_ref().map(|f| f.dice.is_some()) {
        [true, true] => return None,
        [false, true] => "attacker",
        [true, false] => "defender",
        [false, false] => "both",
    };
    Some(say!(text, "dueling-nobles-calculator-without-dice", sides))
}
