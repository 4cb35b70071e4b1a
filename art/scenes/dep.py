"""Device enrolment: a tablet that has just left its box and knows its school; the boxes of the class, a slate and a ball."""

import math

from parts.devices import tablet
from parts.materials import printed, solid, white, wood
from parts.mesh import ball, group, line, sheet, slab
from parts.studio import camera, kolam, studio
from parts.things import pack, pencil

TOP = 1.5


def tray(loc, turn):
    """The open lower half of a tablet's box: rim, bed, the mould of what lay in it."""
    it = group(loc, (0, 0, turn))
    skin, bed = solid("#cfccc4", 0.5), solid("#bdb9ae", 0.7)
    slab(2.8, 2.1, 0.06, 0.03, skin, parent=it, bevel=0.01)
    for x in (-1, 1):
        slab(0.06, 2.1, 0.34, 0.01, skin, (x * 1.37, 0, 0.02), parent=it, bevel=0.01)
    for y in (-1, 1):
        slab(2.8, 0.06, 0.34, 0.01, skin, (0, y * 1.02, 0.02), parent=it, bevel=0.01)
    slab(2.66, 1.96, 0.2, 0.02, bed, (0, 0, 0.05), parent=it, bevel=0.01)
    slab(0.7, 0.5, 0.012, 0.24, solid("#a5a196", 0.7), (0.7, -0.3, 0.245), parent=it, bevel=0.004)
    return it


def slate(loc, turn):
    """A school slate in its frame of wood, with what somebody chalked on it."""
    it = group(loc, (0, 0, turn))
    face = group((0, 0, 0.02), (-13, 0, 0), it)
    w, tall = 1.75, 2.15
    slab(w - 0.1, tall - 0.1, 0.06, 0.02, solid("#23262b", 0.8), (0, 0.03, tall / 2), (90, 0, 0), face, bevel=0.005)
    sheet(w - 0.3, tall - 0.3, 0.01, printed("slate", 0.85), (0, -0.032, tall / 2), (90, 0, 0), face)
    for z in (0.075, tall - 0.075):
        slab(w, 0.14, 0.15, 0.03, wood(), (0, 0, z - 0.075), parent=face, bevel=0.02)
    for x in (-1, 1):
        slab(0.15, 0.14, tall, 0.03, wood(), (x * (w / 2 - 0.075), 0, 0), parent=face, bevel=0.02)


def cricket_ball(loc, turn):
    """A leather ball with its seam."""
    it = group(loc, (20, 0, turn))
    ball(0.36, solid("#a3211c", 0.35, 0, 0.5, 0.3), (0, 0, 0), it)
    for at in (-0.045, 0, 0.045):
        r = math.sqrt(0.362**2 - at**2)
        ring = [(at, r * math.cos(a), r * math.sin(a)) for a in (math.radians(4 * s) for s in range(90))]
        line(ring, 0.011, solid("#f0d9b0", 0.7), parent=it, closed=True)


def label(loc, turn):
    """A tag of card on the boxes: whose they are."""
    it = group(loc, (0, 0, turn))
    slab(1.5, 0.5, 0.02, 0.04, white(), (0, 0, 0), (90, 0, 0), it, bevel=0.004)
    sheet(1.46, 0.46, 0.03, printed("class-label", 0.5, lit=0.25), (0, -0.0215, 0), (90, 0, 0), it)


def build(view):
    studio(sun=(0.9, 5.0, 2.4))
    slab(14, 9.2, 0.22, 0.1, wood(), (0, -1.9, TOP - 0.22), bevel=0.03)
    kolam((-0.1, -1.5, TOP + 0.003), 2.3, radius=0.017)
    for at in range(5):
        slip = (at * 5 % 4 - 1.5) * 2
        pack(2.8, 2.1, 0.36, (-1.5, 1.7, TOP + at * 0.365), turn=14 + slip, colour="#cfccc4")
    label((-1.68, 0.5, TOP + 0.92), 14)
    tray((-1.3, -1.35, TOP), 12)
    tablet("school-owns", (1.0, -0.4, TOP), turn=-7, lean=19, body=solid("#b9bcc6", 0.35, 0.8))
    slate((2.5, 1.35, TOP), -16)
    cricket_ball((2.2, -1.55, TOP + 0.36), 35)
    pencil((0.5, -2.3, TOP + 0.04), (0, 90, 16))
    pencil((0.35, -2.7, TOP + 0.04), (0, 90, 4), colour="#2b6c38")
    camera((0.1, -14.0, 5.6), (0.1, -0.2, 2.2), lens=79, blur=0.8, focus=(0.5, -0.5, 2.2))
