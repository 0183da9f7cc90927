//! The session as a self-contained web page.

use std::io::{self, Write};

use html_escape::encode_quoted_attribute as escaped;

use crate::{CHART_STYLE, Chart, DescribedStory, Line, Log, Sum, Text};

const STYLE: &str = include_str!("page.css");

/// Writes the facts, the chart, the story if there is one, then the log by turns.
pub(super) fn html(
    text: &Text,
    log: &Log<'_>,
    story: Option<&DescribedStory>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let title = escaped(&log.title);
    write!(
        out,
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
         <style>\n{CHART_STYLE}{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n<dl>\n",
        text.language().tag()
    )?;
    for fact in &log.facts {
        let (name, value) = (escaped(&fact.name), escaped(&fact.value));
        writeln!(out, "<div><dt>{name}</dt><dd>{value}</dd></div>")?;
    }
    writeln!(out, "</dl>")?;
    if let Some(chart) = Chart::of_gauges(text, log) {
        figure(out, &chart, "chart")?;
    }
    if let Some(described) = story {
        writeln!(out, "<h2>{}</h2>", escaped(&text.get("story-title")))?;
        if let Some(chart) = &described.chart {
            figure(out, chart, "story")?;
        }
        for sentence in [&described.lead, &described.causes] {
            writeln!(out, "<p>{}</p>", escaped(sentence))?;
        }
        writeln!(
            out,
            "<h3>{}</h3>\n<ul>",
            escaped(&text.get("story-turning-points"))
        )?;
        for sentence in described.turning_points_or_none() {
            writeln!(out, "<li>{}</li>", escaped(sentence))?;
        }
        writeln!(out, "</ul>")?;
    }
    let mut turn = None;
    for line in log.applied() {
        let before = turn.replace(line.turn);
        if before != Some(line.turn) {
            if before.is_some() {
                out.write_all(END)?;
            }
            begin(out, "", &log.turn_title(&line))?;
        }
        item(out, text, &line)?;
    }
    if turn.is_some() {
        out.write_all(END)?;
    }
    let mut undone = log.undone().peekable();
    if undone.peek().is_some() {
        begin(out, " class=\"back\"", &text.get("export-taken-back"))?;
        undone.try_for_each(|line| item(out, text, &line))?;
        out.write_all(END)?;
    }
    writeln!(out, "</main>\n</body>\n</html>")
}

fn figure(out: &mut dyn Write, chart: &Chart, id: &str) -> io::Result<()> {
    write!(out, "<figure>\n{}</figure>\n", chart.svg(id))
}

fn begin(out: &mut dyn Write, class: &str, title: &str) -> io::Result<()> {
    let title = escaped(title);
    writeln!(out, "<section{class}>\n<h2>{title}</h2>\n<ol>")
}

const END: &[u8] = b"</ol>\n</section>\n";

fn item(out: &mut dyn Write, text: &Text, line: &Line) -> io::Result<()> {
    let time = line.at.map(|at| {
        let (whole, shown) = (at.to_rfc3339(), at.format("%H:%M"));
        format!("<time datetime=\"{whole}\">{shown}</time>")
    });
    writeln!(
        out,
        "<li value=\"{}\"><p>{}{}</p>",
        line.n,
        escaped(&line.headline),
        time.unwrap_or_default()
    )?;
    if !line.sums.is_empty() {
        writeln!(out, "<div class=\"sums\">")?;
        line.sums.iter().try_for_each(|s| sum(out, text, s))?;
        writeln!(out, "</div>")?;
    }
    if !line.consequences.is_empty() {
        writeln!(out, "<ul>")?;
        for consequence in &line.consequences {
            writeln!(out, "<li>{}</li>", escaped(consequence))?;
        }
        writeln!(out, "</ul>")?;
    }
    for chance in line.paused.iter().chain(&line.chances) {
        writeln!(out, "<p class=\"chances\">{}</p>", escaped(chance))?;
    }
    writeln!(out, "</li>")
}

fn sum(out: &mut dyn Write, text: &Text, sum: &Sum) -> io::Result<()> {
    writeln!(out, "<table>\n<caption>{}</caption>", escaped(&sum.title))?;
    for term in &sum.terms {
        writeln!(
            out,
            "<tr><th scope=\"row\">{}</th><td>{}</td></tr>",
            escaped(&term.name),
            term.value
        )?;
    }
    writeln!(
        out,
        "<tr class=\"total\"><th scope=\"row\">{}</th><td>{}</td></tr>\n</table>",
        escaped(&text.get("export-total")),
        sum.total
    )
}
