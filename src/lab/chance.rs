//! Streams of chance that are addressed, so that a decision in one place changes nothing in another.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use courtyard_core::dice::Die;
use courtyard_core::seat::Seat;

/// The use of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The deal, and the shuffles of a discard pile.
    Shuffle,
    /// The shuffles of a second deck, such as the noble deck.
    SecondDeck,
    /// The dice of a player.
    Dice(Seat),
    /// A decision of the bot on a seat.
    Bot(Seat),
    /// All decisions of the bot `random` on a seat, one number each.
    Random(Seat),
    /// The encryption of the cards that the bot on a seat lays face down with an entry.
    Laid(Seat),
}

impl Purpose {
    fn number(self) -> u64 {
        match self {
            Purpose::Shuffle => 0,
            Purpose::SecondDeck => 1,
            Purpose::Dice(seat) => 0x100 + u64::from(seat),
            Purpose::Bot(seat) => 0x200 + u64::from(seat),
            Purpose::Random(seat) => 0x300 + u64::from(seat),
            Purpose::Laid(seat) => 0x400 + u64::from(seat),
        }
    }
}

/// The chance of one block: all its streams.
#[derive(Debug, Clone, Copy)]
pub struct Streams {
    /// The seed of the run.
    pub seed: u64,
    /// The number of the block.
    pub block: u64,
}

impl Streams {
    /// The stream of this address.
    pub fn at(self, purpose: Purpose, counter: u64) -> Chance {
        let mut key = [0; 32];
        let address = [self.seed, self.block, purpose.number(), counter];
        for (bytes, part) in key.chunks_exact_mut(8).zip(address) {
            bytes.copy_from_slice(&part.to_le_bytes());
        }
        Chance(ChaCha8Rng::from_seed(key))
    }
}

/// A stream of random numbers.
#[derive(Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// A number, each of 64 bits equally likely.
    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 to `count` − 1, each equally likely. `count` is at least 1.
    pub fn below(&mut self, count: usize) -> usize {
        let count = (count as u32).max(1);
        // Numbers beyond the last whole multiple of `count` would favour the small ones.
        let limit = u32::MAX - u32::MAX % count;
        loop {
            let number = self.0.next_u32();
            if number < limit {
                return (number % count) as usize;
            }
        }
    }

    /// Shuffles the list.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }

    /// Throws a die.
    pub fn die(&mut self) -> Die {
        Die::FACES[self.below(6)]
    }
}
