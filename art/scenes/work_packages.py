"""Specialists for a project: five work packages as folders in their stand, each with the name of its trade on its tab."""

from parts.materials import brass, printed, solid, walnut, white
from parts.mesh import group, rod, sheet, slab
from parts.studio import camera, kolam, studio

WIDE, STEP = 3.1, 0.52
PAPERS = ("#f2a516", "#e9dfc9", "#2f8f97", "#e9dfc9", "#f2a516")


def folder(at, it):
    """The farther back it stands, the higher: every tab is read."""
    tall = 1.25 + 0.47 * at
    one = group((0, -0.95 + STEP * at, 0.1), (-9, 0, 0), it)
    paper = solid(PAPERS[at], 0.7)
    slab(WIDE, tall, 0.05, 0.05, paper, (0, 0, tall / 2), (90, 0, 0), one, bevel=0.012)
    slab(WIDE - 0.12, tall - 0.04, 0.09, 0.02, white(), (0, 0.1, tall / 2), (90, 0, 0), one, bevel=0.01)
    slab(WIDE, tall - 0.02, 0.05, 0.05, paper, (0, 0.16, tall / 2), (90, 0, 0), one, bevel=0.012)
    face = printed("packages", 0.6, lit=0.2)
    sheet(1.75, 0.35, 0.04, face, (0, -0.0515, tall - 0.235), (90, 0, 0), one, part=(0, at / 5, 1, 0.2))


def stand(loc, turn):
    """A tray of walnut with two cheeks."""
    it = group(loc, (0, 0, turn))
    slab(WIDE + 0.5, 3.0, 0.12, 0.05, walnut(), (0, 0.1, 0), parent=it, bevel=0.025)
    for side in (-1, 1):
        slab(0.12, 2.7, 0.62, 0.04, walnut(), (side * (WIDE / 2 + 0.16), 0.1, 0.1), parent=it, bevel=0.025)
    slab(WIDE + 0.44, 0.12, 0.5, 0.03, walnut(), (0, -1.3, 0.1), parent=it, bevel=0.025)
    for x in (-0.16, 0.16):
        rod(0.05, 0.05, brass(), (x * 8.2, -1.36, 0.36), (90, 0, 0), it, bevel=0.012, steps=32)
    for at in range(5):
        folder(at, it)
    return it


def build(view):
    studio(sun=None)
    kolam((0.0, -1.2, 0.003), 3.2)
    stand((0, 0.4, 0), 9)
    camera((0.2, -14.0, 5.6), (0.0, 0.1, 1.42), lens=78, blur=0.85, focus=(0, -0.4, 1.4))
