"""Vectorworks training: three desks in tiers, on each a laptop with its owner's project and that project as a model."""

from parts.devices import laptop
from parts.materials import brass, glow, graphite, silver, solid, walnut, wood
from parts.mesh import ball, group, rod, slab, turned
from parts.studio import camera, kolam, studio
from parts.things import house, spot, truss

RISE, DEEP = 1.15, 3.0


def tiers():
    """Two broad steps of walnut with a nose of brass; the first desk is the floor."""
    for level in (1, 2):
        y = 1.1 + (level - 1) * DEEP
        slab(7.4 - level * 0.5, 9.0 - level * DEEP, RISE, 0.06, walnut(), (0.1, y + (9.0 - level * DEEP) / 2, (level - 1) * RISE), bevel=0.03)
        slab(7.3 - level * 0.5, 0.05, 0.05, 0.01, brass(), (0.1, y - 0.015, level * RISE - 0.14), bevel=0.008)


def tree(loc, size):
    """A young tree in a pot: a garden to be."""
    it = group(loc)
    it.scale = (size, size, size)
    turned([(0, 0), (0.34, 0), (0.46, 0.6), (0.5, 0.6), (0.5, 0.72), (0.42, 0.72), (0.4, 0.62), (0, 0.62)], solid("#b4532e", 0.6), parent=it, steps=64)
    rod(0.05, 0.7, wood(), (0, 0, 0.6), parent=it, bevel=0, steps=20)
    leaf, light = solid("#5d8a4a", 0.75), solid("#7fae5e", 0.75)
    for x, y, z, r, paint in ((0, 0, 1.55, 0.48, leaf), (0.3, -0.16, 1.35, 0.32, light), (-0.3, -0.1, 1.4, 0.34, leaf), (0.05, -0.28, 1.75, 0.3, light), (-0.1, 0.1, 1.95, 0.3, leaf)):
        ball(r, paint, (x, y, z), it)
    return it


def lit_stage(loc, turn, size):
    """A small deck under a truss with three lamps."""
    it = group(loc, (0, 0, turn))
    it.scale = (size, size, size)
    slab(2.3, 1.5, 0.16, 0.03, solid("#1b1c21", 0.45), parent=it, bevel=0.02)
    for x in (-1.0, 1.0):
        rod(0.05, 2.0, silver(), (x, 0.3, 0.14), parent=it, bevel=0, steps=20)
        slab(0.34, 0.34, 0.05, 0.02, graphite(), (x, 0.3, 0.15), parent=it, bevel=0.01)
    truss((-1.15, 0.3, 2.1), (1.15, 0.3, 2.1), 0.2, 8, it)
    for at in range(3):
        hung = group((-0.62 + at * 0.62, 0.22, 2.02), (14, 0, 0), it)
        hung.scale = (0.62, 0.62, 0.62)
        spot((0, 0, 0), (1 - at) * 12, hung)
        rod(0.22, 0.008, glow("#f2a516", 0.7), (-0.42 + at * 0.42, -0.1, 0.161), parent=it, bevel=0, steps=48)
    return it


def build(view):
    studio(sun=(4.6, 1.5, 2.1))
    kolam((0, -1.3, 0.003), 3.1)
    tiers()
    laptop("own-house", (-0.95, -1.0, 0), turn=8, opened=108)
    house((1.7, -1.0, 0), turn=-24, size=0.72)
    laptop("own-garden", (1.3, 2.35, RISE), turn=-9, opened=108)
    tree((-1.25, 2.2, RISE), 0.88)
    laptop("own-stage", (-0.85, 5.4, 2 * RISE), turn=5, opened=108)
    lit_stage((2.1, 5.4, 2 * RISE), -10, 0.78)
    camera((0.2, -15.5, 6.9), (0.15, 0.8, 2.0), lens=75, blur=1.6, focus=(0, 0.2, 1.3))
