"""A spilt tea: the cup lies beside the laptop, the tea runs towards it, and the card of the plan says what that is."""

from parts.devices import laptop
from parts.materials import brass, printed, solid, walnut, white
from parts.mesh import group, prism, sheet, slab, smoothed, turned
from parts.studio import camera, kolam, studio

TOP = 1.5


def fallen_cup(loc, turn):
    """A tea cup of fired clay on its side."""
    it = group(loc, (0, 0, turn))
    on_side = group((0, 0, 0.305), (0, 80, 0), it)
    clay = solid("#c0643a", 0.7, 0, 0.3)
    outer = [(0, 0), (0.29, 0), (0.32, 0.04), (0.34, 0.2), (0.41, 0.7), (0.46, 1.0), (0.485, 1.04), (0.48, 1.09), (0.455, 1.1)]
    turned([*outer, (0.43, 1.06), (0.38, 0.7), (0.3, 0.14), (0, 0.1)], clay, parent=on_side, steps=128)
    for z, r in ((0.42, 0.372), (0.5, 0.384)):
        turned([(r, z - 0.018), (r + 0.012, z), (r, z + 0.018)], clay, parent=on_side, steps=128)
    return it


def puddle(points, h, parent=None, loc=(0, 0, 0)):
    """Tea on a flat ground, its edge round through the points."""
    tea = solid("#54250a", 0.1, 0, 0.4, 0.25)
    edge = smoothed([points[-1], *points, *points[:2]], 10)
    return prism(edge, h, tea, loc, parent=parent, bevel=h * 0.9, segments=5)


def plan_card(loc, turn, lean=14):
    """The card of the plan, in a foot of brass."""
    it = group(loc, (0, 0, turn))
    slab(1.1, 0.3, 0.12, 0.05, brass(), parent=it, bevel=0.02)
    face = group((0, 0.0, 0.08), (-lean, 0, 0), it)
    slab(1.9, 1.25, 0.03, 0.07, white(), (0, 0.015, 0.64), (90, 0, 0), face, bevel=0.008)
    sheet(1.87, 1.226, 0.06, printed("covered", 0.45, lit=0.28), (0, -0.0165, 0.64), (90, 0, 0), face)
    return it


def build(view):
    studio(sun=(2.7, 2.3, 1.1))
    slab(14, 9.2, 0.22, 0.1, walnut(), (0, -1.9, TOP - 0.22), bevel=0.03)
    kolam((-0.1, -1.9, TOP + 0.003), 2.9, radius=0.022)
    wet = laptop("tea", (-0.75, 0.75, TOP), turn=9, opened=108)
    puddle([(0.98, -1.0), (0.8, -0.6), (0.95, -0.2), (0.62, 0.1), (0.9, 0.32), (1.25, 0.12), (1.3, -0.35), (1.2, -0.7), (1.24, -1.02)], 0.032, wet, (0, 0, 0.121))
    fallen_cup((1.95, -1.1, TOP), 202)
    puddle([(0.95, -1.35), (0.8, -0.95), (0.35, -0.6), (-0.1, -0.25), (-0.7, -0.3), (-0.6, -0.75), (-1.0, -1.0), (-0.8, -1.4), (-0.3, -1.35), (0.1, -1.62), (0.5, -1.9), (0.9, -1.75)], 0.03, loc=(0, 0, TOP))
    plan_card((1.8, 0.65, TOP), -14)
    camera((0.1, -14.0, 6.9), (0.1, -0.2, 2.25), lens=84, blur=0.8, focus=(0.2, -0.4, 2.1))
