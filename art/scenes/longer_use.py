"""Sustainability: a laptop that goes on. A pin of brass for each of its years, two places free, and the battery that makes them possible."""

from parts.devices import laptop
from parts.materials import brass, printed, rubber, solid, walnut
from parts.mesh import group, line, prism, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio
from parts.things import screwdriver

YEARS, DONE = 8, 6


def battery(loc, turn):
    """The cells of a laptop's battery on a rest, with their plug on its ribbon."""
    rest = group(loc, (0, 0, turn))
    slab(1.3, 0.5, 0.05, 0.08, walnut(), (0, 0.12, 0), parent=rest, bevel=0.02)
    prism([(-0.12, 0.05), (0.4, 0.05), (0.4, 0.37), (0.36, 0.37)], 1.0, walnut("z"), (-0.5, 0, 0), (90, 0, 90), rest, bevel=0.008)
    it = group((0, -0.14, 0.06), (32, 0, 0), rest)
    dark, foil = solid("#15161b", 0.5), solid("#30323b", 0.42, 0.3)
    slab(1.74, 0.66, 0.03, 0.05, dark, (0, 0.33, 0.0), parent=it, bevel=0.01)
    for at, wide in enumerate((0.46, 0.7, 0.46)):
        slab(wide, 0.58, 0.055, 0.035, foil, (-0.61 + at * 0.61, 0.33, 0.025), parent=it, bevel=0.025)
    sheet(0.64, 0.516, 0.025, printed("new-battery", 0.5, lit=0.25), (0, 0.33, 0.082), parent=it)
    ribbon = [(0.86, 0.2, 0.08), (0.96, 0.16, 0.07), (1.04, 0.05, 0.03), (1.14, -0.03, 0.016), (1.3, -0.05, 0.014)]
    for side in (-0.03, 0, 0.03):
        line([(x, y + side, z) for x, y, z in ribbon], 0.014, dark, parent=rest)
    slab(0.16, 0.2, 0.06, 0.015, rubber(), (1.36, -0.05, 0), parent=rest, bevel=0.008)
    for at in range(5):
        slab(0.05, 0.018, 0.01, 0.002, brass(), (1.44, -0.12 + at * 0.035, 0.03), parent=rest, bevel=0)


def years(loc, turn):
    """A wedge of walnut with a hole for every year; the years that are done carry pins."""
    it = group(loc, (0, 0, turn))
    w = 2.6
    prism([(-0.5, 0), (0.5, 0), (0.5, 0.46), (0.0, 0.46), (-0.5, 0.08)], w, walnut("z"), (-w / 2, 0, 0), (90, 0, 90), it, bevel=0.02)
    sheet(w - 0.14, 0.52, 0.02, printed("years", 0.55, lit=0.3), (0, -0.252, 0.2735), (37.2, 0, 0), it)
    step = (w - 0.14) / YEARS
    for at in range(YEARS):
        x = (at - (YEARS - 1) / 2) * step
        turned([(0.0, 0.002), (0.075, 0.002), (0.1, 0.006), (0.105, 0.0)], brass(), (x, 0.26, 0.46), parent=it, steps=40)
        if at >= DONE:
            rod(0.068, 0.004, rubber(), (x, 0.26, 0.46), parent=it, bevel=0, steps=32)
            continue
        profile = [(0, 0), (0.065, 0), (0.065, 0.3), (0.055, 0.34), (0.055, 0.4), (0.095, 0.43), (0.11, 0.48), (0.095, 0.54), (0.04, 0.57), (0, 0.575)]
        turned(profile, brass(), (x, 0.26, 0.46), parent=it, steps=48)
    return it


def build(view):
    studio(sun=(2.4, 1.45, 1.4))
    kolam((0, -0.5, 0.003), 3.5)
    laptop("still-good", (-0.5, 0.75, 0), turn=7, opened=108)
    years((1.1, -1.45, 0), -9)
    battery((-1.65, -1.25, 0), 14)
    screwdriver((-1.8, -2.3, 0.094), (93.2, 0, 68))
    camera((0.2, -14.5, 4.4), (-0.05, 0.0, 0.95), lens=87, blur=0.8, focus=(0.0, -0.4, 1.0))
