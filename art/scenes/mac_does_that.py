"""Mac does that: the corner of a keyboard, as large as a desk. Command and its letters are in marigold; the old Ctrl has been pulled off beside it."""

import math

import bmesh

from parts.devices import display
from parts.materials import brass, graphite, printed, solid
from parts.mesh import _bevel, _object, _smooth, group, line, outline, prism, sheet, slab
from parts.studio import area, camera, kolam, studio

UNIT, GAP, TALL = 0.92, 0.07, 0.46


def cap(w, loc, part, paint, it):
    """A key: wider at its foot than at its top, which sinks a little to its middle and bears the letter."""
    key = group((loc[0], loc[1], 0), parent=it)
    d = UNIT - GAP
    w -= GAP
    low, high = outline(w, d, 0.09), outline(w - 0.2, d - 0.22, 0.12)
    bm = bmesh.new()
    rings = [[bm.verts.new((x, y, z)) for x, y in ring] for ring, z in ((low, 0), (low, 0.1), (high, TALL))]
    for under, over in zip(rings, rings[1:]):
        for at in range(len(under)):
            to = (at + 1) % len(under)
            bm.faces.new((under[at], under[to], over[to], over[at]))
    bm.faces.new(rings[-1])
    _bevel(_smooth(_object("cap", bm, solid(paint, 0.5), (0, 0, 0), (0, 0, 0), key)), 0.035, 5)
    sheet(w - 0.3, d - 0.32, 0.08, printed("keycaps", 0.5, lit=0.15), (0, 0, TALL + 0.003), parent=key, part=part)
    return key


def of(x, y, w, h=100):
    """A part of the sheet of caps, with the shape of a cap's top."""
    return (x / 500, 1 - (y + h) / 500, w / 500, h / 500)


DARK, SUN = "#2b2d36", "#f2a516"


def corner(loc, turn):
    """Seven keys on a plate that slopes to the front."""
    it = group(loc, (0, 0, turn))
    w, d = 4.35, 2.2
    prism([(-d / 2, 0), (d / 2, 0), (d / 2, 1.28), (-d / 2, 0.24)], w, graphite(), (-w / 2, 0, 0), (90, 0, 90), it, bevel=0.05)
    up = group((-w / 2 + 0.16, -d / 2, 0.24), (math.degrees(math.atan2(1.04, d)), 0, 0), it)
    slab(w - 0.2, 2.12, 0.02, 0.1, solid("#121318", 0.6), (w / 2 - 0.16, 1.2, -0.005), parent=up, bevel=0.004)
    for at, letter in enumerate("ZXCV"):
        cap(UNIT, (0.62 + at * UNIT, 1.2 + UNIT / 2), of(at * 100, 0, 100), SUN if letter in "CV" else DARK, up)
    x = 0.08
    for left, wide, shown, paint in ((0, 1.3, 135, DARK), (135, 1.18, 125, DARK), (260, 1.55, 165, SUN)):
        cap(wide, (x + wide / 2, 1.2 - UNIT / 2), of(left, 100, shown), paint, up)
        x += wide
    return it


def pulled(loc, turn):
    """The old key, its back on the grip of the wire puller that took it off."""
    it = group(loc, (0, 0, turn))
    lying = group((0, 0, 0.16), (21, 0, 0), it)
    cap(UNIT, (0, 0), of(0, 200, 100), "#d9d5ca", lying)
    tool = group((-0.35, 0.33, 0.13), (0, 90, 0), it)
    slab(0.26, 0.26, 1.25, 0.1, solid("#c9472b", 0.4), parent=tool, bevel=0.05)
    for side in (-1, 1):
        bow = [(0, side * 0.06, 0), (0, side * 0.1, -0.12), (0, side * 0.3, -0.34), (0, side * 0.36, -0.8), (0, side * 0.24, -0.86)]
        line(bow, 0.022, brass(), parent=tool)
    return it


def build(view):
    studio(sun=(4.3, 1.0, 1.9))
    area((-3, -6.5, 6), (-0.3, 0, 1), 3, 150, "#ffffff", shine=0.2)
    kolam((0, -0.9, 0.003), 3.5)
    display("habits", (1.0, 2.0, 0), turn=-6, w=4.6, tall=2.96, up=0.15)
    corner((-0.7, -0.4, 0), 9)
    pulled((2.2, -1.5, 0), -20)
    camera((0.2, -15.5, 5.4), (0.05, 0.2, 1.75), lens=82, blur=0.75, focus=(0, -0.1, 1.4))
