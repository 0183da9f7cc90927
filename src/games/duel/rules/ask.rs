//! The questions of each kind of action of this game, and the possible answers.
//!
//! Cards are offered by their rank alone, and the Hidden Ally by the rank it is played as; an answer may name the suit
//! as well. Corrections, notes and cards named by hand cannot be listed: their one question has no options.

use arrayvec::ArrayVec;
use strum::IntoStaticStr;

use super::Duel;
use super::action::{Action, ActionKind, Revealed, Target};
use super::battle::MOST_SUPPORTS;
use super::editions::Rules;
use super::pieces::{CardRole, Face, Name};
use super::referee;
use super::refusal::Refusal;
use super::table::{Battle, BattleSide, Seen, State, Step, Table};
use courtyard_core::cards::Rank;
use courtyard_core::game::compose::{Answer, Answers, Ask, Compose, QuestionOption};
use courtyard_core::game::{Game as _, Refusal as _};
use courtyard_core::seat::Seat;

/// One part of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
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

impl Part {
    /// The slot; `None` for anything else.
    pub fn slot(self) -> Option<usize> {
        let Part::Slot(slot) = self else {
            return None;
        };
        Some(slot)
    }
}

/// A card of a battle that has to be named when its cards are turned up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hidden {
    /// Its owner.
    pub seat: Seat,
    /// The role it was played in.
    pub role: CardRole,
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
        let roles = battle.side(seat).into_iter().flat_map(BattleSide::roles);
        let roles = roles.filter(|role| *role != CardRole::Warlord || table.hides_warlord(seat));
        all.extend(roles.map(|role| Hidden { seat, role }));
    }
    all
}

/// A reveal with any cards that can still turn up; `None` if no cards are to be named.
pub fn any_reveal(rules: &Rules, table: &Table) -> Option<Action> {
    let battle = table.battle.as_ref()?;
    let hidden = hidden(table);
    (!hidden.is_empty()).then(|| shown(rules, table, battle, &hidden, std::iter::empty()))
}

impl Compose for Duel {
    type Part = Part;
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
        answers: &[Answer<Part>],
        options: &mut Vec<QuestionOption<Duel>>,
    ) -> Ask<Duel> {
        let answers = Answers::new(answers, options);
        let mut questions = Questions {
            rules,
            table,
            answers,
        };
        questions.action(kind).map_or_else(|ask| ask, Ask::Ready)
    }
}

/// An answer, or the question for it.
type Answered<T> = Result<T, Ask<Duel>>;

/// The questions of an action, in order.
struct Questions<'a> {
    rules: &'a Rules,
    table: &'a Table,
    answers: Answers<'a, Duel>,
}

impl Questions<'_> {
    /// The finished action of this kind.
    fn action(&mut self, kind: ActionKind) -> Answered<Action> {
        use ActionKind as K;
        let (rules, table) = (self.rules, self.table);
        let seats = table.sides.seats();
        Ok(match kind {
            K::Setup => {
                let setup = |first| [Action::Setup { first }];
                let first = self.seat(Prompt::First, seats, setup)?;
                Action::Setup { first }
            }
            K::NextPhase => Action::NextPhase,
            K::EndTurn => Action::EndTurn,
            K::Warlord => self.lay(Prompt::Slot, |slot, card| Action::Warlord { slot, card })?,
            K::Exchange => self.lay(Prompt::Exchange, |slot, card| Action::Exchange {
                slot,
                card,
            })?,
            K::Attack => {
                let attack = |slot| [Action::Attack { slot }];
                let slot = self.leader(Prompt::Attack, Some(table.active), attack)?;
                Action::Attack { slot }
            }
            K::Defend => {
                let defender = table.battle.as_ref().map(|battle| battle.defender);
                let defend = |slot| [true, false].map(|army| Action::Defend { slot, army });
                let slot = self.leader(Prompt::Defend, defender, defend)?;
                let ways = [true, false].into_iter();
                let ways = ways.map(|army| (Part::Army(army), [Action::Defend { slot, army }]));
                let army = self.one(Prompt::Defend, ways, army)?;
                Action::Defend { slot, army }
            }
            K::Support => {
                let Some(battle) = &table.battle else {
                    return self.nothing();
                };
                let seat = battle.acts().unwrap_or(battle.attacker);
                let support = |added: u8| Action::Support {
                    seat,
                    count: added.into(),
                };
                let added = (0..=rules.supports_per_side).rev();
                let added = added.map(|added| (Part::Support(added), [support(added)]));
                support(self.one(Prompt::Support, added, added_support)?)
            }
            K::Reveal => self.reveal()?,
            K::Resolve => Action::Resolve,
            K::Ace => match &table.battle {
                Some(battle) => self.ace_in_battle(battle.defender)?,
                None => self.ace_outside()?,
            },
            K::Reinforce => {
                // A pending player, or the active one, has the most to say about it.
                let one = table.pending.map_or(table.active, |pending| pending.seat);
                let most_of = |seat| [Action::Reinforce { seat, count: None }];
                let seats = std::iter::once(one).chain(seats.filter(|seat| *seat != one));
                let seat = self.seat(Prompt::Reinforce, seats, most_of)?;
                let most = table.most_reinforcements(rules, seat) as i64;
                let count = self.answers.number(Prompt::Reinforce, 1..=most, most, [])?;
                let count = (count < most).then_some(count);
                Action::Reinforce { seat, count }
            }
            K::Out => Action::Out,
            K::Concede => {
                let concede = |seat| [Action::Concede { seat }];
                let seat = self.seat(Prompt::Concede, seats, concede)?;
                Action::Concede { seat }
            }
            K::Tell | K::Adjust | K::Note => return self.nothing(),
        })
    }

    /// Asks for one of these items. Each is possible if one of the actions beside it is legal.
    fn one<T, A>(
        &mut self,
        prompt: Prompt,
        items: impl IntoIterator<Item = (Part, A)>,
        fits: impl FnOnce(Part) -> Option<T>,
    ) -> Answered<T>
    where
        A: IntoIterator<Item = Action>,
    {
        let (rules, table) = (self.rules, self.table);
        let options = items.into_iter().map(|(part, actions)| QuestionOption {
            part,
            why_not: why_none(rules, table, actions),
        });
        self.answers.one(prompt, options, fits)
    }

    /// Asks for something that no list can offer.
    fn nothing<T>(&mut self) -> Answered<T> {
        self.answers.one(Prompt::Further, [], |_| None)
    }

    /// Asks for one of these players.
    fn seat<A: IntoIterator<Item = Action>>(
        &mut self,
        prompt: Prompt,
        seats: impl Iterator<Item = Seat>,
        actions: impl Fn(Seat) -> A,
    ) -> Answered<Seat> {
        let seats = seats.map(|seat| (Part::Seat(seat), actions(seat)));
        self.one(prompt, seats, seat)
    }

    /// Asks for the slot of this player's Warlord that leads a side of a battle, if one does.
    fn leader<A: IntoIterator<Item = Action>>(
        &mut self,
        prompt: Prompt,
        player: Option<Seat>,
        actions: impl Fn(Option<i64>) -> A,
    ) -> Answered<Option<i64>> {
        let leader = |item: Part| item.slot().map(|slot| slot as i64);
        let table = self.table;
        let laid = player.into_iter();
        let laid = laid.flat_map(|seat| table.sides[seat].standings());
        let items = laid.map(|(slot, _)| Part::Slot(slot)).chain([Part::Nobody]);
        let items = items.map(|item| (item, actions(leader(item))));
        self.one(prompt, items, |item| {
            let fits = matches!(item, Part::Nobody | Part::Slot(_));
            fits.then(|| leader(item))
        })
    }

    fn lay(
        &mut self,
        prompt: Prompt,
        action: impl Fn(i64, Option<Name>) -> Action,
    ) -> Answered<Action> {
        let slots = 0..usize::from(self.rules.warlord_slots);
        let slots = slots.map(|slot| (Part::Slot(slot), [action(slot as i64, None)]));
        let slot = self.one(prompt, slots, Part::slot)? as i64;
        let named = names(self.rules, CardRole::Warlord);
        let named = named.map(|name| (Part::Card(name), [action(slot, Some(name))]));
        let unnamed = (Part::Unnamed, [action(slot, None)]);
        let ways = std::iter::once(unnamed).chain(named);
        let named = self.one(Prompt::Laid, ways, |item| match card(item) {
            None => (item == Part::Unnamed).then_some(None),
            named => Some(named),
        })?;
        Ok(action(slot, named))
    }

    fn reveal(&mut self) -> Answered<Action> {
        let (rules, table) = (self.rules, self.table);
        let Some(battle) = &table.battle else {
            return self.nothing();
        };
        let hidden = hidden(table);
        let mut named = ArrayVec::<Name, MOST_HIDDEN>::new();
        let shown = |named: &[Name], more: Option<Name>| {
            let named = named.iter().copied().chain(more);
            shown(rules, table, battle, &hidden, named)
        };
        for next in &hidden {
            let names = names(rules, next.role);
            let names = names.map(|name| (Part::Card(name), [shown(&named, Some(name))]));
            let name = self.one(Prompt::Reveal, names, card)?;
            named.push(name);
        }
        Ok(shown(&named, None))
    }

    fn ace_in_battle(&mut self, seat: Seat) -> Answered<Action> {
        let ace = |card, warlord| Action::Ace {
            seat,
            card,
            target: None,
            warlord,
        };
        let (rules, table) = (self.rules, self.table);
        let hides = table.hides_warlord(seat);
        let turned_up = || {
            let warlords = names(rules, CardRole::Warlord).filter(move |_| hides);
            warlords.map(Some).chain((!hides).then_some(None))
        };
        // If there is only one Ace, there is no question, except to explain why it cannot be played.
        let is_legal = || Duel::check(rules, table, &ace(ACE, None)).is_ok();
        let is_given = !rules.hidden_ally && (hides || is_legal());
        let played = if is_given {
            ACE
        } else {
            let aces = names(rules, CardRole::Ace);
            let aces = aces.map(|card| {
                let turned_up = turned_up().map(move |warlord| ace(card, warlord));
                (Part::Card(card), turned_up)
            });
            self.one(Prompt::AceCard, aces, card)?
        };
        if !hides {
            return Ok(ace(played, None));
        }
        let names = names(rules, CardRole::Warlord);
        let names = names.map(|name| (Part::Card(name), [ace(played, Some(name))]));
        let warlord = self.one(Prompt::AceWarlord, names, card)?;
        Ok(ace(played, Some(warlord)))
    }

    fn ace_outside(&mut self) -> Answered<Action> {
        let (rules, table) = (self.rules, self.table);
        let players = table.sides.seats().map(|by| {
            let targets = ace_targets(rules, table, by).into_iter();
            (
                Part::Seat(by),
                targets.filter_map(move |item| ace_on(by, item)),
            )
        });
        let by = self.one(Prompt::AceBy, players, seat)?;
        let targets = ace_targets(rules, table, by).into_iter();
        let targets = targets.map(|item| (item, ace_on(by, item)));
        self.one(Prompt::AceOn, targets, |item| ace_on(by, item))
    }
}

courtyard_core::contents! {
    seat: Part::Seat -> Seat;
    army: Part::Army -> bool;
    added_support: Part::Support -> u8;
    card: Part::Card -> Name;
}

/// The action of this player that plays an Ace on a slot.
fn ace_on(seat: Seat, item: Part) -> Option<Action> {
    let Part::AceOn(card, against, slot) = item else {
        return None;
    };
    let slot = slot as i64;
    Some(Action::Ace {
        seat,
        card,
        target: Some(Target { against, slot }),
        warlord: None,
    })
}

/// The slots that an Ace of this player could be played on, empty or not.
fn ace_targets(rules: &Rules, table: &Table, by: Seat) -> Vec<Part> {
    let mut all = Vec::new();
    for card in names(rules, CardRole::Ace) {
        for against in table.sides.seats().filter(|other| *other != by) {
            let slots = 0..usize::from(rules.warlord_slots);
            all.extend(slots.map(|slot| Part::AceOn(card, against, slot)));
        }
    }
    all
}

/// The cards that can be named for this role, the highest first.
fn names(rules: &Rules, role: CardRole) -> impl Iterator<Item = Name> + use<> {
    let ranks = role.ranks().rev();
    let allies = rules.hidden_ally.then(|| ranks.clone().map(Name::AllyAs));
    let faces = ranks.map(|rank| Name::Face(Face::Rank(rank)));
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
        let refusal = Duel::check(rules, table, &action).err()?;
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
    let mut shown = [Revealed::default(), Revealed::default()];
    let mut seen = [battle.attacker, battle.defender].map(|seat| table.seen(seat));
    let named = named.map(Some).chain(std::iter::repeat(None));
    for (hidden, name) in hidden.iter().zip(named) {
        let side = usize::from(hidden.seat == battle.defender);
        let name = name.unwrap_or_else(|| some_card(rules, &seen[side], hidden.role));
        if let Some(played) = name.card() {
            seen[side].insert(played.into());
        }
        match hidden.role {
            CardRole::Army => shown[side].army = Some(name),
            CardRole::Warlord => shown[side].warlord = Some(name),
            CardRole::Support => shown[side].support.push(name),
            CardRole::Ace => {}
        }
    }
    let [attacker, defender] = shown;
    Action::Reveal { attacker, defender }
}

/// A card of this role that can still turn up: the ally only if there is no other.
fn some_card(rules: &Rules, seen: &Seen, role: CardRole) -> Name {
    let free = role.ranks().find(|rank| seen.of_rank(*rank) < 4);
    let any = role.ranks().next().unwrap_or(Rank::Ace);
    match free {
        None if rules.hidden_ally => Name::AllyAs(any),
        free => Name::Face(Face::Rank(free.unwrap_or(any))),
    }
}
