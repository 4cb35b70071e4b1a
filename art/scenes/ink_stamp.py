"""Input credit: an invoice with its GST, stamped as claimed; the stamp and its ink before it."""

from parts.materials import brass, graphite, printed, rubber, silver, walnut, white, wood
from parts.mesh import group, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio
from scenes.abm import rounded, ink_pad

WIDE, TALL, LEAN = 3.2, 3.3, 15


def board(loc, turn):
    """A clipboard that leans on its strut, the invoice under its clip."""
    it = group(loc, (0, 0, turn))
    face = group((0, 0, 0), (-LEAN, 0, 0), it)
    slab(WIDE, TALL, 0.09, 0.12, walnut("y"), (0, 0.09, TALL / 2), (90, 0, 0), face, bevel=0.025)
    side = WIDE - 0.3
    slab(side, side, 0.02, 0.015, white(), (0, 0, side / 2 + 0.1), (90, 0, 0), face, bevel=0)
    sheet(side, side, 0.012, printed("gst-invoice", 0.6, lit=0.2), (0, -0.022, side / 2 + 0.1), (90, 0, 0), face)
    slab(1.0, 0.24, 0.08, 0.06, silver(), (0, -0.02, TALL - 0.2), (90, 0, 0), face, bevel=0.03)
    rod(0.06, 0.7, silver(), (-0.35, -0.07, TALL - 0.1), (0, 90, 0), face, bevel=0.02)
    strut = group((0, 1.62, 0), (19, 0, 0), it)
    slab(0.5, 2.3, 0.06, 0.03, graphite(), (0, 0, 1.15), (90, 0, 0), strut, bevel=0.015)
    return it


def stamp(loc, turn):
    """As wide as what it printed: rubber, a block of brass, a turned grip."""
    it = group(loc, (0, 0, turn))
    slab(1.62, 0.8, 0.07, 0.12, rubber(), parent=it, bevel=0.01)
    slab(1.72, 0.9, 0.2, 0.14, brass(), (0, 0, 0.06), parent=it, bevel=0.05)
    rod(0.2, 0.16, brass(), (0, 0, 0.25), parent=it, bevel=0.03)
    grip = [(0, 0.38), (0.2, 0.38), (0.23, 0.44), (0.15, 0.64), (0.16, 0.8), (0.27, 1.02), (0.33, 1.22), (0.31, 1.4), (0.2, 1.52), (0, 1.56)]
    turned(rounded(grip), wood(), parent=it, steps=96)
    return it


def build(view):
    studio(sun=None)
    kolam((0.1, -0.9, 0.003), 2.7)
    board((-0.62, 0.3, 0), 8)
    ink_pad((1.85, -0.1, 0), -10)
    stamp((1.3, -1.5, 0), -8)
    camera((0.2, -14.0, 5.0), (0.1, 0.0, 1.35), lens=80, blur=0.85, focus=(-0.3, -0.1, 1.4))
