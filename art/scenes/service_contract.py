"""A service contract: a stopwatch, the response times by city, the report that shows whether they were kept."""

import math

from parts.devices import tablet
from parts.materials import brass, glass, graphite, printed, silver, solid, white, wood
from parts.mesh import group, line, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio

TOP = 1.5


def stopwatch(loc, turn, lean=18):
    """A stopwatch that stands on a small foot."""
    it = group(loc, (0, 0, turn))
    it.scale = (0.78, 0.78, 0.78)
    turned([(0, 0), (0.72, 0), (0.74, 0.04), (0.66, 0.12), (0, 0.12)], graphite(), parent=it, steps=96)
    slab(0.3, 0.12, 0.75, 0.04, graphite(), (0, 0.22, 0.1), (-lean * 0.6, 0, 0), it, bevel=0.02)
    face = group((0, 0.05, 1.2), (90 - lean, 0, 0), it)
    turned([(0, -0.14), (0.86, -0.14), (0.97, -0.06), (0.99, 0.06), (0.95, 0.14), (0.87, 0.17), (0.84, 0.12), (0, 0.12)], brass(), parent=face, steps=160)
    sheet(1.68, 1.68, 0.84, printed("dial", 0.4, lit=0.3), (0, 0, 0.125), parent=face)
    hand = group((0, 0, 0.145), (0, 0, -96), face)
    slab(0.035, 0.86, 0.012, 0.01, solid("#c9472b", 0.4), (0, 0.28, 0), parent=hand, bevel=0.003)
    rod(0.07, 0.03, brass(), (0, 0, 0.14), parent=face, bevel=0.008)
    rod(0.08, 0.26, silver(), (0, 0.98, 0), (-90, 0, 0), face, bevel=0.015)
    rod(0.17, 0.2, brass(), (0, 1.18, 0), (-90, 0, 0), face, bevel=0.035, steps=40)
    ring = [(0.27 * math.cos(a), 1.34 + 0.27 * math.sin(a), 0) for a in (math.radians(6 * s) for s in range(60))]
    line(ring, 0.03, brass(), parent=face, closed=True)
    for side in (-1, 1):
        rod(0.06, 0.2, silver(), (side * 0.68, 0.7, 0), (-90, 0, side * -44), face, bevel=0.012)
    return it


def contract(loc, turn):
    """The page with the times, upright in a block of wood."""
    it = group(loc, (0, 0, turn))
    slab(1.9, 0.5, 0.16, 0.05, wood(), (0, 0.02, 0), parent=it, bevel=0.03)
    face = group((0, 0, 0.1), (-9, 0, 0), it)
    slab(1.66, 2.1, 0.03, 0.03, white(), (0, 0.02, 1.05), (90, 0, 0), face, bevel=0.006)
    sheet(1.64, 2.08, 0.02, printed("times", 0.6, lit=0.25), (0, -0.0125, 1.05), (90, 0, 0), face)
    seal = group((0.5, -0.02, 0.36), (90, 0, 0), face)
    turned([(0, 0), (0.2, 0), (0.22, 0.02), (0.19, 0.05), (0, 0.055)], solid("#c9472b", 0.4), parent=seal, steps=48)


def build(view):
    studio(sun=(-0.9, 5.0, 2.4))
    slab(14, 9.2, 0.22, 0.1, wood(), (0, -1.9, TOP - 0.22), bevel=0.03)
    slab(5.6, 3.6, 0.03, 0.14, solid("#0e474d", 0.6), (0, -0.9, TOP), bevel=0.012)
    up = TOP + 0.03
    kolam((0.1, -1.1, up + 0.003), 1.5, radius=0.015)
    contract((-2.0, 0.2, up), 14)
    tablet("kept", (1.75, 0.5, up), turn=-10, lean=18)
    stopwatch((-0.25, -1.3, up), -4)
    camera((0.0, -14.5, 5.6), (0.0, -0.1, 2.42), lens=80, blur=0.75, focus=(0, -0.9, 2.5))
