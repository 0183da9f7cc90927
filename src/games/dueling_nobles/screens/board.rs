//! An overview of the table: both courtyards, the decks and the discard pile.

use egui::{
    Align, Frame, Id, Label, Layout, Margin, Rect, Response, Role, ScrollArea, Sense, Stroke,
    StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, style::ScrollAnimation, vec2,
};

use super::chances;
use super::commands::{Commands, PlayCommand, TableCommand, Thing};
use super::fit::{Fit, Heading, per_row, words_of_pile};
use super::thing;
use super::tokens;
use super::view::{View, ViewExt, capital, sign};
use crate::rules::decks::{Owner, any_user};
use crate::rules::odds::Odds;
use crate::rules::table::{NobleInPlay, Stage};
use crate::rules::{Action, ActionKind, Noble, Support};
use crate::text::{of_ability, phase_name};
use courtyard_core::cards::Suit;
use courtyard_core::seat::EitherSeat;
use courtyard_ui::input::focus;
use courtyard_ui::parts;
use courtyard_ui::session::Phases;
use courtyard_ui::theme::{self, TextRole, line, palette, radius, space};
use courtyard_ui::widgets::{self, CardFace, CardSize, Icon};

/// Returns the command of a tap on a noble while the sheet requests one; `None` if the noble is not an option.
pub(super) type TapAnswer<'a> = &'a dyn Fn(Noble) -> Option<TableCommand>;

/// The visible parts of the table, and how they are shown.
#[derive(Clone, Copy)]
pub(super) struct Board<'a> {
    /// The seat at the lower edge.
    pub(super) bottom: EitherSeat,
    /// The only side that is shown, if another place shows the other one.
    pub(super) only: Option<EitherSeat>,
    /// Whether the decks and the discard pile are shown beside the only side.
    pub(super) shares: bool,
    /// The noble chosen as the attacker.
    pub(super) attacker: Option<Noble>,
    /// The side whose nobles matter now: the requested ones, or those of the player to act.
    pub(super) asked: EitherSeat,
    /// The command of a tap on a noble that the sheet requests.
    pub(super) answer: Option<TapAnswer<'a>>,
    /// The chances of its pairs, if they are shown.
    pub(super) odds: Option<&'a Odds>,
    /// Whether the table is read-only.
    pub(super) still: bool,
    /// The available space, in points.
    pub(super) size: Vec2,
}

impl Board<'_> {
    /// The sides that are shown.
    pub(super) fn sides(&self) -> &[EitherSeat] {
        match &self.only {
            Some(only) => std::slice::from_ref(only),
            None => &EitherSeat::BOTH,
        }
    }
}

/// The table. A tap on an item shows what it is and its actions. In the duel phase a tap on a noble chooses a fighter,
/// and if a sheet requests a noble, the tap answers it.
pub(super) fn show(ui: &mut Ui, view: View<'_>, board: Board<'_>, out: &mut Commands) {
    let fit = Fit::of(ui, view, board);
    let drawn = Drawn { view, board, fit };
    ui.spacing_mut().item_spacing.y = space::XS;
    match board.only {
        Some(seat) => {
            drawn.side(ui, seat, out);
            if board.shares {
                drawn.middle(ui, out);
            }
        }
        None => {
            // The remaining height is between the sides, so that each is at its edge. Their height is known from the
            // previous frame if table and space are the same.
            let table = view.table();
            let like = Id::unique((
                (
                    board.size.x.to_bits(),
                    fit.card.size().x.to_bits(),
                    fit.beside.map(f32::to_bits),
                ),
                EitherSeat::BOTH
                    .map(|s| (table.sides[s].courtyard.len(), table.sides[s].known.len())),
                (table.active, table.support_missing()),
            ));
            let id = ui.scope_id().with("height of the table");
            let last = ui.data(|d| d.get_temp::<(Id, f32)>(id));
            let last = last.filter(|(of, _)| *of == like).map(|(_, height)| height);
            let spare = last.map_or(0.0, |last| (board.size.y - last).max(0.0) / 2.0);
            let top = ui.cursor().min.y;
            let above = drawn.side(ui, board.bottom.other(), out);
            ui.add_space(spare);
            drawn.middle(ui, out);
            ui.add_space(spare);
            let below = drawn.side(ui, board.bottom, out);
            let place = if board.asked == board.bottom {
                below
            } else {
                above
            };
            bring_into_sight(ui, view, board, place);
            let height = ui.min_rect().max.y - top - 2.0 * spare;
            if last.is_none_or(|last| (last - height).abs() > 0.5) {
                ui.data_mut(|d| d.insert_temp(id, (like, height)));
                parts::show_anew(ui.ctx(), "the table takes another height");
            }
        }
    }
}

/// If the table does not fit, scrolls to the side that matters whenever that side or the task changes. Later scrolling
/// by the user is not undone.
fn bring_into_sight(ui: &Ui, view: View<'_>, board: Board<'_>, place: Rect) {
    let phase = view.table().phase_index();
    let asked = Id::unique((board.asked, board.bottom, phase, board.size.y.to_bits()));
    let id = ui.scope_id().with("side that matters");
    if ui.data(|d| d.get_temp::<Id>(id)) != Some(asked) {
        ui.data_mut(|d| d.insert_temp(id, asked));
        ui.scroll_to_rect_animation(place, None, ScrollAnimation::none());
    }
}

/// The names of the phases of the turn, and the current one.
pub(super) fn phases(view: View<'_>) -> Phases {
    let phases = view.rules().phases.iter();
    let names = phases.map(|phase| capital(&phase_name(view.text, &phase.id)));
    Phases {
        names: names.collect(),
        current: view.table().phase_index(),
    }
}

/// The meaning of a tap on a noble.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TapMeaning {
    /// Describes the noble.
    Stands,
    /// Chooses it as the attacker.
    MayAttack,
    /// Chooses it as the target.
    MayBeChallenged(Noble),
    /// Answers the sheet's question.
    Answers,
}

/// A table as it is drawn.
#[derive(Clone, Copy)]
struct Drawn<'a> {
    view: View<'a>,
    board: Board<'a>,
    fit: Fit,
}

impl Drawn<'_> {
    /// A player's part of the table. Returns its position.
    fn side(self, ui: &mut Ui, seat: EitherSeat, out: &mut Commands) -> Rect {
        let frame = if self.view.is_active(seat) {
            theme::active_frame(ui)
        } else {
            theme::quiet_frame(ui)
        };
        let shown = theme::denser(frame, self.fit.roomy).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().interact_size.y = 0.0;
            self.heading(ui, seat, out);
            self.courtyard(ui, seat, out);
            if let Some(known) = thing::known_hand(self.view, seat) {
                ui.add(Label::new(theme::small(known)).wrap());
            }
        });
        shown.response.rect
    }

    /// The player's name, abilities, gold and cards in hand.
    fn heading(self, ui: &mut Ui, seat: EitherSeat, out: &mut Commands) {
        let (view, roomy) = (self.view, self.fit.roomy);
        let name = view.marked_name(seat);
        let spoken = if view.is_active(seat) {
            view.of("dueling-nobles-side-turn", seat)
        } else {
            view.name(seat).to_owned()
        };
        let spoken = view.seat_name(seat, &spoken);
        let (token, gap) = Heading::sizes(roomy);
        let heading = Heading::of(ui, view, seat, ui.available_width(), roomy);
        let own = |ui: &mut Ui, out: &mut Commands| {
            ui.spacing_mut().item_spacing.x = gap;
            let own = view.side(seat);
            let args = [("name", view.name(seat).into()), ("count", own.hand.into())];
            let hand = view.with("dueling-nobles-side-hand", &args);
            let args = [("name", view.name(seat).into()), ("count", own.gold.into())];
            let gold = view.with("dueling-nobles-side-gold", &args);
            let show_gold = |ui: &mut Ui, out: &mut Commands| {
                let shown = widgets::gold(ui, own.gold, &gold);
                self.touch(ui, &shown, &gold, Thing::Gold(seat), out);
            };
            let show_hand = |ui: &mut Ui, out: &mut Commands| {
                let shown = widgets::hand(ui, own.hand, own.known.len(), heading.fan, &hand);
                self.touch(ui, &shown, &hand, Thing::Hand(seat), out);
            };
            let columns = heading.columns;
            if heading.stacked {
                self.abilities(ui, seat, token, columns, out);
                show_gold(ui, out);
                show_hand(ui, out);
            } else {
                show_hand(ui, out);
                show_gold(ui, out);
                self.abilities(ui, seat, token, columns, out);
            }
        };
        let title = |ui: &mut Ui| {
            if view.is_bot(seat) {
                let side = Heading::mark(ui);
                let (mark, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
                let ink = palette(ui).ink_soft;
                widgets::sign(ui, Icon::Bot, mark.center(), side, ink);
                ui.spacing_mut().item_spacing.x = space::XS;
            }
            let title = Label::new(theme::heading(name.as_str())).truncate();
            parts::headed_as(ui, 2, title, Some(&spoken));
        };
        if heading.stacked {
            ui.horizontal(title);
            ui.horizontal(|ui| own(ui, out));
            return;
        }
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                own(ui, out);
                ui.with_layout(Layout::left_to_right(Align::Center), title);
            });
        });
    }

    /// Lets a tap on an item show its actions; `label` is its accessible name.
    fn touch(self, ui: &mut Ui, shown: &Response, label: &str, thing: Thing, out: &mut Commands) {
        if self.board.still {
            return;
        }
        let high = shown.rect.height().max(theme::TARGET);
        let place = Rect::from_center_size(shown.rect.center(), vec2(shown.rect.width(), high));
        let response = ui.interact(place, shown.id.with("thing"), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
        // The button has the accessible name of the picture below it.
        ui.ctx()
            .accesskit_node_builder(shown.id, |node| node.set_hidden());
        widgets::focus_ring(ui, &response, place, f32::from(radius::SMALL));
        if response.clicked() {
            out.send(PlayCommand::Thing(thing).into());
        }
    }

    /// The four abilities as tokens. A tap shows their actions, or in read-only views describes them.
    fn abilities(
        self,
        ui: &mut Ui,
        seat: EitherSeat,
        token: f32,
        columns: usize,
        out: &mut Commands,
    ) {
        let view = self.view;
        let used = |suit: Suit| view.side(seat).abilities_used.contains(&suit);
        let named = |suit: Suit| of_ability(view.text, "dueling-nobles-table-ability", suit);
        let left = view
            .text
            .list(Suit::ALL.into_iter().filter(|s| !used(*s)).map(named));
        let args = [("name", view.name(seat).into()), ("abilities", left.into())];
        let label = view.with("dueling-nobles-side-abilities", &args);
        let response = tokens::abilities(ui, used, token, columns, &label);
        if response.clicked() && !self.board.still {
            out.send(PlayCommand::Thing(Thing::Abilities(seat)).into());
        } else if response.clicked() {
            let all = Suit::ALL.into_iter().map(|suit| {
                let about = view
                    .kind_about(ActionKind::of_ability(suit))
                    .unwrap_or_default();
                let key = if used(suit) {
                    "dueling-nobles-ability-is-used"
                } else {
                    "dueling-nobles-ability-is-left"
                };
                let args = [("ability", named(suit).into()), ("about", about.into())];
                view.with(key, &args)
            });
            let all: Vec<String> = all.collect();
            out.send(TableCommand::Explain(all.join("\n")));
        }
    }

    fn tap_meaning(self, seat: EitherSeat, noble: Noble) -> TapMeaning {
        let (view, board) = (self.view, self.board);
        let answers = |answer: TapAnswer<'_>| answer(noble).is_some();
        if board.asked == seat && board.answer.is_some_and(answers) {
            return TapMeaning::Answers;
        }
        let challenge = view.when(ActionKind::Challenge);
        if board.still || challenge.why_no(ActionKind::Challenge).is_some() {
            return TapMeaning::Stands;
        }
        match (view.table().active == seat, board.attacker) {
            (true, _) => TapMeaning::MayAttack,
            (false, Some(attacker)) => TapMeaning::MayBeChallenged(attacker),
            (false, None) => TapMeaning::Stands,
        }
    }

    /// The nobles of a courtyard side by side.
    fn courtyard(self, ui: &mut Ui, seat: EitherSeat, out: &mut Commands) {
        let (view, fit) = (self.view, self.fit);
        let own = view.side(seat);
        if own.courtyard.is_empty() {
            ui.label(theme::body(view.of("dueling-nobles-side-empty", seat)));
            return;
        }
        let cell = fit.cell();
        let available = ui.available_width() - 2.0 * space::XS;
        // A courtyard may have twelve nobles: if one row is too short, there are more.
        let row = own.courtyard.len().min(per_row(available, cell));
        // Nobles without a weapon leave their part of the row to the gaps.
        let gap = |nobles: &[NobleInPlay]| {
            let widths = nobles.iter().map(|noble| fit.width(noble));
            (available - widths.sum::<f32>()) / row as f32
        };
        let most = if fit.roomy { space::XXL } else { space::L };
        let gap = own.courtyard.chunks(row).map(gap).fold(most, f32::min);
        for nobles in own.courtyard.chunks(row) {
            ui.horizontal_top(|ui| {
                // Space for the outline of a card.
                ui.add_space(space::XS);
                ui.spacing_mut().item_spacing.x = gap.max(space::XS);
                for standing in nobles {
                    self.noble(ui, seat, standing, out);
                }
            });
        }
    }

    /// A noble's card with its strength and stamina.
    fn noble(self, ui: &mut Ui, seat: EitherSeat, standing: &NobleInPlay, out: &mut Commands) {
        let (view, fit) = (self.view, self.fit);
        let (strength, terms) = view.strength(seat, standing);
        let armed = standing.weapon.is_some();
        let width = match (fit.beside, armed) {
            (Some(beside), _) => beside - space::S,
            (None, true) => fit.card.size().x + fit.card.strip(),
            (None, false) => fit.card.size().x,
        };
        let number = strength.to_string();
        let is_sum = terms != number;
        let number = |ui: &mut Ui| {
            let style = if fit.roomy {
                TextRole::Score.style()
            } else {
                TextStyle::Heading
            };
            ui.label(theme::fitted_text(ui, &number, style, width))
        };
        let value = |ui: &mut Ui| {
            if fit.beside.is_some() {
                number(ui);
                // With little space, the terms are shown as far as the card's height allows.
                let wide = |terms: &str| parts::width_in(ui, terms, TextStyle::Small);
                let terms = if fit.roomy || wide(&terms) <= width {
                    terms.clone()
                } else {
                    terms.replace(" + ", "+")
                };
                let lines = (wide(&terms) / width).ceil();
                let small = theme::small(terms);
                let height = TextRole::Heading.line(ui) + lines * TextRole::Small.line(ui);
                let fits = height + theme::CHIP + 2.0 * space::XS <= fit.card.size().y;
                if is_sum && (fit.roomy || fits) {
                    ui.add(Label::new(small).wrap());
                }
                stamina(ui, view, standing, width);
                return;
            }
            let size = Vec2::new(width, theme::CHIP);
            ui.allocate_ui(size, |ui| stamina(ui, view, standing, width));
            if fit.roomy {
                number(ui);
                if is_sum {
                    ui.add(Label::new(theme::small(terms.as_str())).extend());
                }
                return;
            }
            let wide = parts::heading_width(ui, &strength.to_string()) + space::XS;
            let beside = is_sum && wide + parts::width_in(ui, &terms, TextStyle::Small) <= width;
            ui.horizontal(|ui| {
                number(ui);
                if beside {
                    ui.label(theme::small(terms.as_str()));
                }
            });
        };
        if fit.beside.is_some() {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::S;
                self.card(ui, seat, standing, out);
                ui.vertical(|ui| {
                    ui.set_width(width);
                    value(ui);
                });
            })
        } else {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing = Vec2::new(space::XS, space::XXS);
                self.card(ui, seat, standing, out);
                value(ui);
            })
        };
    }

    fn card(self, ui: &mut Ui, seat: EitherSeat, standing: &NobleInPlay, out: &mut Commands) {
        let (view, board, card) = (self.view, self.board, self.fit.card);
        let noble = standing.noble;
        let meaning = self.tap_meaning(seat, noble);
        let duels_now = view.why_no(ActionKind::Challenge).is_none();
        let label = match meaning {
            TapMeaning::Stands | TapMeaning::Answers => thing::noble_label(view, seat, noble),
            // In an earlier phase a tap is for its other actions too.
            TapMeaning::MayAttack if !duels_now => thing::noble_label(view, seat, noble),
            TapMeaning::MayAttack => view.about("dueling-nobles-do-attack-with", noble),
            TapMeaning::MayBeChallenged(_) => view.about("dueling-nobles-do-attack", noble),
        };
        let chosen = meaning == TapMeaning::MayAttack && board.attacker == Some(noble);
        let face = CardFace::new(noble.card(), card)
            .label(&label)
            .selected(chosen)
            .weapon(standing.weapon.map(|w| w.card()));
        let response = ui.add(face);
        let mut about = thing::about(view, seat, standing);
        let pair = match meaning {
            TapMeaning::MayBeChallenged(attacker) => {
                board.odds.and_then(|odds| odds.pair(attacker, noble))
            }
            TapMeaning::Stands | TapMeaning::MayAttack | TapMeaning::Answers => None,
        };
        if let Some(pair) = pair {
            let face = Rect::from_min_size(response.rect.min, card.size());
            chances::plate(ui, view.text, face, pair);
            let chances = chances::explain(view.context(), view.table().active, pair);
            about = format!("{about}\n{chances}");
        }
        let about = format!("{about}\n{}", thing::skill(view, noble));
        let node = |node: &mut egui::accesskit::Node| node.set_description(about.as_str());
        ui.ctx().accesskit_node_builder(response.id, node);
        let wanted = match meaning {
            TapMeaning::Stands => false,
            TapMeaning::Answers => self.may_answer(noble),
            TapMeaning::MayAttack => duels_now && board.attacker.is_none(),
            TapMeaning::MayBeChallenged(_) => true,
        };
        if wanted {
            let rect = response.rect;
            let rect = rect.with_max_x(rect.min.x + card.size().x);
            let stroke = Stroke::new(line::THIN, palette(ui).accent);
            let corner = radius::CARD * card.size().x;
            let gap = rect.expand(space::XXS);
            ui.painter()
                .rect_stroke(gap, corner + space::XXS, stroke, StrokeKind::Outside);
            // A key takes the sheet's first option.
            focus::offer(&response, meaning != TapMeaning::Answers);
        }
        if !response.clicked() {
            return;
        }
        out.send(match meaning {
            TapMeaning::Stands if !board.still => PlayCommand::Thing(Thing::Noble(noble)).into(),
            TapMeaning::Stands => TableCommand::Explain(about),
            TapMeaning::Answers => {
                let answer = board.answer.and_then(|answer| answer(noble));
                answer.unwrap_or(TableCommand::Explain(about))
            }
            TapMeaning::MayAttack => PlayCommand::Attacker(noble).into(),
            TapMeaning::MayBeChallenged(attacker) => {
                view.when(ActionKind::Challenge).record(Action::Challenge {
                    attacker: attacker.card(),
                    target: noble.card(),
                })
            }
        });
    }

    /// Whether the noble can answer the sheet's question.
    fn may_answer(self, noble: Noble) -> bool {
        let answer = self.board.answer.and_then(|answer| answer(noble));
        answer.is_some_and(|answer| !matches!(answer, TableCommand::Explain(_)))
    }

    /// The decks and the discard piles, in one row or in a row for each support deck.
    fn middle(self, ui: &mut Ui, out: &mut Commands) {
        let view = self.view;
        let table = view.table();
        let margin = Margin::symmetric(space::S as i8, 0);
        Frame::new().inner_margin(margin).show(ui, |ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            if table.stocks.is_shared() {
                self.piles(ui, None, out);
            } else if self.fit.one_row {
                self.row_of_piles(ui, out);
            } else {
                // Each player's piles are closer to the player.
                for seat in [self.board.bottom.other(), self.board.bottom] {
                    self.piles(ui, Some(seat), out);
                }
            }
            for (owner, missing) in table.support_missing().iter() {
                if *missing == 0 || table.stage == Stage::SetUp {
                    continue;
                }
                let key = if *missing > 0 {
                    "dueling-nobles-cards-missing"
                } else {
                    "dueling-nobles-cards-too-many"
                };
                let sentence = view.counted(key, missing.unsigned_abs());
                ui.label(theme::small(view.of_owner(owner, sentence)));
            }
        });
    }

    /// The piles of both players in one row. The cards of a discard pile are shown on a tap.
    fn row_of_piles(self, ui: &mut Ui, out: &mut Commands) {
        let view = self.view;
        let width = words_of_pile(ui, view);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            self.noble_deck(ui, out);
            for seat in [self.board.bottom.other(), self.board.bottom] {
                let owner = Some(seat);
                ui.add(Label::new(theme::small(view.name(seat))).extend());
                self.support_deck(ui, owner, out);
                let count = view.table().stocks[seat].discard.len();
                let words = view.counted("dueling-nobles-discard", count);
                let place = vec2(width, CardSize::TINY.size().y);
                let left = Layout::left_to_right(Align::Center);
                let shown = ui.allocate_ui_with_layout(place, left, |ui| {
                    ui.set_width(width);
                    let words = Label::new(theme::small(words.as_str()));
                    ui.add(words.wrap().halign(Align::Min))
                });
                let label = view.of_owner(owner, words);
                self.touch(ui, &shown.inner, &label, Thing::Discard(owner), out);
            }
        });
    }

    /// The support deck of this owner.
    fn support_deck(self, ui: &mut Ui, owner: Owner, out: &mut Commands) {
        let count = self.view.table().stocks[any_user(owner)].deck.into();
        let label = self.view.counted("dueling-nobles-deck-support", count);
        let label = self.view.of_owner(owner, label);
        let shown = widgets::card_back(ui, CardSize::TINY, count, &label);
        self.touch(ui, &shown, &label, Thing::SupportDeck(owner), out);
    }

    /// The noble deck.
    fn noble_deck(self, ui: &mut Ui, out: &mut Commands) {
        let count = self.view.table().noble_deck_size();
        let label = self.view.counted("dueling-nobles-deck-nobles", count);
        let shown = widgets::card_back(ui, CardSize::TINY, count, &label);
        self.touch(ui, &shown, &label, Thing::NobleDeck, out);
    }

    /// The support deck and the discard pile of this owner. The noble deck is in the only row, or the first one.
    fn piles(self, ui: &mut Ui, owner: Owner, out: &mut Commands) {
        let view = self.view;
        let table = view.table();
        let stock = &table.stocks[any_user(owner)];
        let (width, right) = (ui.available_width(), ui.max_rect().right());
        ui.horizontal_top(|ui| {
            let row = vec2(0.0, CardSize::TINY.size().y);
            ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = if self.fit.roomy { space::M } else { space::S };
                let discard = view.counted("dueling-nobles-discard", stock.discard.len());
                let words = [
                    "dueling-nobles-deck-support-name",
                    "dueling-nobles-deck-nobles-name",
                ]
                .map(|k| view.get(k));
                // Words only beside the whole discard pile.
                let width_of = |ui: &Ui, word| parts::width_in(ui, word, TextStyle::Small);
                let card = CardSize::TINY.size().x;
                let named = words.iter().map(|word| width_of(ui, word) + space::S);
                let named: f32 = named.sum();
                let gap = ui.spacing().item_spacing.x;
                let pile = |pile: &[Support]| pile.len() as f32 * (card + space::XS);
                let piles = table.stocks.iter().map(|(_, stock)| pile(&stock.discard));
                let longest = piles.fold(0.0, f32::max);
                let names = table.stocks.iter().filter_map(|(owner, _)| owner);
                let names = names.map(|seat| width_of(ui, view.name(seat)) + gap);
                let name = names.fold(0.0, f32::max).min(width * NAME_SHARE);
                let whole = 2.0 * (card + gap) + width_of(ui, &discard) + gap + longest + name;
                let worded = whole + named + space::M < width;
                let [support, nobles] = &words;
                let name_of = |ui: &mut Ui, word: &str| {
                    if worded {
                        // Closer to its own pile than to the next one.
                        ui.add_space(space::XXS - ui.spacing().item_spacing.x);
                        ui.label(theme::small(word));
                        ui.add_space(space::XS);
                    }
                };
                match owner {
                    None => {
                        self.support_deck(ui, owner, out);
                        name_of(ui, support);
                        self.noble_deck(ui, out);
                        name_of(ui, nobles);
                    }
                    Some(seat) => {
                        let left = ui.cursor().left();
                        if seat != self.board.bottom {
                            self.noble_deck(ui, out);
                            name_of(ui, nobles);
                        }
                        let beside = card
                            + gap
                            + if worded {
                                width_of(ui, nobles) + space::XXS + space::XS
                            } else {
                                0.0
                            };
                        ui.add_space(left + beside - ui.cursor().left());
                        let size = vec2(name - gap, ui.available_height());
                        let layout = Layout::left_to_right(Align::Center);
                        ui.allocate_ui_with_layout(size, layout, |ui| {
                            ui.set_width(size.x);
                            ui.add(Label::new(theme::small(view.name(seat))).truncate());
                        });
                        self.support_deck(ui, owner, out);
                        name_of(ui, support);
                    }
                }
                let words = Label::new(theme::small(discard.as_str()));
                let room = right - ui.cursor().left();
                let shown = if width_of(ui, &discard) <= room {
                    ui.add(words.extend())
                } else {
                    // The largest text on the smallest phone.
                    let place = vec2(room, ui.available_height());
                    ui.add_sized(place, words.truncate())
                };
                let label = view.of_owner(owner, discard);
                self.touch(ui, &shown, &label, Thing::Discard(owner), out);
            });
            self::discard(ui, view, owner);
        });
    }
}

/// The share of the width that the players' names beside their piles take at most.
const NAME_SHARE: f32 = 0.2;

fn stamina(ui: &mut Ui, view: View<'_>, standing: &NobleInPlay, width: f32) {
    let full = view.rules().stamina[standing.noble.rank()];
    let args = [
        ("card", sign(standing.noble).into()),
        ("left", standing.stamina.into()),
        ("full", full.into()),
    ];
    let label = view.with("dueling-nobles-noble-stamina", &args);
    tokens::stamina(ui, standing.stamina, full, width, &label);
}

/// The cards of the discard pile, newest first.
fn discard(ui: &mut Ui, view: View<'_>, owner: Owner) {
    let pile = &view.table().stocks[any_user(owner)].discard;
    if pile.is_empty() {
        return;
    }
    ScrollArea::horizontal()
        .id_salt(("discard", owner))
        .min_scrolled_height(CardSize::TINY.size().y)
        .min_scrolled_width(0.0)
        .show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(space::XS);
                for card in pile.iter().rev() {
                    let label = view.about("dueling-nobles-discard-card", *card);
                    let label = view.of_owner(owner, label);
                    let face = CardFace::new(card.card(), CardSize::TINY);
                    ui.add(face.label(&label).still(true));
                }
            });
        });
}
