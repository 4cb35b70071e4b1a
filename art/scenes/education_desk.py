"""The education desk: six cards say whom a school meets; light falls on them through a window. On the desk a bell and what a school gets on paper."""

import math

from parts.materials import SETTINGS, brass, mixed, printed, solid, walnut, white, wood
from parts.mesh import ball, group, line, prism, rod, sheet, slab
from parts.places import bell
from parts.studio import area, camera, kolam, studio
from parts.things import book

TOP = 1.9
W, TALL = 5.0, 3.0


def card(parent, x, z, at, turn):
    """A card that hangs on its strap from a peg."""
    rod(0.06, 0.2, brass(), (x, 0, z), (90, 0, 0), parent, bevel=0.02, steps=32)
    ball(0.085, brass(), (x, -0.2, z), parent, (1, 0.6, 1))
    it = group((x, -0.12, z), (0, turn, 0), parent)
    strap = solid("#f2a516", 0.6)
    for side in (-1, 1):
        line([(side * 0.05, 0, 0.05), (side * 0.03, -0.03, -0.22)], 0.022, strap, parent=it)
    slab(0.16, 0.12, 0.03, 0.02, brass(), (0, -0.01, -0.26), (90, 0, 0), it, bevel=0.006)
    slab(1.48, 0.94, 0.03, 0.06, white(), (0, 0.0, -0.77), (90, 0, 0), it, bevel=0.01)
    sheet(1.45, 0.91, 0.05, printed("desk-cards", 0.45, lit=0.22), (0, -0.0315, -0.77), (90, 0, 0), it, (at % 3 / 3, 0.5 - at // 3 * 0.5, 1 / 3, 0.5))


def board(loc, turn):
    """A board of felt in a frame with two rails."""
    it = group(loc, (0, 0, turn))
    slab(W, TALL, 0.1, 0.02, solid("#1f5a2c", 0.95, 0, 0.1), (0, 0.12, TALL / 2), (90, 0, 0), it, bevel=0.005)
    for z in (0, TALL - 0.16):
        slab(W + 0.3, 0.26, 0.16, 0.02, walnut(), (0, 0.06, z), parent=it, bevel=0.02)
    for x in (-1, 1):
        slab(TALL - 0.32, 0.25, 0.16, 0.02, walnut(), (x * (W / 2 + 0.07) + 0.08, 0.06, TALL / 2), (0, -90, 0), it, bevel=0.02)
    for row in range(2):
        z = TALL - 0.32 - row * 1.36
        slab(W - 0.06, 0.09, 0.08, 0.02, walnut(), (0, 0.03, z), (90, 0, 0), it, bevel=0.015)
        for column in range(3):
            at = row * 3 + column
            card(it, (column - 1) * 1.62, z, at, (1.5, -1, 0.5, -0.5, 1, -1.5)[at])
    return it


def folder(loc, turn):
    """A clipboard on a rest with the list of what a school gets in writing."""
    stand = group(loc, (0, 0, turn))
    stand.scale = (0.74, 0.74, 0.74)
    prism([(-0.03, 0), (1.6, 0), (1.6, 0.88), (-0.03, 0.05)], 1.4, walnut("z"), (-0.7, 0, 0), (90, 0, 90), stand, bevel=0.02)
    it = group((0, -0.08, 0.055), (27, 0, 0), stand)
    slab(1.9, 2.3, 0.05, 0.06, solid("#f2a516", 0.5), (0, 1.15, 0), parent=it, bevel=0.01)
    slab(1.7, 2.08, 0.02, 0.01, white(), (0, 1.07, 0.05), parent=it, bevel=0.004)
    sheet(1.69, 2.07, 0.01, printed("on-paper", 0.6, lit=0.15), (0, 1.07, 0.0715), parent=it)
    slab(0.7, 0.16, 0.07, 0.03, brass(), (0, 2.16, 0.06), parent=it, bevel=0.02)


def desk():
    """A reception desk whose ends stand within the picture."""
    paint = solid(mixed(SETTINGS["colours"]["hue-deep"], "#2b6c38", 0.55), 0.5)
    slab(6.0, 4.3, TOP - 0.2, 0.3, paint, (0, -0.15, 0), bevel=0.03)
    slab(6.3, 4.6, 0.2, 0.4, walnut(), (0, -0.15, TOP - 0.2), bevel=0.05)


def window():
    """Evening light through a window of six panes, upon the board and not over it: on the floor far behind it would be a streak in the air."""
    from mathutils import Vector

    import bpy

    aim, way = Vector((0.2, 1.0, TOP + 1.6)), Vector((-6.5, -9.0, 4.6))
    data = bpy.data.lights.new("evening", "SUN")
    data.energy, data.angle, data.color = 10, math.radians(0.45), (1.0, 0.62, 0.24)
    it = bpy.data.objects.new("evening", data)
    bpy.context.scene.collection.objects.link(it)
    it.rotation_euler = (-way).to_track_quat("-Z", "Y").to_euler()
    frame = group(aim + way * 0.8)
    frame.rotation_euler = it.rotation_euler
    dark = solid("#000000")
    for x, y, w, d in ((0, 40.9, 200, 80), (0, -41.7, 200, 80), (41.9, 0, 80, 200), (-41.9, 0, 80, 200), (-0.1, 0, 0.26, 4.4), (0, 0.5, 4.2, 0.26)):
        bar = slab(w, d, 0.05, 0.001, dark, (x, y, 0), parent=frame, bevel=0)
        bar.visible_camera = bar.visible_diffuse = bar.visible_glossy = False


def build(view):
    studio(sun=None, dark=8)
    desk()
    window()
    kolam((0.1, -2.303, 0.28), 1.36, radius=0.017, upright=True)
    board((0, 1.15, TOP), -4)
    folder((-2.15, -2.25, TOP), 10)
    bell((0.7, -0.95, TOP))
    book(1.5, 1.05, 0.2, (2.2, -0.35, TOP), turn=-16, colour="#2b6c38")
    book(1.3, 0.95, 0.18, (2.22, -0.35, TOP + 0.2), turn=-4, colour="#e9e7e1")
    camera((0.2, -16.0, 6.6), (0.05, 0.0, 2.7), lens=77, blur=0.8, focus=(0, 0.3, 3.2))
