"""Enterprise services: a chest with a drawer for each stage of a device; on it the device that goes through them all."""

from parts.devices import laptop
from parts.materials import brass, mixed, printed, rubber, silver, solid
from parts.mesh import group, rod, sheet, slab
from parts.studio import camera, kolam, studio
from parts.things import carton

STAGES = 7
W, D, STEP, FOOT = 5.0, 2.5, 0.5, 0.24
TOP = FOOT + 0.12 + STAGES * STEP + 0.14


def drawer(parent, stage, out):
    """The front of a drawer with its label and pull, and what is behind it if it stands open."""
    z = FOOT + 0.12 + (STAGES - 1 - stage) * STEP
    it = group((0, -D / 2 - out, z), parent=parent)
    paint = solid(mixed("#3438b8", "#d9d9f7", 0.3 + 0.1 * stage), 0.42, 0, 0.5, 0.2)
    slab(W - 0.34, STEP - 0.05, 0.1, 0.04, paint, (0, 0.0, STEP / 2), (90, 0, 0), it, bevel=0.016)
    slab(2.02, 0.34, 0.03, 0.02, brass(), (-1.05, -0.09, STEP / 2), (90, 0, 0), it, bevel=0.008)
    name = printed("stages", 0.5, lit=0.25)
    place = (0, 1 - (stage + 1) / STAGES, 1, 1 / STAGES)
    sheet(1.94, 0.277, 0.005, name, (-1.05, -0.122, STEP / 2), (90, 0, 0), it, place)
    for x in (0.95, 1.75):
        rod(0.03, 0.16, brass(), (x, -0.06, STEP / 2), (90, 0, 0), it, bevel=0, steps=20)
    rod(0.04, 0.98, brass(), (0.86, -0.22, STEP / 2), (0, 90, 0), it, bevel=0.012, steps=24)
    if out:
        inner = solid("#20226e", 0.5)
        slab(W - 0.5, out, 0.03, 0.01, inner, (0, 0.1 + out / 2, 0.05), parent=it, bevel=0)
        for x in (-1, 1):
            slab(0.05, out, STEP - 0.16, 0.01, inner, (x * (W / 2 - 0.28), 0.1 + out / 2, 0.05), parent=it, bevel=0)
        for at in range(5):
            box = solid(("#e9e7e1", "#f2a516")[at == 2], 0.5)
            slab(0.74, 0.36, 0.5, 0.02, box, (-1.72 + at * 0.86, 0.28, 0.08), parent=it, bevel=0.012)
            slab(0.745, 0.365, 0.014, 0.02, solid("#8d8b86"), (-1.72 + at * 0.86, 0.28, 0.46), parent=it, bevel=0)


def chest(loc, turn):
    it = group(loc, (0, 0, turn))
    body = solid("#1d1f63", 0.45, 0, 0.5, 0.2)
    slab(W, D, TOP - FOOT - 0.14, 0.06, body, (0, 0, FOOT), parent=it, bevel=0.02)
    slab(W + 0.14, D + 0.1, 0.14, 0.08, silver(), (0, 0, TOP - 0.14), parent=it, bevel=0.03)
    for x in (-1, 1):
        for y in (-1, 1):
            rod(0.13, FOOT, rubber(), (x * (W / 2 - 0.4), y * (D / 2 - 0.4), 0), parent=it, bevel=0.02)
    for stage in range(STAGES):
        drawer(it, stage, 0.5 if stage == 3 else 0)
    return it


def build(view):
    studio(sun=(1.1, 6.3, 2.5))
    kolam((0, -1.6, 0.003), 4.2)
    chest((0, 0.6, 0), -8)
    laptop("one-laptop", (-0.65, 0.75, TOP), turn=-2, opened=110)
    carton(1.2, 1.0, 0.75, (1.7, 0.6, TOP), turn=-22, label=None)
    camera((0.5, -16.5, 7.4), (0.0, 0.2, 2.92), lens=76, blur=0.7, focus=(0, -0.6, 3.0))
