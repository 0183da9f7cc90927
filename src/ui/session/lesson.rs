//! How a game is played, in pictures and a few words; each game has a [`Lesson`].

use egui::{Label, Layout, Ui, vec2};

use crate::parts;
use crate::screen::{AppContext, Navigation, Screen, ScreenGame};
use crate::theme::{self, palette, size, space};
use crate::widgets::{BigButton, CardFace, CardSize, tile_fits};
use courtyard_core::cards::Card;
use courtyard_lab::Level;
use courtyard_text::{Text, level_name, say};

/// The bot of a guided game, which explains its steps while hints are shown.
pub(super) const GUIDING_BOT: Level = Level::Easy;

/// The steps that explain a game, in order.
pub type Lesson = &'static [LessonStep];

/// A step of a lesson.
#[derive(Debug)]
pub struct LessonStep {
    /// The key of its title.
    title: &'static str,
    picture: fn(&mut Ui, &str),
}

impl LessonStep {
    /// A step whose title has this key. `picture` shows its picture, which has this name for screen readers.
    pub const fn new(title: &'static str, picture: fn(&mut Ui, &str)) -> LessonStep {
        LessonStep { title, picture }
    }

    /// The key of its text.
    pub fn about(&self) -> String {
        format!("{}-about", self.title)
    }
}

/// The page that explains a game and offers a guided one at the end.
pub(crate) struct LessonScreen {
    game: &'static dyn ScreenGame,
}

impl LessonScreen {
    pub(crate) fn new(game: &'static dyn ScreenGame) -> LessonScreen {
        LessonScreen { game }
    }
}

impl Screen for LessonScreen {
    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        let text = &app.text;
        let (mut starts, mut meets_bot, mut reads) = (false, false, false);
        let title = say!(text, "start-guide", game = self.game.title(text));
        let back = parts::footed_page(ui, text, ("lesson", &title), |ui, foot| {
            if let Some(needs) = self.game.needs(text) {
                ui.add(Label::new(theme::strong_text(needs)).wrap());
            }
            show_steps(ui, text, self.game.lesson());
            ui.add_space(space::L);
            let app = theme::body(text.get("lesson-app")).color(palette(ui).ink_soft);
            ui.add(Label::new(app).wrap());
            ui.add_space(space::M);
            let rules = text.get("setup-read");
            reads = ui.add(BigButton::new(&rules)).clicked();
            ui.add_space(space::M);
            if self.game.seats_bots() {
                let level = level_name(text, GUIDING_BOT);
                let about = say!(text, "lesson-start-bot-about", level);
                let start = text.get("lesson-start-bot");
                let button = BigButton::new(&start).subtitle(Some(&about));
                meets_bot = ui.add(button).clicked();
                ui.add_space(space::M);
            }
            let start = text.get("lesson-start");
            let button = BigButton::new(&start).primary(true);
            starts = foot.show(ui, |ui| ui.add(button)).clicked();
        });
        if starts || meets_bot {
            let bot = meets_bot.then_some(GUIDING_BOT);
            let first = self.game.guided_session(app, bot);
            return Some(Navigation::Guided(first));
        }
        if reads {
            return self.game.usual_rules(text).map(Navigation::Overlay);
        }
        (back || crate::input::key_bindings::back(ui)).then_some(Navigation::Home)
    }
}

/// Shows the steps of a lesson, each with its picture beside its words.
pub(crate) fn show_steps(ui: &mut Ui, text: &Text, lesson: Lesson) {
    for step in lesson {
        ui.add_space(space::L);
        let title = text.get(step.title);
        let about = say!(text, &step.about());
        // The title is also that of a section, and of its button in the contents.
        let picture = say!(text, "lesson-picture", title = title.as_ref());
        let words = |ui: &mut Ui| {
            parts::section(ui, title.as_ref());
            ui.add(Label::new(theme::body(about)).wrap());
        };
        let beside = ui.available_width() - size::LESSON - space::L;
        if tile_fits(ui, &title, beside) {
            ui.horizontal_top(|ui| {
                let place = vec2(size::LESSON, 0.0);
                let middle = Layout::top_down(egui::Align::Center);
                ui.allocate_ui_with_layout(place, middle, |ui| {
                    ui.set_width(size::LESSON);
                    (step.picture)(ui, &picture);
                });
                ui.add_space(space::S);
                ui.vertical(words);
            });
        } else {
            (step.picture)(ui, &picture);
            words(ui);
        }
    }
}

/// Shows cards side by side, as a picture with this accessible name.
pub fn lesson_cards(ui: &mut Ui, cards: &[Card], size: CardSize, name: &str) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        let gaps = space::XS * cards.len().saturating_sub(1) as f32;
        let width = size.size().x * cards.len() as f32 + gaps;
        ui.add_space(((size::LESSON - width) / 2.0).max(0.0));
        for card in cards {
            ui.add(CardFace::new(*card, size).label(name).still(true));
        }
    });
}
