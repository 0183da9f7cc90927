//! Setting the app right where it and the table disagree.

use egui::Ui;

use super::commands::TableCommand;
use super::view::{View, ViewExt, sign};
use crate::rules::table::{MAX_GOLD, NobleInPlay};
use crate::rules::{Action, Correction, DuelingNobles, Support, Weapon};
use courtyard_core::cards::Suit;
use courtyard_core::seat::{EitherSeat, Pair};
use courtyard_session::Session;
use courtyard_ui::parts;
use courtyard_ui::session::corrections;
use courtyard_ui::theme::{self, space};
use courtyard_ui::widgets::{self, BigButton};

/// Values that were changed on the screen and are not recorded yet.
#[derive(Debug, Clone, Default)]
pub(super) struct Corrections {
    /// How many entries the session had when they were taken; none before that.
    entries: Option<usize>,
    gold: Pair<i64>,
    hand: Pair<i64>,
    support_deck: i64,
    why: String,
}

impl Corrections {
    /// The values as the table has them.
    fn of(session: &Session<DuelingNobles>) -> Corrections {
        let table = session.table();
        Corrections {
            entries: Some(session.entries().len()),
            gold: Pair::from_fn(|s| table.sides[s].gold.into()),
            hand: Pair::from_fn(|s| table.sides[s].hand.into()),
            support_deck: table.support_deck.into(),
            why: String::new(),
        }
    }

    /// Shows every value that can be set right; returns the correction that was made.
    pub(super) fn show(&mut self, ui: &mut Ui, view: View<'_>) -> Option<TableCommand> {
        if self.entries != Some(view.session.entries().len()) {
            *self = Corrections::of(view.session);
        }
        ui.label(theme::body(view.get("corrections-about")));
        ui.add_space(space::S);
        let why = corrections::reason(ui, view.text, &mut self.why).map(Box::from);
        let mut made = None;
        for seat in EitherSeat::BOTH {
            ui.add_space(space::L);
            parts::section(ui, view.name(seat));
            let side = view.side(seat);
            let label = view.of("dueling-nobles-correct-gold", seat);
            let most = i64::from(MAX_GOLD);
            if number(
                ui,
                view,
                &label,
                &mut self.gold[seat],
                side.gold.into(),
                most,
            ) {
                let gold = self.gold[seat];
                made = Some(Correction::Gold { seat, gold });
            }
            let label = view.of("dueling-nobles-correct-hand", seat);
            let most = Support::COUNT as i64;
            if number(
                ui,
                view,
                &label,
                &mut self.hand[seat],
                side.hand.into(),
                most,
            ) {
                let hand = self.hand[seat];
                made = Some(Correction::Hand { seat, hand });
            }
            made = abilities(ui, view, seat).or(made);
            for standing in &side.courtyard {
                made = noble(ui, view, seat, standing).or(made);
            }
        }
        ui.add_space(space::L);
        let label = view.get("dueling-nobles-correct-deck").into_owned();
        let now = view.table().support_deck.into();
        let most = Support::COUNT as i64;
        if number(ui, view, &label, &mut self.support_deck, now, most) {
            made = Some(Correction::SupportDeck {
                support_deck: self.support_deck,
            });
        }
        made.map(|correction| TableCommand::Do(Action::Adjust { correction, why }))
    }
}

/// A number with steps, and a button that records it once it differs.
fn number(ui: &mut Ui, view: View<'_>, label: &str, value: &mut i64, now: i64, most: i64) -> bool {
    let mut set = false;
    parts::stepper(ui, view.text, label, value, 0..=most);
    if *value != now {
        let args = [("what", label.into()), ("value", (*value).into())];
        let title = view.with("dueling-nobles-do-correct", &args);
        let button = BigButton::new(&title).primary(true).compact(true);
        set = ui.add(button).clicked();
    }
    set
}

fn abilities(ui: &mut Ui, view: View<'_>, seat: EitherSeat) -> Option<Correction> {
    let mut made = None;
    for ability in Suit::ALL {
        let mut used = view.side(seat).abilities_used.contains(&ability);
        let args = [
            ("name", view.name(seat).into()),
            ("suit", ability.symbol().to_string().into()),
        ];
        let label = view.with("dueling-nobles-correct-ability", &args);
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
    view: View<'_>,
    seat: EitherSeat,
    standing: &NobleInPlay,
) -> Option<Correction> {
    let mut made = None;
    let noble = standing.noble;
    let full = view.rules().stamina[noble.rank()].into();
    let args = [
        ("card", sign(noble).into()),
        ("name", view.name(seat).into()),
    ];
    ui.add_space(space::S);
    ui.label(theme::strong_text(
        view.with("dueling-nobles-noble-label", &args),
    ));
    let mut stamina = i64::from(standing.stamina);
    let label = view.about("dueling-nobles-correct-stamina", noble);
    parts::stepper(ui, view.text, &label, &mut stamina, 1..=full);
    if stamina != i64::from(standing.stamina) {
        made = Some(Correction::Stamina {
            noble: noble.card(),
            stamina,
        });
    }
    ui.label(theme::body(
        view.about("dueling-nobles-correct-weapon", noble),
    ));
    ui.horizontal_wrapped(|ui| {
        let none = view.about("dueling-nobles-correct-no-weapon", noble);
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
            if !under && view.why_not(&action).is_some() {
                continue;
            }
            let args = [("card", sign(weapon).into()), ("noble", sign(noble).into())];
            let label = view.with("dueling-nobles-correct-weapon-to", &args);
            if widgets::choice(ui, &label, under).clicked() && !under {
                made = Some(correction);
            }
        }
    });
    made
}
