//! Sentences as they are spoken.

use courtyard_core::cards::Suit;

use super::{Text, say};

/// The sentence with words for the signs of cards: “Q♥” becomes “the Queen of hearts”.
pub fn spoken(text: &Text, sentence: &str) -> String {
    let words = sentence.split(' ').map(|word| spoken_word(text, word));
    let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

fn spoken_word(text: &Text, word: &str) -> String {
    let suit = Suit::ALL.iter().find_map(|suit| {
        let (rank, after) = word.split_once(suit.symbol())?;
        Some((*suit, rank, after))
    });
    let Some((suit, rank, after)) = suit else {
        return word.to_owned();
    };
    let suit = say!(text, &format!("suit-{}", suit.name()));
    let letters = rank.trim_start_matches(|c: char| !c.is_alphanumeric());
    let name = match letters {
        "A" => say!(text, "rank-ace"),
        "J" => say!(text, "rank-jack"),
        "Q" => say!(text, "rank-queen"),
        "K" => say!(text, "rank-king"),
        "" => return format!("{suit}{after}"),
        rank => rank.to_owned(),
    };
    say!(text, "spoken-card", rank = name, suit) + after
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::tests::text;

    #[test]
    fn cards_are_spoken_as_words() {
        let said = |language, sentence| {
            let text = text(language);
            spoken(&text, sentence)
        };
        let sentence = "Ben’s J♥ wins the duel, 30 to 22: 10♠, A♣.";
        assert_eq!(
            said(Language::English, sentence),
            "Ben’s Jack of hearts wins the duel, 30 to 22: 10 of spades, Ace of clubs."
        );
        assert_eq!(
            said(Language::Spanish, "K♦ (♥)"),
            "Rey de diamantes corazones)"
        );
    }
}
