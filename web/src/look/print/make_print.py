"""Bake the printed parts that never move: the halftone of the sheet and the wordmark of each edition.

Usage: python make_print.py   (needs fonttools and brotli)

Overprinting is worked out here, as a third colour where the two inks meet, so that the page needs neither blend modes
nor filters. The edges are rough because the letters are wood.
"""

import math
import random
from itertools import pairwise
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
FONT = HERE.parent / "fonts" / "sofia-sans-extra-condensed-latin-900-normal.woff2"
EDITIONS = {"pink": ("#D42E1B", "#2448C8", "#1E0E17"), "late": ("#FF6E52", "#98ACFF", "#FFCDFD")}
STRETCH = 1.32
STEP = 8  # between two points of an edge
ROUGH = 1.5
SHIFT = (30, 30)  # of the second ink
PITCH = 20  # of the halftone's columns


def halftone() -> str:
    """Return a strip of dots that die away."""
    rows = "".join(f'<circle cx="4" cy="{8 * n + 4}" r="{2.1 * (1 - n / 30):.2f}"/>' for n in range(30))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="240" viewBox="0 0 8 240">{rows}</svg>\n'


def flat(font: TTFont, letter: str, x: float) -> list[list[tuple[float, float]]]:
    """Return the outlines of a letter as polygons, y down, the capitals' foot at 0."""
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[font.getBestCmap()[ord(letter)]].draw(pen)
    outlines: list[list[tuple[float, float]]] = []
    scale = 1000 / font["head"].unitsPerEm
    for verb, points in pen.value:
        spots = [(x + px * scale, -py * scale * STRETCH) for px, py in points]
        if verb == "moveTo":
            outlines.append([spots[0]])
        elif verb == "lineTo":
            outlines[-1].append(spots[0])
        elif verb == "qCurveTo":
            start = outlines[-1][-1]
            for n, control in enumerate(spots[:-1]):
                after = spots[n + 1]
                end = after if n == len(spots) - 2 else ((control[0] + after[0]) / 2, (control[1] + after[1]) / 2)
                for k in range(1, 13):
                    t = k / 12
                    outlines[-1].append(tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
                                              for a, b, c in zip(start, control, end, strict=True)))  # fmt: skip
                start = end
    return outlines


def rough(outline: list[tuple[float, float]], chance: random.Random) -> str:
    """Return a polygon as a path whose edge is a little torn."""
    spots: list[tuple[float, float]] = []
    ring = [*outline, outline[0]]
    for (ax, ay), (bx, by) in pairwise(ring):
        steps = max(1, round(math.hypot(bx - ax, by - ay) / STEP))
        spots += [(ax + (bx - ax) * n / steps, ay + (by - ay) * n / steps) for n in range(steps)]
    torn = [(round(x + chance.gauss(0, ROUGH)), round(y + chance.gauss(0, ROUGH))) for x, y in spots]
    path, (lx, ly) = f"M{torn[0][0]} {torn[0][1]}l", torn[0]
    for x, y in torn[1:]:
        dx, dy = x - lx, y - ly
        path += f"{'' if dx < 0 or path[-1] == 'l' else ' '}{dx}{'' if dy < 0 else ' '}{dy}"
        lx, ly = x, y
    return path + "z"


def wordmark() -> dict[str, str]:
    """Return "SPIT!" in two inks, for each edition."""
    font, chance = TTFont(FONT), random.Random(7)  # noqa: S311
    metrics, cmap, scale = font["hmtx"], font.getBestCmap(), 1000 / font["head"].unitsPerEm
    outlines: list[list[tuple[float, float]]] = []
    x = 0.0
    for letter in "SPIT":
        outlines += flat(font, letter, x)
        x += metrics[cmap[ord(letter)]][0] * scale - 5
    caps = font["OS/2"].sCapHeight * scale * STRETCH
    x += 62  # the mark of exclamation: a wedge above a diamond
    outlines.append([(x, -caps), (x + 176, -caps), (x + 140, -caps * 0.31), (x + 36, -caps * 0.31)])
    middle, foot = x + 88, 8.0
    outlines.append([(middle, foot - 222), (middle + 106, foot - 111), (middle, foot), (middle - 106, foot - 111)])

    word = "".join(rough(outline, chance) for outline in outlines)
    left = min(px for outline in outlines for px, _ in outline) - 6
    right = middle + 106 + SHIFT[0] + 8
    top, bottom = -caps - 26, 26 + SHIFT[1]
    rows, rise, begin, dots = 35, PITCH * 0.9, 170, ""
    for n in range(rows):
        y = top + begin + n * rise
        radius = PITCH * (0.08 + 0.98 * n / (rows - 1))
        for cx in (0, 2 * PITCH) if n % 2 else (PITCH,):
            dots += f'<circle cx="{cx}" cy="{y - top:.0f}" r="{radius:.1f}"/>'
    solid = top + begin + rows * rise
    files = {}
    for edition, (first, second, both) in EDITIONS.items():
        box = f"M{left:.0f} {top:.0f}H{right:.0f}V{bottom:.0f}H{left:.0f}Z"
        blue = f'<path clip-path="url(#b)" fill="url(#{{}})" d="{box}"/>'
        screens = "".join(
            f'<pattern id="{name}" width="{2 * PITCH}" height="{bottom - top + 50:.0f}" y="{top:.0f}" '
            f'patternUnits="userSpaceOnUse">'
            f'<g fill="{ink}">{dots}<path d="M0 {solid - top - 20:.0f}h{2 * PITCH}v400h-{2 * PITCH}z"/></g></pattern>'
            for name, ink in (("s", second), ("o", both))
        )
        files[edition] = (
            f'<svg xmlns="http://www.w3.org/2000/svg" '
            f'viewBox="{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}">'
            f'<defs><path id="w" d="{word}"/><clipPath id="a"><use href="#w"/></clipPath>'
            f'<clipPath id="b"><use href="#w" x="{SHIFT[0]}" y="{SHIFT[1]}"/></clipPath>{screens}</defs>'
            f'<use href="#w" fill="{first}"/>{blue.format("s")}<g clip-path="url(#a)">{blue.format("o")}</g></svg>\n'
        )
    return files


if __name__ == "__main__":
    (HERE / "halftone.svg").write_text(halftone())
    for edition, text in wordmark().items():
        (HERE / f"wordmark-{edition}.svg").write_text(text)
