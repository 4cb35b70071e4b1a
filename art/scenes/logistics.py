"""Logistics: a pallet with its boxes strapped, the list of serial numbers on the tablet beside it."""

from parts.devices import tablet
from parts.places import load
from parts.studio import camera, kolam, studio


def build(view):
    studio(sun=(2.27, 1.84, 1.01, 5))
    kolam((0, -0.2, 0.003), 3.6)
    load((-0.55, 1.2, 0), turn=17)
    tablet("manifest", (1.65, -1.45, 0), turn=-16, lean=16, upright=True)
    camera((0.4, -15.5, 5.0), (0.0, 0.2, 1.25), lens=84, blur=0.65, focus=(0.8, -0.9, 1.1))
