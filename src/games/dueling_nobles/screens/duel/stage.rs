//! Both nobles facing each other, and their strengths term by term.

use egui::{
    Align, Align2, Id, Label, Layout, Response, RichText, Role, Ui, Vec2, WidgetInfo, vec2,
};

use super::{DuelView, TERMS, is_piece};
use crate::rules::Rules;
use crate::rules::duel::{Breakdown, Fighter, Term};
use crate::screens::view::{capital, sign, term_sign};
use crate::text::term_name;
use courtyard_core::dice::Die;
use courtyard_core::seat::EitherSeat;
use courtyard_text::say;
use courtyard_ui::parts;
use courtyard_ui::theme::{self, TextRole, motion, palette, size, space};
use courtyard_ui::widgets::{self, CardFace, CardSize, DieFace};

/// Number of terms with their own space; more are rare.
const SHOWN: usize = 6;

/// Number of terms with their own space if the terms are below the noble and its sum: the base, the weapon and the die of a
/// Jack, and two cards of its suit.
const TALL_SHOWN: usize = 7;

/// Both sides in a space this many points high, the bottom seat on the left.
pub(in super::super) fn stage(ui: &mut Ui, scene: DuelView<'_>, height: f32) {
    let marked = match scene.contest.winner(scene.rules) {
        Some(winner) => winner,
        None if scene.tumble.is_some() => None,
        None => scene.contest.supporter(),
    };
    sides(
        ui,
        scene.bottom,
        marked,
        height,
        |ui, seat, inside, roomy| {
            let sum = scene.shown(seat);
            let around = TextRole::Heading.line(ui) + TextRole::Small.line(ui);
            // The layout of two players face to face, while one picks a card.
            if inside < around + low_row(ui) {
                slim_side(ui, scene, seat, &sum, inside);
                return;
            }
            let role = role(scene, seat);
            head(ui, scene.name(seat), &role, inside);
            if roomy {
                tall_side(ui, scene, seat, &sum, inside);
            } else if inside < around + TextRole::Total.line(ui) + space::S {
                // The frame below the terms must not be clipped either.
                low_side(ui, scene, seat, &sum, inside - around - space::S);
            } else {
                small_side(ui, scene, seat, &sum, inside);
            }
        },
    );
}

/// Two nobles, at least one of which has not been chosen yet.
#[derive(Clone, Copy)]
pub(in super::super) struct Places<'a> {
    pub(in super::super) rules: &'a Rules,
    /// Placeholders for the players' names.
    pub(in super::super) names: [&'a str; 2],
    /// The nobles chosen so far.
    pub(in super::super) fighters: [Option<&'a Fighter>; 2],
    /// The side whose noble is chosen next.
    pub(in super::super) next: Option<EitherSeat>,
}

/// The places of both sides in a space this many points high, seat 0 on the left.
pub(in super::super) fn places(ui: &mut Ui, places: Places<'_>, height: f32) {
    sides(
        ui,
        EitherSeat::Zero,
        places.next,
        height,
        |ui, seat, inside, roomy| {
            head(ui, places.names[seat.number()], "", inside);
            let fighter = places.fighters[seat.number()];
            let low = inside < size::DUEL_LOW;
            let card = match (roomy, low) {
                (true, _) => tall_card(ui, inside),
                (false, true) => small_card(ui, inside),
                (false, false) => {
                    let number = TextRole::Total.line(ui) + 2.0 * space::M;
                    let high = ui.available_height().min(inside) - number;
                    let most = ui.available_width().min(CardSize::LARGE.size().x);
                    CardSize::wide(CardSize::high(high).size().x.min(most))
                }
            };
            if !roomy {
                let number = if low { 0.0 } else { TextRole::Total.line(ui) };
                let spare = ui.available_height().min(inside) - card.size().y - number;
                ui.add_space((spare / 3.0).max(0.0));
            }
            let Some(fighter) = fighter else {
                let place = |ui: &mut Ui| drop(widgets::empty_place(ui, card));
                if roomy {
                    above(ui, inside, card, place, |_| {});
                } else {
                    drop(ui.vertical_centered(place));
                }
                return;
            };
            let strength = fighter.breakdown(places.rules).strength();
            let noble = |ui: &mut Ui| {
                let label = format!("{}: {}", places.names[seat.number()], sign(fighter.noble));
                let face = CardFace::new(fighter.noble.card(), card).label(&label);
                ui.add(face.still(true));
            };
            let number = |ui: &mut Ui| {
                ui.add(Label::new(theme::total(strength.to_string(), roomy)).extend());
            };
            match (roomy, low) {
                (true, _) => above(ui, inside, card, noble, number),
                (false, true) => beside(ui, noble, number),
                (false, false) => {
                    ui.vertical_centered(|ui| {
                        noble(ui);
                        number(ui);
                    });
                }
            }
        },
    );
}

/// Both sides in their frames; `marked` acts now or has won.
fn sides(
    ui: &mut Ui,
    bottom: EitherSeat,
    marked: Option<EitherSeat>,
    height: f32,
    mut show: impl FnMut(&mut Ui, EitherSeat, f32, bool),
) {
    ui.columns(2, |columns| {
        for (ui, seat) in columns.iter_mut().zip([bottom, bottom.other()]) {
            let roomy = ui.available_width() > size::DUEL_ROOMY && height > size::LOW;
            let frame = if marked == Some(seat) {
                theme::active_frame(ui)
            } else {
                theme::quiet_frame(ui)
            };
            let frame = theme::denser(frame, roomy);
            let inside = height - frame.total_margin().sum().y;
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.set_min_height(inside);
                ui.spacing_mut().item_spacing.y = space::XXS;
                show(ui, seat, inside, roomy);
            });
        }
    });
}

/// The name of the side, and its status.
fn head(ui: &mut Ui, name: &str, role: &str, height: f32) {
    let row = parts::heading_width(ui, name) + parts::heading_width(ui, role);
    let low = height <= size::LOW / 2.0;
    let name = Label::new(theme::heading(name)).truncate();
    if low && role.is_empty() {
        ui.vertical_centered(|ui| parts::headed(ui, 2, name));
    } else if !low || row > ui.available_width() {
        ui.vertical_centered(|ui| {
            parts::headed(ui, 2, name);
            // The line is reserved even without text.
            match role {
                "" => ui.add_space(ui.text_style_height(&egui::TextStyle::Small)),
                role => {
                    let small = egui::TextStyle::Small;
                    ui.label(theme::fitted_text(ui, role, small, ui.available_width()));
                }
            }
        });
        ui.add_space(space::XS);
    } else {
        // The line is no higher than its text.
        let usual = std::mem::take(&mut ui.spacing_mut().interact_size.y);
        ui.horizontal(|ui| {
            // Both have room: the name is read first, as in the layout with the name above.
            parts::headed(ui, 2, name);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.label(theme::small(role));
            });
        });
        ui.spacing_mut().interact_size.y = usual;
    }
}

/// The role of a side, or its result.
fn role(scene: DuelView<'_>, seat: EitherSeat) -> String {
    let key = match scene.contest.winner(scene.rules) {
        Some(None) => "dueling-nobles-fight-ties",
        Some(Some(winner)) if winner == seat => "dueling-nobles-fight-wins",
        Some(Some(_)) => "dueling-nobles-fight-loses",
        None if !scene.roles => return String::new(),
        None if seat == scene.contest.attacker => "dueling-nobles-fight-attacker",
        None => "dueling-nobles-fight-defender",
    };
    scene.text.get(key).into_owned()
}

/// The name and the sum, if there is only room for the terms besides.
fn slim_side(ui: &mut Ui, scene: DuelView<'_>, seat: EitherSeat, sum: &Breakdown, inside: f32) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            total(ui, scene, seat, sum, theme::score);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let name = theme::heading(scene.name(seat));
                parts::headed(ui, 2, Label::new(name).truncate());
            });
        });
    });
    if inside >= TextRole::Score.line(ui) + TextRole::Small.line(ui) {
        terms_in_a_line(ui, sum);
    }
}

/// The height of the noble beside its sum with little height: that of the sum's digits.
fn low_row(ui: &Ui) -> f32 {
    (0.8 * TextRole::Total.size(ui)).ceil()
}

/// The noble beside the sum, which gets this height but at least that of its digits, and the terms in a line below.
fn low_side(ui: &mut Ui, scene: DuelView<'_>, seat: EitherSeat, sum: &Breakdown, height: f32) {
    let row = low_row(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        noble(ui, scene, seat, CardSize::high(row));
        let place = vec2(ui.available_width(), row.max(height));
        let (place, response) = ui.allocate_exact_size(place, egui::Sense::hover());
        let number = growing(ui, scene, seat, sum);
        let usual = (TextRole::Total.size(ui), theme::display());
        let wide = widgets::ink_size(ui.painter(), &number, usual.clone()).x;
        // A sum of three digits is a little smaller.
        let size = usual.0 * (place.width() / wide.max(1.0)).min(1.0);
        widgets::ink_text(
            ui.painter(),
            place.center(),
            Align2::CENTER_CENTER,
            &number,
            (size, theme::display()),
            palette(ui).ink,
        );
        describe_total(&response, scene, seat, sum);
    });
    terms_in_a_line(ui, sum);
}

/// The terms, in one line if it is wide enough.
fn terms_in_a_line(ui: &mut Ui, sum: &Breakdown) {
    let terms: Vec<String> = sum.terms().iter().map(|t| term_sign(*t)).collect();
    let apart = terms.join(" + ");
    let words = if parts::width_in(ui, &apart, egui::TextStyle::Small) > ui.available_width() {
        terms.join("+")
    } else {
        apart
    };
    ui.add(Label::new(theme::small(words)).wrap());
}

/// The noble above the sum, and all terms below it.
fn tall_side(ui: &mut Ui, scene: DuelView<'_>, seat: EitherSeat, sum: &Breakdown, height: f32) {
    let card = tall_card(ui, height);
    above(
        ui,
        height,
        card,
        |ui| noble(ui, scene, seat, card),
        |ui| total(ui, scene, seat, sum, |sum| theme::total(sum, true)),
    );
    ui.vertical_centered(|ui| {
        pieces(ui, scene, seat, CardSize::SMALL, theme::TARGET);
        ui.add_space(space::S);
        let width = ui.available_width().min(size::TERMS);
        ui.allocate_ui(vec2(width, 0.0), |ui| terms(ui, scene, seat, sum));
    });
}

/// The height of everything but the noble: the head above it, the sum and the terms below it.
fn tall_around(ui: &Ui) -> f32 {
    let head = TextRole::Heading.line(ui) + TextRole::Small.line(ui) + space::XS;
    let pieces = CardSize::SMALL.size().y + space::S;
    let line = TextRole::Small.line(ui) + space::XXS;
    let gaps = 2.0 * space::S;
    head + TextRole::Grand.line(ui) + pieces + TALL_SHOWN as f32 * line + gaps
}

/// The size of the noble above its sum.
fn tall_card(ui: &Ui, height: f32) -> CardSize {
    CardSize::high((height - tall_around(ui)).max(CardSize::MEDIUM.size().y))
}

/// A noble above its sum, centred in a side this many points high.
fn above(
    ui: &mut Ui,
    height: f32,
    card: CardSize,
    noble: impl FnOnce(&mut Ui),
    sum: impl FnOnce(&mut Ui),
) {
    let spare = height - tall_around(ui) - card.size().y;
    ui.add_space((spare / 3.0).max(0.0));
    ui.vertical_centered(|ui| {
        noble(ui);
        sum(ui);
    });
}

/// The noble beside the sum, and the terms below both.
fn small_side(ui: &mut Ui, scene: DuelView<'_>, seat: EitherSeat, sum: &Breakdown, height: f32) {
    let low = height < size::DUEL_LOW;
    let lines = small_lines(ui, height);
    let card = small_card(ui, height);
    beside(
        ui,
        |ui| noble(ui, scene, seat, card),
        |ui| total(ui, scene, seat, sum, |sum| theme::total(sum, false)),
    );
    // The terms may need fewer lines than there is room for.
    let terms_height = if low {
        lines
    } else {
        sum.terms().len() as f32 * (TextRole::Small.size(ui) + space::XS)
    };
    let used = theme::TARGET + card.size().y + terms_height + CardSize::TINY.size().y;
    if height > used || scene.tumbles(seat) {
        pieces(ui, scene, seat, CardSize::TINY, CardSize::TINY.size().x);
    }
    if low {
        terms_in_a_line(ui, sum);
    } else {
        terms(ui, scene, seat, sum);
    }
}

/// The height of the terms below the noble and its sum.
fn small_lines(ui: &Ui, height: f32) -> f32 {
    let line = TextRole::Small.size(ui) + space::XS;
    if height < size::DUEL_LOW {
        2.0 * line
    } else {
        SHOWN as f32 * line
    }
}

/// The size of the noble beside its sum.
fn small_card(ui: &Ui, height: f32) -> CardSize {
    let number = ui.fonts_mut(|fonts| {
        let font = TextRole::Total.style().resolve(ui.style());
        2.0 * fonts.glyph_width(&font, '0')
    });
    let available = ui.available_width() - number - space::S;
    let tall = height - small_lines(ui, height) - theme::TARGET;
    // A weapon is partly visible beside its noble.
    let strip = 1.0 + CardSize::LARGE.strip() / CardSize::LARGE.size().x;
    let card = CardSize::high(tall).size().x.min(available / strip);
    CardSize::wide(card.min(CardSize::MEDIUM.size().x))
}

/// A noble, and its sum centred in the rest of the row.
fn beside(ui: &mut Ui, noble: impl FnOnce(&mut Ui), sum: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        noble(ui);
        let middle = Layout::centered_and_justified(egui::Direction::TopDown);
        ui.with_layout(middle, sum);
    });
}

fn noble(ui: &mut Ui, scene: DuelView<'_>, seat: EitherSeat, card: CardSize) {
    let fighter = &scene.contest.fighters[seat];
    let key = "dueling-nobles-fight-fights";
    let label = say!(scene.text, key, card = fighter.noble.card());
    let lost = scene.contest.winner(scene.rules) == Some(Some(seat.other()));
    let face = CardFace::new(fighter.noble.card(), card)
        .weapon(fighter.weapon.map(|w| w.card()))
        .label(&label)
        .enabled(!lost)
        .still(true);
    ui.add(face);
}

/// The memory of a side's animations, separate for every duel of two nobles.
fn memory(scene: DuelView<'_>, seat: EitherSeat) -> Id {
    let nobles = EitherSeat::BOTH.map(|seat| scene.contest.fighters[seat].noble.card());
    Id::unique(("duel", nobles, seat))
}

/// The sum in this text style, growing as terms arrive.
fn total(
    ui: &mut Ui,
    scene: DuelView<'_>,
    seat: EitherSeat,
    sum: &Breakdown,
    write: impl FnOnce(String) -> RichText,
) {
    let shown = growing(ui, scene, seat, sum);
    let response = ui.add(Label::new(write(shown)).extend());
    describe_total(&response, scene, seat, sum);
}

/// The sum as visible in this frame.
fn growing(ui: &Ui, scene: DuelView<'_>, seat: EitherSeat, sum: &Breakdown) -> String {
    let total = sum.total() as f32;
    let id = memory(scene, seat).with("total");
    let shown = match theme::lasting(ui, motion::GROW) {
        seconds if seconds > 0.0 => ui.ctx().animate_value_with_time(id, total, seconds).round(),
        _ => total,
    };
    shown.to_string()
}

/// The sum for screen readers.
fn describe_total(response: &Response, scene: DuelView<'_>, seat: EitherSeat, sum: &Breakdown) {
    let (key, name) = ("dueling-nobles-fight-total", scene.name(seat));
    let spoken = say!(scene.text, key, name, total = sum.total());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}

/// The dice and cards on this side, including animated dice.
fn pieces(ui: &mut Ui, scene: DuelView<'_>, seat: EitherSeat, card: CardSize, die: f32) {
    let whole = scene.contest.fighters[seat].breakdown(scene.rules);
    let terms = whole.terms().iter().copied();
    let terms: Vec<Term> = terms.filter(is_piece).collect();
    let width = |term: &Term| match term {
        Term::Die(_) => die,
        _ => card.size().x,
    };
    let wide: f32 = terms.iter().map(|t| width(t) + space::S).sum();
    // Two dice and two cards are too wide for a narrow side: all become smaller.
    let fit = ((ui.available_width() + space::S) / wide.max(1.0)).min(1.0);
    let (wide, die) = (wide * fit, die * fit);
    let row = vec2(ui.available_width(), card.size().y);
    let card = card.shrunk(fit);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        // An empty row takes space too, so both sides' terms start at the same height.
        ui.set_min_height(row.y);
        ui.spacing_mut().item_spacing.x = space::S * fit;
        ui.add_space(((ui.available_width() - wide) / 2.0).max(0.0));
        for (n, term) in terms.into_iter().enumerate() {
            piece(ui, scene, seat, n, term, card, die);
        }
    });
}

fn piece(
    ui: &mut Ui,
    scene: DuelView<'_>,
    seat: EitherSeat,
    n: usize,
    term: Term,
    card: CardSize,
    side: f32,
) {
    match term {
        Term::Die(die) if scene.tumbles(seat) => {
            let done = scene.tumble.map_or(1.0, |t| t.done(ui));
            let label = scene.of("dueling-nobles-fight-die-tumbles", seat);
            let label = format!("{label} {}", n + 1);
            let (shown, angle, lift) = tumbling(die, done, n);
            let face = DieFace::new(Some(shown), side).label(&label).still(true);
            ui.add(face.turned(angle, lift * side));
        }
        Term::Die(die) => {
            let key = "die-shows";
            let label = say!(scene.text, key, pips = die.pips());
            ui.add(DieFace::new(Some(die), side).label(&label).still(true));
        }
        Term::Card { card: support } | Term::Critical { card: support } => {
            let key = "dueling-nobles-fight-card-lies";
            let label = say!(scene.text, key, card = support.card());
            let face = CardFace::new(support.card(), card);
            ui.add(face.label(&label).still(true));
        }
        _ => {}
    }
}

/// A die in motion: the visible face, its angle and its height. It ends in its final position.
fn tumbling(die: Die, done: f32, n: usize) -> (Die, f32, f32) {
    const TURNS: f32 = 2.5;
    const HOPS: f32 = 3.0;
    const FACES: usize = 7;
    let left = 1.0 - done;
    let sense = if n.is_multiple_of(2) { 1.0 } else { -1.0 };
    let seen = (done * FACES as f32) as usize;
    let face = if seen + 1 >= FACES {
        die
    } else {
        // A different face each time.
        Die::FACES[(usize::from(die.pips()) + 2 * seen + n) % 6]
    };
    let hop = (done * HOPS * std::f32::consts::PI).sin().abs() * left * left;
    (
        face,
        sense * left * left * TURNS * std::f32::consts::TAU,
        hop,
    )
}

/// The terms of the sum, one line each: name and value.
fn terms(ui: &mut Ui, scene: DuelView<'_>, seat: EitherSeat, sum: &Breakdown) {
    ui.spacing_mut().item_spacing = Vec2::new(space::S, space::XXS);
    // A sum is as wide as its lines, and no line is higher than its text.
    ui.spacing_mut().interact_size.y = 0.0;
    let memory = memory(scene, seat);
    for n in 0..TERMS {
        let term = sum.terms().get(n).copied();
        let id = memory.with(("term", n));
        let seconds = theme::lasting(ui, motion::GROW);
        let there = ui.ctx().animate_bool_with_time(id, term.is_some(), seconds);
        if let Some(term) = term {
            ui.scope(|ui| {
                ui.set_opacity(there);
                line(ui, scene, term);
            });
        }
    }
}

fn line(ui: &mut Ui, scene: DuelView<'_>, term: Term) {
    let name = match term {
        Term::Card { card } | Term::Critical { card } => sign(card),
        _ => capital(&term_name(scene.text, term)),
    };
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let value = match term {
                Term::Critical { .. } => {
                    scene.text.get("dueling-nobles-fight-critical").into_owned()
                }
                Term::Base(_) => term.value().to_string(),
                _ => format!("+{}", term.value()),
            };
            ui.label(theme::strong_text(value).text_style(egui::TextStyle::Small));
            ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
                let small = egui::TextStyle::Small;
                let name = theme::fitted_text(ui, name, small, ui.available_width());
                ui.add(Label::new(name).wrap());
            });
        });
    });
}
