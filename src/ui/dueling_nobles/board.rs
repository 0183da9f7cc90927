//! The table at a glance: both courtyards, the decks and the discard pile.

use egui::{Align, Frame, Layout, Margin, ScrollArea, Ui, Vec2};

use super::desk::{Desk, capital, sign};
use super::room::Intent;
use crate::cards::Suit;
use crate::games::dueling_nobles::ActionKind;
use crate::games::dueling_nobles::table::{Stage, Standing};
use crate::seat::Seat;
use crate::text::dueling_nobles::{ability_name, kind_about, phase_name};
use crate::ui::theme::{self, space};
use crate::ui::widgets::{self, CardFace, CardSize};

/// The diameter of an ability's token, in points.
const ABILITY: f32 = theme::TARGET;

/// Both sides with the decks between them; `bottom` sits at the lower edge. A tap on an ability asks what it does.
pub(super) fn show(ui: &mut Ui, desk: Desk<'_>, bottom: Seat, roomy: bool) -> Option<Intent> {
    ui.spacing_mut().item_spacing.y = match roomy {
        true => space::M,
        false => space::XS,
    };
    let mut asked = None;
    side(ui, desk, bottom.other(), roomy, &mut asked);
    middle(ui, desk, roomy);
    side(ui, desk, bottom, roomy, &mut asked);
    let kind = ActionKind::of_ability(asked?);
    Some(Intent::Explain(kind_about(desk.voice(), kind)))
}

/// The phases of the turn, the current one marked.
pub(super) fn phases(ui: &mut Ui, desk: Desk<'_>) {
    let names: Vec<String> = desk
        .rules()
        .phases
        .iter()
        .map(|p| capital(&phase_name(desk.text, &p.id)))
        .collect();
    let current = match desk.table().stage {
        Stage::Turn { phase } => Some(phase),
        Stage::SetUp | Stage::Over(_) => None,
    };
    widgets::progress_steps(ui, &names, current);
}

fn side(ui: &mut Ui, desk: Desk<'_>, seat: Seat, roomy: bool, asked: &mut Option<Suit>) {
    let mut frame = match is_active(desk, seat) {
        true => theme::active_frame(ui),
        false => theme::quiet_frame(ui),
    };
    if !roomy {
        frame.inner_margin = frame.inner_margin - Margin::same(space::XS as i8);
    }
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        // Nothing here is tapped: rows need not be as high as a finger.
        ui.spacing_mut().interact_size.y = 0.0;
        heading(ui, desk, seat, roomy, asked);
        ui.add_space(space::XS);
        ui.horizontal_top(|ui| {
            let abilities = match roomy {
                true => 0.0,
                false => 2.0 * ABILITY + space::XS + space::M,
            };
            let nobles = Vec2::new(ui.available_width() - abilities, 0.0);
            ui.allocate_ui(nobles, |ui| {
                ui.set_width(nobles.x);
                courtyard(ui, desk, seat, roomy);
            });
            if !roomy {
                abilities_square(ui, desk, seat, asked);
            }
        });
        known_hand(ui, desk, seat);
    });
}

/// Whether it is this player's turn in a game that goes on.
fn is_active(desk: Desk<'_>, seat: Seat) -> bool {
    desk.table().active == seat && desk.table().outcome().is_none()
}

/// The nobles of a courtyard side by side.
fn courtyard(ui: &mut Ui, desk: Desk<'_>, seat: Seat, roomy: bool) {
    let own = desk.side(seat);
    if own.courtyard.is_empty() {
        ui.label(theme::body(desk.of("side-empty", seat)));
        return;
    }
    let crowded = own.courtyard.len() > 4;
    ScrollArea::horizontal()
        .id_salt(("courtyard", seat.number()))
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = match roomy {
                    true => space::XL,
                    false => space::S,
                };
                for standing in &own.courtyard {
                    match roomy && !crowded {
                        true => large_noble(ui, desk, seat, standing),
                        false => small_noble(ui, desk, seat, standing),
                    }
                }
            });
        });
}

fn heading(ui: &mut Ui, desk: Desk<'_>, seat: Seat, roomy: bool, asked: &mut Option<Suit>) {
    let own = desk.side(seat);
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::M;
            if roomy {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = space::XS;
                    for suit in Suit::ALL.into_iter().rev() {
                        ability(ui, desk, seat, suit, asked);
                    }
                });
            }
            let args = [("name", desk.name(seat).into()), ("count", own.hand.into())];
            widgets::hand(
                ui,
                own.hand,
                own.known.len(),
                &desk.with("side-hand", &args),
            );
            let args = [("name", desk.name(seat).into()), ("count", own.gold.into())];
            widgets::gold(ui, own.gold, &desk.with("side-gold", &args));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let turn = match is_active(desk, seat) {
                    true => desk.of("side-active", seat),
                    false => desk.name(seat).to_owned(),
                };
                ui.add(egui::Label::new(theme::heading(turn)).truncate());
            });
        });
    });
}

/// The four abilities two by two, where a row has no room for them.
fn abilities_square(ui: &mut Ui, desk: Desk<'_>, seat: Seat, asked: &mut Option<Suit>) {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::XS);
        for pair in Suit::ALL.chunks(2) {
            ui.horizontal(|ui| {
                for suit in pair {
                    ability(ui, desk, seat, *suit, asked);
                }
            });
        }
    });
}

fn ability(ui: &mut Ui, desk: Desk<'_>, seat: Seat, suit: Suit, asked: &mut Option<Suit>) {
    let used = desk.side(seat).abilities_used.contains(&suit);
    let key = match used {
        true => "side-ability-used",
        false => "side-ability-unused",
    };
    let args = [
        ("name", desk.name(seat).into()),
        ("ability", ability_name(desk.text, suit).into()),
        ("suit", suit.symbol().to_string().into()),
    ];
    if widgets::ability(ui, suit, used, &desk.with(key, &args)).clicked() {
        *asked = Some(suit);
    }
}

/// A noble's card, stamina and strength, one below the other.
fn small_noble(ui: &mut Ui, desk: Desk<'_>, seat: Seat, standing: &Standing) {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(space::XS, 2.0);
        card(ui, desk, seat, standing, CardSize::SMALL);
        stamina(ui, desk, standing, CardSize::SMALL.size().x);
        let (strength, terms) = desk.strength(seat, standing);
        ui.horizontal(|ui| {
            ui.label(theme::heading(strength.to_string()));
            if terms != strength.to_string() {
                ui.label(theme::small(terms.replace(' ', "")));
            }
        });
    });
}

/// A noble's card with its strength and stamina beside it, to be read from across the table.
fn large_noble(ui: &mut Ui, desk: Desk<'_>, seat: Seat, standing: &Standing) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::M;
        card(ui, desk, seat, standing, CardSize::LARGE);
        ui.vertical(|ui| {
            ui.set_width(space::XXL * 2.5);
            let (strength, terms) = desk.strength(seat, standing);
            ui.label(theme::score(strength.to_string()));
            if terms != strength.to_string() {
                ui.label(theme::small(terms));
            }
            ui.add_space(space::XS);
            stamina(ui, desk, standing, ui.available_width());
        });
    });
}

fn card(ui: &mut Ui, desk: Desk<'_>, seat: Seat, standing: &Standing, size: CardSize) {
    let args = [
        ("card", sign(standing.noble).into()),
        ("name", desk.name(seat).into()),
    ];
    let label = desk.with("noble-label", &args);
    let face = CardFace::new(standing.noble.card(), size)
        .label(&label)
        .still(true)
        .weapon(standing.weapon.map(|w| w.card()));
    ui.add(face);
}

fn stamina(ui: &mut Ui, desk: Desk<'_>, standing: &Standing, width: f32) {
    let full = desk.rules().stamina[standing.noble.rank()];
    let args = [
        ("card", sign(standing.noble).into()),
        ("left", standing.stamina.into()),
        ("full", full.into()),
    ];
    let label = desk.with("noble-stamina", &args);
    widgets::stamina(ui, standing.stamina, full, width, &label);
}

/// The cards of a hand that everybody knows of.
fn known_hand(ui: &mut Ui, desk: Desk<'_>, seat: Seat) {
    let known = desk.side(seat).known;
    if known.is_empty() {
        return;
    }
    let cards: Vec<String> = known.iter().map(sign).collect();
    let args = [("cards", cards.join(" ").into())];
    ui.label(theme::small(desk.with("side-known", &args)));
}

fn middle(ui: &mut Ui, desk: Desk<'_>, roomy: bool) {
    let table = desk.table();
    let margin = Margin::symmetric(space::M as i8, 0);
    Frame::new().inner_margin(margin).show(ui, |ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_top(|ui| {
            let row = Vec2::new(0.0, CardSize::TINY.size().y);
            ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = match roomy {
                    true => space::M,
                    false => space::S,
                };
                let deck = usize::from(table.support_deck);
                pile(ui, desk, deck, "deck-support", "deck-support-name");
                let nobles = table.noble_deck_size();
                pile(ui, desk, nobles, "deck-nobles", "deck-nobles-name");
                let args = [("count", table.discard.len().into())];
                ui.label(theme::small(desk.with("discard", &args)));
            });
            discard(ui, desk);
        });
        let missing = table.support_missing();
        if missing != 0 && table.stage != Stage::SetUp {
            let key = match missing > 0 {
                true => "cards-missing",
                false => "cards-too-many",
            };
            let count = missing.unsigned_abs();
            ui.label(theme::small(desk.with(key, &[("count", count.into())])));
        }
    });
}

/// A deck with its name below it.
fn pile(ui: &mut Ui, desk: Desk<'_>, count: usize, label: &str, name: &'static str) {
    let label = desk.with(label, &[("count", count.into())]);
    widgets::card_back(ui, CardSize::TINY, count, &label);
    ui.label(theme::small(desk.get(name)));
}

/// The cards of the discard pile, the newest first.
fn discard(ui: &mut Ui, desk: Desk<'_>) {
    let pile = &desk.table().discard;
    if pile.is_empty() {
        return;
    }
    ScrollArea::horizontal()
        .id_salt("discard")
        .min_scrolled_height(CardSize::TINY.size().y)
        .min_scrolled_width(0.0)
        .show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(space::XS);
                for card in pile.iter().rev() {
                    let label = desk.about("discard-card", *card);
                    ui.add(
                        CardFace::new(card.card(), CardSize::TINY)
                            .label(&label)
                            .still(true),
                    );
                }
            });
        });
}
