//! The sheet that composes an action. Known cards are tapped, others are entered by their numbers.

use std::ops::RangeInclusive;

use egui::accesskit::Role;
use egui::{Response, ScrollArea, Sense, Ui, UiBuilder, Vec2, vec2};

use super::kinds;
use super::play::HeartsPlay;
use super::prints;
use super::view::{Choice, Commands, TableCommand, View, ViewExt, capital};
use crate::rules::ask::{Cards, Group, Part, Prompt};
use crate::rules::editions::{CharmHalf, RedrawTie};
use crate::rules::{ActionKind, Named, NobleHearts, Print, Refusal, Stride};
use crate::text::{self, lands_up};
use courtyard_core::game::compose::{self, Answer, Ask, Compose, Draft};
use courtyard_ui::input::focus;
use courtyard_ui::parts;
use courtyard_ui::session::composer::{self, Composer, Composing};
use courtyard_ui::session::{Density, align_to_foot, choices, room_below};
use courtyard_ui::theme::{self, TARGET, TextRole, palette, size, space};
use courtyard_ui::widgets::{self, Icon, Tile, tile};

/// A question of this game.
type Question = composer::Question<NobleHearts>;

/// An option of it.
type QuestionOption = compose::QuestionOption<NobleHearts>;

/// A default part: its place among the answers, and its options.
type DefaultPart = (usize, Vec<QuestionOption>);

/// A draft of this kind with its usual parts answered.
fn draft(kind: ActionKind) -> Draft<NobleHearts> {
    let draft = Draft::new(kind).given(Part::Jump(None));
    draft.given(Part::With(None)).given(Part::Landing(None))
}

/// The prompt of a question; `None` if the action is finished.
pub(super) fn prompt(question: &Question) -> Option<Prompt> {
    match &question.ask {
        Ask::Ready(_) => None,
        Ask::One { prompt } | Ask::Several { prompt, .. } | Ask::Number { prompt, .. } => {
            Some(*prompt)
        }
    }
}

/// Whether it is a default answer.
fn is_usual(answer: &Answer<Part>) -> bool {
    matches!(
        answer,
        Answer::Part(Part::Jump(_) | Part::With(_) | Part::Landing(_))
    )
}

/// The sheet of an action that is being composed.
struct Sheet<'a> {
    view: View<'a>,
    question: &'a Question,
    cards: Cards<'a>,
}

impl Sheet<'_> {
    /// Shows the sheet: its title with a back button, and the question.
    fn show(&self, ui: &mut Ui, play: &mut HeartsPlay, density: Density, out: &mut Commands) {
        let (view, question) = (self.view, self.question);
        match &self.question.ask {
            Ask::Ready(_) => {
                self.show_forms(ui, &self.forms(), out);
            }
            Ask::One { prompt } | Ask::Several { prompt, .. } => {
                self.show_forms(ui, &self.forms(), out);
                self.warn(ui);
                NobleHearts::show_prompt(ui, view, question, *prompt);
                if !matches!(prompt, Prompt::Jump | Prompt::With) {
                    let tiles = question.tiles(view);
                    choices::show(
                        ui,
                        tiles,
                        density.for_few_choices(),
                        view.take_number(),
                        out,
                    );
                }
            }
            Ask::Number { prompt, range, .. } => {
                let possible = (*range.start() as u8)..=(*range.end() as u8);
                let keys = self.keys(ui, *prompt, possible);
                if density == Density::Little {
                    self.ask_low(ui, play, *prompt, &keys, out);
                } else {
                    self.ask(ui, play, *prompt, &keys, out);
                }
            }
        }
    }

    /// Asks for a number: the question above, the known cards, and the places of the cards above the keys, which have their
    /// room at the foot.
    fn ask(
        &self,
        ui: &mut Ui,
        play: &mut HeartsPlay,
        prompt: Prompt,
        keys: &Keys,
        out: &mut Commands,
    ) {
        self.show_forms(ui, &self.forms(), out);
        let more = if self.view.settings.hints.given {
            composer::MORE_LINES
        } else {
            0
        };
        self.say(ui, prompt, more);
        let highest = self.highest(ui);
        let row = prints::height(place_width(ui));
        let foot = row + space::S + highest;
        let cell = size::CELL;
        let least = prints::height(cell) + space::S;
        let room = room_below(ui) - foot - ui.spacing().item_spacing.y;
        self.offered(ui, play, cell, room.max(least), out);
        align_to_foot(ui, foot, |ui| {
            self.show_places(ui, prompt, row, out);
            let rest = (highest - keys.height()).max(0.0);
            ui.add_space(space::S - ui.spacing().item_spacing.y + rest);
            self.show_keys(ui, play, prompt, keys, out);
        });
    }

    /// Asks for a number with little height: the form of a charge is chosen before its first card, and the cards take its
    /// place. The known cards are below the keys unless there is room for a row above them in every question.
    fn ask_low(
        &self,
        ui: &mut Ui,
        play: &mut HeartsPlay,
        prompt: Prompt,
        keys: &Keys,
        out: &mut Commands,
    ) {
        let room = room_below(ui);
        let (top, gap) = (ui.cursor().top(), ui.spacing().item_spacing.y);
        let cards = &self.cards;
        let any_known = places(cards).any(|(group, card)| is_known(cards, group, card));
        let forms = self.forms();
        let rows = self.rows_of(ui, &forms).max(1) as f32 * (TARGET + gap);
        if any_known || forms.is_empty() {
            let height = (rows - gap).min(prints::height(place_width(ui)));
            self.show_places(ui, prompt, height, out);
        } else {
            self.show_forms(ui, &forms, out);
        }
        ui.add_space((top + rows - ui.cursor().top()).max(0.0));
        self.say(ui, prompt, 0);
        let row = prints::height(TARGET);
        let question = TARGET.max(2.0 * TextRole::Body.line(ui)) + gap;
        let none_known = play
            .known
            .of(self.view, self.view.table.initiative)
            .is_empty();
        if none_known || rows + question + row + gap + self.highest(ui) <= room {
            if !none_known {
                let place = vec2(ui.available_width(), row);
                ui.allocate_ui(place, |ui| {
                    ui.set_min_size(place);
                    self.offered(ui, play, TARGET, row, out);
                });
            }
            align_to_foot(ui, keys.height(), |ui| {
                self.show_keys(ui, play, prompt, keys, out);
            });
        } else {
            self.show_keys(ui, play, prompt, keys, out);
            self.offered(ui, play, TARGET, f32::INFINITY, out);
        }
    }

    /// Asks the question in words, with this number of small lines for the note.
    fn say(&self, ui: &mut Ui, prompt: Prompt, more: usize) {
        self.warn(ui);
        let asked = self.asked(prompt);
        choices::words(ui, &asked, &self.note(), more);
        focus::wait_before(ui, &asked);
    }

    /// Says that the action loses the game.
    fn warn(&self, ui: &mut Ui) {
        if let Some(loses) = self.view.loses(self.kind()) {
            ui.label(theme::small(loses).color(palette(ui).danger));
        }
    }

    /// The kind of the action, or of the special card of a charge.
    fn kind(&self) -> ActionKind {
        let draft = &self.question.draft;
        let with = draft.answers().iter().find_map(|answer| match answer {
            Answer::Part(Part::With(with)) => *with,
            Answer::Part(_) | Answer::Number(_) | Answer::Done => None,
        });
        with.map_or(draft.kind(), |special| special.kind())
    }

    /// The description of the action, if the player is new, or if it is another one because of a special card.
    fn note(&self) -> String {
        let kind = self.kind();
        let is_shown = self.view.settings.hints.given || kind != self.question.draft.kind();
        let about = self.view.kind_about(kind).filter(|_| is_shown);
        about.unwrap_or_default()
    }

    /// The command of this answer.
    fn answer(&self, answer: Answer<Part>) -> TableCommand {
        self.question.command(self.view, answer)
    }

    /// The default parts of which there is a choice: how a charge starts and attacks, and where a nobleman lands.
    fn forms(&self) -> Vec<DefaultPart> {
        let (view, draft) = (self.view, &self.question.draft);
        let (kind, answers) = (draft.kind(), draft.answers());
        let mut forms = Vec::new();
        for place in 0..=answers.len() {
            let mut options = Vec::new();
            let before = &answers[..place];
            let ask = NobleHearts::ask(&(view.rules(), view.table), kind, before, &mut options);
            match ask {
                Ask::One {
                    prompt: Prompt::Jump | Prompt::With,
                } => {}
                Ask::One {
                    prompt: Prompt::Landing,
                } if place < answers.len() => {}
                Ask::One { .. } | Ask::Ready(_) | Ask::Several { .. } | Ask::Number { .. } => break,
            }
            options.retain(|choice| choice.why_not.is_none());
            options.sort_by_key(|choice| !lands_up(view.table, kind, choice.part));
            if options.len() > 1 {
                forms.push((place, options));
            }
        }
        forms
    }

    /// Shows the choices of default parts, each in a row.
    fn show_forms(&self, ui: &mut Ui, forms: &[DefaultPart], out: &mut Commands) {
        let (view, draft) = (self.view, &self.question.draft);
        let (kind, answers) = (draft.kind(), draft.answers());
        for (place, options) in forms {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(space::XS);
                for QuestionOption { part, .. } in options {
                    let chosen = answers.get(*place) == Some(&Answer::Part(*part));
                    let name = part_name(view, kind, *part);
                    if widgets::choice(ui, &name, chosen).clicked() && !chosen {
                        let draft = changed(view, answers, kind, *place, *part);
                        out.send(TableCommand::Compose(draft));
                    }
                }
            });
        }
    }

    /// The number of rows that the choices of default parts take.
    fn rows_of(&self, ui: &Ui, forms: &[DefaultPart]) -> usize {
        let (view, kind) = (self.view, self.question.draft.kind());
        let mut rows = 0;
        for (_, options) in forms {
            let mut room = 0.0;
            for option in options {
                let name = part_name(view, kind, option.part);
                let width = widgets::choice_width(ui, &name) + space::XS;
                if room < width {
                    (rows, room) = (rows + 1, ui.available_width() + space::XS);
                }
                room -= width;
            }
        }
        rows
    }

    /// A question about a number as a sentence.
    fn asked(&self, prompt: Prompt) -> String {
        let (view, cards) = (self.view, &self.cards);
        let kind = self.question.draft.kind();
        let Prompt::Card(group, card, print) = prompt else {
            return view.get("noble-hearts-screen-stated").into_owned();
        };
        let name = print.name();
        let several = cards.group(group).len() > 1;
        match (group, print, cards.far(), cards.target) {
            (Group::Movement, Print::Move, Some((far @ 2.., so_far)), _) => {
                let args = [("far", far.into()), ("sum", so_far.into())];
                view.with("noble-hearts-screen-ask-move", &args)
            }
            (_, Print::Redraw, _, _) if several => {
                let fight = cards.group(group)[card].fight;
                let equal = cards.group(group).iter().filter(|c| c.fight == fight);
                let tie = match view.rules().redraw_tie {
                    _ if equal.count() < 2 => "none",
                    RedrawTie::Most => "most",
                    RedrawTie::Least => "least",
                };
                let args = [
                    ("fight", fight.unwrap_or_default().into()),
                    ("tie", tie.into()),
                ];
                view.with("noble-hearts-screen-ask-redraw-of", &args)
            }
            (_, Print::Fight, _, Some((area, value))) => {
                let area = area.map_or_else(
                    || view.get("noble-hearts-screen-any-area").into_owned(),
                    |area| view.area(area.into()),
                );
                let args = [("value", value.into()), ("area", area.into())];
                view.with("noble-hearts-screen-ask-block", &args)
            }
            (_, Print::Fight, _, _) if kind == ActionKind::Retreat => {
                let by = view.table.initiative.other();
                let Some(most) = shameful(view) else {
                    return view.with("noble-hearts-screen-ask", &[("print", name.into())]);
                };
                let is_lost = view.table.reaches_heart(view.rules(), by, Stride::Retreat);
                let args = [
                    ("most", most.into()),
                    ("name", view.name(by).into()),
                    ("loses", is_lost.into()),
                ];
                view.with("noble-hearts-screen-ask-retreat", &args)
            }
            (Group::Cards, Print::Fight, _, _) if kind == ActionKind::Charge && !several => {
                view.get("noble-hearts-screen-ask-strike").into_owned()
            }
            (_, _, _, _) if several => {
                let before = places(cards).take_while(|place| *place != (group, card));
                let number = before.count() + 1;
                let args = [("print", name.into()), ("number", number.into())];
                // The fighting values of a jump matter only for the redraw.
                let key = match (group, print) {
                    (Group::Movement, Print::Fight) => "noble-hearts-screen-ask-jump",
                    _ => "noble-hearts-screen-ask-of",
                };
                view.with(key, &args)
            }
            (_, _, _, _) => view.with("noble-hearts-screen-ask", &[("print", name.into())]),
        }
    }

    /// The cards in their places with their known numbers, in a row of this height; the requested number is marked. The
    /// button for another card has its place at the end of the row, whether or not one can be added.
    fn show_places(&self, ui: &mut Ui, prompt: Prompt, height: f32, out: &mut Commands) {
        let (view, cards) = (self.view, &self.cards);
        let all: Vec<(Group, usize)> = places(cards).collect();
        let row = vec2(ui.available_width(), height);
        let (row, _) = ui.allocate_exact_size(row, Sense::hover());
        let (left, right) = row.split_left_right_at_fraction(1.0 - MORE);
        let mut ui_of = |place| ui.new_child(UiBuilder::new().max_rect(place));
        let room = left.width() / all.len() as f32 - space::S;
        let width = prints::width(height).min(room);
        ui_of(left).horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            for (n, (group, card)) in all.into_iter().enumerate() {
                let known = cards.group(group)[card];
                let mark = match prompt {
                    Prompt::Card(of, at, print) if of == group && at == card => Some(print),
                    _ => None,
                };
                let args = [
                    ("number", (n + 1).into()),
                    ("card", view.card(&known).into()),
                ];
                let label = view.with("noble-hearts-screen-place", &args);
                prints::shown(ui, &known, mark, width, &label);
            }
        });
        if self.question.options.is_empty() {
            return;
        }
        let more = Tile {
            title: &view.get("noble-hearts-screen-one-more"),
            icon: Some(Icon::Cards),
            width: Some(right.width()),
            height: right.height(),
            most: right.height(),
            ..Tile::default()
        };
        if tile(&mut ui_of(right), more).clicked() {
            out.send(self.answer(Answer::Part(Part::OneMore)));
        }
    }

    /// The known cards, at most this wide, in this height; those that cannot be the requested one are dimmed, so that each
    /// keeps its place from question to question.
    fn offered(
        &self,
        ui: &mut Ui,
        play: &mut HeartsPlay,
        cell: f32,
        room: f32,
        out: &mut Commands,
    ) {
        let view = self.view;
        let offers = play.known.of(view, view.table.initiative);
        if !offers.iter().any(|offer| self.cards.admits(&offer.card)) {
            return;
        }
        let known = offers.iter().map(|offer| {
            let card = Named::from(offer.card);
            prints::Offered {
                card,
                likely: offer.likely,
                enabled: self.cards.admits(&offer.card),
                label: capital(&view.card(&card)),
            }
        });
        let area = ScrollArea::vertical().id_salt("known cards");
        let area = area.max_height(room).min_scrolled_height(0.0);
        let shown = area.show(ui, |ui| {
            ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
                node.set_role(Role::Group);
                node.set_label(view.get("noble-hearts-screen-known").into_owned());
            });
            prints::grid(ui, known, cell)
        });
        if let Some(offer) = shown.inner.and_then(|n| offers.get(n)) {
            out.send(self.answer(Answer::Part(Part::Card(offer.card))));
        }
    }

    /// The keys that answer a question about a number within this range.
    fn keys(&self, ui: &Ui, prompt: Prompt, possible: RangeInclusive<u8>) -> Keys {
        let rules = self.view.rules();
        match prompt {
            Prompt::Card(_, _, Print::Fight | Print::Redraw) => Keys::of_numbers(ui, possible),
            Prompt::Card(_, _, Print::Move) => {
                let (least, most) = Print::Move.range(rules);
                Keys::of_numbers(ui, least..=most)
            }
            _ => Keys::of_areas(ui, &self.area_names()),
        }
    }

    /// Shows the keys.
    fn show_keys(
        &self,
        ui: &mut Ui,
        play: &mut HeartsPlay,
        prompt: Prompt,
        keys: &Keys,
        out: &mut Commands,
    ) {
        match prompt {
            Prompt::Card(_, _, print) if print != Print::Area => {
                self.numbers(ui, play, print, keys, out);
            }
            _ => self.areas(ui, keys, out),
        }
    }

    /// The height of the highest keys of any question about a card.
    fn highest(&self, ui: &Ui) -> f32 {
        let rules = self.view.rules();
        let numbers = [Print::Fight, Print::Move, Print::Redraw].map(|print| {
            let (least, most) = print.range(rules);
            Keys::of_numbers(ui, least..=most).height()
        });
        let areas = Keys::of_areas(ui, &self.area_names()).height();
        numbers.into_iter().fold(areas, f32::max)
    }

    /// The names of the areas, from the first.
    fn area_names(&self) -> Vec<String> {
        let all = 1..=self.view.rules().areas;
        all.map(|area| capital(&self.view.area(area.into())))
            .collect()
    }

    /// Shows the keys of numbers.
    fn numbers(
        &self,
        ui: &mut Ui,
        play: &mut HeartsPlay,
        print: Print,
        keys: &Keys,
        out: &mut Commands,
    ) {
        let view = self.view;
        // Beyond the highest number, the tens start again.
        if keys.all.end() / 10 < play.tens {
            play.tens = 0;
        }
        let tens = 10 * play.tens;
        let typed = view.take_number().map(|digit| tens + digit);
        let typed = typed.filter(|number| keys.all.contains(number));
        let tapped = keys.show(ui, |ui, number| {
            let title = number.to_string();
            let args = [
                ("print", capital(&view.print(print)).into()),
                ("number", i64::from(number).into()),
            ];
            let label = view.with("noble-hearts-screen-key", &args);
            let enabled = self.why_not(number).is_none();
            let made = Tile {
                title: &title,
                width: Some(keys.width),
                enabled,
                primary: tens > 0 && (tens..tens + 10).contains(&number),
                label: Some(&label),
                ..Tile::default()
            };
            tile(ui, made)
        });
        if let Some(number) = tapped.or(typed) {
            match self.why_not(number) {
                Some(why) => out.send(TableCommand::Explain(why)),
                None => out.send(self.answer(Answer::Number(number.into()))),
            }
        }
    }

    /// Why the answer cannot be this number.
    fn why_not(&self, number: u8) -> Option<String> {
        match &self.question.ask {
            Ask::Number { range, .. } if !range.contains(&number.into()) => {}
            _ => return None,
        }
        let (needs, so_far) = self.cards.far()?;
        let has = u16::try_from(so_far).unwrap_or(u16::MAX) + u16::from(number);
        Some(
            self.view
                .refusal(&Refusal::TooLittleMovement { needs, has }),
        )
    }

    /// Shows the keys of areas, each with icon and name.
    fn areas(&self, ui: &mut Ui, keys: &Keys, out: &mut Commands) {
        let view = self.view;
        let typed = view.take_number().filter(|digit| keys.all.contains(digit));
        let tapped = keys.show(ui, |ui, area| {
            let name = capital(&view.area(area.into()));
            let made = Tile {
                title: &name,
                width: Some(keys.width),
                height: AREA,
                ..Tile::default()
            };
            let response = tile(ui, made);
            let face = response.rect;
            let side = face.height() * 0.56;
            let at = face.left_center() + vec2(side * 0.8, -1.0);
            // Beside a name the icon needs its own space.
            if face.width() > parts::width_in(ui, &name, egui::TextStyle::Button) + 3.4 * side {
                prints::area(ui, at, side, area.into(), palette(ui).ink_soft);
            }
            response
        });
        if let Some(area) = tapped.or(typed) {
            out.send(self.answer(Answer::Number(area.into())));
        }
    }
}

/// The width of a card in the row of places.
fn place_width(ui: &Ui) -> f32 {
    (TextRole::Body.size(ui) * 2.8).max(TARGET)
}

/// The share of the row of places that the button for another card has.
const MORE: f32 = 0.45;

/// The height of an area's key.
const AREA: f32 = 1.2 * TARGET;

/// The gap between keys.
const GAP: f32 = space::XS;

/// Keys in rows, in points.
struct Keys {
    all: RangeInclusive<u8>,
    /// The number of keys in a row.
    columns: usize,
    /// The width of a key.
    width: f32,
    /// The height of a key.
    high: f32,
}

impl Keys {
    /// The keys of these numbers.
    fn of_numbers(ui: &Ui, all: RangeInclusive<u8>) -> Keys {
        let least = (TextRole::Body.size(ui) * 2.3).max(0.9 * TARGET);
        let available = ui.available_width() + GAP;
        let fitting = (available / (least + GAP)).floor().max(1.0) as usize;
        // Rows of equal length look better than full rows and a rest.
        let rows = all.len().div_ceil(fitting);
        let columns = all.len().div_ceil(rows).min(10);
        let width = (available / columns as f32 - GAP).min(2.0 * TARGET);
        let high = TARGET;
        Keys {
            all,
            columns,
            width,
            high,
        }
    }

    /// The keys of areas with these names.
    fn of_areas(ui: &Ui, names: &[String]) -> Keys {
        let titles: Vec<&str> = names.iter().map(String::as_str).collect();
        let columns = widgets::tile_columns(ui, &titles, GAP, 1.0).min(names.len());
        let columns = match (columns, names.len()) {
            (3, 4) => 2,
            (columns, _) => columns.max(1),
        };
        Keys {
            all: 1..=names.len() as u8,
            columns,
            width: (ui.available_width() + GAP) / columns as f32 - GAP,
            high: AREA,
        }
    }

    /// Their height together.
    fn height(&self) -> f32 {
        self.all.len().div_ceil(self.columns) as f32 * (self.high + GAP) - GAP
    }

    /// Shows them. Returns the tapped one.
    fn show(&self, ui: &mut Ui, show: impl Fn(&mut Ui, u8) -> Response) -> Option<u8> {
        let keys: Vec<u8> = self.all.clone().collect();
        let mut tapped = None;
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for row in keys.chunks(self.columns) {
            ui.horizontal(|ui| {
                for key in row {
                    if show(ui, *key).clicked() {
                        tapped = Some(*key);
                    }
                }
            });
        }
        tapped
    }
}

/// The highest fight of a discarded card that moves Lady Isabelle to the attacker, if there is one.
fn shameful(view: View<'_>) -> Option<u16> {
    let value = view.table.attack.as_ref()?.value();
    match view.rules().charm_half {
        CharmHalf::Below => Some(value.checked_sub(1)? / 2),
        CharmHalf::AtMost => Some(value / 2),
        CharmHalf::Always => None,
    }
}

/// The places of all cards of an action.
fn places(cards: &Cards<'_>) -> impl Iterator<Item = (Group, usize)> {
    let all = [Group::Movement, Group::Cards].map(|group| (group, cards.group(group).len()));
    all.into_iter()
        .flat_map(|(group, count)| (0..count).map(move |card| (group, card)))
}

/// Whether anything is known about the card in this place.
fn is_known(cards: &Cards<'_>, group: Group, card: usize) -> bool {
    cards.group(group)[card] != Named::default()
}

/// The draft with these answers, and another default part in one place.
fn changed(
    view: View<'_>,
    answers: &[Answer<Part>],
    kind: ActionKind,
    place: usize,
    part: Part,
) -> Draft<NobleHearts> {
    let given = answers.iter().take_while(|answer| is_usual(answer));
    let mut given: Vec<Answer<Part>> = given.copied().collect();
    match given.get_mut(place) {
        Some(old) => *old = Answer::Part(part),
        None => given.push(Answer::Part(part)),
    }
    let mut draft = Draft::new(kind);
    for answer in &given {
        match (answer, part) {
            // Another jump has another landing.
            (Answer::Part(Part::Landing(_)), Part::Jump(_)) => {}
            (Answer::Part(part), _) => draft = draft.given(*part),
            (Answer::Number(_) | Answer::Done, _) => {}
        }
    }
    draft = draft.given(Part::With(None)).given(Part::Landing(None));
    for answer in answers.iter().skip_while(|answer| is_usual(answer)) {
        let question = Question::of(view, draft.clone());
        let stays = match (part, &question.ask) {
            (Part::Landing(_), _) => true,
            // Another attack retains the cards that move.
            (Part::With(_), Ask::Number { prompt, .. }) => {
                matches!(prompt, Prompt::Card(Group::Movement, ..))
            }
            _ => false,
        };
        if !stays {
            break;
        }
        draft = question.answered(view, *answer).draft;
    }
    draft
}

/// A part as an option.
fn part_name(view: View<'_>, kind: ActionKind, part: Part) -> String {
    match part {
        Part::Seat(seat) => view.of("noble-hearts-screen-concedes", seat),
        Part::Card(card) => view.lying(&card),
        part => text::part_name(view.context(), view.table, kind, part),
    }
}

impl Composing for NobleHearts {
    fn start(view: View<'_>, kind: ActionKind) -> TableCommand {
        (kinds::shown(kind).begin)(view, draft(kind))
    }

    fn show_sheet(
        ui: &mut Ui,
        play: &mut HeartsPlay,
        view: View<'_>,
        sheet: &Composer<NobleHearts>,
        density: Density,
        out: &mut Commands,
    ) {
        let question = &sheet.question(view);
        let (kind, answers) = (question.draft.kind(), question.draft.answers());
        let cards = Cards::of(view.rules(), view.table, kind, answers);
        let sheet = Sheet {
            view,
            question,
            cards,
        };
        sheet.show(ui, play, density, out);
        ui.add_space(space::XS);
    }

    fn show_prompt(ui: &mut Ui, view: View<'_>, _: &Question, prompt: Prompt) {
        match prompt {
            // This is a statement, not a question.
            Prompt::Seat => {
                ui.label(theme::body(composer::sentence(view, prompt, &[])));
                ui.add_space(space::S);
            }
            Prompt::Stroke | Prompt::Landing | Prompt::Special => {
                choices::prompt(ui, &composer::sentence(view, prompt, &[]));
            }
            // The first two have their options above, and a set-up has its own screen.
            Prompt::Jump | Prompt::With | Prompt::Opening(_) | Prompt::Roses => {}
            Prompt::Card(..) | Prompt::Stated => {}
        }
    }

    fn shows(view: View<'_>, _: &Question, option: &QuestionOption) -> bool {
        match option.part {
            Part::Seat(seat) => view.offers(seat),
            Part::Special(_) => option.why_not.is_none(),
            Part::Jump(_) | Part::With(_) | Part::Stroke(_) => true,
            Part::Landing(_) | Part::Card(_) | Part::OneMore => true,
        }
    }

    fn tile(
        view: View<'_>,
        question: &Question,
        answer: Answer<Part>,
        command: TableCommand,
    ) -> Choice {
        let Answer::Part(part) = answer else {
            return Choice::new(String::new(), command);
        };
        let kind = question.draft.kind();
        let choice = Choice::new(part_name(view, kind, part), command);
        match part {
            Part::Seat(_) => choice.danger(),
            Part::Stroke(_) => choice.icon(Icon::Swords),
            Part::Special(_) => choice.icon(Icon::Swap),
            Part::Landing(_) if lands_up(view.table, kind, part) => choice.icon(Icon::Up),
            Part::Landing(_) => choice.icon(Icon::Down),
            Part::Jump(_) | Part::With(_) | Part::Card(_) | Part::OneMore => choice,
        }
    }
}
