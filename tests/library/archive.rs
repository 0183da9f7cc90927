//! Archives of journals: a round trip is exact, and no claim of a malicious archive is trusted.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Cursor, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use courtyard::library::archive::{
    ArchiveError, LARGEST_ARCHIVE, LARGEST_TOTAL, MOST_FILES, Packed, Unpacked, unpack,
};
use courtyard::library::{Imported, LARGEST_JOURNAL, Library, LibraryError, Shelf};
use proptest::prelude::*;
use tempfile::TempDir;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::common::golden;

fn library() -> (TempDir, Library) {
    let folder = tempfile::tempdir().unwrap();
    // Two levels down, so that a path that escapes from it is still in a folder of this test.
    let library = Library::open(
        Some(folder.path().join("home/data")),
        courtyard::registry::kept(),
    )
    .unwrap();
    (folder, library)
}

/// All files below a folder, with their contents.
fn files(folder: &Path) -> BTreeSet<(PathBuf, Vec<u8>)> {
    let mut all = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(files(&path));
        } else {
            all.insert((path.clone(), fs::read(&path).unwrap()));
        }
    }
    all
}

/// An archive of these files.
fn archive<'a>(files: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, content) in files {
        zip.start_file(name, options).unwrap();
        zip.write_all(content).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// A reader that counts the bytes read.
struct Counted {
    bytes: Cursor<Vec<u8>>,
    read: Rc<Cell<u64>>,
}

impl Read for Counted {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.bytes.read(into)?;
        self.read.set(self.read.get() + read as u64);
        Ok(read)
    }
}

impl Seek for Counted {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.bytes.seek(to)
    }
}

/// The result of importing an archive: the result for each journal, including those that could not be read.
#[derive(Debug)]
struct Out {
    journals: Vec<(Packed, Result<u64, io::ErrorKind>)>,
    end: Result<Unpacked, ArchiveError>,
    /// Number of bytes read from the archive.
    read: u64,
}

impl Out {
    fn of(archive: Vec<u8>) -> Out {
        let size = archive.len() as u64;
        let read = Rc::new(Cell::new(0));
        let mut journals = Vec::new();
        let source = Counted {
            bytes: Cursor::new(archive),
            read: Rc::clone(&read),
        };
        let mut taken = 0;
        let end = unpack(source, |packed, journal| {
            let copied = io::copy(&mut journal.take(LARGEST_JOURNAL + 1), &mut io::sink());
            taken += copied.as_ref().map_or(0, |bytes| *bytes);
            journals.push((packed.clone(), copied.map_err(|e| e.kind())));
        });
        let out = Out {
            journals,
            end,
            read: read.get(),
        };
        // The limit for any archive.
        assert!(taken <= LARGEST_TOTAL + LARGEST_JOURNAL, "{taken} bytes");
        assert!(out.journals.len() <= MOST_FILES);
        // At most the list of files, the archive once, and its end a few times.
        let most = (16 << 20) + size + (2 << 20);
        assert!(out.read <= most, "{} bytes read of {size}", out.read);
        for (packed, _) in &out.journals {
            let name = packed.name.as_str();
            assert!(name.len() <= 120, "{name:?}");
            let bad = |c: char| c.is_control() || "/\\:*?\"<>|".contains(c);
            assert!(!name.contains(bad) && !name.starts_with('.'), "{name:?}");
            assert!(!name.ends_with(['.', ' ']), "{name:?}");
        }
        out
    }

    fn names(&self) -> Vec<&str> {
        self.journals.iter().map(|(p, _)| p.name.as_str()).collect()
    }
}

#[test]
fn packed_journals_are_restored_unchanged_in_another_library() {
    let (_from_folder, from) = library();
    let games = [
        ("evening", "game-catsatcards"),
        ("Inés y Ómar", "game-duelo"),
        ("first", "game-original"),
    ];
    for (name, game) in games {
        from.import(golden::bytes(game).as_slice(), name).unwrap();
    }
    let first = from.find("first").unwrap().unwrap();
    from.put(&first, Shelf::Archive).unwrap();
    let thrown = from
        .import(golden::bytes("deflection").as_slice(), "thrown")
        .unwrap();
    let Imported::New { path, .. } = thrown else {
        panic!("it is new");
    };
    from.put(&path, Shelf::Bin).unwrap();
    let everything = from.everything().unwrap();
    assert_eq!(everything.len(), 3);
    let mut zip = Cursor::new(Vec::new());
    from.pack(&everything, &mut zip).unwrap();

    let (_folder, to) = library();
    let mut reported = Vec::new();
    let unpacked = to.import_archive(&mut zip, |packed, imported| {
        reported.push((packed.shown.clone(), imported.unwrap()));
    });
    let all = Unpacked {
        journals: 3,
        ..Unpacked::default()
    };
    assert_eq!(unpacked.unwrap(), all);
    let shown: Vec<&str> = reported.iter().map(|(shown, _)| shown.as_str()).collect();
    let expected = [
        "sessions/Inés y Ómar.courtyard",
        "sessions/evening.courtyard",
        "archive/first.courtyard",
    ];
    assert_eq!(shown, expected);
    for (name, game) in games {
        let path = to.find(name).unwrap().unwrap();
        assert_eq!(fs::read(&path).unwrap(), golden::bytes(game), "{name}");
        let shelf = match name {
            "first" => Shelf::Archive,
            _ => Shelf::Sessions,
        };
        assert_eq!(to.shelf_of(&path), Some(shelf), "{name}");
    }
    // Importing again finds every journal, on any shelf.
    let again = to.import_archive(&mut zip, |_, imported| {
        assert!(matches!(imported, Ok(Imported::Known(_))), "{imported:?}");
    });
    assert_eq!(again.unwrap(), all);
    assert_eq!(to.everything().unwrap().len(), 3);
}

#[test]
fn an_archive_is_a_standard_zip_file() {
    let (_folder, library) = library();
    library
        .import(golden::bytes("game-duelo").as_slice(), "evening")
        .unwrap();
    let mut zip = Cursor::new(Vec::new());
    let all = library.everything().unwrap();
    library.pack(&all, &mut zip).unwrap();
    assert!(zip.get_ref().len() * 3 < golden::bytes("game-duelo").len());
    let mut archive = zip::ZipArchive::new(zip).unwrap();
    let mut file = archive.by_index(0).unwrap();
    assert_eq!(file.name().unwrap(), "sessions/evening.courtyard");
    assert_eq!(file.compression(), CompressionMethod::Deflated);
    let written = fs::metadata(&all[0]).unwrap().modified().unwrap();
    let year = chrono::DateTime::<chrono::Local>::from(written)
        .format("%Y")
        .to_string();
    assert_eq!(file.last_modified().unwrap().year().to_string(), year);
    let mut content = Vec::new();
    file.read_to_end(&mut content).unwrap();
    assert_eq!(content, golden::bytes("game-duelo"));
}

#[test]
fn an_empty_library_makes_no_archive() {
    let (_folder, library) = library();
    let everything = library.everything().unwrap();
    let mut zip = Vec::new();
    let packed = library.pack(&everything, Cursor::new(&mut zip));
    assert!(matches!(packed, Err(ArchiveError::Nothing)), "{packed:?}");
    assert!(zip.is_empty());
}

#[test]
fn a_journal_too_large_for_an_archive_makes_none() {
    let (_folder, library) = library();
    let path = library.folder().join("large.courtyard");
    fs::create_dir_all(library.folder()).unwrap();
    fs::File::create(&path)
        .unwrap()
        .set_len(LARGEST_JOURNAL + 1)
        .unwrap();
    let mut zip = Cursor::new(Vec::new());
    match library.pack(&[path], &mut zip) {
        Err(ArchiveError::Library(LibraryError::TooLarge(path))) => {
            assert!(path.ends_with("large.courtyard"));
        }
        packed => panic!("{packed:?}"),
    }
}

#[test]
fn names_are_suggestions_and_never_paths() {
    let journal = golden::bytes("deflection");
    let names = [
        ("../../x.courtyard", "x"),
        ("..\\..\\y.courtyard", "y"),
        ("/etc/z.courtyard", "z"),
        ("C:\\Windows\\w.courtyard", "w"),
        ("C:v.courtyard", "C-v"),
        ("\\\\server\\share\\u.courtyard", "u"),
        ("a/../../b/../t.courtyard", "t"),
        ("sessions/s\0.txt.courtyard", "s-.txt"),
        ("con.courtyard", "con_"),
        ("LPT1.courtyard", "LPT1_"),
        ("...courtyard", ""),
        (".courtyard", ""),
        ("sessions/ r . .courtyard", "r"),
        ("sessions/q\u{202e}\u{1b}[31m.courtyard", "q--[31m"),
        ("sessions/P?*<>|\".COURTYARD", "P------"),
        ("-rf.courtyard", "-rf"),
        ("~.courtyard", ""),
    ];
    let long = format!("sessions/{}.courtyard", "é".repeat(5000));
    let entries = names.iter().map(|(name, _)| (*name, journal.as_slice()));
    let entries = entries.chain([(long.as_str(), journal.as_slice())]);
    let zip = archive(entries);
    let out = Out::of(zip.clone());
    out.end.as_ref().unwrap();
    let mut found = out.names();
    assert_eq!(found.pop().unwrap(), "é".repeat(60));
    let expected: Vec<&str> = names.iter().map(|(_, name)| *name).collect();
    assert_eq!(found, expected);

    // Each is a different journal, and all of them are in one folder.
    let (folder, library) = library();
    let journals: Vec<Vec<u8>> = (0..=names.len())
        .map(|i| {
            let note = format!("{{\"n\":1,\"do\":{{\"type\":\"note\",\"text\":\"{i}\"}}}}\n");
            let header = journal.split_inclusive(|b| *b == b'\n').next().unwrap();
            [header, note.as_bytes()].concat()
        })
        .collect();
    let names = names.iter().map(|(name, _)| *name).chain([long.as_str()]);
    let zip = archive(names.zip(journals.iter().map(Vec::as_slice)));
    library
        .import_archive(Cursor::new(zip), |packed, imported| {
            assert!(
                matches!(imported, Ok(Imported::New { .. })),
                "{packed:?}: {imported:?}"
            );
        })
        .unwrap();
    let there = files(folder.path());
    assert_eq!(there.len(), journals.len());
    for (path, content) in there {
        assert_eq!(path.parent(), Some(library.folder().as_path()), "{path:?}");
        assert!(journals.contains(&content));
    }
}

#[test]
fn files_other_than_journals_are_ignored() {
    let journal = golden::bytes("deflection");
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default();
    for (name, content) in [
        ("README.txt", b"hello".as_slice()),
        ("sessions/one.courtyard", &journal),
        ("__MACOSX/sessions/._one.courtyard", b"\0\x05\x16\x07"),
        ("sessions/one.courtyard.bak", &journal),
        ("courtyard", &journal),
    ] {
        zip.start_file(name, options).unwrap();
        zip.write_all(content).unwrap();
    }
    zip.add_directory("folder.courtyard/", options).unwrap();
    zip.add_symlink("link.courtyard", "/etc/passwd", options)
        .unwrap();
    let out = Out::of(zip.finish().unwrap().into_inner());
    assert_eq!(out.names(), ["one"]);
    assert_eq!(out.end.unwrap().others, 6);
}

#[test]
fn a_damaged_journal_does_not_block_the_others() {
    let good = golden::bytes("game-duelo");
    let mut zip = archive([
        (
            "sessions/first.courtyard",
            golden::bytes("game-original").as_slice(),
        ),
        ("sessions/bits.courtyard", &good),
        (
            "sessions/rule.courtyard",
            &golden::bytes("refused-wrong-phase-buy-in-income"),
        ),
        ("sessions/none.courtyard", b"\x89PNG\r\n"),
        ("sessions/cut.courtyard", &golden::bytes("cut-off")),
        (
            "sessions/last.courtyard",
            &golden::bytes("game-catsatcards"),
        ),
    ]);
    // A bit in the middle of the second journal's data.
    let name = b"sessions/bits.courtyard";
    let start = zip.windows(name.len()).position(|w| w == name).unwrap();
    zip[start + 600] ^= 0x10;
    let (_folder, library) = library();
    let mut reported = Vec::new();
    let unpacked = library.import_archive(Cursor::new(zip), |packed, imported| {
        let result = match imported {
            Ok(Imported::New { cut_off, .. }) => format!("new, cut off: {cut_off}"),
            Ok(imported) => format!("{imported:?}"),
            Err(LibraryError::Damaged { line, code, .. }) => format!("{line}: {code}"),
            Err(LibraryError::Io(..)) => "unreadable".into(),
            Err(error) => panic!("{error}"),
        };
        reported.push((packed.name.clone(), result));
    });
    assert_eq!(unpacked.unwrap().journals, 6);
    let line = golden::text("refused-wrong-phase-buy-in-income");
    let rule = format!("{}: wrong-phase", line.lines().count());
    let expected = [
        ("first", "new, cut off: false"),
        ("bits", "unreadable"),
        ("rule", &rule),
        ("none", "1: bad-header"),
        ("cut", "new, cut off: true"),
        ("last", "new, cut off: false"),
    ];
    assert_eq!(
        reported,
        expected.map(|(n, t)| (n.to_owned(), t.to_owned()))
    );
    assert_eq!(library.everything().unwrap().len(), 3);
}

/// A file of an archive built by hand, with arbitrary values in all header fields.
#[derive(Debug, Clone)]
struct Raw {
    name: Vec<u8>,
    extra: Vec<u8>,
    comment: Vec<u8>,
    flags: u16,
    method: u16,
    crc: u32,
    compressed: u32,
    uncompressed: u32,
    data: Vec<u8>,
    /// The offset stated for its local header, if it is not the real one.
    offset: Option<u32>,
}

impl Raw {
    fn stored(name: &str, data: &[u8]) -> Raw {
        Raw {
            name: name.into(),
            extra: Vec::new(),
            comment: Vec::new(),
            flags: 0,
            method: 0,
            crc: crc32fast::hash(data),
            compressed: data.len() as u32,
            uncompressed: data.len() as u32,
            data: data.to_vec(),
            offset: None,
        }
    }

    fn fields(&self) -> Vec<u8> {
        let mut fields = Vec::new();
        fields.extend(20_u16.to_le_bytes());
        fields.extend(self.flags.to_le_bytes());
        fields.extend(self.method.to_le_bytes());
        fields.extend([0, 0, 0x21, 0]);
        for number in [self.crc, self.compressed, self.uncompressed] {
            fields.extend(number.to_le_bytes());
        }
        fields.extend((self.name.len() as u16).to_le_bytes());
        fields.extend((self.extra.len() as u16).to_le_bytes());
        fields
    }

    fn local(&self) -> Vec<u8> {
        let parts = [b"PK\x03\x04", &self.fields()[..], &self.name, &self.extra];
        [&parts.concat(), &self.data[..]].concat()
    }

    fn central(&self, offset: u32) -> Vec<u8> {
        let mut entry = [b"PK\x01\x02\x14\x03", &self.fields()[..]].concat();
        entry.extend((self.comment.len() as u16).to_le_bytes());
        entry.extend([0; 8]);
        entry.extend(self.offset.unwrap_or(offset).to_le_bytes());
        [&entry, &self.name[..], &self.extra, &self.comment].concat()
    }
}

fn end(files: u16, size: u32, offset: u32) -> Vec<u8> {
    let mut end = b"PK\x05\x06\0\0\0\0".to_vec();
    end.extend([files.to_le_bytes(), files.to_le_bytes()].concat());
    end.extend([size.to_le_bytes(), offset.to_le_bytes()].concat());
    end.extend([0, 0]);
    end
}

fn by_hand(files: &[Raw]) -> Vec<u8> {
    let (mut body, mut list) = (Vec::new(), Vec::new());
    for file in files {
        list.extend(file.central(body.len() as u32));
        if file.offset.is_none() {
            body.extend(file.local());
        }
    }
    let end = end(files.len() as u16, list.len() as u32, body.len() as u32);
    [body, list, end].concat()
}

/// A deflate stream of at most this many zeros plus 259, with a ratio of 158.
fn zeros(count: u64) -> Vec<u8> {
    let mut bits: Vec<bool> = Vec::new();
    // A final block with fixed codes: a literal zero, then copies of 258 bytes at distance 1.
    bits.extend([true, true, false]);
    bits.extend([false, false, true, true, false, false, false, false]);
    let copy = [true, true, false, false, false, true, false, true];
    let copy: Vec<bool> = copy.into_iter().chain([false; 5]).collect();
    let pack = |bits: &[bool]| -> Vec<u8> {
        let byte = |bits: &[bool]| (0..bits.len()).map(|i| u8::from(bits[i]) << i).sum();
        bits.chunks(8).map(byte).collect()
    };
    // After eleven bits, every eight copies are the same thirteen bytes, shifted by three bits.
    let cycle: Vec<bool> = copy.iter().copied().cycle().take(13 * 8).collect();
    let head: Vec<bool> = bits
        .iter()
        .copied()
        .chain(cycle.iter().copied())
        .take(16)
        .collect();
    let turned: Vec<bool> = cycle.iter().copied().cycle().skip(5).take(13 * 8).collect();
    let mut stream = pack(&head);
    stream.extend(pack(&turned).repeat((count / (258 * 8)) as usize));
    // The rest of the current copy, and the end of the block.
    let rest = turned.iter().copied().take(8).chain([false; 7]);
    stream.extend(pack(&rest.collect::<Vec<_>>()));
    stream
}

#[test]
fn ten_gigabytes_of_zeros_are_not_unpacked() {
    let data = zeros(10 << 30);
    assert!((data.len() as u64) < 10 << 30 >> 7);
    for uncompressed in [u32::MAX, 1000] {
        let bomb = Raw {
            method: 8,
            compressed: data.len() as u32,
            uncompressed,
            crc: 0,
            data: data.clone(),
            ..Raw::stored("sessions/bomb.courtyard", b"")
        };
        let out = Out::of(by_hand(&[bomb]));
        assert_eq!(out.journals.len(), 1);
        match out.journals[0].1 {
            Ok(bytes) => assert_eq!(bytes, LARGEST_JOURNAL + 1),
            // An archive that understates the size is malicious.
            Err(kind) => assert!(uncompressed == 1000, "{kind}"),
        }
    }
    // It is not imported, but other files in the archive are.
    let journal = golden::bytes("game-duelo");
    let bomb = Raw {
        method: 8,
        compressed: data.len() as u32,
        uncompressed: u32::MAX,
        data,
        ..Raw::stored("sessions/bomb.courtyard", b"")
    };
    let zip = by_hand(&[
        Raw::stored("sessions/a.courtyard", &journal),
        bomb,
        Raw::stored("sessions/b.courtyard", &golden::bytes("game-original")),
    ]);
    let (folder, library) = library();
    let mut reported = Vec::new();
    library
        .import_archive(Cursor::new(zip), |_, imported| reported.push(imported))
        .unwrap();
    assert!(matches!(
        reported[..],
        [
            Ok(Imported::New { .. }),
            Err(LibraryError::TooLarge(_)),
            Ok(Imported::New { .. })
        ]
    ));
    assert_eq!(files(folder.path()).len(), 2);
}

#[test]
fn the_total_size_is_limited() {
    let data = zeros(60 << 20);
    let bomb = |i: usize| Raw {
        method: 8,
        compressed: data.len() as u32,
        uncompressed: 60 << 20,
        data: data.clone(),
        ..Raw::stored(&format!("sessions/{i}.courtyard"), b"")
    };
    let bombs: Vec<Raw> = (0..30).map(bomb).collect();
    let out = Out::of(by_hand(&bombs));
    assert!(
        matches!(out.end, Err(ArchiveError::TooMuch)),
        "{:?}",
        out.end
    );
    assert_eq!(
        out.journals.len(),
        LARGEST_TOTAL.div_ceil(60 << 20) as usize
    );
}

#[test]
fn files_that_share_bytes_are_refused() {
    // Thousands of files all refer to the same bytes.
    let journal = golden::bytes("game-duelo").repeat(40);
    let first = Raw::stored("sessions/first.courtyard", &journal);
    let shadow = Raw {
        data: Vec::new(),
        ..first.clone()
    };
    let mut all = vec![first];
    all.extend((0..60_000).map(|i| Raw {
        name: format!("sessions/{i}.courtyard").into(),
        offset: Some(0),
        ..shadow.clone()
    }));
    let out = Out::of(by_hand(&all));
    assert!(
        matches!(out.end, Err(ArchiveError::Overlapping)),
        "{:?}",
        out.end
    );
    assert!(out.journals.len() < 40, "{}", out.journals.len());
    // The same with files that never yield a byte: a stream of empty blocks, and nested files.
    let empty = [
        b"\0\0\0\xff\xff".repeat(400_000),
        b"\x01\0\0\xff\xff".to_vec(),
    ]
    .concat();
    let first = Raw {
        method: 8,
        crc: 0,
        uncompressed: 0,
        compressed: empty.len() as u32,
        ..Raw::stored("sessions/first.courtyard", &empty)
    };
    let shadow = Raw {
        data: Vec::new(),
        ..first.clone()
    };
    let mut all = vec![first];
    all.extend((0..60_000).map(|i| Raw {
        name: format!("sessions/{i}.courtyard").into(),
        offset: Some(0),
        ..shadow.clone()
    }));
    let out = Out::of(by_hand(&all));
    assert!(
        matches!(out.end, Err(ArchiveError::Overlapping)),
        "{:?}",
        out.end
    );
    // An archive that contains itself.
    let mut quine = Raw::stored("sessions/first.courtyard", b"");
    let size = by_hand(&[quine.clone()]).len() as u32;
    quine.compressed = size - 30 - quine.name.len() as u32;
    quine.uncompressed = quine.compressed;
    let out = Out::of(by_hand(&[quine]));
    assert_eq!(out.journals.len(), 1);
    assert!(out.journals[0].1.is_err());
}

#[test]
fn a_list_of_files_that_is_too_long_is_not_read() {
    // More files than allowed, by the 64-bit extension.
    let mut end64 = b"PK\x06\x06".to_vec();
    end64.extend(44_u64.to_le_bytes());
    end64.extend([45, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    for number in [5_000_000_u64, 5_000_000, 5_000_000 * 46, 0] {
        end64.extend(number.to_le_bytes());
    }
    let body = vec![0; 5_000_000 * 46];
    let mut locator = b"PK\x06\x07\0\0\0\0".to_vec();
    locator.extend((body.len() as u64).to_le_bytes());
    locator.extend(1_u32.to_le_bytes());
    let zip = [body, end64, locator, end(u16::MAX, u32::MAX, u32::MAX)].concat();
    let out = Out::of(zip);
    assert!(
        matches!(out.end, Err(ArchiveError::TooMany)),
        "{:?}",
        out.end
    );
    // The maximum number of files, each with the longest possible header.
    let long = |i: usize| Raw {
        name: format!("{i}{}", "n".repeat(60_000)).into(),
        extra: [b"\x01\x50\x5c\xea".to_vec(), vec![0; 59_996]].concat(),
        comment: vec![0xff; 60_000],
        offset: Some(0),
        ..Raw::stored("", b"")
    };
    let mut all = vec![Raw::stored("sessions/first.courtyard", b"{}")];
    all.extend((0..1000).map(long));
    let out = Out::of(by_hand(&all));
    assert!(
        matches!(out.end, Err(ArchiveError::TooMany)),
        "{:?}",
        out.end
    );
    // Many possible end records.
    let first = by_hand(&[Raw::stored("sessions/first.courtyard", b"{}")]);
    let false_ends = end(60_000, 0, 0).repeat(2900);
    for ends in [false_ends, b"PK\x05\x06".repeat(30_000)] {
        let out = Out::of([first.clone(), ends].concat());
        assert!(out.journals.len() <= 1);
    }
}

#[test]
fn the_maximum_number_of_journals_is_imported() {
    let journal = golden::bytes("deflection");
    let all: Vec<Raw> = (0..MOST_FILES)
        .map(|i| {
            let day = format!("sessions/2026-11-20-190311-ana-ben-{i}.courtyard");
            Raw::stored(&day, &journal[..100])
        })
        .collect();
    let out = Out::of(by_hand(&all));
    assert_eq!(out.end.unwrap().journals, MOST_FILES);
    assert!(out.journals.iter().all(|(_, read)| *read == Ok(100)));
    // Unreadable journals are reported and do not block others.
    let (_folder, library) = library();
    let mut more = vec![library.folder().join("x.courtyard"); MOST_FILES + 1];
    let there = library.import(&*journal, "there").unwrap();
    more.push(there.path().to_owned());
    let left_out = library.pack(&more, Cursor::new(Vec::new())).unwrap();
    assert_eq!(left_out.len(), MOST_FILES + 1, "only the last is there");
}

#[test]
fn other_files_are_reported_as_no_archive() {
    for bytes in [
        b"".to_vec(),
        b"PK".to_vec(),
        b"PK\x03\x04".to_vec(),
        golden::bytes("game-duelo"),
        vec![0; 100_000],
        by_hand(&[Raw::stored("a.courtyard", b"{}")])[..60].to_vec(),
    ] {
        let out = Out::of(bytes);
        assert!(
            matches!(out.end, Err(ArchiveError::NotAnArchive)),
            "{:?}",
            out.end
        );
        assert!(out.journals.is_empty());
    }
    // A file above the limit is not read at all.
    let folder = tempfile::tempdir().unwrap();
    let file = fs::File::create_new(folder.path().join("large.zip")).unwrap();
    file.set_len(LARGEST_ARCHIVE + 1).unwrap();
    let refused = unpack(file, |_, _| panic!("nothing is in it"));
    assert!(matches!(refused, Err(ArchiveError::TooLarge)));
}

#[test]
fn an_unpacking_error_affects_only_its_file() {
    let journal = golden::bytes("deflection");
    let strange = |name: &str, change: fn(&mut Raw)| {
        let mut raw = Raw::stored(&format!("sessions/{name}.courtyard"), &journal);
        change(&mut raw);
        raw
    };
    let zip = by_hand(&[
        strange("locked", |raw| raw.flags = 1),
        strange("lzma", |raw| raw.method = 14),
        strange("crc", |raw| raw.crc ^= 1),
        strange("nowhere", |raw| raw.offset = Some(u32::MAX - 1)),
        strange("good", |_| {}),
        strange("long", |raw| raw.compressed = u32::MAX - 1),
    ]);
    let out = Out::of(zip);
    assert_eq!(out.end.unwrap().journals, 6);
    for (packed, read) in &out.journals {
        assert_eq!(read.is_ok(), packed.name == "good", "{packed:?}: {read:?}");
    }
}

/// An archive with a few journals and other files.
fn real() -> Vec<u8> {
    archive([
        (
            "sessions/a.courtyard",
            golden::bytes("deflection").as_slice(),
        ),
        ("archive/b.courtyard", &golden::bytes("cut-off")),
        ("notes.txt", b"tea"),
        ("sessions/c.courtyard", &golden::bytes("notes")),
    ])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn random_bytes_are_handled(bytes in prop::collection::vec(any::<u8>(), 0..2000)) {
        Out::of(bytes);
    }

    #[test]
    fn random_archive_like_bytes_are_handled(
        parts in prop::collection::vec(prop_oneof![
            Just(b"PK\x01\x02".to_vec()),
            Just(b"PK\x03\x04".to_vec()),
            Just(b"PK\x05\x06".to_vec()),
            Just(b"PK\x06\x06".to_vec()),
            Just(b"PK\x06\x07".to_vec()),
            Just(end(3, 100, 0)),
            Just(end(u16::MAX, u32::MAX, u32::MAX)),
            Just(b".courtyard".to_vec()),
            Just(vec![0xff; 8]),
            prop::collection::vec(any::<u8>(), 0..60),
            (0..3_u8).prop_map(|i| Raw::stored(&format!("{i}.courtyard"), b"{}").local()),
            any::<u32>().prop_map(|at| Raw::stored("x.courtyard", b"{}").central(at)),
        ], 0..40),
    ) {
        Out::of(parts.concat());
    }

    #[test]
    fn a_mutated_archive_is_handled(
        flips in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..8),
        cut in prop::option::of(any::<prop::sample::Index>()),
        twice in prop::option::of((any::<prop::sample::Index>(), any::<prop::sample::Index>())),
    ) {
        let mut zip = real();
        for (at, byte) in flips {
            let at = at.index(zip.len());
            zip[at] ^= byte;
        }
        if let Some((from, to)) = twice {
            let (from, to) = (from.index(zip.len()), to.index(zip.len()));
            let piece = zip[from.min(to)..from.max(to)].to_vec();
            zip.splice(from..from, piece);
        }
        if let Some(cut) = cut {
            zip.truncate(cut.index(zip.len()));
        }
        Out::of(zip.clone());
        let (folder, library) = library();
        let mut new = 0;
        // Whatever the result, no file may appear outside of the reported paths.
        let _ = library.import_archive(Cursor::new(zip), |_, imported| {
            new += usize::from(matches!(imported, Ok(Imported::New { .. })));
        });
        let there = files(folder.path());
        prop_assert_eq!(there.len(), new);
        for (path, _) in there {
            prop_assert!(library.shelf_of(&path).is_some(), "{path:?}");
        }
    }

    #[test]
    fn any_file_name_leads_to_a_path_on_a_shelf(name in "\\PC{0,40}|[./\\\\a:~\u{0}]{0,20}") {
        let journal = golden::bytes("deflection");
        let name = format!("{name}.courtyard");
        let zip = by_hand(&[Raw::stored(&name, &journal)]);
        let (folder, library) = library();
        let mut reported = Vec::new();
        let _ = library.import_archive(Cursor::new(zip), |_, imported| reported.push(imported));
        let there = files(folder.path());
        prop_assert_eq!(there.len(), reported.len());
        for (path, content) in there {
            prop_assert!(library.shelf_of(&path).is_some(), "{path:?}");
            prop_assert_eq!(&content, &journal);
        }
    }
}
