"""A rent: the term runs as sand in a glass, under one agreement for the whole fleet; what comes next stands sealed behind it."""

from parts.materials import brass, printed, white
from parts.mesh import group, rod, sheet, slab
from parts.studio import camera, kolam, studio
from parts.things import pack
from scenes.tech_series import hourglass


def card(loc, turn):
    """A card that leans against what stands behind it."""
    it = group(loc, (-14, 0, turn))
    slab(1.86, 1.18, 0.035, 0.06, white(), (0, 0, 0.59), (90, 0, 0), it, bevel=0.01)
    sheet(1.82, 1.152, 0.05, printed("all-as-one", 0.5, lit=0.25), (0, -0.0365, 0.59), (90, 0, 0), it)
    rod(0.05, 0.014, brass(), (0, -0.033, 1.1), (90, 0, 0), it, bevel=0.003, steps=32)


def build(view):
    studio(sun=None)
    kolam((0.1, -0.7, 0.003), 3.1)
    for at, (x, turn) in enumerate(((0.06, -9), (0.0, -7), (0.1, -11))):
        pack(2.5, 1.7, 0.46, (0.8 + x, 1.1, at * 0.46), turn)
    card((0.82, -0.35, 0), -7)
    glass = hourglass((-1.2, -0.1, 0), 58)
    glass.scale = (1.25, 1.25, 1.25)
    camera((0.3, -14.0, 5.6), (0.0, 0.1, 1.06), lens=92, blur=0.9, focus=(-0.2, -0.2, 1.1))
