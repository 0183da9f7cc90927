//! The drawings of what is counted over many games.

use crate::games::noble_hearts::count::Count;
use crate::games::noble_hearts::kind::ActionKind;
use crate::games::noble_hearts::table::{AttackEnd, EndedBy};
use crate::text::noble_hearts::{kind_name, special_name};
use crate::text::{Text, say};
use crate::ui::statistics::spread;
use crate::ui::widgets::{Figure, Form, Length};

/// The drawings beside a table of what is counted.
pub(super) fn figures(text: &Text, count: &Count, table: &str) -> Vec<Figure> {
    match table {
        "endings" => vec![endings(text, count)],
        "length" => {
            let axes = ["hearts-count-games", "hearts-count-length"];
            vec![spread(text, "hearts-count-length", &count.length, axes)]
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
            EndedBy::Hit => "hearts-ended-hit",
            EndedBy::Surrender => "hearts-ended-surrender",
            EndedBy::Charm => "hearts-ended-charm",
        };
        (say!(text, key), vec![Length::new(*games)])
    });
    bars(text, "hearts-count-endings", &[], rows.collect())
}

/// Of each kind of attack, how many were blocked and how many hit.
fn attacks(text: &Text, count: &Count) -> Figure {
    let blocks = |end| {
        matches!(
            end,
            AttackEnd::By(ActionKind::Block | ActionKind::QuickBlock)
        )
    };
    let hits = |end| end == AttackEnd::By(ActionKind::Hit);
    let rows = count.attacks.iter().map(|(kind, ends)| {
        let made = ends.values().sum();
        let lengths = [count.ended(*kind, blocks), count.ended(*kind, hits)];
        let lengths = lengths.map(|part| Length::part(part, made));
        (kind_name(text, *kind), lengths.to_vec())
    });
    let series = ["hearts-count-blocked", "hearts-count-hits"];
    bars(text, "hearts-count-attacks", &series, rows.collect())
}

/// How many of the strokes in each area were blocked.
fn areas(text: &Text, count: &Count) -> Figure {
    let rows = count.areas.iter().map(|(area, strokes)| {
        let blocked = Length::part(strokes.blocked, strokes.laid);
        (area.to_string(), vec![blocked])
    });
    bars(text, "hearts-count-areas", &[], rows.collect())
}

fn initiative(text: &Text, count: &Count) -> Figure {
    let kept = count.kept.iter().map(|(kind, times)| {
        let kind = kind_name(text, *kind);
        let name = say!(text, "hearts-count-kept", kind = kind);
        (name, vec![Length::new(*times)])
    });
    let handed_over = (
        say!(text, "hearts-count-handed-over"),
        vec![Length::new(count.handed_over)],
    );
    let rows = kept.chain([handed_over]).collect();
    bars(text, "hearts-count-initiative", &[], rows)
}

fn specials(text: &Text, count: &Count) -> Figure {
    let rows = count.specials.iter().map(|(special, uses)| {
        let name = special_name(text, *special);
        (name, vec![Length::new(*uses)])
    });
    bars(text, "hearts-count-specials", &[], rows.collect())
}
