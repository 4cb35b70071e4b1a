"""Financial services: a fleet tied like a parcel, under one agreement; the plan of its rent, and the same small heap of coins for every quarter."""

import math

from parts.devices import display
from parts.materials import black_glass, brass, graphite, printed, rubber, silver, solid, walnut, white
from parts.mesh import ball, group, line, rod, sheet, slab
from parts.studio import camera, kolam, studio


def parcel(loc, turn):
    """Closed laptops and tablets, tied both ways, a tag hanging from the ribbon."""
    it = group(loc, (0, 0, turn))
    z = 0.0
    for at in range(5):
        body = graphite() if at == 3 else silver()
        shift = (0.0, 0.02, -0.015, 0.01, -0.01)[at]
        slab(3.0, 2.1, 0.1, 0.15, body, (shift, 0, z + 0.015), parent=it, bevel=0.034, segments=6)
        slab(2.94, 2.04, 0.02, 0.14, rubber(), (shift, 0, z + 0.11), parent=it, bevel=0)
        slab(3.0, 2.1, 0.062, 0.15, body, (shift, 0, z + 0.125), parent=it, bevel=0.026, segments=6)
        z += 0.195
    wide = z
    for at in range(4):
        slab(2.5, 1.8, 0.066, 0.13, silver() if at % 2 else graphite(), (0, 0.02, z + 0.004), parent=it, bevel=0.024, segments=6)
        slab(2.46, 1.76, 0.005, 0.12, black_glass(), (0, 0.02, z + 0.069), parent=it, bevel=0.001)
        z += 0.078
    cloth = solid("#f2a516", 0.62)
    top = z + 0.004
    _ribbon(it, cloth, 0.26, 1.065, 0.91, wide, top, along=False)
    _ribbon(it, cloth, 0.26, 1.515, 1.265, wide, top, along=True)
    _bow(it, cloth, (0, 0.0, top + 0.02))
    string = [(0.0, -0.1, top + 0.05), (0.28, -0.5, top + 0.035), (0.5, -0.88, top + 0.03), (0.56, -0.93, top - 0.1), (0.58, -1.12, wide + 0.02), (0.58, -1.13, wide - 0.2)]
    line(string, 0.014, solid("#e9dcc0", 0.8), parent=it)
    tag = group((0.58, -1.115, wide - 0.1), (0, 5, 0), it)
    slab(1.5, 0.95, 0.03, 0.05, white(), (0, 0, -0.44), (90, 0, 0), tag, bevel=0.008)
    sheet(1.47, 0.93, 0.04, printed("all-as-one", 0.5, lit=0.2), (0, -0.0315, -0.44), (90, 0, 0), tag)
    rod(0.05, 0.012, brass(), (0, -0.03, -0.035), (90, 0, 0), tag, bevel=0.003, steps=32)
    return it


def _ribbon(it, cloth, w, low, high, step, top, along):
    """A flat ribbon round the pile: up the laptops' edges, in to the tablets, over the top."""
    path = [(-low, 0.0), (-low, step - 0.03), (-high - 0.01, step + 0.012), (-high - 0.01, top - 0.02), (-high + 0.03, top + 0.006)]
    path += [(-x, z) for x, z in reversed(path)]
    for (a, z1), (b, z2) in zip(path, path[1:]):
        long = math.hypot(b - a, z2 - z1)
        angle = math.degrees(math.atan2(z2 - z1, b - a))
        at = ((a + b) / 2, (z1 + z2) / 2)
        if along:
            slab(long + 0.02, w, 0.02, 0.004, cloth, (at[0], 0.02, at[1]), (0, -angle, 0), it, bevel=0.004)
        else:
            slab(w, long + 0.02, 0.02, 0.004, cloth, (0, at[0], at[1]), (angle, 0, 0), it, bevel=0.004)


def _bow(it, cloth, loc):
    """Two loops and two ends of the ribbon, and the knot between them."""
    knot = group(loc, (0, 0, 18), it)
    ball(0.15, cloth, (0, 0, 0.09), knot, (1.1, 0.9, 0.75))
    for side in (-1, 1):
        loop = []
        for step in range(29):
            a = math.radians(-158 + step * 316 / 28)
            loop.append((side * (0.5 + 0.46 * math.cos(a)), 0, 0.15 + 0.2 * math.sin(a)))
        _strip(knot, cloth, loop, 0.24)
        end = [(side * x, -0.08, z) for x, z in ((0.06, 0.1), (0.2, 0.08), (0.4, 0.03), (0.62, 0.012), (0.86, 0.02))]
        tail = group((0, 0, 0), (0, 0, -side * 34), knot)
        _strip(tail, cloth, end, 0.22)


def _strip(parent, cloth, points, wide):
    """Cloth through points of one plane, as wide as the ribbon."""
    for (x1, y, z1), (x2, _, z2) in zip(points, points[1:]):
        long = math.hypot(x2 - x1, z2 - z1)
        angle = math.degrees(math.atan2(z2 - z1, x2 - x1))
        slab(long + 0.03, wide, 0.018, 0.003, cloth, ((x1 + x2) / 2, y, (z1 + z2) / 2), (0, -angle, 0), parent, bevel=0.003, segments=2)


def quarters(loc, turn, count=12):
    """A tray of walnut with a heap of coins for each quarter, all as high."""
    it = group(loc, (0, 0, turn))
    step, rows = 0.5, 2
    half = count // rows
    w = step * half + 0.24
    slab(w, 1.3, 0.16, 0.1, walnut(), parent=it, bevel=0.03)
    for row in range(rows):
        for at in range(half):
            x, y = (at - (half - 1) / 2) * step, (0.29, -0.29)[row]
            rod(0.215, 0.006, solid("#140b06", 0.7), (x, y, 0.157), parent=it, bevel=0, steps=48)
            for coin in range(4):
                shift = 0.006 * math.sin(7 * (at + 3 * coin + row))
                rod(0.19, 0.062, brass(), (x + shift, y - shift, 0.163 + 0.064 * coin), parent=it, bevel=0.014, steps=48)
    return it


def build(view):
    studio(sun=(3.3, 2.35, 1.15))
    kolam((0, -1.0, 0.003), 3.5)
    display("rent", (-0.85, 1.3, 0), turn=6, w=4.3, tall=2.75, up=0.3)
    parcel((1.62, -0.55, 0), -13)
    quarters((-1.55, -1.4, 0), 8)
    camera((0.2, -14.4, 5.2), (0.05, 0.0, 1.5), lens=70, blur=0.9, focus=(0.2, -0.4, 1.2))
