//! Results of the laboratory in words.

use super::chart::round_up;
use super::{Axis, Bar, Chart, Form, Text, decimal, say};
use courtyard_lab::RunFile;
use courtyard_lab::figures::Figure;

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

/// Differences with their names and these intervals, in standard deviations of a block, on both sides of 0. Those that were
/// not found are faint. Differences without a deviation are left out.
pub fn chart_effects(
    text: &Text,
    effects: impl IntoIterator<Item = (String, Figure, [f64; 2], bool)>,
) -> Chart {
    let effects = effects
        .into_iter()
        .filter(|(_, effect, ..)| effect.sd > 0.0);
    let rows = effects.map(|(name, effect, interval, is_found)| {
        let bar = Bar {
            interval: Some(interval.map(|end| end / effect.sd)),
            is_faint: !is_found,
            ..Bar::new(effect.mean / effect.sd, String::new())
        };
        (name, vec![bar])
    });
    let rows: Vec<(String, Vec<Bar>)> = rows.collect();
    let reach = rows.iter().flat_map(|(_, bars)| bars).flat_map(Bar::reach);
    // A round number, so that the axis changes rarely while games are played.
    let most = round_up(reach.fold(LEAST_DEVIATIONS, |most, end| most.max(end.abs())));
    Chart {
        title: say!(text, "lab-effects"),
        across: Axis::of_numbers(text, say!(text, "lab-axis"), [-most, most], 0.0),
        form: Form::Rows(rows),
        ..Chart::default()
    }
}

/// The least number of standard deviations on each side of an axis.
const LEAST_DEVIATIONS: f64 = 0.02;
