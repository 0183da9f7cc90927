//! A card of a player's deck: the printed numbers, as far as they are named.

use std::convert::Infallible;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::VariantArray;

use super::editions::Rules;
use super::print::Print;
use super::refusal::Refusal;
use courtyard_core::game::fields::Object;

/// A card as far as it is known. There may be several equal cards; unknown numbers are `None`.
///
/// With integers of any size it is a card as [named](Named) in a journal; with small ones every number is in the range
/// that the rules allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Card<N = u8> {
    /// Its strength in strokes and blocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fight: Option<N>,
    /// The hit area of its strokes and blocks, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area: Option<N>,
    /// Its movement.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub movement: Option<N>,
    /// Number of cards drawn after playing it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub redraw: Option<N>,
}

/// A card as a journal names it, with any numbers.
pub type Named = Card<i64>;

impl<N: Copy> Card<N> {
    /// The number of this sort, if known.
    pub fn get(&self, print: Print) -> Option<N> {
        match print {
            Print::Fight => self.fight,
            Print::Area => self.area,
            Print::Move => self.movement,
            Print::Redraw => self.redraw,
        }
    }

    /// The slot of the number of this sort.
    pub fn get_mut(&mut self, print: Print) -> &mut Option<N> {
        match print {
            Print::Fight => &mut self.fight,
            Print::Area => &mut self.area,
            Print::Move => &mut self.movement,
            Print::Redraw => &mut self.redraw,
        }
    }

    /// The card with each known number replaced.
    fn try_map<M, F>(&self, map: impl Fn(Print, N) -> Result<M, F>) -> Result<Card<M>, F> {
        let number = |print| self.get(print).map(|n| map(print, n)).transpose();
        Ok(Card {
            fight: number(Print::Fight)?,
            area: number(Print::Area)?,
            movement: number(Print::Move)?,
            redraw: number(Print::Redraw)?,
        })
    }
}

impl Card {
    /// The number of this sort.
    ///
    /// # Errors
    /// Fails if it is unknown.
    pub(super) fn need(&self, print: Print) -> Result<u16, Refusal> {
        let number = self.get(print).ok_or(Refusal::CardIncomplete { print });
        number.map(u16::from)
    }

    /// Whether the two may be equal cards, by their known numbers.
    pub fn agrees(&self, other: &Card) -> bool {
        let mut prints = Print::VARIANTS.iter();
        prints.all(|print| match (self.get(*print), other.get(*print)) {
            (Some(a), Some(b)) => a == b,
            _ => true,
        })
    }
}

impl Named {
    /// The card, if all its numbers are in the ranges of the rules.
    ///
    /// # Errors
    /// Fails if a number is out of its range, even if the action does not need it.
    pub(super) fn within(&self, rules: &Rules) -> Result<Card, Refusal> {
        let range = |print: Print| print.range(rules);
        self.in_ranges(range, |print, number| {
            let (least, most) = range(print);
            Refusal::BadCard {
                print,
                number,
                least,
                most,
            }
        })
    }

    /// The card, if all its numbers are in these ranges, from the minimum to the maximum.
    ///
    /// # Errors
    /// The fault of the first number that is not.
    pub(super) fn in_ranges<F>(
        &self,
        range: impl Fn(Print) -> (u8, u8),
        fault: impl Fn(Print, i64) -> F,
    ) -> Result<Card, F> {
        self.try_map(|print, number| {
            let (least, most) = range(print);
            let small = u8::try_from(number).ok();
            let small = small.filter(|n| (least..=most).contains(n));
            small.ok_or_else(|| fault(print, number))
        })
    }
}

impl From<Card> for Named {
    fn from(card: Card) -> Named {
        let Ok(named) = card.try_map(|_, number| Ok::<_, Infallible>(number.into()));
        named
    }
}

impl<'de> Deserialize<'de> for Named {
    /// Reads an object; `null` means a missing number.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Named, D::Error> {
        #[derive(Deserialize)]
        struct Numbers {
            fight: Option<i64>,
            area: Option<i64>,
            #[serde(rename = "move")]
            movement: Option<i64>,
            redraw: Option<i64>,
        }
        let Object(numbers) = Object::<Numbers>::deserialize(deserializer)?;
        Ok(Card {
            fight: numbers.fight,
            area: numbers.area,
            movement: numbers.movement,
            redraw: numbers.redraw,
        })
    }
}

/// Writes an area as a type of its own, by which sentences distinguish it from other numbers.
pub(super) fn area<S: Serializer>(area: &u8, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_newtype_struct("Area", area)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Edition;

    #[test]
    fn a_card_is_written_in_one_order_with_known_fields_only() {
        let card: Named =
            serde_json::from_str(r#"{"redraw":2,"move":1,"extra":[],"fight":3,"area":null}"#)
                .unwrap();
        let written = serde_json::to_string(&card).unwrap();
        assert_eq!(written, r#"{"fight":3,"move":1,"redraw":2}"#);
        for line in [
            "[3,2,1,2]",
            "7",
            "null",
            r#"{"fight":"3"}"#,
            r#"{"fight":3.5}"#,
        ] {
            assert!(serde_json::from_str::<Named>(line).is_err(), "{line}");
        }
    }

    #[test]
    fn a_number_outside_the_printed_range_is_refused() {
        let rules = Rules::from(Edition::Base);
        for print in Print::VARIANTS {
            let (least, most) = print.range(&rules);
            let with = |number: i64| {
                let mut card = Named::default();
                *card.get_mut(*print) = Some(number);
                card.within(&rules)
            };
            assert!(with(least.into()).is_ok() && with(most.into()).is_ok());
            for number in [
                i64::from(least) - 1,
                i64::from(most) + 1,
                i64::MAX,
                i64::MIN,
            ] {
                assert!(with(number).is_err(), "{print:?} {number}");
            }
        }
    }
}
