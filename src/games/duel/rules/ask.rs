//! The questions of each kind of action of this game, and the possible answers.
//!
//! Cards are offered by their rank alone, and the Hidden Ally by the rank it is played as; an answer may name the suit
//! as well. Corrections, notes and cards named by hand cannot be listed: their one question has no options.

use arrayvec::ArrayVec;
use strum::IntoStaticStr;

use super::Duel;
use super::action::{Action, ActionKind, Shown, Target};
use super::battle::MOST_SUPPORTS;
use super::editions::Rules;
use super::pieces::{Face, Name, Part};
use super::referee;
use super::refusal::Refusal;
use super::table::{Battle, Seen, State, Step, Table};
use courtyard_core::cards::Rank;
use courtyard_core::game::Refusal as _;
use courtyard_core::game::compose::{Answer, Ask, Compose, QuestionOption};
use courtyard_core::seat::Seat;

/// One part of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// A player.
    Seat(Seat),
    /// The Warlord of a slot, or the slot.
    Slot(usize),
    /// No Warlord.
    Nobody,
    /// Whether an Army card defends.
    Army(bool),
    /// A number of Support cards.
    Support(u8),
    /// A card.
    Card(Name),
    /// A card that is not named.
    Unnamed,
    /// This Ace on the Warlord of a player's slot.
    AceOn(Name, Seat, usize),
}

/// A question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Prompt {
    /// The player who takes the first turn.
    First,
    /// The slot for a Warlord.
    Slot,
    /// The Warlord to discard.
    Exchange,
    /// The card of the Warlord, if it is named.
    Laid,
    /// The leader of the attack, if there is one.
    Attack,
    /// The Warlord that defends, if one does; then whether an Army card does.
    Defend,
    /// The number of Support cards to add.
    Support,
    /// The card that is turned up next.
    Reveal,
    /// The player of an Ace outside a battle.
    AceBy,
    /// The Warlord that the Ace forces to go.
    AceOn,
    /// The card that is played as an Ace.
    AceCard,
    /// The Warlord that is turned up with the defender's Ace.
    AceWarlord,
    /// The player with the joker; then the number of cards it brings.
    Reinforce,
    /// The player who concedes.
    Concede,
    /// The content of a correction, a note, or cards named by hand.
    Further,
}

/// An Ace of which only the rank is named.
const ACE: Name = Name::Face(Face::Rank(Rank::Ace));

impl Item {
    /// The slot; `None` for anything else.
    pub fn slot(self) -> Option<usize> {
        match self {
            Item::Slot(slot) => Some(slot),
            Item::Seat(_)
            | Item::Nobody
            | Item::Army(_)
            | Item::Support(_)
            | Item::Card(_)
            | Item::Unnamed
            | Item::AceOn(..) => None,
        }
    }
}

/// A card of a battle that has to be named when its cards are turned up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hidden {
    /// Its owner.
    pub seat: Seat,
    /// The part it was played as.
    pub part: Part,
}

/// The most of them.
const MOST_HIDDEN: usize = 2 * (MOST_SUPPORTS + 2);

/// The cards that have to be named to turn up all of a battle: the attacker's first, each side's in the order in which
/// strengths are added up.
pub fn hidden(table: &State) -> ArrayVec<Hidden, MOST_HIDDEN> {
    let mut all = ArrayVec::new();
    let Some(battle) = table.battle.as_ref().filter(|b| b.step() == Step::Reveal) else {
        return all;
    };
    for seat in [battle.attacker, battle.defender] {
        let Some(side) = battle.side(seat) else {
            continue;
        };
        let parts = [
            (Part::Army, usize::from(side.army)),
            (Part::Warlord, table.hides_warlord(seat).into()),
            (Part::Support, side.support.unwrap_or(0).into()),
        ];
        for (part, count) in parts {
            all.extend(std::iter::repeat_n(Hidden { seat, part }, count));
        }
    }
    all
}

impl Compose for Duel {
    type Kind = ActionKind;
    type Part = Item;
    type Prompt = Prompt;

    type Position<'a> = (&'a Rules, &'a Table);

    fn position<'a>(rules: &'a Rules, table: &'a Table) -> (&'a Rules, &'a Table) {
        (rules, table)
    }

    fn gate((rules, table): &(&Rules, &Table), kind: ActionKind) -> Result<(), Refusal> {
        referee::gate(rules, table, kind)
    }

    fn ask(
        &(rules, table): &(&Rules, &Table),
        kind: ActionKind,
        answers: &[Answer<Item>],
        options: &mut Vec<QuestionOption<Duel>>,
    ) -> Ask<Duel> {
        use ActionKind as K;
        use Answer::{Number, Part as P};
        let seats = || table.sides.seats();
        let laid = |seat: Seat| {
            let slots = table.sides[seat].slots.iter().enumerate();
            slots.filter_map(|(slot, standing)| standing.map(|_| Item::Slot(slot)))
        };
        let question = Question {
            rules,
            table,
            options,
        };
        match (kind, answers) {
            (K::Setup, [P(Item::Seat(first)), ..]) => Ask::Ready(Action::Setup { first: *first }),
            (K::Setup, _) => {
                let setup = |first| (Item::Seat(first), [Action::Setup { first }]);
                question.one(Prompt::First, seats().map(setup))
            }
            (K::NextPhase, _) => Ask::Ready(Action::NextPhase),
            (K::EndTurn, _) => Ask::Ready(Action::EndTurn),
            (K::Warlord, _) => question.lay(Prompt::Slot, answers, |slot, card| Action::Warlord {
                slot,
                card,
            }),
            (K::Exchange, _) => question.lay(Prompt::Exchange, answers, |slot, card| {
                Action::Exchange { slot, card }
            }),
            (K::Attack, [P(leader @ (Item::Slot(_) | Item::Nobody)), ..]) => {
                Ask::Ready(Action::Attack {
                    slot: leader.slot().map(|slot| slot as i64),
                })
            }
            (K::Attack, _) => {
                let attack = |leader: Item| {
                    let slot = leader.slot().map(|slot| slot as i64);
                    (leader, [Action::Attack { slot }])
                };
                let leaders = laid(table.active).chain([Item::Nobody]);
                question.one(Prompt::Attack, leaders.map(attack))
            }
            (K::Defend, _) => {
                let defend = |leader: Item, army| Action::Defend {
                    slot: leader.slot().map(|slot| slot as i64),
                    army,
                };
                match answers {
                    [P(leader @ (Item::Slot(_) | Item::Nobody)), rest @ ..] => match rest {
                        [P(Item::Army(army)), ..] => Ask::Ready(defend(*leader, *army)),
                        _ => {
                            let ways = [true, false].into_iter();
                            let ways = ways.map(|army| (Item::Army(army), [defend(*leader, army)]));
                            question.one(Prompt::Defend, ways)
                        }
                    },
                    _ => {
                        let defender = table.battle.as_ref().map(|battle| battle.defender);
                        let leaders = defender.into_iter().flat_map(laid).chain([Item::Nobody]);
                        let ways =
                            leaders.map(|one| (one, [true, false].map(|army| defend(one, army))));
                        question.one(Prompt::Defend, ways)
                    }
                }
            }
            (K::Support, _) => {
                let Some(battle) = &table.battle else {
                    return question.nothing();
                };
                let seat = battle.adds_support();
                let support = |added: u8| Action::Support {
                    seat,
                    count: added.into(),
                };
                match answers {
                    [P(Item::Support(added)), ..] => Ask::Ready(support(*added)),
                    _ => {
                        let most = rules.supports_per_side;
                        let added = (0..=most).rev().map(|n| (Item::Support(n), [support(n)]));
                        question.one(Prompt::Support, added)
                    }
                }
            }
            (K::Reveal, _) => question.reveal(answers),
            (K::Resolve, _) => Ask::Ready(Action::Resolve),
            (K::Ace, _) => match &table.battle {
                Some(battle) => question.ace_in_battle(battle.defender, answers),
                None => question.ace_outside(answers),
            },
            (K::Reinforce, [P(Item::Seat(seat)), rest @ ..]) => {
                let most = table.most_reinforcements(rules, *seat) as i64;
                match rest {
                    [Number(count), ..] => Ask::Ready(Action::Reinforce {
                        seat: *seat,
                        count: (*count < most).then_some(*count),
                    }),
                    _ => Ask::Number {
                        prompt: Prompt::Reinforce,
                        range: 1..=most,
                        usual: most,
                    },
                }
            }
            (K::Reinforce, _) => {
                // A pending player, or the active one, has the most to say about it.
                let one = table.pending.map_or(table.active, |pending| pending.seat);
                let all = first_of(one, seats());
                question.one(
                    Prompt::Reinforce,
                    all.map(|seat| (Item::Seat(seat), [Action::Reinforce { seat, count: None }])),
                )
            }
            (K::Out, _) => Ask::Ready(Action::Out),
            (K::Concede, [P(Item::Seat(seat)), ..]) => Ask::Ready(Action::Concede { seat: *seat }),
            (K::Concede, _) => {
                let concede = |seat| (Item::Seat(seat), [Action::Concede { seat }]);
                question.one(Prompt::Concede, seats().map(concede))
            }
            (K::Tell | K::Adjust | K::Note, _) => question.nothing(),
        }
    }
}

/// These seats, with one of them moved to the front.
fn first_of(one: Seat, seats: impl Iterator<Item = Seat>) -> impl Iterator<Item = Seat> {
    std::iter::once(one).chain(seats.filter(move |seat| *seat != one))
}

/// A question that is being asked.
struct Question<'a> {
    rules: &'a Rules,
    table: &'a Table,
    options: &'a mut Vec<QuestionOption<Duel>>,
}

impl Question<'_> {
    /// Asks for one of these items. Each is possible if one of the actions beside it is legal.
    fn one<A>(self, prompt: Prompt, items: impl Iterator<Item = (Item, A)>) -> Ask<Duel>
    where
        A: IntoIterator<Item = Action>,
    {
        let Question { rules, table, .. } = self;
        self.options
            .extend(items.map(|(part, actions)| QuestionOption {
                part,
                why_not: why_none(rules, table, actions),
            }));
        Ask::One { prompt }
    }

    /// Asks for something that no list can offer.
    fn nothing(self) -> Ask<Duel> {
        Ask::One {
            prompt: Prompt::Further,
        }
    }

    fn lay(
        self,
        prompt: Prompt,
        answers: &[Answer<Item>],
        action: impl Fn(i64, Option<Name>) -> Action,
    ) -> Ask<Duel> {
        use Answer::Part as P;
        match answers {
            [P(Item::Slot(slot)), rest @ ..] => {
                let slot = *slot as i64;
                match rest {
                    [P(Item::Unnamed), ..] => Ask::Ready(action(slot, None)),
                    [P(Item::Card(name)), ..] => Ask::Ready(action(slot, Some(*name))),
                    _ => {
                        let named = names(self.rules, Part::Warlord);
                        let named =
                            named.map(|name| (Item::Card(name), [action(slot, Some(name))]));
                        let unnamed = (Item::Unnamed, [action(slot, None)]);
                        self.one(Prompt::Laid, std::iter::once(unnamed).chain(named))
                    }
                }
            }
            _ => {
                let slots = 0..usize::from(self.rules.warlord_slots);
                let slots = slots.map(|slot| (Item::Slot(slot), [action(slot as i64, None)]));
                self.one(prompt, slots)
            }
        }
    }

    fn reveal(self, answers: &[Answer<Item>]) -> Ask<Duel> {
        let (rules, table) = (self.rules, self.table);
        let Some(battle) = &table.battle else {
            return self.nothing();
        };
        let hidden = hidden(table);
        let named: ArrayVec<Name, MOST_HIDDEN> = answers
            .iter()
            .map_while(|answer| match answer {
                Answer::Part(Item::Card(name)) => Some(*name),
                Answer::Part(_) | Answer::Number(_) | Answer::Done => None,
            })
            .take(hidden.len())
            .collect();
        let shown = |more: Option<Name>| {
            let named = named.iter().copied().chain(more);
            shown(rules, table, battle, &hidden, named)
        };
        match hidden.get(named.len()) {
            None => Ask::Ready(shown(None)),
            Some(next) => {
                let names = names(self.rules, next.part);
                let names = names.map(|name| (Item::Card(name), [shown(Some(name))]));
                self.one(Prompt::Reveal, names)
            }
        }
    }

    fn ace_in_battle(self, seat: Seat, answers: &[Answer<Item>]) -> Ask<Duel> {
        let ace = |card, warlord| Action::Ace {
            seat,
            card,
            target: None,
            warlord,
        };
        let (rules, hides) = (self.rules, self.table.hides_warlord(seat));
        let warlords = || names(rules, Part::Warlord).filter(move |_| hides).map(Some);
        let turned_up = || warlords().chain((!hides).then_some(None));
        // If there is only one Ace, there is no question, except to explain why it cannot be played.
        let is_legal = || referee::check(rules, self.table, &ace(ACE, None)).is_ok();
        let is_given = !rules.hidden_ally && (hides || is_legal());
        let (card, rest) = match (is_given, answers) {
            (true, rest) => (ACE, rest),
            (false, [Answer::Part(Item::Card(card)), rest @ ..]) => (*card, rest),
            (false, _) => {
                let aces = names(rules, Part::Ace);
                let aces = aces.map(|card| {
                    (
                        Item::Card(card),
                        turned_up().map(move |warlord| ace(card, warlord)),
                    )
                });
                return self.one(Prompt::AceCard, aces);
            }
        };
        match rest {
            _ if !hides => Ask::Ready(ace(card, None)),
            [Answer::Part(Item::Card(warlord)), ..] => Ask::Ready(ace(card, Some(*warlord))),
            _ => {
                let names = names(rules, Part::Warlord);
                let names = names.map(|name| (Item::Card(name), [ace(card, Some(name))]));
                self.one(Prompt::AceWarlord, names)
            }
        }
    }

    fn ace_outside(self, answers: &[Answer<Item>]) -> Ask<Duel> {
        use Answer::Part as P;
        match answers {
            [P(Item::Seat(by)), P(Item::AceOn(card, against, slot)), ..] => {
                Ask::Ready(ace_on(*by, *card, *against, *slot))
            }
            [P(Item::Seat(by)), ..] => {
                let targets = ace_targets(self.rules, self.table, *by).into_iter();
                self.one(
                    Prompt::AceOn,
                    targets.map(|(item, action)| (item, [action])),
                )
            }
            _ => {
                let (rules, table) = (self.rules, self.table);
                let all = table.sides.seats().map(|by| {
                    let targets = ace_targets(rules, table, by).into_iter();
                    (Item::Seat(by), targets.map(|(_, action)| action))
                });
                self.one(Prompt::AceBy, all)
            }
        }
    }
}

fn ace_on(seat: Seat, card: Name, against: Seat, slot: usize) -> Action {
    let slot = slot as i64;
    Action::Ace {
        seat,
        card,
        target: Some(Target { against, slot }),
        warlord: None,
    }
}

/// The slots that an Ace of this player could be played on, empty or not, with the action.
fn ace_targets(rules: &Rules, table: &Table, by: Seat) -> Vec<(Item, Action)> {
    let mut all = Vec::new();
    for card in names(rules, Part::Ace) {
        for against in table.sides.seats().filter(|other| *other != by) {
            for slot in 0..usize::from(rules.warlord_slots) {
                let item = Item::AceOn(card, against, slot);
                all.push((item, ace_on(by, card, against, slot)));
            }
        }
    }
    all
}

/// The cards that can be named for this part, the highest first.
fn names(rules: &Rules, part: Part) -> impl Iterator<Item = Name> + use<> {
    let ranks = move || {
        let all = Rank::ALL.into_iter().rev();
        all.filter(move |rank| Part::of(*rank) == part)
    };
    let faces = ranks().map(|rank| Name::Face(Face::Rank(rank)));
    let allies = rules.hidden_ally.then(|| ranks().map(Name::AllyAs));
    faces.chain(allies.into_iter().flatten())
}

/// Why none of these actions is legal; `None` if one is. A reason that lies in the table says more than one that lies in
/// a card or a seat.
fn why_none(
    rules: &Rules,
    table: &Table,
    actions: impl IntoIterator<Item = Action>,
) -> Option<Refusal> {
    let mut why: Option<Refusal> = None;
    for action in actions {
        let refusal = referee::check(rules, table, &action).err()?;
        if why.is_none_or(|why| why.is_about_a_part()) {
            why = Some(refusal);
        }
    }
    why
}

/// The reveal with these cards; those not named yet are any that can still turn up.
fn shown(
    rules: &Rules,
    table: &Table,
    battle: &Battle,
    hidden: &[Hidden],
    named: impl Iterator<Item = Name>,
) -> Action {
    let mut shown = [Shown::default(), Shown::default()];
    let mut seen = [battle.attacker, battle.defender].map(|seat| table.seen(seat));
    let named = named.map(Some).chain(std::iter::repeat(None));
    for (hidden, name) in hidden.iter().zip(named) {
        let side = usize::from(hidden.seat == battle.defender);
        let name = name.unwrap_or_else(|| some_card(rules, &seen[side], hidden.part));
        if let Some(role) = name.role() {
            seen[side].insert(role.into());
        }
        match hidden.part {
            Part::Army => shown[side].army = Some(name),
            Part::Warlord => shown[side].warlord = Some(name),
            Part::Support => shown[side].support.push(name),
            Part::Ace => {}
        }
    }
    let [attacker, defender] = shown;
    Action::Reveal { attacker, defender }
}

/// A card of this part that can still turn up: the ally only if there is no other.
fn some_card(rules: &Rules, seen: &Seen, part: Part) -> Name {
    let free = part.ranks().find(|rank| seen.of_rank(*rank) < 4);
    let any = part.ranks().next().unwrap_or(Rank::Ace);
    match free {
        None if rules.hidden_ally => Name::AllyAs(any),
        free => Name::Face(Face::Rank(free.unwrap_or(any))),
    }
}
