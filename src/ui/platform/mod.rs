//! What the window needs of the system or the browser that it runs on.

pub mod awake;
pub mod browser;
pub mod chooser;
#[cfg(not(target_arch = "wasm32"))]
pub mod network;
