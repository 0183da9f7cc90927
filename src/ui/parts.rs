//! Pieces that several screens are put together from.

use std::ops::RangeInclusive;

use egui::{CentralPanel, Frame, Margin, Response, ScrollArea, Ui};

use super::theme::{self, palette, space};
use super::widgets::{self, Stepper};
use crate::text::Text;

/// The widest a page of text and buttons becomes, in points.
const COLUMN: f32 = 560.0;

/// The margin that leaves a column of this width in the middle, and a finger's breadth on a phone.
pub(super) fn column_margin(ui: &Ui, width: f32) -> Margin {
    let side = ((ui.available_width() - width) / 2.0).max(space::L);
    // A margin is a small whole number; on a very wide window the column grows instead.
    Margin::symmetric(side.min(i8::MAX.into()) as i8, space::L as i8)
}

/// A page that scrolls: one column in the middle of the window.
pub(super) fn page(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let felt = Frame::new().fill(palette(ui).felt);
    CentralPanel::default().frame(felt).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let side = ((ui.available_width() - COLUMN) / 2.0).max(space::L);
            ui.add_space(space::L);
            ui.horizontal_top(|ui| {
                ui.add_space(side);
                ui.vertical(|ui| {
                    ui.set_width((ui.available_width() - space::L).min(COLUMN));
                    content(ui);
                });
            });
            ui.add_space(space::L);
        });
    });
}

/// A number with a − and a + key, whose spoken names are in the language.
pub(super) fn stepper(
    ui: &mut Ui,
    text: &Text,
    label: &str,
    value: &mut i64,
    range: RangeInclusive<i64>,
) -> Response {
    let what = [("what", label.into())];
    let names = Stepper {
        label,
        less: &text.with("stepper-less", &what),
        more: &text.with("stepper-more", &what),
    };
    widgets::stepper(ui, names, value, range)
}

/// A sentence about something that went wrong, which stays until it is mended or superseded.
pub(super) fn warning(ui: &mut Ui, sentence: &str) {
    let colors = palette(ui);
    Frame::new()
        .fill(colors.danger)
        .corner_radius(theme::radius::PANEL)
        .inner_margin(Margin::same(space::M as i8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(theme::body(sentence).color(colors.on_danger));
        });
}

/// A sentence that answers a tap on something that is not possible.
pub(super) fn notice(ui: &mut Ui, sentence: &str) {
    let colors = palette(ui);
    Frame::new()
        .fill(colors.surface_raised)
        .stroke(egui::Stroke::new(1.0, colors.warning))
        .corner_radius(theme::radius::PANEL)
        .inner_margin(Margin::same(space::M as i8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(theme::body(sentence));
        });
}

/// A button of one line that takes a step back or forth and names it; true when it was tapped.
pub(super) fn step_button(
    ui: &mut Ui,
    width: f32,
    sign: char,
    title: &str,
    what: Option<&str>,
) -> bool {
    let line = match what {
        Some(what) => format!("{sign} {what}"),
        None => format!("{sign} {title}"),
    };
    let button = egui::Button::new(theme::small(line))
        .truncate()
        .min_size([width, theme::TARGET].into());
    let response = ui
        .scope(|ui| {
            ui.set_max_width(width);
            ui.add_enabled(what.is_some(), button)
        })
        .inner;
    let spoken = match what {
        Some(what) => format!("{title}: {what}"),
        None => title.to_owned(),
    };
    response.accessible_name(spoken).clicked()
}
