//! Pages on top of a screen that lead back to it: texts, and the keyboard shortcuts.

use egui::style::ScrollAnimation;
use egui::{Align, Id, Label, Layout, Ui};

use crate::input::key_bindings::{self, KeyGroup};
use crate::people::PeoplePages;
use crate::printing::{PrintPage, Printable};
use crate::screen::AppContext;
use crate::session::{Lesson, show_steps};
use crate::theme::{self, palette, space};
use crate::widgets::{BigButton, Icon};
use crate::{parts, widgets};
use courtyard_text::{Chapter, Text};

/// A page on top of a screen.
#[derive(Debug)]
pub enum Overlay {
    /// The settings.
    Settings,
    /// The keyboard shortcuts of the screen below.
    Keys,
    /// About the app.
    About(About),
    /// How to add the app to the home screen.
    Installing,
    /// A text.
    Reading {
        /// The title.
        title: String,
        /// The pictures that stand first; empty if there are none.
        lesson: Lesson,
        /// The chapters.
        chapters: Vec<Chapter>,
        /// The rules, if the text is a rulebook.
        rules: Option<Printable>,
    },
    /// Printing an aid with some rules.
    Print(Box<PrintPage>),
    /// The people who played, and their results.
    People(Box<PeoplePages>),
}

impl Overlay {
    /// Identifies the page: another one accepts taps only after it has been visible.
    pub(super) fn question_id(&self) -> Id {
        let about = match self {
            Overlay::About(about) => Some(Id::unique(about)),
            Overlay::People(pages) => Some(pages.question_id()),
            Overlay::Settings
            | Overlay::Keys
            | Overlay::Installing
            | Overlay::Reading { .. }
            | Overlay::Print(_) => None,
        };
        Id::unique((std::mem::discriminant(self), about))
    }
}

/// A page about the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum About {
    /// Version, licence, and links to the others.
    Front,
    /// The list of third-party licences.
    Licences,
    /// The text of one of them, by index.
    Licence(usize),
}

/// The result of a page in a frame.
#[derive(Debug)]
pub(super) enum Turn {
    /// Stay.
    Stay,
    /// Back to the previous page or screen.
    Back,
    /// To another page.
    To(Overlay),
}

impl Turn {
    /// Back, if the page is closed.
    pub(super) fn left(left: bool) -> Turn {
        if left { Turn::Back } else { Turn::Stay }
    }
}

impl Overlay {
    /// The page for printing these rules.
    pub(super) fn print(rules: Printable) -> Overlay {
        Overlay::Print(Box::new(PrintPage::new(rules)))
    }

    /// All people who played.
    pub(super) fn people(app: &AppContext) -> Overlay {
        Overlay::People(Box::new(PeoplePages::list(app)))
    }

    /// The results of one person, or of two against each other.
    pub(super) fn about_people(app: &AppContext, people: &[String]) -> Overlay {
        Overlay::People(Box::new(PeoplePages::about(app, people)))
    }
}

/// The most chapters that need no contents.
const SHORT: usize = 3;

/// Shows something to read. A tap on a title in the contents leads to its chapter.
pub(super) fn reading(
    ui: &mut Ui,
    text: &Text,
    title: &str,
    lesson: Lesson,
    chapters: &[Chapter],
    rules: Option<&Printable>,
) -> Turn {
    let mut prints = false;
    let left = parts::titled_page(ui, text, ("reading", title), |ui| {
        let mut chosen = None;
        if chapters.len() > SHORT {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = egui::Vec2::splat(space::XS);
                for (n, chapter) in chapters.iter().enumerate() {
                    let title = BigButton::new(&chapter.title).compact(true).fit();
                    if ui.add(title).clicked() {
                        chosen = Some(n);
                    }
                }
            });
        }
        if rules.is_some() {
            ui.add_space(space::S);
            prints = widgets::compact_button(ui, &text.get("print-open"));
        }
        show_steps(ui, text, lesson);
        for (n, chapter) in chapters.iter().enumerate() {
            ui.add_space(space::L);
            if chosen == Some(n) {
                let top = ui.cursor().with_max_y(ui.cursor().top());
                ui.scroll_to_rect_animation(top, Some(Align::Min), ScrollAnimation::none());
            }
            parts::section(ui, chapter.title.as_str());
            ui.add_space(space::XS);
            for paragraph in &chapter.paragraphs {
                ui.add(Label::new(theme::body(paragraph.as_str())).wrap());
                ui.add_space(space::XS);
            }
        }
    });
    match rules.filter(|_| prints) {
        Some(rules) => Turn::To(Overlay::print(rules.clone())),
        None => Turn::left(left),
    }
}

/// Shows the keyboard shortcuts. Returns whether the page is closed.
pub(super) fn keys(ui: &mut Ui, text: &Text, groups: &[KeyGroup]) -> bool {
    parts::titled_page(ui, text, ("keys", &text.get("keys-title")), |ui| {
        for group in groups {
            ui.add_space(space::L);
            parts::section(ui, text.get(group.heading));
            for entry in &group.entries {
                let name = text.get(&entry.name);
                let keys = entry.keys.iter();
                let keys: Vec<String> = keys
                    .map(|key| key_bindings::label(ui.ctx(), text, key))
                    .collect();
                let wide = keys
                    .iter()
                    .map(|key| widgets::key_cap_width(ui, key) + space::XS);
                let wide: f32 = wide.sum();
                let beside = wide + parts::longest_word(ui, &name) <= ui.available_width();
                let show_name = |ui: &mut Ui| {
                    ui.add(Label::new(theme::body(name.as_ref()).color(palette(ui).ink)).wrap());
                };
                if !beside {
                    show_name(ui);
                }
                if wide > ui.available_width() {
                    ui.horizontal_wrapped(|ui| {
                        ui.spacing_mut().item_spacing.x = space::XS;
                        for key in &keys {
                            widgets::key_cap(ui, key);
                        }
                    });
                    continue;
                }
                ui.horizontal(|ui| {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        ui.spacing_mut().item_spacing.x = space::XS;
                        for key in keys.iter().rev() {
                            widgets::key_cap(ui, key);
                        }
                        if beside {
                            ui.with_layout(Layout::left_to_right(Align::Center), show_name);
                        }
                    });
                });
            }
        }
    })
}

/// The steps for adding the app to the home screen: icon and text.
const INSTALLING: [(Icon, &str); 3] = [
    (Icon::Share, "install-share"),
    (Icon::Added, "install-add"),
    (Icon::Phone, "install-done"),
];

/// Shows in pictures how to add the app to the home screen. Returns whether the page is closed.
pub(super) fn installing(ui: &mut Ui, text: &Text) -> bool {
    parts::titled_page(ui, text, ("installing", &text.get("install-title")), |ui| {
        for (icon, step) in INSTALLING {
            ui.add_space(space::L);
            ui.horizontal(|ui| {
                widgets::icon_shown(ui, icon);
                ui.add_space(space::S);
                ui.add(Label::new(theme::body(text.get(step))).wrap());
            });
        }
        ui.add_space(space::XL);
        let games = theme::body(text.get("install-games"));
        ui.add(Label::new(games.color(palette(ui).ink_soft)).wrap());
    })
}
