//! Tables with words and numbers.

use chrono::NaiveDate;

use super::{Text, say};
use courtyard_core::percent::Percent;

/// A table: a row of column names, and rows of cells below it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Table {
    /// The title.
    pub title: String,
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows, each with a cell for every column.
    pub rows: Vec<Vec<String>>,
    /// Notes about it, a sentence each.
    pub notes: Vec<String>,
    /// Charts of its numbers.
    pub charts: Vec<super::Chart>,
    /// The people whom each row is about, by name; empty if no row is about people.
    pub people: Vec<Vec<String>>,
}

/// A column of a [`Table`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The name; empty if the cells are names.
    pub name: String,
    /// Whether it has numbers, which are aligned right.
    pub is_number: bool,
}

impl Column {
    /// A column of words.
    pub fn words(name: impl Into<String>) -> Column {
        Column {
            name: name.into(),
            is_number: false,
        }
    }

    /// A column of numbers.
    pub fn numbers(name: impl Into<String>) -> Column {
        Column {
            name: name.into(),
            is_number: true,
        }
    }
}

impl Table {
    /// A row as one sentence: its words first, then every number with the name of its column.
    pub fn describe_row(&self, text: &Text, row: &[String]) -> String {
        let cells = || self.columns.iter().zip(row);
        let words: Vec<&str> = cells()
            .filter(|(column, cell)| !column.is_number && !cell.is_empty())
            .map(|(_, cell)| cell.as_str())
            .collect();
        let decimals = |(column, cell): (&Column, &String)| {
            say!(text, "stats-cell", column = &column.name, value = cell)
        };
        let mut numbers = cells().filter(|(column, _)| column.is_number).map(decimals);
        let name = match words[..] {
            // Without words, the first number is the name of the row.
            [] => numbers.next().unwrap_or_default(),
            _ => words.join(" · "),
        };
        say!(text, "stats-row", row = name, cells = text.list(numbers))
    }

    /// The table for a monospaced font: the columns' names, then one line per row.
    pub fn lines(&self) -> Vec<String> {
        let head: Vec<&str> = self.columns.iter().map(|c| c.name.as_str()).collect();
        let rows = self.rows.iter();
        let rows = rows.map(|row| row.iter().map(String::as_str).collect());
        let all: Vec<Vec<&str>> = std::iter::once(head).chain(rows).collect();
        let length = |cell: &str| cell.chars().count();
        let widths: Vec<usize> = (0..self.columns.len())
            .map(|i| {
                let cells = all.iter().filter_map(|row| row.get(i));
                cells.map(|cell| length(cell)).max().unwrap_or(0)
            })
            .collect();
        let line = |row: &Vec<&str>| {
            let cells = row.iter().zip(&self.columns).zip(&widths);
            let cells: Vec<String> = cells
                .map(|((cell, column), width)| {
                    let gap = " ".repeat(width - length(cell));
                    if column.is_number {
                        gap + cell
                    } else {
                        cell.to_string() + &gap
                    }
                })
                .collect();
            cells.join("  ").trim_end().to_owned()
        };
        all.iter().map(line).collect()
    }
}

/// A day as the language writes it.
pub fn date(text: &Text, day: NaiveDate) -> String {
    let [year, month, day] = ["%Y", "%m", "%d"].map(|part| day.format(part).to_string());
    say!(text, "date", year, month, day)
}

/// The day that a user wrote in the language's form, as [`date`] writes it, or as `2026-01-31`; `None` if it is no day.
pub fn parse_date(text: &Text, written: &str) -> Option<NaiveDate> {
    let is_between = |c: char| c.is_whitespace() || ".-/".contains(c);
    let parts: Vec<&str> = written
        .split(is_between)
        .filter(|p| !p.is_empty())
        .collect();
    let [first, _, _] = parts[..] else {
        return None;
    };
    let order = match first.len() {
        4 => "ymd".to_owned(),
        _ => say!(text, "date", year = "y", month = "m", day = "d"),
    };
    let part = |letter| {
        let mut letters = order.chars().filter(|c| "ymd".contains(*c));
        parts[letters.position(|c| c == letter)?]
            .parse::<u32>()
            .ok()
    };
    // A year of two digits may be meant for any century.
    let year = part('y').filter(|year| *year >= 1000)?;
    NaiveDate::from_ymd_opt(year.try_into().ok()?, part('m')?, part('d')?)
}

/// A number with this number of decimal places.
pub fn decimal(text: &Text, number: f64, digits: usize) -> String {
    let decimals = format!("{:.digits$}", number.abs());
    let is_zero = decimals.bytes().all(|digit| matches!(digit, b'0' | b'.'));
    let minus = if number < 0.0 && !is_zero { "−" } else { "" };
    let unsigned = match decimals.split_once('.') {
        Some((whole, part)) => say!(text, "decimal", whole, part),
        None => decimals,
    };
    format!("{minus}{unsigned}")
}

/// A whole number with its digits in groups of three.
pub fn grouped(text: &Text, number: usize) -> String {
    match number / 1000 {
        0 => number.to_string(),
        before => {
            let (before, last) = (grouped(text, before), format!("{:03}", number % 1000));
            say!(text, "thousands", before, last)
        }
    }
}

/// A percentage in display form: “35%”, “<1%”.
pub fn percent(text: &Text, percent: Percent) -> String {
    match percent {
        Percent::BelowOne => say!(text, "percent-below-one"),
        Percent::Whole(percent) => say!(text, "percent", percent),
        Percent::AboveNinetyNine => say!(text, "percent-above-ninety-nine"),
    }
}

/// A probability with three decimal places, never a false 0: “0.049”, “<0.001”.
pub fn probability(text: &Text, probability: f64) -> String {
    const LEAST: f64 = 0.001;
    if probability > 0.0 && probability < LEAST {
        say!(text, "number-below", number = decimal(text, LEAST, 3))
    } else {
        decimal(text, probability, 3)
    }
}

/// Placeholder for a missing number.
pub(super) const NOTHING: &str = "–";

#[cfg(test)]
mod tests {
    use courtyard_core::percent::Ratio;

    use super::*;
    use crate::Language;
    use crate::tests::text;

    #[test]
    fn numbers_are_aligned_right() {
        let row = |cells: [&str; 3]| cells.map(String::from).to_vec();
        let table = Table {
            title: "Games".into(),
            columns: vec![
                Column::words(""),
                Column::numbers("Won"),
                Column::words("Where"),
            ],
            rows: vec![row(["Ána", "7", "home"]), row(["Benjamin", "1200", ""])],
            ..Table::default()
        };
        assert_eq!(
            table.lines(),
            [
                "           Won  Where",
                "Ána          7  home",
                "Benjamin  1200",
            ]
        );
    }

    #[test]
    fn a_row_is_described_in_one_sentence() {
        let text = text(Language::English);
        let row = |cells: &[&str]| -> Vec<String> { cells.iter().map(|c| (*c).into()).collect() };
        let of = |columns| Table {
            columns,
            ..Table::default()
        };
        let (won, lost) = (Column::numbers("Won"), Column::numbers("Lost"));
        let named = of(vec![Column::words("Player"), won.clone(), lost.clone()]);
        let description = named.describe_row(&text, &row(&["Ana", "2", "1"]));
        assert_eq!(description, "Ana. Won: 2 and Lost: 1.");
        let numbered = of(vec![Column::numbers("Turn"), won, lost]);
        let description = numbered.describe_row(&text, &row(&["3", "2", "1"]));
        assert_eq!(description, "Turn: 3. Won: 2 and Lost: 1.");
    }

    #[test]
    fn a_day_is_written_as_the_language_writes_it() {
        let day = NaiveDate::from_ymd_opt(2026, 11, 4).unwrap();
        for (language, expected) in [
            (Language::English, "2026-11-04"),
            (Language::Spanish, "04/11/2026"),
            (Language::German, "04.11.2026"),
            (Language::Hungarian, "2026.\u{a0}11.\u{a0}04."),
        ] {
            let text = text(language);
            assert_eq!(date(&text, day), expected);
            for written in [expected, &expected.replace('\u{a0}', " "), " 2026-11-04 "] {
                assert_eq!(parse_date(&text, written), Some(day), "{language}");
            }
            for written in [
                "",
                "tomorrow",
                "2026-13-01",
                "31/31/2026",
                "2026-11",
                "1-2-3-4",
                "04.11.26",
            ] {
                assert_eq!(parse_date(&text, written), None, "{language}");
            }
        }
    }

    #[test]
    fn a_number_is_written_as_the_language_writes_it() {
        let numbers = |language| {
            let text = text(language);
            assert_eq!(decimal(&text, -0.04, 1), decimal(&text, 0.0, 1));
            assert_eq!(decimal(&text, -2.0, 0), "−2");
            let decimals = [decimal(&text, 3.25, 1), decimal(&text, 0.0049, 3)];
            (
                decimals,
                decimal(&text, 12.6, 0),
                percent(&text, Ratio::new(2, 3).percent()),
            )
        };
        let dots = [String::from("3.2"), "0.005".into()];
        assert_eq!(
            numbers(Language::English),
            (dots, "13".into(), "67%".into())
        );
        let commas = [String::from("3,2"), "0,005".into()];
        let spanish = (commas, "13".into(), "67\u{a0}%".into());
        assert_eq!(numbers(Language::Spanish), spanish);
        let few = |language, share| probability(&text(language), share);
        assert_eq!(few(Language::English, 0.0004), "<0.001");
        assert_eq!(few(Language::Spanish, 0.0004), "<0,001");
        assert_eq!(few(Language::English, 0.0015), "0.002");
        let many = |language| [999, 3200, 1_000_010].map(|n| grouped(&text(language), n));
        assert_eq!(many(Language::English), ["999", "3,200", "1,000,010"]);
        assert_eq!(
            many(Language::Spanish),
            ["999", "3\u{a0}200", "1\u{a0}000\u{a0}010"]
        );
    }
}
