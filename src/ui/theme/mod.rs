//! The theme of Courtyard: colours, sizes, text styles and frames, each defined once.
//!
//! Two tables: green-teal felt by lamplight (dark) and linen by day (light). The cards are the same cream in both.
//! Amber is the only accent and marks the active player, the chosen items and the next action.
//!
//! Body text needs no helper: `ui.label("…")` is [`body`]. The other helpers return [`RichText`].

mod palette;

pub use palette::{ColorScheme, Palette};

use std::sync::Arc;

use egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, FontTweak,
    Frame, Id, Margin, RawInput, RichText, Shadow, Stroke, Style, TextStyle, Theme,
    ThemePreference, Ui, Visuals, vec2,
};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use courtyard_core::variants::array_of;
use courtyard_settings::{self as settings, Motion, Settings, Suits};
use courtyard_text::fonts;

/// Minimum height and width of a touch target, in points.
pub const TARGET: f32 = 48.0;

/// Opacity of the table's background over another picture: the picture shines through, and words stay legible.
pub const OVER_PICTURE: f32 = 0.7;

/// The overlay of a dimmed screen.
pub const DIM: Color32 = Color32::from_black_alpha(210);

/// The diameter of a chip, in points.
pub const CHIP: f32 = 24.0;

/// A share of a width, and its bounds in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Share {
    /// The share, from 0 to 1.
    pub of_width: f32,
    /// The minimum, in points.
    pub min: f32,
    /// The maximum, in points.
    pub max: f32,
}

impl Share {
    /// The share of this width, within the bounds.
    pub fn of(self, width: f32) -> f32 {
        (width * self.of_width).clamp(self.min, self.max)
    }
}

/// Sizes, in points unless stated otherwise.
pub mod size {
    /// Number of recent sessions on the start screen.
    pub const LATEST: usize = 6;
    use super::Share;

    /// Initial size of the window.
    pub const WINDOW: [f32; 2] = [1180.0, 820.0];
    /// Minimum size of the TV view's layout in both directions. Its small text is therefore 22 of 1080 lines high,
    /// which can be read from three metres.
    pub const TELEVISION: [f32; 2] = [1152.0, 720.0];
    /// Minimum size of the window.
    pub const LEAST_WINDOW: [f32; 2] = [340.0, 480.0];
    /// Maximum width of a page of text and buttons.
    pub const COLUMN: f32 = 560.0;
    /// Minimum height of a draw pile whose back has a frame around the number.
    pub const FRAMED_PILE: f32 = 24.0;
    /// The width of a scroll bar under the pointer.
    pub const SCROLL_BAR: f32 = 10.0;
    /// Width of the start screen's buttons if they are beside the sessions.
    pub const BEGIN: f32 = 400.0;
    /// Maximum width of the log and the corrections as pages.
    pub const PAGE: f32 = 720.0;
    /// From this width on, the task and the log are beside the table.
    pub const WIDE: f32 = 880.0;
    /// Below this height a window that is broader than high is a phone held across.
    pub const LOW: f32 = 560.0;
    /// Below this height a sample does not say what it is: its choices need the room.
    pub const LEAST_WITH_SAMPLE: f32 = 360.0;
    /// The actions beside the table.
    pub const SIDE: Share = Share {
        of_width: 0.3,
        min: 420.0,
        max: 520.0,
    };
    /// The width of the task beside the table on a phone in landscape.
    pub const FLAT_SIDE: Share = Share {
        of_width: 0.42,
        min: 300.0,
        max: 400.0,
    };
    /// From this width on, in letters of body text, each action beside the table has a description.
    pub const DESCRIBED_ACTIONS: f32 = 18.0;
    /// Below this height, in lines of body text, a warning or a reason leaves no room for other content.
    pub const CRAMPED: f32 = 25.0;
    /// From this height on, in lines of body text, a page's primary button can stay at the lower edge.
    pub const PINNED: f32 = 20.0;
    /// Below this height, in lines of body text, a notice of several lines leaves no room for the table.
    pub const NOTICED: f32 = 36.0;
    /// From this height on, in lines of body text, each player in face-to-face mode has a part of the window; below it
    /// the whole window rotates to the player to act.
    pub const FACED: f32 = 46.0;
    /// Minimum ratio of height to width of a window for face-to-face mode.
    pub const FACED_FLAT: f32 = 0.6;
    /// The share of the height for the waiting player across.
    pub const FACED_SHARE: f32 = 0.36;
    /// From this width on, a bar has room for four icons.
    pub const BAR_OF_FOUR: f32 = 330.0;
    /// From this width on, a courtyard shows more of each noble.
    pub const ROOMY: f32 = 620.0;
    /// From this height on, the news of the table has a separate line on a phone.
    pub const TALL: f32 = 720.0;
    /// From this height of its part below the banners on, a phone's table and task have room for both.
    pub const TALL_ROOM: f32 = 660.0;
    /// Minimum share of a phone's height for the actions of a turn.
    pub const TASK_SHARE: f32 = 0.4;
    /// Minimum share of a phone's height for the actions of a turn with three rows of icons.
    pub const LARGE_TASK_SHARE: f32 = 0.49;
    /// Minimum share of a phone's height for the actions of a turn with four rows.
    pub const LARGEST_TASK_SHARE: f32 = 0.535;
    /// From this height of its part below the banners on, in lines of body text, a phone's table and task have room for both.
    pub const TALL_LINES: f32 = 38.0;
    /// Height of the actions of a turn on a phone with the row of undo, in lines of body text.
    pub const TURN: f32 = 15.0;
    /// Height of the actions of a turn for a game with many actions, in lines of body text.
    pub const LONG_TURN: f32 = 18.0;
    /// Height of the strip of a table above a fight or a question on a low phone.
    pub const STRIP: f32 = 100.0;
    /// Height of this strip with the totals of a fight.
    pub const STRIP_OF_TOTALS: f32 = 148.0;
    /// Height of this strip with both fighters and their cards.
    pub const STRIP_OF_FIGHTERS: f32 = 220.0;
    /// Below this height of its part below the banners, a phone held upright has no room for the phases.
    pub const SHORT: f32 = 400.0;
    /// Minimum height of a table on a phone above the actions of a turn: the nobles of one side are in sight.
    pub const LEAST_TABLE: f32 = 172.0;
    /// Share of a phone's height for a fight or a question.
    pub const FOCUS_SHARE: f32 = 0.64;
    /// The same for the keys of many numbers.
    pub const KEYS_SHARE: f32 = 0.7;
    /// The same if the fight itself has the most to show.
    pub const FIGHT_SHARE: f32 = 0.52;
    /// Height of the actions of a turn with their descriptions, in lines of body text.
    pub const DESCRIBED: f32 = 27.0;
    /// Below this width, in letters of body text, the buttons of the foot are below each other.
    pub const FOOT_OF_TWO: f32 = 16.0;
    /// Height of a button around its text.
    pub const BUTTON_PADDING: f32 = 19.0;
    /// Height of a tile with a title in two lines, in lines of body text.
    pub const TILE: f32 = 2.3;
    /// Height of a tile with an icon beside a title in two lines, in lines of body text.
    pub const STEADY_TILE: f32 = 2.45;
    /// Minimum and maximum share of a phone's height for the action and the steps in Look back.
    pub const LOOK_SHARE: [f32; 2] = [0.38, 0.55];
    /// Minimum and maximum share of the action in Look back of the height beside the table without the steps.
    pub const LOOK_DONE: [f32; 2] = [0.36, 0.7];
    /// Minimum height of the log beside the table.
    pub const LOG: f32 = 100.0;
    /// From this width on, a side of a duel has its noble above the sum instead of beside it.
    pub const DUEL_ROOMY: f32 = 250.0;
    /// Below this height a side of a duel has its terms in one line.
    pub const DUEL_LOW: f32 = 270.0;
    /// Maximum width of a sum's terms.
    pub const TERMS: f32 = 300.0;
    /// Maximum movement of a finger in a tap. Browsers allow about as much before they scroll.
    pub const DRIFT: f32 = 14.0;
    /// The width of a menu.
    pub const MENU: f32 = 280.0;
    /// Maximum width of the QR code beside a table, and of the drawing of phones.
    pub const INVITATION: f32 = 280.0;
    /// Maximum size of a die's face that can be tapped.
    pub const DIE: f32 = 56.0;
    /// Maximum width of a card in a grid.
    pub const CELL: f32 = 60.0;
    /// The narrowest that a card becomes there.
    pub const LEAST_CELL: f32 = 26.0;
    /// Maximum height of all cards of a picker.
    pub const PICKER: f32 = 360.0;
    /// The space between two cards there.
    pub const CELL_GAP: f32 = 6.0;
    /// How small a chip may become in a row.
    pub const LEAST_CHIP: f32 = 14.0;
    /// An ability's token on a phone.
    pub const TOKEN: f32 = 22.0;
    /// An ability's token on a laptop.
    pub const LARGE_TOKEN: f32 = 34.0;
    /// Width of the values beside a noble if there is no height below it.
    pub const BESIDE: f32 = 46.0;
    /// Minimum width of these values.
    pub const NARROW_BESIDE: f32 = 34.0;
    /// Number of nobles that fit in one row on every phone.
    pub const FEW: usize = 3;
    /// Maximum width of a hand: the fan of this many cards.
    pub const FAN: u16 = 6;
    /// Maximum width of a hand if space is limited: the fan of this many cards.
    pub const LEAST_FAN: u16 = 2;
    /// Width of the values beside a noble if there is room.
    pub const ROOMY_BESIDE: f32 = 104.0;
    /// Radius of the arrow from a player of a round table to another one.
    pub const ARROW: f32 = 9.0;
    /// From this height of its inside on, in lines of small text, a player's part of a round table has a large name.
    pub const NAMED_SEAT: f32 = 7.0;
    /// From this width on, three players of a round table fit side by side.
    pub const ROUND_BROAD: f32 = 460.0;
    /// From this width on, a player's part of a round table fits on one line.
    pub const ROUND_LINE: f32 = 290.0;
    /// Width of a card with a track beside a table: on a phone, beside a wide table, on a laptop.
    pub const TRACKS: [f32; 3] = [34.0, 46.0, 64.0];
    /// Maximum height of a card with a track, relative to its width.
    pub const TRACK_HEIGHT: f32 = 9.0;
    /// Minimum width of a card with values beside it if there is room.
    pub const LEAST_BESIDE: f32 = 100.0;
    /// Maximum width of a page of charts and tables.
    pub const FIGURES: f32 = 1120.0;
    /// Maximum width of a single chart.
    pub const FIGURE: f32 = 560.0;
    /// Maximum height of a picture in a file.
    pub const PICTURE: f32 = 2000.0;
    /// Height of the curve of a duel's chances.
    pub const CURVE: f32 = 96.0;
    /// From this width on, in letters of body text, a table is beside its chart.
    pub const FIGURES_BESIDE: f32 = 44.0;
    /// Share of the width for a chart beside its table.
    pub const FIGURES_SHARE: f32 = 0.4;
    /// Minimum width of charts side by side, in small letters.
    pub const FIGURE_LEAST: f32 = 10.0;
    /// Maximum width of a word in a table if space is limited, in small letters.
    pub const TABLE_WORDS: f32 = 8.0;
    /// Share of a row for the second of two buttons.
    pub const SECOND: f32 = 0.57;
    /// Share of a row for the second of two buttons beside a short one.
    pub const LONG_SECOND: f32 = 0.64;
    /// Width of the picture of a lesson's step: two cards side by side.
    pub const LESSON: f32 = 112.0;
    /// Widths of cards, from a picker's cell to a card in a duel.
    pub const CARDS: [f32; 5] = [31.0, 52.0, 80.0, 118.0, 180.0];
    /// Minimum width of a card with more than its symbol in the corner.
    pub const CARD_WITH_SIGN: f32 = 44.0;
    /// Minimum width of a card with more than a large symbol.
    pub const CARD_WITH_PICTURE: f32 = 70.0;
    /// Minimum width of a card with the whole picture.
    pub const CARD_WITH_ALL: f32 = 104.0;
    /// Radius of the tick on a small chosen card.
    pub const LEAST_TICK: f32 = 8.0;
    /// Radius of the tick on a large chosen card.
    pub const TICK: f32 = 13.0;
    /// Minimum font size of a name on a small card.
    pub const LEAST_CARD_NAME: f32 = 11.0;
    /// Minimum font size of a name on a large card.
    pub const CARD_NAME: f32 = 15.0;
    /// Height of a button that is not compact.
    pub const BUTTON: f32 = 56.0;
    /// Width of an icon button.
    pub const SIGN: f32 = 44.0;
    /// The track of a switch.
    pub const SWITCH: [f32; 2] = [54.0, 30.0];
    /// Radius of a step's mark beside text of [`STEP_LETTERS`].
    pub const STEP: f32 = 9.0;
    /// Font size for which the mark of a step has its radius.
    pub const STEP_LETTERS: f32 = 15.0;
    /// Minimum height of a row of steps.
    pub const STEPS: f32 = 32.0;
    /// Height of a plot.
    pub const PLOT: f32 = 190.0;
    /// Height of a plot about a suit.
    pub const SUIT_PLOT: f32 = 120.0;
    /// Height of a bar of results, and of the scale of a chance.
    pub const RECORD: f32 = 16.0;
    /// Font size of the letter on a mark of a result, and its maximum width, relative to the mark.
    pub const MARK: f32 = 0.62;
}

/// Distances, in points.
#[allow(missing_docs)]
pub mod space {
    pub const XXS: f32 = 2.0;
    pub const XS: f32 = 4.0;
    pub const S: f32 = 8.0;
    pub const M: f32 = 12.0;
    pub const L: f32 = 16.0;
    pub const XL: f32 = 24.0;
    pub const XXL: f32 = 40.0;
}

/// Corner radii, in points.
pub mod radius {
    /// A card, as a share of its width.
    pub const CARD: f32 = 0.085;
    /// A die, as a share of its side.
    pub const DIE: f32 = 0.2;
    /// A panel on the table.
    pub const PANEL: u8 = 16;
    /// A button.
    pub const BUTTON: u8 = 12;
    /// Small items: a badge, a text field.
    pub const SMALL: u8 = 6;
}

/// Line widths, in points.
pub mod line {
    /// The edge of a card, a panel, a button.
    pub const HAIR: f32 = 1.0;
    /// The outline of an icon or of an empty slot.
    pub const THIN: f32 = 1.5;
    /// The outline of the chosen or focused item, or of the active player.
    pub const BOLD: f32 = 2.5;
    /// The apparent thickness of a button or a die: its visible lower edge.
    pub const LIP: f32 = 3.0;
}

/// The role of a text, which determines its size and font.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum TextRole {
    /// Reasons, costs, footnotes.
    Small,
    /// Running text and buttons.
    Body,
    /// The name of a section or of a player.
    Heading,
    /// The name of a screen.
    Title,
    /// A number to be read from across the table.
    Score,
    /// The totals of a duel, to be read from a metre away.
    Total,
    /// The totals of a duel on a large screen.
    Grand,
}

impl TextRole {
    const ALL: [TextRole; TextRole::COUNT] = array_of(TextRole::VARIANTS);

    /// The usual size in points, and how much it follows the text-size setting: large text grows less.
    const fn size_and_growth(self) -> (f32, f32) {
        match self {
            TextRole::Small => (15.0, 1.0),
            TextRole::Body => (17.0, 1.0),
            TextRole::Heading => (22.0, 0.8),
            TextRole::Title => (30.0, 0.6),
            TextRole::Score => (44.0, 0.4),
            TextRole::Total => (68.0, 0.2),
            TextRole::Grand => (120.0, 0.0),
        }
    }

    /// The text style of this role.
    pub fn style(self) -> TextStyle {
        match self {
            TextRole::Small => TextStyle::Small,
            TextRole::Body => TextStyle::Body,
            TextRole::Heading => TextStyle::Heading,
            other => TextStyle::Name(<&str>::from(other).into()),
        }
    }

    /// The size in points for the current text size.
    pub fn size(self, ui: &Ui) -> f32 {
        let body = TextStyle::Body.resolve(ui.style()).size;
        self.sized(body / TextRole::Body.size_and_growth().0)
    }

    /// The height of a line in points for the current text size.
    pub fn line(self, ui: &Ui) -> f32 {
        self.line_at(TextStyle::Body.resolve(ui.style()).size)
    }

    /// The height of a line in points if body text has this size in points.
    pub fn line_at(self, body: f32) -> f32 {
        const LEADING: f32 = 1.3;
        (self.sized(body / TextRole::Body.size_and_growth().0) * LEADING).ceil()
    }

    fn sized(self, factor: f32) -> f32 {
        let (points, growth) = self.size_and_growth();
        (points * factor.powf(growth)).round()
    }
}

/// Durations of animations in seconds; zero with reduced motion.
pub mod motion {
    /// A change of colour or position after a tap.
    pub const QUICK: f32 = 0.12;
    /// A notice that disappears.
    pub const FADE: f32 = 0.3;
    /// A sum that grows by a term.
    pub const GROW: f32 = 0.35;
    /// The crown of a winner.
    pub const CELEBRATE: f32 = 0.7;
    /// A rolling die.
    pub const TUMBLE: f32 = 0.5;
}

/// Whether the window is so low, or the text so large, that only one item at a time has room.
pub fn is_cramped(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < size::CRAMPED * TextRole::Body.size(ui)
}

/// Whether a notice of several lines has room above the table.
pub fn has_room_for_notice(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() >= size::NOTICED * TextRole::Body.size(ui)
}

/// This duration in seconds, or zero with reduced motion.
pub fn lasting(ui: &Ui, seconds: f32) -> f32 {
    if ui.style().animation_time > 0.0 {
        seconds
    } else {
        0.0
    }
}

/// The palettes of the system's light and dark themes, according to the settings.
#[derive(Clone, Copy)]
struct Palettes {
    dark: &'static Palette,
    light: &'static Palette,
}

/// The palette of this ui.
pub fn palette(ui: &Ui) -> &'static Palette {
    let palettes = ui.ctx().data(|data| data.get_temp::<Palettes>(Id::NULL));
    match (palettes, ui.visuals().dark_mode) {
        (Some(palettes), true) => palettes.dark,
        (Some(palettes), false) => palettes.light,
        (None, _) => Palette::of(ColorScheme::Dark, Suits::TwoColours),
    }
}

/// Printed ink, from 0 (black) to 1 (white).
pub fn printed_ink(gray: f32) -> Color32 {
    Color32::from_gray((gray * 255.0).round() as u8)
}

/// The font of titles, names, ranks and totals.
pub fn display() -> FontFamily {
    FontFamily::Name("display".into())
}

/// The font of emphasis and buttons.
pub fn strong() -> FontFamily {
    FontFamily::Name("strong".into())
}

fn definitions() -> FontDefinitions {
    let mut definitions = FontDefinitions::empty();
    let symbols = FontTweak {
        scale: 0.92,
        ..Default::default()
    };
    let mut data = vec![
        ("sans", FontData::from_static(fonts::SANS)),
        ("sans-strong", FontData::from_static(fonts::SANS_STRONG)),
        ("serif", FontData::from_static(fonts::SERIF)),
        (
            "symbols",
            FontData::from_static(fonts::SYMBOLS).tweak(symbols),
        ),
    ];
    if let Some(cyrillic) = fonts::cyrillic() {
        let names = ["sans-cyrillic", "sans-strong-cyrillic", "serif-cyrillic"];
        let fonts = names.into_iter().zip(cyrillic);
        data.extend(fonts.map(|(name, font)| (name, FontData::from_static(font))));
    }
    for (name, data) in data {
        definitions
            .font_data
            .insert(name.to_owned(), Arc::new(data));
    }
    for (family, names) in [
        (
            FontFamily::Proportional,
            &["sans", "sans-cyrillic", "symbols"][..],
        ),
        // The digits of the sans font are monospaced, so no other font is needed.
        (FontFamily::Monospace, &["sans", "sans-cyrillic", "symbols"]),
        (
            strong(),
            &["sans-strong", "sans-strong-cyrillic", "symbols"],
        ),
        // The serif font lacks a few characters that the sans has.
        (
            display(),
            &["serif", "serif-cyrillic", "sans-strong", "symbols"],
        ),
    ] {
        let names = names
            .iter()
            .filter(|name| definitions.font_data.contains_key(**name));
        let names = names.map(|&name| name.to_owned()).collect();
        definitions.families.insert(family, names);
    }
    definitions
}

/// Adds the fonts that the page has fetched since [`install`].
pub fn add_fetched_fonts(ctx: &Context) {
    ctx.set_fonts(definitions());
}

/// Maximum width and height of the texture with the pictures of letters, in pixels.
const LETTERS: usize = 4096;

/// Keeps the texture of the letters small; call this for every input. egui makes it as wide as the graphics allow, often 16,384
/// pixels, so that one large letter takes several megabytes, which are copied for every letter that makes it higher.
pub fn limit_letters(input: &mut RawInput) {
    input.max_texture_side = input.max_texture_side.map(|side| side.min(LETTERS));
}

/// From this number of pixels per point on, text is sharp without hinting.
const FINE: f32 = 2.0;

/// Installs fonts, sizes and colours with default settings.
///
/// Call it once: from the app's creator, or from a test's context setup.
pub fn install(ctx: &Context) {
    ctx.set_fonts(definitions());
    // The text size is a setting; additional zooming would only reduce the space.
    ctx.options_mut(|o| o.zoom_with_keyboard = false);
    apply(ctx, &Settings::default());
}

/// Applies the settings to the look.
pub fn apply(ctx: &Context, settings: &Settings) {
    let of = |scheme| Palette::of(scheme, settings.suits);
    let (preference, dark) = match settings.theme {
        settings::Theme::System => (ThemePreference::System, ColorScheme::Dark),
        settings::Theme::Light => (ThemePreference::Light, ColorScheme::Dark),
        settings::Theme::Dark => (ThemePreference::Dark, ColorScheme::Dark),
        settings::Theme::HighContrast => (ThemePreference::Dark, ColorScheme::HighContrast),
    };
    let palettes = Palettes {
        dark: of(dark),
        light: of(ColorScheme::Light),
    };
    ctx.data_mut(|data| data.insert_temp(Id::NULL, palettes));
    ctx.set_theme(preference);
    // A browser takes long for hinting, and knows the pixel density from the start.
    let fits_letters = !cfg!(target_arch = "wasm32") || ctx.pixels_per_point() < FINE;
    for (theme, palette) in [(Theme::Light, palettes.light), (Theme::Dark, palettes.dark)] {
        ctx.style_mut_of(theme, |style| {
            set_style(style, settings);
            style.visuals = visuals(palette, theme == Theme::Dark);
            style.visuals.text_options.font_hinting = fits_letters;
        });
    }
}

fn set_style(style: &mut Style, settings: &Settings) {
    let factor = settings.text_size.factor();
    let styles = TextRole::ALL.map(|letter| {
        let family = match letter {
            TextRole::Small | TextRole::Body => FontFamily::Proportional,
            _ => display(),
        };
        (letter.style(), FontId::new(letter.sized(factor), family))
    });
    let body = TextRole::Body.sized(factor);
    let others = [
        (TextStyle::Monospace, FontFamily::Monospace),
        (TextStyle::Button, strong()),
    ];
    let others = others.map(|(style, family)| (style, FontId::new(body, family)));
    style.text_styles = styles.into_iter().chain(others).collect();
    style.animation_time = match settings.motion {
        Motion::Full => motion::QUICK,
        Motion::Reduced => 0.0,
    };

    let spacing = &mut style.spacing;
    spacing.interact_size = vec2(TARGET, TARGET);
    spacing.item_spacing = vec2(space::S, space::S);
    spacing.button_padding = vec2(space::L, space::S);
    spacing.window_margin = Margin::same(space::L as i8);
    spacing.menu_margin = Margin::same(space::S as i8);
    spacing.indent = space::XL;
    spacing.icon_width = 24.0;
    spacing.icon_width_inner = 14.0;
    spacing.icon_spacing = space::S;
    spacing.slider_rail_height = space::S;
    spacing.text_edit_width = 240.0;
    spacing.tooltip_width = 320.0;
    spacing.scroll.bar_width = size::SCROLL_BAR;
    // The scroll bar is in the margin, not on the content.
    spacing.scroll.bar_outer_margin = -(space::XS + space::XXS);
}

fn visuals(p: &Palette, dark: bool) -> Visuals {
    let mut v = if dark {
        Visuals::dark()
    } else {
        Visuals::light()
    };
    v.weak_text_color = Some(p.ink_soft);
    v.hyperlink_color = p.accent;
    v.warn_fg_color = p.warning;
    v.error_fg_color = p.danger;
    v.panel_fill = p.felt;
    v.window_fill = p.surface;
    v.window_stroke = Stroke::new(line::HAIR, p.line);
    v.window_corner_radius = CornerRadius::same(radius::PANEL);
    v.menu_corner_radius = CornerRadius::same(radius::BUTTON);
    v.window_shadow = shadow(p);
    v.popup_shadow = shadow(p);
    v.faint_bg_color = p.felt_edge;
    v.extreme_bg_color = p.felt_edge;
    v.text_edit_bg_color = Some(p.surface_raised);
    v.code_bg_color = p.felt_edge;
    // The outline of the focused field, and selected text in it.
    v.selection.bg_fill = p.felt_edge;
    v.selection.stroke = Stroke::new(line::BOLD, p.focus);
    v.text_cursor.stroke = Stroke::new(line::BOLD, p.accent);
    // A blinking cursor would repaint the window twice per second.
    v.text_cursor.blink = false;
    v.slider_trailing_fill = true;
    v.striped = false;

    let w = &mut v.widgets;
    for (widget, fill, edge, ink) in [
        (&mut w.noninteractive, p.surface, p.line, p.ink),
        (&mut w.inactive, p.surface_raised, p.line, p.ink),
        (&mut w.hovered, p.surface_raised, p.accent, p.ink),
        (&mut w.active, p.accent, p.accent, p.on_accent),
        (&mut w.open, p.surface_raised, p.accent, p.ink),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = Stroke::new(line::HAIR, edge);
        widget.fg_stroke = Stroke::new(line::THIN, ink);
        widget.corner_radius = CornerRadius::same(radius::BUTTON);
        widget.expansion = 0.0;
    }
    v
}

/// The width of the longest word of a text, in points. A no-break space is part of a word.
pub fn longest_word(ui: &Ui, font: &FontId, text: &str) -> f32 {
    let painter = ui.painter();
    let words = text.split_ascii_whitespace().map(|word| {
        let galley = painter.layout_no_wrap(word.to_owned(), font.clone(), Color32::PLACEHOLDER);
        galley.size().x
    });
    words.fold(0.0, f32::max)
}

/// A font in which no word of the text is wider than `width` points: this one, or the same font smaller.
pub fn fitted(ui: &Ui, font: FontId, text: &str, width: f32) -> FontId {
    let widest = longest_word(ui, &font, text);
    if widest > width {
        // Widths are rounded to pixels.
        FontId::new((font.size * width / widest).floor().max(1.0), font.family)
    } else {
        font
    }
}

/// Text in this style, or smaller if a word of it is wider than `width` points.
pub fn fitted_text(ui: &Ui, text: impl Into<String>, style: TextStyle, width: f32) -> RichText {
    let text = text.into();
    let font = fitted(ui, style.resolve(ui.style()), &text, width);
    RichText::new(text).font(font)
}

/// The name of a screen: large serif.
pub fn title(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(TextRole::Title.style())
}

/// The name of a section or of a player: serif.
pub fn heading(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(TextStyle::Heading)
}

/// Emphasis inside running text.
pub fn strong_text(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(TextStyle::Button)
}

/// Running text.
pub fn body(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(TextStyle::Body)
}

/// Reasons, costs, footnotes; with the colour [`Palette::ink_soft`] for less emphasis.
pub fn small(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(TextStyle::Small)
}

/// A total to be read from across the table: large serif.
pub fn score(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(TextRole::Score.style())
}

/// A total in a duel, the largest text: serif.
pub fn total(text: impl Into<String>, roomy: bool) -> RichText {
    let letter = if roomy {
        TextRole::Grand
    } else {
        TextRole::Total
    };
    RichText::new(text).text_style(letter.style())
}

fn shadow(p: &Palette) -> Shadow {
    Shadow {
        offset: [0, 4],
        blur: 18,
        spread: 0,
        color: p.shadow,
    }
}

/// The panel of the active player: outlined with the accent, with the same outer size as [`quiet_frame`].
pub fn active_frame(ui: &Ui) -> Frame {
    let p = palette(ui);
    framed(p.surface, Stroke::new(line::LIP, p.accent))
}

/// A less prominent part of the table: a darker well.
pub fn quiet_frame(ui: &Ui) -> Frame {
    let p = palette(ui);
    framed(p.felt_edge, Stroke::new(line::HAIR, p.felt_edge))
}

/// The frame with smaller margins if space is limited.
pub fn denser(frame: Frame, roomy: bool) -> Frame {
    if roomy {
        frame
    } else {
        frame.inner_margin(frame.inner_margin - Margin::same(space::S as i8 - 1))
    }
}

fn framed(fill: Color32, stroke: Stroke) -> Frame {
    Frame::new()
        .fill(fill)
        .stroke(stroke)
        .corner_radius(radius::PANEL)
        .inner_margin(space::L - stroke.width)
}
