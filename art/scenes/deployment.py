"""Zero-touch deployment: the box has been opened, the laptop on it knows to whom it belongs, sealed ones wait."""

from parts.devices import laptop
from parts.places import pallet
from parts.studio import camera, kolam, studio
from parts.things import carton, mat, pack


def build(view):
    studio(sun=(1.21, 1.96, 1.21, 6))
    kolam((0.1, -1.2, 0.003), 3.5, turn=0)
    mat(5.0, 3.3, (0.0, 0.1, 0), turn=8, colour="#1c6d74", lines="#49a3a8")
    pallet(2.4, 2.1, (-1.6, 3.4, 0), turn=10)
    carton(2.2, 1.9, 1.3, (-1.6, 3.4, 0.42), turn=10, label=None)
    carton(1.8, 1.6, 0.95, (-1.5, 3.4, 1.72), turn=3, label=None)
    pallet(2.7, 2.3, (2.75, 3.5, 0), turn=-10)
    carton(2.5, 2.1, 1.4, (2.75, 3.5, 0.42), turn=-12)
    pack(3.4, 2.45, 0.46, (0, 0.15, 0.03), turn=8)
    laptop("welcome", (0, 0.2, 0.49), turn=8, opened=112)
    camera((-1.6, -14.5, 4.4), (0.05, 0.5, 1.45), lens=84, blur=0.75, focus=(0, -0.1, 1.4))
