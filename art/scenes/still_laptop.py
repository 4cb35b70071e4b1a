"""A laptop alone, a plan on its screen, the sun behind its lid."""

from parts.devices import laptop
from parts.still import still


def build(view):
    still(4.9, (0.344, 0.319, 0.124, 0.6), 0.21)
    laptop("still-plan", (0, -0.25, 0), turn=-9, opened=108)
