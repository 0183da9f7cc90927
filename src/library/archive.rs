//! Many journals in one zip archive, for backup or transfer to another machine.
//!
//! An archive is untrusted input. Its names are suggestions, never paths. The bytes read, the bytes imported and the
//! memory used are all bounded in advance, whatever the archive declares.

use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use chrono::{Datelike, Timelike};
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::import::read_whole;
use super::people::{ALIASES, LARGEST_ALIASES};
use super::storage::free;
use super::{Imported, Importer, Library, LibraryError, Shelf, at, names};
use courtyard_session::journal::EXTENSION;
use courtyard_session::moment_at;

/// Maximum size of an archive in bytes. Journals compress to about a tenth, so this holds more than [`LARGEST_TOTAL`].
pub const LARGEST_ARCHIVE: u64 = 256 << 20;

/// Maximum number of files: the limit of the zip format without its 64-bit extension. With the extension, opening an
/// archive could take unbounded memory.
pub const MOST_FILES: usize = u16::MAX as usize - 1;

/// Maximum size of all journals of an archive together, in bytes; about ten million entries. A larger archive is an
/// attempt to fill the disk.
pub const LARGEST_TOTAL: u64 = 1 << 30;

/// Maximum number of bytes read for the archive's list of files: more than twice the size for [`MOST_FILES`] journals.
/// The list is held in memory, at about ten times its own size.
const LARGEST_LIST: u64 = 16 << 20;

/// Number of bytes that may be read in addition to the archive's size, because its end is read more than once.
const SLACK: u64 = 1 << 20;

/// Why an archive cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// Reading or writing it failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A journal cannot be read.
    #[error(transparent)]
    Library(#[from] LibraryError),
    /// It is not a zip archive, or it is damaged.
    #[error("it is no archive, or a damaged one")]
    NotAnArchive,
    /// It is larger than [`LARGEST_ARCHIVE`].
    #[error("it has more than {LARGEST_ARCHIVE} bytes")]
    TooLarge,
    /// It has more than [`MOST_FILES`] files, or the list of files is too long.
    #[error("there are more than {MOST_FILES} files in it")]
    TooMany,
    /// Its contents exceed [`LARGEST_TOTAL`].
    #[error("what is in it comes to more than {LARGEST_TOTAL} bytes")]
    TooMuch,
    /// Its files share bytes, so that it unpacks to more than it contains.
    #[error("its files share the same bytes")]
    Overlapping,
    /// It contains no journal.
    #[error("there is no journal in it")]
    NoJournals,
    /// There is no journal for a new one.
    #[error("there is no journal to pack")]
    Nothing,
}

/// A journal in an archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Packed {
    /// The name in the archive, for display only. Must not be used as a path.
    pub shown: String,
    /// The suggested session name, cleaned for file names; may be empty.
    pub name: String,
    /// The shelf that the journal was on.
    pub shelf: Shelf,
}

/// A journal that was not packed, or that cannot be imported again.
#[derive(Debug)]
pub struct LeftOut {
    /// The journal's path.
    pub path: PathBuf,
    /// The reason.
    pub why: LibraryError,
    /// Whether its bytes are in the archive, under a name that is not imported as a journal.
    pub is_kept: bool,
}

/// The files found in an archive.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Unpacked {
    /// Number of journals passed on.
    pub journals: usize,
    /// Number of other files, which were ignored.
    pub others: usize,
    /// The file with the names that are one person's, if there is one. It may be invalid.
    pub people: Option<Vec<u8>>,
}

impl Library {
    /// All journals except those in the trash, by shelf and name.
    ///
    /// # Errors
    /// If a folder cannot be read.
    pub fn everything(&self) -> Result<Vec<PathBuf>, LibraryError> {
        let mut all = Vec::new();
        for shelf in Shelf::KEPT {
            let mut journals: Vec<_> = self.journals(shelf)?.into_iter().map(|f| f.path).collect();
            journals.sort();
            all.append(&mut journals);
        }
        Ok(all)
    }

    /// Writes these journals into one archive, unchanged, each in a folder named after its shelf. A journal that would
    /// exceed a limit of [`import_archive`](Library::import_archive) is left out. A journal that is damaged or of a
    /// later version gets a name that is not imported. Returns the journals that cannot be imported again.
    ///
    /// # Errors
    /// If no journal is or can be packed, or the archive cannot be written.
    pub fn pack(
        &self,
        journals: &[PathBuf],
        into: impl Write + Seek,
    ) -> Result<Vec<LeftOut>, ArchiveError> {
        if journals.is_empty() {
            return Err(ArchiveError::Nothing);
        }
        let end = Cell::new(0);
        let mut archive = ZipWriter::new(Measured {
            into,
            end: &end,
            is_broken: false,
        });
        let mut packing = Packing::default();
        let mut left_out = Vec::new();
        for path in journals {
            let packed = match self.to_be_packed(path) {
                Ok((journal, options)) if packing.has_room(&journal, end.get()) => {
                    let fault = self.check(path, &journal).err();
                    let shelf = self.shelf_of(path).unwrap_or(Shelf::Sessions);
                    let name = packing.name(shelf, path, fault.is_some());
                    archive.start_file(name, options).map_err(into_io)?;
                    archive.write_all(&journal)?;
                    fault.map_or(Ok(()), |why| Err((why, true)))
                }
                Ok(_) => Err((LibraryError::TooLarge(path.clone()), false)),
                Err(why) => Err((why, false)),
            };
            if let Err((why, is_kept)) = packed {
                let path = path.clone();
                left_out.push(LeftOut { path, why, is_kept });
            }
        }
        if let Some(text) = self.packed_aliases()
            && packing.has_room(&text, end.get())
        {
            let options = SimpleFileOptions::default();
            archive.start_file(ALIASES, options).map_err(into_io)?;
            archive.write_all(&text)?;
        }
        // Not an empty archive, which would replace an earlier backup.
        if packing.names.is_empty()
            && let Some(LeftOut { why, .. }) = left_out.pop()
        {
            return Err(why.into());
        }
        archive.finish().map_err(into_io)?.flush()?;
        Ok(left_out)
    }

    /// Reads a journal, and chooses its options for the archive.
    fn to_be_packed(&self, path: &Path) -> Result<(Vec<u8>, SimpleFileOptions), LibraryError> {
        let options = self.options(path)?;
        let source = self.read(path).map_err(at(path))?;
        Ok((read_whole(source, path)?, options))
    }

    /// The options for writing a journal, with the local time of its last entry as the file time.
    fn options(&self, path: &Path) -> Result<SimpleFileOptions, LibraryError> {
        let modified = moment_at(self.found(path)?.modified).unwrap_or_default();
        let small = |number: u32| u8::try_from(number).unwrap_or_default();
        let time = zip::DateTime::from_date_and_time(
            u16::try_from(modified.year()).unwrap_or_default(),
            small(modified.month()),
            small(modified.day()),
            small(modified.hour()),
            small(modified.minute()),
            small(modified.second()),
        );
        let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        // A time that zip cannot represent is left out.
        Ok(time.map_or(options, |time| options.last_modified_time(time)))
    }

    /// Imports every journal of an archive and reports each result. Journals from the archive's archive folder go to
    /// the archive here.
    ///
    /// # Errors
    /// If it is not an archive, contains no journal, exceeds a limit, or is malicious. Journals already reported as
    /// imported remain.
    pub fn import_archive(
        &self,
        archive: impl Read + Seek,
        report: impl FnMut(&Packed, Result<Imported, LibraryError>),
    ) -> Result<Unpacked, ArchiveError> {
        self.importer()?.import_archive(archive, report)
    }
}

impl Importer<'_> {
    /// Imports every journal of an archive as [`Library::import_archive`] does.
    ///
    /// # Errors
    /// As for [`Library::import_archive`].
    pub fn import_archive(
        &mut self,
        archive: impl Read + Seek,
        mut report: impl FnMut(&Packed, Result<Imported, LibraryError>),
    ) -> Result<Unpacked, ArchiveError> {
        let unpacked = unpack(archive, |packed, journal| {
            report(packed, self.import_to(journal, &packed.name, packed.shelf));
        })?;
        if let Some(people) = &unpacked.people {
            self.merge_people(people)?;
        }
        match unpacked.journals {
            0 => Err(ArchiveError::NoJournals),
            _ => Ok(unpacked),
        }
    }
}

/// The contents of an archive that is being written.
#[derive(Debug, Default)]
struct Packing {
    /// The names used so far in lower case, because some file systems ignore case.
    names: HashSet<String>,
    /// Total size in bytes, uncompressed.
    total: u64,
}

impl Packing {
    /// Whether this journal still fits into an archive of this size; if so, reserves the space.
    fn has_room(&mut self, journal: &[u8], end: u64) -> bool {
        // Incompressible data grows slightly, and the list of files follows the data.
        let length = journal.len() as u64;
        let packed = length + length / 1000 + 1000;
        let list = (self.names.len() as u64 + 1) * 512;
        let room = self.names.len() < MOST_FILES
            && self.total + length <= LARGEST_TOTAL
            && end + packed + list <= LARGEST_ARCHIVE;
        if room {
            self.total += length;
        }
        room
    }

    /// A unique file name for a journal, valid on every system.
    fn name(&mut self, shelf: Shelf, path: &Path, is_faulty: bool) -> String {
        let stem = names::clean(&names::stem(path)).unwrap_or_default();
        // macOS reserves names with this prefix.
        let stem = match stem.trim_start_matches("._") {
            "" => "session",
            stem => stem,
        };
        let (folder, ending) = if is_faulty {
            ("faulty", "courtyard.faulty")
        } else {
            (shelf.name(), EXTENSION)
        };
        let numbered = |number: u64| match number {
            1 => format!("{folder}/{stem}.{ending}"),
            number => format!("{folder}/{stem}-{number}.{ending}"),
        };
        let taken = |number| Ok(self.names.contains(&numbered(number).to_lowercase()));
        let name = numbered(free(1, taken).unwrap_or(u64::MAX));
        self.names.insert(name.to_lowercase());
        name
    }
}

/// A writer that counts its position.
///
/// A dropped [`ZipWriter`] tries to complete the archive, and prints an error if it cannot. After an error, this writer
/// therefore discards everything.
struct Measured<'a, W> {
    into: W,
    end: &'a Cell<u64>,
    is_broken: bool,
}

impl<W> Measured<'_, W> {
    /// The result of the action; after an error, `otherwise`.
    fn unless_broken<T>(
        &mut self,
        otherwise: T,
        act: impl FnOnce(&mut W) -> io::Result<T>,
    ) -> io::Result<T> {
        if self.is_broken {
            return Ok(otherwise);
        }
        let done = act(&mut self.into);
        self.is_broken = done.is_err();
        done
    }
}

impl<W: Write + Seek> Write for Measured<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.unless_broken(bytes.len(), |into| into.write(bytes))?;
        self.end.set(self.end.get() + written as u64);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.unless_broken((), Write::flush)
    }
}

impl<W: Seek> Seek for Measured<'_, W> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.unless_broken(self.end.get(), |into| into.seek(to))
    }
}

/// Passes on every journal of an archive, in the listed order. If a journal is damaged, reading it fails, and the next
/// one is passed on.
///
/// # Errors
/// If it is not an archive, exceeds a limit, or is malicious.
pub fn unpack(
    mut archive: impl Read + Seek,
    mut take: impl FnMut(&Packed, &mut dyn Read),
) -> Result<Unpacked, ArchiveError> {
    let size = archive.seek(SeekFrom::End(0))?;
    if size > LARGEST_ARCHIVE {
        return Err(ArchiveError::TooLarge);
    }
    if is_extended(&mut archive, size)? {
        return Err(ArchiveError::TooMany);
    }
    let read = Meter::new(LARGEST_LIST);
    let source = Overlaid::new(Metered {
        source: archive,
        meter: &read,
    });
    let refused = |error| match error {
        _ if read.is_over() => ArchiveError::TooMany,
        ZipError::Io(error) if error.kind() != io::ErrorKind::UnexpectedEof => error.into(),
        _ => ArchiveError::NotAnArchive,
    };
    let mut archive = ZipArchive::new(source).map_err(refused)?;
    let mut renamed = HashMap::new();
    if archive.has_duplicate_names() {
        // Only the last of several files with the same name would be listed.
        read.refill(2 * LARGEST_LIST);
        let list = archive.central_directory_start();
        let mut source = archive.into_inner();
        renamed = source.rename_twins(list).map_err(|e| refused(e.into()))?;
        archive = ZipArchive::new(source).map_err(refused)?;
        if archive.has_duplicate_names() {
            return Err(ArchiveError::NotAnArchive);
        }
    }
    // Files that do not overlap are together at most as long as the archive.
    read.refill(size + SLACK);
    let taken = Meter::new(LARGEST_TOTAL);
    let mut unpacked = Unpacked::default();
    for i in 0..archive.len() {
        let Some(packed) = packed(&archive, i, &renamed) else {
            let name = archive.by_index_data(i).ok();
            let is_people = name.is_some_and(|file| file.name_raw() == ALIASES.as_bytes());
            match archive.by_index(i) {
                Ok(source) if is_people && unpacked.people.is_none() => {
                    let meter = &taken;
                    let mut text = Vec::new();
                    let file = Metered { source, meter }.take(LARGEST_ALIASES + 1);
                    // A file that cannot be read has no decisions.
                    let _ = { file }.read_to_end(&mut text);
                    unpacked.people = Some(text);
                }
                _ => unpacked.others += 1,
            }
            continue;
        };
        match archive.by_index(i) {
            Ok(source) => {
                let meter = &taken;
                take(&packed, &mut Metered { source, meter });
            }
            Err(error) => take(&packed, &mut Broken(Some(error))),
        }
        unpacked.journals += 1;
        if read.is_over() {
            return Err(ArchiveError::Overlapping);
        }
        if taken.is_over() {
            return Err(ArchiveError::TooMuch);
        }
    }
    Ok(unpacked)
}

/// Whether the archive uses the 64-bit extension. The extension's locator is directly before the end record.
fn is_extended(archive: &mut (impl Read + Seek), size: u64) -> io::Result<bool> {
    const END: &[u8] = b"PK\x05\x06";
    const LOCATOR: &[u8] = b"PK\x06\x07";
    const LOCATOR_LENGTH: usize = 20;
    const LONGEST_COMMENT: u64 = 1 << 16;
    // The end record with its comment, the locator before it, and a margin.
    let window = LONGEST_COMMENT + 256;
    archive.seek(SeekFrom::Start(size.saturating_sub(window)))?;
    let mut tail = Vec::new();
    archive.take(window).read_to_end(&mut tail)?;
    let mut ends = (0..tail.len()).filter(|i| tail[*i..].starts_with(END));
    Ok(ends.any(|end| {
        let locator = end.checked_sub(LOCATOR_LENGTH);
        locator.is_some_and(|locator| tail[locator..].starts_with(LOCATOR))
    }))
}

/// The metadata of the archive's file with this number, if it is a journal.
fn packed<R: Read + Seek>(
    archive: &ZipArchive<R>,
    number: usize,
    renamed: &HashMap<Vec<u8>, Vec<u8>>,
) -> Option<Packed> {
    let file = archive.by_index_data(number).ok()?;
    let shown = match (renamed.get(file.name_raw()), file.name()) {
        (Some(name), _) => String::from_utf8_lossy(name).into_owned(),
        (None, Ok(name)) => name.into_owned(),
        (None, Err(_)) => String::from_utf8_lossy(file.name_raw()).into_owned(),
    };
    if file.is_dir() || file.is_symlink() {
        return None;
    }
    let mut parts = shown.rsplit(['/', '\\']);
    let (name, folder) = (parts.next()?, parts.next());
    let (name, extension) = name.rsplit_once('.')?;
    // macOS stores its metadata of a file beside it, under a prefixed name.
    if !extension.eq_ignore_ascii_case(EXTENSION) || name.starts_with("._") {
        return None;
    }
    Some(Packed {
        name: names::clean(name).unwrap_or_default(),
        shelf: if folder == Some(Shelf::Archive.name()) {
            Shelf::Archive
        } else {
            Shelf::Sessions
        },
        shown,
    })
}

/// Errors of the archive's content are invalid data: it is damaged, encrypted or compressed in another way.
fn into_io(error: ZipError) -> io::Error {
    match error {
        ZipError::Io(error) => error,
        error => io::Error::new(io::ErrorKind::InvalidData, error),
    }
}

/// An archive whose list of files is replaced by a copy in memory.
#[derive(Debug)]
struct Overlaid<R> {
    source: R,
    /// The position from which the copy in memory replaces the archive.
    from: u64,
    list: Vec<u8>,
    position: u64,
}

impl<R: Read + Seek> Overlaid<R> {
    fn new(source: R) -> Overlaid<R> {
        Overlaid {
            source,
            from: u64::MAX,
            list: Vec::new(),
            position: 0,
        }
    }

    /// Renames files of the same name, keeping the length of the name, and returns the original of each new name.
    /// `from` is the start of the list of files.
    fn rename_twins(&mut self, from: u64) -> io::Result<HashMap<Vec<u8>, Vec<u8>>> {
        const ENTRY: &[u8] = b"PK\x01\x02";
        const ENTRY_LENGTH: usize = 46;
        const LENGTHS: [usize; 3] = [28, 30, 32];
        let mut list = Vec::new();
        self.source.seek(SeekFrom::Start(from))?;
        self.source.read_to_end(&mut list)?;
        let (mut known, mut renamed) = (HashSet::new(), HashMap::new());
        let (mut start, mut number) = (0, 0_u32);
        while let Some(entry) = list.get(start..start + ENTRY_LENGTH)
            && entry.starts_with(ENTRY)
        {
            let [name, further, comment] =
                LENGTHS.map(|at| usize::from(u16::from_le_bytes([entry[at], entry[at + 1]])));
            let begin = start + ENTRY_LENGTH;
            let Some(name) = list.get_mut(begin..begin + name) else {
                break;
            };
            let was = name.to_vec();
            // Shorter names are not names of journals.
            while !known.insert(name.to_vec()) && name.len() > 4 {
                let letter = |place: u32| b'a' + (number / 26_u32.pow(place) % 26) as u8;
                name[..4].copy_from_slice(&[0, 1, 2, 3].map(letter));
                number += 1;
            }
            start = begin + name.len() + further + comment;
            if *name != was {
                renamed.insert(name.to_vec(), was);
            }
        }
        (self.from, self.list) = (from, list);
        Ok(renamed)
    }
}

impl<R: Read + Seek> Read for Overlaid<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = match self.position.checked_sub(self.from) {
            Some(within) => {
                let within = usize::try_from(within).unwrap_or(usize::MAX);
                let mut left = self.list.get(within..).unwrap_or_default();
                left.read(into)?
            }
            None => {
                let most = usize::try_from(self.from - self.position).unwrap_or(usize::MAX);
                let most = most.min(into.len());
                self.source.read(&mut into[..most])?
            }
        };
        self.position += read as u64;
        Ok(read)
    }
}

impl<R: Read + Seek> Seek for Overlaid<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        // Reading from memory has not moved the archive's position.
        let to = match to {
            SeekFrom::Current(by) => {
                let to = self.position.checked_add_signed(by);
                SeekFrom::Start(to.ok_or(io::ErrorKind::InvalidInput)?)
            }
            to => to,
        };
        self.position = self.source.seek(to)?;
        Ok(self.position)
    }
}

/// The number of bytes that may still be read; `None` after the limit was exceeded.
#[derive(Debug)]
struct Meter(Cell<Option<u64>>);

impl Meter {
    fn new(left: u64) -> Meter {
        Meter(Cell::new(Some(left)))
    }

    fn refill(&self, left: u64) {
        self.0.set(Some(left));
    }

    /// Whether the limit was exceeded.
    fn is_over(&self) -> bool {
        self.0.get().is_none()
    }

    /// Subtracts this number of bytes.
    fn take(&self, read: usize) -> io::Result<()> {
        let left = self.0.get().and_then(|left| left.checked_sub(read as u64));
        self.0.set(left);
        match left {
            Some(_) => Ok(()),
            None => Err(io::ErrorKind::FileTooLarge.into()),
        }
    }
}

/// A reader that counts against a meter.
#[derive(Debug)]
struct Metered<'a, R> {
    source: R,
    meter: &'a Meter,
}

impl<R: Read> Read for Metered<'_, R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.meter.take(0)?;
        let read = self.source.read(into)?;
        self.meter.take(read)?;
        Ok(read)
    }
}

impl<R: Seek> Seek for Metered<'_, R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.source.seek(to)
    }
}

/// A journal whose contents cannot be opened.
struct Broken(Option<ZipError>);

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        match self.0.take() {
            Some(error) => Err(into_io(error)),
            None => Ok(0),
        }
    }
}
