//! The decision: what an action means on this table, or why it is refused.

use arrayvec::ArrayVec;

use crate::games::noble_hearts::action::{Action, Correction, Owned};
use crate::games::noble_hearts::card::{Card, Named};
use crate::games::noble_hearts::charge::{Charge, Jump, With};
use crate::games::noble_hearts::kind::{ActionKind, Special};
use crate::games::noble_hearts::print::Print;
use crate::games::noble_hearts::refusal::{AreaFault, BadAdjustment, Refusal, SetupFaults};
use crate::games::noble_hearts::rules::{
    CharmHalf, MOST_CARDS, MOST_SPECIALS, Passing, RedrawTie, Rules,
};
use crate::games::noble_hearts::table::{Side, Stage, State, Stroke};
use crate::seat::{EitherSeat, Pair};

/// Cards that leave a hand, in the order named.
pub(super) type Cards = ArrayVec<Card, MOST_CARDS>;

/// All special cards of a player.
pub(super) type Specials = ArrayVec<Owned, { MOST_SPECIALS as usize }>;

/// An action the rules allow, in the words of the table.
#[expect(
    clippy::large_enum_variant,
    reason = "the largest variant is the usual one, and none is kept"
)]
pub(super) enum Ruling {
    Setup {
        first: EitherSeat,
        specials: Pair<Specials>,
        roses: u16,
    },
    Deed(Deed),
    Hit,
    Choose(Option<Special>),
    Concede(EitherSeat),
    Adjust(Setting),
    Note,
}

/// What the player who has the initiative does.
pub(super) struct Deed {
    pub(super) kind: ActionKind,
    /// Cards that go to the discard pile: all but those of an attack.
    pub(super) played: Cards,
    /// How many cards are drawn.
    pub(super) redraw: u16,
    /// Where the nobleman stands then, if the deed says it.
    pub(super) raised: Option<bool>,
    /// Special cards to be turned down, and how many copies of each.
    pub(super) spent: ArrayVec<(Special, usize), 2>,
    pub(super) effect: Effect,
}

/// What a deed does beside moving cards.
pub(super) enum Effect {
    /// Nothing; an attack that waits is evaded.
    Plain,
    /// An attack is laid.
    Attack {
        with: Option<Special>,
        strokes: Vec<Stroke>,
    },
    /// This stroke is blocked.
    Block(usize),
    /// The attacked steps back; whether Lady Isabelle saw a weak card.
    Retreat { charm: bool },
    /// A rose is picked up.
    Rose,
    /// The special card at this place is turned up.
    TurnUp(usize),
}

impl Deed {
    fn new(kind: ActionKind) -> Deed {
        Deed {
            kind,
            played: Cards::new(),
            redraw: 0,
            raised: None,
            spent: ArrayVec::new(),
            effect: Effect::Plain,
        }
    }
}

/// A correction within its bounds.
pub(super) enum Setting {
    Hand(EitherSeat, u16),
    // Few corrections are of a pile, and none other takes so much room.
    Discard(EitherSeat, Box<Cards>),
    Raised(EitherSeat, bool),
    Owns(EitherSeat, Specials),
    Initiative(EitherSeat),
    Charm(i8),
    Skill(i8),
    Roses(u16),
}

/// What every action of a kind needs, whatever cards it names.
pub(super) fn gate(rules: &Rules, table: &State, kind: ActionKind) -> Result<(), Refusal> {
    use ActionKind as K;
    match (table.stage, kind) {
        (_, K::Note) | (Stage::SetUp, K::Setup) => return Ok(()),
        (Stage::SetUp, _) => return Err(Refusal::NotSetUp),
        (Stage::Over(_), _) => return Err(Refusal::GameOver),
        (Stage::Play, K::Setup) => return Err(Refusal::AlreadySetUp),
        (Stage::Play, K::Concede) => return Ok(()),
        (Stage::Play, _) => {}
    }
    let in_play = match kind {
        K::TurnUp | K::ChooseSpecial => rules.pile() > 0,
        K::CollectRose => rules.roses > 0,
        _ => kind.special().is_none() || rules.pile() > 0,
    };
    if !in_play {
        return Err(Refusal::NotInPlay {
            kind,
            in_charge: None,
        });
    }
    match (table.choice, kind) {
        (None, K::ChooseSpecial) => return Err(Refusal::NoChoice),
        (Some(_), K::ChooseSpecial) => return Ok(()),
        (Some(seat), _) => return Err(Refusal::ChoicePending { seat }),
        (None, K::Adjust) => return Ok(()),
        (None, _) => {}
    }
    let answers = matches!(kind, K::Block | K::QuickBlock | K::Hit);
    match table.attack {
        Some(_) if !answers && !rules.evades.contains(kind) => {
            return Err(Refusal::AttackPending { kind });
        }
        None if answers || rules.only_when_attacked.contains(kind) => {
            return Err(Refusal::NoAttack { kind });
        }
        Some(_) | None => {}
    }
    let may_pass = match rules.pass {
        Passing::AfterKeeping => table.kept,
        Passing::Always => true,
        Passing::Never => false,
    };
    match kind {
        K::Pass if !may_pass => Err(Refusal::MustAct),
        K::CollectRose if table.roses == 0 => Err(Refusal::NoRose),
        K::JumpDown => raised(table),
        _ => match kind.special() {
            Some(special) => ready(table, special).map(drop),
            None => Ok(()),
        },
    }
}

/// The nobleman who has the initiative has to stand on something.
fn raised(table: &State) -> Result<(), Refusal> {
    match table.own().raised {
        true => Ok(()),
        false => Err(Refusal::NotRaised {
            seat: table.initiative,
        }),
    }
}

/// How many special cards of this kind the player who has the initiative can use: at least one.
fn ready(table: &State, special: Special) -> Result<usize, Refusal> {
    let own = table.own();
    match (own.ready(special), own.owned(special)) {
        (0, 0) => Err(Refusal::NoSuchSpecial {
            seat: table.initiative,
            special: Some(special),
        }),
        (0, _) => Err(Refusal::AbilityUsed { special }),
        (ready, _) => Ok(ready),
    }
}

/// Decides on an action.
pub(super) fn rule(rules: &Rules, table: &State, action: &Action) -> Result<Ruling, Refusal> {
    let kind = action.kind();
    gate(rules, table, kind)?;
    let judge = Judge { rules, table };
    let deed = match action {
        Action::Setup {
            first,
            specials,
            roses,
        } => return judge.setup(*first, specials.as_ref(), *roses),
        Action::Hit => return Ok(Ruling::Hit),
        Action::ChooseSpecial { special } => return judge.choice(*special),
        Action::Concede { seat } => return Ok(Ruling::Concede(*seat)),
        Action::Adjust(adjustment) => {
            return judge.setting(&adjustment.correction).map(Ruling::Adjust);
        }
        Action::Note { .. } => return Ok(Ruling::Note),
        Action::Attack { card } => judge.attack(kind, None, std::slice::from_ref(card)),
        Action::Feint { card, area } => judge.attack(
            kind,
            Some(With::Feint { area: *area }),
            std::slice::from_ref(card),
        ),
        Action::Berserk { cards } => judge.attack(kind, Some(With::Berserk), cards),
        Action::Combination { cards } => judge.attack(kind, Some(With::Combination), cards),
        Action::Charge(charge) => judge.charge(charge),
        Action::Block { card, stroke } | Action::QuickBlock { card, stroke } => {
            judge.block(kind, card, *stroke)
        }
        Action::Retreat { card } => judge.retreat(card),
        Action::Move { card } => judge.with_cards(kind, std::slice::from_ref(card), 1, Some(1)),
        Action::JumpUp { cards } => judge.jump(kind, cards, 1, rules.jump_up_move, true),
        Action::LongJump { cards, raised } => judge.jump(
            kind,
            cards,
            rules.long_jump_cards,
            rules.long_jump_move,
            *raised,
        ),
        Action::JumpDown { raised } => Ok(Deed {
            raised: Some(raised.unwrap_or(false)),
            ..Deed::new(kind)
        }),
        Action::SideStep { cards } => judge.side_step(cards),
        Action::Saltomortale { cards, raised } => judge.saltomortale(cards, *raised),
        Action::CollectRose => Ok(Deed {
            effect: Effect::Rose,
            ..Deed::new(kind)
        }),
        Action::TurnUp { special } => judge.turn_up(*special),
        Action::Pass => Ok(Deed::new(kind)),
    };
    let mut deed = deed?;
    if let Some(special) = kind.special() {
        judge.spend(special, &mut deed);
    }
    Ok(Ruling::Deed(deed))
}

/// Decides on what the player who has the initiative does.
struct Judge<'a> {
    rules: &'a Rules,
    table: &'a State,
}

impl Judge<'_> {
    fn own(&self) -> &Side {
        self.table.own()
    }

    fn count(&self, got: usize, least: u16, most: Option<u16>) -> Result<(), Refusal> {
        let fits = got >= least.into() && most.is_none_or(|most| got <= most.into());
        match fits {
            true => Ok(()),
            false => Err(Refusal::WrongCount { least, most, got }),
        }
    }

    /// So many cards have to be in the hand.
    fn held(&self, needs: usize) -> Result<(), Refusal> {
        let has = self.own().hand;
        match needs <= has.into() {
            true => Ok(()),
            false => Err(Refusal::HandTooSmall {
                seat: self.table.initiative,
                needs,
                has,
            }),
        }
    }

    /// The cards as the rules take them for printed.
    fn cards(&self, named: &[Named]) -> Result<Cards, Refusal> {
        // Nobody holds more: who calls has counted them.
        let named = named.iter().take(MOST_CARDS);
        named.map(|card| card.within(self.rules)).collect()
    }

    /// How many cards are drawn after an action of this kind with these cards.
    fn redraw(&self, kind: ActionKind, cards: &[Card]) -> Result<u16, Refusal> {
        if !self.rules.refills.contains(kind) {
            return Ok(0);
        }
        if let [card] = cards {
            return card.need(Print::Redraw);
        }
        let mut highest = 0;
        for card in cards {
            highest = card.need(Print::Fight)?.max(highest);
        }
        let of_the_highest = cards
            .iter()
            .filter(|card| card.fight.map(u16::from) == Some(highest))
            .filter_map(|card| card.redraw);
        let redraw = match self.rules.redraw_tie {
            RedrawTie::Most => of_the_highest.max(),
            RedrawTie::Least => of_the_highest.min(),
        };
        redraw.map(u16::from).ok_or(Refusal::CardIncomplete {
            print: Print::Redraw,
        })
    }

    /// A deed with so many cards of the hand, of which nothing but their redraw matters.
    fn with_cards(
        &self,
        kind: ActionKind,
        named: &[Named],
        least: u16,
        most: Option<u16>,
    ) -> Result<Deed, Refusal> {
        self.count(named.len(), least, most)?;
        self.held(named.len())?;
        let played = self.cards(named)?;
        Ok(Deed {
            redraw: self.redraw(kind, &played)?,
            played,
            ..Deed::new(kind)
        })
    }

    fn jump(
        &self,
        kind: ActionKind,
        named: &[Named],
        least: u16,
        needs: u16,
        raised: bool,
    ) -> Result<Deed, Refusal> {
        let deed = self.with_cards(kind, named, least, None)?;
        far_enough(&deed.played, needs)?;
        Ok(Deed {
            raised: Some(raised),
            ..deed
        })
    }

    fn side_step(&self, named: &[Named]) -> Result<Deed, Refusal> {
        let count = self.rules.side_step_cards;
        let deed = self.with_cards(ActionKind::SideStep, named, count, Some(count))?;
        match same(&deed.played, Print::Fight)? {
            true => Ok(deed),
            false => Err(Refusal::NotSameValue),
        }
    }

    fn saltomortale(&self, named: &[Named], raised: Option<bool>) -> Result<Deed, Refusal> {
        let count = self.rules.saltomortale_cards;
        let deed = self.with_cards(ActionKind::Saltomortale, named, count, Some(count))?;
        match same(&deed.played, Print::Area)? {
            true => Ok(Deed { raised, ..deed }),
            false => Err(Refusal::NotSameArea),
        }
    }

    fn retreat(&self, named: &Named) -> Result<Deed, Refusal> {
        let deed = self.with_cards(ActionKind::Retreat, std::slice::from_ref(named), 1, Some(1))?;
        let Some(attack) = &self.table.attack else {
            return Ok(deed);
        };
        let weak = |fits: fn(u16, u16) -> bool| -> Result<bool, Refusal> {
            if self.rules.charm_spots == 0 {
                return Ok(false);
            }
            let fight: u16 = deed.played.iter().try_fold(0, |sum, card| {
                card.need(Print::Fight).map(|fight| sum + fight)
            })?;
            Ok(fits(2 * fight, attack.value()))
        };
        let charm = match self.rules.charm_half {
            CharmHalf::Below => weak(|twice, value| twice < value)?,
            CharmHalf::AtMost => weak(|twice, value| twice <= value)?,
            CharmHalf::Always => true,
        };
        Ok(Deed {
            effect: Effect::Retreat { charm },
            ..deed
        })
    }

    fn block(&self, kind: ActionKind, named: &Named, stroke: Option<i64>) -> Result<Deed, Refusal> {
        let deed = self.with_cards(kind, std::slice::from_ref(named), 1, Some(1))?;
        let mut open = self.table.attack.iter().flat_map(|attack| attack.open());
        let found = match stroke {
            None => open.next(),
            Some(stroke) => {
                let stroke = usize::try_from(stroke);
                open.find(|(number, _)| stroke == Ok(*number))
            }
        };
        let (number, stroke) = found.ok_or(Refusal::NoSuchStroke {
            stroke: stroke.unwrap_or(0),
        })?;
        for card in &deed.played {
            if kind == ActionKind::Block {
                let area = card.need(Print::Area)?;
                if area != u16::from(stroke.area) {
                    return Err(Refusal::WrongArea(AreaFault::Missed {
                        stroke: stroke.area,
                        card: area as u8,
                    }));
                }
            }
            let fight = card.need(Print::Fight)?;
            if fight < stroke.fight {
                return Err(Refusal::TooWeak {
                    stroke: stroke.fight,
                    fight,
                });
            }
        }
        Ok(Deed {
            effect: Effect::Block(number),
            ..deed
        })
    }

    fn attack(
        &self,
        kind: ActionKind,
        with: Option<With>,
        named: &[Named],
    ) -> Result<Deed, Refusal> {
        let (least, most) = self.attack_cards(with)?;
        self.count(named.len(), least, Some(most))?;
        self.held(named.len())?;
        let cards = self.cards(named)?;
        Ok(Deed {
            redraw: self.redraw(kind, &cards)?,
            effect: Effect::Attack {
                with: None,
                strokes: self.strokes(with, &cards)?,
            },
            ..Deed::new(kind)
        })
    }

    fn charge(&self, charge: &Charge) -> Result<Deed, Refusal> {
        let rules = self.rules;
        let kind = ActionKind::Charge;
        let mut spent = ArrayVec::<Special, 2>::new();
        let (least, most, needs) = match charge.jump {
            None => (1, Some(rules.charge_move_cards), rules.charge_move),
            Some(Jump::Up) => (1, None, rules.charge_jump_up_move),
            Some(Jump::Down { .. }) => {
                raised(self.table)?;
                (
                    1,
                    Some(rules.charge_move_cards),
                    rules.charge_jump_down_move,
                )
            }
            Some(Jump::Long { .. }) => {
                spent.push(self.special_of_charge(Special::LongJump)?);
                (rules.long_jump_cards, None, rules.charge_long_jump_move)
            }
        };
        if let Some(with) = charge.with {
            let special = self.special_of_charge(with.special())?;
            if !rules.charge_with.contains(special.kind()) {
                return Err(not_in_a_charge(special));
            }
            spent.push(special);
        }
        let (attack_least, attack_most) = self.attack_cards(charge.with)?;
        self.count(charge.movement.len(), least, most)?;
        self.count(charge.cards.len(), attack_least, Some(attack_most))?;
        self.held(charge.movement.len() + charge.cards.len())?;
        let played = self.cards(&charge.movement)?;
        far_enough(&played, needs)?;
        let cards = self.cards(&charge.cards)?;
        let far = matches!(charge.jump, Some(Jump::Long { .. }));
        let attack_kind = charge.with.map_or(kind, |with| with.special().kind());
        let redraw = match far && !rules.charge_long_jump_refills {
            true => 0,
            false => self.redraw(attack_kind, &cards)?,
        };
        let mut deed = Deed {
            played,
            redraw,
            raised: match charge.jump {
                None => None,
                Some(Jump::Up) => Some(true),
                Some(Jump::Down { raised }) => Some(raised.unwrap_or(false)),
                Some(Jump::Long { raised }) => Some(raised),
            },
            effect: Effect::Attack {
                with: charge.with.map(With::special),
                strokes: self.strokes(charge.with, &cards)?,
            },
            ..Deed::new(kind)
        };
        for special in spent {
            self.spend(special, &mut deed);
        }
        Ok(deed)
    }

    /// The special card of a part of a charge, which has to be ready.
    fn special_of_charge(&self, special: Special) -> Result<Special, Refusal> {
        if self.rules.pile() == 0 {
            return Err(not_in_a_charge(special));
        }
        ready(self.table, special).map(|_| special)
    }

    /// The fewest and the most cards of an attack.
    fn attack_cards(&self, with: Option<With>) -> Result<(u16, u16), Refusal> {
        Ok(match with {
            None | Some(With::Feint { .. }) => (1, 1),
            Some(With::Berserk) => (self.rules.berserk_cards, self.rules.berserk_cards),
            Some(With::Combination) => (2, 1 + ready(self.table, Special::Combination)? as u16),
        })
    }

    /// The strokes that these cards are.
    fn strokes(&self, with: Option<With>, cards: &[Card]) -> Result<Vec<Stroke>, Refusal> {
        match with {
            None | Some(With::Combination) => {
                let strokes = cards.iter().map(|card| {
                    let area = card.need(Print::Area)? as u8;
                    stroke(std::slice::from_ref(card), area)
                });
                strokes.collect()
            }
            Some(With::Feint { area }) => {
                let most = self.rules.areas;
                let small = u8::try_from(area).ok();
                let stated = small.filter(|area| (1..=most).contains(area));
                let stated = stated.ok_or(Refusal::WrongArea(AreaFault::Unknown { area, most }))?;
                stroke(cards, stated).map(|stroke| vec![stroke])
            }
            Some(With::Berserk) => {
                if !same(cards, Print::Area)? {
                    return Err(Refusal::NotSameArea);
                }
                let area = cards.first().and_then(|card| card.area).unwrap_or(1);
                stroke(cards, area).map(|stroke| vec![stroke])
            }
        }
    }

    /// Notes that the use of a special card turns it down, if it does.
    fn spend(&self, special: Special, deed: &mut Deed) {
        if !self.rules.turned_down.contains(special.kind()) {
            return;
        }
        let copies = match (&deed.effect, special) {
            (Effect::Attack { strokes, .. }, Special::Combination) => strokes.len() - 1,
            _ => 1,
        };
        deed.spent.push((special, copies));
    }

    fn turn_up(&self, special: Special) -> Result<Deed, Refusal> {
        let own = self.own();
        let down = |o: &Owned| o.card == special && !o.ready;
        match own.specials.iter().position(down) {
            Some(place) => Ok(Deed {
                effect: Effect::TurnUp(place),
                ..Deed::new(ActionKind::TurnUp)
            }),
            None if own.owned(special) == 0 => Err(Refusal::NoSuchSpecial {
                seat: self.table.initiative,
                special: Some(special),
            }),
            None => Err(Refusal::SpecialReady {
                special: Some(special),
            }),
        }
    }

    fn choice(&self, special: Option<Special>) -> Result<Ruling, Refusal> {
        match special {
            Some(special) if self.table.left(self.rules, special) == 0 => {
                Err(Refusal::SpecialGone { special })
            }
            Some(_) | None => Ok(Ruling::Choose(special)),
        }
    }

    fn setup(
        &self,
        first: EitherSeat,
        specials: Option<&Pair<Vec<Special>>>,
        roses: Option<i64>,
    ) -> Result<Ruling, Refusal> {
        let rules = self.rules;
        let mut faults = SetupFaults::default();
        let named = |seat| specials.map_or(&[][..], |specials| &specials[seat]);
        let counts = Pair::from_fn(|seat| named(seat).len());
        let opening = rules.opening();
        if counts
            .iter()
            .any(|(_, count)| *count != usize::from(opening))
        {
            faults.counts = Some((opening, counts));
        }
        let taken = |special| {
            let all = EitherSeat::BOTH.into_iter().flat_map(named);
            all.filter(|named| **named == special).count()
        };
        let mut all = EitherSeat::BOTH.into_iter().flat_map(named);
        faults.scarce = all
            .find(|special| taken(**special) > rules.special_copies[**special].into())
            .copied();
        let stay = match (roses, rules.roses) {
            (None, 0) => Some(0),
            (None, _) => None,
            (Some(roses), most) => u16::try_from(roses).ok().filter(|roses| *roses <= most),
        };
        if stay.is_none() {
            faults.roses = Some((rules.roses, roses));
        }
        match stay {
            Some(roses) if faults == SetupFaults::default() => Ok(Ruling::Setup {
                first,
                specials: Pair::from_fn(|seat| {
                    let ready = |card: &Special| Owned {
                        card: *card,
                        ready: true,
                    };
                    named(seat).iter().map(ready).collect()
                }),
                roses,
            }),
            _ => Err(Refusal::BadSetup(faults)),
        }
    }

    fn setting(&self, correction: &Correction) -> Result<Setting, Refusal> {
        let (rules, table) = (self.rules, self.table);
        let bad = |why| Err(Refusal::BadAdjustment(why));
        match correction {
            Correction::Hand { seat, hand } => {
                let side = &table.sides[*seat];
                let elsewhere = side.discard.len() + table.open_cards(*seat);
                let most = rules.deck_cards.saturating_sub(elsewhere as u16);
                match u16::try_from(*hand) {
                    Ok(hand) if hand <= most => Ok(Setting::Hand(*seat, hand)),
                    _ => bad(BadAdjustment::Hand { seat: *seat, most }),
                }
            }
            Correction::Discard { seat, discard } => {
                let elsewhere = usize::from(table.sides[*seat].hand) + table.open_cards(*seat);
                let most = rules.deck_cards.saturating_sub(elsewhere as u16);
                match discard.len() <= most.into() {
                    true => self
                        .cards(discard)
                        .map(|cards| Setting::Discard(*seat, Box::new(cards))),
                    false => bad(BadAdjustment::Discard { seat: *seat, most }),
                }
            }
            Correction::Raised { seat, raised } => Ok(Setting::Raised(*seat, *raised)),
            Correction::Owns { seat, owns } => self.owns(*seat, owns),
            Correction::Initiative(_) if table.attack.is_some() => Err(Refusal::AttackPending {
                kind: ActionKind::Adjust,
            }),
            Correction::Initiative(seat) => Ok(Setting::Initiative(*seat)),
            Correction::Charm(spot) => match spot_within(rules.charm_spots, *spot)? {
                Ok(spot) => Ok(Setting::Charm(spot)),
                Err(most) => bad(BadAdjustment::Charm { most }),
            },
            Correction::Skill(spot) => match spot_within(rules.skill_spots, *spot)? {
                Ok(spot) => Ok(Setting::Skill(spot)),
                Err(most) => bad(BadAdjustment::Skill { most }),
            },
            Correction::Roses(_) if rules.roses == 0 => Err(NOT_IN_PLAY),
            Correction::Roses(roses) => {
                let collected: u16 = table.sides.iter().map(|(_, side)| side.roses).sum();
                let most = rules.roses.saturating_sub(collected);
                match u16::try_from(*roses) {
                    Ok(roses) if roses <= most => Ok(Setting::Roses(roses)),
                    _ => bad(BadAdjustment::Roses { most }),
                }
            }
        }
    }

    fn owns(&self, seat: EitherSeat, owns: &[Owned]) -> Result<Setting, Refusal> {
        let (rules, other) = (self.rules, &self.table.sides[seat.other()]);
        if rules.pile() == 0 {
            return Err(NOT_IN_PLAY);
        }
        let most = rules.pile().saturating_sub(other.specials.len() as u16);
        if owns.len() > most.into() {
            let why = BadAdjustment::OwnsInAll { seat, most };
            return Err(Refusal::BadAdjustment(why));
        }
        for special in owns.iter().map(|o| o.card) {
            let copies = rules.special_copies[special];
            let most = copies.saturating_sub(other.owned(special) as u16);
            if owns.iter().filter(|o| o.card == special).count() > most.into() {
                let why = BadAdjustment::Owns {
                    seat,
                    special,
                    most,
                };
                return Err(Refusal::BadAdjustment(why));
            }
        }
        Ok(Setting::Owns(seat, owns.iter().copied().collect()))
    }
}

/// A correction of what these rules do not have.
const NOT_IN_PLAY: Refusal = Refusal::NotInPlay {
    kind: ActionKind::Adjust,
    in_charge: None,
};

fn not_in_a_charge(special: Special) -> Refusal {
    Refusal::NotInPlay {
        kind: ActionKind::Charge,
        in_charge: Some(special),
    }
}

/// The spot, if it is short of the track's ends, or else how far from the centre a marker can stand.
///
/// # Errors
/// When the rules have no such track.
fn spot_within(spots: u8, spot: i64) -> Result<Result<i8, u8>, Refusal> {
    let most = spots.checked_sub(1).ok_or(NOT_IN_PLAY)?;
    let spot = i8::try_from(spot).ok();
    let within = spot.filter(|spot| spot.unsigned_abs() <= most);
    Ok(within.ok_or(most))
}

/// The cards have to move so far together.
fn far_enough(cards: &[Card], needs: u16) -> Result<(), Refusal> {
    let mut has = 0;
    for card in cards {
        has += card.need(Print::Move)?;
    }
    match has >= needs {
        true => Ok(()),
        false => Err(Refusal::TooLittleMovement { needs, has }),
    }
}

/// Whether the cards have one number of this sort.
fn same(cards: &[Card], print: Print) -> Result<bool, Refusal> {
    let mut all = true;
    let mut before = None;
    for card in cards {
        let number = card.need(print)?;
        all &= before.is_none_or(|before| before == number);
        before = Some(number);
    }
    Ok(all)
}

/// The stroke of these cards in this area: their fights added.
fn stroke(cards: &[Card], area: u8) -> Result<Stroke, Refusal> {
    let mut fight = 0;
    for card in cards {
        fight += card.need(Print::Fight)?;
    }
    Ok(Stroke {
        cards: cards.iter().copied().collect(),
        fight,
        area,
        blocked: false,
    })
}
