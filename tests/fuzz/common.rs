//! Those of the helpers of `tests/common` that the targets use.

#![allow(dead_code)]

#[path = "../common/cases.rs"]
pub mod cases;
#[path = "../common/disk.rs"]
pub mod disk;
#[path = "../common/files.rs"]
mod files;
#[path = "../common/golden.rs"]
pub mod golden;
#[path = "../common/memory.rs"]
pub mod memory;
#[path = "../common/play.rs"]
pub mod play;
#[path = "../common/seeded.rs"]
pub mod seeded;

use std::path::{Path, PathBuf};

pub use files::files_below;

/// A path in the repository.
pub fn in_repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}
