//! The display of each kind of action on the screens.

use super::commands::Thing;
use super::view::View;
use crate::rules::table::NobleInPlay;
use crate::rules::{ActionKind, Rules};
use courtyard_core::cards::Suit;
use courtyard_ui::session::Weight;
use courtyard_ui::widgets::Icon;
use egui::Key;

/// The display of a kind of action.
#[derive(Clone, Copy)]
pub(super) struct Shown {
    pub(super) icon: Option<Icon>,
    pub(super) weight: Weight,
    /// The gold that it costs, if that is fixed.
    pub(super) price: Option<fn(&Rules) -> u16>,
    /// The key that starts it.
    pub(super) key: Option<Key>,
    /// Whether an item of the table other than a noble offers it to its player.
    pub(super) belongs_to: fn(Thing) -> bool,
    /// The nobles that offer it.
    pub(super) nobles: Option<Bearer>,
    /// The hint of a phase in which it is possible.
    pub(super) topic: Option<Topic>,
    /// Whether it is about the side of the player who is not active.
    pub(super) is_across: bool,
}

/// The place of a kind of action among those of a noble.
#[derive(Clone, Copy)]
pub(super) struct Bearer {
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
        K::Setup => Shown::of(Weight::Step),
        K::NextPhase => Shown::of(Weight::Onward).key(Key::N),
        K::EndTurn => Shown::of(Weight::Onward).key(Key::E),
        K::Sell => Shown::of(Weight::Deed)
            .icon(Icon::Coins)
            .key(Key::S)
            .at(|thing| matches!(thing, Thing::Gold(_) | Thing::Hand(_)))
            .topic(Topic::Income),
        K::Tax => Shown::of(Weight::Deed)
            .icon(Icon::Crown)
            .key(Key::T)
            .at(|thing| matches!(thing, Thing::Gold(_)))
            .by(0, "dueling-nobles-do-tax", |own| own.noble.is_king())
            .topic(Topic::Income),
        K::Buy => Shown::of(Weight::Deed)
            .icon(Icon::Cards)
            .key(Key::B)
            .at(|thing| matches!(thing, Thing::Hand(_) | Thing::SupportDeck))
            .topic(Topic::Reinforcements),
        K::Recruit => Shown::of(Weight::Deed)
            .icon(Icon::Added)
            .price(|rules| rules.recruit_cost)
            .key(Key::R)
            .at(|thing| thing == Thing::NobleDeck)
            .topic(Topic::Reinforcements),
        K::Weapon => Shown::of(Weight::Deed)
            .icon(Icon::Swords)
            .key(Key::W)
            .by(2, "dueling-nobles-do-weapon", |own| own.weapon.is_none())
            .topic(Topic::Command),
        K::MoveWeapon => Shown::of(Weight::Deed).icon(Icon::Swap).key(Key::M).by(
            2,
            "dueling-nobles-do-give",
            |own| own.weapon.is_some(),
        ),
        K::Heal => Shown::ability(Suit::Hearts)
            .key(Key::H)
            .by(3, "dueling-nobles-do-heal", |_| true),
        K::DrawThree => Shown::ability(Suit::Diamonds).key(Key::D),
        K::Recover => Shown::ability(Suit::Clubs)
            .key(Key::V)
            .at(|thing| thing == Thing::Discard),
        K::Spy => Shown::ability(Suit::Spades).key(Key::Y).across(),
        K::Challenge => Shown::of(Weight::Step)
            .icon(Icon::Swords)
            .key(Key::C)
            .by(1, "dueling-nobles-do-attack-with", |_| true)
            .topic(Topic::Duel),
        K::Deflect => Shown::of(Weight::Deed).key(Key::F).across(),
        K::Roll => Shown::of(Weight::Step),
        K::Support => Shown::of(Weight::Outcome),
        K::Concede => Shown::of(Weight::Deed).key(Key::G),
        K::Adjust | K::Note => Shown::of(Weight::Step),
    }
}

impl Shown {
    const fn of(weight: Weight) -> Shown {
        Shown {
            icon: None,
            weight,
            price: None,
            key: None,
            belongs_to: |_| false,
            nobles: None,
            topic: None,
            is_across: false,
        }
    }

    const fn ability(suit: Suit) -> Shown {
        let deed = Shown::of(Weight::Deed);
        deed.icon(Icon::Suit(suit)).topic(Topic::Command)
    }

    const fn icon(self, icon: Icon) -> Shown {
        let icon = Some(icon);
        Shown { icon, ..self }
    }

    const fn price(self, price: fn(&Rules) -> u16) -> Shown {
        let price = Some(price);
        Shown { price, ..self }
    }

    const fn key(self, key: Key) -> Shown {
        let key = Some(key);
        Shown { key, ..self }
    }

    const fn at(self, belongs_to: fn(Thing) -> bool) -> Shown {
        Shown { belongs_to, ..self }
    }

    const fn by(self, position: u8, title: &'static str, fits: fn(&NobleInPlay) -> bool) -> Shown {
        let nobles = Some(Bearer {
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

/// The kinds that an item of the table other than a noble offers to its player.
pub(super) fn at(thing: Thing) -> impl Iterator<Item = ActionKind> {
    let all = ActionKind::ALL.into_iter();
    all.filter(move |kind| (shown(*kind).belongs_to)(thing))
}

/// The kinds that a noble offers to its player, in order.
pub(super) fn by(noble: &NobleInPlay) -> Vec<(ActionKind, Bearer)> {
    let all = ActionKind::ALL.into_iter();
    let all = all.filter_map(|kind| Some((kind, shown(kind).nobles?)));
    let mut all: Vec<_> = all.filter(|(_, bearer)| (bearer.fits)(noble)).collect();
    all.sort_by_key(|(_, bearer)| bearer.position);
    all
}

/// The topic of the possible actions of this phase; `None` if there is none.
pub(super) fn topic(view: View<'_>, allows: &[ActionKind]) -> Option<Topic> {
    let possible = allows.iter().filter(|kind| view.why_no(**kind).is_none());
    let mut topics: Vec<Topic> = possible.filter_map(|kind| shown(*kind).topic).collect();
    topics.sort_by_key(|topic| *topic as u8);
    topics.first().copied()
}
