//! A sentence over the screen: the answer to a tap on something that is not possible, or a notice.

use std::time::Duration;

use egui::accesskit::Live;
use egui::{
    Align2, Area, Frame, Id, Label, Order, Pos2, Rect, Stroke, TextStyle, TextWrapMode, Ui,
    WidgetText, vec2,
};

use crate::parts;
use crate::theme::{self, motion, palette, size, space};

/// A sentence over the screen. It takes no room, taps go through it, and it fades once it could be read.
#[derive(Debug, Default)]
pub struct Explanation {
    sentence: Option<String>,
    /// When the sentence came into sight, in seconds of the window's clock.
    since: Option<f64>,
    /// The last tap and its time.
    tapped: Option<(Pos2, f64)>,
    /// The tap that the sentence answers; `None` if it answers a key.
    near: Option<Pos2>,
    /// Whether it answers no tap.
    is_notice: bool,
}

/// Longest time between a tap and its answer, in seconds.
const ANSWERED: f64 = 1.0;

impl Explanation {
    /// Shows this sentence from the next frame on.
    pub fn give(&mut self, sentence: impl Into<String>) {
        *self = Explanation {
            sentence: Some(sentence.into()),
            since: None,
            tapped: self.tapped,
            near: None,
            is_notice: false,
        };
    }

    /// Shows this notice from the next frame on. It answers no tap.
    pub fn show_notice(&mut self, notice: impl Into<String>) {
        self.give(notice);
        self.is_notice = true;
    }

    /// Removes the sentence.
    pub fn clear(&mut self) {
        self.sentence = None;
    }

    /// Whether there is a sentence to be read.
    pub fn is_given(&self) -> bool {
        self.sentence.is_some()
    }

    /// Shows the sentence at the upper edge of this part of the window; in a wide window as near to the tap as this part
    /// reaches. Screen readers announce it.
    pub fn show(&mut self, ui: &Ui, place: Rect) {
        let now = ui.input(|input| input.time);
        if ui.input(|input| input.pointer.any_released()) {
            let at = ui.input(|input| input.pointer.interact_pos());
            self.tapped = at.map(|at| (at, now));
        }
        let Some(sentence) = &self.sentence else {
            return;
        };
        let since = *self.since.get_or_insert_with(|| {
            let tap = self
                .tapped
                .filter(|(_, at)| !self.is_notice && now - at < ANSWERED);
            self.near = tap.map(|(at, _)| at);
            now
        });
        let shown = now - since;
        let fade = f64::from(theme::lasting(ui, motion::FADE));
        let left = parts::reading_time(sentence) + fade - shown;
        if left <= 0.0 {
            self.clear();
            return;
        }
        let opacity = if left < fade { left / fade } else { 1.0 };
        let wait = Duration::from_secs_f64((left - fade).max(0.0));
        ui.ctx().request_repaint_after(wait);
        let colors = palette(ui);
        let (edge, live) = if self.is_notice {
            (colors.accent, Live::Polite)
        } else {
            (colors.warning, Live::Assertive)
        };
        let frame = Frame::new()
            .fill(colors.surface_raised)
            .stroke(Stroke::new(theme::line::THIN, edge))
            .corner_radius(theme::radius::PANEL)
            .shadow(ui.visuals().popup_shadow)
            .inner_margin(space::M);
        let around = 2.0 * (space::S + space::M);
        let width = (place.width() - around).min(size::COLUMN);
        let words = WidgetText::from(theme::body(sentence.as_str()).color(colors.ink));
        let words = words.into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Body);
        let outer = words.size() + frame.total_margin().sum();
        let free = ui.ctx().content_rect();
        let place = place.shrink(space::S);
        let at = match self.near.filter(|_| free.width() >= size::WIDE) {
            // Above the finger.
            Some(tap) => {
                let low = Align2::CENTER_BOTTOM.anchor_size(tap - vec2(0.0, theme::TARGET), outer);
                let most = (place.max - outer).max(place.min);
                Rect::from_min_size(low.min.clamp(place.min, most), outer)
            }
            None => Align2::CENTER_TOP.align_size_within_rect(outer, place),
        };
        // Long words in a low window begin further up rather than leave it.
        let top = at.top().min(free.bottom() - outer.y).max(free.top());
        Area::new(Id::unique("explanation"))
            .order(Order::Tooltip)
            .interactable(false)
            .fade_in(false)
            .constrain(false)
            .fixed_pos(egui::pos2(at.left(), top))
            .show(ui.ctx(), |ui| {
                ui.set_opacity(opacity as f32);
                frame.show(ui, |ui| {
                    let id = ui.add(Label::new(words)).id;
                    ui.ctx()
                        .accesskit_node_builder(id, |node| node.set_live(live));
                });
            });
    }
}
