//! The journal's text form: JSON Lines with an optional running checksum.
//!
//! Input is untrusted: every line is bounded, checked and replayed through the referee. Reading stops at the first
//! [`Fault`], and everything before it is valid.

use std::fmt;
use std::io::{self, BufRead, Read};
use std::ops::Range;

use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Serialize, Serializer};
use strum::{EnumDiscriminants, VariantNames};

use super::entry::EntryFault;
use super::header::{CHOSEN, CORRECTED};
use super::{
    BadEntry, Entry, FORMAT_VERSION, Header, HeaderFault, Moment, NoHeader, Session, StepRefusal,
    packing,
};
use courtyard_core::encoding::{is_utf16, without_mark};
use courtyard_core::game::{self as games, Game, Refusal};
use courtyard_core::seat::Seats;

/// The file extension of a journal.
pub const EXTENSION: &str = "courtyard";

/// Maximum length of a line in bytes. No entry comes near it.
pub const LONGEST_LINE: usize = 1 << 20;

/// The running checksum over a journal's lines: CRC-32 (IEEE), 0 before the header.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Checksum(u32);

const CHECKSUM_FIELD: &[u8] = b",\"crc\":\"";
const CHECKSUM_LENGTH: usize = CHECKSUM_FIELD.len() + Checksum::DIGITS + 2;

impl Checksum {
    /// Number of hexadecimal digits in a written checksum.
    pub const DIGITS: usize = 8;

    /// The checksum after a line, given its bytes without the line end and without its own checksum.
    #[must_use]
    pub fn after(self, body: &[u8]) -> Checksum {
        self.over(&[body])
    }

    fn over(self, parts: &[&[u8]]) -> Checksum {
        let mut hasher = crc32fast::Hasher::new_with_initial(self.0);
        for part in parts {
            hasher.update(part);
        }
        Checksum(hasher.finalize())
    }
}

impl Serialize for Checksum {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Checksum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// The state from which the next line's checksum continues.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ChecksumState {
    /// No line has a checksum.
    #[default]
    Plain,
    /// Every line has one; this is the last.
    Checksummed(Checksum),
}

impl ChecksumState {
    /// The state before the header of a journal with checksums.
    pub const NEW: ChecksumState = ChecksumState::Checksummed(Checksum(0));

    /// Serializes a value as a line with its line end, and returns the checksum state after it.
    ///
    /// # Errors
    /// If the value is not a JSON object, or is longer than [`LONGEST_LINE`] and so could not be read again.
    pub fn line(
        self,
        value: &impl Serialize,
    ) -> Result<(Vec<u8>, ChecksumState), serde_json::Error> {
        let (mut line, next) = self.with_checksum(serde_json::to_vec(value)?)?;
        line.push(b'\n');
        Ok((line, next))
    }

    /// Adds its checksum to a line without line end, and returns the checksum state after it.
    ///
    /// # Errors
    /// As for [`line`](ChecksumState::line).
    pub fn with_checksum(
        self,
        mut line: Vec<u8>,
    ) -> Result<(Vec<u8>, ChecksumState), serde_json::Error> {
        let mut next = self;
        if let ChecksumState::Checksummed(checksum) = self {
            let checksum = checksum.after(&line);
            // The checksum becomes the last field, so that other programs still read the line as one JSON object.
            if line.pop() != Some(b'}') {
                return Err(serde::ser::Error::custom("a journal's line is an object"));
            }
            line.extend_from_slice(CHECKSUM_FIELD);
            line.extend_from_slice(checksum.to_string().as_bytes());
            line.extend_from_slice(b"\"}");
            next = ChecksumState::Checksummed(checksum);
        }
        if line.len() > LONGEST_LINE {
            let why = format!("a journal's line has no more than {LONGEST_LINE} bytes");
            return Err(serde::ser::Error::custom(why));
        }
        Ok((line, next))
    }
}

/// Serializes a whole session, and returns the checksum state after its last line. The output equals the input if this
/// program wrote it.
///
/// # Errors
/// As for [`ChecksumState::line`].
pub fn write<G: Game>(
    session: &Session<G>,
    from: ChecksumState,
) -> Result<(Vec<u8>, ChecksumState), serde_json::Error> {
    let header = from.line(session.header());
    session.entries().iter().fold(header, |before, entry| {
        let (mut journal, checksums) = before?;
        let (line, checksums) = checksums.line(entry)?;
        journal.extend(line);
        Ok((journal, checksums))
    })
}

/// The checksum of entries in the form in which this program writes them.
pub fn checksum_of<A: Serialize>(entries: &[Entry<A>]) -> Checksum {
    entries.iter().fold(Checksum::default(), |before, entry| {
        before.after(&serde_json::to_vec(entry).unwrap_or_default())
    })
}

/// The lines of a valid journal without their checksums, the header first. Blank lines at the end are left out.
pub fn bodies(journal: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    let lines = without_mark(journal).split(|byte| *byte == b'\n');
    lines.filter(|line| !is_blank(line)).map(body)
}

/// A line without its checksum.
fn body(line: &[u8]) -> Vec<u8> {
    split_checksum(line).map_or_else(|| line.to_vec(), |(body, _)| body.concat())
}

/// A valid journal with other names of the players, corrected at this time. Everything else in the header remains, and
/// the entries do byte for byte, except for their checksums.
///
/// # Errors
/// As for [`ChecksumState::line`], and if the first line has no players.
pub fn with_players(
    journal: &[u8],
    players: &Seats<String>,
    corrected: Moment,
) -> Result<Vec<u8>, serde_json::Error> {
    with_header(journal, |header| {
        // Only these bytes are replaced: writing a parsed header would change the form of fields that other programs wrote.
        let place = field(header, "players").ok_or_else(no_header)?;
        header.splice(place, serde_json::to_vec(players)?);
        set_time(header, CORRECTED, corrected)
    })
}

/// A valid journal of a version of a game that was chosen to count at this time. As in [`with_players`], everything else
/// remains.
///
/// # Errors
/// As for [`ChecksumState::line`], and if the first line is no header.
pub fn with_choice(journal: &[u8], chosen: Moment) -> Result<Vec<u8>, serde_json::Error> {
    with_header(journal, |header| set_time(header, CHOSEN, chosen))
}

fn no_header() -> serde_json::Error {
    serde::ser::Error::custom("the first line is no header")
}

/// Sets a field of a header to a time. A field that is not there is added at the end.
fn set_time(header: &mut Vec<u8>, name: &str, time: Moment) -> Result<(), serde_json::Error> {
    let time = serde_json::to_vec(&time)?;
    match field(header, name) {
        Some(place) => drop(header.splice(place, time)),
        None => {
            let end = header.iter().rposition(|byte| *byte == b'}');
            let end = end.ok_or_else(no_header)?;
            let named = [format!(",\"{name}\":").as_bytes(), &time].concat();
            header.splice(end..end, named);
        }
    }
    Ok(())
}

/// The journal with a changed header line, and with the checksums that follow from it.
fn with_header(
    journal: &[u8],
    change: impl FnOnce(&mut Vec<u8>) -> Result<(), serde_json::Error>,
) -> Result<Vec<u8>, serde_json::Error> {
    let mut lines = without_mark(journal).split(|byte| *byte == b'\n');
    let first = lines.next().unwrap_or_default();
    let state = match split_checksum(first) {
        Some(_) => ChecksumState::NEW,
        None => ChecksumState::Plain,
    };
    let mut header = body(first);
    change(&mut header)?;
    let (mut changed, mut state) = state.with_checksum(header)?;
    for line in lines {
        changed.push(b'\n');
        // After the last line end, there is no line.
        if !line.is_empty() {
            let (line, next) = state.with_checksum(body(line))?;
            changed.extend(line);
            state = next;
        }
    }
    Ok(changed)
}

/// The place of a field's value in a line with a JSON object. The value is not parsed, because numbers may not fit.
fn field(line: &[u8], name: &str) -> Option<Range<usize>> {
    fn value<T: DeserializeOwned>(line: &[u8], from: usize) -> Option<(T, usize)> {
        let mut values = serde_json::Deserializer::from_slice(&line[from..]).into_iter();
        let value = values.next()?.ok()?;
        Some((value, from + values.byte_offset()))
    }
    let after = |sign: u8, from: usize| {
        let sign = line[from..].iter().position(|byte| *byte == sign)?;
        Some(from + sign + 1)
    };
    let mut from = after(b'{', 0)?;
    loop {
        let (found, end) = value::<String>(line, from)?;
        let start = after(b':', end)?;
        let (IgnoredAny, end) = value(line, start)?;
        if found == name {
            let spaces = line[start..end].len() - line[start..end].trim_ascii_start().len();
            return Some(start + spaces..end);
        }
        from = after(b',', end)?;
    }
}

/// The first problem in a journal, where reading stops.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault<R> {
    /// The line number, from 1 for the header.
    pub line: u64,
    /// The kind of problem.
    pub cause: Cause<R>,
}

/// The kind of a fault.
#[derive(Debug, Clone, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(CauseKind))]
#[strum_discriminants(
    doc = "The kind of a [`Cause`], without its details. Except for a refusal, its name is its code."
)]
#[strum_discriminants(derive(VariantNames))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
#[strum_discriminants(allow(missing_docs))]
pub enum Cause<R> {
    /// The file cannot be read: the system's error kind and message.
    Unreadable(io::ErrorKind, String),
    /// The first line is not a valid header.
    BadHeader(HeaderFault),
    /// The line is not JSON.
    BadJson(NotJson),
    /// The line is JSON, but not a valid next entry.
    BadEntry(BadEntry),
    /// The line's checksum is wrong, missing or unexpected; the reason follows.
    BadCrc(ChecksumFault),
    /// The last line is incomplete.
    CutOff,
    /// The rules forbid the entry's step.
    Refused(StepRefusal<R>),
}

impl<R> From<io::Error> for Cause<R> {
    fn from(error: io::Error) -> Cause<R> {
        Cause::Unreadable(error.kind(), error.to_string())
    }
}

/// Why a line is not JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum NotJson {
    /// It is longer than [`LONGEST_LINE`].
    TooLong,
    /// It is not UTF-8 after this number of bytes.
    NotText(usize),
    /// The parser's message.
    Syntax(String),
}

/// A wrong, missing or unexpected checksum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ChecksumFault {
    /// This line, or one before it, was altered.
    Wrong {
        /// The checksum in the line.
        written: Checksum,
        /// The checksum of its bytes.
        computed: Checksum,
    },
    /// The header has a checksum and this line has none.
    Missing,
    /// The line has a checksum and the header has none, or the checksum is malformed or not the last field.
    Unexpected,
}

/// The codes of faults after which the rest of the journal is unreadable. The other faults are broken rules and an
/// incomplete last line.
pub const UNREADABLE: [&str; 5] = [
    "unreadable",
    "bad-header",
    "bad-json",
    "bad-entry",
    "bad-crc",
];

impl<R: Refusal> Fault<R> {
    /// The stable code that other programs rely on.
    pub fn code(&self) -> &'static str {
        match &self.cause {
            Cause::Refused(refusal) => refusal.code(),
            cause => CauseKind::VARIANTS[CauseKind::from(cause) as usize],
        }
    }
}

impl<R> Fault<R> {
    /// Whether everything before the fault can be trusted: a rule is broken or the last line is incomplete.
    pub fn is_readable(&self) -> bool {
        matches!(self.cause, Cause::CutOff | Cause::Refused(_))
    }
}

/// The refusal type before the game is known. It has no values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoGame {}

impl games::Refusal for NoGame {
    fn code(&self) -> &'static str {
        match *self {}
    }
}

/// A journal whose header has been read, so that the game is known. The entries have not been read.
#[derive(Debug)]
pub struct Opened<B> {
    header: Header,
    lines: Lines<B>,
    checksums: ChecksumState,
    ended: bool,
}

impl<B: BufRead> Opened<B> {
    /// Reads the header.
    ///
    /// # Errors
    /// `unreadable`, `bad-header` or `bad-crc`, on line 1.
    pub fn new(source: B) -> Result<Opened<B>, Fault<NoGame>> {
        Opened::with(source, |version| version == FORMAT_VERSION)
    }

    /// Reads the header even if a later version of the format wrote it: the session can then be viewed, but not
    /// continued. See [`Header::is_newer`].
    ///
    /// # Errors
    /// As for [`new`](Opened::new).
    pub fn to_look_at(source: B) -> Result<Opened<B>, Fault<NoGame>> {
        Opened::with(source, |version| version >= FORMAT_VERSION)
    }

    fn with(source: B, known: fn(u64) -> bool) -> Result<Opened<B>, Fault<NoGame>> {
        let mut lines = Lines {
            source,
            number: 0,
            valid_bytes: 0,
            buffer: Vec::new(),
            last: Vec::new(),
        };
        let fault = |cause| Fault { line: 1, cause };
        let bad = |fault_of: HeaderFault| fault(Cause::BadHeader(fault_of));
        let not = |why| bad(HeaderFault::NotAHeader(why));
        let ended = match lines.next() {
            Ok(Some(ended)) => ended,
            Ok(None) => return Err(not(NoHeader::Empty)),
            Err(LineFault::Io(e)) => return Err(fault(e.into())),
            Err(LineFault::TooLong) => return Err(not(NoHeader::Endless)),
        };
        let line = lines.text();
        if let Some(packing) = packing(line) {
            return Err(not(NoHeader::Packed(packing)));
        }
        if is_utf16(line) {
            return Err(not(NoHeader::Utf16));
        }
        if std::str::from_utf8(line).is_err() {
            return Err(not(NoHeader::NotText));
        }
        let (text, checksums) = match split_checksum(line) {
            Some((body, written)) => {
                let computed = Checksum::default().over(&body);
                if computed != written {
                    let why = ChecksumFault::Wrong { written, computed };
                    // A file of another program is reported as such, not as a damaged journal.
                    let header = Header::parse(line, known).map_err(bad);
                    return Err(header.err().unwrap_or(fault(Cause::BadCrc(why))));
                }
                (body.concat(), ChecksumState::Checksummed(computed))
            }
            None => (line.to_vec(), ChecksumState::Plain),
        };
        let header = Header::parse(&text, known).map_err(bad)?;
        // As in an entry: a malformed checksum must not pass for a journal without checksums.
        if header.further.contains_key("crc") {
            return Err(fault(Cause::BadCrc(ChecksumFault::Unexpected)));
        }
        lines.keep();
        Ok(Opened {
            header,
            lines,
            checksums,
            ended,
        })
    }

    /// The journal's header.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The same journal under a changed header, as read. Nothing is written.
    #[must_use]
    pub fn with_header(mut self, change: impl FnOnce(&mut Header)) -> Opened<B> {
        change(&mut self.header);
        self
    }

    /// Reads all entries, up to the end or the first fault.
    ///
    /// # Errors
    /// `bad-header` if the header does not fit this game.
    pub fn read<G: Game>(mut self) -> Result<Reading<G>, Fault<G::Refusal>> {
        let session = Session::new(self.header).map_err(|e| Fault {
            line: 1,
            cause: Cause::BadHeader(e),
        })?;
        let mut reading = Reading {
            session,
            fault: None,
            checksums: self.checksums,
            valid_bytes: self.lines.valid_bytes,
            last_line: Vec::new(),
            fragment: Vec::new(),
            ended: self.ended,
        };
        loop {
            let ended = match self.lines.next() {
                Ok(None) => break,
                Ok(Some(ended)) => ended,
                Err(fault) => {
                    reading.fault = Some(Fault {
                        line: self.lines.number,
                        cause: match fault {
                            LineFault::Io(e) => e.into(),
                            LineFault::TooLong => Cause::BadJson(NotJson::TooLong),
                        },
                    });
                    break;
                }
            };
            if is_blank(self.lines.text()) {
                let line = self.lines.number;
                match self.lines.blank_to_the_end() {
                    Ok(Some(blank)) => reading.fragment = blank,
                    Ok(None) => {
                        // The error of the parser for an empty line.
                        let cause = reading.take(b"", true).err();
                        reading.fault = cause.map(|cause| Fault { line, cause });
                    }
                    Err(error) => {
                        let line = self.lines.number;
                        reading.fault = Some(Fault {
                            line,
                            cause: error.into(),
                        });
                    }
                }
                break;
            }
            if let Err(cause) = reading.take(self.lines.text(), ended) {
                reading.fault = Some(Fault {
                    line: self.lines.number,
                    cause,
                });
                break;
            }
            self.lines.keep();
            reading.ended = ended;
            reading.valid_bytes = self.lines.valid_bytes;
        }
        if reading
            .fault
            .as_ref()
            .is_some_and(|f| f.cause == Cause::CutOff)
        {
            reading.fragment = self.lines.buffer;
        }
        reading.last_line = self.lines.last;
        Ok(reading)
    }
}

/// The result of reading a journal.
#[derive(Debug)]
pub struct Reading<G: Game> {
    /// The session up to the first fault.
    pub session: Session<G>,
    /// The first fault, if reading stopped before the end.
    pub fault: Option<Fault<G::Refusal>>,
    /// The state from which a next line's checksum continues.
    pub checksums: ChecksumState,
    /// Number of valid bytes from the start.
    pub valid_bytes: u64,
    /// The bytes of the last valid line, with its line end if it has one.
    pub last_line: Vec<u8>,
    /// The bytes after the valid ones: an incomplete last line, or blank lines, which are no fault.
    pub fragment: Vec<u8>,
    /// Whether the last valid line has its line end.
    pub ended: bool,
}

impl<G: Game> Reading<G> {
    fn take(&mut self, line: &[u8], ended: bool) -> Result<(), Cause<G::Refusal>> {
        // A last line without its end was being written when the program or the device stopped.
        let not_json = |why| {
            if ended {
                Cause::BadJson(why)
            } else {
                Cause::CutOff
            }
        };
        let bad_entry = |fault| match fault {
            EntryFault::Json(e) => not_json(NotJson::Syntax(e.to_string())),
            EntryFault::Shape(why) => Cause::BadEntry(why),
            EntryFault::Checksum => Cause::BadCrc(ChecksumFault::Unexpected),
        };
        if let Err(e) = std::str::from_utf8(line) {
            return Err(not_json(NotJson::NotText(e.valid_up_to())));
        }
        let mut joined = Vec::new();
        let (body, checksums) = match (self.checksums, split_checksum(line)) {
            (ChecksumState::Plain, None) => (line, ChecksumState::Plain),
            (ChecksumState::Plain, Some(_)) => {
                return Err(Cause::BadCrc(ChecksumFault::Unexpected));
            }
            (ChecksumState::Checksummed(_), None) => {
                // An invalid entry is reported as such rather than as lacking a checksum.
                let entry = Entry::<G::Action>::parse(line).map_err(bad_entry);
                return Err(entry.err().unwrap_or(Cause::BadCrc(ChecksumFault::Missing)));
            }
            (ChecksumState::Checksummed(before), Some((body, written))) => {
                let computed = before.over(&body);
                if computed != written {
                    return Err(Cause::BadCrc(ChecksumFault::Wrong { written, computed }));
                }
                joined.extend(body.concat());
                (joined.as_slice(), ChecksumState::Checksummed(computed))
            }
        };
        let entry = Entry::parse(body).map_err(bad_entry)?;
        let (n, next) = (entry.n, self.session.entries().len() as u64 + 1);
        if n != next {
            return Err(Cause::BadEntry(BadEntry::OutOfOrder { n, next }));
        }
        self.session.apply(entry).map_err(Cause::Refused)?;
        self.checksums = checksums;
        Ok(())
    }
}

/// Splits a line into the parts around its checksum, and the checksum, if that is its last field.
fn split_checksum(line: &[u8]) -> Option<([&[u8]; 2], Checksum)> {
    let (body, checksum) = line.split_at_checked(line.len().checked_sub(CHECKSUM_LENGTH)?)?;
    let digits = checksum
        .strip_prefix(CHECKSUM_FIELD)?
        .strip_suffix(b"\"}")?;
    let plain = |d: &u8| d.is_ascii_digit() || (b'a'..=b'f').contains(d);
    if !digits.iter().all(plain) {
        return None;
    }
    let digits = std::str::from_utf8(digits).ok()?;
    let checksum = u32::from_str_radix(digits, 16).ok()?;
    Some(([body, b"}"], Checksum(checksum)))
}

/// Whether a line has only spaces and line ends.
fn is_blank(line: &[u8]) -> bool {
    line.trim_ascii().is_empty()
}

/// A reader of lines of bounded length that counts valid bytes.
#[derive(Debug)]
struct Lines<B> {
    source: B,
    number: u64,
    valid_bytes: u64,
    buffer: Vec<u8>,
    /// The last valid line.
    last: Vec<u8>,
}

enum LineFault {
    Io(io::Error),
    TooLong,
}

impl<B: BufRead> Lines<B> {
    /// Reads the next line. Returns whether it has its line end, or `None` at the end of the input.
    fn next(&mut self) -> Result<Option<bool>, LineFault> {
        self.buffer.clear();
        self.number += 1;
        // The longest line with its line end.
        let limit = LONGEST_LINE as u64 + 1;
        let read = (&mut self.source)
            .take(limit)
            .read_until(b'\n', &mut self.buffer)
            .map_err(LineFault::Io)?;
        match (read, self.buffer.last()) {
            (0, _) => Ok(None),
            (_, Some(b'\n')) => Ok(Some(true)),
            (read, _) if read as u64 == limit => Err(LineFault::TooLong),
            _ => Ok(Some(false)),
        }
    }

    /// The line without its line end, and the first one without a byte order mark.
    fn text(&self) -> &[u8] {
        let line = self.buffer.strip_suffix(b"\n").unwrap_or(&self.buffer);
        match self.number {
            1 => without_mark(line),
            _ => line,
        }
    }

    /// The current line and all after it, if all are blank; `None` if there is another line, or too much.
    fn blank_to_the_end(&mut self) -> io::Result<Option<Vec<u8>>> {
        // An editor or a failed write can leave blank lines at the end, and no entry is lost with them.
        let mut blank = std::mem::take(&mut self.buffer);
        loop {
            match self.next() {
                Ok(None) => return Ok(Some(blank)),
                Ok(Some(_)) if is_blank(&self.buffer) && blank.len() <= LONGEST_LINE => {
                    blank.append(&mut self.buffer);
                }
                Ok(Some(_)) | Err(LineFault::TooLong) => return Ok(None),
                Err(LineFault::Io(error)) => return Err(error),
            }
        }
    }

    /// Counts the line as valid.
    fn keep(&mut self) {
        self.valid_bytes += self.buffer.len() as u64;
        std::mem::swap(&mut self.buffer, &mut self.last);
    }
}
