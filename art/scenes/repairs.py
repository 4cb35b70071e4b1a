"""Repairs: the bench. An open laptop on the mat, the tools, the estimate on the tablet, the lamp."""

from parts.devices import tablet
from parts.materials import black_glass, brass, graphite, silver, solid
from parts.mesh import group, rod, slab
from parts.studio import area, camera, kolam, studio
from parts.things import lamp, mat, screwdriver, tweezers


def open_laptop(loc, turn):
    """The base of a laptop on its back, its cover taken off: battery, board, fans, screws."""
    it = group(loc, (0, 0, turn))
    slab(3.16, 2.2, 0.1, 0.15, silver(), parent=it, bevel=0.03)
    slab(2.96, 2.0, 0.004, 0.1, solid("#1c1d22", 0.6), (0, 0, 0.099), parent=it, bevel=0)
    cell = solid("#2b2d35", 0.55)
    for x, w in ((-1.0, 0.82), (-0.1, 0.86), (0.9, 0.98)):
        slab(w, 0.92, 0.035, 0.04, cell, (x, -0.46, 0.1), parent=it, bevel=0.012)
        slab(w * 0.5, 0.12, 0.002, 0.01, solid("#e8e6e0", 0.6), (x, -0.62, 0.1355), parent=it, bevel=0)
    board = solid("#0f3a33", 0.45)
    slab(1.5, 0.62, 0.02, 0.03, board, (0, 0.5, 0.1), parent=it, bevel=0.004)
    for x in (-1.12, 1.12):
        rod(0.34, 0.04, solid("#15161a", 0.5), (x, 0.52, 0.1), parent=it)
        rod(0.1, 0.05, graphite(), (x, 0.52, 0.1), parent=it)
        for at in range(18):
            slab(0.012, 0.22, 0.012, 0.002, graphite(), (x, 0.52, 0.135), (0, 0, at * 20), it, bevel=0)
    slab(0.42, 0.42, 0.03, 0.02, silver(), (-0.1, 0.5, 0.12), parent=it, bevel=0.006)
    for x, y in ((0.3, 0.62), (0.48, 0.62), (0.3, 0.42), (0.5, 0.4), (-0.5, 0.6), (-0.55, 0.38)):
        slab(0.13, 0.1, 0.022, 0.008, black_glass(), (x, y, 0.12), parent=it, bevel=0.002)
    slab(1.9, 0.05, 0.014, 0.02, solid("#b8753a", 0.3, 0.9), (0, 0.86, 0.1), parent=it, bevel=0.004)
    for x in (-1.42, 0, 1.42):
        for y in (-0.98, 0.98):
            rod(0.022, 0.012, brass(), (x, y, 0.098), parent=it, bevel=0.003, steps=16)
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
