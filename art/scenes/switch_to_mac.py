"""Switching to the Mac: the programs of a company as blocks of wood. Five have gone over to it along the line of the kolam, one stays with the old PC."""

from parts.devices import laptop
from parts.materials import black_glass, glow, printed, rubber, silver, solid, wood
from parts.mesh import group, rod, sheet, slab
from parts.studio import area, camera, kolam, studio
from parts.things import pack


def block(loc, turn, at, size=0.84):
    """A cube with the name of a program."""
    it = group(loc, (0, 0, turn))
    slab(size, size, size, 0.05, wood(), parent=it, bevel=0.035)
    sheet(size * 0.86, size * 0.86, 0.05, printed("programs", 0.6, lit=0.2), (0, -size / 2 - 0.003, size / 2), (90, 0, 0), it, (at % 3 / 3, 0.5 - at // 3 * 0.5, 1 / 3, 0.5))


def old_pc(loc, turn):
    """A tower of fifteen years ago: two bays for discs, sockets, a round button, a grille of slots."""
    it = group(loc, (0, 0, turn))
    w, d, h = 1.5, 3.2, 3.1
    case, front, seam = solid("#7c7f8a", 0.5, 0.3), solid("#5b5e69", 0.5), solid("#24252b", 0.6)
    for x in (-0.55, 0.55):
        for y in (-1.2, 1.2):
            rod(0.12, 0.09, rubber(), (x, y, 0), parent=it, bevel=0.01)
    slab(w, d, h, 0.04, case, (0, 0, 0.08), parent=it, bevel=0.03)
    face = group((0, -d / 2 - 0.005, 0.08), (90, 0, 0), it)
    slab(w, h, 0.14, 0.1, front, (0, h / 2, 0.0), parent=face, bevel=0.04)
    for z in (2.74, 2.4):
        slab(1.24, 0.29, 0.02, 0.03, solid("#6e717c", 0.45), (0, z, 0.132), parent=face, bevel=0.012)
        slab(0.16, 0.05, 0.02, 0.015, seam, (0.46, z - 0.08, 0.146), parent=face, bevel=0.006)
        slab(1.1, 0.012, 0.006, 0.004, seam, (0, z + 0.06, 0.149), parent=face, bevel=0)
    slab(1.24, 0.16, 0.02, 0.02, seam, (0, 2.12, 0.13), parent=face, bevel=0.008)
    slab(0.9, 0.03, 0.02, 0.01, black_glass(), (-0.08, 2.12, 0.142), parent=face, bevel=0)
    rod(0.17, 0.05, silver(), (0.4, 1.72, 0.125), parent=face, bevel=0.015)
    rod(0.12, 0.03, front, (0.4, 1.72, 0.16), parent=face, bevel=0.012)
    rod(0.03, 0.012, glow("#f2a516", 1.5), (0.4, 1.43, 0.135), parent=face, bevel=0, steps=20)
    for at in range(2):
        slab(0.2, 0.09, 0.02, 0.01, seam, (-0.44 + at * 0.3, 1.74, 0.13), parent=face, bevel=0.004)
        rod(0.05, 0.02, seam, (-0.44 + at * 0.3, 1.52, 0.13), parent=face, bevel=0.004, steps=24)
    for at in range(8):
        slab(1.14, 0.055, 0.02, 0.025, seam, (0, 0.26 + at * 0.135, 0.128), parent=face, bevel=0.004)
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
