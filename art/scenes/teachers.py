"""Teachers: a circuit that a class has built, its second bulb dimmer; the tablet asks why, and a clock of forty minutes has four for the device."""

import math

from parts.devices import tablet
from parts.materials import brass, glass, glow, graphite, printed, rubber, silver, solid, wood
from parts.mesh import ball, between, group, line, rod, sheet, slab, turned
from parts.studio import area, camera, kolam, studio


def bulb(loc, strength, parent):
    """A small bulb in its holder; how bright its wire shines tells the lesson."""
    it = group(loc, parent=parent)
    rod(0.25, 0.07, solid("#ece8df", 0.4), parent=it, bevel=0.02, steps=48)
    rod(0.125, 0.2, brass(), (0, 0, 0.06), parent=it, bevel=0.01)
    for at in range(4):
        ring = [(0.128 * math.cos(a), 0.128 * math.sin(a), 0.1 + at * 0.04) for a in (math.radians(12 * s) for s in range(30))]
        line(ring, 0.011, brass(), parent=it, closed=True)
    shape = [(0.1, 0.26), (0.115, 0.32), (0.19, 0.42), (0.235, 0.52), (0.24, 0.6), (0.215, 0.7), (0.15, 0.79), (0.07, 0.83), (0, 0.84)]
    turned(shape + [(x * 0.95, z - 0.01) for x, z in reversed(shape[:-1])], glass(), parent=it, steps=64)
    wire = [(-0.07, 0, 0.3), (-0.085, 0, 0.52), (-0.04, 0, 0.57), (0, 0, 0.53), (0.04, 0, 0.57), (0.085, 0, 0.52), (0.07, 0, 0.3)]
    line(wire, 0.012, glow("#ffb64a" if strength > 2 else "#c85a12", strength), parent=it)
    if strength > 2:
        ball(0.1, glow("#ffe9c4", 5), (0, 0, 0.54), it, (1, 1, 0.85))
    for x in (-0.19, 0.19):
        rod(0.035, 0.05, silver(), (x, 0, 0.07), parent=it, bevel=0.008, steps=20)
    return it


def cell(loc, turn, parent):
    """Two cells in a holder."""
    it = group(loc, (0, 0, turn), parent)
    slab(1.36, 0.74, 0.12, 0.06, solid("#22242b", 0.55), parent=it, bevel=0.02)
    for x in (-0.66, 0.66):
        slab(0.06, 0.7, 0.34, 0.03, solid("#22242b", 0.55), (x, 0, 0), parent=it, bevel=0.012)
    for y in (-0.17, 0.17):
        rod(0.155, 0.82, solid("#2b6c38", 0.35), (-0.56, y, 0.26), (0, 90, 0), it, bevel=0.015)
        rod(0.156, 0.26, solid("#f2a516", 0.35), (0.26, y, 0.26), (0, 90, 0), it, bevel=0.015)
        rod(0.05, 0.07, silver(), (0.52, y, 0.26), (0, 90, 0), it, bevel=0.012, steps=24)
    return it


def clock(loc, turn):
    """A clock on a foot: forty minutes round, the first four in marigold."""
    it = group(loc, (0, 0, turn))
    slab(0.9, 0.5, 0.1, 0.1, wood(), (0, 0.05, 0), parent=it, bevel=0.025)
    face = group((0, 0, 0.98), (-10, 0, 0), it)
    rod(0.94, 0.26, wood(), (0, 0.13, 0), (90, 0, 0), face, bevel=0.04, steps=96)
    rod(0.87, 0.02, solid("#fbf9f4", 0.6), (0, -0.118, 0), (90, 0, 0), face, bevel=0.004, steps=96)
    sheet(1.66, 1.66, 0.83, printed("forty", 0.6, lit=0.25), (0, -0.141, 0), (90, 0, 0), face)
    hand = group((0, -0.165, 0), parent=face)
    a = math.radians(36)
    between((0, 0, 0), (0.62 * math.sin(a), 0, 0.62 * math.cos(a)), 0.025, graphite(), hand)
    rod(0.06, 0.04, brass(), (0, 0.02, 0), (90, 0, 0), hand, bevel=0.01, steps=32)
    return it


def wires(it):
    """From cell to bulb to bulb and back; each end lies on its screw."""
    red, dark = solid("#c9472b", 0.45), solid("#1c1d22", 0.5)

    def lead(a, b, bow, colour):
        points = []
        for step in range(29):
            t = step / 28
            low = 0.045 + 0.085 * (max(0.0, 1 - 5 * t) + max(0.0, 5 * t - 4))
            points.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t - bow * math.sin(math.pi * t), low))
        line(points, 0.026, colour, parent=it)

    lead((0.7, -0.02), (1.26, 0.32), 0.3, red)
    lead((1.64, 0.32), (2.16, 0.02), -0.2, red)
    lead((2.54, 0.02), (-0.7, -0.12), 1.05, dark)


def build(view):
    studio(sun=(-1.78, 1.0, 0.9, 3.5))
    kolam((0, -0.7, 0.003), 3.3)
    tablet("second-bulb", (-0.5, 0.95, 0), turn=6, lean=18, body=solid("#b9bcc6", 0.35, 0.8), size=(2.9, 2.05))
    clock((1.85, 0.95, 0), -16)
    set_up = group((-1.15, -1.5, 0), (0, 0, 0))
    cell((0, 0, 0), 4, set_up)
    bulb((1.45, 0.32, 0), 20, set_up)
    bulb((2.35, 0.02, 0), 0.7, set_up)
    wires(set_up)
    area((0.3, -1.22, 0.62), (0.3, -1.0, 0.0), 0.25, 10, "#ffc070")
    camera((0.3, -14.4, 4.9), (0.12, -0.2, 0.98), lens=91, blur=0.75, focus=(0.1, -0.6, 0.8))
