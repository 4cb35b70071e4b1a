"""Tech Series: what went wrong, on the display of the demonstrator; the microphone, and the hour it may take."""

import math

from parts.devices import display
from parts.materials import brass, glass, graphite, printed, solid, white
from parts.mesh import between, group, line, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio


def microphone(loc, turn):
    """A studio microphone in its bow, on a heavy foot."""
    it = group(loc, (0, 0, turn))
    it.scale = (0.86, 0.86, 0.86)
    dark, metal = graphite(), brass()
    rod(0.52, 0.09, dark, parent=it, bevel=0.03, steps=96)
    rod(0.05, 0.62, dark, (0, 0, 0.08), parent=it, bevel=0)
    bow = [(0.46 * math.cos(a), 0, 1.12 + 0.46 * math.sin(a)) for a in (math.radians(180 + 5 * s) for s in range(37))]
    line(bow, 0.035, dark, parent=it)
    head = group((0, 0, 1.12), (-14, 0, 0), it)
    rod(0.3, 0.62, dark, (0, 0, -0.36), parent=head, bevel=0.05, steps=96)
    rod(0.305, 0.06, metal, (0, 0, 0.24), parent=head, bevel=0.012, steps=96)
    cage = [(0.29, 0.3), (0.29, 0.6), (0.26, 0.74), (0.18, 0.83), (0.08, 0.87), (0, 0.88)]
    turned(cage, solid("#8b8d97", 0.4, 0.7), parent=head, steps=96)
    for at in range(9):
        z = 0.34 + at * 0.035
        line([(0.295 * math.cos(a), 0.295 * math.sin(a), z) for a in (math.radians(5 * s) for s in range(72))], 0.009, dark, parent=head, closed=True)
    rod(0.03, 0.012, solid("#f2a516", 0.3), (0, -0.295, -0.05), (90, 0, 0), head, bevel=0.003, steps=24)
    for side in (-1, 1):
        rod(0.08, 0.14, metal, (side * 0.34, 0, 0), (0, side * 90, 0), head, bevel=0.02)
    return it


def hourglass(loc, turn):
    """An hourglass, most of whose sand still lies above."""
    it = group(loc, (0, 0, turn))
    it.scale = (0.8, 0.8, 0.8)
    metal, sand = brass(), solid("#f2a516", 0.8)
    for z in (0, 1.82):
        rod(0.62, 0.12, metal, (0, 0, z), parent=it, bevel=0.04, steps=96)
    for side in range(3):
        a = math.radians(30 + 120 * side)
        x, y = 0.5 * math.cos(a), 0.5 * math.sin(a)
        between((x, y, 0.1), (x, y, 1.84), 0.04, metal, it)
    half = [(0.04 + 0.36 * math.sin(math.pi / 2 * min(1, t * 1.25)) ** 1.3, t) for t in (s / 20 for s in range(20))]
    upper = [(r, 0.97 + t * 0.86) for r, t in half] + [(0.39, 1.82)]
    outer = [(0.39, 0.12), *[(r, 0.97 - t * 0.86) for r, t in reversed(half)], *upper[1:]]
    turned(outer, glass(), parent=it, steps=96)
    turned([(0, 0.98), *[(r * 0.93, z) for r, z in upper if z < 1.5], (0, 1.44)], sand, parent=it, steps=96)
    rod(0.012, 0.7, sand, (0, 0, 0.28), parent=it, bevel=0, steps=12)
    turned([(0, 0.13), (0.36, 0.13), (0.3, 0.2), (0.1, 0.33), (0, 0.36)], sand, parent=it, steps=96)
    return it


def card(loc, turn):
    """A folded card that stands and says what is on."""
    it = group(loc, (0, 0, turn))
    for side in (0, 180):
        face = group((0, 0, 0), (0, 0, side), it)
        slab(1.7, 0.86, 0.015, 0.01, white(), (0, -0.16, 0.41), (72, 0, 0), face, bevel=0.004)
    sheet(1.66, 0.82, 0.01, printed("one-topic", 0.6, lit=0.2), (0, -0.178, 0.413), (72, 0, 0), it)
    return it


def build(view):
    studio(sun=(3.1, 0.9, 1.9))
    kolam((0, -0.6, 0.003), 3.4)
    display("log", (0.05, 1.2, 0), turn=-4, w=4.4, tall=2.85, body=graphite(), up=0.55)
    microphone((-1.75, -1.1, 0), 18)
    hourglass((1.75, -1.0, 0), 12)
    card((0.1, -1.5, 0), -6)
    camera((-0.2, -15.5, 4.6), (0.05, 0.2, 1.62), lens=84, blur=0.7, focus=(0, 0.0, 1.4))
