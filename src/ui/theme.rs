//! The look of Courtyard: colours, sizes, letters and frames, each named once.
//!
//! Two tables to play on: green-teal felt by lamplight (dark) and linen by day (light). The cards are the same cream
//! in both; amber is the one accent and marks whose turn it is, what is chosen and the next thing to do.
//!
//! Running text needs nothing: `ui.label("…")` is [`body`]. The other text helpers return [`RichText`].

use std::sync::Arc;

use egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, FontTweak,
    Frame, Margin, RichText, Shadow, Stroke, Style, TextStyle, Theme, ThemePreference, Ui, Visuals,
    vec2,
};

/// The least height and width of whatever a finger has to hit, in points.
pub const TARGET: f32 = 44.0;

/// Distances, in points.
#[allow(missing_docs)]
pub mod space {
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
    /// A sheet above the table.
    pub const SHEET: u8 = 22;
    /// A button.
    pub const BUTTON: u8 = 12;
    /// Something small: a badge, a text field.
    pub const SMALL: u8 = 6;
}

/// Line widths, in points.
pub mod line {
    /// The edge of a card, a panel, a button.
    pub const HAIR: f32 = 1.0;
    /// The outline of an icon or of an empty place.
    pub const THIN: f32 = 1.5;
    /// The outline of the chosen, the focused, the one whose turn it is.
    pub const BOLD: f32 = 2.5;
    /// How thick a button or a die looks: the lower edge that can be seen.
    pub const LIP: f32 = 3.0;
}

/// Letter sizes, in points.
pub mod letter {
    /// Reasons, costs, footnotes.
    pub const SMALL: f32 = 15.0;
    /// Running text and buttons.
    pub const BODY: f32 = 17.0;
    /// The name of a section or of a player.
    pub const HEADING: f32 = 22.0;
    /// The name of a screen.
    pub const TITLE: f32 = 30.0;
    /// A total that is read across the table.
    pub const SCORE: f32 = 44.0;
    /// The sums of a duel, to be read from across the table.
    pub const TOTAL: f32 = 64.0;
}

/// The colours of one theme.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Palette {
    /// The table: the background of every screen.
    pub felt: Color32,
    /// The table in shade: wells, tracks, bars.
    pub felt_edge: Color32,
    /// A panel on the table.
    pub surface: Color32,
    /// What lies on a panel: a button, a sheet, a field.
    pub surface_raised: Color32,
    /// The visible lower edge of a button.
    pub lip: Color32,
    /// Hairlines and outlines of the inactive.
    pub line: Color32,
    /// Text.
    pub ink: Color32,
    /// Text that steps back: subtitles, reasons.
    pub ink_soft: Color32,
    /// Text that steps back further: what cannot be done now, what is to come.
    pub ink_faint: Color32,
    /// The one accent, amber; it is also readable as text.
    pub accent: Color32,
    /// The lower edge of what is filled with the accent.
    pub accent_dark: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// What destroys or is wrong, as text or as a fill.
    pub danger: Color32,
    /// The lower edge of what is filled with danger.
    pub danger_dark: Color32,
    /// Text on danger.
    pub on_danger: Color32,
    /// What wants a look, as text.
    pub warning: Color32,
    /// A gold chip.
    pub gold: Color32,
    /// Its edge and pattern.
    pub gold_dark: Color32,
    /// A stamina chip.
    pub stamina: Color32,
    /// Its edge.
    pub stamina_dark: Color32,
    /// The hole that a lost stamina chip leaves.
    pub stamina_lost: Color32,
    /// The light pattern of all chips.
    pub chip_mark: Color32,
    /// The face of a card.
    pub card_face: Color32,
    /// The edge of a card.
    pub card_edge: Color32,
    /// The back of a card.
    pub card_back: Color32,
    /// The pattern of the back.
    pub card_back_line: Color32,
    /// Hearts and diamonds.
    pub suit_red: Color32,
    /// Spades and clubs.
    pub suit_black: Color32,
    /// The face of a card that cannot be played now.
    pub card_face_off: Color32,
    /// Hearts and diamonds on it.
    pub suit_red_off: Color32,
    /// Spades and clubs on it.
    pub suit_black_off: Color32,
    /// The face of a die.
    pub die_face: Color32,
    /// The visible lower edge of a die.
    pub die_edge: Color32,
    /// The pips of a die.
    pub die_pip: Color32,
    /// Shadows under cards and sheets.
    pub shadow: Color32,
    /// The ring around what the keyboard is on.
    pub focus: Color32,
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// Felt by lamplight.
pub static DARK: Palette = Palette {
    felt: rgb(0x11_2c_29),
    felt_edge: rgb(0x0b_20_1e),
    surface: rgb(0x19_38_34),
    surface_raised: rgb(0x22_45_40),
    lip: rgb(0x0b_20_1e),
    line: rgb(0x41_66_5e),
    ink: rgb(0xf5_ee_df),
    ink_soft: rgb(0xcf_d0_bf),
    ink_faint: rgb(0xa6_b3_a6),
    accent: rgb(0xe9_ae_62),
    accent_dark: rgb(0xa8_70_2c),
    on_accent: rgb(0x2a_1a_06),
    danger: rgb(0xf2_9a_88),
    danger_dark: rgb(0xb4_5b_4b),
    on_danger: rgb(0x33_0d_07),
    warning: rgb(0xf0_c9_6b),
    gold: rgb(0xf0_c5_48),
    gold_dark: rgb(0x96_6c_12),
    stamina: rgb(0x4d_8e_c0),
    stamina_dark: rgb(0x1d_48_6b),
    stamina_lost: rgb(0x8f_a9_a6),
    chip_mark: rgb(0xfb_f5_e6),
    card_face: rgb(0xfa_f4_e4),
    card_edge: rgb(0xc9_bd_a3),
    card_back: rgb(0x7a_26_36),
    card_back_line: rgb(0xd9_a9_8f),
    suit_red: rgb(0xb0_24_2e),
    suit_black: rgb(0x22_24_2b),
    card_face_off: rgb(0x94_9d_8f),
    suit_red_off: rgb(0x5d_14_1a),
    suit_black_off: rgb(0x22_2b_2b),
    die_face: rgb(0xfa_f4_e4),
    die_edge: rgb(0xc4_b6_98),
    die_pip: rgb(0x22_24_2b),
    shadow: Color32::from_black_alpha(110),
    focus: rgb(0xa9_dc_ff),
};

/// Linen by day.
pub static LIGHT: Palette = Palette {
    felt: rgb(0xe8_df_ce),
    felt_edge: rgb(0xdd_d2_be),
    surface: rgb(0xf5_ef_e3),
    surface_raised: rgb(0xfe_fb_f5),
    lip: rgb(0xc6_b7_9b),
    line: rgb(0xb9_aa_8e),
    ink: rgb(0x24_21_1b),
    ink_soft: rgb(0x4f_48_3a),
    ink_faint: rgb(0x5d_55_45),
    accent: rgb(0x88_47_06),
    accent_dark: rgb(0x5c_31_06),
    on_accent: rgb(0xff_f8_ec),
    danger: rgb(0x9c_24_1c),
    danger_dark: rgb(0x6b_12_0d),
    on_danger: rgb(0xff_f6_f2),
    warning: rgb(0x77_4e_00),
    gold: rgb(0xec_bb_38),
    gold_dark: rgb(0x7d_57_09),
    stamina: rgb(0x35_73_a6),
    stamina_dark: rgb(0x18_3f_60),
    stamina_lost: rgb(0x75_6c_5a),
    chip_mark: rgb(0xff_fa_ee),
    card_face: rgb(0xff_fb_f1),
    card_edge: rgb(0xb5_a8_8d),
    card_back: rgb(0x7a_26_36),
    card_back_line: rgb(0xe0_b3_99),
    suit_red: rgb(0xb0_24_2e),
    suit_black: rgb(0x22_24_2b),
    card_face_off: rgb(0xd6_cc_b8),
    suit_red_off: rgb(0x82_2b_31),
    suit_black_off: rgb(0x4a_49_47),
    die_face: rgb(0xff_fb_f1),
    die_edge: rgb(0xb9_ab_8d),
    die_pip: rgb(0x22_24_2b),
    shadow: Color32::from_rgba_premultiplied(18, 13, 4, 62),
    focus: rgb(0x0f_5c_94),
};

/// The colours of the theme that this ui is drawn in.
pub fn palette(ui: &Ui) -> &'static Palette {
    palette_of(ui.visuals().dark_mode)
}

fn palette_of(dark: bool) -> &'static Palette {
    if dark { &DARK } else { &LIGHT }
}

/// The letters of titles, names, ranks and totals.
pub fn display() -> FontFamily {
    FontFamily::Name("display".into())
}

/// The letters of emphasis and of buttons.
pub fn strong() -> FontFamily {
    FontFamily::Name("strong".into())
}

fn fonts() -> FontDefinitions {
    macro_rules! font {
        ($name:literal) => {
            FontData::from_static(include_bytes!(concat!("../../assets/fonts/", $name)))
        };
    }
    let mut fonts = FontDefinitions::empty();
    let symbols = FontTweak {
        scale: 0.92,
        ..Default::default()
    };
    for (name, data) in [
        ("sans", font!("CourtyardSans-Medium.ttf")),
        ("sans-strong", font!("CourtyardSans-SemiBold.ttf")),
        ("serif", font!("CourtyardSerif-SemiBold.ttf")),
        ("symbols", font!("CourtyardSymbols.ttf").tweak(symbols)),
    ] {
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
    }
    for (family, names) in [
        (FontFamily::Proportional, &["sans", "symbols"][..]),
        // The figures of the sans are of one width, so no other font is needed.
        (FontFamily::Monospace, &["sans", "symbols"]),
        (strong(), &["sans-strong", "symbols"]),
        // The serif lacks a few letters that the sans has.
        (display(), &["serif", "sans-strong", "symbols"]),
    ] {
        let names = names.iter().map(|&name| name.to_owned()).collect();
        fonts.families.insert(family, names);
    }
    fonts
}

/// Puts fonts, sizes and both themes into the context; the theme follows the system.
///
/// Call it once: from the app's creator, or from a test's context setup.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts());
    ctx.set_theme(ThemePreference::System);
    for theme in [Theme::Light, Theme::Dark] {
        ctx.style_mut_of(theme, |style| set_style(style, theme == Theme::Dark));
    }
}

fn set_style(style: &mut Style, dark: bool) {
    let id = FontId::new;
    style.text_styles = [
        (
            TextStyle::Small,
            id(letter::SMALL, FontFamily::Proportional),
        ),
        (TextStyle::Body, id(letter::BODY, FontFamily::Proportional)),
        (
            TextStyle::Monospace,
            id(letter::BODY, FontFamily::Monospace),
        ),
        (TextStyle::Button, id(letter::BODY, strong())),
        (TextStyle::Heading, id(letter::HEADING, display())),
        (title_style(), id(letter::TITLE, display())),
        (score_style(), id(letter::SCORE, display())),
    ]
    .into();

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
    spacing.scroll.bar_width = 10.0;

    style.visuals = visuals(dark);
}

fn visuals(dark: bool) -> Visuals {
    let p = palette_of(dark);
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
    // The outline of the field that is typed into, and text selected in it.
    v.selection.bg_fill = p.felt_edge;
    v.selection.stroke = Stroke::new(line::BOLD, p.focus);
    v.text_cursor.stroke = Stroke::new(line::BOLD, p.accent);
    // A cursor that blinks would paint the window twice a second for nothing.
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

fn title_style() -> TextStyle {
    TextStyle::Name("title".into())
}

fn score_style() -> TextStyle {
    TextStyle::Name("score".into())
}

/// The name of a screen: large serif.
pub fn title(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(title_style())
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

/// Reasons, costs, footnotes; set its colour to [`Palette::ink_soft`] where it should step back.
pub fn small(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(TextStyle::Small)
}

/// A total that is read across the table: big serif.
pub fn score(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(score_style())
}

/// A sum in a duel, the largest text there is: serif.
pub fn total(text: impl Into<String>) -> RichText {
    RichText::new(text).font(FontId::new(letter::TOTAL, display()))
}

fn shadow(p: &Palette) -> Shadow {
    Shadow {
        offset: [0, 4],
        blur: 18,
        spread: 0,
        color: p.shadow,
    }
}

/// A panel that lies on the table.
pub fn panel_frame(ui: &Ui) -> Frame {
    let p = palette(ui);
    framed(p.surface, Stroke::new(line::HAIR, p.line))
}

/// The panel of the side whose turn it is: outlined with the accent, and as large outside as [`panel_frame`].
pub fn active_frame(ui: &Ui) -> Frame {
    let p = palette(ui);
    framed(p.surface, Stroke::new(line::LIP, p.accent))
}

/// A part of the table set apart without drawing the eye: a well in shade, as large outside as [`panel_frame`].
pub fn quiet_frame(ui: &Ui) -> Frame {
    let p = palette(ui);
    framed(p.felt_edge, Stroke::new(line::HAIR, p.felt_edge))
}

/// A sheet above the table: a question, a picker, a menu.
pub fn sheet_frame(ui: &Ui) -> Frame {
    let p = palette(ui);
    Frame::new()
        .fill(p.surface)
        .stroke(Stroke::new(line::HAIR, p.line))
        .corner_radius(radius::SHEET)
        .inner_margin(space::L)
        .shadow(shadow(p))
}

fn framed(fill: Color32, stroke: Stroke) -> Frame {
    Frame::new()
        .fill(fill)
        .stroke(stroke)
        .corner_radius(radius::PANEL)
        .inner_margin(space::L - stroke.width)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two opaque colours as WCAG 2 defines it: 1 to 21.
    fn contrast(a: Color32, b: Color32) -> f32 {
        let luminance = |c: Color32| {
            let [r, g, b] = [c.r(), c.g(), c.b()].map(|v| {
                let v = f32::from(v) / 255.0;
                if v <= 0.04045 {
                    v / 12.92
                } else {
                    ((v + 0.055) / 1.055).powf(2.4)
                }
            });
            0.2126 * r + 0.7152 * g + 0.0722 * b
        };
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn text_can_be_read() {
        let mut faults = Vec::new();
        for (theme, p) in [("dark", &DARK), ("light", &LIGHT)] {
            let mut check = |pair: &str, least: f32, text: Color32, ground: Color32| {
                let found = contrast(text, ground);
                if found < least {
                    faults.push(format!("{theme} {pair}: {found:.2} is below {least}"));
                }
            };
            for (ground_name, ground) in [
                ("felt", p.felt),
                ("felt_edge", p.felt_edge),
                ("surface", p.surface),
                ("surface_raised", p.surface_raised),
            ] {
                for (name, text) in [
                    ("ink", p.ink),
                    ("ink_soft", p.ink_soft),
                    ("ink_faint", p.ink_faint),
                    ("accent", p.accent),
                    ("danger", p.danger),
                    ("warning", p.warning),
                ] {
                    check(&format!("{name} on {ground_name}"), 4.5, text, ground);
                }
                // Shapes that carry meaning need 3.
                for (name, shape) in [("stamina_lost", p.stamina_lost), ("focus", p.focus)] {
                    check(&format!("{name} on {ground_name}"), 3.0, shape, ground);
                }
            }
            for (pair, text, ground) in [
                ("on_accent on accent", p.on_accent, p.accent),
                ("on_danger on danger", p.on_danger, p.danger),
                ("suit_red on card_face", p.suit_red, p.card_face),
                ("suit_black on card_face", p.suit_black, p.card_face),
                (
                    "suit_red_off on card_face_off",
                    p.suit_red_off,
                    p.card_face_off,
                ),
                (
                    "suit_black_off on card_face_off",
                    p.suit_black_off,
                    p.card_face_off,
                ),
                ("card_face on card_back", p.card_face, p.card_back),
                ("die_pip on die_face", p.die_pip, p.die_face),
            ] {
                check(pair, 4.5, text, ground);
            }
        }
        assert_eq!(faults, Vec::<String>::new());
    }
}
