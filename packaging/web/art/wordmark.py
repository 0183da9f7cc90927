#!/usr/bin/env python3
"""Draws the name of the app as a shape, so that the start screen needs no font.

Usage (needs fontTools: `pip install fonttools`):

    packaging/web/art/wordmark.py > packaging/web/art/wordmark.svg
"""

from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FONT = Path(__file__).parents[3] / "assets/fonts/CourtyardSerif-SemiBold.ttf"
HEIGHT = 100  # of an em

font = TTFont(FONT)
glyphs, names = font.getGlyphSet(), font.getBestCmap()
scale = HEIGHT / font["head"].unitsPerEm
path = SVGPathPen(glyphs, ntos=lambda number: f"{number:.1f}".rstrip("0").rstrip("."))
bounds = BoundsPen(glyphs)
x = 0
for letter in "Courtyard":
    glyph = glyphs[names[ord(letter)]]
    place = Transform(scale, 0, 0, -scale, x * scale, 0)
    for pen in (path, bounds):
        glyph.draw(TransformPen(pen, place))
    x += glyph.width
left, top, right, bottom = bounds.bounds
box = f"{left:.1f} {top:.1f} {right - left:.1f} {bottom - top:.1f}"
print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{right - left:.0f}" height="{bottom - top:.0f}">')
print(f'  <path d="{path.getCommands()}"/>')
print("</svg>")
