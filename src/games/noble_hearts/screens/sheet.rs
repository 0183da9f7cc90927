//! The sheet that composes an action. Known cards are tapped, others are entered by their numbers.

use std::ops::RangeInclusive;

use egui::{Response, Ui, Vec2, vec2};

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
use courtyard_ui::session::{Density, align_to_foot, choices};
use courtyard_ui::theme::{self, TARGET, TextRole, palette, space};
use courtyard_ui::widgets::{self, Icon, Tile, tile};

/// A question of this game.
type Question = composer::Question<NobleHearts>;

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
        let (view, question, cards) = (self.view, self.question, &self.cards);
        let (kind, answers) = (question.draft.kind(), question.draft.answers());
        // The special card of a charge has a description and a cost.
        let with = answers.iter().find_map(|answer| match answer {
            Answer::Part(Part::With(with)) => *with,
            Answer::Part(_) | Answer::Number(_) | Answer::Done => None,
        });
        let shown = with.map_or(kind, |special| special.kind());
        // With little height, the question matters more, except to new players.
        if density != Density::Little || view.settings.hints.given {
            ui.label(theme::small(view.kind_about(shown).unwrap_or_default()));
        }
        if let Some(loses) = view.loses(shown) {
            ui.label(theme::small(loses).color(palette(ui).danger));
        }
        ui.add_space(space::XS);
        // With little height, the form of a charge is chosen before its first card.
        let any_known = places(cards).any(|(group, card)| is_known(cards, group, card));
        self.usual(ui, density == Density::Little && any_known, out);
        match &question.ask {
            Ask::Ready(_) => {}
            Ask::One { prompt } | Ask::Several { prompt, .. } => {
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
                let possible = (*range.start() as u8, *range.end() as u8);
                // With little height, empty places would take space from the question; beside a button they take none.
                let more = !question.options.is_empty();
                if more || density != Density::Little || any_known {
                    self.show_places(ui, *prompt, more, out);
                }
                choices::prompt(ui, &self.asked(*prompt));
                let Prompt::Card(_, _, print) = *prompt else {
                    return self.areas(ui, out);
                };
                self.offered(ui, play, out);
                let (least, most) = match print {
                    Print::Area => return self.areas(ui, out),
                    Print::Fight | Print::Redraw => possible,
                    Print::Move => print.range(view.rules()),
                };
                self.keys(ui, play, print, least, most, out);
            }
        }
    }

    /// The command of this answer.
    fn answer(&self, answer: Answer<Part>) -> TableCommand {
        self.question.command(self.view, answer)
    }

    /// The default parts, as far as there is a choice: how a charge starts and attacks, unless that is settled, and
    /// where a nobleman lands.
    fn usual(&self, ui: &mut Ui, is_settled: bool, out: &mut Commands) {
        let (view, draft) = (self.view, &self.question.draft);
        let (kind, answers) = (draft.kind(), draft.answers());
        for place in 0..=answers.len() {
            let mut options = Vec::new();
            let before = &answers[..place];
            let ask = NobleHearts::ask(&(view.rules(), view.table), kind, before, &mut options);
            let prompt = match ask {
                Ask::One { prompt } => prompt,
                Ask::Ready(_) | Ask::Several { .. } | Ask::Number { .. } => return,
            };
            match prompt {
                Prompt::Jump | Prompt::With if is_settled => continue,
                Prompt::Jump | Prompt::With => {}
                Prompt::Landing if place < answers.len() => {}
                _ => return,
            }
            options.retain(|choice| choice.why_not.is_none());
            options.sort_by_key(|choice| !lands_up(view.table, kind, choice.part));
            if options.len() > 1 {
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = Vec2::splat(space::XS);
                    for compose::QuestionOption { part, .. } in options {
                        let chosen = answers.get(place) == Some(&Answer::Part(part));
                        let name = part_name(view, kind, part);
                        if widgets::choice(ui, &name, chosen).clicked() && !chosen {
                            let draft = changed(view, answers, kind, place, part);
                            out.send(TableCommand::Compose(draft));
                        }
                    }
                });
            }
            if prompt != Prompt::Jump {
                ui.add_space(space::XS);
            }
        }
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

    /// The cards in their places with their known numbers; the requested number is marked. If another card can be
    /// added, its button is beside them if there is room, which leaves the height to the question.
    fn show_places(&self, ui: &mut Ui, prompt: Prompt, more: bool, out: &mut Commands) {
        let (view, cards) = (self.view, &self.cards);
        let all: Vec<(Group, usize)> = places(cards).collect();
        let title = view.get("noble-hearts-screen-one-more");
        let more = more.then(|| Tile {
            title: &title,
            icon: Some(Icon::Cards),
            ..Tile::default()
        });
        // A single card without known numbers would show only what the question below asks.
        if more.is_none()
            && all.len() < 2
            && !all
                .iter()
                .any(|(group, card)| is_known(cards, *group, *card))
        {
            return;
        }
        let width = (TextRole::Body.size(ui) * 2.8).max(TARGET);
        let left = ui.available_width() - all.len() as f32 * (width + space::S);
        let (beside, below) = match more {
            Some(tile) if !tile.is_stacked_at(ui, left) => (Some(tile), None),
            more => (None, more),
        };
        let mut wanted = false;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(space::S, space::XS);
            for (n, (group, card)) in all.into_iter().enumerate() {
                let known = cards.group(group)[card];
                let mark = match prompt {
                    Prompt::Card(of, at, print) if (of, at) == (group, card) => Some(print),
                    _ => None,
                };
                let args = [
                    ("number", (n + 1).into()),
                    ("card", view.card(&known).into()),
                ];
                let label = view.with("noble-hearts-screen-place", &args);
                prints::shown(ui, &known, mark, width, &label);
            }
            if let Some(beside) = beside {
                let width = Some(left.floor());
                wanted = tile(ui, Tile { width, ..beside }).clicked();
            }
        });
        if let Some(below) = below {
            wanted = tile(ui, below).clicked();
        }
        if wanted {
            out.send(self.answer(Answer::Part(Part::OneMore)));
        }
    }

    /// The known cards that can be the requested one.
    fn offered(&self, ui: &mut Ui, play: &mut HeartsPlay, out: &mut Commands) {
        let view = self.view;
        let all = play.known.of(view, view.table.initiative).iter();
        let fitting: Vec<_> = all.filter(|offer| self.cards.admits(&offer.card)).collect();
        if fitting.is_empty() {
            return;
        }
        let known = fitting.iter().map(|offer| {
            let card = Named::from(offer.card);
            (card, offer.likely, capital(&view.card(&card)))
        });
        ui.label(theme::small(view.get("noble-hearts-screen-known")));
        let tapped = prints::grid(ui, known, theme::size::CELL);
        if let Some(offer) = tapped.and_then(|n| fitting.get(n)) {
            out.send(self.answer(Answer::Part(Part::Card(offer.card))));
        }
    }

    /// The numbers of a range, one key each.
    fn keys(
        &self,
        ui: &mut Ui,
        play: &mut HeartsPlay,
        print: Print,
        least: u8,
        most: u8,
        out: &mut Commands,
    ) {
        let view = self.view;
        // Beyond the highest number, the tens start again.
        if most / 10 < play.tens {
            play.tens = 0;
        }
        let tens = 10 * play.tens;
        let typed = view.take_number().map(|digit| tens + digit);
        let typed = typed.filter(|number| (least..=most).contains(number));
        let count = usize::from(most.saturating_sub(least)) + 1;
        let least_width = (TextRole::Body.size(ui) * 2.3).max(0.9 * TARGET);
        let available = ui.available_width();
        let fitting = ((available + GAP) / (least_width + GAP)).floor().max(1.0) as usize;
        // Rows of equal length look better than full rows and a rest.
        let rows = count.div_ceil(fitting);
        let columns = count.div_ceil(rows).min(10);
        let width = ((available + GAP) / columns as f32 - GAP).min(2.0 * TARGET);
        let tapped = in_rows(ui, least..=most, columns, theme::TARGET, |ui, number| {
            let title = number.to_string();
            let args = [
                ("print", capital(&view.print(print)).into()),
                ("number", i64::from(number).into()),
            ];
            let label = view.with("noble-hearts-screen-key", &args);
            let enabled = self.why_not(number).is_none();
            let made = Tile {
                title: &title,
                width: Some(width),
                enabled,
                primary: tens > 0 && (tens..tens + 10).contains(&number),
                label: Some(&label),
                ..Tile::default()
            };
            let response = tile(ui, made);
            focus::offer(&response, enabled);
            response
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

    /// The areas, one key each, with icon and name.
    fn areas(&self, ui: &mut Ui, out: &mut Commands) {
        let view = self.view;
        let all = 1..=view.rules().areas;
        let typed = view.take_number().filter(|digit| all.contains(digit));
        let named = |area: u8| capital(&view.area(area.into()));
        let names: Vec<String> = all.clone().map(named).collect();
        let titles: Vec<&str> = names.iter().map(String::as_str).collect();
        let columns = widgets::tile_columns(ui, &titles, GAP, 1.0).min(names.len());
        let columns = match (columns, names.len()) {
            (3, 4) => 2,
            (columns, _) => columns.max(1),
        };
        let width = (ui.available_width() + GAP) / columns as f32 - GAP;
        let tapped = in_rows(ui, all, columns, AREA, |ui, area| {
            let name = named(area);
            let made = Tile {
                title: &name,
                width: Some(width),
                height: AREA,
                ..Tile::default()
            };
            let response = tile(ui, made);
            focus::offer(&response, true);
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

/// The height of an area's key.
const AREA: f32 = 1.2 * TARGET;

/// The gap between keys.
const GAP: f32 = space::XS;

/// Keys in rows of this many. Returns the tapped one.
fn in_rows(
    ui: &mut Ui,
    keys: RangeInclusive<u8>,
    columns: usize,
    high: f32,
    show: impl Fn(&mut Ui, u8) -> Response,
) -> Option<u8> {
    let keys: Vec<u8> = keys.collect();
    let mut tapped = None;
    let height = keys.chunks(columns).len() as f32 * (high + GAP) - GAP;
    align_to_foot(ui, height, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for row in keys.chunks(columns) {
            ui.horizontal(|ui| {
                for key in row {
                    if show(ui, *key).clicked() {
                        tapped = Some(*key);
                    }
                }
            });
        }
    });
    tapped
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

    fn shows(view: View<'_>, _: &Question, option: &compose::QuestionOption<NobleHearts>) -> bool {
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
