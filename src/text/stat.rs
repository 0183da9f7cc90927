//! A statistic: numbers for a table and its charts.

use super::chart::legend;
use super::table::NOTHING;
use super::{
    Axis, Bar, Chart, Column, Curve, Form, Table, Text, Trace, decimal, percent, probability, say,
};
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

    /// The value of a bar or of a point.
    fn number(&self) -> Option<f64> {
        match self {
            Cell::Number(number) => Some(*number as f64),
            Cell::Decimal(number, _) => *number,
            Cell::Words(_) | Cell::Share(_) | Cell::Probability(_) => None,
        }
    }
}

impl Chart {
    /// A chart with a title that explains why there are no data.
    fn missing(title: String, why: String) -> Chart {
        Chart {
            title,
            form: Form::Missing(why),
            ..Chart::default()
        }
    }

    /// Rows of bars, with the names of the bars in each row.
    pub(super) fn rows(
        text: &Text,
        title: String,
        mut series: Vec<String>,
        rows: Vec<(String, Vec<Bar>)>,
    ) -> Chart {
        // The axis has the name of the only series.
        let name = if series.len() == 1 {
            series.pop()
        } else {
            None
        };
        let reach = rows.iter().flat_map(|(_, bars)| bars).flat_map(Bar::reach);
        Chart {
            title,
            across: Axis::of_numbers(text, name.unwrap_or_default(), reach, 1.0),
            legend: legend(series),
            form: Form::Rows(rows),
            ..Chart::default()
        }
    }

    /// Vertical bars of whole numbers, with the messages of the axes, the vertical one first.
    pub(super) fn columns(
        text: &Text,
        title: String,
        axes: [&str; 2],
        columns: impl IntoIterator<Item = (String, u64)>,
    ) -> Chart {
        let [up, across] = axes.map(|key| say!(text, key));
        let (names, numbers): (Vec<String>, Vec<u64>) = columns.into_iter().unzip();
        let bar = |number: &u64| Bar::new(*number as f64, number.to_string());
        Chart {
            title,
            up: Axis::of_numbers(text, up, numbers.iter().map(|n| *n as f64), 1.0),
            across: Axis::of_places(across, names),
            form: Form::Columns {
                bars: numbers.iter().map(bar).collect(),
                level: None,
            },
            ..Chart::default()
        }
    }

    /// A spread as columns, with the messages of the axes, the vertical one first.
    pub fn spread(text: &Text, title: String, spread: &Spread, axes: [&str; 2]) -> Chart {
        match spread.count() {
            0 => Chart::missing(title, say!(text, "figure-no-end")),
            _ => Chart::columns(text, title, axes, columns(text, spread)),
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
/// assert_eq!(table.charts.len(), 1);
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
        let number = |cell: &Cell| cell.number().unwrap_or_default();
        let bar = |row: &[Cell], (value, of): (usize, Option<usize>)| match of {
            Some(of) => Bar::part(number(&row[value]) as u64, number(&row[of]) as u64),
            None => Bar::new(number(&row[value]), row[value].describe(self.text)),
        };
        let rows = self.rows.iter().map(|row| {
            let bars = columns.iter().map(|column| bar(row, *column));
            (row[0].describe(self.text), bars.collect())
        });
        let chart = Chart::rows(self.text, say!(self.text, name), series, rows.collect());
        self.draw(chart)
    }

    /// Draws two columns of the rows so far as curves over whole numbers from 1, with the messages of the axes, the vertical
    /// one first.
    #[must_use]
    pub fn lines(self, name: &str, axes: [&str; 2], columns: [usize; 2]) -> Self {
        let text = self.text;
        let title = say!(text, name);
        let curves = columns.map(|column| {
            let points = (0..).map(f64::from).zip(&self.rows);
            let points = points.filter_map(|(n, row)| Some((n, row[column].number()?)));
            Curve {
                points: points.collect(),
                end: String::new(),
            }
        });
        let values = curves.iter().flat_map(|curve| &curve.points);
        let values: Vec<f64> = values.map(|(_, value)| *value).collect();
        if values.is_empty() {
            return self.draw(Chart::missing(title, say!(text, "figure-no-winner")));
        }
        let [up, across] = axes.map(|key| say!(text, key));
        let places = (1..=self.rows.len()).map(|n| n.to_string());
        let names = columns.map(|column| self.table.columns[column].name.clone());
        self.draw(Chart {
            title,
            up: Axis::of_numbers(text, up, values, 1.0),
            across: Axis::of_places(across, places),
            legend: legend(names),
            form: Form::Curves {
                trace: Trace::Dotted,
                curves: curves.into(),
                marks: Vec::new(),
            },
            ..Chart::default()
        })
    }

    /// Sets other names for the bars or curves of the last chart than those of their columns.
    #[must_use]
    pub fn series(mut self, names: [&str; 2]) -> Self {
        let names = names.map(|name| say!(self.text, name));
        if let Some(chart) = self.table.charts.last_mut()
            && !chart.legend.is_empty()
        {
            chart.legend = legend(names);
        }
        self
    }

    /// Draws a spread as columns, with the messages of the axes, the vertical one first.
    #[must_use]
    pub fn spread(self, name: &str, spread: &Spread, axes: [&str; 2]) -> Self {
        let chart = Chart::spread(self.text, say!(self.text, name), spread, axes);
        self.draw(chart)
    }

    /// Adds a chart.
    #[must_use]
    pub fn draw(mut self, chart: Chart) -> Self {
        self.table.charts.push(chart);
        self
    }

    /// The table with its charts.
    pub fn table(mut self) -> Table {
        let rows = self.rows.iter();
        let cells = |row: &Vec<Cell>| row.iter().map(|cell| cell.describe(self.text)).collect();
        self.table.rows = rows.map(cells).collect();
        self.table
    }
}

/// This number of whole numbers in a row, such as `5` or `5–9`.
pub fn describe_range(text: &Text, from: u64, count: u64) -> String {
    match count {
        1 => from.to_string(),
        _ => say!(text, "figure-range", from, to = from + (count - 1)),
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
            let name = describe_range(text, least + n * width, width);
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
        assert_eq!(of(None).charts[0].form, missing);
        assert!(matches!(of(Some(1.5)).charts[0].form, Form::Curves { .. }));
        let none = Chart::spread(&text, String::new(), &Spread::default(), ["", ""]);
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
        let bars = vec![Bar::part(1, 3), Bar::new(3.0, "3".into())];
        let drawn = Form::Rows(vec![("Ana".into(), bars)]);
        assert_eq!(table.charts[0].form, drawn);
    }
}
