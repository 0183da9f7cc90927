//! Deck lists: the cards of real decks, entered once, to be picked with one tap.
//!
//! Every change is saved at once.

use std::fs;
use std::path::{Path, PathBuf};

use egui::{Context, Label, Ui, Vec2};
use strum::VariantArray;

use super::prints;
use super::view::{area, area_fields, capital, describe_card};
use crate::rules::deck_list::{Counted, DeckFault};
use crate::rules::{AreaNames, Card, DeckList, Edition, Named, NobleHearts, Print, Rules};
use crate::text::{cards_met, describe_deck_fault, print_name};
use courtyard_core::game::Game;
use courtyard_core::seat::EitherSeat;
use courtyard_library::{GameFile, Library, LibraryError};
use courtyard_text::{Text, describe_io, describe_library, say};
use courtyard_ui::copies::{self, Going};
use courtyard_ui::input::key_bindings::{self, KeyGroup};
use courtyard_ui::parts;
use courtyard_ui::place::Dialog;
use courtyard_ui::platform::chooser::{File, Wish};
use courtyard_ui::screen::{AppContext, Navigation, Screen};
use courtyard_ui::session::{SharedKey, WAYS};
use courtyard_ui::theme::{self, TARGET, TextRole, space};
use courtyard_ui::widgets::{self, BigButton, Icon, Tile, tile};

/// A saved deck list, or the fault of its file.
type Kept = (GameFile, Result<DeckList, DeckFault>);

/// All deck lists of the library, by name.
pub(super) fn kept(library: &Library) -> Result<Vec<Kept>, LibraryError> {
    let files = library.game_files(DeckList::FILES)?;
    let readable = files.into_iter().filter_map(Result::ok);
    let lists = readable.map(|file| {
        let list = DeckList::read(&file.content);
        (file, list)
    });
    Ok(lists.collect())
}

/// The result of the last operation, in a sentence.
type Said = Option<Result<String, String>>;

/// The screen of all deck lists, and of one of them.
#[derive(Default)]
pub(super) struct Decks {
    /// The deck lists as read; `None` if they have to be read again.
    kept: Option<Vec<Kept>>,
    open: Option<Open>,
    said: Said,
    dialog: Dialog,
    path: String,
}

/// An open deck list.
struct Open {
    file: GameFile,
    list: DeckList,
    /// The text in the name field.
    name: String,
    areas: Vec<String>,
    /// The card being entered.
    card: Card,
    path: String,
    going: Option<Going>,
    /// Whether the deletion has to be confirmed.
    removing: bool,
    /// The latest games with their players, whose cards the list can learn.
    games: Vec<Shown>,
}

/// The cards that a player showed in a session.
struct Shown {
    /// The player and the day.
    title: String,
    path: PathBuf,
    seat: EitherSeat,
}

/// Maximum number of recent games that are offered.
const GAMES: usize = 3;

/// The players of the most recent games.
fn shown(app: &AppContext) -> Vec<Shown> {
    let latest = app.library.latest().into_iter().flatten();
    let games = latest.filter_map(|summary| {
        let header = summary.content.ok()?.header;
        let ours = header.game == NobleHearts::ID && !header.is_sample();
        ours.then_some((summary.path, header))
    });
    let all = games.take(GAMES).flat_map(|(path, header)| {
        let day = header.started.format("%Y-%m-%d").to_string();
        EitherSeat::BOTH.map(|seat| {
            let args = [
                ("name", header.players[seat].as_str().into()),
                ("day", day.as_str().into()),
            ];
            let title = app.text.with("noble-hearts-screen-deck-learn", &args);
            Shown {
                title: title.into_owned(),
                path: path.clone(),
                seat,
            }
        })
    });
    all.collect()
}

/// Opens the screen.
pub(super) fn open(_: &Context, _: &AppContext) -> Box<dyn Screen> {
    Box::new(Decks::default())
}

impl Screen for Decks {
    fn keys(&self) -> Vec<KeyGroup> {
        vec![KeyGroup::of("noble-hearts-screen-decks", WAYS)]
    }

    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        let mut left =
            key_bindings::back(ui) || key_bindings::pressed(ui, WAYS) == Some(SharedKey::Leave);
        for file in self.dialog.chosen().unwrap_or_default() {
            self.take(app, &file);
        }
        parts::page(ui, |ui| match &mut self.open {
            Some(open) => left |= open.show(ui, app, &mut self.said),
            None => left |= self.all(ui, app),
        });
        if !left {
            return None;
        }
        ui.ctx().request_repaint();
        self.said = None;
        self.kept = None;
        match self.open.take() {
            Some(_) => None,
            None => Some(Navigation::Home),
        }
    }
}

impl Decks {
    /// Imports a deck list.
    fn take(&mut self, app: &AppContext, file: &File) {
        let name = file.path().file_name().unwrap_or_default();
        let name = name.to_string_lossy().into_owned();
        let content = match file {
            File::At(path) => read(path).map_err(|error| describe_io(&app.text, &error)),
            File::Content(_, content) => content.clone().map(|content| content.to_vec()),
        };
        let taken = content.and_then(|content| {
            let list =
                DeckList::read(&content).map_err(|fault| describe_deck_fault(&app.text, &fault))?;
            self.add(app, list)
        });
        self.said = Some(match taken {
            Ok(()) => Ok(say!(
                app.text,
                "noble-hearts-screen-deck-taken",
                file = name
            )),
            Err(why) => Err(say!(app.text, "library-not-taken", file = name, why)),
        });
    }

    /// Saves a new deck list and opens it.
    fn add(&mut self, app: &AppContext, list: DeckList) -> Result<(), String> {
        let content = list.write();
        let file = app
            .library
            .add_game_file(DeckList::FILES, list.name(), &content)
            .map_err(|error| describe_library(&app.text, &error))?;
        self.open = Some(Open::new(app, file, list));
        Ok(())
    }

    /// All deck lists, with buttons to create and import one. Returns whether the page was left.
    fn all(&mut self, ui: &mut Ui, app: &AppContext) -> bool {
        let text = &app.text;
        let title = text.get("noble-hearts-screen-decks");
        let left = parts::heading(ui, &text.get("back"), &title);
        ui.add(Label::new(theme::body(text.get("noble-hearts-screen-decks-about"))).wrap());
        ui.add_space(space::M);
        if self.kept.is_none() {
            let kept = kept(&app.library).unwrap_or_else(|error| {
                self.said = Some(Err(describe_library(text, &error)));
                Vec::new()
            });
            self.kept = Some(kept);
        }
        show_result(ui, &self.said);
        let mut opened = None;
        for (file, list) in self.kept.iter().flatten() {
            match list {
                Ok(list) => {
                    let args = [("count", list.total().into())];
                    let about = text.with("noble-hearts-screen-deck-cards", &args);
                    let button = BigButton::new(list.name()).subtitle(Some(&about));
                    if ui.add(button).clicked() {
                        opened = Some(Open::new(app, file.clone(), list.clone()));
                    }
                }
                Err(fault) => {
                    let why = describe_deck_fault(text, fault);
                    ui.label(theme::small(text.language().labelled(&file.name(), &why)));
                }
            }
            ui.add_space(space::S);
        }
        ui.add_space(space::S);
        let title = text.get("noble-hearts-screen-deck-new");
        if ui.add(BigButton::new(&title).primary(true)).clicked() {
            let name = text.get("noble-hearts-screen-deck-unnamed");
            if let Ok(list) = DeckList::new(&name)
                && let Err(why) = self.add(app, list)
            {
                self.said = Some(Err(why));
            }
        }
        ui.add_space(space::S);
        let title = text.get("noble-hearts-screen-deck-take");
        if ui.add(BigButton::new(&title)).clicked() {
            let title = title.into_owned();
            self.dialog.open(ui, &*app.chooser, Wish::Files { title });
        }
        self.dialog.show_missing(ui, text);
        if app.browser.is_none() {
            ui.add_space(space::S);
            let label = text.get("library-file-field");
            parts::field(ui, &mut self.path, &label, &label);
            let title = text.get("library-take-this");
            let named = !self.path.trim().is_empty();
            let button = BigButton::new(&title).compact(true).enabled(named);
            if ui.add(button).clicked() && named {
                let file = File::At(PathBuf::from(self.path.trim()));
                self.take(app, &file);
            }
        }
        if opened.is_some() {
            self.said = None;
            self.open = opened;
        }
        left
    }
}

/// Shows the result of the last operation.
fn show_result(ui: &mut Ui, said: &Said) {
    if let Some(result) = said {
        match result {
            Ok(sentence) => parts::notice(ui, sentence),
            Err(sentence) => parts::warning(ui, sentence),
        }
        ui.add_space(space::S);
    }
}

/// The content of a file; of a file that is too large, just enough to detect that.
fn read(path: &Path) -> std::io::Result<Vec<u8>> {
    use std::io::Read as _;
    let mut content = Vec::new();
    let most = DeckList::LARGEST_FILE as u64 + 1;
    fs::File::open(path)?.take(most).read_to_end(&mut content)?;
    Ok(content)
}

impl Open {
    fn new(app: &AppContext, file: GameFile, list: DeckList) -> Open {
        Open {
            games: shown(app),
            name: list.name().to_owned(),
            areas: list.area_names.as_slice().to_vec(),
            path: copies::suggested(&file.path),
            file,
            list,
            card: Card::default(),
            going: None,
            removing: false,
        }
    }

    /// Shows the deck list. Returns whether it was left.
    fn show(&mut self, ui: &mut Ui, app: &AppContext, said: &mut Said) -> bool {
        let text = &app.text;
        let before = self.list.clone();
        let title = text.with(
            "noble-hearts-screen-deck-title",
            &[
                ("name", self.list.name().into()),
                ("count", self.list.total().into()),
            ],
        );
        let mut left = parts::heading(ui, &text.get("back"), &title);
        show_result(ui, said);
        self.names(ui, text);
        ui.add_space(space::M);
        self.add(ui, text);
        ui.add_space(space::M);
        self.cards(ui, text);
        ui.add_space(space::M);
        self.learn(ui, app, said);
        if self.list != before {
            let content = self.list.write();
            let kind = DeckList::FILES;
            let kept = app.library.change_game_file(kind, &mut self.file, &content);
            if let Err(error) = kept {
                *said = Some(Err(describe_library(text, &error)));
            }
        }
        ui.add_space(space::L);
        self.give(ui, app, said);
        ui.add_space(space::L);
        left |= self.remove(ui, app, said);
        left
    }

    /// The names of the list and of the areas.
    fn names(&mut self, ui: &mut Ui, text: &Text) {
        let label = text.get("noble-hearts-screen-deck-name");
        ui.label(theme::strong_text(label.as_ref()));
        let most = DeckList::LONGEST_NAME;
        if parts::short_field(ui, &mut self.name, &label, "", most).changed() {
            // An empty name is invalid; the last valid one remains.
            let _ = self.list.rename(&self.name);
        }
        ui.add_space(space::S);
        ui.label(theme::strong_text(text.get("noble-hearts-screen-areas")));
        // As many as in the published game.
        let count = Rules::from(Edition::Base).areas;
        let changed = area_fields(ui, text, &mut self.areas, count);
        if changed && let Ok(names) = AreaNames::new(&self.areas) {
            self.list.area_names = names;
        }
    }

    /// Input of a card by its four numbers: the fourth adds it.
    fn add(&mut self, ui: &mut Ui, text: &Text) {
        parts::section(ui, text.get("noble-hearts-screen-deck-add"));
        ui.horizontal(|ui| {
            let width = (TextRole::Body.size(ui) * 2.8).max(TARGET);
            let asked = Print::VARIANTS
                .iter()
                .find(|p| self.card.get(**p).is_none());
            let card = Named::from(self.card);
            let is_blank = self.card == Card::default();
            let label = describe_card(text, &self.list.area_names, &card);
            let label = if is_blank { label } else { capital(&label) };
            prints::shown(ui, &card, asked.copied(), width, &label);
            if !is_blank {
                let title = text.get("noble-hearts-screen-deck-clear");
                if widgets::icon_button(ui, Icon::Undo, &title).clicked() {
                    self.card = Card::default();
                }
            }
        });
        let rules = Rules::from(Edition::Base);
        for print in Print::VARIANTS {
            let chosen = self.card.get(*print);
            let names = &self.list.area_names;
            ui.label(theme::strong_text(capital(&print_name(text, *print))));
            let (least, most) = print.range(&rules);
            if let Some(number) = numbers(ui, text, *print, names, least, most, chosen) {
                *self.card.get_mut(*print) = Some(number);
            }
        }
        let is_known = |print: &Print| self.card.get(*print).is_some();
        if Print::VARIANTS.iter().all(is_known) {
            let count = self.list.count(&self.card);
            // A full list is unchanged.
            let _ = self.list.set(self.card, count.saturating_add(1));
            self.card = Card::default();
        }
    }

    /// The cards with their numbers of copies.
    fn cards(&mut self, ui: &mut Ui, text: &Text) {
        let args = [("count", self.list.total().into())];
        parts::section(ui, text.with("noble-hearts-screen-deck-cards", &args));
        let all: Vec<Counted> = self.list.cards().to_vec();
        for Counted { card, count } in all {
            ui.horizontal(|ui| {
                let named = Named::from(card);
                let label = capital(&describe_card(text, &self.list.area_names, &named));
                let width = (TextRole::Body.size(ui) * 2.2).max(TARGET * 0.8);
                let args = [("card", (&*label).into())];
                let spoken = text.with("noble-hearts-screen-deck-card", &args);
                prints::shown(ui, &named, None, width, &spoken);
                let mut number = i64::from(count);
                let most = i64::from(DeckList::MOST);
                if parts::stepper(ui, text, &label, &mut number, 0..=most).changed() {
                    // Numbers beyond the maximum are ignored.
                    let _ = self.list.set(card, u8::try_from(number).unwrap_or(count));
                }
            });
            ui.add_space(space::XS);
        }
    }

    /// The cards shown in one of the most recent games.
    fn learn(&mut self, ui: &mut Ui, app: &AppContext, said: &mut Said) {
        if self.games.is_empty() {
            return;
        }
        parts::section(ui, app.text.get("noble-hearts-screen-deck-learns"));
        for (n, shown) in self.games.iter().enumerate() {
            let spoken = format!("{}. {}", n + 1, shown.title);
            let button = BigButton::new(&shown.title).label(&spoken).compact(true);
            if ui.add(button).clicked() {
                let before = self.list.total();
                *said = Some(match app.library.look::<NobleHearts>(&shown.path) {
                    Ok(look) => {
                        self.list.learn(&cards_met(&look.session)[shown.seat]);
                        let more = i64::from(self.list.total()) - i64::from(before);
                        let args = [("count", more.into())];
                        let sentence = app.text.with("noble-hearts-screen-deck-learnt", &args);
                        Ok(sentence.into_owned())
                    }
                    Err(error) => Err(describe_library(&app.text, &error)),
                });
            }
            ui.add_space(space::XS);
        }
    }

    /// Exports the list to a file.
    fn give(&mut self, ui: &mut Ui, app: &AppContext, said: &mut Said) {
        let text = &app.text;
        parts::section(ui, text.get("library-give"));
        if let Some((sentence, well)) = self.going.as_ref().and_then(|going| going.describe(text)) {
            self.going = None;
            *said = Some(if well { Ok(sentence) } else { Err(sentence) });
        }
        let name = self.file.path.file_name().unwrap_or_default();
        let name = name.to_string_lossy().into_owned();
        let ways = app.chooser.ways(&name);
        if !ways.is_empty() {
            if let Some(way) = copies::ways(ui, text, &ways, self.going.is_none()) {
                let content = self.list.write();
                self.going = Some(Going::begin(ui, app, way, &name, &content));
            }
            return;
        }
        parts::field(ui, &mut self.path, &text.get("library-file-field"), "");
        let title = text.get("library-write");
        if ui.add(BigButton::new(&title).compact(true)).clicked() {
            let to = PathBuf::from(self.path.trim());
            let written = copies::write_new(&to, &self.list.write());
            let file = to.display().to_string();
            let written = written.map(|()| say!(text, "library-written", file));
            *said = Some(written.map_err(|error| describe_io(text, &error)));
        }
    }

    /// The button that deletes the list. Returns whether it was deleted.
    fn remove(&mut self, ui: &mut Ui, app: &AppContext, said: &mut Said) -> bool {
        let text = &app.text;
        let key = if self.removing {
            "noble-hearts-screen-deck-remove-ask"
        } else {
            "noble-hearts-screen-deck-remove"
        };
        let title = text.get(key);
        let button = BigButton::new(&title).compact(true).danger(true);
        if !ui.add(button.primary(self.removing)).clicked() {
            return false;
        }
        if !std::mem::replace(&mut self.removing, true) {
            return false;
        }
        let removed = app.library.remove_game_file(DeckList::FILES, &self.file);
        if let Err(error) = &removed {
            *said = Some(Err(describe_library(text, error)));
        }
        removed.is_ok()
    }
}

/// The numbers of a range, one key each. Returns the tapped one.
fn numbers(
    ui: &mut Ui,
    text: &Text,
    print: Print,
    names: &AreaNames,
    least: u8,
    most: u8,
    chosen: Option<u8>,
) -> Option<u8> {
    const GAP: f32 = space::XS;
    let mut tapped = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        ui.horizontal_wrapped(|ui| {
            for number in least..=most {
                let title = match print {
                    // As the table wrote it, or with a capital.
                    Print::Area => match names.get(number.into()) {
                        Some(name) => name.to_owned(),
                        None => capital(&area(text, names, number.into())),
                    },
                    Print::Fight | Print::Move | Print::Redraw => number.to_string(),
                };
                let args = [
                    ("print", capital(&print_name(text, print)).into()),
                    ("number", i64::from(number).into()),
                ];
                let label = text.with("noble-hearts-screen-key", &args);
                let wide = parts::width_in(ui, &title, egui::TextStyle::Button) + 2.0 * space::M;
                let made = Tile {
                    title: &title,
                    width: Some(wide.max(TARGET).min(ui.available_width().max(TARGET))),
                    primary: chosen == Some(number),
                    label: Some(&label),
                    ..Tile::default()
                };
                if tile(ui, made).clicked() {
                    tapped = Some(number);
                }
            }
        });
    });
    tapped
}
