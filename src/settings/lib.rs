//! The user's choices about the app that do not belong to one game, such as appearance, language and behaviour.

mod file;

pub use file::{Damaged, SaveError, SettingsFile};

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use serde::{Deserialize, Deserializer, Serialize};
use strum::VariantArray;

use courtyard_session::Moment;
use courtyard_text::Language;

/// All settings. A field missing in the file has its default.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The colours.
    pub theme: Theme,
    /// The colours of suits.
    pub suits: Suits,
    /// The text size.
    pub text_size: TextSize,
    /// The language; `None` follows the system.
    pub language: Option<Language>,
    /// Animations.
    pub motion: Motion,
    /// The dice that a duel offers first.
    pub dice: DiceKind,
    /// Whether the screen stays on while a game is open.
    pub screen: KeepAwake,
    /// The screen shown when the turn passes.
    pub hand_over: HandOver,
    /// When a step of a bot is recorded.
    pub bots: BotSteps,
    /// The position of two players at the device.
    pub seating: Seating,
    /// Whether the players' times are shown.
    pub clock: Clock,
    /// Whether a screen that stays on is dimmed without touches.
    pub dim: Dim,
    /// When all games were last exported.
    pub copied: Option<Moment>,
    /// The folder to which every finished game is copied.
    pub copies: Option<PathBuf>,
    /// Vibration.
    pub buzz: Buzz,
    /// The hints of guided games.
    pub hints: Hints,
    /// When chances are shown.
    pub chances: ShowChances,
    /// Spoken turns.
    pub speech: Speech,
}

/// Spoken turns and results.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Speech {
    /// Whether they are spoken.
    pub on: bool,
    /// How fast.
    pub rate: SpeechRate,
    /// The name of the synthesizer's speaker; `None` for the default one of the language.
    pub voice: Option<String>,
}

/// The hints of guided games.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Hints {
    /// Whether hints are shown.
    pub given: bool,
    /// The names of hints that are not shown again.
    pub dismissed: BTreeSet<String>,
}

impl Hints {
    /// All hints, none dismissed.
    pub fn anew() -> Hints {
        Hints {
            given: true,
            dismissed: BTreeSet::new(),
        }
    }

    /// Whether the hint of this name is shown.
    pub fn gives(&self, name: &str) -> bool {
        self.given && !self.dismissed.contains(name)
    }
}

/// Choices of the user: enums with the traits of a setting, saved by their names in kebab case.
macro_rules! choices {
    ($($(#[$about:meta])* pub enum $Choice:ident { $($variants:tt)* })*) => {$(
        $(#[$about])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, VariantArray,
            strum::VariantNames,
        )]
        #[serde(rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case")]
        pub enum $Choice { $($variants)* }
    )*};
}

choices! {
    /// The colours.
    pub enum Theme {
        /// Light or dark, following the system.
        #[default]
        System,
        /// Light, on linen.
        Light,
        /// Dark, on felt.
        Dark,
        /// White and amber on black, with a contrast of at least 7 for all text.
        HighContrast,
    }

    /// The colours of suits. Their shapes differ in any case.
    pub enum Suits {
        /// Hearts and diamonds red, spades and clubs black.
        #[default]
        TwoColours,
        /// Spades black, hearts red, diamonds blue, clubs green.
        FourColours,
    }

    /// Animations on the screen.
    pub enum Motion {
        /// Dice tumble, numbers count up and sheets slide.
        #[default]
        Full,
        /// Changes appear at once.
        Reduced,
    }

    /// Real or virtual dice.
    pub enum DiceKind {
        /// Real dice: players tap their faces.
        #[default]
        Real,
        /// The app rolls the dice.
        Virtual,
    }

    /// Whether the screen stays on while a game is open.
    pub enum KeepAwake {
        /// It stays on.
        #[default]
        Awake,
        /// It follows the system's settings.
        AsTheSystem,
    }

    /// The notice shown when the turn passes to the next player.
    pub enum HandOver {
        /// The next player and the last events, until tapped.
        Wait,
        /// The next player and the last events, over the table for the time that it takes to read them. No tap is needed.
        #[default]
        Brief,
        /// No screen.
        Off,
    }

    /// When a step of a bot is recorded, if people do not finish it.
    pub enum BotSteps {
        /// When people confirm it.
        #[default]
        Confirmed,
        /// Without a tap, once it could be read.
        AfterReading,
    }

    /// The position of the players of a two-player game at the device.
    pub enum Seating {
        /// Both on the same side.
        #[default]
        SameSide,
        /// On opposite sides, with the device between them.
        FaceToFace,
    }

    /// Whether the players' times are shown. There is no time limit.
    pub enum Clock {
        /// Hidden.
        #[default]
        Hidden,
        /// Shown, computed from the times of the session's entries.
        Shown,
    }

    /// Whether a screen that stays on is dimmed without touches.
    pub enum Dim {
        /// Never.
        #[default]
        Never,
        /// After two minutes. The first touch only restores the brightness.
        AfterAWhile,
    }

    /// Whether the device vibrates for a recorded action, if it can.
    pub enum Buzz {
        /// It vibrates briefly.
        #[default]
        Short,
        /// It does not vibrate.
        Off,
    }

    /// The speed of spoken sentences.
    pub enum SpeechRate {
        /// Slow.
        Slow,
        /// The synthesizer's default speed.
        #[default]
        Usual,
        /// Fast.
        Fast,
    }

    /// When chances are shown.
    pub enum ShowChances {
        /// Always.
        Always,
        /// On request at the table, and always where no game is played, as in replays.
        #[default]
        WhenAsked,
        /// Never.
        Never,
    }
}

impl Seating {
    /// The other position.
    #[must_use]
    pub const fn other(self) -> Seating {
        match self {
            Seating::SameSide => Seating::FaceToFace,
            Seating::FaceToFace => Seating::SameSide,
        }
    }
}

/// The text size in percent of the default: 80 to 200 in steps of 10.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct TextSize(u16);

impl TextSize {
    /// The range in percent.
    pub const RANGE: RangeInclusive<u16> = 80..=200;
    /// The step in percent.
    pub const STEP: u16 = 10;

    /// The nearest size to this percentage.
    pub fn nearest(percent: i64) -> TextSize {
        let (least, most) = (*TextSize::RANGE.start(), *TextSize::RANGE.end());
        let step = i64::from(TextSize::STEP);
        let round = percent.saturating_add(step / 2) / step * step;
        let within = round.clamp(least.into(), most.into());
        TextSize(u16::try_from(within).unwrap_or(most))
    }

    /// The size in percent.
    pub const fn percent(self) -> u16 {
        self.0
    }

    /// The next larger size, or the largest.
    #[must_use]
    pub fn larger(self) -> TextSize {
        TextSize::nearest(i64::from(self.0 + TextSize::STEP))
    }

    /// The next smaller size, or the smallest.
    #[must_use]
    pub fn smaller(self) -> TextSize {
        TextSize::nearest(i64::from(self.0 - TextSize::STEP))
    }

    /// The size as a factor; 1 is the default.
    pub fn factor(self) -> f32 {
        f32::from(self.0) / 100.0
    }
}

impl Default for TextSize {
    fn default() -> TextSize {
        TextSize(100)
    }
}

impl<'de> Deserialize<'de> for TextSize {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TextSize, D::Error> {
        i64::deserialize(deserializer).map(TextSize::nearest)
    }
}
