"""Apple Business: the list of what is recorded as the company's; a sealed box that bears its stamp; the stamp and its ink."""

from parts.devices import laptop
from parts.materials import brass, graphite, printed, rubber, solid, wood
from parts.mesh import group, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio
from parts.things import carton, pack


def stamp(loc, turn):
    """A hand stamp: rubber, a plate of brass, a turned grip of wood."""
    it = group(loc, (0, 0, turn))
    it.scale = (0.88, 0.88, 0.88)
    rod(0.5, 0.07, rubber(), parent=it, bevel=0.01, steps=96)
    rod(0.56, 0.16, brass(), (0, 0, 0.06), parent=it, bevel=0.04, steps=96)
    rod(0.17, 0.2, brass(), (0, 0, 0.2), parent=it, bevel=0.03)
    grip = [(0, 0.36), (0.2, 0.36), (0.23, 0.42), (0.15, 0.62), (0.16, 0.78), (0.27, 1.0), (0.33, 1.2), (0.31, 1.38), (0.2, 1.5), (0, 1.54)]
    turned(rounded(grip), wood(), parent=it, steps=96)
    return it


def ink_pad(loc, turn):
    """An open tin with its felt."""
    it = group(loc, (0, 0, turn))
    slab(1.35, 0.95, 0.14, 0.1, graphite(), parent=it, bevel=0.03)
    slab(1.2, 0.8, 0.03, 0.06, solid("#2b2fb0", 0.9, 0, 0.1), (0, 0, 0.125), parent=it, bevel=0.012)
    lid = group((-0.05, 1.02, 0.0), (0, 0, -8), it)
    slab(1.35, 0.95, 0.12, 0.1, graphite(), parent=lid, bevel=0.03)
    return it


def rounded(profile, rounds=3):
    """The corners of a profile cut, and cut again."""
    for _ in range(rounds):
        cut = [profile[0]]
        for (r, z), (r2, z2) in zip(profile, profile[1:]):
            cut += [(r * 0.75 + r2 * 0.25, z * 0.75 + z2 * 0.25), (r * 0.25 + r2 * 0.75, z * 0.25 + z2 * 0.75)]
        profile = [*cut, profile[-1]]
    return profile


def build(view):
    studio(sun=(3.4, 1.95, 0.85))
    kolam((0, -0.5, 0.003), 3.4)
    laptop("register", (-0.75, 0.75, 0), turn=9, opened=110)
    box = carton(2.1, 1.7, 1.3, (1.75, 0.75, 0), turn=-13, label=None)
    sheet(1.36, 0.88, 0.02, printed("owned", 0.6, lit=0.12), (-0.1, -0.853, 0.49), (90, 0, 0), box)
    pack(1.7, 1.3, 0.32, (1.72, 0.8, 1.31), turn=-7)
    ink_pad((-1.2, -1.75, 0), 14)
    stamp((0.36, -1.95, 0), 0)
    camera((0.2, -14.5, 4.6), (0.0, 0.1, 1.12), lens=94, blur=0.7, focus=(-0.1, 0.1, 1.1))
