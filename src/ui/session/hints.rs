//! Hints for new players, and the steps of dealing. Each game provides its own.

use egui::{
    Align, Align2, FontSelection, Frame, Label, Layout, Role, Sense, Stroke, Ui, WidgetInfo,
    WidgetText, vec2,
};

use crate::theme::{self, palette, radius, space};
use crate::widgets::BigButton;
use courtyard_settings::Settings;
use courtyard_text::Text;

/// The hint beside a sample game, by the key of its message.
pub(super) const SAMPLE: &str = "hint-sample";

/// The hint that explains the sign that flips the table, when it is used first.
pub(super) const TURN_AROUND: &str = "hint-turn-around";

/// Maximum number of lines of a hint at a table, where it must not hide what it explains.
pub(super) const LINES: usize = 2;

/// A hint of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The message key, by which the settings store its dismissal.
    pub name: &'static str,
    /// The text.
    pub words: String,
}

/// The tapped part of a hint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum HintTap {
    /// Dismiss it.
    Dismiss(&'static str),
    /// Show the whole text.
    Read(String),
}

impl Hint {
    /// Creates the hint of this name.
    pub fn of(name: &'static str, words: String) -> Hint {
        Hint { name, words }
    }

    /// The hint, if hints are on and it was not dismissed.
    pub(super) fn if_given(self, settings: &Settings) -> Option<Hint> {
        settings.hints.gives(self.name).then_some(self)
    }

    /// Shows the hint in at most this many lines, with the button that dismisses it permanently.
    pub(super) fn show(self, ui: &mut Ui, text: &Text, lines: usize) -> Option<HintTap> {
        let colors = palette(ui);
        let frame = Frame::new()
            .fill(colors.surface_raised)
            .stroke(Stroke::new(theme::line::THIN, colors.accent))
            .corner_radius(radius::PANEL)
            .inner_margin(vec2(space::S, 0.0));
        let mut tap = None;
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            let row = vec2(ui.available_width(), theme::TARGET);
            let right = Layout::right_to_left(Align::Center);
            ui.allocate_ui_with_layout(row, right, |ui| {
                let got_it = text.get("hint-understood");
                let button = BigButton::new(&got_it).compact(true).fit();
                if ui.add(button).clicked() {
                    tap = Some(HintTap::Dismiss(self.name));
                }
                let words = theme::small(self.words.as_str()).color(colors.ink);
                let mut job = WidgetText::from(words).into_layout_job(
                    ui.style(),
                    FontSelection::Default,
                    Align::Min,
                );
                let job = std::sync::Arc::make_mut(&mut job);
                job.wrap.max_width = ui.available_width();
                job.wrap.max_rows = lines;
                let galley = ui.fonts_mut(|fonts| fonts.layout_job(job.clone()));
                let size = vec2(ui.available_width(), row.y);
                // Text that does not fit is shown completely after a tap.
                let (sense, role) = if galley.elided {
                    (Sense::click(), Role::Button)
                } else {
                    (Sense::hover(), Role::Label)
                };
                let (place, response) = ui.allocate_exact_size(size, sense);
                response.widget_info(|| WidgetInfo::labeled(role, true, &self.words));
                let at = Align2::LEFT_CENTER
                    .align_size_within_rect(galley.size(), place)
                    .min;
                ui.painter().galley(at, galley, colors.ink);
                if response.clicked() {
                    tap = Some(HintTap::Read(self.words));
                }
            });
        });
        tap
    }
}

/// A step of dealing: its picture, the instruction, and the reason for new players.
pub fn step(ui: &mut Ui, what: &str, why: Option<&str>, picture: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        picture(ui);
        ui.add_space(space::XS);
        ui.vertical(|ui| {
            ui.add(Label::new(theme::strong_text(what)).wrap());
            if let Some(why) = why {
                ui.add(Label::new(theme::small(why)).wrap());
            }
        });
    });
    ui.add_space(space::S);
}
