"""A hospital's repair desk: a tablet on a drip stand counts what is in use, spare and at repair; a bedside table with a spare, what disinfects it and a stethoscope."""

import math

from parts.devices import tablet
from parts.materials import brass, graphite, rubber, silver, solid, white
from parts.mesh import between, group, line, rod, slab, smoothed, turned
from parts.studio import camera, kolam, studio


def stand(loc, turn):
    """A drip stand: five feet on castors, a pole with two hooks, a tablet clamped to it."""
    it = group(loc, (0, 0, turn))
    rod(0.13, 0.16, graphite(), (0, 0, 0.16), parent=it, bevel=0.03)
    for at in range(5):
        angle = math.radians(72 * at + 18)
        x, y = 0.95 * math.cos(angle), 0.95 * math.sin(angle)
        between((0, 0, 0.24), (x, y, 0.17), 0.05, silver(), it)
        rod(0.1, 0.08, rubber(), (x - 0.04, y, 0.1), (0, 90, 0), it, bevel=0.02)
    rod(0.055, 4.1, silver(), (0, 0, 0.24), parent=it, bevel=0)
    for side in (-1, 1):
        hook = [(0, 0, 4.2), (side * 0.3, 0, 4.3), (side * 0.5, 0, 4.22), (side * 0.52, 0, 4.36)]
        line(bent(hook), 0.03, silver(), parent=it)
    slab(0.3, 0.24, 0.34, 0.05, graphite(), (0, -0.06, 2.35), parent=it, bevel=0.03)
    held = group((0, -0.38, 1.35), (0, 0, 0), it)
    tablet("pool", (0, 0, 0), lean=6, upright=True, size=(2.3, 1.68), stand=False).parent = held
    return it


def bottle(loc):
    """A pump bottle of disinfectant."""
    it = group(loc)
    clear = solid("#bfe9ec", 0.15, 0, 0.6, 0.3)
    turned([(0, 0), (0.24, 0), (0.26, 0.03), (0.26, 0.62), (0.1, 0.78), (0.09, 0.84), (0, 0.84)], clear, parent=it)
    rod(0.1, 0.1, white(), (0, 0, 0.83), parent=it, bevel=0.02)
    rod(0.03, 0.16, white(), (0, 0, 0.92), parent=it, bevel=0)
    slab(0.34, 0.13, 0.07, 0.05, white(), (-0.08, 0, 1.06), parent=it, bevel=0.02)
    slab(0.3, 0.01, 0.26, 0.03, solid("#f2a516", 0.4), (0, -0.262, 0.2), parent=it, bevel=0)
    return it


def bent(points):
    """The points of a hose through these."""
    return [*smoothed([points[0], *points, points[-1]], 10), points[-1]]


def stethoscope(loc, turn):
    it = group(loc, (0, 0, turn))
    dark = solid("#f2a516", 0.42)
    loop = [(-0.55, 0.35, 0.05), (-0.75, -0.1, 0.05), (-0.35, -0.45, 0.05), (0.2, -0.3, 0.05), (0.35, 0.1, 0.05), (0.75, 0.2, 0.05), (1.0, -0.15, 0.06)]
    line(bent(loop), 0.045, dark, parent=it)
    for side in (-1, 1):
        ear = [(-0.55, 0.35, 0.05), (-0.5 + side * 0.16, 0.6, 0.06), (-0.5 + side * 0.2, 0.95, 0.07), (-0.5 + side * 0.1, 1.15, 0.07)]
        line(bent(ear), 0.028, silver(), parent=it)
    rod(0.2, 0.07, silver(), (1.05, -0.3, 0.0), parent=it, bevel=0.02)
    rod(0.15, 0.03, dark, (1.05, -0.3, 0.07), parent=it, bevel=0.01)
    return it


def bedside(loc, turn):
    """A bedside table of white sheet metal, a drawer in it."""
    it = group(loc, (0, 0, turn))
    slab(3.1, 1.9, 1.35, 0.1, solid("#dfe7e6", 0.45), (0, 0, 0.16), parent=it, bevel=0.04)
    slab(2.8, 0.04, 0.5, 0.05, solid("#1c7a80", 0.45), (0, -0.96, 0.86), parent=it, bevel=0.015)
    slab(0.7, 0.08, 0.08, 0.03, brass(), (0, -1.0, 1.08), parent=it, bevel=0.02)
    slab(3.24, 2.04, 0.1, 0.12, white(), (0, 0, 1.51), parent=it, bevel=0.03)
    for x in (-1.3, 1.3):
        rod(0.1, 0.16, rubber(), (x, -0.7, 0), parent=it, bevel=0.02)
    bottle((1.05, 0.35, 1.61)).parent = it
    slab(1.68, 2.3, 0.07, 0.13, graphite(), (-0.55, 0.1, 1.61), (0, 0, 72), it, bevel=0.026)
    stethoscope((0.15, -0.3, 1.68), 8).parent = it
    return it


def build(view):
    studio(sun=(1.5, 2.5, 1.0, 5))
    kolam((0.1, -0.9, 0.003), 3.3)
    stand((-1.45, 0.2, 0), 8)
    bedside((1.25, 0.6, 0), -9)
    camera((0.2, -15.5, 5.0), (0.05, 0.2, 2.0), lens=86, blur=0.8, focus=(-0.6, -0.1, 2.0))
