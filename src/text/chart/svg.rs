//! A [`Chart`] as SVG. Its colours, for light, dark and printed pages, are those of [`CHART_STYLE`].

use std::fmt::Write;

use html_escape::encode_quoted_attribute as escaped;

use super::{Chart, Ink, Part, Room};
use courtyard_core::seat::Seat;

/// The styles of pages with charts. It also has the colours of their text, as variables.
pub const CHART_STYLE: &str = include_str!("chart.css");

/// The width of a chart and the height between its axes. A phone shows them smaller, and text is still readable.
const SIZE: [f64; 2] = [480.0, 200.0];
/// The size of letters, as in `chart.css`.
const LETTERS: f64 = 13.0;
/// The space of a chart on a page.
const ROOM: Room<'static> = Room {
    width: SIZE[0],
    height: SIZE[1],
    line: 1.4 * LETTERS,
    width_of: &width,
    here: None,
};
/// Distance of the edge, so that no line is cut off.
const EDGE: f64 = 3.0;

impl Chart {
    /// The chart as an SVG element whose parts have names that begin with `id`.
    pub fn svg(&self, id: &str) -> String {
        let drawing = self.drawing(ROOM);
        let mut out = format!(
            "<svg class=\"chart\" viewBox=\"{:.0} 0 {:.0} {:.0}\" role=\"img\" aria-labelledby=\"{id}-title {id}-about\">\n\
             <title id=\"{id}-title\">{}</title>\n<desc id=\"{id}-about\">{}</desc>\n",
            -EDGE,
            SIZE[0] + 2.0 * EDGE,
            drawing.height + EDGE,
            escaped(&self.title),
            escaped(&self.about)
        );
        for part in &drawing.parts {
            // Writing into a string cannot fail.
            let _ = write_part(&mut out, part);
        }
        out + "</svg>\n"
    }
}

/// The width of a text in a wide font: the reader's font is unknown.
fn width(text: &str) -> f64 {
    let of_letter = |c: char| match c {
        ' ' | '.' | ',' | ':' | ';' | '’' | 'i' | 'j' | 'l' | 'I' => 0.38,
        '%' | 'm' | 'w' | 'M' | 'W' | '−' => 0.96,
        c if c.is_uppercase() => 0.76,
        _ => 0.64,
    };
    LETTERS * text.chars().map(of_letter).sum::<f64>()
}

fn write_part(out: &mut String, part: &Part) -> std::fmt::Result {
    match part {
        Part::Line {
            points,
            ink,
            dashes,
        } => {
            let bold = if dashes.is_some() { " bold" } else { "" };
            let (class, path) = (class(*ink), path(points));
            write!(out, "<path class=\"{class}{bold}\" d=\"{path}\"")?;
            if let Some([first, rest @ ..]) = dashes {
                write!(out, " stroke-dasharray=\"{first}")?;
                rest.iter()
                    .try_for_each(|length| write!(out, " {length}"))?;
                write!(out, "\"")?;
            }
            writeln!(out, "/>")
        }
        Part::Box {
            from: [x, y],
            to,
            ink,
            fill,
        } => writeln!(
            out,
            "<rect class=\"{}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill-opacity=\"{fill}\"/>",
            class(*ink),
            to[0] - x,
            to[1] - y
        ),
        Part::Mark {
            corners,
            series,
            about,
        } => {
            let (class, path) = (class(Ink::Series(*series)), path(corners));
            write!(out, "<path class=\"{class} mark\" d=\"{path}Z\">")?;
            if !about.is_empty() {
                write!(out, "<title>{}</title>", escaped(about))?;
            }
            writeln!(out, "</path>")
        }
        Part::Text {
            at: [x, y],
            align,
            text,
            ink,
        } => {
            // The middle of digits and capital letters is at this height above the line.
            let y = y + 0.36 * LETTERS;
            let anchor = match align {
                0.0 => "start",
                1.0 => "end",
                _ => "middle",
            };
            writeln!(
                out,
                "<text class=\"{}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>",
                class(*ink),
                escaped(text)
            )
        }
    }
}

fn path(points: &[[f64; 2]]) -> String {
    let corners = points.iter().map(|[x, y]| format!("{x:.1} {y:.1}"));
    format!("M{}", corners.collect::<Vec<_>>().join("L"))
}

fn class(ink: Ink) -> &'static str {
    const SERIES: [&str; Seat::MAX] = [
        "zero", "one", "two", "three", "four", "five", "six", "seven",
    ];
    match ink {
        Ink::Well => "well",
        Ink::Grid => "grid",
        Ink::Soft => "soft",
        Ink::Text => "ink",
        Ink::Series(n) => SERIES[n % SERIES.len()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Axis, Bar, Curve, Form, Mark, Trace};

    fn axis(name: &str) -> Axis {
        Axis {
            name: name.into(),
            from: -1.0,
            to: 1.0,
            ticks: vec![(0.0, "zero".into())],
        }
    }

    /// The height of the first corner or line of an element with this beginning.
    fn number(svg: &str, element: &str, key: &str) -> f64 {
        let (_, rest) = svg.split_once(element).expect(element);
        let (_, rest) = rest.split_once(key).expect(key);
        let end = rest.find(|c: char| c != '-' && c != '.' && !c.is_ascii_digit());
        rest[..end.unwrap()].parse().unwrap()
    }

    #[test]
    fn negative_bars_hang_from_the_line_of_0() {
        let chart = Chart {
            title: "<title>".into(),
            up: axis("up & down"),
            across: Axis::of_places("across".into(), ["a".to_owned()]),
            form: Form::Columns {
                bars: vec![Bar::new(-1.0, "−1".into())],
                level: Some(0.5),
            },
            ..Chart::default()
        };
        let svg = chart.svg("id");
        for words in [
            ">up &amp; down<",
            ">across<",
            ">a<",
            ">−1<",
            ">&lt;title&gt;<",
            "id=\"id-title\"",
        ] {
            assert!(svg.contains(words), "{words}: {svg}");
        }
        let zero = number(&svg, "class=\"soft\" d", " ");
        let bar = "<rect class=\"zero\"";
        assert_eq!(number(&svg, bar, " y=\""), zero);
        assert_eq!(number(&svg, bar, " height=\""), SIZE[1] / 2.0);
        assert!(number(&svg, "class=\"ink bold\" d", " ") < zero);
    }

    #[test]
    fn texts_are_where_the_model_places_them() {
        let values = [-1.0, 0.5];
        let chart = Chart {
            up: axis("up"),
            across: Axis::of_places("across".into(), values.map(|n| n.to_string())),
            form: Form::Columns {
                bars: values.map(|n| Bar::new(n, n.to_string())).into(),
                level: None,
            },
            ..Chart::default()
        };
        let svg = chart.svg("id");
        let drawing = chart.drawing(ROOM);
        let placed = drawing.parts.iter().filter_map(|part| match part {
            Part::Text { at, text, .. } => Some((*at, text)),
            _ => None,
        });
        let placed: Vec<([f64; 2], &String)> = placed.collect();
        let painted: Vec<&str> = svg.split("<text").skip(1).collect();
        assert!(placed.len() == painted.len() && placed.len() > 6);
        for (([x, y], text), painted) in placed.into_iter().zip(painted) {
            assert!(painted.contains(&format!(">{text}</text>")), "{painted}");
            assert!((number(painted, "", " x=\"") - x).abs() < 0.1);
            assert!((number(painted, "", " y=\"") - y - 0.36 * LETTERS).abs() < 0.1);
        }
    }

    #[test]
    fn marks_explain_themselves() {
        let chart = Chart {
            across: axis(""),
            up: axis(""),
            form: Form::Curves {
                trace: Trace::Straight,
                curves: vec![Curve {
                    points: vec![(-1.0, 0.0), (0.0, 1.0)],
                    end: String::new(),
                }],
                marks: vec![Mark {
                    series: 0,
                    at: 0.0,
                    label: "Ana".into(),
                    sentence: "Ana & Ben".into(),
                }],
            },
            ..Chart::default()
        };
        let svg = chart.svg("id");
        let (before, _) = svg
            .split_once("<title>Ana &amp; Ben</title></path>")
            .unwrap();
        let mark = &before[before.rfind("<path").unwrap()..];
        let curve = "class=\"zero bold\" d=\"M";
        assert_eq!(number(mark, "d", "M"), number(&svg, curve, "L") + 5.0);
        assert!(svg.contains(">Ana</text>"));
    }
}
