"""Start-ups: nine laptops in a rack, the place of the tenth kept by a card, and before them the week in which a company sets itself up."""

from parts.devices import laptop
from parts.materials import brass, graphite, printed, rubber, silver, solid, wood
from parts.mesh import group, rod, sheet, slab
from parts.studio import camera, kolam, studio

STEP = 0.36


def closed(loc, parent, body):
    """A closed laptop on its long edge: base, gap, lid."""
    it = group(loc, (90, 0, 0), parent)
    slab(3.0, 2.1, 0.1, 0.15, body, (0, 0, -0.09), parent=it, bevel=0.034, segments=6)
    slab(2.96, 2.06, 0.02, 0.14, rubber(), (0, 0, 0.005), parent=it, bevel=0)
    slab(3.0, 2.1, 0.062, 0.15, body, (0, 0, 0.02), parent=it, bevel=0.026, segments=6)
    return it


def rack(loc, turn):
    """Ten slots in a base of wood; the first one, in front, is free."""
    it = group(loc, (0, 0, turn))
    deep = STEP * 10 + 0.3
    slab(3.4, deep, 0.3, 0.12, wood(), parent=it, bevel=0.04)
    for at in range(10):
        y = (at - 4.5) * STEP
        slab(3.06, 0.2, 0.012, 0.02, rubber(), (0, y, 0.295), parent=it, bevel=0)
        for x in (-1.2, 1.2):
            for side in (-1, 1):
                rod(0.035, 0.62, brass(), (x, y + side * 0.145, 0.28), parent=it, bevel=0.012, steps=20)
        if at == 0:
            continue
        body = graphite() if at in (3, 7) else silver()
        closed((0, y, 0.305 + 1.05), it, body)
    front = -4.5 * STEP
    slab(1.58, 1.1, 0.04, 0.06, solid("#f2a516", 0.55), (-0.2, front + 0.02, 0.305 + 0.55), (90, 0, 0), it, bevel=0.01)
    sheet(1.56, 1.086, 0.055, printed("tenth", 0.55, lit=0.2), (-0.2, front - 0.0215, 0.305 + 0.55), (90, 0, 0), it)
    return it


def build(view):
    studio(sun=(-2.7, 1.85, 0.85))
    kolam((-0.2, -1.0, 0.003), 3.3)
    rack((-0.85, 2.7, 0), -34)
    laptop("week-one", (1.08, -1.3, 0), turn=-10, opened=108)
    camera((0.1, -14.4, 5.4), (0.0, 0.0, 1.15), lens=76, blur=0.8, focus=(-0.4, -0.4, 1.0))
