//! The start screen: a new session, and the saved ones.

use std::collections::HashMap;

use egui::{
    Align, CentralPanel, Frame, Label, Layout, Rect, ScrollArea, TextStyle, Ui, UiBuilder, pos2,
    vec2,
};

use super::aside::Aside;
use super::library::{self, LibraryRoom};
use super::theme::{self, palette, size, space};
use super::widgets::{self, BigButton, CardSize, Icon, Tile};
use super::{Door, House, Room, dueling_nobles, open, parts};
use crate::games::Outcome;
use crate::library::storage::Durability;
use crate::library::{Content, LibraryError, Shelf, Summary};
use crate::session::Moment;
use crate::text::{
    Text, describe_edition, describe_io, describe_library, describe_players, player_name, say,
};

/// The start screen.
pub(super) struct Home {
    /// The latest sessions.
    sessions: Vec<Summary>,
    /// How many there are in all.
    count: usize,
    /// Whether a game was begun that can be counted.
    counts: bool,
    trouble: Option<String>,
}

impl Home {
    /// Looks up the saved sessions.
    pub(super) fn new(house: &House) -> Home {
        let (latest, trouble) = match house.library.latest(size::LATEST) {
            Ok(latest) => (latest, None),
            Err(error) => (
                Default::default(),
                Some(describe_library(&house.text, &error)),
            ),
        };
        let (sessions, count) = latest;
        // The rest is not looked into: that may be long.
        let more =
            count > sessions.len() || house.library.count(Shelf::Archive).is_ok_and(|n| n > 0);
        let counts = more || sessions.iter().any(is_begun);
        Home {
            sessions,
            count,
            counts,
            trouble,
        }
    }

    /// The latest sessions, the one last written first.
    pub(super) fn sessions(&self) -> &[Summary] {
        &self.sessions
    }

    /// Shows what went wrong until the next step.
    pub(super) fn say(&mut self, text: &Text, error: &LibraryError) {
        self.trouble = Some(match error {
            LibraryError::InUse(_) => text.get("home-in-use").into_owned(),
            error => describe_library(text, error),
        });
    }
}

impl Room for Home {
    fn is_start(&self) -> bool {
        true
    }

    fn ui(&mut self, ui: &mut Ui, house: &House) -> Option<Door> {
        if let Some(dropped) = library::dropped(ui, house) {
            let room = LibraryRoom::taking_in(house, dropped);
            return Some(Door::Room(Box::new(room)));
        }
        let window = ui.available_size();
        let low = window.y < size::LOW && window.x > window.y;
        let beside = !self.sessions.is_empty() && (low || window.x >= size::WIDE);
        let felt = Frame::new().fill(palette(ui).felt);
        let shown = CentralPanel::default()
            .frame(felt)
            .show(ui, |ui| match beside {
                true => self.beside(ui, house, low),
                false => self.below(ui, house, low),
            });
        match shown.inner? {
            Way::Door(door) => Some(door),
            Way::Trouble(trouble) => {
                self.trouble = Some(trouble);
                None
            }
        }
    }
}

/// Whether a game was begun, other than a sample.
fn is_begun(summary: &Summary) -> bool {
    let content = summary.content.as_ref();
    content.is_ok_and(|content| content.turn > 0 && !content.header.is_sample())
}

/// What comes of a tap: a way on, or why there is none.
enum Way {
    Door(Door),
    Trouble(String),
}

impl Way {
    fn to(room: impl Room + 'static) -> Way {
        Way::Door(Door::Room(Box::new(room)))
    }

    fn opened(text: &Text, opened: Result<Box<dyn Room>, LibraryError>) -> Way {
        match opened {
            Ok(room) => Way::Door(Door::Room(room)),
            Err(error) => Way::Trouble(describe_library(text, &error)),
        }
    }
}

impl Home {
    /// What can be begun at the left, the sessions at the right.
    fn beside(&self, ui: &mut Ui, house: &House, low: bool) -> Option<Way> {
        let gap = match low {
            true => space::XL,
            false => space::XXL,
        };
        let room = ui.available_width() - 2.0 * space::L - gap;
        let left = size::BEGIN.min(room / 2.0);
        let right = (room - left).min(size::COLUMN);
        let whole = ui.max_rect();
        let start = whole.center().x - (left + gap + right) / 2.0;
        let column = |x: f32, width: f32| {
            Rect::from_min_size(pos2(x, whole.top()), vec2(width, whole.height()))
        };
        let (mut way, mut top) = (None, 0.0);
        let place = UiBuilder::new().max_rect(column(start, left));
        ui.scope_builder(place, |ui| {
            let shown = in_the_middle(ui, "begin", |ui| self.begin(ui, house, low));
            (way, top) = shown;
        });
        let place = UiBuilder::new().max_rect(column(start + left + gap, right));
        ui.scope_builder(place, |ui| {
            // Both columns begin at one height, where there is height to spare.
            ui.add_space(if low { space::S } else { top });
            ui.horizontal(|ui| {
                parts::section(ui, house.text.get("home-sessions"));
                way = way.take().or(self.corner(ui, house, false));
            });
            let scroll = ScrollArea::vertical()
                .id_salt("sessions")
                .auto_shrink(false);
            let shown = scroll.show(ui, |ui| {
                let list = self.list(ui, house);
                ui.add_space(space::L);
                list
            });
            way = way.take().or(shown.inner);
        });
        way
    }

    /// One column: what can be begun, and the sessions below.
    fn below(&self, ui: &mut Ui, house: &House, low: bool) -> Option<Way> {
        let most = match self.sessions.is_empty() {
            true => size::BEGIN,
            false => size::COLUMN,
        };
        let width = (ui.available_width() - 2.0 * space::L).min(most);
        let whole = ui.max_rect();
        let column = Rect::from_center_size(whole.center(), vec2(width, whole.height()));
        let place = UiBuilder::new().max_rect(column);
        let shown = ui.scope_builder(place, |ui| {
            if self.sessions.is_empty() {
                ui.add_space(space::S);
                let aside = self.corner(ui, house, true);
                let (way, _) = in_the_middle(ui, "begin", |ui| {
                    let begun = self.begin(ui, house, low);
                    ui.add_space(space::XL);
                    begun.or(self.list(ui, house))
                });
                return aside.or(way);
            }
            let scroll = ScrollArea::vertical().auto_shrink(false);
            let shown = scroll.show(ui, |ui| {
                ui.add_space(space::S);
                let aside = self.corner(ui, house, true);
                // The emblem leaves the corner free.
                ui.add_space(-theme::TARGET);
                let begun = self.begin(ui, house, low);
                ui.add_space(space::XL);
                parts::section(ui, house.text.get("home-sessions"));
                let way = begun.or(self.list(ui, house));
                ui.add_space(space::L);
                aside.or(way)
            });
            shown.inner
        });
        shown.inner
    }

    /// The name of the app, and all that can be begun or gone on with.
    fn begin(&self, ui: &mut Ui, house: &House, low: bool) -> Option<Way> {
        let text = &house.text;
        masthead(ui, text, low);
        for trouble in self.trouble.iter().chain(&not_kept(house)) {
            ui.add_space(space::M);
            parts::warning(ui, trouble);
        }
        let mut way = None;
        if house
            .browser
            .as_ref()
            .is_some_and(|browser| browser.has_update())
        {
            ui.add_space(space::M);
            parts::notice(ui, &text.get("home-update-about"));
            ui.add_space(space::XS);
            let update = text.get("home-update");
            if ui.add(BigButton::new(&update).compact(true)).clicked() {
                way = Some(Way::Door(Door::Update));
            }
        }
        ui.add_space(if low { space::M } else { space::XL });
        let running = self.sessions.iter().find_map(|summary| {
            let content = summary.content.as_ref().ok()?;
            (content.goes_on() && !summary.is_sample()).then_some((summary, content))
        });
        if let Some((summary, content)) = running {
            let players = describe_players(text, &content.header.players);
            let title = say!(text, "start-go-on", players = players, turn = content.turn);
            let when = when(text, house.now(), content);
            let button = BigButton::new(&title).subtitle(Some(&when)).primary(true);
            if ui.add(button).clicked() {
                let opened = open(&content.header.game, house, &summary.path);
                way = opened.map(|opened| Way::opened(text, opened));
            }
        }
        let (title, about) = (text.get("home-new"), text.get("home-new-about"));
        let new = BigButton::new(&title)
            .subtitle(Some(&about))
            .primary(running.is_none());
        if ui.add(new).clicked() {
            way = Some(Way::to(dueling_nobles::Setup::default()));
        }
        let [quick, sample] = ["quick-title", "start-sample"].map(|key| text.get(key));
        let tiles = [(&quick, Icon::Swords), (&sample, Icon::Cards)].map(|(title, icon)| Tile {
            title,
            icon: Some(icon),
            ..Tile::default()
        });
        let [quick, sample] = halves(ui, tiles);
        if quick {
            way = Some(Way::to(dueling_nobles::QuickDuel::new(ui.ctx())));
        }
        if sample {
            let all = house.library.sessions().unwrap_or_default();
            way = Some(Way::opened(text, dueling_nobles::sample(house, &all)));
        }
        way
    }

    /// What is left of a row, in the upper right corner: what belongs to the app and to no game stands there, and the
    /// statistics beside it or at the other end.
    fn corner(&self, ui: &mut Ui, house: &House, far: bool) -> Option<Way> {
        let row = vec2(ui.available_width(), theme::TARGET);
        let right = Layout::right_to_left(Align::Center);
        let text = &house.text;
        let shown = ui.allocate_ui_with_layout(row, right, |ui| {
            let settings = widgets::icon_button(ui, Icon::Gear, &text.get("settings-title"));
            let mut way = (settings.clicked()).then_some(Way::Door(Door::Aside(Aside::Settings)));
            if self.counts {
                let title = text.get("statistics-title");
                let left = Layout::left_to_right(Align::Center);
                let statistics = match far {
                    true => {
                        let show = |ui: &mut Ui| widgets::icon_button(ui, Icon::Chart, &title);
                        ui.with_layout(left, show).inner
                    }
                    false => widgets::icon_button(ui, Icon::Chart, &title),
                };
                if statistics.clicked() {
                    let room = super::statistics(house);
                    way = Some(Way::Door(Door::Room(room)));
                }
            }
            // The row is taken up whole.
            let rest = ui.available_width();
            if rest > 0.0 {
                ui.allocate_space(vec2(rest, 0.0));
            }
            way
        });
        shown.inner
    }

    /// The saved sessions, and where they lie.
    fn list(&self, ui: &mut Ui, house: &House) -> Option<Way> {
        let text = &house.text;
        let mut way = None;
        let mut spoken = HashMap::new();
        for summary in &self.sessions {
            let (title, about, openable) = describe(text, house.now(), summary);
            // The same players play more than once, and perhaps within a minute.
            let mut label = format!("{title}: {about}");
            let twins = *spoken
                .entry(label.clone())
                .and_modify(|n| *n += 1)
                .or_insert(1);
            if twins > 1 {
                label += &format!(" ({twins})");
            }
            let button = BigButton::new(&title)
                .subtitle(Some(&about))
                .label(&label)
                .enabled(openable.is_some());
            if ui.add(button).clicked()
                && let Some(game) = openable
            {
                let opened = open(game, house, &summary.path);
                way = opened.map(|opened| Way::opened(text, opened));
            }
        }
        let title = say!(text, "home-all", count = self.count);
        let all = BigButton::new(&title).compact(!self.sessions.is_empty());
        if ui.add(all).clicked() {
            way = Some(Way::Door(Door::Library));
        }
        let failing = matches!(house.library.durability(), Durability::Failing(_));
        if failing && house.browser.is_some() {
            // Above it is said that nothing is kept.
            return way;
        }
        ui.add_space(space::L);
        let place = match house.browser.as_ref().map(|browser| browser.keeps()) {
            Some(Some(false)) => text.get("home-in-browser-for-now").into_owned(),
            Some(_) => text.get("home-in-browser").into_owned(),
            None => {
                let folder = house.library.folder().display().to_string();
                say!(text, "home-folder", folder = folder)
            }
        };
        let place = theme::small(place).color(palette(ui).ink_soft);
        ui.add(Label::new(place).wrap());
        way
    }
}

/// Why nothing is kept at the moment, and that all of it was lost and is there again.
fn not_kept(house: &House) -> Vec<String> {
    let text = &house.text;
    let mut troubles = Vec::new();
    if let Durability::Failing(why) = house.library.durability() {
        troubles.push(say!(text, "home-not-kept", why = describe_io(text, &why)));
    }
    if house
        .browser
        .as_ref()
        .is_some_and(|browser| browser.was_cleared())
    {
        troubles.push(text.get("home-cleared").into_owned());
    }
    troubles
}

/// About as many lines are given to what the app is for.
const LINES: f32 = 2.8;

/// The emblem, the name and what the app is for; on little height side by side.
fn masthead(ui: &mut Ui, text: &Text, low: bool) {
    let ink = palette(ui).ink_soft;
    let words = |ui: &mut Ui| {
        parts::headed(ui, 1, Label::new(theme::title("Courtyard")));
        // Large letters need the room for what can be tapped.
        let tagline = text.get("home-tagline");
        let width = parts::width_in(ui, &tagline, TextStyle::Body);
        if width < LINES * ui.available_width() {
            ui.label(theme::body(tagline).color(ink));
        }
    };
    if low {
        ui.horizontal(|ui| {
            dueling_nobles::emblem(ui, CardSize::SMALL);
            ui.add_space(space::S);
            ui.vertical(words);
        });
        return;
    }
    let size = match ui.ctx().content_rect().height() > size::TALL {
        true => CardSize::LARGE,
        false => CardSize::MEDIUM,
    };
    ui.vertical_centered(|ui| {
        dueling_nobles::emblem(ui, size);
        ui.add_space(space::S);
        words(ui);
    });
}

/// Two tiles of one height side by side, or below each other where their words need that.
fn halves(ui: &mut Ui, tiles: [Tile<'_>; 2]) -> [bool; 2] {
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap) / 2.0;
    if widgets::tile_columns(ui, &tiles.map(|t| t.title), gap) < 2 {
        return tiles.map(|t| widgets::tile(ui, t).clicked());
    }
    let height = tiles.map(|t| t.height_at(ui, width));
    let height = height[0].max(height[1]);
    let shown = ui.horizontal(|ui| {
        tiles.map(|tile| {
            let tile = Tile {
                width: Some(width),
                height,
                ..tile
            };
            widgets::tile(ui, tile).clicked()
        })
    });
    shown.inner
}

/// Shows something in the middle of the height, a little above it; what is too high for that scrolls. Says also how
/// much is left free above.
fn in_the_middle<T>(ui: &mut Ui, name: &str, show: impl FnOnce(&mut Ui) -> T) -> (T, f32) {
    let id = ui.scope_id().with((name, "height"));
    let last = ui.data(|d| d.get_temp::<f32>(id)).unwrap_or_default();
    let top = ((ui.available_height() - last) * 0.45).max(space::S);
    let mut height = last;
    let scroll = ScrollArea::vertical().id_salt(name).auto_shrink(false);
    let shown = scroll.show(ui, |ui| {
        ui.add_space(top);
        let shown = ui.vertical(show);
        height = shown.response.rect.height();
        ui.add_space(space::S);
        shown.inner
    });
    if (height - last).abs() > 0.5 {
        ui.data_mut(|d| d.insert_temp(id, height));
        ui.ctx()
            .request_discard("what stands in the middle takes another height");
    }
    (shown.inner, top)
}

/// What the list says of a session: its title, a line below, and its game if it can be opened.
pub(super) fn describe<'s>(
    text: &Text,
    now: Moment,
    summary: &'s Summary,
) -> (String, String, Option<&'s str>) {
    let file = || {
        let name = summary.path.file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    };
    match &summary.content {
        Err((line, code)) => {
            let args = [("line", (*line).into()), ("code", (*code).into())];
            (
                file(),
                text.with("home-unreadable", &args).into_owned(),
                None,
            )
        }
        Ok(content) => {
            let players = describe_players(text, &content.header.players);
            let mut about = about(text, now, content);
            if let Some(name) = summary.name() {
                about += " · ";
                about += &name;
            }
            (players, about, Some(&content.header.game))
        }
    }
}

/// How far a session has come, by which edition it is played, and when that was; of a sample, that it is one.
fn about(text: &Text, now: Moment, content: &Content) -> String {
    let winners = content.outcome.map(Outcome::winners);
    let state = match (content.fault, winners) {
        (Some((line, code)), _) if code != "cut-off" => {
            return say!(text, "home-faulty", line = line, code = code);
        }
        (_, None) => say!(text, "start-running", turn = content.turn),
        (_, Some(winners)) if winners.is_empty() => text.get("start-drawn").into_owned(),
        (_, Some(winners)) => {
            let players = &content.header.players;
            let names = winners.iter().map(|seat| player_name(text, players, seat));
            say!(text, "start-won", winner = text.list(names))
        }
    };
    let when = match content.header.is_sample() {
        true => text.get("start-sample").into_owned(),
        false => when(text, now, content),
    };
    let edition = describe_edition(text, &content.header);
    say!(
        text,
        "start-about",
        state = state,
        edition = edition,
        when = when
    )
}

/// When a session was played last: today and yesterday by the clock, before that the day.
fn when(text: &Text, now: Moment, content: &Content) -> String {
    let then = content.last.unwrap_or(content.header.started);
    let (today, day) = (now.date_naive(), then.date_naive());
    let time = then.format("%H:%M").to_string();
    match today.signed_duration_since(day).num_days() {
        0 => say!(text, "start-today", time = time),
        1 => say!(text, "start-yesterday", time = time),
        _ => day.format("%Y-%m-%d").to_string(),
    }
}
