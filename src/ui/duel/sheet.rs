//! Sheets: actions for which something has to be chosen first.

use egui::Ui;

use super::battle;
use super::naming::{self, Question};
use super::play::{Command, DuelPlay};
use super::task;
use super::view::{Choice, Out, View, Wanted};
use crate::cards::Rank;
use crate::games::duel::action::{Action, ActionKind, Target};
use crate::games::duel::{Face, Name, Part};
use crate::seat::Seat;
use crate::ui::parts;
use crate::ui::session::{Density, choices};
use crate::ui::theme::{self, space};

/// What is put together.
#[derive(Debug, Clone, PartialEq)]
pub enum Sheet {
    /// Which Warlord is exchanged.
    Exchange,
    /// An Ace outside a battle: by whom, then on which Warlord.
    Ace {
        /// Who plays it.
        by: Option<Seat>,
    },
    /// How the Warlord of this slot defends.
    Defend {
        /// Its slot.
        slot: usize,
    },
    /// The defender's Ace, and the Warlord that is turned up with it.
    AceInBattle {
        /// The Ace, once it has been named.
        card: Option<Name>,
    },
    /// The joker that refills a draw pile.
    Reinforce {
        /// How many cards it brings, if not the most.
        count: Option<i64>,
    },
    /// Who gives up.
    Concede,
}

impl Sheet {
    /// How many of its questions have been answered.
    pub(super) const fn step(&self) -> usize {
        match self {
            Sheet::Ace { by } => by.is_some() as usize,
            Sheet::AceInBattle { card } => card.is_some() as usize,
            Sheet::Exchange | Sheet::Defend { .. } | Sheet::Reinforce { .. } | Sheet::Concede => 0,
        }
    }

    /// What a tap on somebody's part of the table means while this is asked; nothing where it is no answer.
    pub(super) fn answer(&self, view: View<'_>, seat: Seat) -> Option<Wanted> {
        match self {
            Sheet::Ace { by: None } => Some(match ace_reaches(view, seat) {
                Ok(()) => Wanted::Own(Command::Open(Sheet::Ace { by: Some(seat) })),
                Err(why) => Wanted::Explain(why),
            }),
            Sheet::Ace { by: Some(by) } => {
                let [ace, ..] = aces(view) else { return None };
                let mut all = targets(view, *by, *ace).into_iter();
                let mut reached = all.by_ref().filter(|(against, _, action)| {
                    *against == seat && view.why_not(action).is_none()
                });
                // Of two Warlords the choices below tell which.
                match (reached.next(), reached.next()) {
                    (Some((_, _, action)), None) => Some(Wanted::Do(action)),
                    _ => None,
                }
            }
            Sheet::Concede
            | Sheet::Exchange
            | Sheet::Defend { .. }
            | Sheet::AceInBattle { .. }
            | Sheet::Reinforce { .. } => None,
        }
    }
}

/// An Ace of which nothing but its rank was told.
const ACE: Name = Name::Face(Face::Rank(Rank::Ace));

/// Shows the sheet: its title and the way back, and what is to be chosen.
pub(super) fn show(
    ui: &mut Ui,
    play: &mut DuelPlay,
    sheet: &mut Sheet,
    view: View<'_>,
    density: Density,
    out: &mut Out,
) {
    let kind = match sheet {
        Sheet::Exchange => ActionKind::Exchange,
        Sheet::Defend { .. } => ActionKind::Defend,
        Sheet::Ace { .. } | Sheet::AceInBattle { .. } => ActionKind::Ace,
        Sheet::Reinforce { .. } => ActionKind::Reinforce,
        Sheet::Concede => ActionKind::Concede,
    };
    if choices::sheet_heading(ui, view, &view.kind(kind)) {
        out.send(Wanted::Close);
    }
    ui.add_space(space::XS);
    match sheet {
        Sheet::Exchange => exchange(ui, play, view, density, out),
        Sheet::Ace { by: None } => who_plays(ui, play, view, density, out),
        Sheet::Ace { by: Some(by) } => against(ui, play, view, *by, density, out),
        Sheet::Defend { slot } => defend(ui, play, view, *slot, density, out),
        Sheet::AceInBattle { card } => in_battle(ui, play, view, card, out),
        Sheet::Reinforce { count } => reinforce(ui, play, view, count, density, out),
        Sheet::Concede => concede(ui, play, view, density, out),
    }
}

fn exchange(ui: &mut Ui, play: &mut DuelPlay, view: View<'_>, density: Density, out: &mut Out) {
    choices::prompt(ui, &view.get("duel-screen-exchange-which"));
    let seat = view.table.active;
    let slots = view.side(seat).slots.iter().enumerate();
    let laid = slots.filter(|(_, standing)| standing.is_some());
    let all = laid.map(|(slot, _)| {
        let action = Action::Exchange {
            slot: slot as i64,
            card: None,
        };
        let why_not = view.why_not(&action);
        let args = [("warlord", view.warlord(seat, slot).into())];
        let title = view.with("duel-screen-exchange-one", &args);
        Choice::new(title, Wanted::Do(action)).unless(why_not)
    });
    choices::show(ui, all.collect(), density, play.digit(), out);
}

/// The Warlords that an Ace of this player reaches.
fn targets(view: View<'_>, by: Seat, card: Name) -> Vec<(Seat, usize, Action)> {
    let others = view.seats().filter(|seat| *seat != by);
    let all = others.flat_map(|against| {
        let slots = view.side(against).slots.iter().enumerate();
        let laid = slots.filter(|(_, standing)| standing.is_some());
        laid.map(move |(slot, _)| {
            let action = Action::Ace {
                seat: by,
                card,
                target: Some(Target {
                    against,
                    slot: slot as i64,
                }),
                warlord: None,
            };
            (against, slot, action)
        })
    });
    all.collect()
}

/// Whether an Ace can be an ally here.
fn aces(view: View<'_>) -> &'static [Name] {
    match view.rules().hidden_ally {
        true => &[ACE, Name::AllyAs(Rank::Ace)],
        false => &[ACE],
    }
}

fn who_plays(ui: &mut Ui, play: &mut DuelPlay, view: View<'_>, density: Density, out: &mut Out) {
    choices::prompt(ui, &view.get("duel-screen-ace-who"));
    // Who is out plays nothing, and needs no explanation.
    let reach = view
        .seats()
        .filter(|seat| view.table.reach().contains(*seat));
    let all = reach.map(|seat| {
        let wanted = Wanted::Own(Command::Open(Sheet::Ace { by: Some(seat) }));
        let why_not = ace_reaches(view, seat).err();
        Choice::new(view.of("duel-screen-ace-by", seat), wanted).unless(why_not)
    });
    choices::show(ui, all.collect(), density, play.digit(), out);
}

/// Whether an Ace of this player reaches a Warlord; otherwise why not.
pub(super) fn ace_reaches(view: View<'_>, seat: Seat) -> Result<(), String> {
    let mut why_not = None;
    for ace in aces(view) {
        for (_, _, action) in targets(view, seat, *ace) {
            let Some(why) = view.why_not(&action) else {
                return Ok(());
            };
            why_not.get_or_insert(why);
        }
    }
    Err(why_not.unwrap_or_else(|| view.get("duel-screen-ace-nobody").into_owned()))
}

fn against(
    ui: &mut Ui,
    play: &mut DuelPlay,
    view: View<'_>,
    by: Seat,
    density: Density,
    out: &mut Out,
) {
    choices::prompt(ui, &view.of("duel-screen-ace-whom", by));
    let mut all = Vec::new();
    for ace in aces(view) {
        for (seat, slot, action) in targets(view, by, *ace) {
            let why_not = view.why_not(&action);
            let args = [
                ("name", view.name(seat).into()),
                ("warlord", view.warlord(seat, slot).into()),
            ];
            let title = match ace {
                Name::AllyAs(_) => view.with("duel-screen-ace-ally", &args),
                Name::Face(_) | Name::Joker | Name::Ally => view.with("duel-screen-ace-on", &args),
            };
            // Those who sit too far away are only in the way.
            if why_not.is_none() {
                all.push(Choice::new(title, Wanted::Do(action)));
            }
        }
    }
    choices::show(ui, all, density, play.digit(), out);
}

/// What a tap on the defender's Warlord of this slot means: it is asked whether an Army card defends with it, unless the
/// rules leave one way only.
pub(super) fn defended_with(view: View<'_>, slot: usize) -> Option<Wanted> {
    let seat = view.table.battle.as_ref()?.defender;
    let [both, alone] = task::defences_with(view, seat, slot);
    Some(match (both.why_not, alone.why_not) {
        (None, None) => Wanted::Own(Command::Open(Sheet::Defend { slot })),
        (None, Some(_)) => both.wanted,
        (Some(_), None) => alone.wanted,
        (Some(why), Some(_)) => Wanted::Explain(why),
    })
}

fn defend(
    ui: &mut Ui,
    play: &mut DuelPlay,
    view: View<'_>,
    slot: usize,
    density: Density,
    out: &mut Out,
) {
    let Some(battle) = &view.table.battle else {
        return;
    };
    let seat = battle.defender;
    choices::prompt(ui, &view.of("duel-screen-defend", seat));
    let all = task::defences_with(view, seat, slot).into();
    choices::show(ui, all, density, play.digit(), out);
}

/// The defender's Ace: whether it is the ally, and which Warlord is turned up with it.
fn in_battle(
    ui: &mut Ui,
    play: &mut DuelPlay,
    view: View<'_>,
    card: &mut Option<Name>,
    out: &mut Out,
) {
    let Some(battle) = &view.table.battle else {
        return;
    };
    let seat = battle.defender;
    let side = battle.side(seat);
    let asks = side.is_some_and(|side| battle::unknown_warlord(view.table, seat, side));
    let action = |card, warlord| Action::Ace {
        seat,
        card,
        target: None,
        warlord,
    };
    let ace = match (*card, aces(view)) {
        (Some(ace), _) => ace,
        (None, [only]) => *only,
        (None, several) => {
            choices::prompt(ui, &view.of("duel-screen-ace-which", seat));
            let all = several.iter().map(|ace| {
                let title = view.card(*ace);
                match asks {
                    true => {
                        let sheet = Sheet::AceInBattle { card: Some(*ace) };
                        Choice::new(title, Wanted::Own(Command::Open(sheet)))
                    }
                    false => {
                        let action = action(*ace, None);
                        let why_not = view.why_not(&action);
                        Choice::new(title, Wanted::Do(action)).unless(why_not)
                    }
                }
            });
            let all = all.collect();
            return choices::show(ui, all, Density::Some, play.digit(), out);
        }
    };
    if !asks {
        let action = action(ace, None);
        let why_not = view.why_not(&action);
        let title = view.of("duel-screen-ace-of", seat);
        let all = vec![Choice::new(title, Wanted::Do(action)).unless(why_not)];
        return choices::show(ui, all, Density::Some, play.digit(), out);
    }
    choices::prompt(ui, &view.of("duel-screen-ace-warlord", seat));
    let ranks = [Rank::King, Rank::Queen, Rank::Jack];
    let args = [
        ("name", view.name(seat).into()),
        ("part", view.part(Part::Warlord).into()),
    ];
    let what = view.with("duel-screen-name-what", &args);
    let question = Question {
        ranks: &ranks,
        what: &what,
        in_role: true,
        why_not: &|warlord| view.why_not(&action(ace, Some(warlord))),
    };
    let digit = play.digit();
    let warlord = naming::card(ui, view, question, &mut play.naming, digit, out);
    if warlord.is_some() {
        out.send(Wanted::Do(action(ace, warlord)));
    }
}

fn reinforce(
    ui: &mut Ui,
    play: &mut DuelPlay,
    view: View<'_>,
    count: &mut Option<i64>,
    density: Density,
    out: &mut Out,
) {
    let able = |seat: &Seat| {
        let action = Action::Reinforce {
            seat: *seat,
            count: None,
        };
        view.offers(*seat) && view.why_not(&action).is_none()
    };
    let seats: Vec<Seat> = view.seats().filter(able).collect();
    let most = |seat: Seat| view.table.most_reinforcements(view.rules(), seat) as i64;
    let top = seats.iter().map(|seat| most(*seat)).max().unwrap_or(1);
    ui.label(theme::body(view.get("duel-screen-reinforce-how")));
    let mut cards = count.unwrap_or(top).clamp(1, top);
    let label = view.get("duel-screen-reinforce-count");
    if parts::stepper(ui, view.text, &label, &mut cards, 1..=top).changed() {
        *count = (cards < top).then_some(cards);
    }
    let all = seats.into_iter().map(|seat| {
        let cards = cards.min(most(seat));
        let action = Action::Reinforce {
            seat,
            count: (cards < most(seat)).then_some(cards),
        };
        let args = [("name", view.name(seat).into()), ("count", cards.into())];
        let title = view.with("duel-screen-reinforce-by", &args);
        Choice::new(title, Wanted::Do(action))
    });
    choices::show(ui, all.collect(), density, play.digit(), out);
}

fn concede(ui: &mut Ui, play: &mut DuelPlay, view: View<'_>, density: Density, out: &mut Out) {
    let seats: Vec<Seat> = view
        .seats()
        .filter(|seat| view.table.circle().contains(*seat))
        .collect();
    let about = match seats.len() {
        0..=2 => "duel-screen-concede-last",
        _ => "duel-screen-concede-about",
    };
    ui.label(theme::body(view.get(about)));
    ui.add_space(space::S);
    let offered = seats.into_iter().filter(|seat| view.offers(*seat));
    let all = offered.map(|seat| {
        let action = Action::Concede { seat };
        let why_not = view.why_not(&action);
        let title = view.of("duel-screen-concedes", seat);
        Choice::new(title, Wanted::Do(action))
            .unless(why_not)
            .danger()
    });
    let density = match density {
        Density::Ample => Density::Some,
        density @ (Density::Some | Density::Little) => density,
    };
    choices::show(ui, all.collect(), density, play.digit(), out);
}
