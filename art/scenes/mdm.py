"""Device management: the rules on the laptop, the same rules on the phone that they reach, and the key that stays with the company."""

import math

from parts.devices import laptop, phone
from parts.materials import brass
from parts.mesh import group, line, rod, slab
from parts.studio import camera, kolam, studio


def key(loc, turn):
    """A large key of brass that lies on its side; its bow is a loop of the kolam."""
    it = group(loc, (0, 0, turn))
    metal = brass()
    bow = []
    for step in range(97):
        a = 2 * math.pi * step / 96
        reach = 0.42 + 0.1 * math.cos(4 * a)
        bow.append((reach * math.cos(a), reach * math.sin(a), 0.09))
    line(bow, 0.085, metal, parent=it, closed=True)
    rod(0.085, 1.75, metal, (0.5, 0, 0.09), (0, 90, 0), it, bevel=0.03)
    rod(0.13, 0.1, metal, (0.56, 0, 0.09), (0, 90, 0), it, bevel=0.03)
    rod(0.11, 0.07, metal, (0.78, 0, 0.09), (0, 90, 0), it, bevel=0.02)
    for x, long in ((1.62, 0.34), (1.84, 0.26), (2.06, 0.36)):
        slab(0.15, long, 0.1, 0.02, metal, (x, -0.05 - long / 2, 0.04), parent=it, bevel=0.02)
    return it


def build(view):
    studio(sun=(-2.9, 1.45, 1.25))
    kolam((0, -0.4, 0.003), 3.4)
    laptop("rules", (0.45, 0.75, 0), turn=-8, opened=110)
    phone("rules-kept", (-1.8, -1.0, 0), turn=16, lean=12)
    key((-0.45, -2.0, 0), 14)
    camera((0.6, -14.5, 4.6), (-0.15, 0.1, 1.0), lens=96, blur=0.7, focus=(0.0, 0.0, 1.1))
