//! A duel, step by step: both nobles face to face, their strengths term by term, and the outcome.

use egui::{Margin, Ui};

use super::desk::Desk;
use super::pick::{self, Grid};
use super::room::Intent;
use super::sheet::{Sheet, toggle};
use crate::cards::{Card, Suit};
use crate::dice::Die;
use crate::games::dueling_nobles::action::ActionKind;
use crate::games::dueling_nobles::duel::{Breakdown, Term, Verdict, verdict};
use crate::games::dueling_nobles::table::Duel;
use crate::games::dueling_nobles::{Action, Noble, Support};
use crate::seat::{BySeat, Seat};
use crate::text::dueling_nobles::kind_about;
use crate::ui::theme::{self, space};
use crate::ui::widgets::{BigButton, CardFace, CardSize, DieFace};

/// From this width on, a side shows large cards and what lies beside them.
const ROOMY: f32 = 280.0;

/// What has been tapped in a duel and is no action yet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Taps {
    /// The first of a King's two dice.
    first_die: BySeat<Option<Die>>,
    /// The support cards chosen for a Jack, in the order of the taps.
    cards: Vec<Card>,
}

/// A duel that has ended and is still looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Aftermath {
    attacker: Seat,
    nobles: BySeat<Noble>,
    sums: BySeat<Breakdown>,
    verdict: Verdict,
    /// What followed, in sentences.
    pub(super) news: Vec<String>,
}

impl Aftermath {
    /// The end of the running duel, if this action ends it; `news` is told afterwards.
    pub(super) fn of(desk: Desk<'_>, action: &Action) -> Option<Aftermath> {
        let table = desk.table();
        let duel = table.duel.as_ref()?;
        let attacker = table.active;
        let Action::Support { seat, cards } = action else {
            return None;
        };
        if *seat == attacker {
            return None;
        }
        let played = cards.iter().filter_map(|c| Support::from_card(*c));
        let mut defence = table.duelist(*seat)?;
        defence
            .cards
            .extend(played.take(defence.cards.remaining_capacity()));
        let attack = table.duelist(attacker)?.breakdown(desk.rules());
        let defence = defence.breakdown(desk.rules());
        let verdict = verdict(&attack, &defence);
        let sums = match attacker {
            Seat::Zero => BySeat([attack, defence]),
            Seat::One => BySeat([defence, attack]),
        };
        Some(Aftermath {
            attacker,
            nobles: duel.nobles,
            sums,
            verdict,
            news: Vec::new(),
        })
    }

    /// Both sides as they stood at the end.
    pub(super) fn stage(&self, ui: &mut Ui, desk: Desk<'_>, bottom: Seat) {
        let sides = Sides {
            attacker: self.attacker,
            nobles: self.nobles,
            sums: &self.sums,
            marked: self.winner(),
        };
        face_to_face(ui, desk, bottom, &sides);
    }

    fn winner(&self) -> Option<Seat> {
        match self.verdict {
            Verdict::Attacker => Some(self.attacker),
            Verdict::Defender => Some(self.attacker.other()),
            Verdict::Tie => None,
        }
    }

    /// Tells the outcome; true when it has been looked at.
    pub(super) fn step(&self, ui: &mut Ui, desk: Desk<'_>) -> bool {
        let headline = match self.winner() {
            Some(seat) => desk.of("fight-won", seat),
            None => desk.get("fight-tie").into_owned(),
        };
        ui.label(theme::title(headline));
        for sentence in &self.news {
            ui.label(theme::body(sentence.as_str()));
        }
        ui.add_space(space::M);
        ui.add(BigButton::new(&desk.get("fight-done")).primary(true))
            .clicked()
    }
}

/// Both sides of the running duel as they stand.
pub(super) fn stage(ui: &mut Ui, desk: Desk<'_>, duel: &Duel, bottom: Seat) {
    if let Some(sums) = sums(desk) {
        let sides = Sides {
            attacker: desk.table().active,
            nobles: duel.nobles,
            sums: &sums,
            marked: to_play(desk, duel),
        };
        face_to_face(ui, desk, bottom, &sides);
    }
}

/// Who plays support cards next; nobody while dice are still to be rolled.
fn to_play(desk: Desk<'_>, duel: &Duel) -> Option<Seat> {
    let rolled = Seat::BOTH.iter().all(|s| duel.sides[*s].dice.is_some());
    let attacker = desk.table().active;
    rolled.then(|| match duel.sides[attacker].support {
        None => attacker,
        Some(_) => attacker.other(),
    })
}

/// The next step of the running duel.
pub(super) fn step(ui: &mut Ui, desk: Desk<'_>, duel: &Duel, taps: &mut Taps) -> Option<Intent> {
    let Some(seat) = to_play(desk, duel) else {
        return dice_step(ui, desk, duel, taps);
    };
    if let Some(sums) = sums(desk) {
        ui.label(theme::strong_text(needs(desk, seat, &sums)));
    }
    support_step(ui, desk, seat, duel.nobles[seat], taps)
}

/// Both sides' strength so far.
fn sums(desk: Desk<'_>) -> Option<BySeat<Breakdown>> {
    let sum = |seat| Some(desk.table().duelist(seat)?.breakdown(desk.rules()));
    Some(BySeat([sum(Seat::Zero)?, sum(Seat::One)?]))
}

/// What the two sides of a duel show.
struct Sides<'a> {
    attacker: Seat,
    nobles: BySeat<Noble>,
    sums: &'a BySeat<Breakdown>,
    /// The side that is marked: the one that has to act, or has won.
    marked: Option<Seat>,
}

/// Both sides: who fights, the sum, and its terms. The bottom seat stands left.
fn face_to_face(ui: &mut Ui, desk: Desk<'_>, bottom: Seat, sides: &Sides<'_>) {
    ui.columns(2, |columns| {
        for (ui, seat) in columns.iter_mut().zip([bottom, bottom.other()]) {
            let mut frame = match sides.marked == Some(seat) {
                true => theme::active_frame(ui),
                false => theme::quiet_frame(ui),
            };
            let roomy = ui.available_width() > ROOMY;
            if !roomy {
                frame.inner_margin = frame.inner_margin - Margin::same(space::XS as i8);
            }
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                one_side(ui, desk, seat, sides, roomy);
            });
        }
    });
}

fn one_side(ui: &mut Ui, desk: Desk<'_>, seat: Seat, sides: &Sides<'_>, roomy: bool) {
    let (noble, sum) = (sides.nobles[seat], &sides.sums[seat]);
    let role = match seat == sides.attacker {
        true => "fight-attacker",
        false => "fight-defender",
    };
    ui.spacing_mut().item_spacing.y = space::XS;
    ui.vertical_centered(|ui| {
        ui.add(egui::Label::new(theme::heading(desk.name(seat))).truncate());
        ui.label(theme::small(desk.get(role)));
    });
    let label = desk.about("fight-fights", noble);
    let card = |ui: &mut Ui, size: CardSize| {
        ui.add(CardFace::new(noble.card(), size).label(&label).still(true));
    };
    if roomy {
        ui.add_space(space::S);
        ui.vertical_centered(|ui| {
            card(ui, CardSize::LARGE);
            total(ui, desk, seat, sum);
            played(ui, desk, sum);
            terms(ui, desk, sum);
        });
    } else {
        ui.horizontal(|ui| {
            card(ui, CardSize::MEDIUM);
            total(ui, desk, seat, sum);
        });
        terms(ui, desk, sum);
    }
}

/// The dice and cards that lie on this side.
fn played(ui: &mut Ui, desk: Desk<'_>, sum: &Breakdown) {
    let pieces = sum
        .terms()
        .iter()
        .filter(|t| matches!(t, Term::Die(_) | Term::Card(_) | Term::Critical(_)));
    let width = |term: &&Term| match term {
        Term::Die(_) => theme::TARGET,
        _ => CardSize::SMALL.size().x,
    };
    let gap = space::S;
    let wide: f32 = pieces.clone().map(|t| width(&t) + gap).sum();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        ui.add_space(((ui.available_width() - wide) / 2.0).max(0.0));
        for piece in pieces {
            match *piece {
                Term::Die(die) => {
                    let args = [("pips", die.pips().into())];
                    let label = desk.with("fight-die-lies", &args);
                    ui.add(
                        DieFace::new(Some(die), theme::TARGET)
                            .label(&label)
                            .still(true),
                    );
                }
                Term::Card(card) | Term::Critical(card) => {
                    let label = desk.about("fight-card-lies", card);
                    let face = CardFace::new(card.card(), CardSize::SMALL);
                    ui.add(face.label(&label).still(true));
                }
                _ => {}
            }
        }
    });
}

fn total(ui: &mut Ui, desk: Desk<'_>, seat: Seat, sum: &Breakdown) {
    let shown = ui.label(theme::total(sum.total().to_string()));
    let args = [
        ("name", desk.name(seat).into()),
        ("total", sum.total().into()),
    ];
    let spoken = desk.with("fight-total", &args);
    shown.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &spoken));
}

fn terms(ui: &mut Ui, desk: Desk<'_>, sum: &Breakdown) {
    ui.spacing_mut().item_spacing.y = 2.0;
    for term in sum.terms() {
        let args = [
            ("name", desk.term_name(*term).into()),
            ("value", term.value().into()),
        ];
        ui.label(theme::small(desk.with("fight-term", &args)));
    }
}

/// Real dice are tapped face by face, virtual ones rolled; before any lies, the defender may deflect.
fn dice_step(ui: &mut Ui, desk: Desk<'_>, duel: &Duel, taps: &mut Taps) -> Option<Intent> {
    let mut intent = None;
    let attacker = desk.table().active;
    for seat in [attacker, attacker.other()] {
        if duel.sides[seat].dice.is_some() {
            continue;
        }
        ui.add_space(space::S);
        let side = theme::quiet_frame(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            die_of(ui, desk, seat, duel.nobles[seat], &mut taps.first_die[seat])
        });
        intent = intent.or(side.inner);
    }
    ui.add_space(space::S);
    let untouched = Seat::BOTH.iter().all(|s| duel.sides[*s].dice.is_none());
    if !untouched {
        return intent;
    }
    let title = desk.of("do-deflect", attacker.other());
    let about = kind_about(desk.voice(), ActionKind::Deflect);
    let why_not = desk.why_never(ActionKind::Deflect);
    let button = BigButton::new(&title);
    let decided = pick::offer(ui, button, Some(&about), why_not, || {
        Intent::Open(Sheet::Deflect)
    });
    intent.or(decided)
}

fn die_of(
    ui: &mut Ui,
    desk: Desk<'_>,
    seat: Seat,
    noble: Noble,
    first: &mut Option<Die>,
) -> Option<Intent> {
    let name = desk.name(seat);
    let roll = |dice: Vec<i64>, is_virtual: bool| {
        Intent::Do(Action::Roll {
            seat,
            dice,
            is_virtual,
        })
    };
    let face = |key: &'static str| {
        move |die: Die| desk.with(key, &[("name", name.into()), ("pips", die.pips().into())])
    };
    ui.label(theme::strong_text(desk.of("fight-roll", seat)));
    let mut intent = None;
    match noble.dice() {
        2 => {
            let tapped = pick::faces(ui, *first, true, face("fight-first-die"));
            *first = tapped.or(*first);
            let label = face("fight-second-die");
            let second = pick::faces(ui, None, first.is_some(), label);
            if let (Some(a), Some(b)) = (*first, second) {
                intent = Some(roll(vec![a.into(), b.into()], false));
            }
            if let Some(only) = *first {
                let args = [("name", name.into()), ("pips", only.pips().into())];
                let title = desk.with("fight-one-die", &args);
                if ui.add(BigButton::new(&title).compact(true)).clicked() {
                    intent = Some(roll(vec![only.into()], false));
                }
            }
        }
        _ => {
            if let Some(die) = pick::faces(ui, None, true, face("fight-die")) {
                intent = Some(roll(vec![die.into()], false));
            }
        }
    }
    let title = desk.of("fight-roll-virtual", seat);
    if ui.add(BigButton::new(&title).compact(true)).clicked() {
        let dice = (0..noble.dice()).map(|_| rand::random_range(1..=6));
        intent = Some(roll(dice.collect(), true));
    }
    intent
}

/// What the side that plays next still needs.
fn needs(desk: Desk<'_>, next: Seat, sums: &BySeat<Breakdown>) -> String {
    let (own, other) = (&sums[next], &sums[next.other()]);
    let (mine, theirs) = (own.total(), other.total());
    let name = desk.name(next);
    if other.critical() {
        return desk.of("needs-ace", next);
    }
    if mine > theirs {
        let args = [("name", name.into()), ("lead", (mine - theirs).into())];
        return desk.with("needs-nothing", &args);
    }
    let args = [
        ("name", name.into()),
        ("tie", (theirs - mine).into()),
        ("win", (theirs - mine + 1).into()),
    ];
    match mine == theirs {
        true => desk.with("needs-one", &args),
        false => desk.with("needs", &args),
    }
}

fn support_step(
    ui: &mut Ui,
    desk: Desk<'_>,
    seat: Seat,
    noble: Noble,
    taps: &mut Taps,
) -> Option<Intent> {
    let most = noble.support_cards();
    let args = [("name", desk.name(seat).into()), ("count", most.into())];
    pick::prompt(ui, &desk.with("fight-support", &args));
    let picked = taps.cards.as_slice();
    let play = |cards: Vec<Card>| Action::Support { seat, cards };
    let single = most == 1;
    let grid = Grid {
        from: Some(seat),
        suits: &Suit::ALL,
        chosen: picked,
        why_not: &|card| {
            if picked.contains(&card.card()) {
                return None;
            }
            let cards = picked.iter().copied().chain([card.card()]).collect();
            desk.why_not(&play(cards))
        },
    };
    let tap = pick::support_cards(ui, desk, grid);
    ui.add_space(space::S);
    let mut intent = None;
    ui.horizontal(|ui| {
        let gap = ui.spacing().item_spacing.x;
        let width = match picked.is_empty() {
            true => ui.available_width(),
            false => (ui.available_width() - gap) / 2.0,
        };
        let none = desk.of("fight-no-card", seat);
        if ui
            .add(BigButton::new(&none).compact(true).width(width))
            .clicked()
        {
            intent = Some(Intent::Do(play(Vec::new())));
        }
        if !picked.is_empty() {
            let title = desk.with("fight-play", &[("count", picked.len().into())]);
            let button = BigButton::new(&title)
                .primary(true)
                .compact(true)
                .width(width);
            if ui.add(button).clicked() {
                intent = Some(Intent::Do(play(picked.to_vec())));
            }
        }
    });
    if intent.is_some() {
        return intent;
    }
    match tap {
        Some(pick::Tap::Chosen(card)) if single => Some(Intent::Do(play(vec![card.card()]))),
        tap => toggle(tap, &mut taps.cards),
    }
}
