"""A counting frame: its beads show what all 36 payments of the page's first example come to. Sealed boxes hold it upright."""

import math

from parts.materials import brass, solid, walnut, white
from parts.mesh import ball, group, rod, slab
from parts.studio import camera, kolam, studio
from parts.things import pack

wide, high, deep, lean = 3.5, 2.62, 0.24, 78


def frame(digits, loc, turn):
    """Nine beads a rod: as many as its digit says are up, in marigold."""
    it = group((loc[0], loc[1], loc[2] + high / 2 * math.sin(math.radians(lean))), (lean, 0, turn))
    bar = 0.25
    inner = high - 2 * bar
    for side in (-1, 1):
        slab(wide, bar, deep, 0.06, walnut(), (0, side * (high - bar) / 2, 0), parent=it, bevel=0.03)
        slab(bar, inner + 0.04, deep, 0.02, walnut("y"), (side * (wide - bar) / 2, 0, 0), parent=it, bevel=0.02)
    thick = 0.196
    step = (wide - 2 * bar) / len(digits)
    for at, digit in enumerate(digits):
        x = (at - (len(digits) - 1) / 2) * step
        rod(0.026, inner, brass(), (x, -inner / 2, deep / 2), (-90, 0, 0), it, bevel=0, steps=24)
        for bead in range(9):
            up = bead >= 9 - digit
            y = inner / 2 - (8.5 - bead) * thick if up else (bead + 0.5) * thick - inner / 2
            ball(0.205, solid("#f2a516", 0.34) if up else white(), (x, y, deep / 2), it, (1, 0.48, 1))
    return it


def build(view):
    studio(sun=(1.95, 2.75, 1.2))
    kolam((0.1, -0.8, 0.003), 3.3)
    turn = -9
    back = math.radians(turn)
    for at, (x, more) in enumerate(((0.02, 2), (-0.04, -3), (0.05, 1))):
        pack(2.7, 1.5, 0.46, (0.1 + x - 0.86 * math.sin(back), 0.86 * math.cos(back), at * 0.46), turn + more)
    frame((1, 0, 2, 8, 5, 7), (0.1, 0.0, 0), turn)
    camera((0.3, -14.0, 5.0), (0.05, 0.1, 1.28), lens=98, blur=0.9, focus=(0.0, -0.2, 1.3))
