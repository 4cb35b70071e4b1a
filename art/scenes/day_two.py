"""A course with projects: on the first day every laptop shows the same small house, on the second its owner's file."""

from parts.devices import laptop
from parts.studio import camera, kolam, studio
from parts.things import house


def build(view):
    studio(sun=None)
    kolam((0, -1.0, 0.003), 3.5)
    laptop("day-one", (-1.75, 1.7, 0), turn=10, opened=108)
    laptop("day-two", (1.2, -0.35, 0), turn=-7, opened=108)
    house((-1.8, -1.5, 0), turn=22, size=0.58)
    camera((0.1, -15.0, 5.7), (-0.15, 0.1, 0.95), lens=71, blur=0.85, focus=(0.2, 0.0, 1.2))
