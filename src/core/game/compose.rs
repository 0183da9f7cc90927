//! Composition of actions, one answer after another.
//!
//! A game states once, in [`Compose::ask`], which parts an action of each kind consists of and which of them are
//! possible. Everything that composes or lists actions is derived from it: [`visit_legal`], [`possible`] and [`kinds`]
//! here, the composer on the screens, the prompts of the command line, and random play.

use std::fmt::Debug;
use std::ops::{ControlFlow, RangeInclusive};

use strum::VariantArray;

use super::{Game, Refusal, RulesOf};

/// A game whose actions can be put together from parts.
pub trait Compose: Game {
    /// One part of an action: a card, a noble, a slot, a seat.
    type Part: Copy + Eq + Debug;

    /// A question. Its name is part of the key of the message that asks it.
    type Prompt: Copy + Eq + Debug + Into<&'static str>;

    /// A table under its rules, with everything that several questions have in common.
    type Position<'a>;

    /// The position of a table.
    fn position<'a>(rules: &'a RulesOf<Self>, table: &'a Self::Table) -> Self::Position<'a>;

    /// Checks whether actions of this kind are possible at all, whatever their parts.
    ///
    /// # Errors
    /// The reason why none is possible.
    fn gate(position: &Self::Position<'_>, kind: Self::Kind) -> Result<(), Self::Refusal>;

    /// Returns what to ask next for an action of this kind after these answers, or the finished action.
    ///
    /// The options are appended to `options`, in a fixed order. If an answer does not fit its question, that question
    /// is asked again, and the later answers are ignored. An action whose answers were all offered without a `why_not`
    /// (and whose numbers lie within their range) is legal.
    fn ask(
        position: &Self::Position<'_>,
        kind: Self::Kind,
        answers: &[Answer<Self::Part>],
        options: &mut Vec<QuestionOption<Self>>,
    ) -> Ask<Self>;
}

/// An answer to one question of [`Compose::ask`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer<P> {
    /// One of the options.
    Part(P),
    /// A number within the range.
    Number(i64),
    /// Enough options of an [`Ask::Several`] have been chosen.
    Done,
}

/// The next question of an action, or the finished action.
#[derive(Debug, Clone, PartialEq)]
pub enum Ask<G: Compose> {
    /// There is no further question: this is the finished action.
    Ready(G::Action),
    /// One of the options.
    One {
        /// The question.
        prompt: G::Prompt,
    },
    /// Several of the options, each answered as one [`Answer::Part`]; chosen options are still offered. While fewer
    /// options than the maximum of `count` are chosen, the question repeats; [`Answer::Done`] ends it early once there
    /// are enough.
    Several {
        /// The question.
        prompt: G::Prompt,
        /// Number of options chosen so far.
        chosen: usize,
        /// The minimum and maximum number of options.
        count: RangeInclusive<usize>,
    },
    /// A number. There can be options too: an option, such as one more card, is then an alternative to a number.
    /// Listings of legal actions skip these options.
    Number {
        /// The question.
        prompt: G::Prompt,
        /// The allowed numbers.
        range: RangeInclusive<i64>,
        /// The number offered first. If the action is possible with any number, it is possible with this one.
        usual: i64,
    },
}

/// An option of a question.
#[derive(Debug, Clone, PartialEq)]
pub struct QuestionOption<G: Compose> {
    /// The part.
    pub part: G::Part,
    /// Why it cannot be chosen; `None` if it can.
    pub why_not: Option<G::Refusal>,
}

impl<G: Compose> QuestionOption<G> {
    /// An option that can be chosen.
    pub fn possible(part: G::Part) -> QuestionOption<G> {
        QuestionOption {
            part,
            why_not: None,
        }
    }

    /// An option that can be chosen if the decision about it is not a refusal.
    pub fn judged<T>(part: G::Part, decision: Result<T, G::Refusal>) -> QuestionOption<G> {
        QuestionOption {
            part,
            why_not: decision.err(),
        }
    }
}

/// The answers of an action, taken one after another. With it, [`Compose::ask`] reads as a list of questions: each
/// returns its answer, or itself as the error.
pub struct Answers<'a, G: Compose> {
    left: &'a [Answer<G::Part>],
    options: &'a mut Vec<QuestionOption<G>>,
}

impl<'a, G: Compose> Answers<'a, G> {
    /// Starts with the first of these answers. The options of an open question are appended to `options`.
    pub fn new(
        answers: &'a [Answer<G::Part>],
        options: &'a mut Vec<QuestionOption<G>>,
    ) -> Answers<'a, G> {
        Answers {
            left: answers,
            options,
        }
    }

    /// Takes the next answer if it is a part that fits.
    pub fn take<T>(&mut self, fits: impl FnOnce(G::Part) -> Option<T>) -> Option<T> {
        let [Answer::Part(part), left @ ..] = self.left else {
            return None;
        };
        // An answer that does not fit is not taken, so that its question is asked again.
        let taken = fits(*part)?;
        self.left = left;
        Some(taken)
    }

    /// Takes the part that answers a question with one of these options.
    ///
    /// # Errors
    /// The question, if the next answer does not fit.
    pub fn one<T>(
        &mut self,
        prompt: G::Prompt,
        options: impl IntoIterator<Item = QuestionOption<G>>,
        fits: impl FnOnce(G::Part) -> Option<T>,
    ) -> Result<T, Ask<G>> {
        self.take(fits).ok_or_else(|| {
            self.options.extend(options);
            Ask::One { prompt }
        })
    }

    /// Takes the number that answers a question. The options are alternatives to a number.
    ///
    /// # Errors
    /// The question, if the next answer is no number.
    pub fn number(
        &mut self,
        prompt: G::Prompt,
        range: RangeInclusive<i64>,
        usual: i64,
        options: impl IntoIterator<Item = QuestionOption<G>>,
    ) -> Result<i64, Ask<G>> {
        match self.left {
            [Answer::Number(number), left @ ..] => {
                self.left = left;
                Ok(*number)
            }
            _ => {
                self.options.extend(options);
                Err(Ask::Number {
                    prompt,
                    range,
                    usual,
                })
            }
        }
    }

    /// Takes the parts that answer a question with several of these options, in the order of the answers. The options
    /// depend on the parts chosen so far.
    ///
    /// # Errors
    /// The question, if there are too few parts, or if fewer than the maximum are not followed by [`Answer::Done`].
    pub fn several<T, O>(
        &mut self,
        prompt: G::Prompt,
        count: RangeInclusive<usize>,
        options: impl FnOnce(Chosen<'a, G::Part, T>) -> O,
        fits: fn(G::Part) -> Option<T>,
    ) -> Result<Chosen<'a, G::Part, T>, Ask<G>>
    where
        O: IntoIterator<Item = QuestionOption<G>>,
    {
        let (min, max) = count.clone().into_inner();
        let first = self.left.iter().take(max);
        let fit = first.take_while(|answer| content(answer, fits).is_some());
        let (parts, left) = self.left.split_at(fit.count());
        let chosen = Chosen { parts, fits };
        self.left = match left {
            // There is nothing left to choose, so no `Done` follows.
            _ if parts.len() == max => left,
            [Answer::Done, left @ ..] if parts.len() >= min => left,
            _ => {
                self.options.extend(options(chosen));
                let chosen = parts.len();
                return Err(Ask::Several {
                    prompt,
                    chosen,
                    count,
                });
            }
        };
        Ok(chosen)
    }
}

/// The content of an answer that is a part and fits.
fn content<P: Copy, T>(answer: &Answer<P>, fits: fn(P) -> Option<T>) -> Option<T> {
    match answer {
        Answer::Part(part) => fits(*part),
        Answer::Number(_) | Answer::Done => None,
    }
}

/// The parts chosen in an [`Ask::Several`].
pub struct Chosen<'a, P, T> {
    parts: &'a [Answer<P>],
    fits: fn(P) -> Option<T>,
}

impl<P: Copy, T> Iterator for Chosen<'_, P, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let (first, left) = self.parts.split_first()?;
        self.parts = left;
        content(first, self.fits)
    }
}

/// Functions that return the content of a part if it is of the right sort, such as
/// `seat: Part::Seat -> EitherSeat;`.
#[macro_export]
macro_rules! contents {
    ($($function:ident: $part:ident::$variant:ident -> $content:ty;)*) => {$(
        fn $function(part: $part) -> Option<$content> {
            let $part::$variant(content) = part else {
                return None;
            };
            Some(content)
        }
    )*};
}

/// Calls the visitor with every legal action of this kind until the visitor breaks. Each action is visited once: a set
/// of options is chosen in one order only. Numbers are tried over their whole range.
///
/// Allocates only in the reusable buffer, and for long lists within actions.
pub fn visit_legal<G: Compose, B>(
    position: &G::Position<'_>,
    kind: G::Kind,
    buffer: &mut Buffer<G>,
    visit: &mut impl FnMut(&G::Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if G::gate(position, kind).is_err() {
        return ControlFlow::Continue(());
    }
    let mut search = Search {
        position,
        kind,
        buffer,
        numbers: Numbers::All,
        ready: visit,
        refused: &mut |_: &G::Refusal| {},
    };
    search.buffer.clear();
    search.explore()
}

/// Every action that is legal now, kind by kind.
pub fn legal<G: Compose>(rules: &RulesOf<G>, table: &G::Table) -> Vec<G::Action> {
    let (mut actions, mut buffer) = (Vec::new(), Buffer::default());
    let position = G::position(rules, table);
    for kind in G::Kind::VARIANTS {
        let _: ControlFlow<()> =
            visit_legal::<G, ()>(&position, *kind, &mut buffer, &mut |action| {
                actions.push(action.clone());
                ControlFlow::Continue(())
            });
    }
    actions
}

/// Checks whether some action of this kind is legal now.
///
/// # Errors
/// The reason why none is, about the kind as a whole.
pub fn possible<G: Compose>(
    rules: &RulesOf<G>,
    table: &G::Table,
    kind: G::Kind,
    buffer: &mut Buffer<G>,
) -> Result<(), G::Refusal> {
    let check = |action: &G::Action| G::check(rules, table, action);
    possible_at(&G::position(rules, table), check, kind, buffer)
}

fn possible_at<G: Compose>(
    position: &G::Position<'_>,
    check: impl Fn(&G::Action) -> Result<(), G::Refusal>,
    kind: G::Kind,
    buffer: &mut Buffer<G>,
) -> Result<(), G::Refusal> {
    G::gate(position, kind)?;
    let mut why: Option<G::Refusal> = None;
    let mut search = Search {
        position,
        kind,
        buffer,
        numbers: Numbers::Usual,
        ready: &mut |action: &G::Action| match check(action) {
            Ok(()) => ControlFlow::Break(None),
            Err(refusal) => ControlFlow::Break(Some(refusal)),
        },
        refused: &mut |refusal: &G::Refusal| {
            if why.as_ref().is_none_or(Refusal::is_about_a_part) {
                why = Some(refusal.clone());
            }
        },
    };
    search.buffer.clear();
    let found = search.explore();
    match (found, why) {
        (ControlFlow::Break(None), _) | (ControlFlow::Continue(()), None) => Ok(()),
        (ControlFlow::Break(Some(refusal)), _) | (ControlFlow::Continue(()), Some(refusal)) => {
            Err(refusal.of_the_kind())
        }
    }
}

/// Every kind of action, with `Ok` or the reason why none of that kind is legal now.
pub fn kinds<'a, G: Compose>(
    rules: &'a RulesOf<G>,
    table: &'a G::Table,
) -> impl Iterator<Item = (G::Kind, Result<(), G::Refusal>)> {
    let (mut buffer, position) = (Buffer::<G>::default(), G::position(rules, table));
    let check = |action: &G::Action| G::check(rules, table, action);
    let kinds = G::Kind::VARIANTS.iter().copied();
    kinds.map(move |kind| {
        let possible = possible_at(&position, check, kind, &mut buffer);
        (kind, possible)
    })
}

/// Memory for listing actions, reusable for the next listing.
#[derive(Debug, Clone)]
pub struct Buffer<G: Compose> {
    answers: Vec<Answer<G::Part>>,
    /// The options of all open questions, those of the latest at the end.
    options: Vec<QuestionOption<G>>,
}

impl<G: Compose> Default for Buffer<G> {
    fn default() -> Buffer<G> {
        Buffer {
            answers: Vec::new(),
            options: Vec::new(),
        }
    }
}

impl<G: Compose> Buffer<G> {
    fn clear(&mut self) {
        self.answers.clear();
        self.options.clear();
    }
}

/// Which numbers a search tries.
#[derive(Clone, Copy)]
enum Numbers {
    All,
    Usual,
}

/// A search through all answers to all questions of a kind.
struct Search<'a, 'p, G: Compose, F, R> {
    position: &'a G::Position<'p>,
    kind: G::Kind,
    buffer: &'a mut Buffer<G>,
    numbers: Numbers,
    ready: &'a mut F,
    refused: &'a mut R,
}

impl<G, B, F, R> Search<'_, '_, G, F, R>
where
    G: Compose,
    F: FnMut(&G::Action) -> ControlFlow<B>,
    R: FnMut(&G::Refusal),
{
    /// Visits every continuation of the answers so far. In an [`Ask::Several`], only options after the last chosen one
    /// are tried, so that each set is tried in one order.
    fn explore(&mut self) -> ControlFlow<B> {
        let Buffer { answers, options } = &mut *self.buffer;
        let start = options.len();
        let ask = G::ask(self.position, self.kind, answers, options);
        let found = match ask {
            Ask::Ready(action) => (self.ready)(&action),
            Ask::Number { range, usual, .. } => match self.numbers {
                Numbers::All => range
                    .into_iter()
                    .try_for_each(|number| self.follow(Answer::Number(number))),
                Numbers::Usual => self.follow(Answer::Number(usual)),
            },
            Ask::One { .. } => self.each(start),
            Ask::Several { chosen, count, .. } => {
                let last = answers.last().filter(|_| chosen > 0);
                let mut all = options[start..].iter();
                let last = last.and_then(|last| all.position(|o| Answer::Part(o.part) == *last));
                let early = if chosen >= *count.start() {
                    self.follow(Answer::Done)
                } else {
                    ControlFlow::Continue(())
                };
                early?;
                self.each(last.map_or(start, |last| start + last + 1))
            }
        };
        self.buffer.options.truncate(start);
        found
    }

    /// Tries each option from this position of the buffer on.
    fn each(&mut self, from: usize) -> ControlFlow<B> {
        for place in from..self.buffer.options.len() {
            let choice = &self.buffer.options[place];
            match &choice.why_not {
                Some(refusal) => (self.refused)(refusal),
                None => self.follow(Answer::Part(choice.part))?,
            }
        }
        ControlFlow::Continue(())
    }

    fn follow(&mut self, answer: Answer<G::Part>) -> ControlFlow<B> {
        self.buffer.answers.push(answer);
        let found = self.explore();
        self.buffer.answers.pop();
        found
    }
}

/// An action that a player is composing.
#[derive(Debug, Clone, PartialEq)]
pub struct Draft<G: Compose> {
    kind: G::Kind,
    answers: Vec<Answer<G::Part>>,
    /// For each question, the index of its first answer, and whether a given part answered it.
    questions: Vec<(usize, bool)>,
    /// Parts that were given before their question, such as a noble that was tapped before the action was chosen.
    given: Vec<G::Part>,
}

impl<G: Compose> Draft<G> {
    /// Creates a draft of this kind without answers.
    pub fn new(kind: G::Kind) -> Draft<G> {
        Draft {
            kind,
            answers: Vec::new(),
            questions: Vec::new(),
            given: Vec::new(),
        }
    }

    /// Gives a part in advance: it answers the first question that offers it.
    #[must_use]
    pub fn given(mut self, part: G::Part) -> Draft<G> {
        self.given.push(part);
        self
    }

    /// The kind of the action.
    pub fn kind(&self) -> G::Kind {
        self.kind
    }

    /// All answers so far, oldest first.
    pub fn answers(&self) -> &[Answer<G::Part>] {
        &self.answers
    }

    /// The given parts that have not answered a question yet.
    pub fn waiting(&self) -> &[G::Part] {
        &self.given
    }

    /// The number of questions that have been answered or begun.
    pub fn step(&self) -> usize {
        self.questions.len()
    }

    /// Whether the player has answered or begun a question; parts given in advance do not count.
    pub fn is_begun(&self) -> bool {
        self.questions.iter().any(|(_, is_given)| !is_given)
    }

    /// Returns what to ask next, and writes the options into `options`, which is cleared first. Given parts that can be
    /// chosen answer their questions here.
    pub fn ask(
        &mut self,
        rules: &RulesOf<G>,
        table: &G::Table,
        options: &mut Vec<QuestionOption<G>>,
    ) -> Ask<G> {
        let position = G::position(rules, table);
        loop {
            options.clear();
            let ask = G::ask(&position, self.kind, &self.answers, options);
            if !matches!(ask, Ask::One { .. } | Ask::Several { .. }) {
                return ask;
            }
            let fits = |part: &G::Part| {
                let mut all = options.iter();
                all.any(|choice| choice.part == *part && choice.why_not.is_none())
            };
            let Some(place) = self.given.iter().position(fits) else {
                return ask;
            };
            let part = self.given.remove(place);
            self.answer(&ask, Answer::Part(part));
            if let Some((_, is_given)) = self.questions.last_mut() {
                *is_given = true;
            }
        }
    }

    /// Answers this question, or the last one again if the action is finished. In an [`Ask::Several`], a part that was
    /// already chosen is removed again.
    pub fn answer(&mut self, ask: &Ask<G>, answer: Answer<G::Part>) {
        let last = self.questions.last().map(|(start, _)| *start);
        let begun = match ask {
            Ask::Several { chosen, .. } => *chosen,
            Ask::Ready(_) => last.map_or(0, |last| self.answers.len() - last),
            Ask::One { .. } | Ask::Number { .. } => 0,
        };
        let start = self.answers.len() - begun.min(self.answers.len());
        let set = &self.answers[start..];
        match set.iter().position(|chosen| *chosen == answer) {
            Some(place) => {
                self.answers.remove(start + place);
                if self.answers.len() == start {
                    self.questions.retain(|(question, _)| *question != start);
                }
            }
            None => {
                if last != Some(start) {
                    self.questions.push((start, false));
                }
                self.answers.push(answer);
            }
        }
    }

    /// Goes back to the last question that the player has answered, and removes its answers and those after it. Parts
    /// that were given in advance are given again. Returns `false` if there was no such question.
    pub fn back(&mut self) -> bool {
        while let Some((start, is_given)) = self.questions.pop() {
            let answers = self.answers.split_off(start);
            if !is_given {
                return true;
            }
            let parts = answers.into_iter().filter_map(|answer| match answer {
                Answer::Part(part) => Some(part),
                Answer::Number(_) | Answer::Done => None,
            });
            self.given.extend(parts);
        }
        false
    }
}
