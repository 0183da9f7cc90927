//! Sets with one bit for each member.

/// Gives the set type, which has one field with a bit for each member, the methods of a set.
macro_rules! bit_set {
    ($set:ident of $member:ident) => {
        impl $set {
            /// The empty set.
            pub const EMPTY: $set = $set(0);

            /// Number of members.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set has no members.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether this is a member of the set.
            pub const fn contains(self, member: $member) -> bool {
                self.0 & (1 << member.0) != 0
            }

            /// Adds a member. Returns whether it was not in the set before.
            pub const fn insert(&mut self, member: $member) -> bool {
                let is_new = !self.contains(member);
                self.0 |= 1 << member.0;
                is_new
            }

            /// Removes a member. Returns whether it was in the set.
            pub const fn remove(&mut self, member: $member) -> bool {
                let was_there = self.contains(member);
                self.0 &= !(1 << member.0);
                was_there
            }
        }

        impl FromIterator<$member> for $set {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> $set {
                let mut set = $set::EMPTY;
                for member in members {
                    set.insert(member);
                }
                set
            }
        }

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

pub(crate) use bit_set;
