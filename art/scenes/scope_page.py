"""A scope before a project: one page on an easel, and the rule that measures it."""

import math

from parts.materials import brass, graphite, printed, solid, walnut, white, wood
from parts.mesh import between, group, rod, sheet, slab
from parts.studio import camera, kolam, studio

LEAN = 12


def easel(loc, turn):
    """A table easel of three legs; the page stands on its ledge."""
    it = group(loc, (0, 0, turn))
    face = group((0, 0, 0), (-LEAN, 0, 0), it)
    for side in (-1, 1):
        between((side * 1.15, 0, 0.04), (side * 0.2, 0, 3.5), 0.075, wood(), face)
    top = (0, 3.45 * math.sin(math.radians(LEAN)), 3.45 * math.cos(math.radians(LEAN)))
    between((0, 2.0, 0.04), top, 0.075, wood(), it)
    rod(0.09, 0.5, brass(), (-0.25, 0, 3.4), (0, 90, 0), face, bevel=0.02)
    slab(2.7, 0.34, 0.1, 0.03, wood(), (0, -0.16, 0.5), parent=face, bevel=0.02)
    slab(2.16, 2.76, 0.05, 0.03, walnut(), (0, -0.1, 2.0), (90, 0, 0), face, bevel=0.015)
    slab(2.0, 2.6, 0.02, 0.01, white(), (0, -0.15, 1.97), (90, 0, 0), face, bevel=0.004)
    sheet(1.99, 2.59, 0.01, printed("scope-page", 0.6, lit=0.2), (0, -0.1715, 1.97), (90, 0, 0), face)
    slab(0.62, 0.2, 0.08, 0.03, brass(), (0, -0.12, 3.33), (90, 0, 0), face, bevel=0.02)


def rule(loc, turn):
    """A folding rule, opened to a zigzag that stands on its edge."""
    it = group(loc, (0, 0, turn))
    paint, ink = solid("#f2a516", 0.45), solid("#2c1b00", 0.6)
    x, y, long = 0.0, 0.0, 1.5
    for at, angle in enumerate((28, -28, 28, -28)):
        leg = group((x, y, 0), (0, 0, angle), it)
        slab(long, 0.05, 0.34, 0.02, paint, (long / 2, 0, 0), parent=leg, bevel=0.015)
        for tick in range(1, 12):
            tall = 0.17 if tick % 5 == 0 else 0.1
            slab(0.014, 0.004, tall, 0.002, ink, (tick * long / 12, -0.0265, 0.34 - tall - 0.01), parent=leg, bevel=0)
        x, y = x + long * math.cos(math.radians(angle)), y + long * math.sin(math.radians(angle))
        if at < 3:
            rod(0.06, 0.37, brass(), (x, y, 0), parent=it, bevel=0.015)


def tape(loc, turn):
    """A tape measure on its edge, its tongue drawn out a little."""
    it = group(loc, (0, 0, turn))
    slab(0.86, 0.78, 0.4, 0.3, solid("#a3271a", 0.4), (0, 0.2, 0.39), (90, 0, 0), it, bevel=0.05)
    rod(0.27, 0.43, brass(), (0, 0.215, 0.4), (90, 0, 0), it, bevel=0.015)
    slab(0.8, 0.24, 0.02, 0.01, solid("#f2a516", 0.45), (-0.66, 0, 0.05), parent=it, bevel=0)
    slab(0.04, 0.26, 0.1, 0.01, graphite(), (-1.06, 0, 0), parent=it, bevel=0.008)


def build(view):
    studio(sun=None)
    kolam((0.1, -1.0, 0.003), 3.1)
    easel((-0.2, 0.4, 0), 8)
    rule((-2.5, -1.6, 0), -3)
    tape((2.0, -0.25, 0), 14)
    camera((0.2, -14.4, 5.0), (0.05, 0.0, 1.55), lens=84, blur=0.85, focus=(-0.1, 0.0, 1.6))
