"""The education investment study: a clay savings pot with coins, and what a school puts into its own sum."""

import math

from parts.devices import tablet
from parts.materials import brass, solid
from parts.mesh import ball, group, line, rod, slab, turned
from parts.studio import area, camera, kolam, studio

WIDE, TALL, MIDDLE = 1.35, 1.02, 0.98


def _at(angle):
    """Radius and height of the pot's skin."""
    a = math.radians(angle)
    return WIDE * math.cos(a), MIDDLE + TALL * math.sin(a)


def ring(angle, thick, paint, it):
    r, z = _at(angle)
    line([(r * math.cos(a), r * math.sin(a), z) for a in (math.radians(3 * s) for s in range(120))], thick, paint, parent=it, closed=True)


def gullak(loc, turn):
    """A pot from the wheel that has no mouth, only a slot: it is painted with bands and dots."""
    it = group(loc, (0, 0, turn))
    clay, pale, gold = solid("#b9562c", 0.72, 0, 0.3), solid("#f1e6d2", 0.6), solid("#f2a516", 0.5)
    body = [(0, 0), (0.62, 0), (0.66, 0.05), *(_at(angle) for angle in range(-56, 76, 4))]
    turned([*body, (0.26, 1.99), (0.2, 2.08), (0.2, 2.14), (0, 2.14)], clay, parent=it, steps=128)
    turned([(0, 2.1), (0.2, 2.13), (0.3, 2.26), (0.26, 2.4), (0.12, 2.5), (0.06, 2.58), (0, 2.6)], clay, parent=it, steps=64)
    for angle, thick, paint in ((24, 0.035, pale), (-22, 0.035, pale), (29, 0.02, gold), (-27, 0.02, gold), (70, 0.03, pale)):
        ring(angle, thick, paint, it)
    for at in range(28):
        a = math.radians(360 * at / 28)
        r, z = _at(0)
        ball(0.085 if at % 2 else 0.05, gold if at % 2 else pale, (r * math.cos(a), r * math.sin(a), z), it)
    r, z = _at(50)
    lip = group((0, -r, z), (math.degrees(math.atan2(r / WIDE**2, (z - MIDDLE) / TALL**2)), 0, 0), it)
    slab(0.82, 0.24, 0.09, 0.1, clay, (0, 0, -0.04), parent=lip, bevel=0.035)
    slab(0.62, 0.07, 0.01, 0.03, solid("#0b0605", 0.9), (0, 0, 0.045), parent=lip, bevel=0)
    rod(0.27, 0.045, brass(), (0, 0.0225, 0.17), (90, 0, 0), lip, bevel=0.01, steps=64)
    return it


def stack(loc, many):
    """Coins on each other, none quite above the other."""
    for at in range(many):
        x, y = loc[0] + 0.022 * math.sin(at * 2.3 + many), loc[1] + 0.02 * math.cos(at * 1.7)
        rod(0.25, 0.062, brass(), (x, y, 0.004 + at * 0.066), bevel=0.014, steps=64)


def build(view):
    studio(sun=(2.3, 1.45, 1.15, 6))
    area((-3.5, -7.0, 5.0), (-0.8, 0.0, 1.2), 3, 170, "#ffffff", shine=0.2)
    kolam((0, -1.2, 0.003), 3.3)
    gullak((-1.05, 0.35, 0), 16)
    tablet("school-sum", (1.48, -0.75, 0), turn=-12, lean=20, size=(2.75, 1.96), body=solid("#b9bcc6", 0.35, 0.8))
    for x, y, many in ((-1.35, -1.5, 3), (-0.72, -1.62, 5), (-0.08, -1.74, 8)):
        stack((x, y), many)
    camera((0.2, -14.6, 4.9), (0.15, 0.0, 1.42), lens=75, blur=0.85, focus=(0, -0.3, 1.3))
