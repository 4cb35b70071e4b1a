"""Business Experience Programme: something shown on a plinth as in a museum, but the rope is taken off and the sign says: Please touch."""

import math

from parts.devices import laptop, phone
from parts.materials import brass, graphite, printed, solid, white, wood
from parts.mesh import ball, group, line, rod, sheet, slab, turned
from parts.studio import area, camera, kolam, studio

TALL = 1.25


def plinth(loc):
    """A round plinth with a rim of brass."""
    it = group(loc)
    rod(2.12, 0.1, solid("#101018", 0.5), parent=it, bevel=0.03, steps=160)
    rod(2.02, TALL - 0.16, solid("#23244a", 0.4), (0, 0, 0.1), parent=it, bevel=0.03, steps=160)
    turned([(2.0, TALL - 0.16), (2.05, TALL - 0.15), (2.05, TALL - 0.1), (2.0, TALL - 0.09)], brass(), parent=it, steps=160)
    rod(2.08, 0.08, solid("#e9e5dc", 0.45), (0, 0, TALL - 0.08), parent=it, bevel=0.03, steps=160)
    return it


def post(loc):
    """A post of brass with a ring for the rope."""
    it = group(loc)
    turned([(0, 0), (0.42, 0), (0.44, 0.03), (0.4, 0.07), (0.2, 0.11), (0.075, 0.17), (0, 0.17)], brass(), parent=it, steps=96)
    rod(0.055, 1.95, brass(), (0, 0, 0.14), parent=it, bevel=0)
    turned([(0, 2.02), (0.1, 2.02), (0.115, 2.06), (0.1, 2.1), (0, 2.1)], brass(), parent=it, steps=48)
    ball(0.13, brass(), (0, 0, 2.2), it)
    ring = [(0.085 * math.cos(a), -0.09, 1.93 + 0.085 * math.sin(a)) for a in (math.radians(12 * s) for s in range(30))]
    line(ring, 0.016, brass(), parent=it, closed=True)
    return it


def rope(start):
    """The rope hangs from one post and lies on the floor; its hook is free."""
    x, y, _ = start
    soft = solid("#f2a516", 0.75)
    points = [(x, y - 0.11, 1.84 - 0.085 * s) for s in range(19)]
    for step in range(1, 12):
        a = math.radians(90 * step / 11)
        points.append((x + 0.22 * (1 - math.cos(a)), y - 0.11 - 0.05 * math.sin(a), 0.29 - 0.22 * math.sin(a)))
    fx, fy = points[-1][0], points[-1][1]
    for step in range(1, 40):
        t = step / 39
        points.append((fx + 1.75 * t, fy - 0.42 * math.sin(math.pi * t * 0.92), 0.07))
    line(points, 0.068, soft, closed=False)
    end = points[-1]
    rod(0.075, 0.16, brass(), (end[0], end[1], 0.075), (0, 90, 18), bevel=0.02)
    hook = [(end[0] + 0.17 + 0.1 * (1 - math.cos(a)), end[1] + 0.05 + 0.09 * math.sin(a), 0.04) for a in (math.radians(8 * s) for s in range(36))]
    line(hook, 0.022, brass())
    rod(0.078, 0.14, brass(), (x, y - 0.11, 1.78), bevel=0.02)


def sign(loc, turn):
    """A small sign on a rod."""
    it = group(loc, (0, 0, turn))
    it.scale = (0.86, 0.86, 0.86)
    rod(0.24, 0.05, graphite(), parent=it, bevel=0.015, steps=48)
    rod(0.022, 0.2, brass(), (0, 0, 0.04), parent=it, bevel=0)
    face = group((0, -0.02, 0.2), (-16, 0, 0), it)
    slab(1.2, 0.86, 0.04, 0.04, white(), (0, 0.02, 0.36), (90, 0, 0), face, bevel=0.01)
    sheet(1.17, 0.83, 0.03, printed("please-touch", 0.5, lit=0.25), (0, -0.0215, 0.36), (90, 0, 0), face)
    return it


def build(view):
    studio(sun=(-2.55, 1.75, 1.05, 6))
    kolam((0, -1.2, 0.003), 3.4)
    plinth((0.15, 0.7, 0))
    laptop("own-work", (-0.3, 0.85, TALL), turn=-5, opened=110)
    sign((1.5, -0.2, TALL), -14)
    left, right = (-2.25, -1.35, 0), (2.3, -1.5, 0)
    post(left)
    post(right)
    rope(left)
    area((0.4, -2.5, 5.6), (0.1, 0.6, 1.3), 2.2, 160, "#fff1dc")
    camera((0.25, -14.8, 4.9), (0.05, -0.1, 1.72), lens=84, blur=0.85, focus=(0, 0.2, 1.8))
