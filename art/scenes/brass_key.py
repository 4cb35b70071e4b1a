"""Device management is a choice of three: padlocks of brass with their names on tags, and the key before them."""

import math

from parts.materials import brass, printed, silver, solid
from parts.mesh import group, line, prism, rod, sheet, slab
from parts.studio import camera, kolam, studio
from scenes.mdm import key

WIDE, TALL, DEEP = 1.66, 1.62, 0.62
BOW, ARM, WIRE = 0.5, 0.5, 0.125


def padlock(loc, turn, row):
    """It stands upright; its tag hangs by a cord from the shackle, before the body."""
    it = group(loc, (0, 0, turn))
    metal = solid("#f2b64a", 0.4, 0.7)
    slab(WIDE, TALL, DEEP, 0.2, metal, (0, DEEP / 2, TALL / 2), (90, 0, 0), it, bevel=0.07)
    for z in (0.1, TALL - 0.13):
        slab(WIDE + 0.004, DEEP - 0.12, 0.03, 0.06, solid("#7a4f16", 0.5, 0.6), (0, 0, z), parent=it, bevel=0)
    arch = [(-BOW, 0, TALL - 0.2)]
    arch += [(-BOW * math.cos(a), 0, TALL + ARM + BOW * math.sin(a)) for a in (math.radians(5 * s) for s in range(37))]
    arch += [(BOW, 0, TALL - 0.2)]
    line(arch, WIRE, silver(), parent=it)
    for x in (-BOW, BOW):
        rod(WIRE + 0.05, 0.05, metal, (x, 0, TALL - 0.015), parent=it, bevel=0.02)
    _keyhole(group((0, -DEEP / 2, 0.47), parent=it))
    _tag(it, row)
    return it


def _keyhole(it):
    rod(0.27, 0.035, brass(), (0, 0.005, 0), (90, 0, 0), it, bevel=0.02)
    dark = solid("#0b0805", 0.9, 0, 0)
    rod(0.085, 0.008, dark, (0, -0.029, 0.06), (90, 0, 0), it, bevel=0)
    prism([(-0.035, 0.06), (-0.075, -0.16), (0.075, -0.16), (0.035, 0.06)], 0.008, dark, (0, -0.029, 0), (90, 0, 0), it, bevel=0)


def _tag(it, row):
    """A card with an eyelet; its cord runs over the top of the shackle."""
    w, tall, y = 1.7, 0.62, -DEEP / 2 - 0.06
    card = group((0, y, 0.84), (-2, 0, (-1.5, 1, 2)[row]), it)
    slab(w, tall, 0.03, 0.09, solid("#fbf6ea", 0.6), (0, 0.015, tall / 2), (90, 0, 0), card, bevel=0.008)
    sheet(w - 0.04, (w - 0.04) / 3, 0.07, printed("lock-tags", 0.6, lit=0.18), (0, -0.0165, tall / 2 - 0.02), (90, 0, 0), card, (0, (2 - row) / 3, 1, 1 / 3))
    top = TALL + ARM + BOW + WIRE
    cord = []
    for x in (-0.03, 0.03):
        side = [(x * 0.6, y - 0.02, 0.84 + tall - 0.04), (x, y - 0.01, 0.84 + tall + 0.1), (x * 2, -WIRE - 0.02, top - WIRE)]
        side += [(x * 2, -(WIRE + 0.02) * math.cos(a), top - WIRE + (WIRE + 0.02) * math.sin(a)) for a in (math.radians(15 * s) for s in range(1, 13))]
        cord.append(side)
    for side in cord:
        line(side, 0.02, solid("#f2a516", 0.6), parent=it)
    rod(0.05, 0.012, brass(), (0, y - 0.012, 0.84 + tall - 0.055), (90, 0, 0), it, bevel=0.004, steps=24)


def build(view):
    studio(sun=None)
    kolam((0, -1.1, 0.003), 2.9)
    for row, (x, y, turn) in enumerate(((-2.0, 0.3, 7), (0, -0.05, 0), (2.0, 0.3, -7))):
        padlock((x, y, 0), turn, row)
    key((-0.85, -1.8, 0), 7)
    camera((0.1, -14.2, 4.8), (0.0, -0.2, 1.02), lens=74, blur=0.9, focus=(0, -0.4, 1.1))
