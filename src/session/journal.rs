//! The journal's text form: JSON Lines with an optional running checksum.
//!
//! Reading never trusts a byte: every line is bounded, checked and replayed through the referee, and reading stops at
//! the first [`Fault`] with everything before it standing.

use std::fmt;
use std::io::{self, BufRead, Read};

use serde::Serialize;
use strum::{EnumDiscriminants, VariantNames};

use super::entry::EntryFault;
use super::{BadEntry, Entry, Header, HeaderFault, NoHeader, Session, StepRefusal};
use courtyard_core::game::{self as games, Game, Refusal};

/// The file extension of a journal.
pub const EXTENSION: &str = "courtyard";

/// The longest line that is read, in bytes: far more than any entry needs, far less than memory.
pub const LONGEST_LINE: usize = 1 << 20;

/// The running checksum over a journal's lines: CRC-32 (IEEE), 0 before the header.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Checksum(u32);

const CHECKSUM_FIELD: &[u8] = b",\"crc\":\"";
const CHECKSUM_LENGTH: usize = CHECKSUM_FIELD.len() + Checksum::DIGITS + 2;

impl Checksum {
    /// How many digits a checksum is written with.
    pub const DIGITS: usize = 8;

    /// The checksum after a line, given its bytes without line end and without its own checksum.
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

impl fmt::Display for Checksum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// The end of a journal: what the next line continues from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ChecksumState {
    /// No line has a checksum.
    #[default]
    Plain,
    /// Every line has one; this is the last.
    Checksummed(Checksum),
}

impl ChecksumState {
    /// With checksums, before the header.
    pub const NEW: ChecksumState = ChecksumState::Checksummed(Checksum(0));

    /// The line that says this, with its line end, and the checksum state after it.
    ///
    /// # Errors
    /// When the value cannot be written as JSON, not as an object, or not in [`LONGEST_LINE`] bytes: nobody could read
    /// it again.
    pub fn line(
        self,
        value: &impl Serialize,
    ) -> Result<(Vec<u8>, ChecksumState), serde_json::Error> {
        let mut line = serde_json::to_vec(value)?;
        let mut next = self;
        if let ChecksumState::Checksummed(checksum) = self {
            let checksum = checksum.after(&line);
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
        line.push(b'\n');
        Ok((line, next))
    }
}

/// The whole journal of a session, and the checksum state after its last line. Gives the bytes that were read, if this program
/// wrote them.
///
/// # Errors
/// As for [`ChecksumState::line`].
pub fn write<G: Game>(
    session: &Session<G>,
    from: ChecksumState,
) -> Result<(Vec<u8>, ChecksumState), serde_json::Error> {
    let header = from.line(session.header());
    session.entries().iter().fold(header, |before, entry| {
        let (mut journal, sealing) = before?;
        let (line, sealing) = sealing.line(entry)?;
        journal.extend(line);
        Ok((journal, sealing))
    })
}

/// What stops the reading of a journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault<R> {
    /// The line, the header's being 1.
    pub line: u64,
    /// What is wrong with it.
    pub cause: Cause<R>,
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(CauseKind))]
#[strum_discriminants(
    doc = "What a [`Cause`] is, without what it tells. But for a refusal, its name is its code."
)]
#[strum_discriminants(derive(VariantNames))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
#[strum_discriminants(allow(missing_docs))]
pub enum Cause<R> {
    /// The file cannot be read: the system's reason, by its kind and in its words.
    Unreadable(io::ErrorKind, String),
    /// The first line is no header for this program.
    BadHeader(HeaderFault),
    /// The line is not JSON.
    BadJson(NotJson),
    /// The line is JSON, but no entry that can stand here.
    BadEntry(BadEntry),
    /// The line's checksum is wrong, missing, or one too many; the reason follows.
    BadCrc(ChecksumFault),
    /// The last line was cut off in writing.
    CutOff,
    /// The rules forbid what the entry does.
    Refused(StepRefusal<R>),
}

impl<R> From<io::Error> for Cause<R> {
    fn from(error: io::Error) -> Cause<R> {
        Cause::Unreadable(error.kind(), error.to_string())
    }
}

/// Why a line is not JSON.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotJson {
    /// It is longer than [`LONGEST_LINE`].
    TooLong,
    /// It is not UTF-8 text after so many bytes.
    NotText(usize),
    /// The reader's complaint.
    Syntax(String),
}

/// What is wrong with a checksum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChecksumFault {
    /// The line, or one before it, was altered.
    Wrong {
        /// What the line says.
        written: Checksum,
        /// What its bytes give.
        computed: Checksum,
    },
    /// The header has a checksum and this line has none.
    Missing,
    /// The header has no checksum and this line has one, or the checksum is not the line's last field or not written as one.
    Unexpected,
}

/// The codes of faults that are no broken rule: the journal cannot be read on from there.
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
    /// Whether the journal can be read as far as it goes: a rule is broken or the last line cut off, nothing else.
    pub fn is_readable(&self) -> bool {
        matches!(self.cause, Cause::CutOff | Cause::Refused(_))
    }
}

/// The refusal of a game that is not known yet: there is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoGame {}

impl games::Refusal for NoGame {
    fn code(&self) -> &'static str {
        match *self {}
    }
}

impl Fault<NoGame> {
    /// The same fault, in a game that has refusals.
    pub fn of_game<R>(self) -> Fault<R> {
        let cause = match self.cause {
            Cause::Unreadable(kind, why) => Cause::Unreadable(kind, why),
            Cause::BadHeader(why) => Cause::BadHeader(why),
            Cause::BadJson(why) => Cause::BadJson(why),
            Cause::BadEntry(why) => Cause::BadEntry(why),
            Cause::BadCrc(why) => Cause::BadCrc(why),
            Cause::CutOff => Cause::CutOff,
            Cause::Refused(StepRefusal::Game(never)) => match never {},
            Cause::Refused(StepRefusal::NothingToUndo { asked, there }) => {
                Cause::Refused(StepRefusal::NothingToUndo { asked, there })
            }
            Cause::Refused(StepRefusal::NothingToRedo { asked, there }) => {
                Cause::Refused(StepRefusal::NothingToRedo { asked, there })
            }
        };
        Fault {
            line: self.line,
            cause,
        }
    }
}

/// A journal whose header was read: the game is known, the entries are still to come.
#[derive(Debug)]
pub struct Opened<B> {
    header: Header,
    lines: Lines<B>,
    sealing: ChecksumState,
    ended: bool,
}

impl<B: BufRead> Opened<B> {
    /// Reads the header.
    ///
    /// # Errors
    /// `unreadable`, `bad-header` or `bad-crc`, on line 1.
    pub fn new(source: B) -> Result<Opened<B>, Fault<NoGame>> {
        Opened::with(source, Header::parse)
    }

    /// Reads the header even if it is of a later version of the format, as far as this version can: to be looked at,
    /// not to be gone on with. [`Header::is_newer`] tells.
    ///
    /// # Errors
    /// As for [`new`](Opened::new).
    pub fn to_look_at(source: B) -> Result<Opened<B>, Fault<NoGame>> {
        Opened::with(source, Header::parse_newer)
    }

    fn with(
        source: B,
        parse: fn(&[u8]) -> Result<Header, HeaderFault>,
    ) -> Result<Opened<B>, Fault<NoGame>> {
        let mut lines = Lines {
            source,
            number: 0,
            sound: 0,
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
        if std::str::from_utf8(line).is_err() {
            return Err(not(NoHeader::NotText));
        }
        let (text, sealing) = match split_checksum(line) {
            Some((body, written)) => {
                let computed = Checksum::default().over(&body);
                if computed != written {
                    let why = ChecksumFault::Wrong { written, computed };
                    // Another program's file is no damaged journal of ours.
                    let header = parse(line).map_err(bad);
                    return Err(header.err().unwrap_or(fault(Cause::BadCrc(why))));
                }
                (body.concat(), ChecksumState::Checksummed(computed))
            }
            None => (line.to_vec(), ChecksumState::Plain),
        };
        let header = parse(&text).map_err(bad)?;
        // As in an entry: a checksum that is none would open a journal without checksums.
        if header.further.contains_key("crc") {
            return Err(fault(Cause::BadCrc(ChecksumFault::Unexpected)));
        }
        lines.keep();
        Ok(Opened {
            header,
            lines,
            sealing,
            ended,
        })
    }

    /// Who plays what by which rules.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Reads all entries as the game's, up to the end or the first fault.
    ///
    /// # Errors
    /// `bad-header` when the header is not one of this game.
    pub fn read<G: Game>(mut self) -> Result<Reading<G>, Fault<G::Refusal>> {
        let session = Session::new(self.header).map_err(|e| Fault {
            line: 1,
            cause: Cause::BadHeader(e),
        })?;
        let mut reading = Reading {
            session,
            fault: None,
            sealing: self.sealing,
            sound: self.lines.sound,
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
            if let Err(cause) = reading.take(self.lines.text(), ended) {
                reading.fault = Some(Fault {
                    line: self.lines.number,
                    cause,
                });
                break;
            }
            self.lines.keep();
            reading.ended = ended;
            reading.sound = self.lines.sound;
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

/// What came of reading a journal.
#[derive(Debug)]
pub struct Reading<G: Game> {
    /// The session as far as the journal is sound.
    pub session: Session<G>,
    /// What stopped the reading before the end.
    pub fault: Option<Fault<G::Refusal>>,
    /// What a next line would continue from.
    pub sealing: ChecksumState,
    /// How many bytes from the start are sound.
    pub sound: u64,
    /// The last sound line as it lies there, with its line end if it has one.
    pub last_line: Vec<u8>,
    /// What there is of a last line that was cut off in writing.
    pub fragment: Vec<u8>,
    /// Whether the last sound line has its line end.
    pub ended: bool,
}

impl<G: Game> Reading<G> {
    fn take(&mut self, line: &[u8], ended: bool) -> Result<(), Cause<G::Refusal>> {
        let not_json = |why| match ended {
            true => Cause::BadJson(why),
            false => Cause::CutOff,
        };
        if let Err(e) = std::str::from_utf8(line) {
            return Err(not_json(NotJson::NotText(e.valid_up_to())));
        }
        let mut joined = Vec::new();
        let (body, sealing) = match (self.sealing, split_checksum(line)) {
            (ChecksumState::Plain, None) => (line, ChecksumState::Plain),
            (ChecksumState::Plain, Some(_)) => {
                return Err(Cause::BadCrc(ChecksumFault::Unexpected));
            }
            (ChecksumState::Checksummed(_), None) => {
                // What is no entry anyway is not said to lack a checksum.
                return Err(match Entry::<G::Action>::parse(line) {
                    Err(EntryFault::Json(e)) => not_json(NotJson::Syntax(e.to_string())),
                    Err(EntryFault::Shape(why)) => Cause::BadEntry(why),
                    Err(EntryFault::Checksum) => Cause::BadCrc(ChecksumFault::Unexpected),
                    Ok(_) => Cause::BadCrc(ChecksumFault::Missing),
                });
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
        let entry = Entry::parse(body).map_err(|fault| match fault {
            EntryFault::Json(e) => not_json(NotJson::Syntax(e.to_string())),
            EntryFault::Shape(why) => Cause::BadEntry(why),
            EntryFault::Checksum => Cause::BadCrc(ChecksumFault::Unexpected),
        })?;
        let (n, next) = (entry.n, self.session.entries().len() as u64 + 1);
        if n != next {
            return Err(Cause::BadEntry(BadEntry::OutOfOrder { n, next }));
        }
        self.session.apply(entry).map_err(Cause::Refused)?;
        self.sealing = sealing;
        Ok(())
    }
}

/// The parts of a line around its checksum, and the checksum, if the line has one as its last field.
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

/// Lines of bounded length, counted.
#[derive(Debug)]
struct Lines<B> {
    source: B,
    number: u64,
    sound: u64,
    buffer: Vec<u8>,
    /// The last sound line.
    last: Vec<u8>,
}

enum LineFault {
    Io(io::Error),
    TooLong,
}

impl<B: BufRead> Lines<B> {
    /// Reads the next line: whether it has its line end, or that there is none.
    fn next(&mut self) -> Result<Option<bool>, LineFault> {
        self.buffer.clear();
        self.number += 1;
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

    /// The line without its line end.
    fn text(&self) -> &[u8] {
        self.buffer.strip_suffix(b"\n").unwrap_or(&self.buffer)
    }

    /// Counts the line among the sound ones.
    fn keep(&mut self) {
        self.sound += self.buffer.len() as u64;
        std::mem::swap(&mut self.buffer, &mut self.last);
    }
}
