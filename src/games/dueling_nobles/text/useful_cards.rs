//! The useful cards at a support step, in words.

use crate::rules::odds::Singles;
use crate::rules::{Noble, Support};
use courtyard_core::cards::{Card, CardSet, Rank, Suit};
use courtyard_text::{Text, say, sign};

/// The situation of the player who plays support cards next.
#[derive(Debug, Clone, Copy)]
pub struct UsefulCards {
    /// The other side's lead: 0 for equal totals, negative if this side leads.
    pub behind: i64,
    /// Whether the other side has played an Ace.
    pub critical: bool,
    /// The noble of this side.
    pub noble: Noble,
    /// The cards that the hand can hold.
    pub among: CardSet,
    /// Their effects.
    pub singles: Singles,
    /// The maximum that two of them can add; `None` if only one can be played.
    pub two_most: Option<u32>,
    /// Whether two cards of a Jack add exactly the lead, for a tie.
    pub two_tie: bool,
}

/// Adds that a statement about the attacker's cards ignores those of the defender, who plays second.
pub(super) fn before_the_defender(text: &Text, defender: &str, description: String) -> String {
    say!(
        text,
        "dueling-nobles-needs-first",
        other = defender,
        sentence = description
    )
}

/// The useful cards: “Ana wins with 10, 8♠, 9♠ or an Ace, and ties with 9 or 7♠.” `defender` can still answer, if there
/// is one.
pub fn describe_useful_cards(
    text: &Text,
    name: &str,
    defender: Option<&str>,
    useful: &UsefulCards,
) -> String {
    let Singles { wins, ties } = useful.singles;
    let sum = useful.behind + 1;
    // If any card is enough, pairs need not be mentioned.
    let all = useful.among.len() > 1 && useful.among.is_subset(wins);
    let two = !all && useful.two_most.is_some_and(|most| i64::from(most) >= sum);
    let key = match (wins.is_empty(), ties.is_empty()) {
        (_, true) if useful.critical => "dueling-nobles-needs-no-ace",
        (_, false) if useful.critical => "dueling-nobles-needs-ace",
        _ if useful.behind < 0 => "dueling-nobles-needs-nothing",
        (false, _) if all || useful.behind == 0 => "dueling-nobles-needs-all",
        (false, false) if two => "dueling-nobles-needs-win-tie-two",
        (false, true) if two => "dueling-nobles-needs-win-two",
        (false, false) => "dueling-nobles-needs-win-tie",
        (false, true) => "dueling-nobles-needs-win",
        (true, _) if two => "dueling-nobles-needs-two",
        (true, false) => "dueling-nobles-needs-tie",
        (true, true) => "dueling-nobles-needs-hopeless",
    };
    let suit = useful.noble.card().suit().symbol().to_string();
    let sentence = say!(
        text,
        key,
        name,
        lead = -useful.behind,
        suit = suit.as_str(),
        wins = describe_cards(text, wins, useful.among),
        ties = describe_cards(text, ties, useful.among),
        sum
    );
    let sentence = if useful.two_tie && !all && !useful.critical && useful.behind > 0 {
        say!(
            text,
            "dueling-nobles-needs-two-tie",
            sentence,
            two,
            sum = useful.behind,
            suit = suit.as_str()
        )
    } else {
        sentence
    };
    match defender.filter(|_| useful.behind >= 0) {
        Some(defender) => before_the_defender(text, defender, sentence),
        None => sentence,
    }
}

/// These cards out of the possible ones, as a short choice. A rank alone means all its possible cards; three or more
/// consecutive ranks are given as a range.
pub fn describe_cards(text: &Text, cards: CardSet, among: CardSet) -> String {
    let of_rank = |rank: Rank, set: CardSet| set.intersection(CardSet::of_ranks(&[rank]));
    let mut ranks: Vec<Vec<Rank>> = Vec::new();
    let mut going = false;
    let mut partly = CardSet::EMPTY;
    for rank in Rank::ALL {
        let (can, does) = (of_rank(rank, among), of_rank(rank, cards));
        let is_ace = rank == Rank::Ace;
        if is_ace || can.is_empty() {
            continue;
        }
        // The only possible card of a rank is given with its suit, unless a range includes it.
        let whole = does == can && (can.len() > 1 || going);
        match (whole, going) {
            (true, true) => ranks.last_mut().map_or((), |run| run.push(rank)),
            (true, false) => ranks.push(vec![rank]),
            (false, _) => partly = partly.union(does),
        }
        going = whole;
    }
    let mut sentences: Vec<String> = Vec::new();
    for run in &ranks {
        sentences.extend(run_of(text, run.iter().map(|rank| rank.text().to_owned())));
    }
    for suit in Suit::ALL {
        let of_suit = |rank: Rank| Card::new(rank, suit);
        let mut run: Vec<Card> = Vec::new();
        for card in Rank::ALL.map(of_suit) {
            if partly.contains(card) {
                run.push(card);
            } else if among.contains(card) {
                // An impossible card does not interrupt a range, so only a possible one ends it.
                sentences.extend(run_of(text, run.drain(..).map(sign)));
            }
        }
        sentences.extend(run_of(text, run.drain(..).map(sign)));
    }
    let is_ace = |card: Card| Support::from_card(card).is_some_and(Support::is_ace);
    if cards.iter().any(is_ace) {
        sentences.push(say!(text, "dueling-nobles-needs-an-ace"));
    }
    text.choice(sentences)
}

/// A range of cards: both of two, the ends of more.
fn run_of(text: &Text, run: impl Iterator<Item = String>) -> Vec<String> {
    let run: Vec<String> = run.collect();
    match &run[..] {
        [first, _, .., last] => {
            vec![say!(
                text,
                "dueling-nobles-needs-range",
                first = first.as_str(),
                last = last.as_str()
            )]
        }
        _ => run,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtyard_text::Language;

    fn set(cards: &str) -> CardSet {
        cards
            .split_whitespace()
            .map(|card| card.parse::<Card>().unwrap())
            .collect()
    }

    fn described(cards: &str, gone: &str) -> String {
        let text = Text::new(Language::English, crate::described());
        let among = Support::SET.difference(set(gone));
        describe_cards(&text, set(cards), among)
    }

    #[test]
    fn if_every_card_wins_pairs_are_not_listed() {
        let text = Text::new(Language::English, crate::described());
        let jack = |wins: CardSet| UsefulCards {
            behind: 1,
            critical: false,
            noble: Noble::from_card("Jh".parse().unwrap()).unwrap(),
            among: Support::SET,
            singles: Singles {
                wins,
                ties: CardSet::EMPTY,
            },
            two_most: Some(20),
            two_tie: false,
        };
        let described = |wins| describe_useful_cards(&text, "Ben", None, &jack(wins));
        assert_eq!(described(Support::SET), "Ben wins with any card");
        let some = Support::SET.difference(set("2s"));
        assert!(described(some).contains("or with two cards that make 2"));
        let before = describe_useful_cards(&text, "Ben", Some("Ana"), &jack(Support::SET));
        assert_eq!(before, "If Ana plays no card: Ben wins with any card");
    }

    #[test]
    fn the_only_card_in_hand_is_named() {
        let text = Text::new(Language::English, crate::described());
        let jack = |among| UsefulCards {
            behind: 1,
            critical: false,
            noble: Noble::from_card("Jh".parse().unwrap()).unwrap(),
            among,
            singles: Singles {
                wins: set("9s"),
                ties: CardSet::EMPTY,
            },
            two_most: None,
            two_tie: false,
        };
        for among in [set("9s"), Support::SET] {
            let described = describe_useful_cards(&text, "Ben", None, &jack(among));
            assert_eq!(described, "Ben wins with 9♠");
        }
    }

    #[test]
    fn two_cards_that_only_tie_are_named() {
        let text = Text::new(Language::English, crate::described());
        let jack = |behind, two_most| UsefulCards {
            behind,
            critical: false,
            noble: Noble::from_card("Jh".parse().unwrap()).unwrap(),
            among: Support::SET,
            singles: Singles {
                wins: set("As"),
                ties: CardSet::EMPTY,
            },
            two_most: Some(two_most),
            two_tie: true,
        };
        let described = |useful| describe_useful_cards(&text, "Ben", None, &useful);
        assert_eq!(
            described(jack(20, 20)),
            "Ben wins with an Ace; two cards that make 20 with the bonus for ♥ tie"
        );
        assert_eq!(
            described(jack(16, 20)),
            "Ben wins with an Ace, or with two cards that make 17 or more with the bonus for ♥; two that make 16 tie"
        );
    }

    #[test]
    fn a_rank_alone_means_every_card_of_it() {
        assert_eq!(
            described("Th Tc Td Ts 8s 9s As Ah Ad Ac", ""),
            "10, 8♠, 9♠ or an Ace"
        );
        assert_eq!(described("9h 9c 9d 9s", ""), "9");
        let three = "8h 8c 8d 8s 9h 9c 9d 9s Th Tc Td Ts 5s 6s 7s";
        assert_eq!(described(three, ""), "8 to 10 or 5♠ to 7♠");
        // Impossible cards are ignored, and the last one of a rank has its suit.
        assert_eq!(described("9h 9c Ts", "9d 9s Th Tc Td"), "9 or 10");
        assert_eq!(described("9h 9c 7s", "9d 9s 7h 7c 7d"), "9 or 7♠");
        assert_eq!(described("7s 9s Ts", "8s"), "7♠ to 10♠");
    }
}
