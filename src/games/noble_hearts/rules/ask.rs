//! Composing an action: the questions about its parts, and the answers that are possible.
//!
//! Only the numbers that an action needs are requested.

use std::ops::RangeInclusive;

use strum::{IntoStaticStr, VariantArray};

use super::NobleHearts;
use super::action::{Action, Adjustment, Correction};
use super::card::{Card, Named};
use super::charge::{Charge, Jump, JumpKind, With};
use super::editions::{CharmHalf, Rules};
use super::kind::{ActionKind, Special};
use super::needs::Moves;
use super::print::Print;
use super::referee;
use super::refusal::Refusal;
use super::table::{State, Stroke, Table};
use courtyard_core::game::compose::{Answer, Ask, Compose, QuestionOption};
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
            return Ok(());
        }
        Parts::new(rules, table, kind).suffice()
    }

    fn ask(
        &(rules, table): &(&Rules, &Table),
        kind: ActionKind,
        answers: &[Answer<Part>],
        options: &mut Vec<QuestionOption<NobleHearts>>,
    ) -> Ask<NobleHearts> {
        let parts = Parts::of(rules, table, kind, answers);
        match parts.prompt() {
            Some(prompt) => parts.ask(prompt, options),
            None => Ask::Ready(parts.action()),
        }
    }
}

/// The requirements for the cards that do not move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Needs {
    /// Number of cards.
    count: usize,
    /// Whether each names its fight.
    fight: bool,
    /// Whether all have the same fight.
    one_fight: bool,
    /// Whether each names its area.
    area: bool,
    /// Whether all have the same area.
    one_area: bool,
}

/// The questions of an action: the first ones, the cards, and the landing.
#[derive(Debug, Clone, Copy, Default)]
struct Plan {
    first: First,
    needs: Needs,
    /// Whether the landing is asked last.
    lands: bool,
}

/// The questions before those about cards.
#[derive(Debug, Clone, Copy, Default)]
enum First {
    /// None.
    #[default]
    Cards,
    /// The first player, then the special cards and the roses.
    SetUp,
    /// A player.
    Seat,
    /// The stroke, if several are open.
    Stroke,
    /// A special card.
    Special,
    /// The jump, the attack, and the landing of a jump down.
    Charge,
    /// The landing.
    Landing,
}

/// The parts of an action that have been answered.
#[derive(Debug, Clone)]
pub struct Parts<'a> {
    rules: &'a Rules,
    table: &'a State,
    kind: ActionKind,
    seat: Option<EitherSeat>,
    /// Special cards taken at the beginning, those of seat 0 first.
    opening: Vec<Special>,
    roses: Option<i64>,
    jump: Option<Option<JumpKind>>,
    with: Option<Option<Special>>,
    stroke: Option<usize>,
    stated: Option<i64>,
    landing: Option<Option<bool>>,
    special: Option<Option<Special>>,
    movement: Vec<Named>,
    cards: Vec<Named>,
    /// The fewest cards that move, if a player wants more than are needed.
    least_moving: usize,
    /// The fewest other cards, if a player wants more than are needed.
    least_cards: usize,
}

impl<'a> Parts<'a> {
    fn new(rules: &'a Rules, table: &'a State, kind: ActionKind) -> Parts<'a> {
        Parts {
            rules,
            table,
            kind,
            seat: None,
            opening: Vec::new(),
            roses: None,
            jump: None,
            with: None,
            stroke: None,
            stated: None,
            landing: None,
            special: None,
            movement: Vec::new(),
            cards: Vec::new(),
            least_moving: 0,
            least_cards: 0,
        }
    }

    /// The parts that these answers name, up to the first that does not fit its question.
    pub fn of(
        rules: &'a Rules,
        table: &'a State,
        kind: ActionKind,
        answers: &[Answer<Part>],
    ) -> Parts<'a> {
        let mut parts = Parts::new(rules, table, kind);
        for answer in answers {
            let taken = parts
                .prompt()
                .and_then(|prompt| parts.answered(prompt, *answer));
            match taken {
                Some(more) => parts = more,
                None => break,
            }
        }
        parts
    }

    /// The special card whose attack it is, if any.
    fn attack(&self) -> Option<Special> {
        if self.kind == ActionKind::Charge {
            self.with.flatten()
        } else {
            self.kind.special()
        }
    }

    /// The number of the stroke that is answered, from 0: the only one that is open, if none was named.
    fn answered_stroke(&self) -> Option<usize> {
        let mut open = self.open();
        match (self.stroke, open.next(), open.next()) {
            (Some(stroke), _, _) => Some(stroke),
            (None, Some((only, _)), None) => Some(only),
            (None, _, _) => None,
        }
    }

    fn open(&self) -> impl Iterator<Item = (usize, &'a Stroke)> + use<'a> {
        let table = self.table;
        table.attack.iter().flat_map(|attack| attack.open())
    }

    /// The area and the least fight of a card that answers the stroke; no area if it can be any.
    pub fn target(&self) -> Option<(Option<u8>, u16)> {
        let attack = self.table.attack.as_ref()?;
        let stroke = attack.strokes.get(self.answered_stroke()?)?;
        let area = (self.kind == ActionKind::Block).then_some(stroke.area);
        self.kind.is_block().then_some((area, stroke.fight))
    }

    fn moves(&self) -> Option<Moves> {
        self.rules.moves(self.kind, self.jump.flatten())
    }

    fn needs(&self) -> Needs {
        self.plan().needs
    }

    /// The questions of the kind.
    fn plan(&self) -> Plan {
        use ActionKind as K;
        let (rules, table) = (self.rules, self.table);
        let plan = Plan::default();
        let cards = |needs: Needs| Plan { needs, ..plan };
        let first = |first: First| Plan { first, ..plan };
        let one = Needs {
            count: 1,
            ..Needs::default()
        };
        match self.kind {
            K::Setup => first(First::SetUp),
            K::Attack | K::Feint | K::Berserk | K::Combination => cards(self.attack_needs()),
            K::Charge => Plan {
                first: First::Charge,
                needs: self.attack_needs(),
                lands: self.jump == Some(Some(JumpKind::Long)),
            },
            // The area is that of the stroke.
            K::Block | K::QuickBlock => Plan {
                first: First::Stroke,
                ..cards(Needs { fight: true, ..one })
            },
            K::Retreat => cards(Needs {
                fight: table.attack.is_some()
                    && rules.charm_spots > 0
                    && rules.charm_half != CharmHalf::Always,
                ..one
            }),
            K::Move => cards(one),
            K::SideStep => cards(Needs {
                count: rules.side_step_cards.into(),
                fight: true,
                one_fight: true,
                ..one
            }),
            K::Saltomortale => Plan {
                first: First::Landing,
                ..cards(Needs {
                    count: rules.saltomortale_cards.into(),
                    fight: self.draws(),
                    area: true,
                    one_area: true,
                    ..one
                })
            },
            K::JumpDown => first(First::Landing),
            K::LongJump => Plan {
                lands: true,
                ..plan
            },
            K::TurnUp | K::ChooseSpecial => first(First::Special),
            K::Concede => first(First::Seat),
            K::Adjust => Plan {
                lands: true,
                ..first(First::Seat)
            },
            K::JumpUp | K::Pass | K::Hit | K::CollectRose | K::Note => plan,
        }
    }

    /// The requirements for the cards of an attack.
    fn attack_needs(&self) -> Needs {
        let attack = self.attack();
        let (least, _) = self.rules.attack_cards(attack, 0);
        Needs {
            count: self.least_cards.max(least.into()),
            fight: true,
            one_fight: false,
            area: attack != Some(Special::Feint),
            one_area: attack == Some(Special::Berserk),
        }
    }

    /// Whether cards are drawn after it.
    fn draws(&self) -> bool {
        let with = self.with.flatten();
        self.rules.draws_after(self.kind, self.jump.flatten(), with)
    }

    /// The most cards that can move: as the rules and the hand allow.
    fn most_moving(&self, moves: Moves) -> usize {
        let hand = usize::from(self.table.own().hand).saturating_sub(self.needs().count);
        moves.most.map_or(hand, |most| hand.min(most.into()))
    }

    /// Checks that the hand has enough cards, and that these can move far enough or block some stroke.
    fn suffice(&self) -> Result<(), Refusal> {
        let moves = self.moves();
        let least = moves.map_or(0, |moves| moves.least);
        let needs = self.needs().count + usize::from(least);
        referee::held(self.table, needs)?;
        if self.kind.is_block() {
            let most = u16::from(self.rules.fight_most);
            let strokes = self.open();
            let mut judged = strokes.map(|(_, stroke)| referee::strong_enough(stroke, most));
            let first = judged.next().unwrap_or(Ok(()));
            return judged.find(Result::is_ok).unwrap_or(first);
        }
        let Some(moves) = moves else {
            return Ok(());
        };
        let cards = self.most_moving(moves) as u16;
        referee::far_enough(moves.far, cards * u16::from(self.rules.move_most))
    }

    /// The next question; `None` if the action is complete.
    pub fn prompt(&self) -> Option<Prompt> {
        let plan = self.plan();
        let down = self.jump == Some(Some(JumpKind::Down));
        let landing = || self.landing.is_none().then_some(Prompt::Landing);
        let first = match plan.first {
            First::Cards => None,
            First::SetUp if self.seat.is_some() => self.opening_prompt(),
            First::SetUp | First::Seat => self.seat.is_none().then_some(Prompt::Seat),
            First::Stroke => self.answered_stroke().is_none().then_some(Prompt::Stroke),
            First::Special => self.special.is_none().then_some(Prompt::Special),
            First::Charge if self.jump.is_none() => Some(Prompt::Jump),
            First::Charge if self.with.is_none() => Some(Prompt::With),
            // Optional, so it comes before the required questions.
            First::Charge => down.then(landing).flatten(),
            First::Landing => landing(),
        };
        if let Some(prompt) = first.or_else(|| self.next_move()) {
            return Some(prompt);
        }
        let needs = plan.needs;
        for card in 0..needs.count {
            let named = self.cards.get(card).copied().unwrap_or_default();
            let asks = |print| Some(Prompt::Card(Group::Cards, card, print));
            let first = card == 0;
            if needs.fight && named.fight.is_none() && (first || !needs.one_fight) {
                return asks(Print::Fight);
            }
            if needs.area && named.area.is_none() && (first || !needs.one_area) {
                return asks(Print::Area);
            }
        }
        if self.attack() == Some(Special::Feint) && self.stated.is_none() {
            return Some(Prompt::Stated);
        }
        if self.draws()
            && let Some(prompt) = self.redraw()
        {
            return Some(prompt);
        }
        plan.lands.then(landing).flatten()
    }

    /// The next question of a set-up whose first player is known.
    fn opening_prompt(&self) -> Option<Prompt> {
        let opening = usize::from(self.rules.opening());
        let taken = self.opening.len();
        match EitherSeat::BOTH.get(taken.checked_div(opening).unwrap_or(2)) {
            Some(seat) => Some(Prompt::Opening(*seat)),
            None => (self.rules.roses > 0 && self.roses.is_none()).then_some(Prompt::Roses),
        }
    }

    /// The next card that moves, if one more is needed.
    fn next_move(&self) -> Option<Prompt> {
        let moves = self.moves()?;
        let asks = |card| Some(Prompt::Card(Group::Movement, card, Print::Move));
        let count = self.movement.len();
        // Once the attack has begun, no card is added to the jump.
        let needed = match self.cards.is_empty() {
            true => self.least_moving.max(moves.least.into()),
            false => moves.least.into(),
        };
        let more = count < needed || self.moved() < moves.far.into();
        (more && count < self.most_moving(moves)).then(|| asks(count))?
    }

    /// The sum of the moves known so far.
    fn moved(&self) -> i64 {
        self.movement.iter().filter_map(|card| card.movement).sum()
    }

    /// The numbers needed to compute the redraw: each fight if there are several cards, and the redraw of the highest.
    fn redraw(&self) -> Option<Prompt> {
        let group = match self.needs().count {
            0 => Group::Movement,
            _ => Group::Cards,
        };
        let cards = self.known_cards(group);
        if cards.len() > 1
            && let Some(card) = cards.iter().position(|c| c.fight.is_none())
        {
            return Some(Prompt::Card(group, card, Print::Fight));
        }
        let highest = cards.iter().filter_map(|c| c.fight).max();
        let highest = |card: &&Named| cards.len() == 1 || card.fight == highest;
        if cards.iter().filter(highest).any(|c| c.redraw.is_some()) {
            return None;
        }
        let card = cards.iter().position(|card| highest(&card))?;
        Some(Prompt::Card(group, card, Print::Redraw))
    }

    /// The cards of a group with what all of them share.
    fn known_cards(&self, group: Group) -> Vec<Named> {
        if group == Group::Movement {
            return self.movement.clone();
        }
        let needs = self.needs();
        let first = self.cards.first().copied().unwrap_or_default();
        let stroke = self.target().and_then(|(area, _)| area);
        let all = (0..needs.count).map(|card| {
            let mut named = self.cards.get(card).copied().unwrap_or_default();
            if needs.one_fight {
                named.fight = named.fight.or(first.fight);
            }
            if needs.one_area {
                named.area = named.area.or(first.area);
            }
            named.area = named.area.or(stroke.map(i64::from));
            named
        });
        all.collect()
    }

    /// The known numbers of a card, including those shared with others.
    pub fn known(&self, group: Group, card: usize) -> Named {
        self.known_cards(group)
            .get(card)
            .copied()
            .unwrap_or_default()
    }

    /// Number of cards of a group, as far as it is known by now.
    pub fn places(&self, group: Group) -> usize {
        match group {
            Group::Movement => self.moves().map_or(0, |moves| {
                let asked = match self.prompt() {
                    Some(Prompt::Card(Group::Movement, card, _)) => card + 1,
                    _ => 0,
                };
                let more = match self.cards.is_empty() {
                    true => self.least_moving,
                    false => 0,
                };
                let least = usize::from(moves.least);
                least.max(asked).max(self.movement.len()).max(more)
            }),
            Group::Cards => self.needs().count,
        }
    }

    /// How far the cards that move have to move together, and how far they do.
    pub fn movement(&self) -> Option<(u16, i64)> {
        Some((self.moves()?.far, self.moved()))
    }

    /// The number of cards after one more is added, if that is possible while this is asked.
    fn one_more(&self, prompt: Prompt) -> Option<usize> {
        let Prompt::Card(group, card, _) = prompt else {
            return None;
        };
        let (count, most) = match group {
            Group::Movement => {
                let moves = self.moves().filter(|moves| moves.most.is_none())?;
                let asked = self.movement.len().max(card + 1);
                let count = self.least_moving.max(moves.least.into()).max(asked);
                (count, self.most_moving(moves))
            }
            Group::Cards => {
                let own = self.table.own();
                let ready = own.ready(Special::Combination);
                let (least, most) = self.rules.attack_cards(self.attack(), ready);
                let hand = usize::from(own.hand).saturating_sub(self.movement.len());
                (least < most).then_some(())?;
                (self.needs().count, hand.min(most.into()))
            }
        };
        (count < most).then_some(count + 1)
    }

    /// The numbers that are possible for a card.
    fn range(&self, group: Group, print: Print) -> RangeInclusive<i64> {
        let (least, most) = print.range(self.rules);
        let (mut least, most) = (i64::from(least), i64::from(most));
        if print == Print::Fight
            && let Some((_, fight)) = self.target()
        {
            least = least.max(fight.into());
        }
        if (group, print) == (Group::Movement, Print::Move)
            && let Some(moves) = self.moves()
        {
            let others = self.most_moving(moves) as i64 - self.movement.len() as i64 - 1;
            least = least.max(i64::from(moves.far) - self.moved() - others.max(0) * most);
        }
        least..=most
    }

    /// The question with its options.
    fn ask(
        &self,
        prompt: Prompt,
        options: &mut Vec<QuestionOption<NobleHearts>>,
    ) -> Ask<NobleHearts> {
        let (rules, table) = (self.rules, self.table);
        let mut offer = |part, judged: Result<(), Refusal>| {
            let why_not = judged.err();
            options.push(QuestionOption { part, why_not });
        };
        match prompt {
            Prompt::Seat => {
                for seat in EitherSeat::BOTH {
                    offer(Part::Seat(seat), Ok(()));
                }
            }
            Prompt::Opening(_) => {
                for special in Special::VARIANTS {
                    let taken = self.opening.iter().filter(|taken| *taken == special);
                    let left = usize::from(rules.special_copies[*special]) > taken.count();
                    let gone = Refusal::SpecialGone { special: *special };
                    offer(
                        Part::Special(Some(*special)),
                        left.then_some(()).ok_or(gone),
                    );
                }
            }
            Prompt::Special => {
                for special in Special::VARIANTS {
                    let judged = if self.kind == ActionKind::TurnUp {
                        referee::turned_down(table, *special).map(drop)
                    } else {
                        referee::left(rules, table, *special)
                    };
                    offer(Part::Special(Some(*special)), judged);
                }
                if self.kind == ActionKind::ChooseSpecial {
                    offer(Part::Special(None), Ok(()));
                }
            }
            Prompt::Jump => {
                let jumps = JumpKind::VARIANTS.iter().copied().map(Some);
                for jump in std::iter::once(None).chain(jumps) {
                    let part = Part::Jump(jump);
                    let with = Parts {
                        jump: Some(jump),
                        ..self.clone()
                    };
                    let judged = referee::may_jump(rules, table, jump);
                    offer(part, judged.and_then(|()| with.suffice()));
                }
            }
            Prompt::With => {
                for with in [
                    None,
                    Some(Special::Feint),
                    Some(Special::Berserk),
                    Some(Special::Combination),
                ] {
                    let judged = with.map_or(Ok(()), |special| {
                        referee::may_charge_with(rules, table, special)
                    });
                    let parts = Parts {
                        with: Some(with),
                        ..self.clone()
                    };
                    offer(Part::With(with), judged.and_then(|()| parts.suffice()));
                }
            }
            Prompt::Stroke => {
                for (number, stroke) in self.open() {
                    let most = rules.fight_most.into();
                    offer(Part::Stroke(number), referee::strong_enough(stroke, most));
                }
            }
            Prompt::Landing => {
                let landings = match (self.kind, self.jump.flatten()) {
                    (ActionKind::Saltomortale, _) => [None, Some(!table.own().raised)],
                    (ActionKind::JumpDown, _) | (_, Some(JumpKind::Down)) => [None, Some(true)],
                    _ => [Some(true), Some(false)],
                };
                for raised in landings {
                    offer(Part::Landing(raised), Ok(()));
                }
            }
            Prompt::Roses => {
                let most = rules.roses.into();
                return number(prompt, 0..=most, most);
            }
            Prompt::Stated => return number(prompt, 1..=rules.areas.into(), 1),
            Prompt::Card(group, _, print) => {
                if self.one_more(prompt).is_some() {
                    offer(Part::OneMore, Ok(()));
                }
                let range = self.range(group, print);
                let usual = match print {
                    Print::Fight | Print::Move => *range.end(),
                    Print::Area | Print::Redraw => *range.start(),
                };
                return number(prompt, range, usual);
            }
        }
        Ask::One { prompt }
    }

    /// The parts with this answer to this question; `None` if it does not fit.
    fn answered(&self, prompt: Prompt, answer: Answer<Part>) -> Option<Parts<'a>> {
        let mut options = Vec::new();
        let ask = self.ask(prompt, &mut options);
        let offered = |part: Part| {
            let mut all = options.iter();
            all.any(|choice| choice.part == part && choice.why_not.is_none())
        };
        let mut parts = self.clone();
        match (ask, prompt, answer) {
            (_, Prompt::Card(group, card, print), Answer::Part(Part::Card(known))) => {
                self.admits(group, card, print, &known).then_some(())?;
                *parts.place(group, card) = Named::from(known);
            }
            (Ask::Number { range, .. }, _, Answer::Number(number)) if range.contains(&number) => {
                match prompt {
                    Prompt::Card(group, card, print) => {
                        *parts.place(group, card).get_mut(print) = Some(number);
                    }
                    Prompt::Roses => parts.roses = Some(number),
                    Prompt::Stated => parts.stated = Some(number),
                    Prompt::Seat
                    | Prompt::Opening(_)
                    | Prompt::Jump
                    | Prompt::With
                    | Prompt::Stroke
                    | Prompt::Landing
                    | Prompt::Special => return None,
                }
            }
            (_, _, Answer::Part(part)) if offered(part) => match part {
                Part::Seat(seat) => parts.seat = Some(seat),
                Part::Special(Some(special)) if matches!(prompt, Prompt::Opening(_)) => {
                    parts.opening.push(special);
                }
                Part::Special(special) => parts.special = Some(special),
                Part::Jump(jump) => parts.jump = Some(jump),
                Part::With(with) => parts.with = Some(with),
                Part::Stroke(stroke) => parts.stroke = Some(stroke),
                Part::Landing(raised) => parts.landing = Some(raised),
                Part::OneMore => {
                    let cards = self.one_more(prompt)?;
                    if let Prompt::Card(Group::Movement, ..) = prompt {
                        parts.least_moving = cards;
                    } else {
                        parts.least_cards = cards;
                    }
                }
                Part::Card(_) => return None,
            },
            (_, _, Answer::Number(_) | Answer::Part(_) | Answer::Done) => return None,
        }
        Some(parts)
    }

    /// Whether this answer fits the next question.
    pub fn takes(&self, answer: Answer<Part>) -> bool {
        let prompt = self.prompt();
        prompt.is_some_and(|prompt| self.answered(prompt, answer).is_some())
    }

    fn place(&mut self, group: Group, card: usize) -> &mut Named {
        let cards = match group {
            Group::Movement => &mut self.movement,
            Group::Cards => &mut self.cards,
        };
        if cards.len() <= card {
            cards.resize(card + 1, Named::default());
        }
        &mut cards[card]
    }

    /// Whether a known card can be the one that this question is about.
    fn admits(&self, group: Group, card: usize, print: Print, known: &Card) -> bool {
        let named = self.known(group, card);
        let known_as = Named::from(*known);
        let agrees = |print: &Print| match (named.get(*print), known_as.get(*print)) {
            (Some(named), Some(known)) => named == known,
            // A shared number must be known for this card too, because it could differ otherwise.
            (Some(_), None) => false,
            (None, _) => true,
        };
        let possible = |print: Print| {
            let number = known_as.get(print);
            number.is_none_or(|number| self.range(group, print).contains(&number))
        };
        known.get(print).is_some()
            && Print::VARIANTS.iter().all(agrees)
            && Print::VARIANTS.iter().copied().all(possible)
    }

    /// The action with all answers.
    fn action(&self) -> Action {
        use ActionKind as K;
        let cards = self.known_cards(Group::Cards);
        let card = cards.first().copied().unwrap_or_default();
        let movement = self.movement.clone();
        let area = self.stated.unwrap_or_default();
        let landing = self.landing.flatten();
        let raised = landing.unwrap_or_default();
        let seat = self.seat.unwrap_or(EitherSeat::Zero);
        let special = self.special.flatten();
        // The first open stroke needs no number.
        let first = self.open().next().map(|(number, _)| number);
        let stroke = self.answered_stroke().filter(|n| first != Some(*n));
        let stroke = stroke.map(|number| number as i64);
        match self.kind {
            K::Setup => {
                let mine = usize::from(self.rules.opening()).min(self.opening.len());
                let (zero, one) = self.opening.split_at(mine);
                Action::Setup {
                    first: seat,
                    specials: (mine > 0).then(|| Pair([zero.to_vec(), one.to_vec()])),
                    roses: self.roses,
                }
            }
            K::Attack => Action::Attack { card },
            K::Charge => Action::Charge(Charge {
                movement,
                cards,
                jump: self.jump.flatten().map(|jump| match jump {
                    JumpKind::Up => Jump::Up,
                    JumpKind::Down => Jump::Down { raised: landing },
                    JumpKind::Long => Jump::Long { raised },
                }),
                with: match self.with.flatten() {
                    Some(Special::Berserk) => Some(With::Berserk),
                    Some(Special::Combination) => Some(With::Combination),
                    Some(Special::Feint) => Some(With::Feint { area }),
                    _ => None,
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
            K::JumpDown => Action::JumpDown { raised: landing },
            K::Pass => Action::Pass,
            K::Hit => Action::Hit,
            K::SideStep => Action::SideStep { cards },
            K::Berserk => Action::Berserk { cards },
            K::Saltomortale => Action::Saltomortale {
                cards,
                raised: landing,
            },
            K::Feint => Action::Feint { card, area },
            K::Combination => Action::Combination { cards },
            K::CollectRose => Action::CollectRose,
            K::TurnUp => Action::TurnUp {
                special: special.unwrap_or(Special::VARIANTS[0]),
            },
            K::ChooseSpecial => Action::ChooseSpecial { special },
            K::Concede => Action::Concede { seat },
            K::Adjust => Action::Adjust(Adjustment {
                correction: Correction::Raised { seat, raised },
                why: None,
            }),
            K::Note => Action::Note {
                text: String::new(),
            },
        }
    }
}

fn number(prompt: Prompt, range: RangeInclusive<i64>, usual: i64) -> Ask<NobleHearts> {
    Ask::Number {
        prompt,
        range,
        usual,
    }
}

#[cfg(test)]
mod tests;
