//! What the screens of the game read of its tables.

use strum::VariantArray;

use crate::games::noble_hearts::card::{Card, Named};
use crate::games::noble_hearts::kind::{ActionKind, Special};
use crate::games::noble_hearts::print::Print;
use crate::games::noble_hearts::table::{Side, Stage};
use crate::games::noble_hearts::{AreaNames, NobleHearts};
use crate::seat::{EitherSeat, Seat};
use crate::text::noble_hearts::{kind_about, kind_name, print_name, special_name};
use crate::ui::session::{Commands, TableCommand, TableView, choices};

/// A session of the game as its screens read it.
pub(super) type View<'a> = TableView<'a, NobleHearts>;

/// What can be wanted at its tables.
pub(super) type Wanted = TableCommand<NobleHearts>;

/// What can be chosen there.
pub(super) type Choice = choices::Choice<NobleHearts>;

/// What is sent while its tables are shown.
pub(super) type Out = Commands<Wanted>;

impl<'a> TableView<'a, NobleHearts> {
    /// What belongs to a player.
    pub(super) fn side(&self, seat: EitherSeat) -> &'a Side {
        &self.table.sides[seat]
    }

    /// Whether the game goes on.
    pub(super) fn goes_on(&self) -> bool {
        self.table.stage == Stage::Play
    }

    /// Why no action of the kind is possible, in a sentence; `None` if one is.
    pub(super) fn why_no(&self, kind: ActionKind) -> Option<String> {
        self.why_never(kind.name())
    }

    /// The name of a kind of action.
    pub(super) fn kind(&self, kind: ActionKind) -> String {
        kind_name(self.text, kind)
    }

    /// What a kind of action does.
    pub(super) fn about(&self, kind: ActionKind) -> String {
        kind_about(self.context(), kind)
    }

    /// The name of a special card.
    pub(super) fn special(&self, special: Special) -> String {
        special_name(self.text, special)
    }

    /// The kinds of special card that the rules have, which are all or none.
    pub(super) fn specials(&self) -> &'static [Special] {
        match self.rules().pile() {
            0 => &[],
            _ => <Special as VariantArray>::VARIANTS,
        }
    }

    /// What the table calls an area, if it has agreed on a name.
    pub(super) fn agreed(&self, area: i64) -> Option<String> {
        let names = AreaNames::of_header(&self.session.header().further);
        names.get(area).map(str::to_owned)
    }

    /// What an area is called: the table's name for it, or its number.
    pub(super) fn area(&self, area: i64) -> String {
        match self.agreed(area) {
            Some(name) => name,
            None => self.with("hearts-screen-area", &[("area", area.into())]),
        }
    }

    /// The name of one of a card's numbers.
    pub(super) fn print(&self, print: Print) -> String {
        print_name(self.text, print)
    }

    /// A card in words, as far as it is known: “fight 7, area 1, redraw 2”.
    pub(super) fn card(&self, card: &Named) -> String {
        let told = Print::VARIANTS.iter().filter_map(|print| {
            let number = card.get(*print)?;
            Some(match print {
                Print::Area => self.area(number),
                Print::Fight | Print::Move | Print::Redraw => {
                    let args = [
                        ("print", self.print(*print).into()),
                        ("number", number.into()),
                    ];
                    self.with("hearts-screen-printed", &args)
                }
            })
        });
        let told: Vec<String> = told.collect();
        match told.is_empty() {
            true => self.get("hearts-screen-unknown-card").into_owned(),
            false => told.join(", "),
        }
    }

    /// The same of a card on the table.
    pub(super) fn lying(&self, card: &Card) -> String {
        self.card(&Named::from(*card))
    }

    /// Where a marker stands, in words.
    pub(super) fn spot(&self, spot: i8, most: u8) -> String {
        crate::text::noble_hearts::place(self.context(), spot.into(), most)
    }
}

/// The seat at one of the table's two sides.
pub(super) fn either(seat: Seat) -> EitherSeat {
    EitherSeat::try_from(seat).unwrap_or(EitherSeat::Zero)
}

/// A name as it stands at the head of a line.
pub(super) fn capital(name: &str) -> String {
    let mut chars = name.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    first.chain(chars).collect()
}
