"""Professional services: the page that says what is done and what is not, a level, the test that was passed, and the keys handed over."""

import math

from parts.devices import laptop
from parts.materials import brass, graphite, printed, silver, solid, white, wood
from parts.mesh import ball, group, line, rod, sheet, slab
from parts.studio import camera, kolam, studio


def level(loc, turn):
    """A spirit level of wood and brass; its bubble stands in the middle."""
    it = group(loc, (0, 0, turn))
    slab(2.5, 0.34, 0.44, 0.03, wood(), parent=it, bevel=0.03)
    for x in (-1.22, 1.22):
        slab(0.1, 0.36, 0.46, 0.02, brass(), (x, 0, -0.005), parent=it, bevel=0.015)
    slab(0.86, 0.3, 0.03, 0.05, brass(), (0, 0, 0.43), parent=it, bevel=0.01)
    slab(0.6, 0.15, 0.012, 0.07, solid("#1a2a10", 0.5), (0, 0, 0.457), parent=it, bevel=0)
    rod(0.066, 0.6, solid("#b9e04a", 0.08, 0, 0.6), (-0.3, 0, 0.462), (0, 90, 0), it, bevel=0.03)
    ball(0.07, solid("#eaf7b8", 0.1), (0, 0, 0.472), it, (1.5, 0.85, 0.9))
    for x in (-0.13, 0.13):
        rod(0.0675, 0.014, graphite(), (x, 0, 0.462), (0, 90, 0), it, bevel=0, steps=40)
    return it


def stand(loc, turn):
    """A page on a stand of wood."""
    it = group(loc, (0, 0, turn))
    slab(1.6, 0.46, 0.12, 0.05, wood(), (0, 0.05, 0), parent=it, bevel=0.025)
    back = group((0, 0.04, 0.1), (-16, 0, 0), it)
    slab(1.6, 2.04, 0.06, 0.06, graphite(), (0, 0.03, 1.02), (90, 0, 0), back, bevel=0.02)
    slab(1.42, 1.82, 0.015, 0.01, white(), (0, -0.032, 1.0), (90, 0, 0), back, bevel=0.004)
    sheet(1.4, 1.8, 0.01, printed("scope", 0.6, lit=0.25), (0, -0.0485, 1.0), (90, 0, 0), back)
    slab(0.44, 0.1, 0.08, 0.02, brass(), (0, -0.05, 1.93), (90, 0, 0), back, bevel=0.015)
    return it


def keys(loc, turn):
    """Two keys on a ring with a tag; they lie on the floor."""
    it = group(loc, (0, 0, turn))
    metal = brass()
    line([(0.3 * math.cos(a), 0.3 * math.sin(a), 0.05) for a in (math.radians(6 * s) for s in range(60))], 0.026, silver(), parent=it, closed=True)
    for angle, lift in ((-62, 0.045), (-102, 0.075)):
        one = group((0.3 * math.cos(math.radians(angle)), 0.3 * math.sin(math.radians(angle)), lift), (0, 0, angle), it)
        line([(0.16 + 0.17 * math.cos(a), 0.17 * math.sin(a), 0) for a in (math.radians(9 * s) for s in range(40))], 0.045, metal, parent=one, closed=True, flat=0.7)
        slab(0.72, 0.1, 0.06, 0.03, metal, (0.68, 0, -0.03), parent=one, bevel=0.015)
        for x, long in ((0.78, 0.16), (0.92, 0.12), (1.02, 0.16)):
            slab(0.06, long, 0.055, 0.01, metal, (x, -long / 2, -0.028), parent=one, bevel=0.008)
    tag = group((-0.27, -0.14, 0.03), (0, 0, 16), it)
    slab(1.06, 0.64, 0.03, 0.08, solid("#f2a516", 0.55), (-0.5, -0.06, 0), parent=tag, bevel=0.008)
    sheet(0.92, 0.55, 0.03, printed("yours", 0.55, lit=0.15), (-0.52, -0.06, 0.0315), parent=tag)
    return it


def build(view):
    studio(sun=(2.75, 1.1, 0.95, 4.5))
    kolam((0, -1.0, 0.003), 3.3)
    laptop("acceptance", (0.75, 0.95, 0), turn=-8, opened=110)
    stand((-1.65, 0.35, 0), 16)
    level((-0.75, -1.15, 0), 10)
    keys((1.5, -1.25, 0), 6)
    camera((0.1, -14.4, 5.2), (0.0, 0.0, 1.08), lens=80, blur=0.85, focus=(0, -0.3, 1.0))
