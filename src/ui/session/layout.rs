//! The layout of a table's screen: on a phone the task is near the thumb, on a laptop beside the table.

use egui::scroll_area::ScrollBarVisibility;
use egui::{CentralPanel, Color32, Frame, Id, Panel, ScrollArea, Ui, UiBuilder, Vec2, vec2};

use super::log;
use crate::frame::safe_area;
use crate::parts;
use crate::theme::{self, Share, TextRole, palette, size, space};
use crate::widgets::Icon;
use courtyard_text::Text;

/// The height that the table keeps beside a sheet on a low phone, in points.
pub const SHEET_KEEPS: f32 = 2.0 * theme::TARGET;

/// The shape of a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// A phone in portrait: the table above, the task and the navigation near the thumb.
    Tall,
    /// A phone in landscape: the table, with the task beside it.
    Flat,
    /// A laptop: the table, with the task and more beside it.
    Wide,
}

impl Shape {
    /// The shape for a window of this size.
    pub fn of(window: Vec2) -> Shape {
        match window.y < size::LOW && window.x > window.y {
            true => Shape::Flat,
            false if window.x >= size::WIDE => Shape::Wide,
            false => Shape::Tall,
        }
    }
}

/// The density of the task's controls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Density {
    /// Each action has a description.
    Ample,
    /// An icon and a title.
    Some,
    /// A title.
    Little,
}

impl Density {
    /// The density for few choices: large tiles without descriptions, if there is space.
    #[must_use]
    pub fn for_few_choices(self) -> Density {
        match self {
            Density::Ample | Density::Some => Density::Some,
            Density::Little => Density::Little,
        }
    }

    /// The space between two rows of actions, in points.
    pub fn gap(self) -> f32 {
        match self {
            Density::Ample | Density::Some => space::S,
            Density::Little => space::XS,
        }
    }
}

/// The parameters of the layout.
#[derive(Clone, Copy)]
pub struct Layout {
    /// The shape of the window.
    pub shape: Shape,
    /// Identifies the task: the next one starts scrolled to the top.
    pub shown: Id,
    /// The height that the table keeps on a low phone, in points, if the task matters more than the table.
    pub min_table_height: Option<f32>,
    /// The height reserved for the task on a phone in portrait.
    pub reserve: Reserve,
}

/// The height reserved for the task, so that the table keeps its place from one task to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reserve {
    /// Nothing: the task gets the height that it needs.
    Nothing,
    /// The height of this game's usual tasks.
    Usual(Id),
    /// The same height, and the task is one of them.
    Learn(Id),
}

/// An area of the screen.
#[derive(Clone, Copy, PartialEq)]
pub enum Area {
    /// The title and the navigation, unless there is a bar along an edge.
    Bar,
    /// The current task. It scrolls if there is not enough space.
    Task(Density),
    /// The controls that are always available, and whether there is room for a line for the last action.
    Foot(bool),
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

/// Shows the areas of the screen in their places.
pub fn lay_out(ui: &mut Ui, layout: Layout, show: &mut dyn FnMut(&mut Ui, Area)) {
    Needs::enter(ui, layout.reserve);
    ui.data_mut(|d| d.remove::<Room>(Id::NULL));
    match layout.shape {
        Shape::Tall => tall(ui, layout, show),
        Shape::Flat => flat(ui, layout.shown, show),
        Shape::Wide => wide(ui, layout.shown, show),
    }
    centre(ui, ("centre", false), |ui, size| {
        show(ui, Area::Centre(size));
    });
}

/// Shows the table in the remaining space, whose size is passed to `show`. A table that does not fit scrolls, first to
/// its top, or to its lower edge if `ends` is set.
pub(super) fn centre<T>(
    ui: &mut Ui,
    (id, ends): (&str, bool),
    show: impl FnOnce(&mut Ui, Vec2) -> T,
) -> T {
    let frame = Frame::new().fill(palette(ui).felt).inner_margin(space::S);
    let centre = CentralPanel::default().frame(frame).show(ui, |ui| {
        let size = ui.available_size();
        // A table that is too high by a fraction of a point needs no scroll bar.
        let place = ui.scope_id().with((id, "height"));
        let last = ui.data(|d| d.get_temp::<f32>(place)).unwrap_or_default();
        let bar = match last > size.y + 1.0 {
            true => ScrollBarVisibility::VisibleWhenNeeded,
            false => ScrollBarVisibility::AlwaysHidden,
        };
        let area = ScrollArea::vertical()
            .id_salt(id)
            .auto_shrink(false)
            .stick_to_bottom(ends)
            .scroll_bar_visibility(bar)
            .show(ui, |ui| show(ui, size));
        let high = area.content_size.y;
        parts::keep_height(ui, place, (last, high), "the table takes another height");
        if high > size.y + 1.0 {
            Needs::learn(ui, |needs| needs.table = needs.table.max(high));
        }
        area.inner
    });
    centre.inner
}

/// The task and more beside the table.
fn wide(ui: &mut Ui, shown: Id, show: &mut dyn FnMut(&mut Ui, Area)) {
    let side = side(ui, "side", size::SIDE).frame(side_frame(ui));
    let side = side.show(ui, |ui| {
        let id = Id::unique("height of the foot");
        let last = ui.data(|d| d.get_temp::<f32>(id)).unwrap_or_default();
        // With large text the actions matter more than the log.
        let (density, log) =
            match ui.available_width() < size::DESCRIBED_ACTIONS * TextRole::Body.size(ui) {
                true if Crowded::holds(ui, shown) => (Density::Little, 0.0),
                true => (Density::Some, 0.0),
                false if Crowded::holds(ui, shown) => (Density::Some, size::LOG),
                false => (Density::Ample, size::LOG),
            };
        // A log that needs less leaves the rest to the actions.
        let log = log.min(log::height(ui));
        // If a long reason takes much of the height, first the actions shrink, then the log leaves its place to them. A
        // folded log is low and stays.
        let task_id = Id::unique("height of the task");
        let needed = ui.data(|d| d.get_temp::<f32>(task_id)).unwrap_or_default();
        let whole = ui.available_height() - last;
        let is_crowded = Crowded::holds(ui, shown);
        let may_yield = is_crowded && !log::is_folded(ui);
        let yields = |needed: f32| may_yield && needed > whole - log;
        let most = match yields(needed) {
            true => whole,
            false => whole - log,
        };
        let most = most.max(2.0 * theme::TARGET);
        let task = task(ui, shown)
            .auto_shrink([false, true])
            .max_height(most)
            .show(ui, |ui| show(ui, Area::Task(density)));
        let now = task.content_size.y;
        if yields(now) != yields(needed) {
            parts::show_anew(ui.ctx(), "the log leaves its place, or takes it again");
        }
        ui.data_mut(|d| d.insert_temp(task_id, now));
        if !is_crowded && now > most + 1.0 {
            Crowded::note(ui, shown);
        }
        // The foot is at the lower edge, where its buttons keep their place. Keys reach it before the log above it.
        let free = ui.available_rect_before_wrap();
        let place = free.with_min_y((free.bottom() - last).max(free.top()));
        let mut foot = ui.new_child(UiBuilder::new().id_salt("foot").max_rect(place));
        foot.add_space(space::S);
        // The log shows the last action.
        show(&mut foot, Area::Foot(false));
        let height = foot.min_rect().height();
        parts::keep_height(ui, id, (last, height), "the foot takes another height");
        let place = free
            .with_max_y(place.top())
            .with_min_y(free.top() + space::M);
        if place.height() >= 2.0 * theme::TARGET || log::is_folded(ui) {
            let mut log = ui.new_child(UiBuilder::new().id_salt("below").max_rect(place));
            show(&mut log, Area::Below);
        }
        ui.advance_cursor_after_rect(free);
    });
    safe_area::reach_edges(ui, side.response.rect, palette(ui).surface);
}

/// A task that does not fit in its usual layout. Its actions then have shorter texts and less space, so that more of them
/// are visible.
#[derive(Clone, Copy, PartialEq)]
struct Crowded {
    shown: Id,
    window: Vec2,
}

impl Crowded {
    fn of(ui: &Ui, shown: Id) -> Crowded {
        let window = ui.ctx().content_rect().size();
        Crowded { shown, window }
    }

    /// Whether this task has been found not to fit.
    fn holds(ui: &Ui, shown: Id) -> bool {
        let crowded = ui.data(|d| d.get_temp::<Crowded>(Id::NULL));
        crowded == Some(Crowded::of(ui, shown))
    }

    /// Remembers that this task does not fit.
    fn note(ui: &Ui, shown: Id) {
        let crowded = Crowded::of(ui, shown);
        ui.data_mut(|d| d.insert_temp(Id::NULL, crowded));
        parts::show_anew(ui.ctx(), "the actions do not fit");
    }
}

/// Shows the task in its usual layout again if it fits, because the possible actions may have changed.
pub(super) fn try_anew(ui: &Ui) {
    ui.data_mut(|d| d.remove::<Crowded>(Id::NULL));
}

/// The task beside the table, at full height.
fn flat(ui: &mut Ui, shown: Id, show: &mut dyn FnMut(&mut Ui, Area)) {
    let frame = side_frame(ui).inner_margin(vec2(space::S, space::XS));
    let side = side(ui, "side", size::FLAT_SIDE).frame(frame);
    let side = side.show(ui, |ui| {
        show(ui, Area::Bar);
        at_the_foot().show(ui, |ui| {
            ui.add_space(space::XS);
            show(ui, Area::Foot(false));
        });
        task(ui, shown).auto_shrink(false).show(ui, |ui| {
            closer(ui, Density::Little);
            show(ui, Area::Task(Density::Little));
        });
    });
    safe_area::reach_edges(ui, side.response.rect, palette(ui).surface);
}

/// With little height, the controls are closer together.
fn closer(ui: &mut Ui, density: Density) {
    if density == Density::Little {
        ui.spacing_mut().item_spacing.y = space::XS;
    }
}

/// The least height of the table above a task, in points: less if few lines of text fit into the window.
pub(super) fn least_table(ui: &Ui) -> f32 {
    let targets = if theme::is_cramped(ui) { 2.0 } else { 3.0 };
    targets * theme::TARGET
}

/// The table above, the task near the thumb.
fn tall(ui: &mut Ui, layout: Layout, show: &mut dyn FnMut(&mut Ui, Area)) {
    let whole = ui.available_height();
    let high = whole > size::TALL;
    let margin = if high { space::M } else { space::S };
    let density = match high && !Crowded::holds(ui, layout.shown) {
        true => Density::Some,
        false => Density::Little,
    };
    let frame = side_frame(ui).inner_margin(margin);
    // The panel is as high as its content, as far as the table allows.
    let id = Id::unique("heights of the actions");
    let most = match (layout.min_table_height, high) {
        (Some(_), true) => whole * size::SHEET_SHARE,
        // With little height, the question is shown completely, and the table gets the rest.
        (Some(min_table_height), false) => {
            (whole * size::SHEET_SHARE).max(whole - min_table_height)
        }
        (None, _) => whole * size::ACTIONS_SHARE,
    };
    let last = ui.data(|d| d.get_temp::<Heights>(id)).unwrap_or_default();
    let around = frame.total_margin().sum().y + theme::line::HAIR;
    let needed = last.task + last.foot + around;
    let reserved = Needs::get(ui).map_or(0.0, |needs| needs.reserved(whole));
    // The fixed controls are visible with some of the actions, however long their text, and some of the table.
    let seen = last.task.min(3.0 * theme::TARGET);
    let most = most.max((last.foot + around + seen).min(whole - least_table(ui)));
    let panel = Panel::bottom("actions")
        .resizable(false)
        .exact_size(needed.max(reserved).clamp(theme::TARGET, most))
        .frame(frame);
    let mut now = Heights::default();
    ui.data_mut(|d| d.insert_temp(Id::unique("the task fits"), needed <= most));
    let panel = panel.show(ui, |ui| {
        let spacing = ui.spacing().item_spacing;
        ui.spacing_mut().item_spacing.y = 0.0;
        // While the panel finds its height, the scroll bar must not flicker.
        let bar = match needed > most {
            true => ScrollBarVisibility::VisibleWhenNeeded,
            false => ScrollBarVisibility::AlwaysHidden,
        };
        let room_left = (ui.available_height() - last.foot).max(0.0);
        let gap = if density == Density::Little {
            space::XS
        } else {
            spacing.y
        };
        let room = reserved.min(most) - last.foot - around - gap - 2.0 * space::XS;
        ui.data_mut(|d| d.insert_temp(Id::NULL, Room(room)));
        let task = task(ui, layout.shown)
            .auto_shrink(false)
            .max_height(room_left)
            .min_scrolled_height(0.0)
            .scroll_bar_visibility(bar)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing = spacing;
                closer(ui, density);
                show(ui, Area::Task(density));
            });
        now.task = task.content_size.y;
        let foot = ui.scope(|ui| {
            ui.spacing_mut().item_spacing = spacing;
            ui.add_space(if high { space::S } else { space::XS });
            show(ui, Area::Foot(high));
        });
        now.foot = foot.response.rect.height();
    });
    safe_area::reach_edges(ui, panel.response.rect, palette(ui).surface);
    // A pass that is discarded may place the keys by the height of those before.
    let overflows = now.task + now.foot + around > most + 1.0;
    if density == Density::Some && overflows && !ui.ctx().will_discard() {
        Crowded::note(ui, layout.shown);
    }
    if now != last {
        ui.data_mut(|d| d.insert_temp(id, now));
        parts::show_anew(ui.ctx(), "the actions take another height");
    }
    // A sheet is as high as its question needs.
    if layout.min_table_height.is_none() && matches!(layout.reserve, Reserve::Learn(_)) {
        let task = (now.task + now.foot + around).min(most);
        Needs::learn(ui, |needs| needs.task = needs.task.max(task));
    }
}

/// The height reserved for the content of the task, in points.
#[derive(Clone, Copy)]
struct Room(f32);

/// Shows the keys that answer a question. On a phone in portrait they end at the lower edge of the height reserved for
/// tasks, so that the keys of the next question are in the same place. `ui` is that of the whole task.
pub fn align_to_foot(ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
    let id = Id::unique("height of the keys");
    let last: f32 = ui.data(|d| d.get_temp(id)).unwrap_or_default();
    if let Some(Room(room)) = ui.data(|d| d.get_temp(Id::NULL)) {
        // Not the position in the window, which is rounded to pixels, and so would never settle.
        let above = ui.cursor().top() - ui.min_rect().top();
        ui.add_space((room - above - last).floor().max(0.0));
    }
    let height = ui.scope(show).response.rect.height();
    parts::keep_height(ui, id, (last, height), "the keys take another height");
}

/// Whether the whole task is visible on a phone in portrait without scrolling.
pub fn task_fits(ui: &Ui) -> bool {
    let is_tall = Shape::of(ui.ctx().content_rect().size()) == Shape::Tall;
    let fits = ui.data(|d| d.get_temp::<bool>(Id::unique("the task fits")));
    is_tall && fits == Some(true)
}

/// The heights of the parts of the task's panel.
#[derive(Clone, Copy, PartialEq, Default)]
struct Heights {
    task: f32,
    foot: f32,
}

/// The heights that the tasks and the table of a game have needed in this window, in points.
#[derive(Clone, Copy, PartialEq, Default)]
struct Needs {
    /// The highest task with what is around it.
    task: f32,
    /// The table, if it was higher than its space; 0 if it has always fitted.
    table: f32,
}

/// The game and the window whose [`Needs`] apply in this frame.
#[derive(Clone, Copy)]
struct Needed(Option<Id>);

impl Needs {
    /// Sets the game that is shown from here on in this frame.
    fn enter(ui: &Ui, reserve: Reserve) {
        let game = match reserve {
            Reserve::Nothing => None,
            Reserve::Usual(game) | Reserve::Learn(game) => Some(game),
        };
        let window = ui.ctx().content_rect().size();
        let of = |game| {
            Id::unique((
                game,
                window.x.to_bits(),
                window.y.to_bits(),
                TextRole::Body.size(ui).to_bits(),
            ))
        };
        ui.data_mut(|d| d.insert_temp(Id::NULL, Needed(game.map(of))));
    }

    fn id(ui: &Ui) -> Option<Id> {
        ui.data(|d| d.get_temp::<Needed>(Id::NULL))?.0
    }

    fn get(ui: &Ui) -> Option<Needs> {
        let id = Needs::id(ui)?;
        Some(ui.data(|d| d.get_temp(id)).unwrap_or_default())
    }

    /// Notes a larger need; the frame is laid out again if it changes anything.
    fn learn(ui: &Ui, learn: impl FnOnce(&mut Needs)) {
        let Some((id, last)) = Needs::id(ui).zip(Needs::get(ui)) else {
            return;
        };
        let mut needs = last;
        learn(&mut needs);
        if needs != last {
            ui.data_mut(|d| d.insert_temp(id, needs));
            parts::show_anew(ui.ctx(), "more height is needed");
        }
    }

    /// The height reserved for every task in this height: enough for the usual and for the highest one so far, as far as
    /// the table fits above it.
    fn reserved(self, whole: f32) -> f32 {
        let share = match whole > size::TALL {
            true => size::USUAL_SHARE,
            // Actions that become possible must not push the others to another place.
            false => size::ACTIONS_SHARE,
        };
        let usual = self.task.max(whole * share);
        let table = self.table + 2.0 * space::S;
        usual.min(whole - table).max(0.0)
    }
}

/// The area of a task, which starts at the top in each game.
fn task(ui: &Ui, shown: Id) -> ScrollArea {
    ScrollArea::vertical().id_salt(("task", parts::visit(ui), shown))
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
    let id = ui.scope_id().with("height of the ways");
    let last = ui.data(|d| d.get_temp::<f32>(id)).unwrap_or_default();
    ui.horizontal_top(|ui| {
        let least = ui.spacing().interact_size.y;
        let size = Vec2::new(ui.available_width(), last.max(least));
        let middle = egui::Layout::left_to_right(egui::Align::Center);
        ui.allocate_ui_with_layout(size, middle, |ui| show(ui, FootPart::Steps));
        let top = egui::Layout::left_to_right(egui::Align::Min);
        let place = ui.available_rect_before_wrap();
        let mut ways = ui.new_child(UiBuilder::new().max_rect(place).layout(top));
        show(&mut ways, FootPart::Ways);
        // Without such buttons, no space is reserved for them.
        let ways = ways.min_rect();
        if ways.is_positive() {
            ui.advance_cursor_after_rect(ways);
        }
        // Their height is known only after the steps have been placed.
        let why = "the ways on take another height";
        parts::keep_height(ui, id, (last, ways.height()), why);
    });
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
