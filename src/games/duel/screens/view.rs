//! Queries of the game's tables for its screens.

use crate::rules::action::Action;
use crate::rules::battle::Term;
use crate::rules::table::{Battle, Side, Standing, Table};
use crate::rules::{CardRole, Duel, Face, Lying, Name, PlayedCard};
pub(super) use crate::text::card_text;
use crate::text::{card_name, role_name, warlord_name};
use courtyard_core::game::Game;
use courtyard_core::seat::Seat;
pub(super) use courtyard_text::capital;
use courtyard_ui::session::{self, TableView, choices};
use courtyard_ui::widgets::{Icon, Piece};
use easy_ext::ext;

/// A session of the game for its screens.
pub(super) type View<'a> = TableView<'a, Duel>;

/// The commands of its tables.
pub(super) type TableCommand = session::TableCommand<Duel>;

/// The choices of its tables.
pub(super) type Choice = choices::Choice<Duel>;

/// The command of a frame of the table's screen.
pub(super) type Commands = session::Commands<TableCommand>;

#[ext(ViewExt)]
pub(super) impl<'a> TableView<'a, Duel> {
    /// The cards of a player.
    fn side(&self, seat: Seat) -> &'a Side {
        &self.table.sides[seat]
    }

    /// The player whom this player attacks: the next in the circle; `None` if this player no longer attacks.
    fn attacks(&self, seat: Seat) -> Option<Seat> {
        let (table, circle) = (self.table, self.table.circle());
        let has_revenge = table.revenge && seat == table.active;
        let attacks = table.winner().is_none() && (circle.contains(seat) || has_revenge);
        table.next_of(circle, seat).filter(|_| attacks)
    }

    /// A short name of the Warlord in a slot: `K`, or its number if unknown; both if another Warlord of the player is
    /// also a `K`.
    fn warlord(&self, seat: Seat, slot: usize) -> String {
        warlord_name(self.text, self.side(seat), slot)
    }

    /// A card in words: its symbol, or the joker's name.
    fn card(&self, name: Name) -> String {
        card_name(self.text, name)
    }

    /// The name of the role of a card.
    fn role(&self, role: CardRole) -> String {
        role_name(self.text, role)
    }

    /// Number of turns that a player's draw pile lasts.
    fn turns_left(&self, seat: Seat) -> u8 {
        let draw = self.side(seat).draw;
        draw.div_ceil(self.rules().draw_per_turn.max(1))
    }

    /// The table after this action; the same if the action is refused.
    fn after(&self, action: &Action) -> Table {
        let mut table = self.table.clone();
        let _ = Duel::play(self.rules(), &mut table, action);
        table
    }

    /// The minimum and maximum strength of the battle's attack, by what is known of its cards.
    fn worth(&self, battle: &Battle) -> (u16, u16) {
        let (seat, side) = (battle.attacker, &battle.attacker_side);
        let rules = self.rules();
        let seen = self.table.seen(seat);
        let value = |card: PlayedCard| Term::of(rules, card).value;
        let range = |role: CardRole| {
            let free = role.ranks().filter(|rank| seen.of_rank(*rank) < 4);
            let values = free.map(|rank| value(PlayedCard::Face(Face::Rank(rank))));
            let (least, most) = (values.clone().min(), values.max());
            (least.unwrap_or_default(), most.unwrap_or_default())
        };
        let warlord = side.slot.map(|slot| {
            let known = self.side(seat).standing(slot).and_then(Standing::card);
            let known = known.map(|warlord| value(warlord.card()));
            known.map_or_else(|| range(CardRole::Warlord), |value| (value, value))
        });
        let mut parts = Vec::from_iter(warlord);
        if side.army {
            let (weak, strong) = range(CardRole::Support);
            let most = rules.supports_per_side.min(self.side(seat).hand);
            let (least, most) = side.support.map_or((0, most), |count| (count, count));
            let support = (weak * u16::from(least), strong * u16::from(most));
            parts.extend([range(CardRole::Army), support]);
        }
        let sum = |(least, most), (weak, strong)| (least + weak, most + strong);
        parts.into_iter().fold((0, 0), sum)
    }
}

/// The face of a card: its rank, and its suit if known.
pub(super) fn printed(card: Lying) -> (&'static str, Option<Icon>) {
    match card {
        Lying::Face(Face::Card(card)) => (card.rank().text(), Some(Icon::Suit(card.suit()))),
        Lying::Face(Face::Rank(rank)) => (rank.text(), None),
        Lying::Joker => ("*", None),
        Lying::Ally => ("*", Some(Icon::Crown)),
    }
}

/// A face-up card in a role; below its rank is its suit, or its role if the suit is unknown.
pub(super) fn face_up(card: PlayedCard) -> Piece<'static> {
    let sign = match (card, CardRole::of(card.rank())) {
        (PlayedCard::Face(Face::Card(card)), _) => Some(Icon::Suit(card.suit())),
        (_, CardRole::Army) => Some(Icon::Swords),
        (_, CardRole::Warlord) => Some(Icon::Crown),
        (_, CardRole::Support | CardRole::Ace) => None,
    };
    Piece::Up(card.rank().text(), sign)
}

/// A Warlord in its slot, as far as it is known.
pub(super) fn warlord_piece(standing: Standing) -> Piece<'static> {
    match standing.card() {
        Some(warlord) if standing.is_face_up() => face_up(warlord.card()),
        known => Piece::Down(known.map(|warlord| warlord.rank().text())),
    }
}
