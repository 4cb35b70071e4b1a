"""Switching to the Mac: the programs of a company as blocks of wood. Five have gone over to it along the line of the kolam, one stays with the old PC."""

from parts.devices import laptop
from parts.materials import glow, printed, rubber, solid, wood
from parts.mesh import group, rod, sheet, slab
from parts.studio import area, camera, kolam, studio
from parts.things import pack


def block(loc, turn, at, size=0.84):
    """A cube with the name of a program."""
    it = group(loc, (0, 0, turn))
    slab(size, size, size, 0.05, wood(), parent=it, bevel=0.035)
    sheet(size * 0.86, size * 0.86, 0.05, printed("programs", 0.6, lit=0.2), (0, -size / 2 - 0.003, size / 2), (90, 0, 0), it, (at % 3 / 3, 0.5 - at // 3 * 0.5, 1 / 3, 0.5))


def old_pc(loc, turn):
    """A tower of fifteen years ago: a folded steel case behind a front of plastic, two bays for discs, sockets, a round button, a grille of slots."""
    it = group(loc, (0, 0, turn))
    w, d, h = 1.5, 3.2, 3.1
    case, front, bay = solid("#9a9ca6", 0.34, 0.75), solid("#3b3d47", 0.42, 0, 0.4), solid("#565862", 0.38, 0, 0.45)
    dark, light = solid("#08080b", 0.8, 0, 0.1), solid("#b9bcc6", 0.45, 0.35)
    for x in (-0.55, 0.55):
        for y in (-1.2, 1.2):
            rod(0.12, 0.09, rubber(), (x, y, 0), parent=it, bevel=0.01)
    slab(w, d, h, 0.012, case, (0, 0, 0.08), parent=it, bevel=0.01, segments=2)
    # The lid of the case overlaps its walls, which leaves a line of shade.
    for x in (-w / 2 - 0.001, w / 2 + 0.001):
        slab(0.004, d - 0.02, 0.014, 0.001, dark, (x, 0, h - 0.06), parent=it, bevel=0)
    face = group((0, -d / 2, 0.08), (90, 0, 0), it)
    slab(w - 0.05, h - 0.05, 0.04, 0.02, dark, (0, h / 2, 0.0), parent=face, bevel=0)
    slab(w, h, 0.14, 0.035, front, (0, h / 2, 0.028), parent=face, bevel=0.012, segments=3)
    top = 0.168
    slab(1.3, 1.02, 0.006, 0.02, dark, (0, 2.46, top - 0.003), parent=face, bevel=0)
    for z in (2.79, 2.46):
        slab(1.27, 0.3, 0.02, 0.012, bay, (0, z, top), parent=face, bevel=0.009, segments=2)
        slab(1.14, 0.022, 0.004, 0.004, dark, (0, z + 0.055, top + 0.018), parent=face, bevel=0)
        slab(0.17, 0.055, 0.018, 0.012, light, (0.46, z - 0.07, top + 0.018), parent=face, bevel=0.005)
    slab(1.27, 0.3, 0.02, 0.012, bay, (0, 2.13, top), parent=face, bevel=0.009, segments=2)
    slab(0.86, 0.045, 0.004, 0.01, dark, (-0.13, 2.15, top + 0.018), parent=face, bevel=0)
    slab(0.17, 0.055, 0.018, 0.012, light, (0.46, 2.13, top + 0.018), parent=face, bevel=0.005)
    slab(w, 0.014, 0.004, 0.002, dark, (0, 1.35, top - 0.002), parent=face, bevel=0)
    rod(0.165, 0.03, light, (0.44, 1.66, top - 0.01), parent=face, bevel=0.008, steps=96)
    rod(0.14, 0.006, dark, (0.44, 1.66, top + 0.018), parent=face, bevel=0, steps=96)
    rod(0.125, 0.02, bay, (0.44, 1.66, top + 0.018), parent=face, bevel=0.01, steps=96)
    rod(0.028, 0.012, glow("#f2a516", 1.5), (0.15, 1.66, top), parent=face, bevel=0, steps=24)
    for at in range(2):
        slab(0.22, 0.11, 0.008, 0.012, light, (-0.48 + at * 0.3, 1.74, top - 0.002), parent=face, bevel=0.003)
        slab(0.185, 0.075, 0.004, 0.004, dark, (-0.48 + at * 0.3, 1.74, top + 0.005), parent=face, bevel=0)
        rod(0.055, 0.008, light, (-0.48 + at * 0.3, 1.54, top - 0.002), parent=face, bevel=0.003, steps=48)
        rod(0.034, 0.004, dark, (-0.48 + at * 0.3, 1.54, top + 0.005), parent=face, bevel=0, steps=48)
    for at in range(9):
        slab(1.18, 0.05, 0.005, 0.024, dark, (0, 0.18 + at * 0.13, top - 0.002), parent=face, bevel=0)
    return it


def build(view):
    studio(sun=(4.4, 0.9, 2.4))
    kolam((0, -1.0, 0.003), 3.7)
    old_pc((-2.05, 1.4, 0), 12)
    block((-1.95, -1.15, 0), 12, 5)
    for at in range(2):
        pack(3.2, 2.3, 0.4, (1.1, 1.35, at * 0.402), turn=-6 + at, colour="#cfccc4")
    laptop("moved", (1.1, 1.4, 0.805), turn=-6, opened=108)
    for at, (x, y, turn) in enumerate(((-0.2, -0.75, 7), (0.71, -0.95, -3), (1.63, -1.0, -9), (2.55, -0.88, -15))):
        block((x, y, 0), turn, at)
    block((0.24, -0.86, 0.842), 4, 4)
    area((-6.5, -6, 5), (-2, 1, 1.2), 3, 420, "#dfe4ff")
    camera((0.1, -15.5, 4.7), (0.15, 0.0, 1.22), lens=84, blur=0.8, focus=(0.3, -0.8, 1.1))
