"""The Forrester studies: two editions with a tag that asks who paid, and an adding machine that writes one's own figures."""

import math

import bmesh

from parts.materials import brass, graphite, printed, solid, white
from parts.mesh import _object, _smooth, ball, between, group, line, prism, rod, sheet, slab
from parts.studio import camera, kolam, studio


def strip(w, path, material, parent):
    """Paper that follows a path of depths and heights; its print runs along the path."""
    lengths = [0.0]
    for (y, z), (y2, z2) in zip(path, path[1:]):
        lengths.append(lengths[-1] + math.hypot(y2 - y, z2 - z))
    bm = bmesh.new()
    rows = [[bm.verts.new((x, y, z)) for x in (-w / 2, w / 2)] for y, z in path]
    uv = bm.loops.layers.uv.new()
    for at in range(len(path) - 1):
        face = bm.faces.new((rows[at][0], rows[at][1], rows[at + 1][1], rows[at + 1][0]))
        for loop, (u, row) in zip(face.loops, ((0, at), (1, at), (1, at + 1), (0, at + 1))):
            loop[uv].uv = (u, lengths[row] / lengths[-1])
    return _smooth(_object("strip", bm, material, (0, 0, 0), (0, 0, 0), parent), 80)


def adding_machine(loc, turn):
    it = group(loc, (0, 0, turn))
    shell, dark = solid("#8a4a8c", 0.32, 0, 0.5, 0.3), graphite()
    slab(2.5, 2.3, 0.1, 0.12, dark, (0, 0, 0), parent=it, bevel=0.03)
    section = [(-1.15, 0.08), (1.1, 0.08), (1.1, 1.12), (0.98, 1.22), (0.3, 1.22), (0.18, 1.17), (-1.15, 0.42)]
    prism(section, 2.6, shell, (-1.3, 0, 0), (90, 0, 90), it, bevel=0.07, segments=6)
    slope = math.degrees(math.atan2(1.17 - 0.42, 1.33))
    deck = group((0, -0.485, 0.795), (slope, 0, 0), it)
    slab(2.3, 1.2, 0.02, 0.08, dark, (0, 0, -0.005), parent=deck, bevel=0.006)
    cream, gold = solid("#efeadd", 0.4), solid("#f2a516", 0.35)
    for column in range(6):
        for row in range(4):
            paint = gold if column == 5 else solid("#5c5f68", 0.4) if column == 4 else cream
            x, y = -0.9 + column * 0.36, -0.42 + row * 0.28
            if column == 5 and row in (1, 2, 3):
                continue
            rod(0.05, 0.1, dark, (x, y, 0.01), parent=deck, bevel=0, steps=20)
            rod(0.125, 0.06, paint, (x, y, 0.08), parent=deck, top=0.11, bevel=0.015, steps=40)
    slab(0.26, 0.82, 0.09, 0.1, gold, (0.9, 0.14, 0.05), parent=deck, bevel=0.03)
    slab(2.0, 0.16, 0.05, 0.04, brass(), (0, 0.62, 1.2), parent=it, bevel=0.015)
    rod(0.27, 1.8, white(), (-0.9, 0.86, 1.42), (0, 90, 0), it, bevel=0.01)
    rod(0.06, 2.2, dark, (-1.1, 0.86, 1.42), (0, 90, 0), it, bevel=0.01)
    for x in (-1.08, 1.08):
        slab(0.06, 0.4, 0.5, 0.02, dark, (x, 0.86, 1.12), parent=it, bevel=0.015)
    path = [(0.56, 1.16)]
    for at in range(30):
        t = at / 29
        curl = max(0.0, t - 0.8) ** 2 / 0.04
        path.append((0.56 + 0.1 * t + 0.28 * curl, 1.2 + 2.25 * t - 0.1 * curl))
    strip(1.56, path, printed("your-case", 0.6, lit=0.22), it)
    arm = group((1.34, 0.35, 0.72), (-28, 0, 0), it)
    rod(0.16, 0.1, brass(), (-0.06, 0, 0), (0, 90, 0), arm, bevel=0.02)
    between((0.06, 0, 0), (0.1, 0, 1.05), 0.05, brass(), arm)
    between((0.08, 0, 1.05), (0.5, 0, 1.05), 0.035, brass(), arm)
    rod(0.11, 0.42, solid("#17181d", 0.35), (0.14, 0, 1.05), (0, 90, 0), arm, bevel=0.04)
    return it


def volume(loc, turn, lean, name, thick, colour):
    """A bound report that stands and leans back."""
    it = group(loc, (0, 0, turn))
    it.scale = (0.92, 0.92, 0.92)
    face = group((0, 0, 0.0), (-lean, 0, 0), it)
    slab(1.5, 2.0, 0.03, 0.03, solid(colour, 0.5), (0, thick, 1.0), (90, 0, 0), face, bevel=0.008)
    slab(1.44, 1.94, thick - 0.06, 0.02, white(), (0.01, thick - 0.03, 1.0), (90, 0, 0), face, bevel=0.004)
    slab(1.5, 2.0, 0.03, 0.03, solid(colour, 0.5), (0, 0.03, 1.0), (90, 0, 0), face, bevel=0.008)
    slab(0.03, thick, 2.0, 0.01, solid(colour, 0.5), (-0.74, thick / 2, 0), parent=face, bevel=0.006)
    sheet(1.46, 1.95, 0.03, printed(name, 0.5, lit=0.2), (0, -0.0015, 1.0), (90, 0, 0), face)
    return face


def tag(face):
    """A tag on a string round the newer report."""
    cord = solid("#e9e4d6", 0.7)
    line([(-0.75, -0.012, 0.98), (0.75, -0.012, 0.98)], 0.014, cord, parent=face)
    line([(0.1, -0.02, 0.98), (0.14, -0.035, 0.88), (0.16, -0.03, 0.81)], 0.012, cord, parent=face)
    ball(0.03, cord, (0.1, -0.02, 0.98), face)
    hung = group((0.12, -0.03, 0.84), (0, 8, 0), face)
    slab(1.06, 0.6, 0.025, 0.06, solid("#f2a516", 0.55), (0, 0.0, -0.3), (90, 0, 0), hung, bevel=0.006)
    sheet(1.0, 0.56, 0.05, printed("who-paid", 0.55, lit=0.2), (0, -0.0265, -0.3), (90, 0, 0), hung)


def build(view):
    studio(sun=(0.4, 2.1, 1.2, 3))
    kolam((0, -1.2, 0.003), 3.3)
    adding_machine((1.12, 0.0, 0), -12)
    volume((-2.05, 0.75, 0), 10, 13, "edition-2021", 0.34, "#b97807")
    tag(volume((-0.98, -0.45, 0), 6, 14, "edition-2024", 0.4, "#4a1d4b"))
    camera((-0.02, -14.6, 5.2), (-0.2, 0.1, 1.55), lens=74, blur=0.85, focus=(0, -0.2, 1.4))
