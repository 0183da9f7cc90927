//! The decision: what an action means on this table, or why it is refused.

use arrayvec::ArrayVec;

use crate::cards::{Card, CardSet, Suit};
use crate::dice::{Dice, Die};
use crate::games::dueling_nobles::action::{Action, ActionKind, Correction};
use crate::games::dueling_nobles::duel::Played;
use crate::games::dueling_nobles::pieces::{Noble, Support, Weapon};
use crate::games::dueling_nobles::refusal::{BadAdjustment, Place, Refusal, SetupFaults};
use crate::games::dueling_nobles::rules::{Limit, Rules, SALE_CARDS, Taxes};
use crate::games::dueling_nobles::table::{Duel, MOST_GOLD, NobleInPlay, Stage, State};
use crate::seat::{EitherSeat, Pair};

/// An action the rules allow, in the words of the table.
pub(super) enum Ruling {
    Setup {
        first: EitherSeat,
        nobles: Pair<ArrayVec<Noble, 12>>,
    },
    NextPhase,
    EndTurn,
    Sell([Support; SALE_CARDS]),
    Tax(Noble),
    Buy(u16),
    Recruit(Noble),
    Weapon(Weapon, Noble),
    MoveWeapon(Noble, Noble),
    Heal(Support, Noble),
    DrawThree(Support),
    Recover(Support, Support),
    Spy(Support, Option<CardSet>),
    Challenge(Noble, Noble),
    Deflect(Noble),
    Roll(EitherSeat, Dice),
    Support(EitherSeat, Played),
    Concede(EitherSeat),
    Adjust(Setting),
    Note,
}

/// A correction within its bounds.
pub(super) enum Setting {
    Gold(EitherSeat, u32),
    Hand(EitherSeat, u16),
    Ability(EitherSeat, Suit, bool),
    Stamina(Noble, u16),
    Weapon(Noble, Option<Weapon>),
    SupportDeck(u16),
}

/// What every action of a kind needs, whatever cards it names.
pub(super) fn gate(rules: &Rules, table: &State, kind: ActionKind) -> Result<(), Refusal> {
    use ActionKind as K;
    if kind == K::Note {
        return Ok(());
    }
    let phase = match (table.stage, kind) {
        (Stage::SetUp, K::Setup) => return Ok(()),
        (Stage::SetUp, _) => return Err(Refusal::NotSetUp),
        (Stage::Over(_), _) => return Err(Refusal::GameOver),
        (Stage::Turn { .. }, K::Setup) => return Err(Refusal::AlreadySetUp),
        (Stage::Turn { phase }, _) => phase,
    };
    match (&table.duel, kind) {
        (_, K::Concede) => return Ok(()),
        (None, K::Deflect | K::Roll | K::Support) => return Err(Refusal::NoDuel),
        (Some(duel), K::Deflect) => return deflection_gate(rules, table, duel),
        (Some(duel), K::Roll) => {
            return match EitherSeat::BOTH
                .iter()
                .all(|s| duel.sides[*s].dice.is_some())
            {
                true => Err(Refusal::DiceAlreadyRolled { seat: table.active }),
                false => Ok(()),
            };
        }
        (Some(duel), K::Support) => return both_rolled(duel),
        (Some(_), _) => return Err(Refusal::DuelInProgress),
        (None, K::NextPhase | K::EndTurn | K::Adjust) => return Ok(()),
        (None, _) => {}
    }
    let allowed = rules
        .phases
        .get(phase)
        .is_some_and(|p| p.allows.contains(&kind));
    if !allowed {
        return Err(Refusal::WrongPhase { kind });
    }
    let own = table.own();
    let tally = &table.tally;
    let (done, limit): (u16, Limit) = match kind {
        K::Sell => (tally.sells, rules.sells_per_turn),
        K::Buy => (tally.buys, rules.buys_per_turn),
        K::Recruit => (tally.recruits, rules.recruits_per_turn),
        K::Weapon => (tally.weapons, rules.weapons_per_turn),
        K::MoveWeapon => (tally.weapon_moves, rules.weapon_moves_per_turn),
        K::Challenge => (tally.duels, rules.duels_per_turn),
        _ => (0, None),
    };
    if let Some(limit) = limit
        && done >= limit
    {
        return Err(Refusal::LimitReached { kind, limit });
    }
    if let Some(suit) = kind.ability()
        && own.abilities_used.contains(&suit)
    {
        return Err(Refusal::AbilityUsed { suit });
    }
    match kind {
        K::Recruit => {
            afford(own.gold, rules.recruit_cost.into())?;
            if table.noble_deck_size() == 0 {
                return Err(Refusal::NobleDeckEmpty);
            }
        }
        K::DrawThree => {
            let (own, opponent) = (own.courtyard.len(), table.opponent().courtyard.len());
            if opponent <= own {
                return Err(Refusal::OpponentNotAhead { own, opponent });
            }
        }
        K::Recover if table.discard.is_empty() => {
            return Err(Refusal::DiscardLacksCard { card: None });
        }
        _ => {}
    }
    let needs = match kind {
        K::Sell => SALE_CARDS,
        K::Weapon | K::Heal | K::DrawThree | K::Recover | K::Spy => 1,
        _ => 0,
    };
    hand_holds(table, table.active, needs)
}

fn deflection_gate(rules: &Rules, table: &State, duel: &Duel) -> Result<(), Refusal> {
    if duel.deflected {
        return Err(Refusal::AlreadyDeflected);
    }
    for (seat, side) in duel.sides.iter() {
        if side.dice.is_some() {
            return Err(Refusal::DiceAlreadyRolled { seat });
        }
    }
    afford(table.opponent().gold, rules.deflect_cost.into())
}

fn both_rolled(duel: &Duel) -> Result<(), Refusal> {
    match duel.sides.iter().find(|(_, side)| side.dice.is_none()) {
        Some((seat, _)) => Err(Refusal::NotRolled { seat }),
        None => Ok(()),
    }
}

fn afford(has: u32, needs: i64) -> Result<(), Refusal> {
    match i64::from(has) < needs {
        true => Err(Refusal::NotEnoughGold { needs, has }),
        false => Ok(()),
    }
}

fn hand_holds(table: &State, seat: EitherSeat, needs: usize) -> Result<(), Refusal> {
    let has = table.sides[seat].hand;
    match usize::from(has) < needs {
        true => Err(Refusal::HandTooSmall { seat, needs, has }),
        false => Ok(()),
    }
}

/// Whether the hand can hold all these cards together.
pub(super) fn in_hand(table: &State, seat: EitherSeat, cards: &[Support]) -> Result<(), Refusal> {
    hand_holds(table, seat, cards.len())?;
    let side = &table.sides[seat];
    let mut unknown = side.unknown_cards();
    for &card in cards {
        if side.known.contains(card.card()) {
            continue;
        }
        if let Some(place) = table.place_of(card) {
            return Err(Refusal::CardElsewhere {
                card: Some((card, place)),
            });
        }
        unknown = unknown.checked_sub(1).ok_or(Refusal::CardElsewhere {
            card: Some((card, Place::Outside(seat))),
        })?;
    }
    Ok(())
}

fn support(card: Card) -> Result<Support, Refusal> {
    Support::from_card(card).ok_or(Refusal::NotASupportCard { card })
}

fn noble(card: Card) -> Result<Noble, Refusal> {
    Noble::from_card(card).ok_or(Refusal::NotANoble { card })
}

fn weapon(card: Card) -> Result<Weapon, Refusal> {
    Weapon::from_support(support(card)?).ok_or(Refusal::NotAWeapon { card })
}

fn standing(table: &State, seat: EitherSeat, card: Card) -> Result<&NobleInPlay, Refusal> {
    table.sides[seat]
        .standing(noble(card)?)
        .ok_or(Refusal::NoSuchNoble {
            card: Some(card),
            seat,
        })
}

fn distinct(cards: &[Card]) -> Result<CardSet, Refusal> {
    let mut set = CardSet::EMPTY;
    match cards.iter().find(|card| !set.insert(**card)) {
        Some(&card) => Err(Refusal::DuplicateCard { card }),
        None => Ok(set),
    }
}

fn count(least: i64, most: i64, got: i64) -> Result<u16, Refusal> {
    let wrong = Refusal::WrongCount { least, most, got };
    if !(least..=most).contains(&got) {
        return Err(wrong);
    }
    u16::try_from(got).map_err(|_| wrong)
}

/// A card of the suit whose ability is used, from the active player's hand.
fn spent(table: &State, kind: ActionKind, card: Card) -> Result<Support, Refusal> {
    let spent = support(card)?;
    if let Some(needed) = kind.ability()
        && spent.suit() != needed
    {
        return Err(Refusal::WrongSuit { card, needed });
    }
    in_hand(table, table.active, &[spent])?;
    Ok(spent)
}

/// The one place that decides: what the action means on this table, or why it is refused.
pub(super) fn rule(rules: &Rules, table: &State, action: &Action) -> Result<Ruling, Refusal> {
    gate(rules, table, action.kind())?;
    let active = table.active;
    Ok(match action {
        Action::Setup { first, nobles } => Ruling::Setup {
            first: *first,
            nobles: opening(rules, nobles)?,
        },
        Action::NextPhase => Ruling::NextPhase,
        Action::EndTurn => Ruling::EndTurn,
        Action::Sell { cards } => {
            let needed = SALE_CARDS as i64;
            count(needed, needed, cards.len() as i64)?;
            distinct(cards)?;
            let mut sold = ArrayVec::<Support, SALE_CARDS>::new();
            for &card in cards {
                sold.push(support(card)?);
            }
            if sold.iter().any(|c| c.suit() != sold[0].suit()) {
                return Err(Refusal::NotSameSuit);
            }
            in_hand(table, active, &sold)?;
            let [a, b, c] = sold[..] else {
                return Err(Refusal::NotSameSuit);
            };
            Ruling::Sell([a, b, c])
        }
        Action::Tax { king } => {
            let taxed = standing(table, active, *king)?;
            if !taxed.noble.is_king() {
                return Err(Refusal::NotAKing { card: Some(*king) });
            }
            if table.tally.taxed.contains(*king) {
                return Err(Refusal::AlreadyTaxed {
                    king: Some(taxed.noble),
                });
            }
            if rules.taxes == Taxes::OneKing && !table.tally.taxed.is_empty() {
                return Err(Refusal::LimitReached {
                    kind: ActionKind::Tax,
                    limit: 1,
                });
            }
            if taxed.stamina == 1 && !rules.tax_may_vanquish {
                return Err(Refusal::KingWouldFall { king: taxed.noble });
            }
            Ruling::Tax(taxed.noble)
        }
        Action::Buy { count: wanted } => {
            let bought = count(1, rules.cards_per_purchase.into(), *wanted)?;
            afford(table.own().gold, *wanted)?;
            let left = usize::from(table.support_deck) + table.discard.len();
            if left < usize::from(bought) {
                return Err(Refusal::DeckEmpty {
                    needs: *wanted,
                    left,
                });
            }
            Ruling::Buy(bought)
        }
        Action::Recruit { noble: card } => {
            let recruit = noble(*card)?;
            if let Some((seat, standing)) = table.find(recruit) {
                let noble = standing.noble;
                return Err(Refusal::NobleInPlay { noble, seat });
            }
            Ruling::Recruit(recruit)
        }
        Action::Weapon { card, noble } => {
            let weapon = weapon(*card)?;
            let bearer = standing(table, active, *noble)?;
            if let Some(old) = bearer.weapon {
                return Err(Refusal::NobleArmed {
                    noble: Some((bearer.noble, old)),
                });
            }
            in_hand(table, active, &[weapon.support()])?;
            Ruling::Weapon(weapon, bearer.noble)
        }
        Action::MoveWeapon { from, to } => {
            let from = standing(table, active, *from)?;
            let to = standing(table, active, *to)?;
            if from.noble == to.noble {
                return Err(Refusal::SameNoble { noble: to.noble });
            }
            if from.weapon.is_none() {
                return Err(Refusal::NobleUnarmed {
                    noble: Some(from.noble),
                });
            }
            match to.weapon {
                Some(old) if !rules.weapons_may_swap => {
                    return Err(Refusal::NobleArmed {
                        noble: Some((to.noble, old)),
                    });
                }
                _ => Ruling::MoveWeapon(from.noble, to.noble),
            }
        }
        Action::Heal { card, noble } => {
            let healed = standing(table, active, *noble)?;
            if healed.stamina >= rules.stamina[healed.noble.rank()] {
                return Err(Refusal::StaminaFull {
                    noble: Some(healed.noble),
                });
            }
            Ruling::Heal(spent(table, ActionKind::Heal, *card)?, healed.noble)
        }
        Action::DrawThree { card } => {
            Ruling::DrawThree(spent(table, ActionKind::DrawThree, *card)?)
        }
        Action::Recover { card, take } => {
            let taken = support(*take)?;
            if !table.discard.contains(&taken) {
                return Err(Refusal::DiscardLacksCard { card: Some(*take) });
            }
            Ruling::Recover(spent(table, ActionKind::Recover, *card)?, taken)
        }
        Action::Spy { card, seen } => {
            let card = spent(table, ActionKind::Spy, *card)?;
            let seen = match seen {
                Some(seen) => Some(seen_hand(table, card, seen)?),
                None => None,
            };
            Ruling::Spy(card, seen)
        }
        Action::Challenge { attacker, target } => Ruling::Challenge(
            standing(table, active, *attacker)?.noble,
            standing(table, active.other(), *target)?.noble,
        ),
        Action::Deflect { target } => {
            let defender = active.other();
            let target = standing(table, defender, *target)?.noble;
            if table
                .duel
                .as_ref()
                .is_some_and(|d| d.nobles[defender] == target)
            {
                return Err(Refusal::SameNoble { noble: target });
            }
            Ruling::Deflect(target)
        }
        Action::Roll { seat, dice, .. } => {
            let duel = table.duel.as_ref().ok_or(Refusal::NoDuel)?;
            if duel.sides[*seat].dice.is_some() {
                return Err(Refusal::DiceAlreadyRolled { seat: *seat });
            }
            Ruling::Roll(*seat, rolled(duel.nobles[*seat], dice)?)
        }
        Action::Support { seat, cards } => {
            let duel = table.duel.as_ref().ok_or(Refusal::NoDuel)?;
            let turn = duel.supporter(table.active);
            if *seat != turn {
                return Err(Refusal::NotYourSupport { turn });
            }
            let played = played(duel.nobles[turn], cards)?;
            in_hand(table, turn, &played)?;
            Ruling::Support(turn, played)
        }
        Action::Concede { seat } => Ruling::Concede(*seat),
        Action::Adjust { correction, .. } => Ruling::Adjust(setting(rules, table, correction)?),
        Action::Note { .. } => Ruling::Note,
    })
}

fn opening(rules: &Rules, named: &Pair<Vec<Card>>) -> Result<Pair<ArrayVec<Noble, 12>>, Refusal> {
    let mut faults = SetupFaults {
        needed: rules.opening_nobles.into(),
        ..SetupFaults::default()
    };
    let mut all = CardSet::EMPTY;
    let mut nobles = Pair::<ArrayVec<Noble, 12>>::default();
    for (seat, cards) in named.iter() {
        if cards.len() != faults.needed {
            faults.counts[seat] = Some(cards.len());
        }
        for &card in cards {
            match Noble::from_card(card) {
                None => {
                    faults.not_nobles.insert(card);
                }
                Some(_) if !all.insert(card) => {
                    faults.duplicates.insert(card);
                }
                // Distinct nobles: there is room for all twelve.
                Some(noble) => nobles[seat].push(noble),
            }
        }
    }
    let sound = SetupFaults {
        needed: faults.needed,
        ..SetupFaults::default()
    };
    match faults == sound {
        true => Ok(nobles),
        false => Err(Refusal::BadSetup(faults)),
    }
}

/// The opponent's hand as a spy saw it: all of it, and nothing that is known to lie elsewhere.
fn seen_hand(table: &State, spent: Support, seen: &[Card]) -> Result<CardSet, Refusal> {
    let seat = table.active.other();
    let hand = i64::from(table.sides[seat].hand);
    count(hand, hand, seen.len() as i64)?;
    let set = distinct(seen)?;
    let known = table.sides[seat].known;
    for &card in seen {
        let card = support(card)?;
        let place = match table.place_of(card) {
            _ if card == spent => Some(Place::Hand(table.active)),
            Some(Place::Hand(holder)) if holder == seat => None,
            place => place,
        };
        if let Some(place) = place {
            return Err(Refusal::CardElsewhere {
                card: Some((card, place)),
            });
        }
    }
    let overlooked = known.difference(set).iter().find_map(Support::from_card);
    match overlooked {
        Some(card) => Err(Refusal::CardElsewhere {
            card: Some((card, Place::Hand(seat))),
        }),
        None => Ok(set),
    }
}

/// What the noble may play in a duel, wherever the cards come from.
///
/// # Errors
/// When there are too many, two are the same, or one is no support card.
pub fn played(noble: Noble, cards: &[Card]) -> Result<Played, Refusal> {
    count(0, noble.support_cards() as i64, cards.len() as i64)?;
    distinct(cards)?;
    cards.iter().map(|card| support(*card)).collect()
}

/// What the noble may roll in a duel.
///
/// # Errors
/// When there are no dice or too many, or one shows what no die shows.
pub fn rolled(noble: Noble, dice: &[i64]) -> Result<Dice, Refusal> {
    let most = noble.dice();
    let wrong = Refusal::WrongDice { most };
    let die = |pips: i64| Die::new(pips).ok_or(wrong);
    match *dice {
        [pips] => Ok(Dice::One(die(pips)?)),
        [a, b] if most == 2 => Ok(Dice::Two(die(a)?, die(b)?)),
        _ => Err(wrong),
    }
}

fn setting(rules: &Rules, table: &State, correction: &Correction) -> Result<Setting, Refusal> {
    let bounded = |value: i64, least: i64, most: i64, fault: BadAdjustment| match (least..=most)
        .contains(&value)
    {
        true => Ok(value as u32),
        false => Err(Refusal::BadAdjustment(fault)),
    };
    let of_any_seat = |card: Card| {
        let noble = noble(card)?;
        let missing = Refusal::NoSuchNoble {
            card: Some(card),
            seat: table.active,
        };
        table.find(noble).map(|(_, s)| *s).ok_or(missing)
    };
    let all = Support::COUNT as i64;
    Ok(match *correction {
        Correction::Gold { seat, gold } => {
            let most = MOST_GOLD.into();
            Setting::Gold(seat, bounded(gold, 0, most, BadAdjustment::Gold(most))?)
        }
        Correction::Hand { seat, hand } => Setting::Hand(
            seat,
            bounded(hand, 0, all, BadAdjustment::Hand(all))? as u16,
        ),
        Correction::SupportDeck { support_deck } => {
            let fault = BadAdjustment::SupportDeck(all);
            Setting::SupportDeck(bounded(support_deck, 0, all, fault)? as u16)
        }
        Correction::Ability {
            seat,
            ability,
            used,
        } => Setting::Ability(seat, ability, used),
        Correction::Stamina { noble, stamina } => {
            let noble = of_any_seat(noble)?.noble;
            let full = rules.stamina[noble.rank()].into();
            let fault = BadAdjustment::Stamina(noble, full);
            Setting::Stamina(noble, bounded(stamina, 1, full, fault)? as u16)
        }
        Correction::Weapon {
            noble,
            weapon: None,
        } => Setting::Weapon(of_any_seat(noble)?.noble, None),
        Correction::Weapon {
            noble,
            weapon: Some(card),
        } => {
            let bearer = of_any_seat(noble)?;
            let weapon = weapon(card)?;
            match table.place_of(weapon.support()) {
                Some(place) if bearer.weapon != Some(weapon) => {
                    return Err(Refusal::CardElsewhere {
                        card: Some((weapon.support(), place)),
                    });
                }
                _ => Setting::Weapon(bearer.noble, Some(weapon)),
            }
        }
    })
}
