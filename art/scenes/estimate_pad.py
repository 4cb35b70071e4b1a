"""An estimate before a repair: the pad of the workshop, the two boxes for the answer still empty, and the battery it speaks of."""

import math

from parts.materials import brass, graphite, printed, solid, walnut, white
from parts.mesh import group, line, sheet, slab
from parts.studio import camera, kolam, studio
from parts.things import pencil, screwdriver

WIDE, TALL, LEAN = 3.0, 2.94, 17


def pad(loc, turn):
    """A pad that stands as a tent, its leaves held by rings at the top."""
    it = group(loc, (0, 0, turn))
    slab(WIDE + 0.2, 1.9, 0.1, 0.08, walnut(), (0, 0.72, 0), parent=it, bevel=0.02)
    face = group((0, 0, 0.1), (-LEAN, 0, 0), it)
    slab(WIDE, TALL, 0.06, 0.05, solid("#a3271a", 0.6), (0, 0.06, TALL / 2), (90, 0, 0), face, bevel=0.015)
    slab(WIDE - 0.08, TALL - 0.06, 0.07, 0.03, white(), (0, 0.0, TALL / 2), (90, 0, 0), face, bevel=0.01)
    sheet(WIDE - 0.1, TALL - 0.1, 0.03, printed("estimate-pad", 0.6, lit=0.2), (0, -0.0715, TALL / 2 - 0.01), (90, 0, 0), face)
    back = group((0, 1.72, 0.1), (LEAN, 0, 0), it)
    slab(WIDE, TALL - 0.02, 0.05, 0.05, solid("#a3271a", 0.6), (0, 0.0, TALL / 2), (90, 0, 0), back, bevel=0.015)
    for at in range(15):
        x = (at - 7) * 0.19
        ring = [(x, -0.02 + 0.13 * math.cos(a), TALL - 0.03 + 0.13 * math.sin(a)) for a in (math.radians(12 * s) for s in range(30))]
        line(ring, 0.018, brass(), parent=face, closed=True)


def battery(loc, turn):
    """A battery of three flat cells with its label and its plug."""
    it = group(loc, (0, 0, turn))
    skin = solid("#26272d", 0.45)
    for x in (-0.83, 0, 0.83):
        slab(0.8, 1.05, 0.13, 0.05, skin, (x, 0, 0), parent=it, bevel=0.03)
    slab(2.46, 0.16, 0.1, 0.02, graphite(), (0, 0.56, 0), parent=it, bevel=0.015)
    sheet(1.5, 0.865, 0.03, printed("estimate-battery", 0.5, lit=0.25), (0, -0.02, 0.134), parent=it)
    slab(0.3, 0.14, 0.08, 0.02, brass(), (0.9, 0.7, 0), parent=it, bevel=0.01)


def build(view):
    studio(sun=None)
    kolam((0.1, -1.0, 0.003), 3.1)
    pad((-0.35, 0.15, 0), 9)
    battery((0.95, -1.35, 0), -14)
    screwdriver((2.05, -0.35, 0.09), (-90, 0, 24))
    pencil((-2.0, -1.35, 0.05), (0, 90, 24))
    camera((0.1, -14.0, 5.0), (0.05, 0.0, 1.22), lens=80, blur=0.85, focus=(-0.1, -0.2, 1.4))
