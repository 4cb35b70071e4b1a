"""The ground before the garden: the site as bare layers, the surveyor's points on it, the drone that flew over it."""

import math

from parts.materials import brass, graphite, mixed, rubber, solid, wood
from parts.mesh import ball, between, group, line, prism, rod, slab
from parts.studio import camera, kolam, studio

THICK, LOW = 0.15, 0.29
SLOPE = ("#e6cfa6", "#b98a52")


def contour(layer, steps=120):
    """The outline of a layer: one long ridge with a hollow in its side."""
    shrink = 1 - 0.15 * layer
    points = []
    for step in range(steps):
        a = 2 * math.pi * step / steps
        bump = 1 + 0.12 * math.cos(2 * a - 0.5) + 0.11 * math.cos(3 * a + 1.9) + 0.04 * math.cos(5 * a + 0.4 * layer)
        points.append((1.95 * shrink * bump * math.cos(a) - 0.13 * layer, 1.2 * shrink * bump * math.sin(a) + 0.1 * layer))
    return points


def ground(loc, turn):
    """Layers of cork on a board, every second edge traced in brass; pins where the surveyor measured."""
    it = group(loc, (0, 0, turn))
    slab(4.7, 3.4, 0.14, 0.08, wood(), parent=it, bevel=0.03)
    slab(4.5, 3.2, THICK, 0.04, solid("#cfae7f", 0.85), (0, 0, 0.14), parent=it, bevel=0.012)
    tops = [LOW]
    for layer in range(5):
        prism(contour(layer), THICK, solid(mixed(*SLOPE, layer / 4), 0.85), (0.15, 0.1, tops[-1]), parent=it, bevel=0.014)
        tops.append(tops[-1] + THICK)
        if layer % 2 == 0:
            line([(x + 0.15, y + 0.1, tops[-1]) for x, y in contour(layer)], 0.016, brass(), parent=it, closed=True)
    for x, y, level in ((-1.9, -1.2, 0), (-0.6, -1.32, 0), (0.95, -1.3, 0), (2.0, -0.9, 0), (2.0, 0.9, 0), (-1.95, 0.6, 0), (-1.2, -0.25, 1), (0.4, -0.75, 1), (1.35, 0.2, 1), (-0.35, -0.2, 3), (-0.4, 0.5, 5)):
        pin((x, y, tops[level]), it)
    return it


def pin(loc, parent):
    x, y, z = loc
    rod(0.018, 0.34, brass(), loc, parent=parent, bevel=0, steps=14)
    ball(0.085, solid("#f2a516", 0.35), (x, y, z + 0.4), parent)


def drone(loc, turn, tilt):
    """Four arms with their rotors, a camera below."""
    it = group(loc, (tilt, 0, turn))
    slab(0.62, 0.4, 0.16, 0.12, solid("#e9e7e1", 0.4), parent=it, bevel=0.05)
    slab(0.3, 0.2, 0.04, 0.05, solid("#f2a516", 0.4), (0, 0, 0.16), parent=it, bevel=0.015)
    ball(0.1, graphite(), (0, -0.16, -0.07), it)
    rod(0.045, 0.05, rubber(), (0, -0.23, -0.07), (90, 0, 0), it, bevel=0.005, steps=24)
    for x in (-1, 1):
        for y in (-1, 1):
            end = (x * 0.6, y * 0.46, 0.14)
            between((x * 0.2, y * 0.12, 0.1), end, 0.04, graphite(), it)
            rod(0.07, 0.14, graphite(), (end[0], end[1], 0.08), parent=it, bevel=0.01, steps=32)
            slab(0.78, 0.07, 0.014, 0.03, solid("#c9ccd6", 0.4), (end[0], end[1], 0.225), (0, 0, 35 + 50 * x * y), it, bevel=0.004)


def build(view):
    studio(sun=None)
    kolam((0, -1.1, 0.003), 3.3)
    ground((0, 0.3, 0), 12)
    drone((1.05, 0.2, 2.35), -16, 6)
    camera((0.3, -14.2, 6.0), (0.08, 0.0, 1.05), lens=76, blur=0.9, focus=(0.1, 0.0, 0.8))
