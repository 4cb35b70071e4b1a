"""Choosing a partner: the chair of the one who is asked, a badge hung over its back. A tablet with a question, and three answers in writing."""

import math

from parts.devices import tablet
from parts.materials import brass, printed, solid, walnut, wood
from parts.mesh import between, group, line, prism, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio

SEAT = 1.5


def chair(loc, turn):
    """A school chair of steel tube, its seat and the two boards of its back bent from ply."""
    it = group(loc, (0, 0, turn))
    steel = solid("#d9dbe2", 0.25, 0.9)
    for x in (-0.82, 0.82):
        points = [(x, -0.85, 0.05), (x * 0.94, -0.7, SEAT - 0.1), (x * 0.94, 0.62, SEAT - 0.1), (x * 0.98, 0.86, 2.1), (x, 1.0, 3.3)]
        line(points, 0.062, steel, parent=it)
        line([(x, 0.98, 0.05), (x * 0.94, 0.5, SEAT - 0.1)], 0.062, steel, parent=it)
        for y in (-0.85, 0.98):
            rod(0.09, 0.12, solid("#17181d", 0.6), (x, y, 0), parent=it, bevel=0.02, steps=24)
    between((-0.78, -0.72, 0.72), (0.78, -0.72, 0.72), 0.045, steel, it)
    between((-0.78, 0.7, 0.72), (0.78, 0.7, 0.72), 0.045, steel, it)
    _bent(it, 1.9, 0.0, 0, seat=True)
    for z in (2.42, 3.02):
        _bent(it, 1.94, z, 0.42)
    return it


def _bent(it, w, z, tall, seat=False):
    """A board whose section is bowed: the seat hollow, the back round the sitter."""
    steps = 24
    if seat:
        lower, upper = [], []
        for at in range(steps + 1):
            y = -0.95 + 1.75 * at / steps
            dip = 0.09 * math.sin(math.pi * at / steps) - (0.12 * max(0, 1 - at / 5) ** 2)
            upper.append((y, SEAT + 0.06 - dip * 0.7))
            lower.append((y, SEAT - 0.03 - dip * 0.7))
        prism(lower + list(reversed(upper)), w, wood(), (-w / 2, 0, 0), (90, 0, 90), it, bevel=0.025)
        return
    front, back = [], []
    for at in range(steps + 1):
        x = -w / 2 + w * at / steps
        bow = 0.16 * (1 - (2 * x / w) ** 2)
        front.append((x, bow))
        back.append((x, bow + 0.08))
    board = group((0, 0.82 + (z - 2.1) * 0.12, z), (-6, 0, 0), it)
    prism(front + list(reversed(back)), tall, wood(), (0, 0, -tall / 2), (0, 0, 0), board, bevel=0.03)


def badge(it):
    """A medal on a ribbon that hangs from a corner of the back."""
    silk = solid("#f2a516", 0.55)
    hung = group((-0.42, 0.9, 3.14), (-4, 0, 0), it)
    for x in (-0.09, 0.09):
        prism([(x - 0.1, 0.13), (x + 0.1, 0.13), (x * 0.2 + 0.1, -0.92), (x * 0.2 - 0.1, -0.92)], 0.014, silk, (0, -0.02 - abs(x - 0.1) * 0.1, 0), (90, 0, 0), hung, bevel=0.003)
    slab(0.4, 0.26, 0.014, 0.01, silk, (0, 0.06, 0.125), parent=hung, bevel=0.003)
    turned([(0, 0), (0.36, 0), (0.38, 0.03), (0.36, 0.07), (0.3, 0.07), (0.28, 0.05), (0, 0.05)], brass(), (0, -0.03, -1.2), (90, 0, 0), hung, steps=96)
    star = []
    for at in range(16):
        r = 0.2 if at % 2 else 0.11
        star.append((r * math.cos(math.radians(22.5 * at)), r * math.sin(math.radians(22.5 * at))))
    prism(star, 0.035, brass(), (0, -0.07, -1.2), (90, 0, 0), hung, bevel=0.008)
    line([(0.08 * math.cos(a), -0.05, -0.86 + 0.08 * math.sin(a)) for a in (math.radians(15 * s) for s in range(24))], 0.02, brass(), parent=hung, closed=True)


def envelope(loc, rot, name):
    it = group(loc, rot)
    slab(1.02, 0.64, 0.035, 0.02, solid("#f4f0e6", 0.65), parent=it, bevel=0.01)
    sheet(0.98, 0.6, 0.01, printed(name, 0.65, lit=0.15), (0, 0, 0.0365), parent=it)
    return it


def build(view):
    studio(sun=(2.6, 1.35, 1.12, 6))
    kolam((0, -1.0, 0.003), 3.3)
    it = chair((-1.15, 0.7, 0), -14)
    badge(it)
    tablet("nine", (1.25, 0.7, 0), turn=-10, lean=18, size=(2.9, 2.07), body=solid("#b9bcc6", 0.35, 0.8))
    rack = group((0.2, -1.75, 0), (0, 0, 4))
    slab(3.5, 0.5, 0.2, 0.05, walnut(), parent=rack, bevel=0.025)
    for at, name in enumerate(("answer-a", "answer-b", "answer-c")):
        leaning = group(((at - 1) * 1.12 - 0.0, -0.02, 0.14), (0, 0, 0), rack)
        envelope((0, 0.0, 0.36), (74, 0, (1 - at) * 3), name).parent = leaning
    camera((0.2, -14.6, 5.0), (-0.05, 0.0, 1.5), lens=80, blur=0.85, focus=(0.2, -0.2, 1.3))
