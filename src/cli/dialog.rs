//! `courtyard play` for people at a terminal: the table, the possible actions by number, and the questions of each.

use std::io::{self, BufRead, Write};

use serde_json::json;
use strum::EnumString;

use super::play::{Unrecorded, apply, step};
use super::{BAD, STRONG, styled};
use courtyard_core::game::compose::{self, Answer, Ask, Draft};
use courtyard_library::{Moved, OpenSession};
use courtyard_session::Step;
use courtyard_text::{
    Describe, DescribedSession, Text, TextContext, describe_io, describe_moved, say,
};

/// The kind of action that every game has for free text.
const NOTE: &str = "note";

/// An action as JSON.
const EXAMPLE: &str = r#"{"type":"next-phase"}"#;

/// Maximum length of a typed line in bytes.
const LONGEST_INPUT: u64 = 64 << 10;

/// The words that can be typed instead of a number, the same in every language.
#[derive(Debug, Clone, Copy, EnumString)]
#[strum(serialize_all = "lowercase")]
enum Word {
    Help,
    Undo,
    Redo,
    Quit,
}

/// A session that is played at a terminal.
struct Dialog<'a, G: Describe> {
    text: &'a Text,
    session: &'a mut OpenSession<G>,
    /// The last move to another journal that was printed.
    moved: Option<Moved>,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
}

/// Plays the session until the input ends or the player quits.
///
/// # Errors
/// If the input cannot be read, or the output cannot be written.
pub fn converse<G: Describe>(
    text: &Text,
    session: &mut OpenSession<G>,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut dialog = Dialog {
        text,
        session,
        moved: None,
        input,
        out,
    };
    dialog.show_table()?;
    while let Some(step) = dialog.next_step()? {
        dialog.record(step)?;
    }
    Ok(())
}

impl<G: Describe> Dialog<'_, G> {
    /// Asks for the next step; `None` at the end.
    fn next_step(&mut self) -> io::Result<Option<Step<G::Action>>> {
        loop {
            let session = self.session.session();
            let kinds = compose::kinds::<G>(session.rules(), session.table());
            let possible = kinds.filter_map(|(kind, possible)| possible.ok().map(|()| kind));
            let possible: Vec<G::Kind> = possible.collect();
            let names = possible.iter().map(|kind| G::kind_name(self.text, *kind));
            self.list(1, &names.collect::<Vec<_>>())?;
            let Some(typed) = self.answer("play-choose")? else {
                return Ok(None);
            };
            let chosen = typed.parse().ok().and_then(|n| numbered(&possible, n));
            if let Some(kind) = chosen {
                if let Some(action) = self.action(*kind)? {
                    return Ok(Some(Step::Do(action)));
                }
                continue;
            }
            if typed.starts_with('{') {
                match step(typed.as_bytes()) {
                    Ok(step) => return Ok(Some(step)),
                    Err(cause) => {
                        let session = self.session.session();
                        self.refuse(&Unrecorded::new(self.text, session, cause).message)?;
                    }
                }
                continue;
            }
            match typed.to_lowercase().parse() {
                Ok(Word::Quit) => return Ok(None),
                Ok(Word::Undo) => return Ok(Some(Step::Undo(1))),
                Ok(Word::Redo) => return Ok(Some(Step::Redo(1))),
                Ok(Word::Help) => writeln!(self.out, "{}", self.text.get("play-help"))?,
                Err(_) if typed.is_empty() => {}
                Err(_) => self.refuse(&self.text.get("play-unknown"))?,
            }
        }
    }

    /// Asks the questions of an action; `None` if the player goes back.
    fn action(&mut self, kind: G::Kind) -> io::Result<Option<G::Action>> {
        let text = self.text;
        let mut draft = Draft::<G>::new(kind);
        let mut options = Vec::new();
        loop {
            let session = self.session.session();
            let cx = TextContext::new(text, session);
            let table = session.table();
            let ask = draft.ask(session.rules(), table, &mut options);
            let (prompt, chosen, is_enough) = match &ask {
                Ask::Ready(action) => return Ok(Some(action.clone())),
                Ask::Several {
                    prompt,
                    chosen,
                    count,
                } => (*prompt, *chosen, count.contains(chosen)),
                Ask::One { prompt } | Ask::Number { prompt, .. } => (*prompt, 0, false),
            };
            let answers = draft.answers();
            let answer_name = |answer: &Answer<G::Part>| match answer {
                Answer::Part(part) => Some(G::part_name(cx, table, &draft, *part)),
                Answer::Number(number) => Some(number.to_string()),
                Answer::Done => None,
            };
            let given: Vec<String> = answers.iter().filter_map(answer_name).collect();
            let mut title = G::kind_name(text, kind);
            for part in [G::question_name(cx, &draft, prompt), Some(given.join(", "))] {
                if let Some(part) = part.filter(|part| !part.is_empty()) {
                    title = text.language().labelled(&title, &part);
                }
            }
            let possible = options.iter().filter(|option| option.why_not.is_none());
            let possible: Vec<G::Part> = possible.map(|option| option.part).collect();
            let set = &answers[answers.len() - chosen..];
            let names = possible.iter().map(|part| {
                let name = G::part_name(cx, table, &draft, *part);
                if set.contains(&Answer::Part(*part)) {
                    name + " ✓"
                } else {
                    name
                }
            });
            let names: Vec<String> = names.collect();
            let refusal = options.iter().find_map(|option| option.why_not.as_ref());
            let refusal = refusal.map(|why| G::refusal(cx, table, why));
            writeln!(self.out, "\n{}", styled(STRONG, title))?;
            let question = match &ask {
                Ask::Number { range, .. } => {
                    let (from, to) = (*range.start(), *range.end());
                    say!(text, "play-number", from, to)
                }
                Ask::One { .. } if options.is_empty() && kind.into() == NOTE => {
                    return self.note();
                }
                _ if possible.is_empty() => {
                    let why =
                        refusal.unwrap_or_else(|| say!(text, "play-as-json", example = EXAMPLE));
                    self.refuse(&why)?;
                    return Ok(None);
                }
                _ => {
                    if is_enough {
                        self.list(0, &[text.get("play-enough").into_owned()])?;
                    }
                    self.list(1, &names)?;
                    say!(text, "play-answer")
                }
            };
            write!(self.out, "{question} ")?;
            let Some(typed) = self.line()?.filter(|typed| !typed.is_empty()) else {
                return Ok(None);
            };
            let answer = match (typed.parse::<i64>(), &ask) {
                (Ok(number), Ask::Number { range, .. }) => {
                    range.contains(&number).then_some(Answer::Number(number))
                }
                (Ok(0), _) if is_enough => Some(Answer::Done),
                (Ok(number), _) => numbered(&possible, number).copied().map(Answer::Part),
                (Err(_), _) => None,
            };
            match answer {
                Some(answer) => draft.answer(&ask, answer),
                None => self.refuse(&text.get("play-unknown"))?,
            }
        }
    }

    /// Asks for the text of a note.
    fn note(&mut self) -> io::Result<Option<G::Action>> {
        let Some(text) = self.answer("play-note")?.filter(|text| !text.is_empty()) else {
            return Ok(None);
        };
        let note = json!({"type": NOTE, "text": text}).to_string();
        match step::<G::Action, G::Refusal>(note.as_bytes()) {
            Ok(Step::Do(note)) => Ok(Some(note)),
            Ok(Step::Undo(_) | Step::Redo(_)) | Err(_) => Ok(None),
        }
    }

    /// Records the step, and shows what it did, or why it was refused.
    fn record(&mut self, step: Step<G::Action>) -> io::Result<()> {
        if let Err(refused) = apply(self.session, self.text, step) {
            return self.refuse(&refused.message);
        }
        let session = self.session.session();
        let line = DescribedSession::line(session, self.text, session.entries().len());
        if let Some(line) = &line {
            writeln!(self.out, "\n{}", styled(STRONG, &line.headline))?;
            for detail in line.details() {
                writeln!(self.out, "  {detail}")?;
            }
        }
        if let Some(moved) = self.session.moved().cloned()
            && self.moved.as_ref() != Some(&moved)
        {
            self.refuse(&describe_moved(self.text, &moved))?;
            self.moved = Some(moved);
        }
        if let Some(why) = self.session.trouble()
            && !self.session.is_saved()
        {
            let why = describe_io(self.text, why);
            self.refuse(&say!(self.text, "play-unsaved", why))?;
        }
        self.show_table()
    }

    fn show_table(&mut self) -> io::Result<()> {
        let session = self.session.session();
        let cx = TextContext::new(self.text, session);
        writeln!(self.out)?;
        for line in G::describe_table(cx, session.table()) {
            writeln!(self.out, "{line}")?;
        }
        writeln!(self.out)
    }

    /// Lists the options with their numbers, from this one on.
    fn list(&mut self, from: usize, options: &[String]) -> io::Result<()> {
        for (number, option) in (from..).zip(options) {
            writeln!(self.out, "{number:3}  {option}")?;
        }
        Ok(())
    }

    /// Asks the question of this key, and returns the answer; `None` at the end of the input.
    fn answer(&mut self, key: &str) -> io::Result<Option<String>> {
        write!(self.out, "{} ", self.text.get(key))?;
        self.line()
    }

    /// A typed line without spaces around it; `None` at the end of the input.
    fn line(&mut self) -> io::Result<Option<String>> {
        self.out.flush()?;
        let mut line = Vec::new();
        let mut input = io::Read::take(&mut self.input, LONGEST_INPUT);
        let read = input.read_until(b'\n', &mut line)?;
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        Ok((read > 0).then_some(line))
    }

    fn refuse(&mut self, why: &str) -> io::Result<()> {
        writeln!(self.out, "{}", styled(BAD, why))
    }
}

/// The item with this number, from 1.
fn numbered<T>(items: &[T], number: i64) -> Option<&T> {
    items.get(usize::try_from(number).ok()?.checked_sub(1)?)
}
