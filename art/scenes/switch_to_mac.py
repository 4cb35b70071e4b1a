"""Switching to the Mac: the programs of a company as blocks of wood. Most already lie on the Mac's tray, one still on the old one."""

from parts.devices import laptop
from parts.materials import black_glass, graphite, printed, rubber, solid, wood
from parts.mesh import group, rod, sheet, slab
from parts.studio import camera, kolam, studio
from parts.things import pack


def block(loc, turn, at, size=0.92):
    """A cube with the name of a program."""
    it = group(loc, (0, 0, turn))
    slab(size, size, size, 0.06, wood(), parent=it, bevel=0.045)
    sheet(size * 0.86, size * 0.86, 0.05, printed("programs", 0.6, lit=0.2), (0, -size / 2 - 0.003, size / 2), (90, 0, 0), it, (at % 3 / 3, 0.5 - at // 3 * 0.5, 1 / 3, 0.5))


def tray(w, d, loc, turn, colour):
    it = group(loc, (0, 0, turn))
    slab(w, d, 0.1, 0.16, solid(colour, 0.5), parent=it, bevel=0.03)


def old_laptop(loc, turn):
    """A thick dark laptop of ten years ago, closed."""
    it = group(loc, (0, 0, turn))
    body = solid("#25262c", 0.6)
    for x in (-1.2, 1.2):
        rod(0.08, 0.05, rubber(), (x, -0.8, 0), parent=it, bevel=0, steps=16)
    slab(2.9, 2.0, 0.26, 0.1, body, (0, 0, 0.04), parent=it, bevel=0.03)
    slab(2.86, 1.96, 0.03, 0.08, black_glass(), (0, 0, 0.29), parent=it, bevel=0)
    slab(2.9, 2.0, 0.15, 0.1, body, (0, 0, 0.31), parent=it, bevel=0.04)
    slab(0.5, 0.05, 0.1, 0.02, graphite(), (0, -1.0, 0.25), parent=it, bevel=0.01)
    for x in (-1.1, -0.75, 0.9):
        slab(0.22, 0.02, 0.08, 0.01, black_glass(), (x, -1.0, 0.12), parent=it, bevel=0)
    return it


def build(view):
    studio(sun=(0.7, 4.0, 2.6))
    kolam((0.1, -0.9, 0.003), 3.8)
    tray(3.1, 3.3, (-2.3, 0.6, 0), 2, "#3b3d47")
    old_laptop((-2.3, 1.1, 0.1), 4)
    block((-2.3, -0.5, 0.1), 14, 5)
    tray(4.5, 4.2, (1.85, 0.5, 0), -2, "#3438b8")
    for at in range(2):
        pack(3.3, 2.4, 0.5, (1.8, 1.5, 0.1 + at * 0.5), turn=-6 + at, colour="#cfccc4")
    laptop("moved", (1.8, 1.55, 1.1), turn=-6, opened=110)
    for at, (x, y, turn) in enumerate(((0.12, -0.85, 9), (1.16, -0.98, -3), (2.2, -1.02, -10), (3.2, -1.05, -16))):
        block((x, y, 0.1), turn, at)
    block((0.62, -0.9, 1.02), 5, 4)
    camera((0.2, -16.0, 5.4), (0.3, 0.2, 1.62), lens=75, blur=0.7, focus=(0.4, -0.8, 1.2))
