//! The interface to the browser around the page, if the app is in one.

use std::any::Any;

use courtyard_print::Pages;
use courtyard_text::Language;

/// How the app can be installed on the device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Installing {
    /// The browser asks the user on request.
    Asked,
    /// The user does it in the browser's share menu, as on an iPhone.
    BySharing,
}

/// The messages of a language, which the page fetches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Messages {
    /// They are coming; the app is repainted when they are here.
    Coming,
    /// In Fluent's syntax. Its fonts are here, too.
    Here(String),
    /// They could not be fetched. The next call tries again.
    Missing,
}

/// Receives the last answer of a worker, if there is one, and returns its next part, if there is one.
pub type NextPart = Box<dyn FnMut(Option<String>) -> Option<String>>;

/// The browser around the app. No method blocks.
pub trait Browser {
    /// Whether the browser has promised not to clear the storage by itself; `None` before it has answered.
    fn keeps(&self) -> Option<bool>;

    /// Whether the storage was cleared since the app started, and written again.
    fn was_cleared(&self) -> bool;

    /// The names of files of which the browser had only damaged records when the app started.
    fn damaged(&self) -> Vec<String>;

    /// The messages of a language; fetches them on the first call.
    fn messages(&mut self, language: Language) -> Messages;

    /// Whether another version of the app is ready.
    fn has_update(&self) -> bool;

    /// Restarts with the version that is ready.
    fn update(&mut self);

    /// How the app can be installed; `None` if it cannot, or is installed.
    fn installing(&self) -> Option<Installing>;

    /// Lets the browser ask the user about installing, if it does that.
    fn install(&mut self);

    /// Whether the device can vibrate.
    fn can_buzz(&self) -> bool;

    /// Vibrates briefly after a tap.
    fn buzz(&self);

    /// Whether the browser can keep the screen awake.
    fn keeps_awake(&self) -> bool;

    /// Whether the device is a phone or a tablet, whose apps open links.
    fn opens_apps(&self) -> bool;

    /// Opens a link in another app.
    fn open(&self, link: &str);

    /// Opens the browser's dialog for printing these pages.
    fn print(&self, pages: &Pages);

    /// Whether the browser's back button leads one step back in the app, or out of it. Called in every frame.
    fn step_back(&mut self, inside: bool);

    /// Starts a worker with a job: the text of the game's id and of a [`Task`](courtyard_lab::Task). It calls `next` when it
    /// has started and after each part, until no part is left. Dropping the returned value ends it at once.
    ///
    /// Returns `None` if there are no workers.
    fn work(&self, job: String, next: NextPart) -> Option<Box<dyn Any>>;
}
