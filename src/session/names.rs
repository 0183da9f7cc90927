//! The rules for entered names of players. A journal may have other names.

use courtyard_core::seat::{Seat, Seats};

/// Maximum length of an entered name, in characters.
pub const LONGEST_NAME: usize = 40;

/// Why players cannot have the entered names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NameFault {
    /// The player has no name.
    Missing(Seat),
    /// The name is longer than [`LONGEST_NAME`].
    TooLong(Seat),
    /// The name has a control character.
    Control(Seat),
    /// Two players have the same name.
    Same([Seat; 2]),
}

impl NameFault {
    /// The player whose name has the fault; of two equal names, the second one.
    pub fn seat(self) -> Seat {
        match self {
            NameFault::Missing(seat)
            | NameFault::TooLong(seat)
            | NameFault::Control(seat)
            | NameFault::Same([_, seat]) => seat,
        }
    }
}

/// The entered names, without surrounding spaces.
///
/// # Errors
/// Returns the first fault.
pub fn entered_names(players: &Seats<String>) -> Result<Seats<String>, NameFault> {
    let names = players.clone().map(|name| name.trim().to_owned());
    for (seat, name) in names.iter() {
        if name.is_empty() {
            return Err(NameFault::Missing(seat));
        }
        if name.chars().nth(LONGEST_NAME).is_some() {
            return Err(NameFault::TooLong(seat));
        }
        if name.contains(char::is_control) {
            return Err(NameFault::Control(seat));
        }
        if let Some((first, _)) = names.iter().find(|(_, other)| *other == name)
            && first != seat
        {
            return Err(NameFault::Same([first, seat]));
        }
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_checked() {
        let check = |a: &str, b: &str| {
            let names = Seats::try_from(vec![a.to_owned(), b.to_owned()]).unwrap();
            entered_names(&names).map(|names| names.values().join(" "))
        };
        let [ana, ben] = [0, 1].map(|seat| Seat::new(seat).unwrap());
        let long = "ł".repeat(LONGEST_NAME);
        assert_eq!(check(" Ana ", "Ana María").as_deref(), Ok("Ana Ana María"));
        assert!(check(&long, "Ben").is_ok());
        assert_eq!(
            check("Ana", &format!("{long}.")),
            Err(NameFault::TooLong(ben))
        );
        assert_eq!(check(" ", "Ben"), Err(NameFault::Missing(ana)));
        assert_eq!(check("Ana", "B\u{7}en"), Err(NameFault::Control(ben)));
        assert_eq!(check("Ana", "Ana "), Err(NameFault::Same([ana, ben])));
    }
}
