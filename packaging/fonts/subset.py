#!/usr/bin/env python3
"""Makes the fonts in assets/fonts from their upstream font files.

Usage (needs Python 3.9+, and fontTools: `pip install fonttools`; add `brotli`
if the inputs are .woff2 files):

    packaging/fonts/subset.py --out assets/fonts \\
        --sans-medium   SourceSans3-Medium.ttf \\
        --sans-semibold SourceSans3-Semibold.ttf \\
        --serif         SourceSerif4Subhead-Semibold.ttf \\
        --symbols       DejaVuSans.ttf \\
        --sans-cyrillic  'SourceSans3[wght].ttf' \\
        --serif-cyrillic 'SourceSerif4[opsz,wght].ttf'

Each input is optional: only the fonts that are given are made. The result
depends on nothing but the input files, so making a font twice gives the same
bytes.

What is done to each font, and why the names change, is told in
assets/fonts/README.md.
"""

import argparse
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# Basic Latin, Latin-1, Latin Extended-A.
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180)]

# The letters of Russian and its neighbours.
CYRILLIC = [*range(0x400, 0x460), 0x490, 0x491]

# Punctuation and signs of European typography, and the arrows and operators
# that a line of text contains.
TEXT_SIGNS = (
    "\u2009\u202f"  # thin space, narrow no-break space
    "\u2010\u2011\u2012–—―‘’‚“”„†‡•…‰′″‹›⁄€№™"
    "←→↑↓↔−×÷±≈≠≤≥∞"
)

# What the text fonts lack: suits, dice, stars, marks, triangles, arrows that
# turn, and the key signs that a shortcut on a Mac is written with.
SYMBOLS = (
    "♠♥♦♣♤♡♢♧"
    "←→↑↓↔↕↖↗↘↙↩↪↺↻⟲⟳⇄⇅⇆⇒⇐⇧⇥⏎➜"
    "✓✔✕✖✗✘+−×÷±=≠≈≤≥∞√"
    "★☆✦✧⚙☰⋮⋯…•·"
    "●○◉◎◆◇■□▪▫▲△▼▽◀◁▶▷▸◂▴▾"
    "⚀⚁⚂⚃⚄⚅⚔⚐⚑⚠✎✚♔♕♖♗♘♙♚♛♜♝♞♟"
    "☀☾☽☞☺☹⌂⌘⌥⌃⌫⎋"
    "①②③④⑤⑥⑦⑧⑨⑩"
)

TEXT = sorted({*LATIN, *map(ord, TEXT_SIGNS)})
SYMBOL = sorted(map(ord, set(SYMBOLS)))

# (option, output file, family, style, characters, axes of a variable font,
# font whose line metrics it takes)
FONTS = [
    ("sans_medium", "CourtyardSans-Medium", "Courtyard Sans", "Medium", TEXT, None, None),
    ("sans_semibold", "CourtyardSans-SemiBold", "Courtyard Sans", "SemiBold", TEXT, None, None),
    ("serif", "CourtyardSerif-SemiBold", "Courtyard Serif", "SemiBold", TEXT, None, None),
    ("symbols", "CourtyardSymbols", "Courtyard Symbols", "Regular", SYMBOL, None, None),
    (
        "sans_cyrillic",
        "CourtyardSansCyrillic-Medium",
        "Courtyard Sans Cyrillic",
        "Medium",
        CYRILLIC,
        {"wght": 500},
        "CourtyardSans-Medium",
    ),
    (
        "sans_cyrillic",
        "CourtyardSansCyrillic-SemiBold",
        "Courtyard Sans Cyrillic",
        "SemiBold",
        CYRILLIC,
        {"wght": 600},
        "CourtyardSans-SemiBold",
    ),
    (
        "serif_cyrillic",
        "CourtyardSerifCyrillic-SemiBold",
        "Courtyard Serif Cyrillic",
        "SemiBold",
        CYRILLIC,
        {"wght": 600, "opsz": 32},
        "CourtyardSerif-SemiBold",
    ),
]


def take_line_metrics(font, path):
    """Gives the font the line metrics of another one, which it stands beside."""
    other = TTFont(path)
    for table, names in {
        "hhea": ("ascent", "descent", "lineGap"),
        "OS/2": (
            "sTypoAscender",
            "sTypoDescender",
            "sTypoLineGap",
            "usWinAscent",
            "usWinDescent",
            "fsSelection",
        ),
    }.items():
        for name in names:
            setattr(font[table], name, getattr(other[table], name))


def bake_figures(font):
    """Makes lining tabular figures the ones that a digit is drawn with.

    The app asks for no OpenType features, so whatever the character map points
    to is what is drawn. Fonts whose figures are already lining and of one
    width are left as they are.
    """
    cmap = font.getBestCmap()
    for tag in ("lnum", "tnum"):
        swap = {}
        if "GSUB" in font:
            gsub = font["GSUB"].table
            lookups = {
                index
                for record in gsub.FeatureList.FeatureRecord
                if record.FeatureTag == tag
                for index in record.Feature.LookupListIndex
            }
            for index in sorted(lookups):
                for table in gsub.LookupList.Lookup[index].SubTable:
                    table = getattr(table, "ExtSubTable", table)
                    swap.update(getattr(table, "mapping", {}))
        for code in map(ord, "0123456789"):
            glyph = swap.get(cmap[code])
            if glyph:
                for table in font["cmap"].tables:
                    if code in table.cmap:
                        table.cmap[code] = glyph
        cmap = font.getBestCmap()
    widths = {font["hmtx"][cmap[code]][0] for code in map(ord, "0123456789")}
    if len(widths) != 1:
        raise SystemExit(f"digits are of several widths: {sorted(widths)}")


def rename(font, family, style):
    """Gives the font a name of its own, and keeps copyright and licence.

    The licences of the originals reserve their names for unmodified fonts.
    """
    names = font["name"]
    full = f"{family} {style}"
    postscript = f"{family.replace(' ', '')}-{style}"
    version = names.getDebugName(5) or "Version unknown"
    keep = {n: names.getDebugName(n) for n in (0, 13, 14)}
    keep = {n: text for n, text in keep.items() if text}
    names.names = []
    texts = {
        **keep,
        1: full if style != "Regular" else family,
        2: "Regular",
        3: f"{version.split(';')[0]};subset;{postscript}",
        4: full,
        5: version,
        6: postscript,
        16: family,
        17: style,
    }
    for number, text in sorted(texts.items()):
        names.setName(text, number, 3, 1, 0x409)


def make(source, out, file_name, family, style, characters, axes, like):
    font = TTFont(source, recalcTimestamp=False)
    if axes:
        font = instancer.instantiateVariableFont(font, axes)
    if "fvar" in font:
        raise SystemExit(f"{source}: give the static font, not the variable one")
    if "glyf" not in font:
        raise SystemExit(f"{source}: give the font with TrueType outlines")
    font.flavor = None

    cmap = font.getBestCmap()
    missing = [c for c in characters if c not in cmap]
    if characters is TEXT:
        bake_figures(font)

    options = subset.Options()
    options.layout_features = [] if characters is SYMBOL else ["kern", "locl"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.name_languages = [0x409]
    options.notdef_outline = True
    options.glyph_names = False
    options.legacy_kern = False
    options.drop_tables += ["DSIG", "FFTM", "MATH", "meta"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    rename(font, family, style)
    if like:
        take_line_metrics(font, os.path.join(out, like + ".ttf"))

    path = os.path.join(out, file_name + ".ttf")
    font.save(path)
    print(f"{path}: {os.path.getsize(path)} bytes, {len(font.getBestCmap())} characters")
    if missing:
        print("  not in the original:", " ".join(f"U+{c:04X}" for c in missing))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", required=True, help="folder for the .ttf files")
    for option in dict.fromkeys(option for option, *_ in FONTS):
        parser.add_argument("--" + option.replace("_", "-"), metavar="FILE")
    args = parser.parse_args()
    given = [(getattr(args, option), font) for option, *font in FONTS]
    given = [(source, font) for source, font in given if source]
    if not given:
        parser.error("no font file given")
    os.makedirs(args.out, exist_ok=True)
    for source, font in given:
        make(source, args.out, *font)


if __name__ == "__main__":
    sys.exit(main())
