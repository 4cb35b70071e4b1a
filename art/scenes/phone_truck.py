"""A logistics firm: a toy truck of wood whose load are the phones of its depots, all with the same application."""

from parts.devices import phone
from parts.materials import black_glass, brass, graphite, rubber, solid, wood
from parts.mesh import ball, group, prism, rod, slab
from parts.studio import camera, kolam, studio


def wheel(loc, parent):
    it = group(loc, (90, 0, 0), parent)
    rod(0.46, 0.3, rubber(), (0, 0, -0.15), parent=it, bevel=0.06, steps=96)
    rod(0.3, 0.02, wood(), (0, 0, 0.145), parent=it, bevel=0.008, steps=64)
    ball(0.09, brass(), (0, 0, 0.165), it, (1, 1, 0.6))


def truck(loads, loc, turn):
    """It drives to the right; its load looks to the front."""
    it = group(loc, (0, 0, turn))
    oak, dark, paint = wood(), graphite(), solid("#f2a516", 0.32, 0, 0.5, 0.35)
    deep = 1.5
    slab(5.5, deep - 0.3, 0.2, 0.04, dark, (0, 0, 0.5), parent=it, bevel=0.03)
    slab(3.95, deep, 0.14, 0.04, oak, (-0.72, 0, 0.7), parent=it, bevel=0.02)
    for y in (-1, 1):
        for z in (0.86, 1.06):
            slab(3.95, 0.09, 0.14, 0.02, oak, (-0.72, y * (deep / 2 - 0.06), z), parent=it, bevel=0.02)
        for x in (-2.6, -0.72, 1.16):
            slab(0.12, 0.07, 0.5, 0.02, dark, (x, y * (deep / 2), 0.74), parent=it, bevel=0.012)
    slab(0.1, deep - 0.04, 0.62, 0.02, oak, (-2.65, 0, 0.74), parent=it, bevel=0.02)
    side = [(1.35, 0.62), (2.8, 0.62), (2.85, 0.7), (2.85, 1.25), (2.76, 1.36), (2.5, 1.44), (2.18, 2.22), (2.08, 2.3), (1.42, 2.3), (1.35, 2.22)]
    prism(side, deep, paint, (0, deep / 2, 0), (90, 0, 0), it, bevel=0.07, segments=6)
    pane = [(1.6, 1.46), (2.33, 1.46), (2.08, 2.08), (1.6, 2.08)]
    prism(pane, deep + 0.02, black_glass(), (0, deep / 2 + 0.01, 0), (90, 0, 0), it, bevel=0.008)
    slab(0.3, 0.03, 0.05, 0.02, brass(), (1.66, -deep / 2 - 0.01, 1.2), parent=it, bevel=0.01)
    slab(0.14, deep + 0.06, 0.2, 0.04, brass(), (2.86, 0, 0.56), parent=it, bevel=0.03)
    for y in (-0.5, 0.5):
        rod(0.15, 0.06, solid("#ffedc4", 0.2), (2.83, y, 1.02), (0, 90, 0), it, bevel=0.02, steps=40)
    for x in (-1.9, -0.85, 2.05):
        for y in (-1, 1):
            wheel((x, y * (deep / 2 - 0.1), 0.46), it)
    for at, shows in enumerate(loads):
        phone(shows, (-2.13 + at * 0.94, -0.15, 0.84), 0, lean=6, stand=False).parent = it
    return it


def build(view):
    studio(sun=(2.05, 1.9, 1.15, 5))
    kolam((0, -0.3, 0.003), 3.5)
    truck(("depot-city", "depot-road", "depot-hills", "depot-spare"), (0.1, 0.2, 0), -9)
    camera((0.5, -14.5, 4.1), (0.05, 0.1, 1.25), lens=76, blur=0.8, focus=(0, -0.6, 1.2))
