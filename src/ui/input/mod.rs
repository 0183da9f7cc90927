//! Keys, touch and focus: what the user does, before a screen hears of it.

pub mod blocked;
pub mod focus;
pub mod key_bindings;
pub mod keyboard;
pub mod number;
pub mod pending_save;
pub mod tap_guard;
pub mod touch;
