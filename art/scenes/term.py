"""The term of a rent: sand in a glass before the laptops it pays for, and a heap of coins for every quarter."""

from parts.devices import laptop
from parts.studio import camera, kolam, studio
from scenes.financial_services import quarters
from scenes.tech_series import hourglass


def build(view):
    studio(sun=(1.9, 3.4, 1.75))
    kolam((0.1, -0.8, 0.003), 3.3)
    laptop("rent", (0.95, 0.9, 0), -10, opened=104)
    glass = hourglass((-1.45, 0.5, 0), 58)
    glass.scale = (1.3, 1.3, 1.3)
    quarters((-0.2, -1.35, 0), 6)
    camera((0.1, -14.0, 5.4), (0.0, 0.05, 1.1), lens=86, blur=0.9, focus=(0.0, -0.2, 1.1))
