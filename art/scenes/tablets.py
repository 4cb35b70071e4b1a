"""The four lines of tablets, each at its work: two on a step, two in front of it, every one on its stand."""

from parts.devices import stylus, tablet
from parts.materials import graphite, solid
from parts.mesh import slab
from parts.studio import camera, kolam, studio


def build(view):
    studio(sun=(-0.65, 1.8, 1.17))
    kolam((0, -0.2, 0.003), 3.6)
    light = solid("#b9bcc6", 0.35, 0.8)
    slab(6.3, 2.0, 1.5, 0.12, graphite(), (0, 2.1, 0), bevel=0.03)
    tablet("desk", (-1.55, 1.9, 1.5), turn=9, lean=17, body=light)
    tablet("grade", (1.32, 1.9, 1.5), turn=-8, lean=17, size=(2.81, 2.15))
    tablet("ward", (-1.62, -0.7, 0), turn=12, lean=18, upright=True, size=(1.95, 1.35))
    tablet("drawing", (0.85, -0.85, 0), turn=-7, lean=22, body=light)
    stylus((-0.75, -1.95, 0.045), (0, 90, 8))
    camera((0.1, -15.5, 4.9), (-0.05, 0.4, 1.6), lens=84, blur=0.8, focus=(0.2, 0.2, 1.6))
