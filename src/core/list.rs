//! Lists within actions.

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::slice;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::{Array, SmallVec};

/// A list of an action. Lists as long as the rules allow need no allocation.
pub struct List<A: Array>(SmallVec<A>);

impl<A: Array> List<A> {
    /// Whether the list has no items.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Appends an item.
    pub fn push(&mut self, item: A::Item) {
        self.0.push(item);
    }
}

impl<A: Array> Default for List<A> {
    fn default() -> List<A> {
        List(SmallVec::new())
    }
}

impl<A: Array<Item: Clone>> Clone for List<A> {
    fn clone(&self) -> List<A> {
        List(self.0.clone())
    }
}

impl<A: Array<Item: fmt::Debug>> fmt::Debug for List<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<A: Array<Item: PartialEq>> PartialEq for List<A> {
    fn eq(&self, other: &List<A>) -> bool {
        self.0 == other.0
    }
}

impl<A: Array<Item: Eq>> Eq for List<A> {}

impl<A: Array> Deref for List<A> {
    type Target = [A::Item];

    fn deref(&self) -> &[A::Item] {
        &self.0
    }
}

impl<A: Array> DerefMut for List<A> {
    fn deref_mut(&mut self) -> &mut [A::Item] {
        &mut self.0
    }
}

impl<'a, A: Array> IntoIterator for &'a List<A> {
    type Item = &'a A::Item;
    type IntoIter = slice::Iter<'a, A::Item>;

    fn into_iter(self) -> slice::Iter<'a, A::Item> {
        self.iter()
    }
}

impl<A: Array> FromIterator<A::Item> for List<A> {
    fn from_iter<I: IntoIterator<Item = A::Item>>(items: I) -> List<A> {
        List(items.into_iter().collect())
    }
}

impl<A: Array> From<Vec<A::Item>> for List<A> {
    fn from(items: Vec<A::Item>) -> List<A> {
        List(items.into())
    }
}

impl<A: Array<Item: Serialize>> Serialize for List<A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, A: Array<Item: Deserialize<'de>>> Deserialize<'de> for List<A> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<List<A>, D::Error> {
        Vec::deserialize(deserializer).map(List::from)
    }
}
