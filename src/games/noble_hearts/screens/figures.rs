//! The drawings of what is counted over many games.

use crate::rules::count::Count;
use crate::rules::kind::ActionKind;
use crate::rules::table::{AttackEnd, EndedBy};
use crate::text::{kind_name, special_name};
use courtyard_text::{Text, say};
use courtyard_ui::statistics::spread;
use courtyard_ui::widgets::{Figure, Form, Length};

/// The drawings beside a table of what is counted.
pub(super) fn figures(text: &Text, count: &Count, table: &str) -> Vec<Figure> {
    match table {
        "endings" => vec![endings(text, count)],
        "length" => {
            let axes = ["noble-hearts-count-games", "noble-hearts-count-length"];
            vec![spread(
                text,
                "noble-hearts-count-length",
                &count.length,
                axes,
            )]
        }
        "attacks" => vec![attacks(text, count)],
        "areas" => vec![areas(text, count)],
        "initiative" => vec![initiative(text, count)],
        "specials" => vec![specials(text, count)],
        _ => Vec::new(),
    }
}

fn bars(text: &Text, name: &str, series: &[&str], rows: Vec<(String, Vec<Length>)>) -> Figure {
    Figure {
        name: say!(text, name),
        form: Form::Bars {
            series: series.iter().map(|key| say!(text, key)).collect(),
            rows,
        },
        suit: None,
    }
}

fn endings(text: &Text, count: &Count) -> Figure {
    let rows = count.endings.iter().map(|(by, games)| {
        let key = match by {
            EndedBy::Hit => "noble-hearts-ended-hit",
            EndedBy::Surrender => "noble-hearts-ended-surrender",
            EndedBy::Charm => "noble-hearts-ended-charm",
        };
        (say!(text, key), vec![Length::new(*games)])
    });
    bars(text, "noble-hearts-count-endings", &[], rows.collect())
}

/// Of each kind of attack, how many were blocked and how many hit.
fn attacks(text: &Text, count: &Count) -> Figure {
    let hits = |end| end == AttackEnd::By(ActionKind::Hit);
    let rows = count.attacks.iter().map(|(kind, ends)| {
        let made = ends.values().sum();
        let lengths = [
            count.ended(*kind, AttackEnd::is_block),
            count.ended(*kind, hits),
        ];
        let lengths = lengths.map(|part| Length::part(part, made));
        (kind_name(text, *kind), lengths.to_vec())
    });
    let series = ["noble-hearts-count-blocked", "noble-hearts-count-hits"];
    bars(text, "noble-hearts-count-attacks", &series, rows.collect())
}

/// How many of the strokes in each area were blocked.
fn areas(text: &Text, count: &Count) -> Figure {
    let rows = count.areas.iter().map(|(area, strokes)| {
        let blocked = Length::part(strokes.blocked, strokes.laid);
        (area.to_string(), vec![blocked])
    });
    bars(text, "noble-hearts-count-areas", &[], rows.collect())
}

fn initiative(text: &Text, count: &Count) -> Figure {
    let kept = count.kept.iter().map(|(kind, times)| {
        let kind = kind_name(text, *kind);
        let name = say!(text, "noble-hearts-count-kept", kind = kind);
        (name, vec![Length::new(*times)])
    });
    let handed_over = (
        say!(text, "noble-hearts-count-handed-over"),
        vec![Length::new(count.handed_over)],
    );
    let rows = kept.chain([handed_over]).collect();
    bars(text, "noble-hearts-count-initiative", &[], rows)
}

fn specials(text: &Text, count: &Count) -> Figure {
    let rows = count.specials.iter().map(|(special, uses)| {
        let name = special_name(text, *special);
        (name, vec![Length::new(*uses)])
    });
    bars(text, "noble-hearts-count-specials", &[], rows.collect())
}
