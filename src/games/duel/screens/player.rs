//! All that is known of a player's deck, the cards that can be told, and corrections.

use egui::{Align2, Label, Role as Named, ScrollArea, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::naming::{self, Naming, Question};
use super::play::PlayCommand;
use super::view::{Commands, TableCommand, View, ViewExt};
use crate::rules::action::{Action, Correction, Laid, Told};
use crate::rules::table::Standing;
use crate::rules::{Face, Name};
use courtyard_core::cards::Rank;
use courtyard_core::seat::Seat;
use courtyard_ui::parts;
use courtyard_ui::session::{choices, corrections};
use courtyard_ui::theme::{self, TextRole, palette, space};
use courtyard_ui::widgets::{self, BigButton};

/// The page of one player at a time.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PlayerPage {
    seat: Seat,
    /// The numbers as they are to be, while they are being set right: hand and draw pile. What is left of the deck is
    /// the discard pile.
    numbers: Option<(i64, i64)>,
    /// The Warlord that is being told.
    slot: Option<usize>,
    why: String,
}

impl PlayerPage {
    pub(super) fn new(seat: Seat) -> PlayerPage {
        PlayerPage {
            seat,
            numbers: None,
            slot: None,
            why: String::new(),
        }
    }

    /// Something was told or set right: what was being changed is as the table has it.
    pub(super) fn recorded(&mut self) {
        self.numbers = None;
        self.slot = None;
        self.why.clear();
    }

    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        view: View<'_>,
        (naming, digit): (&mut Naming, Option<u8>),
        out: &mut Commands,
    ) {
        ScrollArea::vertical()
            .id_salt("player")
            .auto_shrink(false)
            .show(ui, |ui| {
                parts::scroll_by_key(ui);
                let mut seat = self.seat;
                let all = view.seats().map(|seat| (view.name(seat).to_owned(), seat));
                parts::choices(ui, all, &mut seat);
                if seat != self.seat {
                    out.send(TableCommand::Own(PlayCommand::Player(seat)));
                }
                ui.add_space(space::M);
                summary(ui, view, self.seat);
                ui.add_space(space::M);
                // What is set right most often comes first.
                self.correct(ui, view, out);
                ui.add_space(space::M);
                self.tell(ui, view, naming, digit, out);
                ui.add_space(space::M);
                seen(ui, view, self.seat);
            });
    }

    /// The topmost card of the discard pile that nobody has named, and the Warlords that nobody has.
    fn tell(
        &mut self,
        ui: &mut Ui,
        view: View<'_>,
        naming: &mut Naming,
        digit: Option<u8>,
        out: &mut Commands,
    ) {
        let seat = self.seat;
        parts::section(ui, view.get("duel-screen-tell"));
        let unknown: Vec<usize> = {
            let slots = view.side(seat).slots.iter().enumerate();
            let unknown = slots
                .filter(|(_, standing)| standing.is_some_and(|standing| standing.card().is_none()));
            unknown.map(|(slot, _)| slot).collect()
        };
        if !unknown.is_empty() {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(space::S);
                let label = view.get("duel-screen-tell-discard");
                if widgets::choice(ui, &label, self.slot.is_none()).clicked() {
                    self.slot = None;
                }
                for slot in &unknown {
                    let label = view.warlord(seat, *slot);
                    if widgets::choice(ui, &label, self.slot == Some(*slot)).clicked() {
                        self.slot = Some(*slot);
                    }
                }
            });
            ui.add_space(space::XS);
        }
        match self.slot.filter(|slot| unknown.contains(slot)) {
            Some(slot) => {
                let ranks = [Rank::King, Rank::Queen, Rank::Jack];
                let action = |card| Action::Tell {
                    seat,
                    told: Told::Slot {
                        slot: slot as i64,
                        card,
                    },
                };
                let what = view.warlord(seat, slot);
                let question = Question {
                    ranks: &ranks,
                    what: &what,
                    in_role: true,
                    why_not: &|card| view.why_not(&action(card)),
                };
                if let Some(card) = naming::card(ui, view, question, naming, digit, out) {
                    out.send(TableCommand::Do(action(card)));
                }
            }
            None => self.tell_discard(ui, view, naming, digit, out),
        }
    }

    fn tell_discard(
        &self,
        ui: &mut Ui,
        view: View<'_>,
        naming: &mut Naming,
        digit: Option<u8>,
        out: &mut Commands,
    ) {
        let seat = self.seat;
        let pile = &view.side(seat).discard;
        let Some(place) = pile.iter().rposition(Option::is_none) else {
            ui.label(theme::body(view.get("duel-screen-tell-nothing")));
            return;
        };
        let above: Vec<Name> = pile[place + 1..]
            .iter()
            .flatten()
            .map(|c| (*c).into())
            .collect();
        let prompt = match above.first() {
            None => view.of("duel-screen-tell-top", seat),
            Some(card) => {
                let args = [
                    ("name", view.name(seat).into()),
                    ("card", view.card(*card).into()),
                ];
                view.with("duel-screen-tell-below", &args)
            }
        };
        choices::prompt(ui, &prompt);
        let action = |card: Name| Action::Tell {
            seat,
            told: Told::Discard {
                discard: std::iter::once(card).chain(above.iter().copied()).collect(),
            },
        };
        let what = view.get("duel-screen-tell-discard");
        let question = Question {
            ranks: &Rank::ALL,
            what: &what,
            in_role: false,
            why_not: &|card| view.why_not(&action(card)),
        };
        if let Some(card) = naming::card(ui, view, question, naming, digit, out) {
            out.send(TableCommand::Do(action(card)));
        }
        let rules = view.rules();
        let jokers = [
            (rules.reinforcements, Name::Joker),
            (rules.hidden_ally, Name::Ally),
        ];
        for (_, card) in jokers.into_iter().filter(|(plays, _)| *plays) {
            let title = view.card(card);
            let why_not = view.why_not(&action(card));
            let args = [("what", (&*what).into()), ("card", title.as_str().into())];
            let label = view.with("duel-screen-is", &args);
            let button = BigButton::new(&title)
                .label(&label)
                .compact(true)
                .fit()
                .enabled(why_not.is_none());
            if ui.add(button).clicked() {
                out.send(match why_not {
                    Some(why) => TableCommand::Explain(why),
                    None => TableCommand::Do(action(card)),
                });
            }
        }
    }

    /// The numbers and the Warlords, to be set right where app and table disagree.
    fn correct(&mut self, ui: &mut Ui, view: View<'_>, out: &mut Commands) {
        let seat = self.seat;
        let side = view.side(seat);
        parts::section(ui, view.get("duel-screen-correct"));
        let plain = Action::Adjust {
            seat,
            correction: Correction::Numbers {
                hand: side.hand.into(),
                draw: side.draw.into(),
                discard: side.discard.len() as i64,
            },
            why: None,
        };
        if let Some(why) = view.why_not(&plain) {
            ui.label(theme::body(why));
            return;
        }
        ui.label(theme::small(view.get("duel-screen-correct-about")));
        let why = corrections::reason(ui, view.text, &mut self.why);
        let set = |correction| {
            TableCommand::Do(Action::Adjust {
                seat,
                correction,
                why: why.clone(),
            })
        };
        let free = i64::from(view.rules().deck()) - side.warlords() as i64;
        let there = (i64::from(side.hand), i64::from(side.draw));
        let (mut hand, mut draw) = self.numbers.unwrap_or(there);
        let draw_label = view.of("duel-screen-correct-draw", seat);
        parts::stepper(ui, view.text, &draw_label, &mut draw, 0..=free - hand);
        let hand_label = view.of("duel-screen-correct-hand", seat);
        parts::stepper(ui, view.text, &hand_label, &mut hand, 0..=free - draw);
        let changed = (hand, draw) != there;
        self.numbers = changed.then_some((hand, draw));
        let discard = free - hand - draw;
        let args = [("name", view.name(seat).into()), ("count", discard.into())];
        ui.label(theme::body(view.with("duel-screen-correct-rest", &args)));
        let title = view.get("duel-screen-correct-set");
        let button = BigButton::new(&title).compact(true).enabled(changed);
        if ui.add(button).clicked() && changed {
            out.send(set(Correction::Numbers {
                hand,
                draw,
                discard,
            }));
        }
        ui.add_space(space::S);
        for slot in 0..side.slots.len() {
            if let Some(correction) = warlord(ui, view, seat, slot, out) {
                out.send(set(correction));
            }
        }
    }
}

/// How many cards there are, and how long they last.
fn summary(ui: &mut Ui, view: View<'_>, seat: Seat) {
    let side = view.side(seat);
    let args = [
        ("count", side.draw.into()),
        ("turns", view.turns_left(seat).into()),
        ("each", view.rules().draw_per_turn.into()),
    ];
    ui.add(Label::new(theme::heading(view.with("duel-screen-lasts", &args))).wrap());
    let args = [
        ("name", view.name(seat).into()),
        ("hand", side.hand.into()),
        ("discard", side.discard.len().into()),
    ];
    ui.label(theme::body(view.with("duel-screen-has", &args)));
    if let Some(target) = view.attacks(seat) {
        ui.label(theme::body(view.with(
            "duel-screen-attacks",
            &[
                ("name", view.name(seat).into()),
                ("target", view.name(target).into()),
            ],
        )));
    }
}

/// Of each rank, how many of the four have been seen.
fn seen(ui: &mut Ui, view: View<'_>, seat: Seat) {
    let seen = view.table.seen(seat);
    parts::section(ui, view.get("duel-screen-seen"));
    ui.label(theme::small(view.get("duel-screen-seen-about")));
    let colors = palette(ui);
    let gap = space::XS;
    let least = TextRole::Heading.size(ui) * 1.9;
    let columns = ((ui.available_width() + gap) / (least + gap))
        .floor()
        .clamp(1.0, Rank::ALL.len() as f32);
    let width = ((ui.available_width() + gap) / columns - gap).min(2.0 * least);
    let height = TextRole::Heading.line(ui) + TextRole::Small.line(ui);
    let mut ranks = Rank::ALL;
    ranks.reverse();
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        for row in ranks.chunks(columns as usize) {
            ui.horizontal(|ui| {
                for rank in row {
                    let count = seen.of_rank(*rank);
                    let (place, response) =
                        ui.allocate_exact_size(vec2(width, height), Sense::hover());
                    let args = [("rank", rank.text().into()), ("count", count.into())];
                    let label = view.with("duel-screen-seen-rank", &args);
                    response
                        .widget_info(|| WidgetInfo::labeled(Named::Image, true, label.as_str()));
                    let fill = match count {
                        0 => colors.felt_edge,
                        _ => colors.surface_raised,
                    };
                    ui.painter().rect_filled(place, theme::radius::SMALL, fill);
                    let ink = match count {
                        0 => colors.ink_faint,
                        _ => colors.ink,
                    };
                    let at = place.center_top() + vec2(0.0, TextRole::Heading.line(ui) / 2.0);
                    let middle = Align2::CENTER_CENTER;
                    let text = rank.text();
                    widgets::short_text(ui, at, middle, text, TextRole::Heading, (ink, width));
                    // Four dots, one filled for each card that was seen.
                    let r = (width * 0.06).min(space::XS);
                    let y = place.bottom() - TextRole::Small.line(ui) / 2.0;
                    for n in 0..4_u8 {
                        let x = place.center().x + (f32::from(n) - 1.5) * 3.0 * r;
                        let center = egui::pos2(x, y);
                        match n < count {
                            true => ui.painter().circle_filled(center, r, colors.accent),
                            false => ui.painter().circle_stroke(
                                center,
                                r,
                                egui::Stroke::new(theme::line::HAIR, colors.ink_faint),
                            ),
                        };
                    }
                }
            });
        }
    });
}

/// What lies in a slot; returns the correction that was tapped.
fn warlord(
    ui: &mut Ui,
    view: View<'_>,
    seat: Seat,
    slot: usize,
    out: &mut Commands,
) -> Option<Correction> {
    let standing = view.side(seat).standing(slot);
    let known = standing.and_then(Standing::card);
    let up = standing.is_some_and(Standing::is_face_up);
    let args = [("number", (slot + 1).into())];
    let title = view.with("duel-screen-warlord", &args);
    ui.label(theme::strong_text(title.as_str()));
    let rank = known.map(|warlord| warlord.rank());
    let laid = |rank: Option<Rank>, face_up| {
        let card = match (rank, known) {
            (Some(rank), Some(known)) if known.rank() == rank => Some(known.role().into()),
            (Some(rank), _) => Some(Name::Face(Face::Rank(rank))),
            (None, _) => None,
        };
        Some(Laid { card, face_up })
    };
    let mut all = vec![
        (
            view.get("duel-screen-slot-none").into_owned(),
            None,
            standing.is_none(),
        ),
        (
            view.get("duel-screen-slot-unknown").into_owned(),
            laid(None, false),
            standing.is_some() && known.is_none(),
        ),
    ];
    for one in [Rank::King, Rank::Queen, Rank::Jack] {
        for face_up in [false, true] {
            let key = match face_up {
                false => "duel-screen-slot-face-down",
                true => "duel-screen-slot-face-up",
            };
            let name = view.with(key, &[("card", one.text().into())]);
            let holds = rank == Some(one) && up == face_up;
            all.push((name, laid(Some(one), face_up), holds));
        }
    }
    let mut made = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::S);
        for (name, warlord, holds) in all {
            let args = [
                ("what", title.as_str().into()),
                ("card", name.as_str().into()),
            ];
            let label = view.with("duel-screen-is", &args);
            let correction = Correction::Slot {
                slot: slot as i64,
                warlord,
            };
            let action = Action::Adjust {
                seat,
                correction,
                why: None,
            };
            if widgets::choice(ui, &label, holds).clicked() && !holds {
                match view.why_not(&action) {
                    Some(why) => out.send(TableCommand::Explain(why)),
                    None => made = Some(correction),
                }
            }
        }
    });
    ui.add_space(space::S);
    made
}
