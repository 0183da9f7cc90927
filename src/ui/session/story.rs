//! The story of a session on the screens: estimated in the background, drawn as a curve, and described.

use std::path::Path;

use egui::{Frame, Label, Margin, Sense, Ui};

use super::game::GameScreens;
use crate::background_story::BackgroundStory;
use crate::copies::{self, Going};
use crate::parts::{self, Foot};
use crate::picture::picture;
use crate::place::{Place, Target};
use crate::platform::chooser::Way;
use crate::screen::AppContext;
use crate::theme::{self, palette, size, space};
use crate::widgets;
use courtyard_core::seat::Seats;
use courtyard_lab::story::{EntryChance, PLAYOUTS, Story};
use courtyard_session::{Entry, Session};
use courtyard_settings::ShowChances;
use courtyard_text::{
    self as text, DescribedStory, Text, describe_chances, describe_result, describe_title, say,
};

/// The story of a session while it is open. Nothing is computed before it is requested.
pub(super) struct SessionStory<G: GameScreens> {
    is_requested: bool,
    estimated_story: Option<EstimatedStory<G>>,
    sharing: Sharing,
}

/// A story that is shared as a file.
#[derive(Default)]
struct Sharing {
    /// The place of the file that is to be saved, and its content.
    saving: Option<(Place, Vec<u8>)>,
    going: Option<Going>,
    /// The result.
    said: Option<String>,
    /// Whether the story was requested here and has not been brought into sight as a whole.
    is_awaited: bool,
}

/// A story that is being estimated.
struct EstimatedStory<G: GameScreens> {
    /// The entries that it is about.
    entries: Vec<Entry<G::Action>>,
    estimated: BackgroundStory,
    story: Story,
    /// The story in words; `None` after the language has changed.
    described: Option<DescribedStory>,
}

/// The visible state of a story.
#[derive(Clone, Copy)]
pub(super) enum StoryView<'a> {
    /// None: chances are switched off.
    Hidden,
    /// Bots cannot play the game, so there are no chances.
    NoBots,
    /// It can be requested.
    Offered,
    /// The story so far.
    Shown(ShownStory<'a>),
}

/// A story that is shown.
#[derive(Clone, Copy)]
pub(super) struct ShownStory<'a> {
    story: &'a Story,
    described: &'a DescribedStory,
    /// Number of positions with playouts, and of all, while it is being estimated.
    progress: Option<(u64, u64)>,
}

/// A tap on a story.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StoryTap {
    /// The story is requested.
    Request,
    /// Go to this entry.
    To(usize),
}

impl<G: GameScreens> Default for SessionStory<G> {
    fn default() -> SessionStory<G> {
        SessionStory {
            is_requested: false,
            estimated_story: None,
            sharing: Sharing::default(),
        }
    }
}

impl<G: GameScreens> SessionStory<G> {
    /// Requests the story.
    pub(super) fn request(&mut self) {
        self.is_requested = true;
    }

    /// Stops the work until the story is shown again.
    pub(super) fn pause(&mut self) {
        if let Some(estimated_story) = &mut self.estimated_story {
            estimated_story.estimated.pause();
        }
    }

    /// Translates the story after the language has changed.
    pub(super) fn retranslate(&mut self) {
        if let Some(estimated_story) = &mut self.estimated_story {
            estimated_story.described = None;
        }
    }

    /// Continues the story of this session, if it is shown.
    pub(super) fn follow(
        &mut self,
        ui: &Ui,
        app: &AppContext,
        session: &Session<G>,
    ) -> StoryView<'_> {
        let chances = app.settings.chances;
        if chances == ShowChances::Never || session.entries().is_empty() {
            self.pause();
            return StoryView::Hidden;
        }
        if G::LAB.is_none() {
            return StoryView::NoBots;
        }
        if !self.is_requested && chances != ShowChances::Always {
            return StoryView::Offered;
        }
        let is_current =
            |estimated_story: &EstimatedStory<G>| estimated_story.entries == session.entries();
        if !self.estimated_story.as_ref().is_some_and(is_current) {
            self.estimated_story = EstimatedStory::of(app, session, self.estimated_story.take());
        }
        let Some(estimated_story) = &mut self.estimated_story else {
            return StoryView::NoBots;
        };
        estimated_story.work(ui, app);
        let described = estimated_story.described.get_or_insert_with(|| {
            let players = &session.header().players;
            let describe = |n| text::line(&app.text, session, n);
            DescribedStory::new(&app.text, players, &estimated_story.story, describe)
        });
        StoryView::Shown(ShownStory {
            story: &estimated_story.story,
            described,
            progress: estimated_story.estimated.progress(),
        })
    }
}

impl<G: GameScreens> SessionStory<G> {
    /// Shows the story of an ended game in a few sentences, with the buttons that share it.
    pub(super) fn show_card(&mut self, ui: &mut Ui, app: &AppContext, session: &Session<G>) {
        let mut sharing = std::mem::take(&mut self.sharing);
        sharing.hear(app);
        let is_requested = match self.follow(ui, app, session) {
            StoryView::Hidden | StoryView::NoBots => false,
            StoryView::Offered => offer(ui, &app.text) == Some(StoryTap::Request),
            StoryView::Shown(story) => {
                let (header, count) = (session.header(), session.entries().len());
                let outcome = G::outcome(session.table());
                let card = Card {
                    story,
                    title: describe_title(&app.text, &header.players),
                    game: [
                        G::title(&app.text),
                        text::date(&app.text, header.started.date_naive()),
                    ]
                    .join(" · "),
                    result: describe_result(&app.text, &header.players, outcome),
                    players: &header.players,
                    count,
                };
                let shown = theme::quiet_frame(ui).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    parts::section(ui, app.text.get("story-title"));
                    card.sentences(ui, &app.text);
                    if story.progress.is_none() {
                        let name = format!("courtyard-{}", header.started.format("%Y-%m-%d"));
                        sharing.show(ui, app, &card, &name);
                    }
                });
                if story.progress.is_none() && std::mem::take(&mut sharing.is_awaited) {
                    // As little as possible, so that the buttons above stay where they are.
                    ui.scroll_to_rect(shown.response.rect, None);
                }
                false
            }
        };
        self.sharing = sharing;
        if is_requested {
            self.sharing.is_awaited = true;
            self.request();
            ui.ctx().request_repaint();
        }
    }
}

/// The story of an ended game in a few sentences.
struct Card<'a> {
    story: ShownStory<'a>,
    /// The players.
    title: String,
    /// The game and its day.
    game: String,
    result: String,
    players: &'a Seats<String>,
    /// Number of entries.
    count: usize,
}

impl Card<'_> {
    /// Shows the sentences, or the progress.
    fn sentences(&self, ui: &mut Ui, text: &Text) {
        self.story.progress_line(ui, text);
        if self.story.progress.is_none() {
            for sentence in self.story.described.sentences() {
                ui.add(Label::new(theme::body(sentence)).wrap());
            }
        }
    }

    fn as_text(&self) -> Vec<u8> {
        let first = [&self.title, &self.game, &self.result].map(String::as_str);
        let all = first.into_iter().chain(self.story.described.sentences());
        let lines: Vec<&str> = all.collect();
        format!("{}\n", lines.join("\n")).into_bytes()
    }

    fn as_picture(&self, app: &AppContext) -> Option<Vec<u8>> {
        picture(&app.settings, size::FIGURE, |ui| {
            let margin = Margin::same(space::L as i8);
            let frame = Frame::new().fill(palette(ui).surface).inner_margin(margin);
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.add(Label::new(theme::title(self.title.as_str())).wrap());
                ui.add(Label::new(theme::small(self.game.as_str())).wrap());
                ui.add(Label::new(theme::body(self.result.as_str())).wrap());
                ui.add_space(space::M);
                self.story.curve(ui, &app.text, self.players, self.count);
                ui.add_space(space::M);
                self.sentences(ui, &app.text);
            });
        })
    }
}

impl Sharing {
    /// Shows the buttons that share the story as a text or a picture, and the result.
    fn show(&mut self, ui: &mut Ui, app: &AppContext, card: &Card<'_>, name: &str) {
        let shares = !app.chooser.ways(name).is_empty();
        let titles = if shares {
            ["story-share-text", "story-share-picture"]
        } else {
            ["story-save-text", "story-save-picture"]
        };
        for (key, ending) in titles.into_iter().zip(["txt", "png"]) {
            ui.add_space(space::S);
            let title = app.text.get(key);
            if widgets::compact_button(ui, &title) {
                let content = match ending {
                    "txt" => Some(card.as_text()),
                    _ => card.as_picture(app),
                };
                if let Some(content) = content {
                    self.begin(ui, app, &format!("{name}.{ending}"), content);
                }
            }
        }
        if let Some((place, _)) = &mut self.saving
            && place.is_typed()
        {
            ui.add_space(space::S);
            let titles = ["story-title", "library-write"].map(|key| app.text.get(key));
            if let Some(target) =
                place.show(ui, app, &mut Foot::default(), &titles[0], &titles[1], true)
            {
                self.write(app, target);
            }
        }
        if let Some(said) = &self.said {
            ui.add(Label::new(theme::small(said.as_str())).wrap());
            parts::announce(ui, "story", said);
        }
    }

    /// Shares the file by the system, if it can; otherwise downloads it, or asks for its place.
    fn begin(&mut self, ui: &Ui, app: &AppContext, name: &str, content: Vec<u8>) {
        self.said = None;
        let ways = app.chooser.ways(name);
        let shares = ways.iter().copied().find(|way| *way == Way::Share);
        match shares.or(ways.first().copied()) {
            Some(way) => self.going = Some(Going::begin(ui, app, way, name, &content)),
            None => {
                let mut place = Place::new(Path::new(name));
                place.ask(ui, app, app.text.get("story-title").into_owned());
                self.saving = Some((place, content));
            }
        }
    }

    /// Receives the chosen place, or the result of sharing.
    fn hear(&mut self, app: &AppContext) {
        if let Some((said, _)) = self
            .going
            .as_ref()
            .and_then(|going| going.describe(&app.text))
        {
            self.going = None;
            self.said = Some(said);
        }
        let saving = self.saving.as_mut();
        if let Some(target) = saving.and_then(|(place, _)| place.chosen()) {
            self.write(app, target);
        }
    }

    /// Writes the file, and says so.
    fn write(&mut self, app: &AppContext, (path, replace): Target) {
        let Some((place, content)) = &mut self.saving else {
            return;
        };
        let written = copies::write(&path, replace, content);
        self.said = Some(copies::describe_written(&app.text, &path, &written));
        match written {
            Ok(()) => self.saving = None,
            Err(error) => place.failed(&path, &error),
        }
    }
}

impl<G: GameScreens> EstimatedStory<G> {
    /// The story of a session. Continues `before` if the session has grown since. `None` if bots cannot play the game.
    fn of(
        app: &AppContext,
        session: &Session<G>,
        before: Option<EstimatedStory<G>>,
    ) -> Option<EstimatedStory<G>> {
        let before = before.filter(|before| session.entries().starts_with(&before.entries));
        let estimated = match before {
            Some(before) => before.estimated.follow(app, session),
            None => BackgroundStory::new(app, session, PLAYOUTS),
        }?;
        Some(EstimatedStory {
            entries: session.entries().to_vec(),
            story: estimated.story(),
            estimated,
            described: None,
        })
    }

    /// Adds the new playouts, and continues the work if it was paused.
    fn work(&mut self, ui: &Ui, app: &AppContext) {
        if self.estimated.advance(app) {
            self.story = self.estimated.story();
            self.described = None;
        }
        self.estimated.wait(ui);
    }
}

impl StoryView<'_> {
    /// Shows the story at entry `n`: its curve, its progress, and the turning points. Returns a tap.
    pub(super) fn show(
        self,
        ui: &mut Ui,
        text: &Text,
        players: &Seats<String>,
        n: usize,
    ) -> Option<StoryTap> {
        let story = match self {
            StoryView::Hidden => return None,
            StoryView::NoBots => {
                ui.add_space(space::S);
                parts::note(ui, text.get("story-no-bots"));
                return None;
            }
            StoryView::Offered => return offer(ui, text),
            StoryView::Shown(story) => story,
        };
        ui.add_space(space::S);
        parts::section(ui, text.get("story-title"));
        let mut tap = story.curve(ui, text, players, n);
        story.progress_line(ui, text);
        for (entry, sentence) in &story.described.turning_points {
            ui.add_space(space::XS);
            if widgets::compact_button(ui, sentence) {
                tap = Some(StoryTap::To(*entry));
            }
        }
        ui.add_space(space::S);
        tap
    }
}

/// The button that requests the story.
fn offer(ui: &mut Ui, text: &Text) -> Option<StoryTap> {
    ui.add_space(space::S);
    widgets::compact_button(ui, &text.get("story-show")).then_some(StoryTap::Request)
}

impl ShownStory<'_> {
    /// Shows how many positions have been estimated, until all have.
    fn progress_line(&self, ui: &mut Ui, text: &Text) {
        if let Some((done, all)) = self.progress {
            parts::note(ui, say!(text, "story-progress", done, all));
        }
    }

    /// Draws each player's chance from the first entry to the last. A tap goes to the entry.
    fn curve(
        &self,
        ui: &mut Ui,
        text: &Text,
        players: &Seats<String>,
        n: usize,
    ) -> Option<StoryTap> {
        let points: Vec<&EntryChance> = self.story.curve().collect();
        let here = points.iter().rev().find(|entry| entry.n <= n);
        let here = here.or(points.first());
        if let Some(here) = here {
            let chances = describe_chances(text, players, here);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = space::M;
                for chance in chances.split(" · ") {
                    ui.label(theme::strong_text(chance));
                }
            });
        }
        let chart = self.described.chart.as_ref()?;
        let name = say!(text, "story-curve", turns = self.described.turns.join("; "));
        let (here, sense) = (Some(n as f64), Sense::click());
        let time = widgets::chart(ui, chart, &name, size::CURVE, here, sense);
        let to = time.map(|time| time.round() as usize);
        to.filter(|to| *to != n).map(StoryTap::To)
    }
}
