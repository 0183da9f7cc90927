//! The bundled fonts, for the screens and for printed pages. `assets/fonts/README.md` says where they come from.

/// The font of running text.
pub static SANS: &[u8] = include_bytes!("../../assets/fonts/CourtyardSans-Medium.ttf");

/// The font of emphasis.
pub static SANS_STRONG: &[u8] = include_bytes!("../../assets/fonts/CourtyardSans-SemiBold.ttf");

/// The font of titles.
pub static SERIF: &[u8] = include_bytes!("../../assets/fonts/CourtyardSerif-SemiBold.ttf");

/// The font of symbols such as suits, after the others.
pub static SYMBOLS: &[u8] = include_bytes!("../../assets/fonts/CourtyardSymbols.ttf");

/// The Cyrillic letters that the fonts of running text, emphasis and titles lack, in this order; `None` in a browser until the
/// page has fetched them and called `set_cyrillic`.
pub fn cyrillic() -> Option<[&'static [u8]; 3]> {
    #[cfg(not(target_arch = "wasm32"))]
    return Some([
        include_bytes!("../../assets/fonts/CourtyardSansCyrillic-Medium.ttf"),
        include_bytes!("../../assets/fonts/CourtyardSansCyrillic-SemiBold.ttf"),
        include_bytes!("../../assets/fonts/CourtyardSerifCyrillic-SemiBold.ttf"),
    ]);
    #[cfg(target_arch = "wasm32")]
    return FETCHED
        .get()
        .map(|fonts| fonts.each_ref().map(Vec::as_slice));
}

/// The fonts fetched by the page.
#[cfg(target_arch = "wasm32")]
static FETCHED: std::sync::OnceLock<[Vec<u8>; 3]> = std::sync::OnceLock::new();

/// Sets the fonts of [`cyrillic`] that the page has fetched.
#[cfg(target_arch = "wasm32")]
pub fn set_cyrillic(fonts: [Vec<u8>; 3]) {
    // A second copy is the same.
    let _ = FETCHED.set(fonts);
}

/// Whether a text has letters that only the Cyrillic fonts have.
pub fn needs_cyrillic(text: &str) -> bool {
    text.contains(|c| ('\u{400}'..='\u{4ff}').contains(&c))
}
