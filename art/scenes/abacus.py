"""A counting frame: its beads show what all 36 payments of the page's first example come to. Nothing behind them but dark ground."""

import math

from parts.materials import brass, solid, walnut, white
from parts.mesh import ball, group, rod, slab
from parts.studio import area, camera, kolam, studio

wide, high, deep, lean = 4.5, 2.62, 0.24, 80


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
            ball(0.28, solid("#f2a516", 0.34) if up else white(), (x, y, deep / 2), it, (1, 0.35, 1))
    return it


def build(view):
    studio(sun=(1.95, 2.75, 1.2), ground="#14151a")
    kolam((0.1, -0.8, 0.003), 3.3)
    turn = -9
    side = math.radians(turn)
    for at in (-1, 1):
        x = at * (wide / 2 - 0.3)
        slab(0.34, 1.5, 0.2, 0.06, walnut("y"), (0.1 + x * math.cos(side), x * math.sin(side), 0), (0, 0, turn), bevel=0.04)
    frame((1, 0, 2, 8, 5, 7), (0.1, 0.0, 0.12), turn)
    # From the right, so that every bead has a lit and a dark side.
    area((6.5, -4.0, 4.5), (0, 0, 1.3), 2, 260, "#ffe2bd")
    camera((0.3, -14.0, 4.4), (0.1, 0.1, 1.36), lens=93, blur=0.9, focus=(0.0, -0.2, 1.4))
