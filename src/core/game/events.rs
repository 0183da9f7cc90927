//! The consequences of an action, if they are needed.

/// A list to which an action adds its consequences, or none if nobody describes them.
#[derive(Debug)]
pub struct Events<'a, E>(Option<&'a mut Vec<E>>);

impl<'a, E> Events<'a, E> {
    /// Appends the events to this list.
    pub fn of(list: &'a mut Vec<E>) -> Events<'a, E> {
        Events(Some(list))
    }

    /// Drops the events.
    pub fn none() -> Events<'a, E> {
        Events(None)
    }

    /// Adds an event.
    pub fn push(&mut self, event: E) {
        if let Some(list) = &mut self.0 {
            list.push(event);
        }
    }
}
