"""People: the table of the teams. The plan of a day, what each of them works with, tea, and a badge that still waits for its name."""

import math

from parts.devices import laptop
from parts.materials import graphite, rubber, walnut
from parts.mesh import ball, group, line, rod, slab
from parts.studio import camera, kolam, studio
from parts.things import badge, book, carton, pencil, screwdriver, tea

TOP = 1.5


def headset(loc, turn):
    """A headset that stands on its cups."""
    it = group(loc, (0, 0, turn))
    dark, soft = graphite(), rubber()
    for side in (-1, 1):
        rod(0.36, 0.2, dark, (side * 0.8, 0, 0.37), (0, side * 90, 0), it, bevel=0.05, steps=64)
        rod(0.33, 0.16, soft, (side * 0.8, 0, 0.37), (0, -side * 90, 0), it, bevel=0.06, steps=64)
    bow = [(-0.9 * math.cos(a), 0, 0.62 + 1.08 * math.sin(a)) for a in (math.radians(4 * s) for s in range(46))]
    line(bow, 0.05, dark, parent=it)
    pad = [(-0.83 * math.cos(a), 0, 0.62 + 1.0 * math.sin(a)) for a in (math.radians(50 + 4 * s) for s in range(21))]
    line(pad, 0.07, soft, parent=it)
    boom = [(-1.0, -0.9 * math.sin(a), 0.2 + 0.17 * math.cos(a)) for a in (math.radians(3 * s) for s in range(26))]
    line(boom, 0.025, dark, parent=it)
    ball(0.07, soft, boom[-1], it, (1, 1.5, 1))
    return it


def build(view):
    studio(sun=(-2.9, 2.0, 1.9))
    slab(14, 9.2, 0.22, 0.1, walnut(), (0, -1.9, TOP - 0.22), bevel=0.03)
    kolam((0.1, -1.35, TOP + 0.003), 2.8, radius=0.022)
    laptop("rota", (0.35, 0.5, TOP), turn=5, opened=112)
    headset((-1.84, -1.6, TOP), 24)
    book(1.5, 1.1, 0.2, (-2.5, 1.6, TOP), turn=12, colour="#3438b8")
    book(1.35, 1.0, 0.16, (-2.5, 1.6, TOP + 0.2), turn=2, colour="#2b6c38")
    pencil((-3.0, 1.5, TOP + 0.4), (0, 90, 30))
    carton(1.7, 1.2, 1.15, (2.45, 1.25, TOP), turn=-12)
    badge("badge", (2.1, 0.2, TOP), -10, 18)
    tea((0.6, -1.55, TOP))
    tea((1.15, -1.2, TOP))
    screwdriver((1.3, -2.0, TOP + 0.1), (90, 0, 62))
    camera((-0.3, -14.0, 6.2), (0.05, 0.0, 2.15), lens=78, blur=0.9, focus=(0, -0.3, 2.1))
