//! Where the settings are kept: one small file, read when the window opens and replaced whole on every change.

use std::fmt;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::{Map, Value};

use super::Settings;
#[cfg(not(target_arch = "wasm32"))]
use courtyard_library::storage::Disk;
use courtyard_library::storage::{Storage, free};

/// The largest file that is taken for settings, in bytes.
const LARGEST: u64 = 64 * 1024;
/// What the file is called.
const NAME: &str = "settings.json";

/// The file of the settings.
#[derive(Debug)]
pub struct SettingsFile {
    storage: Arc<dyn Storage>,
    /// None where the system names no folder.
    path: Option<PathBuf>,
    /// All that the file says, also what this version knows nothing of.
    said: Map<String, Value>,
    /// Whether something lies there that cannot be read and could not be put aside either.
    blocked: bool,
}

/// The settings could not be read: the file was damaged.
#[derive(Debug)]
pub enum Damaged {
    /// The file is now called this, and nothing of it is lost.
    SetAside(PathBuf),
    /// It could not be renamed and lies where it was.
    InTheWay(PathBuf, io::Error),
}

/// Why settings could not be written.
#[derive(Debug)]
pub enum SaveError {
    /// The system names no folder for the settings of programs.
    NoFolder,
    /// Writing failed there.
    Io(PathBuf, io::Error),
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::NoFolder => {
                f.write_str("the system names no folder for the settings of programs")
            }
            SaveError::Io(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for SaveError {}

impl SettingsFile {
    /// The file in this folder, or in the one the system names for the settings of programs, and what it says.
    ///
    /// A file that is not there says nothing: all is as it is by default. So it is after one that is damaged, which
    /// is put aside under another name.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn open(folder: Option<&Path>) -> (SettingsFile, Settings, Option<Damaged>) {
        let folder = folder.map(Path::to_owned).or_else(|| {
            let dirs = directories::ProjectDirs::from("", "", "Courtyard")?;
            Some(dirs.config_dir().to_owned())
        });
        SettingsFile::on(Arc::new(Disk), folder.as_deref())
    }

    /// The file in this folder of this storage, and what it says; no folder is no place for one.
    ///
    /// A file that is not there or damaged is as for [`open`](SettingsFile::open).
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
        match read(&*file.storage, &path) {
            Reading::None => (file, Settings::default(), None),
            Reading::Sound(settings, said) => {
                file.said = said;
                (file, settings, None)
            }
            Reading::Damaged => {
                let damaged = match set_aside(&*file.storage, &path) {
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

    /// The file, where there is a place for one.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Writes the settings to the disk, in place of what was there before.
    ///
    /// # Errors
    /// If there is no place for them or they cannot be written; what was there before is then still there.
    pub fn save(&mut self, settings: &Settings) -> Result<(), SaveError> {
        let path = self.path.as_deref().ok_or(SaveError::NoFolder)?;
        let failed = |error| SaveError::Io(path.to_owned(), error);
        if self.blocked {
            set_aside(&*self.storage, path).map_err(failed)?;
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

/// What lies where the settings are kept.
enum Reading {
    None,
    Sound(Settings, Map<String, Value>),
    Damaged,
}

fn read(storage: &dyn Storage, path: &Path) -> Reading {
    let file = match storage.read(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Reading::None,
        Err(_) => return Reading::Damaged,
        Ok(file) => file,
    };
    let mut text = Vec::new();
    let read = file.take(LARGEST + 1).read_to_end(&mut text);
    if read.is_err() || text.len() as u64 > LARGEST {
        return Reading::Damaged;
    }
    let Ok(said) = serde_json::from_slice::<Map<String, Value>>(&text) else {
        return Reading::Damaged;
    };
    match serde_json::from_value(Value::Object(said.clone())) {
        Ok(settings) => Reading::Sound(settings, said),
        Err(_) => Reading::Damaged,
    }
}

/// Gives what lies there a name that nothing has yet; none if it has gone meanwhile.
fn set_aside(storage: &dyn Storage, path: &Path) -> io::Result<Option<PathBuf>> {
    let numbered = |n: u64| path.with_file_name(format!("settings.damaged-{n}.json"));
    let mut n = 1;
    loop {
        n = free(n, |n| storage.is_taken(&numbered(n)))?;
        let aside = numbered(n);
        // An empty file holds the name: to rename onto it takes nothing from anybody.
        match storage.create(&aside) {
            Ok(held) => drop(held),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        }
        let mut renamed = storage.rename(path, &aside);
        if let Err(error) = &renamed
            && error.kind() != io::ErrorKind::NotFound
        {
            // A folder is not renamed onto a file; where it is none, this fails as before.
            storage.remove(&aside)?;
            renamed = storage.rename(path, &aside);
        } else if renamed.is_err() {
            // It is empty, and nothing came of it.
            let _ = storage.remove(&aside);
        }
        return match renamed {
            Ok(()) => Ok(Some(aside)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        };
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

    /// A folder in which the settings' file says this.
    fn saying(text: impl AsRef<[u8]>) -> TempDir {
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
    fn what_is_saved_is_read_again() {
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
    fn what_is_not_said_is_as_by_default_and_what_is_not_known_is_kept() {
        let folder = saying(r#"{"theme": "dark", "sound": {"volume": 11}}"#);
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
    fn a_damaged_file_is_put_aside_and_never_lost() {
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
    fn a_folder_in_the_place_of_the_file_is_put_aside() {
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
    fn any_text_size_is_brought_into_its_range() {
        for (said, percent) in [(0, 80), (-7, 80), (94, 90), (95, 100), (i64::MAX, 200)] {
            let folder = saying(json!({ "text_size": said }).to_string());
            assert_eq!(open(&folder).1.text_size.percent(), percent, "{said}");
        }
    }

    #[test]
    fn what_cannot_be_written_is_told_and_nothing_is_lost() {
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
        fn no_bytes_are_lost_whatever_they_are(bytes in prop_oneof![
            proptest::collection::vec(any::<u8>(), 0..300),
            "\\{(\"(theme|suits|text_size|dice|x)\": ?(\"dark\"|[0-9]{1,4}|null|\\[\\]),? ?){0,4}\\}".prop_map(String::into_bytes),
        ]) {
            let folder = saying(&bytes);
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
