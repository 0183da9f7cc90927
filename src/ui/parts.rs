//! Parts shared by several screens.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::mpsc::Receiver;

use egui::accesskit::{HasPopup, Live};
use egui::output::IMEOutput;
use egui::style::ScrollAnimation;
use egui::text::{CCursor, CCursorRange};
use egui::widgets::text_edit::TextEditState;
use egui::{
    Align2, Area, CentralPanel, Context, EventFilter, FocusDirection, Frame, IMEPurpose, Id, Key,
    Label, Margin, Order, Plugin, Popup, Pos2, Response, Role, ScrollArea, Sense, TextEdit,
    TextStyle, Ui, UiBuilder, UiStackInfo, Vec2, WidgetInfo,
};

use crate::input::focus;
use crate::input::key_bindings::{self, Scroll};
use crate::input::number::whole_number;
use crate::platform::chooser::{Chooser, Chosen};
use crate::theme::{self, palette, size, space};
use crate::widgets::{self, Icon, Row, Stepper, Tile};
use courtyard_text::{Text, say};

/// The margin for a centred column of this width, at least a finger's width on a phone.
fn column_margin(ui: &Ui, width: f32) -> Margin {
    let side = ((ui.available_width() - width) / 2.0).max(space::L);
    // Margins are small integers; on a very wide window the column grows instead.
    Margin::symmetric(side.min(i8::MAX.into()) as i8, space::L as i8)
}

/// The label, followed by its number if the page has the same one already.
pub(super) fn distinct(labels: &mut HashMap<String, u32>, label: String) -> String {
    let number = labels.entry(label.clone()).or_default();
    *number += 1;
    match *number {
        1 => label,
        number => format!("{label} ({number})"),
    }
}

/// A page that scrolls: one column in the middle of the window.
pub fn page(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let felt = Frame::new().fill(palette(ui).felt);
    CentralPanel::default().frame(felt).show(ui, |ui| {
        scrolled(ui, "page", |ui| {
            ui.add_space(space::L);
            column(ui, size::COLUMN, content);
        });
    });
}

/// Fills the window with a page whose content has the usual margin.
pub(super) fn whole_page<T>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> T) -> T {
    let frame = Frame::new()
        .fill(palette(ui).felt)
        .inner_margin(column_margin(ui, size::PAGE));
    CentralPanel::default().frame(frame).show(ui, content).inner
}

/// A page whose head, with a back button and the title, stays visible while the rest scrolls. The name identifies the
/// page, independent of the language: another page starts scrolled to the top. Returns whether the back button was
/// tapped.
pub fn titled_page(
    ui: &mut Ui,
    text: &Text,
    head: (&str, &str),
    content: impl FnOnce(&mut Ui),
) -> bool {
    wide_page(ui, text, head, size::COLUMN, content)
}

/// A page with a title, in a column of at most this width.
pub(super) fn wide_page(
    ui: &mut Ui,
    text: &Text,
    head: (&str, &str),
    width: f32,
    content: impl FnOnce(&mut Ui),
) -> bool {
    below_title(ui, text, head.1, width, |ui| {
        scrolled(ui, head.0, |ui| column(ui, width, content));
    })
}

/// A page with a title whose content shows its primary button by the [`Foot`].
pub fn footed_page(
    ui: &mut Ui,
    text: &Text,
    head: (&str, &str),
    content: impl FnOnce(&mut Ui, &mut Foot),
) -> bool {
    let (name, title) = head;
    below_title(ui, text, title, size::COLUMN, |ui| {
        let rest = ui.available_rect_before_wrap();
        let id = Id::unique(("heights of a page", name));
        let last = ui.data(|data| data.get_temp::<Heights>(id));
        let last = last.unwrap_or_default();
        let mut foot = Foot::default();
        let mut page = rest;
        if last.pins(ui, rest) {
            let side = ((rest.width() - size::COLUMN) / 2.0).max(space::L);
            page.max.y -= last.foot;
            let place = rest.with_min_y(page.bottom());
            foot.place = Some(place.shrink2(egui::vec2(side, 0.0)));
        }
        let shown = ui.scope_builder(UiBuilder::new().max_rect(page), |ui| {
            let content = |ui: &mut Ui| content(ui, &mut foot);
            scrolled(ui, name, |ui| column(ui, size::COLUMN, content))
        });
        let now = Heights {
            page: shown.inner + foot.height,
            foot: foot.height,
        };
        let is_other = (now.foot - last.foot).abs() > 0.5;
        if is_other || now.pins(ui, rest) != last.pins(ui, rest) {
            ui.data_mut(|data| data.insert_temp(id, now));
            show_anew(ui.ctx(), "the main button takes another place");
        }
    })
}

/// Fills the window with a page below a head with a back button and the title. Returns whether the back button was
/// tapped.
fn below_title(
    ui: &mut Ui,
    text: &Text,
    title: &str,
    width: f32,
    content: impl FnOnce(&mut Ui),
) -> bool {
    let felt = Frame::new().fill(palette(ui).felt);
    let shown = CentralPanel::default().frame(felt).show(ui, |ui| {
        ui.add_space(space::S);
        let back = column(ui, width, |ui| heading(ui, &text.get("back"), title));
        content(ui);
        back
    });
    shown.inner
}

/// The heights of a page in the last frame, in points.
#[derive(Clone, Copy, Default)]
struct Heights {
    /// The content and the foot.
    page: f32,
    /// The foot; 0 if it scrolls with the content.
    foot: f32,
}

impl Heights {
    /// Whether the foot stays at the lower edge of this place: on a phone, and on a page that is higher than the window.
    fn pins(self, ui: &Ui, place: egui::Rect) -> bool {
        let window = ui.ctx().content_rect().height();
        let is_high = window >= size::PINNED * theme::TextRole::Body.size(ui);
        let is_long = self.page > place.height() + 1.0;
        is_high && (place.width() < size::WIDE || is_long)
    }
}

/// The part of a [page](footed_page) with its primary button. It can stay at the lower edge, where it is always in sight,
/// while the rest scrolls.
#[derive(Default)]
pub struct Foot {
    /// Its place at the lower edge; `None` if it scrolls with the content.
    place: Option<egui::Rect>,
    height: f32,
}

impl Foot {
    /// Shows the primary button, here or at the lower edge.
    pub fn show<T>(&mut self, ui: &mut Ui, show: impl FnOnce(&mut Ui) -> T) -> T {
        let Some(place) = self.place else {
            return show(ui);
        };
        let mut foot = ui.new_child(UiBuilder::new().id_salt("pinned").max_rect(place));
        foot.set_clip_rect(ui.ctx().content_rect());
        foot.add_space(space::S);
        let shown = show(&mut foot);
        foot.add_space(space::S);
        self.height = foot.min_rect().height();
        shown
    }

    /// Whether the primary button stays at the lower edge.
    pub fn is_pinned(&self) -> bool {
        self.place.is_some()
    }
}

/// A column of at most this width, in the centre of the ui.
fn column<T>(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui) -> T) -> T {
    let side = ((ui.available_width() - width) / 2.0).max(space::L);
    let shown = ui.horizontal_top(|ui| {
        ui.add_space(side);
        let column = ui.vertical(|ui| {
            ui.set_width((ui.available_width() - space::L).min(width));
            content(ui)
        });
        column.inner
    });
    shown.inner
}

/// The rest of the ui, scrolling by finger, wheel and key. It starts at the top on every visit. Returns the height of
/// its content.
fn scrolled(ui: &mut Ui, name: &str, content: impl FnOnce(&mut Ui)) -> f32 {
    let area = ScrollArea::vertical().id_salt((name, visit(ui)));
    // It is as wide as the window: there is no margin for a scroll bar.
    let inside = std::mem::take(&mut ui.spacing_mut().scroll.bar_outer_margin);
    let shown = area.auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().scroll.bar_outer_margin = inside;
        scroll_by_key(ui);
        content(ui);
        ui.add_space(space::L);
    });
    ui.spacing_mut().scroll.bar_outer_margin = inside;
    shown.content_size.y
}

/// The tag of the number of a visit.
const VISIT: &str = "visit";

/// Shows a page or screen, which is visited for the time of this number.
pub(super) fn visiting<T>(ui: &mut Ui, visit: u64, show: impl FnOnce(&mut Ui) -> T) -> T {
    let tag = UiStackInfo::default().with_tag_value(VISIT, visit);
    ui.scope_builder(UiBuilder::new().ui_stack_info(tag), show)
        .inner
}

/// The number of the page or screen that is shown; an id that contains it belongs to this visit only.
pub(super) fn visit(ui: &Ui) -> u64 {
    let mut stack = ui.stack().iter();
    let visit = stack.find_map(|entry| entry.tags().get_downcast::<u64>(VISIT).copied());
    visit.unwrap_or_default()
}

/// Lets keys scroll the area of this ui by pages, because text takes no focus.
pub fn scroll_by_key(ui: &Ui) {
    let page = ui.clip_rect().height() - 2.0 * theme::TARGET;
    let by = match key_bindings::pressed(ui, key_bindings::SCROLL) {
        Some(Scroll::Up) => page,
        Some(Scroll::Down) => -page,
        None => return,
    };
    ui.scroll_with_delta(egui::vec2(0.0, by));
}

/// A long list in the rest of the ui; only visible rows are laid out. `lines` as in [`Row::height`]. The row `seek` is
/// scrolled into view, and stays there when the size changes.
pub(super) fn rows(
    ui: &mut Ui,
    name: &str,
    lines: usize,
    count: usize,
    seek: Option<usize>,
    mut show: impl FnMut(&mut Ui, usize),
) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let height = Row::height(ui, lines);
        let id = ui.scope_id().with((name, "offset"));
        let mut area = ScrollArea::vertical().id_salt(name).auto_shrink(false);
        let seen = ui.available_height();
        let last = ui.data(|d| d.get_temp::<Sought>(id)).unwrap_or_default();
        let step = height + space::XS;
        let most = (count as f32 * step - space::XS - seen).max(0.0);
        let row = seek.or(last.row);
        let is_new = seek.is_some() || last.is_new;
        // The area knows its new size in this frame, and can be scrolled within it from the next one on.
        let is_changed = last.seen.is_some_and(|before| before != seen);
        if is_changed {
            ui.ctx().request_repaint();
        } else if is_new {
            let top = row.map(|n| n as f32 * step);
            let hidden = top.filter(|top| *top < last.offset || top + height > last.offset + seen);
            let offset = match hidden {
                Some(top) => top - (seen - height) / 2.0,
                None => last.offset,
            };
            area = area.vertical_scroll_offset(offset.clamp(0.0, most));
        }
        let shown = area.show_rows(ui, height, count, |ui, rows| {
            scroll_by_key(ui);
            rows.for_each(|n| show(ui, n));
        });
        let now = Sought {
            offset: shown.state.clamped_offset().y,
            seen: Some(seen),
            row,
            is_new: is_changed,
        };
        ui.data_mut(|d| d.insert_temp(id, now));
    });
}

/// The state of a long list in the previous frame.
#[derive(Debug, Clone, Copy, Default)]
struct Sought {
    offset: f32,
    /// The visible height.
    seen: Option<f32>,
    /// The row that was last scrolled into view.
    row: Option<usize>,
    /// Whether it still has to be scrolled to its place.
    is_new: bool,
}

/// A number with − and + keys and their accessible names. A tap on the number lets it be typed.
pub fn stepper(
    ui: &mut Ui,
    text: &Text,
    label: &str,
    value: &mut i64,
    range: RangeInclusive<i64>,
) -> Response {
    stepper_announced(ui, text, label, label, value, range)
}

/// A stepper with an accessible name that differs from the visible one.
pub(crate) fn stepper_announced(
    ui: &mut Ui,
    text: &Text,
    label: &str,
    spoken: &str,
    value: &mut i64,
    range: RangeInclusive<i64>,
) -> Response {
    let id = ui.scope_id().with(("typed", spoken));
    let pass = ui.ctx().cumulative_pass_nr();
    let typed = ui.data_mut(|data| data.remove_temp::<Typed>(id));
    // A page that is left forgets what was typed on it.
    let typed = typed.filter(|typed| typed.shown_in + 1 >= pass);
    let names = NumberNames { label, spoken };
    let (response, typed) = match typed {
        Some(typed) => type_number(ui, text, typed, names, value, &range),
        None => step_number(ui, text, names, value, range),
    };
    if let Some(typed) = typed {
        ui.data_mut(|data| {
            data.insert_temp(
                id,
                Typed {
                    shown_in: pass,
                    ..typed
                },
            )
        });
    }
    response
}

/// A number with its keys, and what is typed once the number is tapped.
fn step_number(
    ui: &mut Ui,
    text: &Text,
    names: NumberNames<'_>,
    value: &mut i64,
    range: RangeInclusive<i64>,
) -> (Response, Option<Typed>) {
    let NumberNames { label, spoken } = names;
    let what = [("what", spoken.into())];
    let names = Stepper {
        label,
        less: &text.with("stepper-less", &what),
        more: &text.with("stepper-more", &what),
    };
    let response = widgets::stepper(ui, names, value, range);
    if label != spoken {
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_label(spoken));
    }
    let typed = response.clicked().then(|| Typed {
        digits: value.to_string(),
        before: *value,
        ..Typed::default()
    });
    (response, typed)
}

/// A number that is being typed.
#[derive(Clone, Default)]
struct Typed {
    digits: String,
    /// The number before it was typed again.
    before: i64,
    /// Whether the field has had the focus.
    has_begun: bool,
    /// The number of the pass in which the field was last shown.
    shown_in: u64,
}

/// The visible name of a number and its accessible one.
#[derive(Clone, Copy)]
struct NumberNames<'a> {
    label: &'a str,
    spoken: &'a str,
}

/// The field for typing a number. The value follows while a number in the range is typed; it has changed once the field
/// is left. Another text changes nothing: it stays, with the reason, until it is corrected or deleted. Escape restores the
/// number from before. Returns what is still being typed.
fn type_number(
    ui: &mut Ui,
    text: &Text,
    mut typed: Typed,
    names: NumberNames<'_>,
    value: &mut i64,
    range: &RangeInclusive<i64>,
) -> (Response, Option<Typed>) {
    ui.label(theme::body(names.label));
    let mut field = self::field(ui, &mut typed.digits, names.spoken, "");
    // The digits on a phone's keyboard have no minus.
    if *range.start() >= 0 {
        ui.ctx()
            .accesskit_node_builder(field.id, |node| node.set_role(Role::NumberInput));
    }
    let is_left = typed.has_begun && !field.has_focus();
    let is_escaped = is_left && ui.input(|i| i.key_pressed(Key::Escape));
    if !typed.has_begun {
        write_anew(ui.ctx(), field.id, typed.digits.chars().count());
        typed.has_begun = true;
    }
    let number = whole_number(&typed.digits);
    let fits = number.filter(|number| range.contains(number) && !is_escaped);
    let held = std::mem::replace(value, fits.unwrap_or(typed.before));
    let is_empty = typed.digits.trim().is_empty();
    if is_left && (fits.is_some() || is_empty || is_escaped) {
        if *value != held {
            field.mark_changed();
        }
        ui.ctx().request_repaint();
        return (field, None);
    }
    // More digits may follow.
    let is_short = number.map_or(typed.digits.is_empty(), |number| number < *range.start());
    if fits.is_none() && (is_left || !is_short) {
        let (least, most) = (*range.start(), *range.end());
        notice(ui, &say!(text, "stepper-range", least, most));
    }
    if is_left && ui.input(|i| i.key_pressed(Key::Enter)) {
        field.request_focus();
    }
    (field, Some(typed))
}

/// Focuses a field and selects all its text, so that typing replaces it.
pub(super) fn write_anew(ctx: &Context, field: Id, length: usize) {
    ctx.memory_mut(|memory| memory.request_focus(field));
    let mut state = TextEditState::load(ctx, field).unwrap_or_default();
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(length));
    state.cursor.set_char_range(Some(all));
    state.store(ctx, field);
}

/// One of several values, side by side where there is room. `name` is what is chosen, for screen readers.
pub fn choices<T: PartialEq>(
    ui: &mut Ui,
    name: &str,
    all: impl IntoIterator<Item = (String, T)>,
    value: &mut T,
) {
    spoken_choices(ui, name, all, value, str::to_owned);
}

/// Names the choices of this ui for screen readers, as one group.
pub fn group_choices(ui: &Ui, name: &str) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(egui::accesskit::Role::RadioGroup);
        node.set_label(name);
    });
}

/// One of several values, with accessible names that differ from the visible ones.
pub(super) fn spoken_choices<T: PartialEq>(
    ui: &mut Ui,
    group: &str,
    all: impl IntoIterator<Item = (String, T)>,
    value: &mut T,
    spoken: impl Fn(&str) -> String,
) {
    ui.horizontal_wrapped(|ui| {
        group_choices(ui, group);
        ui.spacing_mut().item_spacing = Vec2::splat(space::S);
        for (name, one) in all {
            let response = widgets::choice(ui, &name, *value == one);
            ui.ctx()
                .accesskit_node_builder(response.id, |node| node.set_label(spoken(&name)));
            if response.clicked() {
                *value = one;
            }
        }
    });
}

/// A text field with its accessible name.
pub fn field(ui: &mut Ui, value: &mut String, name: &str, hint: &str) -> Response {
    short_field(ui, value, name, hint, usize::MAX)
}

/// A text field with a maximum number of characters and its accessible name.
pub fn short_field(
    ui: &mut Ui,
    value: &mut String,
    name: &str,
    hint: &str,
    most: usize,
) -> Response {
    let field = TextEdit::singleline(value)
        // It keeps its identity whatever is above it in a lower window.
        .id_salt(name)
        .hint_text(hint.to_owned())
        .align(Align2::LEFT_CENTER)
        .event_filter(EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            tab: false,
            escape: true,
        })
        .char_limit(most);
    let response = ui.add_sized([ui.available_width(), theme::TARGET], field);
    if response.has_focus() {
        // Escape leaves the field; only the next one leaves the page.
        if ui.input(|input| input.key_pressed(Key::Escape)) {
            response.surrender_focus();
        }
        keep_writing(ui, &response);
    }
    response.accessible_name(name.to_owned())
}

/// Keeps a phone's keyboard open for the focused field, and the field visible when the window changes its size: the
/// keyboard itself takes space from it, and a browser closes it when no field requests input.
fn keep_writing(ui: &Ui, field: &Response) {
    let window = ui.ctx().content_rect().size();
    let now = (field.id, window);
    let id = Id::unique("the field that has the keyboard");
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<(Id, Vec2)>(id);
        data.insert_temp(id, now);
        before
    });
    let is_resized = before.is_some_and(|(id, size)| id == field.id && size != window);
    if is_resized || field.changed() && !ui.clip_rect().contains_rect(field.rect) {
        ui.scroll_to_rect_animation(field.rect, None, ScrollAnimation::none());
        show_anew(
            ui.ctx(),
            "the field that has the keyboard is brought into sight",
        );
    }
    if !ui.is_rect_visible(field.rect) {
        let rect = field.rect;
        ui.output_mut(|output| {
            output.ime = Some(IMEOutput {
                purpose: IMEPurpose::Normal,
                rect,
                cursor_rect: rect,
                should_interrupt_composition: false,
            });
        });
    }
}

/// A sentence about an error, which stays until it is fixed or replaced.
pub fn warning(ui: &mut Ui, sentence: &str) {
    let colors = palette(ui);
    Frame::new()
        .fill(colors.danger)
        .corner_radius(theme::radius::PANEL)
        .inner_margin(space::M)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(theme::body(sentence).color(colors.on_danger));
        });
}

/// A sentence with less emphasis than what is around it.
pub fn note(ui: &mut Ui, sentence: impl Into<String>) {
    let words = theme::small(sentence).color(palette(ui).ink_soft);
    ui.add(Label::new(words).wrap());
}

/// A sentence that stands out from what is around it. Screen readers announce it.
pub fn notice(ui: &mut Ui, sentence: &str) {
    let colors = palette(ui);
    let frame = Frame::new()
        .fill(colors.surface_raised)
        .stroke(egui::Stroke::new(theme::line::THIN, colors.warning))
        .corner_radius(theme::radius::PANEL)
        .inner_margin(space::M);
    // It keeps its identity in a rotated window, and is not announced again.
    let place = UiBuilder::new().scope_id(Id::unique(("notice", sentence)));
    ui.scope_builder(place, |ui| {
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            let id = ui.label(theme::body(sentence)).id;
            ui.ctx()
                .accesskit_node_builder(id, |node| node.set_live(Live::Polite));
        });
    });
}

/// How long a sentence takes to be read, in seconds.
pub(super) fn reading_time(sentence: &str) -> f64 {
    const LEAST: f64 = 2.0;
    const LETTER: f64 = 0.06;
    LEAST + LETTER * sentence.chars().count() as f64
}

/// The part of a ui below the heading of its page.
pub(super) fn below_heading(ui: &Ui) -> egui::Rect {
    let page = ui.max_rect();
    page.with_min_y(page.top() + theme::TARGET + space::S)
}

/// The head of a page or a sheet: a way back and a title; true when it was tapped.
pub fn heading(ui: &mut Ui, back: &str, title: &str) -> bool {
    asks(ui, title);
    ui.horizontal(|ui| {
        let clicked = widgets::icon_button(ui, Icon::Back, back).clicked();
        headed(ui, 1, Label::new(theme::heading(title)).wrap());
        clicked
    })
    .inner
}

/// A heading for screen readers: of a whole screen (level 1) or a part of it (level 2).
///
/// A screen is headed once: what calls itself a screen's after that heads a part of it.
pub fn headed(ui: &mut Ui, level: usize, label: Label) {
    headed_as(ui, level, label, None);
}

/// A heading that screen readers call by another name than its words.
pub fn headed_as(ui: &mut Ui, level: usize, label: Label, spoken: Option<&str>) {
    let head = |announcer: &mut Announcer| std::mem::replace(&mut announcer.is_headed, true);
    let is_part = level == 1 && ui.ctx().with_plugin(head) == Some(true);
    let level = if is_part { 2 } else { level };
    let id = ui.add(label).id;
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::Heading);
        node.set_level(level);
        // The words of a label are its value, those of a heading its name.
        let spoken = spoken.or(node.value()).map(str::to_owned);
        if let Some(words) = spoken {
            node.set_label(words);
            node.clear_value();
        }
    });
}

/// The heading of a part of a screen.
pub fn section(ui: &mut Ui, title: impl Into<String>) {
    let title = theme::fitted_text(ui, title, TextStyle::Heading, ui.available_width());
    headed(ui, 2, Label::new(title));
}

/// A button for undo or redo with the step in its name, disabled without a step. Returns whether it was tapped.
pub(super) fn step_button(ui: &mut Ui, icon: Icon, title: &str, what: Option<&str>) -> bool {
    let spoken = match what {
        Some(what) => format!("{title}: {what}"),
        None => title.to_owned(),
    };
    let response = widgets::icon_button_if(ui, icon, &spoken, what.is_some());
    response.on_hover_text(&spoken).clicked()
}

/// Two buttons side by side, the second one wider, or below each other if their text needs it. Returns which were
/// pressed.
pub fn pair(ui: &mut Ui, tiles: [Tile<'_>; 2]) -> [bool; 2] {
    let gap = ui.spacing().item_spacing.x;
    let available = ui.available_width() - gap;
    // If the first one needs more, both have the same width.
    let shares = [size::SECOND, 0.5].map(|second| [available * (1.0 - second), available * second]);
    let fit = |widths: &[f32; 2]| {
        let mut pairs = tiles.iter().zip(widths);
        pairs.all(|(tile, width)| widgets::tile_fits(ui, tile.title, *width))
    };
    let height = |widths: &[f32; 2]| {
        let both = tiles.iter().zip(widths);
        both.map(|(tile, width)| tile.height_at(ui, *width))
            .fold(0.0, f32::max)
    };
    // If both ratios fit, the one with the smaller height leaves more for the table.
    let lower = |a: &[f32; 2], b: &[f32; 2]| height(a).total_cmp(&height(b));
    let Some(widths) = shares.into_iter().filter(fit).min_by(lower) else {
        let shown = ui.vertical(|ui| tiles.map(|t| pressed(ui, t)));
        return shown.inner;
    };
    let height = height(&widths);
    let shown = ui.horizontal(|ui| {
        [0, 1].map(|n| {
            let tile = Tile {
                width: Some(widths[n]),
                height,
                ..tiles[n]
            };
            pressed(ui, tile)
        })
    });
    shown.inner
}

/// The buttons that lead on, in the rest of a foot: the main one on the right, and another one on its left, or above it if
/// the foot has two rows. Each has its place, whether or not the other one is there. Returns which were pressed.
pub fn onwards(ui: &mut Ui, other: Option<Tile<'_>>, main: Tile<'_>) -> [bool; 2] {
    foot_buttons(ui, other, Some(main), size::SECOND)
}

/// The buttons of a foot as [`onwards`] shows them, with this share of the row for the main one, which may be missing, too.
pub fn foot_buttons(
    ui: &mut Ui,
    other: Option<Tile<'_>>,
    main: Option<Tile<'_>>,
    share: f32,
) -> [bool; 2] {
    let place = ui.available_rect_before_wrap();
    let gap = ui.spacing().item_spacing.x;
    let (left, right) = if place.height() > 2.0 * theme::TARGET {
        let (above, below) = place.split_top_bottom_at_fraction(0.5);
        (
            above.with_max_y(above.bottom() - gap / 2.0),
            below.with_min_y(below.top() + gap / 2.0),
        )
    } else {
        let at = place.right() - (place.width() - gap) * share;
        (place.with_max_x(at - gap), place.with_min_x(at))
    };
    // A long text may use the place of a button that is not there.
    let is_long = |main: Tile<'_>| main.height_at(ui, right.width()) > right.height();
    let right = if other.is_none() && main.is_some_and(is_long) {
        place.with_min_y(right.top())
    } else {
        right
    };
    let mut show = |tile: Tile<'_>, place: egui::Rect| {
        let tile = Tile {
            width: Some(place.width()),
            height: place.height(),
            most: place.height(),
            ..tile
        };
        let builder = egui::UiBuilder::new().max_rect(place);
        pressed(&mut ui.new_child(builder), tile)
    };
    let other = other.is_some_and(|other| show(other, left));
    let main = main.is_some_and(|main| show(main, right));
    ui.advance_cursor_after_rect(place);
    [other, main]
}

/// Adds a tile that takes a requested focus. Returns whether it was pressed.
fn pressed(ui: &mut Ui, tile: Tile<'_>) -> bool {
    let primary = tile.primary;
    let response = widgets::tile(ui, tile);
    focus::offer(&response, primary);
    response.clicked()
}

/// The width of a heading in one line, in points.
pub fn heading_width(ui: &Ui, text: &str) -> f32 {
    width_in(ui, text, egui::TextStyle::Heading)
}

/// Lays out this frame again after a change, or the next one if this frame had too many passes already.
pub fn show_anew(ctx: &egui::Context, why: &'static str) {
    ctx.request_discard(why);
    if !ctx.will_discard() {
        ctx.request_repaint();
    }
}

/// The height that the part of a ui with this id had in the last frame; 0 if it was not there.
pub(super) fn last_height(ctx: &Context, id: Id) -> f32 {
    ctx.read_response(id).map_or(0.0, |part| part.rect.height())
}

/// The width of the longest word of a button or of emphasis, in points.
pub fn longest_word(ui: &Ui, text: &str) -> f32 {
    theme::longest_word(ui, &TextStyle::Button.resolve(ui.style()), text)
}

/// The width of a text in one line of this style, in points.
pub fn width_in(ui: &Ui, text: &str, style: egui::TextStyle) -> f32 {
    let font = style.resolve(ui.style());
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), font, palette(ui).ink);
    galley.size().x
}

/// Announces this sentence to screen readers when it is new.
pub fn announce(ui: &mut Ui, what: &str, sentence: &str) {
    // It keeps its identity in a rotated window: nothing is announced twice.
    let id = Id::unique(("news", what));
    let place = egui::Rect::from_min_size(ui.cursor().min, egui::Vec2::ZERO);
    let response = ui.interact(place, id, egui::Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, sentence));
    ui.ctx()
        .accesskit_node_builder(id, |node| node.set_live(Live::Polite));
}

/// Announces a line to screen readers when it is new on this screen, such as the question of a panel that opens.
pub fn asks(ui: &Ui, line: &str) {
    let ask = |announcer: &mut Announcer| announcer.now.push(line.to_owned());
    ui.ctx().with_plugin(ask);
}

/// Announces the [questions](asks) of a pass that the last one did not have.
#[derive(Default)]
pub(super) struct Announcer {
    /// Whether this pass has a heading of the whole screen.
    is_headed: bool,
    /// The questions of this pass.
    now: Vec<String>,
    /// Those of the last one.
    before: Vec<String>,
    /// The latest new ones.
    news: Vec<String>,
}

impl Plugin for Announcer {
    fn debug_name(&self) -> &'static str {
        "Announcer"
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        self.is_headed = false;
        let now = std::mem::take(&mut self.now);
        let new = now.iter().filter(|line| !self.before.contains(line));
        let new: Vec<String> = new.cloned().collect();
        if new.is_empty() {
            self.news.retain(|line| now.contains(line));
        } else {
            self.news = new;
        }
        self.before = now;
        announce(ui, "questions", &self.news.join("\n"));
    }
}

/// The files that were dropped on the window since the last frame, if any were.
pub(super) fn dropped(ui: &Ui, chooser: &dyn Chooser) -> Option<Receiver<Chosen>> {
    let files = ui.input(|input| input.raw.dropped_files.clone());
    (!files.is_empty()).then(|| chooser.dropped(&files, ui.ctx()))
}

/// The menu of a button, which opens when the button is clicked or `opens`; screen readers call it by `name`. While it is
/// open, nothing behind it can be tapped or focused. Esc closes it and leads back to the button.
pub fn menu(button: &Response, name: &str, opens: bool, show: impl FnOnce(&mut Ui)) {
    let (ctx, id) = (&button.ctx, Popup::default_response_id(button));
    if opens {
        Popup::open_id(ctx, id);
    }
    let entered = Id::unique(("menu", id));
    if opens || button.clicked() {
        let by_keyboard = focus::by_keyboard(ctx);
        ctx.data_mut(|data| data.insert_temp(entered, by_keyboard));
    }
    if Popup::is_id_open(ctx, id) {
        // The modal layer below keeps only the focus in.
        let behind = Area::new(id.with("behind")).order(Order::Middle);
        behind.fixed_pos(Pos2::ZERO).show(ctx, |ui| {
            ui.allocate_rect(ctx.viewport_rect(), Sense::CLICK | Sense::DRAG);
        });
    }
    let menu = Popup::menu(button).show(|ui| {
        let around = Frame::menu(ui.style()).total_margin().sum().x;
        let free = ui.ctx().content_rect().width();
        ui.set_width(size::MENU.min(free - around));
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(Role::Menu);
            node.set_label(name);
        });
        keep_focus(ui, entered);
        show(ui);
    });
    ctx.accesskit_node_builder(button.id, |node| {
        node.set_has_popup(HasPopup::Menu);
        node.set_expanded(menu.is_some());
    });
    let Some(menu) = menu else {
        return;
    };
    if Popup::is_id_open(ctx, id) {
        ctx.memory_mut(|memory| memory.set_modal_layer(menu.response.layer_id));
    } else if ctx.input(|input| input.key_pressed(egui::Key::Escape)) {
        button.request_focus();
    }
}

/// Takes the focus from content behind a menu. If the menu was opened by keyboard, its first item takes it, and arrow
/// keys do not leave the menu.
fn keep_focus(ui: &Ui, by_keyboard: Id) {
    let focused = ui.memory(|memory| memory.focused());
    let inside = focused.and_then(|id| ui.ctx().read_response(id));
    if ui.is_sizing_pass() || inside.is_some_and(|item| item.layer_id == ui.layer_id()) {
        return;
    }
    let by_keyboard = ui.data(|data| data.get_temp(by_keyboard)) == Some(true);
    ui.memory_mut(|memory| {
        if let Some(id) = focused {
            memory.surrender_focus(id);
        }
        if by_keyboard {
            memory.move_focus(FocusDirection::Next);
        }
    });
}
