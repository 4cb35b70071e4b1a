"""The Canalys figures: a bound report stands open at a chart whose quarters swing; a lens enlarges the line below it."""

import math

from parts.materials import brass, glass, graphite, printed, solid, walnut, white
from parts.mesh import ball, between, group, line, prism, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio

WIDE, TALL, LEAN = 1.98, 2.64, 20


def leaf(face, side, name):
    """One half of the open report: its pages lie against the board and bow up from the fold."""
    half = group((0, 0, 0), (0, 0, side * 7), face)
    x = side * (WIDE / 2 + 0.02)
    slab(WIDE + 0.14, TALL + 0.14, 0.05, 0.04, solid("#4a1d4b", 0.5), (x + side * 0.03, 0.1, TALL / 2), (90, 0, 0), half, bevel=0.015)
    for at in range(5):
        slab(WIDE - at * 0.012, TALL - 0.02, 0.028, 0.015, white(), (x - side * at * 0.006, 0.05 - at * 0.028, TALL / 2), (90, 0, 0), half, bevel=0.004)
    sheet(WIDE - 0.07, TALL - 0.04, 0.01, printed(name, 0.6, lit=0.2), (x - side * 0.03, -0.0925, TALL / 2), (90, 0, 0), half)


def rings(face):
    """The wire that binds the leaves."""
    for at in range(22):
        z = 0.12 + at * (TALL - 0.24) / 21
        points = [(0.12 * math.cos(a), -0.03 + 0.13 * math.sin(a), z) for a in (math.radians(15 * s) for s in range(24))]
        line(points, 0.017, graphite(), parent=face, closed=True)


def bookstand(loc, turn):
    it = group(loc, (0, 0, turn))
    it.scale = (1.16, 1.16, 1.16)
    slab(3.9, 0.7, 0.12, 0.06, walnut(), (0, 0.0, 0), parent=it, bevel=0.025)
    slab(3.9, 0.1, 0.1, 0.03, walnut(), (0, -0.3, 0.11), parent=it, bevel=0.025)
    face = group((0, 0.0, 0.13), (-LEAN, 0, 0), it)
    slab(3.3, 2.3, 0.1, 0.1, walnut(), (0, 0.28, 1.15), (90, 0, 0), face, bevel=0.03)
    for x in (-1.2, 1.2):
        between((x, 0.75, 1.9), (x, 1.55, 0.04), 0.06, walnut(), it)
        between((x, 0.2, 0.06), (x, 1.58, 0.05), 0.05, walnut(), it)
    leaf(face, -1, "report-left")
    leaf(face, 1, "report-right")
    rings(face)
    return it


def lens(loc, turn):
    """A reading glass on a turned foot; in it the small line is large."""
    it = group(loc, (0, 0, turn))
    it.scale = (0.74, 0.74, 0.74)
    metal = brass()
    turned([(0, 0), (0.52, 0), (0.54, 0.04), (0.46, 0.1), (0.16, 0.16), (0.08, 0.3), (0, 0.3)], metal, parent=it, steps=96)
    rod(0.055, 0.52, metal, (0, 0, 0.2), parent=it, bevel=0, steps=32)
    ball(0.1, metal, (0, 0, 0.72), it)
    face = group((0, 0, 1.46), (-12, 0, 0), it)
    ring = [(0.72 * math.cos(a), 0, 0.72 * math.sin(a)) for a in (math.radians(4 * s) for s in range(90))]
    line(ring, 0.075, metal, parent=face, closed=True)
    sheet(1.36, 1.36, 0.68, printed("under-lens", 0.5, lit=0.25), (0, 0.02, 0), (90, 0, 0), face)
    dome = [(0.0, 0.16), (0.2, 0.15), (0.4, 0.11), (0.58, 0.05), (0.68, 0.0)]
    turned(list(reversed(dome)) + [(x, z - 0.012) for x, z in dome], glass(), (0, 0.0, 0), (90, 0, 0), face, steps=96)
    return it


def build(view):
    studio(sun=(-3.0, 2.6, 1.5))
    kolam((0, -0.9, 0.003), 3.3)
    bookstand((0.2, 1.0, 0), -4)
    lens((-1.38, -1.05, 0), 10)
    pen = group((0.6, -1.5, 0.06), (0, 90, 12))
    rod(0.06, 1.5, solid("#111217", 0.2, 0, 0.5, 0.6), parent=pen, bevel=0.03)
    rod(0.0615, 0.04, brass(), (0, 0, 0.5), parent=pen, bevel=0.005)
    prism([(-0.05, 0), (0.05, 0), (0, 0.3)], 0.012, brass(), (0.0, 0, 1.48), (90, 0, 90), pen, bevel=0.003)
    camera((0.3, -14.6, 5.0), (0.0, 0.2, 1.42), lens=82, blur=0.8, focus=(-0.2, 0.0, 1.4))
