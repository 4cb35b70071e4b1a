"""What may be touched, for the window of a first visit, which shows the middle upright: laptop and sign, one before the other."""

from parts.devices import laptop
from parts.studio import area, camera, kolam, studio
from scenes.hands_on import TALL, plinth, sign


def build(view):
    studio(sun=None, dark=8)
    kolam((0, -0.6, 0.003), 3.4)
    plinth((0, 0.5, 0))
    laptop("own-work", (0, 0.85, TALL), turn=-5, opened=108).scale = (0.94, 0.94, 0.94)
    sign((0.55, -1.0, TALL), -8).scale = (1.15, 1.15, 1.15)
    area((0.4, -2.5, 5.6), (0.1, 0.6, 1.3), 2.2, 160, "#fff1dc")
    camera((0.1, -13.5, 7.0), (0, 0, 1.65), lens=63, blur=0.85, focus=(0, -0.4, 1.9))
