//! A statistic: numbers for a table and its charts.

use super::table::NOTHING;
use super::{Column, Table, Text, decimal, percent, probability, say};
use courtyard_core::cards::Suit;
use courtyard_core::game::{ByTurn, Spread, TurnOrder};
use courtyard_core::percent::{Percent, Ratio};

/// Maximum number of columns in the chart of a spread.
const COLUMNS: u64 = 12;

/// A value in a row of a [`Stat`].
#[derive(Debug, Clone, PartialEq)]
pub enum Cell {
    /// Words, or a number without a chart.
    Words(String),
    /// A whole number.
    Number(u64),
    /// A share in percent, or none of a whole of 0.
    Share(Option<Percent>),
    /// A probability with three decimal places, or none.
    Probability(Option<f64>),
    /// A number with this many decimal places, or none.
    Decimal(Option<f64>, usize),
}

impl From<String> for Cell {
    fn from(words: String) -> Cell {
        Cell::Words(words)
    }
}

impl From<u64> for Cell {
    fn from(number: u64) -> Cell {
        Cell::Number(number)
    }
}

impl From<Option<f64>> for Cell {
    /// A mean, with one decimal place.
    fn from(mean: Option<f64>) -> Cell {
        Cell::Decimal(mean, 1)
    }
}

impl Cell {
    /// Count, minimum, median, mean and maximum of a spread.
    pub fn spread(spread: &Spread) -> [Cell; 5] {
        [
            spread.count().into(),
            spread.least().unwrap_or_default().into(),
            spread.median().into(),
            spread.mean().into(),
            spread.most().unwrap_or_default().into(),
        ]
    }

    /// A part of a whole, in percent.
    pub fn share(part: u64, whole: u64) -> Cell {
        let share = Ratio::new(part.into(), whole.into()).percent();
        Cell::Share((whole > 0).then_some(share))
    }

    fn describe(&self, text: &Text) -> String {
        match self {
            Cell::Words(words) => words.clone(),
            Cell::Number(number) => number.to_string(),
            Cell::Share(None) | Cell::Decimal(None, _) | Cell::Probability(None) => NOTHING.into(),
            Cell::Share(Some(share)) => percent(text, *share),
            Cell::Probability(Some(share)) => probability(text, *share),
            Cell::Decimal(Some(number), digits) => decimal(text, *number, *digits),
        }
    }

    /// The value as the length of a bar; decimals in hundredths.
    fn length(&self) -> u64 {
        match self {
            Cell::Number(number) => *number,
            Cell::Decimal(Some(number), _) => (number * 100.0).round() as u64,
            Cell::Words(_) | Cell::Share(_) | Cell::Decimal(None, _) | Cell::Probability(_) => 0,
        }
    }
}

/// A chart.
#[derive(Debug, Clone, PartialEq)]
pub struct Figure {
    /// The title and accessible name.
    pub name: String,
    /// The chart's type and data.
    pub form: Form,
    /// The suit that the chart is about, if any: the chart is drawn on the face of a card.
    pub suit: Option<Suit>,
}

impl Figure {
    /// A chart that is about no suit.
    pub(super) fn new(name: String, form: Form) -> Figure {
        let suit = None;
        Figure { name, form, suit }
    }

    /// A spread as columns, with the messages of the axes, the vertical one first.
    pub fn spread(text: &Text, name: String, spread: &Spread, axes: [&str; 2]) -> Figure {
        let form = match spread.count() {
            0 => Form::Missing(say!(text, "figure-no-end")),
            _ => Form::Columns {
                axes: axes.map(|key| say!(text, key)),
                columns: columns(text, spread),
                expected: None,
            },
        };
        Figure::new(name, form)
    }
}

/// The type and data of a chart.
#[derive(Debug, Clone, PartialEq)]
pub enum Form {
    /// Horizontal bars, one or several per row.
    Bars {
        /// The names of the bars in each row.
        series: Vec<String>,
        /// The rows' names and their bars, one for each series.
        rows: Vec<(String, Vec<Length>)>,
    },
    /// Vertical bars.
    Columns {
        /// Titles of the axes, the vertical one first.
        axes: [String; 2],
        /// Each column's name and height.
        columns: Vec<(String, u64)>,
        /// The name and height of a horizontal line.
        expected: Option<(String, f64)>,
    },
    /// A sentence that explains why there is no chart.
    Missing(String),
    /// Two lines over whole numbers from 1.
    Lines {
        /// Titles of the axes, the vertical one first.
        axes: [String; 2],
        /// Each line's name and points.
        lines: [(String, Vec<Option<f64>>); 2],
    },
}

/// The length of a bar.
#[derive(Debug, Clone, PartialEq)]
pub struct Length {
    /// The number.
    pub value: u64,
    /// The whole that it is a part of, if both are drawn.
    pub of: Option<u64>,
    /// The label at the end of the bar.
    pub label: String,
}

impl Length {
    /// A number that is a part of another.
    pub fn part(value: u64, of: u64) -> Length {
        Length {
            value,
            of: Some(of),
            label: format!("{value}/{of}"),
        }
    }
}

/// A statistic under construction.
///
/// ```
/// use courtyard_core::game::Games;
/// use courtyard_text::{Language, Stat, Text};
///
/// let text = Text::new(Language::English, Games::new([]));
/// let table = Stat::new(&text, "stats-games")
///     .columns("", ["stats-games", "stats-drawn"])
///     .row(["Duel".to_owned().into(), 7.into(), 2.into()])
///     .bars("figure-games", &[(1, None)])
///     .table();
/// assert_eq!(table.rows, [["Duel", "7", "2"]]);
/// assert_eq!(table.figures.len(), 1);
/// ```
#[derive(Debug)]
pub struct Stat<'t> {
    text: &'t Text,
    table: Table,
    rows: Vec<Vec<Cell>>,
}

impl<'t> Stat<'t> {
    /// Creates a statistic with this message as title.
    pub fn new(text: &'t Text, title: &str) -> Stat<'t> {
        let table = Table {
            title: say!(text, title),
            ..Table::default()
        };
        Stat {
            text,
            table,
            rows: Vec::new(),
        }
    }

    /// Adds a column of words with this message, which may be empty, and columns of numbers with these messages.
    #[must_use]
    pub fn columns<const N: usize>(self, words: &str, numbers: [&str; N]) -> Self {
        let name = match words {
            "" => String::new(),
            key => say!(self.text, key),
        };
        self.column(Column::words(name)).numbers(numbers)
    }

    /// Adds columns of numbers with these messages.
    #[must_use]
    pub fn numbers<const N: usize>(self, names: [&str; N]) -> Self {
        let text = self.text;
        let names = names.into_iter().map(|name| say!(text, name));
        names.fold(self, Stat::named)
    }

    /// Adds a column of numbers with this name.
    #[must_use]
    pub fn named(self, name: String) -> Self {
        self.column(Column::numbers(name))
    }

    /// Adds a column.
    #[must_use]
    pub fn column(mut self, column: Column) -> Self {
        self.table.columns.push(column);
        self
    }

    /// Adds a row with a cell for every column.
    #[must_use]
    pub fn row(mut self, cells: impl IntoIterator<Item = Cell>) -> Self {
        self.rows.push(cells.into_iter().collect());
        self
    }

    /// Adds rows with a cell for every column.
    #[must_use]
    pub fn rows<R: IntoIterator<Item = Cell>>(self, rows: impl IntoIterator<Item = R>) -> Self {
        rows.into_iter().fold(self, Stat::row)
    }

    /// Adds rows of a name, a number and its share of the whole. Shares that make up the whole add up to 100%.
    #[must_use]
    pub fn shares(self, rows: impl IntoIterator<Item = (String, u64)>, whole: u64) -> Self {
        let (names, numbers): (Vec<String>, Vec<u64>) = rows.into_iter().unzip();
        let parts = numbers
            .iter()
            .map(|n| Ratio::new((*n).into(), whole.into()));
        let shares: Vec<Cell> = if numbers.iter().sum::<u64>() == whole && whole > 0 {
            let shares = Percent::of_list(&parts.collect::<Vec<_>>()).into_iter();
            shares.map(|share| Cell::Share(Some(share))).collect()
        } else {
            numbers.iter().map(|n| Cell::share(*n, whole)).collect()
        };
        let rows = names.into_iter().zip(numbers).zip(shares);
        self.rows(rows.map(|((name, n), share)| [name.into(), n.into(), share]))
    }

    /// Adds rows for the turns that most games reached, at most this number, with cells for the turn, the games, these
    /// places, the games with a winner, the winners and the losers. The first message is a note, the second one a note
    /// if later turns are left out.
    #[must_use]
    pub fn by_turn(
        self,
        turns: &ByTurn,
        places: &[TurnOrder],
        most: usize,
        [note, shown]: [&str; 2],
    ) -> Self {
        let text = self.text;
        let often = turns.of_most(most);
        let rows = (1u64..).zip(often).map(|(turn, at)| {
            let players = places.iter().map(|place| at.order[*place].mean().into());
            let ends = [
                at.won.into(),
                at.winners.mean().into(),
                at.losers.mean().into(),
            ];
            let cells = [turn.into(), at.games.into()].into_iter();
            cells.chain(players).chain(ends)
        });
        let stat = self.rows(rows).note(say!(text, note));
        let (few, all) = (often.len(), turns.0.len());
        if few < all {
            stat.note(say!(text, shown, shown = few, all, most))
        } else {
            stat
        }
    }

    /// Names the people whom each row is about.
    #[must_use]
    pub fn people(mut self, people: impl IntoIterator<Item = Vec<String>>) -> Self {
        self.table.people = people.into_iter().collect();
        self
    }

    /// Adds a sentence below the table.
    #[must_use]
    pub fn note(mut self, note: String) -> Self {
        self.table.notes.push(note);
        self
    }

    /// Draws columns of the rows so far as bars, each with the column of its whole, if any. The first cell is the name
    /// of the row.
    #[must_use]
    pub fn bars(self, name: &str, columns: &[(usize, Option<usize>)]) -> Self {
        let names = columns
            .iter()
            .map(|(column, _)| &self.table.columns[*column].name);
        let series = names.cloned().collect();
        let length = |row: &[Cell], (value, of): (usize, Option<usize>)| match of {
            Some(of) => Length::part(row[value].length(), row[of].length()),
            None => Length {
                value: row[value].length(),
                of: None,
                label: row[value].describe(self.text),
            },
        };
        let rows = self.rows.iter().map(|row| {
            let bars = columns.iter().map(|column| length(row, *column));
            (row[0].describe(self.text), bars.collect())
        });
        let rows = rows.collect();
        self.form(name, Form::Bars { series, rows })
    }

    /// Draws two columns of the rows so far as lines, with the messages of the axes, the vertical one first.
    #[must_use]
    pub fn lines(self, name: &str, axes: [&str; 2], columns: [usize; 2]) -> Self {
        let point = |cell: &Cell| match cell {
            Cell::Decimal(point, _) => *point,
            _ => None,
        };
        let lines: [(String, Vec<Option<f64>>); 2] = columns.map(|column| {
            let points = self.rows.iter().map(|row| point(&row[column]));
            (self.table.columns[column].name.clone(), points.collect())
        });
        let form = if lines
            .iter()
            .all(|(_, points)| points.iter().all(Option::is_none))
        {
            Form::Missing(say!(self.text, "figure-no-winner"))
        } else {
            Form::Lines {
                axes: axes.map(|key| say!(self.text, key)),
                lines,
            }
        };
        self.form(name, form)
    }

    /// Sets other names for the bars or lines of the last chart than those of their columns.
    #[must_use]
    pub fn series(mut self, names: [&str; 2]) -> Self {
        let names = names.map(|name| say!(self.text, name));
        match self.table.figures.last_mut().map(|figure| &mut figure.form) {
            Some(Form::Bars { series, .. }) => *series = names.into(),
            Some(Form::Lines { lines, .. }) => {
                for (line, name) in lines.iter_mut().zip(names) {
                    line.0 = name;
                }
            }
            Some(Form::Columns { .. } | Form::Missing(_)) | None => {}
        }
        self
    }

    /// Draws a spread as columns, with the messages of the axes, the vertical one first.
    #[must_use]
    pub fn spread(self, name: &str, spread: &Spread, axes: [&str; 2]) -> Self {
        let figure = Figure::spread(self.text, say!(self.text, name), spread, axes);
        self.draw(figure)
    }

    /// Adds a chart.
    #[must_use]
    pub fn draw(mut self, figure: Figure) -> Self {
        self.table.figures.push(figure);
        self
    }

    fn form(self, name: &str, form: Form) -> Self {
        let name = say!(self.text, name);
        self.draw(Figure::new(name, form))
    }

    /// The table with its charts.
    pub fn table(mut self) -> Table {
        let rows = self.rows.iter();
        let cells = |row: &Vec<Cell>| row.iter().map(|cell| cell.describe(self.text)).collect();
        self.table.rows = rows.map(cells).collect();
        self.table
    }
}

/// The columns of a spread from the minimum to the maximum; if there are many numbers, several share a column.
fn columns(text: &Text, spread: &Spread) -> Vec<(String, u64)> {
    let (Some(least), Some(most)) = (spread.least(), spread.most()) else {
        return Vec::new();
    };
    let width = (most - least).saturating_add(1).div_ceil(COLUMNS);
    let count = (most - least) / width + 1;
    let mut columns: Vec<(String, u64)> = (0..count)
        .map(|n| {
            let from = least + n * width;
            let name = match width {
                1 => from.to_string(),
                _ => say!(text, "figure-range", from, to = from + (width - 1)),
            };
            (name, 0)
        })
        .collect();
    for (value, times) in spread.iter() {
        columns[((value - least) / width) as usize].1 += times;
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::tests::text;

    #[test]
    fn a_spread_has_few_columns_with_all_its_numbers() {
        let text = text(Language::English);
        let of = |values: &[u64]| {
            let mut spread = Spread::default();
            values.iter().for_each(|value| spread.add(*value));
            columns(&text, &spread)
        };
        let named = |columns: &[(&str, u64)]| -> Vec<(String, u64)> {
            columns.iter().map(|(n, c)| ((*n).into(), *c)).collect()
        };
        assert_eq!(of(&[]), []);
        assert_eq!(of(&[3, 5, 5]), named(&[("3", 1), ("4", 0), ("5", 2)]));
        let many = of(&(1..=25).collect::<Vec<u64>>());
        assert_eq!(many.len(), 9);
        assert_eq!(many[0], ("1–3".into(), 3));
        assert_eq!(many[8], ("25–27".into(), 1));
    }

    #[test]
    fn shares_of_a_whole_add_up_to_100_percent() {
        let text = text(Language::English);
        let shares = |numbers: &[u64], whole| -> Vec<String> {
            let rows = numbers.iter().map(|n| (String::new(), *n));
            let stat = Stat::new(&text, "stats-games").shares(rows, whole);
            let rows = stat.table().rows.into_iter();
            rows.filter_map(|mut row| row.pop()).collect()
        };
        assert_eq!(shares(&[810, 150, 336], 1296), ["62%", "12%", "26%"]);
        assert_eq!(shares(&[1, 500], 1000), ["<1%", "50%"]);
        assert_eq!(shares(&[0, 0], 0), ["–", "–"]);
    }

    #[test]
    fn a_chart_without_points_explains_why() {
        let text = text(Language::English);
        let row = |turn: u64, winner: Option<f64>| [turn.into(), winner.into(), winner.into()];
        let of = |winner| {
            Stat::new(&text, "stats-games")
                .numbers(["fact-turns", "stats-won", "stats-lost"])
                .row(row(1, winner))
                .lines("figure-games", ["stats-games", "fact-turns"], [1, 2])
                .table()
        };
        let missing = Form::Missing("No curve yet: no finished game has a winner.".into());
        assert_eq!(of(None).figures[0].form, missing);
        assert!(matches!(of(Some(1.5)).figures[0].form, Form::Lines { .. }));
        let none = Figure::spread(&text, String::new(), &Spread::default(), ["", ""]);
        assert_eq!(none.form, Form::Missing("No finished game yet.".into()));
    }

    #[test]
    fn bars_show_the_rows_before_them() {
        let text = text(Language::English);
        let row =
            |name: &str, won: u64, games: u64| [name.to_owned().into(), won.into(), games.into()];
        let table = Stat::new(&text, "stats-games")
            .columns("", ["stats-won", "stats-games"])
            .row(row("Ana", 1, 3))
            .bars("figure-players", &[(1, Some(2)), (2, None)])
            .row(row("All", 2, 6))
            .table();
        assert_eq!(table.rows.len(), 2);
        let drawn = Form::Bars {
            series: vec!["Won".into(), "Games".into()],
            rows: vec![(
                "Ana".into(),
                vec![
                    Length::part(1, 3),
                    Length {
                        value: 3,
                        of: None,
                        label: "3".into(),
                    },
                ],
            )],
        };
        assert_eq!(table.figures[0].form, drawn);
    }
}
