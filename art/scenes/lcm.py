"""Lifecycle management: a fleet in three piles, kept, renewed and retired; the census that counts them and the paper that ends a life."""

from parts.devices import tablet
from parts.materials import black_glass, brass, graphite, printed, rubber, silver, solid, white, wood
from parts.mesh import group, rod, sheet, slab
from parts.studio import camera, kolam, studio

THICK = 0.185


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


def pile(loc, turn, count, tag, sign):
    """Laptops on a tray of wood, each with the tag of its pile, and its sign behind them."""
    it = group(loc, (0, 0, turn))
    slab(3.6, 2.6, 0.16, 0.14, wood(), parent=it, bevel=0.03)
    for at in range(count):
        slip = ((at * 7) % 5 - 2) * 0.9
        body = (silver(), graphite(), silver(), solid("#d9d3c4", 0.34, 0.8))[at % 4]
        one = closed((slip * 0.02, 0, 0.16 + at * THICK), slip, body, it)
        slab(0.3, 0.012, 0.11, 0.02, solid(tag, 0.4), (1.1, -1.105, 0.03), parent=one, bevel=0.003)
    top = 0.16 + count * THICK
    for x in (-0.5, 0.5):
        rod(0.035, top + 0.5, brass(), (x, 1.22, 0.1), parent=it, bevel=0)
    slab(1.9, 0.78, 0.05, 0.06, white(), (0, 1.2, top + 0.78), (90, 0, 0), it, bevel=0.012)
    rows = {"Keep": 2, "Renew": 1, "Retire": 0}
    sheet(1.84, 0.72, 0.05, printed("piles", 0.5, lit=0.3), (0, 1.147, top + 0.78), (90, 0, 0), it, (0, rows[sign] / 3, 1, 1 / 3))
    return top


def paper(loc, turn, lean=14):
    """A certificate on a stand of brass."""
    it = group(loc, (0, 0, turn))
    slab(1.3, 0.5, 0.08, 0.05, wood(), parent=it, bevel=0.02)
    face = group((0, -0.02, 0.06), (-lean, 0, 0), it)
    slab(1.36, 1.72, 0.03, 0.03, brass(), (0, 0.03, 0.88), (90, 0, 0), face, bevel=0.01)
    sheet(1.28, 1.64, 0.01, printed("erased", 0.6, lit=0.2), (0, -0.0035, 0.88), (90, 0, 0), face)
    return it


def build(view):
    studio(sun=(0.9, 4.4, 2.6))
    kolam((0, -0.7, 0.003), 3.9)
    pile((-1.85, 2.4, 0), 9, 11, "#2b6c38", "Keep")
    pile((2.0, 2.3, 0), -9, 6, "#f2a516", "Renew")
    tablet("census", (-1.15, -1.1, 0), turn=10, lean=20)
    top = pile_low((1.6, -0.9, 0), -12)
    paper((1.5, -0.85, top), -10)
    camera((0.1, -16.0, 5.2), (0.05, 0.4, 1.62), lens=80, blur=0.7, focus=(-0.4, -0.9, 1.0))


def pile_low(loc, turn):
    """The last laptop of a life, on its tray."""
    it = group(loc, (0, 0, turn))
    slab(3.5, 2.5, 0.14, 0.14, wood(), parent=it, bevel=0.03)
    one = closed((0, 0, 0.14), 2, solid("#8f929c", 0.4, 0.8), it)
    slab(0.3, 0.012, 0.11, 0.02, solid("#c9472b", 0.4), (1.1, -1.105, 0.03), parent=one, bevel=0.003)
    return 0.14 + THICK
