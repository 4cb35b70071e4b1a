"""A device retires: the last pile of the lifecycle on a bench of its own, and the record that it was erased."""

from parts.materials import graphite, walnut
from parts.mesh import group, slab
from parts.studio import camera, kolam, studio
from scenes.lcm import pile, record

HIGH = 0.72


def build(view):
    studio(sun=None)
    kolam((0.1, -1.3, 0.003), 2.6)
    bench = group((0, 0.5, 0), (0, 0, 2))
    slab(4.5, 2.1, 0.16, 0.1, walnut(), (0, 0, HIGH - 0.16), parent=bench, bevel=0.03)
    for x in (-1.7, 1.7):
        slab(0.14, 1.7, HIGH - 0.16, 0.03, graphite(), (x, 0, 0), parent=bench, bevel=0.015)
    pile(group((0, 0, HIGH), (0, 0, 0), bench), -0.88, 0.2, 8, 2, "#c9472b", 0)
    record((1.12, 0.1, HIGH), -10)
    camera((0.1, -15.5, 4.6), (0.05, 0.2, 1.22), lens=109, blur=0.8, focus=(0.3, 0.1, 1.4))
