"""Apple: the family, from the smallest to the largest. Each to its work."""

from parts.devices import display, laptop, phone
from parts.studio import camera, kolam, studio


def build(view):
    studio(sun=(0.85, 1.88, 1.15, 5))
    kolam((0, -0.2, 0.003), 3.4)
    display("kolam", (-1.45, 1.9, 0), turn=10, w=4.0, tall=2.5)
    laptop("memory", (0.85, -0.35, 0), turn=-7, opened=110)
    phone("shift", (-1.75, -1.15, 0), turn=16)
    camera((0.2, -15.5, 4.6), (-0.15, 0.4, 1.45), lens=84, blur=0.6, focus=(0, -0.2, 1.2))
