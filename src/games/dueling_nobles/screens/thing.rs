//! The sheet of an item on the table: its description, its actions, and the correction of its number.

use egui::{Label, Ui};

use super::commands::{Commands, PlayCommand, TableCommand, Thing};
use super::hints;
use super::kinds;
use super::view::{View, ViewExt, sign};
use crate::rules::adjustable::Value;
use crate::rules::ask::Part;
use crate::rules::decks::any_user;
use crate::rules::table::NobleInPlay;
use crate::rules::{ActionKind, DuelingNobles, Noble};
use courtyard_core::cards::Suit;
use courtyard_core::game::compose::Draft;
use courtyard_core::seat::EitherSeat;
use courtyard_ui::input::focus;
use courtyard_ui::parts;
use courtyard_ui::session::choices::Choice;
use courtyard_ui::session::composer::{self, Composing as _};
use courtyard_ui::session::corrections::Corrections;
use courtyard_ui::theme::{self, space};
use courtyard_ui::widgets::BigButton;

/// An action with an item on the table.
struct Way {
    title: String,
    why_not: Option<String>,
    command: TableCommand,
}

impl Way {
    /// Shows it as a button. Returns the command of a tap on it.
    fn show(self, ui: &mut Ui) -> Option<TableCommand> {
        let button = BigButton::new(&self.title)
            .compact(true)
            .subtitle(self.why_not.as_deref())
            .enabled(self.why_not.is_none());
        let response = ui.add(button);
        focus::offer(&response, self.why_not.is_none());
        let command = self.why_not.map_or(self.command, TableCommand::Explain);
        response.clicked().then_some(command)
    }
}

impl Thing {
    /// Shows the item in place of the current task.
    pub(super) fn show(
        self,
        ui: &mut Ui,
        view: View<'_>,
        corrections: &mut Corrections,
        out: &mut Commands,
    ) {
        if parts::heading(ui, &view.get("back"), &self.title(view)) {
            out.send(TableCommand::Close);
        }
        for sentence in self.about(view) {
            ui.add(Label::new(theme::body(sentence)).wrap());
        }
        ui.add_space(space::XS);
        ui.spacing_mut().item_spacing.y = space::S;
        let ways = self.ways(view).into_iter();
        let (possible, others): (Vec<Way>, Vec<Way>) = ways.partition(|way| way.why_not.is_none());
        for way in possible {
            out.send_if_any(way.show(ui));
        }
        // While nothing can be corrected, as in a duel, the numbers are only shown.
        if view.why_no(ActionKind::Adjust).is_none() {
            corrections.show(ui, view, |adjustable| self.has(view, adjustable.value), out);
            corrections.record(ui, view, out);
        }
        // Actions that are not possible now come last, with the reason.
        for way in others {
            out.send_if_any(way.show(ui));
        }
    }

    /// The player on whose side of the table it is; `None` if it is shared.
    pub(super) fn side(self, view: View<'_>) -> Option<EitherSeat> {
        match self {
            Thing::Noble(noble) => view.table().find(noble).map(|(seat, _)| seat),
            Thing::Gold(seat) | Thing::Hand(seat) | Thing::Abilities(seat) => Some(seat),
            Thing::SupportDeck(owner) | Thing::Discard(owner) => owner,
            Thing::NobleDeck => None,
        }
    }

    /// Its name.
    fn title(self, view: View<'_>) -> String {
        match self {
            Thing::Noble(noble) => match self.side(view) {
                Some(seat) => noble_label(view, seat, noble),
                None => sign(noble),
            },
            Thing::Gold(seat) => view.value(&Value::Gold { seat }),
            Thing::Hand(seat) => view.value(&Value::Hand { seat }),
            Thing::Abilities(seat) => view.of("dueling-nobles-thing-abilities", seat),
            Thing::SupportDeck(owner) => view.value(&Value::SupportDeck { owner }),
            Thing::NobleDeck => view.get("dueling-nobles-thing-noble-deck").into_owned(),
            Thing::Discard(owner) => {
                let title = view.get("discard-pile");
                view.of_owner(owner, title.into_owned())
            }
        }
    }

    /// Its description, one sentence each.
    fn about(self, view: View<'_>) -> Vec<String> {
        let table = view.table();
        match self {
            Thing::Noble(noble) => {
                let Some((seat, standing)) = table.find(noble) else {
                    return Vec::new();
                };
                let worth = describe_noble(view, "dueling-nobles-noble-worth", seat, standing);
                vec![worth, skill(view, noble)]
            }
            Thing::Gold(_) => vec![view.get("dueling-nobles-thing-gold-about").into_owned()],
            Thing::Hand(seat) => {
                let about = view.get("dueling-nobles-thing-hand-about").into_owned();
                std::iter::once(about)
                    .chain(known_hand(view, seat))
                    .collect()
            }
            Thing::Abilities(_) => Suit::ALL.map(|suit| hints::ability(view, suit)).into(),
            Thing::SupportDeck(owner) => {
                let stock = &table.stocks[any_user(owner)];
                vec![view.counted("dueling-nobles-deck-support", stock.deck)]
            }
            Thing::NobleDeck => {
                vec![view.counted("dueling-nobles-deck-nobles", table.noble_deck_size())]
            }
            Thing::Discard(owner) => {
                let pile = table.stocks[any_user(owner)].discard.iter().rev();
                let cards: Vec<String> = pile.map(|card| sign(*card)).collect();
                let count = view.counted("dueling-nobles-discard", cards.len());
                vec![count, cards.join(" ")]
            }
        }
    }

    /// Its actions, with the reason for each that is unavailable.
    fn ways(self, view: View<'_>) -> Vec<Way> {
        let active = view.table().active;
        if self.side(view) == Some(active.other()) || !view.offers(active) {
            return Vec::new();
        }
        match self {
            Thing::Noble(noble) => {
                let own = view.table().find(noble);
                own.map_or_else(Vec::new, |(_, standing)| own_noble(view, standing))
            }
            Thing::Abilities(_) => Suit::ALL.map(|suit| ability(view, suit)).into(),
            Thing::Gold(_)
            | Thing::Hand(_)
            | Thing::SupportDeck(_)
            | Thing::NobleDeck
            | Thing::Discard(_) => kinds::at(self)
                .map(|kind| way(view, view.kind(kind), kind))
                .collect(),
        }
    }

    /// Whether this is its number, or one of its switches. The cards of a bot are not corrected by hand.
    fn has(self, view: View<'_>, value: Value) -> bool {
        match value {
            Value::Gold { seat } => self == Thing::Gold(seat),
            Value::Hand { seat } => self == Thing::Hand(seat) && !view.is_bot(seat),
            Value::Ability { seat, .. } => self == Thing::Abilities(seat),
            Value::Stamina { noble } => self == Thing::Noble(noble),
            Value::SupportDeck { owner } => {
                let is_of_bot = owner.is_some_and(|seat| view.is_bot(seat));
                self == Thing::SupportDeck(owner) && !is_of_bot
            }
            Value::Weapon { .. } | Value::Armed { .. } => false,
        }
    }
}

/// The cards in a hand that both players know, in a sentence if there are any.
pub(super) fn known_hand(view: View<'_>, seat: EitherSeat) -> Option<String> {
    let known = view.side(seat).known;
    let cards: Vec<String> = known.iter().map(sign).collect();
    let args = [("cards", cards.join(" ").into())];
    (!cards.is_empty()).then(|| view.with("dueling-nobles-table-known", &args))
}

/// The name of a noble in a courtyard.
pub(super) fn noble_label(view: View<'_>, seat: EitherSeat, noble: Noble) -> String {
    let args = [
        ("card", sign(noble).into()),
        ("name", view.name(seat).into()),
    ];
    view.with("dueling-nobles-noble-label", &args)
}

/// The description of a noble, in a sentence.
pub(super) fn about(view: View<'_>, seat: EitherSeat, standing: &NobleInPlay) -> String {
    describe_noble(view, "dueling-nobles-noble-about", seat, standing)
}

/// This message about a noble.
fn describe_noble(view: View<'_>, key: &str, seat: EitherSeat, standing: &NobleInPlay) -> String {
    let (strength, terms) = view.strength(seat, standing);
    let is_sum = if terms == strength.to_string() {
        "no"
    } else {
        "yes"
    };
    let args = [
        ("sum", is_sum.into()),
        ("card", sign(standing.noble).into()),
        ("name", view.name(seat).into()),
        ("strength", strength.into()),
        ("terms", terms.into()),
        ("left", standing.stamina.into()),
        ("full", view.rules().stamina[standing.noble.rank()].into()),
    ];
    view.with(key, &args)
}

/// The noble's skill, in words.
pub(super) fn skill(view: View<'_>, noble: Noble) -> String {
    let skill = view
        .text
        .sentence("dueling-nobles-noble-skill", &noble.rank());
    skill.finish()
}

/// The possible actions with one of the active player's nobles.
pub(super) fn offers(view: View<'_>, noble: Noble) -> Vec<Choice<DuelingNobles>> {
    let standing = view.side(view.table().active).standing(noble);
    let ways = standing.map_or_else(Vec::new, |standing| own_noble(view, standing));
    let possible = ways.into_iter().filter(|way| way.why_not.is_none());
    let others = possible.filter(|way| !matches!(way.command, TableCommand::Play(_)));
    others
        .map(|way| Choice::new(way.title, way.command))
        .collect()
}

/// The active player's actions with one of their own nobles. A possible duel is started on the table.
fn own_noble(view: View<'_>, standing: &NobleInPlay) -> Vec<Way> {
    let noble = standing.noble;
    let part = Part::Noble(noble);
    let ways = kinds::by(standing).into_iter().filter_map(|(kind, offer)| {
        let why_no = view.in_phase_of(kind).why_no(kind);
        let (why_not, command) = match (kind, &why_no) {
            (ActionKind::Challenge, None) => return None,
            (ActionKind::Challenge, Some(_)) => (None, PlayCommand::Attacker(noble).into()),
            _ => (
                composer::why_not_about(view, kind, part),
                composer::begin(view, Draft::new(kind).given(part)),
            ),
        };
        Some(Way {
            title: view.about(offer.title, noble),
            why_not: why_no.or(why_not),
            command,
        })
    });
    ways.collect()
}

/// An ability of the active player.
fn ability(view: View<'_>, suit: Suit) -> Way {
    let kind = ActionKind::of_ability(suit);
    way(view, format!("{} {}", suit.symbol(), view.kind(kind)), kind)
}

/// An action of this kind.
fn way(view: View<'_>, title: String, kind: ActionKind) -> Way {
    Way {
        title,
        why_not: view.in_phase_of(kind).why_no(kind),
        command: DuelingNobles::start(view, kind),
    }
}
