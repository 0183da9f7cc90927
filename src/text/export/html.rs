//! The session as one web page that loads nothing.

use html_escape::encode_quoted_attribute as escaped;

use super::chart::chart;
use crate::text::{Line, Story, Sum, Text};

const STYLE: &str = include_str!("page.css");
/// What the chart of more than two players needs besides.
const STYLE_OF_MORE: &str = include_str!("more.css");

/// The facts, the chart, then the log by turns.
pub(super) fn html(text: &Text, story: &Story) -> String {
    let title = escaped(&story.title);
    let more = match story.players.len() {
        ..=2 => "",
        _ => STYLE_OF_MORE,
    };
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
         <style>\n{STYLE}{more}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n<dl>\n",
        text.language().tag()
    );
    for fact in &story.facts {
        let (name, value) = (escaped(&fact.name), escaped(&fact.value));
        page += &format!("<div><dt>{name}</dt><dd>{value}</dd></div>\n");
    }
    page += "</dl>\n";
    if let Some(chart) = chart(text, story) {
        page += &format!("<figure>\n{chart}</figure>\n");
    }
    for turn in &story.turns {
        section(&mut page, text, &turn.title, &turn.lines, "");
    }
    if !story.taken_back.is_empty() {
        let title = text.get("export-taken-back");
        section(
            &mut page,
            text,
            &title,
            &story.taken_back,
            " class=\"back\"",
        );
    }
    page + "</main>\n</body>\n</html>\n"
}

fn section(page: &mut String, text: &Text, title: &str, lines: &[Line], class: &str) {
    *page += &format!("<section{class}>\n<h2>{}</h2>\n<ol>\n", escaped(title));
    for line in lines {
        let time = line.at.map(|at| {
            format!(
                "<time datetime=\"{}\">{}</time>",
                at.to_rfc3339(),
                at.format("%H:%M")
            )
        });
        *page += &format!(
            "<li value=\"{}\"><p>{}{}</p>\n",
            line.n,
            escaped(&line.headline),
            time.unwrap_or_default()
        );
        if !line.sums.is_empty() {
            *page += "<div class=\"sums\">\n";
            line.sums.iter().for_each(|s| sum(page, text, s));
            *page += "</div>\n";
        }
        if !line.consequences.is_empty() {
            *page += "<ul>\n";
            for consequence in &line.consequences {
                *page += &format!("<li>{}</li>\n", escaped(consequence));
            }
            *page += "</ul>\n";
        }
        for chance in &line.chances {
            *page += &format!("<p class=\"chances\">{}</p>\n", escaped(chance));
        }
        *page += "</li>\n";
    }
    *page += "</ol>\n</section>\n";
}

fn sum(page: &mut String, text: &Text, sum: &Sum) {
    *page += &format!("<table>\n<caption>{}</caption>\n", escaped(&sum.title));
    for term in &sum.terms {
        *page += &format!(
            "<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n",
            escaped(&term.name),
            term.value
        );
    }
    *page += &format!(
        "<tr class=\"total\"><th scope=\"row\">{}</th><td>{}</td></tr>\n</table>\n",
        escaped(&text.get("export-total")),
        sum.total
    );
}
