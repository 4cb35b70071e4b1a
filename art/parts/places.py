"""What tells of a place or a trade: a helmet, a pallet, a counter bell, a bead frame, a model of a stage."""

import math

from .materials import brass, graphite, rubber, screen, silver, solid, wood
from .mesh import ball, between, group, line, rod, sheet, slab, turned
from .things import carton, spot, truss


def helmet(loc=(0, 0, 0), turn=0, colour="#f2a516"):
    """A safety helmet: shell, brim, peak and three ribs."""
    it = group(loc, (0, 0, turn))
    shell = solid(colour, 0.3, 0, 0.5, 0.4)
    body = group((0, 0, 0), parent=it)
    body.scale = (1, 1.2, 1)
    dome = [(0.98 * math.cos(a), 0.1 + 0.92 * math.sin(a)) for a in (math.radians(5 * s) for s in range(19))]
    turned([(0.9, 0.02), (1.1, 0), (1.14, 0.03), (1.08, 0.07), (1.0, 0.1), *dome], shell, parent=body, steps=128)
    slab(1.5, 1.1, 0.06, 0.5, shell, (0, -1.12, 0.0), (3, 0, 0), it, bevel=0.028)
    for x, lift in ((0, 0.02), (-0.2, 0.0), (0.2, 0.0)):
        bow = []
        for step in range(25):
            a = math.radians(9 + step * 6.75)
            bow.append((x, -1.17 * math.cos(a) * 0.995, 0.1 + (0.91 + lift - abs(x) * 0.1) * math.sin(a)))
        line(bow, 0.05, shell, parent=it)
    return it


def pallet(w, d, loc=(0, 0, 0), turn=0):
    """Planks on three bearers. Its deck lies at 0.42."""
    it = group(loc, (0, 0, turn))
    for x in (-1, 0, 1):
        slab(0.3, d, 0.3, 0.01, wood(), (x * (w / 2 - 0.15), 0, 0), parent=it, bevel=0.012)
    planks = 6
    wide = (d - 0.12 * (planks - 1)) / planks
    for at in range(planks):
        slab(w, wide, 0.12, 0.01, wood(), (0, -d / 2 + wide / 2 + at * (wide + 0.12), 0.3), parent=it, bevel=0.012)
    return it


def load(loc=(0, 0, 0), turn=0):
    """Cartons on a pallet, held by two straps."""
    it = group(loc, (0, 0, turn))
    pallet(4.6, 3.0).parent = it
    for level, (across, label) in enumerate(((3, True), (3, False))):
        for at in range(across):
            shown = "pallet-label" if label and at != 1 or level and at == 1 else None
            carton(1.42, 2.6, 1.05, ((at - 1) * 1.46, 0, 0.42 + level * 1.06), 0, label=shown).parent = it
    dark = solid("#16181d", 0.6)
    for x in (-0.73, 0.73):
        top = 0.42 + 2.12
        for y in (-1.31, 1.31):
            slab(0.1, 0.02, top - 0.3, 0.004, dark, (x, y, 0.3), parent=it, bevel=0)
        slab(0.1, 2.64, 0.02, 0.004, dark, (x, 0, top - 0.005), parent=it, bevel=0)
        slab(0.2, 0.05, 0.16, 0.02, graphite(), (x, -1.34, 1.5), parent=it, bevel=0.012)
    return it


def bell(loc=(0, 0, 0)):
    """The bell on a counter."""
    it = group(loc)
    turned([(0, 0), (0.6, 0), (0.62, 0.04), (0.58, 0.09), (0, 0.09)], graphite(), parent=it, steps=96)
    rod(0.05, 0.2, brass(), (0, 0, 0.08), parent=it, bevel=0, steps=24)
    dome = [(0.53 * math.cos(a), 0.15 + 0.4 * math.sin(a)) for a in (math.radians(5 * s) for s in range(19))]
    turned([(0.5, 0.13), (0.57, 0.12), (0.565, 0.16), *dome[1:]], brass(), parent=it, steps=128)
    rod(0.035, 0.14, graphite(), (0, 0, 0.53), parent=it, bevel=0, steps=24)
    ball(0.085, brass(), (0, 0, 0.68), it, (1, 1, 0.6))
    return it


def bead_frame(loc=(0, 0, 0), turn=0):
    """Beads on five wires in a wooden frame: something to count with."""
    it = group(loc, (0, 0, turn))
    w, tall = 2.3, 1.9
    for x in (-1, 1):
        slab(0.16, 0.26, tall, 0.03, wood(), (x * w / 2, 0, 0), parent=it, bevel=0.02)
        slab(0.2, 1.0, 0.12, 0.04, wood(), (x * w / 2, 0, 0), parent=it, bevel=0.02)
    slab(w + 0.36, 0.28, 0.14, 0.03, wood(), (0, 0, tall - 0.06), parent=it, bevel=0.02)
    colours = ("#f2a516", "#e9e7e1", "#c9472b", "#e9e7e1", "#f2a516")
    for row, left in enumerate((7, 4, 6, 3, 8)):
        z = 0.36 + row * 0.32
        between((-w / 2, 0, z), (w / 2, 0, z), 0.018, silver(), it)
        for at in range(10):
            x = -w / 2 + 0.19 + at * 0.145 if at < left else w / 2 - 0.19 - (9 - at) * 0.145
            ball(0.115, solid(colours[row], 0.5, 0, 0.3), (x, 0, z), it, (0.6, 1, 1))
    return it


def stage(loc=(0, 0, 0), turn=0):
    """A model of a stage: deck, two towers, a truss with lamps, a lit backdrop."""
    it = group(loc, (0, 0, turn))
    black = solid("#17181d", 0.5)
    slab(5.0, 3.0, 0.1, 0.03, wood(), parent=it, bevel=0.02)
    slab(4.2, 2.2, 0.24, 0.02, black, (0, 0.2, 0.1), parent=it, bevel=0.02)
    for step in range(3):
        slab(0.9, 0.2, 0.08 * (3 - step), 0.005, black, (0, -1.0 - step * 0.2, 0.1), parent=it, bevel=0.004)
    for x in (-1.95, 1.95):
        tower = group((x, 0.0, 0.1), (0, -90, 0), it)
        truss((0, 0, 0), (3.1, 0, 0), 0.26, 10, tower)
        slab(0.5, 0.5, 0.06, 0.02, graphite(), (x, 0, 0.1), parent=it, bevel=0.01)
        slab(0.42, 0.42, 0.06, 0.02, graphite(), (x, 0, 3.18), parent=it, bevel=0.01)
    truss((-2.1, 0, 3.0), (2.1, 0, 3.0), 0.26, 12, it)
    for at in range(5):
        hung = group((-1.3 + at * 0.65, -0.1, 2.86), (16, 0, 0), it)
        hung.scale = (0.55, 0.55, 0.55)
        spot((0, 0, 0), (2 - at) * 9, hung)
    slab(3.3, 0.06, 2.0, 0.02, graphite(), (0, 0.95, 0.34), parent=it, bevel=0.01)
    sheet(3.2, 1.9, 0.01, screen("backdrop"), (0, 0.915, 1.34), (90, 0, 0), it)
    for x in (-1.1, 1.1):
        slab(0.4, 0.32, 0.5, 0.02, rubber(), (x, -0.5, 0.34), parent=it, bevel=0.01)
    rod(0.015, 0.62, silver(), (0, -0.35, 0.34), parent=it, bevel=0, steps=12)
    ball(0.04, graphite(), (0, -0.35, 0.97), it)
    return it


def balance(loc=(0, 0, 0), turn=0):
    """Scales of brass in balance. Their pans lie at 1.12, 1.75 to the left and right."""
    it = group(loc, (0, 0, turn))
    metal = brass()
    turned([(0, 0), (0.8, 0), (0.82, 0.05), (0.7, 0.14), (0.3, 0.2), (0.12, 0.34), (0, 0.34)], graphite(), parent=it, steps=96)
    rod(0.075, 3.0, metal, (0, 0, 0.3), parent=it, bevel=0)
    ball(0.14, metal, (0, 0, 3.36), it)
    between((-1.75, 0, 3.1), (1.75, 0, 3.1), 0.05, metal, it)
    ball(0.12, metal, (0, -0.02, 3.1), it)
    for x in (-1.75, 1.75):
        ball(0.075, metal, (x, 0, 3.1), it)
        turned([(0, 1.06), (0.5, 1.07), (0.84, 1.13), (0.88, 1.17), (0.86, 1.18), (0.5, 1.1), (0, 1.09)], metal, (x, 0, 0), parent=it, steps=96)
        for side in range(3):
            a = math.radians(90 + side * 120)
            between((x, 0, 3.06), (x + 0.86 * math.cos(a), 0.86 * math.sin(a), 1.17), 0.012, metal, it)
    return it


def counter(w, d, h, loc=(0, 0, 0)):
    """A counter of slats with a wooden top; things stand on it at height h."""
    it = group(loc)
    slab(w - 0.5, d - 0.5, h - 0.2, 0.06, solid("#1d1208", 0.6), parent=it, bevel=0.02)
    count = int((w - 0.5) / 0.22)
    for at in range(count):
        x = -(w - 0.62) / 2 + at * (w - 0.62) / (count - 1)
        slab(0.13, 0.06, h - 0.24, 0.01, wood(), (x, 0.22 - d / 2, 0.04), parent=it, bevel=0.01)
    slab(w, d, 0.2, 0.06, wood(), (0, 0, h - 0.2), parent=it, bevel=0.03)
    return it


__all__ = ["balance", "bead_frame", "bell", "counter", "helmet", "load", "pallet", "stage"]
