"""Make spit-ranks.woff2: the ranks of Barlow Condensed ExtraBold, a Q of our own, the four suits and the two marks.

Usage: python make_rank_font.py barlow-condensed-latin-800-normal.woff2   (from @fontsource/barlow-condensed;
needs fonttools and brotli)

Barlow is under the SIL Open Font License 1.1, so this cut has a name of its own, "Spit Ranks", and the same licence
(OFL-spit-ranks.txt). The line is exactly as high as the capitals: ascent 700, descent 0 of 1,000.
"""

import sys
from math import radians
from pathlib import Path

from fontTools import subset
from fontTools.misc.transform import Identity
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
CAPS = 700
SUITS = {  # in a box of 32 by 32
    "♥": "M16 29.5C11.5 23 1.5 17.6 1.5 9.8a7.3 7.3 0 0 1 14.5-1.9 7.3 7.3 0 0 1 14.5 1.9C30.5 17.6 20.5 23 16 29.5Z",
    "♦": "M16 1C18.8 6.8 22.8 11.8 27.5 16 22.8 20.2 18.8 25.2 16 31 13.2 25.2 9.2 20.2 4.5 16 9.2 11.8 13.2 6.8 16 1Z",
    "♠": "M16 1.5C13 8 2.5 13 2.5 20.3a7 7 0 0 0 12 4.6C14.2 27.6 12.8 29.6 10.4 31h11.2c-2.4-1.4-3.8-3.4-4.1-6.1a7 7"
    " 0 0 0 12-4.6C29.5 13 19 8 16 1.5Z",
    "♣": "M16 1.5a7.1 7.1 0 0 1 6.1 10.7A7.1 7.1 0 1 1 17.6 23.6c.3 3 1.6 5.9 4 7.4H10.4c2.4-1.5 3.7-4.4 4-7.4A7.1 7.1"
    " 0 1 1 9.9 12.2 7.1 7.1 0 0 1 16 1.5Z",
}
HAND, PAW = "\ue001", "\ue002"
MARKS = {  # in a box of 100 by 104
    HAND: "M30 58C24 48 12 40 8 44s2 12 7 19c7 10 13 24 24 31 12 7 31 7 41-3 8-8 9-20 9-33V33c0-9-11-9-11 0V22c0-10-12"
    "-10-12 0v-8c0-10-13-10-13 0v9c0-10-12-10-12 0v34c0 6-6 8-11 1Z",
    PAW: "M50 46c-14 0-24 12-30 24-6 13 2 23 15 21 6-1 10-3 15-3s9 2 15 3c13 2 21-8 15-21-6-12-16-24-30-24Z",
}
PADS = [(36, 25, 9.5, 14, -8), (64, 25, 9.5, 14, 8), (13, 45, 8.5, 12, -24), (87, 45, 8.5, 12, 24)]


def ellipse(cx: float, cy: float, rx: float, ry: float) -> str:
    """Return an ellipse as an SVG path."""
    return f"M{cx - rx} {cy}A{rx} {ry} 0 1 1 {cx + rx} {cy}A{rx} {ry} 0 1 1 {cx - rx} {cy}Z"


def draw(paths: list[tuple[str, tuple[float, ...]]], matrix: tuple[float, ...]):
    """Return a TrueType glyph of SVG paths, each with its own transform, in a box that `matrix` brings to the em."""
    pen = TTGlyphPen(None)
    curves = Cu2QuPen(pen, max_err=0.8, reverse_direction=True)
    for path, own in paths:
        parse_path(path, TransformPen(TransformPen(curves, matrix), own))
    return pen.glyph()


def turned(cx: float, cy: float, degrees: float) -> tuple[float, ...]:
    """Return a turn about a point."""
    return tuple(Identity.translate(cx, cy).rotate(radians(degrees)).translate(-cx, -cy))


def queen(font: TTFont):
    """The O with a slanted tail that crosses the bowl: at a glance nothing else looks like it, least of all 10."""
    glyphs = font.getGlyphSet()
    pen = TTGlyphPen(glyphs)
    glyphs["O"].draw(pen)
    width = glyphs["O"].width
    inner, outer = width * 0.45, width * 0.95  # the tail's middle line: from the counter to the lower right
    top, foot, half = 232, -62, 52
    for x, y, first in ((inner - half, top, 1), (inner + half * 1.25, top + 46, 0), (outer + half, foot + 46, 0),
                        (outer - half * 1.25, foot, 0)):  # fmt: skip
        (pen.moveTo if first else pen.lineTo)((round(x), round(y)))
    pen.closePath()
    return pen.glyph()


def main(source: str) -> None:
    """Cut the source to the ranks, add what we draw, and save it under our name."""
    font = TTFont(source, recalcTimestamp=False)
    wanted = "A234567890JQK1O"
    options = subset.Options(layout_features=[], hinting=False, name_IDs=[0, 1, 2, 4, 6, 13, 14], notdef_outline=False)
    cut = subset.Subsetter(options)
    cut.populate(text=wanted)
    cut.subset(font)

    glyf, metrics = font["glyf"], font["hmtx"]
    glyf["Q"] = queen(font)
    cmaps = [table.cmap for table in font["cmap"].tables if table.isUnicode()]
    pads = [(ellipse(cx, cy, rx, ry), turned(cx, cy, angle)) for cx, cy, rx, ry, angle in PADS]
    suit, mark = (CAPS / 32, 0, 0, -CAPS / 32, 0, CAPS), (7, 0, 0, -7, 0, 714)
    drawn = {char: ([(path, tuple(Identity))], suit) for char, path in SUITS.items()}
    drawn |= {char: ([(path, tuple(Identity)), *(pads if char == PAW else [])], mark) for char, path in MARKS.items()}
    for char, (paths, matrix) in drawn.items():
        name = f"uni{ord(char):04X}"
        glyf[name] = draw(paths, matrix)  # which also enters it in the glyph order
        metrics[name] = (CAPS, 0)
        for cmap in cmaps:
            cmap[ord(char)] = name
    for name in [*glyf.keys()]:
        glyf[name].recalcBounds(glyf)
        metrics[name] = (metrics[name][0], getattr(glyf[name], "xMin", 0))
    for cmap in cmaps:
        cmap.pop(ord("O"), None)

    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = CAPS, 0, 0
    os2 = font["OS/2"]
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = CAPS, 0, 0
    os2.usWinAscent, os2.usWinDescent = CAPS, 100
    os2.fsSelection |= 1 << 7
    names = font["name"]
    for record in list(names.names):
        value = {1: "Spit Ranks", 4: "Spit Ranks ExtraBold", 6: "SpitRanks-ExtraBold"}.get(record.nameID)
        if value:
            names.setName(value, record.nameID, record.platformID, record.platEncID, record.langID)
        elif record.nameID not in (0, 2, 13, 14):
            names.removeNames(nameID=record.nameID)
    names.setName("ExtraBold", 2, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(HERE / "spit-ranks.woff2")


if __name__ == "__main__":
    main(sys.argv[1])
