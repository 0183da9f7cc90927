//! What a person has chosen about the app itself, apart from any game: the look, the language, the ways.

mod file;

pub use file::{Damaged, SaveError, SettingsFile};

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use serde::{Deserialize, Deserializer, Serialize};
use strum::{EnumCount, VariantArray};

use courtyard_core::variants::array_of;
use courtyard_session::Moment;
use courtyard_text::Language;

/// All settings. Whatever a file does not say is as it is by default.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The colours of the screen.
    pub theme: Theme,
    /// How suits are coloured.
    pub suits: Suits,
    /// How large text is.
    pub text_size: TextSize,
    /// The language; none follows the system.
    pub language: Option<Language>,
    /// Whether things move.
    pub motion: Motion,
    /// Which dice a duel offers first.
    pub dice: DiceKind,
    /// Whether the screen stays awake while a game is open.
    pub screen: KeepAwake,
    /// What is shown when the turn passes.
    pub hand_over: HandOver,
    /// How two people sit at the screen.
    pub seating: Seating,
    /// Whether it is shown how long each player takes.
    pub clock: Clock,
    /// Whether a screen that stays awake goes dim when nobody touches it.
    pub dim: Dim,
    /// When all games were exported last, if they ever were.
    pub copied: Option<Moment>,
    /// The folder to which every finished game is copied, if there is one.
    pub copies: Option<PathBuf>,
    /// Whether the device is felt to answer.
    pub buzz: Buzz,
    /// The hints of guided games.
    pub hints: Hints,
    /// When chances are shown.
    pub chances: ShowChances,
}

/// The hints of guided games.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Hints {
    /// Whether they are given.
    pub given: bool,
    /// The names of those that are not given again.
    pub dismissed: BTreeSet<String>,
}

impl Hints {
    /// All hints from the first.
    pub fn anew() -> Hints {
        Hints {
            given: true,
            dismissed: BTreeSet::new(),
        }
    }

    /// Whether the hint of this name is given.
    pub fn gives(&self, name: &str) -> bool {
        self.given && !self.dismissed.contains(name)
    }
}

/// The colours of the screen.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Light or dark as the system has it.
    #[default]
    System,
    /// Linen by day.
    Light,
    /// Felt by lamplight.
    Dark,
    /// White and amber on black; every text at a contrast of 7 or more.
    HighContrast,
}

impl Theme {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Theme; Theme::COUNT] = array_of(Theme::VARIANTS);
}

/// How suits are coloured. Their shapes tell them apart in either way.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Suits {
    /// Hearts and diamonds red, spades and clubs black.
    #[default]
    TwoColours,
    /// Spades black, hearts red, diamonds blue, clubs green.
    FourColours,
}

impl Suits {
    /// Both of them.
    pub const ALL: [Suits; Suits::COUNT] = array_of(Suits::VARIANTS);
}

/// Whether things move on the screen.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// Dice tumble, numbers grow, sheets slide.
    #[default]
    Full,
    /// Everything is at once where it belongs.
    Reduced,
}

/// Dice on the table or dice of the app.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum DiceKind {
    /// Real dice: their faces are tapped.
    #[default]
    Real,
    /// The app rolls.
    Virtual,
}

impl DiceKind {
    /// Both of them.
    pub const ALL: [DiceKind; DiceKind::COUNT] = array_of(DiceKind::VARIANTS);
}

/// Whether the screen may go dark while a game is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KeepAwake {
    /// It stays awake.
    #[default]
    Awake,
    /// It does as the system says.
    AsTheSystem,
}

/// What is shown when the turn passes to the next player.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum HandOver {
    /// Whose turn it is and what happened, until that has been tapped away.
    #[default]
    Wait,
    /// The same, for as long as it takes to read it.
    Brief,
    /// Nothing.
    Off,
}

impl HandOver {
    /// All of them, in the order in which they are offered.
    pub const ALL: [HandOver; HandOver::COUNT] = array_of(HandOver::VARIANTS);
}

/// How the two people of a game for two sit at the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seating {
    /// Both at the lower edge.
    #[default]
    SameSide,
    /// One at each end, with the screen between them.
    FaceToFace,
}

impl Seating {
    /// The other way to sit.
    #[must_use]
    pub const fn other(self) -> Seating {
        match self {
            Seating::SameSide => Seating::FaceToFace,
            Seating::FaceToFace => Seating::SameSide,
        }
    }
}

/// Whether it is shown how long each player takes. Nothing is forced by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// It is not.
    #[default]
    Hidden,
    /// It is, by the session's own entries.
    Shown,
}

/// Whether a screen that stays awake goes dim when nobody touches it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dim {
    /// It stays as bright as it is.
    #[default]
    Never,
    /// It does after two minutes; the first touch wakes it and does nothing else.
    AfterAWhile,
}

/// Whether what is recorded is felt, where the device can do that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Buzz {
    /// It is, for a moment.
    #[default]
    Short,
    /// The device lies still.
    Off,
}

/// When chances are shown.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum ShowChances {
    /// Without being asked for.
    Always,
    /// At the table when somebody asks for them; without that where no game is played, as in looking back.
    #[default]
    WhenAsked,
    /// Nowhere.
    Never,
}

impl ShowChances {
    /// All of them, in the order in which they are offered.
    pub const ALL: [ShowChances; ShowChances::COUNT] = array_of(ShowChances::VARIANTS);
}

/// How large text is, in percent of the usual: 80 to 200 in steps of 10.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct TextSize(u16);

impl TextSize {
    /// What a text size may be, in percent.
    pub const RANGE: RangeInclusive<u16> = 80..=200;
    /// From one size to the next, in percent.
    pub const STEP: u16 = 10;

    /// The size nearest to so many percent.
    pub fn nearest(percent: i64) -> TextSize {
        let (least, most) = (*TextSize::RANGE.start(), *TextSize::RANGE.end());
        let step = i64::from(TextSize::STEP);
        let round = percent.saturating_add(step / 2) / step * step;
        let within = round.clamp(least.into(), most.into());
        TextSize(u16::try_from(within).unwrap_or(most))
    }

    /// In percent.
    pub const fn percent(self) -> u16 {
        self.0
    }

    /// The next larger size; the largest stays as it is.
    #[must_use]
    pub fn larger(self) -> TextSize {
        TextSize::nearest(i64::from(self.0 + TextSize::STEP))
    }

    /// The next smaller size; the smallest stays as it is.
    #[must_use]
    pub fn smaller(self) -> TextSize {
        TextSize::nearest(i64::from(self.0 - TextSize::STEP))
    }

    /// As a factor: 1 is the usual size.
    pub fn factor(self) -> f32 {
        f32::from(self.0) / 100.0
    }
}

impl Default for TextSize {
    fn default() -> TextSize {
        TextSize(100)
    }
}

impl Motion {
    /// Both of them.
    pub const ALL: [Motion; Motion::COUNT] = array_of(Motion::VARIANTS);
}

impl<'de> Deserialize<'de> for TextSize {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TextSize, D::Error> {
        i64::deserialize(deserializer).map(TextSize::nearest)
    }
}
