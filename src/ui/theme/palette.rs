//! The colours: three schemes, with suits in two colours or four.

use egui::Color32;

use courtyard_core::cards::Suit;
use courtyard_settings::Suits;

/// The colours of a theme, each in the dark, the light and the high-contrast scheme.
macro_rules! palette {
    ($($(#[$doc:meta])* $name:ident: $type:ty = $dark:expr, $light:expr, $contrast:expr;)+) => {
        /// The colours of one theme.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct Palette {
            $($(#[$doc])* pub $name: $type,)+
        }

        const DARK: Palette = Palette { $($name: $dark,)+ };
        const LIGHT: Palette = Palette { $($name: $light,)+ };
        const CONTRAST: Palette = Palette { $($name: $contrast,)+ };
    };
}

palette! {
    /// The table: the background of every screen.
    felt: Color32 = rgb(0x11_2c_29), rgb(0xe8_df_ce), rgb(0x00_00_00);
    /// The darker table: wells, tracks, bars.
    felt_edge: Color32 = rgb(0x0b_20_1e), rgb(0xdd_d2_be), rgb(0x00_00_00);
    /// A panel on the table.
    surface: Color32 = rgb(0x19_38_34), rgb(0xf5_ef_e3), rgb(0x0c_0c_0c);
    /// Items on a panel: a button, a sheet, a field.
    surface_raised: Color32 = rgb(0x22_45_40), rgb(0xfe_fb_f5), rgb(0x1a_1a_1a);
    /// The visible lower edge of a button.
    lip: Color32 = rgb(0x0b_20_1e), rgb(0xc6_b7_9b), rgb(0x80_80_80);
    /// Hairlines and outlines of inactive items.
    line: Color32 = rgb(0x41_66_5e), rgb(0xb9_aa_8e), rgb(0xb4_b4_b4);
    /// Text.
    ink: Color32 = rgb(0xf5_ee_df), rgb(0x24_21_1b), rgb(0xff_ff_ff);
    /// Secondary text: subtitles, reasons.
    ink_soft: Color32 = rgb(0xcf_d0_bf), rgb(0x4f_48_3a), rgb(0xf0_f0_f0);
    /// Faint text: disabled actions, future steps.
    ink_faint: Color32 = rgb(0xa6_b3_a6), rgb(0x5d_55_45), rgb(0xd2_d2_d2);
    /// The one accent, amber; it is also readable as text.
    accent: Color32 = rgb(0xe9_ae_62), rgb(0x88_47_06), rgb(0xff_c8_3d);
    /// The lower edge of items filled with the accent.
    accent_dark: Color32 = rgb(0xa8_70_2c), rgb(0x5c_31_06), rgb(0xb0_80_00);
    /// Text on the accent.
    on_accent: Color32 = rgb(0x2a_1a_06), rgb(0xff_f8_ec), rgb(0x00_00_00);
    /// Destructive actions and errors, as text or fill.
    danger: Color32 = rgb(0xf2_9a_88), rgb(0x9c_24_1c), rgb(0xff_b0_a4);
    /// The lower edge of items filled with danger.
    danger_dark: Color32 = rgb(0xb4_5b_4b), rgb(0x6b_12_0d), rgb(0xc8_60_50);
    /// Text on danger.
    on_danger: Color32 = rgb(0x33_0d_07), rgb(0xff_f6_f2), rgb(0x00_00_00);
    /// Warnings, as text.
    warning: Color32 = rgb(0xf0_c9_6b), rgb(0x77_4e_00), rgb(0xff_e0_80);
    /// A gold chip.
    gold: Color32 = rgb(0xf0_c5_48), rgb(0xec_bb_38), rgb(0xff_c8_3d);
    /// Its edge and pattern.
    gold_dark: Color32 = rgb(0x96_6c_12), rgb(0x7d_57_09), rgb(0x7a_56_00);
    /// A stamina chip.
    stamina: Color32 = rgb(0x4d_8e_c0), rgb(0x35_73_a6), rgb(0x4a_a8_ff);
    /// Its edge.
    stamina_dark: Color32 = rgb(0x1d_48_6b), rgb(0x18_3f_60), rgb(0x00_30_5c);
    /// The hole that a lost stamina chip leaves.
    stamina_lost: Color32 = rgb(0x8f_a9_a6), rgb(0x75_6c_5a), rgb(0xc8_c8_c8);
    /// The light pattern of all chips.
    chip_mark: Color32 = rgb(0xfb_f5_e6), rgb(0xff_fa_ee), rgb(0xff_ff_ff);
    /// The face of a card.
    card_face: Color32 = rgb(0xfa_f4_e4), rgb(0xff_fb_f1), rgb(0xff_ff_ff);
    /// The edge of a card.
    card_edge: Color32 = rgb(0xc9_bd_a3), rgb(0xb5_a8_8d), rgb(0x80_80_80);
    /// The back of a card.
    card_back: Color32 = rgb(0x7a_26_36), rgb(0x7a_26_36), rgb(0x6e_00_14);
    /// The edge of the back.
    card_back_edge: Color32 = rgb(0x43_15_1e), rgb(0x43_15_1e), rgb(0x00_00_00);
    /// The pattern of the back.
    card_back_line: Color32 = rgb(0xd9_a9_8f), rgb(0xe0_b3_99), rgb(0xff_c8_b4);
    /// Prints on a card other than suits.
    card_ink: Color32 = rgb(0x22_24_2b), rgb(0x22_24_2b), rgb(0x00_00_00);
    /// The suits, in the order of [`Suit::ALL`].
    suits: [Color32; 4] =
        two(rgb(0x22_24_2b), rgb(0xb0_24_2e)),
        two(rgb(0x22_24_2b), rgb(0xb0_24_2e)),
        two(rgb(0x00_00_00), rgb(0x96_00_12));
    /// The face of a card that cannot be played now.
    card_face_off: Color32 = rgb(0x94_9d_8f), rgb(0xd6_cc_b8), rgb(0xb8_b8_b8);
    /// Prints on it other than suits.
    card_ink_off: Color32 = rgb(0x22_2b_2b), rgb(0x4a_49_47), rgb(0x00_00_00);
    /// The suits on it, in the order of [`Suit::ALL`].
    suits_off: [Color32; 4] =
        two(rgb(0x22_2b_2b), rgb(0x5d_14_1a)),
        two(rgb(0x4a_49_47), rgb(0x82_2b_31)),
        two(rgb(0x00_00_00), rgb(0x5a_00_08));
    /// The face of a die.
    die_face: Color32 = rgb(0xfa_f4_e4), rgb(0xff_fb_f1), rgb(0xff_ff_ff);
    /// The visible lower edge of a die.
    die_edge: Color32 = rgb(0xc4_b6_98), rgb(0xb9_ab_8d), rgb(0xb4_b4_b4);
    /// The pips of a die.
    die_pip: Color32 = rgb(0x22_24_2b), rgb(0x22_24_2b), rgb(0x00_00_00);
    /// Shadows under cards and sheets.
    shadow: Color32 =
        Color32::from_black_alpha(110),
        Color32::from_rgba_premultiplied(18, 13, 4, 62),
        Color32::from_black_alpha(0);
    /// The ring around the focused item.
    focus: Color32 = rgb(0xa9_dc_ff), rgb(0x0f_5c_94), rgb(0x7c_d6_ff);
}

impl Palette {
    /// The colour of a suit on a card.
    pub const fn suit(&self, suit: Suit) -> Color32 {
        self.suits[suit as usize]
    }

    /// The colour of a suit on a card that cannot be played now.
    pub const fn suit_off(&self, suit: Suit) -> Color32 {
        self.suits_off[suit as usize]
    }

    /// The palette of this scheme and these suits.
    pub fn of(scheme: ColorScheme, suits: Suits) -> &'static Palette {
        static ALL: [[Palette; 2]; 3] = [
            [DARK, DARK.in_four(FOUR, FOUR_OFF_DARK)],
            [LIGHT, LIGHT.in_four(FOUR, FOUR_OFF_LIGHT)],
            [CONTRAST, CONTRAST.in_four(FOUR_CONTRAST, FOUR_OFF_CONTRAST)],
        ];
        &ALL[scheme as usize][suits as usize]
    }

    /// The same palette with a colour for each suit.
    const fn in_four(mut self, suits: [Color32; 4], off: [Color32; 4]) -> Palette {
        self.suits = suits;
        self.suits_off = off;
        self
    }
}

/// The colour scheme of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColorScheme {
    /// Felt by lamplight.
    Dark,
    /// Linen by day.
    Light,
    /// White and amber on black.
    HighContrast,
}

/// Suits in the order of [`Suit::ALL`], in two colours.
const fn two(black: Color32, red: Color32) -> [Color32; 4] {
    let mut suits = [black; 4];
    suits[Suit::Hearts as usize] = red;
    suits[Suit::Diamonds as usize] = red;
    suits
}

/// Spades, hearts, diamonds and clubs, each in its colour.
const fn four(hex: [u32; 4]) -> [Color32; 4] {
    let [spades, hearts, diamonds, clubs] = hex;
    let mut suits = [rgb(spades); 4];
    suits[Suit::Hearts as usize] = rgb(hearts);
    suits[Suit::Diamonds as usize] = rgb(diamonds);
    suits[Suit::Clubs as usize] = rgb(clubs);
    suits
}

const FOUR: [Color32; 4] = four([0x22_24_2b, 0xb0_24_2e, 0x1c_50_a6, 0x17_66_33]);
const FOUR_OFF_DARK: [Color32; 4] = four([0x22_2b_2b, 0x5d_14_1a, 0x10_2c_60, 0x0c_35_18]);
const FOUR_OFF_LIGHT: [Color32; 4] = four([0x4a_49_47, 0x82_2b_31, 0x24_48_82, 0x1d_52_2e]);
const FOUR_CONTRAST: [Color32; 4] = four([0x00_00_00, 0x96_00_12, 0x06_35_88, 0x06_4a_1c]);
const FOUR_OFF_CONTRAST: [Color32; 4] = four([0x00_00_00, 0x5a_00_08, 0x06_20_56, 0x03_32_11]);

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

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
    fn text_has_enough_contrast() {
        let mut faults = Vec::new();
        let schemes = [
            ColorScheme::Dark,
            ColorScheme::Light,
            ColorScheme::HighContrast,
        ];
        let all = schemes
            .into_iter()
            .flat_map(|scheme| Suits::VARIANTS.iter().map(move |suits| (scheme, *suits)));
        for (scheme, suits) in all {
            let p = Palette::of(scheme, suits);
            // WCAG 2: AA for text, AAA in high contrast.
            let readable = match scheme {
                ColorScheme::Dark | ColorScheme::Light => 4.5,
                ColorScheme::HighContrast => 7.0,
            };
            let mut check = |pair: &str, least: f32, text: Color32, ground: Color32| {
                let found = contrast(text, ground);
                if found < least {
                    faults.push(format!(
                        "{scheme:?}, {suits:?}, {pair}: {found:.2} is below {least}"
                    ));
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
                    check(&format!("{name} on {ground_name}"), readable, text, ground);
                }
                // Shapes that carry meaning need 3.
                for (name, shape) in [("stamina_lost", p.stamina_lost), ("focus", p.focus)] {
                    check(&format!("{name} on {ground_name}"), 3.0, shape, ground);
                }
            }
            for (pair, text, ground) in [
                ("on_accent on accent", p.on_accent, p.accent),
                ("on_danger on danger", p.on_danger, p.danger),
                ("card_ink on card_face", p.card_ink, p.card_face),
                (
                    "card_ink_off on card_face_off",
                    p.card_ink_off,
                    p.card_face_off,
                ),
                ("card_face on card_ink", p.card_face, p.card_ink),
                ("card_face on card_ink_off", p.card_face, p.card_ink_off),
                ("card_face on card_back", p.card_face, p.card_back),
                ("die_pip on die_face", p.die_pip, p.die_face),
            ] {
                check(pair, readable, text, ground);
            }
            for suit in Suit::ALL {
                check("suit on card_face", readable, p.suit(suit), p.card_face);
                check(
                    "suit_off on card_face_off",
                    readable,
                    p.suit_off(suit),
                    p.card_face_off,
                );
            }
        }
        assert_eq!(faults, Vec::<String>::new());
    }
}
