//! An action that is put together: what was told of its cards, and what has to be asked next.
//!
//! Only the numbers that the step needs are asked. The referee has the last word: a draft that is complete can still be
//! refused.

use crate::games::noble_hearts::action::Action;
use crate::games::noble_hearts::card::{Card, Named};
use crate::games::noble_hearts::charge::{Charge, Jump, With};
use crate::games::noble_hearts::kind::{ActionKind, Special};
use crate::games::noble_hearts::print::Print;
use crate::games::noble_hearts::rules::{CharmHalf, Rules};
use crate::games::noble_hearts::table::State;

/// How a charge begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Approach {
    /// By a move.
    #[default]
    Run,
    /// By a jump onto something higher.
    Up,
    /// By a jump onto something lower.
    Down,
    /// By a jump over a distance.
    Long,
}

/// Which of a draft's cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part {
    /// Those that move or jump.
    Movement,
    /// All others.
    Cards,
}

/// What has to be told next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Question {
    /// Which of several strokes is answered.
    Stroke,
    /// A number of a card: which card, counted from 0.
    Print(Part, usize, Print),
    /// The area that a feint states.
    Stated,
    /// Whether the nobleman lands on something.
    Landing,
}

/// What is needed of the cards that do not move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Needs {
    /// How many cards there are.
    count: usize,
    /// Whether each tells its fight.
    fight: bool,
    /// Whether all fights are the same one.
    one_fight: bool,
    /// Whether each tells its area.
    area: bool,
    /// Whether all areas are the same one.
    one_area: bool,
}

/// An action that is put together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    kind: ActionKind,
    approach: Approach,
    with: Option<Special>,
    stroke: Option<usize>,
    stated: Option<i64>,
    landing: Option<bool>,
    movement: Vec<Named>,
    cards: Vec<Named>,
    /// How many cards there are at least of the part whose number is open.
    count: usize,
}

impl Draft {
    /// An action of this kind of which nothing has been told.
    pub(super) fn new(kind: ActionKind) -> Draft {
        Draft {
            kind,
            approach: Approach::Run,
            with: None,
            stroke: None,
            stated: None,
            landing: None,
            movement: Vec::new(),
            cards: Vec::new(),
            count: 0,
        }
    }

    /// The kind of the action.
    pub(super) fn kind(&self) -> ActionKind {
        self.kind
    }

    /// How the charge begins.
    pub(super) fn approach(&self) -> Approach {
        self.approach
    }

    /// The special card of the charge's attack.
    pub(super) fn with(&self) -> Option<Special> {
        self.with
    }

    fn cards_mut(&mut self, part: Part) -> &mut Vec<Named> {
        match part {
            Part::Movement => &mut self.movement,
            Part::Cards => &mut self.cards,
        }
    }

    /// The charge with another beginning: its cards have to be told anew.
    #[must_use]
    pub(super) fn approached(&self, approach: Approach) -> Draft {
        Draft {
            approach,
            movement: Vec::new(),
            count: 0,
            landing: None,
            ..self.clone()
        }
    }

    /// The charge with another attack: its cards have to be told anew.
    #[must_use]
    pub(super) fn attacking(&self, with: Option<Special>) -> Draft {
        Draft {
            with,
            cards: Vec::new(),
            stated: None,
            count: 0,
            ..self.clone()
        }
    }

    /// The answer to this stroke.
    #[must_use]
    pub(super) fn answering(&self, stroke: usize) -> Draft {
        Draft {
            stroke: Some(stroke),
            ..self.clone()
        }
    }

    /// The same with this landing.
    #[must_use]
    pub(super) fn landing(&self, raised: bool) -> Draft {
        Draft {
            landing: Some(raised),
            ..self.clone()
        }
    }

    /// Whether the nobleman may land on another height than usual, and where he lands as far as was told.
    pub(super) fn free_landing(&self, table: &State) -> Option<bool> {
        let usual = match (self.kind, self.approach) {
            (ActionKind::Saltomortale, _) => table.own().raised,
            (ActionKind::Charge, Approach::Down) => false,
            _ => return None,
        };
        Some(self.landing.unwrap_or(usual))
    }

    /// The special card whose attack it is, if it is one's.
    fn attack(&self) -> Option<Special> {
        match self.kind {
            ActionKind::Charge => self.with,
            kind => kind.special(),
        }
    }

    /// The stroke that is answered, by its number from 0: the only one that is open, if none was named.
    fn answered(&self, table: &State) -> Option<usize> {
        let mut open = table.attack.iter().flat_map(|attack| attack.open());
        match (self.stroke, open.next(), open.next()) {
            (Some(stroke), _, _) => Some(stroke),
            (None, Some((only, _)), None) => Some(only),
            (None, _, _) => None,
        }
    }

    /// The area and the value that a block has to have; no area, if it may have any.
    pub(super) fn wanted(&self, table: &State) -> Option<(Option<u8>, u16)> {
        let attack = table.attack.as_ref()?;
        let stroke = attack.strokes.get(self.answered(table)?)?;
        match self.kind {
            ActionKind::Block => Some((Some(stroke.area), stroke.fight)),
            ActionKind::QuickBlock => Some((None, stroke.fight)),
            _ => None,
        }
    }

    /// The fewest cards that move, the most, and how far they have to move together; nothing, if none does.
    fn moves(&self, rules: &Rules) -> Option<(usize, Option<usize>, u16)> {
        let few = Some(usize::from(rules.charge_move_cards));
        let of = |least: u16, most, far| Some((usize::from(least), most, far));
        match (self.kind, self.approach) {
            (ActionKind::JumpUp, _) => of(1, None, rules.jump_up_move),
            (ActionKind::LongJump, _) => of(rules.long_jump_cards, None, rules.long_jump_move),
            (ActionKind::Charge, Approach::Run) => of(1, few, rules.charge_move),
            (ActionKind::Charge, Approach::Up) => of(1, None, rules.charge_jump_up_move),
            (ActionKind::Charge, Approach::Down) => of(1, few, rules.charge_jump_down_move),
            (ActionKind::Charge, Approach::Long) => {
                of(rules.long_jump_cards, None, rules.charge_long_jump_move)
            }
            _ => None,
        }
    }

    fn needs(&self, rules: &Rules, table: &State) -> Needs {
        use ActionKind as K;
        let one = Needs {
            count: 1,
            ..Needs::default()
        };
        match (self.kind, self.attack()) {
            (K::Charge | K::Berserk, Some(Special::Berserk)) => Needs {
                count: rules.berserk_cards.into(),
                fight: true,
                area: true,
                one_area: true,
                ..one
            },
            (K::Charge | K::Combination, Some(Special::Combination)) => Needs {
                count: self.count.max(2),
                fight: true,
                area: true,
                ..one
            },
            (K::Charge | K::Feint, Some(Special::Feint)) => Needs { fight: true, ..one },
            (K::Attack | K::Charge, _) => Needs {
                fight: true,
                area: true,
                ..one
            },
            // The area is that of the stroke.
            (K::Block | K::QuickBlock, _) => Needs { fight: true, ..one },
            (K::Retreat, _) => Needs {
                fight: table.attack.is_some()
                    && rules.charm_spots > 0
                    && rules.charm_half != CharmHalf::Always,
                ..one
            },
            (K::Move, _) => one,
            (K::SideStep, _) => Needs {
                count: rules.side_step_cards.into(),
                fight: true,
                one_fight: true,
                ..one
            },
            (K::Saltomortale, _) => Needs {
                count: rules.saltomortale_cards.into(),
                fight: self.draws(rules),
                area: true,
                one_area: true,
                ..one
            },
            _ => Needs::default(),
        }
    }

    /// Whether cards are drawn after it.
    fn draws(&self, rules: &Rules) -> bool {
        let far = self.kind == ActionKind::Charge && self.approach == Approach::Long;
        let kind = match self.kind {
            ActionKind::Charge => self.with.map_or(ActionKind::Charge, Special::kind),
            kind => kind,
        };
        rules.refills.contains(kind) && (rules.charge_long_jump_refills || !far)
    }

    /// Whether another card than those that are needed can be added.
    pub(super) fn takes_more(&self, rules: &Rules, table: &State) -> bool {
        let (part, so_many) = match self.question(rules, table) {
            Some(Question::Print(part, card, _)) => (part, self.at_least(card)),
            _ => return false,
        };
        let hand = usize::from(table.own().hand);
        let open = match part {
            Part::Movement => matches!(self.moves(rules), Some((_, None, _))),
            Part::Cards if self.attack() == Some(Special::Combination) => {
                self.needs(rules, table).count <= table.own().ready(Special::Combination)
            }
            Part::Cards => false,
        };
        open && so_many < hand
    }

    fn at_least(&self, card: usize) -> usize {
        self.count.max(card + 1)
    }

    /// The same with one card more.
    #[must_use]
    pub(super) fn with_one_more(&self, rules: &Rules, table: &State) -> Draft {
        let count = match self.question(rules, table) {
            Some(Question::Print(Part::Movement, card, _)) => self.at_least(card) + 1,
            _ => self.needs(rules, table).count + 1,
        };
        Draft {
            count,
            ..self.clone()
        }
    }

    /// How many cards of this part there are to be, as far as that is known by now.
    pub(super) fn places(&self, part: Part, rules: &Rules, table: &State) -> usize {
        match part {
            Part::Movement => self.moves(rules).map_or(0, |(least, _, _)| {
                let asked = match self.question(rules, table) {
                    Some(Question::Print(Part::Movement, card, _)) => card + 1,
                    _ => 0,
                };
                least
                    .max(asked)
                    .max(self.movement.len())
                    .max(match self.cards.is_empty() {
                        true => self.count,
                        false => 0,
                    })
            }),
            Part::Cards => self.needs(rules, table).count,
        }
    }

    /// What has to be told next; nothing, if the action is complete.
    pub(super) fn question(&self, rules: &Rules, table: &State) -> Option<Question> {
        let blocks = matches!(self.kind, ActionKind::Block | ActionKind::QuickBlock);
        if blocks && self.answered(table).is_none() {
            return Some(Question::Stroke);
        }
        if let Some(question) = self.next_move(rules) {
            return Some(question);
        }
        let needs = self.needs(rules, table);
        for card in 0..needs.count {
            let told = self.cards.get(card).copied().unwrap_or_default();
            let asks = |print| Some(Question::Print(Part::Cards, card, print));
            let first = card == 0;
            if needs.fight && told.fight.is_none() && (first || !needs.one_fight) {
                return asks(Print::Fight);
            }
            if needs.area && told.area.is_none() && (first || !needs.one_area) {
                return asks(Print::Area);
            }
        }
        if self.attack() == Some(Special::Feint) && self.stated.is_none() {
            return Some(Question::Stated);
        }
        if self.draws(rules)
            && let Some(question) = self.redraw(rules, table)
        {
            return Some(question);
        }
        let lands = self.kind == ActionKind::LongJump
            || self.kind == ActionKind::Charge && self.approach == Approach::Long;
        (lands && self.landing.is_none()).then_some(Question::Landing)
    }

    /// The next card that moves, if one more is needed.
    fn next_move(&self, rules: &Rules) -> Option<Question> {
        let (least, most, far) = self.moves(rules)?;
        let asks = |card| Some(Question::Print(Part::Movement, card, Print::Move));
        if let Some(card) = self.movement.iter().position(|c| c.movement.is_none()) {
            return asks(card);
        }
        let sum: i64 = self.movement.iter().filter_map(|c| c.movement).sum();
        let count = self.movement.len();
        // Once the attack has begun, no card is added to the jump.
        let wanted = match self.cards.is_empty() {
            true => least.max(self.count),
            false => least,
        };
        let more = count < wanted || sum < far.into();
        (more && most.is_none_or(|most| count < most)).then(|| asks(count))?
    }

    /// What is needed to know how many cards are drawn: each fight where there are several cards, and the redraw of the
    /// highest.
    fn redraw(&self, rules: &Rules, table: &State) -> Option<Question> {
        let part = match self.needs(rules, table).count {
            0 => Part::Movement,
            _ => Part::Cards,
        };
        let cards = self.finished(part, rules, table);
        if cards.len() > 1
            && let Some(card) = cards.iter().position(|c| c.fight.is_none())
        {
            return Some(Question::Print(part, card, Print::Fight));
        }
        let highest = cards.iter().filter_map(|c| c.fight).max();
        let highest = |card: &&Named| cards.len() == 1 || card.fight == highest;
        if cards.iter().filter(highest).any(|c| c.redraw.is_some()) {
            return None;
        }
        let card = cards.iter().position(|card| highest(&card))?;
        Some(Question::Print(part, card, Print::Redraw))
    }

    /// The cards of a part with what all of them share.
    fn finished(&self, part: Part, rules: &Rules, table: &State) -> Vec<Named> {
        if part == Part::Movement {
            return self.movement.clone();
        }
        let needs = self.needs(rules, table);
        let first = self.cards.first().copied().unwrap_or_default();
        let stroke = self.wanted(table).and_then(|(area, _)| area);
        let all = (0..needs.count).map(|card| {
            let mut told = self.cards.get(card).copied().unwrap_or_default();
            if needs.one_fight {
                told.fight = told.fight.or(first.fight);
            }
            if needs.one_area {
                told.area = told.area.or(first.area);
            }
            told.area = told.area.or(stroke.map(i64::from));
            told
        });
        all.collect()
    }

    /// What is known of a card that is not told in full: with what it shares with others.
    pub(super) fn known(&self, part: Part, card: usize, rules: &Rules, table: &State) -> Named {
        let cards = self.finished(part, rules, table);
        cards.get(card).copied().unwrap_or_default()
    }

    /// The draft with a number as the answer.
    #[must_use]
    pub(super) fn told(&self, question: Question, number: i64) -> Draft {
        let mut draft = self.clone();
        match question {
            Question::Stroke => draft.stroke = usize::try_from(number).ok(),
            Question::Stated => draft.stated = Some(number),
            Question::Landing => draft.landing = Some(number != 0),
            Question::Print(part, card, print) => {
                let place = draft.place(part, card);
                *match print {
                    Print::Fight => &mut place.fight,
                    Print::Area => &mut place.area,
                    Print::Move => &mut place.movement,
                    Print::Redraw => &mut place.redraw,
                } = Some(number);
            }
        }
        draft
    }

    fn place(&mut self, part: Part, card: usize) -> &mut Named {
        let cards = self.cards_mut(part);
        while cards.len() <= card {
            cards.push(Named::default());
        }
        &mut cards[card]
    }

    /// The draft with a known card as the answer; nothing, if the card cannot be the one that is asked for, or does not
    /// tell what is asked.
    pub(super) fn picked(
        &self,
        question: Question,
        known: &Card,
        rules: &Rules,
        table: &State,
    ) -> Option<Draft> {
        let Question::Print(part, card, print) = question else {
            return None;
        };
        known.get(print)?;
        let told = self.known(part, card, rules, table);
        let known = Named::from(*known);
        let agrees = |print: &Print| match (told.get(*print), known.get(*print)) {
            (Some(told), Some(known)) => told == known,
            // What is shared has to be told by the card too: it would lie in another area else.
            (Some(_), None) => false,
            (None, _) => true,
        };
        if ![Print::Fight, Print::Area, Print::Move, Print::Redraw]
            .iter()
            .all(agrees)
        {
            return None;
        }
        if let Some((_, value)) = self.wanted(table)
            && known.fight.is_some_and(|fight| fight < value.into())
        {
            return None;
        }
        let mut draft = self.clone();
        *draft.place(part, card) = known;
        (!draft.falls_short(rules)).then_some(draft)
    }

    /// Whether there are as many cards as may move, and they do not move far enough.
    pub(super) fn falls_short(&self, rules: &Rules) -> bool {
        let Some((_, Some(most), far)) = self.moves(rules) else {
            return false;
        };
        let sum: i64 = self.movement.iter().filter_map(|c| c.movement).sum();
        self.movement.len() >= most && sum < far.into()
    }

    /// How far the cards that move have to move together, and how far they do.
    pub(super) fn movement(&self, rules: &Rules) -> Option<(u16, i64)> {
        let (_, _, far) = self.moves(rules)?;
        let sum = self.movement.iter().filter_map(|c| c.movement).sum();
        Some((far, sum))
    }

    /// The action, as far as it was told; nothing, if it is of a kind that is not put together.
    pub(super) fn action(&self, rules: &Rules, table: &State) -> Option<Action> {
        use ActionKind as K;
        let cards = self.finished(Part::Cards, rules, table);
        let card = cards.first().copied().unwrap_or_default();
        let movement = self.movement.clone();
        let area = self.stated.unwrap_or_default();
        let raised = self.landing.unwrap_or_default();
        // The first open stroke needs no number.
        let first = table.attack.iter().flat_map(|attack| attack.open()).next();
        let stroke = self
            .answered(table)
            .filter(|n| first.map(|(n, _)| n) != Some(*n));
        let stroke = stroke.map(|number| number as i64);
        Some(match self.kind {
            K::Attack => Action::Attack { card },
            K::Charge => Action::Charge(Charge {
                movement,
                cards,
                jump: match self.approach {
                    Approach::Run => None,
                    Approach::Up => Some(Jump::Up),
                    Approach::Down => Some(Jump::Down {
                        raised: self.landing,
                    }),
                    Approach::Long => Some(Jump::Long { raised }),
                },
                with: match self.with {
                    Some(Special::Berserk) => Some(With::Berserk),
                    Some(Special::Combination) => Some(With::Combination),
                    Some(Special::Feint) => Some(With::Feint { area }),
                    Some(
                        Special::LongJump
                        | Special::SideStep
                        | Special::Saltomortale
                        | Special::QuickBlock,
                    )
                    | None => None,
                },
            }),
            K::Block => Action::Block { card, stroke },
            K::QuickBlock => Action::QuickBlock { card, stroke },
            K::Retreat => Action::Retreat { card },
            K::Move => Action::Move { card },
            K::JumpUp => Action::JumpUp { cards: movement },
            K::LongJump => Action::LongJump {
                cards: movement,
                raised,
            },
            K::JumpDown => Action::JumpDown {
                raised: self.landing,
            },
            K::SideStep => Action::SideStep { cards },
            K::Berserk => Action::Berserk { cards },
            K::Saltomortale => Action::Saltomortale {
                cards,
                raised: self.landing,
            },
            K::Feint => Action::Feint { card, area },
            K::Combination => Action::Combination { cards },
            K::Setup
            | K::Pass
            | K::Hit
            | K::CollectRose
            | K::TurnUp
            | K::ChooseSpecial
            | K::Concede
            | K::Adjust
            | K::Note => return None,
        })
    }
}

#[cfg(test)]
mod tests;
