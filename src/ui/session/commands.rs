//! The command that is sent while a screen is shown.

/// The command of a frame. Nothing changes while a screen is shown: the command is carried out afterwards, in one
/// place. If several commands are sent in one frame, the first one is carried out.
#[derive(Debug)]
pub struct Commands<C>(Option<C>);

impl<C> Default for Commands<C> {
    fn default() -> Commands<C> {
        Commands(None)
    }
}

impl<C> Commands<C> {
    /// Sends a command.
    pub fn send(&mut self, command: C) {
        self.0.get_or_insert(command);
    }

    /// Sends a command, if there is one.
    pub fn send_if_any(&mut self, command: Option<C>) {
        if let Some(command) = command {
            self.send(command);
        }
    }

    /// The first command that was sent.
    pub fn into_first(self) -> Option<C> {
        self.0
    }
}
