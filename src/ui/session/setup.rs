//! The set-up of a new session: game, players and rules, then the game's own questions.
//!
//! The choices are saved on disk, so that a set-up survives the end of the app like a session.

use std::path::PathBuf;

use egui::{Id, Label, Ui};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::commands::Commands;
use super::composer::Composing;
use super::game::{Basics, GameScreens, SetUp, SetupCommand};
use super::habits::Habits;
use super::hints::{Hint, HintTap};
use super::history::{self, Answer, History};
use super::house_rules;
use super::series::Series;
use super::story::SessionStory;
use super::table::TableScreen;
use super::trial::{Trial, TrialTap};
use crate::explanation::Explanation;
use crate::input::focus;
use crate::input::key_bindings::{self, KeyGroup};
use crate::input::tap_guard::Asked;
use crate::parts::{self, Foot};
use crate::player_names;
use crate::screen::{AppContext, Navigation, Screen};
use crate::theme::{self, space};
use crate::widgets::{self, BigButton};
use courtyard_core::game::{Preset, RulesOf, leave_out};
use courtyard_core::person::Person;
use courtyard_core::seat::{Pair, Seat, SeatSet, Seats};
use courtyard_lab::{Level, Plan, Seed};
use courtyard_library::{Library, OpenSession, RecordError};
use courtyard_session::{
    BotData, Bots, FORMAT_VERSION, Header, RuleSet, Session, Step, entered_names,
};
use courtyard_text::TextContext;
use courtyard_text::{
    self as text, Text, describe_library, describe_name_fault, describe_seating_fault,
    describe_step_refusal, describe_unwritable, edition_about, level_name, nameless, say,
};

/// The most names of earlier players that are offered.
const EARLIER: usize = 6;

/// The choices so far.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "S: Serialize + serde::de::DeserializeOwned")]
struct Draft<S> {
    /// The game's name in a journal; empty in a draft from before there were several games.
    #[serde(default)]
    game: String,
    players: Seats<String>,
    #[serde(flatten)]
    chosen: RuleSet,
    series: Series,
    /// The journal that was created and has no set-up yet; `None` if a new one is needed.
    #[serde(default)]
    journal: Option<PathBuf>,
    /// The level of the bot on each seat; `None` for a person.
    #[serde(default)]
    bots: Vec<Option<Level>>,
    /// Whether this is a guided game, which is played by the usual rules, so that only the players are unknown.
    #[serde(default)]
    guided: bool,
    /// The game's own answers.
    #[serde(flatten)]
    own: S,
}

/// The screens of a new session.
pub(crate) struct SetupScreen<G: GameScreens> {
    draft: Draft<G::SetUp>,
    /// The draft as saved on disk.
    kept: Option<Draft<G::SetUp>>,
    /// The most recent games.
    habits: Habits,
    /// Whether the first name takes the focus when it is shown.
    begins: bool,
    /// The player whose name was edited last.
    writing: Option<Seat>,
    house_rules_open: bool,
    /// Whether the choice of bots is shown.
    bots_open: bool,
    /// The games by the chosen rules, if they are tried.
    trial: Option<Trial>,
    /// A game of the trial that is looked back at.
    typical: Option<(Session<G>, History<G>)>,
    trouble: Option<String>,
    /// Why the last tap did nothing.
    reason: Explanation,
}

/// A command on the page of players and rules.
enum PageCommand<G: GameScreens> {
    /// Read the rules.
    Rules,
    /// Another game.
    Game(&'static str),
    /// Start with these actions.
    Begin(Vec<G::Action>),
    /// Dismiss the hint of this name.
    Dismiss(&'static str),
}

/// The rules of a first game: those of the language's usual edition.
fn usual_rules<G: GameScreens>(app: &AppContext) -> RuleSet {
    RuleSet {
        edition: G::usual_edition(app.text.language()).to_owned(),
        rules: Map::new(),
    }
}

/// The default edition's name in a journal.
fn default_edition<G: GameScreens>() -> String {
    G::Edition::NAMES
        .first()
        .copied()
        .unwrap_or_default()
        .to_owned()
}

impl<G: Composing> SetupScreen<G> {
    /// A first game of these players; if none are given, of the last players, by the last rules.
    pub(crate) fn new(app: &AppContext, players: &[String]) -> SetupScreen<G> {
        let habits = Habits::of(&app.library);
        let (least, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
        let known = match players {
            [] => {
                let last = habits.players(|count| G::PLAYERS.contains(&count));
                let last = last.map(|last| suggested(&app.text, last).values().to_vec());
                last.unwrap_or_default()
            }
            players => players.to_vec(),
        };
        let players = &known;
        let name = |seat: Seat| players.get(seat.number()).cloned().unwrap_or_default();
        let players = Seats::from_fn(players.len().clamp(least, most), name)
            .unwrap_or_else(|| Seats::from(Pair::default()));
        // Rules of a later version may be invalid here.
        let last = habits.rules(G::ID, &needed_rules::<G>());
        let last = last.filter(|rules| RulesOf::<G>::new(&rules.edition, &rules.rules).is_ok());
        let rules = last.unwrap_or_else(|| usual_rules::<G>(app));
        let mut own = G::SetUp::default();
        if let Some(last) = habits.header(G::ID) {
            own.take_over(last);
        }
        let draft = Draft {
            game: G::ID.into(),
            series: Series::new(&players),
            players,
            chosen: rules,
            journal: None,
            bots: Vec::new(),
            guided: false,
            own,
        };
        SetupScreen {
            begins: true,
            ..SetupScreen::of_draft(draft, habits)
        }
    }

    /// A guided game by the usual rules: of the last players, or of the first of them against a bot of this level.
    pub(crate) fn guided(app: &AppContext, bot: Option<Level>) -> SetupScreen<G> {
        let mut screen = SetupScreen::new(app, &[]);
        let draft = &mut screen.draft;
        draft.chosen = usual_rules::<G>(app);
        draft.guided = true;
        if bot.is_some() {
            let person = draft.players.values().first().cloned();
            let pair = Pair([person.unwrap_or_default(), String::new()]);
            draft.players = Seats::from(pair);
            draft.series = Series::new(&draft.players);
            draft.bots = vec![None, bot];
            screen.adopt_rules_of_bots();
        }
        screen
    }

    /// Continues this draft; `None` if it is another game's.
    pub(crate) fn resume(app: &AppContext, draft: &[u8]) -> Option<SetupScreen<G>> {
        let mut draft: Draft<G::SetUp> = serde_json::from_slice(draft).ok()?;
        if !draft.game.is_empty() && draft.game != G::ID {
            return None;
        }
        RulesOf::<G>::new(&draft.chosen.edition, &draft.chosen.rules).ok()?;
        if !G::PLAYERS.contains(&draft.players.len()) {
            return None;
        }
        draft.game = G::ID.into();
        let habits = Habits::of(&app.library);
        let mut screen = SetupScreen::of_draft(draft.clone(), habits);
        screen.kept = Some(draft);
        Some(screen)
    }

    /// Another game of a session's players, by its rules.
    pub(super) fn rematch(
        app: &AppContext,
        session: &Session<G>,
        series: Series,
    ) -> SetupScreen<G> {
        let header = session.header();
        let draft = Draft {
            game: G::ID.into(),
            players: suggested(&app.text, &header.players),
            chosen: header.rule_set(),
            series,
            journal: None,
            bots: levels(header),
            guided: false,
            own: G::rematch(session),
        };
        SetupScreen::of_draft(draft, Habits::of(&app.library))
    }

    /// The set-up of a session that was started, or whose set-up was undone.
    pub(super) fn of_session(app: &AppContext, open: &OpenSession<G>) -> SetupScreen<G> {
        let session = open.session();
        let series = Series::of(session.header());
        let mut screen = SetupScreen::rematch(app, session, series);
        screen.draft.journal = Some(open.path().to_owned());
        screen
    }

    fn of_draft(draft: Draft<G::SetUp>, habits: Habits) -> SetupScreen<G> {
        SetupScreen {
            draft,
            kept: None,
            habits,
            begins: false,
            writing: None,
            house_rules_open: false,
            bots_open: false,
            trial: None,
            typical: None,
            trouble: None,
            reason: Explanation::default(),
        }
    }

    /// The chosen rules; the default edition's if they are invalid.
    fn rules(&self) -> Option<RulesOf<G>> {
        RulesOf::<G>::new(&self.draft.chosen.edition, &self.draft.chosen.rules)
            .or_else(|_| RulesOf::<G>::new(&default_edition::<G>(), &Map::new()))
            .ok()
    }

    /// The players' names, with placeholders for missing ones.
    fn players(&self, text: &Text) -> Seats<String> {
        let mut players = self.draft.players.clone();
        for (seat, name) in players.iter_mut() {
            *name = match (name.trim(), self.draft.bot(seat)) {
                ("", Some(_)) => say!(text, "bot-unnamed", number = u64::from(seat) + 1),
                ("", None) => nameless(text, seat),
                (name, _) => name.to_owned(),
            };
        }
        players
    }

    /// The bots with their seats and new seeds.
    fn bots(&self) -> Vec<(Seat, Level, Seed)> {
        let seats = self.draft.players.seats();
        let levels = seats.filter_map(|seat| Some((seat, self.draft.bot(seat)?)));
        levels
            .map(|(seat, level)| (seat, level, Seed::new(Library::draw_seed())))
            .collect()
    }

    /// The header of the new session, after its bots have taken their seats.
    ///
    /// # Errors
    /// Returns why they could not, in a sentence.
    fn seated(&self, app: &AppContext) -> Result<Header, String> {
        let mut header = self.header(app);
        let Some(game) = G::BOTS else {
            return Ok(header);
        };
        let bots = self.bots();
        if let Err(fault) = game.seat(&mut header, &bots) {
            let why = describe_seating_fault(&app.text, &header.players, &fault);
            return Err(why.unwrap_or_else(|| fault.to_string()));
        }
        for (seat, _, seed) in bots {
            if let Some(bot) = header.bots.at(seat) {
                let kept = app.library.keep_seed(&bot.sealed, &seed.to_string());
                kept.map_err(|error| describe_library(&app.text, &error))?;
            }
        }
        Ok(header)
    }

    /// Saves the choices if they have changed.
    fn keep(&mut self, app: &AppContext) {
        if self.kept.as_ref() == Some(&self.draft) {
            return;
        }
        let kept = serde_json::to_vec(&self.draft)
            .ok()
            .map(|draft| app.library.keep_draft(&draft));
        if let Some(Err(error)) = kept {
            self.trouble = Some(describe_library(&app.text, &error));
        }
        self.kept = Some(self.draft.clone());
    }

    /// Starts the session: creates its journal and records these actions.
    fn begin(&mut self, app: &AppContext, actions: Vec<G::Action>) -> Option<Navigation> {
        let opened = match &self.draft.journal {
            Some(path) => app.library.resume(path).map(|(open, _)| open),
            None => match self.seated(app) {
                Ok(header) => app.library.begin(header),
                Err(why) => {
                    self.trouble = Some(why);
                    return None;
                }
            },
        };
        let mut open: OpenSession<G> = match opened {
            Ok(open) => open,
            Err(error) => {
                self.trouble = Some(describe_library(&app.text, &error));
                return None;
            }
        };
        for action in actions {
            // The set-up belongs to no player.
            let why = match open.record_with(Step::Do(action), BotData::default(), app.now()) {
                Ok(_) => continue,
                Err(RecordError::Unwritable(why)) => describe_unwritable(&app.text, why),
                Err(RecordError::Refused(refusal)) => {
                    let session = open.session();
                    let context = TextContext::new(&app.text, session);
                    describe_step_refusal(context, session.table(), &refusal)
                }
            };
            // The journal exists; the next attempt continues with it.
            self.draft.journal = Some(open.path().to_owned());
            self.trouble = Some(say!(app.text, "table-not-recorded", why));
            return None;
        }
        // A draft that remains is offered again, which is better than not starting the game.
        let _ = app.library.forget_draft();
        Some(Navigation::Screen(TableScreen::begun(app, open)))
    }

    fn header(&self, app: &AppContext) -> Header {
        let mut header = Header {
            courtyard: FORMAT_VERSION,
            game: G::ID.into(),
            edition: self.draft.chosen.edition.clone(),
            rules: self.draft.chosen.rules.clone(),
            players: self.players(&app.text),
            started: app.now(),
            bots: Bots::default(),
            further: self.draft.own.further(),
        };
        self.series(app).put(&mut header);
        header
    }

    /// The earlier games of this evening: those of the series, or those that the same people have finished.
    fn series(&self, app: &AppContext) -> Series {
        if self.draft.series.is_empty() {
            self.habits
                .evening(G::ID, &self.players(&app.text), app.now())
        } else {
            self.draft.series.clone()
        }
    }
}

impl<G: Composing> Screen for SetupScreen<G> {
    fn ui(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        if let Some((session, history)) = &mut self.typical {
            match history.ui(ui, app, session, None) {
                Some(Answer::Leave) => self.typical = None,
                Some(Answer::Rules) => {
                    let rules = G::rulebook(&app.text, session.rules());
                    return Some(Navigation::Overlay(rules));
                }
                Some(Answer::GoOn | Answer::More) | None => {}
            }
            return None;
        }
        let (mut shared, mut own) = (Commands::default(), Commands::default());
        let page = self.draft.own.page();
        let name = page.unwrap_or("home-new");
        let title = app.text.get(name);
        let back = parts::footed_page(ui, &app.text, (name, &title), |ui, foot| {
            if let Some(trouble) = &self.trouble {
                ui.add_space(space::S);
                parts::warning(ui, trouble);
            }
            ui.add_space(space::M);
            match page {
                None => self.people(ui, app, foot, &mut shared),
                Some(_) => self.own_page(ui, app, foot, &mut own),
            }
        });
        self.reason.show(ui, parts::below_heading(ui));
        let navigation = match (back || key_bindings::back(ui), own.into_first()) {
            (true, _) => self.back(app),
            (false, Some(command)) => self.handle(app, command),
            (false, None) => shared
                .into_first()
                .and_then(|command| self.handle_shared(app, command)),
        };
        if navigation.is_none() {
            self.keep(app);
        }
        navigation
    }

    fn keys(&self) -> Vec<KeyGroup> {
        match self.typical {
            Some(_) => history::keys(),
            None => Vec::new(),
        }
    }

    fn asked(&self, _: &AppContext) -> Asked {
        Asked::of(match &self.typical {
            Some((_, history)) => Id::unique(("typical", history.asked())),
            None => self.draft.own.question_id(),
        })
    }
}

impl<G: Composing> SetupScreen<G> {
    /// Carries out a command of the game's own pages.
    fn handle(&mut self, app: &AppContext, command: SetupCommand<G>) -> Option<Navigation> {
        match command {
            SetupCommand::Begin(actions) => return self.begin(app, actions),
            SetupCommand::Explain(reason) => self.reason.give(reason),
            SetupCommand::Explained => self.reason.clear(),
        }
        None
    }

    /// Carries out a command of the page of players and rules.
    fn handle_shared(&mut self, app: &AppContext, command: PageCommand<G>) -> Option<Navigation> {
        match command {
            PageCommand::Rules => {
                let rules = self.rules()?;
                Some(Navigation::Overlay(G::rulebook(&app.text, &rules)))
            }
            PageCommand::Game(id) => {
                let game = app.games.find(id)?;
                let players = self.draft.players.values();
                Some(Navigation::Screen(game.new_session(app, players)))
            }
            PageCommand::Begin(actions) => self.begin(app, actions),
            PageCommand::Dismiss(hint) => Some(Navigation::Dismiss(hint.into())),
        }
    }

    /// Closes what is open on the page of players and rules. Returns whether anything was.
    fn closes(&mut self) -> bool {
        let house_rules = std::mem::take(&mut self.house_rules_open);
        let bots = std::mem::take(&mut self.bots_open);
        house_rules || bots
    }

    fn back(&mut self, app: &AppContext) -> Option<Navigation> {
        self.trouble = None;
        if self.draft.own.page().is_none() {
            if self.closes() {
                return None;
            }
            if let Err(error) = app.library.forget_draft() {
                self.trouble = Some(describe_library(&app.text, &error));
                return None;
            }
            return Some(Navigation::Home);
        }
        let first = self.draft.own.is_first_page();
        let Some(path) = self.draft.journal.clone().filter(|_| first) else {
            self.draft.own.back();
            return None;
        };
        let opened = app.library.forget_draft().and_then(|()| {
            app.games
                .find(G::ID)
                .map(|game| game.open(app, &path))
                .transpose()
        });
        match opened {
            Ok(screen) => screen.map(Navigation::Screen),
            Err(error) => {
                self.trouble = Some(describe_library(&app.text, &error));
                None
            }
        }
    }

    /// A page of the game itself.
    fn own_page(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        foot: &mut Foot,
        out: &mut Commands<SetupCommand<G>>,
    ) {
        let Some(rules) = self.rules() else {
            return;
        };
        let players = self.players(&app.text);
        let basics = Basics {
            text: &app.text,
            library: &app.library,
            edition: &self.draft.chosen.edition,
            rules: &rules,
            players: &players,
            bots: self.draft.bots(),
            guided: app.settings.hints.given,
        };
        self.draft.own.show(ui, basics, foot, out);
    }

    /// The page of players and rules.
    fn people(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        foot: &mut Foot,
        out: &mut Commands<PageCommand<G>>,
    ) {
        let text = &app.text;
        let guide = G::GUIDE.map(|key| Hint::of(key, text.get(key).into_owned()));
        let guide = guide.and_then(|guide| guide.if_given(&app.settings));
        let tap = guide.and_then(|guide| guide.show(ui, text, usize::MAX));
        if let Some(HintTap::Dismiss(name)) = tap {
            out.send(PageCommand::Dismiss(name));
        }
        let guided = self.draft.guided;
        if app.has_several_games() && !guided {
            which_game::<G>(ui, app, out);
        }
        let needs = self.rules().and_then(|rules| G::needs(text, &rules));
        if let Some(needs) = needs {
            ui.add(Label::new(theme::body(needs)).wrap());
            ui.add_space(space::S);
        }
        self.how_many(ui, text);
        self.names(ui, text);
        self.earlier_names(ui, text);
        self.choose_bots(ui, text);
        self.adopt_rules_of_bots();
        if guided {
            if G::Edition::NAMES.len() > 1 {
                let edition = G::describe_edition(text, &self.draft.chosen.edition);
                let about = say!(text, "setup-guided-edition", edition);
                ui.add(Label::new(theme::small(about)).wrap());
            }
            foot.show(ui, |ui| self.onward(ui, app, out));
            return;
        }
        let series = self.series(app);
        if !series.is_empty() {
            let names = self.players(text);
            let score = series.describe(text, &names);
            ui.label(theme::small(say!(text, "setup-evening", score)));
        }
        ui.add_space(space::M);
        self.editions(ui, text);
        ui.add_space(space::M);
        if widgets::compact_button(ui, &text.get("setup-read")) {
            out.send(PageCommand::Rules);
        }
        ui.add_space(space::S);
        self.house_rules(ui, app);
        ui.add_space(space::L);
        foot.show(ui, |ui| self.onward(ui, app, out));
    }

    /// The players: the first name has the focus if there is a keyboard, and Enter leads from name to name.
    fn names(&mut self, ui: &mut Ui, text: &Text) {
        if let Some(key) = G::SEATING.filter(|_| self.draft.players.len() > 2) {
            ui.add(Label::new(theme::small(text.get(key))).wrap());
        }
        let first = std::mem::take(&mut self.begins);
        // On a touch screen the keyboard would cover the suggestions.
        let first = first && !ui.input(|i| i.has_touch_screen());
        let names = player_names::fields(ui, text, &mut self.draft.players, first);
        self.writing = names.focused.or(self.writing);
        if names.entered {
            focus::want(ui.ctx());
        }
    }

    /// The names of earlier players. A tap on a name writes it into the field that was edited last, or into the first
    /// empty one.
    fn earlier_names(&mut self, ui: &mut Ui, text: &Text) {
        let players = &self.draft.players;
        let is = |name: &str, person: &Person| Person::named(name) == *person;
        let is_new = |(person, _): &(Person, &str)| {
            let is_named = players.values().iter().any(|player| is(player, person));
            let is_nameless = players
                .seats()
                .any(|seat| is(&nameless(text, seat), person));
            !is_named && !is_nameless
        };
        let people = self.habits.people().into_iter().filter(is_new);
        let names: Vec<&str> = people.map(|(_, name)| name).take(EARLIER).collect();
        if names.is_empty() {
            return;
        }
        let mut chosen = None;
        ui.label(theme::small(text.get("setup-earlier")));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::splat(space::XS);
            for name in names {
                if ui.add(BigButton::new(name).compact(true).fit()).clicked() {
                    chosen = Some(name.to_owned());
                }
            }
        });
        ui.add_space(space::S);
        let Some(name) = chosen else {
            return;
        };
        let players = &mut self.draft.players;
        let empty = players
            .seats()
            .find(|seat| players[*seat].trim().is_empty());
        let written = self.writing.take();
        let written = written.filter(|seat| players.get(*seat).is_some());
        if let Some(seat) = written.or(empty).or(players.seats().last()) {
            players[seat] = name;
        }
    }

    /// The seats of bots and their levels, if bots can play the game.
    fn choose_bots(&mut self, ui: &mut Ui, text: &Text) {
        if G::BOTS.is_none() || self.draft.journal.is_some() {
            return;
        }
        let seats = self.draft.players.seats();
        let names = self.players(text);
        let seated = self.draft.players.seats().filter_map(|seat| {
            let level = level_name(text, self.draft.bot(seat)?);
            Some(say!(text, "bot-with-level", name = &names[seat], level))
        });
        let seated: Vec<String> = seated.collect();
        let about = if seated.is_empty() {
            text.get("bots-about").into_owned()
        } else {
            text.list(seated)
        };
        let title = text.get("bots-title");
        if ui
            .add(BigButton::new(&title).subtitle(Some(&about)))
            .clicked()
        {
            self.bots_open = !self.bots_open;
        }
        ui.add_space(space::S);
        if !self.bots_open {
            return;
        }
        let decks = text.game_key(G::ID, "bots-decks");
        ui.add(Label::new(theme::small(text.get(&decks))).wrap());
        for seat in seats {
            ui.label(theme::strong_text(names[seat].as_str()));
            let person = (text.get("bot-person").into_owned(), None);
            let levels = Level::ALL.iter();
            let levels = levels.map(|level| (level_name(text, *level), Some(*level)));
            let mut chosen = self.draft.bot(seat);
            ui.push_id(seat, |ui| {
                let name = names[seat].as_str();
                parts::spoken_choices(
                    ui,
                    name,
                    [person].into_iter().chain(levels),
                    &mut chosen,
                    |level| say!(text, "bot-with-level", name, level),
                );
            });
            if chosen != self.draft.bot(seat) {
                self.draft.bots.resize(self.draft.players.len(), None);
                self.draft.bots[seat.number()] = chosen;
                if self.draft.bots().is_empty() {
                    leave_out(&mut self.draft.chosen.rules, &needed_rules::<G>());
                }
            }
            ui.add_space(space::S);
        }
    }

    /// Sets the rules that a table with bots has, whatever else was chosen.
    fn adopt_rules_of_bots(&mut self) {
        if !self.draft.bots().is_empty() {
            self.draft.chosen.rules.extend(needed_rules::<G>());
        }
    }

    /// The number of players, if the game allows several.
    fn how_many(&mut self, ui: &mut Ui, text: &Text) {
        let (least, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
        if least == most {
            return;
        }
        let mut count = self.draft.players.len() as i64;
        let label = text.get("setup-how-many");
        if parts::stepper(ui, text, &label, &mut count, least as i64..=most as i64).changed()
            && let Some(players) = Seats::from_fn(count.unsigned_abs() as usize, |seat| {
                let name = self.draft.players.get(seat);
                name.cloned().unwrap_or_default()
            })
        {
            self.draft.series = Series::new(&players);
            self.draft.players = players;
        }
        ui.add_space(space::S);
    }

    fn editions(&mut self, ui: &mut Ui, text: &Text) {
        ui.label(theme::strong_text(text.get("fact-edition")));
        let mut ours = self.habits.house_rules(G::ID, &needed_rules::<G>());
        ours.retain(|rules| RulesOf::<G>::new(&rules.edition, &rules.rules).is_ok());
        let drafted = self.draft.chosen.clone();
        ui.horizontal_wrapped(|ui| {
            parts::group_choices(ui, &text.get("fact-edition"));
            for &name in G::Edition::NAMES {
                let title = G::describe_edition(text, name);
                let chosen = self.draft.chosen.edition == name && !ours.contains(&drafted);
                if widgets::choice(ui, &title, chosen).clicked() && !chosen {
                    self.draft.chosen.edition = name.into();
                    self.draft.chosen.rules.clear();
                }
            }
            for (n, rules) in ours.iter().enumerate() {
                let title = say!(text, "setup-our-rules", number = n + 1);
                if widgets::choice(ui, &title, *rules == drafted).clicked() {
                    self.draft.chosen.clone_from(rules);
                }
            }
        });
        // House rules that were played before are described, not only named.
        let ours = self.rules().filter(|_| ours.contains(&drafted));
        let about = match ours.map(|rules| house_rules_in_short::<G>(text, &rules)) {
            Some(changes) => changes,
            None => edition_about::<G>(text, &self.draft.chosen.edition),
        };
        ui.label(theme::small(about));
        ui.add_space(space::XS);
    }

    fn house_rules(&mut self, ui: &mut Ui, app: &AppContext) {
        let text = &app.text;
        let changed = self.draft.chosen.rules.len();
        let about = say!(text, "setup-house-rules-about", count = changed);
        let title = text.get("fact-rules");
        let button = BigButton::new(&title).subtitle(Some(&about));
        let button = ui.add(button);
        if button.clicked() {
            self.house_rules_open = !self.house_rules_open;
            if self.house_rules_open {
                button.scroll_to_me(Some(egui::Align::Min));
            }
        }
        if self.house_rules_open {
            ui.add_space(space::S);
            self.try_rules(ui, app);
            house_rules::show::<G>(
                ui,
                text,
                &self.draft.chosen.edition,
                &mut self.draft.chosen.rules,
                None,
            );
        }
    }

    /// Games between bots by the chosen rules, beside those by the edition's. Other rules end a trial.
    fn try_rules(&mut self, ui: &mut Ui, app: &AppContext) {
        let text = &app.text;
        let Some(lab) = G::LAB else {
            return;
        };
        let chosen = self.draft.chosen.clone();
        let usual = RuleSet {
            rules: Map::new(),
            ..chosen.clone()
        };
        let changed = !chosen.rules.is_empty();
        let rules = [usual].into_iter().chain(changed.then_some(chosen));
        let plan = Plan {
            seed: 1,
            bots: vec!["greedy".into()],
            players: Some(self.draft.players.len()),
            rules: rules.collect(),
        };
        match self.trial.as_mut().filter(|trial| trial.is_of(&plan)) {
            Some(trial) => match trial.show(ui, text) {
                Some(TrialTap::Pause) => trial.pause(app),
                Some(TrialTap::Typical) => {
                    self.typical = trial.typical::<G>().map(|session| {
                        let history =
                            History::at_the_end(app, &session, Seat::ZERO, SessionStory::default());
                        (session, history)
                    });
                }
                None => {}
            },
            None => {
                self.trial = None;
                let (title, about) = (text.get("trial-try"), text.get("trial-try-about"));
                let button = BigButton::new(&title).subtitle(Some(&about));
                if ui.add(button).clicked() {
                    self.trial = Trial::begin(app, lab, plan);
                }
            }
        }
        ui.add_space(space::M);
    }

    /// The button that leads on, enabled once all players have distinct names.
    fn onward(&mut self, ui: &mut Ui, app: &AppContext, out: &mut Commands<PageCommand<G>>) {
        let text = &app.text;
        let players = self.players(text);
        let fault = entered_names(&players).err();
        let fault = fault.map(|fault| describe_name_fault(text, fault));
        let mut seats = players.seats();
        let no_person = seats.all(|seat| self.draft.bot(seat).is_some());
        let fault = fault.or_else(|| no_person.then(|| text.get("bot-no-person").into_owned()));
        let next = text.get(G::SetUp::ONWARD);
        let button = BigButton::new(&next)
            .primary(true)
            .enabled(fault.is_none())
            .subtitle(fault.as_deref());
        let response = ui.add(button);
        focus::offer(&response, true);
        if response.clicked()
            && fault.is_none()
            && let Some(rules) = self.rules()
        {
            let basics = Basics {
                text,
                library: &app.library,
                edition: &self.draft.chosen.edition,
                rules: &rules,
                players: &players,
                bots: self.draft.bots(),
                guided: false,
            };
            out.send_if_any(self.draft.own.onward(basics).map(PageCommand::Begin));
        }
    }
}

impl<S> Draft<S> {
    /// The level of the bot on this seat; `None` for a person.
    fn bot(&self, seat: Seat) -> Option<Level> {
        *self.bots.get(seat.number())?
    }

    /// The seats of bots.
    fn bots(&self) -> SeatSet {
        let seats = self.players.seats();
        seats.filter(|seat| self.bot(*seat).is_some()).collect()
    }
}

/// The rules that a table with bots has.
fn needed_rules<G: GameScreens>() -> Map<String, Value> {
    G::BOTS.map(|game| game.needed_rules()).unwrap_or_default()
}

/// The levels of a session's bots, by seat.
fn levels(header: &Header) -> Vec<Option<Level>> {
    let seats = header.players.seats();
    seats
        .map(|seat| Level::of(&header.bots.at(seat)?.bot))
        .collect()
}

/// The edition and what was changed in it, in one line.
fn house_rules_in_short<G: GameScreens>(text: &Text, rules: &RulesOf<G>) -> String {
    let changes = text::house_rules::<G>(text, rules).into_iter();
    let changes =
        changes.map(|change| say!(text, "house-rule", rule = change.rule, value = change.value));
    let edition = G::describe_edition(text, rules.edition_name());
    let all: Vec<String> = std::iter::once(edition).chain(changes).collect();
    all.join(" · ")
}

/// The names of an earlier game for the fields of the set-up: without placeholders.
fn suggested(text: &Text, earlier: &Seats<String>) -> Seats<String> {
    let mut names = earlier.clone();
    for (seat, name) in names.iter_mut() {
        if *name == nameless(text, seat) {
            name.clear();
        }
    }
    names
}

/// Shows the question who begins, with a button for each player. Returns the chosen one.
pub fn first_player<G: GameScreens>(
    ui: &mut Ui,
    basics: Basics<'_, G>,
    question: &str,
) -> Option<Seat> {
    ui.label(theme::strong_text(basics.text.get(question)));
    ui.add_space(space::S);
    let mut first = None;
    for (seat, name) in basics.players.iter() {
        let title = say!(basics.text, "setup-begins", name);
        let response = ui.add(BigButton::new(&title));
        focus::offer(&response, true);
        if response.clicked() {
            first = Some(seat);
        }
        ui.add_space(space::S);
    }
    first
}

/// The choice of the game.
fn which_game<G: GameScreens>(ui: &mut Ui, app: &AppContext, out: &mut Commands<PageCommand<G>>) {
    ui.label(theme::strong_text(app.text.get("fact-game")));
    let mut chosen = G::ID;
    let games = app.games.iter();
    let games = games.map(|game| (game.title(&app.text), game.id()));
    parts::choices(ui, &app.text.get("fact-game"), games, &mut chosen);
    if chosen != G::ID {
        out.send(PageCommand::Game(chosen));
    }
    ui.add_space(space::M);
}
