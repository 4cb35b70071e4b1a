"""What needs another way on a Mac: the list on a laptop, and before it the signature token that has no driver yet."""

from parts.devices import laptop
from parts.materials import black_glass, brass, silver, solid
from parts.mesh import group, line, rod, slab, smoothed
from parts.studio import camera, kolam, studio


def token(loc, turn):
    """A signature token as a stick with its plug, a cap beside it and a cord through its eye."""
    it = group(loc, (0, 0, turn))
    slab(1.15, 0.5, 0.2, 0.2, solid("#f2a516", 0.38), (0, 0, 0), parent=it, bevel=0.05)
    slab(0.5, 0.26, 0.02, 0.05, solid("#2c1b00", 0.5), (0.12, 0, 0.2), parent=it, bevel=0.004)
    slab(0.4, 0.36, 0.12, 0.012, silver(), (0.74, 0, 0.04), parent=it, bevel=0.01)
    for side in (-1, 1):
        slab(0.09, 0.08, 0.006, 0.005, black_glass(), (0.8, side * 0.09, 0.158), parent=it, bevel=0)
    rod(0.07, 0.21, brass(), (-0.42, 0, 0), parent=it, bevel=0.01)
    cord = [(-0.42, 0, 0.19), (-0.7, 0.06, 0.06), (-1.1, 0.32, 0.035), (-1.5, 0.1, 0.035), (-1.25, -0.3, 0.035), (-0.8, -0.16, 0.06), (-0.42, 0, 0.19)]
    line(smoothed([cord[0], *cord, cord[-1]], 10), 0.03, solid("#e9e7e1", 0.6), parent=it)


def build(view):
    studio(sun=None)
    kolam((0, -0.9, 0.003), 3.3)
    laptop("not-on-mac", (0.0, 0.75, 0), turn=-7, opened=108)
    token((0.75, -1.35, 0), 14)
    camera((0.2, -14.5, 5.2), (0.05, 0.0, 0.98), lens=98, blur=0.85, focus=(0, 0.2, 1.1))
