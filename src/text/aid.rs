//! Aids to print: the content of a quick reference, a player mat and a score sheet, without a layout.

use serde_json::{Map, Value};
use strum::{Display, EnumString, VariantArray, VariantNames};

use super::rules::{describe_rules, rule_name, rule_value};
use super::{Chapter, Describe, Fact, Language, Text, TextContext, rules_error, say};
use courtyard_core::game::{Preset, Rules, RulesOf};
use courtyard_core::seat::{Pair, Seats};

/// A kind of printed aid.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, VariantArray, VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum AidKind {
    /// The rules on one page.
    #[default]
    Reference,
    /// A player's places for cards, with tracks for markers.
    Mat,
    /// A table for the results of an evening.
    Sheet,
}

impl AidKind {
    /// Its name in this language.
    pub fn title(self, text: &Text) -> String {
        text.get(&format!("aid-{self}")).into_owned()
    }
}

/// An aid to print.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Aid {
    /// The language of its words.
    pub language: Language,
    /// The game's name.
    pub game: String,
    /// The aid's name.
    pub title: String,
    /// The edition, and the house rules if any.
    pub rules: Vec<Fact>,
    /// The content.
    pub content: AidContent,
}

/// The content of an aid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AidContent {
    /// The rules in words.
    Reference(Vec<Chapter>),
    /// The rows of a mat, from top to bottom.
    Mat(Vec<MatRow>),
    /// A table to fill in.
    Sheet {
        /// The name of the first column, for the number of the game.
        number: String,
        /// The names of the columns for the players.
        players: Vec<String>,
        /// The name of the last column.
        notes: String,
        /// The name of the last row.
        total: String,
    },
}

/// A row of a mat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MatRow {
    /// Places for cards.
    Places(Vec<Place>),
    /// Tracks for a marker each, beside one another.
    Tracks(Vec<Track>),
    /// Items to mark when they are used, such as abilities.
    Checks(Vec<Fact>),
    /// Reminders.
    Facts(Vec<Fact>),
}

/// A place for a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The name.
    pub name: String,
    /// The name and the number of the small boxes for markers at the place, if there are any.
    pub boxes: Option<(String, u16)>,
}

/// A track for a marker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Track {
    /// The name.
    pub name: String,
    /// The text of each field.
    pub fields: Vec<String>,
}

impl Track {
    /// A track with the numbers from `first` to `last`.
    pub fn numbers(name: String, first: u16, last: u16) -> Track {
        Track {
            name,
            fields: (first..=last).map(|number| number.to_string()).collect(),
        }
    }

    /// A track from an end over the centre to the other end, with this number of fields on each side.
    pub fn sides(name: String, each: u8, end: &str) -> Track {
        let side = (1..each).map(|n| n.to_string());
        let ends = |filled: bool| filled.then(|| end.to_owned());
        let left = ends(each > 0).into_iter().chain(side.clone().rev());
        let right = side.chain(ends(each > 0));
        Track {
            name,
            fields: left.chain(["0".to_owned()]).chain(right).collect(),
        }
    }
}

impl Place {
    /// Several places with the same name.
    pub fn several(name: &str, count: usize) -> impl Iterator<Item = Place> + use<> {
        let place = Place {
            name: name.to_owned(),
            boxes: None,
        };
        std::iter::repeat_n(place, count)
    }
}

/// Number of columns for players on a score sheet, if the game has fewer.
const SHEET_PLAYERS: usize = 4;

/// The aid of this kind for an edition, by its name in a journal, with house rules by name, and these players' names.
/// Without an edition, it is the default one; without names, a score sheet has columns for any players.
///
/// # Errors
/// Returns a sentence that says why the edition or a house rule is invalid.
pub(super) fn aid<G: Describe>(
    text: &Text,
    edition: Option<&str>,
    house: &Map<String, Value>,
    kind: AidKind,
    players: &[String],
) -> Result<Aid, String> {
    let default = G::Edition::NAMES.first().copied().unwrap_or_default();
    let rules = Rules::<G::Edition>::new(edition.unwrap_or(default), house);
    let rules = rules.map_err(|error| rules_error(text, &error))?;
    let nobody: Seats<String> = Pair::default().into();
    let content = match kind {
        AidKind::Reference => AidContent::Reference(G::chapters(text, &rules)),
        AidKind::Mat => AidContent::Mat(G::mat(text, &rules)),
        AidKind::Sheet => {
            let count = SHEET_PLAYERS.max(*G::PLAYERS.end());
            let player = |number| say!(text, "player-unnamed", number);
            AidContent::Sheet {
                number: say!(text, "aid-sheet-number"),
                players: match players {
                    [] => (1..=count).map(player).collect(),
                    named => named.to_vec(),
                },
                notes: say!(text, "aid-sheet-notes"),
                total: say!(text, "export-total"),
            }
        }
    };
    Ok(Aid {
        language: text.language(),
        game: G::title(text),
        title: kind.title(text),
        rules: describe_rules(TextContext::<G>::without_session(text, &rules, &nobody)),
        content,
    })
}

/// The names and values of these rules, given their names in a journal.
pub fn rule_facts<G: Describe>(text: &Text, rules: &RulesOf<G>, names: &[&str]) -> Vec<Fact> {
    let values = rules.to_json();
    let fields = names.iter().filter_map(|name| {
        let mut fields = Rules::<G::Edition>::FIELDS.iter();
        fields.find(|field| field.name == *name)
    });
    let facts = fields.map(|field| Fact {
        name: rule_name::<G>(text, field.name),
        value: rule_value::<G>(text, field.domain, &values[field.name]),
    });
    facts.collect()
}
