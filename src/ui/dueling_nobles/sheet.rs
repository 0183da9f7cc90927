//! An action that is being put together: which cards, which nobles.

use egui::Ui;

use super::desk::{Desk, sign};
use super::pick::{self, Grid, Row, Tap};
use super::room::Intent;
use crate::cards::{Card, Suit};
use crate::games::dueling_nobles::action::ActionKind;
use crate::games::dueling_nobles::rules::SALE_CARDS;
use crate::games::dueling_nobles::{Action, Noble, Refusal, Support, Table, Weapon};
use crate::seat::EitherSeat;
use crate::ui::theme::{self, space};
use crate::ui::widgets::{BigButton, CardFace, CardSize};
use crate::ui::{focus, parts};

/// An action that lacks some of its parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Sheet {
    Sell(Vec<Card>),
    Tax(Option<Card>),
    Buy,
    Recruit,
    Weapon(Option<Card>),
    MoveWeapon(Option<Card>),
    Heal(Option<Card>),
    DrawThree,
    Recover(Option<Card>),
    Spy { card: Option<Card>, seen: Vec<Card> },
    Deflect,
    Concede,
}

impl Sheet {
    /// The empty sheet for a kind of action; `None` where the action needs nothing further.
    pub(super) fn new(kind: ActionKind) -> Option<Sheet> {
        Some(match kind {
            ActionKind::Sell => Sheet::Sell(Vec::new()),
            ActionKind::Tax => Sheet::Tax(None),
            ActionKind::Buy => Sheet::Buy,
            ActionKind::Recruit => Sheet::Recruit,
            ActionKind::Weapon => Sheet::Weapon(None),
            ActionKind::MoveWeapon => Sheet::MoveWeapon(None),
            ActionKind::Heal => Sheet::Heal(None),
            ActionKind::DrawThree => Sheet::DrawThree,
            ActionKind::Recover => Sheet::Recover(None),
            ActionKind::Spy => Sheet::Spy {
                card: None,
                seen: Vec::new(),
            },
            ActionKind::Deflect => Sheet::Deflect,
            ActionKind::Concede => Sheet::Concede,
            _ => return None,
        })
    }

    pub(super) const fn kind(&self) -> ActionKind {
        match self {
            Sheet::Sell(_) => ActionKind::Sell,
            Sheet::Tax(_) => ActionKind::Tax,
            Sheet::Buy => ActionKind::Buy,
            Sheet::Recruit => ActionKind::Recruit,
            Sheet::Weapon(_) => ActionKind::Weapon,
            Sheet::MoveWeapon(_) => ActionKind::MoveWeapon,
            Sheet::Heal(_) => ActionKind::Heal,
            Sheet::DrawThree => ActionKind::DrawThree,
            Sheet::Recover(_) => ActionKind::Recover,
            Sheet::Spy { .. } => ActionKind::Spy,
            Sheet::Deflect => ActionKind::Deflect,
            Sheet::Concede => ActionKind::Concede,
        }
    }

    /// Whose side the action is about.
    pub(super) fn acting(&self, table: &Table) -> EitherSeat {
        match self {
            Sheet::Deflect | Sheet::Spy { .. } => table.active.other(),
            _ => table.active,
        }
    }

    /// Shows the sheet; returns what was decided.
    pub(super) fn show(&mut self, ui: &mut Ui, desk: Desk<'_>) -> Option<Intent> {
        let mut intent = None;
        if parts::heading(ui, &desk.get("back"), &desk.kind(self.kind())) {
            intent = Some(Intent::Close);
        }
        let decided = match self {
            Sheet::Sell(chosen) => sell(ui, desk, chosen),
            Sheet::Tax(last) => tax(ui, desk, last),
            Sheet::Buy => buy(ui, desk),
            Sheet::Recruit => recruit(ui, desk),
            Sheet::Weapon(card) => weapon(ui, desk, card),
            Sheet::MoveWeapon(from) => move_weapon(ui, desk, from),
            Sheet::Heal(card) => heal(ui, desk, card),
            Sheet::DrawThree => draw_three(ui, desk),
            Sheet::Recover(card) => recover(ui, desk, card),
            Sheet::Spy { card, seen } => spy(ui, desk, card, seen),
            Sheet::Deflect => deflect(ui, desk),
            Sheet::Concede => concede(ui, desk),
        };
        intent.or(decided)
    }
}

/// What a tap leads to, where a card or noble that can be chosen decides.
fn decide<T>(tap: Option<Tap<T>>, action: impl FnOnce(T) -> Action) -> Option<Intent> {
    Some(match tap? {
        Tap::Chosen(chosen) => Intent::Do(action(chosen)),
        Tap::Refused(why) => Intent::Explain(why),
    })
}

/// What a tap leads to, where a card or noble that can be chosen is only a part.
fn keep<T: Into<Card>>(tap: Option<Tap<T>>, part: &mut Option<Card>) -> Option<Intent> {
    match tap? {
        Tap::Chosen(chosen) => {
            *part = Some(chosen.into());
            Some(Intent::Explained)
        }
        Tap::Refused(why) => Some(Intent::Explain(why)),
    }
}

fn own_nobles<'d>(desk: Desk<'d>) -> impl Iterator<Item = Noble> + 'd {
    desk.table().own().courtyard.iter().map(|s| s.noble)
}

/// One row of a suit's cards from the active player's hand.
fn suit_row(ui: &mut Ui, desk: Desk<'_>, suit: Suit) -> Option<Tap<Support>> {
    let seat = desk.table().active;
    pick::prompt(ui, &desk.get(prompt_of(suit)));
    let cards: Vec<Support> = Support::all().filter(|c| c.suit() == suit).collect();
    let grid = Grid {
        cards: &cards,
        columns: pick::RANKS / 2,
        chosen: &[],
        label: &sign,
        mark: &|card| pick::place_mark(desk, card),
        why_not: &|card| pick::not_in_hand(desk, seat, card),
    };
    pick::support_cards(ui, grid)
}

const fn prompt_of(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "pick-spade",
        Suit::Hearts => "pick-heart",
        Suit::Diamonds => "pick-diamond",
        Suit::Clubs => "pick-club",
    }
}

fn sell(ui: &mut Ui, desk: Desk<'_>, chosen: &mut Vec<Card>) -> Option<Intent> {
    let seat = desk.table().active;
    pick::prompt(ui, &desk.get("pick-sale"));
    let picked = chosen.as_slice();
    let cards: Vec<Support> = Support::all().collect();
    let grid = Grid {
        cards: &cards,
        columns: pick::RANKS,
        chosen: picked,
        label: &sign,
        mark: &|card| pick::place_mark(desk, card),
        why_not: &|card| {
            if picked.first().is_some_and(|f| f.suit() != card.suit()) {
                return Some(desk.refusal(&Refusal::NotSameSuit));
            }
            if picked.len() == SALE_CARDS {
                return Some(desk.get("pick-sale-full").into_owned());
            }
            pick::not_in_hand(desk, seat, card)
        },
    };
    let tap = pick::support_cards(ui, grid);
    let action = Action::Sell {
        cards: chosen.clone(),
    };
    let why_not = match chosen.len() < SALE_CARDS {
        true => {
            let left = SALE_CARDS - chosen.len();
            Some(desk.with("pick-sale-left", &[("count", left.into())]))
        }
        false => desk.why_not(&action),
    };
    let gold = desk.rules().sale_gold;
    let title = desk.with("do-sell", &[("gold", gold.into())]);
    let button = BigButton::new(&title)
        .primary(true)
        .compact(true)
        .enabled(why_not.is_none());
    let clicked = ui.add(button).clicked();
    let decided = clicked.then(|| why_not.map_or_else(|| Intent::Do(action), Intent::Explain));
    decided.or_else(|| toggle(tap, chosen))
}

/// Puts a tapped card into the choice, or takes it out again.
fn toggle(tap: Option<Tap<Support>>, chosen: &mut Vec<Card>) -> Option<Intent> {
    match tap? {
        Tap::Refused(why) => Some(Intent::Explain(why)),
        Tap::Chosen(card) => {
            pick::toggle(card.card(), chosen);
            Some(Intent::Explained)
        }
    }
}

fn tax(ui: &mut Ui, desk: Desk<'_>, last: &mut Option<Card>) -> Option<Intent> {
    let action = |king: Card| Action::Tax { king };
    if let Some(king) = *last {
        ui.label(theme::body(desk.about("tax-last", king)));
        let title = desk.about("do-tax-last", king);
        let button = BigButton::new(&title).danger(true).primary(true);
        let response = ui.add(button);
        focus::offer(&response, true);
        return response.clicked().then(|| Intent::Do(action(king)));
    }
    pick::prompt(ui, &desk.get("pick-king"));
    let kings = own_nobles(desk).filter(|n| n.is_king());
    let tap = pick::nobles(
        ui,
        kings,
        Row {
            label: &|n| desk.about("do-tax", n),
            band: &|n| pick::worth(desk, n),
            chosen: &|_| false,
            why_not: &|n| desk.why_not(&action(n.card())),
        },
    );
    match tap {
        Some(Tap::Chosen(king)) if falls(desk, king) => keep(Some(Tap::Chosen(king)), last),
        tap => decide(tap, |n| action(n.card())),
    }
}

/// Whether a tax takes this King's last stamina.
fn falls(desk: Desk<'_>, king: Noble) -> bool {
    let standing = desk.table().own().standing(king);
    standing.is_some_and(|s| s.stamina == 1)
}

fn buy(ui: &mut Ui, desk: Desk<'_>) -> Option<Intent> {
    pick::prompt(ui, &desk.get("pick-count"));
    let mut intent = None;
    for count in 1..=i64::from(desk.rules().cards_per_purchase) {
        let action = Action::Buy { count };
        let why_not = desk.why_not(&action);
        let title = desk.with("do-buy", &[("count", count.into())]);
        let button = BigButton::new(&title);
        let decided = pick::offer(ui, button, None, why_not, || Intent::Do(action));
        intent = intent.or(decided);
        ui.add_space(space::S);
    }
    intent
}

fn recruit(ui: &mut Ui, desk: Desk<'_>) -> Option<Intent> {
    pick::prompt(ui, &desk.get("pick-recruit"));
    let action = |n: Noble| Action::Recruit { noble: n.card() };
    let tap = pick::nobles(
        ui,
        Noble::all(),
        Row {
            label: &|n| desk.about("do-recruit", n),
            band: &|n| pick::worth(desk, n),
            chosen: &|_| false,
            why_not: &|n| desk.why_not(&action(n)),
        },
    );
    decide(tap, action)
}

fn weapon(ui: &mut Ui, desk: Desk<'_>, card: &mut Option<Card>) -> Option<Intent> {
    let seat = desk.table().active;
    let Some(chosen) = *card else {
        pick::prompt(ui, &desk.get("pick-weapon"));
        let cards: Vec<Support> = Support::all()
            .filter(|c| Weapon::from_support(*c).is_some())
            .collect();
        let grid = Grid {
            cards: &cards,
            columns: cards.len(),
            chosen: &[],
            label: &sign,
            mark: &|card| pick::place_mark(desk, card),
            why_not: &|card| pick::not_in_hand(desk, seat, card),
        };
        return keep(pick::support_cards(ui, grid), card);
    };
    pick::prompt(ui, &desk.about("pick-bearer", chosen));
    let action = |n: Noble| Action::Weapon {
        card: chosen,
        noble: n.card(),
    };
    let tap = own_row(ui, desk, "do-weapon", None, |n| desk.why_not(&action(n)));
    decide(tap, action)
}

/// The active player's nobles, to choose one of them.
fn own_row(
    ui: &mut Ui,
    desk: Desk<'_>,
    label: &str,
    chosen: Option<Card>,
    why_not: impl Fn(Noble) -> Option<String>,
) -> Option<Tap<Noble>> {
    pick::nobles(
        ui,
        own_nobles(desk),
        Row {
            label: &|n| desk.about(label, n),
            band: &|n| pick::worth(desk, n),
            chosen: &|n| chosen == Some(n.card()),
            why_not: &why_not,
        },
    )
}

fn move_weapon(ui: &mut Ui, desk: Desk<'_>, from: &mut Option<Card>) -> Option<Intent> {
    let Some(giver) = *from else {
        pick::prompt(ui, &desk.get("pick-giver"));
        let own = desk.table().own();
        let unarmed = |n: Noble| own.standing(n).is_none_or(|s| s.weapon.is_none());
        let tap = own_row(ui, desk, "do-give", None, |n| {
            unarmed(n).then(|| desk.refusal(&Refusal::NobleUnarmed { noble: Some(n) }))
        });
        return keep(tap, from);
    };
    pick::prompt(ui, &desk.about("pick-receiver", giver));
    let action = |n: Noble| Action::MoveWeapon {
        from: giver,
        to: n.card(),
    };
    let tap = own_row(ui, desk, "do-receive", Some(giver), |n| {
        desk.why_not(&action(n))
    });
    decide(tap, action)
}

fn heal(ui: &mut Ui, desk: Desk<'_>, card: &mut Option<Card>) -> Option<Intent> {
    let Some(chosen) = *card else {
        let tap = suit_row(ui, desk, Suit::Hearts);
        return keep(tap, card);
    };
    pick::prompt(ui, &desk.get("pick-patient"));
    let action = |n: Noble| Action::Heal {
        card: chosen,
        noble: n.card(),
    };
    let tap = own_row(ui, desk, "do-heal", None, |n| desk.why_not(&action(n)));
    decide(tap, action)
}

fn draw_three(ui: &mut Ui, desk: Desk<'_>) -> Option<Intent> {
    let tap = suit_row(ui, desk, Suit::Diamonds);
    decide(tap, |card| Action::DrawThree { card: card.card() })
}

fn recover(ui: &mut Ui, desk: Desk<'_>, card: &mut Option<Card>) -> Option<Intent> {
    let Some(chosen) = *card else {
        let tap = suit_row(ui, desk, Suit::Clubs);
        return keep(tap, card);
    };
    pick::prompt(ui, &desk.get("pick-recovered"));
    let mut intent = None;
    ui.horizontal_wrapped(|ui| {
        for taken in desk.table().discard.iter().rev() {
            let action = Action::Recover {
                card: chosen,
                take: taken.card(),
            };
            let label = desk.about("pick-from-pile", *taken);
            let face = CardFace::new(taken.card(), CardSize::SMALL).label(&label);
            let response = ui.add(face);
            focus::offer(&response, true);
            if response.clicked() {
                intent = Some(Intent::Do(action));
            }
        }
    });
    intent
}

fn spy(
    ui: &mut Ui,
    desk: Desk<'_>,
    card: &mut Option<Card>,
    seen: &mut Vec<Card>,
) -> Option<Intent> {
    let Some(chosen) = *card else {
        let tap = suit_row(ui, desk, Suit::Spades);
        return keep(tap, card);
    };
    let opponent = desk.table().active.other();
    let hand = usize::from(desk.side(opponent).hand);
    let args = [("name", desk.name(opponent).into()), ("count", hand.into())];
    pick::prompt(ui, &desk.with("pick-seen", &args));
    let picked = seen.as_slice();
    let cards: Vec<Support> = Support::all().collect();
    let grid = Grid {
        cards: &cards,
        columns: pick::RANKS,
        chosen: picked,
        label: &sign,
        mark: &|card| pick::place_mark(desk, card),
        why_not: &|card| {
            if card.card() == chosen {
                return Some(desk.about("pick-seen-spent", chosen));
            }
            if picked.len() == hand {
                return Some(desk.with("pick-seen-full", &args));
            }
            pick::not_in_hand(desk, opponent, card)
        },
    };
    let tap = pick::support_cards(ui, grid);
    ui.add_space(space::S);
    let named = Action::Spy {
        card: chosen,
        seen: Some(seen.clone()),
    };
    let why_not = match hand - seen.len().min(hand) {
        0 => desk.why_not(&named),
        left => Some(desk.with("pick-seen-left", &[("count", left.into())])),
    };
    let title = desk.get("do-spy-named");
    let button = BigButton::new(&title).primary(true);
    let decided = pick::offer(ui, button, None, why_not, || Intent::Do(named));
    ui.add_space(space::S);
    let (title, about) = (desk.get("do-spy"), desk.get("do-spy-about"));
    let unnamed = BigButton::new(&title).subtitle(Some(&about));
    if ui.add(unnamed).clicked() {
        return Some(Intent::Do(Action::Spy {
            card: chosen,
            seen: None,
        }));
    }
    decided.or_else(|| toggle(tap, seen))
}

fn deflect(ui: &mut Ui, desk: Desk<'_>) -> Option<Intent> {
    let defender = desk.table().active.other();
    pick::prompt(ui, &desk.get("pick-deflection"));
    let action = |n: Noble| Action::Deflect { target: n.card() };
    let tap = pick::nobles(
        ui,
        desk.side(defender).courtyard.iter().map(|s| s.noble),
        Row {
            label: &|n| desk.about("do-deflect-to", n),
            band: &|n| pick::worth(desk, n),
            chosen: &|_| false,
            why_not: &|n| desk.why_not(&action(n)),
        },
    );
    decide(tap, action)
}

fn concede(ui: &mut Ui, desk: Desk<'_>) -> Option<Intent> {
    ui.label(theme::body(desk.get("concede-about")));
    ui.add_space(space::S);
    let mut intent = None;
    for seat in EitherSeat::BOTH {
        let title = desk.of("do-concede", seat);
        let response = ui.add(BigButton::new(&title).danger(true));
        focus::offer(&response, true);
        if response.clicked() {
            intent = Some(Intent::Do(Action::Concede { seat }));
        }
        ui.add_space(space::S);
    }
    intent
}
