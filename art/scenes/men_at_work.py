"""Men at work: a sheet of plywood with what was cut out of it, the sun in its arch; the pieces as a stand; the list that the drawing writes."""

import math

from parts.devices import tablet
from parts.materials import brass, graphite, linear, printed, solid
from parts.mesh import group, prism, rod, sheet, slab
from parts.studio import area, camera, kolam, studio
from parts.things import pencil

THICK = 0.16


def ply(along="x", pale="#e8c795", deep="#c4935a"):
    """Birch plywood: pale veneer with a faint grain, and layers in its cut edges."""
    made = solid("#d9b27c", 0.6, 0, 0.3)
    tree = made.node_tree
    out = tree.nodes["Principled BSDF"].inputs["Base Color"]
    spot = tree.nodes.new("ShaderNodeTexCoord")
    stretch, noise, grain = tree.nodes.new("ShaderNodeMapping"), tree.nodes.new("ShaderNodeTexNoise"), tree.nodes.new("ShaderNodeMixRGB")
    stretch.inputs["Scale"].default_value = (0.5, 7, 1) if along == "x" else (7, 0.5, 1)
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.5, 5
    grain.inputs[1].default_value, grain.inputs[2].default_value = linear(deep), linear(pale)
    tree.links.new(spot.outputs["Object"], stretch.inputs[0])
    tree.links.new(stretch.outputs[0], noise.inputs[0])
    tree.links.new(noise.outputs["Fac"], grain.inputs[0])
    parts, wave = tree.nodes.new("ShaderNodeSeparateXYZ"), tree.nodes.new("ShaderNodeMath")
    tree.links.new(spot.outputs["Object"], parts.inputs[0])
    times = tree.nodes.new("ShaderNodeMath")
    times.operation, wave.operation = "MULTIPLY", "SINE"
    times.inputs[1].default_value = math.tau * 3 / THICK
    tree.links.new(parts.outputs["Z"], times.inputs[0])
    tree.links.new(times.outputs[0], wave.inputs[0])
    above = tree.nodes.new("ShaderNodeMath")
    above.operation = "GREATER_THAN"
    above.inputs[1].default_value = 0.1
    tree.links.new(wave.outputs[0], above.inputs[0])
    layers = tree.nodes.new("ShaderNodeMixRGB")
    layers.inputs[1].default_value, layers.inputs[2].default_value = linear("#7d4f28"), linear("#dcb57e")
    tree.links.new(above.outputs[0], layers.inputs[0])
    facing, up, flat = tree.nodes.new("ShaderNodeNewGeometry"), tree.nodes.new("ShaderNodeSeparateXYZ"), tree.nodes.new("ShaderNodeMath")
    turn = tree.nodes.new("ShaderNodeVectorTransform")
    turn.vector_type, turn.convert_from, turn.convert_to = "NORMAL", "WORLD", "OBJECT"
    tree.links.new(facing.outputs["True Normal"], turn.inputs[0])
    tree.links.new(turn.outputs[0], up.inputs[0])
    size = tree.nodes.new("ShaderNodeMath")
    size.operation = "ABSOLUTE"
    tree.links.new(up.outputs["Z"], size.inputs[0])
    flat.operation = "GREATER_THAN"
    flat.inputs[1].default_value = 0.7
    tree.links.new(size.outputs[0], flat.inputs[0])
    both = tree.nodes.new("ShaderNodeMixRGB")
    tree.links.new(flat.outputs[0], both.inputs[0])
    tree.links.new(layers.outputs[0], both.inputs[1])
    tree.links.new(grain.outputs[0], both.inputs[2])
    tree.links.new(both.outputs[0], out)
    return made


def arch(w, tall, steps=40):
    """The outline of an arch on its base line."""
    r = w / 2
    bow = [(r * math.cos(a), tall - r + r * math.sin(a)) for a in (math.pi * s / steps for s in range(steps + 1))]
    return [(-r, 0), (r, 0), *bow]


def board(w, tall, it, holes):
    """An upright sheet with holes: (outline, left, height)."""
    sheet_ = slab(w, tall, THICK, 0.02, ply("x", "#bd8f5c", "#8f6239"), (0, 0, tall / 2), (90, 0, 0), it, bevel=0)
    for shape, x, z in holes:
        cutter = prism(shape, THICK * 4, None, (x, THICK * 2, z), (90, 0, 0), it, bevel=0)
        cutter.hide_render = True
        cut = sheet_.modifiers.new("cut", "BOOLEAN")
        cut.operation, cut.object, cut.solver = "DIFFERENCE", cutter, "EXACT"
    return sheet_


def box(w, tall):
    return [(-w / 2, 0), (w / 2, 0), (w / 2, tall), (-w / 2, tall)]


SHEET = (4.5, 3.7)
ARCH, FRONT, SHELF = (1.5, 2.35), (1.45, 0.95), (1.45, 0.32)


def raw(loc, turn):
    """The sheet in its feet; the sign of the workshop is screwed to it."""
    it = group(loc, (0, 0, turn))
    up = group((0, 0, 0.14), parent=it)
    board(*SHEET, up, ((arch(*ARCH), -1.15, 0.75), (box(*FRONT), 1.1, 0.4), (box(*SHELF), 1.1, 1.75)))
    for x in (-1.9, 0.05, 1.9):
        for side in (-0.16, 0.16):
            slab(0.5, 0.14, 0.5, 0.03, graphite(), (x, -THICK / 2 + side, 0), parent=it, bevel=0.02)
        slab(0.5, 1.2, 0.14, 0.04, graphite(), (x, -THICK / 2, 0), parent=it, bevel=0.02)
    sign(group((1.0, -THICK, 2.85), (90, 0, -2), up))
    return it


def sign(it):
    """The sign from outside the workshop."""
    slab(1.72, 1.0, 0.06, 0.09, graphite(), parent=it, bevel=0.015)
    sheet(1.64, 0.92, 0.06, printed("men-at-work", 0.5, lit=0.2), (0, 0, 0.062), parent=it)
    for x in (-0.74, 0.74):
        for y in (-0.38, 0.38):
            rod(0.035, 0.02, graphite(), (x, y, 0.06), parent=it, bevel=0.008, steps=24)


def stand(loc, turn, size=0.88):
    """What the pieces became: a counter before an arch, with a shelf, and a lamp of brass."""
    it = group(loc, (0, 0, turn))
    it.scale = (size, size, size)
    base = solid("#2a1512", 0.6)
    slab(2.5, 1.7, 0.08, 0.03, base, parent=it, bevel=0.02)
    prism(arch(*ARCH), THICK, ply("y"), (-0.35, 0.6, 0.08), (90, 0, 0), it, bevel=0)
    slab(FRONT[0], FRONT[1], THICK, 0.01, ply(), (0.35, -0.38, 0.08 + FRONT[1] / 2), (90, 0, 0), it, bevel=0)
    for x in (-1, 1):
        slab(0.5, FRONT[1], THICK, 0.01, ply(), (0.35 + x * (FRONT[0] / 2 - THICK / 2) - THICK / 2 , -0.13, 0.08 + FRONT[1] / 2), (90, 0, 90), it, bevel=0)
    slab(FRONT[0] + 0.16, 0.72, 0.06, 0.02, solid("#f2a516", 0.45), (0.35, -0.15, 0.08 + FRONT[1]), parent=it, bevel=0.015)
    slab(1.0, SHELF[1], 0.1, 0.01, ply(), (-0.35, 0.28, 1.35), parent=it, bevel=0)
    for x, colour in ((-0.62, "#b4381e"), (-0.34, "#e9e7e1"), (-0.06, "#f2a516")):
        rod(0.09, 0.24, solid(colour, 0.35), (x, 0.26, 1.45), parent=it, top=0.06, bevel=0.02, steps=32)
    return it


def square(loc, turn):
    """A carpenter's square of brass and walnut."""
    it = group(loc, (0, 0, turn))
    slab(0.16, 1.0, 0.12, 0.02, solid("#4a2a16", 0.5), (0, 0.5, 0), parent=it, bevel=0.015)
    slab(1.4, 0.2, 0.03, 0.005, brass(), (0.7, 0.1, 0.045), parent=it, bevel=0.004)
    return it


def build(view):
    studio(sun=(-2.35, 1.1, 1.02))
    area((-2.5, -7.0, 5.0), (0, 1.0, 1.6), 3, 200, "#ffffff", shine=0.2)
    kolam((0, -0.9, 0.003), 3.5)
    raw((-0.1, 1.9, 0), -7)
    stand((1.55, -0.45, 0), -14)
    tablet("panels", (-1.25, -1.45, 0), turn=11, lean=17, size=(2.3, 1.66))
    square((0.35, -2.1, 0), 24)
    pencil((1.6, -2.3, 0.038), (0, 90, 160))
    camera((0.5, -15.5, 4.6), (0.1, 0.3, 1.75), lens=82, blur=0.75, focus=(0, -0.4, 1.5))
