"""A refresh by signals: the year of a fleet on one page of a calendar, and the three laptops that are on its list."""

import math

from parts.materials import brass, graphite, printed, silver, white, wood
from parts.mesh import group, line, sheet, slab
from parts.studio import camera, kolam, studio
from scenes.lcm import THICK, closed

WIDE, TALL = 3.5, 2.96


def calendar(loc, turn):
    """One large page on a board, held by two rings."""
    it = group(loc, (0, 0, turn))
    slab(WIDE + 0.3, 1.2, 0.1, 0.06, wood(), parent=it, bevel=0.025)
    face = group((0, -0.3, 0.08), (-14, 0, 0), it)
    slab(WIDE + 0.2, TALL + 0.36, 0.08, 0.06, wood(), (0, 0.06, TALL / 2 + 0.16), (90, 0, 0), face, bevel=0.02)
    slab(WIDE, TALL, 0.05, 0.03, white(), (0, -0.02, TALL / 2 + 0.08), (90, 0, 0), face, bevel=0.008)
    sheet(WIDE - 0.02, TALL - 0.02, 0.03, printed("refresh-year", 0.6, lit=0.25), (0, -0.0725, TALL / 2 + 0.08), (90, 0, 0), face)
    for x in (-0.9, 0.9):
        ring = [(x, -0.02 + 0.14 * math.cos(a), TALL + 0.12 + 0.17 * math.sin(a)) for a in (math.radians(10 * s) for s in range(36))]
        line(ring, 0.028, brass(), parent=face, closed=True)


def build(view):
    studio(sun=None)
    kolam((0, -0.9, 0.003), 3.4)
    calendar((-0.75, 0.9, 0), 8)
    on = group((1.55, -0.75, 0), (0, 0, -14))
    on.scale = (0.72, 0.72, 0.72)
    for at, body in enumerate((silver(), graphite(), silver())):
        closed((0.03 * (at - 1), 0, at * THICK), (at - 1) * 3, body, on)
    camera((0.3, -15.0, 5.0), (0.1, 0.0, 1.42), lens=73, blur=0.8, focus=(0, -0.2, 1.4))
