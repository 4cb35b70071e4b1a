"""Lifecycle management: a fleet in three piles on one shelf, kept, renewed and retired, falling like a course; the census that counts them, and the record of the last one."""

from parts.devices import tablet
from parts.materials import black_glass, brass, graphite, printed, rubber, silver, solid, walnut, white
from parts.mesh import group, rod, sheet, slab
from parts.studio import camera, kolam, studio

THICK = 0.185
SIZE = 0.66
HIGH = 1.2


def closed(loc, turn, body, parent=None):
    """A closed laptop."""
    it = group(loc, (0, 0, turn), parent)
    for x in (-1.35, 1.35):
        rod(0.07, 0.02, rubber(), (x, -0.85, 0), parent=it, bevel=0, steps=16)
    slab(3.16, 2.2, 0.1, 0.15, body, (0, 0, 0.015), parent=it, bevel=0.034, segments=6)
    slab(3.1, 2.14, 0.012, 0.13, black_glass(), (0, 0, 0.112), parent=it, bevel=0)
    slab(3.16, 2.2, 0.062, 0.15, body, (0, 0, 0.121), parent=it, bevel=0.026, segments=6)
    slab(0.5, 0.02, 0.012, 0.01, black_glass(), (0, -1.1, 0.112), parent=it, bevel=0)
    return it


def pile(parent, x, y, turn, count, tag, row):
    """Laptops on a tray, each with the tag of its pile, and its sign on two posts behind them."""
    it = group((x, y, 0), (0, 0, turn), parent)
    it.scale = (SIZE, SIZE, SIZE)
    for at in range(count):
        slip = ((at * 7) % 5 - 2) * 1.1
        body = (silver(), graphite(), silver(), solid("#d9d3c4", 0.34, 0.8))[at % 4]
        one = closed((slip * 0.02, 0, at * THICK), slip, body, it)
        slab(0.34, 0.012, 0.11, 0.02, solid(tag, 0.4), (1.1, -1.105, 0.03), parent=one, bevel=0.003)
    top = count * THICK
    for side in (-0.6, 0.6):
        rod(0.035, top + 0.62, brass(), (side, 1.3, 0), parent=it, bevel=0)
    slab(2.5, 1.0, 0.06, 0.07, white(), (0, 1.28, top + 0.95), (90, 0, 0), it, bevel=0.015)
    sheet(2.42, 0.92, 0.05, printed("piles", 0.5, lit=0.3), (0, 1.218, top + 0.95), (90, 0, 0), it, (0, row / 3, 1, 1 / 3))


def kept(on):
    pile(on, -2.2, 0.05, 7, 12, "#2b6c38", 2)


def renewed(on):
    pile(on, 0.05, 0.0, -3, 6, "#f2a516", 1)


def gone(on):
    pile(on, 2.25, 0.05, -8, 2, "#c9472b", 0)


def shelf():
    """A long low bench of walnut on two feet; its ends stand within the picture."""
    it = group((0.0, 1.5, 0), (0, 0, 3))
    slab(6.9, 2.0, 0.16, 0.1, walnut(), (0, 0, HIGH - 0.16), parent=it, bevel=0.03)
    for x in (-2.6, 2.6):
        slab(0.14, 1.6, HIGH - 0.16, 0.03, graphite(), (x, 0, 0), parent=it, bevel=0.015)
    on = group((0, 0, HIGH), (0, 0, 0), it)
    kept(on)
    renewed(on)
    gone(on)


def record(loc, turn, lean=13):
    """The record of an erased laptop, in a foot of walnut."""
    it = group(loc, (0, 0, turn))
    slab(1.5, 0.5, 0.16, 0.05, walnut(), (0, 0.03, 0), parent=it, bevel=0.025)
    face = group((0, 0.0, 0.1), (-lean, 0, 0), it)
    it.scale = (0.86, 0.86, 0.86)
    slab(1.32, 1.68, 0.03, 0.03, white(), (0, 0.03, 0.84), (90, 0, 0), face, bevel=0.008)
    sheet(1.28, 1.64, 0.02, printed("erased", 0.6, lit=0.2), (0, -0.0025, 0.84), (90, 0, 0), face)


def build(view):
    studio(sun=(3.0, 2.15, 1.75))
    kolam((0, -1.2, 0.003), 3.5)
    shelf()
    tablet("census", (-0.95, -1.15, 0), turn=9, lean=18, size=(2.3, 1.66))
    record((1.95, -1.2, 0), -12)
    camera((0.1, -15.5, 4.6), (0.0, 0.2, 1.72), lens=80, blur=0.8, focus=(-0.2, -0.6, 1.4))
