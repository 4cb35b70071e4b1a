"""Landscape: the ground as a model of layers with terraces, trees and a pond, and on the tablet what moving it means."""

import math

from parts.devices import stylus, tablet
from parts.materials import brass, mixed, solid, wood
from parts.mesh import ball, group, prism, rod, slab
from parts.studio import camera, kolam, studio

THICK = 0.15


def contour(w, d, layer, steps=110):
    """The outline of a layer: a hill with two shoulders, smaller and further back the higher it lies."""
    points = []
    shrink = 1 - 0.135 * layer
    for step in range(steps):
        a = 2 * math.pi * step / steps
        bump = 1 + 0.13 * math.cos(2 * a + 0.6) + 0.09 * math.cos(3 * a - 0.9 + 0.16 * layer) + 0.035 * math.cos(5 * a + 0.3 * layer)
        points.append((w * shrink * bump * math.cos(a) + 0.1 * layer, d * shrink * bump * math.sin(a) + 0.07 * layer))
    return points


def tree(loc, size, colour, parent):
    it = group(loc, parent=parent)
    rod(0.022, 0.3 * size + 0.1, brass(), parent=it, bevel=0, steps=14)
    leaf = solid(colour, 0.85)
    ball(0.2 * size, leaf, (0, 0, 0.32 * size + 0.16), it, (1, 1, 0.92))
    return it


def garden(loc, turn):
    """Layers of cork on a board; the lowest hollow holds water."""
    it = group(loc, (0, 0, turn))
    it.scale = (1.1, 1.1, 1.1)
    slab(4.3, 3.2, 0.14, 0.08, wood(), parent=it, bevel=0.03)
    base = 0.14
    slab(4.1, 3.0, THICK, 0.04, solid("#cfae7f", 0.85), (0, 0, base), parent=it, bevel=0.012)
    pond = [(0.62 * math.cos(a) * (1 + 0.16 * math.cos(2 * a)) - 1.25, 0.4 * math.sin(a) * (1 + 0.12 * math.cos(3 * a)) - 0.98) for a in (2 * math.pi * s / 72 for s in range(72))]
    bank = [((x + 1.25) * 1.1 - 1.25, (y + 0.98) * 1.12 - 0.98) for x, y in pond]
    prism(bank, 0.02, solid("#b48f5e", 0.85), (0, 0, base + THICK), parent=it, bevel=0.006)
    prism(pond, 0.012, solid("#2f7f95", 0.06, 0, 0.6), (0, 0, base + THICK + 0.02), parent=it, bevel=0.003)
    tops = []
    for layer in range(6):
        tone = mixed("#e6cfa6", "#c79f68", layer / 5)
        z = base + THICK * (layer + 1)
        prism(contour(1.62, 1.12, layer), THICK, solid(tone, 0.85), (0.2, 0.18, z), parent=it, bevel=0.014)
        tops.append(z + THICK)
    slab(0.86, 0.5, 0.05, 0.02, solid("#eceae4", 0.55), (0.82, 0.55, tops[5]), (0, 0, 12), it, bevel=0.008)
    slab(0.52, 0.34, 0.26, 0.01, solid("#eceae4", 0.55), (0.82, 0.58, tops[5] + 0.05), (0, 0, 12), it, bevel=0.008)
    slab(0.62, 0.44, 0.035, 0.01, solid("#b4381e", 0.5), (0.82, 0.58, tops[5] + 0.31), (0, 0, 12), it, bevel=0.006)
    green, dark, bloom = "#5f8a4a", "#3d6a43", "#f2a516"
    for x, y, z, size, colour in (
        (-1.85, -0.35, base + THICK, 1.0, dark), (-1.72, 0.2, base + THICK, 0.8, green), (-0.42, -1.22, base + THICK, 0.75, green),
        (1.75, -1.1, base + THICK, 1.0, dark), (1.32, -1.22, base + THICK, 0.8, bloom), (-0.95, -0.22, tops[0], 0.8, bloom),
        (0.62, -0.72, tops[0], 0.72, green), (1.45, 0.05, tops[0], 0.8, green), (-0.6, 0.5, tops[1], 0.9, dark),
        (0.15, -0.32, tops[2], 0.66, bloom), (-0.1, 0.72, tops[3], 0.75, green), (1.75, 1.05, base + THICK, 1.0, dark),
        (-1.75, 1.1, base + THICK, 1.05, green), (-1.2, 1.2, base + THICK, 0.8, dark),
    ):
        tree((x, y, z), size, colour, it)
    return it


def build(view):
    studio(sun=(1.2, 1.0, 0.8, 5))
    kolam((0, -1.1, 0.003), 3.4)
    garden((-0.45, 0.9, 0), 14)
    tablet("cut-fill", (1.35, -1.25, 0), turn=-14, lean=22)
    stylus((-0.75, -2.2, 0.045), (0, 90, 10))
    camera((0.4, -14.2, 5.3), (0.0, 0.0, 1.12), lens=86, blur=0.8, focus=(0.4, -0.6, 0.8))
