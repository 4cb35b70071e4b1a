"""Buildings: a house cut open, the cut in the colour of a drawing; the display shows the same cut as a section that follows the model."""

from parts.devices import display
from parts.materials import brass, glow, graphite, solid, white, wood
from parts.mesh import ball, between, group, rod, sheet, slab
from parts.studio import area, camera, kolam, studio
from parts.things import pencil

W, D = 3.3, 1.7


def wall(x, y, z, w, d, h, it, cut=True):
    """A wall; its face in the plane of the cut is marigold."""
    slab(w, d, h, 0.004, white(), (x, y, z), parent=it, bevel=0.004)
    if cut:
        slab(w, 0.012, h, 0.002, solid("#f2a516", 0.5), (x, y - d / 2 - 0.006, z), parent=it, bevel=0)


def floor(x, z, w, it, deep=D):
    slab(w, deep, 0.1, 0.004, white(), (x, 0, z), parent=it, bevel=0.004)
    slab(w, 0.012, 0.1, 0.002, solid("#f2a516", 0.5), (x, -deep / 2 - 0.006, z), parent=it, bevel=0)
    slab(w - 0.16, deep - 0.12, 0.012, 0.004, wood(), (x, 0.02, z + 0.1), parent=it, bevel=0.002)


def upper_floor(x, z, w, it):
    """A floor with a hole over the stairs; the cut lies in front of the hole."""
    front, hole, back = 0.12, (-0.2, 0.43), 0.62
    parts = [
        (x - w / 2, x + w / 2, -D / 2, front),
        (x - w / 2, hole[0], front, back),
        (hole[1], x + w / 2, front, back),
        (x - w / 2, x + w / 2, back, D / 2),
    ]
    for left, right, near, far in parts:
        at = ((left + right) / 2, (near + far) / 2)
        slab(right - left, far - near, 0.1, 0.002, white(), (*at, z), parent=it, bevel=0)
        slab(right - left, far - near, 0.012, 0.002, wood(), (*at, z + 0.1), parent=it, bevel=0)
    slab(w, 0.012, 0.112, 0.002, solid("#f2a516", 0.5), (x, -D / 2 - 0.006, z), parent=it, bevel=0)
    rail(hole[0], hole[1], front, z + 0.1, 0.3, it)


def rail(left, right, y, z, tall, it):
    for x in (left + 0.02, (left + right) / 2, right - 0.02):
        rod(0.014, tall, graphite(), (x, y, z), parent=it, bevel=0, steps=10)
    between((left, y, z + tall), (right, y, z + tall), 0.018, graphite(), it)


def stairs(x, z, it, count=10, rise=1.02):
    for step in range(count):
        slab(0.1, 0.46, rise / count * (step + 1), 0.002, solid("#d9d5cb", 0.6), (x + step * 0.1, 0.38, z), parent=it, bevel=0.002)


def window(x, z, w, h, it):
    """In the back wall, where the floor above does not hide it."""
    y = D / 2 - 0.095
    slab(w, 0.02, h, 0.002, glow("#ffd28a", 0.85), (x, y, z), parent=it, bevel=0)
    for side in (-1, 0, 1):
        slab(0.03, 0.05, h, 0.002, graphite(), (x + side * w / 2, y, z), parent=it, bevel=0)
    for edge in (z - 0.015, z + h - 0.015):
        slab(w + 0.03, 0.05, 0.03, 0.002, graphite(), (x, y, edge), parent=it, bevel=0)


def house(loc, turn):
    it = group(loc, (0, 0, turn))
    it.scale = (0.88, 0.88, 0.88)
    slab(4.1, 2.5, 0.16, 0.05, wood(), (0, 0, 0), parent=it, bevel=0.025)
    slab(3.9, 2.3, 0.1, 0.02, solid("#cfae7f", 0.85), (0, 0, 0.15), parent=it, bevel=0.01)
    z = 0.24
    floor(0, z, W, it)
    for x in (-W / 2 + 0.05, W / 2 - 0.05):
        wall(x, 0, z + 0.1, 0.1, D, 0.92, it)
    slab(W - 0.2, 0.08, 0.92, 0.004, white(), (0, D / 2 - 0.04, z + 0.1), parent=it, bevel=0.003)
    wall(0.62, 0.0, z + 0.1, 0.08, D, 0.92, it)
    second = z + 1.02
    upper_floor(0, second, W, it)
    x2 = 0.62
    wall(-W / 2 + 0.05, 0, second + 0.1, 0.1, D, 0.9, it)
    wall(x2, 0, second + 0.1, 0.1, D, 0.9, it)
    slab(x2 + W / 2 - 0.1, 0.08, 0.9, 0.004, white(), ((x2 - W / 2) / 2, D / 2 - 0.04, second + 0.1), parent=it, bevel=0.003)
    roof = second + 1.0
    slab(x2 + W / 2 + 0.35, D + 0.3, 0.1, 0.01, solid("#6b2a1a", 0.8), ((x2 - W / 2) / 2, 0.02, roof), parent=it, bevel=0.008)
    stairs(-0.52, z + 0.11, it)
    window(-1.05, 0.5, 0.5, 0.25, it)
    window(1.15, 0.5, 0.6, 0.25, it)
    window(-0.95, 1.53, 0.7, 0.24, it)
    slab(0.72, 0.4, 0.2, 0.04, solid("#8a3a26", 0.7), (-1.15, 0.0, z + 0.11), parent=it, bevel=0.03)
    slab(0.72, 0.12, 0.28, 0.04, solid("#8a3a26", 0.7), (-1.15, 0.22, z + 0.11), parent=it, bevel=0.03)
    slab(0.8, 0.46, 0.05, 0.02, wood(), (1.12, 0.05, z + 0.33), parent=it, bevel=0.01)
    for x in (0.8, 1.44):
        for y in (-0.1, 0.2):
            rod(0.018, 0.24, graphite(), (x, y, z + 0.11), parent=it, bevel=0, steps=12)
    slab(0.9, 0.62, 0.16, 0.05, solid("#e6d3c8", 0.8), (-0.95, 0.2, second + 0.11), parent=it, bevel=0.04)
    slab(0.26, 0.5, 0.07, 0.03, white(), (-1.26, 0.2, second + 0.27), parent=it, bevel=0.03)
    rail(0.76, 1.62, -D / 2 + 0.08, second + 0.1, 0.42, it)
    rod(0.026, 0.36, brass(), (1.86, -0.75, 0.24), parent=it, bevel=0, steps=12)
    ball(0.24, solid("#5f8a4a", 0.85), (1.86, -0.75, 0.72), it)
    return it


def build(view):
    studio(sun=(-2.0, 1.76, 1.05, 4))
    kolam((0, -1.0, 0.003), 3.4)
    display("section", (1.35, 1.9, 0), turn=-14, w=3.9, tall=2.34, body=graphite(), up=0.75)
    house((-0.75, -0.6, 0), 14)
    pencil((1.0, -2.0, 0.04), (90, 0, 66))
    area((-1.0, -2.6, 2.4), (-0.6, -0.3, 0.9), 1.2, 60, "#ffe9cc")
    camera((0.5, -14.4, 5.0), (0.12, 0.1, 1.45), lens=80, blur=0.8, focus=(-0.2, -0.6, 1.0))
