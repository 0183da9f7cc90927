//! One table on several devices: the protocol and the logic of both ends, without sockets, clocks and screens.
//!
//! One program has the session and its referee: the host. The others are guests. A guest proposes “after entry n: this
//! step”; the host's referee decides, and the host saves entry n + 1 and then sends it to all guests. [`Host`] and
//! [`Guest`] receive and return messages as text. `docs/sharing.md` covers security, and `assets/sharing.md` describes
//! the messages.

mod code;
mod device;
mod driver;
mod follower;
mod guest;
mod history;
mod host;
mod introduction;
mod invitation;
mod message;
mod pieces;
mod table;
mod tries;

pub use code::qr_code;
pub use device::{Device, Role, SavedDevice, SavedHosting, Status};
pub use driver::{Connection, Driver, HostEvent, Keep, Order};
pub use follower::{Broken, Follower};
pub use guest::{Guest, NotNow, State, Verdict};
pub use host::{Host, LinkId, Outgoing};
pub use introduction::{
    BadIntroduction, Candidate, Introduction, Side, offer_in_fragment, without_offer,
};
pub use invitation::{Invitation, Key};
pub use message::{BadMessage, CloseReason, GuestMessage, HostMessage, Invite, Taken};
pub use pieces::{BadPiece, Pieces, pieces};
pub use table::{
    AnyTable, Denied, SharedSession, SharedTable, allowed_step, entry_of, is_by_step, may,
};
pub use tries::{Asks, Tries};

/// The version of the protocol that this program speaks.
pub const PROTOCOL: u64 = 1;

/// The code of a proposal that refers to an earlier entry than the last one.
pub const OLD: &str = "old";

/// The code of a proposal that the device's role does not allow.
pub const NOT_YOURS: &str = "not-yours";

/// The code of a proposal that the host cannot save.
pub const NOT_SAVED: &str = "not-saved";

/// The code of a note, correction, undo or redo beyond the number that a player may make.
pub const TOO_MANY: &str = "too-many";

/// Maximum number of devices at a table.
pub const MOST_DEVICES: usize = 16;

/// Maximum length of a message to a host, in bytes: more than any step needs.
pub const LONGEST_GUEST_MESSAGE: usize = 64 << 10;

/// Maximum depth of objects and lists in a message to a host.
pub const DEEPEST_GUEST_MESSAGE: usize = 12;

/// Maximum length of a message to a guest, in bytes; any line of a journal fits.
pub const LONGEST_HOST_MESSAGE: usize = 4 << 20;

/// Maximum length of a device's name, in characters.
pub const LONGEST_NAME: usize = 40;

/// Approximate size of a message with entries, in bytes.
const BATCH: usize = 256 << 10;
