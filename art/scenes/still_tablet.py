"""A tablet alone with its stylus, a drawing on its screen, the sun behind it."""

from parts.devices import stylus, tablet
from parts.materials import solid
from parts.still import still


def build(view):
    still(4.2, (-0.291, 0.295, 0.125, 0.6), 0.2)
    tablet("still-drawing", (0.1, 0.1, 0), turn=9, lean=17, body=solid("#8ea5c8", 0.35, 0.8))
    stylus((-0.8, -0.95, 0.045), (0, 90, 7))
