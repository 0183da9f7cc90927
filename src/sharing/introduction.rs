//! Introductions: how two browsers learn to connect to each other directly, from a picture or a typed code.
//!
//! A browser describes itself in a text of about 500 bytes, of which most is the same for all. An introduction has the
//! rest in at most [`Introduction::LONGEST`] bytes. Each side makes the other's description again from it, so no text of
//! another device reaches the browser.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::ops::RangeInclusive;
use std::str::FromStr;

use uuid::Uuid;

use super::Invitation;

/// The characters of a code, each of 5 bits. A QR code stores them in less space than lower-case letters. Letters that
/// look like digits are missing.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The characters of names and passwords in descriptions, each of 6 bits.
const ICE: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Minimum and maximum length of a name in a description.
const NAME: RangeInclusive<usize> = 4..=32;
/// Minimum and maximum length of a password in a description.
const PASSWORD: RangeInclusive<usize> = 22..=64;

/// Separates the invitation from the offer in the fragment of a URL.
const OFFER: &str = "&by=";

/// The side of an introduction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The host's.
    Offer,
    /// The guest's.
    Answer,
}

/// An address at which a browser can be reached on its network.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Candidate {
    /// An address of version 4, with its port.
    V4(Ipv4Addr, u16),
    /// A random name that only the network resolves, in place of an address that the browser hides, with its port.
    Name([u8; 16], u16),
    /// An address of version 6, with its port.
    V6(Ipv6Addr, u16),
}

/// The part of a browser's description that differs from others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Introduction {
    /// Its side.
    pub side: Side,
    /// The number of the offer, which its answer repeats.
    pub number: u32,
    /// The SHA-256 hash of the certificate by which the browser identifies itself.
    pub fingerprint: [u8; 32],
    name: String,
    password: String,
    candidates: Vec<Candidate>,
}

/// An introduction that cannot be read: it is damaged, incomplete, of another version, or something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadIntroduction;

impl Introduction {
    /// Maximum length in bytes.
    pub const LONGEST: usize = 200;

    /// Maximum number of addresses.
    pub const MOST_CANDIDATES: usize = 4;

    /// The introduction of a browser that describes itself like this (SDP).
    ///
    /// # Errors
    /// If a part is missing, or the browser has no address on a network.
    pub fn of_description(
        side: Side,
        number: u32,
        description: &str,
    ) -> Result<Introduction, BadIntroduction> {
        let lines = || description.lines().map(str::trim);
        let value = |key: &str| lines().find_map(|line| line.strip_prefix(key));
        let text = |key, length: RangeInclusive<usize>| {
            let text = value(key).filter(|text| is_ice(text, &length));
            text.map(str::to_owned).ok_or(BadIntroduction)
        };
        let fingerprint = value("a=fingerprint:sha-256 ").ok_or(BadIntroduction)?;
        let candidates = lines().filter_map(|line| line.strip_prefix("a=candidate:"));
        let mut candidates: Vec<Candidate> = candidates.filter_map(candidate).collect();
        candidates.sort_unstable();
        candidates.dedup();
        candidates.truncate(Introduction::MOST_CANDIDATES);
        if candidates.is_empty() {
            return Err(BadIntroduction);
        }
        Ok(Introduction {
            side,
            number,
            fingerprint: hash(fingerprint).ok_or(BadIntroduction)?,
            name: text("a=ice-ufrag:", NAME)?,
            password: text("a=ice-pwd:", PASSWORD)?,
            candidates,
        })
    }

    /// The description (SDP) of this browser for the other one.
    pub fn description(&self) -> String {
        let hash = self.fingerprint.map(|byte| format!("{byte:02X}")).join(":");
        let setup = match self.side {
            Side::Offer => "actpass",
            Side::Answer => "active",
        };
        let mut lines = vec![
            "v=0".to_owned(),
            "o=- 1 1 IN IP4 0.0.0.0".to_owned(),
            "s=-".to_owned(),
            "t=0 0".to_owned(),
            "a=group:BUNDLE 0".to_owned(),
            "m=application 9 UDP/DTLS/SCTP webrtc-datachannel".to_owned(),
            "c=IN IP4 0.0.0.0".to_owned(),
            "a=mid:0".to_owned(),
            format!("a=ice-ufrag:{}", self.name),
            format!("a=ice-pwd:{}", self.password),
            format!("a=fingerprint:sha-256 {hash}"),
            format!("a=setup:{setup}"),
            "a=sctp-port:5000".to_owned(),
            "a=max-message-size:65536".to_owned(),
        ];
        for (n, candidate) in (0..).zip(&self.candidates) {
            // The priority of an address of the device itself, the first the highest.
            let priority = (126_u32 << 24) | ((0xFFFF - n) << 8) | 0xFF;
            let (address, port) = match *candidate {
                Candidate::V4(ip, port) => (ip.to_string(), port),
                Candidate::V6(ip, port) => (ip.to_string(), port),
                Candidate::Name(name, port) => (local_name(name), port),
            };
            lines.push(format!(
                "a=candidate:{} 1 udp {priority} {address} {port} typ host",
                n + 1
            ));
        }
        lines.push("a=end-of-candidates".to_owned());
        lines.join("\r\n") + "\r\n"
    }

    /// The introduction in bytes.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = vec![match self.side {
            Side::Offer => OFFERED,
            Side::Answer => ANSWERED,
        }];
        bytes.extend(self.number.to_be_bytes());
        bytes.extend(self.fingerprint);
        for text in [&self.name, &self.password] {
            let digits = text
                .bytes()
                .filter_map(|byte| ICE.iter().position(|it| *it == byte));
            bytes.push(text.len() as u8);
            bytes.extend(pack(digits, 6));
        }
        for candidate in &self.candidates {
            let (kind, port) = match candidate {
                Candidate::V4(_, port) => (4, port),
                Candidate::V6(_, port) => (6, port),
                Candidate::Name(_, port) => (7, port),
            };
            bytes.push(kind);
            bytes.extend(port.to_be_bytes());
            match candidate {
                Candidate::V4(ip, _) => bytes.extend(ip.octets()),
                Candidate::V6(ip, _) => bytes.extend(ip.octets()),
                Candidate::Name(name, _) => bytes.extend(name),
            }
        }
        bytes.extend(checksum(&bytes));
        bytes
    }

    /// Reads the bytes of an introduction.
    ///
    /// # Errors
    /// If they are not one.
    pub fn read(bytes: &[u8]) -> Result<Introduction, BadIntroduction> {
        if bytes.len() > Introduction::LONGEST {
            return Err(BadIntroduction);
        }
        let (content, sum) = bytes.split_last_chunk().ok_or(BadIntroduction)?;
        if *sum != checksum(content) {
            return Err(BadIntroduction);
        }
        let mut rest = Rest(content);
        let side = match rest.take::<1>()?[0] {
            OFFERED => Side::Offer,
            ANSWERED => Side::Answer,
            _ => return Err(BadIntroduction),
        };
        let number = u32::from_be_bytes(rest.take()?);
        let fingerprint = rest.take()?;
        let name = rest.text(&NAME)?;
        let password = rest.text(&PASSWORD)?;
        let mut candidates = Vec::new();
        while !rest.0.is_empty() {
            let kind = rest.take::<1>()?[0];
            let port = u16::from_be_bytes(rest.take()?);
            candidates.push(match kind {
                4 => Candidate::V4(rest.take::<4>()?.into(), port),
                6 => Candidate::V6(rest.take::<16>()?.into(), port),
                7 => Candidate::Name(rest.take()?, port),
                _ => return Err(BadIntroduction),
            });
        }
        match candidates.len() {
            1..=Introduction::MOST_CANDIDATES => Ok(Introduction {
                side,
                number,
                fingerprint,
                name,
                password,
                candidates,
            }),
            _ => Err(BadIntroduction),
        }
    }

    /// The code of this introduction, for pictures and for typing.
    pub fn code(&self) -> String {
        let bytes = self.bytes();
        let digits = unpack(&bytes, 5).map(|digit| char::from(DIGITS[digit]));
        digits.collect()
    }

    /// The fragment of the URL that invites with this offer, without its `#`.
    pub fn fragment(&self, invitation: &Invitation) -> String {
        format!("{}{OFFER}{}", invitation.fragment(), self.code())
    }
}

/// The code of the offer in the fragment of a URL; empty if the offer was used. `None` if the URL is that of a server.
pub fn offer_in_fragment(fragment: &str) -> Option<&str> {
    fragment.split_once(OFFER).map(|(_, code)| code)
}

/// The fragment without its offer, which can be used only once.
pub fn without_offer(fragment: &str) -> &str {
    let code = offer_in_fragment(fragment).map_or(0, str::len);
    &fragment[..fragment.len() - code]
}

/// Reads a code as it is shown, typed or pasted: without regard to case, spaces and hyphens, with O for 0, and I and L
/// for 1. The URL of an offer is read too.
impl FromStr for Introduction {
    type Err = BadIntroduction;

    fn from_str(text: &str) -> Result<Introduction, BadIntroduction> {
        let code = offer_in_fragment(text).unwrap_or(text);
        let mut digits = Vec::new();
        for c in code.chars().filter(|c| !c.is_whitespace() && *c != '-') {
            let c = match c.to_ascii_uppercase() {
                'O' => '0',
                'I' | 'L' => '1',
                c => c,
            };
            let digit = DIGITS.iter().position(|digit| char::from(*digit) == c);
            digits.push(digit.ok_or(BadIntroduction)?);
            if digits.len() > 2 * Introduction::LONGEST {
                return Err(BadIntroduction);
            }
        }
        let length = digits.len() * 5 / 8;
        let mut bytes = pack(digits.into_iter(), 5);
        // The last digit may have bits that belong to no byte.
        bytes.truncate(length);
        Introduction::read(&bytes)
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Candidate::V4(ip, port) => write!(f, "{ip}:{port}"),
            Candidate::V6(ip, port) => write!(f, "[{ip}]:{port}"),
            Candidate::Name(name, port) => write!(f, "{}:{port}", local_name(*name)),
        }
    }
}

/// The first byte: the version of this format, 1, and the side.
const OFFERED: u8 = 0x10;
const ANSWERED: u8 = 0x11;

/// The bytes that are not read yet.
struct Rest<'b>(&'b [u8]);

impl Rest<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], BadIntroduction> {
        let (first, rest) = self.0.split_first_chunk::<N>().ok_or(BadIntroduction)?;
        self.0 = rest;
        Ok(*first)
    }

    fn text(&mut self, lengths: &RangeInclusive<usize>) -> Result<String, BadIntroduction> {
        let length = usize::from(self.take::<1>()?[0]);
        let packed = (length * 6).div_ceil(8);
        if !lengths.contains(&length) || packed > self.0.len() {
            return Err(BadIntroduction);
        }
        let (packed, rest) = self.0.split_at(packed);
        self.0 = rest;
        let digits = unpack(packed, 6).take(length);
        Ok(digits.map(|digit| char::from(ICE[digit])).collect())
    }
}

/// The last bytes of an introduction, which show that none was mistyped.
fn checksum(bytes: &[u8]) -> [u8; 4] {
    crc32fast::hash(bytes).to_be_bytes()
}

/// Packs digits of this many bits, the most significant bit first. The last byte is filled with zeros.
fn pack(digits: impl Iterator<Item = usize>, width: usize) -> Vec<u8> {
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0_usize, 0);
    for digit in digits {
        bits = (bits << width | digit) & 0xFFFF;
        count += width;
        while count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    if count > 0 {
        bytes.push((bits << (8 - count)) as u8);
    }
    bytes
}

/// The digits of this many bits in these bytes. The last digit is filled with zeros.
fn unpack(bytes: &[u8], width: usize) -> impl Iterator<Item = usize> {
    (0..(bytes.len() * 8).div_ceil(width)).map(move |n| {
        let bit = |n: usize| {
            let byte = bytes.get(n / 8).copied().unwrap_or_default();
            usize::from(byte >> (7 - n % 8) & 1)
        };
        (n * width..(n + 1) * width).fold(0, |digit, n| digit << 1 | bit(n))
    })
}

fn is_ice(text: &str, lengths: &RangeInclusive<usize>) -> bool {
    lengths.contains(&text.len()) && text.bytes().all(|byte| ICE.contains(&byte))
}

/// A hash as pairs of hexadecimal digits with colons.
fn hash(text: &str) -> Option<[u8; 32]> {
    let bytes = text
        .split(':')
        .map(|pair| u8::from_str_radix(pair, 16).ok());
    bytes.collect::<Option<Vec<u8>>>()?.try_into().ok()
}

/// The address in the value of a `candidate` line, if it is one of the device itself.
fn candidate(line: &str) -> Option<Candidate> {
    let mut fields = line.split(' ');
    let (_foundation, component) = (fields.next()?, fields.next()?);
    let (transport, _priority) = (fields.next()?, fields.next()?);
    let (address, port) = (fields.next()?, fields.next()?.parse().ok()?);
    let is_own = fields.next()? == "typ" && fields.next()? == "host";
    if component != "1" || !transport.eq_ignore_ascii_case("udp") || !is_own {
        return None;
    }
    if let Some(name) = address.strip_suffix(".local") {
        let name = Uuid::try_parse(name).ok()?.into_bytes();
        // Other forms could not be restored.
        return (local_name(name) == address).then_some(Candidate::Name(name, port));
    }
    match address.parse().ok()? {
        IpAddr::V4(ip) => Some(Candidate::V4(ip, port)),
        IpAddr::V6(ip) => Some(Candidate::V6(ip, port)),
    }
}

/// A random name that only the network resolves.
fn local_name(name: [u8; 16]) -> String {
    format!("{}.local", Uuid::from_bytes(name))
}
