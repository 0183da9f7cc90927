//! Composing an action: the questions about its parts, and the answers that are possible.
//!
//! Only the numbers that an action needs are requested.

use std::ops::RangeInclusive;

use strum::{IntoStaticStr, VariantArray};

use super::NobleHearts;
use super::action::{Action, ActionKind, Adjustment, Correction, Special};
use super::card::{Card, Named};
use super::charge::{Charge, Jump, JumpKind, With};
use super::editions::{CharmHalf, Rules};
use super::needs::{Form, Moves};
use super::print::Print;
use super::referee;
use super::refusal::Refusal;
use super::table::{State, Stroke, Table};
use courtyard_core::game::compose::{Answer, Answers, Ask, Compose, QuestionOption};
use courtyard_core::game::ensure;
use courtyard_core::seat::{EitherSeat, Pair};

/// A part of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// A player.
    Seat(EitherSeat),
    /// A special card, or none.
    Special(Option<Special>),
    /// The jump of a charge, or a plain move.
    Jump(Option<JumpKind>),
    /// The special card of a charge's attack, or a plain attack.
    With(Option<Special>),
    /// A stroke, by its number from 0.
    Stroke(usize),
    /// Whether the nobleman lands on something; `None` leaves it unsaid.
    Landing(Option<bool>),
    /// Instead of a number: a known card that answers all questions about it.
    Card(Card),
    /// Instead of a number: the action has one more card than it needs.
    OneMore,
}

/// Which of an action's cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Group {
    /// Those that move or jump.
    Movement,
    /// All others.
    Cards,
}

/// A question about a part of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Prompt {
    /// Which player.
    Seat,
    /// Which special card this player takes at the beginning.
    Opening(EitherSeat),
    /// How many roses stay on the board.
    Roses,
    /// How a charge begins.
    Jump,
    /// The attack of a charge.
    With,
    /// Which stroke is answered.
    Stroke,
    /// A number printed on a card: which card, counted from 0.
    Card(Group, usize, Print),
    /// The area that a feint states.
    Stated,
    /// Whether the nobleman lands on something.
    Landing,
    /// Which special card.
    Special,
}

impl Compose for NobleHearts {
    type Part = Part;
    type Prompt = Prompt;

    type Position<'a> = (&'a Rules, &'a Table);

    fn position<'a>(rules: &'a Rules, table: &'a Table) -> (&'a Rules, &'a Table) {
        (rules, table)
    }

    fn gate(&(rules, table): &(&Rules, &Table), kind: ActionKind) -> Result<(), Refusal> {
        referee::gate(rules, table, kind)?;
        if kind == ActionKind::Charge {
            // Each jump needs other cards.
            Ok(())
        } else {
            Form::of(kind).suffices(rules, table)
        }
    }

    fn ask(
        &(rules, table): &(&Rules, &Table),
        kind: ActionKind,
        answers: &[Answer<Part>],
        options: &mut Vec<QuestionOption<NobleHearts>>,
    ) -> Ask<NobleHearts> {
        let mut questions = Questions::new(rules, table, kind, answers, options);
        questions.action().map_or_else(|ask| ask, Ask::Ready)
    }
}

/// The numbers that each card of an action has to name, and the one that is the same on all of them.
type RequiredNumbers = (&'static [Print], Option<Print>);

/// Only what the redraw needs.
const NOTHING: RequiredNumbers = (&[], None);
const FIGHT: RequiredNumbers = (&[Print::Fight], None);
const FIGHT_AND_AREA: RequiredNumbers = (&[Print::Fight, Print::Area], None);
const SAME_AREA: RequiredNumbers = (&[Print::Area], Some(Print::Area));
const FIGHT_AND_SAME_AREA: RequiredNumbers = (&[Print::Fight, Print::Area], Some(Print::Area));
const SAME_FIGHT: RequiredNumbers = (&[Print::Fight], Some(Print::Fight));

impl Form {
    /// Checks that the hand has enough cards, and that these can move far enough or block some stroke.
    fn suffices(self, rules: &Rules, table: &State) -> Result<(), Refusal> {
        let moves = self.moves(rules);
        let cards = self.cards(rules, table).0.into();
        let least = moves.map_or(0, |moves| moves.least);
        referee::held(table, cards + usize::from(least))?;
        if self.kind.is_block() {
            let most = rules.fight_most.into();
            let mut judged = open(table).map(|(_, stroke)| referee::strong_enough(stroke, most));
            let first = judged.next().unwrap_or(Ok(()));
            return judged.find(Result::is_ok).unwrap_or(first);
        }
        let Some(moves) = moves else {
            return Ok(());
        };
        let most = most_moving(table, moves, cards) as u16;
        referee::far_enough(moves.far, most * u16::from(rules.move_most))
    }
}

/// The most cards that can move beside this number of other cards: as the rules and the hand allow.
fn most_moving(table: &State, moves: Moves, cards: usize) -> usize {
    let hand = usize::from(table.own().hand).saturating_sub(cards);
    moves.most.map_or(hand, |most| hand.min(most.into()))
}

/// The strokes that have no answer yet, with their numbers.
fn open(table: &State) -> impl Iterator<Item = (usize, &Stroke)> {
    table.attack.iter().flat_map(|attack| attack.open())
}

/// The cards of an action, as far as its answers name them.
#[derive(Debug, Clone)]
pub struct Cards<'a> {
    rules: &'a Rules,
    table: &'a State,
    form: Form,
    movement: Vec<Named>,
    cards: Vec<Named>,
    /// The area and the least fight of a card that answers the stroke; no area if it can be any.
    pub target: Option<(Option<u8>, u16)>,
    /// The open question.
    asked: Option<(Group, usize, Print)>,
}

impl<'a> Cards<'a> {
    /// The cards that these answers name, up to the first answer that does not fit its question.
    pub fn of(
        rules: &'a Rules,
        table: &'a Table,
        kind: ActionKind,
        answers: &[Answer<Part>],
    ) -> Cards<'a> {
        let mut options = Vec::new();
        let mut questions = Questions::new(rules, table, kind, answers, &mut options);
        let _ = questions.action();
        questions.cards
    }

    /// The cards of a group, as far as their number is known by now.
    pub fn group(&self, group: Group) -> &[Named] {
        match group {
            Group::Movement => &self.movement,
            Group::Cards => &self.cards,
        }
    }

    fn group_mut(&mut self, group: Group) -> &mut Vec<Named> {
        match group {
            Group::Movement => &mut self.movement,
            Group::Cards => &mut self.cards,
        }
    }

    /// How far the cards that move have to move together, and how far they do.
    pub fn far(&self) -> Option<(u16, i64)> {
        let moved = self.movement.iter().filter_map(|card| card.movement).sum();
        Some((self.form.moves(self.rules)?.far, moved))
    }

    /// Whether a known card can be the one that the open question is about.
    pub fn admits(&self, known: &Card) -> bool {
        let Some((group, card, print)) = self.asked else {
            return false;
        };
        let (named, known) = (self.group(group)[card], Named::from(*known));
        let fits = |print: Print| match (named.get(print), known.get(print)) {
            // A shared number must be known for this card too, because it could differ otherwise.
            (Some(_), None) => false,
            (Some(named), Some(known)) if named != known => false,
            (_, Some(number)) => self.range(group, print).contains(&number),
            (None, None) => true,
        };
        known.get(print).is_some() && Print::VARIANTS.iter().copied().all(fits)
    }

    /// Makes these the least numbers of cards, as far as the hand has them.
    fn form(&mut self, form: Form) {
        let cards = form.cards(self.rules, self.table).0.into();
        let moves = form.moves(self.rules);
        let least = |moves: Moves| most_moving(self.table, moves, cards).min(moves.least.into());
        for (group, count) in [
            (&mut self.movement, moves.map_or(0, least)),
            (&mut self.cards, cards),
        ] {
            group.clear();
            group.resize(count, Named::default());
        }
        self.form = form;
    }

    /// Whether one card more than is needed is possible.
    fn has_room(&self, group: Group) -> bool {
        match group {
            Group::Movement => {
                let moves = self.form.moves(self.rules);
                moves.is_some_and(|moves| {
                    let most = most_moving(self.table, moves, self.cards.len());
                    moves.most.is_none() && self.movement.len() < most
                })
            }
            Group::Cards => {
                let (least, most) = self.form.cards(self.rules, self.table);
                let hand = usize::from(self.table.own().hand).saturating_sub(self.movement.len());
                least < most && self.cards.len() < hand.min(most.into())
            }
        }
    }

    /// The numbers that are possible for a card.
    fn range(&self, group: Group, print: Print) -> RangeInclusive<i64> {
        let (least, most) = print.range(self.rules);
        let (mut least, most) = (i64::from(least), i64::from(most));
        if print == Print::Fight
            && let Some((_, fight)) = self.target
        {
            least = least.max(fight.into());
        }
        if (group, print) == (Group::Movement, Print::Move)
            && let (Some(moves), Some((far, moved))) = (self.form.moves(self.rules), self.far())
        {
            let named = self.movement.iter().filter(|card| card.movement.is_some());
            let cards = most_moving(self.table, moves, self.cards.len());
            let others = (cards as i64 - named.count() as i64 - 1).max(0);
            least = least.max(i64::from(far) - moved - others * most);
        }
        least..=most
    }

    /// The next number that has to be named, apart from the redraw.
    fn missing(&mut self, (each, same): RequiredNumbers) -> Option<(Group, usize, Print)> {
        let unmoved = |card: &Named| card.movement.is_none();
        if let Some(moves) = self.form.moves(self.rules)
            && !self.movement.iter().any(unmoved)
            && self.far().is_some_and(|(far, moved)| moved < far.into())
            && self.movement.len() < most_moving(self.table, moves, self.cards.len())
        {
            self.movement.push(Named::default());
        }
        if let Some(card) = self.movement.iter().position(unmoved) {
            return Some((Group::Movement, card, Print::Move));
        }
        if let (Some(print), [first, others @ ..]) = (same, &mut self.cards[..]) {
            let shared = first.get(print);
            for card in others {
                *card.get_mut(print) = card.get(print).or(shared);
            }
        }
        let mut numbers = (0..self.cards.len())
            .flat_map(|card| each.iter().map(move |print| (Group::Cards, card, *print)));
        numbers.find(|(_, card, print)| self.cards[*card].get(*print).is_none())
    }

    /// The next number needed to compute the redraw: each fight if there are several cards, and the redraw of the
    /// highest.
    fn redraw(&self) -> Option<(Group, usize, Print)> {
        let group = if self.cards.is_empty() {
            Group::Movement
        } else {
            Group::Cards
        };
        let cards = self.group(group);
        if cards.len() > 1
            && let Some(card) = cards.iter().position(|c| c.fight.is_none())
        {
            return Some((group, card, Print::Fight));
        }
        let highest = cards.iter().filter_map(|c| c.fight).max();
        let highest = |card: &&Named| cards.len() == 1 || card.fight == highest;
        if cards.iter().filter(highest).any(|c| c.redraw.is_some()) {
            return None;
        }
        let card = cards.iter().position(|card| highest(&card))?;
        Some((group, card, Print::Redraw))
    }
}

/// An answer, or the question for it.
type Answered<T> = Result<T, Ask<NobleHearts>>;

/// The questions of an action, in order.
struct Questions<'a, 'o> {
    answers: Answers<'o, NobleHearts>,
    cards: Cards<'a>,
}

impl<'a, 'o> Questions<'a, 'o> {
    fn new(
        rules: &'a Rules,
        table: &'a State,
        kind: ActionKind,
        answers: &'o [Answer<Part>],
        options: &'o mut Vec<QuestionOption<NobleHearts>>,
    ) -> Questions<'a, 'o> {
        let form = Form::of(kind);
        let mut cards = Cards {
            rules,
            table,
            form,
            movement: Vec::new(),
            cards: Vec::new(),
            target: None,
            asked: None,
        };
        cards.form(form);
        let answers = Answers::new(answers, options);
        Questions { answers, cards }
    }

    /// The finished action.
    fn action(&mut self) -> Answered<Action> {
        use ActionKind as K;
        let Cards {
            rules, table, form, ..
        } = self.cards;
        let own = table.own();
        Ok(match form.kind {
            K::Setup => Action::Setup {
                first: self.seat()?,
                specials: self.opening()?,
                roses: match rules.roses {
                    0 => None,
                    most => {
                        let (range, most) = (0..=most.into(), most.into());
                        Some(self.answers.number(Prompt::Roses, range, most, [])?)
                    }
                },
            },
            K::Attack => Action::Attack {
                card: self.card(FIGHT_AND_AREA)?,
            },
            K::Charge => Action::Charge(self.charge()?),
            K::Block => Action::Block {
                stroke: self.stroke()?,
                card: self.card(FIGHT)?,
            },
            K::QuickBlock => Action::QuickBlock {
                stroke: self.stroke()?,
                card: self.card(FIGHT)?,
            },
            K::Retreat => {
                let is_judged = table.attack.is_some()
                    && rules.charm_spots > 0
                    && rules.charm_half != CharmHalf::Always;
                let needs = if is_judged { FIGHT } else { NOTHING };
                let card = self.card(needs)?;
                Action::Retreat { card }
            }
            K::Move => Action::Move {
                card: self.card(NOTHING)?,
            },
            K::JumpUp => Action::JumpUp {
                cards: self.jump()?,
            },
            K::LongJump => Action::LongJump {
                cards: self.jump()?,
                raised: self.lands_raised()?,
            },
            K::JumpDown => Action::JumpDown {
                raised: self.landing(true)?,
            },
            K::Pass => Action::Pass,
            K::Hit => Action::Hit,
            K::SideStep => Action::SideStep {
                cards: self.cards(SAME_FIGHT)?,
            },
            K::Berserk => Action::Berserk {
                cards: self.cards(FIGHT_AND_SAME_AREA)?,
            },
            K::Saltomortale => {
                let raised = self.landing(!own.raised)?;
                let cards = self.cards(if form.draws(rules) {
                    FIGHT_AND_SAME_AREA
                } else {
                    SAME_AREA
                })?;
                Action::Saltomortale { cards, raised }
            }
            K::Feint => {
                let (area, card) = (self.feint()?, self.card(FIGHT)?);
                Action::Feint { card, area }
            }
            K::Combination => Action::Combination {
                cards: self.cards(FIGHT_AND_AREA)?,
            },
            K::CollectRose => Action::CollectRose,
            K::TurnUp => {
                let options = specials(|special| referee::turned_down(table, special));
                let fits = |part| special(part).flatten();
                let special = self.answers.one(Prompt::Special, options, fits)?;
                Action::TurnUp { special }
            }
            K::ChooseSpecial => {
                let options = specials(|special| referee::left(rules, table, special));
                let none = QuestionOption::possible(Part::Special(None));
                let options = options.chain([none]);
                let special = self.answers.one(Prompt::Special, options, special)?;
                Action::ChooseSpecial { special }
            }
            K::Concede => Action::Concede { seat: self.seat()? },
            K::Adjust => Action::Adjust(Adjustment {
                correction: Correction::Raised {
                    seat: self.seat()?,
                    raised: self.lands_raised()?,
                },
                why: None,
            }),
            K::Note => Action::Note {
                text: String::new(),
            },
        })
    }

    fn seat(&mut self) -> Answered<EitherSeat> {
        let seats = EitherSeat::BOTH.map(|seat| QuestionOption::possible(Part::Seat(seat)));
        self.answers.one(Prompt::Seat, seats, seat)
    }

    /// Asks for the special cards that the players take at the beginning.
    fn opening(&mut self) -> Answered<Option<Pair<Vec<Special>>>> {
        let rules = self.cards.rules;
        if rules.opening() == 0 {
            return Ok(None);
        }
        let mut taken = Vec::new();
        for seat in EitherSeat::BOTH {
            for _ in 0..rules.opening() {
                let options = specials(|special| {
                    let copies = taken.iter().filter(|taken| **taken == special).count();
                    let is_left = usize::from(rules.special_copies[&special]) > copies;
                    ensure(is_left, Refusal::SpecialGone { special })
                });
                let fits = |part| special(part).flatten();
                let special = self.answers.one(Prompt::Opening(seat), options, fits)?;
                taken.push(special);
            }
        }
        let one = taken.split_off(rules.opening().into());
        Ok(Some(Pair([taken, one])))
    }

    fn charge(&mut self) -> Answered<Charge> {
        let Cards {
            rules,
            table,
            mut form,
            ..
        } = self.cards;
        let jumps = JumpKind::VARIANTS.iter().copied().map(Some);
        let jumps = [None].into_iter().chain(jumps).map(|jump| {
            let judged = referee::may_jump(rules, table, jump);
            let suffices = Form { jump, ..form }.suffices(rules, table);
            QuestionOption::judged(Part::Jump(jump), judged.and(suffices))
        });
        form.jump = self.answers.one(Prompt::Jump, jumps, jump)?;
        self.cards.form(form);
        let attacks = [Special::Feint, Special::Berserk, Special::Combination].map(Some);
        let attacks = [None].into_iter().chain(attacks).map(|with| {
            let may = |special| referee::may_charge_with(rules, table, special);
            let suffices = Form { with, ..form }.suffices(rules, table);
            QuestionOption::judged(Part::With(with), with.map_or(Ok(()), may).and(suffices))
        });
        form.with = self.answers.one(Prompt::With, attacks, with)?;
        self.cards.form(form);
        // Optional, so it comes before the required questions.
        let jump = match form.jump {
            Some(JumpKind::Down) => Some(Jump::Down {
                raised: self.landing(true)?,
            }),
            Some(JumpKind::Up) => Some(Jump::Up),
            Some(JumpKind::Long) | None => None,
        };
        let (with, needs) = match form.with {
            Some(Special::Berserk) => (Some(With::Berserk), FIGHT_AND_SAME_AREA),
            Some(Special::Combination) => (Some(With::Combination), FIGHT_AND_AREA),
            Some(Special::Feint) => {
                let area = self.feint()?;
                (Some(With::Feint { area }), FIGHT)
            }
            _ => (None, FIGHT_AND_AREA),
        };
        let cards = self.cards(needs)?;
        Ok(Charge {
            movement: self.cards.movement.clone(),
            cards,
            jump: match form.jump {
                Some(JumpKind::Long) => Some(Jump::Long {
                    raised: self.lands_raised()?,
                }),
                _ => jump,
            },
            with,
        })
    }

    /// Asks for the stroke that is answered, if several are open. The first one needs no number.
    fn stroke(&mut self) -> Answered<Option<i64>> {
        let Cards {
            rules, table, form, ..
        } = self.cards;
        let number = match (open(table).next(), open(table).nth(1)) {
            (Some((only, _)), None) => only,
            (_, _) => {
                let options = open(table).map(|(number, stroke)| {
                    let judged = referee::strong_enough(stroke, rules.fight_most.into());
                    QuestionOption::judged(Part::Stroke(number), judged)
                });
                self.answers.one(Prompt::Stroke, options, stroke)?
            }
        };
        if let Some((_, stroke)) = open(table).find(|(open, _)| *open == number) {
            let area = (form.kind == ActionKind::Block).then_some(stroke.area);
            self.cards.target = Some((area, stroke.fight));
            for card in &mut self.cards.cards {
                card.area = area.map(i64::from);
            }
        }
        let first = open(table).next().map(|(first, _)| first);
        Ok((first != Some(number)).then_some(number as i64))
    }

    /// Asks whether the nobleman lands on something of this height, which can stay unsaid.
    fn landing(&mut self, raised: bool) -> Answered<Option<bool>> {
        let ways = [None, Some(raised)].map(|way| QuestionOption::possible(Part::Landing(way)));
        self.answers.one(Prompt::Landing, ways, landing)
    }

    /// Asks whether the nobleman lands on something.
    fn lands_raised(&mut self) -> Answered<bool> {
        let ways = [true, false].map(|way| QuestionOption::possible(Part::Landing(Some(way))));
        let fits = |part| landing(part).flatten();
        self.answers.one(Prompt::Landing, ways, fits)
    }

    /// Asks for the numbers of a feint's card that come first, and for the area that it states.
    fn feint(&mut self) -> Answered<i64> {
        self.name(FIGHT, false)?;
        let areas = self.cards.rules.areas.into();
        self.answers.number(Prompt::Stated, 1..=areas, 1, [])
    }

    /// Asks for the only card.
    fn card(&mut self, needs: RequiredNumbers) -> Answered<Named> {
        let cards = self.cards(needs)?;
        Ok(cards.first().copied().unwrap_or_default())
    }

    /// Asks for the cards that move, and for those that do not.
    fn cards(&mut self, needs: RequiredNumbers) -> Answered<Vec<Named>> {
        self.name(needs, self.cards.form.draws(self.cards.rules))?;
        Ok(self.cards.cards.clone())
    }

    /// Asks for the cards that move.
    fn jump(&mut self) -> Answered<Vec<Named>> {
        self.cards(NOTHING)?;
        Ok(self.cards.movement.clone())
    }

    /// Asks for the numbers of all cards, one after another.
    fn name(&mut self, needs: RequiredNumbers, redraw: bool) -> Answered<()> {
        loop {
            let cards = &mut self.cards;
            let redraws = |cards: &mut Cards<'_>| cards.redraw().filter(|_| redraw);
            cards.asked = cards.missing(needs);
            cards.asked = cards.asked.or_else(|| redraws(cards));
            let Some((group, card, print)) = cards.asked else {
                return Ok(());
            };
            if let Some(known) = self
                .answers
                .take(|part| known(part).filter(|k| cards.admits(k)))
            {
                cards.group_mut(group)[card] = Named::from(known);
                continue;
            }
            let more = cards.has_room(group).then_some(Part::OneMore);
            if self
                .answers
                .take(|part| (Some(part) == more).then_some(()))
                .is_some()
            {
                cards.group_mut(group).push(Named::default());
                continue;
            }
            let range = cards.range(group, print);
            let usual = match print {
                Print::Fight | Print::Move => *range.end(),
                Print::Area | Print::Redraw => *range.start(),
            };
            let prompt = Prompt::Card(group, card, print);
            let more = more.map(QuestionOption::possible);
            let number = self.answers.number(prompt, range, usual, more)?;
            *self.cards.group_mut(group)[card].get_mut(print) = Some(number);
        }
    }
}

/// The special cards as options, each judged.
fn specials<T>(
    judge: impl Fn(Special) -> Result<T, Refusal>,
) -> impl Iterator<Item = QuestionOption<NobleHearts>> {
    let option = move |s: &Special| QuestionOption::judged(Part::Special(Some(*s)), judge(*s));
    Special::VARIANTS.iter().map(option)
}

courtyard_core::contents! {
    seat: Part::Seat -> EitherSeat;
    special: Part::Special -> Option<Special>;
    jump: Part::Jump -> Option<JumpKind>;
    with: Part::With -> Option<Special>;
    stroke: Part::Stroke -> usize;
    landing: Part::Landing -> Option<bool>;
    known: Part::Card -> Card;
}

#[cfg(test)]
mod tests;
