"""Learning studio: the making table. A tablet on a tripod films what floats and what sinks; a microphone, and the note of what to change."""

import math

from parts.devices import stylus, tablet
from parts.materials import brass, glass, graphite, printed, rubber, silver, solid, wood
from parts.mesh import ball, between, group, line, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio

TOP = 1.5


def tripod(loc, turn, lean):
    """A small tripod that holds a tablet by its edges; its screen looks to the front."""
    it = group(loc, (0, 0, turn))
    dark = graphite()
    for a in (90, 210, 330):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        between((x * 0.78, y * 0.78, 0.03), (x * 0.05, y * 0.05, 0.98), 0.04, dark, it)
        ball(0.055, rubber(), (x * 0.78, y * 0.78, 0.045), it)
    rod(0.06, 0.42, silver(), (0, 0, 0.9), parent=it, bevel=0.01)
    ball(0.1, brass(), (0, 0, 1.32), it)
    held = group((0, -0.06, 1.36), parent=it)
    slab(0.5, 0.16, 0.1, 0.03, dark, (0, 0.05, 0.0), parent=held, bevel=0.02)
    tablet("filming", (0, 0.05, 0.06), lean=lean, stand=False, body=solid("#b9bcc6", 0.35, 0.8)).parent = held
    return it


def bowl(loc):
    """A glass of water: a lemon floats, a steel ball has sunk."""
    it = group(loc)
    turned([(0, 0), (0.9, 0), (0.96, 0.05), (0.98, 1.7), (0.95, 1.7), (0.92, 0.1), (0, 0.08)], glass(), parent=it, steps=96)
    water = solid("#9fe0d4", 0.05)
    water.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.22
    turned([(0, 0.09), (0.905, 0.1), (0.93, 1.24), (0, 1.24)], water, parent=it, steps=96)
    lemon = group((0.2, -0.15, 1.2), (0, 74, 24), it)
    shape = [(0.33 * math.sin(a) ** 0.8, -0.42 * math.cos(a)) for a in (math.radians(6 + 7 * s) for s in range(25))]
    turned([(0, -0.5), (0.05, -0.46), *shape, (0.05, 0.46), (0, 0.5)], solid("#f6c626", 0.45), parent=lemon, steps=64)
    ball(0.24, silver(), (-0.3, -0.3, 0.33), it)
    return it


def microphone(loc, turn):
    """A table microphone on its disc."""
    it = group(loc, (0, 0, turn))
    dark = graphite()
    rod(0.46, 0.07, dark, parent=it, bevel=0.025, steps=64)
    rod(0.035, 0.75, silver(), (0, 0, 0.06), parent=it, bevel=0)
    ring = [(0.34 * math.cos(a), 0, 1.12 + 0.34 * math.sin(a)) for a in (math.radians(5 * s) for s in range(72))]
    line(ring, 0.025, silver(), parent=it, closed=True)
    rod(0.22, 0.5, dark, (0, 0, 0.82), parent=it, bevel=0.05, steps=64)
    turned([(0.222, 1.3), (0.22, 1.38), (0.18, 1.5), (0.1, 1.57), (0, 1.59)], solid("#6b6e78", 0.5, 0.6), parent=it, steps=64)
    slab(0.452, 0.452, 0.03, 0.226, brass(), (0, 0, 1.27), parent=it, bevel=0.008)
    return it


def card(loc, turn):
    """A folded card that stands."""
    it = group(loc, (0, 0, turn))
    paint = solid("#f2a516", 0.6)
    for side in (-1, 1):
        leaf = group((0, side * 0.3, 0), (-side * -20, 0, 0), it)
        slab(1.5, 0.95, 0.02, 0.01, paint, (0, 0.01, 0.47), (90, 0, 0), leaf, bevel=0.003)
        if side < 0:
            sheet(1.48, 0.93, 0.01, printed("one-change", 0.6, lit=0.15), (0, -0.0115, 0.47), (90, 0, 0), leaf)


def build(view):
    studio(sun=(-0.7, 5.0, 2.4))
    slab(14, 9.2, 0.22, 0.1, wood(), (0, -1.9, TOP - 0.22), bevel=0.03)
    kolam((0.1, -1.5, TOP + 0.003), 2.4, radius=0.017)
    tripod((0.75, -0.35, TOP), -8, 8)
    bowl((-1.75, 0.6, TOP))
    microphone((2.35, -0.9, TOP), -10)
    card((-0.75, -1.75, TOP), 10)
    stylus((0.75, -2.3, TOP + 0.045), (0, 90, -8))
    camera((0.0, -14.0, 6.0), (0.15, -0.2, 2.4), lens=82, blur=0.8, focus=(0.2, -0.4, 2.6))
