"""Vectorworks Spotlight: the model of a stage under its truss, the light plot on a tablet before it."""

from parts.devices import stylus, tablet
from parts.places import stage
from parts.studio import camera, kolam, studio


def build(view):
    studio(sun=(1.95, 1.57, 1.06, 4))
    kolam((0, -0.4, 0.003), 3.6)
    stage((-0.45, 1.3, 0), turn=14)
    tablet("plot", (0.95, -1.6, 0), turn=-12, lean=24)
    stylus((-1.75, -1.9, 0.045), (0, 90, 12))
    camera((0.4, -15.5, 4.8), (-0.05, 0.2, 1.45), lens=84, blur=0.65, focus=(0.4, -0.8, 1.0))
