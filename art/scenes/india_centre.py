"""A new office: its door with the plate, sealed boxes with the company's stamp, and a globe with the ways to India."""

from parts.materials import brass, graphite, printed, solid, walnut
from parts.mesh import ball, group, rod, sheet, slab
from parts.studio import camera, kolam, studio
from parts.things import carton, pack
from scenes.gcc import globe

WIDE, TALL = 2.5, 3.3


def door(loc, turn):
    """The leaf of a door in its frame, a plate at the height of the eyes, a knob."""
    it = group(loc, (0, 0, turn))
    frame = graphite()
    for side in (-1, 1):
        slab(0.16, 0.34, TALL + 0.16, 0.03, frame, (side * (WIDE / 2 + 0.08), 0, 0), parent=it, bevel=0.02)
    slab(WIDE + 0.32, 0.34, 0.16, 0.03, frame, (0, 0, TALL), parent=it, bevel=0.02)
    slab(WIDE, 0.16, TALL, 0.01, walnut("z"), (0, 0, 0), parent=it, bevel=0.01)
    front = group((0, -0.08, 0), parent=it)
    slab(2.0, 1.34, 0.04, 0.06, brass(), (-0.02, 0, 2.2), (90, 0, 0), front, bevel=0.015)
    sheet(1.84, 1.2, 0.03, printed("door-plate", 0.5, lit=0.2), (-0.02, -0.0415, 2.2), (90, 0, 0), front)
    rod(0.15, 0.05, brass(), (WIDE / 2 - 0.3, 0, 1.12), (90, 0, 0), front, bevel=0.015)
    rod(0.05, 0.2, brass(), (WIDE / 2 - 0.3, 0, 1.12), (90, 0, 0), front, bevel=0.01)
    ball(0.14, brass(), (WIDE / 2 - 0.3, -0.24, 1.12), front)
    return it


def build(view):
    studio(sun=(1.85, 2.02, 0.85, 3.2))
    kolam((0, -0.5, 0.003), 3.4)
    door((-0.95, 0.9, 0), 10)
    box = carton(2.0, 1.6, 1.25, (1.92, 0.8, 0), turn=-13, label=None)
    sheet(1.3, 0.84, 0.02, printed("owned", 0.6, lit=0.12), (-0.1, -0.803, 0.48), (90, 0, 0), box)
    pack(1.6, 1.25, 0.3, (1.9, 0.85, 1.26), turn=-7)
    world = globe((0.12, -1.5, 0))
    world.scale = (0.54, 0.54, 0.54)
    camera((0.2, -14.5, 4.6), (0.05, 0.1, 1.58), lens=82, blur=0.7, focus=(-0.1, 0.1, 1.3))
