//! Queries of the game's tables for its screens.

use crate::rules::action::Action;
use crate::rules::battle::{Force, Strength};
use crate::rules::table::{Phase, Side, Stage, Standing};
use crate::rules::{CardRole, Duel, Face, Lying, Name, PlayedCard};
use crate::text::{card_name, role_name};
use courtyard_core::cards::Rank;
use courtyard_core::game::Game;
use courtyard_core::seat::Seat;
use courtyard_text as text;
pub(super) use courtyard_text::capital;
use courtyard_ui::session::{self, TableView, choices};
use courtyard_ui::widgets::Icon;
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

    /// All players, in the order of play.
    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> {
        self.table.sides.seats()
    }

    /// The current phase.
    fn phase(&self) -> Option<Phase> {
        match self.table.stage {
            Stage::Turn(phase) => Some(phase),
            Stage::SetUp | Stage::Over(_) => None,
        }
    }

    /// The player whom this player attacks: the next in the circle; `None` if this player no longer attacks.
    fn attacks(&self, seat: Seat) -> Option<Seat> {
        if matches!(self.table.stage, Stage::Over(_)) {
            return None;
        }
        if seat == self.table.active && self.table.revenge {
            return self.table.target();
        }
        let circle = self.table.circle();
        circle
            .contains(seat)
            .then(|| self.table.next_of(circle, seat))?
    }

    /// A short name of the Warlord in a slot: `K`, or its number if unknown; both if another Warlord of the player is
    /// also a `K`.
    fn warlord(&self, seat: Seat, slot: usize) -> String {
        let known = |slot| self.side(seat).standing(slot).and_then(Standing::card);
        let number = || self.with("duel-screen-warlord", &[("number", (slot + 1).into())]);
        let Some(warlord) = known(slot) else {
            return number();
        };
        let is_alike = |other: usize| known(other).is_some_and(|o| o.card() == warlord.card());
        let mut others = (0..self.side(seat).slots.len()).filter(|other| *other != slot);
        match others.any(is_alike) {
            true => format!("{} ({})", card_text(warlord.card()), number()),
            false => card_text(warlord.card()),
        }
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

    /// Why these actions cannot be done in order, in a sentence; `None` if they can.
    fn why_not_all(&self, actions: &[Action]) -> Option<String> {
        let (last, before) = actions.split_last()?;
        if before.is_empty() {
            return self.why_not(last);
        }
        let mut table = self.table.clone();
        for action in before {
            if let Err(refusal) = Duel::play(self.rules(), &mut table, action) {
                return Some(self.refusal(&refusal));
            }
        }
        self.at(&table).why_not(last)
    }

    /// The strength of the cards named so far.
    fn strength(&self, force: &Force) -> Strength {
        force.strength(self.rules())
    }

    /// The minimum and maximum strength of the running battle's attack, by what is known of its cards.
    fn worth(&self, seat: Seat) -> Option<(u16, u16)> {
        let battle = self.table.battle.as_ref()?;
        let side = battle.side(seat)?;
        let rules = self.rules();
        let seen = self.table.seen(seat);
        let free = |role: CardRole| role.ranks().filter(move |rank| seen.of_rank(*rank) < 4);
        let mut range = (0, 0);
        let mut add = |values: Vec<u16>| {
            range.0 += values.iter().min().copied().unwrap_or_default();
            range.1 += values.iter().max().copied().unwrap_or_default();
        };
        let value = |role: CardRole, rank: Rank| {
            let card = PlayedCard::Face(Face::Rank(rank));
            let force = force_of(role, &[card]);
            force.strength(rules).total()
        };
        if side.army {
            add(free(CardRole::Army)
                .map(|r| value(CardRole::Army, r))
                .collect());
        }
        if let Some(slot) = side.slot {
            let known = self.side(seat).standing(slot).and_then(Standing::card);
            add(match known {
                Some(known) => vec![rules.warlord_bonus.of(known)],
                None => {
                    let ranks = free(CardRole::Warlord);
                    ranks.map(|r| value(CardRole::Warlord, r)).collect()
                }
            });
        }
        if side.army {
            let supports: Vec<u16> = free(CardRole::Support)
                .map(|r| value(CardRole::Support, r))
                .collect();
            match side.support {
                Some(count) => (0..count).for_each(|_| add(supports.clone())),
                None => {
                    let most = rules.supports_per_side.min(self.side(seat).hand);
                    (0..most).for_each(|_| add([supports.clone(), vec![0]].concat()));
                }
            }
        }
        Some(range)
    }
}

/// Cards of one role as a force.
pub(super) fn force_of(role: CardRole, cards: &[PlayedCard]) -> Force {
    use crate::rules::{Army, Support, Warlord};
    let mut force = Force::default();
    for card in cards {
        match role {
            CardRole::Army => force.army = Army::new(*card),
            CardRole::Warlord => force.warlord = Warlord::new(*card),
            CardRole::Support => {
                if let Some(support) = Support::new(*card) {
                    // A side never has more cards than there is room for.
                    let _ = force.support.try_push(support);
                }
            }
            CardRole::Ace => {}
        }
    }
    force
}

/// One of the 52 cards as text: `10♥`, or `10` if its suit is unknown.
pub(super) fn face(face: Face) -> String {
    match face {
        Face::Card(card) => text::sign(card),
        Face::Rank(rank) => rank.text().to_owned(),
    }
}

/// A card in a role as text; the Hidden Ally has an asterisk.
pub(super) fn card_text(card: PlayedCard) -> String {
    match card {
        PlayedCard::Face(face) => self::face(face),
        PlayedCard::Ally(rank) => format!("{}*", rank.text()),
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

/// The same for a card in a role; below the rank is its role if its suit is unknown.
pub(super) fn printed_card(card: PlayedCard) -> (&'static str, Option<Icon>) {
    match card {
        PlayedCard::Face(Face::Card(card)) => (card.rank().text(), Some(Icon::Suit(card.suit()))),
        PlayedCard::Face(Face::Rank(rank)) | PlayedCard::Ally(rank) => {
            (rank.text(), role_icon(CardRole::of(rank)))
        }
    }
}

/// The icon of a role.
pub(super) fn role_icon(role: CardRole) -> Option<Icon> {
    match role {
        CardRole::Army => Some(Icon::Swords),
        CardRole::Warlord => Some(Icon::Crown),
        CardRole::Support | CardRole::Ace => None,
    }
}
