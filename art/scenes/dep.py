"""Device enrolment: a tablet that has just left its box and knows its school; the labelled boxes of the class, a slate and a ball."""

import math

from parts.devices import tablet
from parts.materials import printed, rubber, solid, white, wood
from parts.mesh import ball, group, line, rod, sheet, slab
from parts.studio import camera, kolam, studio
from parts.things import pack, pencil

W, D = 2.7, 2.0


def boxes(loc, turn, count):
    """A pile of the class's boxes, a label on each."""
    it = group(loc, (0, 0, turn))
    for at in range(count):
        slip = (at * 5 % 4 - 1.5) * 1.6
        one = pack(W, D, 0.4, (0.02 * slip, 0, at * 0.402), turn=slip, colour="#d8d5cd")
        one.parent = it
        sheet(1.02, 0.25, 0.02, printed("class-label", 0.5, lit=0.2), (-0.7, -D / 2 - 0.004, 0.19), (90, 0, 0), one, (0, 1 - (at + 1) / count, 1, 1 / count))


def tray(loc, turn):
    """The open lower half of a box: a bed of pressed paper with the cable, the plug and a leaf in their places."""
    it = group(loc, (0, 0, turn))
    skin, pulp, deep = solid("#d8d5cd", 0.5), solid("#b9ab92", 0.85, 0, 0.15), solid("#8d7f68", 0.9, 0, 0.1)
    slab(W, D, 0.05, 0.03, skin, parent=it, bevel=0.01)
    for x in (-1, 1):
        slab(0.05, D, 0.36, 0.01, skin, (x * (W / 2 - 0.025), 0, 0), parent=it, bevel=0.008)
    for y in (-1, 1):
        slab(W, 0.05, 0.36, 0.01, skin, (0, y * (D / 2 - 0.025), 0), parent=it, bevel=0.008)
    slab(W - 0.1, D - 0.1, 0.14, 0.02, deep, (0, 0, 0.04), parent=it, bevel=0)
    # The bed leaves two places free: bars round them.
    for x, y, w, d in ((0, 0.83, 2.6, 0.24), (0, -0.83, 2.6, 0.24), (-1.2, 0, 0.2, 1.42), (1.2, 0, 0.2, 1.42), (0.32, 0, 0.16, 1.42)):
        slab(w, d, 0.26, 0.01, pulp, (x, y, 0.05), parent=it, bevel=0.02)
    wire = solid("#f1f0ec", 0.45)
    coil = []
    for step in range(241):
        a = 2 * math.pi * step / 72
        coil.append((-0.42 + (0.5 + 0.012 * math.cos(a * 3.1)) * math.cos(a), (0.4 + 0.012 * math.sin(a * 2.3)) * math.sin(a), 0.22 + 0.028 * step / 72))
    end = coil[-1]
    coil += [(end[0] + 0.1, end[1] - 0.02, end[2]), (end[0] + 0.22, end[1] + 0.02, end[2] - 0.01)]
    line(coil, 0.028, wire, parent=it)
    slab(0.16, 0.09, 0.06, 0.025, wire, (-0.42, 0.02, 0.2), (0, 0, 20), it, bevel=0.015)
    rod(0.05, 0.26, solid("#b98d5f", 0.8), (-0.93, -0.05, 0.27), (90, 0, 8), it, bevel=0.004)
    slab(0.52, 0.52, 0.34, 0.1, wire, (0.76, 0.22, 0.19), (0, 0, 4), it, bevel=0.05)
    slab(0.2, 0.06, 0.008, 0.03, rubber(), (0.76, 0.26, 0.527), (0, 0, 4), it, bevel=0.002)
    slab(0.66, 0.5, 0.02, 0.02, white(), (0.78, -0.38, 0.24), (4, 0, -3), it, bevel=0.004)
    return it


def slate(loc, turn, shows="slate"):
    """A school slate in its frame of wood, with what somebody chalked on it."""
    it = group(loc, (0, 0, turn))
    face = group((0, 0, 0.02), (-13, 0, 0), it)
    w, tall = 1.7, 2.1
    slab(w - 0.1, tall - 0.1, 0.06, 0.02, solid("#23262b", 0.8), (0, 0.03, tall / 2), (90, 0, 0), face, bevel=0.005)
    sheet(w - 0.3, tall - 0.3, 0.01, printed(shows, 0.85), (0, -0.032, tall / 2), (90, 0, 0), face)
    for z in (0.075, tall - 0.075):
        slab(w, 0.14, 0.15, 0.03, wood(), (0, 0, z - 0.075), parent=face, bevel=0.02)
    for x in (-1, 1):
        slab(0.15, 0.13, tall, 0.03, wood(), (x * (w / 2 - 0.075), 0, 0), parent=face, bevel=0.02)
    return it


def cricket_ball(loc, turn):
    """A leather ball with its seam."""
    it = group(loc, (20, 0, turn))
    ball(0.36, solid("#8f1d19", 0.4, 0, 0.5, 0.2), (0, 0, 0), it)
    for at in (-0.045, 0, 0.045):
        r = math.sqrt(0.362**2 - at**2)
        ring = [(at, r * math.cos(a), r * math.sin(a)) for a in (math.radians(4 * s) for s in range(90))]
        line(ring, 0.011, solid("#f0d9b0", 0.7), parent=it, closed=True)


def build(view):
    studio(sun=(3.9, 1.5, 0.8), dark=2.6)
    kolam((0, -0.7, 0.003), 3.5)
    boxes((-1.55, 1.75, 0), 12, 5)
    slate((2.2, 1.35, 0), -16)
    tablet("school-owns", (0.75, 0.1, 0), turn=-6, lean=16, body=solid("#b9bcc6", 0.35, 0.8))
    tray((-1.25, -1.6, 0), 14)
    cricket_ball((1.85, -1.45, 0.36), 35)
    pencil((0.45, -2.0, 0.04), (0, 90, 18))
    pencil((0.55, -2.45, 0.04), (0, 90, 7), colour="#2b6c38")
    camera((0.1, -14.5, 5.0), (0.05, -0.1, 0.78), lens=85, blur=0.8, focus=(0.2, -0.6, 0.9))
