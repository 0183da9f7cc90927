//! Pages as a PDF file with subsets of the fonts.

use std::collections::BTreeMap;
use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::GlyphRemapper;

use crate::Pages;
use crate::font::{Face, Fonts};
use crate::mark::{Mark, Page, Pen};

/// Units of a glyph's width per font size.
const UNITS: f32 = 1000.0;

/// Distance of the control points from a quarter circle's ends, in radii.
const ARC: f32 = 0.5523;

/// The name of a character collection without a meaning of its own.
const IDENTITY: SystemInfo<'static> = SystemInfo {
    registry: Str(b"Adobe"),
    ordering: Str(b"Identity"),
    supplement: 0,
};

/// The used glyphs of a font.
#[derive(Default)]
struct Used {
    remapper: GlyphRemapper,
    /// The width and the character of each new glyph.
    glyphs: BTreeMap<u16, (f32, char)>,
}

impl Pages {
    /// The pages as a PDF file. The same pages give the same bytes.
    pub fn pdf(&self) -> Vec<u8> {
        let fonts = Fonts::new();
        let mut used = BTreeMap::new();
        let contents: Vec<Vec<u8>> = self
            .pages
            .iter()
            .map(|page| packed(&content(page, &fonts, &mut used)))
            .collect();

        let mut last = 0;
        let mut next = || {
            last += 1;
            Ref::new(last)
        };
        let mut pdf = Pdf::new();
        let (catalog, tree, info) = (next(), next(), next());
        let pages: Vec<(Ref, Ref)> = contents.iter().map(|_| (next(), next())).collect();
        let faces: Vec<(Face, Ref)> = used.keys().map(|face| (*face, next())).collect();
        let mut about = pdf.catalog(catalog);
        about.pages(tree).lang(TextStr(self.language.tag()));
        about.viewer_preferences().display_doc_title(true);
        about.finish();
        let mut about = pdf.document_info(info);
        about.title(TextStr(&self.title));
        about.creator(TextStr("Courtyard"));
        about.finish();
        pdf.pages(tree)
            .kids(pages.iter().map(|(page, _)| *page))
            .count(pages.len() as i32);
        for ((page, (id, content_id)), content) in self.pages.iter().zip(pages).zip(&contents) {
            let mut written = pdf.page(id);
            written.media_box(Rect::new(0.0, 0.0, page.width, page.height));
            written.parent(tree).contents(content_id);
            let mut resources = written.resources();
            let mut dictionary = resources.fonts();
            for (face, font) in &faces {
                dictionary.pair(Name(face.name().as_bytes()), *font);
            }
            dictionary.finish();
            resources.finish();
            written.finish();
            let mut stream = pdf.stream(content_id, content);
            stream.filter(Filter::FlateDecode);
        }
        for (face, id) in faces {
            embed(&mut pdf, face, id, &mut next, &fonts, &used[&face]);
        }
        pdf.finish()
    }
}

/// Writes a font with its used glyphs.
fn embed(
    pdf: &mut Pdf,
    face: Face,
    id: Ref,
    next: &mut impl FnMut() -> Ref,
    fonts: &Fonts,
    used: &Used,
) {
    let (descendant, descriptor, map, file) = (next(), next(), next(), next());
    // Six letters mark a subset.
    let name = format!("COURTY+{}", face.name());
    let name = Name(name.as_bytes());
    pdf.type0_font(id)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(descendant)
        .to_unicode(map);

    let mut font = pdf.cid_font(descendant);
    font.subtype(CidFontType::Type2)
        .base_font(name)
        .system_info(IDENTITY)
        .font_descriptor(descriptor)
        .cid_to_gid_map_predefined(Name(b"Identity"));
    let mut widths = font.widths();
    for (glyph, (width, _)) in &used.glyphs {
        widths.consecutive(*glyph, [width * UNITS]);
    }
    widths.finish();
    font.finish();

    let metrics = fonts.metrics(face);
    let [left, bottom, right, top] = metrics.bounds.map(|bound| bound * UNITS);
    pdf.font_descriptor(descriptor)
        .name(name)
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(left, bottom, right, top))
        .italic_angle(0.0)
        .ascent(metrics.ascent * UNITS)
        .descent(metrics.descent * UNITS)
        .cap_height(metrics.cap_height * UNITS)
        .stem_v(80.0)
        .font_file2(file);

    let mut unicode = UnicodeCmap::new(Name(b"Courtyard"), IDENTITY);
    for (glyph, (_, shows)) in &used.glyphs {
        unicode.pair(*glyph, *shows);
    }
    let unicode = packed(&unicode.finish());
    pdf.cmap(map, &unicode).filter(Filter::FlateDecode);

    let subset = subsetter::subset(face.data(), 0, &used.remapper);
    let subset = subset.expect("a bundled font can be divided");
    let data = packed(&subset);
    pdf.stream(file, &data)
        .filter(Filter::FlateDecode)
        .pair(Name(b"Length1"), subset.len() as i32);
}

/// The operators that draw a page. The origin of a PDF page is its lower left corner.
fn content(page: &Page, fonts: &Fonts, used: &mut BTreeMap<Face, Used>) -> Vec<u8> {
    let mut content = Content::new();
    for mark in &page.marks {
        match mark {
            Mark::Text {
                x,
                y,
                size,
                face,
                text,
                gray,
            } => {
                let used = used.entry(*face).or_default();
                content.set_fill_gray(*gray);
                content.begin_text();
                content.set_font(Name(face.name().as_bytes()), *size);
                content.next_line(*x, page.height - y);
                show(&mut content, fonts, *face, text, used);
                content.end_text();
            }
            Mark::Line { from, to, pen } => {
                set(&mut content, *pen);
                content
                    .move_to(from[0], page.height - from[1])
                    .line_to(to[0], page.height - to[1])
                    .stroke();
            }
            Mark::Box {
                x,
                y,
                width,
                height,
                radius,
                pen,
            } => {
                set(&mut content, *pen);
                let top = page.height - y;
                outline(&mut content, [*x, top, x + width, top - height], *radius);
                content.close_and_stroke();
            }
        }
    }
    content.finish().into_vec()
}

/// Shows a text, with kerning where it differs from the glyphs' widths.
fn show(content: &mut Content, fonts: &Fonts, face: Face, text: &str, used: &mut Used) {
    let mut positioned = content.show_positioned();
    let mut items = positioned.items();
    let mut bytes = Vec::new();
    for glyph in fonts.glyphs(face, text) {
        let new = used.remapper.remap(glyph.id);
        let own = || fonts.own_width(face, glyph.id);
        let (width, _) = *used
            .glyphs
            .entry(new)
            .or_insert_with(|| (own(), glyph.shows));
        bytes.extend(new.to_be_bytes());
        let kerning = (width - glyph.advance) * UNITS;
        if kerning.abs() >= 0.5 {
            items.show(Str(&bytes));
            items.adjust(kerning);
            bytes.clear();
        }
    }
    items.show(Str(&bytes));
}

fn set(content: &mut Content, pen: Pen) {
    content.set_line_width(pen.width);
    content.set_stroke_gray(pen.gray);
    let dashes: &[f32] = if pen.dashed { &[4.0, 3.0] } else { &[] };
    content.set_dash_pattern(dashes.iter().copied(), 0.0);
}

/// The path of a rectangle with round corners, from its upper left corner clockwise.
fn outline(content: &mut Content, [left, top, right, bottom]: [f32; 4], radius: f32) {
    let k = radius * (1.0 - ARC);
    content
        .move_to(left + radius, top)
        .line_to(right - radius, top)
        .cubic_to(right - k, top, right, top - k, right, top - radius)
        .line_to(right, bottom + radius)
        .cubic_to(right, bottom + k, right - k, bottom, right - radius, bottom)
        .line_to(left + radius, bottom)
        .cubic_to(left + k, bottom, left, bottom + k, left, bottom + radius)
        .line_to(left, top - radius)
        .cubic_to(left, top - k, left + k, top, left + radius, top);
}

fn packed(data: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    encoder
        .write_all(data)
        .and_then(|()| encoder.finish())
        .expect("memory can be written")
}
