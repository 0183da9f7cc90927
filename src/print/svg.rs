//! Pages as pictures that a browser prints.

use std::fmt::Write;

use html_escape::encode_safe;

use crate::Pages;
use crate::font::{Face, Fonts};
use crate::mark::{Mark, Page, Pen};

impl Pages {
    /// Each page as an SVG element. The text names the families of [`fonts`](Pages::fonts); in another font, it keeps
    /// its width.
    pub fn svg(&self) -> Vec<String> {
        let fonts = Fonts::new();
        let lang = self.language.tag();
        let pages = self.pages.iter();
        pages.map(|page| svg(page, lang, &fonts)).collect()
    }

    /// The fonts of the pages: the family and the file of each.
    pub fn fonts() -> impl Iterator<Item = (&'static str, &'static [u8])> {
        let faces = <Face as strum::VariantArray>::VARIANTS.iter();
        let faces = faces.filter(|face| face.is_there());
        faces.map(|face| (face.name(), face.data()))
    }
}

fn svg(page: &Page, lang: &str, fonts: &Fonts) -> String {
    let Page { width, height, .. } = page;
    let wide = if width > height { "wide" } else { "tall" };
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"{wide}\" lang=\"{lang}\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}pt\" height=\"{height}pt\">"
    );
    for mark in &page.marks {
        // Writing into a string cannot fail.
        let _ = write(&mut out, mark, fonts);
    }
    out + "</svg>"
}

fn write(out: &mut String, mark: &Mark, fonts: &Fonts) -> std::fmt::Result {
    match mark {
        Mark::Text {
            x,
            y,
            size,
            face,
            text,
            gray,
        } => {
            let width = fonts.width(*face, text) * size;
            write!(
                out,
                "<text x=\"{x:.2}\" y=\"{y:.2}\" font-size=\"{size:.2}\" font-family=\"{}\" fill=\"{}\" \
                 textLength=\"{width:.2}\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\">{}</text>",
                face.name(),
                color(*gray),
                encode_safe(text)
            )
        }
        Mark::Line { from, to, pen } => write!(
            out,
            "<line x1=\"{:.2}\" y1=\"{:.2}\" x2=\"{:.2}\" y2=\"{:.2}\"{}/>",
            from[0],
            from[1],
            to[0],
            to[1],
            stroke(*pen)
        ),
        Mark::Box {
            x,
            y,
            width,
            height,
            radius,
            pen,
        } => write!(
            out,
            "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{width:.2}\" height=\"{height:.2}\" rx=\"{radius:.2}\" \
             fill=\"none\"{}/>",
            stroke(*pen)
        ),
    }
}

fn stroke(pen: Pen) -> String {
    let dashes = if pen.dashed {
        " stroke-dasharray=\"4 3\""
    } else {
        ""
    };
    format!(
        " stroke=\"{}\" stroke-width=\"{}\"{dashes}",
        color(pen.gray),
        pen.width
    )
}

fn color(gray: f32) -> String {
    let part = (gray * 255.0).round() as u8;
    format!("#{part:02x}{part:02x}{part:02x}")
}
