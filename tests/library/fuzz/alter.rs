//! Random alterations of bytes and of their meaning.

use courtyard::session::journal::Checksum;
use rand::RngExt;
use rand::seq::IndexedRandom;

use crate::common::play::Chance;

const PIECES: &[&[u8]] = &[
    b"\n",
    b"\r\n",
    b"{",
    b"}",
    b"[",
    b"]",
    b"\"",
    b",",
    b":",
    b"null",
    b"true",
    b"-1",
    b"0",
    b"1e999",
    b"18446744073709551615",
    b"9223372036854775808",
    b"\\ud800",
    b"\\u0000",
    b"\0",
    b"\xff",
    b"\xc3",
    b"\xef\xbb\xbf",
    "\u{202e}".as_bytes(),
    b"\x1b[31m",
    b"\"undo\":1",
    b"\"redo\":1",
    b"\"n\":1",
    b"\"crc\":\"00000000\"",
    b"\"courtyard\":2",
    b"\"do\":{\"type\":\"end-turn\"}",
    b"\"type\":\"setup\"",
    b"\"Kh\"",
    b"\"players\":[\"\",\"\"]",
    b"../",
    b"PK\x05\x06",
    b"PK\x01\x02",
    b"PK\x06\x07",
];

/// Makes a few random alterations.
pub fn alter(chance: &mut Chance, bytes: &mut Vec<u8>) {
    let length = bytes.len();
    let span = |chance: &mut Chance, most: usize| {
        let start = chance.random_range(0..=length);
        start..(start + chance.random_range(0..=most)).min(length)
    };
    match chance.random_range(0..12) {
        0 | 1 if length > 0 => {
            bytes[chance.random_range(0..length)] ^= 1 << chance.random_range(0..8);
        }
        2 if length > 0 => bytes[chance.random_range(0..length)] = chance.random(),
        3 => {
            let at = chance.random_range(0..=length);
            let piece = *PIECES.choose(chance).unwrap();
            bytes.splice(at..at, piece.iter().copied());
        }
        4 => {
            let at = span(chance, 12);
            let piece = *PIECES.choose(chance).unwrap();
            bytes.splice(at, piece.iter().copied());
        }
        5 => drop(bytes.drain(span(chance, 60))),
        6 => {
            let piece = bytes[span(chance, 200)].to_vec();
            let at = chance.random_range(0..=length);
            bytes.splice(at..at, piece);
        }
        7 => bytes.truncate(chance.random_range(0..=length)),
        8 => number_for_another(chance, bytes),
        9 => word_for_another(chance, bytes),
        _ => lines(chance, bytes),
    }
}

/// Replaces a number by another one.
fn number_for_another(chance: &mut Chance, bytes: &mut Vec<u8>) {
    let digits: Vec<usize> = (0..bytes.len())
        .filter(|i| bytes[*i].is_ascii_digit())
        .collect();
    let Some(&start) = digits.choose(chance) else {
        return;
    };
    let end = (start..bytes.len()).find(|i| !bytes[*i].is_ascii_digit());
    let odd = [
        "0",
        "1",
        "2",
        "7",
        "13",
        "40",
        "-1",
        "4294967296",
        "99999999999999999999",
        "1.5",
        "null",
    ];
    let number = odd.choose(chance).unwrap();
    bytes.splice(start..end.unwrap_or(bytes.len()), number.bytes());
}

/// Replaces a word in quotation marks by another one.
fn word_for_another(chance: &mut Chance, bytes: &mut Vec<u8>) {
    let marks: Vec<usize> = (0..bytes.len()).filter(|i| bytes[*i] == b'"').collect();
    let pairs: Vec<&[usize]> = marks.chunks_exact(2).collect();
    if let (Some(to), Some(from)) = (pairs.choose(chance), pairs.choose(chance)) {
        let word = bytes[from[0]..from[1]].to_vec();
        bytes.splice(to[0]..to[1], word);
    }
}

/// Removes, doubles or swaps lines.
fn lines(chance: &mut Chance, bytes: &mut Vec<u8>) {
    let mut lines: Vec<Vec<u8>> = bytes
        .split_inclusive(|b| *b == b'\n')
        .map(Into::into)
        .collect();
    if lines.is_empty() {
        return;
    }
    let (a, b) = (
        chance.random_range(0..lines.len()),
        chance.random_range(0..lines.len()),
    );
    match chance.random_range(0..3) {
        0 => drop(lines.remove(a)),
        1 => lines.insert(b, lines[a].clone()),
        _ => lines.swap(a, b),
    }
    *bytes = lines.concat();
}

/// Recomputes the checksum of every line, so that the checksums do not reveal the alteration.
pub fn seal_again(bytes: &[u8]) -> Vec<u8> {
    let mut seal = Checksum::default();
    let mut all = Vec::new();
    for line in bytes.split_inclusive(|b| *b == b'\n') {
        let text = line.strip_suffix(b"\n").unwrap_or(line);
        let start = text.len().checked_sub(r#","crc":"00000000"}"#.len());
        match start
            .filter(|start| text[*start..].starts_with(b",\"crc\":\"") && text.ends_with(b"\"}"))
        {
            Some(start) => {
                let body = [&text[..start], b"}"].concat();
                seal = seal.after(&body);
                all.extend(&text[..start]);
                all.extend(format!(r#","crc":"{seal}"}}"#).bytes());
                all.extend(&line[text.len()..]);
            }
            None => all.extend(line),
        }
    }
    all
}
