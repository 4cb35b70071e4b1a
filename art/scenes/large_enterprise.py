"""Large enterprise: the shelves of a wave, box on box, and the tablet that says where they arrive."""

from parts.devices import tablet
from parts.materials import graphite, wood
from parts.mesh import group, slab
from parts.studio import area, camera, kolam, studio
from parts.things import carton, pack


def shelves(loc, turn):
    """Three boards between four posts. Returns the group; its boards lie at 0.3, 1.65 and 3.0."""
    it = group(loc, (0, 0, turn))
    for x in (-2.3, 2.3):
        for y in (-0.8, 0.8):
            slab(0.13, 0.13, 4.1, 0.02, graphite(), (x, y, 0), parent=it, bevel=0.012)
    for z in (0.2, 1.55, 2.9):
        slab(4.7, 1.8, 0.1, 0.03, wood(), (0, 0, z), parent=it, bevel=0.015)
        slab(4.7, 0.05, 0.16, 0.01, graphite(), (0, -0.9, z - 0.03), parent=it, bevel=0.01)
    return it


def build(view):
    studio(sun=(-3.51, 1.63, 1.64))
    area((0, -4.5, 5.5), (0, 1.5, 1.6), 3, 170, "#ffffff", shine=0.2)
    kolam((0, -0.9, 0.003), 3.4)
    rack = shelves((0.25, 1.9, 0), -10)
    for at, x in enumerate((-1.5, 0.05, 1.55)):
        carton(1.36, 1.5, 0.98, (x, -0.1, 0.3), (-3, 2, -2)[at], label="label" if at != 1 else None).parent = rack
    for x, colours in ((-1.5, ("#e9e7e1", "#3c3e47", "#e9e7e1")), (0.05, ("#3c3e47", "#e9e7e1")), (1.55, ("#e9e7e1", "#e9e7e1", "#3c3e47"))):
        for at, colour in enumerate(colours):
            pack(1.34, 1.4, 0.3, (x, -0.1, 1.65 + at * 0.31), 3 * (at - 1), colour=colour).parent = rack
    for x, count in ((-1.5, 2), (0.05, 3), (1.55, 1)):
        for at in range(count):
            pack(1.34, 1.4, 0.3, (x, -0.1, 3.0 + at * 0.31), 3 * (1 - at)).parent = rack
    tablet("waves", (-0.9, -1.5, 0), turn=10, lean=18)
    pack(1.3, 1.1, 0.32, (1.45, -1.6, 0), turn=-14, face="lid")
    camera((0.6, -15.5, 4.4), (0.05, 0.4, 1.75), lens=82, blur=0.75, focus=(-0.5, -0.9, 1.2))
