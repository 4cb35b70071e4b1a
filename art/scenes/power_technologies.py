"""Technologies inside: a processor much larger than it is; the kolam runs into it as its wires."""

from parts.materials import graphite
from parts.mesh import group, slab
from parts.studio import camera, kolam, studio
from parts.things import chip


def build(view):
    studio(sun=(-0.13, 0.79, 0.73, 2.05))
    kolam((0, 0.0, 0.003), 4.3, turn=45, radius=0.03)
    slab(3.1, 3.1, 0.22, 0.12, graphite(), (0, 0, 0), (0, 0, 14), bevel=0.03)
    tilt = group((0, 0, 0.22), (0, 0, 14))
    chip((0, 0, 0), 0, 2.8).parent = tilt
    camera((0.4, -10.2, 7.6), (0, 0.55, 0.6), lens=85, blur=0.8, focus=(0, -0.1, 0.4))
