"""What stands round the devices."""

import math

from .materials import bell_glass, brass, card, glass, glow, graphite, printed, rubber, silver, solid, white, wood
from .mesh import ball, between, group, line, prism, rod, sheet, slab, turned


def carton(w, d, h, loc=(0, 0, 0), turn=0, label="label", tape="#e0b070"):
    """A sealed shipping box with its label."""
    it = group(loc, (0, 0, turn))
    slab(w, d, h, 0.03, card(), parent=it, bevel=0.018, segments=3)
    slab(0.34, d + 0.004, 0.004, 0.002, solid(tape, 0.3), (0, 0, h - 0.001), parent=it, bevel=0)
    slab(0.34, 0.34, 0.004, 0.002, solid(tape, 0.3), (0, -d / 2 + 0.001, h - 0.17), (90, 0, 0), it, bevel=0)
    if label:
        side = min(h * 0.62, w * 0.4)
        sheet(side * 1.4, side, 0.01, printed(label), (-w * 0.2, -d / 2 - 0.003, h * 0.42), (90, 0, 0), it)
    return it


def pack(w, d, h, loc=(0, 0, 0), turn=0, colour="#e9e7e1", face=None):
    """The white box of a device: a lid over a tray, with a fine seam."""
    it = group(loc, (0, 0, turn))
    skin = solid(colour, 0.5)
    slab(w, d, h * 0.3, 0.03, skin, parent=it, bevel=0.012)
    slab(w - 0.02, d - 0.02, h * 0.04, 0.03, solid("#8d8b86"), (0, 0, h * 0.29), parent=it, bevel=0)
    slab(w, d, h * 0.68, 0.03, skin, (0, 0, h * 0.32), parent=it, bevel=0.012)
    if face:
        sheet(w * 0.9, d * 0.9, 0.01, printed(face, 0.5), (0, 0, h + 0.002), parent=it)
    return it


def table(w, d, h, loc=(0, 0, 0), turn=0, top=None, legs=None):
    """A table whose top lies at height h."""
    it = group(loc, (0, 0, turn))
    slab(w, d, 0.14, 0.12, top or wood(), (0, 0, h - 0.14), parent=it, bevel=0.03)
    metal = legs or graphite()
    for x in (-1, 1):
        for y in (-1, 1):
            between((x * (w / 2 - 0.3), y * (d / 2 - 0.3), h - 0.14), (x * (w / 2 - 0.12), y * (d / 2 - 0.12), 0), 0.08, metal, it)
    return it


def screwdriver(loc, rot, parent=None, colour="#f2a516"):
    it = group(loc, rot, parent)
    grip = [(0.0, 0), (0.075, 0.0), (0.09, 0.05), (0.082, 0.3), (0.09, 0.6), (0.07, 0.68), (0.045, 0.72), (0.0, 0.72)]
    turned(grip, solid(colour, 0.35), parent=it, steps=48)
    for z in (0.1, 0.16, 0.22):
        rod(0.091, 0.022, graphite(), (0, 0, z), parent=it, bevel=0.006, steps=48)
    rod(0.05, 0.05, silver(), (0, 0, 0.71), parent=it, bevel=0.012, steps=32)
    rod(0.022, 0.72, silver(), (0, 0, 0.75), parent=it, bevel=0.002, steps=20)
    rod(0.022, 0.06, graphite(), (0, 0, 1.47), parent=it, top=0.01, bevel=0, steps=20)
    rod(0.094, 0.05, graphite(), (0, 0, -0.04), parent=it, bevel=0.012, steps=32)
    return it


def tweezers(loc, rot, parent=None):
    """Lying on one side: two blades of spring steel, joined at the back, ribbed where they are held, their tips fine."""
    it = group(loc, rot, parent)
    steel, rib = silver(), graphite()
    for side in (-1, 1):
        outer = [(0.0, 0.0), (0.075, 0.16), (0.155, 0.5), (0.15, 0.8), (0.07, 1.15), (0.012, 1.38)]
        inner = [(0.004, 1.38), (0.045, 1.1), (0.105, 0.78), (0.11, 0.5), (0.04, 0.2), (0.0, 0.17)]
        points = [(side * x, y) for x, y in outer + inner]
        prism(points if side > 0 else points[::-1], 0.07, steel, (0, 0, -0.035), parent=it, bevel=0.008, segments=3)
        for at in range(7):
            slab(0.05, 0.016, 0.004, 0.004, rib, (side * 0.131, 0.54 + at * 0.034, 0.034), parent=it, bevel=0)
    rod(0.03, 0.012, rib, (0, 0.09, 0.032), parent=it, bevel=0.003, steps=24)
    return it


def mat(w, d, loc=(0, 0, 0), turn=0, colour="#16474c", lines="#2f7f84"):
    """A soft bench mat with a printed grid."""
    it = group(loc, (0, 0, turn))
    slab(w, d, 0.03, 0.12, solid(colour, 0.75), parent=it, bevel=0.01)
    ink = solid(lines, 0.7)
    for at in range(1, int(w / 0.5)):
        slab(0.008, d - 0.2, 0.002, 0.001, ink, (-w / 2 + at * 0.5, 0, 0.0295), parent=it, bevel=0)
    for at in range(1, int(d / 0.5)):
        slab(w - 0.2, 0.008, 0.002, 0.001, ink, (0, -d / 2 + at * 0.5, 0.0295), parent=it, bevel=0)
    return it


def lamp(loc=(0, 0, 0), turn=0, colour="#f2a516", elbow=1.9, reach=(0.95, 3.0)):
    """A bench lamp with two arms; its light is warm. `elbow`: its height; `reach`: where the head hangs, across and in height."""
    it = group(loc, (0, 0, turn))
    dark, paint = graphite(), solid(colour, 0.35)
    rod(0.5, 0.08, dark, parent=it, bevel=0.03, steps=64)
    joint, end = (-0.35, 0, elbow), (reach[0], 0, reach[1])
    between((0, 0, 0.06), joint, 0.045, dark, it)
    ball(0.085, brass(), joint, it)
    between(joint, end, 0.045, dark, it)
    ball(0.085, brass(), end, it)
    head = group(end, (0, 28, 0), it)
    shade = [(0.46, -0.5), (0.42, -0.38), (0.36, -0.27), (0.29, -0.17), (0.2, -0.07), (0.1, -0.02), (0.0, 0.0)]
    turned(shade, paint, parent=head)
    ball(0.16, glow("#ffe2b0", 6), (0, 0, -0.3), head)
    return it


def dome(r, h, loc=(0, 0, 0)):
    """A glass bell on a turned foot."""
    it = group(loc)
    turned([(0, 0), (r + 0.16, 0), (r + 0.2, 0.05), (r + 0.18, 0.14), (r + 0.1, 0.2), (0, 0.2)], solid("#17181d", 0.3), parent=it, steps=160)
    turned([(r + 0.172, 0.1), (r + 0.21, 0.085), (r + 0.21, 0.055), (r + 0.172, 0.04)], brass(), parent=it, steps=160)
    arc = [(r * math.cos(a), h - r + r * math.sin(a)) for a in (math.radians(5 * s) for s in range(19))]
    outer = [(r, 0.2), *arc]
    inner = [(x * 0.985, y - 0.012 * (y > 0.3)) for x, y in reversed(outer)]
    turned(outer + inner, bell_glass(), parent=it, steps=96)
    ball(0.1, brass(), (0, 0, h + 0.06), it)
    return it


def truss(a, b, side=0.5, bays=8, parent=None):
    """A square stage truss from a to b along x."""
    it = group((0, 0, 0), parent=parent)
    tube = silver()
    step = (b[0] - a[0]) / bays
    for y in (-side / 2, side / 2):
        for z in (-side / 2, side / 2):
            between((a[0], a[1] + y, a[2] + z), (b[0], b[1] + y, b[2] + z), 0.05, tube, it)
    for at in range(bays):
        x, x2 = a[0] + at * step, a[0] + (at + 1) * step
        up = 1 if at % 2 else -1
        for y in (-side / 2, side / 2):
            between((x, a[1] + y, a[2] - up * side / 2), (x2, a[1] + y, a[2] + up * side / 2), 0.022, tube, it)
        for z in (-side / 2, side / 2):
            between((x, a[1] - up * side / 2, a[2] + z), (x2, a[1] + up * side / 2, a[2] + z), 0.022, tube, it)
    return it


def spot(loc, tilt=0, parent=None, colour="#ffd27a"):
    """A stage lamp that hangs from a truss."""
    it = group(loc, (0, tilt, 0), parent)
    dark = solid("#14151a", 0.5)
    rod(0.2, 0.52, dark, (0, 0, -0.75), parent=it, bevel=0.03, steps=40)
    rod(0.17, 0.01, glow(colour, 5), (0, 0, -0.762), parent=it, bevel=0, steps=40)
    for x in (-0.24, 0.24):
        between((x, 0, -0.45), (x * 0.3, 0, 0), 0.022, dark, it)
    return it


def house(loc=(0, 0, 0), turn=0, size=1.0):
    """A white card model of a small building: floors, posts, stairs, roof."""
    it = group(loc, (0, 0, turn))
    it.scale = (size, size, size)
    paper, warm = white(), brass()
    slab(2.6, 1.9, 0.08, 0.02, wood(), parent=it, bevel=0.01)
    for level, (w, d, x) in enumerate(((2.0, 1.3, 0.0), (1.7, 1.2, -0.12), (1.2, 1.0, -0.3))):
        z = 0.08 + level * 0.5
        slab(w, d, 0.05, 0.01, paper, (x, 0, z), parent=it, bevel=0.006)
        left, right, deep = ((-0.97, 0.73, 1.2), (-0.9, 0.3, 1.0), (-0.9, 0.3, 1.0))[level]
        for px in (left + 0.08, (left + right) / 2, right - 0.08):
            for py in (0.08 - deep / 2, deep / 2 - 0.08):
                slab(0.05, 0.05, 0.46, 0.004, paper, (px, py, z + 0.05), parent=it, bevel=0)
        slab(w * 0.5, d * 0.6, 0.44, 0.004, paper, (x - w * 0.1, 0.08, z + 0.05), parent=it, bevel=0.004)
        slab(w * 0.3, 0.02, 0.3, 0.002, glow("#f2a516", 0.9), (x - w * 0.1, 0.08 - d * 0.3 - 0.005, z + 0.1), parent=it, bevel=0)
    slab(1.4, 1.1, 0.05, 0.01, paper, (-0.3, 0, 1.58), parent=it, bevel=0.006)
    for step in range(7):
        slab(0.09, 0.3, 0.065 * (step + 1), 0.002, paper, (0.62 - 0.09 * step, -0.78, 0.08), parent=it, bevel=0)
    for x, y, r in ((1.05, -0.55, 0.2), (1.1, 0.3, 0.16), (-1.1, -0.6, 0.14)):
        rod(0.02, 0.3, warm, (x, y, 0.08), parent=it, bevel=0, steps=12)
        ball(r, solid("#d8d5cc", 0.8), (x, y, 0.38 + r * 0.6), it)
    return it


def pencil(loc, rot, colour="#f2a516", parent=None):
    it = group(loc, rot, parent)
    rod(0.038, 1.3, solid(colour, 0.4), parent=it, bevel=0, steps=6)
    rod(0.038, 0.14, solid("#d9b98c", 0.7), parent=it, rot=(180, 0, 0), top=0.01, bevel=0, steps=18)
    rod(0.012, 0.03, rubber(), (0, 0, -0.12), (180, 0, 0), it, top=0.002, bevel=0, steps=12)
    return it


def book(w, d, h, loc=(0, 0, 0), turn=0, colour="#2b6c38"):
    it = group(loc, (0, 0, turn))
    cover = solid(colour, 0.6)
    slab(w, d, 0.025, 0.02, cover, parent=it, bevel=0.006)
    slab(w - 0.06, d - 0.06, h - 0.05, 0.01, white(), (0.02, 0, 0.025), parent=it, bevel=0.004)
    slab(w, d, 0.025, 0.02, cover, (0, 0, h - 0.025), parent=it, bevel=0.006)
    slab(0.03, d, h, 0.01, cover, (-w / 2 + 0.012, 0, 0), parent=it, bevel=0.006)
    return it


def chip(loc=(0, 0, 0), turn=0, size=2.0, face="chip"):
    """A processor on its carrier, much larger than it is."""
    it = group(loc, (0, 0, turn))
    board, gold = solid("#14161f", 0.45), brass()
    slab(size, size, 0.1, 0.06, board, parent=it, bevel=0.012)
    slab(size * 0.68, size * 0.68, 0.09, 0.03, silver(), (0, 0, 0.1), parent=it, bevel=0.018)
    sheet(size * 0.64, size * 0.64, 0.02, printed(face, 0.35), (0, 0, 0.1925), parent=it)
    for side in range(4):
        edge = group((0, 0, 0), (0, 0, 90 * side), it)
        for at in range(1, 12):
            x = (at - 6) * size * 0.058
            slab(size * 0.03, size * 0.07, 0.012, 0.01, gold, (x, -size * 0.43, 0.1), parent=edge, bevel=0.002)
            if at % 4 == 2:
                slab(size * 0.07, size * 0.035, 0.06, 0.004, solid("#c9b994", 0.5), (x, -size * 0.365, 0.1), parent=edge, bevel=0.004)
    return it


def badge(shows, loc, turn, lean):
    """A badge that leans, its strap over what it leans on."""
    it = group(loc, (0, 0, turn))
    face = group((0, 0, 0), (-lean, 0, 0), it)
    slab(0.95, 1.35, 0.04, 0.07, white(), (0, 0.02, 0.675), (90, 0, 0), face, bevel=0.01)
    sheet(0.93, 1.322, 0.06, printed(shows, 0.4, lit=0.3), (0, -0.0225, 0.675), (90, 0, 0), face)
    slab(0.16, 0.07, 0.06, 0.02, brass(), (0, 0.0, 1.34), parent=face, bevel=0.01)
    return it


def tea(loc):
    """A small glass of tea."""
    it = group(loc)
    turned([(0, 0), (0.2, 0), (0.215, 0.05), (0.3, 0.78), (0.285, 0.78), (0.2, 0.08), (0, 0.08)], glass(), parent=it)
    turned([(0, 0.085), (0.198, 0.085), (0.262, 0.58), (0, 0.58)], solid("#a5622c", 0.2), parent=it)
    return it
