"""A residential school: a bunk bed at sunrise, a tin trunk with its lock, a tablet with the rules of the house."""

from parts.devices import tablet
from parts.materials import brass, graphite, solid, white, wood
from parts.mesh import between, group, line, rod, slab
from parts.studio import camera, kolam, studio


def bunk(loc, turn):
    """Two beds one above the other, each with a mattress, a pillow and a folded blanket, and a ladder."""
    it = group(loc, (0, 0, turn))
    oak, linen = wood(), white()
    w, d, high = 3.5, 1.6, 2.75
    for x in (-w / 2, w / 2):
        for y in (-d / 2, d / 2):
            slab(0.16, 0.16, high, 0.03, oak, (x, y, 0), parent=it, bevel=0.02)
        for z in (0.95, 2.2, 2.55):
            slab(0.08, d - 0.1, 0.12, 0.02, oak, (x, 0, z), parent=it, bevel=0.015)
    for z, blanket in ((0.34, "#f2a516"), (1.6, "#8fbf86")):
        for y in (-d / 2, d / 2):
            slab(w - 0.1, 0.08, 0.2, 0.02, oak, (0, y, z), parent=it, bevel=0.015)
        slab(w - 0.18, d - 0.12, 0.08, 0.02, oak, (0, 0, z + 0.02), parent=it, bevel=0.01)
        slab(w - 0.22, d - 0.16, 0.24, 0.12, linen, (0, 0, z + 0.1), parent=it, bevel=0.09, segments=6)
        slab(0.62, d - 0.5, 0.2, 0.14, linen, (0.42 - w / 2, 0, z + 0.31), (0, -8, 0), it, bevel=0.095, segments=6)
        cloth = solid(blanket, 0.85, 0, 0.2)
        slab(1.5, d - 0.1, 0.12, 0.1, cloth, (w / 2 - 0.98, 0, z + 0.285), parent=it, bevel=0.055, segments=6)
        slab(0.5, d - 0.08, 0.1, 0.1, cloth, (w / 2 - 1.5, 0, z + 0.37), parent=it, bevel=0.05, segments=6)
    slab(w - 1.1, 0.06, 0.12, 0.02, oak, (-0.5, -d / 2, 2.2), parent=it, bevel=0.015)
    for x in (w / 2 - 0.75, w / 2 - 0.25):
        between((x, -d / 2 - 0.42, 0), (x, -d / 2 - 0.06, 2.3), 0.045, oak, it)
    for at in range(5):
        share = (at + 0.6) / 5.4
        y = -d / 2 - 0.42 + 0.36 * share
        between((w / 2 - 0.75, y, 2.3 * share), (w / 2 - 0.25, y, 2.3 * share), 0.032, oak, it)
    return it


def trunk(loc, turn):
    """The painted tin trunk of a boarder, with corners, bands and a padlock of brass."""
    it = group(loc, (0, 0, turn))
    w, d, h = 1.7, 1.05, 0.78
    paint, metal = solid("#b4381e", 0.32, 0, 0.5, 0.3), brass()
    slab(w, d, h - 0.2, 0.04, paint, parent=it, bevel=0.03)
    slab(w + 0.04, d + 0.04, 0.22, 0.05, paint, (0, 0, h - 0.2), parent=it, bevel=0.05)
    slab(w + 0.05, d + 0.05, 0.03, 0.05, graphite(), (0, 0, h - 0.22), parent=it, bevel=0.008)
    for x in (-w / 2 + 0.09, w / 2 - 0.09):
        slab(0.2, d + 0.06, 0.225, 0.05, metal, (x, 0, h - 0.199), parent=it, bevel=0.05)
        slab(0.2, d + 0.02, 0.16, 0.03, metal, (x, 0, -0.005), parent=it, bevel=0.02)
    slab(0.24, 0.04, 0.3, 0.02, metal, (0, -d / 2 - 0.03, h - 0.3), parent=it, bevel=0.012)
    slab(0.3, 0.13, 0.27, 0.05, metal, (0, -d / 2 - 0.11, h - 0.62), parent=it, bevel=0.04)
    bow = [(-0.09, 0), (-0.09, 0.12), (-0.06, 0.18), (0, 0.2), (0.06, 0.18), (0.09, 0.12), (0.09, 0)]
    line([(x, -d / 2 - 0.11, h - 0.38 + z) for x, z in bow], 0.025, solid("#c3c5ce", 0.25, 0.9), parent=it)
    rod(0.03, 0.02, graphite(), (0, -d / 2 - 0.17, h - 0.5), (90, 0, 0), it, bevel=0.002, steps=20)
    line([(-0.2, 0, h + 0.03), (-0.16, 0, h + 0.13), (0.16, 0, h + 0.13), (0.2, 0, h + 0.03)], 0.03, graphite(), parent=it)
    return it


def build(view):
    studio(sun=(-0.4, 1.35, 1.1, 5))
    kolam((0, -0.4, 0.003), 3.4)
    bunk((-0.1, 1.3, 0), 14)
    trunk((-1.5, -0.85, 0), 20)
    tablet("house-rules", (1.05, -1.0, 0), turn=-9, lean=18, body=solid("#b9bcc6", 0.35, 0.8))
    camera((0.2, -14.5, 4.5), (0.0, 0.2, 1.25), lens=96, blur=0.7, focus=(0.6, -0.6, 0.9))
