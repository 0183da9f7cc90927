//! *Noble Hearts* on the command line: it has no commands of its own.

use super::games::GameCommands;
use crate::games::NobleHearts;

impl GameCommands for NobleHearts {}
