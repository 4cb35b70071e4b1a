"""Developers: a harbour on the desk. A crane of brass lifts the signed build; the containers beside it bear the name of who gets it."""

from parts.devices import laptop
from parts.materials import brass, graphite, printed, solid
from parts.mesh import ball, between, group, rod, sheet, slab
from parts.studio import area, camera, kolam, studio

LONG, DEEP, TALL = 1.9, 0.72, 0.76


def container(shown, loc, turn, colour="#3438b8"):
    """A shipping container with ribs along its sides, its corners of iron; the side to the front is flat and bears its name."""
    it = group(loc, (0, 0, turn))
    paint, iron = solid(colour, 0.5), graphite()
    slab(LONG - 0.06, DEEP - 0.06, TALL, 0.01, paint, parent=it, bevel=0.01)
    for x in (-1, 1):
        for y in (-1, 1):
            slab(0.08, 0.08, TALL, 0.01, paint, (x * (LONG / 2 - 0.04), y * (DEEP / 2 - 0.04), 0), parent=it, bevel=0.01)
            for z in (-0.005, TALL - 0.075):
                slab(0.1, 0.1, 0.08, 0.015, iron, (x * (LONG / 2 - 0.045), y * (DEEP / 2 - 0.045), z), parent=it, bevel=0.01)
    for z in (0, TALL - 0.07):
        for y in (-1, 1):
            slab(LONG, 0.06, 0.07, 0.005, paint, (0, y * (DEEP / 2 - 0.03), z), parent=it, bevel=0.008)
    ribs = 24
    for step in range(ribs):
        x = -LONG / 2 + 0.1 + step * (LONG - 0.2) / (ribs - 1)
        if shown is None or abs(x) > 0.83:
            slab(0.035, 0.03, TALL - 0.14, 0.008, paint, (x, -DEEP / 2 + 0.022, 0.07), parent=it, bevel=0.008)
        slab(0.04, DEEP - 0.1, 0.02, 0.008, paint, (x, 0, TALL - 0.005), parent=it, bevel=0.006)
    for side in (-1, 1):
        for step in range(7):
            slab(0.03, 0.05, TALL - 0.14, 0.008, paint, (side * (LONG / 2 - 0.02), -0.26 + step * 0.087, 0.07), parent=it, bevel=0.006)
    if shown is not None:
        sheet(LONG - 0.24, TALL - 0.16, 0.01, printed("containers", 0.5, lit=0.1), (0, -DEEP / 2 + 0.024, TALL / 2), (90, 0, 0), it, (0, 1 - (shown + 1) / 4, 1, 1 / 4))
    return it


def lattice(a, b, side, bays, it, metal, thin):
    """A beam of four tubes along x with diagonals."""
    step = (b[0] - a[0]) / bays
    for y in (-side / 2, side / 2):
        for z in (-side / 2, side / 2):
            between((a[0], a[1] + y, a[2] + z), (b[0], b[1] + y, b[2] + z), thin, metal, it)
        for at in range(bays):
            x, up = a[0] + at * step, side / 2 if at % 2 else -side / 2
            between((x, a[1] + y, a[2] + up), (x + step, a[1] + y, a[2] - up), thin * 0.55, metal, it)


def crane(loc, turn):
    """A gantry on four legs with wheels; its trolley holds a container on four ropes."""
    it = group(loc, (0, 0, turn))
    metal, dark = brass(), graphite()
    w, d, h = 3.1, 1.7, 3.35
    for x in (-w / 2, w / 2):
        for y in (-d / 2, d / 2):
            between((x, y, 0.28), (x, y * 0.42, h), 0.07, metal, it)
            for wheel in (-0.13, 0.13):
                rod(0.13, 0.12, dark, (x - 0.06, y + wheel, 0.13), (0, 90, 0), it, bevel=0.02, steps=40)
            slab(0.2, 0.5, 0.16, 0.04, metal, (x, y, 0.17), parent=it, bevel=0.02)
        between((x, -d / 2, 0.62), (x, d / 2, 0.62), 0.045, metal, it)
        between((x, -d / 2 * 0.78, 1.4), (x, d / 2 * 0.78, 1.4), 0.035, metal, it)
        between((x, -d / 2, 0.62), (x, d / 2 * 0.78, 1.4), 0.025, metal, it)
    for y in (-0.3, 0.3):
        lattice((-w / 2 - 0.4, y, h), (w / 2 + 0.4, y, h), 0.28, 14, it, metal, 0.035)
    slab(0.7, 0.9, 0.16, 0.04, dark, (0.1, 0, h + 0.14), parent=it, bevel=0.02)
    slab(0.42, 0.4, 0.36, 0.04, solid("#3438b8", 0.4), (0.62, -0.3, h - 0.55), parent=it, bevel=0.03)
    slab(0.32, 0.01, 0.16, 0.02, solid("#ffd28a", 0.2), (0.62, -0.505, h - 0.4), parent=it, bevel=0)
    between((0.62, -0.3, h - 0.2), (0.62, -0.3, h - 0.12), 0.05, dark, it)
    held = 1.42
    container(2, (0.0, 0, held), 0, "#f2a516").parent = it
    slab(1.5, 0.4, 0.1, 0.02, dark, (0, 0, held + TALL + 0.12), parent=it, bevel=0.02)
    for x in (-0.7, 0.7):
        for y in (-0.17, 0.17):
            between((x, y, held + TALL), (x, y, held + TALL + 0.14), 0.03, dark, it)
            between((x * 0.35, y, h), (x, y, held + TALL + 0.2), 0.014, dark, it)
    ball(0.07, dark, (0, 0, held + TALL + 0.24), it)
    return it


def build(view):
    studio(sun=(-2.15, 1.75, 1.25, 8))
    area((-2.5, -7.0, 5.0), (0.5, 0.5, 1.6), 3, 170, "#ffffff", shine=0.2)
    kolam((0, -0.9, 0.003), 3.5)
    crane((0.95, 0.95, 0), -10)
    container(None, (0.95, 0.9, 0), -10)
    container(3, (2.1, -1.25, 0), -15, "#e9e7e1")
    container(1, (2.13, -1.22, TALL + 0.004), -12, "#e9e7e1")
    machine = laptop("build-log", (-1.3, -1.15, 0), turn=11, opened=110)
    machine.scale = (0.87, 0.87, 0.87)
    container(0, (0.14, -2.45, 0), 5)
    camera((0.2, -15.5, 4.7), (0.1, 0.1, 1.75), lens=72, blur=0.75, focus=(0.2, -0.5, 1.4))
