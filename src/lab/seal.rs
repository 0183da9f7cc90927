//! The seal of a bot: its seed and the order of its cards are fixed before the game, and can be checked after it.

use std::fmt;
use std::str::FromStr;

use courtyard_core::seat::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::chance::{Purpose, Streams};

/// The secret number from which the order of a bot's cards follows, and all its chance.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed(u128);

impl Seed {
    /// Number of hexadecimal digits in the text form.
    const DIGITS: usize = 32;

    /// The seed with this number.
    pub const fn new(number: u128) -> Seed {
        Seed(number)
    }

    /// The chance of the bot.
    pub(crate) fn streams(self) -> Streams {
        Streams {
            seed: (self.0 >> 64) as u64,
            block: self.0 as u64,
        }
    }

    /// The SHA-256 of the seed, a space and the order of the cards, in hexadecimal digits.
    pub fn seal(self, order: &str) -> String {
        let digest = digest(&format!("{self} {order}"));
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Encrypts the numbers of cards that the bot lays face down with this entry.
    pub(crate) fn encrypt(self, seat: Seat, entry: u64, cards: &[u8]) -> String {
        let hidden = self.hidden(seat, entry, cards.iter().copied());
        hidden.map(|byte| format!("{byte:02x}")).collect()
    }

    /// Decrypts what [`encrypt`](Seed::encrypt) returned; `None` if it is not hexadecimal.
    pub(crate) fn decrypt(self, seat: Seat, entry: u64, text: &str) -> Option<Vec<u8>> {
        let digits = |place: usize| {
            let digits = text.get(place..place + 2)?;
            u8::from_str_radix(digits, 16).ok()
        };
        let bytes = (0..text.len()).step_by(2).map(digits);
        let bytes: Vec<u8> = bytes.collect::<Option<_>>()?;
        Some(self.hidden(seat, entry, bytes.into_iter()).collect())
    }

    /// Each number, changed by a number that only the seed gives.
    fn hidden(
        self,
        seat: Seat,
        entry: u64,
        cards: impl Iterator<Item = u8>,
    ) -> impl Iterator<Item = u8> {
        let mut chance = self.streams().at(Purpose::Laid(seat), entry);
        cards.map(move |card| card ^ chance.number() as u8)
    }
}

/// The SHA-256 of a text.
pub(crate) fn digest(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

impl fmt::Debug for Seed {
    /// Writes no digits: the seed is secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed")
    }
}

impl fmt::Display for Seed {
    /// Writes 32 lower-case hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// The text is not 32 lower-case hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 32 lower-case hexadecimal digits")]
pub struct NoSeed;

impl FromStr for Seed {
    type Err = NoSeed;

    fn from_str(text: &str) -> Result<Seed, NoSeed> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if text.len() != Seed::DIGITS || !text.bytes().all(is_digit) {
            return Err(NoSeed);
        }
        u128::from_str_radix(text, 16).map(Seed).map_err(|_| NoSeed)
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = NoSeed;

    fn try_from(text: String) -> Result<Seed, NoSeed> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_is_the_sha_256_of_the_seed_and_the_order() {
        let seed: Seed = "000102030405060708090a0b0c0d0e0f".parse().unwrap();
        // printf '%s' '000102030405060708090a0b0c0d0e0f Kh 4c' | sha256sum
        let sealed = "e6a823da96df3151c7904381df4e08b6c4e6cd5b3940c749ab5d22a5d25f8203";
        assert_eq!(seed.seal("Kh 4c"), sealed);
        assert_ne!(seed.seal("4c Kh"), sealed);
    }

    #[test]
    fn laid_cards_are_read_with_the_seed_only() {
        let seat = Seat::ZERO;
        let [seed, other] = [1, 2].map(Seed::new);
        let text = seed.encrypt(seat, 12, &[0, 17, 51]);
        assert_eq!(text.len(), 6);
        assert_eq!(seed.decrypt(seat, 12, &text), Some(vec![0, 17, 51]));
        assert_ne!(seed.decrypt(seat, 13, &text), Some(vec![0, 17, 51]));
        assert_ne!(other.decrypt(seat, 12, &text), Some(vec![0, 17, 51]));
        assert_eq!(seed.decrypt(seat, 12, "abc"), None);
        assert_eq!(seed.decrypt(seat, 12, "é"), None);
    }

    #[test]
    fn a_seed_survives_its_text_form() {
        let seed = Seed::new(0xfe);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        for text in ["", "fe", "000000000000000000000000000000FE"] {
            assert_eq!(text.parse::<Seed>(), Err(NoSeed), "{text}");
        }
    }
}
