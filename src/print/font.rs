//! The bundled fonts: which of them has a character, and the glyphs of a text with their widths.

use harfrust::{ShapeOptions, ShaperData, UnicodeBuffer};
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};
use strum::{EnumCount, VariantArray};

use courtyard_text::fonts;

/// A font.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, EnumCount, VariantArray)]
pub enum Face {
    /// Running text.
    Sans,
    /// Emphasis.
    Strong,
    /// Titles.
    Serif,
    /// Characters that the others lack.
    Symbols,
    /// Cyrillic running text.
    SansCyrillic,
    /// Cyrillic emphasis.
    StrongCyrillic,
    /// Cyrillic titles.
    SerifCyrillic,
}

impl Face {
    /// The name in the font's own table, which is unique.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Face::Sans => "CourtyardSans-Medium",
            Face::Strong => "CourtyardSans-SemiBold",
            Face::Serif => "CourtyardSerif-SemiBold",
            Face::Symbols => "CourtyardSymbols",
            Face::SansCyrillic => "CourtyardSansCyrillic-Medium",
            Face::StrongCyrillic => "CourtyardSansCyrillic-SemiBold",
            Face::SerifCyrillic => "CourtyardSerifCyrillic-SemiBold",
        }
    }

    /// Whether the font's own file is available.
    pub(crate) fn is_there(self) -> bool {
        let is_cyrillic = self.cyrillic() == self;
        !is_cyrillic || fonts::cyrillic().is_some()
    }

    /// The font that is tried for characters that this one lacks.
    const fn cyrillic(self) -> Face {
        match self {
            Face::Sans | Face::SansCyrillic => Face::SansCyrillic,
            Face::Serif | Face::SerifCyrillic => Face::SerifCyrillic,
            Face::Strong | Face::Symbols | Face::StrongCyrillic => Face::StrongCyrillic,
        }
    }

    /// The file. Without Cyrillic fonts, the Latin ones replace them.
    pub(crate) fn data(self) -> &'static [u8] {
        let [sans, strong, serif] =
            fonts::cyrillic().unwrap_or([fonts::SANS, fonts::SANS_STRONG, fonts::SERIF]);
        match self {
            Face::SansCyrillic => sans,
            Face::StrongCyrillic => strong,
            Face::SerifCyrillic => serif,
            Face::Sans => fonts::SANS,
            Face::Strong => fonts::SANS_STRONG,
            Face::Serif => fonts::SERIF,
            Face::Symbols => fonts::SYMBOLS,
        }
    }
}

/// A glyph of a text.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Glyph {
    pub(crate) id: u16,
    /// The distance to the next glyph, in units of the font size.
    pub(crate) advance: f32,
    /// The character that it shows.
    pub(crate) shows: char,
}

/// Sizes of a whole font, in units of the font size.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Debug, Clone, Copy)]
pub(crate) struct Metrics {
    pub(crate) ascent: f32,
    pub(crate) descent: f32,
    pub(crate) cap_height: f32,
    /// Left, bottom, right and top of the largest glyphs.
    pub(crate) bounds: [f32; 4],
}

/// A font that has been read.
struct Loaded {
    font: FontRef<'static>,
    shaper: ShaperData,
    units: f32,
}

/// The fonts.
pub(crate) struct Fonts([Loaded; Face::COUNT]);

impl Fonts {
    /// Reads the fonts.
    pub(crate) fn new() -> Fonts {
        Fonts(std::array::from_fn(|face| {
            let data = Face::VARIANTS[face].data();
            let font = FontRef::new(data).expect("a bundled font can be read");
            let metrics = font.metrics(Size::unscaled(), LocationRef::default());
            Loaded {
                shaper: ShaperData::new(&font),
                units: f32::from(metrics.units_per_em),
                font,
            }
        }))
    }

    /// Divides a text into parts that one font can show.
    pub(crate) fn runs<'t>(&self, face: Face, text: &'t str) -> Vec<(Face, &'t str)> {
        let mut runs: Vec<(Face, std::ops::Range<usize>)> = Vec::new();
        for (start, c) in text.char_indices() {
            let of = self.face_of(face, c);
            let end = start + c.len_utf8();
            match runs.last_mut() {
                Some((last, range)) if *last == of => range.end = end,
                _ => runs.push((of, start..end)),
            }
        }
        let runs = runs.into_iter();
        runs.map(|(face, range)| (face, &text[range])).collect()
    }

    /// The first font with this character, beginning with the given one.
    fn face_of(&self, face: Face, c: char) -> Face {
        let mut faces = [face, face.cyrillic(), Face::Strong, Face::Symbols].into_iter();
        let has = |face: &Face| self.0[*face as usize].font.charmap().map(c).is_some();
        faces.find(has).unwrap_or(face)
    }

    /// The glyphs of a text that the font can show.
    pub(crate) fn glyphs(&self, face: Face, text: &str) -> Vec<Glyph> {
        let Loaded {
            font,
            shaper,
            units,
        } = &self.0[face as usize];
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let shaper = shaper.shaper(font).build();
        let shaped = shaper.shape(buffer, ShapeOptions::new());
        let glyphs = shaped.glyph_infos().iter().zip(shaped.glyph_positions());
        glyphs
            .map(|(info, position)| Glyph {
                id: info.glyph_id as u16,
                advance: position.x_advance as f32 / units,
                shows: text[info.cluster as usize..].chars().next().unwrap_or(' '),
            })
            .collect()
    }

    /// The width of a text, in units of the font size.
    pub(crate) fn width(&self, face: Face, text: &str) -> f32 {
        let runs = self.runs(face, text).into_iter();
        let glyphs = runs.flat_map(|(face, text)| self.glyphs(face, text));
        glyphs.map(|glyph| glyph.advance).sum()
    }

    /// The width of a glyph without kerning, in units of the font size.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn own_width(&self, face: Face, glyph: u16) -> f32 {
        let Loaded { font, units, .. } = &self.0[face as usize];
        let widths = font.glyph_metrics(Size::unscaled(), LocationRef::default());
        widths
            .advance_width(u32::from(glyph).into())
            .unwrap_or_default()
            / units
    }

    /// The sizes of the font.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn metrics(&self, face: Face) -> Metrics {
        let Loaded { font, units, .. } = &self.0[face as usize];
        let metrics = font.metrics(Size::unscaled(), LocationRef::default());
        let bounds = metrics.bounds.unwrap_or_default();
        Metrics {
            ascent: metrics.ascent / units,
            descent: metrics.descent / units,
            cap_height: metrics.cap_height.unwrap_or(metrics.ascent) / units,
            bounds: [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(|u| u / units),
        }
    }
}
