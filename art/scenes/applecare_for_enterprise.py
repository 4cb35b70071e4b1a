"""AppleCare for Enterprise: a telephone that is answered at night, and a whole fleet under one band, with one tag."""

import math

from parts.devices import laptop, mini_desktop
from parts.materials import black_glass, brass, graphite, printed, rubber, silver, solid, white
from parts.mesh import group, line, rod, sheet, slab
from parts.studio import camera, kolam, studio


def telephone(loc, turn):
    """A desk telephone, its receiver beside it off the hook: somebody is on the line."""
    it = group(loc, (0, 0, turn))
    shell, dark = solid("#f2a516", 0.32, 0, 0.5, 0.3), solid("#17181d", 0.5)
    slab(1.7, 1.5, 0.16, 0.18, shell, parent=it, bevel=0.06, segments=7)
    top = group((0, -0.68, 0.13), (14, 0, 0), it)
    slab(1.62, 1.36, 0.17, 0.16, shell, (0, 0.7, 0), parent=top, bevel=0.06, segments=7)
    slab(0.86, 0.92, 0.01, 0.06, dark, (0.28, 0.6, 0.165), parent=top, bevel=0.002)
    for row in range(4):
        for column in range(3):
            slab(0.19, 0.15, 0.06, 0.04, solid("#f4f1ea", 0.4), (0.28 + (column - 1) * 0.26, 0.6 + (1.5 - row) * 0.21, 0.172), parent=top, bevel=0.02)
    for y in (0.3, 1.1):
        slab(0.42, 0.36, 0.03, 0.1, dark, (-0.5, y, 0.16), parent=top, bevel=0.01)
    rod(0.035, 0.02, solid("#ffdf9a", 0.2), (0.62, 1.24, 0.166), parent=top, bevel=0.004, steps=24)
    for x in (-0.6, 0.6):
        for y in (-0.5, 0.5):
            rod(0.08, 0.02, rubber(), (x, y, -0.005), parent=it, bevel=0, steps=20)
    return it


def receiver(loc, turn):
    """The receiver lies on its back, ear and mouth pieces up."""
    it = group(loc, (0, 0, turn))
    shell = solid("#f2a516", 0.32, 0, 0.5, 0.3)
    grip = [(x / 12, 0, 0.13 + 0.1 * (x / 12) ** 2) for x in range(-10, 11)]
    line(grip, 0.125, shell, parent=it)
    for side in (-1, 1):
        rod(0.25, 0.26, shell, (side * 0.86, 0, 0.06), (0, side * 8, 0), it, bevel=0.07, steps=64)
        rod(0.19, 0.012, solid("#17181d", 0.6), (side * 0.9, 0, 0.318), (0, side * 8, 0), it, bevel=0.002, steps=48)
    return it


def cord(a, b, turns=30):
    """The coiled cord between them, on the floor."""
    points = []
    for step in range(turns * 16 + 1):
        t = step / (turns * 16)
        u = 1 - t
        c1, c2 = (a[0] - 0.3, a[1] - 1.1), (b[0] + 0.35, b[1] - 1.0)
        x = u**3 * a[0] + 3 * u * u * t * c1[0] + 3 * u * t * t * c2[0] + t**3 * b[0]
        y = u**3 * a[1] + 3 * u * u * t * c1[1] + 3 * u * t * t * c2[1] + t**3 * b[1]
        spin = 2 * math.pi * turns * t
        points.append((x + 0.055 * math.cos(spin), y + 0.055 * math.cos(spin), 0.085 + 0.055 * math.sin(spin)))
    line(points, 0.02, solid("#c67f08", 0.5))


def fleet(loc, turn):
    """Closed laptops, tablets and a small desktop in one pile, held by one band."""
    it = group(loc, (0, 0, turn))
    z = 0.0
    for at in range(5):
        body = graphite() if at == 2 else silver()
        shift = (0.02, -0.015, 0.01, -0.02, 0.015)[at]
        slab(3.0, 2.1, 0.1, 0.15, body, (shift, 0, z + 0.015), parent=it, bevel=0.034, segments=6)
        slab(2.94, 2.04, 0.02, 0.14, rubber(), (shift, 0, z + 0.11), parent=it, bevel=0)
        slab(3.0, 2.1, 0.062, 0.15, body, (shift, 0, z + 0.125), parent=it, bevel=0.026, segments=6)
        z += 0.195
    for at in range(3):
        slab(2.5, 1.8, 0.066, 0.13, graphite() if at % 2 else silver(), (-0.1, 0.02, z + 0.004), parent=it, bevel=0.024, segments=6)
        slab(2.46, 1.76, 0.005, 0.12, black_glass(), (-0.1, 0.02, z + 0.069), parent=it, bevel=0.001)
        z += 0.078
    mini_desktop((-0.25, 0.1, z), 4).parent = it
    top = z + 0.71
    cloth = solid("#f2a516", 0.65)
    # The band: over the desktop, down to the tablets' edges, down the laptops' edges.
    w, x = 0.3, -0.25
    path = [(-1.085, 0.0), (-1.085, 0.98), (-0.935, 1.0), (-0.92, z + 0.004), (-0.86, z + 0.02), (-0.745, top), (0.945, top), (0.95, z + 0.02), (0.96, 1.0), (1.085, 0.98), (1.085, 0.0)]
    for (y1, z1), (y2, z2) in zip(path, path[1:]):
        long = math.hypot(y2 - y1, z2 - z1)
        angle = math.degrees(math.atan2(z2 - z1, y2 - y1))
        slab(w, long + 0.02, 0.022, 0.004, cloth, (x, (y1 + y2) / 2, (z1 + z2) / 2), (angle, 0, 0), it, bevel=0.004)
    tag = group((x, -1.13, 0.76), (0, 4, 0), it)
    slab(1.5, 0.95, 0.03, 0.05, white(), (0, 0, -0.32), (90, 0, 0), tag, bevel=0.008)
    sheet(1.47, 0.93, 0.04, printed("all-as-one", 0.5, lit=0.2), (0, -0.0315, -0.32), (90, 0, 0), tag)
    rod(0.05, 0.012, brass(), (0, -0.03, 0.09), (90, 0, 0), tag, bevel=0.003, steps=32)
    return it


def build(view):
    studio(sun=(-3.6, 2.5, 1.0))
    kolam((0, -1.0, 0.003), 3.3)
    fleet((-1.25, 1.25, 0), 14)
    laptop("case", (1.6, 0.85, 0), turn=-12, opened=110)
    telephone((1.5, -1.6, 0), -14)
    receiver((-0.95, -1.65, 0), 8)
    cord((0.72, -1.5), (-0.02, -1.55))
    camera((0.2, -14.4, 5.4), (0.05, 0.0, 1.05), lens=76, blur=0.85, focus=(0, -0.4, 1.0))
