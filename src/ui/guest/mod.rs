//! The screens of a guest: a device that shows a host's table and proposes steps.

mod joining;
mod link;
mod sharer;

pub use joining::JoinScreen;
pub(super) use joining::JournalFile;
pub(super) use link::SharedLink;
pub use link::{Credentials, GuestLink, Wire, WireEvent};
pub use sharer::{Address, AnyShared, AnySharer, NotShared, Picture, Shared, Sharer};
