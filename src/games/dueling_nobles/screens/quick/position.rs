//! The state of a quick duel, and the steps that led there.

use crate::rules::decks::PerDeck;
use crate::rules::duel::Fighter;
use crate::rules::odds::{Contest, DuelOdds, Hidden, Step};
use crate::rules::refusal::CardLocation;
use crate::rules::{Edition, Refusal, Rules, Support, Weapon, referee};
use crate::screens::duel::Taps;
use courtyard_core::cards::{Card, CardSet};
use courtyard_core::seat::{EitherSeat, Pair};
use courtyard_session::StepRefusal;
use courtyard_ui::session::{Steps, UndoRedo};

/// The attacker has the first seat and is on the left.
pub(super) const ATTACKER: EitherSeat = EitherSeat::Zero;

/// The state of the duel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct DuelState {
    pub(super) edition: Edition,
    /// The nobles chosen so far, the attacker first, with their equipment, dice and cards.
    pub(super) fighters: Pair<Option<Fighter>>,
    /// Number of cards in each hand before the duel.
    pub(super) hands: Pair<u16>,
}

impl DuelState {
    pub(super) fn new(edition: Edition) -> DuelState {
        DuelState {
            edition,
            fighters: Pair([None, None]),
            hands: Pair::from_fn(|_| Rules::from(edition).opening_hand),
        }
    }

    /// The side whose noble is chosen next; `None` if both are.
    pub(super) fn picking(&self) -> Option<EitherSeat> {
        EitherSeat::BOTH
            .into_iter()
            .find(|seat| self.fighters[*seat].is_none())
    }

    /// Whether no die has been rolled, so that the nobles' equipment can still be changed.
    pub(super) fn open(&self) -> bool {
        let mut chosen = self.fighters.0.iter().flatten();
        chosen.all(|fighter| fighter.dice.is_none())
    }

    /// The duel, once both nobles are chosen.
    pub(super) fn contest(&self) -> Option<Contest> {
        let [attacker, defender] = &self.fighters.0;
        Some(Contest {
            attacker: ATTACKER,
            fighters: Pair([attacker.clone()?, defender.clone()?]),
        })
    }

    /// Identifies the task: another task starts scrolled to the top.
    pub(super) fn stage(&self) -> (bool, bool, bool) {
        let step = self.contest().map(|contest| contest.step());
        let is_over = step == Some(Step::Over);
        (step.is_none(), self.open(), is_over)
    }

    /// The chances of the duel so far. Only the numbers of cards in the hands are known; every card that is not
    /// visible can be in a hand or in the deck.
    pub(super) fn odds(&self, rules: &Rules) -> Option<DuelOdds> {
        let contest = self.contest()?;
        let fighters = || contest.fighters.0.iter();
        let weapons = fighters().filter_map(|fighter| fighter.weapon);
        let played = fighters().flat_map(|fighter| &fighter.cards).flatten();
        let played = played.map(|card| card.card());
        let open: CardSet = weapons.map(Weapon::card).chain(played).collect();
        let hands = Pair::from_fn(|seat| {
            let played = contest.fighters[seat].cards.iter().flatten().count();
            usize::from(self.hands[seat]).saturating_sub(played)
        });
        let hidden = Hidden::unknown(&PerDeck::Shared(open), hands, None);
        Some(DuelOdds::new(rules, &contest, hidden))
    }

    /// The position of a support card.
    pub(super) fn place_of(&self, card: Support) -> Option<CardLocation> {
        let mut fighters = self.fighters.0.iter().flatten();
        fighters.find_map(|fighter| match fighter.weapon {
            Some(weapon) if weapon.support() == card => Some(CardLocation::Under(fighter.noble)),
            Some(_) | None => {
                let is_played = fighter.cards.as_ref()?.contains(&card);
                is_played.then_some(CardLocation::Duel)
            }
        })
    }

    /// Why this side cannot play these cards.
    pub(super) fn check(&self, seat: EitherSeat, cards: &[Card]) -> Result<(), Refusal> {
        let Some(fighter) = &self.fighters[seat] else {
            return Err(Refusal::NoDuel);
        };
        for card in referee::played(fighter.noble, cards)? {
            if let Some(place) = self.place_of(card) {
                let card = Some((card, place));
                return Err(Refusal::CardElsewhere { card });
            }
        }
        Ok(())
    }
}

/// A position of a quick duel.
struct Position {
    state: DuelState,
    /// The description of the step to it.
    description: String,
    /// The taps that remain if this step is undone.
    remaining: Taps,
}

/// The positions of a quick duel, and the steps between them.
pub(super) struct Course {
    positions: Vec<Position>,
    /// The index of the current position.
    at: usize,
    /// Whether the last step was an undo or redo.
    is_stepping: bool,
}

impl Course {
    /// Starts at this position, without steps.
    pub(super) fn new(now: DuelState) -> Course {
        Course {
            positions: vec![Position {
                state: now,
                description: String::new(),
                remaining: Taps::default(),
            }],
            at: 0,
            is_stepping: false,
        }
    }

    /// The current position.
    pub(super) fn now(&self) -> &DuelState {
        &self.positions[self.at].state
    }

    /// The steps that can be undone and redone.
    pub(super) fn steps(&self) -> Steps<'_> {
        let to = |at: usize| Some(self.positions.get(at)?.description.as_str());
        Steps {
            last: to(self.at).filter(|_| self.at > 0),
            next: to(self.at + 1),
            is_stepping: self.is_stepping,
        }
    }

    /// Moves to another position by a step with this description. If the step is undone, these taps remain of it.
    pub(super) fn go(&mut self, next: DuelState, description: String, remaining: Taps) {
        self.at += 1;
        self.positions.truncate(self.at);
        self.positions.push(Position {
            state: next,
            description,
            remaining,
        });
        self.is_stepping = false;
    }

    /// Undoes or redoes a step. Returns the taps that remain of an undone step.
    ///
    /// # Errors
    /// If there is none.
    pub(super) fn undo_redo(&mut self, step: UndoRedo) -> Result<Taps, StepRefusal<Refusal>> {
        let (requested, available) = (1, 0);
        let undone = self.at;
        self.at = match step {
            UndoRedo::Undo => self.at.checked_sub(1).ok_or(StepRefusal::NothingToUndo {
                requested,
                available,
            })?,
            UndoRedo::Redo if self.at + 1 < self.positions.len() => self.at + 1,
            UndoRedo::Redo => {
                return Err(StepRefusal::NothingToRedo {
                    requested,
                    available,
                });
            }
        };
        self.is_stepping = true;
        Ok(match step {
            UndoRedo::Undo => self.positions[undone].remaining.clone(),
            UndoRedo::Redo => Taps::default(),
        })
    }
}
