//! Setting the app right where it and the table disagree.

use egui::Ui;

use super::desk::{Desk, sign};
use super::room::Intent;
use crate::cards::Suit;
use crate::games::DuelingNobles;
use crate::games::dueling_nobles::table::{MAX_GOLD, NobleInPlay};
use crate::games::dueling_nobles::{Action, Correction, Support, Weapon};
use crate::seat::{EitherSeat, Pair};
use crate::session::Session;
use crate::ui::parts;
use crate::ui::theme::{self, space};
use crate::ui::widgets::{self, BigButton};

/// Values that were changed on the screen and are not recorded yet.
#[derive(Debug, Clone, Default)]
pub(super) struct Corrections {
    entries: usize,
    gold: Pair<i64>,
    hand: Pair<i64>,
    support_deck: i64,
    why: String,
}

impl Corrections {
    /// The values as the table has them.
    pub(super) fn of(session: &Session<DuelingNobles>) -> Corrections {
        let table = session.table();
        Corrections {
            entries: session.entries().len(),
            gold: Pair::from_fn(|s| table.sides[s].gold.into()),
            hand: Pair::from_fn(|s| table.sides[s].hand.into()),
            support_deck: table.support_deck.into(),
            why: String::new(),
        }
    }

    /// Shows every value that can be set right; returns the correction that was made.
    pub(super) fn show(&mut self, ui: &mut Ui, desk: Desk<'_>) -> Option<Intent> {
        if self.entries != desk.session.entries().len() {
            *self = Corrections::of(desk.session);
        }
        ui.label(theme::body(desk.get("corrections-about")));
        ui.add_space(space::S);
        let (name, hint) = (
            desk.get("corrections-why-field"),
            desk.get("corrections-why"),
        );
        parts::short_field(ui, &mut self.why, &name, &hint, 200);
        let why = Some(self.why.trim().to_owned()).filter(|w| !w.is_empty());
        let set = |correction| {
            Intent::Do(Action::Adjust {
                correction,
                why: why.clone(),
            })
        };
        let mut made = None;
        for seat in EitherSeat::BOTH {
            ui.add_space(space::L);
            parts::section(ui, desk.name(seat));
            let side = desk.side(seat);
            let label = desk.of("correct-gold", seat);
            let most = i64::from(MAX_GOLD);
            if number(
                ui,
                desk,
                &label,
                &mut self.gold[seat],
                side.gold.into(),
                most,
            ) {
                let gold = self.gold[seat];
                made = Some(Correction::Gold { seat, gold });
            }
            let label = desk.of("correct-hand", seat);
            let most = Support::COUNT as i64;
            if number(
                ui,
                desk,
                &label,
                &mut self.hand[seat],
                side.hand.into(),
                most,
            ) {
                let hand = self.hand[seat];
                made = Some(Correction::Hand { seat, hand });
            }
            made = abilities(ui, desk, seat).or(made);
            for standing in &side.courtyard {
                made = noble(ui, desk, seat, standing).or(made);
            }
        }
        ui.add_space(space::L);
        let label = desk.get("correct-deck").into_owned();
        let now = desk.table().support_deck.into();
        let most = Support::COUNT as i64;
        if number(ui, desk, &label, &mut self.support_deck, now, most) {
            made = Some(Correction::SupportDeck {
                support_deck: self.support_deck,
            });
        }
        made.map(set)
    }
}

/// A number with steps, and a button that records it once it differs.
fn number(ui: &mut Ui, desk: Desk<'_>, label: &str, value: &mut i64, now: i64, most: i64) -> bool {
    let mut set = false;
    parts::stepper(ui, desk.text, label, value, 0..=most);
    if *value != now {
        let args = [("what", label.into()), ("value", (*value).into())];
        let title = desk.with("do-correct", &args);
        let button = BigButton::new(&title).primary(true).compact(true);
        set = ui.add(button).clicked();
    }
    set
}

fn abilities(ui: &mut Ui, desk: Desk<'_>, seat: EitherSeat) -> Option<Correction> {
    let mut made = None;
    for ability in Suit::ALL {
        let mut used = desk.side(seat).abilities_used.contains(&ability);
        let args = [
            ("name", desk.name(seat).into()),
            ("suit", ability.symbol().to_string().into()),
        ];
        let label = desk.with("correct-ability", &args);
        if widgets::switch(ui, &label, &mut used).changed() {
            made = Some(Correction::Ability {
                seat,
                ability,
                used,
            });
        }
    }
    made
}

fn noble(
    ui: &mut Ui,
    desk: Desk<'_>,
    seat: EitherSeat,
    standing: &NobleInPlay,
) -> Option<Correction> {
    let mut made = None;
    let noble = standing.noble;
    let full = desk.rules().stamina[noble.rank()].into();
    let args = [
        ("card", sign(noble).into()),
        ("name", desk.name(seat).into()),
    ];
    ui.add_space(space::S);
    ui.label(theme::strong_text(desk.with("noble-label", &args)));
    let mut stamina = i64::from(standing.stamina);
    let label = desk.about("correct-stamina", noble);
    parts::stepper(ui, desk.text, &label, &mut stamina, 1..=full);
    if stamina != i64::from(standing.stamina) {
        made = Some(Correction::Stamina {
            noble: noble.card(),
            stamina,
        });
    }
    ui.label(theme::body(desk.about("correct-weapon", noble)));
    ui.horizontal_wrapped(|ui| {
        let none = desk.about("correct-no-weapon", noble);
        if widgets::choice(ui, &none, standing.weapon.is_none()).clicked()
            && standing.weapon.is_some()
        {
            made = Some(Correction::Weapon {
                noble: noble.card(),
                weapon: None,
            });
        }
        for weapon in Support::all().filter_map(Weapon::from_support) {
            let correction = Correction::Weapon {
                noble: noble.card(),
                weapon: Some(weapon.card()),
            };
            let action = Action::Adjust {
                correction,
                why: None,
            };
            let under = standing.weapon == Some(weapon);
            if !under && desk.why_not(&action).is_some() {
                continue;
            }
            let args = [("card", sign(weapon).into()), ("noble", sign(noble).into())];
            let label = desk.with("correct-weapon-to", &args);
            if widgets::choice(ui, &label, under).clicked() && !under {
                made = Some(correction);
            }
        }
    });
    made
}
