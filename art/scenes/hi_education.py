"""Colleges: a teaching lab and its slots on the laptop; the microscope and the books of those who use it."""

import math

from parts.devices import laptop
from parts.materials import brass, glow, graphite, silver, solid, white
from parts.mesh import group, line, rod, slab
from parts.studio import camera, kolam, studio
from parts.things import book, pencil


def microscope(loc, turn):
    """A laboratory microscope that looks to the left: foot, arm, stage, tube, three lenses."""
    it = group(loc, (0, 0, turn))
    body, dark, metal = white(), graphite(), brass()
    slab(1.5, 1.05, 0.16, 0.2, body, parent=it, bevel=0.05)
    rod(0.2, 0.1, glow("#ffe2b0", 3), (-0.3, 0, 0.15), parent=it, bevel=0.02)
    rod(0.26, 0.08, dark, (-0.3, 0, 0.14), parent=it, bevel=0.02)
    arm = [(-0.16 + 0.7 * math.cos(a), 0, 0.75 + 1.12 * math.sin(a)) for a in (math.radians(-36 + 4 * s) for s in range(34))]
    line(arm, 0.16, body, parent=it)
    slab(1.2, 0.9, 0.07, 0.06, dark, (-0.09, 0, 0.78), parent=it, bevel=0.02)
    slab(0.5, 0.16, 0.015, 0.01, solid("#dff3ff", 0.1), (-0.3, -0.05, 0.85), parent=it, bevel=0.002)
    for y in (-1, 1):
        rod(0.17, 0.12, metal, (0.54, y * 0.15, 0.62), (-90 * y, 0, 0), it, bevel=0.02)
        rod(0.1, 0.18, dark, (0.54, y * 0.15, 0.62), (-90 * y, 0, 0), it, bevel=0.02)
    rod(0.24, 0.12, dark, (-0.28, 0, 1.56), parent=it, bevel=0.02)
    for x, y, long in ((-0.28, 0, 0.48), (-0.42, 0.12, 0.3), (-0.14, -0.12, 0.34)):
        rod(0.075, long, silver(), (x, y, 1.6), (180, 0, 0), it, top=0.045, bevel=0.01)
        rod(0.078, 0.03, metal, (x, y, 1.45), parent=it, bevel=0.004)
    slab(0.62, 0.5, 0.34, 0.14, body, (-0.2, 0, 1.66), parent=it, bevel=0.06)
    for y in (-0.13, 0.13):
        tube = group((-0.12, y, 1.95), (0, 38, 0), it)
        rod(0.11, 0.62, body, parent=tube, bevel=0.02)
        rod(0.125, 0.2, dark, (0, 0, 0.55), parent=tube, bevel=0.03)
    return it


def build(view):
    studio(sun=(2.25, 1.2, 0.95, 5))
    kolam((0, -0.4, 0.003), 3.4)
    laptop("lab", (-0.55, 0.5, 0), turn=9, opened=110)
    microscope((1.85, 0.35, 0), -28)
    book(1.6, 1.2, 0.2, (-1.45, -1.85, 0), turn=12, colour="#8fbf86")
    book(1.45, 1.1, 0.16, (-1.45, -1.85, 0.2), turn=3, colour="#f2a516")
    pencil((-1.8, -1.85, 0.4), (0, 90, 26), colour="#c9472b")
    camera((0.3, -14.5, 4.5), (0.05, 0.15, 1.1), lens=96, blur=0.7, focus=(-0.3, 0.2, 1.1))
