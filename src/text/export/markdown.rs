//! The session as Markdown.

use std::io::{self, Write};

use crate::{DescribedStory, Line, Log, Text};

/// Writes the story, if there is one, and the log turn by turn, each action as a list item with its consequences below.
pub(super) fn markdown(
    text: &Text,
    log: &Log<'_>,
    described: Option<&DescribedStory>,
    out: &mut dyn Write,
) -> io::Result<()> {
    write!(out, "# {}\n\n", escaped(&log.title))?;
    for fact in &log.facts {
        let (name, value) = (escaped(&fact.name), escaped(&fact.value));
        writeln!(out, "- {}", text.language().labelled(&name, &value))?;
    }
    if let Some(described) = described {
        story(text, described, out)?;
    }
    let mut turn = None;
    for line in log.applied() {
        if turn.replace(line.turn) != Some(line.turn) {
            write!(out, "\n## {}\n\n", escaped(&log.turn_title(&line)))?;
        }
        item(out, &line)?;
    }
    for (i, line) in log.undone().enumerate() {
        if i == 0 {
            write!(out, "\n## {}\n\n", escaped(&text.get("export-taken-back")))?;
        }
        item(out, &line)?;
    }
    Ok(())
}

/// The story: who led, the turning points, and the chances of each turn.
fn story(text: &Text, described: &DescribedStory, out: &mut dyn Write) -> io::Result<()> {
    write!(out, "\n## {}\n\n", escaped(&text.get("story-title")))?;
    writeln!(
        out,
        "{} {}",
        escaped(&described.lead),
        escaped(&described.causes)
    )?;
    let title = text.get("story-turning-points");
    write!(out, "\n### {}\n\n", escaped(&title))?;
    for sentence in described.turning_points_or_none() {
        writeln!(out, "- {}", escaped(sentence))?;
    }
    write!(out, "\n### {}\n\n", escaped(&text.get("story-chart")))?;
    for line in &described.turns {
        writeln!(out, "- {}", escaped(line))?;
    }
    Ok(())
}

fn item(out: &mut dyn Write, line: &Line) -> io::Result<()> {
    let time = line.at.map(|at| at.format(" %H:%M").to_string());
    writeln!(
        out,
        "- **{}**{}",
        escaped(&line.headline),
        time.unwrap_or_default()
    )?;
    let chances = line.chances.iter().map(String::as_str);
    let paused = line.paused.as_deref().into_iter();
    for detail in paused.chain(line.details()).chain(chances) {
        writeln!(out, "  - {}", escaped(detail))?;
    }
    Ok(())
}

/// Escapes every character with a meaning in Markdown.
pub fn escaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    for (i, c) in text.chars().enumerate() {
        let anywhere = "\\`*_[]<>#|~&".contains(c);
        // Characters that start a list or a heading at the beginning, or a numbered list after its number.
        let leading = i == 0 && "+-=".contains(c);
        let number = i == digits && i > 0 && ".)".contains(c);
        if anywhere || leading || number {
            plain.push('\\');
        }
        plain.push(c);
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_name_is_markup() {
        assert_eq!(escaped("<b>*Ana*"), "\\<b\\>\\*Ana\\*");
        assert_eq!(escaped("- 1. x"), "\\- 1. x");
        assert_eq!(escaped("12. x"), "12\\. x");
        assert_eq!(escaped("Ana has 3."), "Ana has 3.");
    }
}
