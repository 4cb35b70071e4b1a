"""A service contract: a stopwatch hangs before the sun; the response times by city, the report that shows whether they were kept."""

import math

from parts.devices import tablet
from parts.materials import brass, printed, silver, solid, walnut, white
from parts.mesh import ball, group, line, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio

SIZE = 0.92


def stopwatch(parent, loc):
    """A stopwatch that hangs from its ring; its middle is its origin."""
    face = group(loc, (88, 0, 0), parent)
    face.scale = (SIZE, SIZE, SIZE)
    turned([(0, -0.14), (0.86, -0.14), (0.97, -0.06), (0.99, 0.06), (0.95, 0.14), (0.87, 0.17), (0.84, 0.12), (0, 0.12)], brass(), parent=face, steps=160)
    sheet(1.68, 1.68, 0.84, printed("dial", 0.4, lit=0.35), (0, 0, 0.125), parent=face)
    hand = group((0, 0, 0.145), (0, 0, -52), face)
    slab(0.036, 0.62, 0.012, 0.01, solid("#15161b", 0.4), (0, 0.22, 0), parent=hand, bevel=0.003)
    rod(0.07, 0.03, brass(), (0, 0, 0.14), parent=face, bevel=0.008)
    rod(0.08, 0.26, silver(), (0, 0.98, 0), (-90, 0, 0), face, bevel=0.015)
    rod(0.17, 0.2, brass(), (0, 1.18, 0), (-90, 0, 0), face, bevel=0.035, steps=40)
    for at in range(20):
        a = math.radians(18 * at)
        slab(0.018, 0.17, 0.02, 0.004, brass(), (0.168 * math.cos(a), 1.28, 0.168 * math.sin(a)), (0, 90 - 18 * at, 0), face, bevel=0)
    ring = [(0.27 * math.cos(a), 1.52 + 0.27 * math.sin(a), 0) for a in (math.radians(6 * s) for s in range(60))]
    line(ring, 0.034, brass(), parent=face, closed=True)
    for side in (-1, 1):
        rod(0.06, 0.2, silver(), (side * 0.68, 0.7, 0), (-90, 0, side * -44), face, bevel=0.012)


def stand(loc, turn):
    """A foot of walnut and a bow of brass with a hook, from which the stopwatch hangs."""
    it = group(loc, (0, 0, turn))
    turned([(0, 0), (0.86, 0), (0.88, 0.03), (0.86, 0.13), (0.8, 0.17), (0, 0.17)], walnut(), parent=it, steps=128)
    turned([(0, 0.17), (0.17, 0.17), (0.13, 0.22), (0.07, 0.27), (0.07, 0.3), (0, 0.3)], brass(), (0, 0.42, 0), parent=it, steps=48)
    high, reach = 3.52, 0.3
    bow = [(0, 0.42, 0.2), (0, 0.42, high - reach)]
    bow += [(0, 0.42 - reach + reach * math.cos(a), high - reach + reach * math.sin(a)) for a in (math.radians(6 * s) for s in range(1, 27))]
    y, z = bow[-1][1:]
    hook = 0.1
    bow += [(0, y - 0.02 - hook + hook * math.cos(a), z - 0.16 + hook * math.sin(a)) for a in (math.radians(-10 * s) for s in range(0, 19))]
    line(bow, 0.05, brass(), parent=it)
    ball(0.062, brass(), bow[-1], it)
    # The ring lies in the hook.
    lowest = z - 0.16 - hook
    stopwatch(it, (0, y - 0.02 - hook, lowest + 0.05 + 0.034 - SIZE * (1.52 + 0.27)))
    return it


def contract(loc, turn):
    """The page with the times, upright in a block of walnut."""
    it = group(loc, (0, 0, turn))
    slab(1.86, 0.5, 0.2, 0.05, walnut(), (0, 0.02, 0), parent=it, bevel=0.03)
    face = group((0, 0, 0.12), (-9, 0, 0), it)
    slab(1.66, 2.1, 0.03, 0.03, white(), (0, 0.02, 1.05), (90, 0, 0), face, bevel=0.006)
    sheet(1.64, 2.08, 0.02, printed("times", 0.6, lit=0.2), (0, -0.0125, 1.05), (90, 0, 0), face)


def build(view):
    studio(sun=(0.0, 1.35, 2.75))
    kolam((0, -1.0, 0.003), 3.4)
    contract((-1.8, 0.35, 0), 15)
    tablet("kept", (1.98, 0.6, 0), turn=-14, lean=14, size=(2.3, 1.66))
    stand((0.0, -0.75, 0), -4)
    camera((0.0, -14.5, 3.3), (0.05, 0.0, 1.5), lens=83, blur=0.8, focus=(0, -0.7, 1.9))
