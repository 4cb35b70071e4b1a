"""What runs on the device and what in the cloud: a laptop for each, and the question between them on a card."""

import math

from parts.devices import laptop
from parts.materials import graphite, printed, white
from parts.mesh import group, sheet, slab
from parts.studio import camera, kolam, studio


def folded_card(shows, w, tall, loc, turn):
    """A card folded along its upper edge; it stands on its two feet."""
    it = group(loc, (0, 0, turn))
    lean = 16
    reach = tall * math.sin(math.radians(lean)) + 0.01
    for side in (-1, 1):
        half = group((0, side * reach, 0), (side * lean, 0, 0), it)
        slab(w, 0.014, tall, 0.006, white(), (0, 0, 0), parent=half, bevel=0.003)
        if side < 0:
            sheet(w - 0.02, tall - 0.02, 0.01, printed(shows, lit=0.35), (0, -0.0085, tall / 2), (90, 0, 0), half)
    return it


def build(view):
    studio(sun=(-0.02, 1.68, 1.26, 3.5))
    kolam((0, -0.3, 0.003), 3.5)
    laptop("on-device", (-1.6, 0.9, 0), turn=20, opened=112)
    laptop("in-cloud", (1.6, 0.9, 0), turn=-20, opened=112, body=graphite())
    folded_card("question", 2.0, 1.25, (0, -1.6, 0), 3)
    camera((0.1, -15.5, 4.7), (0, 0.2, 1.2), lens=80, blur=0.8, focus=(0, 0.1, 1.1))
