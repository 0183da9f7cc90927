//! What somebody who plays for the first time is told where it matters: hints, and the steps of dealing. A game gives its
//! own.

use egui::{Align, Frame, Label, Layout, Margin, Stroke, Ui, vec2};

use crate::theme::{self, palette, radius, space};
use crate::widgets::BigButton;
use courtyard_settings::Settings;
use courtyard_text::Text;

/// A hint of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The key of its message, by which the settings remember that it was dismissed.
    pub name: &'static str,
    /// What it says: a paragraph each.
    pub paragraphs: Vec<String>,
}

impl Hint {
    /// A hint of one paragraph.
    pub fn of(name: &'static str, paragraph: String) -> Hint {
        Hint {
            name,
            paragraphs: vec![paragraph],
        }
    }

    /// The hint, if hints are given and nobody has dismissed it.
    pub(super) fn if_given(self, settings: &Settings) -> Option<Hint> {
        settings.hints.gives(self.name).then_some(self)
    }

    /// Shows the hint, and the way to dismiss it for good; true when that was tapped.
    pub(super) fn show(&self, ui: &mut Ui, text: &Text) -> bool {
        let colors = palette(ui);
        let frame = Frame::new()
            .fill(colors.surface_raised)
            .stroke(Stroke::new(theme::line::THIN, colors.accent))
            .corner_radius(radius::PANEL)
            .inner_margin(Margin::same(space::S as i8));
        let dismissed = frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            for paragraph in &self.paragraphs {
                ui.add(Label::new(theme::small(paragraph.as_str()).color(colors.ink)).wrap());
            }
            let row = vec2(ui.available_width(), theme::TARGET);
            let right = Layout::right_to_left(Align::Center);
            let got_it = text.get("hint-understood");
            let button = BigButton::new(&got_it).compact(true).fit();
            ui.allocate_ui_with_layout(row, right, |ui| ui.add(button).clicked())
                .inner
        });
        ui.add_space(space::S);
        dismissed.inner
    }
}

/// A step of dealing: its picture, what is done, and, for those who do it for the first time, why.
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
