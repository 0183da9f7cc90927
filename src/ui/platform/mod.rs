//! The interface to the system or the browser.

pub mod awake;
pub mod background;
pub mod browser;
pub mod chooser;
#[cfg(not(target_arch = "wasm32"))]
pub mod network;
pub mod speech;
