"""Sustainability: a laptop that goes on. A new battery for its sixth year, the tag of its age, the tools that did it."""

from parts.devices import cable, laptop
from parts.materials import black_glass, brass, printed, silver, solid, wood
from parts.mesh import ball, group, line, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio
from parts.things import mat, screwdriver

TOP = 1.5


def battery(loc, turn):
    """The cells of a laptop's battery, with their label."""
    rest = group(loc, (0, 0, turn))
    slab(2.0, 0.1, 0.4, 0.02, wood(), (0, 0.42, 0), parent=rest, bevel=0.015)
    it = group((0, -0.05, 0.22), (32, 0, 0), rest)
    dark, foil = solid("#15161b", 0.5), solid("#2a2c33", 0.35)
    slab(2.3, 0.9, 0.06, 0.06, dark, parent=it, bevel=0.015)
    for at, wide in enumerate((0.66, 0.74, 0.66)):
        slab(wide, 0.78, 0.1, 0.05, foil, (-0.75 + at * 0.75, 0, 0.04), parent=it, bevel=0.035)
    sheet(0.7, 0.565, 0.03, printed("new-battery", 0.5, lit=0.25), (0, 0, 0.143), parent=it)
    slab(0.24, 0.16, 0.05, 0.01, brass(), (0.2, 0.5, 0.02), parent=it, bevel=0.006)
    cable([(0.2, 0.55, 0.05), (0.25, 0.75, 0.1), (0.5, 0.8, 0.06)], it, "#17181d", 0.03)


def tag(loc, turn):
    """A tag of leather and card that leans."""
    it = group(loc, (0, 0, turn))
    slab(1.5, 0.34, 0.1, 0.05, wood(), (0, 0.05, 0), parent=it, bevel=0.02)
    face = group((0, 0, 0.05), (-16, 0, 0), it)
    slab(1.35, 1.75, 0.05, 0.16, solid("#8a4b22", 0.6), (0, 0.03, 0.9), (90, 0, 0), face, bevel=0.02)
    sheet(1.15, 1.3, 0.06, printed("year-six", 0.6, lit=0.25), (0, -0.0235, 0.78), (90, 0, 0), face)
    rod(0.09, 0.07, brass(), (0, 0.04, 1.6), (90, 0, 0), face, bevel=0.015)


def seedling(loc):
    """A young plant in a pot of clay."""
    it = group(loc)
    clay = solid("#b4552d", 0.7)
    turned([(0, 0), (0.34, 0), (0.46, 0.7), (0.52, 0.7), (0.53, 0.86), (0.46, 0.86), (0.44, 0.74), (0, 0.74)], clay, parent=it, steps=96)
    turned([(0, 0.76), (0.44, 0.76)], solid("#2a1a10", 0.9), parent=it, steps=48)
    green = solid("#4f9a4a", 0.5)
    line([(0, 0, 0.74), (0.03, 0, 1.15), (-0.02, 0, 1.55)], 0.03, green, parent=it)
    for x, z, lean, turn in ((0.3, 1.2, 58, 0), (-0.3, 1.35, -58, 0), (0.24, 1.6, 40, 30), (-0.22, 1.66, -40, -30)):
        leaf = group((x, 0, z), (0, lean, turn), it)
        ball(0.3, green, (0, 0, 0), leaf, (0.5, 0.16, 1.0))
    return it


def build(view):
    studio(sun=(0.6, 4.9, 2.4))
    slab(14, 9.2, 0.22, 0.1, wood(), (0, -1.9, TOP - 0.22), bevel=0.03)
    mat(4.6, 3.3, (0.3, -0.7, TOP), turn=-4, colour="#5a3a10", lines="#8a6220")
    up = TOP + 0.03
    kolam((0.3, -3.15, TOP + 0.003), 1.5, radius=0.016)
    laptop("still-good", (0.45, 0.4, up), turn=-6, opened=110)
    battery((0.55, -1.75, up), -8)
    tag((-2.0, -0.2, TOP), 14)
    seedling((2.7, 1.0, TOP))
    screwdriver((-1.5, -2.0, TOP + 0.1), (90, 0, 72))
    camera((0.0, -14.0, 6.1), (0.1, -0.1, 2.35), lens=82, blur=0.8, focus=(0.3, -0.4, 2.2))
