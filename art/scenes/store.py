"""An apparel brand: shirts on a rail, one in marigold; the store's shared tablet between two shifts, a boxed spare."""

from parts.devices import tablet
from parts.materials import brass, graphite, solid
from parts.mesh import ball, between, group, line, prism, rod
from parts.studio import camera, kolam, studio
from parts.things import pack

HALF = [(0.2, 1.6), (0.5, 1.5), (0.88, 1.0), (0.64, 0.82), (0.45, 1.06), (0.47, 0)]
SHIRT = [(0, 1.5), *HALF, *((-x, z) for x, z in reversed(HALF))]


def shirt(colour, loc, turn, parent):
    """A shirt on a hanger, whose hook holds the rail at `loc`."""
    it = group(loc, (0, 0, turn), parent)
    prism(SHIRT, 0.13, solid(colour, 0.85), (0, 0.065, -1.88), (90, 0, 0), it, bevel=0.05, segments=5)
    metal = brass()
    line([(0, 0, -0.36), (0, 0, -0.17), (0.07, 0, -0.1), (0.085, 0, 0), (0.05, 0, 0.07), (-0.02, 0, 0.085), (-0.075, 0, 0.04)], 0.02, metal, parent=it)


def rail(loc, turn):
    it = group(loc, (0, 0, turn))
    metal, top = brass(), 2.75
    for x in (-1.75, 1.75):
        rod(0.34, 0.07, graphite(), (x, 0, 0), parent=it, bevel=0.025, steps=64)
        between((x, 0, 0.06), (x, 0, top), 0.045, metal, it)
        ball(0.09, metal, (x, 0, top), it)
    between((-1.75, 0, top), (1.75, 0, top), 0.04, metal, it)
    for at, colour in enumerate(("#e9e7e1", "#8f93e6", "#f2a516", "#4a4fc4", "#e9e7e1")):
        shirt(colour, (-1.24 + at * 0.62, 0, top), 38, it)


def build(view):
    studio(sun=(1.25, 1.95, 1.15, 6))
    kolam((0, -0.9, 0.003), 3.4)
    rail((-0.55, 1.1, 0), 8)
    tablet("store", (1.3, -0.85, 0), turn=-13, size=(2.9, 2.06))
    pack(1.5, 1.1, 0.34, (-1.15, -0.85, 0), turn=14)
    camera((0.4, -14.8, 4.6), (0.02, 0.0, 1.3), lens=79, blur=0.8, focus=(0, -0.2, 1.2))
