//! How the game is played, in six pictures.

use egui::{Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::prints;
use courtyard_ui::session::{Lesson, LessonStep};
use courtyard_ui::theme;
use courtyard_ui::widgets::{self, CardSize, Icon};

/// Shows one or several cards with their four numbers.
fn cards(ui: &mut Ui, numbers: &[[i64; 4]], name: &str) {
    let width = CardSize::SMALL.size().x;
    let count = numbers.len() as f32;
    let card = vec2(width, prints::height(width));
    let (place, response) =
        ui.allocate_exact_size(vec2(width * 1.1 * count, card.y), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), name));
    for (n, numbers) in numbers.iter().enumerate() {
        let at = place.min + vec2(width * 1.1 * n as f32, 0.0);
        let card_place = egui::Rect::from_min_size(at, card);
        prints::paint(ui, card_place, &prints::face(*numbers), None, true);
    }
}

/// Shows an icon.
fn sign(ui: &mut Ui, icon: Icon, name: &str) {
    let side = CardSize::SMALL.size().x;
    let (place, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), name));
    let ink = theme::palette(ui).ink;
    widgets::sign(ui, icon, place.center(), side / 2.0, ink);
}

/// The steps.
pub(super) const LESSON: Lesson = &[
    LessonStep::new("noble-hearts-lesson-aim", |ui, name| {
        sign(ui, Icon::Swords, name);
    }),
    LessonStep::new("noble-hearts-lesson-card", |ui, name| {
        cards(ui, &[[7, 1, 3, 2]], name);
    }),
    LessonStep::new("noble-hearts-lesson-initiative", |ui, name| {
        sign(ui, Icon::Forth, name);
    }),
    LessonStep::new("noble-hearts-lesson-attack", |ui, name| {
        cards(ui, &[[7, 1, 1, 2]], name);
    }),
    LessonStep::new("noble-hearts-lesson-evade", |ui, name| {
        cards(ui, &[[7, 1, 1, 2], [9, 1, 2, 1]], name);
    }),
    LessonStep::new("noble-hearts-lesson-roses", |ui, name| {
        sign(ui, Icon::Rose, name);
    }),
];
