//! The rules for entered names of players. A journal may have other names.

use courtyard_core::person::Person;
use courtyard_core::seat::{Seat, Seats};

/// Maximum length of an entered name, in characters.
pub const LONGEST_NAME: usize = 40;

/// Why players cannot have the entered names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NameFault {
    /// The player has no name, or one of which nothing is visible.
    Missing(Seat),
    /// The name is longer than [`LONGEST_NAME`].
    TooLong(Seat),
    /// The name has a control character.
    Control(Seat),
    /// Two players have the same name, in some spelling.
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

/// The name entered for this player, without surrounding spaces.
///
/// # Errors
/// Returns the fault.
pub fn entered_name(seat: Seat, name: &str) -> Result<String, NameFault> {
    let name = name.trim();
    // A name of invisible characters would look like an empty place at the table.
    if Person::named(name).is_nobody() {
        Err(NameFault::Missing(seat))
    } else if name.chars().nth(LONGEST_NAME).is_some() {
        Err(NameFault::TooLong(seat))
    } else if name.contains(char::is_control) {
        Err(NameFault::Control(seat))
    } else {
        Ok(name.to_owned())
    }
}

/// The entered names, without surrounding spaces.
///
/// # Errors
/// Returns the first fault.
pub fn entered_names(players: &Seats<String>) -> Result<Seats<String>, NameFault> {
    let mut names = players.clone();
    for (seat, name) in names.iter_mut() {
        *name = entered_name(seat, name)?;
    }
    match same_names(&names) {
        Some(same) => Err(NameFault::Same(same)),
        None => Ok(names),
    }
}

/// The first two players whose names are [the same person's](Person); `None` if all names differ. Players without a
/// name differ from each other.
pub fn same_names(players: &Seats<String>) -> Option<[Seat; 2]> {
    let people = players.clone().map(|name| Person::named(&name));
    let mut named = people.iter().filter(|(_, person)| !person.is_nobody());
    named.find_map(|(seat, person)| {
        let (first, _) = people.iter().find(|(_, other)| *other == person)?;
        (first != seat).then_some([first, seat])
    })
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
        assert_eq!(check("\u{200b}", "Ben"), Err(NameFault::Missing(ana)));
        for same in ["Ana ", "ANA", "a\u{200d}na"] {
            assert_eq!(check("Ana", same), Err(NameFault::Same([ana, ben])));
        }
    }
}
