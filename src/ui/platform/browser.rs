//! What the app needs of the browser whose page it fills, where it is in one.

use std::fmt::Debug;

/// How the app comes to be among those of the device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Installing {
    /// The browser asks people once it is told to.
    Asked,
    /// People do it themselves by what the browser opens to share a page, as on an iPhone.
    BySharing,
}

/// The browser around the app. None of this waits.
pub trait Browser: Debug {
    /// Whether the browser has promised to clear nothing that is kept here by itself; `None` while it has not answered.
    fn keeps(&self) -> Option<bool>;

    /// Whether everything that was kept here has been cleared since the app began, and was written anew.
    fn was_cleared(&self) -> bool;

    /// Whether another version of the app is there and waits to be taken.
    fn has_update(&self) -> bool;

    /// Begins anew with the version that waits.
    fn update(&mut self);

    /// How the app can be put among those of the device; `None` where it cannot, or is there.
    fn installing(&self) -> Option<Installing>;

    /// Lets the browser ask whether the app is to be put there, where it does that.
    fn install(&mut self);

    /// Whether the device can be felt to answer.
    fn can_buzz(&self) -> bool;

    /// Lets the device answer a tap so that it is felt.
    fn buzz(&self);

    /// Whether the browser's way back leads one step back in the app from here, or out of it. Told in every frame.
    fn step_back(&mut self, inside: bool);
}
