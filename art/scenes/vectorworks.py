"""Vectorworks: the plan on the display, the card model beside it."""

from parts.devices import display, stylus
from parts.studio import camera, kolam, studio
from parts.things import house


def build(view):
    studio(sun=(2.2, 1.9, 1.13, 5), dark=9)
    kolam((0, 0, 0.003), 3.4)
    display("plan", (-0.5, 1.3, 0), turn=9, w=4.9, tall=2.9)
    house((1.15, -1.0, 0), turn=-24, size=0.85)
    stylus((-1.6, -1.5, 0.045), (0, 90, 16))
    camera((0.4, -15.5, 4.4), (-0.1, 0.4, 1.98), lens=82, blur=0.7, focus=(-0.5, 0.5, 1.6))
