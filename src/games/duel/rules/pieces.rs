//! The cards of a deck as named in a journal: in a pile, in a role, or by rank alone.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use strum::IntoStaticStr;

use courtyard_core::cards::{Card, Rank};

/// One of the 52 cards, as far as it is named: suits never matter in this game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// The card itself, such as `10h`.
    Card(Card),
    /// A card of this rank, such as `10`.
    Rank(Rank),
}

impl Face {
    /// The card's rank.
    pub const fn rank(self) -> Rank {
        match self {
            Face::Card(card) => card.rank(),
            Face::Rank(rank) => rank,
        }
    }

    /// Combines the knowledge of two names for the same card; `None` if they contradict each other.
    fn and(self, other: Face) -> Option<Face> {
        match (self, other) {
            (Face::Card(a), Face::Card(b)) => (a == b).then_some(self),
            (face, Face::Rank(rank)) | (Face::Rank(rank), face) => {
                (face.rank() == rank).then_some(face)
            }
        }
    }
}

impl fmt::Display for Face {
    /// Writes the journal's form: `10h` or `10`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Card(card) => card.fmt(f),
            Face::Rank(rank) => f.write_str(rank.text()),
        }
    }
}

/// Any card that a journal can name: one of the 52, a joker, or the Hidden Ally, in a pile or in a role.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Name {
    /// One of the 52 cards.
    Face(Face),
    /// The joker for reinforcements: `joker`.
    Joker,
    /// The Hidden Ally in a pile: `ally`.
    Ally,
    /// The Hidden Ally as a card of this rank: `ally-K`.
    AllyAs(Rank),
}

impl Name {
    /// The card in its role, if it has one: a joker and an ally without a rank have none.
    pub fn card(self) -> Option<PlayedCard> {
        match self {
            Name::Face(face) => Some(PlayedCard::Face(face)),
            Name::AllyAs(rank) => Some(PlayedCard::Ally(rank)),
            Name::Joker | Name::Ally => None,
        }
    }
}

const JOKER: &str = "joker";
const ALLY: &str = "ally";
const ALLY_AS: &str = "ally-";

impl fmt::Display for Name {
    /// Writes the journal's form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Name::Face(face) => face.fmt(f),
            Name::Joker => f.write_str(JOKER),
            Name::Ally => f.write_str(ALLY),
            Name::AllyAs(rank) => write!(f, "{ALLY_AS}{}", rank.text()),
        }
    }
}

/// The text does not name a card: a rank (`A 2 … 10 T J Q K`), optionally with a suit, or `joker`, `ally`, or `ally-`
/// and a rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseNameError;

impl fmt::Display for ParseNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a card: a card is a rank (A, 2 to 10, J, Q, K), with a suit (s, h, d, c) or without, such as 10h or 10; or joker, ally, or ally- and a rank")
    }
}

impl std::error::Error for ParseNameError {}

impl FromStr for Name {
    type Err = ParseNameError;

    /// Reads the journal's form, and also `T` for ten, lower-case ranks and suit symbols.
    fn from_str(s: &str) -> Result<Name, ParseNameError> {
        let name = match (s, s.strip_prefix(ALLY_AS)) {
            (JOKER, _) => Some(Name::Joker),
            (ALLY, _) => Some(Name::Ally),
            (_, Some(rank)) => Rank::from_text(rank).map(Name::AllyAs),
            (_, None) => {
                let rank = Rank::from_text(s).map(Face::Rank);
                let face = rank.or_else(|| s.parse().ok().map(Face::Card));
                face.map(Name::Face)
            }
        };
        name.ok_or(ParseNameError)
    }
}

courtyard_core::text_form!(Name, "a card such as \"10h\" or \"10\"");

/// A known card of a deck without its role, as in a pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "Name")]
pub enum Lying {
    /// One of the 52 cards.
    Face(Face),
    /// The joker for reinforcements.
    Joker,
    /// The Hidden Ally.
    Ally,
}

impl Lying {
    /// Combines the knowledge of two names for the same card; `None` if they contradict each other.
    pub(super) fn and(self, other: Lying) -> Option<Lying> {
        if let (Lying::Face(a), Lying::Face(b)) = (self, other) {
            return a.and(b).map(Lying::Face);
        }
        (self == other).then_some(self)
    }
}

impl From<Lying> for Name {
    fn from(card: Lying) -> Name {
        match card {
            Lying::Face(face) => Name::Face(face),
            Lying::Joker => Name::Joker,
            Lying::Ally => Name::Ally,
        }
    }
}

impl From<Name> for Lying {
    /// The card without its role.
    fn from(name: Name) -> Lying {
        match name {
            Name::Face(face) => Lying::Face(face),
            Name::Joker => Lying::Joker,
            Name::Ally | Name::AllyAs(_) => Lying::Ally,
        }
    }
}

impl fmt::Display for Lying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Name::from(*self).fmt(f)
    }
}

/// A card in a role: one of the 52, or the Hidden Ally as a card of some rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "Name")]
pub enum PlayedCard {
    /// The card itself.
    Face(Face),
    /// The Hidden Ally as a card of this rank.
    Ally(Rank),
}

impl PlayedCard {
    /// The rank it is played as.
    pub const fn rank(self) -> Rank {
        match self {
            PlayedCard::Face(face) => face.rank(),
            PlayedCard::Ally(rank) => rank,
        }
    }

    /// Combines the knowledge of two names for the same card in the same role; `None` if they contradict each other.
    pub(super) fn and(self, other: PlayedCard) -> Option<PlayedCard> {
        if let (PlayedCard::Face(a), PlayedCard::Face(b)) = (self, other) {
            return a.and(b).map(PlayedCard::Face);
        }
        (self == other).then_some(self)
    }
}

impl From<PlayedCard> for Lying {
    fn from(card: PlayedCard) -> Lying {
        Name::from(card).into()
    }
}

impl From<PlayedCard> for Name {
    fn from(card: PlayedCard) -> Name {
        match card {
            PlayedCard::Face(face) => Name::Face(face),
            PlayedCard::Ally(rank) => Name::AllyAs(rank),
        }
    }
}

impl fmt::Display for PlayedCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Name::from(*self).fmt(f)
    }
}

/// The role of a card, by its rank; in messages and journals it is called `part`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, IntoStaticStr)]
#[serde(rename = "Part", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum CardRole {
    /// 10 … 4: an army.
    Army,
    /// King, Queen and Jack: a Warlord.
    Warlord,
    /// 3 and 2: a support of an army.
    Support,
    /// An Ace: an intervention.
    Ace,
}

impl CardRole {
    /// The role of cards of this rank.
    pub const fn of(rank: Rank) -> CardRole {
        match rank {
            Rank::King | Rank::Queen | Rank::Jack => CardRole::Warlord,
            Rank::Ten
            | Rank::Nine
            | Rank::Eight
            | Rank::Seven
            | Rank::Six
            | Rank::Five
            | Rank::Four => CardRole::Army,
            Rank::Three | Rank::Two => CardRole::Support,
            Rank::Ace => CardRole::Ace,
        }
    }

    /// The name in a journal: `army`, `warlord`, `support` or `ace`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The ranks with this role, from the Ace to the King.
    pub fn ranks(self) -> impl DoubleEndedIterator<Item = Rank> + Clone {
        let all = Rank::ALL.into_iter();
        all.filter(move |rank| CardRole::of(*rank) == self)
    }
}

macro_rules! roles {
    ($($role:ident, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
        #[serde(transparent)]
        pub struct $role(PlayedCard);

        impl $role {
            #[doc = "The card as one of these; `None` if its rank has another role."]
            pub fn new(card: PlayedCard) -> Option<$role> {
                (CardRole::of(card.rank()) == CardRole::$role).then_some($role(card))
            }

            #[doc = "The card."]
            pub const fn card(self) -> PlayedCard {
                self.0
            }

            #[doc = "The rank that counts."]
            pub const fn rank(self) -> Rank {
                self.0.rank()
            }
        }

        impl fmt::Display for $role {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

roles! {
    Warlord, "A King, Queen or Jack, or the Hidden Ally as one of them.";
    Army, "A 10 … 4, or the Hidden Ally as one of them.";
    Support, "A 3 or 2, or the Hidden Ally as one of them.";
    Ace, "An Ace, or the Hidden Ally as one.";
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Name {
        text.parse().unwrap()
    }

    #[test]
    fn every_name_survives_its_text_form() {
        let cards = Card::all().map(|card| Name::Face(Face::Card(card)));
        let ranks = Rank::ALL.map(|rank| Name::Face(Face::Rank(rank)));
        let allies = Rank::ALL.map(Name::AllyAs);
        let jokers = [Name::Joker, Name::Ally];
        for each in cards.chain(ranks).chain(allies).chain(jokers) {
            assert_eq!(name(&each.to_string()), each);
        }
    }

    #[test]
    fn other_forms_are_read_and_invalid_ones_refused() {
        for (text, form) in [
            ("t", "10"),
            ("T♥", "10h"),
            ("k", "K"),
            ("q♠", "Qs"),
            ("ally-t", "ally-10"),
            ("ally-a", "ally-A"),
        ] {
            assert_eq!(name(text).to_string(), form);
        }
        for nonsense in [
            "",
            "h",
            "1",
            "11",
            "Joker",
            "ALLY",
            "ally-",
            "ally-Kh",
            "ally-joker",
            "ally K",
            "jokers",
            " 7",
            "7hh",
            "♥",
        ] {
            assert_eq!(nonsense.parse::<Name>(), Err(ParseNameError), "{nonsense}");
        }
    }

    #[test]
    fn cards_with_the_same_name_are_compared_by_their_details() {
        let face = |text: &str| {
            let Name::Face(face) = name(text) else {
                panic!("{text} is no face");
            };
            face
        };
        assert_eq!(face("K").and(face("Kh")), Some(face("Kh")));
        assert_eq!(face("Kh").and(face("K")), Some(face("Kh")));
        assert_eq!(face("Kh").and(face("Kd")), None);
        assert_eq!(face("K").and(face("Q")), None);
        let (king, ally) = (PlayedCard::Face(face("K")), PlayedCard::Ally(Rank::King));
        assert_eq!(king.and(ally), None);
        assert_eq!(ally.and(ally), Some(ally));
        assert_eq!(ally.and(PlayedCard::Ally(Rank::Queen)), None);
    }

    #[test]
    fn each_rank_is_for_one_thing() {
        let roles = [
            CardRole::Army,
            CardRole::Warlord,
            CardRole::Support,
            CardRole::Ace,
        ];
        assert_eq!(roles.map(|p| p.ranks().count()), [7, 3, 2, 1]);
        assert_eq!(CardRole::Warlord.name(), "warlord");
        assert!(Warlord::new(PlayedCard::Ally(Rank::Jack)).is_some());
        assert!(Army::new(PlayedCard::Face(face_of(Rank::Three))).is_none());
    }

    fn face_of(rank: Rank) -> Face {
        Face::Rank(rank)
    }
}
