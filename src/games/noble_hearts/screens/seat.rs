//! A player's part of the table: hand, deck and discard pile, special cards and roses, and the cards to draw.

use egui::{
    Align2, Color32, CornerRadius, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use super::deal::{Deal, Order};
use super::prints;
use super::view::{View, ViewExt};
use crate::rules::table::Stage;
use crate::rules::{Card, Named, Owned};
use crate::text;
use courtyard_core::seat::EitherSeat;
use courtyard_ui::theme::{self, TARGET, TextRole, line, palette, size, space};
use courtyard_ui::widgets::{self, Icon, SeatLook, ink_size, ink_text};

/// The width of the frame and the padding inside it, in points.
const PAD: f32 = space::S;

/// Minimum height of a part.
pub(super) fn least(ui: &Ui) -> f32 {
    (TextRole::Body.line(ui) + TextRole::Small.line(ui) + PAD).max(TARGET)
}

/// Shows a player's part of the table in this place. Returns whether it was tapped.
pub(super) fn show(ui: &mut Ui, view: View<'_>, seat: EitherSeat, rect: Rect, deal: &Deal) -> bool {
    let id = ui.scope_id().with(("seat", seat.number()));
    let response = ui.interact(rect, id, Sense::click());
    let description = describe(view, seat, deal);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, description.as_str()));
    if ui.is_rect_visible(rect) {
        let is_active = view.table.stage == Stage::Play && view.table.active() == Some(seat);
        let look = if is_active {
            SeatLook::Active
        } else {
            SeatLook::Quiet
        };
        widgets::seat_frame(ui, &response, look);
        let inner = rect.shrink2(vec2(PAD + 2.0, PAD / 2.0 + 1.0));
        let lines = TextRole::Heading.line(ui) + TextRole::Score.line(ui);
        let specials = if view.side(seat).specials.is_empty() {
            0.0
        } else {
            TextRole::Body.line(ui) + 2.0 * space::S
        };
        let is_roomy = inner.height() >= lines + specials;
        let unseen = (!is_roomy).then(|| ui.new_child(UiBuilder::new().invisible()));
        let part = Part {
            ui,
            view,
            seat,
            deal,
        };
        match unseen {
            None => part.roomy(inner),
            Some(unseen) => part.dense(inner, &unseen),
        }
    }
    response.clicked()
}

/// The description of a part of the table for screen readers.
pub(super) fn describe(view: View<'_>, seat: EitherSeat, deal: &Deal) -> String {
    let side = view.side(seat);
    let mut sentences = vec![view.cards_of(seat)];
    if let Some(status) = status(view, seat) {
        sentences.push(format!("{status}."));
    }
    for order in &deal.orders[seat] {
        sentences.push(match order {
            Order::Draw(cards) => {
                view.with("noble-hearts-screen-draws", &[("count", (*cards).into())])
            }
            Order::Shuffle(_) => view.get("noble-hearts-screen-shuffles").into_owned(),
        });
    }
    let moves = deal.markers[seat].iter();
    sentences.extend(moves.filter_map(|moved| text::consequence(view.context(), &moved.event)));
    if let Some(top) = side.discard.last().filter(|card| **card != Card::default()) {
        let args = [("card", view.lying(top).into())];
        sentences.push(view.with("discard-top", &args));
    }
    if side.raised {
        sentences.push(view.get("noble-hearts-screen-raised").into_owned());
    }
    for owned in &side.specials {
        let key = if owned.ready {
            "noble-hearts-screen-special-open"
        } else {
            "noble-hearts-screen-special-down"
        };
        sentences.push(view.with(key, &[("special", view.special(owned.card).into())]));
    }
    if view.rules().roses > 0 {
        let args = [("count", side.roses.into())];
        sentences.push(view.with("noble-hearts-table-roses-of", &args));
    }
    sentences.join(" ")
}

/// The status of a player, beside the name.
fn status(view: View<'_>, seat: EitherSeat) -> Option<String> {
    let table = view.table;
    let key = match (table.stage, table.choice, &table.attack) {
        (Stage::SetUp, _, _) => return None,
        (Stage::Over(ending), _, _) => {
            if ending.winner == seat {
                "seat-has-won"
            } else {
                return None;
            }
        }
        (Stage::Play, Some(chooser), _) if chooser == seat => "noble-hearts-screen-status-chooses",
        (Stage::Play, None, Some(attack)) if attack.by != seat => {
            "noble-hearts-screen-status-evades"
        }
        (Stage::Play, None, None) if table.initiative == seat => {
            if table.kept {
                "noble-hearts-screen-status-goes-on"
            } else {
                "noble-hearts-screen-status-acts"
            }
        }
        (Stage::Play, _, _) => return None,
    };
    Some(view.get(key).into_owned())
}

/// A player's part of the table that is being painted.
#[derive(Clone, Copy)]
struct Part<'a> {
    ui: &'a Ui,
    view: View<'a>,
    seat: EitherSeat,
    deal: &'a Deal,
}

impl Part<'_> {
    /// Badges that end here on the right: the markers that move towards the player, and the number of cards to draw.
    /// Returns their width.
    fn badges(&self, at: Pos2, height: f32) -> f32 {
        let cards = self.deal.cards(self.seat);
        let draws = match cards {
            0 => String::new(),
            _ => self
                .view
                .with("noble-hearts-screen-badge", &[("count", cards.into())]),
        };
        let mut orders = self.deal.orders[self.seat].iter();
        let shuffles = orders.any(|order| matches!(order, Order::Shuffle(_)));
        let draws = (shuffles.then_some(Icon::Swap), draws);
        let moves = self.deal.markers[self.seat].iter();
        let moves = moves.map(|moved| (Some(moved.track.icon()), format!("+{}", moved.spots)));
        let mut x = at.x;
        for (icon, words) in std::iter::once(draws).chain(moves) {
            if icon.is_some() || !words.is_empty() {
                x -= badge(self.ui, icon, &words, pos2(x, at.y), height);
            }
        }
        at.x - x
    }

    /// The name, and the status beside it if there is room.
    fn heading(&self, at: Pos2, width: f32, role: TextRole) {
        let ui = self.ui;
        let p = palette(ui);
        let status = status(self.view, self.seat).unwrap_or_default();
        let least = if status.is_empty() { 0.0 } else { width * 0.4 };
        let (name, anchor) = (self.view.name(self.seat), Align2::LEFT_CENTER);
        let taken = widgets::short_text(ui, at, anchor, name, role, p.ink, width - least);
        let left = width - taken - space::S;
        if !status.is_empty() && left > TextRole::Small.size(ui) * 3.0 {
            let at = at + vec2(taken + space::S, 1.0);
            widgets::short_text(ui, at, anchor, &status, TextRole::Small, p.accent, left);
        }
    }

    /// The numbers of a player in a row: hand, deck, discard pile, roses. Returns their width.
    fn numbers(&self, at: Pos2, role: TextRole, gap: f32) -> f32 {
        let ui = self.ui;
        let p = palette(ui);
        let side = self.view.side(self.seat);
        let mut x = at.x;
        x += counted(ui, Icon::Cards, side.hand, pos2(x, at.y), role, p.accent) + gap;
        let height = role.line(ui) * 0.92;
        let deck = u8::try_from(side.deck).unwrap_or(u8::MAX);
        let top = pos2(x, at.y - height / 2.0);
        let pile = widgets::draw_pile(ui, top, height, deck, side.deck == 0);
        x = pile.right() + gap;
        x += self.discard(pos2(x, at.y), height, role) + gap;
        if self.view.rules().roses > 0 {
            x += counted(ui, Icon::Rose, side.roses, pos2(x, at.y), role, p.ink_soft) + gap;
        }
        if side.raised {
            let wide = role.size(ui);
            widgets::sign(ui, Icon::Up, pos2(x + wide / 2.0, at.y), wide, p.ink);
            x += wide + gap;
        }
        x - gap - at.x
    }

    /// The discard pile: its top card as far as it is known, and its number.
    fn discard(&self, at: Pos2, height: f32, role: TextRole) -> f32 {
        let ui = self.ui;
        let p = palette(ui);
        let pile = &self.view.side(self.seat).discard;
        let width = height * 0.78;
        let rect = Rect::from_center_size(at + vec2(width / 2.0, 0.0), vec2(width, height));
        let painter = ui.painter();
        match pile.last() {
            None => widgets::Piece::Empty.paint(ui, rect, true),
            Some(top) if height >= TARGET && *top != Card::default() => {
                prints::paint(ui, rect, &Named::from(*top), None, true);
            }
            Some(top) => {
                let edge = Stroke::new(line::HAIR, p.card_edge);
                painter.rect(rect, width * 0.12, p.card_face, edge, StrokeKind::Inside);
                if let Some(fight) = top.fight {
                    let (at, size, ink) = (rect.center(), height * 0.6, p.card_ink);
                    prints::figure(painter, at, fight.into(), size, width * 0.8, ink);
                }
            }
        }
        let number = pile.len().to_string();
        let text = at + vec2(width + space::XS, 0.0);
        let (anchor, ink) = (Align2::LEFT_CENTER, p.ink_soft);
        width + space::XS + widgets::short_text(ui, text, anchor, &number, role, ink, f32::INFINITY)
    }

    /// The names of a player's special cards, in full and abbreviated.
    fn special_names(&self) -> [Vec<String>; 2] {
        let all = self.view.side(self.seat).specials.iter();
        let whole: Vec<String> = all.map(|owned| self.view.special(owned.card)).collect();
        let short = whole.iter().map(|name| initials(name)).collect();
        [whole, short]
    }

    /// The special cards in a row, face up or face down, with names as far as there is room.
    fn specials(&self, at: Pos2, width: f32) {
        let ui = self.ui;
        let all = &self.view.side(self.seat).specials;
        let high = TextRole::Body.line(ui);
        let [whole, short] = self.special_names();
        let words = if chips_width(ui, &whole) <= width {
            whole
        } else {
            short
        };
        let mut x = at.x;
        for (owned, word) in all.iter().zip(words) {
            let wide = chip_width(ui, &word);
            if x + wide > at.x + width + 0.5 {
                let middle = pos2(x, at.y + high / 2.0);
                let (anchor, ink) = (Align2::LEFT_CENTER, palette(ui).ink_soft);
                widgets::short_text(ui, middle, anchor, "…", TextRole::Small, ink, wide);
                break;
            }
            let place = Rect::from_min_size(pos2(x, at.y), vec2(wide, high));
            chip(ui, *owned, place, &word);
            x += wide + space::XS;
        }
    }

    /// The name above the numbers, and the special cards below.
    fn roomy(&self, inner: Rect) {
        let ui = self.ui;
        let name = TextRole::Heading.line(ui);
        let top = inner.top() + name / 2.0 + 2.0;
        let right = pos2(inner.right(), top);
        let height = (name * 1.05).min(TARGET);
        let taken = self.badges(right, height);
        let at = pos2(inner.left(), top);
        self.heading(at, inner.width() - taken, TextRole::Heading);
        let has = !self.view.side(self.seat).specials.is_empty();
        let low = if has {
            TextRole::Body.line(ui) + space::XS
        } else {
            0.0
        };
        let body = inner
            .with_min_y(inner.top() + name)
            .with_max_y(inner.bottom() - low);
        // As large as the numbers fit side by side.
        let wide = inner.width() >= size::ROUND_LINE;
        let role = if body.height() >= TextRole::Score.line(ui) && wide {
            TextRole::Score
        } else {
            TextRole::Heading
        };
        let gap = if inner.width() >= size::ROOMY * 0.8 {
            space::XXL
        } else {
            space::L
        };
        self.numbers(pos2(inner.left(), body.center().y), role, gap);
        if has {
            let at = pos2(inner.left(), inner.bottom() - TextRole::Body.line(ui));
            self.specials(at, inner.width());
        }
    }

    /// The name above the numbers if space is limited, with the special cards beside them.
    fn dense(&self, inner: Rect, unseen: &Ui) {
        let ui = self.ui;
        let unseen = Part {
            ui: unseen,
            ..*self
        };
        let line = TextRole::Body.line(ui);
        // If there is no room for their names beside the numbers, the special cards are below, provided there is height
        // for both players.
        let wide = |seat| {
            let part = Part { seat, ..unseen };
            let [whole, _] = part.special_names();
            let beside = part.numbers(inner.min, TextRole::Small, space::S) + space::S;
            (chips_width(ui, &whole), beside)
        };
        let both = EitherSeat::BOTH.map(wide);
        let below = both
            .iter()
            .any(|(whole, beside)| whole + beside > inner.width())
            && both.iter().all(|(whole, _)| *whole <= inner.width())
            && inner.height() >= 3.0 * line + space::S;
        let half = if below {
            (inner.height() - line - space::XS) / 2.0
        } else {
            inner.height() / 2.0
        };
        let top = inner.top() + half * 0.5;
        let right = pos2(inner.right(), top);
        let taken = self.badges(right, half.min(line));
        let at = pos2(inner.left(), top);
        self.heading(at, inner.width() - taken, TextRole::Body);
        let row = pos2(inner.left(), inner.top() + half * 1.5);
        // The numbers are as large as the height and the names of the special cards allow.
        let broad = inner.width() >= size::ROUND_BROAD;
        let fits = |role: TextRole| half >= 1.2 * role.line(ui);
        let sizes = [
            (
                TextRole::Heading,
                space::XL,
                broad && fits(TextRole::Heading),
            ),
            (TextRole::Body, space::M, fits(TextRole::Body)),
            (TextRole::Small, space::S, true),
        ];
        let left = sizes
            .into_iter()
            .filter(|(_, _, fits)| *fits)
            .map(|(role, gap, _)| {
                let wide = unseen.numbers(row, role, gap);
                (role, gap, inner.width() - wide - space::S)
            });
        let left: Vec<(TextRole, f32, f32)> = left.collect();
        let has = !self.view.side(self.seat).specials.is_empty() && !below;
        let named = self.special_names().iter().find_map(|words| {
            let needed = chips_width(ui, words);
            left.iter().find(|(_, _, left)| !has || needed <= *left)
        });
        let Some(&(role, gap, left)) = named.or(left.last()) else {
            return;
        };
        self.numbers(row, role, gap);
        if below {
            let at = pos2(inner.left(), inner.bottom() - line);
            self.specials(at, inner.width());
        } else if has && left > 0.5 * TARGET {
            let at = pos2(inner.right() - left, row.y - line / 2.0);
            self.specials(at, left);
        }
    }
}

/// A badge that ends here on the right. Returns its width with the gap before it.
fn badge(ui: &Ui, icon: Option<Icon>, words: &str, at: Pos2, height: f32) -> f32 {
    let p = palette(ui);
    let painter = ui.painter();
    let font = (height * 0.6, theme::strong());
    let text = ink_size(painter, words, font.clone()).x;
    let side = height * 0.62;
    let sign = icon.map_or(0.0, |_| side + space::XS);
    let wide = text + sign + height * 0.7;
    let place = Rect::from_min_size(pos2(at.x - wide, at.y - height / 2.0), vec2(wide, height));
    let corner = CornerRadius::from(height / 2.0);
    painter.rect_filled(place, corner, p.accent);
    let left = place.left() + height * 0.35;
    if let Some(icon) = icon {
        let center = pos2(left + side / 2.0, at.y);
        widgets::sign(ui, icon, center, side, p.on_accent);
    }
    let at = pos2(left + sign, at.y);
    ink_text(painter, at, Align2::LEFT_CENTER, words, font, p.on_accent);
    wide + space::S
}

/// A number behind an icon. Returns the width of both.
fn counted(ui: &Ui, icon: Icon, number: u16, at: Pos2, role: TextRole, ink: Color32) -> f32 {
    let side = role.size(ui);
    widgets::sign(ui, icon, at + vec2(side / 2.0, 0.0), side, ink);
    let text = at + vec2(side + space::XS, 0.0);
    let (anchor, ink) = (Align2::LEFT_CENTER, palette(ui).ink);
    let number = number.to_string();
    side + space::XS + widgets::short_text(ui, text, anchor, &number, role, ink, f32::INFINITY)
}

/// The width of a small card with this text.
fn chip_width(ui: &Ui, words: &str) -> f32 {
    let font = (TextRole::Small.size(ui), egui::FontFamily::Proportional);
    let words = ink_size(ui.painter(), words, font).x;
    (words + 2.0 * space::S).max(TextRole::Body.line(ui) * 0.8)
}

/// The width of a row of small cards with these texts.
fn chips_width(ui: &Ui, words: &[String]) -> f32 {
    let gaps = space::XS * words.len().saturating_sub(1) as f32;
    words.iter().map(|word| chip_width(ui, word)).sum::<f32>() + gaps
}

/// A special card as a small card: its face, or its back.
fn chip(ui: &Ui, owned: Owned, place: Rect, word: &str) {
    let p = palette(ui);
    let painter = ui.painter();
    let corner = CornerRadius::from(space::XS);
    let (fill, edge, ink) = if owned.ready {
        (p.card_face, p.card_edge, p.card_ink)
    } else {
        (p.card_back, p.card_back_edge, p.card_back_line)
    };
    let edge = Stroke::new(line::HAIR, edge);
    painter.rect(place, corner, fill, edge, StrokeKind::Inside);
    let (at, anchor, width) = (
        place.center(),
        Align2::CENTER_CENTER,
        place.width() - space::XS,
    );
    widgets::short_text(ui, at, anchor, word, TextRole::Small, ink, width);
    if !owned.ready {
        let pen = Stroke::new(line::THIN, p.card_back_line);
        let inner = place.shrink(space::XS);
        painter.line_segment([inner.left_bottom(), inner.right_top()], pen);
    }
}

/// The initials of a name: `LJ` for Long Jump; two letters for a single word.
fn initials(name: &str) -> String {
    let mut words = name.split_whitespace();
    match (words.next(), words.next()) {
        (Some(first), Some(second)) => first
            .chars()
            .take(1)
            .chain(second.chars().take(1))
            .collect(),
        (Some(only), None) => only.chars().take(2).collect(),
        (None, _) => String::new(),
    }
}
