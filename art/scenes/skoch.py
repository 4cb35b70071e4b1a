"""The SKOCH study: a tape recorder for interviews, whose tape is nearly full; a tablet with what was asked."""

import math

from parts.devices import tablet
from parts.materials import brass, graphite, printed, silver, solid, walnut
from parts.mesh import group, line, prism, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio

W, TALL = 3.5, 2.75


def reel(loc, parent, wound, turn):
    """A reel with three windows; `wound` is the radius of the tape on it."""
    it = group(loc, (90, 0, 0), parent)
    inner = group((0, 0, 0), (0, 0, turn), it)
    rod(wound, 0.14, solid("#3a2418", 0.3), (0, 0, 0.05), parent=inner, bevel=0.01, steps=96)
    metal = silver()
    for z in (0.02, 0.2):
        line([(0.76 * math.cos(a), 0.76 * math.sin(a), z) for a in (math.radians(3 * s) for s in range(120))], 0.035, metal, parent=inner, closed=True)
        for at in range(3):
            a = 120 * at
            spoke = []
            for angle, r in ((-34, 0.2), (34, 0.2), (17, 0.75), (0, 0.76), (-17, 0.75)):
                spoke.append((r * math.cos(math.radians(angle + a)), r * math.sin(math.radians(angle + a))))
            prism(spoke, 0.02, metal, (0, 0, z - 0.01), parent=inner, bevel=0.004)
    rod(0.24, 0.25, metal, (0, 0, 0), parent=inner, bevel=0.02, steps=64)
    rod(0.12, 0.1, brass(), (0, 0, 0.23), parent=inner, bevel=0.02, steps=48)
    for at in range(3):
        a = math.radians(120 * at + 60)
        rod(0.03, 0.04, graphite(), (0.17 * math.cos(a), 0.17 * math.sin(a), 0.24), parent=inner, bevel=0.006, steps=20)


def recorder(loc, turn, lean):
    it = group(loc, (0, 0, turn))
    face = group((0, 0, 0.06), (-lean, 0, 0), it)
    slab(W, TALL, 0.9, 0.1, walnut(), (0, 0.9, TALL / 2), (90, 0, 0), face, bevel=0.04)
    slab(W - 0.2, TALL - 0.2, 0.04, 0.06, solid("#2b2d34", 0.38, 0.7), (0, 0.01, TALL / 2), (90, 0, 0), face, bevel=0.012)
    for x, wound, at in ((-0.83, 0.36, 12), (0.83, 0.66, 50)):
        reel((x, -0.03, 1.78), face, wound, at)
    tape = solid("#3a2418", 0.3)
    way = [(-0.83 - 0.36, 1.72), (-1.1, 0.86), (-0.42, 0.72), (0.42, 0.72), (1.2, 0.86), (0.83 + 0.66, 1.72)]
    line([(x, -0.14, z) for x, z in way], 0.016, tape, parent=face)
    for x, z in ((-1.1, 0.92), (1.2, 0.92)):
        rod(0.08, 0.2, silver(), (x, -0.02, z), (90, 0, 0), face, bevel=0.015, steps=40)
    for x in (-0.42, 0.42):
        rod(0.06, 0.2, brass(), (x, -0.02, 0.78), (90, 0, 0), face, bevel=0.012, steps=40)
    slab(0.62, 0.3, 0.2, 0.05, silver(), (0, -0.02, 0.82), (90, 0, 0), face, bevel=0.03)
    sheet(2.1, 0.43, 0.02, printed("interviews", 0.5, lit=0.25), (-0.35, -0.036, 0.4), (90, 0, 0), face)
    for x in (1.0, 1.4):
        rod(0.15, 0.14, brass() if x > 1.2 else graphite(), (x, -0.03, 0.4), (90, 0, 0), face, bevel=0.025, steps=48)
        slab(0.025, 0.11, 0.02, 0.008, solid("#ffffff"), (x, -0.17, 0.45), (90, 0, 0), face, bevel=0)
    for x in (-1.45, 1.45):
        slab(0.3, 0.8, 0.08, 0.03, solid("#17181d", 0.6), (x, 0.5, 0), parent=it, bevel=0.02)
    slab(1.8, 0.14, 0.1, 0.04, solid("#17181d", 0.5), (0, 0.45, TALL + 0.2), parent=face, bevel=0.03)
    for x in (-0.8, 0.8):
        rod(0.05, 0.26, brass(), (x, 0.45, TALL - 0.02), parent=face, bevel=0.01, steps=24)
    return it


def build(view):
    studio(sun=(1.05, 1.6, 1.15, 5))
    kolam((0, -1.2, 0.003), 3.3)
    recorder((-0.65, 0.6, 0), 9, 9)
    tablet("asked", (1.6, -1.05, 0), turn=-12, lean=20, size=(2.75, 1.9), body=solid("#b9bcc6", 0.35, 0.8))
    camera((0.2, -14.6, 5.0), (0.1, 0.0, 1.5), lens=76, blur=0.85, focus=(0, -0.2, 1.4))
