"""Service on campus: the school's own cupboard with charged spares, its door open and its key in the lock; one has just gone out."""

from parts.devices import tablet
from parts.materials import black_glass, brass, graphite, printed, screen, silver, solid, wood
from parts.mesh import ball, group, line, rod, sheet, slab
from parts.studio import area, camera, kolam, studio
from parts.things import pencil

W, D, H = 3.1, 1.5, 3.3


def spare(loc, parent):
    """A tablet that stands on its long edge in a slot, its face to the front."""
    it = group(loc, (80, 0, 0), parent)
    slab(1.12, 0.8, 0.07, 0.08, silver(), parent=it, bevel=0.02)
    slab(1.08, 0.76, 0.004, 0.07, black_glass(), (0, 0, 0.069), parent=it, bevel=0.001)
    sheet(1.0, 0.68, 0.04, screen("charged", 0.8), (0, 0, 0.0735), parent=it)


def cupboard(loc, turn):
    it = group(loc, (0, 0, turn))
    paint, inside = solid("#2f7a45", 0.5), solid("#dfe6dd", 0.7)
    for x in (-W / 2 + 0.05, W / 2 - 0.05):
        slab(0.1, D, H, 0.01, paint, (x, 0, 0.12), parent=it, bevel=0.01)
    slab(W, 0.08, H, 0.01, paint, (0, D / 2 - 0.04, 0.12), parent=it, bevel=0.01)
    slab(W - 0.2, 0.02, H - 0.1, 0.004, inside, (0, D / 2 - 0.1, 0.16), parent=it, bevel=0)
    for z in (0.12, H + 0.04):
        slab(W, D, 0.1, 0.02, paint, (0, 0, z), parent=it, bevel=0.02)
    for x in (-W / 2 + 0.2, W / 2 - 0.2):
        for y in (-D / 2 + 0.2, D / 2 - 0.2):
            rod(0.07, 0.13, graphite(), (x, y, 0), parent=it, bevel=0.01, steps=24)
    for row, z in enumerate((0.22, 1.26, 2.3)):
        if row:
            slab(W - 0.2, D - 0.16, 0.07, 0.01, wood(), (0, 0, z - 0.07), parent=it, bevel=0.01)
        for at in range(2):
            x = -0.7 + at * 1.34
            if (row, at) == (1, 1):
                continue
            slab(1.22, 0.22, 0.06, 0.02, solid("#1c1d22", 0.7), (x, 0.12, z), parent=it, bevel=0.012)
            spare((x, 0.12, z + 0.44), it)
        if row == 1:
            slab(1.22, 0.22, 0.06, 0.02, solid("#1c1d22", 0.7), (0.64, 0.12, z), parent=it, bevel=0.012)
            wire = [(0.64, 0.3, z + 0.3), (0.66, 0.16, z + 0.16), (0.72, 0.02, z + 0.09), (0.84, -0.1, z + 0.03), (1.0, -0.14, z + 0.025)]
            line(wire, 0.018, solid("#e4e2dc", 0.5), parent=it)
    # The door, open to the right, with the count on it and the key in its lock.
    door = group((W / 2 - 0.02, -D / 2 + 0.02, 0.12), (0, 0, 52), it)
    slab(W * 0.5, 0.07, H, 0.02, paint, (W * 0.25, 0, 0), parent=door, bevel=0.014)
    sheet(1.14, 0.456, 0.01, printed("spares-left", 0.5, lit=0.2), (W * 0.25, -0.0365, H - 0.5), (90, 0, 0), door)
    rod(0.09, 0.03, brass(), (W * 0.5 - 0.2, -0.035, 1.75), (90, 0, 0), door, bevel=0.008)
    slab(0.03, 0.16, 0.05, 0.006, brass(), (W * 0.5 - 0.2, -0.14, 1.725), parent=door, bevel=0.006)
    bow = [(W * 0.5 - 0.2 + 0.0, -0.29 - 0.08 * c, 1.75 + 0.08 * s) for c, s in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))]
    line(bow, 0.022, brass(), parent=door, closed=True)
    for z in (0.5, H - 0.5):
        rod(0.045, 0.3, graphite(), (0, 0.0, z), parent=door, bevel=0.01, steps=20)
    area((0, -0.4, H - 0.1), (0, 0.2, 0.3), 1.6, 26, "#fff2da", tall=0.3).parent = it
    return it


def build(view):
    studio(sun=(-3.1, 2.7, 1.35))
    kolam((0, -1.1, 0.003), 3.3)
    cupboard((-0.4, 1.35, 0), -4)
    tablet("spares", (-0.95, -1.6, 0), turn=12, lean=20, body=solid("#b9bcc6", 0.35, 0.8))
    pencil((0.95, -1.9, 0.04), (90, 0, 70))
    camera((0.25, -15.0, 4.9), (0.1, 0.0, 1.62), lens=80, blur=0.85, focus=(-0.3, -0.6, 1.5))
