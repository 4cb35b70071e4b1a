"""Suppliers: what is offered lies on the table, a small order to try it has come, and one sheet compares it with what is used today."""

import math

from parts.devices import tablet
from parts.materials import brass, printed, rubber, white
from parts.mesh import group, line, rod, sheet, slab
from parts.studio import camera, kolam, studio
from parts.things import carton, pencil


def coil(loc, turn):
    """A cable, rolled up and tied, a plug at its end."""
    it = group(loc, (0, 0, turn))
    points = []
    for step in range(5 * 48 + 1):
        a = 2 * math.pi * step / 48
        reach = 0.5 + 0.05 * math.sin(2.4 * a)
        points.append((reach * math.cos(a), reach * math.sin(a), 0.07 + 0.065 * step / 48))
    points += [(0.56, 0.1 - 0.12 * step, 0.34 - 0.045 * step) for step in range(1, 7)]
    line(points, 0.055, rubber(), parent=it)
    slab(0.17, 0.42, 0.13, 0.05, white(), (0.56, -0.8, 0.02), parent=it, bevel=0.02)
    slab(0.1, 0.16, 0.05, 0.02, brass(), (0.56, -1.08, 0.06), parent=it, bevel=0.008)
    rod(0.13, 0.22, brass(), (-0.5, -0.1, 0.22), (90, 0, 0), it, bevel=0.02, steps=40)
    return it


def build(view):
    studio(sun=(0.3, 1.7, 1.15, 5))
    kolam((0, -0.9, 0.003), 3.2)
    carton(2.5, 1.7, 1.35, (-1.35, 0.9, 0), turn=12)
    carton(1.6, 1.2, 0.9, (-1.5, 0.9, 1.35), turn=-6)
    slip = group((-1.0, -0.32, 0), (-14, 0, 12))
    slab(1.55, 0.92, 0.03, 0.04, white(), (0, 0, 0.46), (90, 0, 0), slip, bevel=0.008)
    sheet(1.52, 0.9, 0.03, printed("to-try", 0.5, lit=0.25), (0, -0.0315, 0.46), (90, 0, 0), slip)
    tablet("one-sheet", (1.45, 0.1, 0), turn=-14, size=(2.9, 2.2))
    coil((0.35, -1.7, 0), 20)
    pencil((1.7, -1.5, 0.05), (0, 90, 24))
    camera((0.2, -13.8, 5.0), (0.0, 0.0, 1.0), lens=80, blur=0.85, focus=(0, -0.3, 1.0))
