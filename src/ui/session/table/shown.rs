//! The visible areas of a table's screen: bar and menu, the game's part, the task, and messages.

use egui::{Frame, Id, Key, Label, Panel, Rect, ScrollArea, Ui, UiBuilder};

use super::ending::show_rematch;
use super::{Game, Page, TableScreen};
use crate::input::focus;
use crate::input::key_bindings;
use crate::parts;
use crate::screen::{AppContext, Navigation, Screen as _};
use crate::session::clock::{self, Clock};
use crate::session::commands::Commands;
use crate::session::composer::{Composer, Composing};
use crate::session::corrections::Corrections;
use crate::session::game::{
    Extent, GameScreens, LastActionPlace, Phases, Play, Region, TableCommand, TableCommands,
};
use crate::session::handover::{self, HandOver};
use crate::session::hints::{self, Hint, HintTap};
use crate::session::history::{self, History};
use crate::session::keys::{self, GameKey, SharedKey};
use crate::session::layout::{self, Area, FootPart, Layout, Steps, UndoRedo};
use crate::session::recorder::{Recorder, Remote};
use crate::session::regions::{Density, Mode, Shape};
use crate::session::saving::{self, Decision};
use crate::session::view::TableView;
use crate::session::{far_side, log};
use crate::theme::{self, TextRole, palette, size, space};
use crate::widgets::{self, BigButton, Icon};
use courtyard_core::seat::{Seat, SeatSet};
use courtyard_settings::Clock as ClockWish;
use courtyard_text::{self as text, Text, say};

impl<G: Composing> TableScreen<G> {
    /// Shows Look back in place of the table.
    pub(super) fn look_back(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        match &self.game.recorder {
            Recorder::Local(open) => {
                if saving::banner(ui, &app.text, open) {
                    self.leaving.saving.open(false);
                }
            }
            Recorder::Host(remote) => {
                if remote.banner(ui, &app.text, true) {
                    let history = self.looks.history.take();
                    self.story = history.map(History::into_story).unwrap_or_default();
                    self.show_page(Page::Meeting);
                    return None;
                }
            }
        }
        let history = self.looks.history.as_mut()?;
        match history.ui(ui, app, self.game.recorder.session(), None)? {
            history::Answer::Rules => Some(self.rules(app)),
            history::Answer::Leave | history::Answer::GoOn | history::Answer::More => {
                let history = self.looks.history.take();
                self.story = history.map(History::into_story).unwrap_or_default();
                None
            }
        }
    }

    /// The parts of the screen in the available space; the seat `bottom` is at the lower edge of this part of the
    /// table.
    pub(super) fn parts(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        bottom: Seat,
        extent: Extent,
        out: &mut TableCommands<G>,
    ) {
        self.looks.clock = match app.settings.clock {
            ClockWish::Hidden => None,
            ClockWish::Shown => {
                let clock = self.looks.clock.take();
                Some(clock.unwrap_or_else(|| Clock::of(self.game.session())))
            }
        };
        let shape = Shape::of(ui.available_size());
        if shape != Shape::Flat || !self.is_at_table() {
            layout::bar(ui, shape, |ui| self.bar(ui, app, out));
        }
        match &self.game.recorder {
            Recorder::Local(open) => {
                if saving::banner(ui, &app.text, open) {
                    out.send(TableCommand::ShowUnsaved);
                }
            }
            Recorder::Host(remote) => {
                // On a low phone a composed action needs all space, and its player knows whose turn it is.
                let view = self.game.view(app);
                let is_low = shape == Shape::Tall && ui.available_height() < size::TALL;
                let chooses = self.takes_over(view)
                    && self.play.last_action_place(view) == LastActionPlace::Hidden;
                let needs_room = is_low && (view.sheet.is_some() || chooses);
                if remote.banner(ui, &app.text, !needs_room) {
                    out.send(TableCommand::Meet);
                }
            }
        }
        self.pause_banner(ui, app, out);
        let has_room = theme::has_room_for_notice(ui) && extent == Extent::Whole;
        if self.said.notice.is_some() && !has_room {
            self.notice_page(ui, app, out);
            return;
        }
        self.notice_banner(ui, app, out);
        if self.is_at_table() {
            self.table(ui, app, shape, bottom, extent, out);
        } else {
            self.page(ui, app, out);
        }
    }

    /// The table from the view of the player across.
    pub(super) fn across(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        seat: Seat,
        out: &mut TableCommands<G>,
    ) {
        let view = self.game.view(app);
        // Animated dice are not announced before they are still.
        let recent = (!self.play.is_pending()).then_some(&self.game.recent);
        let (play, waits) = (&mut self.play, self.looks.hand_over.is_some());
        far_side::across(ui, view, recent, |ui, size| {
            let place = Region {
                shape: Shape::of(size),
                bottom: seat,
                extent: Extent::NearSide,
                size,
            };
            if waits {
                play.centre(ui, view, place, &mut Commands::default());
            } else {
                play.centre(ui, view, place, out);
            }
        });
    }

    /// The command of a key.
    pub(super) fn typed(&mut self, ui: &Ui, app: &AppContext, out: &mut TableCommands<G>) {
        self.looks.by_keyboard = focus::by_keyboard(ui.ctx());
        self.looks.opens_menu = false;
        if key_bindings::back(ui) {
            let by_browser = ui.input(|input| input.key_pressed(Key::BrowserBack));
            // At the table itself, going back opens the menu with the destinations.
            if self.looks.page != Page::Table || self.is_open() {
                out.send(TableCommand::Close);
            } else if by_browser {
                out.send(TableCommand::Leave);
            } else {
                self.looks.opens_menu = true;
            }
            return;
        }
        // Content over the table has the keys: only its own ones are active.
        let fills = theme::is_cramped(ui) || self.facing(app).is_some();
        let waits = self.looks.hand_over.is_some() || fills && self.said.notice.is_some();
        let covered = self.game.sheet.is_some() || self.play.covers_actions();
        let is_free = self.is_at_table() && !waits && !covered;
        let own = (!waits).then(|| self.keys.pressed(ui, is_free)).flatten();
        if let Some(key) = own {
            let view = self.game.view(app);
            match key {
                GameKey::Kind(kind) => out.send(match view.why_foreign(kind) {
                    Some(why) => TableCommand::Explain(why),
                    None => G::by_key(view, kind),
                }),
                GameKey::Number(number) => self.game.number.set(Some(number)),
                GameKey::Own(key) => out.send_if_any(self.play.pressed(key, view)),
            }
            return;
        }
        let has_steps = match self.looks.page {
            Page::Table => self.play.page().is_none() && self.game.sheet.is_none(),
            Page::Log | Page::Actions | Page::Player(_) | Page::Phones | Page::Meeting => false,
        };
        out.send_if_any(keys::pressed(ui, has_steps, is_free).map(|key| match key {
            SharedKey::Undo => TableCommand::Undo,
            SharedKey::Redo => TableCommand::Redo,
            SharedKey::Log => TableCommand::Log,
            SharedKey::Players => TableCommand::Player(self.acting()),
            SharedKey::LookBack => TableCommand::LookBack,
            SharedKey::TurnAround => TableCommand::TurnAround,
            SharedKey::Pause => TableCommand::Pause,
            SharedKey::Rules => TableCommand::Rules,
            SharedKey::Leave => TableCommand::Leave,
        }));
    }

    /// The player whose turn it is, and the menu with everything that is not an action of the phase.
    fn bar(&self, ui: &mut Ui, app: &AppContext, out: &mut TableCommands<G>) {
        let view = self.game.view(app);
        let is_narrow = ui.available_width() < size::BAR_OF_FOUR;
        ui.horizontal(|ui| {
            // It stays open when the window is rotated and the bar moves.
            let place = UiBuilder::new().scope_id(Id::unique("menu of the table"));
            let show = |ui: &mut Ui| widgets::icon_button(ui, Icon::Menu, &view.get("menu"));
            let menu = ui.scope_builder(place, show).inner;
            parts::menu(&menu, &view.get("menu"), self.looks.opens_menu, |ui| {
                // It opens on the side with more room.
                let free = ui.ctx().content_rect();
                let above = menu.rect.top() - free.top();
                let most = above.max(free.bottom() - menu.rect.bottom()) - space::XL;
                // A popup reports less space than the window has.
                let scroll = ScrollArea::vertical().max_height(most);
                let scroll = scroll.min_scrolled_height(most);
                scroll.show(ui, |ui| self.menu(ui, app, is_narrow, out));
            });
            let right = egui::Layout::right_to_left(egui::Align::Center);
            ui.with_layout(right, |ui| {
                if widgets::named_icon(ui, Icon::Turn, &view.get("menu-turn-around")) {
                    out.send(TableCommand::TurnAround);
                }
                if widgets::named_icon(ui, Icon::Book, &view.get("menu-rules")) {
                    out.send(TableCommand::Rules);
                }
                if self.is_for_two()
                    && !is_narrow
                    && widgets::named_icon(ui, Icon::Facing, &view.get("menu-facing"))
                {
                    out.send(TableCommand::FaceToFace);
                }
                let left = egui::Layout::left_to_right(egui::Align::Center);
                match view.sheet {
                    Some(sheet) => {
                        let question = sheet.question(view.when(sheet.kind()));
                        let title = G::heading(view.when(sheet.kind()), &question);
                        parts::asks(ui, &title);
                        let title = Label::new(theme::heading(title)).truncate();
                        ui.with_layout(left, |ui| parts::headed(ui, 1, title));
                    }
                    // The result is larger beside the table.
                    None if self.game.ending.is_some() && self.is_at_table() => {
                        let title = G::title(view.text);
                        if parts::heading_width(ui, &title) <= ui.available_width() {
                            let title = Label::new(theme::heading(title));
                            ui.with_layout(left, |ui| ui.add(title));
                        }
                    }
                    None => view.show_headline(ui),
                }
            });
        });
        if let Some(clock) = &self.looks.clock {
            clock.show(ui, view, self.game.now(app));
        }
    }

    fn menu(&self, ui: &mut Ui, app: &AppContext, is_narrow: bool, out: &mut TableCommands<G>) {
        let view = self.game.view(app);
        // A description, or the reason why it is not possible.
        type About = Result<Option<String>, String>;
        let mut item = |ui: &mut Ui, key: &'static str, about: About, leads| {
            let title = view.text.get(key);
            let said = about.as_ref().map_or_else(Some, Option::as_ref);
            let button = BigButton::new(&title)
                .compact(true)
                .subtitle(said.map(String::as_str))
                .enabled(about.is_ok());
            if ui.add(button).clicked() {
                out.send(about.map_or_else(TableCommand::Explain, |_| leads));
                ui.close();
            }
        };
        let remote = self.game.host().filter(|_| self.game.is_guest());
        for sentence in remote.iter().flat_map(|remote| remote.company(view.text)) {
            ui.add(Label::new(theme::small(sentence)).wrap());
        }
        item(ui, "menu-log", Ok(None), TableCommand::Log);
        let mut kinds = view.kinds.iter();
        if kinds.any(|(kind, _)| view.kind_about(*kind).is_some()) {
            item(ui, "menu-actions", Ok(None), TableCommand::Actions);
        }
        if G::ADJUST.is_some() {
            let acting = TableCommand::Player(self.acting());
            item(ui, "menu-players", Ok(None), acting);
        }
        let (last, own): (Vec<_>, Vec<_>) = self
            .play
            .menu(view)
            .into_iter()
            .partition(|item| item.concedes);
        for own in own {
            let about = own.why_not.map_or(Ok(None), Err);
            item(ui, own.title, about, own.command);
        }
        if self.looks.page != Page::Log {
            item(ui, "look-title", Ok(None), TableCommand::LookBack);
        }
        // A bar that is wide enough has an icon for it.
        if self.is_for_two() && is_narrow {
            item(ui, "menu-facing", Ok(None), TableCommand::FaceToFace);
        }
        let is_paused = view.session.paused_since().is_some();
        if self.may_pause() && (self.looks.clock.is_some() || is_paused) {
            let title = if is_paused {
                "clock-go-on"
            } else {
                "clock-pause"
            };
            item(ui, title, Ok(None), TableCommand::Pause);
        }
        if let Some(about) = self.invitation(app, view) {
            item(ui, "invite-title", about, TableCommand::Invite);
        }
        item(ui, "print-open", Ok(None), TableCommand::Print);
        item(ui, "settings-title", Ok(None), TableCommand::Settings);
        if self.game.is_guest() {
            item(ui, "guest-take", Ok(None), TableCommand::ExportJournal);
        }
        item(ui, "menu-leave", Ok(None), TableCommand::Leave);
        // Nobody can concede an ended game, and a spectator no game.
        let concedes = self.game.ending.is_none() && !view.watches();
        for last in last.into_iter().filter(|_| concedes) {
            ui.separator();
            let about = last.why_not.map_or(Ok(None), Err);
            item(ui, last.title, about, last.command);
        }
    }

    /// Whether the clock can be paused here: while the game runs, by a device that may act.
    fn may_pause(&self) -> bool {
        self.in_play() && !self.game.host().is_some_and(Remote::watches)
    }

    /// The message about a break, with the way to end it.
    fn pause_banner(&self, ui: &mut Ui, app: &AppContext, out: &mut TableCommands<G>) {
        let Some(since) = self.game.session().paused_since() else {
            return;
        };
        let frame = layout::strip(palette(ui).surface);
        Panel::top("pause").frame(frame).show(ui, |ui| {
            let sentence = clock::paused(&app.text, since, app.now());
            ui.horizontal_wrapped(|ui| {
                ui.add(Label::new(theme::heading(sentence.as_str())).wrap());
                if self.may_pause() {
                    let title = app.text.get("clock-go-on");
                    if ui.add(BigButton::new(&title).compact(true).fit()).clicked() {
                        out.send(TableCommand::Pause);
                    }
                }
            });
            parts::announce(ui, "pause", &sentence);
        });
    }

    /// The player whose turn it is.
    fn acting(&self) -> Seat {
        G::active(self.game.session().table()).unwrap_or(self.looks.bottom)
    }

    /// A message about a repair or a step that was not recorded, until it is closed.
    fn notice_banner(&self, ui: &mut Ui, app: &AppContext, out: &mut TableCommands<G>) {
        if let Some(notice) = &self.said.notice {
            let frame = Frame::new().fill(palette(ui).felt).inner_margin(space::M);
            let banner = Panel::top("notice").frame(frame);
            banner.show(ui, |ui| noticed(ui, app, notice, out));
        }
    }

    /// The message about a repair or a step that was not recorded as a page, if a banner would leave no room for the table.
    fn notice_page(&self, ui: &mut Ui, app: &AppContext, out: &mut TableCommands<G>) {
        if let Some(notice) = &self.said.notice {
            parts::page(ui, |ui| {
                let headline = self.game.view(app).headline();
                parts::headed(ui, 1, Label::new(theme::strong_text(headline)).wrap());
                noticed(ui, app, notice, out);
            });
        }
    }

    /// The page of unsaved steps.
    pub(super) fn saving_page(&mut self, ui: &mut Ui, app: &AppContext) -> Option<Navigation> {
        let open = self.game.recorder.try_as_local_mut()?;
        let answer = self.leaving.saving.page(ui, app, open)?;
        ui.ctx().request_repaint();
        match answer {
            Decision::PlayOn => None,
            Decision::Leave => Some(self.go(app, self.leaving.exit)),
        }
    }

    /// The log or a page of the game itself, in place of the table.
    fn page(&mut self, ui: &mut Ui, app: &AppContext, out: &mut TableCommands<G>) {
        parts::whole_page(ui, |ui| {
            let view = self.game.view(app);
            let own = self.play.page();
            let title = view.text.get(own.unwrap_or(match self.looks.page {
                Page::Actions => "menu-actions",
                Page::Player(_) => "menu-players",
                Page::Phones => "invite-title",
                Page::Meeting => "meet-again",
                Page::Table | Page::Log => "menu-log",
            }));
            if parts::heading(ui, &view.get("back"), &title) {
                out.send(TableCommand::Close);
            }
            ui.add_space(space::S);
            self.said.reason.show(ui, ui.available_rect_before_wrap());
            if own.is_some() {
                ScrollArea::vertical()
                    .id_salt("page")
                    .auto_shrink(false)
                    .show(ui, |ui| self.play.show_page(ui, view, out));
                return;
            }
            match self.looks.page {
                Page::Actions => {
                    let scroll = ScrollArea::vertical().id_salt("actions").auto_shrink(false);
                    scroll.show(ui, |ui| actions(ui, view));
                    return;
                }
                Page::Player(seat) => {
                    layout::at_the_foot().show(ui, |ui| self.corrections.foot(ui, view, out));
                    // Each player's page begins at its top.
                    let id = ("player", seat);
                    let scroll = ScrollArea::vertical().id_salt(id).auto_shrink(false);
                    let (play, corrections) = (&mut self.play, &mut self.corrections);
                    scroll.show(ui, |ui| player(ui, view, play, seat, corrections, out));
                    return;
                }
                Page::Phones => {
                    self.show_phones(ui, app, view, out);
                    return;
                }
                Page::Meeting => {
                    let scroll = ScrollArea::vertical().id_salt("meeting").auto_shrink(false);
                    scroll.show(ui, |ui| {
                        if let Some(remote) = self.game.host() {
                            remote.meet(ui, view.text, &mut self.meeting);
                        }
                    });
                    return;
                }
                Page::Table | Page::Log => {}
            }
            if widgets::compact_button(ui, &view.get("look-title")) {
                out.send(TableCommand::LookBack);
            }
            let (recent, note) = (&self.game.recent, &mut self.note);
            log::show(ui, view, recent, note, None, false, out);
        });
    }

    /// The table with its task.
    fn table(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        shape: Shape,
        bottom: Seat,
        extent: Extent,
        out: &mut TableCommands<G>,
    ) {
        let view = self.game.view(app);
        let composing = view.sheet.is_some();
        let layout = Layout {
            shape,
            shown: Id::unique((
                self.game.composed(),
                self.play.shown(view),
                self.looks.hand_over.is_some(),
            )),
            has_phases: self.play.phases(view).is_some(),
            turn: G::TURN,
            share: G::turn_share(view.rules()),
            focus: G::FOCUS_SHARE,
            is_log_folded: self.looks.is_log_folded,
            // In face-to-face mode the other half shows the table again.
            strip: match extent {
                Extent::Whole => G::STRIP,
                Extent::Shared | Extent::NearSide => 2.0 * theme::TARGET,
            },
            mode: if composing
                || self.game.ending.is_some()
                || extent != Extent::Whole && self.takes_over(view)
            {
                Mode::Focus
            } else {
                self.play.mode(view)
            },
        };
        let mut centre = Rect::NOTHING;
        layout::lay_out(ui, layout, &mut |ui, part| match part {
            Area::Bar => self.bar(ui, app, out),
            Area::Task(density) => self.task(ui, app, density, out),
            Area::Above if self.hint_hides_phases(app, shape) => {}
            Area::Above => self.show_hint(ui, app, out),
            Area::Phases if self.hint_hides_phases(app, shape) => self.show_hint(ui, app, out),
            Area::Phases => self.phases(ui, app, out),
            Area::Foot if composing => {
                sheet_foot(ui, &mut self.play, self.game.view(app), out);
            }
            Area::Foot => self.foot(ui, app, out),
            Area::Below => {
                let view = self.game.view(app);
                let (recent, note) = (&self.game.recent, &mut self.note);
                let folded = Some(&mut self.looks.is_log_folded);
                log::show(ui, view, recent, note, folded, self.play.is_pending(), out);
            }
            Area::Centre(size) => {
                centre = ui.clip_rect();
                let place = Region {
                    shape,
                    bottom,
                    extent,
                    size,
                };
                let view = self.game.view(app);
                let ending = self.game.ending.as_ref();
                if ending.is_some_and(|ending| ending.show_fight(ui, view, place)) {
                    return;
                }
                match self.looks.hand_over {
                    // A stray tap does nothing until the hand-over screen is dismissed.
                    Some(_) => self.play.centre(ui, view, place, &mut Commands::default()),
                    None => self.play.centre(ui, view, place, out),
                }
            }
        });
        let elsewhere = self.said.elsewhere.as_ref();
        parts::announce(ui, "table", elsewhere.unwrap_or(&self.said.announced));
        self.said.reason.show(ui, centre);
    }

    /// Whether a hint takes the place of the phases: on a phone held upright the table needs its height.
    fn hint_hides_phases(&self, app: &AppContext, shape: Shape) -> bool {
        let view = self.game.view(app);
        let is_shown = self.play.mode(view) == Mode::Table && self.play.phases(view).is_some();
        shape == Shape::Tall && is_shown && self.hint(app).is_some()
    }

    /// The hint about the current task, while its player chooses an action.
    fn hint(&self, app: &AppContext) -> Option<Hint> {
        let view = self.game.view(app);
        let chooses = self.looks.hand_over.is_none()
            && view.sheet.is_none()
            && !self.play.takes_over(view)
            && self.game.ending.is_none()
            && self.game.others().is_none()
            && !view.awaits_set_up();
        hint(view).filter(|_| chooses)
    }

    fn show_hint(&self, ui: &mut Ui, app: &AppContext, out: &mut TableCommands<G>) {
        let has_room = ui.ctx().content_rect().height() >= size::LEAST_WITH_SAMPLE;
        let hint = self.hint(app);
        let hint = hint.filter(|hint| has_room || hint.name != hints::SAMPLE);
        let lines = (ui.available_height() / TextRole::Small.line(ui)).floor() as usize;
        let lines = lines.clamp(1, hints::LINES);
        let tap = hint.and_then(|hint| hint.show(ui, &app.text, lines));
        out.send_if_any(tap.map(|tap| match tap {
            HintTap::Dismiss(name) => TableCommand::Dismiss(name),
            HintTap::Read(words) => TableCommand::Explain(words),
        }));
    }

    /// The current task: during the game, before its set-up, or after its end.
    fn task(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        density: Density,
        out: &mut TableCommands<G>,
    ) {
        let elsewhere = self.said.elsewhere.as_deref();
        let view = self.game.view(app);
        let view = TableView {
            news: elsewhere,
            ..view
        };
        let away = self.game.host().map_or(SeatSet::EMPTY, Remote::away);
        let away = away.iter().map(|seat| view.of("guest-phone-away", seat));
        let away: Vec<String> = away.collect();
        for sentence in &away {
            ui.add(Label::new(theme::strong_text(sentence.as_str())).wrap());
        }
        if !away.is_empty() {
            parts::announce(ui, "phones away", &away.join(" "));
        }
        if let Some(hand_over) = &self.looks.hand_over {
            hand_over.show(ui, view);
        } else if let Some(sheet) = view.sheet {
            let view = view.when(sheet.kind());
            G::show_sheet(ui, &mut self.play, view, sheet, density, out);
        } else if self.play.takes_over(view) && !self.shows_bot(view) {
            self.play.task(ui, view, density, out);
        } else if self.game.ending.is_some() {
            self.show_ending(ui, app, out);
        } else if let Some(others) = self.game.others() {
            match &self.game.bots {
                Some(bots) => bots.show(ui, view, out),
                None => view.waits_for(ui, others),
            }
            // A waiting player wants to see the actions of others.
            let last = elsewhere.or_else(|| handover::last_gist::<G>(&self.game.recent));
            if let Some(last) = last {
                parts::note(ui, last);
            }
            self.play.off_turn_actions(ui, view, density, out);
        } else if view.awaits_set_up() {
            // Only the host has the pages for it.
            if self.game.is_guest() {
                ui.add(Label::new(theme::heading(view.get("guest-set-up"))).wrap());
            } else if widgets::primary_button(ui, &view.get("do-set-up")) {
                out.send(TableCommand::SetUp);
            }
        } else {
            self.play.task(ui, view, density, out);
        }
        ui.add_space(space::XS);
    }

    /// The phases of the turn. A tap on a later one passes those before it.
    fn phases(&self, ui: &mut Ui, app: &AppContext, out: &mut TableCommands<G>) {
        let view = self.game.view(app);
        let Some(Phases { names, current }) = self.play.phases(view) else {
            return;
        };
        let acts = self.looks.hand_over.is_none() && self.game.others().is_none();
        let reachable = if acts { view.ahead.len() } else { 0 };
        let label = |phase: &str| say!(view.text, "phase-named", phase);
        let tapped = widgets::progress_steps(ui, &names, current, reachable, &label);
        let ahead = tapped.zip(current);
        let ahead = ahead.and_then(|(step, now)| view.ahead.get(step.checked_sub(now + 1)?));
        out.send_if_any(ahead.map(|ahead| TableCommand::DoAll(ahead.passes.clone())));
    }

    /// The controls that are always visible: undo, and the buttons that lead on.
    fn foot(&mut self, ui: &mut Ui, app: &AppContext, out: &mut TableCommands<G>) {
        let view = self.game.view(app);
        let place = self.play.last_action_place(view);
        // The button that confirms a bot's step needs the room.
        let confirms = self.shows_bot(view);
        let waits = confirms || self.game.others().is_some() && !self.play.takes_over(view);
        let is_described = place == LastActionPlace::Beside
            && self.looks.hand_over.is_none()
            && self.said.elsewhere.is_none()
            && self.game.ending.is_none()
            && !confirms;
        layout::foot_row(ui, |ui, part| match part {
            FootPart::Steps => {
                undo_row(ui, &self.game, view, &self.play, is_described, out);
            }
            FootPart::Ways if self.looks.hand_over.is_some() => HandOver::footer(ui, view, out),
            FootPart::Ways if self.game.ending.is_some() => {
                show_rematch(ui, &self.game, view, out);
            }
            FootPart::Ways => match &self.game.bots {
                _ if !waits => self.play.footer(ui, view, out),
                Some(bots) => bots.footer(ui, view, out),
                None => {}
            },
        });
    }
}

/// The foot of a sheet: the way back to the question before, or to the table, and the answer that finishes it, if it has
/// one.
fn sheet_foot<G: Composing>(
    ui: &mut Ui,
    play: &mut G::Play,
    view: TableView<'_, G>,
    out: &mut TableCommands<G>,
) {
    let Some(sheet) = view.sheet else {
        return;
    };
    let view = view.when(sheet.kind());
    let question = sheet.question(view);
    layout::foot_row(ui, |ui, part| match part {
        FootPart::Steps => {
            if widgets::icon_button(ui, Icon::Back, &view.get("back")).clicked() {
                out.send(Composer::back(&question));
            }
        }
        FootPart::Ways => G::finish(ui, play, view, &question, out),
    });
}

/// The description of every action, and why it is not possible now.
fn actions<G: GameScreens>(ui: &mut Ui, view: TableView<'_, G>) {
    parts::scroll_by_key(ui);
    let kinds = view.kinds.iter().map(|(kind, _)| *kind);
    for kind in kinds.filter(|kind| G::is_in_play(view.rules(), *kind)) {
        let Some(about) = view.kind_about(kind) else {
            continue;
        };
        parts::section(ui, view.kind(kind));
        ui.add(Label::new(theme::body(about)).wrap());
        ui.add_space(space::M);
    }
}

/// The page of one player at a time.
fn player<G: GameScreens>(
    ui: &mut Ui,
    view: TableView<'_, G>,
    play: &mut G::Play,
    seat: Seat,
    corrections: &mut Corrections,
    out: &mut TableCommands<G>,
) {
    parts::scroll_by_key(ui);
    let mut chosen = seat;
    let all = view.players.seats();
    let all = all.map(|seat| (view.name(seat).to_owned(), seat));
    parts::choices(ui, &view.get("menu-players"), all, &mut chosen);
    if chosen != seat {
        out.send(TableCommand::Player(chosen));
    }
    ui.add_space(space::M);
    play.show_player(ui, view, seat, corrections, out);
}

/// The hint at this table: about a sample, or about the current task.
fn hint<G: GameScreens>(view: TableView<'_, G>) -> Option<Hint> {
    let dismissed = &view.settings.hints.dismissed;
    if view.session.header().is_sample() && !dismissed.contains(hints::SAMPLE) {
        return Some(Hint::of(
            hints::SAMPLE,
            view.get(hints::SAMPLE).into_owned(),
        ));
    }
    G::hint(view)?.if_given(view.settings)
}

/// Undo and redo, each with the action concerned, if this device may do it; with enough space the last action is described
/// beside them. Undo concerns the last input first.
fn undo_row<G: Composing>(
    ui: &mut Ui,
    game: &Game<G>,
    view: TableView<'_, G>,
    play: &G::Play,
    is_described: bool,
    out: &mut TableCommands<G>,
) {
    let input = play.last_input(view).map(|(input, _)| input);
    let undoes = game.together.undoes(view.session);
    let done = game.last_action().map(|line| line.headline.clone());
    let done = done.map(|action| {
        let applied = view.session.applied().rev().map(|(_, action)| action);
        with_earlier::<G>(view.text, action, applied.skip(1).take(undoes - 1))
    });
    let last = input.as_deref().or(done.as_deref());
    let described = last.filter(|_| is_described);
    if game.host().is_some_and(Remote::watches) {
        if let Some(described) = described {
            parts::note(ui, described);
        }
        return;
    }
    let redoes = game.together.redoes(view.session);
    let next = match redoes {
        1 => game.recent.next.as_ref().map(|line| line.headline.clone()),
        // The actions before it are redone with it.
        _ => view
            .session
            .undone()
            .nth(redoes - 1)
            .and_then(|(entry, _)| {
                let line = text::line(view.text, view.session, entry.n as usize)?;
                let undone = view.session.undone().map(|(_, action)| action);
                let earlier = undone.take(redoes - 1);
                Some(with_earlier::<G>(view.text, line.headline, earlier))
            }),
    };
    let offered = game.offered(undoes);
    let steps = Steps {
        last: last.filter(|_| input.is_some() || offered.undo),
        next: next.as_deref().filter(|_| offered.redo),
        is_stepping: game.is_stepping(),
    };
    let command = layout::undo_redo(ui, view.text, steps, described);
    out.send_if_any(command.map(|command| match command {
        UndoRedo::Undo => TableCommand::Undo,
        UndoRedo::Redo => TableCommand::Redo,
    }));
}

/// An action as undo and redo name it, with the actions that were recorded before it with the same tap.
fn with_earlier<'a, G: GameScreens>(
    text: &Text,
    action: String,
    earlier: impl Iterator<Item = &'a G::Action>,
) -> String
where
    G::Action: 'a,
{
    let pass = G::pass();
    let (mut count, mut passes) = (0_usize, true);
    for earlier in earlier {
        count += 1;
        passes &= Some(earlier) == pass.as_ref();
    }
    match (count, passes) {
        (0, _) => action,
        (_, true) => say!(text, "undo-with-phases", action, count),
        (_, false) => say!(text, "undo-with-actions", action, count),
    }
}

/// A text with a button that closes it.
fn noticed<G: GameScreens>(
    ui: &mut Ui,
    app: &AppContext,
    notice: &str,
    out: &mut TableCommands<G>,
) {
    parts::warning(ui, notice);
    ui.add_space(space::S);
    if widgets::compact_button(ui, &app.text.get("hint-understood")) {
        out.send(TableCommand::DismissNotice);
    }
}
