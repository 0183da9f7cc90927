//! Pages that are shown instead of a screen and lead back to it: something to read, and all keys.

use egui::style::ScrollAnimation;
use egui::{Align, Id, Label, Layout, Ui};

use crate::input::key_bindings::{self, KeyGroup};
use crate::parts::PageHead;
use crate::session::{Lesson, show_steps};
use crate::theme::{self, palette, space};
use crate::widgets::{BigButton, Icon};
use crate::{parts, widgets};
use courtyard_text::{Chapter, Text};

/// A page to look at.
#[derive(Debug, Clone)]
pub enum Overlay {
    /// The settings.
    Settings,
    /// All keys of the screen one comes from.
    Keys,
    /// What the app is.
    About(About),
    /// How the app is put onto the home screen.
    Installing,
    /// Something to read.
    Reading {
        /// What it is.
        title: String,
        /// The pictures that stand first; empty if there are none.
        lesson: Lesson,
        /// What it says.
        chapters: Vec<Chapter>,
    },
}

impl Overlay {
    /// Which page it is: another one answers only once it has been seen.
    pub(super) fn asked(&self) -> Id {
        let about = match self {
            Overlay::About(about) => Some(*about),
            Overlay::Settings | Overlay::Keys | Overlay::Installing | Overlay::Reading { .. } => {
                None
            }
        };
        Id::unique((std::mem::discriminant(self), about))
    }
}

/// One of the pages that tell what the app is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum About {
    /// Version, licence, and the way to the others.
    Front,
    /// All licences of what is inside.
    Licences,
    /// What one of them says, by its place among them.
    Licence(usize),
}

impl About {
    /// The page that leads to this one.
    fn above(self) -> Overlay {
        match self {
            About::Front => Overlay::Settings,
            About::Licences => Overlay::About(About::Front),
            About::Licence(_) => Overlay::About(About::Licences),
        }
    }
}

/// Where a page leads.
#[derive(Debug)]
pub(super) enum Turn {
    /// It stays.
    Stay,
    /// To what it was opened from.
    Back,
    /// To another page.
    To(Overlay),
}

impl Turn {
    /// Back, if the page is left.
    pub(super) fn left(left: bool) -> Turn {
        match left {
            true => Turn::Back,
            false => Turn::Stay,
        }
    }
}

impl Overlay {
    /// The page that this one was opened from; `None` if that is the screen.
    pub(super) fn above(&self) -> Option<Overlay> {
        match self {
            Overlay::Settings | Overlay::Keys | Overlay::Installing | Overlay::Reading { .. } => {
                None
            }
            Overlay::About(about) => Some(about.above()),
        }
    }
}

/// The most chapters that need no contents.
const SHORT: usize = 3;

/// Shows something to read; true when the page is left. A tap on a title in the contents leads to its chapter.
pub(super) fn reading(
    ui: &mut Ui,
    text: &Text,
    title: &str,
    (lesson, chapters): (Lesson, &[Chapter]),
) -> bool {
    let head = PageHead {
        name: "reading",
        back: &text.get("back"),
        title,
    };
    parts::headed_page(ui, head, |ui| {
        let mut wanted = None;
        if chapters.len() > SHORT {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = egui::Vec2::splat(space::XS);
                for (n, chapter) in chapters.iter().enumerate() {
                    let title = BigButton::new(&chapter.title).compact(true).fit();
                    if ui.add(title).clicked() {
                        wanted = Some(n);
                    }
                }
            });
        }
        show_steps(ui, text, lesson);
        for (n, chapter) in chapters.iter().enumerate() {
            ui.add_space(space::L);
            if wanted == Some(n) {
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
    })
}

/// Shows all keys; true when the page is left.
pub(super) fn keys(ui: &mut Ui, text: &Text, groups: &[KeyGroup]) -> bool {
    let head = PageHead {
        name: "keys",
        back: &text.get("back"),
        title: &text.get("keys-title"),
    };
    parts::headed_page(ui, head, |ui| {
        for group in groups {
            ui.add_space(space::L);
            parts::section(ui, text.get(group.heading));
            for entry in &group.entries {
                ui.horizontal(|ui| {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        ui.spacing_mut().item_spacing.x = space::XS;
                        for key in entry.keys.iter().rev() {
                            widgets::key_cap(ui, &key_bindings::told(ui.ctx(), text, key));
                        }
                        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                            let name = theme::body(text.get(entry.name));
                            ui.add(Label::new(name.color(palette(ui).ink)).wrap());
                        });
                    });
                });
            }
        }
    })
}

/// What is done to put the app onto the home screen: the sign that is tapped, and what is said of it.
const INSTALLING: [(Icon, &str); 3] = [
    (Icon::Share, "install-share"),
    (Icon::Added, "install-add"),
    (Icon::Phone, "install-done"),
];

/// Shows in pictures how the app is put onto the home screen; true when the page is left.
pub(super) fn installing(ui: &mut Ui, text: &Text) -> bool {
    let head = PageHead {
        name: "installing",
        back: &text.get("back"),
        title: &text.get("install-title"),
    };
    parts::headed_page(ui, head, |ui| {
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
