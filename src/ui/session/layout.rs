//! The layout of a table's screen: on a phone the task is near the thumb, on a laptop beside the table.

use egui::{
    CentralPanel, Color32, Frame, Id, Panel, Rect, ScrollArea, Ui, UiBuilder, UiStackInfo, Vec2,
    vec2,
};

use super::regions::{Density, Mode, Regions, Setting, Shape, row};
use crate::frame::safe_area;
use crate::parts;
use crate::theme::{self, Share, TextRole, palette, space};
use crate::widgets::{self, Icon};
use courtyard_text::Text;

/// The parameters of the layout.
#[derive(Clone, Copy)]
pub struct Layout {
    /// The shape of the window.
    pub shape: Shape,
    /// Whether the table or the task matters more.
    pub mode: Mode,
    /// Whether the turns of the game have phases.
    pub has_phases: bool,
    /// Height of the actions of a turn of the game with the foot, in lines of body text.
    pub turn: f32,
    /// Minimum share of a phone's height for these actions.
    pub share: f32,
    /// Share of a phone's height for a fight or a question.
    pub focus: f32,
    /// Height that its table keeps above a fight or a question on a low phone, in points.
    pub strip: f32,
    /// Whether the log beside the table is folded, so that only its field for a note is shown.
    pub is_log_folded: bool,
    /// Identifies the task: the next one starts scrolled to the top.
    pub shown: Id,
}

/// An area of the screen.
#[derive(Clone, Copy, PartialEq)]
pub enum Area {
    /// The title and the navigation, unless there is a bar along an edge.
    Bar,
    /// A hint above the table, which takes its height from the table.
    Above,
    /// The current task. It scrolls if there is not enough space.
    Task(Density),
    /// The phases of the turn.
    Phases,
    /// The controls that are always available.
    Foot,
    /// The content between the task and the foot; only on a laptop.
    Below,
    /// The table, in a space of this size.
    Centre(Vec2),
}

/// The navigation bar: along the lower edge of a phone in portrait, near the thumb, otherwise along the upper one.
pub fn bar<T>(ui: &mut Ui, shape: Shape, show: impl FnOnce(&mut Ui) -> T) -> T {
    let frame = Frame::new()
        .fill(palette(ui).surface)
        .inner_margin(vec2(space::S, space::XS));
    let panel = match shape {
        Shape::Tall => Panel::bottom("bar"),
        Shape::Flat | Shape::Wide => Panel::top("bar"),
    };
    let bar = panel.resizable(false).frame(frame).show(ui, show);
    safe_area::reach_edges(ui, bar.response.rect, palette(ui).surface);
    bar.inner
}

/// Shows the areas of the screen in their regions.
pub fn lay_out(ui: &mut Ui, layout: Layout, show: &mut dyn FnMut(&mut Ui, Area)) {
    let room = ui.available_rect_before_wrap();
    let setting = Setting {
        shape: layout.shape,
        mode: layout.mode,
        text: TextRole::Body.size(ui),
        has_phases: layout.has_phases,
        turn: layout.turn,
        share: layout.share,
        focus: layout.focus,
        strip: layout.strip,
        is_log_folded: layout.is_log_folded,
    };
    let regions = Regions::of(room, setting);
    let surface = palette(ui).surface;
    ui.painter().rect_filled(regions.panel, 0.0, surface);
    safe_area::reach_edges(ui, regions.panel, surface);
    let (task, mut table) = (regions.task, regions.table);
    // On a low phone the bar is above the table, because the task needs the height.
    if layout.shape == Shape::Flat {
        let (bar, rest) = table.split_top_bottom_at_y(table.top() + row(setting.text) + space::XS);
        ui.painter().rect_filled(bar, 0.0, surface);
        let bar = bar.shrink2(vec2(space::XS, 0.0));
        region(ui, "bar of the table", bar, |ui| show(ui, Area::Bar));
        table = rest;
    }
    if let Some(phases) = regions.phases {
        region(ui, "phases", phases, |ui| show(ui, Area::Phases));
    }
    region(ui, "task", task, |ui| {
        let room = UiStackInfo::default().with_tag_value(ROOM, task.height());
        let area = ScrollArea::vertical()
            .id_salt(("task", parts::visit(ui), layout.shown))
            .auto_shrink(false);
        area.show(ui, |ui| {
            let tagged = UiBuilder::new().ui_stack_info(room);
            ui.scope_builder(tagged, |ui| {
                if regions.density == Density::Little {
                    ui.spacing_mut().item_spacing.y = space::XS;
                }
                show(ui, Area::Task(regions.density));
            });
        });
    });
    region(ui, "foot", regions.foot, |ui| {
        show(ui, Area::Foot);
    });
    if let Some(log) = regions.log {
        region(ui, "below", log, |ui| show(ui, Area::Below));
    }
    let felt = palette(ui).felt;
    ui.painter().rect_filled(table, 0.0, felt);
    let above = region(ui, "above the table", table.shrink(space::S), |ui| {
        show(ui, Area::Above);
    });
    if above.is_positive() {
        table = table.with_min_y(above.bottom());
    }
    region(ui, "table", table, |ui| {
        centre(ui, "centre", false, |ui, size| {
            show(ui, Area::Centre(size));
        });
    });
    ui.advance_cursor_after_rect(room);
}

/// Shows content in a region. Returns the part that it takes.
fn region(ui: &mut Ui, name: &str, place: Rect, show: impl FnOnce(&mut Ui)) -> Rect {
    let builder = UiBuilder::new().id_salt(name).max_rect(place);
    let mut ui = ui.new_child(builder);
    show(&mut ui);
    ui.min_rect()
}

/// The tag of the height of a task's region.
const ROOM: &str = "room of the task";

/// The height of the task's region below the cursor, in points; negative if the content above the cursor is higher than
/// the region. Infinite outside of a table's task.
pub fn room_below(ui: &Ui) -> f32 {
    let mut stack = ui.stack().iter();
    let room = stack.find_map(|entry| {
        let room = entry.tags().get_downcast::<f32>(ROOM)?;
        Some(room - (ui.cursor().top() - entry.max_rect.top()))
    });
    room.unwrap_or(f32::INFINITY)
}

/// Shows the keys that answer a question at the lower edge of the task's region, so that the keys of the next question are in
/// the same place. `height` is theirs, in points.
pub fn align_to_foot(ui: &mut Ui, height: f32, show: impl FnOnce(&mut Ui)) {
    let spare = room_below(ui) - height;
    if spare.is_finite() {
        ui.add_space(spare.max(0.0));
    }
    ui.scope(show);
}

/// Shows the table in the remaining space, whose size is passed to `show`. A table that does not fit scrolls, first to
/// its top, or to its lower edge if `ends` is set.
pub(super) fn centre<T>(
    ui: &mut Ui,
    id: &str,
    ends: bool,
    show: impl FnOnce(&mut Ui, Vec2) -> T,
) -> T {
    let frame = Frame::new().fill(palette(ui).felt).inner_margin(space::S);
    let centre = CentralPanel::default().frame(frame).show(ui, |ui| {
        let size = ui.available_size();
        let area = ScrollArea::vertical()
            .id_salt(id)
            .auto_shrink(false)
            .stick_to_bottom(ends);
        area.show(ui, |ui| show(ui, size)).inner
    });
    centre.inner
}

/// The least height of the table above a task, in points: less if few lines of text fit into the window.
pub(super) fn least_table(ui: &Ui) -> f32 {
    let targets = if theme::is_cramped(ui) { 2.0 } else { 3.0 };
    targets * theme::TARGET
}

/// A panel beside the table.
pub(super) fn side(ui: &Ui, id: &'static str, share: Share) -> Panel {
    Panel::right(id)
        .exact_size(share.of(ui.available_width()))
        .resizable(false)
}

/// A strip along the lower edge.
pub(super) fn at_the_foot() -> Panel {
    Panel::bottom("foot")
        .resizable(false)
        .frame(Frame::NONE)
        .show_separator_line(false)
}

/// The frame of a message along an edge of the screen.
pub(super) fn strip(fill: Color32) -> Frame {
    Frame::new()
        .fill(fill)
        .inner_margin(vec2(space::M, space::XS))
}

/// The frame of a panel beside or below the table.
pub(super) fn side_frame(ui: &Ui) -> Frame {
    Frame::new()
        .fill(palette(ui).surface)
        .inner_margin(space::L)
}

/// A part of the row of fixed controls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FootPart {
    /// Undo and redo.
    Steps,
    /// The buttons that lead on.
    Ways,
}

/// The row of fixed controls: undo and redo are vertically centred beside the buttons that lead on.
pub fn foot_row(ui: &mut Ui, mut show: impl FnMut(&mut Ui, FootPart)) {
    let row = ui.available_rect_before_wrap();
    let middle = egui::Layout::left_to_right(egui::Align::Center);
    let mut steps = ui.new_child(UiBuilder::new().max_rect(row).layout(middle));
    show(&mut steps, FootPart::Steps);
    let gap = ui.spacing().item_spacing.x;
    let place = row.with_min_x(steps.min_rect().right() + gap);
    let top = egui::Layout::left_to_right(egui::Align::Min);
    let left = UiStackInfo::default().with_tag_value(FOOT, row.left());
    let ways = UiBuilder::new().max_rect(place).layout(top);
    let mut ways = ui.new_child(ways.ui_stack_info(left));
    show(&mut ways, FootPart::Ways);
    ui.advance_cursor_after_rect(row);
}

/// The tag of the left edge of a foot.
const FOOT: &str = "left edge of the foot";

/// The place of the buttons that lead on, with room for redo beside undo, whether or not there is anything to redo. So they
/// stay where they are after an undo.
pub fn foot_place(ui: &Ui) -> Rect {
    let place = ui.available_rect_before_wrap();
    let mut stack = ui.stack().iter();
    let left = stack.find_map(|entry| entry.tags().get_downcast::<f32>(FOOT).copied());
    let steps = 2.0 * (widgets::icon_width(ui) + ui.spacing().item_spacing.x);
    let least = left.map_or(place.left(), |left| left + steps);
    place.with_min_x(place.left().max(least))
}

/// Undo or redo.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UndoRedo {
    /// Undo the last step.
    Undo,
    /// Redo the last undone step.
    Redo,
}

/// The steps that undo and redo concern.
#[derive(Debug, Clone, Copy)]
pub struct Steps<'a> {
    /// The description of the step that can be undone.
    pub last: Option<&'a str>,
    /// The description of the step that can be redone.
    pub next: Option<&'a str>,
    /// Whether the latest step was an undo or redo. The redo button then keeps its place after the last redo.
    pub is_stepping: bool,
}

/// Undo and redo, each with the action concerned, and the description beside them, if there is one. A disabled button can
/// be tapped too, so that the reason can be explained.
pub fn undo_redo(
    ui: &mut Ui,
    text: &Text,
    steps: Steps<'_>,
    described: Option<&str>,
) -> Option<UndoRedo> {
    let Steps {
        last,
        next,
        is_stepping,
    } = steps;
    let mut command = None;
    ui.horizontal(|ui| {
        if parts::step_button(ui, Icon::Undo, &text.get("do-undo"), last) {
            command = Some(UndoRedo::Undo);
        }
        let has_redo = next.is_some() || is_stepping;
        if has_redo && parts::step_button(ui, Icon::Redo, &text.get("do-redo"), next) {
            command = Some(UndoRedo::Redo);
        }
        // Beside redo it would seem to describe that.
        if let Some(described) = described.filter(|_| !has_redo) {
            parts::note(ui, described);
        }
    });
    command
}
