"""Repairs: the bench. An open laptop on the mat, the tools, the estimate on the tablet, the lamp."""

import math

from parts.devices import tablet
from parts.materials import black_glass, brass, graphite, printed, rubber, silver, solid, white
from parts.mesh import group, line, rod, sheet, slab
from parts.studio import area, camera, kolam, studio
from parts.things import lamp, mat, screwdriver, tweezers


def screw(x, y, z, parent, metal=None, radius=0.034):
    """A head with its cross."""
    rod(radius, 0.014, metal or silver(), (x, y, z), parent=parent, bevel=0.004, steps=20)
    for turn in (20, 110):
        slab(radius * 1.3, radius * 0.32, 0.002, 0.001, rubber(), (x, y, z + 0.0135), (0, 0, turn), parent, bevel=0)


def fan(x, parent):
    """In its housing, with blades, a bearing and three screws."""
    y, ring = 0.5, solid("#24262d", 0.42)
    slab(0.74, 0.8, 0.03, 0.2, ring, (x, y, 0.1), parent=parent, bevel=0.008)
    rod(0.3, 0.004, rubber(), (x, y, 0.1285), parent=parent, bevel=0)
    blade = solid("#5d606b", 0.4, 0.4)
    for at in range(23):
        turn = at * 360 / 23
        a = math.radians(turn + 12)
        slab(0.17, 0.016, 0.02, 0.004, blade, (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), 0.13), (0, 0, turn + 40), parent, bevel=0)
    rod(0.125, 0.034, graphite(), (x, y, 0.128), parent=parent, bevel=0.012)
    rod(0.05, 0.004, silver(), (x, y, 0.1615), parent=parent, bevel=0, steps=24)
    for dx, dy in ((-0.31, 0.34), (0.31, 0.34), (0.31, -0.34)):
        screw(x + dx, y + dy, 0.13, parent, radius=0.026)


def open_laptop(loc, turn):
    """The base of a laptop on its back, its cover taken off: battery, board, fans, screws."""
    it = group(loc, (0, 0, turn))
    slab(3.16, 2.2, 0.1, 0.15, silver(), parent=it, bevel=0.03)
    slab(2.98, 2.02, 0.004, 0.1, solid("#15161b", 0.6), (0, 0, 0.099), parent=it, bevel=0)
    # Three pouches, each with its label, joined by a flexible cable to the board.
    pouch, seam, amber = solid("#30323b", 0.42), solid("#1b1c21", 0.6), solid("#b4691f", 0.38)
    for at, (x, w) in enumerate(((-0.96, 0.88), (0.0, 0.94), (0.96, 0.88))):
        slab(w, 0.9, 0.03, 0.03, seam, (x, -0.47, 0.1), parent=it, bevel=0.01)
        slab(w - 0.07, 0.8, 0.058, 0.06, pouch, (x, -0.47, 0.1), parent=it, bevel=0.03)
        sheet(0.68, 0.4, 0.03, printed("cell-label", 0.5, lit=0.12), (x, -0.49, 0.1592), parent=it)
        slab(0.2, 0.2, 0.006, 0.02, amber, (x, 0.03, 0.128), parent=it, bevel=0.001)
        slab(0.26, 0.07, 0.03, 0.01, seam, (x, 0.1, 0.118), parent=it, bevel=0.004)
    slab(2.3, 0.09, 0.006, 0.03, amber, (0, 0.025, 0.13), parent=it, bevel=0.001)
    # The board lies between the fans; a pipe of copper leads to both.
    slab(1.46, 0.76, 0.02, 0.03, solid("#0f3a33", 0.45), (0, 0.52, 0.1), parent=it, bevel=0.004)
    sheet(1.44, 0.74, 0.025, printed("board", 0.42, lit=0.05), (0, 0.52, 0.1208), parent=it)
    for x in (-1.09, 1.09):
        fan(x, it)
    copper = solid("#c97f45", 0.26, 0.9)
    line([(-1.3, 0.82), (-0.7, 0.82), (-0.44, 0.68), (0.44, 0.68), (0.7, 0.82), (1.3, 0.82)], 0.034, copper, (0, 0, 0.172), parent=it, flat=0.6)
    for x in (-1.09, 1.09):
        slab(0.56, 0.09, 0.05, 0.01, copper, (x, 0.9, 0.12), parent=it, bevel=0.003)
        for fin in range(11):
            slab(0.012, 0.092, 0.056, 0.001, graphite(), (x - 0.25 + fin * 0.05, 0.9, 0.12), parent=it, bevel=0)
    slab(0.44, 0.4, 0.03, 0.03, silver(), (0, 0.58, 0.122), parent=it, bevel=0.008)
    slab(0.3, 0.13, 0.012, 0.02, copper, (0, 0.68, 0.15), parent=it, bevel=0.003)
    for x in (-0.17, 0.17):
        for y in (0.43, 0.74):
            screw(x, y, 0.152, it, radius=0.024)
    for x, y, w, d in ((0.36, 0.56, 0.17, 0.13), (0.58, 0.56, 0.17, 0.13), (0.36, 0.37, 0.17, 0.13), (0.58, 0.37, 0.17, 0.13), (-0.4, 0.56, 0.2, 0.2), (-0.6, 0.36, 0.12, 0.16)):
        slab(w, d, 0.026, 0.01, black_glass(), (x, y, 0.12), parent=it, bevel=0.003)
    slab(0.16, 0.05, 0.03, 0.01, white(), (-0.36, 0.26, 0.12), parent=it, bevel=0.004)
    for x, y in ((-0.68, 0.86), (0.68, 0.2), (-0.68, 0.2), (0.68, 0.66)):
        screw(x, y, 0.12, it, brass(), 0.028)
    for x in (-1.42, -0.48, 0.48, 1.42):
        for y in (-0.985, 0.985):
            screw(x, y, 0.1, it, brass(), 0.03)
    return it


def build(view):
    studio(sun=(0.3, 1.08, 0.77, 3.5))
    area((-1.45, 1.4, 1.65), (-0.4, -0.1, 0), 0.5, 52, "#ffd9a0", shine=0)
    kolam((0.1, -0.3, 0.003), 3.9)
    mat(4.9, 3.0, (0, 0, 0), turn=-5, colour="#1c6d74", lines="#49a3a8")
    open_laptop((-0.35, -0.1, 0.03), 10)
    tablet("estimate", (1.2, 1.55, 0.0), turn=-16, lean=18, upright=True)
    lamp((-2.3, 1.3, 0), turn=12, elbow=1.35, reach=(0.95, 2.1))
    screwdriver((1.5, -1.2, 0.12), (90, 0, -70))
    tweezers((1.45, -0.55, 0.06), (0, 0, -24))
    cup = group((2.05, -0.75, 0.03))
    rod(0.26, 0.06, solid("#23252d", 0.5), parent=cup, bevel=0.02)
    for x, y in ((-0.1, 0.05), (0.08, 0.1), (0.02, -0.1), (0.13, -0.04), (-0.06, -0.05)):
        rod(0.03, 0.035, brass(), (x, y, 0.06), parent=cup, bevel=0.008, steps=16)
    camera((-1.3, -13.0, 5.3), (-0.05, 0.5, 1.2), lens=89, blur=1.3, focus=(0.2, 0.5, 0.6))
