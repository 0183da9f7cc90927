//! The page of a player: the known cards of the deck, corrections, and the cards that can be named.

use egui::{Align2, Label, Role as Named, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::naming::{self, Naming, Question};
use super::play::DuelPlay;
use super::view::{Commands, TableCommand, View, ViewExt};
use crate::rules::action::{Action, ActionKind, NamedCards};
use crate::rules::{CardRole, Duel, Name};
use courtyard_core::cards::Rank;
use courtyard_core::game::Game as _;
use courtyard_core::seat::Seat;
use courtyard_ui::parts;
use courtyard_ui::session::choices;
use courtyard_ui::session::corrections::Corrections;
use courtyard_ui::theme::{self, TextRole, palette, space};
use courtyard_ui::widgets::{self, BigButton};

/// Shows the page of a player.
pub(super) fn show(
    ui: &mut Ui,
    play: &mut DuelPlay,
    view: View<'_>,
    seat: Seat,
    corrections: &mut Corrections,
    out: &mut Commands,
) {
    summary(ui, view.at(&corrections.table(view)), seat);
    ui.add_space(space::M);
    // The cards of a bot are neither corrected nor named by hand.
    if !view.is_bot(seat) {
        // The most frequent task on this page comes first.
        corrections.of_player(ui, view, seat, out);
        ui.add_space(space::M);
        let digit = view.take_number();
        if Duel::outcome(view.table).is_none() && !view.is_foreign(ActionKind::Tell) {
            tell(ui, play, view, seat, digit, out);
            ui.add_space(space::M);
        }
    }
    seen(ui, view, seat);
}

/// The topmost card of the discard pile that nobody has named, and the Warlords that nobody has.
fn tell(
    ui: &mut Ui,
    play: &mut DuelPlay,
    view: View<'_>,
    seat: Seat,
    digit: Option<u8>,
    out: &mut Commands,
) {
    let (chosen, naming) = (&mut play.tell_slot, &mut play.naming);
    parts::section(ui, view.get("duel-screen-tell"));
    let unknown = view.side(seat).standings();
    let unknown = unknown.filter(|(_, standing)| standing.card().is_none());
    let unknown: Vec<usize> = unknown.map(|(slot, _)| slot).collect();
    if !unknown.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(space::S);
            for each in std::iter::once(None).chain(unknown.iter().copied().map(Some)) {
                let label = match each {
                    Some(slot) => view.warlord(seat, slot),
                    None => view.get("discard-pile").into_owned(),
                };
                if widgets::choice(ui, &label, *chosen == each).clicked() {
                    *chosen = each;
                }
            }
        });
        ui.add_space(space::XS);
    }
    match chosen.filter(|slot| unknown.contains(slot)) {
        Some(slot) => {
            let ranks: Vec<Rank> = CardRole::Warlord.ranks().rev().collect();
            let action = |card| Action::Tell {
                seat,
                named: NamedCards::Slot {
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
        None => tell_discard(ui, view, seat, naming, digit, out),
    }
}

fn tell_discard(
    ui: &mut Ui,
    view: View<'_>,
    seat: Seat,
    naming: &mut Naming,
    digit: Option<u8>,
    out: &mut Commands,
) {
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
        named: NamedCards::Discard {
            discard: std::iter::once(card).chain(above.iter().copied()).collect(),
        },
    };
    let what = view.get("discard-pile");
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
        let label = naming::is(view, &what, &title);
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
        let args = [
            ("name", view.name(seat).into()),
            ("target", view.name(target).into()),
        ];
        ui.label(theme::body(view.with("duel-screen-attacks", &args)));
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
                    response.widget_info(|| WidgetInfo::labeled(Named::Image, true, &label));
                    let (fill, ink) = match count {
                        0 => (colors.felt_edge, colors.ink_faint),
                        _ => (colors.surface_raised, colors.ink),
                    };
                    ui.painter().rect_filled(place, theme::radius::SMALL, fill);
                    let at = place.center_top() + vec2(0.0, TextRole::Heading.line(ui) / 2.0);
                    let middle = Align2::CENTER_CENTER;
                    let text = rank.text();
                    widgets::short_text(ui, at, middle, text, TextRole::Heading, ink, width);
                    // Four dots, one filled for each card that was seen.
                    let r = (width * 0.06).min(space::XS);
                    let y = place.bottom() - TextRole::Small.line(ui) / 2.0;
                    for n in 0..4_u8 {
                        let x = place.center().x + (f32::from(n) - 1.5) * 3.0 * r;
                        let center = egui::pos2(x, y);
                        let (painter, edge) = (ui.painter(), (theme::line::HAIR, colors.ink_faint));
                        if n < count {
                            painter.circle_filled(center, r, colors.accent)
                        } else {
                            painter.circle_stroke(center, r, edge)
                        };
                    }
                }
            });
        }
    });
}
