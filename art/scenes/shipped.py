"""What a count of shipments sees: the boxes that leave the factory; not the laptop that has been at work for years."""

from parts.devices import laptop
from parts.places import pallet
from parts.studio import camera, kolam, studio
from parts.things import carton, pencil


def build(view):
    studio(sun=(1.5, 1.75, 1.05, 5))
    kolam((0, -1.0, 0.003), 3.1)
    pallet(2.7, 2.2, (-1.25, 1.1, 0), turn=11)
    carton(2.45, 1.95, 1.55, (-1.25, 1.1, 0.42), turn=11, label="shipped-label")
    carton(1.7, 1.4, 0.85, (-1.4, 1.15, 1.97), turn=-5, label=None)
    laptop("in-use", (1.3, -0.75, 0), turn=-13, opened=110)
    pencil((-1.0, -1.5, 0.05), (0, 90, 14))
    camera((0.55, -13.8, 5.0), (0.32, 0.0, 1.25), lens=71, blur=0.85, focus=(0, -0.3, 1.1))
