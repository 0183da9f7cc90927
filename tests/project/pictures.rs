//! The pictures of the screens stay small, because every version of them stays in every clone forever.

use std::fs;

use crate::common::{files_below, in_repository};

/// Maximum total size of the pictures in one folder (of a game or of the app), in bytes.
const HEAVIEST_FOLDER: usize = 6_000_000;

/// Bit depth (8) and colour type (RGBA) in the header of a PNG as the tests write it. No screen is transparent, so
/// `recompress` writes all pictures in another format.
const AS_TAKEN: [u8; 2] = [8, 6];

#[test]
fn pictures_are_recompressed_and_light() {
    let folder = in_repository("tests/snapshots");
    let mut seen = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let folder = entry.unwrap().path();
        if !folder.is_dir() {
            assert!(folder.extension().is_none(), "{folder:?} is of no screen");
            continue;
        }
        let mut weight = 0;
        for path in files_below(&folder, "png") {
            let name = path.file_name().unwrap().to_string_lossy();
            // Files left by a failed comparison have a second extension.
            if name.matches('.').count() > 1 {
                continue;
            }
            let picture = fs::read(&path).unwrap();
            assert!(picture.starts_with(b"\x89PNG\r\n\x1a\n"), "{path:?}");
            assert_ne!(
                picture[24..26],
                AS_TAKEN,
                "{path:?} is as it was taken: run tests/snapshots/recompress"
            );
            weight += picture.len();
            seen += 1;
        }
        assert!(
            weight <= HEAVIEST_FOLDER,
            "{folder:?} weighs {weight} bytes"
        );
    }
    assert!(seen > 100, "the pictures are missing");
}
