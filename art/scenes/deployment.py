"""Zero-touch deployment: the box has been opened, the laptop on it knows to whom it belongs, sealed ones wait."""

from parts.devices import laptop
from parts.studio import camera, kolam, studio
from parts.things import carton, pack


def build(view):
    studio(sun=(1.0, 3.6, 2.5))
    kolam((0.1, -0.5, 0.003), 3.3, turn=0)
    carton(3.0, 2.4, 1.5, (-1.95, 3.1, 0), turn=14)
    carton(2.6, 2.2, 1.2, (-1.85, 3.2, 1.5), turn=4, label=None)
    carton(3.0, 2.4, 1.7, (2.4, 3.6, 0), turn=-12, label=None)
    pack(3.5, 2.55, 0.62, (0, 0.2, 0), turn=8)
    laptop("welcome", (0, 0.25, 0.62), turn=8, opened=112)
    camera((-1.6, -14.5, 4.0), (0.05, 0.4, 1.55), lens=84, blur=0.6, focus=(0, -0.2, 1.6))
