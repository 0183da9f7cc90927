//! The table at a glance: both courtyards, the decks and the discard pile.

use egui::{Align, Frame, Layout, Margin, ScrollArea, Ui, Vec2};

use super::desk::{Desk, capital, sign};
use crate::cards::Suit;
use crate::games::dueling_nobles::table::{Stage, Standing};
use crate::seat::Seat;
use crate::text::dueling_nobles::{ability_name, phase_name};
use crate::ui::theme::{self, space};
use crate::ui::widgets::{self, CardFace, CardSize};

/// Both sides with the decks between them; `bottom` sits at the lower edge.
pub(super) fn show(ui: &mut Ui, desk: Desk<'_>, bottom: Seat, roomy: bool) {
    ui.spacing_mut().item_spacing.y = space::S;
    side(ui, desk, bottom.other(), roomy);
    middle(ui, desk, roomy);
    side(ui, desk, bottom, roomy);
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

fn side(ui: &mut Ui, desk: Desk<'_>, seat: Seat, roomy: bool) {
    let active = desk.table().active == seat && desk.table().outcome().is_none();
    let frame = match active {
        true => theme::active_frame(ui),
        false => theme::quiet_frame(ui),
    };
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, desk, seat, active);
        ui.add_space(space::XS);
        let own = desk.side(seat);
        if own.courtyard.is_empty() {
            ui.label(theme::body(desk.of("side-empty", seat)));
            return;
        }
        let size = match (roomy, own.courtyard.len()) {
            (true, 0..=4) => CardSize::Medium,
            (true, _) | (false, _) => CardSize::Small,
        };
        ScrollArea::horizontal()
            .id_salt(("courtyard", seat.number()))
            .auto_shrink([false, true])
            .show(ui, |ui| {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = space::M;
                    for standing in &own.courtyard {
                        noble(ui, desk, seat, standing, size);
                    }
                });
            });
        known_hand(ui, desk, seat);
    });
}

fn heading(ui: &mut Ui, desk: Desk<'_>, seat: Seat, active: bool) {
    let own = desk.side(seat);
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            ui.add(egui::Label::new(theme::heading(desk.name(seat))).truncate());
            let turn = match active {
                true => "side-active",
                false => "side-waiting",
            };
            if active {
                ui.label(theme::small(desk.get(turn)));
            }
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::M;
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = space::XS;
                for suit in Suit::ALL {
                    ability(ui, desk, seat, suit);
                }
            });
            let args = [("name", desk.name(seat).into()), ("count", own.hand.into())];
            widgets::hand(ui, own.hand.into(), own.known.len(), &desk.with("side-hand", &args));
            let args = [("name", desk.name(seat).into()), ("count", own.gold.into())];
            widgets::gold(ui, own.gold, &desk.with("side-gold", &args));
        });
    });
}

fn ability(ui: &mut Ui, desk: Desk<'_>, seat: Seat, suit: Suit) {
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
    widgets::ability(ui, suit, used, &desk.with(key, &args));
}

fn noble(ui: &mut Ui, desk: Desk<'_>, seat: Seat, standing: &Standing, size: CardSize) {
    let (strength, terms) = desk.strength(seat, standing);
    let full = desk.rules().stamina[standing.noble.rank()];
    let weapon = standing.weapon.map(sign);
    let label = desk.with(
        "noble-label",
        &[
            ("card", sign(standing.noble).into()),
            ("name", desk.name(seat).into()),
        ],
    );
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let face = CardFace::new(standing.noble.card(), size)
            .label(&label)
            .still(true)
            .badge(weapon.as_deref());
        ui.add(face);
        let args = [
            ("card", sign(standing.noble).into()),
            ("left", standing.stamina.into()),
            ("full", full.into()),
        ];
        widgets::stamina(ui, standing.stamina, full, &desk.with("noble-stamina", &args));
        ui.label(theme::heading(strength.to_string()));
        if terms != strength.to_string() {
            ui.label(theme::small(terms));
        }
    });
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
    Frame::new()
        .inner_margin(Margin::symmetric(space::M as i8, 0))
        .show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = space::M;
                let deck = usize::from(table.support_deck);
                let label = desk.with("deck-support", &[("count", deck.into())]);
                widgets::card_back(ui, CardSize::Tiny, deck, &label);
                ui.label(theme::small(desk.get("deck-support-name")));
                let nobles = table.noble_deck_size();
                let label = desk.with("deck-nobles", &[("count", nobles.into())]);
                widgets::card_back(ui, CardSize::Tiny, nobles, &label);
                ui.label(theme::small(desk.get("deck-nobles-name")));
                discard(ui, desk, roomy);
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

/// The discard pile: how many cards, and which, the newest first.
fn discard(ui: &mut Ui, desk: Desk<'_>, roomy: bool) {
    let pile = &desk.table().discard;
    let title = desk.with("discard", &[("count", pile.len().into())]);
    if pile.is_empty() {
        ui.label(theme::small(title));
        return;
    }
    ScrollArea::horizontal()
        .id_salt("discard")
        .auto_shrink([true, true])
        .show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(space::XS);
                if roomy {
                    ui.label(theme::small(title));
                }
                for card in pile.iter().rev() {
                    let label = desk.about("discard-card", *card);
                    ui.add(CardFace::new(card.card(), CardSize::Tiny).label(&label).still(true));
                }
            });
        });
}
