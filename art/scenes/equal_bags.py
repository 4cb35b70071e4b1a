"""Parent-funded devices: five equal school bags on their hooks, the box of the fund, and what families agree to first."""

import math

from parts.devices import tablet
from parts.materials import brass, printed, solid, walnut, wood
from parts.mesh import group, line, rod, sheet, slab
from parts.studio import camera, kolam, studio


def bag(loc, parent):
    """A satchel that hangs from its loop; a tablet looks out under the flap."""
    it = group(loc, (0, 0, 0), parent)
    it.scale = (1.06, 1.06, 1.06)
    cloth, trim = solid("#3a70b6", 0.8), solid("#28508a", 0.75)
    leather = solid("#b9743a", 0.55)
    line([(0.16 * math.cos(a), -0.16, 0.02 + 0.2 * math.sin(a)) for a in (math.radians(9 * s) for s in range(21))], 0.03, leather, parent=it)
    slab(0.98, 1.2, 0.4, 0.16, cloth, (0, -0.02, -0.62), (90, 0, 0), it, bevel=0.09, segments=6)
    slab(0.86, 0.56, 0.16, 0.1, trim, (0, -0.38, -0.88), (90, 0, 0), it, bevel=0.05, segments=5)
    slab(1.02, 0.58, 0.07, 0.13, cloth, (0, -0.41, -0.32), (90, 0, 0), it, bevel=0.03, segments=5)
    slab(1.0, 0.36, 0.07, 0.1, cloth, (0, -0.24, -0.045), parent=it, bevel=0.03)
    for x in (-0.27, 0.27):
        slab(0.11, 0.62, 0.03, 0.03, leather, (x, -0.475, -0.5), (90, 0, 0), it, bevel=0.01)
        slab(0.17, 0.13, 0.03, 0.02, brass(), (x, -0.5, -0.72), (90, 0, 0), it, bevel=0.01)
    return it


def rail(loc, turn):
    """A board with hooks between two posts."""
    it = group(loc, (0, 0, turn))
    for x in (-2.95, 2.95):
        slab(0.24, 0.3, 3.9, 0.05, walnut(), (x, 0, 0), parent=it, bevel=0.03)
        slab(0.4, 1.1, 0.14, 0.06, walnut(), (x, 0, 0), parent=it, bevel=0.03)
    slab(5.7, 0.62, 0.14, 0.05, walnut(), (0, 0.07, 3.5), (90, 0, 0), it, bevel=0.03)
    sheet(4.0, 0.52, 0.04, printed("all-the-same", 0.6, lit=0.2), (0, -0.074, 3.5), (90, 0, 0), it)
    slab(5.7, 0.2, 0.12, 0.04, walnut(), (0, 0.06, 2.94), (90, 0, 0), it, bevel=0.02)
    for at in range(5):
        x = (at - 2) * 1.12
        rod(0.07, 0.06, brass(), (x, -0.06, 2.94), (90, 0, 0), it, bevel=0.015, steps=32)
        line([(x, -0.08, 2.94), (x, -0.2, 2.9), (x, -0.24, 2.96), (x, -0.24, 3.02)], 0.028, brass(), parent=it)
        bag((x, -0.02, 2.74), it)
    return it


def fund(loc, turn):
    """A collection box with a slot and a small lock."""
    it = group(loc, (0, 0, turn))
    slab(1.5, 1.05, 0.98, 0.08, wood(), parent=it, bevel=0.03)
    slab(1.58, 1.13, 0.13, 0.08, wood(), (0, 0, 0.97), parent=it, bevel=0.03)
    slab(0.7, 0.1, 0.02, 0.04, brass(), (0, 0, 1.09), parent=it, bevel=0.006)
    slab(0.56, 0.04, 0.004, 0.018, solid("#050505", 0.9), (0, 0, 1.109), parent=it, bevel=0)
    rod(0.19, 0.03, brass(), (0.08, 0, 1.27), (90, 0, 20), it, bevel=0.008, steps=64)
    sheet(1.12, 0.71, 0.04, printed("fund-first", 0.55, lit=0.2), (0, -0.528, 0.5), (90, 0, 0), it)
    return it


def build(view):
    studio(sun=None)
    kolam((0, -1.3, 0.003), 3.3)
    rail((0.1, 1.5, 0), 0)
    fund((-1.25, -1.2, 0), 14)
    tablet("circular", (1.1, -1.35, 0), turn=-10, lean=20, size=(2.3, 1.65), body=solid("#b9bcc6", 0.35, 0.8))
    camera((0.2, -15.4, 5.4), (0.1, 0.2, 1.62), lens=75, blur=0.85, focus=(0, -0.2, 1.3))
