//! What is known of the players and the table, and corrections of it.

use egui::{Label, ScrollArea, Ui, Vec2};

use super::command::PlayCommand;
use super::prints::{self, Mark};
use super::view::{Commands, TableCommand, View, ViewExt};
use crate::rules::action::{Action, Adjustment, Correction, Owned};
use crate::rules::card::{Card, Named};
use crate::rules::kind::Special;
use courtyard_core::seat::EitherSeat;
use courtyard_ui::parts;
use courtyard_ui::session::corrections;
use courtyard_ui::theme::{self, space};
use courtyard_ui::widgets::{self, BigButton};

/// The page of one player at a time, and of what belongs to both.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PlayerPage {
    seat: EitherSeat,
    /// The size of the hand as it is to be, while it is being set right.
    hand: Option<i64>,
    why: String,
}

impl PlayerPage {
    pub(super) fn new(seat: EitherSeat) -> PlayerPage {
        PlayerPage {
            seat,
            hand: None,
            why: String::new(),
        }
    }

    /// Something was set right: what was being changed is as the table has it.
    pub(super) fn recorded(&mut self) {
        self.hand = None;
        self.why.clear();
    }

    pub(super) fn show(&mut self, ui: &mut Ui, view: View<'_>, out: &mut Commands) {
        ScrollArea::vertical()
            .id_salt("player")
            .auto_shrink(false)
            .show(ui, |ui| {
                parts::scroll_by_key(ui);
                let mut seat = self.seat;
                let all = EitherSeat::BOTH.map(|seat| (view.name(seat).to_owned(), seat));
                parts::choices(ui, all, &mut seat);
                if seat != self.seat {
                    out.send(TableCommand::Own(PlayCommand::Player(seat)));
                }
                ui.add_space(space::M);
                summary(ui, view, self.seat);
                pile(ui, view, self.seat);
                ui.add_space(space::M);
                self.correct(ui, view, out);
            });
    }

    /// Everything that can be set right where app and table disagree.
    fn correct(&mut self, ui: &mut Ui, view: View<'_>, out: &mut Commands) {
        parts::section(ui, view.get("noble-hearts-screen-correct"));
        let side = view.side(self.seat);
        let plain = self.adjusted(Correction::Hand {
            seat: self.seat,
            hand: side.hand.into(),
        });
        if let Some(why) = view.why_not(&plain) {
            ui.label(theme::body(why));
            return;
        }
        ui.label(theme::small(view.get("corrections-about")));
        corrections::reason(ui, view.text, &mut self.why);
        self.hand(ui, view, out);
        let seat = self.seat;
        let label = view.of("noble-hearts-screen-correct-raised", seat);
        let mut raised = side.raised;
        if widgets::switch(ui, &label, &mut raised).changed() {
            self.send(view, Correction::Raised { seat, raised }, out);
        }
        if view.rules().pile() > 0 {
            self.specials(ui, view, out);
        }
        ui.add_space(space::M);
        self.table(ui, view, out);
    }

    fn adjusted(&self, correction: Correction) -> Action {
        let why = Some(self.why.trim().to_owned()).filter(|why| !why.is_empty());
        Action::Adjust(Adjustment { correction, why })
    }

    fn send(&self, view: View<'_>, correction: Correction, out: &mut Commands) {
        let action = self.adjusted(correction);
        out.send(match view.why_not(&action) {
            Some(why) => TableCommand::Explain(why),
            None => TableCommand::Do(action),
        });
    }

    /// The size of the hand; the deck follows.
    fn hand(&mut self, ui: &mut Ui, view: View<'_>, out: &mut Commands) {
        let seat = self.seat;
        let side = view.side(seat);
        let there = i64::from(side.hand);
        let most = there + i64::from(side.deck);
        let mut hand = self.hand.unwrap_or(there);
        let label = view.of("noble-hearts-screen-correct-hand", seat);
        parts::stepper(ui, view.text, &label, &mut hand, 0..=most);
        self.hand = (hand != there).then_some(hand);
        let args = [
            ("name", view.name(seat).into()),
            ("count", (most - hand).into()),
        ];
        ui.label(theme::body(
            view.with("noble-hearts-screen-correct-rest", &args),
        ));
        let title = view.get("noble-hearts-screen-correct-set");
        let button = BigButton::new(&title)
            .compact(true)
            .enabled(self.hand.is_some());
        if ui.add(button).clicked()
            && let Some(hand) = self.hand
        {
            self.send(view, Correction::Hand { seat, hand }, out);
        }
        ui.add_space(space::S);
    }

    /// The special cards: a tap turns one over, takes one away or gives one.
    fn specials(&self, ui: &mut Ui, view: View<'_>, out: &mut Commands) {
        let seat = self.seat;
        let own: Vec<Owned> = view.side(seat).specials.to_vec();
        ui.add_space(space::S);
        ui.label(theme::strong_text(
            view.of("noble-hearts-screen-correct-specials", seat),
        ));
        for (n, owned) in own.iter().enumerate() {
            let args = [
                ("special", view.special(owned.card).into()),
                ("number", (n + 1).into()),
            ];
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(space::S);
                let mut changed = own.clone();
                let label = view.with("noble-hearts-screen-correct-open", &args);
                let mut ready = owned.ready;
                if widgets::choice(ui, &label, ready).clicked() {
                    ready = !ready;
                    changed[n].ready = ready;
                    self.send(
                        view,
                        Correction::Owns {
                            seat,
                            owns: changed,
                        },
                        out,
                    );
                }
                let title = view.with("noble-hearts-screen-correct-away", &args);
                if ui.add(BigButton::new(&title).compact(true).fit()).clicked() {
                    let mut changed = own.clone();
                    changed.remove(n);
                    self.send(
                        view,
                        Correction::Owns {
                            seat,
                            owns: changed,
                        },
                        out,
                    );
                }
            });
        }
        let left = |special: &&Special| view.table.left(view.rules(), **special) > 0;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(space::S);
            for special in view.specials().iter().filter(left) {
                let args = [("special", view.special(*special).into())];
                let title = view.with("noble-hearts-screen-correct-more", &args);
                if ui.add(BigButton::new(&title).compact(true).fit()).clicked() {
                    let mut changed = own.clone();
                    changed.push(Owned {
                        card: *special,
                        ready: true,
                    });
                    self.send(
                        view,
                        Correction::Owns {
                            seat,
                            owns: changed,
                        },
                        out,
                    );
                }
            }
        });
    }

    /// What belongs to both players: the initiative, both markers, the roses.
    fn table(&self, ui: &mut Ui, view: View<'_>, out: &mut Commands) {
        let (rules, table) = (view.rules(), view.table);
        parts::section(ui, view.get("noble-hearts-screen-correct-table"));
        ui.label(theme::strong_text(
            view.get("noble-hearts-screen-correct-initiative"),
        ));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(space::S);
            for seat in EitherSeat::BOTH {
                let label = view.of("noble-hearts-screen-correct-has", seat);
                let has = table.initiative == seat;
                if widgets::choice(ui, &label, has).clicked() && !has {
                    self.send(view, Correction::Initiative { initiative: seat }, out);
                }
            }
        });
        for (key, spots, marker, made) in [
            (
                "noble-hearts-screen-correct-charm",
                rules.charm_spots,
                table.charm,
                (|charm| Correction::Charm { charm }) as fn(i64) -> Correction,
            ),
            (
                "noble-hearts-screen-correct-skill",
                rules.skill_spots,
                table.skill,
                |skill| Correction::Skill { skill },
            ),
        ] {
            let Some(most) = spots.checked_sub(1) else {
                continue;
            };
            let label = view.of(key, EitherSeat::Zero);
            let most = i64::from(most);
            let mut spot = i64::from(marker);
            if parts::stepper(ui, view.text, &label, &mut spot, -most..=most).changed() {
                self.send(view, made(spot), out);
            }
        }
        if rules.roses > 0 {
            let label = view.get("noble-hearts-screen-correct-roses");
            let collected: u16 = table.sides.iter().map(|(_, side)| side.roses).sum();
            let most = i64::from(rules.roses.saturating_sub(collected));
            let mut roses = i64::from(table.roses);
            if parts::stepper(ui, view.text, &label, &mut roses, 0..=most).changed() {
                self.send(view, Correction::Roses { roses }, out);
            }
        }
    }
}

/// How many cards there are.
fn summary(ui: &mut Ui, view: View<'_>, seat: EitherSeat) {
    let side = view.side(seat);
    let args = [
        ("name", view.name(seat).into()),
        ("hand", side.hand.into()),
        ("deck", side.deck.into()),
        ("discard", side.discard.len().into()),
    ];
    let told = view.with("noble-hearts-screen-seat", &args);
    ui.add(Label::new(theme::body(told)).wrap());
}

/// The discard pile, the card on top first, as far as the cards are known.
fn pile(ui: &mut Ui, view: View<'_>, seat: EitherSeat) {
    let known: Vec<(usize, &Card)> = {
        let pile = view.side(seat).discard.iter().rev().enumerate();
        pile.filter(|(_, card)| **card != Card::default()).collect()
    };
    if known.is_empty() {
        return;
    }
    ui.add_space(space::M);
    parts::section(ui, view.get("noble-hearts-screen-pile"));
    let width = (theme::TextRole::Body.size(ui) * 2.8).max(theme::TARGET);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::XS + 2.0);
        for (n, card) in known {
            let args = [
                ("number", (n + 1).into()),
                ("card", view.lying(card).into()),
            ];
            let label = view.with("noble-hearts-screen-place", &args);
            prints::shown(ui, &Named::from(*card), Mark::None, width, &label);
        }
    });
}
