//! The end of a game as its own moment: the last fight in place of the table, who won and how, the story, the figures,
//! and the next game in place of the main button.

use egui::{Align2, Label, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, vec2};

use super::{Game, TableScreen};
use crate::parts;
use crate::people;
use crate::screen::AppContext;
use crate::session::clock::Clock;
use crate::session::composer::Composing;
use crate::session::game::{GameScreens, Region, TableCommand, TableCommands, Weight};
use crate::session::series::Series;
use crate::session::view::TableView;
use crate::theme::{self, TextRole, palette, space};
use crate::widgets::{self, BigButton, Tile};
use courtyard_session::Session;
use courtyard_text::{self as text, Line, Tally, Text, say};

/// The visible facts of an ended game.
pub(super) struct Ending<G: GameScreens> {
    /// The table before the last action.
    before: G::Table,
    /// The last action.
    action: G::Action,
    /// How it ended, in a sentence.
    how: String,
    /// Its turns and minutes.
    length: String,
    /// The numbers of each player.
    tallies: Vec<Tally>,
}

impl<G: Composing> Ending<G> {
    /// The end of this game; `None` while it goes on.
    pub(super) fn of(text: &Text, session: &Session<G>) -> Option<Ending<G>> {
        let table = session.table();
        G::outcome(table)?;
        let entry = session.ending()?.n as usize;
        let (before, action) =
            session.scene(entry, |scene| (scene.before.clone(), scene.action.clone()))?;
        let line = text::line(text, session, entry)?;
        let mut length = vec![say!(text, "ending-turns", turns = G::turn(table))];
        if let Some(minutes) = session.minutes() {
            length.push(say!(text, "ending-minutes", minutes));
        }
        Some(Ending {
            before,
            action,
            how: how::<G>(&line),
            length: length.join(" · "),
            tallies: G::summary(text, session),
        })
    }

    /// Shows the fight that ended the game in place of the table. Returns whether there was one.
    pub(super) fn show_fight(&self, ui: &mut Ui, view: TableView<'_, G>, place: Region) -> bool {
        G::show_last_fight(ui, view.at(&self.before), &self.action, place)
    }
}

/// How the game ended: the action that ended it, or its result.
fn how<G: GameScreens>(last: &Line) -> String {
    let mut results = last.consequences.iter();
    let result = match Weight::of::<G>(last) {
        Weight::Deed => None,
        Weight::Outcome => results.next(),
        // The last one names the winner.
        Weight::Step | Weight::Onward => results.nth_back(1),
    };
    result.unwrap_or(&last.headline).clone()
}

impl<G: Composing> TableScreen<G> {
    /// Shows who won and how, the story and the figures, and the ways on other than the next game.
    pub(super) fn show_ending(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        out: &mut TableCommands<G>,
    ) {
        let game = &self.game;
        let view = game.view(app);
        let Some(ending) = &game.ending else {
            return;
        };
        let crown = self.looks.celebration.progress(ui);
        winner(ui, view, crown);
        ui.add(Label::new(theme::heading(ending.how.as_str())).wrap());
        if !Series::of(view.session.header()).is_empty() {
            let score = game.score().describe(view.text, view.players);
            ui.label(theme::strong_text(score));
        }
        self.story.show_card(ui, app, view.session);
        ui.add_space(space::M);
        figures(ui, view, ending, self.looks.clock.as_ref());
        ui.add_space(space::M);
        let pushes = app.browser.as_ref().is_some_and(|b| b.opens_apps());
        ways(ui, game, view, pushes, out);
    }
}

/// Shows the button for the next game of the same players, in the rest of the row of undo.
pub(super) fn show_rematch<G: Composing>(
    ui: &mut Ui,
    game: &Game<G>,
    view: TableView<'_, G>,
    out: &mut TableCommands<G>,
) {
    let (key, command) = if game.is_guest() {
        // The host starts the next game.
        ("guest-take", TableCommand::ExportJournal)
    } else {
        ("do-rematch", TableCommand::Rematch)
    };
    let title = view.get(key);
    let tile = Tile {
        title: &title,
        primary: true,
        ..Tile::default()
    };
    if let [_, true] = parts::onwards(ui, None, tile) {
        out.send(command);
    }
}

/// The winner, as large as the width allows.
fn winner<G: GameScreens>(ui: &mut Ui, view: TableView<'_, G>, crown: f32) {
    let headline = view.headline();
    let won = G::outcome(view.table).is_some_and(|outcome| !outcome.winners().is_empty());
    let score = TextRole::Score;
    let width = parts::width_in(ui, &headline, score.style()) + score.line(ui);
    let role = if width <= ui.available_width() {
        score
    } else {
        TextRole::Title
    };
    ui.horizontal(|ui| {
        if won {
            widgets::winner_crown(ui, role, crown);
        }
        let title = theme::fitted_text(ui, headline, role.style(), ui.available_width());
        parts::headed(ui, 1, Label::new(title).wrap());
    });
}

/// The length of the game, and each player's numbers in a column, or in sentences if the columns do not fit.
fn figures<G: GameScreens>(
    ui: &mut Ui,
    view: TableView<'_, G>,
    ending: &Ending<G>,
    clock: Option<&Clock>,
) {
    ui.add(Label::new(theme::body(ending.length.as_str())).wrap());
    let names: Vec<&str> = view.players.values().iter().map(String::as_str).collect();
    let widest = |style: TextStyle, words: &mut dyn Iterator<Item = &str>| {
        let widths = words.map(|words| parts::width_in(ui, words, style.clone()));
        widths.fold(0.0, f32::max)
    };
    let tallies = ending.tallies.iter().map(|tally| {
        let numbers = tally.of.values().iter().map(u64::to_string);
        (tally, numbers.collect::<Vec<String>>())
    });
    let tallies: Vec<_> = tallies.collect();
    let mut titles = ending.tallies.iter().map(|tally| tally.name.as_str());
    let mut numbers = tallies
        .iter()
        .flat_map(|(_, numbers)| numbers.iter().map(String::as_str));
    let named = widest(TextStyle::Small, &mut names.iter().copied());
    let columns = Columns {
        title: widest(TextStyle::Small, &mut titles) + space::M,
        number: widest(TextStyle::Body, &mut numbers).max(named) + space::M,
    };
    if columns.width(names.len()) <= ui.available_width() {
        if !ending.tallies.is_empty() {
            columns.row(ui, TextRole::Small, "", &names, None);
        }
        for (tally, numbers) in &tallies {
            let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
            let spoken = sentence(view, tally);
            columns.row(ui, TextRole::Body, &tally.name, &numbers, Some(&spoken));
        }
    } else {
        for tally in &ending.tallies {
            ui.add(Label::new(theme::body(sentence(view, tally))).wrap());
        }
    }
    if let Some(clock) = clock {
        ui.add(Label::new(theme::body(clock.summary(view))).wrap());
    }
}

/// A number of each player in a sentence.
fn sentence<G: GameScreens>(view: TableView<'_, G>, tally: &Tally) -> String {
    let of_each = tally.of.iter();
    let of_each = of_each.map(|(seat, count)| {
        say!(
            view.text,
            "series-wins",
            name = view.name(seat),
            wins = *count
        )
    });
    let of_each = view.text.list(of_each);
    say!(view.text, "ending-tally", what = &tally.name, of = of_each)
}

/// The widths of the columns of numbers.
#[derive(Clone, Copy)]
struct Columns {
    /// The width of the titles.
    title: f32,
    /// The width of a player's numbers.
    number: f32,
}

impl Columns {
    fn width(self, players: usize) -> f32 {
        self.title + players as f32 * self.number
    }

    /// A title, and a text per player on its right in this role. Screen readers read `spoken` instead.
    fn row(self, ui: &mut Ui, role: TextRole, title: &str, texts: &[&str], spoken: Option<&str>) {
        let size = vec2(self.width(texts.len()), role.line(ui));
        let (place, response) = ui.allocate_exact_size(size, Sense::hover());
        if let Some(spoken) = spoken {
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken));
        }
        let p = palette(ui);
        let left = place.left_center();
        let (anchor, small) = (Align2::LEFT_CENTER, TextRole::Small);
        widgets::short_text(ui, left, anchor, title, small, p.ink_soft, self.title);
        for (n, text) in texts.iter().enumerate() {
            let right = left + vec2(self.width(n + 1), 0.0);
            let anchor = Align2::RIGHT_CENTER;
            widgets::short_text(ui, right, anchor, text, role, p.ink, self.number);
        }
    }
}

/// The ways on other than the next game, in rows.
fn ways<G: Composing>(
    ui: &mut Ui,
    game: &Game<G>,
    view: TableView<'_, G>,
    pushes: bool,
    out: &mut TableCommands<G>,
) {
    let is_sample = view.session.header().is_sample();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::S);
        let mut way = |key, command| {
            let title = view.get(key);
            if ui.add(BigButton::new(&title).compact(true).fit()).clicked() {
                out.send(command);
            }
        };
        way("look-title", TableCommand::LookBack);
        way("menu-leave", TableCommand::Leave);
    });
    if pushes && !is_sample {
        ui.add_space(space::S);
        let about = view.get("ending-push-about");
        let title = view.get("ending-push");
        let push = BigButton::new(&title).subtitle(Some(&about));
        if ui.add(push).clicked() {
            out.send(TableCommand::Push);
        }
    }
    // A guest's library does not have the game.
    if !game.is_guest() && !is_sample {
        ui.add_space(space::S);
        let people = view.session.header().people();
        let person = people::buttons(ui, view.text, people.values());
        out.send_if_any(person.map(TableCommand::Person));
    }
}
