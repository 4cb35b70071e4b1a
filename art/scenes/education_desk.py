"""The education desk: six cards on a rail say whom a school meets; on the desk lies what it gets on paper."""

from parts.materials import brass, printed, solid, white, wood
from parts.mesh import ball, group, line, rod, sheet, slab
from parts.studio import camera, kolam, studio
from parts.places import bell
from parts.things import book

TOP = 1.5
W, TALL = 5.4, 3.3


def card(parent, x, z, at, turn):
    """A card that hangs on its strap from a peg."""
    rod(0.06, 0.2, brass(), (x, 0, z), (90, 0, 0), parent, bevel=0.02, steps=32)
    ball(0.085, brass(), (x, -0.2, z), parent, (1, 0.6, 1))
    it = group((x, -0.12, z), (0, turn, 0), parent)
    strap = solid("#f2a516", 0.6)
    for side in (-1, 1):
        line([(side * 0.05, 0, 0.05), (side * 0.03, -0.03, -0.3)], 0.022, strap, parent=it)
    slab(0.16, 0.12, 0.03, 0.02, brass(), (0, -0.01, -0.34), (90, 0, 0), it, bevel=0.006)
    slab(1.52, 0.95, 0.035, 0.07, white(), (0, 0.0, -0.86), (90, 0, 0), it, bevel=0.01)
    sheet(1.49, 0.92, 0.06, printed("desk-cards", 0.45, lit=0.3), (0, -0.0365, -0.86), (90, 0, 0), it, (at % 3 / 3, 0.5 - at // 3 * 0.5, 1 / 3, 0.5))


def board(loc, turn):
    it = group(loc, (0, 0, turn))
    slab(W, TALL, 0.12, 0.1, solid("#1d4a27", 0.6), (0, 0.12, TALL / 2 + 0.12), (90, 0, 0), it, bevel=0.03)
    for z in (0.1, TALL + 0.14):
        slab(W + 0.2, 0.24, 0.18, 0.04, wood(), (0, 0.08, z - 0.06), parent=it, bevel=0.03)
    for x in (-1, 1):
        slab(0.2, 0.24, TALL + 0.1, 0.04, wood(), (x * W / 2, 0.08, 0.08), parent=it, bevel=0.03)
    for row in range(2):
        z = TALL - 0.12 - row * 1.62
        slab(W - 0.3, 0.16, 0.07, 0.03, wood(), (0, 0.04, z), (90, 0, 0), it, bevel=0.015)
        for column in range(3):
            at = row * 3 + column
            card(it, (column - 1) * 1.72, z, at, (2, -1.5, 1, -1, 2, -2)[at])
    return it


def folder(loc, turn):
    """An open folder with the list of what a school gets in writing."""
    stand = group(loc, (0, 0, turn))
    stand.scale = (0.85, 0.85, 0.85)
    slab(1.6, 0.1, 0.6, 0.03, wood(), (0, 0.72, 0), parent=stand, bevel=0.02)
    it = group((0, -0.2, 0.34), (17, 0, 0), stand)
    slab(2.1, 2.5, 0.05, 0.06, solid("#f2a516", 0.5), parent=it, bevel=0.01)
    slab(1.86, 2.28, 0.03, 0.01, white(), (0, -0.02, 0.05), parent=it, bevel=0.004)
    sheet(1.84, 2.26, 0.01, printed("on-paper", 0.6, lit=0.15), (0, -0.02, 0.0815), parent=it)
    slab(0.7, 0.16, 0.06, 0.03, brass(), (0, 1.08, 0.07), parent=it, bevel=0.015)
    return it


def build(view):
    studio(sun=(1.5, 6.2, 2.3))
    slab(14, 9.2, 0.22, 0.1, wood(), (0, -1.9, TOP - 0.22), bevel=0.03)
    kolam((1.3, -2.2, TOP + 0.003), 1.5, radius=0.015)
    board((0, 1.2, TOP), -5)
    folder((-1.3, -2.1, TOP), 9)
    bell((0.9, -1.3, TOP))
    book(1.6, 1.1, 0.2, (2.3, 0.2, TOP), turn=-14, colour="#2b6c38")
    book(1.4, 1.0, 0.18, (2.32, 0.2, TOP + 0.2), turn=-4, colour="#e9e7e1")
    camera((0.2, -15.5, 6.9), (0.0, -0.2, 2.6), lens=80, blur=0.75, focus=(0, 0.6, 3.2))
