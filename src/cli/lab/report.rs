//! A run for people: a sentence, a table and drawings.

use courtyard_lab::RunFile;
use courtyard_lab::figures::{Figure, Metric, holm};
use courtyard_lab::file::Sums;
use courtyard_text::export::safe_markdown;
use courtyard_text::{Column, Table, Text, decimal, describe_starter, grouped, of_100, plain, say};

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

/// The report as a page with drawings.
pub fn html(text: &Text, file: &RunFile, search: Option<&RunFile>) -> String {
    let escape = |text: &str| html_escape::encode_text(text).into_owned();
    let rows = rows(text, file);
    let table = table(text, &rows, file);
    let language = text.language().tag();
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <style>body{{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}}\
         table{{border-collapse:collapse}}td,th{{padding:.2rem .8rem;border-bottom:1px solid #ccc}}\
         td+td{{text-align:right}}svg{{width:100%;height:auto}}svg text{{font:12px sans-serif}}</style>\n<h1>{title}</h1>\n",
        title = escape(&table.title)
    );
    for sentence in sentences(text, file, search) {
        page += &format!("<p>{}</p>\n", escape(&sentence));
    }
    page += "<table>\n<tr>";
    for column in &table.columns {
        page += &format!("<th scope=\"col\">{}</th>", escape(&column.name));
    }
    page += "</tr>\n";
    for row in &table.rows {
        let cells = row.iter().map(|cell| format!("<td>{}</td>", escape(cell)));
        page += &format!("<tr>{}</tr>\n", cells.collect::<String>());
    }
    page += "</table>\n";
    for note in notes(text, &rows) {
        page += &format!("<p><small>{}</small></p>\n", escape(&note));
    }
    if file.counts.difference.is_some() {
        page += &format!("<h2>{}</h2>\n", escape(&text.get("lab-effects")));
        page += &effects(text, &rows, &escape);
    }
    page += &format!("<h2>{}</h2>\n", escape(&text.get("lab-lengths")));
    for sums in &file.counts.rules {
        page += &lengths(&sums.lengths);
    }
    page += &format!("<h2>{}</h2>\n", escape(&text.get("lab-leads")));
    for sums in &file.counts.rules {
        page += &leads(&sums.leads);
    }
    page + "</html>\n"
}

/// The color of a difference in the chart: one that was found, or another one.
fn color(found: bool) -> &'static str {
    if found { "#0a58a8" } else { "#777" }
}

/// Each difference with the interval of the table in standard deviations, in the grey zone of an interval around 0. The
/// colored ones have a star in the table.
fn effects(text: &Text, rows: &[Row], escape: &impl Fn(&str) -> String) -> String {
    const ROW: usize = 24;
    const MIDDLE: f64 = 700.0;
    const HALF: f64 = 280.0;
    let shown: Vec<(&Row, Figure)> = rows
        .iter()
        .filter_map(|row| Some((row, row.difference.filter(|figure| figure.sd > 0.0)?)))
        .collect();
    let bottom = ROW * shown.len() + 5;
    let ends = |figure: &Figure| figure.interval.map(|end| end / figure.sd);
    let all = shown.iter().flat_map(|(_, figure)| ends(figure));
    let most = axis_end(all.fold(0.0, |most: f64, end| most.max(end.abs())));
    let x = |value: f64| MIDDLE + HALF * value / most;
    let title = escape(&text.get("lab-effects"));
    let mut svg = format!(
        "<svg viewBox=\"0 0 1000 {}\" role=\"img\" aria-label=\"{title}\">\n",
        bottom + 110
    );
    for (place, (row, figure)) in shown.iter().enumerate() {
        let y = ROW * place + 17;
        let [from, to] = ends(figure).map(x);
        let half = (to - from) / 2.0;
        let color = color(row.found);
        svg += &format!(
            "<rect x=\"{:.1}\" y=\"{}\" width=\"{:.1}\" height=\"18\" fill=\"#eee\"/>\
             <text x=\"0\" y=\"{}\">{}</text>\
             <line x1=\"{from:.1}\" x2=\"{to:.1}\" y1=\"{y}\" y2=\"{y}\" stroke=\"{color}\" stroke-width=\"2\"/>\
             <circle cx=\"{:.1}\" cy=\"{y}\" r=\"4\" fill=\"{color}\"/>\n",
            MIDDLE - half,
            y - 9,
            2.0 * half,
            y + 4,
            escape(&row.name),
            x(figure.mean / figure.sd),
        );
    }
    for part in [-1.0, -0.5, 0.0, 0.5, 1.0] {
        let at = x(part * most);
        let color = if part == 0.0 { "#000" } else { "#ccc" };
        let number = decimal(text, part * most, 2);
        svg += &format!(
            "<line x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"0\" y2=\"{bottom}\" stroke=\"{color}\"/>\
             <text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{number}</text>\n",
            bottom + 15
        );
    }
    svg += &format!(
        "<text x=\"{MIDDLE}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n",
        bottom + 32,
        escape(&text.get("lab-axis"))
    );
    let legend = [
        (color(true), "lab-legend-found"),
        (color(false), "lab-legend-open"),
        ("#eee", "lab-legend-zone"),
    ];
    for (place, (color, key)) in legend.into_iter().enumerate() {
        let y = bottom + 44 + 20 * place;
        svg += &format!(
            "<rect x=\"0\" y=\"{y}\" width=\"24\" height=\"12\" fill=\"{color}\"/>\
             <text x=\"32\" y=\"{}\">{}</text>\n",
            y + 11,
            escape(&text.get(key))
        );
    }
    svg + "</svg>\n"
}

/// The end of an axis that shows numbers up to this: 1, 2 or 5 times a power of 10, at least 0.02.
fn axis_end(most: f64) -> f64 {
    let power = 10_f64.powf(most.max(0.02).log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|step| step * power);
    steps.into_iter().find(|end| *end >= most).unwrap_or(most)
}

/// The number of games of each length, in at most 40 bars.
fn lengths(lengths: &std::collections::BTreeMap<u64, u64>) -> String {
    let longest = lengths.keys().next_back().copied().unwrap_or(0);
    let width = longest / 40 + 1;
    let mut bars = vec![0; (longest / width + 1) as usize];
    for (length, games) in lengths {
        bars[(length / width) as usize] += games;
    }
    let most = bars.iter().copied().max().unwrap_or(1).max(1);
    let mut svg = "<svg viewBox=\"0 0 800 180\" role=\"img\">\n".to_owned();
    let step = 800.0 / bars.len() as f64;
    for (place, games) in bars.iter().enumerate() {
        let height = 150.0 * *games as f64 / most as f64;
        svg += &format!(
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\" fill=\"#0a58a8\"/>\n",
            step * place as f64,
            155.0 - height,
            (step - 1.0).max(1.0),
        );
    }
    svg + &format!(
        "<text x=\"0\" y=\"175\">0</text><text x=\"800\" y=\"175\" text-anchor=\"end\">{longest}</text>\n</svg>\n"
    )
}

/// The share of games won by the leader, for each lead in the middle of the game, with its 95 % interval. At most 12 leads;
/// greater ones are taken together.
fn leads(leads: &std::collections::BTreeMap<u64, [u64; 2]>) -> String {
    let greatest = leads.keys().next_back().copied().unwrap_or(0);
    let width = greatest.div_ceil(12).max(1);
    let mut bars = vec![[0; 2]; greatest.div_ceil(width) as usize];
    for (lead, [games, wins]) in leads.iter().filter(|(lead, _)| **lead > 0) {
        let bar: &mut [u64; 2] = &mut bars[((lead - 1) / width) as usize];
        bar[0] += games;
        bar[1] += wins;
    }
    let mut svg = "<svg viewBox=\"0 0 800 180\" role=\"img\">\n".to_owned();
    let step = 740.0 / bars.len().max(1) as f64;
    let y = |share: f64| 155.0 - 145.0 * share;
    for share in [0.0, 0.5, 1.0] {
        svg += &format!(
            "<line x1=\"50\" x2=\"800\" y1=\"{0:.1}\" y2=\"{0:.1}\" stroke=\"#ccc\"/>\
             <text x=\"0\" y=\"{1:.1}\">{2:.0} %</text>\n",
            y(share),
            y(share) + 4.0,
            100.0 * share
        );
    }
    for (place, [games, wins]) in bars.iter().enumerate() {
        if *games == 0 {
            continue;
        }
        let share = *wins as f64 / *games as f64;
        let half = 1.96 * (share * (1.0 - share) / *games as f64).sqrt();
        let x = 55.0 + step * place as f64;
        let middle = x + step / 2.0 - 2.0;
        let first = width * place as u64 + 1;
        let label = match width {
            1 => first.to_string(),
            _ => format!("{first}–{}", first + width - 1),
        };
        svg += &format!(
            "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"#0a58a8\"/>\
             <line x1=\"{middle:.1}\" x2=\"{middle:.1}\" y1=\"{:.1}\" y2=\"{:.1}\" stroke=\"#000\"/>\
             <text x=\"{middle:.1}\" y=\"175\" text-anchor=\"middle\">{label}</text>\n",
            y(share),
            (step - 4.0).max(1.0),
            155.0 - y(share),
            y((share + half).min(1.0)),
            y((share - half).max(0.0)),
        );
    }
    svg + "</svg>\n"
}
