//! Messages in pieces, because a connection between browsers carries only short ones.

/// Maximum length of a piece's content, in bytes: every browser accepts it.
const LONGEST: usize = 16_000;

/// The first character of a piece: of the last one, and of the others.
const LAST: char = '.';
const MORE: char = '+';

/// A piece that does not belong to a message of permitted length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadPiece;

/// The pieces of a message.
pub fn pieces(text: &str) -> impl Iterator<Item = String> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let all = rest?;
        let (piece, after) = all.split_at(all.floor_char_boundary(LONGEST));
        let kind = if after.is_empty() { LAST } else { MORE };
        rest = (!after.is_empty()).then_some(after);
        Some(format!("{kind}{piece}"))
    })
}

/// The pieces of a message that is not complete yet.
#[derive(Debug)]
pub struct Pieces {
    text: String,
    longest: usize,
}

impl Pieces {
    /// For messages of at most this length, in bytes.
    pub fn new(longest: usize) -> Pieces {
        Pieces {
            text: String::new(),
            longest,
        }
    }

    /// Adds the next piece. Returns the message if it is complete.
    ///
    /// # Errors
    /// If the message becomes too long, or this is not a piece.
    pub fn add(&mut self, piece: &str) -> Result<Option<String>, BadPiece> {
        let mut chars = piece.chars();
        let kind = chars.next().filter(|kind| [LAST, MORE].contains(kind));
        let content = chars.as_str();
        // Pieces without content would never reach the limit.
        let is_empty = kind == Some(MORE) && content.is_empty();
        if is_empty || self.text.len() + content.len() > self.longest {
            return Err(BadPiece);
        }
        self.text.push_str(content);
        match kind.ok_or(BadPiece)? {
            LAST => Ok(Some(std::mem::take(&mut self.text))),
            _ => Ok(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_passes_in_pieces_and_pieces_without_content_do_not() {
        let text = "ñ".repeat(LONGEST);
        let mut whole = Pieces::new(2 * LONGEST);
        let read: Vec<_> = pieces(&text).map(|piece| whole.add(&piece)).collect();
        assert_eq!(read.last(), Some(&Ok(Some(text))));
        assert_eq!(whole.add("."), Ok(Some(String::new())));
        assert_eq!(whole.add("+"), Err(BadPiece));
    }
}
