//! The settings file: read when the window opens, and replaced atomically on every change.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::{Map, Value};

use super::Settings;
use courtyard_core::encoding::without_mark;
#[cfg(not(target_arch = "wasm32"))]
use courtyard_library::storage::Disk;
use courtyard_library::storage::Storage;

/// Maximum size of the settings file in bytes.
const LARGEST: u64 = 64 * 1024;
/// The file's name.
const NAME: &str = "settings.json";

/// The settings file.
#[derive(Debug)]
pub struct SettingsFile {
    storage: Arc<dyn Storage>,
    /// `None` if the system has no folder for it.
    path: Option<PathBuf>,
    /// All fields of the file, including those unknown to this version.
    said: Map<String, Value>,
    /// Whether an unreadable file is there that could not be renamed.
    blocked: bool,
}

/// The settings file was damaged and could not be read.
#[derive(Debug)]
pub enum Damaged {
    /// The file was renamed to this path, unchanged.
    SetAside(PathBuf),
    /// The file could not be renamed.
    InTheWay(PathBuf, io::Error),
}

/// Why the settings could not be saved.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The system has no folder for settings.
    #[error("the system names no folder for the settings of programs")]
    NoFolder,
    /// Writing this path failed.
    #[error("{0}: {1}")]
    Io(PathBuf, io::Error),
}

impl SettingsFile {
    /// Opens the file in this folder, or in the system's folder for settings, and returns the settings.
    ///
    /// A missing file means the defaults. So does a damaged one, which is renamed.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn open(folder: Option<&Path>) -> (SettingsFile, Settings, Option<Damaged>) {
        let folder = folder.map(Path::to_owned).or_else(|| {
            let dirs = directories::ProjectDirs::from("", "", "Courtyard")?;
            Some(dirs.config_dir().to_owned())
        });
        SettingsFile::on(Arc::new(Disk), folder.as_deref())
    }

    /// Opens the file in this folder of this storage, and returns the settings. Without a folder, there is no file.
    ///
    /// Missing and damaged files are handled as in [`open`](SettingsFile::open).
    pub fn on(
        storage: Arc<dyn Storage>,
        folder: Option<&Path>,
    ) -> (SettingsFile, Settings, Option<Damaged>) {
        let mut file = SettingsFile {
            storage,
            path: folder.map(|folder| folder.join(NAME)),
            said: Map::new(),
            blocked: false,
        };
        let Some(path) = file.path.clone() else {
            return (file, Settings::default(), None);
        };
        let beside = folder.map(|folder| file.storage.list(folder));
        if let Some(Ok(beside)) = beside {
            file.storage.sweep(beside);
        }
        match read(&*file.storage, &path) {
            Reading::None => (file, Settings::default(), None),
            Reading::Sound(settings, said) => {
                file.said = said;
                (file, settings, None)
            }
            Reading::Damaged => {
                let damaged = match file.storage.set_aside(&path) {
                    Ok(Some(aside)) => Some(Damaged::SetAside(aside)),
                    Ok(None) => None,
                    Err(error) => {
                        file.blocked = true;
                        Some(Damaged::InTheWay(path, error))
                    }
                };
                (file, Settings::default(), damaged)
            }
        }
    }

    /// The file's path, if there is a folder for it.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Saves the settings, replacing the file.
    ///
    /// # Errors
    /// If there is no folder for them or they cannot be written; the old file then remains.
    pub fn save(&mut self, settings: &Settings) -> Result<(), SaveError> {
        let path = self.path.as_deref().ok_or(SaveError::NoFolder)?;
        let failed = |error| SaveError::Io(path.to_owned(), error);
        if self.blocked {
            self.storage.set_aside(path).map_err(failed)?;
            self.blocked = false;
        }
        let mut said = self.said.clone();
        if let Value::Object(fields) =
            serde_json::to_value(settings).map_err(|e| failed(e.into()))?
        {
            said.extend(fields);
        }
        let mut text = serde_json::to_vec_pretty(&said).map_err(|e| failed(e.into()))?;
        text.push(b'\n');
        if let Some(folder) = path.parent() {
            self.storage.make_folder(folder).map_err(failed)?;
        }
        self.storage.replace(path, &text).map_err(failed)?;
        self.said = said;
        Ok(())
    }
}

/// The result of reading the file.
enum Reading {
    None,
    Sound(Settings, Map<String, Value>),
    Damaged,
}

fn read(storage: &dyn Storage, path: &Path) -> Reading {
    let text = match storage.read_up_to(path, LARGEST) {
        Ok(text) if text.len() as u64 <= LARGEST => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Reading::None,
        Ok(_) | Err(_) => return Reading::Damaged,
    };
    let Ok(said) = serde_json::from_slice::<Map<String, Value>>(without_mark(&text)) else {
        return Reading::Damaged;
    };
    match serde_json::from_value(Value::Object(said.clone())) {
        Ok(settings) => Reading::Sound(settings, said),
        Err(_) => Reading::Damaged,
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use proptest::prelude::*;
    use serde_json::json;
    use tempfile::TempDir;

    use super::*;
    use crate::{Motion, Suits, TextSize, Theme};

    fn folder() -> TempDir {
        tempfile::tempdir().unwrap()
    }

    /// A folder whose settings file has this content.
    fn folder_with(text: impl AsRef<[u8]>) -> TempDir {
        let folder = folder();
        fs::write(folder.path().join(NAME), text).unwrap();
        folder
    }

    fn open(folder: &TempDir) -> (SettingsFile, Settings, Option<Damaged>) {
        SettingsFile::open(Some(folder.path()))
    }

    fn names(folder: &TempDir) -> Vec<String> {
        let all = fs::read_dir(folder.path()).unwrap();
        let name = |entry: io::Result<fs::DirEntry>| entry.unwrap().file_name();
        let mut names: Vec<_> = all.map(|e| name(e).into_string().unwrap()).collect();
        names.sort();
        names
    }

    fn chosen() -> Settings {
        Settings {
            theme: Theme::HighContrast,
            suits: Suits::FourColours,
            text_size: TextSize::nearest(130),
            motion: Motion::Reduced,
            ..Settings::default()
        }
    }

    #[test]
    fn saved_settings_are_read_again() {
        let folder = folder();
        let inner = folder.path().join("not").join("yet");
        let (mut file, settings, damaged) = SettingsFile::open(Some(&inner));
        assert_eq!(settings, Settings::default());
        assert!(damaged.is_none());
        assert!(!inner.exists(), "to look changes nothing");
        file.save(&chosen()).unwrap();
        let (_, settings, damaged) = SettingsFile::open(Some(&inner));
        assert_eq!(settings, chosen());
        assert!(damaged.is_none());
        let text = fs::read_to_string(file.path().unwrap()).unwrap();
        assert!(text.contains("\n  \"theme\": \"high-contrast\""), "{text}");
    }

    #[test]
    fn missing_fields_are_defaults_and_unknown_fields_are_preserved() {
        let folder = folder_with(r#"{"theme": "dark", "sound": {"volume": 11}}"#);
        let (mut file, settings, damaged) = open(&folder);
        assert!(damaged.is_none());
        let dark = Settings {
            theme: Theme::Dark,
            ..Settings::default()
        };
        assert_eq!(settings, dark);
        file.save(&chosen()).unwrap();
        let text = fs::read(file.path().unwrap()).unwrap();
        let text: Value = serde_json::from_slice(&text).unwrap();
        assert_eq!(text["sound"], json!({"volume": 11}));
        assert_eq!(text["theme"], "high-contrast");
        assert_eq!(names(&folder), ["settings.json"]);
    }

    #[test]
    fn a_damaged_file_is_renamed_and_never_lost() {
        let folder = folder();
        let path = folder.path().join(NAME);
        let large = format!("{{}}{}", " ".repeat(LARGEST as usize));
        let deep = format!("{{\"x\":{}", "[".repeat(5000));
        let faults: [&[u8]; 10] = [
            b"",
            b"{\"theme\": \"da",
            b"[]",
            b"null",
            b"{\"theme\": \"pink\"}",
            b"{\"text_size\": \"large\"}",
            b"{\"language\": \"xx\"}",
            b"\xff\xfe{}",
            large.as_bytes(),
            deep.as_bytes(),
        ];
        for (n, fault) in (1..).zip(faults) {
            fs::write(&path, fault).unwrap();
            let (mut file, settings, damaged) = open(&folder);
            assert_eq!(settings, Settings::default());
            let Some(Damaged::SetAside(aside)) = damaged else {
                panic!("{damaged:?}");
            };
            assert_eq!(
                aside,
                folder.path().join(format!("settings.damaged-{n}.json"))
            );
            assert_eq!(fs::read(&aside).unwrap(), fault);
            assert!(!path.exists());
            file.save(&chosen()).unwrap();
            assert_eq!(open(&folder).1, chosen());
        }
        assert_eq!(names(&folder).len(), 11);
    }

    #[test]
    fn a_folder_in_place_of_the_file_is_renamed() {
        let folder = folder();
        let path = folder.path().join(NAME);
        fs::create_dir(&path).unwrap();
        fs::write(path.join("letter"), "dear").unwrap();
        let (mut file, _, damaged) = open(&folder);
        assert!(matches!(damaged, Some(Damaged::SetAside(_))), "{damaged:?}");
        file.save(&chosen()).unwrap();
        let kept = folder.path().join("settings.damaged-1.json").join("letter");
        assert_eq!(fs::read_to_string(kept).unwrap(), "dear");
    }

    #[test]
    fn text_sizes_are_limited_to_their_range() {
        for (said, percent) in [(0, 80), (-7, 80), (94, 90), (95, 100), (i64::MAX, 200)] {
            let folder = folder_with(json!({ "text_size": said }).to_string());
            assert_eq!(open(&folder).1.text_size.percent(), percent, "{said}");
        }
    }

    #[test]
    fn a_failed_save_is_reported_and_loses_nothing() {
        let folder = folder();
        let file_as_folder = folder.path().join("file");
        fs::write(&file_as_folder, "here").unwrap();
        let (mut file, settings, _) = SettingsFile::open(Some(&file_as_folder));
        assert_eq!(settings, Settings::default());
        let error = file.save(&chosen()).unwrap_err();
        assert!(error.to_string().contains("settings.json"), "{error}");
        assert_eq!(fs::read_to_string(&file_as_folder).unwrap(), "here");
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(128) })]

        #[test]
        fn no_bytes_of_any_file_are_lost(bytes in prop_oneof![
            proptest::collection::vec(any::<u8>(), 0..300),
            "\\{(\"(theme|suits|text_size|dice|x)\": ?(\"dark\"|[0-9]{1,4}|null|\\[\\]),? ?){0,4}\\}".prop_map(String::into_bytes),
        ]) {
            let folder = folder_with(&bytes);
            let (mut file, _, damaged) = open(&folder);
            let kept = match &damaged {
                None => folder.path().join(NAME),
                Some(Damaged::SetAside(aside)) => aside.clone(),
                Some(Damaged::InTheWay(..)) => panic!("{damaged:?}"),
            };
            prop_assert_eq!(fs::read(kept).unwrap(), bytes);
            file.save(&chosen()).unwrap();
            prop_assert_eq!(open(&folder).1, chosen());
        }
    }
}
