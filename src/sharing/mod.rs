//! One table on several devices: the protocol, and what both its ends do, without sockets, clocks and screens.
//!
//! One program has the session and its referee: the host. Others are guests. A guest proposes “after entry n: this
//! step”; the host's referee decides, the host writes, and then tells everybody entry n + 1. [`Host`] and [`Guest`] take
//! messages as text and give messages as text; who carries them is somebody else's matter. `docs/sharing.md` says what
//! is protected, and `assets/sharing.md` tells other programs of the messages.

mod device;
mod follower;
mod guest;
mod host;
mod invitation;
mod message;
mod table;
mod tries;

pub use device::{Device, Kept, KeptDevice, Role, Status};
pub use follower::{Broken, Follower};
pub use guest::{Guest, NotNow, State, Verdict};
pub use host::{Host, LinkId, Out};
pub use invitation::{Invitation, Key};
pub use message::{Answer, BadRequest, Reason, Request, Taken};
pub use table::{AnyTable, Denied, SharedTable};
pub use tries::{Asks, Tries};

/// The version of the protocol that this program speaks.
pub const PROTOCOL: u64 = 1;

/// The code of a proposal after entries that its guest did not know.
pub const OLD: &str = "old";

/// The code of a proposal that the device's role does not allow.
pub const NOT_YOURS: &str = "not-yours";

/// The code of a proposal that the host's disk does not take.
pub const NOT_SAVED: &str = "not-saved";

/// So many devices may share a table.
pub const MOST_DEVICES: usize = 16;

/// The longest message that a host reads, in bytes: more than any step needs.
pub const LONGEST_REQUEST: usize = 64 << 10;

/// So deep may objects and lists lie in each other in a message that a host reads.
pub const DEEPEST_REQUEST: usize = 12;

/// The longest message that a guest reads, in bytes: one line of a journal always has room in it.
pub const LONGEST_ANSWER: usize = 4 << 20;

/// The longest name of a device, in characters.
pub const LONGEST_NAME: usize = 40;

/// Entries are told in messages of about so many bytes.
const BATCH: usize = 256 << 10;
