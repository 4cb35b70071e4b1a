"""K12: one trolley of tablets and the lessons it goes to; the bell that ends a period."""

import math

from parts.devices import tablet
from parts.materials import black_glass, brass, graphite, rubber, screen, silver, solid, wood
from parts.mesh import ball, group, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio


def rack(loc, turn, covers):
    """A tray with slots in which tablets stand and charge, their covers in the colours of their set."""
    it = group(loc, (0, 0, turn))
    deep = 0.34 * len(covers) + 0.5
    slab(3.0, deep, 0.34, 0.14, wood(), parent=it, bevel=0.04)
    slab(2.76, deep - 0.24, 0.02, 0.08, rubber(), (0, 0, 0.33), parent=it, bevel=0)
    for x in (-1.42, 1.42):
        slab(0.1, deep - 0.1, 0.66, 0.04, wood(), (x, 0, 0.3), parent=it, bevel=0.02)
    for at, colour in enumerate(covers):
        y = (at - (len(covers) - 1) / 2) * 0.34
        stood = group((0, y, 0.36 + 0.9), (90, 0, 0), it)
        slab(2.5, 1.8, 0.06, 0.14, solid(colour, 0.55), (0, 0, -0.06), parent=stood, bevel=0.02)
        slab(2.46, 1.76, 0.066, 0.13, silver(), parent=stood, bevel=0.02)
        slab(2.42, 1.72, 0.004, 0.11, black_glass(), (0, 0, 0.064), parent=stood, bevel=0.001)
        if at == 0:
            sheet(2.28, 1.58, 0.05, screen("classes", 0.75), (0, 0, 0.0695), parent=stood)
        rod(0.03, 0.02, solid("#bff5b2", 0.3), (1.465, y, 0.82), (0, 90, 0), it, bevel=0.004, steps=20)
    return it


def handbell(loc, turn, lean=0):
    """The school's bell: brass on a wooden grip."""
    it = group(loc, (lean, 0, turn))
    profile = [(0.0, 0.02), (0.5, 0.02), (0.58, 0.0), (0.6, 0.04), (0.53, 0.14), (0.44, 0.3), (0.39, 0.5), (0.35, 0.68), (0.26, 0.8), (0.1, 0.85), (0, 0.86)]
    turned(profile, brass(), parent=it, steps=128)
    rod(0.08, 0.1, brass(), (0, 0, 0.84), parent=it, bevel=0.02)
    shape = [(0.02 + 0.09 * math.sin(a) ** 0.5 + 0.02 * math.sin(a) * t, 0.92 + 0.74 * t) for a, t in ((math.pi * (0.08 + 0.84 * s / 24), s / 24) for s in range(25))]
    grip = [(0, 0.92), *shape, (0, 1.66)]
    turned(grip, wood(), parent=it, steps=48)
    ball(0.075, graphite(), (0, 0, 0.03), it)
    return it


def build(view):
    studio(sun=(-1.55, 0.95, 0.9, 4))
    kolam((0, -0.4, 0.003), 3.4)
    rack((1.0, 1.7, 0), -52, ("#f2a516", "#e9e7e1", "#f2a516", "#e9e7e1", "#f2a516", "#e9e7e1"))
    tablet("trolley", (-0.85, -0.55, 0), turn=10, lean=20, body=solid("#b9bcc6", 0.35, 0.8))
    handbell((1.45, -1.25, 0), 0)
    camera((0.2, -14.5, 4.6), (0.05, 0.2, 1.05), lens=100, blur=0.7, focus=(-0.6, -0.4, 0.9))
