"""School leaders: the desk on which the decision is taken. Seven questions on the tablet, the yearly page for the board, pen and spectacles."""

import math

from parts.devices import tablet
from parts.materials import brass, glass, printed, solid, walnut, white, wood
from parts.mesh import group, line, prism, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio

TOP = 1.5


def spectacles(loc, turn):
    """Reading glasses that lie on their temples."""
    it = group(loc, (0, 0, turn))
    metal = brass()
    for x in (-0.36, 0.36):
        ring = [(x + 0.29 * math.cos(a), 0.0, 0.27 + 0.25 * math.sin(a)) for a in (math.radians(5 * s) for s in range(72))]
        line(ring, 0.024, metal, parent=it, closed=True)
        rod(0.24, 0.012, glass(), (x, 0.006, 0.27), (90, 0, 0), it, bevel=0, steps=64)
        side = x / abs(x)
        line([(side * 0.65, 0, 0.34), (side * 0.69, 0.05, 0.34), (side * 0.66, 0.95, 0.24), (side * 0.6, 1.15, 0.03)], 0.02, metal, parent=it)
    line([(-0.08, 0, 0.34), (-0.04, -0.03, 0.38), (0.04, -0.03, 0.38), (0.08, 0, 0.34)], 0.022, metal, parent=it)
    return it


def pen(loc, turn):
    """A fountain pen that lies open, its cap on its end."""
    it = group(loc, (0, 90, turn))
    it.scale = (0.8, 0.8, 0.8)
    body, metal = solid("#111217", 0.15, 0, 0.5, 0.6), brass()
    turned([(0, 0), (0.05, 0.01), (0.085, 0.1), (0.09, 1.15), (0.075, 1.3), (0.07, 1.32)], body, parent=it, steps=48)
    rod(0.093, 0.05, metal, (0, 0, 0.5), parent=it, bevel=0.01)
    turned([(0.065, 1.32), (0.055, 1.55), (0.045, 1.58), (0, 1.58)], body, parent=it, steps=48)
    prism([(-0.05, 0), (0.05, 0), (0.045, 0.12), (0.0, 0.34), (-0.045, 0.12)], 0.012, metal, (0.03, 0, 1.56), (90, 0, 90), it, bevel=0.004)
    slab(0.03, 0.55, 0.02, 0.01, metal, (-0.1, 0, 0.32), (90, 0, 90), it, bevel=0.006)
    return it


def name_plate(loc, turn):
    """A bar of wood with a plate of brass that says whose desk it is."""
    it = group(loc, (0, 0, turn))
    it.scale = (0.72, 0.72, 0.72)
    prism([(-0.34, 0), (0.34, 0), (0.12, 0.56), (-0.12, 0.56)], 2.3, wood(), (-1.15, 0, 0), (90, 0, 90), it, bevel=0.03)
    face = group((0, -0.232, 0.28), (90 - 21.4, 0, 0), it)
    slab(2.0, 0.4, 0.02, 0.03, brass(), (0, 0, 0), parent=face, bevel=0.006)
    sheet(1.9, 0.34, 0.02, printed("principal", 0.4, lit=0.2), (0, 0, 0.0225), parent=face)
    return it


def page(loc, turn):
    """A page on a stand of wood."""
    it = group(loc, (0, 0, turn))
    slab(1.5, 0.42, 0.12, 0.05, wood(), (0, 0.05, 0), parent=it, bevel=0.025)
    back = group((0, 0.04, 0.1), (-20, 0, 0), it)
    slab(1.46, 1.86, 0.06, 0.06, wood(), (0, 0.03, 0.93), (90, 0, 0), back, bevel=0.02)
    slab(1.28, 1.64, 0.015, 0.01, white(), (0, -0.032, 0.92), (90, 0, 0), back, bevel=0.004)
    sheet(1.26, 1.62, 0.01, printed("year", 0.6, lit=0.2), (0, -0.0485, 0.92), (90, 0, 0), back)
    slab(0.4, 0.1, 0.06, 0.02, brass(), (0, -0.05, 1.74), (90, 0, 0), back, bevel=0.015)
    return it


def build(view):
    studio(sun=(2.5, 1.25, 1.2, 8))
    slab(14, 9.2, 0.22, 0.1, walnut(), (0, -1.9, TOP - 0.22), bevel=0.03)
    slab(4.9, 3.5, 0.03, 0.12, solid("#14361d", 0.55), (0.05, -1.25, TOP), bevel=0.012)
    up = TOP + 0.03
    kolam((0.05, -1.35, up + 0.003), 1.6, radius=0.018)
    tablet("seven", (0.75, 0.1, up), turn=-8, lean=20, body=solid("#b9bcc6", 0.35, 0.8))
    page((-1.35, 0.0, up), 10)
    spectacles((-0.95, -1.25, up), 14)
    pen((-1.0, -2.25, up + 0.08), 14)
    name_plate((1.15, -1.6, up), -10)
    camera((0.2, -14.0, 5.8), (0.0, -0.3, 2.28), lens=92, blur=0.8, focus=(0, -0.2, 2.2))
