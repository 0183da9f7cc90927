//! A battle with the cards of both sides facing each other, and their strengths term by term.

use egui::{Align, Id, Label, Layout, Role as Named, Ui, Vec2, WidgetInfo, vec2};

use super::view::{View, ViewExt, card_text, face_up, warlord_piece};
use crate::rules::ask::hidden;
use crate::rules::battle::{Force, Strength, Verdict, damage};
use crate::rules::editions::Rounding;
use crate::rules::table::{BattleSide, Record, Standing, Step};
use crate::rules::{CardRole, Name, PlayedCard, Rules, Warlord};
use crate::text::role_name;
use courtyard_core::seat::Seat;
use courtyard_text::{Text, say};
use courtyard_ui::parts;
use courtyard_ui::theme::{self, TextRole, motion, palette, size, space};
use courtyard_ui::widgets::{CardSize, Piece, piece, piece_button};

/// A card of a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Laid {
    /// The role of the card.
    pub(super) role: CardRole,
    /// The card, once it is face up.
    pub(super) shown: Option<PlayedCard>,
    /// The card, if it is known although it is face down.
    pub(super) known: Option<PlayedCard>,
}

impl Laid {
    /// A face-up card in the role of its rank.
    pub(super) fn up(card: PlayedCard) -> Laid {
        Laid {
            role: CardRole::of(card.rank()),
            shown: Some(card),
            known: None,
        }
    }
}

/// A Warlord on the table that its owner may use for defence, if the rules allow it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Choosable {
    /// Its slot.
    pub(super) slot: usize,
    /// Its name.
    pub(super) name: String,
    /// Its card, as far as it is known.
    pub(super) standing: Standing,
    /// Whether it may defend.
    pub(super) able: bool,
}

/// One side of a battle for display.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Fighter {
    /// The player's name.
    pub(super) name: String,
    /// Its role, or its result.
    pub(super) role: String,
    /// Number of cards left in the draw pile, if there is one.
    pub(super) pile: Option<u8>,
    /// Its cards.
    pub(super) laid: Vec<Laid>,
    /// The Warlords that can still be chosen for defence, shown in place of the cards.
    pub(super) choice: Vec<Choosable>,
    /// The strength of its face-up cards, if it is shown.
    pub(super) strength: Option<Strength>,
    /// Whether it acts now or has won.
    pub(super) marked: bool,
}

/// The running battle, with the cards named so far for its reveal.
pub(super) fn running(view: View<'_>, named: &[Name]) -> Option<[Fighter; 2]> {
    let battle = view.table.battle.as_ref()?;
    let asked = hidden(view.table);
    let names_next = || asked.get(named.len()).map(|hidden| hidden.seat);
    let acts = battle.acts().or_else(names_next);
    Some([battle.attacker, battle.defender].map(|seat| {
        let key = if seat == battle.attacker {
            "duel-screen-attacker"
        } else {
            "duel-screen-defender"
        };
        let is_known = view.bots.is_some() || !view.is_bot(seat);
        let pairs = asked.iter().zip(named);
        let own = pairs.filter(|(hidden, _)| hidden.seat == seat && is_known);
        let own: Vec<PlayedCard> = own.filter_map(|(_, name)| name.card()).collect();
        let side = battle.side(seat);
        let laid = side.map_or_else(Vec::new, |side| laid(view, seat, side, own));
        let counts = battle.step() == Step::LastChance || laid.iter().any(|l| l.shown.is_some());
        Fighter {
            name: view.name(seat).to_owned(),
            role: view.get(key).into_owned(),
            pile: Some(view.side(seat).draw),
            strength: counts.then(|| sum(view.rules(), &laid)),
            laid,
            choice: Vec::new(),
            marked: acts == Some(seat),
        }
    }))
}

/// The cards of a side; face-up cards are visible.
fn laid(view: View<'_>, seat: Seat, side: &BattleSide, named: Vec<PlayedCard>) -> Vec<Laid> {
    // A known Warlord is turned face up with the first named card.
    let open = side.shown.is_some() || !named.is_empty();
    let mut up = named;
    up.extend(side.shown.iter().flat_map(Force::cards));
    let warlord = side.slot.and_then(|slot| view.side(seat).standing(slot));
    let warlord = warlord.and_then(Standing::card).map(Warlord::card);
    let laid = side.roles().map(|role| {
        let place = up.iter().position(|card| CardRole::of(card.rank()) == role);
        let known = warlord.filter(|_| role == CardRole::Warlord);
        let shown = place.map(|place| up.remove(place));
        let shown = known.filter(|_| open).or(shown);
        Laid { role, shown, known }
    });
    laid.collect()
}

/// The strength of the face-up cards.
pub(super) fn sum(rules: &Rules, laid: &[Laid]) -> Strength {
    let mut force = Force::default();
    let shown = laid.iter().filter_map(|laid| laid.shown);
    shown.for_each(|card| force.add(card));
    force.strength(rules)
}

/// An ended battle with the cards that were face up at its end, given the table before its last action.
pub(super) fn ended(before: View<'_>, record: &Record) -> Option<[Fighter; 2]> {
    let view = before.at(before.session.table());
    if record.ace.is_some() {
        let mut fighters = running(before, &[])?;
        let [attacker, defender] = &mut fighters;
        (attacker.marked, defender.marked) = (false, true);
        attacker.pile = Some(view.side(record.attacker).draw);
        return Some(fighters);
    }
    let strengths = record.strengths.as_ref()?;
    let seats = [record.attacker, record.defender];
    Some([0, 1].map(|n| {
        let won = match record.verdict {
            Verdict::Attacker => Some(n == 0),
            Verdict::Defender => Some(n == 1),
            Verdict::Tie => None,
        };
        let key = match won {
            Some(true) => "duel-screen-stronger",
            Some(false) => "duel-screen-weaker",
            None => "duel-screen-equal",
        };
        let terms = strengths[n].terms().iter();
        Fighter {
            name: view.name(seats[n]).to_owned(),
            role: view.get(key).into_owned(),
            pile: Some(view.side(seats[n]).draw),
            laid: terms.map(|term| Laid::up(term.card)).collect(),
            choice: Vec::new(),
            strength: Some(strengths[n].clone()),
            marked: won == Some(true),
        }
    }))
}

/// The result of these strengths in sentences: the stronger side, and the number of cards lost.
pub(super) fn outcome(
    text: &Text,
    rules: &Rules,
    [attacker, defender]: [&str; 2],
    [attack, defence]: [u16; 2],
) -> String {
    let cards = damage(rules, attack, defence);
    let verdict = Verdict::of(attack, defence);
    let key = match verdict {
        Verdict::Attacker => "duel-screen-outcome-attacker",
        Verdict::Defender => "duel-screen-outcome-defender",
        Verdict::Tie if verdict.is_thwarted(rules) => "duel-battle-thwarted-tie",
        Verdict::Tie => "duel-screen-outcome-draw",
    };
    say!(text, key, attacker, defender, attack, defence, cards)
}

/// Shows how the damage of these strengths is calculated, if there is any.
pub(super) fn show_damage(ui: &mut Ui, text: &Text, rules: &Rules, [attack, defence]: [u16; 2]) {
    let difference = attack.saturating_sub(defence);
    if difference == 0 {
        return;
    }
    let divisor = rules.damage_divisor;
    let rounding = match rules.damage_rounding {
        _ if difference.is_multiple_of(divisor.into()) => "none",
        Rounding::Up => "up",
        Rounding::Down => "down",
    };
    ui.label(theme::small(say!(
        text,
        "duel-screen-damage",
        attack,
        defence,
        divisor,
        rounding
    )));
}

/// Shows both sides in a space of this size, the attacker on the left. Returns the slot of the tapped Warlord.
pub(super) fn stage(
    ui: &mut Ui,
    text: &Text,
    fighters: &[Fighter; 2],
    size: Vec2,
) -> Option<usize> {
    let mut tapped = None;
    ui.columns(2, |columns| {
        for (n, (ui, fighter)) in columns.iter_mut().zip(fighters).enumerate() {
            let roomy = ui.available_width() > size::DUEL_ROOMY && size.y > size::LOW;
            let frame = if fighter.marked {
                theme::active_frame(ui)
            } else {
                theme::quiet_frame(ui)
            };
            let frame = theme::denser(frame, roomy);
            let inside = size.y - frame.total_margin().sum().y;
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.set_min_height(inside);
                ui.spacing_mut().item_spacing.y = space::XXS;
                ui.spacing_mut().interact_size.y = 0.0;
                tapped = side(ui, text, fighter, n, inside, roomy).or(tapped);
            });
        }
    });
    tapped
}

fn side(
    ui: &mut Ui,
    text: &Text,
    fighter: &Fighter,
    place: usize,
    inside: f32,
    roomy: bool,
) -> Option<usize> {
    let top = ui.cursor().top();
    let values = TextRole::Heading.line(ui);
    // If there is no room below the cards, the strength is next to the name.
    let below = TextRole::Total.line(ui) + values + 2.0 * space::S;
    let names = TextRole::Heading.line(ui) + TextRole::Small.line(ui);
    let close = !roomy && inside < names + theme::TARGET + below;
    let number = fighter.strength.as_ref().map(Strength::total);
    head(ui, text, fighter, number.filter(|_| close));
    let total = if roomy {
        TextRole::Grand
    } else {
        TextRole::Total
    };
    let most = MOST_SHOWN.max(fighter.laid.len()).max(fighter.choice.len()) as f32;
    let width = (ui.available_width() + space::XS) / most - space::XS;
    let used = ui.cursor().top() - top;
    let left = if close {
        inside - used - values - space::S
    } else {
        inside - used - total.line(ui) - values - 2.0 * space::S
    };
    let high = CardSize::high(left.clamp(theme::TARGET, CardSize::HUGE.size().y));
    let card = CardSize::wide(width.min(high.size().x).min(CardSize::HUGE.size().x));
    let spare = (left - card.size().y).max(0.0);
    ui.add_space(spare / 3.0 + space::XS);
    let tapped = if fighter.choice.is_empty() {
        cards(ui, text, fighter, card);
        None
    } else {
        choices(ui, fighter, card)
    };
    ui.add_space(spare / 3.0);
    let Some(number) = number.filter(|_| !close) else {
        return tapped;
    };
    // A growing number starts small.
    let id = Id::unique(("strength", place));
    let seconds = theme::lasting(ui, motion::GROW);
    let grown = ui
        .ctx()
        .animate_value_with_time(id, f32::from(number), seconds);
    let shown = grown.round().max(0.0) as u16;
    ui.vertical_centered(|ui| {
        let label = Label::new(theme::total(shown.to_string(), roomy)).extend();
        spoken(ui, label, &strength_in_words(text, fighter, number));
    });
    tapped
}

fn strength_in_words(text: &Text, fighter: &Fighter, total: u16) -> String {
    let name = fighter.name.as_str();
    say!(text, "duel-screen-strength", name, total)
}

/// Shows a label that screen readers call by these words.
fn spoken(ui: &mut Ui, label: Label, words: &str) {
    let response = ui.add(label);
    response.widget_info(|| WidgetInfo::labeled(Named::Label, true, words));
}

/// Maximum number of cards without overlap.
const MOST_SHOWN: usize = 3;

/// The player, the role and the cards left, and the strength if it is shown here.
fn head(ui: &mut Ui, text: &Text, fighter: &Fighter, strength: Option<u16>) {
    let name = Label::new(theme::heading(fighter.name.as_str())).truncate();
    // A long name has the line to itself, with the cards left below.
    let needs = parts::heading_width(ui, &fighter.name) + 5.0 * TextRole::Body.size(ui);
    let is_long = strength.is_none() && needs > ui.available_width();
    let right = Layout::right_to_left(Align::Center);
    ui.horizontal(|ui| {
        ui.set_min_height(TextRole::Heading.line(ui));
        ui.with_layout(right, |ui| {
            match strength {
                Some(strength) => {
                    let label = Label::new(theme::title(strength.to_string())).extend();
                    spoken(ui, label, &strength_in_words(text, fighter, strength));
                }
                None if is_long => {}
                None => pile_left(ui, text, fighter, true),
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                parts::headed(ui, 2, name);
            });
        });
    });
    let role = theme::small(fighter.role.as_str()).color(palette(ui).ink_soft);
    if fighter.pile.is_some() && (strength.is_some() || is_long) {
        ui.horizontal(|ui| {
            ui.with_layout(right, |ui| {
                pile_left(ui, text, fighter, false);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(role).truncate());
                });
            });
        });
    } else if strength.is_none() || !fighter.role.is_empty() {
        ui.label(role);
    }
}

/// The number of cards left in the draw pile, if there is one.
fn pile_left(ui: &mut Ui, text: &Text, fighter: &Fighter, large: bool) {
    let Some(pile) = fighter.pile else {
        return;
    };
    let name = fighter.name.as_str();
    let words = say!(text, "duel-screen-pile", name, count = pile);
    let shown = say!(text, "duel-screen-deck-count", count = pile);
    let shown = if large {
        theme::strong_text(shown)
    } else {
        theme::small(shown)
    };
    spoken(ui, Label::new(shown).extend(), &words);
}

/// The Warlords that can be chosen, in the row of the cards. Returns the slot of the tapped one.
fn choices(ui: &mut Ui, fighter: &Fighter, card: CardSize) -> Option<usize> {
    // A target is never narrower than a finger.
    let card = CardSize::wide(card.size().x.max(theme::TARGET));
    let gap = space::S;
    let count = fighter.choice.len() as f32;
    let wide = count * (card.size().x + gap) - gap;
    let row = vec2(ui.available_width(), card.size().y);
    let mut tapped = None;
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.x = gap;
        ui.add_space(((ui.available_width() - wide) / 2.0).max(0.0));
        for warlord in &fighter.choice {
            let piece = warlord_piece(warlord.standing);
            if piece_button(ui, piece, card, warlord.able, &warlord.name).clicked() {
                tapped = Some(warlord.slot);
            }
        }
    });
    tapped
}

/// The cards in a row, each with its contribution below.
fn cards(ui: &mut Ui, text: &Text, fighter: &Fighter, card: CardSize) {
    let values = TextRole::Heading.line(ui);
    let row = vec2(ui.available_width(), card.size().y + values);
    let count = fighter.laid.len() as f32;
    let gap = space::XS;
    let wide = count * (card.size().x + gap) - gap;
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Min), |ui| {
        // An empty row takes space too, so both strengths are at the same height.
        ui.set_min_height(row.y);
        ui.spacing_mut().item_spacing.x = gap;
        ui.add_space(((ui.available_width() - wide) / 2.0).max(0.0));
        let mut terms = fighter.strength.iter().flat_map(Strength::terms);
        for laid in &fighter.laid {
            let term = laid.shown.and_then(|_| terms.next());
            ui.allocate_ui(vec2(card.size().x, row.y), |ui| {
                ui.vertical_centered(|ui| {
                    ui.set_width(card.size().x);
                    one(ui, text, laid, card);
                    if let Some(term) = term {
                        let plus = match term.name {
                            CardRole::Army => "",
                            CardRole::Warlord | CardRole::Support | CardRole::Ace => "+",
                        };
                        let value = format!("{plus}{}", term.value);
                        let style = egui::TextStyle::Heading;
                        ui.label(theme::fitted_text(ui, value, style, card.size().x));
                    }
                });
            });
        }
    });
}

fn one(ui: &mut Ui, text: &Text, laid: &Laid, card: CardSize) {
    let role = role_name(text, laid.role);
    let (face, label) = match laid.shown {
        Some(shown) => {
            let card = card_text(shown);
            let label = say!(text, "duel-screen-laid", part = role, card);
            (face_up(shown), label)
        }
        None => {
            let known = laid.known.map(|played| played.rank().text());
            // The back of an unknown card shows its role.
            let sign = (laid.role == CardRole::Support).then_some("+");
            let label = say!(text, "duel-screen-laid-down", part = role);
            (Piece::Down(known.or(sign)), label)
        }
    };
    piece(ui, face, card, &label);
}
