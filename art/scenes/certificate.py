"""Proof when a device retires: the certificate with its seal, the eraser before it."""

import math

from parts.materials import brass, printed, solid, walnut, white
from parts.mesh import group, prism, rod, sheet, slab
from parts.studio import camera, kolam, studio
from scenes.lcm import closed


def frame(loc, turn):
    """A certificate in a frame that leans on its strut."""
    it = group(loc, (0, 0, turn))
    face = group((0, 0, 0), (-13, 0, 0), it)
    w, tall = 3.3, 2.72
    slab(w, tall, 0.12, 0.03, walnut(), (0, 0.06, tall / 2), (90, 0, 0), face, bevel=0.03)
    slab(w - 0.3, tall - 0.3, 0.02, 0.01, white(), (0, -0.055, tall / 2), (90, 0, 0), face, bevel=0)
    sheet(w - 0.3, (w - 0.3) * 360 / 440, 0.01, printed("certificate", 0.6, lit=0.2), (0, -0.0775, tall / 2), (90, 0, 0), face)
    for x in (-1, 1):
        for z in (0, 1):
            slab(0.26, 0.26, 0.03, 0.03, brass(), (x * (w / 2 - 0.12), -0.05, 0.12 + z * (tall - 0.24)), (90, 0, 0), face, bevel=0.01)
    seal(group((1.0, -0.08, 1.28), parent=face))
    strut = group((0, 1.5, 0), (20, 0, 0), it)
    slab(0.5, 1.8, 0.06, 0.03, walnut(), (0, 0, 0.9), (90, 0, 0), strut, bevel=0.015)


def seal(it):
    """A seal of red wax on two ends of ribbon."""
    ribbon = solid("#f2a516", 0.5)
    for side in (-1, 1):
        prism([(-0.13, 0), (0.13, 0), (0.13, -0.95), (0, -0.82), (-0.13, -0.95)], 0.012, ribbon, (side * 0.12, 0, 0), (90, side * 11, 0), it, bevel=0.002)
    edge = [((0.4 + 0.02 * math.sin(5 * a) + 0.012 * math.sin(9 * a + 1)) * math.cos(a), (0.4 + 0.02 * math.sin(5 * a) + 0.012 * math.sin(9 * a + 1)) * math.sin(a)) for a in (math.radians(4 * s) for s in range(90))]
    prism(edge, 0.1, solid("#b3241b", 0.3, 0, 0.5, 0.4), (0, -0.012, 0), (90, 0, 0), it, bevel=0.04)
    rod(0.26, 0.03, solid("#9c1d15", 0.3, 0, 0.5, 0.4), (0, -0.1, 0), (90, 0, 0), it, bevel=0.014)


def eraser(loc, turn):
    """A rubber in its sleeve."""
    it = group(loc, (0, 0, turn))
    slab(1.5, 0.62, 0.36, 0.1, solid("#f3efe6", 0.7), parent=it, bevel=0.07)
    slab(0.95, 0.65, 0.39, 0.05, solid("#3438b8", 0.5), (0.28, 0, -0.0), parent=it, bevel=0.02)
    slab(0.2, 0.655, 0.395, 0.04, solid("#f2a516", 0.5), (0.0, 0, -0.0), parent=it, bevel=0.02)


def build(view):
    studio(sun=None)
    kolam((0.1, -1.1, 0.003), 3.1)
    frame((-0.45, 0.2, 0), 8)
    pile = group((1.85, -0.55, 0), (0, 0, -16))
    pile.scale = (0.5, 0.5, 0.5)
    for at in range(3):
        closed((0.03 * at, 0, at * 0.185), (at * 5 % 4 - 1.5) * 2, solid(("#3c3e47", "#c3c5ce", "#d9d3c4")[at], 0.34, 0.8), pile)
    eraser((-0.6, -1.75, 0), 12)
    camera((0.2, -14.0, 5.0), (0.1, 0.0, 1.07), lens=85, blur=0.85, focus=(-0.2, -0.1, 1.3))
