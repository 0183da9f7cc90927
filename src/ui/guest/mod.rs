//! The screens of a guest: a device that shows a host's table and proposes steps.

mod joining;
mod link;
mod meeting;
mod sharer;

pub use joining::JoinScreen;
pub(super) use joining::JournalFile;
pub(super) use link::SharedLink;
pub use link::{Credentials, GuestLink, Wire, WireEvent};
pub use meeting::{Answer, Meeting, MeetingStage};
pub(super) use meeting::{MeetingPage, camera_words, show_snag, type_code};
pub use sharer::{
    Address, AnyShared, AnySharer, CameraWords, Introducer, IntroducerStage, NotShared, Picture,
    Shared, Sharer, Snag,
};
