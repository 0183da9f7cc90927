//! Queries of the game's tables for its screens.

use easy_ext::ext;
use egui::Ui;
use strum::VariantArray;

use crate::rules::editions::CharmHalf;
use crate::rules::table::{Side, Stage};
use crate::rules::{ActionKind, AreaNames, Card, Named, NobleHearts, Print, Special, Stride};
use crate::text::{print_name, special_name};
use courtyard_core::seat::EitherSeat;
use courtyard_text::Text;
pub(super) use courtyard_text::capital;
use courtyard_ui::parts;
use courtyard_ui::session::{self, TableView, choices};
use courtyard_ui::theme::space;

/// A session of the game for its screens.
pub(super) type View<'a> = TableView<'a, NobleHearts>;

/// The commands of its tables.
pub(super) type TableCommand = session::TableCommand<NobleHearts>;

/// The choices of its tables.
pub(super) type Choice = choices::Choice<NobleHearts>;

/// The command of a frame of the table's screen.
pub(super) type Commands = session::Commands<TableCommand>;

#[ext(ViewExt)]
pub(super) impl<'a> TableView<'a, NobleHearts> {
    /// Everything that belongs to a player.
    fn side(&self, seat: EitherSeat) -> &'a Side {
        &self.table.sides[seat]
    }

    /// Whether the game is running.
    fn goes_on(&self) -> bool {
        self.table.stage == Stage::Play
    }

    /// A sentence that the game is lost by any action of this kind; `None` if it is not.
    fn loses(&self, kind: ActionKind) -> Option<String> {
        let rules = self.rules();
        let why = match kind {
            ActionKind::Berserk => Stride::Berserk,
            ActionKind::Retreat
                if self.table.attack.is_some() && rules.charm_half == CharmHalf::Always =>
            {
                Stride::Retreat
            }
            _ => return None,
        };
        let winner = self.table.initiative.other();
        let is_lost = self.table.reaches_heart(rules, winner, why);
        is_lost.then(|| self.of("noble-hearts-screen-loses", winner))
    }

    /// Whether this kind of action wins the game at once: the rose that moves Lady Isabelle to their heart.
    fn wins(&self, kind: ActionKind) -> bool {
        let by = self.table.initiative;
        kind == ActionKind::CollectRose && self.table.reaches_heart(self.rules(), by, Stride::Rose)
    }

    /// The name of a special card.
    fn special(&self, special: Special) -> String {
        special_name(self.text, special)
    }

    /// The kinds of special cards that the rules have, all or none.
    fn specials(&self) -> &'static [Special] {
        if self.rules().has_specials() {
            <Special as VariantArray>::VARIANTS
        } else {
            &[]
        }
    }

    /// The players' names for the areas.
    fn area_names(&self) -> AreaNames {
        AreaNames::of_header(&self.session.header().further)
    }

    /// The players' name for an area, or its number.
    fn area(&self, number: i64) -> String {
        area(self.text, &self.area_names(), number)
    }

    /// The name of one of a card's numbers.
    fn print(&self, print: Print) -> String {
        print_name(self.text, print)
    }

    /// The known numbers of a card in words: “fight 7, area 1, redraw 2”.
    fn card(&self, card: &Named) -> String {
        describe_card(self.text, &self.area_names(), card)
    }

    /// The known numbers of a card on the table, in words.
    fn lying(&self, card: &Card) -> String {
        self.card(&Named::from(*card))
    }

    /// The numbers of a player's cards in a sentence.
    fn cards_of(&self, seat: EitherSeat) -> String {
        let side = self.side(seat);
        let args = [
            ("name", self.name(seat).into()),
            ("hand", side.hand.into()),
            ("deck", side.deck.into()),
            ("discard", side.discard.len().into()),
        ];
        self.with("noble-hearts-screen-seat", &args)
    }

    /// The position of a marker in words.
    fn spot(&self, spot: i8, most: u8) -> String {
        crate::text::place(self.context(), spot.into(), most)
    }
}

/// The name of an area, within a sentence.
pub(super) fn area(text: &Text, names: &AreaNames, number: i64) -> String {
    let args = [("area", number.into())];
    let numbered = || text.with("noble-hearts-screen-area", &args).into_owned();
    names.get(number).map_or_else(numbered, str::to_owned)
}

/// The known numbers of a card in words: “fight 7, area 1, redraw 2”.
pub(super) fn describe_card(text: &Text, names: &AreaNames, card: &Named) -> String {
    let parts = Print::VARIANTS.iter().filter_map(|print| {
        let number = card.get(*print)?;
        Some(match print {
            Print::Area => area(text, names, number),
            Print::Fight | Print::Move | Print::Redraw => {
                let print = print_name(text, *print);
                let args = [("print", print.into()), ("number", number.into())];
                text.with("noble-hearts-screen-printed", &args).into_owned()
            }
        })
    });
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() {
        text.get("noble-hearts-screen-unknown-card").into_owned()
    } else {
        parts.join(", ")
    }
}

/// Fields for the names of this number of areas. Returns whether a name has changed.
pub(super) fn area_fields(ui: &mut Ui, text: &Text, names: &mut Vec<String>, count: u8) -> bool {
    names.resize(count.into(), String::new());
    let mut changed = false;
    for (name, number) in names.iter_mut().zip(1..) {
        let label = capital(&area(text, &AreaNames::default(), number));
        changed |= parts::short_field(ui, name, &label, &label, AreaNames::LONGEST).changed();
        ui.add_space(space::XS);
    }
    changed
}
