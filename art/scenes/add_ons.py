"""Add-ons: one cable joins the laptop to the dock of its desk, and on its way it is laid as the kolam; the display of a room that starts on time."""

import math

from parts.devices import display, laptop
from parts.materials import SETTINGS, black_glass, brass, graphite, silver, solid
from parts.mesh import group, line, rod, slab
from parts.studio import camera, studio


def dock(loc, turn):
    """A dock: a flat bar with its ports in front."""
    it = group(loc, (0, 0, turn))
    slab(1.55, 0.72, 0.03, 0.1, solid("#14151a", 0.8), parent=it, bevel=0.008)
    slab(1.6, 0.78, 0.26, 0.12, graphite(), (0, 0, 0.025), parent=it, bevel=0.04, segments=7)
    for x, w in ((-0.5, 0.12), (-0.27, 0.12), (0.0, 0.2), (0.32, 0.2)):
        slab(w, 0.055, 0.02, 0.024, black_glass(), (x, -0.385, 0.155), (90, 0, 0), it, bevel=0.002)
    rod(0.022, 0.012, solid("#bff5b2", 0.3), (0.62, -0.386, 0.155), (90, 0, 0), it, bevel=0.002, steps=20)
    return it


def plug(loc, turn, colour):
    """The end of the cable, its tip in a port."""
    it = group(loc, (0, 0, turn))
    slab(0.13, 0.3, 0.075, 0.03, solid(colour, 0.4), (0, 0, -0.037), parent=it, bevel=0.018)
    rod(0.034, 0.14, solid(colour, 0.5), (0, -0.15, 0), (90, 0, 0), it, top=0.026, bevel=0.004, steps=20)
    return it


def curve(a, b, c, d, steps=26):
    """Points from a to d, leaving towards b, arriving from c."""
    points = []
    for step in range(steps + 1):
        t = step / steps
        u = 1 - t
        points.append(tuple(u**3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t**3 * s for p, q, r, s in zip(a, b, c, d)))
    return points


def one_cable(loc, reach, laptop_end, dock_end, colour):
    """The kolam as one cable: its line is opened where it is highest, and its two ends go to their ports."""
    figure = SETTINGS["kolam"]
    size = reach / figure["reach"]
    points = [(loc[0] + x * size, loc[1] + y * size) for x, y in figure["line"]]
    top = max(range(len(points)), key=lambda at: points[at][1])
    points = points[top:] + points[:top]
    if points[1][0] > points[-1][0]:
        points = [points[0], *reversed(points[1:])]
    # Where it crosses itself, one strand goes over the other.
    z, cut = 0.034, max(2, len(points) // 160)
    body = [(x, y, z) for x, y in points[cut:-cut]]
    first, last = body[0], body[-1]
    to_dock = curve(last, (last[0] + 0.3, last[1] + 0.22, z), (dock_end[0], dock_end[1] - 0.7, z), dock_end)
    to_laptop = curve(laptop_end, (laptop_end[0] - 0.55, laptop_end[1] - 0.1, z), (first[0] - 0.45, first[1] + 0.25, z), first)
    line([*to_laptop[:-1], *body, *to_dock[1:]], 0.034, solid(colour, 0.5))
    dot = solid("#f2a516", 0.3)
    for x, y in figure["dots"]:
        rod(0.05, 0.012, dot, (loc[0] + x * size, loc[1] + y * size, 0), bevel=0.004, steps=32)


def build(view):
    studio(sun=(4.0, 2.5, 1.5))
    display("room", (1.5, 2.2, 0), turn=-12, w=3.4, tall=2.14, body=graphite(), up=0.3)
    laptop("one-cable", (-1.3, 0.95, 0), turn=12, opened=110)
    dock((1.75, 0.25, 0), -6)
    colour = "#f0ede6"
    one_cable((0.25, -1.65, 0), 2.55, (0.44, 0.95, 0.09), (1.62, -0.35, 0.155), colour)
    plug((1.65, -0.33, 0.155), -6, colour)
    plug((0.4, 0.99, 0.09), 102, colour)
    camera((0.2, -14.4, 5.8), (0.04, 0.0, 1.05), lens=77, blur=0.9, focus=(0, -0.4, 0.8))
