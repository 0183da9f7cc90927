//! A table on the screen, with its charts beside it or above.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{
    Align, Color32, CornerRadius, FontFamily, FontId, Galley, Label, Rect, Response, Role, Sense,
    Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::parts;
use crate::theme::{self, TextRole, line, palette, radius, size, space};
use crate::widgets::{self, BigButton};
use courtyard_text::{Table, Text, say};

/// Number of rows shown at first, and maximum number.
const ROWS: (usize, usize) = (12, 200);

/// A table with its drawings.
#[derive(Debug)]
pub(crate) struct ShownTable {
    table: Table,
    /// Each row as one sentence.
    descriptions: Vec<String>,
    /// The name of each row, and its numbers with their columns' names.
    blocks: Vec<(String, String)>,
    whole: bool,
    widths: Option<Widths>,
}

/// Minimum and maximum widths of the columns.
#[derive(Debug)]
struct Widths {
    /// The font size that these are valid for.
    letters: f32,
    rows: usize,
    columns: Vec<(f32, f32)>,
}

impl ShownTable {
    pub(crate) fn new(text: &Text, mut table: Table) -> ShownTable {
        let (count, most) = (table.rows.len(), ROWS.1);
        if count > most {
            table.rows.truncate(most);
            let note = say!(text, "table-shown", shown = most, count);
            table.notes.push(note);
        }
        let rows = || table.rows.iter();
        let descriptions = rows().map(|row| table.describe_row(text, row)).collect();
        let blocks = rows().map(|row| split(text, &table, row)).collect();
        ShownTable {
            table,
            descriptions,
            blocks,
            whole: false,
            widths: None,
        }
    }

    /// Shows it as wide as possible. Returns the people of the row that was tapped.
    pub(crate) fn show(&mut self, ui: &mut Ui, text: &Text) -> Option<Vec<String>> {
        let mut tapped = None;
        ui.add_space(space::XL);
        let title = Label::new(theme::heading(self.table.title.as_str()));
        parts::headed(ui, 2, title.wrap());
        ui.add_space(space::XS);
        let width = ui.available_width();
        let beside = width >= size::FIGURES_BESIDE * TextRole::Body.size(ui);
        if self.table.charts.is_empty() {
            tapped = self.numbers(ui, text);
        } else if beside {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::XL;
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.x = space::S;
                    ui.set_width(size::FIGURES_SHARE * width);
                    self.drawings(ui);
                });
                ui.vertical(|ui| {
                    ui.set_width(ui.available_width());
                    tapped = self.numbers(ui, text);
                });
            });
        } else {
            ui.vertical(|ui| {
                ui.set_width(width.min(size::FIGURE));
                self.drawings(ui);
            });
            ui.add_space(space::S);
            tapped = self.numbers(ui, text);
        }
        tapped.and_then(|row| self.table.people.get(row).cloned())
    }

    /// Whether a row leads to the people whom it is about.
    fn leads_on(&self, row: usize) -> bool {
        let people = self.table.people.get(row);
        people.is_some_and(|people| !people.is_empty())
    }

    /// Adds the space of a row, which is a button if it leads on.
    fn space(&self, ui: &mut Ui, row: usize, size: Vec2) -> (Rect, Response) {
        let leads_on = self.leads_on(row);
        let (sense, role, least) = if leads_on {
            (Sense::click(), Role::Button, theme::TARGET)
        } else {
            (Sense::hover(), Role::Label, 0.0)
        };
        let size = vec2(size.x, size.y.max(least));
        let (rect, response) = ui.allocate_exact_size(size, sense);
        response.widget_info(|| WidgetInfo::labeled(role, true, &self.descriptions[row]));
        if leads_on {
            let hovered = widgets::hover(ui, &response);
            let fill = palette(ui).surface_raised.gamma_multiply(hovered);
            let corner = CornerRadius::same(radius::SMALL);
            ui.painter().rect_filled(rect, corner, fill);
            let inside = rect.shrink(line::BOLD);
            widgets::focus_ring(ui, &response, inside, f32::from(radius::SMALL));
        }
        (rect, response)
    }

    fn drawings(&self, ui: &mut Ui) {
        let least = size::FIGURE_LEAST * TextRole::Small.size(ui);
        let gap = ui.spacing().item_spacing.x;
        let small = self.table.charts.iter().all(|chart| chart.suit.is_some());
        let columns = if small && ui.available_width() >= 2.0 * least + gap {
            2
        } else {
            1
        };
        for charts in self.table.charts.chunks(columns) {
            ui.columns(columns, |columns| {
                for (ui, chart) in columns.iter_mut().zip(charts) {
                    widgets::figure(ui, chart);
                }
            });
            ui.add_space(space::S);
        }
    }

    /// Shows the rows, and the notes. Returns the row that was tapped.
    fn numbers(&mut self, ui: &mut Ui, text: &Text) -> Option<usize> {
        ui.spacing_mut().item_spacing.y = 0.0;
        let count = self.table.rows.len();
        // Two more rows do not justify a button.
        let shown = if self.whole || count <= ROWS.0 + 2 {
            count
        } else {
            ROWS.0
        };
        let tapped = match self.columns(ui, shown) {
            Some(columns) => self.in_columns(ui, &columns, shown),
            None => self.in_blocks(ui, shown),
        };
        if shown < count {
            ui.add_space(space::S);
            let title = say!(text, "table-all", count);
            let spoken = text.language().labelled(&self.table.title, &title);
            let all = BigButton::new(&title).label(&spoken).compact(true);
            self.whole = ui.add(all).clicked();
        }
        for note in &self.table.notes {
            ui.add_space(space::XS);
            parts::note(ui, note);
        }
        tapped
    }

    /// The width of each column, if there is room for all.
    fn columns(&mut self, ui: &Ui, rows: usize) -> Option<Vec<f32>> {
        let letters = TextRole::Small.size(ui);
        let known = |w: &Widths| w.letters == letters && w.rows == rows;
        if self.widths.as_ref().is_none_or(|widths| !known(widths)) {
            self.widths = Some(self.measured(ui, letters, rows));
        }
        let columns = &self.widths.as_ref()?.columns;
        let gaps = space::M * columns.len().saturating_sub(1) as f32;
        let available = ui.available_width() - gaps;
        let least: f32 = columns.iter().map(|c| c.0).sum();
        let most: f32 = columns.iter().map(|c| c.1).sum();
        if least > available {
            return None;
        }
        let share = ((available - least) / (most - least).max(1.0)).min(1.0);
        let widths = columns
            .iter()
            .map(|(least, most)| least + share * (most - least));
        Some(widths.collect())
    }

    fn measured(&self, ui: &Ui, letters: f32, rows: usize) -> Widths {
        let width = |text: &str| small(ui, text, f32::INFINITY, 1).size().x;
        let columns = self.table.columns.iter().enumerate().map(|(n, column)| {
            let cells = self.table.rows.iter().take(rows);
            let cells = cells.filter_map(|row| row.get(n)).map(|cell| width(cell));
            let cells = cells.fold(0.0, f32::max);
            let words = column.name.split_whitespace().map(width);
            let word = words.fold(0.0, f32::max);
            let least = if column.is_number {
                cells
            } else {
                cells.min(size::TABLE_WORDS * letters)
            };
            (
                least.max(word).ceil(),
                cells.max(width(&column.name)).ceil(),
            )
        });
        Widths {
            letters,
            rows,
            columns: columns.collect(),
        }
    }

    /// One line per row, with the names of the columns above. Returns the row that was tapped.
    fn in_columns(&self, ui: &mut Ui, widths: &[f32], rows: usize) -> Option<usize> {
        let p = palette(ui);
        let mut x = 0.0;
        let places: Vec<(f32, f32, bool)> = self
            .table
            .columns
            .iter()
            .zip(widths)
            .map(|(column, width)| {
                let left = x;
                x += width + space::M;
                (left, *width, column.is_number)
            })
            .collect();
        let paint = |ui: &Ui, at: egui::Pos2, place: (f32, f32, bool), galley, ink: Color32| {
            let galley: Arc<Galley> = galley;
            let (left, width, is_number) = place;
            // Right-aligned text is laid out to the left of its position.
            let far = if is_number { width } else { 0.0 };
            ui.painter().galley(at + vec2(left + far, 0.0), galley, ink);
        };
        let names: Vec<Arc<Galley>> = self
            .table
            .columns
            .iter()
            .zip(&places)
            .map(|(column, place)| cell(ui, &column.name, *place))
            .collect();
        let height = names.iter().map(|name| name.size().y).fold(0.0, f32::max);
        let whole = vec2(ui.available_width(), height + space::XS);
        let (head, _) = ui.allocate_exact_size(whole, Sense::hover());
        if ui.is_rect_visible(head) {
            for (galley, place) in names.into_iter().zip(&places) {
                let at = pos2(head.left(), head.top() + height - galley.size().y);
                paint(ui, at, *place, galley, p.ink_soft);
            }
            let pen = Stroke::new(line::THIN, p.line);
            ui.painter().hline(head.x_range(), head.bottom(), pen);
        }
        let least = TextRole::Small.line(ui);
        let mut tapped = None;
        for (n, row) in self.table.rows.iter().enumerate().take(rows) {
            // Text wider than its column wraps; numbers always fit.
            let words = row.iter().zip(&places).filter(|(_, place)| !place.2);
            let heights = words.map(|(cell_text, place)| cell(ui, cell_text, *place).size().y);
            let height = heights.fold(least, f32::max);
            let size = vec2(ui.available_width(), height + space::S);
            let (whole, response) = self.space(ui, n, size);
            if response.clicked() {
                tapped = Some(n);
            }
            if !ui.is_rect_visible(whole) {
                continue;
            }
            for (column, (cell_text, place)) in row.iter().zip(&places).enumerate() {
                let galley = cell(ui, cell_text, *place);
                let at = pos2(whole.left(), whole.center().y - galley.size().y / 2.0);
                let is_link = column == 0 && self.leads_on(n);
                let ink = if is_link { p.accent } else { p.ink };
                paint(ui, at, *place, galley, ink);
            }
            let pen = Stroke::new(line::HAIR, p.line);
            ui.painter().hline(whole.x_range(), whole.bottom(), pen);
        }
        tapped
    }

    /// The rows as blocks of name and numbers, because there is no room for columns. Returns the row that was tapped.
    fn in_blocks(&self, ui: &mut Ui, rows: usize) -> Option<usize> {
        let p = palette(ui);
        let width = ui.available_width();
        let mut tapped = None;
        for (n, (name, numbers)) in self.blocks.iter().enumerate().take(rows) {
            let name = layout(ui, name, theme::strong(), width, usize::MAX);
            let numbers = small(ui, numbers, width, usize::MAX);
            let (above, below) = (name.size().y, numbers.size().y);
            let size = vec2(width, above + below + space::S);
            let (whole, response) = self.space(ui, n, size);
            if response.clicked() {
                tapped = Some(n);
            }
            if !ui.is_rect_visible(whole) {
                continue;
            }
            let at = whole.min + vec2(0.0, space::XS);
            let ink = if self.leads_on(n) { p.accent } else { p.ink };
            ui.painter().galley(at, name, ink);
            let at = at + vec2(0.0, above);
            ui.painter().galley(at, numbers, p.ink);
            let pen = Stroke::new(line::HAIR, p.line);
            ui.painter().hline(whole.x_range(), whole.bottom(), pen);
        }
        tapped
    }
}

/// The name of a row, and its numbers with their columns' names.
fn split(text: &Text, table: &Table, row: &[String]) -> (String, String) {
    let cells = || table.columns.iter().zip(row);
    let words = cells().filter(|(column, cell)| !column.is_number && !cell.is_empty());
    let words: Vec<&str> = words.map(|(_, cell)| cell.as_str()).collect();
    let numbers = cells().filter(|(column, _)| column.is_number);
    // No line break between a number and its name.
    let named = numbers.map(|(column, cell)| {
        let sentence = say!(text, "stats-cell", column = &column.name, value = cell);
        sentence.replace(' ', "\u{a0}")
    });
    let mut named: Vec<String> = named.collect();
    let name = match words[..] {
        [] if !named.is_empty() => named.remove(0),
        _ => words.join(" · "),
    };
    (name, named.join("\u{a0}· "))
}

/// Small text with at most this number of lines.
fn small(ui: &Ui, text: &str, width: f32, rows: usize) -> Arc<Galley> {
    layout(ui, text, FontFamily::Proportional, width, rows)
}

fn layout(ui: &Ui, text: &str, family: FontFamily, width: f32, rows: usize) -> Arc<Galley> {
    ui.painter().layout_job(job(ui, text, family, width, rows))
}

/// A cell of a column: left edge, width, and whether it is a number.
fn cell(ui: &Ui, text: &str, place: (f32, f32, bool)) -> Arc<Galley> {
    let mut job = job(
        ui,
        text,
        FontFamily::Proportional,
        place.1 + 1.0,
        usize::MAX,
    );
    if place.2 {
        job.halign = Align::RIGHT;
    }
    ui.painter().layout_job(job)
}

fn job(ui: &Ui, text: &str, family: FontFamily, width: f32, rows: usize) -> LayoutJob {
    let font = FontId::new(TextRole::Small.size(ui), family);
    let mut job = LayoutJob::simple(text.to_owned(), font, Color32::PLACEHOLDER, width);
    job.wrap.max_rows = rows;
    job.wrap.break_anywhere = rows == 1;
    job
}
