//! A run for people: a sentence, a table and drawings.

use courtyard_lab::RunFile;
use courtyard_lab::figures::{Figure, Metric, holm};
use courtyard_lab::file::Sums;
use courtyard_text::export::safe_markdown;
use courtyard_text::{
    Axis, Bar, CHART_STYLE, Chart, Column, Form, Sample, Table, Text, chart_effects, decimal,
    describe_range, describe_starter, grouped, of_100, plain, say,
};

/// A figure under each set of rules, and the difference.
struct Row {
    name: String,
    /// How often 100 games, instead of how many per game.
    is_share: bool,
    sides: Vec<Option<Figure>>,
    difference: Option<Figure>,
    /// Whether the difference is significant together with all others.
    found: bool,
}

/// Whether a difference in the starter's score was found for these bots, and whether it has the same direction for
/// other bots, if they were tried.
fn answer(text: &Text, file: &RunFile, search: Option<&RunFile>) -> String {
    let Some(effect) = file.leading().filter(Figure::is_found) else {
        let played = grouped(text, file.games as usize);
        return say!(text, "lab-not-found", games = played);
    };
    let key = match search.map(RunFile::leading) {
        None => "lab-found",
        Some(Some(other)) if other.mean * effect.mean > 0.0 => "lab-found-same",
        Some(_) => "lab-depends",
    };
    text.get(key).into_owned()
}

fn rows(text: &Text, file: &RunFile) -> Vec<Row> {
    let games = file.games_per_block();
    let counts = &file.counts;
    let row = |name, is_share, figure: &dyn Fn(&Sums) -> Option<Figure>| Row {
        name,
        is_share,
        sides: counts.rules.iter().map(figure).collect(),
        difference: counts.difference.as_ref().and_then(figure),
        found: false,
    };
    let metrics = Metric::ALL.into_iter().map(|metric| {
        let is_share = !matches!(metric, Metric::Turns | Metric::Actions | Metric::Duels);
        let key = text.game_key(&file.game, &format!("lab-{metric}"));
        let name = text.get(&key).into_owned();
        row(name, is_share, &|sums| sums.metric(metric, games))
    });
    let mut rows: Vec<Row> = metrics.collect();
    rows.push(Row {
        difference: file.luck_difference(),
        ..row(say!(text, "lab-luck"), true, &|sums| sums.luck.figure())
    });
    let kinds = counts.rules.first().map(|sums| sums.uses.keys());
    for kind in kinds.into_iter().flatten() {
        let figure = |sums: &Sums| sums.uses.get(kind)?.figure(games);
        let key = text.game_key(&file.game, &format!("kind-{kind}"));
        let name = if text.has(&key) {
            text.get(&key)
        } else {
            plain(kind)
        };
        let name = say!(text, "lab-use", kind = &*name);
        rows.push(row(name, false, &figure));
    }
    rows.retain(|row| row.sides.iter().any(|f| f.is_some_and(|f| f.mean != 0.0)));
    let ps: Vec<f64> = rows
        .iter()
        .filter_map(|row| row.difference)
        .map(|f| f.p())
        .collect();
    let compared = rows.iter_mut().filter(|row| row.difference.is_some());
    for (row, found) in compared.zip(holm(&ps)) {
        row.found = found;
    }
    rows
}

impl Row {
    fn scale(&self) -> f64 {
        if self.is_share { 100.0 } else { 1.0 }
    }

    fn number(&self, text: &Text, value: f64) -> String {
        decimal(text, value * self.scale(), 1)
    }

    /// A figure that is at least this, and at most 1 if it is a share.
    fn cell(&self, text: &Text, figure: Option<Figure>, least: f64) -> String {
        let most = if self.is_share { 1.0 } else { f64::INFINITY };
        let number = |value: f64| self.number(text, value.clamp(least, most));
        figure.map_or_else(String::new, |figure| {
            let [from, to] = figure.interval.map(number);
            say!(text, "lab-cell", mean = number(figure.mean), from, to)
        })
    }

    /// A figure under one set of rules.
    fn side(&self, text: &Text, figure: Option<Figure>) -> String {
        self.cell(text, figure, 0.0)
    }

    /// The difference, with a star if it was found.
    fn difference(&self, text: &Text) -> String {
        let least = if self.is_share {
            -1.0
        } else {
            f64::NEG_INFINITY
        };
        let mark = if self.found { " *" } else { "" };
        self.cell(text, self.difference, least) + mark
    }
}

fn table(text: &Text, rows: &[Row], file: &RunFile) -> Table {
    let mut columns = vec![Column::words(text.get("lab-figure"))];
    for place in 1..=file.rules.len() {
        let name = match file.rules.len() {
            1 => text.get("stats-mean").into_owned(),
            _ => say!(text, "lab-rules", place),
        };
        columns.push(Column::numbers(name));
    }
    if file.counts.difference.is_some() {
        columns.push(Column::numbers(text.get("lab-difference")));
    }
    let cells = |row: &Row| {
        let mut cells = vec![row.name.clone()];
        cells.extend(row.sides.iter().map(|figure| row.side(text, *figure)));
        if file.counts.difference.is_some() {
            cells.push(row.difference(text));
        }
        cells
    };
    Table {
        title: text.get("lab-title").into_owned(),
        columns,
        rows: rows.iter().map(cells).collect(),
        ..Table::default()
    }
}

/// The answers in words.
fn sentences(text: &Text, file: &RunFile, search: Option<&RunFile>) -> Vec<String> {
    let games = file.games_per_block();
    let mut all = vec![say!(
        text,
        "lab-played",
        games = grouped(text, file.games as usize),
        blocks = grouped(text, file.blocks as usize),
        bots = plain(&file.bots.join(", ")).into_owned()
    )];
    if let Some(starter) = describe_starter(text, file, "lab-starter-changes") {
        all.push(starter);
        let compares = file.counts.difference.is_some();
        all.extend(compares.then(|| answer(text, file, search)));
    }
    let last = file.counts.rules.last();
    if let Some(score) = last.and_then(|sums| sums.metric(Metric::Score, games)) {
        all.push(say!(
            text,
            "lab-score-wins",
            bot = file
                .bots
                .first()
                .map_or_else(String::new, |bot| plain(bot).into_owned()),
            wins = of_100(text, score.mean),
            from = of_100(text, score.sequence[0]),
            to = of_100(text, score.sequence[1])
        ));
    }
    if file.counts.interrupted {
        all.push(text.get("lab-interrupted").into_owned());
    }
    all
}

fn notes(text: &Text, rows: &[Row]) -> Vec<String> {
    let mut notes = vec![text.get("lab-note-interval").into_owned()];
    if rows.iter().any(|row| row.found) {
        notes.push(text.get("lab-note-holm").into_owned());
    }
    notes
}

/// The report as plain text.
pub fn text(text: &Text, file: &RunFile, search: Option<&RunFile>) -> String {
    let rows = rows(text, file);
    let mut lines = sentences(text, file, search);
    lines.push(String::new());
    lines.extend(table(text, &rows, file).lines());
    lines.push(String::new());
    lines.extend(notes(text, &rows));
    lines.join("\n") + "\n"
}

/// The report as Markdown.
pub fn markdown(text: &Text, file: &RunFile, search: Option<&RunFile>) -> String {
    let rows = rows(text, file);
    let table = table(text, &rows, file);
    let line = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
    let escaped = |texts: &[String]| -> Vec<String> {
        texts.iter().map(|text| safe_markdown(text)).collect()
    };
    let names: Vec<String> = table.columns.iter().map(|c| c.name.clone()).collect();
    let alignment = |column: &Column| if column.is_number { "--:" } else { "---" }.to_owned();
    let mut page = vec![format!("# {}", safe_markdown(&table.title)), String::new()];
    page.push(escaped(&sentences(text, file, search)).join("\n\n"));
    page.push(String::new());
    page.push(line(escaped(&names)));
    page.push(line(table.columns.iter().map(alignment).collect()));
    page.extend(table.rows.iter().map(|row| line(escaped(row))));
    page.push(String::new());
    page.push(escaped(&notes(text, &rows)).join("\n\n"));
    page.join("\n") + "\n"
}

/// The report as a page with charts.
pub fn html(text: &Text, file: &RunFile, search: Option<&RunFile>) -> String {
    let escape = |text: &str| html_escape::encode_text(text).into_owned();
    let rows = rows(text, file);
    let table = table(text, &rows, file);
    let language = text.language().tag();
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
         <style>\n{CHART_STYLE}{STYLE}</style>\n<h1>{title}</h1>\n",
        title = escape(&table.title)
    );
    for sentence in sentences(text, file, search) {
        page += &format!("<p>{}</p>\n", escape(&sentence));
    }
    page += "<div>\n<table>\n<tr>";
    for column in &table.columns {
        page += &format!("<th scope=\"col\">{}</th>", escape(&column.name));
    }
    page += "</tr>\n";
    for row in &table.rows {
        let cells = row.iter().map(|cell| format!("<td>{}</td>", escape(cell)));
        page += &format!("<tr>{}</tr>\n", cells.collect::<String>());
    }
    page += "</table>\n</div>\n";
    for note in notes(text, &rows) {
        page += &format!("<p><small>{}</small></p>\n", escape(&note));
    }
    if file.counts.difference.is_some() {
        let title = escape(&text.get("lab-effects"));
        let chart = effects(text, &rows).svg("effects");
        page += &format!("<h2>{title}</h2>\n<figure>\n{chart}</figure>\n");
    }
    let charts = [
        (
            "lengths",
            "lab-lengths",
            lengths as fn(&Text, &Sums) -> Chart,
        ),
        ("leads", "lab-leads", leads),
    ];
    for (id, title, chart) in charts {
        let title = text.get(title);
        page += &format!("<h2>{}</h2>\n", escape(&title));
        for (place, sums) in (1_u64..).zip(&file.counts.rules) {
            let mut chart = chart(text, sums);
            chart.title = title.clone().into_owned();
            page += "<figure>\n";
            if file.counts.rules.len() > 1 {
                let rules = say!(text, "lab-rules", place);
                page += &format!("<figcaption>{}</figcaption>\n", escape(&rules));
                chart.about = rules;
            }
            page += &format!("{}</figure>\n", chart.svg(&format!("{id}-{place}")));
        }
    }
    page + "</html>\n"
}

/// The styles of the page, in the colours of its charts.
const STYLE: &str = "\
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
div { overflow-x: auto; }
table { border-collapse: collapse; }
td, th { padding: 0.2rem 0.8rem; border-bottom: 1px solid var(--line); }
td + td { text-align: right; }
";

/// Each difference with the interval of the table in standard deviations, in the zone of an interval around 0. The colored
/// ones have a star in the table.
fn effects(text: &Text, rows: &[Row]) -> Chart {
    let effects = rows.iter().filter_map(|row| {
        let effect = row.difference?;
        Some((row.name.clone(), effect, effect.interval, row.found))
    });
    let mut chart = chart_effects(text, effects);
    if let Form::Rows(rows) = &mut chart.form {
        for bar in rows.iter_mut().flat_map(|(_, bars)| bars) {
            bar.ground = bar
                .interval
                .map(|[from, to]| [(from - to) / 2.0, (to - from) / 2.0]);
        }
    }
    let legend = [
        (Sample::Series(0), "lab-legend-found"),
        (Sample::Faint, "lab-legend-open"),
        (Sample::Ground, "lab-legend-zone"),
    ];
    chart.legend = legend.map(|(sample, key)| (sample, say!(text, key))).into();
    chart
}

fn lengths(text: &Text, sums: &Sums) -> Chart {
    let lengths = sums.lengths.clone().into();
    let axes = ["stats-games", "fact-turns"];
    Chart::spread(text, String::new(), &lengths, axes)
}

/// Maximum number of columns of a chart of leads.
const LEADS: u64 = 12;

/// The share of games won by the leader, for each lead in the middle of the game, with its 95 % interval. Great leads are taken
/// together.
fn leads(text: &Text, sums: &Sums) -> Chart {
    let leads = &sums.leads;
    let greatest = leads.keys().next_back().copied().unwrap_or(0);
    let width = greatest.div_ceil(LEADS).max(1);
    let mut counts = vec![[0; 2]; greatest.div_ceil(width) as usize];
    for (lead, [games, wins]) in leads.iter().filter(|(lead, _)| **lead > 0) {
        let count: &mut [u64; 2] = &mut counts[((lead - 1) / width) as usize];
        count[0] += games;
        count[1] += wins;
    }
    let bar = |[games, wins]: &[u64; 2]| {
        if *games == 0 {
            return Bar::default();
        }
        let share = *wins as f64 / *games as f64;
        let half = 1.96 * (share * (1.0 - share) / *games as f64).sqrt();
        Bar {
            interval: Some([share - half, share + half].map(|end| 100.0 * end.clamp(0.0, 1.0))),
            ..Bar::new(100.0 * share, String::new())
        }
    };
    let names =
        (0..counts.len() as u64).map(|place| describe_range(text, width * place + 1, width));
    Chart {
        up: Axis::of_percent(text, say!(text, "stats-won")),
        across: Axis::of_places(say!(text, "lab-lead"), names),
        form: Form::Columns {
            bars: counts.iter().map(bar).collect(),
            level: None,
        },
        ..Chart::default()
    }
}
