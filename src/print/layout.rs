//! The layout of each aid on one page.

use strum::{Display, EnumString, VariantArray, VariantNames};

use courtyard_text::{Aid, AidContent, Chapter, Fact, Language, MatRow, Place, Track};

use crate::font::{Face, Fonts};
use crate::mark::{DASHED, Mark, Page, Pen, THICK, THIN};

/// A size of paper.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, VariantArray, VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// The paper that is usual in the country of this locale, such as `en-US` or `es_MX.UTF-8`; A4 without a country.
    pub fn of_locale(locale: &str) -> Paper {
        let mut parts = locale.split(['-', '_', '.', '@']).skip(1);
        let country = parts.find(|part| part.len() == 2);
        match country.map(str::to_ascii_uppercase).as_deref() {
            Some(
                "US" | "CA" | "MX" | "CO" | "CL" | "VE" | "PH" | "GT" | "CR" | "PA" | "PR" | "DO"
                | "NI" | "SV" | "HN",
            ) => Paper::Letter,
            _ => Paper::A4,
        }
    }

    /// Width and height of an upright page, in points.
    const fn size(self) -> [f32; 2] {
        match self {
            Paper::A4 => [595.28, 841.89],
            Paper::Letter => [612.0, 792.0],
        }
    }
}

/// A millimetre in points.
const MM: f32 = 72.0 / 25.4;

/// The distance of two lines, in font sizes.
const LEADING: f32 = 1.22;

/// A playing card's width and height.
const CARD: [f32; 2] = [63.0 * MM, 88.0 * MM];

/// Lays out the aid.
pub(crate) fn page(aid: &Aid, paper: Paper) -> Page {
    let [short, long] = paper.size();
    let mut painter = Painter {
        language: aid.language,
        fonts: Fonts::new(),
        marks: Vec::new(),
    };
    let (width, height) = match &aid.content {
        AidContent::Reference(chapters) => {
            let area = Area::within([short, long], 11.0 * MM);
            let top = painter.head(aid, &aid.rules[..1.min(aid.rules.len())], 20.0, area);
            painter.reference(chapters, Area { top, ..area });
            (short, long)
        }
        AidContent::Mat(rows) => {
            let area = Area::within([long, short], 8.0 * MM);
            let top = painter.head(aid, &aid.rules, 12.0, area);
            painter.mat(rows, Area { top, ..area });
            (long, short)
        }
        AidContent::Sheet {
            number,
            players,
            notes,
            total,
        } => {
            let area = Area::within([short, long], 14.0 * MM);
            let top = painter.head(aid, &aid.rules, 20.0, area);
            let area = Area { top, ..area };
            painter.sheet(area, [number, notes, total], players);
            (short, long)
        }
    };
    Page {
        width,
        height,
        marks: painter.marks,
    }
}

/// A part of a page.
#[derive(Debug, Clone, Copy)]
struct Area {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

impl Area {
    fn within([width, height]: [f32; 2], margin: f32) -> Area {
        Area {
            left: margin,
            top: margin,
            right: width - margin,
            bottom: height - margin,
        }
    }

    fn width(self) -> f32 {
        self.right - self.left
    }

    /// The columns of the area, with gaps between them.
    fn columns(self, count: usize, gap: f32) -> impl Iterator<Item = Area> {
        let width = (self.width() - gap * (count as f32 - 1.0)) / count as f32;
        (0..count).map(move |n| {
            let left = self.left + n as f32 * (width + gap);
            Area {
                left,
                right: left + width,
                ..self
            }
        })
    }
}

/// A word of a text with its width in font sizes.
#[derive(Debug, Clone)]
struct Word {
    face: Face,
    text: String,
    width: f32,
}

/// A line of a text that is ready to be placed.
#[derive(Debug)]
struct Line<'w> {
    words: &'w [Word],
    size: f32,
    /// The space above it, unless it is the first of its column.
    above: f32,
    /// Whether the next line has to be in the same column.
    keeps_next: bool,
}

/// The font, the size in points and the shade of a text, from 0 for black to 1 for white.
#[derive(Debug, Clone, Copy)]
struct Lettering {
    face: Face,
    size: f32,
    gray: f32,
}

impl Lettering {
    const fn of(face: Face, size: f32, gray: f32) -> Lettering {
        Lettering { face, size, gray }
    }
}

struct Painter {
    language: Language,
    fonts: Fonts,
    marks: Vec<Mark>,
}

impl Painter {
    /// Writes the game, the aid's name and its rules. Returns the upper edge of what follows.
    fn head(&mut self, aid: &Aid, rules: &[Fact], size: f32, area: Area) -> f32 {
        let baseline = area.top + size * 0.8;
        let black = Lettering::of(Face::Serif, size, 0.0);
        let after = self.text(area.left, baseline, &aid.game, black);
        let soft = Lettering::of(Face::Sans, size * 0.6, 0.3);
        let after = self.text(after + size * 0.5, baseline, &aid.title, soft);
        let small = (size * 0.42).max(7.5);
        let mut facts = rules.iter();
        let mut y = baseline;
        if let Some(edition) = facts.next() {
            let label = aid.language.labelled(&edition.name, &edition.value);
            let width = self.fonts.width(Face::Sans, &label) * small;
            let x = (area.right - width).max(after + size * 0.5);
            self.text(x, baseline, &label, Lettering::of(Face::Sans, small, 0.3));
        }
        y += size * 0.35;
        self.line([area.left, y], [area.right, y], THICK);
        y += size * 0.3;
        for fact in facts {
            let words = self.fact(fact);
            y = self.lines([area.left, y], &words, area.width(), small) + small * 0.4;
        }
        y
    }

    /// Writes the chapters in columns, in the largest size that fits.
    fn reference(&mut self, chapters: &[Chapter], area: Area) {
        let chapters: Vec<(Vec<Word>, Vec<Vec<Word>>)> = chapters
            .iter()
            .map(|chapter| {
                let paragraphs = chapter.paragraphs.iter();
                let paragraphs = paragraphs.map(|paragraph| self.paragraph(paragraph));
                (
                    self.split(Face::Serif, &chapter.title),
                    paragraphs.collect(),
                )
            })
            .collect();
        // Quarters of a point, from the largest size down; the smallest one fits any text.
        for quarters in (1..=42).rev() {
            let size = quarters as f32 / 4.0;
            let count = if size > 7.5 { 2 } else { 3 };
            let columns: Vec<Area> = area.columns(count, 5.0 * MM).collect();
            let width = columns[0].width() / size;
            let mut all = Vec::new();
            for (title, paragraphs) in &chapters {
                let title_size = size * 1.2;
                for line in lines(title, width / 1.2) {
                    all.push(Line {
                        words: line,
                        size: title_size,
                        above: size * 0.7,
                        keeps_next: true,
                    });
                }
                for paragraph in paragraphs {
                    for (n, line) in lines(paragraph, width).into_iter().enumerate() {
                        all.push(Line {
                            words: line,
                            size,
                            above: if n == 0 { size * 0.3 } else { 0.0 },
                            keeps_next: false,
                        });
                    }
                }
            }
            if let Some(placed) = place(&all, &columns) {
                for (line, [x, y]) in all.iter().zip(placed) {
                    self.words(x, y, line.words, line.size);
                }
                return;
            }
        }
    }

    /// Draws the rows of a mat. Places for cards share the height that the other rows leave.
    fn mat(&mut self, rows: &[MatRow], area: Area) {
        /// The smallest and the largest gap above a row.
        const GAPS: [f32; 2] = [2.5 * MM, 10.0 * MM];
        let rows: Vec<&MatRow> = rows.iter().filter(|row| !is_empty(row)).collect();
        let fixed = rows.iter().map(|row| self.height(row, area)).sum::<f32>();
        let free = area.bottom - area.top - fixed;
        let cards = rows.iter().filter(|row| matches!(row, MatRow::Places(_)));
        let cards = cards.count() as f32;
        let count = rows.len() as f32;
        let each = ((free - GAPS[0] * count) / cards.max(1.0)).min(CARD[1]);
        let gap = ((free - each * cards) / count).clamp(GAPS[0], GAPS[1]);
        let mut top = area.top;
        for row in rows {
            let height = self.height(row, area);
            top += gap;
            let own = Area { top, ..area };
            top += height;
            match row {
                MatRow::Places(places) => top += self.places(places, own, each),
                MatRow::Tracks(tracks) => self.tracks(tracks, own, height),
                MatRow::Checks(checks) => self.checks(checks, own, height),
                MatRow::Facts(facts) => self.facts(facts, own),
            }
        }
    }

    /// The height of a row without the cards' part.
    fn height(&self, row: &MatRow, area: Area) -> f32 {
        match row {
            MatRow::Places(places) => {
                if places.iter().any(|place| place.boxes.is_some()) {
                    BOX + 1.5 * MM
                } else {
                    0.0
                }
            }
            MatRow::Tracks(_) => 14.0 * MM,
            MatRow::Checks(checks) => {
                let columns = area.columns(checks.len(), 3.0 * MM);
                let heights = columns.zip(checks).map(|(column, check)| {
                    let about = self.split(Face::Sans, &check.value);
                    let lines = lines(&about, (column.width() - 4.0 * MM) / SMALL);
                    7.5 * MM + lines.len() as f32 * SMALL * LEADING
                });
                heights.fold(0.0, f32::max)
            }
            MatRow::Facts(facts) => {
                let columns = self.fact_columns(facts, area).into_iter();
                columns.map(|(_, _, height)| height).fold(0.0, f32::max)
            }
        }
    }

    /// Draws places for cards, not larger than cards. Returns the height of a card's place.
    fn places(&mut self, places: &[Place], area: Area, most: f32) -> f32 {
        const GAP: f32 = 2.0 * MM;
        let count = places.len() as f32;
        let width = ((area.width() - GAP * (count - 1.0)) / count).min(CARD[0]);
        let width = width.min(most * CARD[0] / CARD[1]);
        let height = width * CARD[1] / CARD[0];
        let gap = (area.width() - width * count) / (count - 1.0).max(1.0);
        let gap = gap.min(10.0 * MM);
        let all = width * count + gap * (count - 1.0);
        let mut x = area.left + (area.width() - all) / 2.0;
        for place in places {
            self.outline(x, area.top, [width, height], 3.0 * MM, DASHED);
            let name = self.fitted(Face::Strong, &place.name, 10.0, width - 6.0 * MM);
            self.centred(x + width / 2.0, area.top + 7.0 * MM, &place.name, name);
            if let Some((name, count)) = &place.boxes {
                let top = area.top + height + 1.5 * MM;
                let letters = Lettering::of(Face::Sans, 8.0, 0.3);
                let after = self.text(x, top + BOX / 2.0 + 3.0, name, letters) + 2.0 * MM;
                let step = (BOX + 2.0 * MM).min((x + width - after) / f32::from(*count));
                for n in 0..*count {
                    let left = after + f32::from(n) * step;
                    self.outline(left, top, [BOX, BOX], BOX / 2.0, THIN);
                }
            }
            x += width + gap;
        }
        height
    }

    /// Draws tracks beside one another; each is as wide as its number of fields demands.
    fn tracks(&mut self, tracks: &[Track], area: Area, height: f32) {
        const GAP: f32 = 5.0 * MM;
        let fields: usize = tracks.iter().map(|track| track.fields.len()).sum();
        let gaps = GAP * tracks.len().saturating_sub(1) as f32;
        let each = ((area.width() - gaps) / fields.max(1) as f32).min(16.0 * MM);
        let mut x = area.left;
        let top = area.top + 4.0 * MM;
        for track in tracks {
            self.text(
                x,
                area.top + 3.0 * MM,
                &track.name,
                Lettering::of(Face::Strong, 9.0, 0.0),
            );
            for field in &track.fields {
                self.outline(x, top, [each, height - 4.0 * MM], 0.0, THIN);
                let letters = Lettering::of(Face::Sans, 10.0, 0.0);
                let middle = top + (height - 4.0 * MM) / 2.0 + 3.5;
                self.centred(x + each / 2.0, middle, field, letters);
                x += each;
            }
            x += GAP;
        }
    }

    /// Draws items with a box to put a marker on.
    fn checks(&mut self, checks: &[Fact], area: Area, height: f32) {
        let columns: Vec<Area> = area.columns(checks.len(), 3.0 * MM).collect();
        for (column, check) in columns.into_iter().zip(checks) {
            let size = [column.width(), height];
            self.outline(column.left, column.top, size, 2.0 * MM, THIN);
            let left = column.left + 2.0 * MM;
            let top = column.top + 1.5 * MM;
            self.text(
                left,
                top + 3.2 * MM,
                &check.name,
                Lettering::of(Face::Strong, 9.5, 0.0),
            );
            let right = column.right - 6.0 * MM;
            self.outline(right, top, [4.5 * MM, 4.5 * MM], 1.0 * MM, THIN);
            let about = self.split(Face::Sans, &check.value);
            let width = column.width() - 4.0 * MM;
            self.lines([left, column.top + 6.5 * MM], &about, width, SMALL);
        }
    }

    /// Writes reminders in columns.
    fn facts(&mut self, facts: &[Fact], area: Area) {
        for (column, paragraphs, _) in self.fact_columns(facts, area) {
            let mut y = column.top;
            for words in &paragraphs {
                y = self.lines([column.left, y], words, column.width(), SMALL) + SMALL * 0.3;
            }
        }
    }

    /// Distributes reminders over columns of similar height: each column with its reminders and their height.
    fn fact_columns(&self, facts: &[Fact], area: Area) -> Vec<(Area, Vec<Vec<Word>>, f32)> {
        let columns: Vec<Area> = area.columns(4, 4.0 * MM).collect();
        let width = columns[0].width() / SMALL;
        let heights = facts.iter().map(|fact| {
            let words = self.fact(fact);
            let height = lines(&words, width).len() as f32 * SMALL * LEADING + SMALL * 0.3;
            (words, height)
        });
        let paragraphs: Vec<(Vec<Word>, f32)> = heights.collect();
        let all: f32 = paragraphs.iter().map(|(_, height)| height).sum();
        let mut filled: Vec<(Area, Vec<Vec<Word>>, f32)> = columns
            .into_iter()
            .map(|column| (column, Vec::new(), 0.0))
            .collect();
        let mut before = 0.0;
        for (words, height) in paragraphs {
            // The column in which the middle of the reminder would be, if one column continued in the next.
            let column = ((before + height / 2.0) / all * 4.0) as usize;
            let (_, paragraphs, used) = &mut filled[column.min(3)];
            paragraphs.push(words);
            *used += height;
            before += height;
        }
        filled
    }

    /// Draws a table with a column per player.
    fn sheet(&mut self, area: Area, [number, notes, total]: [&str; 3], players: &[String]) {
        const ROWS: usize = 20;
        const FIRST: f32 = 16.0 * MM;
        let top = area.top + 2.0 * MM;
        // The column for notes is twice as wide as a player's.
        let each = (area.width() - FIRST) / (players.len() as f32 + 2.0);
        let height = (area.bottom - top) / (ROWS as f32 + 2.5);
        let head = height * 1.5;
        let mut edges = vec![area.left, area.left + FIRST];
        edges.extend((1..=players.len()).map(|n| area.left + FIRST + n as f32 * each));
        edges.push(area.right);
        let names = [number]
            .into_iter()
            .chain(players.iter().map(String::as_str));
        for (left, name) in edges.iter().zip(names.chain([notes])) {
            self.text(
                left + 1.5 * MM,
                top + 3.5 * MM,
                name,
                Lettering::of(Face::Sans, 7.5, 0.3),
            );
        }
        let last = top + head + ROWS as f32 * height;
        for row in 0..=ROWS {
            let y = top + head + row as f32 * height;
            let is_edge = row == 0 || row == ROWS;
            let pen = if is_edge { BORDER } else { THIN };
            self.line([area.left, y], [area.right, y], pen);
            if row < ROWS {
                let letters = Lettering::of(Face::Sans, 9.0, 0.3);
                let middle = area.left + FIRST / 2.0;
                self.centred(
                    middle,
                    y + height / 2.0 + 3.0,
                    &(row + 1).to_string(),
                    letters,
                );
            }
        }
        let y = last + height / 2.0 + 3.0;
        self.text(
            area.left + 1.5 * MM,
            y,
            total,
            Lettering::of(Face::Strong, 9.0, 0.0),
        );
        for x in &edges[1..edges.len() - 1] {
            self.line([*x, top], [*x, area.bottom], THIN);
        }
        let size = [area.width(), area.bottom - top];
        self.outline(area.left, top, size, 0.0, BORDER);
    }

    /// The words of a paragraph; a term before a colon at its start is emphasized.
    fn paragraph(&self, text: &str) -> Vec<Word> {
        /// The most words of a term; more are a sentence.
        const TERM: usize = 3;
        match text.split_once(": ") {
            Some((term, rest)) if term.split(' ').count() <= TERM => {
                let mut words = self.split(Face::Strong, &format!("{term}:"));
                words.extend(self.split(Face::Sans, rest));
                words
            }
            _ => self.split(Face::Sans, text),
        }
    }

    /// The words of a reminder, its name emphasized.
    fn fact(&self, fact: &Fact) -> Vec<Word> {
        let mut words = self.split(Face::Strong, &(fact.name.clone() + self.language.colon()));
        words.extend(self.split(Face::Sans, &fact.value));
        words
    }

    /// The words of a text.
    fn split(&self, face: Face, text: &str) -> Vec<Word> {
        let words = text.split(' ').filter(|word| !word.is_empty());
        words
            .map(|word| Word {
                face,
                text: word.to_owned(),
                width: self.fonts.width(face, word),
            })
            .collect()
    }

    /// Writes words on lines of this width below a place. Returns the lower end of the lines.
    fn lines(&mut self, [x, mut y]: [f32; 2], words: &[Word], width: f32, size: f32) -> f32 {
        for line in lines(words, width / size) {
            y += size * LEADING;
            self.words(x, y - size * 0.3, line, size);
        }
        y
    }

    /// Writes words on one line.
    fn words(&mut self, x: f32, y: f32, words: &[Word], size: f32) {
        let mut x = x;
        for (n, same) in words.chunk_by(|a, b| a.face == b.face).enumerate() {
            let text: Vec<&str> = same.iter().map(|word| word.text.as_str()).collect();
            let space = if n == 0 { "" } else { " " };
            let text = format!("{space}{}", text.join(" "));
            x = self.text(x, y, &text, Lettering::of(same[0].face, size, 0.0));
        }
    }

    /// Writes a text in this font, size and shade. Returns its right end.
    fn text(&mut self, x: f32, y: f32, text: &str, letters: Lettering) -> f32 {
        let Lettering { face, size, gray } = letters;
        let mut x = x;
        for (face, run) in self.fonts.runs(face, text) {
            self.marks.push(Mark::Text {
                x,
                y,
                size,
                face,
                text: run.to_owned(),
                gray,
            });
            x += self.fonts.width(face, run) * size;
        }
        x
    }

    fn centred(&mut self, x: f32, y: f32, text: &str, letters: Lettering) {
        let width = self.fonts.width(letters.face, text) * letters.size;
        self.text(x - width / 2.0, y, text, letters);
    }

    /// The lettering of a text that is not wider than this.
    fn fitted(&self, face: Face, text: &str, size: f32, width: f32) -> Lettering {
        let whole = self.fonts.width(face, text);
        Lettering::of(face, size.min(width / whole), 0.0)
    }

    fn line(&mut self, from: [f32; 2], to: [f32; 2], pen: Pen) {
        self.marks.push(Mark::Line { from, to, pen });
    }

    fn outline(&mut self, x: f32, y: f32, [width, height]: [f32; 2], radius: f32, pen: Pen) {
        self.marks.push(Mark::Box {
            x,
            y,
            width,
            height,
            radius,
            pen,
        });
    }
}

/// The size of reminders.
const SMALL: f32 = 8.5;

/// The width of a space in the widest font, in font sizes.
const SPACE: f32 = 0.22;

/// The diameter of a box for a marker.
const BOX: f32 = 7.0 * MM;

/// The frame of a table.
const BORDER: Pen = Pen {
    width: 1.0,
    gray: 0.0,
    dashed: false,
};

/// Whether a row has nothing to draw.
fn is_empty(row: &MatRow) -> bool {
    match row {
        MatRow::Places(places) => places.is_empty(),
        MatRow::Tracks(tracks) => tracks.is_empty(),
        MatRow::Checks(facts) | MatRow::Facts(facts) => facts.is_empty(),
    }
}

/// Breaks words into lines of this width in font sizes. A longer word has its own line.
fn lines(words: &[Word], width: f32) -> Vec<&[Word]> {
    let mut lines = Vec::new();
    let (mut start, mut used) = (0, 0.0);
    for (n, word) in words.iter().enumerate() {
        let with = used + word.width + if n == start { 0.0 } else { SPACE };
        if with > width && n > start {
            lines.push(&words[start..n]);
            (start, used) = (n, word.width);
        } else {
            used = with;
        }
    }
    if start < words.len() {
        lines.push(&words[start..]);
    }
    lines
}

/// The left end and the baseline of each line; `None` if they do not fit.
fn place(lines: &[Line<'_>], columns: &[Area]) -> Option<Vec<[f32; 2]>> {
    let mut columns = columns.iter();
    let mut column = columns.next()?;
    let mut y = column.top;
    let mut placed = Vec::with_capacity(lines.len());
    for (n, line) in lines.iter().enumerate() {
        let first = y == column.top;
        let height = |line: &Line<'_>| line.size * LEADING;
        let above = if first { 0.0 } else { line.above };
        // A title stays with two lines below it.
        let after = if line.keeps_next {
            let next = lines[n + 1..].iter().take(2);
            next.map(|next| next.above + height(next)).sum()
        } else {
            0.0
        };
        if !first && y + above + height(line) + after > column.bottom {
            column = columns.next()?;
            y = column.top;
        } else {
            y += above;
        }
        y += height(line);
        if y > column.bottom {
            return None;
        }
        placed.push([column.left, y - line.size * 0.3]);
    }
    Some(placed)
}
