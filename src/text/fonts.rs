//! The bundled fonts, for the screens and for printed pages. `assets/fonts/README.md` says where they come from.

/// The font of running text.
pub static SANS: &[u8] = include_bytes!("../../assets/fonts/CourtyardSans-Medium.ttf");

/// The font of emphasis.
pub static SANS_STRONG: &[u8] = include_bytes!("../../assets/fonts/CourtyardSans-SemiBold.ttf");

/// The font of titles.
pub static SERIF: &[u8] = include_bytes!("../../assets/fonts/CourtyardSerif-SemiBold.ttf");

/// The font of symbols such as suits, after the others.
pub static SYMBOLS: &[u8] = include_bytes!("../../assets/fonts/CourtyardSymbols.ttf");
