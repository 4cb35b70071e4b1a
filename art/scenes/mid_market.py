"""Mid-market: the desk of an IT team that knows Windows. One list for PCs and Macs, the day of the plan on a desk calendar, a mug."""

import math

from parts.devices import display, stylus
from parts.materials import brass, graphite, keys, printed, rubber, silver, solid, walnut, white, wood
from parts.mesh import group, line, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio

TOP = 1.5


def keyboard(loc, turn):
    it = group(loc, (0, 0, turn))
    slab(2.9, 1.1, 0.08, 0.1, graphite(), parent=it, bevel=0.02)
    cap = keys()
    for row in range(5):
        for at in range(14):
            if not (row == 4 and 4 <= at <= 8):
                slab(0.172, 0.168, 0.035, 0.024, cap, (-1.28 + at * 0.197, 0.39 - row * 0.195, 0.078), parent=it, bevel=0.01, segments=2)
    slab(0.95, 0.168, 0.035, 0.024, cap, (-0.1, -0.39, 0.078), parent=it, bevel=0.01, segments=2)


def calendar(loc, turn):
    """A calendar of days on a stand, its leaves on two rings."""
    it = group(loc, (0, 0, turn))
    slab(1.7, 1.0, 0.08, 0.06, wood(), parent=it, bevel=0.025)
    face = group((0, -0.3, 0.06), (-20, 0, 0), it)
    slab(1.6, 1.75, 0.06, 0.05, wood(), (0, 0.05, 0.88), (90, 0, 0), face, bevel=0.02)
    slab(1.42, 1.5, 0.05, 0.02, white(), (0, -0.01, 0.83), (90, 0, 0), face, bevel=0.008)
    sheet(1.4, 1.48, 0.02, printed("day-31", 0.6, lit=0.25), (0, -0.0625, 0.83), (90, 0, 0), face)
    for x in (-0.38, 0.38):
        ring = [(x, -0.03 + 0.11 * math.cos(a), 1.6 + 0.13 * math.sin(a)) for a in (math.radians(10 * s) for s in range(36))]
        line(ring, 0.02, brass(), parent=face, closed=True)


def mug(loc, turn):
    it = group(loc, (0, 0, turn))
    glaze = solid("#f2a516", 0.25, 0, 0.5, 0.4)
    turned([(0, 0), (0.36, 0), (0.4, 0.05), (0.41, 0.86), (0.39, 0.89), (0.36, 0.86), (0.35, 0.1), (0, 0.08)], glaze, parent=it, steps=96)
    turned([(0, 0.72), (0.36, 0.72)], solid("#5b3417", 0.15), parent=it, steps=64)
    ear = [(0.39 + 0.24 * math.sin(a), 0, 0.46 + 0.26 * math.cos(a)) for a in (math.radians(8 * s) for s in range(24))]
    line(ear, 0.05, glaze, parent=it)


def build(view):
    studio(sun=(-3.6, 1.2, 2.3))
    slab(14, 9.2, 0.22, 0.1, walnut(), (0, -1.9, TOP - 0.22), bevel=0.03)
    kolam((0.1, -2.0, TOP + 0.003), 2.9, radius=0.023)
    display("one-list", (0.75, 1.1, TOP), turn=-5, w=4.7, tall=2.95)
    keyboard((0.6, -1.25, TOP), -5)
    calendar((-2.3, -0.5, TOP), 14)
    mug((2.75, -0.5, TOP), -30)
    camera((0.2, -15.5, 6.3), (0.05, 0.0, 2.95), lens=80, blur=0.75, focus=(0, -0.2, 2.8))
