//! Chances on the screens of the game: when and how they are shown.

use std::rc::Rc;

use egui::{
    Align2, Context, Id, Label, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};
use strum::VariantArray;

use super::view::{View, ViewExt, sign};
use crate::rules::odds::{self, DuelOdds, Fought, Odds, PairOdds};
use crate::rules::{DuelingNobles, Noble};
use crate::text::odds::{
    describe_line, describe_luck, describe_missing, describe_outlook, describe_pair,
    describe_running,
};
use courtyard_core::seat::EitherSeat;
use courtyard_settings::ShowChances;
use courtyard_text::{Text, TextContext, percent, say};
use courtyard_ui::parts;
use courtyard_ui::theme::{self, Palette, TextRole, line, palette, radius, size, space};
use courtyard_ui::widgets::{self, BigButton, Icon, focus_ring, hover, ink_text, mix};

/// The context of sentences about chances.
pub(super) type Cx<'a> = TextContext<'a, DuelingNobles>;

/// The chances of a session's table, and whether they were requested.
#[derive(Default)]
pub(super) struct Chances {
    /// The chances of the table after this number of entries.
    known: Option<(usize, Rc<Odds>)>,
    asked: bool,
    /// Whether they were requested in this frame, so that they are scrolled into view.
    is_new: bool,
}

impl Chances {
    /// The chances of the table, computed once for each of its states.
    pub(super) fn of(&mut self, view: View<'_>) -> Rc<Odds> {
        let entry = view.session.entries().len();
        match &self.known {
            Some((known, odds)) if *known == entry => Rc::clone(odds),
            Some(_) | None => {
                let odds = Rc::new(compute(view));
                self.known = Some((entry, Rc::clone(&odds)));
                odds
            }
        }
    }

    /// Whether chances are currently shown.
    pub(super) fn are_shown(&self, ctx: &Context, view: View<'_>) -> bool {
        match chosen(ctx, view) {
            ShowChances::Always => true,
            ShowChances::WhenAsked => self.asked,
            ShowChances::Never => false,
        }
    }

    /// Shows or hides chances on request.
    pub(super) fn ask(&mut self) {
        self.asked = !self.asked;
        self.is_new = self.asked;
    }

    /// Shows chances, and scrolls to them if they were just requested.
    pub(super) fn show<T>(&mut self, ui: &mut Ui, show: impl FnOnce(&mut Ui) -> T) -> T {
        let shown = ui.scope(show);
        if std::mem::take(&mut self.is_new) {
            ui.scroll_to_rect(shown.response.rect, None);
        }
        shown.inner
    }

    /// Resets the request.
    pub(super) fn forget(&mut self) {
        self.asked = false;
    }

    /// The button that requests chances, if they are shown on request. Returns whether they are shown.
    pub(super) fn offer(&mut self, ui: &mut Ui, view: View<'_>) -> bool {
        self.offer_as(ui, view, |ui, title| {
            ui.add(BigButton::new(title).compact(true).fit())
        })
    }

    /// The same button as an icon, if there is no height for its name.
    pub(super) fn offer_sign(&mut self, ui: &mut Ui, view: View<'_>) {
        self.offer_as(ui, view, |ui, title| {
            widgets::icon_button(ui, Icon::Chart, title).on_hover_text(title)
        });
    }

    fn offer_as(
        &mut self,
        ui: &mut Ui,
        view: View<'_>,
        button: impl FnOnce(&mut Ui, &str) -> Response,
    ) -> bool {
        let title = if self.asked {
            "dueling-nobles-chances-hide"
        } else {
            "dueling-nobles-chances-show"
        };
        let is_offered = chosen(ui.ctx(), view) == ShowChances::WhenAsked;
        if is_offered && button(ui, &view.get(title)).clicked() {
            self.ask();
            ui.ctx().request_repaint();
        }
        self.are_shown(ui.ctx(), view)
    }
}

/// The memory of the choice for one session while the app runs.
fn memory(view: View<'_>) -> Id {
    view.session_id().with("when chances are shown")
}

/// The choice for this session.
fn of_session(ctx: &Context, view: View<'_>) -> Option<ShowChances> {
    ctx.data(|data| data.get_temp::<Option<ShowChances>>(memory(view)))
        .flatten()
}

/// The setting of chances for this session.
pub(super) fn chosen(ctx: &Context, view: View<'_>) -> ShowChances {
    of_session(ctx, view).unwrap_or(view.settings.chances)
}

/// The page with the choice for this session.
pub(super) fn page(ui: &mut Ui, view: View<'_>) {
    let text = view.text;
    ui.add(Label::new(theme::body(view.get("dueling-nobles-chances-about"))).wrap());
    ui.add_space(space::S);
    let before = of_session(ui.ctx(), view);
    let mut now = before;
    let named = |when: ShowChances| text.sentence("settings-chances", &when).finish();
    let as_set = say!(
        text,
        "dueling-nobles-chances-as-set",
        when = named(view.settings.chances)
    );
    let all = ShowChances::VARIANTS.iter();
    let all = all.map(|&when| (named(when), Some(when)));
    let all = [(as_set, None)].into_iter().chain(all);
    parts::choices(ui, &view.get("dueling-nobles-menu-chances"), all, &mut now);
    if now != before {
        ui.data_mut(|data| data.insert_temp(memory(view), now));
    }
}

/// The chances of a running duel: in a sentence without numbers, as a bar, and in words.
pub(super) fn running(ui: &mut Ui, cx: Cx<'_>, attacker: EitherSeat, duel: &DuelOdds) {
    if let Some(chances) = duel.standing() {
        outlook(ui, cx, attacker, chances);
    }
    // The bar's chances come first.
    for sentence in describe_running(cx, attacker, duel) {
        ui.add(Label::new(theme::small(sentence)).wrap());
    }
}

/// The parts of a duel's result, once it is over.
pub(super) fn luck(ui: &mut Ui, cx: Cx<'_>, fought: Option<Fought>) {
    if let Some(fought) = fought {
        ui.add(Label::new(theme::body(describe_luck(cx, &fought))).wrap());
    }
}

/// The likely winner in a sentence and as a bar.
fn outlook(ui: &mut Ui, cx: Cx<'_>, attacker: EitherSeat, chances: &odds::Chances) {
    let sentence = describe_outlook(cx, attacker, chances);
    ui.add(Label::new(theme::strong_text(sentence)).wrap());
    let description = describe_line(cx, attacker, chances);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), space::L), Sense::hover());
    response
        .widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), description.as_str()));
    if ui.is_rect_visible(rect) {
        bar(ui.painter(), palette(ui), rect, chances);
    }
}

/// A bar of win, tie and loss: filled, hatched and hollow.
fn bar(painter: &Painter, p: &Palette, rect: Rect, chances: &odds::Chances) {
    let share = |fraction: odds::Fraction| fraction.to_f64() as f32 * rect.width();
    let win = rect.with_max_x(rect.left() + share(chances.win));
    let tie = rect
        .with_min_x(win.right())
        .with_max_x(rect.right() - share(chances.loss));
    let corner = f32::from(radius::SMALL).min(rect.height() / 2.0);
    painter.rect_filled(rect, corner, p.surface_raised);
    if tie.width() > 0.5 {
        painter.rect_filled(tie, 0.0, mix(p.surface_raised, p.ink, 0.15));
        let clipped = painter.with_clip_rect(tie.intersect(painter.clip_rect()));
        let pen = Stroke::new(line::HAIR, p.ink);
        let mut x = tie.left() - rect.height();
        while x < tie.right() {
            let ends = [pos2(x, rect.bottom()), pos2(x + rect.height(), rect.top())];
            clipped.line_segment(ends, pen);
            x += space::XS;
        }
    }
    if win.width() > 0.5 {
        painter.rect_filled(win, corner.min(win.width() / 2.0), p.accent);
    }
    let edge = Stroke::new(line::HAIR, p.ink);
    painter.rect_stroke(rect, corner, edge, StrokeKind::Inside);
}

/// The chances of a pair to show if there is room for one.
fn foremost(pair: &PairOdds) -> &odds::Chances {
    pair.cards.as_ref().unwrap_or(&pair.dice)
}

/// A pair's chances at the lower edge of the target's card.
pub(super) fn plate(ui: &Ui, text: &Text, card: Rect, pair: &PairOdds) {
    let p = palette(ui);
    let chances = foremost(pair);
    let letters = TextRole::Small.size(ui).min(card.width() * 0.32);
    let bar_height = space::S;
    let height = letters + bar_height + 3.0 * space::XS;
    let plate = card.with_min_y(card.bottom() - height).expand(line::HAIR);
    let painter = ui.painter();
    let corner = f32::from(radius::SMALL);
    painter.rect_filled(plate, corner, p.surface);
    let edge = Stroke::new(line::HAIR, p.ink);
    painter.rect_stroke(plate, corner, edge, StrokeKind::Inside);
    let chance = percent(text, chances.percents()[0]);
    let at = pos2(plate.center().x, plate.top() + space::XS + letters / 2.0);
    let font = (letters, theme::strong());
    ink_text(painter, at, Align2::CENTER_CENTER, &chance, font, p.ink);
    let below = plate.shrink(space::XS);
    let below = below.with_min_y(below.bottom() - bar_height);
    bar(painter, p, below, chances);
}

/// A pair's chances in words.
pub(super) fn explain(cx: Cx<'_>, attacker: EitherSeat, pair: &PairOdds) -> String {
    let (own, other) = (sign(pair.attacker), sign(pair.target));
    let outlook = describe_outlook(cx, attacker, foremost(pair));
    let mut sentences = vec![say!(
        cx.text,
        "dueling-nobles-chances-pair",
        attacker = own,
        target = other,
        outlook
    )];
    sentences.extend(describe_pair(cx, attacker, pair));
    sentences.join("\n")
}

/// The chances of one noble against each of the other side; a tap describes them. Returns the description.
pub(super) fn pairs(ui: &mut Ui, view: View<'_>, odds: &Odds, attacker: Noble) -> Option<String> {
    let targets = &view.table().opponent().courtyard;
    let known: Vec<&PairOdds> = targets
        .iter()
        .filter_map(|standing| odds.pair(attacker, standing.noble))
        .collect();
    let mut asked = None;
    let caption = caption(view, attacker, &known);
    ui.add(Label::new(theme::small(caption)).wrap());
    let gap = space::XS;
    let letters = TextRole::Small.size(ui);
    let least = (3.5 * letters).max(theme::TARGET);
    let columns = ((ui.available_width() + gap) / (least + gap)).floor();
    let columns = columns.clamp(1.0, known.len().max(1) as f32);
    let width = (ui.available_width() + gap) / columns - gap;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        for row in known.chunks(columns as usize) {
            ui.horizontal(|ui| {
                for pair in row {
                    if chip(ui, view, pair, width.min(size::DUEL_ROOMY / 2.0)).clicked() {
                        asked = Some(explain(view.context(), view.table().active, pair));
                    }
                }
            });
        }
    });
    asked
}

/// The meaning of these numbers, and the reason if they are based on dice alone.
fn caption(view: View<'_>, attacker: Noble, pairs: &[&PairOdds]) -> String {
    let attacker = ("attacker", sign(attacker).into());
    match pairs.iter().find_map(|pair| pair.cards.err()) {
        None => view.with("dueling-nobles-chances-how-likely", &[attacker]),
        Some(missing) => {
            let why = describe_missing(view.text, missing);
            view.with(
                "dueling-nobles-chances-how-likely-dice",
                &[attacker, ("why", why.into())],
            )
        }
    }
}

/// A pair's chances as a small button.
fn chip(ui: &mut Ui, view: View<'_>, pair: &PairOdds, width: f32) -> Response {
    let letters = TextRole::Small.size(ui);
    let chances = foremost(pair);
    let chance = percent(view.text, chances.percents()[0]);
    let height = 2.0 * letters + space::S + 5.0 * space::XS;
    let (rect, response) =
        ui.allocate_exact_size(vec2(width, height.max(theme::TARGET)), Sense::click());
    let args = [
        ("attacker", sign(pair.attacker).into()),
        ("target", sign(pair.target).into()),
        ("chance", chance.as_str().into()),
    ];
    let label = view.with("dueling-nobles-chances-of-pair", &args);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &label));
    let hovered = hover(ui, &response);
    if ui.is_rect_visible(rect) {
        let p = palette(ui);
        let painter = ui.painter();
        let corner = f32::from(radius::SMALL);
        let fill = mix(p.surface_raised, p.ink, 0.08 * hovered);
        painter.rect_filled(rect, corner, fill);
        let edge = Stroke::new(line::HAIR, p.line);
        painter.rect_stroke(rect, corner, edge, StrokeKind::Inside);
        let font = (letters, theme::strong());
        let x = rect.center().x;
        let first = pos2(x, rect.top() + space::XS + letters * 0.5);
        let target = sign(pair.target);
        ink_text(
            painter,
            first,
            Align2::CENTER_CENTER,
            &target,
            font.clone(),
            p.ink,
        );
        let second = first + vec2(0.0, letters + space::XS);
        ink_text(painter, second, Align2::CENTER_CENTER, &chance, font, p.ink);
        let below = rect.shrink(space::XS);
        bar(
            painter,
            p,
            below.with_min_y(below.bottom() - space::S),
            chances,
        );
        focus_ring(ui, &response, rect, corner);
    }
    response
}

/// Computes all chances of the table, which takes up to a millisecond.
fn compute(view: View<'_>) -> Odds {
    #[cfg(test)]
    tests::COMPUTED.set(tests::COMPUTED.get() + 1);
    Odds::of(view.rules(), view.table())
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::rules::{Action, Correction};
    use crate::screens::commands::Commands;
    use crate::screens::play::TablePlay;
    use courtyard_core::game::compose;
    use courtyard_core::seat::SeatSet;
    use courtyard_session::Session;
    use courtyard_session::journal::Opened;
    use courtyard_settings::Settings;
    use courtyard_text::Language;
    use courtyard_ui::session::{Density, Extent, Play as _, Region, Shape, TableView};

    thread_local! {
        /// Number of computations.
        pub(super) static COMPUTED: Cell<usize> = const { Cell::new(0) };
    }

    /// A golden game after this number of entries.
    fn golden(entries: usize) -> Session<DuelingNobles> {
        let path = "/cases/game-catsatcards.courtyard";
        let path = format!("{}{path}", env!("CARGO_MANIFEST_DIR"));
        let bytes = std::fs::read(path).unwrap();
        let opened = Opened::new(bytes.as_slice()).unwrap();
        let session = opened.read::<DuelingNobles>().unwrap().session;
        session.at(entries)
    }

    struct Shown {
        session: Session<DuelingNobles>,
        play: TablePlay,
        text: Text,
        settings: Settings,
    }

    fn with_view<T>(shown: &mut Shown, act: impl FnOnce(&mut TablePlay, View<'_>) -> T) -> T {
        let players = TextContext::new(&shown.text, &shown.session).names();
        let kinds = compose::kinds::<DuelingNobles>(shown.session.rules(), shown.session.table());
        let kinds: Vec<_> = kinds.collect();
        let view = TableView {
            text: &shown.text,
            session: &shown.session,
            table: shown.session.table(),
            players: &players,
            settings: &shown.settings,
            kinds: &kinds,
            ahead: &[],
            passes: &[],
            last: None,
            news: None,
            sheet: None,
            hands: SeatSet::ALL,
            bots: None,
            waits: false,
            number: None,
        };
        act(&mut shown.play, view)
    }

    fn window(entries: usize) -> Harness<'static, Shown> {
        window_of(golden(entries))
    }

    /// Records this action in a session.
    fn play(session: &mut Session<DuelingNobles>, action: Action) {
        let at = session.header().started;
        let proposal = session.propose(courtyard_session::Step::Do(action), at);
        session.commit(proposal.unwrap());
    }

    fn window_of(session: Session<DuelingNobles>) -> Harness<'static, Shown> {
        let shown = Shown {
            session,
            play: TablePlay::default(),
            text: Text::new(Language::English, crate::described()),
            settings: Settings {
                chances: ShowChances::Always,
                ..Settings::default()
            },
        };
        Harness::builder()
            .with_context_setup(theme::install)
            .with_size(egui::vec2(390.0, 844.0))
            .build_ui_state(
                |ui, shown: &mut Shown| {
                    let command = with_view(shown, |play, view| {
                        let mut out = Commands::default();
                        let place = Region {
                            shape: Shape::Tall,
                            bottom: courtyard_core::seat::Seat::ZERO,
                            extent: Extent::Whole,
                            size: egui::vec2(390.0, 400.0),
                        };
                        play.task(ui, view, Density::Some, &mut out);
                        play.centre(ui, view, place, &mut out);
                        out.into_first()
                    });
                    if let Some(courtyard_ui::session::TableCommand::Play(command)) = command {
                        with_view(shown, |play, view| play.handle(ui, view, command, false));
                    }
                },
                shown,
            )
    }

    #[test]
    fn unchanged_tables_are_not_computed_again() {
        COMPUTED.set(0);
        // The duel phase; no attacker has been chosen.
        let mut window = window(34);
        window.run_steps(3);
        assert_eq!(COMPUTED.get(), 0, "nobody has to know yet");
        window.get_by_label("Attack with K♥").click();
        window.run_steps(20);
        assert_eq!(COMPUTED.get(), 1);
        let chips = window.get_all_by_label_contains("Chances of K♥ against");
        assert!(chips.count() > 0);
        let Some(target) = with_view(window.state_mut(), |_, view| {
            view.table().opponent().courtyard.first().map(|s| s.noble)
        }) else {
            panic!("there is nobody to challenge");
        };
        let king = "Kh".parse().unwrap();
        let challenge = Action::Challenge {
            attacker: king,
            target: target.card(),
        };
        play(&mut window.state_mut().session, challenge);
        window.run_steps(20);
        assert_eq!(COMPUTED.get(), 2);
    }

    #[test]
    fn every_noble_of_the_other_side_has_its_chances() {
        let mut window = window(34);
        window.get_by_label("Attack with K♥").click();
        window.run();
        let chips = window.get_all_by_label_contains("Chances of K♥ against");
        assert_eq!(
            chips.count(),
            window.state().session.table().opponent().courtyard.len()
        );
        window
            .get_by_label("K♥’s chance to win if both play their best card. Tap one for details.");
    }

    #[test]
    fn missing_cards_are_reported_and_leave_chances_uncertain() {
        let mut session = golden(34);
        let hand = EitherSeat::Zero;
        let correction = Correction::Hand {
            seat: hand,
            hand: 1,
        };
        let why = None;
        play(&mut session, Action::Adjust { correction, why });
        let mut window = window_of(session);
        window.get_by_label("Attack with K♥").click();
        window.run();
        window.get_by_label_contains("by the dice alone. No chances with cards");
        let [king, queen] = ["Kh", "Qh"].map(|card| card.parse().unwrap());
        let rolls = [(EitherSeat::One, vec![1]), (EitherSeat::Zero, vec![6, 3])];
        let session = &mut window.state_mut().session;
        play(
            session,
            Action::Challenge {
                attacker: king,
                target: queen,
            },
        );
        for (seat, dice) in rolls {
            let is_virtual = false;
            play(
                session,
                Action::Roll {
                    seat,
                    dice: dice.into(),
                    is_virtual,
                },
            );
        }
        window.run();
        window.get_by_label_contains("No chances with cards");
        assert!(window.query_by_label_contains("for certain").is_none());
    }
}
