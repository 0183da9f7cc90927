//! The page of the settings: every change applies at once.

use std::path::PathBuf;

use egui::style::ScrollAnimation;
use egui::{Label, Response, Ui, Vec2};
use serde::Serialize;
use strum::VariantArray;

use crate::overlay::{About, Overlay, Turn};
use crate::parts;
use crate::place::Dialog;
use crate::platform::chooser::{Chooser, Wish};
use crate::platform::speech::Speaker;
use crate::theme::{self, palette, space};
use crate::widgets::{self, CardFace, CardSize, DieFace, Stepper};
use courtyard_core::cards::{Card, Rank, Suit};
use courtyard_core::dice::Die;
use courtyard_settings::{Buzz, Clock, Dim, Hints, KeepAwake, Settings, TextSize};
use courtyard_text::{Language, Text, say};

/// The status of the settings file.
#[derive(Debug, Default)]
pub(super) struct FileStatus {
    /// The path of the file, if any.
    pub(super) file: Option<String>,
    /// Whether the settings are stored in a browser, without a file.
    pub(super) in_browser: bool,
    /// Whether the device can vibrate.
    pub(super) can_buzz: bool,
    /// Whether bots can take seats in one of the games.
    pub(super) seats_bots: bool,
    /// The last error, until it is closed.
    pub(super) trouble: Option<String>,
    /// The language that could not be downloaded.
    pub(super) language: MissingLanguage,
    /// The state of the field for the folder for copies.
    pub(super) copies: CopiesFolder,
}

/// Why the chosen language is not spoken, until another one is chosen.
#[derive(Debug, Default)]
pub(super) struct MissingLanguage {
    sentence: Option<String>,
    /// Whether it has not been shown yet.
    is_new: bool,
}

impl MissingLanguage {
    /// Says this sentence below the languages.
    pub(super) fn say(&mut self, sentence: String) {
        self.sentence = Some(sentence);
        self.is_new = true;
    }

    fn show(&mut self, ui: &mut Ui) {
        if let Some(sentence) = &self.sentence {
            ui.add_space(space::XS);
            let notice = ui.scope(|ui| parts::notice(ui, sentence));
            if std::mem::take(&mut self.is_new) {
                ui.scroll_to_rect(notice.response.rect, None);
            }
        }
    }
}

/// The folder for copies of finished games, while it is being chosen.
#[derive(Debug, Default)]
pub(super) struct CopiesFolder {
    /// The text in its field; `None` before it was shown.
    path: Option<String>,
    dialog: Dialog,
    /// Whether the text is not an existing folder.
    is_none: bool,
}

/// Shows and changes every setting. Returns the next page.
pub(super) fn show(
    ui: &mut Ui,
    text: &Text,
    settings: &mut Settings,
    status: &mut FileStatus,
    chooser: &dyn Chooser,
    speaker: Option<&dyn Speaker>,
) -> Turn {
    let mut about = false;
    let left = parts::titled_page(ui, text, ("settings", &text.get("settings-title")), |ui| {
        if let Some(trouble) = &status.trouble {
            parts::warning(ui, trouble);
            if widgets::compact_button(ui, &text.get("settings-note-close")) {
                status.trouble = None;
            }
        }
        group(ui, &text.get("settings-theme"));
        choices(ui, text, "settings-theme", &mut settings.theme);
        preview(ui, text);
        group(ui, &text.get("settings-suits"));
        choices(ui, text, "settings-suits", &mut settings.suits);
        group(ui, &text.get("settings-text-size"));
        text_size(ui, text, &mut settings.text_size);
        group(ui, &text.get("settings-language"));
        let system = (say!(text, "settings-language-system"), None);
        let named = Language::ALL.map(|language| (language.own_name().to_owned(), Some(language)));
        let languages = std::iter::once(system).chain(named);
        let before = settings.language;
        parts::choices(
            ui,
            &text.get("settings-language"),
            languages,
            &mut settings.language,
        );
        if settings.language != before {
            status.language = MissingLanguage::default();
        }
        status.language.show(ui);
        group(ui, &text.get("settings-motion"));
        choices(ui, text, "settings-motion", &mut settings.motion);
        group(ui, &text.get("settings-dice"));
        ui.label(theme::small(text.get("settings-dice-about")));
        choices(ui, text, "settings-dice", &mut settings.dice);
        group(ui, &text.get("settings-hand-over"));
        ui.label(theme::small(text.get("settings-hand-over-about")));
        choices(ui, text, "settings-hand-over", &mut settings.hand_over);
        if status.seats_bots {
            group(ui, &text.get("settings-bots"));
            ui.label(theme::small(text.get("settings-bots-about")));
            choices(ui, text, "settings-bots", &mut settings.bots);
        }
        group(ui, &text.get("settings-chances"));
        ui.label(theme::small(text.get("settings-chances-about")));
        choices(ui, text, "settings-chances", &mut settings.chances);
        group(ui, &text.get("settings-screen"));
        let name = text.get("settings-screen-awake");
        let awake = [KeepAwake::AsTheSystem, KeepAwake::Awake];
        if switch(ui, &name, awake, &mut settings.screen) {
            let name = text.get("settings-screen-dim");
            switch(ui, &name, [Dim::Never, Dim::AfterAWhile], &mut settings.dim);
        }
        let clock = [Clock::Hidden, Clock::Shown];
        switch(ui, &text.get("settings-clock"), clock, &mut settings.clock);
        if status.can_buzz {
            let buzz = [Buzz::Off, Buzz::Short];
            switch(ui, &text.get("settings-buzz"), buzz, &mut settings.buzz);
        }
        if let Some(speaker) = speaker {
            speech(ui, text, settings, speaker);
        }
        group(ui, &text.get("settings-hints"));
        let mut given = settings.hints.given;
        if widgets::switch(ui, &text.get("settings-hints-given"), &mut given).changed() {
            settings.hints = if given {
                Hints::anew()
            } else {
                Hints::default()
            };
        }
        if !status.in_browser {
            group(ui, &text.get("settings-copies"));
            copies(ui, text, settings, &mut status.copies, chooser);
        }
        ui.add_space(space::XL);
        let kept = match &status.file {
            Some(file) => say!(text, "settings-kept", file),
            None if status.in_browser => text.get("settings-in-browser").into_owned(),
            None => text.get("settings-not-kept").into_owned(),
        };
        ui.label(theme::small(kept).color(palette(ui).ink_soft));
        ui.add_space(space::S);
        about = widgets::compact_button(ui, &text.get("about-title"));
    });
    if about {
        Turn::To(Overlay::About(About::Front))
    } else {
        Turn::left(left)
    }
}

/// Spoken turns: whether, how fast, and by which speaker if there is a choice.
fn speech(ui: &mut Ui, text: &Text, settings: &mut Settings, speaker: &dyn Speaker) {
    group(ui, &text.get("settings-speech"));
    let speech = &mut settings.speech;
    widgets::switch(ui, &text.get("settings-speech-on"), &mut speech.on);
    if !speech.on {
        return;
    }
    choices(ui, text, "settings-speech", &mut speech.rate);
    let voices = speaker.voices(text.language());
    if voices.len() > 1 {
        ui.add_space(space::S);
        let usual = (say!(text, "settings-speech-voice"), None);
        let named = voices.into_iter().map(|name| (name.clone(), Some(name)));
        let voices = std::iter::once(usual).chain(named);
        parts::choices(ui, &text.get("settings-speech"), voices, &mut speech.voice);
    }
    ui.add_space(space::S);
    let listen = text.get("settings-speech-try");
    if widgets::compact_button(ui, &listen) {
        speaker.say(&listen, text.language(), speech);
    }
}

/// The folder for copies of finished games: entered or chosen, and applied if it exists.
fn copies(
    ui: &mut Ui,
    text: &Text,
    settings: &mut Settings,
    copies: &mut CopiesFolder,
    chooser: &dyn Chooser,
) {
    ui.add(Label::new(theme::small(text.get("settings-copies-about"))).wrap());
    let now = settings.copies.as_ref();
    let now = now.map_or_else(String::new, |folder| folder.display().to_string());
    let mut wanted = copies.dialog.chosen_path();
    let path = copies.path.get_or_insert(now.clone());
    let field = text.get("settings-copies-field");
    let response = parts::field(ui, path, &field, "");
    if response.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter)) {
        wanted = Some(PathBuf::from(path.trim()));
    }
    if copies.is_none {
        parts::notice(ui, &text.get("settings-copies-none"));
    }
    ui.add_space(space::XS);
    let choose = text.get("settings-copies-choose");
    if widgets::compact_button(ui, &choose) {
        let title = choose.into_owned();
        copies.dialog.open(ui, chooser, Wish::Folder { title });
    }
    copies.dialog.show_missing(ui, text);
    if path.trim() != now && widgets::compact_button(ui, &text.get("settings-copies-use")) {
        wanted = Some(PathBuf::from(path.trim()));
    }
    let Some(folder) = wanted else {
        return;
    };
    *path = folder.display().to_string();
    let is_empty = folder.as_os_str().is_empty();
    let is_one = folder.is_absolute() && folder.is_dir();
    copies.is_none = !is_empty && !is_one;
    if !copies.is_none {
        settings.copies = (!is_empty).then_some(folder);
    }
}

fn group(ui: &mut Ui, title: &str) {
    ui.add_space(space::L);
    parts::section(ui, title);
}

/// One of several values, named by messages whose keys are the sort and the variant.
fn choices<T: Copy + PartialEq + Serialize + VariantArray>(
    ui: &mut Ui,
    text: &Text,
    sort: &str,
    value: &mut T,
) {
    let all = T::VARIANTS.iter();
    let all = all.map(|one| (text.sentence(sort, one).finish(), *one));
    parts::choices(ui, &say!(text, sort), all, value);
}

/// A switch between two values. Returns whether it is on.
fn switch<T: Copy + PartialEq>(ui: &mut Ui, name: &str, [off, on]: [T; 2], value: &mut T) -> bool {
    let mut is_on = *value == on;
    if widgets::switch(ui, name, &mut is_on).changed() {
        *value = if is_on { on } else { off };
    }
    is_on
}

/// A preview of the colours: a card of each suit, some gold, a die.
fn preview(ui: &mut Ui, text: &Text) {
    ui.add_space(space::XS);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::S);
        for (suit, rank) in
            Suit::ALL
                .into_iter()
                .zip([Rank::King, Rank::Queen, Rank::Jack, Rank::Ten])
        {
            let size = CardSize::wide(theme::TARGET);
            ui.add(CardFace::new(Card::new(rank, suit), size).still(true));
        }
        let gold = 3;
        widgets::gold(ui, gold, &say!(text, "settings-preview-gold", count = gold));
        let [.., five, _] = Die::FACES;
        let label = say!(text, "die-shows", pips = five.pips());
        ui.add(
            DieFace::new(Some(five), theme::TARGET)
                .label(&label)
                .still(true),
        );
    });
}

/// Keeps a control under the finger while it changes the size of content above it.
fn stay(ui: &Ui, control: &Response, has_changed: bool) {
    let id = control.id.with("place");
    let top = control.rect.top();
    if has_changed {
        ui.data_mut(|data| data.insert_temp(id, top));
        return;
    }
    let Some(before) = ui.data_mut(|data| data.remove_temp::<f32>(id)) else {
        return;
    };
    if (before - top).abs() > 0.5 {
        let up = egui::vec2(0.0, before - top);
        ui.scroll_with_delta_animation(up, ScrollAnimation::none());
        parts::show_anew(ui.ctx(), "what was tapped stays where it is");
    }
}

fn text_size(ui: &mut Ui, text: &Text, size: &mut TextSize) {
    let label = text.get("settings-text-size-percent");
    let args = |key| say!(text, key, what = label.as_ref());
    let (less, more) = (args("stepper-less"), args("stepper-more"));
    let names = Stepper {
        label: &label,
        less: &less,
        more: &more,
    };
    let before = i64::from(size.percent());
    let mut percent = before;
    let (least, most) = (*TextSize::RANGE.start(), *TextSize::RANGE.end());
    let response = widgets::stepper(ui, names, &mut percent, least.into()..=most.into());
    stay(ui, &response, percent != before);
    *size = match percent.cmp(&before) {
        std::cmp::Ordering::Less => size.smaller(),
        std::cmp::Ordering::Equal => *size,
        std::cmp::Ordering::Greater => size.larger(),
    };
}
