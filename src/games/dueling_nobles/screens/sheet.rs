//! An action that is being put together: which cards, which nobles.

use egui::{Label, Ui};

use super::commands::{self, PlayCommand, TableCommand};
use super::pick::{self, Grid, Row, Tap};
use super::view::{View, ViewExt, sign};
use crate::rules::action::ActionKind;
use crate::rules::editions::SALE_CARDS;
use crate::rules::{Action, Noble, Refusal, Support, Table, Weapon};
use crate::text::kind_about;
use courtyard_core::cards::{Card, Suit};
use courtyard_core::seat::EitherSeat;
use courtyard_ui::input::focus;
use courtyard_ui::parts;
use courtyard_ui::theme::{self, space};
use courtyard_ui::widgets::{BigButton, CardFace, CardSize};

/// An action that lacks some of its parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Sheet {
    Sell(Vec<Card>),
    Tax(Option<Card>),
    Buy,
    Recruit,
    Weapon(Option<Card>),
    /// A weapon for this noble.
    Arm(Card),
    MoveWeapon(Option<Card>),
    Heal(Option<Card>),
    /// A heart for this noble.
    HealNoble(Card),
    DrawThree,
    Recover(Option<Card>),
    Spy {
        card: Option<Card>,
        seen: Vec<Card>,
    },
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

    /// The sheet for a kind of action that is about this noble of the active player; `None` where no noble is asked for.
    pub(super) fn about(kind: ActionKind, noble: Card) -> Option<Sheet> {
        Some(match kind {
            ActionKind::Tax => Sheet::Tax(Some(noble)),
            ActionKind::Weapon => Sheet::Arm(noble),
            ActionKind::MoveWeapon => Sheet::MoveWeapon(Some(noble)),
            ActionKind::Heal => Sheet::HealNoble(noble),
            _ => return None,
        })
    }

    pub(super) const fn kind(&self) -> ActionKind {
        match self {
            Sheet::Sell(_) => ActionKind::Sell,
            Sheet::Tax(_) => ActionKind::Tax,
            Sheet::Buy => ActionKind::Buy,
            Sheet::Recruit => ActionKind::Recruit,
            Sheet::Weapon(_) | Sheet::Arm(_) => ActionKind::Weapon,
            Sheet::MoveWeapon(_) => ActionKind::MoveWeapon,
            Sheet::Heal(_) | Sheet::HealNoble(_) => ActionKind::Heal,
            Sheet::DrawThree => ActionKind::DrawThree,
            Sheet::Recover(_) => ActionKind::Recover,
            Sheet::Spy { .. } => ActionKind::Spy,
            Sheet::Deflect => ActionKind::Deflect,
            Sheet::Concede => ActionKind::Concede,
        }
    }

    /// How many of its questions have been answered. Cards of which several are chosen are one.
    pub(super) const fn step(&self) -> usize {
        match self {
            Sheet::Tax(answer)
            | Sheet::Weapon(answer)
            | Sheet::MoveWeapon(answer)
            | Sheet::Heal(answer)
            | Sheet::Recover(answer)
            | Sheet::Spy { card: answer, .. } => answer.is_some() as usize,
            Sheet::Sell(_)
            | Sheet::Arm(_)
            | Sheet::HealNoble(_)
            | Sheet::Buy
            | Sheet::Recruit
            | Sheet::DrawThree
            | Sheet::Deflect
            | Sheet::Concede => 0,
        }
    }

    /// Whose side the action is about.
    pub(super) fn acting(&self, table: &Table) -> EitherSeat {
        match self {
            Sheet::Deflect | Sheet::Spy { .. } => table.active.other(),
            _ => table.active,
        }
    }

    /// What a tap on a noble of the side that the action is about means, where a noble is asked for.
    pub(super) fn answer(&self, view: View<'_>, noble: Noble) -> Option<TableCommand> {
        let card = noble.card();
        let action = match self {
            Sheet::Tax(None) if noble.is_king() && falls(view, noble) => {
                return Some(PlayCommand::OpenFor(ActionKind::Tax, card).into());
            }
            Sheet::Tax(None) => Action::Tax { king: card },
            Sheet::Weapon(Some(weapon)) => Action::Weapon {
                card: *weapon,
                noble: card,
            },
            Sheet::MoveWeapon(None) => {
                let own = view.table().own().standing(noble);
                let armed = own.is_some_and(|standing| standing.weapon.is_some());
                let unarmed = || view.refusal(&Refusal::NobleUnarmed { noble: Some(noble) });
                return Some(match armed {
                    true => PlayCommand::OpenFor(ActionKind::MoveWeapon, card).into(),
                    false => TableCommand::Explain(unarmed()),
                });
            }
            Sheet::MoveWeapon(Some(from)) => Action::MoveWeapon {
                from: *from,
                to: card,
            },
            Sheet::Heal(Some(heart)) => Action::Heal {
                card: *heart,
                noble: card,
            },
            Sheet::Deflect => Action::Deflect { target: card },
            Sheet::Tax(Some(_))
            | Sheet::Weapon(None)
            | Sheet::Heal(None)
            | Sheet::Sell(_)
            | Sheet::Buy
            | Sheet::Recruit
            | Sheet::Arm(_)
            | Sheet::HealNoble(_)
            | Sheet::DrawThree
            | Sheet::Recover(_)
            | Sheet::Spy { .. }
            | Sheet::Concede => return None,
        };
        let why_not = view.why_not(&action);
        Some(why_not.map_or_else(|| TableCommand::Do(action), TableCommand::Explain))
    }

    /// What is done, and with whom, where that is known.
    fn title(&self, view: View<'_>) -> String {
        match self {
            Sheet::Arm(noble) => view.about("dueling-nobles-do-weapon", *noble),
            Sheet::HealNoble(noble) => view.about("dueling-nobles-do-heal", *noble),
            _ => view.kind(self.kind()),
        }
    }

    /// Shows the sheet; returns what was decided.
    pub(super) fn show(&mut self, ui: &mut Ui, view: View<'_>) -> Option<TableCommand> {
        let mut command = None;
        if parts::heading(ui, &view.get("back"), &self.title(view)) {
            command = Some(TableCommand::Close);
        }
        let decided = match self {
            Sheet::Sell(chosen) => sell(ui, view, chosen),
            Sheet::Tax(last) => tax(ui, view, last),
            Sheet::Buy => buy(ui, view),
            Sheet::Recruit => recruit(ui, view),
            Sheet::Weapon(card) => weapon(ui, view, card),
            Sheet::Arm(noble) => {
                let noble = *noble;
                decide(weapons(ui, view), |card| Action::Weapon {
                    card: card.card(),
                    noble,
                })
            }
            Sheet::MoveWeapon(from) => move_weapon(ui, view, from),
            Sheet::Heal(card) => heal(ui, view, card),
            Sheet::HealNoble(noble) => {
                let noble = *noble;
                decide(suit_row(ui, view, Suit::Hearts), |card| Action::Heal {
                    card: card.card(),
                    noble,
                })
            }
            Sheet::DrawThree => draw_three(ui, view),
            Sheet::Recover(card) => recover(ui, view, card),
            Sheet::Spy { card, seen } => spy(ui, view, card, seen),
            Sheet::Deflect => deflect(ui, view),
            Sheet::Concede => concede(ui, view),
        };
        command.or(decided)
    }
}

/// What a tap leads to, where a card or noble that can be chosen decides.
fn decide<T>(tap: Option<Tap<T>>, action: impl FnOnce(T) -> Action) -> Option<TableCommand> {
    Some(match tap? {
        Tap::Chosen(chosen) => TableCommand::Do(action(chosen)),
        Tap::Refused(why) => TableCommand::Explain(why),
    })
}

/// What a tap leads to, where a card or noble that can be chosen is only a part.
fn keep<T: Into<Card>>(tap: Option<Tap<T>>, part: &mut Option<Card>) -> Option<TableCommand> {
    match tap? {
        Tap::Chosen(chosen) => {
            *part = Some(chosen.into());
            Some(TableCommand::Explained)
        }
        Tap::Refused(why) => Some(TableCommand::Explain(why)),
    }
}

fn own_nobles(view: View<'_>) -> impl Iterator<Item = Noble> + '_ {
    view.table().own().courtyard.iter().map(|s| s.noble)
}

/// One row of a suit's cards from the active player's hand.
fn suit_row(ui: &mut Ui, view: View<'_>, suit: Suit) -> Option<Tap<Support>> {
    let seat = view.table().active;
    pick::prompt(ui, &view.get(prompt_of(suit)));
    let cards: Vec<Support> = Support::all().filter(|c| c.suit() == suit).collect();
    let grid = Grid {
        cards: &cards,
        columns: pick::RANKS / 2,
        chosen: &[],
        label: &sign,
        mark: &|card| pick::place_mark(view, card),
        why_not: &|card| pick::not_in_hand(view, seat, card),
        does: &pick::does_nothing,
    };
    pick::support_cards(ui, grid)
}

const fn prompt_of(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "dueling-nobles-pick-spade",
        Suit::Hearts => "dueling-nobles-pick-heart",
        Suit::Diamonds => "dueling-nobles-pick-diamond",
        Suit::Clubs => "dueling-nobles-pick-club",
    }
}

fn sell(ui: &mut Ui, view: View<'_>, chosen: &mut Vec<Card>) -> Option<TableCommand> {
    let seat = view.table().active;
    pick::prompt(ui, &view.get("dueling-nobles-pick-sale"));
    let picked = chosen.as_slice();
    let cards: Vec<Support> = Support::all().collect();
    let grid = Grid {
        cards: &cards,
        columns: pick::RANKS,
        chosen: picked,
        label: &sign,
        mark: &|card| pick::place_mark(view, card),
        why_not: &|card| {
            if picked.first().is_some_and(|f| f.suit() != card.suit()) {
                return Some(view.refusal(&Refusal::NotSameSuit));
            }
            if picked.len() == SALE_CARDS {
                return Some(view.get("dueling-nobles-pick-sale-full").into_owned());
            }
            pick::not_in_hand(view, seat, card)
        },
        does: &pick::does_nothing,
    };
    let tap = pick::support_cards(ui, grid);
    let action = Action::Sell {
        cards: chosen.clone(),
    };
    let why_not = match chosen.len() < SALE_CARDS {
        true => {
            let left = SALE_CARDS - chosen.len();
            Some(view.with("dueling-nobles-pick-sale-left", &[("count", left.into())]))
        }
        false => view.why_not(&action),
    };
    let gold = view.rules().sale_gold;
    let title = view.with("dueling-nobles-do-sell", &[("gold", gold.into())]);
    let button = BigButton::new(&title)
        .primary(true)
        .compact(true)
        .enabled(why_not.is_none());
    let clicked = ui.add(button).clicked();
    let decided =
        clicked.then(|| why_not.map_or_else(|| TableCommand::Do(action), TableCommand::Explain));
    decided.or_else(|| toggle(tap, chosen))
}

/// Puts a tapped card into the choice, or takes it out again.
fn toggle(tap: Option<Tap<Support>>, chosen: &mut Vec<Card>) -> Option<TableCommand> {
    match tap? {
        Tap::Refused(why) => Some(TableCommand::Explain(why)),
        Tap::Chosen(card) => {
            pick::toggle(card.card(), chosen);
            Some(TableCommand::Explained)
        }
    }
}

fn tax(ui: &mut Ui, view: View<'_>, last: &mut Option<Card>) -> Option<TableCommand> {
    let action = |king: Card| Action::Tax { king };
    if let Some(king) = *last {
        ui.label(theme::body(view.about("dueling-nobles-tax-last", king)));
        let title = view.about("dueling-nobles-do-tax-last", king);
        let button = BigButton::new(&title).danger(true).primary(true);
        let response = ui.add(button);
        focus::offer(&response, true);
        return response.clicked().then(|| TableCommand::Do(action(king)));
    }
    pick::prompt(ui, &view.get("dueling-nobles-pick-king"));
    let kings = own_nobles(view).filter(|n| n.is_king());
    let tap = pick::nobles(
        ui,
        kings,
        Row {
            label: &|n| view.about("dueling-nobles-do-tax", n),
            band: &|n| pick::worth(view, n),
            chosen: &|_| false,
            why_not: &|n| view.why_not(&action(n.card())),
        },
    );
    match tap {
        Some(Tap::Chosen(king)) if falls(view, king) => keep(Some(Tap::Chosen(king)), last),
        tap => decide(tap, |n| action(n.card())),
    }
}

/// Whether a tax takes this King's last stamina.
fn falls(view: View<'_>, king: Noble) -> bool {
    let standing = view.table().own().standing(king);
    standing.is_some_and(|s| s.stamina == 1)
}

fn buy(ui: &mut Ui, view: View<'_>) -> Option<TableCommand> {
    pick::prompt(ui, &view.get("dueling-nobles-pick-count"));
    let mut command = None;
    for count in 1..=i64::from(view.rules().cards_per_purchase) {
        let action = Action::Buy { count };
        let why_not = view.why_not(&action);
        let title = view.with("dueling-nobles-do-buy", &[("count", count.into())]);
        let button = BigButton::new(&title).compact(true);
        let decided = commands::offer(ui, button, None, why_not, || TableCommand::Do(action));
        command = command.or(decided);
    }
    command
}

fn recruit(ui: &mut Ui, view: View<'_>) -> Option<TableCommand> {
    pick::prompt(ui, &view.get("dueling-nobles-pick-recruit"));
    let action = |n: Noble| Action::Recruit { noble: n.card() };
    let tap = pick::nobles(
        ui,
        Noble::all(),
        Row {
            label: &|n| view.about("dueling-nobles-do-recruit", n),
            band: &|n| pick::worth(view, n),
            chosen: &|_| false,
            why_not: &|n| view.why_not(&action(n)),
        },
    );
    decide(tap, action)
}

/// The weapons of the active player's hand.
fn weapons(ui: &mut Ui, view: View<'_>) -> Option<Tap<Support>> {
    let seat = view.table().active;
    pick::prompt(ui, &view.get("dueling-nobles-pick-weapon"));
    let cards: Vec<Support> = Support::all()
        .filter(|c| Weapon::from_support(*c).is_some())
        .collect();
    let grid = Grid {
        cards: &cards,
        columns: cards.len(),
        chosen: &[],
        label: &sign,
        mark: &|card| pick::place_mark(view, card),
        why_not: &|card| pick::not_in_hand(view, seat, card),
        does: &pick::does_nothing,
    };
    pick::support_cards(ui, grid)
}

fn weapon(ui: &mut Ui, view: View<'_>, card: &mut Option<Card>) -> Option<TableCommand> {
    let Some(chosen) = *card else {
        return keep(weapons(ui, view), card);
    };
    pick::prompt(ui, &view.about("dueling-nobles-pick-bearer", chosen));
    let action = |n: Noble| Action::Weapon {
        card: chosen,
        noble: n.card(),
    };
    let tap = own_row(ui, view, "dueling-nobles-do-weapon", None, |n| {
        view.why_not(&action(n))
    });
    decide(tap, action)
}

/// The active player's nobles, to choose one of them.
fn own_row(
    ui: &mut Ui,
    view: View<'_>,
    label: &str,
    chosen: Option<Card>,
    why_not: impl Fn(Noble) -> Option<String>,
) -> Option<Tap<Noble>> {
    if chosen.is_some() {
        // The card that is lifted leaves the words above it free.
        let lifted = CardSize::MEDIUM.lift() - ui.spacing().item_spacing.y;
        ui.add_space(lifted.max(0.0));
    }
    pick::nobles(
        ui,
        own_nobles(view),
        Row {
            label: &|n| view.about(label, n),
            band: &|n| pick::worth(view, n),
            chosen: &|n| chosen == Some(n.card()),
            why_not: &why_not,
        },
    )
}

fn move_weapon(ui: &mut Ui, view: View<'_>, from: &mut Option<Card>) -> Option<TableCommand> {
    let Some(giver) = *from else {
        pick::prompt(ui, &view.get("dueling-nobles-pick-giver"));
        let own = view.table().own();
        let unarmed = |n: Noble| own.standing(n).is_none_or(|s| s.weapon.is_none());
        let tap = own_row(ui, view, "dueling-nobles-do-give", None, |n| {
            unarmed(n).then(|| view.refusal(&Refusal::NobleUnarmed { noble: Some(n) }))
        });
        return keep(tap, from);
    };
    pick::prompt(ui, &view.about("dueling-nobles-pick-receiver", giver));
    let action = |n: Noble| Action::MoveWeapon {
        from: giver,
        to: n.card(),
    };
    let tap = own_row(ui, view, "dueling-nobles-do-receive", Some(giver), |n| {
        view.why_not(&action(n))
    });
    decide(tap, action)
}

fn heal(ui: &mut Ui, view: View<'_>, card: &mut Option<Card>) -> Option<TableCommand> {
    let Some(chosen) = *card else {
        let tap = suit_row(ui, view, Suit::Hearts);
        return keep(tap, card);
    };
    pick::prompt(ui, &view.get("dueling-nobles-pick-patient"));
    let action = |n: Noble| Action::Heal {
        card: chosen,
        noble: n.card(),
    };
    let tap = own_row(ui, view, "dueling-nobles-do-heal", None, |n| {
        view.why_not(&action(n))
    });
    decide(tap, action)
}

fn draw_three(ui: &mut Ui, view: View<'_>) -> Option<TableCommand> {
    let tap = suit_row(ui, view, Suit::Diamonds);
    decide(tap, |card| Action::DrawThree { card: card.card() })
}

fn recover(ui: &mut Ui, view: View<'_>, card: &mut Option<Card>) -> Option<TableCommand> {
    let Some(chosen) = *card else {
        let tap = suit_row(ui, view, Suit::Clubs);
        return keep(tap, card);
    };
    pick::prompt(ui, &view.get("dueling-nobles-pick-recovered"));
    let mut command = None;
    ui.horizontal_wrapped(|ui| {
        for taken in view.table().discard.iter().rev() {
            let action = Action::Recover {
                card: chosen,
                take: taken.card(),
            };
            let label = view.about("dueling-nobles-pick-from-pile", *taken);
            let face = CardFace::new(taken.card(), CardSize::SMALL).label(&label);
            let response = ui.add(face);
            focus::offer(&response, true);
            if response.clicked() {
                command = Some(TableCommand::Do(action));
            }
        }
    });
    command
}

fn spy(
    ui: &mut Ui,
    view: View<'_>,
    card: &mut Option<Card>,
    seen: &mut Vec<Card>,
) -> Option<TableCommand> {
    let Some(chosen) = *card else {
        let tap = suit_row(ui, view, Suit::Spades);
        return keep(tap, card);
    };
    let opponent = view.table().active.other();
    let hand = usize::from(view.side(opponent).hand);
    let args = [("name", view.name(opponent).into()), ("count", hand.into())];
    pick::prompt(ui, &view.with("dueling-nobles-pick-seen", &args));
    let picked = seen.as_slice();
    let cards: Vec<Support> = Support::all().collect();
    let grid = Grid {
        cards: &cards,
        columns: pick::RANKS,
        chosen: picked,
        label: &sign,
        mark: &|card| pick::place_mark(view, card),
        why_not: &|card| {
            if card.card() == chosen {
                return Some(view.about("dueling-nobles-pick-seen-spent", chosen));
            }
            if picked.len() == hand {
                return Some(view.with("dueling-nobles-pick-seen-full", &args));
            }
            pick::not_in_hand(view, opponent, card)
        },
        does: &pick::does_nothing,
    };
    let tap = pick::support_cards(ui, grid);
    ui.add_space(space::S);
    let named = Action::Spy {
        card: chosen,
        seen: Some(seen.clone()),
    };
    let why_not = match hand - seen.len().min(hand) {
        0 => view.why_not(&named),
        left => Some(view.with("dueling-nobles-pick-seen-left", &[("count", left.into())])),
    };
    let title = view.get("dueling-nobles-do-spy-named");
    let button = BigButton::new(&title).primary(true);
    let decided = commands::offer(ui, button, None, why_not, || TableCommand::Do(named));
    ui.add_space(space::S);
    let (title, about) = (
        view.get("dueling-nobles-do-spy"),
        view.get("dueling-nobles-do-spy-about"),
    );
    let unnamed = BigButton::new(&title).subtitle(Some(&about));
    if ui.add(unnamed).clicked() {
        return Some(TableCommand::Do(Action::Spy {
            card: chosen,
            seen: None,
        }));
    }
    decided.or_else(|| toggle(tap, seen))
}

fn deflect(ui: &mut Ui, view: View<'_>) -> Option<TableCommand> {
    let defender = view.table().active.other();
    let about = kind_about(view.context(), ActionKind::Deflect);
    ui.add(Label::new(theme::small(about)).wrap());
    pick::prompt(ui, &view.get("dueling-nobles-pick-deflection"));
    let action = |n: Noble| Action::Deflect { target: n.card() };
    let tap = pick::nobles(
        ui,
        view.side(defender).courtyard.iter().map(|s| s.noble),
        Row {
            label: &|n| view.about("dueling-nobles-do-deflect-to", n),
            band: &|n| pick::worth(view, n),
            chosen: &|_| false,
            why_not: &|n| view.why_not(&action(n)),
        },
    );
    decide(tap, action)
}

fn concede(ui: &mut Ui, view: View<'_>) -> Option<TableCommand> {
    ui.label(theme::body(view.get("dueling-nobles-concede-about")));
    ui.add_space(space::S);
    let mut command = None;
    for seat in EitherSeat::BOTH
        .into_iter()
        .filter(|seat| view.offers(*seat))
    {
        let title = view.of("dueling-nobles-do-concede", seat);
        let response = ui.add(BigButton::new(&title).danger(true));
        focus::offer(&response, true);
        if response.clicked() {
            command = Some(TableCommand::Do(Action::Concede { seat }));
        }
        ui.add_space(space::S);
    }
    command
}
