"""The company: its ledger on a sloping desk, with the life of one laptop and five promises, and the answer on a phone."""

import math

import bmesh

from parts.devices import phone
from parts.materials import brass, linear, printed, solid, walnut
from parts.mesh import _object, _smooth, group, prism, rod, slab, turned
from parts.studio import camera, kolam, studio

WIDE, DEEP = 1.82, 2.5
LOW, HIGH = 0.36, 2.1


def _rise(t):
    """The height of a leaf at a share of its width from the spine: it climbs out of the fold and sinks to its edge."""
    return 0.09 + 0.2 * math.sin(math.pi * min(1, t * 1.15) ** 0.55) + 0.05 * (1 - t)


def half(side, shows, it):
    """One half of the open book: the block of leaves, and the upper leaf as printed."""
    steps = [s / 40 for s in range(41)]
    top = [(side * (0.012 + t * WIDE), _rise(t)) for t in steps]
    outline = [(side * (0.012 + WIDE), 0), (side * 0.012, 0), *top]
    prism(outline if side < 0 else outline[::-1], DEEP, _leaves(), (0, DEEP / 2, 0), (90, 0, 0), it, bevel=0)
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new()
    rows = [[bm.verts.new((x, y, z + 0.004)) for x, z in top] for y in (-DEEP / 2, DEEP / 2)]
    for at in range(40):
        corners = [(0, at), (0, at + 1), (1, at + 1), (1, at)]
        face = bm.faces.new([rows[row][place] for row, place in (corners if side > 0 else corners[::-1])])
        for loop, (row, place) in zip(face.loops, corners if side > 0 else corners[::-1]):
            loop[uv].uv = (steps[place] if side > 0 else 1 - steps[place], row)
    _smooth(_object("leaf", bm, printed(shows, 0.7, lit=0.1), (0, 0, 0), (0, 0, 0), it), 60)


def _leaves():
    """The cut edges of many leaves: fine stripes over the height of the block."""
    made = solid("#e6dcc4", 0.8)
    tree = made.node_tree
    place, wave = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeTexWave")
    ramp = tree.nodes.new("ShaderNodeMixRGB")
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = linear("#b9a982"), linear("#efe6d2")
    wave.bands_direction = "Y"
    wave.inputs["Scale"].default_value, wave.inputs["Distortion"].default_value = 9, 1.5
    tree.links.new(place.outputs["Object"], wave.inputs[0])
    tree.links.new(wave.outputs["Fac"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made


def ledger(it):
    """A thick book in red cloth with corners of brass, open on the slope."""
    cloth = solid("#a3271a", 0.75)
    for side in (-1, 1):
        slab(WIDE + 0.12, DEEP + 0.18, 0.055, 0.05, cloth, (side * (WIDE + 0.12) / 2, 0, -0.056), parent=it, bevel=0.015)
        half(side, "life" if side < 0 else "promises", it)
        for end in (-1, 1):
            slab(0.24, 0.24, 0.075, 0.04, brass(), (side * (WIDE + 0.02), end * (DEEP / 2 - 0.01), -0.066), parent=it, bevel=0.012)
    ribbon = solid("#f2a516", 0.6)
    slab(0.11, DEEP + 0.1, 0.012, 0.004, ribbon, (0.06, -0.05, 0.155), parent=it, bevel=0)


def slope(loc, turn):
    """A clerk's sloping desk of walnut with a ledge of brass; the book lies on it."""
    it = group(loc, (0, 0, turn))
    w, back = 4.3, 1.15
    prism([(-back, 0), (back, 0), (back, HIGH), (back - 0.16, HIGH), (-back, LOW)], w, walnut("z"), (-w / 2, 0, 0), (90, 0, 90), it, bevel=0.025)
    rise = math.degrees(math.atan2(HIGH - LOW, 2 * back - 0.16))
    up = group((0, -back, LOW), (rise, 0, 0), it)
    slab(w - 0.3, 0.07, 0.2, 0.02, brass(), (0, 0.09, 0.0), parent=up, bevel=0.015)
    ledger(group((0, 0.14 + DEEP / 2 + 0.09, 0.066), parent=up))
    pen(up)
    for x in (-1.5, 1.5):
        rod(0.07, 0.05, brass(), (x, -back - 0.05, 0.19), (-90, 0, 0), it, bevel=0.015)
    return it


def pen(it):
    """A pen of black lacquer in the ledge."""
    body = solid("#17181d", 0.2, 0, 0.5, 0.6)
    held = group((-0.2, 0.0, 0.27), (0, 90, 3), it)
    turned([(0, -0.75), (0.05, -0.74), (0.068, -0.6), (0.072, 0.1), (0.075, 0.1), (0.08, 0.14), (0.075, 0.75), (0.05, 0.85), (0, 0.86)], body, parent=held, steps=48)
    turned([(0.073, 0.08), (0.084, 0.1), (0.084, 0.15), (0.077, 0.17)], brass(), parent=held, steps=48)
    slab(0.03, 0.02, 0.5, 0.008, brass(), (-0.085, 0, 0.3), parent=held, bevel=0.005)


def build(view):
    studio(sun=(2.58, 1.345, 0.88, 6))
    kolam((0, -0.6, 0.003), 3.6)
    slope((-0.45, 0.55, 0), 7)
    phone("reference", (2.05, -1.35, 0), turn=-13, lean=12)
    camera((0.3, -15.0, 4.6), (0.05, 0.1, 1.2), lens=90, blur=0.8, focus=(0, -0.3, 1.3))
