"""Parents: the table at home. The tablet says what the school sees; the tiffin and the exercise books wait for the morning."""

import math

from parts.devices import tablet
from parts.materials import brass, solid, walnut
from parts.mesh import group, line, rod, slab, turned
from parts.studio import camera, kolam, studio
from parts.things import book, pencil

TOP = 1.5


def tiffin(loc, turn):
    """A lunch box of three tiers, held by its bow and two clips."""
    it = group(loc, (0, 0, turn))
    steel, clip = solid("#d3d5da", 0.2, 0.95), brass()
    for tier in range(3):
        z = tier * 0.52
        turned([(0, z), (0.55, z), (0.6, z + 0.03), (0.6, z + 0.46), (0.63, z + 0.47), (0.63, z + 0.51), (0.58, z + 0.52), (0, z + 0.52)], steel, parent=it, steps=128)
    turned([(0, 1.56), (0.62, 1.56), (0.63, 1.59), (0.56, 1.66), (0.3, 1.71), (0, 1.72)], steel, parent=it, steps=128)
    for side in (-1, 1):
        slab(0.06, 0.16, 1.72, 0.02, clip, (side * 0.665, 0, 0.04), parent=it, bevel=0.012)
        slab(0.1, 0.22, 0.1, 0.03, clip, (side * 0.67, 0, 1.5), parent=it, bevel=0.02)
    bow = [(-0.665 * math.cos(a), 0, 1.62 + 0.5 * math.sin(a) ** 0.6) for a in (math.pi * s / 60 for s in range(61))]
    line(bow, 0.04, clip, parent=it)
    return it


def bottle(loc):
    """A water bottle of steel, its cap in marigold."""
    it = group(loc)
    turned([(0, 0), (0.3, 0), (0.33, 0.04), (0.33, 1.3), (0.28, 1.45), (0.2, 1.52), (0.2, 1.6), (0, 1.6)], solid("#2b6c38", 0.35, 0.3, 0.5, 0.5), parent=it, steps=96)
    rod(0.23, 0.3, solid("#f2a516", 0.4), (0, 0, 1.58), parent=it, bevel=0.05)
    return it


def build(view):
    studio(sun=(-1.75, 1.5, 1.05, 7))
    slab(14, 9.2, 0.22, 0.1, walnut(), (0, -1.9, TOP - 0.22), bevel=0.03)
    kolam((0.1, -1.2, TOP + 0.003), 2.7, radius=0.022)
    tablet("school-sees", (-0.35, -0.35, TOP), turn=8, lean=20, body=solid("#b9bcc6", 0.35, 0.8))
    tiffin((1.75, 0.55, TOP), 24)
    bottle((-2.05, 1.35, TOP))
    book(1.5, 1.1, 0.14, (1.55, -1.35, TOP), turn=-14, colour="#8fbf86")
    book(1.4, 1.05, 0.12, (1.5, -1.33, TOP + 0.14), turn=-4, colour="#e9e7e1")
    pencil((1.0, -1.45, TOP + 0.3), (0, 90, 18))
    camera((0.3, -14.0, 6.0), (0.0, 0.0, 2.15), lens=94, blur=0.8, focus=(-0.2, -0.3, 2.2))
