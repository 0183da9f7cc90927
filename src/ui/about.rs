//! The pages about the app and its licences.

use std::collections::HashMap;

use egui::{Label, Ui};

use crate::overlay::{About, Overlay, Turn};
use crate::parts;
use crate::theme::{self, palette, space};
use crate::widgets::{self, BigButton};
use courtyard_core::about;
use courtyard_text::{Text, say};

/// Shows one of the pages.
pub(super) fn show(about: About, ui: &mut Ui, text: &Text) -> Turn {
    match about {
        About::Front => front(ui, text),
        About::Licences => licences(ui, text),
        About::Licence(n) => licence(ui, text, n),
    }
}

fn front(ui: &mut Ui, text: &Text) -> Turn {
    let mut turn = Turn::Stay;
    let left = parts::titled_page(ui, text, ("about", &text.get("about-title")), |ui| {
        let version = say!(
            text,
            "about-version",
            version = about::VERSION,
            system = about::system()
        );
        ui.add(Label::new(theme::body(version)).wrap());
        if let Some(commit) = about::COMMIT {
            let commit = say!(text, "about-commit", commit);
            let soft = palette(ui).ink_soft;
            ui.add(Label::new(theme::small(commit).color(soft)).wrap());
        }
        ui.add_space(space::L);
        ui.add(Label::new(theme::body(text.get("about-own"))).wrap());
        ui.add_space(space::S);
        ui.add(Label::new(theme::body(text.get("about-inside-about"))).wrap());
        ui.add_space(space::S);
        if widgets::compact_button(ui, &text.get("about-inside")) {
            turn = ask_for_licences(ui);
        }
    });
    if left { Turn::Back } else { turn }
}

#[cfg(not(target_arch = "wasm32"))]
fn ask_for_licences(_: &Ui) -> Turn {
    Turn::To(Overlay::About(About::Licences))
}

/// In a browser they are a separate file of the page.
#[cfg(target_arch = "wasm32")]
fn ask_for_licences(ui: &Ui) -> Turn {
    ui.ctx()
        .open_url(egui::OpenUrl::new_tab(about::LICENCES_FILE));
    Turn::Stay
}

fn licences(ui: &mut Ui, text: &Text) -> Turn {
    let mut turn = Turn::Stay;
    let left = parts::titled_page(ui, text, ("licences", &text.get("about-inside")), |ui| {
        let mut labels = HashMap::new();
        for (n, licence) in about::licences().into_iter().enumerate() {
            // A work may have two licences of the same name with different copyright holders.
            let label = format!("{}: {}", licence.name, licence.works);
            let label = parts::distinct(&mut labels, label);
            let works = shortened(text, licence.works);
            let button = BigButton::new(&works)
                .subtitle(Some(licence.name))
                .label(&label);
            if ui.add(button.compact(true)).clicked() {
                turn = Turn::To(Overlay::About(About::Licence(n)));
            }
        }
    });
    if left { Turn::Back } else { turn }
}

fn licence(ui: &mut Ui, text: &Text, n: usize) -> Turn {
    let Some(licence) = about::licences().into_iter().nth(n) else {
        return Turn::Back;
    };
    let left = parts::titled_page(ui, text, ("licence", licence.name), |ui| {
        let soft = palette(ui).ink_soft;
        ui.add(Label::new(theme::small(licence.works).color(soft)).wrap());
        ui.add_space(space::M);
        for paragraph in licence.text.split("\n\n") {
            ui.add(Label::new(theme::body(paragraph)).wrap());
            ui.add_space(space::XS);
        }
    });
    Turn::left(left)
}

/// Maximum number of works named in the list before the number of further ones.
const NAMED: usize = 3;

fn shortened(text: &Text, works: &str) -> String {
    let all: Vec<&str> = works.split(", ").collect();
    let named = all.iter().take(NAMED).copied().collect::<Vec<_>>();
    let named = named.join(", ");
    match all.len().saturating_sub(NAMED) {
        0 => named,
        more => say!(text, "about-more", works = named, count = more),
    }
}
