"""A repair from above: the laptop open on the mat, its tools beside it, and its screws in their order."""

from parts.materials import brass, solid
from parts.mesh import group, rod, slab
from parts.studio import area, camera, kolam, studio
from parts.things import mat, screwdriver, tweezers
from scenes.repairs import open_laptop


def screws(loc, turn):
    """A tray with six places, screws in each."""
    it = group(loc, (0, 0, turn))
    slab(0.95, 1.35, 0.1, 0.08, solid("#23252d", 0.5), parent=it, bevel=0.02)
    for row in range(3):
        for side in (-1, 1):
            x, y = side * 0.22, (row - 1) * 0.41
            slab(0.38, 0.35, 0.01, 0.05, solid("#f2a516", 0.5), (x, y, 0.096), parent=it, bevel=0.003)
            for at in range(2 + row):
                rod(0.035, 0.04, brass(), (x - 0.1 + 0.11 * (at % 3), y - 0.06 + 0.12 * (at // 3), 0.106), parent=it, bevel=0.008, steps=16)


def build(view):
    studio(sun=None)
    area((-1.6, 1.6, 2.6), (-0.2, -0.1, 0), 0.8, 60, "#ffd9a0", shine=0)
    kolam((0.1, -0.1, 0.003), 3.9)
    mat(5.2, 3.4, (0, 0.06, 0), turn=-5, colour="#1c6d74", lines="#49a3a8")
    open_laptop((-0.55, 0.3, 0.03), 10)
    screws((1.75, 0.45, 0.03), -8)
    screwdriver((1.85, -0.95, 0.12), (90, 0, -80))
    tweezers((-1.55, -1.27, 0.075), (0, 0, -80))
    camera((-0.4, -9.6, 9.4), (0.0, 0.05, 0.1), lens=88, blur=1.6, focus=(0, 0.1, 0.1))
