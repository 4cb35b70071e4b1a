"""Enterprise services: a chest with a drawer for each stage of a device; on it the device that goes through them all."""

from parts.devices import laptop
from parts.materials import brass, mixed, printed, silver, solid, walnut
from parts.mesh import group, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio
from parts.things import carton

STAGES = 7
W, D, STEP, FOOT = 5.0, 2.5, 0.5, 0.42
TOP = FOOT + 0.1 + STAGES * STEP + 0.16


def drawer(parent, stage, out):
    """The front of a drawer with its label and pull, and what is behind it if it stands open."""
    z = FOOT + 0.1 + (STAGES - 1 - stage) * STEP
    it = group((0, -D / 2 - out, z), parent=parent)
    paint = solid(mixed("#3438b8", "#d9d9f7", 0.34 + 0.09 * stage), 0.45, 0, 0.5, 0.15)
    slab(W - 0.3, STEP - 0.045, 0.1, 0.03, paint, (0, 0.0, STEP / 2), (90, 0, 0), it, bevel=0.014)
    slab(2.02, 0.34, 0.03, 0.02, brass(), (-1.15, -0.09, STEP / 2 - 0.03), (90, 0, 0), it, bevel=0.008)
    name = printed("stages", 0.5, lit=0.25)
    place = (0, 1 - (stage + 1) / STAGES, 1, 1 / STAGES)
    sheet(1.94, 0.277, 0.005, name, (-1.15, -0.122, STEP / 2 - 0.03), (90, 0, 0), it, place)
    turned([(0, 0), (0.05, 0), (0.045, 0.06), (0.07, 0.1), (0.11, 0.13), (0.11, 0.17), (0.06, 0.2), (0, 0.2)], brass(), (1.45, -0.1, STEP / 2 - 0.02), (90, 0, 0), it, steps=48)
    if out:
        inner = walnut()
        slab(W - 0.46, out, 0.03, 0.01, inner, (0, out / 2, 0.05), parent=it, bevel=0)
        for x in (-1, 1):
            slab(0.06, out, STEP - 0.12, 0.01, inner, (x * (W / 2 - 0.26), out / 2, 0.05), parent=it, bevel=0.004)
        for at in range(5):
            box = solid(("#e9e7e1", "#f2a516")[at == 2], 0.5)
            slab(0.76, 0.52, 0.44, 0.02, box, (-1.76 + at * 0.88, 0.34, 0.08), (0, 0, (at * 7 % 5 - 2) * 1.1), it, bevel=0.012)
            slab(0.766, 0.526, 0.014, 0.02, solid("#8d8b86"), (-1.76 + at * 0.88, 0.34, 0.4), (0, 0, (at * 7 % 5 - 2) * 1.1), it, bevel=0)


def chest(loc, turn):
    it = group(loc, (0, 0, turn))
    body = solid("#1d1f63", 0.45, 0, 0.5, 0.2)
    slab(W, D, TOP - FOOT - 0.16, 0.05, body, (0, 0, FOOT), parent=it, bevel=0.02)
    slab(W + 0.16, D + 0.12, 0.16, 0.07, walnut(), (0, 0, TOP - 0.16), parent=it, bevel=0.035)
    for x in (-1, 1):
        for y in (-1, 1):
            rod(0.075, FOOT, brass(), (x * (W / 2 - 0.35), y * (D / 2 - 0.3), 0), parent=it, top=0.13, bevel=0.01)
    for stage in range(STAGES):
        drawer(it, stage, 0.62 if stage == 3 else 0)
    return it


def build(view):
    studio(sun=(-3.5, 3.3, 2.1))
    kolam((0, -1.2, 0.003), 4.6)
    chest((0.1, 0.6, 0), -9)
    laptop("one-laptop", (-0.7, 0.6, TOP), turn=-3, opened=106)
    carton(1.15, 1.0, 0.72, (1.75, 0.45, TOP), turn=-22, label=None)
    # It looks straight ahead, so that the chest's sides stay upright, and a little down by its shift.
    camera((0.5, -17.5, 6.9), (0.12, 0.0, 6.9), lens=64.7, blur=0.67, focus=(0, -0.8, 6.9), lift=-0.332)
