//! The display of each kind of action on the screens.

use super::commands::Thing;
use super::view::View;
use crate::rules::table::NobleInPlay;
use crate::rules::{Action, ActionKind, DuelingNobles, Noble, Rules, Table};
use courtyard_core::cards::{Card, Suit};
use courtyard_lab::opponents::Act;
use courtyard_ui::session::{Look, PicturedCard};
use courtyard_ui::widgets::Icon;
use egui::Key;

/// The display of a kind of action.
#[derive(Clone, Copy)]
pub(super) struct Shown {
    pub(super) look: Look,
    /// The gold that it costs, if that is fixed.
    pub(super) price: Option<fn(&Rules) -> u16>,
    /// Whether an item of the table other than a noble offers it to its player.
    pub(super) belongs_to: fn(Thing) -> bool,
    /// The nobles that offer it.
    pub(super) nobles: Option<NobleAction>,
    /// The hint of a phase in which it is possible.
    pub(super) topic: Option<Topic>,
    /// Whether it is about the side of the player who is not active.
    pub(super) is_across: bool,
}

/// A kind of action as a noble offers it.
#[derive(Clone, Copy)]
pub(super) struct NobleAction {
    /// Position among the actions of a noble.
    pub(super) position: u8,
    /// The message key of the action with this noble.
    pub(super) title: &'static str,
    /// Whether the noble can do it.
    pub(super) fits: fn(&NobleInPlay) -> bool,
}

/// A hint about a phase, the most important one first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Topic {
    Duel,
    Command,
    Reinforcements,
    Income,
}

/// The display of each kind of action.
pub(super) const fn shown(kind: ActionKind) -> Shown {
    use ActionKind as K;
    match kind {
        K::Setup => Shown::of(Look::STEP),
        K::NextPhase => Shown::of(Look::ONWARD.key(Key::N)),
        K::EndTurn => Shown::of(Look::ONWARD.key(Key::E)),
        K::Sell => Shown::of(Look::DEED.icon(Icon::Coins).key(Key::S))
            .at(|thing| matches!(thing, Thing::Gold(_) | Thing::Hand(_)))
            .topic(Topic::Income),
        K::Tax => Shown::of(Look::DEED.icon(Icon::Crown).key(Key::T))
            .at(|thing| matches!(thing, Thing::Gold(_)))
            .by(0, "dueling-nobles-do-tax", |own| own.noble.is_king())
            .topic(Topic::Income),
        K::Buy => Shown::of(Look::DEED.icon(Icon::Cards).key(Key::B))
            .at(|thing| matches!(thing, Thing::Hand(_) | Thing::SupportDeck(_)))
            .topic(Topic::Reinforcements),
        K::Recruit => Shown::of(Look::DEED.icon(Icon::Added).key(Key::R))
            .price(|rules| rules.recruit_cost)
            .at(|thing| thing == Thing::NobleDeck)
            .topic(Topic::Reinforcements),
        K::Weapon => Shown::of(Look::DEED.icon(Icon::Swords).key(Key::W))
            .by(2, "dueling-nobles-do-weapon", |own| own.weapon.is_none())
            .topic(Topic::Command),
        K::MoveWeapon => Shown::of(Look::DEED.icon(Icon::Swap).key(Key::M)).by(
            2,
            "dueling-nobles-do-give",
            |own| own.weapon.is_some(),
        ),
        K::Heal => Shown::ability(Suit::Hearts, Key::H).by(3, "dueling-nobles-do-heal", |_| true),
        K::DrawThree => Shown::ability(Suit::Diamonds, Key::D),
        K::Recover => {
            Shown::ability(Suit::Clubs, Key::V).at(|thing| matches!(thing, Thing::Discard(_)))
        }
        K::Spy => Shown::ability(Suit::Spades, Key::Y).across(),
        K::Challenge => Shown::of(Look::STEP.icon(Icon::Swords).key(Key::C))
            .by(1, "dueling-nobles-do-attack-with", |_| true)
            .topic(Topic::Duel),
        K::Deflect => Shown::of(Look::DEED.key(Key::F)).across(),
        K::Roll => Shown::of(Look::STEP),
        K::Support => Shown::of(Look::OUTCOME),
        K::Concede => Shown::of(Look::DEED.key(Key::G)),
        K::Adjust | K::Note => Shown::of(Look::STEP),
    }
}

impl Shown {
    const fn of(look: Look) -> Shown {
        Shown {
            look,
            price: None,
            belongs_to: |_| false,
            nobles: None,
            topic: None,
            is_across: false,
        }
    }

    const fn ability(suit: Suit, key: Key) -> Shown {
        Shown::of(Look::DEED.icon(Icon::Suit(suit)).key(key)).topic(Topic::Command)
    }

    const fn price(self, price: fn(&Rules) -> u16) -> Shown {
        let price = Some(price);
        Shown { price, ..self }
    }

    const fn at(self, belongs_to: fn(Thing) -> bool) -> Shown {
        Shown { belongs_to, ..self }
    }

    const fn by(self, position: u8, title: &'static str, fits: fn(&NobleInPlay) -> bool) -> Shown {
        let nobles = Some(NobleAction {
            position,
            title,
            fits,
        });
        Shown { nobles, ..self }
    }

    const fn topic(self, topic: Topic) -> Shown {
        let topic = Some(topic);
        Shown { topic, ..self }
    }

    const fn across(self) -> Shown {
        let is_across = true;
        Shown { is_across, ..self }
    }
}

/// The cards that people see with an act of a bot, a noble with its weapon.
pub(super) fn pictured(table: &Table, act: &Act<DuelingNobles>) -> Vec<PicturedCard> {
    let bare = |card: &Card| PicturedCard::bare(*card);
    let noble = |card: &Card| {
        let found = Noble::from_card(*card).and_then(|noble| table.find(noble));
        let weapon = found.and_then(|(_, noble)| noble.weapon);
        PicturedCard::FaceUp(*card, weapon.map(Card::from))
    };
    match act {
        Act::Begin(begun) if begun.kind == ActionKind::Recruit => vec![PicturedCard::BACK],
        Act::Begin(begun) => begun.card.iter().map(bare).collect(),
        Act::Do(action) => match action {
            Action::Sell { cards } | Action::Support { cards, .. } => {
                cards.iter().map(bare).collect()
            }
            Action::Tax { king: one } | Action::Deflect { target: one } => vec![noble(one)],
            Action::Weapon { card, noble: to } | Action::Heal { card, noble: to } => {
                vec![bare(card), noble(to)]
            }
            Action::MoveWeapon { from, to } => vec![noble(from), noble(to)],
            Action::Challenge { attacker, target } => vec![noble(attacker), noble(target)],
            Action::DrawThree { card } | Action::Spy { card, .. } => vec![bare(card)],
            Action::Recover { card, take } => vec![bare(card), bare(take)],
            Action::Setup { .. } | Action::NextPhase | Action::EndTurn => Vec::new(),
            Action::Buy { .. } | Action::Recruit { .. } | Action::Roll { .. } => Vec::new(),
            Action::Concede { .. } | Action::Adjust { .. } | Action::Note { .. } => Vec::new(),
        },
    }
}

/// The kinds that an item of the table other than a noble offers to its player.
pub(super) fn at(thing: Thing) -> impl Iterator<Item = ActionKind> {
    let all = ActionKind::ALL.into_iter();
    all.filter(move |kind| (shown(*kind).belongs_to)(thing))
}

/// The kinds that a noble offers to its player, in order.
pub(super) fn by(noble: &NobleInPlay) -> Vec<(ActionKind, NobleAction)> {
    let all = ActionKind::ALL.into_iter();
    let all = all.filter_map(|kind| Some((kind, shown(kind).nobles?)));
    let mut all: Vec<_> = all.filter(|(_, offer)| (offer.fits)(noble)).collect();
    all.sort_by_key(|(_, offer)| offer.position);
    all
}

/// The topic of the possible actions of this phase; `None` if there is none.
pub(super) fn topic(view: View<'_>, allows: &[ActionKind]) -> Option<Topic> {
    let possible = allows.iter().filter(|kind| view.why_no(**kind).is_none());
    let mut topics: Vec<Topic> = possible.filter_map(|kind| shown(*kind).topic).collect();
    topics.sort_by_key(|topic| *topic as u8);
    topics.first().copied()
}
