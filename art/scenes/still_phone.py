"""A phone alone on its stand, a quiet first screen, the sun behind it."""

from parts.devices import phone
from parts.still import still


def build(view):
    still(2.7, (0.172, 0.317, 0.125, 0.6), 0.25)
    phone("still-morning", (0, 0, 0), turn=-9, lean=10)
