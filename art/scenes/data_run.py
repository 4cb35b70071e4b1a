"""A data consultancy: marbles run from stores of data down a rail of brass to a laptop on its first day."""

import math

from parts.devices import laptop
from parts.materials import brass, solid, wood
from parts.mesh import ball, group, line, rod, smoothed, turned
from parts.studio import camera, kolam, studio


def store(r, layers, loc, colours):
    """Discs with round edges, one on the other, a ring of brass between each two."""
    it = group(loc)
    high = 0.52
    for at in range(layers):
        z = at * (high + 0.05)
        edge = [(r - 0.09 + 0.09 * math.sin(a), z + 0.09 - 0.09 * math.cos(a)) for a in (math.radians(15 * s) for s in range(7))]
        top = [(r - 0.09 + 0.09 * math.cos(a), z + high - 0.09 + 0.09 * math.sin(a)) for a in (math.radians(15 * s) for s in range(7))]
        turned([(0, z), *edge, *top, (0, z + high)], solid(colours[at], 0.4, 0, 0.5, 0.2), parent=it, steps=128)
        rod(r - 0.06, 0.06, brass(), (0, 0, z + high - 0.005), parent=it, bevel=0.004, steps=128)
    return it


def track(points, marbles, gap=0.11):
    """Two wires of brass through the points, posts beneath, and marbles that roll between them."""
    way = [*smoothed(points, 24), points[-2]]
    left, right = [], []
    for at, (x, y, z) in enumerate(way):
        nx, ny, _ = way[min(at + 1, len(way) - 1)]
        px, py, _ = way[max(at - 1, 0)]
        length = math.hypot(nx - px, ny - py) or 1
        across = (-(ny - py) / length * gap, (nx - px) / length * gap)
        left.append((x + across[0], y + across[1], z))
        right.append((x - across[0], y - across[1], z))
    metal = brass()
    line(left, 0.028, metal)
    line(right, 0.028, metal)
    for share in (0.2, 0.42, 0.64, 0.86):
        x, y, z = way[int(share * (len(way) - 1))]
        rod(0.028, z - 0.03, metal, (x, y, 0), bevel=0, steps=20)
        rod(0.14, 0.04, metal, (x, y, 0), bevel=0.012, steps=40)
        a, b = left[int(share * (len(way) - 1))], right[int(share * (len(way) - 1))]
        line([a, (x, y, z - 0.05), b], 0.022, metal)
    marble = solid("#f2a516", 0.12, 0, 0.6, 0.6)
    for share in marbles:
        x, y, z = way[int(share * (len(way) - 1))]
        ball(0.15, marble, (x, y, z + 0.12))


def build(view):
    studio(sun=(-0.5, 1.62, 1.0, 5))
    kolam((0, -0.3, 0.003), 3.5)
    store(0.78, 4, (-1.95, 1.5, 0), ("#e9e7e1", "#4a50c8", "#e9e7e1", "#4a50c8"))
    store(0.62, 2, (-2.35, -0.35, 0), ("#4a50c8", "#e9e7e1"))
    laptop("joiners", (0.75, 0.35, 0), turn=-10, opened=110)
    track(
        [(-2.6, 1.8, 2.5), (-1.75, 1.3, 2.33), (-0.95, 0.75, 2.0), (-0.85, -0.1, 1.55), (-1.45, -0.9, 1.15), (-1.2, -1.75, 0.75), (-0.2, -1.75, 0.42), (0.75, -1.5, 0.2), (1.5, -1.4, 0.2)],
        (0.04, 0.17, 0.3, 0.45, 0.58, 0.74, 0.9),
    )
    turned([(0, 0), (0.42, 0), (0.5, 0.05), (0.56, 0.17), (0.53, 0.19), (0.44, 0.09), (0, 0.06)], wood(), (1.15, -1.5, 0), steps=96)
    for x, y in ((-0.16, 0.08), (0.14, 0.12), (0.02, -0.16)):
        ball(0.15, solid("#f2a516", 0.12, 0, 0.6, 0.6), (1.15 + x, -1.5 + y, 0.22))
    camera((0.2, -14.5, 4.5), (-0.36, 0.1, 1.2), lens=91, blur=0.7, focus=(0.2, -0.4, 1.0))
