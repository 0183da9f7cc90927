//! Results of the laboratory in words.

use super::{Text, decimal, say};
use courtyard_lab::RunFile;

/// A share as a number of 100 games.
pub fn of_100(text: &Text, share: f64) -> String {
    decimal(text, 100.0 * share.clamp(0.0, 1.0), 0)
}

/// How often the starter wins, or how the second rules change that, in the message of this key. `None` before the first
/// block.
pub fn describe_starter(text: &Text, file: &RunFile, changes: &str) -> Option<String> {
    let starters = file.starters();
    let (before, now) = match starters[..] {
        [only] => (None, only),
        [before, now] => (Some(of_100(text, before.mean)), now),
        _ => return None,
    };
    let [wins, from, to] = [now.mean, now.sequence[0], now.sequence[1]].map(|s| of_100(text, s));
    Some(match before {
        None => say!(text, "lab-starter-wins", wins, from, to),
        Some(before) => say!(text, changes, before, wins, from, to),
    })
}
