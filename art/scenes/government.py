"""Government: the ways by which public money may buy, as the arms of a signpost; the two questions that come first; files in their tape."""

import math

from parts.devices import tablet
from parts.materials import brass, graphite, printed, solid, walnut
from parts.mesh import ball, group, line, prism, rod, sheet, slab, turned
from parts.studio import area, camera, kolam, studio

ARMS = 5


def arm(at, z, way, turn, it):
    """A board with a point that shows its way; two screws of brass hold it to the post."""
    w, tall, tip = 1.78, 0.46, 0.3
    board = group((way * 0.52, -0.17, z), (90, 0, turn), it)
    shape = [(-w / 2, -tall / 2), (w / 2, -tall / 2), (w / 2 + tip, 0), (w / 2, tall / 2), (-w / 2, tall / 2)]
    if way < 0:
        shape = [(-x, y) for x, y in reversed(shape)]
    paint = "#2b7a3b" if at % 2 else "#ffffff"
    prism(shape, 0.07, solid(paint, 0.5), parent=board, bevel=0.012)
    sheet(w - 0.06, (w - 0.06) / 4, 0.01, printed("routes", 0.5, lit=0.12), (way * 0.04, 0, 0.0715), parent=board, part=(0, 1 - (at + 1) / ARMS, 1, 1 / ARMS))
    for y in (-0.11, 0.11):
        rod(0.028, 0.02, brass(), (-way * (w / 2 - 0.09), y, 0.07), parent=board, bevel=0.006, steps=20)


def signpost(loc, turn):
    it = group(loc, (0, 0, turn))
    turned([(0, 0), (0.72, 0), (0.74, 0.05), (0.7, 0.13), (0.34, 0.19), (0.18, 0.3), (0, 0.3)], graphite(), parent=it, steps=96)
    rod(0.1, 3.95, brass(), (0, 0, 0.2), parent=it, bevel=0, steps=48)
    ball(0.17, brass(), (0, 0, 4.22), it)
    turned([(0.1, 4.02), (0.17, 4.04), (0.17, 4.09), (0.1, 4.11)], brass(), parent=it, steps=48)
    for at in range(ARMS):
        arm(at, 3.72 - at * 0.57, (1, -1, 1, -1, 1)[at], (5, -6, -3, 4, 6)[at], it)
    return it


def file(w, d, h, loc, turn, colour):
    """A bundle of papers between two covers of card."""
    it = group(loc, (0, 0, turn))
    cover = solid(colour, 0.8, 0, 0.2)
    slab(w, d, 0.03, 0.02, cover, parent=it, bevel=0.008)
    for at in range(4):
        slab(w - 0.1 - at % 2 * 0.05, d - 0.08 - at % 3 * 0.03, (h - 0.06) / 4 - 0.006, 0.01, solid("#e8e2d2", 0.8), ((at % 3 - 1) * 0.02, 0, 0.03 + at * (h - 0.06) / 4), parent=it, bevel=0.004)
    slab(w, d, 0.03, 0.02, cover, (0, 0, h - 0.03), parent=it, bevel=0.008)
    return it


def tape(w, d, h, it):
    """Red tape round a bundle, both ways, tied in a bow."""
    red = solid("#c23a22", 0.6)
    wide, off = 0.13, 0.012
    for a, b in ((w, d), (d, w)):
        along = group((0, 0, 0), (0, 0, 0 if a == w else 90), it)
        slab(a + 2 * off, wide, off, 0.004, red, (0, 0, h), parent=along, bevel=0)
        for side in (-1, 1):
            slab(off, wide, h + off, 0.004, red, (side * (a / 2 + off / 2), 0, 0), parent=along, bevel=0)
    for side in (-1, 1):
        loop = []
        for step in range(31):
            a = math.pi * step / 30
            loop.append((side * 0.42 * math.sin(a), -0.1 * math.sin(2 * a), h + 0.05 + 0.16 * math.sin(a) ** 2 * (1 - step / 60)))
        line(loop, 0.035, red, parent=it, flat=1)
        line([(0, 0, h + 0.05), (side * 0.16, -0.2, h + 0.06), (side * 0.24, -0.42, h + 0.04)], 0.03, red, parent=it)
    ball(0.075, red, (0, 0, h + 0.06), it, (1.2, 1, 0.8))


def files(loc, turn):
    it = group(loc, (0, 0, turn))
    z = 0
    for at, (h, colour) in enumerate(((0.3, "#b98d5f"), (0.24, "#3f7a4a"), (0.28, "#b98d5f"), (0.22, "#d8c9a8"))):
        file(1.72 - at * 0.02, 1.25, h, (0, 0, z), (1.5, -2, 1, -1)[at], colour).parent = it
        z += h + 0.004
    tape(1.74, 1.27, z, it)
    tag = group((0.5, -0.66, 0.5), (82, 0, 0), it)
    slab(0.8, 0.4, 0.014, 0.03, solid("#ffffff", 0.6), parent=tag, bevel=0.003)
    sheet(0.78, 0.39, 0.03, printed("file-tag", 0.6, lit=0.2), (0, 0, 0.0155), parent=tag)
    return it


def build(view):
    studio(sun=(0.75, 2.15, 1.75))
    area((-2.5, -6.5, 6), (0.5, 0.5, 2.2), 3, 150, "#ffffff", shine=0.2)
    kolam((0.1, -0.7, 0.003), 3.5)
    signpost((0.75, 0.7, 0), 0)
    tablet("two-questions", (-1.2, -1.15, 0), turn=12, lean=17, size=(2.5, 1.8))
    files((1.75, -1.15, 0), -16)
    camera((0.2, -15.5, 4.4), (0.1, 0.1, 1.85), lens=84, blur=0.75, focus=(0.2, -0.2, 1.8))
