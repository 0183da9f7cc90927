//! The players' names of the hit areas.

use serde_json::{Map, Value};

use super::file::{DeckFault, DeckFaultCause};
use super::trimmed;

/// The names of the hit areas, by number from 1. Areas can be without a name.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AreaNames(Vec<String>);

impl AreaNames {
    /// The field of the names in a journal's header.
    pub const FIELD: &'static str = "area_names";
    /// Maximum number of areas under any rules.
    pub const MOST: usize = 9;
    /// Maximum length of a name, in characters.
    pub const LONGEST: usize = 24;

    /// Creates the names in the order of the areas. Surrounding spaces are removed; an empty name means none.
    ///
    /// # Errors
    /// Fails if there are too many, or if one is too long or has a control character.
    pub fn new<N: AsRef<str>>(names: impl IntoIterator<Item = N>) -> Result<AreaNames, DeckFault> {
        let mut all = Vec::new();
        for name in names {
            if all.len() == AreaNames::MOST {
                return Err(DeckFaultCause::TooManyAreas.into());
            }
            let field = format!("{}[{}]", AreaNames::FIELD, all.len());
            all.push(trimmed(name.as_ref(), &field, AreaNames::LONGEST)?);
        }
        Ok(AreaNames(all).without_end())
    }

    /// The names in the further fields of a journal's header. Invalid names are ignored: they are no reason to refuse
    /// a journal.
    pub fn of_header(further: &Map<String, Value>) -> AreaNames {
        let names = further.get(AreaNames::FIELD).and_then(Value::as_array);
        let all = names.into_iter().flatten().take(AreaNames::MOST);
        let all = all.map(|name| {
            let name = name.as_str().unwrap_or_default().trim();
            // Control characters are removed for display.
            let name = name.chars().filter(|c| !c.is_control());
            let name: String = name.take(AreaNames::LONGEST).collect();
            name.trim().to_owned()
        });
        AreaNames(all.collect()).without_end()
    }

    /// Sets the names in the further fields of a journal's header; removes the field if there are none.
    pub fn put(&self, further: &mut Map<String, Value>) {
        if self.0.is_empty() {
            drop(further.remove(AreaNames::FIELD));
        } else {
            drop(further.insert(AreaNames::FIELD.into(), self.0.clone().into()));
        }
    }

    /// The name of an area, given its number; `None` if it has none.
    pub fn get(&self, area: i64) -> Option<&str> {
        let index = usize::try_from(area.checked_sub(1)?).ok()?;
        let name = self.0.get(index)?.as_str();
        (!name.is_empty()).then_some(name)
    }

    /// The names in the order of the areas, up to the last one; empty means none.
    pub fn as_slice(&self) -> &[String] {
        &self.0
    }

    /// Whether no area has a name.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Removes areas without a name at the end.
    fn without_end(mut self) -> AreaNames {
        while self.0.last().is_some_and(String::is_empty) {
            self.0.pop();
        }
        self
    }
}
